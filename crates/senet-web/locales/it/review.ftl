review-title = Analisi della partita · { $rules }
review-open = Rivedi la partita
review-curve = Probabilità di vittoria
review-curve-about = Da { $start } a { $end } in { $count } lanci. L’elenco delle mosse dice la stessa cosa in parole e numeri.
review-moments = I momenti decisivi
review-move = Mossa { $turn }
review-better = Meglio
review-best = La mossa migliore
review-played = Giocata
review-given = Regalato
review-luck = Fortuna
review-choices = { $best ->
    [one] La scelta migliore { $best } volta su { $count }
   *[other] La scelta migliore { $best } volte su { $count }
}
review-adds = Come tornano i conti
review-begin = All’inizio
review-end = Alla fine
review-exact = Tutti i valori sono esatti.
review-estimated = I valori sono stimati.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Ha deciso la fortuna: i bastoncini ({ $luck }) hanno dato a chi ha vinto più delle scelte migliori ({ $skill }).
review-sum-skill = Hanno deciso le scelte migliori: a chi ha vinto hanno dato ({ $skill }) più dei bastoncini ({ $luck }).
review-sum-both = Fortuna e scelte migliori hanno aiutato entrambe chi ha vinto: { $luck } e { $skill }.
review-sum-against-luck = Vittoria contro la fortuna: i bastoncini hanno penalizzato chi ha vinto ({ $luck }), le scelte migliori hanno rimediato ({ $skill }).
review-sum-against-skill = La fortuna ha compensato scelte più deboli: i bastoncini hanno aiutato chi ha vinto ({ $luck }), le scelte l’hanno frenato ({ $skill }).
review-sum-stopped = La partita si è interrotta prima della fine; la probabilità di vittoria di chi ha vinto era { $chance }.

## Around it
review-list = Elenco di tutte le mosse
review-list-back = Torna al tabellone
review-column-move = Mossa
review-analyse = Analizza questa posizione
review-link = Link a questo momento
review-keys = Con le frecce della tastiera scorri la partita.
