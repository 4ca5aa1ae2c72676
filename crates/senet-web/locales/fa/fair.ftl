fair-title = پرتاب‌های منصفانه
fair-lead = هیچ‌کس نمی‌تواند پرتاب را انتخاب کند: نه بازیکنان و نه این سایت. روش کار، به زبان ساده، این است.
fair-step-seal = پیش از آغاز بازی، سایت عددی بلند و پنهانی برمی‌دارد، یعنی بذر، و مُهر آن را نشان می‌دهد: SHA-256 آن. این مُهر فقط به همین یک عدد می‌خورد.
fair-step-shake = با هر پرتاب مرورگر شما شانزده بایت تصادفی از خودش می‌افزاید، یعنی تکان. پس سایت از پیش نمی‌داند چه خواهد آمد.
fair-step-draw = پرتاب با دستوری ثابت از بذر، بازی، شمارهٔ پرتاب و تکان به دست می‌آید: چهار بیت پایین HMAC-SHA-256 همان چهار چوب‌اند.
fair-step-open = وقتی بازی تمام شد، بذر نشان داده می‌شود. هر کسی می‌تواند بررسی کند که بذر به مُهر می‌خورد و همهٔ پرتاب‌ها را از نو حساب کند.
fair-shares = هر چوب در نیمی از دفعات رو به بالا می‌افتد. از شانزده پرتاب به‌طور میانگین چهار تا 1 است، شش تا 2، چهار تا 3، یکی 4 و در یکی هیچ چوبی رو به بالا نیست.
fair-check-title = بررسی پرتاب‌ها
fair-check-game = بازی { $id }، { $rules }
fair-seal = مُهر، که پیش از نخستین پرتاب نشان داده شد
fair-seed = بذر
fair-seed-later = بذر پس از پایان بازی نشان داده می‌شود. تا آن زمان هیچ‌کس نمی‌تواند چیزی را بررسی کند و هیچ‌کس نمی‌تواند از پیش ببیند.
fair-check = محاسبهٔ دوبارهٔ همه
fair-check-here = مرورگر شما خودش حساب می‌کند.
fair-check-good = { $count ->
    [one] بذر به مُهر می‌خورد و آن { $count } پرتاب درست است.
   *[other] بذر به مُهر می‌خورد و همهٔ { $count } پرتاب درست‌اند.
}
fair-check-bad = { $count ->
    [one] { $count } پرتاب از بذر به دست نمی‌آید.
   *[other] { $count } پرتاب از بذر به دست نمی‌آیند.
}
fair-check-bad-seal = بذر به مُهر نمی‌خورد.
fair-counts = پرتاب‌های واقعی و مورد انتظار
fair-counts-throw = پرتاب
fair-counts-expected = مورد انتظار
fair-counts-cell = { $count } از { $all }
fair-expected-cell = { $sixteenths } از 16
fair-throws = همهٔ پرتاب‌ها
fair-throws-none = هنوز چیزی پرتاب نشده است.
fair-column-number = شماره
fair-column-player = بازیکن
fair-column-sticks = چوب‌ها
fair-column-throw = پرتاب
fair-column-shake = تکان
fair-column-check = بررسی
fair-shake-none = ندارد
fair-right = درست
fair-wrong = نادرست
fair-recipe = دستور: بایت نخست HMAC-SHA-256 با بذر به‌عنوان کلید، روی متن «game:number:shake».
fair-back = بازگشت به بازی
