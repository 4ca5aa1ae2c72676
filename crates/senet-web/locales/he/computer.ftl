## Choosing the computer
computer-opponent = המחשב
computer-play = לשחק מול המחשב
computer-level = רמה
computer-level-1 = מתחיל
computer-level-2 = חמדן
computer-level-3 = זהיר
computer-level-4 = שקול
computer-level-5 = מומחה
computer-level-6 = מושלם
computer-about-1 = רץ קדימה ולוקח מה שמול העיניים; את השאר הוא בדרך כלל מפספס.
computer-about-2 = לוקח כל מה שאפשר ואף פעם לא שואל מה אתם עשויים להטיל אחר כך.
computer-about-3 = חושש לכל כלי ושומר שהכלים יישארו יחד.
computer-about-4 = שוקל את מהלכיו ומסתכל הטלה אחת קדימה.
computer-about-5 = כמעט אף פעם לא מפספס דבר.
computer-about-6 = המהלך הטוב ביותר שהוא מכיר, בכל פעם.

## At the board
computer-name = המחשב

## Hints
computer-hint = תנו לי רמז
computer-hint-exact = ערכים מדויקים.
computer-hint-estimated = ערכים משוערים.
computer-hints = רמזים עד כה: { $count }
computer-notice-no-hints = רמזים ניתנים רק במשחקים מול המחשב.
computer-notice-nothing = אפשר לקבל רמז רק להטלה שמחכה למהלך שלכם.
