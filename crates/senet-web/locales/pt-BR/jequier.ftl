### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet de Jéquier: regras, comparação e história
jequier-description = As regras do Senet de Jéquier: o sorteio pelo primeiro 1, bloqueios de três, recuos, a Casa da Água na 27. Comparadas ponto a ponto com o jogo padrão.
jequier-breadcrumb = Senet de Jéquier
jequier-eyebrow = Uma variante do Senet
jequier-heading = O Senet de Jéquier
jequier-lead = O primeiro 1 decide quem começa, três peças seguidas fecham o caminho, quem não pode avançar tem de recuar, e a Casa da Água espera na 27.
jequier-hero-alt = As cinco últimas casas do tabuleiro: 26 com o nefer da Beleza, 27 com as ondas da Água, 28 com as três aves das Verdades, 29 com as duas figuras sentadas de Rá-Atum, 30 com o falcão Hórus.
jequier-hero-caption = 26 Beleza, 27 Água, 28 Três Verdades, 29 Rá-Atum, 30 Hórus
jequier-contents-title = Nesta página

## Play buttons

jequier-play-friend = Jogar Jéquier com amigos
jequier-play-stranger = Jogar com quem está esperando
jequier-play-device = Jogar aqui, num só aparelho
jequier-to-standard = As regras padrão

## What it is

jequier-what-title = O que é?
jequier-what-body = O Senet de Jéquier é uma reconstrução do jogo antigo atribuída ao egiptólogo Gustave Jéquier. Tabuleiro, peças e varetas são os do jogo padrão: trinta casas, cinco cones contra cinco carretéis, quatro varetas. O início, os lançamentos e o fim da corrida são diferentes, e quem fica com o caminho fechado pode ter de recuar.

## The throw-off

jequier-opening-title = O sorteio
jequier-opening-body = As peças ficam como sempre, cones em 1, 3, 5, 7 e 9, carretéis em 2, 4, 6, 8 e 10, mas ainda não são de ninguém. Lança-se alternadamente até sair um 1; nenhum outro lançamento tem efeito. Quem tira esse 1 fica com os carretéis, move a peça da 10 para a 11, única jogada permitida, e, como foi um 1, lança de novo. A outra pessoa recebe os cones.
jequier-opening-odds = Um em cada quatro lançamentos é um 1, então o sorteio leva quatro lançamentos em média, e quem o começa vence 4 em cada 7 vezes.
jequier-opening-alt = O início: cones em 1, 3, 5, 7 e 9, carretéis em 2, 4, 6, 8 e 10. Uma seta desce do carretel em 10 para a casa 11.
jequier-opening-caption = Saiu o primeiro 1: o carretel da 10 vai para a 11, e quem ficou com ele lança de novo.

## Throws

jequier-throw-title = Lançamentos e lançamentos extras
jequier-throw-body = De uma a quatro faces para cima valem de 1 a 4 e, se não houver nenhuma, o lançamento vale 6. Depois de um 1, um 4 ou um 6, você lança de novo, desde que o lançamento tenha podido ser jogado; um recuo também conta. Depois de um 2 ou um 3, a vez passa. De 16 lançamentos, 4 são um 1, 6 são um 2, 4 são um 3, um é um 4 e um é um 6.

## As in the standard game

jequier-same-title = O que não muda
jequier-same-body = Você move uma peça exatamente o número tirado, e um lançamento que pode ser jogado tem de ser jogado. Nenhuma peça para em cima de outra do mesmo tipo. Uma peça que para numa adversária sozinha troca de lugar com ela; duas vizinhas protegem uma à outra; e uma peça numa casa segura não pode ser trocada. Aqui as casas seguras são 26, 28, 29 e 30. Vence quem primeiro retirar as cinco peças.

## The blockade

jequier-blockade-title = O bloqueio
jequier-blockade-body = Três ou mais peças adversárias em casas seguidas são um muro. Nenhuma peça pode passar por cima dele, nem para a frente nem para trás. O muro pode fazer a curva com o caminho, da 10 para a 11 e da 20 para a 21. Uma dupla não é um muro e pode ser ultrapassada.
jequier-blockade-alt = Os carretéis em 10, 11 e 12 formam um muro em torno da curva do caminho, os carretéis em 18 e 19, uma dupla. Há cones em 9 e 16. Os cones tiraram um 4.
jequier-blockade-caption = Os cones tiraram um 4. O cone em 9 está preso: para ir à 13, teria de passar por cima do muro em 10, 11 e 12. O cone em 16 pode passar por cima da dupla em 18 e 19 e vai para a 20.

## Moving back

