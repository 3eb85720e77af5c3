### What the engine says, in French. The keys and their arguments are those of ../en/engine.ftl.
### What the engine says, in French. The keys and their arguments are those of ../en/engine.ftl.

## engine/base/wording

place = { $number ->
    [1] { $number }er
   *[other] { $number }e
}
places = { $from }–{ $to }
seats-won = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}

## engine/calculators/kinds

sum-field-pot = Le pot avec toutes les mises
sum-kind-pot = Pot principal et pots annexes
sum-field-each = Ce que chacun a mis ; derrière a pour tapis, f pour couché
sum-kind-reopen = Un tapis court rouvre-t-il les enchères ?
sum-field-raises = La mise, puis chaque relance au total ; derrière a pour tapis
sum-kind-max = La plus grosse relance en pot limit
sum-field-call = Ce qu’il faut suivre
sum-field-in-front = Ce qui est devant le joueur, s’il y a lieu
sum-kind-half = Plusieurs jetons sans annonce : call ou relance ?
sum-field-least-raise = La relance minimale en plus
sum-field-chips-out = Chaque jeton avancé
sum-kind-odd = Jetons impairs d’un pot partagé
sum-field-share = Combien le partagent
sum-kind-hilo = Un pot partagé entre haute et basse
sum-field-high = Mains hautes qui partagent
sum-field-low = Mains basses qui partagent
sum-kind-depth = Un tapis en grosses blinds et en tours
sum-field-small-blind = La petite blind
sum-field-antes = Tous les antes d’une main, s’il y en a
sum-field-smallest = Le plus petit jeton
sum-kind-post = Une big blind courte avec son ante
sum-field-big-blind = La big blind
sum-field-ante = L’ante
sum-field-stack = Le tapis
sum-kind-acted = Y a-t-il eu action substantielle ?
sum-field-actions = Chaque action dans l’ordre : x check, b mise, c call, r relance, f fold
sum-kind-stub = Cartes dans le talon
sum-field-dealt-in = Joueurs servis
sum-field-street = flop, turn ou river
sum-field-hole-cards = Cartes en main, si ce n’est pas deux
sum-kind-kill = Un kill entier et un demi-kill
sum-field-lower = La limite basse
sum-field-upper = La limite haute
sum-kind-dead = Blinds manquées : vivantes et mortes
sum-field-missed = Les blinds manquées, la plus grosse en dernier
sum-kind-cap = Relances encore permises en limit
sum-field-rounds = Tours d’enchères du jeu
sum-field-raises-so-far = Relances jusqu’ici

## engine/actions/absences/miss

that-player = ce joueur
not-marked-absent-mark = { $name } n’est pas noté absent. Notez-le d’abord : absent 6.4.
absent-button-follows-missed = Notez d’abord la blind manquée. Un bouton absent vient après (WSOP 73).
log-missed-blind = Blind manquée
log-absent-button = Bouton absent

## engine/actions/absences/remove_stack

play-not-begun-over = Aucun tapis n’est en jeu. Le jeu n’a pas commencé, ou il est fini.
count-stack-of = Recomptez le tapis de { $name }. Il a au moins un jeton, et les autres aussi.
log-disqualify = Disqualifié
log-pick-up = Tapis retiré
log-chips-out-of-play = { $name }, { $chips } en jetons hors jeu

## engine/actions/absences/split_stack

house-stack-not-split = Cette maison ne partage pas les tapis. Un tapis absent est servi et paie les blinds. C’est dans le règlement.
minutes-to-come-back = { $name } a encore { $minutes } pour revenir.
more-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
nobody-else-at-table = Personne d’autre n’est à la table de { $name }.
log-split = Tapis partagé
log-shares-of-a-stack = { $name }, { $each } à chacun, { $bank } à la banque

## engine/actions/calling_time/call

time-called-player-hand = Le temps ne se demande que contre un joueur engagé dans une main.
time-called-already = Le temps court déjà contre { $name }. Dites d’abord comment il a fini : t joué ou t fini.
log-time-called = demandé contre { $name }
log-time = Temps

## engine/actions/calling_time/end

time-not-called-on = Aucun temps ne court contre { $name }.
time-not-called = Aucun temps ne court. Demandez-le d’abord : t 6.4.
log-acted = a joué
log-player-acted = { $name } a joué
log-time-ran-out = écoulé : la main est morte, ou check s’il n’y avait pas de mise
log-player-ran-out = { $name }, écoulé : la main est morte, ou check s’il n’y avait pas de mise

## engine/actions/chips/adjust_stack

chips-off-the-table = retirés de la table
chips-no-owner = sans propriétaire
chips-of-nobody = jetons de personne
chips-are-the-players = { $name } est assis là : { $seat }. Nommez le joueur.
chips-penalty = pénalité
chips-correction = correction d’une erreur
chips-by-the-rule = { $why } ({ $book } { $rule })
chips-in-or-out-1 = Tapez de 1 à 1 000 000 000 jetons.
chips-in-as-correction = Des jetons n’entrent dans un tapis que pour corriger une erreur.
fewer-than-the-stack = { $name } avait { $chips } au compte. Retirez-en moins, ou recomptez. Un tapis entier part avec son joueur.
fewer-than-in-play = Il n’y a que { $in_play } en jeu. Retirez-en moins.
log-chips-in = Jetons ajoutés
log-chips-leave = Jetons retirés

## engine/actions/chips/call

chips-leave-tables-during = Les jetons quittent les tables seulement en cours de jeu.
no-such-chips-on-tables = Il n’y a pas de jetons de { $chip } sur les tables.
chips-being-raced = Le chip race des jetons de { $chip } est en cours.
smaller-chips-leave-first = Les jetons de { $chip } sont plus petits. Retirez-les d’abord.
largest-chips-stay = Les jetons de { $chip } sont les plus gros et restent.
chips-needed-to-the-end = Les jetons de { $chip } servent aux blinds après le dernier niveau.
chips-needed-until = Les jetons de { $chip } servent jusqu’à la fin du niveau { $level }.
log-chips-leave-now = les jetons de { $chip } sortent maintenant
log-colour-up = Chip race

## engine/actions/chips/change

play-begun-values-stacks = Le jeu a commencé. Les valeurs et les tapis restent. Couleurs et quantités peuvent changer.
chip-set-already = Ce jeu de jetons est déjà utilisé.
log-chips = Jetons
log-changed = modifié

## engine/actions/chips/colour_up_players

colour-up-whom = Dites à qui : 1 à 12 joueurs.
log-players-coloured-up = { $names } : { $chip } contre { $next }

## engine/actions/chips/count_stacks

count-a-stack = Tapez les jetons d’au moins un joueur.
stack-is-too-large = Aucun tapis n’a plus de 1 000 000 000 jetons. Recomptez { $name }.
log-count = Compte
stacks = { $count ->
    [one] { $count } tapis
   *[other] { $count } tapis
}

## engine/actions/chips/finish

chips-not-being-raced = Aucun chip race n’est en cours pour les jetons de { $chip }.
log-chips-off = les jetons de { $chip } ont quitté les tables

## engine/actions/chips/found

chips-found-changed-during = Les jetons retrouvés ne s’échangent qu’en cours de jeu.
no-such-chips-in-event = Ce tournoi n’a pas de jetons de { $chip }.
chips-not-raced-yet = Les jetons de { $chip } de la { $table } ne sont pas encore retirés. Comptez ceux-ci avec les autres.
chips-still-in-play = Les jetons de { $chip } sont encore en jeu.
count-1-1-000 = Comptez de 1 à 1 000 jetons.
log-chips-of = { $chips } × { $chip } de { $name }
log-found = Trouvé
log-chips-out = { $chips } × { $next } donnés
log-chips-leave-play = { $chips } en jetons hors jeu

## engine/actions/chips/race_off

race-smaller-first = Retirez d’abord les jetons de { $chip }, à chaque table.
say-table-raced = Indiquez la table du chip race.
table-raced-already = Les jetons de { $chip } de la { $table } sont déjà retirés. Annulez d’abord ce chip race.
log-race = Chip race
chips-leave-later = Les jetons de { $chip } partent à la pause après le niveau { $level }. Pour un chip race dès maintenant, faites-les sortir d’abord.
chips-never-leave = Les jetons de { $chip } ne partent jamais dans cette structure.
nobody-sits-at = Personne n’est assis à la { $seat }.
seat-chips-named-twice = Les jetons de la { $seat } sont donnés deux fois.
seat-chips-at-most = Comptez au plus 1 000 jetons à la { $seat }.
log-raced = jetons de { $chip } retirés ({ $tables }), { $collected } repris, { $chips } × { $next } donnés
log-more-in-play = { $chips } de plus en jeu
log-fewer-in-play = { $chips } de moins en jeu

## engine/actions/clock/adjust

level-ends-hands-not = Ce niveau se termine au nombre de mains, pas au temps. Comptez les mains, ou changez de niveau.
add-take-away-between = Ajoutez ou retirez un jour au plus.
log-clock = Horloge

## engine/actions/clock/change_schedule

log-schedule = Structure
levels-breaks-played-stay = Un niveau ou une pause déjà joués ne changent plus. Changez le niveau en cours ou les suivants.
present-level-stays-level = Le niveau en cours ne devient pas une pause, ni l’inverse. Passez plutôt à un autre.

## engine/actions/clock/count_hands

hands-counted-level-ends = Ce niveau se termine au temps. Les mains ne se comptent que dans un niveau qui se termine au nombre de mains.
level-hands-left = Il reste { $hands } dans le niveau. Comptez-en 1 ou plus.
hands-done = { $count ->
    [one] { $count } main jouée
   *[other] { $count } mains jouées
}
log-hands = Mains

## engine/actions/clock/jump

schedule-no-such-level = La structure n’a ni ce niveau ni cette pause.
log-to-the-break = à la pause après le niveau { $level }
log-to-the-level = au niveau { $level }

## engine/actions/clock/pause

clock-not-running = L’horloge ne tourne pas.
log-paused = en pause

## engine/actions/clock/plan_start

clock-started-already = L’horloge a déjà démarré.
no-start-planned = Aucun départ n’est prévu.
time-passed-shuffle-up = Cette heure est passée. Démarrez maintenant, ou choisissez plus tard.
start-planned-most-week = Prévoyez le départ au plus une semaine à l’avance.
log-countdown-set = compte à rebours lancé
log-countdown-removed = compte à rebours annulé

## engine/actions/clock/set_time_left

leave-between-second-day = Laissez entre une seconde et un jour à l’horloge.
log-time-left = encore { $time }

## engine/actions/clock/resume_after_gap

clock-not-running-no = L’horloge ne tourne pas. Aucun temps n’a été perdu.
clock-cannot-seen-future = L’horloge n’a pas pu être vue plus tard que maintenant.
log-ran-on = a continué pendant l’absence du programme
log-goes-on = reprend où elle en était

## engine/actions/clock/start

draw-seats-first-shuffle = Tirez d’abord les sièges. Ensuite : shuffle up and deal.
tournament-over-clock-stays = Le tournoi est fini. L’horloge reste arrêtée.
two-players-least-must = Placez au moins deux joueurs avant de démarrer l’horloge.
hand-hand-keeps-clock = Le main par main arrête l’horloge et retire du temps à chaque main. Terminez-le pour la relancer.
clock-running = L’horloge tourne déjà.
log-started = démarrée

## engine/actions/clock/take_break

break-lasts-between-second = Une pause dure entre une seconde et un jour.
break-already-add-time = C’est déjà la pause. Ajoutez du temps pour la prolonger.
break-due-already-begin = Une pause est déjà prévue. Commencez-la quand chaque table a fini.
schedule-full-500-levels = La structure est pleine. Elle contient 500 niveaux et pauses.
log-break-later = { $time } quand toutes les tables auront fini
log-break-now = { $time } dès maintenant
log-the-break = Pause

## engine/actions/command

open-tournament-first-open = Ouvrez d’abord le tournoi : open_tournament, avec ses réglages.

## engine/actions/drawers/close

log-drawer-counted = { $drawer }, { $amount } comptés
log-drawer-closed = Tiroir-caisse fermé

## engine/actions/drawers/mod

no-drawer-open-here = Aucun tiroir-caisse n’est ouvert ici. Ouvrez-en un d’abord.
no-such-drawer = Le tiroir-caisse { $number } n’existe pas.
drawer-is-closed = Le tiroir-caisse { $number } est fermé. Ouvrez-en un autre.
drawer-amount-from-zero = Indiquez un montant de zéro ou plus.

## engine/actions/drawers/move_cash

drawer-amount-above-zero = Indiquez un montant supérieur à zéro.
drop-at-most = Le tiroir-caisse { $number } devrait contenir { $amount }. Mettez au plus ce montant au coffre.
log-drop = Prélèvement
log-fill = Ajout

## engine/actions/drawers/open

drawer-open-already = Un tiroir-caisse est ouvert ici : { $name }. Fermez-le d’abord, ou indiquez une autre personne à la caisse.
log-drawer-opened-with = tiroir-caisse { $number }, { $name }, fonds { $amount }
log-drawer-opened = Tiroir-caisse ouvert
cashier-has-a-drawer = { $name } a déjà le tiroir-caisse { $number } ouvert. Utilisez celui-ci ici.

## engine/actions/drawers/take

drawer-in-use-here = Le tiroir-caisse { $number } est déjà utilisé ici.
log-drawer-taken = En service

## engine/actions/effect

log-beside = { $one }, { $more }
log-drawer-of = tiroir-caisse { $number }, { $name }
log-drawer = tiroir-caisse { $number }
log-seated = { $what } → { $seat }
log-dealt-in-later = servi après le passage du bouton
log-alternate = { $what }, { $place } en attente
log-and-hand-for-hand-over = { $what } ; le main par main est fini

## engine/actions/entries/add_on

tournament-no-add-ons = Ce tournoi n’a pas d’add-on.
play-not-begun-add = Le jeu n’a pas commencé. Les add-ons viennent plus tard.
not-in-play-to-add-on = { $name } n’est pas en jeu. L’add-on est pour un joueur assis.
with-first-break = à la première pause
after-level = après le niveau { $level }
add-ons-begin = Les add-ons commencent { $when }.
add-ons-closed = Les add-ons se sont terminés { $when }.
one-add-on-taken = { $name } a pris le seul add-on permis.
all-add-ons-taken = { $name } a pris les { $limit } add-ons permis.
# As in English.
log-add-on = Add-on

## engine/actions/entries/announce_rebuy

no-rebuy-announced = { $name } n’a annoncé aucun rebuy.
rebuy-announced-already = { $name } a déjà annoncé un rebuy.
announced-rebuy-binds = { $name } a annoncé un rebuy et doit le prendre ({ $book } { $rule }) : r { $seat }. Pour l’en dispenser : behind { $seat } off.
log-rebuy-announced = Rebuy annoncé
log-rebuy-let-off = Rebuy dispensé

## engine/actions/entries/enter

player-is-in-already = { $name } joue déjà : { $seat }. Un seul tapis par joueur (TCH 67).
player-waits-already = { $name } est déjà inscrit et attend un siège.
player-is-out-already = { $name } a joué et est éliminé. Prenez plutôt un re-entry ou un rebuy.
give-name-every-entry = Donnez un nom à chaque inscription.
tournament-takes-most-200 = Un tournoi accepte au plus 200 000 inscriptions.
no-number-left-another = Il ne reste aucun numéro d’inscription.
log-enter = Inscription
no-such-buy-0 = Ce buy-in n’existe pas. Le 0 est l’habituel ; les autres comptent à partir de 1.

## engine/actions/entries/pay_out

only-taken-out-pool = Donnez un nom seulement pour l’argent retiré de la dotation.
say-which-taken-out = De l’argent a été retiré de la dotation pour { $names }. Dites pour lequel.
nothing-is-held = Il ne reste rien : { $what }.
log-collected-back = Repris
log-pay-out = Reversé
hand-amount-above-nothing = Payez un montant supérieur à zéro.
too-much-paid-out = { $amount } payés en trop : { $what }. Récupérez-les d’abord.
pay-out-at-most = Il reste { $amount } : { $what }. Payez au plus ce montant.
log-paid-out = { $amount } : { $of }
log-paid-out-collected = { $amount } repris : { $of }
log-paid-out-to = { $amount } à { $name } : { $of }

## engine/actions/entries/no_show

play-not-begun-withdraw = Le jeu n’a pas commencé. Retirez plutôt l’inscription.
no-stack-in-play = { $name } n’a pas de tapis en jeu.
bought-in-again-was-here = { $name } s’est réinscrit ; il est donc venu.
has-been-here = { $name } est venu. Un tapis absent est servi et paie les blinds.
only-two-left-blind = Il ne reste que deux joueurs. Laissez plutôt fondre le tapis aux blinds.
house-leaves-absent-players = Cette maison laisse en jeu le tapis d’un absent, qui paie les blinds.
with-first-hand-of = à la première main du niveau { $level }
with-second-level-or-half-hour = au deuxième niveau ou après une demi-heure, selon ce qui vient d’abord
absent-removed = Les joueurs jamais venus sont retirés { $when } ({ $book } { $rule }).
more-entry-bought = C’est plus que ce que l’inscription a acheté.
log-no-show = Jamais venu
nothing-held-entry = Rien n’est gardé pour cette inscription.
time-player-can-collect = Le joueur peut encore le récupérer (TCH 5c).
time-could-collected-over = Le délai pour le récupérer est passé (TCH 5c).
log-collected = récupéré
log-not-collected = non récupéré à temps
log-held-money = Argent gardé

## engine/actions/entries/correct_buyer

name-who-bought-instead = Nommez le joueur qui l’a acheté à la place de { $name }.
not-in-play = { $name } n’est pas en jeu.
# As in English.
kind-rebuys = rebuys
# As in English.
kind-add-ons = add-ons
buyer-taken-all = { $name } a pris tous les { $what } permis.
# As in English.
log-rebuy = Rebuy
log-bought-by-another = { $buyer }, { $price }, pas { $name }

## engine/actions/entries/re_enter

no-re-entries-r-is-rebuy = Ce tournoi n’a pas de re-entry. Tapez r pour un rebuy.
no-re-entries = Ce tournoi n’a pas de re-entry.
play-not-begun-nobody = Le jeu n’a pas commencé. Personne n’est éliminé.
enters-again-only-when-out = { $name } est en jeu. Ici, la re-entry est pour un joueur éliminé.
entry-cancelled-enter = Cette inscription a été annulée. Réinscrivez le joueur.
re-entries-closed = Les re-entries se sont terminées { $when }.
one-re-entry-taken = { $name } a pris la seule re-entry permise.
all-re-entries-taken = { $name } a pris les { $limit } re-entries permises.
how-many-chips-given-up = Combien de jetons { $name } rend-il ? Tapez-les : e 6.4 850.
more-all-chips-play = Il n’y a pas autant de jetons en jeu.
# As in English.
log-re-entry = Re-entry

## engine/actions/entries/rebuy

tournament-no-rebuys = Ce tournoi n’a pas de rebuy.
rebuys-begin-player-lost = Le jeu n’a pas commencé. Le rebuy est pour un joueur qui a perdu tous ses jetons.
entry-cancelled = Cette inscription a été annulée.
rebuy-for-entry-in-play = { $name } a pris une re-entry depuis. Le rebuy est pour l’inscription en jeu.
one-rebuy-taken = { $name } a pris le seul rebuy permis (HPT, Buyin/Rebuy/Add-on).
all-rebuys-taken = { $name } a pris les { $limit } rebuys permis.
rebuys-just-closed = Les rebuys se sont terminés { $when } (HPT, Buyin/Rebuy/Add-on). La main avait-elle déjà commencé ? Tapez r 6.4 before.
rebuys-closed = Les rebuys se sont terminés { $when } (HPT, Buyin/Rebuy/Add-on).
log-waits-for-a-seat = attend un siège

## engine/actions/entries/rename

player-needs-name = Donnez un nom au joueur.
last-name-part-name = Le nom de famille doit faire partie du nom.
log-rename = Renommé
log-correct = Corrigé
log-renamed = { $was } en { $name }
log-without-a-card = sans carte
log-card-number = carte { $number }

## engine/actions/entries/settle

no-such-purchase-taken = Cet achat n’existe pas, ou il a été annulé.
how-noted-already = C’est déjà noté ainsi.
owes-nothing = { $name } ne doit rien.
log-paid = Payé

## engine/actions/entries/cancel_purchase

no-such-purchase = Cet achat n’existe pas.
cancelled-already = C’est déjà annulé.
entry-withdrawn-before-first = Retirez plutôt l’inscription, avant sa première main.
chips-out-of-play = Les jetons de { $name } ne sont plus en jeu. Rayez plutôt la ligne du journal.
in-only-by-this-rebuy = { $name } n’est là que par ce rebuy. Rayez plutôt la ligne du journal.
bounty-bought-won-strike = Son bounty est déjà gagné. Rayez plutôt la ligne du journal.
# As in English.
log-a-rebuy = rebuy
# As in English.
log-an-add-on = add-on
log-an-entry = inscription
log-cancelled = { $name }, { $kind }, { $amount } rendus
log-cancel = Annulé

## engine/actions/entries/withdraw

entry-already-cancelled = Cette inscription est déjà annulée.
no-refunds-once-first = Pas de remboursement : { $name } a déjà reçu une main ({ $book } { $rule }). Le directeur peut faire une exception et dire pourquoi.
no-refund-after-a-hand = Pas de remboursement : { $name } a déjà reçu une main. Le directeur peut faire une exception et dire pourquoi.
withdraw-two-left = Il ne reste que deux joueurs. L’un d’eux doit gagner.
withdraw-more-than-in-play = C’est plus que ce qui est en jeu. Recomptez le tapis.
log-withdrawn-by-exception = { $name }, { $amount } rendus, exception : { $reason }
log-withdraw = Désinscrit

## engine/actions/floor/bust

say-out = Dites qui est éliminé.
somebody-all-chips-not = Tout le monde ne peut pas être éliminé. Quelqu’un a tous les jetons.
say-first-busted-them = Nommez d’abord le joueur qui les a éliminés, puis les autres s’il y en a.
only-player-still-can = Seul un joueur encore en jeu peut les avoir éliminés.
log-bust = Éliminé
who-had-more-chips = Qui avait le plus de jetons au début de la main : { $names } ? Le plus gros tapis finit devant. À tapis égaux, ils partagent.
log-players-left = encore { $players }
log-by = par { $hitmen }

## engine/actions/floor/wrong_bust

name-who-was-out-instead = Nommez le joueur éliminé à la place de { $name }.
out-already-other-hand = { $name } a déjà été éliminé sur une autre main. Nommez un joueur encore en jeu.
no-seat-to-go-out-from = { $name } n’a pas de siège et ne peut pas être éliminé.
entered-after-that-hand = { $name } est entré après cette main. Nommez un joueur présent à ce moment.
an-add-on = un add-on
a-rebuy = un rebuy
bought-after-that-hand = { $name } a pris { $what } après cette main. Annulez-le d’abord, puis dites qui a été éliminé.
log-correct-bust-was-out = { $out } était éliminé, pas { $said } ({ $seat })
log-correct-bust = Quelqu’un d’autre
no-seat-open-open = Aucun siège n’est libre. Ouvrez d’abord une table, ou rayez l’élimination du journal.
log-back-in = De retour
not-out = { $name } n’est pas éliminé.
not-out-on-a-hand = { $name } n’a pas été éliminé sur une main. Rayez cette ligne du journal.
entered-again-strike = { $name } a pris une re-entry depuis. Rayez-la d’abord du journal.
tables-still-hand-undo = Les tables jouent encore cette main. Annulez l’élimination, ou rayez sa ligne du journal.
deal-made-these-places = Un deal couvre ces places. Rayez d’abord le deal du journal.
satellite-over-seats-won = Le satellite est fini et ses tickets sont gagnés. Rayez d’abord sa fin du journal.
ended-with-these-places = Le tournoi a fini sur ces places. Rayez d’abord sa fin du journal.
tournament-over-winner-paid = Le tournoi est fini et le vainqueur est payé. Rayez d’abord ce paiement du journal.

## engine/actions/hand_for_hand/announce

hand-hand-tables-play = Le main par main demande des tables en jeu.
hand-for-hand-on-already = Déjà en cours : { $pace }.
table-nobody-wait-hand = Le main par main demande deux tables. Une seule table n’attend personne.
everybody-left-paid-h4h = Tous les joueurs restants sont payés. Tapez h4h palier pour attendre le palier suivant.
nobody-paid-yet-say = Personne n’est encore payé. Dites à combien de joueurs finit le main par main : h4h 9.
all-prizes-left-same = Tous les gains restants sont égaux. Dites à combien de joueurs finit le main par main : h4h 9.
ends-with-fewer-than-left = Il reste { $left } joueurs. Donnez un nombre plus petit, au moins 1.
log-announced-with = annoncé à { $players } joueurs restants

## engine/actions/hand_for_hand/begin_break

no-break-due = Aucune pause n’est prévue maintenant.
break-when-all-done = La pause commence quand chaque table a fini : { $still }.
log-break-begun = commencée après la main

## engine/actions/hand_for_hand/deal

tables-still-play = { $still }.
say-who-had-more-at = { $tables } : dites qui avait le plus de jetons au début de la main. Les gains en dépendent.
hand-hand-over-end = Le main par main est fini. Terminez-le, et les tables reprennent.
break-due-begin-before = Une pause est prévue. Commencez-la avant la main suivante.
break-next-hand-dealt = C’est la pause. Distribuez la main suivante après.
log-at-all-tables = { $turn } { $number } à toutes les tables
log-deal = Donne

## engine/actions/hand_for_hand/end

log-ended = terminé

## engine/actions/hand_for_hand/finish_tables

say-table-finished-hand = Indiquez la table qui a fini la main.
table-ticked-already = { $table } : déjà finie. Tapez -{ $number } pour l’annuler.
table-not-ticked = { $table } : pas notée comme finie.
table-held-until = { $table } : attend que les autres finissent ({ $still }).
tables-held-until = { $tables } : attendent que les autres finissent ({ $still }).
log-not-done = Pas fini

## engine/actions/hand_for_hand/hold

say-table-all-call = Indiquez la table avec un all-in payé.
table-finished-already = { $table } : la main est finie. Tapez -{ $number } pour l’annuler.
table-held-already = { $table } : déjà en attente.
table-not-held = { $table } : pas en attente.
log-hold = Retenir
log-run-out = Finir le tableau

## engine/actions/hand_for_hand/rank

nobody-to-be-ranked-at = Personne n’est à classer à la { $table }. L’ordre ne sert qu’à plusieurs éliminés ensemble.
name-everybody-who-went-out = Nommez une fois chaque joueur éliminé à la { $table } sur cette main.
give-stack-each-start = Donnez le tapis de chacun au début de la main.
log-ranked = Classé

## engine/actions/penalties/end

plays-again-already = { $name } joue déjà de nouveau.
log-penalty-over = Pénalité finie

## engine/actions/penalties/give

penalty-1-200-hands = Une pénalité dure de 1 à 200 mains, ou de 1 à 20 tours.
serves-a-penalty-already = { $name } purge déjà une pénalité : { $served } sur { $hands }. Terminez-la d’abord, ou donnez un avertissement.
log-penalty = Pénalité

## engine/actions/penalties/serve

penalty-served = { $name } a purgé cette pénalité.
penalty-hands-left = Il reste { $hands } de pénalité. Comptez-en 1 ou plus.
log-penalty-served = { $name } a purgé { $hands }

## engine/actions/prizes/assign_bounty

no-such-bounty-of = Il n’y a pas ce bounty sur { $name }.
say-wins-bounty = Dites qui gagne le bounty.
own-bounty = { $name } ne peut pas gagner son propre bounty.
not-in-play-when-won = { $name } n’était pas en jeu quand ce bounty a été gagné.
log-bounty-to = { $name } à { $hitmen }
# As in English.
log-bounty = Bounty

## engine/actions/prizes/deal

deal-position-hpt = Les joueurs peuvent convenir d’un partage entre eux. Le directeur n’en répond jamais.
deal-position-rrop-nothing-left = Non approuvé, mais le directeur peut le payer. Un deal qui ne laisse rien en jeu est jugé contraire à l’éthique : laissez un montant au vainqueur.
deal-position-rrop = Non approuvé, mais le directeur peut veiller à son paiement. Il reste quelque chose en jeu, comme le livre de règles le demande.
deal-position-none = Le livre de règles ne dit rien des deals. La maison décide.
deal-made-between-players = Seuls les joueurs en jeu peuvent faire un deal.
deal-made-undo-make = Un deal est déjà fait. Annulez-le pour en faire un autre.
somebody-still-waits-seat = Un joueur attend encore un siège.
deal-between-at-most = Un deal se fait entre { $most } joueurs au plus.
no-prizes-share = Il n’y a pas de gains à partager.
leave-less-for-winner = Il y a { $amount } à partager. Laissez moins que cela au vainqueur.
cannot-be-shared-in-parts = { $amount } ne se partage pas en parts de { $unit }. Arrondissez plus finement.
shares-miss = Il manque { $amount } sur { $all }.
shares-exceed = { $amount } de plus que les { $all } à partager.
all-is-shared = La totalité de { $all } est partagée.
share-below-nothing = La part de { $name } est négative.
two-shares = { $name } a deux parts.
share-for-everybody-left = Tapez une part pour chaque joueur restant, et pour personne d’autre.
no-deal-discussed = Aucun deal n’est en discussion.
log-deal-discussion-over = discussion terminée
log-deal-discussed = en discussion
# As in English.
log-a-deal = Deal
shares-only-as-agreed = Tapez des parts seulement pour un deal convenu.
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
log-left-for-the-winner = { $amount } pour le vainqueur
log-still-open = inscriptions ou rebuys encore ouverts

## engine/actions/prizes/end_here

deal-still-on-screen = Un deal est encore à l’écran. Concluez-le, ou retirez-le d’abord.
end-here-once-hand-over = { $still }. Terminez ici après la main.
say-first-who-had-more = Dites d’abord qui, parmi les éliminés de cette main, avait le plus de jetons.
no-deal-was-made = Aucun deal n’a été fait. Terminez aux jetons, ou partagez les places restantes.
no-share-of-the-deal = { $name } n’a pas de part du deal. Terminez aux jetons, ou partagez les places restantes.
deal-leaves-for-winner = Le deal laisse { $amount } au vainqueur. Terminez aux jetons, ou partagez ce montant.
stacks-only-to-end-by-chips = Comptez les tapis seulement pour terminer aux jetons.
log-places-by-the-deal = places selon le deal
log-places-by-chips = places aux jetons
log-they-share = ils partagent les places
log-ended-with = { $players } restants, { $how }
log-tournament-ended = Terminé

