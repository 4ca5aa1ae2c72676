# Titles
game-title-your-turn = Jste na tahu · { $rules }
game-title-their-turn = Na tahu: { $name } · { $rules }
game-title-waiting = Čeká se na kamaráda · { $rules }
game-title-queue = Hledá se soupeř · { $rules }
game-title-invitation = Pozvánka ke hře · { $rules }
game-title-over = Konec hry · { $rules }

# Players
game-you = Vy
game-first-player = První hráč
game-second-player = Druhý hráč
game-your-opponent = Soupeř
game-players = Hráči
game-home-count = z 5 doma
game-turn-yours = Jste na tahu
game-turn-theirs = Na tahu
game-here = Je tu
game-away = Není tu
game-no-side = Zatím bez kamenů
game-watchers = { $count ->
    [one] Přihlíží jeden člověk
    [few] Přihlížejí { $count } lidé
   *[other] Přihlíží { $count } lidí
}
game-watching = Přihlížíte
game-clock-label = Zbývající čas, { $name }: { $time }
game-clock-label-you = Váš zbývající čas: { $time }

# What is to be done
game-throwoff-you = Házejte o první jedničku
game-throwoff-them = O první jedničku hází { $name }
game-throwoff-about = Kdo první hodí jedničku, dostane cívky a zahájí tahem z 10 na 11.
game-throw-you = Jste na tahu: hoďte tyčinkami
game-throw-again-you = Házíte znovu
game-throw-them = Hází { $name }
game-throw-again-them = Znovu hází { $name }
game-move-you = Hodili jste { $throw }. Vyberte kámen.
game-move-one-you = Hodili jste { $throw }. Možný je jediný tah.
game-move-back-you = Hodili jste { $throw }. Vpřed nemůže žádný kámen: jeden musí zpátky.
game-move-them = { $name } má hod { $throw } a vybírá si kámen
game-handover = { $side ->
    [cones] { $name }, kužely: jste na tahu
   *[spools] { $name }, cívky: jste na tahu
}
game-choices = { $count ->
    [one] Táhnout může jeden kámen. Dotkněte se ho, nebo stiskněte tlačítko.
    [few] Táhnout mohou { $count } kameny. Dotkněte se některého s kroužkem.
   *[other] Táhnout může { $count } kamenů. Dotkněte se některého s kroužkem.
}
game-act-throw = Hodit tyčinkami
game-act-choose = Vyberte kámen
game-act-wait = Hraje { $name }
game-act-step = Táhnout na { $to }
game-act-swap = Vyměnit na { $to }
game-act-water = Do vody
game-act-off = Vyvést z desky
game-act-back = Zpět na { $to }
game-offer-step = Z pole { $from } na { $to }: krok na volné pole.
game-offer-swap = { $side ->
    [cones] Z pole { $from } na { $to }: váš kužel a cívka si vymění místa.
   *[spools] Z pole { $from } na { $to }: vaše cívka a kužel si vymění místa.
}
game-offer-water = Z pole { $from } na { $water }: váš kámen spadne do vody a vynoří se na { $to }.
game-offer-off = Z pole { $from }: váš kámen opustí desku a je doma.
game-offer-back = Z pole { $from } zpět na { $to }.

# What happened
game-event-step = { $who ->
    [you] Hodili jste { $throw } a táhli z pole { $from } na { $to }.
   *[other] { $name }: hod { $throw }, tah z pole { $from } na { $to }.
}
game-event-swap = { $who ->
    [you] Hodili jste { $throw }, výměna míst { $from } a { $to }.
   *[other] { $name }: hod { $throw }, výměna míst { $from } a { $to }.
}
game-event-water = { $who ->
    [you] Hodili jste { $throw }. Váš kámen z pole { $from } spadl do vody a vynořil se na { $to }.
   *[other] { $name }: hod { $throw }. Kámen z pole { $from } spadl do vody a vynořil se na { $to }.
}
game-event-off = { $who ->
    [you] Hodili jste { $throw } a vyvedli kámen z pole { $from }.
   *[other] { $name }: hod { $throw }, kámen z pole { $from } opouští desku.
}
game-event-back = { $who ->
    [you] Hodili jste { $throw } a museli zpátky z pole { $from } na { $to }.
   *[other] { $name }: hod { $throw }, vynucený tah zpět z pole { $from } na { $to }.
}
game-event-pass = { $who ->
    [you] Hodili jste { $throw }, ale žádný váš kámen nemůže táhnout.
   *[other] { $name }: hod { $throw }, ale žádný kámen nemůže táhnout.
}
game-event-throwoff = { $who ->
    [you] Hodili jste { $throw }, jednička to není.
   *[other] { $name }: hod { $throw }, jednička to není.
}
game-event-spools = { $who ->
    [you] První jednička je vaše: máte cívky.
   *[other] První jedničku má { $name }, a s ní cívky.
}
game-event-thrown = { $who ->
    [you] Hodili jste { $throw }.
   *[other] { $name }: hod { $throw }.
}
game-say = { $event } { $status }
game-why = Proč žádný kámen nemůže táhnout
game-faces = { $count ->
    [0] žádná lícem nahoru
    [one] jedna lícem nahoru
    [few] { $count } lícem nahoru
   *[other] { $count } lícem nahoru
}
game-sticks-label = { $count ->
    [0] Žádná tyčinka lícem nahoru: { $throw }
    [one] Jedna tyčinka lícem nahoru: { $throw }
    [few] { $count } tyčinky lícem nahoru: { $throw }
   *[other] { $count } tyčinek lícem nahoru: { $throw }
}
game-sticks-waiting = Ještě se neházelo

