# Titles
game-title-your-turn = Giliranmu · { $rules }
game-title-their-turn = Giliran { $name } · { $rules }
game-title-waiting = Menunggu temanmu · { $rules }
game-title-queue = Mencari pemain · { $rules }
game-title-invitation = Undangan bermain: { $rules }
game-title-over = Permainan selesai · { $rules }

# Players
game-you = Kamu
game-first-player = Pemain pertama
game-second-player = Pemain kedua
game-your-opponent = Lawanmu
game-players = Pemain
game-home-count = dari 5 keluar
game-turn-yours = Giliranmu
game-turn-theirs = Gilirannya
game-here = Hadir
game-away = Tidak hadir
game-no-side = Belum punya bidak
game-watchers = { $count ->
   *[other] { $count } orang menonton
}
game-watching = Kamu menonton
game-clock-label = Sisa waktu { $name }: { $time }
game-clock-label-you = Sisa waktumu: { $time }

# What is to be done
game-throwoff-you = Lempar untuk angka 1 pertama
game-throwoff-them = { $name } melempar untuk angka 1 pertama
game-throwoff-about = Siapa yang lebih dulu mendapat 1 mengambil kumparan dan membuka permainan dari 10 ke 11.
game-throw-you = Giliranmu: lempar bilahnya
game-throw-again-you = Lempar lagi
game-throw-them = { $name } akan melempar
game-throw-again-them = { $name } melempar lagi
game-move-you = Kamu melempar { $throw }. Pilih bidak.
game-move-one-you = Kamu melempar { $throw }. Ada satu langkah.
game-move-back-you = Kamu melempar { $throw }. Tidak ada yang bisa maju: satu bidak harus mundur.
game-move-them = { $name } melempar { $throw } dan sedang memilih bidak
game-handover = { $side ->
    [cones] { $name }, kerucut: giliranmu
   *[spools] { $name }, kumparan: giliranmu
}
game-choices = { $count ->
    [1] Satu bidak bisa bergerak. Sentuh bidak itu atau tekan tombol.
   *[other] { $count } bidak bisa bergerak. Sentuh salah satu yang ada lingkaran di bawahnya.
}
game-act-throw = Lempar bilah
game-act-choose = Pilih bidak
game-act-wait = { $name } sedang bermain
game-act-step = Maju ke { $to }
game-act-swap = Tukar dengan { $to }
game-act-water = Masuk air
game-act-off = Keluarkan
game-act-back = Mundur ke { $to }
game-offer-step = { $from } ke { $to }: melangkah ke petak kosong.
game-offer-swap = { $side ->
    [cones] { $from } ke { $to }: kerucutmu dan kumparan bertukar tempat.
   *[spools] { $from } ke { $to }: kumparanmu dan kerucut bertukar tempat.
}
game-offer-water = { $from } ke { $water }: bidakmu jatuh ke air dan muncul di { $to }.
game-offer-off = { $from }: bidakmu keluar dari papan. Bidak itu sudah sampai tujuan.
game-offer-back = { $from } mundur ke { $to }.

# What happened
game-event-step = { $who ->
    [you] Kamu melempar { $throw } dan melangkah dari { $from } ke { $to }.
   *[other] { $name } melempar { $throw } dan melangkah dari { $from } ke { $to }.
}
game-event-swap = { $who ->
    [you] Kamu melempar { $throw } dan menukar { $from } dengan { $to }.
   *[other] { $name } melempar { $throw } dan menukar { $from } dengan { $to }.
}
game-event-water = { $who ->
    [you] Kamu melempar { $throw }. Bidakmu dari { $from } jatuh ke air dan muncul di { $to }.
   *[other] { $name } melempar { $throw }. Bidak dari { $from } jatuh ke air dan muncul di { $to }.
}
game-event-off = { $who ->
    [you] Kamu melempar { $throw } dan mengeluarkan bidak di { $from }.
   *[other] { $name } melempar { $throw } dan mengeluarkan bidak di { $from }.
}
game-event-back = { $who ->
    [you] Kamu melempar { $throw } dan harus mundur dari { $from } ke { $to }.
   *[other] { $name } melempar { $throw } dan harus mundur dari { $from } ke { $to }.
}
game-event-pass = { $who ->
    [you] Kamu melempar { $throw }, tetapi tidak ada bidakmu yang bisa bergerak.
   *[other] { $name } melempar { $throw }, tetapi tidak ada bidak yang bisa bergerak.
}
game-event-throwoff = { $who ->
    [you] Kamu melempar { $throw }, bukan 1.
   *[other] { $name } melempar { $throw }, bukan 1.
}
game-event-spools = { $who ->
    [you] Kamu mendapat angka 1 pertama: kumparan milikmu.
   *[other] { $name } mendapat angka 1 pertama dan memegang kumparan.
}
game-event-thrown = { $who ->
    [you] Kamu melempar { $throw }.
   *[other] { $name } melempar { $throw }.
}
game-say = { $event } { $status }
game-why = Mengapa tidak ada bidak yang bisa bergerak
game-faces = { $count ->
    [0] Tidak ada muka di atas
   *[other] { $count } muka di atas
}
game-sticks-label = { $count ->
    [0] Tidak ada muka di atas: { $throw }
   *[other] { $count } muka di atas: { $throw }
}
game-sticks-waiting = Belum dilempar

