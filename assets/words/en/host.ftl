# What a phone says before it is let in, a guest’s at the door, and the host’s own.

## before the warning of the browser

let-in-title = First comes a warning
let-in-about = This house made its certificate itself, so the browser warns once. Nothing leaves this Wi-Fi.
let-in-shows = { $browser } shows this:
let-in-first = Touch “{ $button }”.
let-in-then = Then touch “{ $button }”.
let-in-go = Go on
let-in-other = Another browser
warns-safari = This Connection Is Not Private
details-safari = Show Details
go-safari = visit this website
warns-chrome = Your connection is not private
details-chrome = Advanced
go-chrome = Proceed to { $host } (unsafe)
warns-firefox = Warning: Potential Security Risk Ahead
details-firefox = Advanced…
go-firefox = Accept the Risk and Continue

## a guest at the door

check-in-title = Check in
check-in-name = Your name
check-in-ask = Ask to come in
check-in-waits = { $name }: waiting for the host
check-in-about = The host sees your name. Keep this page open.
check-in-before = { $count } before you
check-in-refused = The host did not let you in. Ask at the desk.
check-in-forgotten = The host took too long. Ask again, or go to the host.

## the host’s phone

host-players = Players
host-money = Money
host-more = More
host-name = Name of a player
host-find = Name, or a new player
host-out = Out ({ $count })
host-waiting = Without a seat ({ $count })
host-more-tables = More tables: search by name or seat.
host-is-out = Out: { $name }
host-same-hand = Also out on this hand …
host-withdraw = Withdraw { $name }
host-guests = Guest list: { $says }
host-brings = +1 of { $name }
door-waits = { $name } wants to come in
door-more = { $count } more at the door
door-let-in = Let in
door-is-entered = { $name } is entered already
host-change-answers = Change answers
host-answer-coming = coming
host-answer-maybe = maybe
host-answer-not_coming = not coming
host-brings-more = { $name } brings one more
host-brings-fewer = { $name } brings one fewer
host-paid-ahead = Paid ahead
host-add-ons = Add-ons
host-add-ons-for = { $count ->
    [one] Add-on for { $count } player · { $price } each
   *[other] Add-on for all { $count } players · { $price } each
}
host-pay = Pay { $name }
host-collect = { $name } has paid
host-prize = prize { $amount }
host-bounties = bounties { $amount }
host-too-much = { $amount } too much
deal-count = Count everybody’s chips. Nothing is agreed before a deal is made.
deal-chips-of = Chips of { $name }
deal-counted = { $counted } counted of { $play } in play
deal-show = Show the room
deal-make-even = Share equally
deal-make-chips = Share by chips
deal-make-icm = Share by chip value (ICM)
end-here = End the tournament here
end-here-about = Everybody who is left gets a place. Nobody has to be busted.
gap-asks = Shuffle Up was closed for { $away }. What is the time left?
gap-run-on = The clock ran on: { $left }, { $stage }
gap-resume = Go back to { $left }, { $stage }
race-about = Type each player’s odd chips. Nothing means none.
race-odd-of = Odd chips of { $name }
race-all = all
race-all-of = These are all the chips that { $name } has
race-hold = Race { $table }
race-not-count = Type a whole number of chips, or nothing.
race-won = wins { $count } × { $value }
race-over = Raced off: { $collected } × { $value } in, { $handed } × { $next } out
light-page = Light page
dark-page = Dark page
redo = Redo: { $what }
host-cash-waits = in play: { $names }
host-cash-even = Everybody is even.
