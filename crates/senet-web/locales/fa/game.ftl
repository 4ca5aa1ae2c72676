# Titles
game-title-your-turn = نوبت شما · { $rules }
game-title-their-turn = نوبت { $name } · { $rules }
game-title-waiting = در انتظار دوستتان · { $rules }
game-title-queue = در جست‌وجوی بازیکن · { $rules }
game-title-invitation = دعوت به بازی { $rules }
game-title-over = بازی تمام شد · { $rules }

# Players
game-you = شما
game-first-player = بازیکن اول
game-second-player = بازیکن دوم
game-your-opponent = حریف شما
game-players = بازیکنان
game-home-count = از 5 بیرون
game-turn-yours = نوبت شما
game-turn-theirs = نوبت اوست
game-here = حاضر
game-away = غایب
game-no-side = هنوز طرفی ندارد
game-watchers = { $count ->
    [one] { $count } نفر تماشا می‌کند
   *[other] { $count } نفر تماشا می‌کنند
}
game-watching = شما تماشاگرید
game-clock-label = زمان ماندهٔ { $name }: { $time }
game-clock-label-you = زمان ماندهٔ شما: { $time }

# What is to be done
game-throwoff-you = برای نخستین 1 پرتاب کنید
game-throwoff-them = { $name } برای نخستین 1 پرتاب می‌کند
game-throwoff-about = هر که زودتر 1 بیاورد قرقره‌ها را برمی‌دارد و با رفتن از 10 به 11 آغاز می‌کند.
game-throw-you = نوبت شماست: چوب‌ها را پرتاب کنید
game-throw-again-you = دوباره پرتاب کنید
game-throw-them = نوبت پرتاب { $name }
game-throw-again-them = { $name } دوباره پرتاب می‌کند
game-move-you = { $throw } آوردید. مهره‌ای انتخاب کنید.
game-move-one-you = { $throw } آوردید. یک حرکت ممکن است.
game-move-back-you = { $throw } آوردید. هیچ مهره‌ای نمی‌تواند پیش برود: یکی باید عقب برود.
game-move-them = { $name } { $throw } آورد و مهره‌ای انتخاب می‌کند
game-handover = { $side ->
    [cones] { $name }، با مخروط‌ها: نوبت شماست
   *[spools] { $name }، با قرقره‌ها: نوبت شماست
}
game-choices = { $count ->
    [one] { $count } مهره می‌تواند حرکت کند. آن را لمس کنید یا دکمه را بزنید.
   *[other] { $count } مهره می‌توانند حرکت کنند. یکی را که زیرش حلقه‌ای هست لمس کنید.
}
game-act-throw = پرتاب چوب‌ها
game-act-choose = انتخاب مهره
game-act-wait = { $name } بازی می‌کند
game-act-step = رفتن به { $to }
game-act-swap = تعویض جا با { $to }
game-act-water = به درون آب
game-act-off = بیرون بردن
game-act-back = عقب رفتن به { $to }
game-offer-step = { $from } به { $to }: گامی به خانهٔ خالی.
game-offer-swap = { $side ->
    [cones] { $from } به { $to }: جای مخروط شما و قرقره عوض می‌شود.
   *[spools] { $from } به { $to }: جای قرقرهٔ شما و مخروط عوض می‌شود.
}
game-offer-water = { $from } به { $water }: مهرهٔ شما در آب می‌افتد و از { $to } سر درمی‌آورد.
game-offer-off = { $from }: مهرهٔ شما از صفحه بیرون می‌رود و به مقصد می‌رسد.
game-offer-back = { $from } عقب به { $to }.

