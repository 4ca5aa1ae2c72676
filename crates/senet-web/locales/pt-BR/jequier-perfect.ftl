### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = O que mostra o jogo perfeito
jequier-perfect-start = Os dois jogos estão resolvidos: para cada posição sabemos a chance de vitória de cada lado quando nenhum deles jamais erra. No Senet de Jéquier, quem vence o sorteio vence { $percent }% das partidas. No jogo padrão, quem começa vence { $standard }%.
jequier-perfect-length = Com os dois lados jogando perfeitamente, uma partida do Senet de Jéquier leva em média { $throws } lançamentos, com desvio padrão de { $spread }.
jequier-perfect-luck = Em média, um único lançamento desloca a chance de vitória em { $swing } pontos percentuais.
jequier-perfect-source = Estes números vêm da nossa própria solução dos jogos, calculada em { $date }.
