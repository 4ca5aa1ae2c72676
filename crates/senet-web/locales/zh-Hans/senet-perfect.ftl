### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = 完美对弈告诉我们什么
senet-perfect-start = 标准玩法已被完全求解：对每一个局面，我们都知道双方从不失误时各自的胜率。从开局算起，执圆锥的先手赢下 { $percent }% 的对局。
senet-perfect-length = 双方都完美对弈时，一局平均要掷 { $throws } 次，标准差为 { $spread }。
senet-perfect-luck = 平均而言，每一掷会让胜率变动 { $swing } 个百分点。
senet-perfect-source = 这些数字来自我们自己对游戏的求解，计算于 { $date }。
