# What all rooms of the desk say.

common-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
common-entries = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}
