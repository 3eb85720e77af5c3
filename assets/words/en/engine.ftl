### What the engine and the desk’s program say, made from their code; the code is where the English is changed:
### UPDATE_WORDS=1 cargo test -p shuffle-up-words --test english

## engine/base/wording

place = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
places = { $from }-{ $to }
seats-won = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}

## engine/actions/absences/miss

that-player = That player
not-marked-absent-mark = { $name } is not marked absent. Mark it first: absent 6.4.
absent-button-follows-missed = Note the missed blind first. An absent button comes after it (WSOP 73).
log-missed-blind = Missed blind
log-absent-button = Absent button

## engine/actions/absences/remove_stack

play-not-begun-over = No stack is in play. Play has not begun, or it is over.
count-stack-of = Count the stack of { $name } again. It has at least one chip, and so have the others.
log-disqualify = Disqualify
log-pick-up = Pick up
log-chips-out-of-play = { $name }, { $chips } in chips out of play

## engine/actions/absences/split_stack

house-stack-not-split = This house does not split stacks. An absent stack is dealt in and posts. The house rules say so.
minutes-to-come-back = { $name } has { $minutes } to come back.
more-minutes = { $count ->
    [one] { $count } more minute
   *[other] { $count } more minutes
}
nobody-else-at-table = Nobody else sits at the table of { $name }.
log-split = Split
log-shares-of-a-stack = { $name }, { $each } to each, { $bank } to the bank

## engine/actions/calling_time/call

time-called-player-hand = Time can be called only on a player in a hand.
time-called-already = Time is called on { $name } already. Say how it ended first: t acted or t out.
log-time-called = called on { $name }
log-time = Time

## engine/actions/calling_time/settle

time-not-called-on = Time is not called on { $name }.
time-not-called = Time is not called on anybody. Call it first: t 6.4.
log-acted = acted
log-player-acted = { $name } acted
log-time-ran-out = ran out: the hand is dead, or checked where nothing was bet
log-player-ran-out = { $name } ran out: the hand is dead, or checked where nothing was bet

## engine/actions/chips/adjust_stack

chips-off-the-table = off the table
chips-no-owner = no owner
chips-penalty = penalty
chips-correction = correction of an error
chips-by-the-rule = { $why } ({ $book } { $rule })
chips-in-or-out-1 = Type 1 to 1,000,000,000 chips.
chips-in-as-correction = Chips enter a stack only as a correction of an error.
fewer-than-the-stack = { $name } was counted to have { $chips }. Remove fewer, or count again. A whole stack leaves with its player.
fewer-than-in-play = Only { $in_play } are in play. Remove fewer.
log-chips-in = Chips in
log-chips-taken-out = Chips out

## engine/actions/chips/call

chips-leave-tables-during = Chips leave the tables only during play.
no-such-chips-on-tables = There are no { $chip }s on the tables.
chips-being-raced = The { $chip }s are being raced off now.
smaller-chips-leave-first = The { $chip }s are smaller. Race them off first.
largest-chips-stay = The { $chip }s are the largest chips and stay.
chips-needed-to-the-end = The { $chip }s are needed for the blinds after the last level.
chips-needed-until = The { $chip }s are needed until level { $level } ends.
log-chips-leave-now = { $chip }s leave now
log-colour-up = Colour-up

## engine/actions/chips/change

play-begun-values-stacks = Play has begun. Values and stacks stay. You can change colours and counts.
chip-set-already = This chip set is in use already.
log-chips = Chips
log-changed = changed

## engine/actions/chips/count_stacks

count-a-stack = Type the chips of at least one player.
stack-is-too-large = No stack has more than 1,000,000,000 chips. Count { $name } again.
log-count = Count
stacks = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}

## engine/actions/chips/finish

chips-not-being-raced = The { $chip }s are not being raced off.
log-chips-off = { $chip }s are off the tables

## engine/actions/chips/found

chips-found-changed-during = Found chips are changed only during play.
no-such-chips-in-event = There are no { $chip }s in this event.
chips-not-raced-yet = The { $chip }s at { $table } are not raced off yet. Count these with the others.
chips-still-in-play = The { $chip }s are still in play.
count-1-1-000 = Count 1 to 1,000 chips.
log-chips-of = { $chips } × { $chip } of { $name }
log-found = Found
log-chips-out = { $chips } × { $next } out
log-chips-leave-play = { $chips } in chips leave play

## engine/actions/chips/race_off

race-smaller-first = Race off the { $chip }s first, at every table.
say-table-raced = Say which table races.
table-raced-already = The { $chip }s at { $table } are raced off already. Undo that race first.
log-race = Race
chips-leave-later = The { $chip }s leave at the break after level { $level }. Call them off first to race now.
chips-never-leave = The { $chip }s never leave in this schedule.
nobody-sits-at = Nobody sits at { $seat }.
seat-chips-named-twice = The chips at { $seat } are named twice.
seat-chips-at-most = Count at most 1,000 chips at { $seat }.
log-raced = { $chip }s off { $tables }, { $collected } in, { $chips } × { $next } out
log-more-in-play = { $chips } more in play
log-fewer-in-play = { $chips } fewer in play

## engine/actions/clock/adjust

level-ends-hands-not = This level ends by hands, not by time. Count hands, or go to another level.
add-take-away-between = Add or remove at most one day.
log-clock = Clock

## engine/actions/clock/change_schedule

log-schedule = Schedule
levels-breaks-played-stay = A level or break that was played cannot change. Change the present one, or later ones.
present-level-stays-level = The present level cannot become a break, nor a break a level. Go to another one instead.

## engine/actions/clock/count_hands

hands-counted-level-ends = This level ends by time. Hands are counted only in a level that ends by hands.
level-hands-left = The level has { $hands } left. Count 1 or more.
hands-done = { $count ->
    [one] { $count } hand done
   *[other] { $count } hands done
}
log-hands = Hands

## engine/actions/clock/jump

schedule-no-such-level = The schedule has no such level or break.
log-to-the-break = to the break after level { $level }
log-to-the-level = to level { $level }

## engine/actions/clock/pause

clock-not-running = The clock is not running.
log-paused = paused

## engine/actions/clock/plan_start

clock-started-already = The clock has started already.
no-start-planned = No start is planned.
time-passed-shuffle-up = That time has passed. Start now, or set a later time.
start-planned-most-week = Plan a start at most a week ahead.
log-countdown-set = countdown set
log-countdown-taken-back = countdown removed

## engine/actions/clock/set_time_left

leave-between-second-day = Leave between a second and a day on the clock.
log-time-left = { $time } left

## engine/actions/clock/settle_gap

clock-not-running-no = The clock is not running. No time was lost.
clock-cannot-seen-future = The clock cannot have been seen later than now.
log-ran-on = ran on while the program was away
log-goes-on = goes on from where it was

## engine/actions/clock/start

draw-seats-first-shuffle = Draw the seats first. Then shuffle up and deal.
tournament-over-clock-stays = The tournament is over. Its clock has stopped for good.
two-players-least-must = Seat at least two players before you start the clock.
hand-hand-keeps-clock = Hand-for-hand holds the clock and takes time off for each hand. End it to run the clock.
clock-running = The clock is running already.
log-started = started

## engine/actions/clock/take_break

break-lasts-between-second = A break lasts between a second and a day.
break-already-add-time = It is a break already. Add time to make it longer.
break-due-already-begin = A break is due already. Begin it when every table is done.
schedule-full-500-levels = The schedule is full. It has room for 500 levels and breaks.
log-break-later = { $time } once every table has finished
log-break-now = { $time } from now
log-the-break = Break

## engine/actions/command

open-tournament-first-open = Open the tournament first: open_tournament, with its set-up.

## engine/actions/drawers/close

log-drawer-counted = { $drawer }, { $amount } counted
log-drawer-closed = Closed

## engine/actions/drawers/mod

no-drawer-open-here = No drawer is open here. Open one first.
no-such-drawer = There is no drawer { $number }.
drawer-is-closed = Drawer { $number } is closed. Open a new one.
drawer-amount-from-zero = Give an amount of zero or more.

## engine/actions/drawers/move_cash

drawer-amount-above-zero = Give an amount above zero.
drop-at-most = Drawer { $number } should hold { $amount }. Drop at most that.
log-drop = Drop
log-fill = Fill

## engine/actions/drawers/open

drawer-open-already = A drawer is open here: { $name }. Close it first.
log-drawer-opened-with = drawer { $number }, { $name }, float { $amount }
log-drawer-opened = Opened

## engine/actions/effect

log-beside = { $one }, { $more }
log-drawer-of = drawer { $number }, { $name }
log-drawer = drawer { $number }
log-seated = { $what } → { $seat }
log-dealt-in-later = dealt in once the button has passed
log-alternate = { $what }, { $place } alternate
log-and-hand-for-hand-over = { $what }; hand-for-hand is over

## engine/actions/entries/add_on

tournament-no-add-ons = This tournament has no add-ons.
play-not-begun-add = Play has not begun. Add-ons come later.
not-in-play-to-add-on = { $name } is not in play. Only a player with a seat can add on.
with-first-break = with the first break
after-level = after level { $level }
add-ons-begin = Add-ons begin { $when }.
add-ons-closed = Add-ons closed { $when }.
one-add-on-taken = { $name } has taken the one add-on allowed.
all-add-ons-taken = { $name } has taken all { $limit } add-ons allowed.
log-add-on = Add-on

## engine/actions/entries/enter

give-name-every-entry = Give a name for every entry.
tournament-takes-most-200 = A tournament takes at most 200,000 entries.
no-number-left-another = No entry number is left.
log-enter = Enter
no-such-buy-0 = There is no such buy-in. The usual one is 0; the others count from 1.

## engine/actions/entries/hand_on

only-taken-out-pool = Give a name only for money taken out of the pool.
say-which-taken-out = Money was taken out of the pool for { $names }. Say which of them.
nothing-is-held = Nothing is left of { $what }.
log-taken-back = Collected
log-handed-on = Paid out
hand-amount-above-nothing = Pay out an amount above zero.
too-much-handed-on = Of { $what }, { $amount } too much was paid out. Collect that first.
hand-on-at-most = Of { $what }, { $amount } is left. Pay out at most that.
log-handed = { $amount } of { $of }
log-handed-back = { $amount } of { $of } collected
log-handed-to = { $amount } of { $of } to { $name }

## engine/actions/entries/no_show

play-not-begun-withdraw = Play has not begun. Withdraw the entry instead.
no-stack-in-play = { $name } has no stack in play.
bought-in-again-was-here = { $name } has bought in again, so this is no no-show.
has-been-here = { $name } has been here. The stack of an absent player is dealt in and posts.
only-two-left-blind = Only two players are left. Blind the stack off instead.
house-leaves-absent-players = This house leaves the stack of an absent player in play and blinds it off.
with-first-hand-of = with the first hand of level { $level }
with-second-level-or-half-hour = with the second level or after half an hour, whichever is first
absent-taken-out = No-shows are removed { $when }{ $cited }.
more-entry-bought = That is more than the entry bought.
log-no-show = No-show
nothing-held-entry = Nothing is held for this entry.
time-player-can-collect = The player can still collect it (TCH 5c).
time-could-collected-over = The time to collect it is over (TCH 5c).
log-collected = collected
log-not-collected = not collected in time
log-held-money = Held money

## engine/actions/entries/other_bought

name-who-bought-instead = Name the player who bought it instead of { $name }.
not-in-play = { $name } is not in play.
kind-rebuys = rebuys
kind-add-ons = add-ons
buyer-taken-all = { $name } has taken all the { $what } allowed.
log-rebuy = Rebuy
log-bought-by-another = { $buyer }, { $price }, not { $name }

## engine/actions/entries/re_enter

no-re-entries-r-is-rebuy = This tournament has no re-entries. Type r for a rebuy.
no-re-entries = This tournament has no re-entries.
play-not-begun-nobody = Play has not begun. Nobody is out.
enters-again-only-when-out = { $name } is in play. Here only a player who is out can re-enter.
entry-taken-back-enter = This entry was cancelled. Enter the player again.
re-entries-closed = Re-entries closed { $when }.
one-re-entry-taken = { $name } has taken the one re-entry allowed.
all-re-entries-taken = { $name } has taken all { $limit } re-entries allowed.
how-many-chips-given-up = How many chips does { $name } give up? Type them: e 6.4 850.
more-all-chips-play = There are not that many chips in play.
log-re-entry = Re-entry

## engine/actions/entries/rebuy

tournament-no-rebuys = This tournament has no rebuys.
rebuys-begin-player-lost = Play has not begun. A rebuy is for a player who has lost all chips.
entry-taken-back = This entry was cancelled.
rebuy-for-entry-in-play = { $name } has re-entered since. A rebuy is for the entry in play.
one-rebuy-taken = { $name } has taken the one rebuy allowed (HPT, Buyin/Rebuy/Add-on).
all-rebuys-taken = { $name } has taken all { $limit } rebuys allowed.
rebuys-just-closed = Rebuys closed { $when } (HPT, Buyin/Rebuy/Add-on). Did the hand begin earlier? Type r 6.4 before.
rebuys-closed = Rebuys closed { $when } (HPT, Buyin/Rebuy/Add-on).
log-waits-for-a-seat = waits for a seat

## engine/actions/entries/rename

player-needs-name = A player needs a name.
last-name-part-name = The last name must be part of the name.
log-rename = Rename
log-correct = Correct
log-renamed = { $was } to { $name }
log-without-a-card = without a card
log-card-number = card { $number }

## engine/actions/entries/settle

no-such-purchase-taken = There is no such purchase, or it was cancelled.
how-noted-already = It is noted that way already.
owes-nothing = { $name } owes nothing.
log-paid = Paid

## engine/actions/entries/void

no-such-purchase = There is no such purchase.
taken-back-already = This was cancelled already.
entry-withdrawn-before-first = Withdraw the entry instead, before its first hand.
chips-out-of-play = { $name }’s chips are out of play already. Strike the line in the log instead.
in-only-by-this-rebuy = { $name } is in only by this rebuy. Strike its line in the log instead.
bounty-bought-won-strike = Its bounty has been won. Strike the line in the log instead.
log-a-rebuy = rebuy
log-an-add-on = add-on
log-an-entry = entry
log-voided = { $name }, { $kind }, { $amount } back
log-void = Cancel

## engine/actions/entries/withdraw

entry-already-taken-back = This entry was cancelled already.
no-refunds-once-first = No refunds once the first hand is dealt{ $cited }.
log-withdraw = Withdraw

## engine/actions/floor/bust

say-out = Say who is out.
somebody-all-chips-not = Not everybody can be out. Somebody has all the chips.
say-first-busted-them = Name the player who busted them first, then any others.
only-player-still-can = Only a player who is still in can bust them.
log-bust = Bust
who-had-more-chips = Who had more chips at the start of the hand: { $names }? The larger stack finishes higher. Equal stacks share.
log-players-left = { $players } left
log-by = by { $hitmen }

## engine/actions/floor/wrong_bust

name-who-was-out-instead = Name the player who was out instead of { $name }.
out-already-other-hand = { $name } is out already, on another hand. Name a player who is still in.
no-seat-to-go-out-from = { $name } has no seat to go out from.
entered-after-that-hand = { $name } entered after that hand. Name a player who was in then.
an-add-on = an add-on
a-rebuy = a rebuy
bought-after-that-hand = { $name } took { $what } after that hand. Cancel it first, then say who was out.
log-somebody-else-was-out = { $out } was out, not { $said }, who sits at { $seat }
log-somebody-else = Somebody else
no-seat-open-open = No seat is open. Open one more table first, or strike the bust in the log.
log-back-in = Back in
not-out = { $name } is not out.
not-out-on-a-hand = { $name } did not bust on a hand. Strike that line in the log.
entered-again-strike = { $name } has re-entered since. Strike that entry in the log first.
tables-still-hand-undo = The tables are still on that hand. Undo the bust, or strike its line in the log.
deal-made-these-places = A deal covers these places. Strike the deal in the log first.
satellite-over-seats-won = The satellite is over and its seats are won. Strike its end in the log first.
ended-with-these-places = The tournament ended with these places. Strike its end in the log first.
tournament-over-winner-paid = The tournament is over and the winner is paid. Strike that payment in the log first.

## engine/actions/hand_for_hand/announce

hand-hand-tables-play = Hand-for-hand needs tables in play.
hand-for-hand-on-already = { $pace } is on already.
table-nobody-wait-hand = Hand-for-hand needs two tables. One table has nobody to wait for.
everybody-left-paid-h4h = Everybody left is paid. Type h4h jump to wait for the next pay jump.
nobody-paid-yet-say = Nobody is paid yet. Say how many players end it: h4h 9.
all-prizes-left-same = All prizes left are the same. Say how many players end it: h4h 9.
ends-with-fewer-than-left = { $left } are left. End hand-for-hand with fewer, and with at least 1.
log-announced-with = announced with { $players } left

## engine/actions/hand_for_hand/begin_break

no-break-due = No break is due.
break-when-all-done = The break begins when every table is done: { $still }.
log-break-begun = begun after the hand

## engine/actions/hand_for_hand/deal

