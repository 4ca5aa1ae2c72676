### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet di Jéquier: regole, confronto e storia
jequier-description = Le regole del Senet di Jéquier: il sorteggio del primo 1, i blocchi di tre, le mosse indietro, la Casa dell’Acqua su 27. A confronto con il gioco standard.
jequier-breadcrumb = Senet di Jéquier
jequier-eyebrow = Una variante del Senet
jequier-heading = Il Senet di Jéquier
jequier-lead = Il primo 1 decide chi comincia, tre pedine di fila sbarrano la strada, chi non può andare avanti deve tornare indietro, e su 27 aspetta la Casa dell’Acqua.
jequier-hero-alt = Le ultime cinque caselle del tabellone: 26 con il nefer della Bellezza, 27 con le onde dell’Acqua, 28 con i tre uccelli delle Verità, 29 con le due figure sedute di Ra-Atum, 30 con il falco Horus.
jequier-hero-caption = 26 Bellezza, 27 Acqua, 28 Tre Verità, 29 Ra-Atum, 30 Horus
jequier-contents-title = In questa pagina

## Play buttons

jequier-play-friend = Gioca a Jéquier con gli amici
jequier-play-stranger = Gioca con chi aspetta
jequier-play-device = Gioca qui, su un dispositivo
jequier-to-standard = Le regole standard

## What it is

jequier-what-title = Che cos’è?
jequier-what-body = Il Senet di Jéquier è una ricostruzione dell’antico gioco attribuita all’egittologo Gustave Jéquier. Tabellone, pedine e bastoncini sono quelli del gioco standard: trenta caselle, cinque coni contro cinque rocchetti, quattro bastoncini. La partenza, i lanci e la fine della corsa sono diversi, e chi ha la strada sbarrata può dover tornare indietro.

## The throw-off

jequier-opening-title = Il sorteggio
jequier-opening-body = Le pedine si dispongono come sempre, coni su 1, 3, 5, 7 e 9, rocchetti su 2, 4, 6, 8 e 10, ma non sono ancora di nessuno. Si lancia a turno finché esce un 1; nessun altro lancio ha effetto. Chi fa quell’1 prende i rocchetti, muove la pedina da 10 a 11, unica mossa permessa, e, poiché era un 1, lancia di nuovo. L’altra persona riceve i coni.
jequier-opening-odds = Un lancio su quattro è un 1, quindi il sorteggio dura in media quattro lanci, e chi lo comincia lo vince 4 volte su 7.
jequier-opening-alt = La partenza: coni su 1, 3, 5, 7 e 9, rocchetti su 2, 4, 6, 8 e 10. Una freccia scende dal rocchetto su 10 alla casella 11.
jequier-opening-caption = È uscito il primo 1: il rocchetto su 10 va a 11, e chi ora lo possiede lancia di nuovo.

## Throws

jequier-throw-title = Lanci e lanci in più
jequier-throw-body = Da una a quattro facce in su valgono da 1 a 4; se non ce n’è nessuna, il lancio vale 6. Dopo un 1, un 4 o un 6 lanci di nuovo, purché il lancio si sia potuto giocare; vale anche una mossa indietro. Dopo un 2 o un 3 il turno passa. Su 16 lanci, 4 sono un 1, 6 un 2, 4 un 3, uno è un 4 e uno è un 6.

## As in the standard game

jequier-same-title = Che cosa resta uguale
jequier-same-body = Muovi una pedina esattamente del numero lanciato, e un lancio che si può giocare va giocato. Nessuna pedina si ferma su una del proprio schieramento. Una pedina che si ferma su un’avversaria isolata si scambia di posto con lei; due vicine si proteggono a vicenda, e una pedina su una casella sicura non può essere scambiata. Qui le caselle sicure sono 26, 28, 29 e 30. Vince chi per primo porta fuori tutte e cinque le pedine.

## The blockade

jequier-blockade-title = Il blocco
jequier-blockade-body = Tre o più pedine avversarie su caselle consecutive sono un muro. Nessuna pedina può scavalcarlo, né in avanti né all’indietro. Il muro può svoltare con il percorso, da 10 a 11 e da 20 a 21. Una coppia non è un muro e si può superare.
jequier-blockade-alt = I rocchetti su 10, 11 e 12 formano un muro attorno alla svolta del percorso, i rocchetti su 18 e 19 una coppia. Ci sono coni su 9 e 16. I coni hanno fatto 4.
jequier-blockade-caption = I coni hanno fatto 4. Il cono su 9 è chiuso: per andare a 13 dovrebbe scavalcare il muro su 10, 11 e 12. Il cono su 16 può superare la coppia su 18 e 19 e va a 20.

## Moving back

