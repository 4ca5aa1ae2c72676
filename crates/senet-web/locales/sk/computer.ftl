## Choosing the computer
computer-opponent = S počítačom
computer-play = Hrať s počítačom
computer-level = Úroveň
computer-level-1 = Začiatočník
computer-level-2 = Chamtivec
computer-level-3 = Opatrný
computer-level-4 = Premýšľavý
computer-level-5 = Expert
computer-level-6 = Dokonalý
computer-about-1 = Ženie sa dopredu a berie, čo má pred očami; zvyšok väčšinou prehliadne.
computer-about-2 = Berie, čo sa dá, a nikdy sa nepýta, čo môžeš hodiť ty.
computer-about-3 = Bojí sa o každý kameň a drží ich pohromade.
computer-about-4 = Ťahy zvažuje a pozerá sa jeden hod dopredu.
computer-about-5 = Len málokedy niečo prehliadne.
computer-about-6 = Zakaždým najlepší ťah, aký pozná.

## At the board
computer-name = Počítač

## Hints
computer-hint = Poradiť
computer-hint-exact = Presné hodnoty.
computer-hint-estimated = Odhadnuté hodnoty.
computer-hints = Doterajšie rady: { $count }
computer-notice-no-hints = Rady sú k dispozícii len v hrách s počítačom.
computer-notice-nothing = Poradiť sa dá len k hodu, ktorý čaká na tvoj ťah.
