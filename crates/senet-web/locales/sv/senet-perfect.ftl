### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Vad perfekt spel visar
senet-perfect-start = Standardspelet är löst: för varje ställning vet vi hur stor vinstchans vardera sidan har när ingen någonsin gör fel. Från början vinner den sida som kastar först, konerna, { $percent } % av partierna.
senet-perfect-length = Mellan två som spelar perfekt tar ett parti i genomsnitt { $throws } kast, med en standardavvikelse på { $spread }.
senet-perfect-luck = I genomsnitt förskjuter ett enda kast vinstchansen med { $swing } procentenheter.
senet-perfect-source = Siffrorna kommer från vår egen lösning av spelet, beräknad { $date }.
