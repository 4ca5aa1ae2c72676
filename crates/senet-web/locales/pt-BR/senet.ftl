### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: você · Senet · o Senet de Jéquier · cones / carretéis (side: os cones, os carretéis) · peça · casa (square) · casas especiais (houses) ·
### varetas · lançamento, tirar um 4 (throw) · face para cima · trocar de lugar, troca · bloqueio · sair do tabuleiro / retirar · sorteio (throw-off) · a vez passa ·
### Casa do Renascimento, da Beleza, da Água, das Três Verdades, de Rá-Atum, de Hórus.

## Head

senet-title = Senet: as regras, com exemplos
senet-description = Como jogar Senet: o tabuleiro e suas casas especiais, as varetas, as trocas, a Casa da Água e a saída. Com desenhos, para jogar por um link, sem cadastro.
senet-nav = Regras
senet-breadcrumb = As regras do Senet
senet-eyebrow = O jogo e suas regras padrão
senet-heading = Como jogar Senet
senet-lead = O Senet é uma corrida a dois por trinta casas. Quatro varetas dizem quanto se anda; você diz qual das suas cinco peças anda. Vence quem primeiro tirar as cinco do tabuleiro.
senet-hero-alt = Um tabuleiro de Senet no início da partida: cinco cones e cinco carretéis se alternam nas dez casas da fileira de cima. As fileiras do meio e de baixo estão vazias, com sinais nas casas 15, 27, 28, 29 e 30.
senet-contents-title = Nesta página

## Play buttons

senet-play-friend = Jogar com amigos
senet-play-stranger = Jogar com quem está esperando
senet-play-device = Jogar aqui, num só aparelho
senet-to-jequier = A variante: o Senet de Jéquier

## The board

senet-board-title = O tabuleiro
senet-board-body = As trinta casas formam um único caminho que serpenteia por três fileiras. As casas 1 a 10 vão da esquerda para a direita em cima, as casas 11 a 20 voltam da direita para a esquerda no meio e as casas 21 a 30 vão da esquerda para a direita embaixo. O caminho desce da 10 para a 11 e da 20 para a 21.
senet-board-neighbours = Quando estas regras falam em vizinhas, são sempre vizinhas no caminho: a 10 e a 11 são, a 5 e a 16 não, embora uma fique acima da outra.
senet-board-alt = O tabuleiro vazio com o caminho de trinta casas: para a direita na fileira de cima, descendo da 10 para a 11, para a esquerda na fileira do meio, descendo da 20 para a 21, e para a direita na fileira de baixo. Cinco casas têm um sinal: 15 um ankh, 27 um nefer em forma de alaúde, 28 ondas, 29 três aves, 30 duas figuras sentadas.
senet-board-caption = O caminho de 1 a 30 e as cinco casas especiais: 15 Renascimento, 27 Beleza, 28 Água, 29 Três Verdades, 30 Rá-Atum.

## Setup

senet-setup-title = As peças e o início
senet-setup-body = Um lado tem cinco cones, o outro cinco carretéis. Eles se alternam nas dez primeiras casas: cones em 1, 3, 5, 7 e 9, carretéis em 2, 4, 6, 8 e 10. Os dois lados correm no mesmo sentido, da 1 para a 30, e numa casa nunca fica mais de uma peça. Quem começa tem os cones e lança primeiro.
senet-setup-cone = Um cone
senet-setup-spool = Um carretel

## Throwing

senet-throw-title = Lançar as varetas
senet-throw-body = Cada uma das quatro varetas tem uma face e um verso, e um e outro caem para cima com a mesma chance. Conte as faces para cima: esse é o seu lançamento. Se não houver nenhuma, o lançamento vale 5.
senet-throw-again = Depois de um 1, um 4 ou um 5, você lança de novo assim que tiver jogado, e de novo, enquanto eles continuarem saindo. Depois de um 2 ou um 3, a vez passa para a outra pessoa.
senet-throw-table-caption = Os cinco lançamentos, as chances de cada um e quem lança depois
senet-throw-table-sticks = Varetas
senet-throw-table-throw = Lançamento
senet-throw-table-chance = Chance
senet-throw-table-next = Depois
senet-throw-1-sticks = uma face para cima
senet-throw-2-sticks = duas faces para cima
senet-throw-3-sticks = três faces para cima
senet-throw-4-sticks = quatro faces para cima
senet-throw-5-sticks = nenhuma face para cima
senet-throw-1-chance = 4 em 16
senet-throw-2-chance = 6 em 16
senet-throw-3-chance = 4 em 16
senet-throw-4-chance = 1 em 16
senet-throw-5-chance = 1 em 16
senet-throw-next-again = Você lança de novo
senet-throw-next-passes = A vez passa

