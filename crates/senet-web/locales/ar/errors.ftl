errors-not-found-title = لا توجد صفحة كهذه
errors-not-found = هذا العنوان لا يؤدي إلى شيء. ربما سقط منه حرف في الطريق.
errors-no-game-title = لا توجد لعبة كهذه
errors-no-game = لا لعبة بهذا الرابط. يمكن طلب الرابط من جديد أو بدء لعبة جديدة.
errors-bad-request-title = لم نفهم هذا الطلب
errors-bad-request = شيء في الاستمارة ناقص أو في غير موضعه. يُرجى الرجوع والمحاولة مرة أخرى.
errors-foreign-title = جاء هذا الطلب من موقع آخر
errors-foreign = لحمايتك، لا يُسمح لغير صفحات هذا الموقع بالتصرف باسمك. يُرجى فتح اللعبة هنا والمحاولة مرة أخرى.
errors-seat-link-title = لم يعد هذا الرابط صالحًا
errors-seat-link = رابط نقل المقعد صالح لمدة قصيرة فقط. يمكن إنشاء رابط جديد على الجهاز الذي فيه مقعدك.
errors-too-many-title = مهلًا قليلًا
errors-too-many = كان هذا كثيرًا دفعة واحدة. يُرجى الانتظار لحظة ثم المحاولة مرة أخرى.
errors-server-title = حدث عطل من جهتنا
errors-server = ألعابك في أمان. يُرجى المحاولة مرة أخرى بعد لحظة.
errors-home = إلى الصفحة الأولى
errors-offline-title = لا شبكة هنا
errors-offline = ألعابك محفوظة على الخادم، وتتواصل كما هي فور عودتك. ويمكن في هذه الأثناء قراءة القواعد.
errors-offline-rules = قراءة القواعد

errors-notice-stale = كانت اللعبة قد تقدّمت. هذا وضعها الآن.
errors-notice-not-your-turn = ليس الدور دورك.
errors-notice-no-seat = أنت هنا للمشاهدة، وليس لك مقعد في هذه اللعبة.
errors-notice-full = المقعدان مشغولان. المشاهدة متاحة لك.
errors-notice-throw-pending = يجب لعب رمية { $throw } أولًا.
errors-notice-game-over = انتهت اللعبة.
errors-notice-begun = بدأت اللعبة، فلا يمكن تركها هكذا. ويمكنك الاستسلام.
errors-notice-cannot-claim = لا يمكن طلب الفوز الآن.
errors-notice-not-over = تأتي إعادة اللعب بعد نهاية هذه اللعبة.
errors-notice-too-many = { $seconds ->
    [zero] كان هذا كثيرًا دفعة واحدة. يُرجى المحاولة مرة أخرى الآن.
    [one] كان هذا كثيرًا دفعة واحدة. يُرجى المحاولة مرة أخرى بعد ثانية واحدة.
    [two] كان هذا كثيرًا دفعة واحدة. يُرجى المحاولة مرة أخرى بعد ثانيتين.
    [few] كان هذا كثيرًا دفعة واحدة. يُرجى المحاولة مرة أخرى بعد { $seconds } ثوانٍ.
    [many] كان هذا كثيرًا دفعة واحدة. يُرجى المحاولة مرة أخرى بعد { $seconds } ثانية.
   *[other] كان هذا كثيرًا دفعة واحدة. يُرجى المحاولة مرة أخرى بعد { $seconds } ثانية.
}
errors-move-nobody = لم يتحدّد بعد من يلعب بأيّ القطع.
errors-move-not-thrown = يجب رمي العصيّ أولًا.
errors-move-empty = لا توجد قطعة على { $from }.
errors-move-enemy = القطعة على { $from } ليست لك.
errors-move-own = { $from }: على { $to } قطعة من الطرف نفسه.
errors-move-safe = { $from }: القطعة على { $to } تقف على خانة آمنة.
errors-move-neighbour = { $from }: القطعة على { $to } تحميها جارتها على { $neighbour }.
errors-move-blockade = { $from }: جدار من ثلاث قطع يبدأ من { $at } يسدّ الطريق.
errors-move-no-exit = { $from }: رمية { $throw } لا تُخرج هذه القطعة من الرقعة.
errors-move-not-home = { $from }: لا تخرج القطع من الرقعة إلا حين تكون كلها في الصف الأخير، وما زالت قطعة على { $behind }.
errors-move-opening = أول رمية 1 تُلعب من { $from }.
errors-move-before-first = { $from }: طريق التراجع ينتهي عند الخانة 1.
errors-move-back-onto = { $from }: التراجع يحتاج إلى خانة خالية، وعلى { $to } قطعة.
