### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: tu · Senet · il Senet di Jéquier · coni / rocchetti (side: i coni, i rocchetti) · pedina · casella · bastoncini · lancio ·
### faccia in su · scambiarsi di posto, scambio · blocco · uscire dal tabellone / portare fuori · sorteggio (throw-off) · il turno passa ·
### Casa della Rinascita, della Bellezza, dell'Acqua, delle Tre Verità, di Ra-Atum, di Horus.

## Head

senet-title = Senet: le regole, con esempi
senet-description = Come si gioca a Senet: il tabellone e le sue case, i bastoncini, gli scambi, la Casa dell’Acqua e l’uscita. Con disegni, da giocare con un semplice link.
senet-nav = Regole
senet-breadcrumb = Le regole del Senet
senet-eyebrow = Il gioco e le sue regole standard
senet-heading = Come si gioca a Senet
senet-lead = Il Senet è una corsa a due lungo trenta caselle. Quattro bastoncini dicono di quanto si va avanti; tu dici quale delle tue cinque pedine ci va. Vince chi per primo porta fuori tutte e cinque.
senet-hero-alt = Un tabellone di Senet a inizio partita: cinque coni e cinque rocchetti si alternano sulle dieci caselle della fila in alto. Le file di mezzo e in basso sono vuote, con segni sulle caselle 15, 27, 28, 29 e 30.
senet-contents-title = In questa pagina

## Play buttons

senet-play-friend = Gioca con gli amici
senet-play-stranger = Gioca con chi aspetta
senet-play-device = Gioca qui, su un dispositivo
senet-to-jequier = La variante: il Senet di Jéquier

## The board

senet-board-title = Il tabellone
senet-board-body = Le trenta caselle formano un unico percorso che serpeggia su tre file. Le caselle da 1 a 10 vanno da sinistra a destra in alto, quelle da 11 a 20 tornano da destra a sinistra in mezzo e quelle da 21 a 30 vanno da sinistra a destra in basso. Il percorso scende da 10 a 11 e da 20 a 21.
senet-board-neighbours = Quando queste regole dicono «vicine», intendono sempre vicine lungo il percorso: 10 e 11 lo sono, 5 e 16 no, anche se una sta sopra l’altra.
senet-board-alt = Il tabellone vuoto con il suo percorso di trenta caselle: verso destra nella fila in alto, giù da 10 a 11, verso sinistra nella fila di mezzo, giù da 20 a 21 e verso destra nella fila in basso. Cinque caselle portano un segno: 15 un ankh, 27 un nefer a forma di liuto, 28 onde, 29 tre uccelli, 30 due figure sedute.
senet-board-caption = Il percorso da 1 a 30 e le cinque case: 15 Rinascita, 27 Bellezza, 28 Acqua, 29 Tre Verità, 30 Ra-Atum.

## Setup

senet-setup-title = Le pedine e la partenza
senet-setup-body = Uno schieramento ha cinque coni, l’altro cinque rocchetti. Si alternano sulle prime dieci caselle: coni su 1, 3, 5, 7 e 9, rocchetti su 2, 4, 6, 8 e 10. Entrambi corrono nello stesso verso, da 1 verso 30, e su una casella non sta mai più di una pedina. Chi comincia ha i coni e lancia per primo.
senet-setup-cone = Un cono
senet-setup-spool = Un rocchetto

## Throwing

senet-throw-title = Lanciare i bastoncini
senet-throw-body = Ciascuno dei quattro bastoncini ha una faccia e un dorso, che hanno la stessa probabilità di finire in su. Conta le facce in su: quello è il tuo lancio. Se non ce n’è nessuna, il lancio vale 5.
senet-throw-again = Dopo un 1, un 4 o un 5 lanci di nuovo appena hai mosso, e ancora, finché continuano a uscire. Dopo un 2 o un 3 il turno passa all’altra persona.
senet-throw-table-caption = I cinque lanci, quanto sono probabili e chi lancia dopo
senet-throw-table-sticks = Bastoncini
senet-throw-table-throw = Lancio
senet-throw-table-chance = Probabilità
senet-throw-table-next = Poi
senet-throw-1-sticks = una faccia in su
senet-throw-2-sticks = due facce in su
senet-throw-3-sticks = tre facce in su
senet-throw-4-sticks = quattro facce in su
senet-throw-5-sticks = nessuna faccia in su
senet-throw-1-chance = 4 su 16
senet-throw-2-chance = 6 su 16
senet-throw-3-chance = 4 su 16
senet-throw-4-chance = 1 su 16
senet-throw-5-chance = 1 su 16
senet-throw-next-again = Lanci di nuovo
senet-throw-next-passes = Il turno passa

