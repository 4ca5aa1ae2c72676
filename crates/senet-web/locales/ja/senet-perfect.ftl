### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = 最善の手からわかること
senet-perfect-start = 標準のセネトは解析が済んでいて、どちらも間違えないとき、どの局面でどちらがどれだけの確率で勝つかがわかっています。最初の局面では、円錐を持つ先手の勝率は{ $percent }％です。
senet-perfect-length = 両者が最善を尽くすと、一局は平均{ $throws }回の投げで終わります。標準偏差は{ $spread }回です。
senet-perfect-luck = 一回の投げは、勝率を平均{ $swing }ポイント動かします。
senet-perfect-source = これらの数値は、{ $date }に私たち自身が計算した解析によるものです。
