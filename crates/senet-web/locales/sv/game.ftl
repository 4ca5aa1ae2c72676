# Titles
game-title-your-turn = Din tur · { $rules }
game-title-their-turn = { $name } spelar · { $rules }
game-title-waiting = Väntar på din vän · { $rules }
game-title-queue = Söker någon att spela med · { $rules }
game-title-invitation = Inbjudan till ett parti · { $rules }
game-title-over = Partiet är slut · { $rules }

# Players
game-you = Du
game-first-player = Första spelaren
game-second-player = Andra spelaren
game-your-opponent = Din motspelare
game-players = Spelare
game-home-count = av 5 i mål
game-turn-yours = Din tur
game-turn-theirs = I tur
game-here = Här
game-away = Borta
game-no-side = Inga pjäser än
game-watchers = { $count ->
    [one] En person tittar på
   *[other] { $count } personer tittar på
}
game-watching = Du tittar på
game-clock-label = { $name }: tid kvar { $time }
game-clock-label-you = Din tid kvar: { $time }

# What is to be done
game-throwoff-you = Kasta för att få första ettan
game-throwoff-them = { $name } kastar för att få första ettan
game-throwoff-about = Den som först kastar en etta får spolarna och öppnar med 10 till 11.
game-throw-you = Din tur: kasta pinnarna
game-throw-again-you = Kasta igen
game-throw-them = { $name } ska kasta
game-throw-again-them = { $name } kastar igen
game-move-you = Du kastade { $throw }. Välj en pjäs.
game-move-one-you = Du kastade { $throw }. Ett drag är möjligt.
game-move-back-you = Du kastade { $throw }. Inget kan gå framåt: en pjäs måste gå bakåt.
game-move-them = { $name } kastade { $throw } och väljer en pjäs
game-handover = { $side ->
    [cones] { $name }, med konerna: det är din tur
   *[spools] { $name }, med spolarna: det är din tur
}
game-choices = { $count ->
    [one] En pjäs kan flyttas. Tryck på den eller på knappen.
   *[other] { $count } pjäser kan flyttas. Tryck på en som har en ring under sig.
}
game-act-throw = Kasta pinnarna
game-act-choose = Välj en pjäs
game-act-wait = { $name } spelar
game-act-step = Gå till { $to }
game-act-swap = Byt på { $to }
game-act-water = Ner i vattnet
game-act-off = Ta ut pjäsen
game-act-back = Tillbaka till { $to }
game-offer-step = { $from } till { $to }: ett drag till en tom ruta.
game-offer-swap = { $side ->
    [cones] { $from } till { $to }: din kon och spolen byter plats.
   *[spools] { $from } till { $to }: din spole och konen byter plats.
}
game-offer-water = { $from } till { $water }: din pjäs faller i vattnet och kommer upp på { $to }.
game-offer-off = { $from }: din pjäs lämnar brädet. Den är i mål.
game-offer-back = { $from } tillbaka till { $to }.

# What happened
game-event-step = { $who ->
    [you] Du kastade { $throw } och flyttade från { $from } till { $to }.
   *[other] { $name } kastade { $throw } och flyttade från { $from } till { $to }.
}
game-event-swap = { $who ->
    [you] Du kastade { $throw } och bytte { $from } med { $to }.
   *[other] { $name } kastade { $throw } och bytte { $from } med { $to }.
}
game-event-water = { $who ->
    [you] Du kastade { $throw }. Din pjäs från { $from } föll i vattnet och kom upp på { $to }.
   *[other] { $name } kastade { $throw }. Pjäsen från { $from } föll i vattnet och kom upp på { $to }.
}
game-event-off = { $who ->
    [you] Du kastade { $throw } och tog ut pjäsen på { $from }.
   *[other] { $name } kastade { $throw } och tog ut pjäsen på { $from }.
}
game-event-back = { $who ->
    [you] Du kastade { $throw } och måste gå bakåt från { $from } till { $to }.
   *[other] { $name } kastade { $throw } och måste gå bakåt från { $from } till { $to }.
}
game-event-pass = { $who ->
    [you] Du kastade { $throw }, men ingen av dina pjäser kan flyttas.
   *[other] { $name } kastade { $throw }, men ingen pjäs kan flyttas.
}
game-event-throwoff = { $who ->
    [you] Du kastade { $throw }, ingen etta.
   *[other] { $name } kastade { $throw }, ingen etta.
}
game-event-spools = { $who ->
    [you] Du kastade första ettan: du har spolarna.
   *[other] { $name } kastade första ettan och har spolarna.
}
game-event-thrown = { $who ->
    [you] Du kastade { $throw }.
   *[other] { $name } kastade { $throw }.
}
game-say = { $event } { $status }
game-why = Varför ingen pjäs kan flyttas
game-faces = { $count ->
    [0] Ingen framsida upp
    [one] En framsida upp
   *[other] { $count } framsidor upp
}
game-sticks-label = { $count ->
    [0] Ingen framsida upp: { $throw }
    [one] En framsida upp: { $throw }
   *[other] { $count } framsidor upp: { $throw }
}
game-sticks-waiting = Inte kastade än

