### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet Jéquiera: zasady, porównanie i historia
jequier-description = Zasady seneta Jéquiera: walka o pierwszą 1, blokady z trzech pionków, ruchy wstecz, Dom Wody na 27. Porównanie z grą standardową. Graj bez rejestracji.
jequier-breadcrumb = Senet Jéquiera
jequier-eyebrow = Odmiana seneta
jequier-heading = Senet Jéquiera
jequier-lead = Pierwsza jedynka rozstrzyga, kto zaczyna; trzy pionki z rzędu zamykają drogę; kto nie może iść naprzód, musi się cofnąć; a na 27 czeka Dom Wody.
jequier-hero-alt = Pięć ostatnich pól planszy: 26 z neferem Piękna, 27 z falami Wody, 28 z trzema ptakami Prawd, 29 z dwiema siedzącymi postaciami Re-Atuma, 30 z sokołem Horusem.
jequier-hero-caption = 26 Piękno, 27 Woda, 28 Trzy Prawdy, 29 Re-Atum, 30 Horus
jequier-contents-title = Na tej stronie

## Play buttons

jequier-play-friend = Zagraj w Jéquiera ze znajomym
jequier-play-stranger = Zagraj z kimś, kto czeka
jequier-play-device = Zagraj na jednym urządzeniu
jequier-to-standard = Zasady standardowe

## What it is

jequier-what-title = Co to za gra?
jequier-what-body = Senet Jéquiera to rekonstrukcja starożytnej gry, przypisywana egiptologowi Gustave’owi Jéquierowi. Plansza, pionki i patyczki są takie jak w grze standardowej: trzydzieści pól, pięć stożków przeciw pięciu szpulkom, cztery patyczki. Inne są początek, rzuty i koniec wyścigu, a strona, której zamknięto drogę, może być zmuszona do odwrotu.

## The throw-off

jequier-opening-title = Walka o pierwszą jedynkę
jequier-opening-body = Pionki ustawia się jak zawsze, stożki na 1, 3, 5, 7 i 9, szpulki na 2, 4, 6, 8 i 10, ale na razie nie należą do nikogo. Gracze rzucają na zmianę, aż któremuś wypadnie jedynka; inne rzuty nic nie znaczą. Kto wyrzuci tę jedynkę, bierze szpulki, przesuwa pionek z 10 na 11, bo tylko ten ruch jest dozwolony, a że była to jedynka, rzuca jeszcze raz. Drugiemu graczowi przypadają stożki.
jequier-opening-odds = Jedynka wypada w jednym rzucie na cztery, więc walka o początek trwa średnio cztery rzuty, a kto ją zaczyna, wygrywa ją w 4 przypadkach na 7.
jequier-opening-alt = Początek: stożki na 1, 3, 5, 7 i 9, szpulki na 2, 4, 6, 8 i 10. Strzałka prowadzi od szpulki na 10 w dół, na pole 11.
jequier-opening-caption = Wypadła pierwsza jedynka: szpulka z 10 idzie na 11, a jej nowy właściciel rzuca jeszcze raz.

## Throws

jequier-throw-title = Rzuty i rzuty dodatkowe
jequier-throw-body = Od jednego do czterech patyczków licem do góry to rzut od 1 do 4, a jeśli nie leży tak żaden, rzut jest szóstką. Po 1, 4 lub 6 rzucasz jeszcze raz, pod warunkiem że rzut dało się wykorzystać; ruch wstecz też się liczy. Po dwójce lub trójce kolej przechodzi dalej. Na 16 rzutów przypadają 4 jedynki, 6 dwójek, 4 trójki, jedna czwórka i jedna szóstka.

## As in the standard game

