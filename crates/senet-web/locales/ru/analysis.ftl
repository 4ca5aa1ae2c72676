analysis-title = Анализ любой позиции в сенете
analysis-nav = Анализ
analysis-heading = Анализ позиции
analysis-lead = Расставьте любую позицию: узнаете, у кого шансы лучше, чего стоит каждый бросок и какой ход лучший.
analysis-tap = Коснитесь клетки, чтобы изменить её: пусто, конус, катушка.
analysis-turn = Чья очередь
analysis-throw = Бросок
analysis-throw-none = Ещё нет
analysis-clear = Очистить доску
analysis-start = Начальная позиция
analysis-text = Позиция текстом
analysis-read = Прочитать
analysis-unread = Этот текст не описывает позицию. Нужны три ряда, сторона и бросок.
analysis-win = { $side ->
    [cones] Шанс конусов на победу
   *[spools] Шанс катушек на победу
}
analysis-throws = Чего стоит каждый бросок
analysis-moves = Ходы, начиная с лучшего
analysis-over = { $side ->
    [cones] Конусы на финише: они победили.
   *[spools] Катушки на финише: они победили.
}

## Why a setup cannot stand in a game
analysis-faults = Такого в игре быть не может
analysis-fault-pieces = { $side ->
    [cones] Слишком много конусов: на доске { $count }, а может быть не больше { $most }.
   *[spools] Слишком много катушек: на доске { $count }, а может быть не больше { $most }.
}
analysis-fault-empty = На доске нет фишек; хотя бы у одной стороны они должны оставаться.
analysis-fault-water = Фишка стоит на { $square }, в Доме Воды, где ничто не задерживается.
analysis-fault-throw = { $throw } выбросить нельзя: в этих правилах есть 1, 2, 3, 4 и { $none }.
analysis-fault-end = Указан бросок, хотя одна сторона уже на финише.
analysis-fault-side = Укажите, чья очередь.
