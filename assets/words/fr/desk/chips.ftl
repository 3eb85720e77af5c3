# Chips: the set, the colour-ups, the race.

chips-colours = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
chips-leaving = { $count ->
    [0] aucune ne part
    [one] { $count } part
   *[other] { $count } partent
}
chips-parts = Partie
chips-race = Chip race
chips-set = Jeu de jetons
chips-race-sheet = Feuilles de chip race
chips-summary = Feuille : à apporter et à reprendre
chips-next-leaves = Ensuite : les { $value } partent dans { $time }
chips-changed-by = { $by } par la chip race

## The race

chips-nothing-title = Aucun jeton ne part
chips-nothing-about = La structure garde chaque couleur jusqu’à la fin, ou aucune pause ne permet d’en retirer. Les pauses sont dans Horloge.
# As in English.
chips-unit = { $old } × { $value } = { $fresh } × { $next }
chips-state-ahead = à venir
chips-state-due = maintenant
chips-state-off = fait
chips-after-level = après le niveau { $level }
chips-tables = Tables faites
chips-bring = Apporter les { $value }
chips-collect = Ramasser les { $value }
chips-estimate = environ, d’après les tapis donnés
chips-unchanged = inchangé
chips-chips-in = Entrés
chips-chips-out = Sortis
chips-in-of = Entrés · { $value }
chips-out-of = Sortis · { $value }
chips-keys = Saisissez les jetons en trop de chacun, puis Entrée ou Tab. Un siège vide n’en a pas. ! : le joueur n’a pas d’autres jetons. Alt { $room } revient ici.
chips-go-to = Aller à la table
chips-not-in-race = La table { $table } n’est pas dans ce chip race.
chips-not-count = Saisissez un nombre entier de jetons, ou rien.
chips-by-hand = Cartes données à la table
chips-by-hand-about = Saisissez les cartes de chaque siège, par exemple Ks 10h. Sinon le programme donne.
chips-odd = Jetons en trop du siège { $seat }, { $name }
chips-cards = Cartes du siège { $seat }, { $name }
chips-cards-short = Cartes
chips-last = tous
chips-last-about = Ce sont tous les jetons de { $name }
chips-race-table = Chip race
chips-race-of = Chip race : { $table }
chips-race-all = { $count ->
    [one] Chip race : { $count } table
   *[other] Chip race : { $count } tables
}
chips-off = Les { $value } sont retirés
chips-off-about = Toutes les tables comptent comme faites, sans chip race ici. Les jetons en jeu ne changent pas.
chips-leave-now = Chip race maintenant
chips-leave-now-about = Retirer les { $value } maintenant, avant leur pause
chips-found = Trouvés après le chip race
chips-found-key = D’autres { $value } trouvés
chips-found-about = Les jetons trouvés après le chip race sont échangés à valeur égale. Ce qui ne fait pas un { $next } quitte le jeu.
chips-found-out = { $count } × { $value } : { $fresh } × { $next } sortis
chips-found-removed = { $count } × { $value } : { $removed } en jetons quittent le jeu
chips-found-both = { $count } × { $value } : { $fresh } × { $next } sortis, { $removed } en jetons quittent le jeu
chips-none-odd = personne n’en avait
chips-changed = { $count } × { $next } échangés
chips-dealt-by-hand = donné à la table
chips-plan = Chip races
chips-plan-line = { $bring } × { $next } contre environ { $collect } × { $value }
chips-missing = il en manque { $missing }
# As in English.
chips-rule = { $book }, { $rule }
chips-rules-high_cards = Les plus hautes cartes gagnent. S’il reste la moitié d’un nouveau jeton, on en donne un de plus.
chips-rules-one_each = Un jeton au plus par joueur. S’il reste plus de la moitié d’un nouveau jeton, on en donne un de plus, et toujours pour les 500.
chips-page = Tables { $from }–{ $to } sur { $all }
chips-previous = Précédent
chips-following = Suivant

## The counts

