analysis-title = Phân tích mọi thế cờ Senet
analysis-nav = Phân tích
analysis-heading = Phân tích thế cờ
analysis-lead = Bày một thế cờ bất kỳ: xem bên nào đang hơn, mỗi số gieo đáng giá bao nhiêu và nước nào hay nhất.
analysis-tap = Chạm vào ô để đổi: trống, quân nón, quân ống chỉ.
analysis-turn = Đến lượt
analysis-throw = Số gieo
analysis-throw-none = Chưa gieo
analysis-clear = Dọn sạch bàn cờ
analysis-start = Thế khởi đầu
analysis-text = Thế cờ dạng chữ
analysis-read = Đọc
analysis-unread = Nội dung này không phải là thế cờ. Cần có ba hàng, bên đi và số gieo.
analysis-win = { $side ->
    [cones] Khả năng thắng của bên nón
   *[spools] Khả năng thắng của bên ống chỉ
}
analysis-throws = Giá trị của mỗi số gieo
analysis-moves = Nước đi, hay nhất xếp trước
analysis-over = { $side ->
    [cones] Quân nón đã về hết: bên nón thắng.
   *[spools] Quân ống chỉ đã về hết: bên ống chỉ thắng.
}

## Why a setup cannot stand in a game
analysis-faults = Thế cờ này không thể có trong ván
analysis-fault-pieces = { $side ->
    [cones] Quá nhiều quân nón: { $count } trên bàn cờ, nhiều nhất là { $most }.
   *[spools] Quá nhiều quân ống chỉ: { $count } trên bàn cờ, nhiều nhất là { $most }.
}
analysis-fault-empty = Không có quân nào trên bàn cờ; ít nhất một bên phải còn quân.
analysis-fault-water = Có quân đứng ở { $square }, Nhà Sông Nước, nơi không quân nào ở lại.
analysis-fault-throw = Không thể gieo được { $throw }: luật này chỉ có 1, 2, 3, 4 và { $none }.
analysis-fault-end = Đã chọn số gieo dù một bên đã về hết.
analysis-fault-side = Hãy chọn xem đến lượt bên nào.
