analysis-title = 세네트 국면 분석
analysis-nav = 분석
analysis-heading = 국면 분석
analysis-lead = 어떤 국면이든 놓아 보세요. 누가 유리한지, 던지기마다 값이 얼마인지, 어느 수가 가장 좋은지 알 수 있습니다.
analysis-tap = 칸을 누르면 빈칸, 원뿔, 실감개 순으로 바뀝니다.
analysis-turn = 차례
analysis-throw = 던진 수
analysis-throw-none = 아직 없음
analysis-clear = 판 비우기
analysis-start = 시작 배치
analysis-text = 글로 쓴 국면
analysis-read = 읽기
analysis-unread = 국면으로 읽을 수 없습니다. 세 줄, 차례, 던진 수가 있어야 합니다.
analysis-win = { $side ->
    [cones] 원뿔이 이길 확률
   *[spools] 실감개가 이길 확률
}
analysis-throws = 던지기마다의 값
analysis-moves = 수, 좋은 순서대로
analysis-over = { $side ->
    [cones] 원뿔이 모두 나갔습니다. 원뿔의 승리입니다.
   *[spools] 실감개가 모두 나갔습니다. 실감개의 승리입니다.
}

## Why a setup cannot stand in a game
analysis-faults = 게임에서 나올 수 없는 국면입니다
analysis-fault-pieces = { $side ->
    [cones] 원뿔이 너무 많습니다. 판에 { $count }개가 있지만 많아야 { $most }개입니다.
   *[spools] 실감개가 너무 많습니다. 판에 { $count }개가 있지만 많아야 { $most }개입니다.
}
analysis-fault-empty = 판에 말이 없습니다. 한쪽은 말이 남아 있어야 합니다.
analysis-fault-water = { $square }번 칸, 물의 집에 말이 있습니다. 그곳에는 아무 말도 머물지 않습니다.
analysis-fault-throw = { $throw }은 나올 수 없습니다. 이 규칙에서 나오는 수: 1, 2, 3, 4, { $none }.
analysis-fault-end = 한쪽이 이미 모두 나갔는데 던진 수가 있습니다.
analysis-fault-side = 차례를 정해 주세요.
