## Choosing the computer
computer-opponent = Tegen de computer
computer-play = Tegen de computer spelen
computer-level = Niveau
computer-level-1 = Beginner
computer-level-2 = Hebberig
computer-level-3 = Voorzichtig
computer-level-4 = Denker
computer-level-5 = Expert
computer-level-6 = Perfect
computer-about-1 = Rent vooruit en pakt wat voor zijn neus ligt; de rest ziet hij meestal over het hoofd.
computer-about-2 = Pakt wat hij pakken kan en vraagt zich nooit af wat jij hierna kunt gooien.
computer-about-3 = Maakt zich zorgen om elke steen en houdt ze bij elkaar.
computer-about-4 = Weegt zijn zetten af en kijkt één worp vooruit.
computer-about-5 = Ziet bijna nooit iets over het hoofd.
computer-about-6 = Telkens de beste zet die hij kent.

## At the board
computer-name = De computer

## Hints
computer-hint = Geef me een tip
computer-hint-exact = Exacte waarden.
computer-hint-estimated = Geschatte waarden.
computer-hints = Tips tot nu toe: { $count }
computer-notice-no-hints = Tips krijg je alleen in een spel tegen de computer.
computer-notice-nothing = Een tip krijg je alleen als er een worp op jouw zet wacht.
