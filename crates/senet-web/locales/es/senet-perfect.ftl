### What the solution says about the standard game: shown on /{lang}/senet once there are figures.
### $percent, $swing: formatted numbers without a sign; $throws, $spread: whole numbers; $date: formatted date.

senet-perfect-title = Lo que muestra el juego perfecto
senet-perfect-start = El juego estándar está resuelto: de cada posición conocemos la probabilidad de ganar de cada bando si ninguno se equivoca nunca. Desde el comienzo, el bando que tira primero, el de los conos, gana el { $percent } % de las partidas.
senet-perfect-length = Si los dos bandos juegan a la perfección, una partida dura por término medio { $throws } tiradas, con una desviación típica de { $spread }.
senet-perfect-luck = Por término medio, una sola tirada desplaza la probabilidad de ganar en { $swing } puntos porcentuales.
senet-perfect-source = Estas cifras proceden de nuestra propia solución del juego, calculada el { $date }.
