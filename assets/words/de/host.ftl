# What a phone says before it is let in, a guest’s at the door, and the host’s own.

## before the warning of the browser

let-in-title = Zuerst kommt eine Warnung
let-in-about = Dieses Haus hat sein Zertifikat selbst erstellt, darum warnt der Browser einmal. Nichts verlässt dieses WLAN.
let-in-shows = { $browser } zeigt dies:
let-in-first = Tippen Sie auf „{ $button }“.
let-in-then = Dann auf „{ $button }“.
let-in-go = Weiter
let-in-other = Ein anderer Browser
warns-safari = Diese Verbindung ist nicht privat
details-safari = Details einblenden
go-safari = diese Website besuchen
warns-chrome = Dies ist keine sichere Verbindung
details-chrome = Erweitert
go-chrome = Weiter zu { $host } (unsicher)
warns-firefox = Warnung: Mögliches Sicherheitsrisiko erkannt
details-firefox = Erweitert…
go-firefox = Risiko akzeptieren und fortfahren

## a guest at the door

check-in-title = Anmelden
check-in-name = Ihr Name
check-in-ask = Um Einlass bitten
check-in-waits = { $name }: wartet auf den Gastgeber
check-in-about = Der Gastgeber sieht Ihren Namen. Lassen Sie diese Seite offen.
check-in-before = { $count } vor Ihnen
check-in-refused = Der Gastgeber hat Sie nicht eingelassen. Fragen Sie bei ihm nach.
check-in-forgotten = Es hat zu lange gedauert. Fragen Sie noch einmal, oder gehen Sie zum Gastgeber.

## the host’s phone

host-players = Spieler
host-money = Geld
host-more = Mehr
host-name = Name eines Spielers
host-find = Name oder neuer Spieler
host-out = Ausgeschieden ({ $count })
host-waiting = Ohne Platz ({ $count })
host-more-tables = Weitere Tische: nach Name oder Platz suchen.
host-is-out = Ausgeschieden: { $name }
host-same-hand = In dieser Hand auch ausgeschieden …
host-withdraw = { $name } abmelden
host-guests = Gästeliste: { $says }
host-brings = +1 von { $name }
door-waits = { $name } möchte mitspielen
door-more = Noch { $count } an der Tür
door-let-in = Einlassen
door-is-entered = { $name } ist schon angemeldet
host-change-answers = Antworten ändern
host-answer-coming = kommt
host-answer-maybe = vielleicht
host-answer-not_coming = kommt nicht
host-brings-more = { $name } bringt noch jemanden mit
host-brings-fewer = { $name } bringt einen weniger mit
host-paid-ahead = Im Voraus bezahlt
# As in English.
host-add-ons = Add-ons
host-add-ons-for = { $count ->
    [one] Add-on für { $count } Spieler · je { $price }
   *[other] Add-on für alle { $count } Spieler · je { $price }
}
host-pay = { $name } auszahlen
host-collect = { $name } hat bezahlt
host-prize = Preis { $amount }
host-bounties = Bountys { $amount }
host-too-much = { $amount } zu viel
deal-count = Zählen Sie die Chips aller. Vor dem Abschluss ist nichts vereinbart.
deal-chips-of = Chips von { $name }
deal-counted = { $counted } gezählt von { $play } im Spiel
deal-show = Im Raum zeigen
deal-make-even = Gleichmäßig teilen
deal-make-chips = Nach Chips teilen
deal-make-icm = Nach Chipwert teilen (ICM)
end-here = Das Turnier hier beenden
end-here-about = Alle, die noch spielen, bekommen einen Platz. Niemand muss ausscheiden.
gap-asks = Shuffle Up war { $away } geschlossen. Wie viel Zeit bleibt?
gap-run-on = Die Uhr lief weiter: { $left }, { $stage }
gap-resume = Zurück zu { $left }, { $stage }
race-about = Geben Sie die überzähligen Chips ein. Leer heißt keine.
race-odd-of = Überzählige Chips von { $name }
race-all = alle
race-all-of = Mehr Chips hat { $name } nicht
race-hold = Race: { $table }
race-not-count = Geben Sie eine ganze Zahl von Chips ein oder nichts.
race-won = gewinnt { $count } × { $value }
race-over = Getauscht: { $collected } × { $value } rein, { $handed } × { $next } raus
light-page = Helle Seite
dark-page = Dunkle Seite
redo = Wiederholen: { $what }
host-cash-waits = im Spiel: { $names }
host-cash-even = Alle sind quitt.
