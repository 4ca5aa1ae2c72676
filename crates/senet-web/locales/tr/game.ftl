# Titles
game-title-your-turn = Sıra sende · { $rules }
game-title-their-turn = { $name } oynuyor · { $rules }
game-title-waiting = Arkadaşın bekleniyor · { $rules }
game-title-queue = Oyuncu aranıyor · { $rules }
game-title-invitation = Oyuna davet: { $rules }
game-title-over = Oyun bitti · { $rules }

# Players
game-you = Sen
game-first-player = Birinci oyuncu
game-second-player = İkinci oyuncu
game-your-opponent = Rakibin
game-players = Oyuncular
game-home-count = / 5 çıktı
game-turn-yours = Sıra sende
game-turn-theirs = Sıra onda
game-here = Burada
game-away = Yok
game-no-side = Henüz taşı yok
game-watchers = { $count ->
    [one] Bir kişi izliyor
   *[other] { $count } kişi izliyor
}
game-watching = İzliyorsun
game-clock-label = Kalan süre, { $name }: { $time }
game-clock-label-you = Kalan süren: { $time }

# What is to be done
game-throwoff-you = İlk 1 için at
game-throwoff-them = { $name } ilk 1 için atıyor
game-throwoff-about = İlk 1’i atan makaraları alır ve oyunu 10’dan 11’e oynayarak açar.
game-throw-you = Sıra sende: çubukları at
game-throw-again-you = Yeniden at
game-throw-them = { $name } atacak
game-throw-again-them = { $name } yeniden atıyor
game-move-you = { $throw } attın. Bir taş seç.
game-move-one-you = { $throw } attın. Tek bir hamle var.
game-move-back-you = { $throw } attın. İleri gidebilen yok: bir taş geri gitmek zorunda.
game-move-them = { $name } { $throw } attı ve taş seçiyor
game-handover = { $side ->
    [cones] { $name }, koniler: sıra sende
   *[spools] { $name }, makaralar: sıra sende
}
game-choices = { $count ->
    [one] Bir taş oynayabilir. Ona dokun ya da düğmeye bas.
   *[other] { $count } taş oynayabilir. Altında halka olan birine dokun.
}
game-act-throw = Çubukları at
game-act-choose = Bir taş seç
game-act-wait = { $name } oynuyor
game-act-step = { $to }. kareye git
game-act-swap = { $to } ile yer değiş
game-act-water = Suya
game-act-off = Tahtadan çıkar
game-act-back = { $to }. kareye dön
game-offer-step = { $from }. kareden { $to }. kareye: boş bir kareye adım.
game-offer-swap = { $side ->
    [cones] { $from }. kareden { $to }. kareye: konin ile makara yer değiştirir.
   *[spools] { $from }. kareden { $to }. kareye: makaran ile koni yer değiştirir.
}
game-offer-water = { $from }. kareden { $water }. kareye: taşın suya düşer ve { $to }. karede sudan çıkar.
game-offer-off = { $from }. kareden: taşın tahtadan çıkar. Yolunu tamamladı.
game-offer-back = { $from }. kareden geriye, { $to }. kareye.

# What happened
game-event-step = { $who ->
    [you] { $throw } attın ve { $from }. kareden { $to }. kareye gittin.
   *[other] { $name } { $throw } attı ve { $from }. kareden { $to }. kareye gitti.
}
game-event-swap = { $who ->
    [you] { $throw } attın; { $from } ile { $to }. karedeki taşlar yer değiştirdi.
   *[other] { $name } { $throw } attı; { $from } ile { $to }. karedeki taşlar yer değiştirdi.
}
game-event-water = { $who ->
    [you] { $throw } attın. { $from }. karedeki taşın suya düştü ve { $to }. karede sudan çıktı.
   *[other] { $name } { $throw } attı. { $from }. karedeki taş suya düştü ve { $to }. karede sudan çıktı.
}
game-event-off = { $who ->
    [you] { $throw } attın ve { $from }. karedeki taşı tahtadan çıkardın.
   *[other] { $name } { $throw } attı ve { $from }. karedeki taşı tahtadan çıkardı.
}
game-event-back = { $who ->
    [you] { $throw } attın ve geri gitmek zorunda kaldın, { $from }. kareden { $to }. kareye.
   *[other] { $name } { $throw } attı ve geri gitmek zorunda kaldı, { $from }. kareden { $to }. kareye.
}
game-event-pass = { $who ->
    [you] { $throw } attın ama taşlarından hiçbiri oynayamıyor.
   *[other] { $name } { $throw } attı ama hiçbir taş oynayamıyor.
}
game-event-throwoff = { $who ->
    [you] { $throw } attın, 1 değil.
   *[other] { $name } { $throw } attı, 1 değil.
}
game-event-spools = { $who ->
    [you] İlk 1’i sen attın: makaralar senin.
   *[other] İlk 1’i { $name } attı ve makaraları aldı.
}
game-event-thrown = { $who ->
    [you] { $throw } attın.
   *[other] { $name } { $throw } attı.
}
game-say = { $event } { $status }
game-why = Neden hiçbir taş oynayamıyor
game-faces = { $count ->
    [0] Hiçbirinin yüzü yukarı değil
    [one] Birinin yüzü yukarı
   *[other] { $count } çubuğun yüzü yukarı
}
game-sticks-label = { $count ->
    [0] Hiçbir çubuğun yüzü yukarı değil: { $throw }
    [one] Bir çubuğun yüzü yukarı: { $throw }
   *[other] { $count } çubuğun yüzü yukarı: { $throw }
}
game-sticks-waiting = Henüz atılmadı

