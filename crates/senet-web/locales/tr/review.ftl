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
review-sum-luck = Belirleyici olan şanstı: kazanana çubuklar { $luck }, daha iyi seçimler { $skill } kazandırdı.
review-sum-skill = Belirleyici olan daha iyi seçimlerdi: kazanana { $skill } kazandırdılar, çubuklar ise { $luck }.
review-sum-both = Kazanana şans da daha iyi seçimler de yardım etti: { $luck } ve { $skill }.
review-sum-against-luck = Şansa rağmen galibiyet: çubuklar kazanandan { $luck } götürdü, daha iyi seçimler { $skill } getirdi.
review-sum-against-skill = Şans daha zayıf seçimleri telafi etti: çubuklar kazanana { $luck } getirdi, seçimler { $skill } götürdü.
review-sum-stopped = Oyun erken bitti; kazananın olasılığı o anda { $chance } idi.

## Around it
review-list = Bütün hamlelerin listesi
review-list-back = Tahtaya dön
review-column-move = Hamle
review-analyse = Bu konumu analiz et
review-link = Bu anın bağlantısı
review-keys = Ok tuşlarıyla oyunda adım adım gezinirsin.
