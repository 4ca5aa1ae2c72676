### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = ジェキエのセネト：ルール、比較、来歴
jequier-description = ジェキエのセネトのルール。最初の1で決まる先手、三つ並びの封鎖、後退、27の水の家。標準のルールとの違いを一覧で比べ、図つきの例で説明します。登録不要、リンクを送るだけで遊べます。
jequier-breadcrumb = ジェキエのセネト
jequier-eyebrow = セネトのバリアント
jequier-heading = ジェキエのセネト
jequier-lead = 始めるのは最初に1を出した人。三つ並んだコマは道をふさぎ、前へ進めなければ後ろへ下がり、27では水の家が待ち受けます。
jequier-hero-alt = 盤の最後の五マス。26は美の家のネフェル、27は水の家の波、28は三つの真実の家の三羽の鳥、29はラー・アトゥムの家の座った二人、30はホルスの家のハヤブサ。
jequier-hero-caption = 26 美、27 水、28 三つの真実、29 ラー・アトゥム、30 ホルス
jequier-contents-title = 目次

## Play buttons

jequier-play-friend = ジェキエのルールで遊ぶ
jequier-play-stranger = 待っている人と遊ぶ
jequier-play-device = この端末で二人で遊ぶ
jequier-to-standard = 標準のルール

## What it is

jequier-what-title = どんなゲームか
jequier-what-body = ジェキエのセネトは、エジプト学者ギュスターヴ・ジェキエのものとされる、古代のゲームの復元です。盤もコマも投げ棒も標準のセネトと同じで、三十マス、円錐五つと糸巻き五つ、投げ棒四本で遊びます。違うのは始め方、投げの数え方、上がり方です。道をふさがれると、後ろへ下がることもあります。

## The throw-off

jequier-opening-title = 最初の1を投げ合う
jequier-opening-body = コマはいつもどおり、円錐を1、3、5、7、9、糸巻きを2、4、6、8、10に並べますが、まだ誰のものでもありません。二人が交互に投げ、どちらかが1を出すまで続けます。ほかの数では何も起こりません。1を出した人が糸巻きを取り、10のコマを11へ進めます。許されるのはこの一手だけで、1だったのでもう一度投げます。円錐はもう一人のものになります。
jequier-opening-odds = 1が出るのは四回に一回です。この投げ合いは平均四回で終わり、先に投げる人が取る確率は7分の4です。
jequier-opening-alt = 開始時の盤。円錐が1、3、5、7、9、糸巻きが2、4、6、8、10にある。10の糸巻きから真下の11へ矢印が伸びている。
jequier-opening-caption = 最初の1が出ました。10の糸巻きが11へ進み、それを取った人がもう一度投げます。

## Throws

jequier-throw-title = 投げの数え方
jequier-throw-body = 表向きが一本から四本なら1から4、一本もなければ6です。1、4、6が出てコマを動かせたときは、もう一度投げます。後ろへ下がった場合も同じです。2か3なら相手の番です。確率は、1が16分の4、2が16分の6、3が16分の4、4が16分の1、6が16分の1です。

## As in the standard game

jequier-same-title = 標準のルールと同じところ
jequier-same-body = 一つのコマを出た数だけちょうど動かし、動かせる限り必ず動かします。自分のコマのいるマスには止まれません。一つだけの相手のコマに止まれば入れ替わり、隣り合う二つは互いに守り合い、安全なマスのコマは入れ替えられません。安全なマスは26、28、29、30です。先に五つとも上がった人が勝ちます。

## The blockade

jequier-blockade-title = 封鎖
jequier-blockade-body = 相手のコマが三つ以上、道の上で続けて並ぶと壁になります。前へも後ろへも、この壁を越えることはできません。壁は10と11、20と21の曲がり角をまたいでもかまいません。二つだけなら壁ではなく、飛び越せます。
jequier-blockade-alt = 10、11、12の糸巻きが曲がり角で壁を作り、18と19の糸巻きは二つ並んでいる。円錐は9と16にある。円錐の側が4を出した。
jequier-blockade-caption = 円錐の側が4を出しました。9の円錐が13へ行くには10、11、12の壁を越えなければならないので、動けません。16の円錐は、18と19の二つを飛び越えて20へ進みます。

## Moving back

