# The staff: who deals where, pushes, breaks, shifts, hours.

house-staff-title = Personal
house-staff-about = { $count ->
    [0] Noch keiner
    [one] { $count } Abend
   *[other] { $count } Abende
}
house-staff-create = Neuer Abend
house-staff-back-to-evenings = Alle Abende
house-staff-empty-title = Noch kein Abend
house-staff-empty-about = Dealer, Floor und Kasse eines Abends: wer wo gibt, der nächste Push, Pausen, Schichten und Stunden.
house-staff-usual-name = Heute Abend
house-staff-every = Minuten zwischen zwei Pushes
house-staff-breaks = Downs bis zur Pause
house-staff-rhythm = alle { $minutes } Min. ein Push, Pause nach { $downs ->
    [one] { $downs } Down
   *[other] { $downs } Downs
}
house-staff-here = { $count ->
    [0] niemand da
   *[other] { $count } da
}
house-staff-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
house-staff-closed = zu Ende
house-staff-print = Aufstellung drucken
house-staff-close = Abend beenden
house-staff-nobody-title = Noch niemand da
house-staff-nobody-about = „dealer Ana, Bo, Cy“ eingeben, dann „table 12-13“, jeweils mit Enter.
house-staff-line = Was das Personal tut
# As in English.
house-staff-line-placeholder = deals 12 Ana
house-staff-line-about = dealer, floor, cashier oder brush mit Namen; table, broke, deals, push, break, back, late, off, cut, colour, bag, shift, order, next.
house-staff-say = Sagen
house-staff-offers = Namen
house-staff-no-dealer = niemand
house-staff-since = seit { $time }
house-staff-free = Frei und in Pause
house-staff-shifts = Schichten
house-staff-break = Pause
house-staff-back = Zurück
house-staff-off = Heim
# As in English.
house-staff-way-of = { $way }: { $name }
house-staff-heads-table = Tisch
# As in English.
house-staff-heads-dealer = Dealer
house-staff-heads-since = Seit
house-staff-heads-next = Danach
# As in English.
house-staff-heads-name = Name
house-staff-heads-doing = Jetzt
# As in English.
house-staff-heads-downs = Downs
house-staff-heads-hours = Stunden
house-staff-push-title = Push um { $time }
house-staff-push-rest = In Pause: { $names }
house-staff-push-over = Niemand kann ablösen: { $names }
# As in English.
house-staff-push-go = Push
house-staff-money-by = Geteilt nach
# As in English.
house-staff-money-downs = Downs
house-staff-money-hours = Stunden
house-staff-on-screen = Push auf einem Bildschirm
