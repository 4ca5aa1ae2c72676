# Titles
game-title-your-turn = 輪到你 · { $rules }
game-title-their-turn = 輪到{ $name } · { $rules }
game-title-waiting = 等待朋友 · { $rules }
game-title-queue = 尋找對手 · { $rules }
game-title-invitation = 邀你下{ $rules }
game-title-over = 對局結束 · { $rules }

# Players
game-you = 你
game-first-player = 玩家一
game-second-player = 玩家二
game-your-opponent = 對手
game-players = 玩家
game-home-count = 顆離盤，共 5 顆
game-turn-yours = 輪到你
game-turn-theirs = 走棋中
game-here = 在場
game-away = 不在
game-no-side = 未分棋子
game-watchers = { $count ->
   *[other] { $count } 人觀戰
}
game-watching = 你在觀戰
game-clock-label = { $name }剩餘時間：{ $time }
game-clock-label-you = 你的剩餘時間：{ $time }

# What is to be done
game-throwoff-you = 擲棒，爭第一個 1
game-throwoff-them = { $name }在爭第一個 1
game-throwoff-about = 先擲出 1 的人執線軸，從 10 走到 11 開局。
game-throw-you = 輪到你：擲棒
game-throw-again-you = 再擲一次
game-throw-them = 輪到{ $name }擲棒
game-throw-again-them = { $name }再擲一次
game-move-you = 你擲出 { $throw }。請選一顆棋子。
game-move-one-you = 你擲出 { $throw }。只有一步可走。
game-move-back-you = 你擲出 { $throw }。沒有棋子能前進，必須退一顆。
game-move-them = { $name }擲出 { $throw }，正在選棋子
game-handover = { $side ->
    [cones] { $name }，執圓錐：輪到你了
   *[spools] { $name }，執線軸：輪到你了
}
game-choices = { $count ->
    [1] 只有一顆棋子能走。點它，或按按鈕。
   *[other] 有 { $count } 顆棋子能走。點選下面有圓環的棋子。
}
game-act-throw = 擲棒
game-act-choose = 選一顆棋子
game-act-wait = { $name }走棋中
game-act-step = 走到 { $to }
game-act-swap = 在 { $to } 換位
game-act-water = 落入水中
game-act-off = 離盤
game-act-back = 退到 { $to }
game-offer-step = { $from } 到 { $to }：走到空格。
game-offer-swap = { $side ->
    [cones] { $from } 到 { $to }：你的圓錐與線軸換位。
   *[spools] { $from } 到 { $to }：你的線軸與圓錐換位。
}
game-offer-water = { $from } 到 { $water }：你的棋子落水，在 { $to } 上岸。
game-offer-off = { $from }：你的棋子離盤，到達終點。
game-offer-back = { $from } 退到 { $to }。

# What happened
game-event-step = { $who ->
    [you] 你擲出 { $throw }，從 { $from } 走到 { $to }。
   *[other] { $name }擲出 { $throw }，從 { $from } 走到 { $to }。
}
game-event-swap = { $who ->
    [you] 你擲出 { $throw }，{ $from } 與 { $to } 換位。
   *[other] { $name }擲出 { $throw }，{ $from } 與 { $to } 換位。
}
game-event-water = { $who ->
    [you] 你擲出 { $throw }。你在 { $from } 的棋子落水，在 { $to } 上岸。
   *[other] { $name }擲出 { $throw }。{ $from } 上的棋子落水，在 { $to } 上岸。
}
game-event-off = { $who ->
    [you] 你擲出 { $throw }，{ $from } 上的棋子離盤。
   *[other] { $name }擲出 { $throw }，{ $from } 上的棋子離盤。
}
game-event-back = { $who ->
    [you] 你擲出 { $throw }，只好從 { $from } 退到 { $to }。
   *[other] { $name }擲出 { $throw }，只好從 { $from } 退到 { $to }。
}
game-event-pass = { $who ->
    [you] 你擲出 { $throw }，但沒有棋子能走。
   *[other] { $name }擲出 { $throw }，但沒有棋子能走。
}
game-event-throwoff = { $who ->
    [you] 你擲出 { $throw }，不是 1。
   *[other] { $name }擲出 { $throw }，不是 1。
}
game-event-spools = { $who ->
    [you] 你先擲出了 1，執線軸。
   *[other] { $name }先擲出了 1，執線軸。
}
game-event-thrown = { $who ->
    [you] 你擲出 { $throw }。
   *[other] { $name }擲出 { $throw }。
}
game-say = { $event }{ $status }
game-why = 為什麼沒有棋子能走
game-faces = { $count ->
    [0] 沒有正面朝上
   *[other] { $count } 根正面朝上
}
game-sticks-label = { $count ->
    [0] 沒有正面朝上：{ $throw }
   *[other] { $count } 根正面朝上：{ $throw }
}
game-sticks-waiting = 尚未擲棒

