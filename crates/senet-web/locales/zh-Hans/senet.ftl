### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words:
# 塞尼特棋 (Senet)；热基耶 (Jéquier)
# 圆锥 (cones)；线轴 (spools)；棋子 (piece)；格 (square)；棋盘 (board)
# 掷棒 (throwing sticks)；掷，掷出 (throw)；正面朝上 (face up)
# 换位 (swap)；封锁 (blockade)；离盘 (bear off)；掷棒争先 (throw-off)
# 重生之屋、美之屋、水之屋、三真理之屋、拉-阿图姆之屋、荷鲁斯之屋 (houses)

## Head

senet-title = 塞尼特棋：规则与图解示例
senet-description = 塞尼特棋怎么下：棋盘与各屋、掷棒、换位、水之屋和离盘，每条规则都配有图例。发个链接就能和朋友对局，无需注册。
senet-nav = 规则
senet-breadcrumb = 塞尼特棋规则
senet-eyebrow = 游戏与标准规则
senet-heading = 塞尼特棋怎么下
senet-lead = 塞尼特棋是两个人在三十格上的赛跑。四根掷棒决定走多远，五枚棋子里走哪一枚由你决定。谁先让五枚棋子全部离盘，谁就获胜。
senet-hero-alt = 开局时的塞尼特棋盘：五枚圆锥和五枚线轴交替排在上排的十个格子里。中排和下排是空的，15、27、28、29、30 格上有标记。
senet-contents-title = 本页内容

## Play buttons

senet-play-friend = 和朋友下
senet-play-stranger = 和正在等人的玩家下
senet-play-device = 同一设备上对局
senet-to-jequier = 变体：热基耶塞尼特棋

## The board

senet-board-title = 棋盘
senet-board-body = 三十个格子连成一条路，蜿蜒穿过三排。1 到 10 在上排从左到右，11 到 20 在中排从右到左折回，21 到 30 在下排从左到右。路从 10 向下转到 11，从 20 向下转到 21。
senet-board-neighbours = 规则里说的“相邻”，都是指在路上相邻：10 和 11 相邻，而 5 和 16 虽然一上一下，却不相邻。
senet-board-alt = 空棋盘和三十格的路线：上排向右，从 10 向下到 11，中排向左，从 20 向下到 21，下排向右。五个格子有标记：15 是安卡（生命之符），27 是形似琉特琴的“内弗尔”，28 是水波，29 是三只鸟，30 是两个坐像。
senet-board-caption = 从 1 到 30 的路线和五座屋：15 重生、27 美、28 水、29 三真理、30 拉-阿图姆。

## Setup

senet-setup-title = 棋子与开局
senet-setup-body = 一方执五枚圆锥，另一方执五枚线轴，交替摆在前十格：圆锥在 1、3、5、7、9，线轴在 2、4、6、8、10。双方同向前进，从 1 走向 30，一格里永远只能有一枚棋子。先手执圆锥，先掷棒。
senet-setup-cone = 圆锥
senet-setup-spool = 线轴

## Throwing

senet-throw-title = 掷棒
senet-throw-body = 四根掷棒各有正反两面，哪面朝上的机会相同。数一数有几根正面朝上，就是你掷出的点数。一根正面也没有，就是 5。
senet-throw-again = 掷出 1、4 或 5，走完棋可以再掷一次，只要接连掷出这些点数就可以一直掷下去。掷出 2 或 3，走完后轮到对方。
senet-throw-table-caption = 五种掷法、各自的概率和下一次由谁掷
senet-throw-table-sticks = 掷棒
senet-throw-table-throw = 点数
senet-throw-table-chance = 概率
senet-throw-table-next = 然后
senet-throw-1-sticks = 一根正面朝上
senet-throw-2-sticks = 两根正面朝上
senet-throw-3-sticks = 三根正面朝上
senet-throw-4-sticks = 四根正面朝上
senet-throw-5-sticks = 没有正面朝上
senet-throw-1-chance = 16 次中 4 次
senet-throw-2-chance = 16 次中 6 次
senet-throw-3-chance = 16 次中 4 次
senet-throw-4-chance = 16 次中 1 次
senet-throw-5-chance = 16 次中 1 次
senet-throw-next-again = 你再掷一次
senet-throw-next-passes = 轮到对方