jequier-same-title = Co zostaje bez zmian
jequier-same-body = Przesuwasz jeden pionek dokładnie o tyle pól, ile wypadło, a rzut, który można wykorzystać, trzeba wykorzystać. Żaden pionek nie kończy ruchu na pionku własnej strony. Pionek, który kończy ruch na samotnym pionku przeciwnika, zamienia się z nim miejscami; dwaj sąsiedzi chronią się nawzajem; z pionkiem na bezpiecznym polu nie można się zamienić. Bezpieczne są tutaj pola 26, 28, 29 i 30. Wygrywa ten, kto pierwszy sprowadzi z planszy wszystkie pięć.

## The blockade

jequier-blockade-title = Blokada
jequier-blockade-body = Trzy lub więcej pionków przeciwnika na kolejnych polach to mur. Żaden pionek nie może go przeskoczyć, ani do przodu, ani do tyłu. Mur może skręcać razem z drogą, z 10 na 11 i z 20 na 21. Para murem nie jest i można ją przeskoczyć.
jequier-blockade-alt = Szpulki na 10, 11 i 12 tworzą mur na zakręcie drogi, szpulki na 18 i 19 parę. Stożki stoją na 9 i 16. Stożki wyrzuciły czwórkę.
jequier-blockade-caption = Stożki wyrzuciły czwórkę. Stożek na 9 jest zamknięty: w drodze na 13 musiałby przeskoczyć mur na 10, 11 i 12. Stożek z 16 może przeskoczyć parę na 18 i 19 i idzie na 20.

## Moving back

jequier-back-title = Ruch wstecz
jequier-back-body = Jeśli żaden z twoich pionków nie może pójść do przodu, jeden musi cofnąć się o wyrzuconą liczbę pól, o ile może. Musi skończyć na pustym polu, bo w drodze powrotnej nie ma zamiany. Nie może cofnąć się poza pole 1 ani przeskoczyć muru. Dom Wody liczy się jako puste pole, ale pionek, który się do niego cofnie, tonie.
jequier-back-alt = Stożki na 5 i 9 przed murem szpulek na 10, 11 i 12; jeszcze jedna szpulka na 20. Stożki wyrzuciły czwórkę. Strzałka prowadzi od stożka na 5 z powrotem na pole 1.
jequier-back-caption = Stożki wyrzuciły czwórkę. Stożek na 9 stoi przed murem, a stożek z 5 skończyłby na własnym towarzyszu na 9. Do przodu nie idzie nic, więc stożek z 5 wraca na 1. Ponieważ ruch został wykonany, stożki rzucają jeszcze raz.

## Lost turns

jequier-lost-title = Stracona kolej
jequier-lost-body = Jeśli żaden pionek nie może się też cofnąć, kolej przepada, nawet po 1, 4 lub 6. Gdyby na powyższym rysunku szpulka stała na polu 1, stożki straciłyby kolej mimo czwórki.

## The houses

jequier-houses-title = Domy
jequier-houses-body = Domy leżą o jedno pole wcześniej niż w grze standardowej i tylko woda ma własną zasadę. Anch na 15 to tutaj zwykłe pole.
jequier-house-26-name = 26: Dom Piękna
jequier-house-26-body = Bezpieczne pole i nic więcej.
jequier-house-27-name = 27: Dom Wody
jequier-house-27-body = Pionek, który tu skończy, trafia na wolne pole o najniższym numerze na całej planszy. Na 27 nic nigdy nie stoi; przejście nad nim niczym nie grozi.
jequier-house-28-name = 28: Dom Trzech Prawd
jequier-house-28-body = Bezpieczny. Żeby go opuścić, nie trzeba żadnego szczególnego rzutu.
jequier-house-29-name = 29: Dom Re-Atuma
jequier-house-29-body = Bezpieczny, a wyjść można równie swobodnie.
jequier-house-30-name = 30: Dom Horusa
jequier-house-30-body = Koniec drogi. Pionek, który nie może jeszcze zejść z planszy, odpoczywa tu bezpiecznie.
jequier-water-alt = Stożki na 2 i 25, szpulki na 1 i 14. Stożki wyrzuciły dwójkę. Strzałka ostrzegawcza prowadzi od stożka na 25 do wody na 27.
jequier-water-caption = Przy tej dwójce stożek z 25 wpadłby do wody i wypłynął na 3, bo 1 i 2 są zajęte. Lepiej, żeby stożki zagrały z 2 na 4.

