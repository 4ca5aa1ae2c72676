home-title = セネト：友だちと遊ぶ古代エジプトのボードゲーム
home-heading = セネト、渡りゆく者の遊び
home-lead = エジプトの人びとが二千年以上楽しんだ遊びです。友だちにリンクを送って、今夜一局どうぞ。
home-setup = 新しい対局
home-rules = ルール
home-standard = 標準
home-standard-about = 水に落ちたら15へ戻る
home-jequier = ジェキエ
home-jequier-about = 三つ並ぶと壁になる
home-opponent = 相手
home-friend = 友だちにリンクを送る
home-device = この端末でふたり
home-stranger = 待っている人
home-stranger-about = { $count ->
    [0] いま待っている人はいません
   *[other] { $count }人が待っています
}
home-more = 先手と時計
home-first = 先に投げる人
home-first-random = くじで決める
home-first-you = 自分
home-first-them = 相手
home-clock = 時計
home-clock-none = 時計なし
home-clock-time = 各{ $minutes }分、一手{ $seconds }秒
home-play = はじめる
home-games = 途中の対局
home-game-waiting = 相手を待っています
home-game-your-turn = あなたの番
home-game-their-turn = 相手の番
home-game-device = この端末で
home-game-opponent = 相手：{ $name }
home-about = セネトとは
home-about-path = ふたりがそれぞれ五つのコマを進め、三列に折れ曲がる三十マスの道を競います。
home-about-sticks = 明るい面と暗い面のある四本の投げ棒が、コマの進む数を決めます。
home-about-swap = ひとりぼっちのコマは入れ替えられて後ろへ戻され、隣どうしのコマは守り合います。終わり近くには水が待っています。
home-board-label = 対局途中のセネトの盤
