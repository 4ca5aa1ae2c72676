### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet Jéquier: aturan, perbandingan, dan sejarah
jequier-description = Aturan Senet Jéquier: berebut angka 1 pertama, blokade tiga bidak, langkah mundur, Rumah Air di 27. Dibandingkan dengan permainan standar. Main tanpa mendaftar.
jequier-breadcrumb = Senet Jéquier
jequier-eyebrow = Sebuah varian Senet
jequier-heading = Senet Jéquier
jequier-lead = Angka 1 pertama menentukan siapa yang mulai, tiga bidak berturut-turut menutup jalan, pemain yang tidak bisa maju harus mundur, dan Rumah Air menunggu di 27.
jequier-hero-alt = Lima petak terakhir papan: 26 dengan nefer Keindahan, 27 dengan ombak Air, 28 dengan tiga burung Kebenaran, 29 dengan dua sosok Ra-Atum yang duduk, 30 dengan Horus sang alap-alap.
jequier-hero-caption = 26 Keindahan, 27 Air, 28 Tiga Kebenaran, 29 Ra-Atum, 30 Horus
jequier-contents-title = Di halaman ini

## Play buttons

jequier-play-friend = Main Jéquier dengan teman
jequier-play-stranger = Main dengan yang menunggu
jequier-play-device = Main di satu perangkat
jequier-to-standard = Aturan standar

## What it is

jequier-what-title = Apa itu?
jequier-what-body = Senet Jéquier adalah rekonstruksi permainan kuno yang dikaitkan dengan egiptolog Gustave Jéquier. Papan, bidak, dan bilahnya sama dengan permainan standar: tiga puluh petak, lima kerucut melawan lima kumparan, empat bilah. Pembukaan, lemparan, dan akhir balapannya berbeda, dan pemain yang jalannya tertutup mungkin harus mundur.

## The throw-off

jequier-opening-title = Lemparan pembuka untuk angka 1 pertama
jequier-opening-body = Bidak disusun seperti biasa, kerucut di 1, 3, 5, 7, dan 9, kumparan di 2, 4, 6, 8, dan 10, tetapi belum ada yang memilikinya. Kedua pemain melempar bergantian sampai salah satunya mendapat 1; lemparan lain tidak berpengaruh. Siapa yang mendapat 1 itu mengambil kumparan, memindahkan bidak di 10 ke 11, satu-satunya langkah yang boleh, dan karena angkanya 1, melempar lagi. Pemain lain mendapat kerucut.
jequier-opening-odds = Angka 1 muncul sekali dalam empat lemparan, jadi lemparan pembuka rata-rata memakan empat lemparan, dan pemain yang memulainya menang 4 dari 7 kali.
jequier-opening-alt = Awal permainan: kerucut di 1, 3, 5, 7, dan 9, kumparan di 2, 4, 6, 8, dan 10. Sebuah panah mengarah dari kumparan di 10 turun ke petak 11.
jequier-opening-caption = Angka 1 pertama sudah muncul: kumparan di 10 pindah ke 11, dan pemilik barunya melempar lagi.

## Throws

jequier-throw-title = Lemparan dan lemparan tambahan
jequier-throw-body = Satu sampai empat muka di atas bernilai 1 sampai 4, dan kalau tidak ada muka di atas, lemparannya 6. Setelah 1, 4, atau 6 kamu melempar lagi, asalkan lemparan itu bisa dimainkan; langkah mundur juga dihitung. Setelah 2 atau 3 giliran berpindah. Dari 16 lemparan, 4 bernilai 1, 6 bernilai 2, 4 bernilai 3, satu bernilai 4, dan satu bernilai 6.

## As in the standard game

