### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = What perfect play shows
senet-perfect-start = The standard game has been solved: for every position we know each side’s chance of winning when neither ever errs. At the start the first player, who has the cones, wins { $percent }% of the games.
senet-perfect-length = Between two perfect players a game takes { $throws } throws on average, with a standard deviation of { $spread }.
senet-perfect-luck = On average a single throw shifts the chance of winning by { $swing } percentage points.
senet-perfect-source = These figures come from our own solution of the game, computed on { $date }.
