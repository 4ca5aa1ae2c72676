review-title = Rozbor · { $rules }
review-open = Rozbor hry
review-curve = Šance na výhru
review-curve-about = Z { $start } na { $end }; počet hodů: { $count }. Seznam tahů říká totéž slovy a čísly.
review-moments = Rozhodující okamžiky
review-move = Tah { $turn }
review-better = Lepší
review-best = Nejlepší tah
review-played = Zahráno
review-given = Promarněno
review-luck = Štěstí
review-choices = Nejlepších voleb: { $best } z { $count }
review-adds = Jak se to sečte
review-begin = Na začátku
review-end = Na konci
review-exact = Všechny hodnoty jsou přesné.
review-estimated = Hodnoty jsou odhadnuté.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Rozhodlo štěstí: tyčinky daly vítězi { $luck }, lepší volby { $skill }.
review-sum-skill = Rozhodly lepší volby: daly vítězi { $skill }, tyčinky { $luck }.
review-sum-both = Vítězi pomohlo štěstí i lepší volby: { $luck } a { $skill }.
review-sum-against-luck = Výhra navzdory smůle: tyčinky vzaly vítězi { $luck }, lepší volby daly { $skill }.
review-sum-against-skill = Štěstí vyvážilo slabší volby: tyčinky daly vítězi { $luck }, volby stály { $skill }.
review-sum-stopped = Hra skončila předčasně; šance vítěze byla { $chance }.

## Around it
review-list = Všechny tahy v seznamu
review-list-back = Zpět k desce
review-column-move = Tah
review-analyse = Rozebrat tuto pozici
review-link = Odkaz na tento okamžik
review-keys = Šipkami na klávesnici se hrou procházíte.
