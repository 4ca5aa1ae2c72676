### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Privacidade: o que o Senet guarda
privacy-description = O que este site guarda sobre você: quase nada. Sem conta, sem propaganda, sem rastreamento. Um número aleatório no seu aparelho guarda o seu lugar.
privacy-breadcrumb = Privacidade
privacy-heading = O que é guardado: quase nada
privacy-lead = Você pode jogar sem conta, sem e-mail e sem nome. Esta página lista tudo o que mesmo assim é guardado, e por quê.

privacy-device-title = No seu aparelho
privacy-device-seat = Quando você cria uma partida ou entra em uma pela primeira vez, seu navegador recebe um cookie com um longo número aleatório. Ele é a chave dos seus lugares, para que ninguém mais possa jogar por você. Não diz nada sobre você, scripts não conseguem lê-lo, e ele dura um ano.
privacy-device-settings = Se você escolhe cores, a posição do tabuleiro ou outro idioma, um pequeno cookie guarda cada uma dessas escolhas. A simples leitura não grava cookie nenhum.
privacy-device-clear = Você pode apagar todos a qualquer momento. Sem a chave, seu aparelho perde os lugares nas partidas inacabadas.

privacy-server-title = No servidor
privacy-server-game = Cada partida é guardada como foi jogada: as regras, os lançamentos, as jogadas, como terminou, quando as coisas aconteceram e quando cada lado esteve presente pela última vez, além dos números aleatórios com que se podem conferir os lançamentos. Se você usar um apelido ou frases rápidas, o apelido e as últimas frases são guardados com ela. As partidas terminadas permanecem, para que os links continuem funcionando.
privacy-server-key = Da chave do seu lugar o servidor guarda só uma impressão digital, um hash a partir do qual não se chega à chave.
privacy-server-address = Seu endereço de rede é usado na memória para conter enxurradas de solicitações. O servidor do jogo não o grava nem nas partidas nem no próprio registro. Ele conta as solicitações em conjunto, sem nada que aponte para uma pessoa.

privacy-others-title = O que os outros podem ver
privacy-others-body = Quem tem o link de uma partida pode assistir a ela, ler os apelidos e ver se os dois lados estão presentes. Então dê o link a quem deve tê-lo, e escolha um apelido que você não se importe que leiam.

privacy-none-title = O que não existe aqui
privacy-none-body = Sem propaganda, sem rastreamento de visitantes, sem botões de redes sociais, sem fontes ou scripts de outros sites: cada arquivo deste site vem deste próprio site. Nada é vendido nem repassado.

privacy-host-title = Quem mantém o site
privacy-host-body = Qualquer pessoa pode pôr o Senet no ar, e esta página descreve o que o próprio Senet faz. Quem mantém esta cópia pode deixá-la atrás de outros servidores com registros próprios.
