analysis-title = Rozbor ľubovoľnej pozície v senete
analysis-nav = Rozbor
analysis-heading = Rozbor pozície
analysis-lead = Postav ľubovoľnú pozíciu: uvidíš, kto je na tom lepšie, čo prinesie každý hod a ktorý ťah je najlepší.
analysis-tap = Dotykom políčko zmeníš: prázdne, kužeľ, cievka.
analysis-turn = Kto je na ťahu
analysis-throw = Hodené
analysis-throw-none = Zatiaľ nič
analysis-clear = Vyprázdniť dosku
analysis-start = Východisková pozícia
analysis-text = Pozícia ako text
analysis-read = Načítať
analysis-unread = Tento text neopisuje pozíciu. Potrebné sú tri rady, strana a hod.
analysis-win = { $side ->
    [cones] Šanca kužeľov na výhru
   *[spools] Šanca cievok na výhru
}
analysis-throws = Čo prinesie každý hod
analysis-moves = Ťahy od najlepšieho
analysis-over = { $side ->
    [cones] Kužele sú v cieli: vyhrali.
   *[spools] Cievky sú v cieli: vyhrali.
}

## Why a setup cannot stand in a game
analysis-faults = Toto v hre nemôže nastať
analysis-fault-pieces = { $side ->
    [cones] Priveľa kužeľov: na doske je ich { $count }, môže ich byť najviac { $most }.
   *[spools] Priveľa cievok: na doske je ich { $count }, môže ich byť najviac { $most }.
}
analysis-fault-empty = Na doske nie je žiadny kameň; jednej strane musí nejaký zostať.
analysis-fault-water = Kameň stojí na políčku { $square }, v Dome vody, kde nič nezostane stáť.
analysis-fault-throw = { $throw } sa hodiť nedá: tieto pravidlá poznajú 1, 2, 3, 4 a { $none }.
analysis-fault-end = Je zadaný hod, hoci jedna strana je už v cieli.
analysis-fault-side = Urči, kto je na ťahu.
