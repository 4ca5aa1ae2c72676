### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senetul lui Jéquier: reguli, comparație și istorie
jequier-description = Regulile Senetului lui Jéquier: tragerea la sorți la primul 1, baraje de trei, mutări înapoi, Casa Apei pe 27. Comparate punct cu punct cu jocul standard.
jequier-breadcrumb = Senetul lui Jéquier
jequier-eyebrow = O variantă a jocului Senet
jequier-heading = Senetul lui Jéquier
jequier-lead = Primul 1 hotărăște cine începe, trei piese la rând închid drumul, cine nu poate înainta trebuie să dea înapoi, iar pe 27 așteaptă Casa Apei.
jequier-hero-alt = Ultimele cinci pătrate ale tablei: 26 cu neferul Frumuseții, 27 cu valurile Apei, 28 cu cele trei păsări ale Adevărurilor, 29 cu cele două figuri așezate ale lui Re-Atum, 30 cu șoimul Horus.
jequier-hero-caption = 26 Frumusețea, 27 Apa, 28 cele Trei Adevăruri, 29 Re-Atum, 30 Horus
jequier-contents-title = Pe această pagină

## Play buttons

jequier-play-friend = Joacă Jéquier cu prietenii
jequier-play-stranger = Joacă cu cineva care așteaptă
jequier-play-device = Joacă aici, pe un dispozitiv
jequier-to-standard = Regulile standard

## What it is

jequier-what-title = Ce este?
jequier-what-body = Senetul lui Jéquier este o reconstituire a jocului antic atribuită egiptologului Gustave Jéquier. Tabla, piesele și bețișoarele sunt cele din jocul standard: treizeci de pătrate, cinci conuri contra cinci mosoare, patru bețișoare. Începutul, aruncările și sfârșitul cursei sunt diferite, iar cine are drumul închis poate fi nevoit să dea înapoi.

## The throw-off

jequier-opening-title = Tragerea la sorți
jequier-opening-body = Piesele se așază ca întotdeauna, conuri pe 1, 3, 5, 7 și 9, mosoare pe 2, 4, 6, 8 și 10, dar nu sunt încă ale nimănui. Se aruncă pe rând până când iese un 1; nicio altă aruncare nu are efect. Cine dă acel 1 ia mosoarele, mută piesa de pe 10 pe 11, singura mutare permisă, și, pentru că a fost un 1, aruncă din nou. Cealaltă persoană primește conurile.
jequier-opening-odds = O aruncare din patru este un 1, deci tragerea la sorți durează în medie patru aruncări, iar cine o începe o câștigă de 4 ori din 7.
jequier-opening-alt = Începutul: conuri pe 1, 3, 5, 7 și 9, mosoare pe 2, 4, 6, 8 și 10. O săgeată coboară de la mosorul de pe 10 la pătratul 11.
jequier-opening-caption = A ieșit primul 1: mosorul de pe 10 merge pe 11, iar cine tocmai l-a primit aruncă din nou.

## Throws

jequier-throw-title = Aruncări și aruncări în plus
jequier-throw-body = De la una la patru fețe în sus înseamnă de la 1 la 4, iar dacă nicio față nu este în sus, aruncarea este 6. După 1, 4 sau 6 arunci din nou, cu condiția ca aruncarea să fi putut fi jucată; contează și o mutare înapoi. După 2 sau 3 rândul trece. Din 16 aruncări, 4 sunt un 1, 6 sunt un 2, 4 sunt un 3, una este un 4 și una este un 6.

## As in the standard game

jequier-same-title = Ce rămâne la fel
jequier-same-body = Muți o piesă cu exact numărul aruncat, iar o aruncare care poate fi jucată trebuie jucată. Nicio piesă nu se oprește pe una din propria tabără. O piesă care se oprește pe una adversă singură face schimb de locuri cu ea; două vecine se protejează una pe alta, iar o piesă de pe un pătrat sigur nu poate fi schimbată. Pătratele sigure sunt aici 26, 28, 29 și 30. Câștigă cine scoate primul toate cele cinci piese.

## The blockade

jequier-blockade-title = Barajul
jequier-blockade-body = Trei sau mai multe piese adverse pe pătrate consecutive sunt un zid. Nicio piesă nu poate trece peste el, nici înainte, nici înapoi. Zidul poate coti odată cu drumul, de la 10 la 11 și de la 20 la 21. O pereche nu este zid și poate fi depășită.
jequier-blockade-alt = Mosoarele de pe 10, 11 și 12 formează un zid la cotitura drumului, mosoarele de pe 18 și 19 o pereche. Pe 9 și 16 stau conuri. Conurile au dat 4.
jequier-blockade-caption = Conurile au dat 4. Conul de pe 9 este închis: în drum spre 13 ar trebui să treacă peste zidul de pe 10, 11 și 12. Conul de pe 16 poate trece de perechea de pe 18 și 19 și merge pe 20.

## Moving back

