analysis-title = Analisis posisi Senet mana pun
analysis-nav = Analisis
analysis-heading = Analisis posisi
analysis-lead = Susun posisi apa pun: lihat siapa yang lebih unggul, berapa nilai tiap lemparan, dan langkah mana yang terbaik.
analysis-tap = Sentuh petak untuk mengubahnya: kosong, kerucut, kumparan.
analysis-turn = Giliran siapa
analysis-throw = Lemparan
analysis-throw-none = Belum ada
analysis-clear = Kosongkan papan
analysis-start = Posisi awal
analysis-text = Posisi sebagai teks
analysis-read = Baca
analysis-unread = Teks ini bukan posisi. Yang diharapkan: tiga baris, pihak, dan lemparan.
analysis-win = { $side ->
    [cones] Peluang menang kerucut
   *[spools] Peluang menang kumparan
}
analysis-throws = Nilai tiap lemparan
analysis-moves = Langkah, dari yang terbaik
analysis-over = { $side ->
    [cones] Semua kerucut sudah keluar: kerucut menang.
   *[spools] Semua kumparan sudah keluar: kumparan menang.
}

## Why a setup cannot stand in a game
analysis-faults = Tidak mungkin terjadi dalam permainan
analysis-fault-pieces = { $side ->
    [cones] Kerucut terlalu banyak: { $count } di papan, paling banyak { $most }.
   *[spools] Kumparan terlalu banyak: { $count } di papan, paling banyak { $most }.
}
analysis-fault-empty = Tidak ada bidak di papan; setidaknya satu pihak harus masih punya bidak.
analysis-fault-water = Ada bidak di { $square }, Rumah Air, padahal tidak ada yang menetap di sana.
analysis-fault-throw = Lemparan { $throw } tidak mungkin: dalam aturan ini hanya ada 1, 2, 3, 4, dan { $none }.
analysis-fault-end = Lemparan sudah dipilih, padahal semua bidak satu pihak sudah keluar.
analysis-fault-side = Tentukan giliran siapa.
