analysis-title = Аналіз будь-якої позиції сенету
analysis-nav = Аналіз
analysis-heading = Аналіз позиції
analysis-lead = Розставте будь-яку позицію: побачите, хто стоїть краще, чого вартий кожен кидок і який хід найкращий.
analysis-tap = Торкніться клітинки, щоб змінити її: порожня, конус, котушка.
analysis-turn = Чий хід
analysis-throw = Кидок
analysis-throw-none = Ще ні
analysis-clear = Очистити дошку
analysis-start = Початкова позиція
analysis-text = Позиція текстом
analysis-read = Прочитати
analysis-unread = Цей текст не є позицією. Потрібні три ряди, сторона й кидок.
analysis-win = { $side ->
    [cones] Шанс конусів на перемогу
   *[spools] Шанс котушок на перемогу
}
analysis-throws = Чого вартий кожен кидок
analysis-moves = Ходи, найкращий перший
analysis-over = { $side ->
    [cones] Конуси вдома: вони перемогли.
   *[spools] Котушки вдома: вони перемогли.
}

## Why a setup cannot stand in a game
analysis-faults = Такого в грі бути не може
analysis-fault-pieces = { $side ->
    [cones] Забагато конусів: на дошці { $count }, найбільше { $most }.
   *[spools] Забагато котушок: на дошці { $count }, найбільше { $most }.
}
analysis-fault-empty = На дошці немає фішок; в однієї сторони вони мають лишатися.
analysis-fault-water = На { $square }, у Домі Води, стоїть фішка; там ніщо не лишається.
analysis-fault-throw = { $throw } кинути не можна: у цих правилах є 1, 2, 3, 4 і { $none }.
analysis-fault-end = Указано кидок, хоча одна сторона вже вдома.
analysis-fault-side = Вкажіть, чий хід.
