### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words:
# 塞尼特棋 (Senet)；傑基耶 (Jéquier)
# 圓錐 (cones)；線軸 (spools)；棋子 (piece)；格 (square)；棋盤 (board)
# 擲棒 (throwing sticks)；擲，擲出 (throw)；正面朝上 (face up)
# 換位 (swap)；封鎖 (blockade)；離盤 (bear off)；擲棒爭先 (throw-off)
# 重生之屋、美之屋、水之屋、三真理之屋、拉-阿圖姆之屋、荷魯斯之屋 (houses)

## Head

senet-title = 塞尼特棋：規則與圖解範例
senet-description = 塞尼特棋怎麼下：棋盤與各屋、擲棒、換位、水之屋和離盤，每條規則都有圖例。傳個連結就能和朋友對局，不必註冊。
senet-nav = 規則
senet-breadcrumb = 塞尼特棋規則
senet-eyebrow = 遊戲與標準規則
senet-heading = 塞尼特棋怎麼下
senet-lead = 塞尼特棋是兩個人在三十格上的賽跑。四根擲棒決定走多遠，五顆棋子裡走哪一顆由你決定。誰先讓五顆棋子全部離盤，誰就獲勝。
senet-hero-alt = 開局時的塞尼特棋盤：五個圓錐和五個線軸交替排在上排的十個格子裡。中排和下排是空的，15、27、28、29、30 格上有標記。
senet-contents-title = 本頁內容

## Play buttons

senet-play-friend = 和朋友下
senet-play-stranger = 和正在等人的玩家下
senet-play-device = 在同一台裝置上對局
senet-to-jequier = 變體：傑基耶塞尼特棋

## The board

senet-board-title = 棋盤
senet-board-body = 三十個格子連成一條路，蜿蜒穿過三排。1 到 10 在上排從左到右，11 到 20 在中排從右到左折回，21 到 30 在下排從左到右。路從 10 向下轉到 11，從 20 向下轉到 21。
senet-board-neighbours = 規則裡說的「相鄰」，都是指在路上相鄰：10 和 11 相鄰，而 5 和 16 雖然一上一下，卻不相鄰。
senet-board-alt = 空棋盤和三十格的路線：上排向右，從 10 向下到 11，中排向左，從 20 向下到 21，下排向右。五個格子有標記：15 是安卡（生命之符），27 是形似魯特琴的「內弗爾」，28 是水波，29 是三隻鳥，30 是兩個坐像。
senet-board-caption = 從 1 到 30 的路線和五座屋：15 重生、27 美、28 水、29 三真理、30 拉-阿圖姆。

## Setup

senet-setup-title = 棋子與開局
senet-setup-body = 一方執五個圓錐，另一方執五個線軸，交替擺在前十格：圓錐在 1、3、5、7、9，線軸在 2、4、6、8、10。雙方同向前進，從 1 走向 30，一格裡永遠只能有一顆棋子。先手執圓錐，先擲棒。
senet-setup-cone = 圓錐
senet-setup-spool = 線軸

## Throwing

senet-throw-title = 擲棒
senet-throw-body = 四根擲棒各有正反兩面，哪面朝上的機會相同。數一數有幾根正面朝上，就是你擲出的點數。一根正面也沒有，就是 5。
senet-throw-again = 擲出 1、4 或 5，走完棋可以再擲一次，只要接連擲出這些點數就可以一直擲下去。擲出 2 或 3，走完後輪到對方。
senet-throw-table-caption = 五種擲法、各自的機率和下一次由誰擲
senet-throw-table-sticks = 擲棒
senet-throw-table-throw = 點數
senet-throw-table-chance = 機率
senet-throw-table-next = 然後
senet-throw-1-sticks = 一根正面朝上
senet-throw-2-sticks = 兩根正面朝上
senet-throw-3-sticks = 三根正面朝上
senet-throw-4-sticks = 四根正面朝上
senet-throw-5-sticks = 沒有正面朝上
senet-throw-1-chance = 16 次中 4 次
senet-throw-2-chance = 16 次中 6 次
senet-throw-3-chance = 16 次中 4 次
senet-throw-4-chance = 16 次中 1 次
senet-throw-5-chance = 16 次中 1 次
senet-throw-next-again = 你再擲一次
senet-throw-next-passes = 輪到對方

