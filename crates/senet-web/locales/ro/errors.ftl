errors-not-found-title = Pagina aceasta nu există
errors-not-found = Adresa nu duce nicăieri. Poate s-a pierdut o literă pe drum.
errors-no-game-title = Jocul acesta nu există
errors-no-game = Niciun joc nu corespunde acestui link. Cere-l din nou sau începe un joc al tău.
errors-bad-request-title = Cerere neînțeleasă
errors-bad-request = În formular lipsea ceva sau nu era la locul lui. Mergi înapoi și încearcă încă o dată.
errors-foreign-title = Cererea vine de pe alt site
errors-foreign = Pentru protecția ta, numai paginile acestui site pot acționa în locul tău. Deschide jocul aici și încearcă din nou.
errors-seat-link-title = Linkul acesta nu mai este valabil
errors-seat-link = Un link pentru schimbarea dispozitivului este valabil doar puțin timp. Fă unul nou pe dispozitivul pe care joci.
errors-too-many-title = Ceva mai încet
errors-too-many = Au fost prea multe deodată. Așteaptă o clipă și încearcă din nou.
errors-server-title = A apărut o problemă la noi
errors-server = Jocurile tale sunt în siguranță. Încearcă din nou peste o clipă.
errors-home = La pagina de început
errors-offline-title = Aici nu este rețea
errors-offline = Jocurile tale sunt păstrate pe server și continuă exact cum stau, de îndată ce revii. Între timp poți citi regulile.
errors-offline-rules = Citește regulile

errors-notice-stale = Jocul înaintase deja. Iată cum stă acum.
errors-notice-not-your-turn = Nu e rândul tău.
errors-notice-no-seat = Privești acest joc și nu participi la el.
errors-notice-full = Ambele locuri sunt ocupate. Poți privi.
errors-notice-throw-pending = Mai întâi trebuie jucată aruncarea de { $throw }.
errors-notice-game-over = Jocul s-a încheiat.
errors-notice-begun = Jocul a început și nu mai poate fi părăsit așa. Poți abandona.
errors-notice-cannot-claim = Victoria nu poate fi revendicată acum.
errors-notice-not-over = Revanșa vine după sfârșitul acestui joc.
errors-notice-too-many = { $seconds ->
    [one] Au fost prea multe deodată. Încearcă din nou peste o secundă.
    [few] Au fost prea multe deodată. Încearcă din nou peste { $seconds } secunde.
   *[other] Au fost prea multe deodată. Încearcă din nou peste { $seconds } de secunde.
}
errors-move-nobody = Conurile și mosoarele nu sunt încă ale nimănui.
errors-move-not-thrown = Mai întâi trebuie aruncate bețișoarele.
errors-move-empty = Pe { $from } nu stă nicio piesă.
errors-move-enemy = Piesa de pe { $from } nu este a ta.
errors-move-own = { $from }: pe { $to } stă o piesă din aceeași tabără.
errors-move-safe = { $from }: piesa de pe { $to } stă pe un pătrat sigur.
errors-move-neighbour = { $from }: piesa de pe { $to } este protejată de vecina ei de pe { $neighbour }.
errors-move-blockade = { $from }: un zid de trei, începând de la { $at }, închide drumul.
errors-move-no-exit = { $from }: un { $throw } nu scoate această piesă de pe tablă.
errors-move-not-home = { $from }: piesele ies numai după ce toate sunt pe ultimul rând; una stă pe { $behind }.
errors-move-opening = Primul 1 se joacă de pe { $from }.
errors-move-before-first = { $from }: înapoi nu se poate trece de pătratul 1.
errors-move-back-onto = { $from }: înapoi se merge numai pe un pătrat liber, iar pe { $to } stă o piesă.
