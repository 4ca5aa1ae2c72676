### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Apa yang ditunjukkan permainan sempurna
jequier-perfect-start = Kedua permainan sudah terpecahkan: untuk setiap posisi kami tahu peluang menang tiap pihak kalau tidak ada yang pernah keliru. Dalam Senet Jéquier, pemenang lemparan pembuka memenangkan { $percent }% permainan. Dalam permainan standar, pemain pertama memenangkan { $standard }%.
jequier-perfect-length = Di antara dua pemain sempurna, satu permainan Senet Jéquier rata-rata memakan { $throws } lemparan, dengan simpangan baku { $spread }.
jequier-perfect-luck = Rata-rata satu lemparan saja menggeser peluang menang sebesar { $swing } poin persentase.
jequier-perfect-source = Angka-angka ini berasal dari pemecahan kedua permainan yang kami hitung sendiri pada { $date }.
