### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

## Head

senet-title = Senet: pravidla s příklady
senet-description = Jak se hraje senet: deska a její domy, házení tyčinkami, výměna kamenů, Dům vody a vyvádění z desky, s nákresy. Hrajte přes odkaz, bez registrace.
senet-nav = Pravidla
senet-breadcrumb = Pravidla senetu
senet-eyebrow = Hra a její standardní pravidla
senet-heading = Jak se hraje senet
senet-lead = Senet je závod dvou hráčů po třiceti polích. O tom, jak daleko se jde, rozhodnou čtyři tyčinky; o tom, který z pěti kamenů půjde, rozhodnete vy. Vyhrává, kdo první vyvede z desky všech pět.
senet-hero-alt = Deska senetu na začátku hry: na deseti polích horní řady se střídá pět kuželů a pět cívek. Prostřední a dolní řada jsou prázdné, pole 15, 27, 28, 29 a 30 nesou znamení.
senet-contents-title = Na této stránce

## Play buttons

senet-play-friend = Hrát s kamarádem
senet-play-stranger = Hrát s někým, kdo čeká
senet-play-device = Hrát tady, na jednom zařízení
senet-to-jequier = Varianta: senet podle Jéquiera

## The board

senet-board-title = Hrací deska
senet-board-body = Třicet polí tvoří jednu cestu, která se vine třemi řadami. Pole 1 až 10 jdou zleva doprava nahoře, 11 až 20 se vracejí zprava doleva prostředkem a 21 až 30 jdou zleva doprava dole. Cesta zatáčí z desítky dolů na jedenáctku a z dvacítky dolů na jednadvacítku.
senet-board-neighbours = Říkáme-li, že pole sousedí, myslíme tím vždy sousedství na cestě: 10 a 11 sousedí, kdežto 5 a 16 ne, i když leží přímo nad sebou.
senet-board-alt = Prázdná deska s cestou o třiceti polích: horní řadou doprava, z pole 10 dolů na 11, prostřední řadou doleva, z pole 20 dolů na 21 a spodní řadou doprava. Pět polí nese znamení: 15 anch, 27 znak nefer podobný loutně, 28 vlny, 29 tři ptáky, 30 dvě sedící postavy.
senet-board-caption = Cesta od 1 do 30 a pět domů: 15 znovuzrození, 27 krása, 28 voda, 29 tři pravdy, 30 Re-Atum.

## Setup

senet-setup-title = Kameny a začátek
senet-setup-body = Jeden hráč má pět kuželů, druhý pět cívek. Stojí střídavě na prvních deseti polích: kužely na 1, 3, 5, 7 a 9, cívky na 2, 4, 6, 8 a 10. Obě strany jdou stejným směrem, od jedničky ke třicítce, a na jednom poli nikdy nestojí víc než jeden kámen. První hráč má kužely a první hází.
senet-setup-cone = Kužel
senet-setup-spool = Cívka

## Throwing

senet-throw-title = Házení tyčinkami
senet-throw-body = Každá ze čtyř házecích tyčinek má líc a rub a obě strany padají stejně často. Spočítejte, kolik jich leží lícem nahoru: to je váš hod. Neleží-li lícem nahoru žádná, platí hod za 5.
senet-throw-again = Po jedničce, čtyřce a pětce se po tahu hází znovu, a to tak dlouho, dokud takové hody padají. Po dvojce a trojce je na řadě soupeř.
senet-throw-table-caption = Pět možných hodů, jejich pravděpodobnost a kdo hází dál
senet-throw-table-sticks = Tyčinky
senet-throw-table-throw = Hod
senet-throw-table-chance = Šance
senet-throw-table-next = Potom
senet-throw-1-sticks = jedna lícem nahoru
senet-throw-2-sticks = dvě lícem nahoru
senet-throw-3-sticks = tři lícem nahoru
senet-throw-4-sticks = čtyři lícem nahoru
senet-throw-5-sticks = žádná lícem nahoru
senet-throw-1-chance = 4 ze 16
senet-throw-2-chance = 6 ze 16
senet-throw-3-chance = 4 ze 16
senet-throw-4-chance = 1 ze 16
senet-throw-5-chance = 1 ze 16
senet-throw-next-again = Házíte znovu
senet-throw-next-passes = Hraje soupeř

## Moving

senet-move-title = Tah
senet-move-body = Za každý hod posunete jeden svůj kámen dopředu přesně o tolik polí, kolik padlo. Může-li jich jít víc, vybíráte si, a právě v tom výběru je celé umění. Může-li jít jen jeden, jít musí, i když to bolí.
senet-move-over = Přeskočit smíte jakékoli kameny, své i soupeřovy. Na vlastním kameni tah nikdy skončit nesmí.

