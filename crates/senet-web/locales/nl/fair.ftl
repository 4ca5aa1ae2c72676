fair-title = Eerlijke worpen
fair-lead = Niemand kan een worp kiezen: de spelers niet en deze site niet. Zo werkt dat, in gewone woorden.
fair-step-seal = Voordat het spel begint, trekt de site een lang geheim getal, de startwaarde, en toont daarvan een zegel: de SHA-256. Het zegel past alleen op dit ene getal.
fair-step-shake = Bij elke worp doet je browser er zestien eigen willekeurige bytes bij, het schudden. Zo weet de site niet van tevoren wat er valt.
fair-step-draw = De worp volgt volgens een vast recept uit de startwaarde, het spel, het nummer van de worp en het schudden: de vier minst significante bits van HMAC-SHA-256 zijn de vier stokjes.
fair-step-open = Is het spel voorbij, dan wordt de startwaarde getoond. Iedereen kan dan nagaan of die bij het zegel past, en elke worp narekenen.
fair-shares = Elk stokje valt de helft van de keren met de voorkant boven. Van zestien worpen zijn er gemiddeld vier een 1, zes een 2, vier een 3, één een 4, en bij één ligt er geen voorkant boven.
fair-check-title = Worpen controleren
fair-check-game = Spel { $id }, { $rules }
fair-seal = Het zegel, getoond vóór de eerste worp
fair-seed = De startwaarde
fair-seed-later = De startwaarde wordt getoond als het spel voorbij is. Tot dan kan niemand controleren, en niemand vooruitkijken.
fair-check = Alles narekenen
fair-check-here = Je browser rekent het zelf na.
fair-check-good = { $count ->
    [one] De startwaarde past bij het zegel, en de ene worp klopt.
   *[other] De startwaarde past bij het zegel, en alle { $count } worpen kloppen.
}
fair-check-bad = { $count ->
    [one] Eén worp volgt niet uit de startwaarde.
   *[other] { $count } worpen volgen niet uit de startwaarde.
}
fair-check-bad-seal = De startwaarde past niet bij het zegel.
fair-counts = Gegooid en verwacht
fair-counts-throw = Worp
fair-counts-expected = Verwacht
fair-counts-cell = { $count } van { $all }
fair-expected-cell = { $sixteenths } op 16
fair-throws = Alle worpen
fair-throws-none = Er is nog niets gegooid.
fair-column-number = Nr.
fair-column-player = Speler
fair-column-sticks = Stokjes
fair-column-throw = Worp
fair-column-shake = Schudden
fair-column-check = Controle
fair-shake-none = geen
fair-right = klopt
fair-wrong = klopt niet
fair-recipe = Het recept: de eerste byte van HMAC-SHA-256 met de startwaarde als sleutel over de tekst ‘game:number:shake’, dus spel, nummer en schudden.
fair-back = Terug naar het spel
