### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

# Words:
# Senet; Jéquier
# quân nón (cones: conical hats); quân ống chỉ (spools of thread); quân (piece); ô (square); bàn cờ (board)
# que gieo (throwing sticks); gieo, lần gieo (throw); ngửa / sấp (face up / down)
# đổi chỗ (swap); hàng chặn (blockade); rời bàn cờ (bear off); gieo mở màn (throw-off)
# Nhà Tái Sinh, Nhà Vẻ Đẹp, Nhà Sông Nước (“Nhà nước” would be the State), Nhà Ba Chân Lý, Nhà Ra-Atum, Nhà Horus (houses)

## Head

senet-title = Senet: luật chơi kèm ví dụ minh họa
senet-description = Cách chơi Senet: bàn cờ và các nhà, gieo que, đổi chỗ, Nhà Sông Nước và rời bàn cờ, luật nào cũng có hình vẽ. Chơi với bạn bè qua liên kết, không cần đăng ký.
senet-nav = Luật chơi
senet-breadcrumb = Luật chơi Senet
senet-eyebrow = Trò chơi và luật chuẩn
senet-heading = Cách chơi Senet
senet-lead = Senet là cuộc đua của hai người trên ba mươi ô. Bốn chiếc que cho biết đi bao xa; còn quân nào trong năm quân sẽ đi là do bạn chọn. Ai đưa được cả năm quân rời bàn cờ trước thì thắng.
senet-hero-alt = Bàn cờ Senet lúc bắt đầu: năm quân nón và năm quân ống chỉ đứng xen kẽ trên mười ô hàng trên. Hàng giữa và hàng dưới còn trống, các ô 15, 27, 28, 29 và 30 có ký hiệu.
senet-contents-title = Trong trang này

## Play buttons

senet-play-friend = Chơi với bạn bè
senet-play-stranger = Chơi với người đang chờ
senet-play-device = Chơi ngay trên máy này
senet-to-jequier = Biến thể: Senet của Jéquier

## The board

senet-board-title = Bàn cờ
senet-board-body = Ba mươi ô là một con đường uốn lượn qua ba hàng. Các ô từ 1 đến 10 đi từ trái sang phải ở hàng trên, từ 11 đến 20 quay lại từ phải sang trái ở hàng giữa, và từ 21 đến 30 đi từ trái sang phải ở hàng dưới. Con đường rẽ xuống từ 10 sang 11 và từ 20 sang 21.
senet-board-neighbours = Mỗi khi luật nói “cạnh nhau”, đó là cạnh nhau trên đường đi: 10 và 11 là hai ô kề nhau, còn 5 và 16 thì không, dù ô này nằm ngay trên ô kia.
senet-board-alt = Bàn cờ trống với con đường ba mươi ô: sang phải ở hàng trên, xuống từ 10 sang 11, sang trái ở hàng giữa, xuống từ 20 sang 21, rồi sang phải ở hàng dưới. Năm ô có ký hiệu: 15 chữ ankh, 27 chữ nefer hình cây đàn, 28 sóng nước, 29 ba con chim, 30 hai hình người ngồi.
senet-board-caption = Con đường từ 1 đến 30 và năm ngôi nhà: 15 Tái Sinh, 27 Vẻ Đẹp, 28 Sông Nước, 29 Ba Chân Lý, 30 Ra-Atum.

## Setup

senet-setup-title = Quân cờ và thế khởi đầu
senet-setup-body = Một người có năm quân nón, người kia có năm quân ống chỉ. Các quân đứng xen kẽ trên mười ô đầu: quân nón ở 1, 3, 5, 7 và 9, quân ống chỉ ở 2, 4, 6, 8 và 10. Hai bên chạy cùng một chiều, từ 1 về phía 30, và mỗi ô không bao giờ có quá một quân. Người thứ nhất cầm quân nón và gieo trước.
senet-setup-cone = Quân nón
senet-setup-spool = Quân ống chỉ

## Throwing

