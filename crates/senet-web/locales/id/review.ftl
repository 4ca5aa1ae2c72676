review-title = Tinjauan · { $rules }
review-open = Tinjau permainan
review-curve = Peluang menang
review-curve-about = Dari { $start } ke { $end } dalam { $count } lemparan. Daftar langkah menyajikan hal yang sama dalam kata dan angka.
review-moments = Momen-momen yang menentukan
review-move = Langkah { $turn }
review-better = Lebih baik
review-best = Langkah terbaik
review-played = Dimainkan
review-given = Terbuang
review-luck = Keberuntungan
review-choices = { $best } dari { $count } pilihan adalah yang terbaik
review-adds = Rinciannya
review-begin = Di awal
review-end = Di akhir
review-exact = Semua nilainya pasti.
review-estimated = Nilainya perkiraan.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Keberuntungan yang menentukan: bilah memberi pemenang { $luck }, pilihan yang lebih baik { $skill }.
review-sum-skill = Pilihan yang lebih baik yang menentukan: darinya pemenang mendapat { $skill }, dari bilah { $luck }.
review-sum-both = Keberuntungan dan pilihan yang lebih baik sama-sama membantu pemenang: { $luck } dan { $skill }.
review-sum-against-luck = Menang meski kurang beruntung: bilah merugikan pemenang { $luck }, pilihan yang lebih baik memberi { $skill }.
review-sum-against-skill = Keberuntungan menutupi pilihan yang lebih lemah: bilah memberi pemenang { $luck }, pilihannya merugikan { $skill }.
review-sum-stopped = Permainan berhenti sebelum selesai; peluang pemenang saat itu { $chance }.

## Around it
review-list = Daftar semua langkah
review-list-back = Kembali ke papan
review-column-move = Langkah
review-analyse = Analisis posisi ini
review-link = Tautan ke momen ini
review-keys = Telusuri permainan dengan tombol panah.
