### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = 热基耶塞尼特棋：规则、对比与历史
jequier-description = 热基耶塞尼特棋的规则：先掷出 1 的人开局，三枚棋子构成封锁，可能要后退，水之屋在 27。与标准玩法逐条对比，配有图例，发链接就能下，无需注册。
jequier-breadcrumb = 热基耶塞尼特棋
jequier-eyebrow = 塞尼特棋的一种变体
jequier-heading = 热基耶塞尼特棋
jequier-lead = 第一个 1 决定谁先走，连续三枚棋子挡住去路，前无去路的一方必须后退，水之屋就等在 27。
jequier-hero-alt = 棋盘的最后五格：26 是代表美的“内弗尔”，27 是水波，28 是真理之屋的三只鸟，29 是拉-阿图姆的两个坐像，30 是隼神荷鲁斯。
jequier-hero-caption = 26 美、27 水、28 三真理、29 拉-阿图姆、30 荷鲁斯
jequier-contents-title = 本页内容

## Play buttons

jequier-play-friend = 和朋友下热基耶棋
jequier-play-stranger = 和正在等人的玩家下
jequier-play-device = 同一设备上对局
jequier-to-standard = 标准规则

## What it is

jequier-what-title = 这是什么？
jequier-what-body = 热基耶塞尼特棋是对这种古老游戏的一种复原，一般归于埃及学家古斯塔夫·热基耶名下。棋盘、棋子和掷棒都和标准玩法一样：三十格，五枚圆锥对五枚线轴，四根掷棒。不同的是开局、点数和赛跑的尾声，去路被挡的一方还可能不得不后退。

## The throw-off

jequier-opening-title = 争第一个 1
jequier-opening-body = 棋子照常摆好，圆锥在 1、3、5、7、9，线轴在 2、4、6、8、10，但还不属于任何人。两人轮流掷棒，直到有人掷出 1；其他点数都不起作用。掷出这个 1 的人执线轴，把 10 上的棋子走到 11（这是唯一允许的一步），又因为掷出的是 1，可以再掷一次。另一人执圆锥。
jequier-opening-odds = 平均每四掷出现一次 1，所以争先平均要掷四次；先掷的一方每 7 次能争得 4 次。
jequier-opening-alt = 开局：圆锥在 1、3、5、7、9，线轴在 2、4、6、8、10。箭头从 10 上的线轴向下指到 11 格。
jequier-opening-caption = 第一个 1 掷出来了：10 上的线轴走到 11，它的新主人再掷一次。

## Throws

jequier-throw-title = 点数与再掷
jequier-throw-body = 一到四根正面朝上，记 1 到 4 点；没有正面朝上，就是 6。掷出 1、4 或 6 可以再掷一次，前提是这个点数走得成，后退也算。掷出 2 或 3 则轮到对方。16 次中，4 次是 1，6 次是 2，4 次是 3，4 和 6 各一次。

## As in the standard game

jequier-same-title = 与标准玩法相同之处
jequier-same-body = 一枚棋子走的格数与点数完全相同，能走就必须走。棋子不能停在己方棋子上。停在对方落单的棋子上，就与它换位；相邻的两枚互相保护；不能与安全格上的棋子换位。这里的安全格是 26、28、29、30。谁先让五枚棋子全部离盘，谁就获胜。

## The blockade

jequier-blockade-title = 封锁
jequier-blockade-body = 对方三枚或更多棋子占住连续的格子，就是一堵墙。无论前进还是后退，任何棋子都不能越过。墙可以随路转弯，从 10 到 11，从 20 到 21。两枚不算墙，可以越过。
jequier-blockade-alt = 10、11、12 上的线轴绕着转弯处构成一堵墙，18 和 19 上的线轴是一对。圆锥在 9 和 16。圆锥方掷出 4。
jequier-blockade-caption = 圆锥方掷出 4。9 上的圆锥被困住了：要到 13，就得越过 10、11、12 的墙。16 上的圆锥可以越过 18 和 19 的一对，走到 20。

## Moving back

