### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Jéquier-féle szenet: szabályok, összevetés, történet
jequier-description = A Jéquier-féle szenet szabályai: dobás az első 1-esért, hármas blokádok, visszalépések, a Víz Háza a 27-en. Összevetés az alapjátékkal. Nincs regisztráció.
jequier-breadcrumb = Jéquier-féle szenet
jequier-eyebrow = A szenet egyik változata
jequier-heading = A Jéquier-féle szenet
jequier-lead = Az első egyes dönti el, ki kezd; három bábu egymás után elzárja az utat; aki nem mehet előre, annak vissza kell mennie; a 27-en pedig a Víz Háza vár.
jequier-hero-alt = A tábla utolsó öt mezője: 26 a Szépség nefer jelével, 27 a Víz hullámaival, 28 az Igazságok három madarával, 29 Ré-Atum két ülő alakjával, 30 Hórusszal, a sólyommal.
jequier-hero-caption = 26 Szépség, 27 Víz, 28 a Három Igazság, 29 Ré-Atum, 30 Hórusz
jequier-contents-title = Ezen az oldalon

## Play buttons

jequier-play-friend = Jéquier-játék egy baráttal
jequier-play-stranger = Játék valakivel, aki vár
jequier-play-device = Játék egy eszközön
jequier-to-standard = Az alapszabályok

## What it is

jequier-what-title = Mi ez a játék?
jequier-what-body = A Jéquier-féle szenet az ókori játék egyik rekonstrukciója, amelyet Gustave Jéquier egyiptológusnak tulajdonítanak. A tábla, a bábuk és a pálcák ugyanazok, mint az alapjátékban: harminc mező, öt kúp öt orsó ellen, négy pálca. Más a kezdés, mások a dobások és a verseny vége, és akinek elzárták az útját, annak lehet, hogy vissza kell mennie.

## The throw-off

jequier-opening-title = Kezdődobás az első egyesért
jequier-opening-body = A bábukat a szokásos módon állítják föl, a kúpokat az 1-re, 3-ra, 5-re, 7-re és 9-re, az orsókat a 2-re, 4-re, 6-ra, 8-ra és 10-re, de még nem tartoznak senkihez. A két játékos felváltva dob, amíg egyikük egyest nem dob; más dobás nem számít. Aki az egyest dobta, azé lesznek az orsók, a 10-en álló bábuval a 11-re lép, mert csak ez a lépés szabad, és mivel egyes volt, újra dob. A másik játékosé lesznek a kúpok.
jequier-opening-odds = Minden negyedik dobásra jut egy egyes, így a kezdődobás átlagosan négy dobásig tart, és aki elkezdi, 7-ből 4-szer meg is nyeri.
jequier-opening-alt = A kezdőállás: kúpok az 1-en, 3-on, 5-ön, 7-en és 9-en, orsók a 2-n, 4-en, 6-on, 8-on és 10-en. Nyíl vezet a 10-en álló orsótól lefelé a 11-es mezőre.
jequier-opening-caption = Megvan az első egyes: az orsó a 10-ről a 11-re lép, és az új gazdája újra dob.

## Throws

jequier-throw-title = Dobások és ráadásdobások
jequier-throw-body = Egy–négy színével fölfelé fekvő pálca 1–4-et ér, és ha egy sem fekszik így, a dobás hatos. Egyes, négyes vagy hatos után újra dobsz, feltéve, hogy a dobást meg lehetett lépni; a visszalépés is számít. Kettes vagy hármas után a másik fél jön. 16 dobásból átlagosan 4 az egyes, 6 a kettes, 4 a hármas, egy a négyes és egy a hatos.

## As in the standard game

jequier-same-title = Ami nem változik
jequier-same-body = Egy bábuval lépsz, pontosan annyit, amennyit dobtál, és amit meg lehet lépni, azt meg is kell. Bábu a saját társára nem érkezhet. Aki az ellenfél magányos bábujára érkezik, helyet cserél vele; két szomszéd védi egymást; biztonságos mezőn álló bábuval nem lehet helyet cserélni. Biztonságos itt a 26, a 28, a 29 és a 30. Az nyer, aki elsőként viszi le mind az öt bábuját a tábláról.

## The blockade

jequier-blockade-title = A blokád
jequier-blockade-body = Az ellenfél három vagy több bábuja egymást követő mezőkön fal. Egyetlen bábu sem lépheti át, se előre, se hátra. A fal az úttal együtt kanyarodhat, a 10-ről a 11-re és a 20-ról a 21-re. A pár nem fal, azon át lehet lépni.
jequier-blockade-alt = A 10-en, 11-en és 12-n álló orsók falat alkotnak az út fordulójában, a 18-on és 19-en állók párt. Kúpok állnak a 9-en és a 16-on. A kúpok négyest dobtak.
jequier-blockade-caption = A kúpok négyest dobtak. A 9-en álló kúp be van zárva: a 13-ra menet át kellene lépnie a 10-en, 11-en és 12-n álló falat. A 16-on álló kúp átlépheti a 18-on és 19-en álló párt, és a 20-ra megy.

## Moving back

