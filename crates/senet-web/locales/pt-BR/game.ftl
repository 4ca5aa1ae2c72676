# Titles
game-title-your-turn = Sua vez · { $rules }
game-title-their-turn = Vez: { $name } · { $rules }
game-title-waiting = Esperando a outra pessoa · { $rules }
game-title-queue = Procurando com quem jogar · { $rules }
game-title-invitation = Convite para uma partida · { $rules }
game-title-over = Fim da partida · { $rules }

# Players
game-you = Você
game-first-player = Jogador 1
game-second-player = Jogador 2
game-your-opponent = A outra pessoa
game-players = Quem joga
game-home-count = de 5 fora
game-turn-yours = Sua vez
game-turn-theirs = Na vez
game-here = Presente
game-away = Ausente
game-no-side = Ainda sem peças
game-watchers = { $count ->
    [one] Uma pessoa está assistindo
   *[other] { $count } pessoas estão assistindo
}
game-watching = Você está assistindo
game-clock-label = Tempo restante, { $name }: { $time }
game-clock-label-you = Seu tempo restante: { $time }

# What is to be done
game-throwoff-you = Lance pelo primeiro 1
game-throwoff-them = { $name } lança pelo primeiro 1
game-throwoff-about = Quem tirar um 1 primeiro fica com os carretéis e abre movendo da 10 para a 11.
game-throw-you = Sua vez: lance as varetas
game-throw-again-you = Lance de novo
game-throw-them = { $name } vai lançar
game-throw-again-them = { $name } lança de novo
game-move-you = Você tirou { $throw }. Escolha uma peça.
game-move-one-you = Você tirou { $throw }. Só há uma jogada possível.
game-move-back-you = Você tirou { $throw }. Nada pode avançar: uma peça tem de recuar.
game-move-them = { $name } tirou { $throw } e escolhe uma peça
game-handover = { $side ->
    [cones] { $name }, com os cones: é a sua vez
   *[spools] { $name }, com os carretéis: é a sua vez
}
game-choices = { $count ->
    [one] Uma peça pode andar. Toque nela ou aperte o botão.
   *[other] { $count } peças podem andar. Toque numa que tenha um anel embaixo.
}
game-act-throw = Lançar as varetas
game-act-choose = Escolha uma peça
game-act-wait = { $name } está jogando
game-act-step = Ir para a { $to }
game-act-swap = Trocar na { $to }
game-act-water = Para a água
game-act-off = Retirar
game-act-back = Recuar até a { $to }
game-offer-step = Da { $from } para a { $to }: anda para uma casa vazia.
game-offer-swap = { $side ->
    [cones] Da { $from } para a { $to }: o seu cone e o carretel trocam de lugar.
   *[spools] Da { $from } para a { $to }: o seu carretel e o cone trocam de lugar.
}
game-offer-water = Da { $from } para a { $water }: a sua peça cai na água e reaparece na { $to }.
game-offer-off = { $from }: a sua peça sai do tabuleiro. Ela chegou.
game-offer-back = Da { $from }, recuo até a { $to }.

# What happened
game-event-step = { $who ->
    [you] Você tirou { $throw } e moveu da { $from } para a { $to }.
   *[other] { $name } tirou { $throw } e moveu da { $from } para a { $to }.
}
game-event-swap = { $who ->
    [you] Você tirou { $throw } e trocou a { $from } com a { $to }.
   *[other] { $name } tirou { $throw } e trocou a { $from } com a { $to }.
}
game-event-water = { $who ->
    [you] Você tirou { $throw }. A sua peça da { $from } caiu na água e reapareceu na { $to }.
   *[other] { $name } tirou { $throw }. A peça da { $from } caiu na água e reapareceu na { $to }.
}
game-event-off = { $who ->
    [you] Você tirou { $throw } e retirou a peça da { $from }.
   *[other] { $name } tirou { $throw } e retirou a peça da { $from }.
}
game-event-back = { $who ->
    [you] Você tirou { $throw } e teve de recuar, da { $from } para a { $to }.
   *[other] { $name } tirou { $throw } e teve de recuar, da { $from } para a { $to }.
}
game-event-pass = { $who ->
    [you] Você tirou { $throw }, mas nenhuma das suas peças pode andar.
   *[other] { $name } tirou { $throw }, mas nenhuma peça pode andar.
}
game-event-throwoff = { $who ->
    [you] Você tirou { $throw }, não um 1.
   *[other] { $name } tirou { $throw }, não um 1.
}
game-event-spools = { $who ->
    [you] Você tirou o primeiro 1: os carretéis são seus.
   *[other] { $name } tirou o primeiro 1 e fica com os carretéis.
}
game-event-thrown = { $who ->
    [you] Você tirou { $throw }.
   *[other] { $name } tirou { $throw }.
}
game-say = { $event } { $status }
game-why = Por que nenhuma peça pode andar
game-faces = { $count ->
    [0] Nenhuma face para cima
    [one] Uma face para cima
   *[other] { $count } faces para cima
}
game-sticks-label = { $count ->
    [0] Nenhuma face para cima: { $throw }
    [one] Uma face para cima: { $throw }
   *[other] { $count } faces para cima: { $throw }
}
game-sticks-waiting = Ainda não lançadas

