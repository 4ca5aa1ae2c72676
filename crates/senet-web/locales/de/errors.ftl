errors-not-found-title = Diese Seite gibt es nicht
errors-not-found = Die Adresse führt ins Leere. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
errors-no-game-title = Diese Partie gibt es nicht
errors-no-game = Zu diesem Link gehört keine Partie. Bitte lass ihn dir noch einmal schicken oder beginne eine eigene Partie.
errors-bad-request-title = Das war nicht zu verstehen
errors-bad-request = Im Formular fehlte etwas oder stand an der falschen Stelle. Geh bitte zurück und versuch es noch einmal.
errors-foreign-title = Das kam von einer anderen Website
errors-foreign = Zu deinem Schutz dürfen nur die Seiten dieser Website für dich handeln. Öffne die Partie hier und versuch es noch einmal.
errors-seat-link-title = Dieser Link gilt nicht mehr
errors-seat-link = Ein Link zum Wechsel des Geräts gilt nur kurze Zeit. Mach einen neuen auf dem Gerät, an dem du spielst.
errors-too-many-title = Etwas langsamer, bitte
errors-too-many = Das war viel auf einmal. Warte bitte einen Moment und versuch es noch einmal.
errors-server-title = Bei uns ist etwas kaputtgegangen
errors-server = Deine Partien sind sicher. Versuch es bitte gleich noch einmal.
errors-home = Zur Startseite
errors-offline-title = Hier ist kein Netz
errors-offline = Deine Partien liegen auf dem Server und gehen genau so weiter, sobald du wieder verbunden bist. Die Regeln kannst du auch jetzt lesen.
errors-offline-rules = Regeln lesen

errors-notice-stale = Die Partie war schon weiter. So steht sie jetzt.
errors-notice-not-your-turn = Du bist nicht dran.
errors-notice-no-seat = Du schaust bei dieser Partie zu und spielst nicht mit.
errors-notice-full = Beide Plätze sind besetzt. Du kannst zuschauen.
errors-notice-throw-pending = Zuerst muss die { $throw } gespielt werden.
errors-notice-game-over = Die Partie ist vorbei.
errors-notice-begun = Die Partie hat begonnen und lässt sich so nicht mehr verlassen. Du kannst aufgeben.
errors-notice-cannot-claim = Der Sieg kann jetzt nicht beansprucht werden.
errors-notice-not-over = Eine Revanche gibt es nach dem Ende dieser Partie.
errors-notice-too-many = { $seconds ->
    [one] Das war viel auf einmal. Versuch es bitte in einer Sekunde noch einmal.
   *[other] Das war viel auf einmal. Versuch es bitte in { $seconds } Sekunden noch einmal.
}
errors-move-nobody = Die Seiten sind noch nicht vergeben.
errors-move-not-thrown = Zuerst müssen die Stäbe geworfen werden.
errors-move-empty = Auf { $from } steht kein Stein.
errors-move-enemy = Der Stein auf { $from } ist nicht deiner.
errors-move-own = { $from }: Auf { $to } steht ein Stein derselben Seite.
errors-move-safe = { $from }: Der Stein auf { $to } steht auf einem sicheren Feld.
errors-move-neighbour = { $from }: Den Stein auf { $to } schützt sein Nachbar auf { $neighbour }.
errors-move-blockade = { $from }: Eine Dreiermauer ab { $at } sperrt den Weg.
errors-move-no-exit = { $from }: Eine { $throw } bringt diesen Stein nicht vom Brett.
errors-move-not-home = { $from }: Steine verlassen das Brett erst, wenn alle in der letzten Reihe stehen; einer steht noch auf { $behind }.
errors-move-opening = Die erste 1 wird von { $from } aus gespielt.
errors-move-before-first = { $from }: Der Weg zurück endet bei Feld 1.
errors-move-back-onto = { $from }: Zurück geht es nur auf ein freies Feld, und auf { $to } steht ein Stein.
