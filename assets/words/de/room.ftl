# What the room’s screens and the phones say: few words, read from fifteen metres.

## both windows

# As in English.
level = Level { $number }
break = Pause
# As in English.
blinds = Blinds
# As in English.
ante = Ante
ante-of = Ante { $amount }
big-blind-ante = Big-Blind-Ante
big-blind-ante-of = Big-Blind-Ante { $amount }
stud-ante = Stud-Ante
stud-ante-of = Stud-Ante { $amount }
# As in English.
bring-in = Bring-in
bring-in-of = Bring-in { $amount }
bets = Einsätze
bets-of = Einsätze { $amount }
next-level = Nächstes Level
next-break = Pause in
average-stack = Durchschnitt
chips-in-play = Chips im Spiel
prize-pool = Preispool
prizes = Preise
table = Tisch
seat = Sitz
# As in English.
button = Button
table-numbered = Tisch { $number }
table-and-seat = { $table } Sitz { $seat }
meets-big_blind = nächste Hand Big Blind
meets-small_blind = nächste Hand Small Blind
meets-button = nächste Hand Button
meets-between = bekommt Karten, zahlt keine Blinds
meets-waits = wartet, bis der Button vorbei ist
pace-hand_for_hand = Hand-for-Hand
pace-soft = Soft Hand-for-Hand
pace-round = Runde für Runde
state-playing = spielt
state-held = All-in, wartet
state-done = fertig
tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
big-blinds = { $count ->
    [one] { $count } Big Blind
   *[other] { $count } Big Blinds
}
small-bets = { $count ->
    [one] { $count } Small Bet
   *[other] { $count } Small Bets
}
chips-of = { $value }
place = { $number }.
places = { $from } bis { $to }
# As in English.
place-range = { $from }–{ $to }
players-label = Spieler
of-entries = von { $entries }
paused = Angehalten
in-the-money = Im Geld
starts-at = Beginn { $time }

## hand-for-hand

hand-in-progress = Laufende Hand zu Ende spielen
round-in-progress = Laufende Runde zu Ende spielen
# As in English.
hand-numbered = Hand { $number }
round-numbered = Runde { $number }
time-off-a-hand = { $time } pro Hand
hands-from = vor
hands-the-money = dem Geld
hands-over = Vorbei
players-to-go = { $count ->
    [one] Spieler noch
   *[other] Spieler noch
}
places-are-paid = { $count ->
    [one] { $count } Platz im Geld. { $pays }
   *[other] { $count } Plätze im Geld. { $pays }
}
place-takes = { $place } Platz erhält { $amount }.
stay-for-hand = Sitzen bleiben: Die nächste Hand beginnt gemeinsam.
stay-for-round = Sitzen bleiben: Die nächste Runde beginnt gemeinsam.
ends-when-tables-done = Es endet, wenn alle Tische fertig sind.
# As in English.
more-tables = +{ $count }
tables-done = { $tables ->
    [one] { $done } von { $tables } Tisch fertig
   *[other] { $done } von { $tables } Tischen fertig
}

## the screen

