# Making a schedule from a wish, and its chart.

generator-open = Generate a schedule
generator-title = Generate a schedule
generator-about = Nothing changes in the room until it is saved.
generator-use = Use this schedule
generator-cancel = Cancel
generator-into-editor = It goes into the editor, where you can change every line before you save it.
generator-into-rest = { $played ->
    [one] It goes into the editor and replaces what comes after the { $played } line already played. It begins with the stacks as they are now.
   *[other] It goes into the editor and replaces what comes after the { $played } lines already played. It begins with the stacks as they are now.
}
generator-into-template = The new tournament begins with it. You can change every line later.
generator-only-blinds = Schedules are generated for games with blinds and no limit.
generator-fields-players = Players
generator-fields-stack = Stack
generator-fields-more-chips = Further chips
generator-fields-length = Wanted length
generator-fields-level-minutes = Minutes a level
generator-fields-depth = Depth
generator-fields-ante-from = Ante from level
generator-fields-break-minutes = Minutes a break
generator-fields-break-every = A break every
generator-means-more-chips = All rebuys expected, in chips.
generator-means-length = Such as 3:30, breaks included.
generator-means-depth = Big blinds in a stack at the start.
generator-means-ante-from = A big-blind ante of one big blind.
generator-means-break-minutes = 0 for no breaks.
generator-means-break-every = About this many minutes.
generator-empty-depth = as usual
generator-empty-ante-from = none
generator-wrong-number = Type a whole number.
generator-wrong-length = Type a length such as 3:30, or 210 minutes.
generator-predicted = { $players ->
    [one] likely length, breaks included, for { $players } player with { $chips } in chips
   *[other] likely length, breaks included, for { $players } players with { $chips } in chips
}
generator-nearest = Take { $minutes }-minute levels and { $length }

## The chart

generator-average = Average stack in big blinds
generator-average-short = Average stack
generator-breaks = Breaks, and the chips that leave
generator-end = Likely end
generator-begins = After
generator-left = Players left
generator-off = { $value } { $name } leaves
generator-players-left = { $count } left
generator-chart = Average stack in big blinds along the schedule.
generator-chart-from = Average stack in big blinds along the schedule, from { $first }.
generator-chart-end = Likely end after { $from } to { $to }.
generator-no-players = The chart needs players: enter some.
