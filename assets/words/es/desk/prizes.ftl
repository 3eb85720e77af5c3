# Prizes: the pool, the structure, deals, bounties.

prizes-places-paid = { $count ->
    [one] { $count } puesto pagado
   *[other] { $count } puestos pagados
}
prizes-tabs = Qué ver de los premios
prizes-tab-prizes = Premios
prizes-tab-deal = Repartir o terminar
# As in English.
prizes-tab-bounties = Bounties
prizes-tab-payments = Pagar
prizes-sheet = Hoja de pagos
prizes-poster = Cartel de premios
prizes-may-grow = aún puede crecer
prizes-open = Por ganar
prizes-owed = Pendiente
prizes-paid-in = Pagado para premios
prizes-overlay-from = Overlay, de la casa
prizes-paid = Pagado
prizes-place = Puesto
prizes-prize = Premio
prizes-holder = Titular
prizes-mark-paid = Marcar pagado
prizes-mark-paid-rest = Marcar { $rest } más
prizes-mark-paid-to = Marcar pagado el premio de { $name }
prizes-mark-paid-less = Marcar { $rest } pagados, menos lo debido
prizes-mark-paid-less-to = Marcar pagado el premio de { $name }, menos lo debido
# As in English.
prizes-ticket = Ticket { $number }
prizes-hand-ticket = Entregar
prizes-hand-ticket-to = Marcar entregado el ticket de { $name }
prizes-print-ticket-of = Imprimir el ticket de { $name }
# As in English.
prizes-tickets-title = Tickets
prizes-tickets-owed = { $count } sin usar, { $amount } debidos
# As in English.
prizes-tickets-number = Ticket
prizes-tickets-winner = Ganado por
prizes-tickets-for = Vale para
prizes-tickets-worth = Valor
prizes-tickets-standing = Usado
prizes-tickets-until = hasta el { $day }
prizes-tickets-used = en { $event }
prizes-tickets-expired = caducado
prizes-tickets-out = aún no
prizes-tickets-print = Imprimir tickets
prizes-owes = debe { $owed }
prizes-paid-too-much = Pagado de más
prizes-collect = Recuperar { $over } de { $name }
prizes-too-much = { $over } de más desde una corrección
prizes-report = neto { $net }: debe declararse
prizes-report-about = Las ganancias netas por encima del límite se declaran (TCH 6b).
prizes-next-to-win = el próximo
prizes-pages = Puestos
prizes-standings = Eliminados hasta ahora
prizes-all-places = Todos los puestos
prizes-latest-places = Últimos puestos
prizes-paste-title = De una hoja de cálculo o un archivo
prizes-paste-about = Cada línea: un puesto o varios y el premio, en porcentaje o importe. O 50/30/20, o una tabla. Texto, CSV, .xlsx u .ods.
prizes-paste-use = { $count ->
    [0] Usar
    [one] Usar { $count } puesto
   *[other] Usar estos { $count } puestos
}
prizes-paste-file = Cargar un archivo
prizes-paste-line = Línea { $line }: { $note }

## The structure

