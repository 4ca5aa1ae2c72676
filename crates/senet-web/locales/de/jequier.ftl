### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Jéquier-Senet: Regeln, Vergleich und Geschichte
jequier-description = Die Regeln des Jéquier-Senet: Anwurf um die erste 1, Dreierblockaden, Züge zurück, Haus des Wassers auf 27. Zeile für Zeile mit dem Standardspiel verglichen.
jequier-breadcrumb = Jéquier-Senet
jequier-eyebrow = Eine Variante von Senet
jequier-heading = Jéquier-Senet
jequier-lead = Die erste 1 entscheidet, wer beginnt; drei Steine hintereinander sperren den Weg; wer nicht mehr vorankommt, muss zurück; und auf 27 wartet das Haus des Wassers.
jequier-hero-alt = Die letzten fünf Felder des Bretts: 26 mit dem Nefer der Schönheit, 27 mit den Wellen des Wassers, 28 mit den drei Vögeln der Wahrheiten, 29 mit den zwei sitzenden Figuren des Re-Atum, 30 mit dem Falken Horus.
jequier-hero-caption = 26 Schönheit, 27 Wasser, 28 Drei Wahrheiten, 29 Re-Atum, 30 Horus
jequier-contents-title = Auf dieser Seite

## Play buttons

jequier-play-friend = Jéquier mit Freunden spielen
jequier-play-stranger = Mit Unbekannten spielen
jequier-play-device = Hier an einem Gerät spielen
jequier-to-standard = Die Standardregeln

## What it is

jequier-what-title = Was ist das?
jequier-what-body = Das Jéquier-Senet ist eine Rekonstruktion des alten Spiels, die dem Ägyptologen Gustave Jéquier zugeschrieben wird. Brett, Steine und Stäbe sind die des Standardspiels: dreißig Felder, fünf Kegel gegen fünf Spulen, vier Stäbe. Der Anfang, die Würfe und das Ende des Wettlaufs sind anders, und wer nicht mehr vorwärtskommt, muss unter Umständen zurück.

## The throw-off

jequier-opening-title = Der Anwurf
jequier-opening-body = Die Steine stehen wie immer, Kegel auf 1, 3, 5, 7 und 9, Spulen auf 2, 4, 6, 8 und 10, aber noch gehören sie niemandem. Beide werfen abwechselnd, bis eine 1 fällt; alle anderen Würfe bewirken nichts. Wer diese 1 wirft, bekommt die Spulen, zieht den Stein von 10 auf 11, denn ein anderer Zug ist nicht erlaubt, und wirft, weil es eine 1 war, noch einmal. Die andere Seite bekommt die Kegel.
jequier-opening-odds = Jeder vierte Wurf ist eine 1, der Anwurf dauert also im Schnitt vier Würfe, und wer ihn beginnt, gewinnt ihn in 4 von 7 Fällen.
jequier-opening-alt = Der Anfang: Kegel auf 1, 3, 5, 7 und 9, Spulen auf 2, 4, 6, 8 und 10. Ein Pfeil führt von der Spule auf 10 hinunter zum Feld 11.
jequier-opening-caption = Die erste 1 ist gefallen: Die Spule auf 10 zieht nach 11, und wer sie nun besitzt, wirft noch einmal.

## Throws

jequier-throw-title = Würfe und Zusatzwürfe
jequier-throw-body = Eine bis vier Vorderseiten oben zählen 1 bis 4; liegt keine oben, ist der Wurf eine 6. Nach einer 1, einer 4 oder einer 6 wirfst du noch einmal, sofern der Wurf gespielt werden konnte; ein Zug zurück zählt auch. Nach einer 2 oder einer 3 ist die andere Seite an der Reihe. Von 16 Würfen sind 4 eine 1, 6 eine 2, 4 eine 3, einer eine 4 und einer eine 6.

## As in the standard game

