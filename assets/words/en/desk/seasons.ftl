# Seasons, statistics, and evenings that come in from elsewhere.

## Past results

past-title = Import past results
past-open = Import
past-about = Choose files of The Tournament Director (.tdt), or spreadsheets, tables and CSV files with the columns place, name, prize and knockouts. Or choose a folder: all of them in it, and in its folders, come in. A file that comes in twice changes nothing. A date in the file name, such as 2026-03-14, is the date of the event.
past-currency = Currency
past-choose = Choose files
past-choose-folder = Choose a folder
past-folder-read = { $count ->
    [0] The folder has neither a .tdt file nor a spreadsheet.
    [one] { $count } file of the folder is read.
   *[other] { $count } files of the folder are read.
}
past-folder-more = { $count ->
    [one] { $count } more was left out: a folder brings 1,000 at most.
   *[other] { $count } more were left out: a folder brings 1,000 at most.
}
past-folder-others = { $count ->
    [one] { $count } other file is neither a .tdt nor a spreadsheet.
   *[other] { $count } other files are neither .tdt nor spreadsheets.
}
past-summary-read = { $read } of { $of } read
past-summary-counts = { $count ->
    [one] { $count } counts
   *[other] { $count } count
}
past-summary-known = { $count } imported before
past-summary-against = { $count ->
    [one] { $count } does not count
   *[other] { $count } do not count
}
past-summary-asks = { $count ->
    [one] { $count } waits for an answer
   *[other] { $count } wait for an answer
}
past-summary-refused = { $count } not understood
past-only-against = Only files that do not count
past-close = Close
past-reading = Reading { $name }
past-too-large = The file is larger than 16 MB.
past-of = The Tournament Director { $version }
past-spreadsheet = Spreadsheet
past-counts = The results count.
past-asks = An answer is needed before this file counts.
past-take-in = Import this file
past-take-in-of = Import { $name }
past-known = This file was imported before. Nothing is new.
past-against = The results do not count:
past-not-understood = Not understood:
past-details = Everything that was read
past-undo = Undo
past-undo-of = Undo the import of { $name }
past-undo-all = Undo all
past-undone = Undone.
past-earlier = Imported files
past-earlier-about = Undo an import at any time. Its results go, and so do its template, its season and players who came with it. What another file needs stays.
past-brought-on = imported on { $date }
past-unlisted = { $count ->
    [one] { $count } name is not on the player list: { $names }
   *[other] { $count } names are not on the player list: { $names }
}
past-enlist = Put them on the player list
past-enlist-about = The same name is then the same player in all events, and counts as one in seasons and statistics.
past-enlisted = { $count ->
    [one] { $count } name is on the player list now, { $added } of them new.
   *[other] { $count } names are on the player list now, { $added } of them new.
}

## Seasons

seasons-title = Seasons
seasons-back = All tournaments
seasons-back-to-seasons = All seasons
seasons-about = { $count ->
    [one] { $count } season
   *[other] { $count } seasons
}
seasons-create = New season
seasons-empty-title = There is no season yet
seasons-empty-about = A season adds up the points of several events. Events that you played here are ready to count. Import results that you have elsewhere.
seasons-events-played = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
seasons-leads = { $name } leads
seasons-closed = Closed
seasons-delete = Delete
seasons-delete-of = Delete { $name }; it can be undone
seasons-deleted = { $name } was deleted.
seasons-undo = Undo
seasons-parts-table = Table
seasons-parts-chart = Chart
seasons-parts-head_to_head = Head to head
seasons-parts-lines = Corrections
seasons-parts-finale = Finale
seasons-parts-events = Events
seasons-parts-rules = Rules
seasons-finale-way = Stacks
seasons-finale-about = The better the season, the larger the stack. The stacks go into the set-up, so players who are entered later get theirs, too.
seasons-finale-ways-by_rank = By rank
seasons-finale-ways-by_points = By points
seasons-finale-places = Qualified places
seasons-finale-all = All
seasons-finale-base = Smallest stack
seasons-finale-steps-by_rank = Chips for each rank ahead
seasons-finale-steps-by_points = Chips for each point
seasons-finale-none = Nobody has a rank yet.
seasons-finale-stack = Stack
seasons-finale-name = Name
seasons-finale-template = Template
seasons-finale-everybody = Enter all of them now
seasons-finale-create = Create the finale
seasons-finale-create-about = Next come the players. All of this can be changed until play begins.
seasons-finale-called = { $season }, finale
seasons-part = Part of the season
seasons-export = Export
seasons-export-as-sheet = Sheet
seasons-export-as-poster = Poster
seasons-export-as-csv = CSV
seasons-export-as-json = JSON
seasons-export-as-html = Web page
seasons-saved = Saved:
seasons-show = Show in folder

