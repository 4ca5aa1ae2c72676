### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Jéquiers Senet: regler, jämförelse och historia
jequier-description = Reglerna för Jéquiers Senet: startkasten tills första ettan faller, blockader av tre, drag bakåt, Vattnets hus på 27. Rad för rad jämfört med standardspelet.
jequier-breadcrumb = Jéquiers Senet
jequier-eyebrow = En variant av Senet
jequier-heading = Jéquiers Senet
jequier-lead = Första ettan avgör vem som börjar, tre pjäser i rad spärrar vägen, den som inte kommer framåt måste gå bakåt, och på 27 väntar Vattnets hus.
jequier-hero-alt = Brädets sista fem rutor: 26 med Skönhetens nefer, 27 med Vattnets vågor, 28 med Sanningarnas tre fåglar, 29 med Re-Atums två sittande gestalter, 30 med falken Horus.
jequier-hero-caption = 26 Skönheten, 27 Vattnet, 28 De tre sanningarna, 29 Re-Atum, 30 Horus
jequier-contents-title = På den här sidan

## Play buttons

jequier-play-friend = Spela Jéquier med en vän
jequier-play-stranger = Spela med någon som väntar
jequier-play-device = Spela här, på en enhet
jequier-to-standard = Standardreglerna

## What it is

jequier-what-title = Vad är det?
jequier-what-body = Jéquiers Senet är en rekonstruktion av det gamla spelet som tillskrivs egyptologen Gustave Jéquier. Bräde, pjäser och pinnar är standardspelets: trettio rutor, fem koner mot fem spolar, fyra pinnar. Starten, kasten och kapplöpningens slut är annorlunda, och den som är instängd kan bli tvungen att gå bakåt.

## The throw-off

jequier-opening-title = Startkasten
jequier-opening-body = Pjäserna står som vanligt, koner på 1, 3, 5, 7 och 9, spolar på 2, 4, 6, 8 och 10, men ingen äger dem ännu. De två spelarna kastar i tur och ordning tills någon får en etta; inget annat kast har någon verkan. Den som kastar ettan får spolarna, flyttar pjäsen på 10 till 11, vilket är det enda tillåtna draget, och kastar igen eftersom det var en etta. Den andra får konerna.
jequier-opening-odds = Vart fjärde kast är en etta, så det tar i snitt fyra startkast, och den som börjar kasta vinner 4 gånger av 7.
jequier-opening-alt = Starten: koner på 1, 3, 5, 7 och 9, spolar på 2, 4, 6, 8 och 10. En pil går från spolen på 10 ner till ruta 11.
jequier-opening-caption = Första ettan har fallit: spolen på 10 går till 11, och den som nu äger den kastar igen.

## Throws

jequier-throw-title = Kast och extrakast
jequier-throw-body = En till fyra framsidor upp räknas som 1 till 4, och om ingen framsida ligger upp är kastet en sexa. Efter en etta, en fyra eller en sexa kastar du igen, förutsatt att kastet kunde spelas; ett drag bakåt räknas också. Efter en tvåa eller en trea går turen över. På 16 kast kommer i snitt 4 ettor, 6 tvåor, 4 treor, 1 fyra och 1 sexa.

## As in the standard game

jequier-same-title = Vad som är likadant
jequier-same-body = Du flyttar en pjäs exakt så långt som kastet säger, och ett kast som kan spelas måste spelas. Ingen pjäs stannar på en pjäs av den egna sorten. En pjäs som stannar på en av motspelarens ensamma pjäser byter plats med den, två grannar skyddar varandra, och en pjäs på en säker ruta kan inte bytas bort. De säkra rutorna här är 26, 28, 29 och 30. Den som först får ut alla fem pjäserna från brädet vinner.

## The blockade

jequier-blockade-title = Blockaden
jequier-blockade-body = Tre eller fler av motspelarens pjäser på rutor i följd är en mur. Ingen pjäs får gå över den, varken framåt eller bakåt. Muren får svänga med vägen, från 10 till 11 och från 20 till 21. Ett par är ingen mur och går att passera.
jequier-blockade-alt = Spolar på 10, 11 och 12 bildar en mur runt svängen i vägen, spolar på 18 och 19 ett par. Koner står på 9 och 16. Konerna har kastat en fyra.
jequier-blockade-caption = Konerna har kastat en fyra. Konen på 9 är instängd: på väg till 13 skulle den behöva gå över muren på 10, 11 och 12. Konen på 16 får passera paret på 18 och 19 och går till 20.

## Moving back

