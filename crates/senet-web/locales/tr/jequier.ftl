### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Jéquier Senet’i: kurallar, karşılaştırma ve tarih
jequier-description = Jéquier Senet’inin kuralları: ilk 1 için başlangıç atışı, üç taşlık barikatlar, geri hamleler, 27’de Su Evi. Standart oyunla karşılaştırma. Üye olmadan oyna.
jequier-breadcrumb = Jéquier Senet’i
jequier-eyebrow = Bir Senet çeşitlemesi
jequier-heading = Jéquier Senet’i
jequier-lead = Kimin başlayacağını ilk 1 belirler, art arda üç taş yolu keser, önü kapanan geri gitmek zorundadır ve 27’de Su Evi bekler.
jequier-hero-alt = Tahtanın son beş karesi: 26’da Güzellik’in neferi, 27’de Su’yun dalgaları, 28’de Hakikatler’in üç kuşu, 29’da Ra-Atum’un oturan iki figürü, 30’da şahin Horus.
jequier-hero-caption = 26 Güzellik, 27 Su, 28 Üç Hakikat, 29 Ra-Atum, 30 Horus
jequier-contents-title = Bu sayfada

## Play buttons

jequier-play-friend = Arkadaşınla Jéquier oyna
jequier-play-stranger = Bekleyen biriyle oyna
jequier-play-device = Burada, tek cihazda oyna
jequier-to-standard = Standart kurallar

## What it is

jequier-what-title = Nedir?
jequier-what-body = Jéquier Senet’i, eski oyunun Mısırbilimci Gustave Jéquier’ye atfedilen bir rekonstrüksiyonudur. Tahta, taşlar ve çubuklar standart oyundakilerle aynıdır: otuz kare, beş makaraya karşı beş koni, dört çubuk. Başlangıç, atışlar ve yarışın sonu farklıdır; yolu kapanan oyuncunun geri gitmesi de gerekebilir.

## The throw-off

jequier-opening-title = İlk 1 için başlangıç atışı
jequier-opening-body = Taşlar her zamanki gibi dizilir, koniler 1, 3, 5, 7 ve 9’a, makaralar 2, 4, 6, 8 ve 10’a, ama henüz kimsenin değildirler. İki oyuncu, biri 1 atana kadar sırayla atar; başka atışlar bir şey yapmaz. O 1’i atan makaraları alır, izin verilen tek hamle olduğu için 10’daki taşı 11’e götürür ve 1 attığı için yeniden atar. Koniler öbür oyuncunun olur.
jequier-opening-odds = 1, her dört atıştan birinde gelir; bu yüzden başlangıç atışı ortalama dört atış sürer ve ilk atan 7’de 4 olasılıkla kazanır.
jequier-opening-alt = Başlangıç: koniler 1, 3, 5, 7 ve 9’da, makaralar 2, 4, 6, 8 ve 10’da. Bir ok, 10’daki makaradan aşağıya, 11. kareye gidiyor.
jequier-opening-caption = İlk 1 geldi: 10’daki makara 11’e gider ve yeni sahibi yeniden atar.

## Throws

jequier-throw-title = Atışlar ve ek atışlar
jequier-throw-body = Yüzü yukarı gelen bir ile dört arası çubuk 1’den 4’e kadar sayılır; hiçbirinin yüzü yukarı değilse atış 6’dır. 1, 4 ya da 6’dan sonra, atış oynanabildiyse yeniden atarsın; geri hamle de sayılır. 2 ya da 3’ten sonra sıra geçer. 16 atıştan 4’ü 1, 6’sı 2, 4’ü 3, biri 4 ve biri 6’dır.

## As in the standard game

jequier-same-title = Aynı kalanlar
jequier-same-body = Bir taşı tam attığın kadar ilerletirsin ve oynanabilen atış oynanmak zorundadır. Hiçbir taş kendi tarafının taşı üstünde durmaz. Yalnız bir rakibin üstünde duran taş onunla yer değiştirir; iki komşu birbirini korur; güvenli karedeki taşla yer değiştirilemez. Buradaki güvenli kareler 26, 28, 29 ve 30’dur. Beş taşını da tahtadan ilk çıkaran kazanır.

## The blockade

jequier-blockade-title = Barikat
jequier-blockade-body = Art arda gelen karelerdeki üç ya da daha çok rakip taş bir duvardır. Hiçbir taş onu ne ileri ne geri geçebilir. Duvar yolla birlikte dönebilir, 10’dan 11’e ve 20’den 21’e. İkili duvar değildir, üzerinden geçilebilir.
jequier-blockade-alt = 10, 11 ve 12’deki makaralar yolun dönüşünde bir duvar, 18 ve 19’daki makaralar bir ikili oluşturuyor. Koniler 9 ve 16’da. Koniler 4 attı.
jequier-blockade-caption = Koniler 4 attı. 9’daki koni kapalı kaldı: 13’e giderken 10, 11 ve 12’deki duvarı geçmesi gerekirdi. 16’daki koni 18 ve 19’daki ikiliyi geçebilir ve 20’ye gider.

## Moving back