jequier-back-title = 后退
jequier-back-body = 如果你没有一枚棋子能前进，就必须有一枚按点数后退，只要退得了。它必须停在空格上，因为后退时不能换位。它不能退到 1 以前，也不能越过墙。水之屋算作空格，退进去的棋子会落水。
jequier-back-alt = 圆锥在 5 和 9，前面是 10、11、12 上线轴的墙；另一枚线轴在 20。圆锥方掷出 4。箭头从 5 上的圆锥退回到 1 格。
jequier-back-caption = 圆锥方掷出 4。9 上的圆锥面对着墙，5 上的圆锥则会停在 9 上的同伴身上。谁都不能前进，于是 5 上的圆锥退到 1。因为走成了一步，圆锥方再掷一次。

## Lost turns

jequier-lost-title = 失去一轮
jequier-lost-body = 如果后退也没有一枚走得了，这一轮就失去了，掷出 1、4 或 6 也一样。上图中若有一枚线轴在 1 格，圆锥方即使掷出 4 也会失去这一轮。

## The houses

jequier-houses-title = 各屋
jequier-houses-body = 各屋比标准玩法早一格，只有水有自己的规则。15 上的安卡在这里是普通的格子。
jequier-house-26-name = 26：美之屋
jequier-house-26-body = 安全格，仅此而已。
jequier-house-27-name = 27：水之屋
jequier-house-27-body = 停在这里的棋子，会被放到整个棋盘上编号最小的空格。27 上什么也留不住；从上面越过则没有关系。
jequier-house-28-name = 28：三真理之屋
jequier-house-28-body = 安全。离开它不需要特定的点数。
jequier-house-29-name = 29：拉-阿图姆之屋
jequier-house-29-body = 安全，也同样可以自由离开。
jequier-house-30-name = 30：荷鲁斯之屋
jequier-house-30-body = 路的尽头。还不能离盘的棋子可以在这里安心歇脚。
jequier-water-alt = 圆锥在 2 和 25，线轴在 1 和 14。圆锥方掷出 2。警示箭头从 25 上的圆锥指向 27 的水中。
jequier-water-caption = 用这个 2 走 25 上的圆锥，会落水，再从 3 上岸，因为 1 和 2 都有棋子。圆锥方不如从 2 走到 4。

## Leaving the board

jequier-off-title = 离盘
jequier-off-body = 只有当你剩下的棋子全都在最后一排（21 到 30）时，棋子才能离盘。这时，任何能把棋子带到 30 或更远的点数都能让它离盘，不管 30 上是谁的棋子。在此之前，任何棋子都不能走过 30。它可以像停在别的格子一样，正好停在 30，在那里歇着，直到后来的任意一个点数能让它离盘。墙同样会挡住离盘的路。
jequier-off-alt = 圆锥方最后三枚棋子在 24、28、30，都在最后一排；线轴在 12 和 17。圆锥方掷出 6。
jequier-off-caption = 剩下的圆锥全在最后一排。掷出 6，三枚中的任何一枚都能离盘：24 上的正好走到 30，尽管那里有一枚圆锥；另外两枚则走过 30。要是有一枚圆锥还落在 18，就一枚也不能离盘。

## Comparison

