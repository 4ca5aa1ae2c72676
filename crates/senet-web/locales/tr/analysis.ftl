analysis-title = Senet’te her konumu analiz et
analysis-nav = Analiz
analysis-heading = Konum analizi
analysis-lead = İstediğin konumu kur: kimin daha iyi durumda olduğunu, her atışın değerini ve en iyi hamleyi gör.
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
analysis-moves = Hamleler, en iyisi başta
analysis-over = { $side ->
    [cones] Bütün koniler tahtadan çıktı: kazandılar.
   *[spools] Bütün makaralar tahtadan çıktı: kazandılar.
}

## Why a setup cannot stand in a game
analysis-faults = Oyunda böyle bir şey olamaz
analysis-fault-pieces = { $side ->
    [cones] Çok fazla koni: tahtada { $count } var, en çok { $most } olabilir.
   *[spools] Çok fazla makara: tahtada { $count } var, en çok { $most } olabilir.
}
analysis-fault-empty = Tahtada taş yok; bir tarafın taşı kalmış olmalı.
analysis-fault-water = { $square }. karede, Su Evi’nde bir taş var; orada hiçbir şey durmaz.
analysis-fault-throw = { $throw } atılamaz: bu kurallarda 1, 2, 3, 4 ve { $none } var.
analysis-fault-end = Bir tarafın bütün taşları çıkmışken atış verilmiş.
analysis-fault-side = Sıranın kimde olduğunu seç.
