errors-not-found-title = Questa pagina non esiste
errors-not-found = L’indirizzo non porta da nessuna parte. Forse per strada si è persa una lettera.
errors-no-game-title = Questa partita non esiste
errors-no-game = A questo link non corrisponde nessuna partita. Chiedilo di nuovo, o comincia una partita tua.
errors-bad-request-title = Richiesta non valida
errors-bad-request = Nel modulo mancava qualcosa o non era al suo posto. Torna indietro e riprova.
errors-foreign-title = La richiesta viene da un altro sito
errors-foreign = Per proteggerti, solo le pagine di questo sito possono agire per te. Apri la partita qui e riprova.
errors-seat-link-title = Questo link non vale più
errors-seat-link = Un link per cambiare dispositivo vale solo per poco tempo. Creane uno nuovo sul dispositivo dove giochi.
errors-too-many-title = Un po’ più piano
errors-too-many = Troppe richieste tutte insieme. Aspetta un attimo e riprova.
errors-server-title = Qualcosa non ha funzionato da parte nostra
errors-server = Le tue partite sono al sicuro. Riprova fra un attimo.
errors-home = Alla pagina iniziale
errors-offline-title = Qui non c’è rete
errors-offline = Le tue partite sono al sicuro sul server e riprendono da dove sono appena torni in linea. Intanto puoi leggere le regole.
errors-offline-rules = Leggi le regole

errors-notice-stale = La partita era già andata avanti. Ora è a questo punto.
errors-notice-not-your-turn = Non tocca a te.
errors-notice-no-seat = Stai guardando questa partita e non vi partecipi.
errors-notice-full = Entrambi i posti sono presi. Puoi guardare.
errors-notice-throw-pending = Prima va giocato il lancio: { $throw }.
errors-notice-game-over = La partita è finita.
errors-notice-begun = La partita è cominciata e non si può più lasciare così. Puoi abbandonare.
errors-notice-cannot-claim = La vittoria ora non si può reclamare.
errors-notice-not-over = La rivincita viene dopo la fine di questa partita.
errors-notice-too-many = { $seconds ->
    [one] Troppe richieste tutte insieme. Riprova fra un secondo.
   *[other] Troppe richieste tutte insieme. Riprova fra { $seconds } secondi.
}
errors-move-nobody = I coni e i rocchetti non sono ancora di nessuno.
errors-move-not-thrown = Prima bisogna lanciare i bastoncini.
errors-move-empty = Su { $from } non c’è nessuna pedina.
errors-move-enemy = La pedina su { $from } non è tua.
errors-move-own = { $from }: su { $to } c’è una pedina dello stesso schieramento.
errors-move-safe = { $from }: la pedina su { $to } è su una casella sicura.
errors-move-neighbour = { $from }: la pedina su { $to } è protetta dalla sua vicina su { $neighbour }.
errors-move-blockade = { $from }: un muro di tre, a partire da { $at }, sbarra la strada.
errors-move-no-exit = { $from }: un { $throw } non fa uscire questa pedina.
errors-move-not-home = { $from }: le pedine escono solo quando sono tutte nell’ultima fila; una è su { $behind }.
errors-move-opening = Il primo 1 si gioca da { $from }.
errors-move-before-first = { $from }: non si può tornare oltre la casella 1.
errors-move-back-onto = { $from }: si torna solo su una casella vuota, e su { $to } c’è una pedina.
