fair-title = Rättvisa kast
fair-lead = Ingen kan välja ett kast: inte spelarna, inte webbplatsen. Så här går det till, på vanlig svenska.
fair-step-seal = Innan partiet börjar drar webbplatsen ett långt hemligt tal, fröet, och visar ett sigill av det: dess SHA-256. Sigillet passar bara just det talet.
fair-step-shake = Vid varje kast lägger din webbläsare till sexton egna slumpbyte, skakningen. Därför vet webbplatsen inte i förväg vad som kommer att kastas.
fair-step-draw = Kastet följer av fröet, partiet, kastets nummer och skakningen enligt ett fast recept: de fyra minst signifikanta bitarna i HMAC-SHA-256 är de fyra pinnarna.
fair-step-open = När partiet är slut visas fröet. Vem som helst kan kontrollera att det stämmer med sigillet och räkna om varje kast.
fair-shares = Varje pinne hamnar med framsidan upp hälften av gångerna. Sexton kast ger i snitt 4 ettor, 6 tvåor, 4 treor och 1 fyra, och 1 kast visar ingen framsida.
fair-check-title = Kontrollera kasten
fair-check-game = Parti { $id }, { $rules }
fair-seal = Sigillet, visat före första kastet
fair-seed = Fröet
fair-seed-later = Fröet visas när partiet är slut. Fram till dess kan ingen kontrollera, och ingen se i förväg.
fair-check = Räkna om alltihop
fair-check-here = Din webbläsare räknar själv.
fair-check-good = { $count ->
    [one] Fröet stämmer med sigillet, och det enda kastet stämmer.
   *[other] Fröet stämmer med sigillet, och alla { $count } kast stämmer.
}
fair-check-bad = { $count ->
    [one] Ett kast följer inte av fröet.
   *[other] { $count } kast följer inte av fröet.
}
fair-check-bad-seal = Fröet stämmer inte med sigillet.
fair-counts = Kastat och väntat
fair-counts-throw = Kast
fair-counts-expected = Väntat
fair-counts-cell = { $count } av { $all }
fair-expected-cell = { $sixteenths } av 16
fair-throws = Alla kast
fair-throws-none = Inget har kastats än.
fair-column-number = Nr
fair-column-player = Spelare
fair-column-sticks = Pinnar
fair-column-throw = Kast
fair-column-shake = Skakning
fair-column-check = Kontroll
fair-shake-none = ingen
fair-right = rätt
fair-wrong = fel
fair-recipe = Receptet: första byten av HMAC-SHA-256 med fröet som nyckel över texten ”game:number:shake”, alltså parti, nummer och skakning.
fair-back = Tillbaka till partiet
