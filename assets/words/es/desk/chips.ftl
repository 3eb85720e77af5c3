# Chips: the set, the colour-ups, the race.

chips-colours = { $count ->
    [one] { $count } color
   *[other] { $count } colores
}
chips-leaving = { $count ->
    [0] ninguno sale
    [one] { $count } sale
   *[other] { $count } salen
}
chips-parts = Parte
chips-race = Cambio
chips-set = Juego de fichas
chips-race-sheet = Hojas de cambio
chips-summary = Hoja: qué traer y recoger
chips-next-leaves = Siguiente: las de { $value } salen en { $time }
chips-changed-by = { $by } por el cambio

## The race

chips-nothing-title = No sale ninguna ficha
chips-nothing-about = La estructura usa todos los colores hasta el final, o no hay descanso para retirar uno. Los descansos están en Reloj.
# As in English.
chips-unit = { $old } × { $value } = { $fresh } × { $next }
chips-state-ahead = pendiente
chips-state-due = ahora
chips-state-off = hecho
chips-after-level = tras el nivel { $level }
chips-tables = Mesas hechas
chips-bring = Traer fichas de { $value }
chips-collect = Recoger fichas de { $value }
chips-estimate = aprox., según las fichas repartidas
chips-unchanged = sin cambios
chips-chips-in = Entran
chips-chips-out = Salen
chips-in-of = Entran · de { $value }
chips-out-of = Salen · de { $value }
chips-keys = Escriba las fichas sueltas de cada jugador y pulse Intro o Tab. Un asiento vacío no tiene. ! indica que son todas sus fichas. Alt { $room } vuelve aquí.
chips-go-to = Ir a la mesa
chips-not-in-race = La mesa { $table } no está en este cambio.
chips-not-count = Escriba un número entero de fichas, o nada.
chips-by-hand = Cartas repartidas en la mesa
chips-by-hand-about = Escriba las cartas de cada asiento, como Ks 10h. Si no, reparte el programa.
chips-odd = Fichas sueltas del asiento { $seat }, { $name }
chips-cards = Cartas del asiento { $seat }, { $name }
chips-cards-short = Cartas
chips-last = todas
chips-last-about = Son todas las fichas de { $name }
chips-race-table = Cambiar
chips-race-of = Cambiar: { $table }
chips-race-all = { $count ->
    [one] Cambiar { $count } mesa
   *[other] Cambiar { $count } mesas
}
chips-off = Sin fichas de { $value }
chips-off-about = Da todas las mesas por hechas, sin cambio aquí. Las fichas en juego no cambian.
chips-leave-now = Cambiar ahora
chips-leave-now-about = Cambiar las fichas de { $value } ahora, antes de su descanso
chips-found = Encontradas tras el cambio
chips-found-key = Más fichas de { $value } encontradas
chips-found-about = Las fichas encontradas tras el cambio se cambian a igual valor. Lo que no llega a { $next } sale del juego.
chips-found-out = { $count } × { $value }: salen { $fresh } × { $next }
chips-found-removed = { $count } × { $value }: { $removed } en fichas salen del juego
chips-found-both = { $count } × { $value }: salen { $fresh } × { $next }, { $removed } en fichas salen del juego
chips-none-odd = nadie tenía
chips-changed = { $count } × { $next } cambiadas
chips-dealt-by-hand = repartido en la mesa
chips-plan = Cambios de fichas
chips-plan-line = traer { $bring } × { $next }, recoger unas { $collect } × { $value }
chips-missing = faltan { $missing }
# As in English.
chips-rule = { $book }, { $rule }
chips-rules-high_cards = Ganan las cartas más altas. Si sobra media ficha nueva, se da una más.
chips-rules-one_each = Una ficha como máximo por jugador. Si sobra más de media ficha nueva se da una más; con las de 500, siempre.
chips-page = Mesas { $from }–{ $to } de { $all }
chips-previous = Anterior
chips-following = Siguiente

## Los recuentos

