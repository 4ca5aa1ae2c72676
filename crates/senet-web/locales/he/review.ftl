review-title = סקירה · { $rules }
review-open = סקירת המשחק
review-curve = סיכוי לנצח
review-curve-about = { $count ->
    [one] מ־{ $start } ל־{ $end } בהטלה אחת. ברשימת המהלכים מופיע אותו דבר במילים ובמספרים.
    [two] מ־{ $start } ל־{ $end } בשתי הטלות. ברשימת המהלכים מופיע אותו דבר במילים ובמספרים.
   *[other] מ־{ $start } ל־{ $end } ב־{ $count } הטלות. ברשימת המהלכים מופיע אותו דבר במילים ובמספרים.
}
review-moments = הרגעים המכריעים
review-move = מהלך { $turn }
review-better = עדיף
review-best = המהלך הטוב ביותר
review-played = שוחק
review-given = אבד
review-luck = מזל
review-choices = הבחירה הטובה ביותר ב־{ $best } מתוך { $count }
review-adds = כך זה מסתכם
review-begin = בהתחלה
review-end = בסוף
review-exact = כל הערכים מדויקים.
review-estimated = הערכים משוערים.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = המזל הכריע: המקלות נתנו למנצח { $luck }, והבחירות הטובות יותר { $skill }.
review-sum-skill = הבחירות הטובות יותר הכריעו: הן נתנו למנצח { $skill }, והמקלות { $luck }.
review-sum-both = גם המזל וגם הבחירות הטובות יותר עזרו למנצח: { $luck } ו־{ $skill }.
review-sum-against-luck = ניצחון למרות המזל: המקלות לקחו מהמנצח { $luck }, והבחירות הטובות יותר נתנו לו { $skill }.
review-sum-against-skill = המזל פיצה על בחירות חלשות יותר: המקלות נתנו למנצח { $luck }, והבחירות עלו לו { $skill }.
review-sum-stopped = המשחק נעצר לפני סופו; סיכויי המנצח עמדו על { $chance }.

## Around it
review-list = כל המהלכים ברשימה
review-list-back = חזרה ללוח
review-column-move = מהלך
review-analyse = ניתוח העמדה הזו
review-link = קישור לרגע הזה
review-keys = מדפדפים במשחק במקשי החצים.
