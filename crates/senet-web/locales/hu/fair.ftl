fair-title = Tisztességes dobások
fair-lead = A dobást senki sem választhatja meg: sem a játékosok, sem ez az oldal. Elmondjuk egyszerűen, hogyan.
fair-step-seal = A játék kezdete előtt az oldal kisorsol egy hosszú titkos számot, a magot, és megmutatja a pecsétjét: az SHA-256 lenyomatát. A pecsét csak erre az egy számra illik.
fair-step-shake = Minden dobáshoz a böngésződ hozzáad tizenhat saját véletlen bájtot, a rázást. Így az oldal előre nem tudja, mi lesz a dobás.
fair-step-draw = A dobás a magból, a játékból, a dobás számából és a rázásból következik, rögzített recept szerint: a HMAC-SHA-256 négy legalsó bitje a négy pálca.
fair-step-open = Amikor a játéknak vége, megmutatjuk a magot. Bárki ellenőrizheti, hogy illik-e a pecséthez, és kiszámolhatja újra az összes dobást.
fair-shares = Minden pálca az esetek felében esik a színével fölfelé. Tizenhat dobásból átlagosan négy egyes, hat kettes, négy hármas, egy négyes, és egynél egyetlen pálca sem fekszik a színével fölfelé.
fair-check-title = Dobások ellenőrzése
fair-check-game = Játék: { $id }, { $rules }
fair-seal = A pecsét, az első dobás előtt megmutatva
fair-seed = A mag
fair-seed-later = A magot a játék végén mutatjuk meg. Addig senki sem ellenőrizhet, és senki sem leshet előre.
fair-check = Számolj ki mindent újra
fair-check-here = A böngésződ maga számolja ki.
fair-check-good = { $count ->
    [one] A mag illik a pecséthez, és az egyetlen dobás helyes.
   *[other] A mag illik a pecséthez, és az összes dobás ({ $count }) helyes.
}
fair-check-bad = { $count ->
    [one] Egy dobás nem következik a magból.
   *[other] { $count } dobás nem következik a magból.
}
fair-check-bad-seal = A mag nem illik a pecséthez.
fair-counts = Dobott és várt
fair-counts-throw = Dobás
fair-counts-expected = Várt
fair-counts-cell = { $count } / { $all }
fair-expected-cell = { $sixteenths } a 16-ból
fair-throws = Minden dobás
fair-throws-none = Még nem dobott senki.
fair-column-number = Sorszám
fair-column-player = Játékos
fair-column-sticks = Pálcák
fair-column-throw = Dobás
fair-column-shake = Rázás
fair-column-check = Ellenőrzés
fair-shake-none = nincs
fair-right = helyes
fair-wrong = hibás
fair-recipe = A recept: a HMAC-SHA-256 első bájtja, ahol a kulcs a mag, a szöveg pedig: „játék:szám:rázás”.
fair-back = Vissza a játékhoz