jequier-back-title = Mutarea înapoi
jequier-back-body = Dacă niciuna dintre piesele tale nu poate merge înainte, una trebuie să se întoarcă cu numărul aruncat, dacă poate. Ea trebuie să se oprească pe un pătrat liber, căci la întoarcere nu se schimbă nimic. Nu poate coborî sub pătratul 1 și nu poate trece peste un zid. Casa Apei este socotită pătrat liber, iar o piesă care se întoarce în ea se îneacă.
jequier-back-alt = Conuri pe 5 și 9 în fața unui zid de mosoare pe 10, 11 și 12; încă un mosor pe 20. Conurile au dat 4. O săgeată duce de la conul de pe 5 înapoi la pătratul 1.
jequier-back-caption = Conurile au dat 4. Conul de pe 9 stă în fața zidului, iar conul de pe 5 s-ar opri pe tovarășul lui de pe 9. Nimic nu poate merge înainte, așa că conul de pe 5 se întoarce pe 1. Pentru că s-a mutat, conurile aruncă din nou.

## Lost turns

jequier-lost-title = Când pierzi rândul
jequier-lost-body = Dacă nicio piesă nu poate da nici înapoi, rândul este pierdut, chiar și după 1, 4 sau 6. Dacă în imaginea de mai sus ar sta un mosor pe pătratul 1, conurile și-ar pierde rândul în ciuda acelui 4.

## The houses

jequier-houses-title = Casele
jequier-houses-body = Casele stau cu un pătrat mai devreme decât în jocul standard și numai apa are o regulă a ei. Pătratul 15, cel cu ankh, este aici unul obișnuit.
jequier-house-26-name = 26: Casa Frumuseții
jequier-house-26-body = Un pătrat sigur, și atât.
jequier-house-27-name = 27: Casa Apei
jequier-house-27-body = O piesă care se oprește aici este pusă pe pătratul liber cu cel mai mic număr de pe toată tabla. Pe 27 nu rămâne niciodată nimic; trecerea peste el nu dăunează.
jequier-house-28-name = 28: Casa celor Trei Adevăruri
jequier-house-28-body = Sigură. Nu e nevoie de o anumită aruncare ca să pleci de aici.
jequier-house-29-name = 29: Casa lui Re-Atum
jequier-house-29-body = Sigură, și la fel de ușor de părăsit.
jequier-house-30-name = 30: Casa lui Horus
jequier-house-30-body = Capătul drumului. O piesă care nu poate ieși încă se poate odihni aici în siguranță.
jequier-water-alt = Conuri pe 2 și 25, mosoare pe 1 și 14. Conurile au dat 2. O săgeată de avertizare duce de la conul de pe 25 în apa de pe 27.
jequier-water-caption = Cu acest 2, conul de pe 25 ar cădea în apă și ar ieși la mal pe 3, pentru că 1 și 2 sunt ocupate. Conurile fac mai bine dacă joacă de pe 2 pe 4.

## Leaving the board

jequier-off-title = Ieșirea de pe tablă
jequier-off-body = Piesele tale pot ieși de pe tablă numai cât timp toate cele care ți-au rămas stau pe ultimul rând, de la 21 la 30. Atunci orice aruncare care duce o piesă pe 30 sau dincolo o scoate, oricine ar sta pe 30. Până atunci nicio piesă nu poate trece dincolo de 30. Ea se poate opri exact pe 30, ca pe orice alt pătrat, și se odihnește acolo până când o aruncare de mai târziu, oricare ar fi ea, o poate scoate. Un zid închide și drumul spre ieșire.
jequier-off-alt = Ultimele trei conuri stau pe 24, 28 și 30, toate pe ultimul rând; mosoare pe 12 și 17. Conurile au dat 6.
jequier-off-caption = Toate conurile rămase stau pe ultimul rând. Cu 6 poate ieși oricare dintre cele trei: cel de pe 24 ajungând exact pe 30, deși acolo stă un con, celelalte trecând dincolo. Dacă un con ar fi rămas în urmă pe 18, niciunul nu ar putea ieși încă.

## Comparison

