home-title = Senet: Eski Mısır’ın oyununu arkadaşınla oyna
home-heading = Senet, geçiş oyunu
home-lead = Mısırlılar onu iki bin yıldan uzun süre oynadı. Bir arkadaşına bağlantı gönder, bu akşam oynayın.
home-setup = Yeni oyun
home-rules = Kurallar
home-standard = Standart
home-standard-about = Suya düşenler 15’e döner
home-jequier = Jéquier
home-jequier-about = Art arda üç taş duvar olur
home-opponent = Kiminle
home-friend = Arkadaşla, bağlantıyla
home-device = İki kişi bu cihazda
home-stranger = Bekleyen biriyle
home-stranger-about = { $count ->
    [0] Şu an bekleyen yok
    [one] Bir kişi bekliyor
   *[other] { $count } kişi bekliyor
}
home-more = İlk atış ve saat
home-first = İlk kim atar
home-first-random = Kurayla
home-first-you = Sen
home-first-them = Karşı taraf
home-clock = Saat
home-clock-none = Saatsiz
home-clock-time = Kişi başı { $minutes } dk, hamle başı { $seconds } sn
home-play = Oyna
home-games = Bitmemiş oyunların
home-game-waiting = İkinci oyuncu bekleniyor
home-game-your-turn = Sıra sende
home-game-their-turn = Sıra karşıda
home-game-device = Bu cihazda
home-game-opponent = Rakip: { $name }
home-about = Senet nedir
home-about-path = İki oyuncu, üç sırada kıvrılan otuz karelik bir yolda beşer taş yarıştırır.
home-about-sticks = Bir yüzü açık renk, bir yüzü koyu renk dört çubuk, bir taşın ne kadar gideceğini söyler.
home-about-swap = Yalnız bir taş yer değiştirilip geri atılabilir, iki komşu birbirini korur ve sona yakın yerde su bekler.
home-board-label = Oyunun ortasında bir Senet tahtası
