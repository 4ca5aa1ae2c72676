home-title = 塞尼特棋：和朋友下古埃及棋
home-heading = 塞尼特棋，通行之棋
home-lead = 這盤棋，古埃及人下了兩千多年。傳個連結給朋友，今晚就來一局。
home-setup = 新對局
home-rules = 規則
home-standard = 標準
home-standard-about = 落水的棋子回到 15
home-jequier = 傑基耶
home-jequier-about = 連續三顆成牆
home-opponent = 和誰下
home-friend = 朋友，傳連結
home-device = 兩人共用此裝置
home-stranger = 正在等人的玩家
home-stranger-about = { $count ->
    [0] 目前沒有人在等
   *[other] 有 { $count } 人在等
}
home-more = 先手與計時
home-first = 誰先擲
home-first-random = 抽籤
home-first-you = 你
home-first-them = 對方
home-clock = 計時
home-clock-none = 不計時
home-clock-time = 每方 { $minutes } 分，每步 { $seconds } 秒
home-play = 開始
home-games = 你未下完的對局
home-game-waiting = 等待第二位玩家
home-game-your-turn = 輪到你
home-game-their-turn = 輪到對方
home-game-device = 在此裝置上
home-game-opponent = 對手：{ $name }
home-about = 塞尼特棋是什麼
home-about-path = 兩個人各執五顆棋子，在三十格的路上賽跑，路蜿蜒穿過三排。
home-about-sticks = 四根擲棒，每根一面淺一面深，決定棋子走多遠。
home-about-swap = 落單的棋子會被換到後面，相鄰的兩顆互相保護，快到終點時還有水在等著。
home-board-label = 對局中的塞尼特棋盤
