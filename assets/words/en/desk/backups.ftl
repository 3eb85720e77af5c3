# Backups, files of one tournament, what was kept, diagnostics.

backups-title = Backups
backups-back = All tournaments
backups-about = A backup is made at every new level and break; the newest 20 are kept. Restoring one puts all tournaments back to that moment. The current state is backed up first.
backups-back-up = Back up now
backups-backed-up = A backup was made.
backups-none = No backups yet. The first is made when the first level begins.
backups-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
backups-as-now = as now
backups-fewer = { $count ->
    [one] { $count } line fewer than now
   *[other] { $count } lines fewer than now
}
backups-more = { $count ->
    [one] { $count } line more than now
   *[other] { $count } lines more than now
}
backups-gone = not in the list now
backups-empty = No tournaments in it
backups-restore = Restore
backups-restore-this = Restore the backup of { $when }
backups-import = Import a tournament
backups-export = Export as a file
backups-export-this = Export { $name } as a file
backups-exported = Exported to
backups-inside = The file holds this tournament: its set-up, players and whole log. Sounds, logo, room map and player list stay here.
backups-show = Show in its folder
backups-imported = { $count ->
    [one] “{ $name }” was imported with { $count } line.
   *[other] “{ $name }” was imported with { $count } lines.
}
backups-again = It was in the list already and is there twice now. The other one did not change; delete the one that you do not need.
backups-imported-all = { $count ->
    [one] { $count } tournament from “{ $file }” was imported.
   *[other] { $count } tournaments from “{ $file }” were imported.
}
backups-known = “{ $name }” is in the list already.
backups-known-all = { $count ->
    [one] { $count } tournament from it is in the list already.
   *[other] { $count } tournaments from it are in the list already.
}
backups-beside-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
backups-beside-templates = { $count ->
    [one] { $count } template
   *[other] { $count } templates
}
backups-beside-seasons = { $count ->
    [one] { $count } season
   *[other] { $count } seasons
}
backups-beside-new = New here: { $list }.
backups-beside-completed = { $count ->
    [one] Missing details were added to { $count } player.
   *[other] Missing details were added to { $count } players.
}
backups-beside-left-out = { $count ->
    [one] { $count } player was left out: somebody else has the membership number.
   *[other] { $count } players were left out: somebody else has the membership number.
}
backups-beside-settings-file = The settings, with sounds and logo, are those of the file.
backups-beside-settings-here = The settings of this computer stay as they are.
backups-nothing-in = There is no tournament in “{ $file }”.
backups-too-large = This file is too large for a tournament: 64 MB at most.
backups-open = Open it
backups-kept-cut_off = Shuffle Up closed unexpectedly. Nothing was lost.
backups-kept-restored = The backup was restored.
backups-kept-salvaged = Every readable line was kept.
backups-kept-cut-short = Later lines could not be read.
backups-kept-aside = The state before it is kept as the newest backup and in { $name }.
backups-kept-damaged-aside = The damaged file is kept as { $name }.
backups-kept-last = the last was “{ $said }”, { $date } at { $time }
backups-kept-last-short = The last was “{ $said }” at { $time }.
backups-diagnostics-title = When something is wrong
backups-diagnostics-about = A text file for the person who helps you: version, system, devices, settings, the state of the file and the program’s own log. It is written when you ask for it and sent nowhere.
backups-diagnostics-names = With the names of players and tournaments
backups-diagnostics-names-about = Without them every name in it is blacked out.
backups-diagnostics-save = Save diagnostics
backups-diagnostics-saved = Saved as
