# Seasons, statistics, and evenings that come in from elsewhere.

## Past results

past-title = Importer d’anciens résultats
past-open = Importer
past-about = Choisissez des fichiers de The Tournament Director (.tdt), ou des tableurs et des CSV avec les colonnes place, name, prize et knockouts. Ou choisissez un dossier : tous ceux qu’il contient, dossiers compris, sont importés. Un fichier importé deux fois ne change rien. Une date dans son nom, comme 2026-03-14, est celle du tournoi.
past-currency = Devise
past-choose = Choisir des fichiers
past-choose-folder = Choisir un dossier
past-folder-read = { $count ->
    [0] Le dossier n’a ni fichier .tdt ni tableur.
    [one] { $count } fichier du dossier est lu.
   *[other] { $count } fichiers du dossier sont lus.
}
past-folder-more = { $count ->
    [one] { $count } autre a été omis : un dossier en apporte 1 000 au plus.
   *[other] { $count } autres ont été omis : un dossier en apporte 1 000 au plus.
}
past-folder-others = { $count ->
    [one] { $count } autre fichier n’est ni .tdt ni tableur.
   *[other] { $count } autres fichiers ne sont ni .tdt ni tableurs.
}
past-summary-read = Lus : { $read } sur { $of }
past-summary-counts = { $count ->
    [one] { $count } compte
   *[other] { $count } comptent
}
past-summary-known = déjà importés : { $count }
past-summary-against = { $count ->
    [one] { $count } ne compte pas
   *[other] { $count } ne comptent pas
}
past-summary-asks = { $count ->
    [one] { $count } attend une réponse
   *[other] { $count } attendent une réponse
}
past-summary-refused = non compris : { $count }
past-only-against = Seulement les fichiers qui ne comptent pas
past-close = Fermer
past-reading = Lecture de { $name }
past-too-large = Ce fichier dépasse 16 Mo.
# As in English.
past-of = The Tournament Director { $version }
past-spreadsheet = Feuille de calcul
past-counts = Les résultats comptent.
past-asks = Ce fichier ne compte qu’après une réponse.
past-take-in = Importer ce fichier
past-take-in-of = Importer { $name }
past-known = Ce fichier a déjà été importé. Rien n’est nouveau.
past-against = Les résultats ne comptent pas :
past-not-understood = Non compris :
past-details = Tout ce qui a été lu
past-undo = Annuler
past-undo-of = Annuler l’import de { $name }
past-undo-all = Tout annuler
past-undone = Annulé.
past-earlier = Fichiers importés
past-earlier-about = Une importation s’annule à tout moment. Ses résultats disparaissent, comme son modèle, sa saison et les joueurs venus avec elle. Ce dont un autre fichier a besoin reste.
past-brought-on = importé le { $date }
past-unlisted = { $count ->
    [one] { $count } nom ne figure pas dans la liste des joueurs : { $names }
   *[other] { $count } noms ne figurent pas dans la liste des joueurs : { $names }
}
past-enlist = Les mettre dans la liste des joueurs
past-enlist-about = Le même nom désigne alors le même joueur dans tous les tournois et compte pour un dans les saisons et les statistiques.
past-enlisted = { $count ->
    [one] { $count } nom désigne maintenant un joueur de la liste, dont nouveaux : { $added }.
   *[other] { $count } noms désignent maintenant des joueurs de la liste, dont nouveaux : { $added }.
}

## Seasons

