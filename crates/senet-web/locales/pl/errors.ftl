errors-not-found-title = Nie ma takiej strony
errors-not-found = Ten adres prowadzi donikąd. Może po drodze zgubiła się litera.
errors-no-game-title = Nie ma takiej gry
errors-no-game = Pod tym linkiem nie ma żadnej gry. Poproś o link jeszcze raz albo rozpocznij własną grę.
errors-bad-request-title = Nie udało się tego zrozumieć
errors-bad-request = Czegoś w formularzu brakowało albo było nie na miejscu. Wróć i spróbuj jeszcze raz.
errors-foreign-title = To przyszło z innej strony
errors-foreign = Dla twojego bezpieczeństwa w twoim imieniu mogą działać tylko strony tego serwisu. Otwórz grę tutaj i spróbuj ponownie.
errors-seat-link-title = Ten link już nie działa
errors-seat-link = Link do przeniesienia miejsca działa tylko przez krótki czas. Utwórz nowy na urządzeniu, na którym grasz.
errors-too-many-title = Trochę wolniej
errors-too-many = To było dużo naraz. Odczekaj chwilę i spróbuj ponownie.
errors-server-title = Coś się u nas zepsuło
errors-server = Twoje gry są bezpieczne. Spróbuj ponownie za chwilę.
errors-home = Na stronę główną
errors-offline-title = Brak połączenia z siecią
errors-offline = Twoje gry są bezpieczne na serwerze i potoczą się dalej od tego samego miejsca, gdy tylko wrócisz do sieci. Tymczasem możesz poczytać zasady.
errors-offline-rules = Przeczytaj zasady

errors-notice-stale = Gra potoczyła się już dalej. Tak wygląda teraz.
errors-notice-not-your-turn = Teraz nie jest twoja kolej.
errors-notice-no-seat = Oglądasz tę grę i nie masz w niej miejsca.
errors-notice-full = Oba miejsca są zajęte. Możesz oglądać.
errors-notice-throw-pending = Najpierw trzeba wykorzystać rzut { $throw }.
errors-notice-game-over = Gra jest skończona.
errors-notice-begun = Gra się zaczęła, więc nie można jej tak opuścić. Możesz ją poddać.
errors-notice-cannot-claim = Teraz nie można ogłosić wygranej.
errors-notice-not-over = Na rewanż przyjdzie czas po zakończeniu tej gry.
errors-notice-too-many = { $seconds ->
    [one] To było dużo naraz. Spróbuj ponownie za sekundę.
    [few] To było dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
   *[many] To było dużo naraz. Spróbuj ponownie za { $seconds } sekund.
}
errors-move-nobody = Nikt nie ma jeszcze swoich pionków.
errors-move-not-thrown = Najpierw trzeba rzucić patyczkami.
errors-move-empty = Na { $from } nie stoi żaden pionek.
errors-move-enemy = Pionek na { $from } nie jest twój.
errors-move-own = { $from }: na { $to } stoi pionek tej samej strony.
errors-move-safe = { $from }: pionek na { $to } stoi na bezpiecznym polu.
errors-move-neighbour = { $from }: pionek na { $to } chroni sąsiad na { $neighbour }.
errors-move-blockade = { $from }: drogę zamyka mur z trzech pionków, począwszy od pola { $at }.
errors-move-no-exit = { $from }: rzut { $throw } nie sprowadza tego pionka z planszy.
errors-move-not-home = { $from }: pionki schodzą z planszy dopiero, gdy wszystkie są w ostatnim rzędzie; jeden stoi na { $behind }.
errors-move-opening = Po pierwszej jedynce rusza się pionkiem z { $from }.
errors-move-before-first = { $from }: droga wstecz kończy się na polu 1.
errors-move-back-onto = { $from }: cofnąć się można tylko na puste pole, a na { $to } stoi pionek.
