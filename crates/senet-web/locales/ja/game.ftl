# Titles
game-title-your-turn = あなたの番 · { $rules }
game-title-their-turn = { $name }の番 · { $rules }
game-title-waiting = 友だちを待っています · { $rules }
game-title-queue = 相手を探しています · { $rules }
game-title-invitation = 対局への招待 · { $rules }
game-title-over = 終局 · { $rules }

# Players
game-you = あなた
game-first-player = 先手
game-second-player = 後手
game-your-opponent = 相手
game-players = 対局者
game-home-count = ／5 上がり
game-turn-yours = あなたの番
game-turn-theirs = 手番
game-here = 在席
game-away = 離席中
game-no-side = コマは未定
game-watchers = { $count ->
   *[other] { $count }人が観戦中
}
game-watching = 観戦しています
game-clock-label = { $name }の残り時間：{ $time }
game-clock-label-you = あなたの残り時間：{ $time }

# What is to be done
game-throwoff-you = 先に1を出しましょう
game-throwoff-them = { $name }が1を狙って投げます
game-throwoff-about = 先に1を出した人が糸巻きを取り、10から11へ進めて始めます。
game-throw-you = あなたの番です。棒を投げてください
game-throw-again-you = もう一度投げてください
game-throw-them = { $name }が投げる番です
game-throw-again-them = { $name }がもう一度投げます
game-move-you = { $throw }が出ました。コマを選んでください
game-move-one-you = { $throw }が出ました。できる手はひとつです
game-move-back-you = { $throw }が出ました。前に進めないので、ひとつ下がります
game-move-them = { $name }は{ $throw }を出し、コマを選んでいます
game-handover = { $side ->
    [cones] { $name }（円錐）の番です
   *[spools] { $name }（糸巻き）の番です
}
game-choices = { $count ->
    [1] 動かせるコマはひとつです。コマに触れるか、ボタンを押してください。
   *[other] 動かせるコマは{ $count }個です。輪のついたコマに触れてください。
}
game-act-throw = 棒を投げる
game-act-choose = コマを選んでください
game-act-wait = { $name }が考えています
game-act-step = { $to }へ進む
game-act-swap = { $to }で入れ替わる
game-act-water = 水に落ちる
game-act-off = 上がる
game-act-back = { $to }へ下がる
game-offer-step = { $from }から{ $to }へ。空いたマスに進みます。
game-offer-swap = { $side ->
    [cones] { $from }から{ $to }へ。あなたの円錐が糸巻きと入れ替わります。
   *[spools] { $from }から{ $to }へ。あなたの糸巻きが円錐と入れ替わります。
}
game-offer-water = { $from }から{ $water }へ。コマは水に落ち、{ $to }に出ます。
game-offer-off = { $from }のコマが盤から上がります。
game-offer-back = { $from }から{ $to }へ下がります。

# What happened
game-event-step = { $who ->
    [you] { $throw }を出し、{ $from }から{ $to }へ進みました。
   *[other] { $name }は{ $throw }を出し、{ $from }から{ $to }へ進みました。
}
game-event-swap = { $who ->
    [you] { $throw }を出し、{ $from }と{ $to }を入れ替えました。
   *[other] { $name }は{ $throw }を出し、{ $from }と{ $to }を入れ替えました。
}
game-event-water = { $who ->
    [you] { $throw }を出しました。{ $from }のコマが水に落ち、{ $to }に出ました。
   *[other] { $name }は{ $throw }を出しました。{ $from }のコマが水に落ち、{ $to }に出ました。
}
game-event-off = { $who ->
    [you] { $throw }を出し、{ $from }のコマが上がりました。
   *[other] { $name }は{ $throw }を出し、{ $from }のコマが上がりました。
}
game-event-back = { $who ->
    [you] { $throw }を出し、やむなく{ $from }から{ $to }へ下がりました。
   *[other] { $name }は{ $throw }を出し、やむなく{ $from }から{ $to }へ下がりました。
}
game-event-pass = { $who ->
    [you] { $throw }を出しましたが、動かせるコマがありません。
   *[other] { $name }は{ $throw }を出しましたが、動かせるコマがありません。
}
game-event-throwoff = { $who ->
    [you] { $throw }を出しました。1ではありません。
   *[other] { $name }は{ $throw }を出しました。1ではありません。
}
game-event-spools = { $who ->
    [you] 先に1を出し、糸巻きを取りました。
   *[other] { $name }が先に1を出し、糸巻きを取りました。
}
game-event-thrown = { $who ->
    [you] { $throw }を出しました。
   *[other] { $name }は{ $throw }を出しました。
}
game-say = { $event }{ $status }
game-why = 動かせない理由
game-faces = { $count ->
    [0] 表なし
   *[other] 表が{ $count }本
}
game-sticks-label = { $count ->
    [0] 表向きなし：{ $throw }
   *[other] { $count }本が表向き：{ $throw }
}
game-sticks-waiting = まだ投げていません

