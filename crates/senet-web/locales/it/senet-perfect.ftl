### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Che cosa mostra il gioco perfetto
senet-perfect-start = Il gioco standard è risolto: per ogni posizione conosciamo la probabilità di vittoria di ciascuno schieramento quando nessuno dei due sbaglia mai. Dall’inizio, lo schieramento che lancia per primo, quello dei coni, vince { $percent } partite su 100.
senet-perfect-length = Se entrambi giocano alla perfezione, una partita dura in media { $throws } lanci, con una deviazione standard di { $spread }.
senet-perfect-luck = In media un singolo lancio sposta la probabilità di vittoria di { $swing } punti percentuali.
senet-perfect-source = Questi dati vengono dalla nostra soluzione del gioco, calcolata in data { $date }.