jequier-same-title = Was gleich bleibt
jequier-same-body = Du ziehst einen Stein um genau die geworfene Zahl, und ein Wurf, der gespielt werden kann, muss gespielt werden. Kein Zug endet auf einem Stein der eigenen Seite. Endet er auf einem einzelnen gegnerischen Stein, tauschen die beiden die Plätze; zwei Nachbarn schützen einander, und mit einem Stein auf einem sicheren Feld kann nicht getauscht werden. Sicher sind hier 26, 28, 29 und 30. Wer zuerst alle fünf Steine vom Brett bringt, gewinnt.

## The blockade

jequier-blockade-title = Die Blockade
jequier-blockade-body = Drei oder mehr gegnerische Steine auf aufeinanderfolgenden Feldern sind eine Mauer. Kein Stein darf darüber hinwegziehen, weder vorwärts noch rückwärts. Die Mauer darf der Biegung des Weges folgen, von 10 nach 11 und von 20 nach 21. Ein Paar ist keine Mauer und hält niemanden auf.
jequier-blockade-alt = Spulen auf 10, 11 und 12 bilden eine Mauer um die Biegung des Weges, Spulen auf 18 und 19 ein Paar. Kegel stehen auf 9 und 16. Die Kegel haben eine 4 geworfen.
jequier-blockade-caption = Die Kegel haben eine 4 geworfen. Der Kegel auf 9 ist eingesperrt: Auf dem Weg nach 13 müsste er über die Mauer auf 10, 11 und 12. Der Kegel auf 16 darf über das Paar auf 18 und 19 hinweg und kommt auf 20.

## Moving back

jequier-back-title = Züge zurück
jequier-back-body = Kann keiner deiner Steine vorwärtsziehen, muss einer um den Wurf zurück, wenn er kann. Sein Zug muss auf einem freien Feld enden, denn auf dem Rückweg wird nicht getauscht. Hinter Feld 1 geht es nicht zurück, und über eine Mauer auch nicht. Das Haus des Wassers gilt als freies Feld, und ein Stein, der dorthin zurückzieht, fällt hinein.
jequier-back-alt = Kegel auf 5 und 9 vor einer Mauer aus Spulen auf 10, 11 und 12; eine weitere Spule auf 20. Die Kegel haben eine 4 geworfen. Ein Pfeil führt vom Kegel auf 5 zurück zum Feld 1.
jequier-back-caption = Die Kegel haben eine 4 geworfen. Der Kegel auf 9 steht vor der Mauer, und der Zug des Kegels auf 5 würde beim eigenen Kegel auf 9 enden. Vorwärts geht nichts, also zieht der Kegel von 5 zurück auf 1. Weil gezogen wurde, werfen die Kegel noch einmal.

## Lost turns

jequier-lost-title = Aussetzen
jequier-lost-body = Kann auch kein Stein zurück, ist die andere Seite an der Reihe, selbst nach einer 1, einer 4 oder einer 6. Stünde im Bild oben eine Spule auf Feld 1, dann müssten die Kegel trotz der 4 aussetzen.

## The houses

jequier-houses-title = Die Häuser
jequier-houses-body = Die Häuser stehen ein Feld früher als im Standardspiel, und nur das Wasser hat eine eigene Regel. Das Feld 15 mit dem Anch ist hier ein gewöhnliches Feld.
jequier-house-26-name = 26: Haus der Schönheit
jequier-house-26-body = Ein sicheres Feld, sonst nichts.
jequier-house-27-name = 27: Haus des Wassers
jequier-house-27-body = Ein Stein, dessen Zug hier endet, kommt auf das freie Feld mit der niedrigsten Nummer auf dem ganzen Brett. Auf 27 bleibt nie etwas stehen; darüber hinwegzuziehen schadet nicht.
jequier-house-28-name = 28: Haus der Drei Wahrheiten
jequier-house-28-body = Sicher. Zum Verlassen braucht es keinen bestimmten Wurf.
jequier-house-29-name = 29: Haus des Re-Atum
jequier-house-29-body = Sicher und ebenso frei zu verlassen.
jequier-house-30-name = 30: Haus des Horus
jequier-house-30-body = Das Ende des Weges. Ein Stein, der das Brett noch nicht verlassen kann, darf hier in Sicherheit warten.
jequier-water-alt = Kegel auf 2 und 25, Spulen auf 1 und 14. Die Kegel haben eine 2 geworfen. Ein Warnpfeil führt vom Kegel auf 25 ins Wasser auf 27.
jequier-water-caption = Mit dieser 2 fiele der Kegel auf 25 ins Wasser und käme auf 3 heraus, denn 1 und 2 sind besetzt. Besser ziehen die Kegel von 2 auf 4.

