review-title = Przegląd gry · { $rules }
review-open = Przejrzyj grę
review-curve = Szansa wygranej
review-curve-about = Od { $start } do { $end }, rzutów: { $count }. Lista ruchów podaje to samo słowami i liczbami.
review-moments = Decydujące momenty
review-move = Ruch { $turn }
review-better = Lepiej
review-best = Najlepszy ruch
review-played = Zagrano
review-given = Strata
review-luck = Szczęście
review-choices = Najlepsze wybory: { $best } z { $count }
review-adds = Jak to się sumuje
review-begin = Na początku
review-end = Na końcu
review-exact = Wszystkie wartości są dokładne.
review-estimated = Wartości są szacowane.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Zdecydowało szczęście: patyczki dały zwycięskiej stronie { $luck }, a lepsze wybory { $skill }.
review-sum-skill = Zdecydowały lepsze wybory: dały zwycięskiej stronie { $skill }, a patyczki { $luck }.
review-sum-both = Zwycięskiej stronie pomogły i szczęście, i lepsze wybory: { $luck } oraz { $skill }.
review-sum-against-luck = Wygrana mimo pecha: patyczki zabrały zwycięskiej stronie { $luck }, a lepsze wybory dały jej { $skill }.
review-sum-against-skill = Szczęście nadrobiło słabsze wybory: patyczki dały zwycięskiej stronie { $luck }, a wybory kosztowały ją { $skill }.
review-sum-stopped = Gra skończyła się przed czasem; szansa zwycięskiej strony wynosiła { $chance }.

## Around it
review-list = Lista wszystkich ruchów
review-list-back = Wróć do planszy
review-column-move = Ruch
review-analyse = Przeanalizuj tę pozycję
review-link = Link do tego momentu
review-keys = Grę można przewijać strzałkami na klawiaturze.
