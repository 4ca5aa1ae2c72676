fair-title = निष्पक्ष फेंकें
fair-lead = फेंक कोई नहीं चुन सकता: न खिलाड़ी, न यह साइट। यह कैसे होता है, सीधे शब्दों में।
fair-step-seal = खेल शुरू होने से पहले साइट एक लंबी गुप्त संख्या निकालती है, यानी बीज, और उसकी मुहर दिखाती है: उसका SHA-256। यह मुहर केवल इसी एक संख्या से मेल खाती है।
fair-step-shake = हर फेंक में आपका ब्राउज़र अपनी ओर से सोलह रैंडम बाइट जोड़ता है, यानी झटका। इसलिए साइट पहले से नहीं जानती कि क्या आएगा।
fair-step-draw = फेंक बीज, खेल, फेंक की क्रम संख्या और झटके से एक तय विधि से निकलती है: HMAC-SHA-256 के सबसे निचले चार बिट ही चार तीलियाँ हैं।
fair-step-open = खेल ख़त्म होने पर बीज दिखाया जाता है। कोई भी जाँच सकता है कि वह मुहर से मेल खाता है, और हर फेंक फिर से निकाल सकता है।
fair-shares = हर तीली आधी बार सीधी पड़ती है। सोलह फेंकों में औसतन चार बार 1 आता है, छह बार 2, चार बार 3, एक बार 4, और एक बार कोई भी सीधी नहीं पड़ती।
fair-check-title = फेंकों की जाँच
fair-check-game = खेल { $id }, { $rules }
fair-seal = मुहर, जो पहली फेंक से पहले दिखाई गई
fair-seed = बीज
fair-seed-later = बीज खेल ख़त्म होने पर दिखाया जाता है। तब तक न कोई जाँच सकता है, न कोई आगे झाँक सकता है।
fair-check = सारा हिसाब फिर से करें
fair-check-here = आपका ब्राउज़र सारा हिसाब ख़ुद करता है।
fair-check-good = { $count ->
    [one] बीज मुहर से मेल खाता है, और जाँची गई { $count } फेंक सही है।
   *[other] बीज मुहर से मेल खाता है, और सभी { $count } फेंकें सही हैं।
}
fair-check-bad = { $count ->
    [one] { $count } फेंक बीज से नहीं निकलती।
   *[other] { $count } फेंकें बीज से नहीं निकलतीं।
}
fair-check-bad-seal = बीज मुहर से मेल नहीं खाता।
fair-counts = जो आया और जो अपेक्षित था
fair-counts-throw = फेंक
fair-counts-expected = अपेक्षित
fair-counts-cell = { $all } में से { $count }
fair-expected-cell = 16 में से { $sixteenths }
fair-throws = सभी फेंकें
fair-throws-none = अभी कुछ नहीं फेंका गया।
fair-column-number = क्रम
fair-column-player = खिलाड़ी
fair-column-sticks = तीलियाँ
fair-column-throw = फेंक
fair-column-shake = झटका
fair-column-check = जाँच
fair-shake-none = नहीं
fair-right = सही
fair-wrong = ग़लत
fair-recipe = विधि: बीज को कुंजी बनाकर “game:number:shake” पाठ के HMAC-SHA-256 का पहला बाइट।
fair-back = खेल पर वापस