chips-counts-title = Recuentos
chips-counts-counted = Contado
chips-counts-expected = Esperado
chips-counts-waiting = Esperan asiento
chips-counts-take = Contar
chips-counts-old = Contado antes de la última eliminación en esta mesa
chips-counts-not-count = Escriba un número entero de fichas, o nada.
chips-counts-paste = Pegar o cargar recuentos
chips-counts-paste-about = En cada línea un asiento o un nombre y sus fichas. Con encabezado, el orden de las columnas es libre.
# As in English.
chips-counts-example = 12.4 35000
chips-counts-file = Elegir archivo
chips-counts-cancel = Cancelar
chips-counts-chips-out = Añadir o retirar fichas
chips-counts-closed-title = Nada que contar
chips-counts-closed-about = Las pilas se cuentan durante el torneo.
chips-counts-sheets = Hojas de recuento
chips-count-keys = Escriba las fichas de cada jugador y pulse Intro o Tab. Intro tras el último jugador anota los recuentos de la mesa. Alt { $room } vuelve aquí.
chips-count-since = contado desde las { $time }
chips-count-of = Fichas de { $name }
chips-count-table = Contar { $table }
chips-count-take = { $count ->
    [one] Anotar { $count } recuento
   *[other] Anotar { $count } recuentos
}
chips-count-sum = { $sum } en total
chips-count-not-taken = { $count ->
    [one] { $count } línea no se entendió:
   *[other] { $count } líneas no se entendieron:
}
chips-count-line = Línea { $line }

## The set

chips-columns-chip = Ficha
chips-columns-value = Valor
chips-columns-name = Nombre
chips-columns-colour = Color
chips-columns-spots = Motas
chips-columns-owned = En stock
chips-columns-each = Por pila
chips-columns-all = Todas
chips-columns-colour-up = Cambios
chips-columns-buy = Comprar
chips-columns-leaves = Sale
# As in English.
chips-cell = { $column }, { $name }
chips-new-colour = color nuevo
chips-add = Añadir un color
chips-remove = Quitar { $name }
# As in English.
chips-total = Total
chips-stays = se queda
chips-stacks = Pilas previstas
chips-stacks-about = { $entries ->
    [one] Con recompras. Vacío: una pila para { $entries } entrada actual.
   *[other] Con recompras. Vacío: una pila para cada una de las { $entries } entradas actuales.
}
chips-lot = Lotes de
chips-capacity = Fichas para
chips-capacity-stacks = { $count ->
    [one] { $count } pila
   *[other] { $count } pilas
}
chips-capacity-unknown = Cuente sus fichas para ver cuántas pilas hacen.
chips-stack-made = Una pila suma
chips-of-stack = de { $stack }
chips-proposal = Pila propuesta
chips-use-proposal = Usarla
chips-no-proposal = { $players ->
    [one] Las fichas no hacen una pila de { $stack } para { $players } jugador.
   *[other] Las fichas no hacen una pila de { $stack } para { $players } jugadores.
}
chips-no-spots = motas habituales
chips-save = Guardar
chips-discard = Descartar cambios
chips-saved = Guardado con el torneo y con las plantillas.
chips-not-number = { $column }, { $name }: escriba un número entero.
chips-nothing-missing = No falta nada.

## Las bolsas al final de un día

chips-bags-title = Bolsas
chips-bags-bagged = En las bolsas
chips-bags-stacks = Stacks embolsados
chips-bags-next-level = Sigue con el nivel
chips-bags-which = Qué recuento
chips-bags-first = Primer recuento
chips-bags-second = Segundo recuento
chips-bags-differs = Los dos recuentos difieren
chips-bags-take = Embolsar
chips-bags-not-read = Escriba las fichas y # antes del número de la bolsa: 125000 #17.
chips-bags-why = Por qué las bolsas no son lo que está en juego
chips-bags-close = Cerrar el día
chips-bags-give-up = Abandonar un stack
chips-bags-open = Abrir una bolsa
chips-bags-closed = El día está cerrado. Deshaga el cierre para contar una bolsa otra vez.
chips-bags-slips = Recibos de bolsa
chips-bags-forms = Hojas de bolsas
chips-bags-list = Stacks del día siguiente
chips-bags-begin-next-day = Empezar el día siguiente
chips-bags-next-day-about = Un torneo nuevo: todos con su stack, en ese nivel, por los premios que quedan.
chips-next-day = día { $number }
chips-bag-keys = Escriba de cada jugador las fichas y la bolsa, como 125000 #17, y Intro. Intro tras el último embolsa la mesa. Alt { $room } le trae de vuelta.
chips-bag-table = Embolsar { $table }
