home-title = Senet: permainan papan Mesir kuno bersama teman
home-heading = Senet, permainan penyeberangan
home-lead = Orang Mesir memainkannya lebih dari dua ribu tahun. Kirim tautan ke teman dan mainkan malam ini.
home-setup = Permainan baru
home-rules = Aturan
home-standard = Standar
home-standard-about = Yang tenggelam kembali ke 15
home-jequier = Jéquier
home-jequier-about = Tiga berturut-turut jadi tembok
home-opponent = Dengan siapa
home-friend = Teman, lewat tautan
home-device = Berdua di perangkat ini
home-stranger = Seseorang yang menunggu
home-stranger-about = { $count ->
    [0] Belum ada yang menunggu
   *[other] { $count } orang menunggu
}
home-more = Lemparan pertama dan jam
home-first = Siapa melempar lebih dulu
home-first-random = Diundi
home-first-you = Kamu
home-first-them = Lawan
home-clock = Jam
home-clock-none = Tanpa jam
home-clock-time = { $minutes } mnt per orang, { $seconds } dtk per langkah
home-play = Main
home-games = Permainanmu yang belum selesai
home-game-waiting = Menunggu pemain kedua
home-game-your-turn = Giliranmu
home-game-their-turn = Giliran lawan
home-game-device = Di perangkat ini
home-game-opponent = Lawan: { $name }
home-about = Apa itu Senet
home-about-path = Dua pemain mengadu cepat masing-masing lima bidak di jalur tiga puluh petak yang berkelok melalui tiga baris.
home-about-sticks = Empat bilah, masing-masing bersisi terang dan gelap, menentukan seberapa jauh bidak harus melangkah.
home-about-swap = Bidak yang sendirian bisa terdesak mundur oleh tukar tempat, dua tetangga saling melindungi, dan menjelang akhir air menunggu.
home-board-label = Papan Senet di tengah permainan
