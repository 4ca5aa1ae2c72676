## Choosing the computer
computer-opponent = Contro il computer
computer-play = Gioca contro il computer
computer-level = Livello
computer-level-1 = Principiante
computer-level-2 = Avido
computer-level-3 = Prudente
computer-level-4 = Riflessivo
computer-level-5 = Esperto
computer-level-6 = Perfetto
computer-about-1 = Corre avanti e prende ciò che ha sotto gli occhi; il resto di solito gli sfugge.
computer-about-2 = Prende tutto quello che può e non si chiede mai che cosa potresti fare tu al prossimo lancio.
computer-about-3 = Teme per ogni pedina e le tiene unite.
computer-about-4 = Soppesa le mosse e guarda un lancio più avanti.
computer-about-5 = Non gli sfugge quasi nulla.
computer-about-6 = La mossa migliore che conosce, ogni volta.

## At the board
computer-name = Computer

## Hints
computer-hint = Dammi un suggerimento
computer-hint-exact = Valori esatti.
computer-hint-estimated = Valori stimati.
computer-hints = Suggerimenti finora: { $count }
computer-notice-no-hints = I suggerimenti sono disponibili solo nelle partite contro il computer.
computer-notice-nothing = Un suggerimento è possibile solo quando un lancio aspetta la tua mossa.
