## Choosing the computer
computer-opponent = 컴퓨터
computer-play = 컴퓨터와 두기
computer-level = 수준
computer-level-1 = 초보
computer-level-2 = 욕심쟁이
computer-level-3 = 신중파
computer-level-4 = 사색가
computer-level-5 = 고수
computer-level-6 = 완벽
computer-about-1 = 앞으로 달리고 눈앞의 이득부터 잡습니다. 나머지는 대개 놓칩니다.
computer-about-2 = 잡을 수 있으면 무엇이든 잡고, 상대가 무엇을 던질지는 생각하지 않습니다.
computer-about-3 = 말 하나하나를 걱정해 서로 붙여 둡니다.
computer-about-4 = 수를 견주어 보고 한 번의 던지기를 내다봅니다.
computer-about-5 = 놓치는 것이 거의 없습니다.
computer-about-6 = 언제나 아는 한 가장 좋은 수를 둡니다.

## At the board
computer-name = 컴퓨터

## Hints
computer-hint = 힌트 보기
computer-hint-exact = 정확한 값입니다.
computer-hint-estimated = 추정한 값입니다.
computer-hints = 지금까지 힌트: { $count }번
computer-notice-no-hints = 힌트는 컴퓨터와 두는 게임에서만 볼 수 있습니다.
computer-notice-nothing = 힌트는 던진 뒤 내가 둘 차례에 볼 수 있습니다.
