### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words: Senet = szenet, Jéquier-féle szenet; cones = kúpok, spools = orsók; piece = bábu; square = mező;
# throwing sticks = dobópálcák; throw = dobás (egyes, kettes ...); face up = színével fölfelé; swap = helycsere;
# blockade = blokád, wall = fal; bear off = levinni a tábláról; throw-off = kezdődobás;
# houses: az Újjászületés Háza, a Szépség Háza, a Víz Háza, a Három Igazság Háza, Ré-Atum Háza, Hórusz Háza. Address: te.

## Head

senet-title = Szenet: a szabályok, példákkal
senet-description = Így játszd a szenetet: a tábla és házai, a pálcák dobása, a helycsere, a Víz Háza és a tábla elhagyása, rajzokkal. Játssz egy linken, regisztráció nélkül.
senet-nav = Szabályok
senet-breadcrumb = A szenet szabályai
senet-eyebrow = A játék és alapszabályai
senet-heading = Hogyan játsszák a szenetet?
senet-lead = A szenet verseny két játékosnak, harminc mezőn át. Hogy milyen messzire mész, azt négy pálca dönti el; hogy az öt bábud közül melyik megy, azt te. Az nyer, aki elsőként viszi le mind az ötöt a tábláról.
senet-hero-alt = Szenettábla a játék kezdetén: a felső sor tíz mezőjén felváltva öt kúp és öt orsó áll. A középső és az alsó sor üres, a 15-ös, 27-es, 28-as, 29-es és 30-as mezőn jelek láthatók.
senet-contents-title = Ezen az oldalon

## Play buttons

senet-play-friend = Játék egy baráttal
senet-play-stranger = Játék valakivel, aki vár
senet-play-device = Játék egy eszközön
senet-to-jequier = Változat: a Jéquier-féle szenet

## The board

senet-board-title = A tábla
senet-board-body = A harminc mező egyetlen út, amely három sorban kanyarog. Az 1–10. mező fönt balról jobbra halad, a 11–20. középen jobbról balra tér vissza, a 21–30. pedig lent megint balról jobbra. Az út a 10-ről lefelé fordul a 11-re, a 20-ról pedig lefelé a 21-re.
senet-board-neighbours = Ha e szabályokban szomszédokról van szó, az mindig az út mentén értendő: a 10 és a 11 szomszédok, az 5 és a 16 viszont nem, noha egymás alatt vannak.
senet-board-alt = Az üres tábla a harminc mezőből álló úttal: a felső sorban jobbra, a 10-ről le a 11-re, a középső sorban balra, a 20-ról le a 21-re, az alsó sorban jobbra. Öt mezőn jel van: 15 ankh, 27 lantra emlékeztető nefer, 28 hullámok, 29 három madár, 30 két ülő alak.
senet-board-caption = Az út 1-től 30-ig és az öt ház: 15 Újjászületés, 27 Szépség, 28 Víz, 29 a Három Igazság, 30 Ré-Atum.

## Setup

senet-setup-title = A bábuk és a kezdőállás
senet-setup-body = Az egyik félnek öt kúpja van, a másiknak öt orsója. Felváltva állnak az első tíz mezőn: a kúpok az 1-en, 3-on, 5-ön, 7-en és 9-en, az orsók a 2-n, 4-en, 6-on, 8-on és 10-en. Mindkét fél ugyanarra halad, az 1-től a 30 felé, és egy mezőn sosem áll egynél több bábu. Az első játékos játszik a kúpokkal, és ő dob először.
senet-setup-cone = Egy kúp
senet-setup-spool = Egy orsó

## Throwing

senet-throw-title = A pálcák dobása
senet-throw-body = A négy dobópálca mindegyikének van színe és fonákja, és bármelyik oldaluk egyforma eséllyel kerül fölülre. Számold meg, hány fekszik a színével fölfelé: ennyi a dobásod. Ha egy sem, a dobás 5.
senet-throw-again = Egyes, négyes vagy ötös után, miután léptél, újra dobsz, és így tovább, amíg ilyen dobások jönnek. Kettes vagy hármas után a másik fél következik.
senet-throw-table-caption = Az öt lehetséges dobás, az esélyük, és hogy ki dob utána
senet-throw-table-sticks = Pálcák
senet-throw-table-throw = Dobás
senet-throw-table-chance = Esély
senet-throw-table-next = Utána
senet-throw-1-sticks = egy a színével fölfelé
senet-throw-2-sticks = kettő a színével fölfelé
senet-throw-3-sticks = három a színével fölfelé
senet-throw-4-sticks = négy a színével fölfelé
senet-throw-5-sticks = egy sem a színével fölfelé
senet-throw-1-chance = 4 a 16-ból
senet-throw-2-chance = 6 a 16-ból
senet-throw-3-chance = 4 a 16-ból
senet-throw-4-chance = 1 a 16-ból
senet-throw-5-chance = 1 a 16-ból
senet-throw-next-again = Újra te dobsz
senet-throw-next-passes = A másik fél jön

## Moving