tables-still-play = { $still }.
say-who-had-more-at = { $tables }: say who had more chips at the start of the hand. The prizes depend on it.
hand-hand-over-end = Hand-for-hand is over. End it, and the tables play on.
break-due-begin-before = A break is due. Begin it before the next hand.
break-next-hand-dealt = It is a break. Deal the next hand after it.
log-at-all-tables = { $turn } { $number } at all tables
log-deal = Deal

## engine/actions/hand_for_hand/end

log-ended = ended

## engine/actions/hand_for_hand/finish_tables

say-table-finished-hand = Say which table has finished the hand.
table-ticked-already = { $table } is done already. Type -{ $number } to undo that.
table-not-ticked = { $table } is not marked as done.
table-held-until = { $table } waits until the others finish: { $still }.
tables-held-until = { $tables } wait until the others finish: { $still }.
log-not-done = Not done

## engine/actions/hand_for_hand/hold

say-table-all-call = Say which table has an all-in and a call.
table-finished-already = { $table } has finished the hand. Type -{ $number } to undo that.
table-held-already = { $table } is held already.
table-not-held = { $table } is not held.
log-hold = Hold
log-run-out = Run out

## engine/actions/hand_for_hand/rank

nobody-to-be-ranked-at = Nobody needs an order at { $table }. It is for several who bust there together.
name-everybody-who-went-out = Name everybody who busted at { $table } on this hand, each once.
give-stack-each-start = Give each stack at the start of the hand.
log-ranked = Ranked

## engine/actions/penalties/end

plays-again-already = { $name } plays again already.
log-penalty-over = Penalty over

## engine/actions/penalties/give

penalty-1-200-hands = A penalty lasts 1 to 200 hands, or 1 to 20 rounds.
serves-a-penalty-already = { $name } serves a penalty already: { $served } of { $hands } played. End that one first, or give a warning.
log-penalty = Penalty

## engine/actions/penalties/serve

penalty-served = { $name } has served that penalty.
penalty-hands-left = The penalty has { $hands } left. Count 1 or more.
log-penalty-served = { $hands } played, { $name }

## engine/actions/prizes/assign_bounty

no-such-bounty-of = There is no such bounty on { $name }.
say-wins-bounty = Say who wins the bounty.
own-bounty = { $name } cannot win their own bounty.
not-in-play-when-won = { $name } was not in play when this bounty was won.
log-bounty-to = { $name } to { $hitmen }
log-bounty = Bounty

## engine/actions/prizes/deal

deal-position-hpt = Players may agree on a split among themselves. The director is never answerable for it.
deal-position-rrop-nothing-left = Not condoned, though the director may pay it out. A deal that leaves nothing to play for is held unethical: leave an amount for the winner.
deal-position-rrop = Not condoned, though the director may see to it that it is paid. Something is left to play for, as the book wants.
deal-position-none = The book says nothing of deals. The house decides.
deal-made-between-players = Only players in play can make a deal.
deal-made-undo-make = A deal is made already. Undo it to make another.
somebody-still-waits-seat = A player still waits for a seat.
deal-between-at-most = At most { $most } players can make a deal.
no-prizes-share = There are no prizes to share.
leave-less-for-winner = There is { $amount } to share. Leave less than that for the winner.
cannot-be-shared-in-parts = { $amount } cannot be shared in parts of { $unit }. Round to a smaller amount.
shares-miss = { $amount } of { $all } is missing.
shares-exceed = { $amount } more than the { $all } to share.
all-is-shared = All of { $all } is shared.
share-below-nothing = The share of { $name } is below zero.
two-shares = { $name } has two shares.
share-for-everybody-left = Type a share for every player left, and for nobody else.
no-deal-talked-about = No deal is being discussed.
log-talks-over = talks over
log-talked-about = talked about
log-a-deal = Deal
shares-only-as-agreed = Type shares only for a deal as agreed.
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
log-left-for-the-winner = { $amount } left for the winner
log-still-open = entries or rebuys still open

## engine/actions/prizes/end_here

deal-still-on-screen = A deal is still on the screen. Make it, or remove it first.
end-here-once-hand-over = { $still }. End here after the hand.
say-first-who-had-more = First say which of the players busted on this hand had more chips.
no-deal-was-made = No deal was made. End by chips, or share the places that are left.
no-share-of-the-deal = { $name } has no share of the deal. End by chips, or share the places that are left.
deal-leaves-for-winner = The deal leaves { $amount } for the winner. End by chips, or share it.
stacks-only-to-end-by-chips = Count stacks only to end by chips.
log-places-by-the-deal = places by the deal
log-places-by-chips = places by chips
log-they-share = they share the places
log-ended-with = { $players } left, { $how }
log-tournament-ended = Ended

## engine/actions/prizes/hand_over

still-in-play = { $name } is still in play.
has-not-won-a-prize = { $name } has not won a prize.
paid-too-much = { $name } was paid { $amount } too much. Collect that first.
prize-received-already = { $name } has received the prize already.
entries-rebuys-may-still = Entries or rebuys may still change the prizes. Pay out once both are closed.
owes-more-than-handed-over = { $name } owes { $owed }. That is more than the { $amount } to pay out.
log-paid-to = { $name } { $amount }
log-less-owed = less what was owed
money-and-goods = { $amount } and { $goods }

## engine/actions/prizes/mystery

tournament-no-mystery-bounties = This tournament has no mystery bounties.
envelopes-sealed-during-play = Seal the envelopes during play, once entries are closed.
envelopes-sealed-already = The envelopes are sealed already.
entries-rebuys-may-still-add = Entries or rebuys may still add bounties. Seal once both are closed.
no-bounties-collected = No bounties were collected.
envelope-above-nothing = Each envelope needs an amount above zero.
one-envelope-for-each = { $envelopes } for { $players }: each player left needs one.
envelopes = { $count ->
    [one] { $count } envelope
   *[other] { $count } envelopes
}
envelopes-hold = The envelopes hold { $held }, but { $collected } was collected.
log-sealed = { $envelopes } sealed
log-mystery = Mystery
envelopes-not-sealed-yet = The envelopes are not sealed yet.
envelope-is-open = The envelope for { $name } is open already.
not-knocked-out-since-sealed = { $name } has not been knocked out since the envelopes were sealed.
say-first-who-knocked-out = Say first who knocked { $name } out.
all-envelopes-open = All envelopes are open.
log-line = { $verb }: { $what }

## engine/actions/prizes/pay_bounties

no-bounty-that-is-paid = { $name } has no bounty to be paid.
all-bounties-received = { $name } has received all bounties already.
log-amount-to = { $amount } to { $name }
log-bounties = Bounties

## engine/actions/prizes/pool

log-pool = Pool

## engine/actions/prizes/set_prizes

places-paid = { $count ->
    [one] { $count } place paid
   *[other] { $count } places paid
}
log-places-paid-of = { $places } of { $amount }
log-prizes = Prizes

## engine/actions/prizes/settle_house

house-owes-pool-nothing = The house owes the pool nothing. Added money and overlay are paid in.
log-took-back = took out { $amount }
log-put-in = put in { $amount }
log-the-house = The house

## engine/actions/prizes/take_back

not-paid-more-than-due = { $name } was not paid too much.
take-back-at-most = { $name } was paid { $amount } too much. Collect at most that.
log-amount-from = { $amount } from { $name }

## engine/actions/prizes/win_seats

only-satellite-ends-seat = Only a satellite ends with a seat for everybody.
entries-rebuys-may-still-add-seats = Entries or rebuys may still add seats. End the satellite once both are closed.
more-players-than-seats = { $players } are left for { $seats }. Play on.
everybody-seat-first-place = Everybody has a seat, but first place also wins cash. Play on.
players-win-a-seat = { $count ->
    [one] { $count } player wins a seat
   *[other] { $count } players win a seat
}
log-satellite-over = Satellite over

## engine/actions/seating/alternates

nobody-waits-seat = Nobody waits for a seat.
no-seat-open-open-table = No seat is open. Open a table, or wait until a player is out.
alternates = { $count ->
    [one] { $count } alternate
   *[other] { $count } alternates
}
log-seat = Seat

## engine/actions/seating/block_seat

seat-not-blocked = Seat { $seat } is not blocked.
seat-blocked-already = Seat { $seat } is blocked already.
sits-there-move-first = { $name } sits at { $seat }. Move the player first: m { $short }.
seat-locked-for = { $seat } is locked for { $name }. Unlock it first.
table-needs-least-two = A table needs at least two seats that are not blocked.
most-2-000-seats = Block at most 2,000 seats.
log-block = Block
log-unblock = Unblock

## engine/actions/seating/draw

locked-seats-pairs-kept = The locked seats and pairs kept apart leave too few ways to sit. Give up one of them.
log-draw = Draw
seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
play-begun-seats-drawn = Play has begun. Seats are redrawn only when the rules say so.
enter-least-two-players = Enter at least two players first.
cards-lie = { $cards } drawn, and { $players }. Enter those cards, or undo the others.
cards-are = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
}
players-still-draw = { $count ->
    [one] { $count } player still draws
   *[other] { $count } players still draw
}

## engine/actions/seating/keep_apart

name-two-players-keep = Name two players to keep apart.
kept-apart-already = { $both } are kept apart already.
not-kept-apart = { $both } are not kept apart.
most-300-pairs-can = Keep at most 300 pairs apart.
log-apart = Apart
log-not-apart = Not apart

## engine/actions/seating/lock_seat

seat-blocked-give-free = Seat { $seat } is blocked. Unblock it first: block { $seat } off.
a-table-has-seats = A table has seats 1 to { $seats }.
no-seat-locked-for = No seat is locked for { $name }.
seat-locked-already = { $seat } is locked for { $name } already.
log-lock = Lock
log-seat-for = { $seat } for { $name }
log-unlock = Unlock
log-the-seat-of = the seat of { $name }

## engine/actions/seating/name_dealer

deals-already = { $name } deals already.
not-a-dealer = { $name } is not one of the dealers.
log-deals = Deals
log-deals-no-more = Deals no more

## engine/actions/seating/redraw

seats-drawn-anew-during = Seats are redrawn only during play.
redraw-goes-least-open = Redraw to at least one open table. Use more tables only when players wait for a seat.
players-do-not-fit-tables = { $players } do not fit { $tables } with { $seats } seats.
tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
log-final-table = final table
log-redraw = Redraw

## engine/actions/seating/take_card

seats-drawn-undo-draw = The seats are drawn. Undo the draw to enter cards.
no-such-entry = There is no such entry.
deck-prepared-before-entry = The deck was prepared before { $name } entered. A seat is drawn once all have cards.
has-a-card = { $name } has the { $card }.
entered-earlier-chooses-first = { $name } entered earlier and chooses first.
log-all-seats-drawn = { $what }; all { $seats } seats are drawn
log-card = Card
no-card-left-for = No card is left for { $name }. The pairs kept apart are in the way.
card-rank-suit-9s = A card is a rank and a suit: 9s, A hearts, 10 c. Beyond four tables add the deck: 9s 2.
no-table-has-suit = No table has { $suit }.
no-table-has-suit-of-deck = No table has { $suit } of deck { $deck }.
table-has-cards = { $table } has { $cards }.
kept-apart-draws-another = { $name } and { $other } are kept apart. { $name } draws another card.
dealer-draws-another-suit = { $other } deals at { $table }. { $name } draws another suit.

## engine/actions/seating/wait_for_seat

only-player-sits-somewhere = Only a player who sits somewhere can wait for a seat.
log-for-a-seat = { $name }, for a seat
log-wait = Wait

## engine/actions/setup/change

play-begun-set-up = Play has begun. The set-up can no longer change.
entries-paid-present-price = Entries are paid at the present price. Cancel them first, then change the price.
seats-drawn-present-tables = Seats are drawn for the present tables. Undo the draw first.
log-set-up = Set-up

## engine/actions/setup/change_house_rules

seats-drawn-present-tables-2 = Seats are drawn for the present tables.
these-house-rules-already = These are the house rules already.
log-house-rules = House rules

## engine/actions/setup/open

tournament-open-already = This tournament is open already.
log-open = Open

## engine/actions/tables/absent

no-seat-to-be-away-from = { $name } has no seat.
marked-absent-already = { $name } is marked absent already.
log-absent = Absent
log-present = Present

## engine/actions/tables/arrived

say-move-arrived = Say which player has arrived.
no-such-move = There is no move { $number }.
arrived-already = { $name } has arrived already.
log-arrived = Arrived

## engine/actions/tables/as_they_sit

sits-there-already = { $name } sits at { $seat } already.
log-sits-at = { $name } at { $seat }
log-sits = Sits
name-who-moved-instead = Name the player who moved instead of { $name }.
only-players-play-moved = Only players in play have moved.
not-told-to-that-seat = { $name } was not told to move to that seat.
log-moved-another = { $name } to { $seat }, not { $other }
log-move = Move

## engine/actions/tables/break_by_cards

table-receives-nobody = { $table } does not receive players.
table-full = { $table } is full.
seat-not-open = Seat { $seat } is not open. Open there: { $open }.
seat-drawn-twice = Seat { $seat } is drawn twice.
one-seat-for-each = { $players } at { $table }, but { $seats } given.
players-sit = { $count ->
    [one] { $count } player sits
   *[other] { $count } players sit
}
seats-are = { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
}
log-by-cards = { $table }, by cards drawn
log-break = Break

## engine/actions/tables/break_table

tables-break-during-play = Tables break during play.
players-table-not-fit = The players do not fit the open seats of the other tables.

## engine/actions/tables/breaking_order

log-as-usual = as usual
log-breaking-order = Breaking order

## engine/actions/tables/button

log-button = Button
log-big-blind = Big blind

## engine/actions/tables/choose_table

no-table-chosen-now = No table has to be chosen now.
choose-among-the-fullest = { $table } is short. The fullest are { $among }.
log-gives-a-player = { $from } gives a player to { $to }
log-balance = Balance

## engine/actions/tables/close_table

last-table-stays-open = The last table stays open.
table-still-has-players = { $table } still has { $players }. Break it first: b { $number }.
log-close = Close

## engine/actions/tables/deal_hands

table-has-nobody-to-deal-to = { $table } has nobody to deal to.
hands-dealt-during-play = Deal hands only during play.
hand-for-hand-deals-together = Hand-for-hand is on. Deal the next hand at all tables together (TCH P8).
log-stud-dealt = { $table }, stud, button stays at { $button }
log-hand-dealt = { $table }, button { $button }, big blind { $big }
say-where-button-was = Say where the button of { $table } was: btn { $number } 5. After that it moves by itself.

## engine/actions/tables/draw_button

no-button-in-stud = Only stud is played here. Stud has no button.
draw-button-by-seat = Draw for the button: { $cards }, one for each seat
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
high-card-seat-everywhere = the high card gives the button’s seat at every table, even an empty one
draw-button-by-player = Draw for the button: a card to each player
high-card-at-each-table = the high card by rank and suit at each table has the button
button-drawn-once-seats = Draw the seats first, then the button.
hands-played-since-seats = Hands were played since the draw. Say where a button is: btn 6 2.
ace-first-button-came = The ace has the first button, by the draw for seats (HPT, Seating).
each-table-draws-own = Each table draws for its own button. Say it table by table: btn 6 2.
log-drawn-for = drawn for
log-seat-at-tables = seat { $seat } at { $tables }

## engine/actions/tables/halt

say-table-plays = Say which table plays on.
table-not-halted = { $table } is not halted.
log-play-on = Play on

## engine/actions/tables/low_card

cards-dealt-only-player = Deal cards only when a player must move and several tables could give one.
log-low-card = Low card

## engine/actions/tables/move_player

only-player-play-can = Only a player in play can be moved.
open-at = Open at { $table }: seat { $open }.
somebody-sits-there = { $name } sits at { $seat }. { $where_else }
seat-blocked-open-there = Seat { $seat } is blocked. Open there: { $open }.

## engine/actions/tables/open_table

log-table-opened = table { $number }, { $players }
draw-seats-draw-opens = Draw the seats. The draw opens the tables.
all-tables-open = All { $tables } of the room are open.
table-open-already = Table { $table } is open already. The next is { $next }.
too-few-for-tables = { $players } are too few for { $tables }.

## engine/actions/tables/rename_table

name-of-figures-alone = A name of digits alone looks like another table. Try “{ $name }A”.
table-name-taken = Table { $table } is called “{ $name }” already.
table-called-so-already = { $table } has that name already.
log-table-is = table { $number } is { $name }
log-table-without-a-name = table { $number } has no name any more
log-name = Name

## engine/actions/tables/resize_table

table-2-12-seats = A table has 2 to 12 seats.
table-has-so-many-already = { $table } has { $seats } already.
sits-beyond = { $name } sits at seat { $seat }. First move every player beyond seat { $last }.
log-table-has = { $table } has { $seats }
log-seats = Seats

## engine/actions/tables/restart

restart-comes-during-tournament = A restart is possible only during a tournament.
house-rules-level-tables = The house rules do not balance the tables for a restart.
log-tables-levelled = tables balanced
log-restart = Restart

## engine/actions/tables/room_tables

room-1-20-000 = A room has 1 to 20,000 tables.
more-tables-are-open = { $tables } open. Break one first.
tables-are = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
}
log-as-many-tables = as many tables as are needed
log-room = Room
more-entered-than-seats = { $players } have entered. { $tables } can seat { $seated }.

