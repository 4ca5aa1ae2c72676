# Titles
game-title-your-turn = Jij bent aan de beurt · { $rules }
game-title-their-turn = { $name } is aan de beurt · { $rules }
game-title-waiting = Wachten op de ander · { $rules }
game-title-queue = Op zoek naar een speler · { $rules }
game-title-invitation = Uitnodiging voor een spel · { $rules }
game-title-over = Spel afgelopen · { $rules }

# Players
game-you = Jij
game-first-player = De eerste speler
game-second-player = De tweede speler
game-your-opponent = Je tegenstander
game-players = Spelers
game-home-count = van 5 binnen
game-turn-yours = Jouw beurt
game-turn-theirs = Aan de beurt
game-here = Aanwezig
game-away = Afwezig
game-no-side = Nog geen stenen
game-watchers = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
game-watching = Je kijkt mee
game-clock-label = { $name }: resterende tijd { $time }
game-clock-label-you = Jouw resterende tijd: { $time }

# What is to be done
game-throwoff-you = Gooi om de eerste 1
game-throwoff-them = { $name } gooit om de eerste 1
game-throwoff-about = Wie als eerste een 1 gooit, krijgt de klossen en opent met 10 naar 11.
game-throw-you = Jouw beurt: gooi de stokjes
game-throw-again-you = Gooi nog eens
game-throw-them = { $name } mag gooien
game-throw-again-them = { $name } gooit nog eens
game-move-you = Je gooide een { $throw }. Kies een steen.
game-move-one-you = Je gooide een { $throw }. Er is één zet mogelijk.
game-move-back-you = Je gooide een { $throw }. Niets kan vooruit: er moet een steen terug.
game-move-them = { $name } gooide een { $throw } en kiest een steen
game-handover = { $side ->
    [cones] { $name }, met de kegels: jij bent aan de beurt
   *[spools] { $name }, met de klossen: jij bent aan de beurt
}
game-choices = { $count ->
    [one] Je kunt één steen zetten. Tik hem aan of druk op de knop.
   *[other] Je kunt { $count } stenen zetten. Tik er een aan met een ring eronder.
}
game-act-throw = Gooi de stokjes
game-act-choose = Kies een steen
game-act-wait = { $name } speelt
game-act-step = Naar { $to }
game-act-swap = Wissel op { $to }
game-act-water = Het water in
game-act-off = Van het bord
game-act-back = Terug naar { $to }
game-offer-step = { $from } naar { $to }: een zet naar een leeg veld.
game-offer-swap = { $side ->
    [cones] { $from } naar { $to }: jouw kegel en de klos wisselen van plaats.
   *[spools] { $from } naar { $to }: jouw klos en de kegel wisselen van plaats.
}
game-offer-water = { $from } naar { $water }: je steen valt in het water en komt op { $to } weer boven.
game-offer-off = { $from }: je steen gaat van het bord. Hij is binnen.
game-offer-back = { $from } terug naar { $to }.

# What happened
game-event-step = { $who ->
    [you] Je gooide een { $throw } en ging van { $from } naar { $to }.
   *[other] { $name } gooide een { $throw } en ging van { $from } naar { $to }.
}
game-event-swap = { $who ->
    [you] Je gooide een { $throw } en wisselde { $from } met { $to }.
   *[other] { $name } gooide een { $throw } en wisselde { $from } met { $to }.
}
game-event-water = { $who ->
    [you] Je gooide een { $throw }. Je steen van { $from } viel in het water en kwam op { $to } weer boven.
   *[other] { $name } gooide een { $throw }. De steen van { $from } viel in het water en kwam op { $to } weer boven.
}
game-event-off = { $who ->
    [you] Je gooide een { $throw } en bracht de steen op { $from } van het bord.
   *[other] { $name } gooide een { $throw } en bracht de steen op { $from } van het bord.
}
game-event-back = { $who ->
    [you] Je gooide een { $throw } en moest terug van { $from } naar { $to }.
   *[other] { $name } gooide een { $throw } en moest terug van { $from } naar { $to }.
}
game-event-pass = { $who ->
    [you] Je gooide een { $throw }, maar je kunt geen steen zetten.
   *[other] { $name } gooide een { $throw }, maar kan geen steen zetten.
}
game-event-throwoff = { $who ->
    [you] Je gooide een { $throw }, geen 1.
   *[other] { $name } gooide een { $throw }, geen 1.
}
game-event-spools = { $who ->
    [you] Je gooide de eerste 1: jij hebt de klossen.
   *[other] { $name } gooide de eerste 1 en heeft de klossen.
}
game-event-thrown = { $who ->
    [you] Je gooide een { $throw }.
   *[other] { $name } gooide een { $throw }.
}
game-say = { $event } { $status }
game-why = Waarom er geen zet mogelijk is
game-faces = { $count ->
    [0] Geen voorkant boven
    [one] Eén voorkant boven
   *[other] { $count } voorkanten boven
}
game-sticks-label = { $count ->
    [0] Geen voorkant boven: { $throw }
    [one] Eén voorkant boven: { $throw }
   *[other] { $count } voorkanten boven: { $throw }
}
game-sticks-waiting = Nog niet gegooid

