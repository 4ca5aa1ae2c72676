### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = 제키에의 세네트: 규칙, 비교, 내력
jequier-description = 제키에의 세네트 규칙. 처음 나온 1로 정하는 선, 말 셋의 봉쇄, 뒤로 가기, 27번 물의 집. 표준 규칙과 하나씩 견주고 그림 예로 설명합니다. 가입 없이 링크만 보내면 바로 둘 수 있습니다.
jequier-breadcrumb = 제키에의 세네트
jequier-eyebrow = 세네트의 변형
jequier-heading = 제키에의 세네트
jequier-lead = 처음 1을 던진 사람이 먼저 두고, 말 셋이 잇달아 서면 길이 막히며, 앞으로 갈 수 없으면 뒤로 가야 합니다. 그리고 27번에는 물의 집이 기다립니다.
jequier-hero-alt = 판의 마지막 다섯 칸. 26번은 아름다움의 집 네페르, 27번은 물의 집 물결, 28번은 세 진리의 집 새 세 마리, 29번은 라아툼의 집 앉은 두 사람, 30번은 호루스의 집 매.
jequier-hero-caption = 26 아름다움, 27 물, 28 세 진리, 29 라아툼, 30 호루스
jequier-contents-title = 차례

## Play buttons

jequier-play-friend = 제키에 규칙으로 두기
jequier-play-stranger = 기다리는 사람과 두기
jequier-play-device = 이 기기에서 둘이 두기
jequier-to-standard = 표준 규칙 보기

## What it is

jequier-what-title = 어떤 놀이인가
jequier-what-body = 제키에의 세네트는 이집트학자 귀스타브 제키에의 것으로 전하는, 옛 놀이를 되살린 규칙입니다. 판과 말과 막대는 표준 세네트와 같아서, 서른 칸에 원뿔 다섯과 실감개 다섯, 막대 네 개로 둡니다. 시작하는 법, 수를 세는 법, 경주를 끝내는 법이 다르고, 길이 막힌 사람은 뒤로 가야 할 때도 있습니다.

## The throw-off

jequier-opening-title = 처음 1을 던지기
jequier-opening-body = 말은 늘 하던 대로 원뿔을 1, 3, 5, 7, 9번에, 실감개를 2, 4, 6, 8, 10번에 놓지만, 아직은 누구의 것도 아닙니다. 두 사람이 번갈아 던지다가 누군가 1을 던지면 끝나고, 다른 수는 아무 일도 하지 않습니다. 1을 던진 사람은 실감개를 가지고 10번 말을 11번으로 옮깁니다. 이때 둘 수 있는 수는 이것뿐이며, 1이 나왔으니 한 번 더 던집니다. 원뿔은 다른 사람의 것이 됩니다.
jequier-opening-odds = 1은 네 번에 한 번꼴로 나옵니다. 그래서 평균 네 번 만에 정해지고, 먼저 던지는 사람이 1을 먼저 낼 확률은 7분의 4입니다.
jequier-opening-alt = 시작할 때의 판. 원뿔은 1, 3, 5, 7, 9번, 실감개는 2, 4, 6, 8, 10번에 있다. 10번 실감개에서 바로 아래 11번으로 화살표가 이어진다.
jequier-opening-caption = 처음으로 1이 나왔습니다. 10번 실감개가 11번으로 가고, 새 주인이 한 번 더 던집니다.

## Throws

jequier-throw-title = 나온 수와 한 번 더 던지기
jequier-throw-body = 앞면이 하나에서 넷이면 1에서 4로, 하나도 없으면 6으로 칩니다. 1, 4, 6이 나오고 말을 움직였다면 한 번 더 던집니다. 뒤로 간 것도 움직인 것입니다. 2나 3이 나오면 상대 차례가 됩니다. 확률은 1이 16분의 4, 2가 16분의 6, 3이 16분의 4, 4가 16분의 1, 6이 16분의 1입니다.

## As in the standard game

