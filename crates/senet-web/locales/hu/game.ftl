# Titles
game-title-your-turn = Te jössz · { $rules }
game-title-their-turn = { $name } jön · { $rules }
game-title-waiting = Barátodra várunk · { $rules }
game-title-queue = Ellenfelet keresünk · { $rules }
game-title-invitation = Meghívó egy játékra: { $rules }
game-title-over = Vége a játéknak · { $rules }

# Players
game-you = Te
game-first-player = Első játékos
game-second-player = Második játékos
game-your-opponent = Az ellenfeled
game-players = Játékosok
game-home-count = az 5-ből célban
game-turn-yours = Te jössz
game-turn-theirs = Ő jön
game-here = Itt van
game-away = Nincs itt
game-no-side = Még nincsenek bábui
game-watchers = { $count ->
    [one] Egy ember nézi
   *[other] { $count } ember nézi
}
game-watching = Nézőként vagy itt
game-clock-label = Hátralévő idő, { $name }: { $time }
game-clock-label-you = A te hátralévő időd: { $time }

# What is to be done
game-throwoff-you = Dobj az első egyesért
game-throwoff-them = { $name } dob az első egyesért
game-throwoff-about = Aki elsőként dob egyest, azé lesznek az orsók, és a 10-ről a 11-re lépve kezd.
game-throw-you = Te jössz: dobd el a pálcákat
game-throw-again-you = Dobj újra
game-throw-them = { $name } dob
game-throw-again-them = { $name } újra dob
game-move-you = Dobásod: { $throw }. Válassz bábut.
game-move-one-you = Dobásod: { $throw }. Egy lépés lehetséges.
game-move-back-you = Dobásod: { $throw }. Előre egyik bábud sem léphet: egynek vissza kell lépnie.
game-move-them = { $name } dobása: { $throw }. Most bábut választ.
game-handover = { $side ->
    [cones] { $name }, a kúpokkal: te jössz
   *[spools] { $name }, az orsókkal: te jössz
}
game-choices = { $count ->
    [one] Egy bábu léphet. Érintsd meg, vagy nyomd meg a gombot.
   *[other] { $count } bábu léphet. Érints meg egyet, amelyik alatt gyűrű van.
}
game-act-throw = Pálcák eldobása
game-act-choose = Válassz bábut
game-act-wait = { $name } játszik
game-act-step = Lépés ide: { $to }
game-act-swap = Csere itt: { $to }
game-act-water = A vízbe
game-act-off = Le a tábláról
game-act-back = Vissza ide: { $to }
game-offer-step = { $from }. mezőről { $to }. mezőre: lépés egy üres mezőre.
game-offer-swap = { $side ->
    [cones] { $from }. mezőről { $to }. mezőre: a kúpod és az orsó helyet cserél.
   *[spools] { $from }. mezőről { $to }. mezőre: az orsód és a kúp helyet cserél.
}
game-offer-water = { $from }. mezőről { $water }. mezőre: a bábud a vízbe esik, és itt bukkan föl: { $to }.
game-offer-off = { $from }. mezőről: a bábud lemegy a tábláról. Célba ért.
game-offer-back = { $from }. mezőről vissza, { $to }. mezőre.

# What happened
game-event-step = { $who ->
    [you] Dobásod: { $throw }, lépésed: { $from }. mezőről { $to }. mezőre.
   *[other] { $name } dobása: { $throw }, lépése: { $from }. mezőről { $to }. mezőre.
}
game-event-swap = { $who ->
    [you] Dobásod: { $throw }, helycsere { $from }. és { $to }. mező között.
   *[other] { $name } dobása: { $throw }, helycsere { $from }. és { $to }. mező között.
}
game-event-water = { $who ->
    [you] Dobásod: { $throw }. A bábud { $from }. mezőről a vízbe esett, és itt bukkant föl: { $to }.
   *[other] { $name } dobása: { $throw }. A bábuja { $from }. mezőről a vízbe esett, és itt bukkant föl: { $to }.
}
game-event-off = { $who ->
    [you] Dobásod: { $throw }, egy bábud { $from }. mezőről lement a tábláról.
   *[other] { $name } dobása: { $throw }, egy bábuja { $from }. mezőről lement a tábláról.
}
game-event-back = { $who ->
    [you] Dobásod: { $throw }, vissza kellett lépned { $from }. mezőről { $to }. mezőre.
   *[other] { $name } dobása: { $throw }, vissza kellett lépnie { $from }. mezőről { $to }. mezőre.
}
game-event-pass = { $who ->
    [you] Dobásod: { $throw }, de egyik bábud sem léphet.
   *[other] { $name } dobása: { $throw }, de egyik bábuja sem léphet.
}
game-event-throwoff = { $who ->
    [you] Dobásod: { $throw }, nem egyes.
   *[other] { $name } dobása: { $throw }, nem egyes.
}
game-event-spools = { $who ->
    [you] Te dobtad az első egyest: tiéid az orsók.
   *[other] { $name } dobta az első egyest, övéi az orsók.
}
game-event-thrown = { $who ->
    [you] Dobásod: { $throw }.
   *[other] { $name } dobása: { $throw }.
}
game-say = { $event } { $status }
game-why = Miért nem léphet egyik bábu sem
game-faces = { $count ->
    [0] Egy sem a színével fölfelé
    [one] Egy a színével fölfelé
   *[other] { $count } a színével fölfelé
}
game-sticks-label = { $count ->
    [0] Egy pálca sem a színével fölfelé: { $throw }
    [one] Egy pálca a színével fölfelé: { $throw }
   *[other] { $count } pálca a színével fölfelé: { $throw }
}
game-sticks-waiting = Még nem dobtak

