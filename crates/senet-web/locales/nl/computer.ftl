## Choosing the computer
computer-opponent = De computer
computer-play = Tegen de computer spelen
computer-level = Niveau
computer-level-1 = Beginner
computer-level-2 = Hebberig
computer-level-3 = Voorzichtig
computer-level-4 = Denker
computer-level-5 = Kenner
computer-level-6 = Perfect
computer-about-1 = Rent vooruit en pakt wat voor de hand ligt; de rest ziet hij meestal niet.
computer-about-2 = Pakt wat hij pakken kan en vraagt zich nooit af wat jij hierna gooit.
computer-about-3 = Vreest voor elke steen en houdt ze bij elkaar.
computer-about-4 = Weegt zijn zetten en kijkt één worp vooruit.
computer-about-5 = Ziet bijna nooit iets over het hoofd.
computer-about-6 = Telkens de beste zet die hij kent.

## At the board
computer-name = Computer

## Hints
computer-hint = Geef me een tip
computer-hint-exact = Exacte waarden.
computer-hint-estimated = Geschatte waarden.
computer-hints = Tips tot nu toe: { $count }
computer-notice-no-hints = Tips zijn er alleen in partijen tegen de computer.
computer-notice-nothing = Een tip is voor een worp die op jouw zet wacht.
