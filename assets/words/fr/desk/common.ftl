# What all rooms of the desk say.

common-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
common-entries = { $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
}
