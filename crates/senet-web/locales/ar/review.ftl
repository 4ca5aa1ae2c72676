review-title = مراجعة · { $rules }
review-open = مراجعة اللعبة
review-curve = فرصة الفوز
review-curve-about = من { $start } إلى { $end }، وعدد الرميات { $count }. وقائمة النقلات تعرض ذلك نفسه بالكلمات والأرقام.
review-moments = اللحظات الحاسمة
review-move = النقلة { $turn }
review-better = أفضل
review-best = أفضل نقلة
review-played = ما لُعب
review-given = المهدور
review-luck = الحظ
review-choices = الاختيار الأفضل في { $best } من أصل { $count }
review-adds = تفصيل الحساب
review-begin = في البداية
review-end = في النهاية
review-exact = كل القيم دقيقة.
review-estimated = القيم تقديرية.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = حسمها الحظ: أعطت العصيّ الفائز { $luck }، وأعطته الاختيارات الأفضل { $skill }.
review-sum-skill = حسمتها الاختيارات الأفضل: أعطت الفائز { $skill }، وأعطته العصيّ { $luck }.
review-sum-both = استفاد الفائز من الحظ ومن الاختيارات الأفضل معًا: { $luck } و{ $skill }.
review-sum-against-luck = فوز رغم سوء الحظ: أخذت العصيّ من الفائز { $luck }، وأعطته الاختيارات الأفضل { $skill }.
review-sum-against-skill = عوّض الحظ عن اختيارات أضعف: أعطت العصيّ الفائز { $luck }، وكلّفته الاختيارات { $skill }.
review-sum-stopped = توقفت اللعبة قبل نهايتها، وكانت فرصة الفائز { $chance }.

## Around it
review-list = كل النقلات في قائمة
review-list-back = العودة إلى الرقعة
review-column-move = النقلة
review-analyse = تحليل هذا الوضع
review-link = رابط هذه اللحظة
review-keys = التنقل في اللعبة بمفاتيح الأسهم.
