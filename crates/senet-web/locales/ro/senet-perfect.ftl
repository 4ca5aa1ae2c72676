### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Ce arată jocul perfect
senet-perfect-start = Jocul standard este rezolvat: pentru fiecare poziție știm șansa de câștig a fiecărei tabere când niciuna nu greșește vreodată. De la început, tabăra care aruncă prima, cea cu conurile, câștigă { $percent }% din jocuri.
senet-perfect-length = Când ambele tabere joacă perfect, un joc durează în medie { $throws ->
    [one] o aruncare
    [few] { $throws } aruncări
   *[other] { $throws } de aruncări
}, cu o abatere standard de { $spread }.
senet-perfect-luck = În medie, o singură aruncare schimbă șansa de câștig cu { $swing } puncte procentuale.
senet-perfect-source = Aceste cifre provin din propria noastră rezolvare a jocului, calculată la { $date }.