## Leaving the board

jequier-off-title = Zejście z planszy
jequier-off-body = Twoje pionki mogą schodzić z planszy tylko wtedy, gdy wszystkie, które ci zostały, stoją w ostatnim rzędzie, na polach od 21 do 30. Sprowadza je wtedy każdy rzut, który prowadzi na 30 lub dalej, bez względu na to, kto stoi na 30. Do tego czasu żaden pionek nie może wyjść poza 30. Może stanąć dokładnie na 30 jak na każdym innym polu i odpoczywa tam, aż sprowadzi go któryś z późniejszych rzutów. Mur zamyka także drogę z planszy.
jequier-off-alt = Ostatnie trzy stożki stoją na 24, 28 i 30, wszystkie w ostatnim rzędzie; szpulki na 12 i 17. Stożki wyrzuciły szóstkę.
jequier-off-caption = Wszystkie pozostałe stożki stoją w ostatnim rzędzie. Przy szóstce może zejść każdy z trzech: ten z 24, bo dochodzi dokładnie do 30, choć stoi tam stożek, a pozostałe, bo wychodzą dalej. Gdyby jeden stożek został z tyłu na 18, żaden nie mógłby jeszcze zejść.

## Comparison

jequier-table-title = Obie gry obok siebie
jequier-table-caption = Senet standardowy i senet Jéquiera, zasada po zasadzie
jequier-table-rule = Zasada
jequier-table-standard = Standardowo
jequier-table-jequier = Według Jéquiera
jequier-table-start-name = Kto zaczyna
jequier-table-start-standard = Pierwszy gracz ma stożki i rzuca pierwszy.
jequier-table-start-jequier = Gracze rzucają na zmianę; kto wyrzuci pierwszą jedynkę, bierze szpulki i musi ruszyć z 10 na 11.
jequier-table-throws-name = Rzuty
jequier-table-throws-standard = 1, 2, 3, 4; żaden licem do góry to 5.
jequier-table-throws-jequier = 1, 2, 3, 4; żaden licem do góry to 6.
jequier-table-again-name = Rzuty dodatkowe
jequier-table-again-standard = Po 1, 4 lub 5, nawet jeśli ruch był niemożliwy.
jequier-table-again-jequier = Po 1, 4 lub 6, jeśli wykonano ruch.
jequier-table-blockade-name = Blokady
jequier-table-blockade-standard = Brak. Wolno przeskakiwać dowolne pionki.
jequier-table-blockade-jequier = Trzech lub więcej pionków przeciwnika z rzędu nie wolno przeskoczyć, ani do przodu, ani do tyłu.
jequier-table-safe-name = Bezpieczne pola
jequier-table-safe-standard = 27, 28, 29 i 30
jequier-table-safe-jequier = 26, 28, 29 i 30
jequier-table-water-name = Dom Wody
jequier-table-water-standard = 28. Powrót na 15 albo na najbliższe wolne pole o niższym numerze.
jequier-table-water-jequier = 27. Powrót na wolne pole o najniższym numerze na planszy.
jequier-table-back-name = Ruch wstecz
jequier-table-back-standard = Nigdy.
jequier-table-back-jequier = Tylko gdy żaden pionek nie może iść do przodu, i tylko na puste pole.
jequier-table-stuck-name = Brak ruchu
jequier-table-stuck-standard = Rzut przepada; po 1, 4 i 5 i tak rzuca się jeszcze raz.
jequier-table-stuck-jequier = Kolej przepada, nawet po 1, 4 lub 6.
jequier-table-off-name = Zejście z planszy
jequier-table-off-standard = Z 27 przy 4 lub 5, z 29 przy 3, z 30 przy 2.
jequier-table-off-jequier = Gdy wszystkie pozostałe pionki stoją na 21–30: każdy rzut, który prowadzi na 30 lub dalej.

