errors-not-found-title = Böyle bir sayfa yok
errors-not-found = Bu adres hiçbir yere çıkmıyor. Belki yolda bir harf kayboldu.
errors-no-game-title = Böyle bir oyun yok
errors-no-game = Bu bağlantıda bir oyun yok. Bağlantıyı yeniden iste ya da kendin bir oyun başlat.
errors-bad-request-title = İstek anlaşılamadı
errors-bad-request = Formda bir şey eksik ya da yanlış yerdeydi. Geri dönüp bir kez daha dene.
errors-foreign-title = İstek başka bir siteden geldi
errors-foreign = Güvenliğin için senin adına yalnızca bu sitenin kendi sayfaları işlem yapabilir. Oyunu burada açıp yeniden dene.
errors-seat-link-title = Bu bağlantı artık çalışmıyor
errors-seat-link = Yer taşıma bağlantısı yalnızca kısa bir süre çalışır. Oynadığın cihazda yenisini oluştur.
errors-too-many-title = Biraz yavaş
errors-too-many = Bir anda çok fazla istek geldi. Biraz bekleyip yeniden dene.
errors-server-title = Bizim tarafta bir şey bozuldu
errors-server = Oyunların güvende. Birazdan yeniden dene.
errors-home = Ana sayfaya dön
errors-offline-title = Burada ağ bağlantısı yok
errors-offline = Oyunların sunucuda saklanıyor ve bağlantı gelir gelmez kaldığı yerden sürecek. Kuralları bu sırada da okuyabilirsin.
errors-offline-rules = Kuralları oku

errors-notice-stale = Oyun çoktan ilerlemişti. Şimdiki durumu bu.
errors-notice-not-your-turn = Sıra sende değil.
errors-notice-no-seat = Bu oyunu izliyorsun, içinde yerin yok.
errors-notice-full = İki yer de dolu. İzleyebilirsin.
errors-notice-throw-pending = Önce şu atış oynanmalı: { $throw }.
errors-notice-game-over = Oyun bitti.
errors-notice-begun = Oyun başladı, artık böyle ayrılamazsın. Çekilebilirsin.
errors-notice-cannot-claim = Galibiyet şu an alınamaz.
errors-notice-not-over = Rövanş bu oyun bitince gelir.
errors-notice-too-many = { $seconds ->
    [one] Bir anda çok fazla istek geldi. Bir saniye sonra yeniden dene.
   *[other] Bir anda çok fazla istek geldi. { $seconds } saniye sonra yeniden dene.
}
errors-move-nobody = Taşlar henüz kimsenin değil.
errors-move-not-thrown = Önce çubuklar atılmalı.
errors-move-empty = { $from }. karede taş yok.
errors-move-enemy = { $from }. karedeki taş senin değil.
errors-move-own = { $from }: { $to }. karede aynı tarafın taşı duruyor.
errors-move-safe = { $from }: { $to }. karedeki taş güvenli bir karede duruyor.
errors-move-neighbour = { $from }: { $to }. karedeki taşı { $neighbour }. karedeki komşusu koruyor.
errors-move-blockade = { $from }: { $at }. kareden başlayan üçlü bir duvar yolu kesiyor.
errors-move-no-exit = { $from }: { $throw } atışı bu taşı tahtadan çıkarmaz.
errors-move-not-home = { $from }: taşlar ancak hepsi son sıradayken çıkar; biri { $behind }. karede duruyor.
errors-move-opening = İlk 1, { $from }. kareden oynanır.
errors-move-before-first = { $from }: geri yol 1. karede biter.
errors-move-back-onto = { $from }: geri gitmek için boş kare gerekir, { $to }. karede ise taş var.
