### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = מה מגלה משחק מושלם
senet-perfect-start = המשחק הרגיל נפתר: לכל מצב ידוע לנו הסיכוי של כל צד לנצח כשאף אחד אינו טועה לעולם. בפתיחה הצד המתחיל, בעל החרוטים, מנצח ב־{ $percent }% מהמשחקים.
senet-perfect-length = משחק בין שני שחקנים מושלמים נמשך בממוצע { $throws } הטלות, עם סטיית תקן של { $spread }.
senet-perfect-luck = הטלה אחת משנה בממוצע את סיכויי הניצחון ב־{ $swing } נקודות אחוז.
senet-perfect-source = המספרים האלה באים מהפתרון שלנו למשחק, שחושב בתאריך { $date }.