## History

jequier-history-title = Jéquier i jego zasady
jequier-history-person = Gustave Jéquier (1868–1946) był szwajcarskim egiptologiem, znanym przede wszystkim z wykopalisk w południowej Sakkarze. Przypisywane mu zasady dotarły do dzisiejszych graczy głównie dzięki streszczeniu w książce „The World of Games” Jacka Botermansa i współautorów.
jequier-history-source = Przy pracy nad tą wersją nie mieliśmy w ręku publikacji samego Jéquiera. Trzymamy się owego streszczenia, porównanego z bazą gier Ludii, która wymienia jego zasady wśród kilku rekonstrukcji.
jequier-history-modern = Jak wszystkie zasady seneta, są one współczesną rekonstrukcją. Z egipskich grobowców zachowały się plansze i malowidła z ponad dwóch tysięcy lat, ale nie pełne zasady, i dlatego Jéquier, R. C. Bell, a później Timothy Kendall doszli każdy do innej gry. Plansze z grobowców noszą takie znaki na pięciu ostatnich polach; która zasada należała do którego, to już sprawa rekonstrukcji. Rekonstrukcją jest także nasza gra standardowa.

## Where the accounts differ

jequier-differ-title = Gdzie źródła się różnią
jequier-differ-body = Źródła nie we wszystkim się zgadzają. Tutaj gra się tak:
jequier-differ-swap = Trafiony pionek zamienia się miejscami z atakującym, jak w „The World of Games”. W Ludii wędruje na pierwsze wolne pole.
jequier-differ-off = Gdy wszystkie pionki strony są w ostatnim rzędzie, schodzą zarówno wtedy, gdy trafią na 30, jak i wtedy, gdy je miną. Każda z tych możliwości to odczytanie jednego ze źródeł.
jequier-differ-back = Blokada z trzech zatrzymuje także ruchy wstecz.
jequier-differ-unused = Nie używamy dwóch szczegółów, które są tylko w Ludii: pionków startowych czekających na pionek przed sobą i liczenia punktów.

## Questions and answers

jequier-faq-title = Pytania i odpowiedzi
jequier-faq-start-question = Kto zaczyna w senecie Jéquiera?
jequier-faq-start-answer = Ten, komu wypadnie pierwsza jedynka. Gracze rzucają na zmianę, aż się pojawi; kto ją wyrzuci, bierze szpulki, przesuwa pionek z 10 na 11 i rzuca jeszcze raz.
jequier-faq-blockade-question = Co to jest blokada?
jequier-faq-blockade-answer = Trzy lub więcej pionków jednej strony na kolejnych polach drogi. Druga strona nie może ich przeskoczyć w żadnym kierunku.
jequier-faq-back-question = Kiedy muszę się cofnąć?
jequier-faq-back-answer = Tylko wtedy, gdy po rzucie żaden z twoich pionków nie może ruszyć do przodu. Jeden z nich musi się wtedy cofnąć na puste pole, o ile może.
jequier-faq-water-question = Dokąd trafia pionek z Domu Wody?
jequier-faq-water-answer = Z 27 na wolne pole o najniższym numerze na planszy, gdziekolwiek leży.
jequier-faq-exact-question = Czy do zejścia z planszy trzeba dokładnego rzutu?
jequier-faq-exact-answer = Nie. Gdy wszystkie pozostałe ci pionki stoją na polach od 21 do 30, pionek sprowadza każdy rzut, który prowadzi na 30 lub dalej.

## Play

jequier-end-title = Spróbuj
jequier-end-body = Utwórz grę, wyślij link i rzucaj o pierwszą jedynkę. Plansza pokazuje każdy dozwolony ruch, więc zasad nauczysz się podczas gry.
