## Choosing the computer
computer-opponent = Calculatorul
computer-play = Joacă împotriva calculatorului
computer-level = Nivel
computer-level-1 = Începător
computer-level-2 = Lacom
computer-level-3 = Prudent
computer-level-4 = Chibzuit
computer-level-5 = Expert
computer-level-6 = Perfect
computer-about-1 = Aleargă înainte și ia ce are sub ochi; restul îi scapă de cele mai multe ori.
computer-about-2 = Ia tot ce poate și nu se întreabă niciodată ce vei da tu.
computer-about-3 = Se teme pentru fiecare piesă și le ține împreună.
computer-about-4 = Își cântărește mutările și privește o aruncare înainte.
computer-about-5 = Aproape nimic nu îi scapă.
computer-about-6 = Cea mai bună mutare pe care o știe, de fiecare dată.

## At the board
computer-name = Calculator

## Hints
computer-hint = Dă-mi un sfat
computer-hint-exact = Valori exacte.
computer-hint-estimated = Valori estimate.
computer-hints = Sfaturi până acum: { $count }
computer-notice-no-hints = Sfaturi se dau numai în jocurile cu calculatorul.
computer-notice-nothing = Un sfat este pentru o aruncare care așteaptă mutarea ta.
