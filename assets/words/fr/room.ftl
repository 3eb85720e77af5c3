# What the room’s screens and the phones say: few words, read from fifteen metres.

## both windows

level = Niveau { $number }
break = Pause
# As in English.
blinds = Blinds
# As in English.
ante = Ante
# As in English.
ante-of = ante { $amount }
big-blind-ante = Ante de big blind
big-blind-ante-of = ante de big blind { $amount }
stud-ante = Ante de stud
stud-ante-of = ante de stud { $amount }
# As in English.
bring-in = Bring-in
# As in English.
bring-in-of = bring-in { $amount }
bets = Mises
bets-of = mises { $amount }
next-level = Niveau suivant
next-break = Pause dans
average-stack = Tapis moyen
chips-in-play = Jetons en jeu
prize-pool = Dotation
prizes = Gains
# As in English.
table = Table
seat = Siège
button = Bouton
# As in English.
table-numbered = table { $number }
table-and-seat = { $table } siège { $seat }
meets-big_blind = big blind à la prochaine main
meets-small_blind = small blind à la prochaine main
meets-button = bouton à la prochaine main
meets-between = reçoit des cartes, rien à poser
meets-waits = attend le passage du bouton
pace-hand_for_hand = Main par main
pace-soft = Main par main souple
pace-round = Tour par tour
state-playing = joue
state-held = all-in, attend
state-done = terminé
# As in English.
tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
# As in English.
big-blinds = { $count ->
    [one] { $count } big blind
   *[other] { $count } big blinds
}
small-bets = { $count ->
    [one] { $count } petite mise
   *[other] { $count } petites mises
}
chips-of = { $value }
place = { $number ->
    [one] { $number }er
   *[other] { $number }e
}
places = { $from } à { $to }
# As in English.
place-range = { $from }–{ $to }
players-label = Joueurs
of-entries = sur { $entries }
paused = En pause
in-the-money = Dans l’argent
starts-at = début à { $time }

## hand-for-hand

hand-in-progress = Terminez la main en cours
round-in-progress = Terminez le tour en cours
hand-numbered = Main { $number }
round-numbered = Tour { $number }
time-off-a-hand = { $time } par main
hands-from = avant
hands-the-money = l’argent
hands-over = C’est fini
players-to-go = { $count ->
    [one] joueur à éliminer
   *[other] joueurs à éliminer
}
places-are-paid = { $count ->
    [one] { $count } place payée. { $pays }
   *[other] { $count } places payées. { $pays }
}
place-takes = { $place } place : { $amount }.
stay-for-hand = Restez assis : la prochaine main commence en même temps partout.
stay-for-round = Restez assis : le prochain tour commence en même temps partout.
ends-when-tables-done = Fin quand toutes les tables ont terminé.
# As in English.
more-tables = +{ $count }
tables-done = { $tables ->
    [one] { $done } table sur { $tables } a terminé
   *[other] { $done } tables sur { $tables } ont terminé
}

## the screen

