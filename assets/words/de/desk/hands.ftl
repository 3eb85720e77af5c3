# Hand-for-hand, time called on a player, absences and penalties.

hands-off = Hand-for-Hand läuft nicht. Ist es fällig, genügt eine Taste; h4h in der Eingabezeile geht jederzeit.
hands-announce = Hand-for-Hand ansagen
# As in English.
hands-hand-hand_for_hand = Hand
# As in English.
hands-hand-soft = Hand
hands-hand-round = Runde
hands-in-progress = läuft
hands-done = Fertig
hands-of-tables = { $count ->
    [one] von { $count } Tisch
   *[other] von { $count } Tischen
}
hands-to-go = Noch
hands-until-money = bis ins Geld
hands-until-left = { $count ->
    [one] bis { $count } übrig ist
   *[other] bis { $count } übrig sind
}
hands-pays = { $place } Platz erhält
hands-paid = { $count } im Geld
hands-left = Uhr
hands-after-next = { $left } bei der nächsten Hand
hands-runs-on = läuft weiter
hands-tables = Tische
hands-held-short = wartet
hands-cell = { $players ->
    [one] { $table }, { $players } Spieler, { $state }
   *[other] { $table }, { $players } Spieler, { $state }
}
hands-hold = Anhalten
hands-hold-of = Anhalten: { $table }
hands-release = Ausspielen
hands-release-of = Ausspielen: { $table }
hands-out-now-hand_for_hand = In dieser Hand ausgeschieden
hands-out-now-soft = In dieser Hand ausgeschieden
hands-out-now-round = In dieser Runde ausgeschieden
hands-nobody-out-hand = Noch niemand. Sitz wie 6.4 und Enter; der Platz steht fest, wenn alle Tische fertig sind.
hands-nobody-out-round = Noch niemand. Sitz wie 6.4 und Enter; jede Hand einer Runde hat ihren eigenen Platz.
hands-stack = Stack zu Beginn
hands-stack-of = Stack von { $name } zu Beginn der Hand
hands-last-count = zuletzt gezählt { $chips }
hands-who-had-more = Wer hatte an { $table } mehr Chips?
hands-rank = Ordnen
hands-equal = Alle hatten gleich viel
hands-end-hand_for_hand = Hand-for-Hand beenden
hands-end-soft = Soft Hand-for-Hand beenden
hands-end-round = Runde für Runde beenden
hands-all-done = Rest ist fertig
hands-record = Eintragen
hands-time-label = Zeit für einen Spieler
hands-time-up = Zeit abgelaufen: { $name }
hands-time-acted = Hat gehandelt
hands-time-out = Abgelaufen
# As in English.
hands-time-out-key = t out
hands-time-before = { $count ->
    [one] schon { $count } Mal gerufen
   *[other] schon { $count } Mal gerufen
}
hands-away-title = Abwesende & Strafen
hands-away-about = Wer fehlt, wer eine Strafe absitzt und welche Strafen es schon gab
hands-away-away = Abwesend
hands-away-nobody-away = Niemand ist abwesend.
hands-away-mark = Jemand ist abwesend …
hands-away-player = Spieler
hands-away-seat = Sitz
hands-away-since = Seit
hands-away-to-return = Rückkehr
hands-away-too-long = zu lange
hands-away-buttons = Verpasst
hands-away-missed-blinds = { $count ->
    [one] { $count } Blind
   *[other] { $count } Blinds
}
hands-away-missed-buttons = { $count ->
    [one] { $count } abwesender Button
   *[other] { $count } abwesende Buttons
}
hands-away-back = Zurück
hands-away-misses-blind = Blind verpasst
hands-away-misses-absent_button = Abwesender Button
# As in English.
hands-away-of = { $does }: { $name }
hands-away-split = Aufteilen
hands-away-serving = Strafe läuft
hands-away-give = Strafe geben …
hands-away-sentence = Strafe
hands-away-played = Hände
hands-away-of-hands = { $served } von { $hands }
hands-away-hand-played = Eine gespielt
hands-away-over = Vorbei
hands-away-history = Bisherige Strafen
hands-away-when = Wann
hands-away-reason = Grund
hands-away-warning = Verwarnung
hands-away-hands = { $count ->
    [one] { $count } Hand
   *[other] { $count } Hände
}
hands-away-rounds = { $rounds ->
    [one] { $rounds } Runde, { $hands }
   *[other] { $rounds } Runden, { $hands }
}
