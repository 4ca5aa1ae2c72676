## Choosing the computer
computer-opponent = Komputer
computer-play = Main lawan komputer
computer-level = Tingkat
computer-level-1 = Pemula
computer-level-2 = Serakah
computer-level-3 = Waspada
computer-level-4 = Pemikir
computer-level-5 = Ahli
computer-level-6 = Sempurna
computer-about-1 = Berlari maju dan mengambil yang ada di depan mata; sisanya kebanyakan luput.
computer-about-2 = Mengambil apa saja yang bisa diambil, tanpa pernah memikirkan lemparanmu berikutnya.
computer-about-3 = Mencemaskan setiap bidak dan menjaganya tetap berdekatan.
computer-about-4 = Menimbang langkahnya dan melihat satu lemparan ke depan.
computer-about-5 = Hampir tak pernah ada yang luput.
computer-about-6 = Selalu langkah terbaik yang diketahuinya.

## At the board
computer-name = Komputer

## Hints
computer-hint = Beri aku petunjuk
computer-hint-exact = Nilai pasti.
computer-hint-estimated = Nilai perkiraan.
computer-hints = Petunjuk terpakai: { $count }
computer-notice-no-hints = Petunjuk hanya ada dalam permainan melawan komputer.
computer-notice-nothing = Petunjuk hanya untuk lemparan yang menunggu langkahmu.
