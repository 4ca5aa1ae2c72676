errors-not-found-title = ऐसा कोई पेज नहीं है
errors-not-found = यह पता कहीं नहीं ले जाता। शायद रास्ते में कोई अक्षर छूट गया।
errors-no-game-title = ऐसा कोई खेल नहीं है
errors-no-game = इस लिंक का कोई खेल नहीं है। कृपया लिंक फिर से माँग लें, या अपना नया खेल शुरू करें।
errors-bad-request-title = यह समझ में नहीं आया
errors-bad-request = फ़ॉर्म में कुछ छूट गया या अपनी जगह पर नहीं था। कृपया वापस जाकर एक बार फिर कोशिश करें।
errors-foreign-title = यह किसी दूसरी साइट से आया
errors-foreign = आपकी सुरक्षा के लिए केवल इसी साइट के पेज आपकी ओर से कुछ कर सकते हैं। खेल यहाँ खोलें और फिर कोशिश करें।
errors-seat-link-title = यह लिंक अब काम नहीं करता
errors-seat-link = जगह ले जाने का लिंक थोड़ी देर ही काम करता है। जिस डिवाइस पर आप खेलते हैं, उस पर नया लिंक बनाएँ।
errors-too-many-title = थोड़ा धीरे
errors-too-many = एक साथ बहुत कुछ हो गया। कृपया पल भर रुककर फिर कोशिश करें।
errors-server-title = हमारी ओर कुछ गड़बड़ हो गई
errors-server = आपके खेल सुरक्षित हैं। कृपया पल भर बाद फिर कोशिश करें।
errors-home = मुखपृष्ठ पर जाएँ
errors-offline-title = यहाँ नेटवर्क नहीं है
errors-offline = आपके खेल सर्वर पर सुरक्षित हैं और आपके लौटते ही वहीं से आगे चलेंगे। तब तक नियम पढ़े जा सकते हैं।
errors-offline-rules = नियम पढ़ें

errors-notice-stale = खेल पहले ही आगे बढ़ चुका था। अब वह ऐसा है।
errors-notice-not-your-turn = आपकी बारी नहीं है।
errors-notice-no-seat = आप यह खेल देख रहे हैं, इसमें आपकी जगह नहीं है।
errors-notice-full = दोनों जगहें भर चुकी हैं। आप देख सकते हैं।
errors-notice-throw-pending = पहले { $throw } की फेंक चलनी होगी।
errors-notice-game-over = खेल ख़त्म हो चुका है।
errors-notice-begun = खेल शुरू हो चुका है, इसे यूँ नहीं छोड़ा जा सकता। आप हार मान सकते हैं।
errors-notice-cannot-claim = अभी जीत का दावा नहीं किया जा सकता।
errors-notice-not-over = दोबारा खेल इस खेल के ख़त्म होने के बाद ही होता है।
errors-notice-too-many = { $seconds ->
    [one] एक साथ बहुत कुछ हो गया। कृपया { $seconds } सेकंड बाद फिर कोशिश करें।
   *[other] एक साथ बहुत कुछ हो गया। कृपया { $seconds } सेकंड बाद फिर कोशिश करें।
}
errors-move-nobody = अभी कोई पक्ष किसी का नहीं है।
errors-move-not-thrown = पहले तीलियाँ फेंकनी होंगी।
errors-move-empty = { $from } पर कोई गोटी नहीं है।
errors-move-enemy = { $from } की गोटी आपकी नहीं है।
errors-move-own = { $from }: { $to } पर उसी पक्ष की गोटी है।
errors-move-safe = { $from }: { $to } की गोटी सुरक्षित खाने पर है।
errors-move-neighbour = { $from }: { $to } की गोटी की रक्षा { $neighbour } की पड़ोसी गोटी करती है।
errors-move-blockade = { $from }: { $at } से शुरू तीन गोटियों की दीवार रास्ता रोकती है।
errors-move-no-exit = { $from }: { $throw } की फेंक इस गोटी को बिसात से बाहर नहीं ले जाती।
errors-move-not-home = { $from }: गोटियाँ तभी बाहर निकलती हैं जब सब आख़िरी पंक्ति में हों; एक { $behind } पर है।
errors-move-opening = पहले 1 की चाल { $from } से ही चलनी होती है।
errors-move-before-first = { $from }: पीछे का रास्ता खाना 1 पर ख़त्म होता है।
errors-move-back-onto = { $from }: पीछे जाने के लिए ख़ाली खाना चाहिए, और { $to } पर गोटी है।
