home-title = سِنِت: بازی کهن مصری را با دوستتان بازی کنید
home-heading = سِنِت، بازی گذر
home-lead = مصریان بیش از دو هزار سال آن را بازی کردند. پیوندی برای دوستتان بفرستید و همین امشب بازی کنید.
home-setup = بازی تازه
home-rules = قوانین
home-standard = استاندارد
home-standard-about = غرق‌شده‌ها به 15 برمی‌گردند
home-jequier = ژکیه
home-jequier-about = سه مهرهٔ پیاپی دیوار است
home-opponent = با چه کسی
home-friend = یک دوست، با پیوند
home-device = دو نفر روی همین دستگاه
home-stranger = کسی که منتظر است
home-stranger-about = { $count ->
    [0] اکنون کسی منتظر نیست
    [one] { $count } نفر منتظر است
   *[other] { $count } نفر منتظرند
}
home-more = نخستین پرتاب و ساعت
home-first = چه کسی اول پرتاب می‌کند
home-first-random = با قرعه
home-first-you = شما
home-first-them = حریف
home-clock = ساعت
home-clock-none = بدون ساعت
home-clock-time = { $minutes } دقیقه برای هر یک، { $seconds } ثانیه هر حرکت
home-play = بازی
home-games = بازی‌های ناتمام شما
home-game-waiting = در انتظار بازیکن دوم
home-game-your-turn = نوبت شما
home-game-their-turn = نوبت حریف
home-game-device = روی همین دستگاه
home-game-opponent = با { $name }
home-about = سِنِت چیست
home-about-path = دو بازیکن هر یک با پنج مهره در مسیری سی‌خانه‌ای که در سه ردیف می‌پیچد مسابقه می‌دهند.
home-about-sticks = چهار چوب پرتاب، هر یک با یک سوی روشن و یک سوی تیره، می‌گویند مهره باید چقدر برود.
home-about-swap = مهرهٔ تنها را می‌توان با تعویض جا عقب فرستاد، دو همسایه پناه یکدیگرند و نزدیک پایان آب در کمین است.
home-board-label = صفحهٔ سِنِت در میانهٔ بازی
