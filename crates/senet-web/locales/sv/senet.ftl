### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: du · Senet · Jéquiers Senet · koner / spolar (side: konerna, spolarna) · pjäs, pjäser · ruta, rutor · kastpinnar (pinnar) · kast ·
### framsida upp · byta plats, byte · blockad · lämna brädet / ta ut från brädet · startkasten (throw-off) · turen går över ·
### Återfödelsens hus, Skönhetens hus, Vattnets hus, De tre sanningarnas hus, Re-Atums hus, Horus hus.

## Head

senet-title = Senet: reglerna, med exempel
senet-description = Så spelar man Senet: brädet och dess hus, kastpinnarna, platsbytena, Vattnets hus och vägen ut, allt med bilder. Spela med en vän via länk, utan konto.
senet-nav = Regler
senet-breadcrumb = Reglerna för Senet
senet-eyebrow = Spelet och dess standardregler
senet-heading = Så spelar man Senet
senet-lead = Senet är en kapplöpning för två över trettio rutor. Fyra pinnar säger hur långt du går; du säger vilken av dina fem pjäser som går. Den som först får ut alla fem från brädet har vunnit.
senet-hero-alt = Ett Senetbräde när spelet börjar: fem koner och fem spolar står växelvis på de tio rutorna i översta raden. Mittersta och nedersta raden är tomma, med tecken på rutorna 15, 27, 28, 29 och 30.
senet-contents-title = På den här sidan

## Play buttons

senet-play-friend = Spela med en vän
senet-play-stranger = Spela med någon som väntar
senet-play-device = Spela här, på en enhet
senet-to-jequier = Jéquiers Senet, varianten

## The board

senet-board-title = Brädet
senet-board-body = De trettio rutorna är en enda väg som slingrar sig genom tre rader. Rutorna 1 till 10 går från vänster till höger överst, 11 till 20 tillbaka från höger till vänster i mitten och 21 till 30 från vänster till höger nederst. Vägen svänger ner från 10 till 11 och från 20 till 21.
senet-board-neighbours = När reglerna säger ”bredvid” menas alltid bredvid längs vägen: 10 och 11 är grannar, men 5 och 16 är det inte, fastän den ena ligger ovanför den andra.
senet-board-alt = Det tomma brädet med vägen över trettio rutor: åt höger i översta raden, ner från 10 till 11, åt vänster i mittersta raden, ner från 20 till 21 och åt höger i nedersta raden. Fem rutor har ett tecken: 15 ett ankh, 27 ett lutformat nefer, 28 vågor, 29 tre fåglar, 30 två sittande gestalter.
senet-board-caption = Vägen från 1 till 30 och de fem husen: 15 Återfödelsen, 27 Skönheten, 28 Vattnet, 29 De tre sanningarna, 30 Re-Atum.

## Setup

senet-setup-title = Pjäserna och starten
senet-setup-body = Den ena spelaren har fem koner, den andra fem spolar. De står växelvis på de första tio rutorna: koner på 1, 3, 5, 7 och 9, spolar på 2, 4, 6, 8 och 10. Båda går åt samma håll, från 1 mot 30, och på en ruta står aldrig mer än en pjäs. Den som börjar har konerna och kastar först.
senet-setup-cone = En kon
senet-setup-spool = En spole

## Throwing

senet-throw-title = Kasta pinnarna
senet-throw-body = Var och en av de fyra pinnarna har en framsida och en baksida, och båda hamnar uppåt lika ofta. Räkna framsidorna som ligger uppåt: det är ditt kast. Ligger ingen framsida uppåt är kastet en femma.
senet-throw-again = Efter en etta, en fyra eller en femma kastar du igen när du har flyttat, och så vidare så länge de fortsätter att komma. Efter en tvåa eller en trea går turen över till motspelaren.
senet-throw-table-caption = De fem kasten, hur sannolika de är och vem som kastar sedan
senet-throw-table-sticks = Pinnar
senet-throw-table-throw = Kast
senet-throw-table-chance = Chans
senet-throw-table-next = Sedan
senet-throw-1-sticks = en framsida upp
senet-throw-2-sticks = två framsidor upp
senet-throw-3-sticks = tre framsidor upp
senet-throw-4-sticks = fyra framsidor upp
senet-throw-5-sticks = ingen framsida upp
senet-throw-1-chance = 4 av 16
senet-throw-2-chance = 6 av 16
senet-throw-3-chance = 4 av 16
senet-throw-4-chance = 1 av 16
senet-throw-5-chance = 1 av 16
senet-throw-next-again = Du kastar igen
senet-throw-next-passes = Turen går över

