### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

## Head

senet-title = セネトのルール：図でわかる遊び方
senet-description = 古代エジプトの盤上ゲーム、セネトの遊び方。盤と五つの家、投げ棒、コマの入れ替わり、水の家、上がり方を、図つきの例で説明します。登録不要、リンクを送るだけで友だちと遊べます。
senet-nav = ルール
senet-breadcrumb = セネトのルール
senet-eyebrow = ゲームと標準のルール
senet-heading = セネトの遊び方
senet-lead = セネトは、三十マスの道を二人で競うゲームです。何マス進むかは四本の投げ棒が決め、五つのコマのどれを進めるかはあなたが決めます。先に五つとも盤から上がった人の勝ちです。
senet-hero-alt = 対局開始時のセネトの盤。上の列の十マスに、円錐五つと糸巻き五つが交互に並んでいる。中の列と下の列は空で、15、27、28、29、30のマスにしるしがある。
senet-contents-title = 目次

## Play buttons

senet-play-friend = 友だちと遊ぶ
senet-play-stranger = 待っている人と遊ぶ
senet-play-device = この端末で二人で遊ぶ
senet-to-jequier = バリアント「ジェキエのセネト」

## The board

senet-board-title = 盤
senet-board-body = 三十のマスは、三列を折り返しながら進む一本の道です。1から10は上の列を左から右へ、11から20は中の列を右から左へ戻り、21から30は下の列をまた左から右へ進みます。道は10から真下の11へ、20から真下の21へ曲がります。
senet-board-neighbours = このルールで「隣」と言うときは、いつも道の上での隣です。10と11は隣どうしですが、5と16は上下に接していても隣ではありません。
senet-board-alt = 三十マスの道を示す空の盤。上の列を右へ、10から11へ下り、中の列を左へ、20から21へ下り、下の列を右へ進む。五つのマスにしるしがある。15はアンク、27は楽器に似たネフェル、28は波、29は三羽の鳥、30は座った二人の姿。
senet-board-caption = 1から30までの道と五つの家。15は再生、27は美、28は水、29は三つの真実、30はラー・アトゥム。

## Setup

senet-setup-title = コマと初めの並べ方
senet-setup-body = 一人が円錐を五つ、もう一人が糸巻きを五つ持ちます。最初の十マスに交互に並べ、円錐は1、3、5、7、9、糸巻きは2、4、6、8、10に置きます。どちらも1から30へ同じ向きに進み、一つのマスに立てるコマは一つだけです。先手が円錐を持ち、先に投げます。
senet-setup-cone = 円錐
senet-setup-spool = 糸巻き

## Throwing

senet-throw-title = 投げ棒を投げる
senet-throw-body = 四本の投げ棒にはそれぞれ表と裏があり、どちらも同じ割合で出ます。表向きの本数がその投げの数です。表向きが一本もないときは5と数えます。
senet-throw-again = 1、4、5が出たら、コマを動かしたあとにもう一度投げます。続けて出れば、何度でも投げられます。2か3なら、相手の番になります。
senet-throw-table-caption = 五通りの投げ、その確率、次に投げる人
senet-throw-table-sticks = 投げ棒
senet-throw-table-throw = 数
senet-throw-table-chance = 確率
senet-throw-table-next = そのあと
senet-throw-1-sticks = 表が一本
senet-throw-2-sticks = 表が二本
senet-throw-3-sticks = 表が三本
senet-throw-4-sticks = 表が四本
senet-throw-5-sticks = 表がない
senet-throw-1-chance = 16分の4
senet-throw-2-chance = 16分の6
senet-throw-3-chance = 16分の4
senet-throw-4-chance = 16分の1
senet-throw-5-chance = 16分の1
senet-throw-next-again = もう一度投げる
senet-throw-next-passes = 相手の番

## Moving

senet-move-title = コマを進める
senet-move-body = 一回の投げにつき、自分のコマを一つ選び、出た数だけちょうど前へ進めます。動けるコマがいくつもあるなら、どれを選ぶかが腕の見せどころです。動けるコマが一つしかなければ、たとえ損でもそれを動かさなければなりません。
senet-move-over = 途中にあるコマは、自分のものでも相手のものでも飛び越せます。ただし、自分のコマのいるマスで止まることはできません。

