review-title = Elemzés · { $rules }
review-open = Játszma elemzése
review-curve = Nyerési esély
review-curve-about = Kezdetben { $start }, a végén { $end }, dobások: { $count }. A lépések listája ugyanezt mondja szavakkal és számokkal.
review-moments = A döntő pillanatok
review-move = { $turn }. lépés
review-better = Jobb
review-best = A legjobb lépés
review-played = Meglépve
review-given = Veszteség
review-luck = Szerencse
review-choices = Legjobb döntések: { $best } / { $count }
review-adds = Így jön ki
review-begin = Az elején
review-end = A végén
review-exact = Minden érték pontos.
review-estimated = Az értékek becsültek.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = A szerencse döntött: a pálcák { $luck }, a jobb döntések { $skill } esélyt adtak a győztesnek.
review-sum-skill = A jobb döntéseken múlt: { $skill } esélyt adtak a győztesnek, a pálcák pedig { $luck } esélyt.
review-sum-both = A szerencse és a jobb döntések is segítették a győztest: { $luck } és { $skill }.
review-sum-against-luck = Győzelem a balszerencse ellenére: a pálcák { $luck } esélyt vettek el a győztestől, a jobb döntések { $skill } esélyt adtak neki.
review-sum-against-skill = A szerencse pótolta a gyengébb döntéseket: a pálcák { $luck } esélyt adtak a győztesnek, a döntések { $skill } esélyt vittek el.
review-sum-stopped = A játék idő előtt ért véget; a győztes esélye ekkor { $chance } volt.

## Around it
review-list = Az összes lépés listája
review-list-back = Vissza a táblához
review-column-move = Lépés
review-analyse = Állás elemzése
review-link = Link ehhez a pillanathoz
review-keys = A nyílbillentyűkkel végiglépkedhetsz a játékon.
