home-title = Senet: zagraj ze znajomym w egipską grę planszową
home-heading = Senet, gra przejścia
home-lead = Egipcjanie grali w nią przez ponad dwa tysiące lat. Wyślij komuś link i zagrajcie jeszcze dziś.
home-setup = Nowa gra
home-rules = Zasady
home-standard = Standardowe
home-standard-about = Topielcy wracają na 15
home-jequier = Jéquiera
home-jequier-about = Trzy z rzędu tworzą mur
home-opponent = Z kim
home-friend = Ze znajomym, przez link
home-device = We dwoje na tym urządzeniu
home-stranger = Z kimś, kto czeka
home-stranger-about = { $count ->
    [0] Nikt teraz nie czeka
    [one] Czeka jedna osoba
    [few] Czekają { $count } osoby
   *[many] Czeka { $count } osób
}
home-more = Pierwszy rzut i zegar
home-first = Kto rzuca pierwszy
home-first-random = Los zdecyduje
home-first-you = Ty
home-first-them = Druga osoba
home-clock = Zegar
home-clock-none = Bez zegara
home-clock-time = Po { $minutes } min, { $seconds } s na ruch
home-play = Graj
home-games = Twoje niedokończone gry
home-game-waiting = Czekamy na drugą osobę
home-game-your-turn = Twoja kolej
home-game-their-turn = Kolej przeciwnika
home-game-device = Na tym urządzeniu
home-game-opponent = Przeciwnik: { $name }
home-about = Czym jest senet
home-about-path = Dwoje graczy ściga się pięcioma pionkami po drodze z trzydziestu pól, która wije się przez trzy rzędy.
home-about-sticks = Cztery patyczki, każdy z jasną i ciemną stroną, mówią, jak daleko pionek musi pójść.
home-about-swap = Samotny pionek można cofnąć, zamieniając się z nim miejscami, dwaj sąsiedzi chronią się nawzajem, a pod koniec czeka woda.
home-board-label = Plansza do seneta w środku gry
