### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Wat perfect spel laat zien
jequier-perfect-start = Beide spellen zijn opgelost: van elke stelling kennen we de winstkans van beide spelers als geen van beiden ooit een fout maakt. In Senet volgens Jéquier wint wie de eerste 1 gooit, { $percent }% van de spellen. In het standaardspel wint wie begint, { $standard }%.
jequier-perfect-length = Tussen twee perfecte tegenstanders duurt een spel volgens Jéquier gemiddeld { $throws } worpen, met een standaardafwijking van { $spread }.
jequier-perfect-luck = Gemiddeld verschuift één worp de winstkans met { $swing } procentpunt.
jequier-perfect-source = Deze cijfers komen uit onze eigen oplossing van de spellen, berekend op { $date }.