## engine/actions/prizes/pay_prize

still-in-play = { $name } est encore en jeu.
has-not-won-a-prize = { $name } n’a rien gagné.
paid-too-much = { $name } a reçu { $amount } de trop. Récupérez-les d’abord.
prize-received-already = { $name } a déjà reçu son gain.
ticket-pays-no-debt = { $name } reçoit un ticket entier. Encaissez ce qui est dû.
a-ticket-pays-a-part = Un ticket en paie déjà une partie. Indiquez comment le reste est payé.
entries-rebuys-may-still = Des inscriptions ou des rebuys peuvent encore changer les gains. Payez après leur clôture.
owes-more-than-prize = { $name } doit { $owed }. C’est plus que les { $amount } à payer.
log-paid-to = { $name } { $amount }
log-less-owed = moins ce qui était dû
money-and-goods = { $amount } et { $goods }

## engine/actions/prizes/mystery

tournament-no-mystery-bounties = Ce tournoi n’a pas de mystery bounty.
envelopes-sealed-during-play = Scellez les enveloppes en cours de jeu, une fois les inscriptions closes.
envelopes-sealed-already = Les enveloppes sont déjà scellées.
entries-rebuys-may-still-add = Des inscriptions ou des rebuys peuvent encore ajouter des bounties. Scellez après leur clôture.
no-bounties-collected = Aucun bounty n’a été encaissé.
envelope-above-nothing = Chaque enveloppe doit contenir un montant supérieur à zéro.
one-envelope-for-each = { $envelopes } pour { $players } : il en faut une par joueur restant.
envelopes = { $count ->
    [one] { $count } enveloppe
   *[other] { $count } enveloppes
}
envelopes-hold = Les enveloppes contiennent { $held }, mais { $collected } ont été encaissés.
log-sealed = { $envelopes } sous scellés
# As in English.
log-mystery = Mystery
envelopes-not-sealed-yet = Les enveloppes ne sont pas encore scellées.
envelope-is-open = L’enveloppe pour { $name } est déjà ouverte.
not-knocked-out-since-sealed = { $name } n’a pas été éliminé depuis la mise sous scellés.
say-first-who-knocked-out = Dites d’abord qui a éliminé { $name }.
all-envelopes-open = Toutes les enveloppes sont ouvertes.
log-line = { $verb } : { $what }

## engine/actions/prizes/pay_bounties

no-bounty-that-is-paid = { $name } n’a pas de bounty à recevoir.
all-bounties-received = { $name } a déjà reçu tous ses bounties.
log-amount-to = { $amount } à { $name }
# As in English.
log-bounties = Bounties

## engine/actions/prizes/pool

log-pool = Dotation

## engine/actions/prizes/set_prizes

places-paid = { $count ->
    [one] { $count } place payée
   *[other] { $count } places payées
}
log-places-paid-of = { $places } sur { $amount }
log-prizes = Gains

## engine/actions/prizes/settle_house

house-owes-pool-nothing = La maison ne doit rien à la dotation. L’ajout et l’overlay sont versés.
log-took-back = a repris { $amount }
log-put-in = a ajouté { $amount }
log-the-house = La maison

## engine/actions/prizes/collect_overpaid

not-paid-more-than-due = { $name } n’a rien reçu de trop.
collect-at-most = { $name } a reçu { $amount } de trop. Récupérez au plus cela.
log-amount-from = { $amount } de { $name }

## engine/actions/prizes/win_seats

only-satellite-ends-seat = Seul un satellite finit avec un ticket pour chacun.
entries-rebuys-may-still-add-seats = Des inscriptions ou des rebuys peuvent encore ajouter des tickets. Terminez le satellite après leur clôture.
more-players-than-seats = Il reste { $players } pour { $seats }. Continuez à jouer.
everybody-seat-first-place = Chacun a son ticket, mais le premier gagne aussi de l’argent. Continuez à jouer.
players-win-a-seat = { $count ->
    [one] { $count } joueur gagne un ticket
   *[other] { $count } joueurs gagnent un ticket
}
log-satellite-over = Satellite terminé

## engine/actions/rulings/pick

pick-on-wall-most = L’écran montre au plus { $most }. Tirez-en moins, ou sans wall.
picked-by-chance = Tiré au sort : { $chosen } · numéro de contrôle { $check }
no-pick-on-wall = L’écran ne montre aucun tirage.
log-pick-away = retiré de l’écran

## engine/actions/seating/alternates

nobody-waits-seat = Personne n’attend de siège.
no-seat-open-open-table = Aucun siège n’est libre. Ouvrez une table, ou attendez une élimination.
alternates = { $count ->
    [one] { $count } joueur en attente
   *[other] { $count } joueurs en attente
}
log-seat = Placement

## engine/actions/seating/block_seat

seat-not-blocked = Le siège { $seat } n’est pas bloqué.
seat-blocked-already = Le siège { $seat } est déjà bloqué.
sits-there-move-first = { $name } est assis à la { $seat }. Déplacez d’abord ce joueur : m { $short }.
seat-locked-for = Réservé à { $name } : { $seat }. Libérez ce siège d’abord.
table-needs-least-two = Une table doit garder au moins deux sièges non bloqués.
most-2-000-seats = Bloquez au plus 2 000 sièges.
log-block = Bloqué
log-unblock = Débloqué

## engine/actions/seating/draw

