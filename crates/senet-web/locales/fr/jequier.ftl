### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet de Jéquier : règles, comparaison et histoire
jequier-description = Les règles du Senet de Jéquier : tirage au premier 1, barrages de trois, coups en arrière, Maison de l’Eau en 27. Comparées point par point au jeu standard.
jequier-breadcrumb = Senet de Jéquier
jequier-eyebrow = Une variante du Senet
jequier-heading = Le Senet de Jéquier
jequier-lead = Le premier 1 décide qui commence, trois pions à la suite barrent la route, un camp qui ne peut plus avancer doit reculer, et la Maison de l’Eau attend en 27.
jequier-hero-alt = Les cinq dernières cases du plateau : 26 avec le nefer de la Beauté, 27 avec les vagues de l’Eau, 28 avec les trois oiseaux des Vérités, 29 avec les deux personnages assis de Rê-Atoum, 30 avec le faucon Horus.
jequier-hero-caption = 26 Beauté, 27 Eau, 28 Trois Vérités, 29 Rê-Atoum, 30 Horus
jequier-contents-title = Sur cette page

## Play buttons

jequier-play-friend = Jouer à Jéquier entre amis
jequier-play-stranger = Jouer avec quelqu’un qui attend
jequier-play-device = Jouer ici, sur le même appareil
jequier-to-standard = Les règles standard

## What it is

jequier-what-title = De quoi s’agit-il ?
jequier-what-body = Le Senet de Jéquier est une reconstitution du jeu antique attribuée à l’égyptologue Gustave Jéquier. Le plateau, les pions et les bâtonnets sont ceux du jeu standard : trente cases, cinq cônes contre cinq bobines, quatre bâtonnets. Le départ, les lancers et la fin de la course sont différents, et un camp dont la route est barrée peut devoir reculer.

## The throw-off

jequier-opening-title = Le tirage au sort
jequier-opening-body = Les pions sont placés comme toujours, cônes en 1, 3, 5, 7 et 9, bobines en 2, 4, 6, 8 et 10, mais ils ne sont encore à personne. On lance à tour de rôle jusqu’à ce que vienne un 1 ; aucun autre lancer n’a d’effet. La personne qui fait ce 1 prend les bobines, avance le pion de 10 en 11, seul coup permis, et relance, puisque c’était un 1. L’adversaire reçoit les cônes.
jequier-opening-odds = Un lancer sur quatre est un 1 : le tirage au sort dure donc quatre lancers en moyenne, et la personne qui le commence l’emporte 4 fois sur 7.
jequier-opening-alt = Le départ : cônes en 1, 3, 5, 7 et 9, bobines en 2, 4, 6, 8 et 10. Une flèche descend de la bobine en 10 à la case 11.
jequier-opening-caption = Le premier 1 est tombé : la bobine en 10 va en 11, et le camp qui vient de la gagner relance.

## Throws

jequier-throw-title = Lancers et relances
jequier-throw-body = Une à quatre faces visibles valent de 1 à 4, et si aucune face n’est visible, le lancer vaut 6. Après un 1, un 4 ou un 6, vous relancez, à condition que le lancer ait pu être joué ; un coup en arrière compte aussi. Après un 2 ou un 3, le tour passe. Sur 16 lancers, 4 sont des 1, 6 des 2, 4 des 3, un est un 4 et un est un 6.

## As in the standard game

jequier-same-title = Ce qui ne change pas
jequier-same-body = Vous avancez un pion d’exactement le nombre lancé, et un lancer qui peut être joué doit l’être. Aucun pion ne s’arrête sur un pion de son camp. Un pion qui s’arrête sur un pion adverse isolé échange sa place avec lui ; deux voisins se protègent l’un l’autre ; et un pion sur une case sûre ne peut pas être échangé. Les cases sûres sont ici 26, 28, 29 et 30. Le premier camp à sortir ses cinq pions gagne.

## The blockade

jequier-blockade-title = Le barrage
jequier-blockade-body = Trois pions adverses ou plus sur des cases qui se suivent forment un mur. Aucun pion ne peut passer par-dessus, ni en avant ni en arrière. Le mur peut tourner avec le chemin, de 10 à 11 et de 20 à 21. Une paire n’est pas un mur et se laisse dépasser.
jequier-blockade-alt = Les bobines en 10, 11 et 12 forment un mur au tournant du chemin, les bobines en 18 et 19 une paire. Des cônes sont en 9 et 16. Les cônes ont fait un 4.
jequier-blockade-caption = Les cônes ont fait un 4. Le cône en 9 est enfermé : pour aller en 13, il devrait franchir le mur en 10, 11 et 12. Le cône en 16 peut dépasser la paire en 18 et 19 et va en 20.

## Moving back