senet-throw-title = Gieo que
senet-throw-body = Mỗi chiếc que có mặt ngửa và mặt sấp, khả năng như nhau. Đếm số que ngửa: đó là số bạn gieo được. Nếu không que nào ngửa thì được 5.
senet-throw-again = Gieo được 1, 4 hoặc 5, đi xong bạn được gieo nữa, và cứ thế chừng nào còn ra những số này. Gieo được 2 hoặc 3 thì tới lượt người kia.
senet-throw-table-caption = Năm kết quả gieo, khả năng của từng kết quả và người gieo tiếp theo
senet-throw-table-sticks = Que
senet-throw-table-throw = Số gieo
senet-throw-table-chance = Khả năng
senet-throw-table-next = Sau đó
senet-throw-1-sticks = một que ngửa
senet-throw-2-sticks = hai que ngửa
senet-throw-3-sticks = ba que ngửa
senet-throw-4-sticks = bốn que ngửa
senet-throw-5-sticks = không que nào ngửa
senet-throw-1-chance = 4 trên 16
senet-throw-2-chance = 6 trên 16
senet-throw-3-chance = 4 trên 16
senet-throw-4-chance = 1 trên 16
senet-throw-5-chance = 1 trên 16
senet-throw-next-again = Bạn gieo nữa
senet-throw-next-passes = Đổi lượt

## Moving

senet-move-title = Đi quân
senet-move-body = Mỗi lần gieo, bạn tiến một quân của mình đúng số ô gieo được. Nếu nhiều quân đi được, bạn được chọn, và đó chính là cái hay của trò chơi. Nếu chỉ một quân đi được, quân ấy phải đi, dù có thiệt.
senet-move-over = Bạn được đi vượt qua mọi quân, của mình hay của đối phương. Nhưng không bao giờ được dừng ở ô có quân của mình.

## Swapping

senet-swap-title = Đổi chỗ
senet-swap-body = Trong Senet không ai bị ăn quân. Nếu quân của bạn dừng ở ô có quân đối phương không được bảo vệ, hai quân đổi chỗ: quân của bạn chiếm ô đó, quân kia lùi về ô mà quân của bạn vừa rời đi.
senet-swap-alt = Quân nón ở 3 và 12, quân ống chỉ ở 7 và 20. Bên nón gieo được 4. Một mũi tên đi từ quân nón ở 3 đến quân ống chỉ lẻ loi ở 7.
senet-swap-caption = Bên nón gieo được 4. Quân nón ở 3 đến ô 7, nơi một quân ống chỉ đứng một mình, và hai quân đổi chỗ: nón ở 7, ống chỉ ở 3. Quân nón ở 12 cũng có thể đi đến 16 thay vào đó.

## Protection

senet-pair-title = Quân nào được bảo vệ
senet-pair-body = Hai quân cùng bên đứng cạnh nhau bảo vệ lẫn nhau, nên không quân nào bị đổi chỗ. Quân ở một trong bốn ô cuối, từ 27 đến 30, thì đứng một mình cũng an toàn. Chỉ tính thế cờ trước nước đi.
senet-pair-alt = Quân nón ở 4 và 8; quân ống chỉ ở 5, 10, 11 và 16. Hai quân ống chỉ ở 10 và 11, quân trên quân dưới ở chỗ rẽ, được nối bằng một vạch.
senet-pair-caption = Hai quân ống chỉ ở 10 và 11 kề nhau qua chỗ rẽ, nên quân nón ở 8 không dùng được 2 hay 3. Số 4 đưa nó vượt qua cả hai đến 12. Hai quân ống chỉ ở 5 và 16 không kề nhau: với số 1, quân nón ở 4 đổi chỗ với quân ống chỉ ở 5.

## The houses

