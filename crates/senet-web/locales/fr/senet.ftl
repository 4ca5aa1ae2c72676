### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: vous · Senet · le Senet de Jéquier · cônes / bobines (side: les cônes, les bobines) · pion · case · bâtonnets · lancer ·
### face visible · échanger, échange · barrage · sortir (un pion) · tirage au sort (throw-off) · le tour passe ·
### Maison de la Renaissance, de la Beauté, de l'Eau, des Trois Vérités, de Rê-Atoum, d'Horus.

## Head

senet-title = Senet : les règles avec des exemples
senet-description = Comment jouer au Senet : le plateau et ses maisons, les bâtonnets, les échanges, la Maison de l’Eau, la sortie. Exemples dessinés, jeu par simple lien.
senet-nav = Règles
senet-breadcrumb = Les règles du Senet
senet-eyebrow = Le jeu et ses règles standard
senet-heading = Comment jouer au Senet
senet-lead = Le Senet est une course à deux sur trente cases. Quatre bâtonnets disent de combien vous avancez ; vous dites lequel de vos cinq pions avance. Le premier camp à sortir ses cinq pions a gagné.
senet-hero-alt = Un plateau de Senet en début de partie : cinq cônes et cinq bobines alternent sur les dix cases de la rangée du haut. Les rangées du milieu et du bas sont vides, avec des signes sur les cases 15, 27, 28, 29 et 30.
senet-contents-title = Sur cette page

## Play buttons

senet-play-friend = Jouer entre amis
senet-play-stranger = Jouer avec quelqu’un qui attend
senet-play-device = Jouer ici, sur le même appareil
senet-to-jequier = La variante : le Senet de Jéquier

## The board

senet-board-title = Le plateau
senet-board-body = Les trente cases forment un seul chemin qui serpente sur trois rangées. Les cases 1 à 10 vont de gauche à droite en haut, 11 à 20 reviennent de droite à gauche au milieu, et 21 à 30 repartent de gauche à droite en bas. Le chemin descend de 10 à 11 et de 20 à 21.
senet-board-neighbours = Ici, « voisin » veut toujours dire voisin sur le chemin : 10 et 11 sont voisines, mais pas 5 et 16, bien que l’une soit au-dessus de l’autre.
senet-board-alt = Le plateau vide et son chemin de trente cases : vers la droite en haut, descente de 10 à 11, vers la gauche au milieu, descente de 20 à 21, vers la droite en bas. Cinq cases portent un signe : 15 un ankh, 27 un nefer en forme de luth, 28 des vagues, 29 trois oiseaux, 30 deux personnages assis.
senet-board-caption = Le chemin de 1 à 30 et les cinq maisons : 15 Renaissance, 27 Beauté, 28 Eau, 29 Trois Vérités, 30 Rê-Atoum.

## Setup

senet-setup-title = Les pions et le départ
senet-setup-body = Un camp a cinq cônes, l’autre cinq bobines. Ils alternent sur les dix premières cases : cônes en 1, 3, 5, 7 et 9, bobines en 2, 4, 6, 8 et 10. Les deux camps courent dans le même sens, de 1 vers 30, et une case ne porte jamais plus d’un pion. Le premier camp a les cônes et lance en premier.
senet-setup-cone = Un cône
senet-setup-spool = Une bobine

## Throwing

senet-throw-title = Lancer les bâtonnets
senet-throw-body = Chacun des quatre bâtonnets a une face et un dos, qui ont autant de chances l’un que l’autre d’apparaître. Comptez les faces visibles : c’est votre lancer. Si aucune face n’est visible, le lancer vaut 5.
senet-throw-again = Après un 1, un 4 ou un 5, vous relancez une fois votre coup joué, et encore, tant que ces lancers reviennent. Après un 2 ou un 3, le tour passe à l’autre camp.
senet-throw-table-caption = Les cinq lancers, leurs chances et qui lance ensuite
senet-throw-table-sticks = Bâtonnets
senet-throw-table-throw = Lancer
senet-throw-table-chance = Chances
senet-throw-table-next = Ensuite
senet-throw-1-sticks = une face visible
senet-throw-2-sticks = deux faces visibles
senet-throw-3-sticks = trois faces visibles
senet-throw-4-sticks = quatre faces visibles
senet-throw-5-sticks = aucune face visible
senet-throw-1-chance = 4 sur 16
senet-throw-2-chance = 6 sur 16
senet-throw-3-chance = 4 sur 16
senet-throw-4-chance = 1 sur 16
senet-throw-5-chance = 1 sur 16
senet-throw-next-again = Vous relancez
senet-throw-next-passes = Le tour passe

## Moving

