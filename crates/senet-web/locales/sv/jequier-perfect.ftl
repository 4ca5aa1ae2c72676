### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Vad perfekt spel visar
jequier-perfect-start = Båda spelen är lösta: för varje ställning vet vi hur stor vinstchans vardera sidan har när ingen någonsin gör fel. I Jéquiers Senet vinner den som vinner startkasten { $percent } % av partierna. I standardspelet vinner den som börjar { $standard } %.
jequier-perfect-length = Mellan två som spelar perfekt tar ett parti av Jéquiers Senet i genomsnitt { $throws } kast, med en standardavvikelse på { $spread }.
jequier-perfect-luck = I genomsnitt förskjuter ett enda kast vinstchansen med { $swing } procentenheter.
jequier-perfect-source = Siffrorna kommer från vår egen lösning av spelen, beräknad { $date }.
