# Titles
game-title-your-turn = ตาคุณ · { $rules }
game-title-their-turn = ตาของ { $name } · { $rules }
game-title-waiting = รอเพื่อนของคุณ · { $rules }
game-title-queue = กำลังหาผู้เล่น · { $rules }
game-title-invitation = คำเชิญเล่น{ $rules }
game-title-over = เกมจบแล้ว · { $rules }

# Players
game-you = คุณ
game-first-player = ผู้เล่นคนแรก
game-second-player = ผู้เล่นคนที่สอง
game-your-opponent = คู่แข่งของคุณ
game-players = ผู้เล่น
game-home-count = จาก 5 ออกแล้ว
game-turn-yours = ตาคุณ
game-turn-theirs = กำลังเล่น
game-here = อยู่
game-away = ไม่อยู่
game-no-side = ยังไม่มีฝ่าย
game-watchers = { $count ->
   *[other] มีผู้ชม { $count } คน
}
game-watching = คุณกำลังชม
game-clock-label = เวลาที่เหลือของ { $name }: { $time }
game-clock-label-you = เวลาที่เหลือของคุณ: { $time }

# What is to be done
game-throwoff-you = ทอยชิงแต้ม 1 แรก
game-throwoff-them = { $name } ทอยชิงแต้ม 1 แรก
game-throwoff-about = ใครทอยได้ 1 ก่อนจะได้หมากหลอดด้าย และเริ่มเดินจาก 10 ไป 11
game-throw-you = ตาคุณ: ทอยไม้
game-throw-again-you = ทอยอีกครั้ง
game-throw-them = ตาทอยของ { $name }
game-throw-again-them = { $name } ทอยอีกครั้ง
game-move-you = คุณทอยได้ { $throw } เลือกหมากหนึ่งตัว
game-move-one-you = คุณทอยได้ { $throw } เดินได้ทางเดียว
game-move-back-you = คุณทอยได้ { $throw } ไม่มีตัวใดเดินหน้าได้: ต้องมีหนึ่งตัวถอย
game-move-them = { $name } ทอยได้ { $throw } และกำลังเลือกหมาก
game-handover = { $side ->
    [cones] { $name } ฝ่ายกรวย: ถึงตาคุณแล้ว
   *[spools] { $name } ฝ่ายหลอดด้าย: ถึงตาคุณแล้ว
}
game-choices = { $count ->
    [1] เดินได้หนึ่งตัว แตะตัวนั้นหรือกดปุ่มก็ได้
   *[other] เดินได้ { $count } ตัว แตะตัวที่มีวงอยู่ข้างใต้
}
game-act-throw = ทอยไม้
game-act-choose = เลือกหมาก
game-act-wait = { $name } กำลังเล่น
game-act-step = เดินไป { $to }
game-act-swap = สลับที่ตรง { $to }
game-act-water = ลงน้ำ
game-act-off = พาออก
game-act-back = ถอยไป { $to }
game-offer-step = { $from } ไป { $to }: ก้าวไปช่องว่าง
game-offer-swap = { $side ->
    [cones] { $from } ไป { $to }: หมากกรวยของคุณสลับที่กับหมากหลอดด้าย
   *[spools] { $from } ไป { $to }: หมากหลอดด้ายของคุณสลับที่กับหมากกรวย
}
game-offer-water = { $from } ไป { $water }: หมากของคุณตกน้ำแล้วขึ้นมาที่ { $to }
game-offer-off = { $from }: หมากของคุณออกจากกระดาน ถึงเส้นชัยแล้ว
game-offer-back = { $from } ถอยไป { $to }