prizes-structure-kinds = Cómo se reparte el bote
prizes-structure-bars = Premio en barra
prizes-structure-seldom = Redondeo, primer premio, tramos
prizes-structure-kind-tables = Tabla habitual
prizes-structure-kind-generated = Según el número
prizes-structure-kind-percentages = Mis porcentajes
prizes-structure-kind-amounts = Importes fijos
prizes-structure-kind-seats = Plazas
prizes-structure-means-tables = Hasta 30 entradas, las tablas de partidas caseras; más allá, calculado (HPT, Payout).
prizes-structure-means-generated = Importes redondos por tramos, para cualquier número de jugadores.
prizes-structure-means-percentages = Sus porcentajes desde el primer puesto, como 50 30 20. Cambie uno o arrastre su barra: los demás se ajustan.
prizes-structure-means-amounts = Los importes no cambian con las entradas. Cambie uno o arrastre su barra: los demás se ajustan.
prizes-structure-means-seats = Tantas plazas para otro torneo como pague el bote, el resto en efectivo.
prizes-structure-places = Puestos pagados
prizes-structure-places-about = Un número o un porcentaje de las entradas como { $share }.
prizes-structure-least = Premio mínimo
prizes-structure-least-about = En buy-ins al precio completo, comisiones incluidas.
prizes-structure-first = Primer premio
prizes-structure-first-about = Un porcentaje como { $share }. Vacío: lo habitual.
prizes-structure-tiers = Tramos de premios, como máximo
prizes-structure-tiers-about = Vacío: lo habitual.
prizes-structure-usual = lo habitual
prizes-structure-unit = Redondeo a
prizes-structure-unit-about = Todo premio salvo el primero es múltiplo de esto.
prizes-structure-percentages = Porcentajes
prizes-structure-percentages-about = Que sumen 100.
prizes-structure-seat = Valor de una plaza
prizes-structure-seat-event = Plazas para el evento
prizes-structure-seat-event-about = Nombre del torneo o de la serie. Se ganan tickets; vacío: sin tickets.
prizes-structure-seat-until = Válidos hasta
prizes-structure-seat-until-about = El último día. Vacío: no caducan.
prizes-structure-wrong-amount = Escriba un importe como { $example }.
prizes-structure-wrong-least = Escriba un número de buy-ins como { $example }.
prizes-structure-wrong-places = Escriba un número de puestos o un porcentaje como { $example }.
prizes-structure-wrong-first = Escriba un porcentaje como { $share } o una pendiente como x{ $steepness }.
prizes-structure-wrong-tiers = Escriba un número entero.
prizes-structure-wrong-percentages = Escriba porcentajes separados por espacios, como { $example }.
prizes-structure-wrong-withheld = Cada línea necesita un motivo y un importe como { $example }.
prizes-structure-wrong-goods = Cada línea necesita un puesto como 1 y lo que gana.
prizes-structure-terms = Garantía, aportes, regalos
prizes-structure-guarantee = Garantía
prizes-structure-guarantee-about = La casa añade lo que falta.
prizes-structure-added = Añadido por la casa
prizes-structure-withheld = Retención
prizes-structure-withheld-about = Se guarda con su nombre hasta pagarla.
prizes-structure-withheld-for = Para qué
prizes-structure-withheld-amount = Importe
prizes-structure-withheld-line = Retención, línea { $number }
prizes-structure-goods = Además del dinero
prizes-structure-goods-place = Puesto
prizes-structure-goods-what = Lo que gana
prizes-structure-goods-line = Además del dinero, línea { $number }
prizes-structure-line-out = Quitar: { $line }
prizes-structure-report-above = Declarar desde
prizes-structure-report-above-about = Ganancia neta. Vacío: según el reglamento.
prizes-structure-table = Lo que gana cada puesto
prizes-structure-share = Del bote
prizes-structure-amount-of = Importe: puesto { $place }
prizes-structure-share-of = Porcentaje: puesto { $place }
prizes-structure-release = Volver a ajustar
prizes-structure-release-of = Puesto { $place }: volver a ajustar con los demás
prizes-structure-bar = Puesto { $place }: { $amount }, { $share }
prizes-structure-chart-about = Arrastre una barra o escriba un importe: los demás se ajustan. También con flechas y teclas de página; Supr: volver a ajustar.
prizes-structure-keep = Usar estos premios
prizes-structure-lock = Mantener importes
prizes-structure-lock-about = No cambian con las entradas. Una nota indica la diferencia.
prizes-structure-discard = Restablecer

## A deal

prizes-deal-about = Cuente las fichas de todos. Nada está acordado antes del trato.
prizes-deal-left = Para el ganador
prizes-deal-left-about = Se resta del primer puesto.
prizes-deal-stack-of = Fichas de { $name }
prizes-deal-columns-player = Jugador
prizes-deal-columns-chips = Fichas
prizes-deal-columns-share = Parte
prizes-deal-agreed = Lo acordado
prizes-deal-total = Total
prizes-deal-sums = { $counted } contadas de { $play } en juego
prizes-deal-agrees = { $counted } contadas: todas las que hay en juego
prizes-deal-stands = Aceptar el recuento
prizes-deal-make-even = Repartir a partes iguales
prizes-deal-make-chips = Repartir por fichas
prizes-deal-make-icm = Repartir por valor (ICM)
prizes-deal-make-agreed = Repartir lo acordado
prizes-deal-unit = Redondear a
prizes-deal-unit-about = Vacío: exacto.
prizes-deal-units = Importes de redondeo
prizes-deal-share-of = Parte acordada de { $name }
prizes-deal-show = Mostrar en sala
prizes-deal-own-key = Alt Intro cierra el acuerdo enfocado; Intro solo no cierra ninguno
prizes-deal-hide = Quitar de pantalla
prizes-deal-print = Hoja del trato
prizes-deal-made-even = Trato hecho: a partes iguales
prizes-deal-made-chips = Trato hecho: por fichas
prizes-deal-made-icm = Trato hecho: por ICM
prizes-deal-made-agreed = Trato hecho: lo acordado
prizes-deal-undo-about = Deshacer quita el trato.
prizes-deal-off = Desde el trato, el dinero de estos jugadores ha cambiado en { $by }.
prizes-deal-left-line = Quedan { $amount } para el ganador.
prizes-deal-still-in = en juego

