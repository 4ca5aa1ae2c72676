analysis-title = Phân tích mọi thế cờ Senet
analysis-nav = Phân tích
analysis-heading = Phân tích thế cờ
analysis-lead = Bày một thế cờ bất kỳ: xem ai đang hơn, mỗi lần gieo đáng giá bao nhiêu và nước nào hay nhất.
analysis-tap = Chạm vào ô để đổi: trống, quân nón, quân ống chỉ.
analysis-turn = Đến lượt
analysis-throw = Đã gieo
analysis-throw-none = Chưa gieo
analysis-clear = Dọn sạch bàn cờ
analysis-start = Thế ban đầu
analysis-text = Thế cờ dạng chữ
analysis-read = Đọc
analysis-unread = Chuỗi này không phải thế cờ. Cần ba hàng, bên đi và số gieo.
analysis-win = { $side ->
    [cones] Khả năng thắng của quân nón
   *[spools] Khả năng thắng của quân ống chỉ
}
analysis-throws = Giá trị của mỗi lần gieo
analysis-moves = Các nước đi, hay nhất trước
analysis-over = { $side ->
    [cones] Quân nón đã về hết: quân nón thắng.
   *[spools] Quân ống chỉ đã về hết: quân ống chỉ thắng.
}

## Why a setup cannot stand in a game
analysis-faults = Thế này không thể có trong ván cờ
analysis-fault-pieces = { $side ->
    [cones] Quá nhiều quân nón: { $count } trên bàn, nhiều nhất là { $most }.
   *[spools] Quá nhiều quân ống chỉ: { $count } trên bàn, nhiều nhất là { $most }.
}
analysis-fault-empty = Không có quân nào trên bàn; một bên phải còn quân.
analysis-fault-water = Có quân đứng ở { $square }, Nhà Sông Nước, nơi không quân nào dừng lại.
analysis-fault-throw = Không thể gieo được { $throw }: luật này có 1, 2, 3, 4 và { $none }.
analysis-fault-end = Đã đặt số gieo dù một bên đã về hết.
analysis-fault-side = Hãy chọn bên đi.