# Squares
game-board-label = Papan
game-square-empty = { $square }, kosong
game-square-piece = { $side ->
    [cones] { $square }, kerucut
   *[spools] { $square }, kumparan
}
game-square-house-empty = { $square }, { $house }, kosong
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, kerucut
   *[spools] { $square }, { $house }, kumparan
}
game-square-choice = { $square }. { $offer }
game-legend = Rumah-rumah
game-legend-rebirth = Yang tenggelam kembali ke sini
game-legend-beauty-standard = Keluar dengan 4 atau 5
game-legend-water-standard = Kembali ke 15
game-legend-water-jequier = Kembali ke awal
game-legend-truths-standard = Keluar dengan 3
game-legend-atum-standard = Keluar dengan 2
game-legend-safe = Aman
game-house-short = { $square } { $house }
game-house-rebirth = Kelahiran Kembali
game-house-beauty = Keindahan
game-house-water = Air
game-house-truths = Tiga Kebenaran
game-house-atum = Ra-Atum
game-house-horus = Horus

# Moves so far
game-moves = Langkah
game-moves-none = Belum ada yang melempar.
game-moves-start = Awal
game-moves-back = Mundur satu langkah
game-moves-on = Maju satu langkah
game-moves-now = Kembali ke permainan
game-replay = Setelah langkah { $turn } dari { $count }
game-replay-start = Awal permainan
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → air → { $to }
game-short-off = { $from } keluar
game-short-back = { $from } → { $to }, mundur
game-short-pass = tidak ada langkah
game-short-throwoff = bukan 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Kirim tautan ini ke temanmu
game-waiting-lead = Permainan mulai saat temanmu duduk. Kamu boleh menutup halaman ini dan kembali lagi.
game-waiting-seat = { $side ->
    [cones] Kamu memegang kerucut dan melempar lebih dulu
    [spools] Kamu memegang kumparan
    [first] Kamu melempar lebih dulu
   *[second] Kamu melempar kedua
}
game-waiting-kept = Satu kursi menunggu temanmu
game-waiting-leave = Tinggalkan
game-queue-heading = Mencari teman bermain untukmu
game-queue-lead = Orang berikutnya yang mencari { $rules } akan duduk bersamamu. Biarkan halaman ini terbuka.
game-queue-kept = Satu kursi menunggu siapa pun yang datang
game-link-label = Tautan permainan
game-copy = Salin tautan
game-copied = Tersalin
game-share = Bagikan
game-share-text = Ayo main Senet denganku:
game-qr = Kode QR tautan
game-qr-scan = Pindai untuk ikut
game-invitation-heading = { $name } mengundangmu bermain: { $rules }
game-invitation-heading-nameless = Kamu diundang bermain: { $rules }
game-invitation-lead = Tanpa mendaftar. Sekali tekan, kamu duduk di depan papan.
game-invitation-seat = { $side ->
    [cones] Kamu akan memegang kerucut dan melempar lebih dulu.
    [spools] Kamu akan memegang kumparan.
    [first] Kamu akan melempar lebih dulu.
   *[second] Kamu akan melempar kedua.
}
game-invitation-take = Ambil kursi
game-leave-guest = Pergi sebelum lemparan pertama

# The end
game-won-you = Kamu menang
game-won-them = { $name } menang
game-lost-you = { $name } menang. Perlawanan bagus.
game-end-borne-off = { $turns ->
   *[other] Kelima bidak sudah keluar, setelah { $turns } lemparan.
}
game-end-resignation = { $who ->
    [you] Kamu menyerah.
   *[other] { $name } menyerah.
}
game-end-absence = { $who ->
    [you] Kamu terlalu lama tidak hadir, dan lawan mengambil kemenangan.
   *[other] { $name } terlalu lama tidak hadir, dan pihak lain mengambil kemenangan.
}
game-end-time = { $who ->
    [you] Waktumu habis.
   *[other] Waktu { $name } habis.
}
game-rematch = Main lagi, bertukar kursi
game-rematch-accept = Terima tanding ulang
game-rematch-offered-you = Kamu menawarkan tanding ulang. Tawaran tetap berlaku meski lawan sedang tidak di sini.
game-rematch-offered-them = { $name } menawarkan tanding ulang
game-rematch-go = Ke permainan baru
game-rematch-watch = Keduanya main lagi: ke permainan berikutnya
game-another = Pilih permainan lain

