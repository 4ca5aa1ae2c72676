### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Khi cả hai chơi hoàn hảo
jequier-perfect-start = Cả hai trò chơi đã được giải: với mọi thế cờ, ta biết khả năng thắng của mỗi bên khi không ai mắc sai lầm nào. Trong Senet của Jéquier, người thắng lượt gieo mở màn thắng { $percent }% số ván. Trong trò chơi chuẩn, người thứ nhất thắng { $standard }%.
jequier-perfect-length = Giữa hai người chơi hoàn hảo, một ván Senet của Jéquier kéo dài trung bình { $throws } lần gieo, độ lệch chuẩn là { $spread }.
jequier-perfect-luck = Trung bình, một lần gieo làm khả năng thắng thay đổi { $swing } điểm phần trăm.
jequier-perfect-source = Các con số này lấy từ lời giải hai trò chơi của chính chúng tôi, tính ngày { $date }.
