### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Prywatność: co przechowuje Senet
privacy-description = Co ta strona o tobie przechowuje: prawie nic. Bez konta, reklam i śledzenia, bez obcych plików. Miejsca w grach strzeże jedna losowa liczba na urządzeniu.
privacy-breadcrumb = Prywatność
privacy-heading = Co przechowujemy: prawie nic
privacy-lead = Możesz grać bez konta, adresu e-mail i imienia. Ta strona wymienia wszystko, co mimo to się zapisuje, i wyjaśnia dlaczego.

privacy-device-title = Na twoim urządzeniu
privacy-device-seat = Gdy pierwszy raz zaczynasz grę lub do niej dołączasz, przeglądarka dostaje ciasteczko z długą losową liczbą. To klucz do twoich miejsc, żeby nikt inny nie mógł za ciebie grać. Nic o tobie nie mówi, skrypty nie mogą go odczytać, a ważne jest przez rok.
privacy-device-settings = Jeśli wybierzesz kolory, ułożenie planszy lub inny język, każdy z tych wyborów zapamięta małe ciasteczko. Samo czytanie nie zapisuje żadnego.
privacy-device-clear = Wszystkie możesz usunąć w każdej chwili. Bez klucza twoje urządzenie traci miejsca w niedokończonych grach.

privacy-server-title = Na serwerze
privacy-server-game = Każda gra jest przechowywana tak, jak ją rozegrano: zasady, rzuty, ruchy, zakończenie, to, co kiedy się wydarzyło i kiedy każdy z graczy był tu ostatnio, oraz liczby losowe, za pomocą których można sprawdzić rzuty. Razem z nią zapisują się pseudonim i ostatnie gotowe zwroty, jeśli ich używasz. Zakończone gry pozostają, żeby ich linki nadal działały.
privacy-server-key = Z klucza do twojego miejsca serwer zachowuje tylko odcisk: skrót, z którego klucza nie da się odtworzyć.
privacy-server-address = Twój adres sieciowy służy, tylko w pamięci, do powstrzymywania zalewu zapytań. Serwer gry nie zapisuje go ani w grach, ani we własnym dzienniku. Zapytania liczy wyłącznie zbiorczo, bez niczego, co wskazywałoby na konkretną osobę.

privacy-others-title = Co widzą inni
privacy-others-body = Kto ma link do gry, może ją oglądać, czytać pseudonimy i widzieć, czy obie strony są obecne. Dawaj więc link tylko tym, którzy mają go mieć, i wybierz pseudonim, który bez obaw pokażesz innym.

privacy-none-title = Czego tu nie ma
privacy-none-body = Reklam, śledzenia odwiedzających, przycisków społecznościowych, czcionek i skryptów z innych stron: każdy plik tej strony pochodzi z niej samej. Niczego się nie sprzedaje ani nie przekazuje dalej.

privacy-host-title = Kto prowadzi stronę
privacy-host-body = Seneta może uruchomić każdy, a ta strona opisuje, co robi sam Senet. Kto prowadzi tę kopię, może umieścić ją za innymi serwerami z własnymi dziennikami.
