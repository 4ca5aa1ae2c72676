review-title = 覆盤 · { $rules }
review-open = 覆盤這一局
review-curve = 勝率
review-curve-about = 擲了 { $count } 次，從 { $start } 變為 { $end }。走法列表用文字和數字呈現同樣的內容。
review-moments = 關鍵時刻
review-move = 第 { $turn } 步
review-better = 更好
review-best = 最佳走法
review-played = 實際走法
review-given = 損失
review-luck = 運氣
review-choices = { $count } 次選擇中有 { $best } 次最佳
review-adds = 勝率變化明細
review-begin = 開局
review-end = 終局
review-exact = 所有數值均為精確值。
review-estimated = 數值為估計值。

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = 運氣決定了勝負：擲棒為勝方帶來 { $luck }，更好的選擇帶來 { $skill }。
review-sum-skill = 選擇決定了勝負：更好的選擇為勝方帶來 { $skill }，擲棒帶來 { $luck }。
review-sum-both = 運氣和更好的選擇都幫了勝方：分別為 { $luck } 和 { $skill }。
review-sum-against-luck = 運氣不佳仍獲勝：擲棒讓勝方損失 { $luck }，更好的選擇帶來 { $skill }。
review-sum-against-skill = 運氣彌補了較差的選擇：擲棒為勝方帶來 { $luck }，選擇損失了 { $skill }。
review-sum-stopped = 對局提前結束，當時勝方的勝率為 { $chance }。

## Around it
review-list = 所有走法列表
review-list-back = 回到棋盤
review-column-move = 步
review-analyse = 分析這個局面
review-link = 這一步的連結
review-keys = 用方向鍵逐步查看。
