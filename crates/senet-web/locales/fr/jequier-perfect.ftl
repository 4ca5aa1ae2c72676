### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Ce que montre le jeu parfait
jequier-perfect-start = Les deux jeux sont résolus : pour chaque position, nous connaissons les chances de gain de chaque camp quand aucun ne se trompe jamais. Dans le Senet de Jéquier, le camp qui remporte le tirage au sort gagne { $percent } % des parties. Dans le jeu standard, le camp qui commence gagne { $standard } % des parties.
jequier-perfect-length = Quand les deux camps jouent parfaitement, une partie du Senet de Jéquier dure en moyenne { $throws } lancers, avec un écart type de { $spread }.
jequier-perfect-luck = En moyenne, un seul lancer déplace les chances de gain de { $swing } points de pourcentage.
jequier-perfect-source = Ces chiffres viennent de notre propre résolution des jeux, calculée le { $date }.