# Squares
game-board-label = Deska
game-square-empty = { $square }, prázdné pole
game-square-piece = { $side ->
    [cones] { $square }, kužel
   *[spools] { $square }, cívka
}
game-square-house-empty = { $square }, { $house }, prázdné pole
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, kužel
   *[spools] { $square }, { $house }, cívka
}
game-square-choice = { $square }. { $offer }
game-legend = Domy
game-legend-rebirth = Sem se vracejí utopení
game-legend-beauty-standard = Ven se 4 nebo 5
game-legend-water-standard = Zpět na 15
game-legend-water-jequier = Zpět na začátek
game-legend-truths-standard = Ven se 3
game-legend-atum-standard = Ven se 2
game-legend-safe = Bezpečné pole
game-house-short = { $square } { $house }
game-house-rebirth = Znovuzrození
game-house-beauty = Krása
game-house-water = Voda
game-house-truths = Tři pravdy
game-house-atum = Re-Atum
game-house-horus = Hor

# Moves so far
game-moves = Tahy
game-moves-none = Ještě se neházelo.
game-moves-start = Začátek
game-moves-back = O tah zpět
game-moves-on = O tah vpřed
game-moves-now = Zpět do hry
game-replay = Po tahu { $turn } z { $count }
game-replay-start = Začátek hry
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → voda → { $to }
game-short-off = { $from } doma
game-short-back = { $from } → { $to }, zpět
game-short-pass = bez tahu
game-short-throwoff = není 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Pošlete kamarádovi tento odkaz
game-waiting-lead = Hra začne, jakmile si přisedne. Stránku můžete zavřít a vrátit se k ní.
game-waiting-seat = { $side ->
    [cones] Máte kužely a házíte první
    [spools] Máte cívky
    [first] Házíte první
   *[second] První hází soupeř
}
game-waiting-kept = Držíme místo pro kamaráda
game-waiting-leave = Opustit hru
game-queue-heading = Hledá se soupeř
game-queue-lead = Kdo jako další zvolí hru „{ $rules }“, zasedne k vám. Nechte stránku otevřenou.
game-queue-kept = Místo čeká na toho, kdo přijde
game-link-label = Odkaz na hru
game-copy = Zkopírovat odkaz
game-copied = Zkopírováno
game-share = Sdílet
game-share-text = Zahraj si se mnou senet:
game-qr = QR kód s odkazem
game-qr-scan = Naskenujte a hrajte
game-invitation-heading = { $name } vás zve ke hře „{ $rules }“
game-invitation-heading-nameless = Pozvánka ke hře „{ $rules }“
game-invitation-lead = Bez registrace. Stačí jedno stisknutí a sedíte u desky.
game-invitation-seat = { $side ->
    [cones] Budete mít kužely a házet první.
    [spools] Budete mít cívky.
    [first] Budete házet první.
   *[second] První bude házet soupeř.
}
game-invitation-take = Přisednout
game-leave-guest = Odejít ještě před prvním hodem

# The end
game-won-you = Vyhráli jste
game-won-them = Vítězí { $name }
game-lost-you = Vítězí { $name }. Bojovali jste dobře.
game-end-borne-off = { $turns ->
    [one] Všech pět kamenů je doma po jednom hodu.
   *[other] Všech pět kamenů je doma po { $turns } hodech.
}
game-end-resignation = { $who ->
    [you] Vzdali jste se.
   *[other] { $name } hru vzdává.
}
game-end-absence = { $who ->
    [you] Byli jste pryč příliš dlouho a soupeř si připsal výhru.
   *[other] { $name }: příliš dlouhá nepřítomnost, výhru si připsala druhá strana.
}
game-end-time = { $who ->
    [you] Vypršel vám čas.
   *[other] { $name }: čas vypršel.
}
game-rematch = Hrát znovu, strany naopak
game-rematch-accept = Přijmout odvetu
game-rematch-offered-you = Nabídli jste odvetu. Nabídka platí, i když tu soupeř není.
game-rematch-offered-them = { $name } nabízí odvetu
game-rematch-go = K další hře
game-rematch-watch = Ti dva hrají dál: k další hře
game-another = Zvolit jinou hru

