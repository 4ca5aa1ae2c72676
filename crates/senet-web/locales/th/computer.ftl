## Choosing the computer
computer-opponent = คอมพิวเตอร์
computer-play = เล่นกับคอมพิวเตอร์
computer-level = ระดับ
computer-level-1 = มือใหม่
computer-level-2 = จอมโลภ
computer-level-3 = ระวังตัว
computer-level-4 = นักคิด
computer-level-5 = ผู้ชำนาญ
computer-level-6 = ไร้ที่ติ
computer-about-1 = วิ่งไปข้างหน้าและคว้าสิ่งที่อยู่ตรงหน้า ที่เหลือมักมองข้าม
computer-about-2 = คว้าทุกอย่างที่คว้าได้ ไม่เคยถามว่าคุณจะทอยได้อะไรต่อ
computer-about-3 = ห่วงหมากทุกตัวและให้อยู่ติดกันไว้
computer-about-4 = ชั่งน้ำหนักการเดินและมองล่วงหน้าหนึ่งทอย
computer-about-5 = แทบไม่เคยมองข้ามอะไร
computer-about-6 = ตาเดินที่ดีที่สุดเท่าที่รู้ ทุกครั้ง

## At the board
computer-name = คอมพิวเตอร์

## Hints
computer-hint = ขอคำใบ้
computer-hint-exact = ค่าที่แน่นอน
computer-hint-estimated = ค่าโดยประมาณ
computer-hints = คำใบ้จนถึงตอนนี้: { $count }
computer-notice-no-hints = คำใบ้มีเฉพาะในเกมกับคอมพิวเตอร์
computer-notice-nothing = คำใบ้ใช้กับแต้มที่รอให้คุณเดิน
