### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = 完美對弈告訴我們什麼
senet-perfect-start = 標準玩法已被完全求解：對每一個局面，我們都知道雙方從不失誤時各自的勝率。從開局算起，執圓錐的先手贏下 { $percent }% 的對局。
senet-perfect-length = 雙方都完美對弈時，一局平均要擲 { $throws } 次，標準差為 { $spread }。
senet-perfect-luck = 平均而言，每一擲會讓勝率變動 { $swing } 個百分點。
senet-perfect-source = 這些數字來自我們自己對遊戲的求解，計算日期為 { $date }。
