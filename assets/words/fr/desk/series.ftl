# Series: several flights and later days that play for one pool.

house-series-title = Séries
house-series-about = { $count ->
    [0] Encore aucune
    [one] { $count } série
   *[other] { $count } séries
}
house-series-create = Nouvelle série
house-series-back-to-series = Toutes les séries
house-series-empty-title = Encore aucune série
house-series-empty-about = Une série est un tournoi de plusieurs flights et de jours suivants. Chacun est un tournoi à part. La série a leur dotation, leurs places et la liste du jour 2.
house-series-days = { $count ->
    [0] encore aucun tournoi
    [one] { $count } tournoi
   *[other] { $count } tournois
}
house-series-in-play = en jeu : { $names }
house-series-name = Nom
house-series-create-about = Un nom suffit. Les règles habituelles valent jusqu’à ce que vous les changiez.
house-series-create-go = Créer
house-series-part = Partie de la série
# As in English.
house-series-parts-flights = Flights
house-series-parts-day-two = Jour 2
# As in English.
house-series-parts-places = Places
house-series-parts-lines = Journal
house-series-parts-rules = Règles
# As in English.
house-series-flight = Flight { $number }
house-series-together = Tous les flights
house-series-day = Jour { $number }
house-series-place = Flight { $flight }, jour { $day }
house-series-place-together = Tous les flights ensemble, jour { $day }
house-series-next-named = { $name }, jour { $day }
house-series-next-draw = Tirer les sièges du jour { $day }

## Flights side by side

house-series-flights-title = Flights et jours
# As in English.
house-series-flights-flight = Flight
house-series-flights-day = Tournoi
house-series-flights-level = Niveau
house-series-flights-entries = Inscriptions
house-series-flights-left = Restent
house-series-flights-average = Moyenne
house-series-flights-bags = Sacs
house-series-flights-pool = Dotation
house-series-flights-cash = Espèces en caisse
house-series-flights-keys = ↑ ↓ vont d’un jour à l’autre, Entrée ou son numéro ouvre le tournoi.
house-series-flights-go-to = Ouvrir { $name }
house-series-flights-not-started = pas commencé
house-series-flights-closed = clos
house-series-flights-ends = finit { $time }
house-series-flights-bagged = { $count ->
    [one] { $count } sac : { $bagged } sur { $chips }
   *[other] { $count } sacs : { $bagged } sur { $chips }
}
house-series-flights-close = Clore
house-series-flights-close-of = Clore { $name }
house-series-flights-why = Pourquoi les sacs ne sont pas les jetons en jeu
house-series-flights-close-so = Clore avec ce motif
house-series-flights-remove = Retirer
house-series-flights-remove-of = Retirer { $name } de la série
house-series-flights-none = Ajoutez le tournoi de chaque flight. Ce qui s’y joue compte ici aussitôt.
house-series-flights-add = Ajouter un tournoi
house-series-flights-tournament = Tournoi
house-series-flights-as = Comme
house-series-flights-add-go = Ajouter
house-series-flights-nothing-to-add = Aucun autre tournoi à ajouter. Créez d’abord le suivant.
house-series-flights-change-rules = Changer les règles

## Money and figures

house-series-facts-entries = Inscriptions
house-series-facts-players = Joueurs
house-series-facts-left = Restent
house-series-facts-pool = Dotation
house-series-facts-guarantee = Garantie
# As in English.
house-series-facts-overlay = Overlay
house-series-facts-places = Places payées
house-series-facts-first = Première place
house-series-facts-min-cash = Gain minimum
house-series-money-waits = Les gains sont fixés dès que ceux-ci sont clos ou ne prennent plus d’inscriptions : { $flights }.
house-series-money-further = { $count ->
    [one] { $count } autre tapis reçoit { $amount } de la dotation.
   *[other] { $count } autres tapis reçoivent { $amount } chacun de la dotation.
}
house-series-money-in-flights = Les flights paient { $amount } aux leurs.
house-series-money-beyond = La maison met { $amount } au-dessus de la dotation.
house-series-money-unassigned = Personne ne peut encore gagner { $amount }.
house-series-money-bubble = Il y a main par main dans un flight.
house-series-forecast-title = Jour 2
house-series-forecast-expected = Attendus
house-series-forecast-certain = { $count } certains
# As in English.
house-series-forecast-tables = Tables
house-series-forecast-of = de { $seats }
house-series-forecast-average = Tapis moyen
house-series-forecast-begins = Début
# As in English.
house-series-forecast-big-blind = big blind { $chips }
house-series-forecast-uncounted = Pas encore comptés : { $flights }.
house-series-leaders-title = Chip leaders de tous les flights
house-series-leaders-none = Aucun tapis n’a encore été compté.

