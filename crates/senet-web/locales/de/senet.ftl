### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: du · Senet · Jéquier-Senet · Kegel / Spulen (side: die Kegel, die Spulen) · Stein · Feld · Wurfstäbe (Stäbe) · Wurf ·
### Vorderseite oben · Plätze tauschen, Tausch · Blockade · vom Brett bringen / das Brett verlassen · Anwurf (throw-off) · die andere Seite ist an der Reihe (turn passes) ·
### Haus der Wiedergeburt, der Schönheit, des Wassers, der Drei Wahrheiten, des Re-Atum, des Horus.

## Head

senet-title = Senet spielen: die Regeln mit Beispielen
senet-description = So spielt man Senet: das Brett und seine Häuser, die Wurfstäbe, der Platztausch, das Haus des Wassers und das Ziel. Mit Bildern, spielbar per Link ohne Anmeldung.
senet-nav = Regeln
senet-breadcrumb = Die Senet-Regeln
senet-eyebrow = Das Spiel und seine Standardregeln
senet-heading = So spielt man Senet
senet-lead = Senet ist ein Wettlauf zu zweit über dreißig Felder. Vier Stäbe sagen, wie weit es geht; du sagst, welcher deiner fünf Steine geht. Wer zuerst alle fünf vom Brett gebracht hat, gewinnt.
senet-hero-alt = Ein Senet-Brett zu Beginn: Fünf Kegel und fünf Spulen stehen abwechselnd auf den zehn Feldern der oberen Reihe. Die mittlere und die untere Reihe sind leer; Zeichen stehen auf den Feldern 15, 27, 28, 29 und 30.
senet-contents-title = Auf dieser Seite

## Play buttons

senet-play-friend = Mit Freunden spielen
senet-play-stranger = Mit Unbekannten spielen
senet-play-device = Hier an einem Gerät spielen
senet-to-jequier = Jéquier-Senet, die Variante

## The board

senet-board-title = Das Brett
senet-board-body = Die dreißig Felder bilden einen einzigen Weg, der sich durch drei Reihen schlängelt. Die Felder 1 bis 10 laufen oben von links nach rechts, 11 bis 20 in der Mitte von rechts nach links zurück, 21 bis 30 unten wieder von links nach rechts. Von 10 geht es hinunter auf 11, von 20 hinunter auf 21.
senet-board-neighbours = Wenn hier von Nachbarn die Rede ist, sind immer Nachbarn auf dem Weg gemeint: 10 und 11 sind Nachbarn, 5 und 16 dagegen nicht, obwohl sie übereinanderliegen.
senet-board-alt = Das leere Brett mit dem Weg über dreißig Felder: in der oberen Reihe nach rechts, von 10 hinunter auf 11, in der mittleren Reihe nach links, von 20 hinunter auf 21 und in der unteren Reihe nach rechts. Fünf Felder tragen ein Zeichen: 15 ein Anch, 27 ein Nefer in Form einer Laute, 28 Wellen, 29 drei Vögel, 30 zwei sitzende Figuren.
senet-board-caption = Der Weg von 1 bis 30 und die fünf Häuser: 15 Wiedergeburt, 27 Schönheit, 28 Wasser, 29 Drei Wahrheiten, 30 Re-Atum.

## Setup

senet-setup-title = Steine und Aufstellung
senet-setup-body = Eine Seite hat fünf Kegel, die andere fünf Spulen. Sie stehen abwechselnd auf den ersten zehn Feldern: Kegel auf 1, 3, 5, 7 und 9, Spulen auf 2, 4, 6, 8 und 10. Beide Seiten laufen in dieselbe Richtung, von 1 nach 30, und auf einem Feld steht nie mehr als ein Stein. Wer beginnt, hat die Kegel und wirft zuerst.
senet-setup-cone = Ein Kegel
senet-setup-spool = Eine Spule

## Throwing

