analysis-title = ניתוח כל עמדה בסנט
analysis-nav = ניתוח
analysis-heading = ניתוח עמדה
analysis-lead = סדרו כל עמדה וראו מי עומד טוב יותר, כמה שווה כל הטלה ואיזה מהלך הוא הטוב ביותר.
analysis-tap = נגיעה במשבצת משנה אותה: ריקה, חרוט, סליל.
analysis-turn = תור מי
analysis-throw = ההטלה
analysis-throw-none = עדיין לא
analysis-clear = ריקון הלוח
analysis-start = עמדת הפתיחה
analysis-text = העמדה כטקסט
analysis-read = קריאה
analysis-unread = הטקסט הזה אינו עמדה. היו צריכים להיות שלוש שורות, צד והטלה.
analysis-win = { $side ->
    [cones] הסיכוי של החרוטים לנצח
   *[spools] הסיכוי של הסלילים לנצח
}
analysis-throws = כמה שווה כל הטלה
analysis-moves = המהלכים, הטוב ראשון
analysis-over = { $side ->
    [cones] החרוטים בבית: הם ניצחו.
   *[spools] הסלילים בבית: הם ניצחו.
}

## Why a setup cannot stand in a game
analysis-faults = זה לא יכול לקרות במשחק
analysis-fault-pieces = { $side ->
    [cones] יותר מדי חרוטים: { $count } על הלוח, ולכל היותר { $most }.
   *[spools] יותר מדי סלילים: { $count } על הלוח, ולכל היותר { $most }.
}
analysis-fault-empty = אין כלים על הלוח; לצד אחד חייבים להישאר כלים.
analysis-fault-water = כלי עומד על { $square }, בית המים, ושם שום דבר לא נשאר.
analysis-fault-throw = אי אפשר להטיל { $throw }: בחוקים האלה יש 1, 2, 3, 4 ו־{ $none }.
analysis-fault-end = נקבעה הטלה אף שצד אחד כבר בבית.
analysis-fault-side = קבעו תור מי.
