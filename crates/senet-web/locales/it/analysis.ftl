analysis-title = Analizza qualsiasi posizione di Senet
analysis-nav = Analisi
analysis-heading = Analisi della posizione
analysis-lead = Imposta una posizione qualsiasi e vedi chi sta meglio, quanto vale ogni lancio e qual è la mossa migliore.
analysis-tap = Tocca una casella per cambiarla: vuota, cono, rocchetto.
analysis-turn = Tocca a
analysis-throw = Lancio
analysis-throw-none = Non ancora
analysis-clear = Svuota il tabellone
analysis-start = Posizione iniziale
analysis-text = La posizione come testo
analysis-read = Leggi
analysis-unread = Questo testo non è una posizione. Servono tre file, lo schieramento e il lancio.
analysis-win = { $side ->
    [cones] Probabilità di vittoria dei coni
   *[spools] Probabilità di vittoria dei rocchetti
}
analysis-throws = Quanto vale ogni lancio
analysis-moves = Le mosse, la migliore per prima
analysis-over = { $side ->
    [cones] I coni sono tutti fuori: hanno vinto.
   *[spools] I rocchetti sono tutti fuori: hanno vinto.
}

## Why a setup cannot stand in a game
analysis-faults = Posizione impossibile in una partita
analysis-fault-pieces = { $side ->
    [cones] Troppi coni: { $count } sul tabellone, al massimo { $most }.
   *[spools] Troppi rocchetti: { $count } sul tabellone, al massimo { $most }.
}
analysis-fault-empty = Nessuna pedina sul tabellone; almeno a uno schieramento deve restarne qualcuna.
analysis-fault-water = C’è una pedina su { $square }, la Casa dell’Acqua, dove non resta mai nulla.
analysis-fault-throw = Non si può fare { $throw }: queste regole prevedono 1, 2, 3, 4 e { $none }.
analysis-fault-end = C’è un lancio anche se uno schieramento è già tutto fuori.
analysis-fault-side = Indica a chi tocca.
