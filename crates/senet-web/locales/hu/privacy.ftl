### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Adatvédelem: mit tárol a Senet
privacy-description = Mit őriz rólad ez az oldal: szinte semmit. Nincs fiók, hirdetés, látogatásmérés, semmi sem jön máshonnan. A helyedet egyetlen véletlen szám őrzi az eszközödön.
privacy-breadcrumb = Adatvédelem
privacy-heading = Amit tárolunk: szinte semmi
privacy-lead = Fiók, e-mail-cím és név nélkül is játszhatsz. Ezen az oldalon minden ott van, amit mégis megőrzünk, és az is, hogy miért.

privacy-device-title = A te eszközödön
privacy-device-seat = Amikor először indítasz játékot vagy csatlakozol egyhez, a böngésződ kap egy sütit egy hosszú véletlen számmal. Ez a helyeid kulcsa, hogy senki más ne léphessen helyetted. Rólad semmit sem árul el, a szkriptek nem tudják elolvasni, és egy évig él.
privacy-device-settings = Ha színeket, táblát vagy nyelvet választasz, egy második süti jegyzi meg. A puszta olvasás egyetlen sütit sem hagy.
privacy-device-clear = Mindkettőt bármikor törölheted. Az első nélkül az eszközöd elveszíti a helyeit a befejezetlen játékokban.

privacy-server-title = A kiszolgálón
privacy-server-game = Minden játékot úgy őrzünk meg, ahogyan lejátszották: a szabályokat, a dobásokat, a lépéseket, a végét, azt, hogy mi mikor történt, és a véletlen számokat, amelyekkel a dobások ellenőrizhetők. A becenév vagy a gyorsüzenet is vele marad, ha használsz ilyet. A befejezett játékok megmaradnak, hogy a linkjük továbbra is működjön.
privacy-server-key = A helyed kulcsából a kiszolgáló csak egy ujjlenyomatot őriz: egy hash-értéket, amelyből a kulcsot nem lehet visszafejteni.
privacy-server-address = A hálózati címed a memóriában arra szolgál, hogy megállítsuk a kérések áradatát. A játékkiszolgáló nem írja be sem a játékokba, sem a saját naplójába.

privacy-others-title = Mit látnak mások
privacy-others-body = Akinek megvan egy játék linkje, az nézheti, olvashatja benne a beceneveket, és látja, ott van-e mindkét fél. Ezért annak add oda a linket, akinek szánod, és olyan becenevet válassz, amelyet bárki elolvashat.

privacy-none-title = Ami nincs itt
privacy-none-body = Nincs hirdetés, látogatásmérés, közösségi gomb, se más oldalakról hozott betűtípus vagy szkript: az oldal minden fájlja magáról az oldalról jön. Semmit sem adunk el vagy tovább.

privacy-host-title = Ki működteti az oldalt
privacy-host-body = A Senetet bárki működtetheti, és ez az oldal azt írja le, mit csinál maga a Senet. Aki ezt a példányt működteti, saját naplót vezető más kiszolgálók mögé is teheti.
