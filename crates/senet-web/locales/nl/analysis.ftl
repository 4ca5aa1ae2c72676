analysis-title = Analyseer elke Senet-stelling
analysis-nav = Analyse
analysis-heading = Een stelling analyseren
analysis-lead = Zet een stelling naar keuze op en zie wie er beter voor staat, wat elke worp waard is en welke zet de beste is.
analysis-tap = Tik op een veld om het te veranderen: leeg, kegel, klos.
analysis-turn = Wie is aan de beurt
analysis-throw = Gegooid
analysis-throw-none = Nog niets
analysis-clear = Bord leegmaken
analysis-start = Beginstelling
analysis-text = De stelling als tekst
analysis-read = Lezen
analysis-unread = Deze tekst is geen stelling. Verwacht werden drie rijen, de speler en de worp.
analysis-win = { $side ->
    [cones] Winstkans van de kegels
   *[spools] Winstkans van de klossen
}
analysis-throws = Wat elke worp waard is
analysis-moves = De zetten, de beste eerst
analysis-over = { $side ->
    [cones] De kegels zijn binnen: ze hebben gewonnen.
   *[spools] De klossen zijn binnen: ze hebben gewonnen.
}

## Why a setup cannot stand in a game
analysis-faults = Dit kan in een spel niet voorkomen
analysis-fault-pieces = { $side ->
    [cones] Te veel kegels: { $count } op het bord, hoogstens { $most }.
   *[spools] Te veel klossen: { $count } op het bord, hoogstens { $most }.
}
analysis-fault-empty = Er staat geen steen op het bord; minstens één speler moet er nog hebben.
analysis-fault-water = Op { $square }, het Huis van het Water, staat een steen; daar blijft nooit iets staan.
analysis-fault-throw = Een { $throw } kun je niet gooien: deze regels kennen 1, 2, 3, 4 en { $none }.
analysis-fault-end = Er is een worp ingesteld terwijl één speler alle stenen al binnen heeft.
analysis-fault-side = Geef aan wie er aan de beurt is.