senet-move-title = A lépés
senet-move-body = Minden dobással egy bábudat viszed előre, pontosan annyi mezővel, amennyit dobtál. Ha több is mehet, te választasz, és ez a választás a játék szíve. Ha csak egy mehet, annak mennie kell, akkor is, ha fáj.
senet-move-over = Bármilyen bábun átléphetsz, a sajátodon és az ellenfelén is. Saját bábudra viszont sosem érkezhetsz.

## Swapping

senet-swap-title = Helycsere
senet-swap-body = A szenetben nincs ütés. Ha a bábud az ellenfél védtelen bábujára érkezik, a kettő helyet cserél: a tiéd elfoglalja a mezőt, a másik visszamegy oda, ahonnan a tiéd jött.
senet-swap-alt = Kúpok a 3-on és a 12-n, orsók a 7-en és a 20-on. A kúpok négyest dobtak. Nyíl vezet a 3-on álló kúptól a 7-en magában álló orsóig.
senet-swap-caption = A kúpok négyest dobtak. A kúp a 3-ról a 7-re ér, ahol egy orsó áll magában, ezért helyet cserélnek: kúp a 7-en, orsó a 3-on. A 12-n álló kúp ehelyett a 16-ra is léphetne.

## Protection

senet-pair-title = Mikor védett egy bábu?
senet-pair-body = Egy fél két egymás mellett álló bábuja védi egymást, egyikükkel sem lehet helyet cserélni. Az utolsó négy mező, a 27–30. valamelyikén álló bábu egyedül is biztonságban van. Az számít, hogyan álltak a bábuk a lépés előtt.
senet-pair-alt = Kúpok a 4-en és a 8-on; orsók az 5-ön, 10-en, 11-en és 16-on. A 10-en és a 11-en álló orsót, amelyek az út fordulójában egymás alatt vannak, vonal köti össze.
senet-pair-caption = A 10-en és a 11-en álló orsó a fordulóban szomszédos, ezért a 8-on álló kúp nem élhet kettessel vagy hármassal. Egy négyes mindkettőn túlviszi, a 12-re. Az 5-ön és a 16-on álló orsó nem szomszéd: egyessel a 4-en álló kúp helyet cserél az 5-ön álló orsóval.

## The houses

senet-houses-title = Az öt ház
senet-houses-body = Minden házon át lehet haladni megállás nélkül. Egyikbe sem kötelező belépni.
senet-house-15-name = 15: az Újjászületés Háza
senet-house-15-body = Közönséges mező, csak éppen ide térnek vissza a vízből kimentett bábuk.
senet-house-27-name = 27: a Szépség Háza
senet-house-27-body = Biztonságos, és ez az utolsó megálló a víz előtt. Négyessel vagy ötössel innen lemegy a bábu a tábláról, kettessel a 29-re jut, hármassal a 30-ra, az egyes viszont vízbe fojtja.
senet-house-28-name = 28: a Víz Háza
senet-house-28-body = Itt semmi sem áll meg. A 28-ra érkező bábu azonnal visszakerül a 15-re, vagy ha a 15 foglalt, az előtte lévő legközelebbi üres mezőre: a 14-re, a 13-ra és így tovább. Áthaladni a 28 fölött veszélytelen.
senet-house-29-name = 29: a Három Igazság Háza
senet-house-29-body = Biztonságos. Három madár, tehát hármassal megy le innen a bábu. Az egyes a 30-ra viszi, ha a 30 üres; kettes, négyes vagy ötös nem mozdítja.
senet-house-30-name = 30: Ré-Atum Háza
senet-house-30-body = Biztonságos. Két alak, tehát kettessel megy le innen a bábu. Más dobás nem mozdítja.
senet-water-alt = Kúpok a 20-on és a 24-en, orsók a 15-ön és a 17-en. A kúpok négyest dobtak. Figyelmeztető nyíl vezet a 24-en álló kúptól a 28-on lévő vízbe.
senet-water-caption = A kúpok négyest dobtak, és ezt meg kell lépniük. A 20-on álló kúp nem mehet, mert a 24-en a társa áll. Így a 24-en álló kúp esik a vízbe. A 15-ön orsó van, ezért a kúp a 14-en bukkan föl. Négyes után a kúpok legalább újra dobnak.

## Leaving the board

senet-off-title = A tábla elhagyása
senet-off-body = A bábuk csak három mezőről mennek le a tábláról: a 27-ről négyessel vagy ötössel, a 29-ről hármassal, a 30-ról kettessel. A 26-on vagy előtte álló bábu nem tud mit kezdeni olyan dobással, amely a 30-on túlra vinné. Amint az ötödik bábud is lement, nyertél, bármit dobtál is.
senet-off-alt = A verseny vége: kúpok a 27-en, 29-en és 30-on, két kúp már lement a tábláról; egy orsó a 22-n.
senet-off-caption = Itt minden dobásnak más szerepe van. Az egyes vízbe fojtja a 27-en álló kúpot, amely a 15-ön bukkan föl. A kettes a 30-on álló kúpot viszi le, a hármas a 29-en állót, a négyes vagy az ötös a 27-en állót.

