review-title = مرور · { $rules }
review-open = مرور بازی
review-curve = بخت برد
review-curve-about = از { $start } تا { $end } در { $count } پرتاب. فهرست حرکت‌ها همین را با واژه و عدد می‌گوید.
review-moments = لحظه‌های سرنوشت‌ساز
review-move = حرکت { $turn }
review-better = بهتر
review-best = بهترین حرکت
review-played = بازی‌شده
review-given = ازدست‌رفته
review-luck = بخت
review-choices = { $best } از { $count } انتخاب بهترین بود
review-adds = جمع حساب
review-begin = در آغاز
review-end = در پایان
review-exact = همهٔ مقدارها دقیق است.
review-estimated = مقدارها برآوردی است.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = بخت سرنوشت را رقم زد: چوب‌ها به برنده { $luck } دادند و انتخاب‌های بهتر { $skill }.
review-sum-skill = انتخاب‌های بهتر سرنوشت را رقم زد: به برنده { $skill } دادند و چوب‌ها { $luck }.
review-sum-both = بخت و انتخاب‌های بهتر هر دو به برنده یاری رساندند: { $luck } و { $skill }.
review-sum-against-luck = برد با وجود بدبیاری: چوب‌ها { $luck } گرفتند و انتخاب‌های بهتر { $skill } دادند.
review-sum-against-skill = بخت جای انتخاب‌های ضعیف‌تر را پر کرد: چوب‌ها { $luck } دادند و انتخاب‌ها { $skill } هزینه داشت.
review-sum-stopped = بازی پیش از پایان ایستاد؛ بخت برنده { $chance } بود.

## Around it
review-list = همهٔ حرکت‌ها در یک فهرست
review-list-back = بازگشت به صفحه
review-column-move = حرکت
review-analyse = تحلیل این وضعیت
review-link = پیوند این لحظه
review-keys = با کلیدهای جهت در بازی پیش و پس بروید.