## Moving

senet-move-title = 走棋
senet-move-body = 每擲一次，就把自己的一顆棋子向前走同樣多的格數，不多不少。有幾顆能走，就由你挑選，這正是塞尼特棋的精髓。只有一顆能走，就非走不可，即使吃虧。
senet-move-over = 自己的也好，對方的也好，任何棋子都可以越過。但絕不能停在自己的棋子上。

## Swapping

senet-swap-title = 換位
senet-swap-body = 塞尼特棋裡沒有吃子。你的棋子若停在對方一顆沒有保護的棋子上，兩顆棋子就換位：你的佔據這一格，對方的退回你的棋子出發的那一格。
senet-swap-alt = 圓錐在 3 和 12，線軸在 7 和 20。圓錐方擲出 4。箭頭從 3 上的圓錐指向 7 上落單的線軸。
senet-swap-caption = 圓錐方擲出 4。3 上的圓錐走到 7，那裡有一顆落單的線軸，於是兩者換位：圓錐到 7，線軸到 3。也可以改走 12 上的圓錐，到 16。

## Protection

senet-pair-title = 誰受保護
senet-pair-body = 同一方的兩顆棋子相鄰，就互相保護，對方與哪一顆都不能換位。停在最後四格（27 到 30）上的棋子，單獨一顆也安全。是否受保護，以走棋之前的局面為準。
senet-pair-alt = 圓錐在 4 和 8；線軸在 5、10、11、16。10 和 11 上的線軸在路線轉彎處一上一下，用一條短線連在一起。
senet-pair-caption = 10 和 11 上的線軸隔著轉彎相鄰，所以 8 上的圓錐用不了 2 和 3。擲出 4 則可以越過兩顆到 12。5 和 16 上的線軸不相鄰：擲出 1 時，4 上的圓錐可與 5 上的線軸換位。

## The houses

senet-houses-title = 五座屋
senet-houses-body = 每座屋都可以直接越過，沒有一座非停不可。
senet-house-15-name = 15：重生之屋
senet-house-15-body = 普通的格子，只是從水裡救起的棋子會回到這裡。
senet-house-27-name = 27：美之屋
senet-house-27-body = 安全，也是入水前的最後一站。擲出 4 或 5，棋子從這裡離盤；2 走到 29，3 走到 30，1 則落水。
senet-house-28-name = 28：水之屋
senet-house-28-body = 這裡什麼也留不住。停在 28 的棋子立刻回到 15；15 有棋子時，就往回退到最近的空格：14、13，依此類推。從 28 上面越過則沒有關係。
senet-house-29-name = 29：三真理之屋
senet-house-29-body = 安全。有三隻鳥，所以擲出 3 離盤。30 空著時，1 可走到 30；2、4、5 都走不動它。
senet-house-30-name = 30：拉-阿圖姆之屋
senet-house-30-body = 安全。有兩個人像，所以擲出 2 離盤。其他點數都走不動它。
senet-water-alt = 圓錐在 20 和 24，線軸在 15 和 17。圓錐方擲出 4。警示箭頭從 24 上的圓錐指向 28 的水中。
senet-water-caption = 圓錐方擲出 4，非走不可。20 上的圓錐走不了，因為自己的同伴在 24。於是 24 上的圓錐落水。15 上有線軸，圓錐便在 14 上岸。好在擲出的是 4，圓錐方還能再擲。

## Leaving the board

senet-off-title = 離盤
senet-off-body = 棋子只能從三個格子離盤：從 27 擲 4 或 5，從 29 擲 3，從 30 擲 2。停在 26 或還沒走到 26 的棋子，用不上會走過 30 的點數。第五顆棋子一離盤，你就贏了，無論擲出幾點。
senet-off-alt = 賽跑的尾聲：圓錐在 27、29、30，另兩個圓錐已經離盤；一個線軸在 22。
senet-off-caption = 這裡每個點數各有用處。1 讓 27 上的圓錐落水，在 15 上岸。2 讓 30 上的圓錐離盤，3 讓 29 上的離盤，4 或 5 讓 27 上的離盤。

## No move