jequier-same-title = 표준 규칙과 같은 점
jequier-same-body = 말 하나를 나온 수만큼 꼭 맞게 옮기고, 쓸 수 있는 수는 반드시 써야 합니다. 내 말이 있는 칸에서는 멈추지 못합니다. 홀로 선 상대 말 위에 멈추면 자리를 바꾸고, 이웃한 두 말은 서로 지켜 주며, 안전한 칸의 말과는 자리를 바꿀 수 없습니다. 안전한 칸은 26, 28, 29, 30번입니다. 다섯 말을 먼저 모두 내보내면 이깁니다.

## The blockade

jequier-blockade-title = 봉쇄
jequier-blockade-body = 상대 말이 셋 이상 잇달아 서면 벽이 됩니다. 앞으로든 뒤로든 이 벽을 넘을 수 없습니다. 벽은 10번과 11번, 20번과 21번의 모퉁이를 돌아 이어져도 됩니다. 둘은 벽이 아니어서 뛰어넘을 수 있습니다.
jequier-blockade-alt = 10, 11, 12번 실감개가 모퉁이를 돌아 벽을 이루고, 18번과 19번 실감개는 둘이 이웃해 있다. 원뿔은 9번과 16번에 있다. 원뿔 쪽이 4를 던졌다.
jequier-blockade-caption = 원뿔 쪽이 4를 던졌습니다. 9번 원뿔이 13번으로 가려면 10, 11, 12번의 벽을 넘어야 하므로 움직일 수 없습니다. 16번 원뿔은 18번과 19번의 둘을 뛰어넘어 20번으로 갑니다.

## Moving back

jequier-back-title = 뒤로 가기
jequier-back-body = 앞으로 갈 수 있는 말이 하나도 없으면, 물러날 수 있는 말 가운데 하나를 나온 수만큼 뒤로 옮겨야 합니다. 빈칸에만 멈출 수 있으며, 뒤로 갈 때는 자리를 바꾸지 않습니다. 1번보다 더 물러날 수 없고 벽도 넘지 못합니다. 물의 집도 빈칸으로 치는데, 그리로 물러난 말은 물에 빠집니다.
jequier-back-alt = 원뿔은 5번과 9번에 있고, 그 앞 10, 11, 12번을 실감개의 벽이 막고 있다. 다른 실감개 하나는 20번에 있다. 원뿔 쪽이 4를 던졌다. 5번 원뿔에서 1번으로 뒤를 향한 화살표가 이어진다.
jequier-back-caption = 원뿔 쪽이 4를 던졌습니다. 9번 원뿔 앞에는 벽이 있고, 5번 원뿔이 갈 9번에는 같은 편이 있습니다. 앞으로 갈 말이 없으니 5번 원뿔이 1번으로 물러납니다. 말을 움직였으므로 원뿔 쪽이 한 번 더 던집니다.

## Lost turns

jequier-lost-title = 차례를 잃을 때
jequier-lost-body = 뒤로도 갈 수 없으면 1, 4, 6이 나왔더라도 차례를 잃습니다. 위 그림에서 1번에 실감개가 있었다면, 원뿔 쪽은 4를 던지고도 차례를 잃습니다.

## The houses

jequier-houses-title = 집
jequier-houses-body = 집은 표준 규칙보다 한 칸씩 낮은 번호에 있고, 특별한 규칙이 있는 집은 물의 집뿐입니다. 15번의 앙크는 여기서 보통 칸입니다.
jequier-house-26-name = 26번, 아름다움의 집
jequier-house-26-body = 안전한 칸이며, 다른 규칙은 없습니다.
jequier-house-27-name = 27번, 물의 집
jequier-house-27-body = 여기에 멈춘 말은 판 전체에서 번호가 가장 낮은 빈칸으로 갑니다. 27번에는 어떤 말도 머물지 못하며, 지나가기만 할 때는 아무 일도 없습니다.
jequier-house-28-name = 28번, 세 진리의 집
jequier-house-28-body = 안전한 칸입니다. 나갈 때 정해진 수가 필요하지 않습니다.
jequier-house-29-name = 29번, 라아툼의 집
jequier-house-29-body = 안전한 칸이며, 마찬가지로 자유롭게 떠납니다.
jequier-house-30-name = 30번, 호루스의 집
jequier-house-30-body = 길의 끝입니다. 아직 나갈 수 없는 말도 여기서 안전하게 쉴 수 있습니다.
jequier-water-alt = 원뿔은 2번과 25번, 실감개는 1번과 14번에 있다. 원뿔 쪽이 2를 던졌다. 25번 원뿔에서 27번 물로 경고 화살표가 이어진다.
jequier-water-caption = 이 2로 25번 원뿔을 옮기면 물에 빠지고, 1번과 2번이 차 있으므로 3번으로 갑니다. 2번 원뿔을 4번으로 옮기는 편이 낫습니다.