## The end

prizes-end-title = Terminar aquí
prizes-end-about = Cada jugador que queda recibe un puesto. Nadie tiene que quedar eliminado.
prizes-end-by = Puestos
prizes-end-ways-deal = Según el trato
prizes-end-ways-chips = Por fichas
prizes-end-ways-shared = Compartidos
prizes-end-go = Terminar el torneo

## Calling the event off

prizes-call-off-title = Cancelar el torneo
prizes-call-off-back = El dinero se devuelve
prizes-call-off-about-in_full = Todos recuperan lo que pagaron, también los eliminados. Nadie tiene puesto.
prizes-call-off-about-evenly = Los jugadores que quedan reparten los premios a partes iguales. Los eliminados conservan su puesto.
prizes-call-off-about-by_chips = Cada jugador que queda recibe el premio más bajo, y el resto se reparte según las fichas.
prizes-call-off-ways-in_full = Todo
prizes-call-off-ways-evenly = A partes iguales
prizes-call-off-ways-by_chips = Según las fichas
prizes-call-off-fees-all = La casa devuelve también sus comisiones
prizes-call-off-fees-left = La casa devuelve también las comisiones a los jugadores que quedan
prizes-call-off-why = Motivo, para el registro y las pantallas
prizes-call-off-more = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
prizes-call-off-go = { $count ->
    [one] Cancelar: { $amount } para { $count } jugador
   *[other] Cancelar: { $amount } para { $count } jugadores
}

## Payments

prizes-payments-search = Buscar un jugador
prizes-payments-player = Jugador
prizes-payments-prize = Premio pendiente
prizes-payments-bounties = Bounties pendientes
prizes-payments-owes = Debe
prizes-payments-too-much = Pagado de más
prizes-payments-pay = Pagar
prizes-payments-pay-to = Pagar a { $name }
prizes-payments-slip-of = Imprimir el recibo de premio de { $name }

## Bounties

prizes-bounties-kinds-fixed = Fijo
prizes-bounties-kinds-progressive = Progresivo
# As in English.
prizes-bounties-kinds-mystery = Mystery
prizes-bounties-kind-fixed = Fijo: todo para quien elimina al jugador.
prizes-bounties-kind-progressive = Progresivo: la mitad se paga, la otra va a la cabeza del ganador. La unidad impar se paga.
prizes-bounties-kind-mystery = Mystery: se saca de sobres sellados.
prizes-bounties-print = Hoja de bounties
prizes-bounties-collected = Recaudado
prizes-bounties-won = Ganado
prizes-bounties-on-heads = Aún en cabezas
prizes-bounties-in-envelopes = En sobres
prizes-bounties-not-assigned = Sin asignar
# As in English.
prizes-bounties-count = { $count ->
    [one] { $count } bounty
   *[other] { $count } bounties
}
prizes-bounties-paid-out = Pagado
prizes-bounties-owed = Pendiente
prizes-bounties-pay = Pagar { $amount }
prizes-bounties-pay-to = Pagar { $amount } en bounties a { $name }
prizes-bounties-paid = pagado
prizes-bounties-find = Buscar un jugador
prizes-bounties-more = { $count } más
prizes-bounties-nobody-found = Nadie con ese nombre ha ganado uno.
prizes-bounties-standings = Quién los ha ganado
prizes-bounties-nobody = Nadie ha ganado uno todavía.
prizes-bounties-whose = ¿De quién son?
prizes-bounties-latest = Los últimos
prizes-bounties-by = ganado por { $names }
prizes-bounties-assign = Quién gana el bounty de { $name }
prizes-bounties-choose = Nombre o asiento
prizes-bounties-also = ¿y quién más?
prizes-bounties-without = Sin { $name }
prizes-bounties-nobody-called = Nadie tiene ese nombre en este torneo.
prizes-bounties-change = Cambiar
prizes-bounties-give = Dar
prizes-bounties-seal = Sellar los sobres
prizes-bounties-seal-about = Sortea el orden una vez. Nadie ve cuál viene después.
prizes-bounties-sealed = Sellados · { $print }
prizes-bounties-envelopes = Sobres restantes
prizes-bounties-proposed = Sobres propuestos
# As in English.
prizes-bounties-times = { $count } ×
prizes-bounties-open-of = Abrir el sobre de { $name }
prizes-bounties-open = Abrir
