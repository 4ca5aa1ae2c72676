### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Privasi: apa yang disimpan Senet
privacy-description = Apa yang disimpan situs ini tentangmu: hampir tidak ada. Tanpa akun, iklan, atau pelacakan pengunjung. Satu angka acak di perangkatmu memegang kursimu dalam permainan.
privacy-breadcrumb = Privasi
privacy-heading = Yang disimpan: hampir tidak ada
privacy-lead = Kamu bisa bermain tanpa akun, alamat email, atau nama. Halaman ini mendaftar semua yang tetap disimpan, dan alasannya.

privacy-device-title = Di perangkatmu
privacy-device-seat = Saat kamu pertama kali memulai atau mengikuti permainan, perambanmu menerima kuki berisi angka acak yang panjang. Itulah kunci kursimu, supaya tidak ada orang lain yang bisa melangkah untukmu. Kuki itu tidak mengatakan apa pun tentangmu, tidak bisa dibaca skrip, dan berlaku satu tahun.
privacy-device-settings = Kalau kamu memilih warna, letak papan, atau bahasa lain, sebuah kuki kecil mengingat setiap pilihan itu. Sekadar membaca tidak memasang kuki sama sekali.
privacy-device-clear = Semuanya bisa kamu hapus kapan saja. Tanpa kuncinya, perangkatmu kehilangan kursinya dalam permainan yang belum selesai.

privacy-server-title = Di server
privacy-server-game = Setiap permainan disimpan sebagaimana dimainkan: aturannya, lemparan, langkah, akhirnya, kapan semuanya terjadi, kapan setiap pemain terakhir kali hadir, dan angka acak untuk memeriksa lemparan. Nama panggilan dan frasa cepat terbaru ikut disimpan kalau kamu memakainya. Permainan yang selesai tetap ada, supaya tautannya terus berfungsi.
privacy-server-key = Dari kunci kursimu server hanya menyimpan sidik jari, yaitu hash yang tidak bisa dipakai untuk menghitung balik kuncinya.
privacy-server-address = Alamat jaringanmu dipakai di memori untuk menghentikan banjir permintaan. Server permainan tidak menuliskannya ke dalam permainan maupun ke lognya sendiri. Server hanya menghitung jumlah permintaan secara keseluruhan, tanpa apa pun yang menunjuk kepada seseorang.

privacy-others-title = Apa yang bisa dilihat orang lain
privacy-others-body = Siapa pun yang punya tautan permainan bisa menontonnya, membaca nama panggilan di dalamnya, dan melihat apakah kedua pemain hadir. Jadi berikan tautan kepada mereka yang memang perlu, dan pilih nama panggilan yang tidak apa-apa dibaca orang.

privacy-none-title = Yang tidak ada
privacy-none-body = Tidak ada iklan, pelacakan pengunjung, tombol media sosial, huruf atau skrip dari situs lain: setiap berkas situs ini datang dari situs ini sendiri. Tidak ada yang dijual atau diserahkan kepada pihak lain.

privacy-host-title = Siapa yang menjalankan situs ini
privacy-host-body = Siapa pun bisa menjalankan Senet, dan halaman ini menjelaskan apa yang dilakukan Senet sendiri. Pengelola salinan ini bisa saja menempatkannya di belakang server lain yang punya log sendiri.
