# Backups, files of one tournament, what was kept, diagnostics.

# As in English.
backups-title = Backups
backups-back = Alle Turniere
backups-about = Jedes Level und jede Pause bringt ein Backup; die neuesten 20 bleiben. Wiederherstellen setzt alle Turniere auf diesen Moment zurück. Der jetzige Stand wird zuerst gesichert.
backups-back-up = Jetzt sichern
backups-backed-up = Ein Backup wurde angelegt.
backups-none = Noch keine Backups. Das erste entsteht, wenn das erste Level beginnt.
backups-lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
backups-as-now = wie jetzt
backups-fewer = { $count ->
    [one] { $count } Zeile weniger als jetzt
   *[other] { $count } Zeilen weniger als jetzt
}
backups-more = { $count ->
    [one] { $count } Zeile mehr als jetzt
   *[other] { $count } Zeilen mehr als jetzt
}
backups-gone = jetzt nicht in der Liste
backups-empty = Keine Turniere darin
backups-restore = Wiederherstellen
backups-restore-this = Backup von { $when } wiederherstellen
backups-import = Turnier importieren
backups-export = Als Datei exportieren
backups-export-this = { $name } als Datei exportieren
backups-exported = Exportiert nach
backups-inside = Die Datei enthält dieses Turnier: Einstellungen, Spieler und das ganze Protokoll. Töne, Logo, Raumplan und Spielerliste des Hauses bleiben hier.
backups-show = Im Ordner zeigen
backups-imported = { $count ->
    [one] „{ $name }“ wurde mit { $count } Zeile importiert.
   *[other] „{ $name }“ wurde mit { $count } Zeilen importiert.
}
backups-again = Es war schon in der Liste und steht jetzt zweimal da. Das andere blieb gleich; löschen Sie das überflüssige.
backups-imported-all = { $count ->
    [one] { $count } Turnier aus „{ $file }“ wurde importiert.
   *[other] { $count } Turniere aus „{ $file }“ wurden importiert.
}
backups-known = „{ $name }“ ist schon in der Liste.
backups-known-all = { $count ->
    [one] { $count } Turnier daraus ist schon in der Liste.
   *[other] { $count } Turniere daraus sind schon in der Liste.
}
backups-beside-players = { $count } Spieler
backups-beside-templates = { $count ->
    [one] { $count } Vorlage
   *[other] { $count } Vorlagen
}
backups-beside-seasons = { $count ->
    [one] { $count } Saison
   *[other] { $count } Saisons
}
backups-beside-new = Neu hier: { $list }.
backups-beside-completed = Fehlendes ergänzt: { $count } Spieler.
backups-beside-left-out = { $count } Spieler ausgelassen: Die Mitgliedsnummer hat schon jemand anders.
backups-beside-settings-file = Die Einstellungen mit Tönen und Logo stammen aus der Datei.
backups-beside-settings-here = Die Einstellungen dieses Computers bleiben.
backups-nothing-in = „{ $file }“ enthält kein Turnier.
backups-too-large = Diese Datei ist zu groß für ein Turnier: höchstens 64 MB.
backups-open = Öffnen
backups-kept-cut_off = Shuffle Up wurde unerwartet beendet. Nichts ging verloren.
backups-kept-restored = Das Backup ist wiederhergestellt.
backups-kept-salvaged = Alle lesbaren Zeilen sind erhalten.
backups-kept-cut-short = Spätere Zeilen waren nicht lesbar.
backups-kept-aside = Der Stand davor ist das neueste Backup und liegt in { $name }.
backups-kept-damaged-aside = Die beschädigte Datei bleibt als { $name } erhalten.
backups-kept-last = zuletzt „{ $said }“, { $date } um { $time }
backups-kept-last-short = Zuletzt „{ $said }“ um { $time }.
backups-diagnostics-title = Wenn etwas nicht stimmt
backups-diagnostics-about = Eine Textdatei für die Person, die Ihnen hilft: Version, System, Geräte, Einstellungen, Zustand der Datei und das Programmprotokoll. Sie entsteht nur auf Wunsch und wird nirgendwohin gesendet.
backups-diagnostics-names = Mit den Namen von Spielern und Turnieren
backups-diagnostics-names-about = Ohne sie ist jeder Name geschwärzt.
backups-diagnostics-save = Diagnose speichern
backups-diagnostics-saved = Gespeichert als
