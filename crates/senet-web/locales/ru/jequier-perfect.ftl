### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Что показывает совершенная игра
jequier-perfect-start = Обе игры решены: для каждой позиции мы знаем шансы обеих сторон на победу, если ни одна никогда не ошибается. В сенете Жекье тот, кто выиграл розыгрыш начала, выигрывает { $percent } % партий. В стандартной игре первый игрок выигрывает { $standard } %.
jequier-perfect-length = При совершенной игре обеих сторон партия в сенет Жекье длится в среднем { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
    [other] { $throws } броска
   *[many] { $throws } бросков
 } со стандартным отклонением { $spread }.
jequier-perfect-luck = Один бросок меняет шанс на победу в среднем на { $swing } процентного пункта.
jequier-perfect-source = Эти числа получены из нашего собственного решения обеих игр, вычисленного { $date }.
