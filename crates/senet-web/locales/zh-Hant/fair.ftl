fair-title = 公平的擲棒
fair-lead = 誰也不能挑選點數，玩家不能，本站也不能。做法用白話說，就是這樣。
fair-step-seal = 對局開始前，本站抽取一個很長的秘密數字，稱為種子，並公布它的封印，即它的 SHA-256。封印只與這一個數字吻合。
fair-step-shake = 每次擲棒，你的瀏覽器都會加入自己的十六個隨機位元組，稱為搖動值。所以本站事先並不知道會擲出什麼。
fair-step-draw = 點數由種子、對局、擲棒序號和搖動值按固定的演算法得出：HMAC-SHA-256 最低的四個位元就是四根擲棒。
fair-step-open = 對局結束後，種子就會公開。任何人都可以驗證它與封印吻合，並重新算出每一擲。
fair-shares = 每根擲棒有一半的機會正面朝上。平均每擲十六次，四次是 1，六次是 2，四次是 3，一次是 4，一次沒有正面朝上。
fair-check-title = 驗證擲棒
fair-check-game = 對局 { $id }，{ $rules }
fair-seal = 封印，第一擲之前已公布
fair-seed = 種子
fair-seed-later = 種子在對局結束後公開。在此之前誰也無法驗證，誰也無法偷看。
fair-check = 全部重算一遍
fair-check-here = 由你的瀏覽器自行計算。
fair-check-good = { $count ->
   *[other] 種子與封印吻合，{ $count } 次擲棒全部正確。
}
fair-check-bad = { $count ->
   *[other] 有 { $count } 次擲棒與種子不符。
}
fair-check-bad-seal = 種子與封印不符。
fair-counts = 擲出的與預期的
fair-counts-throw = 點數
fair-counts-expected = 預期
fair-counts-cell = { $count } / { $all }
fair-expected-cell = { $sixteenths } / 16
fair-throws = 全部擲棒
fair-throws-none = 還沒有擲過。
fair-column-number = 序號
fair-column-player = 玩家
fair-column-sticks = 擲棒
fair-column-throw = 點數
fair-column-shake = 搖動值
fair-column-check = 驗證
fair-shake-none = 無
fair-right = 正確
fair-wrong = 錯誤
fair-recipe = 演算法：以種子為金鑰，對文字「對局:序號:搖動值」計算 HMAC-SHA-256，取第一個位元組。
fair-back = 回到對局
