errors-not-found-title = אין עמוד כזה
errors-not-found = הכתובת אינה מובילה לשום מקום. אולי אות אחת אבדה בדרך.
errors-no-game-title = אין משחק כזה
errors-no-game = לאף משחק אין קישור כזה. אפשר לבקש את הקישור שוב, או לפתוח משחק חדש.
errors-bad-request-title = לא הבנו את הבקשה
errors-bad-request = משהו בטופס חסר או אינו במקומו. אפשר לחזור אחורה ולנסות שוב.
errors-foreign-title = הבקשה הגיעה מאתר אחר
errors-foreign = להגנתכם, רק העמודים של האתר הזה רשאים לפעול בשמכם. אפשר לפתוח את המשחק כאן ולנסות שוב.
errors-seat-link-title = הקישור הזה כבר אינו פועל
errors-seat-link = קישור להעברת מקום פועל לזמן קצר בלבד. אפשר ליצור קישור חדש במכשיר שבו משחקים.
errors-too-many-title = קצת יותר לאט
errors-too-many = היו יותר מדי בקשות בבת אחת. נא לחכות רגע ולנסות שוב.
errors-server-title = משהו התקלקל אצלנו
errors-server = המשחקים שלכם בטוחים. נא לנסות שוב בעוד רגע.
errors-home = אל עמוד הפתיחה
errors-offline-title = אין כאן רשת
errors-offline = המשחקים שלכם שמורים בשרת וימשיכו מאותו מצב ברגע שתחזרו. בינתיים אפשר לקרוא את הכללים.
errors-offline-rules = לקרוא את הכללים

errors-notice-stale = המשחק כבר התקדם. כך הוא עומד עכשיו.
errors-notice-not-your-turn = זה לא התור שלכם.
errors-notice-no-seat = אתם צופים במשחק הזה ואין לכם מקום בו.
errors-notice-full = שני המקומות תפוסים. אפשר לצפות.
errors-notice-throw-pending = קודם צריך לשחק את ההטלה של { $throw }.
errors-notice-game-over = המשחק הסתיים.
errors-notice-begun = המשחק התחיל, ואי אפשר לעזוב אותו כך. אפשר לפרוש.
errors-notice-cannot-claim = אי אפשר לדרוש ניצחון עכשיו.
errors-notice-not-over = משחק חוזר אפשרי רק אחרי סוף המשחק הזה.
errors-notice-too-many = { $seconds ->
    [one] היו יותר מדי בקשות בבת אחת. נא לנסות שוב בעוד שנייה אחת.
    [two] היו יותר מדי בקשות בבת אחת. נא לנסות שוב בעוד שתי שניות.
   *[other] היו יותר מדי בקשות בבת אחת. נא לנסות שוב בעוד { $seconds } שניות.
}
errors-move-nobody = הצדדים עדיין לא נקבעו.
errors-move-not-thrown = קודם צריך להטיל את המקלות.
errors-move-empty = על { $from } לא עומד כלי.
errors-move-enemy = הכלי שעל { $from } אינו שלכם.
errors-move-own = { $from }: על { $to } עומד כלי של אותו צד.
errors-move-safe = { $from }: הכלי שעל { $to } עומד על משבצת בטוחה.
errors-move-neighbour = { $from }: השכן שעל { $neighbour } מגן על הכלי שעל { $to }.
errors-move-blockade = { $from }: חומה של שלושה, החל מ־{ $at }, חוסמת את הדרך.
errors-move-no-exit = { $from }: הטלה של { $throw } אינה מוציאה את הכלי הזה מהלוח.
errors-move-not-home = { $from }: כלים יוצאים מהלוח רק כשכולם בשורה האחרונה; אחד עומד על { $behind }.
errors-move-opening = את ה־1 הראשון משחקים מ־{ $from }.
errors-move-before-first = { $from }: הדרך אחורה נגמרת במשבצת 1.
errors-move-back-onto = { $from }: הליכה אחורה דורשת משבצת ריקה, ועל { $to } עומד כלי.
