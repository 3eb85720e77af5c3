# Players, and their list.

players-about-entered = { $entries } entered
players-about-left = { $left } left of { $entries }
players-regulars = Regulars
players-no-regulars = Nobody else has played before. Players of later evenings are listed here.
players-list = Paste or load a list
players-keep-on-list = Add all to my player list
players-name = Name of the player to enter
players-name-placeholder = Name of a player
players-add = Add player
players-new-player = New player: { $name }
players-choose-who = Choose with the arrow keys: somebody known, or a new player called { $name }.
players-namesake = { $name } is in this tournament already.
players-namesake-at = { $name }, { $where }, is in this tournament already.
players-views = What to see of the players
players-filter = Which players
players-filters-all = Everybody
players-filters-unpaid = Unpaid ({ $count })
players-filters-out = Out ({ $count })
players-columns-state = State
players-columns-paid = Paid in
players-empty-title = Nobody has entered yet
players-empty-about = Type a name and press Enter, and so on; or tick the regulars, paste a list, or load a file. Tables, prizes and expected length are shown on the right as they come in.
players-search = Search by name
players-orders-name = Name
players-orders-seat = Seat
players-orders-place = Place
players-none = Nobody here.
players-none-called = Nobody is called “{ $search }”.
players-waiting = no seat yet
players-withdrawn = withdrawn
players-no-show-waits = no-show, money held
players-no-show-collected = no-show, money collected
players-no-show-lapsed = no-show, money to the house
players-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
players-bounties = { $count ->
    [one] { $count } bounty, { $worth }
   *[other] { $count } bounties, { $worth }
}
players-rebuy = Rebuy
players-busted-rebuys = Busted, rebuys
players-rename = Edit name
players-in-the-log = In the log
players-new-name = New name for { $name }
players-last-name = Last name
players-last-name-of = Last name of { $name }
players-card = Card number
players-card-of = Card number of { $name }
players-leave = Cancel
players-save = Save
players-withdraw = Withdraw
guests-title = Guest list
guests-name = Guest to put on the list
guests-placeholder = Anna Berg +1, maybe
guests-add = Add guest
guests-list = Paste or load a list
guests-at-the-door = Paid at the door by
guests-empty-title = Nobody is expected yet
guests-empty-about = Paste the list from your chat, or type a name and press Enter. At the door one key enters each guest. Only guests who came are drawn.
guests-keep = { $count ->
    [one] Put { $count } guest on the list
   *[other] Put { $count } guests on the list
}
guests-answers-coming = coming
guests-answers-maybe = maybe
guests-answers-not_coming = not coming
guests-answer-of = Does { $name } come?
guests-paid-of = What { $name } has paid before the night
guests-not-paid = not paid yet
guests-paid-by = paid: { $payment }
guests-there = there
guests-one-more-of = { $name } brings one more
guests-one-more-about = Brings one more, without a name
guests-here = Here
guests-here-of = { $name } is here: enter
guests-brought-here = +1 here
guests-comes-in = Here: enter · { $says }
roster-title = A list of players
roster-paste = Paste names, one a line, or a table from a spreadsheet
roster-file = Load a file
roster-file-about = A text or spreadsheet file. You see how it was read before anybody is entered.
roster-enter = { $count ->
    [one] Enter { $count } player
   *[other] Enter { $count } players
}
roster-asks = Nobody is entered before the question is answered.
roster-cancel = Cancel
roster-left-out = left out
registration-tonight = Tonight
registration-change = Change
registration-expected = Expected length
registration-length = { $from } to { $to }
registration-length-unknown = with two entries
registration-stack-each = Stack of each player
registration-more-prizes = and { $count } more
registration-in-all = { $count } in all
registration-tables = The draw
registration-planned = { $field } at { $tables }
registration-table = Table { $table }
registration-draw = Draw the seats
registration-by-hand = By hand, prepare these cards and let everybody draw one.
registration-start-about = Starts the clock. Print the seat cards first, under Paper.
registration-seats-drawn = Seats are drawn
registration-table-of = { $number } of { $tables }
registration-skip = Show everybody
registration-again = Draw again
registration-again-about = A new draw; the log keeps both
registration-fingerprint = Check number
registration-seed = Seed
registration-proof = Anybody can check later that this draw was fair. The check number is on every seat card.
