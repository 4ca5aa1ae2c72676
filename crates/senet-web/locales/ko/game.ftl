# Titles
game-title-your-turn = 내 차례 · { $rules }
game-title-their-turn = { $name } 차례 · { $rules }
game-title-waiting = 친구를 기다리는 중 · { $rules }
game-title-queue = 상대를 찾는 중 · { $rules }
game-title-invitation = 게임 초대 · { $rules }
game-title-over = 게임 끝 · { $rules }

# Players
game-you = 나
game-first-player = 플레이어 1
game-second-player = 플레이어 2
game-your-opponent = 상대
game-players = 플레이어
game-home-count = / 5 나감
game-turn-yours = 내 차례
game-turn-theirs = 차례
game-here = 접속 중
game-away = 자리 비움
game-no-side = 아직 편 없음
game-watchers = { $count ->
   *[other] { $count }명이 구경하고 있습니다
}
game-watching = 구경하는 중입니다
game-clock-label = 남은 시간, { $name }: { $time }
game-clock-label-you = 내 남은 시간: { $time }

# What is to be done
game-throwoff-you = 먼저 1을 던져 보세요
game-throwoff-them = { $name }: 1을 노리고 던질 차례입니다
game-throwoff-about = 먼저 1을 던진 사람이 실감개를 가지고, 10의 말을 11로 옮기며 시작합니다.
game-throw-you = 내 차례입니다. 막대를 던지세요
game-throw-again-you = 한 번 더 던지세요
game-throw-them = { $name }: 던질 차례입니다
game-throw-again-them = { $name }: 한 번 더 던집니다
game-move-you = 던진 수 { $throw }. 말을 고르세요
game-move-one-you = 던진 수 { $throw }. 둘 수 있는 수는 하나입니다
game-move-back-you = 던진 수 { $throw }. 앞으로 갈 말이 없어 하나가 물러나야 합니다
game-move-them = { $name }: 던진 수 { $throw }, 말을 고르는 중입니다
game-handover = { $side ->
    [cones] { $name }(원뿔): 차례입니다
   *[spools] { $name }(실감개): 차례입니다
}
game-choices = { $count ->
    [1] 움직일 수 있는 말은 하나입니다. 그 말을 누르거나 단추를 누르세요.
   *[other] 움직일 수 있는 말은 { $count }개입니다. 아래에 고리가 있는 말을 누르세요.
}
game-act-throw = 막대 던지기
game-act-choose = 말을 고르세요
game-act-wait = { $name }: 두는 중입니다
game-act-step = { $to }번 칸으로 가기
game-act-swap = { $to }에서 맞바꾸기
game-act-water = 물에 빠지기
game-act-off = 판에서 나가기
game-act-back = { $to }번 칸으로 물러나기
game-offer-step = { $from }에서 { $to }까지, 빈칸으로 갑니다.
game-offer-swap = { $side ->
    [cones] { $from }에서 { $to }까지, 내 원뿔이 실감개와 자리를 맞바꿉니다.
   *[spools] { $from }에서 { $to }까지, 내 실감개가 원뿔과 자리를 맞바꿉니다.
}
game-offer-water = { $from }에서 { $water }까지, 말이 물에 빠져 { $to }번 칸으로 나옵니다.
game-offer-off = { $from }번 칸의 말이 판에서 나갑니다.
game-offer-back = { $from }에서 { $to }까지 물러납니다.

# What happened
game-event-step = { $who ->
    [you] 던진 수 { $throw }, { $from }에서 { $to }까지 갔습니다.
   *[other] { $name }: 던진 수 { $throw }, { $from }에서 { $to }까지 갔습니다.
}
game-event-swap = { $who ->
    [you] 던진 수 { $throw }, { $from }에서 { $to }까지 가서 자리를 맞바꿨습니다.
   *[other] { $name }: 던진 수 { $throw }, { $from }에서 { $to }까지 가서 자리를 맞바꿨습니다.
}
game-event-water = { $who ->
    [you] 던진 수 { $throw }, { $from }번 칸의 내 말이 물에 빠져 { $to }번 칸으로 나왔습니다.
   *[other] { $name }: 던진 수 { $throw }, { $from }번 칸의 말이 물에 빠져 { $to }번 칸으로 나왔습니다.
}
game-event-off = { $who ->
    [you] 던진 수 { $throw }, { $from }번 칸의 말이 판에서 나갔습니다.
   *[other] { $name }: 던진 수 { $throw }, { $from }번 칸의 말이 판에서 나갔습니다.
}
game-event-back = { $who ->
    [you] 던진 수 { $throw }, { $from }에서 { $to }까지 물러나야 했습니다.
   *[other] { $name }: 던진 수 { $throw }, { $from }에서 { $to }까지 물러나야 했습니다.
}
game-event-pass = { $who ->
    [you] 던진 수 { $throw }, 움직일 수 있는 내 말이 없습니다.
   *[other] { $name }: 던진 수 { $throw }, 움직일 수 있는 말이 없습니다.
}
game-event-throwoff = { $who ->
    [you] 던진 수 { $throw }, 1이 아닙니다.
   *[other] { $name }: 던진 수 { $throw }, 1이 아닙니다.
}
game-event-spools = { $who ->
    [you] 먼저 1을 던져 실감개를 가졌습니다.
   *[other] { $name }: 먼저 1을 던져 실감개를 가졌습니다.
}
game-event-thrown = { $who ->
    [you] 던진 수 { $throw }.
   *[other] { $name }: 던진 수 { $throw }.
}
game-say = { $event } { $status }
game-why = 왜 움직일 수 없나요
game-faces = { $count ->
    [0] 앞면 없음
   *[other] 앞면 { $count }개
}
game-sticks-label = { $count ->
    [0] 앞면 없음: { $throw }
   *[other] 앞면 { $count }개: { $throw }
}
game-sticks-waiting = 아직 던지지 않음

