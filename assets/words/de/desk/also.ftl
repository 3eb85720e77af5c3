# What people call an action or a room beside its own name; the palette finds it by these. Commas stand between them.

# Floor.
also-bust = raus, Bust, Bustout, ausgeschieden, rausgeflogen, Seat open, Knockout, K.o., eliminiert, verloren, pleite
also-rebuy = Rebuy, Re-Buy, nachkaufen, Nachkauf, neu einkaufen, mehr Chips
also-add-on = Add-on, Addon, Zukauf, aufstocken, mehr Chips
also-re-entry = Re-Entry, Reentry, Wiedereinstieg, wieder einsteigen, neu einkaufen, noch mal antreten
also-enter = neuer Spieler, Spieler hinzufügen, anmelden, Anmeldung, registrieren, Registrierung, Late Registration, Late Reg, Late Entry, Nachmeldung, Nachzügler, einkaufen, mitspielen
also-withdraw = Erstattung, abmelden, stornieren, Geld zurück
also-close-late-registration = Anmeldung, Late Registration, verlängern, schließen, Anmeldeschluss
also-close-rebuys = Rebuy bis, Rebuys schließen, Rebuys verlängern
also-close-re-entries = Re-Entry bis, schließen, verlängern
also-close-add-ons = Add-on bis, schließen, verlängern
also-swap = tauschen, Sitztausch, Plätze tauschen, Plätze wechseln, Swap
also-move-player = umsetzen, Sitz, Platz, Platz wechseln, Sitzwechsel, Umzug, Move, ausgleichen, balancieren, Balancing, Tischausgleich, woanders hinsetzen
also-button = Button, Dealer-Button, Dealer, Geber, Knopf
also-break-table = auflösen, aufloesen, Tischauflösung, Break, Tisch brechen, Tisch schließen, Tische zusammenlegen
also-penalty = Strafe, Penalty, Verwarnung, verwarnen, bestrafen, Strafrunde, aussetzen
also-call-time = Time, Zeit ansagen, Call the Clock, Clock, Shot Clock, Bedenkzeit, langsamer Spieler, Zeitspiel, Stalling
also-disqualify = DQ, Disqualifikation, ausschließen, Ausschluss, rauswerfen, Rauswurf, kicken
also-goes-home = gehen, geht, weg, nach Hause, verlässt, aufgeben, abwesend
also-back-in = nicht raus, doch noch drin, falscher Bust, Fehler, Irrtum, Versehen, zurückholen
also-correct-bust = falscher Spieler, verwechselt, Verwechslung, Fehler, Irrtum, Versehen, korrigieren, berichtigen
also-deal-all = nächste Hand, Hand geben, Karten geben, austeilen
also-call-off = absagen, abbrechen, Abbruch, Erstattung, Geld zurück, Stromausfall
also-hand-for-hand = Bubble, Hand for Hand, Hand für Hand, H4H
also-end-hand-for-hand = Bubble, Bubble geplatzt, Hand for Hand, Hand für Hand, Hand für Hand beenden, H4H

# Clock.
also-pause = Pause, pausieren, Stopp, stoppen, Uhr stoppen, anhalten, Halt, warten, unterbrechen
also-start = Start, starten, weiter, weiterspielen, weiterlaufen, fortsetzen, Play, los
also-deal = Start, starten, Beginn, beginnen, anfangen, Karten geben, los, losgehen
also-add-minute = mehr Zeit, länger, verlängern, Zeit dazu, Zeit zugeben
also-take-minute = weniger Zeit, kürzer, verkürzen, Zeit abziehen
also-take-break = Pause, Break, Essenspause, Dinner Break, Abendessen, Raucherpause, unterbrechen
also-next-stage = nächstes Level, nächster Level, Level überspringen, überspringen, Blinds hoch, Blinds erhöhen, Level-up
also-previous-stage = voriges Level, vorheriges Level, Level zurück, letztes Level
also-edit-schedule = Blinds, Levels, Level, Struktur, Blindstruktur, Zeitplan, Blinds ändern, Levelzeit
also-plan-start = Countdown, Startzeit, Beginn, Anfangszeit, Uhrzeit

# Money and chips.
also-make-deal = Deal, Chop, choppen, ICM, Split, teilen, aufteilen, Geld teilen, Preisgeld teilen
also-pay-out = Auszahlung, auszahlen, Payout, zahlen, Preis, Preise, Preisgeld, Gewinn, Gewinne, Cash, Ende, Schluss, fertig, vorbei, beenden, Turnier beenden
also-colour-up = Colour-up, Color-up, Chip-Race, Race, Chips, Chips wechseln, Chips tauschen, hochwechseln, aufwerten

