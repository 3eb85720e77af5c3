# The schedule: its editor, its games, pasting, the time left.

schedule-levels = Editar niveles
schedule-edit = Editar estructura
schedule-paste = Pegar estructura
schedule-save = Guardar
schedule-cancel = Cancelar
schedule-editing = Editar estructura
schedule-editing-about = Nada cambia en la sala hasta guardar.
schedule-pasting = Pegar estructura
schedule-columns-small = Ciega pequeña
schedule-columns-big = Ciega grande
# As in English.
schedule-columns-ante-kind = Ante
schedule-columns-ante = Importe del ante
schedule-columns-small-bet = Apuesta pequeña
schedule-columns-big-bet = Apuesta grande
schedule-columns-stud-ante = Ante de stud
# As in English.
schedule-columns-bring-in = Bring-in
schedule-columns-hands = Manos
schedule-columns-minutes = Minutos
schedule-columns-note = Nota
# As in English.
schedule-cell = { $column }, { $row }
schedule-ante-kinds-none = no
schedule-ante-kinds-per_player = todos
schedule-ante-kinds-big_blind = CG
schedule-goes-on = El nivel { $level } sigue
schedule-goes-on-short = sigue
schedule-note-hint = Para la pantalla
schedule-played = jugado
schedule-now = ahora

## Tools

schedule-tools = Para la fila del cursor
schedule-add-level = Nivel
schedule-add-level-about = Añadir un nivel tras esta fila
schedule-add-break = Descanso
schedule-add-break-about = Añadir un descanso tras esta fila
schedule-double = Doble
schedule-double-about = Añadir este nivel tras esta fila con los importes al doble
schedule-up = Subir esta fila
schedule-down = Bajar esta fila
schedule-remove-about = Quitar esta fila
schedule-undo-about = Deshacer el último cambio aquí
schedule-has = Además de ciegas
schedule-kinds-limit = Límite
# As in English.
schedule-kinds-stud = Stud
schedule-kinds-hands = Manos
schedule-means-limit = Apuestas de dos tamaños: pequeñas en las primeras rondas, grandes después
schedule-means-stud = Ante y bring-in en lugar de ciegas, y las apuestas
schedule-means-hands = Un nivel acaba tras un número de manos. Sus minutos dicen cuánto se espera que dure.

## Mixed games

schedule-mixed-games = Juegos mixtos
schedule-mixed-games-about = Juegos que se turnan, como H.O.R.S.E.
# As in English.
schedule-horse = H.O.R.S.E.
# As in English.
schedule-eight-game = 8-game
schedule-games-holdem = Hold’em con límite
# As in English.
schedule-games-omaha-hi-lo = Omaha hi-lo
# As in English.
schedule-games-razz = Razz
schedule-games-stud = Stud de siete cartas
# As in English.
schedule-games-stud-hi-lo = Stud hi-lo
# As in English.
schedule-games-triple-draw = 2-7 triple draw
schedule-games-no-limit-holdem = Hold’em sin límite
schedule-games-pot-limit-omaha = Omaha pot limit
schedule-next-game = El siguiente juego empieza
schedule-next-games-level = Con cada nivel
schedule-next-games-hands = Tras un número de manos
schedule-hands-at-table = manos, contadas en cada mesa
schedule-game-name = Nombre del juego { $number }
schedule-game-posts = Qué se pone en { $game }
schedule-posts-blinds = Ciegas, sin límite o pot limit
schedule-posts-limit_blinds = Ciegas, apuestas de dos tamaños
schedule-posts-stud = Stud: ante y bring-in
schedule-game-up = Jugar antes
schedule-game-down = Jugar después
schedule-game-remove = Quitar
schedule-game-add = Añadir un juego
schedule-rotation-level = { $games }. El siguiente juego empieza con cada nivel.
schedule-rotation-hands = { $hands ->
    [one] { $games }. El siguiente juego empieza tras { $hands } mano en una mesa.
   *[other] { $games }. El siguiente juego empieza tras { $hands } manos en una mesa.
}
schedule-hands = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
schedule-expected = duración prevista: { $length }

## What is wrong

schedule-not-amount = { $column }: escriba un número entero, como 1.000 o 25k.
schedule-not-hands = Manos: escriba un número entero. Déjelo vacío si el tiempo acaba el nivel.
schedule-not-length = Minutos: escriba un número entero o 12:30.
schedule-mend = Algunas celdas aún no son números. Están marcadas; no se guardó nada.
schedule-overtaken = El juego siguió. Las filas ya jugadas volvieron a como estaban.
schedule-after-last = Tras el último nivel
schedule-after-lasts-double = Se doblan los importes
schedule-after-lasts-step = Suben lo mismo
schedule-after-lasts-repeat = Sigue igual
schedule-beyond = Los primeros niveles tras el último
schedule-kept = Sus cambios de la estructura no están guardados.
schedule-go-on = Seguir editando
schedule-discard = Descartarlos

## Pasting

schedule-paste-text = Copie filas de una hoja de cálculo o una web, o escríbalas: un nivel o descanso por línea
schedule-paste-file = Cargar un archivo
schedule-paste-columns = Texto, CSV, Markdown, una página web guardada, .xlsx u .ods, con títulos o sin ellos. Cada línea muestra lo que se entendió. Revise las líneas doradas.
schedule-paste-minutes = Minutos por nivel
schedule-paste-asks = Responda primero a la pregunta.
schedule-use = { $count ->
    [0] Usar estos niveles
    [one] Usar { $count } nivel o descanso
   *[other] Usar { $count } niveles y descansos
}
schedule-replaces = { $played ->
    [0] Al guardar sustituyen toda la estructura.
    [one] Al guardar sustituyen lo que sigue a { $played } nivel o descanso jugado, también el actual.
   *[other] Al guardar sustituyen lo que sigue a { $played } niveles y descansos jugados, también el actual.
}
schedule-ante-each = ante { $amount } cada uno
schedule-left-out = omitida

## The time left

schedule-time-left = Tiempo restante
schedule-time-left-about = Minutos, o minutos y segundos: 12, 12:30, 0:45. + o − suma o resta.
schedule-set = Fijar
schedule-not-time = Escriba un tiempo como 12, 12:30 o 0:45.
