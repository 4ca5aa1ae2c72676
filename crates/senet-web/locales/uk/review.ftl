review-title = Розбір · { $rules }
review-open = Розібрати гру
review-curve = Шанс на перемогу
review-curve-about = Від { $start } до { $end }, кидків: { $count }. Список ходів показує те саме словами й числами.
review-moments = Вирішальні моменти
review-move = Хід { $turn }
review-better = Краще
review-best = Найкращий хід
review-played = Зіграно
review-given = Втрачено
review-luck = Удача
review-choices = Найкращих рішень: { $best } з { $count }
review-adds = Як це складається
review-begin = На початку
review-end = Наприкінці
review-exact = Усі значення точні.
review-estimated = Значення приблизні.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Усе вирішила удача: палички дали переможцеві { $luck }, кращі рішення — { $skill }.
review-sum-skill = Перевагу дали кращі рішення: вони принесли переможцеві { $skill }, палички — { $luck }.
review-sum-both = Переможцеві допомогли й удача, і кращі рішення: { $luck } та { $skill }.
review-sum-against-luck = Перемога попри невезіння: палички забрали в переможця { $luck }, кращі рішення дали { $skill }.
review-sum-against-skill = Удача компенсувала слабші рішення: палички дали переможцеві { $luck }, рішення коштували йому { $skill }.
review-sum-stopped = Гра закінчилася достроково; шанс переможця становив { $chance }.

## Around it
review-list = Усі ходи списком
review-list-back = Назад до дошки
review-column-move = Хід
review-analyse = Проаналізувати цю позицію
review-link = Посилання на цей момент
review-keys = Гортати гру можна стрілками на клавіатурі.
