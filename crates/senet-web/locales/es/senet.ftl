### The game and its standard rules: /{lang}/senet. Messages stand in the order of the page.
### Words kept to: tú · Senet · el Senet de Jéquier · conos / carretes (side: los conos, los carretes) · ficha · casilla · varillas · tirada (sacar un 4) ·
### cara arriba · cambiar de sitio, cambio · barrera · sacar del tablero / salir · sorteo (throw-off) · el turno pasa ·
### Casa del Renacimiento, de la Belleza, del Agua, de las Tres Verdades, de Re-Atum, de Horus.

## Head

senet-title = Senet: las reglas, con ejemplos
senet-description = Cómo se juega al Senet: el tablero y sus casas, las varillas, los cambios de sitio, la Casa del Agua y la salida. Con dibujos, y para jugar con un enlace.
senet-nav = Reglas
senet-breadcrumb = Las reglas del Senet
senet-eyebrow = El juego y sus reglas estándar
senet-heading = Cómo se juega al Senet
senet-lead = El Senet es una carrera para dos a lo largo de treinta casillas. Cuatro varillas dicen cuánto avanzas; tú dices cuál de tus cinco fichas avanza. Gana quien primero saca las cinco del tablero.
senet-hero-alt = Un tablero de Senet al empezar la partida: cinco conos y cinco carretes se alternan en las diez casillas de la fila de arriba. Las filas del medio y de abajo están vacías, con signos en las casillas 15, 27, 28, 29 y 30.
senet-contents-title = En esta página

## Play buttons

senet-play-friend = Jugar con amigos
senet-play-stranger = Jugar con alguien que espera
senet-play-device = Jugar aquí, en un dispositivo
senet-to-jequier = La variante: el Senet de Jéquier

## The board

senet-board-title = El tablero
senet-board-body = Las treinta casillas forman un solo camino que serpentea por tres filas. Las casillas 1 a 10 van de izquierda a derecha por arriba, las 11 a 20 vuelven de derecha a izquierda por el medio y las 21 a 30 van de izquierda a derecha por abajo. El camino baja del 10 al 11 y del 20 al 21.
senet-board-neighbours = Cuando estas reglas hablan de fichas o casillas vecinas, lo son siempre en el camino: la 10 y la 11 son vecinas, pero la 5 y la 16 no, aunque una esté encima de la otra.
senet-board-alt = El tablero vacío con su camino de treinta casillas: hacia la derecha por la fila de arriba, bajada del 10 al 11, hacia la izquierda por la del medio, bajada del 20 al 21 y hacia la derecha por la de abajo. Cinco casillas llevan un signo: la 15 un anj, la 27 un nefer en forma de laúd, la 28 olas, la 29 tres aves, la 30 dos figuras sentadas.
senet-board-caption = El camino del 1 al 30 y las cinco casas: 15 Renacimiento, 27 Belleza, 28 Agua, 29 Tres Verdades, 30 Re-Atum.

## Setup

senet-setup-title = Las fichas y su colocación
senet-setup-body = Un bando tiene cinco conos y el otro cinco carretes. Se alternan en las diez primeras casillas: conos en 1, 3, 5, 7 y 9, carretes en 2, 4, 6, 8 y 10. Los dos bandos corren en el mismo sentido, del 1 hacia el 30, y en una casilla nunca hay más de una ficha. Quien empieza lleva los conos y tira primero.
senet-setup-cone = Un cono
senet-setup-spool = Un carrete

## Throwing

senet-throw-title = Tirar las varillas
senet-throw-body = Cada una de las cuatro varillas tiene cara y dorso, y es igual de probable que caiga de un lado o del otro. Cuenta las caras que quedan arriba: esa es tu tirada. Si no queda ninguna, la tirada vale 5.
senet-throw-again = Después de un 1, un 4 o un 5 vuelves a tirar en cuanto hayas movido, y otra vez más, mientras sigan saliendo. Después de un 2 o un 3 el turno pasa al otro bando.
senet-throw-table-caption = Las cinco tiradas, qué probabilidad tienen y quién tira después
senet-throw-table-sticks = Varillas
senet-throw-table-throw = Tirada
senet-throw-table-chance = Probabilidad
senet-throw-table-next = Después
senet-throw-1-sticks = una cara arriba
senet-throw-2-sticks = dos caras arriba
senet-throw-3-sticks = tres caras arriba
senet-throw-4-sticks = cuatro caras arriba
senet-throw-5-sticks = ninguna cara arriba
senet-throw-1-chance = 4 de 16
senet-throw-2-chance = 6 de 16
senet-throw-3-chance = 4 de 16
senet-throw-4-chance = 1 de 16
senet-throw-5-chance = 1 de 16
senet-throw-next-again = Vuelves a tirar
senet-throw-next-passes = El turno pasa

