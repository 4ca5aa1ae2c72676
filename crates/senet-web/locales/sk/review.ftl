review-title = Rozbor · { $rules }
review-open = Rozobrať hru
review-curve = Šanca na výhru
review-curve-about = Od { $start } do { $end }, počet hodov: { $count }. Zoznam ťahov hovorí to isté slovami a číslami.
review-moments = Rozhodujúce okamihy
review-move = Ťah { $turn }
review-better = Lepšie
review-best = Najlepší ťah
review-played = Zahrané
review-given = Premárnené
review-luck = Šťastie
review-choices = Najlepšie voľby: { $best } z { $count }
review-adds = Ako sa to sčíta
review-begin = Na začiatku
review-end = Na konci
review-exact = Všetky hodnoty sú presné.
review-estimated = Hodnoty sú odhadnuté.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Rozhodlo šťastie: paličky dali víťazovi { $luck }, lepšie voľby { $skill }.
review-sum-skill = Rozhodli lepšie voľby: dali víťazovi { $skill }, paličky { $luck }.
review-sum-both = Víťazovi pomohlo šťastie aj lepšie voľby: { $luck } a { $skill }.
review-sum-against-luck = Výhra napriek smole: paličky vzali víťazovi { $luck }, lepšie voľby mu dali { $skill }.
review-sum-against-skill = Šťastie vyvážilo slabšie voľby: paličky dali víťazovi { $luck }, voľby ho stáli { $skill }.
review-sum-stopped = Hra sa skončila predčasne; šanca víťaza bola { $chance }.

## Around it
review-list = Zoznam všetkých ťahov
review-list-back = Späť k doske
review-column-move = Ťah
review-analyse = Rozobrať túto pozíciu
review-link = Odkaz na tento okamih
review-keys = Šípkami na klávesnici prechádzaš hrou krok za krokom.
