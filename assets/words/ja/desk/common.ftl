# What all rooms of the desk say.

common-players = { $count }人
common-entries = { $count }エントリー
