review-title = İnceleme · { $rules }
review-open = Oyunu incele
review-curve = Kazanma olasılığı
review-curve-about = { $count } atışta { $start } ile başlayıp { $end } ile bitti. Hamle listesi aynısını söz ve sayıyla anlatır.
review-moments = Belirleyici anlar
review-move = { $turn }. hamle
review-better = Daha iyisi
review-best = En iyi hamle
review-played = Oynanan
review-given = Kaçırılan
review-luck = Şans
review-choices = { $count } seçimden { $best } tanesi en iyisiydi
review-adds = Hesabın dökümü
review-begin = Başlangıçta
review-end = Sonda
review-exact = Bütün değerler kesin.
review-estimated = Değerler tahmini.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Şans belirledi: kazanana çubuklar { $luck }, daha iyi seçimler { $skill } kazandırdı.
review-sum-skill = Daha iyi seçimler belirledi: kazanana { $skill } kazandırdı, çubuklar ise { $luck }.
review-sum-both = Kazanana şans da daha iyi seçimler de yardım etti: { $luck } ve { $skill }.
review-sum-against-luck = Şansa karşı bir galibiyet: çubuklar { $luck } götürdü, daha iyi seçimler { $skill } getirdi.
review-sum-against-skill = Şans zayıf seçimleri telafi etti: çubuklar { $luck } getirdi, seçimler { $skill } götürdü.
review-sum-stopped = Oyun erken bitti; kazananın olasılığı o anda { $chance } idi.

## Around it
review-list = Bütün hamleler liste olarak
review-list-back = Tahtaya dön
review-column-move = Hamle
review-analyse = Bu konumu çözümle
review-link = Bu anın bağlantısı
review-keys = Ok tuşlarıyla oyunda adım adım ilerlersin.