## Moving

senet-move-title = Att flytta
senet-move-body = För varje kast flyttar du en av dina pjäser framåt exakt så många rutor. Kan flera gå väljer du, och det valet är spelets hjärta. Kan bara en gå måste den gå, även när det svider.
senet-move-over = Du får gå förbi vilka pjäser som helst, både dina egna och motspelarens. Du får aldrig stanna på en egen pjäs.

## Swapping

senet-swap-title = Att byta plats
senet-swap-body = I Senet slås ingen pjäs ut. Om din pjäs stannar på en av motspelarens pjäser som står oskyddad byter de två plats: din tar rutan och den andra går tillbaka dit din kom ifrån.
senet-swap-alt = Koner på 3 och 12, spolar på 7 och 20. Konerna har kastat en fyra. En pil går från konen på 3 till den ensamma spolen på 7.
senet-swap-caption = Konerna har kastat en fyra. Konen på 3 når 7, där en spole står ensam, och de byter plats: kon på 7, spole på 3. Konen på 12 kunde gå till 16 i stället.

## Protection

senet-pair-title = Vem som är skyddad
senet-pair-body = Två pjäser av samma sort som står bredvid varandra skyddar varandra, så ingen av dem kan bytas bort. På någon av de sista fyra rutorna, 27 till 30, är en pjäs säker även ensam. Det som räknas är hur pjäserna stod före draget.
senet-pair-alt = Koner på 4 och 8; spolar på 5, 10, 11 och 16. Spolarna på 10 och 11, den ena under den andra där vägen svänger, är förenade med en stång.
senet-pair-caption = Spolarna på 10 och 11 är grannar runt svängen, så konen på 8 kan inte använda en tvåa eller en trea. En fyra tar den förbi båda till 12. Spolarna på 5 och 16 är inga grannar: med en etta byter konen på 4 plats med spolen på 5.

## The houses

senet-houses-title = De fem husen
senet-houses-body = Du får gå förbi alla hus. Inget av dem måste besökas.
senet-house-15-name = 15: Återfödelsens hus
senet-house-15-body = En vanlig ruta, bortsett från att pjäser som räddats ur vattnet kommer tillbaka hit.
senet-house-27-name = 27: Skönhetens hus
senet-house-27-body = Säkert, och sista anhalten före vattnet. Med en fyra eller en femma lämnar en pjäs brädet härifrån; en tvåa tar den till 29, en trea till 30, men en etta dränker den.
senet-house-28-name = 28: Vattnets hus
senet-house-28-body = Ingenting stannar här. En pjäs som hamnar på 28 går genast tillbaka till 15 eller, om 15 är upptagen, till närmaste tomma ruta före den: 14, 13 och så vidare. Att gå förbi 28 är ofarligt.
senet-house-29-name = 29: De tre sanningarnas hus
senet-house-29-body = Säkert. Tre fåglar, så en pjäs lämnar brädet med en trea. En etta tar den till 30 om 30 är tom; en tvåa, en fyra eller en femma flyttar den inte.
senet-house-30-name = 30: Re-Atums hus
senet-house-30-body = Säkert. Två gestalter, så en pjäs lämnar brädet med en tvåa. Inget annat kast flyttar den.
senet-water-alt = Koner på 20 och 24, spolar på 15 och 17. Konerna har kastat en fyra. En varningspil går från konen på 24 ner i vattnet på 28.
senet-water-caption = Konerna har kastat en fyra, och den måste spelas. Konen på 20 kan inte gå, för på 24 står redan en kon. Alltså faller konen på 24 i vattnet. På 15 står en spole, så konen kommer upp på 14. Efter en fyra får konerna åtminstone kasta igen.

## Leaving the board

senet-off-title = Att lämna brädet
senet-off-body = En pjäs kan bara lämna brädet från tre rutor: från 27 med en fyra eller en femma, från 29 med en trea, från 30 med en tvåa. På 26 eller någon ruta före den har en pjäs ingen nytta av ett kast som skulle föra den förbi 30. Så fort din femte pjäs är ute har du vunnit, vad du än kastade.
senet-off-alt = Slutet på en kapplöpning: koner på 27, 29 och 30, två koner som redan lämnat brädet; en spole på 22.
senet-off-caption = Här har varje kast sin egen roll. En etta dränker konen på 27, som kommer upp på 15. En tvåa tar ut konen på 30, en trea konen på 29, en fyra eller en femma konen på 27.

## No move

