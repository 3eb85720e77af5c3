# The schedule: its editor, its games, pasting, the time left.

schedule-levels = Edit levels
schedule-edit = Edit schedule
schedule-paste = Paste a schedule
schedule-save = Save
schedule-cancel = Cancel
schedule-editing = Edit schedule
schedule-editing-about = Nothing changes in the room until it is saved.
schedule-pasting = Paste a schedule
schedule-columns-small = Small blind
schedule-columns-big = Big blind
schedule-columns-ante-kind = Ante
schedule-columns-ante = Amount of the ante
schedule-columns-small-bet = Small bet
schedule-columns-big-bet = Big bet
schedule-columns-stud-ante = Stud ante
schedule-columns-bring-in = Bring-in
schedule-columns-hands = Hands
schedule-columns-minutes = Minutes
schedule-columns-note = Note
schedule-cell = { $column }, { $row }
schedule-ante-kinds-none = none
schedule-ante-kinds-per_player = each
schedule-ante-kinds-big_blind = big blind
schedule-goes-on = Level { $level } goes on
schedule-goes-on-short = goes on
schedule-note-hint = For the screen
schedule-played = played
schedule-now = now

## Tools

schedule-tools = For the row under the cursor
schedule-add-level = Level
schedule-add-level-about = Add a level after this row
schedule-add-break = Break
schedule-add-break-about = Add a break after this row
schedule-double = Doubled
schedule-double-about = Add this level again after this row, with every amount doubled
schedule-up = Move this row up
schedule-down = Move this row down
schedule-remove-about = Remove this row
schedule-undo-about = Undo the last edit here
schedule-has = Besides blinds
schedule-kinds-limit = Limit
schedule-kinds-stud = Stud
schedule-kinds-hands = Hands
schedule-means-limit = Bets of two sizes: small on the early rounds, big on the later
schedule-means-stud = An ante and a bring-in in place of blinds, and the bets
schedule-means-hands = A level ends after a number of hands. Its minutes say how long that is expected to take.

## Mixed games

schedule-mixed-games = Mixed games
schedule-mixed-games-about = Games that take turns, such as H.O.R.S.E.
schedule-horse = H.O.R.S.E.
schedule-eight-game = 8-game
schedule-games-holdem = Limit hold’em
schedule-games-omaha-hi-lo = Omaha hi-lo
schedule-games-razz = Razz
schedule-games-stud = Seven-card stud
schedule-games-stud-hi-lo = Stud hi-lo
schedule-games-triple-draw = 2-7 triple draw
schedule-games-no-limit-holdem = No-limit hold’em
schedule-games-pot-limit-omaha = Pot-limit Omaha
schedule-next-game = The next game begins
schedule-next-games-level = With each level
schedule-next-games-hands = After a number of hands
schedule-hands-at-table = hands, counted at each table
schedule-game-name = Name of game { $number }
schedule-game-posts = What is posted in { $game }
schedule-posts-blinds = Blinds, no limit or pot limit
schedule-posts-limit_blinds = Blinds, bets of two sizes
schedule-posts-stud = Stud: ante and bring-in
schedule-game-up = Play it earlier
schedule-game-down = Play it later
schedule-game-remove = Remove it
schedule-game-add = Add a game
schedule-rotation-level = { $games }. The next game begins with each level.
schedule-rotation-hands = { $hands ->
    [one] { $games }. The next game begins after { $hands } hand at a table.
   *[other] { $games }. The next game begins after { $hands } hands at a table.
}
schedule-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
schedule-expected = expected to take { $length }

## What is wrong

schedule-not-amount = { $column }: type a whole number, such as 1,000 or 25k.
schedule-not-hands = Hands: type a whole number. Leave it empty where time ends the level.
schedule-not-length = Minutes: type a whole number, or 12:30.
schedule-mend = Some cells are not numbers yet. They are marked; nothing was saved.
schedule-overtaken = Play went on. The rows already played were put back as they were.
schedule-after-last = After the last level
schedule-after-lasts-double = Every amount doubles
schedule-after-lasts-step = Rise by the last step
schedule-after-lasts-repeat = The same goes on
schedule-beyond = The first levels after the last one
schedule-kept = Your edits of the schedule are not saved yet.
schedule-go-on = Go on editing
schedule-discard = Discard them

## Pasting

schedule-paste-text = Copy rows from a spreadsheet or a web page, or type them: one level or break a line
schedule-paste-file = Load a file
schedule-paste-columns = Text, CSV, Markdown, a saved web page, .xlsx or .ods, with headings in nine languages or none. Each line shows what was understood. Gold lines need a look.
schedule-paste-minutes = Minutes of a level
schedule-paste-asks = Answer the question first.
schedule-use = { $count ->
    [0] Use these levels
    [one] Use { $count } level or break
   *[other] Use { $count } levels and breaks
}
schedule-replaces = { $played ->
    [0] They replace the whole schedule, once you save it.
    [one] They replace what comes after { $played } played level or break, once you save. The present one is replaced too.
   *[other] They replace what comes after { $played } played levels and breaks, once you save. The present one is replaced too.
}
schedule-ante-each = ante { $amount } each
schedule-left-out = left out

## The time left

schedule-time-left = Time left
schedule-time-left-about = Minutes, or minutes and seconds: 12, 12:30, 0:45. + or − adds or takes away.
schedule-set = Set time
schedule-not-time = Type a time such as 12, 12:30 or 0:45.
