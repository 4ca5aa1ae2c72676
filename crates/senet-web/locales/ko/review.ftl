review-title = 복기 · { $rules }
review-open = 게임 복기하기
review-curve = 이길 확률
review-curve-about = { $count }번 던지는 동안 { $start }에서 { $end }로. 수 목록에 같은 내용이 말과 숫자로 있습니다.
review-moments = 승부를 가른 순간
review-move = { $turn }수째
review-better = 더 나은 수
review-best = 가장 좋은 수
review-played = 둔 수
review-given = 잃은 확률
review-luck = 운
review-choices = 고른 수 { $count }번 중 { $best }번이 최선
review-adds = 합계 내역
review-begin = 시작할 때
review-end = 끝날 때
review-exact = 모두 정확한 값입니다.
review-estimated = 추정한 값입니다.

## The game in one sentence: $luck, $skill and $chance are percentages
review-sum-luck = 운이 갈랐습니다. 이긴 쪽이 얻은 것은 막대에서 { $luck }, 더 나은 선택에서 { $skill }.
review-sum-skill = 선택이 갈랐습니다. 이긴 쪽이 얻은 것은 더 나은 선택에서 { $skill }, 막대에서 { $luck }.
review-sum-both = 운도 선택도 이긴 쪽을 도왔습니다. 각각 { $luck }, { $skill }.
review-sum-against-luck = 불운을 딛고 이겼습니다. 막대가 { $luck } 앗아 갔고, 더 나은 선택이 { $skill } 보탰습니다.
review-sum-against-skill = 운이 아쉬운 선택을 메웠습니다. 막대가 { $luck } 보탰고, 선택이 { $skill } 깎았습니다.
review-sum-stopped = 게임이 도중에 끝났습니다. 그때 이긴 쪽의 확률은 { $chance }였습니다.

## Around it
review-list = 모든 수를 목록으로
review-list-back = 판으로 돌아가기
review-column-move = 수
review-analyse = 이 국면 분석하기
review-link = 이 순간의 링크
review-keys = 화살표 키로 한 수씩 볼 수 있습니다.
