fair-title = Lemparan yang adil
fair-lead = Tidak ada yang bisa memilih lemparan: pemain tidak, situs ini pun tidak. Begini caranya, dengan kata-kata sederhana.
fair-step-seal = Sebelum permainan mulai, situs mengundi sebuah bilangan rahasia yang panjang, yaitu benih, dan menunjukkan segelnya: SHA-256-nya. Segel itu hanya cocok dengan bilangan yang satu ini.
fair-step-shake = Pada setiap lemparan perambanmu menambahkan enam belas bita acak miliknya sendiri, yaitu kocokan. Jadi situs tidak tahu lebih dulu apa yang akan terlempar.
fair-step-draw = Lemparan diturunkan dari benih, permainan, nomor lemparan, dan kocokan menurut resep tetap: empat bit terendah HMAC-SHA-256 adalah keempat bilah.
fair-step-open = Saat permainan selesai, benih ditunjukkan. Siapa pun bisa memeriksa bahwa benih itu cocok dengan segelnya, dan menghitung ulang setiap lemparan.
fair-shares = Peluang setiap bilah jatuh dengan muka di atas adalah separuh. Dari enam belas lemparan, rata-rata empat bernilai 1, enam 2, empat 3, satu 4, dan satu tanpa muka.
fair-check-title = Periksa lemparan
fair-check-game = Permainan { $id }, { $rules }
fair-seal = Segel yang ditunjukkan sebelum lemparan pertama
fair-seed = Benih
fair-seed-later = Benih ditunjukkan saat permainan selesai. Sampai saat itu tidak ada yang bisa memeriksa, dan tidak ada yang bisa mengintip.
fair-check = Hitung ulang semuanya
fair-check-here = Perambanmu menghitungnya sendiri.
fair-check-good = { $count ->
    [1] Benih cocok dengan segel, dan satu-satunya lemparan itu benar.
   *[other] Benih cocok dengan segel, dan ke-{ $count } lemparan semuanya benar.
}
fair-check-bad = { $count ->
   *[other] { $count } lemparan tidak sesuai dengan benih.
}
fair-check-bad-seal = Benih tidak cocok dengan segel.
fair-counts = Hasil nyata dan harapan
fair-counts-throw = Lemparan
fair-counts-expected = Harapan
fair-counts-cell = { $count } dari { $all }
fair-expected-cell = { $sixteenths } dari 16
fair-throws = Semua lemparan
fair-throws-none = Belum ada yang melempar.
fair-column-number = No
fair-column-player = Pemain
fair-column-sticks = Bilah
fair-column-throw = Lemparan
fair-column-shake = Kocokan
fair-column-check = Periksa
fair-shake-none = tidak ada
fair-right = benar
fair-wrong = salah
fair-recipe = Resep: bita pertama HMAC-SHA-256 dengan benih sebagai kuncinya atas teks “permainan:nomor:kocokan”.
fair-back = Kembali ke permainan