# The house.
also-seasons = Saison, Liga, Punkte, Rangliste, Ranking, Tabelle, frühere Ergebnisse, alte Ergebnisse, TDT, Tournament Director
also-series = Flights, Tag 2, Beutel, Festival, Main Event
also-statistics = Stats, Statistiken, Zahlen, Auswertung, wer am meisten gewann, bester Spieler

# Seats.
also-draw = Sitz, Sitze, Platz, Plätze, Sitzplätze, Auslosung, losen, Verlosung, mischen, Seating
also-draw-again = Sitz, Sitze, Platz, Plätze, Sitzplätze, Redraw, Neuauslosung, neu losen, mischen
also-arranged = Sitze, Plätze, feste Plätze, reserviert, Nachweis, Beweis

# Paper and screens.
also-room-paper = drucken, Drucker, ausdrucken, Ausdruck, Papier, PDF, Zettel
also-room-sound = Lautstärke, Lärm, Musik, Töne, Signale, Gong
also-room-tables = Sitze, Plätze, Plan, Tischplan, Sitzplan
also-room-players = Namen, Teilnehmer, Teilnehmerliste, Gästeliste
also-room-log = Verlauf, Log, Historie, was war, was ist passiert
also-seat-cards = Sitz, Sitze, Plätze, Platzkarten, Sitzzettel, Sitze drucken
also-payout-sheet = Auszahlungen drucken, Payouts drucken, Preise drucken
also-beside-laptop = Spickzettel, Kurzanleitung, Merkblatt, Hilfe auf Papier, Hilfe drucken
also-rulings = Regel, Regeln, Streit, Entscheidung, Regelheft
also-sums = Rechner, Sidepot, Pot-Limit, Mindestraise, Restchip, Kill, verpasste Blinds, Reststapel, High-Low, M, Big Blinds
also-handover = Schichtwechsel, nächste Schicht, Ablösung, Offenes
also-refunds = abgesagt, Absage, Geld zurück, Erstattung, Stromausfall
also-open-projector = Projektor, Beamer, Bildschirm, Monitor, Fernseher, TV, Anzeige, Leinwand, zweiter Bildschirm, Uhr auf dem Fernseher
also-room-projector = Netzwerk, Netz, Handy, Handys, WLAN, WiFi, QR-Code, Browser
also-close-projector = Bildschirm aus, Bildschirm zu, Projektor aus, Beamer aus, Fernseher aus
also-message = Durchsage, Ansage, Mitteilung, Text auf dem Bildschirm, auf den Bildschirm schreiben

# House.
also-undo = Undo, zurücknehmen, zurück, widerrufen, Fehler, vertippt, falsch
also-redo = Redo, nochmal, noch mal, wiederholen
also-mute = stumm, stummschalten, Mute, lautlos, leise, Ruhe, Ton, Lautstärke, Lärm
also-speech = vorlesen, sprechen, Stimme, Sprachansage, Ansagen, Durchsagen
also-dark = dunkel, Dunkelmodus, Dark Mode, Nacht, Nachtmodus, schwarz, Design, Theme
also-light = hell, heller Modus, Light Mode, Tag, weiß, Design, Theme
also-settings = Optionen, Voreinstellungen, konfigurieren, Konfiguration, Settings, Sprache, Language, Schriftgröße, Schrift, Design, Theme, Hinweise
also-help = Hilfe, wie, Anleitung, Handbuch, Glossar, was ist, Tasten, Tastenkürzel, Shortcuts, ?
also-tour = Tour, Einführung, Tutorial, kennenlernen, lernen, zeig mir
also-backups = Backup, Sicherung, Sicherungskopie, sichern, wiederherstellen, speichern
also-house = Startseite, Exit, beenden, verlassen, schließen, Liste, Turnierliste, Turnier wechseln
also-new = anlegen, erstellen, Turnier anlegen, neues Turnier starten
also-sample = Beispiel, Muster, Demo, ausprobieren, testen
also-set-up = Buy-in, Startgeld, Preis, Stack, Startstack, Late Registration, Währung, heute ändern, Einstellungen des Turniers
also-export-tournament = speichern, Export, sichern, senden, verschicken
