### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Что показывает совершенная игра
senet-perfect-start = Стандартная игра решена: для каждой позиции мы знаем шансы обеих сторон на победу, если ни одна никогда не ошибается. В начале первый игрок, тот, что с конусами, выигрывает { $percent } % партий.
senet-perfect-length = При совершенной игре обеих сторон средняя длина партии в бросках — { $throws }, стандартное отклонение — { $spread }.
senet-perfect-luck = Один бросок меняет шанс на победу в среднем на { $swing } процентного пункта.
senet-perfect-source = Эти числа получены из нашего собственного решения игры, вычисленного { $date }.
