# Players, and their list.

players-about-entered = { $entries } inscritos
players-about-left = quedan { $left } de { $entries }
players-regulars = Habituales
players-no-regulars = Nadie más ha jugado antes. Los jugadores de próximas noches aparecerán aquí.
players-list = Pegar o cargar una lista
players-keep-on-list = Todos a mi lista de jugadores
players-name = Nombre del jugador que se inscribe
players-name-placeholder = Nombre de un jugador
players-add = Inscribir
players-new-player = Jugador nuevo: { $name }
players-choose-who = Elija con las flechas: alguien conocido o un jugador nuevo llamado { $name }.
players-namesake = { $name } ya está en este torneo.
players-namesake-at = { $name }, { $where }, ya está en este torneo.
players-views = Qué ver de los jugadores
players-filter = Qué jugadores
players-filters-all = Todos
players-filters-unpaid = Sin pagar ({ $count })
players-filters-out = Eliminados ({ $count })
players-columns-state = Estado
players-columns-paid = Pagado
players-empty-title = Todavía no hay inscritos
players-empty-about = Escriba nombres y pulse Intro tras cada uno; o marque a los habituales, pegue una lista o cargue un archivo. A la derecha se ve lo que resulta.
players-search = Buscar por nombre
players-orders-name = Nombre
players-orders-seat = Asiento
players-orders-place = Puesto
players-none = No hay nadie.
players-none-called = Nadie se llama «{ $search }».
players-waiting = aún sin asiento
players-withdrawn = retirado
players-no-show-waits = no se presentó, dinero guardado
players-no-show-collected = no se presentó, dinero recogido
players-no-show-lapsed = no se presentó, dinero para la casa
players-rebuys = { $count ->
    [one] { $count } recompra
   *[other] { $count } recompras
}
# As in English.
players-bounties = { $count ->
    [one] { $count } bounty, { $worth }
   *[other] { $count } bounties, { $worth }
}
players-rebuy = Recompra
players-busted-rebuys = Eliminado, recompra
players-rename = Corregir
players-in-the-log = En el registro
players-new-name = Nombre nuevo para { $name }
players-last-name = Apellido
players-last-name-of = Apellido de { $name }
players-card = Número de tarjeta
players-card-of = Número de tarjeta de { $name }
players-leave = Cancelar
players-save = Guardar
players-withdraw = Retirar
guests-title = Lista de invitados
guests-name = Invitado para la lista
# As in English.
guests-placeholder = Anna Berg +1, maybe
guests-add = Añadir invitado
guests-list = Pegar o cargar una lista
guests-at-the-door = Pagado en la puerta con
guests-empty-title = Aún no se espera a nadie
guests-empty-about = Pegue la lista de su chat, o escriba un nombre y pulse Intro. Quien viene se inscribe con una tecla; el sorteo toma a quienes han venido.
guests-keep = { $count ->
    [one] Poner a { $count } invitado en la lista
   *[other] Poner a { $count } invitados en la lista
}
guests-answers-coming = viene
guests-answers-maybe = quizá
guests-answers-not_coming = no viene
guests-answer-of = ¿Viene { $name }?
guests-paid-of = Lo que { $name } ha pagado antes de la noche
guests-not-paid = aún sin pagar
guests-paid-by = pagado: { $payment }
guests-there = ha venido
guests-one-more-of = { $name } trae a una persona más
guests-one-more-about = Trae a una persona más, sin nombre
guests-here = Aquí
guests-here-of = { $name } está aquí: inscribir
guests-brought-here = +1 aquí
guests-comes-in = Aquí: inscribir · { $says }
roster-title = Una lista de jugadores
roster-paste = Pegue nombres, uno por línea, o una tabla
roster-file = Cargar un archivo
roster-file-about = Un archivo de texto o una hoja de cálculo. Verá cómo se leyó antes de inscribir a nadie.
roster-enter = { $count ->
    [one] Inscribir { $count } jugador
   *[other] Inscribir { $count } jugadores
}
roster-asks = No se inscribe a nadie antes de responder la pregunta.
roster-cancel = Cancelar
roster-left-out = omitidos
registration-tonight = Esta noche
registration-change = Cambiar
registration-expected = Duración prevista
registration-length = { $from } a { $to }
registration-length-unknown = con dos entradas
registration-stack-each = Pila de cada jugador
registration-more-prizes = y { $count } más
registration-in-all = { $count } en total
registration-tables = El sorteo
registration-planned = { $field } en { $tables }
registration-table = Mesa { $table }
registration-draw = Sortear los asientos
registration-by-hand = A mano: prepare estas cartas y que cada uno saque una.
registration-start-about = Inicia el reloj. Imprima antes las tarjetas de asiento, en Papel.
registration-seats-drawn = Asientos sorteados
registration-table-of = { $number } de { $tables }
registration-skip = Mostrar a todos
registration-again = Sortear otra vez
registration-again-about = Un sorteo nuevo; el registro guarda ambos
registration-fingerprint = Número de control
registration-seed = Semilla
registration-proof = Cualquiera puede comprobar después que el sorteo fue justo. El número de control está en cada tarjeta de asiento.
