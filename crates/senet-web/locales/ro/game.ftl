# Titles
game-title-your-turn = Rândul tău · { $rules }
game-title-their-turn = La rând: { $name } · { $rules }
game-title-waiting = Se așteaptă cealaltă persoană · { $rules }
game-title-queue = Se caută cineva la joc · { $rules }
game-title-invitation = Invitație la un joc · { $rules }
game-title-over = Jocul s-a încheiat · { $rules }

# Players
game-you = Tu
game-first-player = Jucătorul 1
game-second-player = Jucătorul 2
game-your-opponent = Cealaltă persoană
game-players = Cine joacă
game-home-count = din 5 ieșite
game-turn-yours = Rândul tău
game-turn-theirs = La rând
game-here = Aici
game-away = Lipsește
game-no-side = Încă fără piese
game-watchers = { $count ->
    [one] O persoană privește
    [few] { $count } persoane privesc
   *[other] { $count } de persoane privesc
}
game-watching = Privești jocul
game-clock-label = Timp rămas, { $name }: { $time }
game-clock-label-you = Timpul tău rămas: { $time }

# What is to be done
game-throwoff-you = Aruncă pentru primul 1
game-throwoff-them = { $name } aruncă pentru primul 1
game-throwoff-about = Cine dă întâi un 1 ia mosoarele și deschide cu mutarea de pe 10 pe 11.
game-throw-you = Rândul tău: aruncă bețișoarele
game-throw-again-you = Aruncă din nou
game-throw-them = { $name } are de aruncat
game-throw-again-them = { $name } aruncă din nou
game-move-you = Ai dat { $throw }. Alege o piesă.
game-move-one-you = Ai dat { $throw }. O singură mutare este posibilă.
game-move-back-you = Ai dat { $throw }. Nimic nu poate merge înainte: o piesă trebuie să se întoarcă.
game-move-them = { $name } a dat { $throw } și alege o piesă
game-handover = { $side ->
    [cones] { $name }, cu conurile: e rândul tău
   *[spools] { $name }, cu mosoarele: e rândul tău
}
game-choices = { $count ->
    [one] O piesă se poate muta. Atinge-o sau apasă butonul.
    [few] { $count } piese se pot muta. Atinge una care are un inel dedesubt.
   *[other] { $count } de piese se pot muta. Atinge una care are un inel dedesubt.
}
game-act-throw = Aruncă bețișoarele
game-act-choose = Alege o piesă
game-act-wait = { $name } joacă
game-act-step = Mută pe { $to }
game-act-swap = Schimbă pe { $to }
game-act-water = În apă
game-act-off = Scoate-o
game-act-back = Înapoi pe { $to }
game-offer-step = De pe { $from } pe { $to }: o mutare pe un pătrat liber.
game-offer-swap = { $side ->
    [cones] De pe { $from } pe { $to }: conul tău și mosorul fac schimb de locuri.
   *[spools] De pe { $from } pe { $to }: mosorul tău și conul fac schimb de locuri.
}
game-offer-water = De pe { $from } pe { $water }: piesa ta cade în apă și iese la mal pe { $to }.
game-offer-off = { $from }: piesa ta iese de pe tablă. A ajuns.
game-offer-back = De pe { $from } înapoi pe { $to }.

# What happened
game-event-step = { $who ->
    [you] Ai dat { $throw } și ai mutat de pe { $from } pe { $to }.
   *[other] { $name } a dat { $throw } și a mutat de pe { $from } pe { $to }.
}
game-event-swap = { $who ->
    [you] Ai dat { $throw } și ai schimbat { $from } cu { $to }.
   *[other] { $name } a dat { $throw } și a schimbat { $from } cu { $to }.
}
game-event-water = { $who ->
    [you] Ai dat { $throw }. Piesa ta de pe { $from } a căzut în apă și a ieșit la mal pe { $to }.
   *[other] { $name } a dat { $throw }. Piesa de pe { $from } a căzut în apă și a ieșit la mal pe { $to }.
}
game-event-off = { $who ->
    [you] Ai dat { $throw } și ai scos piesa de pe { $from }.
   *[other] { $name } a dat { $throw } și a scos piesa de pe { $from }.
}
game-event-back = { $who ->
    [you] Ai dat { $throw } și a trebuit să dai înapoi, de pe { $from } pe { $to }.
   *[other] { $name } a dat { $throw } și a trebuit să dea înapoi, de pe { $from } pe { $to }.
}
game-event-pass = { $who ->
    [you] Ai dat { $throw }, dar niciuna dintre piesele tale nu se poate muta.
   *[other] { $name } a dat { $throw }, dar nicio piesă nu se poate muta.
}
game-event-throwoff = { $who ->
    [you] Ai dat { $throw }, nu 1.
   *[other] { $name } a dat { $throw }, nu 1.
}
game-event-spools = { $who ->
    [you] Ai dat primul 1: mosoarele sunt ale tale.
   *[other] { $name } a dat primul 1 și ia mosoarele.
}
game-event-thrown = { $who ->
    [you] Ai dat { $throw }.
   *[other] { $name } a dat { $throw }.
}
game-say = { $event } { $status }
game-why = De ce nu se poate muta nicio piesă
game-faces = { $count ->
    [0] Nicio față în sus
    [one] O față în sus
    [few] { $count } fețe în sus
   *[other] { $count } de fețe în sus
}
game-sticks-label = { $count ->
    [0] Nicio față în sus: { $throw }
    [one] O față în sus: { $throw }
    [few] { $count } fețe în sus: { $throw }
   *[other] { $count } de fețe în sus: { $throw }
}
game-sticks-waiting = Încă nearuncate

