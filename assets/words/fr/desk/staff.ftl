# The staff: who deals where, pushes, breaks, shifts, hours.

house-staff-title = Personnel
house-staff-about = { $count ->
    [0] Aucune encore
    [one] { $count } soirée
   *[other] { $count } soirées
}
house-staff-create = Nouvelle soirée
house-staff-back-to-evenings = Toutes les soirées
house-staff-empty-title = Aucune soirée encore
house-staff-empty-about = Croupiers, floor et caissiers d’une soirée : qui distribue où, le prochain push, pauses, services et heures.
house-staff-usual-name = Ce soir
house-staff-every = Minutes entre deux pushs
house-staff-breaks = Downs avant une pause
house-staff-rhythm = un push toutes les { $minutes } min, pause après { $downs ->
    [one] { $downs } down
   *[other] { $downs } downs
}
house-staff-here = { $count ->
    [0] personne
    [one] { $count } présent
   *[other] { $count } présents
}
# As in English.
house-staff-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
house-staff-closed = finie
house-staff-print = Imprimer qui distribue où
house-staff-close = Clore la soirée
house-staff-nobody-title = Personne n’est encore là
house-staff-nobody-about = Tapez « dealer Ana, Bo, Cy », puis « table 12-13 », chaque fois avec Entrée.
house-staff-line = Ce que fait le personnel
# As in English.
house-staff-line-placeholder = deals 12 Ana
house-staff-line-about = dealer, floor, cashier ou brush avec des noms ; table, broke, deals, push, break, back, late, off, cut, colour, bag, shift, order, next.
house-staff-say = Dire
house-staff-offers = Noms
house-staff-no-dealer = personne
house-staff-since = depuis { $time }
house-staff-free = Libres et en pause
house-staff-shifts = Services
house-staff-break = Pause
house-staff-back = De retour
house-staff-off = Parti
house-staff-way-of = { $way } : { $name }
# As in English.
house-staff-heads-table = Table
house-staff-heads-dealer = Croupier
house-staff-heads-since = Depuis
house-staff-heads-next = Ensuite
house-staff-heads-name = Nom
house-staff-heads-doing = Maintenant
# As in English.
house-staff-heads-downs = Downs
house-staff-heads-hours = Heures
house-staff-push-title = Push à { $time }
house-staff-push-rest = En pause : { $names }
house-staff-push-over = Personne ne peut relever : { $names }
# As in English.
house-staff-push-go = Push
house-staff-money-by = Partagé par
# As in English.
house-staff-money-downs = Downs
house-staff-money-hours = Heures
house-staff-on-screen = Push sur un écran
