fair-title = Lanci equi
fair-lead = Nessuno può scegliere un lancio: né chi gioca né questo sito. Ecco come, in parole semplici.
fair-step-seal = Prima che la partita cominci, il sito estrae un lungo numero segreto, il seme, e ne mostra il sigillo: il suo SHA-256. Il sigillo corrisponde solo a quel numero.
fair-step-shake = A ogni lancio il tuo browser aggiunge sedici byte casuali suoi, la scossa. Così il sito non sa in anticipo che cosa uscirà.
fair-step-draw = Il lancio deriva dal seme, dalla partita, dal numero del lancio e dalla scossa secondo una ricetta fissa: i quattro bit meno significativi di HMAC-SHA-256 sono i quattro bastoncini.
fair-step-open = Quando la partita è finita il seme viene mostrato. Chiunque può verificare che corrisponda al sigillo e ricalcolare ogni lancio.
fair-shares = Ogni bastoncino cade con la faccia in su metà delle volte. Su sedici lanci, in media, quattro sono un 1, sei un 2, quattro un 3, uno un 4, e uno non mostra alcuna faccia.
fair-check-title = Verifica i lanci
fair-check-game = Partita { $id }, { $rules }
fair-seal = Il sigillo, mostrato prima del primo lancio
fair-seed = Il seme
fair-seed-later = Il seme viene mostrato a partita finita. Fino ad allora nessuno può verificare nulla, né guardare in anticipo.
fair-check = Ricalcola tutto
fair-check-here = Il tuo browser fa il calcolo da sé.
fair-check-good = { $count ->
    [one] Il seme corrisponde al sigillo, e l’unico lancio è giusto.
   *[other] Il seme corrisponde al sigillo, e i lanci, { $count } in tutto, sono giusti.
}
fair-check-bad = { $count ->
    [one] Un lancio non deriva dal seme.
   *[other] { $count } lanci non derivano dal seme.
}
fair-check-bad-seal = Il seme non corrisponde al sigillo.
fair-counts = Usciti e attesi
fair-counts-throw = Lancio
fair-counts-expected = Attesi
fair-counts-cell = { $count } su { $all }
fair-expected-cell = { $sixteenths } su 16
fair-throws = Tutti i lanci
fair-throws-none = Non si è ancora lanciato.
fair-column-number = N.
fair-column-player = Chi
fair-column-sticks = Bastoncini
fair-column-throw = Lancio
fair-column-shake = Scossa
fair-column-check = Verifica
fair-shake-none = nessuna
fair-right = giusto
fair-wrong = sbagliato
fair-recipe = La ricetta: il primo byte di HMAC-SHA-256, con il seme come chiave, sul testo «game:number:shake», cioè partita, numero e scossa.
fair-back = Torna alla partita
