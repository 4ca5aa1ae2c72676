### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words: Senet = Senet, Senet Jéquier; cones = kerucut, spools = kumparan; piece = bidak; square = petak;
# throwing sticks = bilah lempar; throw = lemparan; face up = muka di atas; swap = tukar tempat;
# blockade = blokade, wall = tembok; bear off = keluar dari papan; throw-off = lemparan pembuka;
# houses: Rumah Kelahiran Kembali, Rumah Keindahan, Rumah Air, Rumah Tiga Kebenaran, Rumah Ra-Atum, Rumah Horus.
# Address: kamu.

## Head

senet-title = Senet: aturan main dengan contoh
senet-description = Cara bermain Senet: papan dan rumah-rumahnya, melempar bilah, bertukar tempat, Rumah Air, dan keluar papan. Main bersama teman lewat tautan, tanpa mendaftar.
senet-nav = Aturan
senet-breadcrumb = Aturan Senet
senet-eyebrow = Permainan dan aturan standarnya
senet-heading = Cara bermain Senet
senet-lead = Senet adalah balapan dua pemain di sepanjang tiga puluh petak. Empat bilah menentukan seberapa jauh kamu melangkah; kamu menentukan yang mana dari lima bidakmu yang maju. Siapa yang lebih dulu mengeluarkan kelimanya dari papan, dialah pemenangnya.
senet-hero-alt = Papan Senet saat permainan dimulai: lima kerucut dan lima kumparan berselang-seling di sepuluh petak baris atas. Baris tengah dan bawah kosong, dengan tanda di petak 15, 27, 28, 29, dan 30.
senet-contents-title = Di halaman ini

## Play buttons

senet-play-friend = Main dengan teman
senet-play-stranger = Main dengan yang menunggu
senet-play-device = Main di satu perangkat
senet-to-jequier = Varian: Senet Jéquier

## The board

senet-board-title = Papan
senet-board-body = Ketiga puluh petak membentuk satu jalur yang berkelok melalui tiga baris. Petak 1 sampai 10 berjalan dari kiri ke kanan di atas, 11 sampai 20 kembali dari kanan ke kiri di tengah, dan 21 sampai 30 berjalan dari kiri ke kanan di bawah. Jalur berbelok turun dari 10 ke 11 dan dari 20 ke 21.
senet-board-neighbours = Setiap kali aturan ini menyebut “bersebelahan”, maksudnya bersebelahan di jalur: 10 dan 11 bertetangga, tetapi 5 dan 16 tidak, walaupun yang satu terletak di atas yang lain.
senet-board-alt = Papan kosong dengan jalur tiga puluh petak: ke kanan di baris atas, turun dari 10 ke 11, ke kiri di baris tengah, turun dari 20 ke 21, lalu ke kanan di baris bawah. Lima petak bertanda: 15 ankh, 27 nefer yang mirip kecapi, 28 ombak, 29 tiga burung, 30 dua sosok yang duduk.
senet-board-caption = Jalur dari 1 sampai 30 dan kelima rumah: 15 Kelahiran Kembali, 27 Keindahan, 28 Air, 29 Tiga Kebenaran, 30 Ra-Atum.

## Setup

senet-setup-title = Bidak dan susunan awal
senet-setup-body = Satu pihak punya lima kerucut, pihak lain lima kumparan. Mereka berselang-seling di sepuluh petak pertama: kerucut di 1, 3, 5, 7, dan 9, kumparan di 2, 4, 6, 8, dan 10. Kedua pihak berjalan ke arah yang sama, dari 1 menuju 30, dan satu petak tidak pernah ditempati lebih dari satu bidak. Pemain pertama memegang kerucut dan melempar lebih dulu.
senet-setup-cone = Sebuah kerucut
senet-setup-spool = Sebuah kumparan

## Throwing