## The table of a season

seasons-table-running = Count events in play as if they ended now
seasons-table-provisional = An event is still in play. These are the points if it ended now.
seasons-table-none = No event counts yet
seasons-table-none-about = Choose which events count on the Events page, or by date and template on the Rules page.
seasons-table-rank = Rank
seasons-table-player = Player
seasons-table-points = Points
seasons-table-adjusted = Adjusted
seasons-table-played = Events
seasons-table-wins = Wins
seasons-table-top-three = Top three
seasons-table-best = Best event
seasons-table-mean-place = Average place
seasons-table-unranked = Too few events for a rank
seasons-table-results-of = Results of { $name }
seasons-table-open = Show the results of { $name }
seasons-table-counts = Counts
seasons-table-dropped = Dropped
seasons-table-no-number = The formula gives no number
seasons-table-knockouts = Knockouts
seasons-table-rebuys = Rebuys
seasons-table-won = Won
seasons-table-net = Net
seasons-table-no-number-short = no number
seasons-table-why = Why
seasons-table-why-of = Why these points at { $event }
seasons-table-close = Close
seasons-table-adjusted-by = { $count ->
    [one] { $points } point by adjustments
   *[other] { $points } points by adjustments
}
seasons-table-match = This player is
seasons-table-match-about = This name is not on the player list. Say who it is, and all events of that name count for that player.
seasons-table-match-how = Find a player on the player list

## Why a result has its points

seasons-why-formula = Formula
seasons-why-filled = With the numbers
seasons-why-place = For { $place }
seasons-why-shared = Mean of the shared places
seasons-why-for-place = For the place
seasons-why-none = none
seasons-why-attending = For attending
seasons-why-knockouts = { $count ->
    [one] { $knockouts } knockout at { $each }
   *[other] { $knockouts } knockouts at { $each }
}
seasons-why-capped = At most
seasons-why-weight = Weight of the event
seasons-why-adjusted = Adjustments for this event
seasons-why-points = Points

## The chart and two players

seasons-chart-about = { $count ->
    [one] Points of the first { $count } player, event by event
   *[other] Points of the first { $count } players, event by event
}
seasons-chart-after = After { $event }
seasons-chart-none = The chart needs at least one event that counts.
seasons-head-to-head-one = Player
seasons-head-to-head-other = Against
seasons-head-to-head-none = They have met in no event of this season.
seasons-head-to-head-ahead = Better place
seasons-head-to-head-knockouts = Knockouts of the other
seasons-head-to-head-needs = Head to head needs two players in the table.

## Adjustments, league money, the end

seasons-lines-adjust = Adjust points
seasons-lines-player = Player
seasons-lines-points = Points; below zero takes points away
seasons-lines-by = Your name
seasons-lines-why = Reason
seasons-lines-add = Adjust
seasons-lines-none = Nobody’s points were adjusted.
seasons-lines-strike = Strike
seasons-lines-strike-of = Strike the adjustment of { $name }
seasons-lines-struck = Struck
seasons-lines-struck-why = Struck: { $why }
seasons-lines-struck-by = Struck by { $by }
seasons-lines-struck-by-why = Struck by { $by }: { $why }
seasons-lines-pot = League money
seasons-lines-no-pot = No price of these events has an amount for the league.
seasons-lines-collected = Collected
seasons-lines-paid = Paid out
seasons-lines-held = Held
seasons-lines-pay-to = To whom
seasons-lines-amount = Amount
seasons-lines-pay = Pay out
seasons-lines-strike-payout = Strike the payment to { $to }
seasons-lines-close = Close the season
seasons-lines-close-about = Later corrections of its events are then listed. They count once you accept them.
seasons-lines-reopen = Reopen the season
seasons-lines-closed-on = Closed on { $date }.
seasons-lines-closed-by = Closed by { $by } on { $date }.
seasons-lines-bad-points = Type how many points, such as 5 or { $example }.
seasons-lines-bad-amount = Type an amount above zero.
seasons-lines-no-player = Choose a player from the list.

