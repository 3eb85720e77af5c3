# Seasons, statistics, and evenings that come in from elsewhere.

## Past results

past-title = Frühere Ergebnisse importieren
past-open = Importieren
past-about = Wählen Sie Dateien von The Tournament Director (.tdt) oder Tabellen und CSV-Dateien mit den Spalten place, name, prize und knockouts. Oder wählen Sie einen Ordner: Alle Dateien darin und in seinen Unterordnern werden importiert. Dieselbe Datei zweimal ändert nichts. Ein Datum im Dateinamen, etwa 2026-03-14, ist das des Turniers.
past-currency = Währung
past-choose = Dateien wählen
past-choose-folder = Ordner wählen
past-folder-read = { $count ->
    [0] Im Ordner ist weder eine .tdt-Datei noch eine Tabelle.
    [one] { $count } Datei des Ordners wird gelesen.
   *[other] { $count } Dateien des Ordners werden gelesen.
}
past-folder-more = { $count ->
    [one] { $count } weitere fehlt: Ein Ordner bringt höchstens 1.000.
   *[other] { $count } weitere fehlen: Ein Ordner bringt höchstens 1.000.
}
past-folder-others = { $count ->
    [one] { $count } andere Datei ist weder .tdt noch Tabelle.
   *[other] { $count } andere Dateien sind weder .tdt noch Tabelle.
}
past-summary-read = { $read } von { $of } gelesen
past-summary-counts = { $count ->
    [one] { $count } zählt
   *[other] { $count } zählen
}
past-summary-known = { $count } schon importiert
past-summary-against = { $count ->
    [one] { $count } zählt nicht
   *[other] { $count } zählen nicht
}
past-summary-asks = { $count ->
    [one] { $count } wartet auf eine Antwort
   *[other] { $count } warten auf eine Antwort
}
past-summary-refused = { $count } nicht verstanden
past-only-against = Nur Dateien, die nicht zählen
past-close = Schließen
past-reading = { $name } wird gelesen
past-too-large = Die Datei ist größer als 16 MB.
# As in English.
past-of = The Tournament Director { $version }
past-spreadsheet = Tabelle
past-counts = Die Ergebnisse zählen.
past-asks = Diese Datei zählt erst nach einer Antwort.
past-take-in = Diese Datei importieren
past-take-in-of = { $name } importieren
past-known = Diese Datei wurde schon importiert. Nichts ist neu.
past-against = Die Ergebnisse zählen nicht:
past-not-understood = Nicht verstanden:
past-details = Alles, was gelesen wurde
past-undo = Rückgängig
past-undo-of = Import von { $name } rückgängig machen
past-undo-all = Alles rückgängig
past-undone = Rückgängig gemacht.
past-earlier = Importierte Dateien
past-earlier-about = Ein Import lässt sich jederzeit rückgängig machen. Seine Ergebnisse gehen, auch seine Vorlage, seine Saison und Spieler, die mit ihm kamen. Was eine andere Datei braucht, bleibt.
past-brought-on = importiert am { $date }
past-unlisted = { $count ->
    [one] { $count } Name steht nicht auf der Spielerliste: { $names }
   *[other] { $count } Namen stehen nicht auf der Spielerliste: { $names }
}
past-enlist = Auf die Spielerliste setzen
past-enlist-about = Derselbe Name ist dann in allen Turnieren derselbe Spieler und zählt in Saisons und Statistik als einer.
past-enlisted = { $count ->
    [one] { $count } Name steht jetzt für einen Spieler der Liste, davon neu: { $added }.
   *[other] { $count } Namen stehen jetzt für Spieler der Liste, davon neu: { $added }.
}

## Seasons