seasons-title = Saisons
seasons-back = Tous les tournois
seasons-back-to-seasons = Toutes les saisons
seasons-about = { $count ->
    [one] { $count } saison
   *[other] { $count } saisons
}
seasons-create = Nouvelle saison
seasons-empty-title = Il n’y a pas encore de saison
seasons-empty-about = Une saison additionne les points de plusieurs tournois. Les tournois joués ici sont prêts à compter. Importez les résultats que vous avez ailleurs.
seasons-events-played = { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}
seasons-leads = { $name } en tête
seasons-closed = Close
seasons-delete = Supprimer
seasons-delete-of = Supprimer { $name } ; vous pourrez annuler
seasons-deleted = Saison supprimée : { $name }.
seasons-undo = Annuler
seasons-parts-table = Classement
seasons-parts-chart = Courbe
seasons-parts-head_to_head = Face à face
# As in English.
seasons-parts-lines = Corrections
# As in English.
seasons-parts-finale = Finale
seasons-parts-events = Tournois
seasons-parts-rules = Règles
seasons-finale-way = Tapis
seasons-finale-about = Plus la saison est bonne, plus le tapis est gros. Les tapis font partie des réglages ; un joueur inscrit plus tard reçoit aussi le sien.
seasons-finale-ways-by_rank = Selon le rang
seasons-finale-ways-by_points = Selon les points
seasons-finale-places = Places qualifiées
seasons-finale-all = Toutes
seasons-finale-base = Plus petit tapis
seasons-finale-steps-by_rank = Jetons par rang gagné
seasons-finale-steps-by_points = Jetons par point
seasons-finale-none = Personne n’a encore de rang.
seasons-finale-stack = Tapis
seasons-finale-name = Nom
seasons-finale-template = Modèle
seasons-finale-everybody = Les inscrire tous maintenant
seasons-finale-create = Créer la finale
seasons-finale-create-about = Ensuite viennent les joueurs. Tout peut être modifié jusqu’au début du jeu.
# As in English.
seasons-finale-called = { $season }, finale
seasons-part = Partie de la saison
seasons-export = Exporter
seasons-export-as-sheet = Feuille
seasons-export-as-poster = Affiche
# As in English.
seasons-export-as-csv = CSV
# As in English.
seasons-export-as-json = JSON
seasons-export-as-html = Page web
seasons-saved = Enregistré :
seasons-show = Afficher dans le dossier

## The table of a season

seasons-table-running = Compter les tournois en cours comme s’ils s’arrêtaient maintenant
seasons-table-provisional = Un tournoi est en cours. Voici les points s’il s’arrêtait maintenant.
seasons-table-none = Aucun tournoi ne compte encore
seasons-table-none-about = Choisissez les tournois qui comptent à la page Tournois, ou par date et modèle à la page Règles.
seasons-table-rank = Rang
seasons-table-player = Joueur
# As in English.
seasons-table-points = Points
seasons-table-adjusted = Ajustés
seasons-table-played = Tournois
seasons-table-wins = Victoires
seasons-table-top-three = Top 3
seasons-table-best = Meilleur tournoi
seasons-table-mean-place = Place moyenne
seasons-table-unranked = Trop peu de tournois pour un rang
seasons-table-results-of = Résultats de { $name }
seasons-table-open = Afficher les résultats de { $name }
seasons-table-counts = Compte
seasons-table-dropped = Écarté
seasons-table-no-number = La formule ne donne pas de nombre
seasons-table-knockouts = Éliminations
# As in English.
seasons-table-rebuys = Rebuys
seasons-table-won = Gagné
# As in English.
seasons-table-net = Net
seasons-table-no-number-short = pas de nombre
seasons-table-why = Pourquoi
seasons-table-why-of = Pourquoi ces points à { $event }
seasons-table-close = Fermer
seasons-table-adjusted-by = { $count ->
    [one] { $points } point par ajustement
   *[other] { $points } points par ajustement
}
seasons-table-match = Ce joueur est
seasons-table-match-about = Ce nom n’est pas sur la liste des joueurs. Dites qui c’est, et tous les tournois de ce nom comptent pour ce joueur.
seasons-table-match-how = Chercher un joueur de la liste

## Why a result has its points