## Moving

senet-move-title = Muovere
senet-move-body = A ogni lancio porti avanti una delle tue pedine esattamente di quel numero di caselle. Se possono avanzare più pedine, scegli tu, ed è qui il cuore del gioco. Se può avanzarne una sola, deve farlo, anche quando fa male.
senet-move-over = Puoi scavalcare qualsiasi pedina, tua o altrui. Non puoi mai fermarti su una tua pedina.

## Swapping

senet-swap-title = Scambiarsi di posto
senet-swap-body = Nel Senet non si cattura mai. Se la tua pedina si ferma su una pedina avversaria senza protezione, le due si scambiano di posto: la tua prende la casella, l’altra torna là da dove veniva la tua.
senet-swap-alt = Coni su 3 e 12, rocchetti su 7 e 20. I coni hanno fatto 4. Una freccia va dal cono su 3 al rocchetto isolato su 7.
senet-swap-caption = I coni hanno fatto 4. Il cono su 3 arriva a 7, dove un rocchetto è da solo, e i due si scambiano di posto: cono su 7, rocchetto su 3. In alternativa il cono su 12 potrebbe andare a 16.

## Protection

senet-pair-title = Chi è protetto
senet-pair-body = Due pedine vicine dello stesso schieramento si proteggono a vicenda: nessuna delle due può essere scambiata. Su una delle ultime quattro caselle, da 27 a 30, una pedina è al sicuro anche da sola. Conta com’erano le pedine prima della mossa.
senet-pair-alt = Coni su 4 e 8; rocchetti su 5, 10, 11 e 16. I rocchetti su 10 e 11, uno sotto l’altro dove il percorso svolta, sono uniti da una barra.
senet-pair-caption = I rocchetti su 10 e 11 sono vicini attorno alla svolta, perciò al cono su 8 non servono né un 2 né un 3. Un 4 lo porta oltre entrambi, a 12. I rocchetti su 5 e 16 non sono vicini: con un 1 il cono su 4 si scambia di posto con il rocchetto su 5.

## The houses

senet-houses-title = Le cinque case
senet-houses-body = Puoi oltrepassare qualsiasi casa. Nessuna va visitata per forza.
senet-house-15-name = 15: Casa della Rinascita
senet-house-15-body = Una casella comune, salvo che qui tornano le pedine salvate dall’acqua.
senet-house-27-name = 27: Casa della Bellezza
senet-house-27-body = Sicura, e ultima sosta prima dell’acqua. Con un 4 o un 5 una pedina esce da qui; un 2 la porta a 29, un 3 a 30, ma un 1 la fa annegare.
senet-house-28-name = 28: Casa dell’Acqua
senet-house-28-body = Qui non resta nulla. Una pedina che si ferma su 28 torna subito a 15 o, se 15 è occupata, alla casella libera più vicina prima di quella: 14, 13 e così via. Passare sopra 28 non fa alcun danno.
senet-house-29-name = 29: Casa delle Tre Verità
senet-house-29-body = Sicura. Tre uccelli, quindi una pedina esce con un 3. Un 1 la porta a 30 se 30 è libera; un 2, un 4 o un 5 non la muovono.
senet-house-30-name = 30: Casa di Ra-Atum
senet-house-30-body = Sicura. Due figure, quindi una pedina esce con un 2. Nessun altro lancio la muove.
senet-water-alt = Coni su 20 e 24, rocchetti su 15 e 17. I coni hanno fatto 4. Una freccia di avvertimento va dal cono su 24 all’acqua su 28.
senet-water-caption = I coni hanno fatto 4, e il lancio va giocato. Il cono su 20 non può muoversi, perché su 24 c’è un suo compagno. Così il cono su 24 cade in acqua. Su 15 c’è un rocchetto, e il cono riemerge su 14. Dopo un 4, se non altro, i coni lanciano di nuovo.

## Leaving the board

senet-off-title = Uscire dal tabellone
senet-off-body = Una pedina esce dal tabellone solo da tre caselle: da 27 con un 4 o un 5, da 29 con un 3, da 30 con un 2. Su 26 o prima, un lancio che porterebbe la pedina oltre 30 non le serve a nulla. Appena la tua quinta pedina è fuori hai vinto, qualunque fosse il lancio.
senet-off-alt = La fine di una corsa: coni su 27, 29 e 30, due coni già usciti; un rocchetto su 22.
senet-off-caption = Qui ogni lancio ha un ruolo diverso. Un 1 fa annegare il cono su 27, che riemerge su 15. Un 2 porta fuori il cono su 30, un 3 quello su 29, un 4 o un 5 quello su 27.

## No move

