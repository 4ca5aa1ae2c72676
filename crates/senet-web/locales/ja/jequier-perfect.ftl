### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = 最善の手からわかること
jequier-perfect-start = どちらのルールも解析が済んでいて、両者が間違えないとき、どの局面でどちらがどれだけの確率で勝つかがわかっています。ジェキエのセネトでは、最初に1を出した人の勝率は{ $percent }％です。標準のセネトの先手の勝率は{ $standard }％です。
jequier-perfect-length = 両者が最善を尽くすと、ジェキエのセネトは平均{ $throws }回の投げで終わります。標準偏差は{ $spread }回です。
jequier-perfect-luck = 一回の投げは、勝率を平均{ $swing }ポイント動かします。
jequier-perfect-source = これらの数値は、{ $date }に私たち自身が計算した解析によるものです。
