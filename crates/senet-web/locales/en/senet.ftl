### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

## Head

senet-title = Senet: the rules, with worked examples
senet-description = How to play Senet: the board and its houses, the sticks, changing places, the House of Water and leaving the board, with drawings. Play by link, no sign-up.
senet-nav = Rules
senet-breadcrumb = The rules of Senet
senet-eyebrow = The game and its standard rules
senet-heading = How to play Senet
senet-lead = Senet is a race for two along thirty squares. Four sticks say how far you go; you say which of your five pieces goes. Whoever brings all five off the board first has won.
senet-hero-alt = A Senet board as the game begins: five cones and five spools stand in turn on the ten squares of the top row. The middle and bottom rows are empty, with signs on squares 15, 27, 28, 29 and 30.
senet-contents-title = On this page

## Play buttons

senet-play-friend = Play with a friend
senet-play-stranger = Play someone who is waiting
senet-play-device = Play here, on one device
senet-to-jequier = Jéquier’s Senet, the variant

## The board

senet-board-title = The board
senet-board-body = The thirty squares are one path that winds through three rows. Squares 1 to 10 run from left to right along the top, 11 to 20 come back from right to left through the middle, and 21 to 30 run from left to right along the bottom. The path turns from 10 down to 11 and from 20 down to 21.
senet-board-neighbours = Whenever these rules say “next to”, they mean next on the path: 10 and 11 are neighbours, but 5 and 16 are not, although one lies above the other.
senet-board-alt = The empty board with its path of thirty squares: right along the top row, down from 10 to 11, left along the middle row, down from 20 to 21, and right along the bottom row. Five squares carry a sign: 15 an ankh, 27 a lute-shaped nefer, 28 waves, 29 three birds, 30 two seated figures.
senet-board-caption = The path from 1 to 30 and the five houses: 15 Rebirth, 27 Beauty, 28 Water, 29 the Three Truths, 30 Re-Atum.

## Setup

senet-setup-title = The pieces and the start
senet-setup-body = One player has five cones, the other five spools. They stand in turn on the first ten squares: cones on 1, 3, 5, 7 and 9, spools on 2, 4, 6, 8 and 10. Both sides run the same way, from 1 towards 30, and a square never holds more than one piece. The first player has the cones and throws first.
senet-setup-cone = A cone
senet-setup-spool = A spool

## Throwing

senet-throw-title = Throwing the sticks
senet-throw-body = Each of the four sticks has a face and a back, and either is as likely to land up. Count the faces that are up: that is your throw. If no face is up, the throw is a 5.
senet-throw-again = After a 1, a 4 or a 5 you throw again once you have moved, and again, for as long as they keep coming. After a 2 or a 3 the turn passes to the other player.
senet-throw-table-caption = The five throws, how likely they are and who throws next
senet-throw-table-sticks = Sticks
senet-throw-table-throw = Throw
senet-throw-table-chance = Chance
senet-throw-table-next = Then
senet-throw-1-sticks = one face up
senet-throw-2-sticks = two faces up
senet-throw-3-sticks = three faces up
senet-throw-4-sticks = four faces up
senet-throw-5-sticks = no face up
senet-throw-1-chance = 4 in 16
senet-throw-2-chance = 6 in 16
senet-throw-3-chance = 4 in 16
senet-throw-4-chance = 1 in 16
senet-throw-5-chance = 1 in 16
senet-throw-next-again = You throw again
senet-throw-next-passes = The turn passes

## Moving

senet-move-title = Moving
senet-move-body = For each throw you move one of your pieces forward by exactly that many squares. If several can go, the choice is yours, and it is the heart of the game. If only one can go, it must, even where it hurts.
senet-move-over = You may pass over any pieces, your own or your opponent’s. You may never end on a piece of your own.

## Swapping

senet-swap-title = Changing places
senet-swap-body = Nothing is ever captured in Senet. If your piece ends on an enemy piece that stands unprotected, the two change places: yours takes the square, the other goes back to where yours came from.
senet-swap-alt = Cones on 3 and 12, spools on 7 and 20. The cones have thrown a 4. An arrow leads from the cone on 3 to the lone spool on 7.
senet-swap-caption = The cones have thrown a 4. The cone on 3 reaches 7, where a spool stands alone, and they change places: cone on 7, spool on 3. The cone on 12 could step to 16 instead.

## Protection

senet-pair-title = Who is protected
senet-pair-body = Two pieces of one side that stand next to each other protect each other, so neither can be swapped. A piece on one of the last four squares, 27 to 30, is safe even alone. What counts is how the pieces stood before the move.
senet-pair-alt = Cones on 4 and 8; spools on 5, 10, 11 and 16. The spools on 10 and 11, one below the other at the turn of the path, are joined by a bar.
senet-pair-caption = The spools on 10 and 11 are neighbours around the turn, so the cone on 8 cannot use a 2 or a 3. A 4 carries it past both to 12. The spools on 5 and 16 are no neighbours: with a 1, the cone on 4 changes places with the spool on 5.

## The houses

