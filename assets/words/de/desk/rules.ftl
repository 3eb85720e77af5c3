# House rules, and what entries cost. The books are cited, never copied.

rules-follows = { $differences ->
    [0] Nach { $name } ({ $short })
    [one] Nach { $name } ({ $short }), { $differences } Zeile vom Haus geändert
   *[other] Nach { $name } ({ $short }), { $differences } Zeilen vom Haus geändert
}
rules-presets = Regelwerk
rules-of-the-house = eine Wahl des Hauses
rules-preset-has = { $book } sagt: { $choice }
rules-back-to = Zurück zu { $book }
rules-change-it = Ändern
rules-change-line = Ändern: { $line }
rules-done = Fertig
rules-would-change = { $count ->
    [one] { $count } Zeile ändert sich
   *[other] { $count } Zeilen ändern sich
}
rules-changed-from-template = { $count ->
    [one] { $count } Zeile anders als in der Vorlage
   *[other] { $count } Zeilen anders als in der Vorlage
}
rules-apply = Anwenden
rules-discard = Nicht ändern
rules-from-now-on = Gilt ab der nächsten Hand. Das Protokoll sagt, seit wann.
rules-change = Turniereinstellungen ändern
rules-save = Speichern
rules-cancel = Abbrechen
rules-none = Keine
rules-sell-on = Verkaufen { $until }
rules-close-sale = Jetzt schließen
rules-sale-reason = Grund, fürs Protokoll
rules-group-entry = Anmeldung und Preise
rules-group-seats = Sitze
rules-group-blinds = Button und Blinds
rules-group-balance = Ausgleich
rules-group-breaks = Auflösen und Neuauslosung
# As in English.
rules-group-chips = Chips
rules-group-hand-for-hand = Hand-for-Hand
rules-group-conduct = Spieler
rules-group-entries = Spieler, die nie kommen
rules-tonight = Heute, in der Reihenfolge, in der es vorkommt
rules-when = Wann
rules-line = Regel
rules-written = Steht in
rules-yours = Ihre
rules-find = Regel suchen
rules-none-found = Keine Regel hat diese Wörter.
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-choose-book = Anderes wählen
rules-whens-no_show_due = Jemand kommt nicht
rules-whens-absence = Jemand ist nicht am Tisch
rules-whens-tolerance = Tische sind ungleich
rules-whens-mover = An einem Tisch fehlt jemand
rules-whens-from_table = Zwei Tische sind gleich voll
rules-whens-hold_breaks = Noch kann jemand dazukommen
rules-whens-preferred_size = Alle passen an weniger Tische
rules-whens-race = Kleine Chips gehen aus dem Spiel
rules-whens-calling_time = Jemand braucht zu lange
rules-whens-redraws = Wenige sind übrig
rules-ante-order = Kurzer Big Blind: was zuerst gezahlt wird
rules-ante-orders-blind_first-choice = Erst der Blind
rules-ante-orders-blind_first-means = Die Chips eines kurzen Big Blinds zahlen zuerst den Blind. Der Rest zahlt das Ante (TCH P11).
rules-ante-orders-ante_first-choice = Erst das Ante
rules-ante-orders-ante_first-means = Die Chips eines kurzen Big Blinds zahlen zuerst das Ante. Der Rest zahlt den Blind. TCH P11 hat es umgekehrt.

## Entries and prizes

rules-entry = Anmeldung
rules-entry-means = Gibt { $stack } Chips.
# As in English.
rules-rebuy = Rebuys
rules-a-player = { $limit } pro Spieler
rules-no-limit = ohne Limit
rules-until-level = bis Ende von Level { $level }
rules-until-first-break = bis zur ersten Hand nach der ersten Pause
rules-until-time = bis { $time }
rules-price-for = { $price } für { $stack } Chips
rules-only-busted = nur ohne Chips
rules-at-most = mit höchstens { $chips } Chips
# As in English.
rules-add-on = Add-ons
rules-everybody = für alle im Spiel
rules-re-entry = Re-Entries
rules-re-entry-out = neue Anmeldung für Ausgeschiedene
rules-re-entry-forfeit = neue Anmeldung für Ausgeschiedene und für alle, die ihren Stack aufgeben
rules-no-rebuy-means = Wer ausscheidet, bleibt draußen.
rules-late = Late Registration
rules-late-level = Bis Ende von Level { $level }
rules-late-first-break = Bis zur ersten Hand nach der ersten Pause
rules-late-time = Bis { $time }
rules-late-means = Wer später kommt, zieht einen freien Sitz. So bleiben die Tische ausgeglichen.
rules-no-late-means = Nach dem Start kommt niemand dazu.
rules-rounding = Rundung der Preise
rules-seat-prizes = Preise
rules-seat-prizes-choice = Seats im Wert von { $worth }
rules-seat-prizes-means = Der Pool bezahlt so viele Seats wie möglich. Der Rest geht bar an den nächsten Platz.
rules-rounding-means = Preise werden auf ein Vielfaches davon abgerundet. Der Rest geht an Platz 1.
