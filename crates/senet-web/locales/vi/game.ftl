# Titles
game-title-your-turn = Đến lượt bạn · { $rules }
game-title-their-turn = Đến lượt { $name } · { $rules }
game-title-waiting = Đang chờ người được mời · { $rules }
game-title-queue = Đang tìm người chơi · { $rules }
game-title-invitation = Lời mời chơi { $rules }
game-title-over = Ván đã kết thúc · { $rules }

# Players
game-you = Bạn
game-first-player = Người thứ nhất
game-second-player = Người thứ hai
game-your-opponent = Đối thủ
game-players = Người chơi
game-home-count = trên 5 đã ra
game-turn-yours = Đến lượt bạn
game-turn-theirs = Đang đi
game-here = Có mặt
game-away = Vắng mặt
game-no-side = Chưa có bên
game-watchers = { $count ->
   *[other] { $count } người đang xem
}
game-watching = Bạn đang xem
game-clock-label = Thời gian còn lại của { $name }: { $time }
game-clock-label-you = Thời gian còn lại của bạn: { $time }

# What is to be done
game-throwoff-you = Hãy gieo để giành số 1 đầu tiên
game-throwoff-them = { $name } gieo để giành số 1 đầu tiên
game-throwoff-about = Ai gieo được số 1 trước thì lấy quân ống chỉ và mở màn từ 10 đến 11.
game-throw-you = Đến lượt bạn: gieo que
game-throw-again-you = Gieo nữa
game-throw-them = Đến lượt { $name } gieo
game-throw-again-them = { $name } gieo nữa
game-move-you = Bạn gieo được { $throw }. Hãy chọn một quân.
game-move-one-you = Bạn gieo được { $throw }. Chỉ có một nước đi.
game-move-back-you = Bạn gieo được { $throw }. Không quân nào tiến được: một quân phải lùi.
game-move-them = { $name } gieo được { $throw } và đang chọn quân
game-handover = { $side ->
    [cones] { $name }, bên nón: đến lượt bạn
   *[spools] { $name }, bên ống chỉ: đến lượt bạn
}
game-choices = { $count ->
    [1] Một quân đi được. Chạm vào quân đó hoặc bấm nút.
   *[other] { $count } quân đi được. Chạm vào quân có vòng bên dưới.
}
game-act-throw = Gieo que
game-act-choose = Chọn một quân
game-act-wait = { $name } đang chơi
game-act-step = Đi đến { $to }
game-act-swap = Đổi chỗ ở { $to }
game-act-water = Xuống nước
game-act-off = Đưa quân ra
game-act-back = Lùi về { $to }
game-offer-step = { $from } đến { $to }: một bước vào ô trống.
game-offer-swap = { $side ->
    [cones] { $from } đến { $to }: quân nón của bạn đổi chỗ với quân ống chỉ.
   *[spools] { $from } đến { $to }: quân ống chỉ của bạn đổi chỗ với quân nón.
}
game-offer-water = { $from } đến { $water }: quân của bạn rơi xuống nước và lên ở { $to }.
game-offer-off = { $from }: quân của bạn rời bàn cờ. Nó đã về đích.
game-offer-back = { $from } lùi về { $to }.

# What happened
game-event-step = { $who ->
    [you] Bạn gieo được { $throw } và đi từ { $from } đến { $to }.
   *[other] { $name } gieo được { $throw } và đi từ { $from } đến { $to }.
}
game-event-swap = { $who ->
    [you] Bạn gieo được { $throw } và đổi chỗ { $from } với { $to }.
   *[other] { $name } gieo được { $throw } và đổi chỗ { $from } với { $to }.
}
game-event-water = { $who ->
    [you] Bạn gieo được { $throw }. Quân của bạn ở { $from } rơi xuống nước và lên ở { $to }.
   *[other] { $name } gieo được { $throw }. Quân ở { $from } rơi xuống nước và lên ở { $to }.
}
game-event-off = { $who ->
    [you] Bạn gieo được { $throw } và đưa quân ở { $from } rời bàn cờ.
   *[other] { $name } gieo được { $throw } và đưa quân ở { $from } rời bàn cờ.
}
game-event-back = { $who ->
    [you] Bạn gieo được { $throw } và phải lùi từ { $from } về { $to }.
   *[other] { $name } gieo được { $throw } và phải lùi từ { $from } về { $to }.
}
game-event-pass = { $who ->
    [you] Bạn gieo được { $throw }, nhưng không quân nào của bạn đi được.
   *[other] { $name } gieo được { $throw }, nhưng không quân nào đi được.
}
game-event-throwoff = { $who ->
    [you] Bạn gieo được { $throw }, không phải số 1.
   *[other] { $name } gieo được { $throw }, không phải số 1.
}
game-event-spools = { $who ->
    [you] Bạn gieo được số 1 đầu tiên: quân ống chỉ là của bạn.
   *[other] { $name } gieo được số 1 đầu tiên và lấy quân ống chỉ.
}
game-event-thrown = { $who ->
    [you] Bạn gieo được { $throw }.
   *[other] { $name } gieo được { $throw }.
}
game-say = { $event } { $status }
game-why = Vì sao không quân nào đi được
game-faces = { $count ->
    [0] Không que nào ngửa
   *[other] { $count } que ngửa
}
game-sticks-label = { $count ->
    [0] Không que nào ngửa: { $throw }
   *[other] { $count } que ngửa: { $throw }
}
game-sticks-waiting = Chưa gieo

