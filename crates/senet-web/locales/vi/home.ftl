home-title = Senet: trò chơi bàn cờ Ai Cập cổ, chơi cùng bạn bè
home-heading = Senet, trò chơi của sự vượt qua
home-lead = Người Ai Cập đã chơi Senet hơn hai nghìn năm. Gửi bạn bè một liên kết và chơi ngay tối nay.
home-setup = Ván mới
home-rules = Luật
home-standard = Chuẩn
home-standard-about = Quân chìm trở về ô 15
home-jequier = Kiểu Jéquier
home-jequier-about = Ba quân liền nhau thành tường
home-opponent = Chơi với ai
home-friend = Bạn bè, qua liên kết
home-device = Hai người trên máy này
home-stranger = Người đang chờ
home-stranger-about = { $count ->
    [0] Lúc này chưa có ai chờ
   *[other] { $count } người đang chờ
}
home-more = Lượt gieo đầu và đồng hồ
home-first = Ai gieo trước
home-first-random = Bốc thăm
home-first-you = Bạn
home-first-them = Người kia
home-clock = Đồng hồ
home-clock-none = Không đồng hồ
home-clock-time = Mỗi bên { $minutes } phút, mỗi nước { $seconds } giây
home-play = Chơi
home-games = Các ván chưa xong của bạn
home-game-waiting = Đang chờ người thứ hai
home-game-your-turn = Đến lượt bạn
home-game-their-turn = Đến lượt người kia
home-game-device = Trên máy này
home-game-opponent = Với { $name }
home-about = Senet là gì
home-about-path = Hai người chơi, mỗi người năm quân, đua nhau trên con đường ba mươi ô uốn lượn qua ba hàng.
home-about-sticks = Bốn chiếc que gieo, mỗi chiếc một mặt sáng một mặt tối, cho biết quân phải đi bao xa.
home-about-swap = Quân lẻ loi có thể bị đổi chỗ về phía sau, hai quân kề nhau bảo vệ lẫn nhau, và gần cuối đường dòng nước đang đợi.
home-board-label = Bàn cờ Senet giữa ván
