# House rules, and what entries cost. The books are cited, never copied.

rules-follows = { $differences ->
    [0] Según { $name } ({ $short })
    [one] Según { $name } ({ $short }), { $differences } línea cambiada por la casa
   *[other] Según { $name } ({ $short }), { $differences } líneas cambiadas por la casa
}
rules-presets = Reglamento
rules-of-the-house = elección de la casa
rules-preset-has = { $book } dice: { $choice }
rules-back-to = Volver a { $book }
rules-change-it = Cambiar
rules-change-line = Cambiar: { $line }
rules-done = Listo
rules-would-change = { $count ->
    [one] Cambiaría { $count } línea
   *[other] Cambiarían { $count } líneas
}
rules-changed-from-template = { $count ->
    [one] { $count } línea distinta de la plantilla
   *[other] { $count } líneas distintas de la plantilla
}
rules-apply = Aplicar
rules-discard = Dejar como estaba
rules-from-now-on = Se aplica desde la próxima mano. El registro dice desde cuándo.
rules-change = Cambiar la configuración de hoy
rules-save = Guardar
rules-cancel = Cancelar
rules-none = No hay
rules-sell-on = Vender { $until }
rules-close-sale = Cerrar ahora
rules-sale-reason = Motivo, para el registro
rules-group-entry = Entradas y premios
rules-group-seats = Asientos
rules-group-blinds = Botón y ciegas
rules-group-balance = Equilibrio
rules-group-breaks = Mesas rotas y sorteos
rules-group-chips = Fichas
rules-group-hand-for-hand = Mano por mano
rules-group-conduct = Jugadores
rules-group-entries = Jugadores que no vienen
rules-tonight = Esta noche, en el orden en que puede ocurrir
rules-when = Cuándo
rules-line = Regla
rules-written = Escrito en
rules-yours = suya
rules-find = Buscar una regla
rules-none-found = Ninguna regla tiene estas palabras.
rules-count = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
rules-choose-book = Elegir otro
rules-whens-no_show_due = Alguien no viene
rules-whens-absence = Alguien está ausente
rules-whens-tolerance = Las mesas están desiguales
rules-whens-mover = Falta alguien en una mesa
rules-whens-from_table = Dos mesas están igual de llenas
rules-whens-hold_breaks = Aún puede entrar alguien
rules-whens-preferred_size = Todos caben en menos mesas
rules-whens-race = Las fichas pequeñas salen del juego
rules-whens-calling_time = Alguien tarda demasiado
rules-whens-redraws = Quedan pocos jugadores
rules-ante-order = Ciega grande corta: qué se paga primero
rules-ante-orders-blind_first-choice = Primero la ciega
rules-ante-orders-blind_first-means = Las fichas de una ciega grande corta pagan primero la ciega. El resto paga el ante (TCH P11).
rules-ante-orders-ante_first-choice = Primero el ante
rules-ante-orders-ante_first-means = Las fichas de una ciega grande corta pagan primero el ante. El resto paga la ciega. TCH P11 dice lo contrario.

## Entries and prizes

rules-entry = Entrada
rules-entry-means = Da { $stack } en fichas.
rules-rebuy = Recompras
rules-a-player = { $limit } por jugador
rules-no-limit = sin límite
rules-until-level = hasta el final del nivel { $level }
rules-until-first-break = hasta la primera mano tras el primer descanso
rules-until-time = hasta las { $time }
rules-price-for = { $price } por { $stack } en fichas
rules-only-busted = solo sin fichas
rules-at-most = con { $chips } en fichas o menos
# As in English.
rules-add-on = Add-ons
rules-everybody = para todos los que juegan
rules-re-entry = Reentradas
rules-re-entry-out = entrada nueva para los eliminados
rules-re-entry-forfeit = entrada nueva para los eliminados o quien renuncia a sus fichas
rules-no-rebuy-means = Quien queda eliminado no vuelve.
rules-late = Registro tardío
rules-late-level = Hasta el final del nivel { $level }
rules-late-first-break = Hasta la primera mano tras el primer descanso
rules-late-time = Hasta las { $time }
rules-late-means = Quien llega tarde sortea entre los asientos libres. Así las mesas siguen equilibradas.
rules-no-late-means = Nadie entra tras el comienzo.
rules-rounding = Redondeo de premios
rules-seat-prizes = Premios
rules-seat-prizes-choice = plazas por valor de { $worth }
rules-seat-prizes-means = El bote paga tantas plazas como puede. El resto es efectivo para el siguiente puesto.
rules-rounding-means = Los premios se redondean a la baja a un múltiplo de este importe. El resto va al primer puesto.