## What corrections moved

seasons-notes-title = What corrections changed
seasons-notes-differences = Corrections to accept
seasons-notes-accept = Accept
seasons-notes-accept-of = Accept { $event } as it is now
seasons-notes-corrected = { $event } was corrected
seasons-notes-added = { $event } is new
seasons-notes-gone = { $event } is gone
seasons-notes-at = corrected on { $date }
seasons-notes-result = { $count ->
    [one] { $place }, { $points } point
   *[other] { $place }, { $points } points
}
seasons-notes-nothing = no result

## Which events count

seasons-events-about = Tick the events that count. A weight of 2 doubles the points of an event.
seasons-events-none = No event was played or imported yet.
seasons-events-counts = { $event } counts
seasons-events-weight = Weight
seasons-events-weight-of = Weight of { $event }
seasons-events-bad-weight = A weight is a number such as 1, { $example } or 2.
seasons-events-imported = imported
seasons-events-running = in play

## The rules of a season

seasons-form-create = Create the season
seasons-form-save = Save
seasons-form-saved = The season was saved.
seasons-form-unsaved = The rules cannot be saved as they stand. Correct them, or discard the changes.
seasons-form-discard = Discard the changes
seasons-form-closed = This season is closed. Reopen it on the Corrections page to change its rules.
seasons-form-name = Name
seasons-form-counts = What counts
seasons-form-sentence = This season counts { $which } { $when }.
seasons-form-every = every event
seasons-form-of-series = events called { $name }
seasons-form-of-template = events of the template { $name }
seasons-form-several = events of several series or templates
seasons-form-ticked = only the events that I tick
seasons-form-ticked-about = Tick them on the Events page.
seasons-form-whens-ever = at any time
seasons-form-whens-year = in { $year }
seasons-form-whens-today = from today on
seasons-form-whens-days = between two days
seasons-form-dates = Dates
seasons-form-from = From
seasons-form-to = To
seasons-form-templates = Templates
seasons-form-series = Series
seasons-form-no-templates = No event was made from a template yet.
seasons-form-points = Points for a place
seasons-form-more-ways = More ways
seasons-form-more-points = More about points
seasons-form-usual = the usual
seasons-form-stands = The season would stand like this
seasons-form-stands-about = The table changes with each rule. Rules can be changed later, too.
seasons-form-presets-not_chosen = Choose
seasons-form-presets-linear = A point a place
seasons-form-presets-dr_neau = Dr Neau
seasons-form-presets-poker_stars = PokerStars
seasons-form-presets-square_root = Square root
seasons-form-presets-share_table = Share table
seasons-form-presets-winnings = Winnings
seasons-form-presets-net_winnings = Net winnings
seasons-form-presets-own_table = Own table
seasons-form-presets-own_formula = Own formula
seasons-form-means-not_chosen = Nobody has chosen yet how places give points. Until then nobody leads.
seasons-form-means-linear = The last place has 1 point, every place above it one more.
seasons-form-means-dr_neau = √(n · b² ÷ e) ÷ (r + 1): a large field and a high buy-in give more; rebuys give less.
seasons-form-means-poker_stars = 10 · √n ÷ √r · (1 + log10(b + 0.25)): a large field and a high buy-in give more.
seasons-form-means-square_root = 10 · √n ÷ √r, rounded, less 9: only the field counts.
seasons-form-means-share_table = 200 points for each entry: 30, 20, 13, 10, 9, 7, 6 and 5 % go to the first eight. Everybody else has 50.
seasons-form-means-winnings = One point for each unit of money won.
seasons-form-means-net_winnings = One point for each unit of money won, less what was paid.
seasons-form-means-own_table = Points that you type for every place.
seasons-form-means-own_formula = Arithmetic with n (field), r (place), b (buy-in), e (all paid), k (knockouts), pool, prize, rebuys, m (1 in the money) and mr (last place paid). Functions: if, pow, sqrt, ln, log10, exp, round, floor, ceil, abs, min, max; comparisons, and, or, not. A formula of The Tournament Director is read as it stands.
seasons-form-formula = Formula
seasons-form-tried-with = With n 20, b 25, e 25 and pool 500:
seasons-form-tried-none = no number
seasons-form-tried = { $place } (k { $knockouts }, prize { $prize }): { $points }
seasons-form-tried-among = Of 20 players who paid 25 each:
seasons-form-tried-played = { $place }, { $knockouts } knocked out, prize { $prize }: { $points }
seasons-form-own-places = Points from first place on, separated by spaces
seasons-form-bad-places = Type numbers separated by spaces, such as 10 7 5 3.
seasons-form-others = Points for every other place
seasons-form-field = Places are counted among
seasons-form-fields-entries = Entries
seasons-form-fields-players = Players
seasons-form-attending = Points for attending
seasons-form-knockout = Points for a knockout
seasons-form-whole-knockouts = A shared knockout counts whole for each
seasons-form-cap = Most points for an event
seasons-form-smallest-field = Players an event needs to count
seasons-form-paid-only = Only places in the money have points
seasons-form-deals = Points after a deal
seasons-form-deal-points-places = By place
seasons-form-deal-points-mean = The average of the places
seasons-form-deal-points-last = Those of the place at which the deal was made
seasons-form-figures = The table also has
seasons-form-figure-names-knockouts = Knockouts
seasons-form-figure-names-rebuys = Rebuys
seasons-form-figure-names-won = Won
seasons-form-figure-names-net = Net
seasons-form-total = Total
seasons-form-totals-sum = Sum
seasons-form-totals-mean = Average
seasons-form-best = Count only the best
seasons-form-drop = Drop the worst
seasons-form-at-least = Fewest events for a rank
seasons-form-no-cap = no limit
seasons-form-ties = When points are equal
seasons-form-tie-breaks-wins = Wins
seasons-form-tie-breaks-top_three = Places in the top three
seasons-form-tie-breaks-top_five = Places in the top five
seasons-form-tie-breaks-best_event = Best event
seasons-form-tie-breaks-winnings = Money won
seasons-form-tie-breaks-played = Events played
seasons-form-tie-breaks-mean_place = Average place
seasons-form-earlier = Move { $name } up
seasons-form-bad-number = { $field }: type a number.

