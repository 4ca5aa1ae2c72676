### Jéquier's Senet, the variant: /{lang}/senet/jequier. Messages stand in the order of the page.

## Head

jequier-title = Senet de Jéquier: reglas, comparación e historia
jequier-description = Las reglas del Senet de Jéquier: el sorteo del primer 1, barreras de tres, retrocesos, la Casa del Agua en el 27. Comparadas con el juego estándar.
jequier-breadcrumb = Senet de Jéquier
jequier-eyebrow = Una variante del Senet
jequier-heading = El Senet de Jéquier
jequier-lead = El primer 1 decide quién empieza, tres fichas seguidas cierran el paso, quien no puede avanzar tiene que retroceder y la Casa del Agua espera en el 27.
jequier-hero-alt = Las cinco últimas casillas del tablero: la 26 con el nefer de la Belleza, la 27 con las olas del Agua, la 28 con las tres aves de las Verdades, la 29 con las dos figuras sentadas de Re-Atum, la 30 con el halcón Horus.
jequier-hero-caption = 26 Belleza, 27 Agua, 28 Tres Verdades, 29 Re-Atum, 30 Horus
jequier-contents-title = En esta página

## Play buttons

jequier-play-friend = Jugar a Jéquier con amigos
jequier-play-stranger = Jugar con alguien que espera
jequier-play-device = Jugar aquí, en un dispositivo
jequier-to-standard = Las reglas estándar

## What it is

jequier-what-title = ¿Qué es?
jequier-what-body = El Senet de Jéquier es una reconstrucción del antiguo juego que se atribuye al egiptólogo Gustave Jéquier. El tablero, las fichas y las varillas son los del juego estándar: treinta casillas, cinco conos contra cinco carretes, cuatro varillas. El comienzo, las tiradas y el final de la carrera son distintos, y quien tiene el paso cerrado puede verse obligado a retroceder.

## The throw-off

jequier-opening-title = El sorteo
jequier-opening-body = Las fichas se colocan como siempre, conos en 1, 3, 5, 7 y 9, carretes en 2, 4, 6, 8 y 10, pero todavía no son de nadie. Se tira por turnos hasta que sale un 1; ninguna otra tirada tiene efecto. Quien saca ese 1 se queda con los carretes, mueve la ficha del 10 al 11, que es la única jugada permitida, y, como era un 1, vuelve a tirar. El otro bando recibe los conos.
jequier-opening-odds = Una de cada cuatro tiradas es un 1, así que el sorteo dura cuatro tiradas por término medio, y quien lo empieza lo gana 4 de cada 7 veces.
jequier-opening-alt = El comienzo: conos en 1, 3, 5, 7 y 9, carretes en 2, 4, 6, 8 y 10. Una flecha baja del carrete en 10 a la casilla 11.
jequier-opening-caption = Ha salido el primer 1: el carrete del 10 va al 11, y el bando que acaba de ganarlo vuelve a tirar.

## Throws

jequier-throw-title = Tiradas y tiradas extra
jequier-throw-body = De una a cuatro caras arriba valen de 1 a 4, y si no hay ninguna, la tirada vale 6. Después de un 1, un 4 o un 6 vuelves a tirar, siempre que la tirada se haya podido jugar; un movimiento hacia atrás también cuenta. Después de un 2 o un 3 el turno pasa. De 16 tiradas, 4 son un 1, 6 son un 2, 4 son un 3, una es un 4 y una es un 6.

## As in the standard game

jequier-same-title = Lo que no cambia
jequier-same-body = Mueves una ficha exactamente el número que ha salido, y una tirada que se puede jugar hay que jugarla. Ninguna ficha termina sobre otra de su bando. Una ficha que termina sobre una rival sola cambia de sitio con ella; dos vecinas se protegen la una a la otra, y una ficha en una casilla segura no se puede cambiar. Aquí las casillas seguras son 26, 28, 29 y 30. Gana quien primero saca las cinco fichas.

## The blockade

jequier-blockade-title = La barrera
jequier-blockade-body = Tres o más fichas rivales en casillas seguidas son un muro. Ninguna ficha puede pasar por encima, ni hacia delante ni hacia atrás. El muro puede doblar con el camino, del 10 al 11 y del 20 al 21. Una pareja no es un muro: se puede pasar por encima.
jequier-blockade-alt = Los carretes en 10, 11 y 12 forman un muro en la curva del camino; los carretes en 18 y 19, una pareja. Hay conos en 9 y 16. Los conos han sacado un 4.
jequier-blockade-caption = Los conos han sacado un 4. El cono del 9 está encerrado: para llegar al 13 tendría que pasar por encima del muro de 10, 11 y 12. El cono del 16 puede pasar por encima de la pareja de 18 y 19 y va al 20.

