# Titles
game-title-your-turn = Ваша черга · { $rules }
game-title-their-turn = Грає { $name } · { $rules }
game-title-waiting = Чекаємо на друга · { $rules }
game-title-queue = Шукаємо суперника · { $rules }
game-title-invitation = Запрошення до гри: { $rules }
game-title-over = Гру закінчено · { $rules }

# Players
game-you = Ви
game-first-player = Перший гравець
game-second-player = Другий гравець
game-your-opponent = Суперник
game-players = Гравці
game-home-count = з 5 на фініші
game-turn-yours = Ваша черга
game-turn-theirs = На черзі
game-here = На місці
game-away = Немає на місці
game-no-side = Ще без фішок
game-watchers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[many] Дивиться { $count } людей
}
game-watching = Ви дивитеся
game-clock-label = Лишилося часу, { $name }: { $time }
game-clock-label-you = Вам лишилося часу: { $time }

# What is to be done
game-throwoff-you = Кидайте до першої одиниці
game-throwoff-them = { $name } кидає до першої одиниці
game-throwoff-about = Хто першим викине одиницю, бере котушки й починає ходом із 10 на 11.
game-throw-you = Ваша черга: киньте палички
game-throw-again-you = Киньте ще раз
game-throw-them = Кидає { $name }
game-throw-again-them = { $name } кидає знову
game-move-you = Ваш кидок: { $throw }. Виберіть фішку.
game-move-one-you = Ваш кидок: { $throw }. Можливий один хід.
game-move-back-you = Ваш кидок: { $throw }. Уперед піти не може жодна: одна фішка мусить відступити.
game-move-them = { $name } має кидок { $throw } і вибирає фішку
game-handover = { $side ->
    [cones] { $name }, конуси: ваша черга
   *[spools] { $name }, котушки: ваша черга
}
game-choices = { $count ->
    [one] Може піти { $count } фішка. Торкніться її або натисніть кнопку.
    [few] Можуть піти { $count } фішки. Торкніться однієї з позначених кільцем.
   *[many] Можуть піти { $count } фішок. Торкніться однієї з позначених кільцем.
}
game-act-throw = Кинути палички
game-act-choose = Виберіть фішку
game-act-wait = Грає { $name }
game-act-step = Піти на { $to }
game-act-swap = Обмін із { $to }
game-act-water = У воду
game-act-off = Вивести з дошки
game-act-back = Назад на { $to }
game-offer-step = З { $from } на { $to }: крок на порожню клітинку.
game-offer-swap = { $side ->
    [cones] З { $from } на { $to }: ваш конус і котушка міняються місцями.
   *[spools] З { $from } на { $to }: ваша котушка й конус міняються місцями.
}
game-offer-water = З { $from } на { $water }: ваша фішка падає у воду й випливає на { $to }.
game-offer-off = З { $from }: ваша фішка виходить із дошки. Вона на фініші.
game-offer-back = З { $from } назад на { $to }.

# What happened
game-event-step = { $who ->
    [you] Ваш кидок: { $throw }, хід із { $from } на { $to }.
   *[other] { $name }: кидок { $throw }, хід із { $from } на { $to }.
}
game-event-swap = { $who ->
    [you] Ваш кидок: { $throw }, обмін місцями між { $from } і { $to }.
   *[other] { $name }: кидок { $throw }, обмін місцями між { $from } і { $to }.
}
game-event-water = { $who ->
    [you] Ваш кидок: { $throw }. Ваша фішка з { $from } впала у воду й випливла на { $to }.
   *[other] { $name }: кидок { $throw }. Фішка з { $from } впала у воду й випливла на { $to }.
}
game-event-off = { $who ->
    [you] Ваш кидок: { $throw }, фішка з { $from } вийшла з дошки.
   *[other] { $name }: кидок { $throw }, фішка з { $from } вийшла з дошки.
}
game-event-back = { $who ->
    [you] Ваш кидок: { $throw }, довелося відступити з { $from } на { $to }.
   *[other] { $name }: кидок { $throw }, довелося відступити з { $from } на { $to }.
}
game-event-pass = { $who ->
    [you] Ваш кидок: { $throw }, але жодна ваша фішка не може піти.
   *[other] { $name }: кидок { $throw }, але жодна фішка не може піти.
}
game-event-throwoff = { $who ->
    [you] Ваш кидок: { $throw }, не одиниця.
   *[other] { $name }: кидок { $throw }, не одиниця.
}
game-event-spools = { $who ->
    [you] Перша одиниця ваша: ви берете котушки.
   *[other] Перша одиниця й котушки: { $name }.
}
game-event-thrown = { $who ->
    [you] Ваш кидок: { $throw }.
   *[other] { $name }: кидок { $throw }.
}
game-say = { $event } { $status }
game-why = Чому жодна фішка не може піти
game-faces = { $count ->
    [0] Жодної лицем догори
    [one] { $count } лицем догори
    [few] { $count } лицем догори
   *[many] { $count } лицем догори
}
game-sticks-label = { $count ->
    [0] Жодної палички лицем догори: { $throw }
    [one] { $count } паличка лицем догори: { $throw }
    [few] { $count } палички лицем догори: { $throw }
   *[many] { $count } паличок лицем догори: { $throw }
}
game-sticks-waiting = Ще не кинуто