# What happened
game-event-step = { $who ->
    [you] { $throw } آوردید و از { $from } به { $to } رفتید.
   *[other] { $name } { $throw } آورد و از { $from } به { $to } رفت.
}
game-event-swap = { $who ->
    [you] { $throw } آوردید و جای { $from } و { $to } را عوض کردید.
   *[other] { $name } { $throw } آورد و جای { $from } و { $to } را عوض کرد.
}
game-event-water = { $who ->
    [you] { $throw } آوردید. مهرهٔ شما از { $from } در آب افتاد و از { $to } سر درآورد.
   *[other] { $name } { $throw } آورد. مهره از { $from } در آب افتاد و از { $to } سر درآورد.
}
game-event-off = { $who ->
    [you] { $throw } آوردید و مهرهٔ { $from } را بیرون بردید.
   *[other] { $name } { $throw } آورد و مهرهٔ { $from } را بیرون برد.
}
game-event-back = { $who ->
    [you] { $throw } آوردید و ناچار از { $from } به { $to } عقب رفتید.
   *[other] { $name } { $throw } آورد و ناچار از { $from } به { $to } عقب رفت.
}
game-event-pass = { $who ->
    [you] { $throw } آوردید، ولی هیچ مهره‌تان نمی‌تواند حرکت کند.
   *[other] { $name } { $throw } آورد، ولی هیچ مهره‌ای نمی‌تواند حرکت کند.
}
game-event-throwoff = { $who ->
    [you] { $throw } آوردید، نه 1.
   *[other] { $name } { $throw } آورد، نه 1.
}
game-event-spools = { $who ->
    [you] نخستین 1 را آوردید: قرقره‌ها از آنِ شماست.
   *[other] { $name } نخستین 1 را آورد و قرقره‌ها را برداشت.
}
game-event-thrown = { $who ->
    [you] { $throw } آوردید.
   *[other] { $name } { $throw } آورد.
}
game-say = { $event } { $status }
game-why = چرا هیچ مهره‌ای نمی‌تواند حرکت کند
game-faces = { $count ->
    [0] هیچ چوبی رو به بالا نیست
    [one] { $count } چوب رو به بالا
   *[other] { $count } چوب رو به بالا
}
game-sticks-label = { $count ->
    [0] هیچ چوبی رو به بالا نیست: { $throw }
    [one] { $count } چوب رو به بالا: { $throw }
   *[other] { $count } چوب رو به بالا: { $throw }
}
game-sticks-waiting = هنوز پرتاب نشده

# Squares
game-board-label = صفحهٔ بازی
game-square-empty = { $square }، خالی
game-square-piece = { $side ->
    [cones] { $square }، مخروط
   *[spools] { $square }، قرقره
}
game-square-house-empty = { $square }، { $house }، خالی
game-square-house-piece = { $side ->
    [cones] { $square }، { $house }، مخروط
   *[spools] { $square }، { $house }، قرقره
}
game-square-choice = { $square }. { $offer }
game-legend = سراها
game-legend-rebirth = بازگشت غرق‌شده‌ها
game-legend-beauty-standard = بیرون با 4 یا 5
game-legend-water-standard = بازگشت به 15
game-legend-water-jequier = بازگشت به آغاز
game-legend-truths-standard = بیرون با 3
game-legend-atum-standard = بیرون با 2
game-legend-safe = امن
game-house-short = { $square } { $house }
game-house-rebirth = نوزایی
game-house-beauty = زیبایی
game-house-water = آب
game-house-truths = سه حقیقت
game-house-atum = رع آتوم
game-house-horus = هوروس

# Moves so far
game-moves = حرکت‌ها
game-moves-none = هنوز چیزی پرتاب نشده است.
game-moves-start = آغاز
game-moves-back = یک حرکت به عقب
game-moves-on = یک حرکت به جلو
game-moves-now = بازگشت به بازی
game-replay = پس از حرکت { $turn } از { $count }
game-replay-start = آغاز
game-short-step = { $from } ← { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } ← آب ← { $to }
game-short-off = { $from } بیرون
game-short-back = { $from } ← { $to }، به عقب
game-short-pass = بدون حرکت
game-short-throwoff = 1 نیامد
game-short-open = …