# Squares
game-board-label = Brädet
game-square-empty = { $square }, tom
game-square-piece = { $side ->
    [cones] { $square }, kon
   *[spools] { $square }, spole
}
game-square-house-empty = { $square }, { $house }, tom
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, kon
   *[spools] { $square }, { $house }, spole
}
game-square-choice = { $square }. { $offer }
game-legend = Husen
game-legend-rebirth = Tillbaka ur vattnet
game-legend-beauty-standard = Ut med 4 eller 5
game-legend-water-standard = Tillbaka till 15
game-legend-water-jequier = Tillbaka till början
game-legend-truths-standard = Ut med en trea
game-legend-atum-standard = Ut med en tvåa
game-legend-safe = Säkert
game-house-short = { $square } { $house }
game-house-rebirth = Återfödelsen
game-house-beauty = Skönheten
game-house-water = Vattnet
game-house-truths = Tre sanningar
game-house-atum = Re-Atum
game-house-horus = Horus

# Moves so far
game-moves = Drag
game-moves-none = Inget har kastats än.
game-moves-start = Början
game-moves-back = Ett drag bakåt
game-moves-on = Ett drag framåt
game-moves-now = Tillbaka till partiet
game-replay = Efter drag { $turn } av { $count }
game-replay-start = Början
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → vattnet → { $to }
game-short-off = { $from } i mål
game-short-back = { $from } → { $to }, bakåt
game-short-pass = inget drag
game-short-throwoff = ingen etta
game-short-open = …

# Waiting and joining
game-waiting-heading = Skicka den här länken till din vän
game-waiting-lead = Partiet börjar när din vän tar plats. Du kan stänga sidan och komma tillbaka senare.
game-waiting-seat = { $side ->
    [cones] Du har konerna och kastar först
    [spools] Du har spolarna
    [first] Du kastar först
   *[second] Du kastar som nummer två
}
game-waiting-kept = En plats väntar på din vän
game-waiting-leave = Lämna partiet
game-queue-heading = Söker någon att spela med
game-queue-lead = Nästa person som vill spela { $rules } slår sig ner hos dig. Låt sidan vara öppen.
game-queue-kept = En plats väntar på den som kommer
game-link-label = Länk till partiet
game-copy = Kopiera länken
game-copied = Kopierad
game-share = Dela
game-share-text = Spela Senet med mig:
game-qr = QR-kod för länken
game-qr-scan = Skanna för att vara med
game-invitation-heading = { $name } bjuder in dig till ett parti { $rules }
game-invitation-heading-nameless = Du är inbjuden till ett parti { $rules }
game-invitation-lead = Ingen registrering. Ett tryck så sitter du vid brädet.
game-invitation-seat = { $side ->
    [cones] Du får konerna och kastar först.
    [spools] Du får spolarna.
    [first] Du får kasta först.
   *[second] Du får kasta som nummer två.
}
game-invitation-take = Ta platsen
game-leave-guest = Lämna före första kastet

