# Cash games: the side game at the kitchen table.

house-cash-title = Parties d’argent
house-cash-about = { $count ->
    [0] Aucune
    [one] { $count } partie
   *[other] { $count } parties
}
house-cash-create = Nouvelle partie d’argent
house-cash-back-to-games = Toutes les parties
house-cash-empty-title = Pas encore de partie d’argent
house-cash-empty-about = Une partie d’argent à la table de cuisine : qui a acheté et échangé, ce que contient la caisse, et qui paie qui à la fin.
house-cash-name = Nom
house-cash-usual-name = Partie d’argent
house-cash-stakes = Blinds
house-cash-stakes-about = Comme vous en parlez, par exemple 1/2. Peut rester vide.
house-cash-currency = Devise
house-cash-unit = Plus petit montant
house-cash-unit-about = Tout montant en est un multiple. Vide pour la plus petite pièce.
house-cash-unit-wrong = Tapez un montant, comme 0,50.
house-cash-how = Comment les jetons sont payés
house-cash-hows-box = En espèces, dans une caisse
house-cash-hows-paper = Sur papier
house-cash-box-about = Les joueurs paient à la caisse, et la caisse les paie.
house-cash-paper-about = Personne ne paie pendant la partie. Tout se règle à la fin.
house-cash-create-go = Créer
house-cash-in-play = { $count ->
    [0] personne en jeu
    [one] { $count } en jeu
   *[other] { $count } en jeu
}
house-cash-closed = terminée
house-cash-nobody-title = Personne n’a encore acheté
house-cash-nobody-about = Tapez « buy Anna 100 » et appuyez sur Entrée.
house-cash-print = Imprimer le règlement
house-cash-close = Terminer la soirée
house-cash-line = Ce qui se passe dans la partie
# As in English.
house-cash-line-placeholder = buy Anna 100
house-cash-line-about = buy, more ou out, avec un nom et un montant. Derrière : cash, owed, ou by et le nom de qui paie.
house-cash-say = Dire
house-cash-offers = Noms
house-cash-more = Plus
house-cash-out = Sort
house-cash-more-of = Plus de jetons pour { $name }
house-cash-out-of = { $name } échange ses jetons
house-cash-still-in = en jeu
house-cash-gets = reçoit { $amount }
house-cash-owes = doit { $amount }
house-cash-even = quitte
house-cash-facts-in-play = En jeu
house-cash-facts-bought = Acheté
house-cash-facts-cashed = Échangé
house-cash-facts-on-table = Sur la table
house-cash-facts-in-box = Dans la caisse
house-cash-heads-name = Joueur
house-cash-heads-bought = Acheté
house-cash-heads-cashed = Échangé
house-cash-heads-net = Résultat
house-cash-heads-open = À régler
house-cash-heads-ways = Ce qui peut être fait
house-cash-settle-title = Règlement
house-cash-settle-waits = Encore en jeu : { $names }
house-cash-settle-differs = { $words }. Qui se partage l’écart ?
house-cash-settle-even = Tous, à parts égales
house-cash-settle-winners = Les gagnants
house-cash-settle-by-name = Ou tapez : share et un nom.
house-cash-settle-clear = Tout le monde est quitte.
house-cash-lines-title = Lignes
house-cash-lines-struck = rayée : { $when }
house-cash-lines-strike = Rayer
house-cash-lines-restore = Rétablir
house-cash-lines-strike-of = Rayer la ligne { $number }
house-cash-lines-restore-of = Rétablir la ligne { $number }
house-cash-staff-title = Argent du personnel
house-cash-staff-amount = Montant
house-cash-staff-lines = Qui a travaillé, une ligne chacun
house-cash-staff-about = Un nom et ses downs ou ses heures : « Anna 12 », « Bo 7,5 », « Cy 7:30 ». Rien n’en est gardé.
