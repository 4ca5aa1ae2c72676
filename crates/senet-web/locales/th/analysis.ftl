analysis-title = วิเคราะห์ตำแหน่งใดก็ได้ในเซเนต
analysis-nav = วิเคราะห์
analysis-heading = วิเคราะห์ตำแหน่ง
analysis-lead = จัดตำแหน่งใดก็ได้ แล้วดูว่าใครได้เปรียบ แต่ละแต้มมีค่าเท่าไร และเดินอย่างไรดีที่สุด
analysis-tap = แตะช่องเพื่อเปลี่ยน: ว่าง กรวย หลอดด้าย
analysis-turn = ตาของใคร
analysis-throw = แต้มที่ทอย
analysis-throw-none = ยังไม่ทอย
analysis-clear = ล้างกระดาน
analysis-start = ตำแหน่งเริ่มต้น
analysis-text = ตำแหน่งเป็นข้อความ
analysis-read = อ่าน
analysis-unread = ข้อความนี้ไม่ใช่ตำแหน่ง ต้องมีสามแถว ฝ่าย และแต้ม
analysis-win = { $side ->
    [cones] โอกาสชนะของหมากกรวย
   *[spools] โอกาสชนะของหมากหลอดด้าย
}
analysis-throws = ค่าของแต่ละแต้ม
analysis-moves = การเดิน ดีที่สุดก่อน
analysis-over = { $side ->
    [cones] หมากกรวยออกหมดแล้ว ฝ่ายนี้ชนะ
   *[spools] หมากหลอดด้ายออกหมดแล้ว ฝ่ายนี้ชนะ
}

## Why a setup cannot stand in a game
analysis-faults = ตำแหน่งนี้เกิดในเกมไม่ได้
analysis-fault-pieces = { $side ->
    [cones] หมากกรวยมากเกินไป: บนกระดานมี { $count } ได้ไม่เกิน { $most }
   *[spools] หมากหลอดด้ายมากเกินไป: บนกระดานมี { $count } ได้ไม่เกิน { $most }
}
analysis-fault-empty = ไม่มีหมากบนกระดาน ฝ่ายหนึ่งต้องมีหมากเหลือ
analysis-fault-water = มีหมากอยู่ที่ { $square } เรือนสายน้ำ ซึ่งไม่มีอะไรหยุดอยู่ได้
analysis-fault-throw = ทอยได้ { $throw } ไม่ได้: กติกานี้มี 1, 2, 3, 4 และ { $none }
analysis-fault-end = ตั้งแต้มไว้ทั้งที่ฝ่ายหนึ่งออกหมดแล้ว
analysis-fault-side = เลือกว่าตาของใคร