## Swapping

senet-swap-title = 入れ替わり
senet-swap-body = セネトでは、コマが取られることはありません。守られていない相手のコマのマスに止まると、二つのコマが入れ替わります。自分のコマはそのマスに残り、相手のコマはこちらが出てきたマスへ戻されます。
senet-swap-alt = 円錐が3と12、糸巻きが7と20にある。円錐の側が4を出した。3の円錐から、一つだけで立つ7の糸巻きへ矢印が伸びている。
senet-swap-caption = 円錐の側が4を出しました。3の円錐は7に届き、そこに一つだけで立つ糸巻きと入れ替わって、円錐が7、糸巻きが3になります。代わりに12の円錐を16へ進めることもできます。

## Protection

senet-pair-title = 守られているコマ
senet-pair-body = 同じ側のコマが二つ隣り合うと互いに守り合い、どちらも入れ替えられません。最後の四マス、27から30にいるコマは、一つだけでも安全です。守られているかどうかは、動かす前の並びで決まります。
senet-pair-alt = 円錐が4と8、糸巻きが5、10、11、16にある。道の曲がり角で上下に並ぶ10と11の糸巻きが、一本の線で結ばれている。
senet-pair-caption = 10と11の糸巻きは曲がり角をはさんで隣どうしなので、8の円錐は2でも3でも動けません。4なら二つとも飛び越えて12へ行けます。5と16の糸巻きは隣ではないので、1が出れば4の円錐は5の糸巻きと入れ替われます。

## The houses

senet-houses-title = 五つの家
senet-houses-body = どの家も、止まらずに通り過ぎてかまいません。
senet-house-15-name = 15：再生の家
senet-house-15-body = 水に落ちたコマが戻ってくる場所です。それ以外は普通のマスです。
senet-house-27-name = 27：美の家
senet-house-27-body = 安全なマスで、水の手前の最後の休み場です。4か5が出ればここから上がれます。2なら29へ、3なら30へ進みますが、1では水に落ちます。
senet-house-28-name = 28：水の家
senet-house-28-body = ここにはどのコマもとどまれません。28に止まったコマは、すぐに15へ戻されます。15がふさがっていれば、14、13とさかのぼり、いちばん近い空きマスに置かれます。通り過ぎるだけなら何も起こりません。
senet-house-29-name = 29：三つの真実の家
senet-house-29-body = 安全なマスです。鳥は三羽、だから3で上がります。30が空いていれば、1で30へ進めます。2、4、5では動けません。
senet-house-30-name = 30：ラー・アトゥムの家
senet-house-30-body = 安全なマスです。人は二人、だから2で上がります。ほかの数では動けません。
senet-water-alt = 円錐が20と24、糸巻きが15と17にある。円錐の側が4を出した。24の円錐から28の水へ、警告の矢印が伸びている。
senet-water-caption = 円錐の側が4を出し、動かさないわけにはいきません。20の円錐は、行き先の24に味方がいるので動けません。そこで24の円錐が水に落ちます。15には糸巻きがいるため、円錐は14に戻ります。それでも4だったので、円錐の側はもう一度投げられます。

## Leaving the board

senet-off-title = 盤から上がる
senet-off-body = コマが上がれるのは三つのマスからだけです。27からは4か5、29からは3、30からは2で上がります。26かそれより手前のコマは、30を越える数では動けません。五つ目のコマが上がったら、出た数が何であっても、その場で勝ちです。
senet-off-alt = 終盤の盤。円錐が27、29、30にあり、二つはすでに上がっている。糸巻きが22にある。
senet-off-caption = ここでは、出る数ごとに起こることが違います。1なら27の円錐が水に落ちて15へ戻ります。2なら30の円錐、3なら29の円錐、4か5なら27の円錐が上がります。

## No move

