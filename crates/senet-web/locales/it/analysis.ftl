analysis-title = Analizza una posizione di Senet
analysis-nav = Analisi
analysis-heading = Analisi della posizione
analysis-lead = Disponi una posizione qualsiasi: vedi chi sta meglio, quanto vale ogni lancio e qual è la mossa migliore.
analysis-tap = Tocca una casella per cambiarla: vuota, cono, rocchetto.
analysis-turn = Tocca a
analysis-throw = Lancio
analysis-throw-none = Non ancora
analysis-clear = Svuota il tavoliere
analysis-start = Posizione iniziale
analysis-text = La posizione come testo
analysis-read = Leggi
analysis-unread = Questo testo non è una posizione. Servono tre righe, la parte e il lancio.
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
analysis-faults = In una partita non può succedere
analysis-fault-pieces = { $side ->
    [cones] Troppi coni: { $count } sul tavoliere, al massimo { $most }.
   *[spools] Troppi rocchetti: { $count } sul tavoliere, al massimo { $most }.
}
analysis-fault-empty = Nessuna pedina sul tavoliere; a una parte deve restarne qualcuna.
analysis-fault-water = Una pedina sta su { $square }, la Casa dell’Acqua, dove nulla resta mai.
analysis-fault-throw = Non si può fare { $throw }: queste regole hanno 1, 2, 3, 4 e { $none }.
analysis-fault-end = C’è un lancio anche se una parte è già tutta fuori.
analysis-fault-side = Indica a chi tocca.
