### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words: Senet = senet (gen. and acc. seneta); cones = stożki, spools = szpulki; piece = pionek; square = pole;
# throwing sticks = patyczki; throw = rzut (jedynka, dwójka ...); face up = licem do góry; swap = zamiana miejsc;
# blockade = blokada, wall = mur; bear off = zejść / sprowadzić z planszy; throw-off = walka o początek;
# houses: Dom Odrodzenia, Dom Piękna, Dom Wody, Dom Trzech Prawd, Dom Re-Atuma, Dom Horusa. Address: ty.

## Head

senet-title = Senet: zasady gry z przykładami
senet-description = Jak grać w seneta: plansza i jej domy, rzuty patyczkami, zamiana miejsc, Dom Wody i zejście z planszy, z rysunkami. Graj przez link, bez rejestracji.
senet-nav = Zasady
senet-breadcrumb = Zasady seneta
senet-eyebrow = Gra i jej standardowe zasady
senet-heading = Jak grać w seneta
senet-lead = Senet to wyścig dwojga graczy po trzydziestu polach. Cztery patyczki mówią, jak daleko idziesz; ty decydujesz, który z pięciu pionków ruszy. Wygrywa ten, kto pierwszy sprowadzi z planszy wszystkie pięć.
senet-hero-alt = Plansza do seneta na początku gry: na dziesięciu polach górnego rzędu stoi na przemian pięć stożków i pięć szpulek. Rzędy środkowy i dolny są puste, a na polach 15, 27, 28, 29 i 30 widnieją znaki.
senet-contents-title = Na tej stronie

## Play buttons

senet-play-friend = Zagraj ze znajomym
senet-play-stranger = Zagraj z kimś, kto czeka
senet-play-device = Zagraj na jednym urządzeniu
senet-to-jequier = Odmiana: senet Jéquiera

## The board

senet-board-title = Plansza
senet-board-body = Trzydzieści pól tworzy jedną drogę, która wije się przez trzy rzędy. Pola od 1 do 10 biegną górą od lewej do prawej, od 11 do 20 wracają środkiem od prawej do lewej, a od 21 do 30 biegną dołem znów od lewej do prawej. Droga skręca z 10 w dół na 11 i z 20 w dół na 21.
senet-board-neighbours = Gdy w tych zasadach mowa o polach sąsiednich, zawsze chodzi o sąsiedztwo na drodze: 10 i 11 sąsiadują ze sobą, ale 5 i 16 nie, choć leżą jedno nad drugim.
senet-board-alt = Pusta plansza z drogą złożoną z trzydziestu pól: górnym rzędem w prawo, z 10 w dół na 11, środkowym rzędem w lewo, z 20 w dół na 21 i dolnym rzędem w prawo. Pięć pól nosi znaki: 15 anch, 27 nefer podobny do lutni, 28 fale, 29 trzy ptaki, 30 dwie siedzące postacie.
senet-board-caption = Droga od 1 do 30 i pięć domów: 15 Odrodzenie, 27 Piękno, 28 Woda, 29 Trzy Prawdy, 30 Re-Atum.

## Setup

senet-setup-title = Pionki i ustawienie
senet-setup-body = Jedna strona ma pięć stożków, druga pięć szpulek. Stoją na przemian na pierwszych dziesięciu polach: stożki na 1, 3, 5, 7 i 9, szpulki na 2, 4, 6, 8 i 10. Wszyscy idą w tym samym kierunku, od 1 ku 30, a na jednym polu nigdy nie stoi więcej niż jeden pionek. Pierwszy gracz ma stożki i rzuca pierwszy.
senet-setup-cone = Stożek
senet-setup-spool = Szpulka

## Throwing

senet-throw-title = Rzucanie patyczkami
senet-throw-body = Każdy z czterech patyczków ma lico i grzbiet, a szansa, że upadnie jedną lub drugą stroną do góry, jest równa. Policz te, które leżą licem do góry: to twój rzut. Jeśli nie leży tak żaden, rzut liczy się za 5.
senet-throw-again = Po jedynce, czwórce lub piątce po wykonaniu ruchu rzucasz jeszcze raz, i tak dalej, dopóki takie rzuty wypadają. Po dwójce lub trójce kolej przechodzi na drugą stronę.
senet-throw-table-caption = Pięć możliwych rzutów, ich szanse i kto rzuca potem
senet-throw-table-sticks = Patyczki
senet-throw-table-throw = Rzut
senet-throw-table-chance = Szansa
senet-throw-table-next = Potem
senet-throw-1-sticks = jeden licem do góry
senet-throw-2-sticks = dwa licem do góry
senet-throw-3-sticks = trzy licem do góry
senet-throw-4-sticks = cztery licem do góry
senet-throw-5-sticks = żaden licem do góry
senet-throw-1-chance = 4 na 16
senet-throw-2-chance = 6 na 16
senet-throw-3-chance = 4 na 16
senet-throw-4-chance = 1 na 16
senet-throw-5-chance = 1 na 16
senet-throw-next-again = Rzucasz jeszcze raz
senet-throw-next-passes = Kolej przechodzi dalej

## Moving

