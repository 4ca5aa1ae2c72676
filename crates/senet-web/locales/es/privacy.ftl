### What is stored: /{lang}/privacy. Messages stand in the order of the page.

privacy-title = Privacidad: qué guarda Senet
privacy-description = Qué guarda este sitio sobre ti: casi nada. Sin cuenta, sin publicidad, sin seguimiento. Un número al azar en tu dispositivo conserva tu asiento en tus partidas.
privacy-breadcrumb = Privacidad
privacy-heading = Qué se guarda: casi nada
privacy-lead = Puedes jugar sin cuenta, sin correo electrónico y sin nombre. Esta página enumera todo lo que se guarda a pesar de ello, y por qué.

privacy-device-title = En tu dispositivo
privacy-device-seat = Cuando creas una partida o te unes a una por primera vez, tu navegador recibe una cookie con un largo número al azar. Es la llave de tus asientos, para que nadie más pueda mover por ti. No dice nada de ti, los scripts no pueden leerlo y dura un año.
privacy-device-settings = Si eliges colores, la disposición del tablero u otro idioma, una pequeña cookie recuerda cada una de esas elecciones. La simple lectura no guarda ninguna cookie.
privacy-device-clear = Puedes borrarlas todas cuando quieras. Sin la llave, tu dispositivo pierde sus asientos en las partidas sin terminar.

privacy-server-title = En el servidor
privacy-server-game = Cada partida se guarda tal como se jugó: sus reglas, las tiradas, las jugadas, cómo terminó, cuándo ocurrió cada cosa y cuándo estuvo presente cada bando por última vez, y los números al azar con los que se pueden comprobar las tiradas. Si usas un apodo o frases rápidas, con ella se guardan el apodo y las últimas frases. Las partidas terminadas se conservan para que sus enlaces sigan funcionando.
privacy-server-key = De la llave de tu asiento, el servidor guarda solo una huella, un hash a partir del cual no se puede averiguar la llave.
privacy-server-address = Tu dirección de red se usa en memoria para frenar avalanchas de peticiones. El servidor de juego no la escribe ni en las partidas ni en su propio registro. Cuenta las peticiones en conjunto, sin nada que señale a una persona.

privacy-others-title = Qué pueden ver los demás
privacy-others-body = Quien tenga el enlace de una partida puede verla, leer los apodos que haya en ella y ver si están presentes los dos bandos. Así que da el enlace a quien deba tenerlo y elige un apodo que no te importe que se lea.

privacy-none-title = Lo que no hay
privacy-none-body = Sin publicidad, sin seguimiento de visitantes, sin botones de redes sociales, sin tipos de letra ni scripts de otros sitios: cada archivo de este sitio viene del propio sitio. Nada se vende ni se entrega a nadie.

privacy-host-title = Quién gestiona el sitio
privacy-host-body = Cualquiera puede poner en marcha Senet, y esta página describe lo que hace el propio Senet. Quien gestiona esta copia puede tenerla detrás de otros servidores con sus propios registros.