## engine/actions/tables/swap

name-two-different-players = Name two different players to change seats.
only-players-play-can = Only players in play can change seats.
log-swap = Swap

## engine/advice/absences

away-too-long-split = Split the stack of { $name } at { $table }
away-for-so-long = away for { $minutes }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
type-split-or-present = count it and type split { $seat } and the chips, or present { $seat }
do-split = Split
missed-blind-two-buttons = a missed blind and two absent buttons
third-away-missed-blind = left as the third of the table and missed a blind
if-warned-before = only if warned before
must-be-back-for-blinds = { $table }: { $names } must be back for the next blinds
two-others-away = two others are away already
pick-up-after-missed-blind = after a missed blind the chips may be picked up
do-wait = Wait
chips-may-be-picked-up = { $name }, { $seat }: the chips may be picked up
type-pickup-or-present = type pickup { $seat } and the chips, or present { $seat }
do-pick-up = Pick up

## engine/advice/balancing

table-halts = { $table } halts: { $players }, { $most } at the fullest
tables-halt = { $tables } halt: { $most } players at the fullest
once-blinds-affected = once its blinds are affected
no-hand-until-arrival = no hand there until a player arrives
may-play-on = the director may let it play on
do-play-on = Play on
fullest-tables = the { $count } fullest tables
deal-low-card = Balance: deal a card to { $tables }; the low card moves a player to { $table }
so-many-at-the-fullest = { $players } at the fullest
do-deal = Deal
which-table-gives = Balance: which table gives a player to { $table }?
so-many-at = { $players } at { $table }
do-choose = Choose
halts-until-then = { $table } halts until then
do-set = Set
where-is-the-button = Balance: at which seat is the button of { $table }?
same-position-moves = the player in the same position moves
where-was-the-big-blind = Balance: at which seat was the last big blind of { $table }?
next-big-blind-moves = the next big blind moves
takes-worst-seat = the player takes the worst seat
takes-first-big-blind = the player takes the seat that is big blind first
balance-move = Move { $name }, { $from }, to { $to }
low-card = low card { $card }
breaks-first = { $table } breaks first
before-next-hand-anywhere = before the next hand anywhere
do-move = Move
button-was-at = the button was at { $seats }
buttons-were-at = the buttons were at { $seats }
last-big-blind-at = the last big blind was { $seats }
last-big-blinds-at = the last big blinds were { $seats }
on-the-button = on the button
first-left-of-button = first left of the button
so-far-left-of-button = { $place } left of the button
big-blind-next-if-blinds = big blind next at { $table }, if there were blinds
next-big-blind-at = next big blind at { $table }
same-seat-in-stud = the same seat, as stud has no button
next-other-moved = next in turn: the other has moved already
next-other-locked = next in turn: the other keeps the seat
next-other-kept-apart = next in turn: the other is kept apart from somebody at { $table }
like-the-eliminated = like the player who went out there
to-the-eliminated = to the seat of the player who went out
like-the-open-seat = like the open seat there
to-open-left-of-button = to the open seat left of the button
to-first-big-blind = to the seat that is big blind first
to-the-worst-seat = to the worst seat
to-the-seat-left-last = to the seat left last at { $table }
to-the-only-open-seat = to the only open seat
to-the-first-open-seat = to the first open seat
meets-big-blind = big blind there next hand
meets-small-blind = small blind there next hand
meets-button = on the button there next hand
meets-nothing = dealt in there next hand, with nothing to post
meets-waiting = dealt in once the button has passed

## engine/advice/chips

are-chips-off = Are the { $chip }s off the tables?
break-over-no-race = their break is over, and no race was held here
race-in-chips = if not, race them off in Chips
do-chips-off = They are off
race-off-to-go = Race off the { $chip }s: { $tables } to go
race-off = Race off the { $chip }s: { $tables }
chips-no-longer-needed = no blind or ante needs them now
do-chips = Chips
chips-take-their-place = { $chip }s take their place

## engine/advice/hand_for_hand

go-hand-for-hand = { $pace }: { $from } to the money
left-and-paid = { $left } left, { $paid } paid
place-takes = { $place } takes { $amount }
hand-in-progress-counts = a bust on the hand in progress counts already
do-announce = Announce
run-the-board-out = { $table }: run the board out
others-have-finished = every other table has finished the hand
do-run-out = Run out
waits-with-all-in = { $table } waits with an all-in
wait-with-all-in = { $tables } wait with an all-in
tick-each = type the number of each table that has finished
hold-for-all-in = hold and its number for an all-in and a call
do-tick = Tick
who-had-more-at = { $table }: who had more chips, { $names }?
type-rank = type rank and the stacks at the start of the hand, in this order
prizes-differ = the prizes differ
do-rank = Rank
over-one-table = Hand-for-hand is over: one table is left
over-all-paid = Hand-for-hand is over: everybody left is paid
over-so-many-left = Hand-for-hand is over: { $players } left
tables-play-on = the tables play on by themselves
do-end = End
begin-break = Break: { $minutes }
break-waited = it has waited for the end of the hand
goes-on-after-break = hand-for-hand goes on after it
do-begin = Begin
deal-together = Deal { $turn } { $number } at { $tables }
off-the-clock = { $time } off the clock
left-after-it = { $time } left after it
over-with-left = over with { $players } left

## engine/advice/mod

seats-drawn-clock-starts = seats are drawn at { $tables }, and the clock starts
shuffle-up-and-deal = Shuffle up and deal
do-start = Start
final-table-redraw = Final table: { $players } draw new seats
redraw-at-tables = Redraw: { $players } draw new seats at { $tables }
so-few-play-at = { $players } or fewer play at { $tables }
do-redraw = Redraw
close-empty-table = Close { $table }: nobody sits there
everybody-sits-elsewhere = everybody has a seat at another table
do-close = Close
players-fit-tables = { $players } fit { $tables } of { $size }
moved-in-between-waits = whoever comes between small blind and button waits
break-table-draw-seats = Break { $table }: { $players } draw open seats
do-break = Break
card-for-the-absent = leave a card at the seat of anybody away
away-card-stays = { $name } is away: leave a card there
several-away-cards-stay = { $names } are away: leave a card at each seat
pay-place = Pay { $place }: { $amount } to { $name }
prize-less-owed = { $prize } less the { $owed } that { $name } owes
still-owes = { $name } still owes { $owed }
sign-payout-sheet = have the payout sheet signed
do-paid = Paid
collect-from = Collect { $amount } from { $name }
do-collected = Collected

## engine/advice/no_shows

entry-is-forfeited = the entry is forfeited
buy-in-is-held = the buy-in leaves the prize pool and is held for { $days }
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
absent-since-the-start = absent when play began and not seen since
if-here-split = if the player was here: split { $seat } and the chips
remove-no-show = { $name } has not come: remove the stack at { $seat }
do-remove = Remove

## engine/advice/open_money

house-puts-in = The house puts in { $amount }
prizes-need-the-house = the prizes need the added money and the overlay
no-winner-was-named = no winner was named
say-who-knocked-out = Say who knocked out { $name }
open-the-envelope = Open the envelope for { $name }
envelope-pays-the-knock-out = it holds the bounty of this knock-out
do-open = Open
say-who-won-bounty = Say who won the bounty of { $name }: { $amount }
house-takes-out = The house takes out { $amount }
house-put-in-too-much = it put in more than the prizes need
pay-bounties = Pay bounties: { $amount } to { $name }
so-many-won = { $what } won
bounties = { $count ->
    [one] { $count } bounty
   *[other] { $count } bounties
}
collected-and-paid-out = { $collected } collected, { $paid } paid out
collect-of-others = Collect { $amount } paid too much: { $whose }
pay-others = Pay out { $amount }: { $whose }

## engine/advice/penalties

penalty-served-back = Penalty served: { $name } may come back to { $seat }
for-reason = for { $reason }
do-back = Back

## engine/advice/put_off

log-later = Later
log-due-again = Due again
log-dismissed = Dismissed
log-reason = { $what } ({ $why })
keep-reason-200-characters = Keep the reason to 200 characters.
advice-not-put-off = That advice has not been put off.
passed-already-choose-later = That has passed already. Choose a later point.
put-off-day-most = Put it off for at most a day, or dismiss it.
say-why-dismissed-log = Say why you dismiss it. The log keeps the reason.
nothing-kind-due-now = Nothing like that is due now.

## engine/advice/seats

draw-the-seats = Draw the seats: { $players }
by-a-recorded-seed = every seat equally likely, from a recorded seed
do-draw = Draw
enter-the-cards = Enter the cards drawn: { $players } to go
last-card-draws = each seat is a card, and the last card makes the draw
cannot-draw-as-arranged = The seats cannot be drawn as arranged
seat-first-alternate = Seat { $name }, first of the alternates
seat-alternates = Seat { $alternates }: { $name } first
a-seat-is-open = a seat is open
alternates-wait = { $count ->
    [one] { $count } alternate waits
   *[other] { $count } alternates wait
}
seated-in-order = in order, table and seat by chance
do-seat = Seat
draw-again = Draw again: { $players } at { $tables }
do-draw-again = Draw again
open-tables-redraw = Open tables: everybody draws new seats at { $tables }
open-table-redraw = Open table { $table }: everybody draws new seats at { $tables }
open-table-so-many-each = Open table { $table }: about { $each } at each of { $tables }
players-wait-for-a-seat = { $count ->
    [one] { $count } player waits for a seat
   *[other] { $count } players wait for a seat
}
no-seat-is-open = no seat is open
leaves-locked-seat = { $name } leaves the locked seat { $seat }.

## engine/advice/waiting

breaks-are-held = Breaks are held: { $table } stays open
matter-draw = Seats
matter-start = The start
matter-button = The first button
matter-seat = Seats for alternates
matter-open = One more table
matter-balance = Balancing
matter-break = Table breaks
matter-redraw = The redraw
matter-halt = Short tables
matter-colour-up = Chip races
matter-penalty = The penalty
matter-absence = The absence
matter-no-show = The no-show
matter-pay = The payment

## engine/advice/win_seats

a-seat-for-everybody = everybody left has a seat, and there is no cash besides
satellite-is-over = The satellite is over: { $players } win a seat

## engine/floor_line/absent_verbs

floor-who-is-away = who? A seat or a name: absent 6.4
floor-who-is-back = who? A seat or a name: present 6.4
floor-is-away = { $who }, is away
floor-is-back = { $who }, is back

## engine/floor_line/break_verbs

floor-break-which = which table? b 6, or b 6 3.4 2.7 with the seats that were drawn
floor-break-seats-drawn = the seats that were drawn, such as 3.4, one for each player
floor-break-players-draw = { $broken }: its players draw open seats
floor-break-drew-and-next = { $drew } → { $last }, and { $next }?
floor-break-to-seats-drawn = { $broken }: { $players } to the seats that they drew

## engine/floor_line/conduct_verbs

floor-time-on-whom = on whom? t 6.4; then t acted, or t out
floor-time-acted = the player acted in time
floor-time-ran-out = the time ran out: the hand is dead, or checked where nothing was bet
floor-time-called-once = {" "}· called once before
floor-time-called-before = {" "}· called { $called } times before
floor-time-not-before = {" "}· not before { $wait } s of thought
floor-time-to-act = { $who } · { $seconds } s to act{ $early }{ $before }
floor-penalty-for-whom = for whom? p 6.4 2r, p 6.4 3h, p 6.4 w for a warning
floor-penalty-plays-again = { $name } plays again
floor-penalty-none = { $name } serves no penalty.
floor-penalty-how-many = how many hands were played? p 6.4 +3
floor-penalty-played = { $name }: { $hands } played
floor-penalty-which = 2r for two rounds, 3h for three hands, w for a warning
floor-penalty-before = {" "}· before: { $penalties }
floor-penalty = { $who }: { $sentence }{ $hands }{ $before }
floor-missed = Missed
floor-missed-who = who missed the blind? missed 6.4
floor-missed-blind = a missed-blind button
floor-missed-absent-button = absent button { $number }
floor-missed-what = { $who }: { $what }
floor-found-with-whom = with whom, and how many? found 6.4 9, or found 6.4 9x5 for the value
floor-found-none-left = No chip has left that table yet.
floor-found-make = {" "}make { $new } × { $next }
floor-found-make-none = {" "}make no { $next }, { $removed } in chips leave play
floor-found-make-and-leave = {" "}make { $new } × { $next }, { $removed } in chips leave play
floor-found-chips = { $who }: { $chips } × { $chip }{ $makes }
floor-stack-whose = whose stack, and how many chips? { $word } 6.4 5300
floor-stack-split = { $who }: { $chips } to each of { $others }, { $bank } to the bank
floor-stack-leaves-play = { $who }: { $chips } in chips leave play

## engine/floor_line/correct_verbs

keep-back-in = Back in, here
floor-back-who = who is not out? back dele
floor-back-at-open-seat = { $name } at an open seat, drawn now · nobody else moves
keep-somebody-else = It was somebody else
floor-not-who = who was it not, and who was it? not dele but bo
floor-not-neither = { $name } is neither out nor was told to move.
floor-not-but-who-was-out = not { $name }: who was out? A seat or a name
floor-not-but-who-moved = not { $name }: who moved? A seat or a name
floor-not-is-out = { $who } is out · { $name } sits at { $seat }, nobody moves
floor-not-went-to = { $who } went to { $there } · { $name } did not
keep-other-buyer = Somebody else bought it
floor-bought-who = who did not buy it, and who did? r not dele but bo
floor-bought-none = { $name } has not bought one.
floor-bought-by-other = { $who } bought it for { $price } · not { $name }
floor-sits-who = who, and at which seat? sits dele 3.2
floor-sits-two = { $name } at { $here }, { $other } at { $there } · nobody moves
floor-sits-one = { $name } at { $here } · nobody moves
floor-bounty-whose = whose, and who won it? bounty dele by bo
floor-bounty-none = No bounty of { $name } has fallen.
floor-bounty-who-won = { $name }: who won it? A seat or a name
floor-bounty-to = { $name }’s to { $names }

## engine/floor_line/count_verbs

floor-count-whose-stack = whose stack? count 6.4 35000; or a table seat by seat: count 6 35000 8000
floor-counted-before = {" "}· { $chips } at the last count
floor-counted = { $who }: { $sum }{ $before }
floor-counted-several = { $stacks }, { $sum } in chips
floor-count-numbers = Type the stacks at { $called } as numbers.
floor-count-only-players = Only { $players } at { $called }.
floor-count-and-who = and { $who }?
floor-chips-in-whose = whose stack, and how many? chips in 6.4 500 error
floor-chips-out-whose = whose stack, and how many? chips out 6.4 500 penalty
floor-chips-out-why = { $name }, why? off the table: off; no owner: lost; penalty; error
floor-chips-in = { $who }: { $chips } in, { $why } · { $sum } in play
floor-chips-out = { $who }: { $chips } out, { $why } · { $sum } in play

## engine/floor_line/deal_verbs

floor-deal-which = the next hand, at which table? deal 6, or deal all
floor-deal-stud = the next hand of stud at { $table }: the button stays at { $button }
floor-deal-one = the next hand at { $table }: button { $button }, big blind { $big_blind }
floor-deal-several = the next hand at { $tables }

## engine/floor_line/end_verbs

floor-end-here = End here
floor-end-chips = everybody’s chips? end by chips 6.4 12000, 6.5 8000
floor-end-by-deal = { $players } left, places by the deal
floor-end-by-chips = { $players } left, places by chips
floor-end-share = { $players } left share { $places }
floor-how-many-chips = how many chips has { $part }?
floor-pay = Pay
floor-pay-whom = whom? pay anna
floor-pay-nothing = Nothing is to be paid out to { $name }.
floor-pay-goods = { $name } · { $goods }
floor-pay-bounties = { $amount } of bounties
floor-pay-less-owed = { $net }: { $prize } less the { $owes } owed
floor-pay-then-bounties = {" "}· then { $amount } of bounties
floor-pay-still-owes = {" "}· still owes { $amount }
floor-pay-in = { $name } · { $what } in { $by }{ $still }

## engine/floor_line/entry_verbs

floor-enter-known-or-new = somebody known, or a new player called { $name }?
floor-new-player = New player: { $name }
floor-for-whom = for whom? A seat or a name
floor-enter-whom = whom? n Anna Berg, and how it is bought: n Anna Berg, card
floor-enter-for-chips = { $called } · { $amount }{ $how } for { $chips } chips
floor-enter-alternate = { $says } · no seat is open: { $place } alternate
floor-enter-is-in = { $name } is in already; a new player of the same name?
floor-enter-is-out = { $name } is out; in again, or a new player of the same name?
floor-how-it-is-paid = how it is paid
floor-a-kind-of-buy-in = a kind of buy-in
floor-offer = { $name } · { $amount }{ $by } for { $chips } chips
floor-offer-taken = { $offer } · { $taken }
floor-and-chips-leave-play = {" "}· { $chips } in chips leave play
floor-offer-taken-given-up = { $offer } · { $taken }{ $given_up }
floor-paid-in = { $name } · { $amount } in { $payment }
floor-no-show-held = the buy-in is held for { $days } days
floor-no-show = { $name } · the stack leaves play, { $money }

