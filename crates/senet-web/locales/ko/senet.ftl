### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.

## Head

senet-title = 세네트 규칙, 그림으로 보는 놀이 방법
senet-description = 고대 이집트 놀이 세네트를 두는 법. 판과 다섯 집, 막대 던지기, 자리 바꾸기, 물의 집, 말을 내보내는 방법을 그림 예와 함께 설명합니다. 가입 없이 링크만 보내면 친구와 바로 둘 수 있습니다.
senet-nav = 규칙
senet-breadcrumb = 세네트 규칙
senet-eyebrow = 놀이와 표준 규칙
senet-heading = 세네트 두는 법
senet-lead = 세네트는 서른 칸 길을 두 사람이 겨루어 달리는 놀이입니다. 몇 칸을 갈지는 막대 네 개가 정하고, 다섯 말 가운데 어느 말이 갈지는 여러분이 정합니다. 말 다섯을 먼저 모두 내보내면 이깁니다.
senet-hero-alt = 시작할 때의 세네트 판. 윗줄 열 칸에 원뿔 다섯 개와 실감개 다섯 개가 번갈아 서 있다. 가운뎃줄과 아랫줄은 비어 있고, 15, 27, 28, 29, 30번 칸에 표지가 있다.
senet-contents-title = 차례

## Play buttons

senet-play-friend = 친구와 두기
senet-play-stranger = 기다리는 사람과 두기
senet-play-device = 이 기기에서 둘이 두기
senet-to-jequier = 변형 규칙, 제키에의 세네트

## The board

senet-board-title = 판
senet-board-body = 서른 칸은 세 줄을 굽이도는 하나의 길입니다. 1번부터 10번까지는 윗줄을 왼쪽에서 오른쪽으로 가고, 11번부터 20번까지는 가운뎃줄을 오른쪽에서 왼쪽으로 돌아오며, 21번부터 30번까지는 아랫줄을 다시 왼쪽에서 오른쪽으로 갑니다. 길은 10번에서 바로 아래 11번으로, 20번에서 바로 아래 21번으로 꺾입니다.
senet-board-neighbours = 이 규칙에서 이웃이란 언제나 길에서 이어진 칸을 말합니다. 10번과 11번은 이웃이지만, 5번과 16번은 위아래로 붙어 있어도 이웃이 아닙니다.
senet-board-alt = 서른 칸의 길을 보여 주는 빈 판. 윗줄은 오른쪽으로, 10번에서 11번으로 내려와 가운뎃줄은 왼쪽으로, 20번에서 21번으로 내려와 아랫줄은 오른쪽으로 간다. 다섯 칸에 표지가 있다. 15번은 앙크, 27번은 류트처럼 생긴 네페르, 28번은 물결, 29번은 새 세 마리, 30번은 앉은 두 사람.
senet-board-caption = 1번에서 30번까지의 길과 다섯 집. 15번 부활, 27번 아름다움, 28번 물, 29번 세 진리, 30번 라아툼.

## Setup

senet-setup-title = 말과 처음 자리
senet-setup-body = 한 사람은 원뿔 다섯 개를, 다른 한 사람은 실감개 다섯 개를 가집니다. 처음 열 칸에 번갈아 놓는데, 원뿔은 1, 3, 5, 7, 9번, 실감개는 2, 4, 6, 8, 10번에 섭니다. 양쪽 모두 1번에서 30번 쪽으로 달리며, 한 칸에는 말이 하나만 설 수 있습니다. 먼저 두는 사람이 원뿔을 가지고 먼저 던집니다.
senet-setup-cone = 원뿔
senet-setup-spool = 실감개

## Throwing

