# Card rooms: cash games with tables, waiting lists and must-moves.

house-cardroom-title = Salas de cash
house-cardroom-about = { $count ->
    [0] Ninguna todavía
    [one] { $count } sala
   *[other] { $count } salas
}
house-cardroom-create = Nueva sala
house-cardroom-back-to-rooms = Todas las salas
house-cardroom-empty-title = Aún no hay ninguna sala
house-cardroom-empty-about = Partidas de cash con mesas, listas de espera y must-moves, según las reglas de la casa.
house-cardroom-name = Nombre
house-cardroom-usual-name = Sala de cash
house-cardroom-book = Reglas
# As in English.
house-cardroom-books-roberts = Robert’s Rules
# As in English.
house-cardroom-books-hpt = Home Poker Tourney
house-cardroom-books-lr = Liga
# As in English.
house-cardroom-books-wsop = WSOP
house-cardroom-call-minutes = Minutos hasta que una llamada caduca
house-cardroom-contradicts = El libro de las WSOP se contradice en dos puntos. Elige cómo juega esta sala.
house-cardroom-half = Una mezcla que comparte justo la mitad de sus juegos (70, 96)
house-cardroom-halves-must-move = Mesa must-move
house-cardroom-halves-main = Partida principal propia
house-cardroom-third = Dos mesas tras deshacerse la tercera (96)
house-cardroom-thirds-youngest-moves = La más joven vuelve a ser must-move
house-cardroom-thirds-both-stay-main = Ambas siguen siendo principales
house-cardroom-currency = Moneda
house-cardroom-create-go = Crear
house-cardroom-tables = { $count ->
    [0] no juega ninguna mesa
    [one] juega { $count } mesa
   *[other] juegan { $count } mesas
}
house-cardroom-waiting = { $count ->
    [0] nadie espera
    [one] espera { $count } nombre
   *[other] esperan { $count } nombres
}
house-cardroom-due = Pendiente ahora
house-cardroom-do-it = Hacerlo
house-cardroom-type = Escribir
house-cardroom-no-game-title = Aún no hay partida
house-cardroom-no-game-about = Escribe «game 2-5 NLHE 200-1000» y pulsa Intro. Luego «open 1 2-5» abre su primera mesa.
house-cardroom-typed-line = Qué pasa en la sala
# As in English.
house-cardroom-typed-line-placeholder = list 2-5 Anna
house-cardroom-typed-line-about = list, call, seat, away, back, out, broke … con partida, mesa o nombre. F1 los muestra todos.
house-cardroom-facts-on-tables = En las mesas
house-cardroom-facts-bought = Comprado
house-cardroom-facts-cashed = Cobrado
house-cardroom-facts-time = Tiempo cobrado
house-cardroom-facts-deposits = Depósitos
house-cardroom-facts-kept = Guardado
house-cardroom-kept-for = Guardado para: { $names }
# As in English.
house-cardroom-kept-of = { $name } { $amount }
house-cardroom-open-seats = { $count ->
    [0] ningún asiento libre
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
house-cardroom-table = Mesa { $table }
house-cardroom-phases-forming = se forma
house-cardroom-phases-running = juega
house-cardroom-phases-breaking = últimas manos
house-cardroom-phases-closed = cerrada
house-cardroom-sit = { $players } de { $chairs }
house-cardroom-feeds = alimenta { $tables }
house-cardroom-time-due = tiempo a las { $at }
# As in English.
house-cardroom-kill-of = kill { $amount }
house-cardroom-kept-seat = asiento guardado
house-cardroom-kept-until = guardado hasta { $at }
house-cardroom-away-since = ausente desde { $at }
house-cardroom-away-until = ausente, fichas hasta { $at }
house-cardroom-posts = pone { $amount }
house-cardroom-over-by = juega { $name } en su lugar
house-cardroom-behind = { $amount } en camino
house-cardroom-free = libre
house-cardroom-order = Pasa primero: { $names }
house-cardroom-wishes = Cambios de asiento: { $names }
house-cardroom-wish-table = { $name } a la mesa { $table }
house-cardroom-wish-seat = { $name } al asiento { $seat }
house-cardroom-no-table = Aún no hay mesa
house-cardroom-list = Lista de espera
house-cardroom-add = Añadir nombre
house-cardroom-nobody-waits = Nadie espera.
house-cardroom-is-here = está aquí
house-cardroom-since = desde { $at }
house-cardroom-called = llamado a las { $at }
house-cardroom-called-until = llamado a la mesa { $table }, hasta { $at }
house-cardroom-from-broken = de una mesa deshecha
house-cardroom-deposit = depósito dejado
house-cardroom-passed = pasado por alto
house-cardroom-plays = juega otra partida
house-cardroom-not-at = no en la mesa { $tables }
house-cardroom-on-screen = Listas en una pantalla
house-cardroom-print = Imprimir las listas
house-cardroom-all-names = Los { $count } nombres
house-cardroom-first-names = Solo los primeros
