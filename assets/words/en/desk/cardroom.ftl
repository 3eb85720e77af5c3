# Card rooms: cash games with tables, waiting lists and must-moves.

house-cardroom-title = Card rooms
house-cardroom-about = { $count ->
    [0] None yet
    [one] { $count } card room
   *[other] { $count } card rooms
}
house-cardroom-create = New card room
house-cardroom-back-to-rooms = All card rooms
house-cardroom-empty-title = No card room yet
house-cardroom-empty-about = Cash games with tables, waiting lists and must-moves, by the rules of the house.
house-cardroom-name = Name
house-cardroom-usual-name = Card room
house-cardroom-book = Rules
house-cardroom-books-roberts = Robert’s Rules
house-cardroom-books-hpt = Home Poker Tourney
house-cardroom-books-lr = League
house-cardroom-books-wsop = WSOP
house-cardroom-call-minutes = Minutes until a call is passed over
house-cardroom-contradicts = The WSOP’s book contradicts itself in two places. Choose how this room plays.
house-cardroom-half = A mix that shares just half of its games (70, 96)
house-cardroom-halves-must-move = Must-move table
house-cardroom-halves-main = Main game of its own
house-cardroom-third = Two tables after the third has broken (96)
house-cardroom-thirds-youngest-moves = The youngest is the must-move again
house-cardroom-thirds-both-stay-main = Both stay main games
house-cardroom-currency = Currency
house-cardroom-create-go = Create
house-cardroom-tables = { $count ->
    [0] no table plays
    [one] { $count } table plays
   *[other] { $count } tables play
}
house-cardroom-waiting = { $count ->
    [0] nobody waits
    [one] { $count } name waits
   *[other] { $count } names wait
}
house-cardroom-due = Due now
house-cardroom-do-it = Do it
house-cardroom-type = Type it
house-cardroom-no-game-title = No game yet
house-cardroom-no-game-about = Type “game 2-5 NLHE 200-1000” and press Enter. Then “open 1 2-5” opens its first table.
house-cardroom-typed-line = What happens in the room
house-cardroom-typed-line-placeholder = list 2-5 Anna
house-cardroom-typed-line-about = list, call, seat, away, back, out, broke … with a game, a table or a name. F1 has all of them.
house-cardroom-facts-on-tables = On the tables
house-cardroom-facts-bought = Bought
house-cardroom-facts-cashed = Cashed out
house-cardroom-facts-time = Time collected
house-cardroom-facts-deposits = Deposits
house-cardroom-facts-kept = Kept for players
house-cardroom-kept-for = Kept for players: { $names }
house-cardroom-kept-of = { $name } { $amount }
house-cardroom-open-seats = { $count ->
    [0] no open seat
    [one] { $count } open seat
   *[other] { $count } open seats
}
house-cardroom-table = Table { $table }
house-cardroom-phases-forming = forming
house-cardroom-phases-running = playing
house-cardroom-phases-breaking = last hands
house-cardroom-phases-closed = closed
house-cardroom-sit = { $players } of { $chairs }
house-cardroom-feeds = feeds { $tables }
house-cardroom-time-due = time at { $at }
house-cardroom-kill-of = kill { $amount }
house-cardroom-kept-seat = seat kept
house-cardroom-kept-until = kept until { $at }
house-cardroom-away-since = away since { $at }
house-cardroom-away-until = away, chips until { $at }
house-cardroom-posts = posts { $amount }
house-cardroom-over-by = { $name } plays over
house-cardroom-behind = { $amount } behind
house-cardroom-free = open
house-cardroom-order = Moves on first: { $names }
house-cardroom-wishes = Seat changes: { $names }
house-cardroom-wish-table = { $name } to table { $table }
house-cardroom-wish-seat = { $name } to seat { $seat }
house-cardroom-no-table = No table yet
house-cardroom-list = Waiting list
house-cardroom-add = Add a name
house-cardroom-nobody-waits = Nobody waits.
house-cardroom-is-here = is here
house-cardroom-since = since { $at }
house-cardroom-called = called at { $at }
house-cardroom-called-until = called for table { $table }, until { $at }
house-cardroom-from-broken = from a broken game
house-cardroom-deposit = deposit left
house-cardroom-passed = passed over
house-cardroom-plays = plays another game
house-cardroom-not-at = not at table { $tables }
house-cardroom-on-screen = Lists on a screen
house-cardroom-print = Print the lists
house-cardroom-all-names = All { $count } names
house-cardroom-first-names = The first names only
