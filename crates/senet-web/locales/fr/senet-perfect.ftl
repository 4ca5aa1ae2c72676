### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Ce que montre le jeu parfait
senet-perfect-start = Le jeu standard est résolu : pour chaque position, nous connaissons les chances de gain de chaque camp quand aucun ne se trompe jamais. Au départ, le camp qui lance en premier, celui des cônes, gagne { $percent } % des parties.
senet-perfect-length = Quand les deux camps jouent parfaitement, une partie dure en moyenne { $throws } lancers, avec un écart type de { $spread }.
senet-perfect-luck = En moyenne, un seul lancer déplace les chances de gain de { $swing } points de pourcentage.
senet-perfect-source = Ces chiffres viennent de notre propre résolution du jeu, calculée le { $date }.
