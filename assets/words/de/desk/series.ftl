# Series: several flights and later days that play for one pool.

house-series-title = Serien
house-series-about = { $count ->
    [0] Noch keine
    [one] { $count } Serie
   *[other] { $count } Serien
}
house-series-create = Neue Serie
house-series-back-to-series = Alle Serien
house-series-empty-title = Noch keine Serie
house-series-empty-about = Eine Serie ist ein Turnier aus mehreren Flights und späteren Tagen. Jeder davon ist ein eigenes Turnier. Die Serie hat ihren Preispool, ihre Plätze und die Liste für Tag 2.
house-series-days = { $count ->
    [0] noch kein Turnier
    [one] { $count } Turnier
   *[other] { $count } Turniere
}
house-series-in-play = läuft: { $names }
# As in English.
house-series-name = Name
house-series-create-about = Ein Name genügt. Die üblichen Regeln gelten, bis Sie sie ändern.
house-series-create-go = Anlegen
house-series-part = Teil der Serie
# As in English.
house-series-parts-flights = Flights
house-series-parts-day-two = Tag 2
house-series-parts-places = Plätze
house-series-parts-lines = Protokoll
house-series-parts-rules = Regeln
# As in English.
house-series-flight = Flight { $number }
house-series-together = Alle Flights
house-series-day = Tag { $number }
house-series-place = Flight { $flight }, Tag { $day }
house-series-place-together = Alle Flights zusammen, Tag { $day }
house-series-next-named = { $name }, Tag { $day }
house-series-next-draw = Tag { $day } auslosen

## Flights side by side

house-series-flights-title = Flights und Tage
# As in English.
house-series-flights-flight = Flight
house-series-flights-day = Turnier
# As in English.
house-series-flights-level = Level
house-series-flights-entries = Anmeldungen
house-series-flights-left = Übrig
house-series-flights-average = Schnitt
house-series-flights-bags = Beutel
house-series-flights-pool = Preispool
house-series-flights-cash = Bar in der Kasse
house-series-flights-keys = ↑ ↓ gehen von Tag zu Tag, Enter oder die Nummer öffnet das Turnier.
house-series-flights-go-to = { $name } öffnen
house-series-flights-not-started = nicht begonnen
house-series-flights-closed = abgeschlossen
house-series-flights-ends = endet { $time }
house-series-flights-bagged = { $count ->
    [one] { $count } Beutel: { $bagged } von { $chips }
   *[other] { $count } Beutel: { $bagged } von { $chips }
}
house-series-flights-close = Abschließen
house-series-flights-close-of = { $name } abschließen
house-series-flights-why = Warum in den Beuteln nicht die Chips im Spiel sind
house-series-flights-close-so = Mit diesem Grund abschließen
house-series-flights-remove = Entfernen
house-series-flights-remove-of = { $name } aus der Serie entfernen
house-series-flights-none = Fügen Sie das Turnier jedes Flights hinzu. Was dort gespielt wird, zählt hier sofort.
house-series-flights-add = Turnier hinzufügen
house-series-flights-tournament = Turnier
house-series-flights-as = Als
house-series-flights-add-go = Hinzufügen
house-series-flights-nothing-to-add = Es gibt kein weiteres Turnier zum Hinzufügen. Legen Sie zuerst das nächste an.
house-series-flights-change-rules = Regeln ändern

## Money and figures

house-series-facts-entries = Anmeldungen
house-series-facts-players = Spieler
house-series-facts-left = Übrig
house-series-facts-pool = Preispool
house-series-facts-guarantee = Garantie
# As in English.
house-series-facts-overlay = Overlay
house-series-facts-places = Bezahlte Plätze
house-series-facts-first = Erster Platz
house-series-facts-min-cash = Mindestpreis
house-series-money-waits = Die Preise stehen fest, sobald diese abgeschlossen sind oder keine Anmeldungen mehr annehmen: { $flights }.
house-series-money-further = { $count ->
    [one] { $count } weiterer Stack erhält { $amount } aus dem Preispool.
   *[other] { $count } weitere Stacks erhalten je { $amount } aus dem Preispool.
}
house-series-money-in-flights = Die Flights zahlen ihren eigenen Spielern { $amount }.
house-series-money-beyond = Das Haus legt { $amount } über den Preispool hinaus dazu.
house-series-money-unassigned = { $amount } kann noch niemand gewinnen.
house-series-money-bubble = Innerhalb eines Flights gibt es Hand-for-Hand.
house-series-forecast-title = Tag 2
house-series-forecast-expected = Erwartet
house-series-forecast-certain = { $count } sicher
house-series-forecast-tables = Tische
house-series-forecast-of = zu { $seats }
house-series-forecast-average = Durchschnittsstack
house-series-forecast-begins = Beginn
house-series-forecast-big-blind = Big Blind { $chips }
house-series-forecast-uncounted = Noch nicht mitgezählt: { $flights }.
house-series-leaders-title = Führende nach Chips über alle Flights
house-series-leaders-none = Noch wurde kein Stack gezählt.

