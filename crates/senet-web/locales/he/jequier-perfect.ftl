### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = מה מגלה משחק מושלם
jequier-perfect-start = שני המשחקים נפתרו: לכל מצב ידוע לנו הסיכוי של כל צד לנצח כשאף אחד אינו טועה לעולם. בסנט של ז׳קייה מי שזכה בהטלת הפתיחה מנצח ב־{ $percent }% מהמשחקים. במשחק הרגיל הצד המתחיל מנצח ב־{ $standard }%.
jequier-perfect-length = משחק סנט של ז׳קייה בין שני שחקנים מושלמים נמשך בממוצע { $throws } הטלות, עם סטיית תקן של { $spread }.
jequier-perfect-luck = הטלה אחת משנה בממוצע את סיכויי הניצחון ב־{ $swing } נקודות אחוז.
jequier-perfect-source = המספרים האלה באים מהפתרון שלנו לשני המשחקים, שחושב בתאריך { $date }.
