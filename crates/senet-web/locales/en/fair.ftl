fair-title = Fair throws
fair-lead = Nobody can choose a throw: not the players, not this site. Here is how that works, in plain words.
fair-step-seal = Before the game begins, the site draws a long secret number, the seed, and shows a seal of it: its SHA-256. The seal fits only this one number.
fair-step-shake = With every throw your browser adds sixteen random bytes of its own, the shake. So the site does not know beforehand what will be thrown.
fair-step-draw = The throw follows from the seed, the game, the number of the throw and the shake, by a fixed recipe: the four lowest bits of HMAC-SHA-256 are the four sticks.
fair-step-open = When the game is over, the seed is shown. Anybody can check that it fits the seal, and work out every throw again.
fair-shares = Each stick falls face up half the time. Of sixteen throws, on average four are a 1, six a 2, four a 3, one a 4, and one shows no face.
fair-check-title = Check the throws
fair-check-game = Game { $id }, { $rules }
fair-seal = The seal, shown before the first throw
fair-seed = The seed
fair-seed-later = The seed is shown when the game is over. Until then nobody can check, and nobody can look ahead.
fair-check = Work it all out again
fair-check-here = Your browser works it out by itself.
fair-check-good = { $count ->
    [one] The seed fits the seal, and the one throw is right.
   *[other] The seed fits the seal, and all { $count } throws are right.
}
fair-check-bad = { $count ->
    [one] One throw does not follow from the seed.
   *[other] { $count } throws do not follow from the seed.
}
fair-check-bad-seal = The seed does not fit the seal.
fair-counts = Thrown and expected
fair-counts-throw = Throw
fair-counts-expected = Expected
fair-counts-cell = { $count } of { $all }
fair-expected-cell = { $sixteenths } in 16
fair-throws = All throws
fair-throws-none = Nothing has been thrown yet.
fair-column-number = No.
fair-column-player = Player
fair-column-sticks = Sticks
fair-column-throw = Throw
fair-column-shake = Shake
fair-column-check = Check
fair-shake-none = none
fair-right = right
fair-wrong = wrong
fair-recipe = The recipe: the first byte of HMAC-SHA-256 with the seed as its key over the text “game:number:shake”.
fair-back = Back to the game
