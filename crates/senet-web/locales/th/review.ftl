review-title = ทบทวน · { $rules }
review-open = ทบทวนเกม
review-curve = โอกาสชนะ
review-curve-about = จาก { $start } เป็น { $end } ในการทอย { $count } ครั้ง รายการตาเดินบอกสิ่งเดียวกันเป็นข้อความและตัวเลข
review-moments = จังหวะสำคัญของเกม
review-move = ตาที่ { $turn }
review-better = ดีกว่า
review-best = ตาเดินที่ดีที่สุด
review-played = เดินจริง
review-given = เสียไป
review-luck = โชค
review-choices = เลือกได้ดีที่สุด { $best } จาก { $count } ครั้ง
review-adds = ที่มาของผลรวม
review-begin = ตอนเริ่ม
review-end = ตอนจบ
review-exact = ทุกค่าเป็นค่าที่แน่นอน
review-estimated = ค่าเหล่านี้เป็นค่าโดยประมาณ

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = โชคเป็นตัวตัดสิน: ไม้ทอยให้ผู้ชนะ { $luck } ส่วนการเลือกที่ดีกว่าให้ { $skill }
review-sum-skill = การเลือกที่ดีกว่าเป็นตัวตัดสิน: การเลือกให้ผู้ชนะ { $skill } ส่วนไม้ทอยให้ { $luck }
review-sum-both = ทั้งโชคและการเลือกที่ดีกว่าต่างก็ช่วยผู้ชนะ: { $luck } และ { $skill }
review-sum-against-luck = ชนะทั้งที่โชคไม่ช่วย: ไม้ทอยทำให้ผู้ชนะเสีย { $luck } ส่วนการเลือกที่ดีกว่าให้ { $skill }
review-sum-against-skill = โชคชดเชยการเลือกที่ด้อยกว่า: ไม้ทอยให้ผู้ชนะ { $luck } ส่วนการเลือกทำให้เสีย { $skill }
review-sum-stopped = เกมหยุดก่อนจบ ขณะนั้นโอกาสชนะของผู้ชนะอยู่ที่ { $chance }

## Around it
review-list = รายการตาเดินทั้งหมด
review-list-back = กลับไปที่กระดาน
review-column-move = ตา
review-analyse = วิเคราะห์รูปหมากนี้
review-link = ลิงก์ไปยังจังหวะนี้
review-keys = ใช้ปุ่มลูกศรไล่ดูเกมทีละขั้น