jequier-same-title = Yang tetap sama
jequier-same-body = Kamu memajukan satu bidak tepat sejauh angka lemparan, dan lemparan yang bisa dimainkan wajib dimainkan. Bidak tidak boleh berhenti di bidak pihaknya sendiri. Bidak yang berhenti di lawan yang sendirian bertukar tempat dengannya; dua tetangga saling melindungi; dan bidak di petak aman tidak bisa ditukar. Petak aman di sini adalah 26, 28, 29, dan 30. Siapa yang lebih dulu mengeluarkan kelima bidaknya menang.

## The blockade

jequier-blockade-title = Blokade
jequier-blockade-body = Tiga bidak lawan atau lebih di petak yang berurutan adalah tembok. Tidak ada bidak yang boleh melewatinya, maju ataupun mundur. Tembok boleh berbelok mengikuti jalur, dari 10 ke 11 dan dari 20 ke 21. Sepasang bidak bukan tembok dan boleh dilewati.
jequier-blockade-alt = Kumparan di 10, 11, dan 12 membentuk tembok di belokan jalur, kumparan di 18 dan 19 sepasang. Kerucut berdiri di 9 dan 16. Kerucut melempar 4.
jequier-blockade-caption = Kerucut melempar 4. Kerucut di 9 terkurung: untuk ke 13 ia harus melewati tembok di 10, 11, dan 12. Kerucut di 16 boleh melewati pasangan di 18 dan 19, lalu sampai di 20.

## Moving back

jequier-back-title = Langkah mundur
jequier-back-body = Kalau tidak satu pun bidakmu bisa maju, satu bidak harus mundur sejauh angka lemparan, kalau bisa. Ia harus berhenti di petak kosong, sebab tidak ada tukar tempat saat mundur. Ia tidak bisa mundur melewati petak 1 dan tidak bisa melewati tembok. Rumah Air dihitung sebagai petak kosong, dan bidak yang mundur ke sana tenggelam.
jequier-back-alt = Kerucut di 5 dan 9 di depan tembok kumparan di 10, 11, dan 12; satu kumparan lagi di 20. Kerucut melempar 4. Sebuah panah mengarah dari kerucut di 5 mundur ke petak 1.
jequier-back-caption = Kerucut melempar 4. Kerucut di 9 menghadapi tembok, dan kerucut di 5 akan berhenti di kawannya sendiri di 9. Tidak ada yang bisa maju, jadi kerucut di 5 mundur ke 1. Karena ada langkah yang dijalankan, kerucut melempar lagi.

## Lost turns

jequier-lost-title = Giliran hilang
jequier-lost-body = Kalau tidak ada bidak yang bisa mundur juga, giliran hilang, bahkan setelah 1, 4, atau 6. Seandainya ada kumparan di petak 1 pada gambar di atas, kerucut akan kehilangan giliran meskipun mendapat 4.

## The houses

jequier-houses-title = Rumah-rumah
jequier-houses-body = Rumah-rumah berada satu petak lebih awal daripada di permainan standar, dan hanya air yang punya aturan sendiri. Ankh di 15 adalah petak biasa di sini.
jequier-house-26-name = 26: Rumah Keindahan
jequier-house-26-body = Petak aman, tidak lebih.
jequier-house-27-name = 27: Rumah Air
jequier-house-27-body = Bidak yang berhenti di sini dipindahkan ke petak kosong bernomor terkecil di seluruh papan. Tidak ada yang pernah menetap di 27; melewatinya tidak berbahaya.
jequier-house-28-name = 28: Rumah Tiga Kebenaran
jequier-house-28-body = Aman. Tidak perlu lemparan tertentu untuk meninggalkannya.
jequier-house-29-name = 29: Rumah Ra-Atum
jequier-house-29-body = Aman, dan sama bebasnya untuk ditinggalkan.
jequier-house-30-name = 30: Rumah Horus
jequier-house-30-body = Ujung jalur. Bidak yang belum bisa keluar boleh beristirahat di sini dengan aman.
jequier-water-alt = Kerucut di 2 dan 25, kumparan di 1 dan 14. Kerucut melempar 2. Sebuah panah peringatan mengarah dari kerucut di 25 ke air di 27.
jequier-water-caption = Dengan angka 2 ini kerucut di 25 akan jatuh ke air dan muncul di 3, karena 1 dan 2 terisi. Lebih baik kerucut melangkah dari 2 ke 4.