senet-houses-title = Năm ngôi nhà
senet-houses-body = Bạn được đi vượt qua mọi ngôi nhà. Không nhà nào bắt buộc phải ghé.
senet-house-15-name = 15: Nhà Tái Sinh
senet-house-15-body = Một ô bình thường, chỉ khác là quân được vớt khỏi nước sẽ trở về đây.
senet-house-27-name = 27: Nhà Vẻ Đẹp
senet-house-27-body = An toàn, và là chặng dừng cuối trước dòng nước. Gieo được 4 hoặc 5 thì quân rời bàn cờ từ đây; số 2 đưa nó đến 29, số 3 đến 30, nhưng số 1 thì nhấn chìm nó.
senet-house-28-name = 28: Nhà Sông Nước
senet-house-28-body = Không quân nào ở lại đây. Quân dừng ở 28 quay ngay về 15, hoặc nếu 15 đã có quân thì về ô trống gần nhất trước đó: 14, 13, v.v. Đi vượt qua 28 thì không sao.
senet-house-29-name = 29: Nhà Ba Chân Lý
senet-house-29-body = An toàn. Có ba con chim, nên quân rời đi bằng số 3. Số 1 đưa nó đến 30 nếu 30 trống; 2, 4 hoặc 5 không làm nó nhúc nhích.
senet-house-30-name = 30: Nhà Ra-Atum
senet-house-30-body = An toàn. Có hai hình người, nên quân rời đi bằng số 2. Không số nào khác làm nó nhúc nhích.
senet-water-alt = Quân nón ở 20 và 24, quân ống chỉ ở 15 và 17. Bên nón gieo được 4. Một mũi tên cảnh báo đi từ quân nón ở 24 xuống nước ở 28.
senet-water-caption = Bên nón gieo được 4 và buộc phải đi. Quân nón ở 20 không đi được vì đồng đội của nó đứng ở 24. Vậy là quân nón ở 24 rơi xuống nước. Ở 15 đã có quân ống chỉ, nên quân nón lên ở 14. Được cái, sau số 4, bên nón gieo nữa.

## Leaving the board

senet-off-title = Rời bàn cờ
senet-off-body = Quân chỉ rời bàn cờ từ ba ô: từ 27 khi gieo được 4 hoặc 5, từ 29 khi được 3, từ 30 khi được 2. Với quân ở 26 hay bất kỳ ô nào trước đó, số gieo đưa nó vượt quá 30 thì vô dụng. Khi quân thứ năm của bạn rời bàn cờ, bạn thắng ngay, gieo được số nào cũng vậy.
senet-off-alt = Cuối một cuộc đua: quân nón ở 27, 29 và 30, hai quân nón đã rời bàn cờ; một quân ống chỉ ở 22.
senet-off-caption = Ở đây mỗi số gieo có một vai trò. Số 1 nhấn chìm quân nón ở 27, nó lên ở 15. Số 2 đưa quân nón ở 30 ra, số 3 đưa quân ở 29 ra, số 4 hoặc 5 đưa quân ở 27 ra.

## No move

senet-stuck-title = Khi không quân nào đi được
senet-stuck-body = Nếu không quân nào của bạn dùng được số vừa gieo, lần gieo đó bị bỏ qua. Trò chơi này không có nước lùi. Dù vậy, 1, 4 hoặc 5 vẫn cho bạn gieo thêm một lần.
senet-stuck-alt = Quân nón ở 26 và 29, quân ống chỉ ở 18 và 22. Bên nón gieo được 5 và không quân nón nào đi được.
senet-stuck-caption = Bên nón gieo được 5. Từ 26, số này vượt quá 30, điều chỉ được phép từ 27; từ 29 thì chỉ số 3 mới ra được. Lần gieo bị bỏ qua, và vì là 5 nên bên nón gieo nữa.

## Strategy

