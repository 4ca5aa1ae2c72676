analysis-title = Bármely szenetállás elemzése
analysis-nav = Elemzés
analysis-heading = Állás elemzése
analysis-lead = Rakj fel bármilyen állást: megtudod, ki áll jobban, mennyit ér egy-egy dobás, és melyik a legjobb lépés.
analysis-tap = Érints meg egy mezőt, és megváltozik: üres, kúp, orsó.
analysis-turn = Ki következik
analysis-throw = Dobás
analysis-throw-none = Még nincs
analysis-clear = Tábla ürítése
analysis-start = Kezdőállás
analysis-text = Az állás szövegként
analysis-read = Beolvasás
analysis-unread = Ez a szöveg nem ír le állást. Három sor kell, a soron lévő fél és a dobás.
analysis-win = { $side ->
    [cones] A kúpok nyerési esélye
   *[spools] Az orsók nyerési esélye
}
analysis-throws = Mennyit ér egy-egy dobás
analysis-moves = A lépések, a legjobb elöl
analysis-over = { $side ->
    [cones] A kúpok célba értek: nyertek.
   *[spools] Az orsók célba értek: nyertek.
}

## Why a setup cannot stand in a game
analysis-faults = Ilyen állás a játékban nem fordulhat elő
analysis-fault-pieces = { $side ->
    [cones] Túl sok kúp: { $count } van a táblán, legfeljebb { $most } lehet.
   *[spools] Túl sok orsó: { $count } van a táblán, legfeljebb { $most } lehet.
}
analysis-fault-empty = Nincs bábu a táblán; legalább az egyik félnek kell, hogy maradjon.
analysis-fault-water = Egy bábu a Víz Házában áll ({ $square }), ahol semmi sem állhat meg.
analysis-fault-throw = Ilyen dobás nincs: { $throw }. E szabályok szerint 1, 2, 3, 4 és { $none } lehet.
analysis-fault-end = Meg van adva dobás, pedig az egyik fél már célba ért.
analysis-fault-side = Add meg, ki következik.