# Squares
game-board-label = Tabla
game-square-empty = { $square }, liber
game-square-piece = { $side ->
    [cones] { $square }, con
   *[spools] { $square }, mosor
}
game-square-house-empty = { $square }, { $house }, liber
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, con
   *[spools] { $square }, { $house }, mosor
}
game-square-choice = { $square }. { $offer }
game-legend = Casele
game-legend-rebirth = Întoarcerea din apă
game-legend-beauty-standard = Afară cu 4 sau 5
game-legend-water-standard = Înapoi pe 15
game-legend-water-jequier = Înapoi la început
game-legend-truths-standard = Afară cu 3
game-legend-atum-standard = Afară cu 2
game-legend-safe = Sigură
game-house-short = { $square } { $house }
game-house-rebirth = Renașterea
game-house-beauty = Frumusețea
game-house-water = Apa
game-house-truths = Trei Adevăruri
game-house-atum = Re-Atum
game-house-horus = Horus

# Moves so far
game-moves = Mutări
game-moves-none = Încă nu s-a aruncat nimic.
game-moves-start = Început
game-moves-back = O mutare înapoi
game-moves-on = O mutare înainte
game-moves-now = Înapoi la joc
game-replay = După mutarea { $turn } din { $count }
game-replay-start = Începutul
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → apă → { $to }
game-short-off = { $from } afară
game-short-back = { $from } → { $to }, înapoi
game-short-pass = nicio mutare
game-short-throwoff = nu 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Trimite acest link
game-waiting-lead = Jocul începe de îndată ce al doilea loc este ocupat. Poți închide pagina și poți reveni mai târziu.
game-waiting-seat = { $side ->
    [cones] Ai conurile și arunci întâi
    [spools] Ai mosoarele
    [first] Ai prima aruncare
   *[second] Ai a doua aruncare
}
game-waiting-kept = Al doilea loc este păstrat
game-waiting-leave = Părăsește jocul
game-queue-heading = Se caută cineva la joc
game-queue-lead = Următoarea persoană care vrea să joace { $rules } se așază cu tine. Ține pagina deschisă.
game-queue-kept = Locul este pentru cine vine
game-link-label = Linkul jocului
game-copy = Copiază linkul
game-copied = Copiat
game-share = Distribuie
game-share-text = Joacă Senet cu mine:
game-qr = Codul QR al linkului
game-qr-scan = Scanează ca să joci
game-invitation-heading = { $name } te invită la un joc: { $rules }
game-invitation-heading-nameless = Ai o invitație la un joc: { $rules }
game-invitation-lead = Fără cont. O apăsare și ești la tablă.
game-invitation-seat = { $side ->
    [cones] Ai avea conurile și ai arunca întâi.
    [spools] Ai avea mosoarele.
    [first] Ai avea prima aruncare.
   *[second] Ai avea a doua aruncare.
}
game-invitation-take = Ocupă locul
game-leave-guest = Pleacă înainte de prima aruncare

# The end
game-won-you = Ai câștigat
game-won-them = { $name } a câștigat
game-lost-you = { $name } a câștigat. Un joc frumos.
game-end-borne-off = { $turns ->
    [one] Toate cele cinci piese au ieșit, după o aruncare.
    [few] Toate cele cinci piese au ieșit, după { $turns } aruncări.
   *[other] Toate cele cinci piese au ieșit, după { $turns } de aruncări.
}
game-end-resignation = { $who ->
    [you] Ai abandonat.
   *[other] { $name } a abandonat.
}
game-end-absence = { $who ->
    [you] Ai lipsit prea mult și victoria a fost revendicată.
   *[other] { $name } a lipsit prea mult și victoria a fost revendicată.
}
game-end-time = { $who ->
    [you] Ți-a expirat timpul.
   *[other] { $name } nu mai are timp.
}
game-rematch = Încă o dată, cu locurile schimbate
game-rematch-accept = Acceptă revanșa
game-rematch-offered-you = Ai propus o revanșă. Ea rămâne valabilă chiar dacă cealaltă persoană lipsește.
game-rematch-offered-them = { $name } propune o revanșă
game-rematch-go = La jocul următor
game-rematch-watch = Se joacă mai departe: la jocul următor
game-another = Alege alt joc

