## Choosing the computer
computer-opponent = コンピューター
computer-play = コンピューターと遊ぶ
computer-level = 強さ
computer-level-1 = 初心者
computer-level-2 = 欲張り
computer-level-3 = 慎重派
computer-level-4 = 思案派
computer-level-5 = 達人
computer-level-6 = 完璧
computer-about-1 = 前へ急ぎ、目の前の得に飛びつきます。ほかの手はたいてい見落とします。
computer-about-2 = 取れるものは何でも取り、あなたの次の投げは気にしません。
computer-about-3 = どのコマも失うのを恐れ、コマを寄せて守ります。
computer-about-4 = 手を比べ、次の投げまで読みます。
computer-about-5 = 見落としはほとんどありません。
computer-about-6 = いつでも、知るかぎり最善の手を選びます。

## At the board
computer-name = コンピューター

## Hints
computer-hint = ヒントを見る
computer-hint-exact = 正確な値です。
computer-hint-estimated = 推定の値です。
computer-hints = ここまでのヒント：{ $count }回
computer-notice-no-hints = ヒントはコンピューターとの対局だけで使えます。
computer-notice-nothing = ヒントは、あなたの手を待つ投げがあるときに見られます。
