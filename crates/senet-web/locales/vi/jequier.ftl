### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet của Jéquier: luật chơi, so sánh và lịch sử
jequier-description = Luật Senet của Jéquier: số 1 đầu tiên quyết định ai đi trước, hàng chặn ba quân, đi lùi, Nhà Sông Nước ở ô 27. So từng luật với trò chơi chuẩn, có hình vẽ.
jequier-breadcrumb = Senet của Jéquier
jequier-eyebrow = Một biến thể của Senet
jequier-heading = Senet của Jéquier
jequier-lead = Số 1 đầu tiên quyết định ai đi trước, ba quân liền nhau chặn đường, ai không còn lối tiến thì phải lùi, và Nhà Sông Nước đợi sẵn ở ô 27.
jequier-hero-alt = Năm ô cuối của bàn cờ: 26 với chữ nefer của Vẻ Đẹp, 27 với sóng nước, 28 với ba con chim của Ba Chân Lý, 29 với hai hình người ngồi của Ra-Atum, 30 với chim ưng Horus.
jequier-hero-caption = 26 Vẻ Đẹp, 27 Sông Nước, 28 Ba Chân Lý, 29 Ra-Atum, 30 Horus
jequier-contents-title = Trong trang này

## Play buttons

jequier-play-friend = Chơi Jéquier với bạn bè
jequier-play-stranger = Chơi với người đang chờ
jequier-play-device = Chơi ngay trên máy này
jequier-to-standard = Luật chuẩn

## What it is

jequier-what-title = Đây là trò gì?
jequier-what-body = Senet của Jéquier là một bản phục dựng trò chơi cổ, được cho là của nhà Ai Cập học Gustave Jéquier. Bàn cờ, quân và que giống trò chơi chuẩn: ba mươi ô, năm quân nón đấu năm quân ống chỉ, bốn que. Khởi đầu, các số gieo và đoạn cuối cuộc đua thì khác, và ai bị chặn đường có thể phải đi lùi.

## The throw-off

jequier-opening-title = Gieo giành số 1 đầu tiên
jequier-opening-body = Quân được xếp như thường lệ, nón ở 1, 3, 5, 7 và 9, ống chỉ ở 2, 4, 6, 8 và 10, nhưng chưa thuộc về ai. Hai người lần lượt gieo cho đến khi một người được số 1; mọi số khác đều không có tác dụng. Ai gieo được số 1 ấy lấy quân ống chỉ, đi quân ở 10 đến 11, là nước duy nhất được phép, và vì đó là số 1 nên được gieo nữa. Người kia nhận quân nón.
jequier-opening-odds = Cứ bốn lần gieo thì có một lần ra số 1, nên gieo mở màn kéo dài trung bình bốn lần gieo, và người gieo trước thắng lượt này 4 trên 7 lần.
jequier-opening-alt = Thế khởi đầu: nón ở 1, 3, 5, 7 và 9, ống chỉ ở 2, 4, 6, 8 và 10. Một mũi tên đi xuống từ quân ống chỉ ở 10 đến ô 11.
jequier-opening-caption = Số 1 đầu tiên đã ra: quân ống chỉ ở 10 đi đến 11, và chủ mới của nó gieo nữa.

## Throws

jequier-throw-title = Gieo và gieo thêm
jequier-throw-body = Từ một đến bốn que ngửa tính là 1 đến 4, và nếu không que nào ngửa thì được 6. Sau 1, 4 hoặc 6 bạn được gieo nữa, miễn là số đó đã đi được; đi lùi cũng tính. Sau 2 hoặc 3 thì đổi lượt. Trong 16 khả năng, 4 cho số 1, 6 cho số 2, 4 cho số 3, một cho số 4 và một cho số 6.

## As in the standard game