senet-strategy-title = Sáu điều nên nhớ
senet-strategy-1-title = Đi có đôi
senet-strategy-1-body = Quân kề nhau không bị đổi chỗ. Khi một quân trong đôi đi tiếp, cả hai đều lẻ loi, nên hãy nhìn cả hai trước khi đi.
senet-strategy-2-title = Đếm các số gieo phía sau
senet-strategy-2-body = Quân lẻ dễ bị đuổi kịp nhất khi đứng trước quân đối phương hai ô: 6 trong 16 khả năng gieo trúng nó. Cách một hoặc ba ô thì 4 trên 16, cách bốn hoặc năm ô chỉ còn 1 trên 16.
senet-strategy-3-title = Đổi chỗ là đi hai quân
senet-strategy-3-body = Quân của bạn tiến đúng như nó vẫn sẽ tiến, còn quân đối phương mất đi chừng ấy ô. Giữa hai nước đi tương đương, nước đổi chỗ lợi đường hơn.
senet-strategy-4-title = Dè chừng dòng nước
senet-strategy-4-body = Từ 26, số 2 làm quân chìm, tức 6 trong 16 khả năng. Từ 25 và từ 27 là 4 trên 16, từ 23 và 24 chỉ là 1 trên 16.
senet-strategy-5-title = Thuộc các lối ra
senet-strategy-5-body = Lần gieo tới đưa quân ở 30 ra với 6 phần 16 khả năng, quân ở 29 với 4 phần, quân ở 27 với 2 phần.
senet-strategy-6-title = Giữ một quân dự phòng
senet-strategy-6-body = Gieo được số nào phải đi số ấy. Một quân phía sau gánh được số không mong muốn sẽ giữ cho quân khác khỏi rơi xuống nước.

## History

senet-history-title = Nguồn gốc trò chơi
senet-history-body = Bàn cờ và tranh vẽ Senet còn lại trong các ngôi mộ Ai Cập trải dài hơn hai nghìn năm. Luật chơi đầy đủ thì không còn. Ai chơi hôm nay cũng chơi một bản phục dựng hiện đại, và những người từng thử, trong đó có Gustave Jéquier, R. C. Bell và sau này là Timothy Kendall, mỗi người đi đến một trò chơi khác.
senet-history-here = Trò chơi chuẩn trên trang này cũng là một bản phục dựng như thế, mỗi bên năm quân và các nhà nằm ở bốn ô cuối. Bàn cờ trong các ngôi mộ mang những ký hiệu như vậy trên năm ô cuối; luật nào đi với ký hiệu nào là chuyện của người phục dựng.

## Questions and answers

senet-faq-title = Hỏi và đáp
senet-faq-egypt-question = Người Ai Cập có chơi như thế này không?
senet-faq-egypt-answer = Không ai biết được. Không có luật đầy đủ nào còn lại, chỉ có bàn cờ, tranh vẽ và ký hiệu. Luật ở đây là bản phục dựng hiện đại.
senet-faq-forced-question = Nước đi bất lợi cho tôi thì có phải đi không?
senet-faq-forced-answer = Có. Số gieo mà bất kỳ quân nào của bạn dùng được thì phải đi, kể cả khi nước đi duy nhất dẫn xuống nước. Nếu nhiều quân đi được, bạn được chọn.
senet-faq-beauty-question = Mọi quân có phải dừng ở Nhà Vẻ Đẹp không?
senet-faq-beauty-answer = Không. Quân có thể đi vượt qua ô 27 và mọi nhà khác mà không dừng.
senet-faq-block-question = Các quân có chặn đường được không?
senet-faq-block-answer = Trong trò chơi chuẩn thì không, bao nhiêu quân cũng vượt qua được. Trong Senet của Jéquier, ba quân đối phương liền nhau là một hàng chặn.
senet-faq-odds-question = Khả năng gieo được từng số là bao nhiêu?
senet-faq-odds-answer = Trong 16 khả năng, số 1 có 4, số 2 có 6, số 3 có 4, số 4 có một và số 5 có một.
senet-faq-online-question = Làm sao chơi Senet với bạn bè qua mạng?
senet-faq-online-answer = Tạo ván ở đây rồi gửi liên kết cho bạn bè. Ai mở liên kết cũng có thể ngồi vào chơi, trên điện thoại hay máy tính, và không ai phải đăng ký.

## Play

senet-end-title = Chơi thôi
senet-end-body = Mọi thứ đã sẵn sàng: tạo ván, gửi liên kết, gieo que. Bàn cờ chỉ ra mọi nước đi hợp lệ, nên chẳng phải học thuộc gì cả.