# Squares
game-board-label = Bàn cờ
game-square-empty = { $square }, trống
game-square-piece = { $side ->
    [cones] { $square }, quân nón
   *[spools] { $square }, quân ống chỉ
}
game-square-house-empty = { $square }, { $house }, trống
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, quân nón
   *[spools] { $square }, { $house }, quân ống chỉ
}
game-square-choice = { $square }. { $offer }
game-legend = Các ngôi nhà
game-legend-rebirth = Quân chìm về đây
game-legend-beauty-standard = Gieo 4 hoặc 5 để ra
game-legend-water-standard = Về 15
game-legend-water-jequier = Về đầu đường
game-legend-truths-standard = Gieo 3 để ra
game-legend-atum-standard = Gieo 2 để ra
game-legend-safe = An toàn
game-house-short = { $square } { $house }
game-house-rebirth = Tái Sinh
game-house-beauty = Vẻ Đẹp
game-house-water = Sông Nước
game-house-truths = Ba Chân Lý
game-house-atum = Ra-Atum
game-house-horus = Horus

# Moves so far
game-moves = Nước đi
game-moves-none = Chưa gieo lần nào.
game-moves-start = Bắt đầu
game-moves-back = Lui một nước
game-moves-on = Tới một nước
game-moves-now = Về ván cờ
game-replay = Sau nước { $turn } trên { $count }
game-replay-start = Lúc bắt đầu
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → nước → { $to }
game-short-off = { $from } ra
game-short-back = { $from } → { $to }, lùi
game-short-pass = kẹt
game-short-throwoff = không phải 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Gửi liên kết này cho người bạn muốn mời
game-waiting-lead = Ván bắt đầu khi người ấy ngồi vào. Bạn có thể đóng trang này rồi quay lại.
game-waiting-seat = { $side ->
    [cones] Bạn cầm quân nón và gieo trước
    [spools] Bạn cầm quân ống chỉ
    [first] Bạn gieo trước
   *[second] Bạn gieo sau
}
game-waiting-kept = Một chỗ đang để dành cho người được mời
game-waiting-leave = Rời ván
game-queue-heading = Đang tìm người chơi với bạn
game-queue-lead = Người tiếp theo muốn chơi { $rules } sẽ ngồi đối diện bạn. Hãy giữ trang này mở.
game-queue-kept = Một chỗ đang để dành cho người sẽ đến
game-link-label = Liên kết của ván
game-copy = Sao chép liên kết
game-copied = Đã sao chép
game-share = Chia sẻ
game-share-text = Chơi Senet với mình nhé:
game-qr = Mã QR của liên kết
game-qr-scan = Quét để vào ván
game-invitation-heading = { $name } mời bạn chơi { $rules }
game-invitation-heading-nameless = Bạn được mời chơi { $rules }
game-invitation-lead = Không cần đăng ký. Chỉ một lần bấm là bạn đã ngồi vào bàn.
game-invitation-seat = { $side ->
    [cones] Bạn sẽ cầm quân nón và gieo trước.
    [spools] Bạn sẽ cầm quân ống chỉ.
    [first] Bạn sẽ gieo trước.
   *[second] Bạn sẽ gieo sau.
}
game-invitation-take = Ngồi vào bàn
game-leave-guest = Rời đi trước lần gieo đầu

# The end
game-won-you = Bạn đã thắng
game-won-them = { $name } đã thắng
game-lost-you = { $name } đã thắng. Bạn chơi hay lắm.
game-end-borne-off = { $turns ->
   *[other] Cả năm quân đã rời bàn cờ sau { $turns } lần gieo.
}
game-end-resignation = { $who ->
    [you] Bạn đã xin thua.
   *[other] { $name } đã xin thua.
}
game-end-absence = { $who ->
    [you] Bạn vắng mặt quá lâu nên bị xử thua.
   *[other] { $name } vắng mặt quá lâu nên bị xử thua.
}
game-end-time = { $who ->
    [you] Bạn đã hết giờ.
   *[other] { $name } đã hết giờ.
}
game-rematch = Chơi lại, đổi chỗ ngồi
game-rematch-accept = Nhận lời đấu lại
game-rematch-offered-you = Bạn đã đề nghị đấu lại. Lời đề nghị vẫn còn dù người kia vắng mặt.
game-rematch-offered-them = { $name } đề nghị đấu lại
game-rematch-go = Sang ván tiếp theo
game-rematch-watch = Hai người chơi tiếp: sang ván tiếp theo
game-another = Chọn ván khác

