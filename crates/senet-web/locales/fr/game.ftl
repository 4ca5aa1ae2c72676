# Titles
game-title-your-turn = À vous de jouer · { $rules }
game-title-their-turn = { $name } joue · { $rules }
game-title-waiting = En attente de l’adversaire · { $rules }
game-title-queue = En quête d’adversaire · { $rules }
game-title-invitation = Invitation à une partie · { $rules }
game-title-over = Partie terminée · { $rules }

# Players
game-you = Vous
game-first-player = Le premier camp
game-second-player = Le second camp
game-your-opponent = Votre adversaire
game-players = Les deux camps
game-home-count = sur 5 sortis
game-turn-yours = À vous
game-turn-theirs = Joue
game-here = En ligne
game-away = Hors ligne
game-no-side = Pas encore de pions
game-watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
game-watching = Vous regardez
game-clock-label = { $name } : temps restant { $time }
game-clock-label-you = Votre temps restant : { $time }

# What is to be done
game-throwoff-you = Lancez pour le premier 1
game-throwoff-them = { $name } lance pour le premier 1
game-throwoff-about = Le premier 1 donne les bobines et l’ouverture, de 10 en 11.
game-throw-you = À vous : lancez les bâtonnets
game-throw-again-you = Relancez
game-throw-them = { $name } doit lancer
game-throw-again-them = { $name } relance
game-move-you = Vous avez fait { $throw }. Choisissez un pion.
game-move-one-you = Vous avez fait { $throw }. Un seul coup est possible.
game-move-back-you = Vous avez fait { $throw }. Rien ne peut avancer : un pion doit reculer.
game-move-them = { $name } a fait { $throw } et choisit un pion
game-handover = { $side ->
    [cones] { $name }, avec les cônes : à vous de jouer
   *[spools] { $name }, avec les bobines : à vous de jouer
}
game-choices = { $count ->
    [one] Un pion peut jouer. Touchez-le ou pressez le bouton.
   *[other] { $count } pions peuvent jouer. Touchez-en un qui repose sur un anneau.
}
game-act-throw = Lancer les bâtonnets
game-act-choose = Choisir un pion
game-act-wait = { $name } joue
game-act-step = Aller en { $to }
game-act-swap = Échanger en { $to }
game-act-water = À l’eau
game-act-off = Sortir le pion
game-act-back = Reculer en { $to }
game-offer-step = De { $from } en { $to } : le pion va sur une case libre.
game-offer-swap = { $side ->
    [cones] De { $from } en { $to } : votre cône et la bobine échangent leurs places.
   *[spools] De { $from } en { $to } : votre bobine et le cône échangent leurs places.
}
game-offer-water = De { $from } en { $water } : votre pion tombe à l’eau et ressort en { $to }.
game-offer-off = { $from } : votre pion quitte le plateau. Il est arrivé.
game-offer-back = De { $from }, recul en { $to }.

# What happened
game-event-step = { $who ->
    [you] Vous avez fait { $throw } et joué de { $from } en { $to }.
   *[other] { $name } a fait { $throw } et joué de { $from } en { $to }.
}
game-event-swap = { $who ->
    [you] Vous avez fait { $throw } et échangé { $from } avec { $to }.
   *[other] { $name } a fait { $throw } et échangé { $from } avec { $to }.
}
game-event-water = { $who ->
    [you] Vous avez fait { $throw }. Votre pion parti de { $from } est tombé à l’eau et ressort en { $to }.
   *[other] { $name } a fait { $throw }. Le pion parti de { $from } est tombé à l’eau et ressort en { $to }.
}
game-event-off = { $who ->
    [you] Vous avez fait { $throw } et sorti le pion en { $from }.
   *[other] { $name } a fait { $throw } et sorti le pion en { $from }.
}
game-event-back = { $who ->
    [you] Vous avez fait { $throw } et dû reculer de { $from } en { $to }.
   *[other] { $name } a fait { $throw } et dû reculer de { $from } en { $to }.
}
game-event-pass = { $who ->
    [you] Vous avez fait { $throw }, mais aucun de vos pions ne peut jouer.
   *[other] { $name } a fait { $throw }, mais aucun pion ne peut jouer.
}
game-event-throwoff = { $who ->
    [you] Vous avez fait { $throw }, pas un 1.
   *[other] { $name } a fait { $throw }, pas un 1.
}
game-event-spools = { $who ->
    [you] Vous avez fait le premier 1 : les bobines sont à vous.
   *[other] { $name } a fait le premier 1 et prend les bobines.
}
game-event-thrown = { $who ->
    [you] Vous avez fait { $throw }.
   *[other] { $name } a fait { $throw }.
}
game-say = { $event } { $status }
game-why = Pourquoi aucun pion ne peut jouer
game-faces = { $count ->
    [0] Aucune face visible
    [one] Une face visible
   *[other] { $count } faces visibles
}
game-sticks-label = { $count ->
    [0] Aucune face visible : { $throw }
    [one] Une face visible : { $throw }
   *[other] { $count } faces visibles : { $throw }
}
game-sticks-waiting = Pas encore lancés