# Squares
game-board-label = 棋盤
game-square-empty = { $square }，空格
game-square-piece = { $side ->
    [cones] { $square }，圓錐
   *[spools] { $square }，線軸
}
game-square-house-empty = { $square }，{ $house }，空格
game-square-house-piece = { $side ->
    [cones] { $square }，{ $house }，圓錐
   *[spools] { $square }，{ $house }，線軸
}
game-square-choice = { $square }。{ $offer }
game-legend = 各屋
game-legend-rebirth = 落水後回到這裡
game-legend-beauty-standard = 擲 4 或 5 離盤
game-legend-water-standard = 回到 15
game-legend-water-jequier = 回到起點
game-legend-truths-standard = 擲 3 離盤
game-legend-atum-standard = 擲 2 離盤
game-legend-safe = 安全
game-house-short = { $square } { $house }
game-house-rebirth = 重生
game-house-beauty = 美
game-house-water = 水
game-house-truths = 三真理
game-house-atum = 拉-阿圖姆
game-house-horus = 荷魯斯

# Moves so far
game-moves = 棋譜
game-moves-none = 還沒有擲過。
game-moves-start = 開局
game-moves-back = 上一步
game-moves-on = 下一步
game-moves-now = 回到對局
game-replay = 第 { $turn } 步之後，共 { $count } 步
game-replay-start = 開局
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → 水 → { $to }
game-short-off = { $from } 離盤
game-short-back = { $from } → { $to }，後退
game-short-pass = 無棋可走
game-short-throwoff = 不是 1
game-short-open = …

# Waiting and joining
game-waiting-heading = 把這個連結傳給朋友
game-waiting-lead = 對方入座後，對局就開始。你可以關掉本頁，稍後再回來。
game-waiting-seat = { $side ->
    [cones] 你執圓錐，先擲棒
    [spools] 你執線軸
    [first] 你先擲棒
   *[second] 你後擲棒
}
game-waiting-kept = 為朋友留著座位
game-waiting-leave = 離開對局
game-queue-heading = 正在為你找對手
game-queue-lead = 下一位想下{ $rules }的人會和你對局。請不要關閉本頁。
game-queue-kept = 為來者留著座位
game-link-label = 對局連結
game-copy = 複製連結
game-copied = 已複製
game-share = 分享
game-share-text = 和我下一局塞尼特棋吧：
game-qr = 連結 QR 碼
game-qr-scan = 掃描加入
game-invitation-heading = { $name }邀你下{ $rules }
game-invitation-heading-nameless = 有人邀你下{ $rules }
game-invitation-lead = 不必註冊，點一下就能入座。
game-invitation-seat = { $side ->
    [cones] 你將執圓錐，先擲棒。
    [spools] 你將執線軸。
    [first] 你將先擲棒。
   *[second] 你將後擲棒。
}
game-invitation-take = 入座
game-leave-guest = 在第一擲之前離開

