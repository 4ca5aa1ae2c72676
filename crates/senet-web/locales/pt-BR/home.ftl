home-title = Senet: o jogo de tabuleiro egípcio para jogar com amigos
home-heading = Senet, o jogo da passagem
home-lead = No Egito, ele foi jogado por mais de dois mil anos. Envie um link e jogue ainda hoje à noite.
home-setup = Nova partida
home-rules = Regras
home-standard = Padrão
home-standard-about = Quem se afoga volta para a 15
home-jequier = Jéquier
home-jequier-about = Três seguidas formam um muro
home-opponent = Com quem
home-friend = Com amigos, por link
home-device = A dois neste aparelho
home-stranger = Com quem está esperando
home-stranger-about = { $count ->
    [0] Ninguém está esperando agora
    [one] Uma pessoa está esperando
   *[other] { $count } pessoas estão esperando
}
home-more = Primeiro lançamento e relógio
home-first = Quem lança primeiro
home-first-random = Por sorteio
home-first-you = Você
home-first-them = A outra pessoa
home-clock = Relógio
home-clock-none = Sem relógio
home-clock-time = { $minutes } min + { $seconds } s por jogada
home-play = Jogar
home-games = Suas partidas inacabadas
home-game-waiting = O segundo lugar está livre
home-game-your-turn = Sua vez
home-game-their-turn = Vez da outra pessoa
home-game-device = Neste aparelho
home-game-opponent = Com { $name }
home-about = O que é o Senet
home-about-path = Duas pessoas, com cinco peças cada uma, correm por um caminho de trinta casas que serpenteia por três fileiras.
home-about-sticks = Quatro varetas, cada uma com um lado claro e um escuro, dizem quanto uma peça tem de andar.
home-about-swap = Uma peça sozinha pode ser mandada de volta por uma troca, duas vizinhas protegem uma à outra e, perto do fim, a água espera.
home-board-label = Um tabuleiro de Senet no meio de uma partida
