### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = O que mostra o jogo perfeito
senet-perfect-start = O jogo padrão está resolvido: para cada posição sabemos a chance de vitória de cada lado quando nenhum deles jamais erra. Desde o início, o lado que lança primeiro, o dos cones, vence { $percent }% das partidas.
senet-perfect-length = Com os dois lados jogando perfeitamente, uma partida leva em média { $throws } lançamentos, com desvio padrão de { $spread }.
senet-perfect-luck = Em média, um único lançamento desloca a chance de vitória em { $swing } pontos percentuais.
senet-perfect-source = Estes números vêm da nossa própria solução do jogo, calculada em { $date }.
