### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Quyền riêng tư: Senet lưu những gì
privacy-description = Trang này giữ gì về bạn: gần như không gì cả. Không tài khoản, không quảng cáo, không theo dõi người xem. Chỉ một số ngẫu nhiên trên máy giữ chỗ cho bạn.
privacy-breadcrumb = Quyền riêng tư
privacy-heading = Những gì được lưu: gần như không gì cả
privacy-lead = Bạn chơi được mà không cần tài khoản, địa chỉ email hay tên. Trang này kể ra tất cả những gì vẫn được lưu, và vì sao.

privacy-device-title = Trên máy của bạn
privacy-device-seat = Khi bạn tạo ván hoặc vào ván lần đầu, trình duyệt nhận một cookie chứa một số ngẫu nhiên dài. Đó là chìa khóa cho chỗ ngồi của bạn, để không ai khác đi thay bạn được. Nó không nói gì về bạn, script không đọc được nó, và nó tồn tại một năm.
privacy-device-settings = Nếu bạn chọn màu, hướng bàn cờ hoặc ngôn ngữ khác, một cookie nhỏ sẽ nhớ từng lựa chọn đó. Chỉ đọc trang thì không có cookie nào được đặt.
privacy-device-clear = Bạn có thể xóa tất cả bất cứ lúc nào. Thiếu chìa khóa, máy của bạn mất chỗ ngồi trong các ván chưa xong.

privacy-server-title = Trên máy chủ
privacy-server-game = Mỗi ván được lưu đúng như đã chơi: luật, các lần gieo, các nước đi, kết thúc ra sao, việc gì xảy ra lúc nào và mỗi người chơi có mặt lần cuối khi nào, cùng các số ngẫu nhiên dùng để kiểm tra các lần gieo. Biệt danh và những câu nói nhanh gần nhất, nếu bạn dùng, được lưu cùng ván. Ván đã xong vẫn được giữ để liên kết tiếp tục hoạt động.
privacy-server-key = Với chìa khóa chỗ ngồi của bạn, máy chủ chỉ giữ dấu vân tay, tức giá trị băm (hash) không thể suy ngược ra chìa khóa.
privacy-server-address = Địa chỉ mạng của bạn chỉ được dùng trong bộ nhớ để ngăn các đợt yêu cầu dồn dập. Máy chủ trò chơi không ghi nó vào ván chơi lẫn nhật ký của mình. Máy chủ chỉ đếm tổng số yêu cầu, không có gì chỉ đến một người nào.

privacy-others-title = Người khác thấy được gì
privacy-others-body = Ai có liên kết của ván đều có thể xem ván, đọc các biệt danh và biết hai người chơi có mặt hay không. Vì vậy, hãy chỉ đưa liên kết cho người nên có nó, và chọn biệt danh mà bạn không ngại bị đọc.

privacy-none-title = Những gì không có
privacy-none-body = Không quảng cáo, không theo dõi người xem, không nút mạng xã hội, không phông chữ hay script từ trang khác: mọi tệp của trang này đều đến từ chính trang này. Không có gì bị bán hay chuyển cho ai.

privacy-host-title = Ai vận hành trang này
privacy-host-body = Ai cũng có thể vận hành Senet, và trang này mô tả những gì bản thân Senet làm. Người vận hành bản này có thể đặt nó sau các máy chủ khác có nhật ký riêng.
