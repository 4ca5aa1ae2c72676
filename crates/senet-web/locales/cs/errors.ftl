errors-not-found-title = Taková stránka tu není
errors-not-found = Adresa nikam nevede. Možná se cestou ztratilo písmenko.
errors-no-game-title = Taková hra tu není
errors-no-game = Tento odkaz nepatří žádné hře. Řekněte si o něj znovu, nebo začněte vlastní hru.
errors-bad-request-title = Tomu jsme nerozuměli
errors-bad-request = Ve formuláři něco chybělo nebo bylo jinak, než má být. Vraťte se a zkuste to znovu.
errors-foreign-title = Přišlo to z cizího webu
errors-foreign = V zájmu vaší bezpečnosti smějí za vás jednat jen stránky tohoto webu. Otevřete hru tady a zkuste to znovu.
errors-seat-link-title = Tento odkaz už neplatí
errors-seat-link = Odkaz k přenesení místa platí jen krátce. Vytvořte nový na zařízení, kde hrajete.
errors-too-many-title = Trochu zvolněte
errors-too-many = Bylo toho moc najednou. Chvilku počkejte a zkuste to znovu.
errors-server-title = U nás se něco pokazilo
errors-server = Vaše hry jsou v bezpečí. Zkuste to za chvilku znovu.
errors-home = Na úvodní stránku
errors-offline-title = Nejste připojeni k síti
errors-offline = Vaše hry zůstávají uložené na serveru a budou pokračovat přesně tam, kde jsou, jakmile se připojíte. Pravidla si můžete číst i teď.
errors-offline-rules = Číst pravidla

errors-notice-stale = Hra mezitím pokročila. Takhle to vypadá teď.
errors-notice-not-your-turn = Nejste na tahu.
errors-notice-no-seat = Tuto hru jen sledujete, místo v ní nemáte.
errors-notice-full = Obě místa jsou obsazená. Můžete přihlížet.
errors-notice-throw-pending = Nejdřív se musí zahrát hod { $throw }.
errors-notice-game-over = Hra skončila.
errors-notice-begun = Hra už začala, jen tak z ní odejít nejde. Můžete se vzdát.
errors-notice-cannot-claim = Výhru si teď připsat nemůžete.
errors-notice-not-over = Odveta přijde na řadu po konci této hry.
errors-notice-too-many = { $seconds ->
    [one] Bylo toho moc najednou. Zkuste to znovu za sekundu.
    [few] Bylo toho moc najednou. Zkuste to znovu za { $seconds } sekundy.
   *[other] Bylo toho moc najednou. Zkuste to znovu za { $seconds } sekund.
}
errors-move-nobody = Kameny ještě nejsou rozděleny.
errors-move-not-thrown = Nejdřív je třeba hodit tyčinkami.
errors-move-empty = Na { $from } žádný kámen nestojí.
errors-move-enemy = Kámen na { $from } není váš.
errors-move-own = { $from }: na { $to } stojí kámen téhož hráče.
errors-move-safe = { $from }: kámen na { $to } stojí na bezpečném poli.
errors-move-neighbour = { $from }: kámen na { $to } chrání soused na { $neighbour }.
errors-move-blockade = { $from }: cestu zavírá zeď ze tří kamenů, počínaje polem { $at }.
errors-move-no-exit = { $from }: s hodem { $throw } se odtud kámen nevyvede.
errors-move-not-home = { $from }: z desky se vychází, až když jsou všechny kameny v poslední řadě; jeden stojí na { $behind }.
errors-move-opening = První jednička se hraje z pole { $from }.
errors-move-before-first = { $from }: cesta zpět končí na poli 1.
errors-move-back-onto = { $from }: zpět se táhne jen na prázdné pole a na { $to } stojí kámen.