senet-move-title = Ruch
senet-move-body = Za każdy rzut przesuwasz do przodu jeden swój pionek, dokładnie o tyle pól, ile wypadło. Jeśli ruszyć może kilka, wybierasz, i w tym wyborze tkwi sedno gry. Jeśli może tylko jeden, musi ruszyć, nawet gdy to boli.
senet-move-over = Wolno przeskakiwać dowolne pionki, swoje i cudze. Nigdy nie wolno skończyć ruchu na własnym.

## Swapping

senet-swap-title = Zamiana miejsc
senet-swap-body = W senecie niczego się nie zbija. Jeśli twój pionek kończy ruch na niechronionym pionku przeciwnika, oba zamieniają się miejscami: twój zajmuje pole, a tamten cofa się tam, skąd twój przyszedł.
senet-swap-alt = Stożki na 3 i 12, szpulki na 7 i 20. Stożki wyrzuciły czwórkę. Strzałka prowadzi od stożka na 3 do samotnej szpulki na 7.
senet-swap-caption = Stożki wyrzuciły czwórkę. Stożek z 3 dochodzi do 7, gdzie szpulka stoi sama, więc zamieniają się miejscami: stożek na 7, szpulka na 3. Stożek z 12 mógłby zamiast tego pójść na 16.

## Protection

senet-pair-title = Kto jest chroniony
senet-pair-body = Dwa pionki jednej strony, które stoją obok siebie, chronią się nawzajem: z żadnym z nich nie można zamienić się miejscami. Pionek na jednym z czterech ostatnich pól, od 27 do 30, jest bezpieczny nawet sam. Liczy się to, jak pionki stały przed ruchem.
senet-pair-alt = Stożki na 4 i 8; szpulki na 5, 10, 11 i 16. Szpulki na 10 i 11, jedna pod drugą na zakręcie drogi, są połączone kreską.
senet-pair-caption = Szpulki na 10 i 11 sąsiadują ze sobą na zakręcie, więc stożek z 8 nie może wykorzystać dwójki ani trójki. Czwórka przenosi go za obie, na 12. Szpulki na 5 i 16 nie są sąsiadkami: przy jedynce stożek z 4 zamienia się miejscami ze szpulką na 5.

## The houses

senet-houses-title = Pięć domów
senet-houses-body = Każdy dom można minąć bez zatrzymania. Żadnego nie trzeba odwiedzać.
senet-house-15-name = 15: Dom Odrodzenia
senet-house-15-body = Zwykłe pole, tyle że wracają na nie pionki wyłowione z wody.
senet-house-27-name = 27: Dom Piękna
senet-house-27-body = Bezpieczny, a zarazem ostatni przystanek przed wodą. Czwórka lub piątka wyprowadza stąd pionek z planszy, dwójka przenosi go na 29, trójka na 30, ale jedynka go topi.
senet-house-28-name = 28: Dom Wody
senet-house-28-body = Tu nic nie stoi. Pionek, który kończy ruch na 28, wraca od razu na 15, a jeśli 15 jest zajęte, na najbliższe wolne pole przed nim: 14, 13 i tak dalej. Przejście nad 28 niczym nie grozi.
senet-house-29-name = 29: Dom Trzech Prawd
senet-house-29-body = Bezpieczny. Trzy ptaki, więc pionek schodzi stąd przy trójce. Jedynka przenosi go na 30, o ile 30 jest wolne; dwójka, czwórka ani piątka go nie rusza.
senet-house-30-name = 30: Dom Re-Atuma
senet-house-30-body = Bezpieczny. Dwie postacie, więc pionek schodzi stąd przy dwójce. Żaden inny rzut go nie rusza.
senet-water-alt = Stożki na 20 i 24, szpulki na 15 i 17. Stożki wyrzuciły czwórkę. Strzałka ostrzegawcza prowadzi od stożka na 24 do wody na 28.
senet-water-caption = Stożki wyrzuciły czwórkę i muszą ją wykorzystać. Stożek z 20 nie może ruszyć, bo na 24 stoi jego towarzysz. Do wody wpada więc stożek z 24. Na 15 stoi szpulka, dlatego stożek wypływa na 14. Po czwórce stożki mogą przynajmniej rzucić jeszcze raz.

## Leaving the board

senet-off-title = Zejście z planszy
senet-off-body = Z planszy schodzi się tylko z trzech pól: z 27 przy czwórce lub piątce, z 29 przy trójce, z 30 przy dwójce. Pionkowi na 26 lub na wcześniejszym polu rzut, który zaniósłby go poza 30, na nic się nie przyda. Gdy tylko zejdzie twój piąty pionek, wygrywasz, niezależnie od rzutu.
senet-off-alt = Końcówka wyścigu: stożki na 27, 29 i 30, dwa stożki już poza planszą; szpulka na 22.
senet-off-caption = Każdy rzut ma tu inną rolę. Jedynka topi stożek z 27, który wypływa na 15. Dwójka sprowadza z planszy stożek z 30, trójka ten z 29, a czwórka lub piątka ten z 27.

## No move