jequier-same-title = Những điều không đổi
jequier-same-body = Bạn đi một quân đúng số gieo được, và số nào đi được thì phải đi. Không quân nào dừng trên quân cùng bên. Quân dừng ở ô có quân đối phương lẻ loi thì đổi chỗ với nó; hai quân kề nhau bảo vệ lẫn nhau; quân ở ô an toàn không bị đổi chỗ. Các ô an toàn ở đây là 26, 28, 29 và 30. Ai đưa được cả năm quân ra trước thì thắng.

## The blockade

jequier-blockade-title = Hàng chặn
jequier-blockade-body = Ba quân đối phương trở lên trên các ô liên tiếp là một bức tường. Không quân nào được vượt qua, tiến cũng như lùi. Bức tường có thể rẽ theo đường, từ 10 sang 11 và từ 20 sang 21. Một đôi thì không phải bức tường và có thể vượt qua.
jequier-blockade-alt = Quân ống chỉ ở 10, 11 và 12 tạo thành bức tường quanh chỗ rẽ, quân ống chỉ ở 18 và 19 là một đôi. Quân nón đứng ở 9 và 16. Bên nón gieo được 4.
jequier-blockade-caption = Bên nón gieo được 4. Quân nón ở 9 bị nhốt: muốn đến 13 nó phải vượt bức tường ở 10, 11 và 12. Quân nón ở 16 được vượt qua đôi quân ở 18 và 19 để đến 20.

## Moving back

jequier-back-title = Đi lùi
jequier-back-body = Nếu không quân nào của bạn tiến được, một quân phải lùi đúng số gieo được, nếu có thể. Nó phải dừng ở ô trống, vì khi lùi không có đổi chỗ. Nó không được lùi quá ô 1 và không được vượt bức tường. Nhà Sông Nước được tính là ô trống, và quân lùi vào đó sẽ chìm.
jequier-back-alt = Quân nón ở 5 và 9 trước bức tường ống chỉ ở 10, 11 và 12; một quân ống chỉ nữa ở 20. Bên nón gieo được 4. Một mũi tên đi từ quân nón ở 5 lùi về ô 1.
jequier-back-caption = Bên nón gieo được 4. Quân nón ở 9 vướng bức tường, còn quân nón ở 5 sẽ dừng trúng đồng đội ở 9. Không quân nào tiến được, nên quân nón ở 5 lùi về 1. Vì đã đi được một nước, bên nón gieo nữa.

## Lost turns

jequier-lost-title = Mất lượt
jequier-lost-body = Nếu cũng không quân nào lùi được thì mất lượt, kể cả sau 1, 4 hoặc 6. Nếu trong hình trên có quân ống chỉ ở ô 1, bên nón sẽ mất lượt dù gieo được 4.

## The houses

jequier-houses-title = Các ngôi nhà
jequier-houses-body = Các nhà nằm sớm hơn một ô so với trò chơi chuẩn, và chỉ có dòng nước mang luật riêng. Ô 15 có chữ ankh ở đây chỉ là ô bình thường.
jequier-house-26-name = 26: Nhà Vẻ Đẹp
jequier-house-26-body = Một ô an toàn, chỉ vậy thôi.
jequier-house-27-name = 27: Nhà Sông Nước
jequier-house-27-body = Quân dừng ở đây được đặt vào ô trống có số nhỏ nhất trên cả bàn cờ. Không quân nào ở lại 27; đi vượt qua thì không sao.
jequier-house-28-name = 28: Nhà Ba Chân Lý
jequier-house-28-body = An toàn. Rời đi không cần số gieo đặc biệt nào.
jequier-house-29-name = 29: Nhà Ra-Atum
jequier-house-29-body = An toàn, và cũng tự do rời đi như vậy.
jequier-house-30-name = 30: Nhà Horus
jequier-house-30-body = Cuối con đường. Quân chưa rời bàn cờ được có thể nghỉ ở đây an toàn.
jequier-water-alt = Quân nón ở 2 và 25, quân ống chỉ ở 1 và 14. Bên nón gieo được 2. Một mũi tên cảnh báo đi từ quân nón ở 25 xuống nước ở 27.
jequier-water-caption = Với số 2 này, quân nón ở 25 sẽ rơi xuống nước và lên ở 3, vì 1 và 2 đã có quân. Bên nón nên đi từ 2 đến 4 thì hơn.

