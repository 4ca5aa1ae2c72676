analysis-title = Analizează orice poziție de Senet
analysis-nav = Analiză
analysis-heading = Analiza unei poziții
analysis-lead = Așază orice poziție: vezi cine stă mai bine, cât valorează fiecare aruncare și care mutare e cea mai bună.
analysis-tap = Atinge un pătrat ca să-l schimbi: gol, con, mosor.
analysis-turn = Cine e la rând
analysis-throw = Aruncat
analysis-throw-none = Încă nimic
analysis-clear = Golește tabla
analysis-start = Poziția inițială
analysis-text = Poziția ca text
analysis-read = Citește
analysis-unread = Textul nu este o poziție. Erau așteptate trei rânduri, tabăra și aruncarea.
analysis-win = { $side ->
    [cones] Șansa de câștig a conurilor
   *[spools] Șansa de câștig a mosoarelor
}
analysis-throws = Cât valorează fiecare aruncare
analysis-moves = Mutările, începând cu cea mai bună
analysis-over = { $side ->
    [cones] Conurile au ieșit toate: au câștigat.
   *[spools] Mosoarele au ieșit toate: au câștigat.
}

## Why a setup cannot stand in a game
analysis-faults = Așa ceva nu poate apărea într-un joc
analysis-fault-pieces = { $side ->
    [cones] Prea multe conuri: { $count } pe tablă, cel mult { $most }.
   *[spools] Prea multe mosoare: { $count } pe tablă, cel mult { $most }.
}
analysis-fault-empty = Nu e nicio piesă pe tablă; cel puțin o tabără trebuie să mai aibă piese.
analysis-fault-water = O piesă stă pe { $square }, Casa Apei, unde nimic nu rămâne vreodată.
analysis-fault-throw = Nu se poate da { $throw }: aceste reguli prevăd 1, 2, 3, 4 și { $none }.
analysis-fault-end = E pusă o aruncare, deși o tabără și-a scos deja toate piesele.
analysis-fault-side = Spune cine e la rând.
