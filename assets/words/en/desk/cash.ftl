# Cash games: the side game at the kitchen table.

house-cash-title = Cash games
house-cash-about = { $count ->
    [0] None yet
    [one] { $count } game
   *[other] { $count } games
}
house-cash-create = New cash game
house-cash-back-to-games = All cash games
house-cash-empty-title = No cash game yet
house-cash-empty-about = A cash game at the kitchen table: who bought in and cashed out, what the box holds, and who pays whom at the end.
house-cash-name = Name
house-cash-usual-name = Cash game
house-cash-stakes = Stakes
house-cash-stakes-about = As you speak of them, such as 1/2. May stay empty.
house-cash-currency = Currency
house-cash-unit = Smallest amount
house-cash-unit-about = Every amount is a multiple of it. Empty for the smallest coin.
house-cash-unit-wrong = Type an amount, such as 0.50.
house-cash-how = How chips are paid
house-cash-hows-box = Cash in a box
house-cash-hows-paper = On paper
house-cash-box-about = Players pay into a box, and the box pays them out.
house-cash-paper-about = Nobody pays during the game. All is settled at the end.
house-cash-create-go = Create
house-cash-in-play = { $count ->
    [0] nobody in play
    [one] { $count } in play
   *[other] { $count } in play
}
house-cash-closed = over
house-cash-nobody-title = Nobody has bought in yet
house-cash-nobody-about = Type “buy Anna 100” and press Enter.
house-cash-print = Print the settle-up
house-cash-close = Close the evening
house-cash-line = What happens in the game
house-cash-line-placeholder = buy Anna 100
house-cash-line-about = buy, more or out, with a name and an amount. Behind it cash, owed, or by and the name of who pays.
house-cash-say = Say it
house-cash-offers = Names
house-cash-more = More
house-cash-out = Out
house-cash-more-of = More chips for { $name }
house-cash-out-of = { $name } cashes out
house-cash-still-in = in play
house-cash-gets = gets { $amount }
house-cash-owes = owes { $amount }
house-cash-even = even
house-cash-facts-in-play = In play
house-cash-facts-bought = Bought
house-cash-facts-cashed = Cashed out
house-cash-facts-on-table = On the table
house-cash-facts-in-box = In the box
house-cash-heads-name = Player
house-cash-heads-bought = Bought
house-cash-heads-cashed = Cashed out
house-cash-heads-net = Result
house-cash-heads-open = To settle
house-cash-heads-ways = What can be done
house-cash-settle-title = Settle up
house-cash-settle-waits = Still in play: { $names }
house-cash-settle-differs = { $words }. Who shares it?
house-cash-settle-even = Everybody, evenly
house-cash-settle-winners = The winners
house-cash-settle-by-name = Or type: share and a name.
house-cash-settle-clear = Everybody is even.
house-cash-lines-title = Lines
house-cash-lines-struck = struck: { $when }
house-cash-lines-strike = Strike
house-cash-lines-restore = Restore
house-cash-lines-strike-of = Strike line { $number }
house-cash-lines-restore-of = Restore line { $number }
house-cash-staff-title = Staff money
house-cash-staff-amount = Amount
house-cash-staff-lines = Who worked, a line each
house-cash-staff-about = A name and its downs or hours: “Anna 12”, “Bo 7.5”, “Cy 7:30”. Nothing of this is kept.
