# Series: several flights and later days that play for one pool.

# As in English.
house-series-title = Series
house-series-about = { $count ->
    [0] Aún ninguna
    [one] { $count } serie
   *[other] { $count } series
}
house-series-create = Nueva serie
house-series-back-to-series = Todas las series
house-series-empty-title = Aún no hay series
house-series-empty-about = Una serie es un torneo de varios vuelos y días posteriores. Cada uno es un torneo propio. La serie tiene su bote, sus puestos y la lista del día 2.
house-series-days = { $count ->
    [0] aún sin torneos
    [one] { $count } torneo
   *[other] { $count } torneos
}
house-series-in-play = en juego: { $names }
house-series-name = Nombre
house-series-create-about = Basta un nombre. Valen las reglas habituales hasta que las cambie.
house-series-create-go = Crear
house-series-part = Parte de la serie
house-series-parts-flights = Vuelos
house-series-parts-day-two = Día 2
house-series-parts-places = Puestos
house-series-parts-lines = Registro
house-series-parts-rules = Reglas
house-series-flight = Vuelo { $number }
house-series-together = Todos los vuelos
house-series-day = Día { $number }
house-series-place = Vuelo { $flight }, día { $day }
house-series-place-together = Todos los vuelos juntos, día { $day }
house-series-next-named = { $name }, día { $day }
house-series-next-draw = Sortear el día { $day }

## Flights side by side

house-series-flights-title = Vuelos y días
house-series-flights-flight = Vuelo
house-series-flights-day = Torneo
house-series-flights-level = Nivel
house-series-flights-entries = Entradas
house-series-flights-left = Quedan
house-series-flights-average = Media
house-series-flights-bags = Bolsas
house-series-flights-pool = Bote
house-series-flights-cash = Efectivo en caja
house-series-flights-keys = ↑ ↓ van de un día a otro; Enter o su número abre el torneo.
house-series-flights-go-to = Abrir { $name }
house-series-flights-not-started = sin empezar
house-series-flights-closed = cerrado
house-series-flights-ends = acaba { $time }
house-series-flights-bagged = { $count ->
    [one] { $count } bolsa: { $bagged } de { $chips }
   *[other] { $count } bolsas: { $bagged } de { $chips }
}
house-series-flights-close = Cerrar
house-series-flights-close-of = Cerrar { $name }
house-series-flights-why = Por qué las bolsas no son las fichas en juego
house-series-flights-close-so = Cerrar con este motivo
house-series-flights-remove = Quitar
house-series-flights-remove-of = Quitar { $name } de la serie
house-series-flights-none = Añada el torneo de cada vuelo. Lo que se juega allí cuenta aquí al instante.
house-series-flights-add = Añadir un torneo
house-series-flights-tournament = Torneo
house-series-flights-as = Como
house-series-flights-add-go = Añadir
house-series-flights-nothing-to-add = No hay otro torneo que añadir. Cree primero el siguiente.
house-series-flights-change-rules = Cambiar reglas

## Money and figures

house-series-facts-entries = Entradas
house-series-facts-players = Jugadores
house-series-facts-left = Quedan
house-series-facts-pool = Bote
house-series-facts-guarantee = Garantía
# As in English.
house-series-facts-overlay = Overlay
house-series-facts-places = Puestos pagados
house-series-facts-first = Primer puesto
house-series-facts-min-cash = Premio mínimo
house-series-money-waits = Los premios se fijan cuando estos cierren o no admitan más entradas: { $flights }.
house-series-money-further = { $count ->
    [one] { $count } pila más cobra { $amount } del bote.
   *[other] { $count } pilas más cobran { $amount } cada una del bote.
}
house-series-money-in-flights = Los vuelos pagan { $amount } a los suyos.
house-series-money-beyond = La casa pone { $amount } por encima del bote.
house-series-money-unassigned = Nadie puede ganar aún { $amount }.
house-series-money-bubble = Se juega mano por mano dentro de un vuelo.
house-series-forecast-title = Día 2
house-series-forecast-expected = Previstos
house-series-forecast-certain = { $count } seguros
house-series-forecast-tables = Mesas
house-series-forecast-of = de { $seats }
house-series-forecast-average = Pila media
house-series-forecast-begins = Empieza
house-series-forecast-big-blind = ciega grande { $chips }
house-series-forecast-uncounted = Aún sin contar: { $flights }.
house-series-leaders-title = Líderes en fichas de todos los vuelos
house-series-leaders-none = Aún no se ha contado ninguna pila.

