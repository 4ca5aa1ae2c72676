analysis-title = Разбор любой позиции сенета
analysis-nav = Анализ
analysis-heading = Анализ позиции
analysis-lead = Расставьте любую позицию: увидите, кто стоит лучше, чего стоит каждый бросок и какой ход лучший.
analysis-tap = Коснитесь клетки, чтобы изменить её: пусто, конус, катушка.
analysis-turn = Чей ход
analysis-throw = Бросок
analysis-throw-none = Ещё нет
analysis-clear = Очистить доску
analysis-start = Начальная позиция
analysis-text = Позиция текстом
analysis-read = Прочитать
analysis-unread = Этот текст не позиция. Нужны три ряда, сторона и бросок.
analysis-win = { $side ->
    [cones] Шанс конусов на победу
   *[spools] Шанс катушек на победу
}
analysis-throws = Чего стоит каждый бросок
analysis-moves = Ходы, лучший первым
analysis-over = { $side ->
    [cones] Конусы дома: они победили.
   *[spools] Катушки дома: они победили.
}

## Why a setup cannot stand in a game
analysis-faults = Такого в игре быть не может
analysis-fault-pieces = { $side ->
    [cones] Слишком много конусов: на доске { $count }, самое большее { $most }.
   *[spools] Слишком много катушек: на доске { $count }, самое большее { $most }.
}
analysis-fault-empty = На доске нет фишек; у одной стороны они должны оставаться.
analysis-fault-water = На { $square }, в Доме Воды, стоит фишка; там ничто не остаётся.
analysis-fault-throw = { $throw } выбросить нельзя: в этих правилах есть 1, 2, 3, 4 и { $none }.
analysis-fault-end = Указан бросок, хотя одна сторона уже дома.
analysis-fault-side = Укажите, чей ход.