seasons-why-formula = Formule
seasons-why-filled = Avec les nombres
seasons-why-place = Pour finir { $place }
seasons-why-shared = Moyenne des places partagées
seasons-why-for-place = Pour la place
seasons-why-none = aucun
seasons-why-attending = Pour la participation
seasons-why-knockouts = { $count ->
    [one] { $knockouts } élimination à { $each }
   *[other] { $knockouts } éliminations à { $each }
}
seasons-why-capped = Au plus
seasons-why-weight = Coefficient du tournoi
seasons-why-adjusted = Ajustements pour cet événement
# As in English.
seasons-why-points = Points

## The chart and two players

seasons-chart-about = { $count ->
    [one] Points du premier joueur, tournoi par tournoi
   *[other] Points des { $count } premiers joueurs, tournoi par tournoi
}
seasons-chart-after = Après { $event }
seasons-chart-none = La courbe demande au moins un tournoi qui compte.
seasons-head-to-head-one = Joueur
seasons-head-to-head-other = Contre
seasons-head-to-head-none = Ils n’ont joué ensemble aucun tournoi de cette saison.
seasons-head-to-head-ahead = Meilleure place
seasons-head-to-head-knockouts = Éliminations de l’autre
seasons-head-to-head-needs = Le face à face demande deux joueurs au classement.

## Adjustments, league money, the end

seasons-lines-adjust = Ajuster des points
seasons-lines-player = Joueur
seasons-lines-points = Points ; sous zéro pour en retirer
seasons-lines-by = Votre nom
seasons-lines-why = Raison
seasons-lines-add = Ajuster
seasons-lines-none = Aucun ajustement de points.
seasons-lines-strike = Rayer
seasons-lines-strike-of = Rayer l’ajustement de { $name }
seasons-lines-struck = Rayé
seasons-lines-struck-why = Rayé : { $why }
seasons-lines-struck-by = Rayé par { $by }
seasons-lines-struck-by-why = Rayé par { $by } : { $why }
seasons-lines-pot = Argent de la ligue
seasons-lines-no-pot = Aucun prix de ces tournois n’a de part pour la ligue.
seasons-lines-collected = Encaissé
seasons-lines-paid = Payé
seasons-lines-held = Restant
seasons-lines-pay-to = À qui
seasons-lines-amount = Montant
seasons-lines-pay = Payer
seasons-lines-strike-payout = Rayer le paiement à { $to }
seasons-lines-close = Clore la saison
seasons-lines-close-about = Les corrections ultérieures de ses tournois sont alors listées. Elles comptent une fois acceptées.
seasons-lines-reopen = Rouvrir la saison
seasons-lines-closed-on = Close le { $date }.
seasons-lines-closed-by = Close par { $by } le { $date }.
seasons-lines-bad-points = Tapez un nombre de points, comme 5 ou { $example }.
seasons-lines-bad-amount = Tapez un montant supérieur à zéro.
seasons-lines-no-player = Choisissez un joueur de la liste.

## What corrections moved

seasons-notes-title = Ce que les corrections ont changé
seasons-notes-differences = Corrections à accepter
seasons-notes-accept = Accepter
seasons-notes-accept-of = Accepter { $event } dans son état actuel
seasons-notes-corrected = { $event } a été corrigé
seasons-notes-added = { $event } est nouveau
seasons-notes-gone = { $event } a disparu
seasons-notes-at = corrigé le { $date }
# As in English.
seasons-notes-result = { $count ->
    [one] { $place }, { $points } point
   *[other] { $place }, { $points } points
}
seasons-notes-nothing = aucun résultat

## Which events count

seasons-events-about = Cochez les tournois qui comptent. Un coefficient de 2 double les points d’un tournoi.
seasons-events-none = Aucun tournoi n’a encore été joué ou importé.
seasons-events-counts = { $event } compte
seasons-events-weight = Coefficient
seasons-events-weight-of = Coefficient de { $event }
seasons-events-bad-weight = Un coefficient est un nombre comme 1, { $example } ou 2.
seasons-events-imported = importé
seasons-events-running = en cours

## The rules of a season

