# Titles
game-title-your-turn = Ваша очередь · { $rules }
game-title-their-turn = Играет { $name } · { $rules }
game-title-waiting = Ждём друга · { $rules }
game-title-queue = Ищем соперника · { $rules }
game-title-invitation = Приглашение в игру: { $rules }
game-title-over = Игра окончена · { $rules }

# Players
game-you = Вы
game-first-player = Первый игрок
game-second-player = Второй игрок
game-your-opponent = Соперник
game-players = Игроки
game-home-count = из 5 на финише
game-turn-yours = Ваша очередь
game-turn-theirs = На очереди
game-here = На месте
game-away = Нет на месте
game-no-side = Пока без фишек
game-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
game-watching = Вы смотрите
game-clock-label = Осталось времени, { $name }: { $time }
game-clock-label-you = Вам осталось времени: { $time }

# What is to be done
game-throwoff-you = Бросайте до первой единицы
game-throwoff-them = { $name } бросает до первой единицы
game-throwoff-about = Кто первым выбросит единицу, берёт катушки и начинает ходом с 10 на 11.
game-throw-you = Ваша очередь: бросьте палочки
game-throw-again-you = Бросьте ещё раз
game-throw-them = Бросает { $name }
game-throw-again-them = { $name } бросает снова
game-move-you = Ваш бросок: { $throw }. Выберите фишку.
game-move-one-you = Ваш бросок: { $throw }. Возможен один ход.
game-move-back-you = Ваш бросок: { $throw }. Вперёд не может пойти ни одна: одна фишка должна отступить.
game-move-them = Бросок { $throw }: { $name } выбирает фишку
game-handover = { $side ->
    [cones] { $name }, конусы: ваша очередь
   *[spools] { $name }, катушки: ваша очередь
}
game-choices = { $count ->
    [one] Может пойти { $count } фишка. Коснитесь её или нажмите кнопку.
    [few] Могут пойти { $count } фишки. Коснитесь одной из отмеченных кольцом.
   *[many] Могут пойти { $count } фишек. Коснитесь одной из отмеченных кольцом.
}
game-act-throw = Бросить палочки
game-act-choose = Выберите фишку
game-act-wait = Играет { $name }
game-act-step = Пойти на { $to }
game-act-swap = Обмен с { $to }
game-act-water = В воду
game-act-off = Вывести с доски
game-act-back = Назад на { $to }
game-offer-step = С { $from } на { $to }: шаг на пустую клетку.
game-offer-swap = { $side ->
    [cones] С { $from } на { $to }: ваш конус и катушка меняются местами.
   *[spools] С { $from } на { $to }: ваша катушка и конус меняются местами.
}
game-offer-water = С { $from } на { $water }: ваша фишка падает в воду и выплывает на { $to }.
game-offer-off = С { $from }: ваша фишка выходит с доски. Она на финише.
game-offer-back = С { $from } назад на { $to }.

# What happened
game-event-step = { $who ->
    [you] Ваш бросок: { $throw }, ход с { $from } на { $to }.
   *[other] { $name }: бросок { $throw }, ход с { $from } на { $to }.
}
game-event-swap = { $who ->
    [you] Ваш бросок: { $throw }, обмен местами между { $from } и { $to }.
   *[other] { $name }: бросок { $throw }, обмен местами между { $from } и { $to }.
}
game-event-water = { $who ->
    [you] Ваш бросок: { $throw }. Ваша фишка с { $from } упала в воду и выплыла на { $to }.
   *[other] { $name }: бросок { $throw }. Фишка с { $from } упала в воду и выплыла на { $to }.
}
game-event-off = { $who ->
    [you] Ваш бросок: { $throw }, фишка с { $from } вышла с доски.
   *[other] { $name }: бросок { $throw }, фишка с { $from } вышла с доски.
}
game-event-back = { $who ->
    [you] Ваш бросок: { $throw }, пришлось отступить с { $from } на { $to }.
   *[other] { $name }: бросок { $throw }, пришлось отступить с { $from } на { $to }.
}
game-event-pass = { $who ->
    [you] Ваш бросок: { $throw }, но ни одна ваша фишка не может пойти.
   *[other] { $name }: бросок { $throw }, но ни одна фишка не может пойти.
}
game-event-throwoff = { $who ->
    [you] Ваш бросок: { $throw }, не единица.
   *[other] { $name }: бросок { $throw }, не единица.
}
game-event-spools = { $who ->
    [you] Первая единица ваша: вы берёте катушки.
   *[other] Первая единица и катушки: { $name }.
}
game-event-thrown = { $who ->
    [you] Ваш бросок: { $throw }.
   *[other] { $name }: бросок { $throw }.
}
game-say = { $event } { $status }
game-why = Почему ни одна фишка не может пойти
game-faces = { $count ->
    [0] Ни одной лицом вверх
    [one] { $count } лицом вверх
    [few] { $count } лицом вверх
   *[many] { $count } лицом вверх
}
game-sticks-label = { $count ->
    [0] Ни одной палочки лицом вверх: { $throw }
    [one] { $count } палочка лицом вверх: { $throw }
    [few] { $count } палочки лицом вверх: { $throw }
   *[many] { $count } палочек лицом вверх: { $throw }
}
game-sticks-waiting = Ещё не брошено

