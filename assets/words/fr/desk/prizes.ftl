# Prizes: the pool, the structure, deals, bounties.

prizes-places-paid = { $count ->
    [one] { $count } place payée
   *[other] { $count } places payées
}
prizes-tabs = Vues des gains
prizes-tab-prizes = Gains
prizes-tab-deal = Partager ou finir
# As in English.
prizes-tab-bounties = Bounties
prizes-tab-payments = Payer
prizes-sheet = Feuille de paiement
prizes-poster = Affiche des gains
prizes-may-grow = peut encore augmenter
prizes-open = Encore à gagner
prizes-owed = Dû
prizes-paid-in = Versé pour les gains
prizes-overlay-from = Overlay, versé par la maison
prizes-paid = Payé
# As in English.
prizes-place = Place
prizes-prize = Gain
prizes-holder = Titulaire
prizes-mark-paid = Marquer payé
prizes-mark-paid-rest = Marquer { $rest } de plus
prizes-mark-paid-to = Marquer payé le gain de { $name }
prizes-mark-paid-less = Marquer { $rest } payés, moins le dû
prizes-mark-paid-less-to = Marquer payé le gain de { $name }, moins le dû
# As in English.
prizes-ticket = Ticket { $number }
prizes-hand-ticket = Remettre
prizes-hand-ticket-to = Marquer remis le ticket de { $name }
prizes-print-ticket-of = Imprimer le ticket de { $name }
# As in English.
prizes-tickets-title = Tickets
prizes-tickets-owed = { $count } à utiliser, { $amount } dus
# As in English.
prizes-tickets-number = Ticket
prizes-tickets-winner = Gagné par
prizes-tickets-for = Donne droit à
prizes-tickets-worth = Valeur
prizes-tickets-standing = Utilisé
prizes-tickets-until = jusqu’au { $day }
prizes-tickets-used = dans { $event }
prizes-tickets-expired = expiré
prizes-tickets-out = pas encore
prizes-tickets-print = Imprimer les tickets
prizes-owes = doit { $owed }
prizes-paid-too-much = Payé en trop
prizes-collect = Récupérer { $over } de { $name }
prizes-too-much = { $over } de trop depuis une correction
prizes-report = net { $net } : à déclarer
prizes-report-about = Les gains nets au-dessus du seuil sont déclarés (TCH 6b).
prizes-next-to-win = prochain gain
# As in English.
prizes-pages = Places
prizes-standings = Déjà éliminés
prizes-all-places = Toutes les places
prizes-latest-places = Dernières places
prizes-paste-title = D’un tableur ou d’un fichier
prizes-paste-about = Chaque ligne : une place ou plusieurs, et le gain, en pourcentage ou en montant. Ou 50/30/20, ou un tableau. Texte, CSV, .xlsx ou .ods.
prizes-paste-use = { $count ->
    [0] Utiliser
    [one] Utiliser { $count } place
   *[other] Utiliser ces { $count } places
}
prizes-paste-file = Charger un fichier
prizes-paste-line = Ligne { $line } : { $note }

## The structure

