errors-not-found-title = Nincs ilyen oldal
errors-not-found = Ez a cím sehová sem vezet. Talán elveszett útközben egy betű.
errors-no-game-title = Nincs ilyen játék
errors-no-game = Ehhez a linkhez nem tartozik játék. Kérd el újra a linket, vagy kezdj saját játékot.
errors-bad-request-title = Ezt nem sikerült megérteni
errors-bad-request = Valami hiányzott az űrlapról, vagy nem volt a helyén. Menj vissza, és próbáld újra.
errors-foreign-title = Ez egy másik oldalról érkezett
errors-foreign = A védelmed érdekében csak ennek a webhelynek az oldalai járhatnak el a nevedben. Nyisd meg itt a játékot, és próbáld újra.
errors-seat-link-title = Ez a link már nem működik
errors-seat-link = A hely átvitelére szolgáló link csak rövid ideig működik. Készíts újat azon az eszközön, amelyen játszol.
errors-too-many-title = Egy kicsit lassabban
errors-too-many = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
errors-server-title = Nálunk romlott el valami
errors-server = A játékaid biztonságban vannak. Próbáld újra egy pillanat múlva.
errors-home = A kezdőlapra
errors-offline-title = Itt nincs hálózat
errors-offline = A játékaid a kiszolgálón vannak, és ugyanott folytatódnak, amint újra van kapcsolat. A szabályokat addig is olvashatod.
errors-offline-rules = A szabályok olvasása

errors-notice-stale = A játék közben már továbbhaladt. Most így áll.
errors-notice-not-your-turn = Most nem te jössz.
errors-notice-no-seat = Nézőként vagy itt, ebben a játékban nincs helyed.
errors-notice-full = Mindkét hely foglalt. Nézőként maradhatsz.
errors-notice-throw-pending = Előbb meg kell lépni ezt a dobást: { $throw }.
errors-notice-game-over = A játéknak vége.
errors-notice-begun = A játék elkezdődött, így már nem lehet egyszerűen kilépni. Feladni feladhatod.
errors-notice-cannot-claim = Most nem kérheted a győzelmet.
errors-notice-not-over = Visszavágó csak a játék vége után lehet.
errors-notice-too-many = { $seconds ->
    [one] Ez egyszerre túl sok volt. Próbáld újra egy másodperc múlva.
   *[other] Ez egyszerre túl sok volt. Próbáld újra { $seconds } másodperc múlva.
}
errors-move-nobody = A bábuk még senkihez sem tartoznak.
errors-move-not-thrown = Előbb el kell dobni a pálcákat.
errors-move-empty = Ezen a mezőn nem áll bábu: { $from }.
errors-move-enemy = Ez a bábu nem a tiéd: { $from }.
errors-move-own = { $from }: itt ugyanannak a félnek a bábuja áll: { $to }.
errors-move-safe = { $from }: ez a bábu biztonságos mezőn áll: { $to }.
errors-move-neighbour = { $from }: a célmezőn álló bábut ({ $to }) védi a szomszédja ({ $neighbour }).
errors-move-blockade = { $from }: egy hármas fal zárja el az utat, innen kezdve: { $at }.
errors-move-no-exit = { $from }: ez a dobás nem viszi le a bábut a tábláról: { $throw }.
errors-move-not-home = { $from }: a bábuk csak akkor mennek le, ha mind az utolsó sorban van; egy még itt áll: { $behind }.
errors-move-opening = Az első egyest ezzel a bábuval kell lépni: { $from }.
errors-move-before-first = { $from }: a visszaút az 1-es mezőig tart.
errors-move-back-onto = { $from }: visszalépni csak üres mezőre lehet, és itt bábu áll: { $to }.