# What happened
game-event-step = { $who ->
    [you] คุณทอยได้ { $throw } แล้วเดินจาก { $from } ไป { $to }
   *[other] { $name } ทอยได้ { $throw } แล้วเดินจาก { $from } ไป { $to }
}
game-event-swap = { $who ->
    [you] คุณทอยได้ { $throw } แล้วสลับที่ { $from } กับ { $to }
   *[other] { $name } ทอยได้ { $throw } แล้วสลับที่ { $from } กับ { $to }
}
game-event-water = { $who ->
    [you] คุณทอยได้ { $throw } หมากของคุณจาก { $from } ตกน้ำแล้วขึ้นมาที่ { $to }
   *[other] { $name } ทอยได้ { $throw } หมากจาก { $from } ตกน้ำแล้วขึ้นมาที่ { $to }
}
game-event-off = { $who ->
    [you] คุณทอยได้ { $throw } แล้วพาหมากที่ { $from } ออก
   *[other] { $name } ทอยได้ { $throw } แล้วพาหมากที่ { $from } ออก
}
game-event-back = { $who ->
    [you] คุณทอยได้ { $throw } และต้องถอยจาก { $from } ไป { $to }
   *[other] { $name } ทอยได้ { $throw } และต้องถอยจาก { $from } ไป { $to }
}
game-event-pass = { $who ->
    [you] คุณทอยได้ { $throw } แต่หมากของคุณไม่มีตัวใดเดินได้
   *[other] { $name } ทอยได้ { $throw } แต่ไม่มีหมากตัวใดเดินได้
}
game-event-throwoff = { $who ->
    [you] คุณทอยได้ { $throw } ไม่ใช่ 1
   *[other] { $name } ทอยได้ { $throw } ไม่ใช่ 1
}
game-event-spools = { $who ->
    [you] คุณทอยได้ 1 ก่อน: หมากหลอดด้ายเป็นของคุณ
   *[other] { $name } ทอยได้ 1 ก่อนและได้หมากหลอดด้าย
}
game-event-thrown = { $who ->
    [you] คุณทอยได้ { $throw }
   *[other] { $name } ทอยได้ { $throw }
}
game-say = { $event } { $status }
game-why = ทำไมไม่มีหมากเดินได้
game-faces = { $count ->
    [0] ไม่หงายเลย
   *[other] หงาย { $count } อัน
}
game-sticks-label = { $count ->
    [0] ไม่หงายเลย: { $throw }
   *[other] หงาย { $count } อัน: { $throw }
}
game-sticks-waiting = ยังไม่ได้ทอย

# Squares
game-board-label = กระดาน
game-square-empty = { $square } ว่าง
game-square-piece = { $side ->
    [cones] { $square } หมากกรวย
   *[spools] { $square } หมากหลอดด้าย
}
game-square-house-empty = { $square } { $house } ว่าง
game-square-house-piece = { $side ->
    [cones] { $square } { $house } หมากกรวย
   *[spools] { $square } { $house } หมากหลอดด้าย
}
game-square-choice = { $square }: { $offer }
game-legend = เรือนต่าง ๆ
game-legend-rebirth = หมากที่จมน้ำกลับมาที่นี่
game-legend-beauty-standard = ออกด้วย 4 หรือ 5
game-legend-water-standard = กลับไป 15
game-legend-water-jequier = กลับไปต้นทาง
game-legend-truths-standard = ออกด้วย 3
game-legend-atum-standard = ออกด้วย 2
game-legend-safe = ปลอดภัย
game-house-short = { $square } { $house }
game-house-rebirth = เกิดใหม่
game-house-beauty = ความงาม
game-house-water = สายน้ำ
game-house-truths = สามสัจจะ
game-house-atum = รา-อาตุม
game-house-horus = ฮอรัส

# Moves so far
game-moves = การเดิน
game-moves-none = ยังไม่มีการทอย
game-moves-start = จุดเริ่ม
game-moves-back = ย้อนหนึ่งตา
game-moves-on = ไปหนึ่งตา
game-moves-now = กลับไปที่เกม
game-replay = หลังตาที่ { $turn } จาก { $count }
game-replay-start = จุดเริ่มต้น
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → น้ำ → { $to }
game-short-off = { $from } ออก
game-short-back = { $from } → { $to } ถอย
game-short-pass = เดินไม่ได้
game-short-throwoff = ไม่ใช่ 1
game-short-open = …

