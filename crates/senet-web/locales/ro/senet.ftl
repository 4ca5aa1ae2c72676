### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: tu · Senet · Senetul lui Jéquier · conuri / mosoare (side: conurile, mosoarele) · piesă · pătrat · bețișoare · aruncare (a dat 4) ·
### față în sus · a face schimb de locuri, schimb · baraj · a ieși de pe tablă / a scoate · tragere la sorți (throw-off) · rândul trece ·
### Casa Renașterii, Casa Frumuseții, Casa Apei, Casa celor Trei Adevăruri, Casa lui Re-Atum, Casa lui Horus.

## Head

senet-title = Senet: regulile, cu exemple
senet-description = Cum se joacă Senet: tabla și casele ei, bețișoarele, schimbul de locuri, Casa Apei și ieșirea de pe tablă. Cu desene; se joacă prin link, fără cont.
senet-nav = Reguli
senet-breadcrumb = Regulile jocului Senet
senet-eyebrow = Jocul și regulile lui standard
senet-heading = Cum se joacă Senet
senet-lead = Senet este o cursă în doi pe treizeci de pătrate. Patru bețișoare spun cât de departe mergi; tu spui care dintre cele cinci piese ale tale merge. Câștigă cine scoate primul toate cele cinci piese de pe tablă.
senet-hero-alt = O tablă de Senet la începutul jocului: cinci conuri și cinci mosoare stau alternativ pe cele zece pătrate ale rândului de sus. Rândurile din mijloc și de jos sunt goale, cu semne pe pătratele 15, 27, 28, 29 și 30.
senet-contents-title = Pe această pagină

## Play buttons

senet-play-friend = Joacă cu prietenii
senet-play-stranger = Joacă cu cineva care așteaptă
senet-play-device = Joacă aici, pe un dispozitiv
senet-to-jequier = Varianta: Senetul lui Jéquier

## The board

senet-board-title = Tabla
senet-board-body = Cele treizeci de pătrate formează un singur drum, care șerpuiește pe trei rânduri. Pătratele de la 1 la 10 merg de la stânga la dreapta sus, cele de la 11 la 20 se întorc de la dreapta la stânga la mijloc, iar cele de la 21 la 30 merg de la stânga la dreapta jos. Drumul coboară de la 10 la 11 și de la 20 la 21.
senet-board-neighbours = Când regulile acestea spun „vecine”, înseamnă mereu vecine pe drum: 10 și 11 sunt vecine, dar 5 și 16 nu, deși unul se află deasupra celuilalt.
senet-board-alt = Tabla goală cu drumul ei de treizeci de pătrate: spre dreapta pe rândul de sus, în jos de la 10 la 11, spre stânga pe rândul din mijloc, în jos de la 20 la 21 și spre dreapta pe rândul de jos. Cinci pătrate poartă un semn: 15 un ankh, 27 un nefer în formă de lăută, 28 valuri, 29 trei păsări, 30 două figuri așezate.
senet-board-caption = Drumul de la 1 la 30 și cele cinci case: 15 Renașterea, 27 Frumusețea, 28 Apa, 29 cele Trei Adevăruri, 30 Re-Atum.

## Setup

senet-setup-title = Piesele și așezarea lor
senet-setup-body = O tabără are cinci conuri, cealaltă cinci mosoare. Ele stau alternativ pe primele zece pătrate: conuri pe 1, 3, 5, 7 și 9, mosoare pe 2, 4, 6, 8 și 10. Ambele tabere merg în același sens, de la 1 spre 30, iar pe un pătrat nu stă niciodată mai mult de o piesă. Cine începe are conurile și aruncă primul.
senet-setup-cone = Un con
senet-setup-spool = Un mosor

## Throwing

senet-throw-title = Aruncarea bețișoarelor
senet-throw-body = Fiecare dintre cele patru bețișoare are o față și un dos și cade la fel de des pe oricare parte. Numără fețele care sunt în sus: aceasta este aruncarea ta. Dacă nicio față nu este în sus, aruncarea este 5.
senet-throw-again = După 1, 4 sau 5 arunci din nou după ce ai mutat, și tot așa, cât timp ele continuă să vină. După 2 sau 3 rândul trece la cealaltă tabără.
senet-throw-table-caption = Cele cinci aruncări, cât de probabile sunt și cine aruncă apoi
senet-throw-table-sticks = Bețișoare
senet-throw-table-throw = Aruncare
senet-throw-table-chance = Șansă
senet-throw-table-next = Apoi
senet-throw-1-sticks = o față în sus
senet-throw-2-sticks = două fețe în sus
senet-throw-3-sticks = trei fețe în sus
senet-throw-4-sticks = patru fețe în sus
senet-throw-5-sticks = nicio față în sus
senet-throw-1-chance = 4 din 16
senet-throw-2-chance = 6 din 16
senet-throw-3-chance = 4 din 16
senet-throw-4-chance = 1 din 16
senet-throw-5-chance = 1 din 16
senet-throw-next-again = Arunci din nou
senet-throw-next-passes = Rândul trece

