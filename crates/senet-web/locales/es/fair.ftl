fair-title = Tiradas justas
fair-lead = Nadie puede elegir una tirada: ni quienes juegan ni este sitio. Así funciona, con palabras sencillas.
fair-step-seal = Antes de empezar la partida, el sitio saca un largo número secreto, la semilla, y muestra su sello: su SHA-256. El sello solo encaja con ese número.
fair-step-shake = En cada tirada, tu navegador añade dieciséis bytes al azar, la sacudida. Así el sitio no sabe de antemano qué va a salir.
fair-step-draw = La tirada se deduce de la semilla, la partida, el número de la tirada y la sacudida con una receta fija: los cuatro bits menos significativos de HMAC-SHA-256 son las cuatro varillas.
fair-step-open = Cuando la partida termina, se muestra la semilla. Cualquiera puede comprobar que encaja con el sello y volver a calcular cada tirada.
fair-shares = Cada varilla cae de cara la mitad de las veces. De dieciséis tiradas, por término medio, cuatro son un 1, seis un 2, cuatro un 3, una un 4 y una no muestra ninguna cara.
fair-check-title = Comprobar las tiradas
fair-check-game = Partida { $id }, { $rules }
fair-seal = El sello, mostrado antes de la primera tirada
fair-seed = La semilla
fair-seed-later = La semilla se muestra al terminar la partida. Hasta entonces nadie puede comprobar nada ni mirar por adelantado.
fair-check = Volver a calcularlo todo
fair-check-here = Tu navegador lo calcula por sí mismo.
fair-check-good = { $count ->
    [one] La semilla encaja con el sello, y la única tirada es correcta.
   *[other] La semilla encaja con el sello, y las { $count } tiradas son correctas.
}
fair-check-bad = { $count ->
    [one] Una tirada no se deduce de la semilla.
   *[other] { $count } tiradas no se deducen de la semilla.
}
fair-check-bad-seal = La semilla no encaja con el sello.
fair-counts = Lo que salió y lo esperado
fair-counts-throw = Tirada
fair-counts-expected = Esperado
fair-counts-cell = { $count } de { $all }
fair-expected-cell = { $sixteenths } de 16
fair-throws = Todas las tiradas
fair-throws-none = Aún no se ha tirado.
fair-column-number = N.º
fair-column-player = Bando
fair-column-sticks = Varillas
fair-column-throw = Tirada
fair-column-shake = Sacudida
fair-column-check = Control
fair-shake-none = ninguna
fair-right = correcta
fair-wrong = incorrecta
fair-recipe = La receta: el primer byte de HMAC-SHA-256, con la semilla como clave, sobre el texto «game:number:shake», es decir, partida, número y sacudida.
fair-back = Volver a la partida
