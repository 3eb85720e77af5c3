# The house: the list of tournaments, a new one, templates, a damaged file.

house-settings-file-title = Tous les réglages en fichier
house-settings-file-about = Direction, papier, annonces et sons, aspect des écrans avec logo et image de fond, et disposition des tables, pour un autre ordinateur.
house-settings-file-save = Enregistrer en fichier
house-settings-file-load = Charger un fichier
house-settings-file-saved = Enregistré dans
house-settings-file-show = Afficher
house-settings-file-loaded = Les réglages du fichier sont appliqués.
house-settings-file-undo = Annuler
house-settings-file-undone = Les réglages sont comme avant.
house-settings-file-too-large = Ce fichier dépasse 64 Mo, ce ne sont donc pas des réglages.
house-whole-title = Tout en un fichier
house-whole-about = Tous les tournois, les joueurs avec leurs photos, saisons, modèles, réglages, sons et logo. Un double clic sur un autre ordinateur ajoute ce qui manque et ne change rien d’autre.
house-whole-save = Tout enregistrer
house-whole-saved = Enregistré dans
house-whole-show = Afficher
house-archive-title = Archive d’une année
house-archive-about = Les tournois terminés de l’année quittent la liste et sont enregistrés en un fichier. Saisons et joueurs les comptent toujours. Un double clic les ramène.
house-archive-none = Aucun tournoi n’est encore terminé.
house-archive-listed = { $count } dans la liste
house-archive-archived = { $count ->
    [one] { $count } archivé
   *[other] { $count } archivés
}
house-archive-put-away = Archiver
house-archive-put-away-this = Archiver { $year }
house-archive-bring-back = Ramener
house-archive-bring-back-this = Ramener { $year }
house-archive-saved = Enregistré dans
house-archive-show = Afficher
house-home-about = Shuffle Up dirige votre tournoi de poker : horloge, sièges, jetons et gains, de la première carte au paiement.
house-home-places = Pages de la maison
house-home-before = Déjà joués
house-home-unfinished = Pas encore terminés
house-home-continue = Continuer
house-home-winner = { $name } a gagné
house-home-season = { $name } : ouvrir la saison
house-home-create = Nouveau tournoi
house-home-sample = Ouvrir un tournoi d’exemple
house-home-sample-one = Exemple
house-home-next-week-open = Comme la dernière fois
house-home-next-week-about = Modèle, prix, règles et jetons comme dans { $name }. Seuls les cochés sont inscrits.
house-home-next-week-name = Nom
house-home-next-week-players = Joueurs
house-home-next-week-ticked = { $some } sur { $all } cochés
house-home-next-week-all = Tout cocher
house-home-next-week-none = Ne rien cocher
house-home-next-week-create = Créer et inscrire
house-home-next-week-cancel = Annuler
house-home-empty-about = Vos tournois sont ici. Un nouveau prend une minute. Pour visiter, ouvrez l’exemple.
house-home-phases-registering = Inscriptions
house-home-phases-drawn = Sièges tirés
house-home-phases-playing = En cours
house-home-phases-bagging = Mise en sac
house-home-phases-closed = Journée close
house-home-phases-finished = Terminé
house-home-left = { $left } restants sur { $entries }
house-home-delete-this = Supprimer { $name }
house-home-delete-about = Supprimer ; peut être rétabli
house-home-restore = Rétablir
house-home-deleted = { $count ->
    [one] { $count } tournoi supprimé
   *[other] { $count } tournois supprimés
}
# As in English.
house-home-version = Version { $version }
house-home-file = Tout est gardé dans { $path }
house-create-title = Nouveau tournoi
house-create-template = Partir de
house-create-levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
house-create-breaks = { $count ->
    [one] { $count } pause
   *[other] { $count } pauses
}
house-create-follows = { $levels } de { $length } et { $breaks }
house-create-schedule = Structure
house-create-generated = Générée.
house-create-back-to-template = Revenir au modèle
house-create-stack-of = Un tapis de { $stack }
house-create-stack-later = Les jetons du modèle font { $stack }. Une fois le tournoi créé, la page Jetons propose des jetons pour ce tapis.
house-create-create = Créer le tournoi
house-create-create-about = Ensuite viennent les joueurs. Tout peut changer jusqu’au début du jeu.
house-create-cancel = Annuler
house-create-outlook-with-players = Votre soirée à
house-create-outlook-players = joueurs
house-create-outlook-length = { $from } à { $to } avec les pauses
house-create-outlook-tables = { $count ->
    [one] une table de { $seats }
   *[other] { $count } tables de { $seats }
}
house-create-outlook-prizes = Prix
house-create-outlook-more = { $count ->
    [one] et une place de plus
   *[other] et { $count } places de plus
}
house-create-outlook-takes = { $players ->
    [one] Pour un joueur : { $chips }
   *[other] Pour { $players } joueurs : { $chips }
}
house-templates-own = Les vôtres
house-templates-bundled = Fournis
house-templates-import = Importer un modèle
house-templates-export = Exporter
house-templates-exported = Exporté vers
house-templates-show = Afficher dans le dossier
house-templates-rename = Renommer
house-templates-delete = Supprimer
house-templates-delete-about = Supprimer ; peut être rétabli
house-templates-deleted = { $count ->
    [one] { $count } modèle supprimé
   *[other] { $count } modèles supprimés
}
house-templates-restore = Rétablir
house-templates-save = Enregistrer comme modèle
house-templates-save-about = Ces réglages, structure comprise, pour d’autres soirs. Sans la date, les joueurs ni le jeu.
house-templates-saved = Enregistré. « { $name } » est parmi les modèles d’un nouveau tournoi.
house-templates-close = Fermer
house-templates-name = Nom
house-templates-about = En une phrase
house-templates-cancel = Annuler
house-templates-too-large = Ce fichier est trop gros pour un modèle.
house-tonight-name = Nom
house-tonight-sentence = Chacun paie { $prize } plus { $fee } de frais et reçoit { $stack } en jetons. Un niveau dure { $levelMinutes } min. Une table a { $seats } sièges. Début à { $start }, ou laissez vide.
house-tonight-seat-sentence = Un ticket vaut { $seatWorth }. La dotation en achète autant que possible ; le reste va en espèces à la place suivante.
house-tonight-through = jusqu’à la fin du niveau { $until }
house-tonight-until = jusqu’à { $until }
house-tonight-bought-sentence = { $price } pour { $chips } { $until }, { $limit }
house-tonight-late-sentence = inscriptions { $until }
house-tonight-add-on-sentence = { $price } pour { $chips } { $until }
house-tonight-bounty-sentence = { $bounty } en plus pour chaque joueur éliminé ; 0 : aucun
house-tonight-until-about = 3 vend jusqu’à la fin du niveau 3. Aussi pause pour la première, ou une heure comme 21:30.
house-tonight-late = Inscriptions tardives
house-tonight-late-about = on peut s’inscrire après le début
house-tonight-start = Début
house-tonight-currency = Devise
house-tonight-currency-about = Pour tous les montants de ce tournoi.
house-tonight-plain-numbers = Aucune : des nombres
house-tonight-locale = Montants et dates
house-tonight-locale-about = Vide : comme sur cet ordinateur. Ou langue et pays, comme de-CH.
house-tonight-locale-example = À l’écran et sur papier : { $example }
house-tonight-first-break = pause
house-tonight-late-prize = Buy-in après le début
house-tonight-late-prize-about = Vide : comme avant.
house-tonight-late-fee = Frais après le début
house-tonight-late-fee-about = Vide : comme avant.
# As in English.
house-tonight-prize = Buy-in
house-tonight-fee = Frais
# As in English.
house-tonight-bounty = Bounty
house-tonight-stack = Tapis de départ
house-tonight-level-minutes = Minutes par niveau
house-tonight-seats = Sièges par table
house-tonight-unit = Arrondir les gains à
house-tonight-unit-about = Le reste va à la première place.
house-tonight-seat = Valeur d’un ticket
house-tonight-seat-event = Tickets pour le tournoi
house-tonight-seat-event-about = Nom du tournoi ou de la série. Chaque ticket porte un numéro. Vide : sans numéro.
# As in English.
house-tonight-rebuys = Rebuys
house-tonight-rebuys-about = un joueur éliminé peut racheter un tapis
house-tonight-more = Plus sur les inscriptions
house-tonight-nothing-more = comme d’habitude
house-tonight-money = Argent
house-tonight-money-has = { $currency }, gains arrondis à { $unit }
house-tonight-staff = Personnel
house-tonight-staff-about = En plus ; va aux croupiers et au personnel.
house-tonight-league = Ligue
house-tonight-league-about = En plus ; va à la ligue.
house-tonight-early = Jetons early-bird
house-tonight-early-about = En plus du tapis ; vide : aucun.
house-tonight-early-until = Pour les inscriptions avant
house-tonight-early-until-about = Une heure comme 19:00, ou un niveau ; 1 est le début du jeu.
house-tonight-late-until = Inscriptions jusqu’à la fin du niveau
house-tonight-rebuy-limit = Rebuys par joueur
house-tonight-rebuy-until = Rebuys jusqu’à la fin du niveau
house-tonight-rebuy-at-most = Rebuy avec au plus
house-tonight-rebuy-at-most-about = Jetons. Vide : éliminés seulement.
house-tonight-smallest = Inscriptions minimum
house-tonight-smallest-about = Avec moins, le tournoi est annulé. Vide : aucun minimum.
house-tonight-most = Inscriptions maximum
house-tonight-most-about = Les re-entries comptent aussi. Vide : aucune limite.
house-tonight-day-ends = La journée finit
house-tonight-day-ends-about = Avec le niveau 15 : 15. À 27 joueurs : 27 restants. À une part des entrées : 15 %. Vide : jouée jusqu’au bout.
house-tonight-day-left = { $players } restants
house-tonight-last-hands = Dernières mains
house-tonight-last-hands-about = À chaque table, par exemple 4 ; 3-6 tire un nombre. Vide : 3.
house-tonight-bags-twice = Compter chaque sac deux fois
# As in English.
house-tonight-add-ons = Add-ons
house-tonight-add-ons-about = chaque joueur en jeu peut acheter des jetons une fois
house-tonight-add-on-until = Add-ons jusqu’à la fin du niveau
# As in English.
house-tonight-add-on-price = Add-on
house-tonight-add-on-chips = Jetons d’un add-on
# As in English.
house-tonight-re-entries = Re-entries
house-tonight-re-entries-about = un joueur éliminé peut se réinscrire, à un nouveau siège
house-tonight-re-entry-until = Re-entries jusqu’à la fin du niveau
house-tonight-re-entry-limit = Re-entries par joueur
house-tonight-forfeit = Aussi contre un tapis en jeu
house-tonight-forfeit-about = Un joueur peut abandonner son tapis et se réinscrire ; ses jetons sortent du jeu.
house-tonight-kinds = Autres buy-ins
house-tonight-kinds-about = Par exemple membres et invités, chacun avec son prix et son tapis.
house-tonight-kind-parts-name = Nom
# As in English.
house-tonight-kind-parts-prize = Buy-in
house-tonight-kind-parts-fee = Frais
house-tonight-kind-parts-chips = Jetons
house-tonight-kind-part-of = { $part } du buy-in { $kind }
house-tonight-add-kind = Ajouter un buy-in
house-tonight-remove-kind = Enlever
house-tonight-wrong-amount-like = Un montant tel que 25 ou { $example }.
house-tonight-wrong-whole = Un nombre entier, au moins 1.
house-tonight-wrong-name = Donnez un nom au tournoi.
house-tonight-wrong-time = Une heure, comme 19:30.
house-tonight-wrong-closing = Un niveau comme 4, pause, ou une heure comme 21:30.
house-tonight-wrong-day = Un niveau comme 15, 27 restants ou 15 %.
house-tonight-wrong-hands = Un nombre comme 4, ou 3-6.
house-tonight-wrong-locale = Ce n’est pas un code de langue. Écrivez une langue comme de, ou avec son pays comme de-CH.
house-tonight-wrong-kind = Chacun demande un nom, des montants comme 25, et un nombre entier de jetons.
house-unread = Garder le réglage actuel
house-closing-title = Fermer Shuffle Up ?
house-closing-stay = Laisser ouvert
house-closing-what = Une horloge tourne. Sans Shuffle Up, l’écran de la salle s’éteint, et les téléphones et tablettes perdent la maison. Rien n’est perdu : le prochain démarrage demande ce qu’il faut faire du temps écoulé.
house-closing-close = Fermer Shuffle Up
house-dropped-title = Un fichier a été déposé
house-dropped-close = Fermer
house-dropped-what = { $count ->
    [one] Que contient { $file } ?
   *[other] Que contiennent ces { $count } fichiers ?
}
house-dropped-contents-players = Joueurs
house-dropped-contents-schedule = Blinds et niveaux
house-dropped-contents-prizes = Gains
house-dropped-contents-results = Résultats de tournois passés
house-dropped-open-first = Pour des joueurs, des blinds ou des gains, ouvrez d’abord un tournoi.
house-sort-by = Trier par { $column }
house-damaged-title = Le fichier est en lecture seule
house-damaged-not-open = Le fichier des tournois ne s’ouvre pas
house-damaged-offer = Ou une sauvegarde la remplace. Le fichier endommagé est gardé dans tous les cas.
house-damaged-no-backups = Il n’y a pas de sauvegarde. Fermez le programme, gardez une copie du fichier, et redémarrez.
house-damaged-restore = Restaurer cette sauvegarde
house-damaged-readable = Ce qui est encore lisible
house-damaged-whole = tout, { $lines }
house-damaged-up-to = les premières : { $lines } ; la suite est illisible
house-damaged-salvage = Garder ce qui est lisible
house-notices-sound = Pas de son : aucun appareil audio trouvé.
house-notices-speech = Rien ne dit les annonces.
house-notices-wake = L’écran peut se mettre en veille pendant que l’horloge tourne.
house-notices-printer = L’imprimante n’imprime pas.
house-notices-monitor = Un seul moniteur est branché. Avec un second, le projecteur s’y ouvre.
house-notices-put-away = Fermer cet avis
