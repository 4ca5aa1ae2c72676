analysis-title = Rozbor libovolné pozice Senetu
analysis-nav = Rozbor
analysis-heading = Rozbor pozice
analysis-lead = Postavte libovolnou pozici: uvidíte, kdo je na tom lépe, co přinese každý hod a který tah je nejlepší.
analysis-tap = Dotykem pole změníte: prázdné, kužel, cívka.
analysis-turn = Kdo je na tahu
analysis-throw = Hozeno
analysis-throw-none = Zatím nic
analysis-clear = Vyprázdnit desku
analysis-start = Výchozí postavení
analysis-text = Pozice jako text
analysis-read = Načíst
analysis-unread = Tento text není pozice. Čekaly se tři řady, strana a hod.
analysis-win = { $side ->
    [cones] Šance kuželů na výhru
   *[spools] Šance cívek na výhru
}
analysis-throws = Co přinese každý hod
analysis-moves = Tahy, nejlepší první
analysis-over = { $side ->
    [cones] Kužely jsou doma: vyhrály.
   *[spools] Cívky jsou doma: vyhrály.
}

## Why a setup cannot stand in a game
analysis-faults = Toto ve hře nastat nemůže
analysis-fault-pieces = { $side ->
    [cones] Příliš mnoho kuželů: na desce { $count }, nejvýš jich je { $most }.
   *[spools] Příliš mnoho cívek: na desce { $count }, nejvýš jich je { $most }.
}
analysis-fault-empty = Na desce není žádný kámen; jedné straně musí nějaký zbývat.
analysis-fault-water = Na poli { $square }, v Domě vody, stojí kámen; tam nic nezůstává.
analysis-fault-throw = { $throw } hodit nelze: tato pravidla znají 1, 2, 3, 4 a { $none }.
analysis-fault-end = Je zadán hod, přestože jedna strana už je doma.
analysis-fault-side = Určete, kdo je na tahu.
