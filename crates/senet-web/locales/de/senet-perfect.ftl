### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Was perfektes Spiel zeigt
senet-perfect-start = Das Standardspiel ist gelöst: Zu jeder Stellung kennen wir die Gewinnchance beider Seiten, wenn keine je einen Fehler macht. Von der Anfangsstellung aus gewinnt die Seite, die beginnt und die Kegel hat, { $percent } % der Partien.
senet-perfect-length = Bei perfektem Spiel auf beiden Seiten dauert eine Partie im Schnitt { $throws } Würfe, bei einer Standardabweichung von { $spread }.
senet-perfect-luck = Im Schnitt verschiebt ein einzelner Wurf die Gewinnchance um { $swing } Prozentpunkte.
senet-perfect-source = Diese Zahlen stammen aus unserer eigenen Lösung des Spiels, berechnet am { $date }.
