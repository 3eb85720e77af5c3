# Players, and their list.

players-about-entered = { $entries } angemeldet
players-about-left = { $left } von { $entries } dabei
players-regulars = Stammgäste
players-no-regulars = Sonst hat noch niemand gespielt. Spieler späterer Abende stehen dann hier.
players-list = Liste einfügen oder laden
players-keep-on-list = Alle in meine Spielerliste
players-name = Name des Spielers
players-name-placeholder = Name eines Spielers
players-add = Anmelden
players-new-player = Neuer Spieler: { $name }
players-choose-who = Mit den Pfeiltasten wählen: jemand Bekanntes oder ein neuer Spieler namens { $name }.
players-namesake = { $name } ist schon in diesem Turnier.
players-namesake-at = { $name }, { $where }, ist schon in diesem Turnier.
players-views = Was von den Spielern zu sehen ist
players-filter = Welche Spieler
players-filters-all = Alle
players-filters-unpaid = Nicht bezahlt ({ $count })
players-filters-out = Ausgeschieden ({ $count })
players-columns-state = Stand
players-columns-paid = Eingezahlt
players-empty-title = Noch niemand angemeldet
players-empty-about = Name tippen, Enter, und so weiter; oder Stammgäste ankreuzen, eine Liste einfügen oder eine Datei laden. Rechts steht, was daraus folgt.
players-search = Nach Name suchen
# As in English.
players-orders-name = Name
players-orders-seat = Sitz
players-orders-place = Platz
players-none = Niemand hier.
players-none-called = Niemand heißt „{ $search }“.
players-waiting = noch kein Sitz
players-withdrawn = abgemeldet
players-no-show-waits = No-Show, Geld verwahrt
players-no-show-collected = No-Show, Geld abgeholt
players-no-show-lapsed = No-Show, Geld ans Haus
players-rebuys = { $count ->
    [one] { $count } Rebuy
   *[other] { $count } Rebuys
}
players-bounties = { $count ->
    [one] { $count } Bounty, { $worth }
   *[other] { $count } Bounties, { $worth }
}
# As in English.
players-rebuy = Rebuy
players-busted-rebuys = Ausgeschieden, Rebuy
players-rename = Berichtigen
players-in-the-log = Im Protokoll
players-new-name = Neuer Name für { $name }
players-last-name = Nachname
players-last-name-of = Nachname von { $name }
players-card = Kartennummer
players-card-of = Kartennummer von { $name }
players-leave = Abbrechen
players-save = Speichern
players-withdraw = Abmelden
guests-title = Gästeliste
guests-name = Gast für die Liste
# As in English.
guests-placeholder = Anna Berg +1, maybe
guests-add = Gast hinzufügen
guests-list = Liste einfügen oder laden
guests-at-the-door = An der Tür bezahlt mit
guests-empty-title = Noch wird niemand erwartet
guests-empty-about = Fügen Sie die Liste aus Ihrem Chat ein, oder tippen Sie einen Namen und Enter. Wer kommt, wird mit einer Taste angemeldet; die Auslosung nimmt, wer da ist.
guests-keep = { $count ->
    [one] { $count } Gast auf die Liste setzen
   *[other] { $count } Gäste auf die Liste setzen
}
guests-answers-coming = kommt
guests-answers-maybe = vielleicht
guests-answers-not_coming = kommt nicht
guests-answer-of = Kommt { $name }?
guests-paid-of = Was { $name } vor dem Abend bezahlt hat
guests-not-paid = nicht bezahlt
guests-paid-by = bezahlt: { $payment }
guests-there = da
guests-one-more-of = { $name } bringt noch jemanden mit
guests-one-more-about = Bringt noch jemanden mit, ohne Namen
guests-here = Da
guests-here-of = { $name } ist da: anmelden
guests-brought-here = +1 da
guests-comes-in = Da: anmelden · { $says }
roster-title = Eine Spielerliste
roster-paste = Namen einfügen, einen pro Zeile, oder eine Tabelle
roster-file = Datei laden
roster-file-about = Eine Text- oder Tabellendatei. Sie sehen, wie sie gelesen wurde, bevor jemand angemeldet wird.
roster-enter = { $count ->
    [one] { $count } Spieler anmelden
   *[other] { $count } Spieler anmelden
}
roster-asks = Niemand wird angemeldet, bevor die Frage beantwortet ist.
roster-cancel = Abbrechen
roster-left-out = ausgelassen
registration-tonight = Heute
registration-change = Ändern
registration-expected = Erwartete Dauer
registration-length = { $from } bis { $to }
registration-length-unknown = ab zwei Anmeldungen
registration-stack-each = Stack je Spieler
registration-more-prizes = und { $count } weitere
registration-in-all = insgesamt { $count }
registration-tables = Die Auslosung
registration-planned = { $field }, { $tables }
registration-table = Tisch { $table }
registration-draw = Sitze auslosen
registration-by-hand = Von Hand: diese Karten bereitlegen, jeder zieht eine.
registration-start-about = Startet die Uhr. Drucken Sie vorher die Sitzkarten, unter Papier.
registration-seats-drawn = Die Sitze sind ausgelost
registration-table-of = { $number } von { $tables }
registration-skip = Alle zeigen
registration-again = Neu auslosen
registration-again-about = Eine neue Auslosung; das Protokoll behält beide
registration-fingerprint = Prüfnummer
registration-seed = Startwert
registration-proof = Jeder kann später prüfen, dass fair ausgelost wurde. Die Prüfnummer steht auf jeder Sitzkarte.
