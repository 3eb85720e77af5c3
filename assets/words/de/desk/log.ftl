# The log, and what puts a line right.

log-about = { $lines ->
    [one] { $lines } Zeile, neueste zuerst; nichts wird je gelöscht
   *[other] { $lines } Zeilen, neueste zuerst; nichts wird je gelöscht
}
log-struck = gestrichen
log-search = Ein Name, ein Sitz, eine Aktion
log-everybody = Zeilen von allen zeigen
log-all-of = Alles über { $name }
log-print = Diese Zeilen drucken
log-save-about = Speichert diese Zeilen für eine Tabelle
log-saved = Gespeichert als { $path }
log-found = { $lines ->
    [one] { $lines } Zeile gefunden, neueste zuerst
   *[other] { $lines } Zeilen gefunden, neueste zuerst
}
log-correct = Berichtigen
log-line-at = Zeile { $line }, { $at }
log-ways-strike = Herausnehmen
log-ways-restore = Wiederherstellen
log-ways-instead = Ändern
log-ways-before = Davor einfügen
log-ways-about-strike = Die Zeile zählt nicht mehr. Sie bleibt sichtbar und lässt sich wiederherstellen.
log-ways-about-restore = Die Zeile zählt wieder, an ihrer alten Stelle.
log-ways-about-instead = Geben Sie ein, wie die Zeile lauten soll, so wie in der Eingabezeile.
log-ways-about-before = Geben Sie ein, was vor dieser Zeile fehlt, so wie in der Eingabezeile.
log-say = Etwa 6.4 oder r 6.4
log-keep-about = Alle bleiben sitzen; Plätze, Bounties und Geld folgen.
log-keep-say = Ein Sitz oder ein Name
log-depends = { $lines ->
    [one] Das widerspricht einer späteren Zeile
   *[other] Das widerspricht späteren Zeilen
}
log-more = und { $count } weitere
log-changes = Was sich ändert
log-nothing = Sonst ändert sich nichts
log-waits = Behalten: { $name } wartet auf einen freien Sitz
log-not-alone = Sie braucht, was mit ihr gestrichen wurde
log-together = { $count ->
    [one] Auch Zeile { $lines } wiederherstellen
   *[other] Auch Zeilen { $lines } wiederherstellen
}
log-strike-dependent = { $lines ->
    [one] Diese Zeile auch herausnehmen
   *[other] Diese { $lines } Zeilen auch herausnehmen
}
