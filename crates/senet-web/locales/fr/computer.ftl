## Choosing the computer
computer-opponent = Contre l’ordinateur
computer-play = Jouer contre l’ordinateur
computer-level = Niveau
computer-level-1 = Débutant
computer-level-2 = Gourmand
computer-level-3 = Prudent
computer-level-4 = Réfléchi
computer-level-5 = Expert
computer-level-6 = Parfait
computer-about-1 = Fonce et prend ce qu’il a sous les yeux ; le reste lui échappe le plus souvent.
computer-about-2 = Prend tout ce qu’il peut, sans jamais se demander ce que vous lancerez ensuite.
computer-about-3 = Craint pour chacun de ses pions et les garde groupés.
computer-about-4 = Pèse ses coups et voit un lancer plus loin.
computer-about-5 = Presque rien ne lui échappe.
computer-about-6 = Le meilleur coup qu’il connaisse, à chaque fois.

## At the board
computer-name = L’ordinateur

## Hints
computer-hint = Demander un conseil
computer-hint-exact = Valeurs exactes.
computer-hint-estimated = Valeurs estimées.
computer-hints = Conseils jusqu’ici : { $count }
computer-notice-no-hints = Les conseils sont réservés aux parties contre l’ordinateur.
computer-notice-nothing = Un conseil n’est possible que si un lancer attend votre coup.
