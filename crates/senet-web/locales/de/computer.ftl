## Choosing the computer
computer-opponent = Mit dem Computer
computer-play = Gegen den Computer spielen
computer-level = Stufe
computer-level-1 = Anfänger
computer-level-2 = Raffzahn
computer-level-3 = Vorsichtig
computer-level-4 = Denker
computer-level-5 = Könner
computer-level-6 = Perfekt
computer-about-1 = Stürmt voran und nimmt, was vor Augen liegt; den Rest übersieht er meistens.
computer-about-2 = Nimmt, was zu holen ist, und fragt nie, was du als Nächstes werfen könntest.
computer-about-3 = Fürchtet um jeden Stein und hält sie beisammen.
computer-about-4 = Wägt seine Züge ab und denkt einen Wurf voraus.
computer-about-5 = Übersieht kaum je etwas.
computer-about-6 = Jedes Mal der beste Zug, den er kennt.

## At the board
computer-name = Computer

## Hints
computer-hint = Gib mir einen Tipp
computer-hint-exact = Genaue Werte.
computer-hint-estimated = Geschätzte Werte.
computer-hints = Tipps bisher: { $count }
computer-notice-no-hints = Tipps gibt es nur in Partien gegen den Computer.
computer-notice-nothing = Einen Tipp gibt es für einen Wurf, der auf deinen Zug wartet.