## Moving back

jequier-back-title = Retroceder
jequier-back-body = Si ninguna de tus fichas puede avanzar, una tiene que retroceder tanto como diga la tirada, si puede. Tiene que terminar en una casilla libre, porque al retroceder no se cambia nada. No puede bajar de la casilla 1 ni pasar por encima de un muro. La Casa del Agua cuenta como casilla libre, y una ficha que retrocede hasta ella se ahoga.
jequier-back-alt = Conos en 5 y 9 ante un muro de carretes en 10, 11 y 12; otro carrete en 20. Los conos han sacado un 4. Una flecha vuelve del cono en 5 a la casilla 1.
jequier-back-caption = Los conos han sacado un 4. El cono del 9 está ante el muro, y el cono del 5 terminaría sobre su propio compañero en 9. Nada puede avanzar, así que el cono del 5 retrocede al 1. Como se ha movido, los conos vuelven a tirar.

## Lost turns

jequier-lost-title = Turnos perdidos
jequier-lost-body = Si tampoco puede retroceder ninguna ficha, se pierde el turno, incluso después de un 1, un 4 o un 6. Si en la imagen de arriba hubiera un carrete en la casilla 1, los conos perderían su turno a pesar del 4.

## The houses

jequier-houses-title = Las casas
jequier-houses-body = Las casas están una casilla antes que en el juego estándar, y solo el agua tiene una regla propia. La casilla 15, la del anj, es aquí una casilla corriente.
jequier-house-26-name = 26: Casa de la Belleza
jequier-house-26-body = Una casilla segura, y nada más.
jequier-house-27-name = 27: Casa del Agua
jequier-house-27-body = Una ficha que termina aquí se coloca en la casilla libre de número más bajo de todo el tablero. En el 27 nunca se queda nada; pasar por encima no hace ningún daño.
jequier-house-28-name = 28: Casa de las Tres Verdades
jequier-house-28-body = Segura. Para dejarla no hace falta ninguna tirada en particular.
jequier-house-29-name = 29: Casa de Re-Atum
jequier-house-29-body = Segura, y se deja con la misma libertad.
jequier-house-30-name = 30: Casa de Horus
jequier-house-30-body = El final del camino. Una ficha que todavía no puede salir puede descansar aquí a salvo.
jequier-water-alt = Conos en 2 y 25, carretes en 1 y 14. Los conos han sacado un 2. Una flecha de aviso va del cono en 25 al agua del 27.
jequier-water-caption = Con este 2, el cono del 25 caería al agua y reaparecería en el 3, porque el 1 y el 2 están ocupados. A los conos les conviene más ir del 2 al 4.

## Leaving the board

jequier-off-title = Salir del tablero
jequier-off-body = Tus fichas solo pueden salir del tablero mientras todas las que te quedan están en la última fila, del 21 al 30. Entonces, cualquier tirada que lleve una ficha al 30 o más allá la saca, esté quien esté en el 30. Hasta ese momento, ninguna ficha puede ir más allá del 30. Puede terminar justo en el 30 como en cualquier otra casilla, y allí descansa hasta que una tirada posterior, sea cual sea, pueda sacarla. Un muro cierra también el paso hacia la salida.
jequier-off-alt = Los tres últimos conos están en 24, 28 y 30, todos en la última fila; carretes en 12 y 17. Los conos han sacado un 6.
jequier-off-caption = Todos los conos que quedan están en la última fila. Con un 6 puede salir cualquiera de los tres: el del 24 por llegar justo al 30, aunque allí haya un cono, los otros por ir más allá. Si un cono se hubiera quedado atrás en el 18, ninguno podría salir aún.

## Comparison