# Squares
game-board-label = 판
game-square-empty = { $square }번 칸, 비어 있음
game-square-piece = { $side ->
    [cones] { $square }번 칸, 원뿔
   *[spools] { $square }번 칸, 실감개
}
game-square-house-empty = { $square }번 칸, { $house }, 비어 있음
game-square-house-piece = { $side ->
    [cones] { $square }번 칸, { $house }, 원뿔
   *[spools] { $square }번 칸, { $house }, 실감개
}
game-square-choice = { $square }. { $offer }
game-legend = 집
game-legend-rebirth = 빠진 말이 돌아오는 곳
game-legend-beauty-standard = 4나 5로 나감
game-legend-water-standard = 15로 돌아감
game-legend-water-jequier = 처음으로 돌아감
game-legend-truths-standard = 3으로 나감
game-legend-atum-standard = 2로 나감
game-legend-safe = 안전한 칸
game-house-short = { $square } { $house }
game-house-rebirth = 부활
game-house-beauty = 아름다움
game-house-water = 물
game-house-truths = 세 진리
game-house-atum = 라아툼
game-house-horus = 호루스

# Moves so far
game-moves = 둔 수
game-moves-none = 아직 아무도 던지지 않았습니다.
game-moves-start = 처음으로
game-moves-back = 이전 수로
game-moves-on = 다음 수로
game-moves-now = 게임으로 돌아가기
game-replay = { $count }수 중 { $turn }수째
game-replay-start = 시작 모습
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → 물 → { $to }
game-short-off = { $from } 나감
game-short-back = { $from } → { $to } 후퇴
game-short-pass = 수 없음
game-short-throwoff = 1 아님
game-short-open = …

# Waiting and joining
game-waiting-heading = 친구에게 이 링크를 보내세요
game-waiting-lead = 상대가 자리에 앉으면 게임이 시작됩니다. 이 페이지를 닫았다가 다시 와도 됩니다.
game-waiting-seat = { $side ->
    [cones] 원뿔을 쥐고 먼저 던집니다
    [spools] 실감개를 쥡니다
    [first] 먼저 던집니다
   *[second] 나중에 던집니다
}
game-waiting-kept = 친구의 자리를 비워 두었습니다
game-waiting-leave = 게임 그만두기
game-queue-heading = 함께 둘 사람을 찾고 있습니다
game-queue-lead = 다음으로 ‘{ $rules }’ 상대를 찾는 사람과 바로 이어집니다. 이 페이지를 열어 두세요.
game-queue-kept = 올 사람의 자리를 비워 두었습니다
game-link-label = 게임 링크
game-copy = 링크 복사
game-copied = 복사했습니다
game-share = 공유
game-share-text = 같이 세네트 두자:
game-qr = 링크 QR 코드
game-qr-scan = 찍으면 바로 들어옵니다
game-invitation-heading = { $name } 님이 ‘{ $rules }’ 한판에 초대했습니다
game-invitation-heading-nameless = ‘{ $rules }’ 한판에 초대받았습니다
game-invitation-lead = 가입은 필요 없습니다. 한 번 누르면 판 앞에 앉습니다.
game-invitation-seat = { $side ->
    [cones] 원뿔을 쥐고 먼저 던집니다.
    [spools] 실감개를 쥡니다.
    [first] 먼저 던집니다.
   *[second] 나중에 던집니다.
}
game-invitation-take = 자리에 앉기
game-leave-guest = 첫 던지기 전에 나가기