senet-throw-title = Die Stäbe werfen
senet-throw-body = Jeder der vier Stäbe hat eine Vorderseite und eine Rückseite, und beide liegen gleich oft oben. Zähle die Vorderseiten, die oben liegen: Das ist dein Wurf. Liegt keine oben, ist der Wurf eine 5.
senet-throw-again = Nach einer 1, einer 4 oder einer 5 wirfst du nach deinem Zug noch einmal, und so weiter, solange solche Würfe kommen. Nach einer 2 oder einer 3 ist die andere Seite an der Reihe.
senet-throw-table-caption = Die fünf Würfe, ihre Chancen und wer danach wirft
senet-throw-table-sticks = Stäbe
senet-throw-table-throw = Wurf
senet-throw-table-chance = Chance
senet-throw-table-next = Danach
senet-throw-1-sticks = eine Vorderseite oben
senet-throw-2-sticks = zwei Vorderseiten oben
senet-throw-3-sticks = drei Vorderseiten oben
senet-throw-4-sticks = vier Vorderseiten oben
senet-throw-5-sticks = keine Vorderseite oben
senet-throw-1-chance = 4 von 16
senet-throw-2-chance = 6 von 16
senet-throw-3-chance = 4 von 16
senet-throw-4-chance = 1 von 16
senet-throw-5-chance = 1 von 16
senet-throw-next-again = Du wirfst noch einmal
senet-throw-next-passes = Die andere Seite wirft

## Moving

senet-move-title = Ziehen
senet-move-body = Für jeden Wurf rückst du einen deiner Steine um genau so viele Felder vor. Können mehrere ziehen, hast du die Wahl, und diese Wahl ist der Kern des Spiels. Kann nur einer ziehen, dann muss er, auch wenn es wehtut.
senet-move-over = Du darfst über alle Steine hinwegziehen, eigene wie gegnerische. Auf einem eigenen Stein darf ein Zug nie enden.

## Swapping

senet-swap-title = Plätze tauschen
senet-swap-body = Geschlagen wird in Senet nie. Endet dein Zug auf einem ungeschützten gegnerischen Stein, tauschen die beiden die Plätze: Deiner nimmt das Feld ein, der andere geht dorthin zurück, woher deiner kam.
senet-swap-alt = Kegel auf 3 und 12, Spulen auf 7 und 20. Die Kegel haben eine 4 geworfen. Ein Pfeil führt vom Kegel auf 3 zur einzelnen Spule auf 7.
senet-swap-caption = Die Kegel haben eine 4 geworfen. Der Kegel auf 3 kommt auf 7, wo eine Spule allein steht, und die beiden tauschen: Kegel auf 7, Spule auf 3. Stattdessen könnte der Kegel auf 12 nach 16 ziehen.

## Protection

senet-pair-title = Welche Steine geschützt sind
senet-pair-body = Zwei benachbarte Steine derselben Seite schützen einander; mit keinem von beiden kann getauscht werden. Auf den letzten vier Feldern, 27 bis 30, ist auch ein einzelner Stein sicher. Es zählt, wie die Steine vor dem Zug standen.
senet-pair-alt = Kegel auf 4 und 8; Spulen auf 5, 10, 11 und 16. Die Spulen auf 10 und 11, an der Biegung untereinander, sind durch einen Balken verbunden.
senet-pair-caption = Die Spulen auf 10 und 11 sind Nachbarn um die Biegung herum, deshalb nützt dem Kegel auf 8 weder eine 2 noch eine 3. Eine 4 bringt ihn an beiden vorbei auf 12. Die Spulen auf 5 und 16 sind keine Nachbarn: Mit einer 1 tauscht der Kegel auf 4 den Platz mit der Spule auf 5.

## The houses