# Squares
game-board-label = O tabuleiro
game-square-empty = { $square }, vazia
game-square-piece = { $side ->
    [cones] { $square }, cone
   *[spools] { $square }, carretel
}
game-square-house-empty = { $square }, { $house }, vazia
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, cone
   *[spools] { $square }, { $house }, carretel
}
game-square-choice = { $square }. { $offer }
game-legend = As casas especiais
game-legend-rebirth = Volta da água
game-legend-beauty-standard = Sai com 4 ou 5
game-legend-water-standard = Volta à 15
game-legend-water-jequier = Volta ao início
game-legend-truths-standard = Sai com um 3
game-legend-atum-standard = Sai com um 2
game-legend-safe = Segura
game-house-short = { $square } { $house }
game-house-rebirth = Renascimento
game-house-beauty = Beleza
game-house-water = Água
game-house-truths = Três Verdades
game-house-atum = Rá-Atum
game-house-horus = Hórus

# Moves so far
game-moves = Jogadas
game-moves-none = Ainda não houve lançamentos.
game-moves-start = Início
game-moves-back = Uma jogada atrás
game-moves-on = Uma jogada à frente
game-moves-now = Voltar à partida
game-replay = Depois da jogada { $turn } de { $count }
game-replay-start = O início
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → água → { $to }
game-short-off = { $from } fora
game-short-back = { $from } → { $to }, recuo
game-short-pass = sem jogada
game-short-throwoff = não foi um 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Envie este link
game-waiting-lead = A partida começa assim que o segundo lugar for ocupado. Você pode fechar esta página e voltar depois.
game-waiting-seat = { $side ->
    [cones] Você tem os cones e lança primeiro
    [spools] Você tem os carretéis
    [first] Você lança primeiro
   *[second] Você lança em segundo
}
game-waiting-kept = O segundo lugar está reservado
game-waiting-leave = Sair da partida
game-queue-heading = Procurando alguém para jogar
game-queue-lead = A próxima pessoa que quiser jogar { $rules } vai se sentar com você. Deixe esta página aberta.
game-queue-kept = O lugar é de quem chegar
game-link-label = Link da partida
game-copy = Copiar o link
game-copied = Copiado
game-share = Compartilhar
game-share-text = Jogue Senet comigo:
game-qr = Código QR do link
game-qr-scan = Escaneie para jogar
game-invitation-heading = { $name } convida você para uma partida de { $rules }
game-invitation-heading-nameless = Você tem um convite para uma partida de { $rules }
game-invitation-lead = Sem cadastro. Um toque e você está diante do tabuleiro.
game-invitation-seat = { $side ->
    [cones] Você teria os cones e lançaria primeiro.
    [spools] Você teria os carretéis.
    [first] Você lançaria primeiro.
   *[second] Você lançaria em segundo.
}
game-invitation-take = Ocupar o lugar
game-leave-guest = Sair antes do primeiro lançamento

