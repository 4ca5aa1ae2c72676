home-title = Сенет: египетская настольная игра с друзьями
home-heading = Сенет — игра перехода
home-lead = Египтяне играли в него больше двух тысяч лет. Отправьте кому-нибудь ссылку и сыграйте уже сегодня вечером.
home-setup = Новая игра
home-rules = Правила
home-standard = Стандартные
home-standard-about = Утонувшие возвращаются на 15
home-jequier = Жекье
home-jequier-about = Три подряд — это стена
home-opponent = С кем
home-friend = С другом, по ссылке
home-device = Вдвоём на этом устройстве
home-stranger = С тем, кто ждёт
home-stranger-about = { $count ->
    [0] Сейчас никто не ждёт
    [one] Ждёт { $count } человек
    [few] Ждут { $count } человека
   *[many] Ждут { $count } человек
}
home-more = Первый бросок и часы
home-first = Кто бросает первым
home-first-random = По жребию
home-first-you = Вы
home-first-them = Соперник
home-clock = Часы
home-clock-none = Без часов
home-clock-time = По { $minutes } мин, { $seconds } с на ход
home-play = Играть
home-games = Ваши неоконченные игры
home-game-waiting = Ждём второго игрока
home-game-your-turn = Ваша очередь
home-game-their-turn = Очередь соперника
home-game-device = На этом устройстве
home-game-opponent = Соперник: { $name }
home-about = Что такое сенет
home-about-path = Два игрока ведут наперегонки по пять фишек по дорожке из тридцати клеток, которая вьётся тремя рядами.
home-about-sticks = Четыре палочки, у каждой светлая и тёмная сторона, говорят, на сколько должна пойти фишка.
home-about-swap = Одинокую фишку можно отбросить назад обменом, двое соседей защищают друг друга, а ближе к концу ждёт вода.
home-board-label = Доска для сенета посреди игры
