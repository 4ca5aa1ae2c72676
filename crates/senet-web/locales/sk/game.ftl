# Titles
game-title-your-turn = Si na ťahu · { $rules }
game-title-their-turn = Na ťahu: { $name } · { $rules }
game-title-waiting = Čaká sa na priateľa · { $rules }
game-title-queue = Hľadá sa súper · { $rules }
game-title-invitation = Pozvánka do hry: { $rules }
game-title-over = Koniec hry · { $rules }

# Players
game-you = Ty
game-first-player = Prvý hráč
game-second-player = Druhý hráč
game-your-opponent = Súper
game-players = Hráči
game-home-count = z 5 v cieli
game-turn-yours = Si na ťahu
game-turn-theirs = Na ťahu
game-here = Je tu
game-away = Nie je tu
game-no-side = Zatiaľ bez kameňov
game-watchers = { $count ->
    [one] Prizerá sa jeden človek
    [few] Prizerajú sa { $count } ľudia
   *[other] Prizerá sa { $count } ľudí
}
game-watching = Prizeráš sa
game-clock-label = Zostávajúci čas, { $name }: { $time }
game-clock-label-you = Tvoj zostávajúci čas: { $time }

# What is to be done
game-throwoff-you = Hádž o prvú jednotku
game-throwoff-them = O prvú jednotku hádže { $name }
game-throwoff-about = Kto prvý hodí jednotku, vezme si cievky a otvorí ťahom z 10 na 11.
game-throw-you = Si na ťahu: hoď paličkami
game-throw-again-you = Hádž znova
game-throw-them = Hádže { $name }
game-throw-again-them = Znova hádže { $name }
game-move-you = Tvoj hod: { $throw }. Vyber si kameň.
game-move-one-you = Tvoj hod: { $throw }. Možný je jediný ťah.
game-move-back-you = Tvoj hod: { $throw }. Dopredu nejde nič: jeden kameň musí späť.
game-move-them = { $name } má hod { $throw } a vyberá si kameň
game-handover = { $side ->
    [cones] { $name }, kužele: si na ťahu
   *[spools] { $name }, cievky: si na ťahu
}
game-choices = { $count ->
    [one] Pohnúť sa môže jeden kameň. Dotkni sa ho alebo stlač tlačidlo.
    [few] Pohnúť sa môžu { $count } kamene. Dotkni sa niektorého v krúžku.
   *[other] Pohnúť sa môže { $count } kameňov. Dotkni sa niektorého v krúžku.
}
game-act-throw = Hodiť paličkami
game-act-choose = Vyber si kameň
game-act-wait = Hrá { $name }
game-act-step = Ísť na { $to }
game-act-swap = Vymeniť na { $to }
game-act-water = Do vody
game-act-off = Vyviesť z dosky
game-act-back = Späť na { $to }
game-offer-step = Z políčka { $from } na { $to }: krok na prázdne políčko.
game-offer-swap = { $side ->
    [cones] Z políčka { $from } na { $to }: tvoj kužeľ a cievka si vymenia miesta.
   *[spools] Z políčka { $from } na { $to }: tvoja cievka a kužeľ si vymenia miesta.
}
game-offer-water = Z políčka { $from } na { $water }: tvoj kameň spadne do vody a vynorí sa na { $to }.
game-offer-off = Z políčka { $from }: tvoj kameň odíde z dosky a je v cieli.
game-offer-back = Z políčka { $from } späť na { $to }.

# What happened
game-event-step = { $who ->
    [you] Tvoj hod: { $throw }, ťah z políčka { $from } na { $to }.
   *[other] { $name }: hod { $throw }, ťah z políčka { $from } na { $to }.
}
game-event-swap = { $who ->
    [you] Tvoj hod: { $throw }, výmena miest medzi { $from } a { $to }.
   *[other] { $name }: hod { $throw }, výmena miest medzi { $from } a { $to }.
}
game-event-water = { $who ->
    [you] Tvoj hod: { $throw }. Tvoj kameň z políčka { $from } spadol do vody a vynoril sa na { $to }.
   *[other] { $name }: hod { $throw }. Kameň z políčka { $from } spadol do vody a vynoril sa na { $to }.
}
game-event-off = { $who ->
    [you] Tvoj hod: { $throw }, kameň z políčka { $from } odchádza z dosky.
   *[other] { $name }: hod { $throw }, kameň z políčka { $from } odchádza z dosky.
}
game-event-back = { $who ->
    [you] Tvoj hod: { $throw }, vynútený návrat z políčka { $from } na { $to }.
   *[other] { $name }: hod { $throw }, vynútený návrat z políčka { $from } na { $to }.
}
game-event-pass = { $who ->
    [you] Tvoj hod: { $throw }, ale žiadny tvoj kameň sa nemôže pohnúť.
   *[other] { $name }: hod { $throw }, ale žiadny kameň sa nemôže pohnúť.
}
game-event-throwoff = { $who ->
    [you] Tvoj hod: { $throw }, jednotka to nie je.
   *[other] { $name }: hod { $throw }, jednotka to nie je.
}
game-event-spools = { $who ->
    [you] Prvá jednotka je tvoja: máš cievky.
   *[other] Prvú jednotku má { $name }, a s ňou cievky.
}
game-event-thrown = { $who ->
    [you] Tvoj hod: { $throw }.
   *[other] { $name }: hod { $throw }.
}
game-say = { $event } { $status }
game-why = Prečo sa žiadny kameň nemôže pohnúť
game-faces = { $count ->
    [0] Žiadna lícom nahor
    [one] Jedna lícom nahor
    [few] { $count } lícom nahor
   *[other] { $count } lícom nahor
}
game-sticks-label = { $count ->
    [0] Žiadna palička lícom nahor: { $throw }
    [one] Jedna palička lícom nahor: { $throw }
    [few] { $count } paličky lícom nahor: { $throw }
   *[other] { $count } paličiek lícom nahor: { $throw }
}
game-sticks-waiting = Ešte sa nehádzalo

