errors-not-found-title = Deze pagina bestaat niet
errors-not-found = Het adres leidt nergens heen. Misschien is er onderweg een letter kwijtgeraakt.
errors-no-game-title = Dit spel bestaat niet
errors-no-game = Bij deze link hoort geen spel. Vraag de link nog eens, of begin zelf een spel.
errors-bad-request-title = Dat verzoek was niet te begrijpen
errors-bad-request = Er ontbrak iets in het formulier, of het stond op de verkeerde plek. Ga terug en probeer het nog eens.
errors-foreign-title = Dit kwam van een andere site
errors-foreign = Voor jouw veiligheid mogen alleen de pagina’s van deze site iets voor je doen. Open het spel hier en probeer het nog eens.
errors-seat-link-title = Deze link werkt niet meer
errors-seat-link = Een link om van apparaat te wisselen werkt maar kort. Maak een nieuwe op het apparaat waarop je speelt.
errors-too-many-title = Iets rustiger aan
errors-too-many = Dat was veel tegelijk. Wacht even en probeer het nog eens.
errors-server-title = Er ging bij ons iets mis
errors-server = Je spellen zijn veilig. Probeer het zo nog eens.
errors-home = Naar de startpagina
errors-offline-title = Geen netwerk hier
errors-offline = Je spellen staan op de server en gaan verder zoals ze staan zodra je weer verbinding hebt. De regels kun je ook nu lezen.
errors-offline-rules = Regels lezen

errors-notice-stale = Het spel was al verder. Zo staat het er nu voor.
errors-notice-not-your-turn = Je bent niet aan de beurt.
errors-notice-no-seat = Je kijkt naar dit spel en speelt zelf niet mee.
errors-notice-full = Beide plaatsen zijn bezet. Je kunt meekijken.
errors-notice-throw-pending = Eerst moet de { $throw } worden gespeeld.
errors-notice-game-over = Het spel is afgelopen.
errors-notice-begun = Het spel is begonnen, dus zo kun je het niet meer verlaten. Je kunt opgeven.
errors-notice-cannot-claim = De winst kan nu niet worden opgeëist.
errors-notice-not-over = Een revanche komt na het einde van dit spel.
errors-notice-too-many = { $seconds ->
    [one] Dat was veel tegelijk. Probeer het over één seconde nog eens.
   *[other] Dat was veel tegelijk. Probeer het over { $seconds } seconden nog eens.
}
errors-move-nobody = De stenen zijn nog niet verdeeld.
errors-move-not-thrown = Eerst moeten de stokjes worden gegooid.
errors-move-empty = Er staat geen steen op { $from }.
errors-move-enemy = De steen op { $from } is niet van jou.
errors-move-own = { $from }: op { $to } staat een steen van dezelfde speler.
errors-move-safe = { $from }: de steen op { $to } staat op een veilig veld.
errors-move-neighbour = { $from }: de steen op { $to } wordt beschermd door zijn buur op { $neighbour }.
errors-move-blockade = { $from }: een muur van drie, vanaf { $at }, verspert de weg.
errors-move-no-exit = { $from }: een { $throw } brengt deze steen niet van het bord.
errors-move-not-home = { $from }: stenen gaan pas van het bord als ze allemaal in de laatste rij staan; er staat er nog een op { $behind }.
errors-move-opening = De eerste 1 wordt vanaf { $from } gespeeld.
errors-move-before-first = { $from }: verder terug dan veld 1 kan niet.
errors-move-back-onto = { $from }: terug kan alleen naar een leeg veld, en op { $to } staat een steen.