## To be settled

house-series-settle-title = À régler
house-series-settle-added = { $day } : { $name } a été inscrit après la clôture.
house-series-settle-gone = { $day } : { $name } n’est plus inscrit.
house-series-settle-standing = { $day } : { $name } était { $was } et est maintenant { $now }.
house-series-settle-other = { $day } : l’inscription de { $name } a changé.
house-series-settle-chips = { $day } : jetons en jeu { $was } avant, { $now } maintenant.
house-series-settle-in = en jeu
house-series-settle-bagged = dans un sac avec { $chips }
house-series-settle-out = éliminé au niveau { $level }
house-series-settle-accept = Accepter
house-series-settle-accept-of = Accepter ce qui a changé : { $name }
house-series-settle-beyond = { $name } : inscriptions en tout { $entries }, permises { $allowed }.
house-series-settle-beyond-in = { $name } : inscriptions dans le flight { $flight } { $entries }, permises { $allowed }.
house-series-settle-maybe = { $name } a joué dans { $days }. Est-ce une seule personne ?
house-series-settle-one = Une personne
house-series-settle-one-of = { $name } est une seule personne
house-series-settle-several = Personnes différentes
house-series-settle-several-of = { $name } est le nom de personnes différentes

## Stacks

house-series-stacks-find = Chercher un joueur ou un sac
house-series-stacks-none = Personne n’a encore de tapis dans un sac.
house-series-stacks-no-places = Personne n’est encore inscrit.
house-series-stacks-not-found = Rien n’a été trouvé.
house-series-stacks-pages = Pages de la liste
# As in English.
house-series-stacks-place = Place
house-series-stacks-player = Joueur
# As in English.
house-series-stacks-flight = Flight
house-series-stacks-chips = Jetons
# As in English.
house-series-stacks-big-blinds = Big blinds
house-series-stacks-bag = Sac
house-series-stacks-opened-by = Ouvert par
house-series-stacks-standing = Situation
house-series-stacks-won = Gagné
house-series-stacks-at-once = { $amount } tout de suite
house-series-stacks-open = Changer le tapis de { $name }
house-series-stacks-open-bag = Ouvrir le sac
house-series-stacks-in-bag = Jetons dans le sac
house-series-stacks-bag-number = Numéro du sac
house-series-stacks-why = Motif
house-series-stacks-correct = Corriger le sac
house-series-stacks-give-up = Renoncer au tapis
house-series-stacks-match = La même personne que…
house-series-stacks-same = La même personne que { $name }
house-series-stacks-choose = Choisissez qui est la même personne que { $name }.
house-series-stacks-cancel = Annuler
house-series-stacks-part = N’est personne d’autre
house-series-stacks-part-about = { $name } n’est aucun autre joueur de la série
house-series-stacks-bad-chips = Saisissez les jetons en nombre entier.
house-series-standing-in-play = en jeu
house-series-standing-bagged = continue
house-series-standing-further = autre tapis
house-series-standing-added = ajouté à un autre tapis
house-series-standing-out = éliminé
house-series-standing-given-up = abandonné

## Lines

