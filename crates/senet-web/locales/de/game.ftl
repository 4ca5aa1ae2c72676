# Titles
game-title-your-turn = Du bist dran · { $rules }
game-title-their-turn = { $name } ist dran · { $rules }
game-title-waiting = Warten auf dein Gegenüber · { $rules }
game-title-queue = Gegenüber gesucht · { $rules }
game-title-invitation = Einladung zu einer Partie · { $rules }
game-title-over = Partie beendet · { $rules }

# Players
game-you = Du
game-first-player = Person 1
game-second-player = Person 2
game-your-opponent = Dein Gegenüber
game-players = Wer spielt
game-home-count = von 5 im Ziel
game-turn-yours = Du bist dran
game-turn-theirs = Ist dran
game-here = Da
game-away = Nicht da
game-no-side = Noch keine Seite
game-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
game-watching = Du schaust zu
game-clock-label = { $name }: Restzeit { $time }
game-clock-label-you = Deine Restzeit: { $time }

# What is to be done
game-throwoff-you = Wirf um die erste 1
game-throwoff-them = { $name } wirft um die erste 1
game-throwoff-about = Wer zuerst eine 1 wirft, bekommt die Spulen und eröffnet mit 10 nach 11.
game-throw-you = Du bist dran: Wirf die Stäbe
game-throw-again-you = Wirf noch einmal
game-throw-them = { $name } wirft
game-throw-again-them = { $name } wirft noch einmal
game-move-you = Du hast eine { $throw } geworfen. Wähle einen Stein.
game-move-one-you = Du hast eine { $throw } geworfen. Ein Zug ist möglich.
game-move-back-you = Du hast eine { $throw } geworfen. Vorwärts geht nichts: Ein Stein muss zurück.
game-move-them = { $name } hat eine { $throw } geworfen und wählt einen Stein
game-handover = { $side ->
    [cones] { $name }, mit den Kegeln: Du bist dran
   *[spools] { $name }, mit den Spulen: Du bist dran
}
game-choices = { $count ->
    [one] Ein Stein kann ziehen. Tipp ihn an oder drück den Knopf.
   *[other] { $count } Steine können ziehen. Tipp einen an, unter dem ein Ring liegt.
}
game-act-throw = Stäbe werfen
game-act-choose = Stein wählen
game-act-wait = { $name } spielt
game-act-step = Nach { $to } ziehen
game-act-swap = Auf { $to } tauschen
game-act-water = Ins Wasser
game-act-off = Vom Brett
game-act-back = Zurück auf { $to }
game-offer-step = { $from } nach { $to }: ein Zug auf ein freies Feld.
game-offer-swap = { $side ->
    [cones] { $from } nach { $to }: Dein Kegel und die Spule tauschen die Plätze.
   *[spools] { $from } nach { $to }: Deine Spule und der Kegel tauschen die Plätze.
}
game-offer-water = { $from } nach { $water }: Dein Stein fällt ins Wasser und kommt auf { $to } heraus.
game-offer-off = { $from }: Dein Stein verlässt das Brett. Er ist im Ziel.
game-offer-back = { $from } zurück auf { $to }.

# What happened
game-event-step = { $who ->
    [you] Du hast eine { $throw } geworfen und { $from } nach { $to } gezogen.
   *[other] { $name } hat eine { $throw } geworfen und { $from } nach { $to } gezogen.
}
game-event-swap = { $who ->
    [you] Du hast eine { $throw } geworfen und { $from } mit { $to } getauscht.
   *[other] { $name } hat eine { $throw } geworfen und { $from } mit { $to } getauscht.
}
game-event-water = { $who ->
    [you] Du hast eine { $throw } geworfen. Dein Stein von { $from } fiel ins Wasser und kam auf { $to } heraus.
   *[other] { $name } hat eine { $throw } geworfen. Der Stein von { $from } fiel ins Wasser und kam auf { $to } heraus.
}
game-event-off = { $who ->
    [you] Du hast eine { $throw } geworfen und den Stein auf { $from } vom Brett gebracht.
   *[other] { $name } hat eine { $throw } geworfen und den Stein auf { $from } vom Brett gebracht.
}
game-event-back = { $who ->
    [you] Du hast eine { $throw } geworfen und musstest zurück, { $from } nach { $to }.
   *[other] { $name } hat eine { $throw } geworfen und musste zurück, { $from } nach { $to }.
}
game-event-pass = { $who ->
    [you] Du hast eine { $throw } geworfen, aber keiner deiner Steine kann ziehen.
   *[other] { $name } hat eine { $throw } geworfen, aber kein Stein kann ziehen.
}
game-event-throwoff = { $who ->
    [you] Du hast eine { $throw } geworfen, keine 1.
   *[other] { $name } hat eine { $throw } geworfen, keine 1.
}
game-event-spools = { $who ->
    [you] Du hast die erste 1 geworfen: Die Spulen sind deine.
   *[other] { $name } hat die erste 1 geworfen und bekommt die Spulen.
}
game-event-thrown = { $who ->
    [you] Du hast eine { $throw } geworfen.
   *[other] { $name } hat eine { $throw } geworfen.
}
game-say = { $event } { $status }
game-why = Warum kein Stein ziehen kann
game-faces = { $count ->
    [0] Keine Vorderseite oben
    [one] Eine Vorderseite oben
   *[other] { $count } Vorderseiten oben
}
game-sticks-label = { $count ->
    [0] Keine Vorderseite oben: { $throw }
    [one] Eine Vorderseite oben: { $throw }
   *[other] { $count } Vorderseiten oben: { $throw }
}
game-sticks-waiting = Noch nicht geworfen

