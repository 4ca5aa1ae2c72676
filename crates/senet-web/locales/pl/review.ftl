review-title = Analiza gry · { $rules }
review-open = Przejrzyj grę
review-curve = Szansa wygranej
review-curve-about = Od { $start } do { $end }, rzutów: { $count }. Lista ruchów mówi to samo słowami i liczbami.
review-moments = Decydujące chwile
review-move = Ruch { $turn }
review-better = Lepiej
review-best = Najlepszy ruch
review-played = Zagrano
review-given = Oddano
review-luck = Szczęście
review-choices = Najlepsze wybory: { $best } z { $count }
review-adds = Jak to się sumuje
review-begin = Na początku
review-end = Na końcu
review-exact = Wszystkie wartości są dokładne.
review-estimated = Wartości są szacowane.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Zdecydowało szczęście: patyczki dały zwycięskiej stronie { $luck }, lepsze wybory { $skill }.
review-sum-skill = Zdecydowały lepsze wybory: dały zwycięskiej stronie { $skill }, patyczki { $luck }.
review-sum-both = Pomogło i szczęście, i lepsze wybory: { $luck } oraz { $skill }.
review-sum-against-luck = Wygrana wbrew szczęściu: patyczki zabrały { $luck }, lepsze wybory dały { $skill }.
review-sum-against-skill = Szczęście nadrobiło słabsze wybory: patyczki dały { $luck }, wybory kosztowały { $skill }.
review-sum-stopped = Gra skończyła się przed czasem; szansa zwycięskiej strony wynosiła { $chance }.

## Around it
review-list = Wszystkie ruchy na liście
review-list-back = Wróć do planszy
review-column-move = Ruch
review-analyse = Przeanalizuj tę pozycję
review-link = Link do tej chwili
review-keys = Strzałki na klawiaturze prowadzą przez grę.
