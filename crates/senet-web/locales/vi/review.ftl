review-title = Xem lại · { $rules }
review-open = Xem lại ván cờ
review-curve = Khả năng thắng
review-curve-about = Từ { $start } đến { $end } sau { $count } lần gieo. Danh sách nước đi cho biết cùng nội dung bằng chữ và số.
review-moments = Những thời điểm quyết định
review-move = Nước { $turn }
review-better = Hay hơn
review-best = Nước hay nhất
review-played = Đã đi
review-given = Đánh mất
review-luck = May mắn
review-choices = { $best } trên { $count } lựa chọn là hay nhất
review-adds = Cộng dồn từng phần
review-begin = Lúc đầu
review-end = Lúc cuối
review-exact = Mọi giá trị đều chính xác.
review-estimated = Các giá trị là ước tính.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = May mắn đã quyết định: que gieo đem lại cho người thắng { $luck }, lựa chọn hay hơn đem lại { $skill }.
review-sum-skill = Lựa chọn hay hơn đã quyết định: nhờ đó người thắng được { $skill }, que gieo đem lại { $luck }.
review-sum-both = Cả may mắn lẫn lựa chọn hay hơn đều giúp người thắng: { $luck } và { $skill }.
review-sum-against-luck = Thắng dù kém may: que gieo làm người thắng mất { $luck }, lựa chọn hay hơn đem lại { $skill }.
review-sum-against-skill = May mắn bù cho lựa chọn kém hơn: que gieo đem lại cho người thắng { $luck }, lựa chọn làm mất { $skill }.
review-sum-stopped = Ván dừng giữa chừng; khả năng thắng của người thắng lúc đó là { $chance }.

## Around it
review-list = Danh sách mọi nước đi
review-list-back = Về bàn cờ
review-column-move = Nước
review-analyse = Phân tích thế cờ này
review-link = Liên kết đến thời điểm này
review-keys = Dùng phím mũi tên để xem từng bước.