locked-seats-pairs-kept = Les sièges réservés et les paires séparées laissent trop peu de placements. Renoncez à l’un d’eux.
log-draw = Tirage
seats = { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
play-begun-seats-drawn = Le jeu a commencé. Un nouveau tirage n’a lieu que si les règles le prévoient.
enter-least-two-players = Inscrivez d’abord au moins deux joueurs.
cards-lie = { $cards }, et { $players }. Entrez ces cartes, ou annulez les autres.
cards-are = { $count ->
    [one] { $count } carte est tirée
   *[other] { $count } cartes sont tirées
}
players-still-draw = { $count ->
    [one] { $count } joueur doit encore tirer
   *[other] { $count } joueurs doivent encore tirer
}

## engine/actions/seating/keep_apart

name-two-players-keep = Nommez deux joueurs à séparer.
kept-apart-already = { $both } sont déjà séparés.
not-kept-apart = { $both } ne sont pas séparés.
most-300-pairs-can = Séparez au plus 300 paires.
log-apart = Séparés
log-not-apart = Plus séparés

## engine/actions/seating/lock_seat

seat-blocked-give-free = Le siège { $seat } est bloqué. Débloquez-le d’abord : block { $seat } non.
a-table-has-seats = Une table a les sièges 1 à { $seats }.
no-seat-locked-for = Aucun siège n’est réservé à { $name }.
seat-locked-already = Déjà réservé à { $name } : { $seat }.
log-lock = Réservé
log-seat-for = { $seat } pour { $name }
log-unlock = Libéré
log-the-seat-of = le siège de { $name }

## engine/actions/seating/name_dealer

deals-already = { $name } donne déjà.
not-a-dealer = { $name } n’est pas parmi les donneurs.
log-deals = Donne
log-deals-no-more = Ne donne plus

## engine/actions/seating/redraw

seats-redrawn-during-play = Un nouveau tirage n’a lieu qu’en cours de jeu.
redraw-goes-least-open = Faites le nouveau tirage sur au moins une table ouverte. Prenez plus de tables seulement si des joueurs attendent un siège.
players-do-not-fit-tables = Il n’y a pas assez de sièges : { $players } pour { $tables } ({ $seats } sièges).
# As in English.
tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
log-final-table = table finale
log-redraw = Nouveau tirage

## engine/actions/seating/take_card

seats-drawn-undo-draw = Les sièges sont tirés. Annulez le tirage pour entrer des cartes.
no-such-entry = Cette inscription n’existe pas.
deck-prepared-before-entry = Le paquet a été préparé avant l’inscription de { $name }. Son siège sera tiré quand chacun aura sa carte.
has-a-card = { $name } a déjà : { $card }.
entered-earlier-chooses-first = { $name } s’est inscrit plus tôt et choisit d’abord.
log-all-seats-drawn = { $what } ; les { $seats } sièges sont tirés
log-card = Carte
no-card-left-for = Il ne reste aucune carte pour { $name }, à cause des paires séparées.
card-rank-suit-9s = Une carte est une valeur et une couleur : 9s, A hearts, 10 c. Au-delà de quatre tables, ajoutez le paquet : 9s 2.
no-redraw-for-cards = Personne ne tire de carte maintenant. Les places ne sont retirées au sort que lorsque le règlement le demande.
no-table-has-suit = Aucune table n’a { $suit }.
no-table-has-suit-of-deck = Aucune table n’a { $suit } du paquet { $deck }.
table-has-cards = { $table } : { $cards }.
kept-apart-draws-another = { $name } et { $other } sont séparés. { $name } tire une autre carte.
dealer-draws-another-suit = { $other } donne à la { $table }. { $name } tire une autre couleur.

## engine/actions/seating/wait_for_seat

only-player-sits-somewhere = Seul un joueur assis peut attendre un siège.
log-for-a-seat = { $name }, un siège
log-wait = Attend

## engine/actions/setup/change

play-begun-set-up = Le jeu a commencé. Les réglages ne changent plus.
entries-paid-present-price = Des inscriptions sont payées au prix actuel. Annulez-les d’abord, puis changez le prix.
seats-drawn-present-tables = Les sièges sont tirés pour les tables actuelles. Annulez d’abord le tirage.
log-set-up = Réglages

## engine/actions/setup/change_house_rules

seats-drawn-present-tables-2 = Les sièges sont tirés pour les tables actuelles.
these-house-rules-already = C’est déjà le règlement en vigueur.
log-house-rules = Règlement

## engine/actions/setup/open

tournament-open-already = Ce tournoi est déjà ouvert.
log-open = Ouverture

## engine/actions/shot_clock/give_cards

time-cards = { $count ->
    [one] { $count } carte de temps
   *[other] { $count } cartes de temps
}
no-time-cards-for-that = Aucune carte de temps n’est due pour un nouveau jour.
no-time-cards-for-final = Aucune carte de temps n’est due pour la table finale.
log-cards-for-the-day = { $cards } à chacun pour la journée
log-cards-for-the-final = { $cards } à chacun en table finale

## engine/actions/shot_clock/mod

no-shot-clock = Le règlement de la maison n’a pas de shot clock.
time-cards-in-play = Les cartes de temps sont données et jouées pendant le jeu.
no-time-cards = Le règlement de la maison ne compte pas de cartes de temps.

## engine/actions/shot_clock/play_card

no-time-card-left = { $name } n’a plus de carte de temps.
log-cards-left = il en reste { $left }
log-time-card = Carte de temps

## engine/actions/shot_clock/switch

shot-clock-in-play = Le shot clock commence et finit pendant le jeu.
shot-clock-on-already = Le shot clock est déjà en marche.
shot-clock-off-already = Le shot clock est déjà arrêté.
log-shot-clock-on = les décisions sont chronométrées
log-shot-clock-off = les décisions ne sont plus chronométrées

## engine/actions/tables/absent

no-seat-to-be-away-from = { $name } n’a pas de siège.
marked-absent-already = { $name } est déjà noté absent.
# As in English.
log-absent = Absent
log-away-for-longer = pour plus longtemps
log-present = Présent

## engine/actions/tables/arrived

say-move-arrived = Dites quel joueur est arrivé.
no-such-move = Le déplacement { $number } n’existe pas.
arrived-already = { $name } est déjà arrivé.
log-arrived = Arrivé

## engine/actions/tables/as_they_sit

sits-there-already = { $name } est déjà assis à la { $seat }.
log-sits-at = { $name } à la { $seat }
log-sits = Assis
name-who-moved-instead = Nommez le joueur déplacé à la place de { $name }.
only-players-play-moved = Seuls des joueurs en jeu ont changé de siège.
not-told-to-that-seat = { $name } ne devait pas aller à ce siège.
log-moved-another = { $name } à la { $seat }, pas { $other }
log-move = Déplacé

## engine/actions/tables/break_by_cards

table-receives-nobody = { $table } : aucun joueur n’y entre.
table-full = { $table } : complète.
seat-not-open = Le siège { $seat } n’est pas libre. Libres ici : { $open }.
seat-drawn-twice = Le siège { $seat } est tiré deux fois.
one-seat-for-each = { $players } à la { $table }, mais { $seats }.
players-sit = { $count ->
    [one] { $count } joueur est assis
   *[other] { $count } joueurs sont assis
}
seats-are = { $count ->
    [one] { $count } siège est donné
   *[other] { $count } sièges sont donnés
}
log-by-cards = { $table }, par cartes tirées
log-break = Cassée

## engine/actions/tables/break_table

tables-break-during-play = On casse les tables seulement en cours de jeu.
players-table-not-fit = Les sièges libres des autres tables ne suffisent pas à ces joueurs.

## engine/actions/tables/breaking_order

log-as-usual = comme d’habitude
log-breaking-order = Ordre de casse

## engine/actions/tables/button

log-button = Bouton
# As in English.
log-big-blind = Big blind

## engine/actions/tables/choose_table

no-table-chosen-now = Aucune table n’est à choisir maintenant.
choose-among-the-fullest = { $table } : trop peu de joueurs. Les plus pleines sont { $among }.
log-gives-a-player = { $from } donne un joueur à la { $to }
log-balance = Équilibrage

## engine/actions/tables/close_empty_table

last-table-stays-open = La dernière table reste ouverte.
table-still-has-players = { $table } : encore { $players }. Cassez-la d’abord : b { $number }.
log-close = Fermée

## engine/actions/tables/deal_hands

table-has-nobody-to-deal-to = { $table } : personne à servir.
hands-dealt-during-play = Les mains ne se distribuent qu’en cours de jeu.
hand-for-hand-deals-together = Le main par main est en cours. Distribuez la prochaine main à toutes les tables ensemble (TCH P8).
log-stud-dealt = { $table }, stud, le bouton reste au { $button }
log-hand-dealt = { $table }, bouton { $button }, big blind { $big }
say-where-button-was = Dites où était le bouton de la { $table } : btn { $number } 5. Ensuite il avance tout seul.
games-change-with-the-level = Le niveau dit quel jeu se joue. Retirez « stud ».

## engine/actions/tables/draw_button

no-button-in-stud = On ne joue ici que le stud. Le stud n’a pas de bouton.
draw-button-by-seat = Tirer le bouton : { $cards }, une par siège
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
high-card-seat-everywhere = la plus haute carte donne le siège du bouton à toutes les tables, même vide
draw-button-by-player = Tirer le bouton : une carte à chaque joueur
high-card-at-each-table = à chaque table, la plus haute carte a le bouton
button-drawn-once-seats = Tirez d’abord les sièges, puis le bouton.
hands-played-since-seats = Des mains ont été jouées depuis le tirage. Dites où est un bouton : btn 6 2.
ace-first-button-came = L’as a le premier bouton, par le tirage des sièges (HPT, Seating).
each-table-draws-own = Chaque table tire son bouton. Dites-le table par table : btn 6 2.
log-drawn-for = tiré
log-seat-at-tables = siège { $seat } à { $tables }

## engine/actions/tables/halt

say-table-plays = Indiquez la table qui continue.
table-not-halted = { $table } : pas arrêtée.
log-play-on = Reprise

## engine/actions/tables/low_card

cards-dealt-only-player = Tirez des cartes seulement si un joueur doit bouger et si plusieurs tables peuvent le donner.
log-low-card = Carte basse

## engine/actions/tables/move_player

only-player-play-can = Seul un joueur en jeu peut être déplacé.
open-at = Libre à la { $table } : siège { $open }.
somebody-sits-there = { $name } est assis à la { $seat }. { $where_else }
seat-blocked-open-there = Le siège { $seat } est bloqué. Libres ici : { $open }.

## engine/actions/tables/open_table

# As in English.
log-table-opened = table { $number }, { $players }
draw-seats-draw-opens = Tirez les sièges. Le tirage ouvre les tables.
all-tables-open = Toutes les tables de la salle sont ouvertes ({ $tables }).
table-open-already = La table { $table } est déjà ouverte. La suivante est la { $next }.
too-few-for-tables = { $players }, c’est trop peu pour { $tables }.

## engine/actions/tables/rename_table

name-of-figures-alone = Un nom fait de chiffres ressemble à une autre table. Essayez « { $name }A », ou donnez à la salle ses propres numéros : tables 61-68.
table-name-taken = La table { $table } s’appelle déjà « { $name } ».
table-called-so-already = { $table } : elle a déjà ce nom.
log-table-is = la table { $number } s’appelle { $name }
log-table-without-a-name = la table { $number } n’a plus de nom
log-name = Nom

## engine/actions/tables/resize_table

table-2-12-seats = Une table a de 2 à 12 sièges.
table-has-so-many-already = { $table } : déjà { $seats }.
sits-beyond = { $name } occupe le siège { $seat }. Déplacez d’abord tous les joueurs au-delà du siège { $last }.
log-table-has = { $table } : { $seats }
log-seats = Sièges

## engine/actions/tables/restart

restart-comes-during-tournament = Une reprise n’est possible que pendant un tournoi.
house-rules-level-tables = Le règlement n’équilibre pas les tables à une reprise.
log-tables-levelled = tables équilibrées
log-restart = Reprise

## engine/actions/tables/room_tables

room-1-20-000 = Une salle a de 1 à 20 000 tables.
room-tables-numbered = { $tables } : { $numbers }
table-numbers-as = Écrivez les numéros des tables ainsi : 61-68, ou 21-40 45 47.
table-number-1-99-999 = Une table porte un numéro de 1 à 99 999.
more-tables-are-open = { $tables }. Cassez-en une d’abord.
tables-are = { $count ->
    [one] { $count } table est ouverte
   *[other] { $count } tables sont ouvertes
}
log-as-many-tables = autant de tables que nécessaire
log-room = Salle
more-entered-than-seats = { $players } sont inscrits. Sièges pour { $seated } : { $tables }.

## engine/actions/tables/swap

name-two-different-players = Nommez deux joueurs différents pour échanger les sièges.
only-players-play-can = Seuls des joueurs en jeu peuvent échanger leurs sièges.
log-swap = Échange

## engine/advice/absences

away-too-long-split = Partager le tapis de { $name } à la { $table }
away-for-so-long = absent depuis { $minutes }
away-for-longer-than = absent plus de { $minutes }
# As in English.
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
type-split-or-present = comptez-le et tapez split { $seat } et les jetons, ou present { $seat }
do-split = Partager
missed-blind-two-buttons = une blind manquée et deux boutons absents
third-away-missed-blind = parti en troisième de la table, avec une blind manquée
if-warned-before = seulement après avertissement
must-be-back-for-blinds = { $table } : { $names } de retour pour les prochaines blinds
two-others-away = deux autres sont déjà absents
pick-up-after-missed-blind = après une blind manquée, les jetons peuvent être retirés
do-wait = Attendre
chips-may-be-picked-up = { $name }, { $seat } : les jetons peuvent être retirés
type-pickup-or-present = tapez pickup { $seat } et les jetons, ou present { $seat }
do-pick-up = Retirer

## engine/advice/balancing

table-halts = { $table } à l’arrêt : { $players }, { $most } à la plus pleine
tables-halt = { $tables } à l’arrêt : { $most } joueurs à la plus pleine
once-blinds-affected = dès que ses blinds sont touchées
no-hand-until-arrival = pas de main avant l’arrivée d’un joueur
may-play-on = le directeur peut la laisser jouer
do-play-on = Continuer
fullest-tables = les { $count } tables les plus pleines
deal-low-card = Équilibrage : une carte à { $tables } ; la plus basse envoie un joueur à la { $table }
so-many-at-the-fullest = { $players } à la plus pleine
do-deal = Distribuer
may-still-rebuy = rebuy encore possible : { $names }
which-table-gives = Équilibrage : quelle table donne un joueur à la { $table } ?
so-many-at = { $players } ({ $table })
do-choose = Choisir
halts-until-then = la { $table } attend jusque-là
do-set = Fixer
where-is-the-button = Équilibrage : à quel siège est le bouton de la { $table } ?
same-position-moves = le joueur à la même position change de table
where-was-the-big-blind = Équilibrage : à quel siège était la dernière big blind de la { $table } ?
next-big-blind-moves = la prochaine big blind change de table
takes-worst-seat = le joueur prend le plus mauvais siège
takes-first-big-blind = le joueur prend le siège qui est big blind en premier
balance-move = Déplacer { $name } de la { $from } à la { $to }
low-card = carte la plus basse : { $card }
breaks-first = la { $table } casse en premier
before-next-hand-anywhere = avant la prochaine main à toutes les tables
do-move = Déplacer
button-was-at = le bouton était à la { $seats }
buttons-were-at = boutons : { $seats }
last-big-blind-at = la dernière big blind était à la { $seats }
last-big-blinds-at = dernières big blinds : { $seats }
on-the-button = au bouton
first-left-of-button = premier à gauche du bouton
so-far-left-of-button = { $place } à gauche du bouton
big-blind-next-if-blinds = serait la prochaine big blind à la { $table }, s’il y avait des blinds
next-big-blind-at = prochaine big blind à la { $table }
same-seat-in-stud = le même siège, car le stud n’a pas de bouton
next-other-moved = le suivant : l’autre a déjà changé de table
next-other-locked = le suivant : l’autre garde son siège
next-other-kept-apart = le suivant : l’autre est séparé d’un joueur de la { $table }
like-the-eliminated = comme le joueur éliminé là-bas
to-the-eliminated = au siège du joueur éliminé
like-the-open-seat = comme le siège libre là-bas
to-open-left-of-button = au siège libre à gauche du bouton
to-first-big-blind = au siège qui est big blind en premier
to-the-worst-seat = au plus mauvais siège
to-the-seat-left-last = au dernier siège libéré de la { $table }
to-the-only-open-seat = au seul siège libre
to-the-first-open-seat = au premier siège libre
meets-big-blind = big blind là-bas à la prochaine main
meets-small-blind = small blind là-bas à la prochaine main
meets-button = au bouton là-bas à la prochaine main
meets-nothing = servi là-bas à la prochaine main, sans rien payer
meets-waiting = servi une fois le bouton passé

## engine/advice/chips

are-chips-off = Les jetons de { $chip } ont-ils quitté les tables ?
break-over-no-race = leur pause est finie, et aucun chip race n’a eu lieu ici
race-in-chips = sinon, retirez-les dans Jetons
do-chips-off = Ils sont partis
race-off-to-go = Chip race des jetons de { $chip } : encore { $tables }
race-off = Chip race des jetons de { $chip } : { $tables }
chips-no-longer-needed = aucune blind ni ante n’en a plus besoin
chips-missing-larger-ones = il manque { $short } jetons de { $chip } : donnez des jetons plus gros à la place
do-all-chips-off = Les { $chip } sont retirés
do-chips = Jetons
chips-take-their-place = les jetons de { $chip } les remplacent

## engine/advice/hand_for_hand

go-hand-for-hand = { $pace } : encore { $from } avant l’argent
left-and-paid = { $left } restants, { $paid } payés
place-takes = { $place } : { $amount }
hand-in-progress-counts = une élimination sur la main en cours compte déjà
do-announce = Annoncer
run-the-board-out = { $table } : finir le tableau
others-have-finished = toutes les autres tables ont fini la main
do-run-out = Finir le tableau
waits-with-all-in = { $table } en attente avec un all-in
wait-with-all-in = { $tables } en attente avec un all-in
tick-each = tapez le numéro de chaque table qui a fini
hold-for-all-in = hold et le numéro pour un all-in payé
do-tick = Cocher
who-had-more-at = { $table } : qui avait le plus de jetons, { $names } ?
type-rank = tapez rank et les tapis au début de la main, dans cet ordre
prizes-differ = les gains diffèrent
do-rank = Classer
over-one-table = Le main par main est fini : il reste une table
over-all-paid = Le main par main est fini : tous les joueurs restants sont payés
over-so-many-left = Le main par main est fini : il reste { $players }
tables-play-on = les tables reprennent seules
do-end = Terminer
begin-break = Pause : { $minutes }
break-waited = elle attendait la fin de la main
goes-on-after-break = le main par main reprend après
do-begin = Commencer
deal-together = Distribuer { $turn } { $number } : { $tables }
off-the-clock = { $time } retirés de l’horloge
left-after-it = il reste { $time } ensuite
over-with-left = finit à { $players }

## engine/advice/mod

seats-drawn-clock-starts = sièges tirés sur { $tables }, et l’horloge démarre
shuffle-up-and-deal = Shuffle up and deal !
do-start = Démarrer
final-table-redraw = Table finale : nouveau tirage pour { $players }
redraw-at-tables = Nouveau tirage : { $players } sur { $tables }
so-few-play-at = { $players } ou moins jouent sur { $tables }
cards-drawn-are-entered = les cartes tirées à la main peuvent être saisies une par une
do-redraw = Nouveau tirage
close-empty-table = Fermer la { $table } : personne n’y est assis
everybody-sits-elsewhere = tous ont un siège à une autre table
do-close = Fermer
players-fit-tables = { $players } tiennent sur { $tables } de { $size }
moved-in-between-waits = un joueur qui arrive entre small blind et bouton attend
break-table-draw-seats = Casser la { $table } : { $players } à placer par tirage
do-break = Casser
card-for-the-absent = laissez une carte au siège des absents
away-card-stays = { $name } est absent : laissez-y une carte
so-many-tables-break = { $tables } à fermer : { $table } à { $last }
several-away-cards-stay = { $names } sont absents : laissez une carte à chaque siège
pay-place = Payer le { $place } : { $amount } à { $name }
prize-less-owed = { $prize } moins les { $owed } que { $name } doit
still-owes = { $name } doit encore { $owed }
hand-ticket = Remettez le ticket { $number } à { $name }
ticket-is-good-for = il vaut { $value } et donne droit à { $event }
a-ticket-pays = le ticket paie { $amount }
do-handed = Remis
sign-payout-sheet = faites signer la feuille de paiement
do-paid = Payé
collect-from = Récupérer { $amount } de { $name }
do-collected = Récupéré
take-announced-rebuy = Encaissez le rebuy de { $name } : { $price }
announced-before-the-hand = annoncé avant la main et joué avec des jetons derrière

## engine/advice/no_shows

entry-is-forfeited = l’inscription est perdue
buy-in-is-held = le buy-in quitte la dotation et est gardé { $days }
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
absent-since-the-start = absent au départ et pas vu depuis
if-here-split = si le joueur était là : split { $seat } et les jetons
remove-no-show = { $name } n’est pas venu : retirer le tapis de la { $seat }
do-remove = Retirer

## engine/advice/open_money

house-puts-in = La maison verse { $amount }
prizes-need-the-house = les gains ont besoin de l’ajout et de l’overlay
no-winner-was-named = aucun gagnant n’a été indiqué
say-who-knocked-out = Dire qui a éliminé { $name }
open-the-envelope = Ouvrir l’enveloppe pour { $name }
envelope-pays-the-knock-out = elle contient le bounty de cette élimination
do-open = Ouvrir
say-who-won-bounty = Dire qui a gagné le bounty de { $name } : { $amount }
house-takes-out = La maison reprend { $amount }
house-put-in-too-much = elle a versé plus que les gains n’en demandent
pay-bounties = Payer les bounties : { $amount } à { $name }
so-many-won = { $what } en tout
# As in English.
bounties = { $count ->
    [one] { $count } bounty
   *[other] { $count } bounties
}
collected-and-paid-out = { $collected } encaissés, { $paid } payés
collect-of-others = Récupérer { $amount } : { $whose }
pay-others = Payer { $amount } : { $whose }

## engine/advice/penalties

penalty-served-back = Pénalité purgée : { $name } peut revenir à la { $seat }
for-reason = motif : { $reason }
do-back = De retour

## engine/advice/put_off

log-later = Plus tard
log-due-again = À faire de nouveau
log-dismissed = Écarté
log-reason = { $what } ({ $why })
keep-reason-200-characters = Limitez la raison à 200 caractères.
advice-not-put-off = Ce conseil n’a pas été reporté.
passed-already-choose-later = C’est déjà passé. Choisissez plus tard.
put-off-day-most = Reportez-le d’un jour au plus, ou écartez-le.
say-why-dismissed-log = Dites pourquoi vous l’écartez. Le journal garde la raison.
nothing-kind-due-now = Rien de tel n’est à faire maintenant.

## engine/advice/seats

draw-the-seats = Tirer les sièges : { $players }
by-a-recorded-seed = tous les sièges ont la même chance, et cela se vérifie plus tard
do-draw = Tirer
enter-the-cards = Entrer les cartes tirées : encore { $players }
last-card-draws = chaque siège est une carte, et la dernière fait le tirage
cannot-draw-as-arranged = Le tirage des sièges est impossible ainsi
seat-first-alternate = Placer { $name }, premier de la liste d’attente
seat-alternates = Placer { $alternates } : { $name } d’abord
a-seat-is-open = un siège est libre
alternates-wait = { $count ->
    [one] { $count } joueur attend
   *[other] { $count } joueurs attendent
}
seated-in-order = dans l’ordre, table et siège au hasard
do-seat = Placer
draw-again = Nouveau tirage : { $players } sur { $tables }
do-draw-again = Tirer à nouveau
open-tables-redraw = Ouvrir des tables : nouveau tirage pour tous sur { $tables }
open-table-redraw = Ouvrir la table { $table } : nouveau tirage pour tous sur { $tables }
open-table-so-many-each = Ouvrir la table { $table } : environ { $each } par table sur { $tables }
open-table-players-move = Ouvrir la table { $table } : { $players } de { $tables }
players-move = { $count ->
    [one] { $count } joueur se déplace
   *[other] { $count } joueurs se déplacent
}
or-for-sale-only = ou open { $table } sur la ligne, pour la vente seulement
players-wait-for-a-seat = { $count ->
    [one] { $count } joueur attend un siège
   *[other] { $count } joueurs attendent un siège
}
no-seat-is-open = aucun siège n’est libre
leaves-locked-seat = { $name } quitte le siège réservé { $seat }.

## engine/advice/shot_clock

begin-shot-clock = Commencez le shot clock : { $seconds } secondes par décision
end-shot-clock = Arrêtez le shot clock
shot-clock-of-level = le niveau { $level } se joue
shot-clock-of-final = il reste une table
give-time-cards = Donnez { $cards } à chacun des { $players }
time-cards-for-the-day = un nouveau jour commence
do-give = Donner

## engine/advice/waiting

breaks-are-held = Casse retenue : la { $table } reste ouverte
matter-draw = Les sièges
matter-start = Le départ
matter-button = Le premier bouton
matter-seat = Sièges pour la liste d’attente
matter-open = Une table de plus
matter-balance = Équilibrage
matter-break = Casse de tables
matter-redraw = Le nouveau tirage
matter-halt = Tables incomplètes
# As in English.
matter-colour-up = Chip races
matter-penalty = La pénalité
matter-absence = L’absence
matter-no-show = Le joueur jamais venu
matter-pay = Le paiement

## engine/advice/win_seats

a-seat-for-everybody = chacun a sa place, et il n’y a pas d’argent en plus
satellite-is-over = Le satellite est fini : { $players } avec un ticket

## engine/floor_line/absent_verbs

floor-who-is-away = qui ? Un siège ou un nom : absent 6.4
floor-who-goes-home = qui part ? Un siège ou un nom : home 6.4
floor-who-is-back = qui ? Un siège ou un nom : present 6.4
floor-is-away = { $who }, s’absente
floor-is-away-for-longer = { $who }, absent plus de { $minutes } : le tapis est partagé
floor-is-back = { $who }, est de retour

## engine/floor_line/break_verbs

floor-break-which = quelle table ? b 6, ou b 6 3.4 2.7 avec les sièges tirés
floor-break-seats-drawn = les sièges tirés, par exemple 3.4, un par joueur
floor-break-players-draw = { $broken } : ses joueurs tirent des sièges libres
floor-break-drew-and-next = { $drew } → { $last }, et { $next } ?
floor-break-to-seats-drawn = { $broken } : { $players } aux sièges tirés

## engine/floor_line/conduct_verbs

floor-time-on-whom = contre qui ? t 6.4 ; puis t joué, ou t fini
floor-time-acted = le joueur a joué à temps
floor-time-ran-out = le temps est écoulé : la main est morte, ou check s’il n’y avait pas de mise
floor-time-called-once = déjà demandé une fois
floor-time-called-before = déjà demandé { $called } fois
floor-time-not-before = pas avant { $wait } s de réflexion
floor-time-to-act = { $seconds } s pour jouer
floor-penalty-for-whom = pour qui ? p 6.4 2r, p 6.4 3h, p 6.4 w pour un avertissement
floor-penalty-plays-again = { $name } joue de nouveau
floor-penalty-none = { $name } ne purge aucune pénalité.
floor-penalty-how-many = combien de mains ont été jouées ? p 6.4 +3
floor-penalty-played = { $name } a purgé { $hands }
floor-penalty-which = 2r pour deux tours, 3h pour trois mains, w pour un avertissement
floor-penalty-before = auparavant : { $penalties }
floor-penalty-of-hands = { $who } : { $sentence }, { $hands }
floor-penalty = { $who } : { $sentence }
floor-missed = Manqué
floor-missed-who = qui a manqué la blind ? missed 6.4
floor-missed-blind = un bouton de blind manquée
floor-missed-absent-button = bouton absent { $number }
floor-missed-what = { $who } : { $what }
floor-found-with-whom = chez qui, et combien ? found 6.4 9, ou found 6.4 9x5 pour la valeur
floor-found-none-left = Aucun jeton n’a encore quitté cette table.
floor-found-make = { $who } : { $chips } × { $chip } donnent { $new } × { $next }
floor-found-make-none = { $who } : { $chips } × { $chip } ne donnent aucun { $next }, { $removed } en jetons sortent du jeu
floor-found-make-and-leave = { $who } : { $chips } × { $chip } donnent { $new } × { $next }, { $removed } en jetons sortent du jeu
floor-found-chips = { $who } : { $chips } × { $chip }
floor-stack-whose = le tapis de qui, et combien de jetons ? { $word } 6.4 5300
floor-stack-split = { $who } : { $chips } à chaque autre joueur ({ $others }), { $bank } à la banque
floor-stack-leaves-play = { $who } : { $chips } en jetons sortent du jeu
floor-behind-who = de qui ? behind 6.4, avant la main
floor-behind = { $who } : joue des jetons derrière et doit les acheter
floor-behind-off = { $who } : le rebuy n’est plus dû
floor-colour-whose = les jetons de qui, et lesquels ? colour 6.4 25
floor-colour-up = { $who } : les jetons de { $chip } deviennent de plus gros à valeur égale ; annoncez-le à la table
floor-penalty-for = pour { $what } ({ $book } { $rule })
floor-shot-what = shot on, shot off ; shot 6.4 pour une carte de temps, shot give pour de nouvelles
floor-shot-give = { $cards } à chaque joueur restant
floor-shot-card = { $who } joue une carte de temps, il en reste { $left }

## engine/floor_line/correct_verbs

floor-correction-back-in = De retour en jeu, ici
floor-back-who = qui n’est pas éliminé ? back dele
floor-back-at-open-seat = { $name } à un siège libre, tiré maintenant · personne d’autre ne bouge
floor-correction-somebody-else = C’était quelqu’un d’autre
floor-not-who = qui n’était-ce pas, et qui était-ce ? not dele mais bo
floor-not-neither = { $name } n’est ni éliminé ni appelé à changer de siège.
floor-not-but-who-was-out = pas { $name } : qui était éliminé ? Un siège ou un nom
floor-not-but-who-moved = pas { $name } : qui a changé de siège ? Un siège ou un nom
floor-not-is-out = { $who } est éliminé · { $name } est assis : { $seat }, personne ne bouge
floor-not-went-to = { $who } est allé ici : { $there } · pas { $name }
floor-correction-other-buyer = Quelqu’un d’autre l’a acheté
floor-bought-who = qui ne l’a pas acheté, et qui l’a acheté ? r pas dele mais bo
floor-bought-none = { $name } n’en a pas acheté.
floor-bought-by-other = { $who } l’a acheté pour { $price } · pas { $name }
floor-sits-who = qui, et à quel siège ? sits dele 3.2
floor-sits-two = { $name } : { $here }, { $other } : { $there } · personne ne bouge
floor-sits-one = { $name } : { $here } · personne ne bouge
floor-bounty-whose = le bounty de qui, et qui l’a gagné ? bounty dele par bo
floor-bounty-none = Aucun bounty sur { $name } n’est tombé.
floor-bounty-who-won = { $name } : qui l’a gagné ? Un siège ou un nom
floor-bounty-to = { $name } : à { $names }

## engine/floor_line/count_verbs

floor-count-whose-stack = le tapis de qui ? count 6.4 35000 ; ou une table siège par siège : count 6 35000 8000
floor-counted-before = { $chips } au dernier compte
floor-counted = { $who } : { $sum }
floor-counted-several = { $stacks }, { $sum } en jetons
floor-count-numbers = Tapez les tapis en chiffres : { $called }.
floor-count-only-players = Seulement { $players } ({ $called }).
floor-count-and-who = et { $who } ?
floor-chips-in-whose = le tapis de qui, et combien ? chips entrée 6.4 500 erreur
floor-chips-out-whose = le tapis de qui, et combien ? chips sortie 6.4 500 pénalité
floor-chips-out-why = { $name }, pourquoi ? retirés de la table : ôté ; sans propriétaire : perdu ; pénalité ; erreur
floor-nobody-at = { $seat }, où personne n’est assis
floor-chips-in = { $who } : { $chips } ajoutés, { $why } · { $sum } en jeu
floor-chips-out = { $who } : { $chips } retirés, { $why } · { $sum } en jeu

## engine/floor_line/deal_verbs

floor-deal-which = la prochaine main, à quelle table ? deal 6, ou deal toutes
floor-deal-stud = la prochaine main de stud, { $table } : le bouton reste en { $button }
floor-deal-one = la prochaine main, { $table } : bouton { $button }, big blind { $big_blind }
floor-deal-several = la prochaine main à { $tables }

## engine/floor_line/end_verbs

floor-end-here = Terminer ici
floor-end-chips = les jetons de chacun ? end by chips 6.4 12000, 6.5 8000
floor-end-by-deal = encore { $players }, places selon le deal
floor-end-by-chips = encore { $players }, places aux jetons
floor-end-share = encore { $players }, qui partagent : { $places }
floor-how-many-chips = combien de jetons a { $part } ?
floor-pay = Payer
floor-pay-whom = qui ? pay anna
floor-pay-nothing = Rien n’est à payer à { $name }.
# As in English.
floor-hand-ticket = { $name } · ticket { $number }
floor-pay-goods = { $name } · { $goods }
floor-pay-bounties = { $amount } de bounties
floor-pay-less-owed = { $net } : { $prize } moins les { $owes } dus
floor-pay-then-bounties = puis { $amount } de bounties
floor-pay-still-owes = doit encore { $amount }
floor-pay-in = { $name } · { $what } ({ $by })

## engine/floor_line/entry_verbs

floor-enter-known-or-new = quelqu’un de connu, ou un nouveau joueur nommé { $name } ?
floor-new-player = Nouveau joueur : { $name }
floor-for-whom = pour qui ? Un siège ou un nom
floor-enter-whom = qui ? n Anna Berg, et le moyen de paiement : n Anna Berg, card
floor-enter-alternate = { $says } · aucun siège libre : { $place } en attente
floor-enter-is-in = { $name } est déjà en jeu ; un nouveau joueur du même nom ?
floor-enter-is-out = { $name } est éliminé ; le réinscrire, ou un nouveau joueur du même nom ?
floor-how-it-is-paid = le moyen de paiement
floor-a-kind-of-buy-in = un type de buy-in
floor-offer = { $name } · { $amount } pour { $chips } jetons
floor-offer-how = { $name } · { $amount }, { $how } pour { $chips } jetons
floor-and-chips-leave-play = { $chips } en jetons sortent du jeu
floor-paid-in = { $name } · { $amount } ({ $payment })
floor-no-show-held = le buy-in est gardé { $days } jours
floor-no-show = { $name } · le tapis sort du jeu, { $money }

## engine/floor_line/hand_verbs

floor-h4h-ends = le main par main finit, les tables reprennent seules
hand-for-hand = main par main
floor-h4h-until-which = jusqu’à l’argent ; ou h4h palier, h4h 9, h4h fin
floor-h4h-until-paid = jusqu’à ce que tous les joueurs restants soient payés
floor-h4h-until-prize-rises = jusqu’au palier suivant
floor-h4h-until-one-left = jusqu’à 1 joueur restant
floor-h4h-until-left = jusqu’à { $players } joueurs restants
floor-h4h-finish-the-hand = finir la main en cours et attendre, { $until }. Un joueur éliminé sur cette main compte déjà
log-hand-done = Main finie
floor-done-which = à quelle table ? done 4 7, ou done pour toutes
floor-done-not = { $words }, finalement
floor-done-all = { $words } : fini à toutes les tables ({ $turn })
floor-done-one-plays = { $words } : 1 joue encore
floor-done-still-play = { $words } : { $still } jouent encore
floor-hold-which = quelle table ? hold 6
floor-run-which = quelle table ? run 6
floor-hold = { $words } : un all-in payé, cartes cachées jusqu’à ce que les autres finissent
floor-run = { $words } : finir le tableau
floor-deal-all-time = la prochaine main à toutes les tables : { $off } retirés, reste { $left }
floor-deal-all = la prochaine main à toutes les tables
floor-rank-none = Aucun ordre ne manque.
floor-rank-stacks = les tapis au début de la main, dans cet ordre : { $names }
floor-name-and-chips = { $name } { $chips }
floor-ranked = { $table } : { $names }

## engine/floor_line/mod

floor-seat-or-two-tables = un siège ou deux tables ?
floor-before-opening = Rien ne peut être dit avant l’ouverture.
floor-bust-who-else = et qui d’autre sur cette main ?
floor-bust-finishes = finit { $finish }
floor-bust-one-hand = { $names } sur une même main
floor-bust-equal = { $names } en même temps, à égalité
floor-bust-places = { $finish }
floor-bust-together = { $names } sur cette main
floor-bust-left = reste { $after }
floor-bust-two-tables = à deux tables : l’un après l’autre, ou en même temps ?
floor-first-finishes-lowest = le premier finit le plus bas
floor-at-once = { $names } en même temps
floor-they-share = ils partagent leurs places
floor-bust-by = par { $names }
floor-bust-wins-bounties = par { $names }, qui gagne { $amount } en bounties
floor-bust-share-bounties = par { $names }, qui partagent { $amount } en bounties
floor-bust-bounty-whose = bounty { $amount } : à qui ? Ajoutez par et un siège ou un nom
floor-rebuy-at-most = avec { $chips } jetons ou moins
floor-rebuy-whose-bounty = à qui le bounty ? D’abord l’élimination, avec par, sinon il reste ouvert
floor-move-whom = qui, et vers où ? m 6.4 2.3
floor-move-no-seat = Aucune autre table n’a de siège libre.
floor-move-to = { $who } → { $there }
floor-swap-who = qui échange son siège avec qui ? swap 6.4 6.7
floor-swap-with-whom = { $who }, avec qui ?
floor-swap = { $one } ↔ { $other }
floor-arrived-who = qui ? Un siège ou un nom, ou tous ceux qui vont à une table ou en viennent : ok 6
floor-arrived-nobody = Personne n’est en route depuis ou vers : { $words }.
floor-arrived-table = { $who } depuis ou vers : { $table }
floor-arrived-not-listed = { $name } n’est pas dans la liste des déplacements.
floor-name-which = quelle table, et quel nom ? name 6 Feature table
floor-name-number-again = la table { $table } reprend son numéro
floor-name = la table { $table } s’appelle « { $name } »
floor-size = { $words } : { $seats }
floor-size-which = quelle table, et combien de sièges ? size 6 8
floor-close = { $table }, où personne n’est assis
floor-close-which = quelle table ? close 6
floor-at-seat = { $words }, siège { $seat }
floor-and-the-clock-runs = { $says } · le main par main se termine, et l’horloge repart
floor-at-seat-stud = { $words }, siège { $seat }, dans une main de stud
floor-at-seat-which = de quelle table, à quel siège ? { $example }
floor-who = { $name }, { $seat }
floor-no-entry = L’inscription { $number } n’est pas en jeu.
floor-nobody-called = Personne en jeu ne s’appelle « { $word } ».
floor-then = , puis { $name }
floor-taken-of = { $taken } sur { $limit } pris
floor-taken = { $taken } pris, sans limite

## engine/floor_line/order_verbs

floor-order-usual = les tables cassent dans l’ordre habituel, le plus grand numéro d’abord
floor-order-next = { $table } : casse ensuite
floor-order-several = { $names } : cassent ensuite, dans cet ordre
floor-restart = les tables sont équilibrées pour une reprise avant la prochaine main
floor-play-on = { $names }, même à court de joueurs
floor-later-which = jusqu’à quel niveau ? later niveau 8
floor-dismiss = Écarter
floor-dismiss-why = pourquoi ? dismiss et le motif, pour le journal
floor-until-asked-for = jusqu’à ce que vous le redemandiez
floor-put-off-nothing = Il n’y a aucun conseil à reporter.
floor-put-off = { $matter }, { $until }

## engine/floor_line/ruling_verb

floor-pick-on-wall = l’écran le montre

## engine/floor_line/seat_verbs

floor-lock-which = quel siège pour qui ? lock 3.2 dele, ou lock dele non
floor-lock = { $seat } : pour { $name } dès le prochain tirage
floor-lock-off = { $name } est tiré comme les autres
floor-block-which = quel siège ? block 3.2, ou block 3.2 non
floor-block-off = { $seat } : de nouveau attribué
floor-block = { $seat } : attribué à personne
floor-apart-which = quels deux joueurs ? apart anna+bo, ou apart anna+bo non
floor-apart-off = { $first } et { $name } peuvent de nouveau être à la même table
floor-apart = { $first } et { $name } ne sont plus à la même table, dès le prochain tirage
floor-dealer = Donneur
floor-dealer-who = qui ? dealer anna, ou dealer anna non
floor-dealer-off = { $name } ne donne plus
floor-dealer-on = { $name } donne : un donneur par table, au milieu, au prochain tirage
floor-card-everybody = Tout le monde a une carte.
floor-card-next = { $name } tire ensuite : une carte comme 9s, ou un nom et une carte
floor-card-drew = { $name } a tiré { $card }
floor-card-dealt = { $name } : le programme donne une carte
floor-seat-first = { $alternates }, { $first } d’abord
floor-open-which = quelle table ? open 4
floor-open = { $table }, pour la vente : la liste d’attente s’y assoit, et personne ne se déplace
floor-room-opened = { $tables }, dont { $more } : un joueur qui s’inscrit reçoit un siège
are = { $count ->
    [one] { $count } s’ouvre
   *[other] { $count } s’ouvrent
}
floor-room-draw-opens = { $tables }, le tirage n’en ouvre que ce qu’il faut pour asseoir tout le monde
floor-room-which = combien de tables a la salle ? tables 5, tables 61-68, ou tables any
floor-button-drawn = tiré comme le veut la maison
floor-button-everywhere = siège { $seat } à chaque table
floor-button-which = à quel siège ? btn toutes 4

## engine/floor_line/small_words

line-by = par
line-then = puis
line-not = pas
line-but = mais
line-off = non
line-all = toutes
line-end = fin
line-jump = palier
line-acted = joué
line-time-out = fini
line-chips-in = entrée
line-chips-out = sortie
line-chips-off = ôté
line-chips-lost = perdu
line-chips-penalty = pénalité
line-chips-error = erreur
line-level = niveau
line-longer = longtemps
line-dodging = esquive
line-on = oui
line-give = donner
line-wall = écran
line-away = retirer

## engine/log/correct

later-lines = { $count ->
    [one] { $count } ligne suivante
   *[other] { $count } lignes suivantes
}
later-line-depends = Cela contredit { $lines } : ligne { $numbers }. Rayez-la aussi, ou ne changez rien.
later-lines-depend = Cela contredit { $lines } : lignes { $numbers }. Rayez-les aussi, ou ne changez rien.
many-later-lines-depend = Cela contredit { $lines } : lignes { $numbers } et d’autres. Rayez-les aussi, ou ne changez rien.
restore-first = Cela contredit une étape précédente. Rétablissez-la d’abord.
would-break = C’est impossible : { $wrong }.
too-many-lines-hang = Trop de lignes dépendent les unes des autres. Corrigez par petites étapes.
say-corrected = Dites quoi corriger.
no-such-line = La ligne { $number } n’existe pas.
opening-cannot-struck-delete = L’ouverture ne peut pas être rayée. Supprimez plutôt le tournoi.
line-is-undo-or-redo = La ligne { $number } annule ou rétablit. Corrigez la ligne qu’elle a changée.
line-struck-already = La ligne { $number } est déjà rayée.
line-in-force = La ligne { $number } n’est pas rayée.
tournament-opened-once-first = Un tournoi s’ouvre une fois, par sa première ligne.
something-forgotten-put-after = Insérez une étape oubliée après une ligne qui a fait quelque chose.

## engine/log/describe

log-undo = Annulé
log-redo = Rétabli
log-strike = Retiré : { $lines }
log-restore = Rétabli : { $lines }
log-after-line = { $what }, après la ligne { $number }
log-insert = Ajouté
log-change-line = Modifié : { $lines }
log-line-now = maintenant { $what }
log-add-before = Inséré avant la ligne { $number }
log-line-named = { $verb } { $what }
log-line-number = ligne { $number }
lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
log-line-numbers = lignes { $numbers }
log-correction-of = la correction de { $lines }

## engine/log/fold

nothing-undo = Il n’y a rien à annuler.
nothing-redo = Il n’y a rien à rétablir.

## engine/log/invariants

would-sit-twice = { $name } serait assis deux fois
would-sit-on-blocked-seat = { $name } serait sur un siège bloqué
would-be-counted-wrong = { $table } : le compte serait faux
seat-not-there = un joueur serait sur un siège qui n’existe pas
would-wait-without-reason = { $name } attendrait sans raison
paid-player-missing = un joueur qui a payé manquerait
would-be-in-twice = { $name } serait deux fois en jeu
would-finish-in-two-places = { $name } finirait à deux places
player-without-place = un joueur n’aurait pas de place
opened-without-a-bag = { $player } aurait ouvert un sac et est venu sans sac
money-not-balanced = les comptes ne tomberaient pas juste
who-never-entered = un joueur jamais inscrit

## engine/log/floor_corrections

floor-correction-another-seat = Un autre siège, comme ils sont assis
floor-correction-other-hitman = Quelqu’un d’autre a éliminé { $name }

## engine/rulebook/calling_time

player-called-5-seconds = Donnez à un joueur de 5 secondes à dix minutes pour agir.
warnings-lie-between-call = Un avertissement vient entre la demande et la fin du temps.
count-shorter-time-act = Le compte à rebours doit être plus court que le temps pour agir.

## engine/rulebook/chip_set

chip-red = rouge
chip-green = vert
chip-black = noir
chip-purple = violet
chip-yellow = jaune
# As in English.
chip-orange = orange
list-chips-smallest-value = Donnez les jetons de la plus petite valeur à la plus grande, chaque valeur une fois.
chip-set-most-20 = Un jeu de jetons a 20 couleurs au plus. Un tapis n’a que des jetons du jeu.
chip-colour-such-c8372d = Donnez au jeton une couleur comme #c8372d et une valeur de 10 000 000 000 au plus.
count-most-ten-million = Comptez au plus 10 000 000 jetons d’une couleur.
chips-sold-1-10 = Les jetons se vendent par lots de 1 à 10 000 d’une couleur.

## engine/rulebook/hand_for_hand

soft-hand-for-hand = main par main souple
round-for-round = tour par tour
hand = la main
round = le tour
log-round-done = Tour fini

## engine/rulebook/house_rules/lines

rule-game = Jeu
rule-seats-at-a-table = Sièges par table
rule-first-seats = Premiers sièges
rule-first-button = Premier bouton
rule-button = Bouton
rule-short-big-blind = Big blind courte : ce qui est payé d’abord
rule-level-tables = Équilibrer les tables
rule-level-within-one = À un joueur près
rule-halting-a-table = Arrêt d’une table
rule-who-moves = Qui change de table
rule-from-which-table-when-tied = De quelle table, à égalité
rule-to-which-seat = Vers quel siège
rule-moved-near-the-blinds = Arrivée près des blinds
rule-a-table-breaks = Une table casse
rule-breaks-are-held = Tables gardées ouvertes
rule-redraws = Nouveaux tirages
rule-odd-chips = Jetons en trop au chip race
rule-the-tables-play-together = Les tables jouent ensemble
rule-off-the-clock-for-each-hand = Retiré de l’horloge à chaque main
rule-advised = Conseillé
rule-calling-time = Demande de temps
# As in English.
rule-shot-clock = Shot clock
rule-away-from-the-table = Absent de la table
rule-players-who-never-come = Joueurs jamais venus
rule-their-money = Leur argent
rule-seats-per-table-means = On ouvre autant de tables qu’il en faut pour tous les joueurs, avec ce nombre de sièges.
rule-tolerance = À { $number } près
rule-tolerance-means = Dès qu’une table a { $number } joueurs de plus qu’une autre, un joueur change de table.
rule-preferred-size = À { $number } par table
rule-preferred-size-means = La table suivante dans l’ordre casse dès que tous les joueurs restants tiennent aux autres tables, à { $number } par table.
rule-time-at = à { $seconds } secondes
rule-time-counted = compté à partir de { $seconds }
rule-time-not-before = pas demandé avant { $seconds } secondes de réflexion
rule-time-nothing-said = Rien n’est annoncé avant la fin du temps.
rule-time-said = Annoncé { $when }. Ensuite la main est morte, ou check s’il n’y avait pas de mise.
rule-time-seconds = { $seconds } secondes
rule-shot-clock-none = Aucune
rule-shot-clock-none-means = Un joueur peut réfléchir jusqu’à ce que le temps soit demandé.
rule-shot-clock-means = L’appareil du croupier les décompte à chaque décision.
rule-shot-clock-cards-means = L’appareil du croupier les décompte à chaque décision. Une carte de temps ajoute { $seconds } secondes.
rule-absence-blinded-off = Fond aux blinds
rule-absence-blinded-off-means = Le tapis est servi et paie les blinds jusqu’à ce qu’il n’en reste rien.
rule-absence-split = Partagé après { $minutes } minutes
rule-absence-split-means = Le tapis est partagé à parts égales entre les autres de la table. Les jetons en trop vont à la banque.
rule-absence-missed-blind-and-two-absent-buttons = Blind manquée et deux boutons absents
rule-absence-missed-blind-and-two-absent-buttons-means = Ensuite les jetons peuvent être retirés. Un troisième joueur absent de la table doit revenir pour les prochaines blinds.
rule-pace-one-hand = Une main
rule-pace-one-hand-means = Chaque table attend les autres après chaque main. L’horloge est arrêtée et chaque main lui retire du temps.
rule-pace-one-hand-softly = Une main, souple
rule-pace-one-hand-softly-means = Chaque table attend les autres après chaque main, et l’horloge continue.
rule-pace-one-round = Un tour
rule-pace-one-round-means = Chaque table attend les autres après chaque tour, et l’horloge continue.
rule-time-off-means = Il est retiré au début de la main. Les blinds montent à mesure que le temps passe, et une pause attend la fin de la main.
rule-advised-from-on-the-directors-word = Sur décision du directeur
rule-advised-from-on-the-directors-word-means = Jamais conseillé. Annoncez-le avec h4h.
rule-advised-from-one-to-the-money = À une place de l’argent
rule-advised-from-one-to-the-money-means = Dès que le prochain éliminé est le dernier non payé.
rule-advised-from = À { $number } places de l’argent
rule-advised-from-means = Dès qu’il reste { $number } joueurs ou moins à éliminer avant l’argent.
rule-form-holdem-or-omaha = Hold’em ou Omaha
rule-form-holdem-or-omaha-means = Une table complète. Dix à la maison, neuf dans un cercle.
rule-form-eight-handed = À huit
rule-form-eight-handed-means = Hold’em ou Omaha à des tables de huit.
rule-form-six-handed = À six
rule-form-six-handed-means = Hold’em ou Omaha à des tables de six.
# As in English.
rule-form-big-o = Big O
rule-form-big-o-means = Cinq cartes chacun, à des tables de huit, la table finale aussi.
# As in English.
rule-form-stud = Stud
rule-form-stud-means = Tables de huit : au-delà, les cartes ne suffiraient pas.
rule-form-draw-or-lowball = Draw ou lowball
rule-form-draw-or-lowball-means = Tables de six.
# As in English.
rule-form-badugi = Badugi
rule-form-badugi-means = Tables de huit.
rule-initial-seats-drawn-at-random = Tirés au hasard
rule-initial-seats-drawn-at-random-means = Chaque siège est tiré à partir d’une graine enregistrée.
rule-initial-seats-a-card-each = Une carte chacun
rule-initial-seats-a-card-each-means = La couleur est la table, la valeur le siège. L’as est le siège 1.
rule-initial-seats-first-come-first-choice = Premier venu, premier choix
rule-initial-seats-first-come-first-choice-means = Les cartes sont visibles et les premiers venus choisissent, comme dans un satellite à une table.
rule-initial-seats-when-the-entry-is-sold = À l’inscription
rule-initial-seats-when-the-entry-is-sold-means = On ouvre d’abord les tables, par exemple avec tables 6. Un joueur qui s’inscrit ensuite reçoit aussitôt un siège.
rule-first-button-the-aces-seat = Le siège de l’as
rule-first-button-the-aces-seat-means = Le joueur qui tire l’as est au siège 1 et a le premier bouton.
rule-first-button-high-card-at-each-table = Carte haute à chaque table
rule-first-button-high-card-at-each-table-means = Une carte à chaque joueur. La plus haute par valeur et couleur a le bouton.
rule-first-button-one-draw-for-all-tables = Un tirage pour toutes les tables
rule-first-button-one-draw-for-all-tables-means = Une table donne une carte à chaque siège. La plus haute est le siège du bouton à chaque table, même là où personne n’est assis.
rule-button-dead-button = Bouton mort
rule-button-dead-button-means = La big blind va au joueur dont c’est le tour. La small blind et le bouton suivent, même à un siège vide.
rule-button-moving-button = Bouton mobile
rule-button-moving-button-means = Le bouton va toujours au joueur suivant. Pour que personne ne saute une blind, deux big blinds peuvent être payées.
rule-ante-order-blind-first = La blind d’abord
rule-ante-order-blind-first-means = Les jetons d’une big blind courte paient la blind. Le reste paie l’ante.
rule-ante-order-ante-first = L’ante d’abord
rule-ante-order-ante-first-means = Les jetons d’une big blind courte paient l’ante. Le reste paie la blind.
rule-no-show-due-blinded-off = Fond aux blinds
rule-no-show-due-blinded-off-means = Le tapis reste en jeu et paie ses blinds jusqu’à épuisement.
rule-no-show-level = Retiré au niveau { $level }
rule-no-show-level-means = Les joueurs non venus à la première main du niveau { $level } sont retirés, tapis compris.
rule-no-show-due-a-level-or-half-an-hour = Un niveau ou une demi-heure
rule-no-show-due-a-level-or-half-an-hour-means = Dès le deuxième niveau ou après une demi-heure, selon ce qui vient d’abord, le directeur peut retirer le tapis.
rule-no-show-money-forfeited = Perdu
rule-no-show-money-forfeited-means = L’inscription compte et son argent reste dans la dotation.
rule-no-show-held = Gardé { $days } jours
rule-no-show-held-means = L’inscription ne compte pas. Tout ce qui a été payé est gardé pour le joueur, puis revient à la maison.
rule-tighter-at = à { $number } tables ou moins
rule-tighter-near-money = à une table complète de l’argent
rule-tighter-restart = à une reprise avec { $number } tables ou moins
rule-tighter-no = Non
rule-tighter-no-means = La tolérance est la même toute la soirée.
rule-tighter-means = À partir de là, les tables ne diffèrent que d’un joueur.
rule-tighter-whichever-means = Dès le premier de ces moments, les tables ne diffèrent que d’un joueur.
rule-halt-at-never = Jamais
rule-halt-at-never-means = Une table incomplète joue jusqu’à l’arrivée d’un joueur.
rule-halt-at = À { $number } joueurs de moins
rule-halt-at-means = Une table avec { $number } joueurs de moins que la plus pleine ne distribue aucune main avant l’arrivée d’un joueur. Le directeur peut la laisser jouer.
rule-mover-the-same-position = La même position
rule-mover-the-same-position-means = Le joueur aussi loin du bouton que l’éliminé.
rule-mover-the-next-big-blind = La prochaine big blind
rule-mover-the-next-big-blind-means = Le joueur qui serait big blind à la prochaine main. Au stud, le même siège.
rule-from-table-low-card = Carte basse
rule-from-table-low-card-means = Chacune des tables les plus pleines reçoit une carte. La plus basse donne un joueur. L’as de pique est haut.
rule-from-table-the-next-to-break = La prochaine à casser
rule-from-table-the-next-to-break-means = Parmi les tables les plus pleines, la première dans l’ordre de casse.
rule-from-table-the-director-says = Le directeur décide
rule-from-table-the-director-says-means = Le directeur désigne une des tables les plus pleines.
rule-to-seat-the-eliminated-players-seat = Le siège du joueur éliminé
rule-to-seat-the-eliminated-players-seat-means = Le joueur déplacé prend le siège qui s’est libéré.
rule-to-seat-earliest-big-blind = La big blind la plus proche
rule-to-seat-earliest-big-blind-means = Parmi les sièges libres, celui qui est big blind en premier.
rule-to-seat-worst-position = Le plus mauvais siège
rule-to-seat-worst-position-means = La big blind si elle est libre, même deux fois de suite, sinon le siège juste avant, au plus près. Jamais la small blind.
rule-moved-in-plays-at-once = Joue aussitôt
rule-moved-in-plays-at-once-means = Le joueur déplacé doit ce que doit le siège, small blind et bouton compris.
rule-moved-in-waits-in-small-blind-and-button = Attend en small blind et au bouton
rule-moved-in-waits-means = Là, le joueur déplacé est servi une fois le bouton passé. Ailleurs, aussitôt.
rule-moved-in-waits-between-small-blind-and-button = Attend entre small blind et bouton
rule-race-the-highest-cards = Les plus hautes cartes
rule-race-the-highest-cards-means = Une carte par jeton en trop. Les plus hautes cartes gagnent, deux à un même siège si elles y sont. S’il reste la moitié d’un nouveau jeton, on en donne un de plus. Un joueur resté sans jetons reçoit le premier.
rule-race-one-chip-each-at-the-most = Un jeton chacun au plus
rule-race-one-chip-each-at-the-most-means = Les plus hautes cartes gagnent, un jeton par joueur. S’il reste plus de la moitié d’un nouveau jeton, on en donne un de plus, et toujours pour les 500. Un joueur resté sans jetons en reçoit un en plus.
rule-hold-breaks-never = Jamais
rule-hold-breaks-never-means = Une table casse dès que tous les joueurs restants tiennent aux autres tables.
rule-hold-breaks-while-entries-can-come = Tant que des inscriptions sont possibles
rule-hold-breaks-while-entries-can-come-means = Aucune table ne casse avant la fin des inscriptions tardives et des re-entries, ni tant qu’un joueur attend un siège.
until-level = jusqu’au niveau { $level }
until-the-first-break = jusqu’à la première pause
rule-until-a-time = jusqu’à une heure fixée
rule-hold-breaks-until-means = Jusque-là, toutes les tables restent ouvertes, et les nouveaux venus y reçoivent des sièges.
rule-redraws-none = Aucun
rule-redraws-none-means = Les tables cassent l’une après l’autre, jusqu’à la dernière.
rule-redraw-at = à { $players } restants, sur { $tables }
rule-redraw-at-of = à { $players } restants, sur { $tables } (tournois de { $number } tables ou plus)
a-list = { $each }
rule-redraws-means = Tous les joueurs restants tirent un nouveau siège.

## engine/rulebook/house_rules/mod

preferred-table-size-lies = La taille préférée d’une table est entre 2 et son nombre de sièges.
table-sizes-must-allowed = Laissez les tables différer d’au moins un joueur.
table-halts-2-12 = Une table s’arrête quand il lui manque de 2 à 12 joueurs.
hand-takes-three-minutes = Une main retire au plus trois minutes à l’horloge.
player-may-away-1 = Un joueur peut s’absenter de 1 à 240 minutes.
levels-counted-1 = Les niveaux comptent à partir de 1.
money-held-1-3 = L’argent est gardé de 1 à 3 650 jours.
redraw-goes-least-table = Un nouveau tirage se fait sur au moins une table, de 12 joueurs au plus.

## engine/rulebook/house_rules/shot_clock_lines

rule-shot-streets = Shot clock par tour
rule-shot-streets-none = La même à chaque tour
rule-shot-streets-none-means = Chaque décision a le même temps.
rule-shot-streets-of = { $before } s avant le flop, puis { $flop }, { $turn }, { $river }
rule-shot-streets-means = L’appareil du croupier a un bouton pour chaque tour dont le temps diffère.
rule-shot-from = Le shot clock commence
rule-shot-until = Le shot clock finit
rule-time-cards = Cartes de temps
rule-shot-level = Au niveau { $level }
rule-shot-money = Dans l’argent
rule-shot-places = À { $places } de l’argent
rule-shot-final = En table finale
rule-shot-at-once = À la première main
rule-shot-at-once-means = Chaque décision du tournoi est chronométrée.
rule-shot-from-means = Le conseil dit quand ; le directeur le commence.
rule-shot-to-the-end = Jamais
rule-shot-to-the-end-means = Il continue jusqu’à la dernière main.
rule-shot-until-means = Le conseil dit quand ; le directeur l’arrête.
rule-cards-not-counted = Non comptées
rule-cards-not-counted-means = Le croupier veille à ce que chacune ne serve qu’une fois.
rule-cards-given = { $start } avec le tapis, { $day } par jour, { $last } en table finale
rule-cards-given-means = Chacune est prise sur l’appareil du croupier ; le conseil dit quand en donner.

## engine/rulebook/pool_terms

most-50-amounts-taken = Retirez au plus 50 montants, et donnez au plus 50 autres lots.
name-taken-out-pool = Nommez chaque retrait de la dotation et chaque lot en plus de l’argent.
places-count-1 = Les places comptent à partir de 1.
amount-cannot-negative-nor = Un montant est entre 0 et 10 000 000 000.

## engine/rulebook/prize_structure

rounding-unit-cannot-negative = L’unité d’arrondi ne peut pas être négative.
say-seat-worth-least = Dites ce que vaut un ticket.
ticket-names-its-event = Nommez le tournoi auquel les tickets donnent droit, en 1 à 120 caractères.
ticket-first-number = Le premier ticket porte un numéro de 1 à 1 000 000 000.
give-amount-above-nothing = Donnez un montant supérieur à zéro pour 1 à 125 000 places.
lower-place-cannot-get = Une place ne peut pas gagner plus qu’une place meilleure.
give-percentage-1-1 = Donnez un pourcentage pour 1 à 1 000 places.
percentages-sum-to = Les pourcentages font { $sum }, pas 100.
pay-share-of-field = Payez entre { $least } et 100 pour cent des joueurs.
pay-1-125-000 = Payez de 1 à 125 000 places.
first-place-gets-between = La première place reçoit entre { $least } et 100 pour cent de la dotation.
steepness-between-0-10 = La pente est entre 0 et 10.
minimum-cash-most-thousand = Le gain minimum est de 1 000 buy-ins au plus.
structure-least-two-different = Une grille a au moins deux gains différents.

## engine/rulebook/schedule

after-last-double = Après le dernier niveau, les blinds doublent à chaque niveau, avec la même durée.
after-last-step = Après le dernier niveau, les blinds montent à chaque niveau du dernier écart, avec la même durée.
after-last-repeat = Après le dernier niveau, le jeu continue avec les mêmes blinds.
asks-for-too-much = La ligne { $line } de la structure a un nombre supérieur à 1 000 000 000.
needs-larger-big-blind = La ligne { $line } de la structure demande une big blind au moins égale à la small blind.
needs-big-blind-or-stud = La ligne { $line } de la structure demande une big blind, ou l’ante et le bring-in du stud.
needs-bets-of-two-sizes = La ligne { $line } de la structure demande deux tailles de mise, la seconde au moins égale à la première.
needs-bets-of-stud = La ligne { $line } de la structure demande la petite et la grosse mise du stud.
needs-bring-in = La ligne { $line } de la structure demande un bring-in au plus égal à la petite mise.
ends-after-hands = La ligne { $line } de la structure finit après 1 à 1 000 mains, ou au temps.
schedule-1-to-500 = Une structure a de 1 à 500 niveaux et pauses.
schedule-begins-and-ends-with-level = Une structure commence et finit par un niveau. Une pause est entre deux niveaux.
first-level-cannot-go-on = Le premier niveau ne peut pas en continuer un autre.
two-breaks-side-by-side = Deux pauses se suivent. Faites-en une seule.
line-must-last = La ligne { $line } de la structure doit durer entre une seconde et un jour.
mixed-event-2-to-20-games = Un tournoi mixte a de 2 à 20 jeux.
game-has-a-name = Un jeu a un nom de 1 à 40 caractères.
game-changes-after = Un jeu change après 1 à 100 mains, ou avec le niveau.
# As in English.
lacks-blinds = blinds
lacks-bets = mises
lacks-ante-and-bring-in = ante et bring-in
line-lacks = Ligne { $line } de la structure : il manque pour { $game } : { $missing }.

## engine/rulebook/setup/closing

at-announced-time = à l’heure annoncée
with-first-hand = à la première main

## engine/rulebook/setup/locale

no-language = « { $tag } » n’est pas une langue. Écrivez un code comme fr, fr-CH ou en-GB.

## engine/rulebook/setup/mod

give-tournament-name-1 = Donnez au tournoi un nom de 1 à 120 caractères.
currency-code-three-capital = Donnez à la devise trois majuscules, comme EUR, et quatre décimales au plus.
tournament-most-12-kinds = Un tournoi a au plus 12 sortes de buy-in.
give-every-buy-name = Donnez à chaque buy-in un nom de 1 à 40 caractères.
price-cannot-negative-nor = Un prix est entre 0 et 1 000 000 000.
stack-least-chip-most = Un tapis a au moins un jeton et au plus 10 000 000 000.

## engine/rulebook/setup/own_stacks

own-stacks-most = Au plus 10 000 joueurs commencent avec leur propre tapis.
own-stack-name-chips = Chaque joueur avec son propre tapis doit avoir un nom et au moins un jeton.

## engine/rulebook/shot_clock

shot-clock-5-seconds = Une shot clock donne de 5 secondes à dix minutes, une carte de temps dix minutes au plus.
shot-clock-when = Un shot clock commence ou finit au niveau 1 à 1 000, ou jusqu’à 1 000 places de l’argent.
time-cards-at-most = Au plus { $most } cartes de temps sont données à la fois.

## engine/rulebook/templates/differences

differs-as-template = Comme { $template }
differs-so-long-levels = niveaux de { $minutes } minutes
differs-no-rebuys = sans rebuy
differs-unlimited-rebuys = rebuys illimités
# As in English.
rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
differs-so-much-a-head = { $price } par joueur
differs-so-many-chips = { $chips } jetons
differs-no-add-ons = sans add-on
# As in English.
add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}
differs-no-re-entries = sans re-entry
differs-unlimited-re-entries = re-entries illimitées
# As in English.
re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
differs-no-bounties = sans bounty
differs-fixed-bounties = bounties de { $amount }
differs-progressive-bounties = bounties progressifs de { $amount }
differs-mystery-bounties = mystery bounties de { $amount }
differs-so-many-at-a-table = { $seats } par table
differs-rules-of-book = règles { $book }
levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
differs-levels-from = { $levels } à partir de { $blinds }
differs-the-usual-prizes = les gains habituels
differs-prizes-of-its-own = ses propres gains
differs-no-guarantee = sans garantie
so-much-guaranteed = { $amount } garantis

