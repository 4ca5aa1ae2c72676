errors-not-found-title = Den sidan finns inte
errors-not-found = Adressen leder ingenstans. Kanske försvann en bokstav på vägen.
errors-no-game-title = Det partiet finns inte
errors-no-game = Till den här länken hör inget parti. Be om länken igen, eller starta ett eget parti.
errors-bad-request-title = Det gick inte att förstå
errors-bad-request = Något i formuläret saknades eller stod på fel plats. Gå tillbaka och försök en gång till.
errors-foreign-title = Det här kom från en annan webbplats
errors-foreign = För din säkerhet får bara webbplatsens egna sidor göra något åt dig. Öppna partiet här och försök igen.
errors-seat-link-title = Den här länken gäller inte längre
errors-seat-link = En länk för att byta enhet gäller bara en kort stund. Gör en ny på enheten där du spelar.
errors-too-many-title = Lite långsammare
errors-too-many = Det var mycket på en gång. Vänta ett ögonblick och försök igen.
errors-server-title = Något gick fel hos oss
errors-server = Dina partier är i säkert förvar. Försök igen om ett ögonblick.
errors-home = Till startsidan
errors-offline-title = Inget nätverk här
errors-offline = Dina partier ligger på servern och fortsätter precis där de står när du är tillbaka. Reglerna går att läsa under tiden.
errors-offline-rules = Läs reglerna

errors-notice-stale = Partiet hade redan gått vidare. Så här står det nu.
errors-notice-not-your-turn = Det är inte din tur.
errors-notice-no-seat = Du tittar på det här partiet och spelar inte själv.
errors-notice-full = Båda platserna är tagna. Du kan titta på.
errors-notice-throw-pending = Först måste kastet { $throw } spelas.
errors-notice-game-over = Partiet är slut.
errors-notice-begun = Partiet har börjat och kan inte lämnas på det sättet. Du kan ge upp.
errors-notice-cannot-claim = Segern kan inte tas nu.
errors-notice-not-over = Returpartiet får vänta tills det här partiet är slut.
errors-notice-too-many = { $seconds ->
    [one] Det var mycket på en gång. Försök igen om en sekund.
   *[other] Det var mycket på en gång. Försök igen om { $seconds } sekunder.
}
errors-move-nobody = Pjäserna är inte fördelade än.
errors-move-not-thrown = Först måste pinnarna kastas.
errors-move-empty = Ingen pjäs står på { $from }.
errors-move-enemy = Pjäsen på { $from } är inte din.
errors-move-own = { $from }: en pjäs av samma sort står på { $to }.
errors-move-safe = { $from }: pjäsen på { $to } står på en säker ruta.
errors-move-neighbour = { $from }: pjäsen på { $to } skyddas av sin granne på { $neighbour }.
errors-move-blockade = { $from }: en mur av tre som börjar på { $at } spärrar vägen.
errors-move-no-exit = { $from }: kastet { $throw } tar inte ut den här pjäsen från brädet.
errors-move-not-home = { $from }: pjäser lämnar brädet först när alla står i sista raden; en står ännu på { $behind }.
errors-move-opening = Första ettan spelas från { $from }.
errors-move-before-first = { $from }: längre tillbaka än ruta 1 går det inte.
errors-move-back-onto = { $from }: bakåt går man bara till en tom ruta, och på { $to } står en pjäs.
