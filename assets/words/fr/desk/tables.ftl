# The tables, their moves, what is done at a seat.

tables-empty-title = Pas encore de tables
tables-empty-about = Les tables apparaissent ici dès que les sièges sont tirés.
tables-open = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
tables-breaking = prochaine casse : { $tables }
tables-then = { $first }, puis { $next }
tables-sizes = { $tables } de { $size }
# As in English.
tables-called = Table { $table }
# As in English.
tables-called-name = Table { $table }, { $name }
tables-seat = siège { $seat }
tables-of-seats = { $count } sur { $capacity }
tables-table-menu = Ce qu’on peut faire de la table { $table }
tables-map = Les tables dans la salle
tables-due = à faire
tables-short = incomplète
tables-breaks-next = casse ensuite
tables-search = Table ou joueur
tables-search-about = Trouver une table : numéro, joueur, ou short, halted, breaking, due
tables-found-list = Tables trouvées
tables-none-found = Aucune table ne correspond à « { $search } ».
# As in English.
tables-zoom = Zoom
tables-zoom-in = Plus près
tables-zoom-out = Plus loin
tables-zoom-all = Toute la salle
tables-arrange = Disposer
tables-arranged = Terminé
tables-arrange-about = Placez les tables comme dans votre salle ; tous les tournois l’utilisent
tables-automatic = En rangs
tables-automatic-about = Oublie la disposition et montre les tables en rangs par numéro
tables-verbs-bust = Éliminé
tables-verbs-move = Déplacer selon la règle
tables-verbs-move-to = Déplacer vers
tables-verbs-swap = Échanger avec
tables-verbs-sits = Corriger le siège
# As in English.
tables-verbs-rebuy = Rebuy
tables-verbs-arrived = Est arrivé
tables-verbs-absent = Est absent
tables-verbs-home = Rentre chez lui
tables-verbs-time = Demander le temps
tables-verbs-penalty = Pénalité
tables-verbs-count = Compter les jetons
tables-verbs-chips-out = Retirer des jetons
tables-verbs-present = Est de retour
tables-verbs-button = Le bouton est ici
tables-verbs-lock = Garder ce siège pour le joueur
tables-verbs-unlock = Tirer comme tout le monde
tables-verbs-lock-for = Garder le siège pour
tables-verbs-block = Personne n’a ce siège
tables-verbs-unblock = Débloquer le siège
tables-verbs-stack = Poser un tapis de départ pour un retardataire
tables-verbs-stack-off = Retirer le tapis non vendu
tables-verbs-arrived-table = Tout le monde est arrivé
tables-verbs-deal = Distribuer la main suivante
tables-verbs-button-at = Le bouton est au siège
tables-verbs-play-on = Continuer même incomplète
tables-verbs-lock-seat = Garder un siège ici pour
tables-verbs-block-seat = Personne n’a le siège
tables-verbs-apart = Séparer deux joueurs
tables-verbs-breaks-first = Casse en premier
tables-verbs-name = Nommer la table
tables-verbs-size = Nombre de sièges
tables-verbs-break = Casser
tables-verbs-break-by-cards = Casser par cartes tirées
tables-verbs-close = Fermer la table vide
tables-whole-title = Toutes les tables
tables-whole-halts = { $table } est arrêtée
tables-whole-play-on = Continuer
# As in English.
tables-whole-play-on-about = play { $table }
tables-whole-deal = Main suivante à toutes les tables
tables-whole-deal-about = La main suivante à chaque table dont le bouton est connu (deal toutes)
tables-whole-restart = Équilibrer avant la reprise
tables-whole-restart-about = Jusqu’à la prochaine élimination, les tables sont équilibrées de plus près (restart)
tables-whole-seats = Sièges fixés et tirage
tables-whole-seats-about = Sièges gardés ou bloqués, joueurs séparés, preuve du dernier tirage
tables-order-title = Ordre de casse
tables-order-about = Maj et les flèches déplacent la table
tables-order-place = { $table }, place { $place } dans l’ordre de casse
tables-order-earlier = { $table } casse plus tôt
tables-order-later = { $table } casse plus tard
tables-order-more = et { $count } de plus
tables-order-usual = Ordre habituel
tables-order-usual-about = Le plus grand numéro d’abord (order)
tables-next-hand = Main suivante
tables-next-hand-about = Distribuer la main suivante : bouton et blinds avancent (deal { $table })
tables-open-seat = libre
tables-open-seat-of = { $seat } libre
tables-gone-table = La table { $table } est cassée
tables-seat-of = Siège { $seat } : { $who }
tables-button = bouton
# As in English.
tables-button-letter = D
tables-next-big-blind = big blind ensuite
tables-blocked = bloqué
tables-set-out = tapis
tables-locked-for = gardé pour { $name }
tables-halted-short = arrêtée
tables-halted = arrêtée jusqu’à l’arrivée d’un joueur
tables-moving = déplacement prévu ou en cours
# As in English.
tables-absent = absent
tables-penalty-for = { $hands ->
    [one] pénalité, encore { $hands } main
   *[other] pénalité, encore { $hands } mains
}
tables-away = { $players ->
    [one] { $players } absent
   *[other] { $players } absents
}
tables-penalties = { $players ->
    [one] { $players } pénalisé
   *[other] { $players } pénalisés
}
tables-card-left = absent : laisser la carte à l’ancien siège
tables-moves = Déplacements
tables-under-way = { $count } en cours
tables-no-moves = Personne n’est en route.
tables-all-arrived = Tous arrivés
tables-all = Les { $count }
tables-all-of = Tous arrivés : { $cause }
tables-found-arrived = Ces { $count } sont arrivés
tables-search-moves = Nom ou table
tables-no-move-found = Personne en route ne correspond à « { $search } ».
tables-more-moves = et { $count } de plus
tables-just-now = à l’instant
tables-ago = il y a { $minutes } min
tables-not-arrived = pas arrivé, { $minutes } min
tables-late-after = En retard après
# As in English.
tables-minutes = min
tables-has-arrived = { $name } est arrivé
tables-tick = { $name } est arrivé au nouveau siège
tables-recent = Journal
