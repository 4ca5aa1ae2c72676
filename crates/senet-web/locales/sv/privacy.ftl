### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Integritet: vad Senet sparar
privacy-description = Vad webbplatsen sparar om dig: nästan inget. Inget konto, ingen reklam, ingen spårning. Ett slumptal på din enhet håller din plats i dina partier.
privacy-breadcrumb = Integritet
privacy-heading = Vad som sparas: nästan ingenting
privacy-lead = Du kan spela utan konto, e-postadress eller namn. Här står allt som ändå sparas, och varför.

privacy-device-title = På din enhet
privacy-device-seat = När du första gången startar eller går med i ett parti får din webbläsare en kaka med ett långt slumptal. Det är nyckeln till dina platser, så att ingen annan kan flytta åt dig. Det säger ingenting om dig, skript kan inte läsa det, och det gäller ett år.
privacy-device-settings = Om du väljer färger, brädets läge eller ett annat språk minns en liten kaka vart och ett av valen. Bara att läsa sätter ingen kaka alls.
privacy-device-clear = Du kan ta bort alla när som helst. Utan nyckeln förlorar din enhet sina platser i oavslutade partier.

privacy-server-title = På servern
privacy-server-game = Varje parti sparas så som det spelades: reglerna, kasten, dragen, hur det slutade, när saker hände och när varje spelare senast var där, och slumptalen som kasten kan kontrolleras med. Använder du ett smeknamn eller snabbfraser sparas smeknamnet och de senaste fraserna med partiet. Avslutade partier ligger kvar så att deras länkar fortsätter att fungera.
privacy-server-key = Av nyckeln till din plats sparar servern bara ett fingeravtryck, en hash som nyckeln inte kan räknas ut från.
privacy-server-address = Din nätverksadress används i arbetsminnet för att stoppa floder av anrop. Spelservern skriver den varken i partierna eller i sin egen logg. Den räknar anropen som helhet, utan något som pekar ut en person.

privacy-others-title = Vad andra kan se
privacy-others-body = Den som har länken till ett parti kan titta på, läsa smeknamnen i det och se att båda spelarna är där. Ge därför länken till dem som ska ha den, och ta ett smeknamn som du inte har något emot att andra läser.

privacy-none-title = Vad som inte finns
privacy-none-body = Ingen reklam, ingen spårning av besökare, inga knappar för sociala medier, inga typsnitt eller skript från andra webbplatser: varje fil på den här webbplatsen kommer från webbplatsen själv. Ingenting säljs eller lämnas vidare.

privacy-host-title = Vem som driver webbplatsen
privacy-host-body = Vem som helst kan driva Senet, och den här sidan beskriver vad Senet självt gör. Den som driver just den här kopian kan låta den stå bakom andra servrar med egna loggar.
