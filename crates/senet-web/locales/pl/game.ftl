# Titles
game-title-your-turn = Twoja kolej · { $rules }
game-title-their-turn = Gra { $name } · { $rules }
game-title-waiting = Czekamy na znajomego · { $rules }
game-title-queue = Szukamy przeciwnika · { $rules }
game-title-invitation = Zaproszenie do gry: { $rules }
game-title-over = Koniec gry · { $rules }

# Players
game-you = Ty
game-first-player = Pierwszy gracz
game-second-player = Drugi gracz
game-your-opponent = Przeciwnik
game-players = Gracze
game-home-count = z 5 u celu
game-turn-yours = Twoja kolej
game-turn-theirs = Na ruchu
game-here = Jest tutaj
game-away = Nie ma tu teraz
game-no-side = Jeszcze bez pionków
game-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
game-watching = Oglądasz
game-clock-label = Pozostały czas, { $name }: { $time }
game-clock-label-you = Twój pozostały czas: { $time }

# What is to be done
game-throwoff-you = Rzucaj o pierwszą jedynkę
game-throwoff-them = O pierwszą jedynkę rzuca { $name }
game-throwoff-about = Kto pierwszy wyrzuci jedynkę, bierze szpulki i zaczyna ruchem z 10 na 11.
game-throw-you = Twoja kolej: rzuć patyczkami
game-throw-again-you = Rzuć jeszcze raz
game-throw-them = Rzuca { $name }
game-throw-again-them = { $name } rzuca jeszcze raz
game-move-you = Twój rzut: { $throw }. Wybierz pionek.
game-move-one-you = Twój rzut: { $throw }. Możliwy jest jeden ruch.
game-move-back-you = Twój rzut: { $throw }. Do przodu nic nie może ruszyć: jeden pionek musi się cofnąć.
game-move-them = Rzut { $throw }: { $name } wybiera pionek
game-handover = { $side ->
    [cones] { $name }, stożki: twoja kolej
   *[spools] { $name }, szpulki: twoja kolej
}
game-choices = { $count ->
    [one] Ruszyć może jeden pionek. Dotknij go albo naciśnij przycisk.
    [few] Ruszyć mogą { $count } pionki. Dotknij jednego z oznaczonych pierścieniem.
   *[many] Ruszyć może { $count } pionków. Dotknij jednego z oznaczonych pierścieniem.
}
game-act-throw = Rzuć patyczkami
game-act-choose = Wybierz pionek
game-act-wait = Gra { $name }
game-act-step = Idź na { $to }
game-act-swap = Zamiana z { $to }
game-act-water = Do wody
game-act-off = Zejdź z planszy
game-act-back = Wróć na { $to }
game-offer-step = Z { $from } na { $to }: ruch na puste pole.
game-offer-swap = { $side ->
    [cones] Z { $from } na { $to }: twój stożek i szpulka zamieniają się miejscami.
   *[spools] Z { $from } na { $to }: twoja szpulka i stożek zamieniają się miejscami.
}
game-offer-water = Z { $from } na { $water }: twój pionek wpada do wody i wypływa na { $to }.
game-offer-off = Z { $from }: twój pionek schodzi z planszy i jest u celu.
game-offer-back = Z { $from } z powrotem na { $to }.

# What happened
game-event-step = { $who ->
    [you] Twój rzut: { $throw }, ruch z { $from } na { $to }.
   *[other] { $name }: rzut { $throw }, ruch z { $from } na { $to }.
}
game-event-swap = { $who ->
    [you] Twój rzut: { $throw }, zamiana miejsc między { $from } a { $to }.
   *[other] { $name }: rzut { $throw }, zamiana miejsc między { $from } a { $to }.
}
game-event-water = { $who ->
    [you] Twój rzut: { $throw }. Twój pionek z { $from } wpada do wody i wypływa na { $to }.
   *[other] { $name }: rzut { $throw }. Pionek z { $from } wpada do wody i wypływa na { $to }.
}
game-event-off = { $who ->
    [you] Twój rzut: { $throw }, pionek z { $from } schodzi z planszy.
   *[other] { $name }: rzut { $throw }, pionek z { $from } schodzi z planszy.
}
game-event-back = { $who ->
    [you] Twój rzut: { $throw } i przymusowy odwrót z { $from } na { $to }.
   *[other] { $name }: rzut { $throw } i przymusowy odwrót z { $from } na { $to }.
}
game-event-pass = { $who ->
    [you] Twój rzut: { $throw }, ale żaden z twoich pionków nie może ruszyć.
   *[other] { $name }: rzut { $throw }, ale żaden pionek nie może ruszyć.
}
game-event-throwoff = { $who ->
    [you] Twój rzut: { $throw }, to nie jedynka.
   *[other] { $name }: rzut { $throw }, to nie jedynka.
}
game-event-spools = { $who ->
    [you] Pierwsza jedynka jest twoja: masz szpulki.
   *[other] Pierwszą jedynkę ma { $name }, a z nią szpulki.
}
game-event-thrown = { $who ->
    [you] Twój rzut: { $throw }.
   *[other] { $name }: rzut { $throw }.
}
game-say = { $event } { $status }
game-why = Dlaczego żaden pionek nie może ruszyć
game-faces = { $count ->
    [0] Żaden licem do góry
    [one] Jeden licem do góry
    [few] { $count } licem do góry
   *[many] { $count } licem do góry
}
game-sticks-label = { $count ->
    [0] Żaden patyczek licem do góry: { $throw }
    [one] Jeden patyczek licem do góry: { $throw }
    [few] { $count } patyczki licem do góry: { $throw }
   *[many] { $count } patyczków licem do góry: { $throw }
}
game-sticks-waiting = Jeszcze bez rzutu

