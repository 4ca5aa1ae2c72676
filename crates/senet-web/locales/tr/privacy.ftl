### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Gizlilik: Senet neyi saklar
privacy-description = Bu site senin hakkında neyi tutar: neredeyse hiçbir şeyi. Hesap, reklam, ziyaretçi takibi yok. Oyunlardaki yerini cihazındaki tek bir rastgele sayı tutar.
privacy-breadcrumb = Gizlilik
privacy-heading = Saklananlar: neredeyse hiçbir şey
privacy-lead = Hesap, e-posta adresi ya da ad olmadan oynayabilirsin. Bu sayfa, buna karşın tutulan her şeyi ve nedenini sayar.

privacy-device-title = Cihazında
privacy-device-seat = İlk kez bir oyun başlattığında ya da birine katıldığında, tarayıcın uzun bir rastgele sayı içeren bir çerez alır. Bu, yerlerinin anahtarıdır; böylece senin yerine başkası oynayamaz. Senin hakkında bir şey söylemez, betikler onu okuyamaz ve bir yıl geçerlidir.
privacy-device-settings = Renkleri, tahtanın duruşunu ya da başka bir dili seçersen, bu seçimlerin her birini küçük bir çerez hatırlar. Yalnızca okumak hiç çerez bırakmaz.
privacy-device-clear = Hepsini dilediğin an silebilirsin. Anahtar olmadan cihazın, bitmemiş oyunlardaki yerlerini yitirir.

privacy-server-title = Sunucuda
privacy-server-game = Her oyun oynandığı gibi saklanır: kuralları, atışlar, hamleler, nasıl bittiği, neyin ne zaman olduğu, her oyuncunun en son ne zaman orada olduğu ve atışların denetlenmesini sağlayan rastgele sayılar. Takma ad ve en son hazır sözler, kullanırsan, oyunla birlikte saklanır. Bitmiş oyunlar, bağlantıları çalışmayı sürdürsün diye kalır.
privacy-server-key = Yerinin anahtarından sunucu yalnızca bir parmak izi, yani anahtarın geri hesaplanamayacağı bir özet (hash) tutar.
privacy-server-address = Ağ adresin, istek sellerini durdurmak için bellekte kullanılır. Oyun sunucusu onu ne oyunlara ne de kendi günlüğüne yazar. İstekleri yalnızca toplu olarak sayar; bu sayımda bir kişiyi gösteren hiçbir şey yoktur.

privacy-others-title = Başkalarının gördükleri
privacy-others-body = Bir oyunun bağlantısını bilen onu izleyebilir, içindeki takma adları okuyabilir ve iki oyuncunun orada olup olmadığını görebilir. Bu yüzden bağlantıyı bilmesi gerekenlere ver ve okunmasından çekinmeyeceğin bir takma ad seç.

privacy-none-title = Burada olmayanlar
privacy-none-body = Reklam, ziyaretçi takibi, sosyal medya düğmesi, başka sitelerden yazı tipi ya da betik yok: bu sitenin her dosyası sitenin kendisinden gelir. Hiçbir şey satılmaz, kimseye aktarılmaz.

privacy-host-title = Siteyi kim işletir
privacy-host-body = Senet’i herkes işletebilir ve bu sayfa Senet’in kendisinin ne yaptığını anlatır. Bu kopyayı işleten, onu kendi günlükleri olan başka sunucuların arkasına koymuş olabilir.
