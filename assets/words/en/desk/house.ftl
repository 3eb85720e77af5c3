# The house: the list of tournaments, a new one, templates, a damaged file.

house-settings-file-title = All settings as a file
house-settings-file-about = Desk, paper, words and sounds of cues, the look of the screens with logo and background picture, and the places of the tables, for another computer.
house-settings-file-save = Save as a file
house-settings-file-load = Load from a file
house-settings-file-saved = Saved to
house-settings-file-show = Show
house-settings-file-loaded = The settings of the file are applied.
house-settings-file-undo = Undo
house-settings-file-undone = The settings are as they were.
house-settings-file-too-large = This file is larger than 64 MB, so it has no settings.
house-whole-title = Everything as one file
house-whole-about = All tournaments, players with their photos, seasons, templates, settings, sounds and the logo. Open the file on another computer with a double click: it adds what is not there yet and changes nothing else.
house-whole-save = Save everything
house-whole-saved = Saved to
house-whole-show = Show
house-archive-title = Archive of a year
house-archive-about = Finished tournaments of the year leave the list and are saved as one file. Seasons and players still count them. A double click on the file brings them back.
house-archive-none = No tournament is over yet.
house-archive-listed = { $count } on the list
house-archive-archived = { $count } in the archive
house-archive-put-away = Archive
house-archive-put-away-this = Archive { $year }
house-archive-bring-back = Bring back
house-archive-bring-back-this = Bring back { $year }
house-archive-saved = Saved to
house-archive-show = Show
house-home-about = Shuffle Up runs your poker tournament: clock, seats, chips and prizes, from the first card to the payout.
house-home-places = Places of the house
house-home-before = Played before
house-home-unfinished = Not over yet
house-home-continue = Continue
house-home-winner = { $name } won
house-home-season = { $name }: open the season
house-home-create = New tournament
house-home-sample = Open a sample tournament
house-home-sample-one = Sample
house-home-next-week-open = Same as last time
house-home-next-week-about = Template, prices, rules and chips as in { $name }. Only those ticked are entered.
house-home-next-week-name = Name
house-home-next-week-players = Players
house-home-next-week-ticked = { $some } of { $all } ticked
house-home-next-week-all = Tick all
house-home-next-week-none = Tick none
house-home-next-week-create = Create and enter
house-home-next-week-cancel = Cancel
house-home-empty-about = Your tournaments are listed here. A new one takes a minute. To look around first, open the sample.
house-home-phases-registering = Registering
house-home-phases-drawn = Seats drawn
house-home-phases-playing = Playing
house-home-phases-bagging = Bagging
house-home-phases-closed = Day closed
house-home-phases-finished = Finished
house-home-left = { $left } of { $entries } left
house-home-delete-this = Delete { $name }
house-home-delete-about = Delete; it can be restored
house-home-restore = Restore
house-home-deleted = { $count ->
    [one] { $count } deleted tournament
   *[other] { $count } deleted tournaments
}
house-home-version = Version { $version }
house-home-file = Everything is kept in { $path }
house-create-title = New tournament
house-create-template = Start from
house-create-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
house-create-breaks = { $count ->
    [one] { $count } break
   *[other] { $count } breaks
}
house-create-follows = { $levels } of { $length } and { $breaks }
house-create-schedule = Schedule
house-create-generated = Generated.
house-create-back-to-template = Back to the template’s
house-create-stack-of = One stack of { $stack }
house-create-stack-later = The template’s chips make { $stack }. Once the tournament is created, the Chips page proposes chips for this stack.
house-create-create = Create the tournament
house-create-create-about = Next come the players. All of this can be changed until play begins.
house-create-cancel = Cancel
house-create-outlook-with-players = Your evening with
house-create-outlook-players = players
house-create-outlook-length = { $from } to { $to } with breaks
house-create-outlook-tables = { $count ->
    [one] one table of { $seats }
   *[other] { $count } tables of { $seats }
}
house-create-outlook-prizes = Prizes
house-create-outlook-more = { $count ->
    [one] and one more place
   *[other] and { $count } more places
}
house-create-outlook-takes = { $players ->
    [one] For one player: { $chips }
   *[other] For { $players } players: { $chips }
}
house-templates-own = Your own
house-templates-bundled = From the program
house-templates-import = Import a template
house-templates-export = Export
house-templates-exported = Exported to
house-templates-show = Show in its folder
house-templates-rename = Rename
house-templates-delete = Delete
house-templates-delete-about = Delete; it can be restored
house-templates-deleted = { $count ->
    [one] { $count } deleted template
   *[other] { $count } deleted templates
}
house-templates-restore = Restore
house-templates-save = Save as template
house-templates-save-about = This set-up, its schedule included, for other nights. The date, the players and the play are not part of it.
house-templates-saved = Saved. “{ $name }” is among the templates of a new tournament.
house-templates-close = Close
house-templates-name = Name
house-templates-about = In a sentence
house-templates-cancel = Cancel
house-templates-too-large = This file is too large for a template.
house-tonight-name = Name
house-tonight-sentence = Everybody pays { $prize } plus a fee of { $fee } and gets { $stack } in chips. A level takes { $levelMinutes } min. A table seats { $seats }. Play starts at { $start }, or leave it empty.
house-tonight-seat-sentence = A seat is worth { $seatWorth }. The pool buys as many as it can; the rest is cash for the next place.
house-tonight-through = through level { $until }
house-tonight-until = until { $until }
house-tonight-bought-sentence = { $price } for { $chips } { $until }, { $limit }
house-tonight-late-sentence = players may enter { $until }
house-tonight-add-on-sentence = { $price } for { $chips } { $until }
house-tonight-bounty-sentence = { $bounty } on top for each player knocked out; 0 for none
house-tonight-until-about = 3 sells through the end of level 3. Also break for the first one, or a time such as 21:30.
house-tonight-late = Late registration
house-tonight-late-about = players may enter once play has begun
house-tonight-start = Start
house-tonight-currency = Currency
house-tonight-currency-about = For every amount of this tournament.
house-tonight-plain-numbers = None: plain numbers
house-tonight-locale = Amounts and dates
house-tonight-locale-about = Empty: as on this computer. Or a language and country such as de-CH.
house-tonight-locale-example = On screens and paper: { $example }
house-tonight-first-break = break
house-tonight-late-prize = Buy-in once play has begun
house-tonight-late-prize-about = Empty for the same as before.
house-tonight-late-fee = Fee once play has begun
house-tonight-late-fee-about = Empty for the same as before.
house-tonight-prize = Buy-in
house-tonight-fee = Fee
house-tonight-bounty = Bounty
house-tonight-stack = Starting stack
house-tonight-level-minutes = Minutes a level
house-tonight-seats = Seats at a table
house-tonight-unit = Round prizes to
house-tonight-unit-about = What is left over goes to first place.
house-tonight-seat = A seat is worth
house-tonight-seat-event = Seats for the event
house-tonight-seat-event-about = The name of the tournament or series. Winners get numbered tickets. Empty: no tickets.
house-tonight-rebuys = Rebuys
house-tonight-rebuys-about = a busted player may buy in again
house-tonight-more = More about entries
house-tonight-nothing-more = the usual
house-tonight-money = Money
house-tonight-money-has = { $currency }, prizes to the { $unit }
house-tonight-staff = Staff
house-tonight-staff-about = On top; goes to dealers and staff.
house-tonight-league = League
house-tonight-league-about = On top; goes to the league.
house-tonight-early = Early-bird chips
house-tonight-early-about = On top of the stack; empty for none.
house-tonight-early-until = For entries before
house-tonight-early-until-about = A time such as 19:00; or a level, where 1 is the start of play.
house-tonight-late-until = Late registration through level
house-tonight-rebuy-limit = Rebuys a player
house-tonight-rebuy-until = Rebuys through level
house-tonight-rebuy-at-most = May rebuy with at most
house-tonight-rebuy-at-most-about = Chips. Empty: only when out.
house-tonight-smallest = Smallest field
house-tonight-smallest-about = Entries. With fewer the event is called off. Empty: any.
house-tonight-most = Most entries
house-tonight-most-about = Re-entries count too. Empty: no limit.
house-tonight-day-ends = The day ends
house-tonight-day-ends-about = With level 15: 15. With 27 players left: 27 left. With a share of the entries: 15 %. Empty: it is played to the end.
house-tonight-day-left = { $players } left
house-tonight-last-hands = Last hands
house-tonight-last-hands-about = At each table, such as 4; 3-6 draws a number. Empty: 3.
house-tonight-bags-twice = Count every bag twice
house-tonight-add-ons = Add-ons
house-tonight-add-ons-about = everybody in play may buy chips once
house-tonight-add-on-until = Add-ons through level
house-tonight-add-on-price = Add-on
house-tonight-add-on-chips = Chips of an add-on
house-tonight-re-entries = Re-entries
house-tonight-re-entries-about = a busted player may enter again, in a new seat
house-tonight-re-entry-until = Re-entries through level
house-tonight-re-entry-limit = Re-entries a player
house-tonight-forfeit = For a stack in play as well
house-tonight-forfeit-about = A player may give up the stack and re-enter; its chips leave play.
house-tonight-kinds = Other ways to buy in
house-tonight-kinds-about = Such as members and guests, each with a price and a stack of its own.
house-tonight-kind-parts-name = Name
house-tonight-kind-parts-prize = Buy-in
house-tonight-kind-parts-fee = Fee
house-tonight-kind-parts-chips = Chips
house-tonight-kind-part-of = { $part } of way { $kind }
house-tonight-add-kind = Add a way to buy in
house-tonight-remove-kind = Remove
house-tonight-wrong-amount-like = An amount such as 25 or { $example }.
house-tonight-wrong-whole = A whole number, at least 1.
house-tonight-wrong-name = Give the tournament a name.
house-tonight-wrong-time = A time of day, such as 19:30.
house-tonight-wrong-closing = A level such as 4, break, or a time such as 21:30.
house-tonight-wrong-day = A level such as 15, 27 left, or 15 %.
house-tonight-wrong-hands = A number such as 4, or 3-6.
house-tonight-wrong-locale = This is not a language tag. Write a language such as de, or one with its country such as de-CH.
house-tonight-wrong-kind = Each needs a name, amounts such as 25, and a whole number of chips.
house-unread = Keep what is set now
house-closing-title = Close Shuffle Up?
house-closing-stay = Stay open
house-closing-what = A clock is running. Without Shuffle Up the wall goes dark, and phones and tablets lose the house. Nothing is lost: the next start asks about the time between.
house-closing-close = Close Shuffle Up
house-dropped-title = A file was dropped
house-dropped-close = Close
house-dropped-what = { $count ->
    [one] What is in { $file }?
   *[other] What is in these { $count } files?
}
house-dropped-contents-players = Players
house-dropped-contents-schedule = Blinds and levels
house-dropped-contents-prizes = Prizes
house-dropped-contents-results = Results of past events
house-dropped-open-first = Open a tournament first to bring in players, blinds or prizes.
house-sort-by = Sort by { $column }
house-damaged-title = The file can only be read
house-damaged-not-open = The file of tournaments cannot be opened
house-damaged-offer = Or a backup takes its place. The damaged file is kept in either case.
house-damaged-no-backups = There is no backup to restore. Close the program, keep a copy of the file, and start again.
house-damaged-restore = Restore this backup
house-damaged-readable = What can still be read
house-damaged-whole = all of it, { $lines }
house-damaged-up-to = the first { $lines }; what came after cannot be read
house-damaged-salvage = Keep what can be read
house-notices-sound = There is no sound: no audio device was found.
house-notices-speech = Nothing speaks the announcements.
house-notices-wake = The display may go to sleep while the clock runs.
house-notices-printer = The printer does not print.
house-notices-monitor = One monitor is connected. With a second one the projector opens there.
house-notices-put-away = Close this notice
