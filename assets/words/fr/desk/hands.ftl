# Hand-for-hand, time called on a player, absences and penalties.

hands-off = Le main par main n’est pas en cours. Une touche l’annonce au moment voulu ; h4h dans la ligne de saisie l’annonce à tout moment.
hands-announce = Annoncer le main par main
hands-hand-hand_for_hand = Main
hands-hand-soft = Main
hands-hand-round = Tour
hands-in-progress = en cours
hands-done = Terminé
hands-of-tables = { $count ->
    [one] sur { $count } table
   *[other] sur { $count } tables
}
hands-to-go = Restants
hands-until-money = avant l’argent
hands-until-left = { $count ->
    [one] jusqu’à { $count } restant
   *[other] jusqu’à { $count } restants
}
hands-pays = { $place } place
hands-paid = { $count ->
    [one] { $count } place payée
   *[other] { $count } places payées
}
hands-left = Horloge
hands-after-next = { $left } à la prochaine main
hands-runs-on = continue
# As in English.
hands-tables = Tables
hands-held-short = attend
hands-cell = { $players ->
    [one] { $table }, { $players } joueur, { $state }
   *[other] { $table }, { $players } joueurs, { $state }
}
hands-hold = Retenir
hands-hold-of = Retenir : { $table }
hands-release = Finir
hands-release-of = Finir : { $table }
hands-out-now-hand_for_hand = Éliminés sur cette main
hands-out-now-soft = Éliminés sur cette main
hands-out-now-round = Éliminés sur ce tour
hands-nobody-out-hand = Personne pour l’instant. Un siège comme 6.4 et Entrée ; la place est connue quand toutes les tables ont terminé.
hands-nobody-out-round = Personne pour l’instant. Un siège comme 6.4 et Entrée ; chaque main du tour a sa propre place.
hands-stack = Tapis au départ
hands-stack-of = Tapis de { $name } au début de la main
hands-last-count = dernier compte { $chips }
hands-who-had-more = { $table } : qui avait le plus de jetons ?
hands-rank = Classer
hands-equal = Tous à égalité
hands-end-hand_for_hand = Terminer le main par main
hands-end-soft = Terminer le main par main souple
hands-end-round = Terminer le tour par tour
hands-all-done = Le reste a fini
hands-record = Relevé
hands-time-label = Temps demandé contre un joueur
hands-time-up = Temps écoulé : { $name }
hands-time-acted = A joué
hands-time-out = Écoulé
# As in English.
hands-time-out-key = t out
hands-time-before = { $count ->
    [one] déjà { $count } fois auparavant
   *[other] déjà { $count } fois auparavant
}
hands-away-title = Absences et pénalités
hands-away-about = Qui est absent, qui purge une pénalité, et les pénalités déjà données
hands-away-away = Absents
hands-away-nobody-away = Personne n’est absent.
hands-away-mark = Quelqu’un est absent…
hands-away-player = Joueur
hands-away-seat = Siège
hands-away-since = Depuis
hands-away-to-return = Pour revenir
hands-away-too-long = trop long
hands-away-buttons = Manqués
# As in English.
hands-away-missed-blinds = { $count ->
    [one] { $count } blind
   *[other] { $count } blinds
}
hands-away-missed-buttons = { $count ->
    [one] { $count } bouton absent
   *[other] { $count } boutons absents
}
hands-away-back = De retour
hands-away-misses-blind = Blind manquée
hands-away-misses-absent_button = Bouton absent
hands-away-of = { $does } : { $name }
hands-away-split = Partager
hands-away-serving = Pénalités en cours
hands-away-give = Donner une pénalité…
hands-away-sentence = Pénalité
hands-away-played = Mains
hands-away-of-hands = { $served } sur { $hands }
hands-away-hand-played = Une jouée
hands-away-over = Terminée
hands-away-history = Déjà données
hands-away-when = Quand
hands-away-reason = Motif
hands-away-warning = avertissement
hands-away-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
hands-away-rounds = { $rounds ->
    [one] { $rounds } tour, { $hands }
   *[other] { $rounds } tours, { $hands }
}