# Squares
game-board-label = Doska
game-square-empty = { $square }, prázdne
game-square-piece = { $side ->
    [cones] { $square }, kužeľ
   *[spools] { $square }, cievka
}
game-square-house-empty = { $square }, { $house }, prázdne
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, kužeľ
   *[spools] { $square }, { $house }, cievka
}
game-square-choice = { $square }. { $offer }
game-legend = Domy
game-legend-rebirth = Sem sa vracajú utopení
game-legend-beauty-standard = Von so 4 alebo 5
game-legend-water-standard = Späť na 15
game-legend-water-jequier = Späť na začiatok
game-legend-truths-standard = Von s 3
game-legend-atum-standard = Von s 2
game-legend-safe = Bezpečné
game-house-short = { $square } { $house }
game-house-rebirth = Znovuzrodenie
game-house-beauty = Krása
game-house-water = Voda
game-house-truths = Tri pravdy
game-house-atum = Re-Atum
game-house-horus = Hor

# Moves so far
game-moves = Ťahy
game-moves-none = Ešte sa nehádzalo.
game-moves-start = Začiatok
game-moves-back = O ťah späť
game-moves-on = O ťah vpred
game-moves-now = Späť do hry
game-replay = Po ťahu { $turn } z { $count }
game-replay-start = Začiatok hry
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → voda → { $to }
game-short-off = { $from } v cieli
game-short-back = { $from } → { $to }, späť
game-short-pass = bez ťahu
game-short-throwoff = nie je 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Pošli priateľovi tento odkaz
game-waiting-lead = Hra sa začne, keď si prisadne. Túto stránku môžeš zavrieť a vrátiť sa.
game-waiting-seat = { $side ->
    [cones] Hráš s kužeľmi a začínaš hádzať
    [spools] Hráš s cievkami
    [first] Začínaš hádzať
   *[second] Začína hádzať druhá strana
}
game-waiting-kept = Držíme miesto pre priateľa
game-waiting-leave = Opustiť hru
game-queue-heading = Hľadáme ti súpera
game-queue-lead = Kto si ako ďalší vyberie hru „{ $rules }“, sadne si k tebe. Nechaj stránku otvorenú.
game-queue-kept = Držíme miesto tomu, kto príde
game-link-label = Odkaz na hru
game-copy = Kopírovať odkaz
game-copied = Skopírované
game-share = Zdieľať
game-share-text = Zahraj si so mnou senet:
game-qr = QR kód s odkazom
game-qr-scan = Naskenuj a hraj
game-invitation-heading = { $name } ťa pozýva do hry: { $rules }
game-invitation-heading-nameless = Pozvánka do hry: { $rules }
game-invitation-lead = Bez registrácie. Jedno stlačenie a sedíš pri doske.
game-invitation-seat = { $side ->
    [cones] Budeš hrať s kužeľmi a začneš hádzať.
    [spools] Budeš hrať s cievkami.
    [first] Začneš hádzať.
   *[second] Hádzať začne druhá strana.
}
game-invitation-take = Prisadnúť si
game-leave-guest = Odísť pred prvým hodom

# The end
game-won-you = Výhra!
game-won-them = Vyhráva { $name }
game-lost-you = Vyhráva { $name }. Bol to pekný boj.
game-end-borne-off = { $turns ->
    [one] Všetkých päť kameňov je v cieli po jednom hode.
    [few] Všetkých päť kameňov je v cieli po { $turns } hodoch.
   *[other] Všetkých päť kameňov je v cieli po { $turns } hodoch.
}
game-end-resignation = { $who ->
    [you] Vzdávaš hru.
   *[other] { $name } vzdáva hru.
}
game-end-absence = { $who ->
    [you] Tvoja neprítomnosť trvala pridlho a súper si pripísal výhru.
   *[other] { $name }: pridlhá neprítomnosť, výhru si pripísala druhá strana.
}
game-end-time = { $who ->
    [you] Tvoj čas vypršal.
   *[other] { $name }: čas vypršal.
}
game-rematch = Hrať znova, strany naopak
game-rematch-accept = Prijať odvetu
game-rematch-offered-you = Ponuka odvety je odoslaná. Platí, aj keď tu súper nie je.
game-rematch-offered-them = { $name } ponúka odvetu
game-rematch-go = Do ďalšej hry
game-rematch-watch = Hráči hrajú ďalej: do ďalšej hry
game-another = Vybrať inú hru

