# Help, the tour and the settings.

help-title = Hilfe
help-search = Suchen: ein Wort, eine Taste, eine Seite
help-none = Dieses Wort kommt hier nicht vor. Versuchen Sie ein anderes.
help-print = Eine Seite davon drucken
help-print-needs = Öffnen Sie zuerst ein Turnier oder das Beispiel
help-tour = Rundgang machen
help-tour-about = Sechs Stationen, je ein Satz. Er ändert nichts.
help-close = Schließen
help-parts-tasks = Wie geht das?
help-parts-floor = In der Eingabezeile
help-parts-cardroom = Im Card Room
help-parts-cash = Im Cash Game
help-parts-staff = Beim Personal
help-parts-keys = Tasten
help-parts-rooms = Seiten
help-parts-glossary = Pokerwörter
help-floor-about = Tippen, lesen, was Enter tut, Enter drücken.
help-more = alles, was hier möglich ist
tour-title = Rundgang
tour-of = { $stop } von { $stops }
tour-next = Weiter
tour-end = Fertig
tour-leave = beendet den Rundgang
tour-stops-bar = Die Leiste ist immer da: Uhr, Blinds, wer noch dabei ist, Preispool und Rückgängig.
tour-stops-advice = Diese Zeile sagt, was Ihre Regeln jetzt verlangen, warum, und welche Taste es tut.
tour-stops-tables = Das sind die Seiten: Tische, Chips, Preise, Papier und mehr, jede eine Taste entfernt.
tour-stops-room = Das ist die offene Seite; ein Klick auf einen Sitz oder Namen zeigt, was möglich ist.
tour-stops-floor = Alles auf dem Floor wird hier getippt: 3.6 und Enter heißt, Tisch 3, Sitz 6 ist raus.
tour-stops-projector = Unter TV & Handys öffnen Sie den großen Bildschirm für die Spieler; F1 ist Hilfe.
settings-title = Einstellungen
settings-close = Schließen
settings-look = Aussehen des Programms
settings-look-about = Die Bildschirme im Raum haben eigene Farben, unter TV & Handys.
settings-theme = Farben
settings-themes-system = Wie das System
settings-themes-light = Hell
settings-themes-dark = Dunkel
settings-text-size = Schriftgröße
# As in English.
settings-text-sizes-normal = Normal
settings-text-sizes-large = Groß
settings-text-sizes-largest = Sehr groß
settings-tools = Werkzeuge für Kartenräume
settings-tools-open = Offen
settings-tools-opens-needed = bei Bedarf
settings-tools-opens-always = immer
settings-tools-about = Schubladen, Helfer, Abwesende, Garantien, Limit und Stud. Sie öffnen sich von selbst, wenn der Abend sie hat.
settings-hints = Hinweise
settings-hints-about = Ein Hinweis verblasst, wenn Sie seine Taste dreimal benutzt haben.
settings-hints-faded = { $faded ->
    [one] { $faded } Hinweis ist verblasst, denn Sie kennen die Taste.
   *[other] { $faded } Hinweise sind verblasst, denn Sie kennen die Tasten.
}
settings-hints-again = Alle Hinweise wieder zeigen
settings-language = Sprache
settings-advice = Turnierleitung
settings-screens = Bildschirme im Raum
settings-language-about = Die Turnierleitung sieht die erste Sprache, die Bildschirme im Raum zeigen die zweite. Ein Handy hat seine eigene. Beträge und Daten folgen dem „Zahlen- und Datumsformat“ des Turniers oder diesem Computer.
