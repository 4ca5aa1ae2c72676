### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Was perfektes Spiel zeigt
jequier-perfect-start = Beide Spiele sind gelöst: Zu jeder Stellung kennen wir die Gewinnchance beider Seiten, wenn keine je einen Fehler macht. Im Jéquier-Senet gewinnt, wer den Anwurf gewinnt, { $percent } % der Partien. Im Standardspiel gewinnt die Seite, die beginnt, { $standard } %.
jequier-perfect-length = Bei perfektem Spiel auf beiden Seiten dauert eine Partie Jéquier-Senet im Schnitt { $throws } Würfe, bei einer Standardabweichung von { $spread }.
jequier-perfect-luck = Im Schnitt verschiebt ein einzelner Wurf die Gewinnchance um { $swing } Prozentpunkte.
jequier-perfect-source = Diese Zahlen stammen aus unserer eigenen Lösung der Spiele, berechnet am { $date }.
