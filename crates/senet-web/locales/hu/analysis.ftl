analysis-title = Bármely szenetállás elemzése
analysis-nav = Elemzés
analysis-heading = Állás elemzése
analysis-lead = Állíts fel bármilyen állást: megtudod, ki áll jobban, mennyit ér minden dobás, és melyik a legjobb lépés.
analysis-tap = Egy mezőt megérintve megváltozik: üres, kúp, orsó.
analysis-turn = Ki következik
analysis-throw = Dobás
analysis-throw-none = Még nincs
analysis-clear = Tábla ürítése
analysis-start = Kezdőállás
analysis-text = Az állás szövegként
analysis-read = Beolvasás
analysis-unread = Ez a szöveg nem állás. Három sor, az oldal és a dobás kell.
analysis-win = { $side ->
    [cones] A kúpok nyerési esélye
   *[spools] Az orsók nyerési esélye
}
analysis-throws = Mennyit ér minden dobás
analysis-moves = A lépések, a legjobb elöl
analysis-over = { $side ->
    [cones] A kúpok kiértek: nyertek.
   *[spools] Az orsók kiértek: nyertek.
}

## Why a setup cannot stand in a game
analysis-faults = Ilyen állás nem lehet a játékban
analysis-fault-pieces = { $side ->
    [cones] Túl sok kúp: { $count } van a táblán, legfeljebb { $most } lehet.
   *[spools] Túl sok orsó: { $count } van a táblán, legfeljebb { $most } lehet.
}
analysis-fault-empty = Nincs bábu a táblán; az egyik oldalnak maradnia kell.
analysis-fault-water = Egy bábu a Víz Házán áll ({ $square }), ahol semmi sem marad meg.
analysis-fault-throw = Ilyen dobás nincs: { $throw }. E szabályok szerint 1, 2, 3, 4 és { $none } lehet.
analysis-fault-end = Van dobás, pedig az egyik oldal már kiért.
analysis-fault-side = Add meg, ki következik.
