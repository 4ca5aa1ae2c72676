home-title = Senet: das ägyptische Brettspiel mit Freunden spielen
home-heading = Senet, das Spiel des Hinübergehens
home-lead = Mehr als zweitausend Jahre lang wurde es in Ägypten gespielt. Verschick einen Link und spiel es noch heute Abend.
home-setup = Neue Partie
home-rules = Regeln
home-standard = Standard
home-standard-about = Wer ins Wasser fällt, kommt auf 15 zurück
home-jequier = Jéquier
home-jequier-about = Drei hintereinander sind eine Mauer
home-opponent = Mit wem
home-friend = Mit Freunden, per Link
home-device = Zu zweit an diesem Gerät
home-stranger = Mit Unbekannten
home-stranger-about = { $count ->
    [0] Gerade wartet niemand
    [one] Eine Person wartet
   *[other] { $count } Personen warten
}
home-more = Erster Wurf und Uhr
home-first = Wer zuerst wirft
home-first-random = Das Los
home-first-you = Du
home-first-them = Dein Gegenüber
home-clock = Uhr
home-clock-none = Ohne Uhr
home-clock-time = Je { $minutes } Min. + { $seconds } s pro Zug
home-play = Spielen
home-games = Deine offenen Partien
home-game-waiting = Der zweite Platz ist noch frei
home-game-your-turn = Du bist dran
home-game-their-turn = Dein Gegenüber ist dran
home-game-device = An diesem Gerät
home-game-opponent = Mit { $name }
home-about = Was Senet ist
home-about-path = Zwei Seiten mit je fünf Steinen laufen um die Wette, auf einem Weg über dreißig Felder, der sich durch drei Reihen schlängelt.
home-about-sticks = Vier Wurfstäbe mit einer hellen und einer dunklen Seite sagen, wie weit ein Stein ziehen muss.
home-about-swap = Ein einzelner Stein kann durch einen Tausch zurückfallen, zwei Nachbarn schützen einander, und kurz vor dem Ziel wartet das Wasser.
home-board-label = Ein Senet-Brett mitten in einer Partie
