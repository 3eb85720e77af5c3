# Prizes: the pool, the structure, deals, bounties.

prizes-places-paid = { $count ->
    [one] { $count } place paid
   *[other] { $count } places paid
}
prizes-tabs = What to see of the prizes
prizes-tab-prizes = Prizes
prizes-tab-deal = Share or stop here
prizes-tab-bounties = Bounties
prizes-tab-payments = Pay out
prizes-sheet = Payout sheet
prizes-poster = Prize poster
prizes-may-grow = may still grow
prizes-open = Still to be won
prizes-owed = Owed
prizes-paid-in = Paid in for prizes
prizes-overlay-from = Overlay, from the house
prizes-paid = Paid out
prizes-place = Place
prizes-prize = Prize
prizes-holder = Holder
prizes-mark-paid = Mark paid
prizes-mark-paid-rest = Mark { $rest } more paid
prizes-mark-paid-to = Mark the prize of { $name } paid
prizes-mark-paid-less = Mark { $rest } paid, less what is owed
prizes-mark-paid-less-to = Mark the prize of { $name } paid, less what is owed
prizes-ticket = Ticket { $number }
prizes-hand-ticket = Hand over
prizes-hand-ticket-to = Mark the ticket of { $name } handed over
prizes-print-ticket-of = Print the ticket of { $name }
prizes-tickets-title = Tickets
prizes-tickets-owed = { $count } out, { $amount } owed
prizes-tickets-number = Ticket
prizes-tickets-winner = Winner
prizes-tickets-for = Good for
prizes-tickets-worth = Worth
prizes-tickets-standing = Used
prizes-tickets-until = until { $day }
prizes-tickets-used = in { $event }
prizes-tickets-expired = expired
prizes-tickets-out = not yet
prizes-tickets-print = Print tickets
prizes-owes = owes { $owed }
prizes-paid-too-much = Paid too much
prizes-collect = Collect { $over } from { $name }
prizes-too-much = { $over } too much since a correction
prizes-report = net { $net }: to be reported
prizes-report-about = Net winnings above the threshold are reported (TCH 6b).
prizes-next-to-win = next to be won
prizes-pages = Places
prizes-standings = Out so far
prizes-all-places = All places
prizes-latest-places = Latest places
prizes-paste-title = From a spreadsheet or a file
prizes-paste-about = Each line has a place, or several, and the prize: percentages or amounts. Or 50/30/20, or a chart. Text, CSV, .xlsx or .ods.
prizes-paste-use = { $count ->
    [0] Use these
    [one] Use this { $count } place
   *[other] Use these { $count } places
}
prizes-paste-file = Load a file
prizes-paste-line = Line { $line }: { $note }

## The structure

