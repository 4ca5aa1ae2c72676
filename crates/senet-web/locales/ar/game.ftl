# Titles
game-title-your-turn = الدور لك · { $rules }
game-title-their-turn = الدور: { $name } · { $rules }
game-title-waiting = بانتظار صديقك · { $rules }
game-title-queue = البحث عن لاعب · { $rules }
game-title-invitation = دعوة إلى لعبة { $rules }
game-title-over = انتهت اللعبة · { $rules }

# Players
game-you = أنت
game-first-player = اللاعب الأول
game-second-player = اللاعب الثاني
game-your-opponent = خصمك
game-players = اللاعبون
game-home-count = من 5 خرجت
game-turn-yours = الدور لك
game-turn-theirs = الدور هنا
game-here = حاضر
game-away = غائب
game-no-side = بلا طرف بعد
game-watchers = { $count ->
    [zero] لا أحد يشاهد
    [one] شخص واحد يشاهد
    [two] شخصان يشاهدان
    [few] { $count } أشخاص يشاهدون
    [many] { $count } شخصًا يشاهدون
   *[other] { $count } شخص يشاهدون
}
game-watching = أنت هنا للمشاهدة
game-clock-label = الوقت الباقي، { $name }: { $time }
game-clock-label-you = وقتك الباقي: { $time }

# What is to be done
game-throwoff-you = دورك: الرمي حتى أول 1
game-throwoff-them = الرمي حتى أول 1: { $name }
game-throwoff-about = أول من يرمي 1 يأخذ البكرات ويبدأ بالنقل من 10 إلى 11.
game-throw-you = دورك: رمي العصيّ
game-throw-again-you = رمية أخرى لك
game-throw-them = الرمية الآن: { $name }
game-throw-again-them = رمية أخرى: { $name }
game-move-you = رميت { $throw }. بقي اختيار القطعة.
game-move-one-you = رميت { $throw }. نقلة واحدة ممكنة.
game-move-back-you = رميت { $throw }. لا شيء يتقدّم: على قطعة أن تتراجع.
game-move-them = { $name }: رمية { $throw }، والآن اختيار القطعة
game-handover = { $side ->
    [cones] { $name }، المخاريط: الدور لك
   *[spools] { $name }، البكرات: الدور لك
}
game-choices = { $count ->
    [zero] لا تستطيع أي قطعة التحرّك.
    [one] قطعة واحدة تستطيع التحرّك. تكفي لمسة عليها أو على الزر.
    [two] قطعتان تستطيعان التحرّك. تكفي لمسة على إحداهما، وتحت كلٍّ منهما حلقة.
    [few] { $count } قطع تستطيع التحرّك. تكفي لمسة على قطعة تحتها حلقة.
    [many] { $count } قطعة تستطيع التحرّك. تكفي لمسة على قطعة تحتها حلقة.
   *[other] { $count } قطعة تستطيع التحرّك. تكفي لمسة على قطعة تحتها حلقة.
}
game-act-throw = رمي العصيّ
game-act-choose = اختيار قطعة
game-act-wait = اللعب الآن: { $name }
game-act-step = النقل إلى { $to }
game-act-swap = التبادل مع { $to }
game-act-water = إلى الماء
game-act-off = إخراجها
game-act-back = التراجع إلى { $to }
game-offer-step = من { $from } إلى { $to }: خطوة إلى خانة خالية.
game-offer-swap = { $side ->
    [cones] من { $from } إلى { $to }: يتبادل مخروطك والبكرة مكانيهما.
   *[spools] من { $from } إلى { $to }: تتبادل بكرتك والمخروط مكانيهما.
}
game-offer-water = من { $from } إلى { $water }: تسقط قطعتك في الماء وتخرج على { $to }.
game-offer-off = من { $from }: تخرج قطعتك من الرقعة وتبلغ النهاية.
game-offer-back = تراجع من { $from } إلى { $to }.

