### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Co ukazuje dokonalá hra
senet-perfect-start = Standardní hra je vyřešená: u každé pozice víme, jakou má která strana šanci vyhrát, když nikdo nikdy neudělá chybu. Z výchozí pozice vyhrává první hráč, ten s kužely, { $percent } % partií.
senet-perfect-length = Hrají-li oba dokonale, trvá partie v průměru { $throws } hodů, se směrodatnou odchylkou { $spread }.
senet-perfect-luck = Jediný hod posune šanci na výhru v průměru o { $swing } procentního bodu.
senet-perfect-source = Čísla pocházejí z našeho vlastního řešení hry, vypočteného { $date }.