## To be settled

house-series-settle-title = Zu klären
house-series-settle-added = { $day }: { $name } wurde nach dem Abschluss angemeldet.
house-series-settle-gone = { $day }: { $name } ist nicht mehr angemeldet.
house-series-settle-standing = { $day }: { $name } war { $was } und ist jetzt { $now }.
house-series-settle-other = { $day }: Die Anmeldung von { $name } hat sich geändert.
house-series-settle-chips = { $day }: Chips im Spiel waren { $was }, jetzt { $now }.
house-series-settle-in = im Spiel
house-series-settle-bagged = mit { $chips } im Beutel
house-series-settle-out = in Level { $level } ausgeschieden
house-series-settle-accept = Annehmen
house-series-settle-accept-of = Die Änderung annehmen: { $name }
house-series-settle-beyond = { $name }: Anmeldungen insgesamt { $entries }, erlaubt { $allowed }.
house-series-settle-beyond-in = { $name }: Anmeldungen in Flight { $flight } { $entries }, erlaubt { $allowed }.
house-series-settle-maybe = { $name } spielte in { $days }. Ist das eine Person?
house-series-settle-one = Eine Person
house-series-settle-one-of = { $name } ist eine Person
house-series-settle-several = Verschiedene
house-series-settle-several-of = Verschiedene Personen heißen { $name }

## Stacks

house-series-stacks-find = Spieler oder Beutel suchen
house-series-stacks-none = Noch hat niemand einen Stack im Beutel.
house-series-stacks-no-places = Noch ist niemand angemeldet.
house-series-stacks-not-found = Nichts gefunden.
house-series-stacks-pages = Seiten der Liste
house-series-stacks-place = Platz
house-series-stacks-player = Spieler
# As in English.
house-series-stacks-flight = Flight
# As in English.
house-series-stacks-chips = Chips
house-series-stacks-big-blinds = Big Blinds
house-series-stacks-bag = Beutel
house-series-stacks-opened-by = Geöffnet von
house-series-stacks-standing = Stand
house-series-stacks-won = Gewonnen
house-series-stacks-at-once = { $amount } sofort
house-series-stacks-open = Den Stack von { $name } ändern
house-series-stacks-open-bag = Beutel öffnen
house-series-stacks-in-bag = Chips im Beutel
house-series-stacks-bag-number = Nummer des Beutels
house-series-stacks-why = Grund
house-series-stacks-correct = Beutel berichtigen
house-series-stacks-give-up = Stack aufgeben
house-series-stacks-match = Dieselbe Person wie …
house-series-stacks-same = Dieselbe Person wie { $name }
house-series-stacks-choose = Wählen Sie, wer dieselbe Person wie { $name } ist.
house-series-stacks-cancel = Abbrechen
house-series-stacks-part = Ist niemand sonst
house-series-stacks-part-about = { $name } ist niemand sonst in der Serie
house-series-stacks-bad-chips = Die Chips als ganze Zahl eingeben.
house-series-standing-in-play = im Spiel
house-series-standing-bagged = kommt weiter
house-series-standing-further = weiterer Stack
house-series-standing-added = zu einem anderen Stack gezählt
house-series-standing-out = ausgeschieden
house-series-standing-given-up = aufgegeben

## Lines

