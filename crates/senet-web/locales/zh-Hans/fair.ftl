fair-title = 公平的掷棒
fair-lead = 谁也不能挑选点数，玩家不能，本站也不能。做法用大白话说，就是这样。
fair-step-seal = 对局开始前，本站抽取一个很长的秘密数字，称为种子，并公布它的封印，即它的 SHA-256。封印只与这一个数字吻合。
fair-step-shake = 每次掷棒，你的浏览器都会加入自己的十六个随机字节，称为摇动值。所以本站事先并不知道会掷出什么。
fair-step-draw = 点数由种子、对局、掷棒序号和摇动值按固定的算法得出：HMAC-SHA-256 最低的四个比特就是四根掷棒。
fair-step-open = 对局结束后，种子就会公开。任何人都可以验证它与封印吻合，并重新算出每一掷。
fair-shares = 每根掷棒有一半的机会正面朝上。平均每掷十六次，四次是 1，六次是 2，四次是 3，一次是 4，一次没有正面朝上。
fair-check-title = 验证掷棒
fair-check-game = 对局 { $id }，{ $rules }
fair-seal = 封印，第一掷之前已公布
fair-seed = 种子
fair-seed-later = 种子在对局结束后公开。在此之前谁也无法验证，谁也无法偷看。
fair-check = 全部重算一遍
fair-check-here = 由你的浏览器自行计算。
fair-check-good = { $count ->
   *[other] 种子与封印吻合，{ $count } 次掷棒全部正确。
}
fair-check-bad = { $count ->
   *[other] 有 { $count } 次掷棒与种子不符。
}
fair-check-bad-seal = 种子与封印不符。
fair-counts = 掷出的与预期的
fair-counts-throw = 点数
fair-counts-expected = 预期
fair-counts-cell = { $count } / { $all }
fair-expected-cell = { $sixteenths } / 16
fair-throws = 全部掷棒
fair-throws-none = 还没有掷过。
fair-column-number = 序号
fair-column-player = 玩家
fair-column-sticks = 掷棒
fair-column-throw = 点数
fair-column-shake = 摇动值
fair-column-check = 验证
fair-shake-none = 无
fair-right = 正确
fair-wrong = 错误
fair-recipe = 算法：以种子为密钥，对文本“对局:序号:摇动值”计算 HMAC-SHA-256，取第一个字节。
fair-back = 返回对局
