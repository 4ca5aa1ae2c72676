errors-not-found-title = Cette page n’existe pas
errors-not-found = L’adresse ne mène nulle part. Peut-être une lettre s’est-elle perdue en route.
errors-no-game-title = Cette partie n’existe pas
errors-no-game = Aucune partie ne correspond à ce lien. Redemandez-le, ou commencez votre propre partie.
errors-bad-request-title = Demande incomprise
errors-bad-request = Quelque chose manquait dans le formulaire ou n’y était pas à sa place. Revenez à la page précédente et réessayez.
errors-foreign-title = Cela venait d’un autre site
errors-foreign = Pour votre protection, seules les pages de ce site peuvent agir pour vous. Ouvrez la partie ici et réessayez.
errors-seat-link-title = Ce lien ne fonctionne plus
errors-seat-link = Un lien pour changer d’appareil n’est valable que peu de temps. Créez-en un nouveau sur l’appareil où vous jouez.
errors-too-many-title = Un peu moins vite
errors-too-many = Cela fait beaucoup d’un coup. Attendez un instant et réessayez.
errors-server-title = Quelque chose a cassé de notre côté
errors-server = Vos parties sont en sécurité. Réessayez dans un instant.
errors-home = Retour à l’accueil
errors-offline-title = Pas de réseau
errors-offline = Vos parties sont gardées sur le serveur et reprendront telles quelles dès votre retour. En attendant, les règles restent lisibles.
errors-offline-rules = Lire les règles

errors-notice-stale = La partie avait déjà avancé. Voici où elle en est.
errors-notice-not-your-turn = Ce n’est pas votre tour.
errors-notice-no-seat = Vous regardez cette partie et n’y avez pas de place.
errors-notice-full = Les deux places sont prises. Vous pouvez regarder.
errors-notice-throw-pending = Il faut d’abord jouer le { $throw }.
errors-notice-game-over = La partie est terminée.
errors-notice-begun = La partie a commencé : on ne peut plus la quitter ainsi. Vous pouvez abandonner.
errors-notice-cannot-claim = On ne peut pas réclamer la victoire maintenant.
errors-notice-not-over = La revanche se joue une fois cette partie terminée.
errors-notice-too-many = { $seconds ->
    [one] Cela fait beaucoup d’un coup. Réessayez dans une seconde.
   *[other] Cela fait beaucoup d’un coup. Réessayez dans { $seconds } secondes.
}
errors-move-nobody = Les camps ne sont pas encore attribués.
errors-move-not-thrown = Il faut d’abord lancer les bâtonnets.
errors-move-empty = Aucun pion ne se trouve en { $from }.
errors-move-enemy = Le pion en { $from } n’est pas à vous.
errors-move-own = { $from } : un pion du même camp se trouve en { $to }.
errors-move-safe = { $from } : le pion en { $to } est sur une case sûre.
errors-move-neighbour = { $from } : le pion en { $to } est protégé par son voisin en { $neighbour }.
errors-move-blockade = { $from } : un mur de trois, à partir de { $at }, barre la route.
errors-move-no-exit = { $from } : un { $throw } ne fait pas sortir ce pion.
errors-move-not-home = { $from } : les pions ne sortent qu’une fois tous dans la dernière rangée ; il y en a un en { $behind }.
errors-move-opening = Le premier 1 se joue depuis { $from }.
errors-move-before-first = { $from } : on ne peut pas reculer au-delà de la case 1.
errors-move-back-onto = { $from } : on ne recule que sur une case libre, et un pion se trouve en { $to }.