## Leaving the board

jequier-off-title = Keluar dari papan
jequier-off-body = Bidakmu keluar dari papan hanya kalau semua yang tersisa berdiri di baris terakhir, di 21 sampai 30. Saat itu setiap lemparan yang membawa bidak ke 30 atau melampauinya mengeluarkannya, siapa pun yang berdiri di 30. Sebelum itu tidak ada bidak yang boleh melampaui 30. Bidak boleh berhenti tepat di 30 seperti di petak lain, dan menunggu di sana sampai bisa dikeluarkan oleh lemparan apa pun sesudahnya. Tembok juga menutup jalan keluar dari papan.
jequier-off-alt = Tiga kerucut terakhir berdiri di 24, 28, dan 30, semuanya di baris terakhir; kumparan di 12 dan 17. Kerucut melempar 6.
jequier-off-caption = Semua kerucut yang tersisa berdiri di baris terakhir. Dengan 6, mana pun dari ketiganya boleh keluar: yang di 24 dengan tepat mencapai 30, walaupun ada kerucut di sana, yang lain dengan melampauinya. Seandainya satu kerucut tertinggal di 18, belum ada yang boleh keluar.

## Comparison

jequier-table-title = Kedua permainan berdampingan
jequier-table-caption = Perbandingan Senet standar dan Senet Jéquier, aturan demi aturan
jequier-table-rule = Aturan
jequier-table-standard = Standar
jequier-table-jequier = Jéquier
jequier-table-start-name = Siapa yang mulai
jequier-table-start-standard = Pemain pertama memegang kerucut dan melempar lebih dulu.
jequier-table-start-jequier = Keduanya melempar bergantian; siapa yang mendapat 1 pertama mengambil kumparan dan harus melangkah dari 10 ke 11.
jequier-table-throws-name = Lemparan
jequier-table-throws-standard = 1, 2, 3, 4; kalau tidak ada muka di atas, 5.
jequier-table-throws-jequier = 1, 2, 3, 4; kalau tidak ada muka di atas, 6.
jequier-table-again-name = Lemparan tambahan
jequier-table-again-standard = Setelah 1, 4, atau 5, meskipun tidak ada langkah.
jequier-table-again-jequier = Setelah 1, 4, atau 6, kalau ada langkah.
jequier-table-blockade-name = Blokade
jequier-table-blockade-standard = Tidak ada. Bidak mana pun boleh dilewati.
jequier-table-blockade-jequier = Tiga bidak lawan atau lebih berturut-turut tidak boleh dilewati, maju ataupun mundur.
jequier-table-safe-name = Petak aman
jequier-table-safe-standard = 27, 28, 29, dan 30
jequier-table-safe-jequier = 26, 28, 29, dan 30
jequier-table-water-name = Rumah Air
jequier-table-water-standard = 28. Kembali ke 15, atau ke petak kosong terdekat sebelumnya.
jequier-table-water-jequier = 27. Kembali ke petak kosong bernomor terkecil di papan.
jequier-table-back-name = Langkah mundur
jequier-table-back-standard = Tidak pernah.
jequier-table-back-jequier = Hanya kalau tidak ada bidak yang bisa maju, dan hanya ke petak kosong.
jequier-table-stuck-name = Tidak ada langkah
jequier-table-stuck-standard = Lemparan dilewatkan; setelah 1, 4, dan 5 tetap melempar lagi.
jequier-table-stuck-jequier = Giliran hilang, bahkan setelah 1, 4, atau 6.
jequier-table-off-name = Keluar dari papan
jequier-table-off-standard = Dari 27 dengan 4 atau 5, dari 29 dengan 3, dari 30 dengan 2.
jequier-table-off-jequier = Dengan semua bidak tersisa di 21 sampai 30: lemparan apa pun yang mencapai 30 atau lebih.