## Moving

senet-move-title = Mover
senet-move-body = A cada lançamento, você avança uma das suas peças exatamente esse número de casas. Se várias puderem andar, a escolha é sua, e ela é o coração do jogo. Se só uma puder, ela tem de andar, mesmo quando dói.
senet-move-over = Você pode passar por cima de qualquer peça, sua ou adversária. Nunca pode parar em cima de uma peça sua.

## Swapping

senet-swap-title = Trocar de lugar
senet-swap-body = No Senet nada é capturado. Se a sua peça parar numa peça adversária sem proteção, as duas trocam de lugar: a sua fica com a casa, a outra volta para onde a sua estava.
senet-swap-alt = Cones em 3 e 12, carretéis em 7 e 20. Os cones tiraram um 4. Uma seta vai do cone em 3 ao carretel sozinho em 7.
senet-swap-caption = Os cones tiraram um 4. O cone da casa 3 chega à 7, onde há um carretel sozinho, e os dois trocam de lugar: cone em 7, carretel em 3. Em vez disso, o cone da 12 poderia ir para a 16.

## Protection

senet-pair-title = Quem está protegido
senet-pair-body = Duas peças vizinhas do mesmo tipo protegem uma à outra: nenhuma das duas pode ser trocada. Numa das quatro últimas casas, da 27 à 30, uma peça está segura mesmo sozinha. O que conta é como as peças estavam antes da jogada.
senet-pair-alt = Cones em 4 e 8; carretéis em 5, 10, 11 e 16. Os carretéis em 10 e 11, um abaixo do outro na curva do caminho, estão ligados por uma barra.
senet-pair-caption = Os carretéis em 10 e 11 são vizinhos em torno da curva, por isso um 2 ou um 3 não serve ao cone em 8. Um 4 o leva além dos dois, até a 12. Os carretéis em 5 e 16 não são vizinhos: com um 1, o cone em 4 troca de lugar com o carretel em 5.

## The houses

senet-houses-title = As cinco casas especiais
senet-houses-body = Você pode passar direto por todas elas. Nenhuma precisa ser visitada.
senet-house-15-name = 15: Casa do Renascimento
senet-house-15-body = Uma casa comum, a não ser pelas peças salvas da água, que voltam para ela.
senet-house-27-name = 27: Casa da Beleza
senet-house-27-body = Segura, e a última parada antes da água. Com um 4 ou um 5, uma peça sai do tabuleiro a partir daqui; um 2 a leva à 29, um 3 à 30, mas com um 1 ela se afoga.
senet-house-28-name = 28: Casa da Água
senet-house-28-body = Nada fica aqui. Uma peça que para na 28 volta direto para a 15 ou, se a 15 estiver ocupada, para a casa vazia mais próxima antes dela: 14, 13 e assim por diante. Passar por cima da 28 não faz mal nenhum.
senet-house-29-name = 29: Casa das Três Verdades
senet-house-29-body = Segura. Três aves, então uma peça sai com um 3. Um 1 a leva à 30, se a 30 estiver vazia; um 2, um 4 ou um 5 não a movem.
senet-house-30-name = 30: Casa de Rá-Atum
senet-house-30-body = Segura. Duas figuras, então uma peça sai com um 2. Nenhum outro lançamento a move.
senet-water-alt = Cones em 20 e 24, carretéis em 15 e 17. Os cones tiraram um 4. Uma seta de aviso vai do cone em 24 para a água em 28.
senet-water-caption = Os cones tiraram um 4, e ele tem de ser jogado. O cone em 20 não pode andar, pois há outro cone na 24. Então o cone em 24 cai na água. Há um carretel na 15, e o cone reaparece na 14. Depois de um 4, pelo menos, os cones lançam de novo.

## Leaving the board

senet-off-title = Sair do tabuleiro
senet-off-body = Uma peça só sai do tabuleiro a partir de três casas: da 27 com um 4 ou um 5, da 29 com um 3, da 30 com um 2. Na 26 ou em qualquer casa antes dela, um lançamento que levaria a peça além da 30 não serve para ela. Assim que a sua quinta peça sair, você venceu, seja qual for o lançamento.
senet-off-alt = O fim de uma corrida: cones em 27, 29 e 30, dois cones já fora do tabuleiro; um carretel em 22.
senet-off-caption = Aqui cada lançamento tem um papel diferente. Um 1 afoga o cone da 27, que reaparece na 15. Um 2 retira o cone da 30, um 3 o da 29, um 4 ou um 5 o da 27.

## No move

