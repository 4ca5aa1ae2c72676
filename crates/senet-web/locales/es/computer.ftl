## Choosing the computer
computer-opponent = Contra el ordenador
computer-play = Jugar contra el ordenador
computer-level = Nivel
computer-level-1 = Principiante
computer-level-2 = Codicioso
computer-level-3 = Prudente
computer-level-4 = Reflexivo
computer-level-5 = Experto
computer-level-6 = Perfecto
computer-about-1 = Corre hacia delante y toma lo que tiene a la vista; lo demás casi siempre se le escapa.
computer-about-2 = Toma todo lo que puede y nunca se pregunta qué vas a sacar después.
computer-about-3 = Teme por cada ficha y las mantiene juntas.
computer-about-4 = Sopesa sus jugadas y se anticipa una tirada.
computer-about-5 = Casi nunca se le escapa nada.
computer-about-6 = Siempre la mejor jugada que conoce.

## At the board
computer-name = El ordenador

## Hints
computer-hint = Dame una pista
computer-hint-exact = Valores exactos.
computer-hint-estimated = Valores estimados.
computer-hints = Pistas hasta ahora: { $count }
computer-notice-no-hints = Solo hay pistas en las partidas contra el ordenador.
computer-notice-nothing = Solo hay pista cuando una tirada espera tu jugada.
