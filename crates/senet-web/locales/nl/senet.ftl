### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: je · Senet · Senet volgens Jéquier · kegels / klossen (side: de kegels, de klossen) · steen, stenen · veld · werpstokjes (stokjes) · worp ·
### voorkant boven · van plaats wisselen, wissel · blokkade · van het bord brengen / van het bord gaan · startworpen (throw-off) · de beurt gaat over ·
### Huis van de Wedergeboorte, de Schoonheid, het Water, de Drie Waarheden, Re-Atoem, Horus.

## Head

senet-title = Senet: de spelregels met voorbeelden
senet-description = Zo speel je Senet: het bord en zijn huizen, de werpstokjes, van plaats wisselen, het Huis van het Water en het einde. Met plaatjes, te spelen via een link.
senet-nav = Regels
senet-breadcrumb = De regels van Senet
senet-eyebrow = Het spel en zijn standaardregels
senet-heading = Zo speel je Senet
senet-lead = Senet is een race voor twee over dertig velden. Vier stokjes bepalen hoe ver je gaat; jij bepaalt welke van je vijf stenen gaat. Wie als eerste alle vijf van het bord heeft, wint.
senet-hero-alt = Een Senetbord aan het begin van het spel: vijf kegels en vijf klossen staan om en om op de tien velden van de bovenste rij. De middelste en de onderste rij zijn leeg, met tekens op de velden 15, 27, 28, 29 en 30.
senet-contents-title = Op deze pagina

## Play buttons

senet-play-friend = Speel met vrienden
senet-play-stranger = Speel met iemand die wacht
senet-play-device = Speel hier, op één apparaat
senet-to-jequier = De variant: Senet volgens Jéquier

## The board

senet-board-title = Het bord
senet-board-body = De dertig velden vormen één pad dat door drie rijen slingert. De velden 1 tot en met 10 lopen bovenaan van links naar rechts, 11 tot en met 20 in het midden terug van rechts naar links, en 21 tot en met 30 onderaan weer van links naar rechts. Het pad buigt omlaag van 10 naar 11 en van 20 naar 21.
senet-board-neighbours = Met ‘naast elkaar’ bedoelen deze regels altijd: naast elkaar op het pad. 10 en 11 zijn buren, maar 5 en 16 niet, ook al ligt het ene boven het andere.
senet-board-alt = Het lege bord met het pad van dertig velden: naar rechts over de bovenste rij, omlaag van 10 naar 11, naar links over de middelste rij, omlaag van 20 naar 21 en naar rechts over de onderste rij. Vijf velden dragen een teken: 15 een ankh, 27 een nefer in de vorm van een luit, 28 golven, 29 drie vogels, 30 twee zittende figuren.
senet-board-caption = Het pad van 1 naar 30 en de vijf huizen: 15 Wedergeboorte, 27 Schoonheid, 28 Water, 29 de Drie Waarheden, 30 Re-Atoem.

## Setup

senet-setup-title = De stenen en het begin
senet-setup-body = De ene speler heeft vijf kegels, de andere vijf klossen. Ze staan om en om op de eerste tien velden: kegels op 1, 3, 5, 7 en 9, klossen op 2, 4, 6, 8 en 10. Beide spelers lopen dezelfde richting op, van 1 naar 30, en op een veld staat nooit meer dan één steen. Wie begint, heeft de kegels en gooit als eerste.
senet-setup-cone = Een kegel
senet-setup-spool = Een klos

## Throwing

senet-throw-title = De stokjes gooien
senet-throw-body = Elk van de vier stokjes heeft een voorkant en een achterkant, die even vaak boven komen te liggen. Tel de voorkanten die boven liggen: dat is je worp. Ligt er geen voorkant boven, dan is de worp een 5.
senet-throw-again = Na een 1, een 4 of een 5 gooi je na je zet nog eens, en zo verder zolang die worpen blijven komen. Na een 2 of een 3 gaat de beurt naar de andere speler.
senet-throw-table-caption = De vijf worpen, hoe groot hun kans is en wie daarna gooit
senet-throw-table-sticks = Stokjes
senet-throw-table-throw = Worp
senet-throw-table-chance = Kans
senet-throw-table-next = Daarna
senet-throw-1-sticks = één voorkant boven
senet-throw-2-sticks = twee voorkanten boven
senet-throw-3-sticks = drie voorkanten boven
senet-throw-4-sticks = vier voorkanten boven
senet-throw-5-sticks = geen voorkant boven
senet-throw-1-chance = 4 op 16
senet-throw-2-chance = 6 op 16
senet-throw-3-chance = 4 op 16
senet-throw-4-chance = 1 op 16
senet-throw-5-chance = 1 op 16
senet-throw-next-again = Jij gooit nog eens
senet-throw-next-passes = De beurt gaat over

## Moving

