review-title = ทบทวน · { $rules }
review-open = ทบทวนเกม
review-curve = โอกาสชนะ
review-curve-about = จาก { $start } ถึง { $end } ใน { $count } ทอย รายการเดินบอกสิ่งเดียวกันเป็นคำและตัวเลข
review-moments = ช่วงที่ตัดสินเกม
review-move = ตาที่ { $turn }
review-better = ดีกว่า
review-best = ตาเดินที่ดีที่สุด
review-played = ที่เดิน
review-given = เสียไป
review-luck = โชค
review-choices = เลือกดีที่สุด { $best } จาก { $count } ครั้ง
review-adds = รวมแล้วเป็นอย่างไร
review-begin = ตอนเริ่ม
review-end = ตอนจบ
review-exact = ทุกค่าแน่นอน
review-estimated = ค่าเป็นการประมาณ

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = โชคเป็นตัวตัดสิน ไม้ทอยให้ผู้ชนะ { $luck } การเลือกที่ดีกว่าให้ { $skill }
review-sum-skill = การเลือกที่ดีกว่าเป็นตัวตัดสิน ให้ผู้ชนะ { $skill } ไม้ทอยให้ { $luck }
review-sum-both = ทั้งโชคและการเลือกที่ดีกว่าช่วยผู้ชนะ { $luck } และ { $skill }
review-sum-against-luck = ชนะทั้งที่โชคไม่ช่วย ไม้ทอยเอาไป { $luck } การเลือกที่ดีกว่าให้ { $skill }
review-sum-against-skill = โชคชดเชยการเลือกที่อ่อนกว่า ไม้ทอยให้ { $luck } การเลือกเสียไป { $skill }
review-sum-stopped = เกมหยุดก่อนจบ ขณะนั้นโอกาสของผู้ชนะคือ { $chance }

## Around it
review-list = การเดินทั้งหมดเป็นรายการ
review-list-back = กลับไปที่กระดาน
review-column-move = ตา
review-analyse = วิเคราะห์ตำแหน่งนี้
review-link = ลิงก์ไปยังช่วงนี้
review-keys = ใช้ปุ่มลูกศรไล่ดูเกมทีละขั้น
