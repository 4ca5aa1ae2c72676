home-title = 塞尼特棋：和朋友下古埃及棋
home-heading = 塞尼特棋，通行之棋
home-lead = 这盘棋，古埃及人下了两千多年。给朋友发个链接，今晚就来一局。
home-setup = 新对局
home-rules = 规则
home-standard = 标准
home-standard-about = 落水的棋子回到 15
home-jequier = 热基耶
home-jequier-about = 连续三枚成墙
home-opponent = 和谁下
home-friend = 朋友，发链接
home-device = 两人共用此设备
home-stranger = 正在等人的玩家
home-stranger-about = { $count ->
    [0] 目前没有人在等
   *[other] 有 { $count } 人在等
}
home-more = 先手与计时
home-first = 谁先掷
home-first-random = 抽签
home-first-you = 你
home-first-them = 对方
home-clock = 计时
home-clock-none = 不计时
home-clock-time = 每方 { $minutes } 分，每步 { $seconds } 秒
home-play = 开始
home-games = 你未下完的对局
home-game-waiting = 等待第二位玩家
home-game-your-turn = 轮到你
home-game-their-turn = 轮到对方
home-game-device = 在此设备上
home-game-opponent = 对手：{ $name }
home-about = 塞尼特棋是什么
home-about-path = 两个人各执五枚棋子，在三十格的路上赛跑，路蜿蜒穿过三排。
home-about-sticks = 四根掷棒，每根一面浅一面深，决定棋子走多远。
home-about-swap = 落单的棋子会被换到后面，相邻的两枚互相保护，快到终点时还有水在等着。
home-board-label = 对局中的塞尼特棋盘