seasons-title = Saisons
seasons-back = Alle Turniere
seasons-back-to-seasons = Alle Saisons
seasons-about = { $count ->
    [one] { $count } Saison
   *[other] { $count } Saisons
}
seasons-create = Neue Saison
seasons-empty-title = Noch gibt es keine Saison
seasons-empty-about = Eine Saison zählt die Punkte mehrerer Turniere zusammen. Turniere, die Sie hier gespielt haben, stehen bereit. Ergebnisse von anderswo können Sie importieren.
seasons-events-played = { $count ->
    [one] { $count } Turnier
   *[other] { $count } Turniere
}
seasons-leads = { $name } führt
seasons-closed = Abgeschlossen
seasons-delete = Löschen
seasons-delete-of = { $name } löschen; lässt sich rückgängig machen
seasons-deleted = { $name } ist gelöscht.
seasons-undo = Rückgängig
seasons-parts-table = Tabelle
seasons-parts-chart = Verlauf
seasons-parts-head_to_head = Direktvergleich
seasons-parts-lines = Korrekturen
# As in English.
seasons-parts-finale = Finale
seasons-parts-events = Turniere
seasons-parts-rules = Regeln
# As in English.
seasons-finale-way = Stacks
seasons-finale-about = Je besser die Saison, desto größer der Stack. Die Stacks stehen in den Turniereinstellungen; auch wer später angemeldet wird, bekommt den eigenen Stack.
seasons-finale-ways-by_rank = Nach Rang
seasons-finale-ways-by_points = Nach Punkten
seasons-finale-places = Qualifizierte Plätze
seasons-finale-all = Alle
seasons-finale-base = Kleinster Stack
seasons-finale-steps-by_rank = Chips je Rang weiter vorn
seasons-finale-steps-by_points = Chips je Punkt
seasons-finale-none = Noch hat niemand einen Rang.
# As in English.
seasons-finale-stack = Stack
# As in English.
seasons-finale-name = Name
seasons-finale-template = Vorlage
seasons-finale-everybody = Alle jetzt anmelden
seasons-finale-create = Finale anlegen
seasons-finale-create-about = Als Nächstes kommen die Spieler. Bis zum Start lässt sich alles ändern.
seasons-finale-called = { $season }, Finale
seasons-part = Teil der Saison
seasons-export = Exportieren
seasons-export-as-sheet = Blatt
seasons-export-as-poster = Plakat
# As in English.
seasons-export-as-csv = CSV
# As in English.
seasons-export-as-json = JSON
seasons-export-as-html = Webseite
seasons-saved = Gespeichert:
seasons-show = Im Ordner zeigen

## The table of a season

seasons-table-running = Laufende Turniere zählen, als wäre jetzt Schluss
seasons-table-provisional = Ein Turnier läuft noch. Das sind die Punkte, wenn jetzt Schluss wäre.
seasons-table-none = Noch zählt kein Turnier
seasons-table-none-about = Wählen Sie unter Turniere, welche zählen, oder nach Datum und Vorlage unter Regeln.
seasons-table-rank = Rang
seasons-table-player = Spieler
seasons-table-points = Punkte
seasons-table-adjusted = Korrigiert
seasons-table-played = Turniere
seasons-table-wins = Siege
seasons-table-top-three = Top 3
seasons-table-best = Bestes Turnier
seasons-table-mean-place = Platz im Schnitt
seasons-table-unranked = Zu wenige Turniere für einen Rang
seasons-table-results-of = Ergebnisse von { $name }
seasons-table-open = Ergebnisse von { $name } zeigen
seasons-table-counts = Zählt
seasons-table-dropped = Gestrichen
seasons-table-no-number = Die Formel ergibt keine Zahl
# As in English.
seasons-table-knockouts = Knockouts
# As in English.
seasons-table-rebuys = Rebuys
seasons-table-won = Gewonnen
seasons-table-net = Netto
seasons-table-no-number-short = keine Zahl
seasons-table-why = Warum
seasons-table-why-of = Warum diese Punkte bei { $event }
seasons-table-close = Schließen
seasons-table-adjusted-by = { $count ->
    [one] { $points } Punkt durch Korrekturen
   *[other] { $points } Punkte durch Korrekturen
}
seasons-table-match = Dieser Spieler ist
seasons-table-match-about = Dieser Name steht nicht auf der Spielerliste. Sagen Sie, wer es ist, und alle Turniere des Namens zählen für diesen Spieler.
seasons-table-match-how = Spieler der Liste suchen

## Why a result has its points

seasons-why-formula = Formel
seasons-why-filled = Mit den Zahlen
seasons-why-place = Für den { $place } Platz
seasons-why-shared = Mittel der geteilten Plätze
seasons-why-for-place = Für den Platz
seasons-why-none = keine
seasons-why-attending = Für die Teilnahme
seasons-why-knockouts = { $count ->
    [one] { $knockouts } Knockout zu je { $each }
   *[other] { $knockouts } Knockouts zu je { $each }
}
seasons-why-capped = Höchstens
seasons-why-weight = Gewicht des Turniers
seasons-why-adjusted = Korrekturen für dieses Event
seasons-why-points = Punkte

