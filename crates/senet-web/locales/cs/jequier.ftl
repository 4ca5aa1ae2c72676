### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet podle Jéquiera: pravidla, srovnání, historie
jequier-description = Pravidla senetu podle Jéquiera: házení o první jedničku, blokády ze tří kamenů, tahy zpět, Dům vody na 27. Srovnání se standardní hrou. Bez registrace.
jequier-breadcrumb = Senet podle Jéquiera
jequier-eyebrow = Varianta senetu
jequier-heading = Senet podle Jéquiera
jequier-lead = Kdo začne, rozhodne první jednička; tři kameny v řadě zahradí cestu; kdo nemůže dopředu, musí zpátky; a Dům vody čeká na poli 27.
jequier-hero-alt = Posledních pět polí desky: 26 se znakem nefer Domu krásy, 27 s vlnami Domu vody, 28 se třemi ptáky Domu tří pravd, 29 se dvěma sedícími postavami Domu Re-Atuma, 30 se sokolem Horem.
jequier-hero-caption = 26 krása, 27 voda, 28 tři pravdy, 29 Re-Atum, 30 Hor
jequier-contents-title = Na této stránce

## Play buttons

jequier-play-friend = Hrát Jéquiera s kamarádem
jequier-play-stranger = Hrát s někým, kdo čeká
jequier-play-device = Hrát tady, na jednom zařízení
jequier-to-standard = Standardní pravidla

## What it is

jequier-what-title = Co je to za hru?
jequier-what-body = Senet podle Jéquiera je rekonstrukce dávné hry připisovaná egyptologovi Gustavu Jéquierovi. Deska, kameny i tyčinky jsou tytéž jako ve standardní hře: třicet polí, pět kuželů proti pěti cívkám, čtyři tyčinky. Jiný je začátek, hody i závěr, a komu je zahrazena cesta, ten možná bude muset zpátky.

## The throw-off

jequier-opening-title = Házení o první jedničku
jequier-opening-body = Kameny se rozestaví jako obvykle, kužely na 1, 3, 5, 7 a 9, cívky na 2, 4, 6, 8 a 10, ale zatím nikomu nepatří. Hráči se střídají v házení, dokud jednomu z nich nepadne jednička; jiné hody neznamenají nic. Komu padne, ten dostane cívky, táhne kamenem z pole 10 na 11, což je jediný dovolený tah, a protože to byla jednička, hází znovu. Druhému hráči zůstanou kužely.
jequier-opening-odds = Jednička padá v jednom hodu ze čtyř. Na první se tak čeká v průměru čtyři hody a kdo hází první, tomu padne ve 4 případech ze 7.
jequier-opening-alt = Začátek: kužely na polích 1, 3, 5, 7 a 9, cívky na 2, 4, 6, 8 a 10. Šipka vede od cívky na poli 10 dolů na pole 11.
jequier-opening-caption = Padla první jednička: cívka jde z pole 10 na 11 a její nový majitel hází znovu.

## Throws

jequier-throw-title = Hody a hody navíc
jequier-throw-body = Jedna až čtyři tyčinky lícem nahoru platí za 1 až 4, žádná lícem nahoru za 6. Po jedničce, čtyřce a šestce se hází znovu, pokud bylo možné hod využít; počítá se i tah zpět. Po dvojce a trojce je na řadě soupeř. Ze 16 hodů jsou v průměru 4 jedničky, 6 dvojek, 4 trojky, jedna čtyřka a jedna šestka.

## As in the standard game

jequier-same-title = Co zůstává stejné
jequier-same-body = Táhne se jedním kamenem přesně o tolik polí, kolik padlo, a hod, který lze hrát, se hrát musí. Na vlastním kameni tah neskončí. Kámen, který skončí na osamělém soupeřově kameni, si s ním vymění místo; dva sousedé se chrání navzájem; s kamenem na bezpečném poli si místo vyměnit nelze. Bezpečná pole jsou zde 26, 28, 29 a 30. Vyhrává, kdo první vyvede všech pět kamenů.

## The blockade

jequier-blockade-title = Blokáda
jequier-blockade-body = Tři nebo více soupeřových kamenů na po sobě jdoucích polích tvoří zeď. Přes ni se nesmí, dopředu ani dozadu. Zeď může zatáčet s cestou, z 10 na 11 i z 20 na 21. Dvojice zdí není a přejít se dá.
jequier-blockade-alt = Cívky na polích 10, 11 a 12 tvoří zeď v zatáčce cesty, cívky na 18 a 19 dvojici. Kužely stojí na 9 a 16. Kužely hodily čtyřku.
jequier-blockade-caption = Kužely hodily čtyřku. Kužel na poli 9 nikam nemůže: cestou na 13 by musel přes zeď na 10, 11 a 12. Kužel z pole 16 dvojici na 18 a 19 přejít smí a jde na 20.