senet-throw-title = Melempar bilah
senet-throw-body = Setiap bilah dari keempatnya punya muka dan punggung, dan keduanya berpeluang sama untuk berada di atas. Hitung yang mukanya di atas: itulah lemparanmu. Kalau tidak ada satu pun, lemparannya bernilai 5.
senet-throw-again = Setelah 1, 4, atau 5 kamu melangkah lalu melempar lagi, dan lagi, selama angka itu terus muncul. Setelah 2 atau 3 giliran pindah ke pihak lain.
senet-throw-table-caption = Lima lemparan, peluangnya, dan siapa yang melempar berikutnya
senet-throw-table-sticks = Bilah
senet-throw-table-throw = Lemparan
senet-throw-table-chance = Peluang
senet-throw-table-next = Lalu
senet-throw-1-sticks = satu muka di atas
senet-throw-2-sticks = dua muka di atas
senet-throw-3-sticks = tiga muka di atas
senet-throw-4-sticks = empat muka di atas
senet-throw-5-sticks = tidak ada muka di atas
senet-throw-1-chance = 4 dari 16
senet-throw-2-chance = 6 dari 16
senet-throw-3-chance = 4 dari 16
senet-throw-4-chance = 1 dari 16
senet-throw-5-chance = 1 dari 16
senet-throw-next-again = Kamu melempar lagi
senet-throw-next-passes = Giliran berpindah

## Moving

senet-move-title = Melangkah
senet-move-body = Untuk setiap lemparan kamu memajukan satu bidakmu tepat sejauh angka itu. Kalau beberapa bidak bisa maju, kamulah yang memilih, dan di situlah jantung permainan ini. Kalau hanya satu yang bisa, ia harus maju, meskipun merugikan.
senet-move-over = Kamu boleh melewati bidak mana pun, milikmu atau milik lawan. Kamu tidak pernah boleh berhenti di atas bidakmu sendiri.

## Swapping

senet-swap-title = Bertukar tempat
senet-swap-body = Tidak ada yang dimakan dalam Senet. Kalau bidakmu berhenti di bidak lawan yang tidak terlindung, keduanya bertukar tempat: bidakmu menempati petak itu, bidak lawan mundur ke tempat asal bidakmu.
senet-swap-alt = Kerucut di 3 dan 12, kumparan di 7 dan 20. Kerucut melempar 4. Sebuah panah mengarah dari kerucut di 3 ke kumparan yang sendirian di 7.
senet-swap-caption = Kerucut melempar 4. Kerucut di 3 sampai ke 7, tempat sebuah kumparan berdiri sendirian, dan keduanya bertukar tempat: kerucut di 7, kumparan di 3. Kerucut di 12 bisa saja melangkah ke 16 sebagai gantinya.

## Protection

senet-pair-title = Siapa yang terlindung
senet-pair-body = Dua bidak sepihak yang bersebelahan saling melindungi, jadi keduanya tidak bisa ditukar. Bidak di salah satu dari empat petak terakhir, 27 sampai 30, aman meskipun sendirian. Yang menentukan adalah posisi bidak sebelum langkah.
senet-pair-alt = Kerucut di 4 dan 8; kumparan di 5, 10, 11, dan 16. Kumparan di 10 dan 11, yang satu di bawah yang lain di belokan jalur, dihubungkan sebuah garis.
senet-pair-caption = Kumparan di 10 dan 11 bertetangga di belokan, jadi kerucut di 8 tidak bisa memakai 2 atau 3. Angka 4 membawanya melewati keduanya ke 12. Kumparan di 5 dan 16 bukan tetangga: dengan 1, kerucut di 4 bertukar tempat dengan kumparan di 5.

## The houses

