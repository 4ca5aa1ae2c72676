analysis-title = 分析任意塞尼特棋局面
analysis-nav = 分析
analysis-heading = 局面分析
analysis-lead = 摆出任意局面：看谁占优、每一掷值多少、哪一步最好。
analysis-tap = 点格子即可切换：空格、圆锥、线轴。
analysis-turn = 轮到谁
analysis-throw = 掷出
analysis-throw-none = 尚未掷棒
analysis-clear = 清空棋盘
analysis-start = 开局局面
analysis-text = 局面文本
analysis-read = 读取
analysis-unread = 这段文字不是局面。应有三行、行棋方和点数。
analysis-win = { $side ->
    [cones] 圆锥的胜率
   *[spools] 线轴的胜率
}
analysis-throws = 每一掷的价值
analysis-moves = 走法，从优到劣
analysis-over = { $side ->
    [cones] 圆锥已全部离盘：圆锥获胜。
   *[spools] 线轴已全部离盘：线轴获胜。
}

## Why a setup cannot stand in a game
analysis-faults = 对局中不可能出现此局面
analysis-fault-pieces = { $side ->
    [cones] 圆锥太多：棋盘上有 { $count } 枚，最多 { $most } 枚。
   *[spools] 线轴太多：棋盘上有 { $count } 枚，最多 { $most } 枚。
}
analysis-fault-empty = 棋盘上没有棋子；至少要有一方还剩棋子。
analysis-fault-water = { $square }（水之屋）上有棋子，可那里什么也留不住。
analysis-fault-throw = 掷不出 { $throw }：这套规则只有 1、2、3、4 和 { $none }。
analysis-fault-end = 一方已全部离盘，却还设了点数。
analysis-fault-side = 请选择轮到谁。
