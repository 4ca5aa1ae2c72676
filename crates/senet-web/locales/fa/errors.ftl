errors-not-found-title = چنین صفحه‌ای نیست
errors-not-found = این نشانی به جایی نمی‌رسد. شاید حرفی در راه گم شده باشد.
errors-no-game-title = چنین بازی‌ای نیست
errors-no-game = هیچ بازی‌ای این پیوند را ندارد. لطفاً پیوند را دوباره بخواهید یا خودتان بازی تازه‌ای بسازید.
errors-bad-request-title = این درخواست فهمیده نشد
errors-bad-request = چیزی در فرم کم بود یا سر جایش نبود. لطفاً برگردید و یک بار دیگر امتحان کنید.
errors-foreign-title = این درخواست از سایت دیگری آمد
errors-foreign = برای حفاظت از شما، فقط صفحه‌های همین سایت می‌توانند از سوی شما کاری کنند. بازی را همین‌جا باز کنید و دوباره امتحان کنید.
errors-seat-link-title = این پیوند دیگر کار نمی‌کند
errors-seat-link = پیوند جابه‌جا کردن جای شما فقط مدت کوتاهی کار می‌کند. روی دستگاهی که با آن بازی می‌کنید پیوند تازه‌ای بسازید.
errors-too-many-title = کمی آهسته‌تر
errors-too-many = درخواست‌ها یک‌باره زیاد شد. لطفاً لحظه‌ای صبر کنید و دوباره امتحان کنید.
errors-server-title = مشکلی در سمت ما پیش آمد
errors-server = بازی‌هایتان در امان است. لطفاً لحظه‌ای دیگر دوباره امتحان کنید.
errors-home = به صفحهٔ نخست
errors-offline-title = این‌جا شبکه‌ای نیست
errors-offline = بازی‌هایتان روی سرور نگه داشته می‌شوند و همین که برگردید از همان‌جا ادامه می‌یابند. در این میان می‌توان قوانین را خواند.
errors-offline-rules = خواندن قوانین

errors-notice-stale = بازی جلوتر رفته بود. وضع کنونی‌اش این است.
errors-notice-not-your-turn = نوبت شما نیست.
errors-notice-no-seat = شما تماشاگر این بازی هستید و در آن جایی ندارید.
errors-notice-full = هر دو جا پر است. می‌توانید تماشا کنید.
errors-notice-throw-pending = نخست باید پرتاب { $throw } بازی شود.
errors-notice-game-over = بازی تمام شده است.
errors-notice-begun = بازی آغاز شده و نمی‌توان این‌گونه ترکش کرد. می‌توانید تسلیم شوید.
errors-notice-cannot-claim = اکنون نمی‌توان اعلام برد کرد.
errors-notice-not-over = بازی دوباره پس از پایان این بازی ممکن است.
errors-notice-too-many = { $seconds ->
    [one] درخواست‌ها یک‌باره زیاد شد. لطفاً { $seconds } ثانیهٔ دیگر دوباره امتحان کنید.
   *[other] درخواست‌ها یک‌باره زیاد شد. لطفاً { $seconds } ثانیهٔ دیگر دوباره امتحان کنید.
}
errors-move-nobody = هنوز طرف‌ها مشخص نشده‌اند.
errors-move-not-thrown = نخست باید چوب‌ها پرتاب شوند.
errors-move-empty = روی { $from } مهره‌ای نیست.
errors-move-enemy = مهرهٔ { $from } مال شما نیست.
errors-move-own = { $from }: روی { $to } مهره‌ای از همان طرف است.
errors-move-safe = { $from }: مهرهٔ { $to } روی خانهٔ امن است.
errors-move-neighbour = { $from }: مهرهٔ { $to } در پناه همسایه‌اش روی { $neighbour } است.
errors-move-blockade = { $from }: دیواری سه‌تایی، از { $at } به بعد، راه را بسته است.
errors-move-no-exit = { $from }: پرتاب { $throw } این مهره را از صفحه بیرون نمی‌برد.
errors-move-not-home = { $from }: مهره‌ها فقط وقتی بیرون می‌روند که همه در ردیف آخر باشند؛ یکی روی { $behind } است.
errors-move-opening = نخستین 1 از { $from } بازی می‌شود.
errors-move-before-first = { $from }: راه برگشت در خانهٔ 1 تمام می‌شود.
errors-move-back-onto = { $from }: عقب رفتن خانهٔ خالی می‌خواهد و روی { $to } مهره‌ای هست.
