### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words: Senet is always a proper name (Senet’in, Senet’te), Jéquier Senet’i; cones = koniler, spools = makaralar; piece = taş;
# square = kare; throwing sticks = çubuklar; throw = atış; face up = yüzü yukarı; swap = yer değiştirme;
# blockade = barikat, wall = duvar; bear off = tahtadan çıkarmak; throw-off = başlangıç atışı;
# houses: Yeniden Doğuş Evi, Güzellik Evi, Su Evi, Üç Hakikat Evi, Ra-Atum Evi, Horus Evi. Address: sen.

## Head

senet-title = Senet: örneklerle kurallar
senet-description = Senet nasıl oynanır: tahta ve evleri, çubuk atışı, yer değiştirme, Su Evi ve tahtadan çıkış, hepsi çizimli örneklerle. Arkadaşınla bir bağlantıyla, üye olmadan oyna.
senet-nav = Kurallar
senet-breadcrumb = Senet’in kuralları
senet-eyebrow = Oyun ve standart kuralları
senet-heading = Senet nasıl oynanır
senet-lead = Senet, otuz kare boyunca iki kişilik bir yarıştır. Ne kadar gideceğini dört çubuk söyler; beş taşından hangisinin gideceğini sen. Beş taşını da tahtadan ilk çıkaran kazanır.
senet-hero-alt = Oyunun başında bir Senet tahtası: üst sıranın on karesinde beş koni ile beş makara birer atlayarak duruyor. Orta ve alt sıra boş; 15, 27, 28, 29 ve 30. karelerde işaretler var.
senet-contents-title = Bu sayfada

## Play buttons

senet-play-friend = Bir arkadaşınla oyna
senet-play-stranger = Bekleyen biriyle oyna
senet-play-device = Burada, tek cihazda oyna
senet-to-jequier = Çeşitleme: Jéquier Senet’i

## The board

senet-board-title = Tahta
senet-board-body = Otuz kare, üç sırada kıvrılan tek bir yoldur. 1’den 10’a kadar olan kareler üstte soldan sağa gider, 11’den 20’ye kadar olanlar ortada sağdan sola döner, 21’den 30’a kadar olanlar altta yine soldan sağa gider. Yol 10’dan aşağıya 11’e, 20’den aşağıya 21’e kıvrılır.
senet-board-neighbours = Bu kurallar “yan yana” derken hep yol üzerindeki komşuluğu kasteder: 10 ile 11 komşudur, 5 ile 16 ise biri ötekinin üstünde dursa da komşu değildir.
senet-board-alt = Otuz karelik yoluyla boş tahta: üst sırada sağa, 10’dan aşağıya 11’e, orta sırada sola, 20’den aşağıya 21’e, alt sırada sağa. Beş karede işaret var: 15’te bir ankh, 27’de uda benzeyen bir nefer, 28’de dalgalar, 29’da üç kuş, 30’da oturan iki figür.
senet-board-caption = 1’den 30’a giden yol ve beş ev: 15 Yeniden Doğuş, 27 Güzellik, 28 Su, 29 Üç Hakikat, 30 Ra-Atum.

## Setup

senet-setup-title = Taşlar ve başlangıç
senet-setup-body = Bir tarafın beş konisi, öbür tarafın beş makarası vardır. İlk on karede birer atlayarak dururlar: koniler 1, 3, 5, 7 ve 9’da, makaralar 2, 4, 6, 8 ve 10’da. İki taraf da aynı yöne, 1’den 30’a doğru gider ve bir karede asla birden çok taş durmaz. Koniler birinci oyuncunundur ve ilk o atar.
senet-setup-cone = Bir koni
senet-setup-spool = Bir makara

## Throwing

senet-throw-title = Çubukları atmak
senet-throw-body = Dört çubuğun her birinin bir yüzü, bir de sırtı vardır ve ikisinin de üste gelme olasılığı eşittir. Yüzü yukarı gelenleri say: atışın budur. Hiçbirinin yüzü yukarı değilse atış 5’tir.
senet-throw-again = 1, 4 ya da 5’ten sonra hamleni yapar, yeniden atarsın; bunlar geldikçe böyle sürer. 2 ya da 3’ten sonra sıra öbür tarafa geçer.
senet-throw-table-caption = Beş atış, olasılıkları ve sonra kimin attığı
senet-throw-table-sticks = Çubuklar
senet-throw-table-throw = Atış
senet-throw-table-chance = Olasılık
senet-throw-table-next = Sonra
senet-throw-1-sticks = birinin yüzü yukarı
senet-throw-2-sticks = ikisinin yüzü yukarı
senet-throw-3-sticks = üçünün yüzü yukarı
senet-throw-4-sticks = dördünün yüzü yukarı
senet-throw-5-sticks = hiçbirinin yüzü yukarı değil
senet-throw-1-chance = 16’da 4
senet-throw-2-chance = 16’da 6
senet-throw-3-chance = 16’da 4
senet-throw-4-chance = 16’da 1
senet-throw-5-chance = 16’da 1
senet-throw-next-again = Yeniden atarsın
senet-throw-next-passes = Sıra karşıya geçer

