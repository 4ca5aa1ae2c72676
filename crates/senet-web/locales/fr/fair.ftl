fair-title = Des lancers équitables
fair-lead = Personne ne peut choisir un lancer : ni vous, ni l’adversaire, ni ce site. Voici comment, en termes simples.
fair-step-seal = Avant le début de la partie, le site tire un long nombre secret, la graine, et en montre un sceau : son SHA-256. Le sceau ne correspond qu’à ce seul nombre.
fair-step-shake = À chaque lancer, votre navigateur ajoute seize octets aléatoires de son cru, la secousse. Le site ne sait donc pas d’avance ce qui sortira.
fair-step-draw = Le lancer découle de la graine, de la partie, du numéro du lancer et de la secousse, selon une recette fixe : les quatre bits de poids faible de HMAC-SHA-256 sont les quatre bâtonnets.
fair-step-open = Quand la partie est finie, la graine est révélée. Tout le monde peut vérifier qu’elle correspond au sceau et recalculer chaque lancer.
fair-shares = Chaque bâtonnet tombe face visible une fois sur deux. Sur seize lancers, en moyenne, quatre sont des 1, six des 2, quatre des 3, un est un 4, et un ne montre aucune face.
fair-check-title = Vérifier les lancers
fair-check-game = Partie { $id }, { $rules }
fair-seal = Le sceau, montré avant le premier lancer
fair-seed = La graine
fair-seed-later = La graine est révélée à la fin de la partie. D’ici là, personne ne peut vérifier, ni voir l’avenir.
fair-check = Tout recalculer
fair-check-here = Votre navigateur fait lui-même le calcul.
fair-check-good = { $count ->
    [0] La graine correspond au sceau, et rien n’a été lancé.
    [one] La graine correspond au sceau, et le seul lancer est juste.
   *[other] La graine correspond au sceau, et les { $count } lancers sont justes.
}
fair-check-bad = { $count ->
    [one] Un lancer ne découle pas de la graine.
   *[other] { $count } lancers ne découlent pas de la graine.
}
fair-check-bad-seal = La graine ne correspond pas au sceau.
fair-counts = Lancé et attendu
fair-counts-throw = Lancer
fair-counts-expected = Attendu
fair-counts-cell = { $count } sur { $all }
fair-expected-cell = { $sixteenths } sur 16
fair-throws = Tous les lancers
fair-throws-none = Rien n’a encore été lancé.
fair-column-number = N°
fair-column-player = Camp
fair-column-sticks = Bâtonnets
fair-column-throw = Lancer
fair-column-shake = Secousse
fair-column-check = Contrôle
fair-shake-none = aucune
fair-right = juste
fair-wrong = faux
fair-recipe = La recette : le premier octet de HMAC-SHA-256, avec la graine pour clé, sur le texte « game:number:shake », soit la partie, le numéro et la secousse.
fair-back = Retour à la partie
