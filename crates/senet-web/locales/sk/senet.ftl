### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words: Senet = senet (gen. senetu), Jéquierov senet; cones = kužele, spools = cievky; piece = kameň; square = políčko;
# throwing sticks = hádzacie paličky; throw = hod (jednotka, dvojka ...); face up = lícom nahor; swap = výmena miest;
# blockade = blokáda, wall = múr; bear off = vyviesť z dosky; throw-off = hádzanie o začiatok;
# houses: Dom znovuzrodenia, Dom krásy, Dom vody, Dom troch právd, Dom Re-Atuma, Dom Hora. Address: ty.

## Head

senet-title = Senet: pravidlá s príkladmi
senet-description = Ako sa hrá senet: doska a jej domy, hádzanie paličkami, výmena miest, Dom vody a odchod z dosky, všetko s nákresmi. Hraj s priateľmi cez odkaz, bez registrácie.
senet-nav = Pravidlá
senet-breadcrumb = Pravidlá senetu
senet-eyebrow = Hra a jej štandardné pravidlá
senet-heading = Ako sa hrá senet
senet-lead = Senet je preteky dvoch hráčov po tridsiatich políčkach. Štyri paličky povedia, ako ďaleko pôjdeš; ty povieš, ktorý z piatich kameňov pôjde. Vyhráva ten, kto prvý vyvedie z dosky všetkých päť.
senet-hero-alt = Doska na senet na začiatku hry: na desiatich políčkach horného radu sa strieda päť kužeľov a päť cievok. Stredný a dolný rad sú prázdne, na políčkach 15, 27, 28, 29 a 30 sú znamenia.
senet-contents-title = Na tejto stránke

## Play buttons

senet-play-friend = Hrať s priateľom
senet-play-stranger = Hrať s niekým, kto čaká
senet-play-device = Hrať tu, na jednom zariadení
senet-to-jequier = Variant: Jéquierov senet

## The board

senet-board-title = Doska
senet-board-body = Tridsať políčok tvorí jednu cestu, ktorá sa vinie tromi radmi. Políčka 1 až 10 vedú horným radom zľava doprava, 11 až 20 sa vracajú stredným sprava doľava a 21 až 30 vedú dolným opäť zľava doprava. Cesta zatáča z 10 nadol na 11 a z 20 nadol na 21.
senet-board-neighbours = Keď sa v týchto pravidlách hovorí o susedných políčkach, vždy sa myslí susedstvo na ceste: 10 a 11 susedia, ale 5 a 16 nie, hoci ležia priamo nad sebou.
senet-board-alt = Prázdna doska s cestou z tridsiatich políčok: horným radom doprava, z 10 nadol na 11, stredným radom doľava, z 20 nadol na 21 a dolným radom doprava. Päť políčok nesie znamenie: 15 anch, 27 nefer podobný lutne, 28 vlny, 29 troch vtákov, 30 dve sediace postavy.
senet-board-caption = Cesta od 1 po 30 a päť domov: 15 znovuzrodenie, 27 krása, 28 voda, 29 tri pravdy, 30 Re-Atum.

## Setup

senet-setup-title = Kamene a začiatok
senet-setup-body = Jedna strana má päť kužeľov, druhá päť cievok. Stoja striedavo na prvých desiatich políčkach: kužele na 1, 3, 5, 7 a 9, cievky na 2, 4, 6, 8 a 10. Obe strany idú rovnakým smerom, od 1 k 30, a na jednom políčku nikdy nestojí viac ako jeden kameň. Prvý hráč má kužele a hádže prvý.
senet-setup-cone = Kužeľ
senet-setup-spool = Cievka

## Throwing

senet-throw-title = Hádzanie paličkami
senet-throw-body = Každá zo štyroch paličiek má líce a rub a obe strany padajú rovnako často. Spočítaj tie, čo ležia lícom nahor: to je tvoj hod. Ak tak neleží ani jedna, hod platí za 5.
senet-throw-again = Po jednotke, štvorke alebo päťke hádžeš po ťahu znova, a to dovtedy, kým také hody padajú. Po dvojke alebo trojke je na rade druhá strana.
senet-throw-table-caption = Päť možných hodov, ich pravdepodobnosť a kto hádže potom
senet-throw-table-sticks = Paličky
senet-throw-table-throw = Hod
senet-throw-table-chance = Šanca
senet-throw-table-next = Potom
senet-throw-1-sticks = jedna lícom nahor
senet-throw-2-sticks = dve lícom nahor
senet-throw-3-sticks = tri lícom nahor
senet-throw-4-sticks = štyri lícom nahor
senet-throw-5-sticks = žiadna lícom nahor
senet-throw-1-chance = 4 zo 16
senet-throw-2-chance = 6 zo 16
senet-throw-3-chance = 4 zo 16
senet-throw-4-chance = 1 zo 16
senet-throw-5-chance = 1 zo 16
senet-throw-next-again = Hádžeš znova
senet-throw-next-passes = Hrá druhá strana

