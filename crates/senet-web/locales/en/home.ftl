home-title = Senet: play the Egyptian board game with a friend
home-heading = Senet, the game of passing
home-lead = Egyptians played it for more than two thousand years. Send a friend a link and play it tonight.
home-setup = New game
home-rules = Rules
home-standard = Standard
home-standard-about = The drowned come back on 15
home-jequier = Jéquier
home-jequier-about = Three in a row make a wall
home-opponent = Who with
home-friend = A friend, by link
home-device = Two of us on this device
home-stranger = Someone who is waiting
home-stranger-about = { $count ->
    [0] Nobody is waiting just now
    [one] One person is waiting
   *[other] { $count } people are waiting
}
home-more = First throw and clock
home-first = Who throws first
home-first-random = By lot
home-first-you = You
home-first-them = The other
home-clock = Clock
home-clock-none = No clock
home-clock-time = { $minutes } min each, { $seconds } s a move
home-play = Play
home-games = Your unfinished games
home-game-waiting = Waiting for the second player
home-game-your-turn = Your turn
home-game-their-turn = The other’s turn
home-game-device = On this device
home-game-opponent = With { $name }
home-about = What Senet is
home-about-path = Two players race five pieces each along a path of thirty squares that winds through three rows.
home-about-sticks = Four throwing sticks, each with a light and a dark side, say how far a piece must go.
home-about-swap = A lone piece can be swapped back, two neighbours protect each other, and near the end waits the water.
home-board-label = A Senet board in the middle of a game
