# Titles
game-title-your-turn = Te toca · { $rules }
game-title-their-turn = { $name } juega · { $rules }
game-title-waiting = Esperando a tu rival · { $rules }
game-title-queue = Buscando rival · { $rules }
game-title-invitation = Invitación a una partida · { $rules }
game-title-over = Fin de la partida · { $rules }

# Players
game-you = Tú
game-first-player = El primer bando
game-second-player = El segundo bando
game-your-opponent = Tu rival
game-players = Los dos bandos
game-home-count = de 5 fuera
game-turn-yours = Te toca
game-turn-theirs = Le toca
game-here = En línea
game-away = Ausente
game-no-side = Aún sin fichas
game-watchers = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
game-watching = Estás mirando
game-clock-label = { $name }: tiempo restante { $time }
game-clock-label-you = Tu tiempo restante: { $time }

# What is to be done
game-throwoff-you = Tira en busca del primer 1
game-throwoff-them = { $name } tira en busca del primer 1
game-throwoff-about = Quien saca primero un 1 se queda con los carretes y abre moviendo del 10 al 11.
game-throw-you = Te toca: tira las varillas
game-throw-again-you = Vuelve a tirar
game-throw-them = { $name } tiene que tirar
game-throw-again-them = { $name } vuelve a tirar
game-move-you = Has sacado un { $throw }. Elige una ficha.
game-move-one-you = Has sacado un { $throw }. Hay una sola jugada posible.
game-move-back-you = Has sacado un { $throw }. Nada puede avanzar: una ficha tiene que retroceder.
game-move-them = { $name } ha sacado un { $throw } y elige una ficha
game-handover = { $side ->
    [cones] { $name }, con los conos: te toca
   *[spools] { $name }, con los carretes: te toca
}
game-choices = { $count ->
    [one] Puede moverse una ficha. Tócala o pulsa el botón.
   *[other] Pueden moverse { $count } fichas. Toca una que tenga un anillo debajo.
}
game-act-throw = Tirar las varillas
game-act-choose = Elige una ficha
game-act-wait = { $name } está jugando
game-act-step = Ir al { $to }
game-act-swap = Cambiar en el { $to }
game-act-water = Al agua
game-act-off = Sacarla
game-act-back = Volver al { $to }
game-offer-step = Del { $from } al { $to }: avanza a una casilla libre.
game-offer-swap = { $side ->
    [cones] Del { $from } al { $to }: tu cono y el carrete cambian de sitio.
   *[spools] Del { $from } al { $to }: tu carrete y el cono cambian de sitio.
}
game-offer-water = Del { $from } al { $water }: tu ficha cae al agua y reaparece en el { $to }.
game-offer-off = { $from }: tu ficha sale del tablero. Ha llegado.
game-offer-back = Del { $from }, atrás hasta el { $to }.

# What happened
game-event-step = { $who ->
    [you] Has sacado un { $throw } y has movido del { $from } al { $to }.
   *[other] { $name } ha sacado un { $throw } y ha movido del { $from } al { $to }.
}
game-event-swap = { $who ->
    [you] Has sacado un { $throw } y has cambiado el { $from } con el { $to }.
   *[other] { $name } ha sacado un { $throw } y ha cambiado el { $from } con el { $to }.
}
game-event-water = { $who ->
    [you] Has sacado un { $throw }. Tu ficha del { $from } ha caído al agua y reaparece en el { $to }.
   *[other] { $name } ha sacado un { $throw }. La ficha del { $from } ha caído al agua y reaparece en el { $to }.
}
game-event-off = { $who ->
    [you] Has sacado un { $throw } y tu ficha del { $from } sale del tablero.
   *[other] { $name } ha sacado un { $throw } y su ficha del { $from } sale del tablero.
}
game-event-back = { $who ->
    [you] Has sacado un { $throw } y has tenido que retroceder, del { $from } al { $to }.
   *[other] { $name } ha sacado un { $throw } y ha tenido que retroceder, del { $from } al { $to }.
}
game-event-pass = { $who ->
    [you] Has sacado un { $throw }, pero ninguna de tus fichas puede moverse.
   *[other] { $name } ha sacado un { $throw }, pero ninguna ficha puede moverse.
}
game-event-throwoff = { $who ->
    [you] Has sacado un { $throw }, no un 1.
   *[other] { $name } ha sacado un { $throw }, no un 1.
}
game-event-spools = { $who ->
    [you] Has sacado el primer 1: los carretes son tuyos.
   *[other] { $name } ha sacado el primer 1 y se queda con los carretes.
}
game-event-thrown = { $who ->
    [you] Has sacado un { $throw }.
   *[other] { $name } ha sacado un { $throw }.
}
game-say = { $event } { $status }
game-why = Por qué no puede moverse ninguna ficha
game-faces = { $count ->
    [0] Ninguna cara arriba
    [one] Una cara arriba
   *[other] { $count } caras arriba
}
game-sticks-label = { $count ->
    [0] Ninguna cara arriba: { $throw }
    [one] Una cara arriba: { $throw }
   *[other] { $count } caras arriba: { $throw }
}
game-sticks-waiting = Aún sin tirar

