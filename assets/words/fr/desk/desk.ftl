# The desk: the bar, the rail, the advice, the floor line, the palette.

desk-loading = Ouverture du tournoi
desk-unreachable = Ce tournoi ne peut pas être affiché
desk-bar = Horloge et chiffres
desk-start = Lancer l’horloge
desk-pause = Mettre l’horloge en pause
# As in English.
desk-deal = Shuffle up and deal
desk-not-started = Pas commencé
desk-starts-by-self = Démarre seul à { $time }
desk-hand-done = Main finie
desk-paused = En pause
desk-finished = Terminé
desk-next = puis { $blinds }
desk-break-then = puis { $blinds }
desk-players = Joueurs
desk-of-entries = sur { $entries }
desk-average = Tapis moyen
desk-break-in = Pause dans
desk-at-time = à { $time }
desk-comes-off = { $chips } retirés
desk-no-break = aucune
desk-pool = Dotation
desk-paid = { $places ->
    [one] { $places } payée
   *[other] { $places } payées
}
desk-undo = Annuler
desk-redo = Rétablir
desk-nothing-to-undo = Rien à annuler
desk-amount-like = Un montant tel que { $example }.
desk-whole-number = Un nombre entier, à partir de 1.
desk-colour-palette = Couleurs de jetons
# As in English.
desk-colour-hex = Code
desk-colour-hue = Teinte
desk-colour-saturation = Intensité
desk-colour-lightness = Clarté
desk-colour-no-colour = Un code couleur est # et six caractères de 0 à 9 et a à f, comme #c8372d.
desk-colour-names-white = blanc
desk-colour-names-grey = gris
desk-colour-names-black = noir
desk-colour-names-brown = marron
desk-colour-names-red = rouge
desk-colour-names-burgundy = bordeaux
desk-colour-names-pink = rose
# As in English.
desk-colour-names-orange = orange
desk-colour-names-yellow = jaune
desk-colour-names-lime = citron vert
desk-colour-names-green = vert
# As in English.
desk-colour-names-turquoise = turquoise
desk-colour-names-light-blue = bleu clair
desk-colour-names-blue = bleu
desk-colour-names-navy = bleu marine
desk-colour-names-purple = violet
desk-text-menu = Texte
desk-text-verbs-undo = Annuler
desk-text-verbs-cut = Couper
desk-text-verbs-copy = Copier
desk-text-verbs-paste = Coller
desk-text-verbs-select-all = Tout sélectionner
desk-due = À faire
desk-events-others = Autres tournois en cours
desk-events-go = Aller à { $name }
desk-events-due = Quelque chose vous y attend.
desk-events-silence = Couper le son de { $name }
desk-events-hear = Remettre le son de { $name }
desk-advice-why = Pourquoi ?
desk-nothing-due = Rien à faire.
desk-nothing-due-registering = Rien à faire. Inscrivez les joueurs, puis tirez les sièges.
desk-more-after = encore { $count } ensuite
desk-requests-label = Des tables
desk-requests-out = Élimination : { $players }
desk-requests-out-by = Élimination : { $players }, par { $hitmen }
desk-requests-wants-floor = Floor demandé : { $table }
desk-requests-by = dit { $who }
desk-requests-confirm = Confirmer
desk-requests-coming = Quelqu’un y va
desk-requests-no = Non
desk-check-ins-label = À la porte
desk-check-ins-waits = { $name } veut entrer
desk-check-ins-more = Encore { $count } à la porte
desk-check-ins-let-in = Faire entrer
desk-check-ins-is-entered = { $name } est déjà inscrit
desk-check-ins-somebody-new = Nouveau : { $name }
desk-check-ins-no = Non
desk-only-at-house = Seulement sur l’ordinateur de la salle.
desk-lost-since = Pas de connexion avec la salle depuis { $time }
desk-lost-about = Rien n’est possible d’ici tant que la salle ne répond pas.
desk-put-off-name = Plus tard
desk-put-off-later = Plus tard, { $until }
desk-put-off-dismiss = Écarter, avec une raison
desk-put-off-waiting = { $count } en attente
# As in English.
desk-put-off-waits = { $what }, { $until }
# As in English.
desk-put-off-waits-why = { $what }, { $until } ({ $why })
# As in English.
desk-put-off-waits-only-why = { $what } ({ $why })
desk-put-off-due-again = À faire de nouveau : { $what }
desk-put-off-until-time = jusqu’à { $time }
desk-which-seat = Siège : { $table }
# As in English.
desk-which-table = Table
desk-needs-button = Siège du bouton à la table { $table } : { $any }
desk-needs-big-blind = Siège de la dernière big blind à la table { $table } : { $any }
desk-needs-table = Table qui donne un joueur à la table { $table } : { $any }
desk-set = Valider
desk-wins = { $name } gagne { $prize }
desk-win-seats = { $seats ->
    [one] { $seats } joueur gagne un ticket
   *[other] { $seats } joueurs gagnent un ticket
}
desk-ended-with = { $left ->
    [one] Le tournoi s’est terminé à { $left } joueur
   *[other] Le tournoi s’est terminé à { $left } joueurs
}
desk-winner-only = { $name } gagne
desk-winner-next = Toutes les places et tous les gains sont dans Gains ; la feuille de paiement est dans Papier.
desk-called-off = Le tournoi est annulé
desk-called-off-next-in_full = Chacun récupère son argent. La liste à signer est dans Papier.
desk-called-off-next-evenly = Payez les parts dans Gains. La liste à signer est dans Papier.
desk-called-off-next-by_chips = Payez les parts dans Gains. La liste à signer est dans Papier.
desk-gap = Shuffle Up a été fermé pendant { $away }. Combien de temps reste-t-il ?
desk-run-on = L’horloge a continué : { $left } dans { $level }
desk-resume = Revenir à { $left } dans { $level }
desk-break-name = la pause
desk-rail = Rubriques
desk-map-play = Jeu
desk-map-room = Salle
desk-map-evening = Soirée
desk-all-tournaments = Tous les tournois
desk-rooms-clock = Horloge
desk-rooms-players = Joueurs
# As in English.
desk-rooms-tables = Tables
desk-rooms-chips = Jetons
desk-rooms-prizes = Gains
desk-rooms-paper = Papier
desk-rooms-log = Journal
desk-rooms-house_rules = Règles
desk-rooms-projector = TV et téléphones
desk-rooms-sound = Son
desk-rooms-hand_for_hand = Main par main
desk-rooms-away = Absents
desk-away-now = { $count ->
    [one] { $count } absent ou pénalisé
   *[other] { $count } absents ou pénalisés
}
desk-tables-playing = { $count ->
    [one] { $count } table joue la main
   *[other] { $count } tables jouent la main
}
desk-moves-late = { $count } en déplacement, quelqu’un depuis trop longtemps
desk-moves-under-way = { $count ->
    [one] { $count } déplacement en cours
   *[other] { $count } déplacements en cours
}
desk-floor = Ligne de saisie : un siège ou un nom, puis Entrée
# As in English.
desk-floor-ready = Floor
desk-floor-hint = Tapez 3.6 (table.siège) ou un nom · ? pour tout le reste
desk-floor-hint-together = 4 coche la table 4 · -4 l’annule · done coche le reste · hold 4 · run 4 · 6.4 ou un nom : éliminé · h4h fin
desk-floor-hint-registering = n et un nom : inscription · ? pour tout le reste
desk-page-before = Lignes précédentes
desk-page-after = Lignes suivantes
desk-filter-on = Filtre : { $text }
desk-filter-clear = Enlever le filtre
desk-filter-found = { $found } trouvés
desk-filter-found-of = { $found } sur { $all }
desk-rows-of = { $first }–{ $last } sur { $total }
desk-several-match = Plusieurs correspondent : continuez, ou choisissez avec les flèches et Tab
desk-side-game = Vers la partie d’argent
desk-hints-seat = Clic ou Entrée : ce qu’on peut faire ici. Glissez sur un siège pour déplacer ou échanger, sur une table pour déplacer.
desk-hints-open-seat = Clic ou Entrée : ce qu’on peut faire ici.
desk-hints-answers = Clic : répond à la question ci-dessus. Clic droit : ce qu’on peut faire ici.
desk-hints-table = Clic ou Espace : ce qu’on peut faire de la table. Entrée va à ses sièges.
desk-hints-tile = Clic ou Entrée : plus près. Clic droit : ce qu’on peut faire de la table.
desk-hints-place = Glissez la table là où elle est dans votre salle.
desk-hints-player = Clic ou Entrée : ce qu’on peut faire du joueur.
desk-hints-prize = Glissez la barre ou utilisez les flèches ; Suppr la laisse suivre à nouveau les autres.
desk-hints-line = Clic ou Entrée : ce qui corrige cette ligne.
desk-floor-hint-short = Qui sort ?
desk-floor-hint-short-registering = n et un nom
desk-completions = Qui correspond
desk-enter-answer = répondre
desk-takes-own-key = { $verb } : appuyez sur { $key }, ou cliquez sur le bouton.
desk-tab = compléter
desk-same-hand = même main
desk-anything = tout
desk-most-chips = Qui avait le plus de jetons au début de la main ?
desk-then-most = Et ensuite ?
desk-equal-stacks = Tous autant
desk-leave = quitter
desk-outcome-place = { $name } finit { $place }
desk-outcome-prize = { $name } finit { $place } et gagne { $prize }
desk-palette-title = Chercher une action, une rubrique ou un joueur
desk-palette-none = Rien ne correspond. Essayez une partie d’un nom ou d’une action.
desk-groups-rooms = Rubriques
# As in English.
desk-groups-actions = Actions
desk-groups-players = Joueurs
desk-groups-tournaments = Tournois
desk-groups-rulings = Points de règle
desk-actions-export-results = Résultats en fichier : { $form }
desk-actions-move-list = Déplacements : cocher les arrivés
desk-actions-deal-all = Distribuer la main suivante à toutes les tables
desk-actions-restart = Équilibrer les tables avant la reprise
desk-actions-breaking-order = Ordre de casse : quelles tables d’abord
desk-actions-arranged = Sièges fixés, et comment ils ont été tirés
desk-actions-start-clock = Lancer l’horloge
desk-actions-pause-clock = Mettre l’horloge en pause
desk-actions-add-minute = Ajouter une minute
desk-actions-take-minute = Enlever une minute
desk-actions-next-stage = Aller au niveau ou à la pause suivants
desk-actions-previous-stage = Revenir d’un niveau ou d’une pause
desk-actions-edit-schedule = Modifier la structure
desk-actions-paste-schedule = Coller une structure
desk-actions-generate-schedule = Générer une structure
desk-actions-set-time-left = Régler le temps restant
desk-actions-hand-for-hand = Main par main : l’annoncer
desk-actions-end-hand-for-hand = Main par main : y mettre fin
desk-actions-call-time = Demander le temps contre un joueur
desk-actions-penalty = Donner un avertissement ou une pénalité
desk-actions-correct-bust = C’était quelqu’un d’autre : corriger une élimination ou un déplacement
desk-actions-back-in = De retour : un joueur qui n’était pas éliminé
desk-actions-end-here = Terminer ici : plusieurs joueurs restent
desk-actions-call-off = Tournoi annulé : il n’a pas lieu, ou s’arrête
desk-actions-pay = Payer à un joueur ce qui lui revient
desk-actions-disqualify = Disqualifier un joueur : les jetons sortent du jeu
desk-actions-give-up = Abandonner un tapis : les jetons sortent du jeu
desk-actions-last-hands = Annoncer les dernières mains de la journée
desk-actions-end-day = Finir la journée : les tapis vont en sac
desk-actions-bag = Mettre des tapis en sac
desk-actions-close-day = Clore la journée
desk-actions-goes-home = Quelqu’un rentre chez lui
desk-actions-count-hand = Main finie : compter une main
desk-actions-take-break = Faire une pause maintenant
desk-actions-to-break = Aller à la pause suivante
desk-actions-plan-start = Démarrer à une heure fixée, avec compte à rebours
desk-actions-cancel-start = Annuler le compte à rebours
desk-actions-draw = Tirer les sièges
desk-actions-draw-again = Tirer les sièges à nouveau
desk-actions-seat-cards = Imprimer les cartes de siège
desk-actions-print-sheet = Imprimer : { $sheet }
desk-actions-speech-on = Dire les annonces
desk-actions-speech-off = Ne plus dire les annonces
desk-actions-mute = Couper le son
desk-actions-unmute = Son activé
desk-actions-light = Couleurs claires
desk-actions-dark = Couleurs sombres
desk-actions-system = Couleurs du système
desk-actions-bust = Élimination : un joueur sort
desk-actions-rebuy = Rebuy : vendre un nouveau tapis
desk-actions-add-on = Add-on : vendre plus de jetons
desk-actions-re-entry = Re-entry : un joueur revient
desk-actions-enter = Inscrire un joueur
desk-actions-withdraw = Annuler une inscription : l’argent est rendu
desk-actions-close-late-registration = Inscriptions tardives : prolonger ou clore
desk-actions-close-rebuys = Rebuys : prolonger ou clore
desk-actions-close-re-entries = Re-entries : prolonger ou clore
desk-actions-close-add-ons = Add-ons : prolonger ou clore
desk-actions-move-player = Déplacer un joueur
desk-actions-swap = Échanger les sièges de deux joueurs
desk-actions-button = Placer le bouton d’une table
desk-actions-break-table = Casser une table
desk-actions-make-deal = Faire un deal : partager le reste
desk-actions-pay-out = Payer les gains
desk-actions-colour-up = Chip race : retirer les petits jetons
desk-actions-help = Aide
desk-actions-tour = Visite guidée
desk-actions-sample = Ouvrir un tournoi d’exemple
desk-actions-new-tournament = Nouveau tournoi
desk-actions-tournaments = Tous les tournois
desk-actions-set-up = Modifier les réglages de ce soir
desk-actions-export-tournament = Exporter ce tournoi en fichier
desk-to-floor = sur la ligne de saisie
