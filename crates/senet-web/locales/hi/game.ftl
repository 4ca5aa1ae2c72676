# Titles
game-title-your-turn = आपकी बारी · { $rules }
game-title-their-turn = { $name } की बारी · { $rules }
game-title-waiting = आपके दोस्त का इंतज़ार · { $rules }
game-title-queue = खिलाड़ी की तलाश · { $rules }
game-title-invitation = खेलने का न्योता: { $rules }
game-title-over = खेल ख़त्म · { $rules }

# Players
game-you = आप
game-first-player = खिलाड़ी 1
game-second-player = खिलाड़ी 2
game-your-opponent = विरोधी
game-players = खिलाड़ी
game-home-count = बाहर, 5 में से
game-turn-yours = आपकी बारी
game-turn-theirs = इनकी बारी
game-here = यहाँ हैं
game-away = दूर हैं
game-no-side = अभी कोई पक्ष नहीं
game-watchers = { $count ->
    [one] { $count } व्यक्ति देख रहा है
   *[other] { $count } लोग देख रहे हैं
}
game-watching = आप देख रहे हैं
game-clock-label = { $name } का बचा समय: { $time }
game-clock-label-you = आपका बचा समय: { $time }

# What is to be done
game-throwoff-you = पहले 1 के लिए फेंकें
game-throwoff-them = { $name } की फेंक, पहले 1 के लिए
game-throwoff-about = जिसका 1 पहले आए, वह डमरू लेता है और 10 से 11 चलकर शुरू करता है।
game-throw-you = आपकी बारी: तीलियाँ फेंकें
game-throw-again-you = फिर से फेंकें
game-throw-them = { $name } की फेंक
game-throw-again-them = { $name } की एक और फेंक
game-move-you = आपने { $throw } फेंका। गोटी चुनें।
game-move-one-you = आपने { $throw } फेंका। एक चाल संभव है।
game-move-back-you = आपने { $throw } फेंका। आगे कुछ नहीं जा सकता: एक गोटी को पीछे जाना होगा।
game-move-them = { $name } ने { $throw } फेंका, अब गोटी चुनने की बारी
game-handover = { $side ->
    [cones] { $name }, शंकु के साथ: आपकी बारी है
   *[spools] { $name }, डमरू के साथ: आपकी बारी है
}
game-choices = { $count ->
    [one] { $count } गोटी चल सकती है। उसे छुएँ या बटन दबाएँ।
   *[other] { $count } गोटियाँ चल सकती हैं। जिसके नीचे घेरा हो, उसे छुएँ।
}
game-act-throw = तीलियाँ फेंकें
game-act-choose = गोटी चुनें
game-act-wait = { $name } की चाल
game-act-step = { $to } पर जाएँ
game-act-swap = { $to } पर अदला-बदली
game-act-water = जल में
game-act-off = बाहर निकालें
game-act-back = पीछे { $to } पर
game-offer-step = { $from } से { $to }: ख़ाली खाने पर क़दम।
game-offer-swap = { $side ->
    [cones] { $from } से { $to }: आपका शंकु और डमरू जगह बदलते हैं।
   *[spools] { $from } से { $to }: आपका डमरू और शंकु जगह बदलते हैं।
}
game-offer-water = { $from } से { $water }: आपकी गोटी जल में गिरती है और { $to } पर निकलती है।
game-offer-off = { $from }: आपकी गोटी बिसात से बाहर निकलती है। वह पार लग गई।
game-offer-back = { $from } से पीछे { $to } पर।