## engine/rulebook/templates/mod

give-template-name = Donnez un nom au modèle.
template-t1000 = Mille jetons, niveaux de 20 minutes, un rebuy, trois à quatre heures pour 10 à 24 joueurs.
template-t1000-30 = Le même avec des niveaux de 30 minutes : cinq à six heures, pauses en plus.
template-turbo = 3 000 jetons et niveaux de 10 minutes : environ deux heures pour 10 à 20 joueurs.
template-hyper = 1 500 jetons et niveaux de 5 minutes : moins d’une heure pour 10 à 20 joueurs.
template-deep-stack = 20 000 jetons, 100 big blinds, une ante de big blind dès le niveau 4 : six à sept heures pour 16 à 40 joueurs.
template-card-room = Le tournoi d’une salle selon les règles TCH : 30 000 jetons, ante de big blind, inscriptions tardives et re-entry jusqu’au niveau 9, 15 pour cent payés. Sept à neuf heures pour 60 à 200 entrées.
template-rebuy = 3 000 jetons, jusqu’à trois rebuys avant la première pause. Trois à quatre heures.
template-league-night = 2 000 jetons, niveaux de 15 minutes, sans rebuy, et une partie du prix revient à la ligue. Environ trois heures.
template-bounty = 2 000 jetons, niveaux de 15 minutes, sans rebuy, et une partie du prix est un bounty. Environ trois heures.
template-satellite = 3 000 jetons, niveaux de 10 minutes, des frais. La dotation paie des tickets d’une valeur de 250, le reste va en espèces à la place suivante. Environ deux heures.
template-stud = Limites fixes avec ante et bring-in, 5 000 jetons, huit par table. Environ quatre heures.
template-horse = Cinq jeux en limite à tour de rôle, huit mains de chaque à chaque table, 5 000 jetons, huit par table. Environ quatre heures.

## engine/rules/absences

posts-a-round = pose { $chips } par tour
posts-a-round-and-lasts = pose { $chips } par tour, il reste { $rounds }

## engine/rules/calling_time

time-is-up = Temps écoulé.
time-seconds-left = { $left } secondes.

## engine/rules/chips/deal

no-card = { $who } : « { $word } » n’est pas une carte. Tapez valeur et couleur, comme Ks ou 10h.
dealt-other-than-odd = { $who } reçoit { $cards }, pas { $said } : une par jeton en trop.
card-dealt-more-than-once = { $card } : carte donnée plusieurs fois ({ $who }).

## engine/rules/clock/announcement

cue-hold-the-push = Croupiers, restez à votre table.
cue-one-minute = Encore { $time } dans ce niveau.
cue-ten-seconds = { $time }.
cue-level-up = Niveau { $level }. { $posts }.
cue-break-start = Pause : { $time }.
cue-colour-up = Chip race pendant cette pause : { $chips }.
cue-break-one-minute = Encore { $time } de pause. Regagnez vos sièges.
cue-break-end = La pause est finie. Niveau { $level }. { $posts }.
cue-late-registration-closing = Les inscriptions ferment dans { $time }.
cue-late-registration-closed = Les inscriptions sont closes.
cue-rebuys-closing = Les rebuys ferment dans { $time }.
cue-rebuys-closed = Les rebuys sont clos.
announcement-most-200-characters = Une annonce a 200 caractères au plus.
brace-stands-alone-placeholder = Une accolade est seule. Il en faut une de chaque côté, comme {"{"}level{"}"}.
nothing-to-put-in = { $placeholder } ne veut rien dire ici. Possibles : { $known }.
# As in English.
cue-chip = { $colour } { $value }
# As in English.
cue-blinds = Blinds { $blinds }
cue-big-blind-ante = Ante de big blind { $ante }
# As in English.
cue-ante = Ante { $ante }
# As in English.
cue-bring-in = Bring-in { $amount }
cue-bets = Mises { $bets }
cue-and-then = { $one }. { $more }
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
cue-minutes-and-seconds = { $minutes } { $seconds }
cue-none = aucun
cue-of-event = { $event } : { $words }

## engine/rules/clock/cue_sheet

cue-warns-1-3600 = Un signal avertit de 1 à 3 600 secondes avant la fin.

## engine/rules/clock/generator/mod

too-few-round-blinds = Ces jetons font trop peu de blinds rondes. Ajoutez un jeton plus petit.
give-players-expected = Donnez le nombre de joueurs attendus : 2 à 100 000.
list-chips-at-most-20 = Donnez les jetons du plus petit au plus grand, chaque valeur une fois, 20 couleurs au plus.
tournament-10-minutes-to-two-days = Un tournoi dure de 10 minutes à deux jours de jeu.
level-1-to-240-minutes = Un niveau dure de 1 à 240 minutes.
stack-8-to-1000-big-blinds = Un tapis de départ fait de 8 à 1 000 big blinds.
break-up-to-120-minutes = Une pause dure 120 minutes au plus. Il y en a une toutes les 20 à 300 minutes.
smallest-blinds-too-large = Les plus petites blinds avec ces jetons sont { $small } et { $big }. Un tapis de { $stack } est trop court. Augmentez-le, ou ajoutez un jeton plus petit.
no-blinds-fit = Aucune blind ne convient à ces tapis. Une blind est de 1 000 000 000 au plus.
levels-can = Des niveaux de { $minutes } minutes conviennent.
length-can = { $length } conviennent.
give-another-stack = Essayez un autre tapis ou un autre jeu de jetons.
wish-cannot-be-met = { $players } joueurs à { $stack } ne peuvent pas finir en { $length } avec des niveaux de { $minutes } minutes. { $offer }

## engine/rules/clock/schedule_warnings

small-bet = petite mise
# As in English.
big-blind = big blind
blind-falls = La { $name } baisse de { $from } à { $to }.
ante-above-blind = L’ante de { $ante } dépasse la { $name } de { $amount }.
small-bet-is-not-big-blind = La petite mise de { $bet } n’est pas la big blind de { $blind }.
big-bet-is-not-twice = La grosse mise de { $big } n’est pas le double de la petite mise de { $small }.
later-amount-cannot-be-paid = Après le dernier niveau, { $amount } ne peut pas être payé avec les jetons en jeu : { $chips }.
amount-cannot-be-paid = { $amount } ne peut pas être payé avec les jetons en jeu : { $chips }.

## engine/rules/entries/late_registration

tournament-takes-no-entries = Ce tournoi n’accepte plus d’inscription après le départ.
late-registration-closed = Les inscriptions tardives se sont terminées { $when }.

## engine/rules/hand_for_hand/mod

tables-not-play-hand = Le main par main n’est pas en cours. Annoncez-le d’abord : h4h.
table-still-plays = { $table } : joue encore ({ $turn })
tables-still-play-the = { $tables } : jouent encore ({ $turn })

## engine/rules/penalties

hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}

## engine/rules/prizes/follow

place-not-paid = La place { $place } n’est pas payée.
paid-place-gets-something = Une place payée reçoit quelque chose. Payez plutôt moins de places.
held-amounts-do-not-go-together = Les montants fixés ne vont pas ensemble. Libérez-en un.
place-gets-at-most = { $place } : { $amount } au plus ici.
place-gets-at-least = { $place } : { $amount } au moins ici.

## engine/rules/prizes/paid_too_much

was-paid = { $name } a reçu { $amount }
was-paid-bounties = { $name } a reçu { $amount } en bounties
nothing-is-due = rien n’est dû
so-much-is-due = { $amount } sont dus
finished-place = classé { $place }
still-in = encore en jeu

## engine/rules/prizes/payouts

deal-made-these-prizes = Un deal couvre ces gains. Annulez-le d’abord.
prize-won-prizes-stay = Un gain est déjà acquis. Les gains ne changent plus.
prize-seat = ticket
prize-seat-and-cash = ticket et espèces
prize-seat-in = ticket pour { $event }
prize-seat-in-and-cash = ticket pour { $event } et espèces
prizes-rounded = Arrondi au multiple inférieur de { $unit }, le reste à la première place.
published-tables-end = Les tables publiées s’arrêtent à { $entries } inscriptions.
prizes-by-published-table = Barème publié pour { $range } joueurs : { $shares } pour cent.
prizes-fixed = Montants fixés par l’organisateur.
prizes-own-shares = Parts fixées par l’organisateur : { $shares } pour cent.
least-is-rounded-up = Le plus petit gain est de { $given } : des montants ronds qui épuisent la dotation, aucun en dessous de { $wished }.
minimum-of-the-full-price = { $amount } ({ $times } fois les { $price } d’une entrée, tous frais compris)
least-takes-the-pool = Un gain minimum de { $wished } par place payée prend toute la dotation. Il est de { $given }, pour que les meilleures places aient plus. Ou payez moins de places.
places-take-more-than-the-pool = { $wished } places prennent plus que la dotation, même au plus petit montant. Payé : { $paid }.
places-are = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
first-gets-another-amount = La première place devait recevoir { $wished }. Elle reçoit { $given }, pour que tous les gains restent ronds, dans l’ordre, et pas plus bas qu’avec une inscription de moins.
fixed-for-a-smaller-pool = Les gains ont été fixés pour une dotation de { $fixed }. Elle est maintenant de { $pool }. La première place reçoit { $more } de plus.
fixed-for-a-larger-pool = Les gains ont été fixés pour une dotation de { $fixed }. Elle est maintenant de { $pool }. Les { $less } qui manquent sont pris sur les plus gros gains.
rounding-leaves-places-nothing = L’arrondi à { $unit } ne laisse rien aux dernières places. Payé : { $paid } au lieu de { $wished }.
rounding-moves = L’arrondi à { $unit } déplace { $amount } des dernières places vers la première.
per-cent-of-the-field-is-paid = { $share } pour cent des inscrits sont payés
one-in-so-many-is-paid = 1 inscrit sur { $number } est payé
so-many-are-paid = Payé : { $places }
prizes-generated = { $places }, au moins { $least } chacun, en montants ronds. Le reste va au 1er.
prizes-generated-first-near = { $places }, au moins { $least } chacun, environ { $share } pour cent de la cagnotte au 1er, en montants ronds. Le reste va au 1er.
prizes-generated-falling = { $places }, au moins { $least } chacun, en baisse avec la puissance { $power }, en montants ronds. Le reste va au 1er.
seat-for-every-so-much = Un ticket par { $value } de dotation. Le reste va en espèces à la place suivante.
pool-buys-seats-and-cash = La dotation paie { $seats } d’une valeur de { $value }. Le reste, { $rest }, va en espèces à la { $place } place.
a-seat-for-everybody-and-cash = { $seats } d’une valeur de { $value }, une pour chacun. Le reste, { $rest }, va en espèces à la première place.
pool-buys-seats = La dotation paie { $seats } d’une valeur de { $value }, et il ne reste rien.

## engine/rules/prizes/pool

more-withheld-than-there-is = { $named } doivent être retirés de la dotation, et elle n’en a que { $taken }.
nobody-can-win-goods = Personne ne peut gagner { $name } : c’est pour la { $place } place, et il y a { $entries }.
entries = { $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
}
say-what-is-reported = TCH 6b déclare les gains au-dessus de 5 000 dollars. Indiquez le montant dans cette devise.

## engine/rules/seating/plan

cards-of = { $ranks } ({ $suit })
cards-of-deck = { $ranks } ({ $suit }), paquet { $deck }

## engine/rules/tables/hold_breaks

until-the-set-time = jusqu’à l’heure fixée par la maison
both-close-when = la fin des inscriptions tardives et des re-entries, { $when }
late-registration-closes = la fin des inscriptions tardives, { $when }
re-entries-close = la fin des re-entries, { $when }
nobody-waits-for-a-seat = la fin de la liste d’attente
until-all-of = jusqu’à { $ends }

## engine/rules/tables/mover

seat-depends-on-button = Dites d’abord où est le bouton : btn { $number } 5. Ou nommez le siège.
seat-depends-on-big-blind = Dites d’abord où était la big blind : bb { $number } 5. Ou nommez le siège.

## engine/state/deal

deal-evenly = à parts égales
deal-by-chips = aux jetons
deal-by-icm = à l’ICM
deal-as-agreed = comme convenu

## engine/state/paid_out

purpose-fees = Frais de la maison
purpose-staff = Personnel
purpose-league = Ligue
purpose-taken-out = Retiré de la dotation
taken-out-of-the-pool-for = retrait de la dotation pour « { $name } »
the-houses-fees = frais de la maison
the-staffs-share = part du personnel
the-leagues-share = part de la ligue
taken-out-of-the-pool = retrait de la dotation

## engine/state/ledger

payment-cash = espèces
payment-card = carte
payment-transfer = virement
payment-other = autre
payment-unpaid = non payé
say-paid-cash-card = Dites le mode de paiement : espèces, carte, virement ou autre.
ledger-entry = Inscription
# As in English.
ledger-re-entry = Re-entry
# As in English.
ledger-rebuy = Rebuy
# As in English.
ledger-add-on = Add-on
ledger-refund = Remboursement
ledger-cancelled = Annulation
ledger-payment = Paiement
ledger-held-for-a-no-show = Gardé pour un joueur jamais venu
ledger-held-money-collected = Argent gardé récupéré
ledger-held-money-lapsed = Argent gardé non réclamé
ledger-prize = Gain
# As in English.
ledger-bounties = Bounties
ledger-the-house = La maison
ledger-paid-out = Reversé
ledger-all-entries = Inscriptions
# As in English.
ledger-all-re-entries = Re-entries
# As in English.
ledger-all-rebuys = Rebuys
# As in English.
ledger-all-add-ons = Add-ons
ledger-all-refunds = Remboursements
ledger-all-cancelled = Annulations
ledger-all-paid-later-or-otherwise = Payé plus tard ou autrement
ledger-all-held-for-no-shows = Gardé pour les joueurs jamais venus
ledger-all-held-money-collected = Argent gardé récupéré
ledger-all-held-money-lapsed = Argent gardé non réclamé
ledger-all-prizes-paid = Gains payés
ledger-all-bounties-paid-out = Bounties payés
ledger-all-put-in-by-the-house = Versé par la maison
ledger-all-paid-out-to-others = Reversé

## engine/state/low_card

spades = pique
hearts = cœur
diamonds = carreau
clubs = trèfle

## engine/state/move_reason

moved-balance = équilibrage
moved-director = direction
moved-late-registration = inscription tardive
# As in English.
moved-re-entry = re-entry
# As in English.
moved-rebuy = rebuy
moved-back-in = de retour
moved-alternates = liste d’attente
moved-swap = échange
moved-as-they-sit = comme ils sont assis
moved-table-breaks = { $table } est cassée
moved-table-opens = { $table } ouvre
moved-final-table = table finale
moved-redraw = nouveau tirage sur { $tables }

## engine/state/not_kept

locked-seat-not-kept = Le siège de { $name } est : { $seat }, { $why }.
players-play = { $count ->
    [one] { $count } joueur joue
   *[other] { $count } joueurs jouent
}
but-play-without = mais { $play } sans la { $table }
but-a-table-has-seats = mais une table a { $seats } sièges
but-blocked = mais ce siège est bloqué
but-locked-twice = mais il est aussi réservé à quelqu’un d’autre
but-too-many-locked = mais seulement { $sit } à la { $table }, et autant de sièges y sont réservés
which-is-not-open = qui n’est pas ouvert
two-dealers-on-locked-seats = { $name } n’a pas de table où donner : deux donneurs ont des sièges réservés à la { $table }.
one-dealer-too-many = { $name } est un donneur de trop : { $tables } déjà le sien.
tables-have = { $count ->
    [one] { $count } table a
   *[other] { $count } tables ont
}
kept-apart-at-one-table = { $both } doivent être séparés, mais tous sont à la même table.
kept-apart-locked-together = { $both } doivent être séparés, mais leurs deux sièges sont à la { $table }.
more-kept-apart-than-tables = { $names } doivent tous être séparés, mais il n’y a que { $tables }.
no-way-to-keep-apart = { $both } ne peuvent pas être séparés ({ $tables }). Sièges réservés, donneurs et autres paires l’empêchent.
kept-apart-no-other-table = { $both } doivent être séparés, mais aucune autre table n’a de siège libre.

## engine/state/penalty

a-warning = un avertissement
rounds = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
penalty-dodging = esquive d’une blind

## engine/state/put_off

log-for-so-long = pendant { $minutes }
until-the-room-changes = jusqu’à ce que la salle change
dismissed = écarté

## engine/state/refusals

no-such-player-tournament = Ce joueur n’est pas dans ce tournoi.
no-such-penalty = La pénalité { $number } n’existe pas.
table-has-seats = { $table } : sièges 1 à { $seats }.
last-table-cannot-break = La dernière table ne peut pas être cassée.
tournament-over-undo-the-bust = Cette élimination a terminé le tournoi. { $name } continue ? Annulez d’abord l’élimination.
tournament-over = Le tournoi est fini.
play-not-begun-shuffle = Le jeu n’a pas commencé. D’abord, shuffle up and deal.
start-clock-first-shuffle = Démarrez d’abord l’horloge : shuffle up and deal.
clock-not-started-change = L’horloge n’a pas démarré. Changez plutôt la structure.
tournament-over-clock-stands = Le tournoi est fini. L’horloge est arrêtée.
not-marked-absent = { $name } n’est pas noté absent.
waits-with-whole-stack = { $name } a un tapis complet et attend un siège.
disqualified-cannot-come-back = { $name } a été disqualifié et ne peut pas revenir (TCH 71a).
no-show-cannot-come-back = { $name } n’est jamais venu, a été retiré et ne peut pas jouer ce tournoi ({ $book } { $rule }).
player-named-twice = { $name } est nommé deux fois.
table-named-twice = { $table } : nommée deux fois.
counted-twice = { $name } est compté deux fois.
has-no-chips = { $name } n’a pas de jetons. Recomptez, ou éliminez le joueur.
count-chips-everybody-left = Comptez les jetons de tous les joueurs restants.
stacks-sum-to = Les tapis font { $sum }, mais { $in_play } sont en jeu. Recomptez, ou confirmez le compte.
chips-off-already = Les jetons de { $chip } ont déjà quitté les tables.
more-chips-than-in-play = Il ne peut pas y avoir autant de jetons de { $chip }. Tous les tapis ensemble font { $in_play }.

## engine/state/table_words

not-open = { $table } : pas ouverte.
# As in English.
table = table { $number }
table-seat = { $table }, siège { $seat }
no-seat = sans siège
# As in English.
tables-numbered = tables { $numbers }

## engine/state/tournament

with-card = { $words } · { $card }

## engine/views/chips

stack-makes-another-sum = Les jetons d’un tapis font { $made }, et un tapis de départ est de { $stack }.
no-stack-has-the-smallest = Les blinds demandent des jetons de { $chip }, et aucun tapis n’en a.
colour-ups-take = pour les chip races il faut
stacks-take = pour { $stacks } il faut
stacks-and-colour-ups-take = pour { $stacks } et les chip races il faut
chips-are-short = { $name } { $chip } : { $take } { $needed }, il y en a { $owned }. Il en manque { $short } ; achetez-en { $buy }.
nobody-is-raced-out = personne n’est éliminé par le chip race
card-is-highest = { $card }, plus haute carte
card-is-nth-highest = { $card }, { $place } plus haute

## engine/views/correction

