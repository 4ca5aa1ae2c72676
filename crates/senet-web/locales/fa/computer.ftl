## Choosing the computer
computer-opponent = رایانه
computer-play = بازی با رایانه
computer-level = سطح
computer-level-1 = تازه‌کار
computer-level-2 = حریص
computer-level-3 = محتاط
computer-level-4 = اندیشمند
computer-level-5 = خبره
computer-level-6 = بی‌نقص
computer-about-1 = پیش می‌دود و هرچه جلوی چشمش باشد برمی‌دارد؛ باقی را بیشتر وقت‌ها نمی‌بیند.
computer-about-2 = هرچه بتواند می‌گیرد و هرگز نمی‌پرسد پرتاب بعدی شما چه خواهد بود.
computer-about-3 = برای هر مهره نگران است و آن‌ها را کنار هم نگه می‌دارد.
computer-about-4 = حرکت‌هایش را می‌سنجد و یک پرتاب جلوتر را می‌بیند.
computer-about-5 = کمتر چیزی از چشمش پنهان می‌ماند.
computer-about-6 = هر بار بهترین حرکتی که می‌داند.

## At the board
computer-name = رایانه

## Hints
computer-hint = یک راهنمایی بدهید
computer-hint-exact = مقدارهای دقیق.
computer-hint-estimated = مقدارهای برآوردی.
computer-hints = راهنمایی تا اینجا: { $count }
computer-notice-no-hints = راهنمایی فقط در بازی با رایانه داده می‌شود.
computer-notice-nothing = راهنمایی برای پرتابی است که منتظر حرکت شماست.
