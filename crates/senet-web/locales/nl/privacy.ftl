### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Privacy: wat Senet bewaart
privacy-description = Wat deze site over je bewaart: bijna niets. Geen account, geen reclame, geen tracking. Een willekeurig getal op je apparaat houdt je plaats in je spellen vast.
privacy-breadcrumb = Privacy
privacy-heading = Wat er wordt bewaard: bijna niets
privacy-lead = Je kunt spelen zonder account, e-mailadres of naam. Op deze pagina staat alles wat toch wordt bewaard, en waarom.

privacy-device-title = Op je apparaat
privacy-device-seat = Als je voor het eerst een spel begint of meedoet, krijgt je browser een cookie met een lang willekeurig getal. Dat is de sleutel tot je plaatsen, zodat niemand anders voor jou kan zetten. Het zegt niets over jou, scripts kunnen het niet lezen, en het blijft een jaar geldig.
privacy-device-settings = Kies je kleuren, de stand van het bord of een andere taal, dan onthoudt telkens een kleine cookie die keuze. Alleen lezen plaatst geen enkele cookie.
privacy-device-clear = Je kunt ze allemaal altijd verwijderen. Zonder de sleutel raakt je apparaat zijn plaatsen in onafgemaakte spellen kwijt.

privacy-server-title = Op de server
privacy-server-game = Elk spel wordt bewaard zoals het is gespeeld: de regels, de worpen, de zetten, hoe het afliep, wanneer alles gebeurde en wanneer elke speler er voor het laatst was, en de willekeurige getallen waarmee de worpen te controleren zijn. Gebruik je een bijnaam of korte zinnetjes, dan worden de bijnaam en de laatste zinnetjes erbij bewaard. Afgelopen spellen blijven staan, zodat hun links blijven werken.
privacy-server-key = Van de sleutel tot je plaats bewaart de server alleen een vingerafdruk: een hash waaruit de sleutel niet te herleiden is.
privacy-server-address = Je netwerkadres wordt in het werkgeheugen gebruikt om een stortvloed aan verzoeken tegen te houden. De spelserver schrijft het niet in de spellen en niet in zijn eigen logboek. Verzoeken telt hij alleen in hun geheel, zonder iets dat naar een persoon wijst.

privacy-others-title = Wat anderen kunnen zien
privacy-others-body = Wie de link van een spel heeft, kan meekijken, de bijnamen erin lezen en zien of beide spelers er zijn. Geef de link dus aan wie hem mag hebben, en kies een bijnaam die gelezen mag worden.

privacy-none-title = Wat er niet is
privacy-none-body = Geen reclame, geen tracking van bezoekers, geen knoppen van sociale media, geen lettertypen of scripts van andere sites: elk bestand van deze site komt van deze site zelf. Niets wordt verkocht of doorgegeven.

privacy-host-title = Wie de site beheert
privacy-host-body = Iedereen kan Senet draaien, en deze pagina beschrijft wat Senet zelf doet. Wie deze kopie beheert, kan die achter andere servers zetten die hun eigen logboeken bijhouden.