senet-houses-title = Kelima rumah
senet-houses-body = Setiap rumah boleh dilewati. Tidak ada yang wajib disinggahi.
senet-house-15-name = 15: Rumah Kelahiran Kembali
senet-house-15-body = Petak biasa, hanya saja bidak yang diselamatkan dari air kembali ke sini.
senet-house-27-name = 27: Rumah Keindahan
senet-house-27-body = Aman, dan perhentian terakhir sebelum air. Dengan 4 atau 5 bidak keluar dari papan dari sini; 2 membawanya ke 29, 3 ke 30, tetapi 1 menenggelamkannya.
senet-house-28-name = 28: Rumah Air
senet-house-28-body = Tidak ada yang menetap di sini. Bidak yang berhenti di 28 langsung kembali ke 15, atau, kalau 15 terisi, ke petak kosong terdekat sebelumnya: 14, 13, dan seterusnya. Melewati 28 tidak berbahaya.
senet-house-29-name = 29: Rumah Tiga Kebenaran
senet-house-29-body = Aman. Tiga burung, jadi bidak keluar dengan 3. Angka 1 membawanya ke 30 kalau 30 kosong; 2, 4, atau 5 tidak menggerakkannya.
senet-house-30-name = 30: Rumah Ra-Atum
senet-house-30-body = Aman. Dua sosok, jadi bidak keluar dengan 2. Lemparan lain tidak menggerakkannya.
senet-water-alt = Kerucut di 20 dan 24, kumparan di 15 dan 17. Kerucut melempar 4. Sebuah panah peringatan mengarah dari kerucut di 24 ke air di 28.
senet-water-caption = Kerucut melempar 4 dan wajib memainkannya. Kerucut di 20 tidak bisa maju karena kawannya berdiri di 24. Maka kerucut di 24 jatuh ke air. Di 15 ada kumparan, jadi kerucut itu muncul di 14. Setelah 4, setidaknya kerucut melempar lagi.

## Leaving the board

senet-off-title = Keluar dari papan
senet-off-body = Bidak keluar dari papan hanya dari tiga petak: dari 27 dengan 4 atau 5, dari 29 dengan 3, dari 30 dengan 2. Bagi bidak di 26 atau sebelumnya, lemparan yang akan membawanya melampaui 30 tidak ada gunanya. Begitu bidak kelimamu keluar, kamu menang, apa pun lemparannya.
senet-off-alt = Akhir sebuah balapan: kerucut di 27, 29, dan 30, dua kerucut sudah keluar dari papan; sebuah kumparan di 22.
senet-off-caption = Setiap lemparan punya peran lain di sini. Angka 1 menenggelamkan kerucut di 27, yang muncul di 15. Angka 2 mengeluarkan kerucut di 30, angka 3 yang di 29, angka 4 atau 5 yang di 27.

## No move

senet-stuck-title = Kalau tidak ada yang bisa bergerak
senet-stuck-body = Kalau tidak satu pun bidakmu bisa memakai lemparan itu, lemparan dilewatkan. Tidak ada yang pernah mundur. Angka 1, 4, atau 5 tetap memberimu satu lemparan lagi.
senet-stuck-alt = Kerucut di 26 dan 29, kumparan di 18 dan 22. Kerucut melempar 5, dan tidak ada kerucut yang bisa bergerak.
senet-stuck-caption = Kerucut melempar 5. Dari 26 angka itu melampaui 30, yang hanya boleh dari 27; dari 29 hanya 3 yang membawa keluar. Lemparan dilewatkan, dan karena angkanya 5, kerucut melempar lagi.

## Strategy

