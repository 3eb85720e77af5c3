# The house: the list of tournaments, a new one, templates, a damaged file.

house-settings-file-title = Alle Einstellungen als Datei
house-settings-file-about = Programm, Papier, Ansagen und Töne, das Aussehen der Bildschirme mit Logo und Hintergrundbild und die Anordnung der Tische, für einen anderen Computer.
house-settings-file-save = Als Datei speichern
house-settings-file-load = Aus Datei laden
house-settings-file-saved = Gespeichert unter
house-settings-file-show = Zeigen
house-settings-file-loaded = Die Einstellungen der Datei gelten jetzt.
house-settings-file-undo = Rückgängig
house-settings-file-undone = Die Einstellungen sind wie vorher.
house-settings-file-too-large = Diese Datei ist größer als 64 MB und enthält darum keine Einstellungen.
house-whole-title = Alles als eine Datei
house-whole-about = Alle Turniere, Spieler mit Fotos, Saisons, Vorlagen, Einstellungen, Töne und das Logo. Ein Doppelklick auf einem anderen Computer fügt hinzu, was dort fehlt, und ändert sonst nichts.
house-whole-save = Alles speichern
house-whole-saved = Gespeichert unter
house-whole-show = Zeigen
house-archive-title = Jahresarchiv
house-archive-about = Beendete Turniere des Jahres verlassen die Liste und werden in eine Datei gespeichert. Saisons und Spieler zählen sie weiter. Ein Doppelklick bringt sie zurück.
house-archive-none = Noch kein Turnier ist beendet.
house-archive-listed = { $count } in der Liste
house-archive-archived = { $count } im Archiv
house-archive-put-away = Archivieren
house-archive-put-away-this = { $year } archivieren
house-archive-bring-back = Zurückholen
house-archive-bring-back-this = { $year } zurückholen
house-archive-saved = Gespeichert unter
house-archive-show = Zeigen
house-home-about = Shuffle Up leitet Ihr Pokerturnier: Uhr, Sitze, Chips und Preise, von der ersten Karte bis zur Auszahlung.
house-home-places = Bereiche des Hauses
house-home-before = Früher gespielt
house-home-unfinished = Noch nicht zu Ende
house-home-continue = Weiter
house-home-winner = { $name } hat gewonnen
house-home-season = { $name }: Saison öffnen
house-home-create = Neues Turnier
house-home-sample = Beispielturnier öffnen
house-home-sample-one = Beispiel
house-home-next-week-open = Wie beim letzten Mal
house-home-next-week-about = Vorlage, Preise, Regeln und Chips wie bei { $name }. Nur die Angekreuzten werden angemeldet.
# As in English.
house-home-next-week-name = Name
house-home-next-week-players = Spieler
house-home-next-week-ticked = { $some } von { $all } angekreuzt
house-home-next-week-all = Alle ankreuzen
house-home-next-week-none = Keinen ankreuzen
house-home-next-week-create = Anlegen und anmelden
house-home-next-week-cancel = Abbrechen
house-home-empty-about = Hier stehen Ihre Turniere. Ein neues dauert eine Minute. Zum Umsehen öffnen Sie das Beispiel.
house-home-phases-registering = Anmeldung
house-home-phases-drawn = Sitze ausgelost
house-home-phases-playing = Läuft
house-home-phases-bagging = Stacks in Beuteln
house-home-phases-closed = Tag abgeschlossen
house-home-phases-finished = Beendet
house-home-left = { $left } von { $entries } dabei
house-home-delete-this = { $name } löschen
house-home-delete-about = Löschen; lässt sich wiederherstellen
house-home-restore = Wiederherstellen
house-home-deleted = { $count ->
    [one] { $count } gelöschtes Turnier
   *[other] { $count } gelöschte Turniere
}
# As in English.
house-home-version = Version { $version }
house-home-file = Alles liegt in { $path }
house-create-title = Neues Turnier
house-create-template = Vorlage
house-create-levels = { $count ->
    [one] { $count } Level
   *[other] { $count } Levels
}
house-create-breaks = { $count ->
    [one] { $count } Pause
   *[other] { $count } Pausen
}
house-create-follows = { $levels } zu { $length } und { $breaks }
house-create-schedule = Zeitplan
house-create-generated = Erzeugt.
house-create-back-to-template = Zurück zur Vorlage
house-create-stack-of = Ein Stack von { $stack }
house-create-stack-later = Die Chips der Vorlage ergeben { $stack }. Sobald das Turnier angelegt ist, schlägt die Seite Chips einen passenden Stack vor.
house-create-create = Turnier anlegen
house-create-create-about = Danach kommen die Spieler. Bis zum Spielbeginn lässt sich alles ändern.
house-create-cancel = Abbrechen
house-create-outlook-with-players = Der Abend mit
house-create-outlook-players = Spielern
house-create-outlook-length = { $from } bis { $to } mit Pausen
house-create-outlook-tables = { $count ->
    [one] ein Tisch mit { $seats }
   *[other] { $count } Tische mit { $seats }
}
house-create-outlook-prizes = Preise
house-create-outlook-more = { $count ->
    [one] und ein weiterer Platz
   *[other] und { $count } weitere Plätze
}
house-create-outlook-takes = { $players ->
    [one] Für einen Spieler: { $chips }
   *[other] Für { $players } Spieler: { $chips }
}
house-templates-own = Eigene
house-templates-bundled = Mitgeliefert
house-templates-import = Vorlage importieren
house-templates-export = Exportieren
house-templates-exported = Exportiert nach
house-templates-show = Im Ordner zeigen
house-templates-rename = Umbenennen
house-templates-delete = Löschen
house-templates-delete-about = Löschen; lässt sich wiederherstellen
house-templates-deleted = { $count ->
    [one] { $count } gelöschte Vorlage
   *[other] { $count } gelöschte Vorlagen
}
house-templates-restore = Wiederherstellen
house-templates-save = Als Vorlage speichern
house-templates-save-about = Diese Turniereinstellungen samt Zeitplan, für andere Abende. Datum, Spieler und Verlauf gehören nicht dazu.
house-templates-saved = Gespeichert. „{ $name }“ steht bei den Vorlagen eines neuen Turniers.
house-templates-close = Schließen
# As in English.
house-templates-name = Name
house-templates-about = In einem Satz
house-templates-cancel = Abbrechen
house-templates-too-large = Diese Datei ist zu groß für eine Vorlage.
# As in English.
house-tonight-name = Name
house-tonight-sentence = Jeder zahlt { $prize } plus { $fee } Gebühr und bekommt { $stack } in Chips. Ein Level dauert { $levelMinutes } Min. Am Tisch sitzen { $seats }. Beginn um { $start }, oder leer lassen.
house-tonight-seat-sentence = Ein Seat ist { $seatWorth } wert. Der Pool bezahlt so viele wie möglich; der Rest geht bar an den nächsten Platz.
house-tonight-through = bis Ende von Level { $until }
house-tonight-until = bis { $until }
house-tonight-bought-sentence = { $price } für { $chips } { $until }, { $limit }
house-tonight-late-sentence = Anmeldung { $until }
house-tonight-add-on-sentence = { $price } für { $chips } { $until }
house-tonight-bounty-sentence = { $bounty } zusätzlich für jeden ausgeschalteten Spieler; 0: keine
house-tonight-until-about = 3 verkauft bis Ende von Level 3. Auch pause für die erste, oder eine Zeit wie 21:30.
house-tonight-late = Late Registration
house-tonight-late-about = Anmeldung auch nach Spielbeginn
house-tonight-start = Beginn
house-tonight-currency = Währung
house-tonight-currency-about = Für alle Beträge dieses Turniers.
house-tonight-plain-numbers = Keine: nur Zahlen
house-tonight-locale = Beträge und Daten
house-tonight-locale-about = Leer: wie auf diesem Computer. Oder Sprache und Land, etwa de-CH.
house-tonight-locale-example = Auf Bildschirm und Papier: { $example }
house-tonight-first-break = pause
house-tonight-late-prize = Buy-in nach Spielbeginn
house-tonight-late-prize-about = Leer: wie vorher.
house-tonight-late-fee = Gebühr nach Spielbeginn
house-tonight-late-fee-about = Leer: wie vorher.
# As in English.
house-tonight-prize = Buy-in
house-tonight-fee = Gebühr
# As in English.
house-tonight-bounty = Bounty
house-tonight-stack = Startstack
house-tonight-level-minutes = Minuten je Level
house-tonight-seats = Sitze je Tisch
house-tonight-unit = Preise runden auf
house-tonight-unit-about = Der Rest geht an den ersten Platz.
house-tonight-seat = Wert eines Seats
house-tonight-seat-event = Seats für das Event
house-tonight-seat-event-about = Name des Turniers oder der Serie. Gewonnen werden nummerierte Tickets. Leer: keine Tickets.
# As in English.
house-tonight-rebuys = Rebuys
house-tonight-rebuys-about = wer raus ist, darf sich wieder einkaufen
house-tonight-more = Mehr zu Anmeldungen
house-tonight-nothing-more = wie üblich
house-tonight-money = Geld
house-tonight-money-has = { $currency }, Preise auf { $unit }
house-tonight-staff = Personal
house-tonight-staff-about = Zusätzlich; geht an Dealer und Personal.
house-tonight-league = Liga
house-tonight-league-about = Zusätzlich; geht an die Liga.
house-tonight-early = Early-Bird-Chips
house-tonight-early-about = Zusätzlich zum Stack; leer: keine.
house-tonight-early-until = Für Anmeldungen vor
house-tonight-early-until-about = Eine Zeit wie 19:00, oder ein Level; 1 ist der Spielbeginn.
house-tonight-late-until = Late Registration bis Ende von Level
house-tonight-rebuy-limit = Rebuys je Spieler
house-tonight-rebuy-until = Rebuys bis Ende von Level
house-tonight-rebuy-at-most = Rebuy mit höchstens
house-tonight-rebuy-at-most-about = Chips. Leer: nur wer raus ist.
house-tonight-smallest = Mindestfeld
house-tonight-smallest-about = Entries. Mit weniger wird abgesagt. Leer: jedes Feld.
house-tonight-most = Höchstens so viele Entries
house-tonight-most-about = Re-Entries zählen mit. Leer: ohne Grenze.
house-tonight-day-ends = Der Tag endet
house-tonight-day-ends-about = Mit Level 15: 15. Mit 27 Spielern: 27 übrig. Mit einem Anteil der Einträge: 15 %. Leer: bis zum Ende gespielt.
house-tonight-day-left = { $players } übrig
house-tonight-last-hands = Letzte Hände
house-tonight-last-hands-about = An jedem Tisch, etwa 4; bei 3-6 wird gezogen. Leer: 3.
house-tonight-bags-twice = Jeden Beutel zweimal zählen
# As in English.
house-tonight-add-ons = Add-ons
house-tonight-add-ons-about = alle im Spiel dürfen einmal Chips kaufen
house-tonight-add-on-until = Add-ons bis Ende von Level
# As in English.
house-tonight-add-on-price = Add-on
house-tonight-add-on-chips = Chips eines Add-ons
house-tonight-re-entries = Re-Entries
house-tonight-re-entries-about = wer raus ist, darf sich auf einen neuen Platz anmelden
house-tonight-re-entry-until = Re-Entries bis Ende von Level
house-tonight-re-entry-limit = Re-Entries je Spieler
house-tonight-forfeit = Auch für einen Stack im Spiel
house-tonight-forfeit-about = Ein Spieler darf den Stack aufgeben und sich neu anmelden; die Chips gehen aus dem Spiel.
house-tonight-kinds = Andere Buy-ins
house-tonight-kinds-about = Etwa Mitglieder und Gäste, jeder mit eigenem Preis und Stack.
# As in English.
house-tonight-kind-parts-name = Name
# As in English.
house-tonight-kind-parts-prize = Buy-in
house-tonight-kind-parts-fee = Gebühr
# As in English.
house-tonight-kind-parts-chips = Chips
house-tonight-kind-part-of = { $part } von Buy-in { $kind }
house-tonight-add-kind = Buy-in hinzufügen
house-tonight-remove-kind = Entfernen
house-tonight-wrong-amount-like = Ein Betrag wie 25 oder { $example }.
house-tonight-wrong-whole = Eine ganze Zahl, mindestens 1.
house-tonight-wrong-name = Geben Sie dem Turnier einen Namen.
house-tonight-wrong-time = Eine Uhrzeit, etwa 19:30.
house-tonight-wrong-closing = Ein Level wie 4, pause oder eine Zeit wie 21:30.
house-tonight-wrong-day = Ein Level wie 15, 27 übrig oder 15 %.
house-tonight-wrong-hands = Eine Zahl wie 4, oder 3-6.
house-tonight-wrong-locale = Das ist kein Sprachkürzel. Schreiben Sie eine Sprache wie de, oder mit Land wie de-CH.
house-tonight-wrong-kind = Jeder braucht einen Namen, Beträge wie 25 und eine ganze Zahl von Chips.
house-unread = Jetzige Einstellung behalten
house-closing-title = Shuffle Up schließen?
house-closing-stay = Offen lassen
house-closing-what = Eine Uhr läuft. Ohne Shuffle Up wird die Anzeige im Saal dunkel, und Handys und Tablets verlieren das Haus. Verloren geht nichts: Der nächste Start fragt nach der Zeit dazwischen.
house-closing-close = Shuffle Up schließen
house-dropped-title = Eine Datei wurde abgelegt
house-dropped-close = Schließen
house-dropped-what = { $count ->
    [one] Was steht in { $file }?
   *[other] Was steht in diesen { $count } Dateien?
}
house-dropped-contents-players = Spieler
house-dropped-contents-schedule = Blinds und Levels
house-dropped-contents-prizes = Preise
house-dropped-contents-results = Ergebnisse früherer Turniere
house-dropped-open-first = Für Spieler, Blinds oder Preise öffnen Sie erst ein Turnier.
house-sort-by = Nach { $column } ordnen
house-damaged-title = Die Datei lässt sich nur lesen
house-damaged-not-open = Die Turnierdatei lässt sich nicht öffnen
house-damaged-offer = Oder ein Backup tritt an ihre Stelle. Die beschädigte Datei bleibt in jedem Fall erhalten.
house-damaged-no-backups = Es gibt kein Backup. Schließen Sie das Programm, bewahren Sie eine Kopie der Datei auf, und starten Sie neu.
house-damaged-restore = Dieses Backup wiederherstellen
house-damaged-readable = Was noch lesbar ist
house-damaged-whole = alles, { $lines }
house-damaged-up-to = die ersten { $lines }; danach ist nichts lesbar
house-damaged-salvage = Lesbares behalten
house-notices-sound = Kein Ton: Es wurde kein Audiogerät gefunden.
house-notices-speech = Ansagen werden nicht gesprochen.
house-notices-wake = Der Bildschirm kann bei laufender Uhr ausgehen.
house-notices-printer = Der Drucker druckt nicht.
house-notices-monitor = Ein Monitor ist angeschlossen. Mit einem zweiten öffnet sich der Projektor dort.
house-notices-put-away = Hinweis schließen
