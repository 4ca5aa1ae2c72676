analysis-title = Аналіз будь-якої позиції в сенеті
analysis-nav = Аналіз
analysis-heading = Аналіз позиції
analysis-lead = Розставте будь-яку позицію: побачите, хто стоїть краще, чого вартий кожен кидок і який хід найкращий.
analysis-tap = Торкніться клітинки, щоб змінити її: порожня, конус, котушка.
analysis-turn = Чия черга
analysis-throw = Кидок
analysis-throw-none = Ще ні
analysis-clear = Очистити дошку
analysis-start = Початкова позиція
analysis-text = Позиція текстом
analysis-read = Прочитати
analysis-unread = Цей текст не описує позиції. Потрібні три ряди, сторона й кидок.
analysis-win = { $side ->
    [cones] Шанс конусів на перемогу
   *[spools] Шанс котушок на перемогу
}
analysis-throws = Чого вартий кожен кидок
analysis-moves = Ходи від найкращого
analysis-over = { $side ->
    [cones] Конуси на фініші: вони перемогли.
   *[spools] Котушки на фініші: вони перемогли.
}

## Why a setup cannot stand in a game
analysis-faults = Такого в грі бути не може
analysis-fault-pieces = { $side ->
    [cones] Забагато конусів: на дошці { $count }, а може бути щонайбільше { $most }.
   *[spools] Забагато котушок: на дошці { $count }, а може бути щонайбільше { $most }.
}
analysis-fault-empty = На дошці немає фішок; хоча б в однієї сторони вони мають лишатися.
analysis-fault-water = Фішка стоїть на { $square }, у Домі Води, де ніщо не затримується.
analysis-fault-throw = { $throw } викинути не можна: у цих правилах є 1, 2, 3, 4 і { $none }.
analysis-fault-end = Указано кидок, хоча одна сторона вже на фініші.
analysis-fault-side = Укажіть, чия черга.
