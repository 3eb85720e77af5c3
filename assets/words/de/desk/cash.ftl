# Cash games: the side game at the kitchen table.

house-cash-title = Cash-Games
house-cash-about = { $count ->
    [0] Noch keine
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
house-cash-create = Neues Cash-Game
house-cash-back-to-games = Alle Cash-Games
house-cash-empty-title = Noch kein Cash-Game
house-cash-empty-about = Ein Cash-Game am Küchentisch: wer eingekauft und eingelöst hat, was in der Kasse ist, und wer am Ende wem zahlt.
# As in English.
house-cash-name = Name
house-cash-usual-name = Cash-Game
house-cash-stakes = Einsätze
house-cash-stakes-about = So, wie man sie nennt, etwa 1/2. Kann leer bleiben.
house-cash-currency = Währung
house-cash-unit = Kleinster Betrag
house-cash-unit-about = Jeder Betrag ist ein Vielfaches davon. Leer für die kleinste Münze.
house-cash-unit-wrong = Einen Betrag eingeben, etwa 0,50.
house-cash-how = Wie Chips bezahlt werden
house-cash-hows-box = Bar in eine Kasse
house-cash-hows-paper = Auf Papier
house-cash-box-about = Die Spieler zahlen in eine Kasse, und die Kasse zahlt sie aus.
house-cash-paper-about = Während des Spiels zahlt niemand. Am Ende wird alles ausgeglichen.
house-cash-create-go = Anlegen
house-cash-in-play = { $count ->
    [0] niemand im Spiel
    [one] { $count } im Spiel
   *[other] { $count } im Spiel
}
house-cash-closed = zu Ende
house-cash-nobody-title = Noch hat niemand eingekauft
house-cash-nobody-about = „buy Anna 100“ eingeben und Enter drücken.
house-cash-print = Ausgleich drucken
house-cash-close = Abend beenden
house-cash-line = Was im Spiel geschieht
# As in English.
house-cash-line-placeholder = buy Anna 100
house-cash-line-about = buy, more oder out, mit Namen und Betrag. Dahinter cash, owed, oder by und der Name dessen, der zahlt.
house-cash-say = Sagen
house-cash-offers = Namen
house-cash-more = Mehr
house-cash-out = Raus
house-cash-more-of = Mehr Chips für { $name }
house-cash-out-of = { $name } löst ein
house-cash-still-in = im Spiel
house-cash-gets = bekommt { $amount }
house-cash-owes = schuldet { $amount }
house-cash-even = quitt
house-cash-facts-in-play = Im Spiel
house-cash-facts-bought = Gekauft
house-cash-facts-cashed = Eingelöst
house-cash-facts-on-table = Auf dem Tisch
house-cash-facts-in-box = In der Kasse
house-cash-heads-name = Spieler
house-cash-heads-bought = Gekauft
house-cash-heads-cashed = Eingelöst
house-cash-heads-net = Ergebnis
house-cash-heads-open = Auszugleichen
house-cash-heads-ways = Was man tun kann
house-cash-settle-title = Ausgleich
house-cash-settle-waits = Noch im Spiel: { $names }
house-cash-settle-differs = { $words }. Wer teilt sich die Differenz?
house-cash-settle-even = Alle zu gleichen Teilen
house-cash-settle-winners = Die Gewinner
house-cash-settle-by-name = Oder eingeben: share und ein Name.
house-cash-settle-clear = Alle sind quitt.
house-cash-lines-title = Zeilen
house-cash-lines-struck = gestrichen: { $when }
house-cash-lines-strike = Streichen
house-cash-lines-restore = Wiederherstellen
house-cash-lines-strike-of = Zeile { $number } streichen
house-cash-lines-restore-of = Zeile { $number } wiederherstellen
house-cash-staff-title = Geld fürs Personal
house-cash-staff-amount = Betrag
house-cash-staff-lines = Wer gearbeitet hat, je eine Zeile
house-cash-staff-about = Name und Downs oder Stunden: „Anna 12“, „Bo 7,5“, „Cy 7:30“. Nichts davon wird gespeichert.
