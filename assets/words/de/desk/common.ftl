# What all rooms of the desk say.

common-players = { $count } Spieler
common-entries = { $count ->
    [one] { $count } Anmeldung
   *[other] { $count } Anmeldungen
}
