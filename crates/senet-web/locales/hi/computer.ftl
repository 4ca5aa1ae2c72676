## Choosing the computer
computer-opponent = कंप्यूटर
computer-play = कंप्यूटर के साथ खेलें
computer-level = स्तर
computer-level-1 = नौसिखिया
computer-level-2 = लालची
computer-level-3 = सतर्क
computer-level-4 = विचारशील
computer-level-5 = माहिर
computer-level-6 = अचूक
computer-about-1 = आगे दौड़ता है और जो सामने दिखे वही लेता है; बाक़ी ज़्यादातर उससे छूट जाता है।
computer-about-2 = जो ले सकता है ले लेता है, और कभी नहीं सोचता कि आप आगे क्या फेंक सकते हैं।
computer-about-3 = हर गोटी की चिंता करता है और सबको साथ-साथ रखता है।
computer-about-4 = चालों को तौलता है और एक फेंक आगे तक देखता है।
computer-about-5 = उससे शायद ही कुछ छूटता है।
computer-about-6 = हर बार वही चाल, जो उसकी जानकारी में सबसे अच्छी है।

## At the board
computer-name = कंप्यूटर

## Hints
computer-hint = संकेत दें
computer-hint-exact = सटीक मान।
computer-hint-estimated = अनुमानित मान।
computer-hints = अब तक के संकेत: { $count }
computer-notice-no-hints = संकेत केवल कंप्यूटर के साथ खेल में मिलते हैं।
computer-notice-nothing = संकेत तभी मिलता है जब कोई फेंक आपकी चाल का इंतज़ार कर रही हो।
