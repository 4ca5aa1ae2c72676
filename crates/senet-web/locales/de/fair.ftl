fair-title = Faire Würfe
fair-lead = Niemand kann sich einen Wurf aussuchen: weder die beiden am Brett noch diese Website. So geht das, in einfachen Worten.
fair-step-seal = Bevor die Partie beginnt, zieht die Website eine lange geheime Zahl, den Startwert, und zeigt ein Siegel davon: den SHA-256-Wert. Das Siegel passt nur zu dieser einen Zahl.
fair-step-shake = Bei jedem Wurf gibt dein Browser sechzehn eigene Zufallsbytes dazu, das Schütteln. So weiß die Website nicht vorher, was fallen wird.
fair-step-draw = Der Wurf folgt nach einem festen Rezept aus dem Startwert, der Partie, der Nummer des Wurfs und dem Schütteln: Die vier niederwertigsten Bits von HMAC-SHA-256 sind die vier Stäbe.
fair-step-open = Ist die Partie vorbei, wird der Startwert gezeigt. Dann lässt sich prüfen, ob er zum Siegel passt, und jeder Wurf lässt sich nachrechnen.
fair-shares = Jeder Stab fällt in der Hälfte der Fälle mit der Vorderseite nach oben. Von sechzehn Würfen sind im Schnitt vier eine 1, sechs eine 2, vier eine 3, einer eine 4, und einer zeigt keine Vorderseite.
fair-check-title = Würfe prüfen
fair-check-game = Partie { $id }, { $rules }
fair-seal = Das Siegel, gezeigt vor dem ersten Wurf
fair-seed = Der Startwert
fair-seed-later = Der Startwert wird gezeigt, wenn die Partie vorbei ist. Bis dahin kann niemand prüfen und niemand vorausschauen.
fair-check = Alles nachrechnen
fair-check-here = Dein Browser rechnet selbst nach.
fair-check-good = { $count ->
    [one] Der Startwert passt zum Siegel, und der eine Wurf stimmt.
   *[other] Der Startwert passt zum Siegel, und alle { $count } Würfe stimmen.
}
fair-check-bad = { $count ->
    [one] Ein Wurf folgt nicht aus dem Startwert.
   *[other] { $count } Würfe folgen nicht aus dem Startwert.
}
fair-check-bad-seal = Der Startwert passt nicht zum Siegel.
fair-counts = Geworfen und erwartet
fair-counts-throw = Wurf
fair-counts-expected = Erwartet
fair-counts-cell = { $count } von { $all }
fair-expected-cell = { $sixteenths } von 16
fair-throws = Alle Würfe
fair-throws-none = Es wurde noch nicht geworfen.
fair-column-number = Nr.
fair-column-player = Wer
fair-column-sticks = Stäbe
fair-column-throw = Wurf
fair-column-shake = Schütteln
fair-column-check = Prüfung
fair-shake-none = keins
fair-right = richtig
fair-wrong = falsch
fair-recipe = Das Rezept: das erste Byte von HMAC-SHA-256 mit dem Startwert als Schlüssel über den Text „game:number:shake“, also Partie, Nummer und Schütteln.
fair-back = Zurück zur Partie