jequier-back-title = Geri gitmek
jequier-back-body = Taşlarından hiçbiri ileri gidemiyorsa, içlerinden biri, mümkünse, atış kadar geri gitmek zorundadır. Boş bir karede durmalıdır, çünkü dönüş yolunda yer değiştirilmez. 1. karenin gerisine gidemez ve duvarı geçemez. Su Evi boş kare sayılır ve ona geri giren taş suya düşer.
jequier-back-alt = 10, 11 ve 12’deki makaraların duvarı önünde, 5 ve 9’da koniler; 20’de bir makara daha. Koniler 4 attı. Bir ok, 5’teki koniden geriye, 1. kareye gidiyor.
jequier-back-caption = Koniler 4 attı. 9’daki koninin önünde duvar var, 5’teki koni ise 9’daki kendi arkadaşının üstünde dururdu. İleri gidebilen yok, bu yüzden 5’teki koni 1’e geri gider. Hamle yapıldığı için koniler yeniden atar.

## Lost turns

jequier-lost-title = Yanan sıra
jequier-lost-body = Hiçbir taş geri de gidemiyorsa sıra yanar, 1, 4 ya da 6’dan sonra bile. Yukarıdaki resimde 1. karede bir makara dursaydı, koniler 4’e karşın sıralarını yitirirdi.

## The houses

jequier-houses-title = Evler
jequier-houses-body = Evler standart oyundakinden bir kare öncededir ve yalnızca suyun kendine özgü kuralı vardır. 15’teki ankh burada sıradan bir karedir.
jequier-house-26-name = 26: Güzellik Evi
jequier-house-26-body = Güvenli bir kare, başka bir şey değil.
jequier-house-27-name = 27: Su Evi
jequier-house-27-body = Burada duran taş, bütün tahtanın en küçük numaralı boş karesine konur. 27’de asla bir şey durmaz; üzerinden geçmek zararsızdır.
jequier-house-28-name = 28: Üç Hakikat Evi
jequier-house-28-body = Güvenlidir. Ayrılmak için özel bir atış gerekmez.
jequier-house-29-name = 29: Ra-Atum Evi
jequier-house-29-body = Güvenlidir, ayrılmak da aynı ölçüde serbesttir.
jequier-house-30-name = 30: Horus Evi
jequier-house-30-body = Yolun sonu. Henüz çıkamayan bir taş burada güvenle dinlenebilir.
jequier-water-alt = 2 ve 25’te koniler, 1 ve 14’te makaralar. Koniler 2 attı. Bir uyarı oku, 25’teki koniden 27’deki suya gidiyor.
jequier-water-caption = 25’teki koni bu 2’yi oynasa suya düşer, 1 ile 2 dolu olduğu için 3’te sudan çıkardı. Koniler 2’den 4’e oynarsa daha iyi eder.

## Leaving the board

jequier-off-title = Tahtadan çıkış
jequier-off-body = Taşların, ancak elinde kalanların hepsi son sırada, 21’den 30’a kadar olan karelerde durduğu sürece tahtadan çıkar. O zaman bir taşı 30’a ya da ötesine götüren her atış, 30’da kim durursa dursun onu çıkarır. O ana kadar hiçbir taş 30’un ötesine gidemez. Başka her karede olduğu gibi tam 30’da durabilir ve sonraki herhangi bir atış onu çıkarana kadar orada dinlenir. Duvar, tahtadan çıkış yolunu da keser.
jequier-off-alt = Konilerin son üç taşı 24, 28 ve 30’da, hepsi son sırada; makaralar 12 ve 17’de. Koniler 6 attı.
jequier-off-caption = Kalan bütün koniler son sırada. 6 ile üçünden herhangi biri çıkabilir: 24’teki, orada bir koni dursa da tam 30’a vararak, ötekiler ötesine geçerek. Bir koni 18’de geride kalmış olsaydı, henüz hiçbiri çıkamazdı.

## Comparison