jequier-back-title = Tornare indietro
jequier-back-body = Se nessuna delle tue pedine può andare avanti, una deve tornare indietro del numero lanciato, se può. Deve fermarsi su una casella vuota, perché tornando indietro non si scambia nulla. Non può scendere sotto la casella 1 né scavalcare un muro. La Casa dell’Acqua conta come casella vuota, e una pedina che ci torna annega.
jequier-back-alt = Coni su 5 e 9 davanti a un muro di rocchetti su 10, 11 e 12; un altro rocchetto su 20. I coni hanno fatto 4. Una freccia riporta dal cono su 5 alla casella 1.
jequier-back-caption = I coni hanno fatto 4. Il cono su 9 ha davanti il muro, e il cono su 5 finirebbe sul suo compagno su 9. Nulla può andare avanti, quindi il cono su 5 torna a 1. Poiché una mossa è stata fatta, i coni lanciano di nuovo.

## Lost turns

jequier-lost-title = Turni persi
jequier-lost-body = Se nessuna pedina può nemmeno tornare indietro, il turno è perso, anche dopo un 1, un 4 o un 6. Se nella figura qui sopra ci fosse un rocchetto sulla casella 1, i coni perderebbero il turno nonostante il 4.

## The houses

jequier-houses-title = Le case
jequier-houses-body = Le case vengono una casella prima che nel gioco standard, e solo l’acqua ha una regola sua. La casella 15, quella dell’ankh, qui è una casella comune.
jequier-house-26-name = 26: Casa della Bellezza
jequier-house-26-body = Una casella sicura, e nient’altro.
jequier-house-27-name = 27: Casa dell’Acqua
jequier-house-27-body = Una pedina che si ferma qui viene messa sulla casella vuota con il numero più basso di tutto il tabellone. Su 27 non resta mai nulla; passarci sopra non fa alcun danno.
jequier-house-28-name = 28: Casa delle Tre Verità
jequier-house-28-body = Sicura. Per lasciarla non serve un lancio particolare.
jequier-house-29-name = 29: Casa di Ra-Atum
jequier-house-29-body = Sicura, e si lascia altrettanto liberamente.
jequier-house-30-name = 30: Casa di Horus
jequier-house-30-body = La fine del percorso. Una pedina che non può ancora uscire può riposare qui al sicuro.
jequier-water-alt = Coni su 2 e 25, rocchetti su 1 e 14. I coni hanno fatto 2. Una freccia di avvertimento va dal cono su 25 all’acqua su 27.
jequier-water-caption = Con questo 2 il cono su 25 cadrebbe in acqua e riemergerebbe su 3, perché 1 e 2 sono occupate. Ai coni conviene andare da 2 a 4.

## Leaving the board

jequier-off-title = Uscire dal tabellone
jequier-off-body = Le tue pedine possono uscire dal tabellone solo finché tutte quelle che ti restano sono nell’ultima fila, da 21 a 30. Allora ogni lancio che porta una pedina a 30 o oltre la fa uscire, chiunque ci sia su 30. Fino a quel momento nessuna pedina può andare oltre 30. Può fermarsi esattamente su 30 come su ogni altra casella, e vi riposa finché un lancio successivo, qualunque sia, può farla uscire. Un muro sbarra anche la strada verso l’uscita.
jequier-off-alt = Gli ultimi tre coni sono su 24, 28 e 30, tutti nell’ultima fila; rocchetti su 12 e 17. I coni hanno fatto 6.
jequier-off-caption = Tutti i coni rimasti sono nell’ultima fila. Con un 6 può uscire uno qualsiasi dei tre: quello su 24 arrivando esattamente a 30, anche se lì c’è un cono, gli altri andando oltre. Se un cono fosse rimasto indietro su 18, non potrebbe ancora uscire nessuno.

## Comparison