## Moving

senet-move-title = Mover
senet-move-body = Con cada tirada avanzas una de tus fichas exactamente ese número de casillas. Si pueden avanzar varias, eliges tú, y en esa elección está el corazón del juego. Si solo puede una, tiene que hacerlo, aunque duela.
senet-move-over = Puedes pasar por encima de cualquier ficha, tuya o de tu rival. Nunca puedes terminar sobre una ficha propia.

## Swapping

senet-swap-title = Cambiar de sitio
senet-swap-body = En el Senet nunca se captura. Si tu ficha termina sobre una ficha rival sin protección, las dos cambian de sitio: la tuya ocupa la casilla y la otra retrocede a la casilla de donde venía la tuya.
senet-swap-alt = Conos en 3 y 12, carretes en 7 y 20. Los conos han sacado un 4. Una flecha va del cono en 3 al carrete solitario en 7.
senet-swap-caption = Los conos han sacado un 4. El cono del 3 llega al 7, donde hay un carrete solo, y cambian de sitio: cono en 7, carrete en 3. En su lugar, el cono del 12 podría avanzar al 16.

## Protection

senet-pair-title = Quién está protegido
senet-pair-body = Dos fichas vecinas del mismo bando se protegen la una a la otra: ninguna de las dos se puede cambiar. En cualquiera de las cuatro últimas casillas, de la 27 a la 30, una ficha está a salvo incluso sola. Cuenta cómo estaban las fichas antes del movimiento.
senet-pair-alt = Conos en 4 y 8; carretes en 5, 10, 11 y 16. Los carretes en 10 y 11, uno debajo del otro en la curva del camino, están unidos por una barra.
senet-pair-caption = Los carretes en 10 y 11 son vecinos a ambos lados de la curva, así que al cono del 8 no le sirven ni un 2 ni un 3. Un 4 lo lleva más allá de los dos, al 12. Los carretes en 5 y 16 no son vecinos: con un 1, el cono del 4 cambia de sitio con el carrete del 5.

## The houses

senet-houses-title = Las cinco casas
senet-houses-body = Puedes pasar de largo por todas las casas. No hay que visitar ninguna.
senet-house-15-name = 15: Casa del Renacimiento
senet-house-15-body = Una casilla corriente, salvo que a ella vuelven las fichas rescatadas del agua.
senet-house-27-name = 27: Casa de la Belleza
senet-house-27-body = Segura, y la última parada antes del agua. Con un 4 o un 5, una ficha sale del tablero desde aquí; un 2 la lleva al 29, un 3 al 30, pero con un 1 se ahoga.
senet-house-28-name = 28: Casa del Agua
senet-house-28-body = Aquí no se queda nada. Una ficha que termina en el 28 vuelve enseguida al 15 o, si el 15 está ocupado, a la casilla libre más cercana antes de él: 14, 13, etc. Pasar por encima del 28 no hace ningún daño.
senet-house-29-name = 29: Casa de las Tres Verdades
senet-house-29-body = Segura. Tres aves, así que una ficha sale con un 3. Un 1 la lleva al 30 si el 30 está libre; un 2, un 4 o un 5 no la mueven.
senet-house-30-name = 30: Casa de Re-Atum
senet-house-30-body = Segura. Dos figuras, así que una ficha sale con un 2. Ninguna otra tirada la mueve.
senet-water-alt = Conos en 20 y 24, carretes en 15 y 17. Los conos han sacado un 4. Una flecha de aviso va del cono en 24 al agua del 28.
senet-water-caption = Los conos han sacado un 4, y hay que jugarlo. El cono del 20 no puede avanzar, porque en el 24 está su propio compañero. Así que el cono del 24 cae al agua. En el 15 hay un carrete, y el cono reaparece en el 14. Por lo menos, tras un 4 los conos vuelven a tirar.

## Leaving the board

senet-off-title = Salir del tablero
senet-off-body = Una ficha solo sale del tablero desde tres casillas: desde el 27 con un 4 o un 5, desde el 29 con un 3, desde el 30 con un 2. En el 26 o antes, una tirada que llevaría la ficha más allá del 30 no le sirve de nada. En cuanto sale tu quinta ficha has ganado, sea cual sea la tirada.
senet-off-alt = El final de una carrera: conos en 27, 29 y 30, dos conos ya fuera del tablero; un carrete en 22.
senet-off-caption = Aquí cada tirada tiene un papel distinto. Con un 1 se ahoga el cono del 27, que reaparece en el 15. Un 2 saca el cono del 30, un 3 el del 29, un 4 o un 5 el del 27.

## No move