# Squares
game-board-label = El tablero
game-square-empty = { $square }, libre
game-square-piece = { $side ->
    [cones] { $square }, cono
   *[spools] { $square }, carrete
}
game-square-house-empty = { $square }, { $house }, libre
game-square-house-piece = { $side ->
    [cones] { $square }, { $house }, cono
   *[spools] { $square }, { $house }, carrete
}
game-square-choice = { $square }. { $offer }
game-legend = Las casas
game-legend-rebirth = Regreso del agua
game-legend-beauty-standard = Fuera con 4 o 5
game-legend-water-standard = Vuelta al 15
game-legend-water-jequier = Vuelta al principio
game-legend-truths-standard = Fuera con un 3
game-legend-atum-standard = Fuera con un 2
game-legend-safe = Segura
game-house-short = { $square } { $house }
game-house-rebirth = Renacimiento
game-house-beauty = Belleza
game-house-water = Agua
game-house-truths = Tres Verdades
game-house-atum = Re-Atum
game-house-horus = Horus

# Moves so far
game-moves = Jugadas
game-moves-none = Aún no se ha tirado.
game-moves-start = Comienzo
game-moves-back = Una jugada atrás
game-moves-on = Una jugada adelante
game-moves-now = Volver a la partida
game-replay = Tras la jugada { $turn } de { $count }
game-replay-start = El comienzo
game-short-step = { $from } → { $to }
game-short-swap = { $from } ⇄ { $to }
game-short-water = { $from } → agua → { $to }
game-short-off = { $from } fuera
game-short-back = { $from } → { $to }, atrás
game-short-pass = sin jugada
game-short-throwoff = no es un 1
game-short-open = …

# Waiting and joining
game-waiting-heading = Envía este enlace
game-waiting-lead = La partida empieza en cuanto se ocupe el segundo asiento. Puedes cerrar esta página y volver después.
game-waiting-seat = { $side ->
    [cones] Llevas los conos y tiras primero
    [spools] Llevas los carretes
    [first] Tiras primero
   *[second] Tiras en segundo lugar
}
game-waiting-kept = El segundo asiento está reservado
game-waiting-leave = Dejar la partida
game-queue-heading = Buscando con quién jugar
game-queue-lead = La próxima persona que quiera jugar al { $rules } se sentará contigo. Deja abierta esta página.
game-queue-kept = El asiento es para quien llegue
game-link-label = Enlace de la partida
game-copy = Copiar el enlace
game-copied = Copiado
game-share = Compartir
game-share-text = Juega al Senet conmigo:
game-qr = Código QR del enlace
game-qr-scan = Escanea para jugar
game-invitation-heading = { $name } te invita a una partida de { $rules }
game-invitation-heading-nameless = Te invitan a una partida de { $rules }
game-invitation-lead = Sin registro. Un toque y ya estás ante el tablero.
game-invitation-seat = { $side ->
    [cones] Llevarías los conos y tirarías primero.
    [spools] Llevarías los carretes.
    [first] Tirarías primero.
   *[second] Tirarías en segundo lugar.
}
game-invitation-take = Tomar asiento
game-leave-guest = Irse antes de la primera tirada

# The end
game-won-you = Has ganado
game-won-them = { $name } ha ganado
game-lost-you = { $name } ha ganado. Buena partida.
game-end-borne-off = { $turns ->
    [one] Las cinco fichas están fuera, tras una tirada.
   *[other] Las cinco fichas están fuera, tras { $turns } tiradas.
}
game-end-resignation = { $who ->
    [you] Has abandonado.
   *[other] { $name } ha abandonado.
}
game-end-absence = { $who ->
    [you] Te ausentaste demasiado tiempo y se reclamó la victoria.
   *[other] { $name } se ausentó demasiado tiempo y se reclamó la victoria.
}
game-end-time = { $who ->
    [you] Se te acabó el tiempo.
   *[other] { $name } se quedó sin tiempo.
}
game-rematch = Revancha con cambio de asientos
game-rematch-accept = Aceptar la revancha
game-rematch-offered-you = Has ofrecido la revancha. Sigue en pie aunque tu rival no esté.
game-rematch-offered-them = { $name } ofrece la revancha
game-rematch-go = A la siguiente partida
game-rematch-watch = Siguen jugando: a la siguiente partida
game-another = Elegir otra partida

