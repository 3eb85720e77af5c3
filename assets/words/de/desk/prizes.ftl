# Prizes: the pool, the structure, deals, bounties.

prizes-places-paid = { $count ->
    [one] { $count } bezahlter Platz
   *[other] { $count } bezahlte Plätze
}
prizes-tabs = Was von den Preisen zu sehen ist
prizes-tab-prizes = Preise
prizes-tab-deal = Teilen oder beenden
# As in English.
prizes-tab-bounties = Bounties
prizes-tab-payments = Auszahlen
prizes-sheet = Auszahlungsliste
prizes-poster = Preisplakat
prizes-may-grow = kann noch wachsen
prizes-open = Noch zu gewinnen
prizes-owed = Offen
prizes-paid-in = Für Preise eingezahlt
prizes-overlay-from = Overlay, vom Haus
prizes-paid = Ausgezahlt
prizes-place = Platz
prizes-prize = Preis
prizes-holder = Spieler
prizes-mark-paid = Auszahlen
prizes-mark-paid-rest = Noch { $rest } auszahlen
prizes-mark-paid-to = Preis an { $name } auszahlen
prizes-mark-paid-less = { $rest } auszahlen, abzüglich Schulden
prizes-mark-paid-less-to = Preis an { $name } auszahlen, abzüglich Schulden
# As in English.
prizes-ticket = Ticket { $number }
prizes-hand-ticket = Aushändigen
prizes-hand-ticket-to = Ticket an { $name } ausgehändigt
prizes-print-ticket-of = Ticket von { $name } drucken
# As in English.
prizes-tickets-title = Tickets
prizes-tickets-owed = { $count } offen, { $amount } geschuldet
# As in English.
prizes-tickets-number = Ticket
prizes-tickets-winner = Gewonnen von
prizes-tickets-for = Gilt für
prizes-tickets-worth = Wert
prizes-tickets-standing = Benutzt
prizes-tickets-until = bis { $day }
# As in English.
prizes-tickets-used = in { $event }
prizes-tickets-expired = abgelaufen
prizes-tickets-out = noch nicht
prizes-tickets-print = Tickets drucken
prizes-owes = schuldet { $owed }
prizes-paid-too-much = Zu viel ausgezahlt
prizes-collect = { $over } von { $name } zurückholen
prizes-too-much = { $over } zu viel seit einer Korrektur
prizes-report = netto { $net }: meldepflichtig
prizes-report-about = Nettogewinne über der Grenze werden gemeldet (TCH 6b).
prizes-next-to-win = als Nächstes
prizes-pages = Plätze
prizes-standings = Bisher ausgeschieden
prizes-all-places = Alle Plätze
prizes-latest-places = Letzte Plätze
prizes-paste-title = Aus einer Tabelle oder Datei
prizes-paste-about = Jede Zeile: ein Platz oder mehrere und der Preis, in Prozent oder als Betrag. Oder 50/30/20, oder eine Tabelle. Text, CSV, .xlsx oder .ods.
prizes-paste-use = { $count ->
    [0] Übernehmen
    [one] { $count } Platz übernehmen
   *[other] { $count } Plätze übernehmen
}
prizes-paste-file = Datei laden
prizes-paste-line = Zeile { $line }: { $note }

## The structure