# Squares
game-board-label = Het bord
game-square-empty = { $square }, leeg
game-square-piece = { $side ->
    [cones] { $square }, kegel
   *[spools] { $square }, klos
}
game-square-house-empty = { $square }, { $house }, leeg
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, kegel
   *[spools] { $square }, { $house }, klos
}
game-square-choice = { $square }. { $offer }
game-legend = De huizen
game-legend-rebirth = Terug uit het water
game-legend-beauty-standard = Eraf met een 4 of 5
game-legend-water-standard = Terug naar 15
game-legend-water-jequier = Terug naar het begin
game-legend-truths-standard = Eraf met een 3
game-legend-atum-standard = Eraf met een 2
game-legend-safe = Veilig
game-house-short = { $square } { $house }
game-house-rebirth = Wedergeboorte
game-house-beauty = Schoonheid
game-house-water = Water
game-house-truths = Drie Waarheden
game-house-atum = Re-Atoem
game-house-horus = Horus

# Moves so far
game-moves = Zetten
game-moves-none = Er is nog niets gegooid.
game-moves-start = Begin
game-moves-back = Eén zet terug
game-moves-on = Eén zet verder
game-moves-now = Terug naar het spel
game-replay = Na zet { $turn } van { $count }
game-replay-start = Het begin
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → water → { $to }
game-short-off = { $from } binnen
game-short-back = { $from } → { $to }, terug
game-short-pass = geen zet
game-short-throwoff = geen 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Stuur deze link door
game-waiting-lead = Het spel begint zodra de tweede plaats bezet is. Je kunt deze pagina sluiten en later terugkomen.
game-waiting-seat = { $side ->
    [cones] Jij speelt met de kegels en gooit als eerste
    [spools] Jij speelt met de klossen
    [first] Jij gooit als eerste
   *[second] Jij gooit als tweede
}
game-waiting-kept = De tweede plaats is gereserveerd
game-waiting-leave = Spel verlaten
game-queue-heading = Op zoek naar iemand om mee te spelen
game-queue-lead = Wie hierna { $rules } wil spelen, schuift bij je aan. Houd deze pagina open.
game-queue-kept = De tweede plaats is voor wie komt
game-link-label = Link naar het spel
game-copy = Link kopiëren
game-copied = Gekopieerd
game-share = Delen
game-share-text = Speel Senet met me:
game-qr = QR-code van de link
game-qr-scan = Scan om mee te doen
game-invitation-heading = { $name } nodigt je uit voor een potje { $rules }
game-invitation-heading-nameless = Je bent uitgenodigd voor een potje { $rules }
game-invitation-lead = Geen registratie. Eén klik en je zit aan het bord.
game-invitation-seat = { $side ->
    [cones] Jij zou met de kegels spelen en als eerste gooien.
    [spools] Jij zou met de klossen spelen.
    [first] Jij zou als eerste gooien.
   *[second] Jij zou als tweede gooien.
}
game-invitation-take = Schuif aan
game-leave-guest = Weggaan vóór de eerste worp