house-series-lines-strike = Rayer
house-series-lines-strike-of = Rayer la ligne { $number }
house-series-lines-restore = Rétablir
house-series-lines-restore-of = Rétablir la ligne { $number }
house-series-lines-undo = Annuler la ligne { $number }
house-series-lines-opened = Ouverte comme { $name }
house-series-lines-renamed = Renommée { $name }
house-series-lines-rules-changed = Règles changées
house-series-lines-added = { $day } ajouté comme { $place }
house-series-lines-removed = { $day } retiré
house-series-lines-closed = { $day } clos, jetons dans les sacs : { $chips }
house-series-lines-given-up = { $who } a renoncé à un tapis de { $day }
house-series-lines-bag-corrected = { $day } : jetons dans le sac de { $who } : { $chips }
house-series-lines-bag-numbered = { $day } : jetons dans le sac { $bag } de { $who } : { $chips }
house-series-lines-matched = Une seule personne : { $names }
house-series-lines-parted = { $who } n’est personne d’autre
house-series-lines-entry-accepted = Changement accepté : { $who }, { $day }
house-series-lines-chips-accepted = Changement accepté dans { $day } : jetons en jeu { $chips }
house-series-lines-struck = Ligne { $number } rayée
house-series-lines-restored = Ligne { $number } rétablie
# As in English.
house-series-lines-because = { $said } ({ $why })
house-series-lines-entry = inscription { $number }
house-series-lines-player = joueur { $number } de { $day }
house-series-lines-gone = un tournoi qui n’existe plus

## Rules

house-series-form-sentence = { $forward }. Un autre tapis reçoit { $further }. { $inside }.
house-series-form-forward = Tapis qui continue
house-series-form-forwards-first = Le premier tapis continue
house-series-form-forwards-best = Le meilleur tapis continue
house-series-form-forwards-added = Tous les tapis sont additionnés
house-series-form-further = Ce que reçoit un autre tapis
house-series-form-furthers-nothing = rien
house-series-form-furthers-amount = un montant fixe
house-series-form-furthers-min-cash = le gain minimum
house-series-form-inside = Argent dans un flight
house-series-form-insides-nothing = Les flights ne paient personne
house-series-form-insides-own-size = Chaque flight paie comme un tournoi de sa taille
house-series-form-insides-bands = Chaque flight paie des montants fixes selon ses places
house-series-form-insides-advance = Chaque flight paie une avance sur le gain minimum
house-series-form-insides-all-who-go-on = Qui continue est payé
house-series-form-amount = Montant pour chaque autre tapis
house-series-form-advance = Avance
house-series-form-bands = Montants fixes, un par ligne : jusqu’à cette place, puis le montant
# As in English.
house-series-form-bands-like = { $place } { $example }
house-series-form-bad-bands = Saisissez une place et un montant par ligne.
house-series-form-limits = Limites d’inscriptions
house-series-form-no-limit = aucune
house-series-form-limit-flight = { $limit } par flight
house-series-form-limit-all = { $limit } dans tous les flights
house-series-form-in-flight = Inscriptions d’un joueur dans un flight
house-series-form-over-all = Inscriptions d’un joueur dans tous les flights
house-series-form-after-bagging = Qui a un tapis dans un sac peut entrer dans un autre flight
house-series-form-shares = Part payée de chaque flight
house-series-form-share = Part en pour cent
house-series-form-rounding = Arrondi
house-series-form-roundings-up = au-dessus
house-series-form-roundings-down = au-dessous
house-series-form-pool = Garantie
house-series-form-guarantee = Garantie
house-series-form-house-adds = La maison ajoute
house-series-form-no-guarantee = aucune
house-series-form-no-currency = Les montants se saisissent dès qu’un tournoi est ajouté : il donne la devise.
house-series-form-places = Places de tous les flights
house-series-form-placings-level = selon le niveau et le temps
house-series-form-placings-flight = selon la place dans le flight
house-series-form-day-two = Où et comment commence le jour 2
house-series-form-day-two-level = Niveau
house-series-form-earliest = au niveau où le premier flight à finir s’est arrêté
house-series-form-top-apart = Les plus gros tapis sont chacun à une table différente
house-series-form-save = Enregistrer
house-series-form-saved = Enregistré.
house-series-form-bad-number = { $field } : saisissez un nombre, ou laissez vide.