# The end
game-won-you = 你贏了
game-won-them = { $name }贏了
game-lost-you = { $name }贏了。你下得很好。
game-end-borne-off = { $turns ->
   *[other] 擲了 { $turns } 次，五顆棋子全部離盤。
}
game-end-resignation = { $who ->
    [you] 你認輸了。
   *[other] { $name }認輸了。
}
game-end-absence = { $who ->
    [you] 你離開太久，對方申請了判勝。
   *[other] { $name }離開太久，對方申請了判勝。
}
game-end-time = { $who ->
    [you] 你逾時了。
   *[other] { $name }逾時了。
}
game-rematch = 再來一局，雙方互換
game-rematch-accept = 接受再來一局
game-rematch-offered-you = 你提出再來一局。對方即使不在，提議也一直有效。
game-rematch-offered-them = { $name }提出再來一局
game-rematch-go = 去下一局
game-rematch-watch = 兩人繼續對局：去下一局
game-another = 另選一局

# Around the board
game-more = 更多
game-say-something = 說句話
game-said = { $name }：{ $phrase }
game-phrase-hello = 你好！
game-phrase-good-luck = 祝你好運！
game-phrase-well-played = 下得漂亮！
game-phrase-what-luck = 運氣真好！
game-phrase-close = 好險！
game-phrase-oh-no = 哎呀！
game-phrase-one-moment = 請稍等
game-phrase-thanks = 謝謝！
game-phrase-again = 再來一局？
game-phrase-bye = 再見！
game-invite-watchers = 觀戰連結
game-sound = 聲音
game-notify = 輪到我時提醒
game-notify-body = 輪到你了。
game-device = 把座位移到其他裝置
game-check = 驗證擲棒
game-resign = 認輸
game-resign-sure = 真的要認輸嗎？
game-resign-yes = 是的，認輸
game-name = 你的名字
game-name-hint = 可不填，最多 20 個字元
game-name-save = 儲存
game-claim = 申請判勝
game-claim-about = { $name }已經離開一會兒了。你可以申請判勝，也可以一直等下去。
game-claim-in = { $seconds ->
   *[other] { $name }不在。{ $seconds } 秒後你可以申請判勝。
}
game-offline = 連線中斷。恢復後，棋盤會立即更新。

# The rules at hand
game-rules-hand = 規則簡述
game-rules-throw-standard = 一到四根正面朝上記 1 到 4，沒有正面記 5。1、4、5 之後再擲一次。
game-rules-throw-jequier = 一到四根正面朝上記 1 到 4，沒有正面記 6。1、4、6 之後若走成了棋，再擲一次。
game-rules-swap = 停在對方棋子上就與它換位，除非它是安全的。
game-rules-safe-standard = 同一方相鄰的兩顆互相保護。27、28、29、30 是安全格。
game-rules-safe-jequier = 同一方相鄰的兩顆互相保護。26、28、29、30 是安全格。
game-rules-wall-standard = 任何棋子都可以越過。
game-rules-wall-jequier = 對方連續三顆不能越過，前進後退都不行。
game-rules-water-standard = 停在 28 就回到 15；15 有棋子時，回到從 15 往回數的第一個空格。
game-rules-water-jequier = 停在 27 就回到編號最小的空格。
game-rules-back-standard = 棋子從不後退。無棋可走，這一擲作廢。
game-rules-back-jequier = 不能前進時，必須有一顆退到空格。若都退不了，就失去這一回合。
game-rules-off-standard = 從 27 擲 4 或 5 離盤，從 29 擲 3，從 30 擲 2。
game-rules-off-jequier = 你的棋子全在 21 到 30 之後，凡能到 30 或更遠的點數都能讓一顆離盤。
game-rules-win = 誰先讓五顆棋子全部離盤，誰就獲勝。

# Another device
game-device-title = 把座位移到其他裝置
game-device-lead = 在另一台裝置上打開這個私人連結。誰打開它，誰就能替你下棋，所以不要給別人看。
game-device-qr = 私人連結 QR 碼
game-device-back = 回到對局
game-device-take-title = 在這裡繼續下
game-device-take-lead = 你在這一局（{ $rules }）的座位會移到這台裝置，另一台裝置也保留座位。
game-device-take = 在這裡入座