so-many-back-in = de retour en jeu : { $players }
so-many-out = élimination : { $players }
tables-unbroken = casse annulée : { $tables }
tables-broken = casse : { $tables }
places-change = { $count ->
    [one] { $count } place change
   *[other] { $count } places changent
}
as-a-sentence = { $words }.
place-and-prize = { $place }, { $prize }
in-without-a-seat = en jeu, sans siège
not-entered = non inscrit
so-many-of = { $left } sur { $entries }
change-players = Joueurs
change-chips-in-play = Jetons en jeu
change-prize-pool = Dotation
change-clock = Horloge
clock-as-it-is = telle quelle
clock-as-those-lines = telle que ces lignes la règlent
becomes-and-too-much = { $becomes } ; { $amount } payés en trop
becomes-and-paid = { $becomes } ; le gain est payé
# As in English.
change-tables = Tables

## engine/views/counts

counts-none = pas compté
counts-not-all = encore { $players } à compter
counts-old = à recompter : un joueur est sorti depuis
counts-not-known = rien à comparer : des joueurs ont changé de table
counts-set-out = rien à comparer : un tapis de départ est posé
counts-agree = tout y est
counts-missing = il manque { $chips }
counts-too-many = { $chips } de trop

## engine/views/deals

by-chips-more-than-first = Aux jetons, { $name } reçoit { $amount }, plus que les { $first } de la première place.
entries-still-open-at-deal = Des inscriptions ou des rebuys sont encore ouverts. Les joueurs suivants n’ont pas de part du deal. Ce qu’ils paient va au vainqueur.
so-many-more = { $number } autres
no-share-and-nothing-left = Sans part du deal : { $names }. Il ne reste rien à jouer. Annulez-le pour en faire un autre.
no-share-but-the-rest = Sans part du deal : { $names }. Seuls les { $amount } qu’il ne partage pas peuvent être gagnés. Annulez-le pour en faire un autre.
pool-less-than-deal = La dotation a { $amount } de moins que le deal n’en a partagé. Chaque part baisse d’autant, en proportion.

## engine/views/drawers

drawer-as-it-should-be = Le compte est bon
drawer-too-much = { $amount } de trop
drawer-missing = { $amount } manquants

## engine/views/house_rules

# As in English.
book-hpt = Home Poker Tourney
book-hpt-about = Une partie à la maison : sièges par carte, la même position change de table, nouveaux tirages à 18 et à 9.
# As in English.
book-rrop = Robert’s Rules of Poker
book-rrop-about = Un cercle ou un club : la prochaine big blind change de table et joue aussitôt, nouveaux tirages à trois tables, deux et une.
book-lr = Robert’s Rules, édition d’une ligue
book-lr-about = Une ligue : comme Robert’s Rules, mais un joueur qui arrive en small blind ou au bouton attend.
book-tch = TDA, procédures d’un cercle
book-tch-about = Un cercle ou une série : la prochaine big blind va au plus mauvais siège, les tables incomplètes s’arrêtent.
book-wsop = Une grande série
book-wsop-about = La pratique de la TDA, avec une carte haute pour le premier bouton à chaque table.

## engine/views/ledger

ledger-prize-back = Gain repris
ledger-bounties-back = Bounties repris
ledger-paid-out-of = { $whose } : reversé
ledger-too-much = Payé en trop, à régulariser
ledger-added = Ajouté par la maison
ledger-overlay = Overlay jusqu’à la garantie

## engine/views/mystery

envelopes-hold-another-amount = Les enveloppes contiennent { $sealed }, et { $collected } sont maintenant encaissés. La différence va au vainqueur.
more-players-than-envelopes = Il y a plus de joueurs que d’enveloppes. Les derniers n’en gagnent pas.
more-envelopes-than-players = Il y a plus d’enveloppes que de joueurs. Le vainqueur a le reste.

## engine/views/payments

accounts-are-off = Les comptes ont un écart de { $amount }.
cash-balances = Tout le monde est payé. Les comptes sont justes.
to-pay-out = payer { $sum } ({ $players })
to-collect-overpaid = récupérer { $sum } ({ $players })
of-the-house = verser { $sum } de la maison
to-give-goods = remettre { $goods }
to-collect = encaisser { $sum } ({ $players })
back-to-the-house = reprendre { $sum } pour la maison
bounties-not-won = dire qui a gagné { $bounties } ({ $sum })
envelopes-to-open = ouvrir { $envelopes }
bounties-in-no-envelope = { $sum } de bounties n’ont jamais été mis dans des enveloppes.
paid-too-much-still-in = { $players } encore en jeu, { $sum } payés en trop pour l’instant.

## engine/views/prize_draft

so-much-per-cent = { $share } pour cent

## engine/views/schedule_curve

curve-assumed = Calculé comme si les joueurs sortaient d’autant plus vite qu’ils ont peu de big blinds, jusqu’à ce qu’il en reste un au milieu de la fin prévue.

## engine/views/seating

arranged-seat = { $name } : { $seat }
arranged-blocked = Bloqué : { $seat }
arranged-apart = Séparés : { $both }
arranged-dealer = Donne : { $name }
draw-arranged-first = Les joueurs soumis à une contrainte sont placés d’abord. Toutes les façons de la respecter sont également probables.
draw-shuffled = La liste de { $players }, dans l’ordre d’inscription, est mélangée une fois (Fisher et Yates). ChaCha20 tire les nombres de la graine. La liste est donnée aux sièges dans l’ordre : table 1 siège 1, siège 2, et ainsi de suite. Tous les ordres sont également probables. La graine vient du système d’exploitation, au moment du tirage. La même graine et la même liste donnent les mêmes sièges sur toute machine.
draw-by-cards = { $players } ont tiré des cartes à la table. Chaque carte a été entrée comme tirée, ou donnée par le programme à partir d’une graine inscrite au journal.
draw-by-cards-at-break = { $players } ont tiré des cartes à la table cassée : une table d’abord, puis un siège.
draw-in-turn = { $players } à tour de rôle : une des tables les moins remplies au hasard, puis un de ses sièges libres au hasard. ChaCha20 tire les nombres de la graine.
draw-new-table = Les sièges de la nouvelle table sont mis dans un ordre au hasard et vendus à la liste d’attente. Les joueurs aux mêmes sièges ailleurs y passent. Y sont assis : { $players }.
kept-seat = { $name } : { $seat }.
kept-dealer = { $name } donne : { $table }.
kept-apart = { $both } sont séparés.
kept-top-stacks = Les { $count } plus gros tapis sont chacun à une table différente.
kept-blocked = Bloqués : { $seats }.
draw-initial = Premier tirage
draw-initial-by-cards = Premier tirage aux cartes

## engine/views/setup

only-blinds-generated = Les structures sont générées pour les jeux à blinds et sans limite.

## headless/session

opened-once = Un tournoi s’ouvre une fois. Avant le jeu, change_set_up le modifie.
open-a-tournament-first = Ouvrez d’abord un tournoi avec open_tournament.
nothing-to-accept = Rien n’est à faire maintenant, donc rien à accepter.
accept-with-button = { $title } Dites-le avec set_button pour la table { $table }, puis acceptez.
accept-with-big-blind = { $title } Dites-le avec set_big_blind pour la table { $table }, puis acceptez.
accept-with-table = { $title } Dites-le avec choose_table, puis acceptez.
not-done-by-a-command = { $title } : aucune commande ne le fait.

## kept_log/file_words

file-no-backup = Il n’y a aucune sauvegarde à restaurer.
file-last-backup = La dernière bonne sauvegarde est « { $file } » et peut être restaurée.
file-damaged = « { $file } » est endommagé.
file-damaged-one = « { $file } » est endommagé : la dernière ligne du journal est illisible.
file-damaged-lines = « { $file } » est endommagé : les { $lost } dernières lignes du journal sont illisibles.
file-look-only-restore = Vous pouvez consulter ce qui est lisible, mais rien modifier. Restaurez une sauvegarde, ou gardez ce qui est lisible. Le fichier endommagé n’a pas été modifié.
file-protected = « { $file } » est en lecture seule. Vous pouvez le consulter, mais rien modifier. Levez la protection ou copiez le fichier ailleurs, puis ouvrez-le à nouveau. Rien n’a été modifié.
folder-protected = Le dossier { $folder } est en lecture seule. Vous pouvez consulter les tournois, mais rien modifier. Levez la protection, ou lancez Shuffle Up avec --data et un autre dossier. Rien n’a été modifié.
file-in-use = « { $file } » est ouvert dans une autre fenêtre ou un autre programme. Fermez-le là-bas et réessayez. Rien n’a été modifié.
file-newer = « { $file } » a été enregistré par une version plus récente de Shuffle Up. Installez-la pour ouvrir ce fichier. Rien n’a été modifié.
file-of-development-build = « { $file } » vient d’une version de développement de Shuffle Up : ouvrez-le avec celle du 28 novembre 2026 pour enregistrer ses résultats. Rien n’a été modifié.
file-one-tournament = « { $file } » contient un seul tournoi exporté. Importez-le au lieu de l’ouvrir. Rien n’a été modifié.
file-not-ours = « { $file } » n’est pas un fichier de Shuffle Up. Choisissez un autre fichier. Rien n’a été modifié.
file-unreadable-damaged = « { $file } » est endommagé et illisible.
file-damaged-unchanged = Le fichier endommagé n’a pas été modifié.
folder-unusable = Rien ne peut être enregistré dans { $folder }. Autorisez ce compte à y écrire, ou lancez Shuffle Up avec --data et un autre dossier. Rien n’a été modifié.
file-unreadable = « { $file } » ne peut pas être lu. Vérifiez qu’il existe, que c’est bien un fichier et que vous avez le droit de l’ouvrir. Rien n’a été modifié.
file-gone = « { $file } » a été supprimé, déplacé ou remplacé alors que Shuffle Up l’avait ouvert. Rien ne peut plus y être enregistré, et ceci ne l’a pas été. Laissez Shuffle Up ouvert pour lire ce qu’il affiche. Remettez le fichier en place, ou redémarrez et restaurez la dernière sauvegarde.
disk-full = Le disque est plein, « { $file } » n’a donc pas pu être enregistré. Libérez de la place et réessayez. Ceci n’a pas été enregistré ; tout ce qui précède est sauf.
disk-failed = Le disque a signalé une erreur avec « { $file } ». Vérifiez que le disque est branché, puis réessayez. Ceci n’a pas été enregistré.
disk-not-durable = Des tournois enregistrés dans { $folder } ne survivraient pas à une coupure de courant. Choisissez un dossier sur le disque de cet ordinateur. Rien n’a été modifié.
line-not-next = Autre chose a été enregistré avant. Regardez le tournoi tel qu’il est maintenant et réessayez. Rien n’a été modifié.
tournament-not-in-file = Ce tournoi n’est pas dans le fichier, ou il a été supprimé. Choisissez-en un autre. Rien n’a été modifié.
backup-damaged = La sauvegarde « { $file } » est endommagée. Choisissez-en une plus ancienne. Rien n’a été modifié.
file-no-tournament = « { $file } » n’est pas un tournoi exporté, ou il est endommagé. Exportez-le à nouveau ou choisissez un autre fichier. Rien n’a été modifié.
file-no-house = « { $file } » ne contient pas toute une maison de Shuffle Up, ou il est endommagé. Enregistrez-la à nouveau là-bas ou choisissez un autre fichier. Rien n’a été modifié.
file-too-large = « { $file } » dépasse { $most } Mo, ce qu’aucun tournoi n’atteint. Choisissez un autre fichier. Rien n’a été modifié.
file-not-damaged = « { $file } » n’est pas endommagé. Rien n’a été modifié.
house-not-empty = Il y a déjà une maison là où celle-ci devait être copiée. Indiquez un nouveau fichier ou une base de données vide. Rien n’a été modifié.
server-address = Ceci n’est pas l’adresse d’un serveur. Elle s’écrit postgres://utilisateur@ordinateur/base. Rien n’a été modifié.
server-password-in-address = L’adresse contient un mot de passe que d’autres programmes pourraient lire. Mettez le mot de passe dans un fichier et indiquez-le dans PGPASSFILE. Rien n’a été modifié.
server-password-file = Le fichier de mots de passe { $file } est illisible, ou d’autres peuvent aussi le lire. Donnez-lui le mode 0600. Rien n’a été modifié.
server-certificate-file = Il manque le certificat auquel ce poste reconnaît le serveur { $at }. Placez-le dans { $file }, ou indiquez son fichier par sslrootcert dans l’adresse. Rien n’a été modifié.
server-gone = Le serveur de la maison ne répond pas. Les horloges continuent, et ce poste se reconnecte de lui-même. Ceci n’a pas été enregistré.
server-in-doubt = Le serveur de la maison a été perdu avant d’avoir répondu. Quand il est de retour, regardez dans le journal si ceci a été enregistré avant de le répéter.
server-lets-nobody-in = Le serveur { $at } ne laisse pas entrer ce poste. Vérifiez l’utilisateur et le fichier de mots de passe. Rien n’a été modifié.
server-no-database = Le serveur { $at } n’a pas cette base de données. Créez d’abord la base de données. Rien n’a été modifié.
server-unsafe = La connexion à { $at } n’est pas sûre : le serveur ne montre aucun certificat, ou en montre un autre que le sien. Vérifiez le certificat et le nom de l’ordinateur. Rien n’a été modifié.
server-crowded = Le serveur { $at } n’accepte plus de connexions. Fermez un poste dont personne n’a besoin, ou faites-lui en accepter davantage. Rien n’a été modifié.
server-not-allowed = Le serveur { $at } ne laisse pas ce poste créer les tables de la maison. Faites de l’utilisateur du poste le propriétaire de la base de données. Rien n’a été modifié.
server-too-old = Le serveur { $at } est trop ancien. Shuffle Up demande PostgreSQL 15 ou plus récent. Rien n’a été modifié.
server-setting = Le serveur { $at } ne peut pas garder une maison en sûreté : son réglage { $setting } vaut « { $found } ». Changez ce réglage là-bas, puis relancez Shuffle Up. Rien n’a été modifié.
server-backs-up = Un serveur garde cette maison, et ses sauvegardes se font là-bas. Chaque tournoi peut toujours être exporté dans un fichier. Rien n’a été modifié.
fault-not-recorded = Ceci n’a pas pu être enregistré à cause d’un défaut du programme. Réessayez. Rien n’a été modifié.

## players/csv_file

csv-not-read = Ce n’est pas un fichier CSV : { $error }.
file-too-many-players = Le fichier compte plus de 50 000 joueurs. Partagez-le.
membership-not-taken = { $has } a le numéro de membre { $number }. { $name } n’a pas été repris.

## players/duplicates

same-membership = le même numéro de membre
same-name = le même nom
names-a-letter-apart = des noms à une lettre près

## players/lib

no-listed-player = Ce joueur n’est pas sur la liste.
no-such-joining = Cette ligne n’existe pas, ou elle a déjà été annulée.
no-such-evening = Ce tournoi n’existe pas.
no-such-player-there = Ce joueur n’est pas dans ce tournoi.
membership-taken = { $has } a le numéro de membre { $number }. Donnez un autre numéro à l’un des deux, ou réunissez-les en un joueur.
name-the-player = Donnez un nom au joueur.
photo-gone = Cette photo n’est plus là. Choisissez-la à nouveau.
list-not-opened = La liste des joueurs est inutilisable : { $error }. Le fichier est { $path }.
no-list-of-players = { $path } n’est pas une liste de joueurs. Le fichier reste tel quel.
list-of-later-version = La liste des joueurs vient d’une version plus récente du programme.
list-of-development-build = La liste des joueurs dans { $path } vient d’une version de développement de Shuffle Up : ouvrez-la avec celle du 28 novembre 2026 pour enregistrer les joueurs dans un tableur. Le fichier n’a pas été modifié.

## players/merge

one-player-already = C’est déjà un seul et même joueur.
player-not-written = Le joueur n’a pas pu être enregistré : { $error }.
not-made-one = Ce joueur n’a pas été réuni avec un autre.
first-put-back = Le joueur avec lequel celui-ci a été réuni n’est pas sur la liste. Remettez d’abord celui-là.

## players/photo

photo-not-small = Cette image ne peut pas être réduite. Choisissez-en une autre.

## players/picture

photo-too-large = L’image dépasse 10 Mo. Enregistrez-la en plus petit.
file-not-whole = Le fichier n’est pas arrivé en entier. Choisissez-le à nouveau.
photo-format = Ce n’est pas une image PNG ou JPEG. Enregistrez-la dans l’un de ces formats.
picture-damaged = Cette image est abîmée et illisible. Choisissez-en une autre.
picture-too-many-pixels = L’image a trop de pixels, 12 000 de côté au plus. Enregistrez-la en plus petit.

## players/problem

list-not-used = La liste des joueurs n’a pas pu être utilisée : { $error }.

## players/seasons

name-the-season = Donnez un nom à la saison.
no-such-season = Cette saison n’existe pas.
evening-without-number = Une soirée n’a pas de numéro à elle.
not-written-down = Impossible d’enregistrer : { $error }.
season-not-understood = Une saison ou une soirée de la liste est illisible : { $error }.

## players/whole

list-file-not-understood = La liste des joueurs de ce fichier est illisible : { $error }.
list-file-too-many = Ce fichier compte plus de 50 000 joueurs. Aucune liste n’en a autant.
list-not-written = La liste des joueurs ne peut pas être enregistrée : { $error }.

## readers/count_text

counts-text-too-long = Plus de quatre millions de caractères : ce n’est pas une liste de jetons.
counts-line-twice = { $name } est déjà à la ligne { $line }.
counts-nobody-called = Personne en jeu ne s’appelle { $name }.
counts-several-called = Plusieurs joueurs s’appellent { $name }. Tapez le siège.
counts-nobody-at = Personne n’est assis en { $seat }.
counts-line-unclear = Tapez une table, un siège et les jetons, ou un nom et les jetons.
counts-line-no-chips = { $name } n’a pas de jetons.
counts-not-a-number = { $typed } n’est pas un nombre de jetons.

## readers/roster

more-than-a-list-of-names = Plus de huit millions de caractères : ce n’est pas une liste de noms.
paid-column-is-empty = La colonne du paiement est vide. Pris comme non payé.
no-such-buy-in-usual-taken = Aucun buy-in ne s’appelle { $kind }. Le buy-in habituel s’applique.
no-means-of-payment-cash-taken = { $paid } n’est pas un moyen de paiement. Noté en espèces.
which-name-is-first = Quel est le prénom, quel est le nom ?
an-empty-line = Une ligne vide.
the-heading = L’en-tête.
above-the-heading = La ligne est au-dessus de l’en-tête.
no-name-in-column = La colonne du nom est vide.
remark-in-list = Remarque : { $text }.
name-was-cut = Le nom dépasse { $most } caractères et a été coupé.
name-or-nickname = Ce sont peut-être deux joueurs, ou un nom et un surnom. Corrigez si c’est le cas.
signs-left-out = Des caractères non imprimables ont été retirés.
letter-not-read = Une lettre est illisible. Corrigez-la.
quotation-not-closed = Un guillemet n’est pas fermé.
tick-if-other = Cochez si c’est quelqu’un d’autre.
what-does-no-mean = Que veut dire « { $word } » dans cette liste ?
choice-does-not-come = Ne vient pas
choice-has-not-paid = N’a pas payé
what-is-figure = Qu’est-ce que { $figure } derrière { $name } ?
choice-chips-or-money = Jetons ou argent. Le nom est { $name }
choice-part-of-name = Une partie du nom
no-player-in-line = Cette ligne n’a aucun joueur.
a-signature = Cela ressemble à une signature. Cochez si c’est un joueur.
a-greeting = Cela ressemble à une salutation. Cochez si c’est un joueur.
a-sentence = Cela ressemble à une phrase. Cochez si c’est un joueur.
no-letter-in-name = Il n’y a aucune lettre. Cochez si c’est un joueur.
read-last-name-first = Lu avec le nom de famille d’abord. Corrigez si ce n’est pas le cas.
read-as-columns-of-names = Chaque colonne a été lue comme des noms.
entered-already = { $name } est déjà inscrit.
in-line-already = { $name } est déjà à la ligne { $line }.
with-another-card = Avec une autre carte : { $card }.
read-as-last-first = Les noms ont été lus : nom, prénom.
read-as-first-and-last = Les deux colonnes ont été lues comme prénom et nom.

## readers/schedule/assemble

choice-schedule = Numéro { $number } : { $count } niveaux, jusqu’à { $small }/{ $big }
which-schedule-is-meant = La feuille contient plusieurs structures. Laquelle est-ce ?
of-another-schedule = La ligne appartient à une autre structure.
no-schedule-in-text = Aucune structure trouvée. Chaque ligne a besoin d’une small blind et d’une big blind.
columns-not-read = Non lues : les colonnes { $columns }.
lengths-of-levels = Les niveaux durent { $minutes } minutes.
lengths-of-breaks = Les pauses durent { $minutes } minutes.
breaks-said-in-words = La ligne dit où sont les pauses.
break-as-line-says = La ligne { $line } place une pause ici.
break-before-play = Une pause ne peut pas précéder le premier niveau.
chips-leave-here = Des jetons quittent le jeu ici. Si c’est une pause, écrivez « pause » à côté.
break-of-10-assumed = Une pause de 10 minutes a été supposée.
small-blind-is-larger = La small blind de { $small } dépasse la big blind de { $big }.
no-blinds-in-line = Cette ligne n’a ni small blind ni big blind.
small-blind-of-half-assumed = La feuille ne donne aucune small blind. La moitié de la big blind a été supposée.
big-blind-of-double-assumed = La feuille ne donne aucune big blind. Le double de la small blind a été supposé.
blinds-fall = Les blinds sont plus basses qu’au niveau précédent.
blinds-jump = La grosse blind dépasse { $times } fois la précédente.
level-number-jumps = Le niveau { $number } suit le niveau { $last }.
ante-falls = L’ante est plus bas qu’au niveau précédent.
only-level = C’est le seul niveau trouvé.
figure-not-read = Non lu dans cette ligne : { $figure }.
antes-not-read = La ligne parle d’antes et aucun niveau n’en a. Ajoutez-les si c’est voulu.
ante-above-big-blind = L’ante de { $ante } dépasse la big blind de { $big }.
remark-names-a-break = La remarque parle d’une pause. Ajoutez-la si c’est voulu.
length-of-level-before = Aucune durée ici. La précédente a été prise : { $minutes } minutes.
length-of-20-assumed = La feuille ne donne aucune durée. 20 minutes ont été supposées.
length-is-odd = { $minutes } minutes, c’est inhabituel. Vérifiez.
length-not-used = La ligne dit aussi { $minutes } minutes. Cela n’a pas servi.
blinds-not-whole = Les blinds sont des jetons entiers. Écrivez les centimes en nombres entiers, comme 25/50.
end-of-day-not-read = La fin d’une journée ne fait pas partie de la structure.
no-level-in-line = Cette ligne n’a ni niveau ni pause.

## readers/schedule/entries

which-reading-is-meant = Les nombres se lisent de deux façons. Laquelle est la bonne ?
choice-blinds-minutes = { $small }/{ $big }, durée { $minutes } minutes
choice-blinds-ante = { $small }/{ $big }, ante de { $ante }
choice-blinds-ante-minutes = { $small }/{ $big }, ante de { $ante }, { $minutes } minutes

## readers/schedule/mod

schedule-text-too-long = Le texte dépasse une structure de 1 000 lignes. Le reste n’a pas été lu.

## readers/sheet/mod

names-file-too-large = Le fichier dépasse huit millions d’octets. Ce n’est pas une liste de noms.

## readers/sheet/spreadsheet

not-a-spreadsheet = Ce fichier n’est pas un tableur lisible. Enregistrez-le en .xlsx, .ods ou CSV.
spreadsheet-too-large = Ce tableur est trop grand. Enregistrez la feuille en CSV.
sheet-of-several-read = Le fichier a { $count } feuilles. La feuille { $name } a été lue.

## readers/sheet/text

utf-16-partly-read = Des parties de ce fichier UTF-16 sont illisibles. Cherchez le caractère �.
utf-16-read = Le fichier est en UTF-16. Il a été lu sans perte.
not-a-text-file = Ce n’est pas un fichier texte. Enregistrez la liste en CSV ou en texte brut, et choisissez ce fichier.
read-as-windows-1252 = Le fichier n’est pas en UTF-8. Il a été lu en Windows-1252 : vérifiez les accents, ligne { $lines }.

## readers/structure_lines

which-column-is-meant = Le tableau a plusieurs colonnes. Laquelle est-ce ?
thousands-or-decimals = { $figure } se lit différemment selon le pays. Combien est-ce ?

## readers/structure_text

answer-question-first = Répondez d’abord à la question.
more-than-a-structure = Plus de quatre millions de caractères : ce n’est pas une grille de gains.
structure-pays-at-most = Une grille paie au plus 125 000 places.
no-prizes-in-text = Ce texte n’a aucun gain. Écrivez à chaque ligne une place et ce qu’elle reçoit.
correct-lines-first = Corrigez d’abord les lignes non comprises.
place-or-amount = { $example } peut être la place 1 avec 500, ou un montant de 1500. Écrivez 1; 500 ou 1500.
prizes-and-pool-differ = Les gains font { $sum } en tout, et le texte donne une dotation de { $pool }.
figure-too-fine-or-large = Un nombre a trop de décimales, ou il est trop grand.
amount-cut-by-commas = { $all } peut être { $first } ou le tout. Écrivez les montants sans séparateur de milliers.
gives-no-prize = { $text } ne donne aucun gain.
place-out-of-order = { $place } figure là où la place { $next } est attendue.
no-place-with-a-prize = { $text } n’est pas une place avec un gain.
are-no-places = { $place } ne sont pas des places.
decimals-as-in = Les décimales s’écrivent comme dans { $example }.

## readers/template_file

template-not-written = Le modèle n’a pas pu être écrit : { $error }.
file-larger-megabyte-no = Ce fichier dépasse un mégaoctet. Ce n’est pas un modèle.
file-no-template-shuffle = Ce fichier n’est pas un modèle de Shuffle Up. Choisissez-en un exporté par Shuffle Up.
template-exported-newer-version = Une version plus récente de Shuffle Up a fait ce modèle. Mettez à jour, ou exportez-le pour cette version.
template-of-development-build = Ce modèle vient d’une version de développement de Shuffle Up. Seule celle du 28 novembre 2026 peut le lire.
template-not-understood = Ce modèle est illisible : ligne { $line }, colonne { $column }. Exportez-le de nouveau.

## seasons/formula

formula-n = les inscriptions ou les joueurs
formula-r = la place
formula-b = le buy-in sans les frais
formula-e = tout ce que le joueur a payé
formula-k = les éliminations
formula-pool = la dotation
formula-prizes = ce que le joueur a gagné sans les bounties
formula-bounties = bounties gagnés par le joueur
formula-rebuys = rebuys du joueur
formula-add-ons = add-ons du joueur
formula-all-rebuys = combien de rebuys tous ont pris
formula-m = 1 pour une place payée, sinon 0
formula-mr = la dernière place payée
formula-total-buy-ins = tous les buy-ins ensemble
formula-total-rebuys = tous les rebuys ensemble
formula-total-add-ons = tous les add-ons ensemble
formula-prize = ce que le joueur a gagné
formula-gap = Il manque quelque chose entre deux éléments, ou après le dernier.
formula-too-long = Une formule a au plus { $most } caractères.
formula-bracket-open = Une parenthèse est encore ouverte.
formula-missing = Saisissez une formule.
formula-too-deep = Au plus { $most } parenthèses peuvent être imbriquées.
formula-if = « if » demande une condition et deux nombres, séparés par des virgules.
formula-switch = « switch » demande ce qui est comparé, puis chaque valeur avec ses points, séparés par des virgules.
formula-two-numbers = { $name } prend deux nombres, séparés par une virgule.
formula-bracket-not-opened = Une parenthèse est fermée sans avoir été ouverte.
formula-comma = La virgule ne sert qu’entre les nombres d’une fonction. Écrivez les décimales avec un point.
formula-unknown-sign = { $sign } ne veut rien dire dans une formule.
formula-power-of-a-power = Deux puissances de suite peuvent se lire de deux façons. Écrivez (2^3)^2 ou 2^(3^2).
formula-power-of-a-minus = Un moins devant une puissance peut se lire de deux façons. Écrivez (-2)^2 ou -(2^2).
formula-which-log = Écrivez ln ou log10. Un log seul peut être l’un ou l’autre.
formula-unknown-name = Rien ne s’appelle { $name } dans une formule.
formula-needs-bracket = Il faut une parenthèse après { $name }.
formula-assign = « assign » demande un nom entre guillemets, une virgule et ce que le nom désigne.

## seasons/past_results

past-too-many-lines = Le fichier compte plus de 20 000 résultats. Partagez-le.
past-too-many-knockouts = Le fichier compte plus de 20 000 éliminations. Vérifiez cette colonne.
past-no-heading = Aucune ligne n’a un nom et une place. Nommez les colonnes Place, Name, Prize et Knockouts.
past-place-not-shared = La place { $place } figure sur { $lines } lignes, mais la place { $next } est prise aussi. Elle n’est donc pas partagée.
past-name-missing = Le nom manque.
past-no-place = { $name } n’a pas de place.
past-not-a-place = « { $text } » n’est pas une place.
past-not-an-amount = « { $text } » n’est pas un montant. Le résultat compte sans lui.
past-not-a-number = « { $text } » n’est pas un nombre. Le résultat compte sans lui.
past-knockouts-of-one = Personne n’a { $knockouts } éliminations.
past-no-result = « { $text } » n’est pas un résultat.
past-who-came-first = Aucune ligne n’a de place. Qui a fini premier ?
past-which-figures = Rien ne dit ce que sont { $figures }. Qu’est-ce ?
past-figures-prizes = Gains
past-figures-knockouts = Éliminations
past-figures-others = Points, ou autre chose
past-figures-money = Argent
past-name-turned = « { $text } » est lu comme { $name }.
past-remark = « { $text } » n’est pas lu.
past-column-unclear = « { $column } » suit les noms sans séparation. Vérifiez les noms.
past-more-knockouts = La liste a { $knockouts } éliminations pour { $results } résultats. Vérifiez que ce n’est pas de l’argent.
past-two-names = « { $text } » peut être deux joueurs. Donnez une ligne à chacun.
past-which-event = Le fichier a plusieurs tournois. Lequel importer ?
past-all-events = Tous
past-below-places = Des places
past-below-points = Des points. Le plus grand nombre est premier
past-below-points-absent = Des points. Le plus grand nombre est premier ; qui a 0 n’a pas joué
past-below-points-played = Des points. Le plus grand nombre est premier ; qui a 0 a joué et a fini dernier
past-below-days = Qu’y a-t-il sous « { $evening } » et sous les autres soirées ?
past-of-event = { $event } : { $said }
past-no-date-of-event = « { $event } » n’a pas de jour, mois et année comme 2026-03-14. Le jour de la dernière modification du fichier compte.
past-event-number = Numéro { $number }