# What happened
game-event-step = { $who ->
    [you] رميت { $throw } ونقلت من { $from } إلى { $to }.
   *[other] { $name }: رمية { $throw }، ونقلة من { $from } إلى { $to }.
}
game-event-swap = { $who ->
    [you] رميت { $throw } وتبادلت القطعتان على { $from } و{ $to } مكانيهما.
   *[other] { $name }: رمية { $throw }، وتبادل بين { $from } و{ $to }.
}
game-event-water = { $who ->
    [you] رميت { $throw }. سقطت قطعتك من { $from } في الماء وخرجت على { $to }.
   *[other] { $name }: رمية { $throw }. سقطت القطعة من { $from } في الماء وخرجت على { $to }.
}
game-event-off = { $who ->
    [you] رميت { $throw } وأخرجت القطعة من { $from }.
   *[other] { $name }: رمية { $throw }، وخروج القطعة من { $from }.
}
game-event-back = { $who ->
    [you] رميت { $throw } وكان لا بدّ من التراجع من { $from } إلى { $to }.
   *[other] { $name }: رمية { $throw }، وتراجع من { $from } إلى { $to }.
}
game-event-pass = { $who ->
    [you] رميت { $throw }، لكن لا قطعة لك تستطيع التحرّك.
   *[other] { $name }: رمية { $throw }، ولا قطعة تستطيع التحرّك.
}
game-event-throwoff = { $who ->
    [you] رميت { $throw }، وليست 1.
   *[other] { $name }: رمية { $throw }، وليست 1.
}
game-event-spools = { $who ->
    [you] رميت أول 1: البكرات لك.
   *[other] { $name }: أول رمية 1، والبكرات لهذا الطرف.
}
game-event-thrown = { $who ->
    [you] رميت { $throw }.
   *[other] { $name }: رمية { $throw }.
}
game-say = { $event } { $status }
game-why = لماذا لا تتحرّك أي قطعة؟
game-faces = { $count ->
    [0] لا وجه إلى أعلى
    [one] وجه واحد إلى أعلى
    [two] وجهان إلى أعلى
    [few] { $count } وجوه إلى أعلى
    [many] { $count } وجهًا إلى أعلى
   *[other] { $count } وجه إلى أعلى
}
game-sticks-label = { $count ->
    [0] لا وجه إلى أعلى: { $throw }
    [one] وجه واحد إلى أعلى: { $throw }
    [two] وجهان إلى أعلى: { $throw }
    [few] { $count } وجوه إلى أعلى: { $throw }
    [many] { $count } وجهًا إلى أعلى: { $throw }
   *[other] { $count } وجه إلى أعلى: { $throw }
}
game-sticks-waiting = لم تُرمَ بعد

# Squares
game-board-label = الرقعة
game-square-empty = { $square }، خالية
game-square-piece = { $side ->
    [cones] { $square }، مخروط
   *[spools] { $square }، بكرة
}
game-square-house-empty = { $square }، { $house }، خالية
game-square-house-piece = { $side ->
    [cones] { $square }، { $house }، مخروط
   *[spools] { $square }، { $house }، بكرة
}
game-square-choice = { $square }. { $offer }
game-legend = البيوت
game-legend-rebirth = إليه يعود الغرقى
game-legend-beauty-standard = خروج برمية 4 أو 5
game-legend-water-standard = عودة إلى 15
game-legend-water-jequier = عودة إلى البداية
game-legend-truths-standard = خروج برمية 3
game-legend-atum-standard = خروج برمية 2
game-legend-safe = آمن
game-house-short = { $square } { $house }
game-house-rebirth = البعث
game-house-beauty = الجمال
game-house-water = الماء
game-house-truths = الحقائق الثلاث
game-house-atum = رع آتوم
game-house-horus = حورس

# Moves so far
game-moves = النقلات
game-moves-none = لا رميات بعد.
game-moves-start = البداية
game-moves-back = نقلة إلى الوراء
game-moves-on = نقلة إلى الأمام
game-moves-now = العودة إلى اللعبة
game-replay = بعد النقلة { $turn } من { $count }
game-replay-start = البداية
game-short-step = { $from } ← { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } ← الماء ← { $to }
game-short-off = { $from } خرجت
game-short-back = { $from } ← { $to }، تراجع
game-short-pass = لا نقلة
game-short-throwoff = ليست 1
game-short-open = …