prizes-structure-kinds = Partage de la dotation
prizes-structure-bars = Gain en barre
prizes-structure-seldom = Arrondi, premier prix, paliers
prizes-structure-kind-tables = Table habituelle
prizes-structure-kind-generated = Selon le nombre
prizes-structure-kind-percentages = Mes pourcentages
prizes-structure-kind-amounts = Montants fixes
prizes-structure-kind-seats = Tickets
prizes-structure-means-tables = Jusqu’à 30 inscriptions, les barèmes des parties à domicile ; au-delà, calculée (HPT, Payout).
prizes-structure-means-generated = Des montants ronds par paliers, pour tout nombre de joueurs.
prizes-structure-means-percentages = Vos parts à partir de la 1re place, par exemple 50 30 20. Modifiez-en une ou tirez sa barre : le reste suit.
prizes-structure-means-amounts = Les montants restent quand les inscriptions changent. Modifiez-en un ou tirez sa barre : le reste suit.
prizes-structure-means-seats = Autant de tickets pour un autre tournoi que la dotation en paie, le reste en espèces.
prizes-structure-places = Places payées
prizes-structure-places-about = Un nombre, ou une part des inscrits comme { $share }.
prizes-structure-least = Gain minimum
prizes-structure-least-about = En buy-ins au prix entier, tous frais compris.
prizes-structure-first = Premier prix
prizes-structure-first-about = Un pourcentage comme { $share }. Vide : comme d’habitude.
prizes-structure-tiers = Paliers de gains, au plus
prizes-structure-tiers-about = Vide : comme d’habitude.
prizes-structure-usual = habituel
prizes-structure-unit = Arrondi à
prizes-structure-unit-about = Chaque gain sauf le premier en est un multiple.
prizes-structure-percentages = Pourcentages
prizes-structure-percentages-about = Total de 100.
prizes-structure-seat = Valeur d’un ticket
prizes-structure-seat-event = Tickets pour le tournoi
prizes-structure-seat-event-about = Nom du tournoi ou de la série. Chaque ticket porte un numéro ; vide : sans numéro.
prizes-structure-seat-until = Valables jusqu’au
prizes-structure-seat-until-about = Le dernier jour. Vide : sans limite.
prizes-structure-wrong-amount = Saisissez un montant comme { $example }.
prizes-structure-wrong-least = Saisissez un nombre de buy-ins comme { $example }.
prizes-structure-wrong-places = Saisissez un nombre de places, ou une part comme { $example }.
prizes-structure-wrong-first = Saisissez un pourcentage comme { $share }, ou une pente comme x{ $steepness }.
prizes-structure-wrong-tiers = Saisissez un nombre entier.
prizes-structure-wrong-percentages = Saisissez des pourcentages séparés par des espaces, comme { $example }.
prizes-structure-wrong-withheld = Chaque ligne demande un motif et un montant comme { $example }.
prizes-structure-wrong-goods = Chaque ligne demande une place comme 1, et ce qu’elle gagne.
prizes-structure-terms = Garantie, ajouts, lots
prizes-structure-guarantee = Garantie
prizes-structure-guarantee-about = La maison ajoute ce qui manque.
prizes-structure-added = Ajouté par la maison
prizes-structure-withheld = Retenue
prizes-structure-withheld-about = Gardée sous ce nom jusqu’au paiement.
prizes-structure-withheld-for = Pour quoi
prizes-structure-withheld-amount = Montant
prizes-structure-withheld-line = Retenue, ligne { $number }
prizes-structure-goods = Lots en nature
# As in English.
prizes-structure-goods-place = Place
prizes-structure-goods-what = Le lot
prizes-structure-goods-line = Lots en nature, ligne { $number }
prizes-structure-line-out = Retirer : { $line }
prizes-structure-report-above = Déclarer dès
prizes-structure-report-above-about = Gains nets. Vide : selon le livre de règles.
prizes-structure-table = Ce que gagne chaque place
prizes-structure-share = De la dotation
prizes-structure-amount-of = Montant : { $place }
prizes-structure-share-of = Pourcentage : { $place }
prizes-structure-release = Suivre à nouveau
prizes-structure-release-of = { $place } : suivre à nouveau les autres
prizes-structure-bar = { $place } : { $amount }, { $share }
prizes-structure-chart-about = Tirez une barre ou saisissez un montant : les autres suivent. Flèches et touches page aussi ; Suppr : suivre à nouveau.
prizes-structure-keep = Utiliser ces gains
prizes-structure-lock = Garder ces montants
prizes-structure-lock-about = Ils restent quand les inscriptions changent. Une note dit de combien.
prizes-structure-discard = Rétablir

## A deal

prizes-deal-about = Comptez les jetons de chacun. Rien n’est convenu avant le deal.
prizes-deal-left = Pour le vainqueur
prizes-deal-left-about = Pris sur la première place.
prizes-deal-stack-of = Jetons de { $name }
prizes-deal-columns-player = Joueur
prizes-deal-columns-chips = Jetons
prizes-deal-columns-share = Part
prizes-deal-agreed = Comme convenu
prizes-deal-total = Total
prizes-deal-sums = { $counted } comptés sur { $play } en jeu
prizes-deal-agrees = { $counted } comptés : tous en jeu
prizes-deal-stands = Accepter ce compte
prizes-deal-make-even = Partager à parts égales
prizes-deal-make-chips = Partager selon les jetons
prizes-deal-make-icm = Partager à la valeur (ICM)
prizes-deal-make-agreed = Partager comme convenu
prizes-deal-unit = Arrondir à
prizes-deal-unit-about = Vide : exact.
prizes-deal-units = Montants pour arrondir
prizes-deal-share-of = Part convenue de { $name }
prizes-deal-show = Montrer à la salle
prizes-deal-own-key = Alt Entrée conclut le deal sélectionné ; Entrée seule n’en conclut aucun
prizes-deal-hide = Retirer de l’écran
prizes-deal-print = Feuille de deal
prizes-deal-made-even = Deal conclu : parts égales
prizes-deal-made-chips = Deal conclu : aux jetons
prizes-deal-made-icm = Deal conclu : ICM
prizes-deal-made-agreed = Deal conclu : comme convenu
prizes-deal-undo-about = Annuler retire le deal.
prizes-deal-off = Depuis le deal, l’argent de ces joueurs a changé de { $by }.
prizes-deal-left-line = { $amount } restent pour le vainqueur.
prizes-deal-still-in = en jeu