jequier-back-title = Visszalépés
jequier-back-body = Ha egyik bábud sem mehet előre, akkor az egyiknek annyit kell visszalépnie, amennyit dobtál, ha tud. Üres mezőre kell érkeznie, mert visszafelé nincs csere. Nem mehet az 1-es mezőnél hátrébb, és falat nem léphet át. A Víz Háza üres mezőnek számít, és amelyik bábu visszalép bele, az vízbe fúl.
jequier-back-alt = Kúpok az 5-ön és a 9-en, előttük a 10-en, 11-en és 12-n álló orsók fala; még egy orsó a 20-on. A kúpok négyest dobtak. Nyíl vezet az 5-ön álló kúptól vissza az 1-es mezőre.
jequier-back-caption = A kúpok négyest dobtak. A 9-en álló kúp előtt fal van, az 5-ön álló kúp pedig a 9-en a saját társára érkezne. Előre egyik sem mehet, így az 5-ön álló kúp visszalép az 1-re. Mivel lépés történt, a kúpok újra dobnak.

## Lost turns

jequier-lost-title = Elvesztett kör
jequier-lost-body = Ha visszafelé sem léphet egyik bábu sem, a kör elvész, még egyes, négyes vagy hatos után is. Ha a fenti képen az 1-es mezőn orsó állna, a kúpok a négyes ellenére elvesztenék a körüket.

## The houses

jequier-houses-title = A házak
jequier-houses-body = A házak egy mezővel előrébb vannak, mint az alapjátékban, és csak a víznek van külön szabálya. A 15-ön álló ankh itt közönséges mező.
jequier-house-26-name = 26: a Szépség Háza
jequier-house-26-body = Biztonságos mező, semmi több.
jequier-house-27-name = 27: a Víz Háza
jequier-house-27-body = Az ide érkező bábu az egész tábla legkisebb számú üres mezőjére kerül. A 27-en soha semmi sem áll; áthaladni fölötte veszélytelen.
jequier-house-28-name = 28: a Három Igazság Háza
jequier-house-28-body = Biztonságos. Az elhagyásához nem kell különleges dobás.
jequier-house-29-name = 29: Ré-Atum Háza
jequier-house-29-body = Biztonságos, és éppen olyan szabadon elhagyható.
jequier-house-30-name = 30: Hórusz Háza
jequier-house-30-body = Az út vége. Az a bábu, amelyik még nem mehet le, itt biztonságban megpihenhet.
jequier-water-alt = Kúpok a 2-n és a 25-ön, orsók az 1-en és a 14-en. A kúpok kettest dobtak. Figyelmeztető nyíl vezet a 25-ön álló kúptól a 27-en lévő vízbe.
jequier-water-caption = Ezzel a kettessel a 25-ön álló kúp a vízbe esne, és a 3-on bukkanna föl, mert az 1 és a 2 foglalt. A kúpok jobban teszik, ha a 2-ről a 4-re lépnek.

## Leaving the board

jequier-off-title = A tábla elhagyása
jequier-off-body = A bábuid csak akkor mehetnek le a tábláról, amikor az összes megmaradt bábud az utolsó sorban, a 21–30. mezőn áll. Ekkor bármely dobás leviszi azt a bábut, amelyik eléri a 30-at vagy túljut rajta, bárki áll is a 30-on. Addig egy bábu sem mehet a 30-on túlra. Pontosan a 30-ra léphet, mint bármely más mezőre, és ott pihen, amíg egy későbbi dobás le nem viheti. A fal a tábláról levezető utat is elzárja.
jequier-off-alt = Az utolsó három kúp a 24-en, 28-on és 30-on áll, mind az utolsó sorban; orsók a 12-n és a 17-en. A kúpok hatost dobtak.
jequier-off-caption = Minden megmaradt kúp az utolsó sorban áll. Hatossal a három közül bármelyik lemehet: a 24-en álló úgy, hogy pontosan eléri a 30-at, noha ott kúp áll, a többi úgy, hogy túljut rajta. Ha egy kúp lemaradt volna a 18-on, még egyik sem mehetne le.

## Comparison