prizes-structure-kinds = So wird der Pool geteilt
prizes-structure-bars = Preis als Balken
prizes-structure-seldom = Rundung, erster Preis, Stufen
prizes-structure-kind-tables = Übliche Tabelle
prizes-structure-kind-generated = Für dieses Feld
prizes-structure-kind-percentages = Eigene Prozente
prizes-structure-kind-amounts = Feste Beträge
prizes-structure-kind-seats = Seats
prizes-structure-means-tables = Bis 30 Anmeldungen nach den Tabellen für Heimspiele, darüber berechnet (HPT, Payout).
prizes-structure-means-generated = Runde Beträge in Stufen, für jede Feldgröße.
prizes-structure-means-percentages = Eigene Anteile ab Platz 1, etwa 50 30 20. Überschreiben Sie einen oder ziehen Sie den Balken: Der Rest folgt.
prizes-structure-means-amounts = Die Beträge bleiben, wenn sich Anmeldungen ändern. Überschreiben Sie einen oder ziehen Sie den Balken: Der Rest folgt.
prizes-structure-means-seats = So viele Seats für ein anderes Turnier, wie der Pool bezahlt, der Rest bar.
prizes-structure-places = Bezahlte Plätze
prizes-structure-places-about = Eine Zahl oder ein Anteil des Felds wie { $share }.
prizes-structure-least = Mindestpreis
prizes-structure-least-about = In Buy-ins zum vollen Preis, alle Gebühren eingeschlossen.
prizes-structure-first = Erster Preis
prizes-structure-first-about = Ein Prozentsatz wie { $share }. Leer: wie üblich.
prizes-structure-tiers = Preisstufen, höchstens
prizes-structure-tiers-about = Leer: wie üblich.
prizes-structure-usual = wie üblich
prizes-structure-unit = Gerundet auf
prizes-structure-unit-about = Jeder Preis außer dem ersten ist ein Vielfaches davon.
prizes-structure-percentages = Prozente
prizes-structure-percentages-about = Zusammen 100.
prizes-structure-seat = Wert eines Seats
prizes-structure-seat-event = Seats für das Event
prizes-structure-seat-event-about = Name des Turniers oder der Serie. Gewonnen werden Tickets; leer: keine Tickets.
prizes-structure-seat-until = Gültig bis
prizes-structure-seat-until-about = Der letzte Tag. Leer: unbegrenzt.
prizes-structure-wrong-amount = Geben Sie einen Betrag wie { $example } ein.
prizes-structure-wrong-least = Geben Sie eine Zahl von Buy-ins wie { $example } ein.
prizes-structure-wrong-places = Geben Sie eine Zahl von Plätzen oder einen Anteil wie { $example } ein.
prizes-structure-wrong-first = Geben Sie einen Prozentsatz wie { $share } oder eine Steilheit wie x{ $steepness } ein.
prizes-structure-wrong-tiers = Geben Sie eine ganze Zahl ein.
prizes-structure-wrong-percentages = Geben Sie Prozente mit Leerzeichen dazwischen ein, etwa { $example }.
prizes-structure-wrong-withheld = Jede Zeile braucht einen Zweck und einen Betrag wie { $example }.
prizes-structure-wrong-goods = Jede Zeile braucht einen Platz wie 1 und einen Gewinn.
prizes-structure-terms = Garantie, Zuschuss, Sachpreise
prizes-structure-guarantee = Garantie
prizes-structure-guarantee-about = Das Haus legt dazu, was fehlt.
prizes-structure-added = Zuschuss des Hauses
prizes-structure-withheld = Abzug
prizes-structure-withheld-about = Bleibt unter seinem Namen, bis es ausgezahlt ist.
prizes-structure-withheld-for = Wofür
prizes-structure-withheld-amount = Betrag
prizes-structure-withheld-line = Abzug, Zeile { $number }
prizes-structure-goods = Sachpreise
prizes-structure-goods-place = Platz
prizes-structure-goods-what = Was er gewinnt
prizes-structure-goods-line = Sachpreise, Zeile { $number }
prizes-structure-line-out = Entfernen: { $line }
prizes-structure-report-above = Melden ab
prizes-structure-report-above-about = Nettogewinn. Leer: wie im Regelwerk.
prizes-structure-table = Was jeder Platz bekommt
prizes-structure-share = Vom Pool
prizes-structure-amount-of = Betrag: { $place } Platz
prizes-structure-share-of = Prozent: { $place } Platz
prizes-structure-release = Wieder folgen
prizes-structure-release-of = { $place } Platz wieder den anderen folgen lassen
prizes-structure-bar = { $place } Platz: { $amount }, { $share }
prizes-structure-chart-about = Ziehen Sie einen Balken oder tippen Sie einen Betrag: Die anderen folgen. Auch mit Pfeil- und Bildtasten; Entf: wieder folgen.
prizes-structure-keep = Diese Preise nehmen
prizes-structure-lock = Beträge behalten
prizes-structure-lock-about = Sie bleiben, wenn sich Anmeldungen ändern. Ein Hinweis sagt, um wie viel.
prizes-structure-discard = Zurücksetzen

## A deal

prizes-deal-about = Zählen Sie die Chips aller Spieler. Vor dem Deal ist nichts vereinbart.
prizes-deal-left = Rest für den Sieger
prizes-deal-left-about = Vom ersten Platz abgezogen.
prizes-deal-stack-of = Chips von { $name }
prizes-deal-columns-player = Spieler
# As in English.
prizes-deal-columns-chips = Chips
prizes-deal-columns-share = Anteil
prizes-deal-agreed = Vereinbart
prizes-deal-total = Zusammen
prizes-deal-sums = { $counted } gezählt von { $play } im Spiel
prizes-deal-agrees = { $counted } gezählt: alle im Spiel
prizes-deal-stands = Zählung annehmen
prizes-deal-make-even = Gleichmäßig teilen
prizes-deal-make-chips = Nach Chips teilen
prizes-deal-make-icm = Nach Chipwert teilen (ICM)
prizes-deal-make-agreed = Wie vereinbart teilen
prizes-deal-unit = Runden auf
prizes-deal-unit-about = Leer: genau.
prizes-deal-units = Beträge zum Runden
prizes-deal-share-of = Vereinbarter Anteil von { $name }
prizes-deal-show = Im Raum zeigen
prizes-deal-own-key = Alt Enter schließt den Deal ab, auf dem der Fokus steht; Enter allein keinen
prizes-deal-hide = Vom Bildschirm nehmen
prizes-deal-print = Deal-Blatt
prizes-deal-made-even = Deal gemacht: zu gleichen Teilen
prizes-deal-made-chips = Deal gemacht: nach Chips
prizes-deal-made-icm = Deal gemacht: nach ICM
prizes-deal-made-agreed = Deal gemacht: wie vereinbart
prizes-deal-undo-about = Rückgängig entfernt den Deal.
prizes-deal-off = Seit dem Deal hat sich das Geld für diese Spieler um { $by } geändert.
prizes-deal-left-line = { $amount } bleiben für den Sieger.
prizes-deal-still-in = noch dabei

