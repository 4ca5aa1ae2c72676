review-title = Analyse der Partie · { $rules }
review-open = Partie durchgehen
review-curve = Gewinnchance
review-curve-about = Von { $start } zu { $end } in { $count } Würfen. Die Liste der Züge sagt dasselbe in Worten und Zahlen.
review-moments = Die Augenblicke, auf die es ankam
review-move = Zug { $turn }
review-better = Besser
review-best = Der beste Zug
review-played = Gespielt
review-given = Verschenkt
review-luck = Glück
review-choices = { $best } von { $count } Entscheidungen waren die besten
review-adds = So geht es auf
review-begin = Am Anfang
review-end = Am Ende
review-exact = Alle Werte sind genau.
review-estimated = Die Werte sind geschätzt.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Das Glück entschied: Die Stäbe gaben der Siegerseite { $luck }, die besseren Entscheidungen { $skill }.
review-sum-skill = Die besseren Entscheidungen gaben den Ausschlag: Sie brachten der Siegerseite { $skill }, die Stäbe { $luck }.
review-sum-both = Glück und bessere Entscheidungen halfen der Siegerseite: { $luck } und { $skill }.
review-sum-against-luck = Gegen das Glück gewonnen: Die Stäbe kosteten { $luck }, die besseren Entscheidungen brachten { $skill }.
review-sum-against-skill = Das Glück wog schwächere Entscheidungen auf: Die Stäbe brachten { $luck }, die Entscheidungen kosteten { $skill }.
review-sum-stopped = Die Partie endete vorzeitig; die Chance der Siegerseite stand bei { $chance }.

## Around it
review-list = Alle Züge als Liste
review-list-back = Zurück zum Brett
review-column-move = Zug
review-analyse = Diese Stellung analysieren
review-link = Link zu diesem Augenblick
review-keys = Mit den Pfeiltasten gehst du durch die Partie.
