# Titles
game-title-your-turn = התור שלכם · { $rules }
game-title-their-turn = התור של { $name } · { $rules }
game-title-waiting = מחכים לחבר · { $rules }
game-title-queue = מחפשים שחקן · { $rules }
game-title-invitation = הזמנה למשחק { $rules }
game-title-over = המשחק הסתיים · { $rules }

# Players
game-you = אתם
game-first-player = השחקן הראשון
game-second-player = השחקן השני
game-your-opponent = הצד שמולכם
game-players = שחקנים
game-home-count = מתוך 5 בחוץ
game-turn-yours = התור שלכם
game-turn-theirs = התור כאן
game-here = כאן
game-away = לא כאן
game-no-side = עדיין בלי צד
game-watchers = { $count ->
    [one] צופה אחד
    [two] שני צופים
   *[other] { $count } צופים
}
game-watching = אתם צופים
game-clock-label = הזמן שנותר, { $name }: { $time }
game-clock-label-you = הזמן שנותר לכם: { $time }

# What is to be done
game-throwoff-you = הטילו עד ה־1 הראשון
game-throwoff-them = מטילים עד ה־1 הראשון: { $name }
game-throwoff-about = מי שיוצא לו 1 ראשון מקבל את הסלילים ופותח מ־10 אל 11.
game-throw-you = תורכם: הטילו את המקלות
game-throw-again-you = הטילו שוב
game-throw-them = התור להטיל: { $name }
game-throw-again-them = הטלה נוספת: { $name }
game-move-you = יצא לכם { $throw }. בחרו כלי.
game-move-one-you = יצא לכם { $throw }. יש מהלך אפשרי אחד.
game-move-back-you = יצא לכם { $throw }. שום דבר אינו יכול להתקדם: כלי אחד חייב לחזור אחורה.
game-move-them = { $name }: יצא { $throw }, ועכשיו בוחרים כלי
game-handover = { $side ->
    [cones] { $name }, עם החרוטים: התור שלכם
   *[spools] { $name }, עם הסלילים: התור שלכם
}
game-choices = { $count ->
    [one] כלי אחד יכול ללכת. געו בו או לחצו על הכפתור.
    [two] שני כלים יכולים ללכת. געו באחד מהם, יש תחתיו טבעת.
   *[other] { $count } כלים יכולים ללכת. געו באחד שיש תחתיו טבעת.
}
game-act-throw = הטלת המקלות
game-act-choose = בחרו כלי
game-act-wait = התור של { $name }
game-act-step = ללכת אל { $to }
game-act-swap = להחליף עם { $to }
game-act-water = אל המים
game-act-off = להוציא מהלוח
game-act-back = אחורה אל { $to }
game-offer-step = מ־{ $from } אל { $to }: צעד אל משבצת ריקה.
game-offer-swap = { $side ->
    [cones] מ־{ $from } אל { $to }: החרוט שלכם והסליל מחליפים מקומות.
   *[spools] מ־{ $from } אל { $to }: הסליל שלכם והחרוט מחליפים מקומות.
}
game-offer-water = מ־{ $from } אל { $water }: הכלי שלכם נופל למים ויוצא על { $to }.
game-offer-off = מ־{ $from }: הכלי שלכם יוצא מהלוח. הוא הגיע ליעד.
game-offer-back = מ־{ $from } אחורה אל { $to }.

# What happened
game-event-step = { $who ->
    [you] יצא לכם { $throw } והלכתם מ־{ $from } אל { $to }.
   *[other] { $name }: יצא { $throw }, מהלך מ־{ $from } אל { $to }.
}
game-event-swap = { $who ->
    [you] יצא לכם { $throw } והחלפתם מקומות בין { $from } ל־{ $to }.
   *[other] { $name }: יצא { $throw }, החלפת מקומות בין { $from } ל־{ $to }.
}
game-event-water = { $who ->
    [you] יצא לכם { $throw }. הכלי שלכם מ־{ $from } נפל למים ויצא על { $to }.
   *[other] { $name }: יצא { $throw }. הכלי מ־{ $from } נפל למים ויצא על { $to }.
}
game-event-off = { $who ->
    [you] יצא לכם { $throw } והוצאתם את הכלי שעל { $from }.
   *[other] { $name }: יצא { $throw }, והכלי שעל { $from } יצא מהלוח.
}
game-event-back = { $who ->
    [you] יצא לכם { $throw } ונאלצתם לחזור אחורה, מ־{ $from } אל { $to }.
   *[other] { $name }: יצא { $throw }, חזרה אחורה מ־{ $from } אל { $to }.
}
game-event-pass = { $who ->
    [you] יצא לכם { $throw }, אבל אף כלי שלכם אינו יכול לזוז.
   *[other] { $name }: יצא { $throw }, אבל שום כלי אינו יכול לזוז.
}
game-event-throwoff = { $who ->
    [you] יצא לכם { $throw }, לא 1.
   *[other] { $name }: יצא { $throw }, לא 1.
}
game-event-spools = { $who ->
    [you] יצא לכם ה־1 הראשון: הסלילים שלכם.
   *[other] { $name }: יצא ה־1 הראשון, והסלילים לצד הזה.
}
game-event-thrown = { $who ->
    [you] יצא לכם { $throw }.
   *[other] { $name }: יצא { $throw }.
}
game-say = { $event } { $status }
game-why = למה שום כלי אינו יכול לזוז
game-faces = { $count ->
    [0] אין מקל שפניו למעלה
    [one] מקל אחד שפניו למעלה
    [two] שני מקלות שפניהם למעלה
   *[other] { $count } מקלות שפניהם למעלה
}
game-sticks-label = { $count ->
    [0] אין מקל שפניו למעלה: { $throw }
    [one] מקל אחד שפניו למעלה: { $throw }
    [two] שני מקלות שפניהם למעלה: { $throw }
   *[other] { $count } מקלות שפניהם למעלה: { $throw }
}
game-sticks-waiting = עדיין לא הוטלו