senet-move-title = Avancer
senet-move-body = À chaque lancer, vous avancez un de vos pions d’exactement autant de cases. Si plusieurs peuvent avancer, le choix vous revient, et c’est le cœur du jeu. Si un seul le peut, il le doit, même quand cela fait mal.
senet-move-over = Vous pouvez passer par-dessus n’importe quel pion, à vous ou à l’adversaire. Vous ne pouvez jamais vous arrêter sur un de vos pions.

## Swapping

senet-swap-title = Échanger les places
senet-swap-body = On ne capture jamais au Senet. Si votre pion s’arrête sur un pion adverse sans protection, les deux échangent leurs places : le vôtre prend la case, l’autre recule sur celle d’où venait le vôtre.
senet-swap-alt = Cônes en 3 et 12, bobines en 7 et 20. Les cônes ont fait un 4. Une flèche va du cône en 3 à la bobine isolée en 7.
senet-swap-caption = Les cônes ont fait un 4. Le cône en 3 atteint 7, où une bobine est seule, et ils échangent leurs places : cône en 7, bobine en 3. Le cône en 12 pourrait aussi aller en 16.

## Protection

senet-pair-title = Qui est protégé
senet-pair-body = Deux pions voisins du même camp se protègent l’un l’autre : aucun des deux ne peut être échangé. Sur l’une des quatre dernières cases, de 27 à 30, un pion est à l’abri même seul. Ce qui compte, c’est la place des pions avant le coup.
senet-pair-alt = Cônes en 4 et 8 ; bobines en 5, 10, 11 et 16. Les bobines en 10 et 11, l’une sous l’autre au tournant du chemin, sont reliées par une barre.
senet-pair-caption = Les bobines en 10 et 11 sont voisines de part et d’autre du tournant : ni un 2 ni un 3 ne servent au cône en 8. Un 4 le porte au-delà des deux, en 12. Les bobines en 5 et 16 ne sont pas voisines : avec un 1, le cône en 4 échange sa place avec la bobine en 5.

## The houses

senet-houses-title = Les cinq maisons
senet-houses-body = Vous pouvez passer devant n’importe quelle maison. Aucune n’est une étape obligée.
senet-house-15-name = 15 : Maison de la Renaissance
senet-house-15-body = Une case ordinaire, à ceci près que les pions sauvés de l’eau y reviennent.
senet-house-27-name = 27 : Maison de la Beauté
senet-house-27-body = À l’abri, et dernière halte avant l’eau. Avec un 4 ou un 5, un pion sort d’ici ; un 2 le mène en 29, un 3 en 30, mais un 1 le noie.
senet-house-28-name = 28 : Maison de l’Eau
senet-house-28-body = Rien ne reste ici. Un pion qui s’arrête en 28 retourne aussitôt en 15 ou, si 15 est occupée, sur la case libre la plus proche avant elle : 14, 13 et ainsi de suite. Passer au-dessus de 28 est sans danger.
senet-house-29-name = 29 : Maison des Trois Vérités
senet-house-29-body = À l’abri. Trois oiseaux : un pion sort avec un 3. Un 1 le mène en 30 si 30 est libre ; un 2, un 4 ou un 5 ne le déplace pas.
senet-house-30-name = 30 : Maison de Rê-Atoum
senet-house-30-body = À l’abri. Deux personnages : un pion sort avec un 2. Aucun autre lancer ne le déplace.
senet-water-alt = Cônes en 20 et 24, bobines en 15 et 17. Les cônes ont fait un 4. Une flèche d’avertissement va du cône en 24 à l’eau en 28.
senet-water-caption = Les cônes ont fait un 4, et il faut le jouer. Le cône en 20 ne peut pas avancer, car un autre cône occupe 24. C’est donc le cône en 24 qui tombe à l’eau. Une bobine est en 15, et le cône ressort en 14. Du moins les cônes relancent-ils, puisque c’était un 4.

## Leaving the board

senet-off-title = Sortir du plateau
senet-off-body = Un pion ne sort du plateau que depuis trois cases : depuis 27 avec un 4 ou un 5, depuis 29 avec un 3, depuis 30 avec un 2. En 26 ou avant, un lancer qui porterait le pion au-delà de 30 ne lui sert à rien. Dès que votre cinquième pion est sorti, vous avez gagné, quel que soit le lancer.
senet-off-alt = La fin d’une course : cônes en 27, 29 et 30, deux cônes déjà sortis ; une bobine en 22.
senet-off-caption = Ici, chaque lancer joue un autre rôle. Un 1 noie le cône en 27, qui ressort en 15. Un 2 sort le cône en 30, un 3 celui en 29, un 4 ou un 5 celui en 27.

## No move

