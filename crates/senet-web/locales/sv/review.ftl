review-title = Genomgång · { $rules }
review-open = Gå igenom partiet
review-curve = Vinstchans
review-curve-about = Från { $start } till { $end } på { $count } kast. Listan över drag säger detsamma med ord och siffror.
review-moments = Ögonblicken som avgjorde
review-move = Drag { $turn }
review-better = Bättre
review-best = Det bästa draget
review-played = Spelat
review-given = Bortskänkt
review-luck = Tur
review-choices = Bästa valet { $best } av { $count } gånger
review-adds = Så går det ihop
review-begin = I början
review-end = I slutet
review-exact = Alla värden är exakta.
review-estimated = Värdena är uppskattade.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Turen avgjorde: pinnarna gav vinnaren { $luck }, de bättre valen { $skill }.
review-sum-skill = De bättre valen avgjorde: de gav vinnaren { $skill }, pinnarna { $luck }.
review-sum-both = Både tur och bättre val hjälpte vinnaren: { $luck } och { $skill }.
review-sum-against-luck = Vinst trots otur: pinnarna kostade vinnaren { $luck }, de bättre valen gav { $skill }.
review-sum-against-skill = Turen vägde upp sämre val: pinnarna gav vinnaren { $luck }, valen kostade { $skill }.
review-sum-stopped = Partiet slutade i förtid; vinnarens vinstchans låg på { $chance }.

## Around it
review-list = Alla drag i en lista
review-list-back = Tillbaka till brädet
review-column-move = Drag
review-analyse = Analysera ställningen
review-link = Länk till det här ögonblicket
review-keys = Stega genom partiet med piltangenterna.
