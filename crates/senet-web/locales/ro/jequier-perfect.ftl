### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Ce arată jocul perfect
jequier-perfect-start = Ambele jocuri sunt rezolvate: pentru fiecare poziție știm șansa de câștig a fiecărei tabere când niciuna nu greșește vreodată. În Senetul lui Jéquier, cine câștigă tragerea la sorți câștigă { $percent }% din jocuri. În jocul standard, cine începe câștigă { $standard }%.
jequier-perfect-length = Când ambele tabere joacă perfect, un joc al Senetului lui Jéquier durează în medie { $throws ->
    [one] o aruncare
    [few] { $throws } aruncări
   *[other] { $throws } de aruncări
}, cu o abatere standard de { $spread }.
jequier-perfect-luck = În medie, o singură aruncare schimbă șansa de câștig cu { $swing } puncte procentuale.
jequier-perfect-source = Aceste cifre provin din propria noastră rezolvare a jocurilor, calculată la { $date }.
