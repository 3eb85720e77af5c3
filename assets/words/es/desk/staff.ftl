# The staff: who deals where, pushes, breaks, shifts, hours.

house-staff-title = Personal
house-staff-about = { $count ->
    [0] Ninguna todavía
    [one] { $count } noche
   *[other] { $count } noches
}
house-staff-create = Nueva noche
house-staff-back-to-evenings = Todas las noches
house-staff-empty-title = Ninguna noche todavía
house-staff-empty-about = Crupieres, jefes de sala y cajeros de una noche: quién reparte dónde, el próximo push, descansos, turnos y horas.
house-staff-usual-name = Esta noche
house-staff-every = Minutos entre dos pushes
house-staff-breaks = Downs antes de un descanso
house-staff-rhythm = un push cada { $minutes } min, descanso tras { $downs ->
    [one] { $downs } down
   *[other] { $downs } downs
}
house-staff-here = { $count ->
    [0] nadie aquí
   *[other] { $count } aquí
}
house-staff-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
house-staff-closed = terminada
house-staff-print = Imprimir quién reparte dónde
house-staff-close = Cerrar la noche
house-staff-nobody-title = Nadie ha llegado todavía
house-staff-nobody-about = Escriba «dealer Ana, Bo, Cy» y luego «table 12-13», cada una con Enter.
house-staff-line = Qué hace el personal
# As in English.
house-staff-line-placeholder = deals 12 Ana
house-staff-line-about = dealer, floor, cashier o brush con nombres; table, broke, deals, push, break, back, late, off, cut, colour, bag, shift, order, next.
house-staff-say = Decirlo
house-staff-offers = Nombres
house-staff-no-dealer = nadie
house-staff-since = desde { $time }
house-staff-free = Libres y en descanso
house-staff-shifts = Turnos
house-staff-break = Descanso
house-staff-back = De vuelta
house-staff-off = A casa
# As in English.
house-staff-way-of = { $way }: { $name }
house-staff-heads-table = Mesa
house-staff-heads-dealer = Crupier
house-staff-heads-since = Desde
house-staff-heads-next = Después
house-staff-heads-name = Nombre
house-staff-heads-doing = Ahora
# As in English.
house-staff-heads-downs = Downs
house-staff-heads-hours = Horas
house-staff-push-title = Push a las { $time }
house-staff-push-rest = En descanso: { $names }
house-staff-push-over = Nadie puede relevar a: { $names }
# As in English.
house-staff-push-go = Push
house-staff-money-by = Repartido por
# As in English.
house-staff-money-downs = Downs
house-staff-money-hours = Horas
house-staff-on-screen = Push en una pantalla