# Squares
game-board-label = Дошка
game-square-empty = { $square }, порожньо
game-square-piece = { $side ->
    [cones] { $square }, конус
   *[spools] { $square }, котушка
}
game-square-house-empty = { $square }, { $house }, порожньо
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, конус
   *[spools] { $square }, { $house }, котушка
}
game-square-choice = { $square }. { $offer }
game-legend = Доми
game-legend-rebirth = Сюди повертаються утоплені
game-legend-beauty-standard = Вихід: 4 чи 5
game-legend-water-standard = Назад на 15
game-legend-water-jequier = Назад на початок
game-legend-truths-standard = Вихід: 3
game-legend-atum-standard = Вихід: 2
game-legend-safe = Безпечно
game-house-short = { $square } { $house }
game-house-rebirth = Відродження
game-house-beauty = Краса
game-house-water = Вода
game-house-truths = Три Істини
game-house-atum = Ра-Атум
game-house-horus = Гор

# Moves so far
game-moves = Ходи
game-moves-none = Ще ніхто не кидав.
game-moves-start = Початок
game-moves-back = Хід назад
game-moves-on = Хід уперед
game-moves-now = Назад до гри
game-replay = Після ходу { $turn } з { $count }
game-replay-start = Початок гри
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → вода → { $to }
game-short-off = { $from } на фініші
game-short-back = { $from } → { $to }, назад
game-short-pass = немає ходу
game-short-throwoff = не 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Надішліть другові це посилання
game-waiting-lead = Гра почнеться, щойно хтось займе місце. Цю сторінку можна закрити й повернутися.
game-waiting-seat = { $side ->
    [cones] Ви граєте конусами й кидаєте першими
    [spools] Ви граєте котушками
    [first] Ви кидаєте першими
   *[second] Ви кидаєте другими
}
game-waiting-kept = Місце чекає на вашого друга
game-waiting-leave = Вийти з гри
game-queue-heading = Шукаємо, з ким зіграти
game-queue-lead = Хто наступним вибере гру «{ $rules }», сяде грати з вами. Не закривайте цю сторінку.
game-queue-kept = Місце чекає на того, хто прийде
game-link-label = Посилання на гру
game-copy = Копіювати посилання
game-copied = Скопійовано
game-share = Поділитися
game-share-text = Зіграй зі мною в сенет:
game-qr = QR-код посилання
game-qr-scan = Скануйте, щоб долучитися
game-invitation-heading = { $name } запрошує вас до гри: { $rules }
game-invitation-heading-nameless = Запрошення до гри: { $rules }
game-invitation-lead = Без реєстрації. Один дотик, і ви за дошкою.
game-invitation-seat = { $side ->
    [cones] Ви гратимете конусами й кидатимете першими.
    [spools] Ви гратимете котушками.
    [first] Ви кидатимете першими.
   *[second] Ви кидатимете другими.
}
game-invitation-take = Зайняти місце
game-leave-guest = Піти до першого кидка

# The end
game-won-you = Ви перемогли
game-won-them = Перемагає { $name }
game-lost-you = Перемагає { $name }. Гарний був двобій.
game-end-borne-off = { $turns ->
    [one] Усі п’ять фішок на фініші після { $turns } кидка.
    [few] Усі п’ять фішок на фініші після { $turns } кидків.
   *[many] Усі п’ять фішок на фініші після { $turns } кидків.
}
game-end-resignation = { $who ->
    [you] Ви здалися.
   *[other] { $name } здає гру.
}
game-end-absence = { $who ->
    [you] Вас не було надто довго, і суперник забрав перемогу.
   *[other] { $name }: надто довга відсутність, перемогу забрала інша сторона.
}
game-end-time = { $who ->
    [you] Ваш час вийшов.
   *[other] { $name }: час вийшов.
}
game-rematch = Ще раз, помінявши сторони
game-rematch-accept = Прийняти реванш
game-rematch-offered-you = Ви запропонували реванш. Пропозиція чинна, навіть коли суперника немає.
game-rematch-offered-them = { $name } пропонує реванш
game-rematch-go = До наступної гри
game-rematch-watch = Гравці грають далі: до наступної гри
game-another = Вибрати іншу гру

