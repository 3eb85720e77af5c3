# The room’s screens: windows, layouts, the message, the look; phones and browsers.

screens-windows = Fernseher
screens-about = Das sehen Ihre Spieler
screens-none = Noch kein Fernseher. Schließen Sie ihn an: Die Uhr öffnet sich dort bei Spielbeginn.
screens-nothing = keine
screens-open = Bildschirm öffnen
screens-another = Weiterer Bildschirm
screens-close = Schließen
screens-close-this = Bildschirm schließen: { $where }
screens-in-window = Im Fenster
screens-showing = zeigt
screens-waiting = wartet auf diesen Monitor
screens-free = frei
screens-this-desk = dieser Computer
# As in English.
screens-monitor = Monitor
screens-tournament = Turnier
screens-the-room = Der Raum
# As in English.
screens-layout = Layout
# As in English.
screens-layout-of = Layout: { $where }
screens-layouts-clock = Uhr
screens-layouts-clock_payouts = Uhr und Preise
screens-layouts-payouts = Auszahlungen
screens-layouts-chips = Chips und Chip-Race
screens-layouts-leaders = Führende nach Chips
screens-layouts-seating = Sitze nach Namen
screens-layouts-map = Raumplan
screens-layouts-split = Geteilt, im Wechsel
screens-layouts-season = Saison
screens-layouts-lists = Wartelisten
screens-layouts-push = Nächster Push
screens-takes-over = Neue Sitze, Umsetzungen und der Sieger erscheinen von selbst.
screens-message-about = Steht auf den Bildschirmen dieses Turniers, bis Sie sie entfernen.
screens-message-field = Nachricht auf den Bildschirmen
screens-message-hint = Das Essen ist fertig
screens-show = Zeigen
screens-take-away = Entfernen
screens-shown = Jetzt zu sehen
screens-again = Noch einmal
screens-look = Aussehen
screens-look-about = Für alle Bildschirme des Hauses.
screens-look-logo = Logo
screens-look-no-logo = kein Logo
screens-look-background = Hintergrundbild
screens-look-facts = { $count ->
    [one] { $count } Zahl unten
   *[other] { $count } Zahlen unten
}
screens-own-words = Eigene Zeile und QR-Code
screens-host-text = Eigene Zeile
screens-host-text-about = Unter dem Namen des Turniers.
screens-qr = QR-Code
screens-qr-text = Link oder Text
# As in English.
screens-qr-hint = https://…
screens-qr-caption = Text daneben
screens-qr-caption-hint = Ergebnisse auf dem Handy
screens-qr-about = Unten auf allen Bildschirmen, für Handys; groß vor Beginn, in Pausen und am Ende. Leer: kein Code. Wird der Code des Netzwerks gezeigt, steht er an seiner Stelle.
# As in English.
screens-logo = Logo
screens-logo-about = PNG, JPEG oder WebP, bis 4 MB.
screens-background = Hintergrundbild
screens-background-about = Hinter jeder Anzeige, so gedämpft, dass jedes Wort lesbar ist. PNG oder JPEG, bis 10 MB.
screens-choose-logo = Bild wählen
screens-remove-logo = Entfernen
screens-no-picture = Dieses Bild lässt sich nicht zeigen. Speichern Sie es als PNG, JPEG oder WebP.
screens-colours = Farben
screens-themes-dark = Dunkel
screens-themes-light = Hell
screens-themes-midnight = Mitternacht
screens-themes-claret = Weinrot
screens-themes-black = Schwarz
screens-themes-own = Eigene
screens-ground = Hintergrund
# As in English.
screens-text = Text
screens-accent = Akzent
screens-facts = Zahlen unten
screens-facts-about = Eine bis sechs.
screens-far-room = Man sitzt weit von den Bildschirmen
screens-far-room-about = Die Beschriftung ist größer, und unten stehen die ersten drei Zahlen.
screens-time-call = Zeit für einen Spieler zeigen
screens-time-call-about = Name und Restsekunden ersetzen die Zahlen unten. Hier sind sie immer zu sehen.
screens-moves = Spieler, die sich umsetzen
screens-moves-shown-beside = Bis zu zehn neben der Uhr
screens-moves-shown-page = Eigene Seite
screens-moves-shown-off = Aus
screens-moves-about = Jede Umsetzung steht so viele Minuten da. Hier bleibt sie, bis jemand den Spieler gesehen hat.
screens-moves-minutes = Minuten auf dem Bildschirm
screens-fact-names-players = Spieler im Spiel
screens-fact-names-average_stack = Durchschnitt
screens-fact-names-chips_in_play = Chips im Spiel
screens-fact-names-prize_pool = Preispool
screens-fact-names-next_payout = Nächster Preis
screens-fact-names-next_break = Nächste Pause
screens-fact-names-predicted_end = Spielende
screens-fact-names-tables = Tische
# As in English.
screens-fact-names-rebuys = Rebuys
screens-actions-open = Bildschirm für den Raum öffnen
screens-actions-close = Bildschirme dieses Turniers schließen
screens-actions-layout = Bildschirm-Layout: { $layout }
screens-actions-message = Nachricht auf den Bildschirmen
screens-actions-take-away = Nachricht entfernen: { $text }
screens-actions-say = Nachricht auf den Bildschirmen: { $text }
screens-network-title = Handys
screens-network-about = Handys in Ihrem WLAN zeigen Uhr, Sitze, Umsetzungen und Preise; jeder Browser ist ein Bildschirm. Nichts geht ins Internet.
screens-network-off = Aus. Schalten Sie es ein, dann sehen Spieler in Ihrem WLAN Uhr und Sitz.
screens-network-none = Dieser Computer ist in keinem Netz. Verbinden Sie ihn zuerst mit dem WLAN.
screens-network-address = Adresse
# As in English.
screens-network-port = Port
screens-network-wifi = Netzwerk
screens-network-code = Die Adresse als Code für Handys
screens-network-show-code = Code auf den Bildschirmen im Raum zeigen
screens-network-hide-code = Code von den Bildschirmen im Raum nehmen
screens-network-by-name = In manchen Netzen auch { $address }
screens-network-phones = { $count ->
    [one] { $count } Handy verbunden
   *[other] { $count } Handys verbunden
}
screens-network-names = Namen
screens-network-names-shown-whole = Ganz
# As in English.
screens-network-names-shown-short = Anna K.
screens-network-names-shown-hidden = Nur Nummern
screens-network-check-in = Gäste melden sich am Handy an
screens-network-check-in-about = Ein Gast öffnet die Seite und gibt den Namen ein. Sie lassen jeden mit einer Taste ein.
screens-network-screens = Weitere Bildschirme im Browser
screens-network-screens-about = Für einen weiteren Bildschirm öffnen Sie die Adresse in dessen Browser. Mit ?bare am Ende fehlt der Hintergrund, für einen Stream.
screens-network-add = Neuer Bildschirm
screens-network-remove = Entfernen
screens-network-remove-this = Bildschirm { $name } entfernen
screens-network-screen = Bildschirm { $number }
screens-network-open = { $count } offen
screens-network-not-open = nicht offen
# As in English.
screens-network-name = Name
screens-play-ends = Spielende etwa { $range }
screens-network-devices = Tablets und Handys der Helfer
screens-network-devices-about = Ein zugelassenes Tablet oder Handy arbeitet mit: Uhr, Tisch, Floor. Es nutzt eine eigene Seite, die andere im WLAN nicht lesen können.
screens-network-devices-off = Schalten Sie das Netz ein, um ein Gerät zuzulassen.
screens-network-role = Wofür es ist
screens-network-roles-host = Gastgeber
screens-network-roles-clock = Uhr
screens-network-roles-table = Tisch
# As in English.
screens-network-roles-floor = Floor
screens-network-roles-registration = Anmeldung
screens-network-roles-director = Turnierleitung
screens-network-name-of-device = Name des Geräts
screens-network-shared = Mehrere benutzen es
screens-network-shared-about = Jeder meldet sich mit Name und PIN an.
screens-network-table-of-device = Tisch, mit seiner Nummer
screens-network-table-of-device-about = Das Tablet gilt nur für diesen Tisch. Ohne Nummer gilt es für alle.
screens-network-at-table = Tisch { $number }
screens-network-digits-ended = Zu viele falsche Codes wurden eingegeben. Jetzt gilt nur noch der QR-Code.
screens-network-guesses-code = Von { $address } kamen { $times } falsche Codes.
screens-network-guesses-pin = An { $device } wurden { $times } falsche PINs für { $operator } eingegeben.
screens-network-let-in = Gerät zulassen
screens-network-let-in-this = { $name } zulassen, { $role }
screens-network-host-about = Der ganze Abend auf einem Handy.
screens-network-scan = Lesen Sie den Code mit der Kamera des Geräts: Eine Seite erklärt zuerst die Warnung des Browsers. Oder öffnen Sie dort die Adresse, und geben Sie die sechs Ziffern ein.
screens-network-code-to-pair = Die Adresse der Kopplungsseite als Code
screens-network-fingerprint = Fingerabdruck
screens-network-fingerprint-about = Der Browser warnt einmal, weil dieser Computer sein Zertifikat selbst erstellt hat. Öffnen Sie die Details, vergleichen Sie den Fingerabdruck, dann weiter.
screens-network-left = noch { $time } gültig
screens-network-cancel = Abbrechen
screens-network-no-devices = Kein Gerät ist zugelassen.
screens-network-connected = verbunden
screens-network-gone-since = nicht verbunden seit { $time }
screens-network-not-yet = noch nicht verbunden
screens-network-said-last = zuletzt: { $what }, { $time }
screens-network-remove-device = { $name } entfernen
screens-network-remove-sure = { $name } entfernen? Es kann dann nichts mehr tun.
screens-network-keep = Behalten
screens-network-operators = Helfer
screens-network-operators-about = Mehrere an einem Tablet? Jeder meldet sich mit einer PIN an, und das Protokoll nennt jeden.
# As in English.
screens-network-pin = PIN
screens-network-pin-about = vier bis acht Ziffern
screens-network-add-operator = Hinzufügen
screens-network-remove-operator = Helfer { $name } entfernen
screens-network-busts = Wenn ein Tablet meldet, dass jemand raus ist
screens-network-busts-are-no = Ich bestätige
screens-network-busts-are-yes = Sofort raus
screens-published-title = Seite fürs Web
screens-published-about = Shuffle Up legt die Seite des Abends, die Ergebnisse und die Saison in einen Ordner Ihrer Wahl. Ihr eigener Abgleich oder Webserver trägt ihn weiter. Namen stehen dort wie auf Handys.
screens-published-choose = Ordner wählen
screens-published-another = Anderen Ordner wählen
screens-published-stop = Nicht mehr schreiben
screens-published-written = Zuletzt geschrieben { $time }
screens-published-not-yet = Noch nicht geschrieben
screens-programs-title = Programme dürfen lesen
screens-programs-about = Ein Stream, eine LED-Uhr oder eine Lampe in diesem Netz liest das Turnier als JSON, mit Namen wie auf Handys. Sagen kann sie nichts.
screens-programs-on = an
screens-programs-off = aus
screens-programs-copy = Adresse kopieren
screens-programs-copied = Kopiert
screens-programs-network-off = Schalten Sie das Netz ein, dann steht hier die Adresse.
# As in English.
screens-programs-tokens = Tokens
screens-programs-tokens-about = Ein Programm mit Token liest ganze Namen, die Spieler und die Ergebnisse, nur über https.
screens-programs-name = Wofür es ist
screens-programs-make = Token erzeugen
screens-programs-made = Das Token für { $name }. Es wird nur dieses eine Mal gezeigt.
screens-programs-copy-token = Token kopieren
screens-programs-end = Entfernen
screens-programs-end-this = Token für { $name } entfernen