## engine/floor_line/hand_verbs

floor-h4h-ends = hand-for-hand ends, the tables play on by themselves
hand-for-hand = Hand-for-hand
floor-h4h-until-which = until the money; or h4h jump, h4h 9, h4h end
floor-h4h-until-paid = until everybody left is paid
floor-h4h-until-prize-rises = until the prize rises
floor-h4h-until-one-left = until 1 is left
floor-h4h-until-left = until { $players } are left
floor-h4h-finish-the-hand = finish the hand in progress and wait, { $until }. Players out on it count already
log-hand-done = Hand done
floor-done-which = at which table? done 4 7, or done for all of them
floor-done-not = { $words } after all
floor-done-all = { $words }: the { $turn } is over at every table
floor-done-one-plays = { $words }: 1 still plays
floor-done-still-play = { $words }: { $still } still play
floor-hold-which = which table? hold 6
floor-run-which = which table? run 6
floor-hold = { $words }: an all-in and a call, cards face down until the others finish
floor-run = { $words }: the board is run out
floor-deal-all-time = the next hand at all tables: { $off } off, { $left } left
floor-deal-all = the next hand at all tables
floor-rank-none = No order is missing.
floor-rank-stacks = the stacks at the start of the hand of { $names }, in this order
floor-name-and-chips = { $name } { $chips }
floor-ranked = { $table }: { $names }

## engine/floor_line/mod

floor-before-opening = Nothing can be said before the opening.
floor-bust-who-else = and who else on this hand?
floor-bust-one = { $who } · finishes { $finish }{ $by }
floor-bust-one-hand = { $names } on one hand · { $finish }{ $by }
floor-bust-equal = { $names } at once, equal · { $finish }{ $by }
floor-bust-in-turn = { $names } · { $finish }{ $by }
floor-bust-together = { $names } on this hand · { $after } left{ $by }
floor-bust-two-tables = at two tables: one after the other, or at the same moment?
floor-first-finishes-lowest = the first one finishes lowest
floor-at-once = { $names } at once
floor-they-share = they share their places
floor-bust-by = , by { $names }
floor-bust-wins-bounties = , who wins { $amount } in bounties
floor-bust-share-bounties = , who share { $amount } in bounties
floor-bust-bounty-whose = {" "}· bounty { $amount }: whose? Add by and a seat or a name
floor-rebuy-at-most = {" "}· with { $chips } chips or fewer
floor-rebuy-whose-bounty = {" "}· whose is the bounty? Bust first, with by, or it stays open
floor-rebuy-offer = { $offer } · { $taken }{ $only }{ $bounty }
floor-move-whom = whom, and where to? m 6.4 2.3
floor-move-no-seat = No other table has an open seat.
floor-move-to = { $who } → { $there }
floor-swap-who = who changes seats with whom? swap 6.4 6.7
floor-swap-with-whom = { $who }, with whom?
floor-swap = { $one } ↔ { $other }
floor-arrived-who = who? A seat or a name, or everybody to or from a table: ok 6
floor-arrived-nobody = Nobody is on the way to { $words } or from it.
floor-arrived-table = { $who } to or from { $table }
floor-arrived-not-listed = { $name } is not on the move list.
floor-name-which = which table, and what is it called? name 6 Feature table
floor-name-number-again = table { $table } goes by its number again
floor-name = table { $table } is called “{ $name }”
floor-size = { $words } has { $seats }
floor-size-which = which table, and how many seats? size 6 8
floor-close = { $table }, where nobody sits
floor-close-which = which table? close 6
floor-at-seat = of { $words } at seat { $seat }
floor-at-seat-which = of which table, at which seat? { $example }
floor-who = { $name }, { $seat }
floor-no-entry = There is no entry { $number } in play.
floor-nobody-called = Nobody in play is called “{ $word }”.
after-a-comma = , { $what }
floor-then = , then { $name }
floor-taken-of = { $taken } of { $limit } taken
floor-taken = { $taken } taken, no limit

## engine/floor_line/order_verbs

floor-order-usual = tables break in the usual order, the highest number first
floor-order-next = { $table } breaks next
floor-order-several = { $names } break next, in this order
floor-restart = tables are balanced for a restart before the next hand
floor-play-on = { $names } though short of players
floor-later-which = until which level? later level 8
floor-dismiss = Dismiss
floor-dismiss-why = why? dismiss and the reason, for the log
floor-until-asked-for = until you ask for it again
floor-put-off-nothing = Nothing is advised that could wait.
floor-put-off = { $matter }, { $until }

## engine/floor_line/seat_verbs

floor-lock-which = which seat for whom? lock 3.2 dele, or lock dele off
floor-lock = { $seat } is for { $name } from the next draw on
floor-lock-off = { $name } is drawn like everybody else
floor-block-which = which seat? block 3.2, or block 3.2 off
floor-block-off = { $seat } is given again
floor-block = nobody is given { $seat }
floor-apart-which = which two players? apart anna+bo, or apart anna+bo off
floor-apart-off = { $first } and { $name } may sit at one table again
floor-apart = { $first } and { $name } do not sit at one table, from the next draw on
floor-dealer = Dealer
floor-dealer-who = who? dealer anna, or dealer anna off
floor-dealer-off = { $name } deals no more
floor-dealer-on = { $name } deals: one a table, in the middle, at the next draw
floor-card-everybody = Everybody has a card.
floor-card-next = { $name } draws next: a card such as 9s, or a name and a card
floor-card-drew = { $name } drew { $card }
floor-card-dealt = { $name }: the program deals a card
floor-seat-first = { $alternates } from the list, { $first } first
floor-open-which = which table? open 4
floor-open = { $table }: alternates sit there, and players of the others move over
floor-room-opened = ; { $tables } opened, and a player who enters gets a seat
are = { $count ->
    [one] { $count } is
   *[other] { $count } are
}
floor-room-draw-opens = ; the draw opens as few as seat everybody
floor-room = { $tables }{ $opened }
floor-room-which = how many tables has the room? tables 5, or tables any
floor-button-drawn = drawn for as the house does
floor-button-everywhere = seat { $seat } at every table
floor-button-which = at which seat? btn all 4

## engine/floor_line/small_words

line-by = by
line-then = then
line-not = not
line-but = but
line-off = off
line-all = all
line-end = end
line-jump = jump
line-acted = acted
line-time-out = out
line-chips-in = in
line-chips-out = out
line-chips-off = off
line-chips-lost = lost
line-chips-penalty = penalty
line-chips-error = error
line-level = level

## engine/log/correct

later-lines = { $count ->
    [one] { $count } later line
   *[other] { $count } later lines
}
later-line-depends = This clashes with { $lines }: line { $numbers }. Strike it too, or leave this as it is.
later-lines-depend = This clashes with { $lines }: lines { $numbers }. Strike them too, or leave this as it is.
many-later-lines-depend = This clashes with { $lines }: lines { $numbers } and more. Strike them too, or leave this as it is.
restore-first = This clashes with an earlier step. Restore that step first.
would-break = This cannot be: { $wrong }.
too-many-lines-hang = Too many lines depend on each other. Correct them in smaller steps.
say-corrected = Say what to correct.
no-such-line = There is no line { $number }.
opening-cannot-struck-delete = The opening cannot be struck. Delete the tournament instead.
line-is-undo-or-redo = Line { $number } is an undo or a redo. Correct the line that it changed.
line-struck-already = Line { $number } is struck already.
line-in-force = Line { $number } is not struck.
tournament-opened-once-first = A tournament is opened once, by its first line.
something-forgotten-put-after = Insert a forgotten step after a line that did something.

## engine/log/describe

log-undo = Undo
log-redo = Redo
log-strike = Strike { $lines }
log-restore = Restore { $lines }
log-after-line = { $what }, after line { $number }
log-insert = Insert
log-line-named = { $verb } { $what }
log-line-number = line { $number }
lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
log-line-numbers = lines { $numbers }
log-correction-of = the correction of { $lines }

## engine/log/fold

nothing-undo = There is nothing to undo.
nothing-redo = There is nothing to redo.

## engine/log/invariants

would-sit-twice = { $name } would sit twice
would-sit-on-blocked-seat = { $name } would sit on a blocked seat
would-be-counted-wrong = { $table } would be counted wrong
seat-not-there = a player would sit at a seat that is not there
would-wait-without-reason = { $name } would wait without reason
paid-player-missing = a player who has paid would be missing
would-be-in-twice = { $name } would be in twice
would-finish-in-two-places = { $name } would finish in two places
player-without-place = a player would have no place
money-not-balanced = the money would not balance
who-never-entered = a player who never entered

## engine/log/keeps

keep-another-seat = Another seat, as they sit
keep-other-hitman = Somebody else busted { $name }

## engine/rulebook/calling_time

player-called-5-seconds = Give a called player 5 seconds to ten minutes.
warnings-lie-between-call = A warning comes between the call and the end of its time.
count-shorter-time-act = The countdown must be shorter than the time to act.

## engine/rulebook/chip_set

list-chips-smallest-value = List the chips from the smallest value up, each value once.
chip-set-most-20 = A chip set has at most 20 colours. A stack has only chips of the set.
chip-colour-such-c8372d = Give a chip a colour such as #c8372d and a value of at most 10,000,000,000.
count-most-ten-million = Count at most 10,000,000 chips of a colour.
chips-sold-1-10 = Chips are sold by 1 to 10,000 of a colour.

## engine/rulebook/hand_for_hand

soft-hand-for-hand = Soft hand-for-hand
round-for-round = Round-for-round
hand = hand
round = round
log-round-done = Round done

## engine/rulebook/house_rules/lines

rule-game = Game
rule-seats-at-a-table = Seats at a table
rule-first-seats = First seats
rule-first-button = First button
rule-button = Button
rule-short-big-blind = Short big blind: what is paid first
rule-level-tables = Balance tables
rule-level-within-one = Balance within one
rule-halting-a-table = Halting a table
rule-who-moves = Who moves
rule-from-which-table-when-tied = From which table, when tied
rule-to-which-seat = To which seat
rule-moved-near-the-blinds = Moved near the blinds
rule-a-table-breaks = A table breaks
rule-breaks-are-held = Breaks are held
rule-redraws = Redraws
rule-odd-chips = Odd chips
rule-the-tables-play-together = The tables play together
rule-off-the-clock-for-each-hand = Off the clock for each hand
rule-advised = Advised
rule-calling-time = Calling time
rule-shot-clock = Shot clock
rule-away-from-the-table = Away from the table
rule-players-who-never-come = Players who never come
rule-their-money = Their money
rule-seats-per-table-means = As many tables are opened as hold the field at this many seats.
rule-tolerance = Within { $number }
rule-tolerance-means = As soon as one table has { $number } more players than another, one moves.
rule-preferred-size = At { $number } to a table
rule-preferred-size-means = The next table in the order breaks once everybody left fits at the others with { $number } at each.
rule-time-at = at { $seconds } seconds
rule-time-counted = counted from { $seconds }
rule-time-not-before = not called before { $seconds } seconds of thought
rule-time-nothing-said = Nothing is said before the time is up.
rule-time-said = Said { $when }. Then the hand is dead, or checked where nothing was bet.
rule-time-seconds = { $seconds } seconds
rule-shot-clock-none = None
rule-shot-clock-none-means = A player may think until time is called.
rule-shot-clock-means = The dealer’s device counts them down for each decision.
rule-shot-clock-cards-means = The dealer’s device counts them down for each decision. A time card adds { $seconds } seconds.
rule-absence-blinded-off = Blinded off
rule-absence-blinded-off-means = The stack is dealt in and posts until nothing is left of it.
rule-absence-split = Split after { $minutes } minutes
rule-absence-split-means = The stack is split evenly among the others of the table. Odd chips go to the bank.
rule-absence-missed-blind-and-two-absent-buttons = Missed blind and two absent buttons
rule-absence-missed-blind-and-two-absent-buttons-means = Then the chips may be picked up. A third player away from a table must be back for the next blinds.
rule-pace-one-hand = One hand
rule-pace-one-hand-means = Every table waits for the others after each hand. The clock stands still and each hand takes its time off.
rule-pace-one-hand-softly = One hand, softly
rule-pace-one-hand-softly-means = Every table waits for the others after each hand, and the clock runs on.
rule-pace-one-round = One round
rule-pace-one-round-means = Every table waits for the others after each round, and the clock runs on.
rule-time-off-means = It comes off as the hand starts. Blinds go up as time is used up, and a break waits for the end of the hand.
rule-advised-from-on-the-directors-word = On the director’s word
rule-advised-from-on-the-directors-word-means = It is never advised. You announce it with h4h.
rule-advised-from-one-from-the-money = One to the money
rule-advised-from-one-from-the-money-means = As soon as the next player out is the last unpaid one.
rule-advised-from = { $number } to the money
rule-advised-from-means = As soon as { $number } players or fewer must go out before the money.
rule-form-holdem-or-omaha = Hold'em or Omaha
rule-form-holdem-or-omaha-means = A full table. Ten at home, nine in a card room.
rule-form-eight-handed = Eight-handed
rule-form-eight-handed-means = Hold'em or Omaha at tables of eight.
rule-form-six-handed = Six-handed
rule-form-six-handed-means = Hold'em or Omaha at tables of six.
rule-form-big-o = Big O
rule-form-big-o-means = Five cards each, at tables of eight, the final table as well.
rule-form-stud = Stud
rule-form-stud-means = Tables of eight: for more the cards would not go round.
rule-form-draw-or-lowball = Draw or lowball
rule-form-draw-or-lowball-means = Tables of six.
rule-form-badugi = Badugi
rule-form-badugi-means = Tables of eight.
rule-initial-seats-drawn-at-random = Drawn at random
rule-initial-seats-drawn-at-random-means = Every seat is drawn from a recorded seed.
rule-initial-seats-a-card-each = A card each
rule-initial-seats-a-card-each-means = The suit is the table, the rank the seat. The ace is seat 1.
rule-initial-seats-first-come-first-choice = First come, first choice
rule-initial-seats-first-come-first-choice-means = The cards lie face up and the earliest choose, as at a one-table satellite.
rule-initial-seats-when-the-entry-is-sold = When the entry is sold
rule-initial-seats-when-the-entry-is-sold-means = The tables are opened first, as with tables 6. A player who enters then gets a seat at once.
rule-first-button-the-aces-seat = The ace's seat
rule-first-button-the-aces-seat-means = The player who draws the ace sits in seat 1 and has the first button.
rule-first-button-high-card-at-each-table = High card at each table
rule-first-button-high-card-at-each-table-means = A card to each player. The highest by rank and suit has the button.
rule-first-button-one-draw-for-all-tables = One draw for all tables
rule-first-button-one-draw-for-all-tables-means = One table deals a card to every seat. The highest is the button’s seat at every table, even where nobody sits.
rule-button-dead-button = Dead button
rule-button-dead-button-means = The big blind goes to the player who is due. Small blind and button follow, even to an empty seat.
rule-button-moving-button = Moving button
rule-button-moving-button-means = The button always goes to the next player. So that nobody skips a blind, two big blinds may be posted.
rule-ante-order-blind-first = Blind first
rule-ante-order-blind-first-means = The chips of a short big blind are the blind. What is left of them is the ante.
rule-ante-order-ante-first = Ante first
rule-ante-order-ante-first-means = The chips of a short big blind are the ante. What is left of them is the blind.
rule-no-show-due-blinded-off = Blinded off
rule-no-show-due-blinded-off-means = The stack stays in play and pays its blinds until it is gone.
rule-no-show-level = Out at level { $level }
rule-no-show-level-means = Players who have not come by the first hand of level { $level } are removed, stack and all.
rule-no-show-due-a-level-or-half-an-hour = A level or half an hour
rule-no-show-due-a-level-or-half-an-hour-means = From the second level on or after half an hour, whichever comes first, the director may remove the stack.
rule-no-show-money-forfeited = Forfeited
rule-no-show-money-forfeited-means = The entry counts and its money stays in the pool.
rule-no-show-held = Held for { $days } days
rule-no-show-held-means = The entry does not count. All that was paid is held for the player, and after that it is the house’s.
rule-tighter-at = at { $number } tables or fewer
rule-tighter-near-money = a full table before the money
rule-tighter-restart = at a restart with { $number } tables or fewer
rule-tighter-no = No
rule-tighter-no-means = The tolerance is the same all evening.
rule-tighter-means = From there on tables may differ by one player only.
rule-tighter-whichever-means = From whichever comes first, tables may differ by one player only.
rule-halt-at-never = Never
rule-halt-at-never-means = A short table plays on until a player arrives.
rule-halt-at = At { $number } short
rule-halt-at-means = A table with { $number } players fewer than the fullest deals no hand until a player arrives. The director may let it play on.
rule-mover-the-same-position = The same position
rule-mover-the-same-position-means = The player as far from the button as the one who was eliminated.
rule-mover-the-next-big-blind = The next big blind
rule-mover-the-next-big-blind-means = The player who would be the big blind on the next hand. In stud, the same seat.
rule-from-table-low-card = Low card
rule-from-table-low-card-means = Each of the fullest tables is dealt a card. The low card gives a player. The ace of spades is high.
rule-from-table-the-next-to-break = The next to break
rule-from-table-the-next-to-break-means = Of the fullest tables, the one that comes first in the breaking order.
rule-from-table-the-director-says = The director says
rule-from-table-the-director-says-means = The director names one of the fullest tables.
rule-to-seat-the-eliminated-players-seat = The eliminated player's seat
rule-to-seat-the-eliminated-players-seat-means = The mover takes the seat that came free.
rule-to-seat-earliest-big-blind = Earliest big blind
rule-to-seat-earliest-big-blind-means = Of the open seats, the one that is the big blind first.
rule-to-seat-worst-position = Worst position
rule-to-seat-worst-position-means = The big blind if it is open, even twice in a row, else as close before it as can be. Never the small blind.
rule-moved-in-plays-at-once = Plays at once
rule-moved-in-plays-at-once-means = The mover owes whatever the seat owes, the small blind and the button included.
rule-moved-in-waits-in-small-blind-and-button = Waits in small blind and button
rule-moved-in-waits-means = There the mover is dealt in once the button has passed. Anywhere else at once.
rule-moved-in-waits-between-small-blind-and-button = Waits between small blind and button
rule-race-the-highest-cards = The highest cards
rule-race-the-highest-cards-means = A card for each odd chip. The highest cards win, two at one seat if they lie there. Half a new chip left over makes one more. A player left without chips gets the first.
rule-race-one-chip-each-at-the-most = One chip each at the most
rule-race-one-chip-each-at-the-most-means = The highest cards win, one chip a player. More than half a new chip left over makes one more; with 500s any remainder does. A player left without chips gets one besides.
rule-hold-breaks-never = Never
rule-hold-breaks-never-means = A table breaks as soon as everybody left fits at the others.
rule-hold-breaks-while-entries-can-come = While entries can come
rule-hold-breaks-while-entries-can-come-means = No table breaks before late registration and re-entries are over and nobody waits for a seat.
until-level = until level { $level }
until-the-first-break = until the first break
rule-until-a-time = until a time
rule-hold-breaks-until-means = Until then every table stays open, and newcomers get seats at all of them.
rule-redraws-none = None
rule-redraws-none-means = Tables break one after the other, down to the last.
rule-redraw-at = at { $players } left for { $tables }
rule-redraw-at-of = at { $players } left for { $tables } (events of { $number } tables or more)
a-list = { $each }
rule-redraws-means = Everybody left draws a new seat.

