# Series: several flights and later days that play for one pool.

house-series-title = Series
house-series-about = { $count ->
    [0] None yet
    [one] { $count } series
   *[other] { $count } series
}
house-series-create = New series
house-series-back-to-series = All series
house-series-empty-title = No series yet
house-series-empty-about = A series is one event of several starting flights and later days. Each of them is a tournament of its own. The series has their pool, their places and the list for day 2.
house-series-days = { $count ->
    [0] no tournament yet
    [one] { $count } tournament
   *[other] { $count } tournaments
}
house-series-in-play = in play: { $names }
house-series-name = Name
house-series-create-about = A name is enough. The usual rules hold until you change them.
house-series-create-go = Create
house-series-part = Part of the series
house-series-parts-flights = Flights
house-series-parts-day-two = Day 2
house-series-parts-places = Places
house-series-parts-lines = Log
house-series-parts-rules = Rules
house-series-flight = Flight { $number }
house-series-together = All flights
house-series-day = Day { $number }
house-series-place = Flight { $flight }, day { $day }
house-series-place-together = All flights together, day { $day }
house-series-next-named = { $name }, day { $day }
house-series-next-draw = Draw day { $day }

## Flights side by side

house-series-flights-title = Flights and days
house-series-flights-flight = Flight
house-series-flights-day = Tournament
house-series-flights-level = Level
house-series-flights-entries = Entries
house-series-flights-left = Left
house-series-flights-average = Average
house-series-flights-bags = Bags
house-series-flights-pool = Pool
house-series-flights-cash = Cash in till
house-series-flights-keys = ↑ ↓ go from day to day, Enter or its number opens the tournament.
house-series-flights-go-to = Open { $name }
house-series-flights-not-started = not started
house-series-flights-closed = closed
house-series-flights-ends = ends { $time }
house-series-flights-bagged = { $count ->
    [one] { $count } bag: { $bagged } of { $chips }
   *[other] { $count } bags: { $bagged } of { $chips }
}
house-series-flights-close = Close
house-series-flights-close-of = Close { $name }
house-series-flights-why = Why the bags are not the chips in play
house-series-flights-close-so = Close with this reason
house-series-flights-remove = Remove
house-series-flights-remove-of = Remove { $name } from the series
house-series-flights-none = Add the tournament of each flight. What is played there counts here at once.
house-series-flights-add = Add a tournament
house-series-flights-tournament = Tournament
house-series-flights-as = As
house-series-flights-add-go = Add
house-series-flights-nothing-to-add = No other tournament can be added. Make the next one first.
house-series-flights-change-rules = Change rules

## Money and figures

house-series-facts-entries = Entries
house-series-facts-players = Players
house-series-facts-left = Left
house-series-facts-pool = Pool
house-series-facts-guarantee = Guarantee
house-series-facts-overlay = Overlay
house-series-facts-places = Places paid
house-series-facts-first = First place
house-series-facts-min-cash = Min cash
house-series-money-waits = The prizes are fixed once these are closed or take no more entries: { $flights }.
house-series-money-further = { $count ->
    [one] { $count } further stack is paid { $amount } from the pool.
   *[other] { $count } further stacks are paid { $amount } each from the pool.
}
house-series-money-in-flights = The flights pay { $amount } to their own.
house-series-money-beyond = The house puts in { $amount } above the pool.
house-series-money-unassigned = Nobody can win { $amount } yet.
house-series-money-bubble = There is hand-for-hand within a flight.
house-series-forecast-title = Day 2
house-series-forecast-expected = Expected
house-series-forecast-certain = { $count } certain
house-series-forecast-tables = Tables
house-series-forecast-of = of { $seats }
house-series-forecast-average = Average stack
house-series-forecast-begins = Begins
house-series-forecast-big-blind = big blind { $chips }
house-series-forecast-uncounted = Counted by nobody yet: { $flights }.
house-series-leaders-title = Chip leaders over all flights
house-series-leaders-none = No stack has been counted yet.

## To be settled

house-series-settle-title = To be settled
house-series-settle-added = { $day }: { $name } was entered after it closed.
house-series-settle-gone = { $day }: { $name } is entered no more.
house-series-settle-standing = { $day }: { $name } was { $was }, and is { $now }.
house-series-settle-other = { $day }: the entry of { $name } has changed.
house-series-settle-chips = { $day }: chips in play were { $was }, now { $now }.
house-series-settle-in = in play
house-series-settle-bagged = in a bag with { $chips }
house-series-settle-out = out in level { $level }
house-series-settle-accept = Accept
house-series-settle-accept-of = Accept what has changed: { $name }
house-series-settle-beyond = { $name }: entries in all { $entries }, allowed { $allowed }.
house-series-settle-beyond-in = { $name }: entries in flight { $flight } { $entries }, allowed { $allowed }.
house-series-settle-maybe = { $name } played in { $days }. Is that one person?
house-series-settle-one = One person
house-series-settle-one-of = { $name } is one person
house-series-settle-several = Different people
house-series-settle-several-of = { $name } is the name of different people

## Stacks