senet-throw-title = 막대 던지기
senet-throw-body = 던지기 막대 네 개에는 저마다 앞면과 뒷면이 있고, 둘은 똑같은 비율로 나옵니다. 앞면이 나온 막대를 세면 그것이 나온 수입니다. 앞면이 하나도 없으면 5로 칩니다.
senet-throw-again = 1, 4, 5가 나오면 말을 옮긴 뒤 한 번 더 던집니다. 계속 나오면 계속 던집니다. 2나 3이 나오면 상대 차례가 됩니다.
senet-throw-table-caption = 나올 수 있는 다섯 가지 수와 그 확률, 다음에 던질 사람
senet-throw-table-sticks = 막대
senet-throw-table-throw = 나온 수
senet-throw-table-chance = 확률
senet-throw-table-next = 그다음
senet-throw-1-sticks = 앞면 하나
senet-throw-2-sticks = 앞면 둘
senet-throw-3-sticks = 앞면 셋
senet-throw-4-sticks = 앞면 넷
senet-throw-5-sticks = 앞면 없음
senet-throw-1-chance = 16분의 4
senet-throw-2-chance = 16분의 6
senet-throw-3-chance = 16분의 4
senet-throw-4-chance = 16분의 1
senet-throw-5-chance = 16분의 1
senet-throw-next-again = 한 번 더 던집니다
senet-throw-next-passes = 상대 차례입니다

## Moving

senet-move-title = 말 옮기기
senet-move-body = 한 번 던질 때마다 자기 말 하나를 나온 수만큼 꼭 맞게 앞으로 옮깁니다. 갈 수 있는 말이 여럿이면 마음대로 고르는데, 바로 이 선택이 놀이의 재미입니다. 갈 수 있는 말이 하나뿐이면 손해를 보더라도 그 말을 옮겨야 합니다.
senet-move-over = 가는 길에 있는 말은 내 것이든 상대 것이든 뛰어넘을 수 있습니다. 다만 내 말이 있는 칸에서 멈출 수는 없습니다.

## Swapping

senet-swap-title = 자리 바꾸기
senet-swap-body = 세네트에서는 말을 잡지 않습니다. 보호받지 못한 상대 말 위에 멈추면 두 말이 자리를 바꿉니다. 내 말은 그 칸에 남고, 상대 말은 내 말이 떠나온 칸으로 돌아갑니다.
senet-swap-alt = 원뿔은 3번과 12번, 실감개는 7번과 20번에 있다. 원뿔 쪽이 4를 던졌다. 3번 원뿔에서 7번에 홀로 선 실감개로 화살표가 이어진다.
senet-swap-caption = 원뿔 쪽이 4를 던졌습니다. 3번 원뿔이 7번에 이르러 홀로 선 실감개와 자리를 바꿉니다. 이제 원뿔은 7번, 실감개는 3번에 있습니다. 그 대신 12번 원뿔을 16번으로 옮길 수도 있습니다.

## Protection

senet-pair-title = 보호받는 말
senet-pair-body = 같은 편 말 둘이 이웃한 칸에 서면 서로를 지켜 주므로, 어느 쪽과도 자리를 바꿀 수 없습니다. 마지막 네 칸인 27번부터 30번까지는 혼자 있어도 안전합니다. 말을 옮기기 전에 어떻게 서 있었는지가 기준입니다.
senet-pair-alt = 원뿔은 4번과 8번, 실감개는 5, 10, 11, 16번에 있다. 길이 꺾이는 곳에서 위아래로 선 10번과 11번 실감개가 막대로 이어져 있다.
senet-pair-caption = 10번과 11번 실감개는 모퉁이를 사이에 둔 이웃이어서, 8번 원뿔은 2로도 3으로도 움직일 수 없습니다. 4가 나오면 둘을 뛰어넘어 12번으로 갑니다. 5번과 16번 실감개는 이웃이 아니므로, 1이 나오면 4번 원뿔이 5번 실감개와 자리를 바꿀 수 있습니다.

## The houses

