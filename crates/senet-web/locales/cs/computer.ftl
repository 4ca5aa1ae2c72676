## Choosing the computer
computer-opponent = S počítačem
computer-play = Zahrát si s počítačem
computer-level = Úroveň
computer-level-1 = Začátečník
computer-level-2 = Chamtivec
computer-level-3 = Opatrný
computer-level-4 = Přemýšlivý
computer-level-5 = Znalec
computer-level-6 = Dokonalý
computer-about-1 = Žene se vpřed a bere, co má před očima; zbytek většinou přehlédne.
computer-about-2 = Bere, co se dá, a nikdy se neptá, co můžete hodit vy.
computer-about-3 = Bojí se o každý kámen a drží je pohromadě.
computer-about-4 = Tahy zvažuje a dívá se jeden hod dopředu.
computer-about-5 = Málokdy něco přehlédne.
computer-about-6 = Pokaždé nejlepší tah, jaký zná.

## At the board
computer-name = Počítač

## Hints
computer-hint = Poradit
computer-hint-exact = Přesné hodnoty.
computer-hint-estimated = Odhadnuté hodnoty.
computer-hints = Nápověd zatím: { $count }
computer-notice-no-hints = Nápověda je jen ve hrách s počítačem.
computer-notice-nothing = Nápověda patří k hodu, který čeká na váš tah.
