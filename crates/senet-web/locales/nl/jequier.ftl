### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet volgens Jéquier: regels, vergelijking, geschiedenis
jequier-description = De regels van Senet volgens Jéquier: gooien om de eerste 1, blokkades van drie, terugzetten, het Huis van het Water op 27. Naast het standaardspel gelegd.
jequier-breadcrumb = Senet volgens Jéquier
jequier-eyebrow = Een variant van Senet
jequier-heading = Senet volgens Jéquier
jequier-lead = De eerste 1 beslist wie begint, drie stenen op een rij versperren de weg, wie niet vooruit kan moet terug, en op 27 wacht het Huis van het Water.
jequier-hero-alt = De laatste vijf velden van het bord: 26 met de nefer van de Schoonheid, 27 met de golven van het Water, 28 met de drie vogels van de Waarheden, 29 met de twee zittende figuren van Re-Atoem, 30 met de valk Horus.
jequier-hero-caption = 26 Schoonheid, 27 Water, 28 de Drie Waarheden, 29 Re-Atoem, 30 Horus
jequier-contents-title = Op deze pagina

## Play buttons

jequier-play-friend = Speel Jéquier met vrienden
jequier-play-stranger = Speel met iemand die wacht
jequier-play-device = Speel hier, op één apparaat
jequier-to-standard = De standaardregels

## What it is

jequier-what-title = Wat is het?
jequier-what-body = Senet volgens Jéquier is een reconstructie van het oude spel die aan de egyptoloog Gustave Jéquier wordt toegeschreven. Bord, stenen en stokjes zijn die van het standaardspel: dertig velden, vijf kegels tegen vijf klossen, vier stokjes. Het begin, de worpen en het einde van de race zijn anders, en wie niet verder kan, moet soms terug.

## The throw-off

jequier-opening-title = De startworpen
jequier-opening-body = De stenen staan zoals altijd, kegels op 1, 3, 5, 7 en 9, klossen op 2, 4, 6, 8 en 10, maar ze zijn nog van niemand. Om de beurt wordt er gegooid tot er een 1 valt; andere worpen doen niets. Wie die 1 gooit, krijgt de klossen, zet de steen op 10 naar 11, de enige zet die mag, en gooit nog eens, omdat het een 1 was. De ander krijgt de kegels.
jequier-opening-odds = Eén op de vier worpen is een 1, dus er zijn gemiddeld vier startworpen nodig, en wie het eerst gooit, gooit in 4 van de 7 gevallen ook die 1.
jequier-opening-alt = Het begin: kegels op 1, 3, 5, 7 en 9, klossen op 2, 4, 6, 8 en 10. Een pijl wijst van de klos op 10 omlaag naar veld 11.
jequier-opening-caption = De eerste 1 is gevallen: de klos op 10 gaat naar 11, en wie hem nu bezit, gooit nog eens.

## Throws

jequier-throw-title = Worpen en extra worpen
jequier-throw-body = Eén tot vier voorkanten boven tellen als 1 tot 4; ligt er geen voorkant boven, dan is de worp een 6. Na een 1, een 4 of een 6 gooi je nog eens, als de worp gespeeld kon worden; een zet achteruit telt ook. Na een 2 of een 3 gaat de beurt over. Van de 16 worpen zijn er 4 een 1, 6 een 2, 4 een 3, één een 4 en één een 6.

## As in the standard game

jequier-same-title = Wat hetzelfde blijft
jequier-same-body = Je zet één steen precies het gegooide aantal velden, en een worp die gespeeld kan worden, moet gespeeld worden. Geen steen eindigt op een eigen steen. Een steen die op een losse steen van de ander eindigt, wisselt ermee van plaats; twee buren beschermen elkaar, en met een steen op een veilig veld kan niet worden gewisseld. De veilige velden zijn hier 26, 28, 29 en 30. Wie als eerste alle vijf de stenen van het bord heeft, wint.

## The blockade

jequier-blockade-title = De blokkade
jequier-blockade-body = Drie of meer stenen van de ander op opeenvolgende velden zijn een muur. Geen steen mag eroverheen, vooruit noch achteruit. De muur mag met het pad meebuigen, van 10 naar 11 en van 20 naar 21. Een paar is geen muur en mag gepasseerd worden.
jequier-blockade-alt = Klossen op 10, 11 en 12 vormen een muur om de bocht van het pad, klossen op 18 en 19 een paar. Kegels staan op 9 en 16. De kegels hebben een 4 gegooid.
jequier-blockade-caption = De kegels hebben een 4 gegooid. De kegel op 9 zit vast: op weg naar 13 zou hij over de muur op 10, 11 en 12 moeten. De kegel op 16 mag over het paar op 18 en 19 en gaat naar 20.

## Moving back

