analysis-title = Analisar qualquer posição do Senet
analysis-nav = Análise
analysis-heading = Análise de posição
analysis-lead = Monte qualquer posição e veja quem está melhor, quanto vale cada lançamento e qual jogada é a melhor.
analysis-tap = Toque numa casa para mudá-la: vazia, cone, carretel.
analysis-turn = De quem é a vez
analysis-throw = Lançamento
analysis-throw-none = Ainda não
analysis-clear = Esvaziar o tabuleiro
analysis-start = Posição inicial
analysis-text = A posição como texto
analysis-read = Ler
analysis-unread = Este texto não é uma posição. Eram esperadas três fileiras, o lado e o lançamento.
analysis-win = { $side ->
    [cones] Chance de vencer dos cones
   *[spools] Chance de vencer dos carretéis
}
analysis-throws = Quanto vale cada lançamento
analysis-moves = As jogadas, a melhor primeiro
analysis-over = { $side ->
    [cones] Os cones saíram todos: venceram.
   *[spools] Os carretéis saíram todos: venceram.
}

## Why a setup cannot stand in a game
analysis-faults = Isto não pode existir numa partida
analysis-fault-pieces = { $side ->
    [cones] Cones demais: { $count } no tabuleiro, no máximo { $most }.
   *[spools] Carretéis demais: { $count } no tabuleiro, no máximo { $most }.
}
analysis-fault-empty = Não há peça no tabuleiro; um lado precisa ter alguma.
analysis-fault-water = Há uma peça na { $square }, a Casa da Água, onde nada permanece.
analysis-fault-throw = Não se pode tirar { $throw }: estas regras têm 1, 2, 3, 4 e { $none }.
analysis-fault-end = Há um lançamento embora um lado já tenha saído todo.
analysis-fault-side = Diga de quem é a vez.
