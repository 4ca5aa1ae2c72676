# Titles
game-title-your-turn = Tocca a te · { $rules }
game-title-their-turn = { $name } gioca · { $rules }
game-title-waiting = In attesa dell’altra persona · { $rules }
game-title-queue = In cerca di qualcuno con cui giocare · { $rules }
game-title-invitation = Invito a una partita · { $rules }
game-title-over = Partita finita · { $rules }

# Players
game-you = Tu
game-first-player = Giocatore 1
game-second-player = Giocatore 2
game-your-opponent = L’altra persona
game-players = Chi gioca
game-home-count = su 5 fuori
game-turn-yours = Tocca a te
game-turn-theirs = Di turno
game-here = Presente
game-away = Assente
game-no-side = Ancora senza pedine
game-watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
game-watching = Stai guardando
game-clock-label = Tempo rimasto, { $name }: { $time }
game-clock-label-you = Il tuo tempo rimasto: { $time }

# What is to be done
game-throwoff-you = Lancia per il primo 1
game-throwoff-them = { $name } lancia per il primo 1
game-throwoff-about = Chi fa per primo un 1 prende i rocchetti e apre muovendo da 10 a 11.
game-throw-you = Tocca a te: lancia i bastoncini
game-throw-again-you = Lancia di nuovo
game-throw-them = { $name } deve lanciare
game-throw-again-them = { $name } lancia di nuovo
game-move-you = Hai fatto { $throw }. Scegli una pedina.
game-move-one-you = Hai fatto { $throw }. È possibile una sola mossa.
game-move-back-you = Hai fatto { $throw }. Nulla può andare avanti: una pedina deve tornare indietro.
game-move-them = { $name } ha fatto { $throw } e sceglie una pedina
game-handover = { $side ->
    [cones] { $name }, con i coni: tocca a te
   *[spools] { $name }, con i rocchetti: tocca a te
}
game-choices = { $count ->
    [one] Una sola pedina può muoversi. Toccala o premi il pulsante.
   *[other] Possono muoversi { $count } pedine. Toccane una con un anello sotto.
}
game-act-throw = Lancia i bastoncini
game-act-choose = Scegli una pedina
game-act-wait = { $name } sta giocando
game-act-step = Vai a { $to }
game-act-swap = Scambia su { $to }
game-act-water = In acqua
game-act-off = Portala fuori
game-act-back = Torna a { $to }
game-offer-step = Da { $from } a { $to }: va su una casella vuota.
game-offer-swap = { $side ->
    [cones] Da { $from } a { $to }: il tuo cono e il rocchetto si scambiano di posto.
   *[spools] Da { $from } a { $to }: il tuo rocchetto e il cono si scambiano di posto.
}
game-offer-water = Da { $from } a { $water }: la tua pedina cade in acqua e riemerge su { $to }.
game-offer-off = { $from }: la tua pedina esce dal tabellone. È arrivata.
game-offer-back = Da { $from } indietro a { $to }.

# What happened
game-event-step = { $who ->
    [you] Hai fatto { $throw } e mosso da { $from } a { $to }.
   *[other] { $name } ha fatto { $throw } e mosso da { $from } a { $to }.
}
game-event-swap = { $who ->
    [you] Hai fatto { $throw } e scambiato { $from } con { $to }.
   *[other] { $name } ha fatto { $throw } e scambiato { $from } con { $to }.
}
game-event-water = { $who ->
    [you] Hai fatto { $throw }. La tua pedina è caduta in acqua da { $from } ed è riemersa su { $to }.
   *[other] { $name } ha fatto { $throw }. La pedina è caduta in acqua da { $from } ed è riemersa su { $to }.
}
game-event-off = { $who ->
    [you] Hai fatto { $throw } e portato fuori la pedina su { $from }.
   *[other] { $name } ha fatto { $throw } e portato fuori la pedina su { $from }.
}
game-event-back = { $who ->
    [you] Hai fatto { $throw } e hai dovuto tornare indietro, da { $from } a { $to }.
   *[other] { $name } ha fatto { $throw } e ha dovuto tornare indietro, da { $from } a { $to }.
}
game-event-pass = { $who ->
    [you] Hai fatto { $throw }, ma nessuna delle tue pedine può muoversi.
   *[other] { $name } ha fatto { $throw }, ma nessuna pedina può muoversi.
}
game-event-throwoff = { $who ->
    [you] Hai fatto { $throw }, non 1.
   *[other] { $name } ha fatto { $throw }, non 1.
}
game-event-spools = { $who ->
    [you] Hai fatto il primo 1: i rocchetti sono tuoi.
   *[other] { $name } ha fatto il primo 1 e prende i rocchetti.
}
game-event-thrown = { $who ->
    [you] Hai fatto { $throw }.
   *[other] { $name } ha fatto { $throw }.
}
game-say = { $event } { $status }
game-why = Perché nessuna pedina può muoversi
game-faces = { $count ->
    [0] Nessuna faccia in su
    [one] Una faccia in su
   *[other] { $count } facce in su
}
game-sticks-label = { $count ->
    [0] Nessuna faccia in su: { $throw }
    [one] Una faccia in su: { $throw }
   *[other] { $count } facce in su: { $throw }
}
game-sticks-waiting = Non ancora lanciati