## Leaving the board

jequier-off-title = Rời bàn cờ
jequier-off-body = Quân của bạn chỉ rời bàn cờ khi tất cả quân còn lại của bạn đều đứng ở hàng cuối, từ 21 đến 30. Khi đó, số gieo nào đưa quân đến 30 hoặc xa hơn đều đưa nó ra, bất kể quân nào đứng ở 30. Trước đó không quân nào được vượt quá 30. Quân có thể dừng đúng ở 30 như ở mọi ô khác, và nghỉ ở đó cho đến khi một số gieo sau, số nào cũng được, có thể đưa nó ra. Bức tường cũng chặn lối ra.
jequier-off-alt = Ba quân nón cuối cùng đứng ở 24, 28 và 30, tất cả ở hàng cuối; quân ống chỉ ở 12 và 17. Bên nón gieo được 6.
jequier-off-caption = Mọi quân nón còn lại đều ở hàng cuối. Với số 6, quân nào trong ba quân cũng ra được: quân ở 24 nhờ đến đúng 30, dù ở đó có quân nón, hai quân kia nhờ vượt quá. Nếu còn một quân nón tụt lại ở 18 thì chưa quân nào ra được.

## Comparison

jequier-table-title = So sánh hai trò chơi
jequier-table-caption = So sánh Senet chuẩn và Senet của Jéquier, từng luật một
jequier-table-rule = Luật
jequier-table-standard = Chuẩn
jequier-table-jequier = Kiểu Jéquier
jequier-table-start-name = Ai đi trước
jequier-table-start-standard = Người thứ nhất cầm quân nón và gieo trước.
jequier-table-start-jequier = Hai người lần lượt gieo; ai được số 1 đầu tiên lấy quân ống chỉ và phải đi từ 10 đến 11.
jequier-table-throws-name = Số gieo
jequier-table-throws-standard = 1, 2, 3, 4; không que nào ngửa là 5.
jequier-table-throws-jequier = 1, 2, 3, 4; không que nào ngửa là 6.
jequier-table-again-name = Gieo thêm
jequier-table-again-standard = Sau 1, 4 hoặc 5, kể cả khi không đi được.
jequier-table-again-jequier = Sau 1, 4 hoặc 6, nếu đã đi được.
jequier-table-blockade-name = Hàng chặn
jequier-table-blockade-standard = Không có. Quân nào cũng vượt qua được.
jequier-table-blockade-jequier = Không được vượt qua ba quân đối phương trở lên liền nhau, tiến hay lùi.
jequier-table-safe-name = Ô an toàn
jequier-table-safe-standard = 27, 28, 29 và 30
jequier-table-safe-jequier = 26, 28, 29 và 30
jequier-table-water-name = Nhà Sông Nước
jequier-table-water-standard = 28. Về 15, hoặc về ô trống gần nhất trước đó.
jequier-table-water-jequier = 27. Về ô trống có số nhỏ nhất trên bàn cờ.
jequier-table-back-name = Đi lùi
jequier-table-back-standard = Không bao giờ.
jequier-table-back-jequier = Chỉ khi không quân nào tiến được, và chỉ vào ô trống.
jequier-table-stuck-name = Không có nước đi
jequier-table-stuck-standard = Bỏ qua lần gieo; 1, 4 và 5 vẫn được gieo nữa.
jequier-table-stuck-jequier = Mất lượt, kể cả sau 1, 4 hoặc 6.
jequier-table-off-name = Rời bàn cờ
jequier-table-off-standard = Từ 27 khi gieo được 4 hoặc 5, từ 29 khi được 3, từ 30 khi được 2.
jequier-table-off-jequier = Khi mọi quân còn lại ở 21 đến 30: số nào đưa đến 30 hoặc xa hơn cũng được.

