home-title = Senet: il gioco da tavolo egizio da giocare con gli amici
home-heading = Senet, il gioco del passaggio
home-lead = In Egitto ci si è giocato per più di duemila anni. Manda un link e giocaci stasera.
home-setup = Nuova partita
home-rules = Regole
home-standard = Standard
home-standard-about = Chi annega torna su 15
home-jequier = Jéquier
home-jequier-about = Tre di fila formano un muro
home-opponent = Con chi
home-friend = Con gli amici, via link
home-device = In due su questo dispositivo
home-stranger = Con chi aspetta
home-stranger-about = { $count ->
    [0] Ora non aspetta nessuno
    [one] Una persona aspetta
   *[other] { $count } persone aspettano
}
home-more = Primo lancio e orologio
home-first = Chi lancia per primo
home-first-random = A sorte
home-first-you = Tu
home-first-them = L’altra persona
home-clock = Orologio
home-clock-none = Senza orologio
home-clock-time = { $minutes } min + { $seconds } s a mossa
home-play = Gioca
home-games = Le tue partite non finite
home-game-waiting = Il secondo posto è libero
home-game-your-turn = Tocca a te
home-game-their-turn = Tocca all’altra persona
home-game-device = Su questo dispositivo
home-game-opponent = Con { $name }
home-about = Che cos’è il Senet
home-about-path = Due schieramenti di cinque pedine fanno a gara lungo un percorso di trenta caselle che serpeggia su tre file.
home-about-sticks = Quattro bastoncini, ognuno con un lato chiaro e uno scuro, dicono di quanto deve andare una pedina.
home-about-swap = Una pedina sola può essere rimandata indietro con uno scambio, due vicine si proteggono a vicenda e, verso la fine, aspetta l’acqua.
home-board-label = Un tabellone di Senet nel mezzo di una partita
