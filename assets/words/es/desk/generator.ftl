# Making a schedule from a wish, and its chart.

generator-open = Generar estructura
generator-title = Generar estructura
generator-about = Nada cambia en la sala hasta guardar.
generator-use = Usar esta estructura
generator-cancel = Cancelar
generator-into-editor = Pasa al editor, donde puede cambiar cada línea antes de guardar.
generator-into-rest = { $played ->
    [one] Pasa al editor y sustituye lo que sigue a la { $played } línea ya jugada. Empieza con las pilas actuales.
   *[other] Pasa al editor y sustituye lo que sigue a las { $played } líneas ya jugadas. Empieza con las pilas actuales.
}
generator-into-template = El nuevo torneo empieza con ella. Puede cambiar cada línea después.
generator-only-blinds = Solo se generan estructuras para juegos con ciegas y sin límite.
generator-fields-players = Jugadores
generator-fields-stack = Pila
generator-fields-more-chips = Más fichas
generator-fields-length = Duración
generator-fields-level-minutes = Minutos por nivel
generator-fields-depth = Profundidad
generator-fields-ante-from = Ante desde el nivel
generator-fields-break-minutes = Minutos por descanso
generator-fields-break-every = Descanso cada
generator-means-more-chips = Todas las recompras previstas, en fichas.
generator-means-length = Como 3:30, con descansos.
generator-means-depth = Ciegas grandes de una pila al empezar.
generator-means-ante-from = Un ante de ciega grande, igual a la ciega grande.
generator-means-break-minutes = 0: sin descansos.
generator-means-break-every = Minutos aproximados.
generator-empty-depth = lo habitual
generator-empty-ante-from = ninguno
generator-wrong-number = Escriba un número entero.
generator-wrong-length = Escriba una duración como 3:30 o 210 minutos.
generator-predicted = { $players ->
    [one] duración probable con descansos, para { $players } jugador y { $chips } fichas
   *[other] duración probable con descansos, para { $players } jugadores y { $chips } fichas
}
generator-nearest = Niveles de { $minutes } minutos y { $length }

## The chart

generator-average = Pila media en ciegas grandes
generator-average-short = Pila media
generator-breaks = Descansos y fichas que salen
generator-end = Fin probable
generator-begins = Tras
generator-left = Quedan
generator-off = { $value } { $name } sale
generator-players-left = quedan { $count }
generator-chart = Pila media en ciegas grandes a lo largo de la estructura.
generator-chart-from = Pila media en ciegas grandes a lo largo de la estructura, desde { $first }.
generator-chart-end = Fin probable: entre { $from } y { $to } de juego.
generator-no-players = El gráfico necesita jugadores. Inscriba algunos.
