### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Wat perfect spel laat zien
senet-perfect-start = Het standaardspel is opgelost: van elke stelling kennen we de winstkans van beide spelers als geen van beiden ooit een fout maakt. Vanaf het begin wint de speler die als eerste gooit, met de kegels, { $percent }% van de spellen.
senet-perfect-length = Tussen twee perfecte tegenstanders duurt een spel gemiddeld { $throws } worpen, met een standaardafwijking van { $spread }.
senet-perfect-luck = Gemiddeld verschuift één worp de winstkans met { $swing } procentpunt.
senet-perfect-source = Deze cijfers komen uit onze eigen oplossing van het spel, berekend op { $date }.