## Moving

senet-move-title = 走棋
senet-move-body = 每掷一次，就把自己的一枚棋子向前走同样多的格数，不多不少。有几枚能走，就由你挑选，这正是塞尼特棋的精髓。只有一枚能走，就非走不可，哪怕不划算。
senet-move-over = 自己的也好，对方的也好，任何棋子都可以越过。但绝不能停在自己的棋子上。

## Swapping

senet-swap-title = 换位
senet-swap-body = 塞尼特棋里没有吃子。你的棋子若停在对方一枚没有保护的棋子上，两枚棋子就换位：你的占下这一格，对方的退回你的棋子出发的那一格。
senet-swap-alt = 圆锥在 3 和 12，线轴在 7 和 20。圆锥方掷出 4。箭头从 3 上的圆锥指向 7 上落单的线轴。
senet-swap-caption = 圆锥方掷出 4。3 上的圆锥走到 7，那里有一枚落单的线轴，于是两者换位：圆锥到 7，线轴到 3。也可以改走 12 上的圆锥，到 16。

## Protection

senet-pair-title = 谁受保护
senet-pair-body = 同一方的两枚棋子相邻，就互相保护，对方与哪一枚都不能换位。停在最后四格（27 到 30）上的棋子，单独一枚也安全。是否受保护，以走棋之前的局面为准。
senet-pair-alt = 圆锥在 4 和 8；线轴在 5、10、11、16。10 和 11 上的线轴在路的转弯处一上一下，用一条短线连在一起。
senet-pair-caption = 10 和 11 上的线轴隔着转弯相邻，所以 8 上的圆锥用不了 2 和 3。掷出 4 则可以越过两枚到 12。5 和 16 上的线轴不相邻：掷出 1 时，4 上的圆锥可与 5 上的线轴换位。

## The houses

senet-houses-title = 五座屋
senet-houses-body = 每座屋都可以直接越过，没有一座非停不可。
senet-house-15-name = 15：重生之屋
senet-house-15-body = 普通的格子，只是从水里救起的棋子会回到这里。
senet-house-27-name = 27：美之屋
senet-house-27-body = 安全，也是入水前的最后一站。掷出 4 或 5，棋子从这里离盘；2 走到 29，3 走到 30，1 则落水。
senet-house-28-name = 28：水之屋
senet-house-28-body = 这里什么也留不住。停在 28 的棋子立刻回到 15；15 有棋子时，就往回退到最近的空格：14、13，依此类推。从 28 上面越过则没有关系。
senet-house-29-name = 29：三真理之屋
senet-house-29-body = 安全。有三只鸟，所以掷出 3 离盘。30 空着时，1 可走到 30；2、4、5 都走不动它。
senet-house-30-name = 30：拉-阿图姆之屋
senet-house-30-body = 安全。有两个人像，所以掷出 2 离盘。其他点数都走不动它。
senet-water-alt = 圆锥在 20 和 24，线轴在 15 和 17。圆锥方掷出 4。警示箭头从 24 上的圆锥指向 28 的水中。
senet-water-caption = 圆锥方掷出 4，非走不可。20 上的圆锥走不了，因为自己的同伴在 24。于是 24 上的圆锥落水。15 上有线轴，圆锥便在 14 上岸。好在掷出的是 4，圆锥方还能再掷。

## Leaving the board

senet-off-title = 离盘
senet-off-body = 棋子只能从三个格子离盘：从 27 掷 4 或 5，从 29 掷 3，从 30 掷 2。停在 26 或还没走到 26 的棋子，用不上会走过 30 的点数。第五枚棋子一离盘，你就赢了，无论掷出几点。
senet-off-alt = 赛跑的尾声：圆锥在 27、29、30，另两枚圆锥已经离盘；一枚线轴在 22。
senet-off-caption = 这里每个点数各有用处。1 让 27 上的圆锥落水，在 15 上岸。2 让 30 上的圆锥离盘，3 让 29 上的离盘，4 或 5 让 27 上的离盘。

