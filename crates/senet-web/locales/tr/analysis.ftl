analysis-title = Senet’te her konumu çözümle
analysis-nav = Çözümleme
analysis-heading = Konum çözümleme
analysis-lead = İstediğin konumu kur: kimin daha iyi durduğunu, her atışın değerini ve en iyi hamleyi gör.
analysis-tap = Bir kareye dokununca değişir: boş, koni, makara.
analysis-turn = Sıra kimde
analysis-throw = Atılan
analysis-throw-none = Henüz yok
analysis-clear = Tahtayı boşalt
analysis-start = Başlangıç konumu
analysis-text = Metin olarak konum
analysis-read = Oku
analysis-unread = Bu metin bir konum değil. Üç sıra, taraf ve atış bekleniyordu.
analysis-win = { $side ->
    [cones] Konilerin kazanma olasılığı
   *[spools] Makaraların kazanma olasılığı
}
analysis-throws = Her atışın değeri
analysis-moves = Hamleler, en iyisi önce
analysis-over = { $side ->
    [cones] Koniler eve vardı: kazandılar.
   *[spools] Makaralar eve vardı: kazandılar.
}

## Why a setup cannot stand in a game
analysis-faults = Bu bir oyunda olamaz
analysis-fault-pieces = { $side ->
    [cones] Çok fazla koni: tahtada { $count } var, en çok { $most } olabilir.
   *[spools] Çok fazla makara: tahtada { $count } var, en çok { $most } olabilir.
}
analysis-fault-empty = Tahtada taş yok; bir tarafın taşı kalmış olmalı.
analysis-fault-water = { $square }. karede, Su Evi’nde bir taş var; orada hiçbir şey durmaz.
analysis-fault-throw = { $throw } atılamaz: bu kurallarda 1, 2, 3, 4 ve { $none } var.
analysis-fault-end = Bir taraf eve varmışken atış verilmiş.
analysis-fault-side = Sıranın kimde olduğunu seç.
