## Choosing the computer
computer-opponent = Datorn
computer-play = Spela mot datorn
computer-level = Nivå
computer-level-1 = Nybörjare
computer-level-2 = Girig
computer-level-3 = Försiktig
computer-level-4 = Tänkare
computer-level-5 = Expert
computer-level-6 = Perfekt
computer-about-1 = Rusar framåt och tar det som ligger närmast till hands; resten missar den oftast.
computer-about-2 = Tar allt den kan och frågar sig aldrig vad du kan kasta härnäst.
computer-about-3 = Är rädd om varje pjäs och håller ihop dem.
computer-about-4 = Överväger sina drag och ser ett kast framåt.
computer-about-5 = Missar nästan aldrig något.
computer-about-6 = Det bästa drag den känner till, varje gång.

## At the board
computer-name = Datorn

## Hints
computer-hint = Ge mig ett tips
computer-hint-exact = Exakta värden.
computer-hint-estimated = Uppskattade värden.
computer-hints = Tips hittills: { $count }
computer-notice-no-hints = Tips finns bara i partier mot datorn.
computer-notice-nothing = Tips ges bara när ett kast väntar på ditt drag.
