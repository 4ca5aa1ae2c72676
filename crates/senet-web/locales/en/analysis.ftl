analysis-title = Analyse any position of Senet
analysis-nav = Analysis
analysis-heading = Analysis
analysis-lead = Set up any position: see who stands better, what each throw is worth and which move is best.
analysis-tap = Touch a square to change it: empty, cone, spool.
analysis-turn = Whose turn
analysis-throw = Thrown
analysis-throw-none = Nothing yet
analysis-clear = Empty the board
analysis-start = Starting position
analysis-text = The position as text
analysis-read = Read
analysis-unread = This text is no position. Three rows, the side and the throw were expected.
analysis-win = { $side ->
    [cones] Chance of winning for the cones
   *[spools] Chance of winning for the spools
}
analysis-throws = What each throw is worth
analysis-moves = The moves, best first
analysis-over = { $side ->
    [cones] The cones are home: they have won.
   *[spools] The spools are home: they have won.
}

## Why a setup cannot stand in a game
analysis-faults = This cannot stand in a game
analysis-fault-pieces = { $side ->
    [cones] Too many cones: { $count } on the board, { $most } are the most.
   *[spools] Too many spools: { $count } on the board, { $most } are the most.
}
analysis-fault-empty = No piece is on the board; one side must have some left.
analysis-fault-water = A piece stands on { $square }, the House of Water, where nothing ever rests.
analysis-fault-throw = { $throw } cannot be thrown: these rules have 1, 2, 3, 4 and { $none }.
analysis-fault-end = A throw is set although one side is already home.
analysis-fault-side = Say whose turn it is.