jequier-table-title = A két játék egymás mellett
jequier-table-caption = Az alapjáték és a Jéquier-féle szenet összevetése, szabályról szabályra
jequier-table-rule = Szabály
jequier-table-standard = Alapjáték
jequier-table-jequier = Jéquier-féle
jequier-table-start-name = Ki kezd
jequier-table-start-standard = Az első játékos játszik a kúpokkal, és ő dob először.
jequier-table-start-jequier = Felváltva dobnak; aki az első egyest dobja, azé lesznek az orsók, és a 10-ről a 11-re kell lépnie.
jequier-table-throws-name = Dobások
jequier-table-throws-standard = 1, 2, 3, 4; ha egy sem színével fölfelé: 5.
jequier-table-throws-jequier = 1, 2, 3, 4; ha egy sem színével fölfelé: 6.
jequier-table-again-name = Ráadásdobás
jequier-table-again-standard = 1, 4 vagy 5 után, akkor is, ha nem lehetett lépni.
jequier-table-again-jequier = 1, 4 vagy 6 után, ha történt lépés.
jequier-table-blockade-name = Blokádok
jequier-table-blockade-standard = Nincsenek. Bármilyen bábun át lehet lépni.
jequier-table-blockade-jequier = Az ellenfél három vagy több egymás utáni bábuján nem lehet átlépni, se előre, se hátra.
jequier-table-safe-name = Biztonságos mezők
jequier-table-safe-standard = 27, 28, 29 és 30
jequier-table-safe-jequier = 26, 28, 29 és 30
jequier-table-water-name = A Víz Háza
jequier-table-water-standard = 28. Vissza a 15-re, vagy a legközelebbi kisebb számú üres mezőre.
jequier-table-water-jequier = 27. Vissza a tábla legkisebb számú üres mezőjére.
jequier-table-back-name = Visszalépés
jequier-table-back-standard = Soha.
jequier-table-back-jequier = Csak ha egy bábu sem mehet előre, és csak üres mezőre.
jequier-table-stuck-name = Nincs lépés
jequier-table-stuck-standard = A dobás elvész; 1, 4 és 5 után így is újra dobnak.
jequier-table-stuck-jequier = A kör elvész, még 1, 4 vagy 6 után is.
jequier-table-off-name = A tábla elhagyása
jequier-table-off-standard = A 27-ről 4-gyel vagy 5-tel, a 29-ről 3-mal, a 30-ról 2-vel.
jequier-table-off-jequier = Ha minden megmaradt bábu a 21–30. mezőn áll: bármely dobás, amely eléri a 30-at vagy túljut rajta.

## History

jequier-history-title = Jéquier és a szabályai
jequier-history-person = Gustave Jéquier (1868–1946) svájci egyiptológus volt, akit leginkább dél-szakkarai ásatásairól ismernek. A neki tulajdonított szabályok főként Jack Botermans és szerzőtársai „The World of Games” című könyvének összefoglalójából jutottak el a mai játékosokhoz.
jequier-history-source = Jéquier saját közleménye ehhez a változathoz nem volt kéznél. A mi változatunk az említett összefoglalót követi, összevetve a Ludii játékadatbázissal, amely az ő szabályait több rekonstrukció között tartja számon.
jequier-history-modern = Mint a szenet minden szabálya, ez is modern rekonstrukció. Egyiptomi sírokból, több mint kétezer évet átfogó időből maradtak fenn táblák és falképek, teljes szabályok azonban nem, ezért jutott Jéquier, R. C. Bell és később Timothy Kendall mind más játékhoz. A sírokban talált táblák az utolsó öt mezőn viselnek ilyen jeleket; hogy melyikhez milyen szabály tartozott, az rekonstrukció. Az itteni alapjáték is az.

## Where the accounts differ

jequier-differ-title = Ahol a források eltérnek
jequier-differ-body = A források nem mindenben egyeznek. Itt így játsszuk:
jequier-differ-swap = Az eltalált bábu helyet cserél a támadójával, ahogy a „The World of Games” leírja. A Ludiiban az első üres mezőre küldik.
jequier-differ-off = Ha egy fél összes bábuja az utolsó sorban van, akkor mennek le, ha a 30-ra érkeznek, és akkor is, ha túljutnak rajta. Mindkettő egy-egy forrás olvasata.
jequier-differ-back = A hármas blokád a visszalépéseket is megállítja.
jequier-differ-unused = Két részlet, amely csak a Ludiiban szerepel, itt nincs meg: az előttük álló bábura váró kezdőbábuk és a pontozás.

## Questions and answers

jequier-faq-title = Kérdések és válaszok
jequier-faq-start-question = Ki kezd a Jéquier-féle szenetben?
jequier-faq-start-answer = Az a játékos, aki az első egyest dobja. Felváltva dobnak, amíg meg nem jön; aki dobta, azé lesznek az orsók, a 10-en álló bábuval a 11-re lép, és újra dob.
jequier-faq-blockade-question = Mi az a blokád?
jequier-faq-blockade-answer = Az egyik fél három vagy több bábuja az út egymást követő mezőin. A másik fél egyik irányban sem léphet át rajtuk.
jequier-faq-back-question = Mikor kell visszalépnem?
jequier-faq-back-answer = Csak akkor, ha a dobásoddal egyik bábud sem mehet előre. Ilyenkor egyiküknek vissza kell lépnie egy üres mezőre, ha tud.
jequier-faq-water-question = Hová kerül a bábu a Víz Házából?
jequier-faq-water-answer = A 27-ről a tábla legkisebb számú üres mezőjére, bárhol legyen is az.
jequier-faq-exact-question = Pontos dobás kell a tábla elhagyásához?
jequier-faq-exact-answer = Nem. Ha minden megmaradt bábud a 21–30. mezőn áll, bármely dobás, amely eléri a 30-at vagy túljut rajta, levisz egy bábut.

## Play

jequier-end-title = Próbáld ki
jequier-end-body = Hozz létre egy játékot, küldd el a linket, és dobj az első egyesért. A tábla minden szabályos lépést megmutat, így játék közben tanulod meg a szabályokat.