# Squares
game-board-label = Das Brett
game-square-empty = { $square }, frei
game-square-piece = { $side ->
    [cones] { $square }, Kegel
   *[spools] { $square }, Spule
}
game-square-house-empty = { $square }, { $house }, frei
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, Kegel
   *[spools] { $square }, { $house }, Spule
}
game-square-choice = { $square }. { $offer }
game-legend = Die Häuser
game-legend-rebirth = Rückkehr aus dem Wasser
game-legend-beauty-standard = Hinaus mit 4 oder 5
game-legend-water-standard = Zurück auf 15
game-legend-water-jequier = Zurück an den Anfang
game-legend-truths-standard = Hinaus mit einer 3
game-legend-atum-standard = Hinaus mit einer 2
game-legend-safe = Sicher
game-house-short = { $square } { $house }
game-house-rebirth = Wiedergeburt
game-house-beauty = Schönheit
game-house-water = Wasser
game-house-truths = Drei Wahrheiten
game-house-atum = Re-Atum
game-house-horus = Horus

# Moves so far
game-moves = Züge
game-moves-none = Es wurde noch nicht geworfen.
game-moves-start = Anfang
game-moves-back = Einen Zug zurück
game-moves-on = Einen Zug weiter
game-moves-now = Zurück zur Partie
game-replay = Nach Zug { $turn } von { $count }
game-replay-start = Der Anfang
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → Wasser → { $to }
game-short-off = { $from } im Ziel
game-short-back = { $from } → { $to }, zurück
game-short-pass = kein Zug
game-short-throwoff = keine 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Schick diesen Link weiter
game-waiting-lead = Die Partie beginnt, sobald der zweite Platz besetzt ist. Du kannst diese Seite schließen und später wiederkommen.
game-waiting-seat = { $side ->
    [cones] Du hast die Kegel und wirfst zuerst
    [spools] Du hast die Spulen
    [first] Du wirfst zuerst
   *[second] Du wirfst als Zweites
}
game-waiting-kept = Der zweite Platz ist reserviert
game-waiting-leave = Partie verlassen
game-queue-heading = Wir suchen jemanden zum Spielen
game-queue-lead = Wer als Nächstes { $rules } spielen möchte, setzt sich zu dir. Lass diese Seite offen.
game-queue-kept = Der zweite Platz ist frei
game-link-label = Link zur Partie
game-copy = Link kopieren
game-copied = Kopiert
game-share = Teilen
game-share-text = Spiel mit mir Senet:
game-qr = QR-Code des Links
game-qr-scan = Scannen und mitspielen
game-invitation-heading = { $name } lädt dich zu einer Partie { $rules } ein
game-invitation-heading-nameless = Du bist zu einer Partie { $rules } eingeladen
game-invitation-lead = Ohne Anmeldung. Ein Klick, und du sitzt am Brett.
game-invitation-seat = { $side ->
    [cones] Du hättest die Kegel und würdest zuerst werfen.
    [spools] Du hättest die Spulen.
    [first] Du würdest zuerst werfen.
   *[second] Du würdest als Zweites werfen.
}
game-invitation-take = Platz nehmen
game-leave-guest = Vor dem ersten Wurf aussteigen

# The end
game-won-you = Du hast gewonnen
game-won-them = { $name } hat gewonnen
game-lost-you = { $name } hat gewonnen. Gut gekämpft.
game-end-borne-off = { $turns ->
    [one] Alle fünf Steine sind im Ziel, nach einem Wurf.
   *[other] Alle fünf Steine sind im Ziel, nach { $turns } Würfen.
}
game-end-resignation = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
game-end-absence = { $who ->
    [you] Du warst zu lange weg, und der Sieg wurde beansprucht.
   *[other] { $name } war zu lange weg, und der Sieg wurde beansprucht.
}
game-end-time = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] { $name } hat keine Zeit mehr.
}
game-rematch = Revanche mit getauschten Plätzen
game-rematch-accept = Revanche annehmen
game-rematch-offered-you = Du hast eine Revanche angeboten. Das Angebot gilt, auch wenn dein Gegenüber gerade nicht da ist.
game-rematch-offered-them = { $name } bietet eine Revanche an
game-rematch-go = Zur nächsten Partie
game-rematch-watch = Die beiden spielen weiter: zur nächsten Partie
game-another = Anderes Spiel wählen