seasons-form-create = Créer la saison
seasons-form-save = Enregistrer
seasons-form-saved = La saison est enregistrée.
seasons-form-unsaved = Les règles ne peuvent pas être enregistrées ainsi. Corrigez-les, ou abandonnez les modifications.
seasons-form-discard = Abandonner les modifications
seasons-form-closed = Cette saison est close. Rouvrez-la à la page Corrections pour changer ses règles.
seasons-form-name = Nom
seasons-form-counts = Ce qui compte
seasons-form-sentence = Cette saison compte { $which } { $when }.
seasons-form-every = tous les tournois
seasons-form-of-series = les tournois appelés { $name }
seasons-form-of-template = les tournois du modèle { $name }
seasons-form-several = les tournois de plusieurs séries ou modèles
seasons-form-ticked = seulement les tournois que je coche
seasons-form-ticked-about = Cochez-les à la page « Tournois ».
seasons-form-whens-ever = à toute date
seasons-form-whens-year = en { $year }
seasons-form-whens-today = à partir d’aujourd’hui
seasons-form-whens-days = entre deux jours
# As in English.
seasons-form-dates = Dates
seasons-form-from = Du
seasons-form-to = Au
seasons-form-templates = Modèles
seasons-form-series = Séries
seasons-form-no-templates = Aucun tournoi n’a encore été créé d’un modèle.
seasons-form-points = Points d’une place
seasons-form-more-ways = D’autres façons
seasons-form-more-points = Plus sur les points
seasons-form-usual = comme d’habitude
seasons-form-stands = La saison en serait là
seasons-form-stands-about = Le classement change avec chaque règle. Les règles se changent aussi plus tard.
seasons-form-presets-not_chosen = Choisir
seasons-form-presets-linear = Un point par place
# As in English.
seasons-form-presets-dr_neau = Dr Neau
# As in English.
seasons-form-presets-poker_stars = PokerStars
seasons-form-presets-square_root = Racine carrée
seasons-form-presets-share_table = Barème des parts
seasons-form-presets-winnings = Gains
seasons-form-presets-net_winnings = Gains nets
seasons-form-presets-own_table = Barème personnel
seasons-form-presets-own_formula = Formule personnelle
seasons-form-means-not_chosen = Personne n’a encore choisi comment les places donnent des points. D’ici là, personne ne mène.
seasons-form-means-linear = La dernière place a 1 point, chaque place au-dessus un de plus.
seasons-form-means-dr_neau = √(n · b² ÷ e) ÷ (r + 1) : beaucoup de participants et un buy-in élevé donnent plus ; les rebuys donnent moins.
seasons-form-means-poker_stars = 10 · √n ÷ √r · (1 + log10(b + 0.25)) : beaucoup de participants et un buy-in élevé donnent plus.
seasons-form-means-square_root = 10 · √n ÷ √r, arrondi, moins 9 : seul le nombre de participants compte.
seasons-form-means-share_table = 200 points par inscription : 30, 20, 13, 10, 9, 7, 6 et 5 % vont aux huit premiers. Tous les autres ont 50.
seasons-form-means-winnings = Un point par unité d’argent gagnée.
seasons-form-means-net_winnings = Un point par unité d’argent gagnée, moins ce qui a été payé.
seasons-form-means-own_table = Des points que vous tapez pour chaque place.
seasons-form-means-own_formula = Calcul avec n (participants), r (place), b (buy-in), e (tout ce qui a été payé), k (éliminations), pool, prize, rebuys, m (1 si payé) et mr (dernière place payée). Fonctions : if, pow, sqrt, ln, log10, exp, round, floor, ceil, abs, min, max ; comparaisons, and, or, not. Une formule de The Tournament Director est lue telle quelle.
seasons-form-formula = Formule
seasons-form-tried-with = Avec n 20, b 25, e 25 et pool 500 :
seasons-form-tried-none = pas de nombre
seasons-form-tried = { $place } (k { $knockouts }, prize { $prize }) : { $points }
seasons-form-tried-among = Parmi 20 joueurs qui paient 25 chacun :
seasons-form-tried-played = { $place }, éliminations { $knockouts }, gain { $prize } : { $points }
seasons-form-own-places = Points à partir de la première place, séparés par des espaces
seasons-form-bad-places = Tapez des nombres séparés par des espaces, comme 10 7 5 3.
seasons-form-others = Points de toute autre place
seasons-form-field = Places comptées parmi
seasons-form-fields-entries = Inscriptions
seasons-form-fields-players = Joueurs
seasons-form-attending = Points de participation
seasons-form-knockout = Points par élimination
seasons-form-whole-knockouts = Une élimination partagée compte entière pour chacun
seasons-form-cap = Points maximum par tournoi
seasons-form-smallest-field = Joueurs pour qu’un tournoi compte
seasons-form-paid-only = Seules les places payées ont des points
seasons-form-deals = Points après un deal
seasons-form-deal-points-places = Selon la place
seasons-form-deal-points-mean = La moyenne des places
seasons-form-deal-points-last = Ceux de la place à laquelle le deal a été fait
seasons-form-figures = Le classement a aussi
seasons-form-figure-names-knockouts = Éliminations
# As in English.
seasons-form-figure-names-rebuys = Rebuys
seasons-form-figure-names-won = Gagné
# As in English.
seasons-form-figure-names-net = Net
# As in English.
seasons-form-total = Total
seasons-form-totals-sum = Somme
seasons-form-totals-mean = Moyenne
seasons-form-best = Ne compter que les meilleurs
seasons-form-drop = Écarter les moins bons
seasons-form-at-least = Tournois minimum pour un rang
seasons-form-no-cap = sans limite
seasons-form-ties = À égalité de points
seasons-form-tie-breaks-wins = Victoires
seasons-form-tie-breaks-top_three = Places dans les trois premières
seasons-form-tie-breaks-top_five = Places dans les cinq premières
seasons-form-tie-breaks-best_event = Meilleur tournoi
seasons-form-tie-breaks-winnings = Argent gagné
seasons-form-tie-breaks-played = Tournois joués
seasons-form-tie-breaks-mean_place = Place moyenne
seasons-form-earlier = Monter { $name }
seasons-form-bad-number = { $field } : tapez un nombre.

