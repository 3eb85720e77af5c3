# What all rooms of the desk say.

common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
