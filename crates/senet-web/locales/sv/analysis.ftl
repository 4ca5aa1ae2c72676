analysis-title = Analysera vilken ställning som helst i Senet
analysis-nav = Analys
analysis-heading = Analysera en ställning
analysis-lead = Ställ upp vilken ställning som helst: se vem som står bättre, vad varje kast är värt och vilket drag som är bäst.
analysis-tap = Tryck på en ruta för att ändra den: tom, kon, spole.
analysis-turn = Vems tur
analysis-throw = Kastat
analysis-throw-none = Inget än
analysis-clear = Töm brädet
analysis-start = Utgångsställning
analysis-text = Ställningen som text
analysis-read = Läs in
analysis-unread = Den här texten är ingen ställning. Det ska vara tre rader, sidan i tur och kastet.
analysis-win = { $side ->
    [cones] Konernas vinstchans
   *[spools] Spolarnas vinstchans
}
analysis-throws = Vad varje kast är värt
analysis-moves = Dragen, det bästa först
analysis-over = { $side ->
    [cones] Konerna är i mål: de har vunnit.
   *[spools] Spolarna är i mål: de har vunnit.
}

## Why a setup cannot stand in a game
analysis-faults = Så kan det inte stå i ett parti
analysis-fault-pieces = { $side ->
    [cones] För många koner: { $count } på brädet, högst { $most }.
   *[spools] För många spolar: { $count } på brädet, högst { $most }.
}
analysis-fault-empty = Det står ingen pjäs på brädet; minst en sida måste ha någon kvar.
analysis-fault-water = En pjäs står på { $square }, Vattnets hus, där ingenting någonsin stannar.
analysis-fault-throw = Det går inte att kasta { $throw }: de här reglerna har 1, 2, 3, 4 och { $none }.
analysis-fault-end = Ett kast är angivet trots att en sida redan är i mål.
analysis-fault-side = Ange vems tur det är.
