review-title = مرور · { $rules }
review-open = مرور بازی
review-curve = شانس برد
review-curve-about = از { $start } تا { $end } در { $count } پرتاب. فهرست حرکت‌ها همین را با واژه و عدد می‌گوید.
review-moments = لحظه‌های سرنوشت‌ساز
review-move = حرکت { $turn }
review-better = بهتر
review-best = بهترین حرکت
review-played = بازی‌شده
review-given = ازدست‌رفته
review-luck = شانس
review-choices = { $best } از { $count } انتخاب بهترین بود
review-adds = ریز حساب
review-begin = در آغاز
review-end = در پایان
review-exact = همهٔ مقدارها دقیق‌اند.
review-estimated = مقدارها برآوردی‌اند.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = شانس تعیین‌کننده بود: چوب‌ها به برنده { $luck } دادند و انتخاب‌های بهتر { $skill }.
review-sum-skill = انتخاب‌های بهتر تعیین‌کننده بودند: به برنده { $skill } دادند و چوب‌ها { $luck }.
review-sum-both = هم شانس و هم انتخاب‌های بهتر به برنده کمک کردند: { $luck } و { $skill }.
review-sum-against-luck = برد با وجود بدشانسی: چوب‌ها { $luck } از برنده گرفتند و انتخاب‌های بهتر { $skill } به او دادند.
review-sum-against-skill = شانس انتخاب‌های ضعیف‌تر را جبران کرد: چوب‌ها به برنده { $luck } دادند و انتخاب‌ها { $skill } از او گرفتند.
review-sum-stopped = بازی پیش از پایان متوقف شد؛ شانس برنده { $chance } بود.

## Around it
review-list = همهٔ حرکت‌ها در یک فهرست
review-list-back = بازگشت به صفحه
review-column-move = حرکت
review-analyse = تحلیل این وضعیت
review-link = پیوند این لحظه
review-keys = با کلیدهای جهت‌نما در بازی جلو و عقب بروید.