## Leaving the board

jequier-off-title = Das Brett verlassen
jequier-off-body = Deine Steine verlassen das Brett nur, solange alle, die du noch hast, in der letzten Reihe stehen, auf 21 bis 30. Dann bringt jeder Wurf, der bis 30 oder darüber hinaus reicht, einen Stein vom Brett, ganz gleich wer auf 30 steht. Bis dahin darf kein Stein über 30 hinaus. Genau auf 30 darf sein Zug enden wie auf jedem anderen Feld; dort wartet der Stein, bis ihn irgendein späterer Wurf vom Brett bringen kann. Eine Mauer versperrt auch den Weg vom Brett.
jequier-off-alt = Die letzten drei Kegel stehen auf 24, 28 und 30, alle in der letzten Reihe; Spulen auf 12 und 17. Die Kegel haben eine 6 geworfen.
jequier-off-caption = Alle verbliebenen Kegel stehen in der letzten Reihe. Mit einer 6 darf jeder der drei das Brett verlassen: der auf 24, weil er genau 30 erreicht, obwohl dort ein Kegel steht, die anderen, weil sie darüber hinauskommen. Wäre ein Kegel auf 18 zurückgeblieben, dürfte noch keiner vom Brett.

## Comparison

jequier-table-title = Beide Spiele im Vergleich
jequier-table-caption = Standard-Senet und Jéquier-Senet, Regel für Regel verglichen
jequier-table-rule = Regel
jequier-table-standard = Standard
jequier-table-jequier = Jéquier
jequier-table-start-name = Wer beginnt
jequier-table-start-standard = Wer die Kegel hat, wirft zuerst.
jequier-table-start-jequier = Beide werfen abwechselnd; wer die erste 1 wirft, bekommt die Spulen und muss von 10 auf 11 ziehen.
jequier-table-throws-name = Würfe
jequier-table-throws-standard = 1, 2, 3, 4; keine Vorderseite oben ist 5.
jequier-table-throws-jequier = 1, 2, 3, 4; keine Vorderseite oben ist 6.
jequier-table-again-name = Zusatzwürfe
jequier-table-again-standard = Nach 1, 4 oder 5, auch wenn kein Zug möglich war.
jequier-table-again-jequier = Nach 1, 4 oder 6, wenn gezogen wurde.
jequier-table-blockade-name = Blockaden
jequier-table-blockade-standard = Keine. Über alle Steine darf hinweggezogen werden.
jequier-table-blockade-jequier = Über drei oder mehr gegnerische Steine hintereinander darf niemand hinweg, weder vorwärts noch rückwärts.
jequier-table-safe-name = Sichere Felder
jequier-table-safe-standard = 27, 28, 29 und 30
jequier-table-safe-jequier = 26, 28, 29 und 30
jequier-table-water-name = Haus des Wassers
jequier-table-water-standard = 28. Zurück auf 15 oder auf das nächste freie Feld davor.
jequier-table-water-jequier = 27. Zurück auf das freie Feld mit der niedrigsten Nummer.
jequier-table-back-name = Züge zurück
jequier-table-back-standard = Nie.
jequier-table-back-jequier = Nur wenn kein Stein vorwärtsziehen kann, und nur auf ein freies Feld.
jequier-table-stuck-name = Kein Zug möglich
jequier-table-stuck-standard = Der Wurf verfällt; nach 1, 4 und 5 wird trotzdem noch einmal geworfen.
jequier-table-stuck-jequier = Die andere Seite ist an der Reihe, auch nach 1, 4 oder 6.
jequier-table-off-name = Das Brett verlassen
jequier-table-off-standard = Von 27 mit einer 4 oder 5, von 29 mit einer 3, von 30 mit einer 2.
jequier-table-off-jequier = Wenn alle verbliebenen Steine auf 21 bis 30 stehen: mit jedem Wurf, der bis 30 oder darüber hinaus reicht.