senet-move-title = Zetten
senet-move-body = Bij elke worp zet je één van je stenen precies zoveel velden vooruit. Kunnen er meer, dan is de keuze aan jou, en daar draait het spel om. Kan er maar één, dan moet die, ook als het pijn doet.
senet-move-over = Je mag over alle stenen heen, die van jezelf en die van de ander. Op een eigen steen mag je nooit eindigen.

## Swapping

senet-swap-title = Van plaats wisselen
senet-swap-body = In Senet wordt nooit geslagen. Eindigt je steen op een onbeschermde steen van de ander, dan wisselen de twee van plaats: die van jou neemt het veld in, de andere gaat terug naar waar jouw steen vandaan kwam.
senet-swap-alt = Kegels op 3 en 12, klossen op 7 en 20. De kegels hebben een 4 gegooid. Een pijl wijst van de kegel op 3 naar de losse klos op 7.
senet-swap-caption = De kegels hebben een 4 gegooid. De kegel op 3 komt op 7, waar een klos alleen staat, en ze wisselen van plaats: kegel op 7, klos op 3. De kegel op 12 had in plaats daarvan naar 16 gekund.

## Protection

senet-pair-title = Wie beschermd is
senet-pair-body = Twee stenen van dezelfde speler die naast elkaar staan, beschermen elkaar: met geen van beide kan worden gewisseld. Op een van de laatste vier velden, 27 tot en met 30, is een steen ook alleen veilig. Het gaat erom hoe de stenen vóór de zet stonden.
senet-pair-alt = Kegels op 4 en 8; klossen op 5, 10, 11 en 16. De klossen op 10 en 11, onder elkaar in de bocht van het pad, zijn met een balk verbonden.
senet-pair-caption = De klossen op 10 en 11 zijn buren om de bocht, dus met een 2 of een 3 kan de kegel op 8 niets. Een 4 brengt hem langs beide naar 12. De klossen op 5 en 16 zijn geen buren: met een 1 wisselt de kegel op 4 van plaats met de klos op 5.

## The houses

senet-houses-title = De vijf huizen
senet-houses-body = Je mag elk huis voorbijlopen. Je hoeft er geen enkel aan te doen.
senet-house-15-name = 15: Huis van de Wedergeboorte
senet-house-15-body = Een gewoon veld, behalve dat stenen die uit het water zijn gered hier terugkomen.
senet-house-27-name = 27: Huis van de Schoonheid
senet-house-27-body = Veilig, en de laatste halte vóór het water. Met een 4 of een 5 gaat een steen vanaf hier van het bord; een 2 brengt hem naar 29, een 3 naar 30, maar met een 1 valt hij in het water.
senet-house-28-name = 28: Huis van het Water
senet-house-28-body = Hier blijft niets staan. Een steen die op 28 eindigt, gaat meteen terug naar 15 of, als 15 bezet is, naar het dichtstbijzijnde lege veld ervoor: 14, 13 enzovoort. Over 28 heen gaan kan geen kwaad.
senet-house-29-name = 29: Huis van de Drie Waarheden
senet-house-29-body = Veilig. Drie vogels, dus met een 3 gaat een steen van het bord. Een 1 brengt hem naar 30 als 30 leeg is; met een 2, een 4 of een 5 kan hij niet weg.
senet-house-30-name = 30: Huis van Re-Atoem
senet-house-30-body = Veilig. Twee figuren, dus met een 2 gaat een steen van het bord. Met elke andere worp blijft hij staan.
senet-water-alt = Kegels op 20 en 24, klossen op 15 en 17. De kegels hebben een 4 gegooid. Een waarschuwende pijl wijst van de kegel op 24 naar het water op 28.
senet-water-caption = De kegels hebben een 4 gegooid, en die moet worden gespeeld. De kegel op 20 kan niet, want op 24 staat al een kegel. Dus valt de kegel op 24 in het water. Op 15 staat een klos, zodat hij op 14 weer bovenkomt. Gelukkig mogen de kegels na een 4 nog eens gooien.

## Leaving the board

senet-off-title = Van het bord
senet-off-body = Een steen gaat maar vanaf drie velden van het bord: vanaf 27 met een 4 of een 5, vanaf 29 met een 3, vanaf 30 met een 2. Op 26 of een veld daarvoor heeft een steen niets aan een worp die hem voorbij 30 zou brengen. Zodra je vijfde steen van het bord is, heb je gewonnen, wat je ook gooide.
senet-off-alt = Het einde van een race: kegels op 27, 29 en 30, twee kegels al van het bord; een klos op 22.
senet-off-caption = Hier heeft elke worp een andere rol. Met een 1 valt de kegel op 27 in het water en komt hij op 15 weer boven. Een 2 brengt de kegel op 30 van het bord, een 3 die op 29, een 4 of een 5 die op 27.

## No move

