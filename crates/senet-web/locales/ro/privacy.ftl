### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Confidențialitate: ce păstrează Senet
privacy-description = Ce păstrează acest site despre tine: aproape nimic. Fără cont, fără reclame, fără urmărire. Un număr aleatoriu pe dispozitiv îți ține locul în joc.
privacy-breadcrumb = Confidențialitate
privacy-heading = Ce se păstrează: aproape nimic
privacy-lead = Poți juca fără cont, fără adresă de e-mail și fără nume. Pagina aceasta înșiră tot ce se păstrează totuși, și de ce.

privacy-device-title = Pe dispozitivul tău
privacy-device-seat = Când creezi un joc sau intri într-unul pentru prima dată, browserul tău primește un cookie cu un număr aleatoriu lung. El este cheia locurilor tale, ca nimeni altcineva să nu poată muta în locul tău. Nu spune nimic despre tine, scripturile nu îl pot citi și ține un an.
privacy-device-settings = Dacă alegi culori, așezarea tablei sau altă limbă, un mic cookie ține minte fiecare dintre aceste alegeri. Simpla citire nu pune niciun cookie.
privacy-device-clear = Le poți șterge pe toate oricând. Fără cheie, dispozitivul tău își pierde locurile în jocurile neterminate.

privacy-server-title = Pe server
privacy-server-game = Fiecare joc se păstrează așa cum a fost jucat: regulile, aruncările, mutările, cum s-a încheiat, când s-au petrecut lucrurile și când a fost prezent ultima dată fiecare jucător, precum și numerele aleatorii cu care se pot verifica aruncările. Dacă folosești o poreclă sau replici rapide, porecla și ultimele replici se păstrează odată cu jocul. Jocurile încheiate rămân, pentru ca linkurile lor să meargă în continuare.
privacy-server-key = Din cheia locului tău serverul păstrează numai o amprentă, un hash din care cheia nu poate fi dedusă.
privacy-server-address = Adresa ta de rețea este folosită în memorie pentru a opri avalanșele de cereri. Serverul de joc nu o scrie nici în jocuri, nici în propriul jurnal. El numără cererile la un loc, fără nimic care să trimită la o persoană.

privacy-others-title = Ce pot vedea ceilalți
privacy-others-body = Oricine are linkul unui joc îl poate privi, poate citi poreclele din el și vede dacă ambii jucători sunt prezenți. Așa că dă linkul cui trebuie să îl aibă și ia-ți o poreclă pe care nu te deranjează să o citească alții.

privacy-none-title = Ce nu există aici
privacy-none-body = Fără reclame, fără urmărirea vizitatorilor, fără butoane de rețele sociale, fără fonturi sau scripturi de pe alte site-uri: fiecare fișier al acestui site vine chiar de la el. Nimic nu se vinde și nu se dă mai departe.

privacy-host-title = Cine administrează site-ul
privacy-host-body = Oricine poate porni Senet, iar pagina aceasta descrie ce face Senet însuși. Cine administrează această copie o poate ține în spatele altor servere, cu jurnalele lor.
