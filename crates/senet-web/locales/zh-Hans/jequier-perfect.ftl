### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = 完美对弈告诉我们什么
jequier-perfect-start = 两种玩法都已被完全求解：对每一个局面，我们都知道双方从不失误时各自的胜率。在热基耶塞尼特棋里，争得先手的一方赢下 { $percent }% 的对局。在标准玩法里，先手赢下 { $standard }%。
jequier-perfect-length = 双方都完美对弈时，一局热基耶塞尼特棋平均要掷 { $throws } 次，标准差为 { $spread }。
jequier-perfect-luck = 平均而言，每一掷会让胜率变动 { $swing } 个百分点。
jequier-perfect-source = 这些数字来自我们自己对两种玩法的求解，计算于 { $date }。
