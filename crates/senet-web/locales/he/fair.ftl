fair-title = הטלות הוגנות
fair-lead = אף אחד אינו יכול לבחור הטלה: לא השחקנים ולא האתר הזה. כך זה נעשה, במילים פשוטות.
fair-step-seal = לפני תחילת המשחק האתר מגריל מספר סודי ארוך, הזרע, ומציג חותם שלו: ערך ה־SHA-256 שלו. החותם מתאים רק למספר האחד הזה.
fair-step-shake = בכל הטלה הדפדפן שלכם מוסיף שישה־עשר בייטים אקראיים משלו, הניעור. לכן האתר אינו יודע מראש מה ייצא.
fair-step-draw = ההטלה נובעת מהזרע, מהמשחק, ממספר ההטלה ומהניעור, לפי מתכון קבוע: ארבע הסיביות הנמוכות של HMAC-SHA-256 הן ארבעת המקלות.
fair-step-open = כשהמשחק מסתיים הזרע נחשף. כל אחד יכול לבדוק שהוא מתאים לחותם, ולחשב מחדש כל הטלה.
fair-shares = כל מקל נופל ופניו למעלה במחצית הפעמים. מתוך שש־עשרה הטלות, בממוצע ארבע הן 1, שש הן 2, ארבע הן 3, אחת היא 4, ובאחת אין אף מקל שפניו למעלה.
fair-check-title = בדיקת ההטלות
fair-check-game = משחק { $id }, { $rules }
fair-seal = החותם, שהוצג לפני ההטלה הראשונה
fair-seed = הזרע
fair-seed-later = הזרע נחשף כשהמשחק מסתיים. עד אז אף אחד אינו יכול לבדוק, ואף אחד אינו יכול להציץ קדימה.
fair-check = לחשב הכול מחדש
fair-check-here = הדפדפן שלכם מחשב זאת בעצמו.
fair-check-good = { $count ->
    [one] הזרע מתאים לחותם, וההטלה היחידה נכונה.
    [two] הזרע מתאים לחותם, ושתי ההטלות נכונות.
   *[other] הזרע מתאים לחותם, וכל { $count } ההטלות נכונות.
}
fair-check-bad = { $count ->
    [one] הטלה אחת אינה נובעת מהזרע.
    [two] שתי הטלות אינן נובעות מהזרע.
   *[other] { $count } הטלות אינן נובעות מהזרע.
}
fair-check-bad-seal = הזרע אינו מתאים לחותם.
fair-counts = מה יצא ומה היה צפוי
fair-counts-throw = הטלה
fair-counts-expected = צפוי
fair-counts-cell = { $count } מתוך { $all }
fair-expected-cell = { $sixteenths } מתוך 16
fair-throws = כל ההטלות
fair-throws-none = עדיין לא הוטל דבר.
fair-column-number = מס׳
fair-column-player = שחקן
fair-column-sticks = מקלות
fair-column-throw = הטלה
fair-column-shake = ניעור
fair-column-check = בדיקה
fair-shake-none = אין
fair-right = נכון
fair-wrong = שגוי
fair-recipe = המתכון: הבייט הראשון של HMAC-SHA-256, כשהזרע הוא המפתח, על הטקסט ״game:number:shake״.
fair-back = חזרה למשחק
