home-title = Сенет: єгипетська настільна гра з друзями
home-heading = Сенет — гра переходу
home-lead = Єгиптяни грали в нього понад дві тисячі років. Надішліть комусь посилання й зіграйте вже сьогодні ввечері.
home-setup = Нова гра
home-rules = Правила
home-standard = Стандартні
home-standard-about = Утоплені повертаються на 15
home-jequier = Жек’є
home-jequier-about = Три поспіль — це стіна
home-opponent = З ким
home-friend = З другом, за посиланням
home-device = Удвох на цьому пристрої
home-stranger = З тим, хто чекає
home-stranger-about = { $count ->
    [0] Зараз ніхто не чекає
    [one] Чекає { $count } людина
    [few] Чекають { $count } людини
   *[many] Чекає { $count } людей
}
home-more = Перший кидок і годинник
home-first = Хто кидає першим
home-first-random = За жеребом
home-first-you = Ви
home-first-them = Суперник
home-clock = Годинник
home-clock-none = Без годинника
home-clock-time = По { $minutes } хв, { $seconds } с на хід
home-play = Грати
home-games = Ваші незакінчені ігри
home-game-waiting = Чекаємо на другого гравця
home-game-your-turn = Ваша черга
home-game-their-turn = Черга суперника
home-game-device = На цьому пристрої
home-game-opponent = Суперник: { $name }
home-about = Що таке сенет
home-about-path = Двоє гравців ведуть навперегони по п’ять фішок шляхом із тридцяти клітинок, що в’ється трьома рядами.
home-about-sticks = Чотири палички, у кожної світлий і темний бік, кажуть, на скільки має піти фішка.
home-about-swap = Самотню фішку можна відкинути назад обміном, двоє сусідів захищають одне одного, а ближче до кінця чекає вода.
home-board-label = Дошка для сенету посеред гри
