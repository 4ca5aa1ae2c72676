home-title = سينيت: اللعبة المصرية القديمة مع صديق
home-heading = سينيت، لعبة العبور
home-lead = لعبها المصريون أكثر من ألفي عام. رابط واحد إلى صديق، وتلعبانها الليلة.
home-setup = لعبة جديدة
home-rules = القواعد
home-standard = القياسية
home-standard-about = الغرقى يعودون إلى 15
home-jequier = جيكييه
home-jequier-about = ثلاث قطع متتالية جدار
home-opponent = مع من؟
home-friend = صديق، برابط
home-device = اثنان على هذا الجهاز
home-stranger = خصم ينتظر
home-stranger-about = { $count ->
    [0] لا أحد ينتظر الآن
    [one] شخص واحد ينتظر
    [two] شخصان ينتظران
    [few] { $count } أشخاص ينتظرون
    [many] { $count } شخصًا ينتظرون
   *[other] { $count } شخص ينتظرون
}
home-more = الرمية الأولى والساعة
home-first = من يرمي أولًا؟
home-first-random = بالقرعة
home-first-you = أنت
home-first-them = الطرف الآخر
home-clock = الساعة
home-clock-none = بلا ساعة
home-clock-time = { $minutes } د لكل لاعب، و{ $seconds } ث لكل نقلة
home-play = لنلعب
home-games = ألعابك التي لم تنتهِ
home-game-waiting = بانتظار اللاعب الثاني
home-game-your-turn = الدور لك
home-game-their-turn = الدور للطرف الآخر
home-game-device = على هذا الجهاز
home-game-opponent = مع { $name }
home-about = ما هي سينيت؟
home-about-path = يتسابق لاعبان، لكلٍّ منهما خمس قطع، على طريق من ثلاثين خانة يتعرّج في ثلاثة صفوف.
home-about-sticks = أربع عصيّ، لكلٍّ منها وجه فاتح وظهر داكن، تحدّد المسافة التي تقطعها قطعة.
home-about-swap = القطعة المنفردة يمكن إعادتها بالتبادل، والمتجاورتان تحمي كلٌّ منهما الأخرى، وقرب النهاية ينتظر الماء.
home-board-label = رقعة سينيت في منتصف لعبة
