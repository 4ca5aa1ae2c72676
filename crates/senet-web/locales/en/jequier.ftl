### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Jéquier’s Senet: rules, comparison and history
jequier-description = Jéquier’s Senet: the throw-off for the first 1, blockades of three, moves back, the House of Water on 27. Compared with the standard game. Play by link.
jequier-breadcrumb = Jéquier’s Senet
jequier-eyebrow = A variant of Senet
jequier-heading = Jéquier’s Senet
jequier-lead = The first 1 decides who starts, three pieces in a row bar the road, a player with no way forward has to go back, and the House of Water waits on 27.
jequier-hero-alt = The last five squares of the board: 26 with the nefer of Beauty, 27 with the waves of Water, 28 with the three birds of the Truths, 29 with the two seated figures of Re-Atum, 30 with the falcon Horus.
jequier-hero-caption = 26 Beauty, 27 Water, 28 the Three Truths, 29 Re-Atum, 30 Horus
jequier-contents-title = On this page

## Play buttons

jequier-play-friend = Play Jéquier with a friend
jequier-play-stranger = Play someone who is waiting
jequier-play-device = Play here, on one device
jequier-to-standard = The standard rules

## What it is

jequier-what-title = What is it?
jequier-what-body = Jéquier’s Senet is a reconstruction of the ancient game that is ascribed to the Egyptologist Gustave Jéquier. Board, pieces and sticks are those of the standard game: thirty squares, five cones against five spools, four sticks. The start, the throws and the end of the race are different, and a player whose way is blocked may have to go back.

## The throw-off

jequier-opening-title = The throw-off for the first 1
jequier-opening-body = The pieces are set up as always, cones on 1, 3, 5, 7 and 9, spools on 2, 4, 6, 8 and 10, but nobody owns them yet. The two players throw in turn until one of them throws a 1; no other throw does anything. Whoever throws that 1 takes the spools, moves the piece on 10 to 11, which is the only move allowed, and, because it was a 1, throws again. The other player gets the cones.
jequier-opening-odds = A 1 comes with one throw in four, so the throw-off takes four throws on average, and the player who begins it wins it 4 times in 7.
jequier-opening-alt = The start: cones on 1, 3, 5, 7 and 9, spools on 2, 4, 6, 8 and 10. An arrow leads from the spool on 10 down to square 11.
jequier-opening-caption = The first 1 has been thrown: the spool on 10 goes to 11, and its new owner throws again.

## Throws

jequier-throw-title = Throws and extra throws
jequier-throw-body = One to four faces up count 1 to 4, and if no face is up, the throw is a 6. After a 1, a 4 or a 6 you throw again, provided the throw could be played; a move back counts too. After a 2 or a 3 the turn passes. Of 16 throws, 4 are a 1, 6 are a 2, 4 are a 3, one is a 4 and one is a 6.

## As in the standard game

jequier-same-title = What stays the same
jequier-same-body = You move one piece by exactly the number thrown, and a throw that can be played must be played. No piece ends on one of its own side. A piece that ends on a lone enemy changes places with it; two neighbours protect each other; and a piece on a safe square cannot be swapped. The safe squares here are 26, 28, 29 and 30. The first to bring all five pieces off wins.

## The blockade

jequier-blockade-title = The blockade
jequier-blockade-body = Three or more enemy pieces on consecutive squares are a wall. No piece may pass over it, neither forwards nor backwards. The wall may turn with the path, from 10 to 11 and from 20 to 21. A pair is no wall and can be passed.
jequier-blockade-alt = Spools on 10, 11 and 12 form a wall around the turn of the path, spools on 18 and 19 a pair. Cones stand on 9 and 16. The cones have thrown a 4.
jequier-blockade-caption = The cones have thrown a 4. The cone on 9 is shut in: on the way to 13 it would have to pass the wall on 10, 11 and 12. The cone on 16 may pass the pair on 18 and 19 and goes to 20.

## Moving back

jequier-back-title = Moving back
jequier-back-body = If none of your pieces can move forwards, one must move back by the throw, if it can. It has to end on an empty square, for nothing is swapped on the way back. It cannot go below square 1 and cannot pass a wall. The House of Water counts as an empty square, and a piece that goes back into it drowns.
jequier-back-alt = Cones on 5 and 9 in front of a wall of spools on 10, 11 and 12; another spool on 20. The cones have thrown a 4. An arrow leads from the cone on 5 back to square 1.
jequier-back-caption = The cones have thrown a 4. The cone on 9 faces the wall, and the cone on 5 would end on the other cone on 9. Nothing goes forwards, so the cone on 5 goes back to 1. Since a move was made, the cones throw again.

## Lost turns

jequier-lost-title = Lost turns
jequier-lost-body = If no piece can move back either, the turn is lost, even after a 1, a 4 or a 6. If a spool stood on square 1 in the picture above, the cones would lose their turn in spite of the 4.

## The houses

jequier-houses-title = The houses
jequier-houses-body = The houses stand one square earlier than in the standard game, and only the water has a rule of its own. The ankh on 15 is an ordinary square here.
jequier-house-26-name = 26: House of Beauty
jequier-house-26-body = A safe square, and nothing else.
jequier-house-27-name = 27: House of Water
jequier-house-27-body = A piece that ends here is put on the lowest-numbered empty square of the whole board. Nothing ever rests on 27; passing over it does no harm.
jequier-house-28-name = 28: House of the Three Truths
jequier-house-28-body = Safe. No particular throw is needed to leave it.
jequier-house-29-name = 29: House of Re-Atum
jequier-house-29-body = Safe, and no harder to leave than 28.
jequier-house-30-name = 30: House of Horus
jequier-house-30-body = The end of the path. A piece that cannot leave yet may rest here in safety.
jequier-water-alt = Cones on 2 and 25, spools on 1 and 14. The cones have thrown a 2. A warning arrow leads from the cone on 25 into the water on 27.
jequier-water-caption = With this 2 the cone on 25 would fall into the water and come out on 3, because 1 and 2 are occupied. The cones do better to play 2 to 4.