jequier-table-title = İki oyun yan yana
jequier-table-caption = Standart Senet ile Jéquier Senet’inin kural kural karşılaştırması
jequier-table-rule = Kural
jequier-table-standard = Standart
jequier-table-jequier = Jéquier
jequier-table-start-name = Kim başlar
jequier-table-start-standard = Koniler birinci oyuncunundur ve ilk o atar.
jequier-table-start-jequier = Sırayla atılır; ilk 1’i atan makaraları alır ve 10’dan 11’e oynamak zorundadır.
jequier-table-throws-name = Atışlar
jequier-table-throws-standard = 1, 2, 3, 4; hiçbirinin yüzü yukarı değilse 5.
jequier-table-throws-jequier = 1, 2, 3, 4; hiçbirinin yüzü yukarı değilse 6.
jequier-table-again-name = Ek atışlar
jequier-table-again-standard = 1, 4 ya da 5’ten sonra, hamle yapılamasa da.
jequier-table-again-jequier = 1, 4 ya da 6’dan sonra, hamle yapıldıysa.
jequier-table-blockade-name = Barikatlar
jequier-table-blockade-standard = Yok. Her taşın üzerinden geçilebilir.
jequier-table-blockade-jequier = Art arda üç ya da daha çok rakip taş, ne ileri ne geri geçilebilir.
jequier-table-safe-name = Güvenli kareler
jequier-table-safe-standard = 27, 28, 29 ve 30
jequier-table-safe-jequier = 26, 28, 29 ve 30
jequier-table-water-name = Su Evi
jequier-table-water-standard = 28. Geriye, 15’e ya da ondan önceki en yakın boş kareye.
jequier-table-water-jequier = 27. Geriye, tahtanın en küçük numaralı boş karesine.
jequier-table-back-name = Geri gitmek
jequier-table-back-standard = Asla.
jequier-table-back-jequier = Yalnızca hiçbir taş ileri gidemiyorsa ve yalnızca boş bir kareye.
jequier-table-stuck-name = Hamle yoksa
jequier-table-stuck-standard = Atış boşa gider; 1, 4 ve 5’te yine yeniden atılır.
jequier-table-stuck-jequier = Sıra yanar, 1, 4 ya da 6’dan sonra bile.
jequier-table-off-name = Tahtadan çıkış
jequier-table-off-standard = 27’den 4 ya da 5 ile, 29’dan 3 ile, 30’dan 2 ile.
jequier-table-off-jequier = Kalan bütün taşlar 21–30 karelerindeyken: 30’a ya da ötesine varan her atışla.

## History

jequier-history-title = Jéquier ve kuralları
jequier-history-person = Gustave Jéquier (1868–1946), en çok Güney Sakkara’daki kazılarıyla tanınan İsviçreli bir Mısırbilimciydi. Ona atfedilen kurallar bugünün oyuncularına daha çok, Jack Botermans ile arkadaşlarının yazdığı The World of Games kitabındaki özet yoluyla ulaştı.
jequier-history-source = Bu uyarlama hazırlanırken Jéquier’nin kendi yayını elde yoktu. Uyarlama, kurallarını birkaç rekonstrüksiyon arasında sayan oyun veritabanı Ludii ile karşılaştırılmış o özeti izler.
jequier-history-modern = Senet’in bütün kuralları gibi bunlar da modern bir rekonstrüksiyondur. Mısır mezarlarından iki bin yıldan uzun bir döneme yayılan tahtalar ve resimler kaldı, ama eksiksiz kurallar kalmadı; Jéquier’nin, R. C. Bell’in ve daha sonra Timothy Kendall’ın her birinin başka bir oyuna varması bundandır. Mezarlardan çıkan tahtalar son beş karelerinde böyle işaretler taşır; her birinin hangi kuralı olduğu rekonstrüksiyon işidir. Buradaki standart oyun da öyledir.

## Where the accounts differ

jequier-differ-title = Kaynakların ayrıldığı yerler
jequier-differ-body = Kaynaklar her konuda uyuşmaz. Burada şöyle oynanır:
jequier-differ-swap = Vurulan taş, The World of Games’te olduğu gibi vuranla yer değiştirir. Ludii’de ilk boş kareye gönderilir.
jequier-differ-off = Bir tarafın bütün taşları son sıraya varınca, 30’da durarak da 30’u geçerek de çıkarlar. Bunların her biri bir kaynağın yorumudur.
jequier-differ-back = Üç taşlık barikat geri hamleleri de durdurur.
jequier-differ-unused = Yalnızca Ludii’de bulunan iki ayrıntı kullanılmaz: önlerindeki taşı bekleyen başlangıç taşları ve puan sayma.

## Questions and answers

jequier-faq-title = Sorular ve yanıtlar
jequier-faq-start-question = Jéquier Senet’inde kim başlar?
jequier-faq-start-answer = İlk 1’i atan oyuncu. Gelene kadar iki oyuncu sırayla atar; 1’i atan makaraları alır, 10’daki taşı 11’e götürür ve yeniden atar.
jequier-faq-blockade-question = Barikat nedir?
jequier-faq-blockade-answer = Bir tarafın, yolun art arda gelen karelerindeki üç ya da daha çok taşı. Öbür taraf hiçbir yönde onların üzerinden geçemez.
jequier-faq-back-question = Ne zaman geri gitmem gerekir?
jequier-faq-back-answer = Yalnızca atışınla taşlarından hiçbiri ileri gidemediğinde. O zaman, gidebiliyorsa, biri boş bir kareye geri gitmek zorundadır.
jequier-faq-water-question = Bir taş Su Evi’nden nereye gider?
jequier-faq-water-answer = 27’den, nerede olursa olsun tahtanın en küçük numaralı boş karesine.
jequier-faq-exact-question = Tahtadan çıkmak için tam atış gerekir mi?
jequier-faq-exact-answer = Hayır. Kalan bütün taşların 21–30 karelerinde durunca, 30’a varan ya da onu geçen her atış bir taşı çıkarır.

## Play

jequier-end-title = Dene
jequier-end-body = Bir oyun kur, bağlantıyı gönder ve ilk 1 için at. Tahta her geçerli hamleyi gösterir, kuralları oynarken öğrenirsin.
