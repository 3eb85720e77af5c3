# The staff: who deals where, pushes, breaks, shifts, hours.

house-staff-title = Staff
house-staff-about = { $count ->
    [0] None yet
    [one] { $count } evening
   *[other] { $count } evenings
}
house-staff-create = New evening
house-staff-back-to-evenings = All evenings
house-staff-empty-title = No evening yet
house-staff-empty-about = Dealers, floor and cashiers of an evening: who deals where, the next push, breaks, shifts and hours.
house-staff-usual-name = Tonight
house-staff-every = Minutes between two pushes
house-staff-breaks = Downs before a break
house-staff-rhythm = a push every { $minutes } min, a break after { $downs ->
    [one] { $downs } down
   *[other] { $downs } downs
}
house-staff-here = { $count ->
    [0] nobody here
   *[other] { $count } here
}
house-staff-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
house-staff-closed = over
house-staff-print = Print the line-up
house-staff-close = Close the evening
house-staff-nobody-title = Nobody is here yet
house-staff-nobody-about = Type “dealer Ana, Bo, Cy”, then “table 12-13”, each with Enter.
house-staff-line = What the staff does
house-staff-line-placeholder = deals 12 Ana
house-staff-line-about = dealer, floor, cashier or brush with names; table, broke, deals, push, break, back, late, off, cut, colour, bag, shift, order, next.
house-staff-say = Say it
house-staff-offers = Names
house-staff-no-dealer = nobody
house-staff-since = since { $time }
house-staff-free = Free and on break
house-staff-shifts = Shifts
house-staff-break = Break
house-staff-back = Back
house-staff-off = Off
house-staff-way-of = { $way }: { $name }
house-staff-heads-table = Table
house-staff-heads-dealer = Dealer
house-staff-heads-since = Since
house-staff-heads-next = Next
house-staff-heads-name = Name
house-staff-heads-doing = Now
house-staff-heads-downs = Downs
house-staff-heads-hours = Hours
house-staff-push-title = Push at { $time }
house-staff-push-rest = On break: { $names }
house-staff-push-over = Nobody can come in for: { $names }
house-staff-push-go = Push
house-staff-money-by = Shared by
house-staff-money-downs = Downs
house-staff-money-hours = Hours
house-staff-on-screen = Push on a screen