jequier-back-title = Recuar
jequier-back-body = Se nenhuma das suas peças puder avançar, uma tem de recuar o número tirado, se puder. Ela precisa parar numa casa vazia, pois no recuo nada se troca. Não pode ir para antes da casa 1 nem passar por cima de um muro. A Casa da Água conta como casa vazia, e uma peça que recua para ela se afoga.
jequier-back-alt = Cones em 5 e 9 diante de um muro de carretéis em 10, 11 e 12; outro carretel em 20. Os cones tiraram um 4. Uma seta volta do cone em 5 para a casa 1.
jequier-back-caption = Os cones tiraram um 4. O cone em 9 está diante do muro, e o cone em 5 pararia em cima do próprio companheiro em 9. Nada pode avançar, então o cone em 5 recua para a 1. Como houve jogada, os cones lançam de novo.

## Lost turns

jequier-lost-title = Quando se perde a vez
jequier-lost-body = Se nenhuma peça puder nem mesmo recuar, perde-se a vez, mesmo depois de um 1, um 4 ou um 6. Se houvesse um carretel na casa 1 na figura acima, os cones perderiam a vez apesar do 4.

## The houses

jequier-houses-title = As casas especiais
jequier-houses-body = As casas especiais ficam uma casa antes do que no jogo padrão, e só a água tem uma regra própria. A 15, com o ankh, aqui é uma casa comum.
jequier-house-26-name = 26: Casa da Beleza
jequier-house-26-body = Uma casa segura, e nada mais.
jequier-house-27-name = 27: Casa da Água
jequier-house-27-body = Uma peça que para aqui é posta na casa vazia de menor número de todo o tabuleiro. Nada fica na 27; passar por cima não faz mal nenhum.
jequier-house-28-name = 28: Casa das Três Verdades
jequier-house-28-body = Segura. Não é preciso nenhum lançamento especial para deixá-la.
jequier-house-29-name = 29: Casa de Rá-Atum
jequier-house-29-body = Segura, e também sem lançamento especial para deixá-la.
jequier-house-30-name = 30: Casa de Hórus
jequier-house-30-body = O fim do caminho. Uma peça que ainda não pode sair pode descansar aqui em segurança.
jequier-water-alt = Cones em 2 e 25, carretéis em 1 e 14. Os cones tiraram um 2. Uma seta de aviso vai do cone em 25 para a água em 27.
jequier-water-caption = Com este 2, o cone em 25 cairia na água e reapareceria na 3, porque a 1 e a 2 estão ocupadas. É melhor para os cones ir da 2 para a 4.

## Leaving the board

jequier-off-title = Sair do tabuleiro
jequier-off-body = Suas peças só podem sair do tabuleiro enquanto todas as que lhe restam estão na última fileira, da 21 à 30. Então qualquer lançamento que leve uma peça à 30 ou além a retira, não importa quem esteja na 30. Até lá, nenhuma peça pode ir além da 30. Ela pode parar exatamente na 30 como em qualquer outra casa, e ali descansa até que algum lançamento seguinte, qualquer que seja, possa retirá-la. Um muro fecha também o caminho para fora do tabuleiro.
jequier-off-alt = Os três últimos cones estão em 24, 28 e 30, todos na última fileira; carretéis em 12 e 17. Os cones tiraram um 6.
jequier-off-caption = Todos os cones que restam estão na última fileira. Com um 6, qualquer um dos três pode sair: o da 24 por chegar exatamente à 30, embora haja um cone ali, os outros por irem além. Se um cone tivesse ficado para trás na 18, nenhum poderia sair ainda.

## Comparison

