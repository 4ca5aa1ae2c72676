## Choosing the computer
computer-opponent = A számítógéppel
computer-play = Játék a gép ellen
computer-level = Szint
computer-level-1 = Kezdő
computer-level-2 = Kapzsi
computer-level-3 = Óvatos
computer-level-4 = Megfontolt
computer-level-5 = Szakértő
computer-level-6 = Tökéletes
computer-about-1 = Előrerohan, és viszi, ami a szeme előtt van; a többit többnyire nem veszi észre.
computer-about-2 = Visz mindent, amit csak tud, és sosem kérdi, mit dobhatsz ezután.
computer-about-3 = Minden bábuját félti, és együtt tartja őket.
computer-about-4 = Mérlegeli a lépéseit, és egy dobással előre gondolkodik.
computer-about-5 = Szinte semmi sem kerüli el a figyelmét.
computer-about-6 = Mindig a legjobb lépés, amit ismer.

## At the board
computer-name = Számítógép

## Hints
computer-hint = Kérek egy tippet
computer-hint-exact = Pontos értékek.
computer-hint-estimated = Becsült értékek.
computer-hints = Eddigi tippek: { $count }
computer-notice-no-hints = Tipp csak a számítógép elleni játékban kérhető.
computer-notice-nothing = Tippet akkor kérhetsz, ha egy dobás a lépésedre vár.
