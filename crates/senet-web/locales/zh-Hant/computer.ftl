## Choosing the computer
computer-opponent = 電腦
computer-play = 和電腦下
computer-level = 棋力
computer-level-1 = 新手
computer-level-2 = 貪心
computer-level-3 = 謹慎
computer-level-4 = 深思
computer-level-5 = 高手
computer-level-6 = 完美
computer-about-1 = 一味往前跑，眼前有什麼就拿什麼；其餘的大多漏看。
computer-about-2 = 能拿的都拿，從不想你接下來會擲出什麼。
computer-about-3 = 為每顆棋子擔心，總讓它們挨在一起。
computer-about-4 = 權衡每一步，往前看一擲。
computer-about-5 = 幾乎不會漏看什麼。
computer-about-6 = 每一步都是它所知的最佳走法。

## At the board
computer-name = 電腦

## Hints
computer-hint = 給我提示
computer-hint-exact = 精確值。
computer-hint-estimated = 估計值。
computer-hints = 已用提示：{ $count } 次
computer-notice-no-hints = 只有與電腦對局時才有提示。
computer-notice-nothing = 擲棒後輪到你走棋時才有提示。
