fair-title = Lançamentos justos
fair-lead = Ninguém pode escolher um lançamento: nem quem joga, nem este site. Veja como, em palavras simples.
fair-step-seal = Antes de a partida começar, o site sorteia um longo número secreto, a semente, e mostra um selo dela: o seu SHA-256. O selo só serve para esse número.
fair-step-shake = A cada lançamento, seu navegador acrescenta dezesseis bytes aleatórios próprios, a sacudida. Assim o site não sabe de antemão o que vai sair.
fair-step-draw = O lançamento resulta da semente, da partida, do número do lançamento e da sacudida, por uma receita fixa: os quatro bits menos significativos de HMAC-SHA-256 são as quatro varetas.
fair-step-open = Quando a partida termina, a semente é mostrada. Qualquer pessoa pode conferir se ela corresponde ao selo e recalcular cada lançamento.
fair-shares = Cada vareta cai com a face para cima metade das vezes. De dezesseis lançamentos, em média, quatro são um 1, seis um 2, quatro um 3, um é um 4, e um não mostra nenhuma face.
fair-check-title = Conferir os lançamentos
fair-check-game = Partida { $id }, { $rules }
fair-seal = O selo, mostrado antes do primeiro lançamento
fair-seed = A semente
fair-seed-later = A semente é mostrada quando a partida termina. Até lá ninguém pode conferir, e ninguém pode espiar o que vem.
fair-check = Recalcular tudo
fair-check-here = Seu navegador faz a conta sozinho.
fair-check-good = { $count ->
    [0] A semente corresponde ao selo, e não houve lançamentos.
    [one] A semente corresponde ao selo, e o único lançamento está certo.
   *[other] A semente corresponde ao selo, e todos os { $count } lançamentos estão certos.
}
fair-check-bad = { $count ->
    [one] Um lançamento não resulta da semente.
   *[other] { $count } lançamentos não resultam da semente.
}
fair-check-bad-seal = A semente não corresponde ao selo.
fair-counts = O que saiu e o que se espera
fair-counts-throw = Lançamento
fair-counts-expected = Esperado
fair-counts-cell = { $count } de { $all }
fair-expected-cell = { $sixteenths } em 16
fair-throws = Todos os lançamentos
fair-throws-none = Ainda não houve lançamentos.
fair-column-number = Nº
fair-column-player = Quem
fair-column-sticks = Varetas
fair-column-throw = Lançamento
fair-column-shake = Sacudida
fair-column-check = Conferência
fair-shake-none = nenhuma
fair-right = certo
fair-wrong = errado
fair-recipe = A receita: o primeiro byte de HMAC-SHA-256, com a semente como chave, sobre o texto “game:number:shake”, ou seja, partida, número e sacudida.
fair-back = Voltar à partida
