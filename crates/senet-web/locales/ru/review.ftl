review-title = Разбор · { $rules }
review-open = Разобрать игру
review-curve = Шанс на победу
review-curve-about = От { $start } до { $end }, бросков: { $count }. Список ходов показывает то же самое словами и числами.
review-moments = Решающие моменты
review-move = Ход { $turn }
review-better = Лучше
review-best = Лучший ход
review-played = Сыграно
review-given = Упущено
review-luck = Удача
review-choices = Лучших решений: { $best } из { $count }
review-adds = Как всё складывается
review-begin = В начале
review-end = В конце
review-exact = Все значения точные.
review-estimated = Значения приблизительные.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Исход определила удача: палочки дали победителю { $luck }, более точные решения — { $skill }.
review-sum-skill = Исход определили более точные решения: они дали победителю { $skill }, палочки — { $luck }.
review-sum-both = Победителю помогли и удача, и более точные решения: { $luck } и { $skill }.
review-sum-against-luck = Победа вопреки невезению: палочки отняли у победителя { $luck }, более точные решения дали { $skill }.
review-sum-against-skill = Удача компенсировала слабые решения: палочки дали победителю { $luck }, решения стоили ему { $skill }.
review-sum-stopped = Игра закончилась досрочно; шанс победителя составлял { $chance }.

## Around it
review-list = Все ходы списком
review-list-back = Назад к доске
review-column-move = Ход
review-analyse = Разобрать эту позицию
review-link = Ссылка на этот момент
review-keys = Листать игру можно стрелками на клавиатуре.