## seasons/points

points-not-chosen = Choisissez comment cette saison donne des points.
points-no-number = La formule ne donne pas de nombre pour { $results }. La place y donne 0 point.

## src/bounds

more-than-at-once = C’est trop d’un coup. Choisissez un fichier plus petit, ou procédez en plusieurs fois.

## src/devices/printers

printer-gone = Cette imprimante n’est plus là. Choisissez-en une autre. La feuille est enregistrée en PDF.
printer-did-not-take = L’imprimante ne l’a pas accepté : { $why }. La feuille est enregistrée en PDF.

## src/devices/sound/mod

sound-not-started = L’ordinateur n’a pas pu lancer le son. Fermez d’autres programmes et redémarrez celui-ci.

## src/devices/sound/reasons

sound-none-found = Aucun appareil audio trouvé. Branchez un haut-parleur ou choisissez-en un dans les réglages de son du système ; nouvel essai au prochain signal.
sound-unplugged = L’appareil audio a été débranché ou éteint. Rebranchez-le ; nouvel essai au prochain signal.
sound-trouble = L’appareil audio ne fonctionne pas. Choisissez-en un autre dans les réglages de son du système ; nouvel essai au prochain signal.
sound-busy = Un autre programme garde l’appareil audio pour lui. Fermez ce programme ; nouvel essai au prochain signal.
sound-forbidden = Le système ne laisse pas ce programme utiliser l’appareil audio. Autorisez-le dans les réglages du système ; nouvel essai au prochain signal.

## src/devices/sound/tune

sound-none = Ce fichier n’est pas un son lisible ici. Choisissez un fichier WAV, MP3, OGG (Vorbis) ou FLAC.
sound-too-large = Un son fait au plus 20 Mo. Choisissez-en un plus court.
sound-too-fine = Un son est mono ou stéréo, avec 96 000 échantillons par seconde au plus. Enregistrez-le en MP3 ordinaire et choisissez ce fichier.
sound-too-long = Un son dure une minute au plus. Choisissez-en un plus court.

## src/devices/speech

speech-install = Aucun programme ne parle sur cet ordinateur. Installez speech-dispatcher ou espeak-ng ; nouvel essai à la prochaine annonce.
speech-none = Aucun programme ne parle sur cet ordinateur ; nouvel essai à la prochaine annonce.
speech-trouble-install = La synthèse vocale du système ne fonctionne pas. Essayez-la avec la commande spd-say, ou installez espeak-ng ; nouvel essai à la prochaine annonce.
speech-trouble = La synthèse vocale du système ne fonctionne pas. Essayez une voix dans les réglages du système ; nouvel essai à la prochaine annonce.

## src/devices/spooler

sheet-not-made = La feuille n’a pas pu être créée.
slip-not-printed = Un bon n’a pas été imprimé automatiquement.

## src/devices/wake

screens-not-lit = Le système ne laisse pas ce programme garder les écrans allumés. Pour ce tournoi, désactivez l’économiseur d’écran et la mise en veille dans les réglages du système.

## src/house/announcements

unread-announcements = les annonces
sound-gone = Le fichier a disparu. Choisissez-le à nouveau ; d’ici là, le son fourni est joué.
sound-not-copied = Le son n’a pas pu être copié dans { $folder }. Libérez de l’espace, ou autorisez l’écriture.

## src/house/archive

unread-archive = les années de l’archive
nothing-of-year = Aucun tournoi terminé de { $year } n’est dans la liste.

## src/house/background

picture-unusable = Cette image ne peut pas être affichée à l’écran. Choisissez-en une autre.

## src/house/backups

backup-gone = Cette sauvegarde n’est plus dans la liste. Choisissez-en une autre.

## src/house/logo

logo-format = Ce n’est pas une image PNG, JPEG ou WebP. Enregistrez le logo dans l’un de ces formats.
picture-too-large = L’image dépasse 4 Mo. Enregistrez-la en plus petit.
picture-too-wide = L’image fait { $width } × { $height } pixels ; { $most } au plus par côté. Enregistrez-la en plus petit.

## src/house/look

unread-look = l’aspect des écrans
line-too-long = La ligne peut contenir { $most } caractères.
facts-how-many = Choisissez de un à { $most } chiffres pour le bas de l’écran.

## src/house/mod

no-file-open = Le fichier des tournois n’est pas ouvert.
opened-already = Ce tournoi est déjà ouvert.
no-such-tournament = Ce tournoi n’existe pas.
window-gone = Cette fenêtre n’est plus là.
nothing-to-show = Il n’y a aucun tournoi à afficher.
screen-number = Les écrans portent les numéros 1 à 16.
phones-code-caption = Horloge et sièges
line-not-written = La ligne n’a pas pu être écrite : { $error }
newer-line = La ligne { $number } de ce tournoi vient d’une version plus récente de Shuffle Up. Ouvrez-le là-bas ; rien n’a été modifié.

## src/house/network

unread-network = le réseau
name-length = Un nom a de 1 à { $most } caractères.
port-range = Choisissez un port de 1024 à 65535.
operators-full = Il y a de la place pour 50 opérateurs.

## src/house/own_file

picture-not-kept = L’image ne peut pas être gardée dans { $folder } : { $error }.

## src/house/palette

not-a-colour = « { $text } » n’est pas une couleur telle que #102a43.
colour-text = Le texte
colour-accent = La couleur d’accent
contrast-too-weak = { $what } ne se lit pas sur ce fond depuis le bout de la salle : le contraste est de { $contrast } pour 1, il en faut au moins { $least } pour 1. Éclaircissez l’un ou assombrissez l’autre.
ground-too-middling = Le fond n’est ni assez sombre ni assez clair : « en pause » et « dernière minute » ont leurs propres couleurs, illisibles dessus. Choisissez un fond plus sombre ou plus clair.

## src/house/past

past-too-large = Le fichier dépasse 16 Mo.
dropped-not-read = { $file } ne peut pas être lu.
results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
knockouts = { $count ->
    [one] { $count } élimination
   *[other] { $count } éliminations
}
past-no-date = Le nom du fichier n’a pas de date telle que 2026-03-14. Le jour de sa dernière modification compte.
past-column-not-read = La colonne « { $column } » n’est pas lue.
past-line-left-out = Ligne { $line } : { $why }
past-no-results = Aucune ligne n’a un nom et une place.
past-replaced = Ces résultats remplacent ceux importés auparavant.
past-template-new = Les réglages sont maintenant un de vos modèles.
past-template-known = Les réglages étaient déjà parmi vos modèles.
past-no-template = Les réglages ne donnent pas de modèle : { $why }
past-season-other-points = La saison { $season } donne des points autrement que ce fichier.
past-season-with-points = La saison { $season } est nouvelle. Elle donne des points selon la formule du fichier.
past-season-new = La saison { $season } est nouvelle. Choisissez comment elle donne des points.
past-season-counts = Les résultats comptent pour la saison { $season }.
past-template-from = D’un fichier de The Tournament Director.

## src/house/qr_code

qr-text = Le texte du code QR
qr-caption = Les mots à côté du code QR
field-too-long = { $field } peut avoir { $most } caractères.

## src/house/room_map

unread-room-map = la disposition des tables
map-full = On peut disposer au plus 5 000 tables.
map-outside = C’est en dehors de la salle.
map-two-tables = Deux tables ne peuvent pas être au même endroit.
tables-of-another-event = { $event } a ces tables : { $tables }. Indiquez-en d’autres, par exemple tables 61-68, ou fermez-les là-bas.

## src/house/screens

unread-screens = les écrans de la salle
windows-full = { $most } fenêtres sont retenues. Fermez-en une dont vous n’avez plus besoin.
message-too-long = Le message peut contenir { $most } caractères.

## src/house/seasons

season-not-on-the-list = Pas sur la liste
season-closed = Cette saison est close. Rouvrez-la pour changer ses règles.
season-say-why = Dites pourquoi ; la raison reste avec la ligne.
season-no-line = Cette ligne n’existe pas, ou elle est déjà rayée.
season-full = Cette saison a autant de lignes qu’on peut en garder.
season-who-and-points = Choisissez un joueur et le nombre de points.
season-how-much = Dites combien est payé, et à qui.
season-closed-already = Cette saison est déjà close.

## src/house/seen

said-meanwhile = Autre chose a été saisi entre-temps. Regardez à nouveau ce qui serait annulé.
changed-meanwhile = Quelque chose a changé entre-temps. Regardez à nouveau, puis recommencez.

## src/house/settings

unread-settings = les réglages de la direction

## src/house/settings_file

settings-not-written = Les réglages n’ont pas pu être écrits : { $error }.
sounds-too-large = Les sons sont trop gros ensemble pour un seul fichier. Choisissez-en de plus courts, ou enregistrez-les en MP3.
settings-too-large = Ce fichier dépasse 64 Mo, ce ne sont donc pas des réglages.
settings-other-file = Ce fichier ne contient pas de réglages de Shuffle Up. Choisissez-en un enregistré par lui.
settings-newer = Ces réglages viennent d’une version plus récente de Shuffle Up. Enregistrez-les là-bas pour celle-ci, ou mettez à jour.
settings-of-development-build = Ces réglages viennent d’une version de développement de Shuffle Up. Seule celle du 28 novembre 2026 peut les lire.
settings-not-understood = Ces réglages ne sont pas compris : ligne { $line }, colonne { $column }. Enregistrez-les à nouveau.

## src/house/stored

settings-unread = Cette version ne peut pas lire tout ce qui est gardé pour { $what }. Cela reste tel quel dans le fichier. Ce que vous choisissez à la place vaut jusqu’à la fermeture du programme.
nothing-unreadable = Tout ce qui est gardé ici est lisible.

## src/house/templates

newer-templates = Vos modèles viennent d’une version plus récente de Shuffle Up. Ouvrez-les là-bas ; rien n’a été modifié.
template-unread = Cette version ne peut pas lire un de vos modèles. Rien n’a été modifié dans le fichier.
templates-unread = Cette version ne peut pas lire { $several } de vos modèles. Rien n’a été modifié dans le fichier.
no-such-template = Ce modèle n’existe pas.
templates-full = Il y a 200 modèles. Supprimez-en un, puis enregistrez celui-ci.
no-own-template = Vous n’avez pas ce modèle.
templates-not-written = Les modèles n’ont pas pu être écrits : { $error }

## src/house/transfer

file-open-here = Ce fichier est celui qui est ouvert ici. Ses tournois sont dans cette liste.
folder-not-writable = On ne peut rien enregistrer dans { $folder } : { $error }.
tournament-file-too-large = Le fichier d’un tournoi fait au plus 64 Mo. Choisissez-en un autre.
foreign-log = Le journal de ce fichier n’a pas été écrit par Shuffle Up. Exportez le tournoi à nouveau, ou choisissez un autre fichier. Rien n’a été modifié.

## src/ipc

did-not-work = Cela n’a pas marché, et rien d’autre n’a été touché. Réessayez.

## src/ipc/paper

sheet-gone = Cette feuille n’est plus là. Enregistrez-la à nouveau.
no-viewer = Aucun programme pour les PDF n’a répondu. Ouvrez le fichier depuis son dossier.

## src/ipc/screens

no-room-window = Ce n’est pas une fenêtre de la salle.

## src/network/mod

network-off = Activez d’abord le réseau.
choose-address = Choisissez une adresse de cet ordinateur.
certificate-not-kept = Le certificat ne peut pas être gardé dans le dossier de données. Libérez de l’espace, puis réessayez.
port-in-use = Un autre programme utilise ce port. Choisissez-en un autre.
address-gone = Cet ordinateur n’a plus cette adresse. Choisissez-en une autre.
address-unusable = Cette adresse ne peut pas être utilisée. Choisissez une autre adresse ou un autre port.

## src/network/requests

request-stale = Ce n’est plus possible. Regardez la table à nouveau.
other-hitmen = Les tables nomment des joueurs différents qui les ont éliminés. Confirmez l’un après l’autre.
floor-told-already = Le floor est déjà prévenu.
settled-already = C’est déjà réglé.
check-in-needs-a-name = Saisissez votre nom.
check-ins-full = Trop de personnes attendent d’entrer. Donnez votre nom à l’hôte.
check-in-asks = Choisissez qui est { $name } : plusieurs sont possibles.
check-in-is-off = Ici, personne ne s’inscrit par téléphone. Donnez votre nom à l’hôte.

## src/network/served

device-may-not = Cet appareil n’en a pas le droit. Demandez à la direction.
not-readable = Illisible : { $error }
only-at-the-house = Seulement sur l’ordinateur de la salle.
device-message = Message : { $text }
role-host = Hôte
role-clock = Horloge
# As in English.
role-table = Table
# As in English.
role-floor = Floor
role-registration = Inscriptions
role-director = Directeur
sign-in-first = Identifiez-vous d’abord, avec nom et code PIN.
ask-for-less = Demandez moins à la fois.

## src/papers

wrong-paper = Cette feuille ne s’imprime pas sur ce papier : A3, A2 et Tabloid sont pour l’affichage, A6 et rouleaux pour les bons.
file-not-written = Le fichier n’a pas pu être écrit dans { $folder } : { $error }. Libérez de l’espace ou choisissez un autre dossier.
paper-card-note = { $chips } jetons · inscription { $entry }
paper-card-note-blinds = { $chips } jetons · { $big_blinds } BB · inscription { $entry }
paper-card-note-bag = { $chips } jetons · { $big_blinds } BB · sac { $bag }
paper-series-pays = { $name } paie sur tous les flights. Ce tournoi ne paie personne lui-même.
paper-of-series = { $name } : { $entries } sur tous les flights, dotation { $pool }.
paper-series-guarantee = Garanti : { $guarantee }, dont par la maison : { $overlay }.
paper-series-places = Places payées : { $places }.
draw-first-cards = Tirez d’abord les sièges ; il y aura alors des cartes à imprimer.
paper-keep-card = Gardez cette carte ; rendez-la en quittant votre siège.
paper-card-draw = tirage { $draw }

## src/papers/chips

draw-first-chips = Tirez d’abord les sièges, dans un tournoi avec chip race.
nobody-at-table = Personne n’est assis à cette table.
paper-race-half = S’il reste au moins la moitié d’un { $next }, on en donne un de plus. Un joueur peut en gagner plusieurs.
paper-race-one-each = Un nouveau jeton par joueur au plus. S’il reste plus de la moitié, on en donne un de plus ; pour les 500, tout reste suffit.
paper-race-exchange = Les { $chip } sortent, les { $next } les remplacent
paper-race-change-up = D’abord changer : { $old } × { $chip } contre { $new } × { $next }. Ce qui reste à chaque siège est en trop.
paper-race-deal = Siège 1 d’abord, dans le sens horaire : une carte par jeton en trop, toutes celles d’un joueur avant le suivant.
paper-race-highest = La plus haute carte, puis pique, cœur, carreau, trèfle, gagne le { $next } suivant. { $rounding }
paper-race-nobody-out = Personne n’est éliminé ainsi : un joueur qui n’aurait plus de jeton reçoit un { $next }.
paper-race-later = Les { $chip } retrouvés plus tard s’échangent à valeur égale ; ce qui ne fait pas un { $next } sort du jeu.
# As in English.
paper-race-title = Chip race · table { $table }
paper-odd-chips = Jetons en trop
paper-cards = Cartes
paper-new-chips = Nouveaux jetons
paper-count-sheets = Feuilles de compte
paper-expected = Attendu
paper-chips = Jetons
paper-counted-again = Recompté
paper-sum = Somme
paper-found-later = Retrouvé chez { $name }, siège { $seat } : { $count } × { $chip }
paper-found-out = { $count } × { $chip } donnés
paper-found-leave = { $chips } en jetons sortent du jeu
paper-found = { $parts }.
paper-chips-in = { $chip } repris
paper-chips-out = { $chip } donnés
paper-bring = Apporter des { $chip }
paper-collect-about = Ramasser des { $chip }, environ
paper-chips-in-play = Jetons en jeu
paper-tables-raced = Tables faites
paper-so-many-of = { $some } sur { $all }
paper-chips-found = { $chip } retrouvés
paper-removed = Retirés avec eux
paper-chips-leave-for = Les { $chip } sortent pour des { $next } · { $in_play } en jeu
paper-collect = Ramasser des { $chip }
paper-in-play = En jeu
paper-chip-summary = Jetons sortis et entrés

## src/papers/customs

paper-seat = Siège
# As in English.
paper-table = Table
# As in English.
paper-total = Total
paper-player = Joueur
paper-page = page { $page } sur { $pages }

## src/papers/fairness

draw-first-check = Tirez d’abord les sièges ; il y aura alors un tirage à vérifier.
paper-fingerprint = Numéro de contrôle
paper-players = Joueurs
paper-draw = Tirage
paper-seed = Graine
paper-check-script = Enregistrez le script de contrôle (Joueurs, Comment ce tirage a été fait) sous check.jsonl et lancez : shuffle-up headless < check.jsonl. Il nomme les joueurs dans l’ordre ci-dessous, indique les contraintes, tire avec la graine et affiche les sièges. Toute machine affiche la même chose.
paper-check-log = Le journal du tournoi contient ce tirage avec sa graine ; ouvert n’importe où, il donne les mêmes sièges.
paper-check-cards = Les cartes ont été tirées à la table devant les joueurs. Le journal contient chaque carte saisie.
paper-how-drawn = Comment les sièges ont été tirés
paper-the-method = La méthode
paper-arranged = Contraintes respectées
paper-arranged-not-kept = Contraintes impossibles à respecter
paper-every-draw = Tous les tirages de ce tournoi
paper-to-check = Pour vérifier
paper-list-in-order = La liste dans son ordre, et les sièges
paper-draw-made = { $number }. { $title }, { $time }, numéro de contrôle { $fingerprint }, ligne { $line } du journal
paper-draw-struck = { $draw }, annulé.

## src/papers/floor

no-table-breaks-next = Aucune table ne casse ensuite. Choisissez-en une, ou attendez qu’il y ait plus de tables qu’après un nouveau tirage.
paper-table-breaks = La table { $table } est cassée
paper-break-step-cards = Attendez la fin de la main. Découpez les cartes et posez-les face cachée : les cartes de table en une pile, les cartes de siège en une pile par table.
paper-break-step-draw = Dans l’ordre des sièges, chacun tire une carte de table, puis une carte de siège de cette table. Notez les deux ci-dessous ; les cartes de siège restantes restent cachées.
paper-break-step-absent = Pour un absent, le personnel tire, apporte les jetons et laisse la carte de siège à l’ancien siège.
paper-break-early = Préparé en avance : { $short } sièges doivent encore se libérer aux autres tables avant de casser celle-ci. Réimprimez alors les cartes.
paper-table-cards = Cartes de table
paper-seat-cards = Cartes de siège
paper-table-drawn = Table tirée
paper-seat-drawn = Siège tiré
paper-table-card = Carte de table
paper-seat-card-of = Carte de siège, table { $table }
paper-then-seat = Tirez maintenant une carte de siège de cette table.
paper-then-move = Portez vos jetons à ce siège et remettez-y la carte.
paper-card-of-cards = { $card } sur { $cards }
paper-please-move = Changez de table
paper-show-slip = Montrez ce bon au croupier de la nouvelle table.
no-seat-left-behind = Ces joueurs n’ont pas laissé de siège.
nobody-away-on-the-way = Personne en déplacement n’est noté absent. Notez le joueur, par exemple absent 6.4, ou choisissez le déplacement.
paper-chips-are-at = Vos jetons sont à
paper-left-at-old-seat = Laissé à l’ancien siège d’un joueur absent (TCH P16).
nobody-on-the-way = Personne n’est en route vers un autre siège.
paper-post-big-blind = Vous posez la big blind à la prochaine main.
paper-post-small-blind = Vous posez la small blind à la prochaine main.
paper-have-button = Vous avez le bouton à la prochaine main.
paper-post-nothing = Vous jouez la prochaine main sans poser de blind.
paper-wait-for-button = Vous jouez dès que le bouton vous a dépassé.
paper-dealt-in = Vous jouez tout de suite et posez ce que doit votre siège.
paper-wait-in-blind = En small blind ou au bouton, attendez que le bouton vous ait dépassé.
paper-wait-between = Entre la small blind et le bouton, attendez que le bouton vous ait dépassé.
paper-from-seat = de { $seat }

## src/papers/hands

no-hand-for-hand-yet = Les tables n’ont pas encore joué main par main ; h4h l’annonce.
paper-hand-record = Relevé main par main
paper-hand = Main
paper-dealt = Distribuée
paper-clock = Horloge
# As in English.
paper-tables = Tables
paper-went-out = Éliminés
paper-prize = Gain
paper-left-then = Restants à l’annonce
paper-places-paid = Places payées
paper-place-takes = Gain de la { $place } place
paper-ended = Terminé
paper-time-left = { $time }, { $left } restants
paper-ends-with = Se termine à
paper-so-many-left = { $left } restants
paper-record-of = Relevé : { $pace }
paper-announced-line = Annoncé à { $time }, ligne { $line } du journal, avec { $left } joueurs.
paper-announced = Annoncé à { $time }, avec { $left } joueurs.
paper-ranked-together = Les joueurs éliminés sous le même numéro (0 : { $turn } en cours) sont classés ensemble : à une table selon le tapis, à plusieurs tables les places sont partagées.
paper-level-number = niveau { $level }
paper-nobody-on-this = personne pendant { $turn }

## src/papers/laptop

help-not-read = L’aide n’a pas pu être lue : { $error }

## src/papers/log

no-log-line = Aucune ligne du journal ne correspond.
paper-lines = Lignes
paper-with-words = Avec les mots
paper-about = Au sujet de
paper-at = À
paper-struck = Rayées
paper-log = Journal
paper-line = Ligne
paper-time = Heure
paper-what-was-said = Ce qui s’est passé
paper-device = Appareil
paper-line-struck = rayée

## src/papers/money

nothing-bought-yet = Rien n’a encore été acheté. Un reçu est pour une inscription, un rebuy ou un add-on, et pour un gain ou des bounties payés.
paper-prize-pool = Dotation
paper-fee = Frais
# As in English.
paper-bounty = Bounty
paper-staff = Personnel
paper-league = Ligue
paper-entry-number = inscription { $entry }
paper-chips-early = { $chips } en jetons, dont { $early } pour inscription précoce
paper-in-chips = { $chips } en jetons
paper-cancelled = { $what } · annulé
paper-number = N° { $number }
paper-check-payout = Vérifiez le nom et le montant avant de partir.
paper-check-receipt = Vérifiez nom, siège et montants avant votre première main (TCH 4a).
paper-unpaid = Pas encore payé
paper-paid = Payé
paper-paid-out = Payé au joueur
paper-paid-cash = Payé en espèces
paper-paid-out-cash = Payé au joueur en espèces
paper-paid-by = Payé par { $means }
paper-paid-in-part = { $amount } par ticket, le reste : { $payment }
paper-paid-out-by = Payé au joueur par { $means }
paper-tills = Caisses
paper-prizes = Gains
paper-fees = Frais
# As in English.
paper-bounties = Bounties
paper-held = Gardé
paper-taken-out = Retiré
paper-card = Carte
paper-transfer = Virement
paper-other = Autre
paper-owed-by-players = Dû par les joueurs
paper-owed-by-house = Dû par la maison
paper-cash = Espèces
paper-cash-balance = En caisse et dû { $tills }, pour les gains et tous les autres { $purposes } : l’écart est de { $difference }.
paper-cash-report = Rapport de caisse
paper-came-in = Encaissé
paper-money-went-out = Décaissé
paper-house-fees = Frais de la maison
paper-prizes-open = Gains non payés
paper-where-money = Où est l’argent
paper-for-others = Pour d’autres
paper-collected = Encaissé
paper-paid-out-to-others = Reversé
paper-still-held = Encore gardé
paper-drawers = Tiroirs-caisses
paper-ticket-owed = 1 ticket n’est pas utilisé : une inscription de { $worth } est due.
paper-tickets-owed = { $out } tickets ne sont pas utilisés : des inscriptions de { $worth } au total sont dues.
paper-devices = Appareils dans la salle
paper-device-connected = connecté
paper-device-heard = entendu pour la dernière fois { $time }
paper-float = Fonds de caisse
paper-in = Entrées
paper-out = Sorties
paper-to-safe = Au coffre
paper-should-hold = Attendu
paper-counted = Compté
paper-difference = Écart
paper-counted-by = Compté par, date et signature
paper-together = Total
paper-no-drawer = Hors tiroir-caisse

## src/papers/prizes

no-pool-yet = Il n’y a pas encore de dotation : inscrivez d’abord des joueurs.
paper-too-much = { $amount } en trop
paper-deal-share-in-play = part du deal, encore en jeu
paper-entries-at = { $entries } à { $price }, { $rebuys }
paper-no-rebuys = aucun rebuy
# As in English.
paper-one-rebuy = 1 rebuy
# As in English.
paper-many-rebuys = { $rebuys } rebuys
paper-owed-now = Dû maintenant
paper-still-open = Encore à gagner
paper-one-entry = 1 inscription
paper-many-entries = { $entries } inscriptions
paper-payouts = Paiements
# As in English.
paper-place = Place
paper-received = Reçu (signature)
paper-director = Directeur du tournoi
paper-nothing-left = Il ne restait rien à jouer.
paper-was-left = Il restait { $amount } à jouer.
paper-is-left = Il reste { $amount } à jouer.
paper-the-deal = Le deal, { $kind } : { $shares }.
paper-paid-before = Déjà payé
paper-to-be-paid = À payer
paper-owes-for-entries = Doit { $amount } d’inscriptions.
paper-card-number = carte { $card }
paper-slip-number = Reçu { $number }
paper-deal-share = Part du deal
paper-still-in-play = Encore en jeu.
no-prize-yet = Personne n’a encore de gain.
player-no-prize = { $name } n’a gagné aucun prix.
paper-payout = Paiement
paper-received-date = Reçu, date et signature
paper-paid-out-signature = Versé, signature de la caisse
paper-nth-place = Place : { $nth }
no-winner-yet = Le diplôme est pour le vainqueur ; le jeu continue.
paper-winner = Vainqueur
paper-of-entries = sur { $entries }
paper-certificate = Diplôme
paper-paid-in = versé { $amount }
paper-added = ajouté par la maison { $amount }
paper-less = moins { $amount } pour { $what }
paper-overlay = overlay { $overlay } jusqu’à la garantie de { $guarantee }
paper-pool-made-of = La dotation : { $parts }.
paper-prize-paid = payé
paper-prize-paid-otherwise = payé autrement qu’en espèces
paper-prize-paid-by = payé par { $means }
paper-reportable = net { $amount } : à déclarer (TCH 6b)
paper-tax-forms = net { $amount } : W-2G ; de l’étranger 1042-S, { $withheld } peuvent être retenus (TCH 6b)
paper-tax-papers = Les gains déclarés sont payés sur pièce d’identité avec photo et carte de sécurité sociale ou formulaire W-9 ; de l’étranger, carte ITIN ou formulaire W-8BEN. Sans eux, le gain est conservé (TCH 6b, 6c).
paper-prize-paid-too-much = { $amount } payés avant une correction, { $over } en trop
paper-prize-paid-and-owed = { $amount } payés, { $owed } dus
paper-owes = doit { $amount }
paper-entries = Inscriptions
paper-guaranteed = Garanti
paper-still-growing = Inscriptions et rebuys comptent encore ; les gains sont fixés à leur clôture.
# As in English.
paper-deal = Deal
paper-no = N°
paper-agreed = D’accord (signature)
paper-left-for-winner = Reste au vainqueur
paper-so-many-chips = { $chips } jetons
paper-shared = Partagé
paper-reckoned = Calcul
paper-share = Part
no-deal-yet = Aucun deal en discussion : comptez d’abord les tapis, dans Gains.
paper-ways-of-deal = { $stack } jetons · à parts égales { $even } · aux jetons { $by_chips }
paper-to-be-shared = À partager
paper-chips-counted = Jetons comptés
paper-by-icm = À l’ICM
no-bounties = Ce tournoi n’a pas de bounties.
paper-on-own-head = { $amount } sur sa tête
paper-paid-too-much = { $amount } payés avant une correction, { $over } en trop
paper-paid-and-owed = { $amount } payés, { $owed } dus
paper-bounty-paid = payé
paper-bounty-paid-otherwise = payé autrement qu’en espèces
paper-bounty-paid-by = payé par { $means }
paper-on-heads = Sur les têtes
paper-bounty-fixed = Le bounty revient à celui qui élimine le joueur ; le vainqueur garde le sien.
paper-bounty-progressive = La moitié du bounty est payée, l’autre va sur la tête de celui qui élimine le joueur ; l’unité impaire est payée. Le vainqueur garde sa propre tête.
paper-bounty-mystery = Les enveloppes ont été scellées dans un ordre tiré une seule fois ; chacune s’ouvre une fois, la dernière est au vainqueur.
paper-in-envelopes = Dans les enveloppes
paper-bounties-open = Tombés sur des mains dont le gagnant n’a pas été dit : { $amount }.
paper-won = Gagné

## src/papers/season_files

paper-season-unnamed = Sans nom
paper-season-played = Tournois
paper-season-wins = Victoires
# As in English.
paper-season-points = Points
paper-season-knockouts = Éliminations
# As in English.
paper-season-rebuys = Rebuys
paper-season-won = Gagné
# As in English.
paper-season-net = Net
paper-printed = Imprimé { $time }
events = { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}
paper-season-events = { $events } · du { $from } au { $to }
paper-season-empty = Aucun tournoi
paper-season-rank = Rang

## src/papers/seats

draw-first-seats = Tirez d’abord les sièges ; il y aura alors des sièges à imprimer.
enter-first-names = Inscrivez d’abord des joueurs ; il y aura alors des noms à signer.
# As in English.
paper-buy-in = Buy-in
paper-sign-in = Feuille d’émargement
paper-entry = N°
# As in English.
paper-signature = Signature
paper-seating-by-name = Sièges par nom
paper-seating-by-table = Sièges par table
table-not-open-here = La table { $number } n’est pas ouverte.
paper-table-sheets = Feuilles de table
paper-open-seat = libre
# As in English.
paper-absent = absent
paper-dealer = Croupier
paper-does-not-break = { $table } ne sera pas cassée.
paper-breaks-first = { $table } sera cassée en premier.
paper-breaks-after = { $table } sera cassée en { $nth }, après { $before }.
paper-breaking-order = Ordre de casse : { $tables }
paper-room = Salle