senet-stuck-title = 無棋可走
senet-stuck-body = 如果你沒有一顆棋子用得上這個點數，這一擲就作廢。誰都不會後退。儘管如此，擲出的若是 1、4 或 5，你仍可再擲一次。
senet-stuck-alt = 圓錐在 26 和 29，線軸在 18 和 22。圓錐方擲出 5，沒有一個圓錐能走。
senet-stuck-caption = 圓錐方擲出 5。從 26 走會超過 30，而這只有從 27 才允許；從 29 只有 3 能離盤。這一擲作廢，但因為是 5，圓錐方再擲一次。

## Strategy

senet-strategy-title = 記住六件事
senet-strategy-1-title = 結伴而行
senet-strategy-1-body = 對方不能與相鄰的棋子換位。一對之中走開一顆，就有兩顆落單，所以走之前兩顆都要看看。
senet-strategy-2-title = 算算身後的點數
senet-strategy-2-body = 落單的棋子在對方棋子前面兩格時最危險：16 次中有 6 次會被追上。前面一格或三格是 16 次中 4 次，前面四格或五格只有 16 次中 1 次。
senet-strategy-3-title = 換位等於走兩顆
senet-strategy-3-body = 你的棋子照樣前進，對方的棋子卻退了同樣多的格數。其他方面差不多的兩步棋，換位的那步賺得更多。
senet-strategy-4-title = 小心那片水
senet-strategy-4-body = 從 26 擲出 2 就落水，16 次中 6 次。從 25 和 27 是 16 次中 4 次，從 23 和 24 只有 16 次中 1 次。
senet-strategy-5-title = 認清出口
senet-strategy-5-body = 下一擲讓棋子離盤的機會：從 30 是 16 次中 6 次，從 29 是 16 次中 4 次，從 27 是 16 次中 2 次。
senet-strategy-6-title = 留一顆後備
senet-strategy-6-body = 擲出的點數必須走。後面有一顆棋子能承接不想要的點數，別的棋子就不必下水。

## History

senet-history-title = 遊戲的由來
senet-history-body = 埃及墓葬中留存的塞尼特棋盤和壁畫，時間跨越兩千多年，完整的規則卻沒有留下來。今天大家下的都是現代的復原，而嘗試復原的人，如古斯塔夫·傑基耶、R. C. 貝爾和後來的提摩西·肯德爾，各自得出不同的遊戲。
senet-history-here = 本站的標準玩法也是這樣一種復原，每方五顆棋子，各屋位於最後四格。墓葬中的棋盤在最後五格上刻有類似的標記；哪條規則對應哪個標記，則屬於復原者的推斷。

## Questions and answers

senet-faq-title = 問與答
senet-faq-egypt-question = 埃及人就是這樣下的嗎？
senet-faq-egypt-answer = 沒有人說得準。完整的規則沒有傳下來，只有棋盤、壁畫和標記。這裡的規則是現代的復原。
senet-faq-forced-question = 走了對自己不利，也必須走嗎？
senet-faq-forced-answer = 必須走。只要有一顆棋子用得上這個點數，就得走，即使唯一的一步是落水。有幾顆能走時，由你挑選。
senet-faq-beauty-question = 每顆棋子都要停在美之屋嗎？
senet-faq-beauty-answer = 不用。棋子可以不停留，直接越過 27 格和其他任何一座屋。
senet-faq-block-question = 棋子能擋住去路嗎？
senet-faq-block-answer = 標準玩法裡不能，多少顆棋子都可以越過。在傑基耶塞尼特棋裡，對方連續三顆棋子就構成封鎖。
senet-faq-odds-question = 每個點數的機率是多少？
senet-faq-odds-answer = 16 次中，1 出現 4 次，2 出現 6 次，3 出現 4 次，4 出現一次，5 出現一次。
senet-faq-online-question = 怎樣在網路上和朋友下塞尼特棋？
senet-faq-online-answer = 在這裡開一局，把連結傳給朋友。點開連結的人就能坐下來下棋，手機、電腦都可以，誰也不用註冊。

## Play

senet-end-title = 來下一局
senet-end-body = 一切就緒：開一局，傳連結，擲出第一把。棋盤會標出每一步合法的走法，什麼都不用背。