# Waiting and joining
game-waiting-heading = این پیوند را برای دوستتان بفرستید
game-waiting-lead = بازی وقتی آغاز می‌شود که دوستتان سر جایش بنشیند. می‌توانید این صفحه را ببندید و برگردید.
game-waiting-seat = { $side ->
    [cones] مخروط‌ها با شماست و اول پرتاب می‌کنید
    [spools] قرقره‌ها با شماست
    [first] شما اول پرتاب می‌کنید
   *[second] شما دوم پرتاب می‌کنید
}
game-waiting-kept = جایی برای دوستتان نگه داشته شده
game-waiting-leave = ترک بازی
game-queue-heading = در جست‌وجوی هم‌بازی برای شما
game-queue-lead = نفر بعدی که { $rules } بخواهد روبه‌روی شما می‌نشیند. این صفحه را باز نگه دارید.
game-queue-kept = جایی برای هر که بیاید نگه داشته شده
game-link-label = پیوند بازی
game-copy = کپی پیوند
game-copied = کپی شد
game-share = هم‌رسانی
game-share-text = با من سِنِت بازی کنید:
game-qr = کد QR پیوند
game-qr-scan = اسکن برای پیوستن
game-invitation-heading = { $name } شما را به بازی { $rules } دعوت می‌کند
game-invitation-heading-nameless = شما به بازی { $rules } دعوت شده‌اید
game-invitation-lead = بدون ثبت‌نام. یک بار بزنید و پای بازی نشسته‌اید.
game-invitation-seat = { $side ->
    [cones] مخروط‌ها با شما خواهد بود و اول پرتاب می‌کنید.
    [spools] قرقره‌ها با شما خواهد بود.
    [first] شما اول پرتاب خواهید کرد.
   *[second] شما دوم پرتاب خواهید کرد.
}
game-invitation-take = نشستن پای بازی
game-leave-guest = رفتن پیش از نخستین پرتاب

# The end
game-won-you = شما بردید
game-won-them = { $name } برد
game-lost-you = { $name } برد. خوب جنگیدید.
game-end-borne-off = { $turns ->
    [one] هر پنج مهره پس از { $turns } پرتاب بیرون رفته‌اند.
   *[other] هر پنج مهره پس از { $turns } پرتاب بیرون رفته‌اند.
}
game-end-resignation = { $who ->
    [you] تسلیم شدید.
   *[other] { $name } تسلیم شد.
}
game-end-absence = { $who ->
    [you] غیبتتان طولانی شد و حریف اعلام برد کرد.
   *[other] غیبت { $name } طولانی شد و حریف اعلام برد کرد.
}
game-end-time = { $who ->
    [you] وقتتان تمام شد.
   *[other] وقت { $name } تمام شد.
}
game-rematch = بازی دوباره با جای عوض‌شده
game-rematch-accept = پذیرفتن بازی دوباره
game-rematch-offered-you = بازی دوباره پیشنهاد داده‌اید. پیشنهاد شما در نبود حریف هم می‌ماند.
game-rematch-offered-them = { $name } بازی دوباره پیشنهاد می‌دهد
game-rematch-go = به بازی بعدی
game-rematch-watch = آن دو ادامه می‌دهند: به بازی بعدی
game-another = انتخاب بازی دیگر