## The chart and two players

seasons-chart-about = { $count ->
    [one] Punkte des ersten Spielers, Turnier für Turnier
   *[other] Punkte der ersten { $count } Spieler, Turnier für Turnier
}
seasons-chart-after = Nach { $event }
seasons-chart-none = Der Verlauf braucht mindestens ein Turnier, das zählt.
seasons-head-to-head-one = Spieler
seasons-head-to-head-other = Gegen
seasons-head-to-head-none = Sie haben in dieser Saison kein Turnier gemeinsam gespielt.
seasons-head-to-head-ahead = Besserer Platz
seasons-head-to-head-knockouts = Knockouts des anderen
seasons-head-to-head-needs = Der Direktvergleich braucht zwei Spieler in der Tabelle.

## Adjustments, league money, the end

seasons-lines-adjust = Punkte korrigieren
seasons-lines-player = Spieler
seasons-lines-points = Punkte; unter null zieht ab
seasons-lines-by = Ihr Name
seasons-lines-why = Grund
seasons-lines-add = Korrigieren
seasons-lines-none = Es wurden keine Punkte korrigiert.
seasons-lines-strike = Streichen
seasons-lines-strike-of = Korrektur von { $name } streichen
seasons-lines-struck = Gestrichen
seasons-lines-struck-why = Gestrichen: { $why }
seasons-lines-struck-by = Gestrichen von { $by }
seasons-lines-struck-by-why = Gestrichen von { $by }: { $why }
seasons-lines-pot = Geld der Liga
seasons-lines-no-pot = In keinem Buy-in dieser Turniere ist ein Betrag für die Liga.
seasons-lines-collected = Eingenommen
seasons-lines-paid = Ausgezahlt
seasons-lines-held = Vorhanden
seasons-lines-pay-to = An wen
seasons-lines-amount = Betrag
seasons-lines-pay = Auszahlen
seasons-lines-strike-payout = Zahlung an { $to } streichen
seasons-lines-close = Saison abschließen
seasons-lines-close-about = Spätere Änderungen an den Turnieren werden dann aufgeführt. Sie zählen, sobald Sie sie annehmen.
seasons-lines-reopen = Saison wieder öffnen
seasons-lines-closed-on = Abgeschlossen am { $date }.
seasons-lines-closed-by = Abgeschlossen von { $by } am { $date }.
seasons-lines-bad-points = Geben Sie Punkte ein, etwa 5 oder { $example }.
seasons-lines-bad-amount = Geben Sie einen Betrag über null ein.
seasons-lines-no-player = Wählen Sie einen Spieler der Liste.

## What corrections moved

seasons-notes-title = Was Änderungen bewirkt haben
seasons-notes-differences = Anzunehmende Änderungen
seasons-notes-accept = Annehmen
seasons-notes-accept-of = { $event } in der jetzigen Form annehmen
seasons-notes-corrected = { $event } wurde geändert
seasons-notes-added = { $event } ist neu
seasons-notes-gone = { $event } fehlt jetzt
seasons-notes-at = geändert am { $date }
seasons-notes-result = { $count ->
    [one] { $place } Platz, { $points } Punkt
   *[other] { $place } Platz, { $points } Punkte
}
seasons-notes-nothing = kein Ergebnis

## Which events count

seasons-events-about = Haken Sie die Turniere an, die zählen. Gewicht 2 verdoppelt die Punkte eines Turniers.
seasons-events-none = Noch wurde kein Turnier gespielt oder importiert.
seasons-events-counts = { $event } zählt
seasons-events-weight = Gewicht
seasons-events-weight-of = Gewicht von { $event }
seasons-events-bad-weight = Ein Gewicht ist eine Zahl wie 1, { $example } oder 2.
seasons-events-imported = importiert
seasons-events-running = läuft

## The rules of a season