# Waiting and joining
game-waiting-heading = رابط لإرساله إلى صديقك
game-waiting-lead = تبدأ اللعبة حين يجلس صديقك إلى الرقعة. يمكن إغلاق هذه الصفحة والعودة إليها.
game-waiting-seat = { $side ->
    [cones] لك المخاريط والرمية الأولى
    [spools] لك البكرات
    [first] لك الرمية الأولى
   *[second] لك الرمية الثانية
}
game-waiting-kept = مقعد محجوز لصديقك
game-waiting-leave = ترك اللعبة
game-queue-heading = نبحث عن خصم لك
game-queue-lead = أول من يطلب { $rules } يجلس أمامك. يُرجى إبقاء هذه الصفحة مفتوحة.
game-queue-kept = مقعد محجوز لمن يأتي
game-link-label = رابط اللعبة
game-copy = نسخ الرابط
game-copied = تم النسخ
game-share = مشاركة
game-share-text = هيا نلعب سينيت معًا:
game-qr = رمز QR للرابط
game-qr-scan = مسح الرمز للانضمام
game-invitation-heading = دعوة من { $name } إلى لعبة { $rules }
game-invitation-heading-nameless = دعوة إلى لعبة { $rules }
game-invitation-lead = بلا تسجيل. ضغطة واحدة والمقعد لك.
game-invitation-seat = { $side ->
    [cones] ستكون لك المخاريط والرمية الأولى.
    [spools] ستكون لك البكرات.
    [first] ستكون لك الرمية الأولى.
   *[second] ستكون لك الرمية الثانية.
}
game-invitation-take = الجلوس إلى الرقعة
game-leave-guest = المغادرة قبل أول رمية

# The end
game-won-you = لك الفوز
game-won-them = الفوز من نصيب { $name }
game-lost-you = الفوز من نصيب { $name }. كان نزالًا جميلًا.
game-end-borne-off = { $turns ->
    [zero] خرجت القطع الخمس كلها.
    [one] خرجت القطع الخمس كلها بعد رمية واحدة.
    [two] خرجت القطع الخمس كلها بعد رميتين.
    [few] خرجت القطع الخمس كلها بعد { $turns } رميات.
    [many] خرجت القطع الخمس كلها بعد { $turns } رمية.
   *[other] خرجت القطع الخمس كلها بعد { $turns } رمية.
}
game-end-resignation = { $who ->
    [you] انتهت اللعبة باستسلامك.
   *[other] انتهت اللعبة باستسلام { $name }.
}
game-end-absence = { $who ->
    [you] طال غيابك، فاحتُسب الفوز لخصمك.
   *[other] طال غياب { $name }، فاحتُسب الفوز للخصم.
}
game-end-time = { $who ->
    [you] نفد وقتك.
   *[other] نفد وقت { $name }.
}
game-rematch = لعبة أخرى بتبديل المقعدين
game-rematch-accept = قبول الإعادة
game-rematch-offered-you = عرضت إعادة اللعب. ويبقى العرض قائمًا ولو غاب الطرف الآخر.
game-rematch-offered-them = عرض من { $name } بإعادة اللعب
game-rematch-go = إلى اللعبة التالية
game-rematch-watch = الاثنان يواصلان: إلى اللعبة التالية
game-another = اختيار لعبة أخرى

