fair-title = Gieo que công bằng
fair-lead = Không ai chọn được kết quả gieo: người chơi không, trang này cũng không. Cách làm, nói cho dễ hiểu, như sau.
fair-step-seal = Trước khi ván bắt đầu, trang chọn một số bí mật dài, gọi là mầm, và đưa ra dấu niêm của nó: giá trị SHA-256. Dấu niêm chỉ khớp với đúng một số ấy.
fair-step-shake = Mỗi lần gieo, trình duyệt của bạn góp thêm mười sáu byte ngẫu nhiên của riêng nó, gọi là cú lắc. Vì thế trang không biết trước sẽ gieo được gì.
fair-step-draw = Kết quả gieo được tính từ mầm, ván, số thứ tự lần gieo và cú lắc theo một công thức cố định: bốn bit thấp nhất của HMAC-SHA-256 là bốn chiếc que.
fair-step-open = Khi ván kết thúc, mầm được công bố. Ai cũng có thể kiểm tra nó khớp với dấu niêm và tính lại mọi lần gieo.
fair-shares = Mỗi que rơi ngửa một nửa số lần. Trong mười sáu lần gieo, trung bình có bốn lần ra 1, sáu lần ra 2, bốn lần ra 3, một lần ra 4 và một lần không que nào ngửa.
fair-check-title = Kiểm tra các lần gieo
fair-check-game = Ván { $id }, { $rules }
fair-seal = Dấu niêm được đưa ra trước lần gieo đầu tiên
fair-seed = Mầm
fair-seed-later = Mầm được công bố khi ván kết thúc. Trước lúc đó không ai kiểm tra được và cũng không ai nhìn trước được.
fair-check = Tính lại tất cả
fair-check-here = Trình duyệt của bạn tự tính.
fair-check-good = { $count ->
   *[other] Mầm khớp với dấu niêm, và cả { $count } lần gieo đều đúng.
}
fair-check-bad = { $count ->
   *[other] Có { $count } lần gieo không khớp với mầm.
}
fair-check-bad-seal = Mầm không khớp với dấu niêm.
fair-counts = Thực tế và kỳ vọng
fair-counts-throw = Số gieo
fair-counts-expected = Kỳ vọng
fair-counts-cell = { $count } trên { $all }
fair-expected-cell = { $sixteenths } trên 16
fair-throws = Tất cả các lần gieo
fair-throws-none = Chưa gieo lần nào.
fair-column-number = Lần
fair-column-player = Người chơi
fair-column-sticks = Que
fair-column-throw = Số gieo
fair-column-shake = Cú lắc
fair-column-check = Kiểm tra
fair-shake-none = không có
fair-right = đúng
fair-wrong = sai
fair-recipe = Công thức: byte đầu tiên của HMAC-SHA-256 với mầm làm khóa, tính trên văn bản “game:number:shake”.
fair-back = Về ván cờ
