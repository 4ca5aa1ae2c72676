review-title = Revisão da partida · { $rules }
review-open = Revisar a partida
review-curve = Chance de vitória
review-curve-about = De { $start } a { $end } em { $count } lançamentos. A lista de jogadas diz o mesmo em palavras e números.
review-moments = Os momentos decisivos
review-move = Jogada { $turn }
review-better = Melhor
review-best = A melhor jogada
review-played = Jogado
review-given = Desperdiçado
review-luck = Sorte
review-choices = A melhor escolha em { $best } de { $count } casos
review-adds = Como a conta fecha
review-begin = No início
review-end = No fim
review-exact = Todos os valores são exatos.
review-estimated = Os valores são estimados.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = A sorte decidiu: as varetas deram { $luck } a quem venceu, e as escolhas melhores, { $skill }.
review-sum-skill = As escolhas melhores decidiram: deram { $skill } a quem venceu, e as varetas, { $luck }.
review-sum-both = Tanto a sorte quanto as escolhas melhores ajudaram quem venceu: { $luck } e { $skill }.
review-sum-against-luck = Vitória contra a sorte: as varetas custaram { $luck } a quem venceu, e as escolhas melhores deram { $skill }.
review-sum-against-skill = A sorte compensou escolhas mais fracas: as varetas deram { $luck } a quem venceu, e as escolhas custaram { $skill }.
review-sum-stopped = A partida parou antes do fim; quem venceu tinha { $chance } de chance de vitória.

## Around it
review-list = Lista de todas as jogadas
review-list-back = Voltar ao tabuleiro
review-column-move = Jogada
review-analyse = Analisar esta posição
review-link = Link para este momento
review-keys = Use as setas do teclado para percorrer a partida.