jequier-back-title = Reculer
jequier-back-body = Si aucun de vos pions ne peut avancer, l’un d’eux doit reculer du nombre lancé, s’il le peut. Il doit s’arrêter sur une case libre, car rien ne s’échange en reculant. Il ne peut pas descendre sous la case 1 ni franchir un mur. La Maison de l’Eau compte comme une case libre, et un pion qui y recule se noie.
jequier-back-alt = Cônes en 5 et 9 devant un mur de bobines en 10, 11 et 12 ; une autre bobine en 20. Les cônes ont fait un 4. Une flèche revient du cône en 5 vers la case 1.
jequier-back-caption = Les cônes ont fait un 4. Le cône en 9 est face au mur, et le cône en 5 s’arrêterait sur son compagnon en 9. Rien ne peut avancer : le cône en 5 recule donc en 1. Comme un coup a été joué, les cônes relancent.

## Lost turns

jequier-lost-title = Tours perdus
jequier-lost-body = Si aucun pion ne peut reculer non plus, le tour est perdu, même après un 1, un 4 ou un 6. Avec une bobine sur la case 1 dans l’image ci-dessus, les cônes perdraient leur tour malgré le 4.

## The houses

jequier-houses-title = Les maisons
jequier-houses-body = Les maisons viennent une case plus tôt que dans le jeu standard, et seule l’eau a sa propre règle. La case 15, avec l’ankh, est ici une case ordinaire.
jequier-house-26-name = 26 : Maison de la Beauté
jequier-house-26-body = Une case sûre, rien de plus.
jequier-house-27-name = 27 : Maison de l’Eau
jequier-house-27-body = Un pion qui s’arrête ici est placé sur la case libre de plus petit numéro de tout le plateau. Rien ne reste jamais en 27 ; passer au-dessus est sans danger.
jequier-house-28-name = 28 : Maison des Trois Vérités
jequier-house-28-body = À l’abri. Aucun lancer particulier n’est exigé pour la quitter.
jequier-house-29-name = 29 : Maison de Rê-Atoum
jequier-house-29-body = À l’abri, et tout aussi facile à quitter.
jequier-house-30-name = 30 : Maison d’Horus
jequier-house-30-body = Le bout du chemin. Un pion qui ne peut pas encore sortir peut s’y reposer à l’abri.
jequier-water-alt = Cônes en 2 et 25, bobines en 1 et 14. Les cônes ont fait un 2. Une flèche d’avertissement va du cône en 25 à l’eau en 27.
jequier-water-caption = Avec ce 2, le cône en 25 tomberait à l’eau et ressortirait en 3, car 1 et 2 sont occupées. Mieux vaut pour les cônes aller de 2 en 4.

## Leaving the board

jequier-off-title = Sortir du plateau
jequier-off-body = Vos pions ne sortent que lorsque tous ceux qui vous restent se trouvent dans la dernière rangée, de 21 à 30. Alors, tout lancer qui mène un pion en 30 ou au-delà le fait sortir, peu importe qui se trouve en 30. Avant cela, aucun pion ne peut aller au-delà de 30. Il peut s’arrêter exactement en 30 comme sur toute autre case, et s’y repose jusqu’à ce qu’un lancer suivant, quel qu’il soit, puisse le sortir. Un mur barre aussi la route de la sortie.
jequier-off-alt = Les trois derniers cônes sont en 24, 28 et 30, tous dans la dernière rangée ; bobines en 12 et 17. Les cônes ont fait un 6.
jequier-off-caption = Tous les cônes restants sont dans la dernière rangée. Avec un 6, n’importe lequel des trois peut sortir : celui en 24 en atteignant exactement 30, bien qu’un cône y soit, les autres en allant au-delà. Si un cône était resté en arrière en 18, aucun ne pourrait encore sortir.

## Comparison