## Statistics

statistics-title = Statistics
statistics-back = All tournaments
statistics-back-to-all = All statistics
statistics-over = Events of
statistics-ever = All years
statistics-none = Nothing was played yet
statistics-none-about = Figures appear here once an event is over, or once past results are imported.
statistics-events = Events
statistics-entries = Entries
statistics-players = Players
statistics-field = Entries an event
statistics-field-from = { $from } to { $to }
statistics-mean-field = Entries on average
statistics-levels = Players out by level
statistics-lengths = Length against the prediction
statistics-expected = predicted { $length }
statistics-name = Player
statistics-cashes = In the money
statistics-wins = Wins
statistics-best = Best place
statistics-mean-place = Average place
statistics-mean-place-about = of the field
statistics-net = Net
statistics-knockouts = Knockouts
statistics-open = Show the page of { $name }
statistics-rebuys = Rebuys
statistics-add-ons = Add-ons
statistics-finals = Final tables
statistics-finals-not-known = not known
statistics-paid = Paid in
statistics-won = Won
statistics-return = Return
statistics-taken = Knocked out
statistics-bubbles = Bubbles
statistics-no-shows = No-shows
statistics-run = Longest run in the money
statistics-net-course = Net winnings in { $currency }, event by event
statistics-given = Knocked out most
statistics-taken-by = Knocked out by
statistics-times = { $count } ×
statistics-events-of = Events
statistics-place = { $place } of { $of }
