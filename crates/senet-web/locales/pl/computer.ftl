## Choosing the computer
computer-opponent = Z komputerem
computer-play = Zagraj z komputerem
computer-level = Poziom
computer-level-1 = Początkujący
computer-level-2 = Zachłanny
computer-level-3 = Ostrożny
computer-level-4 = Rozważny
computer-level-5 = Ekspert
computer-level-6 = Doskonały
computer-about-1 = Pędzi naprzód i bierze to, co ma przed oczami; resztę zwykle przeocza.
computer-about-2 = Bierze, co się da, i nigdy nie pyta, co możesz zaraz wyrzucić.
computer-about-3 = Boi się o każdy swój pionek i trzyma wszystkie razem.
computer-about-4 = Rozważa ruchy i myśli o jeden rzut naprzód.
computer-about-5 = Prawie niczego nie przeocza.
computer-about-6 = Za każdym razem najlepszy ruch, jaki zna.

## At the board
computer-name = Komputer

## Hints
computer-hint = Poproś o podpowiedź
computer-hint-exact = Wartości dokładne.
computer-hint-estimated = Wartości szacowane.
computer-hints = Podpowiedzi dotąd: { $count }
computer-notice-no-hints = Podpowiedzi są tylko w grach z komputerem.
computer-notice-nothing = Podpowiedź możesz dostać, gdy rzut czeka na twój ruch.