## Swapping

senet-swap-title = Výměna
senet-swap-body = V senetu se nic nezajímá. Skončí-li váš kámen na nechráněném soupeřově kameni, vymění si místa: váš zůstane na poli, soupeřův se vrátí tam, odkud váš vyšel.
senet-swap-alt = Kužely na polích 3 a 12, cívky na 7 a 20. Kužely hodily čtyřku. Šipka vede od kuželu na poli 3 k osamělé cívce na poli 7.
senet-swap-caption = Kužely hodily čtyřku. Kužel z pole 3 dojde na 7, kde stojí cívka sama, a vymění si místa: kužel je na 7, cívka na 3. Místo toho by také mohl jít kužel z pole 12 na 16.

## Protection

senet-pair-title = Kdo je chráněn
senet-pair-body = Dva kameny jedné strany na sousedních polích se chrání navzájem: s žádným z nich si soupeř nemůže vyměnit místo. Kámen na některém z posledních čtyř polí, 27 až 30, je v bezpečí i sám. Rozhoduje, jak kameny stály před tahem.
senet-pair-alt = Kužely na polích 4 a 8, cívky na 5, 10, 11 a 16. Cívky na 10 a 11, jedna pod druhou v zatáčce cesty, spojuje proužek.
senet-pair-caption = Cívky na 10 a 11 spolu sousedí přes zatáčku, a proto kužel na poli 8 nevyužije dvojku ani trojku. Čtyřka ho přes obě přenese na 12. Cívky na 5 a 16 nesousedí: s jedničkou si kužel z pole 4 vymění místo s cívkou na 5.

## The houses

senet-houses-title = Pět domů
senet-houses-body = Každým domem smíte projít bez zastavení. Navštívit nemusíte žádný.
senet-house-15-name = 15: Dům znovuzrození
senet-house-15-body = Obyčejné pole, jen se sem vracejí kameny, které spadly do vody.
senet-house-27-name = 27: Dům krásy
senet-house-27-body = Bezpečné pole a poslední zastávka před vodou. Se čtyřkou nebo pětkou odtud kámen opouští desku, dvojka ho přenese na 29, trojka na 30, ale jednička ho utopí.
senet-house-28-name = 28: Dům vody
senet-house-28-body = Tady se nestojí. Kámen, jehož tah skončí na 28, se hned vrací na 15, a je-li patnáctka obsazená, na nejbližší volné pole před ní: 14, 13 a tak dál. Přejít přes 28 nevadí.
senet-house-29-name = 29: Dům tří pravd
senet-house-29-body = Bezpečné pole. Tři ptáci: odchází se odtud s trojkou. Jednička přenese kámen na 30, je-li pole 30 volné; dvojka, čtyřka ani pětka s ním nepohne.
senet-house-30-name = 30: Dům Re-Atuma
senet-house-30-body = Bezpečné pole. Dvě postavy: odchází se odtud s dvojkou. Žádný jiný hod s kamenem nepohne.
senet-water-alt = Kužely na polích 20 a 24, cívky na 15 a 17. Kužely hodily čtyřku. Varovná šipka vede od kuželu na poli 24 do vody na poli 28.
senet-water-caption = Kužely hodily čtyřku a musejí ji hrát. Kužel z pole 20 jít nemůže, na 24 stojí jeho druh. Do vody tedy padá kužel z pole 24. Na patnáctce je cívka, a tak se vynoří na 14. Po čtyřce aspoň házejí kužely znovu.

## Leaving the board

senet-off-title = Vyvádění z desky
senet-off-body = Desku kámen opouští jen ze tří polí: z 27 se čtyřkou nebo pětkou, z 29 s trojkou, z 30 s dvojkou. Z pole 26 a ze všech před ním nelze použít hod, který by kámen zavedl za třicítku. Jakmile vyvedete pátý kámen, vyhráli jste, ať jste hodili cokoli.
senet-off-alt = Konec závodu: kužely na polích 27, 29 a 30, dva kužely už jsou venku; cívka na poli 22.
senet-off-caption = Každý hod tu znamená něco jiného. Jednička utopí kužel z pole 27, který se vynoří na 15. Dvojka vyvede kužel z 30, trojka kužel z 29, čtyřka nebo pětka kužel z 27.

## No move

