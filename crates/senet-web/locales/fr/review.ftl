review-title = Bilan de la partie · { $rules }
review-open = Bilan de la partie
review-curve = Chances de gain
review-curve-about = De { $start } à { $end } en { $count } lancers. La liste des coups dit la même chose en mots et en chiffres.
review-moments = Les moments qui ont compté
review-move = Coup { $turn }
review-better = Mieux
review-best = Le meilleur coup
review-played = Joué
review-given = Concédé
review-luck = Chance
review-choices = Meilleur choix { $best } fois sur { $count }
review-adds = Le détail du compte
review-begin = Au début
review-end = À la fin
review-exact = Toutes les valeurs sont exactes.
review-estimated = Les valeurs sont estimées.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = La chance a tranché : les bâtonnets ont apporté { $luck } au vainqueur, de meilleurs choix { $skill }.
review-sum-skill = De meilleurs choix ont fait la différence : ils ont apporté { $skill } au vainqueur, les bâtonnets { $luck }.
review-sum-both = La chance et de meilleurs choix ont tous deux aidé le vainqueur : { $luck } et { $skill }.
review-sum-against-luck = Victoire malgré la malchance : les bâtonnets ont coûté { $luck } au vainqueur, de meilleurs choix lui ont apporté { $skill }.
review-sum-against-skill = La chance a compensé des choix plus faibles : les bâtonnets ont apporté { $luck } au vainqueur, ses choix lui ont coûté { $skill }.
review-sum-stopped = La partie s’est arrêtée avant la fin ; le vainqueur avait { $chance } de chances de gain.

## Around it
review-list = Liste de tous les coups
review-list-back = Retour au plateau
review-column-move = Coup
review-analyse = Analyser cette position
review-link = Lien vers ce moment
review-keys = Parcourez la partie avec les flèches du clavier.
