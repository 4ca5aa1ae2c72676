### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Jéquierov senet: pravidlá, porovnanie a história
jequier-description = Pravidlá Jéquierovho senetu: hádzanie o prvú 1, blokády z troch kameňov, ťahy späť, Dom vody na 27. Porovnanie so štandardnou hrou. Hraj bez registrácie.
jequier-breadcrumb = Jéquierov senet
jequier-eyebrow = Variant senetu
jequier-heading = Jéquierov senet
jequier-lead = Prvá jednotka rozhodne, kto začína; tri kamene za sebou zahradia cestu; kto nemôže dopredu, musí späť; a na 27 čaká Dom vody.
jequier-hero-alt = Posledných päť políčok dosky: 26 so znakom nefer pre krásu, 27 s vlnami vody, 28 s tromi vtákmi právd, 29 s dvoma sediacimi postavami Re-Atuma, 30 so sokolom Horom.
jequier-hero-caption = 26 krása, 27 voda, 28 tri pravdy, 29 Re-Atum, 30 Hor
jequier-contents-title = Na tejto stránke

## Play buttons

jequier-play-friend = Hrať Jéquiera s priateľom
jequier-play-stranger = Hrať s niekým, kto čaká
jequier-play-device = Hrať tu, na jednom zariadení
jequier-to-standard = Štandardné pravidlá

## What it is

jequier-what-title = Čo je to za hru?
jequier-what-body = Jéquierov senet je rekonštrukcia starovekej hry pripisovaná egyptológovi Gustavovi Jéquierovi. Doska, kamene a paličky sú rovnaké ako v štandardnej hre: tridsať políčok, päť kužeľov proti piatim cievkam, štyri paličky. Iný je začiatok, hody a záver pretekov, a komu je cesta zahradená, ten možno bude musieť ísť späť.

## The throw-off

jequier-opening-title = Hádzanie o prvú jednotku
jequier-opening-body = Kamene sa rozostavia ako vždy, kužele na 1, 3, 5, 7 a 9, cievky na 2, 4, 6, 8 a 10, ale zatiaľ nepatria nikomu. Hráči hádžu striedavo, až kým jednému nepadne jednotka; iné hody neznamenajú nič. Komu padne, ten si vezme cievky, potiahne kameňom z 10 na 11, čo je jediný dovolený ťah, a pretože to bola jednotka, hádže znova. Druhý hráč dostane kužele.
jequier-opening-odds = Jednotka padne v jednom hode zo štyroch, takže hádzanie o začiatok trvá v priemere štyri hody, a kto ho otvára, vyhrá ho v 4 prípadoch zo 7.
jequier-opening-alt = Začiatok: kužele na 1, 3, 5, 7 a 9, cievky na 2, 4, 6, 8 a 10. Šípka vedie od cievky na 10 nadol na políčko 11.
jequier-opening-caption = Padla prvá jednotka: cievka z 10 ide na 11 a jej nový majiteľ hádže znova.

## Throws

jequier-throw-title = Hody a hody navyše
jequier-throw-body = Jedna až štyri paličky lícom nahor platia za 1 až 4, a ak tak neleží ani jedna, hod je šestka. Po jednotke, štvorke alebo šestke hádžeš znova, ak sa hod dal zahrať; počíta sa aj ťah späť. Po dvojke alebo trojke je na rade druhá strana. Na 16 hodov pripadajú 4 jednotky, 6 dvojok, 4 trojky, jedna štvorka a jedna šestka.

## As in the standard game

jequier-same-title = Čo zostáva rovnaké
jequier-same-body = Ťaháš jedným kameňom presne o toľko políčok, koľko padlo, a hod, ktorý sa dá zahrať, sa zahrať musí. Žiadny kameň neskončí na vlastnom. Kameň, ktorý skončí na osamelom súperovom kameni, si s ním vymení miesto; dvaja susedia sa chránia navzájom; a s kameňom na bezpečnom políčku si miesto vymeniť nemožno. Bezpečné políčka sú tu 26, 28, 29 a 30. Vyhráva ten, kto prvý vyvedie z dosky všetkých päť kameňov.

## The blockade

jequier-blockade-title = Blokáda
jequier-blockade-body = Tri alebo viac súperových kameňov na po sebe idúcich políčkach tvorí múr. Žiadny kameň ho nesmie prejsť, dopredu ani dozadu. Múr môže zatáčať s cestou, z 10 na 11 aj z 20 na 21. Dvojica múrom nie je a prejsť sa dá.
jequier-blockade-alt = Cievky na 10, 11 a 12 tvoria múr v zákrute cesty, cievky na 18 a 19 dvojicu. Kužele stoja na 9 a 16. Kužele hodili štvorku.
jequier-blockade-caption = Kužele hodili štvorku. Kužeľ na 9 je zablokovaný: cestou na 13 by musel prejsť múr na 10, 11 a 12. Kužeľ zo 16 smie prejsť dvojicu na 18 a 19 a ide na 20.

## Moving back

