fair-title = Adil atışlar
fair-lead = Bir atışı kimse seçemez: ne oyuncular ne de bu site. Nasıl olduğunu sade sözlerle anlatalım.
fair-step-seal = Oyun başlamadan önce site uzun ve gizli bir sayı, yani bir tohum çeker ve onun mührünü gösterir: SHA-256 özeti. Mühür yalnızca bu tek sayıya uyar.
fair-step-shake = Her atışta tarayıcın kendinden on altı rastgele bayt ekler; buna sallama diyoruz. Böylece site ne atılacağını önceden bilmez.
fair-step-draw = Atış; tohumdan, oyundan, atışın numarasından ve sallamadan sabit bir tarifle çıkar: HMAC-SHA-256’nın en düşük dört biti dört çubuktur.
fair-step-open = Oyun bitince tohum gösterilir. Herkes onun mühre uyduğunu denetleyebilir ve her atışı yeniden hesaplayabilir.
fair-shares = Her çubuğun yüzü, atışların yarısında yukarı gelir. On altı atıştan ortalama dördü 1, altısı 2, dördü 3, biri 4’tür; birinde de hiçbir yüz görünmez.
fair-check-title = Atışları denetle
fair-check-game = Oyun { $id }, { $rules }
fair-seal = İlk atıştan önce gösterilen mühür
fair-seed = Tohum
fair-seed-later = Tohum oyun bitince gösterilir. O zamana kadar kimse denetleyemez, kimse de ileriyi göremez.
fair-check = Hepsini yeniden hesapla
fair-check-here = Tarayıcın her şeyi kendi hesaplar.
fair-check-good = { $count ->
    [one] Tohum mühre uyuyor ve tek atış doğru.
   *[other] Tohum mühre uyuyor ve { $count } atışın hepsi doğru.
}
fair-check-bad = { $count ->
    [one] Bir atış tohumdan çıkmıyor.
   *[other] { $count } atış tohumdan çıkmıyor.
}
fair-check-bad-seal = Tohum mühre uymuyor.
fair-counts = Atılan ve beklenen
fair-counts-throw = Atış
fair-counts-expected = Beklenen
fair-counts-cell = { $count } / { $all }
fair-expected-cell = 16’da { $sixteenths }
fair-throws = Bütün atışlar
fair-throws-none = Henüz kimse atmadı.
fair-column-number = Sıra
fair-column-player = Oyuncu
fair-column-sticks = Çubuklar
fair-column-throw = Atış
fair-column-shake = Sallama
fair-column-check = Denetim
fair-shake-none = yok
fair-right = doğru
fair-wrong = yanlış
fair-recipe = Tarif: anahtarı tohum olan HMAC-SHA-256’nın, “oyun:numara:sallama” metni üzerindeki ilk baytı.
fair-back = Oyuna dön
