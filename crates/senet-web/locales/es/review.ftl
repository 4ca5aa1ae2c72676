review-title = Repaso · { $rules }
review-open = Repasar la partida
review-curve = Probabilidad de ganar
review-curve-about = De { $start } a { $end } en { $count } tiradas. La lista de jugadas dice lo mismo con palabras y números.
review-moments = Los momentos decisivos
review-move = Jugada { $turn }
review-better = Mejor
review-best = La mejor jugada
review-played = Jugado
review-given = Regalado
review-luck = Suerte
review-choices = { $best } de { $count } decisiones fueron las mejores
review-adds = Cómo se suma
review-begin = Al principio
review-end = Al final
review-exact = Todos los valores son exactos.
review-estimated = Los valores son estimados.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Decidió la suerte: las varillas dieron a quien ganó { $luck } y las mejores decisiones { $skill }.
review-sum-skill = Decidieron las mejores jugadas: dieron a quien ganó { $skill }, y las varillas { $luck }.
review-sum-both = La suerte y las mejores decisiones ayudaron a quien ganó: { $luck } y { $skill }.
review-sum-against-luck = Victoria contra la suerte: las varillas costaron { $luck } y las mejores decisiones dieron { $skill }.
review-sum-against-skill = La suerte compensó peores decisiones: las varillas dieron { $luck } y las decisiones costaron { $skill }.
review-sum-stopped = La partida se detuvo antes del final; quien ganó tenía { $chance }.

## Around it
review-list = Todas las jugadas en una lista
review-list-back = Volver al tablero
review-column-move = Jugada
review-analyse = Analizar esta posición
review-link = Enlace a este momento
review-keys = Las flechas del teclado recorren la partida.
