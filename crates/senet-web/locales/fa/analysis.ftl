analysis-title = تحلیل هر وضعیت در سِنِت
analysis-nav = تحلیل
analysis-heading = تحلیل وضعیت
analysis-lead = هر وضعیتی را بچینید و ببینید چه کسی بهتر است، هر پرتاب چه ارزشی دارد و کدام حرکت بهترین است.
analysis-tap = برای تغییر، خانه را لمس کنید: خالی، مخروط، قرقره.
analysis-turn = نوبت
analysis-throw = پرتاب
analysis-throw-none = هنوز نه
analysis-clear = خالی کردن صفحه
analysis-start = وضعیت آغاز
analysis-text = وضعیت به‌صورت متن
analysis-read = خواندن
analysis-unread = این متن وضعیت نیست. سه ردیف، طرف و پرتاب لازم بود.
analysis-win = { $side ->
    [cones] بخت برد مخروط‌ها
   *[spools] بخت برد قرقره‌ها
}
analysis-throws = ارزش هر پرتاب
analysis-moves = حرکت‌ها، بهترین در آغاز
analysis-over = { $side ->
    [cones] مخروط‌ها همه بیرون رفته‌اند: برده‌اند.
   *[spools] قرقره‌ها همه بیرون رفته‌اند: برده‌اند.
}

## Why a setup cannot stand in a game
analysis-faults = چنین چیزی در بازی پیش نمی‌آید
analysis-fault-pieces = { $side ->
    [cones] مخروط زیاد است: { $count } روی صفحه، بیشینه { $most }.
   *[spools] قرقره زیاد است: { $count } روی صفحه، بیشینه { $most }.
}
analysis-fault-empty = هیچ مهره‌ای روی صفحه نیست؛ یک طرف باید مهره داشته باشد.
analysis-fault-water = مهره‌ای روی { $square }، سرای آب، است؛ آنجا چیزی نمی‌ماند.
analysis-fault-throw = { $throw } نمی‌آید: در این قاعده‌ها ۱، ۲، ۳، ۴ و { $none } هست.
analysis-fault-end = پرتابی گذاشته شده با آنکه یک طرف بیرون رفته است.
analysis-fault-side = بگویید نوبت کیست.
