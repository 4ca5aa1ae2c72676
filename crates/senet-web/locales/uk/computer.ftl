## Choosing the computer
computer-opponent = З комп’ютером
computer-play = Грати з комп’ютером
computer-level = Рівень
computer-level-1 = Початківець
computer-level-2 = Жадібний
computer-level-3 = Обережний
computer-level-4 = Розважливий
computer-level-5 = Знавець
computer-level-6 = Досконалий
computer-about-1 = Мчить уперед і бере те, що перед очима; решти здебільшого не помічає.
computer-about-2 = Бере все, що може, і ніколи не питає, що може випасти вам.
computer-about-3 = Боїться за кожну фішку й тримає їх укупі.
computer-about-4 = Зважує ходи й дивиться на один кидок уперед.
computer-about-5 = Майже ніколи нічого не пропускає.
computer-about-6 = Щоразу найкращий хід, який знає.

## At the board
computer-name = Комп’ютер

## Hints
computer-hint = Підказати хід
computer-hint-exact = Точні значення.
computer-hint-estimated = Приблизні значення.
computer-hints = Взято підказок: { $count }
computer-notice-no-hints = Підказки є лише в іграх проти комп’ютера.
computer-notice-nothing = Підказку можна взяти, лише коли кидок чекає на ваш хід.