# What happened
game-event-step = { $who ->
    [you] आपने { $throw } फेंका और { $from } से { $to } की चाल चली।
   *[other] { $name } ने { $throw } फेंका और { $from } से { $to } की चाल चली।
}
game-event-swap = { $who ->
    [you] आपने { $throw } फेंका और { $from } की { $to } से अदला-बदली की।
   *[other] { $name } ने { $throw } फेंका और { $from } की { $to } से अदला-बदली की।
}
game-event-water = { $who ->
    [you] आपने { $throw } फेंका। { $from } की आपकी गोटी जल में गिरी और { $to } पर निकली।
   *[other] { $name } ने { $throw } फेंका। { $from } की गोटी जल में गिरी और { $to } पर निकली।
}
game-event-off = { $who ->
    [you] आपने { $throw } फेंका और { $from } की गोटी बाहर निकाली।
   *[other] { $name } ने { $throw } फेंका और { $from } की गोटी बाहर निकाली।
}
game-event-back = { $who ->
    [you] आपने { $throw } फेंका और आपको { $from } से पीछे { $to } पर जाना पड़ा।
   *[other] { $name } ने { $throw } फेंका: मजबूरी में { $from } से पीछे { $to } की चाल।
}
game-event-pass = { $who ->
    [you] आपने { $throw } फेंका, लेकिन आपकी कोई गोटी नहीं चल सकती।
   *[other] { $name } ने { $throw } फेंका, लेकिन कोई गोटी नहीं चल सकती।
}
game-event-throwoff = { $who ->
    [you] आपने { $throw } फेंका, 1 नहीं।
   *[other] { $name } ने { $throw } फेंका, 1 नहीं।
}
game-event-spools = { $who ->
    [you] आपने पहला 1 फेंका: डमरू आपके हैं।
   *[other] { $name } ने पहला 1 फेंका और डमरू लिए।
}
game-event-thrown = { $who ->
    [you] आपने { $throw } फेंका।
   *[other] { $name } ने { $throw } फेंका।
}
game-say = { $event } { $status }
game-why = कोई गोटी क्यों नहीं चल सकती
game-faces = { $count ->
    [0] एक भी सीधी नहीं
    [one] { $count } सीधी
   *[other] { $count } सीधी
}
game-sticks-label = { $count ->
    [0] एक भी सीधी नहीं: { $throw }
    [one] { $count } सीधी: { $throw }
   *[other] { $count } सीधी: { $throw }
}
game-sticks-waiting = अभी नहीं फेंकी गईं

# Squares
game-board-label = बिसात
game-square-empty = { $square }, ख़ाली
game-square-piece = { $side ->
    [cones] { $square }, शंकु
   *[spools] { $square }, डमरू
}
game-square-house-empty = { $square }, { $house }, ख़ाली
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, शंकु
   *[spools] { $square }, { $house }, डमरू
}
game-square-choice = { $square }. { $offer }
game-legend = घर
game-legend-rebirth = डूबी गोटी यहाँ लौटती है
game-legend-beauty-standard = 4 या 5 आने पर बाहर
game-legend-water-standard = वापस 15 पर
game-legend-water-jequier = वापस शुरुआत में
game-legend-truths-standard = 3 आने पर बाहर
game-legend-atum-standard = 2 आने पर बाहर
game-legend-safe = सुरक्षित
game-house-short = { $square } { $house }
game-house-rebirth = पुनर्जन्म
game-house-beauty = सौंदर्य
game-house-water = जल
game-house-truths = तीन सत्य
game-house-atum = रा-आतुम
game-house-horus = होरस

# Moves so far
game-moves = चालें
game-moves-none = अभी कुछ नहीं फेंका गया।
game-moves-start = शुरुआत
game-moves-back = एक चाल पीछे
game-moves-on = एक चाल आगे
game-moves-now = खेल पर वापस
game-replay = चाल { $turn } के बाद, कुल { $count }
game-replay-start = शुरुआत
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → जल → { $to }
game-short-off = { $from } बाहर
game-short-back = { $from } → { $to }, पीछे
game-short-pass = कोई चाल नहीं
game-short-throwoff = 1 नहीं
game-short-open = …

