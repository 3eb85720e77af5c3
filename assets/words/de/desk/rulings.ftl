# Was Regelwerke sagen, wo gestritten wird.

rulings-title = Regelfragen
rulings-close = Schließen
rulings-search = Was ist passiert? Ein, zwei Wörter: String Bet, Undercall, vier Karten im Flop
rulings-sums = Rechnungen: Pots, Raises, Restchips …
rulings-none = Keine Regelfrage hat diese Wörter. Ein anderes hilft vielleicht.
rulings-back = Alle Regelfragen
rulings-own = Das Regelwerk dieses Turniers
rulings-others = Andere Regelwerke entscheiden anders
rulings-stands-in = { $book } hat dafür keine Regel. Ein anderes Regelwerk sagt:
rulings-silent = Keine Regel in { $books }.
rulings-cash = WSOP 2017 sind Regeln für Cashgames. Am Ende entscheidet die Turnierleitung.
rulings-print = Diese Seite drucken
rulings-print-all = Heft drucken
rulings-print-all-about = Alle Regelfragen, das Regelwerk dieses Turniers zuerst.
rulings-note = Entscheidung notieren
rulings-note-about = Beginnt eine Zeile: Sitz oder Tisch hinter rule eintippen.