senet-stuck-title = 動けるコマがないとき
senet-stuck-body = 出た数で動けるコマが一つもなければ、その投げはパスになります。後ろへ下がることはありません。パスになっても、1、4、5ならもう一度投げられます。
senet-stuck-alt = 円錐が26と29、糸巻きが18と22にある。円錐の側が5を出したが、動ける円錐はない。
senet-stuck-caption = 円錐の側が5を出しました。26から5進むと30を越えますが、それができるのは27からだけです。29からは3でしか上がれません。この投げはパスになり、5だったので、円錐の側がもう一度投げます。

## Strategy

senet-strategy-title = 覚えておきたい六つのこと
senet-strategy-1-title = 二つで進む
senet-strategy-1-body = 隣り合ったコマは入れ替えられません。片方が先に進むと、二つとも一人きりになります。動かす前に、残るほうも見ておきましょう。
senet-strategy-2-title = 後ろからの数を数える
senet-strategy-2-body = 一つだけのコマがいちばん危ないのは、敵の二マス先にいるときで、一回の投げで入れ替えられる確率は16分の6です。一マス先と三マス先なら16分の4、四マス先と五マス先なら16分の1です。
senet-strategy-3-title = 入れ替わりは二つのコマを動かす
senet-strategy-3-body = 自分のコマはいつもどおり進み、相手のコマは同じ数だけ後ろへ下がります。ほかに差のない手なら、入れ替わるほうが得です。
senet-strategy-4-title = 水を侮らない
senet-strategy-4-body = 26のコマは2で水に落ちます。確率は16分の6です。25と27では16分の4、23と24では16分の1です。
senet-strategy-5-title = 出口を知る
senet-strategy-5-body = 次の一投で上がれる確率は、30からは16分の6、29からは16分の4、27からは16分の2です。
senet-strategy-6-title = 控えのコマを残す
senet-strategy-6-body = 出た数は使わなければなりません。後ろにいるコマがいやな数を引き受けてくれれば、先頭のコマは水に落ちずにすみます。

## History

senet-history-title = セネトの来歴
senet-history-body = エジプトの墓からは、二千年を超える長い時代にわたるセネトの盤や絵が見つかっています。けれども、完全なルールは残っていません。今日の遊び方はどれも現代の復元で、ギュスターヴ・ジェキエ、R・C・ベル、のちのティモシー・ケンドールらは、それぞれ違うゲームにたどり着きました。
senet-history-here = このサイトの標準のセネトも、そうした現代の復元の一つです。コマは五つずつ、家は最後の四マスにあります。墓から出た盤には、最後の五マスにこのようなしるしがありますが、どのしるしにどんなルールがあったのかは、復元によるほかありません。

## Questions and answers

senet-faq-title = よくある質問
senet-faq-egypt-question = 古代エジプト人もこのルールで遊んでいたのですか？
senet-faq-egypt-answer = それは誰にもわかりません。残っているのは盤と絵としるしだけで、完全なルールは伝わっていません。ここでのルールは現代の復元です。
senet-faq-forced-question = 損になる手でも、動かさなければいけませんか？
senet-faq-forced-answer = はい。動けるコマがある限り、たとえ水に落ちる手しかなくても動かします。動けるコマがいくつかあれば、自由に選べます。
senet-faq-beauty-question = どのコマも美の家に止まらなければいけませんか？
senet-faq-beauty-answer = いいえ。27もほかの家も、止まらずに通り過ぎることができます。
senet-faq-block-question = コマで道をふさぐことはできますか？
senet-faq-block-answer = 標準のルールではできません。コマはいくつ並んでいても飛び越せます。ジェキエのセネトでは、相手のコマが三つ並ぶと封鎖になります。
senet-faq-odds-question = それぞれの数が出る確率は？
senet-faq-odds-answer = 1が16分の4、2が16分の6、3が16分の4、4が16分の1、5が16分の1です。
senet-faq-online-question = 離れた友だちとセネトを遊ぶには？
senet-faq-online-answer = ここで対局を作り、リンクを送ってください。相手はリンクを開いて席に着くだけで、スマートフォンでもパソコンでも遊べます。登録はどちらにもいりません。

## Play

senet-end-title = さあ、遊びましょう
senet-end-body = あとは対局を作り、リンクを送り、棒を投げるだけです。動けるコマは盤が示してくれるので、ルールを暗記する必要はありません。
