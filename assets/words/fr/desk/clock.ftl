# Clock and levels.

clock-start = Lancer
# As in English.
clock-pause = Pause
# As in English.
clock-minute = 1 min
clock-to-break = À la pause
clock-take-break = Pause de
# As in English.
clock-minutes-short = min
clock-break-now = Pause maintenant
clock-take-break-about = La pause commence maintenant. Le niveau reprend ensuite avec le temps restant.
clock-start-at = Départ à
clock-start-at-about = L’horloge démarre seule à cette heure si les sièges sont tirés ; la salle voit un compte à rebours. +10 : dans dix minutes.
clock-count-down = Compte à rebours
clock-not-time-of-day = Tapez une heure, comme 19:30, ou +10 pour dans dix minutes.
clock-start-missed = L’horloge devait démarrer à { $time }. Lancez-la quand tout le monde est assis.
clock-cancel-start = Annuler
clock-rebuys-until = rebuys jusqu’à la fin du niveau { $level }
clock-late-until = inscriptions tardives jusqu’à la fin du niveau { $level }
clock-add-on-now = add-on { $price } pour { $chips } jetons
clock-level = Niveau
clock-length = Durée
clock-begins = Début
clock-now = en cours
clock-go-to = Y aller
clock-jump = Aller à { $stage }
clock-comes-off = { $value } { $name } retirés
