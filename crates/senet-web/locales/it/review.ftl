review-title = Analisi della partita · { $rules }
review-open = Rivedi la partita
review-curve = Probabilità di vittoria
review-curve-about = Da { $start } a { $end } in { $count } lanci. L’elenco delle mosse dice lo stesso con parole e numeri.
review-moments = I momenti decisivi
review-move = Mossa { $turn }
review-better = Meglio
review-best = La mossa migliore
review-played = Giocata
review-given = Regalato
review-luck = Fortuna
review-choices = { $best } scelte su { $count } erano le migliori
review-adds = Come torna il conto
review-begin = All’inizio
review-end = Alla fine
review-exact = Tutti i valori sono esatti.
review-estimated = I valori sono stimati.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Ha deciso la fortuna: i bastoncini hanno dato a chi ha vinto { $luck }, le scelte migliori { $skill }.
review-sum-skill = Hanno deciso le scelte migliori: hanno dato a chi ha vinto { $skill }, i bastoncini { $luck }.
review-sum-both = Fortuna e scelte migliori hanno aiutato chi ha vinto: { $luck } e { $skill }.
review-sum-against-luck = Vittoria contro la fortuna: i bastoncini sono costati { $luck }, le scelte migliori hanno dato { $skill }.
review-sum-against-skill = La fortuna ha compensato scelte più deboli: i bastoncini hanno dato { $luck }, le scelte sono costate { $skill }.
review-sum-stopped = La partita si è fermata prima della fine; chi ha vinto era a { $chance }.

## Around it
review-list = Tutte le mosse in elenco
review-list-back = Torna al tavoliere
review-column-move = Mossa
review-analyse = Analizza questa posizione
review-link = Link a questo momento
review-keys = Con le frecce della tastiera scorri la partita.
