errors-not-found-title = Такой страницы нет
errors-not-found = Этот адрес никуда не ведёт. Возможно, по дороге потерялась буква.
errors-no-game-title = Такой игры нет
errors-no-game = По этой ссылке игры нет. Попросите ссылку ещё раз или начните свою игру.
errors-bad-request-title = Это не удалось понять
errors-bad-request = В форме чего-то не хватало или что-то было не на месте. Вернитесь и попробуйте ещё раз.
errors-foreign-title = Это пришло с другого сайта
errors-foreign = Ради вашей безопасности действовать от вашего имени могут только страницы этого сайта. Откройте игру здесь и попробуйте снова.
errors-seat-link-title = Эта ссылка больше не действует
errors-seat-link = Ссылка для переноса места действует недолго. Создайте новую на устройстве, на котором играете.
errors-too-many-title = Чуть помедленнее
errors-too-many = Слишком много сразу. Подождите немного и попробуйте снова.
errors-server-title = У нас что-то сломалось
errors-server = Ваши игры в безопасности. Попробуйте снова чуть позже.
errors-home = На главную страницу
errors-offline-title = Нет связи с сетью
errors-offline = Ваши игры хранятся на сервере и продолжатся с того же места, как только связь вернётся. А пока можно почитать правила.
errors-offline-rules = Читать правила

errors-notice-stale = Игра уже ушла дальше. Вот её нынешнее положение.
errors-notice-not-your-turn = Сейчас не ваша очередь.
errors-notice-no-seat = Вы наблюдаете за этой игрой, места в ней у вас нет.
errors-notice-full = Оба места заняты. Вы можете смотреть.
errors-notice-throw-pending = Сначала нужно использовать бросок { $throw }.
errors-notice-game-over = Игра окончена.
errors-notice-begun = Игра началась, так что просто выйти из неё нельзя. Вы можете сдаться.
errors-notice-cannot-claim = Сейчас забрать победу нельзя.
errors-notice-not-over = Реванш возможен после окончания этой игры.
errors-notice-too-many = { $seconds ->
    [one] Слишком много сразу. Попробуйте снова через { $seconds } секунду.
    [few] Слишком много сразу. Попробуйте снова через { $seconds } секунды.
   *[many] Слишком много сразу. Попробуйте снова через { $seconds } секунд.
}
errors-move-nobody = Фишки пока ничьи.
errors-move-not-thrown = Сначала нужно бросить палочки.
errors-move-empty = На { $from } нет фишки.
errors-move-enemy = Фишка на { $from } не ваша.
errors-move-own = { $from }: на { $to } стоит фишка той же стороны.
errors-move-safe = { $from }: фишка на { $to } стоит на безопасной клетке.
errors-move-neighbour = { $from }: фишку на { $to } защищает сосед на { $neighbour }.
errors-move-blockade = { $from }: путь перегораживает стена из трёх, начиная с { $at }.
errors-move-no-exit = { $from }: бросок { $throw } не выводит эту фишку с доски.
errors-move-not-home = { $from }: фишки выходят с доски, только когда все в последнем ряду; одна стоит на { $behind }.
errors-move-opening = После первой единицы ходят с { $from }.
errors-move-before-first = { $from }: путь назад заканчивается на клетке 1.
errors-move-back-onto = { $from }: отступить можно только на пустую клетку, а на { $to } стоит фишка.