senet-strategy-title = Enam hal yang perlu diingat
senet-strategy-1-title = Berjalanlah berpasangan
senet-strategy-1-body = Tetangga tidak bisa ditukar. Saat satu dari sepasang bidak maju, dua bidak jadi sendirian, jadi perhatikan keduanya sebelum melangkah.
senet-strategy-2-title = Hitung lemparan di belakangmu
senet-strategy-2-body = Bidak yang sendirian paling terancam saat berada dua petak di depan bidak lawan: 6 dari 16 lemparan mengenainya. Satu atau tiga petak di depan, 4 dari 16; empat atau lima petak di depan hanya 1 dari 16.
senet-strategy-3-title = Tukar tempat menggerakkan dua bidak
senet-strategy-3-body = Bidakmu maju sejauh ia memang akan maju, dan bidak lawan kehilangan jumlah petak yang sama. Dari dua langkah yang selebihnya serupa, tukar tempat lebih menguntungkan.
senet-strategy-4-title = Hormati air
senet-strategy-4-body = Dari 26, angka 2 menenggelamkan: 6 dari 16 lemparan. Dari 25 dan dari 27, 4 dari 16; dari 23 dan 24 hanya 1 dari 16.
senet-strategy-5-title = Kenali jalan keluar
senet-strategy-5-body = Lemparan berikutnya mengeluarkan bidak dari 30 dengan peluang 6 dari 16, dari 29 dengan 4, dari 27 dengan 2.
senet-strategy-6-title = Simpan satu bidak cadangan
senet-strategy-6-body = Lemparan wajib dimainkan. Bidak di belakang yang bisa menampung lemparan tak diinginkan menjauhkan bidak lain dari air.

## History

senet-history-title = Dari mana permainan ini berasal
senet-history-body = Papan dan lukisan Senet bertahan di makam-makam Mesir dari rentang lebih dari dua ribu tahun. Aturan lengkapnya tidak. Siapa pun yang bermain hari ini memainkan rekonstruksi modern, dan mereka yang mencobanya, antara lain Gustave Jéquier, R. C. Bell, dan kemudian Timothy Kendall, masing-masing sampai pada permainan yang berbeda.
senet-history-here = Permainan standar di situs ini pun rekonstruksi semacam itu, dengan lima bidak tiap pihak dan rumah-rumah di empat petak terakhir. Papan dari makam memuat tanda seperti ini di lima petak terakhirnya; aturan mana yang menyertai tanda mana, itu urusan rekonstruksi.

## Questions and answers

senet-faq-title = Tanya jawab
senet-faq-egypt-question = Beginikah orang Mesir dahulu bermain?
senet-faq-egypt-answer = Tidak ada yang tahu. Tidak ada aturan lengkap yang bertahan, hanya papan, lukisan, dan tanda. Aturan di sini adalah rekonstruksi modern.
senet-faq-forced-question = Apakah aku harus melangkah kalau langkahnya merugikan?
senet-faq-forced-answer = Ya. Lemparan yang bisa dipakai salah satu bidakmu wajib dimainkan, meskipun satu-satunya langkah menuju air. Kalau beberapa bidak bisa bergerak, kamu yang memilih.
senet-faq-beauty-question = Apakah setiap bidak harus berhenti di Rumah Keindahan?
senet-faq-beauty-answer = Tidak. Bidak boleh melewati petak 27, dan setiap rumah lain, tanpa berhenti.
senet-faq-block-question = Bisakah bidak menghalangi jalan?
senet-faq-block-answer = Tidak dalam permainan standar, karena bidak sebanyak apa pun boleh dilewati. Dalam Senet Jéquier, tiga bidak lawan berturut-turut adalah blokade.
senet-faq-odds-question = Berapa peluang setiap lemparan?
senet-faq-odds-answer = Dari 16 lemparan rata-rata angka 1 muncul 4 kali, 2 muncul 6 kali, 3 muncul 4 kali, 4 sekali, dan 5 sekali.
senet-faq-online-question = Bagaimana cara main Senet daring dengan teman?
senet-faq-online-answer = Mulai permainan di sini dan kirim tautannya ke temanmu. Siapa pun yang membukanya bisa duduk dan bermain, di ponsel atau komputer, dan tidak ada yang perlu mendaftar.

## Play

senet-end-title = Sekarang bermainlah
senet-end-body = Semua sudah siap: buat permainan, kirim tautannya, lempar bilahnya. Papan menunjukkan setiap langkah yang sah, jadi tidak ada yang perlu dihafal.
