home-title = Senet: zahraj si s priateľmi egyptskú doskovú hru
home-heading = Senet, hra prechodu
home-lead = Egypťania ju hrali vyše dvetisíc rokov. Pošli niekomu odkaz a zahrajte si ešte dnes večer.
home-setup = Nová hra
home-rules = Pravidlá
home-standard = Štandardné
home-standard-about = Utopení sa vracajú na 15
home-jequier = Jéquierove
home-jequier-about = Tri za sebou tvoria múr
home-opponent = S kým
home-friend = S priateľom, cez odkaz
home-device = Dvaja na tomto zariadení
home-stranger = S niekým, kto čaká
home-stranger-about = { $count ->
    [0] Práve nikto nečaká
    [one] Čaká jeden človek
    [few] Čakajú { $count } ľudia
   *[other] Čaká { $count } ľudí
}
home-more = Prvý hod a hodiny
home-first = Kto hádže prvý
home-first-random = Podľa žrebu
home-first-you = Ty
home-first-them = Druhá strana
home-clock = Hodiny
home-clock-none = Bez hodín
home-clock-time = Po { $minutes } min, { $seconds } s na ťah
home-play = Hrať
home-games = Tvoje nedohrané hry
home-game-waiting = Čaká sa na druhého hráča
home-game-your-turn = Si na ťahu
home-game-their-turn = Na ťahu je súper
home-game-device = Na tomto zariadení
home-game-opponent = Súper: { $name }
home-about = Čo je senet
home-about-path = Dvaja hráči pretekajú, každý s piatimi kameňmi, po ceste z tridsiatich políčok, ktorá sa vinie tromi radmi.
home-about-sticks = Štyri hádzacie paličky, každá so svetlou a tmavou stranou, určia, ako ďaleko musí kameň ísť.
home-about-swap = Osamelý kameň možno výmenou vrátiť, dvaja susedia sa chránia navzájom a pri konci čaká voda.
home-board-label = Doska na senet uprostred hry