## Leaving the board

jequier-off-title = 판에서 나가기
jequier-off-body = 남은 내 말이 모두 마지막 줄, 곧 21번에서 30번 사이에 있는 동안에만 나갈 수 있습니다. 그때는 30번에 닿거나 30번을 넘는 수라면 무엇이든 말을 내보내며, 30번에 누가 있든 상관없습니다. 그 전에는 어떤 말도 30번을 넘어갈 수 없습니다. 정확히 30번에 멈추는 것은 다른 칸과 마찬가지로 할 수 있고, 그 말은 나중에 어떤 수로든 나갈 수 있을 때까지 거기서 쉽니다. 벽은 나가는 길도 막습니다.
jequier-off-alt = 남은 원뿔 셋이 24, 28, 30번, 모두 마지막 줄에 있다. 실감개는 12번과 17번에 있다. 원뿔 쪽이 6을 던졌다.
jequier-off-caption = 남은 원뿔이 모두 마지막 줄에 있습니다. 6이 나왔으니 셋 가운데 어느 것이든 나갈 수 있습니다. 24번 원뿔은 정확히 30번에 닿아 나가는데, 거기에 원뿔이 있어도 괜찮습니다. 나머지 둘은 30번을 넘어서 나갑니다. 만일 원뿔 하나가 18번에 남아 있었다면 아무도 나갈 수 없습니다.

## Comparison

jequier-table-title = 두 규칙을 나란히
jequier-table-caption = 표준 세네트와 제키에의 세네트 규칙 비교
jequier-table-rule = 규칙
jequier-table-standard = 표준
jequier-table-jequier = 제키에
jequier-table-start-name = 먼저 두는 사람
jequier-table-start-standard = 먼저 두는 사람이 원뿔을 가지고 먼저 던집니다.
jequier-table-start-jequier = 번갈아 던져 처음 1을 낸 사람이 실감개를 가지고 10번 말을 11번으로 옮겨야 합니다.
jequier-table-throws-name = 나온 수
jequier-table-throws-standard = 1, 2, 3, 4. 앞면이 없으면 5.
jequier-table-throws-jequier = 1, 2, 3, 4. 앞면이 없으면 6.
jequier-table-again-name = 한 번 더 던지는 수
jequier-table-again-standard = 1, 4, 5. 움직이지 못해도 던집니다.
jequier-table-again-jequier = 1, 4, 6. 움직였을 때만 던집니다.
jequier-table-blockade-name = 봉쇄
jequier-table-blockade-standard = 없습니다. 어떤 말이든 뛰어넘습니다.
jequier-table-blockade-jequier = 잇달아 선 상대 말 셋 이상은 앞으로도 뒤로도 넘지 못합니다.
jequier-table-safe-name = 안전한 칸
jequier-table-safe-standard = 27, 28, 29, 30번
jequier-table-safe-jequier = 26, 28, 29, 30번
jequier-table-water-name = 물의 집
jequier-table-water-standard = 28번. 15번으로, 차 있으면 그보다 낮은 번호의 가장 가까운 빈칸으로 돌아갑니다.
jequier-table-water-jequier = 27번. 판에서 번호가 가장 낮은 빈칸으로 돌아갑니다.
jequier-table-back-name = 뒤로 가기
jequier-table-back-standard = 없습니다.
jequier-table-back-jequier = 앞으로 갈 말이 하나도 없을 때만, 빈칸으로 갑니다.
jequier-table-stuck-name = 움직일 수 없을 때
jequier-table-stuck-standard = 수를 넘깁니다. 1, 4, 5면 한 번 더 던집니다.
jequier-table-stuck-jequier = 1, 4, 6이 나왔어도 차례를 잃습니다.
jequier-table-off-name = 판에서 나가기
jequier-table-off-standard = 27번에서 4나 5, 29번에서 3, 30번에서 2.
jequier-table-off-jequier = 남은 말이 모두 21번에서 30번에 있으면 30번에 닿거나 넘는 수로 나갑니다.