## src/papers/source

paper-phone-code = Horloge, sièges et gains sur votre téléphone
paper-log-line = ligne { $line } du journal

## src/papers/stages

paper-with-stack = tapis de départ { $stack }
paper-levels-of = niveaux de { $length }
paper-now = en cours
paper-levels = Niveaux
paper-all-levels = Tous les niveaux et pauses
paper-starting-stack = Tapis de départ
paper-start = Début
paper-schedule = Structure
paper-level = Niveau
# As in English.
paper-blinds = Blinds
paper-big-blind-ante = Ante BB
# As in English.
paper-ante = Ante
paper-stud = Ante de stud + bring-in
paper-bets = Mises
paper-game = Jeu
paper-length = Durée
paper-begins = Début
paper-break = Pause
paper-coloured-up = Chip race
paper-goes-on = continue
paper-hands-each = { $games }, { $hands } mains chacun
paper-blind-first = Une big blind trop courte paie d’abord la blind, puis l’ante (TCH P11).
paper-ante-first = Une big blind trop courte paie d’abord l’ante, puis la blind.
# As in English.
paper-hours = h
# As in English.
paper-minutes = min
# As in English.
paper-seconds = s
paper-late-registration-at = Les inscriptions tardives ferment à { $time }.
paper-rebuys-at = Les rebuys ferment à { $time }.
paper-both-close = Rebuys et inscriptions tardives ferment à la première main
paper-rebuys-close = Les rebuys ferment à la première main
paper-late-registration-closes = Les inscriptions tardives ferment à la première main

## src/problem

pin-digits = Un code PIN a quatre à huit chiffres.
pins-wait = Trop de codes PIN faux pour ce nom. Attendez une demi-minute.
pin-of-another = Le nom et le code PIN ne vont pas ensemble.
no-longer-paired = Cet appareil n’est plus associé.
no-chance = L’ordinateur n’a pas pu créer de code. Réessayez.
devices-full = 100 appareils sont associés. Retirez-en un qui ne sert plus.
code-not-open = Ce code n’est pas valable. Demandez-en un nouveau à la direction.
paired-only = Ceci est réservé aux appareils associés.
device-at-table = Cet appareil ne sert qu’à la table { $table }.
codes-wait = Trop de codes faux depuis cet appareil. Lisez le code QR à la direction, ou attendez cinq minutes.
house-restarted = Le programme de la direction a redémarré. Vérifiez si cela est enregistré, et répétez-le sinon.
said-too-late = Cela est arrivé trop tard et n’a pas été fait. Regardez de nouveau, puis répétez.
not-paired = Faites associer cet appareil à la direction.
window-not-opened = La fenêtre n’a pas pu s’ouvrir. Fermez d’autres fenêtres et réessayez.

## src/projector

monitor-gone = Le moniteur { $name } n’est pas branché. Choisissez-en un autre.

## src/sample

sample-not-read = L’exemple n’a pas pu être lu : { $error }

## tdt/evening

past-no-number = Le fichier n’a pas de numéro propre. Ses résultats pourraient compter deux fois.
tdt-nobody-named = Le fichier compte { $entries } et ne nomme personne.
tdt-nobody-played = Personne n’a joué.
tdt-places-missing = Certains joueurs n’ont pas de place.
tdt-same-number = Deux joueurs ont le même numéro.
tdt-amounts-missing = Certains achats n’ont pas de montant.
tdt-prize-of-several = Un gain est allé à plusieurs joueurs. On ne sait pas comment ils l’ont partagé.
tdt-prize-amount = Un gain n’a pas de montant.
tdt-prize-below-zero = Un gain est inférieur à zéro.
tdt-no-date = Le fichier ne dit pas quand on a joué.
tdt-not-in-currency = Un montant ne peut pas être payé dans cette devise.
tdt-deal-shared = Un deal : { $players } ont partagé leurs gains, chacun comme le dit le fichier.
tdt-deal-points = Le deal a aussi partagé des points. Les règles de la saison disent comment un deal donne des points.
tdt-deal-opened = Un deal a été ouvert et n’a pas été conclu. Les gains comptent comme ils ont été donnés.
tdt-bounties-unpaid = Le fichier a des bounties, et personne n’en a payé.
cash-adjustments = { $count ->
    [one] { $count } ajustement d’argent
   *[other] { $count } ajustements d’argent
}
tdt-hits-taken = Des éliminations de { $name } ont été retirées à la main. Ici elles comptent.

## tdt/grammar

tdt-character = Le caractère { $number } n’est pas compris : { $why }
tdt-line = La ligne { $number } n’est pas comprise : { $why }
tdt-cut = Le fichier s’arrête trop tôt.
tdt-other-file = Ce n’est pas un fichier de The Tournament Director.
tdt-no-tournament = Le fichier n’a pas de tournoi.
tdt-too-many-parts = Le fichier a plus d’éléments qu’aucun tournoi.
tdt-too-deep = Trop de parenthèses sont imbriquées.
tdt-no-comma = Il manque une virgule.
tdt-no-key = Il manque une clé.
tdt-no-colon = Il manque les deux-points après une clé.
tdt-no-value = Il manque une valeur.
tdt-no-name = Il manque un nom.

## tdt/places

tdt-times-unknown = Éliminés à une heure inconnue : { $players }. Sans cette heure, personne n’a de place.
tdt-still-in-play = Le tournoi s’est terminé avec { $players } encore en jeu. Ils n’ont pas de place.
tdt-nobody-won = Tous sont éliminés et personne n’a gagné.
tdt-hitman-unknown = { $name } a été éliminé par { $by }, qui n’est pas dans le fichier.
tdt-hitman-self = Le fichier dit que { $name } s’est éliminé lui-même.
tdt-prize-unknown-player = Le gain du { $place } est allé à { $player }, qui n’est pas dans le fichier.
tdt-prize-other-place = Le gain du { $place } est allé à { $name }. D’après les heures, { $name } a fini { $other }.
tdt-prize-no-entry = Le gain du { $place } est allé à { $name }, qui n’a acheté aucune inscription.
tdt-prize-not-given = Le gain du { $place } n’a été donné à personne. Il ne compte pour personne.

## tdt/reading

tdt-cut-after = Le fichier s’arrête trop tôt, mais après le tournoi. Rien n’en est perdu.
tdt-no-version = Le fichier ne dit pas sa version. Il a été lu comme un fichier de 3.7.2.
tdt-unknown-version = La version « { $version } » est inconnue ici. Le fichier a été lu comme un fichier de 3.7.2.
tdt-parts-not-read = Non lu, car rien ici n’en a besoin : { $parts }.
tdt-no-prices = Le fichier n’a pas de tarifs.
buy-in-prices = { $count ->
    [one] { $count } tarif de buy-in
   *[other] { $count } tarifs de buy-in
}
rebuy-prices = { $count ->
    [one] { $count } tarif de rebuy
   *[other] { $count } tarifs de rebuy
}
add-on-prices = { $count ->
    [one] { $count } tarif d’add-on
   *[other] { $count } tarifs d’add-on
}
tdt-fixed-rake = Le fichier a un prélèvement fixe. Son montant n’est pas retiré de la dotation ici.
tdt-no-players = Le fichier n’a pas de joueurs.
tdt-player-not-read = Le joueur { $number } du fichier est illisible.
tdt-two-numbers = { $name } a deux numéros dans le fichier : { $one } et { $other }.
tdt-bought-unclear = { $name } a acheté quelque chose sans montant exact.
points-adjustments = { $count ->
    [one] { $count } ajustement de points
   *[other] { $count } ajustements de points
}
tdt-no-schedule = Le fichier n’a pas de structure.
tdt-no-stage = La ligne { $number } de la structure n’est ni un niveau ni une pause.
tdt-no-length = La ligne { $number } de la structure n’a pas de durée.
breaks = { $count ->
    [one] { $count } pause
   *[other] { $count } pauses
}
tdt-no-prizes = Le fichier n’a pas de gains.
tdt-prize-without-amount = Le gain « { $prize } » a été donné sans montant.
tdt-prize-rounded = Le gain « { $prize } » de { $amount } est arrondi au centième.
tdt-out-before-in = D’après les heures, { $name } a été éliminé avant son buy-in. La place peut être fausse.
prizes = { $count ->
    [one] { $count } gain
   *[other] { $count } gains
}
tdt-no-chips = Le fichier n’a pas de jetons.
tdt-chip-value = La valeur du jeton « { $chip } » n’est pas un nombre entier.
chip-values = { $count ->
    [one] { $count } valeur de jeton
   *[other] { $count } valeurs de jeton
}
tdt-no-tables = Le fichier n’a pas de tables.

## tdt/season

tdt-formula-known = Shuffle Up a aussi la formule de points « { $formula } ».
tdt-formula-taken = La formule de points est lue telle quelle : { $formula }
tdt-formula-not-read = La formule de points ne peut pas être lue : { $why } La voici : « { $formula } ».
tdt-hit-formula = Les points d’une élimination ne sont pas un nombre : « { $formula } ». Ils ne sont pas repris.
tdt-summary-setup = Des réglages avec lesquels personne n’a joué.
tdt-summary-won = { $players }, { $winner } a gagné.
tdt-summary-open = { $players }, personne n’a encore gagné.

## tdt/set_up

past-no-buy-in = Le fichier n’a pas de tarif de buy-in.
past-no-stack = Le premier buy-in ne dit pas combien de jetons il donne.
tdt-rebuy-without-chips = Le modèle n’a pas de rebuys : le prix ne dit pas combien de jetons il donne.
tdt-add-on-without-chips = Le modèle n’a pas d’add-ons : le prix ne dit pas combien de jetons il donne.
tdt-chip-colour = La couleur « { $colour } » du jeton { $value } n’est pas connue. Le jeton est gris.
tdt-prizes-not-all = Les gains en pour cent ne font pas 100 ensemble. Le modèle a ses gains habituels.
tdt-prizes-no-structure = Les gains ne forment pas une structure par place. Le modèle a ses gains habituels.

## the till

late-registration = Inscriptions tardives
through-level = jusqu’à la fin du niveau { $level }
closed-by-the-director = { $what } : clos par le directeur du tournoi.
closed-by-the-director-why = { $what } : clos par le directeur du tournoi ({ $reason }).
closing-before-play = Le jeu n’a pas commencé. Modifiez plutôt les réglages.
closed-already = { $what } : déjà clos.
closing-has-passed = Le jeu en est déjà là. Donnez un niveau ou une heure plus tardifs.
log-closed-now = clos
until-the-named-time = jusqu’à l’heure indiquée
floor-closing-how = { $verb } through 6, ou { $verb } close ; puis pourquoi
floor-closing-now = clos à partir de maintenant
line-through = jusque
line-close = clore
line-because = car
floor-withdraw-whom = l’inscription de qui ? Une place ou un nom
floor-withdraw = { $name } · { $amount } sont rendus
floor-withdraw-exception = exception : { $reason }
floor-withdraw-because = Par exception, et pourquoi
payment-voucher = bon
# As in English.
payment-ticket = ticket
payment-comp = offert
paid-by-another = payé par { $name }
floor-enter-how-paid = comment est-ce acheté ?
floor-how-or-name = « { $word } » : le mode d’achat, ou une partie du nom ?
floor-how-it-is-bought = le mode d’achat
newcomer-last-name-first = « { $typed } » commence-t-il par le nom de famille ?
line-comp = offert
line-unpaid = doit
floor-enter-no-payment = « { $word } » n’est pas un moyen de paiement. Comment est-ce acheté ?
floor-note-what = sur le paiement de qui, et quoi ? note 6.4 17, ou note 6.4 by Anna Berg
registered-late-no-no-show = { $name } s’est inscrit après le départ et n’est pas un no-show. Mettez les jetons en jeu, ou annulez l’inscription.
no-show-after-registration = Les inscriptions sont closes : le tapis de { $name } reste en jeu et paie les blinds.
no-show-moves-prizes = Avec une inscription de moins, le gain de { $paid } changerait. Laissez plutôt le tapis de { $name } payer les blinds.
collect-owed-from = Encaisser { $amount } de { $name }
has-not-paid = pas encore payé
floor-bust-envelope-whose = une enveloppe : pour qui ? Ajoutez by et une place ou un nom
floor-bust-opens-envelopes = par { $names }, { $envelopes } à ouvrir
waits-for-a-seat = attend une place
is-out = éliminé
bar-until-which-day = Donnez le dernier jour sous forme de date, ou laissez vide pour une exclusion sans fin.
ask-the-director = Adressez-vous au directeur du tournoi.
may-not-play = { $name } n’a pas le droit de jouer. { $says }
may-not-play-until = { $name } n’a pas le droit de jouer jusqu’au { $day }. { $says }
ticket-used-since = Le ticket { $number } est utilisé : { $name } est entré avec dans { $event }. Annulez d’abord cette inscription.
ticket-needs-its-number = Indiquez le numéro du ticket, par exemple : ticket 1001.
floor-which-ticket = { $name } a gagné plusieurs tickets. Lequel ?
# As in English.
floor-ticket = ticket { $number }
floor-ticket-pays-a-part = le ticket paie { $amount }, il reste { $rest } à payer
floor-ticket-worth-more = le ticket vaut { $amount } : { $rest } de plus que nécessaire, et personne ne les récupère
ticket-unknown = Personne n’a gagné le ticket { $number } ici. Vérifiez le numéro.
ticket-for-another-event = Le ticket { $number } est pour { $event }, pas pour { $here }.
ticket-of-somebody-else = Le ticket { $number } n’est pas à { $player } : { $name } l’a gagné.
ticket-expired = Le ticket { $number } valait jusqu’au { $day }.
ticket-used = Le ticket { $number } est utilisé : { $name } est entré avec dans { $event }.
ticket-used-before-the-start = Le ticket { $number } est utilisé : { $name } est entré avec dans { $event }. Pour changer de flight, annulez-y cette inscription.
ticket-chose-a-flight = { $name } a choisi { $event } avec le ticket { $number }, et le flight a commencé. Le ticket ne vaut que là (TCH 7e i).
paper-voucher = Bon
# As in English.
paper-ticket = Ticket
paper-comp = Offert
floor-withdraw-why = pourquoi ? withdraw { $who } because mauvais tournoi ; avant because, les jetons qui restent
restore-with = Ceci repose sur des lignes rayées : { $numbers }. Rétablissez-les avec, ou laissez ainsi.

log-ruling = Décision
log-ruling-by = par { $name }
log-ruling-appeal = appel à { $name }
# As in English.
log-ruling-minutes = { $minutes } min
floor-ruling-what = à propos de quoi ? rule 6.4 string bet ; puis, après des virgules, la décision, TCH 42a, w ou 2r, 4 min, par Kim, appel Lee
floor-ruling-by = décidé par { $name }
floor-ruling-appeal = appel à { $name }
floor-ruling-minutes = { $minutes } min perdues
line-appeal = appel
ruling-about-what = Dites sur quoi porte la décision : string bet.
ruling-0-240-minutes = Une décision prend de 0 à 240 minutes.
ruling-most-players = Une décision nomme au plus { $most } joueurs.
ruling-penalty-whom = Dites qui reçoit la pénalité : rule 6.4 string bet, 2r.
paper-rulings = Points de règle
paper-no-rule-in = Pas de règle dans { $books }
no-such-ruling = Ce point de règle n’existe pas.
paper-handover = Relève
paper-waits = À faire
paper-serving = Purge une pénalité
paper-warned = Avertissements et pénalités
paper-away = Absents
paper-away-for = absent depuis { $minutes } min
paper-away-left = encore { $left } min
paper-not-paid = Pas encore payé
paper-counts-open = Comptages qui ne tombent pas juste
paper-drawer-open-since = { $device }, ouverte depuis { $time }
paper-nothing-open = Rien n’est en cours.
paper-hands-served = { $served } mains manquées sur { $hands }
sum-pot-how = ce que chacun a mis : pot 500 300a 1200 100f, a pour all-in, f pour couché
sum-main-pot = pot principal { $chips } (joueurs { $players })
sum-side-pot = pot annexe { $number } : { $chips } (joueurs { $players })
sum-pot-back = { $chips } rendus au joueur { $player }
sum-pot-all = { $chips } ont été mis
sum-reopen-how = la mise, puis chaque relance en total, a pour all-in : reopen 200 400 500a 650a
sum-reopen-short = { $total } n’est pas une relance complète : au moins { $least }, ou a derrière pour all-in
sum-reopen-full = la dernière relance est complète : relance minimale à { $least }
sum-reopen-yes = rouvert pour qui a misé { $full } : relance minimale à { $least }
sum-reopen-no = pas rouvert pour qui a misé { $full } : suivre ou se coucher ; qui n’a pas encore parlé peut relancer à { $least }
sum-reopen-last-full = la dernière mise complète est à { $full }, de { $by }
sum-reopen-facing = les all-in y ajoutent { $short }
sum-max-how = le pot avec toutes les mises, le montant à suivre, ce qui est devant le joueur : max 350 200 50
sum-max-bet = la mise maximale est { $most }
sum-max-raise = la relance maximale est à { $most }
sum-max-called = suivre { $call } : le pot est alors de { $after }
sum-max-raised = relancer de ce pot de { $after }
sum-half-how = à suivre + relance minimale, puis les jetons : half 400+200 500 100
sum-half-under = moins que { $call } : mise insuffisante pour suivre
sum-half-call = un call de { $call }
sum-half-made-full = une relance, à compléter : à { $least }
sum-half-raise = une relance à { $all }
sum-half-over = { $all } avancés, { $over } de plus que le call ; la moitié de la relance minimale est { $half }
sum-half-needed = sans le plus petit jeton, c’est moins que le call
sum-half-not-needed = même sans le plus petit jeton, cela suffit pour suivre
sum-odd-how = le pot, combien le partagent, le plus petit jeton : odd 1025 2 25
sum-odd-none = chacun reçoit { $each }
sum-odd-left = chacun reçoit { $each } ; jetons restants de { $chip } : { $odd }, un chacun à partir du premier gagnant à gauche du bouton
sum-odd-units = { $pot } font { $units } jetons de { $chip }
sum-hilo-how = le pot, combien partagent la moitié haute, combien la basse, le plus petit jeton : hilo 1025 1 2 25
sum-hilo = chaque main haute reçoit { $high }, chaque main basse { $low }
sum-hilo-halves = chaque moitié est de { $half }
sum-hilo-odd = moitié haute { $high }, moitié basse { $low } : le jeton impair va à la main haute
sum-hilo-odd-high = jetons restants de { $chip } dans la moitié haute : { $odd }, un chacun à partir du premier gagnant à gauche du bouton
sum-hilo-odd-low = jetons restants de { $chip } dans la moitié basse : { $odd }, un chacun à partir du premier gagnant à gauche du bouton
sum-depth-how = le tapis, les deux blinds, tous les antes d’une main s’il y en a : depth 12500 100 200 200
sum-depth = { $blinds } grosses blinds ; M { $m },{ $tenth }
sum-depth-round = un tour du bouton coûte { $round }
sum-post-how = la big blind, l’ante, le tapis : post 200 200 250
sum-post = { $posted } en blind, { $ante } en ante, il reste { $left }
sum-post-order = la blind d’abord, puis l’ante
sum-stub-how = joueurs servis, puis flop, turn ou river, puis cartes par main si ce n’est pas deux : stub 9 turn
sum-stub = { $left } cartes
sum-stub-dealt = 52 moins { $hands } en main, { $board } au tableau, { $burnt } brûlées
sum-acted-yes = action substantielle : la main se joue
sum-acted-no = pas encore d’action substantielle
sum-acted-count = { $all } actions, dont { $chips } avec des jetons
pick-fewer = Tirez au moins 1 et moins qu’il n’y en a : { $there }.
pick-most = Tirez parmi { $most } au plus.
log-pick = Tirage au sort
log-pick-of = sur { $of }
log-pick-tables = parmi les tables
log-pick-seats = parmi ceux de { $table }
log-pick-players = parmi tous les joueurs
log-picked = { $chosen } { $of }, numéro de contrôle { $check }
floor-pick-what = parmi quoi ? pick 4 of 9, pick table, pick seat 6 pour un joueur de la table 6, pick player
floor-pick = { $count } par tirage ; le journal garde le numéro de contrôle
outlook-players = La prévision se fait pour 1 à { $most } joueurs.
call-off-over = Le tournoi est terminé. Annulez d’abord sa fin.
call-off-nobody = Personne n’est inscrit, il n’y a rien à rendre.
call-off-not-begun = La partie n’a pas commencé. Rendez tout.
call-off-after-deal = Un deal est conclu. Terminez ici selon le deal.
call-off-stacks-by-chips = Comptez les tapis seulement si l’argent est rendu selon les jetons.
field-out-of-range = Un tournoi a de 2 à 200 000 inscriptions.
smallest-field-above-most = Le minimum d’inscriptions dépasse le maximum.
event-takes-at-most = Le tournoi prend au plus { $most } inscriptions et en a { $count }.
log-back-in-full = tout est rendu
log-back-evenly = prix partagés à parts égales
log-back-by-chips = prix partagés selon les jetons
log-fees-back = frais rendus
log-called-off = Annulé
call-off-too-few = Annulez le tournoi
too-few-entries = { $entries } sur les { $smallest } nécessaires : chacun récupère tout, frais compris. Ou lancez quand même
do-call-off = Annuler
matter-call-off = L’annulation
floor-call-off = Annuler
floor-call-off-how = comment l’argent est-il rendu ? calloff full, calloff evenly ou calloff chips 6.4 12000, 6.5 8000 ; fees à la fin rend les frais
floor-call-off-in-full = { $players } récupèrent tout, { $amount } ; personne n’a de place
floor-call-off-evenly = { $players } reçoivent { $amount }, prix partagés à parts égales
floor-call-off-by-chips = { $players } reçoivent { $amount }, prix partagés selon les jetons
nothing-called-off = Le tournoi n’a pas été annulé.
paper-prize-and-refund = { $prize } de prix, { $refund } rendus
paper-refunds = Remboursements
# As in English.
paper-ticket-number = Ticket { $number }
paper-ticket-for = Une inscription : { $event }
paper-ticket-worth = Valeur
paper-ticket-good-until = Valable une fois, pour ce joueur, jusqu’au { $day }.
paper-ticket-good = Valable une fois, pour ce joueur.
no-tickets-won = Aucun ticket n’est gagné. Nommez le tournoi auquel les tickets donnent droit et terminez le satellite.
paper-ticket-received = Reçu (signature)
paper-gets-back = Récupère
sum-kill-how = la limite basse et la limite haute : kill 10 20
sum-kill = kill entier : { $full }, limites { $lower } et { $upper } ; demi-kill : { $half }, limites { $half_lower } et { $half_upper }
sum-kill-posted = un kill entier double la blind et les limites, un demi-kill ajoute la moitié
sum-kill-scoop = high-low : les deux moitiés d’un pot d’au moins { $pot } tuent le suivant
sum-dead-how = les blinds manquées, la plus grande en dernier : dead 5 10
sum-dead = { $all } à poser : { $live } en jeu, { $dead } mortes
sum-dead-why = la plus petite ouverture est en jeu, et le joueur peut relancer ; le reste va au milieu
sum-cap-how = les tours d’enchères du jeu, les relances déjà faites : cap 4 2
sum-cap-house = la maison fixe le nombre de relances
sum-cap-left = encore { $left } relances sur { $most }
sum-cap-reached = plafond atteint : une mise et { $most } relances
sum-cap-heads-up-round = sans plafond si le tour a commencé à deux
sum-cap-heads-up-event = en tournoi le plafond vaut aussi à deux, tant qu’il reste plus de deux joueurs
sum-cap-no-limit = sans plafond en no-limit et pot-limit
line-full = tout
line-evenly = également
line-fees = frais

## house/papers/evening_page

evening-as-of = Situation à { $time }
evening-over = Terminé
evening-results = Résultats
evening-out = Éliminés jusqu’ici
evening-starts = Début { $time }
evening-not-started = Pas encore commencé
evening-paused = En pause
evening-until = jusqu’à { $time }
evening-next = Ensuite { $blinds }
evening-break-at = Pause à { $time }
evening-left = Encore en jeu
evening-left-of = { $left } sur { $entries }
evening-average = Tapis moyen
evening-moves = Changements de table
evening-seats = Sièges

## house/published_files

published-folder-gone = Le dossier { $folder } est introuvable. Branchez son disque ou choisissez un autre dossier. L’écriture reprend d’elle-même.
published-of-another = { $folder } contient un fichier { $name } que ce programme n’a pas écrit. Choisissez un dossier vide.

## house/office/network

published-no-folder = Ce dossier n’existe pas. Choisissez-en un qui existe.
tokens-full = Il y a de la place pour 20 jetons.

## network/mod

token-in-the-open = Donnez un jeton par https, où personne d’autre sur le réseau ne le lit.
wrong-token = Ce jeton n’est pas valable, ou ne l’est plus.

## engine/actions/guests

guest-coming = vient
guest-maybe = peut-être
guest-not-coming = ne vient pas
guest-needs-a-name = Chaque invité a besoin d’un nom.
guest-brings-too-many = Un invité amène au plus { $most } autres personnes. Mettez-les sur la liste par leur nom.
guest-list-is-full = Une liste d’invités a au plus { $most } invités.
guest-has-come = { $name } est là. Corrigez le paiement de l’inscription.
guest-brings = amène { $count }
guest-paid-ahead = { $amount } payés, { $by }
guest-brings-nobody = { $name } n’amène plus personne.
guest-is-there = { $name } est déjà là.
no-such-guest = Cet invité n’est pas sur la liste.
log-guest-list = Liste des invités
guests = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
guests-coming = { $count ->
    [one] { $count } vient
   *[other] { $count } viennent
}
guests-maybe = { $count } peut-être
guests-paid = { $count ->
    [one] { $count } a payé
   *[other] { $count } ont payé
}
guests-there = { $count } là
newcomer-may-be-a-guest = « { $typed } » est-il sur la liste des invités ?
floor-guest = liste des invités : { $answer }

## engine/actions/entries/add_on

everybody-has-an-add-on = Plus personne n’est sans add-on.
floor-add-ons = { $players } · { $amount } chacun, { $total } en tout
line-everybody = tous
# As in English.
line-at-table = table

## series

series-is-open = Cette série est déjà ouverte.
series-open-first = Ouvrez d’abord la série, avec son nom et ses règles.
series-day-closed-stays = Cette journée est close. Rayez d’abord cette ligne.
series-nothing-bagged = { $name } n’a pas de tapis en sac ici.
series-out-has-no-bag = { $name } est éliminé et n’a pas de sac.
series-bag-chips = Un sac contient au moins un jeton.
series-match-two = Indiquez quels deux joueurs sont une même personne.
series-not-of-it = Ce tournoi ne fait pas partie de la série.
series-no-such-tournament = Ce tournoi n’existe pas.
series-twice = { $name } fait déjà partie de la série.
series-copy = { $name } est une copie d’un tournoi de la série. Retirez d’abord celui-ci.
series-full = Une série compte au plus 64 tournois.
series-numbers = Les flights et les journées vont de 1 à 99.
paper-waiting-list = { $game } : liste d’attente
paper-nobody-waits = Personne n’attend.
paper-waiting-lists = Listes d’attente
paper-is-here = présent pour la table { $table }
paper-is-called = appelé à la table { $table } jusqu’à { $time }
paper-was-called = a été appelé
paper-seat-kept = réservée
paper-away-since = absent depuis { $time }
paper-plays-over = { $name } joue à sa place
office-paper = Cette feuille s’imprime en A4 ou Letter.
no-line-to-strike = Aucune ligne de ce numéro ne peut être rayée.
line-needed-later = La ligne { $later } a besoin de celle-ci. Rayez d’abord la ligne { $later }.
line-not-struck = Cette ligne n’est pas rayée.
line-fits-no-more = Cette ligne a besoin d’une autre, qui est rayée. Rétablissez d’abord celle-là.
line-in-the-way = La ligne { $later } ne va pas avec celle-ci. Rayez d’abord la ligne { $later }.
plain-log-full = Ce journal a autant de lignes qu’il est possible d’en garder.
series-place-taken = Un autre tournoi est déjà cette journée.
series-next-day-no-flights = Ajoutez d’abord les flights.
series-next-day-close-first = Clôturez d’abord { $name }.
series-next-day-nobody = Moins de deux joueurs continuent.
series-has-the-prizes = { $name } a les prix de ses flights. Changez-y ses règles.
prizes-of-series = { $name } paie sur tous les flights.
prizes-of-flight = { $name } paie ainsi les joueurs de ce flight.
series-currency = { $name } a une autre monnaie que la série.
series-closed-already = { $name } est déjà clos.
series-not-begun = { $name } n’a pas commencé.
series-not-bagged = { $name } ne peut pas être clos : { $left } encore en jeu. Mettez d’abord les jetons en sac.
series-bags-differ = Les sacs contiennent { $bagged } et { $chips } sont en jeu. Recomptez, ou dites pourquoi.
series-nothing-changed = Rien n’y a changé depuis.
series-name = Donnez un nom à la série.
series-no-such-entry = Cette inscription n’existe pas ce jour-là.
series-bag-taken = Le sac { $bag } est à { $name }. Tapez le numéro de ce sac.
series-no-such-player = Ce joueur n’existe pas dans ces tournois.
series-flight-closed = Ce flight est clos. Inscrivez-le dans un suivant.
series-has-bagged = { $name } a un tapis en sac dans le flight { $flight }. Abandonnez d’abord ce tapis.
series-entries-used = { $name } a eu { $entries } ; pas plus ne sont permises.
series-entry-limit = Une limite d’inscriptions va de 1 à 1 000. Laissez vide pour aucune.
series-share = La part d’un flight est supérieure à 0 et d’au plus 100 pour cent.
series-level = Les niveaux comptent à partir de 1.
series-amount = Un montant est supérieur à 0 et d’au plus 10 000 000 000.
series-bands = Donnez 1 à 100 tranches depuis les premières places, aucune plus élevée que la précédente.
no-such-series = Cette série n’existe pas.
newer-series-line = La ligne { $number } de cette série vient d’une version plus récente de Shuffle Up. Ouvrez-la là-bas ; rien n’a été modifié.

## engine/actions/day

