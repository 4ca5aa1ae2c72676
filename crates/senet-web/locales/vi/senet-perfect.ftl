### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Khi cả hai chơi hoàn hảo
senet-perfect-start = Trò chơi chuẩn đã được giải: với mọi thế cờ, ta biết khả năng thắng của mỗi bên khi không ai mắc sai lầm nào. Từ thế khởi đầu, người thứ nhất, cầm quân nón, thắng { $percent }% số ván.
senet-perfect-length = Giữa hai người chơi hoàn hảo, một ván kéo dài trung bình { $throws } lần gieo, độ lệch chuẩn là { $spread }.
senet-perfect-luck = Trung bình, một lần gieo làm khả năng thắng thay đổi { $swing } điểm phần trăm.
senet-perfect-source = Các con số này lấy từ lời giải trò chơi của chính chúng tôi, tính ngày { $date }.