chips-counts-title = Comptes
chips-counts-counted = Compté
chips-counts-expected = Attendu
chips-counts-waiting = En attente d’un siège
chips-counts-take = Compter
chips-counts-old = Compté avant la dernière élimination à cette table
chips-counts-not-count = Tapez un nombre entier de jetons, ou rien.
chips-counts-paste = Coller ou charger des comptes
chips-counts-paste-about = Un siège ou un nom et ses jetons par ligne. Avec un en-tête, l’ordre des colonnes est libre.
# As in English.
chips-counts-example = 12.4 35000
chips-counts-file = Choisir un fichier
chips-counts-cancel = Annuler
chips-counts-chips-out = Ajouter ou retirer des jetons
chips-counts-closed-title = Rien à compter
chips-counts-closed-about = Les tapis se comptent pendant le tournoi.
chips-counts-sheets = Feuilles de compte
chips-count-keys = Tapez les jetons de chaque joueur, puis Entrée ou Tab. Entrée après le dernier joueur valide les comptes de la table. Alt { $room } revient ici.
chips-count-since = compté depuis { $time }
chips-count-of = Jetons de { $name }
chips-count-table = Compter { $table }
chips-count-take = { $count ->
    [one] Valider { $count } compte
   *[other] Valider { $count } comptes
}
chips-count-sum = { $sum } en tout
chips-count-not-taken = { $count ->
    [one] { $count } ligne n’a pas été comprise :
   *[other] { $count } lignes n’ont pas été comprises :
}
chips-count-line = Ligne { $line }

## The set

chips-columns-chip = Jeton
chips-columns-value = Valeur
chips-columns-name = Nom
chips-columns-colour = Couleur
chips-columns-spots = Inserts
chips-columns-owned = Possédés
chips-columns-each = Par tapis
chips-columns-all = Tous les tapis
chips-columns-colour-up = Chip races
chips-columns-buy = À acheter
chips-columns-leaves = Départ
# As in English.
chips-cell = { $column }, { $name }
chips-new-colour = nouvelle couleur
chips-add = Ajouter une couleur
chips-remove = Retirer { $name }
# As in English.
chips-total = Total
chips-stays = reste
chips-stacks = Tapis prévus
chips-stacks-about = { $entries ->
    [one] Rebuys compris. Vide : un tapis pour { $entries } inscription actuelle.
   *[other] Rebuys compris. Vide : un tapis pour chacune des { $entries } inscriptions actuelles.
}
chips-lot = Vendus par
chips-capacity = Jetons pour
chips-capacity-stacks = { $count ->
    [one] { $count } tapis
   *[other] { $count } tapis
}
chips-capacity-unknown = Comptez vos jetons pour voir combien de tapis ils font.
chips-stack-made = Un tapis fait
chips-of-stack = sur { $stack }
chips-proposal = Tapis proposé
chips-use-proposal = Utiliser
chips-no-proposal = { $players ->
    [one] Les jetons ne font pas de tapis de { $stack } pour { $players } joueur.
   *[other] Les jetons ne font pas de tapis de { $stack } pour { $players } joueurs.
}
chips-no-spots = inserts habituels
chips-save = Enregistrer
chips-discard = Abandonner
chips-saved = Enregistré avec le tournoi, et dans les modèles.
chips-not-number = { $column }, { $name } : saisissez un nombre entier.
chips-nothing-missing = Rien ne manque.

## Les sacs de fin de journée

chips-bags-title = Sacs
chips-bags-bagged = Dans les sacs
chips-bags-stacks = Tapis en sac
chips-bags-next-level = Reprise au niveau
chips-bags-which = Quel comptage
chips-bags-first = Premier comptage
chips-bags-second = Deuxième comptage
chips-bags-differs = Les deux comptages diffèrent
chips-bags-take = En sac
chips-bags-not-read = Saisissez les jetons, et # devant le numéro du sac : 125000 #17.
chips-bags-why = Pourquoi les sacs ne sont pas ce qui est en jeu
chips-bags-close = Clore la journée
chips-bags-give-up = Abandonner un tapis
chips-bags-open = Ouvrir un sac
chips-bags-closed = La journée est close. Annulez sa clôture pour recompter un sac.
chips-bags-slips = Bons de sac
chips-bags-forms = Feuilles de sacs
chips-bags-list = Tapis du jour suivant
chips-bags-begin-next-day = Commencer le jour suivant
chips-bags-next-day-about = Un nouveau tournoi : chacun avec son tapis, à ce niveau, pour les prix encore en jeu.
chips-next-day = jour { $number }
chips-bag-keys = Saisissez pour chaque joueur les jetons et le sac, par exemple 125000 #17, puis Entrée. Entrée après le dernier prend la table. Alt { $room } vous ramène ici.
chips-bag-table = En sac : { $table }
