### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = เมื่อเล่นอย่างสมบูรณ์แบบ
senet-perfect-start = เกมมาตรฐานมีผลเฉลยครบถ้วนแล้ว: เรารู้โอกาสชนะของแต่ละฝ่ายในทุกสถานการณ์บนกระดานเมื่อไม่มีใครพลาดเลย จากจุดเริ่มต้น ผู้เล่นคนแรกซึ่งได้หมากกรวยชนะ { $percent }% ของเกมทั้งหมด
senet-perfect-length = ระหว่างผู้เล่นที่ไม่พลาดเลยสองคน หนึ่งเกมใช้การทอยเฉลี่ย { $throws } ครั้ง ส่วนเบี่ยงเบนมาตรฐาน { $spread }
senet-perfect-luck = โดยเฉลี่ย การทอยหนึ่งครั้งเปลี่ยนโอกาสชนะไป { $swing } จุดเปอร์เซ็นต์
senet-perfect-source = ตัวเลขเหล่านี้มาจากผลเฉลยของเกมที่เราคำนวณเองเมื่อ { $date }
