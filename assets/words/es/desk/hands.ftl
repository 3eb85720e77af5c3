# Hand-for-hand, time called on a player, absences and penalties.

hands-off = El mano por mano no está en marcha. Una tecla lo anuncia cuando toca; h4h en la línea de órdenes, en cualquier momento.
hands-announce = Anunciar mano por mano
hands-hand-hand_for_hand = Mano
hands-hand-soft = Mano
hands-hand-round = Ronda
hands-in-progress = en curso
hands-done = Listas
hands-of-tables = { $count ->
    [one] de { $count } mesa
   *[other] de { $count } mesas
}
hands-to-go = Por salir
hands-until-money = para los premios
hands-until-left = { $count ->
    [one] hasta que quede { $count }
   *[other] hasta que queden { $count }
}
hands-pays = Puesto { $place }
hands-paid = { $count ->
    [one] { $count } pagado
   *[other] { $count } pagados
}
hands-left = Reloj
hands-after-next = { $left } en la próxima mano
hands-runs-on = sigue
hands-tables = Mesas
hands-held-short = espera
hands-cell = { $players ->
    [one] { $table }, { $players } jugador, { $state }
   *[other] { $table }, { $players } jugadores, { $state }
}
hands-hold = Retener
hands-hold-of = Retener: { $table }
hands-release = Completar
hands-release-of = Completar: { $table }
hands-out-now-hand_for_hand = Eliminados en esta mano
hands-out-now-soft = Eliminados en esta mano
hands-out-now-round = Eliminados en esta ronda
hands-nobody-out-hand = Nadie todavía. Escriba un asiento como 6.4 y pulse Intro; el puesto se sabe cuando terminan todas las mesas.
hands-nobody-out-round = Nadie todavía. Escriba un asiento como 6.4 y pulse Intro; cada mano de la ronda tiene su propio puesto.
hands-stack = Fichas al empezar
hands-stack-of = Fichas de { $name } al empezar la mano
hands-last-count = último recuento { $chips }
hands-who-had-more = ¿Quién tenía más fichas en { $table }?
hands-rank = Ordenar
hands-equal = Todos tenían lo mismo
hands-end-hand_for_hand = Terminar mano por mano
hands-end-soft = Terminar mano por mano suave
hands-end-round = Terminar ronda por ronda
hands-all-done = El resto, listo
hands-record = Registrar
hands-time-label = Tiempo pedido a un jugador
hands-time-up = Tiempo agotado: { $name }
hands-time-acted = Actuó
hands-time-out = Agotado
# As in English.
hands-time-out-key = t out
hands-time-before = { $count ->
    [one] ya { $count } vez antes
   *[other] ya { $count } veces antes
}
hands-away-title = Ausencias y penalizaciones
hands-away-about = Quién falta, quién cumple una penalización y cuáles hubo antes
hands-away-away = Ausentes
hands-away-nobody-away = Nadie está ausente.
hands-away-mark = Alguien está ausente…
hands-away-player = Jugador
hands-away-seat = Asiento
hands-away-since = Desde hace
hands-away-to-return = Para volver
hands-away-too-long = demasiado
hands-away-buttons = Perdidas
hands-away-missed-blinds = { $count ->
    [one] { $count } ciega
   *[other] { $count } ciegas
}
hands-away-missed-buttons = { $count ->
    [one] { $count } botón de ausente
   *[other] { $count } botones de ausente
}
hands-away-back = De vuelta
hands-away-misses-blind = Ciega perdida
hands-away-misses-absent_button = Botón de ausente
# As in English.
hands-away-of = { $does }: { $name }
hands-away-split = Dividir
hands-away-serving = Cumplen penalización
hands-away-give = Dar una penalización…
hands-away-sentence = Penalización
hands-away-played = Manos
hands-away-of-hands = { $served } de { $hands }
hands-away-hand-played = Mano jugada
hands-away-over = Terminada
hands-away-history = Anteriores
hands-away-when = Cuándo
hands-away-reason = Motivo
hands-away-warning = advertencia
hands-away-hands = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
hands-away-rounds = { $rounds ->
    [one] { $rounds } ronda, { $hands }
   *[other] { $rounds } rondas, { $hands }
}