# Waiting and joining
game-waiting-heading = ส่งลิงก์นี้ให้เพื่อน
game-waiting-lead = เกมเริ่มเมื่อเพื่อนนั่งลง คุณปิดหน้านี้แล้วกลับมาใหม่ได้
game-waiting-seat = { $side ->
    [cones] คุณเล่นหมากกรวยและทอยก่อน
    [spools] คุณเล่นหมากหลอดด้าย
    [first] คุณทอยก่อน
   *[second] คุณทอยทีหลัง
}
game-waiting-kept = มีที่นั่งเก็บไว้ให้เพื่อน
game-waiting-leave = ออกจากเกม
game-queue-heading = กำลังหาคนเล่นกับคุณ
game-queue-lead = คนถัดไปที่อยากเล่น{ $rules }จะมานั่งเล่นกับคุณ โปรดเปิดหน้านี้ไว้
game-queue-kept = มีที่นั่งเก็บไว้ให้ผู้ที่จะมา
game-link-label = ลิงก์ของเกม
game-copy = คัดลอกลิงก์
game-copied = คัดลอกแล้ว
game-share = แชร์
game-share-text = มาเล่นเซเนตด้วยกัน:
game-qr = คิวอาร์โค้ดของลิงก์
game-qr-scan = สแกนเพื่อเข้าร่วม
game-invitation-heading = { $name } ชวนคุณเล่น{ $rules }
game-invitation-heading-nameless = คุณได้รับคำชวนให้เล่น{ $rules }
game-invitation-lead = ไม่ต้องสมัคร กดครั้งเดียวก็นั่งหน้ากระดานได้เลย
game-invitation-seat = { $side ->
    [cones] คุณจะเล่นหมากกรวยและทอยก่อน
    [spools] คุณจะเล่นหมากหลอดด้าย
    [first] คุณจะทอยก่อน
   *[second] คุณจะทอยทีหลัง
}
game-invitation-take = นั่งลงเล่น
game-leave-guest = ออกก่อนทอยครั้งแรก

# The end
game-won-you = คุณชนะ
game-won-them = { $name } ชนะ
game-lost-you = { $name } ชนะ คุณสู้ได้ดีมาก
game-end-borne-off = { $turns ->
   *[other] หมากทั้งห้าตัวออกครบหลังทอย { $turns } ครั้ง
}
game-end-resignation = { $who ->
    [you] คุณยอมแพ้
   *[other] { $name } ยอมแพ้
}
game-end-absence = { $who ->
    [you] คุณหายไปนานเกินไป อีกฝ่ายจึงขอรับชัยชนะ
   *[other] { $name } หายไปนานเกินไป อีกฝ่ายจึงขอรับชัยชนะ
}
game-end-time = { $who ->
    [you] เวลาของคุณหมด
   *[other] เวลาของ { $name } หมด
}
game-rematch = เล่นอีกโดยสลับที่นั่ง
game-rematch-accept = ตกลงแข่งใหม่
game-rematch-offered-you = คุณเสนอแข่งใหม่แล้ว ข้อเสนอยังอยู่แม้อีกฝ่ายไม่อยู่
game-rematch-offered-them = { $name } เสนอแข่งใหม่
game-rematch-go = ไปเกมถัดไป
game-rematch-watch = ทั้งสองเล่นต่อ: ไปเกมถัดไป
game-another = เลือกเกมอื่น

# Around the board
game-more = เพิ่มเติม
game-say-something = พูดอะไรสักหน่อย
game-said = { $name }: { $phrase }
game-phrase-hello = สวัสดี!
game-phrase-good-luck = โชคดีนะ!
game-phrase-well-played = เล่นได้ดีมาก!
game-phrase-what-luck = โชคช่วยจริง ๆ!
game-phrase-close = หวุดหวิด!
game-phrase-oh-no = ไม่นะ!
game-phrase-one-moment = ขอเวลาสักครู่
game-phrase-thanks = ขอบคุณ!
game-phrase-again = อีกเกมไหม
game-phrase-bye = แล้วเจอกัน!
game-invite-watchers = ลิงก์สำหรับชม
game-sound = เสียง
game-notify = เตือนเมื่อถึงตาฉัน
game-notify-body = ถึงตาคุณแล้ว
game-device = ย้ายที่นั่งของฉันไปเครื่องอื่น
game-check = ตรวจสอบการทอย
game-resign = ยอมแพ้
game-resign-sure = จะยอมแพ้เกมนี้จริงหรือ
game-resign-yes = ใช่ ยอมแพ้
game-name = ชื่อของคุณ
game-name-hint = ไม่ใส่ก็ได้ ไม่เกิน 20 ตัวอักษร
game-name-save = บันทึก
game-claim = ขอรับชัยชนะ
game-claim-about = { $name } ไม่อยู่มาสักพักแล้ว คุณขอรับชัยชนะได้ หรือจะรอนานเท่าที่ต้องการก็ได้
game-claim-in = { $seconds ->
   *[other] { $name } ไม่อยู่ อีก { $seconds } วินาทีคุณขอรับชัยชนะได้
}
game-offline = ไม่มีการเชื่อมต่อ กระดานจะอัปเดตทันทีที่เชื่อมต่อได้อีกครั้ง

