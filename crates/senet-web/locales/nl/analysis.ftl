analysis-title = Analyseer elke stelling van Senet
analysis-nav = Analyse
analysis-heading = Een stelling analyseren
analysis-lead = Zet een stelling op: zie wie er beter voor staat, wat elke worp waard is en welke zet de beste is.
analysis-tap = Tik op een veld om het te veranderen: leeg, kegel, klos.
analysis-turn = Wie is aan zet
analysis-throw = Geworpen
analysis-throw-none = Nog niets
analysis-clear = Bord leegmaken
analysis-start = Beginstelling
analysis-text = De stelling als tekst
analysis-read = Lezen
analysis-unread = Deze tekst is geen stelling. Verwacht werden drie rijen, de kant en de worp.
analysis-win = { $side ->
    [cones] Winstkans van de kegels
   *[spools] Winstkans van de klossen
}
analysis-throws = Wat elke worp waard is
analysis-moves = De zetten, de beste eerst
analysis-over = { $side ->
    [cones] De kegels zijn thuis: ze hebben gewonnen.
   *[spools] De klossen zijn thuis: ze hebben gewonnen.
}

## Why a setup cannot stand in a game
analysis-faults = Dit kan in een partij niet voorkomen
analysis-fault-pieces = { $side ->
    [cones] Te veel kegels: { $count } op het bord, hoogstens { $most }.
   *[spools] Te veel klossen: { $count } op het bord, hoogstens { $most }.
}
analysis-fault-empty = Er staat geen steen op het bord; één kant moet er nog hebben.
analysis-fault-water = Op { $square }, het Huis van het Water, staat een steen; daar blijft nooit iets staan.
analysis-fault-throw = Een { $throw } kan niet vallen: deze regels kennen 1, 2, 3, 4 en { $none }.
analysis-fault-end = Er is een worp gezet terwijl één kant al thuis is.
analysis-fault-side = Zeg wie er aan zet is.