house-series-lines-strike = Streichen
house-series-lines-strike-of = Zeile { $number } streichen
house-series-lines-restore = Wiederherstellen
house-series-lines-restore-of = Zeile { $number } wiederherstellen
house-series-lines-undo = Zeile { $number } zurücknehmen
house-series-lines-opened = Eröffnet als { $name }
house-series-lines-renamed = Umbenannt in { $name }
house-series-lines-rules-changed = Regeln geändert
house-series-lines-added = { $day } hinzugefügt als { $place }
house-series-lines-removed = { $day } entfernt
house-series-lines-closed = { $day } abgeschlossen, Chips in Beuteln: { $chips }
house-series-lines-given-up = { $who } gab einen Stack von { $day } auf
house-series-lines-bag-corrected = { $day }: Chips im Beutel von { $who }: { $chips }
house-series-lines-bag-numbered = { $day }: Chips in Beutel { $bag } von { $who }: { $chips }
house-series-lines-matched = Eine Person: { $names }
house-series-lines-parted = { $who } ist niemand sonst
house-series-lines-entry-accepted = Änderung angenommen: { $who }, { $day }
house-series-lines-chips-accepted = Änderung angenommen in { $day }: Chips im Spiel { $chips }
house-series-lines-struck = Zeile { $number } gestrichen
house-series-lines-restored = Zeile { $number } wiederhergestellt
# As in English.
house-series-lines-because = { $said } ({ $why })
house-series-lines-entry = Anmeldung { $number }
house-series-lines-player = Spieler { $number } von { $day }
house-series-lines-gone = ein Turnier, das es nicht mehr gibt

## Rules

house-series-form-sentence = { $forward }. Ein weiterer Stack erhält { $further }. { $inside }.
house-series-form-forward = Welcher Stack weiterkommt
house-series-form-forwards-first = Der erste Stack kommt weiter
house-series-form-forwards-best = Der beste Stack kommt weiter
house-series-form-forwards-added = Alle Stacks werden addiert
house-series-form-further = Was ein weiterer Stack erhält
house-series-form-furthers-nothing = nichts
house-series-form-furthers-amount = einen festen Betrag
house-series-form-furthers-min-cash = den Mindestpreis
house-series-form-inside = Geld innerhalb eines Flights
house-series-form-insides-nothing = Flights zahlen niemandem
house-series-form-insides-own-size = Jeder Flight zahlt wie ein Turnier seiner Größe
house-series-form-insides-bands = Jeder Flight zahlt feste Beträge nach seinen Plätzen
house-series-form-insides-advance = Jeder Flight zahlt einen Vorschuss auf den Mindestpreis
house-series-form-insides-all-who-go-on = Wer weiterkommt, ist im Geld
house-series-form-amount = Betrag für jeden weiteren Stack
house-series-form-advance = Vorschuss
house-series-form-bands = Feste Beträge, einer je Zeile: bis zu diesem Platz, dann der Betrag
# As in English.
house-series-form-bands-like = { $place } { $example }
house-series-form-bad-bands = In jeder Zeile einen Platz und einen Betrag eingeben.
house-series-form-limits = Grenzen für Anmeldungen
house-series-form-no-limit = keine
house-series-form-limit-flight = { $limit } pro Flight
house-series-form-limit-all = { $limit } in allen Flights
house-series-form-in-flight = Anmeldungen eines Spielers in einem Flight
house-series-form-over-all = Anmeldungen eines Spielers in allen Flights
house-series-form-after-bagging = Wer einen Stack im Beutel hat, darf einen weiteren Flight spielen
house-series-form-shares = Bezahlter Anteil jedes Flights
house-series-form-share = Anteil in Prozent
house-series-form-rounding = Rundung
house-series-form-roundings-up = auf
house-series-form-roundings-down = ab
house-series-form-pool = Garantie
house-series-form-guarantee = Garantie
house-series-form-house-adds = Das Haus legt dazu
house-series-form-no-guarantee = keine
house-series-form-no-currency = Beträge lassen sich eingeben, sobald ein Turnier hinzugefügt ist: Es gibt die Währung vor.
house-series-form-places = Plätze über alle Flights
house-series-form-placings-level = nach Level und Zeit
house-series-form-placings-flight = nach Platz im Flight
house-series-form-day-two = Wo und wie Tag 2 beginnt
# As in English.
house-series-form-day-two-level = Level
house-series-form-earliest = im Level, in dem der früheste Flight aufhörte
house-series-form-top-apart = Die größten Stacks sitzen an je einem eigenen Tisch
house-series-form-save = Speichern
house-series-form-saved = Gespeichert.
house-series-form-bad-number = { $field }: eine Zahl eingeben oder leer lassen.