time-called-on = Zeit: { $name }
time-called-on-at = Zeit: { $name } · { $where }
time-is-up = { $who } · Zeit abgelaufen
buy-in = Buy-in { $price }
level-left = { $level } · Rest
# As in English.
rebuys-label = Rebuys
tables-label = Tische
no-ante = kein Ante
at-time = um { $time }
colour-up-of = Chip-Race: { $chips }
next-to-pay = nächster Preis
overlay = { $amount } Overlay
# As in English.
bounties = Bounties
# As in English.
bounties-won = × { $count }
on-the-head = { $amount } auf dem Kopf
on-heads = { $amount } auf den Köpfen
in-envelopes = { $amount } in Umschlägen
deal-discussion = Deal-Verhandlung
deal-shared = { $amount } zu teilen
deal-left = { $amount } bleiben dem Sieger
# As in English.
chips = Chips
deal-even = Gleich
deal-by-chips = Nach Chips
# As in English.
deal-icm = ICM
to-the-money = Noch { $count } bis zum Geld
next-payout = Nächster Preis
places-paid = { $count } im Geld
late-registration-until = Late Registration bis Ende von Level { $level }
rebuys-until = Rebuys bis Ende von Level { $level }
add-on-now = Add-on { $price } für { $chips } Chips
add-on-through = Add-on { $price } für { $chips } Chips bis Ende von Level { $level }
late-registration-and-rebuys-until = Late Registration und Rebuys bis Ende von Level { $level }
late-registration-closes = Late Registration endet mit diesem Level
rebuys-close = letztes Level für Rebuys
late-registration-and-rebuys-close = letztes Level für Anmeldung und Rebuys
late-registration-closes-at = Late Registration endet um { $time }
rebuys-close-at = Rebuys enden um { $time }
late-registration-and-rebuys-close-at = Late Registration und Rebuys enden um { $time }
last-minute = letzte Minute
last-hand = letzte Hand des Levels
by-hands = { $hands ->
    [one] das Level endet nach { $hands } Hand
   *[other] das Level endet nach { $hands } Händen
}
estimated = geschätzt
game-every = { $hands ->
    [one] { $games } · Wechsel nach jeder Hand
   *[other] { $games } · Wechsel alle { $hands } Hände
}
cards-in-the-air-in = Beginn in
starts-in = Beginn in { $left }
paused-in-level = in Level { $number }
paused-in-break = in der Pause
back-at = weiter um { $time }
then-level = Danach Level { $number }
coloured-up-in-break = Chip-Race in dieser Pause
registration-open = Anmeldung offen
seats-drawn = Sitze ausgelost
entries-label = Anmeldungen
first-level = Erstes Level
ended-in = Ende in
starting-stack = Startstack
find-your-seat = Sitzplätze
page-of = Seite { $page } von { $pages }
number-of = { $number } von { $total }
next-page-in = weiter in { $seconds } s
old-seat = von
breaks-next = Als Nächstes aufgelöst: Tisch
then-tables = dann { $tables }
last-to-break = der letzte vor der Neuauslosung
next-to-break = { $count ->
    [one] Nächster Tisch, der aufgelöst wird: { $tables }
   *[other] Nächste Tische, die aufgelöst werden: { $tables }
}
tables-break = { $count ->
    [one] Tisch { $tables } wird aufgelöst
   *[other] Tische { $tables } werden aufgelöst
}
table-named-breaks = { $name } wird aufgelöst
alternates = Warteliste
alternates-wait = { $count ->
    [one] { $count } wartet auf einen Sitz
   *[other] { $count } warten auf einen Sitz
}
seats-open = { $count ->
    [one] { $count } Sitz frei
   *[other] { $count } Sitze frei
}
new-move = neu
please-move = Bitte umsetzen
please-move-of = Bitte umsetzen { $page }/{ $pages }
players-move = { $count ->
    [one] { $count } Spieler setzt sich um
   *[other] { $count } Spieler setzen sich um
}
moves-from = von { $table }, Sitz { $seat }
new-seat = neuer Sitz
final-table = Finaltisch
# As in English.
heads-up = Heads-up
moment-bubble = Bubble
moment-reached = Im Geld
last-out = Zuletzt raus:
# As in English.
dealer = D
winner = Sieger
satellite-over = Das Satellite ist vorbei
final-places = Platzierungen
more-places = und { $count } weitere
called-off = Abgesagt
called-off-in_full = Alle bekommen ihr Geld an der Kasse zurück
called-off-evenly = Wer noch spielt, teilt die Preise gleichmäßig
called-off-by_chips = Wer noch spielt, teilt die Preise nach Chips
wins-seat = Ein Seat für alle, die noch spielen
wins-prize = gewinnt { $prize }
wins-event = gewinnt das Turnier
thanks = Danke fürs Mitspielen
play-ends = Ende etwa
# As in English.
end-unknown = –
no-break-ahead = keine
payouts = Auszahlungen
chip-stays = bleibt bis zum Ende
chip-leaves = bis Level { $level }
chip-leaves-in = noch { $time }
chip-leaves-now = jetzt im Chip-Race
chip-gone = nicht mehr im Spiel
colour-up-title = Chip-Race
chips-leave = { $value }er gegen { $next }er
chips-unit = { $old } × { $value } = { $fresh } × { $next }; Rest im Chip-Race
chip-leaders = Führende nach Chips
leaders-at = gezählt um { $time }
leaders-counted = { $players } von { $all } gezählt
seats = Sitze
room-map = Der Raum
season-now = wenn jetzt Schluss wäre
season-evenings = { $count ->
    [one] { $count } Turnier
   *[other] { $count } Turniere
}
season-more = { $count ->
    [one] { $count } weiterer Spieler
   *[other] { $count } weitere Spieler
}
season-tonight = { $points } heute
season-none = Dieses Turnier zählt für keine Saison
season-unnamed = Ohne Namen
new-seats = Neue Sitze für alle
logo = Das Logo des Veranstalters
qr = Ein Code fürs Handy
unreachable = Keine Verbindung zur Uhr: Turnierleitung fragen