## engine/rulebook/house_rules/mod

preferred-table-size-lies = The preferred table size is between 2 and the seats of a table.
table-sizes-must-allowed = Let table sizes differ by at least one.
table-halts-2-12 = A table halts when it is 2 to 12 players short.
hand-takes-three-minutes = A hand takes at most three minutes off the clock.
player-may-away-1 = A player may be away for 1 to 240 minutes.
levels-counted-1 = Levels are counted from 1.
money-held-1-3 = Money is held for 1 to 3,650 days.
redraw-goes-least-table = Redraw to at least one table, of at most 12 players.

## engine/rulebook/pool_terms

most-50-amounts-taken = Take out at most 50 amounts, and give at most 50 other prizes.
name-taken-out-pool = Name everything taken out of the pool and every prize besides money.
places-count-1 = Places count from 1.
amount-cannot-negative-nor = An amount is between 0 and 10,000,000,000.

## engine/rulebook/prize_structure

rounding-unit-cannot-negative = The rounding unit cannot be negative.
say-seat-worth-least = Say what a seat is worth.
give-amount-above-nothing = Give an amount above zero for 1 to 125,000 places.
lower-place-cannot-get = A lower place cannot get more than a higher one.
give-percentage-1-1 = Give a percentage for 1 to 1,000 places.
percentages-sum-to = The percentages sum to { $sum }, not to 100.
pay-share-of-field = Pay a share of the field between { $least } and 100 per cent.
pay-1-125-000 = Pay 1 to 125,000 places.
first-place-gets-between = First place gets between { $least } and 100 per cent of the pool.
steepness-between-0-10 = Steepness is between 0 and 10.
minimum-cash-most-thousand = The minimum cash is at most 1,000 buy-ins.
structure-least-two-different = A structure has at least two different prizes.

## engine/rulebook/schedule

after-last-double = After the last level the blinds double, level by level, with the same length.
after-last-step = After the last level the blinds rise by the last step, level by level, with the same length.
after-last-repeat = After the last level play goes on at the same blinds.
asks-for-too-much = has a figure above 1,000,000,000.
needs-larger-big-blind = needs a big blind at least as large as its small blind.
needs-big-blind-or-stud = needs a big blind, or the ante and the bring-in of stud.
needs-bets-of-two-sizes = needs two bet sizes, the later at least as large as the earlier.
needs-bets-of-stud = needs the small bet and the big bet of stud.
needs-bring-in = needs a bring-in of at most the small bet.
ends-after-hands = ends after 1 to 1,000 hands, or by time.
schedule-1-to-500 = A schedule has 1 to 500 levels and breaks.
schedule-begins-and-ends-with-level = A schedule begins and ends with a level. A break is between two levels.
first-level-cannot-go-on = The first level cannot continue another one.
two-breaks-side-by-side = Two breaks follow each other. Make them one.
line-must-last = Line { $line } of the schedule must last between a second and a day.
line-of-the-schedule = Line { $line } of the schedule { $why }
mixed-event-2-to-20-games = A mixed event has 2 to 20 games.
game-has-a-name = A game has a name of 1 to 40 characters.
game-changes-after = A game changes after 1 to 100 hands, or with the level.
lacks-blinds = blinds
lacks-bets = bets
lacks-ante-and-bring-in = an ante and a bring-in
line-lacks = Line { $line } of the schedule lacks { $missing } for { $game }.

## engine/rulebook/setup/closing

at-announced-time = at the time that was announced
with-first-hand = with the first hand

## engine/rulebook/setup/locale

no-language = “{ $tag }” is not a language. Write a tag such as de, de-CH or en-GB.

## engine/rulebook/setup/mod

give-tournament-name-1 = Give the tournament a name of 1 to 120 characters.
currency-code-three-capital = Give the currency three capital letters, such as USD, and at most four decimals.
tournament-most-12-kinds = A tournament has at most 12 kinds of buy-in.
give-every-buy-name = Give every buy-in a name of 1 to 40 characters.
price-cannot-negative-nor = A price is between 0 and 1,000,000,000.
stack-least-chip-most = A stack has at least one chip and at most 10,000,000,000.

## engine/rulebook/setup/own_stacks

own-stacks-most = At most 10,000 players begin with a stack of their own.
own-stack-name-chips = Each player with a stack of his or her own needs a name and at least one chip.

## engine/rulebook/shot_clock

shot-clock-5-seconds = A shot clock gives 5 seconds to ten minutes, and a time card ten minutes at most.

## engine/rulebook/templates/differences

differs-as-template = As { $template }
differs-so-long-levels = { $minutes }-minute levels
differs-no-rebuys = no rebuys
differs-unlimited-rebuys = unlimited rebuys
rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
differs-so-much-a-head = { $price } a head
differs-so-many-chips = { $chips } chips
differs-no-add-ons = no add-ons
add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}
differs-no-re-entries = no re-entries
differs-unlimited-re-entries = unlimited re-entries
re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
differs-no-bounties = no bounties
differs-fixed-bounties = { $amount } bounties
differs-progressive-bounties = { $amount } progressive bounties
differs-mystery-bounties = { $amount } mystery bounties
differs-so-many-at-a-table = { $seats } at a table
differs-rules-of-book = rules of { $book }
differs-from-blinds = {" "}from { $blinds }
levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
differs-game-levels-from = { $game }{ $levels }{ $from }
differs-the-usual-prizes = the usual prizes
differs-prizes-of-its-own = prizes of its own
differs-no-guarantee = no guarantee
so-much-guaranteed = { $amount } guaranteed

## engine/rulebook/templates/mod

give-template-name = Give the template a name.
template-t1000 = A thousand chips, 20-minute levels, one rebuy, three to four hours for 10 to 24 players.
template-t1000-30 = The same with 30-minute levels: five to six hours and the breaks.
template-turbo = 3,000 chips and 10-minute levels: about two hours for 10 to 20 players.
template-hyper = 1,500 chips and 5-minute levels: under an hour for 10 to 20 players.
template-deep-stack = 20,000 chips, 100 big blinds, a big-blind ante from level 4: six to seven hours for 16 to 40 players.
template-rebuy = 3,000 chips, up to three rebuys until the first break. Three to four hours.
template-league-night = 2,000 chips, 15-minute levels, no rebuys, and a part of the price is a fee for the league. About three hours.
template-bounty = 2,000 chips, 15-minute levels, no rebuys, and a part of the price is a bounty. About three hours.
template-satellite = 3,000 chips, 10-minute levels, a fee. The pool buys seats worth 250, the rest is cash for the next place. About two hours.
template-stud = Fixed limits with ante and bring-in, 5,000 chips, eight to a table. About four hours.
template-horse = Five limit games in turn, eight hands each at every table, 5,000 chips, eight to a table. About four hours.

## engine/rules/calling_time

time-is-up = Time.
time-seconds-left = { $left } seconds.

## engine/rules/chips/deal

no-card = { $who }: “{ $word }” is not a card. Type rank and suit, such as Ks or 10h.
dealt-other-than-odd = { $who } gets { $cards }, not { $said }: one for each odd chip.
card-dealt-more-than-once = The { $card } was dealt more than once: { $who }.

## engine/rules/clock/announcement

cue-hold-the-push = Dealers, hold the push.
cue-one-minute = { $time } left in this level.
cue-ten-seconds = { $time }.
cue-level-up = Level { $level }. { $posts }.
cue-break-start = Break: { $time }.
cue-colour-up = Colour-up in this break: { $chips }.
cue-break-one-minute = { $time } to the end of the break. Back to your seats.
cue-break-end = The break is over. Level { $level }. { $posts }.
cue-late-entry-closing = Late registration closes in { $time }.
cue-late-entry-closed = Late registration is closed.
cue-rebuys-closing = Rebuys close in { $time }.
cue-rebuys-closed = Rebuys are closed.
announcement-most-200-characters = An announcement has at most 200 characters.
brace-stands-alone-placeholder = A brace is alone. A placeholder has one on each side, such as {"{"}level{"}"}.
nothing-to-put-in = { $placeholder } means nothing here. You can use { $known }.
cue-blinds = Blinds { $blinds }
cue-big-blind-ante = Big-blind ante { $ante }
cue-ante = Ante { $ante }
cue-bring-in = Bring-in { $amount }
cue-bets = Bets { $bets }
cue-and-then = { $one }. { $more }
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
cue-minutes-and-seconds = { $minutes } { $seconds }
cue-none = none

## engine/rules/clock/cue_sheet

cue-warns-1-3600 = A cue warns 1 to 3,600 seconds before the end.

## engine/rules/clock/generator/mod

too-few-round-blinds = These chips make too few round blinds. Add a smaller chip.
give-players-expected = Give the players expected: 2 to 100,000.
list-chips-at-most-20 = List the chips from the smallest value up, each value once, at most 20 colours.
tournament-10-minutes-to-two-days = A tournament takes 10 minutes to two days of play.
level-1-to-240-minutes = A level lasts 1 to 240 minutes.
stack-8-to-1000-big-blinds = A starting stack is 8 to 1,000 big blinds.
break-up-to-120-minutes = A break lasts up to 120 minutes. There is one every 20 to 300 minutes.
smallest-blinds-too-large = The smallest blinds for these chips are { $small } and { $big }. A stack of { $stack } is too short. Enlarge it, or add a smaller chip.
no-blinds-fit = No blinds fit these stacks. A blind is at most 1,000,000,000.
levels-can = { $minutes }-minute levels work.
length-can = { $length } works.
give-another-stack = Try another stack or another chip set.
wish-cannot-be-met = { $players } players with { $stack } each cannot finish in { $length } with { $minutes }-minute levels. { $offer }

## engine/rules/clock/schedule_warnings

small-bet = small bet
big-blind = big blind
blind-falls = The { $name } falls from { $from } to { $to }.
ante-above-blind = The ante of { $ante } is above the { $name } of { $amount }.
small-bet-is-not-big-blind = The small bet of { $bet } is not the big blind of { $blind }.
big-bet-is-not-twice = The big bet of { $big } is not twice the small bet of { $small }.
later-amount-cannot-be-paid = After the last level { $amount } cannot be paid with the chips in play: { $chips }.
amount-cannot-be-paid = { $amount } cannot be paid with the chips in play: { $chips }.

## engine/rules/entries/late_entry

tournament-takes-no-entries = This tournament takes no entries after the start.
late-entry-closed = Late registration closed { $when }.

## engine/rules/hand_for_hand/mod

tables-not-play-hand = Hand-for-hand is off. Announce it first: h4h.
table-still-plays = { $table } still plays the { $turn }
tables-still-play-the = { $tables } still play the { $turn }

## engine/rules/penalties

hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}

## engine/rules/prizes/follow

place-not-paid = Place { $place } is not paid.
paid-place-gets-something = A paid place gets something. Pay fewer places instead.
held-amounts-do-not-go-together = The amounts you hold do not fit together. Release one of them.
place-gets-at-most = { $place } place can get at most { $amount } here.
place-gets-at-least = { $place } place must get at least { $amount } here.

## engine/rules/prizes/paid_too_much

was-paid = { $name } was paid { $amount }
was-paid-bounties = { $name } was paid { $amount } in bounties
nothing-is-due = nothing is due
so-much-is-due = { $amount } is due
finished-place = finished { $place }
still-in = still in

## engine/rules/prizes/payouts

deal-made-these-prizes = A deal covers these prizes. Undo it first.
prize-won-prizes-stay = A prize is won already. The prizes can no longer change.
prize-seat = seat
prize-seat-and-cash = seat and cash
prizes-rounded = Rounded down to { $unit }, the rest to first place.
prizes-by-published-table = Published table for { $range } players: { $shares } per cent.
prizes-beyond-the-tables = More players than the published tables cover. An eighth of the field is paid, on a smooth curve from one and a half buy-ins up.
prizes-fixed = Amounts fixed by the host.
prizes-own-shares = The host’s own shares: { $shares } per cent.
least-is-rounded-up = The minimum cash is { $given }: the next round amount above { $wished }.
least-takes-the-pool = A minimum cash of { $wished } for every paid place takes the whole pool. It is { $given }, so that higher places get more. Or pay fewer places.
places-take-more-than-the-pool = { $wished } places take more than the pool at the smallest amount. { $paid } paid.
places-are = { $count ->
    [one] { $count } place is
   *[other] { $count } places are
}
first-gets-another-amount = First place was to get { $wished }. It gets { $given }, so that all prizes stay round, in order, and no lower than with one entry less.
fixed-for-a-smaller-pool = The prizes were fixed for a pool of { $fixed }. It is { $pool } now. The extra { $more } goes to first place.
fixed-for-a-larger-pool = The prizes were fixed for a pool of { $fixed }. It is { $pool } now. The missing { $less } is taken from the highest prizes.
rounding-leaves-places-nothing = Rounding down to { $unit } leaves nothing for the lower places. { $paid } paid instead of { $wished }.
per-cent-of-the-field = { $share } per cent of the field
paid-places = { $count ->
    [one] { $count } paid place
   *[other] { $count } paid places
}
first-near-per-cent = , first place near { $share } per cent
falling-with-power = , falling with the power { $power }
prizes-generated = Generated: { $places } from { $least } up{ $first }, in round numbers close to a power law. What they leave over is on first place.
seat-for-every-so-much = A seat for every { $value } in the pool. What is left over goes in cash to the next place.
pool-buys-seats-and-cash = The pool buys { $seats } worth { $value }. The { $rest } left over goes to { $place } place in cash.
a-seat-for-everybody-and-cash = { $seats } worth { $value }, one for everybody. The { $rest } left over goes to first place in cash.
pool-buys-seats = The pool buys { $seats } worth { $value }, and nothing is left over.

## engine/rules/prizes/pool

more-withheld-than-there-is = { $named } is to be taken out of the pool, and only { $taken } is in it.
nobody-can-win-goods = Nobody can win { $name }: it is for { $place } place, and there are { $entries }.
entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
say-what-is-reported = TCH 6b reports winnings above 5,000 dollars. Say the amount in this currency.

## engine/rules/seating/plan

cards-of = { $ranks } of { $suit }
cards-of-deck = { $ranks } of { $suit }, deck { $deck }

## engine/rules/tables/hold_breaks

until-the-set-time = until the time that the house has set
both-close-when = late registration and re-entries close { $when }
late-registration-closes = late registration closes { $when }
re-entries-close = re-entries close { $when }
nobody-waits-for-a-seat = nobody waits for a seat
until-all-of = until { $ends }

## engine/rules/tables/mover

seat-depends-on-button = Say where the button is first: btn { $number } 5. Or name the seat.
seat-depends-on-big-blind = Say where the big blind was first: bb { $number } 5. Or name the seat.

## engine/state/deal

deal-evenly = evenly
deal-by-chips = by chips
deal-by-icm = by ICM
deal-as-agreed = as agreed

## engine/state/handed_on