## History

jequier-history-title = Jéquier und seine Regeln
jequier-history-person = Gustave Jéquier (1868–1946) war ein Schweizer Ägyptologe, bekannt vor allem durch seine Grabungen in Sakkara-Süd. Die ihm zugeschriebenen Regeln kennt man heute meist aus der Zusammenfassung in „The World of Games“ von Jack Botermans und anderen.
jequier-history-source = Jéquiers eigene Veröffentlichung lag für diese Fassung nicht vor. Sie folgt jener Zusammenfassung, abgeglichen mit der Spieldatenbank Ludii, die seine Regeln als eine von mehreren Rekonstruktionen führt.
jequier-history-modern = Wie alle Senet-Regeln sind auch diese eine moderne Rekonstruktion. Aus mehr als zweitausend Jahren sind in ägyptischen Gräbern Bretter und Bilder erhalten, aber keine vollständigen Regeln; deshalb kamen Jéquier, R. C. Bell und später Timothy Kendall jeweils zu einem anderen Spiel. Die Bretter aus den Gräbern tragen solche Zeichen auf ihren letzten fünf Feldern; welche Regel zu welchem gehörte, ist Rekonstruktion. Auch das Standardspiel hier ist eine.

## Where the accounts differ

jequier-differ-title = Wo die Quellen auseinandergehen
jequier-differ-body = Die Quellen sind sich nicht in allem einig. So wird hier gespielt:
jequier-differ-swap = Ein getroffener Stein tauscht den Platz mit dem Angreifer, wie in „The World of Games“. Bei Ludii kommt er auf das erste freie Feld.
jequier-differ-off = Sobald alle Steine einer Seite in der letzten Reihe stehen, verlassen sie das Brett, ob sie genau auf 30 kommen oder darüber hinaus. Jede der beiden Quellen kennt nur eines davon.
jequier-differ-back = Eine Dreierblockade hält auch Züge zurück auf.
jequier-differ-unused = Zwei Einzelheiten, die nur Ludii kennt, gelten hier nicht: Steine am Start, die auf den Stein vor ihnen warten, und eine Wertung nach Punkten.

## Questions and answers

jequier-faq-title = Fragen und Antworten
jequier-faq-start-question = Wer beginnt im Jéquier-Senet?
jequier-faq-start-answer = Wer die erste 1 wirft. Beide werfen abwechselnd, bis sie fällt; wer sie wirft, bekommt die Spulen, zieht den Stein von 10 auf 11 und wirft noch einmal.
jequier-faq-blockade-question = Was ist eine Blockade?
jequier-faq-blockade-answer = Drei oder mehr Steine einer Seite auf aufeinanderfolgenden Feldern des Weges. Die andere Seite darf in keiner Richtung darüber hinwegziehen.
jequier-faq-back-question = Wann muss ich zurückziehen?
jequier-faq-back-answer = Nur wenn mit deinem Wurf keiner deiner Steine vorwärtsziehen kann. Dann muss einer von ihnen auf ein freies Feld zurück, wenn er kann.
jequier-faq-water-question = Wohin kommt ein Stein aus dem Haus des Wassers?
jequier-faq-water-answer = Von 27 auf das freie Feld mit der niedrigsten Nummer, wo auch immer es liegt.
jequier-faq-exact-question = Brauche ich zum Verlassen des Bretts einen genauen Wurf?
jequier-faq-exact-answer = Nein. Sobald alle deine verbliebenen Steine auf 21 bis 30 stehen, bringt jeder Wurf, der bis 30 oder darüber hinaus reicht, einen Stein vom Brett.

## Play

jequier-end-title = Probier es aus
jequier-end-body = Partie anlegen, Link verschicken und um die erste 1 werfen. Das Brett zeigt jeden erlaubten Zug, so lernst du die Regeln beim Spielen.
