errors-not-found-title = There is no such page
errors-not-found = The address leads nowhere. Perhaps a letter was lost on the way.
errors-no-game-title = There is no such game
errors-no-game = No game has this link. Please ask for the link again, or begin a game of your own.
errors-bad-request-title = That was not understood
errors-bad-request = Something in the form was missing or out of place. Please go back and try once more.
errors-foreign-title = This came from another site
errors-foreign = For your protection, only this site’s own pages may act for you. Open the game here and try again.
errors-seat-link-title = This link does not work any more
errors-seat-link = A link for moving a seat works for a short while only. Make a new one on the device where you play.
errors-too-many-title = Slow down a little
errors-too-many = That was a lot at once. Please wait a moment and try again.
errors-server-title = Something broke on our side
errors-server = Your games are safe. Please try again in a moment.
errors-home = To the start page
errors-offline-title = There is no network here
errors-offline = Your games are kept on the server and go on as they stand as soon as you are back. The rules can be read meanwhile.
errors-offline-rules = Read the rules

errors-notice-stale = The game had already moved on. This is how it stands now.
errors-notice-not-your-turn = It is not your turn.
errors-notice-no-seat = You are watching this game and have no seat in it.
errors-notice-full = Both seats are taken. You can watch.
errors-notice-throw-pending = The throw of { $throw } must be played first.
errors-notice-game-over = The game is over.
errors-notice-begun = The game has begun, so it cannot be left like this. You may resign.
errors-notice-cannot-claim = The game cannot be claimed now.
errors-notice-not-over = A rematch comes after the end of this game.
errors-notice-too-many = { $seconds ->
    [one] That was a lot at once. Please try again in one second.
   *[other] That was a lot at once. Please try again in { $seconds } seconds.
}
errors-move-nobody = Nobody has a side yet.
errors-move-not-thrown = The sticks must be thrown first.
errors-move-empty = No piece stands on { $from }.
errors-move-enemy = The piece on { $from } is not yours.
errors-move-own = { $from }: a piece of the same side stands on { $to }.
errors-move-safe = { $from }: the piece on { $to } stands on a safe square.
errors-move-neighbour = { $from }: the piece on { $to } is protected by its neighbour on { $neighbour }.
errors-move-blockade = { $from }: a wall of three, from { $at } on, bars the way.
errors-move-no-exit = { $from }: a { $throw } does not take this piece off the board.
errors-move-not-home = { $from }: pieces leave the board only once all are in the last row; one stands on { $behind }.
errors-move-opening = The first 1 is played from { $from }.
errors-move-before-first = { $from }: the way back ends at square 1.
errors-move-back-onto = { $from }: going back needs an empty square, and a piece stands on { $to }.
