### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Co ukazuje dokonalá hra
jequier-perfect-start = Obě hry jsou vyřešené: u každé pozice víme, jakou má která strana šanci vyhrát, když nikdo nikdy neudělá chybu. V senetu podle Jéquiera vyhrává ten, komu padla první jednička, v { $percent } % partií. Ve standardní hře vyhrává první hráč v { $standard } %.
jequier-perfect-length = Hrají-li oba dokonale, trvá partie senetu podle Jéquiera v průměru { $throws } hodů, se směrodatnou odchylkou { $spread }.
jequier-perfect-luck = Jediný hod posune šanci na výhru v průměru o { $swing } procentního bodu.
jequier-perfect-source = Čísla pocházejí z našeho vlastního řešení obou her, vypočteného { $date }.
