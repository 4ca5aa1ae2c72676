home-title = सेनेट: मिस्र का प्राचीन खेल दोस्त के साथ खेलें
home-heading = सेनेट, पार जाने का खेल
home-lead = मिस्रवासियों ने इसे दो हज़ार साल से भी ज़्यादा खेला। दोस्त को लिंक भेजें और आज शाम ही खेलें।
home-setup = नया खेल
home-rules = नियम
home-standard = मानक
home-standard-about = डूबी गोटी 15 पर लौटती है
home-jequier = ज़ेकिए
home-jequier-about = लगातार तीन यानी दीवार
home-opponent = किसके साथ
home-friend = दोस्त, लिंक से
home-device = दोनों इसी डिवाइस पर
home-stranger = जो इंतज़ार में हो
home-stranger-about = { $count ->
    [0] अभी कोई इंतज़ार में नहीं
    [one] { $count } व्यक्ति इंतज़ार में
   *[other] { $count } लोग इंतज़ार में
}
home-more = पहली फेंक और घड़ी
home-first = पहले कौन फेंके
home-first-random = पर्ची डालकर
home-first-you = आप
home-first-them = दूसरा खिलाड़ी
home-clock = घड़ी
home-clock-none = बिना घड़ी
home-clock-time = हर एक को { $minutes } मिनट, हर चाल पर { $seconds } सेकंड
home-play = खेलें
home-games = आपके अधूरे खेल
home-game-waiting = दूसरे खिलाड़ी का इंतज़ार
home-game-your-turn = आपकी बारी
home-game-their-turn = दूसरे की बारी
home-game-device = इसी डिवाइस पर
home-game-opponent = { $name } के साथ
home-about = सेनेट क्या है
home-about-path = दो खिलाड़ी पाँच-पाँच गोटियाँ लेकर तीस खानों के रास्ते पर दौड़ते हैं, जो तीन पंक्तियों में मुड़ता चलता है।
home-about-sticks = चार तीलियाँ, हर एक की एक उजली और एक गहरी तरफ़, बताती हैं कि गोटी कितना चलेगी।
home-about-swap = अकेली गोटी अदला-बदली में पीछे भेजी जा सकती है, दो पड़ोसी एक-दूसरे की रक्षा करते हैं, और अंत के पास जल इंतज़ार करता है।
home-board-label = खेल के बीच में सेनेट की बिसात
