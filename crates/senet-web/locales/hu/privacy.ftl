### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Adatvédelem: mit tárol a Szenet
privacy-description = Mit őriz rólad ez az oldal: szinte semmit. Nincs fiók, hirdetés, követés, semmi sem jön máshonnan. A helyedet egyetlen véletlen szám őrzi az eszközödön.
privacy-breadcrumb = Adatvédelem
privacy-heading = Amit tárolunk: szinte semmi
privacy-lead = Fiók, e-mail-cím és név nélkül is játszhatsz. Ez az oldal felsorolja mindazt, amit mégis megőrzünk, és azt is, hogy miért.

privacy-device-title = A te eszközödön
privacy-device-seat = Amikor először indítasz játékot vagy csatlakozol egyhez, a böngésződ kap egy sütit egy hosszú véletlen számmal. Ez a helyeid kulcsa, hogy senki más ne léphessen helyetted. Rólad semmit sem árul el, a szkriptek nem tudják elolvasni, és egy évig él.
privacy-device-settings = Ha színeket, táblafekvést vagy másik nyelvet választasz, mindegyik választást egy kis süti jegyzi meg. A puszta olvasás egyetlen sütit sem hagy.
privacy-device-clear = Mindet bármikor törölheted. A kulcs nélkül az eszközöd elveszíti a helyeit a befejezetlen játékokban.

privacy-server-title = A kiszolgálón
privacy-server-game = Minden játékot úgy őrzünk meg, ahogyan lejátszották: a szabályokat, a dobásokat, a lépéseket, a végét, azt, hogy mi mikor történt, és mikor volt itt utoljára egy-egy játékos, valamint a véletlen számokat, amelyekkel a dobások ellenőrizhetők. A becenév és az utolsó gyorsüzenetek is vele maradnak, ha használsz ilyet. A befejezett játékok megmaradnak, hogy a linkjük továbbra is működjön.
privacy-server-key = A helyed kulcsából a kiszolgáló csak egy ujjlenyomatot őriz: egy hash-értéket, amelyből a kulcsot nem lehet visszafejteni.
privacy-server-address = A hálózati címed csak a memóriában, a kérések áradatának megállítására szolgál. A játékkiszolgáló nem írja be sem a játékokba, sem a saját naplójába. A kéréseket csak összesítve számolja, semmi olyannal, ami egy személyre utalna.

privacy-others-title = Mit látnak mások
privacy-others-body = Akinek megvan egy játék linkje, az nézheti, olvashatja benne a beceneveket, és látja, ott van-e mindkét fél. Ezért annak add oda a linket, akinek szánod, és olyan becenevet válassz, amelyet bárki elolvashat.

privacy-none-title = Ami nincs itt
privacy-none-body = Nincs hirdetés, nincs a látogatók követése, nincs közösségi gomb, se más oldalakról hozott betűtípus vagy szkript: az oldal minden fájlja magáról az oldalról jön. Semmit sem adunk el vagy tovább.

privacy-host-title = Ki működteti az oldalt
privacy-host-body = A Szenetet bárki működtetheti, és ez az oldal azt írja le, mit csinál maga a Szenet. Aki ezt a példányt működteti, saját naplót vezető más kiszolgálók mögé is teheti.