senet-stuck-title = Quando nenhuma peça pode andar
senet-stuck-body = Se nenhuma das suas peças puder usar o lançamento, ele se perde. Ninguém nunca anda para trás. Mesmo assim, um 1, um 4 ou um 5 dá outro lançamento.
senet-stuck-alt = Cones em 26 e 29, carretéis em 18 e 22. Os cones tiraram um 5, e nenhum cone pode andar.
senet-stuck-caption = Os cones tiraram um 5. Da 26, ele levaria além da 30, o que só é permitido a partir da 27; da 29, só se sai com um 3. O lançamento se perde e, como foi um 5, os cones lançam de novo.

## Strategy

senet-strategy-title = Seis coisas para lembrar
senet-strategy-1-title = Viaje em dupla
senet-strategy-1-body = Peças vizinhas não podem ser trocadas. Quando uma da dupla segue em frente, duas peças ficam sozinhas; por isso, olhe para as duas antes de jogar.
senet-strategy-2-title = Conte os lançamentos atrás de você
senet-strategy-2-body = Uma peça sozinha corre mais perigo duas casas à frente de uma adversária: 6 de 16 lançamentos a atingem. Uma ou três casas à frente, são 4 de 16; quatro ou cinco casas à frente, só 1 de 16.
senet-strategy-3-title = Uma troca move duas peças
senet-strategy-3-body = A sua peça avança o que avançaria de qualquer jeito, e a adversária perde o mesmo número de casas. Entre duas jogadas que de resto se parecem, a troca ganha mais terreno.
senet-strategy-4-title = Respeite a água
senet-strategy-4-body = Da 26, é um 2 que afoga, ou seja, 6 de 16 lançamentos. Da 25 e da 27, são 4 de 16; da 23 e da 24, só 1 de 16.
senet-strategy-5-title = Conheça as saídas
senet-strategy-5-body = O próximo lançamento retira uma peça da 30 com 6 chances em 16, da 29 com 4, da 27 com 2.
senet-strategy-6-title = Guarde uma peça na reserva
senet-strategy-6-body = Os lançamentos têm de ser jogados. Uma peça mais atrás, que possa absorver um lançamento indesejado, mantém outra fora da água.

## History

senet-history-title = De onde vem o jogo
senet-history-body = Tabuleiros e pinturas do Senet, de um período de mais de dois mil anos, chegaram até nós em tumbas egípcias. Regras completas, não. Quem joga hoje joga uma reconstrução moderna, e quem tentou fazê-la, como Gustave Jéquier, R. C. Bell e mais tarde Timothy Kendall, chegou cada qual a um jogo diferente.
senet-history-here = O jogo padrão deste site também é uma reconstrução assim, com cinco peças por lado e casas especiais nas quatro últimas casas. Os tabuleiros das tumbas trazem sinais como estes nas cinco últimas casas; que regra ia com cada sinal, cabe à reconstrução dizer.

## Questions and answers

senet-faq-title = Perguntas e respostas
senet-faq-egypt-question = Era assim que os egípcios jogavam?
senet-faq-egypt-answer = Ninguém sabe dizer. Não restaram regras completas, só tabuleiros, pinturas e sinais. As regras daqui são uma reconstrução moderna.
senet-faq-forced-question = Tenho de mover mesmo que a jogada seja ruim para mim?
senet-faq-forced-answer = Sim. Um lançamento que alguma das suas peças possa usar tem de ser jogado, mesmo que a única jogada leve à água. Se várias peças puderem andar, você escolhe.
senet-faq-beauty-question = Toda peça tem de parar na Casa da Beleza?
senet-faq-beauty-answer = Não. Uma peça pode passar pela casa 27, e por qualquer outra casa especial, sem parar.
senet-faq-block-question = As peças podem fechar o caminho?
senet-faq-block-answer = No jogo padrão, não: pode-se passar por cima de quantas peças houver. No Senet de Jéquier, três peças adversárias seguidas são um bloqueio.
senet-faq-odds-question = Quais são as chances de cada lançamento?
senet-faq-odds-answer = Em 16 lançamentos, em média, um 1 sai 4 vezes, um 2 sai 6 vezes, um 3 sai 4 vezes, um 4 uma vez e um 5 uma vez.
senet-faq-online-question = Como jogo Senet on-line com amigos?
senet-faq-online-answer = Comece uma partida aqui e envie o link. Quem abrir pode se sentar e jogar, no celular ou no computador, e ninguém precisa se cadastrar.

## Play

senet-end-title = Agora é jogar
senet-end-body = Está tudo pronto: crie uma partida, envie o link, lance as varetas. O tabuleiro mostra todas as jogadas permitidas, então nada precisa ser decorado.
