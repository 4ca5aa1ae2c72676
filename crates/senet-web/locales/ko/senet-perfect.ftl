### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = 완벽하게 두면 어떻게 될까
senet-perfect-start = 표준 세네트는 모두 풀렸습니다. 양쪽이 실수 없이 둘 때 어느 국면에서 누가 얼마의 확률로 이기는지 알고 있다는 뜻입니다. 시작할 때, 원뿔을 가지고 먼저 두는 사람의 승률은 { $percent }%입니다.
senet-perfect-length = 둘 다 완벽하게 두면 한 판에 평균 { $throws }번 던지며, 표준편차는 { $spread }번입니다.
senet-perfect-luck = 한 번의 던지기는 승률을 평균 { $swing }%포인트 바꿉니다.
senet-perfect-source = 이 수치는 { $date }에 직접 계산한 풀이에서 나왔습니다.
