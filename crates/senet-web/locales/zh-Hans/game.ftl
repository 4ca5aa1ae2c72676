# Titles
game-title-your-turn = 轮到你 · { $rules }
game-title-their-turn = 轮到{ $name } · { $rules }
game-title-waiting = 等待朋友 · { $rules }
game-title-queue = 寻找对手 · { $rules }
game-title-invitation = 邀你下{ $rules }
game-title-over = 对局结束 · { $rules }

# Players
game-you = 你
game-first-player = 玩家一
game-second-player = 玩家二
game-your-opponent = 对手
game-players = 玩家
game-home-count = 枚离盘，共 5 枚
game-turn-yours = 轮到你
game-turn-theirs = 走棋中
game-here = 在场
game-away = 不在
game-no-side = 未分棋子
game-watchers = { $count ->
   *[other] { $count } 人观战
}
game-watching = 你在观战
game-clock-label = { $name }剩余时间：{ $time }
game-clock-label-you = 你的剩余时间：{ $time }

# What is to be done
game-throwoff-you = 掷棒，争第一个 1
game-throwoff-them = { $name }在争第一个 1
game-throwoff-about = 先掷出 1 的人执线轴，从 10 走到 11 开局。
game-throw-you = 轮到你：掷棒
game-throw-again-you = 再掷一次
game-throw-them = 轮到{ $name }掷棒
game-throw-again-them = { $name }再掷一次
game-move-you = 你掷出 { $throw }。请选一枚棋子。
game-move-one-you = 你掷出 { $throw }。只有一步可走。
game-move-back-you = 你掷出 { $throw }。没有棋子能前进，必须退一枚。
game-move-them = { $name }掷出 { $throw }，正在选棋子
game-handover = { $side ->
    [cones] { $name }，执圆锥：轮到你了
   *[spools] { $name }，执线轴：轮到你了
}
game-choices = { $count ->
    [1] 只有一枚棋子能走。点它，或按按钮。
   *[other] 有 { $count } 枚棋子能走。点选下面有圆环的棋子。
}
game-act-throw = 掷棒
game-act-choose = 选一枚棋子
game-act-wait = { $name }走棋中
game-act-step = 走到 { $to }
game-act-swap = 在 { $to } 换位
game-act-water = 落入水中
game-act-off = 离盘
game-act-back = 退到 { $to }
game-offer-step = { $from } 到 { $to }：走到空格。
game-offer-swap = { $side ->
    [cones] { $from } 到 { $to }：你的圆锥与线轴换位。
   *[spools] { $from } 到 { $to }：你的线轴与圆锥换位。
}
game-offer-water = { $from } 到 { $water }：你的棋子落水，在 { $to } 上岸。
game-offer-off = { $from }：你的棋子离盘，到达终点。
game-offer-back = { $from } 退到 { $to }。

# What happened
game-event-step = { $who ->
    [you] 你掷出 { $throw }，从 { $from } 走到 { $to }。
   *[other] { $name }掷出 { $throw }，从 { $from } 走到 { $to }。
}
game-event-swap = { $who ->
    [you] 你掷出 { $throw }，{ $from } 与 { $to } 换位。
   *[other] { $name }掷出 { $throw }，{ $from } 与 { $to } 换位。
}
game-event-water = { $who ->
    [you] 你掷出 { $throw }。你在 { $from } 的棋子落水，在 { $to } 上岸。
   *[other] { $name }掷出 { $throw }。{ $from } 上的棋子落水，在 { $to } 上岸。
}
game-event-off = { $who ->
    [you] 你掷出 { $throw }，{ $from } 上的棋子离盘。
   *[other] { $name }掷出 { $throw }，{ $from } 上的棋子离盘。
}
game-event-back = { $who ->
    [you] 你掷出 { $throw }，只好从 { $from } 退到 { $to }。
   *[other] { $name }掷出 { $throw }，只好从 { $from } 退到 { $to }。
}
game-event-pass = { $who ->
    [you] 你掷出 { $throw }，但没有棋子能走。
   *[other] { $name }掷出 { $throw }，但没有棋子能走。
}
game-event-throwoff = { $who ->
    [you] 你掷出 { $throw }，不是 1。
   *[other] { $name }掷出 { $throw }，不是 1。
}
game-event-spools = { $who ->
    [you] 你先掷出了 1，执线轴。
   *[other] { $name }先掷出了 1，执线轴。
}
game-event-thrown = { $who ->
    [you] 你掷出 { $throw }。
   *[other] { $name }掷出 { $throw }。
}
game-say = { $event }{ $status }
game-why = 为什么没有棋子能走
game-faces = { $count ->
    [0] 没有正面朝上
   *[other] { $count } 根正面朝上
}
game-sticks-label = { $count ->
    [0] 没有正面朝上：{ $throw }
   *[other] { $count } 根正面朝上：{ $throw }
}
game-sticks-waiting = 尚未掷棒

