review-title = Xem lại · { $rules }
review-open = Xem lại ván đấu
review-curve = Khả năng thắng
review-curve-about = Từ { $start } đến { $end } sau { $count } lần gieo. Danh sách nước đi nói điều ấy bằng chữ và số.
review-moments = Những thời điểm quyết định
review-move = Nước { $turn }
review-better = Hay hơn
review-best = Nước hay nhất
review-played = Đã đi
review-given = Đánh mất
review-luck = May mắn
review-choices = { $best } trên { $count } lựa chọn là hay nhất
review-adds = Cộng lại thế nào
review-begin = Lúc đầu
review-end = Lúc cuối
review-exact = Mọi giá trị đều chính xác.
review-estimated = Các giá trị là ước tính.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = May mắn quyết định: que gieo cho người thắng { $luck }, lựa chọn hay hơn { $skill }.
review-sum-skill = Lựa chọn hay hơn quyết định: cho người thắng { $skill }, que gieo { $luck }.
review-sum-both = Cả may mắn lẫn lựa chọn hay hơn đều giúp người thắng: { $luck } và { $skill }.
review-sum-against-luck = Thắng dù kém may: que gieo lấy mất { $luck }, lựa chọn hay hơn cho { $skill }.
review-sum-against-skill = May mắn bù cho lựa chọn yếu hơn: que gieo cho { $luck }, lựa chọn mất { $skill }.
review-sum-stopped = Ván dừng giữa chừng; khả năng của người thắng lúc đó là { $chance }.

## Around it
review-list = Mọi nước đi thành danh sách
review-list-back = Về bàn cờ
review-column-move = Nước
review-analyse = Phân tích thế cờ này
review-link = Liên kết đến thời điểm này
review-keys = Phím mũi tên để lần từng bước ván đấu.
