# The log, and what puts a line right.

log-about = { $lines ->
    [one] { $lines } line, newest first; nothing is ever erased
   *[other] { $lines } lines, newest first; nothing is ever erased
}
log-struck = struck
log-search = A name, a seat, an action
log-everybody = Show everybody’s lines
log-all-of = All about { $name }
log-print = Print these lines
log-save-about = Saves these lines for a spreadsheet
log-saved = Saved as { $path }
log-found = { $lines ->
    [one] { $lines } line found, newest first
   *[other] { $lines } lines found, newest first
}
log-correct = Put it right
log-line-at = Line { $line }, { $at }
log-ways-strike = Take out
log-ways-restore = Restore
log-ways-instead = Change
log-ways-before = Add before
log-ways-about-strike = The line no longer counts. It stays in sight, and can be restored.
log-ways-about-restore = The line counts again, at its old place.
log-ways-about-instead = Type what this line should say, as on the floor line.
log-ways-about-before = Type what is missing before this line, as on the floor line.
log-say = Such as 6.4 or r 6.4
log-keep-about = Everybody stays where they sit; places, bounties and money follow.
log-keep-say = A seat or a name
log-depends = { $lines ->
    [one] This clashes with a later line
   *[other] This clashes with later lines
}
log-more = and { $count } more
log-changes = What changes
log-nothing = Nothing else changes
log-waits = Keep it: { $name } waits for an open seat
log-not-alone = It needs what was struck with it
log-together = { $count ->
    [one] Restore line { $lines } too
   *[other] Restore lines { $lines } too
}
log-strike-dependent = { $lines ->
    [one] Take out that line too
   *[other] Take out those { $lines } lines too
}