house-series-stacks-find = Find a player or a bag
house-series-stacks-none = Nobody has a stack in a bag yet.
house-series-stacks-no-places = Nobody is entered yet.
house-series-stacks-not-found = Nobody answers to that.
house-series-stacks-pages = Pages of the list
house-series-stacks-place = Place
house-series-stacks-player = Player
house-series-stacks-flight = Flight
house-series-stacks-chips = Chips
house-series-stacks-big-blinds = Big blinds
house-series-stacks-bag = Bag
house-series-stacks-opened-by = Opened by
house-series-stacks-standing = Standing
house-series-stacks-won = Won
house-series-stacks-at-once = { $amount } at once
house-series-stacks-open = Change the stack of { $name }
house-series-stacks-open-bag = Open the bag
house-series-stacks-in-bag = Chips in the bag
house-series-stacks-bag-number = Number of the bag
house-series-stacks-why = Why
house-series-stacks-correct = Correct the bag
house-series-stacks-give-up = Give up the stack
house-series-stacks-match = Same person as …
house-series-stacks-same = Same person as { $name }
house-series-stacks-choose = Choose who is the same person as { $name }.
house-series-stacks-cancel = Cancel
house-series-stacks-part = Is nobody else
house-series-stacks-part-about = { $name } is no other player of the series
house-series-stacks-bad-chips = Type the chips as a whole number.
house-series-standing-in-play = in play
house-series-standing-bagged = goes on
house-series-standing-further = further stack
house-series-standing-added = added to another stack
house-series-standing-out = out
house-series-standing-given-up = given up

## Lines

house-series-lines-strike = Strike
house-series-lines-strike-of = Strike line { $number }
house-series-lines-restore = Restore
house-series-lines-restore-of = Restore line { $number }
house-series-lines-undo = Undo line { $number }
house-series-lines-opened = Opened as { $name }
house-series-lines-renamed = Renamed { $name }
house-series-lines-rules-changed = Rules changed
house-series-lines-added = { $day } added as { $place }
house-series-lines-removed = { $day } removed
house-series-lines-closed = { $day } closed, chips in bags: { $chips }
house-series-lines-given-up = { $who } gave up a stack of { $day }
house-series-lines-bag-corrected = { $day }: chips in the bag of { $who }: { $chips }
house-series-lines-bag-numbered = { $day }: chips in bag { $bag } of { $who }: { $chips }
house-series-lines-matched = One person: { $names }
house-series-lines-parted = { $who } is nobody else
house-series-lines-entry-accepted = Change accepted: { $who }, { $day }
house-series-lines-chips-accepted = Change accepted in { $day }: chips in play { $chips }
house-series-lines-struck = Line { $number } struck
house-series-lines-restored = Line { $number } restored
house-series-lines-because = { $said } ({ $why })
house-series-lines-entry = entry { $number }
house-series-lines-player = player { $number } of { $day }
house-series-lines-gone = a tournament that is gone

## Rules

house-series-form-sentence = { $forward }. A further stack is paid { $further }. { $inside }.
house-series-form-forward = Stack that goes on
house-series-form-forwards-first = The first stack goes on
house-series-form-forwards-best = The best stack goes on
house-series-form-forwards-added = All stacks are added
house-series-form-further = What a further stack is paid
house-series-form-furthers-nothing = nothing
house-series-form-furthers-amount = a fixed amount
house-series-form-furthers-min-cash = the min cash
house-series-form-inside = Money inside a flight
house-series-form-insides-nothing = Flights pay nobody
house-series-form-insides-own-size = Each flight pays as a tournament of its own size
house-series-form-insides-bands = Each flight pays fixed amounts by its places
house-series-form-insides-advance = Each flight pays an advance on the min cash
house-series-form-insides-all-who-go-on = All who go on are in the money
house-series-form-amount = Amount for each further stack
house-series-form-advance = Advance
house-series-form-bands = Fixed amounts, one a line: down to this place, then the amount
house-series-form-bands-like = { $place } { $example }
house-series-form-bad-bands = Type a place and an amount in each line.
house-series-form-limits = Entry limits
house-series-form-no-limit = none
house-series-form-limit-flight = { $limit } in a flight
house-series-form-limit-all = { $limit } in all flights
house-series-form-in-flight = Entries of a player in a flight
house-series-form-over-all = Entries of a player in all flights
house-series-form-after-bagging = Who has bagged a stack may enter another flight
house-series-form-shares = Share paid of each flight
house-series-form-share = Share in per cent
house-series-form-rounding = Rounding
house-series-form-roundings-up = up
house-series-form-roundings-down = down
house-series-form-pool = Guarantee
house-series-form-guarantee = Guarantee
house-series-form-house-adds = The house adds
house-series-form-no-guarantee = none
house-series-form-no-currency = Amounts can be typed once a tournament has been added: it gives the currency.
house-series-form-places = Places over all flights
house-series-form-placings-level = by level and time
house-series-form-placings-flight = by place in the flight
house-series-form-day-two = Where and how day 2 begins
house-series-form-day-two-level = Level
house-series-form-earliest = in the level where the earliest flight stopped
house-series-form-top-apart = The largest stacks sit at a table each
house-series-form-save = Save
house-series-form-saved = Saved.
house-series-form-bad-number = { $field }: type a number, or leave it empty.