# Squares
game-board-label = Il tabellone
game-square-empty = { $square }, vuota
game-square-piece = { $side ->
    [cones] { $square }, cono
   *[spools] { $square }, rocchetto
}
game-square-house-empty = { $square }, { $house }, vuota
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, cono
   *[spools] { $square }, { $house }, rocchetto
}
game-square-choice = { $square }. { $offer }
game-legend = Le case
game-legend-rebirth = Ritorno dall’acqua
game-legend-beauty-standard = Fuori con 4 o 5
game-legend-water-standard = Indietro a 15
game-legend-water-jequier = Indietro all’inizio
game-legend-truths-standard = Fuori con un 3
game-legend-atum-standard = Fuori con un 2
game-legend-safe = Sicura
game-house-short = { $square } { $house }
game-house-rebirth = Rinascita
game-house-beauty = Bellezza
game-house-water = Acqua
game-house-truths = Tre Verità
game-house-atum = Ra-Atum
game-house-horus = Horus

# Moves so far
game-moves = Mosse
game-moves-none = Non si è ancora lanciato.
game-moves-start = Inizio
game-moves-back = Una mossa indietro
game-moves-on = Una mossa avanti
game-moves-now = Torna alla partita
game-replay = Dopo la mossa { $turn } di { $count }
game-replay-start = L’inizio
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → acqua → { $to }
game-short-off = { $from } fuori
game-short-back = { $from } → { $to }, indietro
game-short-pass = nessuna mossa
game-short-throwoff = non è un 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Manda questo link
game-waiting-lead = La partita comincia appena il secondo posto è preso. Puoi chiudere questa pagina e tornare più tardi.
game-waiting-seat = { $side ->
    [cones] Hai i coni e il primo lancio
    [spools] Hai i rocchetti
    [first] Hai il primo lancio
   *[second] Hai il secondo lancio
}
game-waiting-kept = Il secondo posto è riservato
game-waiting-leave = Lascia la partita
game-queue-heading = In cerca di qualcuno con cui giocare
game-queue-lead = La prossima persona che vuole giocare al { $rules } si siede con te. Tieni aperta questa pagina.
game-queue-kept = Il posto è per chi arriva
game-link-label = Link della partita
game-copy = Copia il link
game-copied = Copiato
game-share = Condividi
game-share-text = Gioca a Senet con me:
game-qr = Codice QR del link
game-qr-scan = Inquadra per giocare
game-invitation-heading = { $name } ti invita a una partita di { $rules }
game-invitation-heading-nameless = Ti invitano a una partita di { $rules }
game-invitation-lead = Senza registrazione. Un tocco e sei al tabellone.
game-invitation-seat = { $side ->
    [cones] Avresti i coni e il primo lancio.
    [spools] Avresti i rocchetti.
    [first] Avresti il primo lancio.
   *[second] Avresti il secondo lancio.
}
game-invitation-take = Prendi il posto
game-leave-guest = Esci prima del primo lancio

# The end
game-won-you = Hai vinto
game-won-them = { $name } ha vinto
game-lost-you = { $name } ha vinto. Bella partita.
game-end-borne-off = { $turns ->
    [one] Tutte e cinque le pedine sono fuori, dopo un lancio.
   *[other] Tutte e cinque le pedine sono fuori, dopo { $turns } lanci.
}
game-end-resignation = { $who ->
    [you] Hai abbandonato.
   *[other] { $name } ha abbandonato.
}
game-end-absence = { $who ->
    [you] La tua assenza è durata troppo, e la vittoria è stata reclamata.
   *[other] { $name } mancava da troppo tempo, e la vittoria è stata reclamata.
}
game-end-time = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] { $name } ha esaurito il tempo.
}
game-rematch = Rigioca a posti scambiati
game-rematch-accept = Accetta la rivincita
game-rematch-offered-you = Hai offerto la rivincita. Vale anche se l’altra persona non c’è.
game-rematch-offered-them = { $name } offre la rivincita
game-rematch-go = Alla prossima partita
game-rematch-watch = Si gioca ancora: alla prossima partita
game-another = Scegli un’altra partita