# Squares
game-board-label = 棋盘
game-square-empty = { $square }，空格
game-square-piece = { $side ->
    [cones] { $square }，圆锥
   *[spools] { $square }，线轴
}
game-square-house-empty = { $square }，{ $house }，空格
game-square-house-piece = { $side ->
    [cones] { $square }，{ $house }，圆锥
   *[spools] { $square }，{ $house }，线轴
}
game-square-choice = { $square }。{ $offer }
game-legend = 各屋
game-legend-rebirth = 落水后回到这里
game-legend-beauty-standard = 掷 4 或 5 离盘
game-legend-water-standard = 回到 15
game-legend-water-jequier = 回到起点
game-legend-truths-standard = 掷 3 离盘
game-legend-atum-standard = 掷 2 离盘
game-legend-safe = 安全
game-house-short = { $square } { $house }
game-house-rebirth = 重生
game-house-beauty = 美
game-house-water = 水
game-house-truths = 三真理
game-house-atum = 拉-阿图姆
game-house-horus = 荷鲁斯

# Moves so far
game-moves = 棋谱
game-moves-none = 还没有掷过。
game-moves-start = 开局
game-moves-back = 上一步
game-moves-on = 下一步
game-moves-now = 返回对局
game-replay = 第 { $turn } 步之后，共 { $count } 步
game-replay-start = 开局
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → 水 → { $to }
game-short-off = { $from } 离盘
game-short-back = { $from } → { $to }，后退
game-short-pass = 无棋可走
game-short-throwoff = 不是 1
game-short-open = …

# Waiting and joining
game-waiting-heading = 把这个链接发给朋友
game-waiting-lead = 对方入座后，对局就开始。你可以关掉本页，稍后再回来。
game-waiting-seat = { $side ->
    [cones] 你执圆锥，先掷棒
    [spools] 你执线轴
    [first] 你先掷棒
   *[second] 你后掷棒
}
game-waiting-kept = 为朋友留着座位
game-waiting-leave = 离开对局
game-queue-heading = 正在为你找对手
game-queue-lead = 下一位想下{ $rules }的人会和你对局。请不要关闭本页。
game-queue-kept = 为来者留着座位
game-link-label = 对局链接
game-copy = 复制链接
game-copied = 已复制
game-share = 分享
game-share-text = 和我下一局塞尼特棋吧：
game-qr = 链接的二维码
game-qr-scan = 扫码加入
game-invitation-heading = { $name }邀你下{ $rules }
game-invitation-heading-nameless = 有人邀你下{ $rules }
game-invitation-lead = 无需注册，点一下就能入座。
game-invitation-seat = { $side ->
    [cones] 你将执圆锥，先掷棒。
    [spools] 你将执线轴。
    [first] 你将先掷棒。
   *[second] 你将后掷棒。
}
game-invitation-take = 入座
game-leave-guest = 在第一掷之前离开