# Squares
game-board-label = הלוח
game-square-empty = { $square }, ריקה
game-square-piece = { $side ->
    [cones] { $square }, חרוט
   *[spools] { $square }, סליל
}
game-square-house-empty = { $square }, { $house }, ריקה
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, חרוט
   *[spools] { $square }, { $house }, סליל
}
game-square-choice = { $square }. { $offer }
game-legend = הבתים
game-legend-rebirth = לכאן חוזרים הטובעים
game-legend-beauty-standard = יוצאים ב־4 או ב־5
game-legend-water-standard = חזרה אל 15
game-legend-water-jequier = חזרה להתחלה
game-legend-truths-standard = יוצאים ב־3
game-legend-atum-standard = יוצאים ב־2
game-legend-safe = בטוח
game-house-short = { $square } { $house }
game-house-rebirth = התחייה
game-house-beauty = היופי
game-house-water = המים
game-house-truths = שלוש האמיתות
game-house-atum = רע־אתום
game-house-horus = הורוס

# Moves so far
game-moves = מהלכים
game-moves-none = עדיין לא הוטל דבר.
game-moves-start = התחלה
game-moves-back = מהלך אחד אחורה
game-moves-on = מהלך אחד קדימה
game-moves-now = חזרה למשחק
game-replay = אחרי מהלך { $turn } מתוך { $count }
game-replay-start = ההתחלה
game-short-step = { $from } ← { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } ← המים ← { $to }
game-short-off = { $from } בחוץ
game-short-back = { $from } ← { $to }, אחורה
game-short-pass = אין מהלך
game-short-throwoff = לא 1
game-short-open = …

# Waiting and joining
game-waiting-heading = שלחו את הקישור הזה לחבר
game-waiting-lead = המשחק מתחיל כשהמקום השני נתפס. אפשר לסגור את העמוד ולחזור.
game-waiting-seat = { $side ->
    [cones] אתם משחקים בחרוטים ומטילים ראשונים
    [spools] אתם משחקים בסלילים
    [first] אתם מטילים ראשונים
   *[second] אתם מטילים שניים
}
game-waiting-kept = מקום שמור לחבר
game-waiting-leave = עזיבת המשחק
game-queue-heading = מחפשים לכם שותף למשחק
game-queue-lead = מי שיבקש עכשיו { $rules } ישב מולכם. השאירו את העמוד פתוח.
game-queue-kept = מקום שמור למי שיבוא
game-link-label = קישור למשחק
game-copy = העתקת הקישור
game-copied = הועתק
game-share = שיתוף
game-share-text = בואו לשחק איתי סנט:
game-qr = קוד QR של הקישור
game-qr-scan = סריקה להצטרפות
game-invitation-heading = הזמנה מאת { $name } למשחק { $rules }
game-invitation-heading-nameless = הזמנה למשחק { $rules }
game-invitation-lead = בלי הרשמה. לחיצה אחת ואתם ליד הלוח.
game-invitation-seat = { $side ->
    [cones] תשחקו בחרוטים ותטילו ראשונים.
    [spools] תשחקו בסלילים.
    [first] תטילו ראשונים.
   *[second] תטילו שניים.
}
game-invitation-take = להצטרף למשחק
game-leave-guest = לעזוב לפני ההטלה הראשונה

# The end
game-won-you = ניצחתם
game-won-them = הניצחון של { $name }
game-lost-you = הניצחון של { $name }. שיחקתם יפה.
game-end-borne-off = { $turns ->
    [one] כל חמשת הכלים בחוץ, אחרי הטלה אחת.
    [two] כל חמשת הכלים בחוץ, אחרי שתי הטלות.
   *[other] כל חמשת הכלים בחוץ, אחרי { $turns } הטלות.
}
game-end-resignation = { $who ->
    [you] פרשתם.
   *[other] פרישה של { $name }.
}
game-end-absence = { $who ->
    [you] נעדרתם זמן רב מדי, והצד האחר דרש את הניצחון.
   *[other] היעדרות ארוכה מדי של { $name }, והצד האחר דרש את הניצחון.
}
game-end-time = { $who ->
    [you] הזמן שלכם נגמר.
   *[other] נגמר הזמן של { $name }.
}
game-rematch = משחק חוזר, בחילוף מקומות
game-rematch-accept = הסכמה למשחק חוזר
game-rematch-offered-you = הצעתם משחק חוזר. ההצעה בתוקף גם אם הצד האחר איננו כאן.
game-rematch-offered-them = הצעה למשחק חוזר: { $name }
game-rematch-go = אל המשחק הבא
game-rematch-watch = השניים ממשיכים: אל המשחק הבא
game-another = לבחור משחק אחר