# Around the board
game-more = Altro
game-say-something = Di’ qualcosa
game-said = { $name }: { $phrase }
game-phrase-hello = Ciao!
game-phrase-good-luck = Buona fortuna!
game-phrase-well-played = Ben giocato!
game-phrase-what-luck = Che fortuna!
game-phrase-close = Per un pelo!
game-phrase-oh-no = Oh, no!
game-phrase-one-moment = Un attimo, per favore
game-phrase-thanks = Grazie!
game-phrase-again = Un’altra partita?
game-phrase-bye = Arrivederci!
game-invite-watchers = Link per guardare
game-sound = Suono
game-notify = Avvisami quando tocca a me
game-notify-body = Tocca a te.
game-device = Continua su un altro dispositivo
game-check = Verifica i lanci
game-resign = Abbandona
game-resign-sure = Abbandonare davvero questa partita?
game-resign-yes = Sì, abbandono
game-name = Il tuo nome
game-name-hint = Facoltativo, fino a 20 caratteri
game-name-save = Salva
game-claim = Reclama la vittoria
game-claim-about = { $name } manca da un po’. Puoi reclamare la vittoria, o aspettare quanto vuoi.
game-claim-in = { $seconds ->
    [one] { $name } non c’è. Fra un secondo potrai reclamare la vittoria.
   *[other] { $name } non c’è. Fra { $seconds } secondi potrai reclamare la vittoria.
}
game-offline = Connessione assente. Il tabellone si aggiorna appena torna.

# The rules at hand
game-rules-hand = Le regole in breve
game-rules-throw-standard = Da una a quattro facce in su valgono da 1 a 4, nessuna vale 5. Dopo 1, 4 e 5 lanci di nuovo.
game-rules-throw-jequier = Da una a quattro facce in su valgono da 1 a 4, nessuna vale 6. Dopo 1, 4 e 6 lanci di nuovo, se hai potuto muovere.
game-rules-swap = Una pedina che si ferma su un’avversaria si scambia di posto con lei, a meno che questa non sia al sicuro.
game-rules-safe-standard = Due pedine vicine dello stesso schieramento si proteggono a vicenda. Le caselle 27, 28, 29 e 30 sono sicure.
game-rules-safe-jequier = Due pedine vicine dello stesso schieramento si proteggono a vicenda. Le caselle 26, 28, 29 e 30 sono sicure.
game-rules-wall-standard = Si può scavalcare qualsiasi pedina.
game-rules-wall-jequier = Tre pedine avversarie di fila non si possono scavalcare, né in avanti né all’indietro.
game-rules-water-standard = Una pedina che si ferma su 28 torna a 15, o alla prima casella vuota prima di quella.
game-rules-water-jequier = Una pedina che si ferma su 27 torna alla casella vuota con il numero più basso.
game-rules-back-standard = Le pedine non tornano mai indietro. Senza una mossa possibile il lancio è perso.
game-rules-back-jequier = Se nulla può andare avanti, una pedina deve tornare su una casella vuota. Se nessuna può, il turno è perso.
game-rules-off-standard = Una pedina esce da 27 con 4 o 5, da 29 con 3, da 30 con 2.
game-rules-off-jequier = Quando tutte le tue pedine sono da 21 a 30, ogni lancio che arriva a 30 o oltre ne fa uscire una.
game-rules-win = Vince chi per primo ha tutte e cinque le pedine fuori dal tabellone.

# Another device
game-device-title = Continua su un altro dispositivo
game-device-lead = Apri questo link privato sull’altro dispositivo. Chi lo apre può giocare per te, quindi non mostrarlo a nessun altro.
game-device-qr = Codice QR del link privato
game-device-back = Torna alla partita
game-device-take-title = Continua a giocare qui
game-device-take-lead = Il tuo posto in questa partita di { $rules } passa su questo dispositivo. Anche l’altro lo conserva.
game-device-take = Prendi qui il mio posto