# The end
game-won-you = 你赢了
game-won-them = { $name }赢了
game-lost-you = { $name }赢了。你下得很好。
game-end-borne-off = { $turns ->
   *[other] 掷了 { $turns } 次，五枚棋子全部离盘。
}
game-end-resignation = { $who ->
    [you] 你认输了。
   *[other] { $name }认输了。
}
game-end-absence = { $who ->
    [you] 你离开太久，对方申请了判胜。
   *[other] { $name }离开太久，对方申请了判胜。
}
game-end-time = { $who ->
    [you] 你超时了。
   *[other] { $name }超时了。
}
game-rematch = 再来一局，双方互换
game-rematch-accept = 接受再来一局
game-rematch-offered-you = 你提出再来一局。对方即使不在，提议也一直有效。
game-rematch-offered-them = { $name }提出再来一局
game-rematch-go = 去下一局
game-rematch-watch = 两人继续对局：去下一局
game-another = 另选一局

# Around the board
game-more = 更多
game-say-something = 说句话
game-said = { $name }：{ $phrase }
game-phrase-hello = 你好！
game-phrase-good-luck = 祝你好运！
game-phrase-well-played = 下得漂亮！
game-phrase-what-luck = 运气真好！
game-phrase-close = 好险！
game-phrase-oh-no = 哎呀！
game-phrase-one-moment = 请稍等
game-phrase-thanks = 谢谢！
game-phrase-again = 再来一局？
game-phrase-bye = 再见！
game-invite-watchers = 观战链接
game-sound = 声音
game-notify = 轮到我时提醒
game-notify-body = 轮到你了。
game-device = 把座位移到其他设备
game-check = 验证掷棒
game-resign = 认输
game-resign-sure = 真的要认输吗？
game-resign-yes = 是的，认输
game-name = 你的名字
game-name-hint = 可不填，最多 20 个字符
game-name-save = 保存
game-claim = 申请判胜
game-claim-about = { $name }已经离开一会儿了。你可以申请判胜，也可以一直等下去。
game-claim-in = { $seconds ->
   *[other] { $name }不在。{ $seconds } 秒后你可以申请判胜。
}
game-offline = 连接中断。恢复后，棋盘会立即更新。

# The rules at hand
game-rules-hand = 规则简述
game-rules-throw-standard = 一到四根正面朝上记 1 到 4，没有正面记 5。1、4、5 之后再掷一次。
game-rules-throw-jequier = 一到四根正面朝上记 1 到 4，没有正面记 6。1、4、6 之后若走成了棋，再掷一次。
game-rules-swap = 停在对方棋子上就与它换位，除非它是安全的。
game-rules-safe-standard = 同一方相邻的两枚互相保护。27、28、29、30 是安全格。
game-rules-safe-jequier = 同一方相邻的两枚互相保护。26、28、29、30 是安全格。
game-rules-wall-standard = 任何棋子都可以越过。
game-rules-wall-jequier = 对方连续三枚不能越过，前进后退都不行。
game-rules-water-standard = 停在 28 就回到 15；15 有棋子时，回到从 15 往回数的第一个空格。
game-rules-water-jequier = 停在 27 就回到编号最小的空格。
game-rules-back-standard = 棋子从不后退。无棋可走，这一掷作废。
game-rules-back-jequier = 不能前进时，必须有一枚退到空格。若都退不了，就失去这一轮。
game-rules-off-standard = 从 27 掷 4 或 5 离盘，从 29 掷 3，从 30 掷 2。
game-rules-off-jequier = 你的棋子全在 21 到 30 之后，凡能到 30 或更远的点数都能让一枚离盘。
game-rules-win = 谁先让五枚棋子全部离盘，谁就获胜。

# Another device
game-device-title = 把座位移到其他设备
game-device-lead = 在另一台设备上打开这个私人链接。谁打开它，谁就能替你下棋，所以不要给别人看。
game-device-qr = 私人链接的二维码
game-device-back = 返回对局
game-device-take-title = 在这里继续下
game-device-take-lead = 你在这一局（{ $rules }）的座位会移到这台设备，另一台设备也保留座位。
game-device-take = 在这里入座
