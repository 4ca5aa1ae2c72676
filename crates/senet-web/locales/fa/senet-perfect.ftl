### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = بازی بی‌نقص چه نشان می‌دهد
senet-perfect-start = بازی استاندارد حل شده است: برای هر وضعیت می‌دانیم اگر هیچ‌یک هرگز خطا نکند شانس برد هر طرف چقدر است. در آغاز، بازیکن اول که مخروط‌ها را دارد { $percent }٪ بازی‌ها را می‌برد.
senet-perfect-length = بازی دو بازیکن بی‌نقص به‌طور میانگین { $throws } پرتاب طول می‌کشد، با انحراف معیار { $spread }.
senet-perfect-luck = هر پرتاب به‌طور میانگین شانس برد را { $swing } واحد درصد تغییر می‌دهد.
senet-perfect-source = این عددها از حل خودمان برای بازی به دست آمده که در تاریخ { $date } محاسبه شده است.