## the phone

# As in English.
live = live
lost = getrennt
lost-since = Keine Verbindung zum Haus seit { $time }
lost-about = Die Uhr lief ohne dieses Handy weiter. Sie erscheint wieder, sobald das Haus antwortet.
no-tournament = Noch kein Turnier.
choose-tournament = Turnier
tab-clock = Uhr
tab-seat = Mein Sitz
tab-prizes = Preise
tab-seats = Sitze
# As in English.
tab-chips = Chips
tab-season = Saison
break-at = Pause um { $time }
not-started = Noch nicht begonnen
finished = Beendet
next-stakes = danach { $stakes }
# As in English.
big-blinds-short = { $count } BB
to-the-money-label = Bis zum Geld
money-reached = erreicht
move-now = { $name }, bitte umsetzen
moved-from = Von { $table } Sitz { $seat }.
you-big_blind = Sie sind dort im Big Blind.
you-small_blind = Sie sind dort im Small Blind.
you-button = Sie haben dort den Button.
you-between = Sie bekommen Karten und zahlen keine Blinds.
you-waits = Sie warten dort, bis der Button vorbei ist.
find-whole = Ihr Name oder Ihre Anmeldenummer
find-hidden = Ihre Anmeldenummer
find-about = Finden Sie Ihren Sitz. Dieses Handy kennt Sie dann und zeigt, wann Sie sich umsetzen müssen.
nobody-found = Niemand mit diesem Namen oder dieser Nummer.
more-found = { $count ->
    [one] { $count } weiterer Spieler: mehr vom Namen eingeben.
   *[other] { $count } weitere Spieler: mehr vom Namen eingeben.
}
not-me = Das bin ich nicht
no-seat-yet = Sie haben noch keinen Sitz.
out-in-place = { $place } Platz
entry-gone = Diese Anmeldung gibt es nicht mehr.
no-prizes = Noch keine Preise festgelegt.
no-seats = Die Sitze sind noch nicht ausgelost.
no-counts = Noch ist kein Stack gezählt.
more-rows = Mehr zeigen

## devices of the staff

