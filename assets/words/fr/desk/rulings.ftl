# Ce que disent les règlements là où l’on discute.

rulings-title = Points de règle
rulings-close = Fermer
rulings-search = Que s’est-il passé ? Un mot ou deux : string bet, mise trop petite, flop de quatre cartes
rulings-sums = Calculs : pots, relances, jetons impairs …
rulings-none = Aucun point de règle n’a ces mots. Essayez un autre.
rulings-back = Tous les points
rulings-own = Le règlement de ce tournoi
rulings-others = D’autres règlements décident autrement
rulings-stands-in = { $book } n’a pas de règle pour cela. Un autre règlement dit :
rulings-silent = Pas de règle dans { $books }.
rulings-cash = WSOP 2017 sont des règles de cash game. La direction du tournoi tranche.
rulings-print = Imprimer cette page
rulings-print-all = Imprimer le livret
rulings-print-all-about = Tous les points, le règlement de ce tournoi d’abord.
rulings-note = Noter la décision
rulings-note-about = Commence une ligne : tapez le siège ou la table après rule.