senet-houses-title = 다섯 집
senet-houses-body = 어느 집이든 멈추지 않고 지나가도 됩니다. 꼭 들러야 하는 집은 없습니다.
senet-house-15-name = 15번, 부활의 집
senet-house-15-body = 물에 빠진 말이 돌아오는 자리입니다. 그 밖에는 보통 칸과 같습니다.
senet-house-27-name = 27번, 아름다움의 집
senet-house-27-body = 안전한 칸이며, 물 앞의 마지막 쉼터입니다. 4나 5가 나오면 여기서 판을 나갑니다. 2가 나오면 29번, 3이 나오면 30번으로 가지만, 1이 나오면 물에 빠집니다.
senet-house-28-name = 28번, 물의 집
senet-house-28-body = 어떤 말도 여기 머물지 못합니다. 28번에 멈춘 말은 곧바로 15번으로 돌아갑니다. 15번에 다른 말이 있으면 14번, 13번으로 거슬러 올라가 가장 가까운 빈칸에 섭니다. 지나가기만 할 때는 아무 일도 없습니다.
senet-house-29-name = 29번, 세 진리의 집
senet-house-29-body = 안전한 칸입니다. 새가 세 마리이니 3이 나오면 나갑니다. 30번이 비어 있으면 1로 30번에 갈 수 있고, 2, 4, 5로는 움직이지 못합니다.
senet-house-30-name = 30번, 라아툼의 집
senet-house-30-body = 안전한 칸입니다. 사람이 둘이니 2가 나오면 나갑니다. 다른 수로는 움직이지 못합니다.
senet-water-alt = 원뿔은 20번과 24번, 실감개는 15번과 17번에 있다. 원뿔 쪽이 4를 던졌다. 24번 원뿔에서 28번 물로 경고 화살표가 이어진다.
senet-water-caption = 원뿔 쪽이 4를 던졌고, 반드시 써야 합니다. 20번 원뿔은 24번에 같은 편이 있어 갈 수 없습니다. 그래서 24번 원뿔이 물에 빠집니다. 15번에는 실감개가 있으므로 14번으로 돌아갑니다. 그래도 4가 나왔으니 원뿔 쪽이 한 번 더 던집니다.

## Leaving the board

senet-off-title = 판에서 나가기
senet-off-body = 말은 세 칸에서만 판을 나갑니다. 27번에서는 4나 5, 29번에서는 3, 30번에서는 2가 나와야 합니다. 26번이나 그보다 낮은 번호에 있는 말은 30번을 넘어가는 수로는 움직이지 못합니다. 다섯째 말이 나가는 순간, 무슨 수가 나왔든 그 자리에서 이깁니다.
senet-off-alt = 막바지의 판. 원뿔은 27, 29, 30번에 있고 둘은 이미 나갔다. 실감개 하나가 22번에 있다.
senet-off-caption = 여기서는 수마다 하는 일이 다릅니다. 1이 나오면 27번 원뿔이 물에 빠져 15번으로 돌아갑니다. 2는 30번 원뿔을, 3은 29번 원뿔을, 4나 5는 27번 원뿔을 내보냅니다.

## No move

senet-stuck-title = 움직일 말이 없을 때
senet-stuck-body = 나온 수로 움직일 수 있는 말이 하나도 없으면 그 수는 그냥 넘깁니다. 뒤로 가는 일은 없습니다. 그래도 1, 4, 5가 나왔다면 한 번 더 던집니다.
senet-stuck-alt = 원뿔은 26번과 29번, 실감개는 18번과 22번에 있다. 원뿔 쪽이 5를 던졌지만 움직일 수 있는 원뿔이 없다.
senet-stuck-caption = 원뿔 쪽이 5를 던졌습니다. 26번에서는 30번을 넘어가게 되는데, 그것은 27번에서만 됩니다. 29번에서는 3으로만 나갑니다. 그래서 이번 수는 넘기고, 5가 나왔으니 원뿔 쪽이 한 번 더 던집니다.

## Strategy

