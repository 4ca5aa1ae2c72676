review-title = مراجعة · { $rules }
review-open = مراجعة اللعبة
review-curve = فرصة الفوز
review-curve-about = من { $start } إلى { $end } في { $count } رمية. وقائمة النقلات تقول الشيء نفسه بالكلمات والأرقام.
review-moments = اللحظات الحاسمة
review-move = النقلة { $turn }
review-better = أفضل
review-best = أفضل نقلة
review-played = ما لُعب
review-given = المهدور
review-luck = الحظ
review-choices = { $best } من { $count } اختيارات كانت الأفضل
review-adds = كيف يُجمع الحساب
review-begin = في البداية
review-end = في النهاية
review-exact = كل القيم دقيقة.
review-estimated = القيم مقدَّرة.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = حسمها الحظ: أعطت العصيّ الفائز { $luck }، والاختيارات الأفضل { $skill }.
review-sum-skill = حسمتها الاختيارات الأفضل: أعطت الفائز { $skill }، والعصيّ { $luck }.
review-sum-both = أعان الحظ والاختيارات الأفضل الفائز معًا: { $luck } و{ $skill }.
review-sum-against-luck = فوز رغم سوء الحظ: أخذت العصيّ من الفائز { $luck }، وأعطته الاختيارات الأفضل { $skill }.
review-sum-against-skill = عوّض الحظ اختيارات أضعف: أعطت العصيّ الفائز { $luck }، وكلّفته الاختيارات { $skill }.
review-sum-stopped = توقفت اللعبة قبل نهايتها، وكانت فرصة الفائز { $chance }.

## Around it
review-list = كل النقلات في قائمة
review-list-back = العودة إلى الرقعة
review-column-move = النقلة
review-analyse = تحليل هذا الوضع
review-link = رابط هذه اللحظة
review-keys = مفاتيح الأسهم تتنقل خلال اللعبة.