# Around the board
game-more = Thêm
game-say-something = Nói gì đó
game-said = { $name }: { $phrase }
game-phrase-hello = Xin chào!
game-phrase-good-luck = Chúc may mắn!
game-phrase-well-played = Chơi hay lắm!
game-phrase-what-luck = May thật đấy!
game-phrase-close = Suýt soát thật!
game-phrase-oh-no = Ôi không!
game-phrase-one-moment = Chờ một chút nhé
game-phrase-thanks = Cảm ơn!
game-phrase-again = Ván nữa nhé?
game-phrase-bye = Tạm biệt!
game-invite-watchers = Liên kết để xem
game-sound = Âm thanh
game-notify = Báo khi đến lượt tôi
game-notify-body = Đến lượt bạn.
game-device = Chuyển chỗ của tôi sang máy khác
game-check = Kiểm tra các lần gieo
game-resign = Xin thua
game-resign-sure = Bạn thật sự muốn bỏ ván này?
game-resign-yes = Vâng, tôi xin thua
game-name = Tên của bạn
game-name-hint = Không bắt buộc, tối đa 20 ký tự
game-name-save = Lưu
game-claim = Xin xử thắng
game-claim-about = { $name } đã vắng mặt một lúc. Bạn có thể xin xử thắng, hoặc đợi bao lâu tùy ý.
game-claim-in = { $seconds ->
   *[other] { $name } đang vắng mặt. Sau { $seconds } giây nữa bạn có thể xin xử thắng.
}
game-offline = Mất kết nối. Bàn cờ sẽ được cập nhật ngay khi có lại kết nối.

# The rules at hand
game-rules-hand = Tóm tắt luật
game-rules-throw-standard = Từ một đến bốn que ngửa tính là 1 đến 4, không que nào ngửa tính là 5. Sau 1, 4 và 5 bạn được gieo nữa.
game-rules-throw-jequier = Từ một đến bốn que ngửa tính là 1 đến 4, không que nào ngửa tính là 6. Sau 1, 4 và 6 bạn được gieo nữa nếu đã đi được.
game-rules-swap = Quân dừng ở ô có quân đối phương thì đổi chỗ với nó, trừ khi quân đối phương an toàn.
game-rules-safe-standard = Hai quân cùng bên kề nhau bảo vệ lẫn nhau. 27, 28, 29 và 30 là ô an toàn.
game-rules-safe-jequier = Hai quân cùng bên kề nhau bảo vệ lẫn nhau. 26, 28, 29 và 30 là ô an toàn.
game-rules-wall-standard = Quân nào cũng vượt qua được.
game-rules-wall-jequier = Không được vượt qua ba quân đối phương liền nhau, tiến hay lùi.
game-rules-water-standard = Quân dừng ở 28 thì về 15, hoặc về ô trống đầu tiên trước đó.
game-rules-water-jequier = Quân dừng ở 27 thì về ô trống có số nhỏ nhất.
game-rules-back-standard = Quân không bao giờ đi lùi. Không có nước đi thì bỏ qua lần gieo.
game-rules-back-jequier = Không có nước tiến thì một quân phải lùi vào ô trống. Nếu không quân nào lùi được thì mất lượt.
game-rules-off-standard = Quân rời bàn cờ từ 27 khi gieo được 4 hoặc 5, từ 29 khi được 3, từ 30 khi được 2.
game-rules-off-jequier = Khi mọi quân của bạn ở 21 đến 30, số nào đưa đến 30 hoặc hơn đều đưa một quân ra.
game-rules-win = Ai đưa cả năm quân rời bàn cờ trước thì thắng.

# Another device
game-device-title = Chuyển chỗ của bạn sang máy khác
game-device-lead = Mở liên kết riêng này trên máy kia. Ai mở nó cũng có thể chơi thay bạn, nên đừng cho ai khác thấy.
game-device-qr = Mã QR của liên kết riêng
game-device-back = Về ván cờ
game-device-take-title = Chơi tiếp ở đây
game-device-take-lead = Chỗ của bạn trong ván { $rules } này chuyển sang máy này. Máy kia vẫn giữ chỗ.
game-device-take = Nhận chỗ của tôi ở đây