# Squares
game-board-label = Доска
game-square-empty = { $square }, пусто
game-square-piece = { $side ->
    [cones] { $square }, конус
   *[spools] { $square }, катушка
}
game-square-house-empty = { $square }, { $house }, пусто
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, конус
   *[spools] { $square }, { $house }, катушка
}
game-square-choice = { $square }. { $offer }
game-legend = Дома
game-legend-rebirth = Сюда возвращаются утонувшие
game-legend-beauty-standard = Выход при 4 или 5
game-legend-water-standard = Назад на 15
game-legend-water-jequier = Назад в начало
game-legend-truths-standard = Выход при 3
game-legend-atum-standard = Выход при 2
game-legend-safe = Безопасно
game-house-short = { $square } { $house }
game-house-rebirth = Возрождение
game-house-beauty = Красота
game-house-water = Вода
game-house-truths = Три Истины
game-house-atum = Ра-Атум
game-house-horus = Гор

# Moves so far
game-moves = Ходы
game-moves-none = Ещё никто не бросал.
game-moves-start = Начало
game-moves-back = Ход назад
game-moves-on = Ход вперёд
game-moves-now = Назад к игре
game-replay = После хода { $turn } из { $count }
game-replay-start = Начало игры
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → вода → { $to }
game-short-off = { $from } на финише
game-short-back = { $from } → { $to }, назад
game-short-pass = нет хода
game-short-throwoff = не 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Отправьте другу эту ссылку
game-waiting-lead = Игра начнётся, как только кто-нибудь займёт место. Эту страницу можно закрыть и вернуться.
game-waiting-seat = { $side ->
    [cones] Вы играете конусами и бросаете первыми
    [spools] Вы играете катушками
    [first] Вы бросаете первыми
   *[second] Вы бросаете вторыми
}
game-waiting-kept = Место ждёт вашего друга
game-waiting-leave = Выйти из игры
game-queue-heading = Ищем, с кем сыграть
game-queue-lead = Кто следующим выберет игру «{ $rules }», сядет играть с вами. Не закрывайте эту страницу.
game-queue-kept = Место ждёт того, кто придёт
game-link-label = Ссылка на игру
game-copy = Копировать ссылку
game-copied = Скопировано
game-share = Поделиться
game-share-text = Сыграй со мной в сенет:
game-qr = QR-код ссылки
game-qr-scan = Сканируйте, чтобы войти
game-invitation-heading = { $name } приглашает вас в игру: { $rules }
game-invitation-heading-nameless = Приглашение в игру: { $rules }
game-invitation-lead = Без регистрации. Одно нажатие, и вы за доской.
game-invitation-seat = { $side ->
    [cones] Вы будете играть конусами и бросать первыми.
    [spools] Вы будете играть катушками.
    [first] Вы будете бросать первыми.
   *[second] Вы будете бросать вторыми.
}
game-invitation-take = Занять место
game-leave-guest = Уйти до первого броска

# The end
game-won-you = Вы победили
game-won-them = Побеждает { $name }
game-lost-you = Побеждает { $name }. Хороший был бой.
game-end-borne-off = { $turns ->
    [one] Все пять фишек на финише после { $turns } броска.
    [few] Все пять фишек на финише после { $turns } бросков.
   *[many] Все пять фишек на финише после { $turns } бросков.
}
game-end-resignation = { $who ->
    [you] Вы сдались.
   *[other] { $name } сдаёт игру.
}
game-end-absence = { $who ->
    [you] Вас не было слишком долго, и соперник забрал победу.
   *[other] { $name }: слишком долгое отсутствие, победу забрала другая сторона.
}
game-end-time = { $who ->
    [you] Ваше время вышло.
   *[other] { $name }: время вышло.
}
game-rematch = Ещё раз, поменяв стороны
game-rematch-accept = Принять реванш
game-rematch-offered-you = Вы предложили реванш. Предложение в силе, даже если соперника нет.
game-rematch-offered-them = { $name } предлагает реванш
game-rematch-go = К следующей игре
game-rematch-watch = Игроки играют дальше: к следующей игре
game-another = Выбрать другую игру