seasons-form-create = Saison anlegen
seasons-form-save = Speichern
seasons-form-saved = Die Saison ist gespeichert.
seasons-form-unsaved = Die Regeln lassen sich so nicht speichern. Berichtigen Sie sie, oder verwerfen Sie die Änderungen.
seasons-form-discard = Änderungen verwerfen
seasons-form-closed = Diese Saison ist abgeschlossen. Öffnen Sie sie unter Korrekturen wieder, um die Regeln zu ändern.
# As in English.
seasons-form-name = Name
seasons-form-counts = Was zählt
seasons-form-sentence = Diese Saison zählt { $which } { $when }.
seasons-form-every = jedes Turnier
seasons-form-of-series = Turniere namens { $name }
seasons-form-of-template = Turniere der Vorlage { $name }
seasons-form-several = Turniere mehrerer Reihen oder Vorlagen
seasons-form-ticked = nur die Turniere, die ich ankreuze
seasons-form-ticked-about = Kreuzen Sie sie auf der Seite „Turniere“ an.
seasons-form-whens-ever = zu jeder Zeit
seasons-form-whens-year = im Jahr { $year }
seasons-form-whens-today = ab heute
seasons-form-whens-days = zwischen zwei Tagen
seasons-form-dates = Zeitraum
seasons-form-from = Von
seasons-form-to = Bis
seasons-form-templates = Vorlagen
seasons-form-series = Reihen
seasons-form-no-templates = Noch wurde kein Turnier aus einer Vorlage angelegt.
seasons-form-points = Punkte für einen Platz
seasons-form-more-ways = Weitere Arten
seasons-form-more-points = Mehr zu Punkten
seasons-form-usual = wie üblich
seasons-form-stands = So stünde die Saison
seasons-form-stands-about = Die Tabelle ändert sich mit jeder Regel. Regeln lassen sich auch später ändern.
seasons-form-presets-not_chosen = Wählen
seasons-form-presets-linear = Ein Punkt je Platz
# As in English.
seasons-form-presets-dr_neau = Dr Neau
# As in English.
seasons-form-presets-poker_stars = PokerStars
seasons-form-presets-square_root = Quadratwurzel
seasons-form-presets-share_table = Anteile
seasons-form-presets-winnings = Gewinn
seasons-form-presets-net_winnings = Nettogewinn
seasons-form-presets-own_table = Eigene Tabelle
seasons-form-presets-own_formula = Eigene Formel
seasons-form-means-not_chosen = Noch hat niemand gewählt, wie Plätze Punkte geben. Bis dahin führt niemand.
seasons-form-means-linear = Der letzte Platz hat 1 Punkt, jeder bessere einen mehr.
seasons-form-means-dr_neau = √(n · b² ÷ e) ÷ (r + 1): Ein großes Feld und ein hohes Buy-in geben mehr, Rebuys weniger.
seasons-form-means-poker_stars = 10 · √n ÷ √r · (1 + log10(b + 0.25)): Ein großes Feld und ein hohes Buy-in geben mehr.
seasons-form-means-square_root = 10 · √n ÷ √r, gerundet, weniger 9: Nur das Feld zählt.
seasons-form-means-share_table = 200 Punkte je Anmeldung: 30, 20, 13, 10, 9, 7, 6 und 5 % gehen an die ersten acht. Alle anderen haben 50.
seasons-form-means-winnings = Ein Punkt je gewonnener Geldeinheit.
seasons-form-means-net_winnings = Ein Punkt je gewonnener Geldeinheit, abzüglich des Gezahlten.
seasons-form-means-own_table = Punkte, die Sie für jeden Platz eingeben.
seasons-form-means-own_formula = Rechnen mit n (Feld), r (Platz), b (Buy-in), e (alles Bezahlte), k (Knockouts), pool, prize, rebuys, m (1 im Geld) und mr (letzter Platz im Geld). Funktionen: if, pow, sqrt, ln, log10, exp, round, floor, ceil, abs, min, max; Vergleiche, and, or, not. Eine Formel von The Tournament Director wird gelesen, wie sie ist.
seasons-form-formula = Formel
seasons-form-tried-with = Mit n 20, b 25, e 25 und pool 500:
seasons-form-tried-none = keine Zahl
# As in English.
seasons-form-tried = { $place } (k { $knockouts }, prize { $prize }): { $points }
seasons-form-tried-among = Unter 20 Spielern, die je 25 zahlen:
seasons-form-tried-played = { $place }, Knockouts { $knockouts }, Preisgeld { $prize }: { $points }
seasons-form-own-places = Punkte ab Platz 1, mit Leerzeichen getrennt
seasons-form-bad-places = Geben Sie Zahlen mit Leerzeichen dazwischen ein, etwa 10 7 5 3.
seasons-form-others = Punkte für jeden anderen Platz
seasons-form-field = Plätze gezählt unter
seasons-form-fields-entries = Anmeldungen
seasons-form-fields-players = Spieler
seasons-form-attending = Punkte für die Teilnahme
seasons-form-knockout = Punkte für einen Knockout
seasons-form-whole-knockouts = Ein geteilter Knockout zählt für jeden ganz
seasons-form-cap = Höchstpunkte eines Turniers
seasons-form-smallest-field = Spieler, damit ein Turnier zählt
seasons-form-paid-only = Nur Plätze im Geld haben Punkte
seasons-form-deals = Punkte nach einem Deal
seasons-form-deal-points-places = Nach Platz
seasons-form-deal-points-mean = Der Durchschnitt der Plätze
seasons-form-deal-points-last = Die des Platzes, bei dem der Deal gemacht wurde
seasons-form-figures = Die Tabelle hat auch
# As in English.
seasons-form-figure-names-knockouts = Knockouts
# As in English.
seasons-form-figure-names-rebuys = Rebuys
seasons-form-figure-names-won = Gewonnen
seasons-form-figure-names-net = Netto
seasons-form-total = Gesamt
seasons-form-totals-sum = Summe
seasons-form-totals-mean = Durchschnitt
seasons-form-best = Nur die besten zählen
seasons-form-drop = Die schlechtesten streichen
seasons-form-at-least = Mindestzahl Turniere für einen Rang
seasons-form-no-cap = keine Grenze
seasons-form-ties = Bei Punktgleichheit
seasons-form-tie-breaks-wins = Siege
seasons-form-tie-breaks-top_three = Plätze unter den ersten drei
seasons-form-tie-breaks-top_five = Plätze unter den ersten fünf
seasons-form-tie-breaks-best_event = Bestes Turnier
seasons-form-tie-breaks-winnings = Gewonnenes Geld
seasons-form-tie-breaks-played = Gespielte Turniere
seasons-form-tie-breaks-mean_place = Platz im Schnitt
seasons-form-earlier = { $name } nach oben
seasons-form-bad-number = { $field }: Geben Sie eine Zahl ein.

