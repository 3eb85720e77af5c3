# Made from the English by ./update.

chips-colours = { $count ->
    [one] { $count } color
   *[other] { $count } colors
}
chips-race = Color-up
chips-nothing-about = The schedule needs every color to its end, or has no break where one could leave. Set breaks in Clock.
chips-leave-now = Color up now
chips-plan = Color-ups
chips-columns-colour = Color
chips-columns-colour-up = Color-ups
chips-new-colour = new color
chips-add = Add a color
desk-colour-palette = Chip colors
desk-colour-no-colour = A color’s code is # and six characters from 0 to 9 and a to f, such as #c8372d.
desk-colour-names-grey = gray
desk-actions-light = Light colors
desk-actions-dark = Dark colors
desk-actions-system = System colors
desk-actions-colour-up = Color up: race off small chips
settings-look-about = The room’s screens have colors of their own, under TV & phones.
settings-theme = Colors
money-cancelled = canceled
paper-sheet-abouts-race_sheets = One page a table for a color-up: odd chips, cards and new chips, to fill in or filled in.
paper-sheet-abouts-chip_summary = For a color-up: what to bring to each table, what to collect, and the result.
screens-layouts-chips = Chips and color-ups
screens-colours = Colors
house-series-form-share = Share in percent
sound-cues-colour_up = Color-up due
house-staff-line-about = dealer, floor, cashier or brush with names; table, broke, deals, push, break, back, late, off, cut, color, bag, shift, order, next.
