# Seats: what is arranged, cards, alternates, the proof of a draw.

seats-room-tables = Tables in the room
seats-room-tables-any = any
seats-room-tables-about = Their number, or the numbers that stand on them: 8, or 61-68 70. Players who find no seat at them wait as alternates. Empty: as many tables as are needed.
seats-would-wait = { $count ->
    [one] { $count } player has no seat and would wait as an alternate.
   *[other] { $count } players have no seat and would wait as alternates.
}
seats-arranged = Arranged
seats-arranged-about = Kept at every draw, late seat and redraw. What cannot be kept is named before the draw.
seats-arrange = Arrange a seat
seats-kind = What to arrange
seats-kinds-lock = A player’s own seat
seats-kinds-apart = Two players apart
seats-kinds-dealer = A dealer
seats-kinds-block = A seat blocked
seats-player = Player
seats-other = And
seats-seat = Seat, such as 3.2
seats-add-arrangement = Arrange
seats-give-up = Give up: { $text }
seats-cards = Enter the cards drawn
seats-cards-about = Everybody draws a card; type each as it is drawn.
seats-choose = Enter the seats chosen
seats-cards-title = Cards drawn
seats-card-field = Card, or name and card
seats-card-example = 9s, A hearts, 10 c, or anna 9s
seats-card-next = { $name } draws next
seats-cards-left = { $count ->
    [one] { $count } player still draws
   *[other] { $count } players still draw
}
seats-card-enter = Enter
seats-card-deal = Deal one
seats-card-deal-about = The program deals the next player one of the cards left, from a seed of its own
seats-card-undo = Undo removes a wrong card.
seats-card-deck = Left in the deck
seats-card-done = none left
seats-card-close = Back to the plan
seats-alternates = Alternates
seats-waiting = { $count ->
    [one] { $count } player waits, in this order. They are drawn from the same seats as everybody else.
   *[other] { $count } players wait, in this order. They are drawn from the same seats as everybody else.
}
seats-alternate-place = alternate { $place }
seats-seat-them = { $count ->
    [one] Seat { $count } alternate
   *[other] Seat { $count } alternates
}
seats-open-table = Open { $table }
seats-open-table-about = Alternates take its seats; nobody moves until four are sold
seats-no-room = No seat is open. They are seated in order as seats open.
seats-proof-title = How this draw was made
seats-kept = Kept
seats-not-kept = Not kept
seats-draws-made = Draws of the whole field
seats-undone = undone
seats-line = line { $line }
seats-check = Check script
seats-check-about = shuffle-up headless < check.jsonl makes this draw again, on any machine.
seats-check-none = The log proves this draw; a script alone does not make it again.
seats-copy = Copy
seats-copied = Copied
seats-fairness = Proof of the draw
seats-absent = absent
seats-correct-bust = It was somebody else …
seats-back-in = Back in, here
seats-row-menu = More …
seats-row-menu-of = More: what can be done with { $name }
seats-lock-seat = Lock a seat …
seats-unlock = Give up seat { $seat }
seats-keep-apart = Keep apart from …
seats-deals = Deals at a table
seats-deals-no-more = Deals no more
seats-locked-at = seat { $seat }
seats-apart-from = apart from { $names }
seats-dealer = deals
