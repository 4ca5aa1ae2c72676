### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Vie privée : ce que Senet conserve
privacy-description = Ce que ce site garde sur vous : presque rien. Ni compte, ni publicité, ni pistage. Un nombre aléatoire sur votre appareil garde votre place.
privacy-breadcrumb = Vie privée
privacy-heading = Ce qui est conservé : presque rien
privacy-lead = Vous pouvez jouer sans compte, sans adresse e-mail et sans nom. Cette page énumère tout ce qui est conservé malgré tout, et pourquoi.

privacy-device-title = Sur votre appareil
privacy-device-seat = Quand vous créez ou rejoignez une partie pour la première fois, votre navigateur reçoit un cookie contenant un long nombre aléatoire. C’est la clé de vos places, pour que personne d’autre ne joue pour vous. Ce nombre ne dit rien de vous, les scripts ne peuvent pas le lire, et il dure un an.
privacy-device-settings = Si vous choisissez des couleurs, la disposition du plateau ou une autre langue, un petit cookie retient chacun de ces choix. La simple lecture ne dépose aucun cookie.
privacy-device-clear = Vous pouvez tous les supprimer à tout moment. Sans la clé, votre appareil perd ses places dans les parties inachevées.

privacy-server-title = Sur le serveur
privacy-server-game = Chaque partie est conservée telle qu’elle a été jouée : ses règles, les lancers, les coups, son issue, les moments où les choses se sont passées et où chaque camp était là pour la dernière fois, ainsi que les nombres aléatoires qui permettent de vérifier les lancers. Si vous utilisez un pseudo ou des phrases toutes prêtes, le pseudo et les dernières phrases sont conservés avec elle. Les parties terminées restent, pour que leurs liens continuent de fonctionner.
privacy-server-key = De la clé de votre place, le serveur ne garde qu’une empreinte, un hachage à partir duquel la clé ne peut pas être retrouvée.
privacy-server-address = Votre adresse réseau sert, en mémoire vive, à arrêter les avalanches de requêtes. Le serveur de jeu ne l’inscrit ni dans les parties ni dans son propre journal. Il compte les requêtes dans leur ensemble, sans rien qui désigne une personne.

privacy-others-title = Ce que les autres peuvent voir
privacy-others-body = Toute personne qui a le lien d’une partie peut la regarder, y lire les pseudos et voir si les deux camps sont là. Donnez donc le lien aux seules personnes qui doivent l’avoir, et prenez un pseudo que vous acceptez de laisser lire.

privacy-none-title = Ce qu’il n’y a pas
privacy-none-body = Pas de publicité, pas de pistage des visites, pas de boutons de réseaux sociaux, pas de polices ni de scripts venus d’autres sites : chaque fichier de ce site vient de ce site même. Rien n’est vendu ni transmis.

privacy-host-title = Qui gère le site
privacy-host-body = Tout le monde peut faire tourner Senet, et cette page décrit ce que fait Senet lui-même. La personne qui gère cette copie peut la placer derrière d’autres serveurs ayant leurs propres journaux.