# Around the board
game-more = Más
game-say-something = Decir algo
game-said = { $name }: { $phrase }
game-phrase-hello = ¡Hola!
game-phrase-good-luck = ¡Suerte!
game-phrase-well-played = ¡Bien jugado!
game-phrase-what-luck = ¡Qué suerte!
game-phrase-close = ¡Por poco!
game-phrase-oh-no = ¡Oh, no!
game-phrase-one-moment = Un momento, por favor
game-phrase-thanks = ¡Gracias!
game-phrase-again = ¿Otra partida?
game-phrase-bye = ¡Adiós!
game-invite-watchers = Enlace para mirar
game-sound = Sonido
game-notify = Avísame cuando me toque
game-notify-body = Te toca.
game-device = Seguir en otro dispositivo
game-check = Comprobar las tiradas
game-resign = Abandonar
game-resign-sure = ¿De verdad abandonas esta partida?
game-resign-yes = Sí, abandono
game-name = Tu nombre
game-name-hint = Opcional, hasta 20 caracteres
game-name-save = Guardar
game-claim = Reclamar la victoria
game-claim-about = { $name } lleva un rato fuera. Puedes reclamar la victoria o esperar cuanto quieras.
game-claim-in = { $seconds ->
    [one] { $name } no está. En un segundo podrás reclamar la victoria.
   *[other] { $name } no está. En { $seconds } segundos podrás reclamar la victoria.
}
game-offline = Sin conexión. El tablero se pondrá al día en cuanto vuelva.

# The rules at hand
game-rules-hand = Las reglas en breve
game-rules-throw-standard = De una a cuatro caras arriba valen de 1 a 4, ninguna vale 5. Después de 1, 4 y 5 vuelves a tirar.
game-rules-throw-jequier = De una a cuatro caras arriba valen de 1 a 4, ninguna vale 6. Después de 1, 4 y 6 vuelves a tirar, si has podido mover.
game-rules-swap = Una ficha que termina sobre otra rival cambia de sitio con ella, salvo que la rival esté a salvo.
game-rules-safe-standard = Dos fichas vecinas del mismo bando se protegen. Las casillas 27, 28, 29 y 30 son seguras.
game-rules-safe-jequier = Dos fichas vecinas del mismo bando se protegen. Las casillas 26, 28, 29 y 30 son seguras.
game-rules-wall-standard = Se puede pasar por encima de cualquier ficha.
game-rules-wall-jequier = No se puede pasar por encima de tres fichas rivales seguidas, ni hacia delante ni hacia atrás.
game-rules-water-standard = Una ficha que termina en el 28 vuelve al 15, o a la primera casilla libre antes de él.
game-rules-water-jequier = Una ficha que termina en el 27 vuelve a la casilla libre de número más bajo.
game-rules-back-standard = Las fichas nunca retroceden. Sin jugada posible, la tirada se pierde.
game-rules-back-jequier = Si nada puede avanzar, una ficha tiene que retroceder a una casilla libre. Si ninguna puede, se pierde el turno.
game-rules-off-standard = Una ficha sale desde el 27 con 4 o 5, desde el 29 con 3, desde el 30 con 2.
game-rules-off-jequier = Cuando todas tus fichas están del 21 al 30, cualquier tirada que llegue al 30 o más allá saca una ficha.
game-rules-win = Gana quien primero saca las cinco fichas del tablero.

# Another device
game-device-title = Seguir en otro dispositivo
game-device-lead = Abre este enlace privado en el otro dispositivo. Quien lo abra puede jugar por ti, así que no se lo muestres a nadie más.
game-device-qr = Código QR del enlace privado
game-device-back = Volver a la partida
game-device-take-title = Sigue jugando aquí
game-device-take-lead = Tu asiento en esta partida de { $rules } pasa a este dispositivo. El otro también lo conserva.
game-device-take = Ocupar mi asiento aquí
