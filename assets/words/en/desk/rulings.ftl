# What rule books say where people argue.

rulings-title = Rulings
rulings-close = Close
rulings-search = What happened? A word or two: string bet, undercall, four card flop
rulings-sums = Sums: pots, raises, odd chips …
rulings-none = No ruling has these words. Try another one.
rulings-back = All rulings
rulings-own = The book of this tournament
rulings-others = Other books decide otherwise
rulings-stands-in = { $book } has no rule for this. Another book says:
rulings-silent = No rule in { $books }.
rulings-cash = WSOP 2017 are rules for cash games. The floor decides in the end.
rulings-print = Print this page
rulings-print-all = Print the booklet
rulings-print-all-about = Every ruling, with this tournament’s book first.
rulings-note = Note the ruling
rulings-note-about = Begins a line: type the seat or the table behind rule.