senet-houses-title = Die fünf Häuser
senet-houses-body = Du darfst an jedem Haus vorbeilaufen. Keines muss betreten werden.
senet-house-15-name = 15: Haus der Wiedergeburt
senet-house-15-body = Ein gewöhnliches Feld, nur dass aus dem Wasser gerettete Steine hierher zurückkommen.
senet-house-27-name = 27: Haus der Schönheit
senet-house-27-body = Sicher, und der letzte Halt vor dem Wasser. Mit einer 4 oder einer 5 verlässt ein Stein von hier aus das Brett; eine 2 bringt ihn auf 29, eine 3 auf 30, aber bei einer 1 fällt er ins Wasser.
senet-house-28-name = 28: Haus des Wassers
senet-house-28-body = Hier bleibt nichts stehen. Ein Stein, dessen Zug auf 28 endet, kommt sofort zurück auf 15 oder, wenn 15 besetzt ist, auf das nächste freie Feld davor: 14, 13 und so weiter. Über 28 hinwegzuziehen schadet nicht.
senet-house-29-name = 29: Haus der Drei Wahrheiten
senet-house-29-body = Sicher. Drei Vögel: Mit einer 3 verlässt ein Stein das Brett. Eine 1 bringt ihn auf 30, wenn 30 frei ist; eine 2, eine 4 oder eine 5 bewegt ihn nicht.
senet-house-30-name = 30: Haus des Re-Atum
senet-house-30-body = Sicher. Zwei Figuren: Mit einer 2 verlässt ein Stein das Brett. Kein anderer Wurf bewegt ihn.
senet-water-alt = Kegel auf 20 und 24, Spulen auf 15 und 17. Die Kegel haben eine 4 geworfen. Ein Warnpfeil führt vom Kegel auf 24 ins Wasser auf 28.
senet-water-caption = Die Kegel haben eine 4 geworfen, und sie muss gespielt werden. Der Kegel auf 20 kann nicht ziehen, denn auf 24 steht ein eigener. Also fällt der Kegel auf 24 ins Wasser. Auf 15 steht eine Spule, deshalb taucht er auf 14 wieder auf. Immerhin werfen die Kegel nach einer 4 noch einmal.

## Leaving the board

senet-off-title = Das Brett verlassen
senet-off-body = Nur von drei Feldern aus verlässt ein Stein das Brett: von 27 mit einer 4 oder einer 5, von 29 mit einer 3, von 30 mit einer 2. Einem Stein auf 26 oder davor nützt ein Wurf nichts, der ihn über 30 hinaustragen würde. Sobald dein fünfter Stein vom Brett ist, hast du gewonnen, ganz gleich mit welchem Wurf.
senet-off-alt = Das Ende eines Wettlaufs: Kegel auf 27, 29 und 30, zwei Kegel sind schon vom Brett; eine Spule auf 22.
senet-off-caption = Hier spielt jeder Wurf eine andere Rolle. Bei einer 1 fällt der Kegel auf 27 ins Wasser und kommt auf 15 heraus. Eine 2 bringt den Kegel auf 30 vom Brett, eine 3 den auf 29, eine 4 oder eine 5 den auf 27.

## No move

senet-stuck-title = Wenn kein Stein ziehen kann
senet-stuck-body = Kann keiner deiner Steine den Wurf nutzen, verfällt er. Rückwärts geht es nie. Nach einer 1, einer 4 oder einer 5 wirfst du trotzdem noch einmal.
senet-stuck-alt = Kegel auf 26 und 29, Spulen auf 18 und 22. Die Kegel haben eine 5 geworfen, und kein Kegel kann ziehen.
senet-stuck-caption = Die Kegel haben eine 5 geworfen. Von 26 aus führt sie über 30 hinaus, und das ist nur von 27 aus erlaubt; von 29 aus führt nur eine 3 vom Brett. Der Wurf verfällt, aber weil es eine 5 war, werfen die Kegel noch einmal.

## Strategy

