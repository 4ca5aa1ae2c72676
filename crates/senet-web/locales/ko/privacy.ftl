### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = 개인정보: 세네트가 저장하는 것
privacy-description = 이 사이트가 여러분에 대해 저장하는 것은 거의 없습니다. 계정도 광고도 방문 통계도 없고, 다른 사이트에서 불러오는 것도 없습니다. 대국의 자리를 지키는 것은 기기에 있는 무작위 수 하나뿐입니다.
privacy-breadcrumb = 개인정보
privacy-heading = 저장하는 것은 거의 없습니다
privacy-lead = 계정도, 이메일 주소도, 이름도 없이 둘 수 있습니다. 그래도 남는 것이 있다면 무엇이고 왜 남는지 여기에 모두 적었습니다.

privacy-device-title = 여러분의 기기에
privacy-device-seat = 처음으로 대국을 만들거나 참가하면 브라우저에 긴 무작위 수가 담긴 쿠키가 하나 놓입니다. 다른 사람이 대신 두지 못하게 하는 자리 열쇠입니다. 여러분이 누구인지는 담겨 있지 않고, 스크립트로 읽을 수 없으며, 1년 동안 유효합니다.
privacy-device-settings = 색이나 판 모양을 고르면 두 번째 쿠키가 그것을 기억합니다. 읽기만 할 때는 쿠키가 하나도 놓이지 않습니다.
privacy-device-clear = 둘 다 언제든지 지울 수 있습니다. 첫 번째 쿠키를 지우면 이 기기는 끝나지 않은 대국의 자리를 잃습니다.

privacy-server-title = 서버에
privacy-server-game = 대국은 둔 그대로 보관됩니다. 규칙, 던진 수, 옮긴 수, 결과, 각각의 시각, 그리고 던지기를 확인할 수 있는 무작위 수입니다. 별명이나 간단한 인사말을 쓰면 그것도 함께 남습니다. 끝난 대국도 링크가 계속 열리도록 보관합니다.
privacy-server-key = 자리 열쇠 자체는 서버에 두지 않고, 열쇠를 알아낼 수 없는 해시값만 남깁니다.
privacy-server-address = 네트워크 주소는 요청이 한꺼번에 몰리는 것을 막기 위해 메모리에서만 씁니다. 게임 서버는 그것을 대국 기록에도 자체 로그에도 적지 않습니다.

privacy-others-title = 다른 사람에게 보이는 것
privacy-others-body = 대국 링크를 아는 사람은 누구나 그 대국을 지켜보고, 별명을 읽고, 두 사람이 자리에 있는지 볼 수 있습니다. 링크는 보여 주고 싶은 사람에게만 건네고, 별명은 남이 읽어도 괜찮은 것으로 고르세요.

privacy-none-title = 여기에 없는 것
privacy-none-body = 광고도, 방문 통계도, 소셜 버튼도, 다른 사이트의 글꼴이나 스크립트도 없습니다. 모든 파일은 이 사이트에서 옵니다. 무엇도 팔거나 넘기지 않습니다.

privacy-host-title = 이 사이트를 운영하는 사람
privacy-host-body = 세네트는 누구나 운영할 수 있으며, 이 페이지는 세네트 자체가 하는 일을 설명합니다. 이 사이트의 운영자가 따로 로그를 남기는 다른 서버를 앞에 두었을 수도 있습니다.
