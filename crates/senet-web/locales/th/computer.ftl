## Choosing the computer
computer-opponent = คอมพิวเตอร์
computer-play = เล่นกับคอมพิวเตอร์
computer-level = ระดับ
computer-level-1 = มือใหม่
computer-level-2 = จอมโลภ
computer-level-3 = ระวังตัว
computer-level-4 = นักคิด
computer-level-5 = เซียน
computer-level-6 = ไร้ที่ติ
computer-about-1 = วิ่งไปข้างหน้าและคว้าสิ่งที่อยู่ตรงหน้า ที่เหลือมองข้ามเสียเป็นส่วนใหญ่
computer-about-2 = คว้าทุกอย่างที่คว้าได้ ไม่เคยคิดว่าคุณจะทอยได้อะไรต่อไป
computer-about-3 = ห่วงหมากทุกตัวและให้เกาะกลุ่มกันไว้
computer-about-4 = ชั่งน้ำหนักก่อนเดินและมองล่วงหน้าไปหนึ่งการทอย
computer-about-5 = แทบไม่เคยมองข้ามอะไร
computer-about-6 = เดินตาที่ดีที่สุดเท่าที่รู้ทุกครั้ง

## At the board
computer-name = คอมพิวเตอร์

## Hints
computer-hint = ขอคำใบ้
computer-hint-exact = ค่าที่แน่นอน
computer-hint-estimated = ค่าโดยประมาณ
computer-hints = ใช้คำใบ้ไปแล้ว: { $count }
computer-notice-no-hints = ขอคำใบ้ได้เฉพาะในเกมที่เล่นกับคอมพิวเตอร์
computer-notice-nothing = ขอคำใบ้ได้เมื่อทอยแล้วและถึงตาคุณเดิน
