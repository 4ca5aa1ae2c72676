review-title = 検討・{ $rules }
review-open = 対局を振り返る
review-curve = 勝つ見込み
review-curve-about = { $count }回の投げで{ $start }から{ $end }へ。手の一覧に同じことが言葉と数字であります。
review-moments = 勝負を分けた場面
review-move = { $turn }手目
review-better = より良い手
review-best = 最善手
review-played = 選んだ手
review-given = 失った分
review-luck = 運
review-choices = { $count }回の選択のうち最善は{ $best }回
review-adds = 合計の内訳
review-begin = 始まり
review-end = 終わり
review-exact = すべて正確な値です。
review-estimated = 値は推定です。

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = 運が決めた一局。勝者が得たのは、棒から{ $luck }、良い選択から{ $skill }。
review-sum-skill = 選択が決めた一局。勝者が得たのは、良い選択から{ $skill }、棒から{ $luck }。
review-sum-both = 運も選択も勝者に味方しました。それぞれ{ $luck }と{ $skill }。
review-sum-against-luck = 不運をはね返した勝ち。棒で{ $luck }を失い、良い選択で{ $skill }を得ました。
review-sum-against-skill = 運が選択を補いました。勝者は棒で{ $luck }を得て、選択で{ $skill }を失いました。
review-sum-stopped = 途中で終わった対局。そのとき勝者の見込みは{ $chance }でした。

## Around it
review-list = すべての手の一覧
review-list-back = 盤に戻る
review-column-move = 手
review-analyse = この局面を分析する
review-link = この場面へのリンク
review-keys = 矢印キーで手を進められます。
