# Clock and levels.

clock-start = Start
clock-pause = Pause
clock-minute = 1 min
clock-to-break = To the break
clock-take-break = Break of
clock-minutes-short = min
clock-break-now = Break now
clock-take-break-about = Begins a break now. The level goes on after it with the time that it has left.
clock-start-at = Start at
clock-start-at-about = The clock starts by itself at this time, if seats are drawn; the room sees a countdown. +10 is in ten minutes.
clock-count-down = Count down
clock-not-time-of-day = Type a time of day, such as 19:30 or 7:30 pm, or +10 for in ten minutes.
clock-start-missed = The clock was to start at { $time }. Start it when everybody sits.
clock-cancel-start = Cancel
clock-rebuys-until = rebuys through level { $level }
clock-late-until = late registration through level { $level }
clock-add-on-now = add-on { $price } for { $chips } in chips
clock-level = Level
clock-length = Length
clock-begins = Begins
clock-now = now
clock-go-to = Go to
clock-jump = Go to { $stage }
clock-comes-off = { $value } { $name } off
