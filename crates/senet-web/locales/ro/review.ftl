review-title = Analiza jocului · { $rules }
review-open = Revezi jocul
review-curve = Șansa de câștig
review-curve-about = { $count ->
    [one] De la { $start } la { $end } într-o aruncare. Lista mutărilor spune același lucru în cuvinte și cifre.
    [few] De la { $start } la { $end } în { $count } aruncări. Lista mutărilor spune același lucru în cuvinte și cifre.
   *[other] De la { $start } la { $end } în { $count } de aruncări. Lista mutărilor spune același lucru în cuvinte și cifre.
}
review-moments = Momentele care au contat
review-move = Mutarea { $turn }
review-better = Mai bine
review-best = Cea mai bună mutare
review-played = Jucat
review-given = Cedat
review-luck = Noroc
review-choices = { $count ->
    [one] Cea mai bună alegere în { $best } din { $count } caz
    [few] Cea mai bună alegere în { $best } din { $count } cazuri
   *[other] Cea mai bună alegere în { $best } din { $count } de cazuri
}
review-adds = Cum iese socoteala
review-begin = La început
review-end = La sfârșit
review-exact = Toate valorile sunt exacte.
review-estimated = Valorile sunt estimate.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = A decis norocul: bețișoarele i-au adus câștigătorului { $luck }, iar alegerile mai bune, { $skill }.
review-sum-skill = Au decis alegerile mai bune: i-au adus câștigătorului { $skill }, iar bețișoarele, { $luck }.
review-sum-both = Și norocul, și alegerile mai bune l-au ajutat pe câștigător: { $luck } și { $skill }.
review-sum-against-luck = Victorie în ciuda ghinionului: bețișoarele l-au costat pe câștigător { $luck }, iar alegerile mai bune i-au adus { $skill }.
review-sum-against-skill = Norocul a compensat alegerile mai slabe: bețișoarele i-au adus câștigătorului { $luck }, iar alegerile l-au costat { $skill }.
review-sum-stopped = Jocul s-a oprit înainte de sfârșit; șansa câștigătorului era de { $chance }.

## Around it
review-list = Toate mutările într-o listă
review-list-back = Înapoi la tablă
review-column-move = Mutare
review-analyse = Analizează poziția
review-link = Link către acest moment
review-keys = Parcurge jocul cu săgețile de pe tastatură.
