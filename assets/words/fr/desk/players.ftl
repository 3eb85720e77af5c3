# Players, and their list.

players-about-entered = { $entries ->
    [one] { $entries } inscrit
   *[other] { $entries } inscrits
}
players-about-left = { $left } restants sur { $entries }
players-regulars = Habitués
players-no-regulars = Personne d’autre n’a encore joué. Les joueurs des prochaines soirées seront ici.
players-list = Coller ou charger une liste
players-keep-on-list = Tous dans ma liste de joueurs
players-name = Nom du joueur à inscrire
players-name-placeholder = Nom d’un joueur
players-add = Inscrire
players-new-player = Nouveau joueur : { $name }
players-choose-who = Choisissez avec les flèches : quelqu’un de connu, ou un nouveau joueur nommé { $name }.
players-namesake = { $name } est déjà dans ce tournoi.
players-namesake-at = { $name }, { $where }, est déjà dans ce tournoi.
players-views = Vues des joueurs
players-filter = Quels joueurs
players-filters-all = Tous
players-filters-unpaid = Impayés ({ $count })
players-filters-out = Éliminés ({ $count })
players-columns-state = État
players-columns-paid = Versé
players-empty-title = Personne n’est encore inscrit
players-empty-about = Tapez un nom puis Entrée, et ainsi de suite ; ou cochez les habitués, collez une liste, chargez un fichier. À droite s’affiche ce qui en découle.
players-search = Chercher un nom
players-orders-name = Nom
players-orders-seat = Siège
# As in English.
players-orders-place = Place
players-none = Personne ici.
players-none-called = Personne ne s’appelle « { $search } ».
players-waiting = pas encore de siège
players-withdrawn = retiré
players-no-show-waits = jamais venu, argent gardé
players-no-show-collected = jamais venu, argent récupéré
players-no-show-lapsed = jamais venu, argent à la maison
# As in English.
players-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
# As in English.
players-bounties = { $count ->
    [one] { $count } bounty, { $worth }
   *[other] { $count } bounties, { $worth }
}
# As in English.
players-rebuy = Rebuy
players-busted-rebuys = Éliminé, recave
players-rename = Corriger
players-in-the-log = Dans le journal
players-new-name = Nouveau nom pour { $name }
players-last-name = Nom de famille
players-last-name-of = Nom de famille de { $name }
players-card = Numéro de carte
players-card-of = Numéro de carte de { $name }
players-leave = Annuler
players-save = Enregistrer
players-withdraw = Retirer
guests-title = Liste des invités
guests-name = Invité à mettre sur la liste
# As in English.
guests-placeholder = Anna Berg +1, maybe
guests-add = Ajouter un invité
guests-list = Coller ou charger une liste
guests-at-the-door = Payé à la porte par
guests-empty-title = Personne n’est encore attendu
guests-empty-about = Collez la liste de votre messagerie, ou tapez un nom et Entrée. Qui vient est inscrit d’une touche ; le tirage prend ceux qui sont venus.
guests-keep = { $count ->
    [one] Mettre { $count } invité sur la liste
   *[other] Mettre { $count } invités sur la liste
}
guests-answers-coming = vient
guests-answers-maybe = peut-être
guests-answers-not_coming = ne vient pas
guests-answer-of = { $name } vient-il ?
guests-paid-of = Ce que { $name } a payé avant la soirée
guests-not-paid = non payé
guests-paid-by = payé : { $payment }
guests-there = là
guests-one-more-of = { $name } amène une personne de plus
guests-one-more-about = Amène une personne de plus, sans nom
guests-here = Là
guests-here-of = { $name } est là : inscrire
guests-brought-here = +1 là
guests-comes-in = Là : inscrire · { $says }
roster-title = Une liste de joueurs
roster-paste = Collez des noms, un par ligne, ou un tableau
roster-file = Charger un fichier
roster-file-about = Un fichier texte ou un tableur. Vous voyez comment il a été lu avant toute inscription.
roster-enter = { $count ->
    [one] Inscrire { $count } joueur
   *[other] Inscrire { $count } joueurs
}
roster-asks = Personne n’est inscrit avant la réponse à la question.
roster-cancel = Annuler
roster-left-out = laissés de côté
registration-tonight = Ce soir
registration-change = Changer
registration-expected = Durée prévue
registration-length = { $from } à { $to }
registration-length-unknown = dès deux inscriptions
registration-stack-each = Tapis de chaque joueur
registration-more-prizes = et { $count } de plus
registration-in-all = { $count } en tout
registration-tables = Le tirage
registration-planned = { $field } sur { $tables }
# As in English.
registration-table = Table { $table }
registration-draw = Tirer les sièges
registration-by-hand = À la main : préparez ces cartes, chacun en tire une.
registration-start-about = Lance l’horloge. Imprimez d’abord les cartes de siège, dans Papier.
registration-seats-drawn = Les sièges sont tirés
registration-table-of = { $number } sur { $tables }
registration-skip = Tout afficher
registration-again = Tirer à nouveau
registration-again-about = Un nouveau tirage ; le journal garde les deux
registration-fingerprint = Numéro de contrôle
registration-seed = Graine
registration-proof = Chacun peut vérifier plus tard que le tirage était équitable. Le numéro de contrôle est sur chaque carte de siège.