senet-stuck-title = Als er niets kan
senet-stuck-body = Kan geen van je stenen iets met de worp, dan vervalt hij. Achteruit gaat niemand ooit. Na een 1, een 4 of een 5 gooi je toch nog eens.
senet-stuck-alt = Kegels op 26 en 29, klossen op 18 en 22. De kegels hebben een 5 gegooid, en geen enkele kegel kan van zijn plaats.
senet-stuck-caption = De kegels hebben een 5 gegooid. Vanaf 26 zou die voorbij 30 komen, en dat mag alleen vanaf 27; vanaf 29 gaat alleen een 3 van het bord. De worp vervalt, en omdat het een 5 was, gooien de kegels nog eens.

## Strategy

senet-strategy-title = Zes dingen om te onthouden
senet-strategy-1-title = Reis met z’n tweeën
senet-strategy-1-body = Met buren kan niemand wisselen. Gaat er één van een paar verder, dan staan er twee stenen alleen; kijk dus naar allebei voordat je zet.
senet-strategy-2-title = Tel de worpen achter je
senet-strategy-2-body = Een losse steen loopt het meeste gevaar op twee velden voor een steen van de ander: 6 van de 16 worpen raken hem. Op één of drie velden zijn dat er 4 van de 16, op vier of vijf velden maar 1 van de 16.
senet-strategy-3-title = Een wissel verzet twee stenen
senet-strategy-3-body = Jouw steen komt even ver als hij anders ook was gekomen, en de steen van de ander verliest evenveel velden. Van twee zetten die verder gelijk lijken, levert de wissel meer terrein op.
senet-strategy-4-title = Pas op voor het water
senet-strategy-4-body = Vanaf 26 val je met een 2 in het water, dus bij 6 van de 16 worpen. Vanaf 25 en vanaf 27 zijn het er 4 van de 16, vanaf 23 en 24 maar 1 van de 16.
senet-strategy-5-title = Ken de uitgangen
senet-strategy-5-body = De volgende worp brengt een steen van het bord vanaf 30 met 6 kansen op 16, vanaf 29 met 4, vanaf 27 met 2.
senet-strategy-6-title = Houd een steen achter de hand
senet-strategy-6-body = Worpen moeten worden gespeeld. Een steen verder naar achteren die een ongelegen worp kan opvangen, houdt een andere uit het water.

## History

senet-history-title = Waar het spel vandaan komt
senet-history-body = Uit ruim tweeduizend jaar zijn in Egyptische graven borden en schilderingen van Senet bewaard gebleven. Volledige regels niet. Wie nu speelt, speelt een moderne reconstructie, en iedereen die zich eraan waagde, onder wie Gustave Jéquier, R. C. Bell en later Timothy Kendall, kwam op een ander spel uit.
senet-history-here = Ook het standaardspel op deze site is zo’n reconstructie, met vijf stenen per speler en de huizen op de laatste vier velden. De borden uit de graven dragen zulke tekens op hun laatste vijf velden; welke regel bij welk teken hoorde, is aan de reconstructie.

## Questions and answers

senet-faq-title = Vragen en antwoorden
senet-faq-egypt-question = Speelden de Egyptenaren het zo?
senet-faq-egypt-answer = Dat weet niemand. Er zijn geen volledige regels bewaard, alleen borden, schilderingen en tekens. De regels hier zijn een moderne reconstructie.
senet-faq-forced-question = Moet ik zetten als de zet slecht voor me is?
senet-faq-forced-answer = Ja. Een worp waarmee een van je stenen iets kan, moet worden gespeeld, ook als de enige zet het water in gaat. Kunnen er meer stenen, dan kies jij.
senet-faq-beauty-question = Moet elke steen stoppen op het Huis van de Schoonheid?
senet-faq-beauty-answer = Nee. Een steen mag veld 27, en elk ander huis, zonder stoppen voorbijgaan.
senet-faq-block-question = Kunnen stenen de weg versperren?
senet-faq-block-answer = Niet in het standaardspel, daar mag je over zoveel stenen heen als je wilt. In Senet volgens Jéquier vormen drie stenen van de ander op een rij een blokkade.
senet-faq-odds-question = Hoe groot is de kans op elke worp?
senet-faq-odds-answer = Op 16 worpen komt een 1 gemiddeld 4 keer, een 2 komt 6 keer, een 3 komt 4 keer, een 4 één keer en een 5 één keer.
senet-faq-online-question = Hoe speel ik online Senet met vrienden?
senet-faq-online-answer = Begin hier een spel en stuur de link door. Wie hem opent, kan aanschuiven en spelen, op een telefoon of een computer, en niemand hoeft zich aan te melden.

## Play

senet-end-title = En nu spelen
senet-end-body = Alles staat klaar: maak een spel, stuur de link, gooi de stokjes. Het bord toont elke toegestane zet, dus je hoeft niets uit je hoofd te leren.
