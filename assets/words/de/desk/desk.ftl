# The desk: the bar, the rail, the advice, the floor line, the palette.

desk-loading = Turnier wird geöffnet
desk-unreachable = Dieses Turnier kann nicht gezeigt werden
desk-bar = Uhr und Zahlen
desk-start = Uhr starten
desk-pause = Uhr anhalten
# As in English.
desk-deal = Shuffle up and deal
desk-not-started = Nicht gestartet
desk-starts-by-self = Startet von selbst um { $time }
desk-hand-done = Hand fertig
desk-paused = Angehalten
desk-finished = Beendet
desk-next = danach { $blinds }
desk-break-then = dann { $blinds }
desk-players = Spieler
desk-of-entries = von { $entries }
desk-average = Durchschnitt
desk-break-in = Pause in
desk-at-time = um { $time }
desk-comes-off = { $chips } raus
desk-no-break = keine mehr
desk-pool = Preispool
desk-paid = { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
}
desk-undo = Rückgängig
desk-redo = Wiederholen
desk-nothing-to-undo = Nichts rückgängig zu machen
desk-amount-like = Ein Betrag wie { $example }.
desk-whole-number = Eine ganze Zahl, ab 1.
desk-colour-palette = Chipfarben
# As in English.
desk-colour-hex = Code
desk-colour-hue = Farbton
desk-colour-saturation = Sättigung
desk-colour-lightness = Helligkeit
desk-colour-no-colour = Ein Farbcode ist # und sechs Zeichen aus 0 bis 9 und a bis f, etwa #c8372d.
desk-colour-names-white = weiß
desk-colour-names-grey = grau
desk-colour-names-black = schwarz
desk-colour-names-brown = braun
desk-colour-names-red = rot
desk-colour-names-burgundy = bordeaux
desk-colour-names-pink = rosa
# As in English.
desk-colour-names-orange = orange
desk-colour-names-yellow = gelb
desk-colour-names-lime = hellgrün
desk-colour-names-green = grün
desk-colour-names-turquoise = türkis
desk-colour-names-light-blue = hellblau
desk-colour-names-blue = blau
desk-colour-names-navy = dunkelblau
desk-colour-names-purple = lila
# As in English.
desk-text-menu = Text
desk-text-verbs-undo = Rückgängig
desk-text-verbs-cut = Ausschneiden
desk-text-verbs-copy = Kopieren
desk-text-verbs-paste = Einfügen
desk-text-verbs-select-all = Alles auswählen
desk-due = Jetzt fällig
desk-events-others = Andere laufende Turniere
desk-events-go = Zu { $name }
desk-events-due = Dort wartet etwas auf Sie.
desk-events-silence = { $name } stumm schalten
desk-events-hear = Ton von { $name } ein
desk-advice-why = Warum?
desk-nothing-due = Nichts ist fällig.
desk-nothing-due-registering = Nichts ist fällig. Melden Sie die Spieler an, dann losen Sie die Sitze aus.
desk-more-after = danach noch { $count }
desk-requests-label = Von den Tischen
desk-requests-out = Ausgeschieden: { $players }
desk-requests-out-by = Ausgeschieden: { $players }, durch { $hitmen }
desk-requests-wants-floor = Floor gewünscht: { $table }
desk-requests-by = sagt { $who }
desk-requests-confirm = Bestätigen
desk-requests-coming = Jemand geht hin
desk-requests-no = Nein
desk-check-ins-label = An der Tür
desk-check-ins-waits = { $name } möchte mitspielen
desk-check-ins-more = Noch { $count } an der Tür
desk-check-ins-let-in = Einlassen
desk-check-ins-is-entered = { $name } ist schon angemeldet
desk-check-ins-somebody-new = Neu: { $name }
desk-check-ins-no = Nein
desk-only-at-house = Nur am Computer des Hauses selbst.
desk-lost-since = Keine Verbindung zum Haus seit { $time }
desk-lost-about = Von hier aus geht nichts, bis das Haus antwortet.
desk-put-off-name = Später
desk-put-off-later = Später, { $until }
desk-put-off-dismiss = Verwerfen, mit Grund
desk-put-off-waiting = { $count } verschoben
# As in English.
desk-put-off-waits = { $what }, { $until }
# As in English.
desk-put-off-waits-why = { $what }, { $until } ({ $why })
# As in English.
desk-put-off-waits-only-why = { $what } ({ $why })
desk-put-off-due-again = Wieder fällig: { $what }
desk-put-off-until-time = bis { $time }
desk-which-seat = Sitz: { $table }
desk-which-table = Tisch
desk-needs-button = Sitz des Buttons an Tisch { $table }: { $any }
desk-needs-big-blind = Sitz des letzten Big Blinds an Tisch { $table }: { $any }
desk-needs-table = Tisch, der einen Spieler an Tisch { $table } abgibt: { $any }
desk-set = Setzen
desk-wins = { $name } gewinnt { $prize }
desk-win-seats = { $seats ->
    [one] { $seats } Spieler gewinnt einen Seat
   *[other] { $seats } Spieler gewinnen einen Seat
}
desk-ended-with = { $left ->
    [one] Das Turnier endete mit { $left } Spieler
   *[other] Das Turnier endete mit { $left } Spielern
}
desk-winner-only = { $name } gewinnt
desk-winner-next = Alle Plätze und Preise stehen unter Preise, die Auszahlungsliste unter Papier.
desk-called-off = Das Turnier ist abgesagt
desk-called-off-next-in_full = Alle bekommen ihr Geld zurück. Die Liste zum Unterschreiben ist unter Papier.
desk-called-off-next-evenly = Zahle die Anteile unter Preise aus. Die Liste zum Unterschreiben ist unter Papier.
desk-called-off-next-by_chips = Zahle die Anteile unter Preise aus. Die Liste zum Unterschreiben ist unter Papier.
desk-gap = Shuffle Up war { $away } geschlossen. Wie viel Zeit bleibt?
desk-run-on = Die Uhr lief weiter: { $left } in { $level }
desk-resume = Zurück zu { $left } in { $level }
desk-break-name = der Pause
desk-rail = Seiten
desk-map-play = Spiel
desk-map-room = Raum
desk-map-evening = Abend
desk-all-tournaments = Alle Turniere
desk-rooms-clock = Uhr
desk-rooms-players = Spieler
desk-rooms-tables = Tische
# As in English.
desk-rooms-chips = Chips
desk-rooms-prizes = Preise
desk-rooms-paper = Papier
desk-rooms-log = Protokoll
desk-rooms-house_rules = Regeln
desk-rooms-projector = TV & Handys
desk-rooms-sound = Ton
desk-rooms-hand_for_hand = Hand-for-Hand
desk-rooms-away = Abwesende
desk-away-now = { $count } abwesend oder mit Strafe
desk-tables-playing = { $count ->
    [one] { $count } Tisch spielt die Hand
   *[other] { $count } Tische spielen die Hand
}
desk-moves-late = { $count } unterwegs, jemand zu lange
desk-moves-under-way = { $count ->
    [one] { $count } Umsetzung läuft
   *[other] { $count } Umsetzungen laufen
}
desk-floor = Eingabezeile: ein Sitz oder ein Name, dann Enter
# As in English.
desk-floor-ready = Floor
desk-floor-hint = 3.6 (Tisch.Sitz) oder ein Name · ? für alles andere
desk-floor-hint-together = 4 hakt Tisch 4 ab · -4 nimmt es zurück · done hakt den Rest ab · hold 4 · run 4 · 6.4 oder ein Name: raus · h4h ende
desk-floor-hint-registering = n und ein Name meldet an · ? für alles andere
desk-page-before = Zeilen davor
desk-page-after = Zeilen danach
# As in English.
desk-filter-on = Filter: { $text }
desk-filter-clear = Filter entfernen
desk-filter-found = { $found } gefunden
desk-filter-found-of = { $found } von { $all }
desk-rows-of = { $first }–{ $last } von { $total }
desk-several-match = Mehrere passen: weitertippen, oder mit Pfeilen und Tab wählen
desk-side-game = Zum Cash-Game
desk-hints-seat = Klick oder Enter: was hier möglich ist. Auf einen Sitz ziehen: umsetzen oder tauschen; auf einen Tisch: umsetzen.
desk-hints-open-seat = Klick oder Enter: was hier möglich ist.
desk-hints-answers = Klick: beantwortet die Frage oben. Rechtsklick: was hier möglich ist.
desk-hints-table = Klick oder Leertaste: was mit dem Tisch möglich ist. Enter geht zu seinen Sitzen.
desk-hints-tile = Klick oder Enter: näher. Rechtsklick: was mit dem Tisch möglich ist.
desk-hints-place = Ziehen Sie den Tisch dorthin, wo er in Ihrem Raum steht.
desk-hints-player = Klick oder Enter: was mit dem Spieler möglich ist.
desk-hints-prize = Balken ziehen oder Pfeiltasten drücken; mit Entf folgt er wieder den anderen.
desk-hints-line = Klick oder Enter: was diese Zeile berichtigt.
desk-floor-hint-short = Wer ist raus?
desk-floor-hint-short-registering = n und ein Name
desk-completions = Wer passt
desk-enter-answer = antworten
desk-takes-own-key = { $verb }: { $key } drücken oder auf den Knopf klicken.
desk-tab = ergänzen
desk-same-hand = dieselbe Hand
desk-anything = alles
desk-most-chips = Wer hatte zu Beginn der Hand die meisten Chips?
desk-then-most = Und dann?
desk-equal-stacks = Alle gleich viele
desk-leave = abbrechen
desk-outcome-place = { $name } wird { $place }
desk-outcome-prize = { $name } wird { $place } und gewinnt { $prize }
desk-palette-title = Aktion, Seite oder Spieler suchen
desk-palette-none = Nichts passt. Versuchen Sie einen Teil eines Namens oder einer Aktion.
desk-groups-rooms = Seiten
desk-groups-actions = Aktionen
desk-groups-players = Spieler
desk-groups-tournaments = Turniere
desk-groups-rulings = Regelfragen
desk-actions-export-results = Ergebnisse als Datei: { $form }
desk-actions-move-list = Umsetzungen: Angekommene abhaken
desk-actions-deal-all = Nächste Hand an allen Tischen geben
desk-actions-restart = Tische ausgleichen, bevor es weitergeht
desk-actions-breaking-order = Auflösereihenfolge: welche Tische zuerst
desk-actions-arranged = Feste Sitze und wie ausgelost wurde
desk-actions-start-clock = Uhr starten
desk-actions-pause-clock = Uhr anhalten
desk-actions-add-minute = Eine Minute dazu
desk-actions-take-minute = Eine Minute weniger
desk-actions-next-stage = Zum nächsten Level oder zur Pause
desk-actions-previous-stage = Ein Level oder eine Pause zurück
desk-actions-edit-schedule = Zeitplan ändern
desk-actions-paste-schedule = Zeitplan einfügen
desk-actions-generate-schedule = Zeitplan erzeugen
desk-actions-set-time-left = Restzeit setzen
desk-actions-hand-for-hand = Hand-for-Hand ansagen
desk-actions-end-hand-for-hand = Hand-for-Hand beenden
desk-actions-call-time = Time gegen einen Spieler rufen
desk-actions-penalty = Verwarnung oder Strafe geben
desk-actions-correct-bust = Es war jemand anders: Ausscheiden oder Umsetzung berichtigen
desk-actions-back-in = Wieder dabei: ein Spieler, der nicht raus war
desk-actions-end-here = Hier beenden: Das Turnier endet mit mehreren Spielern
desk-actions-call-off = Absagen: Das Turnier findet nicht statt oder bricht ab
desk-actions-pay = Einen Spieler auszahlen
desk-actions-disqualify = Spieler disqualifizieren: Die Chips gehen aus dem Spiel
desk-actions-give-up = Stack aufgeben: Die Chips gehen aus dem Spiel
desk-actions-last-hands = Die letzten Hände des Tages ansagen
desk-actions-end-day = Den Tag beenden: Die Stacks kommen in Beutel
desk-actions-bag = Stacks in Beutel geben
desk-actions-close-day = Den Tag abschließen
desk-actions-goes-home = Jemand geht nach Hause
desk-actions-count-hand = Hand fertig: eine Hand zählen
desk-actions-take-break = Jetzt Pause machen
desk-actions-to-break = Zur nächsten Pause
desk-actions-plan-start = Zu einer festen Zeit starten, mit Countdown
desk-actions-cancel-start = Countdown abbrechen
desk-actions-draw = Sitze auslosen
desk-actions-draw-again = Sitze neu auslosen
desk-actions-seat-cards = Sitzkarten drucken
desk-actions-print-sheet = Drucken: { $sheet }
desk-actions-speech-on = Ansagen sprechen
desk-actions-speech-off = Ansagen nicht mehr sprechen
desk-actions-mute = Ton aus
desk-actions-unmute = Ton an
desk-actions-light = Helle Farben
desk-actions-dark = Dunkle Farben
desk-actions-system = Farben des Systems
desk-actions-bust = Ausscheiden: Ein Spieler ist raus
desk-actions-rebuy = Rebuy: neuer Stack
desk-actions-add-on = Add-on: mehr Chips
desk-actions-re-entry = Re-Entry: Ein Spieler kommt wieder
desk-actions-enter = Spieler anmelden
desk-actions-withdraw = Anmeldung zurückziehen: das Geld geht zurück
desk-actions-close-late-registration = Late Registration: länger oder schließen
desk-actions-close-rebuys = Rebuys: länger oder schließen
desk-actions-close-re-entries = Re-Entries: länger oder schließen
desk-actions-close-add-ons = Add-ons: länger oder schließen
desk-actions-move-player = Spieler umsetzen
desk-actions-swap = Zwei Spieler tauschen Sitze
desk-actions-button = Button eines Tisches setzen
desk-actions-break-table = Tisch auflösen
desk-actions-make-deal = Deal machen: den Rest teilen
desk-actions-pay-out = Preise auszahlen
desk-actions-colour-up = Chip-Race: kleine Chips raus
desk-actions-help = Hilfe
desk-actions-tour = Rundgang
desk-actions-sample = Beispielturnier öffnen
desk-actions-new-tournament = Neues Turnier
desk-actions-tournaments = Alle Turniere
desk-actions-set-up = Turniereinstellungen ändern
desk-actions-export-tournament = Dieses Turnier als Datei exportieren
desk-to-floor = in der Eingabezeile
