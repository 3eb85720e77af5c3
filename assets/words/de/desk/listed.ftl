# The player list of the house.

listed-title = Spielerliste
listed-about = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
listed-back = Alle Turniere
listed-search = Name, Spitzname, Kontakt oder Nummer suchen
listed-add = Neuer Spieler
listed-import = CSV importieren
listed-export = CSV exportieren
listed-duplicates = Doppelte suchen
listed-empty-title = Noch niemand auf der Liste
listed-empty-about = Ein paar Buchstaben finden Spieler dieser Liste bei der Anmeldung. Wer spielt, kommt von selbst darauf. Sie können auch einen Spieler hinzufügen oder eine CSV-Datei importieren. Die Datei hat die Spalten name, nickname, contact, notes, membership, city und country.
listed-none = Kein Spieler passt zu „{ $search }“.
# As in English.
listed-fields-name = Name
listed-fields-last_name = Nachname darin
listed-fields-nickname = Spitzname
listed-fields-contact = Kontakt
listed-fields-notes = Notizen
listed-fields-membership = Mitgliedsnummer
listed-fields-city = Ort
listed-fields-country = Land
listed-unnamed = Öffentlich nicht nennen
listed-unnamed-about = In veröffentlichten Saisontabellen und Ergebnissen bleibt die Zeile, aber ohne den Namen. Der Bildschirm im Raum zeigt kein Foto.
listed-may-not-play = darf nicht spielen
listed-barred = Darf nicht spielen
listed-barred-about = Jede Anmeldung wird bei diesem Spieler angehalten.
listed-barred-by = Auf wessen Wunsch
listed-barred-by-house = Das Haus sperrt den Spieler
listed-barred-by-player = Der Spieler hat sich sperren lassen
listed-barred-until = Letzter Tag, leer ohne Ende
listed-barred-says = Was die Kasse sagen darf
listed-photo-choose = Foto wählen
listed-photo-other = Anderes Foto
listed-photo-remove = Foto entfernen
listed-photo-too-large = Das Bild ist größer als 10 MB. Speichern Sie es kleiner.
listed-saved = { $name } ist gespeichert.
listed-save = Speichern
listed-cancel = Abbrechen
listed-edit = { $name } ändern
listed-edit-short = Ändern
listed-delete = Löschen
listed-delete-of = { $name } löschen. Das lässt sich rückgängig machen.
listed-deleted = { $name } ist gelöscht.
listed-merged = Zusammengeführt: { $name }.
listed-imported = { $added ->
    [one] { $added } Spieler hinzugefügt, { $completed } ergänzt, { $known } schon bekannt.
   *[other] { $added } Spieler hinzugefügt, { $completed } ergänzt, { $known } schon bekannt.
}
listed-left-out = Zeile { $line }: { $why }
listed-left-out-more = { $count ->
    [one] { $count } weitere Zeile wurde ausgelassen.
   *[other] { $count } weitere Zeilen wurden ausgelassen.
}
listed-undo = Rückgängig
listed-exported = Exportiert nach
listed-too-large = Diese Datei ist größer als 8 MB. Eine Spielerliste ist kleiner.
listed-played = { $count ->
    [one] { $count } Turnier, zuletzt { $last }
   *[other] { $count } Turniere, zuletzt { $last }
}
listed-no-duplicates = Niemand scheint doppelt auf der Liste zu sein.
listed-duplicates-about = { $count ->
    [one] { $count } Paar zu prüfen. Zusammengeführte Spieler behalten beide Verläufe.
   *[other] { $count } Paare zu prüfen. Zusammengeführte Spieler behalten beide Verläufe.
}
listed-merge-into = { $name } behalten
listed-merge-about = Führt { $other } und { $name } zu einem Spieler namens { $name } zusammen
listed-two-people = Zwei Personen
listed-close-duplicates = Zurück zur Liste
listed-keep-tonight = Heutige Spieler auf die Spielerliste setzen
listed-kept-tonight = { $count ->
    [0] Alle stehen auf der Spielerliste.
    [one] { $count } Spieler kam auf die Spielerliste.
   *[other] { $count } Spieler kamen auf die Spielerliste.
}
listed-known = Auf der Spielerliste
listed-who = Wer ist wer
listed-who-open = { $count ->
    [one] Ein Name kann mehr als ein Spieler sein. Wählen Sie, wer es war.
   *[other] { $count } Namen können mehr als ein Spieler sein. Wählen Sie jeweils, wer es war.
}
listed-who-about = { $count ->
    [0] Die Liste hat niemanden am Namen erkannt.
    [one] Die Liste hat einen Spieler am Namen wiedererkannt. Wählen Sie „Jemand anders“, wo das nicht stimmt.
   *[other] Die Liste hat { $count } Spieler am Namen wiedererkannt. Wählen Sie „Jemand anders“, wo das nicht stimmt.
}
listed-who-new = Jemand Neues
listed-who-said = Die Liste weiß, wer { $name } in { $event } war.
listed-who-part = Jemand anders
listed-who-part-about = Das war in { $event } ein anderer Spieler namens { $name }
listed-who-parted = { $name } in { $event } ist jetzt ein anderer Spieler.
listed-remember = Alle, die spielen, auf diese Liste setzen
listed-remember-about = Ein Name, der wieder eingegeben wird, ist dann derselbe Spieler, auch in Saisons und Statistiken. Handys und Bildschirme im Raum zeigen die Liste nicht.