jequier-back-title = Ťah späť
jequier-back-body = Ak žiadny z tvojich kameňov nemôže dopredu, jeden musí ísť o hodený počet políčok späť, ak sa to dá. Skončiť musí na prázdnom políčku, lebo cestou späť sa nič nevymieňa. Nemôže cúvnuť ďalej než na políčko 1 ani prejsť múr. Dom vody sa počíta ako prázdne políčko, no kameň, ktorý doň cúvne, sa utopí.
jequier-back-alt = Kužele na 5 a 9 pred múrom z cievok na 10, 11 a 12; ďalšia cievka na 20. Kužele hodili štvorku. Šípka vedie od kužeľa na 5 späť na políčko 1.
jequier-back-caption = Kužele hodili štvorku. Kužeľ na 9 stojí pred múrom a kužeľ z 5 by skončil na vlastnom druhovi na 9. Dopredu nejde nič, preto ide kužeľ z 5 späť na 1. Keďže sa ťahalo, kužele hádžu znova.

## Lost turns

jequier-lost-title = Stratené kolá
jequier-lost-body = Ak žiadny kameň nemôže ani späť, kolo prepadá, aj po jednotke, štvorke či šestke. Keby na obrázku vyššie stála na políčku 1 cievka, kužele by prišli o kolo napriek štvorke.

## The houses

jequier-houses-title = Domy
jequier-houses-body = Domy stoja o jedno políčko skôr než v štandardnej hre a vlastné pravidlo má len voda. Anch na 15 je tu obyčajné políčko.
jequier-house-26-name = 26: Dom krásy
jequier-house-26-body = Bezpečné políčko, nič viac.
jequier-house-27-name = 27: Dom vody
jequier-house-27-body = Kameň, ktorý tu skončí, sa položí na voľné políčko s najnižším číslom na celej doske. Na 27 nikdy nič nestojí; prejsť ponad neškodí.
jequier-house-28-name = 28: Dom troch právd
jequier-house-28-body = Bezpečný. Na odchod netreba žiadny osobitný hod.
jequier-house-29-name = 29: Dom Re-Atuma
jequier-house-29-body = Bezpečný a odísť sa z neho dá rovnako voľne.
jequier-house-30-name = 30: Dom Hora
jequier-house-30-body = Koniec cesty. Kameň, ktorý ešte nemôže odísť z dosky, tu smie v bezpečí odpočívať.
jequier-water-alt = Kužele na 2 a 25, cievky na 1 a 14. Kužele hodili dvojku. Výstražná šípka vedie od kužeľa na 25 do vody na 27.
jequier-water-caption = Touto dvojkou by kužeľ z 25 spadol do vody a vynoril sa na 3, lebo 1 a 2 sú obsadené. Kužele urobia lepšie, ak zahrajú 2 na 4.

## Leaving the board

jequier-off-title = Odchod z dosky
jequier-off-body = Tvoje kamene odchádzajú z dosky, len kým všetky, čo ti zostali, stoja v poslednom rade, na 21 až 30. Vtedy kameň vyvedie každý hod, ktorý ho privedie na 30 alebo ďalej, nech na 30 stojí ktokoľvek. Dovtedy žiadny kameň nesmie za 30. Smie skončiť presne na 30 ako na každom inom políčku a odpočíva tam, kým ho môže vyviesť niektorý neskorší hod. Múr zahradí aj cestu von z dosky.
jequier-off-alt = Posledné tri kužele stoja na 24, 28 a 30, všetky v poslednom rade; cievky na 12 a 17. Kužele hodili šestku.
jequier-off-caption = Všetky zostávajúce kužele stoja v poslednom rade. So šestkou smie odísť ktorýkoľvek z troch: ten z 24, lebo dôjde presne na 30, hoci tam stojí kužeľ, ostatné, lebo prejdú ďalej. Keby jeden kužeľ zaostal na 18, nemohol by zatiaľ odísť žiadny.

## Comparison