## No move

senet-stuck-title = Ha egy bábu sem léphet
senet-stuck-body = Ha egyik bábud sem tud élni a dobással, az elvész. Visszafelé soha senki nem lép. Egyes, négyes és ötös után így is újra dobsz.
senet-stuck-alt = Kúpok a 26-on és a 29-en, orsók a 18-on és a 22-n. A kúpok ötöst dobtak, és egyik kúp sem léphet.
senet-stuck-caption = A kúpok ötöst dobtak. A 26-ról ez a 30-on túlra vezetne, ami csak a 27-ről szabad; a 29-ről csak hármas visz le. A dobás elvész, de mivel ötös volt, a kúpok újra dobnak.

## Strategy

senet-strategy-title = Hat dolog, amit érdemes észben tartani
senet-strategy-1-title = Kettesével utazz
senet-strategy-1-body = A szomszédokkal nem lehet helyet cserélni. Ha egy pár egyik fele továbbmegy, ketten maradnak magukra, ezért lépés előtt mindkettőt nézd meg.
senet-strategy-2-title = Számold a hátad mögött a dobásokat
senet-strategy-2-body = A magányos bábu két mezővel az ellenfél előtt van a legnagyobb veszélyben: 16 dobásból 6 eltalálja. Egy vagy három mezővel előtte 16-ból 4, néggyel vagy öttel előtte csak 1 a 16-ból.
senet-strategy-3-title = A csere két bábut mozgat
senet-strategy-3-body = A te bábud úgy halad, ahogy amúgy is haladna, az ellenfélé pedig ugyanannyi mezőt veszít. Két egyébként hasonló lépés közül a csere több utat ér.
senet-strategy-4-title = Tiszteld a vizet
senet-strategy-4-body = A 26-ról a kettes fojt vízbe, 16 dobásból 6. A 25-ről és a 27-ről 16-ból 4, a 23-ról és a 24-ről csak 1 a 16-ból.
senet-strategy-5-title = Ismerd a kijáratokat
senet-strategy-5-body = A következő dobás a 30-ról 16-ból 6 eséllyel viszi le a bábut, a 29-ről 16-ból 4, a 27-ről 16-ból 2 eséllyel.
senet-strategy-6-title = Tarts egy bábut tartalékban
senet-strategy-6-body = A dobásokat meg kell lépni. Egy hátrébb álló bábu, amely elviszi a kellemetlen dobást, egy másikat megóv a víztől.

## History

senet-history-title = Honnan ered a játék?
senet-history-body = Egyiptomi sírokból, több mint kétezer évet átfogó időből maradtak fenn szenettáblák és a játékot ábrázoló falképek. Teljes szabályok nem. Aki ma játszik, modern rekonstrukciót játszik, és akik megpróbálkoztak vele, köztük Gustave Jéquier, R. C. Bell és később Timothy Kendall, mind más játékhoz jutottak.
senet-history-here = Az itteni alapjáték is ilyen rekonstrukció: öt-öt bábuval és az utolsó négy mezőn álló házakkal. A sírokban talált táblák az utolsó öt mezőn viselnek hasonló jeleket; hogy melyik jelhez milyen szabály tartozott, az már a rekonstrukció dolga.

## Questions and answers

senet-faq-title = Kérdések és válaszok
senet-faq-egypt-question = Így játszottak az egyiptomiak?
senet-faq-egypt-answer = Ezt senki sem tudja. Teljes szabályok nem maradtak fenn, csak táblák, falképek és jelek. Az itteni szabályok modern rekonstrukció.
senet-faq-forced-question = Akkor is lépnem kell, ha rosszul járok vele?
senet-faq-forced-answer = Igen. Ha a dobással bármelyik bábud léphet, meg kell lépni, még ha az egyetlen lépés a vízbe vezet is. Ha több bábu mehet, te választasz.
senet-faq-beauty-question = Meg kell állnia minden bábunak a Szépség Házában?
senet-faq-beauty-answer = Nem. A bábu megállás nélkül áthaladhat a 27-es mezőn és bármely más házon.
senet-faq-block-question = El tudják zárni a bábuk az utat?
senet-faq-block-answer = Az alapjátékban nem, ott akárhány bábun át lehet lépni. A Jéquier-féle szenetben az ellenfél három egymás utáni bábuja blokád.
senet-faq-odds-question = Mennyi az egyes dobások esélye?
senet-faq-odds-answer = Átlagosan 16 dobásból 4-szer jön egyes, 6-szor kettes, 4-szer hármas, egyszer négyes és egyszer ötös.
senet-faq-online-question = Hogyan játszhatok szenetet online egy barátommal?
senet-faq-online-answer = Indíts itt egy játékot, és küldd el a linket. Aki megnyitja, leülhet játszani, telefonon vagy számítógépen, és senkinek sem kell regisztrálnia.

## Play

senet-end-title = És most játssz
senet-end-body = Minden készen áll: hozz létre egy játékot, küldd el a linket, dobd el a pálcákat. A tábla minden szabályos lépést megmutat, semmit sem kell bemagolni.
