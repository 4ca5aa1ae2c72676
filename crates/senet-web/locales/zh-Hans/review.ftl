review-title = 复盘 · { $rules }
review-open = 复盘这一局
review-curve = 胜率
review-curve-about = 掷了 { $count } 次，从 { $start } 变为 { $end }。走法列表用文字和数字给出同样的内容。
review-moments = 关键时刻
review-move = 第 { $turn } 步
review-better = 更好
review-best = 最佳走法
review-played = 实际走法
review-given = 损失
review-luck = 运气
review-choices = { $count } 次选择中有 { $best } 次最佳
review-adds = 胜率变化明细
review-begin = 开局
review-end = 终局
review-exact = 所有数值均为精确值。
review-estimated = 数值为估计值。

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = 运气决定了胜负：掷棒为胜方带来 { $luck }，更好的选择带来 { $skill }。
review-sum-skill = 选择决定了胜负：更好的选择为胜方带来 { $skill }，掷棒带来 { $luck }。
review-sum-both = 运气和更好的选择都帮了胜方：分别为 { $luck } 和 { $skill }。
review-sum-against-luck = 运气不佳仍获胜：掷棒让胜方损失 { $luck }，更好的选择带来 { $skill }。
review-sum-against-skill = 运气弥补了较差的选择：掷棒为胜方带来 { $luck }，选择损失了 { $skill }。
review-sum-stopped = 对局提前结束，当时胜方的胜率为 { $chance }。

## Around it
review-list = 所有走法列表
review-list-back = 回到棋盘
review-column-move = 步
review-analyse = 分析这个局面
review-link = 这一步的链接
review-keys = 用方向键逐步查看。
