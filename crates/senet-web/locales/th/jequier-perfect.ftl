### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = เมื่อเล่นอย่างสมบูรณ์แบบ
jequier-perfect-start = ทั้งสองเกมมีผลเฉลยครบถ้วนแล้ว: เรารู้โอกาสชนะของแต่ละฝ่ายในทุกสถานการณ์บนกระดานเมื่อไม่มีใครพลาดเลย ในเซเนตของเฌกีเย ผู้ที่ทอยชิงเริ่มได้ชนะ { $percent }% ของเกมทั้งหมด ในเกมมาตรฐาน ผู้เล่นคนแรกชนะ { $standard }%
jequier-perfect-length = ระหว่างผู้เล่นที่ไม่พลาดเลยสองคน เซเนตของเฌกีเยหนึ่งเกมใช้การทอยเฉลี่ย { $throws } ครั้ง ส่วนเบี่ยงเบนมาตรฐาน { $spread }
jequier-perfect-luck = โดยเฉลี่ย การทอยหนึ่งครั้งเปลี่ยนโอกาสชนะไป { $swing } จุดเปอร์เซ็นต์
jequier-perfect-source = ตัวเลขเหล่านี้มาจากผลเฉลยของทั้งสองเกมที่เราคำนวณเองเมื่อ { $date }
