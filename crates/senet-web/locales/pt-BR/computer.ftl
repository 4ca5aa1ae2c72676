## Choosing the computer
computer-opponent = Contra o computador
computer-play = Jogar contra o computador
computer-level = Nível
computer-level-1 = Iniciante
computer-level-2 = Ganancioso
computer-level-3 = Cauteloso
computer-level-4 = Ponderado
computer-level-5 = Especialista
computer-level-6 = Perfeito
computer-about-1 = Corre para a frente e pega o que está diante dos olhos; o resto quase sempre lhe escapa.
computer-about-2 = Pega tudo o que pode e nunca se pergunta o que você pode tirar depois.
computer-about-3 = Teme por cada peça e as mantém juntas.
computer-about-4 = Avalia as jogadas e pensa um lançamento à frente.
computer-about-5 = Quase nada lhe escapa.
computer-about-6 = A melhor jogada que conhece, sempre.

## At the board
computer-name = Computador

## Hints
computer-hint = Quero uma dica
computer-hint-exact = Valores exatos.
computer-hint-estimated = Valores estimados.
computer-hints = Dicas até agora: { $count }
computer-notice-no-hints = Só há dicas nas partidas contra o computador.
computer-notice-nothing = Só há dica quando um lançamento espera a sua jogada.
