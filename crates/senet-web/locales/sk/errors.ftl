errors-not-found-title = Taká stránka neexistuje
errors-not-found = Adresa nikam nevedie. Možno sa cestou stratilo písmeno.
errors-no-game-title = Taká hra neexistuje
errors-no-game = Pod týmto odkazom nie je žiadna hra. Vypýtaj si odkaz ešte raz alebo začni vlastnú hru.
errors-bad-request-title = Tomu sme nerozumeli
errors-bad-request = Vo formulári niečo chýbalo alebo nebolo na mieste. Vráť sa a skús to ešte raz.
errors-foreign-title = Toto prišlo z inej stránky
errors-foreign = Pre tvoju bezpečnosť smú za teba konať len stránky tohto webu. Otvor hru tu a skús to znova.
errors-seat-link-title = Tento odkaz už nefunguje
errors-seat-link = Odkaz na presun miesta funguje len krátko. Vytvor nový na zariadení, na ktorom hráš.
errors-too-many-title = Trochu pomalšie
errors-too-many = Bolo toho naraz veľa. Chvíľu počkaj a skús to znova.
errors-server-title = Niečo sa u nás pokazilo
errors-server = Tvoje hry sú v bezpečí. Skús to o chvíľu znova.
errors-home = Na úvodnú stránku
errors-offline-title = Chýba pripojenie k sieti
errors-offline = Tvoje hry sú uložené na serveri a budú pokračovať presne tam, kde sú, len čo sa vrátiš do siete. Pravidlá si zatiaľ môžeš prečítať.
errors-offline-rules = Čítať pravidlá

errors-notice-stale = Hra sa už pohla ďalej. Takto vyzerá teraz.
errors-notice-not-your-turn = Nie si na ťahu.
errors-notice-no-seat = Túto hru sleduješ a nemáš v nej miesto.
errors-notice-full = Obe miesta sú obsadené. Môžeš sa prizerať.
errors-notice-throw-pending = Najprv treba zahrať hod { $throw }.
errors-notice-game-over = Hra sa skončila.
errors-notice-begun = Hra sa už začala, preto ju takto opustiť nemožno. Môžeš ju vzdať.
errors-notice-cannot-claim = Výhru si teraz pripísať nemožno.
errors-notice-not-over = Odveta príde až po konci tejto hry.
errors-notice-too-many = { $seconds ->
    [one] Bolo toho naraz veľa. Skús to znova o sekundu.
    [few] Bolo toho naraz veľa. Skús to znova o { $seconds } sekundy.
   *[other] Bolo toho naraz veľa. Skús to znova o { $seconds } sekúnd.
}
errors-move-nobody = Zatiaľ nikto nemá svoje kamene.
errors-move-not-thrown = Najprv treba hodiť paličkami.
errors-move-empty = Na { $from } nestojí žiadny kameň.
errors-move-enemy = Kameň na { $from } nie je tvoj.
errors-move-own = { $from }: na { $to } stojí kameň tej istej strany.
errors-move-safe = { $from }: kameň na { $to } stojí na bezpečnom políčku.
errors-move-neighbour = { $from }: kameň na { $to } chráni sused na { $neighbour }.
errors-move-blockade = { $from }: cestu zahradzuje múr z troch kameňov, počnúc políčkom { $at }.
errors-move-no-exit = { $from }: hod { $throw } tento kameň z dosky nevyvedie.
errors-move-not-home = { $from }: kamene odchádzajú z dosky, až keď sú všetky v poslednom rade; jeden stojí na { $behind }.
errors-move-opening = Prvá jednotka sa hrá z políčka { $from }.
errors-move-before-first = { $from }: cesta späť sa končí na políčku 1.
errors-move-back-onto = { $from }: späť možno ísť len na prázdne políčko, a na { $to } stojí kameň.
