home-title = 세네트: 친구와 두는 고대 이집트 보드게임
home-heading = 건너가는 놀이, 세네트
home-lead = 이집트 사람들이 이천 년 넘게 즐긴 놀이입니다. 친구에게 링크를 보내고 오늘 저녁 한판 두어 보세요.
home-setup = 새 게임
home-rules = 규칙
home-standard = 표준
home-standard-about = 물에 빠지면 15로 돌아갑니다
home-jequier = 제키에
home-jequier-about = 셋이 나란하면 길이 막힙니다
home-opponent = 상대
home-friend = 링크로 부른 친구
home-device = 이 기기에서 둘이
home-stranger = 기다리는 사람
home-stranger-about = { $count ->
    [0] 지금은 기다리는 사람이 없습니다
   *[other] { $count }명이 기다리고 있습니다
}
home-more = 순서와 시계
home-first = 먼저 던질 사람
home-first-random = 제비뽑기
home-first-you = 나
home-first-them = 상대
home-clock = 시계
home-clock-none = 시계 없음
home-clock-time = 각자 { $minutes }분, 한 수에 { $seconds }초
home-play = 시작하기
home-games = 두던 게임
home-game-waiting = 상대를 기다리는 중
home-game-your-turn = 내 차례
home-game-their-turn = 상대 차례
home-game-device = 이 기기에서
home-game-opponent = 상대: { $name }
home-about = 세네트는 어떤 놀이인가요
home-about-path = 두 사람이 저마다 말 다섯을 이끌고, 세 줄로 굽이치는 서른 칸의 길을 달립니다.
home-about-sticks = 한 면은 밝고 한 면은 어두운 던지기 막대 네 개가 말이 갈 칸 수를 정합니다.
home-about-swap = 홀로 선 말은 자리가 바뀌어 뒤로 밀릴 수 있고, 이웃한 둘은 서로를 지킵니다. 끝 가까이에는 물이 기다립니다.
home-board-label = 한창 두는 중인 세네트 판