## To be settled

house-series-settle-title = Por resolver
house-series-settle-added = { $day }: { $name } se inscribió después del cierre.
house-series-settle-gone = { $day }: { $name } ya no está inscrito.
house-series-settle-standing = { $day }: { $name } estaba { $was } y ahora está { $now }.
house-series-settle-other = { $day }: la entrada de { $name } ha cambiado.
house-series-settle-chips = { $day }: fichas en juego antes { $was }, ahora { $now }.
house-series-settle-in = en juego
house-series-settle-bagged = en una bolsa con { $chips }
house-series-settle-out = fuera en el nivel { $level }
house-series-settle-accept = Aceptar
house-series-settle-accept-of = Aceptar lo que ha cambiado: { $name }
house-series-settle-beyond = { $name }: entradas en total { $entries }, permitidas { $allowed }.
house-series-settle-beyond-in = { $name }: entradas en el vuelo { $flight } { $entries }, permitidas { $allowed }.
house-series-settle-maybe = { $name } jugó en { $days }. ¿Es una sola persona?
house-series-settle-one = Una persona
house-series-settle-one-of = { $name } es una sola persona
house-series-settle-several = Personas distintas
house-series-settle-several-of = { $name } es el nombre de personas distintas

## Stacks

house-series-stacks-find = Buscar jugador o bolsa
house-series-stacks-none = Nadie tiene aún una pila en una bolsa.
house-series-stacks-no-places = Aún no hay nadie inscrito.
house-series-stacks-not-found = No se encontró nada.
house-series-stacks-pages = Páginas de la lista
house-series-stacks-place = Puesto
house-series-stacks-player = Jugador
house-series-stacks-flight = Vuelo
house-series-stacks-chips = Fichas
house-series-stacks-big-blinds = Ciegas grandes
house-series-stacks-bag = Bolsa
house-series-stacks-opened-by = Abierta por
house-series-stacks-standing = Situación
house-series-stacks-won = Ganado
house-series-stacks-at-once = { $amount } al momento
house-series-stacks-open = Cambiar la pila de { $name }
house-series-stacks-open-bag = Abrir la bolsa
house-series-stacks-in-bag = Fichas en la bolsa
house-series-stacks-bag-number = Número de la bolsa
house-series-stacks-why = Motivo
house-series-stacks-correct = Corregir la bolsa
house-series-stacks-give-up = Renunciar a la pila
house-series-stacks-match = La misma persona que…
house-series-stacks-same = La misma persona que { $name }
house-series-stacks-choose = Elija quién es la misma persona que { $name }.
house-series-stacks-cancel = Cancelar
house-series-stacks-part = No es nadie más
house-series-stacks-part-about = { $name } no es ningún otro jugador de la serie
house-series-stacks-bad-chips = Escriba las fichas como número entero.
house-series-standing-in-play = en juego
house-series-standing-bagged = sigue
house-series-standing-further = otra pila
house-series-standing-added = sumada a otra pila
house-series-standing-out = fuera
house-series-standing-given-up = renunciada

## Lines