# Around the board
game-more = Ще
game-say-something = Щось сказати
game-said = { $name }: { $phrase }
game-phrase-hello = Вітаю!
game-phrase-good-luck = Щасти!
game-phrase-well-played = Гарна гра!
game-phrase-what-luck = Оце пощастило!
game-phrase-close = Ще б трохи!
game-phrase-oh-no = О ні!
game-phrase-one-moment = Хвилинку, будь ласка
game-phrase-thanks = Дякую!
game-phrase-again = Ще одну?
game-phrase-bye = До побачення!
game-invite-watchers = Посилання для глядачів
game-sound = Звук
game-notify = Сповістити, коли моя черга
game-notify-body = Ваша черга.
game-device = Перенести моє місце на інший пристрій
game-check = Перевірити кидки
game-resign = Здатися
game-resign-sure = Справді здати цю гру?
game-resign-yes = Так, здаюся
game-name = Ваше ім’я
game-name-hint = Необов’язково, до 20 знаків
game-name-save = Зберегти
game-claim = Забрати перемогу
game-claim-about = { $name }: немає на місці вже певний час. Можете забрати перемогу або чекати скільки завгодно.
game-claim-in = { $seconds ->
    [one] { $name }: немає на місці. За { $seconds } секунду зможете забрати перемогу.
    [few] { $name }: немає на місці. За { $seconds } секунди зможете забрати перемогу.
   *[many] { $name }: немає на місці. За { $seconds } секунд зможете забрати перемогу.
}
game-offline = Немає зв’язку. Щойно він відновиться, дошка оновиться.

# The rules at hand
game-rules-hand = Правила коротко
game-rules-throw-standard = Від однієї до чотирьох паличок лицем догори — це від 1 до 4, жодної — 5. Після 1, 4 і 5 ви кидаєте знову.
game-rules-throw-jequier = Від однієї до чотирьох паличок лицем догори — це від 1 до 4, жодної — 6. Після 1, 4 і 6 ви кидаєте знову, якщо хід був можливий.
game-rules-swap = Фішка, що закінчує хід на чужій, міняється з нею місцями, якщо чужа не в безпеці.
game-rules-safe-standard = Двоє сусідів однієї сторони захищають одне одного. Клітинки 27, 28, 29 і 30 безпечні.
game-rules-safe-jequier = Двоє сусідів однієї сторони захищають одне одного. Клітинки 26, 28, 29 і 30 безпечні.
game-rules-wall-standard = Проходити можна через будь-які фішки.
game-rules-wall-jequier = Через три чужі фішки поспіль пройти не можна, ні вперед, ні назад.
game-rules-water-standard = Хто закінчив хід на 28, повертається на 15 або на найближчу вільну клітинку з меншим номером.
game-rules-water-jequier = Хто закінчив хід на 27, повертається на вільну клітинку з найменшим номером.
game-rules-back-standard = Фішки ніколи не йдуть назад. Без ходу кидок пропадає.
game-rules-back-jequier = Якщо вперед піти не може жодна, одна фішка мусить відступити на порожню клітинку. Якщо й це неможливо, черга пропадає.
game-rules-off-standard = З 27 фішка виходить, коли випало 4 чи 5, з 29 — коли 3, з 30 — коли 2.
game-rules-off-jequier = Коли всі ваші фішки стоять на 21–30, фішку виводить будь-який кидок, що веде на 30 чи далі.
game-rules-win = Перемагає той, хто першим виведе з дошки всі п’ять фішок.

# Another device
game-device-title = Перенести місце на інший пристрій
game-device-lead = Відкрийте це приватне посилання на іншому пристрої. Хто його відкриє, зможе грати за вас, тож більше нікому його не показуйте.
game-device-qr = QR-код приватного посилання
game-device-back = Назад до гри
game-device-take-title = Грати далі тут
game-device-take-lead = Ваше місце в цій грі ({ $rules }) переходить на цей пристрій. Інший теж його зберігає.
game-device-take = Зайняти тут моє місце
