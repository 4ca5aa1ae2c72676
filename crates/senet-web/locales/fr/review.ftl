review-title = Analyse de la partie · { $rules }
review-open = Revoir la partie
review-curve = Chances de gagner
review-curve-about = De { $start } à { $end } en { $count } lancers. La liste des coups dit la même chose en mots et en chiffres.
review-moments = Les moments qui ont compté
review-move = Coup { $turn }
review-better = Mieux
review-best = Le meilleur coup
review-played = Joué
review-given = Gâché
review-luck = Chance
review-choices = { $best } choix sur { $count } étaient les meilleurs
review-adds = Le compte y est
review-begin = Au début
review-end = À la fin
review-exact = Toutes les valeurs sont exactes.
review-estimated = Les valeurs sont estimées.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = La chance a décidé : les bâtonnets ont donné { $luck } au vainqueur, les meilleurs choix { $skill }.
review-sum-skill = Les meilleurs choix ont décidé : ils ont donné { $skill } au vainqueur, les bâtonnets { $luck }.
review-sum-both = La chance et de meilleurs choix ont aidé le vainqueur : { $luck } et { $skill }.
review-sum-against-luck = Gagné contre la chance : les bâtonnets ont coûté { $luck } au vainqueur, les meilleurs choix ont donné { $skill }.
review-sum-against-skill = La chance a compensé des choix plus faibles : les bâtonnets ont donné { $luck } au vainqueur, les choix ont coûté { $skill }.
review-sum-stopped = La partie s’est arrêtée avant la fin ; le vainqueur en était à { $chance }.

## Around it
review-list = Tous les coups en liste
review-list-back = Retour au plateau
review-column-move = Coup
review-analyse = Analyser cette position
review-link = Lien vers ce moment
review-keys = Les flèches du clavier parcourent la partie.
