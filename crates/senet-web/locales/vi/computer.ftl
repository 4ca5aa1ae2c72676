## Choosing the computer
computer-opponent = Máy tính
computer-play = Chơi với máy tính
computer-level = Trình độ
computer-level-1 = Mới chơi
computer-level-2 = Tham lam
computer-level-3 = Cẩn thận
computer-level-4 = Suy tính
computer-level-5 = Cao thủ
computer-level-6 = Hoàn hảo
computer-about-1 = Cứ chạy lên trước và chộp lấy những gì ngay trước mắt; những thứ khác phần lớn bỏ sót.
computer-about-2 = Lấy mọi thứ lấy được, không bao giờ nghĩ xem bạn sắp gieo được số nào.
computer-about-3 = Lo cho từng quân và luôn giữ chúng sát nhau.
computer-about-4 = Cân nhắc nước đi và nhìn trước một lần gieo.
computer-about-5 = Hầu như không bỏ sót điều gì.
computer-about-6 = Luôn là nước đi hay nhất mà máy biết.

## At the board
computer-name = Máy tính

## Hints
computer-hint = Cho tôi gợi ý
computer-hint-exact = Giá trị chính xác.
computer-hint-estimated = Giá trị ước tính.
computer-hints = Số gợi ý đã dùng: { $count }
computer-notice-no-hints = Gợi ý chỉ có trong ván chơi với máy tính.
computer-notice-nothing = Gợi ý chỉ có khi đã gieo và đang chờ bạn đi.