# Around the board
game-more = עוד
game-say-something = להגיד משהו
game-said = { $name }: { $phrase }
game-phrase-hello = שלום!
game-phrase-good-luck = בהצלחה!
game-phrase-well-played = משחק יפה!
game-phrase-what-luck = איזה מזל!
game-phrase-close = זה היה קרוב!
game-phrase-oh-no = אוי לא!
game-phrase-one-moment = רק רגע, בבקשה
game-phrase-thanks = תודה!
game-phrase-again = עוד משחק?
game-phrase-bye = להתראות!
game-invite-watchers = קישור לצפייה
game-sound = צליל
game-notify = להודיע לי כשמגיע תורי
game-notify-body = הגיע תורכם.
game-device = העברת המקום שלי למכשיר אחר
game-check = בדיקת ההטלות
game-resign = פרישה
game-resign-sure = באמת לוותר על המשחק?
game-resign-yes = כן, לפרוש
game-name = השם שלכם
game-name-hint = לא חובה, עד 20 תווים
game-name-save = שמירה
game-claim = דרישת ניצחון
game-claim-about = { $name } לא כאן כבר זמן מה. אפשר לדרוש את הניצחון, או לחכות כמה שרוצים.
game-claim-in = { $seconds ->
    [one] { $name } לא כאן. בעוד שנייה אחת אפשר לדרוש את הניצחון.
    [two] { $name } לא כאן. בעוד שתי שניות אפשר לדרוש את הניצחון.
   *[other] { $name } לא כאן. בעוד { $seconds } שניות אפשר לדרוש את הניצחון.
}
game-offline = אין חיבור. הלוח יתעדכן ברגע שהחיבור יחזור.

# The rules at hand
game-rules-hand = הכללים בקצרה
game-rules-throw-standard = ההטלה היא מספר המקלות שפניהם למעלה, 1 עד 4, ואם אין אף מקל כזה, היא 5. אחרי 1, 4 ו־5 מטילים שוב.
game-rules-throw-jequier = ההטלה היא מספר המקלות שפניהם למעלה, 1 עד 4, ואם אין אף מקל כזה, היא 6. אחרי 1, 4 ו־6 מטילים שוב, אם היה אפשר לשחק.
game-rules-swap = כלי שעוצר על כלי של היריב מחליף איתו מקומות, אלא אם כלי היריב מוגן.
game-rules-safe-standard = שני שכנים של צד אחד מגינים זה על זה. המשבצות 27, 28, 29 ו־30 בטוחות.
game-rules-safe-jequier = שני שכנים של צד אחד מגינים זה על זה. המשבצות 26, 28, 29 ו־30 בטוחות.
game-rules-wall-standard = מותר לעבור מעל כל כלי.
game-rules-wall-jequier = אי אפשר לעבור מעל שלושה כלים רצופים של היריב, לא קדימה ולא אחורה.
game-rules-water-standard = מי שעוצר על 28 חוזר אל 15, או אל המשבצת הריקה הראשונה לפניה.
game-rules-water-jequier = מי שעוצר על 27 חוזר אל המשבצת הריקה שמספרה הנמוך ביותר.
game-rules-back-standard = כלים לעולם אינם הולכים אחורה. בלי מהלך ההטלה הולכת לאיבוד.
game-rules-back-jequier = בלי מהלך קדימה כלי אחד חייב לחזור אחורה, אל משבצת ריקה. אם אף אחד אינו יכול, התור אבוד.
game-rules-off-standard = מ־27 כלי יוצא ב־4 או ב־5, מ־29 ב־3, מ־30 ב־2.
game-rules-off-jequier = כשכל הכלים שלכם עומדים על 21 עד 30, כל הטלה שמגיעה אל 30 או יותר מוציאה כלי.
game-rules-win = מי שמוציא ראשון את כל חמשת הכלים מהלוח מנצח.

# Another device
game-device-title = העברת המקום שלכם למכשיר אחר
game-device-lead = פתחו את הקישור הפרטי הזה במכשיר האחר. מי שפותח אותו יכול לשחק במקומכם, לכן אל תראו אותו לאף אחד.
game-device-qr = קוד QR של הקישור הפרטי
game-device-back = חזרה למשחק
game-device-take-title = להמשיך לשחק כאן
game-device-take-lead = המקום שלכם במשחק הזה ({ $rules }) עובר למכשיר הזה. גם המכשיר האחר שומר עליו.
game-device-take = לשבת במקומי כאן