# The end
game-won-you = Du vann
game-won-them = { $name } vann
game-lost-you = { $name } vann. Bra kämpat.
game-end-borne-off = { $turns ->
    [one] Alla fem pjäserna är i mål, efter ett kast.
   *[other] Alla fem pjäserna är i mål, efter { $turns } kast.
}
game-end-resignation = { $who ->
    [you] Du gav upp.
   *[other] { $name } gav upp.
}
game-end-absence = { $who ->
    [you] Du var borta för länge, och motspelaren tog segern.
   *[other] { $name } var borta för länge, och motspelaren tog segern.
}
game-end-time = { $who ->
    [you] Din tid tog slut.
   *[other] { $name } fick slut på tid.
}
game-rematch = Spela igen, med bytta platser
game-rematch-accept = Anta returpartiet
game-rematch-offered-you = Du har föreslagit ett returparti. Förslaget gäller även om motspelaren är borta.
game-rematch-offered-them = { $name } föreslår ett returparti
game-rematch-go = Till nästa parti
game-rematch-watch = De två spelar vidare: till nästa parti
game-another = Välj ett annat parti

# Around the board
game-more = Mer
game-say-something = Säg något
game-said = { $name }: { $phrase }
game-phrase-hello = Hej!
game-phrase-good-luck = Lycka till!
game-phrase-well-played = Bra spelat!
game-phrase-what-luck = Vilken tur!
game-phrase-close = Det var nära!
game-phrase-oh-no = Åh nej!
game-phrase-one-moment = Ett ögonblick
game-phrase-thanks = Tack!
game-phrase-again = Ett parti till?
game-phrase-bye = Hej då!
game-invite-watchers = Länk för att titta på
game-sound = Ljud
game-notify = Säg till när det är min tur
game-notify-body = Det är din tur.
game-device = Fortsätt på en annan enhet
game-check = Kontrollera kasten
game-resign = Ge upp
game-resign-sure = Vill du verkligen ge upp partiet?
game-resign-yes = Ja, jag ger upp
game-name = Ditt namn
game-name-hint = Frivilligt, högst 20 tecken
game-name-save = Spara
game-claim = Ta segern
game-claim-about = { $name } har varit borta ett tag. Du får ta segern, eller vänta så länge du vill.
game-claim-in = { $seconds ->
    [one] { $name } är borta. Om en sekund får du ta segern.
   *[other] { $name } är borta. Om { $seconds } sekunder får du ta segern.
}
game-offline = Ingen anslutning. Brädet uppdateras så snart den är tillbaka.

# The rules at hand
game-rules-hand = Reglerna i korthet
game-rules-throw-standard = En till fyra framsidor upp räknas som 1 till 4, ingen räknas som 5. Efter 1, 4 och 5 kastar du igen.
game-rules-throw-jequier = En till fyra framsidor upp räknas som 1 till 4, ingen räknas som 6. Efter 1, 4 och 6 kastar du igen, om du kunde flytta.
game-rules-swap = En pjäs som stannar på en av motspelarens byter plats med den, om den inte står säkert.
game-rules-safe-standard = Två grannar av samma sort skyddar varandra. Rutorna 27, 28, 29 och 30 är säkra.
game-rules-safe-jequier = Två grannar av samma sort skyddar varandra. Rutorna 26, 28, 29 och 30 är säkra.
game-rules-wall-standard = Alla pjäser får passeras.
game-rules-wall-jequier = Tre av motspelarens pjäser i rad får inte passeras, varken framåt eller bakåt.
game-rules-water-standard = En pjäs som hamnar på 28 går tillbaka till 15 eller till första tomma ruta före den.
game-rules-water-jequier = En pjäs som hamnar på 27 går tillbaka till lägsta tomma ruta.
game-rules-back-standard = Pjäser går aldrig bakåt. Finns inget drag går kastet förlorat.
game-rules-back-jequier = Finns inget drag framåt måste en pjäs gå bakåt, till en tom ruta. Kan ingen det är turen förlorad.
game-rules-off-standard = Från 27 lämnar en pjäs brädet med 4 eller 5, från 29 med 3, från 30 med 2.
game-rules-off-jequier = När alla dina pjäser står på 21 till 30 tar varje kast som når 30 eller längre ut en pjäs.
game-rules-win = Den som först får ut alla fem pjäserna från brädet vinner.

# Another device
game-device-title = Fortsätt på en annan enhet
game-device-lead = Öppna den här privata länken på den andra enheten. Den som öppnar den kan spela åt dig, så visa den inte för någon annan.
game-device-qr = QR-kod för den privata länken
game-device-back = Tillbaka till partiet
game-device-take-title = Spela vidare här
game-device-take-lead = Din plats i det här partiet ({ $rules }) följer med till den här enheten. Den andra har den också kvar.
game-device-take = Ta min plats här
