# Card rooms: cash games with tables, waiting lists and must-moves.

house-cardroom-title = Kartenräume
house-cardroom-about = { $count ->
    [0] Noch keiner
    [one] { $count } Kartenraum
   *[other] { $count } Kartenräume
}
house-cardroom-create = Neuer Kartenraum
house-cardroom-back-to-rooms = Alle Kartenräume
house-cardroom-empty-title = Noch kein Kartenraum
house-cardroom-empty-about = Cash Games mit Tischen, Wartelisten und Must-Moves, nach den Regeln des Hauses.
# As in English.
house-cardroom-name = Name
house-cardroom-usual-name = Kartenraum
house-cardroom-book = Regeln
# As in English.
house-cardroom-books-roberts = Robert’s Rules
# As in English.
house-cardroom-books-hpt = Home Poker Tourney
house-cardroom-books-lr = Liga
# As in English.
house-cardroom-books-wsop = WSOP
house-cardroom-call-minutes = Minuten, bis ein Aufruf verfällt
house-cardroom-contradicts = Das Buch der WSOP widerspricht sich an zwei Stellen. Wähle, wie dieser Raum spielt.
house-cardroom-half = Ein Mix, der genau die Hälfte seiner Spiele teilt (70, 96)
house-cardroom-halves-must-move = Must-Move-Tisch
house-cardroom-halves-main = Eigenes Hauptspiel
house-cardroom-third = Zwei Tische, nachdem der dritte aufgelöst ist (96)
house-cardroom-thirds-youngest-moves = Der jüngste ist wieder Must-Move
house-cardroom-thirds-both-stay-main = Beide bleiben Hauptspiele
house-cardroom-currency = Währung
house-cardroom-create-go = Anlegen
house-cardroom-tables = { $count ->
    [0] kein Tisch spielt
    [one] { $count } Tisch spielt
   *[other] { $count } Tische spielen
}
house-cardroom-waiting = { $count ->
    [0] niemand wartet
    [one] { $count } Name wartet
   *[other] { $count } Namen warten
}
house-cardroom-due = Jetzt fällig
house-cardroom-do-it = Ausführen
house-cardroom-type = Tippen
house-cardroom-no-game-title = Noch kein Spiel
house-cardroom-no-game-about = Tippe „game 2-5 NLHE 200-1000“ und drücke Enter. Dann öffnet „open 1 2-5“ den ersten Tisch.
house-cardroom-typed-line = Was im Raum geschieht
# As in English.
house-cardroom-typed-line-placeholder = list 2-5 Anna
house-cardroom-typed-line-about = list, call, seat, away, back, out, broke … mit Spiel, Tisch oder Name. F1 zeigt alle.
house-cardroom-facts-on-tables = Auf den Tischen
house-cardroom-facts-bought = Gekauft
house-cardroom-facts-cashed = Ausgezahlt
house-cardroom-facts-time = Zeitgeld
house-cardroom-facts-deposits = Pfand
house-cardroom-facts-kept = Aufbewahrt
house-cardroom-kept-for = Aufbewahrt für: { $names }
# As in English.
house-cardroom-kept-of = { $name } { $amount }
house-cardroom-open-seats = { $count ->
    [0] kein freier Sitz
    [one] { $count } freier Sitz
   *[other] { $count } freie Sitze
}
house-cardroom-table = Tisch { $table }
house-cardroom-phases-forming = sammelt sich
house-cardroom-phases-running = spielt
house-cardroom-phases-breaking = letzte Hände
house-cardroom-phases-closed = geschlossen
house-cardroom-sit = { $players } von { $chairs }
house-cardroom-feeds = speist { $tables }
house-cardroom-time-due = Zeit um { $at }
house-cardroom-kill-of = Kill { $amount }
house-cardroom-kept-seat = Sitz freigehalten
house-cardroom-kept-until = freigehalten bis { $at }
house-cardroom-away-since = weg seit { $at }
house-cardroom-away-until = weg, Chips bis { $at }
house-cardroom-posts = setzt { $amount }
house-cardroom-over-by = { $name } spielt solange
house-cardroom-behind = { $amount } unterwegs
house-cardroom-free = frei
house-cardroom-order = Rückt zuerst nach: { $names }
house-cardroom-wishes = Sitzwechsel: { $names }
house-cardroom-wish-table = { $name } zu Tisch { $table }
house-cardroom-wish-seat = { $name } auf Sitz { $seat }
house-cardroom-no-table = Noch kein Tisch
house-cardroom-list = Warteliste
house-cardroom-add = Name dazu
house-cardroom-nobody-waits = Niemand wartet.
house-cardroom-is-here = ist da
house-cardroom-since = seit { $at }
house-cardroom-called = aufgerufen um { $at }
house-cardroom-called-until = aufgerufen für Tisch { $table }, bis { $at }
house-cardroom-from-broken = von aufgelöstem Tisch
house-cardroom-deposit = Pfand da
house-cardroom-passed = übergangen
house-cardroom-plays = spielt ein anderes Spiel
house-cardroom-not-at = nicht an Tisch { $tables }
house-cardroom-on-screen = Listen auf einem Bildschirm
house-cardroom-print = Wartelisten drucken
house-cardroom-all-names = Alle { $count } Namen
house-cardroom-first-names = Nur die ersten Namen