jequier-table-title = Os dois jogos lado a lado
jequier-table-caption = O Senet padrão e o Senet de Jéquier comparados, regra por regra
jequier-table-rule = Regra
jequier-table-standard = Padrão
jequier-table-jequier = Jéquier
jequier-table-start-name = Quem começa
jequier-table-start-standard = Quem tem os cones lança primeiro.
jequier-table-start-jequier = Lança-se alternadamente; quem tira o primeiro 1 fica com os carretéis e tem de mover da 10 para a 11.
jequier-table-throws-name = Lançamentos
jequier-table-throws-standard = 1, 2, 3, 4; nenhuma face para cima vale 5.
jequier-table-throws-jequier = 1, 2, 3, 4; nenhuma face para cima vale 6.
jequier-table-again-name = Lançamentos extras
jequier-table-again-standard = Depois de 1, 4 ou 5, mesmo que não tenha havido jogada possível.
jequier-table-again-jequier = Depois de 1, 4 ou 6, se houve jogada.
jequier-table-blockade-name = Bloqueios
jequier-table-blockade-standard = Não há. Pode-se passar por cima de qualquer peça.
jequier-table-blockade-jequier = Não se passa por cima de três ou mais peças adversárias seguidas, nem para a frente nem para trás.
jequier-table-safe-name = Casas seguras
jequier-table-safe-standard = 27, 28, 29 e 30
jequier-table-safe-jequier = 26, 28, 29 e 30
jequier-table-water-name = Casa da Água
jequier-table-water-standard = 28. Volta para a 15, ou para a casa vazia mais próxima antes dela.
jequier-table-water-jequier = 27. Volta para a casa vazia de menor número do tabuleiro.
jequier-table-back-name = Recuar
jequier-table-back-standard = Nunca.
jequier-table-back-jequier = Só se nenhuma peça puder avançar, e só para uma casa vazia.
jequier-table-stuck-name = Nenhuma jogada possível
jequier-table-stuck-standard = O lançamento se perde; com 1, 4 e 5, lança-se de novo mesmo assim.
jequier-table-stuck-jequier = Perde-se a vez, mesmo depois de 1, 4 ou 6.
jequier-table-off-name = Sair do tabuleiro
jequier-table-off-standard = Da 27 com um 4 ou um 5, da 29 com um 3, da 30 com um 2.
jequier-table-off-jequier = Com todas as peças restantes da 21 à 30: qualquer lançamento que chegue à 30 ou vá além.

## History

jequier-history-title = Jéquier e suas regras
jequier-history-person = Gustave Jéquier (1868–1946) foi um egiptólogo suíço, conhecido sobretudo por suas escavações em Saqqara Sul. As regras atribuídas a ele chegaram a quem joga hoje principalmente pelo resumo em “The World of Games”, de Jack Botermans e coautores.
jequier-history-source = A publicação do próprio Jéquier não pôde ser consultada para esta versão, que segue aquele resumo, conferido com o banco de dados de jogos Ludii, que lista as regras dele entre várias reconstruções.
jequier-history-modern = Como todas as regras do Senet, estas são uma reconstrução moderna. Tabuleiros e pinturas de um período de mais de dois mil anos chegaram até nós em tumbas egípcias, mas nenhuma regra completa, e por isso Jéquier, R. C. Bell e mais tarde Timothy Kendall chegaram cada qual a um jogo diferente. Os tabuleiros das tumbas trazem sinais assim nas cinco últimas casas; que regra cada um tinha é reconstrução. O jogo padrão daqui também é uma.

## Where the accounts differ

jequier-differ-title = Onde as fontes divergem
jequier-differ-body = As fontes não concordam em tudo. Aqui se joga assim:
jequier-differ-swap = Uma peça atingida troca de lugar com a atacante, como em “The World of Games”. No Ludii, ela é mandada para a primeira casa vazia.
jequier-differ-off = Quando todas as peças de um dos lados estão na última fileira, elas saem tanto ao parar na 30 quanto ao passar dela. Cada uma dessas leituras vem de uma só fonte.
jequier-differ-back = Um bloqueio de três também impede recuos.
jequier-differ-unused = Dois detalhes que só o Ludii tem não são usados: peças do início que esperam a peça à sua frente, e contagem por pontos.

## Questions and answers

jequier-faq-title = Perguntas e respostas
jequier-faq-start-question = Quem começa no Senet de Jéquier?
jequier-faq-start-answer = Quem tirar o primeiro 1. Lança-se alternadamente até ele sair; quem o tira fica com os carretéis, move a peça da 10 para a 11 e lança de novo.
jequier-faq-blockade-question = O que é um bloqueio?
jequier-faq-blockade-answer = Três ou mais peças do mesmo tipo em casas seguidas do caminho. As adversárias não podem passar por cima delas em nenhum sentido.
jequier-faq-back-question = Quando tenho de recuar?
jequier-faq-back-answer = Só quando nenhuma das suas peças pode avançar com o seu lançamento. Então uma delas tem de recuar para uma casa vazia, se puder.
jequier-faq-water-question = Para onde vai uma peça que cai na Casa da Água?
jequier-faq-water-answer = Da 27 para a casa vazia de menor número do tabuleiro, onde quer que seja.
jequier-faq-exact-question = Preciso de um lançamento exato para sair do tabuleiro?
jequier-faq-exact-answer = Não. Quando todas as peças que lhe restam estão da 21 à 30, qualquer lançamento que chegue à 30 ou vá além retira uma peça.

## Play

jequier-end-title = Experimente
jequier-end-body = Crie uma partida, envie o link e lance pelo primeiro 1. O tabuleiro mostra todas as jogadas permitidas, e você aprende as regras jogando.