## Moving

senet-move-title = Mutarea
senet-move-body = La fiecare aruncare muți una dintre piesele tale înainte cu exact atâtea pătrate. Dacă pot merge mai multe, alegerea e a ta și ea este inima jocului. Dacă poate merge una singură, trebuie să meargă, chiar și când doare.
senet-move-over = Poți trece peste orice piese, ale tale sau adverse. Nu te poți opri niciodată pe o piesă de-a ta.

## Swapping

senet-swap-title = Schimbul de locuri
senet-swap-body = La Senet nu se capturează niciodată nimic. Dacă piesa ta se oprește pe o piesă adversă neprotejată, cele două fac schimb de locuri: a ta ocupă pătratul, cealaltă se întoarce acolo de unde a venit a ta.
senet-swap-alt = Conuri pe 3 și 12, mosoare pe 7 și 20. Conurile au dat 4. O săgeată duce de la conul de pe 3 la mosorul singur de pe 7.
senet-swap-caption = Conurile au dat 4. Conul de pe 3 ajunge pe 7, unde un mosor stă singur, și fac schimb de locuri: conul pe 7, mosorul pe 3. În schimb, conul de pe 12 ar putea merge pe 16.

## Protection

senet-pair-title = Cine este protejat
senet-pair-body = Două piese vecine din aceeași tabără se protejează una pe alta, deci niciuna nu poate fi schimbată. Pe unul dintre ultimele patru pătrate, de la 27 la 30, o piesă este în siguranță chiar și singură. Contează cum stăteau piesele înainte de mutare.
senet-pair-alt = Conuri pe 4 și 8; mosoare pe 5, 10, 11 și 16. Mosoarele de pe 10 și 11, unul sub altul la cotitura drumului, sunt unite printr-o bară.
senet-pair-caption = Mosoarele de pe 10 și 11 sunt vecine de o parte și de alta a cotiturii, așa că nici un 2, nici un 3 nu îi folosesc conului de pe 8. Un 4 îl duce dincolo de amândouă, pe 12. Mosoarele de pe 5 și 16 nu sunt vecine: cu un 1, conul de pe 4 face schimb de locuri cu mosorul de pe 5.

## The houses

senet-houses-title = Cele cinci case
senet-houses-body = Poți trece pe lângă orice casă. Niciuna nu trebuie vizitată.
senet-house-15-name = 15: Casa Renașterii
senet-house-15-body = Un pătrat obișnuit, doar că piesele salvate din apă se întorc aici.
senet-house-27-name = 27: Casa Frumuseții
senet-house-27-body = Sigură, și ultimul popas înainte de apă. Cu 4 sau 5, o piesă iese de aici de pe tablă; un 2 o duce pe 29, un 3 pe 30, dar un 1 o îneacă.
senet-house-28-name = 28: Casa Apei
senet-house-28-body = Nimic nu rămâne aici. O piesă care se oprește pe 28 se întoarce imediat pe 15 sau, dacă 15 este ocupat, pe cel mai apropiat pătrat liber dinaintea lui: 14, 13 și așa mai departe. Trecerea peste 28 nu dăunează.
senet-house-29-name = 29: Casa celor Trei Adevăruri
senet-house-29-body = Sigură. Trei păsări, deci o piesă iese cu un 3. Un 1 o duce pe 30, dacă 30 este liber; un 2, un 4 sau un 5 nu o mișcă.
senet-house-30-name = 30: Casa lui Re-Atum
senet-house-30-body = Sigură. Două figuri, deci o piesă iese cu un 2. Nicio altă aruncare nu o mișcă.
senet-water-alt = Conuri pe 20 și 24, mosoare pe 15 și 17. Conurile au dat 4. O săgeată de avertizare duce de la conul de pe 24 în apa de pe 28.
senet-water-caption = Conurile au dat 4, iar aruncarea trebuie jucată. Conul de pe 20 nu poate merge, căci pe 24 stă alt con. Așa că tocmai conul de pe 24 cade în apă. Pe 15 este un mosor, iar conul iese la mal pe 14. Măcar conurile aruncă din nou, fiindcă a fost un 4.

## Leaving the board

senet-off-title = Ieșirea de pe tablă
senet-off-body = O piesă iese de pe tablă numai de pe trei pătrate: de pe 27 cu 4 sau 5, de pe 29 cu 3, de pe 30 cu 2. Pe 26 sau pe orice pătrat dinaintea lui, o aruncare care ar duce piesa dincolo de 30 nu îi folosește. De îndată ce a ieșit a cincea ta piesă, ai câștigat, orice ai fi aruncat.
senet-off-alt = Sfârșitul unei curse: conuri pe 27, 29 și 30, două conuri deja ieșite de pe tablă; un mosor pe 22.
senet-off-caption = Aici fiecare aruncare are alt rol. Un 1 îneacă conul de pe 27, care iese la mal pe 15. Un 2 scoate conul de pe 30, un 3 pe cel de pe 29, un 4 sau un 5 pe cel de pe 27.