## Leaving the board

jequier-off-title = Leaving the board
jequier-off-body = Your pieces leave the board only while all those you have left stand in the last row, on 21 to 30. Then any throw that brings a piece to 30 or beyond takes it off, no matter who stands on 30. Until then no piece may go beyond 30. It may end exactly on 30 as on any other square, and rests there until any later throw can take it off. A wall bars the way off the board as well.
jequier-off-alt = The cones’ last three pieces stand on 24, 28 and 30, all in the last row; spools on 12 and 17. The cones have thrown a 6.
jequier-off-caption = All the cones that are left stand in the last row. With a 6 any of the three may leave: the one on 24 by reaching exactly 30, although a cone stands there, the others by going beyond. Had one cone stayed behind on 18, none could leave yet.

## Comparison

jequier-table-title = The two games side by side
jequier-table-caption = Standard Senet and Jéquier’s Senet compared, rule by rule
jequier-table-rule = Rule
jequier-table-standard = Standard
jequier-table-jequier = Jéquier
jequier-table-start-name = Who starts
jequier-table-start-standard = The first player has the cones and throws first.
jequier-table-start-jequier = Both throw in turn; whoever throws the first 1 takes the spools and must move 10 to 11.
jequier-table-throws-name = Throws
jequier-table-throws-standard = 1, 2, 3, 4; no face up is 5.
jequier-table-throws-jequier = 1, 2, 3, 4; no face up is 6.
jequier-table-again-name = Extra throws
jequier-table-again-standard = After 1, 4 or 5, even if no move was possible.
jequier-table-again-jequier = After 1, 4 or 6, if a move was made.
jequier-table-blockade-name = Blockades
jequier-table-blockade-standard = None. Any pieces may be passed.
jequier-table-blockade-jequier = Three or more enemy pieces in a row may not be passed, forwards or backwards.
jequier-table-safe-name = Safe squares
jequier-table-safe-standard = 27, 28, 29 and 30
jequier-table-safe-jequier = 26, 28, 29 and 30
jequier-table-water-name = House of Water
jequier-table-water-standard = 28. Back to 15, or to the nearest empty square before it.
jequier-table-water-jequier = 27. Back to the lowest-numbered empty square of the board.
jequier-table-back-name = Moving back
jequier-table-back-standard = Never.
jequier-table-back-jequier = Only if no piece can move forwards, and only onto an empty square.
jequier-table-stuck-name = No possible move
jequier-table-stuck-standard = The throw is passed; 1, 4 and 5 still throw again.
jequier-table-stuck-jequier = The turn is lost, even after 1, 4 or 6.
jequier-table-off-name = Leaving the board
jequier-table-off-standard = From 27 with a 4 or 5, from 29 with a 3, from 30 with a 2.
jequier-table-off-jequier = With all remaining pieces on 21 to 30: any throw that reaches 30 or beyond.

## History

jequier-history-title = Jéquier and his rules
jequier-history-person = Gustave Jéquier (1868–1946) was a Swiss Egyptologist, known above all for his excavations at South Saqqara. The rules ascribed to him reached today’s players mostly through the summary in “The World of Games” by Jack Botermans and co-authors.
jequier-history-source = Jéquier’s own publication was not at hand for this version. It follows that summary, checked against the game database Ludii, which lists his rules among several reconstructions.
jequier-history-modern = Like all rules of Senet, these are a modern reconstruction. Boards and paintings survive from Egyptian tombs over more than two thousand years, but no complete rules, which is why Jéquier, R. C. Bell and later Timothy Kendall each arrived at another game. The boards from the tombs carry such signs on their last five squares; which rule each had is reconstruction. The standard game here is such a reconstruction too.

## Where the accounts differ

jequier-differ-title = Where the accounts differ
jequier-differ-body = The sources do not agree on everything. This is how it is played here:
jequier-differ-swap = A piece that is hit changes places with its attacker, as in “The World of Games”. In Ludii it is sent to the first empty square.
jequier-differ-off = Once all of a side’s pieces are in the last row, they leave by landing on 30 as well as by passing it. Each of these is one source’s reading.
jequier-differ-back = A blockade of three stops moves back, too.
jequier-differ-unused = Two details that only Ludii has are not used: starting pieces that wait for the piece before them, and scoring by points.

## Questions and answers

jequier-faq-title = Questions and answers
jequier-faq-start-question = Who starts in Jéquier’s Senet?
jequier-faq-start-answer = The player who throws the first 1. Both throw in turn until it falls; that player takes the spools, moves the piece on 10 to 11 and throws again.
jequier-faq-blockade-question = What is a blockade?
jequier-faq-blockade-answer = Three or more pieces of one side on consecutive squares of the path. The other side may not pass over them in either direction.
jequier-faq-back-question = When do I have to move back?
jequier-faq-back-answer = Only when none of your pieces can move forwards with your throw. Then one of them must move back onto an empty square, if it can.
jequier-faq-water-question = Where does a piece go from the House of Water?
jequier-faq-water-answer = From 27 to the lowest-numbered empty square of the board, wherever that is.
jequier-faq-exact-question = Do I need an exact throw to leave the board?
jequier-faq-exact-answer = No. Once all your remaining pieces stand on 21 to 30, any throw that reaches 30 or goes beyond it takes a piece off.

## Play

jequier-end-title = Try it
jequier-end-body = Make a game, send the link, and throw for the first 1. The board shows every legal move, so you can learn the rules as you play.