# The end
game-won-you = Você venceu
game-won-them = { $name } venceu
game-lost-you = { $name } venceu. Foi uma boa partida.
game-end-borne-off = { $turns ->
    [one] As cinco peças estão fora, depois de um lançamento.
   *[other] As cinco peças estão fora, depois de { $turns } lançamentos.
}
game-end-resignation = { $who ->
    [you] Você desistiu.
   *[other] { $name } desistiu.
}
game-end-absence = { $who ->
    [you] Você ficou ausente por tempo demais, e a vitória foi reivindicada.
   *[other] { $name } ficou ausente por tempo demais, e a vitória foi reivindicada.
}
game-end-time = { $who ->
    [you] Seu tempo acabou.
   *[other] { $name } ficou sem tempo.
}
game-rematch = De novo, trocando de lugar
game-rematch-accept = Aceitar a revanche
game-rematch-offered-you = Você propôs uma revanche. Ela vale mesmo que a outra pessoa esteja ausente.
game-rematch-offered-them = { $name } propõe uma revanche
game-rematch-go = Para a próxima partida
game-rematch-watch = O jogo continua: para a próxima partida
game-another = Escolher outra partida

# Around the board
game-more = Mais
game-say-something = Dizer algo
game-said = { $name }: { $phrase }
game-phrase-hello = Olá!
game-phrase-good-luck = Boa sorte!
game-phrase-well-played = Boa jogada!
game-phrase-what-luck = Que sorte!
game-phrase-close = Foi por pouco!
game-phrase-oh-no = Ah, não!
game-phrase-one-moment = Um momento, por favor
game-phrase-thanks = Valeu!
game-phrase-again = Mais uma partida?
game-phrase-bye = Tchau!
game-invite-watchers = Link para assistir
game-sound = Som
game-notify = Avise quando for a minha vez
game-notify-body = É a sua vez.
game-device = Continuar em outro aparelho
game-check = Conferir os lançamentos
game-resign = Desistir
game-resign-sure = Desistir mesmo desta partida?
game-resign-yes = Sim, desisto
game-name = Seu nome
game-name-hint = Opcional, até 20 caracteres
game-name-save = Salvar
game-claim = Reivindicar vitória
game-claim-about = { $name } está ausente há algum tempo. Você pode reivindicar a vitória ou esperar o quanto quiser.
game-claim-in = { $seconds ->
    [one] { $name } está ausente. Em um segundo você poderá reivindicar a vitória.
   *[other] { $name } está ausente. Em { $seconds } segundos você poderá reivindicar a vitória.
}
game-offline = Sem conexão. O tabuleiro será atualizado assim que ela voltar.

# The rules at hand
game-rules-hand = As regras em resumo
game-rules-throw-standard = De uma a quatro faces para cima valem de 1 a 4, nenhuma vale 5. Depois de 1, 4 e 5, você lança de novo.
game-rules-throw-jequier = De uma a quatro faces para cima valem de 1 a 4, nenhuma vale 6. Depois de 1, 4 e 6, você lança de novo, se tiver podido jogar.
game-rules-swap = Uma peça que para numa adversária troca de lugar com ela, a não ser que esta esteja segura.
game-rules-safe-standard = Duas peças vizinhas do mesmo tipo protegem uma à outra. As casas 27, 28, 29 e 30 são seguras.
game-rules-safe-jequier = Duas peças vizinhas do mesmo tipo protegem uma à outra. As casas 26, 28, 29 e 30 são seguras.
game-rules-wall-standard = Pode-se passar por cima de qualquer peça.
game-rules-wall-jequier = Não se passa por cima de três peças adversárias seguidas, nem para a frente nem para trás.
game-rules-water-standard = Uma peça que para na 28 volta para a 15, ou para a primeira casa vazia antes dela.
game-rules-water-jequier = Uma peça que para na 27 volta para a casa vazia de menor número.
game-rules-back-standard = As peças nunca recuam. Sem jogada possível, o lançamento se perde.
game-rules-back-jequier = Se nada puder avançar, uma peça tem de recuar para uma casa vazia. Se nenhuma puder, perde-se a vez.
game-rules-off-standard = Uma peça sai da 27 com 4 ou 5, da 29 com 3, da 30 com 2.
game-rules-off-jequier = Quando todas as suas peças estão da 21 à 30, qualquer lançamento que chegue à 30 ou vá além retira uma peça.
game-rules-win = Vence quem primeiro tiver as cinco peças fora do tabuleiro.

# Another device
game-device-title = Continuar em outro aparelho
game-device-lead = Abra este link particular no outro aparelho. Quem o abrir pode jogar por você, então não o mostre a mais ninguém.
game-device-qr = Código QR do link particular
game-device-back = Voltar à partida
game-device-take-title = Continue jogando aqui
game-device-take-lead = Seu lugar nesta partida de { $rules } vem para este aparelho. O outro também fica com ele.
game-device-take = Ocupar meu lugar aqui