# Waiting and joining
game-waiting-heading = दोस्त को यह लिंक भेजें
game-waiting-lead = दोस्त के बैठते ही खेल शुरू हो जाएगा। आप यह पेज बंद करके लौट सकते हैं।
game-waiting-seat = { $side ->
    [cones] आपके पास शंकु हैं और पहली फेंक आपकी है
    [spools] आपके पास डमरू हैं
    [first] पहली फेंक आपकी है
   *[second] दूसरी फेंक आपकी है
}
game-waiting-kept = दोस्त के लिए जगह रखी है
game-waiting-leave = खेल छोड़ें
game-queue-heading = आपके लिए साथी की तलाश
game-queue-lead = अगला व्यक्ति जो { $rules } खेलना चाहेगा, आपके सामने बैठेगा। यह पेज खुला रखें।
game-queue-kept = आने वाले के लिए जगह रखी है
game-link-label = खेल का लिंक
game-copy = लिंक कॉपी करें
game-copied = कॉपी हो गया
game-share = साझा करें
game-share-text = मेरे साथ सेनेट खेलें:
game-qr = लिंक का QR कोड
game-qr-scan = स्कैन करके जुड़ें
game-invitation-heading = { $name } का न्योता: { $rules }
game-invitation-heading-nameless = आपको न्योता मिला है: { $rules }
game-invitation-lead = साइन-अप नहीं। बस एक बार दबाएँ और बिसात पर बैठ जाएँ।
game-invitation-seat = { $side ->
    [cones] आपके पास शंकु होंगे और पहली फेंक आपकी होगी।
    [spools] आपके पास डमरू होंगे।
    [first] पहली फेंक आपकी होगी।
   *[second] दूसरी फेंक आपकी होगी।
}
game-invitation-take = जगह लें
game-leave-guest = पहली फेंक से पहले छोड़ें

# The end
game-won-you = आपकी जीत हुई
game-won-them = { $name } की जीत
game-lost-you = { $name } की जीत। आपका खेल भी अच्छा रहा।
game-end-borne-off = { $turns ->
    [one] { $turns } फेंक के बाद पाँचों गोटियाँ बाहर हैं।
   *[other] { $turns } फेंकों के बाद पाँचों गोटियाँ बाहर हैं।
}
game-end-resignation = { $who ->
    [you] आपने हार मान ली।
   *[other] { $name } ने हार मान ली।
}
game-end-absence = { $who ->
    [you] आपकी ओर से बहुत देर कोई नहीं था, और जीत का दावा कर लिया गया।
   *[other] { $name } की ओर से बहुत देर कोई नहीं था, और जीत का दावा कर लिया गया।
}
game-end-time = { $who ->
    [you] आपका समय ख़त्म हो गया।
   *[other] { $name } का समय ख़त्म हो गया।
}
game-rematch = फिर खेलें, जगह बदलकर
game-rematch-accept = दोबारा खेलना स्वीकारें
game-rematch-offered-you = आपने दोबारा खेलने का प्रस्ताव दिया है। दूसरा खिलाड़ी दूर हो, तब भी यह बना रहेगा।
game-rematch-offered-them = { $name } का प्रस्ताव: दोबारा खेलें
game-rematch-go = अगले खेल पर जाएँ
game-rematch-watch = दोनों आगे खेल रहे हैं: अगले खेल पर जाएँ
game-another = दूसरा खेल चुनें

# Around the board
game-more = और
game-say-something = कुछ कहें
game-said = { $name }: { $phrase }
game-phrase-hello = नमस्ते!
game-phrase-good-luck = शुभकामनाएँ!
game-phrase-well-played = बहुत बढ़िया!
game-phrase-what-luck = क्या क़िस्मत है!
game-phrase-close = कड़ी टक्कर थी!
game-phrase-oh-no = अरे नहीं!
game-phrase-one-moment = एक पल रुकिए
game-phrase-thanks = धन्यवाद!
game-phrase-again = एक और खेल?
game-phrase-bye = फिर मिलेंगे!
game-invite-watchers = देखने का लिंक
game-sound = आवाज़
game-notify = मेरी बारी आने पर बताएँ
game-notify-body = आपकी बारी है।
game-device = मेरी जगह दूसरे डिवाइस पर ले जाएँ
game-check = फेंकों की जाँच
game-resign = हार मानें
game-resign-sure = सचमुच यह खेल छोड़ दें?
game-resign-yes = हाँ, हार मानें
game-name = आपका नाम
game-name-hint = वैकल्पिक, 20 अक्षरों तक
game-name-save = सहेजें
game-claim = जीत का दावा करें
game-claim-about = { $name } कुछ देर से यहाँ नहीं। आप जीत का दावा कर सकते हैं, या जितनी देर चाहें इंतज़ार कर सकते हैं।
game-claim-in = { $seconds ->
    [one] { $name } यहाँ नहीं। { $seconds } सेकंड बाद आप जीत का दावा कर सकते हैं।
   *[other] { $name } यहाँ नहीं। { $seconds } सेकंड बाद आप जीत का दावा कर सकते हैं।
}
game-offline = कनेक्शन नहीं है। उसके लौटते ही बिसात ताज़ा हो जाएगी।

