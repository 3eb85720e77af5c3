# What the room’s screens and the phones say: few words, read from fifteen metres.

## both windows

level = Level { $number }
break = Break
blinds = Blinds
ante = Ante
ante-of = ante { $amount }
big-blind-ante = Big-blind ante
big-blind-ante-of = big-blind ante { $amount }
stud-ante = Stud ante
stud-ante-of = stud ante { $amount }
bring-in = Bring-in
bring-in-of = bring-in { $amount }
bets = Bets
bets-of = bets { $amount }
next-level = Next level
next-break = Break in
average-stack = Average stack
chips-in-play = Chips in play
prize-pool = Prize pool
prizes = Prizes
table = Table
seat = Seat
button = Button
table-numbered = table { $number }
table-and-seat = { $table } seat { $seat }
meets-big_blind = big blind next hand
meets-small_blind = small blind next hand
meets-button = button next hand
meets-between = dealt in, nothing to post
meets-waits = waits until the button has passed
pace-hand_for_hand = Hand-for-hand
pace-soft = Soft hand-for-hand
pace-round = Round-for-round
state-playing = playing
state-held = all-in, held
state-done = done
tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
big-blinds = { $count ->
    [one] { $count } big blind
   *[other] { $count } big blinds
}
small-bets = { $count ->
    [one] { $count } small bet
   *[other] { $count } small bets
}
chips-of = { $value }s
place = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
places = { $from } to { $to }
place-range = { $from }–{ $to }
players-label = Players
of-entries = of { $entries }
paused = Paused
in-the-money = In the money
starts-at = starts at { $time }

## hand-for-hand

hand-in-progress = Finish the hand in progress
round-in-progress = Finish the round in progress
hand-numbered = Hand { $number }
round-numbered = Round { $number }
time-off-a-hand = { $time } a hand
hands-from = from
hands-the-money = the money
hands-over = It is over
players-to-go = { $count ->
    [one] player to go
   *[other] players to go
}
places-are-paid = { $count ->
    [one] { $count } is paid. { $pays }
   *[other] { $count } are paid. { $pays }
}
place-takes = { $place } takes { $amount }.
stay-for-hand = Stay seated; the next hand starts together.
stay-for-round = Stay seated; the next round starts together.
ends-when-tables-done = It ends when every table has finished.
more-tables = +{ $count }
tables-done = { $tables ->
    [one] { $done } of { $tables } table done
   *[other] { $done } of { $tables } tables done
}

## the screen

