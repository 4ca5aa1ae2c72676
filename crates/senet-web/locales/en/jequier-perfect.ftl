### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = What perfect play shows
jequier-perfect-start = Both games have been solved: for every position we know each side’s chance of winning when neither ever errs. In Jéquier’s Senet the winner of the throw-off wins { $percent }% of the games. In the standard game the first player wins { $standard }%.
jequier-perfect-length = Between two perfect players a game of Jéquier’s Senet takes { $throws } throws on average, with a standard deviation of { $spread }.
jequier-perfect-luck = On average a single throw shifts the chance of winning by { $swing } percentage points.
jequier-perfect-source = These figures come from our own solution of the games, computed on { $date }.