## Moving back

jequier-back-title = Tah zpět
jequier-back-body = Nemůže-li žádný z vašich kamenů dopředu, musí jeden z nich o hozený počet polí zpátky, pokud to jde. Skončit musí na prázdném poli, protože cestou zpět se nevyměňuje. Nesmí klesnout pod jedničku ani přejít zeď. Dům vody se počítá za prázdné pole a kámen, který do něj couvne, se utopí.
jequier-back-alt = Kužely na polích 5 a 9 před zdí z cívek na 10, 11 a 12; další cívka na 20. Kužely hodily čtyřku. Šipka vede od kuželu na poli 5 zpět na pole 1.
jequier-back-caption = Kužely hodily čtyřku. Kužel na poli 9 stojí před zdí a kužel z pole 5 by skončil na vlastním druhovi na 9. Dopředu nejde nic, a tak kužel z pole 5 couvá na 1. Protože se táhlo, házejí kužely znovu.

## Lost turns

jequier-lost-title = Ztracený tah
jequier-lost-body = Nemůže-li žádný kámen ani zpátky, tah propadá, i po jedničce, čtyřce nebo šestce. Kdyby na předchozím obrázku stála na poli 1 cívka, přišly by kužely o tah navzdory čtyřce.

## The houses

jequier-houses-title = Domy
jequier-houses-body = Domy stojí o pole dřív než ve standardní hře a vlastní pravidlo má jen voda. Anch na poli 15 tu označuje obyčejné pole.
jequier-house-26-name = 26: Dům krásy
jequier-house-26-body = Bezpečné pole, nic víc.
jequier-house-27-name = 27: Dům vody
jequier-house-27-body = Kámen, jehož tah tu skončí, se vrací na volné pole s nejnižším číslem na celé desce. Na 27 se nikdy nestojí; přejít přes ni nevadí.
jequier-house-28-name = 28: Dům tří pravd
jequier-house-28-body = Bezpečné pole. K odchodu z něj není třeba žádný určitý hod.
jequier-house-29-name = 29: Dům Re-Atuma
jequier-house-29-body = Bezpečné pole a odchází se z něj stejně volně.
jequier-house-30-name = 30: Dům Hora
jequier-house-30-body = Konec cesty. Kámen, který ještě nesmí ven, tu může v bezpečí čekat.
jequier-water-alt = Kužely na polích 2 a 25, cívky na 1 a 14. Kužely hodily dvojku. Varovná šipka vede od kuželu na poli 25 do vody na poli 27.
jequier-water-caption = S touto dvojkou by kužel z pole 25 spadl do vody a vynořil by se na 3, protože 1 a 2 jsou obsazené. Lépe je táhnout ze 2 na 4.

## Leaving the board

jequier-off-title = Vyvádění z desky
jequier-off-body = Kameny smíte vyvádět, jen když všechny, které vám zbývají, stojí v poslední řadě, na polích 21 až 30. Pak kámen vyvede každý hod, který ho přivede na 30 nebo za ni, ať na třicítce stojí kdokoli. Do té doby za třicítku nesmí žádný. Skončit přesně na 30 může jako na kterémkoli jiném poli a zůstane tam, dokud jej některý pozdější hod nevyvede. Zeď zahradí i cestu ven.
jequier-off-alt = Poslední tři kužely stojí na polích 24, 28 a 30, všechny v poslední řadě; cívky na 12 a 17. Kužely hodily šestku.
jequier-off-caption = Všechny zbývající kužely stojí v poslední řadě. Se šestkou smí ven kterýkoli z nich: ten z pole 24 tím, že dojde přesně na 30, přestože tam kužel stojí, ostatní tím, že ji přejdou. Kdyby jeden kužel zůstal na 18, nesměl by ven žádný.

## Comparison