## Statistics

statistics-title = Statistik
statistics-back = Alle Turniere
statistics-back-to-all = Alle Statistiken
statistics-over = Turniere von
statistics-ever = Alle Jahre
statistics-none = Noch wurde nichts gespielt
statistics-none-about = Zahlen stehen hier, sobald ein Turnier vorbei ist oder frühere Ergebnisse importiert sind.
statistics-events = Turniere
statistics-entries = Anmeldungen
statistics-players = Spieler
statistics-field = Anmeldungen pro Turnier
statistics-field-from = { $from } bis { $to }
statistics-mean-field = Anmeldungen im Schnitt
statistics-levels = Ausgeschiedene je Level
statistics-lengths = Dauer gegen die Vorhersage
statistics-expected = vorhergesagt { $length }
statistics-name = Spieler
statistics-cashes = Im Geld
statistics-wins = Siege
statistics-best = Bester Platz
statistics-mean-place = Platz im Schnitt
statistics-mean-place-about = des Feldes
statistics-net = Netto
# As in English.
statistics-knockouts = Knockouts
statistics-open = Seite von { $name } zeigen
# As in English.
statistics-rebuys = Rebuys
# As in English.
statistics-add-ons = Add-ons
statistics-finals = Finaltische
statistics-finals-not-known = nicht bekannt
statistics-paid = Eingezahlt
statistics-won = Gewonnen
statistics-return = Rendite
statistics-taken = Ausgeschieden
# As in English.
statistics-bubbles = Bubbles
statistics-no-shows = No-Shows
statistics-run = Längste Serie im Geld
statistics-net-course = Nettogewinn in { $currency }, Turnier für Turnier
statistics-given = Am häufigsten ausgeschaltet
statistics-taken-by = Ausgeschaltet von
# As in English.
statistics-times = { $count } ×
statistics-events-of = Turniere
statistics-place = { $place } von { $of }
