### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Kusursuz oyun ne gösteriyor
jequier-perfect-start = İki oyun da çözüldü: her konum için, kimse hiç hata yapmazsa iki tarafın kazanma olasılığını biliyoruz. Jéquier Senet’inde başlangıç atışını kazananın oyunu kazanma olasılığı %{ $percent }. Standart oyunda birinci oyuncununki %{ $standard }.
jequier-perfect-length = İki kusursuz oyuncu arasında bir Jéquier Senet’i ortalama { $throws } atış sürer; standart sapma { $spread }.
jequier-perfect-luck = Tek bir atış kazanma olasılığını ortalama { $swing } yüzde puan kaydırır.
jequier-perfect-source = Bu sayılar iki oyunun bizim hesapladığımız çözümünden gelir. Hesaplama tarihi: { $date }.