# Squares
game-board-label = A tábla
game-square-empty = { $square }, üres
game-square-piece = { $side ->
    [cones] { $square }, kúp
   *[spools] { $square }, orsó
}
game-square-house-empty = { $square }, { $house }, üres
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, kúp
   *[spools] { $square }, { $house }, orsó
}
game-square-choice = { $square }. { $offer }
game-legend = A házak
game-legend-rebirth = Ide térnek vissza a vízbe fúltak
game-legend-beauty-standard = Le 4-gyel vagy 5-tel
game-legend-water-standard = Vissza a 15-re
game-legend-water-jequier = Vissza az elejére
game-legend-truths-standard = Le 3-mal
game-legend-atum-standard = Le 2-vel
game-legend-safe = Biztonságos
game-house-short = { $square } { $house }
game-house-rebirth = Újjászületés
game-house-beauty = Szépség
game-house-water = Víz
game-house-truths = Három Igazság
game-house-atum = Ré-Atum
game-house-horus = Hórusz

# Moves so far
game-moves = Lépések
game-moves-none = Még nem dobott senki.
game-moves-start = Kezdet
game-moves-back = Egy lépést vissza
game-moves-on = Egy lépést előre
game-moves-now = Vissza a játékhoz
game-replay = { $turn }. lépés után, összesen { $count }
game-replay-start = A kezdőállás
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → víz → { $to }
game-short-off = { $from } célban
game-short-back = { $from } → { $to }, vissza
game-short-pass = nincs lépés
game-short-throwoff = nem 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Küldd el a barátodnak ezt a linket
game-waiting-lead = A játék akkor indul, amikor valaki leül. Az oldalt bezárhatod, később visszajöhetsz.
game-waiting-seat = { $side ->
    [cones] Te játszol a kúpokkal, és te dobsz először
    [spools] Te játszol az orsókkal
    [first] Te dobsz először
   *[second] Az ellenfeled dob először
}
game-waiting-kept = Fenntartunk egy helyet a barátodnak
game-waiting-leave = Kilépés a játékból
game-queue-heading = Ellenfelet keresünk neked
game-queue-lead = Aki legközelebb ezt választja: { $rules }, leül veled játszani. Hagyd nyitva az oldalt.
game-queue-kept = Fenntartunk egy helyet annak, aki jön
game-link-label = A játék linkje
game-copy = Link másolása
game-copied = Másolva
game-share = Megosztás
game-share-text = Szenetezz velem:
game-qr = A link QR-kódja
game-qr-scan = Olvasd be, és csatlakozz
game-invitation-heading = { $name } játékra hív: { $rules }
game-invitation-heading-nameless = Meghívó egy játékra: { $rules }
game-invitation-lead = Nincs regisztráció. Egy gombnyomás, és a táblánál ülsz.
game-invitation-seat = { $side ->
    [cones] Te játszanál a kúpokkal, és te dobnál először.
    [spools] Te játszanál az orsókkal.
    [first] Te dobnál először.
   *[second] Az ellenfeled dobna először.
}
game-invitation-take = Leülök játszani
game-leave-guest = Kilépés az első dobás előtt