# Around the board
game-more = Mehr
game-say-something = Etwas sagen
game-said = { $name }: { $phrase }
game-phrase-hello = Hallo!
game-phrase-good-luck = Viel Glück!
game-phrase-well-played = Gut gespielt!
game-phrase-what-luck = So ein Glück!
game-phrase-close = Das war knapp!
game-phrase-oh-no = Oh nein!
game-phrase-one-moment = Einen Moment, bitte
game-phrase-thanks = Danke!
game-phrase-again = Noch eine Partie?
game-phrase-bye = Tschüss!
game-invite-watchers = Link zum Zuschauen
game-sound = Ton
game-notify = Sag mir Bescheid, wenn ich dran bin
game-notify-body = Du bist dran.
game-device = Auf anderem Gerät weiterspielen
game-check = Würfe prüfen
game-resign = Aufgeben
game-resign-sure = Diese Partie wirklich aufgeben?
game-resign-yes = Ja, ich gebe auf
game-name = Dein Name
game-name-hint = Freiwillig, bis zu 20 Zeichen
game-name-save = Speichern
game-claim = Sieg beanspruchen
game-claim-about = { $name } ist schon eine Weile weg. Du darfst den Sieg beanspruchen oder warten, solange du magst.
game-claim-in = { $seconds ->
    [one] { $name } ist weg. In einer Sekunde darfst du den Sieg beanspruchen.
   *[other] { $name } ist weg. In { $seconds } Sekunden darfst du den Sieg beanspruchen.
}
game-offline = Keine Verbindung. Sobald sie wieder da ist, wird das Brett auf den neuesten Stand gebracht.

# The rules at hand
game-rules-hand = Die Regeln in Kürze
game-rules-throw-standard = Eine bis vier Vorderseiten oben zählen 1 bis 4, keine zählt 5. Nach 1, 4 und 5 wirfst du noch einmal.
game-rules-throw-jequier = Eine bis vier Vorderseiten oben zählen 1 bis 4, keine zählt 6. Nach 1, 4 und 6 wirfst du noch einmal, wenn du ziehen konntest.
game-rules-swap = Endet ein Zug auf einem gegnerischen Stein, tauschen die beiden die Plätze, es sei denn, der gegnerische ist sicher.
game-rules-safe-standard = Zwei Nachbarn derselben Seite schützen einander. 27, 28, 29 und 30 sind sicher.
game-rules-safe-jequier = Zwei Nachbarn derselben Seite schützen einander. 26, 28, 29 und 30 sind sicher.
game-rules-wall-standard = Über alle Steine darf hinweggezogen werden.
game-rules-wall-jequier = Über drei gegnerische Steine hintereinander kommt niemand, weder vorwärts noch rückwärts.
game-rules-water-standard = Ein Stein, dessen Zug auf 28 endet, kommt zurück auf 15 oder auf das erste freie Feld davor.
game-rules-water-jequier = Ein Stein, dessen Zug auf 27 endet, kommt zurück auf das niedrigste freie Feld.
game-rules-back-standard = Steine ziehen nie zurück. Ist kein Zug möglich, verfällt der Wurf.
game-rules-back-jequier = Geht vorwärts nichts, muss ein Stein zurück auf ein freies Feld. Kann keiner, ist die andere Seite an der Reihe.
game-rules-off-standard = Von 27 kommt ein Stein mit 4 oder 5 vom Brett, von 29 mit 3, von 30 mit 2.
game-rules-off-jequier = Stehen alle deine Steine auf 21 bis 30, bringt jeder Wurf, der bis 30 oder weiter reicht, einen Stein vom Brett.
game-rules-win = Wer zuerst alle fünf Steine vom Brett hat, gewinnt.

# Another device
game-device-title = Auf einem anderen Gerät weiterspielen
game-device-lead = Öffne diesen privaten Link auf dem anderen Gerät. Wer ihn öffnet, kann für dich spielen; zeig ihn also sonst niemandem.
game-device-qr = QR-Code des privaten Links
game-device-back = Zurück zur Partie
game-device-take-title = Hier weiterspielen
game-device-take-lead = Dein Platz in dieser Partie { $rules } gilt dann auch auf diesem Gerät. Das andere behält ihn.
game-device-take = Meinen Platz einnehmen
