home-title = Senet: el juego de mesa egipcio, para jugar con amigos
home-heading = Senet, el juego del paso
home-lead = En Egipto se jugó durante más de dos mil años. Envía un enlace y juega esta misma noche.
home-setup = Partida nueva
home-rules = Reglas
home-standard = Estándar
home-standard-about = Quien se ahoga vuelve al 15
home-jequier = Jéquier
home-jequier-about = Tres seguidas forman un muro
home-opponent = Con quién
home-friend = Con amigos, por enlace
home-device = Dos en este dispositivo
home-stranger = Con alguien que espera
home-stranger-about = { $count ->
    [0] Ahora no espera nadie
    [one] Espera una persona
   *[other] Esperan { $count } personas
}
home-more = Primera tirada y reloj
home-first = Quién tira primero
home-first-random = Al azar
home-first-you = Tú
home-first-them = Tu rival
home-clock = Reloj
home-clock-none = Sin reloj
home-clock-time = { $minutes } min + { $seconds } s por jugada
home-play = Jugar
home-games = Tus partidas sin terminar
home-game-waiting = El segundo asiento está libre
home-game-your-turn = Te toca
home-game-their-turn = Le toca a tu rival
home-game-device = En este dispositivo
home-game-opponent = Con { $name }
home-about = Qué es el Senet
home-about-path = Dos bandos de cinco fichas compiten por un camino de treinta casillas que serpentea por tres filas.
home-about-sticks = Cuatro varillas, cada una con un lado claro y otro oscuro, dicen cuánto tiene que avanzar una ficha.
home-about-swap = Una ficha sola puede retroceder por un cambio, dos vecinas se protegen la una a la otra y, cerca del final, espera el agua.
home-board-label = Un tablero de Senet en plena partida
