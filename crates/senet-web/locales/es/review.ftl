review-title = Repaso de la partida · { $rules }
review-open = Repasar la partida
review-curve = Probabilidad de ganar
review-curve-about = Del { $start } al { $end } en { $count } tiradas. La lista de jugadas dice lo mismo con palabras y números.
review-moments = Los momentos decisivos
review-move = Jugada { $turn }
review-better = Mejor
review-best = La mejor jugada
review-played = Jugado
review-given = Regalado
review-luck = Suerte
review-choices = La mejor opción en { $best } de { $count } casos
review-adds = Cómo cuadra la cuenta
review-begin = Al principio
review-end = Al final
review-exact = Todos los valores son exactos.
review-estimated = Los valores son estimados.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = La clave fue la suerte: las varillas aportaron un { $luck } a quien ganó; decidir mejor, un { $skill }.
review-sum-skill = La clave fue decidir mejor: aportó un { $skill } a quien ganó; las varillas, un { $luck }.
review-sum-both = A quien ganó le ayudaron tanto la suerte como decidir mejor: un { $luck } y un { $skill }.
review-sum-against-luck = Victoria contra la suerte: las varillas costaron un { $luck } a quien ganó; decidir mejor aportó un { $skill }.
review-sum-against-skill = La suerte compensó decisiones más flojas: las varillas aportaron un { $luck } a quien ganó; las decisiones costaron un { $skill }.
review-sum-stopped = La partida se interrumpió antes del final; quien ganó tenía un { $chance } de probabilidad de ganar.

## Around it
review-list = Todas las jugadas en una lista
review-list-back = Volver al tablero
review-column-move = Jugada
review-analyse = Analizar esta posición
review-link = Enlace a este momento
review-keys = Recorre la partida con las flechas del teclado.