# The end
game-won-you = Nyertél
game-won-them = { $name } nyert
game-lost-you = { $name } nyert. Szép küzdelem volt.
game-end-borne-off = { $turns ->
    [one] Mind az öt bábu célba ért, egy dobás után.
   *[other] Mind az öt bábu célba ért, { $turns } dobás után.
}
game-end-resignation = { $who ->
    [you] Feladtad.
   *[other] { $name } feladta.
}
game-end-absence = { $who ->
    [you] Túl sokáig voltál távol, és az ellenfeled magának kérte a győzelmet.
   *[other] { $name } túl sokáig volt távol, a másik fél magának kérte a győzelmet.
}
game-end-time = { $who ->
    [you] Lejárt az időd.
   *[other] { $name } ideje lejárt.
}
game-rematch = Újra, oldalcserével
game-rematch-accept = Visszavágó elfogadása
game-rematch-offered-you = Visszavágót ajánlottál. Az ajánlat akkor is áll, ha az ellenfeled nincs itt.
game-rematch-offered-them = { $name } visszavágót ajánl
game-rematch-go = A következő játékhoz
game-rematch-watch = Tovább játszanak: a következő játékhoz
game-another = Másik játék választása

# Around the board
game-more = Egyebek
game-say-something = Mondj valamit
game-said = { $name }: { $phrase }
game-phrase-hello = Szia!
game-phrase-good-luck = Sok szerencsét!
game-phrase-well-played = Szép játék!
game-phrase-what-luck = Micsoda szerencse!
game-phrase-close = Ez szoros volt!
game-phrase-oh-no = Jaj, ne!
game-phrase-one-moment = Egy pillanat
game-phrase-thanks = Köszönöm!
game-phrase-again = Még egyet?
game-phrase-bye = Viszlát!
game-invite-watchers = Link nézőknek
game-sound = Hang
game-notify = Szólj, ha én jövök
game-notify-body = Te jössz.
game-device = A helyem átvitele másik eszközre
game-check = Dobások ellenőrzése
game-resign = Feladás
game-resign-sure = Tényleg feladod ezt a játékot?
game-resign-yes = Igen, feladom
game-name = A neved
game-name-hint = Nem kötelező, legföljebb 20 karakter
game-name-save = Mentés
game-claim = Kérem a győzelmet
game-claim-about = { $name } egy ideje nincs itt. Kérheted a győzelmet, vagy várhatsz, ameddig csak akarsz.
game-claim-in = { $seconds ->
    [one] { $name } nincs itt. Egy másodperc múlva kérheted a győzelmet.
   *[other] { $name } nincs itt. { $seconds } másodperc múlva kérheted a győzelmet.
}
game-offline = Nincs kapcsolat. Amint helyreáll, a tábla frissül.

# The rules at hand
game-rules-hand = A szabályok röviden
game-rules-throw-standard = Egy–négy színével fölfelé fekvő pálca 1–4-et ér, ha egy sem, az 5. 1, 4 és 5 után újra dobsz.
game-rules-throw-jequier = Egy–négy színével fölfelé fekvő pálca 1–4-et ér, ha egy sem, az 6. 1, 4 és 6 után újra dobsz, ha léphettél.
game-rules-swap = Aki ellenfélre érkezik, helyet cserél vele, ha az nincs biztonságban.
game-rules-safe-standard = Egy fél két szomszédos bábuja védi egymást. A 27-es, 28-as, 29-es és 30-as mező biztonságos.
game-rules-safe-jequier = Egy fél két szomszédos bábuja védi egymást. A 26-os, 28-as, 29-es és 30-as mező biztonságos.
game-rules-wall-standard = Bármilyen bábun át lehet lépni.
game-rules-wall-jequier = Az ellenfél három egymás utáni bábuján nem lehet átlépni, se előre, se hátra.
game-rules-water-standard = Aki a 28-ra érkezik, visszamegy a 15-re, vagy a legközelebbi kisebb számú szabad mezőre.
game-rules-water-jequier = Aki a 27-re érkezik, visszamegy a legkisebb számú szabad mezőre.
game-rules-back-standard = A bábuk sosem lépnek vissza. Ha nincs lépés, a dobás elvész.
game-rules-back-jequier = Ha előre nincs lépés, egy bábunak vissza kell lépnie egy üres mezőre. Ha egyik sem tud, a kör elvész.
game-rules-off-standard = A 27-ről a bábu 4-gyel vagy 5-tel megy le, a 29-ről 3-mal, a 30-ról 2-vel.
game-rules-off-jequier = Ha minden bábud a 21–30. mezőn áll, bármely dobás, amely eléri a 30-at vagy túljut rajta, levisz egy bábut.
game-rules-win = Az nyer, aki elsőként viszi le mind az öt bábuját a tábláról.

# Another device
game-device-title = A hely átvitele másik eszközre
game-device-lead = Nyisd meg ezt a privát linket a másik eszközön. Aki megnyitja, játszhat helyetted, ezért senki másnak ne mutasd meg.
game-device-qr = A privát link QR-kódja
game-device-back = Vissza a játékhoz
game-device-take-title = Folytatás itt
game-device-take-lead = A helyed ebben a játékban ({ $rules }) átkerül erre az eszközre. A másik is megtartja.
game-device-take = Átveszem itt a helyem
