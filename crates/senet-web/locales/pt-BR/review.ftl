review-title = Análise da partida · { $rules }
review-open = Rever a partida
review-curve = Chance de vencer
review-curve-about = De { $start } a { $end } em { $count } lançamentos. A lista de jogadas diz o mesmo em palavras e números.
review-moments = Os momentos decisivos
review-move = Jogada { $turn }
review-better = Melhor
review-best = A melhor jogada
review-played = Jogado
review-given = Desperdiçado
review-luck = Sorte
review-choices = { $best } de { $count } escolhas foram as melhores
review-adds = Como a conta fecha
review-begin = No início
review-end = No fim
review-exact = Todos os valores são exatos.
review-estimated = Os valores são estimados.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = A sorte decidiu: as varetas deram a quem venceu { $luck }, as melhores escolhas { $skill }.
review-sum-skill = As melhores escolhas decidiram: deram a quem venceu { $skill }, as varetas { $luck }.
review-sum-both = Sorte e melhores escolhas ajudaram quem venceu: { $luck } e { $skill }.
review-sum-against-luck = Vitória contra a sorte: as varetas custaram { $luck }, as melhores escolhas deram { $skill }.
review-sum-against-skill = A sorte compensou escolhas mais fracas: as varetas deram { $luck }, as escolhas custaram { $skill }.
review-sum-stopped = A partida parou antes do fim; quem venceu estava com { $chance }.

## Around it
review-list = Todas as jogadas em lista
review-list-back = Voltar ao tabuleiro
review-column-move = Jogada
review-analyse = Analisar esta posição
review-link = Link para este momento
review-keys = As setas do teclado percorrem a partida.
