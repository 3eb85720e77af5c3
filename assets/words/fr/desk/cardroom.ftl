# Card rooms: cash games with tables, waiting lists and must-moves.

house-cardroom-title = Salles de cash
house-cardroom-about = { $count ->
    [0] Aucune encore
    [one] { $count } salle
   *[other] { $count } salles
}
house-cardroom-create = Nouvelle salle
house-cardroom-back-to-rooms = Toutes les salles
house-cardroom-empty-title = Pas encore de salle
house-cardroom-empty-about = Parties de cash avec tables, listes d’attente et must-moves, selon les règles de la maison.
house-cardroom-name = Nom
house-cardroom-usual-name = Salle de cash
house-cardroom-book = Règles
# As in English.
house-cardroom-books-roberts = Robert’s Rules
# As in English.
house-cardroom-books-hpt = Home Poker Tourney
house-cardroom-books-lr = Ligue
# As in English.
house-cardroom-books-wsop = WSOP
house-cardroom-call-minutes = Minutes avant qu’un appel soit passé
house-cardroom-contradicts = Le livre des WSOP se contredit en deux endroits. Choisissez comment joue cette salle.
house-cardroom-half = Un mix qui partage juste la moitié de ses jeux (70, 96)
house-cardroom-halves-must-move = Table must-move
house-cardroom-halves-main = Partie principale à part
house-cardroom-third = Deux tables après la fin de la troisième (96)
house-cardroom-thirds-youngest-moves = La plus jeune redevient must-move
house-cardroom-thirds-both-stay-main = Les deux restent principales
house-cardroom-currency = Devise
house-cardroom-create-go = Créer
house-cardroom-tables = { $count ->
    [0] aucune table ne joue
    [one] { $count } table joue
   *[other] { $count } tables jouent
}
house-cardroom-waiting = { $count ->
    [0] personne n’attend
    [one] { $count } nom attend
   *[other] { $count } noms attendent
}
house-cardroom-due = À faire maintenant
house-cardroom-do-it = Le faire
house-cardroom-type = Taper
house-cardroom-no-game-title = Pas encore de partie
house-cardroom-no-game-about = Tapez « game 2-5 NLHE 200-1000 » et Entrée. Puis « open 1 2-5 » ouvre sa première table.
house-cardroom-typed-line = Ce qui se passe dans la salle
# As in English.
house-cardroom-typed-line-placeholder = list 2-5 Anna
house-cardroom-typed-line-about = list, call, seat, away, back, out, broke … avec une partie, une table ou un nom. F1 les montre tous.
house-cardroom-facts-on-tables = Sur les tables
house-cardroom-facts-bought = Acheté
house-cardroom-facts-cashed = Encaissé
house-cardroom-facts-time = Temps perçu
house-cardroom-facts-deposits = Dépôts
house-cardroom-facts-kept = Gardé
house-cardroom-kept-for = Gardé pour : { $names }
# As in English.
house-cardroom-kept-of = { $name } { $amount }
house-cardroom-open-seats = { $count ->
    [0] aucun siège libre
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
# As in English.
house-cardroom-table = Table { $table }
house-cardroom-phases-forming = se forme
house-cardroom-phases-running = joue
house-cardroom-phases-breaking = dernières mains
house-cardroom-phases-closed = fermée
house-cardroom-sit = { $players } sur { $chairs }
house-cardroom-feeds = alimente { $tables }
house-cardroom-time-due = temps à { $at }
# As in English.
house-cardroom-kill-of = kill { $amount }
house-cardroom-kept-seat = siège gardé
house-cardroom-kept-until = gardé jusqu’à { $at }
house-cardroom-away-since = absent depuis { $at }
house-cardroom-away-until = absent, jetons jusqu’à { $at }
house-cardroom-posts = poste { $amount }
house-cardroom-over-by = { $name } joue à sa place
house-cardroom-behind = { $amount } en route
house-cardroom-free = libre
house-cardroom-order = Passe d’abord : { $names }
house-cardroom-wishes = Changements de siège : { $names }
house-cardroom-wish-table = { $name } à la table { $table }
house-cardroom-wish-seat = { $name } au siège { $seat }
house-cardroom-no-table = Pas encore de table
house-cardroom-list = Liste d’attente
house-cardroom-add = Ajouter un nom
house-cardroom-nobody-waits = Personne n’attend.
house-cardroom-is-here = est là
house-cardroom-since = depuis { $at }
house-cardroom-called = appelé à { $at }
house-cardroom-called-until = appelé à la table { $table }, jusqu’à { $at }
house-cardroom-from-broken = d’une table fermée
house-cardroom-deposit = dépôt laissé
house-cardroom-passed = passé
house-cardroom-plays = joue une autre partie
house-cardroom-not-at = pas à la table { $tables }
house-cardroom-on-screen = Listes sur un écran
house-cardroom-print = Imprimer les listes
house-cardroom-all-names = Les { $count } noms
house-cardroom-first-names = Les premiers seulement