senet-houses-title = The five houses
senet-houses-body = You may run past every house. None has to be visited.
senet-house-15-name = 15: House of Rebirth
senet-house-15-body = An ordinary square, except that pieces saved from the water come back to it.
senet-house-27-name = 27: House of Beauty
senet-house-27-body = Safe, and the last stop before the water. With a 4 or a 5 a piece leaves the board from here; a 2 takes it to 29, a 3 to 30, but a 1 drowns it.
senet-house-28-name = 28: House of Water
senet-house-28-body = Nothing rests here. A piece that ends on 28 goes straight back to 15, or, if 15 is occupied, to the nearest empty square before it: 14, 13 and so on. Passing over 28 does no harm.
senet-house-29-name = 29: House of the Three Truths
senet-house-29-body = Safe. Three birds, so a piece leaves with a 3. A 1 takes it to 30 if 30 is empty; a 2, a 4 or a 5 does not move it.
senet-house-30-name = 30: House of Re-Atum
senet-house-30-body = Safe. Two figures, so a piece leaves with a 2. No other throw moves it.
senet-water-alt = Cones on 20 and 24, spools on 15 and 17. The cones have thrown a 4. A warning arrow leads from the cone on 24 into the water on 28.
senet-water-caption = The cones have thrown a 4, and it has to be played. The cone on 20 cannot go, because another cone stands on 24. So the cone on 24 falls into the water. A spool is on 15, and the cone comes out on 14. After a 4, the cones at least throw again.

## Leaving the board

senet-off-title = Leaving the board
senet-off-body = A piece leaves the board from three squares only: from 27 with a 4 or a 5, from 29 with a 3, from 30 with a 2. From 26 or any square before it, a throw that would carry the piece beyond 30 is of no use to it. As soon as your fifth piece is off, you have won, whatever you threw.
senet-off-alt = The end of a race: cones on 27, 29 and 30, two cones already off the board; a spool on 22.
senet-off-caption = Every throw plays another part here. A 1 drowns the cone on 27, which comes out on 15. A 2 takes off the cone on 30, a 3 the one on 29, a 4 or a 5 the one on 27.

## No move

senet-stuck-title = When nothing can move
senet-stuck-body = If none of your pieces can use the throw, it is passed. Nobody ever moves backwards. A 1, a 4 or a 5 gives you another throw all the same.
senet-stuck-alt = Cones on 26 and 29, spools on 18 and 22. The cones have thrown a 5, and no cone can move.
senet-stuck-caption = The cones have thrown a 5. From 26 it would lead beyond 30, which is allowed only from 27; from 29 only a 3 leads off. The throw is passed, and since it was a 5 the cones throw again.

## Strategy

senet-strategy-title = Six things to keep in mind
senet-strategy-1-title = Travel in twos
senet-strategy-1-body = Neighbours cannot be swapped. When one of a pair moves on, two pieces stand alone, so look at both before you go.
senet-strategy-2-title = Count the throws behind you
senet-strategy-2-body = A lone piece is most exposed two squares in front of an enemy: 6 of 16 throws hit it. One or three squares in front it is 4 of 16, four or five squares in front only 1 of 16.
senet-strategy-3-title = A swap moves two pieces
senet-strategy-3-body = Your piece goes forward as it would have gone anyway, and the enemy piece loses just as many squares. Of two moves that otherwise look alike, the swap gains more ground.
senet-strategy-4-title = Respect the water
senet-strategy-4-body = From 26 it takes a 2 to drown, 6 of 16 throws. From 25 and from 27 it is 4 of 16, from 23 and 24 only 1 of 16.
senet-strategy-5-title = Know the ways out
senet-strategy-5-body = The next throw takes a piece off from 30 with 6 chances in 16, from 29 with 4, from 27 with 2.
senet-strategy-6-title = Keep a piece in reserve
senet-strategy-6-body = Throws have to be played. A piece further back that can take an unwelcome throw keeps another out of the water.

## History

senet-history-title = Where the game comes from
senet-history-body = Boards and paintings of Senet survive from Egyptian tombs over more than two thousand years. Complete rules do not. Whoever plays today plays a modern reconstruction, and those who tried, Gustave Jéquier, R. C. Bell and later Timothy Kendall among them, each arrived at another game.
senet-history-here = The standard game on this site is such a reconstruction too, with five pieces a side and its houses on the last four squares. The boards from the tombs carry signs like these on their last five squares; which rule went with which sign is for reconstruction to say.

## Questions and answers

senet-faq-title = Questions and answers
senet-faq-egypt-question = Is this how the Egyptians played?
senet-faq-egypt-answer = Nobody can say. No complete rules have survived, only boards, paintings and signs. The rules here are a modern reconstruction.
senet-faq-forced-question = Do I have to move if the move is bad for me?
senet-faq-forced-answer = Yes. A throw that any of your pieces can use must be played, even if the only move leads into the water. If several pieces can move, you choose.
senet-faq-beauty-question = Must every piece stop on the House of Beauty?
senet-faq-beauty-answer = No. A piece may pass square 27, and every other house, without stopping.
senet-faq-block-question = Can pieces block the way?
senet-faq-block-answer = Not in the standard game, where any number of pieces may be passed over. In Jéquier’s Senet three enemy pieces in a row are a blockade.
senet-faq-odds-question = What are the chances of each throw?
senet-faq-odds-answer = Out of 16, a 1 comes 4 times, a 2 comes 6 times, a 3 comes 4 times, a 4 once and a 5 once.
senet-faq-online-question = How do I play Senet with a friend online?
senet-faq-online-answer = Start a game here and send your friend the link. Whoever opens it can sit down and play, on a phone or a computer, and nobody has to sign up.

## Play

senet-end-title = Now play
senet-end-body = Everything is set up: make a game, send the link, throw the sticks. The board shows every legal move, so nothing has to be learned by heart.
