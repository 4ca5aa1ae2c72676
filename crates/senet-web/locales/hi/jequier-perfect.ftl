### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = त्रुटिहीन खेल क्या बताता है
jequier-perfect-start = दोनों खेल हल हो चुके हैं: हर स्थिति के लिए हम जानते हैं कि कोई भी कभी चूक न करे, तो किस पक्ष के जीतने की कितनी संभावना है। ज़ेकिए के सेनेट में शुरुआती फेंक का विजेता { $percent }% खेल जीतता है। मानक खेल में पहला खिलाड़ी { $standard }% जीतता है।
jequier-perfect-length = दो त्रुटिहीन खिलाड़ियों के बीच ज़ेकिए के सेनेट का एक खेल औसतन { $throws } फेंकों में पूरा होता है, मानक विचलन { $spread } है।
jequier-perfect-luck = एक फेंक जीत की संभावना को औसतन { $swing } प्रतिशत अंक बदल देती है।
jequier-perfect-source = ये आँकड़े दोनों खेलों के हमारे अपने हल से हैं, जिसकी गणना { $date } को हुई।
