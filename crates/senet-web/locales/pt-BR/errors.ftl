errors-not-found-title = Esta página não existe
errors-not-found = O endereço não leva a lugar nenhum. Talvez uma letra tenha se perdido no caminho.
errors-no-game-title = Esta partida não existe
errors-no-game = Este link não corresponde a nenhuma partida. Peça o link de novo ou comece uma partida sua.
errors-bad-request-title = Não deu para entender
errors-bad-request = Faltou algo no formulário, ou algo estava fora do lugar. Volte e tente mais uma vez.
errors-foreign-title = Isto veio de outro site
errors-foreign = Para a sua proteção, só as páginas deste site podem agir por você. Abra a partida aqui e tente de novo.
errors-seat-link-title = Este link não vale mais
errors-seat-link = Um link para mudar de aparelho vale só por pouco tempo. Crie outro no aparelho em que você joga.
errors-too-many-title = Um pouco mais devagar
errors-too-many = Foi muita coisa de uma vez. Espere um momento e tente de novo.
errors-server-title = Algo deu errado do nosso lado
errors-server = Suas partidas estão a salvo. Tente de novo daqui a pouco.
errors-home = Ir para o início
errors-offline-title = Sem rede por aqui
errors-offline = Suas partidas estão guardadas no servidor e continuam como estão assim que você voltar. Enquanto isso, dá para ler as regras.
errors-offline-rules = Ler as regras

errors-notice-stale = A partida já tinha avançado. É assim que ela está agora.
errors-notice-not-your-turn = Não é a sua vez.
errors-notice-no-seat = Você está assistindo a esta partida e não joga nela.
errors-notice-full = Os dois lugares estão ocupados. Você pode assistir.
errors-notice-throw-pending = Primeiro é preciso jogar o { $throw }.
errors-notice-game-over = A partida terminou.
errors-notice-begun = A partida já começou, e não dá mais para sair dela assim. Você pode desistir.
errors-notice-cannot-claim = A vitória não pode ser reivindicada agora.
errors-notice-not-over = A revanche vem depois do fim desta partida.
errors-notice-too-many = { $seconds ->
    [one] Foi muita coisa de uma vez. Tente de novo em um segundo.
   *[other] Foi muita coisa de uma vez. Tente de novo em { $seconds } segundos.
}
errors-move-nobody = Os cones e os carretéis ainda não são de ninguém.
errors-move-not-thrown = Primeiro é preciso lançar as varetas.
errors-move-empty = Não há peça na { $from }.
errors-move-enemy = A peça da { $from } não é sua.
errors-move-own = { $from }: há uma peça do mesmo tipo na { $to }.
errors-move-safe = { $from }: a peça da { $to } está numa casa segura.
errors-move-neighbour = { $from }: a peça da { $to } é protegida pela vizinha da { $neighbour }.
errors-move-blockade = { $from }: um muro de três, a partir da { $at }, fecha o caminho.
errors-move-no-exit = { $from }: um { $throw } não tira esta peça do tabuleiro.
errors-move-not-home = { $from }: as peças só saem quando todas estão na última fileira; há uma na { $behind }.
errors-move-opening = O primeiro 1 é jogado a partir da { $from }.
errors-move-before-first = { $from }: não dá para recuar além da casa 1.
errors-move-back-onto = { $from }: só se recua para uma casa vazia, e há uma peça na { $to }.
