### What the solution says about Jéquier's game: shown on /{lang}/senet/jequier once there are figures.
### $percent, $standard, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

jequier-perfect-title = Lo que muestra el juego perfecto
jequier-perfect-start = Los dos juegos están resueltos: de cada posición conocemos la probabilidad de ganar de cada bando si ninguno se equivoca nunca. En el Senet de Jéquier, quien gana el sorteo se lleva el { $percent } % de las partidas. En el juego estándar, quien tira primero gana el { $standard } %.
jequier-perfect-length = Si los dos bandos juegan a la perfección, una partida del Senet de Jéquier dura por término medio { $throws } tiradas, con una desviación típica de { $spread }.
jequier-perfect-luck = Por término medio, una sola tirada desplaza la probabilidad de ganar en { $swing } puntos porcentuales.
jequier-perfect-source = Estas cifras proceden de nuestra propia solución de los juegos, calculada el { $date }.