senet-stuck-title = När inget kan flyttas
senet-stuck-body = Kan ingen av dina pjäser använda kastet går det förlorat. Ingen går någonsin bakåt. Efter en etta, en fyra eller en femma får du ändå kasta igen.
senet-stuck-alt = Koner på 26 och 29, spolar på 18 och 22. Konerna har kastat en femma, och ingen kon kan flyttas.
senet-stuck-caption = Konerna har kastat en femma. Från 26 skulle den leda förbi 30, vilket bara är tillåtet från 27; från 29 leder bara en trea ut. Kastet går förlorat, men eftersom det var en femma kastar konerna igen.

## Strategy

senet-strategy-title = Sex saker att tänka på
senet-strategy-1-title = Res två och två
senet-strategy-1-body = Grannar kan inte bytas bort. När den ena i ett par går vidare står två pjäser ensamma, så se på båda innan du flyttar.
senet-strategy-2-title = Räkna kasten bakom dig
senet-strategy-2-body = En ensam pjäs är mest utsatt två rutor framför en av motspelarens: 6 av 16 kast träffar den. En eller tre rutor framför är det 4 av 16, fyra eller fem rutor framför bara 1 av 16.
senet-strategy-3-title = Ett byte flyttar två pjäser
senet-strategy-3-body = Din pjäs går framåt precis som den annars hade gjort, och motspelarens pjäs förlorar lika många rutor. Av två drag som annars ser lika bra ut ger bytet mer mark.
senet-strategy-4-title = Ha respekt för vattnet
senet-strategy-4-body = Från 26 är det en tvåa som dränker, alltså 6 av 16 kast. Från 25 och från 27 är det 4 av 16, från 23 och 24 bara 1 av 16.
senet-strategy-5-title = Känn till utgångarna
senet-strategy-5-body = Nästa kast tar ut en pjäs från 30 med 6 chanser av 16, från 29 med 4, från 27 med 2.
senet-strategy-6-title = Ha en pjäs i reserv
senet-strategy-6-body = Kast måste spelas. En pjäs längre bak som kan ta ett ovälkommet kast håller en annan borta från vattnet.

## History

senet-history-title = Varifrån spelet kommer
senet-history-body = Senetbräden och målningar av spelet från mer än två tusen år är bevarade i egyptiska gravar. Några fullständiga regler finns däremot inte. Den som spelar i dag spelar en modern rekonstruktion, och de som har försökt, bland dem Gustave Jéquier, R. C. Bell och senare Timothy Kendall, kom alla fram till olika spel.
senet-history-here = Standardspelet på den här webbplatsen är också en sådan rekonstruktion, med fem pjäser per spelare och husen på de sista fyra rutorna. Bräden från gravarna har sådana här tecken på sina sista fem rutor; vilken regel som hörde till vilket tecken är en fråga för rekonstruktionen.

## Questions and answers

senet-faq-title = Frågor och svar
senet-faq-egypt-question = Var det så här egyptierna spelade?
senet-faq-egypt-answer = Det vet ingen. Inga fullständiga regler har bevarats, bara bräden, målningar och tecken. Reglerna här är en modern rekonstruktion.
senet-faq-forced-question = Måste jag flytta även om draget är dåligt för mig?
senet-faq-forced-answer = Ja. Ett kast som någon av dina pjäser kan använda måste spelas, även om det enda draget leder ner i vattnet. Om flera pjäser kan flyttas väljer du.
senet-faq-beauty-question = Måste varje pjäs stanna i Skönhetens hus?
senet-faq-beauty-answer = Nej. En pjäs får gå förbi ruta 27, och alla andra hus, utan att stanna.
senet-faq-block-question = Kan pjäser spärra vägen?
senet-faq-block-answer = Inte i standardspelet, där man får gå förbi hur många pjäser som helst. I Jéquiers Senet är tre av motspelarens pjäser i rad en blockad.
senet-faq-odds-question = Hur stor är chansen för varje kast?
senet-faq-odds-answer = På 16 kast kommer i snitt 4 ettor, 6 tvåor, 4 treor, 1 fyra och 1 femma.
senet-faq-online-question = Hur spelar jag Senet med en vän på nätet?
senet-faq-online-answer = Starta ett parti här och skicka länken till din vän. Den som öppnar den kan slå sig ner och spela, på mobil eller dator, och ingen behöver registrera sig.

## Play

senet-end-title = Dags att spela
senet-end-body = Allt är framdukat: starta ett parti, skicka länken, kasta pinnarna. Brädet visar alla tillåtna drag, så inget behöver läras utantill.
