# House rules, and what entries cost. The books are cited, never copied.

rules-follows = { $differences ->
    [0] Selon { $name } ({ $short })
    [one] Selon { $name } ({ $short }), { $differences } ligne modifiée par la maison
   *[other] Selon { $name } ({ $short }), { $differences } lignes modifiées par la maison
}
rules-presets = Livre de règles
rules-of-the-house = un choix de la maison
rules-preset-has = { $book } dit : { $choice }
rules-back-to = Revenir à { $book }
rules-change-it = Modifier
rules-change-line = Modifier : { $line }
rules-done = Terminé
rules-would-change = { $count ->
    [one] { $count } ligne changerait
   *[other] { $count } lignes changeraient
}
rules-changed-from-template = { $count ->
    [one] { $count } ligne diffère du modèle
   *[other] { $count } lignes diffèrent du modèle
}
rules-apply = Appliquer
rules-discard = Laisser tel quel
rules-from-now-on = S’applique dès la prochaine main. Le journal dit depuis quand.
rules-change = Réglages de ce soir
rules-save = Enregistrer
rules-cancel = Annuler
rules-none = Pas prévu
rules-sell-on = Vendre { $until }
rules-close-sale = Fermer maintenant
rules-sale-reason = Raison, pour le journal
rules-group-entry = Inscriptions et gains
rules-group-seats = Sièges
rules-group-blinds = Bouton et blinds
rules-group-balance = Équilibrage
rules-group-breaks = Tables cassées et tirages
rules-group-chips = Jetons
rules-group-hand-for-hand = Main par main
rules-group-conduct = Joueurs
rules-group-entries = Joueurs jamais venus
rules-tonight = Ce soir, dans l’ordre où cela peut arriver
rules-when = Quand
rules-line = Règle
rules-written = Écrit dans
rules-yours = la vôtre
rules-find = Chercher une règle
rules-none-found = Aucune règle n’a ces mots.
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-choose-book = En choisir un autre
rules-whens-no_show_due = Un joueur ne vient pas
rules-whens-absence = Un joueur est absent
rules-whens-tolerance = Les tables sont inégales
rules-whens-mover = Il manque un joueur à une table
rules-whens-from_table = Deux tables sont aussi pleines
rules-whens-hold_breaks = Des retardataires peuvent entrer
rules-whens-preferred_size = Tous tiennent à moins de tables
rules-whens-race = Les petits jetons sortent du jeu
rules-whens-calling_time = Un joueur réfléchit trop longtemps
rules-whens-redraws = Il reste peu de joueurs
rules-ante-order = Big blind courte : ce qui est payé d’abord
rules-ante-orders-blind_first-choice = La blind d’abord
rules-ante-orders-blind_first-means = Les jetons d’une big blind courte paient d’abord la blind. Le reste paie l’ante (TCH P11).
rules-ante-orders-ante_first-choice = L’ante d’abord
rules-ante-orders-ante_first-means = Les jetons d’une big blind courte paient d’abord l’ante. Le reste paie la blind. TCH P11 dit l’inverse.

## Entries and prizes

rules-entry = Inscription
rules-entry-means = Donne { $stack } jetons.
# As in English.
rules-rebuy = Rebuys
rules-a-player = { $limit } par joueur
rules-no-limit = sans limite
rules-until-level = jusqu’à la fin du niveau { $level }
rules-until-first-break = jusqu’à la première main après la première pause
rules-until-time = jusqu’à { $time }
rules-price-for = { $price } pour { $stack } jetons
rules-only-busted = seulement sans jetons
rules-at-most = avec { $chips } jetons ou moins
# As in English.
rules-add-on = Add-ons
rules-everybody = pour tous les joueurs en jeu
# As in English.
rules-re-entry = Re-entries
rules-re-entry-out = nouvelle inscription pour les éliminés
rules-re-entry-forfeit = nouvelle inscription pour les joueurs éliminés ou qui abandonnent leur tapis
rules-no-rebuy-means = Un joueur éliminé le reste.
rules-late = Inscription tardive
rules-late-level = Jusqu’à la fin du niveau { $level }
rules-late-first-break = Jusqu’à la première main après la première pause
rules-late-time = Jusqu’à { $time }
rules-late-means = Les retardataires tirent un siège libre. Les tables restent équilibrées.
rules-no-late-means = Personne n’entre après le départ.
rules-rounding = Arrondi des gains
rules-seat-prizes = Gains
rules-seat-prizes-choice = tickets d’une valeur de { $worth }
rules-seat-prizes-means = La dotation paie autant de tickets que possible. Le reste va en espèces à la place suivante.
rules-rounding-means = Les gains sont arrondis au multiple inférieur de ce montant. Le reste va à la première place.
