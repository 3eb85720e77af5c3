# Making a schedule from a wish, and its chart.

generator-open = Générer une structure
generator-title = Générer une structure
generator-about = Rien ne change dans la salle avant l’enregistrement.
generator-use = Utiliser cette structure
generator-cancel = Annuler
generator-into-editor = Elle va dans l’éditeur, où chaque ligne se modifie avant l’enregistrement.
generator-into-rest = { $played ->
    [one] Elle va dans l’éditeur et remplace ce qui suit la { $played } ligne déjà jouée. Elle part des tapis actuels.
   *[other] Elle va dans l’éditeur et remplace ce qui suit les { $played } lignes déjà jouées. Elle part des tapis actuels.
}
generator-into-template = Le nouveau tournoi commence avec elle. Chaque ligne se modifie plus tard.
generator-only-blinds = Les structures sont générées pour les jeux à blinds et sans limite.
generator-fields-players = Joueurs
generator-fields-stack = Tapis
generator-fields-more-chips = Autres jetons
generator-fields-length = Durée voulue
generator-fields-level-minutes = Minutes par niveau
generator-fields-depth = Profondeur
generator-fields-ante-from = Ante dès le niveau
generator-fields-break-minutes = Minutes par pause
generator-fields-break-every = Pause toutes les
generator-means-more-chips = Tous les rebuys prévus, en jetons.
generator-means-length = Par exemple 3:30, pauses comprises.
generator-means-depth = Big blinds d’un tapis au départ.
generator-means-ante-from = Une ante de big blind, égale à une big blind.
generator-means-break-minutes = 0 : aucune pause.
generator-means-break-every = En minutes, environ.
generator-empty-depth = habituelle
generator-empty-ante-from = aucune
generator-wrong-number = Saisissez un nombre entier.
generator-wrong-length = Saisissez une durée comme 3:30, ou 210 minutes.
generator-predicted = { $players ->
    [one] durée probable, pauses comprises, pour { $players } joueur et { $chips } jetons
   *[other] durée probable, pauses comprises, pour { $players } joueurs et { $chips } jetons
}
generator-nearest = Niveaux de { $minutes } minutes et { $length }

## The chart

generator-average = Tapis moyen en big blinds
generator-average-short = Tapis moyen
generator-breaks = Pauses, et jetons qui partent
generator-end = Fin probable
generator-begins = Après
generator-left = Restants
generator-off = { $value } { $name } part
generator-players-left = { $count } restants
generator-chart = Tapis moyen en big blinds au fil de la structure.
generator-chart-from = Tapis moyen en big blinds au fil de la structure, à partir de { $first }.
generator-chart-end = Fin probable après { $from } à { $to }.
generator-no-players = La courbe demande des joueurs. Inscrivez-en.
