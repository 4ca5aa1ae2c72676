analysis-title = วิเคราะห์รูปหมากใดก็ได้ในเซเนต
analysis-nav = วิเคราะห์
analysis-heading = วิเคราะห์รูปหมาก
analysis-lead = จัดรูปหมากใดก็ได้ แล้วดูว่าใครได้เปรียบ แต่ละแต้มมีค่าเท่าไร และเดินอย่างไรดีที่สุด
analysis-tap = แตะช่องเพื่อเปลี่ยน: ว่าง กรวย หลอดด้าย
analysis-turn = ตาของใคร
analysis-throw = แต้มที่ทอย
analysis-throw-none = ยังไม่ได้ทอย
analysis-clear = ล้างกระดาน
analysis-start = รูปหมากเริ่มต้น
analysis-text = รูปหมากเป็นข้อความ
analysis-read = อ่าน
analysis-unread = ข้อความนี้ไม่ใช่รูปหมาก ต้องมีสามแถว ฝ่ายที่เดิน และแต้ม
analysis-win = { $side ->
    [cones] โอกาสชนะของฝ่ายกรวย
   *[spools] โอกาสชนะของฝ่ายหลอดด้าย
}
analysis-throws = ค่าของแต่ละแต้ม
analysis-moves = ตาเดิน เรียงจากดีที่สุด
analysis-over = { $side ->
    [cones] หมากกรวยออกหมดแล้ว: ฝ่ายกรวยชนะ
   *[spools] หมากหลอดด้ายออกหมดแล้ว: ฝ่ายหลอดด้ายชนะ
}

## Why a setup cannot stand in a game
analysis-faults = รูปหมากนี้เกิดในเกมไม่ได้
analysis-fault-pieces = { $side ->
    [cones] หมากกรวยมากเกินไป: บนกระดานมี { $count } ตัว มีได้ไม่เกิน { $most } ตัว
   *[spools] หมากหลอดด้ายมากเกินไป: บนกระดานมี { $count } ตัว มีได้ไม่เกิน { $most } ตัว
}
analysis-fault-empty = ไม่มีหมากบนกระดาน ต้องมีอย่างน้อยหนึ่งฝ่ายที่ยังเหลือหมาก
analysis-fault-water = มีหมากอยู่ที่ { $square } ซึ่งเป็นเรือนสายน้ำ ไม่มีอะไรหยุดอยู่ที่นั่นได้
analysis-fault-throw = ไม่มีแต้ม { $throw }: กติกานี้มีเพียง 1, 2, 3, 4 และ { $none }
analysis-fault-end = ตั้งแต้มไว้ทั้งที่ฝ่ายหนึ่งออกหมดแล้ว
analysis-fault-side = เลือกว่าเป็นตาของใคร