# The end
game-won-you = 이겼습니다
game-won-them = { $name } 승리
game-lost-you = { $name } 승리. 잘 싸웠어요.
game-end-borne-off = { $turns ->
   *[other] { $turns }번 던진 끝에 말 다섯이 모두 나갔습니다.
}
game-end-resignation = { $who ->
    [you] 기권했습니다.
   *[other] { $name }: 기권했습니다.
}
game-end-absence = { $who ->
    [you] 너무 오래 자리를 비워 상대가 승리를 가져갔습니다.
   *[other] { $name }: 너무 오래 자리를 비워 상대가 승리를 가져갔습니다.
}
game-end-time = { $who ->
    [you] 시간이 다 되었습니다.
   *[other] { $name }: 시간이 다 되었습니다.
}
game-rematch = 자리를 바꿔 한판 더
game-rematch-accept = 재대국 받아들이기
game-rematch-offered-you = 재대국을 신청했습니다. 상대가 없어도 신청은 그대로 남습니다.
game-rematch-offered-them = { $name }: 재대국을 신청했습니다
game-rematch-go = 다음 게임으로
game-rematch-watch = 두 사람이 이어서 둡니다. 다음 게임으로
game-another = 다른 게임 고르기

# Around the board
game-more = 더 보기
game-say-something = 한마디 하기
game-said = { $name }: { $phrase }
game-phrase-hello = 안녕하세요!
game-phrase-good-luck = 행운을 빌어요!
game-phrase-well-played = 잘 두시네요!
game-phrase-what-luck = 운이 좋네요!
game-phrase-close = 아슬아슬했어요!
game-phrase-oh-no = 이런!
game-phrase-one-moment = 잠시만요
game-phrase-thanks = 고맙습니다!
game-phrase-again = 한판 더 할까요?
game-phrase-bye = 다음에 또 봐요!
game-invite-watchers = 구경꾼을 위한 링크
game-sound = 소리
game-notify = 내 차례가 되면 알리기
game-notify-body = 내 차례입니다.
game-device = 내 자리를 다른 기기로 옮기기
game-check = 던지기 확인
game-resign = 기권
game-resign-sure = 정말 이 게임에서 기권할까요?
game-resign-yes = 네, 기권합니다
game-name = 내 이름
game-name-hint = 선택 사항, 20자까지
game-name-save = 저장
game-claim = 승리 가져가기
game-claim-about = { $name }: 한동안 자리를 비웠습니다. 승리를 가져가도 되고, 얼마든지 더 기다려도 됩니다.
game-claim-in = { $seconds ->
   *[other] { $name }: 자리를 비웠습니다. { $seconds }초 뒤에 승리를 가져갈 수 있습니다.
}
game-offline = 연결이 끊겼습니다. 다시 이어지는 대로 판을 맞춥니다.

# The rules at hand
game-rules-hand = 간추린 규칙
game-rules-throw-standard = 앞면이 하나에서 넷이면 1에서 4, 없으면 5입니다. 1, 4, 5가 나오면 한 번 더 던집니다.
game-rules-throw-jequier = 앞면이 하나에서 넷이면 1에서 4, 없으면 6입니다. 1, 4, 6이 나오고 말을 움직였으면 한 번 더 던집니다.
game-rules-swap = 상대 말이 있는 칸에서 멈추면 서로 자리를 맞바꿉니다. 지켜지는 말은 바꿀 수 없습니다.
game-rules-safe-standard = 이웃한 같은 편 둘은 서로를 지킵니다. 27, 28, 29, 30은 안전한 칸입니다.
game-rules-safe-jequier = 이웃한 같은 편 둘은 서로를 지킵니다. 26, 28, 29, 30은 안전한 칸입니다.
game-rules-wall-standard = 어떤 말이든 지나칠 수 있습니다.
game-rules-wall-jequier = 상대 말 셋이 나란하면 봉쇄가 되어 앞으로도 뒤로도 지나갈 수 없습니다.
game-rules-water-standard = 28에서 멈추면 15로, 15가 차 있으면 그보다 낮은 번호의 가장 가까운 빈칸으로 돌아갑니다.
game-rules-water-jequier = 27에서 멈추면 번호가 가장 낮은 빈칸으로 돌아갑니다.
game-rules-back-standard = 말은 물러나지 않습니다. 둘 수가 없으면 그 던지기는 넘어갑니다.
game-rules-back-jequier = 앞으로 갈 말이 없으면 하나가 빈칸으로 물러나야 합니다. 그것도 안 되면 차례를 잃습니다.
game-rules-off-standard = 27에서는 4나 5, 29에서는 3, 30에서는 2로 판에서 나갑니다.
game-rules-off-jequier = 내 말이 모두 21에서 30 사이에 있으면, 30에 닿거나 넘는 수로 나갑니다.
game-rules-win = 말 다섯을 먼저 모두 내보내면 이깁니다.

# Another device
game-device-title = 자리를 다른 기기로 옮기기
game-device-lead = 다른 기기에서 이 비밀 링크를 여세요. 이 링크를 연 사람은 누구나 대신 둘 수 있으니 다른 사람에게 보여 주지 마세요.
game-device-qr = 비밀 링크 QR 코드
game-device-back = 게임으로 돌아가기
game-device-take-title = 여기서 이어 두기
game-device-take-lead = ‘{ $rules }’ 게임의 내 자리를 이 기기로 옮깁니다. 원래 기기에서도 계속 둘 수 있습니다.
game-device-take = 이 기기로 가져오기
