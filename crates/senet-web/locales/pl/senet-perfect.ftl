### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Co pokazuje gra doskonała
senet-perfect-start = Gra standardowa jest rozwiązana: dla każdej pozycji znamy szansę wygranej obu stron, gdy żadna nigdy się nie myli. Od pozycji początkowej pierwszy gracz, ten ze stożkami, wygrywa { $percent }% gier.
senet-perfect-length = Gdy obie strony grają doskonale, gra kończy się średnio po { $throws } rzutach, z odchyleniem standardowym { $spread }.
senet-perfect-luck = Jeden rzut zmienia szansę wygranej średnio o { $swing } punktu procentowego.
senet-perfect-source = Liczby te pochodzą z naszego własnego rozwiązania gry, obliczonego { $date }.
