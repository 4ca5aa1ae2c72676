home-title = Senet: egyptská desková hra pro dva, na dálku i doma
home-heading = Senet, hra o přechodu
home-lead = Egypťané ho hráli přes dva tisíce let. Pošlete kamarádovi odkaz a zahrajte si ještě dnes večer.
home-setup = Nová hra
home-rules = Pravidla
home-standard = Standardní
home-standard-about = Utopený kámen se vrací na 15
home-jequier = Podle Jéquiera
home-jequier-about = Tři za sebou tvoří zeď
home-opponent = S kým
home-friend = S kamarádem, přes odkaz
home-device = Ve dvou na tomto zařízení
home-stranger = S někým, kdo právě čeká
home-stranger-about = { $count ->
    [0] Teď nikdo nečeká
    [one] Čeká jeden člověk
    [few] Čekají { $count } lidé
   *[other] Čeká { $count } lidí
}
home-more = Kdo začíná a hodiny
home-first = Kdo hází první
home-first-random = Rozhodne los
home-first-you = Já
home-first-them = Soupeř
home-clock = Hodiny
home-clock-none = Bez hodin
home-clock-time = { $minutes } min pro každého, { $seconds } s za tah
home-play = Hrát
home-games = Vaše rozehrané hry
home-game-waiting = Čeká na druhého hráče
home-game-your-turn = Jste na tahu
home-game-their-turn = Na tahu je soupeř
home-game-device = Na tomto zařízení
home-game-opponent = Soupeř: { $name }
home-about = Co je senet
home-about-path = Dva hráči závodí, každý s pěti kameny, po cestě o třiceti polích, která se vine třemi řadami.
home-about-sticks = Čtyři házecí tyčinky, každá se světlou a tmavou stranou, určují, o kolik se táhne.
home-about-swap = Osamělý kámen může soupeř výměnou vrátit zpátky, dva sousedé se chrání navzájem a před koncem číhá voda.
home-board-label = Rozehraná deska senetu