## No move

senet-stuck-title = 无棋可走
senet-stuck-body = 如果你没有一枚棋子用得上这个点数，这一掷就作废。谁都不会后退。即便如此，掷出的若是 1、4 或 5，你仍可再掷一次。
senet-stuck-alt = 圆锥在 26 和 29，线轴在 18 和 22。圆锥方掷出 5，没有一枚圆锥能走。
senet-stuck-caption = 圆锥方掷出 5。从 26 走会超过 30，而这只有从 27 才允许；从 29 只有 3 能离盘。这一掷作废，但因为是 5，圆锥方再掷一次。

## Strategy

senet-strategy-title = 记住六件事
senet-strategy-1-title = 结伴而行
senet-strategy-1-body = 对方不能与相邻的棋子换位。一对里走开一枚，就有两枚落单，所以走之前两枚都要看看。
senet-strategy-2-title = 算算身后的点数
senet-strategy-2-body = 落单的棋子在对方棋子前面两格时最危险：16 次中有 6 次会被追上。前面一格或三格是 16 次中 4 次，前面四格或五格只有 16 次中 1 次。
senet-strategy-3-title = 换位等于走两枚
senet-strategy-3-body = 你的棋子照样前进，对方的棋子却退了同样多的格数。其他方面差不多的两步棋，换位的那步赚得更多。
senet-strategy-4-title = 敬畏那片水
senet-strategy-4-body = 从 26 掷出 2 就落水，16 次中 6 次。从 25 和 27 是 16 次中 4 次，从 23 和 24 只有 16 次中 1 次。
senet-strategy-5-title = 认清出口
senet-strategy-5-body = 下一掷让棋子离盘的机会：从 30 是 16 次中 6 次，从 29 是 16 次中 4 次，从 27 是 16 次中 2 次。
senet-strategy-6-title = 留一枚后备
senet-strategy-6-body = 掷出的点数必须走。后面有一枚棋子能消化不想要的点数，别的棋子就不用下水。

## History

senet-history-title = 游戏的由来
senet-history-body = 埃及墓葬中留存的塞尼特棋盘和壁画，时间跨越两千多年，完整的规则却没有留下来。今天大家下的都是现代的复原，而尝试复原的人，如古斯塔夫·热基耶、R. C. 贝尔和后来的蒂莫西·肯德尔，各自得出了不同的游戏。
senet-history-here = 本站的标准玩法也是这样一种复原，每方五枚棋子，各屋位于最后四格。墓葬中的棋盘在最后五格上刻有类似的标记；哪条规则对应哪个标记，则属于复原者的推断。

## Questions and answers

senet-faq-title = 问与答
senet-faq-egypt-question = 埃及人就是这样下的吗？
senet-faq-egypt-answer = 没有人说得准。完整的规则没有传下来，只有棋盘、壁画和标记。这里的规则是现代的复原。
senet-faq-forced-question = 走了对自己不利，也必须走吗？
senet-faq-forced-answer = 必须走。只要有一枚棋子用得上这个点数，就得走，哪怕唯一的一步是落水。有几枚能走时，由你挑选。
senet-faq-beauty-question = 每枚棋子都要停在美之屋吗？
senet-faq-beauty-answer = 不用。棋子可以不停留，直接越过 27 格和其他任何一座屋。
senet-faq-block-question = 棋子能挡住去路吗？
senet-faq-block-answer = 标准玩法里不能，多少枚棋子都可以越过。在热基耶塞尼特棋里，对方连续三枚棋子就构成封锁。
senet-faq-odds-question = 每个点数的概率是多少？
senet-faq-odds-answer = 16 次中，1 出现 4 次，2 出现 6 次，3 出现 4 次，4 出现一次，5 出现一次。
senet-faq-online-question = 怎样和朋友在线下塞尼特棋？
senet-faq-online-answer = 在这里开一局，把链接发给朋友。打开链接的人就能坐下来下棋，手机、电脑都行，谁也不用注册。

## Play

senet-end-title = 来下一局
senet-end-body = 一切就绪：开一局，发链接，掷出第一把。棋盘会标出每一步合法的走法，什么都不用背。