jequier-back-title = Terugzetten
jequier-back-body = Kan geen van je stenen vooruit, dan moet er één het gegooide aantal velden terug, als dat kan. Die moet eindigen op een leeg veld, want op de terugweg wordt niet gewisseld. Verder terug dan veld 1 kan niet, en over een muur ook niet. Het Huis van het Water geldt als leeg veld, en een steen die daarin teruggaat, valt in het water.
jequier-back-alt = Kegels op 5 en 9 voor een muur van klossen op 10, 11 en 12; nog een klos op 20. De kegels hebben een 4 gegooid. Een pijl wijst van de kegel op 5 terug naar veld 1.
jequier-back-caption = De kegels hebben een 4 gegooid. De kegel op 9 staat voor de muur, en de kegel op 5 zou op zijn eigen makker op 9 eindigen. Niets kan vooruit, dus gaat de kegel op 5 terug naar 1. Omdat er een zet is gedaan, gooien de kegels nog eens.

## Lost turns

jequier-lost-title = Verloren beurten
jequier-lost-body = Kan er ook geen steen terug, dan is de beurt voorbij, zelfs na een 1, een 4 of een 6. Stond er op het plaatje hierboven een klos op veld 1, dan verloren de kegels hun beurt, ondanks de 4.

## The houses

jequier-houses-title = De huizen
jequier-houses-body = De huizen liggen één veld eerder dan in het standaardspel, en alleen het water heeft een eigen regel. Veld 15, met de ankh, is hier een gewoon veld.
jequier-house-26-name = 26: Huis van de Schoonheid
jequier-house-26-body = Een veilig veld, meer niet.
jequier-house-27-name = 27: Huis van het Water
jequier-house-27-body = Een steen die hier eindigt, gaat naar het lege veld met het laagste nummer van het hele bord. Op 27 blijft nooit iets staan; eroverheen gaan kan geen kwaad.
jequier-house-28-name = 28: Huis van de Drie Waarheden
jequier-house-28-body = Veilig. Je hebt geen bepaalde worp nodig om weg te gaan.
jequier-house-29-name = 29: Huis van Re-Atoem
jequier-house-29-body = Veilig, en net zo vrij te verlaten.
jequier-house-30-name = 30: Huis van Horus
jequier-house-30-body = Het einde van het pad. Een steen die nog niet van het bord kan, mag hier veilig wachten.
jequier-water-alt = Kegels op 2 en 25, klossen op 1 en 14. De kegels hebben een 2 gegooid. Een waarschuwende pijl wijst van de kegel op 25 naar het water op 27.
jequier-water-caption = Met deze 2 zou de kegel op 25 in het water vallen en op 3 weer bovenkomen, want 1 en 2 zijn bezet. De kegels kunnen beter van 2 naar 4 gaan.

## Leaving the board

jequier-off-title = Van het bord
jequier-off-body = Je stenen gaan alleen van het bord zolang alle stenen die je nog hebt in de laatste rij staan, op 21 tot en met 30. Dan brengt elke worp die tot 30 of verder reikt een steen van het bord, wie er ook op 30 staat. Tot die tijd mag geen steen voorbij 30. Precies op 30 eindigen mag wel, zoals op elk ander veld; daar wacht de steen tot een latere worp, welke dan ook, hem van het bord kan brengen. Een muur verspert ook de weg van het bord.
jequier-off-alt = De laatste drie kegels staan op 24, 28 en 30, alle drie in de laatste rij; klossen op 12 en 17. De kegels hebben een 6 gegooid.
jequier-off-caption = Alle kegels die er nog zijn, staan in de laatste rij. Met een 6 mag elk van de drie van het bord: die op 24 omdat hij precies op 30 uitkomt, ook al staat daar een kegel, de andere omdat ze verder komen. Was er één kegel op 18 achtergebleven, dan kon er nog geen enkele weg.

## Comparison

