# Chips: the set, the colour-ups, the race.

chips-colours = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
chips-leaving = { $count ->
    [0] keine geht
    [one] { $count } geht
   *[other] { $count } gehen
}
chips-parts = Bereich
chips-race = Chip-Race
chips-set = Chipsatz
chips-race-sheet = Chip-Race-Blätter
chips-summary = Blatt: bringen und einsammeln
chips-next-leaves = Als Nächstes: { $value }er gehen in { $time }
chips-changed-by = { $by } durch die Race

## The race

chips-nothing-title = Keine Chips gehen
chips-nothing-about = Der Zeitplan braucht jede Farbe bis zum Ende, oder es fehlt eine Pause dafür. Pausen stehen unter Uhr.
# As in English.
chips-unit = { $old } × { $value } = { $fresh } × { $next }
chips-state-ahead = kommt
chips-state-due = jetzt
chips-state-off = fertig
chips-after-level = nach Level { $level }
chips-tables = Tische fertig
chips-bring = { $value }er bringen
chips-collect = { $value }er einsammeln
chips-estimate = etwa, nach den Startstacks
chips-unchanged = unverändert
chips-chips-in = Rein
chips-chips-out = Raus
chips-in-of = Rein · { $value }er
chips-out-of = Raus · { $value }er
chips-keys = Überzählige Chips jedes Spielers eingeben, dann Enter oder Tab. Ein leerer Sitz hat keine. ! heißt: Mehr Chips hat der Spieler nicht. Alt { $room } führt hierher zurück.
chips-go-to = Zum Tisch
chips-not-in-race = Tisch { $table } ist nicht in diesem Chip-Race.
chips-not-count = Geben Sie eine ganze Zahl von Chips ein oder nichts.
chips-by-hand = Karten am Tisch gegeben
chips-by-hand-about = Geben Sie die Karten jedes Sitzes ein, etwa Ks 10h. Sonst gibt das Programm.
chips-odd = Überzählige Chips von Sitz { $seat }, { $name }
chips-cards = Karten von Sitz { $seat }, { $name }
chips-cards-short = Karten
chips-last = alle
chips-last-about = Mehr Chips hat { $name } nicht
# As in English.
chips-race-table = Race
chips-race-of = Race: { $table }
chips-race-all = { $count ->
    [one] Race: { $count } Tisch
   *[other] Race: { $count } Tische
}
chips-off = Die { $value }er sind weg
chips-off-about = Alle Tische gelten als fertig, ohne Race hier. Die Chips im Spiel bleiben gleich.
chips-leave-now = Jetzt Chip-Race
chips-leave-now-about = Chip-Race der { $value }er jetzt, vor ihrer Pause
chips-found = Nach dem Race gefunden
chips-found-key = Noch { $value }er gefunden
chips-found-about = Später gefundene Chips werden zum gleichen Wert getauscht. Was keinen { $next }er ergibt, verlässt das Spiel.
chips-found-out = { $count } × { $value }: { $fresh } × { $next } raus
chips-found-removed = { $count } × { $value }: { $removed } in Chips verlassen das Spiel
chips-found-both = { $count } × { $value }: { $fresh } × { $next } raus, { $removed } in Chips verlassen das Spiel
chips-none-odd = niemand hatte einen
chips-changed = { $count } × { $next } getauscht
chips-dealt-by-hand = am Tisch gegeben
chips-plan = Chip-Races
chips-plan-line = { $bring } × { $next } raus, etwa { $collect } × { $value } rein
chips-missing = { $missing } fehlen
# As in English.
chips-rule = { $book }, { $rule }
chips-rules-high_cards = Die höchsten Karten gewinnen. Ein halber neuer Chip als Rest ergibt einen weiteren.
chips-rules-one_each = Höchstens ein Chip pro Spieler. Mehr als ein halber neuer Chip als Rest ergibt einen weiteren, bei 500ern immer.
chips-page = Tische { $from }–{ $to } von { $all }
chips-previous = Zurück
chips-following = Weiter

## Die Zählung