jequier-back-title = 後退
jequier-back-body = 前へ動けるコマが一つもないときは、下がれるコマがあれば、どれか一つを出た数だけ後ろへ下げなければなりません。止まれるのは空きマスだけで、後退では入れ替わりは起こりません。1より手前へは下がれず、壁も越えられません。水の家も空きマスとして数えるので、そこへ下がったコマは水に落ちます。
jequier-back-alt = 円錐が5と9にあり、その先の10、11、12に糸巻きの壁がある。もう一つの糸巻きは20。円錐の側が4を出した。5の円錐から1へ後ろ向きの矢印が伸びている。
jequier-back-caption = 円錐の側が4を出しました。9の円錐の前には壁があり、5の円錐は行き先の9に味方がいます。前へは動けないので、5の円錐が1へ下がります。コマを動かしたので、円錐の側はもう一度投げます。

## Lost turns

jequier-lost-title = 番を失うとき
jequier-lost-body = 後ろへも動けなければ、1、4、6が出ていても番は終わり、相手に移ります。上の図でもし1に糸巻きがいたら、円錐の側は4を出したのに番を失います。

## The houses

jequier-houses-title = 家
jequier-houses-body = 家は標準のルールより一マスずつ手前にあり、特別な働きをするのは水の家だけです。15のアンクは、ここでは普通のマスです。
jequier-house-26-name = 26：美の家
jequier-house-26-body = 安全なマスです。それ以外の働きはありません。
jequier-house-27-name = 27：水の家
jequier-house-27-body = ここに止まったコマは、盤全体でいちばん番号の小さい空きマスに置かれます。27にとどまるコマはありません。通り過ぎるだけなら何も起こりません。
jequier-house-28-name = 28：三つの真実の家
jequier-house-28-body = 安全なマスです。出るのに決まった数はいりません。
jequier-house-29-name = 29：ラー・アトゥムの家
jequier-house-29-body = 安全なマスで、ここも自由に出られます。
jequier-house-30-name = 30：ホルスの家
jequier-house-30-body = 道の終わりです。まだ上がれないコマも、ここで安全に待てます。
jequier-water-alt = 円錐が2と25、糸巻きが1と14にある。円錐の側が2を出した。25の円錐から27の水へ、警告の矢印が伸びている。
jequier-water-caption = この2で25の円錐を動かすと水に落ち、1と2がふさがっているので3に戻ります。2の円錐を4へ進めるほうがよいでしょう。

## Leaving the board

jequier-off-title = 盤から上がる
jequier-off-body = 上がれるのは、残っている自分のコマがすべて最後の列、21から30にいる間だけです。そのときは、30に届くか30を越える数なら何でも上がれます。30に誰がいてもかまいません。それまでは、どのコマも30を越えられません。ちょうど30に止まることは、ほかのマスと同じようにできます。そのコマは、あとからどの数でも上がれるようになるまで、そこで安全に待ちます。壁は、上がる道もふさぎます。
jequier-off-alt = 残った円錐三つが24、28、30にあり、すべて最後の列にいる。糸巻きが12と17にある。円錐の側が6を出した。
jequier-off-caption = 残った円錐はすべて最後の列にいます。6が出たので、三つのどれでも上がれます。24の円錐はちょうど30に届いて上がり、そこに円錐がいても問題ありません。ほかの二つは30を越えて上がります。もし18に円錐が一つ残っていたら、どれも上がれません。

## Comparison

