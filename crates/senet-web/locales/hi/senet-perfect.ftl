### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = त्रुटिहीन खेल क्या बताता है
senet-perfect-start = मानक खेल हल हो चुका है: हर स्थिति के लिए हम जानते हैं कि कोई भी कभी चूक न करे, तो किस पक्ष के जीतने की कितनी संभावना है। शुरुआत में पहला खिलाड़ी, जिसके पास शंकु हैं, { $percent }% खेल जीतता है।
senet-perfect-length = दो त्रुटिहीन खिलाड़ियों के बीच एक खेल औसतन { $throws } फेंकों में पूरा होता है, मानक विचलन { $spread } है।
senet-perfect-luck = एक फेंक जीत की संभावना को औसतन { $swing } प्रतिशत अंक बदल देती है।
senet-perfect-source = ये आँकड़े खेल के हमारे अपने हल से हैं, जिसकी गणना { $date } को हुई।