senet-stuck-title = Quando nessuna pedina può muoversi
senet-stuck-body = Se nessuna delle tue pedine può usare il lancio, il lancio è perso. Nessuno torna mai indietro. Un 1, un 4 o un 5 ti danno comunque un altro lancio.
senet-stuck-alt = Coni su 26 e 29, rocchetti su 18 e 22. I coni hanno fatto 5 e nessun cono può muoversi.
senet-stuck-caption = I coni hanno fatto 5. Da 26 si andrebbe oltre 30, il che è permesso solo da 27; da 29 si esce solo con un 3. Il lancio è perso e, poiché era un 5, i coni lanciano di nuovo.

## Strategy

senet-strategy-title = Sei cose da tenere a mente
senet-strategy-1-title = Viaggia in coppia
senet-strategy-1-body = Le pedine vicine non si possono scambiare. Quando una delle due riparte restano da sole due pedine: guardale entrambe prima di muovere.
senet-strategy-2-title = Conta i lanci alle tue spalle
senet-strategy-2-body = Una pedina sola rischia di più due caselle davanti a una avversaria: la colpiscono 6 lanci su 16. A una o tre caselle sono 4 su 16, a quattro o cinque solo 1 su 16.
senet-strategy-3-title = Uno scambio muove due pedine
senet-strategy-3-body = La tua pedina avanza come avrebbe fatto comunque, e quella avversaria perde altrettante caselle. Fra due mosse per il resto simili, lo scambio fa guadagnare più terreno.
senet-strategy-4-title = Rispetta l’acqua
senet-strategy-4-body = Da 26 si annega con un 2, cioè con 6 lanci su 16. Da 25 e da 27 sono 4 su 16, da 23 e 24 solo 1 su 16.
senet-strategy-5-title = Conosci le uscite
senet-strategy-5-body = Il prossimo lancio porta fuori una pedina da 30 con 6 probabilità su 16, da 29 con 4, da 27 con 2.
senet-strategy-6-title = Tieni una pedina di riserva
senet-strategy-6-body = I lanci vanno giocati. Una pedina più indietro, che possa assorbire un lancio sgradito, ne tiene un’altra fuori dall’acqua.

## History

senet-history-title = Da dove viene il gioco
senet-history-body = Dalle tombe egizie ci sono giunti tabelloni e pitture del Senet che coprono più di duemila anni. Regole complete, no. Chi gioca oggi gioca una ricostruzione moderna, e quanti ci hanno provato, tra cui Gustave Jéquier, R. C. Bell e più tardi Timothy Kendall, sono arrivati ciascuno a un gioco diverso.
senet-history-here = Anche il gioco standard di questo sito è una ricostruzione così, con cinque pedine per schieramento e le case sulle ultime quattro caselle. I tabelloni delle tombe portano segni come questi sulle ultime cinque caselle; quale regola spettasse a quale segno, tocca alla ricostruzione dirlo.

## Questions and answers

senet-faq-title = Domande e risposte
senet-faq-egypt-question = Gli Egizi giocavano così?
senet-faq-egypt-answer = Nessuno può dirlo. Non ci sono giunte regole complete, solo tabelloni, pitture e segni. Le regole di questo sito sono una ricostruzione moderna.
senet-faq-forced-question = Devo muovere anche se la mossa mi danneggia?
senet-faq-forced-answer = Sì. Un lancio che una delle tue pedine può usare va giocato, anche se l’unica mossa porta in acqua. Se possono muoversi più pedine, scegli tu.
senet-faq-beauty-question = Ogni pedina deve fermarsi nella Casa della Bellezza?
senet-faq-beauty-answer = No. Una pedina può superare la casella 27, e ogni altra casa, senza fermarsi.
senet-faq-block-question = Le pedine possono sbarrare la strada?
senet-faq-block-answer = Nel gioco standard no: si può scavalcare qualsiasi numero di pedine. Nel Senet di Jéquier tre pedine avversarie di fila sono un blocco.
senet-faq-odds-question = Quanto è probabile ciascun lancio?
senet-faq-odds-answer = Su 16 lanci, in media un 1 esce 4 volte, un 2 esce 6 volte, un 3 esce 4 volte, un 4 una volta e un 5 una volta.
senet-faq-online-question = Come gioco a Senet online con gli amici?
senet-faq-online-answer = Apri una partita qui e manda il link. Chi lo apre può sedersi e giocare, da telefono o da computer, e nessuno deve registrarsi.

## Play

senet-end-title = Ora si gioca
senet-end-body = È tutto pronto: crea una partita, manda il link, lancia i bastoncini. Il tabellone mostra tutte le mosse permesse, quindi non c’è nulla da imparare a memoria.