## History

jequier-history-title = Jéquier dan aturannya
jequier-history-person = Gustave Jéquier (1868–1946) adalah egiptolog asal Swiss, yang terutama dikenal karena penggaliannya di Saqqara Selatan. Aturan yang dikaitkan dengannya sampai ke pemain masa kini terutama lewat ringkasan dalam The World of Games karya Jack Botermans dan rekan-rekan penulisnya.
jequier-history-source = Terbitan Jéquier sendiri tidak tersedia untuk versi ini. Versi ini mengikuti ringkasan tersebut, dicocokkan dengan basis data permainan Ludii, yang mencantumkan aturannya di antara beberapa rekonstruksi.
jequier-history-modern = Seperti semua aturan Senet, ini rekonstruksi modern. Papan dan lukisan bertahan di makam-makam Mesir dari rentang lebih dari dua ribu tahun, tetapi tidak ada aturan lengkap, dan karena itulah Jéquier, R. C. Bell, dan kemudian Timothy Kendall masing-masing sampai pada permainan yang berbeda. Papan dari makam memuat tanda semacam ini di lima petak terakhirnya; aturan untuk masing-masing tanda adalah hasil rekonstruksi. Begitu pula permainan standar di sini.

## Where the accounts differ

jequier-differ-title = Di mana sumber-sumber berbeda
jequier-differ-body = Sumber-sumber tidak sepakat dalam segala hal. Beginilah permainannya di sini:
jequier-differ-swap = Bidak yang terkena bertukar tempat dengan penyerangnya, seperti dalam The World of Games. Dalam Ludii bidak itu dikirim ke petak kosong pertama.
jequier-differ-off = Begitu semua bidak satu pihak berada di baris terakhir, bidak keluar baik dengan mendarat di 30 maupun dengan melewatinya. Masing-masing adalah tafsiran satu sumber.
jequier-differ-back = Blokade tiga bidak juga menghentikan langkah mundur.
jequier-differ-unused = Dua rincian yang hanya ada di Ludii tidak dipakai: bidak awal yang menunggu bidak di depannya, dan penghitungan poin.

## Questions and answers

jequier-faq-title = Tanya jawab
jequier-faq-start-question = Siapa yang mulai dalam Senet Jéquier?
jequier-faq-start-answer = Pemain yang mendapat angka 1 pertama. Keduanya melempar bergantian sampai muncul; pemain itu mengambil kumparan, memindahkan bidak di 10 ke 11, dan melempar lagi.
jequier-faq-blockade-question = Apa itu blokade?
jequier-faq-blockade-answer = Tiga bidak sepihak atau lebih di petak-petak jalur yang berurutan. Pihak lain tidak boleh melewatinya ke arah mana pun.
jequier-faq-back-question = Kapan aku harus mundur?
jequier-faq-back-answer = Hanya kalau tidak satu pun bidakmu bisa maju dengan lemparanmu. Saat itu salah satunya harus mundur ke petak kosong, kalau bisa.
jequier-faq-water-question = Ke mana bidak pergi dari Rumah Air?
jequier-faq-water-answer = Dari 27 ke petak kosong bernomor terkecil di papan, di mana pun itu.
jequier-faq-exact-question = Perlukah lemparan yang pas untuk keluar dari papan?
jequier-faq-exact-answer = Tidak. Begitu semua bidakmu yang tersisa berdiri di 21 sampai 30, setiap lemparan yang mencapai 30 atau melampauinya mengeluarkan satu bidak.

## Play

jequier-end-title = Cobalah
jequier-end-body = Buat permainan, kirim tautannya, dan lempar untuk angka 1 pertama. Papan menunjukkan setiap langkah yang sah, jadi kamu belajar aturannya sambil bermain.