# Squares
game-board-label = Tahta
game-square-empty = { $square }, boş
game-square-piece = { $side ->
    [cones] { $square }, koni
   *[spools] { $square }, makara
}
game-square-house-empty = { $square }, { $house }, boş
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, koni
   *[spools] { $square }, { $house }, makara
}
game-square-choice = { $square }. { $offer }
game-legend = Evler
game-legend-rebirth = Suya düşen buraya döner
game-legend-beauty-standard = 4 ya da 5 ile çıkılır
game-legend-water-standard = 15’e döner
game-legend-water-jequier = Başa döner
game-legend-truths-standard = 3 ile çıkılır
game-legend-atum-standard = 2 ile çıkılır
game-legend-safe = Güvenli
game-house-short = { $square } { $house }
game-house-rebirth = Yeniden Doğuş
game-house-beauty = Güzellik
game-house-water = Su
game-house-truths = Üç Hakikat
game-house-atum = Ra-Atum
game-house-horus = Horus

# Moves so far
game-moves = Hamleler
game-moves-none = Henüz kimse atmadı.
game-moves-start = Başlangıç
game-moves-back = Bir hamle geri
game-moves-on = Bir hamle ileri
game-moves-now = Oyuna dön
game-replay = { $turn }. hamleden sonra, toplam { $count }
game-replay-start = Oyunun başı
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → su → { $to }
game-short-off = { $from } çıktı
game-short-back = { $from } → { $to }, geri
game-short-pass = hamle yok
game-short-throwoff = 1 değil
game-short-open = …

# Waiting and joining
game-waiting-heading = Arkadaşına bu bağlantıyı gönder
game-waiting-lead = Oyun, arkadaşın yerine oturunca başlar. Bu sayfayı kapatıp geri gelebilirsin.
game-waiting-seat = { $side ->
    [cones] Konileri oynuyorsun ve ilk sen atıyorsun
    [spools] Makaraları oynuyorsun
    [first] İlk sen atıyorsun
   *[second] İkinci sen atıyorsun
}
game-waiting-kept = Arkadaşın için bir yer ayrıldı
game-waiting-leave = Oyundan ayrıl
game-queue-heading = Sana bir oyuncu aranıyor
game-queue-lead = “{ $rules }” arayan bir sonraki kişi seninle oturur. Bu sayfayı açık tut.
game-queue-kept = Gelecek kişi için bir yer ayrıldı
game-link-label = Oyunun bağlantısı
game-copy = Bağlantıyı kopyala
game-copied = Kopyalandı
game-share = Paylaş
game-share-text = Benimle Senet oyna:
game-qr = Bağlantının QR kodu
game-qr-scan = Katılmak için tara
game-invitation-heading = { $name } seni oyuna davet ediyor: { $rules }
game-invitation-heading-nameless = Bir oyuna davetlisin: { $rules }
game-invitation-lead = Üyelik yok. Tek dokunuşla tahtanın başındasın.
game-invitation-seat = { $side ->
    [cones] Konileri oynar, ilk sen atarsın.
    [spools] Makaraları oynarsın.
    [first] İlk sen atarsın.
   *[second] İkinci sen atarsın.
}
game-invitation-take = Yerini al
game-leave-guest = İlk atıştan önce ayrıl

