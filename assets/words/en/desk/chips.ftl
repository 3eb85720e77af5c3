# Chips: the set, the colour-ups, the race.

chips-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
chips-leaving = { $count ->
    [0] none leaves
    [one] { $count } leaves
   *[other] { $count } leave
}
chips-parts = Part of the room
chips-race = Colour-up
chips-set = Chip set
chips-race-sheet = Race sheets
chips-summary = Sheet: what to bring and collect
chips-next-leaves = Next: { $value }s leave in { $time }
chips-changed-by = { $by } by the race

## The race

chips-nothing-title = No chip leaves
chips-nothing-about = The schedule needs every colour to its end, or has no break where one could leave. Set breaks in Clock.
chips-unit = { $old } × { $value } = { $fresh } × { $next }
chips-state-ahead = ahead
chips-state-due = now
chips-state-off = done
chips-after-level = after level { $level }
chips-tables = Tables raced
chips-bring = Bring { $value }s
chips-collect = Collect { $value }s
chips-estimate = about, by the stacks dealt
chips-unchanged = unchanged
chips-chips-in = In
chips-chips-out = Out
chips-in-of = In · { $value }s
chips-out-of = Out · { $value }s
chips-keys = Type each player’s odd chips, then Enter or Tab. An empty seat has none. ! marks chips that are all a player has. Alt { $room } brings you back here.
chips-go-to = Go to table
chips-not-in-race = Table { $table } is not in this race.
chips-not-count = Type a whole number of chips, or nothing.
chips-by-hand = Cards were dealt at the table
chips-by-hand-about = Type the cards of each seat, such as Ks 10h. Otherwise the program deals.
chips-odd = Odd chips of seat { $seat }, { $name }
chips-cards = Cards of seat { $seat }, { $name }
chips-cards-short = Cards
chips-last = all
chips-last-about = These are all the chips that { $name } has
chips-race-table = Race
chips-race-of = Race { $table }
chips-race-all = { $count ->
    [one] Race { $count } table
   *[other] Race { $count } tables
}
chips-off = The { $value }s are off
chips-off-about = Marks all tables as done without a race here. The chips in play stay as they are.
chips-leave-now = Colour up now
chips-leave-now-about = Race off the { $value }s now, before their break
chips-found = Found after the race
chips-found-key = Somebody found more { $value }s
chips-found-about = Chips found with a player after the race are exchanged at equal value. The rest, less than a { $next }, leaves play.
chips-found-out = { $count } × { $value }: { $fresh } × { $next } out
chips-found-removed = { $count } × { $value }: { $removed } in chips leave play
chips-found-both = { $count } × { $value }: { $fresh } × { $next } out, { $removed } in chips leave play
chips-none-odd = nobody had one
chips-changed = { $count } × { $next } changed
chips-dealt-by-hand = dealt at the table
chips-plan = Colour-ups
chips-plan-line = bring { $bring } × { $next }, collect about { $collect } × { $value }
chips-missing = { $missing } missing
chips-rule = { $book }, { $rule }
chips-rules-high_cards = The highest cards win. Half a new chip left over makes one more.
chips-rules-one_each = At most one chip a player. More than half a new chip left over makes one more; with 500s any remainder does.
chips-page = Tables { $from }–{ $to } of { $all }
chips-previous = Previous
chips-following = Next

## The counts

chips-counts-title = Counts
chips-counts-counted = Counted
chips-counts-expected = Expected
chips-counts-waiting = Waiting for a seat
chips-counts-take = Count
chips-counts-old = Counted before the last bust-out at this table
chips-counts-not-count = Type a whole number of chips, or nothing.
chips-counts-paste = Paste or load counts
chips-counts-paste-about = A seat or a name and its chips on each line. With a heading the columns may come in any order.
chips-counts-example = 12.4 35000
chips-counts-file = Choose a file
chips-counts-cancel = Cancel
chips-counts-chips-out = Add or remove chips
chips-counts-closed-title = Nothing to count
chips-counts-closed-about = Stacks are counted while the tournament is played.
chips-counts-sheets = Count sheets
chips-count-keys = Type each player’s chips, then Enter or Tab. Enter after the last player takes the counts of the table. Alt { $room } brings you back here.
chips-count-since = counted from { $time }
chips-count-of = Chips of { $name }
chips-count-table = Count { $table }
chips-count-take = { $count ->
    [one] Take { $count } count
   *[other] Take { $count } counts
}
chips-count-sum = { $sum } in all
chips-count-not-taken = { $count ->
    [one] { $count } line was not understood:
   *[other] { $count } lines were not understood:
}
chips-count-line = Line { $line }

## The set

chips-columns-chip = Chip
chips-columns-value = Value
chips-columns-name = Name
chips-columns-colour = Colour
chips-columns-spots = Spots
chips-columns-owned = Owned
chips-columns-each = Each stack
chips-columns-all = All stacks
chips-columns-colour-up = Colour-ups
chips-columns-buy = To buy
chips-columns-leaves = Leaves
chips-cell = { $column }, { $name }
chips-new-colour = new colour
chips-add = Add a colour
chips-remove = Remove { $name }
chips-total = Total
chips-stays = stays
chips-stacks = Stacks expected
chips-stacks-about = { $entries ->
    [one] Rebuys included. Empty: one stack for the { $entries } entry now.
   *[other] Rebuys included. Empty: one stack for each of the { $entries } entries now.
}
chips-lot = Sold in lots of
chips-capacity = Chips for
chips-capacity-stacks = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}
chips-capacity-unknown = Count the chips that you own to see how many stacks they make.
chips-stack-made = A stack makes
chips-of-stack = of { $stack }
chips-proposal = Proposed stack
chips-use-proposal = Use it
chips-no-proposal = { $players ->
    [one] The owned chips make no stack of { $stack } for { $players } player.
   *[other] The owned chips make no stack of { $stack } for { $players } players.
}
chips-no-spots = usual spots
chips-save = Save
chips-discard = Discard changes
chips-saved = Saved with the tournament. Templates keep it too.
chips-not-number = { $column }, { $name }: type a whole number.
chips-nothing-missing = Nothing is missing.

## The bags at the end of a day

chips-bags-title = Bags
chips-bags-bagged = In the bags
chips-bags-stacks = Stacks bagged
chips-bags-next-level = Goes on with level
chips-bags-which = Which count
chips-bags-first = First count
chips-bags-second = Second count
chips-bags-differs = The two counts differ
chips-bags-take = Bag
chips-bags-not-read = Type the chips, and # before the bag’s number: 125000 #17.
chips-bags-why = Why the bags are not what is in play
chips-bags-close = Close the day
chips-bags-give-up = Give a stack up
chips-bags-open = Open a bag
chips-bags-closed = The day is closed. Undo its closing to count a bag again.
chips-bags-slips = Bag slips
chips-bags-forms = Bag forms
chips-bags-list = Stacks of the next day
chips-bags-begin-next-day = Begin the next day
chips-bags-next-day-about = A new tournament: everybody with the own stack, at that level, for the prizes that are still open.
chips-next-day = day { $number }
chips-bag-keys = Type each player’s chips and the bag, such as 125000 #17, then Enter. Enter after the last player bags the table. Alt { $room } brings you back here.
chips-bag-table = Bag { $table }
