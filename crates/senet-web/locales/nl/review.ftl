review-title = Terugblik · { $rules }
review-open = Bekijk de partij terug
review-curve = Winstkans
review-curve-about = Van { $start } naar { $end } in { $count } worpen. De lijst met zetten zegt hetzelfde in woorden en getallen.
review-moments = De momenten die ertoe deden
review-move = Zet { $turn }
review-better = Beter
review-best = De beste zet
review-played = Gespeeld
review-given = Weggegeven
review-luck = Geluk
review-choices = { $best } van { $count } keuzes waren de beste
review-adds = Zo telt het op
review-begin = Aan het begin
review-end = Aan het eind
review-exact = Alle waarden zijn exact.
review-estimated = De waarden zijn geschat.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Geluk besliste: de stokjes gaven de winnaar { $luck }, de betere keuzes { $skill }.
review-sum-skill = De betere keuzes beslisten: ze gaven de winnaar { $skill }, de stokjes { $luck }.
review-sum-both = Geluk en betere keuzes hielpen de winnaar allebei: { $luck } en { $skill }.
review-sum-against-luck = Gewonnen tegen het geluk in: de stokjes kostten de winnaar { $luck }, de betere keuzes gaven { $skill }.
review-sum-against-skill = Geluk maakte zwakkere keuzes goed: de stokjes gaven de winnaar { $luck }, de keuzes kostten { $skill }.
review-sum-stopped = De partij stopte voortijdig; de winnaar stond op { $chance }.

## Around it
review-list = Alle zetten in een lijst
review-list-back = Terug naar het bord
review-column-move = Zet
review-analyse = Analyseer deze stelling
review-link = Link naar dit moment
review-keys = Met de pijltjestoetsen loop je door de partij.
