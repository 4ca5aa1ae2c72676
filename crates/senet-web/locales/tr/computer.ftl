## Choosing the computer
computer-opponent = Bilgisayar
computer-play = Bilgisayara karşı oyna
computer-level = Düzey
computer-level-1 = Acemi
computer-level-2 = Açgözlü
computer-level-3 = Temkinli
computer-level-4 = Düşünen
computer-level-5 = Usta
computer-level-6 = Kusursuz
computer-about-1 = İleri koşar, gözünün önündekini alır; gerisini çoğunlukla görmez.
computer-about-2 = Alabildiği her şeyi alır, senin sonra ne atabileceğini hiç sormaz.
computer-about-3 = Her taşı için korkar, onları bir arada tutar.
computer-about-4 = Hamlelerini tartar, bir atış ileriye bakar.
computer-about-5 = Neredeyse hiçbir şeyi gözden kaçırmaz.
computer-about-6 = Her seferinde bildiği en iyi hamle.

## At the board
computer-name = Bilgisayar

## Hints
computer-hint = İpucu ver
computer-hint-exact = Kesin değerler.
computer-hint-estimated = Tahmini değerler.
computer-hints = Şimdiye kadarki ipuçları: { $count }
computer-notice-no-hints = İpucu yalnızca bilgisayara karşı oynanan oyunlarda verilir.
computer-notice-nothing = İpucu, ancak bir atış hamleni beklerken verilir.