## Moving

senet-move-title = Ťah
senet-move-body = Za každý hod posunieš jeden svoj kameň dopredu presne o toľko políčok, koľko padlo. Ak ich môže ísť viac, vyberáš si, a práve v tom je srdce hry. Ak môže ísť iba jeden, ísť musí, aj keď to bolí.
senet-move-over = Prejsť smieš cez akékoľvek kamene, vlastné aj súperove. Nikdy však nesmieš skončiť na vlastnom kameni.

## Swapping

senet-swap-title = Výmena miest
senet-swap-body = V senete sa nič nevyhadzuje. Ak tvoj kameň skončí na nechránenom súperovom kameni, vymenia si miesta: tvoj obsadí políčko a druhý sa vráti tam, odkiaľ tvoj prišiel.
senet-swap-alt = Kužele na 3 a 12, cievky na 7 a 20. Kužele hodili štvorku. Šípka vedie od kužeľa na 3 k osamelej cievke na 7.
senet-swap-caption = Kužele hodili štvorku. Kužeľ z 3 príde na 7, kde stojí cievka sama, a vymenia si miesta: kužeľ na 7, cievka na 3. Kužeľ z 12 by mohol namiesto toho ísť na 16.

## Protection

senet-pair-title = Kto je chránený
senet-pair-body = Dva kamene jednej strany, ktoré stoja vedľa seba, sa chránia navzájom: ani s jedným z nich si súper nemôže vymeniť miesto. Kameň na jednom z posledných štyroch políčok, 27 až 30, je v bezpečí aj sám. Rozhoduje, ako kamene stáli pred ťahom.
senet-pair-alt = Kužele na 4 a 8; cievky na 5, 10, 11 a 16. Cievky na 10 a 11, jedna pod druhou v zákrute cesty, spája pruh.
senet-pair-caption = Cievky na 10 a 11 sú v zákrute susedmi, preto kužeľ z 8 nemôže využiť dvojku ani trojku. Štvorka ho prenesie za obe, na 12. Cievky na 5 a 16 susedmi nie sú: pri jednotke si kužeľ zo 4 vymení miesto s cievkou na 5.

## The houses

senet-houses-title = Päť domov
senet-houses-body = Každý dom smieš minúť bez zastavenia. Do žiadneho sa vstúpiť nemusí.
senet-house-15-name = 15: Dom znovuzrodenia
senet-house-15-body = Obyčajné políčko, len sa naň vracajú kamene zachránené z vody.
senet-house-27-name = 27: Dom krásy
senet-house-27-body = Bezpečný a zároveň posledná zastávka pred vodou. Štvorka alebo päťka odtiaľto vyvedie kameň z dosky, dvojka ho prenesie na 29, trojka na 30, ale jednotka ho utopí.
senet-house-28-name = 28: Dom vody
senet-house-28-body = Tu nič nezostane stáť. Kameň, ktorý skončí na 28, sa hneď vráti na 15, a ak je 15 obsadené, na najbližšie voľné políčko pred ním: 14, 13 a tak ďalej. Prejsť ponad 28 neškodí.
senet-house-29-name = 29: Dom troch právd
senet-house-29-body = Bezpečný. Traja vtáci, preto kameň odchádza z dosky s trojkou. Jednotka ho prenesie na 30, ak je 30 voľné; dvojka, štvorka ani päťka ním nepohne.
senet-house-30-name = 30: Dom Re-Atuma
senet-house-30-body = Bezpečný. Dve postavy, preto kameň odchádza z dosky s dvojkou. Iný hod ním nepohne.
senet-water-alt = Kužele na 20 a 24, cievky na 15 a 17. Kužele hodili štvorku. Výstražná šípka vedie od kužeľa na 24 do vody na 28.
senet-water-caption = Kužele hodili štvorku a musia ju zahrať. Kužeľ z 20 ísť nemôže, lebo na 24 stojí jeho druh. Do vody teda padá kužeľ z 24. Na 15 je cievka, a tak sa kužeľ vynorí na 14. Po štvorke aspoň hádžu kužele znova.

## Leaving the board

senet-off-title = Odchod z dosky
senet-off-body = Kameň odchádza z dosky len z troch políčok: z 27 so štvorkou alebo päťkou, z 29 s trojkou, z 30 s dvojkou. Kameňu na 26 alebo na skoršom políčku nie je hod, ktorý by ho zaniesol za 30, na nič. Len čo odíde tvoj piaty kameň, vyhrávaš, nech padlo čokoľvek.
senet-off-alt = Záver pretekov: kužele na 27, 29 a 30, dva kužele už mimo dosky; cievka na 22.
senet-off-caption = Každý hod tu má inú úlohu. Jednotka utopí kužeľ z 27, ktorý sa vynorí na 15. Dvojka vyvedie kužeľ z 30, trojka ten z 29, štvorka alebo päťka ten z 27.

## No move