house-series-lines-strike = Tachar
house-series-lines-strike-of = Tachar la línea { $number }
house-series-lines-restore = Restaurar
house-series-lines-restore-of = Restaurar la línea { $number }
house-series-lines-undo = Deshacer la línea { $number }
house-series-lines-opened = Abierta como { $name }
house-series-lines-renamed = Renombrada { $name }
house-series-lines-rules-changed = Reglas cambiadas
house-series-lines-added = { $day } añadido como { $place }
house-series-lines-removed = { $day } quitado
house-series-lines-closed = { $day } cerrado, fichas en bolsas: { $chips }
house-series-lines-given-up = { $who } renunció a una pila de { $day }
house-series-lines-bag-corrected = { $day }: fichas en la bolsa de { $who }: { $chips }
house-series-lines-bag-numbered = { $day }: fichas en la bolsa { $bag } de { $who }: { $chips }
house-series-lines-matched = Una sola persona: { $names }
house-series-lines-parted = { $who } no es nadie más
house-series-lines-entry-accepted = Cambio aceptado: { $who }, { $day }
house-series-lines-chips-accepted = Cambio aceptado en { $day }: fichas en juego { $chips }
house-series-lines-struck = Línea { $number } tachada
house-series-lines-restored = Línea { $number } restaurada
# As in English.
house-series-lines-because = { $said } ({ $why })
house-series-lines-entry = entrada { $number }
house-series-lines-player = jugador { $number } de { $day }
house-series-lines-gone = un torneo que ya no existe

## Rules

house-series-form-sentence = { $forward }. Otra pila cobra { $further }. { $inside }.
house-series-form-forward = Pila que sigue
house-series-form-forwards-first = Sigue la primera pila
house-series-form-forwards-best = Sigue la mejor pila
house-series-form-forwards-added = Se suman todas las pilas
house-series-form-further = Lo que cobra otra pila
house-series-form-furthers-nothing = nada
house-series-form-furthers-amount = una cantidad fija
house-series-form-furthers-min-cash = el premio mínimo
house-series-form-inside = Dinero dentro de un vuelo
house-series-form-insides-nothing = Los vuelos no pagan a nadie
house-series-form-insides-own-size = Cada vuelo paga como un torneo de su tamaño
house-series-form-insides-bands = Cada vuelo paga cantidades fijas por sus puestos
house-series-form-insides-advance = Cada vuelo paga un anticipo del premio mínimo
house-series-form-insides-all-who-go-on = Quien sigue está en premios
house-series-form-amount = Cantidad por cada otra pila
house-series-form-advance = Anticipo
house-series-form-bands = Cantidades fijas, una por línea: hasta este puesto y luego la cantidad
# As in English.
house-series-form-bands-like = { $place } { $example }
house-series-form-bad-bands = Escriba un puesto y una cantidad en cada línea.
house-series-form-limits = Límites de entradas
house-series-form-no-limit = ninguno
house-series-form-limit-flight = { $limit } por vuelo
house-series-form-limit-all = { $limit } en todos los vuelos
house-series-form-in-flight = Entradas de un jugador en un vuelo
house-series-form-over-all = Entradas de un jugador en todos los vuelos
house-series-form-after-bagging = Quien tiene una pila en una bolsa puede entrar en otro vuelo
house-series-form-shares = Parte pagada de cada vuelo
house-series-form-share = Parte en por ciento
house-series-form-rounding = Redondeo
house-series-form-roundings-up = hacia arriba
house-series-form-roundings-down = hacia abajo
house-series-form-pool = Garantía
house-series-form-guarantee = Garantía
house-series-form-house-adds = La casa añade
house-series-form-no-guarantee = ninguna
house-series-form-no-currency = Las cantidades se escriben cuando se ha añadido un torneo, que da la moneda.
house-series-form-places = Puestos de todos los vuelos
house-series-form-placings-level = por nivel y tiempo
house-series-form-placings-flight = por puesto en el vuelo
house-series-form-day-two = Dónde y cómo empieza el día 2
house-series-form-day-two-level = Nivel
house-series-form-earliest = en el nivel en que paró el vuelo más temprano
house-series-form-top-apart = Los stacks más grandes están en una mesa cada uno
house-series-form-save = Guardar
house-series-form-saved = Guardado.
house-series-form-bad-number = { $field }: escriba un número o déjelo vacío.
