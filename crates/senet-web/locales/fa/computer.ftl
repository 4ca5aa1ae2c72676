## Choosing the computer
computer-opponent = رایانه
computer-play = بازی با رایانه
computer-level = سطح
computer-level-1 = تازه‌کار
computer-level-2 = حریص
computer-level-3 = محتاط
computer-level-4 = متفکر
computer-level-5 = خبره
computer-level-6 = بی‌نقص
computer-about-1 = پیش می‌دود و هرچه جلوی چشمش باشد برمی‌دارد؛ باقی را بیشتر وقت‌ها نمی‌بیند.
computer-about-2 = هرچه بتواند می‌گیرد و هرگز نمی‌پرسد پرتاب بعدی شما چه می‌تواند باشد.
computer-about-3 = نگران تک‌تک مهره‌هاست و کنار هم نگهشان می‌دارد.
computer-about-4 = حرکت‌هایش را می‌سنجد و یک پرتاب جلوتر را می‌بیند.
computer-about-5 = کمتر چیزی از چشمش پنهان می‌ماند.
computer-about-6 = هر بار بهترین حرکتی که می‌داند.

## At the board
computer-name = رایانه

## Hints
computer-hint = راهنمایی‌ام کنید
computer-hint-exact = مقدارهای دقیق.
computer-hint-estimated = مقدارهای برآوردی.
computer-hints = راهنمایی‌ها تا این‌جا: { $count }
computer-notice-no-hints = راهنمایی فقط در بازی با رایانه داده می‌شود.
computer-notice-nothing = راهنمایی فقط وقتی داده می‌شود که پرتابی منتظر حرکت شما باشد.
