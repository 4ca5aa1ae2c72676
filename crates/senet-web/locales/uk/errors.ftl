errors-not-found-title = Такої сторінки немає
errors-not-found = Ця адреса нікуди не веде. Можливо, дорогою загубилася літера.
errors-no-game-title = Такої гри немає
errors-no-game = За цим посиланням гри немає. Попросіть посилання ще раз або почніть власну гру.
errors-bad-request-title = Цього не вдалося зрозуміти
errors-bad-request = У формі чогось бракувало або щось було не на місці. Поверніться й спробуйте ще раз.
errors-foreign-title = Це надійшло з іншого сайту
errors-foreign = Заради вашої безпеки діяти від вашого імені можуть лише сторінки цього сайту. Відкрийте гру тут і спробуйте знову.
errors-seat-link-title = Це посилання вже не діє
errors-seat-link = Посилання для перенесення місця діє недовго. Створіть нове на пристрої, на якому граєте.
errors-too-many-title = Трохи повільніше
errors-too-many = Забагато всього одразу. Зачекайте хвильку й спробуйте знову.
errors-server-title = У нас щось зламалося
errors-server = Ваші ігри в безпеці. Спробуйте знову за хвильку.
errors-home = На головну сторінку
errors-offline-title = Немає зв’язку з мережею
errors-offline = Ваші ігри зберігаються на сервері й продовжаться з того самого місця, щойно з’явиться зв’язок. А поки що можна почитати правила.
errors-offline-rules = Читати правила

errors-notice-stale = Гра вже пішла далі. Ось її теперішній стан.
errors-notice-not-your-turn = Зараз не ваша черга.
errors-notice-no-seat = Ви спостерігаєте за цією грою й не маєте в ній місця.
errors-notice-full = Обидва місця зайняті. Ви можете дивитися.
errors-notice-throw-pending = Спершу треба використати кидок { $throw }.
errors-notice-game-over = Гру закінчено.
errors-notice-begun = Гра почалася, тож просто вийти з неї не можна. Ви можете здатися.
errors-notice-cannot-claim = Зараз забрати перемогу не можна.
errors-notice-not-over = Реванш можливий після закінчення цієї гри.
errors-notice-too-many = { $seconds ->
    [one] Забагато всього одразу. Спробуйте знову за { $seconds } секунду.
    [few] Забагато всього одразу. Спробуйте знову за { $seconds } секунди.
   *[many] Забагато всього одразу. Спробуйте знову за { $seconds } секунд.
}
errors-move-nobody = Фішки ще нічиї.
errors-move-not-thrown = Спершу треба кинути палички.
errors-move-empty = На { $from } немає фішки.
errors-move-enemy = Фішка на { $from } не ваша.
errors-move-own = { $from }: на { $to } стоїть фішка тієї самої сторони.
errors-move-safe = { $from }: фішка на { $to } стоїть на безпечній клітинці.
errors-move-neighbour = { $from }: фішку на { $to } захищає сусід на { $neighbour }.
errors-move-blockade = { $from }: шлях перегороджує стіна з трьох, починаючи з { $at }.
errors-move-no-exit = { $from }: кидок { $throw } не виводить цю фішку з дошки.
errors-move-not-home = { $from }: фішки виходять із дошки, лише коли всі в останньому ряду; одна стоїть на { $behind }.
errors-move-opening = Після першої одиниці ходять із { $from }.
errors-move-before-first = { $from }: шлях назад закінчується на клітинці 1.
errors-move-back-onto = { $from }: відступити можна лише на порожню клітинку, а на { $to } стоїть фішка.