## No move

senet-stuck-title = Când nicio piesă nu se poate muta
senet-stuck-body = Dacă niciuna dintre piesele tale nu poate folosi aruncarea, aceasta se pierde. Nimeni nu merge vreodată înapoi. Un 1, un 4 sau un 5 îți dau totuși încă o aruncare.
senet-stuck-alt = Conuri pe 26 și 29, mosoare pe 18 și 22. Conurile au dat 5 și niciun con nu se poate muta.
senet-stuck-caption = Conurile au dat 5. De pe 26 ar duce dincolo de 30, ceea ce este permis numai de pe 27; de pe 29 se iese doar cu un 3. Aruncarea se pierde și, pentru că a fost 5, conurile aruncă din nou.

## Strategy

senet-strategy-title = Șase lucruri de ținut minte
senet-strategy-1-title = Mergi în perechi
senet-strategy-1-body = Piesele vecine nu pot fi schimbate. Când una din pereche pleacă mai departe, două piese rămân singure, așa că uită-te la amândouă înainte să muți.
senet-strategy-2-title = Numără aruncările din spatele tău
senet-strategy-2-body = O piesă singură este cel mai expusă cu două pătrate înaintea uneia adverse: 6 din 16 aruncări o lovesc. La unul sau la trei pătrate sunt 4 din 16, la patru sau cinci numai 1 din 16.
senet-strategy-3-title = Un schimb mută două piese
senet-strategy-3-body = Piesa ta înaintează cât ar fi înaintat oricum, iar cea adversă pierde tot atâtea pătrate. Din două mutări altfel asemănătoare, schimbul câștigă mai mult teren.
senet-strategy-4-title = Respectă apa
senet-strategy-4-body = De pe 26 te îneacă un 2, adică 6 din 16 aruncări. De pe 25 și de pe 27 sunt 4 din 16, de pe 23 și 24 numai 1 din 16.
senet-strategy-5-title = Cunoaște ieșirile
senet-strategy-5-body = Următoarea aruncare scoate o piesă de pe 30 cu 6 șanse din 16, de pe 29 cu 4, de pe 27 cu 2.
senet-strategy-6-title = Păstrează o piesă de rezervă
senet-strategy-6-body = Aruncările trebuie jucate. O piesă rămasă mai în spate, care poate prelua o aruncare nedorită, ține alta departe de apă.

## History

senet-history-title = De unde vine jocul
senet-history-body = Din mormintele egiptene ne-au rămas table de joc și picturi cu Senet care acoperă peste două mii de ani. Reguli complete nu s-au păstrat. Cine joacă astăzi joacă o reconstituire modernă, iar cei care au încercat, printre ei Gustave Jéquier, R. C. Bell și mai târziu Timothy Kendall, au ajuns fiecare la alt joc.
senet-history-here = Și jocul standard de pe acest site este o astfel de reconstituire, cu cinci piese de fiecare parte și cu casele pe ultimele patru pătrate. Tablele din morminte poartă semne ca acestea pe ultimele cinci pătrate; ce regulă ținea de care semn rămâne în seama reconstituirii.

## Questions and answers

senet-faq-title = Întrebări și răspunsuri
senet-faq-egypt-question = Așa jucau egiptenii?
senet-faq-egypt-answer = Nimeni nu poate spune. Nu s-au păstrat reguli complete, numai table, picturi și semne. Regulile de aici sunt o reconstituire modernă.
senet-faq-forced-question = Trebuie să mut chiar dacă mutarea mă dezavantajează?
senet-faq-forced-answer = Da. O aruncare pe care o poate folosi oricare dintre piesele tale trebuie jucată, chiar dacă singura mutare duce în apă. Dacă se pot muta mai multe piese, alegi tu.
senet-faq-beauty-question = Trebuie să se oprească fiecare piesă în Casa Frumuseții?
senet-faq-beauty-answer = Nu. O piesă poate trece de pătratul 27, ca și de orice altă casă, fără să se oprească.
senet-faq-block-question = Pot piesele să închidă drumul?
senet-faq-block-answer = Nu în jocul standard, unde se poate trece peste oricâte piese. În Senetul lui Jéquier, trei piese adverse la rând sunt un baraj.
senet-faq-odds-question = Ce șanse are fiecare aruncare?
senet-faq-odds-answer = Din 16 aruncări, în medie un 1 vine de 4 ori, un 2 vine de 6 ori, un 3 vine de 4 ori, un 4 o dată și un 5 o dată.
senet-faq-online-question = Cum joc Senet online cu prietenii?
senet-faq-online-answer = Începe un joc aici și trimite linkul. Cine îl deschide se poate așeza la tablă și poate juca, de pe telefon sau de pe calculator, și nimeni nu trebuie să își facă un cont.

## Play

senet-end-title = Acum joacă
senet-end-body = Totul este pregătit: creează un joc, trimite linkul, aruncă bețișoarele. Tabla arată toate mutările permise, așa că nu trebuie învățat nimic pe de rost.
