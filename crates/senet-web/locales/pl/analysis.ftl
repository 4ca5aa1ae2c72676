analysis-title = Analiza dowolnej pozycji w senecie
analysis-nav = Analiza
analysis-heading = Analiza pozycji
analysis-lead = Ustaw dowolną pozycję: zobacz, kto stoi lepiej, ile wart jest każdy rzut i który ruch jest najlepszy.
analysis-tap = Dotknij pola, aby je zmienić: puste, stożek, szpulka.
analysis-turn = Czyja kolej
analysis-throw = Rzut
analysis-throw-none = Jeszcze brak
analysis-clear = Wyczyść planszę
analysis-start = Pozycja początkowa
analysis-text = Pozycja jako tekst
analysis-read = Wczytaj
analysis-unread = Ten tekst nie opisuje pozycji. Potrzebne są trzy rzędy, strona i rzut.
analysis-win = { $side ->
    [cones] Szansa wygranej stożków
   *[spools] Szansa wygranej szpulek
}
analysis-throws = Ile wart jest każdy rzut
analysis-moves = Ruchy od najlepszego
analysis-over = { $side ->
    [cones] Stożki są u celu: wygrały.
   *[spools] Szpulki są u celu: wygrały.
}

## Why a setup cannot stand in a game
analysis-faults = To nie może się zdarzyć w grze
analysis-fault-pieces = { $side ->
    [cones] Za dużo stożków: na planszy { $count }, a może być najwyżej { $most }.
   *[spools] Za dużo szpulek: na planszy { $count }, a może być najwyżej { $most }.
}
analysis-fault-empty = Na planszy nie ma pionków; co najmniej jednej stronie musi jakiś zostać.
analysis-fault-water = Pionek stoi na { $square }, w Domu Wody, gdzie nic nie może stać.
analysis-fault-throw = Nie można wyrzucić { $throw }: w tych zasadach są 1, 2, 3, 4 i { $none }.
analysis-fault-end = Podano rzut, choć jedna strona jest już u celu.
analysis-fault-side = Wskaż, czyja jest kolej.