# Around the board
game-more = المزيد
game-say-something = كلمة سريعة
game-said = { $name }: { $phrase }
game-phrase-hello = مرحبًا!
game-phrase-good-luck = بالتوفيق!
game-phrase-well-played = أحسنت!
game-phrase-what-luck = يا له من حظ!
game-phrase-close = بفارق شعرة!
game-phrase-oh-no = يا للأسف!
game-phrase-one-moment = لحظة من فضلك
game-phrase-thanks = شكرًا!
game-phrase-again = لعبة أخرى؟
game-phrase-bye = إلى اللقاء!
game-invite-watchers = رابط للمشاهدة
game-sound = الصوت
game-notify = تنبيه حين يأتي دوري
game-notify-body = جاء دورك.
game-device = نقل مقعدي إلى جهاز آخر
game-check = التحقق من الرميات
game-resign = الاستسلام
game-resign-sure = تأكيد الاستسلام في هذه اللعبة؟
game-resign-yes = نعم، أستسلم
game-name = اسمك
game-name-hint = اختياري، حتى 20 حرفًا
game-name-save = حفظ
game-claim = طلب الفوز
game-claim-about = طال غياب { $name }. يمكنك طلب الفوز، أو الانتظار ما طاب لك.
game-claim-in = { $seconds ->
    [zero] { $name } خارج اللعبة الآن. يمكنك طلب الفوز الآن.
    [one] { $name } خارج اللعبة الآن. بعد ثانية واحدة يمكنك طلب الفوز.
    [two] { $name } خارج اللعبة الآن. بعد ثانيتين يمكنك طلب الفوز.
    [few] { $name } خارج اللعبة الآن. بعد { $seconds } ثوانٍ يمكنك طلب الفوز.
    [many] { $name } خارج اللعبة الآن. بعد { $seconds } ثانية يمكنك طلب الفوز.
   *[other] { $name } خارج اللعبة الآن. بعد { $seconds } ثانية يمكنك طلب الفوز.
}
game-offline = لا اتصال. تُحدَّث الرقعة فور عودته.

# The rules at hand
game-rules-hand = القواعد باختصار
game-rules-throw-standard = الرمية هي عدد الوجوه المتجهة إلى أعلى، من 1 إلى 4، وإن لم يظهر أي وجه فهي 5. بعد 1 و4 و5 رمية أخرى.
game-rules-throw-jequier = الرمية هي عدد الوجوه المتجهة إلى أعلى، من 1 إلى 4، وإن لم يظهر أي وجه فهي 6. بعد 1 و4 و6 رمية أخرى إن أمكنت النقلة.
game-rules-swap = القطعة التي تتوقف على قطعة للخصم تتبادل معها المكان، ما لم تكن قطعة الخصم آمنة.
game-rules-safe-standard = المتجاورتان من طرف واحد تحمي كلٌّ منهما الأخرى. والخانات 27 و28 و29 و30 آمنة.
game-rules-safe-jequier = المتجاورتان من طرف واحد تحمي كلٌّ منهما الأخرى. والخانات 26 و28 و29 و30 آمنة.
game-rules-wall-standard = يجوز تجاوز أي قطع.
game-rules-wall-jequier = لا يجوز تجاوز ثلاث قطع متتالية للخصم، لا إلى الأمام ولا إلى الخلف.
game-rules-water-standard = من يتوقف على 28 يعود إلى 15، أو إلى أول خانة خالية قبلها.
game-rules-water-jequier = من يتوقف على 27 يعود إلى أصغر خانة خالية رقمًا.
game-rules-back-standard = لا تتراجع القطع أبدًا. وإن تعذّرت النقلة ضاعت الرمية.
game-rules-back-jequier = إن تعذّرت النقلة إلى الأمام فعلى قطعة أن تتراجع إلى خانة خالية. وإن لم يمكن ذلك ضاع الدور.
game-rules-off-standard = تخرج القطعة من 27 برمية 4 أو 5، ومن 29 برمية 3، ومن 30 برمية 2.
game-rules-off-jequier = متى صارت كل قطعك على 21 إلى 30، تُخرج القطعةَ كلُّ رمية تبلغ 30 أو أكثر.
game-rules-win = أول من يُخرج القطع الخمس من الرقعة يفوز.

# Another device
game-device-title = نقل المقعد إلى جهاز آخر
game-device-lead = هذا رابط خاص يُفتح على الجهاز الآخر. كل من يفتحه يستطيع اللعب مكانك، فلا ينبغي أن يراه أحد غيرك.
game-device-qr = رمز QR للرابط الخاص
game-device-back = العودة إلى اللعبة
game-device-take-title = مواصلة اللعب هنا
game-device-take-lead = ينتقل مقعدك في هذه اللعبة ({ $rules }) إلى هذا الجهاز، ويحتفظ به الجهاز الآخر أيضًا.
game-device-take = الجلوس هنا في مقعدي