time-called-on = Time: { $name }
time-called-on-at = Time: { $name } · { $where }
time-is-up = { $who } · time is up
buy-in = { $price } buy-in
level-left = { $level } · left
rebuys-label = Rebuys
tables-label = Tables
no-ante = no ante
at-time = at { $time }
colour-up-of = { $chips } colour up
next-to-pay = next to pay
overlay = { $amount } overlay
bounties = Bounties
bounties-won = × { $count }
on-the-head = { $amount } on the head
on-heads = { $amount } on heads
in-envelopes = { $amount } in envelopes
deal-discussion = Deal discussion
deal-shared = { $amount } to share
deal-left = { $amount } left for the winner
chips = Chips
deal-even = Evenly
deal-by-chips = By chips
deal-icm = ICM
to-the-money = { $count } to the money
next-payout = Next payout
places-paid = { $count } paid
late-registration-until = late registration through level { $level }
rebuys-until = rebuys through level { $level }
add-on-now = add-on { $price } for { $chips } in chips
add-on-through = add-on { $price } for { $chips } in chips through level { $level }
late-registration-and-rebuys-until = late registration and rebuys through level { $level }
late-registration-closes = late registration closes with this level
rebuys-close = last level of rebuys
late-registration-and-rebuys-close = last level of registration and rebuys
late-registration-closes-at = Late registration closes at { $time }
rebuys-close-at = Rebuys close at { $time }
late-registration-and-rebuys-close-at = Late registration and rebuys close at { $time }
last-minute = last minute
last-hand = last hand of the level
by-hands = { $hands ->
    [one] the level ends after { $hands } hand
   *[other] the level ends after { $hands } hands
}
estimated = estimated
game-every = { $hands ->
    [one] { $games } · next game every { $hands } hand
   *[other] { $games } · next game every { $hands } hands
}
cards-in-the-air-in = Cards in the air in
starts-in = starts in { $left }
paused-in-level = in level { $number }
paused-in-break = in the break
back-at = back at { $time }
then-level = Then level { $number }
coloured-up-in-break = Coloured up in this break
registration-open = Registration is open
seats-drawn = Seats are drawn
entries-label = Entries
first-level = First level
ended-in = Ended in
starting-stack = Starting stack
find-your-seat = Find your seat
page-of = page { $page } of { $pages }
number-of = { $number } of { $total }
next-page-in = next in { $seconds } s
old-seat = from
breaks-next = Breaks next: table
then-tables = then { $tables }
last-to-break = the last before a redraw
next-to-break = { $count ->
    [one] Next table to break: { $tables }
   *[other] Next tables to break: { $tables }
}
tables-break = { $count ->
    [one] Table { $tables } breaks
   *[other] Tables { $tables } break
}
table-named-breaks = { $name } breaks
alternates = Alternates
alternates-wait = { $count ->
    [one] { $count } waits for a seat
   *[other] { $count } wait for a seat
}
seats-open = { $count ->
    [one] { $count } seat open
   *[other] { $count } seats open
}
new-move = new
please-move = Please move
please-move-of = Please move { $page }/{ $pages }
players-move = { $count ->
    [one] { $count } player moves
   *[other] { $count } players move
}
moves-from = from { $table }, seat { $seat }
new-seat = new seat
final-table = Final table
heads-up = Heads-up
moment-bubble = One to the money
moment-reached = In the money
last-out = Last out:
dealer = D
winner = Winner
satellite-over = The satellite is over
final-places = Final places
more-places = and { $count } more
called-off = Called off
called-off-in_full = Everybody gets the money back at the desk
called-off-evenly = The players who are left share the prizes evenly
called-off-by_chips = The players who are left share the prizes by chips
wins-seat = A seat for everybody left
wins-prize = wins { $prize }
wins-event = wins the tournament
thanks = Thank you all for playing
play-ends = Play ends about
end-unknown = –
no-break-ahead = none
payouts = Payouts
chip-stays = stays to the end
chip-leaves = leaves after level { $level }
chip-leaves-in = leaves in { $time }
chip-leaves-now = coloured up now
chip-gone = no longer in play
colour-up-title = Colour-up
chips-leave = { $value }s leave for { $next }s
chips-unit = { $old } × { $value } = { $fresh } × { $next }; odd ones race
chip-leaders = Chip leaders
leaders-at = counted at { $time }
leaders-counted = { $players } of { $all } counted
seats = Seats
room-map = The room
season-now = if play ended now
season-evenings = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
season-more = { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}
season-tonight = { $points } tonight
season-none = This tournament counts for no season
season-unnamed = Not named
new-seats = New seats for everybody
logo = The host’s logo
qr = A code for your phone
unreachable = The clock is out of reach: look at the desk

## the phone

live = live
lost = lost
lost-since = No connection to the house since { $time }
lost-about = The clock went on without this phone. It shows again as soon as the house answers.
no-tournament = No tournament yet.
choose-tournament = Tournament
tab-clock = Clock
tab-seat = My seat
tab-prizes = Prizes
tab-seats = Seats
tab-chips = Chips
tab-season = Season
break-at = Break at { $time }
not-started = Not started
finished = Finished
next-stakes = next { $stakes }
big-blinds-short = { $count } BB
to-the-money-label = To the money
money-reached = reached
move-now = { $name }, please move
moved-from = From { $table } seat { $seat }.
you-big_blind = You are on the big blind there.
you-small_blind = You are on the small blind there.
you-button = You are on the button there.
you-between = You are dealt in and post nothing.
you-waits = You wait there until the button has passed.
find-whole = Your name or entry number
find-hidden = Your entry number
find-about = Find your seat. This phone then remembers you and shows when you have to move.
nobody-found = Nobody by this name or number.
more-found = { $count ->
    [one] { $count } more player: type more of the name.
   *[other] { $count } more players: type more of the name.
}
not-me = This is not me
no-seat-yet = You have no seat yet.
out-in-place = { $place } place
entry-gone = This entry is no longer there.
no-prizes = No prizes are set.
no-seats = Seats are not drawn yet.
no-counts = No stacks are counted yet.
more-rows = Show more