# Around the board
game-more = Lainnya
game-say-something = Ucapkan sesuatu
game-said = { $name }: { $phrase }
game-phrase-hello = Halo!
game-phrase-good-luck = Semoga beruntung!
game-phrase-well-played = Permainan bagus!
game-phrase-what-luck = Beruntung sekali!
game-phrase-close = Nyaris saja!
game-phrase-oh-no = Aduh!
game-phrase-one-moment = Sebentar, ya
game-phrase-thanks = Terima kasih!
game-phrase-again = Main lagi?
game-phrase-bye = Sampai jumpa!
game-invite-watchers = Tautan menonton
game-sound = Suara
game-notify = Beri tahu saat giliranku
game-notify-body = Giliranmu.
game-device = Pindahkan kursiku ke perangkat lain
game-check = Periksa lemparan
game-resign = Menyerah
game-resign-sure = Sungguh mau menyerah dalam permainan ini?
game-resign-yes = Ya, aku menyerah
game-name = Namamu
game-name-hint = Opsional, paling banyak 20 karakter
game-name-save = Simpan
game-claim = Ambil kemenangan
game-claim-about = { $name } sudah beberapa saat tidak di sini. Kamu boleh mengambil kemenangan, atau menunggu selama yang kamu mau.
game-claim-in = { $seconds ->
   *[other] { $name } sedang tidak di sini. Dalam { $seconds } detik kamu boleh mengambil kemenangan.
}
game-offline = Tidak ada sambungan. Begitu tersambung lagi, papan diperbarui.

# The rules at hand
game-rules-hand = Aturan singkat
game-rules-throw-standard = Satu sampai empat muka di atas bernilai 1 sampai 4, kalau tidak ada, nilainya 5. Setelah 1, 4, dan 5 kamu melempar lagi.
game-rules-throw-jequier = Satu sampai empat muka di atas bernilai 1 sampai 4, kalau tidak ada, nilainya 6. Setelah 1, 4, dan 6 kamu melempar lagi, kalau tadi bisa melangkah.
game-rules-swap = Bidak yang berhenti di bidak lawan bertukar tempat dengannya, kecuali bidak lawan itu aman.
game-rules-safe-standard = Dua tetangga sepihak saling melindungi. 27, 28, 29, dan 30 aman.
game-rules-safe-jequier = Dua tetangga sepihak saling melindungi. 26, 28, 29, dan 30 aman.
game-rules-wall-standard = Bidak mana pun boleh dilewati.
game-rules-wall-jequier = Tiga bidak lawan berturut-turut tidak bisa dilewati, maju ataupun mundur.
game-rules-water-standard = Yang berhenti di 28 kembali ke 15, atau ke petak kosong pertama sebelumnya.
game-rules-water-jequier = Yang berhenti di 27 kembali ke petak kosong bernomor terkecil.
game-rules-back-standard = Bidak tidak pernah mundur. Tanpa langkah, lemparan dilewatkan.
game-rules-back-jequier = Kalau tidak ada yang bisa maju, satu bidak harus mundur ke petak kosong. Kalau tidak ada yang bisa, giliran hilang.
game-rules-off-standard = Dari 27 bidak keluar dengan 4 atau 5, dari 29 dengan 3, dari 30 dengan 2.
game-rules-off-jequier = Begitu semua bidakmu berdiri di 21 sampai 30, setiap lemparan yang mencapai 30 atau lebih mengeluarkan satu bidak.
game-rules-win = Yang lebih dulu mengeluarkan kelima bidaknya dari papan menang.

# Another device
game-device-title = Pindahkan kursimu ke perangkat lain
game-device-lead = Buka tautan pribadi ini di perangkat lain. Siapa pun yang membukanya bisa bermain untukmu, jadi jangan tunjukkan kepada orang lain.
game-device-qr = Kode QR tautan pribadi
game-device-back = Kembali ke permainan
game-device-take-title = Lanjut bermain di sini
game-device-take-lead = Kursimu dalam permainan ini ({ $rules }) pindah ke perangkat ini. Perangkat yang lain tetap memegangnya juga.
game-device-take = Ambil kursiku di sini
