analysis-title = تحلیل هر وضعیت در سِنِت
analysis-nav = تحلیل
analysis-heading = تحلیل وضعیت
analysis-lead = هر وضعیتی را بچینید و ببینید وضع کدام طرف بهتر است، هر پرتاب چه ارزشی دارد و کدام حرکت بهترین است.
analysis-tap = برای تغییر، خانه را لمس کنید: خالی، مخروط، قرقره.
analysis-turn = نوبت
analysis-throw = پرتاب
analysis-throw-none = هنوز نه
analysis-clear = خالی کردن صفحه
analysis-start = وضعیت آغاز
analysis-text = وضعیت به‌صورت متن
analysis-read = خواندن
analysis-unread = این متن یک وضعیت نیست. باید سه ردیف، طرف و پرتاب باشد.
analysis-win = { $side ->
    [cones] شانس برد مخروط‌ها
   *[spools] شانس برد قرقره‌ها
}
analysis-throws = ارزش هر پرتاب
analysis-moves = حرکت‌ها، از بهترین به بدترین
analysis-over = { $side ->
    [cones] همهٔ مخروط‌ها بیرون رفته‌اند: مخروط‌ها برده‌اند.
   *[spools] همهٔ قرقره‌ها بیرون رفته‌اند: قرقره‌ها برده‌اند.
}

## Why a setup cannot stand in a game
analysis-faults = چنین چیزی در بازی پیش نمی‌آید
analysis-fault-pieces = { $side ->
    [cones] تعداد مخروط‌ها زیاد است: { $count } روی صفحه، حداکثر { $most }.
   *[spools] تعداد قرقره‌ها زیاد است: { $count } روی صفحه، حداکثر { $most }.
}
analysis-fault-empty = هیچ مهره‌ای روی صفحه نیست؛ یک طرف باید مهره داشته باشد.
analysis-fault-water = مهره‌ای روی { $square }، یعنی سرای آب، است؛ هیچ مهره‌ای آن‌جا نمی‌ماند.
analysis-fault-throw = { $throw } نمی‌آید: در این قوانین 1، 2، 3، 4 و { $none } هست.
analysis-fault-end = پرتابی تعیین شده، با آن‌که همهٔ مهره‌های یک طرف بیرون رفته‌اند.
analysis-fault-side = بگویید نوبت کیست.