## History

jequier-history-title = 제키에와 그의 규칙
jequier-history-person = 귀스타브 제키에(1868–1946)는 스위스의 이집트학자로, 사카라 남부의 발굴로 가장 잘 알려져 있습니다. 그의 것으로 전하는 규칙은 주로 Jack Botermans와 공저자들이 쓴 책 『The World of Games』의 요약을 통해 오늘날의 사람들에게 알려졌습니다.
jequier-history-source = 이 규칙을 마련할 때 제키에 자신의 글은 구하지 못했습니다. 위의 요약을 따르고, 놀이 데이터베이스 Ludii와 견주어 확인했습니다. Ludii에는 그의 규칙이 여러 복원 가운데 하나로 실려 있습니다.
jequier-history-modern = 세네트의 모든 규칙이 그렇듯 이것도 현대에 되살린 것입니다. 이집트 무덤에서 이천 년이 넘는 세월에 걸친 판과 그림이 나왔지만 온전한 규칙은 없습니다. 그래서 제키에, R. C. 벨, 그 뒤의 티머시 켄들이 저마다 다른 놀이에 이르렀습니다. 무덤에서 나온 판에는 마지막 다섯 칸에 이런 표지가 있는데, 저마다 어떤 규칙이었는지는 복원일 뿐입니다. 여기서 두는 표준 세네트도 되살린 규칙입니다.

## Where the accounts differ

jequier-differ-title = 자료가 서로 다른 곳
jequier-differ-body = 자료들이 모든 점에서 일치하지는 않습니다. 여기서는 다음과 같이 둡니다.
jequier-differ-swap = 공격받은 말은 『The World of Games』를 따라 공격한 말과 자리를 바꿉니다. Ludii에서는 첫 번째 빈칸으로 보냅니다.
jequier-differ-off = 남은 말이 모두 마지막 줄에 있으면 30번에 꼭 닿아도, 30번을 넘어도 나갑니다. 둘은 저마다 한 자료의 해석입니다.
jequier-differ-back = 말 셋의 봉쇄는 뒤로 가는 것도 막습니다.
jequier-differ-unused = Ludii에만 있는 두 가지, 곧 처음에 앞의 말을 기다리는 말과 점수로 겨루는 방식은 쓰지 않습니다.

## Questions and answers

jequier-faq-title = 묻고 답하기
jequier-faq-start-question = 제키에의 세네트에서는 누가 먼저 두나요?
jequier-faq-start-answer = 처음 1을 던진 사람입니다. 번갈아 던지다가 1을 낸 사람이 실감개를 가지고, 10번 말을 11번으로 옮긴 뒤 한 번 더 던집니다.
jequier-faq-blockade-question = 봉쇄란 무엇인가요?
jequier-faq-blockade-answer = 한쪽의 말 셋 이상이 길에서 잇달아 선 것입니다. 상대는 앞으로도 뒤로도 그것을 넘지 못합니다.
jequier-faq-back-question = 언제 뒤로 가야 하나요?
jequier-faq-back-answer = 나온 수로 앞으로 갈 수 있는 말이 하나도 없을 때뿐입니다. 그때는 물러날 수 있는 말 가운데 하나를 빈칸으로 물려야 합니다.
jequier-faq-water-question = 물의 집에 빠진 말은 어디로 가나요?
jequier-faq-water-answer = 27번에서, 어디든 판에서 번호가 가장 낮은 빈칸으로 갑니다.
jequier-faq-exact-question = 나가려면 꼭 맞는 수가 나와야 하나요?
jequier-faq-exact-answer = 아니요. 남은 말이 모두 21번에서 30번 사이에 있으면, 30번에 닿거나 30번을 넘는 수라면 무엇이든 말을 내보냅니다.

## Play

jequier-end-title = 직접 두어 보세요
jequier-end-body = 게임을 만들고, 링크를 보내고, 처음 1을 노려 던져 보세요. 둘 수 있는 수는 판이 모두 보여 주므로 두면서 규칙을 익힐 수 있습니다.