senet-stuck-title = Quand aucun pion ne peut avancer
senet-stuck-body = Si aucun de vos pions ne peut utiliser le lancer, il est perdu. On ne recule jamais. Un 1, un 4 ou un 5 vous laisse relancer malgré tout.
senet-stuck-alt = Cônes en 26 et 29, bobines en 18 et 22. Les cônes ont fait un 5, et aucun cône ne peut avancer.
senet-stuck-caption = Les cônes ont fait un 5. Depuis 26, il mènerait au-delà de 30, ce qui n’est permis que depuis 27 ; depuis 29, seul un 3 fait sortir. Le lancer est perdu et, comme c’était un 5, les cônes relancent.

## Strategy

senet-strategy-title = Six choses à garder en tête
senet-strategy-1-title = Voyagez par deux
senet-strategy-1-body = On n’échange pas des voisins. Quand l’un des deux repart, deux pions restent seuls : regardez l’un et l’autre avant de jouer.
senet-strategy-2-title = Comptez les lancers derrière vous
senet-strategy-2-body = Un pion isolé est le plus exposé deux cases devant un pion adverse : 6 lancers sur 16 le touchent. À une ou trois cases, c’est 4 sur 16 ; à quatre ou cinq cases, 1 sur 16 seulement.
senet-strategy-3-title = Un échange déplace deux pions
senet-strategy-3-body = Votre pion avance comme il l’aurait fait de toute façon, et le pion adverse perd autant de cases. De deux coups par ailleurs semblables, l’échange rapporte plus de terrain.
senet-strategy-4-title = Respectez l’eau
senet-strategy-4-body = Depuis 26, c’est un 2 qui noie, soit 6 lancers sur 16. Depuis 25 et depuis 27, c’est 4 sur 16 ; depuis 23 et 24, 1 sur 16 seulement.
senet-strategy-5-title = Connaissez les sorties
senet-strategy-5-body = Le prochain lancer sort un pion de 30 avec 6 chances sur 16, de 29 avec 4, de 27 avec 2.
senet-strategy-6-title = Gardez un pion en réserve
senet-strategy-6-body = Les lancers doivent être joués. Un pion resté en arrière, capable d’absorber un lancer malvenu, en garde un autre hors de l’eau.

## History

senet-history-title = D’où vient le jeu
senet-history-body = Des plateaux et des peintures de Senet, couvrant plus de deux mille ans, nous sont parvenus des tombes égyptiennes. Mais pas de règles complètes. Jouer aujourd’hui, c’est jouer une reconstitution moderne, et ceux qui s’y sont essayés, dont Gustave Jéquier, R. C. Bell et plus tard Timothy Kendall, ont chacun abouti à un jeu différent.
senet-history-here = Le jeu standard de ce site est lui aussi une telle reconstitution, avec cinq pions par camp et ses maisons sur les quatre dernières cases. Les plateaux des tombes portent de tels signes sur leurs cinq dernières cases ; quelle règle allait avec quel signe, c’est à la reconstitution de le dire.

## Questions and answers

senet-faq-title = Questions et réponses
senet-faq-egypt-question = Les Égyptiens jouaient-ils ainsi ?
senet-faq-egypt-answer = Personne ne peut le dire. Aucune règle complète n’a survécu, seulement des plateaux, des peintures et des signes. Les règles données ici sont une reconstitution moderne.
senet-faq-forced-question = Dois-je jouer un coup qui me dessert ?
senet-faq-forced-answer = Oui. Un lancer qu’un de vos pions peut utiliser doit être joué, même si le seul coup mène à l’eau. Si plusieurs pions peuvent avancer, vous choisissez.
senet-faq-beauty-question = Chaque pion doit-il s’arrêter à la Maison de la Beauté ?
senet-faq-beauty-answer = Non. Un pion peut dépasser la case 27, comme toute autre maison, sans s’arrêter.
senet-faq-block-question = Des pions peuvent-ils barrer la route ?
senet-faq-block-answer = Pas dans le jeu standard, où l’on passe par-dessus autant de pions qu’on veut. Dans le Senet de Jéquier, trois pions adverses à la suite forment un barrage.
senet-faq-odds-question = Quelles sont les chances de chaque lancer ?
senet-faq-odds-answer = Sur 16 lancers, un 1 vient en moyenne 4 fois, un 2 vient 6 fois, un 3 vient 4 fois, un 4 une fois et un 5 une fois.
senet-faq-online-question = Comment jouer au Senet en ligne entre amis ?
senet-faq-online-answer = Créez une partie ici et envoyez le lien. La personne qui l’ouvre peut s’installer et jouer, sur un téléphone ou un ordinateur, et personne n’a besoin de s’inscrire.

## Play

senet-end-title = À vous de jouer
senet-end-body = Tout est en place : créez une partie, envoyez le lien, lancez les bâtonnets. Le plateau montre tous les coups permis, il n’y a donc rien à apprendre par cœur.