# Around the board
game-more = Další
game-say-something = Něco říct
game-said = { $name }: { $phrase }
game-phrase-hello = Ahoj!
game-phrase-good-luck = Hodně štěstí!
game-phrase-well-played = Dobře zahráno!
game-phrase-what-luck = To je ale štěstí!
game-phrase-close = To bylo o fous!
game-phrase-oh-no = Ach ne!
game-phrase-one-moment = Okamžik, prosím
game-phrase-thanks = Díky!
game-phrase-again = Ještě jednu?
game-phrase-bye = Na shledanou!
game-invite-watchers = Odkaz pro diváky
game-sound = Zvuk
game-notify = Upozornit, až budu na tahu
game-notify-body = Jste na tahu.
game-device = Přenést mé místo na jiné zařízení
game-check = Zkontrolovat hody
game-resign = Vzdát se
game-resign-sure = Opravdu tuto hru vzdáváte?
game-resign-yes = Ano, vzdávám se
game-name = Vaše jméno
game-name-hint = Nepovinné, nejvýš 20 znaků
game-name-save = Uložit
game-claim = Připsat si výhru
game-claim-about = { $name } tu už chvíli není. Můžete si připsat výhru, nebo čekat, jak dlouho chcete.
game-claim-in = { $seconds ->
    [one] { $name } tu není. Za sekundu si můžete připsat výhru.
    [few] { $name } tu není. Za { $seconds } sekundy si můžete připsat výhru.
   *[other] { $name } tu není. Za { $seconds } sekund si můžete připsat výhru.
}
game-offline = Bez spojení. Jakmile se obnoví, deska se sama srovná.

# The rules at hand
game-rules-hand = Pravidla ve zkratce
game-rules-throw-standard = Jedna až čtyři tyčinky lícem nahoru platí 1 až 4, žádná platí 5. Po 1, 4 a 5 házíte znovu.
game-rules-throw-jequier = Jedna až čtyři tyčinky lícem nahoru platí 1 až 4, žádná platí 6. Po 1, 4 a 6 házíte znovu, pokud jste mohli táhnout.
game-rules-swap = Kámen, který skončí na soupeřově, si s ním vymění místo, pokud soupeřův není v bezpečí.
game-rules-safe-standard = Dva sousední kameny téhož hráče se chrání navzájem. Pole 27, 28, 29 a 30 jsou bezpečná.
game-rules-safe-jequier = Dva sousední kameny téhož hráče se chrání navzájem. Pole 26, 28, 29 a 30 jsou bezpečná.
game-rules-wall-standard = Přeskočit lze jakékoli kameny.
game-rules-wall-jequier = Přes tři soupeřovy kameny za sebou se nesmí, vpřed ani vzad.
game-rules-water-standard = Kdo skončí na 28, vrací se na 15, nebo na nejbližší volné pole s nižším číslem.
game-rules-water-jequier = Kdo skončí na 27, vrací se na volné pole s nejnižším číslem.
game-rules-back-standard = Zpátky se netáhne. Bez možného tahu hod propadá.
game-rules-back-jequier = Nemůže-li vpřed žádný kámen, musí jeden zpátky na volné pole. Nejde-li ani to, tah propadá.
game-rules-off-standard = Z 27 se kámen vyvede se 4 nebo 5, z 29 se 3, z 30 se 2.
game-rules-off-jequier = Jakmile stojí všechny vaše kameny na 21 až 30, vyvede kámen každý hod, který dosáhne 30 nebo dál.
game-rules-win = Vyhrává ten, kdo první vyvede všech pět kamenů.

# Another device
game-device-title = Přenést místo na jiné zařízení
game-device-lead = Otevřete tento soukromý odkaz na druhém zařízení. Kdo ho otevře, může hrát za vás, tak ho nikomu jinému neukazujte.
game-device-qr = QR kód se soukromým odkazem
game-device-back = Zpět do hry
game-device-take-title = Hrát dál tady
game-device-take-lead = Vaše místo ve hře „{ $rules }“ se přenese na toto zařízení. To druhé ho má dál také.
game-device-take = Vzít si místo sem
