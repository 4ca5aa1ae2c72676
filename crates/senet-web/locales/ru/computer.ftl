## Choosing the computer
computer-opponent = С компьютером
computer-play = Играть с компьютером
computer-level = Уровень
computer-level-1 = Новичок
computer-level-2 = Жадный
computer-level-3 = Осторожный
computer-level-4 = Вдумчивый
computer-level-5 = Знаток
computer-level-6 = Безупречный
computer-about-1 = Мчится вперёд и берёт то, что перед глазами; остального обычно не замечает.
computer-about-2 = Берёт всё, что может, и никогда не спрашивает, что может выпасть вам.
computer-about-3 = Боится за каждую фишку и держит их вместе.
computer-about-4 = Взвешивает ходы и смотрит на один бросок вперёд.
computer-about-5 = Почти никогда ничего не упускает.
computer-about-6 = Каждый раз лучший ход, какой знает.

## At the board
computer-name = Компьютер

## Hints
computer-hint = Подсказать ход
computer-hint-exact = Точные значения.
computer-hint-estimated = Приблизительные значения.
computer-hints = Взято подсказок: { $count }
computer-notice-no-hints = Подсказки есть только в играх с компьютером.
computer-notice-nothing = Подсказку можно взять, только когда бросок ждёт вашего хода.