## devices of the staff

pair-title = Pair this device
pair-about = Type the six digits that the desk shows.
pair-digits = Six digits
pair-compare = Did the browser warn you? Compare its fingerprint with the one on the desk first.
not-paired = This device is not paired.
not-paired-about = Let it in at the desk, under TV & phones.
not-for-this = This device is not for this page.
who-works = Who works here?
no-operators = Nobody is on the list. Add a helper at the desk first.
look-again = Look again
pin-of = PIN of { $name }
sign-in = Sign in
sign-out = Sign out
go-back = Back
lost-device = Nothing can be done from here until the house answers.
pushed-by = Pushed by { $name } at { $time }
push-at = Push at { $time }
push-rests = On break: { $names }
push-go = Push
page-clock = Clock
page-table = Tables
page-floor = Floor
page-register = Registration
page-desk = Desk
start-clock = Start the clock
pause-clock = Pause the clock
one-minute = 1 min
more-minute = Add a minute
less-minute = Take a minute off
next-stage = Next
ask-next = Go on to { $stage } now?
yes-next = Yes, go on
message-title = Message on the screens
message-none = No message is shown.
message-show = Show
message-away = Remove
no = No
hand-played = Hand done
which-table = Which table is this?
no-tables = No table is open yet.
table-closed = { $table }: nobody sits here now.
table-waits = Waits for a player
seat-open = open
is-away = Away
is-back = Back at the table
is-coming = on the way
has-arrived = { $name } has arrived
is-out = Out
call-time = Call time
button-here = Button here
out-on-hand = Out on this hand
most-chips-first = The player with the most chips before the hand comes first.
knocked-out-by = Knocked out by …
knocked-out-by-them = Knocked out by { $names }
tell-floor = Tell the floor
bust = Record the bust-out
waits-for-floor = Out: { $names }. The floor still has to confirm it.
floor-called = The floor has been called.
cancel-request = Cancel
call-floor = Call the floor
hand-not-over = Hand not done
all-in-held = All-in: hold
let-go-on = Play on
next-hand = Next hand
has-acted = Acted
hand-dead = Time is up
shot-clock = Shot clock
shot-next = Next decision
shot-card = Time card: +{ $seconds }
shot-before-flop = Before the flop: { $seconds }
shot-flop = Flop: { $seconds }
shot-turn = Turn: { $seconds }
shot-river = River: { $seconds }
shot-card-whose = Whose time card is it?
shot-card-of = { $name } · { $left }
shot-clock-of = Shot clock: { $seconds } s
shot-stop = Stop
floor-wanted = The floor is wanted at { $table }
said-out = Out: { $names }
said-out-by = Out: { $names }, by { $hitmen }
confirm = Confirm
on-my-way = On my way
arrived = Arrived
nothing-due = Nothing is due.
later = Later
later-until = Later, { $until }
dismiss = Dismiss, with a reason
waits-until-time = until { $time }
due-again = Due again
asked-at-desk = The desk has to answer this.
yes-do = Yes: { $what }
undo = Undo
yes-undo = Yes, undo
floor-line = Floor line
floor-hint = 7.3 or a name
same-chips = The same
rank-who = Who had more chips?
rank-again = Again
same-hand = Same hand as { $names }
do-it = Enter
no-answer = The house did not answer. Check whether it was done before you do it again.

## the till