## Statistics

statistics-title = Statistiques
statistics-back = Tous les tournois
statistics-back-to-all = Toutes les statistiques
statistics-over = Tournois de
statistics-ever = Toutes les années
statistics-none = Rien n’a encore été joué
statistics-none-about = Les chiffres apparaissent dès qu’un tournoi est terminé ou que d’anciens résultats sont importés.
statistics-events = Tournois
statistics-entries = Inscriptions
statistics-players = Joueurs
statistics-field = Inscriptions par tournoi
statistics-field-from = de { $from } à { $to }
statistics-mean-field = Inscriptions en moyenne
statistics-levels = Joueurs éliminés par niveau
statistics-lengths = Durée et prévision
statistics-expected = prévu : { $length }
statistics-name = Joueur
statistics-cashes = Places payées
statistics-wins = Victoires
statistics-best = Meilleure place
statistics-mean-place = Place moyenne
statistics-mean-place-about = des inscrits
# As in English.
statistics-net = Net
statistics-knockouts = Éliminations
statistics-open = Afficher la page de { $name }
# As in English.
statistics-rebuys = Rebuys
# As in English.
statistics-add-ons = Add-ons
statistics-finals = Tables finales
statistics-finals-not-known = non connu
statistics-paid = Payé
statistics-won = Gagné
statistics-return = Rendement
statistics-taken = Éliminé
statistics-bubbles = Bulles
statistics-no-shows = Absences
statistics-run = Plus longue série payée
statistics-net-course = Gains nets en { $currency }, tournoi par tournoi
statistics-given = A le plus éliminé
statistics-taken-by = Éliminé par
# As in English.
statistics-times = { $count } ×
statistics-events-of = Tournois
statistics-place = { $place } sur { $of }