# Squares
game-board-label = Le plateau
game-square-empty = { $square }, libre
game-square-piece = { $side ->
    [cones] { $square }, cône
   *[spools] { $square }, bobine
}
game-square-house-empty = { $square }, { $house }, libre
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, cône
   *[spools] { $square }, { $house }, bobine
}
game-square-choice = { $square }. { $offer }
game-legend = Les maisons
game-legend-rebirth = Retour des noyés
game-legend-beauty-standard = Sortie avec 4 ou 5
game-legend-water-standard = Retour en 15
game-legend-water-jequier = Retour au début
game-legend-truths-standard = Sortie avec un 3
game-legend-atum-standard = Sortie avec un 2
game-legend-safe = À l’abri
game-house-short = { $square } { $house }
game-house-rebirth = Renaissance
game-house-beauty = Beauté
game-house-water = Eau
game-house-truths = Trois Vérités
game-house-atum = Rê-Atoum
game-house-horus = Horus

# Moves so far
game-moves = Coups
game-moves-none = Rien n’a encore été lancé.
game-moves-start = Début
game-moves-back = Un coup en arrière
game-moves-on = Un coup en avant
game-moves-now = Retour à la partie
game-replay = Après le coup { $turn } sur { $count }
game-replay-start = Le début
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → eau → { $to }
game-short-off = { $from } sorti
game-short-back = { $from } → { $to }, recul
game-short-pass = aucun coup
game-short-throwoff = pas un 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Envoyez ce lien
game-waiting-lead = La partie commence dès que la seconde place est prise. Vous pouvez fermer cette page et revenir.
game-waiting-seat = { $side ->
    [cones] Vous avez les cônes et lancez en premier
    [spools] Vous avez les bobines
    [first] Vous lancez en premier
   *[second] Vous lancez en second
}
game-waiting-kept = La seconde place est réservée
game-waiting-leave = Quitter la partie
game-queue-heading = On cherche quelqu’un pour jouer avec vous
game-queue-lead = La prochaine personne qui veut jouer au { $rules } s’assoit avec vous. Laissez cette page ouverte.
game-queue-kept = Une place attend qui viendra
game-link-label = Lien de la partie
game-copy = Copier le lien
game-copied = Copié
game-share = Partager
game-share-text = On joue au Senet ?
game-qr = Code QR du lien
game-qr-scan = Scanner pour jouer
game-invitation-heading = { $name } vous invite à une partie de { $rules }
game-invitation-heading-nameless = On vous invite à une partie de { $rules }
game-invitation-lead = Sans inscription. Un clic et vous voilà devant le plateau.
game-invitation-seat = { $side ->
    [cones] Vous auriez les cônes et lanceriez en premier.
    [spools] Vous auriez les bobines.
    [first] Vous lanceriez en premier.
   *[second] Vous lanceriez en second.
}
game-invitation-take = Prendre la place
game-leave-guest = Partir avant le premier lancer

