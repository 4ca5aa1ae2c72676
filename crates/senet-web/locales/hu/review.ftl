review-title = Elemzés · { $rules }
review-open = Játszma elemzése
review-curve = Nyerési esély
review-curve-about = { $start } és { $end } között, dobások: { $count }. A lépések listája ugyanezt mondja szavakkal és számokkal.
review-moments = A döntő pillanatok
review-move = { $turn }. lépés
review-better = Jobb
review-best = A legjobb lépés
review-played = Megjátszott
review-given = Elajándékozva
review-luck = Szerencse
review-choices = Legjobb döntések: { $best } / { $count }
review-adds = Így jön ki
review-begin = Az elején
review-end = A végén
review-exact = Minden érték pontos.
review-estimated = Az értékek becsültek.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = A szerencse döntött: a pálcák { $luck }, a jobb döntések { $skill } esélyt adtak a győztesnek.
review-sum-skill = A jobb döntések döntöttek: { $skill } esélyt adtak a győztesnek, a pálcák pedig { $luck } esélyt.
review-sum-both = Szerencse és jobb döntések együtt segítették a győztest: { $luck } és { $skill }.
review-sum-against-luck = Győzelem a balszerencse ellenére: a pálcák { $luck } esélyt vettek el, a jobb döntések { $skill } esélyt adtak.
review-sum-against-skill = A szerencse pótolta a gyengébb döntéseket: a pálcák { $luck } esélyt adtak, a döntések { $skill } esélybe kerültek.
review-sum-stopped = A játék idő előtt ért véget; a győztes esélye ekkor: { $chance }.

## Around it
review-list = Minden lépés listában
review-list-back = Vissza a táblához
review-column-move = Lépés
review-analyse = Állás elemzése
review-link = Hivatkozás erre a pillanatra
review-keys = A nyílbillentyűkkel végiglépkedhetsz a játékon.