purpose-fees = House fees
purpose-staff = Staff
purpose-league = League
purpose-taken-out = Taken out
taken-out-of-the-pool-for = the money for “{ $name }”
the-houses-fees = the house’s fees
the-staffs-share = the staff’s share
the-leagues-share = the league’s share
taken-out-of-the-pool = the money taken out of the pool

## engine/state/ledger

payment-cash = cash
payment-card = card
payment-transfer = transfer
payment-other = other
payment-unpaid = not paid
say-paid-cash-card = Say how it is paid: cash, card, transfer or other.
ledger-entry = Entry
ledger-re-entry = Re-entry
ledger-rebuy = Rebuy
ledger-add-on = Add-on
ledger-refund = Refund
ledger-void = Cancellation
ledger-payment = Payment
ledger-held-for-a-no-show = Held for a no-show
ledger-held-money-collected = Held money collected
ledger-held-money-lapsed = Held money lapsed
ledger-prize = Prize
ledger-bounties = Bounties
ledger-the-house = The house
ledger-handed-on = Paid out
ledger-all-entries = Entries
ledger-all-re-entries = Re-entries
ledger-all-rebuys = Rebuys
ledger-all-add-ons = Add-ons
ledger-all-refunds = Refunds
ledger-all-voids = Cancellations
ledger-all-paid-later-or-otherwise = Paid later or otherwise
ledger-all-held-for-no-shows = Held for no-shows
ledger-all-held-money-collected = Held money collected
ledger-all-held-money-lapsed = Held money lapsed
ledger-all-prizes-handed-over = Prizes paid out
ledger-all-bounties-paid-out = Bounties paid out
ledger-all-put-in-by-the-house = Put in by the house
ledger-all-handed-on = Paid out to others

## engine/state/low_card

spades = spades
hearts = hearts
diamonds = diamonds
clubs = clubs

## engine/state/move_reason

moved-balance = balance
moved-director = director
moved-late-entry = late registration
moved-re-entry = re-entry
moved-rebuy = rebuy
moved-back-in = back in
moved-alternates = alternates
moved-swap = swap
moved-as-they-sit = as they sit
moved-table-breaks = { $table } breaks
moved-table-opens = { $table } opens
moved-final-table = final table
moved-redraw = redraw to { $tables }

## engine/state/not_kept

locked-seat-not-kept = { $name }’s seat is { $seat }, { $why }.
players-play = { $count ->
    [one] { $count } player plays
   *[other] { $count } players play
}
but-play-without = but { $play } without { $table }
but-a-table-has-seats = but a table has { $seats } seats
but-blocked = but that seat is blocked
but-locked-twice = but it is locked for somebody else as well
but-too-many-locked = but only { $sit } at { $table }, and as many seats are locked there
which-is-not-open = which is not open
two-dealers-on-locked-seats = { $name } has no table to deal at: { $table } has two dealers on locked seats.
one-dealer-too-many = { $name } is one dealer too many: { $tables } a dealer each.
tables-have = { $count ->
    [one] { $count } table has
   *[other] { $count } tables have
}
kept-apart-at-one-table = { $both } are kept apart, but everybody sits at one table.
kept-apart-locked-together = { $both } are kept apart, but both have their seats at { $table }.
more-kept-apart-than-tables = { $names } are all kept apart from each other, but there are only { $tables }.
no-way-to-keep-apart = { $both } cannot be kept apart at { $tables }. Locked seats, dealers and other pairs are in the way.
kept-apart-no-other-table = { $both } are kept apart, but no other table has an open seat.

## engine/state/penalty

a-warning = a warning
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

## engine/state/put_off

log-for-so-long = for { $minutes }
until-the-room-changes = until the room changes
dismissed = dismissed

## engine/state/refusals

no-such-player-tournament = There is no such player in this tournament.
no-such-penalty = There is no penalty { $number }.
table-has-seats = { $table } has seats 1 to { $seats }.
last-table-cannot-break = The last table cannot break.
tournament-over-undo-the-bust = The tournament ended with that bust-out. Does { $name } play on? Undo the bust-out first.
tournament-over = The tournament is over.
play-not-begun-shuffle = Play has not begun. Shuffle up and deal first.
start-clock-first-shuffle = Start the clock first: shuffle up and deal.
clock-not-started-change = The clock has not started. Change the schedule instead.
tournament-over-clock-stands = The tournament is over. Its clock has stopped.
not-marked-absent = { $name } is not marked absent.
waits-with-whole-stack = { $name } has a full stack and waits for a seat.
disqualified-cannot-come-back = { $name } was disqualified and cannot come back (TCH 71a).
no-show-cannot-come-back = { $name } was removed as a no-show and cannot play in this tournament{ $cited }.
player-named-twice = { $name } is named twice.
table-named-twice = { $table } is named twice.
cited = {" "}({ $book } { $rule })
counted-twice = { $name } is counted twice.
has-no-chips = { $name } has no chips. Count again, or bust the player.
count-chips-everybody-left = Count the chips of everybody who is left.
stacks-sum-to = The stacks add up to { $sum }, but { $in_play } are in play. Count again, or confirm the count.
chips-off-already = The { $chip }s are off the tables already.
more-chips-than-in-play = There cannot be so many { $chip }s. All stacks together are { $in_play }.

## engine/state/table_words

not-open = { $table } is not open.
table = table { $number }
table-seat = { $table } seat { $seat }
no-seat = no seat
tables-numbered = tables { $numbers }

## engine/state/tournament

with-card = { $words } · { $card }

## engine/views/chips

stack-makes-another-sum = The chips of a stack make { $made }, and a starting stack is { $stack }.
no-stack-has-the-smallest = The blinds need { $chip }s, and no stack has one.
colour-ups-take = the colour-ups take
stacks-take = { $stacks } take
stacks-and-colour-ups-take = { $stacks } and the colour-ups take
chips-are-short = { $name } { $chip }: { $take } { $needed }, { $owned } are there. { $short } are missing; buy { $buy }.
nobody-is-raced-out = nobody is raced out
card-is-highest = { $card }, highest card
card-is-nth-highest = { $card }, { $place } highest

## engine/views/correction

so-many-back-in = { $players } back in
so-many-out = { $players } out
tables-unbroken = { $tables } un-broken
tables-broken = { $tables } broken
places-change = { $count ->
    [one] { $count } place changes
   *[other] { $count } places change
}
as-a-sentence = { $words }.
place-and-prize = { $place }, { $prize }
in-without-a-seat = in, without a seat
not-entered = not entered
so-many-of = { $left } of { $entries }
change-players = Players
change-chips-in-play = Chips in play
change-prize-pool = Prize pool
change-clock = Clock
clock-as-it-is = as it is
clock-as-those-lines = as those lines set it
becomes-and-too-much = { $becomes }; { $amount } paid too much
becomes-and-handed-over = { $becomes }; the prize is paid out
change-tables = Tables

## engine/views/counts

counts-none = not counted
counts-not-all = { $players } not counted
counts-old = count again: a player has busted since
counts-not-known = nothing to compare with: players have moved
counts-agree = all there
counts-missing = { $chips } missing
counts-too-many = { $chips } too many

## engine/views/deals

by-chips-more-than-first = By chips { $name } gets { $amount }, more than the first prize of { $first }.
entries-still-open-at-deal = Entries or rebuys are still open. Later players have no share of a deal. What they pay goes to the winner.
so-many-more = { $number } more
no-share-and-nothing-left = No share of the deal: { $names }. Nothing is left to play for. Undo it to deal anew.
no-share-but-the-rest = No share of the deal: { $names }. Only the { $amount } that it does not share can be won. Undo it to deal anew.
pool-less-than-deal = The pool has { $amount } less than the deal shared out. Every share is less by its part.

## engine/views/drawers

drawer-as-it-should-be = As it should be
drawer-too-much = { $amount } too much
drawer-missing = { $amount } missing

## engine/views/house_rules

book-hpt = Home Poker Tourney
book-hpt-about = A home game: seats by card, the same position moves, redraws at 18 and 9.
book-rrop = Robert’s Rules of Poker
book-rrop-about = A card room or a club: the next big blind moves and plays at once, redraws at three tables, two and one.
book-lr = Robert’s Rules, a league’s edition
book-lr-about = A league: as Robert's Rules, but who moves to the small blind or button waits.
book-tch = TDA, a card room’s procedures
book-tch-about = A card room or a series: the next big blind moves to the worst seat, short tables halt.
book-wsop = A big series
book-wsop-about = The TDA's practice, with a high card for the first button at each table.

## engine/views/ledger

ledger-prize-back = Prize returned
ledger-bounties-back = Bounties returned
ledger-handed-on-of = { $whose }: paid out
ledger-too-much = Paid too much, until it is settled
ledger-added = Added by the house
ledger-overlay = Overlay up to the guarantee

## engine/views/mystery

envelopes-hold-another-amount = The envelopes hold { $sealed }, and { $collected } is collected now. The difference is the winner’s.
more-players-than-envelopes = There are more players than envelopes. The last of them win none.
more-envelopes-than-players = There are more envelopes than players. The winner has the rest.

## engine/views/payments

accounts-are-off = The accounts are off by { $amount }.
cash-balances = Cash balances.
to-pay-out = pay out { $sum } ({ $players })
to-take-back = collect { $sum } paid too much ({ $players })
of-the-house = put in { $sum } from the house
to-hand-over = hand over { $goods }
to-collect = collect { $sum } ({ $players })
back-to-the-house = take out { $sum } for the house
bounties-not-won = say who won { $bounties } ({ $sum })
envelopes-to-open = open { $envelopes }
bounties-in-no-envelope = { $sum } for bounties was never put into envelopes.
paid-too-much-still-in = For now, { $sum } too much was paid to { $players } still in.

## engine/views/prize_draft

so-much-per-cent = { $share } per cent

## engine/views/schedule_curve

curve-assumed = Assumes that players with fewer big blinds go out faster, and that one is left in the middle of the predicted end.

## engine/views/seating

arranged-seat = { $name }: { $seat }
arranged-blocked = Blocked: { $seat }
arranged-apart = Apart: { $both }
arranged-dealer = Deals: { $name }
draw-arranged-first = Players with something arranged are placed first. Every way that keeps it is equally likely.
draw-shuffled = The list of { $players } in the order of entry is shuffled once (Fisher and Yates). ChaCha20 makes the numbers from the seed. The list is dealt to the seats in order: table 1 seat 1, seat 2 and so on. Every order is equally likely. The seed came from the operating system at the draw. The same seed and list give the same seats on every machine.
draw-by-cards = { $players } drew cards at the table. Each card was entered as it was drawn, or dealt by the program from a seed that the log has.
draw-by-cards-at-break = { $players } drew cards at the breaking table: a table first, then a seat there.
draw-in-turn = { $players } in turn: one of the shortest tables by chance, then one of its open seats by chance. ChaCha20 makes the numbers from the seed.
draw-new-table = The new table’s seats are put in an order by chance and sold to the alternates. Players on the same seats elsewhere move over. { $players } sit there.
kept-seat = { $name } has { $seat }.
kept-dealer = { $name } deals at { $table }.
kept-apart = { $both } sit apart.
kept-blocked = Blocked: { $seats }.
draw-initial = Initial draw
draw-initial-by-cards = Initial draw by cards

## engine/views/setup

only-blinds-generated = Schedules are generated for games with blinds and no limit.

## headless/session

opened-once = A tournament is opened once. Before play, change_set_up changes it.
open-a-tournament-first = Open a tournament first, with open_tournament.
nothing-to-accept = Nothing is due now, so there is nothing to accept.
accept-with-button = { $title } Say it with set_button for table { $table }, then accept.
accept-with-big-blind = { $title } Say it with set_big_blind for table { $table }, then accept.
accept-with-table = { $title } Say it with choose_table, then accept.
not-done-by-a-command = { $title }: this is not done by a command.

## kept_log/file_words

file-no-backup = There is no backup that could be restored.
file-last-backup = The last good backup is “{ $file }” and can be restored.
file-damaged = “{ $file }” is damaged.
file-damaged-one = “{ $file }” is damaged: the last line of the log could not be read.
file-damaged-lines = “{ $file }” is damaged: the last { $lost } lines of the log could not be read.
file-look-only-restore = You can look at what is readable, but not change anything. Restore a backup, or keep what can be read. The damaged file was not changed.
file-protected = “{ $file }” is write protected. You can look at it, but not change anything. Remove the protection or copy the file elsewhere, then open it again. Nothing was changed.
folder-protected = The folder { $folder } is write protected. You can look at the tournaments, but not change anything. Remove the protection, or start Shuffle Up with --data and another folder. Nothing was changed.
file-in-use = “{ $file }” is open in another window or another program. Close it there and try again. Nothing was changed.
file-newer = “{ $file }” was saved by a newer version of Shuffle Up. Install the newer version to open it. Nothing was changed.
file-one-tournament = “{ $file }” holds one exported tournament. Import it instead of opening it. Nothing was changed.
file-not-ours = “{ $file }” is not a Shuffle Up file. Choose another file. Nothing was changed.
file-unreadable-damaged = “{ $file }” is damaged and cannot be read.
file-damaged-unchanged = The damaged file was not changed.
folder-unusable = Nothing can be saved at { $folder }. Allow this account to write there, or start Shuffle Up with --data and another folder. Nothing was changed.
file-unreadable = “{ $file }” cannot be read. Check that it is there, that it is a file and that you may open it. Nothing was changed.
file-gone = “{ $file }” was deleted, moved or replaced while Shuffle Up had it open. Nothing more can be saved in it, and this was not recorded. Leave Shuffle Up open to read what it shows. Put the file back, or start again and restore the last backup.
disk-full = The disk is full, so “{ $file }” could not be saved. Free some space and try again. This was not recorded; everything before it is safe.
disk-failed = The disk reported an error with “{ $file }”. Check that the disk is connected, then try again. This was not recorded.
disk-not-durable = Tournaments saved in { $folder } would not survive a power cut. Choose a folder on this computer's own disk. Nothing was changed.
line-not-next = Something else was recorded first. Look at the tournament as it is now and try again. Nothing was changed.
tournament-not-in-file = This tournament is not in the file, or it was deleted. Choose another one. Nothing was changed.
backup-damaged = The backup “{ $file }” is damaged. Choose an older one. Nothing was changed.
file-no-tournament = “{ $file }” is not an exported tournament, or it is damaged. Export it again or choose another file. Nothing was changed.
file-no-house = “{ $file }” is not a file with everything from Shuffle Up, or it is damaged. Save it there once more or choose another file. Nothing was changed.
file-too-large = “{ $file }” is larger than { $most } MB, and no tournament is. Choose another file. Nothing was changed.
file-not-damaged = “{ $file }” is not damaged. Nothing was changed.
fault-not-recorded = This could not be recorded because of a fault in the program. Try again. Nothing was changed.

## players/csv_file

csv-not-read = This is no CSV: { $error }.
file-too-many-players = The file has more than 50,000 players; split it.
membership-not-taken = { $has } has the membership number { $number }; { $name } was left out.

## players/duplicates

same-membership = the same membership number
same-name = the same name
names-a-letter-apart = names a letter apart

## players/lib

no-listed-player = There is no such player on the list.
membership-taken = { $has } has the membership number { $number }. Give one of the two another number, or make them one player.
name-the-player = Give the player a name.
photo-gone = This photo is no longer there. Choose it again.
list-not-opened = The list of players cannot be used: { $error }. The file is { $path }.
no-list-of-players = { $path } is not a list of players; it is left alone.
list-of-later-version = The list of players is from a later version of the program.

## players/merge

one-player-already = These are one player already.
player-not-written = The player could not be written down: { $error }.
not-made-one = This player was not merged with another.
first-put-back = The player that this one was merged with is not on the list. Put that one back first.

## players/photo

photo-not-small = This picture cannot be made small. Choose another one.

## players/picture

photo-too-large = The picture is larger than 10 MB. Save it smaller.
file-not-whole = The file did not arrive whole. Choose it again.
photo-format = This is no PNG or JPEG picture. Save it as one of them.
picture-damaged = This picture is damaged and cannot be read. Choose another one.
picture-too-many-pixels = The picture has too many pixels, 12,000 on a side at the most. Save it smaller.

## players/problem

list-not-used = The list of players could not be used: { $error }.

## players/seasons

name-the-season = Give the season a name.
no-such-season = There is no such season.
evening-without-number = An evening has no number of its own.
not-written-down = This cannot be written down: { $error }.
season-not-understood = A season or an evening in the list is not understood: { $error }.

## players/whole

list-file-not-understood = The list of players in this file is not understood: { $error }.
list-file-too-many = This file has more than 50,000 players, and no list does.
list-not-written = The list of players cannot be written down: { $error }.

## readers/count_text

counts-text-too-long = That is more than four million characters. It is no list of chips.
counts-line-twice = { $name } is in line { $line } already.
counts-nobody-called = Nobody in play is called { $name }.
counts-several-called = Several players are called { $name }. Type the seat.
counts-nobody-at = Nobody sits at { $seat }.
counts-line-unclear = Type a table, a seat and the chips, or a name and the chips.
counts-line-no-chips = { $name } has no chips.
counts-not-a-number = { $typed } is not a number of chips.

## readers/roster

