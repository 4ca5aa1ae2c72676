fair-title = 공정한 던지기
fair-lead = 두는 사람도, 이 사이트도 나올 수를 고를 수 없습니다. 어떻게 그런지 쉬운 말로 적었습니다.
fair-step-seal = 게임이 시작되기 전에 사이트가 긴 비밀 수인 씨앗을 뽑고, 그 봉인인 SHA-256 값을 보여 줍니다. 봉인은 오직 그 수에만 들어맞습니다.
fair-step-shake = 던질 때마다 브라우저가 임의의 16바이트를 보탭니다. 이것을 흔들기라 부릅니다. 그래서 사이트도 무엇이 나올지 미리 알지 못합니다.
fair-step-draw = 나오는 수는 씨앗, 게임, 던진 순서, 흔들기에서 정해진 방법으로 따라 나옵니다. HMAC-SHA-256의 가장 낮은 네 비트가 네 막대입니다.
fair-step-open = 게임이 끝나면 씨앗을 공개합니다. 누구나 봉인과 맞는지 확인하고 모든 던지기를 다시 계산할 수 있습니다.
fair-shares = 막대마다 절반은 앞면이 나옵니다. 열여섯 번 던지면 평균 1이 네 번, 2가 여섯 번, 3이 네 번, 4가 한 번, 앞면이 없는 경우가 한 번입니다.
fair-check-title = 던지기 확인
fair-check-game = 게임 { $id }, { $rules }
fair-seal = 첫 던지기 전에 보여 준 봉인
fair-seed = 씨앗
fair-seed-later = 씨앗은 게임이 끝나면 공개됩니다. 그때까지는 아무도 확인할 수 없고, 아무도 미리 볼 수 없습니다.
fair-check = 모두 다시 계산하기
fair-check-here = 이 브라우저가 직접 계산합니다.
fair-check-good = { $count ->
   *[other] 씨앗이 봉인과 맞고, 던지기 { $count }번이 모두 옳습니다.
}
fair-check-bad = { $count ->
   *[other] 던지기 { $count }번이 씨앗에서 나오지 않습니다.
}
fair-check-bad-seal = 씨앗이 봉인과 맞지 않습니다.
fair-counts = 나온 횟수와 기대한 횟수
fair-counts-throw = 수
fair-counts-expected = 기대
fair-counts-cell = { $all }번 중 { $count }번
fair-expected-cell = 16번 중 { $sixteenths }번
fair-throws = 모든 던지기
fair-throws-none = 아직 아무도 던지지 않았습니다.
fair-column-number = 번호
fair-column-player = 플레이어
fair-column-sticks = 막대
fair-column-throw = 수
fair-column-shake = 흔들기
fair-column-check = 확인
fair-shake-none = 없음
fair-right = 옳음
fair-wrong = 틀림
fair-recipe = 방법: 씨앗을 열쇠로 하여 “게임:번호:흔들기”라는 글의 HMAC-SHA-256을 구하고 그 첫 바이트를 씁니다.
fair-back = 게임으로 돌아가기
