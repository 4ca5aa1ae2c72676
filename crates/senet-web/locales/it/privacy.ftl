### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Privacy: che cosa conserva Senet
privacy-description = Che cosa conserva di te questo sito: quasi nulla. Niente account, pubblicità o tracciamento. Un numero casuale sul dispositivo tiene il tuo posto.
privacy-breadcrumb = Privacy
privacy-heading = Che cosa si conserva: quasi nulla
privacy-lead = Puoi giocare senza account, senza indirizzo e-mail e senza nome. Questa pagina elenca tutto ciò che si conserva comunque, e perché.

privacy-device-title = Sul tuo dispositivo
privacy-device-seat = Quando per la prima volta crei una partita o ti unisci a una, il tuo browser riceve un cookie con un lungo numero casuale. È la chiave dei tuoi posti, perché nessun altro possa muovere per te. Non dice nulla di te, gli script non possono leggerlo e dura un anno.
privacy-device-settings = Se scegli colori, l’orientamento del tabellone o un’altra lingua, un piccolo cookie ricorda ciascuna scelta. La semplice lettura non imposta alcun cookie.
privacy-device-clear = Puoi cancellarli tutti quando vuoi. Senza la chiave, il tuo dispositivo perde i suoi posti nelle partite non finite.

privacy-server-title = Sul server
privacy-server-game = Ogni partita si conserva così come è stata giocata: le regole, i lanci, le mosse, com’è finita, quando sono successe le cose, quando chi gioca era presente per l’ultima volta e i numeri casuali con cui si possono verificare i lanci. Se usi un soprannome o le frasi rapide, con la partita si conservano il soprannome e le ultime frasi. Le partite finite restano, perché i loro link continuino a funzionare.
privacy-server-key = Della chiave del tuo posto il server tiene solo un’impronta, un hash da cui la chiave non si può ricavare.
privacy-server-address = Il tuo indirizzo di rete è usato in memoria per fermare valanghe di richieste. Il server di gioco non lo scrive né nelle partite né nel proprio registro. Conta le richieste nel loro insieme, senza nulla che rimandi a una persona.

privacy-others-title = Che cosa vedono gli altri
privacy-others-body = Chi ha il link di una partita può guardarla, leggerne i soprannomi e vedere se chi gioca è presente. Dai quindi il link a chi deve averlo, e scegli un soprannome che altri possano leggere senza che ti dispiaccia.

privacy-none-title = Che cosa non c’è
privacy-none-body = Niente pubblicità, niente tracciamento dei visitatori, niente pulsanti social, niente caratteri o script da altri siti: ogni file di questo sito viene da questo sito stesso. Nulla viene venduto o ceduto.

privacy-host-title = Chi gestisce il sito
privacy-host-body = Chiunque può far funzionare Senet, e questa pagina descrive che cosa fa Senet stesso. Chi gestisce questa copia può tenerla dietro altri server con registri propri.
