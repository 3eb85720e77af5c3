# The tables, their moves, what is done at a seat.

tables-empty-title = No tables yet
tables-empty-about = Tables appear here as soon as the seats are drawn, every player at a seat.
tables-open = { $count } open
tables-breaking = next to break: { $tables }
tables-then = { $first }, then { $next }
tables-sizes = { $size ->
    [2] { $tables } heads-up
    [3] { $tables } three-handed
    [4] { $tables } four-handed
    [5] { $tables } five-handed
    [6] { $tables } six-handed
    [7] { $tables } seven-handed
    [8] { $tables } eight-handed
    [9] { $tables } nine-handed
    [10] { $tables } ten-handed
   *[other] { $tables } { $size }-handed
}
tables-called = Table { $table }
tables-called-name = Table { $table }, { $name }
tables-seat = seat { $seat }
tables-of-seats = { $count } of { $capacity }
tables-table-menu = What can be done with table { $table }
tables-map = The tables in the room
tables-due = due now
tables-short = short of players
tables-breaks-next = breaks next
tables-search = Table or player
tables-search-about = Find a table by its number or a player, or: short, halted, breaking, due
tables-found-list = Tables found
tables-none-found = No table matches “{ $search }”.
tables-zoom = Zoom
tables-zoom-in = Closer
tables-zoom-out = Further away
tables-zoom-all = The whole room
tables-arrange = Arrange
tables-arranged = Done
tables-arrange-about = Put the tables where they stand in your room; every tournament uses it
tables-automatic = In rows
tables-automatic-about = Forgets the arrangement and draws the tables in rows by number
tables-verbs-bust = Bust
tables-verbs-move = Move where the rules say
tables-verbs-move-to = Move to
tables-verbs-swap = Swap with
tables-verbs-sits = Correct the seat
tables-verbs-rebuy = Rebuy
tables-verbs-arrived = Has arrived
tables-verbs-absent = Is away
tables-verbs-home = Goes home
tables-verbs-time = Call time
tables-verbs-penalty = Penalty
tables-verbs-count = Count chips
tables-verbs-chips-out = Chips out
tables-verbs-present = Is back
tables-verbs-button = The button is here
tables-verbs-lock = Keep this seat for the player
tables-verbs-unlock = Draw the player like everybody
tables-verbs-lock-for = Keep the seat for
tables-verbs-block = Nobody gets this seat
tables-verbs-unblock = The seat is given again
tables-verbs-stack = Set a starting stack out for a late entrant
tables-verbs-stack-off = Remove the unsold stack
tables-verbs-arrived-table = Everybody has arrived
tables-verbs-deal = Deal the next hand
tables-verbs-button-at = The button is at seat
tables-verbs-play-on = Play on though short
tables-verbs-lock-seat = Keep a seat here for
tables-verbs-block-seat = Nobody gets seat
tables-verbs-apart = Keep two players apart
tables-verbs-breaks-first = Breaks first
tables-verbs-name = Name the table
tables-verbs-size = Number of seats
tables-verbs-break = Break
tables-verbs-break-by-cards = Break by cards drawn
tables-verbs-close = Close the empty table
tables-whole-title = All tables
tables-whole-halts = { $table } is halted
tables-whole-play-on = Play on
tables-whole-play-on-about = play { $table }
tables-whole-deal = Next hand at every table
tables-whole-deal-about = The next hand at every table whose button is known (deal all)
tables-whole-restart = Balance before play resumes
tables-whole-restart-about = Tables are balanced more closely until the next bust-out (restart)
tables-whole-seats = Kept seats, and the draw
tables-whole-seats-about = Seats kept and blocked, players kept apart, and the proof of the last draw
tables-order-title = Breaking order
tables-order-about = Shift with the arrow keys moves the table up or down
tables-order-place = { $table }, place { $place } in the breaking order
tables-order-earlier = { $table } breaks earlier
tables-order-later = { $table } breaks later
tables-order-more = and { $count } more
tables-order-usual = Usual order
tables-order-usual-about = The highest number first (order)
tables-next-hand = Next hand
tables-next-hand-about = Deal the next hand: button and blinds go on (deal { $table })
tables-open-seat = open
tables-open-seat-of = { $seat } open
tables-gone-table = Table { $table } is broken
tables-seat-of = Seat { $seat }: { $who }
tables-button = button
tables-button-letter = D
tables-next-big-blind = big blind next
tables-blocked = blocked
tables-set-out = stack
tables-locked-for = kept for { $name }
tables-halted-short = halted
tables-halted = halted until a player arrives
tables-moving = move due or under way
tables-absent = absent
tables-penalty-for = { $hands ->
    [one] on a penalty, { $hands } hand to go
   *[other] on a penalty, { $hands } hands to go
}
tables-away = { $players } away
tables-penalties = { $players } on a penalty
tables-card-left = away: leave the card at the old seat
tables-moves = Moves
tables-under-way = { $count } under way
tables-no-moves = Nobody is on the way.
tables-all-arrived = All arrived
tables-all = All { $count }
tables-all-of = Everybody has arrived: { $cause }
tables-found-arrived = These { $count } arrived
tables-search-moves = Name or table
tables-no-move-found = Nobody on the way matches “{ $search }”.
tables-more-moves = and { $count } more
tables-just-now = just now
tables-ago = { $minutes } min ago
tables-not-arrived = not arrived, { $minutes } min
tables-late-after = Late after
tables-minutes = min
tables-has-arrived = { $name } has arrived
tables-tick = { $name } has arrived at the new seat
tables-recent = Log
