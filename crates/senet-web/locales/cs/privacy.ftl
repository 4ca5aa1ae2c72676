### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Soukromí: co si Senet ukládá
privacy-description = Co o vás tento web uchovává: téměř nic. Bez účtu, reklamy, sledování a cizích serverů. Místo ve hrách drží jediné náhodné číslo ve vašem zařízení.
privacy-breadcrumb = Soukromí
privacy-heading = Co se ukládá: téměř nic
privacy-lead = Hrát můžete bez účtu, bez e-mailu i bez jména. Tato stránka uvádí všechno, co se přesto uchovává, a proč.

privacy-device-title = Ve vašem zařízení
privacy-device-seat = Když poprvé založíte hru nebo se k nějaké připojíte, dostane váš prohlížeč cookie s dlouhým náhodným číslem. Je to klíč k vašim místům u desky, aby za vás nemohl táhnout nikdo jiný. Nic o vás neříká, skripty ho nepřečtou a platí jeden rok.
privacy-device-settings = Zvolíte-li si barvy, polohu desky nebo jiný jazyk, zapamatuje si každou z těchto voleb malá cookie. Pouhé čtení žádnou cookie neukládá.
privacy-device-clear = Všechny můžete kdykoli smazat. Bez klíče přijde vaše zařízení o místa v rozehraných partiích.

privacy-server-title = Na serveru
privacy-server-game = Každá hra se uchovává tak, jak proběhla: pravidla, hody, tahy, výsledek, kdy se co stalo a kdy tu byl každý z hráčů naposledy, a náhodná čísla, podle nichž lze hody ověřit. Použijete-li přezdívku nebo rychlé zprávy, uloží se k ní také, u zpráv jen ty poslední. Dohrané partie zůstávají, aby jejich odkazy fungovaly dál.
privacy-server-key = Z klíče k vašemu místu si server nechává jen otisk, haš, z něhož se klíč vypočítat nedá.
privacy-server-address = Vaše síťová adresa slouží jen v paměti k obraně před záplavou požadavků. Herní server ji nezapisuje k hrám ani do vlastního záznamu provozu. Požadavky počítá jen souhrnně, bez čehokoli, co by ukazovalo na určitou osobu.

privacy-others-title = Co vidí ostatní
privacy-others-body = Kdo má odkaz na hru, může ji sledovat, čte v ní přezdívky a vidí, zda jsou oba hráči přítomni. Posílejte tedy odkaz těm, kdo ho mají mít, a volte přezdívku, kterou smí číst kdokoli.

privacy-none-title = Co tu není
privacy-none-body = Žádná reklama, žádné sledování návštěvníků, žádná tlačítka sociálních sítí, žádná písma ani skripty odjinud: každý soubor pochází přímo z tohoto webu. Nic se neprodává ani nepředává.

privacy-host-title = Kdo web provozuje
privacy-host-body = Senet může provozovat kdokoli a tato stránka popisuje, co dělá Senet sám. Provozovatel této kopie ji může mít za dalšími servery, které si vedou vlastní záznamy.