senet-stuck-title = Když nelze táhnout
senet-stuck-body = Nemůže-li hod využít žádný z vašich kamenů, propadá. Dozadu se nechodí nikdy. Po jedničce, čtyřce a pětce ale i tak házíte znovu.
senet-stuck-alt = Kužely na polích 26 a 29, cívky na 18 a 22. Kužely hodily pětku a žádný z nich nemůže táhnout.
senet-stuck-caption = Kužely hodily pětku. Z pole 26 by vedla za třicítku, a to se smí jen z 27; z pole 29 vede ven jen trojka. Hod propadá, a protože to byla pětka, kužely házejí znovu.

## Strategy

senet-strategy-title = Šest věcí, na které je dobré myslet
senet-strategy-1-title = Choďte ve dvou
senet-strategy-1-body = Se sousedy si soupeř místo nevymění. Když z dvojice jeden odejde, zůstanou sami oba, a tak se před tahem podívejte na oba.
senet-strategy-2-title = Počítejte hody za sebou
senet-strategy-2-body = Osamělý kámen je nejvíc v ohrožení dvě pole před soupeřem: zasáhne ho 6 hodů ze 16. Jedno nebo tři pole před ním jsou to 4 ze 16, čtyři nebo pět polí před ním jen 1 ze 16.
senet-strategy-3-title = Výměna hýbe dvěma kameny
senet-strategy-3-body = Váš kámen postoupí tak, jak by postoupil tak jako tak, a soupeřův o stejný počet polí přijde. Ze dvou jinak podobných tahů získá výměna víc.
senet-strategy-4-title = Mějte respekt k vodě
senet-strategy-4-body = Z pole 26 utopí kámen dvojka, tedy 6 hodů ze 16. Z polí 25 a 27 jsou to 4 ze 16, z polí 23 a 24 jen 1 ze 16.
senet-strategy-5-title = Znejte cesty ven
senet-strategy-5-body = Nejbližší hod vyvede kámen z pole 30 v 6 případech ze 16, z 29 ve 4 ze 16, z 27 ve 2 ze 16.
senet-strategy-6-title = Nechte si kámen v záloze
senet-strategy-6-body = Hody se musejí hrát. Kámen, který stojí dál vzadu a může na sebe vzít nevítaný hod, zachrání jiný před vodou.

## History

senet-history-title = Odkud se hra vzala
senet-history-body = Z egyptských hrobek se dochovaly desky a malby senetu z doby delší než dva tisíce let. Úplná pravidla mezi nimi nejsou. Kdo dnes hraje, hraje novodobou rekonstrukci, a ti, kdo se o ni pokusili, mimo jiné Gustave Jéquier, R. C. Bell a později Timothy Kendall, dospěli každý k jiné hře.
senet-history-here = Rekonstrukcí je i zdejší standardní hra s pěti kameny na každé straně a s domy na posledních čtyřech polích. Desky z hrobek nesou podobná znamení na posledních pěti polích; jaké pravidlo patřilo ke kterému z nich, to můžeme jen rekonstruovat.

## Questions and answers

senet-faq-title = Otázky a odpovědi
senet-faq-egypt-question = Hráli tak senet staří Egypťané?
senet-faq-egypt-answer = To nikdo neví. Úplná pravidla se nedochovala, jen desky, malby a znamení. Zdejší pravidla jsou novodobou rekonstrukcí.
senet-faq-forced-question = Musím táhnout, i když je to pro mě nevýhodné?
senet-faq-forced-answer = Ano. Hod, který některý z vašich kamenů může využít, se hrát musí, i kdyby jediný tah vedl do vody. Může-li táhnout víc kamenů, vybíráte si.
senet-faq-beauty-question = Musí se každý kámen zastavit v Domě krásy?
senet-faq-beauty-answer = Ne. Pole 27 smí kámen přejít bez zastavení, stejně jako všechny ostatní domy.
senet-faq-block-question = Dá se soupeři zahradit cesta?
senet-faq-block-answer = Ve standardní hře ne, přejít se smí přes libovolný počet kamenů. V senetu podle Jéquiera tvoří tři soupeřovy kameny v řadě blokádu.
senet-faq-odds-question = Jak pravděpodobné jsou jednotlivé hody?
senet-faq-odds-answer = Ze 16 hodů padne v průměru čtyřikrát jednička, šestkrát dvojka, čtyřikrát trojka a po jednom čtyřka a pětka.
senet-faq-online-question = Jak si zahraju senet s někým na dálku?
senet-faq-online-answer = Založte tady hru a pošlete odkaz. Kdo ho otevře, může si přisednout a hrát, na telefonu i na počítači, a registrovat se nemusí nikdo.

## Play

senet-end-title = A teď hrajte
senet-end-body = Všechno je připravené: založte hru, pošlete odkaz, hoďte tyčinkami. Deska ukazuje každý přípustný tah, takže se nic nemusíte učit zpaměti.
