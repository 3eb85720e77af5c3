# Making a schedule from a wish, and its chart.

generator-open = Zeitplan erzeugen
generator-title = Zeitplan erzeugen
generator-about = Im Raum ändert sich nichts, bis Sie speichern.
generator-use = Übernehmen
generator-cancel = Abbrechen
generator-into-editor = Er kommt in den Editor. Dort können Sie jede Zeile ändern, bevor Sie speichern.
generator-into-rest = { $played ->
    [one] Er kommt in den Editor und ersetzt alles nach der { $played } gespielten Zeile. Er beginnt mit den jetzigen Stacks.
   *[other] Er kommt in den Editor und ersetzt alles nach den { $played } gespielten Zeilen. Er beginnt mit den jetzigen Stacks.
}
generator-into-template = Das neue Turnier beginnt damit. Jede Zeile lässt sich später ändern.
generator-only-blinds = Zeitpläne werden für Spiele mit Blinds und ohne Limit erzeugt.
generator-fields-players = Spieler
# As in English.
generator-fields-stack = Stack
generator-fields-more-chips = Weitere Chips
generator-fields-length = Dauer
generator-fields-level-minutes = Minuten pro Level
generator-fields-depth = Tiefe
generator-fields-ante-from = Ante ab Level
generator-fields-break-minutes = Minuten pro Pause
generator-fields-break-every = Pause alle
generator-means-more-chips = Alle erwarteten Rebuys, in Chips.
generator-means-length = Etwa 3:30, mit Pausen.
generator-means-depth = Big Blinds im Startstack.
generator-means-ante-from = Big-Blind-Ante von einem Big Blind.
generator-means-break-minutes = 0: keine Pausen.
generator-means-break-every = Etwa so viele Minuten.
generator-empty-depth = wie üblich
generator-empty-ante-from = keins
generator-wrong-number = Ganze Zahl eingeben.
generator-wrong-length = Geben Sie eine Dauer wie 3:30 oder 210 Minuten ein.
generator-predicted = { $players ->
    [one] wahrscheinliche Dauer mit Pausen, für { $players } Spieler mit { $chips } Chips
   *[other] wahrscheinliche Dauer mit Pausen, für { $players } Spieler mit { $chips } Chips
}
generator-nearest = Levels zu { $minutes } Minuten und { $length }

## The chart

generator-average = Durchschnitt in Big Blinds
generator-average-short = Durchschnitt
generator-breaks = Pausen und Chips, die gehen
generator-end = Ende etwa
generator-begins = Nach
generator-left = Noch dabei
generator-off = { $value } { $name } geht
generator-players-left = noch { $count }
generator-chart = Durchschnittlicher Stack in Big Blinds im Lauf des Zeitplans.
generator-chart-from = Durchschnittlicher Stack in Big Blinds im Lauf des Zeitplans, ab { $first }.
generator-chart-end = Ende etwa nach { $from } bis { $to }.
generator-no-players = Die Kurve braucht Spieler. Melden Sie welche an.