# Squares
game-board-label = 盤
game-square-empty = { $square }、空き
game-square-piece = { $side ->
    [cones] { $square }、円錐
   *[spools] { $square }、糸巻き
}
game-square-house-empty = { $square }、{ $house }、空き
game-square-house-piece = { $side ->
    [cones] { $square }、{ $house }、円錐
   *[spools] { $square }、{ $house }、糸巻き
}
game-square-choice = { $square }。{ $offer }
game-legend = 家
game-legend-rebirth = 落ちたコマが戻る
game-legend-beauty-standard = 4か5で上がる
game-legend-water-standard = 15へ戻る
game-legend-water-jequier = はじめへ戻る
game-legend-truths-standard = 3で上がる
game-legend-atum-standard = 2で上がる
game-legend-safe = 安全なマス
game-house-short = { $square } { $house }
game-house-rebirth = 再生
game-house-beauty = 美
game-house-water = 水
game-house-truths = 三つの真実
game-house-atum = ラー・アトゥム
game-house-horus = ホルス

# Moves so far
game-moves = 手順
game-moves-none = まだ誰も投げていません。
game-moves-start = はじめへ
game-moves-back = 一手戻る
game-moves-on = 一手進む
game-moves-now = 対局に戻る
game-replay = { $count }手のうち{ $turn }手目
game-replay-start = はじめの局面
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → 水 → { $to }
game-short-off = { $from } 上がり
game-short-back = { $from } → { $to } 後退
game-short-pass = 動けず
game-short-throwoff = 1でない
game-short-open = …

# Waiting and joining
game-waiting-heading = このリンクを友だちに送りましょう
game-waiting-lead = 相手が席につくと始まります。このページは閉じて、あとで戻ってもかまいません。
game-waiting-seat = { $side ->
    [cones] あなたは円錐で、先に投げます
    [spools] あなたは糸巻きです
    [first] あなたが先に投げます
   *[second] あなたは後から投げます
}
game-waiting-kept = 友だちの席を空けてあります
game-waiting-leave = 対局をやめる
game-queue-heading = 相手を探しています
game-queue-lead = 次に「{ $rules }」の相手を探す人が、あなたの向かいに座ります。このページを開いたままお待ちください。
game-queue-kept = 来る人の席を空けてあります
game-link-label = 対局へのリンク
game-copy = リンクをコピー
game-copied = コピーしました
game-share = 共有
game-share-text = セネトで遊ぼう：
game-qr = リンクのQRコード
game-qr-scan = 読み取れば参加できます
game-invitation-heading = { $name }から「{ $rules }」への招待です
game-invitation-heading-nameless = 「{ $rules }」への招待です
game-invitation-lead = 登録はいりません。ひと押しで席につけます。
game-invitation-seat = { $side ->
    [cones] あなたは円錐で、先に投げます。
    [spools] あなたは糸巻きになります。
    [first] あなたが先に投げます。
   *[second] あなたは後から投げます。
}
game-invitation-take = 席につく
game-leave-guest = 最初の投げの前に席を立つ

