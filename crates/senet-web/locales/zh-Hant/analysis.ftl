analysis-title = 分析任意塞尼特棋局面
analysis-nav = 分析
analysis-heading = 局面分析
analysis-lead = 擺出任意局面：看誰佔優、每一擲值多少、哪一步最好。
analysis-tap = 點格子即可切換：空格、圓錐、線軸。
analysis-turn = 輪到誰
analysis-throw = 擲出
analysis-throw-none = 尚未擲棒
analysis-clear = 清空棋盤
analysis-start = 開局局面
analysis-text = 局面文字
analysis-read = 讀取
analysis-unread = 這段文字不是局面。應有三行、行棋方和點數。
analysis-win = { $side ->
    [cones] 圓錐的勝率
   *[spools] 線軸的勝率
}
analysis-throws = 每一擲的價值
analysis-moves = 走法，從優到劣
analysis-over = { $side ->
    [cones] 圓錐已全部離盤：圓錐獲勝。
   *[spools] 線軸已全部離盤：線軸獲勝。
}

## Why a setup cannot stand in a game
analysis-faults = 對局中不可能出現此局面
analysis-fault-pieces = { $side ->
    [cones] 圓錐太多：棋盤上有 { $count } 個，最多 { $most } 個。
   *[spools] 線軸太多：棋盤上有 { $count } 個，最多 { $most } 個。
}
analysis-fault-empty = 棋盤上沒有棋子；至少要有一方還剩棋子。
analysis-fault-water = { $square }（水之屋）上有棋子，可是那裡什麼也留不住。
analysis-fault-throw = 擲不出 { $throw }：這套規則只有 1、2、3、4 和 { $none }。
analysis-fault-end = 一方已全部離盤，卻還設了點數。
analysis-fault-side = 請選擇輪到誰。