chips-counts-title = Zählung
chips-counts-counted = Gezählt
chips-counts-expected = Erwartet
chips-counts-waiting = Warten auf einen Sitz
chips-counts-take = Zählen
chips-counts-old = Gezählt, bevor an diesem Tisch zuletzt jemand ausschied
chips-counts-not-count = Eine ganze Zahl von Chips eingeben oder nichts.
chips-counts-paste = Zählung einfügen oder laden
chips-counts-paste-about = In jeder Zeile ein Sitz oder ein Name und die Chips. Mit einer Kopfzeile dürfen die Spalten beliebig stehen.
# As in English.
chips-counts-example = 12.4 35000
chips-counts-file = Datei wählen
chips-counts-cancel = Abbrechen
chips-counts-chips-out = Chips zugeben oder wegnehmen
chips-counts-closed-title = Nichts zu zählen
chips-counts-closed-about = Gezählt wird, solange das Turnier läuft.
chips-counts-sheets = Zählblätter
chips-count-keys = Die Chips jedes Spielers eingeben, dann Enter oder Tab. Enter nach dem letzten Spieler übernimmt die Zählung des Tisches. Alt { $room } führt hierher zurück.
chips-count-since = gezählt ab { $time }
chips-count-of = Chips von { $name }
chips-count-table = { $table } zählen
chips-count-take = { $count ->
    [one] { $count } Zählung übernehmen
   *[other] { $count } Zählungen übernehmen
}
chips-count-sum = zusammen { $sum }
chips-count-not-taken = { $count ->
    [one] { $count } Zeile wurde nicht verstanden:
   *[other] { $count } Zeilen wurden nicht verstanden:
}
chips-count-line = Zeile { $line }

## The set

# As in English.
chips-columns-chip = Chip
chips-columns-value = Wert
# As in English.
chips-columns-name = Name
chips-columns-colour = Farbe
chips-columns-spots = Randfarbe
chips-columns-owned = Vorhanden
chips-columns-each = Pro Stack
chips-columns-all = Alle Stacks
chips-columns-colour-up = Chip-Races
chips-columns-buy = Kaufen
chips-columns-leaves = Geht
# As in English.
chips-cell = { $column }, { $name }
chips-new-colour = neue Farbe
chips-add = Neue Farbe
chips-remove = { $name } entfernen
chips-total = Gesamt
chips-stays = bleibt
chips-stacks = Erwartete Stacks
chips-stacks-about = { $entries ->
    [one] Mit Rebuys. Leer: ein Stack für derzeit { $entries } Anmeldung.
   *[other] Mit Rebuys. Leer: je ein Stack für derzeit { $entries } Anmeldungen.
}
chips-lot = Verkauft zu je
chips-capacity = Chips reichen für
chips-capacity-stacks = { $count ->
    [one] { $count } Stack
   *[other] { $count } Stacks
}
chips-capacity-unknown = Zählen Sie Ihre Chips, um zu sehen, für wie viele Stacks sie reichen.
chips-stack-made = Ein Stack ergibt
chips-of-stack = von { $stack }
chips-proposal = Vorschlag
chips-use-proposal = Übernehmen
chips-no-proposal = { $players ->
    [one] Die Chips ergeben keinen Stack von { $stack } für { $players } Spieler.
   *[other] Die Chips ergeben keinen Stack von { $stack } für { $players } Spieler.
}
chips-no-spots = übliche Randfarbe
chips-save = Speichern
chips-discard = Verwerfen
chips-saved = Mit dem Turnier gespeichert, auch in Vorlagen.
chips-not-number = { $column }, { $name }: Geben Sie eine ganze Zahl ein.
chips-nothing-missing = Es fehlt nichts.

## Die Beutel am Ende eines Tages

chips-bags-title = Beutel
chips-bags-bagged = In den Beuteln
chips-bags-stacks = Stacks in Beuteln
chips-bags-next-level = Weiter mit Level
chips-bags-which = Welche Zählung
chips-bags-first = Erste Zählung
chips-bags-second = Zweite Zählung
chips-bags-differs = Die beiden Zählungen sind verschieden
chips-bags-take = In Beutel
chips-bags-not-read = Die Chips eingeben und # vor der Nummer des Beutels: 125000 #17.
chips-bags-why = Warum in den Beuteln nicht ist, was im Spiel ist
chips-bags-close = Tag abschließen
chips-bags-give-up = Stack aufgeben
chips-bags-open = Beutel öffnen
chips-bags-closed = Der Tag ist abgeschlossen. Um neu zu zählen, den Abschluss zurücknehmen.
chips-bags-slips = Beutelzettel
chips-bags-forms = Beutellisten
chips-bags-list = Stacks des nächsten Tages
chips-bags-begin-next-day = Den nächsten Tag beginnen
chips-bags-next-day-about = Ein neues Turnier: alle mit ihrem Stack, mit diesem Level, um die noch offenen Preise.
chips-next-day = Tag { $number }
chips-bag-keys = Von jedem Spieler Chips und Beutel eingeben, etwa 125000 #17, dann Enter. Enter nach dem letzten nimmt den ganzen Tisch. Alt { $room } führt hierher zurück.
chips-bag-table = { $table } in Beutel
