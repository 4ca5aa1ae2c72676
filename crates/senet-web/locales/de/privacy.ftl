### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Datenschutz: was Senet speichert
privacy-description = Was diese Website über dich speichert: fast nichts. Kein Konto, keine Werbung, kein Tracking. Eine Zufallszahl auf deinem Gerät hält deinen Platz im Spiel.
privacy-breadcrumb = Datenschutz
privacy-heading = Was gespeichert wird: fast nichts
privacy-lead = Du kannst ohne Konto, ohne E-Mail-Adresse und ohne Namen spielen. Hier steht alles, was trotzdem gespeichert wird, und warum.

privacy-device-title = Auf deinem Gerät
privacy-device-seat = Wenn du zum ersten Mal eine Partie anlegst oder einer beitrittst, bekommt dein Browser ein Cookie mit einer langen Zufallszahl. Sie ist der Schlüssel zu deinen Plätzen, damit niemand sonst für dich zieht. Sie sagt nichts über dich aus, Skripte können sie nicht lesen, und sie gilt ein Jahr.
privacy-device-settings = Wenn du Farben, die Lage des Bretts oder eine andere Sprache wählst, merkt sich jede dieser Einstellungen ein eigenes kleines Cookie. Wer nur liest, bekommt gar kein Cookie.
privacy-device-clear = Du kannst sie alle jederzeit löschen. Ohne den Schlüssel verliert dein Gerät seine Plätze in unfertigen Partien.

privacy-server-title = Auf dem Server
privacy-server-game = Jede Partie wird so aufbewahrt, wie sie gespielt wurde: die Regeln, die Würfe, die Züge, der Ausgang, wann was geschah und wann beide am Brett zuletzt da waren, dazu die Zufallszahlen, mit denen sich die Würfe prüfen lassen. Wenn du einen Spitznamen oder Kurzsprüche verwendest, werden der Name und die letzten Sprüche mit der Partie aufbewahrt. Beendete Partien bleiben erhalten, damit ihre Links weiter funktionieren.
privacy-server-key = Vom Schlüssel zu deinem Platz behält der Server nur einen Fingerabdruck, einen Hash, aus dem sich der Schlüssel nicht errechnen lässt.
privacy-server-address = Deine Netzwerkadresse wird im Arbeitsspeicher verwendet, um Fluten von Anfragen abzuwehren. Der Spielserver schreibt sie weder in die Partien noch in sein eigenes Protokoll. Anfragen zählt er nur insgesamt, ohne etwas, das auf eine Person hinweist.

privacy-others-title = Was andere sehen können
privacy-others-body = Wer den Link einer Partie hat, kann zuschauen, die Spitznamen darin lesen und sehen, ob beide am Brett sitzen. Gib den Link also nur denen, die ihn haben sollen, und nimm einen Spitznamen, den ruhig alle lesen dürfen.

privacy-none-title = Was es hier nicht gibt
privacy-none-body = Keine Werbung, kein Tracking, keine Social-Media-Knöpfe, keine Schriften oder Skripte von anderen Websites: Jede Datei dieser Website kommt von ihr selbst. Nichts wird verkauft oder weitergegeben.

privacy-host-title = Wer die Website betreibt
privacy-host-body = Senet kann betreiben, wer will; diese Seite beschreibt, was Senet selbst tut. Wer diese Kopie betreibt, kann sie hinter andere Server stellen, die eigene Protokolle führen.
