# What a phone says before it is let in, a guest’s at the door, and the host’s own.

## before the warning of the browser

let-in-title = D’abord, un avertissement
let-in-about = Cette maison a fait son certificat elle-même : le navigateur avertit une fois. Rien ne quitte ce Wi-Fi.
let-in-shows = { $browser } affiche ceci :
let-in-first = Touchez « { $button } ».
let-in-then = Puis « { $button } ».
let-in-go = Continuer
let-in-other = Un autre navigateur
warns-safari = Cette connexion n’est pas privée
details-safari = Afficher les détails
go-safari = visiter ce site web
warns-chrome = Votre connexion n’est pas privée
details-chrome = Paramètres avancés
go-chrome = Continuer vers le site { $host } (dangereux)
warns-firefox = Attention : risque probable de sécurité
details-firefox = Avancé…
go-firefox = Accepter le risque et poursuivre

## a guest at the door

check-in-title = S’inscrire
check-in-name = Votre nom
check-in-ask = Demander à entrer
check-in-waits = { $name } : en attente de l’hôte
check-in-about = L’hôte voit votre nom. Laissez cette page ouverte.
check-in-before = { $count } avant vous
check-in-refused = L’hôte ne vous a pas inscrit. Adressez-vous à lui.
check-in-forgotten = L’attente a été trop longue. Redemandez, ou allez voir l’hôte.

## the host’s phone

host-players = Joueurs
host-money = Argent
host-more = Plus
host-name = Nom d’un joueur
host-find = Nom, ou nouveau joueur
host-out = Éliminés ({ $count })
host-waiting = Sans place ({ $count })
host-more-tables = Autres tables : cherchez un nom ou une place.
host-is-out = Éliminé : { $name }
host-same-hand = Aussi éliminés sur ce coup …
host-withdraw = Retirer { $name }
host-guests = Invités : { $says }
host-brings = +1 de { $name }
door-waits = { $name } veut entrer
door-more = Encore { $count } à la porte
door-let-in = Faire entrer
door-is-entered = { $name } est déjà inscrit
host-change-answers = Modifier les réponses
host-answer-coming = vient
host-answer-maybe = peut-être
host-answer-not_coming = ne vient pas
host-brings-more = { $name } amène une personne de plus
host-brings-fewer = { $name } amène une personne de moins
host-paid-ahead = Payé d’avance
# As in English.
host-add-ons = Add-ons
host-add-ons-for = { $count ->
    [one] Add-on pour { $count } joueur · { $price } chacun
   *[other] Add-on pour les { $count } joueurs · { $price } chacun
}
host-pay = Payer { $name }
host-collect = { $name } a payé
host-prize = prix { $amount }
host-bounties = primes { $amount }
host-too-much = { $amount } en trop
deal-count = Comptez les jetons de chacun. Rien n’est convenu avant la conclusion.
deal-chips-of = Jetons de { $name }
deal-counted = { $counted } comptés sur { $play } en jeu
deal-show = Montrer à la salle
deal-make-even = Partager à parts égales
deal-make-chips = Partager selon les jetons
deal-make-icm = Partager à la valeur (ICM)
end-here = Terminer le tournoi ici
end-here-about = Chaque joueur restant reçoit une place. Personne n’a besoin d’être éliminé.
gap-asks = Shuffle Up a été fermé pendant { $away }. Combien de temps reste-t-il ?
gap-run-on = L’horloge a continué : { $left }, { $stage }
gap-resume = Revenir à { $left }, { $stage }
race-about = Saisissez les jetons en trop de chacun. Vide : aucun.
race-odd-of = Jetons en trop de { $name }
race-all = tous
race-all-of = Ce sont tous les jetons de { $name }
race-hold = Chip race : { $table }
race-not-count = Saisissez un nombre entier de jetons, ou rien.
race-won = gagne { $count } × { $value }
race-over = Échangés : { $collected } × { $value } contre { $handed } × { $next }
light-page = Page claire
dark-page = Page sombre
redo = Rétablir : { $what }
host-cash-waits = en jeu : { $names }
host-cash-even = Tout le monde est quitte.
