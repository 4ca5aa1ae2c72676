review-title = Разбор · { $rules }
review-open = Разобрать игру
review-curve = Шанс на победу
review-curve-about = От { $start } до { $end }, бросков: { $count }. Список ходов говорит то же словами и числами.
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
review-estimated = Значения оценочные.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Решила удача: палочки дали победителю { $luck }, лучшие решения { $skill }.
review-sum-skill = Решил точный выбор: лучшие решения дали победителю { $skill }, палочки { $luck }.
review-sum-both = Победителю помогли и удача, и лучшие решения: { $luck } и { $skill }.
review-sum-against-luck = Победа вопреки удаче: палочки отняли { $luck }, лучшие решения дали { $skill }.
review-sum-against-skill = Удача покрыла слабые решения: палочки дали { $luck }, решения стоили { $skill }.
review-sum-stopped = Игра прервалась раньше конца; шанс победителя был { $chance }.

## Around it
review-list = Все ходы списком
review-list-back = Назад к доске
review-column-move = Ход
review-analyse = Разобрать эту позицию
review-link = Ссылка на этот момент
review-keys = Стрелки на клавиатуре ведут по игре.