prizes-structure-kinds = How the pool is shared
prizes-structure-bars = Prize as a bar
prizes-structure-seldom = Rounding, first prize, steps
prizes-structure-kind-tables = The usual table
prizes-structure-kind-generated = Made for this field
prizes-structure-kind-percentages = My percentages
prizes-structure-kind-amounts = Fixed amounts
prizes-structure-kind-seats = Seats in another event
prizes-structure-means-tables = Up to 30 entries by the tables for home games, generated beyond (HPT, Payout).
prizes-structure-means-generated = Round amounts in steps, for a field of any size.
prizes-structure-means-percentages = Your own shares from first place down, such as 50 30 20. Type over one or drag its bar: the rest follow.
prizes-structure-means-amounts = The amounts stay as they are when entries change. Type over one or drag its bar: the rest follow.
prizes-structure-means-seats = As many seats in another event as the pool buys, the rest in cash.
prizes-structure-places = Places paid
prizes-structure-places-about = A number, or a percentage of the field such as { $share }.
prizes-structure-least = Minimum cash
prizes-structure-least-about = In buy-ins at the full price, all fees included.
prizes-structure-first = First prize
prizes-structure-first-about = A percentage such as { $share }. Empty: as usual.
prizes-structure-tiers = Steps in the prizes, at most
prizes-structure-tiers-about = Empty: as usual.
prizes-structure-usual = as usual
prizes-structure-unit = Rounded to
prizes-structure-unit-about = Every prize but the first is a multiple of it.
prizes-structure-percentages = Percentages
prizes-structure-percentages-about = Summing to 100.
prizes-structure-seat = A seat is worth
prizes-structure-seat-event = Seats for the event
prizes-structure-seat-event-about = The name of the tournament or series. Winners get tickets; empty: no tickets.
prizes-structure-seat-until = Good until
prizes-structure-seat-until-about = The last day. Empty: they do not expire.
prizes-structure-wrong-amount = Type an amount such as { $example }.
prizes-structure-wrong-least = Type a number of buy-ins such as { $example }.
prizes-structure-wrong-places = Type a number of places, or a share such as { $example }.
prizes-structure-wrong-first = Type a percentage such as { $share }, or a steepness such as x{ $steepness }.
prizes-structure-wrong-tiers = Type a whole number.
prizes-structure-wrong-percentages = Type percentages with spaces between them, such as { $example }.
prizes-structure-wrong-withheld = Every line needs what it is for and an amount such as { $example }.
prizes-structure-wrong-goods = Every line needs a place such as 1, and what it wins.
prizes-structure-terms = Guarantee, added money, goods
prizes-structure-guarantee = Guarantee
prizes-structure-guarantee-about = The house adds what is missing.
prizes-structure-added = Added by the house
prizes-structure-withheld = Taken out
prizes-structure-withheld-about = Kept by name until it is paid out.
prizes-structure-withheld-for = What for
prizes-structure-withheld-amount = Amount
prizes-structure-withheld-line = Taken out, line { $number }
prizes-structure-goods = Besides money
prizes-structure-goods-place = Place
prizes-structure-goods-what = What it wins
prizes-structure-goods-line = Besides money, line { $number }
prizes-structure-line-out = Remove: { $line }
prizes-structure-report-above = Report above
prizes-structure-report-above-about = Net winnings. Empty for what the rule book says.
prizes-structure-table = What each place gets
prizes-structure-share = Of the pool
prizes-structure-amount-of = Amount of { $place }
prizes-structure-share-of = Percentage of { $place }
prizes-structure-release = Follow again
prizes-structure-release-of = Let { $place } follow the others again
prizes-structure-bar = { $place }: { $amount }, { $share }
prizes-structure-chart-about = Drag a bar or type over an amount: the others follow. Arrow keys and Page keys work too; Delete lets a prize follow again.
prizes-structure-keep = Use these prizes
prizes-structure-lock = Keep these amounts
prizes-structure-lock-about = They stay as they are when entries change. A note says by how much.
prizes-structure-discard = Put back

## A deal

prizes-deal-about = Count everybody’s chips. Nothing is agreed before a deal is made.
prizes-deal-left = Left for the winner
prizes-deal-left-about = Taken from first place.
prizes-deal-stack-of = Chips of { $name }
prizes-deal-columns-player = Player
prizes-deal-columns-chips = Chips
prizes-deal-columns-share = Share
prizes-deal-agreed = As agreed
prizes-deal-total = Together
prizes-deal-sums = { $counted } counted of { $play } in play
prizes-deal-agrees = { $counted } counted: all that are in play
prizes-deal-stands = Accept this count
prizes-deal-make-even = Share equally
prizes-deal-make-chips = Share by chips
prizes-deal-make-icm = Share by chip value (ICM)
prizes-deal-make-agreed = Share as agreed
prizes-deal-unit = Round to
prizes-deal-unit-about = Empty: exact.
prizes-deal-units = Amounts to round to
prizes-deal-share-of = Agreed share of { $name }
prizes-deal-show = Show the room
prizes-deal-own-key = Alt Enter makes the deal that has the focus; Enter alone makes none
prizes-deal-hide = Remove from screen
prizes-deal-print = Deal sheet
prizes-deal-made-even = Deal made: equal shares
prizes-deal-made-chips = Deal made: by chips
prizes-deal-made-icm = Deal made: by ICM
prizes-deal-made-agreed = Deal made: as agreed
prizes-deal-undo-about = Undo removes the deal.
prizes-deal-off = Since the deal, the money for these players has changed by { $by }.
prizes-deal-left-line = { $amount } is left for the winner.
prizes-deal-still-in = still in