# The end
game-won-you = Vous avez gagné
game-won-them = { $name } a gagné
game-lost-you = { $name } a gagné. Belle bataille.
game-end-borne-off = { $turns ->
    [one] Les cinq pions sont sortis, après un lancer.
   *[other] Les cinq pions sont sortis, après { $turns } lancers.
}
game-end-resignation = { $who ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
game-end-absence = { $who ->
    [you] Vous avez laissé la partie trop longtemps, et la victoire a été réclamée.
   *[other] { $name } a laissé la partie trop longtemps, et la victoire a été réclamée.
}
game-end-time = { $who ->
    [you] Votre temps est écoulé.
   *[other] { $name } n’a plus de temps.
}
game-rematch = Rejouer en changeant de place
game-rematch-accept = Accepter la revanche
game-rematch-offered-you = Vous avez proposé une revanche. La proposition tient même en l’absence de l’adversaire.
game-rematch-offered-them = { $name } propose une revanche
game-rematch-go = Vers la partie suivante
game-rematch-watch = Les deux rejouent : vers la partie suivante
game-another = Choisir une autre partie

# Around the board
game-more = Plus
game-say-something = Dire un mot
game-said = { $name } : { $phrase }
game-phrase-hello = Bonjour !
game-phrase-good-luck = Bonne chance !
game-phrase-well-played = Bien joué !
game-phrase-what-luck = Quelle chance !
game-phrase-close = C’était juste !
game-phrase-oh-no = Oh non !
game-phrase-one-moment = Un instant, s’il vous plaît
game-phrase-thanks = Merci !
game-phrase-again = Une autre partie ?
game-phrase-bye = Au revoir !
game-invite-watchers = Lien pour regarder
game-sound = Son
game-notify = Me prévenir quand c’est mon tour
game-notify-body = C’est votre tour.
game-device = Jouer sur un autre appareil
game-check = Vérifier les lancers
game-resign = Abandonner
game-resign-sure = Vraiment abandonner cette partie ?
game-resign-yes = Oui, j’abandonne
game-name = Votre nom
game-name-hint = Facultatif, 20 caractères au plus
game-name-save = Enregistrer
game-claim = Réclamer la victoire
game-claim-about = { $name } n’est plus là depuis un moment. Vous pouvez réclamer la victoire, ou attendre autant que vous voulez.
game-claim-in = { $seconds ->
    [one] { $name } n’est plus là. Dans une seconde, vous pourrez réclamer la victoire.
   *[other] { $name } n’est plus là. Dans { $seconds } secondes, vous pourrez réclamer la victoire.
}
game-offline = Pas de connexion. Le plateau sera mis à jour dès qu’elle sera rétablie.

# The rules at hand
game-rules-hand = Les règles en bref
game-rules-throw-standard = Une à quatre faces visibles valent de 1 à 4, aucune vaut 5. Après 1, 4 et 5, vous relancez.
game-rules-throw-jequier = Une à quatre faces visibles valent de 1 à 4, aucune vaut 6. Après 1, 4 et 6, vous relancez si vous avez pu jouer.
game-rules-swap = Un pion qui s’arrête sur un pion adverse échange sa place avec lui, sauf si celui-ci est à l’abri.
game-rules-safe-standard = Deux voisins du même camp se protègent. Les cases 27, 28, 29 et 30 sont sûres.
game-rules-safe-jequier = Deux voisins du même camp se protègent. Les cases 26, 28, 29 et 30 sont sûres.
game-rules-wall-standard = On peut passer par-dessus tous les pions.
game-rules-wall-jequier = On ne franchit pas trois pions adverses à la suite, ni en avant ni en arrière.
game-rules-water-standard = Un pion qui s’arrête en 28 retourne en 15, ou sur la première case libre avant elle.
game-rules-water-jequier = Un pion qui s’arrête en 27 retourne sur la case libre de plus petit numéro.
game-rules-back-standard = Les pions ne reculent jamais. Sans coup possible, le lancer est perdu.
game-rules-back-jequier = Si rien ne peut avancer, un pion doit reculer sur une case libre. Si aucun ne le peut, le tour est perdu.
game-rules-off-standard = Un pion sort de 27 avec 4 ou 5, de 29 avec 3, de 30 avec 2.
game-rules-off-jequier = Une fois que tous vos pions sont entre 21 et 30, tout lancer qui atteint 30 ou va au-delà fait sortir un pion.
game-rules-win = Le premier camp à sortir ses cinq pions gagne.

# Another device
game-device-title = Jouer sur un autre appareil
game-device-lead = Ouvrez ce lien privé sur l’autre appareil. Toute personne qui l’ouvre peut jouer à votre place : ne le montrez à personne d’autre.
game-device-qr = Code QR du lien privé
game-device-back = Retour à la partie
game-device-take-title = Continuer à jouer ici
game-device-take-lead = Votre place dans cette partie de { $rules } passe sur cet appareil. L’autre la garde aussi.
game-device-take = Prendre ma place ici
