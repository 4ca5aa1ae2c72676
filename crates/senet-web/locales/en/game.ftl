# Titles
game-title-your-turn = Your turn · { $rules }
game-title-their-turn = { $name } to play · { $rules }
game-title-waiting = Waiting for your friend · { $rules }
game-title-queue = Looking for a player · { $rules }
game-title-invitation = You are invited to a game of { $rules }
game-title-over = Game over · { $rules }

# Players
game-you = You
game-first-player = First player
game-second-player = Second player
game-your-opponent = Your opponent
game-players = Players
game-home-count = of 5 home
game-turn-yours = Your turn
game-turn-theirs = To play
game-here = Here
game-away = Away
game-no-side = No side yet
game-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
game-watching = You are watching
game-clock-label = Time left for { $name }: { $time }
game-clock-label-you = Your time left: { $time }

# What is to be done
game-throwoff-you = Throw for the first 1
game-throwoff-them = { $name } throws for the first 1
game-throwoff-about = Whoever throws a 1 first takes the spools and opens with 10 to 11.
game-throw-you = Your turn: throw the sticks
game-throw-again-you = Throw again
game-throw-them = { $name } to throw
game-throw-again-them = { $name } throws again
game-move-you = You threw { $throw }. Choose a piece.
game-move-one-you = You threw { $throw }. One move is possible.
game-move-back-you = You threw { $throw }. Nothing can go forward: one piece must go back.
game-move-them = { $name } threw { $throw } and chooses a piece
game-handover = { $side ->
    [cones] { $name }, with the cones: it is your turn
   *[spools] { $name }, with the spools: it is your turn
}
game-choices = { $count ->
    [one] One piece can move. Touch it, or press the button.
   *[other] { $count } pieces can move. Touch one with a ring under it.
}
game-act-throw = Throw the sticks
game-act-choose = Choose a piece
game-act-wait = { $name } is playing
game-act-step = Move to { $to }
game-act-swap = Swap on { $to }
game-act-water = Into the water
game-act-off = Bear it off
game-act-back = Back to { $to }
game-offer-step = { $from } to { $to }: a step onto an empty square.
game-offer-swap = { $side ->
    [cones] { $from } to { $to }: your cone and the spool change places.
   *[spools] { $from } to { $to }: your spool and the cone change places.
}
game-offer-water = { $from } to { $water }: your piece falls into the water and comes out on { $to }.
game-offer-off = { $from }: your piece leaves the board. It is home.
game-offer-back = { $from } back to { $to }.

# What happened
game-event-step = { $who ->
    [you] You threw { $throw } and moved { $from } to { $to }.
   *[other] { $name } threw { $throw } and moved { $from } to { $to }.
}
game-event-swap = { $who ->
    [you] You threw { $throw } and swapped { $from } with { $to }.
   *[other] { $name } threw { $throw } and swapped { $from } with { $to }.
}
game-event-water = { $who ->
    [you] You threw { $throw }. Your piece from { $from } fell into the water and came out on { $to }.
   *[other] { $name } threw { $throw }. The piece from { $from } fell into the water and came out on { $to }.
}
game-event-off = { $who ->
    [you] You threw { $throw } and bore off the piece on { $from }.
   *[other] { $name } threw { $throw } and bore off the piece on { $from }.
}
game-event-back = { $who ->
    [you] You threw { $throw } and had to go back, { $from } to { $to }.
   *[other] { $name } threw { $throw } and had to go back, { $from } to { $to }.
}
game-event-pass = { $who ->
    [you] You threw { $throw }, but none of your pieces can move.
   *[other] { $name } threw { $throw }, but no piece can move.
}
game-event-throwoff = { $who ->
    [you] You threw { $throw }, not a 1.
   *[other] { $name } threw { $throw }, not a 1.
}
game-event-spools = { $who ->
    [you] You threw the first 1: you have the spools.
   *[other] { $name } threw the first 1 and has the spools.
}
game-event-thrown = { $who ->
    [you] You threw { $throw }.
   *[other] { $name } threw { $throw }.
}
game-say = { $event } { $status }
game-why = Why no piece can move
game-faces = { $count ->
    [0] No face up
    [one] One face up
   *[other] { $count } faces up
}
game-sticks-label = { $count ->
    [0] No face up: { $throw }
    [one] One face up: { $throw }
   *[other] { $count } faces up: { $throw }
}
game-sticks-waiting = Not thrown yet

# Squares
game-board-label = The board
game-square-empty = { $square }, empty
game-square-piece = { $side ->
    [cones] { $square }, cone
   *[spools] { $square }, spool
}
game-square-house-empty = { $square }, { $house }, empty
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, cone
   *[spools] { $square }, { $house }, spool
}
game-square-choice = { $square }. { $offer }
game-legend = The houses
game-legend-rebirth = The drowned return
game-legend-beauty-standard = Off with a 4 or 5
game-legend-water-standard = Back to 15
game-legend-water-jequier = Back to the start
game-legend-truths-standard = Off with a 3
game-legend-atum-standard = Off with a 2
game-legend-safe = Safe
game-house-short = { $square } { $house }
game-house-rebirth = Rebirth
game-house-beauty = Beauty
game-house-water = Water
game-house-truths = Three Truths
game-house-atum = Re-Atum
game-house-horus = Horus

