# Help, the tour and the settings.

help-title = Ayuda
help-search = Buscar: una palabra, una tecla, una sección
help-none = Esta palabra no aparece aquí. Pruebe otra.
help-print = Imprimir una página
help-print-needs = Abra primero un torneo o el de ejemplo
help-tour = Hacer el recorrido
help-tour-about = Seis paradas, una frase cada una. No cambia nada.
help-close = Cerrar
help-parts-tasks = ¿Cómo se hace?
help-parts-floor = En la línea de órdenes
help-parts-cardroom = En una sala de cash
help-parts-cash = En una partida de cash
help-parts-staff = Con el personal
help-parts-keys = Teclas
help-parts-rooms = Secciones
help-parts-glossary = Palabras de póker
help-floor-about = Escriba, lea lo que hará Intro, pulse Intro.
help-more = todo lo que se puede escribir aquí
tour-title = Recorrido
tour-of = { $stop } de { $stops }
tour-next = Siguiente
tour-end = Listo
tour-leave = termina el recorrido
tour-stops-bar = La barra siempre está aquí: el reloj, las ciegas, quién queda, el bote de premios y deshacer.
tour-stops-advice = Esta línea dice qué piden ahora sus reglas, por qué y con qué tecla se hace.
tour-stops-tables = Estas son las secciones: mesas, fichas, premios, papel y más, cada una a una tecla.
tour-stops-room = Esta es la sección abierta; un clic en un asiento o un nombre muestra qué se puede hacer.
tour-stops-floor = Todo se escribe aquí: 3.6 e Intro elimina al de la mesa 3, asiento 6.
tour-stops-projector = En TV y móviles se abre la pantalla grande para los jugadores; F1 es la ayuda.
settings-title = Ajustes
settings-close = Cerrar
settings-look = Aspecto del programa
settings-look-about = Las pantallas de la sala tienen sus colores, en TV y móviles.
settings-theme = Colores
settings-themes-system = Como el sistema
settings-themes-light = Claro
settings-themes-dark = Oscuro
settings-text-size = Tamaño del texto
# As in English.
settings-text-sizes-normal = Normal
settings-text-sizes-large = Grande
settings-text-sizes-largest = Muy grande
settings-tools = Herramientas de sala
settings-tools-open = Abiertas
settings-tools-opens-needed = si hace falta
settings-tools-opens-always = siempre
settings-tools-about = Cajones, ayudantes, ausencias, garantías, limit y stud. Se abren solos cuando la noche los tiene.
settings-hints = Consejos
settings-hints-about = Un consejo desaparece tras usar su tecla tres veces.
settings-hints-faded = { $faded ->
    [one] { $faded } consejo ha desaparecido, porque ya conoce la tecla.
   *[other] { $faded } consejos han desaparecido, porque ya conoce las teclas.
}
settings-hints-again = Mostrar otra vez todos los consejos
settings-language = Idioma
settings-advice = Mesa de dirección
settings-screens = Pantallas de la sala
settings-language-about = La mesa de dirección usa el primer idioma; las pantallas de la sala, el segundo. Cada móvil usa el suyo. Importes y fechas siguen el «Formato de números y fechas» del torneo, o el de este ordenador.