jequier-table-title = 两种玩法对照
jequier-table-caption = 标准塞尼特棋与热基耶塞尼特棋逐条对比
jequier-table-rule = 规则
jequier-table-standard = 标准
jequier-table-jequier = 热基耶
jequier-table-start-name = 谁先走
jequier-table-start-standard = 先手执圆锥，先掷棒。
jequier-table-start-jequier = 两人轮流掷，先掷出 1 的人执线轴，必须从 10 走到 11。
jequier-table-throws-name = 点数
jequier-table-throws-standard = 1、2、3、4；没有正面朝上为 5。
jequier-table-throws-jequier = 1、2、3、4；没有正面朝上为 6。
jequier-table-again-name = 再掷
jequier-table-again-standard = 掷出 1、4、5 之后，即使无棋可走。
jequier-table-again-jequier = 掷出 1、4、6 之后，须走成一步。
jequier-table-blockade-name = 封锁
jequier-table-blockade-standard = 没有。任何棋子都可以越过。
jequier-table-blockade-jequier = 对方连续三枚或更多棋子，前进后退都不能越过。
jequier-table-safe-name = 安全格
jequier-table-safe-standard = 27、28、29、30
jequier-table-safe-jequier = 26、28、29、30
jequier-table-water-name = 水之屋
jequier-table-water-standard = 28。回到 15，或从 15 往回最近的空格。
jequier-table-water-jequier = 27。回到棋盘上编号最小的空格。
jequier-table-back-name = 后退
jequier-table-back-standard = 从不后退。
jequier-table-back-jequier = 只有没有棋子能前进时，且只能退到空格。
jequier-table-stuck-name = 无棋可走
jequier-table-stuck-standard = 这一掷作废；1、4、5 仍可再掷。
jequier-table-stuck-jequier = 失去这一轮，掷出 1、4、6 也一样。
jequier-table-off-name = 离盘
jequier-table-off-standard = 从 27 掷 4 或 5，从 29 掷 3，从 30 掷 2。
jequier-table-off-jequier = 剩下的棋子全在 21 到 30 时：凡能到 30 或更远的点数。

## History

jequier-history-title = 热基耶与他的规则
jequier-history-person = 古斯塔夫·热基耶（1868—1946）是瑞士埃及学家，以在萨卡拉南部的发掘最为知名。归在他名下的规则，主要经由杰克·博特曼斯等人合著的《The World of Games》中的概述传到今天的玩家手中。
jequier-history-source = 制作这个版本时，热基耶本人的著述不在手边。这里依照那份概述，并与游戏数据库 Ludii 核对过；Ludii 把他的规则列为几种复原之一。
jequier-history-modern = 和所有塞尼特棋规则一样，这也是现代的复原。埃及墓葬中的棋盘和壁画跨越两千多年留存下来，完整的规则却没有，因此热基耶、R. C. 贝尔和后来的蒂莫西·肯德尔各自得出了不同的游戏。墓葬中的棋盘在最后五格上刻有这样的标记；各自对应什么规则，属于复原者的推断。这里的标准玩法同样是一种复原。

## Where the accounts differ

jequier-differ-title = 各家说法不同之处
jequier-differ-body = 资料并非处处一致。这里是这样下的：
jequier-differ-swap = 被走到的棋子与来犯的棋子换位，依照《The World of Games》。在 Ludii 里，它会被送到第一个空格。
jequier-differ-off = 一方的棋子全部到了最后一排之后，正好走到 30 可以离盘，走过 30 也可以。两种读法各出自一份资料。
jequier-differ-back = 三枚的封锁也挡住后退。
jequier-differ-unused = 只见于 Ludii 的两点没有采用：开局时的棋子要等前面的棋子先走，以及计分。

## Questions and answers

jequier-faq-title = 问与答
jequier-faq-start-question = 热基耶塞尼特棋谁先走？
jequier-faq-start-answer = 先掷出 1 的人。两人轮流掷，直到出现 1；这个人执线轴，把 10 上的棋子走到 11，再掷一次。
jequier-faq-blockade-question = 什么是封锁？
jequier-faq-blockade-answer = 同一方三枚或更多棋子占住路上连续的格子。另一方无论哪个方向都不能越过。
jequier-faq-back-question = 什么时候必须后退？
jequier-faq-back-answer = 只有当你的棋子没有一枚能按点数前进时。这时必须有一枚退到空格，只要退得了。
jequier-faq-water-question = 棋子从水之屋会去哪里？
jequier-faq-water-answer = 从 27 到棋盘上编号最小的空格，不管它在哪里。
jequier-faq-exact-question = 离盘需要刚好的点数吗？
jequier-faq-exact-answer = 不需要。你剩下的棋子全在 21 到 30 之后，凡能走到 30 或更远的点数都能让一枚棋子离盘。

## Play

jequier-end-title = 试一试
jequier-end-body = 开一局，发链接，先争第一个 1。棋盘会标出每一步合法的走法，边下就边学会了规则。
