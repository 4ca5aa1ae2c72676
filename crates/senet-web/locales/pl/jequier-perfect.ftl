### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Co pokazuje gra doskonała
jequier-perfect-start = Obie gry są rozwiązane: dla każdej pozycji znamy szansę wygranej obu stron, gdy żadna nigdy się nie myli. W senecie Jéquiera ten, kto zwycięży w walce o początek, wygrywa { $percent }% gier. W grze standardowej pierwszy gracz wygrywa { $standard }%.
jequier-perfect-length = Gdy obie strony grają doskonale, gra w seneta Jéquiera kończy się średnio po { $throws } rzutach, z odchyleniem standardowym { $spread }.
jequier-perfect-luck = Jeden rzut zmienia szansę wygranej średnio o { $swing } punktu procentowego.
jequier-perfect-source = Liczby te pochodzą z naszego własnego rozwiązania obu gier, obliczonego { $date }.
