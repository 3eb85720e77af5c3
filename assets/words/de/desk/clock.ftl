# Clock and levels.

# As in English.
clock-start = Start
clock-pause = Anhalten
# As in English.
clock-minute = 1 min
clock-to-break = Zur Pause
clock-take-break = Pause von
# As in English.
clock-minutes-short = min
clock-break-now = Jetzt Pause
clock-take-break-about = Die Pause beginnt jetzt. Danach läuft das Level mit seiner Restzeit weiter.
clock-start-at = Start um
clock-start-at-about = Die Uhr startet dann von selbst, wenn die Sitze ausgelost sind; der Raum sieht einen Countdown. +10 heißt in zehn Minuten.
clock-count-down = Countdown
clock-not-time-of-day = Geben Sie eine Uhrzeit ein, etwa 19:30, oder +10 für in zehn Minuten.
clock-start-missed = Die Uhr sollte um { $time } starten. Starten Sie sie, wenn alle sitzen.
clock-cancel-start = Abbrechen
clock-rebuys-until = Rebuys bis Ende von Level { $level }
clock-late-until = Late Registration bis Ende von Level { $level }
clock-add-on-now = Add-on { $price } für { $chips } Chips
# As in English.
clock-level = Level
clock-length = Dauer
clock-begins = Beginnt
clock-now = jetzt
clock-go-to = Dorthin
clock-jump = Zu { $stage }
clock-comes-off = { $value } { $name } raus
