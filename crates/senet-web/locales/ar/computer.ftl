## Choosing the computer
computer-opponent = الحاسوب
computer-play = اللعب ضد الحاسوب
computer-level = المستوى
computer-level-1 = مبتدئ
computer-level-2 = طمّاع
computer-level-3 = حَذِر
computer-level-4 = مفكّر
computer-level-5 = خبير
computer-level-6 = مثالي
computer-about-1 = يندفع إلى الأمام ويأخذ ما أمام عينيه، ويفوته معظم ما عداه.
computer-about-2 = يأخذ كل ما يستطيع، ولا يسأل عمّا قد يرميه خصمه بعد ذلك.
computer-about-3 = يخاف على كل قطعة ويُبقي قطعه متجاورة.
computer-about-4 = يزن نقلاته وينظر رمية واحدة إلى الأمام.
computer-about-5 = قلّما يفوته شيء.
computer-about-6 = أفضل نقلة يعرفها، في كل مرة.

## At the board
computer-name = الحاسوب

## Hints
computer-hint = أريد تلميحًا
computer-hint-exact = قيم دقيقة.
computer-hint-estimated = قيم تقديرية.
computer-hints = عدد التلميحات حتى الآن: { $count }
computer-notice-no-hints = التلميحات متاحة في اللعب ضد الحاسوب فقط.
computer-notice-nothing = التلميح متاح حين تنتظر الرمية نقلتك.
