## Choosing the computer
computer-opponent = The computer
computer-play = Play the computer
computer-level = Level
computer-level-1 = Beginner
computer-level-2 = Grabber
computer-level-3 = Cautious
computer-level-4 = Thinker
computer-level-5 = Expert
computer-level-6 = Perfect
computer-about-1 = Runs ahead and takes what lies before its eyes; the rest it mostly overlooks.
computer-about-2 = Takes whatever it can and never asks what you may throw next.
computer-about-3 = Fears for every piece and keeps them together.
computer-about-4 = Weighs its moves and looks one throw ahead.
computer-about-5 = Hardly ever overlooks anything.
computer-about-6 = The best move it knows, every time.

## At the board
computer-name = Computer

## Hints
computer-hint = Give me a hint
computer-hint-exact = Exact values.
computer-hint-estimated = Estimated values.
computer-hints = Hints so far: { $count }
computer-notice-no-hints = Hints are given only in games against the computer.
computer-notice-nothing = A hint is for a throw that waits for your move.
