# The schedule: its editor, its games, pasting, the time left.

schedule-levels = Levels ändern
schedule-edit = Zeitplan ändern
schedule-paste = Zeitplan einfügen
schedule-save = Speichern
schedule-cancel = Abbrechen
schedule-editing = Zeitplan ändern
schedule-editing-about = Im Raum ändert sich nichts, bis Sie speichern.
schedule-pasting = Zeitplan einfügen
schedule-columns-small = Small Blind
schedule-columns-big = Big Blind
# As in English.
schedule-columns-ante-kind = Ante
schedule-columns-ante = Betrag des Antes
schedule-columns-small-bet = Small Bet
schedule-columns-big-bet = Big Bet
schedule-columns-stud-ante = Stud-Ante
# As in English.
schedule-columns-bring-in = Bring-in
schedule-columns-hands = Hände
schedule-columns-minutes = Minuten
schedule-columns-note = Notiz
# As in English.
schedule-cell = { $column }, { $row }
schedule-ante-kinds-none = kein
schedule-ante-kinds-per_player = jeder
schedule-ante-kinds-big_blind = Big Blind
schedule-goes-on = Level { $level } geht weiter
schedule-goes-on-short = weiter
schedule-note-hint = Für den Bildschirm
schedule-played = gespielt
schedule-now = jetzt

## Tools

schedule-tools = Für die Zeile am Cursor
# As in English.
schedule-add-level = Level
schedule-add-level-about = Level nach dieser Zeile einfügen
schedule-add-break = Pause
schedule-add-break-about = Pause nach dieser Zeile einfügen
schedule-double = Doppelt
schedule-double-about = Dieses Level nach dieser Zeile mit doppelten Beträgen einfügen
schedule-up = Zeile nach oben
schedule-down = Zeile nach unten
schedule-remove-about = Zeile entfernen
schedule-undo-about = Letzte Änderung hier rückgängig
schedule-has = Außer Blinds
# As in English.
schedule-kinds-limit = Limit
# As in English.
schedule-kinds-stud = Stud
schedule-kinds-hands = Hände
schedule-means-limit = Einsätze in zwei Größen: klein in den frühen Runden, groß in den späten
schedule-means-stud = Ante und Bring-in statt Blinds, und die Einsätze
schedule-means-hands = Ein Level endet nach einer Zahl von Händen. Die Minuten sagen, wie lange das wohl dauert.

## Mixed games

schedule-mixed-games = Mixed Games
schedule-mixed-games-about = Spiele im Wechsel, etwa H.O.R.S.E.
# As in English.
schedule-horse = H.O.R.S.E.
schedule-eight-game = 8-Game
schedule-games-holdem = Limit Hold’em
schedule-games-omaha-hi-lo = Omaha Hi-Lo
# As in English.
schedule-games-razz = Razz
schedule-games-stud = Seven Card Stud
schedule-games-stud-hi-lo = Stud Hi-Lo
schedule-games-triple-draw = 2-7 Triple Draw
schedule-games-no-limit-holdem = No-Limit Hold’em
schedule-games-pot-limit-omaha = Pot-Limit Omaha
schedule-next-game = Nächstes Spiel
schedule-next-games-level = Mit jedem Level
schedule-next-games-hands = Nach Händen
schedule-hands-at-table = Hände, an jedem Tisch gezählt
schedule-game-name = Name von Spiel { $number }
schedule-game-posts = Was bei { $game } gezahlt wird
schedule-posts-blinds = Blinds, No Limit oder Pot Limit
schedule-posts-limit_blinds = Blinds, Einsätze in zwei Größen
schedule-posts-stud = Stud: Ante und Bring-in
schedule-game-up = Früher spielen
schedule-game-down = Später spielen
schedule-game-remove = Entfernen
schedule-game-add = Neues Spiel
schedule-rotation-level = { $games }. Das nächste Spiel beginnt mit jedem Level.
schedule-rotation-hands = { $hands ->
    [one] { $games }. Das nächste Spiel beginnt nach { $hands } Hand an einem Tisch.
   *[other] { $games }. Das nächste Spiel beginnt nach { $hands } Händen an einem Tisch.
}
schedule-hands = { $count ->
    [one] { $count } Hand
   *[other] { $count } Hände
}
schedule-expected = dauert etwa { $length }

## What is wrong

schedule-not-amount = { $column }: Geben Sie eine ganze Zahl ein, etwa 1.000 oder 25k.
schedule-not-hands = Hände: Geben Sie eine ganze Zahl ein. Leer, wenn die Zeit das Level beendet.
schedule-not-length = Minuten: Geben Sie eine ganze Zahl oder 12:30 ein.
schedule-mend = Einige Zellen sind noch keine Zahlen. Sie sind markiert, nichts wurde gespeichert.
schedule-overtaken = Das Spiel ging weiter. Gespielte Zeilen sind wieder wie zuvor.
schedule-after-last = Nach dem letzten Level
schedule-after-lasts-double = Beträge verdoppeln
schedule-after-lasts-step = Letzten Schritt wiederholen
schedule-after-lasts-repeat = Gleich bleiben
schedule-beyond = Die ersten Levels nach dem letzten
schedule-kept = Ihre Änderungen am Zeitplan sind nicht gespeichert.
schedule-go-on = Weiter ändern
schedule-discard = Verwerfen

## Pasting

schedule-paste-text = Kopieren Sie Zeilen aus einer Tabelle oder Webseite, oder tippen Sie: ein Level oder eine Pause pro Zeile
schedule-paste-file = Datei laden
schedule-paste-columns = Text, CSV, Markdown, eine gespeicherte Webseite, .xlsx oder .ods, mit oder ohne Überschriften. Jede Zeile zeigt, was verstanden wurde. Goldene Zeilen prüfen.
schedule-paste-minutes = Minuten je Level
schedule-paste-asks = Zuerst die Frage beantworten.
schedule-use = { $count ->
    [0] Levels übernehmen
    [one] { $count } Level oder Pause übernehmen
   *[other] { $count } Levels und Pausen übernehmen
}
schedule-replaces = { $played ->
    [0] Sie ersetzen beim Speichern den ganzen Zeitplan.
    [one] Sie ersetzen beim Speichern alles nach der { $played } gespielten Zeile, auch die laufende.
   *[other] Sie ersetzen beim Speichern alles nach den { $played } gespielten Zeilen, auch die laufende.
}
schedule-ante-each = Ante je { $amount }
schedule-left-out = ausgelassen

## The time left

schedule-time-left = Restzeit
schedule-time-left-about = Minuten, oder Minuten und Sekunden: 12, 12:30, 0:45. + oder − gibt dazu oder zieht ab.
schedule-set = Setzen
schedule-not-time = Geben Sie eine Zeit wie 12, 12:30 oder 0:45 ein.