senet-strategy-title = 기억해 둘 여섯 가지
senet-strategy-1-title = 둘씩 다니기
senet-strategy-1-body = 이웃한 두 말과는 자리를 바꿀 수 없습니다. 하나가 떠나면 둘 다 혼자가 되니, 옮기기 전에 남는 말도 살펴보세요.
senet-strategy-2-title = 뒤에서 오는 수 세기
senet-strategy-2-body = 홀로 선 말은 상대 말보다 두 칸 앞에 있을 때 가장 위험합니다. 한 번 던져 맞을 확률이 16분의 6입니다. 한 칸이나 세 칸 앞이면 16분의 4, 네 칸이나 다섯 칸 앞이면 16분의 1입니다.
senet-strategy-3-title = 자리 바꾸기는 두 말을 움직인다
senet-strategy-3-body = 내 말은 어차피 갈 만큼 가고, 상대 말은 그만큼 물러납니다. 다른 점이 없다면 자리를 바꾸는 수가 더 이득입니다.
senet-strategy-4-title = 물을 얕보지 않기
senet-strategy-4-body = 26번에 있는 말은 2가 나오면 물에 빠지며, 그 확률은 16분의 6입니다. 25번과 27번에서는 16분의 4, 23번과 24번에서는 16분의 1입니다.
senet-strategy-5-title = 나가는 길 알기
senet-strategy-5-body = 바로 다음에 나갈 확률은 30번에서 16분의 6, 29번에서 16분의 4, 27번에서 16분의 2입니다.
senet-strategy-6-title = 여분의 말 남기기
senet-strategy-6-body = 나온 수는 써야 합니다. 뒤에 남은 말이 반갑지 않은 수를 대신 받아 주면 앞선 말이 물에 빠지지 않습니다.

## History

senet-history-title = 세네트의 내력
senet-history-body = 이집트 무덤에서는 이천 년이 넘는 세월에 걸친 세네트 판과 그림이 나왔습니다. 그러나 온전한 규칙은 남아 있지 않습니다. 오늘날 두는 규칙은 모두 현대에 되살린 것이며, 귀스타브 제키에, R. C. 벨, 그 뒤의 티머시 켄들 같은 이들이 저마다 다른 놀이에 이르렀습니다.
senet-history-here = 이 사이트의 표준 세네트도 그렇게 되살린 규칙으로, 말이 다섯씩이고 마지막 네 칸에 집이 있습니다. 무덤에서 나온 판에는 마지막 다섯 칸에 이런 표지가 있지만, 어느 표지에 어떤 규칙이 있었는지는 미루어 짐작할 수밖에 없습니다.

## Questions and answers

senet-faq-title = 묻고 답하기
senet-faq-egypt-question = 고대 이집트 사람들도 이렇게 두었나요?
senet-faq-egypt-answer = 아무도 모릅니다. 판과 그림과 표지만 남았을 뿐 온전한 규칙은 전해지지 않습니다. 여기서 쓰는 규칙은 현대에 되살린 것입니다.
senet-faq-forced-question = 손해를 보더라도 말을 옮겨야 하나요?
senet-faq-forced-answer = 네. 움직일 수 있는 말이 있으면, 물에 빠지는 수밖에 없더라도 두어야 합니다. 움직일 수 있는 말이 여럿이면 마음대로 고릅니다.
senet-faq-beauty-question = 모든 말이 아름다움의 집에 멈춰야 하나요?
senet-faq-beauty-answer = 아니요. 27번도, 다른 집도 멈추지 않고 지나갈 수 있습니다.
senet-faq-block-question = 말로 길을 막을 수 있나요?
senet-faq-block-answer = 표준 규칙에서는 막을 수 없고, 말이 몇이든 뛰어넘을 수 있습니다. 제키에의 세네트에서는 상대 말 셋이 잇달아 서면 봉쇄가 됩니다.
senet-faq-odds-question = 각 수가 나올 확률은 얼마인가요?
senet-faq-odds-answer = 1은 16분의 4, 2는 16분의 6, 3은 16분의 4, 4는 16분의 1, 5는 16분의 1입니다.
senet-faq-online-question = 멀리 있는 친구와 세네트를 두려면 어떻게 하나요?
senet-faq-online-answer = 여기서 게임을 만들고 링크를 보내세요. 친구는 링크를 열고 자리에 앉기만 하면 휴대전화에서든 컴퓨터에서든 둘 수 있습니다. 누구도 가입할 필요가 없습니다.

## Play

senet-end-title = 이제 두어 볼까요
senet-end-body = 게임을 만들고, 링크를 보내고, 막대를 던지면 됩니다. 둘 수 있는 수는 판이 모두 보여 주므로 규칙을 외울 필요가 없습니다.
