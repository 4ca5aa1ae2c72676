review-title = סקירה · { $rules }
review-open = סקירת המשחק
review-curve = סיכוי לנצח
review-curve-about = מ־{ $start } ל־{ $end } ב־{ $count } הטלות. רשימת המהלכים אומרת אותו דבר במילים ובמספרים.
review-moments = הרגעים המכריעים
review-move = מהלך { $turn }
review-better = עדיף
review-best = המהלך הטוב ביותר
review-played = שוחק
review-given = אבד
review-luck = מזל
review-choices = { $best } מתוך { $count } בחירות היו הטובות ביותר
review-adds = כך זה מסתכם
review-begin = בהתחלה
review-end = בסוף
review-exact = כל הערכים מדויקים.
review-estimated = הערכים משוערים.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = המזל הכריע: המקלות נתנו למנצח { $luck }, והבחירות הטובות יותר { $skill }.
review-sum-skill = הבחירות הטובות יותר הכריעו: הן נתנו למנצח { $skill }, והמקלות { $luck }.
review-sum-both = גם המזל וגם הבחירות עזרו למנצח: { $luck } ו־{ $skill }.
review-sum-against-luck = ניצחון למרות המזל: המקלות גבו מהמנצח { $luck }, והבחירות הטובות יותר נתנו { $skill }.
review-sum-against-skill = המזל פיצה על בחירות חלשות: המקלות נתנו למנצח { $luck }, והבחירות עלו { $skill }.
review-sum-stopped = המשחק נעצר לפני סופו; סיכויי המנצח עמדו על { $chance }.

## Around it
review-list = כל המהלכים ברשימה
review-list-back = חזרה ללוח
review-column-move = מהלך
review-analyse = ניתוח העמדה הזו
review-link = קישור לרגע הזה
review-keys = מקשי החצים מדפדפים במשחק.