names-file-too-large = The file is larger than eight million bytes; that is no list of names.
utf-16-partly-read = Parts of this UTF-16 file could not be read. Look for the character �.
utf-16-read = The file is in UTF-16. It was read without loss.
not-a-text-file = This is not a text file. Save the list as CSV or as plain text and choose that.
read-as-windows-1252 = The file is not in UTF-8. It was read as Windows-1252: check the accents in line { $lines }.
more-than-a-list-of-names = That is more than eight million characters. It is no list of names.
no-such-buy-in-usual-taken = There is no buy-in called { $kind }. The usual one is taken.
no-means-of-payment-cash-taken = { $paid } is no means of payment. Cash is taken.
an-empty-line = An empty line.
the-heading = The heading.
no-name-in-column = The name column is empty.
name-was-cut = The name is longer than { $most } characters and was cut.
signs-left-out = Characters that cannot be printed were left out.
letter-not-read = A letter could not be read. Correct it.
quotation-not-closed = A quotation mark is not closed.
tick-if-other = Tick it if this is somebody else.
entered-already = { $name } is entered already.
in-line-already = { $name } is in line { $line } already.
with-another-card = With another card: { $card }.
read-as-last-first = The names were read as last name, first name.
read-as-first-and-last = The two columns were read as first name and last name.

## readers/schedule_text

schedule-text-too-long = The text is longer than a schedule of 1,000 lines. The rest was not read.
break-of-10-assumed = A break of 10 minutes was assumed.
small-blind-is-larger = The small blind of { $small } is larger than the big blind of { $big }.
no-blinds-in-line = No small and big blind are in this line.

## readers/structure_text

more-than-a-structure = That is more than four million characters. It is no prize structure.
structure-pays-at-most = A structure pays at most 125,000 places.
no-prizes-in-text = No prizes are in this text. Write a place and what it gets on each line.
correct-lines-first = Correct the lines that were not understood first.
place-or-amount = { $example } may be place 1 with 500, or an amount of 1500. Write 1; 500 or 1500.
figure-too-fine-or-large = A figure has too many decimals, or is too large.
amount-cut-by-commas = { $all } may be { $first } or all of it. Write amounts without separators between thousands.
gives-no-prize = { $text } gives no prize.
place-out-of-order = { $place } is where place { $next } would follow.
no-place-with-a-prize = { $text } is no place with a prize.
are-no-places = { $place } are no places.
decimals-as-in = Decimals are written as in { $example }.

## readers/template_file

template-not-written = The template could not be written: { $error }.
file-larger-megabyte-no = This file is larger than a megabyte. It is not a template.
file-no-template-shuffle = This file is not a Shuffle Up template. Choose one that Shuffle Up exported.
template-exported-newer-version = A newer version of Shuffle Up made this template. Update, or export it for this version.
template-not-understood = This template cannot be understood: line { $line }, column { $column }. Export it again.

## seasons/formula

formula-n = entries or players
formula-r = the place
formula-b = the buy-in without fee
formula-e = all that the player paid
formula-k = knockouts
formula-pool = the prize pool
formula-prizes = what the player won without bounties
formula-bounties = bounties that the player won
formula-rebuys = rebuys of the player
formula-add-ons = add-ons of the player
formula-m = 1 for a place in the money, else 0
formula-mr = the last place in the money
formula-total-buy-ins = all buy-ins together
formula-total-rebuys = all rebuys together
formula-total-add-ons = all add-ons together
formula-prize = what the player won
formula-gap = Something is missing between two parts, or after the last one.
formula-too-long = A formula has at most { $most } characters.
formula-bracket-open = A bracket is still open.
formula-missing = Type a formula.
formula-too-deep = At most { $most } brackets stand inside each other.
formula-if = “if” takes a condition and two numbers, with commas between them.
formula-two-numbers = { $name } takes two numbers, with a comma between them.
formula-bracket-not-opened = A closing bracket has no opening one.
formula-comma = Use a comma only between the numbers of a function. Write decimals with a point.
formula-unknown-sign = { $sign } means nothing in a formula.
formula-which-log = Write ln or log10. A log alone can mean either.
formula-unknown-name = Nothing in a formula is called { $name }.
formula-needs-bracket = { $name } needs a bracket after it.
formula-assign = “assign” takes a name in quotes, a comma and what the name stands for.

## seasons/past_results

past-too-many-lines = The file has more than 20,000 results. Split it.
past-too-many-knockouts = The file has more than 20,000 knockouts. Check that column.
past-no-heading = The columns have no heading. Call them Place, Name, Prize and Knockouts.
past-place-not-shared = Place { $place } is in { $lines } lines, but place { $next } is taken too. So it is not shared.
past-name-missing = The name is missing.
past-no-place = { $name } has no place.
past-not-a-place = “{ $text }” is no place.
past-not-an-amount = “{ $text }” is no amount.
past-not-a-number = “{ $text }” is no number.
past-knockouts-of-one = Nobody has { $knockouts } knockouts.

## seasons/points

points-not-chosen = Choose how this season gives points.

## src/bounds

more-than-at-once = This is too much at once. Choose a smaller file, or do it in parts.

## src/devices/printers

printer-gone = This printer is no longer there. Choose another one. The sheet is saved as PDF.
printer-did-not-take = The printer did not take it: { $why }. The sheet is saved as PDF.

## src/devices/sound/mod

sound-not-started = The computer could not start the sound. Close other programs and start this one again.

## src/devices/sound/reasons

sound-none-found = No sound device was found. Plug in a loudspeaker or choose one in the system's sound settings; the next cue tries again.
sound-unplugged = The sound device was unplugged or switched off. Plug it in again; the next cue tries again.
sound-trouble = The sound device does not work. Choose another one in the system's sound settings; the next cue tries again.
sound-busy = Another program keeps the sound device to itself. Close that program; the next cue tries again.
sound-forbidden = The system does not let this program use the sound device. Allow it in the system's settings; the next cue tries again.

## src/devices/sound/tune

sound-none = This file is no sound that can be played here. Choose a WAV, MP3, OGG (Vorbis) or FLAC file.
sound-too-large = A sound has at most 20 MB. Choose a shorter one.
sound-too-fine = A sound is mono or stereo, with at most 96,000 samples a second. Save it as an ordinary MP3 and choose that.
sound-too-long = A sound lasts a minute at most. Choose a shorter one.

## src/devices/speech

speech-install = No program speaks on this computer. Install speech-dispatcher or espeak-ng; the next announcement tries again.
speech-none = No program speaks on this computer; the next announcement tries again.
speech-trouble-install = The system's speech does not work. Try it with the command spd-say, or install espeak-ng; the next announcement tries again.
speech-trouble = The system's speech does not work. Try a voice in the system's settings; the next announcement tries again.

## src/devices/spooler

sheet-not-made = The sheet could not be made.
slip-not-printed = A slip was not printed automatically.

## src/devices/wake

screens-not-lit = The system does not let this program keep the screens lit. Switch off the screen saver and energy saving in the system's settings for this event.

## src/house/announcements

unread-announcements = the announcements
sound-gone = The file is gone. Choose it again; until then the bundled sound is played.
sound-not-copied = The sound could not be copied to { $folder }. Free some space there, or allow writing to it.

## src/house/archive

unread-archive = the years in the archive
nothing-of-year = No finished tournament of { $year } is on the list.

## src/house/background

picture-unusable = This picture cannot be shown on the screens. Choose another one.

## src/house/backups

backup-gone = This backup is no longer in the list. Choose another one.

## src/house/logo

logo-format = This is not a PNG, JPEG or WebP picture. Save the logo as one of them.
picture-too-large = The picture is larger than 4 MB. Save it smaller.
picture-too-wide = The picture has { $width } × { $height } pixels; at most { $most } on a side are allowed. Save it smaller.

## src/house/look

unread-look = the look of the screens
line-too-long = The line has room for { $most } letters.
facts-how-many = Choose one to { $most } figures for the foot of the screen.

## src/house/mod

no-file-open = The file of tournaments is not open.
opened-already = This tournament was opened already.
no-such-tournament = There is no such tournament.
window-gone = This window is no longer there.
nothing-to-show = There is no tournament to show.
screen-number = Screens have the numbers 1 to 16.
phones-code-caption = Clock and seats
line-not-written = The line could not be written: { $error }
newer-line = Line { $number } of this tournament was written by a newer version of Shuffle Up. Open it there; nothing was changed.

## src/house/network

unread-network = the network
name-length = A name has 1 to { $most } letters.
port-range = Choose a port from 1024 to 65535.
operators-full = There is room for 50 operators.

## src/house/own_file

picture-not-kept = The picture cannot be kept in { $folder }: { $error }.

## src/house/palette

not-a-colour = “{ $text }” is not a colour such as #102a43.
colour-text = The text
colour-accent = The accent
contrast-too-weak = { $what } cannot be read on this ground from the back of the room: the contrast is { $contrast } to 1, and { $least } to 1 is the least. Make one lighter or the other darker.
ground-too-middling = The ground is neither dark nor light enough: “paused” and “last minute” have colours of their own, which nobody could read on it. Choose a darker or a lighter ground.

## src/house/past

past-too-large = The file is larger than 16 MB.
results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
knockouts = { $count ->
    [one] { $count } knockout
   *[other] { $count } knockouts
}
past-no-date = The file name has no date such as 2026-03-14. The day of its last change counts.
past-column-not-read = The column “{ $column }” is not read.
past-line-left-out = Line { $line }: { $why }
past-no-results = No line has a name and a place.
past-replaced = These results replace the ones that were imported before.
past-template-new = The set-up is now one of your templates.
past-template-known = The set-up was among your templates already.
past-no-template = The set-up makes no template: { $why }
past-season-other-points = The season { $season } gives points in another way than this file.
past-season-with-points = The season { $season } is new. It gives points by the formula of the file.
past-season-new = The season { $season } is new. Choose how it gives points.
past-season-counts = The results count for the season { $season }.
past-template-from = From a file of The Tournament Director.

## src/house/qr_code

qr-text = The text of the QR code
qr-caption = The words beside the QR code
field-too-long = { $field } can have { $most } letters.

## src/house/room_map

unread-room-map = the places of the tables
map-full = At most 5,000 tables can be arranged.
map-outside = That is outside the room.
map-two-tables = Two tables cannot stand in one place.

## src/house/screens

unread-screens = the room's screens
windows-full = { $most } windows are remembered. Close one that you no longer need.
message-too-long = The message has room for { $most } letters.

## src/house/seasons

season-not-on-the-list = Not on the list
season-closed = This season is closed. Reopen it to change its rules.
season-say-why = Say why: the reason is kept with the line.
season-no-line = There is no such line, or it is struck already.
season-full = This season has as many lines as can be kept.
season-who-and-points = Choose a player and how many points.
season-how-much = Say how much is paid out, and to whom.
season-closed-already = This season is closed already.

## src/house/seen

said-meanwhile = Something else was entered in the meantime. Look again at what would be undone.
changed-meanwhile = Something changed in the meantime. Look again, then repeat it.

## src/house/settings

unread-settings = the desk's settings

## src/house/settings_file

settings-not-written = The settings could not be written: { $error }.
sounds-too-large = The sounds are too large together for one file. Choose shorter ones, or save them as MP3.
settings-too-large = This file is larger than 64 MB, so it has no settings.
settings-other-file = This file has no settings of Shuffle Up. Choose one that was saved there.
settings-newer = These settings were saved by a newer version of Shuffle Up. Save them there for this one, or update.
settings-not-understood = These settings cannot be understood: line { $line }, column { $column }. Save them again.

## src/house/stored

settings-unread = This version cannot read all that is kept for { $what }. It stays in the file as it is. What you choose in its place holds until the program ends.
nothing-unreadable = Everything that is kept here can be read.

## src/house/templates

newer-templates = Your templates were written by a newer version of Shuffle Up. Open them there; nothing was changed.
template-unread = This version cannot read one of your templates. Nothing in the file was changed.
templates-unread = This version cannot read { $several } of your templates. Nothing in the file was changed.
no-such-template = There is no such template.
templates-full = There are 200 templates. Delete one, then save this one.
no-own-template = You have no such template.
templates-not-written = The templates could not be written: { $error }

## src/house/transfer

file-open-here = This file is the one that is open here. Its tournaments are in this list.
folder-not-writable = Nothing can be saved in { $folder }: { $error }.
tournament-file-too-large = A tournament's file has at most 64 MB. Choose another file.
foreign-log = Shuffle Up did not write the log in this file. Export the tournament again, or choose another file. Nothing was changed.

## src/ipc

did-not-work = This did not work, and nothing else was touched. Try again.

## src/ipc/paper

sheet-gone = This sheet is no longer there. Save it again.
no-viewer = No program for PDF files answered. Open the file from its folder.

## src/ipc/screens

no-room-window = This is not a window of the room.

## src/network/mod

network-off = Turn the network on first.
choose-address = Choose an address of this computer.
certificate-not-kept = The certificate cannot be kept in the data folder. Free some space, then try again.
port-in-use = Another program uses this port. Choose another port.
address-gone = This computer no longer has this address. Choose another one.
address-unusable = This address cannot be used. Choose another address or port.

## src/network/requests

request-stale = This can no longer be asked for. Look at the table again.
other-hitmen = The tables name different players who knocked them out. Confirm one after the other.
floor-told-already = The floor has been told already.
settled-already = This is settled already.

## src/network/served

device-may-not = This device may not do that. Ask at the desk.
not-readable = This cannot be read: { $error }
only-at-the-house = Only at the house's own computer.
device-message = Message: { $text }
sign-in-first = Sign in first, with your name and PIN.
ask-for-less = Ask for less at once.

## src/papers

wrong-paper = This sheet is not printed on that paper: A3, A2 and Tabloid are for what hangs on a wall, A6 and rolls for slips.
file-not-written = The file could not be written to { $folder }: { $error }. Free some space or choose another folder.
paper-card-note = { $chips } chips · entry { $entry }
draw-first-cards = Draw the seats first; then there are cards to print.
paper-keep-card = Keep this card; hand it over when you leave your seat.
paper-card-draw = draw { $draw }

## src/papers/chips

draw-first-chips = Draw the seats first, in an event with a colour-up.
nobody-at-table = Nobody sits at this table.
paper-race-half = Half a { $next } or more left over makes one more. One player may win several.
paper-race-one-each = At most one new chip a player. More than half of one left over makes one more; with 500s any remainder does.
paper-race-exchange = { $chip }s leave, { $next }s take their place
paper-race-change-up = Change up first: { $old } × { $chip } for { $new } × { $next }. What is left at each seat is odd.
paper-race-deal = Seat 1 first and clockwise: a card for each odd chip, all of a player’s before the next player’s.
paper-race-highest = The highest card by rank, then spades, hearts, diamonds, clubs, wins the next { $next }. { $rounding }
paper-race-nobody-out = Nobody is raced out: whoever would have no chip left gets one { $next }.
paper-race-later = { $chip }s found later change at equal value; what makes no { $next } leaves play.
paper-race-title = Chip race · table { $table }
paper-odd-chips = Odd chips
paper-cards = Cards
paper-new-chips = New chips
paper-count-sheets = Count sheets
paper-expected = Expected
paper-chips = Chips
paper-counted-again = Counted again
paper-sum = Sum
paper-found-later = Found later with { $name }, seat { $seat }: { $count } × { $chip }
paper-found-out = { $count } × { $chip } out
paper-found-leave = { $chips } in chips leave play
paper-found = { $parts }.
paper-chips-in = { $chip }s in
paper-chips-out = { $chip }s out
paper-bring = Bring { $chip }s
paper-collect-about = Collect { $chip }s, about
paper-chips-in-play = Chips in play
paper-tables-raced = Tables raced
paper-so-many-of = { $some } of { $all }
paper-chips-found = { $chip }s found later
paper-removed = Removed with them
paper-chips-leave-for = { $chip }s leave for { $next }s · { $in_play } in play
paper-collect = Collect { $chip }s
paper-in-play = In play
paper-chip-summary = Chips out and in

## src/papers/customs

paper-seat = Seat
paper-table = Table
paper-total = Total
paper-player = Player
paper-page = page { $page } of { $pages }

## src/papers/fairness

draw-first-check = Draw the seats first; then there is a draw to check.
paper-fingerprint = Fingerprint
paper-players = Players
paper-draw = Draw
paper-seed = Seed
paper-check-script = Save the check script (Players, How this draw was made) as check.jsonl and run: shuffle-up headless < check.jsonl. It names the players in the order below, says what was arranged, draws with the seed, and prints the seats. Any machine prints the same.
paper-check-log = The log of the tournament has the line of this draw with its seed; opened anywhere, it gives the same seats.
paper-check-cards = The cards were drawn at the table before the players. The log has each card as it was entered.
paper-how-drawn = How the seats were drawn
paper-the-method = The method
paper-arranged = What was arranged and kept
paper-arranged-not-kept = What was arranged and could not be kept
paper-every-draw = Every draw of this tournament
paper-to-check = To check it
paper-list-in-order = The list in its order, and the seats
paper-draw-made = { $number }. { $title }, { $time }, fingerprint { $fingerprint }, log line { $line }
paper-draw-struck = { $draw }, undone.

