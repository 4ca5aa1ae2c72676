### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Súkromie: čo Senet ukladá
privacy-description = Čo táto stránka o tebe uchováva: takmer nič. Bez účtu, reklamy a sledovania, bez cudzích súborov. Tvoje miesto v hrách drží jedno náhodné číslo.
privacy-breadcrumb = Súkromie
privacy-heading = Čo sa ukladá: takmer nič
privacy-lead = Hrať môžeš bez účtu, e-mailovej adresy aj mena. Táto stránka uvádza všetko, čo sa napriek tomu uchováva, a prečo.

privacy-device-title = V tvojom zariadení
privacy-device-seat = Keď prvý raz začneš hru alebo sa k nej pridáš, prehliadač dostane cookie s dlhým náhodným číslom. Je to kľúč k tvojim miestam, aby za teba nemohol ťahať nikto iný. Nič o tebe nehovorí, skripty ho nevedia prečítať a platí jeden rok.
privacy-device-settings = Ak si vyberieš farby, polohu dosky alebo iný jazyk, každú z týchto volieb si zapamätá malé cookie. Samotné čítanie neukladá žiadne.
privacy-device-clear = Všetky môžeš kedykoľvek zmazať. Bez kľúča príde tvoje zariadenie o miesta v nedohraných hrách.

privacy-server-title = Na serveri
privacy-server-game = Každá hra sa uchováva tak, ako sa odohrala: pravidlá, hody, ťahy, výsledok, kedy sa čo stalo a kedy tu bol každý hráč naposledy, a náhodné čísla, podľa ktorých sa hody dajú skontrolovať. Ak používaš prezývku a rýchle frázy, uložia sa s ňou, z fráz len tie posledné. Dohrané hry zostávajú, aby ich odkazy fungovali ďalej.
privacy-server-key = Z kľúča k tvojmu miestu si server necháva iba odtlačok, haš, z ktorého sa kľúč nedá vypočítať.
privacy-server-address = Tvoja sieťová adresa slúži len v pamäti, na zastavenie záplavy požiadaviek. Herný server ju nezapisuje do hier ani do vlastného záznamu. Požiadavky počíta iba súhrnne, bez čohokoľvek, čo by ukazovalo na konkrétneho človeka.

privacy-others-title = Čo vidia ostatní
privacy-others-body = Kto má odkaz na hru, môže ju sledovať, čítať v nej prezývky a vidieť, či sú obe strany prítomné. Daj teda odkaz tým, ktorí ho majú mať, a vyber si prezývku, ktorú pokojne ukážeš iným.

privacy-none-title = Čo tu nie je
privacy-none-body = Žiadna reklama, sledovanie návštevníkov, tlačidlá sociálnych sietí, písma ani skripty z iných stránok: každý súbor tejto stránky pochádza z nej samej. Nič sa nepredáva ani neposúva ďalej.

privacy-host-title = Kto stránku prevádzkuje
privacy-host-body = Senet môže prevádzkovať ktokoľvek a táto stránka opisuje, čo robí samotný Senet. Kto prevádzkuje túto kópiu, môže ju mať za ďalšími servermi s vlastnými záznamami.