senet-stuck-title = Cuando ninguna ficha puede moverse
senet-stuck-body = Si ninguna de tus fichas puede usar la tirada, se pierde. Nadie retrocede nunca. Aun así, un 1, un 4 o un 5 te dan otra tirada.
senet-stuck-alt = Conos en 26 y 29, carretes en 18 y 22. Los conos han sacado un 5 y ningún cono puede moverse.
senet-stuck-caption = Los conos han sacado un 5. Desde el 26 llevaría más allá del 30, y eso solo está permitido desde el 27; desde el 29 solo se sale con un 3. La tirada se pierde y, como era un 5, los conos vuelven a tirar.

## Strategy

senet-strategy-title = Seis cosas que conviene recordar
senet-strategy-1-title = Viaja en pareja
senet-strategy-1-body = Las fichas vecinas no se pueden cambiar. Cuando una de las dos sigue adelante, quedan dos fichas solas, así que mira ambas antes de mover.
senet-strategy-2-title = Cuenta las tiradas a tu espalda
senet-strategy-2-body = Una ficha sola corre más peligro dos casillas por delante de una rival: la alcanzan 6 de 16 tiradas. A una o tres casillas son 4 de 16; a cuatro o cinco, solo 1 de 16.
senet-strategy-3-title = Un cambio mueve dos fichas
senet-strategy-3-body = Tu ficha avanza lo mismo que habría avanzado de todos modos, y la rival pierde otras tantas casillas. De dos jugadas por lo demás parecidas, el cambio gana más terreno.
senet-strategy-4-title = Respeta el agua
senet-strategy-4-body = Desde el 26 ahoga un 2, es decir, 6 de 16 tiradas. Desde el 25 y desde el 27 son 4 de 16; desde el 23 y el 24, solo 1 de 16.
senet-strategy-5-title = Conoce las salidas
senet-strategy-5-body = La próxima tirada saca una ficha del 30 con 6 posibilidades de 16, del 29 con 4, del 27 con 2.
senet-strategy-6-title = Guarda una ficha en reserva
senet-strategy-6-body = Las tiradas hay que jugarlas. Una ficha más atrasada que pueda absorber una tirada inoportuna evita que otra caiga al agua.

## History

senet-history-title = De dónde viene el juego
senet-history-body = Las tumbas egipcias conservan tableros y pinturas del Senet de un período de más de dos mil años. Reglas completas, no. Jugar hoy es jugar una reconstrucción moderna, y quienes lo han intentado, entre ellos Gustave Jéquier, R. C. Bell y más tarde Timothy Kendall, llegaron cada cual a un juego distinto.
senet-history-here = El juego estándar de este sitio es también una reconstrucción así, con cinco fichas por bando y sus casas en las cuatro últimas casillas. Los tableros de las tumbas llevan signos como estos en sus cinco últimas casillas; qué regla correspondía a cada signo es cosa de la reconstrucción.

## Questions and answers

senet-faq-title = Preguntas y respuestas
senet-faq-egypt-question = ¿Jugaban así los egipcios?
senet-faq-egypt-answer = Nadie puede saberlo. No se conservan reglas completas, solo tableros, pinturas y signos. Las reglas de aquí son una reconstrucción moderna.
senet-faq-forced-question = ¿Tengo que mover aunque la jugada me perjudique?
senet-faq-forced-answer = Sí. Una tirada que pueda usar alguna de tus fichas hay que jugarla, aunque la única jugada lleve al agua. Si pueden moverse varias fichas, eliges tú.
senet-faq-beauty-question = ¿Tienen que parar todas las fichas en la Casa de la Belleza?
senet-faq-beauty-answer = No. Una ficha puede pasar de largo por la casilla 27, y por cualquier otra casa.
senet-faq-block-question = ¿Pueden las fichas cerrar el paso?
senet-faq-block-answer = En el juego estándar no: se puede pasar por encima de cuantas fichas haya. En el Senet de Jéquier, tres fichas rivales seguidas son una barrera.
senet-faq-odds-question = ¿Qué probabilidad tiene cada tirada?
senet-faq-odds-answer = De cada 16 tiradas, por término medio el 1 sale 4 veces, el 2 sale 6 veces, el 3 sale 4 veces, el 4 una vez y el 5 una vez.
senet-faq-online-question = ¿Cómo juego al Senet en línea con amigos?
senet-faq-online-answer = Empieza una partida aquí y envía el enlace. Quien lo abra puede sentarse a jugar, en un teléfono o un ordenador, y nadie tiene que registrarse.

## Play

senet-end-title = Y ahora, a jugar
senet-end-body = Todo está listo: crea una partida, envía el enlace, tira las varillas. El tablero muestra todas las jugadas permitidas, así que no hay nada que aprender de memoria.