## The end

prizes-end-title = Terminer ici
prizes-end-about = Chaque joueur restant reçoit une place. Personne n’a besoin d’être éliminé.
# As in English.
prizes-end-by = Places
prizes-end-ways-deal = Selon le deal
prizes-end-ways-chips = Aux jetons
prizes-end-ways-shared = Partagées
prizes-end-go = Terminer le tournoi

## Calling the event off

prizes-call-off-title = Annuler le tournoi
prizes-call-off-back = L’argent est rendu
prizes-call-off-about-in_full = Chacun récupère ce qu’il a payé, même éliminé. Personne n’a de place.
prizes-call-off-about-evenly = Les joueurs restants partagent les prix à parts égales. Les éliminés gardent leur place.
prizes-call-off-about-by_chips = Chaque joueur restant reçoit le prix le plus bas, et le reste est partagé selon les jetons.
prizes-call-off-ways-in_full = En entier
prizes-call-off-ways-evenly = À parts égales
prizes-call-off-ways-by_chips = Selon les jetons
prizes-call-off-fees-all = La maison rend aussi ses frais
prizes-call-off-fees-left = La maison rend aussi leurs frais aux joueurs restants
prizes-call-off-why = Raison, pour le journal et les écrans
prizes-call-off-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
prizes-call-off-go = { $count ->
    [one] Annuler : { $amount } rendus à { $count } joueur
   *[other] Annuler : { $amount } rendus à { $count } joueurs
}

## Payments

prizes-payments-search = Chercher un joueur
prizes-payments-player = Joueur
prizes-payments-prize = Gain dû
prizes-payments-bounties = Bounties dus
prizes-payments-owes = Doit
prizes-payments-too-much = Payé en trop
prizes-payments-pay = Payer
prizes-payments-pay-to = Payer { $name }
prizes-payments-slip-of = Imprimer le reçu de gain de { $name }

## Bounties

prizes-bounties-kinds-fixed = Fixe
prizes-bounties-kinds-progressive = Progressif
# As in English.
prizes-bounties-kinds-mystery = Mystery
prizes-bounties-kind-fixed = Fixe : tout à celui qui élimine le joueur.
prizes-bounties-kind-progressive = Progressif : la moitié est payée, l’autre va sur la tête du gagnant. Le reste impair est payé.
prizes-bounties-kind-mystery = Mystery : tiré d’enveloppes scellées.
prizes-bounties-print = Feuille des bounties
prizes-bounties-collected = Encaissé
prizes-bounties-won = Gagné
prizes-bounties-on-heads = Encore sur les têtes
prizes-bounties-in-envelopes = En enveloppes
prizes-bounties-not-assigned = Pas attribué
# As in English.
prizes-bounties-count = { $count ->
    [one] { $count } bounty
   *[other] { $count } bounties
}
prizes-bounties-paid-out = Payé
prizes-bounties-owed = Dû
prizes-bounties-pay = Payer { $amount }
prizes-bounties-pay-to = Payer { $amount } de bounties à { $name }
prizes-bounties-paid = payé
prizes-bounties-find = Chercher un joueur
prizes-bounties-more = { $count } de plus
prizes-bounties-nobody-found = Personne de ce nom n’en a gagné.
prizes-bounties-standings = Qui les a gagnés
prizes-bounties-nobody = Personne n’en a encore gagné.
prizes-bounties-whose = À qui sont-ils ?
prizes-bounties-latest = Derniers gagnés
prizes-bounties-by = gagné par { $names }
prizes-bounties-assign = Qui gagne le bounty de { $name }
prizes-bounties-choose = Nom ou siège
prizes-bounties-also = et qui d’autre ?
prizes-bounties-without = Sans { $name }
prizes-bounties-nobody-called = Personne ne porte ce nom dans ce tournoi.
prizes-bounties-change = Modifier
prizes-bounties-give = Donner
prizes-bounties-seal = Sceller les enveloppes
prizes-bounties-seal-about = Tire leur ordre une fois. Personne ne voit laquelle vient ensuite.
prizes-bounties-sealed = Scellées · { $print }
prizes-bounties-envelopes = Enveloppes restantes
prizes-bounties-proposed = Enveloppes proposées
# As in English.
prizes-bounties-times = { $count } ×
prizes-bounties-open-of = Ouvrir l’enveloppe pour { $name }
prizes-bounties-open = Ouvrir
