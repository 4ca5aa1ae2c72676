### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Apa yang ditunjukkan permainan sempurna
senet-perfect-start = Permainan standar sudah terpecahkan: untuk setiap posisi kami tahu peluang menang tiap pihak kalau tidak ada yang pernah keliru. Di awal, pemain pertama, yang memegang kerucut, memenangkan { $percent }% permainan.
senet-perfect-length = Di antara dua pemain sempurna, satu permainan rata-rata memakan { $throws } lemparan, dengan simpangan baku { $spread }.
senet-perfect-luck = Rata-rata satu lemparan saja menggeser peluang menang sebesar { $swing } poin persentase.
senet-perfect-source = Angka-angka ini berasal dari pemecahan permainan yang kami hitung sendiri pada { $date }.
