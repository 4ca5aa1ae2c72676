## Choosing the computer
computer-opponent = 电脑
computer-play = 和电脑下
computer-level = 棋力
computer-level-1 = 新手
computer-level-2 = 贪心
computer-level-3 = 谨慎
computer-level-4 = 深思
computer-level-5 = 高手
computer-level-6 = 完美
computer-about-1 = 一味往前跑，眼前有什么就拿什么；其余的大多漏看。
computer-about-2 = 能拿的都拿，从不想你接下来会掷出什么。
computer-about-3 = 为每枚棋子担心，总让它们挨在一起。
computer-about-4 = 权衡每一步，往前看一掷。
computer-about-5 = 几乎不会漏看什么。
computer-about-6 = 每一步都是它所知的最佳走法。

## At the board
computer-name = 电脑

## Hints
computer-hint = 给我提示
computer-hint-exact = 精确值。
computer-hint-estimated = 估计值。
computer-hints = 已用提示：{ $count } 次
computer-notice-no-hints = 只有与电脑对局时才有提示。
computer-notice-nothing = 掷棒后轮到你走棋时才有提示。