## Moving

senet-move-title = Hamle
senet-move-body = Her atışta taşlarından birini tam o sayıda kare ilerletirsin. Birkaçı gidebiliyorsa seçim senindir ve oyunun kalbi bu seçimdir. Yalnızca biri gidebiliyorsa, canını yaksa da gitmek zorundadır.
senet-move-over = Kendi taşın olsun rakibinki olsun, her taşın üzerinden geçebilirsin. Kendi taşının üstünde asla duramazsın.

## Swapping

senet-swap-title = Yer değiştirme
senet-swap-body = Senet’te taş yenmez. Taşın, korumasız bir rakip taşın üstünde durursa ikisi yer değiştirir: seninki kareyi alır, öbürü seninkinin geldiği yere döner.
senet-swap-alt = 3 ve 12’de koniler, 7 ve 20’de makaralar. Koniler 4 attı. Bir ok, 3’teki koniden 7’deki yalnız makaraya gidiyor.
senet-swap-caption = Koniler 4 attı. 3’teki koni 7’ye varır; orada bir makara tek başına durduğu için yer değiştirirler: koni 7’ye, makara 3’e. 12’deki koni bunun yerine 16’ya gidebilirdi.

## Protection

senet-pair-title = Kim korunur
senet-pair-body = Bir tarafın yan yana duran iki taşı birbirini korur, ikisiyle de yer değiştirilemez. Son dört kareden, yani 27’den 30’a kadar olanlardan birindeki taş tek başına bile güvendedir. Önemli olan, taşların hamleden önceki duruşudur.
senet-pair-alt = 4 ve 8’de koniler; 5, 10, 11 ve 16’da makaralar. Yolun dönüşünde biri ötekinin altında duran 10 ve 11’deki makaralar bir çizgiyle birleştirilmiş.
senet-pair-caption = 10 ve 11’deki makaralar dönüşte komşudur, bu yüzden 8’deki koni 2 ya da 3’ü kullanamaz. 4 onu ikisinin ötesine, 12’ye taşır. 5 ve 16’daki makaralar komşu değildir: 1 atılırsa 4’teki koni, 5’teki makarayla yer değiştirir.

## The houses

senet-houses-title = Beş ev
senet-houses-body = Her evin yanından durmadan geçebilirsin. Hiçbirine uğramak zorunlu değildir.
senet-house-15-name = 15: Yeniden Doğuş Evi
senet-house-15-body = Sıradan bir kare; yalnızca sudan kurtarılan taşlar buraya döner.
senet-house-27-name = 27: Güzellik Evi
senet-house-27-body = Güvenlidir ve sudan önceki son duraktır. 4 ya da 5 ile taş buradan tahtadan çıkar; 2 onu 29’a, 3 onu 30’a götürür, ama 1 suya düşürür.
senet-house-28-name = 28: Su Evi
senet-house-28-body = Burada hiçbir şey durmaz. 28’de duran taş hemen 15’e, 15 doluysa ondan önceki en yakın boş kareye döner: 14, 13 diye gider. 28’in üzerinden geçmek zararsızdır.
senet-house-29-name = 29: Üç Hakikat Evi
senet-house-29-body = Güvenlidir. Üç kuş var, taş da 3 ile çıkar. 30 boşsa 1 onu 30’a götürür; 2, 4 ya da 5 onu oynatmaz.
senet-house-30-name = 30: Ra-Atum Evi
senet-house-30-body = Güvenlidir. İki figür var, taş da 2 ile çıkar. Başka hiçbir atış onu oynatmaz.
senet-water-alt = 20 ve 24’te koniler, 15 ve 17’de makaralar. Koniler 4 attı. Bir uyarı oku, 24’teki koniden 28’deki suya gidiyor.
senet-water-caption = Koniler 4 attı ve bunu oynamak zorundalar. 20’deki koni gidemez, çünkü 24’te kendi arkadaşı duruyor. Bu yüzden 24’teki koni suya düşer. 15’te bir makara var, koni 14’te sudan çıkar. 4’ten sonra koniler hiç değilse yeniden atar.

## Leaving the board

senet-off-title = Tahtadan çıkış
senet-off-body = Taşlar tahtadan yalnızca üç kareden çıkar: 27’den 4 ya da 5 ile, 29’dan 3 ile, 30’dan 2 ile. 26’da ya da daha geride duran bir taşa, onu 30’un ötesine taşıyacak atışın faydası yoktur. Beşinci taşın da çıktığı an, ne atmış olursan ol kazandın.
senet-off-alt = Yarışın sonu: 27, 29 ve 30’da koniler, iki koni tahtadan çıkmış bile; 22’de bir makara.
senet-off-caption = Burada her atışın rolü başka. 1, 27’deki koniyi suya düşürür, o da 15’te sudan çıkar. 2, 30’daki koniyi; 3, 29’dakini; 4 ya da 5, 27’dekini tahtadan çıkarır.

## No move

