analysis-title = Analiza dowolnej pozycji w senecie
analysis-nav = Analiza
analysis-heading = Analiza pozycji
analysis-lead = Ustaw dowolną pozycję: zobacz, kto stoi lepiej, ile wart jest każdy rzut i który ruch jest najlepszy.
analysis-tap = Dotknij pola, aby je zmienić: puste, stożek, szpulka.
analysis-turn = Czyja kolej
analysis-throw = Rzut
analysis-throw-none = Jeszcze nie
analysis-clear = Opróżnij planszę
analysis-start = Pozycja początkowa
analysis-text = Pozycja jako tekst
analysis-read = Wczytaj
analysis-unread = Ten tekst nie jest pozycją. Potrzebne są trzy rzędy, strona i rzut.
analysis-win = { $side ->
    [cones] Szansa wygranej stożków
   *[spools] Szansa wygranej szpulek
}
analysis-throws = Ile wart jest każdy rzut
analysis-moves = Ruchy, najlepszy pierwszy
analysis-over = { $side ->
    [cones] Stożki zeszły z planszy: wygrały.
   *[spools] Szpulki zeszły z planszy: wygrały.
}

## Why a setup cannot stand in a game
analysis-faults = To nie może się zdarzyć w grze
analysis-fault-pieces = { $side ->
    [cones] Za dużo stożków: na planszy { $count }, najwięcej { $most }.
   *[spools] Za dużo szpulek: na planszy { $count }, najwięcej { $most }.
}
analysis-fault-empty = Na planszy nie ma pionków; jednej stronie musi jakiś zostać.
analysis-fault-water = Pionek stoi na { $square }, w Domu Wody, gdzie nic nigdy nie zostaje.
analysis-fault-throw = Nie można wyrzucić { $throw }: w tych zasadach są 1, 2, 3, 4 i { $none }.
analysis-fault-end = Jest rzut, choć jedna strona już zeszła z planszy.
analysis-fault-side = Wskaż, czyja jest kolej.