jequier-table-title = Los dos juegos, frente a frente
jequier-table-caption = El Senet estándar y el Senet de Jéquier, comparados regla por regla
jequier-table-rule = Regla
jequier-table-standard = Estándar
jequier-table-jequier = Jéquier
jequier-table-start-name = Quién empieza
jequier-table-start-standard = Quien lleva los conos tira primero.
jequier-table-start-jequier = Se tira por turnos; quien saca el primer 1 se queda con los carretes y tiene que mover del 10 al 11.
jequier-table-throws-name = Tiradas
jequier-table-throws-standard = 1, 2, 3, 4; ninguna cara arriba vale 5.
jequier-table-throws-jequier = 1, 2, 3, 4; ninguna cara arriba vale 6.
jequier-table-again-name = Tiradas extra
jequier-table-again-standard = Después de 1, 4 o 5, aunque no se haya podido mover.
jequier-table-again-jequier = Después de 1, 4 o 6, si se ha movido.
jequier-table-blockade-name = Barreras
jequier-table-blockade-standard = No hay. Se puede pasar por encima de cualquier ficha.
jequier-table-blockade-jequier = No se puede pasar por encima de tres o más fichas rivales seguidas, ni hacia delante ni hacia atrás.
jequier-table-safe-name = Casillas seguras
jequier-table-safe-standard = 27, 28, 29 y 30
jequier-table-safe-jequier = 26, 28, 29 y 30
jequier-table-water-name = Casa del Agua
jequier-table-water-standard = 28. Vuelta al 15, o a la casilla libre más cercana antes de él.
jequier-table-water-jequier = 27. Vuelta a la casilla libre de número más bajo del tablero.
jequier-table-back-name = Retroceder
jequier-table-back-standard = Nunca.
jequier-table-back-jequier = Solo si ninguna ficha puede avanzar, y solo a una casilla libre.
jequier-table-stuck-name = Ninguna jugada posible
jequier-table-stuck-standard = La tirada se pierde; con 1, 4 y 5 se vuelve a tirar de todos modos.
jequier-table-stuck-jequier = Se pierde el turno, incluso después de 1, 4 o 6.
jequier-table-off-name = Salir del tablero
jequier-table-off-standard = Desde el 27 con un 4 o un 5, desde el 29 con un 3, desde el 30 con un 2.
jequier-table-off-jequier = Con todas las fichas restantes del 21 al 30: cualquier tirada que llegue al 30 o más allá.

## History

jequier-history-title = Jéquier y sus reglas
jequier-history-person = Gustave Jéquier (1868–1946) fue un egiptólogo suizo, conocido sobre todo por sus excavaciones en Saqqara Sur. Las reglas que se le atribuyen han llegado a quienes juegan hoy principalmente por el resumen de «The World of Games», de Jack Botermans y otros autores.
jequier-history-source = La publicación del propio Jéquier no se ha podido consultar para esta versión, que sigue ese resumen, cotejado con la base de datos de juegos Ludii, que recoge sus reglas entre varias reconstrucciones.
jequier-history-modern = Como todas las reglas del Senet, estas son una reconstrucción moderna. Las tumbas egipcias conservan tableros y pinturas de un período de más de dos mil años, pero no reglas completas, y por eso Jéquier, R. C. Bell y más tarde Timothy Kendall llegaron cada cual a un juego distinto. Los tableros de las tumbas llevan signos así en sus cinco últimas casillas; qué regla tenía cada uno es reconstrucción. El juego estándar de aquí lo es también.

## Where the accounts differ

jequier-differ-title = Dónde difieren las fuentes
jequier-differ-body = Las fuentes no coinciden en todo. Aquí se juega así:
jequier-differ-swap = Una ficha alcanzada cambia de sitio con la atacante, como en «The World of Games». En Ludii se la envía a la primera casilla libre.
jequier-differ-off = Una vez que todas las fichas de un bando están en la última fila, salen tanto si terminan en el 30 como si lo pasan. Cada una de estas lecturas viene de una sola fuente.
jequier-differ-back = Una barrera de tres detiene también los retrocesos.
jequier-differ-unused = No se usan dos detalles que solo están en Ludii: las fichas iniciales que esperan a la que tienen delante y el recuento por puntos.

## Questions and answers

jequier-faq-title = Preguntas y respuestas
jequier-faq-start-question = ¿Quién empieza en el Senet de Jéquier?
jequier-faq-start-answer = Quien saca el primer 1. Se tira por turnos hasta que sale; quien lo saca se queda con los carretes, mueve la ficha del 10 al 11 y vuelve a tirar.
jequier-faq-blockade-question = ¿Qué es una barrera?
jequier-faq-blockade-answer = Tres o más fichas de un bando en casillas seguidas del camino. El otro bando no puede pasar por encima en ningún sentido.
jequier-faq-back-question = ¿Cuándo tengo que retroceder?
jequier-faq-back-answer = Solo cuando ninguna de tus fichas puede avanzar con tu tirada. Entonces una de ellas tiene que retroceder a una casilla libre, si puede.
jequier-faq-water-question = ¿Adónde va una ficha desde la Casa del Agua?
jequier-faq-water-answer = Del 27 a la casilla libre de número más bajo del tablero, esté donde esté.
jequier-faq-exact-question = ¿Necesito una tirada exacta para salir del tablero?
jequier-faq-exact-answer = No. Cuando todas las fichas que te quedan están del 21 al 30, cualquier tirada que llegue al 30 o lo pase saca una ficha.

## Play

jequier-end-title = Pruébalo
jequier-end-body = Crea una partida, envía el enlace y tira en busca del primer 1. El tablero muestra todas las jugadas permitidas, así que aprendes las reglas jugando.
