### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Čo ukazuje dokonalá hra
senet-perfect-start = Štandardná hra je vyriešená: pri každej pozícii poznáme šancu oboch strán na výhru, keď sa žiadna nikdy nepomýli. Na začiatku vyhráva prvý hráč, ten s kužeľmi, { $percent } % partií.
senet-perfect-length = Pri dokonalej hre oboch strán trvá partia v priemere { $throws } hodov, so smerodajnou odchýlkou { $spread }.
senet-perfect-luck = Jediný hod posunie šancu na výhru v priemere o { $swing } percentuálneho bodu.
senet-perfect-source = Tieto čísla pochádzajú z nášho vlastného riešenia hry, vypočítaného { $date }.