jequier-back-title = Att gå bakåt
jequier-back-body = Om ingen av dina pjäser kan gå framåt måste en gå bakåt lika många rutor som kastet visar, om det går. Den måste stanna på en tom ruta, för på vägen tillbaka byts ingenting. Den kan inte gå längre än till ruta 1 och inte över en mur. Vattnets hus räknas som en tom ruta, och en pjäs som går tillbaka dit drunknar.
jequier-back-alt = Koner på 5 och 9 framför en mur av spolar på 10, 11 och 12; ännu en spole på 20. Konerna har kastat en fyra. En pil går från konen på 5 tillbaka till ruta 1.
jequier-back-caption = Konerna har kastat en fyra. Konen på 9 står mot muren, och konen på 5 skulle stanna på sin egen kamrat på 9. Inget kan gå framåt, så konen på 5 går tillbaka till 1. Eftersom ett drag gjordes kastar konerna igen.

## Lost turns

jequier-lost-title = Förlorade turer
jequier-lost-body = Kan ingen pjäs gå bakåt heller är turen förlorad, även efter en etta, en fyra eller en sexa. Om en spole stod på ruta 1 i bilden ovan skulle konerna förlora sin tur trots fyran.

## The houses

jequier-houses-title = Husen
jequier-houses-body = Husen ligger en ruta tidigare än i standardspelet, och bara vattnet har en egen regel. Ruta 15 med sitt ankh är en vanlig ruta här.
jequier-house-26-name = 26: Skönhetens hus
jequier-house-26-body = En säker ruta, inget mer.
jequier-house-27-name = 27: Vattnets hus
jequier-house-27-body = En pjäs som hamnar här flyttas till den tomma ruta som har lägst nummer på hela brädet. Ingenting stannar någonsin på 27; att gå förbi är ofarligt.
jequier-house-28-name = 28: De tre sanningarnas hus
jequier-house-28-body = Säkert. Inget särskilt kast krävs för att lämna det.
jequier-house-29-name = 29: Re-Atums hus
jequier-house-29-body = Säkert, och lika fritt att lämna.
jequier-house-30-name = 30: Horus hus
jequier-house-30-body = Vägens slut. En pjäs som inte kan lämna brädet ännu får vila här i säkerhet.
jequier-water-alt = Koner på 2 och 25, spolar på 1 och 14. Konerna har kastat en tvåa. En varningspil går från konen på 25 ner i vattnet på 27.
jequier-water-caption = Med den här tvåan skulle konen på 25 falla i vattnet och komma upp på 3, eftersom 1 och 2 är upptagna. Konerna gör klokare i att gå från 2 till 4.

## Leaving the board

jequier-off-title = Att lämna brädet
jequier-off-body = Dina pjäser får lämna brädet bara så länge alla du har kvar står i sista raden, på 21 till 30. Då tar varje kast som når 30 eller längre ut en pjäs, vem som än står på 30. Dessförinnan får ingen pjäs gå förbi 30. Den får stanna exakt på 30 som på vilken annan ruta som helst, och vilar där tills något senare kast kan ta ut den. En mur spärrar även vägen ut från brädet.
jequier-off-alt = Konernas sista tre pjäser står på 24, 28 och 30, alla i sista raden; spolar på 12 och 17. Konerna har kastat en sexa.
jequier-off-caption = Alla koner som är kvar står i sista raden. Med en sexa får vilken som helst av de tre lämna brädet: den på 24 genom att nå exakt 30, fastän en kon står där, de andra genom att gå längre. Hade en kon blivit kvar på 18 hade ingen fått lämna ännu.

## Comparison