jequier-table-title = Obe hry vedľa seba
jequier-table-caption = Štandardný senet a Jéquierov senet, pravidlo po pravidle
jequier-table-rule = Pravidlo
jequier-table-standard = Štandardný
jequier-table-jequier = Jéquierov
jequier-table-start-name = Kto začína
jequier-table-start-standard = Prvý hráč má kužele a hádže prvý.
jequier-table-start-jequier = Hráči hádžu striedavo; komu padne prvá jednotka, ten si vezme cievky a musí ťahať z 10 na 11.
jequier-table-throws-name = Hody
jequier-table-throws-standard = 1, 2, 3, 4; žiadna lícom nahor je 5.
jequier-table-throws-jequier = 1, 2, 3, 4; žiadna lícom nahor je 6.
jequier-table-again-name = Hody navyše
jequier-table-again-standard = Po 1, 4 alebo 5, aj keď nebol možný žiadny ťah.
jequier-table-again-jequier = Po 1, 4 alebo 6, ak sa ťahalo.
jequier-table-blockade-name = Blokády
jequier-table-blockade-standard = Žiadne. Prejsť sa dá cez akékoľvek kamene.
jequier-table-blockade-jequier = Tri alebo viac súperových kameňov za sebou prejsť nemožno, dopredu ani dozadu.
jequier-table-safe-name = Bezpečné políčka
jequier-table-safe-standard = 27, 28, 29 a 30
jequier-table-safe-jequier = 26, 28, 29 a 30
jequier-table-water-name = Dom vody
jequier-table-water-standard = 28. Späť na 15 alebo na najbližšie voľné políčko s nižším číslom.
jequier-table-water-jequier = 27. Späť na voľné políčko dosky s najnižším číslom.
jequier-table-back-name = Ťah späť
jequier-table-back-standard = Nikdy.
jequier-table-back-jequier = Len ak žiadny kameň nemôže dopredu, a len na prázdne políčko.
jequier-table-stuck-name = Žiadny možný ťah
jequier-table-stuck-standard = Hod prepadá; po 1, 4 a 5 sa aj tak hádže znova.
jequier-table-stuck-jequier = Kolo prepadá, aj po 1, 4 alebo 6.
jequier-table-off-name = Odchod z dosky
jequier-table-off-standard = Z 27 so 4 alebo 5, z 29 s 3, z 30 s 2.
jequier-table-off-jequier = Keď všetky zostávajúce kamene stoja na 21 až 30: každý hod, ktorý vedie na 30 alebo ďalej.

## History

jequier-history-title = Jéquier a jeho pravidlá
jequier-history-person = Gustave Jéquier (1868 – 1946) bol švajčiarsky egyptológ, známy najmä vykopávkami v južnej Sakkáre. Pravidlá, ktoré sa mu pripisujú, sa k dnešným hráčom dostali hlavne cez zhrnutie v knihe „The World of Games“ od Jacka Botermansa a spoluautorov.
jequier-history-source = Jéquierovu vlastnú publikáciu sme pri tejto verzii nemali k dispozícii. Držíme sa spomenutého zhrnutia, overeného podľa databázy hier Ludii, ktorá uvádza jeho pravidlá medzi viacerými rekonštrukciami.
jequier-history-modern = Ako všetky pravidlá senetu, aj tieto sú moderná rekonštrukcia. V egyptských hrobkách sa zachovali dosky a maľby z viac ako dvoch tisícročí, ale nie úplné pravidlá, a preto Jéquier, R. C. Bell a neskôr Timothy Kendall dospeli každý k inej hre. Dosky z hrobiek nesú takéto znamenia na posledných piatich políčkach; ktoré pravidlo ku ktorému patrilo, je vec rekonštrukcie. Rekonštrukciou je aj tunajšia štandardná hra.

## Where the accounts differ

jequier-differ-title = V čom sa pramene rozchádzajú
jequier-differ-body = Pramene sa nezhodujú vo všetkom. Tu sa hrá takto:
jequier-differ-swap = Zasiahnutý kameň si vymení miesto s útočníkom, ako v „The World of Games“. V Ludii ide na prvé voľné políčko.
jequier-differ-off = Keď sú všetky kamene jednej strany v poslednom rade, odchádzajú nielen vtedy, keď 30 prejdú, ale aj keď na ňu dopadnú. Každé z toho je výklad jedného prameňa.
jequier-differ-back = Blokáda z troch zastaví aj ťahy späť.
jequier-differ-unused = Dva detaily, ktoré má len Ludii, nepoužívame: začiatočné kamene, ktoré čakajú na kameň pred sebou, a počítanie bodov.

## Questions and answers

jequier-faq-title = Otázky a odpovede
jequier-faq-start-question = Kto začína v Jéquierovom senete?
jequier-faq-start-answer = Ten, komu padne prvá jednotka. Hádže sa striedavo, až kým padne; kto ju hodí, vezme si cievky, potiahne kameňom z 10 na 11 a hádže znova.
jequier-faq-blockade-question = Čo je blokáda?
jequier-faq-blockade-answer = Tri alebo viac kameňov jednej strany na po sebe idúcich políčkach cesty. Druhá strana cez ne nesmie prejsť žiadnym smerom.
jequier-faq-back-question = Kedy musím ísť späť?
jequier-faq-back-answer = Len keď s tvojím hodom nemôže dopredu žiadny z tvojich kameňov. Vtedy jeden z nich musí ísť späť na prázdne políčko, ak sa to dá.
jequier-faq-water-question = Kam ide kameň z Domu vody?
jequier-faq-water-answer = Z 27 na voľné políčko dosky s najnižším číslom, nech je kdekoľvek.
jequier-faq-exact-question = Treba na odchod z dosky presný hod?
jequier-faq-exact-answer = Nie. Keď všetky tvoje zostávajúce kamene stoja na 21 až 30, kameň vyvedie každý hod, ktorý vedie na 30 alebo ďalej.

## Play

jequier-end-title = Skús to
jequier-end-body = Vytvor hru, pošli odkaz a hádž o prvú jednotku. Doska ukazuje každý dovolený ťah, takže sa pravidlá naučíš pri hre.
