analysis-title = Analise qualquer posição de Senet
analysis-nav = Análise
analysis-heading = Análise de posição
analysis-lead = Monte qualquer posição e veja quem está melhor, quanto vale cada lançamento e qual jogada é a melhor.
analysis-tap = Toque numa casa para mudá-la: vazia, cone, carretel.
analysis-turn = De quem é a vez
analysis-throw = Lançamento
analysis-throw-none = Nenhum ainda
analysis-clear = Esvaziar o tabuleiro
analysis-start = Posição inicial
analysis-text = A posição como texto
analysis-read = Ler
analysis-unread = Este texto não é uma posição. Eram esperadas três fileiras, o lado e o lançamento.
analysis-win = { $side ->
    [cones] Chance de vitória dos cones
   *[spools] Chance de vitória dos carretéis
}
analysis-throws = Quanto vale cada lançamento
analysis-moves = As jogadas, a melhor primeiro
analysis-over = { $side ->
    [cones] Todos os cones saíram: eles venceram.
   *[spools] Todos os carretéis saíram: eles venceram.
}

## Why a setup cannot stand in a game
analysis-faults = Posição impossível numa partida
analysis-fault-pieces = { $side ->
    [cones] Cones demais: { $count } no tabuleiro, no máximo { $most }.
   *[spools] Carretéis demais: { $count } no tabuleiro, no máximo { $most }.
}
analysis-fault-empty = Não há peças no tabuleiro; pelo menos um lado precisa ter alguma.
analysis-fault-water = Há uma peça na { $square }, a Casa da Água, onde nunca fica nada.
analysis-fault-throw = Não se pode tirar { $throw }: estas regras têm 1, 2, 3, 4 e { $none }.
analysis-fault-end = Há um lançamento, mas um lado já retirou todas as peças.
analysis-fault-side = Diga de quem é a vez.