jequier-table-title = Les deux jeux côte à côte
jequier-table-caption = Le Senet standard et le Senet de Jéquier comparés, règle par règle
jequier-table-rule = Règle
jequier-table-standard = Standard
jequier-table-jequier = Jéquier
jequier-table-start-name = Qui commence
jequier-table-start-standard = Le premier camp a les cônes et lance en premier.
jequier-table-start-jequier = On lance à tour de rôle ; le premier 1 donne les bobines et oblige à jouer de 10 en 11.
jequier-table-throws-name = Lancers
jequier-table-throws-standard = 1, 2, 3, 4 ; aucune face visible vaut 5.
jequier-table-throws-jequier = 1, 2, 3, 4 ; aucune face visible vaut 6.
jequier-table-again-name = Relances
jequier-table-again-standard = Après 1, 4 ou 5, même si aucun coup n’était possible.
jequier-table-again-jequier = Après 1, 4 ou 6, si un coup a été joué.
jequier-table-blockade-name = Barrages
jequier-table-blockade-standard = Aucun. On peut passer par-dessus tous les pions.
jequier-table-blockade-jequier = On ne franchit pas trois pions adverses ou plus à la suite, ni en avant ni en arrière.
jequier-table-safe-name = Cases sûres
jequier-table-safe-standard = 27, 28, 29 et 30
jequier-table-safe-jequier = 26, 28, 29 et 30
jequier-table-water-name = Maison de l’Eau
jequier-table-water-standard = 28. Retour en 15, ou sur la case libre la plus proche avant elle.
jequier-table-water-jequier = 27. Retour sur la case libre de plus petit numéro du plateau.
jequier-table-back-name = Reculer
jequier-table-back-standard = Jamais.
jequier-table-back-jequier = Seulement si aucun pion ne peut avancer, et seulement sur une case libre.
jequier-table-stuck-name = Aucun coup possible
jequier-table-stuck-standard = Le lancer est perdu ; 1, 4 et 5 font quand même relancer.
jequier-table-stuck-jequier = Le tour est perdu, même après 1, 4 ou 6.
jequier-table-off-name = Sortir du plateau
jequier-table-off-standard = Depuis 27 avec un 4 ou un 5, depuis 29 avec un 3, depuis 30 avec un 2.
jequier-table-off-jequier = Quand tous les pions restants sont entre 21 et 30 : avec tout lancer qui atteint 30 ou va au-delà.

## History

jequier-history-title = Jéquier et ses règles
jequier-history-person = Gustave Jéquier (1868–1946) était un égyptologue suisse, connu surtout pour ses fouilles à Saqqarah-Sud. Les règles qu’on lui attribue sont arrivées jusqu’à nous principalement par le résumé qu’en donne « The World of Games » de Jack Botermans et ses coauteurs.
jequier-history-source = La publication de Jéquier lui-même n’a pas pu être consultée pour cette version. Elle suit ce résumé, vérifié à l’aide de la base de données de jeux Ludii, qui cite ses règles parmi plusieurs reconstitutions.
jequier-history-modern = Comme toutes les règles du Senet, celles-ci sont une reconstitution moderne. Les tombes égyptiennes nous ont transmis des plateaux et des peintures s’étendant sur plus de deux mille ans, mais aucune règle complète ; c’est pourquoi Jéquier, R. C. Bell et plus tard Timothy Kendall ont chacun abouti à un jeu différent. Les plateaux des tombes portent de tels signes sur leurs cinq dernières cases ; quelle règle allait avec chacun relève de la reconstitution. Le jeu standard proposé ici en est une aussi.

## Where the accounts differ

jequier-differ-title = Là où les sources divergent
jequier-differ-body = Les sources ne s’accordent pas sur tout. Voici comment on joue ici :
jequier-differ-swap = Un pion touché échange sa place avec l’attaquant, comme dans « The World of Games ». Dans Ludii, il est renvoyé sur la première case libre.
jequier-differ-off = Une fois tous les pions d’un camp dans la dernière rangée, ils sortent en s’arrêtant en 30 aussi bien qu’en la dépassant. Chacune des deux lectures vient d’une seule source.
jequier-differ-back = Un barrage de trois arrête aussi les coups en arrière.
jequier-differ-unused = Deux détails propres à Ludii ne sont pas repris : les pions de départ qui attendent le pion devant eux, et le décompte par points.

## Questions and answers

jequier-faq-title = Questions et réponses
jequier-faq-start-question = Qui commence dans le Senet de Jéquier ?
jequier-faq-start-answer = La personne qui fait le premier 1. On lance à tour de rôle jusqu’à ce qu’il tombe ; cette personne prend les bobines, avance le pion de 10 en 11 et relance.
jequier-faq-blockade-question = Qu’est-ce qu’un barrage ?
jequier-faq-blockade-answer = Trois pions ou plus d’un même camp sur des cases qui se suivent sur le chemin. L’autre camp ne peut passer par-dessus dans aucun sens.
jequier-faq-back-question = Quand dois-je reculer ?
jequier-faq-back-answer = Seulement quand aucun de vos pions ne peut avancer avec votre lancer. Alors l’un d’eux doit reculer sur une case libre, s’il le peut.
jequier-faq-water-question = Où va un pion tombé dans la Maison de l’Eau ?
jequier-faq-water-answer = De 27 à la case libre de plus petit numéro du plateau, où qu’elle soit.
jequier-faq-exact-question = Faut-il un lancer exact pour sortir du plateau ?
jequier-faq-exact-answer = Non. Une fois que tous vos pions restants sont entre 21 et 30, tout lancer qui atteint 30 ou va au-delà fait sortir un pion.

## Play

jequier-end-title = Essayez
jequier-end-body = Créez une partie, envoyez le lien et lancez pour le premier 1. Le plateau montre tous les coups permis : vous apprenez les règles en jouant.