# Moves so far
game-moves = Moves
game-moves-none = Nothing has been thrown yet.
game-moves-start = Start
game-moves-back = One move back
game-moves-on = One move on
game-moves-now = Back to the game
game-replay = After move { $turn } of { $count }
game-replay-start = The start
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → water → { $to }
game-short-off = { $from } home
game-short-back = { $from } → { $to }, back
game-short-pass = no move
game-short-throwoff = not a 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Send your friend this link
game-waiting-lead = The game starts when they take the seat. You can close this page and come back.
game-waiting-seat = { $side ->
    [cones] You play the cones and throw first
    [spools] You play the spools
    [first] You throw first
   *[second] You throw second
}
game-waiting-kept = A place is kept for your friend
game-waiting-leave = Leave the game
game-queue-heading = Looking for someone to play with
game-queue-lead = The next person who looks for { $rules } sits down with you. Keep this page open.
game-queue-kept = A place is kept for whoever comes
game-link-label = Link to the game
game-copy = Copy the link
game-copied = Copied
game-share = Share
game-share-text = Play Senet with me:
game-qr = QR code of the link
game-qr-scan = Scan to join
game-invitation-heading = { $name } invites you to a game of { $rules }
game-invitation-heading-nameless = You are invited to a game of { $rules }
game-invitation-lead = No sign-up. One press and you sit at the board.
game-invitation-seat = { $side ->
    [cones] You would play the cones and throw first.
    [spools] You would play the spools.
    [first] You would throw first.
   *[second] You would throw second.
}
game-invitation-take = Take the seat
game-leave-guest = Leave before the first throw

# The end
game-won-you = You won
game-won-them = { $name } won
game-lost-you = { $name } won. Well fought.
game-end-borne-off = { $turns ->
    [one] All five pieces are home, after one throw.
   *[other] All five pieces are home, after { $turns } throws.
}
game-end-resignation = { $who ->
    [you] You resigned.
   *[other] { $name } resigned.
}
game-end-absence = { $who ->
    [you] You were away too long, and the game was claimed.
   *[other] { $name } was away too long, and the game was claimed.
}
game-end-time = { $who ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
}
game-rematch = Play again, seats swapped
game-rematch-accept = Accept the rematch
game-rematch-offered-you = You have offered a rematch. It stands even if the other is away.
game-rematch-offered-them = { $name } offers a rematch
game-rematch-go = To the next game
game-rematch-watch = The two play on: to the next game
game-another = Choose another game

# Around the board
game-more = More
game-say-something = Say something
game-said = { $name }: { $phrase }
game-phrase-hello = Hello!
game-phrase-good-luck = Good luck!
game-phrase-well-played = Well played!
game-phrase-what-luck = What luck!
game-phrase-close = That was close!
game-phrase-oh-no = Oh no!
game-phrase-one-moment = One moment, please
game-phrase-thanks = Thank you!
game-phrase-again = Another game?
game-phrase-bye = Goodbye!
game-invite-watchers = Link to watch
game-sound = Sound
game-notify = Tell me when it is my turn
game-notify-body = It is your turn.
game-device = Move my seat to another device
game-check = Check the throws
game-resign = Resign
game-resign-sure = Really give up this game?
game-resign-yes = Yes, I resign
game-name = Your name
game-name-hint = Optional, up to 20 characters
game-name-save = Save
game-claim = Claim the game
game-claim-about = { $name } has been away for a while. You may claim the win, or wait as long as you like.
game-claim-in = { $seconds ->
    [one] { $name } is away. In one second you may claim the win.
   *[other] { $name } is away. In { $seconds } seconds you may claim the win.
}
game-offline = No connection. The board is brought up to date as soon as it is back.

# The rules at hand
game-rules-hand = The rules in short
game-rules-throw-standard = One to four faces up count 1 to 4, none counts 5. After 1, 4 and 5 you throw again.
game-rules-throw-jequier = One to four faces up count 1 to 4, none counts 6. After 1, 4 and 6 you throw again, if you could move.
game-rules-swap = A piece that ends on an enemy changes places with it, unless the enemy is safe.
game-rules-safe-standard = Two neighbours of one side protect each other. 27, 28, 29 and 30 are safe.
game-rules-safe-jequier = Two neighbours of one side protect each other. 26, 28, 29 and 30 are safe.
game-rules-wall-standard = Any pieces may be passed.
game-rules-wall-jequier = Three enemies in a row cannot be passed, forward or backward.
game-rules-water-standard = Whoever ends on 28 goes back to 15, or to the first free square before it.
game-rules-water-jequier = Whoever ends on 27 goes back to the lowest free square.
game-rules-back-standard = Pieces never go back. Without a move the throw is passed.
game-rules-back-jequier = Without a forward move one piece must go back, onto an empty square. If none can, the turn is lost.
game-rules-off-standard = From 27 a piece is borne off with 4 or 5, from 29 with 3, from 30 with 2.
game-rules-off-jequier = Once all your pieces stand on 21 to 30, any throw that brings a piece to 30 or beyond bears it off.
game-rules-win = The first with all five pieces off the board wins.

# Another device
game-device-title = Move your seat to another device
game-device-lead = Open this private link on the other device. Whoever opens it can play for you, so show it to nobody else.
game-device-qr = QR code of the private link
game-device-back = Back to the game
game-device-take-title = Go on playing here
game-device-take-lead = Your seat in this game of { $rules } moves to this device. The other one keeps it as well.
game-device-take = Take my seat here
