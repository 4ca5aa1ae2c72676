review-title = Terugblik · { $rules }
review-open = Spel terugkijken
review-curve = Winstkans
review-curve-about = Van { $start } naar { $end } in { $count } worpen. De lijst met zetten zegt hetzelfde in woorden en getallen.
review-moments = De momenten die ertoe deden
review-move = Zet { $turn }
review-better = Beter
review-best = De beste zet
review-played = Gespeeld
review-given = Weggegeven
review-luck = Geluk
review-choices = { $best } van de { $count } keer de beste keuze
review-adds = Zo telt het op
review-begin = Aan het begin
review-end = Aan het eind
review-exact = Alle waarden zijn exact.
review-estimated = De waarden zijn geschat.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Geluk besliste: de stokjes leverden de winnaar { $luck } op, de betere keuzes { $skill }.
review-sum-skill = De betere keuzes beslisten: ze leverden de winnaar { $skill } op, de stokjes { $luck }.
review-sum-both = Zowel geluk als betere keuzes hielpen de winnaar: { $luck } en { $skill }.
review-sum-against-luck = Gewonnen ondanks pech: de stokjes kostten de winnaar { $luck }, de betere keuzes leverden { $skill } op.
review-sum-against-skill = Geluk maakte zwakkere keuzes goed: de stokjes leverden de winnaar { $luck } op, de keuzes kostten { $skill }.
review-sum-stopped = Het spel stopte voortijdig; de winstkans van de winnaar stond op { $chance }.

## Around it
review-list = Alle zetten in een lijst
review-list-back = Terug naar het bord
review-column-move = Zet
review-analyse = Analyseer deze stelling
review-link = Link naar dit moment
review-keys = Met de pijltjestoetsen loop je door het spel.
