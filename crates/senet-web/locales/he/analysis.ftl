analysis-title = ניתוח כל עמדה בסנט
analysis-nav = ניתוח
analysis-heading = ניתוח עמדה
analysis-lead = סדרו כל עמדה וראו מי עומד טוב יותר, כמה שווה כל הטלה ואיזה מהלך הוא הטוב ביותר.
analysis-tap = נגיעה במשבצת משנה אותה: ריקה, חרוט, סליל.
analysis-turn = של מי התור
analysis-throw = ההטלה
analysis-throw-none = עדיין אין
analysis-clear = ריקון הלוח
analysis-start = עמדת הפתיחה
analysis-text = העמדה כטקסט
analysis-read = קריאה
analysis-unread = הטקסט הזה אינו עמדה. נדרשות שלוש שורות, צד והטלה.
analysis-win = { $side ->
    [cones] הסיכוי של החרוטים לנצח
   *[spools] הסיכוי של הסלילים לנצח
}
analysis-throws = כמה שווה כל הטלה
analysis-moves = המהלכים, הטוב ביותר ראשון
analysis-over = { $side ->
    [cones] כל החרוטים יצאו מהלוח: הם ניצחו.
   *[spools] כל הסלילים יצאו מהלוח: הם ניצחו.
}

## Why a setup cannot stand in a game
analysis-faults = זה לא יכול לקרות במשחק
analysis-fault-pieces = { $side ->
    [cones] יותר מדי חרוטים: { $count } על הלוח, ומותרים { $most } לכל היותר.
   *[spools] יותר מדי סלילים: { $count } על הלוח, ומותרים { $most } לכל היותר.
}
analysis-fault-empty = אין כלים על הלוח; לאחד הצדדים חייבים להישאר כלים.
analysis-fault-water = כלי עומד על { $square }, בית המים, ושם שום דבר לא נשאר.
analysis-fault-throw = אי אפשר להטיל { $throw }: בכללים האלה יש 1, 2, 3, 4 ו־{ $none }.
analysis-fault-end = נקבעה הטלה אף שכל הכלים של אחד הצדדים כבר בחוץ.
analysis-fault-side = קבעו של מי התור.