jequier-table-title = Cele două jocuri alăturate
jequier-table-caption = Senetul standard și Senetul lui Jéquier comparate, regulă cu regulă
jequier-table-rule = Regulă
jequier-table-standard = Standard
jequier-table-jequier = Jéquier
jequier-table-start-name = Cine începe
jequier-table-start-standard = Cine are conurile aruncă primul.
jequier-table-start-jequier = Se aruncă pe rând; cine dă primul 1 ia mosoarele și trebuie să mute de pe 10 pe 11.
jequier-table-throws-name = Aruncări
jequier-table-throws-standard = 1, 2, 3, 4; nicio față în sus este 5.
jequier-table-throws-jequier = 1, 2, 3, 4; nicio față în sus este 6.
jequier-table-again-name = Aruncări în plus
jequier-table-again-standard = După 1, 4 sau 5, chiar dacă nu s-a putut muta.
jequier-table-again-jequier = După 1, 4 sau 6, dacă s-a mutat.
jequier-table-blockade-name = Baraje
jequier-table-blockade-standard = Nu există. Se poate trece peste orice piese.
jequier-table-blockade-jequier = Peste trei sau mai multe piese adverse la rând nu se poate trece, nici înainte, nici înapoi.
jequier-table-safe-name = Pătrate sigure
jequier-table-safe-standard = 27, 28, 29 și 30
jequier-table-safe-jequier = 26, 28, 29 și 30
jequier-table-water-name = Casa Apei
jequier-table-water-standard = 28. Înapoi pe 15 sau pe cel mai apropiat pătrat liber dinaintea lui.
jequier-table-water-jequier = 27. Înapoi pe pătratul liber cu cel mai mic număr de pe tablă.
jequier-table-back-name = Mutarea înapoi
jequier-table-back-standard = Niciodată.
jequier-table-back-jequier = Numai dacă nicio piesă nu poate merge înainte și numai pe un pătrat liber.
jequier-table-stuck-name = Nicio mutare posibilă
jequier-table-stuck-standard = Aruncarea se pierde; după 1, 4 și 5 se aruncă totuși din nou.
jequier-table-stuck-jequier = Rândul este pierdut, chiar și după 1, 4 sau 6.
jequier-table-off-name = Ieșirea de pe tablă
jequier-table-off-standard = De pe 27 cu 4 sau 5, de pe 29 cu 3, de pe 30 cu 2.
jequier-table-off-jequier = Cu toate piesele rămase pe pătratele de la 21 la 30: orice aruncare care ajunge pe 30 sau dincolo.

## History

jequier-history-title = Jéquier și regulile lui
jequier-history-person = Gustave Jéquier (1868–1946) a fost un egiptolog elvețian, cunoscut mai ales pentru săpăturile sale de la Saqqara de Sud. Regulile care i se atribuie au ajuns la cei care joacă astăzi mai ales prin rezumatul din „The World of Games” de Jack Botermans și coautorii săi.
jequier-history-source = Publicația lui Jéquier însuși nu a putut fi consultată pentru această versiune, care urmează acel rezumat, verificat cu baza de date de jocuri Ludii, unde regulile lui figurează printre mai multe reconstituiri.
jequier-history-modern = Ca toate regulile jocului Senet, și acestea sunt o reconstituire modernă. Din mormintele egiptene ne-au rămas table de joc și picturi care acoperă peste două mii de ani, dar nu și reguli complete; de aceea Jéquier, R. C. Bell și mai târziu Timothy Kendall au ajuns fiecare la alt joc. Tablele din morminte poartă asemenea semne pe ultimele cinci pătrate; ce regulă avea fiecare ține de reconstituire. Și jocul standard de aici este una.

## Where the accounts differ

jequier-differ-title = Unde se deosebesc sursele
jequier-differ-body = Sursele nu se potrivesc în toate. Aici se joacă așa:
jequier-differ-swap = O piesă lovită face schimb de locuri cu cea care o atacă, ca în „The World of Games”. În Ludii este trimisă pe primul pătrat liber.
jequier-differ-off = Odată ce toate piesele unei tabere sunt pe ultimul rând, ele ies atât oprindu-se pe 30, cât și trecând de el. Fiecare dintre aceste interpretări vine dintr-o singură sursă.
jequier-differ-back = Un baraj de trei oprește și mutările înapoi.
jequier-differ-unused = Două detalii care apar numai în Ludii nu sunt folosite: piesele de început care așteaptă piesa din fața lor și numărarea pe puncte.

## Questions and answers

jequier-faq-title = Întrebări și răspunsuri
jequier-faq-start-question = Cine începe în Senetul lui Jéquier?
jequier-faq-start-answer = Cine dă primul 1. Se aruncă pe rând până când iese; cine îl dă ia mosoarele, mută piesa de pe 10 pe 11 și aruncă din nou.
jequier-faq-blockade-question = Ce este un baraj?
jequier-faq-blockade-answer = Trei sau mai multe piese din aceeași tabără pe pătrate consecutive ale drumului. Cealaltă tabără nu poate trece peste ele în niciun sens.
jequier-faq-back-question = Când trebuie să mut înapoi?
jequier-faq-back-answer = Numai când niciuna dintre piesele tale nu poate merge înainte cu aruncarea ta. Atunci una dintre ele trebuie să se întoarcă pe un pătrat liber, dacă poate.
jequier-faq-water-question = Unde ajunge o piesă din Casa Apei?
jequier-faq-water-answer = De pe 27 pe pătratul liber cu cel mai mic număr de pe tablă, oriunde ar fi el.
jequier-faq-exact-question = Am nevoie de o aruncare exactă ca să ies de pe tablă?
jequier-faq-exact-answer = Nu. Odată ce toate piesele care ți-au rămas stau pe pătratele de la 21 la 30, orice aruncare care ajunge pe 30 sau trece dincolo scoate o piesă.

## Play

jequier-end-title = Încearcă
jequier-end-body = Creează un joc, trimite linkul și aruncă pentru primul 1. Tabla arată toate mutările permise, așa că înveți regulile jucând.