pair-title = Dieses Gerät koppeln
pair-about = Geben Sie die sechs Ziffern ein, die die Turnierleitung zeigt.
pair-digits = Sechs Ziffern
pair-compare = Hat der Browser gewarnt? Vergleichen Sie zuerst den Fingerabdruck mit dem der Turnierleitung.
not-paired = Dieses Gerät ist nicht gekoppelt.
not-paired-about = Lassen Sie es bei der Turnierleitung unter TV & Handys zu.
not-for-this = Dieses Gerät ist für diese Seite nicht zugelassen.
who-works = Wer arbeitet hier?
no-operators = Niemand steht auf der Liste. Fügen Sie zuerst bei der Turnierleitung einen Helfer hinzu.
look-again = Noch einmal nachsehen
pin-of = PIN von { $name }
sign-in = Anmelden
sign-out = Abmelden
go-back = Zurück
lost-device = Von hier aus geht nichts, bis das Haus antwortet.
pushed-by = { $name } löst um { $time } ab
push-at = Push um { $time }
push-rests = In Pause: { $names }
push-go = Jetzt pushen
page-clock = Uhr
page-table = Tische
# As in English.
page-floor = Floor
page-register = Anmeldung
page-desk = Leitung
start-clock = Uhr starten
pause-clock = Uhr anhalten
one-minute = 1 Min.
more-minute = Eine Minute mehr
less-minute = Eine Minute weniger
next-stage = Weiter
ask-next = Jetzt weiter zu { $stage }?
yes-next = Ja, weiter
message-title = Nachricht auf den Bildschirmen
message-none = Zurzeit wird keine Nachricht gezeigt.
message-show = Zeigen
message-away = Entfernen
no = Nein
hand-played = Hand fertig
which-table = Welcher Tisch ist das?
no-tables = Noch kein Tisch ist offen.
table-closed = { $table }: Hier sitzt zurzeit niemand.
table-waits = Wartet auf einen Spieler
seat-open = frei
is-away = Abwesend
is-back = Wieder am Tisch
is-coming = kommt
has-arrived = { $name } ist da
is-out = Raus
call-time = Time rufen
button-here = Button hier
out-on-hand = Ausgeschieden in dieser Hand
most-chips-first = Wer vor der Hand die meisten Chips hatte, kommt zuerst.
knocked-out-by = Ausgeschaltet von …
knocked-out-by-them = Ausgeschaltet von { $names }
tell-floor = Dem Floor melden
bust = Ausscheiden eintragen
waits-for-floor = Ausgeschieden: { $names }. Der Floor muss es noch bestätigen.
floor-called = Der Floor ist gerufen.
cancel-request = Abbrechen
call-floor = Floor rufen
hand-not-over = Hand nicht fertig
all-in-held = All-in: anhalten
let-go-on = Weiterspielen
next-hand = Nächste Hand
has-acted = Hat gehandelt
hand-dead = Zeit ist um
shot-clock = Shot-Clock
shot-next = Nächste Entscheidung
shot-card = Time-Card: +{ $seconds }
shot-before-flop = Vor dem Flop: { $seconds }
# As in English.
shot-flop = Flop: { $seconds }
# As in English.
shot-turn = Turn: { $seconds }
# As in English.
shot-river = River: { $seconds }
shot-card-whose = Wessen Time-Card ist es?
# As in English.
shot-card-of = { $name } · { $left }
shot-clock-of = Shot-Clock: { $seconds } s
shot-stop = Anhalten
floor-wanted = Der Floor wird gerufen: { $table }
said-out = Ausgeschieden: { $names }
said-out-by = Ausgeschieden: { $names }, durch { $hitmen }
confirm = Bestätigen
on-my-way = Ich gehe
arrived = Ist da
nothing-due = Nichts ist fällig.
later = Später
later-until = Später, { $until }
dismiss = Verwerfen, mit Grund
waits-until-time = bis { $time }
due-again = Wieder fällig
asked-at-desk = Das muss die Turnierleitung beantworten.
yes-do = Ja: { $what }
undo = Rückgängig
yes-undo = Ja, rückgängig
floor-line = Eingabezeile
floor-hint = 7.3 oder ein Name
same-chips = Gleich viele
rank-who = Wer hatte mehr Chips?
rank-again = Noch einmal
same-hand = In einer Hand mit { $names }
do-it = Eingeben
no-answer = Das Haus hat nicht geantwortet. Sehen Sie nach, ob es geschehen ist, bevor Sie es wiederholen.

## the till

till-find = Name, Sitz oder # und Nummer
till-owes = schuldet { $amount }
till-new = Neu: { $name }
till-usual = Üblich
till-enter = Anmelden · { $price }
till-in-line = kein Sitz, Warteliste Nr. { $number }
alternate-numbered = Warteliste Nr. { $number }
till-paid-by = Bezahlt mit
paid-cash = Bar
paid-card = Karte
paid-transfer = Überweisung
paid-voucher = Gutschein
# As in English.
paid-ticket = Ticket
paid-comp = Frei vom Haus
paid-other = Anderes
paid-unpaid = Noch nicht bezahlt
till-done = Fertig
till-settle = { $amount } kassieren
# As in English.
till-rebuy = Rebuy · { $price }
# As in English.
till-add-on = Add-on · { $price }
till-re-entry = Re-Entry · { $price }
till-another = Noch einmal: { $what }
till-receipt = Quittung { $number }
drawer = Schublade
drawer-holds = Soll { $amount }
drawer-difference = Differenz { $amount }
drawer-open = Schublade öffnen
drawer-drop = Abschöpfen
drawer-fill = Auffüllen
drawer-count = Schließen
drawer-take = Schublade von { $name } benutzen
drawer-open-amount = Wechselgeld
drawer-drop-amount = Bargeld in den Tresor
drawer-fill-amount = Bargeld aus dem Tresor
drawer-count-amount = Gezähltes Bargeld

length-seconds = { $seconds } Sek.
length-minutes = { $minutes } Min.
length-hours = { $hours } Std.
length-hours-and-minutes = { $hours } Std. { $minutes } Min.

