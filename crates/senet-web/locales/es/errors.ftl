errors-not-found-title = Esa página no existe
errors-not-found = La dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.
errors-no-game-title = Esa partida no existe
errors-no-game = Este enlace no corresponde a ninguna partida. Vuelve a pedirlo o empieza una partida propia.
errors-bad-request-title = No se ha entendido la petición
errors-bad-request = En el formulario faltaba algo o no estaba en su sitio. Vuelve atrás e inténtalo otra vez.
errors-foreign-title = Esto viene de otro sitio
errors-foreign = Para protegerte, solo las páginas de este sitio pueden actuar por ti. Abre la partida aquí e inténtalo de nuevo.
errors-seat-link-title = Este enlace ya no funciona
errors-seat-link = Un enlace para cambiar de dispositivo vale solo un rato. Crea uno nuevo en el dispositivo en el que juegas.
errors-too-many-title = Un poco más despacio
errors-too-many = Han sido demasiadas cosas de golpe. Espera un momento e inténtalo de nuevo.
errors-server-title = Algo ha fallado por nuestra parte
errors-server = Tus partidas están a salvo. Inténtalo de nuevo dentro de un momento.
errors-home = Ir al inicio
errors-offline-title = Aquí no hay red
errors-offline = Tus partidas están guardadas en el servidor y seguirán tal como están en cuanto vuelvas. Mientras tanto puedes leer las reglas.
errors-offline-rules = Leer las reglas

errors-notice-stale = La partida ya había avanzado. Así está ahora.
errors-notice-not-your-turn = No te toca.
errors-notice-no-seat = Estás mirando esta partida y no juegas en ella.
errors-notice-full = Los dos asientos están ocupados. Puedes mirar.
errors-notice-throw-pending = Primero hay que jugar el { $throw }.
errors-notice-game-over = La partida ha terminado.
errors-notice-begun = La partida ha empezado y ya no se puede dejar así. Puedes abandonar.
errors-notice-cannot-claim = Ahora no se puede reclamar la victoria.
errors-notice-not-over = La revancha viene después, cuando termine esta partida.
errors-notice-too-many = { $seconds ->
    [one] Han sido demasiadas cosas de golpe. Inténtalo de nuevo en un segundo.
   *[other] Han sido demasiadas cosas de golpe. Inténtalo de nuevo en { $seconds } segundos.
}
errors-move-nobody = Los bandos aún no están repartidos.
errors-move-not-thrown = Primero hay que tirar las varillas.
errors-move-empty = No hay ninguna ficha en el { $from }.
errors-move-enemy = La ficha del { $from } no es tuya.
errors-move-own = { $from }: en el { $to } hay una ficha del mismo bando.
errors-move-safe = { $from }: la ficha del { $to } está en una casilla segura.
errors-move-neighbour = { $from }: a la ficha del { $to } la protege su vecina del { $neighbour }.
errors-move-blockade = { $from }: un muro de tres, que empieza en el { $at }, cierra el paso.
errors-move-no-exit = { $from }: un { $throw } no saca esta ficha del tablero.
errors-move-not-home = { $from }: las fichas solo salen cuando todas están en la última fila; hay una en el { $behind }.
errors-move-opening = El primer 1 se juega desde el { $from }.
errors-move-before-first = { $from }: no se puede retroceder más allá de la casilla 1.
errors-move-back-onto = { $from }: solo se retrocede a una casilla libre, y en el { $to } hay una ficha.