## The end

prizes-end-title = End here
prizes-end-about = Everybody who is left gets a place. Nobody has to be busted.
prizes-end-by = Places
prizes-end-ways-deal = By the deal
prizes-end-ways-chips = By chips
prizes-end-ways-shared = Shared
prizes-end-go = End the tournament

## Calling the event off

prizes-call-off-title = Call the event off
prizes-call-off-back = The money goes back
prizes-call-off-about-in_full = Everybody gets back what was paid, players who are out too. Nobody has a place.
prizes-call-off-about-evenly = The players who are left share the prizes in equal parts. Those who are out keep their places.
prizes-call-off-about-by_chips = The players who are left get the lowest prize each, and share the rest by chips.
prizes-call-off-ways-in_full = In full
prizes-call-off-ways-evenly = Evenly
prizes-call-off-ways-by_chips = By chips
prizes-call-off-fees-all = The house gives its fees back too
prizes-call-off-fees-left = The house gives the players who are left their fees back too
prizes-call-off-why = Reason, for the log and the screens
prizes-call-off-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
prizes-call-off-go = { $count ->
    [one] Call off: { $amount } back to { $count } player
   *[other] Call off: { $amount } back to { $count } players
}

## Payments

prizes-payments-search = Find a player
prizes-payments-player = Player
prizes-payments-prize = Prize due
prizes-payments-bounties = Bounties due
prizes-payments-owes = Owes
prizes-payments-too-much = Paid too much
prizes-payments-pay = Pay
prizes-payments-pay-to = Pay { $name }
prizes-payments-slip-of = Print the payout slip of { $name }

## Bounties

prizes-bounties-kinds-fixed = Fixed
prizes-bounties-kinds-progressive = Progressive
prizes-bounties-kinds-mystery = Mystery
prizes-bounties-kind-fixed = Fixed: all of it to whoever knocks the player out.
prizes-bounties-kind-progressive = Progressive: half is paid, half goes on the winner’s own head. An odd unit is paid.
prizes-bounties-kind-mystery = Mystery: drawn from sealed envelopes.
prizes-bounties-print = Bounty sheet
prizes-bounties-collected = Collected
prizes-bounties-won = Won
prizes-bounties-on-heads = Still on heads
prizes-bounties-in-envelopes = In envelopes
prizes-bounties-not-assigned = Not yet assigned
prizes-bounties-count = { $count ->
    [one] { $count } bounty
   *[other] { $count } bounties
}
prizes-bounties-paid-out = Paid out
prizes-bounties-owed = Owed
prizes-bounties-pay = Pay { $amount }
prizes-bounties-pay-to = Pay { $amount } in bounties to { $name }
prizes-bounties-paid = paid
prizes-bounties-find = Find a player
prizes-bounties-more = { $count } more
prizes-bounties-nobody-found = Nobody of that name has won one.
prizes-bounties-standings = Who has won them
prizes-bounties-nobody = Nobody has won one yet.
prizes-bounties-whose = Whose are these?
prizes-bounties-latest = The latest to fall
prizes-bounties-by = won by { $names }
prizes-bounties-assign = Who wins the bounty of { $name }
prizes-bounties-choose = Name or seat
prizes-bounties-also = and who else?
prizes-bounties-without = Without { $name }
prizes-bounties-nobody-called = Nobody in this tournament has that name.
prizes-bounties-change = Change
prizes-bounties-give = Give
prizes-bounties-seal = Seal the envelopes
prizes-bounties-seal-about = Draws their order once. Nobody can see which comes next.
prizes-bounties-sealed = Sealed · { $print }
prizes-bounties-envelopes = Envelopes left
prizes-bounties-proposed = Proposed envelopes
prizes-bounties-times = { $count } ×
prizes-bounties-open-of = Open the envelope for { $name }
prizes-bounties-open = Open