# Squares
game-board-label = Plansza
game-square-empty = { $square }, puste
game-square-piece = { $side ->
    [cones] { $square }, stożek
   *[spools] { $square }, szpulka
}
game-square-house-empty = { $square }, { $house }, puste
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, stożek
   *[spools] { $square }, { $house }, szpulka
}
game-square-choice = { $square }. { $offer }
game-legend = Domy
game-legend-rebirth = Tu wracają topielcy
game-legend-beauty-standard = Zejście przy 4 lub 5
game-legend-water-standard = Powrót na 15
game-legend-water-jequier = Powrót na początek
game-legend-truths-standard = Zejście przy 3
game-legend-atum-standard = Zejście przy 2
game-legend-safe = Bezpieczne
game-house-short = { $square } { $house }
game-house-rebirth = Odrodzenie
game-house-beauty = Piękno
game-house-water = Woda
game-house-truths = Trzy Prawdy
game-house-atum = Re-Atum
game-house-horus = Horus

# Moves so far
game-moves = Ruchy
game-moves-none = Nikt jeszcze nie rzucał.
game-moves-start = Początek
game-moves-back = Ruch wstecz
game-moves-on = Ruch naprzód
game-moves-now = Wróć do gry
game-replay = Po ruchu { $turn } z { $count }
game-replay-start = Początek gry
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → woda → { $to }
game-short-off = { $from } u celu
game-short-back = { $from } → { $to }, wstecz
game-short-pass = brak ruchu
game-short-throwoff = to nie 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Wyślij znajomym ten link
game-waiting-lead = Gra zacznie się, gdy ktoś zajmie miejsce. Możesz zamknąć tę stronę i wrócić.
game-waiting-seat = { $side ->
    [cones] Grasz stożkami i pierwszy rzut jest twój
    [spools] Grasz szpulkami
    [first] Pierwszy rzut jest twój
   *[second] Najpierw rzuca przeciwnik
}
game-waiting-kept = Trzymamy miejsce dla znajomego
game-waiting-leave = Opuść grę
game-queue-heading = Szukamy dla ciebie przeciwnika
game-queue-lead = Kto następny wybierze grę „{ $rules }”, zasiądzie z tobą do planszy. Nie zamykaj tej strony.
game-queue-kept = Trzymamy miejsce dla tego, kto przyjdzie
game-link-label = Link do gry
game-copy = Kopiuj link
game-copied = Skopiowano
game-share = Udostępnij
game-share-text = Zagraj ze mną w seneta:
game-qr = Kod QR z linkiem
game-qr-scan = Zeskanuj, by dołączyć
game-invitation-heading = { $name } zaprasza cię do gry: { $rules }
game-invitation-heading-nameless = Zaproszenie do gry: { $rules }
game-invitation-lead = Bez rejestracji. Jedno naciśnięcie i siedzisz przy planszy.
game-invitation-seat = { $side ->
    [cones] Zagrasz stożkami i pierwszy rzut będzie twój.
    [spools] Zagrasz szpulkami.
    [first] Pierwszy rzut będzie twój.
   *[second] Najpierw rzuci przeciwnik.
}
game-invitation-take = Zajmij miejsce
game-leave-guest = Odejdź przed pierwszym rzutem

# The end
game-won-you = Wygrana!
game-won-them = Wygrywa { $name }
game-lost-you = Wygrywa { $name }. Piękna walka.
game-end-borne-off = { $turns ->
    [one] Cała piątka u celu po jednym rzucie.
    [few] Cała piątka u celu po { $turns } rzutach.
   *[many] Cała piątka u celu po { $turns } rzutach.
}
game-end-resignation = { $who ->
    [you] Poddajesz grę.
   *[other] { $name } poddaje grę.
}
game-end-absence = { $who ->
    [you] Nie było cię zbyt długo i przeciwnik ogłosił wygraną.
   *[other] { $name }: zbyt długa nieobecność, druga strona ogłosiła wygraną.
}
game-end-time = { $who ->
    [you] Twój czas minął.
   *[other] { $name }: czas minął.
}
game-rematch = Zagraj znowu, zamiana stron
game-rematch-accept = Przyjmij rewanż
game-rematch-offered-you = Rewanż zaproponowany. Propozycja czeka, nawet gdy przeciwnika nie ma.
game-rematch-offered-them = { $name } proponuje rewanż
game-rematch-go = Do następnej gry
game-rematch-watch = Gracze grają dalej: do następnej gry
game-another = Wybierz inną grę