senet-stuck-title = Hiçbir taş oynayamazsa
senet-stuck-body = Taşlarından hiçbiri atışı kullanamıyorsa atış boşa gider. Kimse asla geriye gitmez. 1, 4 ya da 5 yine de sana bir atış daha verir.
senet-stuck-alt = 26 ve 29’da koniler, 18 ve 22’de makaralar. Koniler 5 attı ve hiçbir koni oynayamıyor.
senet-stuck-caption = Koniler 5 attı. 26’dan bu, 30’un ötesine götürürdü; buna yalnızca 27’den izin var. 29’dan ise ancak 3 ile çıkılır. Atış boşa gider ve 5 olduğu için koniler yeniden atar.

## Strategy

senet-strategy-title = Akılda tutulacak altı şey
senet-strategy-1-title = İkişer ikişer yol al
senet-strategy-1-body = Komşularla yer değiştirilemez. İkiliden biri ilerleyince iki taş yalnız kalır, onun için gitmeden önce ikisine de bak.
senet-strategy-2-title = Arkandaki atışları say
senet-strategy-2-body = Yalnız bir taş en çok bir rakibin iki kare önündeyken tehlikededir: 16 atıştan 6’sı onu vurur. Bir ya da üç kare öndeyken 16’da 4, dört ya da beş kare öndeyken yalnızca 16’da 1’dir.
senet-strategy-3-title = Yer değiştirme iki taş oynatır
senet-strategy-3-body = Senin taşın zaten gideceği kadar ilerler, rakibinki de tam o kadar kare yitirir. Başka bakımdan benzer iki hamleden yer değiştiren daha çok yol kazandırır.
senet-strategy-4-title = Suya saygı duy
senet-strategy-4-body = 26’dan suya düşüren 2’dir, 16 atıştan 6’sı. 25 ve 27’den 16’da 4, 23 ve 24’ten yalnızca 16’da 1.
senet-strategy-5-title = Çıkışları bil
senet-strategy-5-body = Sonraki atış, 30’daki taşı 16’da 6 olasılıkla çıkarır; 29’dakini 4, 27’dekini 2 ile.
senet-strategy-6-title = Bir taşı yedekte tut
senet-strategy-6-body = Atışlar oynanmak zorundadır. Geride, istenmeyen bir atışı üstlenebilen bir taş, bir başkasını sudan uzak tutar.

## History

senet-history-title = Oyun nereden geliyor
senet-history-body = Mısır mezarlarından, iki bin yıldan uzun bir döneme yayılan Senet tahtaları ve resimleri kaldı. Eksiksiz kurallar kalmadı. Bugün oynayan herkes modern bir rekonstrüksiyonu oynar; bunu deneyenlerin, Gustave Jéquier’nin, R. C. Bell’in ve daha sonra Timothy Kendall’ın her biri başka bir oyuna vardı.
senet-history-here = Bu sitedeki standart oyun da böyle bir rekonstrüksiyondur: her tarafta beş taş, son dört karede evler. Mezarlardan çıkan tahtalar son beş karelerinde benzer işaretler taşır; hangi kuralın hangi işarete ait olduğu rekonstrüksiyon işidir.

## Questions and answers

senet-faq-title = Sorular ve yanıtlar
senet-faq-egypt-question = Mısırlılar böyle mi oynuyordu?
senet-faq-egypt-answer = Bunu kimse söyleyemez. Eksiksiz kurallar kalmadı; yalnızca tahtalar, resimler ve işaretler var. Buradaki kurallar modern bir rekonstrüksiyondur.
senet-faq-forced-question = Bana zarar veren bir hamleyi de yapmak zorunda mıyım?
senet-faq-forced-answer = Evet. Taşlarından herhangi birinin kullanabileceği atış, tek hamle suya götürse bile oynanmalıdır. Birkaç taş oynayabiliyorsa sen seçersin.
senet-faq-beauty-question = Her taş Güzellik Evi’nde durmak zorunda mı?
senet-faq-beauty-answer = Hayır. Bir taş 27. kareyi de öbür evleri de durmadan geçebilir.
senet-faq-block-question = Taşlar yolu kapatabilir mi?
senet-faq-block-answer = Standart oyunda hayır, orada kaç taş olursa olsun üzerinden geçilir. Jéquier Senet’inde art arda üç rakip taş barikattır.
senet-faq-odds-question = Her atışın olasılığı nedir?
senet-faq-odds-answer = 16 atışta ortalama 4 kez 1, 6 kez 2, 4 kez 3, birer kez de 4 ve 5 gelir.
senet-faq-online-question = Senet’i bir arkadaşımla internette nasıl oynarım?
senet-faq-online-answer = Burada bir oyun başlat ve bağlantıyı arkadaşına gönder. Bağlantıyı açan, telefonda ya da bilgisayarda oturup oynayabilir; kimsenin üye olması gerekmez.

## Play

senet-end-title = Şimdi oyna
senet-end-body = Her şey hazır: bir oyun kur, bağlantıyı gönder, çubukları at. Tahta her geçerli hamleyi gösterir, yani hiçbir şeyi ezberlemek gerekmez.