## The end

prizes-end-title = Hier beenden
prizes-end-about = Alle, die noch spielen, bekommen einen Platz. Niemand muss ausscheiden.
prizes-end-by = Plätze
prizes-end-ways-deal = Nach dem Deal
prizes-end-ways-chips = Nach Chips
prizes-end-ways-shared = Geteilt
prizes-end-go = Turnier beenden

## Calling the event off

prizes-call-off-title = Turnier absagen
prizes-call-off-back = Das Geld geht zurück
prizes-call-off-about-in_full = Alle bekommen zurück, was sie bezahlt haben, auch wer ausgeschieden ist. Niemand hat einen Platz.
prizes-call-off-about-evenly = Wer noch spielt, teilt die Preise zu gleichen Teilen. Wer ausgeschieden ist, behält seinen Platz.
prizes-call-off-about-by_chips = Wer noch spielt, bekommt den niedrigsten Preis, und der Rest wird nach Chips geteilt.
prizes-call-off-ways-in_full = Alles
prizes-call-off-ways-evenly = Gleichmäßig
prizes-call-off-ways-by_chips = Nach Chips
prizes-call-off-fees-all = Das Haus gibt auch seine Gebühren zurück
prizes-call-off-fees-left = Das Haus gibt denen, die noch spielen, auch die Gebühren zurück
prizes-call-off-why = Grund, für Protokoll und Bildschirme
prizes-call-off-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
prizes-call-off-go = { $count ->
    [one] Absagen: { $amount } zurück an { $count } Spieler
   *[other] Absagen: { $amount } zurück an { $count } Spieler
}

## Payments

prizes-payments-search = Spieler suchen
prizes-payments-player = Spieler
prizes-payments-prize = Preis offen
prizes-payments-bounties = Bounties offen
prizes-payments-owes = Schuldet
prizes-payments-too-much = Zu viel ausgezahlt
prizes-payments-pay = Auszahlen
prizes-payments-pay-to = { $name } auszahlen
prizes-payments-slip-of = Auszahlungsbeleg für { $name } drucken

## Bounties

prizes-bounties-kinds-fixed = Fest
prizes-bounties-kinds-progressive = Progressiv
# As in English.
prizes-bounties-kinds-mystery = Mystery
prizes-bounties-kind-fixed = Fest: alles an den, der den Spieler ausschaltet.
prizes-bounties-kind-progressive = Progressiv: Eine Hälfte wird ausgezahlt, die andere kommt auf den Kopf des Gewinners. Ein ungerader Rest wird ausgezahlt.
prizes-bounties-kind-mystery = Mystery: aus versiegelten Umschlägen gezogen.
prizes-bounties-print = Bounty-Liste
prizes-bounties-collected = Eingenommen
prizes-bounties-won = Gewonnen
prizes-bounties-on-heads = Noch auf Köpfen
prizes-bounties-in-envelopes = In Umschlägen
prizes-bounties-not-assigned = Nicht zugeteilt
prizes-bounties-count = { $count ->
    [one] { $count } Bounty
   *[other] { $count } Bounties
}
prizes-bounties-paid-out = Ausgezahlt
prizes-bounties-owed = Offen
prizes-bounties-pay = { $amount } auszahlen
prizes-bounties-pay-to = { $amount } an Bounties an { $name } auszahlen
prizes-bounties-paid = ausgezahlt
prizes-bounties-find = Spieler suchen
prizes-bounties-more = { $count } weitere
prizes-bounties-nobody-found = Niemand mit diesem Namen hat eins gewonnen.
prizes-bounties-standings = Wer sie gewonnen hat
prizes-bounties-nobody = Noch keins gewonnen.
prizes-bounties-whose = Wem gehören diese?
prizes-bounties-latest = Zuletzt gefallen
prizes-bounties-by = gewonnen von { $names }
prizes-bounties-assign = Wer das Bounty von { $name } gewinnt
prizes-bounties-choose = Name oder Sitz
prizes-bounties-also = und wer noch?
prizes-bounties-without = Ohne { $name }
prizes-bounties-nobody-called = Niemand in diesem Turnier hat diesen Namen.
prizes-bounties-change = Ändern
prizes-bounties-give = Geben
prizes-bounties-seal = Umschläge versiegeln
prizes-bounties-seal-about = Lost die Reihenfolge einmal aus. Niemand sieht, welcher als Nächstes kommt.
prizes-bounties-sealed = Versiegelt · { $print }
prizes-bounties-envelopes = Übrige Umschläge
prizes-bounties-proposed = Vorgeschlagene Umschläge
# As in English.
prizes-bounties-times = { $count } ×
prizes-bounties-open-of = Umschlag für { $name } öffnen
prizes-bounties-open = Öffnen
