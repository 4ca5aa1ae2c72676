analysis-title = セネトの局面を分析する
analysis-nav = 分析
analysis-heading = 局面の分析
analysis-lead = 好きな局面を並べると、形勢、それぞれの投げの価値、最善の手がわかります。
analysis-tap = マスに触れると、空き、円錐、糸巻きの順に変わります。
analysis-turn = 手番
analysis-throw = 投げた数
analysis-throw-none = まだ投げていない
analysis-clear = 盤を空にする
analysis-start = 開始の配置
analysis-text = 局面の文字表記
analysis-read = 読み込む
analysis-unread = 局面として読めません。三つの列、手番、投げた数の順に書いてください。
analysis-win = { $side ->
    [cones] 円錐の勝つ見込み
   *[spools] 糸巻きの勝つ見込み
}
analysis-throws = それぞれの投げの価値
analysis-moves = 手（良い順）
analysis-over = { $side ->
    [cones] 円錐がすべて上がりました。円錐の勝ちです。
   *[spools] 糸巻きがすべて上がりました。糸巻きの勝ちです。
}

## Why a setup cannot stand in a game
analysis-faults = 対局ではありえない局面です
analysis-fault-pieces = { $side ->
    [cones] 円錐が多すぎます。盤に{ $count }個ありますが、多くても{ $most }個です。
   *[spools] 糸巻きが多すぎます。盤に{ $count }個ありますが、多くても{ $most }個です。
}
analysis-fault-empty = 盤にコマがありません。どちらかのコマが残っているはずです。
analysis-fault-water = { $square }の水の家にコマがあります。そこにとどまるコマはありません。
analysis-fault-throw = { $throw }は出ません。このルールで出るのは1、2、3、4、{ $none }です。
analysis-fault-end = 片方がすべて上がっているのに、投げた数があります。
analysis-fault-side = 手番を選んでください。
