# Seats: what is arranged, cards, alternates, the proof of a draw.

seats-room-tables = Tables dans la salle
seats-room-tables-any = libre
seats-room-tables-about = Leur nombre, ou les numéros qu’elles portent : 8, ou 61-68 70. Les joueurs sans siège attendent leur tour. Vide : autant de tables qu’il en faut.
seats-would-wait = { $count ->
    [one] { $count } joueur n’a pas de siège et irait en liste d’attente.
   *[other] { $count } joueurs n’ont pas de siège et iraient en liste d’attente.
}
seats-arranged = Contraintes
seats-arranged-about = Respectées à chaque tirage, nouveau tirage et inscription tardive. L’impossible est signalé avant le tirage.
seats-arrange = Ajouter une contrainte
seats-kind = Quelle contrainte
seats-kinds-lock = Siège réservé d’un joueur
seats-kinds-apart = Deux joueurs séparés
seats-kinds-dealer = Un donneur
seats-kinds-block = Siège bloqué
seats-player = Joueur
seats-other = Et
seats-seat = Siège, comme 3.2
seats-add-arrangement = Ajouter
seats-give-up = Lever : { $text }
seats-cards = Saisir les cartes tirées
seats-cards-about = Chacun tire une carte ; saisissez-la aussitôt.
seats-choose = Saisir les sièges choisis
seats-cards-title = Cartes tirées
seats-card-field = Carte, ou nom et carte
seats-card-example = 9s, A hearts, 10 c ou anna 9s
seats-card-next = { $name } tire maintenant
seats-cards-left = { $count ->
    [one] { $count } joueur doit encore tirer
   *[other] { $count } joueurs doivent encore tirer
}
seats-card-enter = Saisir
seats-card-deal = En tirer une
seats-card-deal-about = Le programme tire pour le joueur suivant une des cartes restantes, avec sa propre graine
seats-card-undo = Annuler retire une carte fausse.
seats-card-deck = Restent au paquet
seats-card-done = plus aucune
seats-card-close = Retour au plan
seats-alternates = Liste d’attente
seats-waiting = { $count ->
    [one] { $count } joueur attend. Il tire parmi les mêmes sièges que les autres.
   *[other] { $count } joueurs attendent, dans cet ordre. Ils tirent parmi les mêmes sièges que les autres.
}
seats-alternate-place = en attente, n° { $place }
seats-seat-them = { $count ->
    [one] Placer { $count } joueur
   *[other] Placer { $count } joueurs
}
seats-open-table = Ouvrir : { $table }
seats-open-table-about = La liste d’attente prend ses sièges ; personne ne se déplace avant que quatre soient vendus
seats-no-room = Aucun siège n’est libre. Ils sont placés dans l’ordre dès qu’un siège se libère.
seats-proof-title = Comment ce tirage a été fait
seats-kept = Respecté
seats-not-kept = Non respecté
seats-draws-made = Tirages de tout le tournoi
seats-undone = annulé
seats-line = ligne { $line }
seats-check = Script de contrôle
seats-check-about = shuffle-up headless < check.jsonl refait ce tirage sur n’importe quelle machine.
seats-check-none = Le journal prouve ce tirage ; un script seul ne le refait pas.
seats-copy = Copier
seats-copied = Copié
seats-fairness = Preuve du tirage
# As in English.
seats-absent = absent
seats-correct-bust = C’était quelqu’un d’autre…
seats-back-in = De retour en jeu, ici
seats-row-menu = Plus…
seats-row-menu-of = Plus : actions pour { $name }
seats-lock-seat = Réserver un siège…
seats-unlock = Libérer le siège { $seat }
seats-keep-apart = Séparer de…
seats-deals = Donne à une table
seats-deals-no-more = Ne donne plus
seats-locked-at = siège { $seat }
seats-apart-from = séparé de { $names }
seats-dealer = donne