jequier-table-title = I due giochi a confronto
jequier-table-caption = Il Senet standard e il Senet di Jéquier, regola per regola
jequier-table-rule = Regola
jequier-table-standard = Standard
jequier-table-jequier = Jéquier
jequier-table-start-name = Chi comincia
jequier-table-start-standard = Chi ha i coni lancia per primo.
jequier-table-start-jequier = Si lancia a turno; chi fa il primo 1 prende i rocchetti e deve muovere da 10 a 11.
jequier-table-throws-name = Lanci
jequier-table-throws-standard = 1, 2, 3, 4; nessuna faccia in su vale 5.
jequier-table-throws-jequier = 1, 2, 3, 4; nessuna faccia in su vale 6.
jequier-table-again-name = Lanci in più
jequier-table-again-standard = Dopo 1, 4 o 5, anche se non c’era una mossa possibile.
jequier-table-again-jequier = Dopo 1, 4 o 6, se si è mosso.
jequier-table-blockade-name = Blocchi
jequier-table-blockade-standard = Nessuno. Si può scavalcare qualsiasi pedina.
jequier-table-blockade-jequier = Tre o più pedine avversarie di fila non si possono scavalcare, né in avanti né all’indietro.
jequier-table-safe-name = Caselle sicure
jequier-table-safe-standard = 27, 28, 29 e 30
jequier-table-safe-jequier = 26, 28, 29 e 30
jequier-table-water-name = Casa dell’Acqua
jequier-table-water-standard = 28. Si torna a 15, o alla casella vuota più vicina prima di quella.
jequier-table-water-jequier = 27. Si torna alla casella vuota con il numero più basso del tabellone.
jequier-table-back-name = Tornare indietro
jequier-table-back-standard = Mai.
jequier-table-back-jequier = Solo se nessuna pedina può andare avanti, e solo su una casella vuota.
jequier-table-stuck-name = Nessuna mossa possibile
jequier-table-stuck-standard = Il lancio è perso; con 1, 4 e 5 si lancia comunque di nuovo.
jequier-table-stuck-jequier = Il turno è perso, anche dopo 1, 4 o 6.
jequier-table-off-name = Uscire dal tabellone
jequier-table-off-standard = Da 27 con un 4 o un 5, da 29 con un 3, da 30 con un 2.
jequier-table-off-jequier = Con tutte le pedine rimaste da 21 a 30: ogni lancio che arriva a 30 o oltre.

## History

jequier-history-title = Jéquier e le sue regole
jequier-history-person = Gustave Jéquier (1868–1946) fu un egittologo svizzero, noto soprattutto per i suoi scavi a Saqqara Sud. Le regole che gli si attribuiscono sono arrivate a chi gioca oggi soprattutto attraverso il riassunto in «The World of Games» di Jack Botermans e coautori.
jequier-history-source = La pubblicazione dello stesso Jéquier non era disponibile per questa versione, che segue quel riassunto, confrontato con la banca dati di giochi Ludii, che elenca le sue regole fra diverse ricostruzioni.
jequier-history-modern = Come tutte le regole del Senet, anche queste sono una ricostruzione moderna. Dalle tombe egizie ci sono giunti tabelloni e pitture che coprono più di duemila anni, ma nessuna regola completa, ed è per questo che Jéquier, R. C. Bell e più tardi Timothy Kendall sono arrivati ciascuno a un gioco diverso. I tabelloni delle tombe portano segni come questi sulle ultime cinque caselle; quale regola avesse ciascuno è ricostruzione. Lo è anche il gioco standard di questo sito.

## Where the accounts differ

jequier-differ-title = Dove le fonti divergono
jequier-differ-body = Le fonti non concordano su tutto. Qui si gioca così:
jequier-differ-swap = Una pedina colpita si scambia di posto con l’attaccante, come in «The World of Games». In Ludii viene mandata alla prima casella vuota.
jequier-differ-off = Quando tutte le pedine di uno schieramento sono nell’ultima fila, escono sia fermandosi su 30 sia superandola. Ciascuna delle due letture viene da una sola fonte.
jequier-differ-back = Un blocco di tre ferma anche le mosse indietro.
jequier-differ-unused = Due dettagli che si trovano solo in Ludii non sono usati: le pedine di partenza che aspettano quella davanti a loro e il conteggio a punti.

## Questions and answers

jequier-faq-title = Domande e risposte
jequier-faq-start-question = Chi comincia nel Senet di Jéquier?
jequier-faq-start-answer = Chi fa il primo 1. Si lancia a turno finché esce; chi lo fa prende i rocchetti, muove la pedina da 10 a 11 e lancia di nuovo.
jequier-faq-blockade-question = Che cos’è un blocco?
jequier-faq-blockade-answer = Tre o più pedine di uno schieramento su caselle consecutive del percorso. L’altro schieramento non può scavalcarle in nessuna direzione.
jequier-faq-back-question = Quando devo tornare indietro?
jequier-faq-back-answer = Solo quando nessuna delle tue pedine può andare avanti con il tuo lancio. Allora una di loro deve tornare su una casella vuota, se può.
jequier-faq-water-question = Dove va una pedina dalla Casa dell’Acqua?
jequier-faq-water-answer = Da 27 alla casella vuota con il numero più basso del tabellone, ovunque sia.
jequier-faq-exact-question = Serve un lancio esatto per uscire dal tabellone?
jequier-faq-exact-answer = No. Quando tutte le pedine che ti restano sono da 21 a 30, ogni lancio che arriva a 30 o va oltre fa uscire una pedina.

## Play

jequier-end-title = Provalo
jequier-end-body = Crea una partita, manda il link e lancia per il primo 1. Il tabellone mostra tutte le mosse permesse, così impari le regole giocando.
