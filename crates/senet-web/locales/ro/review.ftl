review-title = Analiza jocului · { $rules }
review-open = Revezi jocul
review-curve = Șansa de câștig
review-curve-about = De la { $start } la { $end }, aruncări: { $count }. Lista mutărilor spune același lucru în cuvinte și cifre.
review-moments = Momentele care au contat
review-move = Mutarea { $turn }
review-better = Mai bine
review-best = Cea mai bună mutare
review-played = Jucat
review-given = Dăruit
review-luck = Noroc
review-choices = Cele mai bune alegeri: { $best } din { $count }
review-adds = Cum iese socoteala
review-begin = La început
review-end = La sfârșit
review-exact = Toate valorile sunt exacte.
review-estimated = Valorile sunt estimate.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = A hotărât norocul: bețișoarele i-au dat câștigătorului { $luck }, alegerile mai bune { $skill }.
review-sum-skill = Au hotărât alegerile mai bune: i-au dat câștigătorului { $skill }, bețișoarele { $luck }.
review-sum-both = Și norocul, și alegerile mai bune l-au ajutat pe câștigător: { $luck } și { $skill }.
review-sum-against-luck = Victorie în ciuda norocului: bețișoarele au costat { $luck }, alegerile mai bune au dat { $skill }.
review-sum-against-skill = Norocul a acoperit alegeri mai slabe: bețișoarele au dat { $luck }, alegerile au costat { $skill }.
review-sum-stopped = Jocul s-a oprit înainte de sfârșit; șansa câștigătorului era { $chance }.

## Around it
review-list = Toate mutările într-o listă
review-list-back = Înapoi la tablă
review-column-move = Mutare
review-analyse = Analizează poziția
review-link = Link la acest moment
review-keys = Săgețile de pe tastatură parcurg jocul.
