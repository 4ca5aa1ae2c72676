fair-title = Poctivé hody
fair-lead = Hod si nikdo nevybere: hráči ne a tento web také ne. Tady je, jak je to zařízeno.
fair-step-seal = Než hra začne, vylosuje web dlouhé tajné číslo, semínko, a ukáže jeho pečeť: otisk SHA-256. Pečeť sedí jen na toto jediné číslo.
fair-step-shake = Ke každému hodu přidá váš prohlížeč šestnáct vlastních náhodných bajtů, zatřesení. Web tedy předem neví, co padne.
fair-step-draw = Hod plyne ze semínka, hry, pořadí hodu a zatřesení podle pevného předpisu: čtyři nejnižší bity HMAC-SHA-256 jsou čtyři tyčinky.
fair-step-open = Po konci hry se semínko ukáže. Kdokoli si může ověřit, že k pečeti sedí, a každý hod znovu spočítat.
fair-shares = Každá tyčinka padne lícem nahoru v polovině případů. Ze šestnácti hodů jsou v průměru čtyři jedničky, šest dvojek, čtyři trojky, jedna čtyřka a jednou žádný líc.
fair-check-title = Kontrola hodů
fair-check-game = Hra { $id }, { $rules }
fair-seal = Pečeť, ukázaná před prvním hodem
fair-seed = Semínko
fair-seed-later = Semínko se ukáže po konci hry. Do té doby nemůže nikdo kontrolovat, ale ani nahlížet dopředu.
fair-check = Všechno znovu spočítat
fair-check-here = Počítá to přímo váš prohlížeč.
fair-check-good = { $count ->
    [one] Semínko sedí k pečeti a ten jeden hod je správně.
    [few] Semínko sedí k pečeti a všechny { $count } hody jsou správně.
   *[other] Semínko sedí k pečeti a všech { $count } hodů je správně.
}
fair-check-bad = { $count ->
    [one] Jeden hod ze semínka neplyne.
    [few] { $count } hody ze semínka neplynou.
   *[other] { $count } hodů ze semínka neplyne.
}
fair-check-bad-seal = Semínko k pečeti nesedí.
fair-counts = Kolik padlo a kolik se čeká
fair-counts-throw = Hod
fair-counts-expected = Očekává se
fair-counts-cell = { $count } z { $all }
fair-expected-cell = { $sixteenths } ze 16
fair-throws = Všechny hody
fair-throws-none = Ještě se neházelo.
fair-column-number = Č.
fair-column-player = Hráč
fair-column-sticks = Tyčinky
fair-column-throw = Hod
fair-column-shake = Zatřesení
fair-column-check = Kontrola
fair-shake-none = žádné
fair-right = správně
fair-wrong = špatně
fair-recipe = Předpis: první bajt HMAC-SHA-256 s klíčem rovným semínku nad textem „hra:pořadí:zatřesení“.
fair-back = Zpět do hry