bags-at-the-end = Les tapis vont en sac quand la journée est finie. Terminez-la d’abord : day end.
bag-first-count = Le sac de { $name } n’a pas encore de premier comptage.
bag-number-taken = Le sac { $number } est celui de { $name }.
open-a-bag = Dites à qui est le sac qui s’ouvre : bag open 6.4.
comes-without-bag = { $name } n’a pas de sac de la veille.
bag-is-open = Le sac de { $name } est déjà ouvert.
log-bag = Sac
log-bag-again = Sac, deuxième comptage
log-bag-number = sac { $number }
log-bags-opened = Sac ouvert
bag-counts-differ = Le sac de { $name } a été compté { $one } puis { $other }. Recomptez-le.
bags-second-count = Comptez { $stacks } une deuxième fois. Le premier est celui de { $name }.
stacks-not-bagged = Mettez d’abord { $stacks } en sac. Le premier est celui de { $name }.
bags-are-not-in-play = Les sacs contiennent { $bagged }, et { $in_play } sont en jeu. Recomptez ou dites pourquoi : day close surplus des races.
log-day-closed = La journée est close
bags = { $count ->
    [one] { $count } sac
   *[other] { $count } sacs
}
log-day-ended-in-level = encore { $players }, la partie reprend au niveau { $level }
log-day-ends = Fin de journée
day-ends-after-hand-for-hand = { $pace } est en cours. Terminez-le d’abord, puis la journée.
last-hands-announced = { $hands } : c’est déjà annoncé. Annulez d’abord.
more-hands = encore { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
last-hands-1-to-50 = Annoncez de 1 à 50 dernières mains.
log-last-hands = Dernières mains
log-drawn-from = tiré de { $from } à { $to }
log-give-up = Tapis abandonné
day-is-closed = La journée est close. Annulez d’abord sa clôture.
day-has-ended = La journée est finie et les tapis vont en sac. Annulez sa fin pour continuer à jouer.

## engine/advice/day

day-ends-with-level-over = la journée finit avec le niveau { $level }, qui est terminé
day-ends-with-level-in = la journée finit avec le niveau { $level }, dont il reste { $time } ; l’horloge s’arrête
announce-last-hands = Annoncer les dernières mains
day-ends-with-players = la journée finit quand il reste { $players }, après la main en cours
once-last-hands-played = une fois jouées à chaque table : { $hands }
end-the-day = Finir la journée
do-end-day = Finir la journée
bag-the-stacks = Mettre { $stacks } en sac
bag-next = suivant : { $name }
close-the-day = Clore la journée
bags-are-in-play = les sacs contiennent les { $chips } en jeu
bags-differ-say-why = les sacs contiennent { $bagged }, et { $in_play } sont en jeu : recomptez ou dites pourquoi
matter-day = La fin de la journée

## engine/floor_line/day_verbs

floor-day = La journée
floor-day-how = day last annonce les dernières mains ; day end la finit ; day close, une fois tous les tapis en sac
floor-day-ends = l’horloge s’arrête, et { $players } mettent leur tapis en sac
floor-last-hands = combien à chaque table ? day last 4
floor-last-hands-drawn = l’horloge s’arrête ; une carte est tirée pour { $from } à { $to } mains de plus
floor-last-hands-said = l’horloge s’arrête ; { $hands } à chaque table
floor-day-close = { $bagged } dans les sacs, { $in_play } en jeu
floor-bag-whose = quel tapis, et quel sac ? bag 6.4 125000 #17 ; ou une table siège par siège : bag 6 125000 98000
floor-bag-open-whose = le sac de qui ? bag open 6.4, ou toute une table : bag open 6
floor-bagged = { $who } : { $sum }, sac { $number }
floor-bag-opened = { $who } : sac { $number }
floor-bags-there = { $table } : { $bagged }, { $says }

## engine/rulebook/setup/day_end

day-end-out-of-range = Une journée finit avec un niveau, avec au moins 2 joueurs, ou avec 0,01 à 99,99 pour cent de ses entrées.
last-hands-two-hours = Annoncez les dernières mains au plus 120 minutes avant la fin du niveau.
day-end-level = avec le niveau { $level }
day-end-left = quand il reste { $players }
day-end-share = quand il reste { $share } pour cent des entrées
day-end-director = quand le directeur le dit

## engine/rules/bags

bags-open = encore { $stacks } à mettre en sac

## house/papers/bags

paper-bag-forms = Feuilles de sacs
paper-bag-and-initials = Sac, initiales
paper-bag-number = Sac { $number }
paper-bag-slip = Sac
paper-bag-player-signs = Compté, signature du joueur
paper-bag-staff-signs = Compté, signature du croupier
nothing-bagged = Rien n’est encore en sac.
paper-goes-on-with = La partie reprend au niveau { $level }.
paper-stacks-bagged = Tapis
paper-bag-opened = Sac ouvert (signature)

## engine/views/next_day

next-day-close-first = Clôturez d’abord la journée. La suivante commence avec ses sacs.
next-day-bounties = Des primes sont sur des joueurs et restent à la journée où elles ont été achetées.
next-day-deal = Un accord est conclu. Jouez cette journée jusqu’au bout.
next-day-same-name = Deux joueurs s’appellent { $name }. Donnez à l’un un autre nom ou un numéro de la liste.
begins-with-a-level = La partie commence avec un niveau de 1 à 500.

## cash

cash-opened = { $name } commence
cash-opened-stakes = { $name } commence, { $stakes }
cash-bought-by = { $name } achète { $amount } de jetons, payés par { $payer }
cash-bought-owed = { $name } achète { $amount } de jetons et les doit
cash-bought = { $name } achète { $amount } de jetons, payés à la caisse
cash-out-paid = { $name } échange { $amount }, pris dans la caisse
cash-out-open = { $name } échange { $amount }, à régler
cash-shared-by = { $name } prend l’écart de { $amount }
cash-shared-winners = Les gagnants se partagent l’écart de { $amount }
cash-shared-even = Tous se partagent l’écart de { $amount } à parts égales
cash-closed = La soirée est terminée
cash-no-such-player = Ce joueur n’est pas dans cette partie.
cash-open-first = Ouvrez d’abord la partie, avec son nom.
cash-is-closed = La soirée est terminée. Rayez cette ligne pour continuer.
cash-is-open = Cette partie est déjà ouverte.
cash-full = Une partie a au plus 500 joueurs.
cash-is-out = { $name } a échangé ses jetons. Il faut d’abord une nouvelle cave.
cash-box-short = La caisse contient { $amount }. Ajoutez « owed » pour régler le reste à la fin.
cash-nothing-to-share = Les jetons sont justes ; il n’y a rien à partager.
cash-no-winner = Personne n’a gagné. Partagez à parts égales, ou donnez un nom.
cash-still-in = Encore en jeu : { $names }. Faites d’abord échanger tout le monde, avec 0 sans jetons.
cash-differs = { $words }. Dites qui prend l’écart : even, winners ou un nom.
cash-missing = Il manque { $amount } de jetons
cash-too-many = { $amount } de jetons échangés en trop
cash-name = Tapez un nom, comme « buy Anna 100 ».
cash-name-taken = { $name } joue déjà. Donnez un autre nom à l’autre personne.
cash-unit = Dans cette partie, les montants sont des multiples de { $unit }.
cash-amount = Tapez un montant entre { $least } et { $most }.
cash-game-name = Donnez un nom à la partie.
cash-currency = Une devise a trois lettres et au plus 4 décimales.
cash-smallest = Le plus petit montant est supérieur à 0.
cash-plays-already = Dans cette partie : { $names }. Tapez « more » avec ce nom, ou « new » pour quelqu’un d’autre.
cash-not-understood = Tapez « buy Anna 100 », « more Anna 50 », « out Bo 73.50 », « share even » ou « close ».
cash-nobody = Personne ne s’appelle { $name } dans cette partie.
cash-which = Lequel : { $names } ? Tapez davantage du nom.
cash-pays = { $from } paie { $amount } à { $to }
cash-pays-box = { $from } paie { $amount } à la caisse
cash-box-pays = La caisse paie { $amount } à { $to }
cash-box-overpaid = La caisse a payé { $amount } de plus qu’elle n’a reçu
cardroom-advice-chair = Table { $number } : retirez la chaise de trop, personne n’est appelé pour elle
cardroom-advice-wish = Table { $number }, siège { $seat } libre : { $name } a demandé en premier
cardroom-advice-transfer = Un siège est libre à la table { $number } : { $name }, table { $from }, l’a demandé
cardroom-advice-call = Un siège est libre à la table { $number } : appelez { $name } pour { $game }
cardroom-advice-moves-on = Un siège est libre à la table { $number } : { $name } quitte la table { $from } pour le prendre, { $when }
cardroom-advice-here = Un siège est libre à la table { $number } : c’est à { $name } de s’asseoir
cardroom-advice-unseen = { $name }, appelé il y a { $minutes } min, n’est pas venu : passez son tour
cardroom-advice-called = Un siège est libre à la table { $number } : c’est à { $name }, appelé il y a { $minutes } min, attendu jusqu’à { $time }
cardroom-advice-unlock = Table { $number }, siège { $seat } : { $name } n’est pas venu, reprenez le siège
cardroom-advice-locked = Table { $number }, siège { $seat } : gardé pour { $name }, repris à { $time }
cardroom-advice-leaves = Table { $number }, siège { $seat } : gardé pour { $name }, qui quitte la table { $from } { $when }
cardroom-advice-over = Table { $number }, siège { $seat } : { $name } joue en remplacement jusqu’à la prochaine blind
cardroom-advice-pick-up = Table { $number }, siège { $seat } : { $name } est absent depuis { $minutes } min, ses jetons peuvent être retirés
cardroom-advice-time = Table { $number } : encaissez la demi-heure de { $time }, joueurs : { $count }
cardroom-advice-setup = Table { $number } : un nouveau jeu de cartes peut venir
cardroom-advice-start = La table { $number } est complète et peut commencer
cardroom-at-once = tout de suite
cardroom-at-once-but = tout de suite, mais pas depuis la small blind ou le bouton
cardroom-at-once-button = tout de suite, ou après le bouton si une blind est payée
cardroom-until-blind = quand vient la big blind
cardroom-this-hand = après cette main
cardroom-one-more-hand = après une main de plus
cardroom-adds-at-most = { $name } peut ajouter au plus { $amount } ({ $rule }).
cardroom-no-chips-behind = Aucun jeton de { $name } n’est en route.
cardroom-not-timed = Aucun temps n’est encaissé à la table { $number }.
cardroom-nothing-due = Aucune demi-heure n’est due à la table { $number }.
cardroom-all-pay = Quelqu’un attend, donc tous paient ({ $rule }).
cardroom-not-waiting = { $name } n’est pas sur la liste de { $game }.
cardroom-barred = { $name } peut revenir ici dans { $minutes } min.
cardroom-kill-owed = { $name } doit un kill de { $amount } et le pose d’abord ({ $rule }).
cardroom-no-phone = Aucun nom n’est pris par téléphone. { $name } s’inscrit au comptoir ({ $rule }).
cardroom-waits-already = { $name } est déjà sur la liste de { $game }.
cardroom-plays-already = { $name } joue déjà à { $game }.
cardroom-no-seat-free = Aucun siège de { $game } n’est libre.
cardroom-other-game = La table { $number } joue autre chose que { $game }.
cardroom-nobody-waits = Personne n’attend d’être appelé pour { $game }.
cardroom-not-next = { $first } est avant { $name } sur la liste. Ajoutez « ! » si le floor en décide ainsi.
cardroom-apart-but = { $name } ne peut pas jouer avec { $other } ({ $rule }). La table { $number } a un siège.
cardroom-apart = { $name } ne peut pas jouer avec { $other } ({ $rule }).
cardroom-on-no-list = { $name } n’est sur aucune liste.
cardroom-not-called = { $name } n’a pas été appelé.
cardroom-runs = La table { $number } joue déjà.
cardroom-no-deposit = Il n’y a pas de dépôt à prendre ni à rendre.
cardroom-open-first = Ouvrez d’abord la salle, avec son nom.
cardroom-is-open = La salle est déjà ouverte.
cardroom-no-game = Il n’y a pas de jeu { $number }.
cardroom-no-table = Il n’y a pas de table { $number }.
cardroom-table-closed = La table { $number } est fermée.
cardroom-no-player = La salle ne connaît pas ce joueur.
cardroom-name = Tapez un nom, comme « list 2-5 Anna ».
cardroom-name-taken = { $name } est connu ici. Donnez un autre nom à quelqu’un d’autre.
cardroom-no-seat-of = { $name } n’a pas de siège.
cardroom-pair = Une paire, ce sont deux joueurs différents.
cardroom-no-kill = La table { $number } n’a pas de kill à noter ainsi.
cardroom-bar = Tapez une table et le nombre de minutes.
cardroom-not-away = { $name } n’est pas absent.
cardroom-away-already = { $name } est déjà absent. Tapez pour combien de minutes.
cardroom-no-blinds = Ce jeu n’a pas de telles blinds.
cardroom-no-missed-button = { $name } n’a pas encore de bouton de blind manquée ({ $rule }).
cardroom-chips-missing = Il manque { $amount } des jetons que { $name } a emportés ({ $rule }).
cardroom-owes-nothing = { $name } ne doit aucune blind.
cardroom-not-due = Les jetons de { $name } ne peuvent pas encore être retirés ({ $rule }).
cardroom-over-nobody = On ne remplace qu’un joueur absent ({ $rule }).
cardroom-one-seat = { $name } a déjà un siège ({ $rule }).
cardroom-seat-taken = { $name } a le siège { $seat } de la table { $number }.
cardroom-table-full = La table { $number } n’a pas de siège libre.
cardroom-no-such-chair = La table { $number } a { $chairs } chaises.
cardroom-wished-first = { $first } a demandé un autre siège avant ({ $rule }).
cardroom-arrived-first = { $first } est arrivé avant et choisit son siège avant { $name } ({ $rule }).
cardroom-sits-there = { $name } est assis à la table { $number }.
cardroom-no-lock = Aucun siège n’est gardé pour { $name }.
cardroom-plays-over = { $name } joue en remplacement. Cela se termine d’abord.
cardroom-brings-back = { $name } est parti avec { $amount } il y a moins d’une heure et apporte exactement cela ({ $rule }).
cardroom-least = L’achat minimum de { $game } est { $amount } ({ $rule }).
cardroom-most = L’achat maximum est { $amount } ({ $rule }).
cardroom-no-wish = { $name } n’a pas demandé d’autre siège.
cardroom-leaves-too-few = La table { $from } aurait { $old } joueurs et la table { $number } { $new } ({ $rule }).
cardroom-moves-on-first = { $first } passe avant { $name } ({ $rule }).
cardroom-too-large = { $name } a plus que l’achat maximum et peut venir après une heure ({ $rule }).
cardroom-main-game = La table { $number } est un jeu principal.
cardroom-about-name = Donnez un nom à la salle.
cardroom-call-minutes = Un appel attend entre 1 et 120 minutes.
cardroom-game-values = Un jeu a une limite basse et une haute, au plus 12 sièges, et un mix ses jeux.
cardroom-full = La salle a autant de jeux et de tables qu’il est possible d’en garder.
cardroom-mix-is-the-same = Il partage { $shared } jeux sur { $of } avec { $game }. Ouvrez-le là comme table must-move ({ $rule }).
cardroom-limits-too-near = { $game } joue. Une nouvelle limite vaut le double de celle du dessous et au plus la moitié de celle du dessus ({ $rule }).
cardroom-objections = La limite reste si { $count } joueurs ou plus s’y opposent ({ $rule }).
cardroom-names-wait = La limite reste tant que des noms attendent ce jeu et qu’il n’a qu’une table ({ $rule }).
cardroom-table-open = La table { $number } est ouverte. Tapez un autre numéro.
cardroom-mix-is-another = Il partage { $shared } jeux sur { $of } avec { $game } et est un jeu principal à part ({ $rule }).
cardroom-chairs = Une table a de 2 à 12 chaises.
cardroom-two-to-start = Deux joueurs avec des jetons doivent d’abord y être assis.
cardroom-does-not-run = La table { $number } ne joue pas.
cardroom-not-empty = Des joueurs sont à la table { $number }. Cassez-la plutôt.
cardroom-cards = Chaque joueur tire une carte, et chaque carte n’est tirée qu’une fois.
cardroom-opened = { $name } ouvre
cardroom-settings = Réglages de la salle changés
cardroom-game-added = Nouveau jeu : { $game }
cardroom-placard = Pancarte de { $game } changée
cardroom-limit-changed = { $game } : limite changée en { $low }-{ $high }, objections : { $objections }
cardroom-table-opened = La table { $number } ouvre pour { $game }
cardroom-started = La table { $number } commence
cardroom-last-hands = La table { $number } joue ses dernières mains
cardroom-closed = La table { $number } ferme
cardroom-chairs-changed = La table { $number } a maintenant { $chairs } chaises
cardroom-listed = { $name } attend { $game }
cardroom-off-list = { $name } n’est plus sur la liste de { $game }
cardroom-called = { $name } est appelé pour { $game }, table { $number }
cardroom-here = { $name } est là
cardroom-unseen = { $name } n’est pas venu, son tour est passé
cardroom-unseen-out = { $name } n’est pas venu et n’est plus sur la liste
cardroom-declined = { $name } refuse la table { $number } et reste sur la liste
cardroom-declined-loses = { $name } refuse la table { $number } et perd sa place
cardroom-deposit-back = Le dépôt de { $amount } est rendu à { $name }
cardroom-deposit = { $name } laisse un dépôt de { $amount }
cardroom-locked = Table { $number }, siège { $seat } : gardé pour { $name }{ $reason }
cardroom-unlocked = Table { $number }, siège { $seat } : plus gardé pour { $name }
cardroom-seated = { $name } s’assied à la table { $number }, siège { $seat }, avec { $amount }
# As in English.
cardroom-wish-table = table { $number }
cardroom-wish-seat = siège { $seat }
cardroom-wish-any = un autre siège
cardroom-wished = { $name }, table { $number }, demande : { $wish }
cardroom-stays = { $name } ne demande pas d’autre siège
cardroom-seat-changed = { $name } passe du siège { $from } au siège { $seat } de la table { $number }
cardroom-must-move = { $name } avance de la table { $from } à la table { $number }, siège { $seat }
cardroom-moved = { $name } passe de la table { $from } à la table { $number }, siège { $seat }
cardroom-refused-move = { $name } refuse d’avancer et quitte la table { $number } avec { $amount }
cardroom-left = { $name } quitte la table { $number } avec { $amount }
cardroom-paid-out = { $name } reçoit { $amount } pour les jetons gardés
cardroom-bought-behind = { $name }, table { $number }, achète { $amount } à la caisse ; les jetons sont en route
cardroom-bought = { $name }, table { $number }, achète { $amount } à la caisse
cardroom-chips-came = Les jetons de { $name } sont arrivés
cardroom-third-man = { $name } est le troisième absent et doit revenir pour ses prochaines blinds
cardroom-away-for = { $name } s’absente { $minutes } min
cardroom-away = { $name } s’absente
cardroom-missed = { $name } manque { $blinds }
cardroom-absent = { $name } reçoit un bouton d’absence
cardroom-back = { $name } est de retour
cardroom-posted = { $name } ne doit plus de blind ({ $amount })
cardroom-picked-up = Les jetons de { $name } à la table { $number } sont retirés : { $amount }
cardroom-plays-over-seat = { $name } remplace à la table { $number }, siège { $seat }, avec { $amount }
cardroom-time-pot = Table { $number } : { $amount } de temps sur un seul pot
cardroom-collected = Table { $number } : temps de { $amount }, joueurs : { $count }
cardroom-setup = La table { $number } a un nouveau jeu de cartes
cardroom-button = { $name } a le bouton de la table { $number } avec { $card }
cardroom-kept-apart = { $name } et { $other } ne jouent pas ensemble
cardroom-together = { $name } et { $other } peuvent jouer ensemble
cardroom-leg-up = { $name } a gagné un premier pot vers le kill
cardroom-must-kill = { $name } doit un kill de { $amount }
cardroom-kill-posted = { $name } pose le kill
cardroom-kill-neutral = Le bouton de kill de la table { $number } n’est à personne
cardroom-barred-table = { $name } ne peut pas jouer à la table { $number } pour l’instant
cardroom-barred-game = { $name } ne peut pas jouer à { $game } pour l’instant
cardroom-by-the-floor = { $says }, par décision du floor
cardroom-tier = { $name } a une carte { $tier }
cardroom-no-tier = { $name } n’a pas de niveau de carte
cardroom-seen = { $name } : âge et identité vus, { $on }
cardroom-house = { $name } : note de la maison changée
cardroom-note = { $name } : { $text }
cardroom-broke-to = { $name } { $card } à la table { $number }, siège { $seat }
cardroom-broke-list = { $name } { $card } sur la liste
cardroom-broke = La table { $number } casse : { $players }
cardroom-small-blind = la small blind
cardroom-big-blind = la big blind
cardroom-straddle = le straddle
cardroom-kept-pot = , qui joue une main ailleurs
cardroom-kept-drawn = , qui l’a tiré et est absent
cardroom-kept-need = , qui en a besoin
cardroom-not-understood = Tapez « list 2-5 Anna », « call 2-5 », « seat 6.4 Anna 500 », « away Bo », « back Bo » ou « broke 4 ».
cardroom-no-such-game = Il n’y a pas de jeu { $name }.
cardroom-which-game = Quel jeu : { $names } ? Tapez plus de son nom.
cardroom-nobody = Personne ici ne s’appelle { $name }.
cardroom-known = Connus ici : { $names }. Tapez le nom entier, ou « new » devant celui de quelqu’un d’autre.
cardroom-wrong-money = Les jetons et l’argent ne concordent pas
cardroom-wrong-kept = { $name } a reçu { $amount } de plus que ce qui était gardé
no-such-card-room = Cette salle n’existe pas.
newer-card-room-line = La ligne { $number } de cette salle a été écrite par une version plus récente de Shuffle Up. Ouvrez-la là-bas ; rien n’a été changé.
no-such-cash-game = Cette partie d’argent n’existe pas.
newer-cash-line = La ligne { $number } de cette partie vient d’une version plus récente de Shuffle Up. Ouvrez-la là-bas ; rien n’a changé.
paper-cash-even = Tout le monde est quitte.
paper-cash-in-play = Encore en jeu : { $names }
paper-cash-result = { $net } · acheté { $bought }, échangé { $cashed }
paper-cash-settle-up = Règlement
paper-cash-wrong = Ne tombe pas juste
paper-cash-results = Résultats

## staff/money

staff-amount = L’argent du personnel est supérieur à 0 et d’au plus 10 000 000 000.
staff-line = Non lu : { $line }. Tapez un nom et ses downs ou ses heures, comme « Anna 12 » ou « Bo 7:30 ».
staff-twice = { $name } s’y trouve deux fois. Mettez tout sur une ligne.
staff-too-many = Au plus 500 personnes se partagent l’argent du personnel.
staff-nobody = Personne n’a encore travaillé. Tapez une ligne pour chacun.
stack-set-out-there = Un tapis de départ est posé à { $seat }. Retirez-le d’abord : stack { $short } non, puis les jetons qui restent.
no-seats-to-set-out = Tirez d’abord les sièges.
house-sells-full-stacks = Cette maison vend un tapis complet aux retardataires et n’en pose aucun (TCH 8a).
seat-alternates-first = Des remplaçants attendent ces sièges. Placez-les d’abord.
name-a-seat = Indiquez au moins un siège.
seat-not-free-for-stack = { $seat } n’est pas un siège libre. Indiquez chaque siège libre une fois.
log-stacks-at = { $chips } en jetons à { $seats }
log-set-out = Poser
no-stack-set-out = Aucun tapis n’est posé à { $seat }.
more-than-was-set-out = Le tapis avait { $chips } quand il a été posé.
log-unsold-stack = tapis non vendu à { $seat }, { $chips } en jetons quittent le jeu
log-remove = Retirer
stack-would-be-nowhere = le tapis posé à { $seat } ne serait nulle part
late-registration-has-closed = l’inscription tardive est fermée
remove-unsold-stack = Personne n’a acheté le tapis de { $seat } : retirez-le
set-out-for = posé depuis { $minutes } : tapez les jetons que les blinds ont laissés
floor-stack-which = quels sièges ? stack 3.2 5.1, ou stack 3.2 non 850
floor-stack = { $chips } en jetons attendent à { $seats } des retardataires et paient les blinds
floor-stack-left = combien de jetons les blinds ont-elles laissés ? stack { $seat } non 850
floor-stack-off = le tapis non vendu à { $seat } : { $chips } en jetons quittent le jeu
sum-needed-how = le jeton, le suivant plus grand, puis chaque niveau avec ses blinds et antes : needed 25 100 75/150 100/200
sum-needed-never = aucun niveau n’a besoin des { $chip } : ils peuvent partir
sum-needed-until = les { $chip } servent jusqu’à { $level } et partent avant { $next }
sum-needed-still = le dernier niveau, { $level }, a encore besoin des { $chip }
sum-needed-bet = { $bet } ne se paie pas avec des { $larger }
sum-kind-needed = Quand échange-t-on un jeton ?
sum-field-chip = Le jeton
sum-field-larger = Le jeton suivant, plus grand
sum-field-levels = Les niveaux à venir, chacun avec blinds et antes

## staff

# As in English.
downs = { $count ->
    [one] { $count } down
   *[other] { $count } downs
}
staff-opened = { $name } commence : un push toutes les { $minutes } minutes, une pause après { $downs }
staff-came = { $names } présent comme { $role }
staff-dealer = croupier
# As in English.
staff-floor = floor
staff-cashier = caissier
# As in English.
staff-brush = brush
staff-colour-up = échange des jetons
staff-bagging = mise en sac
staff-left = { $names } s’en va
staff-no-dealer-at = la table { $table } n’a pas de croupier
staff-stays = { $name } reste à la { $table }
staff-goes = { $name } de la { $from } à la { $table }
staff-comes = { $name } à la { $table }
staff-table-opens = la table { $table } ouvre avec { $name }
staff-table-opens-bare = la table { $table } ouvre sans croupier
staff-table-breaks = la table { $table } ferme, { $name } en pause
staff-table-breaks-bare = la table { $table } ferme
staff-deals = { $name } distribue à la table { $table }
staff-free = { $name } est libre
staff-rests = { $name } en pause
staff-pushed = Push : { $moves }
staff-break-began = { $names } en pause
staff-came-back = { $names } de retour
staff-late-stays = { $name } n’est pas à la table { $table } ; { $other } continue
staff-late-bare = { $name } n’est pas à la table { $table }, qui n’a pas de croupier
staff-late = { $name } est en retard
staff-helps = { $names } pour { $work }
staff-shift-from = { $name } reprend le service { $role } de { $other }
staff-shift = { $name } a le service { $role }
staff-every = Un push toutes les { $minutes } minutes
staff-breaks = Une pause après { $downs }
staff-ordered = Les croupiers vont par { $tables }
staff-push-in = Le prochain push est dans { $minutes }
staff-closed = La soirée est finie, tout le monde s’en va
staff-does-off = absent
staff-does-wait = libre
staff-does-work = au travail
# As in English.
staff-does-deal = table { $table }
staff-does-break = en pause
staff-does-late = en retard
staff-advice-bare = La table { $table } n’a pas de croupier
staff-advice-free = { $name } est libre depuis le plus longtemps
staff-advice-nobody-free = Personne n’est libre
staff-advice-push = Push maintenant
staff-advice-push-soon = Le push est pour bientôt
staff-advice-floor = Personne n’a le service du floor
staff-advice-floor-why = La feuille de relève dit qui l’a
staff-advice-cut = Peut rentrer : { $names }
staff-advice-cut-why = Plus de croupiers sont libres que les tables et leurs pauses n’en demandent ; qui a travaillé le plus longtemps part d’abord
staff-open-first = Ouvrez d’abord la soirée, avec son nom.
staff-is-closed = La soirée est finie. Rayez cette ligne pour continuer.
staff-is-open = Cette soirée est déjà ouverte.
staff-not-away = { $name } n’est ni en pause ni en retard, et n’aide personne.
staff-minutes = Un push a lieu toutes les 5 à 240 minutes.
staff-downs = Une pause a lieu après 1 à 20 downs.
staff-next = Le prochain push est dans 240 minutes au plus.
staff-is-here = { $name } est déjà là. Donnez un autre nom à une autre personne.
staff-named-twice = { $name } est nommé deux fois.
staff-full = Une soirée a au plus 1 000 personnes.
staff-table-runs = La table { $table } est déjà ouverte.
staff-tables-full = Au plus 500 tables sont ouvertes.
staff-deals-already = { $name } distribue déjà à la table { $table }.
staff-nobody-to-push = Personne ne distribue encore. Tapez « table 12 » et « dealer Ana ».
staff-just-pushed = Le push date de la dernière minute. Annulez-le s’il était faux.
staff-shift-role = Floor, caissier et brush ont des services. Les croupiers ont des tables.
staff-has-shift = { $name } a déjà ce service.
staff-so-many-free = Croupiers libres : { $free }. Tapez un nombre de 1 à celui-là, ou des noms.
staff-is-off = { $name } n’est pas là. Tapez « dealer { $name } » à son arrivée.
staff-does-already = C’est déjà ainsi pour { $name }.
staff-no-such-table = La table { $table } n’est pas ouverte.
staff-tables = Tapez des numéros de tables de 1 à 9999, chacun une fois, comme « 12-16 20 ».
staff-no-such-person = Cette personne n’existe pas ce soir.
staff-name = Tapez un nom, comme « dealer Ana ».
staff-evening-name = Donnez un nom à la soirée.
staff-rhythm = Un push a lieu toutes les 5 à 240 minutes, et une pause après 1 à 20 downs.
staff-no-work = Personne n’a encore travaillé.
staff-not-understood = Tapez « dealer Ana, Bo », « table 12-16 », « deals 12 Ana », « push », « break Bo », « late Cy », « off Dee » ou « shift floor Eve ».
staff-nobody-called = Personne du personnel ne s’appelle { $name }. Tapez « dealer { $name } » à son arrivée.
staff-which = Qui : { $names } ? Tapez plus du nom.
no-such-staff-evening = Cette soirée du personnel n’existe pas.
newer-staff-line = La ligne { $number } du personnel a été écrite par une version plus récente de Shuffle Up. Ouvrez-la là-bas ; rien n’a été changé.
paper-no-dealer = sans croupier
paper-push-at = Push à { $time }
paper-push-rests = { $name } en pause
# As in English.
paper-staff-worked = { $downs }, { $hours } h
paper-since = depuis { $time }
paper-line-up = Qui distribue où
paper-next-push = Prochain push
paper-staff-free = Libres et en pause
paper-shifts = Services
paper-from-to = { $from } à { $to }