# Around the board
game-more = Ещё
game-say-something = Сказать что-нибудь
game-said = { $name }: { $phrase }
game-phrase-hello = Привет!
game-phrase-good-luck = Удачи!
game-phrase-well-played = Отличная игра!
game-phrase-what-luck = Вот это везение!
game-phrase-close = Ещё бы чуть-чуть!
game-phrase-oh-no = О нет!
game-phrase-one-moment = Минутку, пожалуйста
game-phrase-thanks = Спасибо!
game-phrase-again = Ещё партию?
game-phrase-bye = До свидания!
game-invite-watchers = Ссылка для зрителей
game-sound = Звук
game-notify = Сообщить, когда моя очередь
game-notify-body = Ваша очередь.
game-device = Перенести моё место на другое устройство
game-check = Проверить броски
game-resign = Сдаться
game-resign-sure = Точно сдать эту игру?
game-resign-yes = Да, сдаюсь
game-name = Ваше имя
game-name-hint = Необязательно, до 20 знаков
game-name-save = Сохранить
game-claim = Забрать победу
game-claim-about = { $name }: уже некоторое время нет на месте. Можете забрать победу или ждать сколько угодно.
game-claim-in = { $seconds ->
    [one] { $name }: нет на месте. Через { $seconds } секунду сможете забрать победу.
    [few] { $name }: нет на месте. Через { $seconds } секунды сможете забрать победу.
   *[many] { $name }: нет на месте. Через { $seconds } секунд сможете забрать победу.
}
game-offline = Нет связи. Как только она восстановится, доска обновится.

# The rules at hand
game-rules-hand = Правила вкратце
game-rules-throw-standard = От одной до четырёх палочек лицом вверх — это от 1 до 4, ни одной — 5. После 1, 4 и 5 вы бросаете снова.
game-rules-throw-jequier = От одной до четырёх палочек лицом вверх — это от 1 до 4, ни одной — 6. После 1, 4 и 6 вы бросаете снова, если ход был возможен.
game-rules-swap = Фишка, которая заканчивает ход на чужой, меняется с ней местами, если чужая не в безопасности.
game-rules-safe-standard = Двое соседей одной стороны защищают друг друга. Клетки 27, 28, 29 и 30 безопасны.
game-rules-safe-jequier = Двое соседей одной стороны защищают друг друга. Клетки 26, 28, 29 и 30 безопасны.
game-rules-wall-standard = Проходить можно через любые фишки.
game-rules-wall-jequier = Через три чужие фишки подряд пройти нельзя, ни вперёд, ни назад.
game-rules-water-standard = Кто закончил ход на 28, возвращается на 15 или на ближайшую свободную клетку с меньшим номером.
game-rules-water-jequier = Кто закончил ход на 27, возвращается на свободную клетку с наименьшим номером.
game-rules-back-standard = Фишки никогда не идут назад. Без хода бросок пропадает.
game-rules-back-jequier = Если вперёд не может пойти ни одна, одна фишка должна отступить на пустую клетку. Если и это невозможно, очередь пропадает.
game-rules-off-standard = С 27 фишка выходит при 4 или 5, с 29 — при 3, с 30 — при 2.
game-rules-off-jequier = Когда все ваши фишки стоят на 21–30, фишку выводит любой бросок, который ведёт на 30 или дальше.
game-rules-win = Побеждает тот, кто первым выведет с доски все пять фишек.

# Another device
game-device-title = Перенести место на другое устройство
game-device-lead = Откройте эту личную ссылку на другом устройстве. Кто её откроет, сможет играть за вас, поэтому больше никому её не показывайте.
game-device-qr = QR-код личной ссылки
game-device-back = Назад к игре
game-device-take-title = Играть дальше здесь
game-device-take-lead = Ваше место в этой игре ({ $rules }) переходит на это устройство. Другое тоже его сохраняет.
game-device-take = Занять здесь моё место
