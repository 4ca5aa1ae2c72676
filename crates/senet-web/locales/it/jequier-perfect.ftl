### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Che cosa mostra il gioco perfetto
jequier-perfect-start = I due giochi sono risolti: per ogni posizione conosciamo la probabilità di vittoria di ciascuno schieramento quando nessuno dei due sbaglia mai. Nel Senet di Jéquier chi vince il sorteggio vince poi { $percent } partite su 100. Nel gioco standard chi comincia ne vince { $standard } su 100.
jequier-perfect-length = Se entrambi giocano alla perfezione, una partita del Senet di Jéquier dura in media { $throws } lanci, con una deviazione standard di { $spread }.
jequier-perfect-luck = In media un singolo lancio sposta la probabilità di vittoria di { $swing } punti percentuali.
jequier-perfect-source = Questi dati vengono dalla nostra soluzione dei giochi, calcolata in data { $date }.
