fair-title = 投げの公正さ
fair-lead = 出る目は誰にも選べません。対局者にも、このサイトにもです。その仕組みをわかりやすく説明します。
fair-step-seal = 対局の前に、サイトは長い秘密の数である「種」を引き、その封印としてSHA-256の値を示します。封印はこの数にしか合いません。
fair-step-shake = 投げるたびに、あなたのブラウザーが十六バイトの乱数を加えます。これを「振り」と呼びます。ですから、サイトにも何が出るかは前もってわかりません。
fair-step-draw = 出る目は、種、対局、投げの番号、振りから、決まった手順で求められます。HMAC-SHA-256の下位四ビットが四本の棒です。
fair-step-open = 終局すると種が公開されます。封印に合うことも、すべての投げも、誰でも計算し直せます。
fair-shares = 棒はどれも半分の割合で表になります。十六回投げると、平均で1が四回、2が六回、3が四回、4が一回、表なしが一回です。
fair-check-title = 投げを確かめる
fair-check-game = 対局 { $id }、{ $rules }
fair-seal = 最初の投げの前に示した封印
fair-seed = 種
fair-seed-later = 種は終局後に公開されます。それまでは、確かめることも先を見ることも、誰にもできません。
fair-check = すべて計算し直す
fair-check-here = このブラウザーが自分で計算します。
fair-check-good = { $count ->
   *[other] 種は封印に合い、{ $count }回の投げはすべて正しいです。
}
fair-check-bad = { $count ->
   *[other] { $count }回の投げが種と合いません。
}
fair-check-bad-seal = 種が封印に合いません。
fair-counts = 出た回数と期待される回数
fair-counts-throw = 目
fair-counts-expected = 期待
fair-counts-cell = { $all }回中{ $count }回
fair-expected-cell = 16回中{ $sixteenths }回
fair-throws = すべての投げ
fair-throws-none = まだ誰も投げていません。
fair-column-number = 番号
fair-column-player = 対局者
fair-column-sticks = 棒
fair-column-throw = 目
fair-column-shake = 振り
fair-column-check = 確認
fair-shake-none = なし
fair-right = 正しい
fair-wrong = 違う
fair-recipe = 手順：種を鍵として「対局:番号:振り」という文字列のHMAC-SHA-256を求め、その最初のバイトを使います。
fair-back = 対局に戻る