jequier-table-title = De twee spellen naast elkaar
jequier-table-caption = Standaard-Senet en Senet volgens Jéquier, regel voor regel vergeleken
jequier-table-rule = Regel
jequier-table-standard = Standaard
jequier-table-jequier = Jéquier
jequier-table-start-name = Wie begint
jequier-table-start-standard = Wie de kegels heeft, gooit als eerste.
jequier-table-start-jequier = Om de beurt gooien; wie de eerste 1 gooit, krijgt de klossen en moet van 10 naar 11.
jequier-table-throws-name = Worpen
jequier-table-throws-standard = 1, 2, 3, 4; geen voorkant boven is 5.
jequier-table-throws-jequier = 1, 2, 3, 4; geen voorkant boven is 6.
jequier-table-again-name = Extra worpen
jequier-table-again-standard = Na 1, 4 of 5, ook als er geen zet mogelijk was.
jequier-table-again-jequier = Na 1, 4 of 6, als er een zet is gedaan.
jequier-table-blockade-name = Blokkades
jequier-table-blockade-standard = Geen. Je mag over alle stenen heen.
jequier-table-blockade-jequier = Over drie of meer stenen van de ander op een rij mag je niet heen, vooruit noch achteruit.
jequier-table-safe-name = Veilige velden
jequier-table-safe-standard = 27, 28, 29 en 30
jequier-table-safe-jequier = 26, 28, 29 en 30
jequier-table-water-name = Huis van het Water
jequier-table-water-standard = 28. Terug naar 15, of naar het dichtstbijzijnde lege veld ervoor.
jequier-table-water-jequier = 27. Terug naar het lege veld met het laagste nummer.
jequier-table-back-name = Terugzetten
jequier-table-back-standard = Nooit.
jequier-table-back-jequier = Alleen als geen steen vooruit kan, en alleen naar een leeg veld.
jequier-table-stuck-name = Geen zet mogelijk
jequier-table-stuck-standard = De worp vervalt; na 1, 4 en 5 gooi je toch nog eens.
jequier-table-stuck-jequier = De beurt is voorbij, ook na 1, 4 of 6.
jequier-table-off-name = Van het bord
jequier-table-off-standard = Vanaf 27 met een 4 of 5, vanaf 29 met een 3, vanaf 30 met een 2.
jequier-table-off-jequier = Met alle overgebleven stenen op 21 tot en met 30: elke worp die tot 30 of verder reikt.

## History

jequier-history-title = Jéquier en zijn regels
jequier-history-person = Gustave Jéquier (1868–1946) was een Zwitserse egyptoloog, vooral bekend om zijn opgravingen in Saqqara-Zuid. De regels die aan hem worden toegeschreven, bereikten de spelers van nu meestal via de samenvatting in ‘The World of Games’ van Jack Botermans en anderen.
jequier-history-source = Jéquiers eigen publicatie was voor deze versie niet beschikbaar. Deze versie volgt die samenvatting, vergeleken met de spellendatabase Ludii, die zijn regels als een van meerdere reconstructies vermeldt.
jequier-history-modern = Zoals alle regels van Senet zijn ook deze een moderne reconstructie. Uit ruim tweeduizend jaar zijn in Egyptische graven borden en schilderingen bewaard, maar geen volledige regels; daarom kwamen Jéquier, R. C. Bell en later Timothy Kendall elk op een ander spel uit. De borden uit de graven dragen zulke tekens op hun laatste vijf velden; welke regel daarbij hoorde, is reconstructie. Het standaardspel hier is er ook een.

## Where the accounts differ

jequier-differ-title = Waar de bronnen verschillen
jequier-differ-body = De bronnen zijn het niet over alles eens. Zo wordt het hier gespeeld:
jequier-differ-swap = Een geraakte steen wisselt van plaats met de aanvaller, zoals in ‘The World of Games’. In Ludii gaat hij naar het eerste lege veld.
jequier-differ-off = Zodra alle stenen van een speler in de laatste rij staan, gaan ze van het bord, of ze nu precies op 30 uitkomen of verder. Elke bron noemt maar één van beide.
jequier-differ-back = Een blokkade van drie houdt ook zetten achteruit tegen.
jequier-differ-unused = Twee details die alleen in Ludii staan, worden niet gebruikt: stenen aan de start die op de steen vóór hen wachten, en een puntentelling.

## Questions and answers

jequier-faq-title = Vragen en antwoorden
jequier-faq-start-question = Wie begint er in Senet volgens Jéquier?
jequier-faq-start-answer = Wie de eerste 1 gooit. Om de beurt wordt er gegooid tot die valt; wie hem gooit, krijgt de klossen, zet de steen op 10 naar 11 en gooit nog eens.
jequier-faq-blockade-question = Wat is een blokkade?
jequier-faq-blockade-answer = Drie of meer stenen van dezelfde speler op opeenvolgende velden van het pad. De andere speler mag er in geen van beide richtingen overheen.
jequier-faq-back-question = Wanneer moet ik terug?
jequier-faq-back-answer = Alleen als geen van je stenen met jouw worp vooruit kan. Dan moet er één terug naar een leeg veld, als dat kan.
jequier-faq-water-question = Waar gaat een steen heen vanuit het Huis van het Water?
jequier-faq-water-answer = Van 27 naar het lege veld met het laagste nummer, waar dat ook ligt.
jequier-faq-exact-question = Heb ik een precieze worp nodig om van het bord te gaan?
jequier-faq-exact-answer = Nee. Zodra al je overgebleven stenen op 21 tot en met 30 staan, brengt elke worp die tot 30 of verder reikt een steen van het bord.

## Play

jequier-end-title = Probeer het
jequier-end-body = Maak een spel, stuur de link en gooi om de eerste 1. Het bord toont elke toegestane zet, dus de regels leer je al spelend.
