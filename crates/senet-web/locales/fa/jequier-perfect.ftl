### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = بازی بی‌نقص چه نشان می‌دهد
jequier-perfect-start = هر دو بازی حل شده‌اند: برای هر وضعیت می‌دانیم اگر هیچ‌یک هرگز خطا نکند شانس برد هر طرف چقدر است. در سِنِتِ ژکیه برندهٔ پرتاب آغاز { $percent }٪ بازی‌ها را می‌برد. در بازی استاندارد بازیکن اول { $standard }٪ را می‌برد.
jequier-perfect-length = بازی سِنِتِ ژکیه میان دو بازیکن بی‌نقص به‌طور میانگین { $throws } پرتاب طول می‌کشد، با انحراف معیار { $spread }.
jequier-perfect-luck = هر پرتاب به‌طور میانگین شانس برد را { $swing } واحد درصد تغییر می‌دهد.
jequier-perfect-source = این عددها از حل خودمان برای این دو بازی به دست آمده که در تاریخ { $date } محاسبه شده است.