time-called-on = Temps : { $name }
time-called-on-at = Temps : { $name } · { $where }
time-is-up = { $who } · temps écoulé
buy-in = Buy-in { $price }
level-left = { $level } · reste
# As in English.
rebuys-label = Rebuys
# As in English.
tables-label = Tables
no-ante = pas d’ante
at-time = à { $time }
colour-up-of = chip race des { $chips }
next-to-pay = prochain gain
overlay = { $amount } d’overlay
# As in English.
bounties = Bounties
# As in English.
bounties-won = × { $count }
on-the-head = { $amount } sur la tête
on-heads = { $amount } sur les têtes
in-envelopes = { $amount } en enveloppes
deal-discussion = Deal en discussion
deal-shared = { $amount } à partager
deal-left = { $amount } pour le vainqueur
chips = Jetons
deal-even = Parts égales
deal-by-chips = Aux jetons
# As in English.
deal-icm = ICM
to-the-money = { $count } avant l’argent
next-payout = Prochain gain
places-paid = { $count ->
    [one] { $count } payée
   *[other] { $count } payées
}
late-registration-until = inscriptions tardives jusqu’à la fin du niveau { $level }
rebuys-until = rebuys jusqu’à la fin du niveau { $level }
add-on-now = add-on { $price } pour { $chips } jetons
add-on-through = add-on { $price } pour { $chips } jetons jusqu’à la fin du niveau { $level }
late-registration-and-rebuys-until = inscriptions tardives et rebuys jusqu’à la fin du niveau { $level }
late-registration-closes = fin des inscriptions à la fin de ce niveau
rebuys-close = dernier niveau de rebuys
late-registration-and-rebuys-close = dernier niveau d’inscription et de rebuys
late-registration-closes-at = Fin des inscriptions à { $time }
rebuys-close-at = Fin des rebuys à { $time }
late-registration-and-rebuys-close-at = Fin des inscriptions et des rebuys à { $time }
last-minute = dernière minute
last-hand = dernière main du niveau
by-hands = { $hands ->
    [one] le niveau dure { $hands } main
   *[other] le niveau dure { $hands } mains
}
estimated = estimé
game-every = { $hands ->
    [one] { $games } · on change à chaque main
   *[other] { $games } · on change toutes les { $hands } mains
}
cards-in-the-air-in = Début dans
starts-in = début dans { $left }
paused-in-level = au niveau { $number }
paused-in-break = pendant la pause
back-at = reprise à { $time }
then-level = Puis niveau { $number }
coloured-up-in-break = Chip race pendant cette pause
registration-open = Inscriptions ouvertes
seats-drawn = Sièges tirés
entries-label = Inscriptions
first-level = Premier niveau
ended-in = Fini au
starting-stack = Tapis de départ
find-your-seat = Trouvez votre siège
page-of = page { $page } sur { $pages }
number-of = { $number } sur { $total }
next-page-in = suite dans { $seconds } s
old-seat = de
breaks-next = Prochaine table cassée
then-tables = puis { $tables }
last-to-break = la dernière avant un nouveau tirage
next-to-break = { $count ->
    [one] Prochaine table cassée : { $tables }
   *[other] Prochaines tables cassées : { $tables }
}
tables-break = { $count ->
    [one] La table { $tables } est cassée
   *[other] Les tables { $tables } sont cassées
}
table-named-breaks = { $name } est cassée
alternates = Liste d’attente
alternates-wait = { $count ->
    [one] { $count } attend un siège
   *[other] { $count } attendent un siège
}
seats-open = { $count ->
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
new-move = nouveau
please-move = Changez de table
please-move-of = Changez de table { $page }/{ $pages }
players-move = { $count ->
    [one] { $count } joueur change de table
   *[other] { $count } joueurs changent de table
}
moves-from = de { $table }, siège { $seat }
new-seat = nouveau siège
final-table = Table finale
# As in English.
heads-up = Heads-up
moment-bubble = La bulle
moment-reached = Dans l’argent
last-out = Dernier éliminé :
# As in English.
dealer = D
winner = Vainqueur
satellite-over = Le satellite est terminé
final-places = Classement
more-places = et { $count } de plus
called-off = Annulé
called-off-in_full = Chacun récupère son argent à la caisse
called-off-evenly = Les joueurs restants partagent les prix à parts égales
called-off-by_chips = Les joueurs restants partagent les prix selon les jetons
wins-seat = Un ticket pour chaque joueur restant
wins-prize = gagne { $prize }
wins-event = remporte le tournoi
thanks = Merci à tous d’avoir joué
play-ends = Fin vers
# As in English.
end-unknown = –
no-break-ahead = aucune
payouts = Gains
chip-stays = reste jusqu’à la fin
chip-leaves = jusqu’au niveau { $level }
chip-leaves-in = encore { $time }
chip-leaves-now = chip race en cours
chip-gone = retiré du jeu
colour-up-title = Chip race
chips-leave = jetons de { $value } contre { $next }
chips-unit = { $old } × { $value } = { $fresh } × { $next } ; chip race pour le reste
# As in English.
chip-leaders = Chip leaders
leaders-at = compté à { $time }
leaders-counted = { $players } sur { $all } comptés
seats = Sièges
room-map = La salle
season-now = si le jeu s’arrêtait maintenant
season-evenings = { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}
season-more = { $count ->
    [one] { $count } autre joueur
   *[other] { $count } autres joueurs
}
season-tonight = { $points } ce soir
season-none = Ce tournoi ne compte pour aucune saison
season-unnamed = Sans nom
new-seats = Nouveaux sièges pour tous
logo = Le logo de l’organisateur
qr = Un code pour votre téléphone
unreachable = Horloge injoignable : voir la direction

## the phone

live = en direct
lost = hors ligne
lost-since = Pas de connexion avec la salle depuis { $time }
lost-about = L’horloge continue sans ce téléphone. Elle revient dès que la salle répond.
no-tournament = Pas encore de tournoi.
choose-tournament = Tournoi
tab-clock = Horloge
tab-seat = Mon siège
tab-prizes = Gains
tab-seats = Sièges
tab-chips = Jetons
tab-season = Saison
break-at = Pause à { $time }
not-started = Pas commencé
finished = Terminé
next-stakes = puis { $stakes }
# As in English.
big-blinds-short = { $count } BB
to-the-money-label = Avant l’argent
money-reached = atteint
move-now = { $name }, changez de table
moved-from = De { $table } siège { $seat }.
you-big_blind = Vous y serez de big blind.
you-small_blind = Vous y serez de small blind.
you-button = Vous y aurez le bouton.
you-between = Vous recevez des cartes et ne posez rien.
you-waits = Vous y attendez le passage du bouton.
find-whole = Votre nom ou numéro d’inscription
find-hidden = Votre numéro d’inscription
find-about = Trouvez votre siège. Ce téléphone s’en souvient et vous dit quand changer de table.
nobody-found = Personne avec ce nom ou ce numéro.
more-found = { $count ->
    [one] { $count } autre joueur : précisez le nom.
   *[other] { $count } autres joueurs : précisez le nom.
}
not-me = Ce n’est pas moi
no-seat-yet = Vous n’avez pas encore de siège.
out-in-place = Classé { $place }
entry-gone = Cette inscription n’existe plus.
no-prizes = Aucun gain fixé.
no-seats = Les sièges ne sont pas encore tirés.
no-counts = Aucun tapis n’est encore compté.
more-rows = Afficher plus

## devices of the staff

pair-title = Associer cet appareil
pair-about = Tapez les six chiffres affichés à la direction.
pair-digits = Six chiffres
pair-compare = Le navigateur vous a averti ? Comparez d’abord son empreinte avec celle de la direction.
not-paired = Cet appareil n’est pas associé.
not-paired-about = Autorisez-le à la direction, sous TV et téléphones.
not-for-this = Cet appareil n’est pas prévu pour cette page.
who-works = Qui travaille ici ?
no-operators = Personne n’est sur la liste. Ajoutez d’abord un assistant à la direction.
look-again = Vérifier à nouveau
pin-of = Code PIN de { $name }
sign-in = S’identifier
sign-out = Se déconnecter
go-back = Retour
lost-device = Rien n’est possible d’ici tant que la salle ne répond pas.
pushed-by = { $name } prend la relève à { $time }
push-at = Push à { $time }
push-rests = En pause : { $names }
push-go = Faire le push
page-clock = Horloge
# As in English.
page-table = Tables
# As in English.
page-floor = Floor
page-register = Inscription
page-desk = Direction
start-clock = Lancer l’horloge
pause-clock = Mettre en pause
# As in English.
one-minute = 1 min
more-minute = Ajouter une minute
less-minute = Retirer une minute
next-stage = Suivant
ask-next = Passer maintenant à { $stage } ?
yes-next = Oui, passer
message-title = Message sur les écrans
message-none = Aucun message n’est affiché.
message-show = Afficher
message-away = Retirer
no = Non
hand-played = Main finie
which-table = Quelle est cette table ?
no-tables = Aucune table n’est encore ouverte.
table-closed = { $table } : personne n’y est assis.
table-waits = Attend un joueur
seat-open = libre
is-away = Absent
is-back = De retour
is-coming = arrive
has-arrived = { $name } est arrivé
is-out = Éliminé
call-time = Demander le temps
button-here = Bouton ici
out-on-hand = Éliminés sur cette main
most-chips-first = Celui qui avait le plus de jetons avant la main vient en premier.
knocked-out-by = Éliminé par…
knocked-out-by-them = Éliminé par { $names }
tell-floor = Prévenir le floor
bust = Noter l’élimination
waits-for-floor = Élimination : { $names }. Le floor doit encore confirmer.
floor-called = Le floor a été appelé.
cancel-request = Annuler
call-floor = Appeler le floor
hand-not-over = Main pas finie
all-in-held = All-in : attendre
let-go-on = Continuer
next-hand = Main suivante
has-acted = A joué
hand-dead = Temps écoulé
# As in English.
shot-clock = Shot clock
shot-next = Décision suivante
shot-card = Carte de temps : +{ $seconds }
shot-before-flop = Avant le flop : { $seconds }
shot-flop = Flop : { $seconds }
shot-turn = Turn : { $seconds }
shot-river = River : { $seconds }
shot-card-whose = À qui est la carte de temps ?
# As in English.
shot-card-of = { $name } · { $left }
shot-clock-of = Shot clock : { $seconds } s
shot-stop = Arrêter
floor-wanted = Le floor est demandé : { $table }
said-out = Élimination : { $names }
said-out-by = Élimination : { $names }, par { $hitmen }
confirm = Confirmer
on-my-way = J’y vais
arrived = Arrivé
nothing-due = Rien à faire.
later = Plus tard
later-until = Plus tard, { $until }
dismiss = Écarter, avec une raison
waits-until-time = jusqu’à { $time }
due-again = À faire de nouveau
asked-at-desk = La direction doit répondre.
yes-do = Oui : { $what }
undo = Annuler la dernière action
yes-undo = Oui, annuler
floor-line = Ligne de saisie
floor-hint = 7.3 ou un nom
same-chips = Autant
rank-who = Qui avait le plus de jetons ?
rank-again = Recommencer
same-hand = Sur la même main que { $names }
do-it = Valider
no-answer = La salle n’a pas répondu. Vérifiez si c’est fait avant de recommencer.

## the till

till-find = Nom, siège ou # et numéro
till-owes = doit { $amount }
till-new = Nouveau joueur : { $name }
till-usual = Habituel
till-enter = Inscrire · { $price }
till-in-line = pas de siège, n° { $number } en liste d’attente
alternate-numbered = Liste d’attente, n° { $number }
till-paid-by = Payé par
paid-cash = Espèces
paid-card = Carte
paid-transfer = Virement
paid-voucher = Bon
# As in English.
paid-ticket = Ticket
paid-comp = Offert
paid-other = Autre
paid-unpaid = Pas encore payé
till-done = Terminé
till-settle = Encaisser { $amount }
# As in English.
till-rebuy = Rebuy · { $price }
# As in English.
till-add-on = Add-on · { $price }
# As in English.
till-re-entry = Re-entry · { $price }
till-another = Encore une fois : { $what }
till-receipt = Reçu { $number }
drawer = Tiroir-caisse
drawer-holds = devrait contenir { $amount }
drawer-difference = écart { $amount }
drawer-open = Ouvrir un tiroir-caisse
drawer-drop = Prélever
drawer-fill = Ajouter
drawer-count = Fermer
drawer-take = Utiliser le tiroir-caisse de { $name }
drawer-open-amount = Fonds de caisse
drawer-drop-amount = Espèces vers le coffre
drawer-fill-amount = Espèces du coffre
drawer-count-amount = Espèces comptées

# As in English.
length-seconds = { $seconds } s
# As in English.
length-minutes = { $minutes } min
# As in English.
length-hours = { $hours } h
# As in English.
length-hours-and-minutes = { $hours } h { $minutes } min

tab-rulings = Points de règle
rulings-close = Fermer les points de règle
rulings-search = Que s’est-il passé ? string bet …
rulings-sums = Calculs : pots, relances …
rulings-none = Aucun point de règle n’a ces mots. Essayez un autre.
rulings-back = Tous les points
rulings-own = Le règlement de ce tournoi
rulings-others = D’autres règlements décident autrement
rulings-stands-in = { $book } n’a pas de règle pour cela. Un autre règlement dit :
rulings-silent = Pas de règle dans { $books }.
rulings-cash = WSOP 2017 sont des règles de cash game. La direction du tournoi tranche.
seat-to-come = Pas encore de place
page-host = Hôte

## La fin d’une journée

day-last-hands = { $count ->
    [one] Encore { $count } main à chaque table
   *[other] Encore { $count } mains à chaque table
}
day-over = La journée est finie
day-bag = Comptez vos jetons et mettez-les en sac
day-goes-on = La partie reprend au niveau { $level }
bags-counted = Sacs comptés
next-day-on = Jour suivant : { $date }
my-stack-bagged = Votre tapis est en sac : { $chips }
my-bag = Votre sac { $number } : { $chips }
all-flights = Tous les flights
# As in English.
flight-of = Flight { $number }
stack-in-play = en jeu
stack-bagged = continue avec { $chips }
stack-further = ne continue pas
stack-added = ajouté à un autre tapis
stack-out = éliminé
stack-given-up = abandonné
bag-numbered = sac { $number }
bag-table = En sac : { $table }
bag-again = Deuxième comptage
bag-chips-of = Jetons de { $name }
bag-number-of = Sac de { $name }
bag-not-count = Saisissez un nombre entier de jetons.

# Beside the tournament: waiting lists, the dealers’ push, a table of the card room.

dealers = Croupiers
lists = Listes d’attente
lists-go-on = suite
# As in English.
lists-tables = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
lists-open-seats = { $count ->
    [0] aucun siège libre
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
# As in English.
lists-called = Table { $table }
lists-until = avant { $time }
lists-nobody = Personne n’attend
lists-none = Aucune partie annexe n’est ouverte.
push-next = Prochain push
push-now = Push maintenant
push-nobody = aucun croupier
push-from = à présent { $name }
push-none = Personne ne distribue.
lists-you-are-called = { $game } : votre siège est libre
lists-come-by = Soyez-y avant { $time }.
lists-your-place = Votre place
lists-away = absent depuis { $time }
lists-pick-up = Revenez avant { $time }, sinon vos jetons seront ramassés.
lists-moves-before = { $count ->
    [0] Vous passez ensuite à la table principale.
    [one] { $count } joueur passe à la table principale avant vous.
   *[other] { $count } joueurs passent à la table principale avant vous.
}
lists-place = { $place } sur { $of }
lists-not-on = Vous n’êtes sur aucune liste. Demandez au bureau.
lists-find = Votre nom
lists-find-whole = Votre nom complet
lists-nobody-found = Personne de ce nom.
tab-lists = Listes
cardroom-kept = siège gardé
cardroom-pick-up = à ramasser à { $time }
cardroom-posts = poste { $amount }
cardroom-time-due = Collecte du temps à { $time }
cardroom-comes = { $name } est appelé à cette table
cardroom-is-here = Est arrivé
cardroom-free = libre
cardroom-is-away = Absent
cardroom-back = De retour
cardroom-absent = Bouton d’absence
cardroom-missed-big = Grosse blind manquée
cardroom-missed-small = Petite blind manquée
cardroom-posted = A posté
cardroom-chips-came = { $amount } arrivés
cardroom-setup = Nouveaux jeux de cartes
cardroom-do = Faire
