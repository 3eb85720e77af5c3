# Seats: what is arranged, cards, alternates, the proof of a draw.

seats-room-tables = Mesas en la sala
seats-room-tables-any = sin límite
seats-room-tables-about = Cuántas son, o los números que llevan: 8, o 61-68 70. Los jugadores sin asiento quedan en espera. Vacío: tantas mesas como hagan falta.
seats-would-wait = { $count ->
    [one] { $count } jugador no tiene asiento e iría a la lista de espera.
   *[other] { $count } jugadores no tienen asiento e irían a la lista de espera.
}
seats-arranged = Fijado
seats-arranged-about = Se respeta en cada sorteo y en los asientos tardíos. Lo imposible se avisa antes del sorteo.
seats-arrange = Fijar un asiento
seats-kind = Qué fijar
seats-kinds-lock = Asiento fijo de un jugador
seats-kinds-apart = Dos jugadores separados
seats-kinds-dealer = Un repartidor
seats-kinds-block = Asiento bloqueado
seats-player = Jugador
seats-other = Y
seats-seat = Asiento, como 3.2
seats-add-arrangement = Fijar
seats-give-up = Anular: { $text }
seats-cards = Introducir las cartas
seats-cards-about = Cada uno saca una carta; escríbala al salir.
seats-choose = Introducir los asientos
seats-cards-title = Cartas sacadas
seats-card-field = Carta, o nombre y carta
seats-card-example = 9s, A hearts, 10 c o anna 9s
seats-card-next = Ahora saca { $name }
seats-cards-left = { $count ->
    [one] falta { $count } jugador por sacar
   *[other] faltan { $count } jugadores por sacar
}
seats-card-enter = Introducir
seats-card-deal = Sacar una
seats-card-deal-about = El programa saca una de las cartas restantes para el siguiente jugador, con su propia semilla
seats-card-undo = Deshacer quita una carta equivocada.
seats-card-deck = Quedan en el mazo
seats-card-done = ninguna
seats-card-close = Volver al plan
seats-alternates = Lista de espera
seats-waiting = { $count ->
    [one] { $count } jugador espera. Sortea los mismos asientos que los demás.
   *[other] { $count } jugadores esperan, en este orden. Sortean los mismos asientos que los demás.
}
seats-alternate-place = en espera { $place }
seats-seat-them = { $count ->
    [one] Sentar a { $count } jugador
   *[other] Sentar a { $count } jugadores
}
seats-open-table = Abrir { $table }
seats-open-table-about = La lista de espera ocupa sus asientos; nadie se mueve hasta que se vendan cuatro
seats-no-room = No hay asientos libres. Se sientan por orden según se liberan.
seats-proof-title = Cómo se hizo este sorteo
seats-kept = Respetado
seats-not-kept = No respetado
seats-draws-made = Sorteos de todo el torneo
seats-undone = deshecho
seats-line = línea { $line }
seats-check = Script de control
seats-check-about = shuffle-up headless < check.jsonl repite este sorteo en cualquier equipo.
seats-check-none = El registro prueba este sorteo; un script solo no lo repite.
seats-copy = Copiar
seats-copied = Copiado
seats-fairness = Prueba del sorteo
seats-absent = ausente
seats-correct-bust = Fue otra persona…
seats-back-in = De vuelta, aquí
seats-row-menu = Más…
seats-row-menu-of = Más: acciones para { $name }
seats-lock-seat = Reservar asiento…
seats-unlock = Liberar el asiento { $seat }
seats-keep-apart = Separar de…
seats-deals = Reparte en una mesa
seats-deals-no-more = Ya no reparte
seats-locked-at = asiento { $seat }
seats-apart-from = separado de { $names }
seats-dealer = reparte