# The end
game-won-you = あなたの勝ちです
game-won-them = { $name }の勝ちです
game-lost-you = { $name }の勝ちです。いい勝負でした。
game-end-borne-off = { $turns ->
   *[other] { $turns }回の投げで、五つのコマがすべて上がりました。
}
game-end-resignation = { $who ->
    [you] あなたが投了しました。
   *[other] { $name }が投了しました。
}
game-end-absence = { $who ->
    [you] 席を離れている時間が長く、相手が勝ちを宣言しました。
   *[other] { $name }が長く席を離れたため、相手が勝ちを宣言しました。
}
game-end-time = { $who ->
    [you] あなたの時間が切れました。
   *[other] { $name }の時間が切れました。
}
game-rematch = 席を替えてもう一局
game-rematch-accept = 再戦を受ける
game-rematch-offered-you = 再戦を申し込みました。相手が離席中でも、申し込みは残ります。
game-rematch-offered-them = { $name }が再戦を申し込んでいます
game-rematch-go = 次の対局へ
game-rematch-watch = ふたりは続けて対局します。次の対局へ
game-another = ほかの対局を選ぶ

# Around the board
game-more = その他
game-say-something = ひとこと
game-said = { $name }：{ $phrase }
game-phrase-hello = こんにちは！
game-phrase-good-luck = 幸運を！
game-phrase-well-played = お見事！
game-phrase-what-luck = ついてますね！
game-phrase-close = 惜しい！
game-phrase-oh-no = しまった！
game-phrase-one-moment = 少し待ってください
game-phrase-thanks = ありがとう！
game-phrase-again = もう一局どうですか？
game-phrase-bye = またね！
game-invite-watchers = 観戦用のリンク
game-sound = 音
game-notify = 自分の番になったら知らせる
game-notify-body = あなたの番です。
game-device = 自分の席を別の端末へ移す
game-check = 投げを確かめる
game-resign = 投了
game-resign-sure = 本当に投了しますか。
game-resign-yes = はい、投了します
game-name = あなたの名前
game-name-hint = 任意、20文字まで
game-name-save = 保存
game-claim = 勝ちを宣言する
game-claim-about = { $name }はしばらく席を離れています。勝ちを宣言しても、好きなだけ待ってもかまいません。
game-claim-in = { $seconds ->
   *[other] { $name }は離席中です。{ $seconds }秒たつと勝ちを宣言できます。
}
game-offline = 接続が切れました。つながりしだい、盤を最新にします。

# The rules at hand
game-rules-hand = ルール早わかり
game-rules-throw-standard = 表向きが一本から四本なら1から4、なければ5です。1、4、5が出たらもう一度投げます。
game-rules-throw-jequier = 表向きが一本から四本なら1から4、なければ6です。1、4、6が出てコマを動かせたら、もう一度投げます。
game-rules-swap = 相手のコマのマスに止まると、守られていなければ入れ替わります。
game-rules-safe-standard = 隣どうしの同じ側のコマは守り合います。27、28、29、30は安全なマスです。
game-rules-safe-jequier = 隣どうしの同じ側のコマは守り合います。26、28、29、30は安全なマスです。
game-rules-wall-standard = どのコマも飛び越せます。
game-rules-wall-jequier = 相手のコマが三つ並ぶと封鎖となり、前にも後ろにも越えられません。
game-rules-water-standard = 28に止まると15へ、ふさがっていれば15より手前のいちばん近い空きマスへ戻ります。
game-rules-water-jequier = 27に止まると、番号のいちばん小さい空きマスへ戻ります。
game-rules-back-standard = コマは下がりません。動かせなければ、その投げは流れます。
game-rules-back-jequier = 前に進めなければ、ひとつを空きマスへ下げます。それもできなければ番を失います。
game-rules-off-standard = 27からは4か5、29からは3、30からは2で上がります。
game-rules-off-jequier = 自分のコマがすべて21から30にあれば、30に届くか越える数で上がります。
game-rules-win = 五つのコマを先に上げた人の勝ちです。

# Another device
game-device-title = 席を別の端末へ移す
game-device-lead = この秘密のリンクを別の端末で開いてください。開いた人はあなたの代わりに遊べるので、ほかの人には見せないでください。
game-device-qr = 秘密のリンクのQRコード
game-device-back = 対局に戻る
game-device-take-title = ここで続ける
game-device-take-lead = 「{ $rules }」のあなたの席をこの端末へ移します。元の端末でも続けられます。
game-device-take = この端末に席を移す
