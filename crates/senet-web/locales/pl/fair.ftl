fair-title = Uczciwe rzuty
fair-lead = Nikt nie może wybrać rzutu: ani gracze, ani ta strona. Oto jak to działa, prostymi słowami.
fair-step-seal = Zanim gra się zacznie, strona losuje długą tajną liczbę, ziarno, i pokazuje jej pieczęć: SHA-256. Pieczęć pasuje tylko do tej jednej liczby.
fair-step-shake = Przy każdym rzucie twoja przeglądarka dodaje szesnaście własnych losowych bajtów, wstrząs. Strona nie wie więc z góry, co wypadnie.
fair-step-draw = Rzut wynika z ziarna, gry, numeru rzutu i wstrząsu według stałego przepisu: cztery najniższe bity HMAC-SHA-256 to cztery patyczki.
fair-step-open = Gdy gra się kończy, ziarno zostaje pokazane. Każdy może sprawdzić, czy pasuje do pieczęci, i przeliczyć wszystkie rzuty.
fair-shares = Każdy patyczek w połowie przypadków upada licem do góry. Na szesnaście rzutów przypadają średnio cztery jedynki, sześć dwójek, cztery trójki, jedna czwórka i jeden rzut bez lica u góry.
fair-check-title = Sprawdź rzuty
fair-check-game = Gra { $id }, { $rules }
fair-seal = Pieczęć pokazana przed pierwszym rzutem
fair-seed = Ziarno
fair-seed-later = Ziarno zobaczysz po zakończeniu gry. Do tego czasu nikt nie może sprawdzić i nikt nie może podejrzeć.
fair-check = Przelicz wszystko od nowa
fair-check-here = Twoja przeglądarka liczy to samodzielnie.
fair-check-good = { $count ->
    [one] Ziarno pasuje do pieczęci, a jedyny rzut się zgadza.
    [few] Ziarno pasuje do pieczęci, a wszystkie { $count } rzuty się zgadzają.
   *[many] Ziarno pasuje do pieczęci, a wszystkie rzuty ({ $count }) się zgadzają.
}
fair-check-bad = { $count ->
    [one] Jeden rzut nie wynika z ziarna.
    [few] { $count } rzuty nie wynikają z ziarna.
   *[many] { $count } rzutów nie wynika z ziarna.
}
fair-check-bad-seal = Ziarno nie pasuje do pieczęci.
fair-counts = Wyrzucone i oczekiwane
fair-counts-throw = Rzut
fair-counts-expected = Oczekiwane
fair-counts-cell = { $count } z { $all }
fair-expected-cell = { $sixteenths } na 16
fair-throws = Wszystkie rzuty
fair-throws-none = Nikt jeszcze nie rzucał.
fair-column-number = Nr
fair-column-player = Gracz
fair-column-sticks = Patyczki
fair-column-throw = Rzut
fair-column-shake = Wstrząs
fair-column-check = Kontrola
fair-shake-none = brak
fair-right = zgodny
fair-wrong = błędny
fair-recipe = Przepis: pierwszy bajt HMAC-SHA-256 z ziarnem jako kluczem, obliczony z tekstu „gra:numer:wstrząs”.
fair-back = Wróć do gry
