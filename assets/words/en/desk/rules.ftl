# House rules, and what entries cost. The books are cited, never copied.

rules-follows = { $differences ->
    [0] Follows { $name } ({ $short })
    [one] Follows { $name } ({ $short }), { $differences } line changed by the house
   *[other] Follows { $name } ({ $short }), { $differences } lines changed by the house
}
rules-presets = Rule book
rules-of-the-house = a choice of the house
rules-preset-has = { $book } has: { $choice }
rules-back-to = Back to { $book }
rules-change-it = Change
rules-change-line = Change: { $line }
rules-done = Done
rules-would-change = { $count ->
    [one] { $count } line would change
   *[other] { $count } lines would change
}
rules-changed-from-template = { $count ->
    [one] { $count } line differs from the template
   *[other] { $count } lines differ from the template
}
rules-apply = Apply
rules-discard = Leave as it was
rules-from-now-on = Applies from the next hand. The log says since when.
rules-change = Change tonight’s set-up
rules-save = Save
rules-cancel = Cancel
rules-none = None
rules-sell-on = Sell { $until }
rules-close-sale = Close now
rules-sale-reason = Reason, for the log
rules-group-entry = Entries and prizes
rules-group-seats = Seats
rules-group-blinds = Button and blinds
rules-group-balance = Balancing
rules-group-breaks = Breaks and redraws
rules-group-chips = Chips
rules-group-hand-for-hand = Hand-for-hand
rules-group-conduct = Players
rules-group-entries = Players who never come
rules-tonight = Tonight, in the order in which it can happen
rules-when = When
rules-line = Rule
rules-written = Written in
rules-yours = yours
rules-find = Find a rule
rules-none-found = No rule has these words.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-choose-book = Choose another
rules-whens-no_show_due = A player never comes
rules-whens-absence = A player is away
rules-whens-tolerance = Tables are uneven
rules-whens-mover = A table is short
rules-whens-from_table = Two tables are equally full
rules-whens-hold_breaks = Latecomers may still enter
rules-whens-preferred_size = Everybody fits at fewer tables
rules-whens-race = Small chips leave play
rules-whens-calling_time = A player takes too long
rules-whens-redraws = Few players are left
rules-ante-order = Short big blind: what is paid first
rules-ante-orders-blind_first-choice = Blind first
rules-ante-orders-blind_first-means = The chips of a short big blind pay the blind first. What is left pays the ante (TCH P11).
rules-ante-orders-ante_first-choice = Ante first
rules-ante-orders-ante_first-means = The chips of a short big blind pay the ante first. What is left pays the blind. TCH P11 has it the other way round.

## Entries and prizes

rules-entry = Entry
rules-entry-means = Buys { $stack } in chips.
rules-rebuy = Rebuys
rules-a-player = { $limit } a player
rules-no-limit = no limit
rules-until-level = through level { $level }
rules-until-first-break = until the first hand after the first break
rules-until-time = until { $time }
rules-price-for = { $price } for { $stack } in chips
rules-only-busted = only when busted
rules-at-most = with { $chips } in chips or fewer
rules-add-on = Add-ons
rules-everybody = for everybody in play
rules-re-entry = Re-entries
rules-re-entry-out = a new entry for players who are out
rules-re-entry-forfeit = a new entry for players who are out or give up their stack
rules-no-rebuy-means = Players who are out stay out.
rules-late = Late registration
rules-late-level = Through level { $level }
rules-late-first-break = Until the first hand after the first break
rules-late-time = Until { $time }
rules-late-means = Latecomers draw from the open seats, so that the tables stay balanced.
rules-no-late-means = Nobody enters after the start.
rules-rounding = Rounding of prizes
rules-seat-prizes = Prizes
rules-seat-prizes-choice = seats worth { $worth }
rules-seat-prizes-means = The pool buys as many seats as it can. What is left is cash for the next place.
rules-rounding-means = Prizes are rounded down to a multiple of this. What is left goes to first place.