## History

jequier-history-title = Jéquier và bộ luật của ông
jequier-history-person = Gustave Jéquier (1868–1946) là nhà Ai Cập học người Thụy Sĩ, nổi tiếng nhất với các cuộc khai quật ở Nam Saqqara. Bộ luật được cho là của ông đến với người chơi ngày nay chủ yếu qua bản tóm tắt trong cuốn “The World of Games” của Jack Botermans và các đồng tác giả.
jequier-history-source = Khi làm phiên bản này, chúng tôi không có trong tay ấn phẩm của chính Jéquier. Phiên bản theo bản tóm tắt ấy, có đối chiếu với cơ sở dữ liệu trò chơi Ludii, nơi liệt kê luật của ông giữa nhiều bản phục dựng.
jequier-history-modern = Như mọi bộ luật Senet, đây là bản phục dựng hiện đại. Bàn cờ và tranh vẽ còn lại trong các ngôi mộ Ai Cập trải dài hơn hai nghìn năm, nhưng luật đầy đủ thì không, vì thế Jéquier, R. C. Bell và sau này là Timothy Kendall mỗi người đi đến một trò chơi khác. Bàn cờ trong các ngôi mộ mang những ký hiệu như vậy trên năm ô cuối; mỗi ký hiệu có luật gì là do phục dựng. Trò chơi chuẩn ở đây cũng thế.

## Where the accounts differ

jequier-differ-title = Chỗ các nguồn khác nhau
jequier-differ-body = Các nguồn không thống nhất về mọi điều. Ở đây chơi như sau:
jequier-differ-swap = Quân bị đi trúng đổi chỗ với quân tấn công, như trong “The World of Games”. Trong Ludii, nó bị đưa về ô trống đầu tiên.
jequier-differ-off = Khi mọi quân của một bên đã ở hàng cuối, chúng rời bàn cờ cả khi đến đúng 30 lẫn khi vượt quá. Mỗi cách là cách hiểu của một nguồn.
jequier-differ-back = Hàng chặn ba quân cũng ngăn nước đi lùi.
jequier-differ-unused = Hai chi tiết chỉ có trong Ludii không được dùng: quân khởi đầu phải đợi quân phía trước, và tính điểm.

## Questions and answers

jequier-faq-title = Hỏi và đáp
jequier-faq-start-question = Ai đi trước trong Senet của Jéquier?
jequier-faq-start-answer = Người gieo được số 1 đầu tiên. Hai người lần lượt gieo cho đến khi số đó ra; người ấy lấy quân ống chỉ, đi quân ở 10 đến 11 rồi gieo nữa.
jequier-faq-blockade-question = Hàng chặn là gì?
jequier-faq-blockade-answer = Ba quân cùng bên trở lên trên các ô liên tiếp của đường đi. Bên kia không được vượt qua theo chiều nào cả.
jequier-faq-back-question = Khi nào tôi phải đi lùi?
jequier-faq-back-answer = Chỉ khi không quân nào của bạn tiến được với số vừa gieo. Khi đó một quân phải lùi vào ô trống, nếu có thể.
jequier-faq-water-question = Từ Nhà Sông Nước, quân đi về đâu?
jequier-faq-water-answer = Từ 27 về ô trống có số nhỏ nhất trên bàn cờ, dù ô đó ở đâu.
jequier-faq-exact-question = Có cần gieo đúng số mới rời được bàn cờ không?
jequier-faq-exact-answer = Không. Khi mọi quân còn lại của bạn đứng ở 21 đến 30, số nào đưa quân đến 30 hoặc xa hơn đều đưa nó ra.

## Play

jequier-end-title = Thử xem sao
jequier-end-body = Tạo ván, gửi liên kết rồi gieo để giành số 1 đầu tiên. Bàn cờ chỉ ra mọi nước đi hợp lệ, nên bạn học luật ngay khi chơi.