jequier-table-title = De två spelen sida vid sida
jequier-table-caption = Standard-Senet och Jéquiers Senet jämförda, regel för regel
jequier-table-rule = Regel
jequier-table-standard = Standard
jequier-table-jequier = Jéquier
jequier-table-start-name = Vem som börjar
jequier-table-start-standard = Den som har konerna kastar först.
jequier-table-start-jequier = Båda kastar i tur och ordning; den som får första ettan tar spolarna och måste flytta från 10 till 11.
jequier-table-throws-name = Kast
jequier-table-throws-standard = 1, 2, 3, 4; ingen framsida upp är 5.
jequier-table-throws-jequier = 1, 2, 3, 4; ingen framsida upp är 6.
jequier-table-again-name = Extrakast
jequier-table-again-standard = Efter 1, 4 eller 5, även om inget drag var möjligt.
jequier-table-again-jequier = Efter 1, 4 eller 6, om ett drag gjordes.
jequier-table-blockade-name = Blockader
jequier-table-blockade-standard = Inga. Alla pjäser får passeras.
jequier-table-blockade-jequier = Tre eller fler av motspelarens pjäser i rad får inte passeras, varken framåt eller bakåt.
jequier-table-safe-name = Säkra rutor
jequier-table-safe-standard = 27, 28, 29 och 30
jequier-table-safe-jequier = 26, 28, 29 och 30
jequier-table-water-name = Vattnets hus
jequier-table-water-standard = 28. Tillbaka till 15, eller till närmaste tomma ruta före den.
jequier-table-water-jequier = 27. Tillbaka till den tomma ruta som har lägst nummer.
jequier-table-back-name = Att gå bakåt
jequier-table-back-standard = Aldrig.
jequier-table-back-jequier = Bara om ingen pjäs kan gå framåt, och bara till en tom ruta.
jequier-table-stuck-name = Inget möjligt drag
jequier-table-stuck-standard = Kastet går förlorat; 1, 4 och 5 ger ändå ett nytt kast.
jequier-table-stuck-jequier = Turen är förlorad, även efter 1, 4 eller 6.
jequier-table-off-name = Att lämna brädet
jequier-table-off-standard = Från 27 med en fyra eller femma, från 29 med en trea, från 30 med en tvåa.
jequier-table-off-jequier = När alla kvarvarande pjäser står på 21 till 30: med varje kast som når 30 eller längre.

## History

jequier-history-title = Jéquier och hans regler
jequier-history-person = Gustave Jéquier (1868–1946) var en schweizisk egyptolog, mest känd för sina utgrävningar i södra Saqqara. Reglerna som tillskrivs honom har nått dagens spelare mest genom sammanfattningen i ”The World of Games” av Jack Botermans och medförfattare.
jequier-history-source = Jéquiers egen publikation fanns inte till hands för den här versionen, som följer sammanfattningen, kontrollerad mot speldatabasen Ludii, som tar upp hans regler som en av flera rekonstruktioner.
jequier-history-modern = Som alla regler för Senet är de här en modern rekonstruktion. Bräden och målningar från mer än två tusen år är bevarade i egyptiska gravar, men inga fullständiga regler, och därför kom Jéquier, R. C. Bell och senare Timothy Kendall fram till var sitt spel. Bräden från gravarna har sådana här tecken på sina sista fem rutor; vilken regel vart och ett hade är rekonstruktion. Standardspelet här är också en.

## Where the accounts differ

jequier-differ-title = Där källorna går isär
jequier-differ-body = Källorna är inte överens om allt. Så här spelas det här:
jequier-differ-swap = En pjäs som träffas byter plats med angriparen, som i ”The World of Games”. I Ludii skickas den till första tomma ruta.
jequier-differ-off = När alla en spelares pjäser står i sista raden lämnar de brädet både när de landar på 30 och när de går förbi. Var källa har bara det ena av dem.
jequier-differ-back = En blockad av tre stoppar även drag bakåt.
jequier-differ-unused = Två detaljer som bara finns i Ludii används inte: startpjäser som väntar på pjäsen framför sig, och poängräkning.

## Questions and answers

jequier-faq-title = Frågor och svar
jequier-faq-start-question = Vem börjar i Jéquiers Senet?
jequier-faq-start-answer = Den som kastar första ettan. Båda kastar i tur och ordning tills den kommer; den som får den tar spolarna, flyttar pjäsen på 10 till 11 och kastar igen.
jequier-faq-blockade-question = Vad är en blockad?
jequier-faq-blockade-answer = Tre eller fler pjäser av samma sort på rutor i följd längs vägen. Motspelaren får inte gå över dem åt något håll.
jequier-faq-back-question = När måste jag gå bakåt?
jequier-faq-back-answer = Bara när ingen av dina pjäser kan gå framåt med ditt kast. Då måste en av dem gå tillbaka till en tom ruta, om det går.
jequier-faq-water-question = Vart tar en pjäs vägen från Vattnets hus?
jequier-faq-water-answer = Från 27 till den tomma ruta som har lägst nummer, var den än ligger.
jequier-faq-exact-question = Måste jag kasta exakt för att lämna brädet?
jequier-faq-exact-answer = Nej. När alla dina kvarvarande pjäser står på 21 till 30 tar varje kast som når 30 eller längre ut en pjäs.

## Play

jequier-end-title = Prova det
jequier-end-body = Starta ett parti, skicka länken och kasta tills första ettan faller. Brädet visar alla tillåtna drag, så du lär dig reglerna medan du spelar.
