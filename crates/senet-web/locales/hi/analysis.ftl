analysis-title = सेनेट की किसी भी स्थिति का विश्लेषण
analysis-nav = विश्लेषण
analysis-heading = स्थिति का विश्लेषण
analysis-lead = कोई भी स्थिति सजाएँ और देखें कि किसका पलड़ा भारी है, हर फेंक का मान क्या है और कौन-सी चाल सबसे अच्छी है।
analysis-tap = खाने को छूकर बदलें: ख़ाली, शंकु, डमरू।
analysis-turn = किसकी बारी
analysis-throw = फेंक
analysis-throw-none = अभी कोई नहीं
analysis-clear = बिसात ख़ाली करें
analysis-start = शुरुआती स्थिति
analysis-text = स्थिति, लिखित रूप में
analysis-read = पढ़ें
analysis-unread = इस पाठ में कोई स्थिति नहीं है। तीन पंक्तियाँ, पक्ष और फेंक चाहिए।
analysis-win = { $side ->
    [cones] शंकुओं के जीतने की संभावना
   *[spools] डमरुओं के जीतने की संभावना
}
analysis-throws = हर फेंक का मान
analysis-moves = चालें, सबसे अच्छी पहले
analysis-over = { $side ->
    [cones] सारे शंकु बाहर हैं: वे जीत गए।
   *[spools] सारे डमरू बाहर हैं: वे जीत गए।
}

## Why a setup cannot stand in a game
analysis-faults = खेल में ऐसा नहीं हो सकता
analysis-fault-pieces = { $side ->
    [cones] शंकु ज़्यादा हैं: बिसात पर { $count }, अधिक से अधिक { $most }।
   *[spools] डमरू ज़्यादा हैं: बिसात पर { $count }, अधिक से अधिक { $most }।
}
analysis-fault-empty = बिसात पर कोई गोटी नहीं है; किसी एक पक्ष की तो बची होनी चाहिए।
analysis-fault-water = { $square } पर, जल के घर में, गोटी है; वहाँ कुछ नहीं टिकता।
analysis-fault-throw = { $throw } नहीं आ सकता: इन नियमों में 1, 2, 3, 4 और { $none } आते हैं।
analysis-fault-end = एक पक्ष की सारी गोटियाँ बाहर हैं, फिर भी फेंक चुनी गई है।
analysis-fault-side = बताएँ किसकी बारी है।