# The rules at hand
game-rules-hand = नियम संक्षेप में
game-rules-throw-standard = एक से चार सीधी तीलियाँ 1 से 4 गिनी जाती हैं, एक भी नहीं तो 5। 1, 4 और 5 के बाद आप फिर फेंकते हैं।
game-rules-throw-jequier = एक से चार सीधी तीलियाँ 1 से 4 गिनी जाती हैं, एक भी नहीं तो 6। 1, 4 और 6 के बाद आप फिर फेंकते हैं, अगर चाल हो सकी हो।
game-rules-swap = विरोधी की गोटी पर पहुँची गोटी उससे जगह बदल लेती है, बशर्ते विरोधी की गोटी सुरक्षित न हो।
game-rules-safe-standard = एक पक्ष के दो पड़ोसी एक-दूसरे की रक्षा करते हैं। 27, 28, 29 और 30 सुरक्षित हैं।
game-rules-safe-jequier = एक पक्ष के दो पड़ोसी एक-दूसरे की रक्षा करते हैं। 26, 28, 29 और 30 सुरक्षित हैं।
game-rules-wall-standard = किसी भी गोटी के ऊपर से निकला जा सकता है।
game-rules-wall-jequier = विरोधी की लगातार तीन गोटियों के पार नहीं जा सकते, न आगे, न पीछे।
game-rules-water-standard = 28 पर पहुँची गोटी 15 पर लौटती है, या उससे पहले के पहले ख़ाली खाने पर।
game-rules-water-jequier = 27 पर पहुँची गोटी सबसे छोटी संख्या वाले ख़ाली खाने पर लौटती है।
game-rules-back-standard = गोटियाँ कभी पीछे नहीं जातीं। चाल न हो, तो फेंक छूट जाती है।
game-rules-back-jequier = आगे की चाल न हो, तो एक गोटी को पीछे ख़ाली खाने पर जाना होता है। कोई न जा सके, तो बारी छूट जाती है।
game-rules-off-standard = 27 से गोटी 4 या 5 आने पर बाहर निकलती है, 29 से 3 आने पर, 30 से 2 आने पर।
game-rules-off-jequier = आपकी सारी गोटियाँ 21 से 30 पर हों, तो 30 या उससे आगे पहुँचाने वाली हर फेंक एक गोटी को बाहर निकालती है।
game-rules-win = जिसकी पाँचों गोटियाँ पहले बिसात से बाहर निकलें, वह जीतता है।

# Another device
game-device-title = अपनी जगह दूसरे डिवाइस पर ले जाएँ
game-device-lead = यह निजी लिंक दूसरे डिवाइस पर खोलें। जो भी इसे खोले, वह आपकी जगह खेल सकता है, इसलिए इसे किसी और को न दिखाएँ।
game-device-qr = निजी लिंक का QR कोड
game-device-back = खेल पर वापस
game-device-take-title = यहाँ खेलना जारी रखें
game-device-take-lead = इस खेल ({ $rules }) में आपकी जगह इस डिवाइस पर आ जाती है। दूसरे डिवाइस पर भी वह बनी रहती है।
game-device-take = यहाँ अपनी जगह लें
