review-title = समीक्षा · { $rules }
review-open = खेल की समीक्षा करें
review-curve = जीतने की संभावना
review-curve-about = { $count ->
    [one] { $count } फेंक में { $start } से { $end } तक। चालों की सूची यही बात शब्दों और अंकों में बताती है।
   *[other] { $count } फेंकों में { $start } से { $end } तक। चालों की सूची यही बात शब्दों और अंकों में बताती है।
}
review-moments = निर्णायक पल
review-move = चाल { $turn }
review-better = बेहतर
review-best = सबसे अच्छी चाल
review-played = खेली गई
review-given = गँवाया
review-luck = क़िस्मत
review-choices = { $count } में से { $best } बार सबसे अच्छी चाल
review-adds = पूरा हिसाब
review-begin = शुरू में
review-end = अंत में
review-exact = सभी मान सटीक हैं।
review-estimated = मान अनुमानित हैं।

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = क़िस्मत ने फ़ैसला किया: विजेता को तीलियों से { $luck } और बेहतर चालों से { $skill } मिला।
review-sum-skill = बेहतर चालों ने फ़ैसला किया: विजेता को उनसे { $skill } और तीलियों से { $luck } मिला।
review-sum-both = क़िस्मत और बेहतर चालें, दोनों विजेता के काम आईं: { $luck } और { $skill }।
review-sum-against-luck = क़िस्मत के ख़िलाफ़ जीत: तीलियों ने विजेता से { $luck } छीना, बेहतर चालों ने { $skill } दिया।
review-sum-against-skill = क़िस्मत ने कमज़ोर चालों की भरपाई की: तीलियों ने विजेता को { $luck } दिया, चालों में { $skill } गया।
review-sum-stopped = खेल बीच में रुका; तब विजेता के जीतने की संभावना { $chance } थी।

## Around it
review-list = सारी चालें सूची में
review-list-back = बिसात पर वापस
review-column-move = चाल
review-analyse = इस स्थिति का विश्लेषण
review-link = इस पल का लिंक
review-keys = तीर वाली कुंजियों से खेल में आगे-पीछे जाएँ।
