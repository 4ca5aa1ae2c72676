analysis-title = Analiza cualquier posición de Senet
analysis-nav = Análisis
analysis-heading = Análisis de posiciones
analysis-lead = Coloca cualquier posición y verás quién está mejor, cuánto vale cada tirada y qué jugada es la mejor.
analysis-tap = Toca una casilla para cambiarla: vacía, cono, carrete.
analysis-turn = Le toca a
analysis-throw = Tirada
analysis-throw-none = Ninguna aún
analysis-clear = Vaciar el tablero
analysis-start = Posición inicial
analysis-text = La posición como texto
analysis-read = Leer
analysis-unread = Este texto no es una posición. Se esperaban tres filas, el bando y la tirada.
analysis-win = { $side ->
    [cones] Probabilidad de ganar de los conos
   *[spools] Probabilidad de ganar de los carretes
}
analysis-throws = Cuánto vale cada tirada
analysis-moves = Las jugadas, la mejor primero
analysis-over = { $side ->
    [cones] Los conos han salido todos: han ganado.
   *[spools] Los carretes han salido todos: han ganado.
}

## Why a setup cannot stand in a game
analysis-faults = Esto no puede darse en una partida
analysis-fault-pieces = { $side ->
    [cones] Demasiados conos: hay { $count } en el tablero y el máximo es { $most }.
   *[spools] Demasiados carretes: hay { $count } en el tablero y el máximo es { $most }.
}
analysis-fault-empty = No hay fichas en el tablero; al menos a un bando le tiene que quedar alguna.
analysis-fault-water = Hay una ficha en el { $square }, la Casa del Agua, donde nunca se queda nada.
analysis-fault-throw = No se puede sacar un { $throw }: con estas reglas solo salen 1, 2, 3, 4 y { $none }.
analysis-fault-end = Hay una tirada puesta, pero un bando ya ha sacado todas sus fichas.
analysis-fault-side = Indica a quién le toca.
