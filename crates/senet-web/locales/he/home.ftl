home-title = סנט: משחק הלוח המצרי העתיק, עם חברים
home-heading = סנט, משחק המעבר
home-lead = המצרים שיחקו בו יותר מאלפיים שנה. שלחו קישור ושחקו בו הערב.
home-setup = משחק חדש
home-rules = כללים
home-standard = רגיל
home-standard-about = הטובעים חוזרים אל 15
home-jequier = ז׳קייה
home-jequier-about = שלושה ברצף הם חומה
home-opponent = עם מי
home-friend = חברים, דרך קישור
home-device = שניים על המכשיר הזה
home-stranger = מישהו שמחכה
home-stranger-about = { $count ->
    [0] אף אחד לא מחכה כרגע
    [one] אדם אחד מחכה
    [two] שני אנשים מחכים
   *[other] { $count } אנשים מחכים
}
home-more = הטלה ראשונה ושעון
home-first = מי מטיל ראשון
home-first-random = בהגרלה
home-first-you = אני
home-first-them = הצד האחר
home-clock = שעון
home-clock-none = בלי שעון
home-clock-time = { $minutes } דק׳ לכל צד, { $seconds } שנ׳ למהלך
home-play = לשחק
home-games = המשחקים שלא סיימתם
home-game-waiting = מחכים לשחקן השני
home-game-your-turn = התור שלכם
home-game-their-turn = התור של הצד האחר
home-game-device = על המכשיר הזה
home-game-opponent = עם { $name }
home-about = מהו סנט
home-about-path = שני שחקנים, לכל אחד חמישה כלים, מתחרים לאורך דרך של שלושים משבצות שמתפתלת בשלוש שורות.
home-about-sticks = ארבעה מקלות, לכל אחד צד בהיר וצד כהה, קובעים כמה רחוק כלי צריך ללכת.
home-about-swap = כלי בודד אפשר להחזיר אחורה בהחלפה, שני שכנים מגינים זה על זה, ולקראת הסוף מחכים המים.
home-board-label = לוח סנט באמצע משחק