till-find = Name, seat, or # and number
till-owes = owes { $amount }
till-new = New player: { $name }
till-usual = Usual
till-enter = Enter · { $price }
till-in-line = no seat, alternate { $number }
alternate-numbered = Alternate { $number }
till-paid-by = Paid by
paid-cash = Cash
paid-card = Card
paid-transfer = Transfer
paid-voucher = Voucher
paid-ticket = Ticket
paid-comp = Comp
paid-other = Other
paid-unpaid = Not paid yet
till-done = Done
till-settle = Collect { $amount }
till-rebuy = Rebuy · { $price }
till-add-on = Add-on · { $price }
till-re-entry = Re-entry · { $price }
till-another = One more: { $what }
till-receipt = Receipt { $number }
drawer = Drawer
drawer-holds = should hold { $amount }
drawer-difference = difference { $amount }
drawer-open = Open a drawer
drawer-drop = Drop
drawer-fill = Fill
drawer-count = Close
drawer-take = Use the drawer of { $name }
drawer-open-amount = Float
drawer-drop-amount = Cash to the safe
drawer-fill-amount = Cash from the safe
drawer-count-amount = Cash counted

length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-hours = { $hours } h
length-hours-and-minutes = { $hours } h { $minutes } min

tab-rulings = Rulings
rulings-close = Close the rulings
rulings-search = What happened? string bet, undercall …
rulings-sums = Sums: pots, raises …
rulings-none = No ruling has these words. Try another one.
rulings-back = All rulings
rulings-own = The book of this tournament
rulings-others = Other books decide otherwise
rulings-stands-in = { $book } has no rule for this. Another book says:
rulings-silent = No rule in { $books }.
rulings-cash = WSOP 2017 are rules for cash games. The floor decides in the end.
seat-to-come = No seat yet
page-host = Host

## The end of a day

day-last-hands = { $count ->
    [one] { $count } more hand at every table
   *[other] { $count } more hands at every table
}
day-over = The day is over
day-bag = Count your chips and bag them
day-goes-on = Play goes on with level { $level }
bags-counted = Bags counted
next-day-on = Next day: { $date }
my-stack-bagged = Your stack is bagged: { $chips }
my-bag = Your bag { $number }: { $chips }
all-flights = All flights
flight-of = Flight { $number }
stack-in-play = in play
stack-bagged = goes on with { $chips }
stack-further = does not go on
stack-added = added to another stack
stack-out = out
stack-given-up = given up
bag-numbered = bag { $number }
bag-table = Bag { $table }
bag-again = Second count
bag-chips-of = Chips of { $name }
bag-number-of = Bag of { $name }
bag-not-count = Type a whole number of chips.

# Beside the tournament: waiting lists, the dealers’ push, a table of the card room.

dealers = Dealers
lists = Waiting lists
lists-go-on = continued
lists-tables = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
lists-open-seats = { $count ->
    [0] no open seat
    [one] { $count } open seat
   *[other] { $count } open seats
}
lists-called = Table { $table }
lists-until = by { $time }
lists-nobody = Nobody waits
lists-none = No side game is open.
push-next = Next push
push-now = Push now
push-nobody = no dealer
push-from = now { $name }
push-none = Nobody deals.
lists-you-are-called = { $game }: your seat is open
lists-come-by = Be there by { $time }.
lists-your-place = Your place
lists-away = away since { $time }
lists-pick-up = Be back by { $time }, or your chips are picked up.
lists-moves-before = { $count ->
    [0] You move to the main game next.
    [one] { $count } player moves to the main game before you.
   *[other] { $count } players move to the main game before you.
}
lists-place = { $place } of { $of }
lists-not-on = You are on no list. Ask at the desk.
lists-find = Your name
lists-find-whole = Your whole name
lists-nobody-found = Nobody by this name.
tab-lists = Lists
cardroom-kept = seat kept
cardroom-pick-up = pick up at { $time }
cardroom-posts = posts { $amount }
cardroom-time-due = Time collection at { $time }
cardroom-comes = { $name } is called to this table
cardroom-is-here = Has come
cardroom-free = free
cardroom-is-away = Away
cardroom-back = Back
cardroom-absent = Absent button
cardroom-missed-big = Missed big blind
cardroom-missed-small = Missed small blind
cardroom-posted = Has posted
cardroom-chips-came = { $amount } has come
cardroom-setup = New setup
cardroom-do = Do
