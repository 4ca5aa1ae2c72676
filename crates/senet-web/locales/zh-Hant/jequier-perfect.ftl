### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = 完美對弈告訴我們什麼
jequier-perfect-start = 兩種玩法都已被完全求解：對每一個局面，我們都知道雙方從不失誤時各自的勝率。在傑基耶塞尼特棋裡，爭得先手的一方贏下 { $percent }% 的對局。在標準玩法裡，先手贏下 { $standard }%。
jequier-perfect-length = 雙方都完美對弈時，一局傑基耶塞尼特棋平均要擲 { $throws } 次，標準差為 { $spread }。
jequier-perfect-luck = 平均而言，每一擲會讓勝率變動 { $swing } 個百分點。
jequier-perfect-source = 這些數字來自我們自己對兩種玩法的求解，計算日期為 { $date }。
