home-title = เซเนต: เกมกระดานอียิปต์โบราณ เล่นกับเพื่อน
home-heading = เซเนต เกมแห่งการก้าวผ่าน
home-lead = ชาวอียิปต์เล่นเกมนี้มากว่าสองพันปี ส่งลิงก์ให้เพื่อนแล้วเล่นกันคืนนี้เลย
home-setup = เกมใหม่
home-rules = กติกา
home-standard = มาตรฐาน
home-standard-about = หมากที่จมน้ำกลับไปที่ 15
home-jequier = เฌกีเย
home-jequier-about = สามตัวเรียงกันเป็นกำแพง
home-opponent = เล่นกับใคร
home-friend = เพื่อน ผ่านลิงก์
home-device = สองคนบนเครื่องนี้
home-stranger = คนที่รออยู่
home-stranger-about = { $count ->
    [0] ตอนนี้ไม่มีใครรออยู่
   *[other] มี { $count } คนรออยู่
}
home-more = ใครทอยก่อนและนาฬิกา
home-first = ใครทอยก่อน
home-first-random = สุ่ม
home-first-you = คุณ
home-first-them = อีกฝ่าย
home-clock = นาฬิกา
home-clock-none = ไม่จับเวลา
home-clock-time = ฝ่ายละ { $minutes } นาที ตาละ { $seconds } วินาที
home-play = เล่น
home-games = เกมที่คุณเล่นค้างไว้
home-game-waiting = รอผู้เล่นคนที่สอง
home-game-your-turn = ตาคุณ
home-game-their-turn = ตาอีกฝ่าย
home-game-device = บนเครื่องนี้
home-game-opponent = กับ { $name }
home-about = เซเนตคืออะไร
home-about-path = ผู้เล่นสองคนแข่งกันด้วยหมากคนละห้าตัวบนทางสามสิบช่องที่วกไปมาสามแถว
home-about-sticks = ไม้ทอยสี่อัน แต่ละอันมีด้านสีอ่อนและด้านสีเข้ม บอกว่าหมากต้องเดินไกลแค่ไหน
home-about-swap = หมากโดดเดี่ยวอาจถูกสลับที่ให้ถอยหลัง หมากสองตัวที่อยู่ติดกันคุ้มกันซึ่งกันและกัน และใกล้ปลายทางสายน้ำรออยู่
home-board-label = กระดานเซเนตระหว่างเกม