# The end
game-won-you = Kazandın
game-won-them = { $name } kazandı
game-lost-you = { $name } kazandı. İyi mücadeleydi.
game-end-borne-off = { $turns ->
    [one] Bir atış sonra beş taş da tahtadan çıktı.
   *[other] { $turns } atış sonra beş taş da tahtadan çıktı.
}
game-end-resignation = { $who ->
    [you] Çekildin.
   *[other] { $name } çekildi.
}
game-end-absence = { $who ->
    [you] Çok uzun süre yoktun ve rakibin galibiyeti aldı.
   *[other] { $name } çok uzun süre yoktu ve karşı taraf galibiyeti aldı.
}
game-end-time = { $who ->
    [you] Süren bitti.
   *[other] { $name } için süre bitti.
}
game-rematch = Yer değişip yeniden oyna
game-rematch-accept = Rövanşı kabul et
game-rematch-offered-you = Rövanş önerdin. Karşı taraf burada olmasa da öneri geçerli.
game-rematch-offered-them = { $name } rövanş öneriyor
game-rematch-go = Sonraki oyuna
game-rematch-watch = İkisi oynamayı sürdürüyor: sonraki oyuna
game-another = Başka bir oyun seç

# Around the board
game-more = Diğer
game-say-something = Bir şey söyle
game-said = { $name }: { $phrase }
game-phrase-hello = Merhaba!
game-phrase-good-luck = İyi şanslar!
game-phrase-well-played = İyi oynadın!
game-phrase-what-luck = Ne şans ama!
game-phrase-close = Kıl payı!
game-phrase-oh-no = Olamaz!
game-phrase-one-moment = Bir dakika lütfen
game-phrase-thanks = Teşekkürler!
game-phrase-again = Bir oyun daha?
game-phrase-bye = Hoşça kal!
game-invite-watchers = İzleme bağlantısı
game-sound = Ses
game-notify = Sıra bana gelince haber ver
game-notify-body = Sıra sende.
game-device = Yerimi başka bir cihaza taşı
game-check = Atışları denetle
game-resign = Çekil
game-resign-sure = Bu oyundan gerçekten çekilecek misin?
game-resign-yes = Evet, çekiliyorum
game-name = Adın
game-name-hint = İsteğe bağlı, en çok 20 karakter
game-name-save = Kaydet
game-claim = Galibiyeti al
game-claim-about = { $name } bir süredir yok. Galibiyeti alabilir ya da dilediğin kadar bekleyebilirsin.
game-claim-in = { $seconds ->
    [one] { $name } burada değil. Bir saniye sonra galibiyeti alabilirsin.
   *[other] { $name } burada değil. { $seconds } saniye sonra galibiyeti alabilirsin.
}
game-offline = Bağlantı yok. Geri gelir gelmez tahta güncellenir.

# The rules at hand
game-rules-hand = Kısaca kurallar
game-rules-throw-standard = Yüzü yukarı gelen bir ile dört arası çubuk 1’den 4’e kadar, hiçbiri gelmezse 5 sayılır. 1, 4 ve 5’ten sonra yeniden atarsın.
game-rules-throw-jequier = Yüzü yukarı gelen bir ile dört arası çubuk 1’den 4’e kadar, hiçbiri gelmezse 6 sayılır. 1, 4 ve 6’dan sonra, oynayabildiysen yeniden atarsın.
game-rules-swap = Rakip taşın karesine gelen taş, o taş güvende değilse onunla yer değiştirir.
game-rules-safe-standard = Bir tarafın iki komşusu birbirini korur. 27, 28, 29 ve 30 güvenlidir.
game-rules-safe-jequier = Bir tarafın iki komşusu birbirini korur. 26, 28, 29 ve 30 güvenlidir.
game-rules-wall-standard = Her taşın üzerinden geçilebilir.
game-rules-wall-jequier = Art arda üç rakip taş, ne ileri ne geri geçilebilir.
game-rules-water-standard = 28’de duran, 15’e ya da ondan önceki ilk boş kareye döner.
game-rules-water-jequier = 27’de duran, en küçük numaralı boş kareye döner.
game-rules-back-standard = Taşlar asla geri gitmez. Hamle yoksa atış boşa gider.
game-rules-back-jequier = İleri hamle yoksa bir taş boş bir kareye geri gitmek zorundadır. Hiçbiri gidemezse sıra yanar.
game-rules-off-standard = Taş 27’den 4 ya da 5 ile, 29’dan 3 ile, 30’dan 2 ile çıkar.
game-rules-off-jequier = Bütün taşların 21–30 karelerinde durunca, 30’a varan ya da onu geçen her atış bir taşı çıkarır.
game-rules-win = Beş taşını da tahtadan ilk çıkaran kazanır.

# Another device
game-device-title = Yerini başka bir cihaza taşı
game-device-lead = Bu özel bağlantıyı öbür cihazda aç. Onu açan senin yerine oynayabilir, onun için başka kimseye gösterme.
game-device-qr = Özel bağlantının QR kodu
game-device-back = Oyuna dön
game-device-take-title = Oynamayı burada sürdür
game-device-take-lead = Bu oyundaki yerin ({ $rules }) bu cihaza geçer. Öbür cihazda da kalır.
game-device-take = Yerimi buraya al