senet-strategy-title = Sechs Dinge, die sich zu merken lohnen
senet-strategy-1-title = Zu zweit unterwegs
senet-strategy-1-body = Mit Nachbarn kann niemand tauschen. Zieht einer von beiden weiter, stehen zwei Steine allein; sieh dir also beide an, bevor du ziehst.
senet-strategy-2-title = Zähle die Würfe hinter dir
senet-strategy-2-body = Am meisten gefährdet ist ein einzelner Stein zwei Felder vor einem gegnerischen: 6 von 16 Würfen treffen ihn. Bei einem oder drei Feldern Abstand sind es 4 von 16, bei vier oder fünf Feldern nur 1 von 16.
senet-strategy-3-title = Ein Tausch bewegt zwei Steine
senet-strategy-3-body = Dein Stein kommt so weit voran, wie er ohnehin gekommen wäre, und der gegnerische verliert ebenso viele Felder. Von zwei sonst gleich guten Zügen bringt der Tausch mehr Vorsprung.
senet-strategy-4-title = Achtung vor dem Wasser
senet-strategy-4-body = Von 26 aus fällt ein Stein mit einer 2 ins Wasser, also bei 6 von 16 Würfen. Von 25 und von 27 aus sind es 4 von 16, von 23 und 24 aus nur 1 von 16.
senet-strategy-5-title = Kenne die Ausgänge
senet-strategy-5-body = Von 30 aus bringt der nächste Wurf einen Stein in 6 von 16 Fällen vom Brett, von 29 aus in 4, von 27 aus in 2.
senet-strategy-6-title = Halte einen Stein in Reserve
senet-strategy-6-body = Würfe müssen gespielt werden. Ein Stein weiter hinten, der einen unwillkommenen Wurf aufnehmen kann, bewahrt einen anderen vor dem Wasser.

## History

senet-history-title = Woher das Spiel kommt
senet-history-body = Aus mehr als zweitausend Jahren sind in ägyptischen Gräbern Senet-Bretter und Bilder des Spiels erhalten. Vollständige Regeln dagegen nicht. Wer heute spielt, spielt eine moderne Rekonstruktion, und alle, die sich daran versucht haben, darunter Gustave Jéquier, R. C. Bell und später Timothy Kendall, kamen zu einem anderen Spiel.
senet-history-here = Auch das Standardspiel auf dieser Website ist eine solche Rekonstruktion, mit fünf Steinen je Seite und den Häusern auf den letzten vier Feldern. Die Bretter aus den Gräbern tragen solche Zeichen auf ihren letzten fünf Feldern; welche Regel zu welchem Zeichen gehörte, bleibt Sache der Rekonstruktion.

## Questions and answers

senet-faq-title = Fragen und Antworten
senet-faq-egypt-question = Haben die Ägypter so gespielt?
senet-faq-egypt-answer = Das weiß niemand. Vollständige Regeln sind nicht überliefert, nur Bretter, Bilder und Zeichen. Die Regeln hier sind eine moderne Rekonstruktion.
senet-faq-forced-question = Muss ich ziehen, auch wenn der Zug mir schadet?
senet-faq-forced-answer = Ja. Ein Wurf, den einer deiner Steine nutzen kann, muss gespielt werden, auch wenn der einzige Zug ins Wasser führt. Können mehrere Steine ziehen, wählst du.
senet-faq-beauty-question = Muss jeder Stein im Haus der Schönheit anhalten?
senet-faq-beauty-answer = Nein. Ein Stein darf an Feld 27 und an jedem anderen Haus vorbeiziehen, ohne anzuhalten.
senet-faq-block-question = Können Steine den Weg versperren?
senet-faq-block-answer = Im Standardspiel nicht, dort darf man über beliebig viele Steine hinwegziehen. Im Jéquier-Senet sind drei gegnerische Steine hintereinander eine Blockade.
senet-faq-odds-question = Wie wahrscheinlich ist jeder Wurf?
senet-faq-odds-answer = Von 16 Würfen sind im Schnitt 4 eine 1, 6 eine 2, 4 eine 3, einer eine 4 und einer eine 5.
senet-faq-online-question = Wie spiele ich Senet online mit Freunden?
senet-faq-online-answer = Starte hier eine Partie und schick den Link weiter. Wer ihn öffnet, kann sich ans Brett setzen und spielen, am Handy oder am Computer, und niemand muss sich anmelden.

## Play

senet-end-title = Jetzt spielen
senet-end-body = Alles steht bereit: Partie anlegen, Link verschicken, Stäbe werfen. Das Brett zeigt jeden erlaubten Zug, du musst also nichts auswendig lernen.