# Around the board
game-more = بیشتر
game-say-something = چیزی بگویید
game-said = { $name }: { $phrase }
game-phrase-hello = سلام!
game-phrase-good-luck = موفق باشید!
game-phrase-well-played = خوب بازی کردید!
game-phrase-what-luck = چه شانسی!
game-phrase-close = نزدیک بود!
game-phrase-oh-no = ای وای!
game-phrase-one-moment = یک لحظه، لطفاً
game-phrase-thanks = ممنون!
game-phrase-again = یک بازی دیگر؟
game-phrase-bye = خدانگهدار!
game-invite-watchers = پیوند تماشا
game-sound = صدا
game-notify = نوبتم که شد خبرم کنید
game-notify-body = نوبت شماست.
game-device = بردن جایم به دستگاه دیگر
game-check = بررسی پرتاب‌ها
game-resign = تسلیم
game-resign-sure = واقعاً از این بازی دست می‌کشید؟
game-resign-yes = بله، تسلیم می‌شوم
game-name = نام شما
game-name-hint = اختیاری، تا 20 نویسه
game-name-save = ذخیره
game-claim = اعلام برد
game-claim-about = { $name } مدتی است این‌جا نیست. می‌توانید اعلام برد کنید یا هر چقدر خواستید صبر کنید.
game-claim-in = { $seconds ->
    [one] { $name } این‌جا نیست. { $seconds } ثانیهٔ دیگر می‌توانید اعلام برد کنید.
   *[other] { $name } این‌جا نیست. { $seconds } ثانیهٔ دیگر می‌توانید اعلام برد کنید.
}
game-offline = اتصال قطع است. همین که برگردد صفحهٔ بازی به‌روز می‌شود.

# The rules at hand
game-rules-hand = قوانین به‌کوتاهی
game-rules-throw-standard = یک تا چهار چوب رو به بالا 1 تا 4 شمرده می‌شود و اگر هیچ چوبی رو به بالا نباشد، 5. پس از 1، 4 و 5 دوباره پرتاب می‌کنید.
game-rules-throw-jequier = یک تا چهار چوب رو به بالا 1 تا 4 شمرده می‌شود و اگر هیچ چوبی رو به بالا نباشد، 6. پس از 1، 4 و 6 دوباره پرتاب می‌کنید، اگر حرکت کرده باشید.
game-rules-swap = مهره‌ای که به مهرهٔ حریف برسد جایش با آن عوض می‌شود، مگر آن‌که مهرهٔ حریف در امان باشد.
game-rules-safe-standard = دو همسایهٔ یک طرف پناه یکدیگرند. 27، 28، 29 و 30 امن‌اند.
game-rules-safe-jequier = دو همسایهٔ یک طرف پناه یکدیگرند. 26، 28، 29 و 30 امن‌اند.
game-rules-wall-standard = از روی هر مهره‌ای می‌توان گذشت.
game-rules-wall-jequier = از سه مهرهٔ پیاپیِ حریف نمی‌توان گذشت، نه رو به جلو و نه رو به عقب.
game-rules-water-standard = هر مهره‌ای که به 28 برسد به 15 برمی‌گردد، یا به نخستین خانهٔ خالی پیش از آن.
game-rules-water-jequier = هر مهره‌ای که به 27 برسد به خانهٔ خالی با کوچک‌ترین شماره برمی‌گردد.
game-rules-back-standard = مهره‌ها هرگز عقب نمی‌روند. اگر حرکتی نباشد، پرتاب می‌سوزد.
game-rules-back-jequier = اگر حرکت به جلو نباشد، یک مهره باید عقب به خانه‌ای خالی برود. اگر هیچ‌کدام نتواند، نوبت می‌سوزد.
game-rules-off-standard = مهره از 27 با 4 یا 5 بیرون می‌رود، از 29 با 3، از 30 با 2.
game-rules-off-jequier = همین که همهٔ مهره‌هایتان روی 21 تا 30 باشند، هر پرتابی که به 30 یا بیشتر برسد مهره‌ای را بیرون می‌برد.
game-rules-win = نخستین کسی که هر پنج مهره را از صفحه بیرون ببرد برنده است.

# Another device
game-device-title = بردن جایتان به دستگاه دیگر
game-device-lead = این پیوند خصوصی را روی دستگاه دیگر باز کنید. هر که بازش کند می‌تواند به جای شما بازی کند، پس به کسی نشانش ندهید.
game-device-qr = کد QR پیوند خصوصی
game-device-back = بازگشت به بازی
game-device-take-title = ادامهٔ بازی همین‌جا
game-device-take-lead = جای شما در این بازی ({ $rules }) به این دستگاه می‌آید. دستگاه دیگر هم آن را نگه می‌دارد.
game-device-take = نشستن سر جایم همین‌جا
