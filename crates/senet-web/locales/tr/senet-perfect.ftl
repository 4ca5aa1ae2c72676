### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Kusursuz oyun ne gösteriyor
senet-perfect-start = Standart oyun çözüldü: her konum için, kimse hiç hata yapmazsa iki tarafın kazanma olasılığını biliyoruz. Başlangıçta, konileri oynayan birinci oyuncunun kazanma olasılığı %{ $percent }.
senet-perfect-length = İki kusursuz oyuncu arasında bir oyun ortalama { $throws } atış sürer; standart sapma { $spread }.
senet-perfect-luck = Tek bir atış kazanma olasılığını ortalama { $swing } yüzde puan kaydırır.
senet-perfect-source = Bu sayılar oyunun bizim hesapladığımız çözümünden gelir. Hesaplama tarihi: { $date }.
