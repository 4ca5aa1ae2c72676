### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Čo ukazuje dokonalá hra
jequier-perfect-start = Obe hry sú vyriešené: pri každej pozícii poznáme šancu oboch strán na výhru, keď sa žiadna nikdy nepomýli. V Jéquierovom senete zvíťazí ten, kto vyhrá hádzanie o začiatok, v { $percent } % partií. V štandardnej hre zvíťazí prvý hráč v { $standard } %.
jequier-perfect-length = Pri dokonalej hre oboch strán trvá partia Jéquierovho senetu v priemere { $throws } hodov, so smerodajnou odchýlkou { $spread }.
jequier-perfect-luck = Jediný hod posunie šancu na výhru v priemere o { $swing } percentuálneho bodu.
jequier-perfect-source = Tieto čísla pochádzajú z nášho vlastného riešenia oboch hier, vypočítaného { $date }.
