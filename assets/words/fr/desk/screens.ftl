# The room’s screens: windows, layouts, the message, the look; phones and browsers.

screens-windows = Téléviseur
screens-about = Vu par vos joueurs
screens-none = Pas encore de téléviseur. Branchez-le : l’horloge s’y ouvre au début du jeu.
screens-nothing = aucun
screens-open = Ouvrir un écran
screens-another = Autre écran
screens-close = Fermer
screens-close-this = Fermer l’écran : { $where }
screens-in-window = Dans une fenêtre
screens-showing = affiché
screens-waiting = attend ce moniteur
screens-free = libre
screens-this-desk = cet ordinateur
screens-monitor = Moniteur
screens-tournament = Tournoi
screens-layout = Affichage
screens-layout-of = Affichage : { $where }
screens-layouts-clock = Horloge
screens-layouts-clock_payouts = Horloge et gains
screens-layouts-payouts = Gains
screens-layouts-chips = Jetons et chip race
# As in English.
screens-layouts-leaders = Chip leaders
screens-layouts-seating = Sièges par nom
screens-layouts-map = Plan de la salle
screens-layouts-split = Partagé, en alternance
screens-layouts-season = Saison
screens-takes-over = Nouveaux sièges, déplacements et vainqueur s’affichent d’eux-mêmes.
screens-message-about = Affiché sur les écrans de ce tournoi jusqu’à ce que vous le retiriez.
screens-message-field = Message sur les écrans
screens-message-hint = Le dîner est servi
screens-show = Afficher
screens-take-away = Retirer
screens-shown = À l’écran
screens-again = Redire
screens-look = Aspect
screens-look-about = Pour tous les écrans de la maison.
# As in English.
screens-look-logo = logo
screens-look-no-logo = sans logo
screens-look-background = image de fond
screens-look-facts = { $count ->
    [one] { $count } chiffre en bas
   *[other] { $count } chiffres en bas
}
screens-own-words = Votre ligne et code QR
screens-host-text = Votre ligne
screens-host-text-about = Sous le nom du tournoi.
screens-qr = Code QR
screens-qr-text = Lien ou texte
# As in English.
screens-qr-hint = https://…
screens-qr-caption = Texte à côté
screens-qr-caption-hint = Résultats sur votre téléphone
screens-qr-about = En bas de chaque écran, pour les téléphones ; grand avant le début, aux pauses et à la fin. Vide : pas de code. Le code du réseau prend sa place tant qu’il est affiché.
# As in English.
screens-logo = Logo
screens-logo-about = PNG, JPEG ou WebP, jusqu’à 4 Mo.
screens-background = Image de fond
screens-background-about = Derrière chaque affichage, atténuée pour que tout reste lisible. PNG ou JPEG, jusqu’à 10 Mo.
screens-choose-logo = Choisir une image
screens-remove-logo = Retirer
screens-no-picture = Impossible d’afficher cette image. Enregistrez-la en PNG, JPEG ou WebP.
screens-colours = Couleurs
screens-themes-dark = Sombre
screens-themes-light = Clair
screens-themes-midnight = Minuit
screens-themes-claret = Bordeaux
screens-themes-black = Noir
screens-themes-own = Les vôtres
screens-ground = Fond
screens-text = Texte
# As in English.
screens-accent = Accent
screens-facts = Chiffres en bas
screens-facts-about = Un à six.
screens-far-room = Le public est loin des écrans
screens-far-room-about = Les libellés sont plus grands, et le bas montre les trois premiers chiffres.
screens-time-call = Afficher le temps demandé contre un joueur
screens-time-call-about = Le nom et les secondes remplacent les chiffres en bas. Ils restent toujours visibles ici.
screens-moves = Joueurs qui changent de table
screens-moves-shown-beside = Jusqu’à dix à côté de l’horloge
screens-moves-shown-page = Page à part
screens-moves-shown-off = Masqués
screens-moves-about = Chaque déplacement est affiché ce nombre de minutes. Il reste ici jusqu’à ce que le joueur soit vu.
screens-moves-minutes = Minutes à l’écran
screens-fact-names-players = Joueurs restants
screens-fact-names-average_stack = Tapis moyen
screens-fact-names-chips_in_play = Jetons en jeu
screens-fact-names-prize_pool = Dotation
screens-fact-names-next_payout = Prochain gain
screens-fact-names-next_break = Prochaine pause
screens-fact-names-predicted_end = Fin du jeu
# As in English.
screens-fact-names-tables = Tables
# As in English.
screens-fact-names-rebuys = Rebuys
screens-actions-open = Ouvrir un écran pour la salle
screens-actions-close = Fermer les écrans de ce tournoi
screens-actions-layout = Affichage de l’écran : { $layout }
screens-actions-message = Message sur les écrans
screens-actions-take-away = Retirer le message : { $text }
screens-actions-say = Message sur les écrans : { $text }
screens-network-title = Téléphones
screens-network-about = Sur votre Wi-Fi, les téléphones montrent horloge, sièges, déplacements et gains ; tout navigateur sert d’écran. Rien ne part sur Internet.
screens-network-off = Désactivé. Activez-le : les joueurs sur votre Wi-Fi voient l’horloge et leur siège.
screens-network-none = Cet ordinateur n’a pas de réseau. Connectez-le d’abord au Wi-Fi de la salle.
screens-network-address = Adresse
# As in English.
screens-network-port = Port
screens-network-wifi = Réseau
screens-network-code = L’adresse en code pour téléphones
screens-network-show-code = Afficher le code sur les écrans de la salle
screens-network-hide-code = Retirer le code des écrans de la salle
screens-network-by-name = Sur certains réseaux aussi { $address }
screens-network-phones = { $count ->
    [one] { $count } téléphone connecté
   *[other] { $count } téléphones connectés
}
screens-network-names = Noms
screens-network-names-shown-whole = Entiers
# As in English.
screens-network-names-shown-short = Anna K.
screens-network-names-shown-hidden = Numéros seuls
screens-network-check-in = Les invités s’inscrivent sur leur téléphone
screens-network-check-in-about = Un invité ouvre la page et donne son nom. Vous faites entrer chacun d’une touche.
screens-network-screens = Autres écrans dans un navigateur
screens-network-screens-about = Pour un autre écran, ouvrez l’adresse dans son navigateur. Avec ?bare à la fin, il n’y a pas de fond, pour un stream.
screens-network-add = Ajouter un écran
screens-network-remove = Retirer
screens-network-remove-this = Retirer l’écran { $name }
screens-network-screen = Écran { $number }
screens-network-open = { $count } en cours
screens-network-not-open = non ouvert
screens-network-name = Nom
screens-play-ends = Fin vers { $range }
screens-network-devices = Tablettes et téléphones des aides
screens-network-devices-about = Une tablette ou un téléphone admis travaille avec vous : horloge, table, floor. Les autres appareils du Wi-Fi ne peuvent pas lire sa page.
screens-network-devices-off = Activez le réseau pour admettre un appareil.
screens-network-role = À quoi il sert
screens-network-roles-host = Hôte
screens-network-roles-clock = Horloge
# As in English.
screens-network-roles-table = Table
# As in English.
screens-network-roles-floor = Floor
screens-network-roles-registration = Inscriptions
screens-network-roles-director = Directeur
screens-network-name-of-device = Nom de l’appareil
screens-network-shared = Plusieurs le partagent
screens-network-shared-about = Chacun s’identifie avec nom et code PIN.
screens-network-table-of-device = Table, par son numéro
screens-network-table-of-device-about = La tablette ne sert qu’à cette table. Sans numéro, elle sert à toutes.
# As in English.
screens-network-at-table = table { $number }
screens-network-digits-ended = Trop de codes faux ont été tapés. Seul le code QR est encore valable.
screens-network-guesses-code = { $times } codes faux ont été tapés depuis { $address }.
screens-network-guesses-pin = { $times } codes PIN faux pour { $operator } ont été tapés sur { $device }.
screens-network-let-in = Admettre un appareil
screens-network-let-in-this = Admettre { $name }, { $role }
screens-network-host-about = Toute la soirée sur un téléphone.
screens-network-scan = Lisez le code avec l’appareil photo : une page explique d’abord l’avertissement du navigateur. Ou ouvrez-y l’adresse et tapez les six chiffres.
screens-network-code-to-pair = L’adresse de la page d’association en code
screens-network-fingerprint = Empreinte
screens-network-fingerprint-about = Le navigateur avertit une fois, car cet ordinateur a fait son certificat lui-même. Ouvrez les détails, comparez l’empreinte, puis continuez.
screens-network-left = valable encore { $time }
screens-network-cancel = Annuler
screens-network-no-devices = Aucun appareil admis.
screens-network-connected = connecté
screens-network-gone-since = déconnecté depuis { $time }
screens-network-not-yet = pas encore connecté
screens-network-said-last = dernier : { $what }, { $time }
screens-network-remove-device = Retirer { $name }
screens-network-remove-sure = Retirer { $name } ? Il ne pourra plus rien faire.
screens-network-keep = Garder
screens-network-operators = Assistants
screens-network-operators-about = Une tablette à plusieurs ? Chacun s’identifie avec un code PIN, et le journal nomme chacun.
screens-network-pin = Code PIN
screens-network-pin-about = quatre à huit chiffres
screens-network-add-operator = Ajouter
screens-network-remove-operator = Retirer l’assistant { $name }
screens-network-busts = Quand une tablette signale une élimination
screens-network-busts-are-no = Je confirme
screens-network-busts-are-yes = Éliminé aussitôt
screens-published-title = Page pour le web
screens-published-about = Shuffle Up tient la page de la soirée, les résultats et la saison dans un dossier de votre choix. Votre synchronisation ou votre serveur web le porte plus loin. Les noms y sont comme sur les téléphones.
screens-published-choose = Choisir un dossier
screens-published-another = Choisir un autre dossier
screens-published-stop = Ne plus écrire
screens-published-written = Dernière écriture { $time }
screens-published-not-yet = Pas encore écrit
screens-programs-title = Lecture par des programmes
screens-programs-about = Un stream, une horloge à LED ou une lampe sur ce réseau lit le tournoi en JSON, avec les noms comme sur les téléphones. Rien ne peut être modifié.
screens-programs-on = activée
screens-programs-off = désactivée
screens-programs-copy = Copier l’adresse
screens-programs-copied = Copié
screens-programs-network-off = Activez le réseau et l’adresse s’affiche ici.
screens-programs-tokens = Jetons
screens-programs-tokens-about = Un programme avec un jeton lit les noms entiers, les joueurs et les résultats, par https seulement.
screens-programs-name = Usage
screens-programs-make = Créer un jeton
screens-programs-made = Le jeton pour { $name }. Il n’est affiché que cette fois.
screens-programs-copy-token = Copier le jeton
screens-programs-end = Retirer
screens-programs-end-this = Retirer le jeton pour { $name }