# The rules at hand
game-rules-hand = กติกาโดยย่อ
game-rules-throw-standard = ไม้หงายหนึ่งถึงสี่อันนับเป็น 1 ถึง 4 ไม่หงายเลยนับเป็น 5 หลัง 1, 4 และ 5 ได้ทอยอีก
game-rules-throw-jequier = ไม้หงายหนึ่งถึงสี่อันนับเป็น 1 ถึง 4 ไม่หงายเลยนับเป็น 6 หลัง 1, 4 และ 6 ได้ทอยอีกถ้าเดินได้
game-rules-swap = หมากที่หยุดที่หมากคู่แข่งจะสลับที่กัน เว้นแต่หมากคู่แข่งปลอดภัยอยู่
game-rules-safe-standard = หมากฝ่ายเดียวกันสองตัวที่อยู่ติดกันคุ้มกันซึ่งกันและกัน ช่อง 27, 28, 29 และ 30 ปลอดภัย
game-rules-safe-jequier = หมากฝ่ายเดียวกันสองตัวที่อยู่ติดกันคุ้มกันซึ่งกันและกัน ช่อง 26, 28, 29 และ 30 ปลอดภัย
game-rules-wall-standard = เดินข้ามหมากตัวใดก็ได้
game-rules-wall-jequier = ข้ามหมากคู่แข่งสามตัวที่เรียงกันไม่ได้ ทั้งเดินหน้าและเดินถอย
game-rules-water-standard = หมากที่หยุดที่ 28 กลับไป 15 หรือช่องว่างแรกก่อนหน้านั้น
game-rules-water-jequier = หมากที่หยุดที่ 27 กลับไปช่องว่างหมายเลขต่ำที่สุด
game-rules-back-standard = หมากไม่เดินถอย ถ้าไม่มีทางเดินก็ผ่านการทอยครั้งนั้น
game-rules-back-jequier = ถ้าเดินหน้าไม่ได้ ต้องมีหนึ่งตัวถอยไปช่องว่าง ถ้าไม่มีตัวใดถอยได้ก็เสียตา
game-rules-off-standard = หมากออกจาก 27 ด้วย 4 หรือ 5 จาก 29 ด้วย 3 จาก 30 ด้วย 2
game-rules-off-jequier = เมื่อหมากทั้งหมดของคุณอยู่ที่ 21 ถึง 30 แต้มใดก็ตามที่ถึง 30 หรือมากกว่าพาหมากออกได้หนึ่งตัว
game-rules-win = ใครพาหมากทั้งห้าตัวออกจากกระดานได้ก่อนชนะ

# Another device
game-device-title = ย้ายที่นั่งของคุณไปเครื่องอื่น
game-device-lead = เปิดลิงก์ส่วนตัวนี้บนอีกเครื่อง ใครเปิดก็เล่นแทนคุณได้ จึงอย่าให้คนอื่นเห็น
game-device-qr = คิวอาร์โค้ดของลิงก์ส่วนตัว
game-device-back = กลับไปที่เกม
game-device-take-title = เล่นต่อที่นี่
game-device-take-lead = ที่นั่งของคุณในเกม{ $rules }นี้จะย้ายมาที่เครื่องนี้ และเครื่องเดิมก็ยังมีที่นั่งอยู่
game-device-take = รับที่นั่งของฉันที่นี่
