# Hand-for-hand, time called on a player, absences and penalties.

hands-off = Hand-for-hand is not on. One key announces it when it is due; h4h on the floor line does so at any time.
hands-announce = Announce hand-for-hand
hands-hand-hand_for_hand = Hand
hands-hand-soft = Hand
hands-hand-round = Round
hands-in-progress = in progress
hands-done = Done
hands-of-tables = { $count ->
    [one] of { $count } table
   *[other] of { $count } tables
}
hands-to-go = Still to go
hands-until-money = to the money
hands-until-left = { $count ->
    [one] until { $count } is left
   *[other] until { $count } are left
}
hands-pays = { $place } takes
hands-paid = { $count } paid
hands-left = Clock
hands-after-next = { $left } at the next hand
hands-runs-on = runs on
hands-tables = Tables
hands-held-short = held
hands-cell = { $players ->
    [one] { $table }, { $players } player, { $state }
   *[other] { $table }, { $players } players, { $state }
}
hands-hold = Hold
hands-hold-of = Hold: { $table }
hands-release = Run out
hands-release-of = Run out: { $table }
hands-out-now-hand_for_hand = Out on this hand
hands-out-now-soft = Out on this hand
hands-out-now-round = Out on this round
hands-nobody-out-hand = Nobody yet. Type a seat such as 6.4 and Enter; its place is known when every table has finished.
hands-nobody-out-round = Nobody yet. Type a seat such as 6.4 and Enter; each hand of a round has its own place.
hands-stack = Stack at the start
hands-stack-of = Stack of { $name } at the start of the hand
hands-last-count = last counted { $chips }
hands-who-had-more = Who had more chips at { $table }?
hands-rank = Rank
hands-equal = All had the same
hands-end-hand_for_hand = End hand-for-hand
hands-end-soft = End soft hand-for-hand
hands-end-round = End round-for-round
hands-all-done = The rest is done
hands-record = Record
hands-time-label = Time called on a player
hands-time-up = Time is up: { $name }
hands-time-acted = Acted
hands-time-out = Ran out
hands-time-out-key = t out
hands-time-before = { $count ->
    [one] called { $count } time before
   *[other] called { $count } times before
}
hands-away-title = Absences & penalties
hands-away-about = Who is away, who serves a penalty, and which penalties were given before
hands-away-away = Away
hands-away-nobody-away = Nobody is away.
hands-away-mark = Somebody is away …
hands-away-player = Player
hands-away-seat = Seat
hands-away-since = Away for
hands-away-to-return = To come back
hands-away-too-long = too long
hands-away-buttons = Missed
hands-away-missed-blinds = { $count ->
    [one] { $count } blind
   *[other] { $count } blinds
}
hands-away-missed-buttons = { $count ->
    [one] { $count } absent button
   *[other] { $count } absent buttons
}
hands-away-back = Back
hands-away-misses-blind = Missed blind
hands-away-misses-absent_button = Absent button
hands-away-of = { $does }: { $name }
hands-away-split = Split
hands-away-serving = Serving a penalty
hands-away-give = Give a penalty …
hands-away-sentence = Penalty
hands-away-played = Hands
hands-away-of-hands = { $served } of { $hands }
hands-away-hand-played = One played
hands-away-over = Over
hands-away-history = Given before
hands-away-when = When
hands-away-reason = Why
hands-away-warning = warning
hands-away-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
hands-away-rounds = { $rounds ->
    [one] { $rounds } round, { $hands }
   *[other] { $rounds } rounds, { $hands }
}