jequier-table-title = Obě hry vedle sebe
jequier-table-caption = Standardní senet a senet podle Jéquiera, pravidlo za pravidlem
jequier-table-rule = Pravidlo
jequier-table-standard = Standardní
jequier-table-jequier = Jéquier
jequier-table-start-name = Kdo začíná
jequier-table-start-standard = První hráč má kužely a první hází.
jequier-table-start-jequier = Oba střídavě házejí; komu padne první jednička, vezme si cívky a musí táhnout z 10 na 11.
jequier-table-throws-name = Hody
jequier-table-throws-standard = 1, 2, 3, 4; žádná lícem nahoru je 5.
jequier-table-throws-jequier = 1, 2, 3, 4; žádná lícem nahoru je 6.
jequier-table-again-name = Hody navíc
jequier-table-again-standard = Po 1, 4 a 5, i když nebylo možné táhnout.
jequier-table-again-jequier = Po 1, 4 a 6, pokud se táhlo.
jequier-table-blockade-name = Blokády
jequier-table-blockade-standard = Nejsou. Přeskočit lze jakékoli kameny.
jequier-table-blockade-jequier = Tři a více soupeřových kamenů v řadě nelze přejít, dopředu ani dozadu.
jequier-table-safe-name = Bezpečná pole
jequier-table-safe-standard = 27, 28, 29 a 30
jequier-table-safe-jequier = 26, 28, 29 a 30
jequier-table-water-name = Dům vody
jequier-table-water-standard = 28. Zpět na 15, případně na nejbližší volné pole s nižším číslem.
jequier-table-water-jequier = 27. Zpět na volné pole s nejnižším číslem na desce.
jequier-table-back-name = Tah zpět
jequier-table-back-standard = Nikdy.
jequier-table-back-jequier = Jen když žádný kámen nemůže dopředu, a jen na prázdné pole.
jequier-table-stuck-name = Nelze táhnout
jequier-table-stuck-standard = Hod propadá; po 1, 4 a 5 se i tak hází znovu.
jequier-table-stuck-jequier = Tah propadá, i po 1, 4 a 6.
jequier-table-off-name = Vyvádění z desky
jequier-table-off-standard = Z 27 se 4 nebo 5, z 29 se 3, z 30 se 2.
jequier-table-off-jequier = Když jsou všechny zbývající kameny na 21 až 30: každým hodem, který dosáhne 30 nebo dál.

## History

jequier-history-title = Jéquier a jeho pravidla
jequier-history-person = Gustave Jéquier (1868–1946) byl švýcarský egyptolog, známý hlavně vykopávkami v jižní Sakkáře. Pravidla, která se mu připisují, se k dnešním hráčům dostala většinou přes shrnutí v knize „The World of Games“, jejímiž autory jsou Jack Botermans a další.
jequier-history-source = Jéquierův vlastní text jsme při přípravě této verze k dispozici neměli. Držíme se onoho shrnutí a ověřovali jsme je podle herní databáze Ludii, kde jsou jeho pravidla uvedena mezi několika rekonstrukcemi.
jequier-history-modern = Jako všechna pravidla senetu jsou i tato novodobou rekonstrukcí. Z egyptských hrobek se dochovaly desky a malby z doby delší než dva tisíce let, ale žádná úplná pravidla, a proto Jéquier, R. C. Bell a později Timothy Kendall dospěli každý k jiné hře. Desky z hrobek nesou taková znamení na posledních pěti polích; jaké pravidlo ke kterému patřilo, je věcí rekonstrukce. Rekonstrukcí je i zdejší standardní hra.

## Where the accounts differ

jequier-differ-title = V čem se prameny rozcházejí
jequier-differ-body = Prameny se neshodují ve všem. Tady se hraje takto:
jequier-differ-swap = Zasažený kámen si vymění místo s útočníkem, jak uvádí „The World of Games“. V databázi Ludii jde na první volné pole.
jequier-differ-off = Jsou-li všechny kameny jedné strany v poslední řadě, vyvádějí se dopadem na 30 i přechodem přes ni. Každý z obou výkladů pochází z jednoho pramene.
jequier-differ-back = Blokáda ze tří kamenů zastaví i tah zpět.
jequier-differ-unused = Dvě podrobnosti, které má jen Ludii, se nepoužívají: kameny, které na začátku čekají na kámen před sebou, a počítání bodů.

## Questions and answers

jequier-faq-title = Otázky a odpovědi
jequier-faq-start-question = Kdo v senetu podle Jéquiera začíná?
jequier-faq-start-answer = Hráč, kterému padne první jednička. Oba střídavě házejí, dokud nepadne; ten, komu padla, si vezme cívky, táhne z pole 10 na 11 a hází znovu.
jequier-faq-blockade-question = Co je blokáda?
jequier-faq-blockade-answer = Tři nebo více kamenů jedné strany na po sobě jdoucích polích cesty. Druhá strana přes ně nesmí, dopředu ani dozadu.
jequier-faq-back-question = Kdy musím táhnout zpět?
jequier-faq-back-answer = Jen když s hozeným číslem nemůže dopředu žádný z vašich kamenů. Pak musí jeden z nich zpátky na prázdné pole, pokud to jde.
jequier-faq-water-question = Kam se kámen vrací z Domu vody?
jequier-faq-water-answer = Z pole 27 na volné pole s nejnižším číslem na desce, ať je kdekoli.
jequier-faq-exact-question = Potřebuji k vyvedení přesný hod?
jequier-faq-exact-answer = Ne. Jakmile všechny vaše zbývající kameny stojí na polích 21 až 30, vyvede kámen každý hod, který dosáhne třicítky nebo ji přesáhne.

## Play

jequier-end-title = Zkuste to
jequier-end-body = Založte hru, pošlete odkaz a házejte o první jedničku. Deska ukazuje každý přípustný tah, takže se pravidla naučíte při hře.
