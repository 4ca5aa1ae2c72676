review-title = Review · { $rules }
review-open = Review the game
review-curve = Chance of winning
review-curve-about = From { $start } to { $end } in { $count } throws. The list of moves says the same in words and numbers.
review-moments = The moments that mattered
review-move = Move { $turn }
review-better = Better
review-best = The best move
review-played = Played
review-given = Given away
review-luck = Luck
review-choices = { $best } of { $count } choices were the best
review-adds = How it adds up
review-begin = At the start
review-end = At the end
review-exact = All values are exact.
review-estimated = The values are estimated.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = Luck decided it: the sticks gave the winner { $luck } and the better choices { $skill }.
review-sum-skill = The better choices decided it: they gave the winner { $skill }, the sticks { $luck }.
review-sum-both = Luck and better choices both helped the winner: { $luck } and { $skill }.
review-sum-against-luck = Won against the luck: the sticks cost the winner { $luck }, the better choices gave { $skill }.
review-sum-against-skill = Luck made up for weaker choices: the sticks gave the winner { $luck }, the choices cost { $skill }.
review-sum-stopped = The game stopped early; the winner’s chance stood at { $chance }.

## Around it
review-list = All moves as a list
review-list-back = Back to the board
review-column-move = Move
review-analyse = Analyse this position
review-link = Link to this moment
review-keys = The arrow keys step through the game.
