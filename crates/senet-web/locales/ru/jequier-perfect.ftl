### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Что показывает совершенная игра
jequier-perfect-start = Обе игры решены: для каждой позиции мы знаем шансы обеих сторон на победу, если ни одна никогда не ошибается. В сенете Жекье тот, кто выиграл розыгрыш начала, побеждает в { $percent } % партий. В стандартной игре первый игрок побеждает в { $standard } %.
jequier-perfect-length = При совершенной игре обеих сторон средняя длина партии в сенет Жекье в бросках — { $throws }, стандартное отклонение — { $spread }.
jequier-perfect-luck = Один бросок меняет шанс на победу в среднем на { $swing } процентного пункта.
jequier-perfect-source = Эти числа получены из нашего собственного решения обеих игр, вычисленного { $date }.
