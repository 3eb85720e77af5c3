# Help, the tour and the settings.

help-title = Help
help-search = Search: a word, a key, a page
help-none = Nothing here has this word. Try another one.
help-print = Print a page of it
help-print-needs = Open a tournament first, or the sample
help-tour = Take the tour
help-tour-about = Six stops, a sentence each. It changes nothing.
help-close = Close
help-parts-tasks = How do I …?
help-parts-floor = On the floor line
help-parts-keys = Keys
help-parts-rooms = Pages
help-parts-glossary = Poker words
help-floor-about = Type, read what Enter will do, press Enter.
help-more = all that can be typed here
tour-title = Tour
tour-of = { $stop } of { $stops }
tour-next = Next
tour-end = Done
tour-leave = ends the tour
tour-stops-bar = The bar is always here: the clock, the blinds, who is left, the prize pool, and undo.
tour-stops-advice = This line says what your rules ask for now, why, and which key does it.
tour-stops-tables = These are the pages: tables, chips, prizes, paper and more, each one key away.
tour-stops-room = This is the page you are on; a click on a seat or a name shows what can be done.
tour-stops-floor = Everything on the floor is typed here: 3.6 and Enter busts table 3, seat 6.
tour-stops-projector = Under TV & phones you open the big screen for your players; F1 is help.
settings-title = Settings
settings-close = Close
settings-look = How the program looks
settings-look-about = The room’s screens have colours of their own, under TV & phones.
settings-theme = Colours
settings-themes-system = System
settings-themes-light = Light
settings-themes-dark = Dark
settings-text-size = Text size
settings-text-sizes-normal = Normal
settings-text-sizes-large = Large
settings-text-sizes-largest = Largest
settings-tools = Card-room tools
settings-tools-open = Open
settings-tools-opens-needed = when needed
settings-tools-opens-always = always
settings-tools-about = Drawers, helpers, absences, guarantees, limit and stud. They open by themselves when the evening has them.
settings-hints = Hints
settings-hints-about = A hint fades once you have used its key three times.
settings-hints-faded = { $faded ->
    [one] { $faded } hint has faded, because you know the key.
   *[other] { $faded } hints have faded, because you know the key.
}
settings-hints-again = Show all hints again
settings-language = Language
settings-advice = Desk
settings-screens = Room’s screens
settings-language-about = This desk speaks the first language, the room’s screens the second. A phone speaks its own. Amounts and dates follow “Number and date format” of each tournament, or this computer.
