# Seats: what is arranged, cards, alternates, the proof of a draw.

seats-room-tables = Tische im Raum
seats-room-tables-any = beliebig
seats-room-tables-about = Ihre Anzahl oder die Nummern, die auf ihnen stehen: 8, oder 61-68 70. Wer an ihnen keinen Sitz findet, kommt auf die Warteliste. Leer: so viele Tische wie nötig.
seats-would-wait = { $count ->
    [one] { $count } Spieler hat keinen Sitz und käme auf die Warteliste.
   *[other] { $count } Spieler haben keinen Sitz und kämen auf die Warteliste.
}
seats-arranged = Festgelegt
seats-arranged-about = Gilt bei jeder Auslosung und für späte Sitze. Was nicht geht, steht vor der Auslosung da.
seats-arrange = Sitz festlegen
seats-kind = Was festlegen
seats-kinds-lock = Fester Sitz eines Spielers
seats-kinds-apart = Zwei Spieler getrennt
seats-kinds-dealer = Ein Dealer
seats-kinds-block = Gesperrter Sitz
seats-player = Spieler
seats-other = Und
seats-seat = Sitz, etwa 3.2
seats-add-arrangement = Festlegen
seats-give-up = Aufheben: { $text }
seats-cards = Gezogene Karten eingeben
seats-cards-about = Jeder zieht eine Karte; geben Sie jede gleich ein.
seats-choose = Gewählte Sitze eingeben
seats-cards-title = Gezogene Karten
seats-card-field = Karte oder Name und Karte
seats-card-example = 9s, A hearts, 10 c oder anna 9s
seats-card-next = { $name } zieht als Nächstes
seats-cards-left = { $count ->
    [one] { $count } Spieler zieht noch
   *[other] { $count } Spieler ziehen noch
}
seats-card-enter = Eingeben
seats-card-deal = Eine ziehen
seats-card-deal-about = Das Programm zieht für den nächsten Spieler eine der übrigen Karten, mit eigenem Startwert
seats-card-undo = Rückgängig entfernt eine falsche Karte.
seats-card-deck = Noch im Deck
seats-card-done = keine mehr
seats-card-close = Zurück zum Plan
seats-alternates = Warteliste
seats-waiting = { $count ->
    [one] { $count } Spieler wartet. Für die Warteliste gelten dieselben Sitze wie für alle.
   *[other] { $count } Spieler warten, in dieser Reihenfolge. Für sie gelten dieselben Sitze wie für alle.
}
seats-alternate-place = Warteliste { $place }
seats-seat-them = { $count } platzieren
seats-open-table = { $table } öffnen
seats-open-table-about = Wer wartet, bekommt dort einen Sitz; niemand zieht um, bis vier verkauft sind
seats-no-room = Kein Sitz ist frei. Wird einer frei, geht es der Reihe nach.
seats-proof-title = So wurde ausgelost
seats-kept = Eingehalten
seats-not-kept = Nicht eingehalten
seats-draws-made = Auslosungen des ganzen Felds
seats-undone = rückgängig gemacht
seats-line = Zeile { $line }
seats-check = Prüfskript
seats-check-about = shuffle-up headless < check.jsonl wiederholt diese Auslosung auf jedem Computer.
seats-check-none = Das Protokoll belegt diese Auslosung; ein Skript allein wiederholt sie nicht.
seats-copy = Kopieren
seats-copied = Kopiert
seats-fairness = Auslosungsnachweis
seats-absent = abwesend
seats-correct-bust = Es war jemand anders …
seats-back-in = Wieder dabei, hier
seats-row-menu = Mehr …
seats-row-menu-of = Mehr: was mit { $name } möglich ist
seats-lock-seat = Sitz reservieren …
seats-unlock = Sitz { $seat } freigeben
seats-keep-apart = Trennen von …
seats-deals = Gibt an einem Tisch
seats-deals-no-more = Gibt nicht mehr
seats-locked-at = Sitz { $seat }
seats-apart-from = getrennt von { $names }
seats-dealer = gibt