# Around the board
game-more = Viac
game-say-something = Povedať niečo
game-said = { $name }: { $phrase }
game-phrase-hello = Ahoj!
game-phrase-good-luck = Veľa šťastia!
game-phrase-well-played = Dobrá hra!
game-phrase-what-luck = To je ale šťastie!
game-phrase-close = To bolo tesné!
game-phrase-oh-no = Ach nie!
game-phrase-one-moment = Chvíľku, prosím
game-phrase-thanks = Ďakujem!
game-phrase-again = Ešte jednu?
game-phrase-bye = Maj sa!
game-invite-watchers = Odkaz pre divákov
game-sound = Zvuk
game-notify = Upozorni ma, keď budem na ťahu
game-notify-body = Si na ťahu.
game-device = Presunúť moje miesto na iné zariadenie
game-check = Skontrolovať hody
game-resign = Vzdať hru
game-resign-sure = Naozaj vzdať túto hru?
game-resign-yes = Áno, vzdávam
game-name = Tvoje meno
game-name-hint = Nepovinné, najviac 20 znakov
game-name-save = Uložiť
game-claim = Pripísať si výhru
game-claim-about = { $name } tu už chvíľu nie je. Môžeš si pripísať výhru alebo čakať, ako dlho chceš.
game-claim-in = { $seconds ->
    [one] { $name } tu nie je. O sekundu si môžeš pripísať výhru.
    [few] { $name } tu nie je. O { $seconds } sekundy si môžeš pripísať výhru.
   *[other] { $name } tu nie je. O { $seconds } sekúnd si môžeš pripísať výhru.
}
game-offline = Bez spojenia. Len čo sa obnoví, doska sa zaktualizuje.

# The rules at hand
game-rules-hand = Pravidlá v skratke
game-rules-throw-standard = Jedna až štyri paličky lícom nahor platia za 1 až 4, žiadna za 5. Po 1, 4 a 5 hádžeš znova.
game-rules-throw-jequier = Jedna až štyri paličky lícom nahor platia za 1 až 4, žiadna za 6. Po 1, 4 a 6 hádžeš znova, ak sa dalo ťahať.
game-rules-swap = Kameň, ktorý skončí na súperovom, si s ním vymení miesto, ak súperov nie je v bezpečí.
game-rules-safe-standard = Dvaja susedia jednej strany sa chránia navzájom. Políčka 27, 28, 29 a 30 sú bezpečné.
game-rules-safe-jequier = Dvaja susedia jednej strany sa chránia navzájom. Políčka 26, 28, 29 a 30 sú bezpečné.
game-rules-wall-standard = Prejsť sa dá cez akékoľvek kamene.
game-rules-wall-jequier = Cez tri súperove kamene za sebou sa prejsť nedá, dopredu ani dozadu.
game-rules-water-standard = Kto skončí na 28, vracia sa na 15 alebo na najbližšie voľné políčko s nižším číslom.
game-rules-water-jequier = Kto skončí na 27, vracia sa na voľné políčko s najnižším číslom.
game-rules-back-standard = Kamene nikdy nejdú späť. Bez ťahu hod prepadá.
game-rules-back-jequier = Ak sa dopredu nedá ísť ničím, jeden kameň musí späť na prázdne políčko. Ak nemôže žiadny, kolo prepadá.
game-rules-off-standard = Z 27 kameň odchádza so 4 alebo 5, z 29 s 3, z 30 s 2.
game-rules-off-jequier = Keď všetky tvoje kamene stoja na 21 až 30, kameň vyvedie každý hod, ktorý vedie na 30 alebo ďalej.
game-rules-win = Vyhráva ten, kto prvý vyvedie z dosky všetkých päť kameňov.

# Another device
game-device-title = Presun miesta na iné zariadenie
game-device-lead = Otvor tento súkromný odkaz na druhom zariadení. Kto ho otvorí, môže hrať za teba, preto ho nikomu inému neukazuj.
game-device-qr = QR kód so súkromným odkazom
game-device-back = Späť do hry
game-device-take-title = Hrať ďalej tu
game-device-take-lead = Tvoje miesto v tejto hre ({ $rules }) prejde na toto zariadenie. To druhé si ho ponechá tiež.
game-device-take = Zaujať tu svoje miesto
