fair-title = Poctivé hody
fair-lead = Hod si nemôže vybrať nikto: ani hráči, ani táto stránka. Takto to funguje, jednoducho povedané.
fair-step-seal = Skôr než sa hra začne, stránka vylosuje dlhé tajné číslo, semeno, a ukáže jeho pečať: SHA-256. Pečať sedí len na toto jediné číslo.
fair-step-shake = Ku každému hodu pridá tvoj prehliadač šestnásť vlastných náhodných bajtov, potrasenie. Stránka teda vopred nevie, čo padne.
fair-step-draw = Hod vyplýva zo semena, hry, čísla hodu a potrasenia podľa pevného receptu: štyri najnižšie bity HMAC-SHA-256 sú štyri paličky.
fair-step-open = Keď sa hra skončí, semeno sa ukáže. Ktokoľvek si môže overiť, že sedí s pečaťou, a každý hod prepočítať.
fair-shares = Každá palička padne lícom nahor v polovici prípadov. Na šestnásť hodov pripadajú v priemere štyri jednotky, šesť dvojok, štyri trojky, jedna štvorka a jeden hod bez líca navrchu.
fair-check-title = Kontrola hodov
fair-check-game = Hra { $id }, { $rules }
fair-seal = Pečať ukázaná pred prvým hodom
fair-seed = Semeno
fair-seed-later = Semeno sa ukáže po skončení hry. Dovtedy nikto nemôže kontrolovať a nikto nemôže nazrieť dopredu.
fair-check = Prepočítať všetko odznova
fair-check-here = Tvoj prehliadač to počíta sám.
fair-check-good = { $count ->
    [one] Semeno sedí s pečaťou a jediný hod je správny.
    [few] Semeno sedí s pečaťou a všetky { $count } hody sú správne.
   *[other] Semeno sedí s pečaťou a všetkých { $count } hodov je správnych.
}
fair-check-bad = { $count ->
    [one] Jeden hod nevyplýva zo semena.
    [few] { $count } hody nevyplývajú zo semena.
   *[other] { $count } hodov nevyplýva zo semena.
}
fair-check-bad-seal = Semeno nesedí s pečaťou.
fair-counts = Skutočnosť a očakávanie
fair-counts-throw = Hod
fair-counts-expected = Očakávané
fair-counts-cell = { $count } z { $all }
fair-expected-cell = { $sixteenths } zo 16
fair-throws = Všetky hody
fair-throws-none = Ešte sa nehádzalo.
fair-column-number = Č.
fair-column-player = Hráč
fair-column-sticks = Paličky
fair-column-throw = Hod
fair-column-shake = Potrasenie
fair-column-check = Kontrola
fair-shake-none = žiadne
fair-right = správny
fair-wrong = nesprávny
fair-recipe = Recept: prvý bajt HMAC-SHA-256 s kľúčom, ktorým je semeno, z textu „hra:číslo:potrasenie“.
fair-back = Späť do hry