# Around the board
game-more = Mai multe
game-say-something = Spune ceva
game-said = { $name }: { $phrase }
game-phrase-hello = Salut!
game-phrase-good-luck = Baftă!
game-phrase-well-played = Bine jucat!
game-phrase-what-luck = Ce noroc!
game-phrase-close = A fost la limită!
game-phrase-oh-no = Vai, nu!
game-phrase-one-moment = O clipă, te rog
game-phrase-thanks = Mulțumesc!
game-phrase-again = Încă un joc?
game-phrase-bye = La revedere!
game-invite-watchers = Link de vizionare
game-sound = Sunet
game-notify = Anunță-mă când e rândul meu
game-notify-body = E rândul tău.
game-device = Continuă pe alt dispozitiv
game-check = Verifică aruncările
game-resign = Abandonează
game-resign-sure = Chiar abandonezi acest joc?
game-resign-yes = Da, abandonez
game-name = Numele tău
game-name-hint = Opțional, cel mult 20 de caractere
game-name-save = Salvează
game-claim = Revendică victoria
game-claim-about = { $name } lipsește de ceva vreme. Poți revendica victoria sau poți aștepta cât vrei.
game-claim-in = { $seconds ->
    [one] { $name } lipsește. Peste o secundă vei putea revendica victoria.
    [few] { $name } lipsește. Peste { $seconds } secunde vei putea revendica victoria.
   *[other] { $name } lipsește. Peste { $seconds } de secunde vei putea revendica victoria.
}
game-offline = Fără conexiune. Tabla se actualizează de îndată ce revine.

# The rules at hand
game-rules-hand = Regulile pe scurt
game-rules-throw-standard = De la una la patru fețe în sus înseamnă de la 1 la 4, niciuna înseamnă 5. După 1, 4 și 5 arunci din nou.
game-rules-throw-jequier = De la una la patru fețe în sus înseamnă de la 1 la 4, niciuna înseamnă 6. După 1, 4 și 6 arunci din nou, dacă ai putut muta.
game-rules-swap = O piesă care se oprește pe una adversă face schimb de locuri cu ea, dacă aceasta nu este în siguranță.
game-rules-safe-standard = Două piese vecine din aceeași tabără se protejează una pe alta. Pătratele 27, 28, 29 și 30 sunt sigure.
game-rules-safe-jequier = Două piese vecine din aceeași tabără se protejează una pe alta. Pătratele 26, 28, 29 și 30 sunt sigure.
game-rules-wall-standard = Se poate trece peste orice piese.
game-rules-wall-jequier = Peste trei piese adverse la rând nu se poate trece, nici înainte, nici înapoi.
game-rules-water-standard = O piesă care se oprește pe 28 se întoarce pe 15 sau pe primul pătrat liber dinaintea lui.
game-rules-water-jequier = O piesă care se oprește pe 27 se întoarce pe pătratul liber cu cel mai mic număr.
game-rules-back-standard = Piesele nu merg niciodată înapoi. Fără mutare posibilă, aruncarea se pierde.
game-rules-back-jequier = Dacă nimic nu poate merge înainte, o piesă trebuie să se întoarcă pe un pătrat liber. Dacă niciuna nu poate, rândul este pierdut.
game-rules-off-standard = O piesă iese de pe 27 cu 4 sau 5, de pe 29 cu 3, de pe 30 cu 2.
game-rules-off-jequier = Când toate piesele tale stau pe pătratele de la 21 la 30, orice aruncare care ajunge pe 30 sau dincolo scoate o piesă.
game-rules-win = Câștigă cine scoate primul toate cele cinci piese de pe tablă.

# Another device
game-device-title = Continuă pe alt dispozitiv
game-device-lead = Deschide acest link privat pe celălalt dispozitiv. Cine îl deschide poate juca în locul tău, așa că nu îl arăta nimănui altcuiva.
game-device-qr = Codul QR al linkului privat
game-device-back = Înapoi la joc
game-device-take-title = Joacă mai departe aici
game-device-take-lead = Locul tău în acest joc ({ $rules }) se mută pe acest dispozitiv. Celălalt îl păstrează și el.
game-device-take = Îmi ocup locul aici
