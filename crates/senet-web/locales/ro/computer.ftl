## Choosing the computer
computer-opponent = Cu calculatorul
computer-play = Joacă cu calculatorul
computer-level = Nivel
computer-level-1 = Începător
computer-level-2 = Lacom
computer-level-3 = Prudent
computer-level-4 = Chibzuit
computer-level-5 = Expert
computer-level-6 = Perfect
computer-about-1 = Aleargă înainte și ia ce are sub ochi; restul îi scapă de cele mai multe ori.
computer-about-2 = Ia tot ce poate și nu se întreabă niciodată ce ai putea da tu apoi.
computer-about-3 = Se teme pentru fiecare piesă și le ține împreună.
computer-about-4 = Își cântărește mutările și gândește cu o aruncare înainte.
computer-about-5 = Aproape nimic nu îi scapă.
computer-about-6 = Cea mai bună mutare pe care o știe, de fiecare dată.

## At the board
computer-name = Calculatorul

## Hints
computer-hint = Dă-mi un sfat
computer-hint-exact = Valori exacte.
computer-hint-estimated = Valori estimate.
computer-hints = Sfaturi până acum: { $count }
computer-notice-no-hints = Sfaturile se dau numai în jocurile cu calculatorul.
computer-notice-nothing = Poți primi un sfat numai când o aruncare așteaptă mutarea ta.