# Around the board
game-more = Więcej
game-say-something = Powiedz coś
game-said = { $name }: { $phrase }
game-phrase-hello = Cześć!
game-phrase-good-luck = Powodzenia!
game-phrase-well-played = Dobra gra!
game-phrase-what-luck = Co za szczęście!
game-phrase-close = Było blisko!
game-phrase-oh-no = O nie!
game-phrase-one-moment = Chwileczkę
game-phrase-thanks = Dzięki!
game-phrase-again = Jeszcze raz?
game-phrase-bye = Do zobaczenia!
game-invite-watchers = Link dla widzów
game-sound = Dźwięk
game-notify = Powiadom, gdy będzie moja kolej
game-notify-body = Twoja kolej.
game-device = Przenieś moje miejsce na inne urządzenie
game-check = Sprawdź rzuty
game-resign = Poddaj grę
game-resign-sure = Na pewno poddać tę grę?
game-resign-yes = Tak, poddaję
game-name = Twoje imię
game-name-hint = Nieobowiązkowe, do 20 znaków
game-name-save = Zapisz
game-claim = Ogłoś wygraną
game-claim-about = { $name }: nieobecność trwa już chwilę. Możesz ogłosić wygraną albo czekać, ile chcesz.
game-claim-in = { $seconds ->
    [one] { $name }: nieobecność. Za sekundę możesz ogłosić wygraną.
    [few] { $name }: nieobecność. Za { $seconds } sekundy możesz ogłosić wygraną.
   *[many] { $name }: nieobecność. Za { $seconds } sekund możesz ogłosić wygraną.
}
game-offline = Brak połączenia. Gdy tylko wróci, plansza się odświeży.

# The rules at hand
game-rules-hand = Zasady w skrócie
game-rules-throw-standard = Od jednego do czterech patyczków licem do góry to rzut od 1 do 4, żaden to 5. Po 1, 4 i 5 rzucasz jeszcze raz.
game-rules-throw-jequier = Od jednego do czterech patyczków licem do góry to rzut od 1 do 4, żaden to 6. Po 1, 4 i 6 rzucasz jeszcze raz, jeśli ruch był możliwy.
game-rules-swap = Pionek, który kończy ruch na pionku przeciwnika, zamienia się z nim miejscami, chyba że tamten jest bezpieczny.
game-rules-safe-standard = Dwaj sąsiedzi jednej strony chronią się nawzajem. Pola 27, 28, 29 i 30 są bezpieczne.
game-rules-safe-jequier = Dwaj sąsiedzi jednej strony chronią się nawzajem. Pola 26, 28, 29 i 30 są bezpieczne.
game-rules-wall-standard = Wolno przeskakiwać dowolne pionki.
game-rules-wall-jequier = Trzech pionków przeciwnika z rzędu nie wolno przeskoczyć, ani do przodu, ani do tyłu.
game-rules-water-standard = Kto skończy na 28, wraca na 15 albo na najbliższe wolne pole o niższym numerze.
game-rules-water-jequier = Kto skończy na 27, wraca na wolne pole o najniższym numerze.
game-rules-back-standard = Pionki nigdy się nie cofają. Gdy nie ma ruchu, rzut przepada.
game-rules-back-jequier = Gdy nic nie może ruszyć do przodu, jeden pionek musi się cofnąć na puste pole. Jeśli żaden nie może, kolej przepada.
game-rules-off-standard = Z 27 pionek schodzi przy 4 lub 5, z 29 przy 3, z 30 przy 2.
game-rules-off-jequier = Gdy wszystkie twoje pionki stoją na polach od 21 do 30, każdy rzut, który prowadzi na 30 lub dalej, sprowadza pionek z planszy.
game-rules-win = Wygrywa ten, kto pierwszy sprowadzi z planszy wszystkie pięć pionków.

# Another device
game-device-title = Przenieś miejsce na inne urządzenie
game-device-lead = Otwórz ten prywatny link na drugim urządzeniu. Kto go otworzy, może grać za ciebie, więc nie pokazuj go nikomu innemu.
game-device-qr = Kod QR z prywatnym linkiem
game-device-back = Wróć do gry
game-device-take-title = Graj dalej tutaj
game-device-take-lead = Twoje miejsce w tej grze ({ $rules }) przechodzi na to urządzenie. Tamto też je zachowuje.
game-device-take = Zajmij tu moje miejsce
