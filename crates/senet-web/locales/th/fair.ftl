fair-title = การทอยที่ยุติธรรม
fair-lead = ไม่มีใครเลือกแต้มได้ ไม่ว่าผู้เล่นหรือเว็บนี้ อธิบายด้วยคำง่าย ๆ ได้ดังนี้
fair-step-seal = ก่อนเกมเริ่ม เว็บสุ่มเลขลับยาว ๆ หนึ่งตัว เรียกว่าซีด แล้วแสดงตราผนึกของมัน คือค่า SHA-256 ตราผนึกนี้ตรงกับเลขตัวนั้นเพียงตัวเดียว
fair-step-shake = ทุกครั้งที่ทอย เบราว์เซอร์ของคุณเพิ่มไบต์สุ่มของตัวเองสิบหกไบต์ เรียกว่าค่าเขย่า เว็บจึงไม่รู้ล่วงหน้าว่าจะออกแต้มใด
fair-step-draw = แต้มได้มาจากซีด เกม ลำดับการทอย และค่าเขย่า ตามสูตรตายตัว: สี่บิตต่ำสุดของ HMAC-SHA-256 คือไม้สี่อัน
fair-step-open = เมื่อเกมจบ ซีดจะถูกเปิดเผย ใครก็ตรวจได้ว่าตรงกับตราผนึก และคำนวณการทอยทุกครั้งใหม่ได้
fair-shares = ไม้แต่ละอันมีโอกาสหงายครึ่งต่อครึ่ง จากการทอยสิบหกครั้ง โดยเฉลี่ยแต้ม 1 ออกสี่ครั้ง แต้ม 2 ออกหกครั้ง แต้ม 3 ออกสี่ครั้ง แต้ม 4 ออกหนึ่งครั้ง และไม่หงายเลยหนึ่งครั้ง
fair-check-title = ตรวจสอบการทอย
fair-check-game = เกม { $id } { $rules }
fair-seal = ตราผนึกที่แสดงก่อนการทอยครั้งแรก
fair-seed = ซีด
fair-seed-later = ซีดจะแสดงเมื่อเกมจบ ก่อนหน้านั้นไม่มีใครตรวจได้ และไม่มีใครแอบดูล่วงหน้าได้
fair-check = คำนวณใหม่ทั้งหมด
fair-check-here = เบราว์เซอร์ของคุณคำนวณเอง
fair-check-good = { $count ->
   *[other] ซีดตรงกับตราผนึก และการทอยทั้ง { $count } ครั้งถูกต้อง
}
fair-check-bad = { $count ->
   *[other] การทอย { $count } ครั้งไม่ตรงกับซีด
}
fair-check-bad-seal = ซีดไม่ตรงกับตราผนึก
fair-counts = ที่ออกจริงและที่คาดไว้
fair-counts-throw = แต้ม
fair-counts-expected = คาดไว้
fair-counts-cell = { $count } จาก { $all }
fair-expected-cell = { $sixteenths } ใน 16
fair-throws = การทอยทั้งหมด
fair-throws-none = ยังไม่มีการทอย
fair-column-number = ครั้งที่
fair-column-player = ผู้เล่น
fair-column-sticks = ไม้
fair-column-throw = แต้ม
fair-column-shake = ค่าเขย่า
fair-column-check = ผลตรวจ
fair-shake-none = ไม่มี
fair-right = ถูก
fair-wrong = ผิด
fair-recipe = สูตร: ไบต์แรกของ HMAC-SHA-256 โดยใช้ซีดเป็นกุญแจ กับข้อความ “game:number:shake”
fair-back = กลับไปที่เกม