tab-rulings = Regelfragen
rulings-close = Regelfragen schließen
rulings-search = Was ist passiert? String Bet, Undercall …
rulings-sums = Rechnungen: Pots, Raises …
rulings-none = Keine Regelfrage hat diese Wörter. Ein anderes hilft vielleicht.
rulings-back = Alle Regelfragen
rulings-own = Das Regelwerk dieses Turniers
rulings-others = Andere Regelwerke entscheiden anders
rulings-stands-in = { $book } hat dafür keine Regel. Ein anderes Regelwerk sagt:
rulings-silent = Keine Regel in { $books }.
rulings-cash = WSOP 2017 sind Regeln für Cashgames. Am Ende entscheidet die Turnierleitung.
seat-to-come = Noch kein Platz
page-host = Gastgeber

## Das Ende eines Tages

day-last-hands = { $count ->
    [one] Noch { $count } Hand an jedem Tisch
   *[other] Noch { $count } Hände an jedem Tisch
}
day-over = Der Tag ist zu Ende
day-bag = Chips zählen und in den Beutel geben
day-goes-on = Weiter geht es mit Level { $level }
bags-counted = Beutel gezählt
next-day-on = Nächster Tag: { $date }
my-stack-bagged = Dein Stack ist im Beutel: { $chips }
my-bag = Dein Beutel { $number }: { $chips }
all-flights = Alle Flights
# As in English.
flight-of = Flight { $number }
stack-in-play = im Spiel
stack-bagged = spielt weiter mit { $chips }
stack-further = spielt nicht weiter
stack-added = zu einem anderen Stack gelegt
stack-out = ausgeschieden
stack-given-up = aufgegeben
bag-numbered = Beutel { $number }
bag-table = { $table } in Beutel
bag-again = Zweite Zählung
bag-chips-of = Chips von { $name }
bag-number-of = Beutel von { $name }
bag-not-count = Eine ganze Zahl von Chips eingeben.

# Beside the tournament: waiting lists, the dealers’ push, a table of the card room.

dealers = Dealer
lists = Wartelisten
lists-go-on = Fortsetzung
lists-tables = { $count ->
    [one] Tisch { $tables }
   *[other] Tische { $tables }
}
lists-open-seats = { $count ->
    [0] kein Sitz frei
    [one] { $count } Sitz frei
   *[other] { $count } Sitze frei
}
lists-called = Tisch { $table }
lists-until = bis { $time }
lists-nobody = Niemand wartet
lists-none = Kein Nebenspiel ist offen.
push-next = Nächster Push
push-now = Jetzt Push
push-nobody = kein Dealer
push-from = jetzt { $name }
push-none = Niemand gibt.
lists-you-are-called = { $game }: Ihr Sitz ist frei
lists-come-by = Seien Sie bis { $time } dort.
lists-your-place = Ihr Platz
lists-away = weg seit { $time }
lists-pick-up = Seien Sie bis { $time } zurück, sonst werden Ihre Chips eingesammelt.
lists-moves-before = { $count ->
    [0] Sie wechseln als Nächster ins Hauptspiel.
    [one] { $count } Spieler wechselt vor Ihnen ins Hauptspiel.
   *[other] { $count } Spieler wechseln vor Ihnen ins Hauptspiel.
}
lists-place = { $place } von { $of }
lists-not-on = Sie stehen auf keiner Liste. Fragen Sie am Desk.
lists-find = Ihr Name
lists-find-whole = Ihr ganzer Name
lists-nobody-found = Niemand mit diesem Namen.
tab-lists = Listen
cardroom-kept = Sitz freigehalten
cardroom-pick-up = einsammeln um { $time }
cardroom-posts = setzt { $amount }
cardroom-time-due = Zeitgebühr um { $time }
cardroom-comes = { $name } ist an diesen Tisch gerufen
cardroom-is-here = Ist da
cardroom-free = frei
cardroom-is-away = Weg
cardroom-back = Zurück
cardroom-absent = Absent-Button
cardroom-missed-big = Big Blind verpasst
cardroom-missed-small = Small Blind verpasst
cardroom-posted = Hat gesetzt
cardroom-chips-came = { $amount } sind da
cardroom-setup = Neues Kartenset
cardroom-do = Tun