senet-stuck-title = Keď sa nič nemôže pohnúť
senet-stuck-body = Ak hod nemôže využiť žiadny z tvojich kameňov, prepadá. Nikto nikdy nejde dozadu. Jednotka, štvorka a päťka ti aj tak dajú ďalší hod.
senet-stuck-alt = Kužele na 26 a 29, cievky na 18 a 22. Kužele hodili päťku a žiadny kužeľ sa nemôže pohnúť.
senet-stuck-caption = Kužele hodili päťku. Z 26 by viedla za 30, a to sa smie len z 27; z 29 vedie von iba trojka. Hod prepadá, a pretože to bola päťka, kužele hádžu znova.

## Strategy

senet-strategy-title = Šesť vecí, na ktoré sa oplatí myslieť
senet-strategy-1-title = Cestuj vo dvojici
senet-strategy-1-body = So susedmi si súper miesto nevymení. Keď sa jeden z dvojice pohne ďalej, zostanú dva kamene osamote, preto sa pred ťahom pozri na oba.
senet-strategy-2-title = Počítaj hody za chrbtom
senet-strategy-2-body = Osamelý kameň je najzraniteľnejší dve políčka pred súperom: zasiahne ho 6 zo 16 hodov. Jedno alebo tri políčka pred ním sú to 4 zo 16, štyri alebo päť políčok pred ním už len 1 zo 16.
senet-strategy-3-title = Výmena pohne dvoma kameňmi
senet-strategy-3-body = Tvoj kameň ide dopredu tak, ako by šiel aj inak, a súperov stratí práve toľko políčok. Z dvoch inak podobných ťahov prinesie výmena viac cesty.
senet-strategy-4-title = Maj rešpekt pred vodou
senet-strategy-4-body = Z 26 kameň utopí dvojka, teda 6 zo 16 hodov. Z 25 a z 27 sú to 4 zo 16, z 23 a 24 len 1 zo 16.
senet-strategy-5-title = Poznaj cesty von
senet-strategy-5-body = Najbližší hod vyvedie kameň z 30 so šancou 6 zo 16, z 29 so šancou 4 zo 16, z 27 so šancou 2 zo 16.
senet-strategy-6-title = Nechaj si kameň v zálohe
senet-strategy-6-body = Hody sa zahrať musia. Kameň vzadu, ktorý prijme nevítaný hod, udrží iný mimo vody.

## History

senet-history-title = Odkiaľ hra pochádza
senet-history-body = V egyptských hrobkách sa zachovali dosky a maľby senetu z viac ako dvoch tisícročí. Úplné pravidlá nie. Kto hrá dnes, hrá modernú rekonštrukciu, a tí, čo sa o ňu pokúsili, medzi nimi Gustave Jéquier, R. C. Bell a neskôr Timothy Kendall, dospeli každý k inej hre.
senet-history-here = Takouto rekonštrukciou je aj štandardná hra na tejto stránke, s piatimi kameňmi na každej strane a domami na posledných štyroch políčkach. Dosky z hrobiek nesú podobné znamenia na posledných piatich políčkach; ktoré pravidlo patrilo ku ktorému znameniu, to je už vec rekonštrukcie.

## Questions and answers

senet-faq-title = Otázky a odpovede
senet-faq-egypt-question = Hrali takto Egypťania?
senet-faq-egypt-answer = To nevie nikto. Úplné pravidlá sa nezachovali, iba dosky, maľby a znamenia. Tunajšie pravidlá sú moderná rekonštrukcia.
senet-faq-forced-question = Musím ťahať, aj keď mi to škodí?
senet-faq-forced-answer = Áno. Hod, ktorý môže využiť niektorý z tvojich kameňov, sa zahrať musí, aj keby jediný ťah viedol do vody. Ak sa môže pohnúť viac kameňov, vyberáš si.
senet-faq-beauty-question = Musí každý kameň zastať v Dome krásy?
senet-faq-beauty-answer = Nie. Kameň smie políčko 27 aj každý iný dom prejsť bez zastavenia.
senet-faq-block-question = Môžu kamene zahradiť cestu?
senet-faq-block-answer = V štandardnej hre nie, tam možno prejsť cez ľubovoľný počet kameňov. V Jéquierovom senete tvoria tri súperove kamene za sebou blokádu.
senet-faq-odds-question = Aké šance majú jednotlivé hody?
senet-faq-odds-answer = Zo 16 hodov padne v priemere 4-krát jednotka, 6-krát dvojka, 4-krát trojka, raz štvorka a raz päťka.
senet-faq-online-question = Ako si zahrám senet s priateľmi online?
senet-faq-online-answer = Začni tu hru a pošli odkaz. Kto ho otvorí, môže si prisadnúť a hrať, na telefóne či počítači, a nikto sa nemusí registrovať.

## Play

senet-end-title = A teraz hraj
senet-end-body = Všetko je pripravené: vytvor hru, pošli odkaz, hoď paličkami. Doska ukazuje každý dovolený ťah, takže sa nič netreba učiť naspamäť.