senet-stuck-title = Gdy nic nie może ruszyć
senet-stuck-body = Jeśli żaden z twoich pionków nie może wykorzystać rzutu, rzut przepada. Nikt nigdy się nie cofa. Jedynka, czwórka i piątka i tak dają ci kolejny rzut.
senet-stuck-alt = Stożki na 26 i 29, szpulki na 18 i 22. Stożki wyrzuciły piątkę i żaden stożek nie może ruszyć.
senet-stuck-caption = Stożki wyrzuciły piątkę. Z 26 zaprowadziłaby poza 30, a to wolno tylko z 27; z 29 schodzi się wyłącznie przy trójce. Rzut przepada, a ponieważ była to piątka, stożki rzucają jeszcze raz.

## Strategy

senet-strategy-title = Sześć rzeczy wartych zapamiętania
senet-strategy-1-title = Podróżuj parami
senet-strategy-1-body = Z sąsiadami nie można zamienić się miejscami. Gdy jeden z pary rusza dalej, dwa pionki zostają same, więc przed ruchem przyjrzyj się obu.
senet-strategy-2-title = Licz rzuty za plecami
senet-strategy-2-body = Samotny pionek jest najbardziej narażony dwa pola przed przeciwnikiem: trafia go 6 z 16 rzutów. Jedno lub trzy pola przed nim trafia go 4 z 16, cztery lub pięć pól przed nim tylko 1 z 16.
senet-strategy-3-title = Zamiana rusza dwa pionki
senet-strategy-3-body = Twój pionek idzie do przodu tak, jak poszedłby i bez niej, a pionek przeciwnika traci tyle samo pól. Z dwóch poza tym podobnych ruchów więcej drogi zyskujesz na zamianie.
senet-strategy-4-title = Szanuj wodę
senet-strategy-4-body = Z 26 pionek tonie przy dwójce, czyli w 6 z 16 rzutów. Z 25 i z 27 to 4 z 16, z 23 i 24 tylko 1 z 16.
senet-strategy-5-title = Znaj wyjścia
senet-strategy-5-body = Najbliższy rzut sprowadzi pionek z 30 z szansą 6 na 16, z 29 z szansą 4 na 16, a z 27 z szansą 2 na 16.
senet-strategy-6-title = Trzymaj pionek w odwodzie
senet-strategy-6-body = Rzuty trzeba wykorzystywać. Pionek z tyłu, który może przyjąć niechciany rzut, uchroni inny przed wodą.

## History

senet-history-title = Skąd wzięła się ta gra
senet-history-body = Plansze do seneta i malowidła z nim zachowały się w egipskich grobowcach z ponad dwóch tysięcy lat. Pełne zasady się nie zachowały. Kto gra dzisiaj, gra według współczesnej rekonstrukcji, a każdy z tych, którzy się jej podjęli, między innymi Gustave Jéquier, R. C. Bell i później Timothy Kendall, doszedł do innej gry.
senet-history-here = Standardowa gra na tej stronie też jest taką rekonstrukcją: ma po pięć pionków na stronę i domy na czterech ostatnich polach. Plansze z grobowców noszą podobne znaki na pięciu ostatnich polach; która zasada łączyła się z którym znakiem, to już sprawa rekonstrukcji.

## Questions and answers

senet-faq-title = Pytania i odpowiedzi
senet-faq-egypt-question = Czy tak grali Egipcjanie?
senet-faq-egypt-answer = Tego nie wie nikt. Nie zachowały się pełne zasady, tylko plansze, malowidła i znaki. Zasady podane tutaj są współczesną rekonstrukcją.
senet-faq-forced-question = Czy muszę wykonać ruch, który mi szkodzi?
senet-faq-forced-answer = Tak. Rzut, który może wykorzystać którykolwiek z twoich pionków, trzeba wykorzystać, nawet jeśli jedyny ruch prowadzi do wody. Jeśli ruszyć może kilka pionków, wybierasz.
senet-faq-beauty-question = Czy każdy pionek musi stanąć w Domu Piękna?
senet-faq-beauty-answer = Nie. Pionek może minąć pole 27 i każdy inny dom bez zatrzymywania się.
senet-faq-block-question = Czy pionki mogą zablokować drogę?
senet-faq-block-answer = W standardowej grze nie: wolno przeskoczyć dowolną liczbę pionków. W senecie Jéquiera trzy pionki przeciwnika z rzędu tworzą blokadę.
senet-faq-odds-question = Jakie są szanse poszczególnych rzutów?
senet-faq-odds-answer = Na 16 rzutów 1 wypada przeciętnie 4 razy, 2 wypada 6 razy, 3 wypada 4 razy, 4 i 5 po jednym razie.
senet-faq-online-question = Jak zagrać w seneta ze znajomymi przez internet?
senet-faq-online-answer = Rozpocznij tu grę i wyślij link. Każdy, kto go otworzy, może usiąść i grać, na telefonie albo na komputerze, i nikt nie musi się rejestrować.

## Play

senet-end-title = A teraz graj
senet-end-body = Wszystko gotowe: utwórz grę, wyślij link, rzuć patyczkami. Plansza pokazuje każdy dozwolony ruch, więc niczego nie trzeba uczyć się na pamięć.
