home-title = Senet : le jeu de plateau égyptien, à jouer entre amis
home-heading = Senet, le jeu du passage
home-lead = L’Égypte y a joué pendant plus de deux mille ans. Envoyez un lien et jouez-y dès ce soir.
home-setup = Nouvelle partie
home-rules = Règles
home-standard = Standard
home-standard-about = Les noyés reviennent en 15
home-jequier = Jéquier
home-jequier-about = Trois à la suite forment un mur
home-opponent = Avec qui
home-friend = Entre amis, par un lien
home-device = À deux sur cet appareil
home-stranger = Avec quelqu’un qui attend
home-stranger-about = { $count ->
    [0] Personne n’attend en ce moment
    [one] Une personne attend
   *[other] { $count } personnes attendent
}
home-more = Premier lancer et pendule
home-first = Qui lance en premier
home-first-random = Au hasard
home-first-you = Vous
home-first-them = L’adversaire
home-clock = Pendule
home-clock-none = Sans pendule
home-clock-time = { $minutes } min + { $seconds } s par coup
home-play = Jouer
home-games = Vos parties en cours
home-game-waiting = La seconde place est libre
home-game-your-turn = À vous de jouer
home-game-their-turn = À l’adversaire de jouer
home-game-device = Sur cet appareil
home-game-opponent = Avec { $name }
home-about = Le Senet en bref
home-about-path = Deux camps de cinq pions font la course sur un chemin de trente cases qui serpente sur trois rangées.
home-about-sticks = Quatre bâtonnets, chacun avec un côté clair et un côté sombre, disent de combien un pion doit avancer.
home-about-swap = Un pion isolé peut reculer par un échange, deux voisins se protègent l’un l’autre, et l’eau guette près de l’arrivée.
home-board-label = Un plateau de Senet en pleine partie