jequier-table-title = 二つのルールを比べる
jequier-table-caption = 標準のセネトとジェキエのセネトの比較
jequier-table-rule = ルール
jequier-table-standard = 標準
jequier-table-jequier = ジェキエ
jequier-table-start-name = 始める人
jequier-table-start-standard = 先手が円錐を持ち、先に投げる。
jequier-table-start-jequier = 交互に投げ、最初に1を出した人が糸巻きを取り、必ず10のコマを11へ進める。
jequier-table-throws-name = 投げの数
jequier-table-throws-standard = 1、2、3、4。表がなければ5。
jequier-table-throws-jequier = 1、2、3、4。表がなければ6。
jequier-table-again-name = もう一度投げる数
jequier-table-again-standard = 1、4、5。動けなくても投げる。
jequier-table-again-jequier = 1、4、6。動かせたときだけ投げる。
jequier-table-blockade-name = 封鎖
jequier-table-blockade-standard = ない。どのコマも飛び越せる。
jequier-table-blockade-jequier = 三つ以上並んだ相手のコマは、前へも後ろへも越えられない。
jequier-table-safe-name = 安全なマス
jequier-table-safe-standard = 27、28、29、30
jequier-table-safe-jequier = 26、28、29、30
jequier-table-water-name = 水の家
jequier-table-water-standard = 28。15へ戻る。ふさがっていれば、その手前でいちばん近い空きマスへ。
jequier-table-water-jequier = 27。盤でいちばん番号の小さい空きマスへ戻る。
jequier-table-back-name = 後退
jequier-table-back-standard = ない。
jequier-table-back-jequier = 前へ動けるコマがないときだけ、空きマスへ下がる。
jequier-table-stuck-name = 動けないとき
jequier-table-stuck-standard = パス。1、4、5ならもう一度投げる。
jequier-table-stuck-jequier = 1、4、6でも番を失う。
jequier-table-off-name = 上がり方
jequier-table-off-standard = 27から4か5、29から3、30から2。
jequier-table-off-jequier = 残りのコマがすべて21から30にいれば、30に届くか越える数で上がる。

## History

jequier-history-title = ジェキエとそのルール
jequier-history-person = ギュスターヴ・ジェキエ（1868–1946）はスイスのエジプト学者で、南サッカラの発掘で知られています。彼のものとされるルールは、おもにJack Botermansらの著書『The World of Games』の要約を通して、今日の遊び手に伝わりました。
jequier-history-source = このサイトのルールを作るにあたって、ジェキエ自身の文献は手元にありませんでした。上の要約に従い、ゲームのデータベースLudiiと照らし合わせています。Ludiiでは、いくつかの復元の一つとして彼のルールが載っています。
jequier-history-modern = セネトのルールはすべてそうですが、これも現代の復元です。エジプトの墓からは二千年を超える時代の盤や絵が見つかっていますが、完全なルールは残っていません。そのため、ジェキエ、R・C・ベル、のちのティモシー・ケンドールは、それぞれ違うゲームにたどり着きました。墓から出た盤には最後の五マスにこのようなしるしがありますが、それぞれのルールは復元によるものです。ここでの標準のセネトも、やはり復元です。

## Where the accounts differ

jequier-differ-title = 資料の食い違い
jequier-differ-body = 資料はすべての点で一致しているわけではありません。このサイトでは次のようにしています。
jequier-differ-swap = 当てられたコマは、『The World of Games』のとおり、当てたコマと入れ替わります。Ludiiでは、最初の空きマスへ送られます。
jequier-differ-off = 残りのコマがすべて最後の列に入れば、30にちょうど届いても、30を越えても上がれます。それぞれ一方の資料の読み方です。
jequier-differ-back = 三つ並びの封鎖は、後退も止めます。
jequier-differ-unused = Ludiiだけにある二つの点、初めのコマは前のコマが動くまで待つこと、点数で競うことは、採り入れていません。

## Questions and answers

jequier-faq-title = よくある質問
jequier-faq-start-question = ジェキエのセネトでは誰から始めますか？
jequier-faq-start-answer = 最初に1を出した人です。二人が交互に投げ、1を出した人が糸巻きを取り、10のコマを11へ進めて、もう一度投げます。
jequier-faq-blockade-question = 封鎖とは何ですか？
jequier-faq-blockade-answer = 一方のコマが三つ以上、道の上で続けて並んだものです。相手は前へも後ろへも、それを飛び越せません。
jequier-faq-back-question = いつ後ろへ下がらなければいけませんか？
jequier-faq-back-answer = 出た数で前へ動けるコマが一つもないときだけです。下がれるコマがあれば、どれか一つを空きマスへ下げます。
jequier-faq-water-question = 水の家に落ちたコマはどこへ行きますか？
jequier-faq-water-answer = 27から、盤でいちばん番号の小さい空きマスへ移されます。
jequier-faq-exact-question = 上がるには、ちょうどの数が必要ですか？
jequier-faq-exact-answer = いいえ。残りのコマがすべて21から30にいれば、30に届くか越える数なら何でも上がれます。

## Play

jequier-end-title = 遊んでみましょう
jequier-end-body = 対局を作り、リンクを送り、最初の1を狙って投げましょう。動けるコマは盤が示すので、遊びながらルールを覚えられます。
