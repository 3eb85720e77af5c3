# The schedule: its editor, its games, pasting, the time left.

schedule-levels = Modifier les niveaux
schedule-edit = Modifier
schedule-paste = Coller une structure
schedule-save = Enregistrer
schedule-cancel = Annuler
schedule-editing = Modifier la structure
schedule-editing-about = Rien ne change dans la salle avant l’enregistrement.
schedule-pasting = Coller une structure
# As in English.
schedule-columns-small = Small blind
# As in English.
schedule-columns-big = Big blind
# As in English.
schedule-columns-ante-kind = Ante
schedule-columns-ante = Montant de l’ante
schedule-columns-small-bet = Petite mise
schedule-columns-big-bet = Grosse mise
schedule-columns-stud-ante = Ante de stud
# As in English.
schedule-columns-bring-in = Bring-in
schedule-columns-hands = Mains
# As in English.
schedule-columns-minutes = Minutes
# As in English.
schedule-columns-note = Note
# As in English.
schedule-cell = { $column }, { $row }
schedule-ante-kinds-none = sans
schedule-ante-kinds-per_player = chacun
# As in English.
schedule-ante-kinds-big_blind = big blind
schedule-goes-on = Le niveau { $level } continue
schedule-goes-on-short = suite
schedule-note-hint = Pour l’écran
schedule-played = joué
schedule-now = en cours

## Tools

schedule-tools = Pour la ligne du curseur
schedule-add-level = Niveau
schedule-add-level-about = Ajouter un niveau après cette ligne
schedule-add-break = Pause
schedule-add-break-about = Ajouter une pause après cette ligne
schedule-double = Doublé
schedule-double-about = Ajouter ce niveau après cette ligne, montants doublés
schedule-up = Monter cette ligne
schedule-down = Descendre cette ligne
schedule-remove-about = Retirer cette ligne
schedule-undo-about = Annuler la dernière modification ici
schedule-has = Outre les blinds
# As in English.
schedule-kinds-limit = Limit
# As in English.
schedule-kinds-stud = Stud
schedule-kinds-hands = Mains
schedule-means-limit = Mises de deux tailles : petites aux premiers tours, grosses ensuite
schedule-means-stud = Une ante et un bring-in au lieu des blinds, et les mises
schedule-means-hands = Un niveau se termine après un nombre de mains. Les minutes indiquent la durée prévue.

## Mixed games

schedule-mixed-games = Jeux mixtes
schedule-mixed-games-about = Des jeux qui alternent, comme le H.O.R.S.E.
# As in English.
schedule-horse = H.O.R.S.E.
# As in English.
schedule-eight-game = 8-game
schedule-games-holdem = Hold’em limit
# As in English.
schedule-games-omaha-hi-lo = Omaha hi-lo
# As in English.
schedule-games-razz = Razz
schedule-games-stud = Stud à sept cartes
# As in English.
schedule-games-stud-hi-lo = Stud hi-lo
# As in English.
schedule-games-triple-draw = 2-7 triple draw
schedule-games-no-limit-holdem = Hold’em no limit
schedule-games-pot-limit-omaha = Omaha pot limit
schedule-next-game = Jeu suivant
schedule-next-games-level = À chaque niveau
schedule-next-games-hands = Après tant de mains
schedule-hands-at-table = mains, comptées à chaque table
schedule-game-name = Nom du jeu { $number }
schedule-game-posts = Ce qui est posé en { $game }
schedule-posts-blinds = Blinds, no limit ou pot limit
schedule-posts-limit_blinds = Blinds, mises de deux tailles
schedule-posts-stud = Stud : ante et bring-in
schedule-game-up = Jouer plus tôt
schedule-game-down = Jouer plus tard
schedule-game-remove = Retirer
schedule-game-add = Ajouter un jeu
schedule-rotation-level = { $games }. Le jeu suivant commence à chaque niveau.
schedule-rotation-hands = { $hands ->
    [one] { $games }. Le jeu suivant commence après { $hands } main à une table.
   *[other] { $games }. Le jeu suivant commence après { $hands } mains à une table.
}
schedule-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
schedule-expected = durée prévue : { $length }

## What is wrong

schedule-not-amount = { $column } : saisissez un nombre entier, par exemple 1000 ou 25k.
schedule-not-hands = Mains : saisissez un nombre entier. Laissez vide si le temps finit le niveau.
schedule-not-length = Minutes : saisissez un nombre entier, ou 12:30.
schedule-mend = Certaines cellules ne sont pas des nombres. Elles sont marquées ; rien n’est enregistré.
schedule-overtaken = Le jeu a continué. Les lignes déjà jouées sont rétablies.
schedule-after-last = Après le dernier niveau
schedule-after-lasts-double = Montants doublés
schedule-after-lasts-step = Même hausse
schedule-after-lasts-repeat = Sans changement
schedule-beyond = Les premiers niveaux après le dernier
schedule-kept = Vos modifications de la structure ne sont pas enregistrées.
schedule-go-on = Continuer
schedule-discard = Abandonner

## Pasting

schedule-paste-text = Copiez des lignes d’un tableur ou d’une page web, ou saisissez-les : un niveau ou une pause par ligne
schedule-paste-file = Charger un fichier
schedule-paste-columns = Texte, CSV, Markdown, page web enregistrée, .xlsx ou .ods, avec ou sans titres. Chaque ligne montre ce qui a été compris. Vérifiez les lignes dorées.
schedule-paste-minutes = Minutes par niveau
schedule-paste-asks = Répondez d’abord à la question.
schedule-use = { $count ->
    [0] Utiliser ces niveaux
    [one] Utiliser { $count } niveau ou pause
   *[other] Utiliser { $count } niveaux et pauses
}
schedule-replaces = { $played ->
    [0] À l’enregistrement, ils remplacent toute la structure.
    [one] À l’enregistrement, ils remplacent ce qui suit { $played } niveau ou pause joué, y compris le niveau en cours.
   *[other] À l’enregistrement, ils remplacent ce qui suit { $played } niveaux et pauses joués, y compris le niveau en cours.
}
schedule-ante-each = ante { $amount } chacun
schedule-left-out = omise

## The time left

schedule-time-left = Temps restant
schedule-time-left-about = Minutes, ou minutes et secondes : 12, 12:30, 0:45. + ou − ajoute ou retire.
schedule-set = Régler
schedule-not-time = Saisissez un temps comme 12, 12:30 ou 0:45.
