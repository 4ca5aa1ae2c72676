review-title = Tinjauan · { $rules }
review-open = Tinjau permainan
review-curve = Peluang menang
review-curve-about = Dari { $start } ke { $end } dalam { $count } lemparan. Daftar langkah mengatakan hal yang sama dengan kata dan angka.
review-moments = Saat-saat yang menentukan
review-move = Langkah { $turn }
review-better = Lebih baik
review-best = Langkah terbaik
review-played = Dimainkan
review-given = Terbuang
review-luck = Keberuntungan
review-choices = { $best } dari { $count } pilihan adalah yang terbaik
review-adds = Begini jumlahnya
review-begin = Di awal
review-end = Di akhir
review-exact = Semua nilainya pasti.
review-estimated = Nilainya perkiraan.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Keberuntungan yang menentukan: bilah memberi pemenang { $luck }, pilihan yang lebih baik { $skill }.
review-sum-skill = Pilihan yang lebih baik menentukan: memberi pemenang { $skill }, sedangkan bilah { $luck }.
review-sum-both = Keberuntungan dan pilihan yang lebih baik sama-sama membantu pemenang: { $luck } dan { $skill }.
review-sum-against-luck = Menang melawan nasib: bilah mengambil { $luck }, pilihan yang lebih baik memberi { $skill }.
review-sum-against-skill = Keberuntungan menutup pilihan yang lebih lemah: bilah memberi { $luck }, pilihan menghabiskan { $skill }.
review-sum-stopped = Permainan berhenti sebelum selesai; peluang pemenang saat itu { $chance }.

## Around it
review-list = Semua langkah dalam daftar
review-list-back = Kembali ke papan
review-column-move = Langkah
review-analyse = Analisis posisi ini
review-link = Tautan ke saat ini
review-keys = Tombol panah menelusuri permainan.