# The end
game-won-you = Je hebt gewonnen
game-won-them = { $name } heeft gewonnen
game-lost-you = { $name } heeft gewonnen. Goed gestreden.
game-end-borne-off = { $turns ->
    [one] Alle vijf de stenen zijn binnen, na één worp.
   *[other] Alle vijf de stenen zijn binnen, na { $turns } worpen.
}
game-end-resignation = { $who ->
    [you] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
game-end-absence = { $who ->
    [you] Je was te lang weg en de winst is opgeëist.
   *[other] { $name } was te lang weg en de winst is opgeëist.
}
game-end-time = { $who ->
    [you] Je tijd is op.
   *[other] { $name } heeft geen tijd meer.
}
game-rematch = Nog eens, van plaats gewisseld
game-rematch-accept = Revanche aannemen
game-rematch-offered-you = Je hebt een revanche aangeboden. Die blijft staan, ook als de ander weg is.
game-rematch-offered-them = { $name } biedt een revanche aan
game-rematch-go = Naar het volgende spel
game-rematch-watch = De twee spelen verder: naar het volgende spel
game-another = Ander spel kiezen

# Around the board
game-more = Meer
game-say-something = Zeg iets
game-said = { $name }: { $phrase }
game-phrase-hello = Hallo!
game-phrase-good-luck = Veel succes!
game-phrase-well-played = Goed gespeeld!
game-phrase-what-luck = Wat een geluk!
game-phrase-close = Dat scheelde weinig!
game-phrase-oh-no = O nee!
game-phrase-one-moment = Een ogenblikje
game-phrase-thanks = Bedankt!
game-phrase-again = Nog een potje?
game-phrase-bye = Tot ziens!
game-invite-watchers = Meekijklink
game-sound = Geluid
game-notify = Laat weten als ik aan de beurt ben
game-notify-body = Je bent aan de beurt.
game-device = Verder op een ander apparaat
game-check = Worpen controleren
game-resign = Opgeven
game-resign-sure = Dit spel echt opgeven?
game-resign-yes = Ja, ik geef op
game-name = Je naam
game-name-hint = Mag leeg blijven, hooguit 20 tekens
game-name-save = Opslaan
game-claim = Winst opeisen
game-claim-about = { $name } is al een tijdje weg. Je mag de winst opeisen, of wachten zo lang je wilt.
game-claim-in = { $seconds ->
    [one] { $name } is weg. Over één seconde mag je de winst opeisen.
   *[other] { $name } is weg. Over { $seconds } seconden mag je de winst opeisen.
}
game-offline = Geen verbinding. Zodra die terug is, wordt het bord bijgewerkt.

# The rules at hand
game-rules-hand = De regels in het kort
game-rules-throw-standard = Eén tot vier voorkanten boven tellen als 1 tot 4, geen enkele als 5. Na 1, 4 en 5 gooi je nog eens.
game-rules-throw-jequier = Eén tot vier voorkanten boven tellen als 1 tot 4, geen enkele als 6. Na 1, 4 en 6 gooi je nog eens, als je kon zetten.
game-rules-swap = Een steen die op een steen van de ander eindigt, wisselt ermee van plaats, tenzij die veilig is.
game-rules-safe-standard = Twee buren van dezelfde speler beschermen elkaar. De velden 27, 28, 29 en 30 zijn veilig.
game-rules-safe-jequier = Twee buren van dezelfde speler beschermen elkaar. De velden 26, 28, 29 en 30 zijn veilig.
game-rules-wall-standard = Je mag over alle stenen heen.
game-rules-wall-jequier = Over drie stenen van de ander op een rij kun je niet heen, vooruit noch achteruit.
game-rules-water-standard = Een steen die op 28 eindigt, gaat terug naar 15 of naar het eerste vrije veld ervoor.
game-rules-water-jequier = Een steen die op 27 eindigt, gaat terug naar het laagste vrije veld.
game-rules-back-standard = Stenen gaan nooit terug. Is er geen zet, dan vervalt de worp.
game-rules-back-jequier = Kan er niets vooruit, dan moet er een steen terug, naar een leeg veld. Kan dat ook niet, dan is de beurt voorbij.
game-rules-off-standard = Vanaf 27 gaat een steen van het bord met 4 of 5, vanaf 29 met 3, vanaf 30 met 2.
game-rules-off-jequier = Staan al je stenen op 21 tot en met 30, dan brengt elke worp die tot 30 of verder reikt een steen van het bord.
game-rules-win = Wie als eerste alle vijf de stenen van het bord heeft, wint.

# Another device
game-device-title = Verder op een ander apparaat
game-device-lead = Open deze privélink op het andere apparaat. Wie hem opent, kan voor jou spelen, dus laat hem aan niemand anders zien.
game-device-qr = QR-code van de privélink
game-device-back = Terug naar het spel
game-device-take-title = Speel hier verder
game-device-take-lead = Je plaats in dit potje { $rules } komt naar dit apparaat. Het andere houdt hem ook.
game-device-take = Mijn plaats innemen
