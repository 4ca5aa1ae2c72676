analysis-title = Jede Stellung im Senet analysieren
analysis-nav = Analyse
analysis-heading = Stellung analysieren
analysis-lead = Stell eine beliebige Stellung auf: Du siehst, wer besser steht, was jeder Wurf wert ist und welcher Zug der beste ist.
analysis-tap = Ein Feld antippen ändert es: leer, Kegel, Spule.
analysis-turn = Am Zug
analysis-throw = Geworfen
analysis-throw-none = Noch nichts
analysis-clear = Brett leeren
analysis-start = Anfangsstellung
analysis-text = Die Stellung als Text
analysis-read = Lesen
analysis-unread = Dieser Text ist keine Stellung. Erwartet wurden drei Reihen, die Seite und der Wurf.
analysis-win = { $side ->
    [cones] Gewinnchance der Kegel
   *[spools] Gewinnchance der Spulen
}
analysis-throws = Was jeder Wurf wert ist
analysis-moves = Die Züge, der beste zuerst
analysis-over = { $side ->
    [cones] Die Kegel sind zu Hause: Sie haben gewonnen.
   *[spools] Die Spulen sind zu Hause: Sie haben gewonnen.
}

## Why a setup cannot stand in a game
analysis-faults = Diese Stellung kommt in keiner Partie vor
analysis-fault-pieces = { $side ->
    [cones] Zu viele Kegel: { $count } auf dem Brett, höchstens { $most } sind möglich.
   *[spools] Zu viele Spulen: { $count } auf dem Brett, höchstens { $most } sind möglich.
}
analysis-fault-empty = Kein Stein steht auf dem Brett; eine Seite muss noch welche haben.
analysis-fault-water = Auf { $square }, dem Haus des Wassers, steht ein Stein; dort bleibt nie etwas stehen.
analysis-fault-throw = Eine { $throw } kann nicht fallen: Diese Regeln kennen 1, 2, 3, 4 und { $none }.
analysis-fault-end = Ein Wurf ist gesetzt, obwohl eine Seite schon zu Hause ist.
analysis-fault-side = Sag, wer am Zug ist.