## src/papers/floor

no-table-breaks-next = No table breaks next. Choose one, or wait until more tables are open than a redraw leaves.
paper-table-breaks = Table { $table } breaks
paper-break-step-cards = Wait for the end of the hand. Cut the cards apart and turn them face down: the table cards on one pile, the seat cards on one pile for each table.
paper-break-step-draw = In the order of the seats everybody draws a table card, then a seat card of that table. Note both below; seat cards that are left over stay face down.
paper-break-step-absent = Staff draw for a player who is absent, take the chips across, and leave the seat card at the old seat.
paper-break-early = Laid out early: { $short } more seats must open at the other tables before this one can break. Print the cards again then.
paper-table-cards = Table cards
paper-seat-cards = Seat cards
paper-table-drawn = Table drawn
paper-seat-drawn = Seat drawn
paper-table-card = Table card
paper-seat-card-of = Seat card of table { $table }
paper-then-seat = Now draw a seat card of this table.
paper-then-move = Take your chips to this seat and hand the card over there.
paper-card-of-cards = { $card } of { $cards }
paper-please-move = Please move
paper-show-slip = Show this slip to the dealer at the new table.
no-seat-left-behind = These players left no seat behind.
nobody-away-on-the-way = Nobody on the way is marked absent. Mark the player, as in absent 6.4, or choose the move.
paper-chips-are-at = Your chips are at
paper-left-at-old-seat = Left at the old seat of a player who was away (TCH P16).
nobody-on-the-way = Nobody is on the way to another seat.
paper-post-big-blind = You post the big blind on the next hand.
paper-post-small-blind = You post the small blind on the next hand.
paper-have-button = You have the button on the next hand.
paper-post-nothing = You are dealt in on the next hand and post no blind.
paper-wait-for-button = You are dealt in once the button has passed you.
paper-dealt-in = You are dealt in at once, with whatever your seat has to post.
paper-wait-in-blind = In the small blind or on the button you wait until the button has passed you.
paper-wait-between = Between the small blind and the button you wait until the button has passed you.
paper-from-seat = from { $seat }

## src/papers/hands

no-hand-for-hand-yet = The tables have not played hand-for-hand yet; h4h announces it.
paper-hand-record = Hand-for-hand record
paper-hand = Hand
paper-dealt = Dealt
paper-clock = Clock
paper-tables = Tables
paper-went-out = Out
paper-prize = Prize
paper-left-then = Left at the announcement
paper-places-paid = Places paid
paper-place-takes = { $place } takes
paper-ended = Ended
paper-time-left = { $time }, { $left } left
paper-ends-with = Ends with
paper-so-many-left = { $left } left
paper-record-of = { $pace } record
paper-announced-line = Announced at { $time }, line { $line } of the log, with { $left } left.
paper-announced = Announced at { $time }, with { $left } left.
paper-ranked-together = Whoever went out on the { $turn } in progress, marked 0, or on a later one is ranked with all who went out on the same { $turn }: of one table by stack, of several tables the places are shared.
paper-level-number = level { $level }
paper-nobody-on-this = nobody on this { $turn }

## src/papers/laptop

help-not-read = The help could not be read: { $error }

## src/papers/log

no-log-line = No line of the log matches.
paper-lines = Lines
paper-with-words = With the words
paper-about = About
paper-at = At
paper-struck = Struck
paper-log = Log
paper-line = Line
paper-time = Time
paper-what-was-said = What was said
paper-device = Device
paper-line-struck = struck

## src/papers/money

nothing-bought-yet = Nothing has been bought yet. A receipt is for an entry, a rebuy or an add-on, and for a prize or bounties paid out.
paper-prize-pool = Prize pool
paper-fee = Fee
paper-bounty = Bounty
paper-staff = Staff
paper-league = League
paper-entry-number = entry { $entry }
paper-chips-early = { $chips } in chips, { $early } of them for being early
paper-in-chips = { $chips } in chips
paper-taken-back = { $what } · cancelled
paper-number = No. { $number }
paper-check-payout = Please check name and amount before you leave the desk.
paper-check-receipt = Please check name, seat and amounts before your first hand (TCH 4a).
paper-unpaid = Not paid yet
paper-paid = Paid
paper-paid-out = Paid out
paper-paid-cash = Paid in cash
paper-paid-out-cash = Paid out in cash
paper-paid-by = Paid by { $means }
paper-paid-out-by = Paid out by { $means }
paper-tills = Tills
paper-prizes = Prizes
paper-fees = Fees
paper-bounties = Bounties
paper-held = Held
paper-taken-out = Taken out
paper-card = Card
paper-transfer = Transfer
paper-other = Other
paper-owed-by-players = Owed by players
paper-owed-by-house = Owed by the house
paper-cash = Cash
paper-cash-balance = In the tills and owed { $tills }, for prizes and everybody else { $purposes }: the difference is { $difference }.
paper-cash-report = Cash report
paper-came-in = Came in
paper-money-went-out = Went out
paper-house-fees = House fees
paper-prizes-open = Prizes not paid out
paper-where-money = Where the money is
paper-for-others = For others
paper-collected = Collected
paper-handed-on = Paid out
paper-still-held = Still held
paper-drawers = Drawers
paper-float = Float
paper-in = In
paper-out = Out
paper-to-safe = To the safe
paper-should-hold = Should hold
paper-counted = Counted
paper-difference = Difference
paper-counted-by = Counted by, date and signature
paper-together = Together
paper-no-drawer = In no drawer

## src/papers/prizes

no-pool-yet = There is no prize pool yet: enter players first.
paper-too-much = { $amount } too much
paper-deal-share-in-play = share of the deal, still in play
paper-entries-at = { $entries } at { $price }, { $rebuys }
paper-no-rebuys = no rebuys
paper-one-rebuy = 1 rebuy
paper-many-rebuys = { $rebuys } rebuys
paper-owed-now = Owed now
paper-still-open = Still to be won
paper-one-entry = 1 entry
paper-many-entries = { $entries } entries
paper-payouts = Payouts
paper-place = Place
paper-received = Received (signature)
paper-director = Tournament director
paper-nothing-left = Nothing was left to play for.
paper-was-left = { $amount } was left to play for.
paper-is-left = { $amount } is left to play for.
paper-the-deal = The deal, { $kind }: { $shares }.
paper-handed-before = Paid out before
paper-to-be-paid = To be paid
paper-owes-for-entries = Owes { $amount } for entries.
paper-deal-share = Share of the deal
paper-still-in-play = Still in play.
no-prize-yet = Nobody has won a prize yet.
paper-payout = Payout
paper-received-date = Received, date and signature
paper-nth-place = { $nth } place
no-winner-yet = The certificate is for the winner; play goes on.
paper-winner = Winner
paper-of-entries = of { $entries }
paper-certificate = Certificate
paper-paid-in = paid in { $amount }
paper-added = added by the house { $amount }
paper-less = less { $amount } for { $what }
paper-overlay = overlay { $overlay } up to the guarantee of { $guarantee }
paper-pool-made-of = The pool: { $parts }.
paper-handed-over = paid out
paper-handed-over-otherwise = paid out otherwise than in cash
paper-handed-over-by = paid out by { $means }
paper-reportable = net { $amount }: to be reported (TCH 6b)
paper-handed-too-much = { $amount } was paid out before a correction, { $over } too much
paper-handed-and-owed = { $amount } paid out, { $owed } owed
paper-owes = owes { $amount }
paper-entries = Entries
paper-guaranteed = Guaranteed
paper-still-growing = Entries and rebuys still count; the prizes are final once they close.
paper-deal = Deal
paper-no = No.
paper-agreed = Agreed (signature)
paper-left-for-winner = Left for the winner
paper-so-many-chips = { $chips } chips
paper-shared = Shared
paper-reckoned = Calculated
paper-share = Share
no-deal-yet = No deal is discussed: count the stacks first, under Prizes.
paper-ways-of-deal = { $stack } chips · evenly { $even } · by chips { $by_chips }
paper-to-be-shared = To be shared
paper-chips-counted = Chips counted
paper-by-icm = By ICM
no-bounties = This event has no bounties.
paper-on-own-head = { $amount } on own head
paper-paid-too-much = { $amount } was paid before a correction, { $over } too much
paper-paid-and-owed = { $amount } paid, { $owed } owed
paper-bounty-paid = paid
paper-bounty-paid-otherwise = paid otherwise than in cash
paper-bounty-paid-by = paid by { $means }
paper-on-heads = On heads
paper-bounty-fixed = A bounty goes to whoever knocks the player out; the winner keeps their own.
paper-bounty-progressive = Half of a bounty is paid, half goes onto the head of whoever knocked the player out; an odd unit is paid. The winner keeps the bounty on their own head.
paper-bounty-mystery = The envelopes were sealed in an order that was drawn once; each is opened once, the last is the winner's.
paper-in-envelopes = In envelopes
paper-bounties-open = Fallen, but nobody has said who won them: { $amount }.
paper-won = Won

## src/papers/season_files

paper-season-unnamed = Not named
paper-season-played = Played
paper-season-wins = Wins
paper-season-points = Points
paper-printed = Printed { $time }
events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
paper-season-events = { $events } · { $from } to { $to }
paper-season-empty = No event yet
paper-season-rank = Rank

## src/papers/seats

draw-first-seats = Draw the seats first; then there are seats to print.
enter-first-names = Enter players first; then there are names to sign.
paper-buy-in = Buy-in
paper-sign-in = Sign-in sheet
paper-entry = Entry
paper-signature = Signature
paper-seating-by-name = Seating by name
paper-seating-by-table = Seating by table
table-not-open-here = Table { $number } is not open.
paper-table-sheets = Table sheets
paper-open-seat = open
paper-absent = absent
paper-dealer = Dealer
paper-does-not-break = { $table } does not break.
paper-breaks-first = { $table } breaks first.
paper-breaks-after = { $table } breaks { $nth }, after { $before }.
paper-breaking-order = Breaking order: { $tables }
paper-room = Room

## src/papers/source

paper-phone-code = Clock, seats and prizes on your phone
paper-log-line = log line { $line }

## src/papers/stages

paper-with-stack = starting stack { $stack }
paper-levels-of = levels of { $length }
paper-now = now
paper-levels = Levels
paper-all-levels = All levels and breaks
paper-starting-stack = Starting stack
paper-start = Start
paper-schedule = Schedule
paper-level = Level
paper-blinds = Blinds
paper-big-blind-ante = BB ante
paper-ante = Ante
paper-stud = Stud ante + bring-in
paper-bets = Bets
paper-game = Game
paper-length = Length
paper-begins = Begins
paper-break = Break
paper-coloured-up = Coloured up
paper-goes-on = goes on
paper-hands-each = { $games }, { $hands } hands each
paper-blind-first = A short big blind pays the blind first, then the ante (TCH P11).
paper-ante-first = A short big blind pays the ante first, then the blind.
paper-hours = h
paper-minutes = min
paper-seconds = s
paper-late-entry-at = Late registration closes at { $time }.
paper-rebuys-at = Rebuys close at { $time }.
paper-both-close = Rebuys and late registration close with its first hand
paper-rebuys-close = Rebuys close with its first hand
paper-late-entry-closes = Late registration closes with its first hand

## src/problem

pin-digits = A PIN has four to eight digits.
pins-wait = Too many wrong PINs. Wait half a minute.
pin-of-another = Name and PIN do not match.
no-longer-paired = This device is no longer paired.
no-chance = The computer could not make a code. Try again.
devices-full = 100 devices are paired. Remove one that is no longer needed.
code-not-open = This code is not open. Ask at the desk for a new one.
paired-only = This is for paired devices.
not-paired = Pair this device at the desk.
window-not-opened = The window could not be opened. Close other windows and try again.

## src/projector

monitor-gone = The monitor { $name } is not connected. Choose another one.

## src/sample

sample-not-read = The sample could not be read: { $error }

## tdt/evening

past-no-number = The file has no number of its own. Its results could count twice.
tdt-nobody-named = The file counts { $entries } and names nobody.
tdt-nobody-played = Nobody played.
tdt-places-missing = Not everybody has a place.
tdt-same-number = Two players have the same number.
tdt-amounts-missing = Not everything that was bought has an amount.
tdt-prize-of-several = A prize went to several players. How they shared it is not known.
tdt-prize-amount = A prize has no amount.
tdt-prize-below-zero = A prize is below zero.
tdt-no-date = The file does not say when it was played.
tdt-not-in-currency = An amount cannot be paid in this currency.
tdt-deal-shared = A deal: { $players } shared their prizes, each as the file says.
tdt-deal-points = The deal shared points, too. Here everybody has the points of the place.
tdt-deal-opened = A deal was opened and not carried out. The prizes count as they were given.
tdt-bounties-unpaid = The file has bounties, and nobody paid for one.
cash-adjustments = { $count ->
    [one] { $count } cash adjustment
   *[other] { $count } cash adjustments
}
tdt-hits-taken = Knockouts of { $name } were taken away by hand. Here they count.

## tdt/grammar

tdt-character = Character { $number } is not understood: { $why }
tdt-line = Line { $number } is not understood: { $why }
tdt-cut = The file ends too soon.
tdt-other-file = This is no file of The Tournament Director.
tdt-no-tournament = The file has no tournament.
tdt-too-many-parts = The file has more parts than any tournament has.
tdt-too-deep = Too many brackets stand inside each other.
tdt-no-comma = A comma is missing.
tdt-no-key = A key is missing.
tdt-no-colon = A colon is missing after a key.
tdt-no-value = A value is missing.
tdt-no-name = A name is missing.

## tdt/places

tdt-times-unknown = { $players } busted at an unknown time. Without it nobody has a place.
tdt-still-in-play = The tournament ended with { $players } still in play. They have no place.
tdt-nobody-won = Everybody busted and nobody won.
tdt-hitman-unknown = { $name } was knocked out by { $by }, who is not in the file.
tdt-hitman-self = The file says that { $name } knocked out { $name }.
tdt-prize-unknown-player = The prize for { $place } place went to { $player }, who is not in the file.
tdt-prize-other-place = The prize for { $place } place went to { $name }. By the times, { $name } came in { $other } place.
tdt-prize-no-entry = The prize for { $place } place went to { $name }, who bought no entry.
tdt-prize-not-given = The prize for { $place } place was given to nobody. It counts for nobody.

## tdt/reading

tdt-cut-after = The file ends too soon, but after the tournament. Nothing of it is lost.
tdt-no-version = The file does not say its version. It was read like one of 3.7.2.
tdt-unknown-version = Version “{ $version }” is unknown here. The file was read like one of 3.7.2.
tdt-parts-not-read = Not read, since nothing here needs it: { $parts }.
tdt-no-prices = The file has no prices.
buy-in-prices = { $count ->
    [one] { $count } buy-in price
   *[other] { $count } buy-in prices
}
rebuy-prices = { $count ->
    [one] { $count } rebuy price
   *[other] { $count } rebuy prices
}
add-on-prices = { $count ->
    [one] { $count } add-on price
   *[other] { $count } add-on prices
}
tdt-fixed-rake = The file has a fixed rake. Its amount is not taken out of the pool here.
tdt-no-players = The file has no players.
tdt-player-not-read = Player { $number } of the file cannot be read.
tdt-two-numbers = { $name } has two numbers in the file: { $one } and { $other }.
tdt-bought-unclear = { $name } bought something without an exact amount.
points-adjustments = { $count ->
    [one] { $count } points adjustment
   *[other] { $count } points adjustments
}
tdt-no-schedule = The file has no schedule.
tdt-no-stage = Line { $number } of the schedule is neither a level nor a break.
tdt-no-length = Line { $number } of the schedule has no length.
breaks = { $count ->
    [one] { $count } break
   *[other] { $count } breaks
}
tdt-no-prizes = The file has no prizes.
tdt-prize-without-amount = The prize “{ $prize }” was given without an amount.
prizes = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
}
tdt-no-chips = The file has no chips.
tdt-chip-value = The chip “{ $chip }” has no whole number as its value.
chip-values = { $count ->
    [one] { $count } chip value
   *[other] { $count } chip values
}
tdt-no-tables = The file has no tables.

## tdt/season

tdt-formula-known = Shuffle Up has the points formula “{ $formula }”, too.
tdt-formula-taken = The points formula is read as it stands: { $formula }
tdt-formula-not-read = The points formula cannot be read: { $why } It is “{ $formula }”.
tdt-hit-formula = The points for a knockout are no number: “{ $formula }”. They are not taken.
tdt-summary-setup = A set-up in which nobody has played.
tdt-summary-won = { $players }, { $winner } won.
tdt-summary-open = { $players }, nobody has won yet.

## tdt/set_up

past-no-buy-in = The file has no buy-in price.
past-no-stack = The first buy-in does not say how many chips it buys.
tdt-rebuy-without-chips = The template has no rebuys: the price does not say how many chips it buys.
tdt-add-on-without-chips = The template has no add-ons: the price does not say how many chips it buys.
tdt-chip-colour = The colour “{ $colour }” of the chip { $value } is not known. The chip is grey.
tdt-prizes-not-all = The prizes in per cent are not 100 together. The template has its usual prizes.
tdt-prizes-no-structure = The prizes make no structure by place. The template has its usual prizes.
