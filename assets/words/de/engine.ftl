### What the engine says, in German. The keys and their arguments are those of ../en/engine.ftl.
### What the engine says, in German. The keys and their arguments are those of ../en/engine.ftl.

## engine/base/wording

place = { $number }.
places = { $from }–{ $to }
seats-won = { $count ->
    [one] { $count } Seat
   *[other] { $count } Seats
}

## engine/calculators/kinds

sum-field-pot = Der Pot mit allen Einsätzen
sum-kind-pot = Hauptpot und Sidepots
sum-field-each = Was jeder gesetzt hat; dahinter a für All-in, f für gefoldet
sum-kind-reopen = Öffnet ein kurzes All-in die Setzrunde neu?
sum-field-raises = Der Einsatz, dann jede Erhöhung als Summe; dahinter a für All-in
sum-kind-max = Der größte Raise im Pot-Limit
sum-field-call = Was zu zahlen ist
sum-field-in-front = Was vor dem Spieler steht, falls etwas
sum-kind-half = Mehrere Chips ohne Ansage: Call oder Raise?
sum-field-least-raise = Der kleinste Raise darüber
sum-field-chips-out = Jeder Chip, der gesetzt wurde
sum-kind-odd = Restchips eines geteilten Pots
sum-field-share = Wie viele ihn teilen
sum-kind-hilo = Ein Pot zwischen High und Low
sum-field-high = High-Hände, die sich teilen
sum-field-low = Low-Hände, die sich teilen
sum-kind-depth = Ein Stack in Big Blinds und Runden
sum-field-small-blind = Der Small Blind
sum-field-antes = Alle Antes einer Hand, falls es welche gibt
sum-field-smallest = Der kleinste Chip
sum-kind-post = Ein zu kurzer Big Blind mit Ante
sum-field-big-blind = Der Big Blind
sum-field-ante = Die Ante
sum-field-stack = Der Stack
sum-kind-acted = Gab es wesentliche Aktion?
sum-field-actions = Jede Aktion der Reihe nach: x Check, b Bet, c Call, r Raise, f Fold
sum-kind-stub = Karten im Reststapel
sum-field-dealt-in = Spieler mit Karten
sum-field-street = flop, turn oder river
sum-field-hole-cards = Handkarten, falls nicht zwei
sum-kind-kill = Ein ganzer und ein halber Kill
sum-field-lower = Das untere Limit
sum-field-upper = Das obere Limit
sum-kind-dead = Verpasste Blinds: live und tot
sum-field-missed = Die verpassten Blinds, der größte zuletzt
sum-kind-cap = Erlaubte Raises im Limit
sum-field-rounds = Setzrunden des Spiels
sum-field-raises-so-far = Raises bisher

## engine/actions/absences/miss

that-player = dieser Spieler
not-marked-absent-mark = { $name } ist nicht als abwesend markiert. Zuerst markieren: absent 6.4.
absent-button-follows-missed = Zuerst den verpassten Blind notieren. Ein abwesender Button kommt erst danach (WSOP 73).
log-missed-blind = Blind verpasst
log-absent-button = Button in Abwesenheit

## engine/actions/absences/remove_stack

play-not-begun-over = Kein Stack ist im Spiel. Das Spiel hat nicht begonnen oder ist vorbei.
count-stack-of = Den Stack von { $name } noch einmal zählen. Er hat mindestens einen Chip, die anderen auch.
log-disqualify = Disqualifiziert
log-pick-up = Stack eingezogen
log-chips-out-of-play = { $name }, { $chips } in Chips aus dem Spiel

## engine/actions/absences/split_stack

house-stack-not-split = Dieses Haus teilt keine Stacks auf. Ein abwesender Stack bekommt Karten und zahlt Blinds. So steht es in den Hausregeln.
minutes-to-come-back = { $name } hat noch { $minutes }, um zurückzukommen.
more-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
nobody-else-at-table = Am Tisch von { $name } sitzt sonst niemand.
log-split = Stack aufgeteilt
log-shares-of-a-stack = { $name }, je { $each }, { $bank } an die Bank

## engine/actions/calling_time/call

time-called-player-hand = Time kann nur gegen einen Spieler in einer Hand gerufen werden.
time-called-already = Für { $name } läuft die Zeit schon. Zuerst angeben, wie sie endete: t gehandelt oder t aus.
log-time-called = gegen { $name } gerufen
log-time = Zeit

## engine/actions/calling_time/end

time-not-called-on = Für { $name } läuft keine Zeit.
time-not-called = Für niemanden läuft die Zeit. Zuerst rufen: t 6.4.
log-acted = hat gehandelt
log-player-acted = { $name } hat gehandelt
log-time-ran-out = abgelaufen: Die Hand ist tot oder gilt ohne Einsatz als Check
log-player-ran-out = { $name }, abgelaufen: Die Hand ist tot oder gilt ohne Einsatz als Check

## engine/actions/chips/adjust_stack

chips-off-the-table = vom Tisch genommen
chips-no-owner = ohne Besitzer
chips-of-nobody = niemandes Chips
chips-are-the-players = { $name } sitzt dort: { $seat }. Den Spieler nennen.
chips-penalty = Strafe
chips-correction = Berichtigung eines Fehlers
chips-by-the-rule = { $why } ({ $book } { $rule })
chips-in-or-out-1 = 1 bis 1.000.000.000 Chips eingeben.
chips-in-as-correction = In einen Stack kommen Chips nur als Berichtigung eines Fehlers.
fewer-than-the-stack = Bei { $name } wurden { $chips } gezählt. Weniger herausnehmen oder neu zählen. Ein ganzer Stack geht mit seinem Spieler.
fewer-than-in-play = Nur { $in_play } sind im Spiel. Weniger herausnehmen.
log-chips-in = Chips hinein
log-chips-leave = Chips heraus

## engine/actions/chips/call

chips-leave-tables-during = Chips verlassen die Tische nur während des Spiels.
no-such-chips-on-tables = Auf den Tischen liegen keine { $chip }er-Chips.
chips-being-raced = Das Chip-Race der { $chip }er läuft gerade.
smaller-chips-leave-first = Die { $chip }er sind kleiner. Zuerst diese auswechseln.
largest-chips-stay = Die { $chip }er sind die größten Chips und bleiben.
chips-needed-to-the-end = Die { $chip }er werden für die Blinds nach dem letzten Level gebraucht.
chips-needed-until = Die { $chip }er werden bis zum Ende von Level { $level } gebraucht.
log-chips-leave-now = die { $chip }er gehen jetzt
log-colour-up = Chip-Race

## engine/actions/chips/change

play-begun-values-stacks = Das Spiel hat begonnen. Werte und Stacks bleiben. Farben und Stückzahlen sind noch änderbar.
chip-set-already = Dieser Chipsatz ist schon in Gebrauch.
# As in English.
log-chips = Chips
log-changed = geändert

## engine/actions/chips/colour_up_players

colour-up-whom = Sagen, wessen Chips getauscht werden: 1 bis 12 Spieler.
log-players-coloured-up = { $names }: { $chip }er in { $next }er

## engine/actions/chips/count_stacks

count-a-stack = Die Chips von mindestens einem Spieler eingeben.
stack-is-too-large = Kein Stack hat mehr als 1.000.000.000 Chips. { $name } noch einmal zählen.
log-count = Zählung
stacks = { $count ->
    [one] { $count } Stack
   *[other] { $count } Stacks
}

## engine/actions/chips/finish

chips-not-being-raced = Für die { $chip }er läuft kein Chip-Race.
log-chips-off = die { $chip }er sind von den Tischen

## engine/actions/chips/found

chips-found-changed-during = Gefundene Chips werden nur während des Spiels geändert.
no-such-chips-in-event = In diesem Turnier gibt es keine { $chip }er-Chips.
chips-not-raced-yet = Die { $chip }er an { $table } sind noch nicht ausgewechselt. Diese mit den anderen zählen.
chips-still-in-play = Die { $chip }er sind noch im Spiel.
count-1-1-000 = 1 bis 1.000 Chips zählen.
log-chips-of = { $chips } × { $chip } von { $name }
log-found = Gefunden
log-chips-out = { $chips } × { $next } ausgegeben
log-chips-leave-play = { $chips } in Chips aus dem Spiel

## engine/actions/chips/race_off

race-smaller-first = Zuerst die { $chip }er an jedem Tisch auswechseln.
say-table-raced = Den Tisch für das Chip-Race nennen.
table-raced-already = Die { $chip }er an { $table } sind schon ausgewechselt. Zuerst dieses Chip-Race rückgängig machen.
# As in English.
log-race = Race
chips-leave-later = Die { $chip }er gehen in der Pause nach Level { $level }. Für ein Chip-Race jetzt zuerst „Jetzt Chip-Race“ wählen.
chips-never-leave = Die { $chip }er gehen nach diesem Zeitplan nie.
nobody-sits-at = { $seat } ist leer.
seat-chips-named-twice = Die Chips von { $seat } sind doppelt genannt.
seat-chips-at-most = Für { $seat } höchstens 1.000 Chips zählen.
log-raced = { $chip }er: { $tables }, { $collected } eingesammelt, { $chips } × { $next } ausgegeben
log-more-in-play = { $chips } mehr im Spiel
log-fewer-in-play = { $chips } weniger im Spiel

## engine/actions/clock/adjust

level-ends-hands-not = Dieses Level endet nach Händen, nicht nach Zeit. Hände zählen oder zu einem anderen Level gehen.
add-take-away-between = Höchstens einen Tag hinzufügen oder abziehen.
log-clock = Uhr

## engine/actions/clock/change_schedule

log-schedule = Zeitplan
levels-breaks-played-stay = Gespielte Levels und Pausen bleiben. Das aktuelle Level oder spätere ändern.
present-level-stays-level = Aus dem aktuellen Level kann keine Pause werden und aus einer Pause kein Level. Stattdessen zu einem anderen Level gehen.

## engine/actions/clock/count_hands

hands-counted-level-ends = Dieses Level endet nach Zeit. Hände zählen nur in einem Level, das nach Händen endet.
level-hands-left = Im Level bleiben { $hands }. 1 oder mehr zählen.
hands-done = { $count ->
    [one] { $count } Hand gespielt
   *[other] { $count } Hände gespielt
}
log-hands = Hände

## engine/actions/clock/jump

schedule-no-such-level = Der Zeitplan hat kein solches Level und keine solche Pause.
log-to-the-break = zur Pause nach Level { $level }
log-to-the-level = zu Level { $level }

## engine/actions/clock/pause

clock-not-running = Die Uhr läuft nicht.
log-paused = angehalten

## engine/actions/clock/plan_start

clock-started-already = Die Uhr ist schon gestartet.
no-start-planned = Kein Start ist geplant.
time-passed-shuffle-up = Diese Zeit ist vorbei. Jetzt starten oder eine spätere Zeit wählen.
start-planned-most-week = Den Start höchstens eine Woche im Voraus planen.
log-countdown-set = Countdown gestellt
log-countdown-removed = Countdown abgebrochen

## engine/actions/clock/set_time_left

leave-between-second-day = Auf der Uhr zwischen einer Sekunde und einem Tag lassen.
log-time-left = noch { $time }

## engine/actions/clock/resume_after_gap

clock-not-running-no = Die Uhr läuft nicht. Es ging keine Zeit verloren.
clock-cannot-seen-future = Die Uhr kann nicht später als jetzt gesehen worden sein.
log-ran-on = lief weiter, während das Programm aus war
log-goes-on = geht dort weiter, wo sie war

## engine/actions/clock/start

draw-seats-first-shuffle = Zuerst die Sitze auslosen. Dann Shuffle up and deal.
tournament-over-clock-stays = Das Turnier ist vorbei. Die Uhr bleibt stehen.
two-players-least-must = Vor dem Start müssen mindestens zwei Spieler sitzen.
hand-hand-keeps-clock = Hand-for-Hand hält die Uhr an und zieht für jede Hand Zeit ab. Beenden, damit die Uhr läuft.
clock-running = Die Uhr läuft schon.
log-started = gestartet

## engine/actions/clock/take_break

break-lasts-between-second = Eine Pause dauert zwischen einer Sekunde und einem Tag.
break-already-add-time = Es ist schon Pause. Zum Verlängern Zeit hinzufügen.
break-due-already-begin = Eine Pause steht schon an. Beginnen, wenn jeder Tisch fertig ist.
schedule-full-500-levels = Der Zeitplan ist voll. Er fasst 500 Levels und Pausen.
log-break-later = { $time }, sobald alle Tische fertig sind
log-break-now = { $time } ab jetzt
log-the-break = Pause

## engine/actions/command

open-tournament-first-open = Zuerst das Turnier öffnen: open_tournament mit den Einstellungen.

## engine/actions/drawers/close

log-drawer-counted = { $drawer }, { $amount } gezählt
log-drawer-closed = Schublade geschlossen

## engine/actions/drawers/mod

no-drawer-open-here = Hier ist keine Schublade offen. Zuerst eine öffnen.
no-such-drawer = Schublade { $number } gibt es nicht.
drawer-is-closed = Schublade { $number } ist geschlossen. Eine neue öffnen.
drawer-amount-from-zero = Einen Betrag von null oder mehr angeben.

## engine/actions/drawers/move_cash

drawer-amount-above-zero = Einen Betrag über null angeben.
drop-at-most = In Schublade { $number } sollten { $amount } liegen. Höchstens so viel in den Tresor geben.
log-drop = Abgeschöpft
log-fill = Aufgefüllt

## engine/actions/drawers/open

drawer-open-already = Hier ist eine Schublade offen: { $name }. Zuerst diese schließen, oder jemand anderen an der Kasse nennen.
log-drawer-opened-with = Schublade { $number }, { $name }, Wechselgeld { $amount }
log-drawer-opened = Schublade geöffnet
cashier-has-a-drawer = { $name } hat Schublade { $number } offen. Hier diese benutzen.

## engine/actions/drawers/take

drawer-in-use-here = Schublade { $number } wird hier schon benutzt.
log-drawer-taken = In Gebrauch

## engine/actions/effect

log-beside = { $one }, { $more }
log-drawer-of = Schublade { $number }, { $name }
log-drawer = Schublade { $number }
log-seated = { $what } → { $seat }
log-dealt-in-later = bekommt Karten, sobald der Button vorbei ist
log-alternate = { $what }, { $place } Wartender
log-and-hand-for-hand-over = { $what }; Hand-for-Hand ist vorbei

## engine/actions/entries/add_on

tournament-no-add-ons = Dieses Turnier hat keine Add-ons.
play-not-begun-add = Das Spiel hat nicht begonnen. Add-ons gibt es später.
not-in-play-to-add-on = { $name } ist nicht im Spiel. Ein Add-on kann nur nehmen, wer einen Sitz hat.
with-first-break = mit der ersten Pause
after-level = nach Level { $level }
add-ons-begin = Add-ons beginnen { $when }.
add-ons-closed = Add-ons endeten { $when }.
one-add-on-taken = { $name } hat das eine erlaubte Add-on genommen.
all-add-ons-taken = { $name } hat alle { $limit } erlaubten Add-ons genommen.
# As in English.
log-add-on = Add-on

## engine/actions/entries/announce_rebuy

no-rebuy-announced = { $name } hat kein Rebuy angesagt.
rebuy-announced-already = { $name } hat schon ein Rebuy angesagt.
announced-rebuy-binds = { $name } hat ein Rebuy angesagt und muss es nehmen ({ $book } { $rule }): r { $seat }. Zum Erlassen: behind { $seat } off.
log-rebuy-announced = Rebuy angesagt
log-rebuy-let-off = Rebuy erlassen

## engine/actions/entries/enter

player-is-in-already = { $name } spielt schon: { $seat }. Jeder Spieler hat einen Stack (TCH 67).
player-waits-already = { $name } ist schon angemeldet und wartet auf einen Sitz.
player-is-out-already = { $name } hat gespielt und ist ausgeschieden. Nimm stattdessen ein Re-Entry oder ein Rebuy.
give-name-every-entry = Für jede Anmeldung einen Namen angeben.
tournament-takes-most-200 = Ein Turnier fasst höchstens 200.000 Anmeldungen.
no-number-left-another = Keine Anmeldenummer ist mehr frei.
log-enter = Anmeldung
no-such-buy-0 = Dieses Buy-in gibt es nicht. Das übliche ist 0, die anderen zählen ab 1.

## engine/actions/entries/pay_out

only-taken-out-pool = Einen Namen nur für Geld angeben, das aus dem Pool entnommen wurde.
say-which-taken-out = Aus dem Pool wurde Geld entnommen für: { $names }. Eines davon nennen.
nothing-is-held = Nichts mehr übrig: { $what }.
log-collected-back = Zurückgeholt
log-pay-out = Ausgezahlt
hand-amount-above-nothing = Einen Betrag über null auszahlen.
too-much-paid-out = { $amount } zu viel ausgezahlt: { $what }. Zuerst zurückholen.
pay-out-at-most = Noch { $amount } übrig: { $what }. Höchstens so viel auszahlen.
log-paid-out = { $amount }: { $of }
log-paid-out-collected = { $amount } zurückgeholt: { $of }
log-paid-out-to = { $amount } an { $name }: { $of }

## engine/actions/entries/no_show

play-not-begun-withdraw = Das Spiel hat nicht begonnen. Stattdessen den Spieler abmelden.
no-stack-in-play = { $name } hat keinen Stack im Spiel.
bought-in-again-was-here = { $name } hat sich noch einmal eingekauft und war also da.
has-been-here = { $name } war da. Ein abwesender Stack bekommt Karten und zahlt Blinds.
only-two-left-blind = Nur zwei Spieler sind übrig. Stattdessen den Stack ausblinden.
house-leaves-absent-players = Dieses Haus lässt abwesende Stacks im Spiel und blindet sie aus.
with-first-hand-of = mit der ersten Hand von Level { $level }
with-second-level-or-half-hour = mit dem zweiten Level oder nach einer halben Stunde, je nachdem, was zuerst kommt
absent-removed = No-Shows werden { $when } ({ $book } { $rule }) entfernt.
more-entry-bought = Das ist mehr, als mit der Anmeldung gekauft wurde.
log-no-show = No-Show
nothing-held-entry = Für diese Anmeldung ist nichts hinterlegt.
time-player-can-collect = Der Spieler kann es noch abholen (TCH 5c).
time-could-collected-over = Die Zeit zum Abholen ist vorbei (TCH 5c).
log-collected = abgeholt
log-not-collected = nicht rechtzeitig abgeholt
log-held-money = Verwahrtes Geld

## engine/actions/entries/correct_buyer

name-who-bought-instead = Den Spieler nennen, der es statt { $name } gekauft hat.
not-in-play = { $name } ist nicht im Spiel.
kind-rebuys = Rebuys
kind-add-ons = Add-ons
buyer-taken-all = { $name } hat alle erlaubten { $what } genommen.
# As in English.
log-rebuy = Rebuy
log-bought-by-another = { $buyer }, { $price }, nicht { $name }

## engine/actions/entries/re_enter

no-re-entries-r-is-rebuy = Dieses Turnier hat keine Re-Entries. Für einen Rebuy r eingeben.
no-re-entries = Dieses Turnier hat keine Re-Entries.
play-not-begun-nobody = Das Spiel hat nicht begonnen. Niemand ist ausgeschieden.
enters-again-only-when-out = { $name } ist im Spiel. Ein Re-Entry ist hier nur nach dem Ausscheiden möglich.
entry-cancelled-enter = Diese Anmeldung wurde storniert. Den Spieler neu anmelden.
re-entries-closed = Re-Entries endeten { $when }.
one-re-entry-taken = { $name } hat das eine erlaubte Re-Entry genommen.
all-re-entries-taken = { $name } hat alle { $limit } erlaubten Re-Entries genommen.
how-many-chips-given-up = Wie viele Chips gibt { $name } auf? So eingeben: e 6.4 850.
more-all-chips-play = So viele Chips sind nicht im Spiel.
log-re-entry = Re-Entry

## engine/actions/entries/rebuy

tournament-no-rebuys = Dieses Turnier hat keine Rebuys.
rebuys-begin-player-lost = Das Spiel hat nicht begonnen. Ein Rebuy ist für Spieler, die alle Chips verloren haben.
entry-cancelled = Diese Anmeldung wurde storniert.
rebuy-for-entry-in-play = { $name } hat seitdem ein Re-Entry genommen. Ein Rebuy gilt für die Anmeldung im Spiel.
one-rebuy-taken = { $name } hat den einen erlaubten Rebuy genommen (HPT, Buyin/Rebuy/Add-on).
all-rebuys-taken = { $name } hat alle { $limit } erlaubten Rebuys genommen.
rebuys-just-closed = Rebuys endeten { $when } (HPT, Buyin/Rebuy/Add-on). Hat die Hand früher begonnen? r 6.4 before eingeben.
rebuys-closed = Rebuys endeten { $when } (HPT, Buyin/Rebuy/Add-on).
log-waits-for-a-seat = wartet auf einen Sitz

## engine/actions/entries/rename

player-needs-name = Ein Spieler braucht einen Namen.
last-name-part-name = Der Nachname muss Teil des Namens sein.
log-rename = Umbenannt
log-correct = Korrigiert
log-renamed = { $was } in { $name }
log-without-a-card = ohne Karte
log-card-number = Karte { $number }

## engine/actions/entries/settle

no-such-purchase-taken = Diesen Kauf gibt es nicht, oder er wurde storniert.
how-noted-already = So ist es schon notiert.
owes-nothing = { $name } schuldet nichts.
log-paid = Bezahlt

## engine/actions/entries/cancel_purchase

no-such-purchase = Diesen Kauf gibt es nicht.
cancelled-already = Das wurde schon storniert.
entry-withdrawn-before-first = Stattdessen den Spieler vor seiner ersten Hand abmelden.
chips-out-of-play = Die Chips von { $name } sind schon aus dem Spiel. Stattdessen die Zeile im Protokoll streichen.
in-only-by-this-rebuy = { $name } ist nur durch diesen Rebuy dabei. Stattdessen die Zeile im Protokoll streichen.
bounty-bought-won-strike = Das Bounty dazu ist schon gewonnen. Stattdessen die Zeile im Protokoll streichen.
log-a-rebuy = Rebuy
log-an-add-on = Add-on
log-an-entry = Anmeldung
log-cancelled = { $name }, { $kind }, { $amount } zurück
log-cancel = Storniert

## engine/actions/entries/withdraw

entry-already-cancelled = Diese Anmeldung wurde schon storniert.
no-refunds-once-first = Kein Geld zurück: { $name } hat schon eine Hand bekommen ({ $book } { $rule }). Der Turnierleiter kann eine Ausnahme machen und sie begründen.
no-refund-after-a-hand = Kein Geld zurück: { $name } hat schon eine Hand bekommen. Der Turnierleiter kann eine Ausnahme machen und sie begründen.
withdraw-two-left = Nur zwei Spieler sind übrig. Einer von ihnen muss gewinnen.
withdraw-more-than-in-play = Das ist mehr, als im Spiel ist. Zähle den Stack noch einmal.
log-withdrawn-by-exception = { $name }, { $amount } zurück, Ausnahme: { $reason }
log-withdraw = Abgemeldet

## engine/actions/floor/bust

say-out = Angeben, wer ausgeschieden ist.
somebody-all-chips-not = Nicht alle können ausgeschieden sein. Jemand hat alle Chips.
say-first-busted-them = Zuerst den Spieler nennen, der sie ausgeschaltet hat, dann die anderen.
only-player-still-can = Nur wer noch im Spiel ist, kann sie ausgeschaltet haben.
log-bust = Ausgeschieden
who-had-more-chips = Wer hatte zu Beginn der Hand mehr Chips: { $names }? Der größere Stack wird besser platziert. Gleiche Stacks teilen.
log-players-left = noch { $players }
log-by = durch { $hitmen }

## engine/actions/floor/wrong_bust

name-who-was-out-instead = Den Spieler nennen, der statt { $name } ausgeschieden ist.
out-already-other-hand = { $name } ist schon in einer anderen Hand ausgeschieden. Einen Spieler nennen, der noch dabei ist.
no-seat-to-go-out-from = { $name } hat keinen Sitz und kann nicht ausscheiden.
entered-after-that-hand = { $name } kam erst nach dieser Hand. Einen Spieler nennen, der da schon dabei war.
an-add-on = ein Add-on
a-rebuy = einen Rebuy
bought-after-that-hand = { $name } nahm nach dieser Hand { $what }. Zuerst stornieren, dann angeben, wer ausschied.
log-correct-bust-was-out = { $out } war ausgeschieden, nicht { $said } ({ $seat })
log-correct-bust = Jemand anders
no-seat-open-open = Kein Sitz ist frei. Zuerst einen Tisch öffnen oder das Ausscheiden im Protokoll streichen.
log-back-in = Wieder dabei
not-out = { $name } ist nicht ausgeschieden.
not-out-on-a-hand = { $name } schied nicht in einer Hand aus. Die Zeile im Protokoll streichen.
entered-again-strike = { $name } hat seitdem ein Re-Entry genommen. Dieses zuerst im Protokoll streichen.
tables-still-hand-undo = Die Tische sind noch in dieser Hand. Das Ausscheiden rückgängig machen oder im Protokoll streichen.
deal-made-these-places = Für diese Plätze gilt ein Deal. Den Deal zuerst im Protokoll streichen.
satellite-over-seats-won = Das Satellite ist vorbei, die Seats sind gewonnen. Das Ende zuerst im Protokoll streichen.
ended-with-these-places = Das Turnier endete mit diesen Plätzen. Das Ende zuerst im Protokoll streichen.
tournament-over-winner-paid = Das Turnier ist vorbei, der Sieger ist ausgezahlt. Die Auszahlung zuerst im Protokoll streichen.

## engine/actions/hand_for_hand/announce

hand-hand-tables-play = Hand-for-Hand braucht spielende Tische.
hand-for-hand-on-already = { $pace } läuft schon.
table-nobody-wait-hand = Hand-for-Hand braucht zwei Tische. Ein Tisch muss auf niemanden warten.
everybody-left-paid-h4h = Alle Verbliebenen sind im Geld. Mit h4h sprung auf den nächsten Preissprung warten.
nobody-paid-yet-say = Noch niemand ist im Geld. Angeben, bei wie vielen Spielern es endet: h4h 9.
all-prizes-left-same = Alle übrigen Preise sind gleich. Angeben, bei wie vielen Spielern es endet: h4h 9.
ends-with-fewer-than-left = { $left } sind übrig. Hand-for-Hand endet mit weniger, mindestens mit 1.
log-announced-with = angesagt bei noch { $players }

## engine/actions/hand_for_hand/begin_break

no-break-due = Keine Pause steht an.
break-when-all-done = Die Pause beginnt, wenn jeder Tisch fertig ist: { $still }.
log-break-begun = nach der Hand begonnen

## engine/actions/hand_for_hand/deal

tables-still-play = { $still }.
say-who-had-more-at = { $tables }: Wer hatte zu Beginn der Hand mehr Chips? Davon hängen die Preise ab.
hand-hand-over-end = Hand-for-Hand ist vorbei. Beenden, dann spielen die Tische weiter.
break-due-begin-before = Eine Pause steht an. Vor der nächsten Hand beginnen.
break-next-hand-dealt = Es ist Pause. Die nächste Hand danach geben.
log-at-all-tables = { $turn } { $number } an allen Tischen
log-deal = Hand

## engine/actions/hand_for_hand/end

log-ended = beendet

## engine/actions/hand_for_hand/finish_tables

say-table-finished-hand = Den Tisch nennen, der die Hand beendet hat.
table-ticked-already = { $table } ist schon fertig. Mit -{ $number } rückgängig machen.
table-not-ticked = { $table } ist nicht als fertig markiert.
table-held-until = { $table } wartet, bis die anderen fertig sind: { $still }.
tables-held-until = { $tables } warten, bis die anderen fertig sind: { $still }.
log-not-done = Nicht fertig

## engine/actions/hand_for_hand/hold

say-table-all-call = Den Tisch mit All-in und Call nennen.
table-finished-already = { $table } hat die Hand beendet. Mit -{ $number } rückgängig machen.
table-held-already = { $table } wartet schon.
table-not-held = { $table } wartet nicht.
log-hold = Anhalten
log-run-out = Ausspielen

## engine/actions/hand_for_hand/rank

nobody-to-be-ranked-at = An { $table } braucht niemand eine Reihenfolge. Sie ist für mehrere, die dort zusammen ausscheiden.
name-everybody-who-went-out = Alle einmal nennen, die in dieser Hand an { $table } ausgeschieden sind.
give-stack-each-start = Jeden Stack zu Beginn der Hand angeben.
log-ranked = Geordnet

## engine/actions/penalties/end

plays-again-already = { $name } spielt schon wieder.
log-penalty-over = Strafe vorbei

## engine/actions/penalties/give

penalty-1-200-hands = Eine Strafe dauert 1 bis 200 Hände oder 1 bis 20 Runden.
serves-a-penalty-already = { $name } hat schon eine Strafe: { $served } von { $hands } gespielt. Diese zuerst beenden oder verwarnen.
log-penalty = Strafe

## engine/actions/penalties/serve

penalty-served = { $name } hat diese Strafe abgesessen.
penalty-hands-left = Von der Strafe bleiben { $hands }. 1 oder mehr zählen.
log-penalty-served = { $hands } gespielt, { $name }

## engine/actions/prizes/assign_bounty

no-such-bounty-of = Auf { $name } steht kein solches Bounty.
say-wins-bounty = Angeben, wer das Bounty gewinnt.
own-bounty = { $name } kann nicht das eigene Bounty gewinnen.
not-in-play-when-won = { $name } war nicht im Spiel, als diese Bounty gewonnen wurde.
log-bounty-to = { $name } an { $hitmen }
# As in English.
log-bounty = Bounty

## engine/actions/prizes/deal

deal-position-hpt = Spieler dürfen sich untereinander auf eine Teilung einigen. Die Turnierleitung haftet nie dafür.
deal-position-rrop-nothing-left = Nicht gebilligt, aber die Turnierleitung darf auszahlen. Ein Deal, nach dem es um nichts mehr geht, gilt als unfair: Einen Betrag für den Sieger lassen.
deal-position-rrop = Nicht gebilligt, aber die Turnierleitung darf für die Auszahlung sorgen. Es geht noch um etwas, wie das Buch es will.
deal-position-none = Das Buch sagt nichts zu Deals. Das Haus entscheidet.
deal-made-between-players = Nur Spieler im Spiel können einen Deal machen.
deal-made-undo-make = Es gibt schon einen Deal. Für einen neuen zuerst rückgängig machen.
somebody-still-waits-seat = Ein Spieler wartet noch auf einen Sitz.
deal-between-at-most = Höchstens { $most } Spieler können einen Deal machen.
no-prizes-share = Es gibt keine Preise zu teilen.
leave-less-for-winner = { $amount } sind zu teilen. Dem Sieger weniger davon lassen.
cannot-be-shared-in-parts = { $amount } lässt sich nicht in Teile von { $unit } teilen. Feiner runden.
shares-miss = Es fehlen { $amount } von { $all }.
shares-exceed = { $amount } mehr als die { $all }, die zu teilen sind.
all-is-shared = Die ganzen { $all } sind geteilt.
share-below-nothing = Der Anteil von { $name } liegt unter null.
two-shares = { $name } hat zwei Anteile.
share-for-everybody-left = Für jeden Verbliebenen einen Anteil eingeben und für niemanden sonst.
no-deal-discussed = Zurzeit wird kein Deal verhandelt.
log-deal-discussion-over = Verhandlung beendet
log-deal-discussed = wird verhandelt
# As in English.
log-a-deal = Deal
shares-only-as-agreed = Anteile nur für einen frei vereinbarten Deal eingeben.
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
log-left-for-the-winner = { $amount } für den Sieger
log-still-open = Anmeldung oder Rebuys noch offen

## engine/actions/prizes/end_here

deal-still-on-screen = Ein Deal steht noch auf dem Bildschirm. Abschließen oder zuerst entfernen.
end-here-once-hand-over = { $still }. Nach der Hand hier beenden.
say-first-who-had-more = Zuerst angeben, wer von den in dieser Hand Ausgeschiedenen mehr Chips hatte.
no-deal-was-made = Es gibt keinen Deal. Nach Chips beenden oder die übrigen Plätze teilen.
no-share-of-the-deal = { $name } hat keinen Anteil am Deal. Nach Chips beenden oder die übrigen Plätze teilen.
deal-leaves-for-winner = Der Deal lässt { $amount } für den Sieger. Nach Chips beenden oder das teilen.
stacks-only-to-end-by-chips = Stacks nur zählen, um nach Chips zu beenden.
log-places-by-the-deal = Plätze nach dem Deal
log-places-by-chips = Plätze nach Chips
log-they-share = sie teilen die Plätze
log-ended-with = noch { $players }, { $how }
log-tournament-ended = Beendet

## engine/actions/prizes/pay_prize

still-in-play = { $name } ist noch im Spiel.
has-not-won-a-prize = { $name } hat keinen Preis gewonnen.
paid-too-much = { $name } bekam { $amount } zu viel. Das zuerst zurückholen.
prize-received-already = { $name } hat den Preis schon erhalten.
ticket-pays-no-debt = { $name } bekommt ein ganzes Ticket. Die Schulden einziehen.
a-ticket-pays-a-part = Ein Ticket zahlt schon einen Teil davon. Angeben, wie der Rest bezahlt wird.
entries-rebuys-may-still = Anmeldungen oder Rebuys können die Preise noch ändern. Erst danach auszahlen.
owes-more-than-prize = { $name } schuldet { $owed }. Das ist mehr als die { $amount }, die auszuzahlen sind.
log-paid-to = { $name } { $amount }
log-less-owed = abzüglich der Schulden
money-and-goods = { $amount } und { $goods }

## engine/actions/prizes/mystery

tournament-no-mystery-bounties = Dieses Turnier hat keine Mystery-Bounties.
envelopes-sealed-during-play = Die Umschläge während des Spiels versiegeln, wenn die Anmeldung geschlossen ist.
envelopes-sealed-already = Die Umschläge sind schon versiegelt.
entries-rebuys-may-still-add = Anmeldungen oder Rebuys können noch Bounties bringen. Erst danach versiegeln.
no-bounties-collected = Es wurden keine Bounties eingenommen.
envelope-above-nothing = Jeder Umschlag braucht einen Betrag über null.
one-envelope-for-each = { $envelopes } für { $players }: Jeder Verbliebene braucht einen.
envelopes = { $count ->
    [one] { $count } Umschlag
   *[other] { $count } Umschläge
}
envelopes-hold = In den Umschlägen sind { $held }, eingenommen wurden { $collected }.
log-sealed = { $envelopes } versiegelt
# As in English.
log-mystery = Mystery
envelopes-not-sealed-yet = Die Umschläge sind noch nicht versiegelt.
envelope-is-open = Der Umschlag für { $name } ist schon offen.
not-knocked-out-since-sealed = { $name } ist seit dem Versiegeln nicht ausgeschieden.
say-first-who-knocked-out = Zuerst angeben, wer { $name } ausgeschaltet hat.
all-envelopes-open = Alle Umschläge sind offen.
log-line = { $verb }: { $what }

## engine/actions/prizes/pay_bounties

no-bounty-that-is-paid = Für { $name } ist kein Bounty auszuzahlen.
all-bounties-received = { $name } hat schon alle Bounties erhalten.
log-amount-to = { $amount } an { $name }
log-bounties = Bounties ausgezahlt

## engine/actions/prizes/pool

# As in English.
log-pool = Pool

## engine/actions/prizes/set_prizes

places-paid = { $count ->
    [one] { $count } bezahlter Platz
   *[other] { $count } bezahlte Plätze
}
log-places-paid-of = { $places } aus { $amount }
log-prizes = Preise

## engine/actions/prizes/settle_house

house-owes-pool-nothing = Das Haus schuldet dem Pool nichts. Zuschuss und Overlay sind eingezahlt.
log-took-back = nahm { $amount } heraus
log-put-in = zahlte { $amount } ein
log-the-house = Das Haus

## engine/actions/prizes/collect_overpaid

not-paid-more-than-due = { $name } bekam nicht zu viel.
collect-at-most = { $name } bekam { $amount } zu viel. Höchstens so viel zurückholen.
log-amount-from = { $amount } von { $name }

## engine/actions/prizes/win_seats

only-satellite-ends-seat = Nur ein Satellite endet mit einem Seat für alle.
entries-rebuys-may-still-add-seats = Anmeldungen oder Rebuys können noch Seats bringen. Das Satellite erst danach beenden.
more-players-than-seats = { $players } sind übrig für { $seats }. Weiterspielen.
everybody-seat-first-place = Alle haben einen Seat, aber der erste Platz bekommt auch Geld. Weiterspielen.
players-win-a-seat = { $count ->
    [one] { $count } Spieler gewinnt einen Seat
   *[other] { $count } Spieler gewinnen einen Seat
}
log-satellite-over = Satellite beendet

## engine/actions/rulings/pick

pick-on-wall-most = Der Bildschirm zeigt höchstens { $most }. Weniger auslosen oder ohne wall.
picked-by-chance = Ausgelost: { $chosen } · Prüfnummer { $check }
no-pick-on-wall = Der Bildschirm zeigt keine Auslosung.
log-pick-away = vom Bildschirm genommen

## engine/actions/seating/alternates

nobody-waits-seat = Niemand wartet auf einen Sitz.
no-seat-open-open-table = Kein Sitz ist frei. Einen Tisch öffnen oder warten, bis ein Spieler ausscheidet.
alternates = { $count ->
    [one] { $count } Wartender
   *[other] { $count } Wartende
}
log-seat = Platziert

## engine/actions/seating/block_seat

seat-not-blocked = Sitz { $seat } ist nicht gesperrt.
seat-blocked-already = Sitz { $seat } ist schon gesperrt.
sits-there-move-first = { $name } sitzt an { $seat }. Den Spieler zuerst umsetzen: m { $short }.
seat-locked-for = { $seat } ist für { $name } reserviert. Zuerst freigeben.
table-needs-least-two = Ein Tisch braucht mindestens zwei Sitze, die nicht gesperrt sind.
most-2-000-seats = Höchstens 2.000 Sitze sperren.
log-block = Gesperrt
log-unblock = Freigegeben

## engine/actions/seating/draw

locked-seats-pairs-kept = Reservierte Sitze und getrennte Paare lassen zu wenige Sitzordnungen. Etwas davon aufgeben.
log-draw = Auslosung
seats = { $count ->
    [one] { $count } Sitz
   *[other] { $count } Sitze
}
play-begun-seats-drawn = Das Spiel hat begonnen. Neu ausgelost wird nur nach den Regeln.
enter-least-two-players = Zuerst mindestens zwei Spieler anmelden.
cards-lie = { $cards } gezogen, und { $players }. Diese Karten eingeben oder die anderen rückgängig machen.
cards-are = { $count ->
    [one] { $count } Karte ist
   *[other] { $count } Karten sind
}
players-still-draw = { $count ->
    [one] { $count } Spieler zieht noch
   *[other] { $count } Spieler ziehen noch
}

## engine/actions/seating/keep_apart

name-two-players-keep = Zwei Spieler nennen, die getrennt sitzen sollen.
kept-apart-already = { $both } sitzen schon getrennt.
not-kept-apart = { $both } müssen nicht getrennt sitzen.
most-300-pairs-can = Höchstens 300 Paare trennen.
log-apart = Getrennt
log-not-apart = Nicht mehr getrennt

## engine/actions/seating/lock_seat

seat-blocked-give-free = Sitz { $seat } ist gesperrt. Zuerst freigeben: block { $seat } aus.
a-table-has-seats = Ein Tisch hat die Sitze 1 bis { $seats }.
no-seat-locked-for = Für { $name } ist kein Sitz reserviert.
seat-locked-already = { $seat } ist schon für { $name } reserviert.
log-lock = Reserviert
log-seat-for = { $seat } für { $name }
log-unlock = Reservierung aufgehoben
log-the-seat-of = der Sitz von { $name }

## engine/actions/seating/name_dealer

deals-already = { $name } gibt schon.
not-a-dealer = { $name } gehört nicht zu den Dealern.
log-deals = Gibt Karten
log-deals-no-more = Gibt keine Karten mehr

## engine/actions/seating/redraw

seats-redrawn-during-play = Neu ausgelost wird nur während des Spiels.
redraw-goes-least-open = Auf mindestens einen offenen Tisch auslosen. Mehr Tische nur, wenn Spieler auf einen Sitz warten.
players-do-not-fit-tables = { $players } passen nicht an { $tables } mit { $seats } Sitzen.
tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
log-final-table = Finaltisch
log-redraw = Neu ausgelost

## engine/actions/seating/take_card

seats-drawn-undo-draw = Die Sitze sind ausgelost. Für Karten die Auslosung rückgängig machen.
no-such-entry = Diese Anmeldung gibt es nicht.
deck-prepared-before-entry = { $name } kam erst nach der Vorbereitung des Decks. Ein Sitz wird ausgelost, sobald alle Karten haben.
has-a-card = { $name } hat schon: { $card }.
entered-earlier-chooses-first = { $name } kam früher und wählt zuerst.
log-all-seats-drawn = { $what }; alle { $seats } Sitze sind ausgelost
log-card = Karte
no-card-left-for = Für { $name } ist keine Karte übrig. Die getrennten Paare sind im Weg.
card-rank-suit-9s = Eine Karte ist Rang und Farbe: 9s, A hearts, 10 c. Ab dem fünften Tisch mit Deck: 9s 2.
no-redraw-for-cards = Niemand zieht jetzt eine Karte. Plätze werden nur dann neu ausgelost, wenn die Regeln es verlangen.
no-table-has-suit = Kein Tisch hat { $suit }.
no-table-has-suit-of-deck = Kein Tisch hat { $suit } aus Deck { $deck }.
table-has-cards = { $table } hat { $cards }.
kept-apart-draws-another = { $name } und { $other } sitzen getrennt. { $name } zieht eine andere Karte.
dealer-draws-another-suit = { $other } gibt an { $table }. { $name } zieht eine andere Farbe.

## engine/actions/seating/wait_for_seat

only-player-sits-somewhere = Nur wer schon sitzt, kann auf einen Sitz warten.
log-for-a-seat = { $name }, auf einen Sitz
log-wait = Wartet

## engine/actions/setup/change

play-begun-set-up = Das Spiel hat begonnen. Die Einstellungen bleiben.
entries-paid-present-price = Anmeldungen sind zum jetzigen Preis bezahlt. Zuerst stornieren, dann den Preis ändern.
seats-drawn-present-tables = Die Sitze sind für die jetzigen Tische ausgelost. Zuerst die Auslosung rückgängig machen.
log-set-up = Einstellungen

## engine/actions/setup/change_house_rules

seats-drawn-present-tables-2 = Die Sitze sind für die jetzigen Tische ausgelost.
these-house-rules-already = Diese Hausregeln gelten schon.
log-house-rules = Hausregeln

## engine/actions/setup/open

tournament-open-already = Dieses Turnier ist schon offen.
log-open = Eröffnet

## engine/actions/shot_clock/give_cards

time-cards = { $count ->
    [one] { $count } Time-Card
   *[other] { $count } Time-Cards
}
no-time-cards-for-that = Für einen neuen Tag sind jetzt keine Time-Cards fällig.
no-time-cards-for-final = Für den Finaltisch sind jetzt keine Time-Cards fällig.
log-cards-for-the-day = { $cards } je Spieler für den Tag
log-cards-for-the-final = { $cards } je Spieler am Finaltisch

## engine/actions/shot_clock/mod

no-shot-clock = Die Hausregeln haben keine Shot-Clock.
time-cards-in-play = Time-Cards werden während des Spiels gegeben und gespielt.
no-time-cards = Die Hausregeln zählen keine Time-Cards.

## engine/actions/shot_clock/play_card

no-time-card-left = { $name } hat keine Time-Card mehr.
log-cards-left = noch { $left }
log-time-card = Time-Card

## engine/actions/shot_clock/switch

shot-clock-in-play = Die Shot-Clock beginnt und endet während des Spiels.
shot-clock-on-already = Die Shot-Clock läuft schon.
shot-clock-off-already = Die Shot-Clock ist schon aus.
log-shot-clock-on = Entscheidungen haben ein Zeitlimit
log-shot-clock-off = Entscheidungen haben kein Zeitlimit mehr

## engine/actions/tables/absent

no-seat-to-be-away-from = { $name } hat keinen Sitz.
marked-absent-already = { $name } ist schon als abwesend markiert.
log-absent = Abwesend
log-away-for-longer = für länger
log-present = Anwesend

## engine/actions/tables/arrived

say-move-arrived = Angeben, welcher Spieler angekommen ist.
no-such-move = Umsetzung { $number } gibt es nicht.
arrived-already = { $name } ist schon angekommen.
log-arrived = Angekommen

## engine/actions/tables/as_they_sit

sits-there-already = { $name } sitzt schon an { $seat }.
log-sits-at = { $name } an { $seat }
log-sits = Sitzt
name-who-moved-instead = Den Spieler nennen, der statt { $name } gewechselt hat.
only-players-play-moved = Nur Spieler im Spiel haben gewechselt.
not-told-to-that-seat = { $name } sollte nicht auf diesen Sitz wechseln.
log-moved-another = { $name } an { $seat }, nicht { $other }
log-move = Umgesetzt

## engine/actions/tables/break_by_cards

table-receives-nobody = { $table } nimmt keine Spieler auf.
table-full = { $table } ist voll.
seat-not-open = Sitz { $seat } ist nicht frei. Frei ist dort: { $open }.
seat-drawn-twice = Sitz { $seat } ist doppelt gezogen.
one-seat-for-each = { $players } an { $table }, aber { $seats } angegeben.
players-sit = { $count ->
    [one] { $count } Spieler sitzt
   *[other] { $count } Spieler sitzen
}
seats-are = { $count ->
    [one] { $count } Sitz ist
   *[other] { $count } Sitze sind
}
log-by-cards = { $table }, durch gezogene Karten
log-break = Aufgelöst

## engine/actions/tables/break_table

tables-break-during-play = Tische werden nur während des Spiels aufgelöst.
players-table-not-fit = Die Spieler passen nicht auf die freien Sitze der anderen Tische.

## engine/actions/tables/breaking_order

log-as-usual = wie üblich
log-breaking-order = Auflösereihenfolge

## engine/actions/tables/button

# As in English.
log-button = Button
log-big-blind = Big Blind

## engine/actions/tables/choose_table

no-table-chosen-now = Jetzt muss kein Tisch gewählt werden.
choose-among-the-fullest = { $table } ist unterbesetzt. Am vollsten sind { $among }.
log-gives-a-player = { $from } gibt einen Spieler an { $to } ab
log-balance = Ausgleich

## engine/actions/tables/close_empty_table

last-table-stays-open = Der letzte Tisch bleibt offen.
table-still-has-players = { $table } hat noch { $players }. Zuerst auflösen: b { $number }.
log-close = Geschlossen

## engine/actions/tables/deal_hands

table-has-nobody-to-deal-to = An { $table } bekommt niemand Karten.
hands-dealt-during-play = Hände nur während des Spiels geben.
hand-for-hand-deals-together = Hand-for-Hand läuft. Die nächste Hand wird an allen Tischen gemeinsam gegeben (TCH P8).
log-stud-dealt = { $table }, Stud, Button bleibt auf { $button }
log-hand-dealt = { $table }, Button { $button }, Big Blind { $big }
say-where-button-was = Angeben, wo der Button von { $table } war: btn { $number } 5. Danach wandert er von selbst.
games-change-with-the-level = Welches Spiel gespielt wird, sagt das Level. „stud“ weglassen.

## engine/actions/tables/draw_button

no-button-in-stud = Hier wird nur Stud gespielt. Stud hat keinen Button.
draw-button-by-seat = Um den Button losen: { $cards }, eine für jeden Sitz
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
high-card-seat-everywhere = die höchste Karte bestimmt den Button an jedem Tisch, auch auf leerem Sitz
draw-button-by-player = Um den Button losen: jedem Spieler eine Karte
high-card-at-each-table = die höchste Karte nach Rang und Farbe bekommt an jedem Tisch den Button
button-drawn-once-seats = Zuerst die Sitze auslosen, dann den Button.
hands-played-since-seats = Seit der Auslosung wurden Hände gespielt. Angeben, wo ein Button ist: btn 6 2.
ace-first-button-came = Das Ass hat den ersten Button, durch die Auslosung der Sitze (HPT, Seating).
each-table-draws-own = Jeder Tisch lost seinen Button aus. Tisch für Tisch angeben: btn 6 2.
log-drawn-for = ausgelost
log-seat-at-tables = Sitz { $seat }: { $tables }

## engine/actions/tables/halt

say-table-plays = Den Tisch nennen, der weiterspielt.
table-not-halted = { $table } ist nicht angehalten.
log-play-on = Weiterspielen

## engine/actions/tables/low_card

cards-dealt-only-player = Karten nur geben, wenn ein Spieler wechseln muss und mehrere Tische infrage kommen.
log-low-card = Niedrige Karte

## engine/actions/tables/move_player

only-player-play-can = Nur ein Spieler im Spiel kann umgesetzt werden.
open-at = Frei an { $table }: Sitz { $open }.
somebody-sits-there = { $name } sitzt an { $seat }. { $where_else }
seat-blocked-open-there = Sitz { $seat } ist gesperrt. Frei ist dort: { $open }.

## engine/actions/tables/open_table

log-table-opened = Tisch { $number }, { $players }
draw-seats-draw-opens = Die Sitze auslosen. Die Auslosung öffnet die Tische.
all-tables-open = Alle Tische des Raums sind offen: { $tables }.
table-open-already = Tisch { $table } ist schon offen. Der nächste ist { $next }.
too-few-for-tables = { $players } sind zu wenig für { $tables }.

## engine/actions/tables/rename_table

name-of-figures-alone = Ein Name nur aus Ziffern sieht wie ein anderer Tisch aus. Nehmen Sie „{ $name }A“, oder geben Sie dem Raum seine eigenen Nummern: tables 61-68.
table-name-taken = Tisch { $table } heißt schon „{ $name }“.
table-called-so-already = { $table } heißt schon so.
log-table-is = Tisch { $number } heißt { $name }
log-table-without-a-name = Tisch { $number } hat keinen Namen mehr
# As in English.
log-name = Name

## engine/actions/tables/resize_table

table-2-12-seats = Ein Tisch hat 2 bis 12 Sitze.
table-has-so-many-already = { $table } hat schon { $seats }.
sits-beyond = { $name } sitzt auf Sitz { $seat }. Zuerst alle Spieler hinter Sitz { $last } umsetzen.
log-table-has = { $table } hat { $seats }
log-seats = Sitze

## engine/actions/tables/restart

restart-comes-during-tournament = Ein Neustart ist nur während eines Turniers möglich.
house-rules-level-tables = Die Hausregeln gleichen die Tische bei einem Neustart nicht aus.
log-tables-levelled = Tische ausgeglichen
log-restart = Neustart

## engine/actions/tables/room_tables

room-1-20-000 = Ein Raum hat 1 bis 20.000 Tische.
room-tables-numbered = { $tables }: { $numbers }
table-numbers-as = Nennen Sie die Nummern der Tische so: 61-68 oder 21-40 45 47.
table-number-1-99-999 = Ein Tisch hat eine Nummer von 1 bis 99.999.
more-tables-are-open = { $tables } offen. Zuerst einen auflösen.
tables-are = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
}
log-as-many-tables = so viele Tische wie nötig
log-room = Raum
more-entered-than-seats = { $players } sind angemeldet. Platz für { $seated }: { $tables }.

## engine/actions/tables/swap

name-two-different-players = Zwei verschiedene Spieler für den Sitztausch nennen.
only-players-play-can = Nur Spieler im Spiel können Sitze tauschen.
log-swap = Getauscht

## engine/advice/absences

away-too-long-split = Den Stack von { $name } an { $table } aufteilen
away-for-so-long = abwesend seit { $minutes }
away-for-longer-than = länger als { $minutes } weg
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
type-split-or-present = zählen und split { $seat } und die Chips eingeben, oder present { $seat }
do-split = Aufteilen
missed-blind-two-buttons = ein verpasster Blind und zwei abwesende Buttons
third-away-missed-blind = ging als Dritter des Tisches und verpasste einen Blind
if-warned-before = nur nach vorheriger Verwarnung
must-be-back-for-blinds = { $table }, Rückkehr bis zu den nächsten Blinds: { $names }
two-others-away = zwei andere sind schon abwesend
pick-up-after-missed-blind = nach einem verpassten Blind dürfen die Chips eingezogen werden
do-wait = Warten
chips-may-be-picked-up = { $name }, { $seat }: Die Chips dürfen eingezogen werden
type-pickup-or-present = pickup { $seat } und die Chips eingeben, oder present { $seat }
do-pick-up = Einziehen

## engine/advice/balancing

table-halts = { $table } hält an: { $players }, { $most } am vollsten Tisch
tables-halt = { $tables } halten an: { $most } Spieler am vollsten Tisch
once-blinds-affected = sobald die Blinds betroffen sind
no-hand-until-arrival = dort keine Hand, bis ein Spieler kommt
may-play-on = die Turnierleitung kann weiterspielen lassen
do-play-on = Weiterspielen
fullest-tables = die { $count } vollsten Tische
deal-low-card = Ausgleich: je eine Karte für { $tables }; die niedrigste gibt einen Spieler an { $table }
so-many-at-the-fullest = { $players } am vollsten Tisch
do-deal = Geben
may-still-rebuy = Rebuy noch möglich: { $names }
which-table-gives = Ausgleich: Welcher Tisch gibt einen Spieler an { $table }?
so-many-at = { $players } an { $table }
do-choose = Wählen
halts-until-then = { $table } hält bis dahin an
do-set = Setzen
where-is-the-button = Ausgleich: Auf welchem Sitz ist der Button von { $table }?
same-position-moves = der Spieler in derselben Position wechselt
where-was-the-big-blind = Ausgleich: Auf welchem Sitz war der letzte Big Blind von { $table }?
next-big-blind-moves = der nächste Big Blind wechselt
takes-worst-seat = der Spieler bekommt den schlechtesten Sitz
takes-first-big-blind = der Spieler bekommt den Sitz, der zuerst Big Blind ist
balance-move = { $name } von { $from } nach { $to } umsetzen
low-card = niedrigste Karte: { $card }
breaks-first = { $table } wird zuerst aufgelöst
before-next-hand-anywhere = vor der nächsten Hand an jedem Tisch
do-move = Umsetzen
button-was-at = der Button war an { $seats }
buttons-were-at = die Buttons waren an { $seats }
last-big-blind-at = der letzte Big Blind war an { $seats }
last-big-blinds-at = die letzten Big Blinds: { $seats }
on-the-button = am Button
first-left-of-button = der Erste links vom Button
so-far-left-of-button = { $place } links vom Button
big-blind-next-if-blinds = wäre an { $table } als Nächster Big Blind, gäbe es Blinds
next-big-blind-at = nächster Big Blind an { $table }
same-seat-in-stud = derselbe Sitz, denn Stud hat keinen Button
next-other-moved = der Nächste in der Reihe: Der andere hat schon gewechselt
next-other-locked = der Nächste in der Reihe: Der andere behält seinen Sitz
next-other-kept-apart = der Nächste in der Reihe: Der andere darf nicht mit jemandem an { $table } sitzen
like-the-eliminated = wie der dort ausgeschiedene Spieler
to-the-eliminated = auf den Sitz des Ausgeschiedenen
like-the-open-seat = wie der freie Sitz dort
to-open-left-of-button = auf den freien Sitz links vom Button
to-first-big-blind = auf den Sitz, der zuerst Big Blind ist
to-the-worst-seat = auf den schlechtesten Sitz
to-the-seat-left-last = auf den zuletzt frei gewordenen Sitz an { $table }
to-the-only-open-seat = auf den einzigen freien Sitz
to-the-first-open-seat = auf den ersten freien Sitz
meets-big-blind = dort in der nächsten Hand Big Blind
meets-small-blind = dort in der nächsten Hand Small Blind
meets-button = dort in der nächsten Hand am Button
meets-nothing = dort in der nächsten Hand dabei, ohne zu zahlen
meets-waiting = bekommt Karten, sobald der Button vorbei ist

## engine/advice/chips

are-chips-off = Sind die { $chip }er von den Tischen?
break-over-no-race = die Pause ist vorbei, und hier lief kein Chip-Race
race-in-chips = wenn nicht, unter Chips auswechseln
do-chips-off = Sie sind weg
race-off-to-go = Chip-Race der { $chip }er: noch { $tables }
race-off = Chip-Race der { $chip }er: { $tables }
chips-no-longer-needed = kein Blind und kein Ante braucht sie mehr
chips-missing-larger-ones = { $short } { $chip }er fehlen: dafür größere Chips ausgeben
do-all-chips-off = Die { $chip }er sind weg
# As in English.
do-chips = Chips
chips-take-their-place = { $chip }er treten an ihre Stelle

## engine/advice/hand_for_hand

go-hand-for-hand = { $pace }: noch { $from } bis zum Geld
left-and-paid = { $left } übrig, { $paid } im Geld
place-takes = { $place } Platz erhält { $amount }
hand-in-progress-counts = wer in der laufenden Hand ausscheidet, zählt schon
do-announce = Ansagen
run-the-board-out = { $table }: Board ausspielen
others-have-finished = alle anderen Tische haben die Hand beendet
do-run-out = Ausspielen
waits-with-all-in = { $table } wartet mit einem All-in
wait-with-all-in = { $tables } warten mit einem All-in
tick-each = die Nummer jedes fertigen Tisches eingeben
hold-for-all-in = bei All-in und Call hold und die Nummer eingeben
do-tick = Abhaken
who-had-more-at = { $table }: Wer hatte mehr Chips, { $names }?
type-rank = rank und die Stacks zu Beginn der Hand eingeben, in dieser Reihenfolge
prizes-differ = die Preise sind verschieden
do-rank = Ordnen
over-one-table = Hand-for-Hand ist vorbei: Ein Tisch ist übrig
over-all-paid = Hand-for-Hand ist vorbei: Alle Verbliebenen sind im Geld
over-so-many-left = Hand-for-Hand ist vorbei: { $players } übrig
tables-play-on = die Tische spielen von selbst weiter
do-end = Beenden
begin-break = Pause: { $minutes }
break-waited = sie hat auf das Ende der Hand gewartet
goes-on-after-break = danach geht Hand-for-Hand weiter
do-begin = Beginnen
deal-together = { $turn } { $number } geben: { $tables }
off-the-clock = { $time } von der Uhr
left-after-it = danach bleiben { $time }
over-with-left = endet bei { $players }

## engine/advice/mod

seats-drawn-clock-starts = die Sitze sind für { $tables } ausgelost, und die Uhr startet
shuffle-up-and-deal = Shuffle up and deal!
# As in English.
do-start = Start
final-table-redraw = Finaltisch: { $players } losen neue Sitze
redraw-at-tables = Neu auslosen auf { $tables }: { $players } losen neue Sitze
so-few-play-at = bei { $players } Spielern oder weniger: { $tables }
cards-drawn-are-entered = von Hand gezogene Karten lassen sich eine nach der anderen eingeben
do-redraw = Neu auslosen
close-empty-table = { $table } schließen: Dort sitzt niemand
everybody-sits-elsewhere = alle haben einen Sitz an einem anderen Tisch
do-close = Schließen
players-fit-tables = { $players } passen an { $tables } zu { $size }
moved-in-between-waits = wer zwischen Small Blind und Button kommt, wartet
break-table-draw-seats = { $table } auflösen: { $players } losen freie Sitze
do-break = Auflösen
card-for-the-absent = für Abwesende eine Karte am Sitz lassen
away-card-stays = { $name } ist abwesend: dort eine Karte hinlegen
so-many-tables-break = { $tables } werden aufgelöst: { $table } bis { $last }
several-away-cards-stay = { $names } sind abwesend: an jedem Sitz eine Karte lassen
pay-place = { $place } Platz auszahlen: { $amount } an { $name }
prize-less-owed = { $prize } abzüglich { $owed }, die { $name } schuldet
still-owes = { $name } schuldet noch { $owed }
hand-ticket = Ticket { $number } an { $name } aushändigen
ticket-is-good-for = es ist { $value } wert und gilt für { $event }
a-ticket-pays = das Ticket zahlt { $amount }
do-handed = Ausgehändigt
sign-payout-sheet = die Auszahlungsliste unterschreiben lassen
do-paid = Ausgezahlt
collect-from = { $amount } von { $name } zurückholen
do-collected = Zurückgeholt
take-announced-rebuy = Rebuy von { $name } kassieren: { $price }
announced-before-the-hand = vor der Hand angesagt und mit Chips dahinter gespielt

## engine/advice/no_shows

entry-is-forfeited = das Buy-in verfällt
buy-in-is-held = das Buy-in verlässt den Preispool und wird { $days } verwahrt
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
absent-since-the-start = zu Beginn abwesend und seitdem nicht gesehen
if-here-split = war der Spieler doch da: split { $seat } und die Chips
remove-no-show = { $name } ist nicht gekommen: Stack an { $seat } entfernen
do-remove = Entfernen

## engine/advice/open_money

house-puts-in = Das Haus zahlt { $amount } ein
prizes-need-the-house = die Preise brauchen den Zuschuss und das Overlay
no-winner-was-named = niemand wurde genannt
say-who-knocked-out = Angeben, wer { $name } ausgeschaltet hat
open-the-envelope = Den Umschlag für { $name } öffnen
envelope-pays-the-knock-out = darin ist das Bounty dieses Knock-outs
do-open = Öffnen
say-who-won-bounty = Angeben, wer das Bounty von { $name } gewonnen hat: { $amount }
house-takes-out = Das Haus nimmt { $amount } heraus
house-put-in-too-much = es hat mehr eingezahlt, als die Preise brauchen
pay-bounties = Bounties auszahlen: { $amount } an { $name }
so-many-won = { $what } gewonnen
bounties = { $count ->
    [one] { $count } Bounty
   *[other] { $count } Bounties
}
collected-and-paid-out = { $collected } eingenommen, { $paid } ausgezahlt
collect-of-others = { $amount } zurückholen: { $whose }
pay-others = { $amount } auszahlen: { $whose }

## engine/advice/penalties

penalty-served-back = Strafe abgesessen: { $name } darf zurück an { $seat }
for-reason = wegen: { $reason }
do-back = Zurück

## engine/advice/put_off

log-later = Später
log-due-again = Wieder fällig
log-dismissed = Verworfen
log-reason = { $what } ({ $why })
keep-reason-200-characters = Den Grund auf 200 Zeichen kürzen.
advice-not-put-off = Dieser Hinweis ist nicht verschoben.
passed-already-choose-later = Das ist schon vorbei. Einen späteren Zeitpunkt wählen.
put-off-day-most = Höchstens um einen Tag verschieben oder verwerfen.
say-why-dismissed-log = Den Grund fürs Verwerfen nennen. Er kommt ins Protokoll.
nothing-kind-due-now = So etwas steht jetzt nicht an.

## engine/advice/seats

draw-the-seats = Sitze auslosen: { $players }
by-a-recorded-seed = jeder Platz ist gleich wahrscheinlich, und das lässt sich später prüfen
do-draw = Auslosen
enter-the-cards = Gezogene Karten eingeben: noch { $players }
last-card-draws = jeder Sitz ist eine Karte, und die letzte Karte macht die Auslosung
cannot-draw-as-arranged = So können die Sitze nicht ausgelost werden
seat-first-alternate = { $name } platzieren, als Ersten der Warteliste
seat-alternates = { $alternates } platzieren: zuerst { $name }
a-seat-is-open = ein Sitz ist frei
alternates-wait = { $count ->
    [one] { $count } Spieler wartet
   *[other] { $count } Spieler warten
}
seated-in-order = der Reihe nach, Tisch und Sitz durch Los
do-seat = Platzieren
draw-again = Neu auslosen: { $players } auf { $tables }
do-draw-again = Neu auslosen
open-tables-redraw = Tische öffnen und alle auf { $tables } neu auslosen
open-table-redraw = Tisch { $table } öffnen und alle auf { $tables } neu auslosen
open-table-so-many-each = Tisch { $table } öffnen: { $tables } mit je etwa { $each } Spielern
open-table-players-move = Tisch { $table } öffnen: { $players } von { $tables }
players-move = { $count ->
    [one] { $count } Spieler zieht um
   *[other] { $count } Spieler ziehen um
}
or-for-sale-only = oder in der Zeile open { $table }, nur für den Verkauf
players-wait-for-a-seat = { $count ->
    [one] { $count } Spieler wartet auf einen Sitz
   *[other] { $count } Spieler warten auf einen Sitz
}
no-seat-is-open = kein Sitz ist frei
leaves-locked-seat = { $name } verlässt den reservierten Sitz { $seat }.

## engine/advice/shot_clock

begin-shot-clock = Shot-Clock beginnen: { $seconds } Sekunden je Entscheidung
end-shot-clock = Shot-Clock beenden
shot-clock-of-level = Level { $level } wird gespielt
shot-clock-of-final = ein Tisch ist übrig
give-time-cards = Je { $cards } an { $players } geben
time-cards-for-the-day = ein neuer Tag beginnt
do-give = Geben

## engine/advice/waiting

breaks-are-held = Auflösen wartet: { $table } bleibt offen
matter-draw = Sitze
matter-start = Der Start
matter-button = Der erste Button
matter-seat = Sitze für Wartende
matter-open = Noch ein Tisch
matter-balance = Ausgleich
matter-break = Tische auflösen
matter-redraw = Die neue Auslosung
matter-halt = Unterbesetzte Tische
matter-colour-up = Chip-Races
matter-penalty = Die Strafe
matter-absence = Die Abwesenheit
matter-no-show = Der No-Show
matter-pay = Die Auszahlung

## engine/advice/win_seats

a-seat-for-everybody = alle Verbliebenen haben einen Seat, und es gibt kein Geld dazu
satellite-is-over = Das Satellite ist vorbei: { $players } gewinnen einen Seat

## engine/floor_line/absent_verbs

floor-who-is-away = wer? Ein Sitz oder ein Name: absent 6.4
floor-who-goes-home = wer geht? Ein Sitz oder ein Name: home 6.4
floor-who-is-back = wer? Ein Sitz oder ein Name: present 6.4
floor-is-away = { $who }, ist abwesend
floor-is-away-for-longer = { $who }, ist länger als { $minutes } weg: der Stack wird geteilt
floor-is-back = { $who }, ist zurück

## engine/floor_line/break_verbs

floor-break-which = welcher Tisch? b 6, oder b 6 3.4 2.7 mit den gezogenen Sitzen
floor-break-seats-drawn = die gezogenen Sitze, etwa 3.4, einer für jeden Spieler
floor-break-players-draw = { $broken }: Die Spieler losen freie Sitze
floor-break-drew-and-next = { $drew } → { $last }, und { $next }?
floor-break-to-seats-drawn = { $broken }: { $players } auf die gezogenen Sitze

## engine/floor_line/conduct_verbs

floor-time-on-whom = gegen wen? t 6.4; danach t gehandelt oder t aus
floor-time-acted = der Spieler hat rechtzeitig gehandelt
floor-time-ran-out = die Zeit ist abgelaufen: Die Hand ist tot oder gilt ohne Einsatz als Check
floor-time-called-once = schon einmal gerufen
floor-time-called-before = schon { $called } Mal gerufen
floor-time-not-before = nicht vor { $wait } s Bedenkzeit
floor-time-to-act = { $seconds } s zum Handeln
floor-penalty-for-whom = für wen? p 6.4 2r, p 6.4 3h, p 6.4 w für eine Verwarnung
floor-penalty-plays-again = { $name } spielt wieder
floor-penalty-none = { $name } hat keine laufende Strafe.
floor-penalty-how-many = wie viele Hände wurden gespielt? p 6.4 +3
floor-penalty-played = { $name }: { $hands } gespielt
floor-penalty-which = 2r für zwei Runden, 3h für drei Hände, w für eine Verwarnung
floor-penalty-before = bisher: { $penalties }
floor-penalty-of-hands = { $who }: { $sentence }, { $hands }
floor-penalty = { $who }: { $sentence }
floor-missed = Verpasst
floor-missed-who = wer hat den Blind verpasst? missed 6.4
floor-missed-blind = verpasster Blind
floor-missed-absent-button = abwesender Button { $number }
floor-missed-what = { $who }: { $what }
floor-found-with-whom = bei wem, und wie viele? found 6.4 9, oder found 6.4 9x5 für den Wert
floor-found-none-left = An diesem Tisch ist noch kein Chip ausgewechselt.
floor-found-make = { $who }: { $chips } × { $chip } ergeben { $new } × { $next }
floor-found-make-none = { $who }: { $chips } × { $chip } ergeben keinen { $next }er, { $removed } in Chips verlassen das Spiel
floor-found-make-and-leave = { $who }: { $chips } × { $chip } ergeben { $new } × { $next }, { $removed } in Chips verlassen das Spiel
floor-found-chips = { $who }: { $chips } × { $chip }
floor-stack-whose = wessen Stack, und wie viele Chips? { $word } 6.4 5300
floor-stack-split = { $who }: je { $chips } an { $others }, { $bank } an die Bank
floor-stack-leaves-play = { $who }: { $chips } in Chips verlassen das Spiel
floor-behind-who = von wem? behind 6.4, vor der Hand
floor-behind = { $who }: spielt Chips dahinter und muss sie kaufen
floor-behind-off = { $who }: das Rebuy muss nicht genommen werden
floor-colour-whose = wessen Chips, und welche? colour 6.4 25
floor-colour-up = { $who }: { $chip }er werden wertgleich in größere Chips getauscht; am Tisch ansagen
floor-penalty-for = wegen { $what } ({ $book } { $rule })
floor-shot-what = shot on, shot off; shot 6.4 für eine Time-Card, shot give für neue
floor-shot-give = { $cards } an jeden, der noch im Spiel ist
floor-shot-card = { $who } spielt eine Time-Card, noch { $left }

## engine/floor_line/correct_verbs

floor-correction-back-in = Wieder dabei, hier
floor-back-who = wer ist nicht ausgeschieden? back dele
floor-back-at-open-seat = { $name } auf einem freien Sitz, jetzt ausgelost · sonst wechselt niemand
floor-correction-somebody-else = Es war jemand anders
floor-not-who = wer war es nicht, und wer war es? not dele sondern bo
floor-not-neither = { $name } ist nicht ausgeschieden und sollte auch nicht wechseln.
floor-not-but-who-was-out = nicht { $name }: Wer ist ausgeschieden? Ein Sitz oder ein Name
floor-not-but-who-moved = nicht { $name }: Wer hat gewechselt? Ein Sitz oder ein Name
floor-not-is-out = { $who } ist ausgeschieden · { $name } sitzt an { $seat }, niemand wechselt
floor-not-went-to = { $who } wechselte an { $there } · { $name } nicht
floor-correction-other-buyer = Jemand anders hat es gekauft
floor-bought-who = wer hat es nicht gekauft, und wer doch? r nicht dele sondern bo
floor-bought-none = { $name } hat so etwas nicht gekauft.
floor-bought-by-other = { $who } hat es für { $price } gekauft · nicht { $name }
floor-sits-who = wer, und an welchem Sitz? sits dele 3.2
floor-sits-two = { $name } an { $here }, { $other } an { $there } · niemand wechselt
floor-sits-one = { $name } an { $here } · niemand wechselt
floor-bounty-whose = wessen, und wer hat es gewonnen? bounty dele durch bo
floor-bounty-none = Von { $name } ist kein Bounty gefallen.
floor-bounty-who-won = { $name }: Wer hat es gewonnen? Ein Sitz oder ein Name
floor-bounty-to = das von { $name } an { $names }

## engine/floor_line/count_verbs

floor-count-whose-stack = wessen Stack? count 6.4 35000; oder ein Tisch Sitz für Sitz: count 6 35000 8000
floor-counted-before = { $chips } bei der letzten Zählung
floor-counted = { $who }: { $sum }
floor-counted-several = { $stacks }, { $sum } in Chips
floor-count-numbers = Die Stacks an { $called } als Zahlen eingeben.
floor-count-only-players = An { $called } nur { $players }.
floor-count-and-who = und { $who }?
floor-chips-in-whose = wessen Stack, und wie viele? chips rein 6.4 500 fehler
floor-chips-out-whose = wessen Stack, und wie viele? chips raus 6.4 500 strafe
floor-chips-out-why = { $name }, warum? vom Tisch genommen: weg; ohne Besitzer: verloren; strafe; fehler
floor-nobody-at = { $seat }, wo niemand sitzt
floor-chips-in = { $who }: { $chips } hinein, { $why } · { $sum } im Spiel
floor-chips-out = { $who }: { $chips } heraus, { $why } · { $sum } im Spiel

## engine/floor_line/deal_verbs

floor-deal-which = die nächste Hand, an welchem Tisch? deal 6, oder deal alle
floor-deal-stud = die nächste Hand Stud an { $table }: Der Button bleibt auf { $button }
floor-deal-one = die nächste Hand an { $table }: Button { $button }, Big Blind { $big_blind }
floor-deal-several = die nächste Hand: { $tables }

## engine/floor_line/end_verbs

floor-end-here = Hier beenden
floor-end-chips = die Chips von allen? end by chips 6.4 12000, 6.5 8000
floor-end-by-deal = noch { $players }, Plätze nach dem Deal
floor-end-by-chips = noch { $players }, Plätze nach Chips
floor-end-share = noch { $players }, sie teilen den { $places } Platz
floor-how-many-chips = wie viele Chips hat { $part }?
floor-pay = Auszahlen
floor-pay-whom = wem? pay anna
floor-pay-nothing = An { $name } ist nichts auszuzahlen.
floor-hand-ticket = { $name } · Ticket { $number }
floor-pay-goods = { $name } · { $goods }
floor-pay-bounties = { $amount } an Bounties
floor-pay-less-owed = { $net }: { $prize } abzüglich { $owes } Schulden
floor-pay-then-bounties = dann { $amount } an Bounties
floor-pay-still-owes = schuldet noch { $amount }
floor-pay-in = { $name } · { $what }, { $by }

## engine/floor_line/entry_verbs

floor-enter-known-or-new = jemand Bekanntes oder ein neuer Spieler namens { $name }?
floor-new-player = Neuer Spieler: { $name }
floor-for-whom = für wen? Ein Sitz oder ein Name
floor-enter-whom = wen? n Anna Berg, und wie bezahlt wird: n Anna Berg, card
floor-enter-alternate = { $says } · kein Sitz ist frei: { $place } Wartender
floor-enter-is-in = { $name } ist schon dabei; ein neuer Spieler mit demselben Namen?
floor-enter-is-out = { $name } ist ausgeschieden; wieder dabei oder ein neuer Spieler mit demselben Namen?
floor-how-it-is-paid = wie bezahlt wird
floor-a-kind-of-buy-in = eine Art von Buy-in
floor-offer = { $name } · { $amount } für { $chips } Chips
floor-offer-how = { $name } · { $amount }, { $how } für { $chips } Chips
floor-and-chips-leave-play = { $chips } in Chips verlassen das Spiel
floor-paid-in = { $name } · { $amount }, { $payment }
floor-no-show-held = das Buy-in wird { $days } Tage verwahrt
floor-no-show = { $name } · der Stack verlässt das Spiel, { $money }

## engine/floor_line/hand_verbs

floor-h4h-ends = Hand-for-Hand endet, die Tische spielen von selbst weiter
hand-for-hand = Hand-for-Hand
floor-h4h-until-which = bis ins Geld; oder h4h sprung, h4h 9, h4h ende
floor-h4h-until-paid = bis alle Verbliebenen im Geld sind
floor-h4h-until-prize-rises = bis zum nächsten Preissprung
floor-h4h-until-one-left = bis 1 übrig ist
floor-h4h-until-left = bis { $players } übrig sind
floor-h4h-finish-the-hand = laufende Hand beenden und warten, { $until }. Wer in ihr ausscheidet, zählt schon
log-hand-done = Hand fertig
floor-done-which = an welchem Tisch? done 4 7, oder done für alle
floor-done-not = doch noch { $words }
floor-done-all = { $words }: Die { $turn } ist an jedem Tisch vorbei
floor-done-one-plays = { $words }: 1 spielt noch
floor-done-still-play = { $words }: { $still } spielen noch
floor-hold-which = welcher Tisch? hold 6
floor-run-which = welcher Tisch? run 6
floor-hold = { $words }: ein All-in und ein Call, Karten verdeckt, bis die anderen fertig sind
floor-run = { $words }: Das Board wird ausgespielt
floor-deal-all-time = die nächste Hand an allen Tischen: { $off } von der Uhr, noch { $left }
floor-deal-all = die nächste Hand an allen Tischen
floor-rank-none = Keine Reihenfolge fehlt.
floor-rank-stacks = die Stacks zu Beginn der Hand von { $names }, in dieser Reihenfolge
floor-name-and-chips = { $name } { $chips }
floor-ranked = { $table }: { $names }

## engine/floor_line/mod

floor-seat-or-two-tables = ein Sitz oder zwei Tische?
floor-before-opening = Vor der Eröffnung lässt sich nichts eingeben.
floor-bust-who-else = und wer noch in dieser Hand?
floor-bust-finishes = { $finish } Platz
floor-bust-one-hand = { $names } in einer Hand
floor-bust-equal = { $names } gleichzeitig, gleich viel
floor-bust-places = { $finish } Platz
floor-bust-together = { $names } in dieser Hand
floor-bust-left = noch { $after }
floor-bust-two-tables = an zwei Tischen: nacheinander oder im selben Moment?
floor-first-finishes-lowest = der Erste belegt den niedrigsten Platz
floor-at-once = { $names } gleichzeitig
floor-they-share = sie teilen ihre Plätze
floor-bust-by = durch { $names }
floor-bust-wins-bounties = durch { $names }, gewinnt { $amount } an Bounties
floor-bust-share-bounties = durch { $names }, teilen { $amount } an Bounties
floor-bust-bounty-whose = Bounty { $amount }: wessen? durch und einen Sitz oder Namen anfügen
floor-rebuy-at-most = mit höchstens { $chips } Chips
floor-rebuy-whose-bounty = wessen ist das Bounty? Zuerst das Ausscheiden mit durch eingeben, sonst bleibt es offen
floor-move-whom = wen, und wohin? m 6.4 2.3
floor-move-no-seat = Kein anderer Tisch hat einen freien Sitz.
floor-move-to = { $who } → { $there }
floor-swap-who = wer tauscht den Sitz mit wem? swap 6.4 6.7
floor-swap-with-whom = { $who }, mit wem?
floor-swap = { $one } ↔ { $other }
floor-arrived-who = wer? Ein Sitz oder ein Name, oder alle zu oder von einem Tisch: ok 6
floor-arrived-nobody = Niemand ist unterwegs zu oder von { $words }.
floor-arrived-table = { $who } zu oder von { $table }
floor-arrived-not-listed = { $name } steht nicht auf der Liste der Umsetzungen.
floor-name-which = welcher Tisch, und wie heißt er? name 6 Feature table
floor-name-number-again = Tisch { $table } hat wieder nur seine Nummer
floor-name = Tisch { $table } heißt „{ $name }“
floor-size = { $words } hat { $seats }
floor-size-which = welcher Tisch, und wie viele Sitze? size 6 8
floor-close = { $table }, wo niemand sitzt
floor-close-which = welcher Tisch? close 6
floor-at-seat = von { $words } auf Sitz { $seat }
floor-and-the-clock-runs = { $says } · Hand-for-Hand endet, und die Uhr läuft weiter
floor-at-seat-stud = von { $words } auf Sitz { $seat }, in einer Stud-Hand
floor-at-seat-which = von welchem Tisch, auf welchem Sitz? { $example }
floor-who = { $name }, { $seat }
floor-no-entry = Anmeldung { $number } ist nicht im Spiel.
floor-nobody-called = Niemand im Spiel heißt „{ $word }“.
floor-then = , dann { $name }
floor-taken-of = { $taken } von { $limit } genommen
floor-taken = { $taken } genommen, ohne Limit

## engine/floor_line/order_verbs

floor-order-usual = Tische werden wie üblich aufgelöst, die höchste Nummer zuerst
floor-order-next = { $table } wird als Nächstes aufgelöst
floor-order-several = { $names } werden als Nächste aufgelöst, in dieser Reihenfolge
floor-restart = die Tische werden für einen Neustart ausgeglichen, vor der nächsten Hand
floor-play-on = { $names }, obwohl Spieler fehlen
floor-later-which = bis zu welchem Level? later level 8
floor-dismiss = Verwerfen
floor-dismiss-why = warum? dismiss und der Grund, fürs Protokoll
floor-until-asked-for = bis es wieder verlangt wird
floor-put-off-nothing = Kein Hinweis steht an, der warten könnte.
floor-put-off = { $matter }, { $until }

## engine/floor_line/ruling_verb

floor-pick-on-wall = der Bildschirm zeigt es

## engine/floor_line/seat_verbs

floor-lock-which = welcher Sitz für wen? lock 3.2 dele, oder lock dele aus
floor-lock = { $seat } ist ab der nächsten Auslosung für { $name }
floor-lock-off = { $name } wird wie alle anderen ausgelost
floor-block-which = welcher Sitz? block 3.2, oder block 3.2 aus
floor-block-off = { $seat } wird wieder vergeben
floor-block = { $seat } wird nicht vergeben
floor-apart-which = welche zwei Spieler? apart anna+bo, oder apart anna+bo aus
floor-apart-off = { $first } und { $name } dürfen wieder an einem Tisch sitzen
floor-apart = { $first } und { $name } sitzen ab der nächsten Auslosung nicht an einem Tisch
# As in English.
floor-dealer = Dealer
floor-dealer-who = wer? dealer anna, oder dealer anna aus
floor-dealer-off = { $name } gibt nicht mehr
floor-dealer-on = { $name } gibt: einer pro Tisch, in der Mitte, ab der nächsten Auslosung
floor-card-everybody = Alle haben eine Karte.
floor-card-next = { $name } zieht als Nächstes: eine Karte wie 9s, oder ein Name und eine Karte
floor-card-drew = { $name } hat { $card } gezogen
floor-card-dealt = { $name }: Das Programm gibt eine Karte
floor-seat-first = { $alternates } von der Liste, zuerst { $first }
floor-open-which = welcher Tisch? open 4
floor-open = { $table }, für den Verkauf: Wartende sitzen dort, und niemand zieht um
floor-room-opened = { $tables }; { $more } geöffnet, und wer sich anmeldet, bekommt einen Sitz
are = { $count ->
    [one] { $count } wird
   *[other] { $count } werden
}
floor-room-draw-opens = { $tables }; die Auslosung öffnet nur so viele, wie alle brauchen
floor-room-which = wie viele Tische hat der Raum? tables 5, tables 61-68 oder tables any
floor-button-drawn = ausgelost, wie es das Haus tut
floor-button-everywhere = Sitz { $seat } an jedem Tisch
floor-button-which = auf welchem Sitz? btn alle 4

## engine/floor_line/small_words

line-by = durch
line-then = dann
line-not = nicht
line-but = sondern
line-off = aus
line-all = alle
line-end = ende
line-jump = sprung
line-acted = gehandelt
line-time-out = aus
line-chips-in = rein
line-chips-out = raus
line-chips-off = weg
line-chips-lost = verloren
line-chips-penalty = strafe
line-chips-error = fehler
# As in English.
line-level = level
line-longer = länger
line-dodging = ausweichen
line-on = an
line-give = geben
line-wall = bildschirm
line-away = weg

## engine/log/correct

later-lines = { $count ->
    [one] { $count } späteren Zeile
   *[other] { $count } späteren Zeilen
}
later-line-depends = Das verträgt sich nicht mit { $lines }: Zeile { $numbers }. Auch diese streichen oder alles so lassen.
later-lines-depend = Das verträgt sich nicht mit { $lines }: Zeilen { $numbers }. Auch diese streichen oder alles so lassen.
many-later-lines-depend = Das verträgt sich nicht mit { $lines }: Zeilen { $numbers } und mehr. Auch diese streichen oder alles so lassen.
restore-first = Das verträgt sich nicht mit einem früheren Schritt. Diesen zuerst wiederherstellen.
would-break = Das geht nicht: { $wrong }.
too-many-lines-hang = Zu viele Zeilen hängen voneinander ab. In kleineren Schritten korrigieren.
say-corrected = Angeben, was korrigiert werden soll.
no-such-line = Zeile { $number } gibt es nicht.
opening-cannot-struck-delete = Die Eröffnung kann nicht gestrichen werden. Stattdessen das Turnier löschen.
line-is-undo-or-redo = Zeile { $number } macht nur etwas rückgängig oder stellt es wieder her. Die Zeile korrigieren, um die es dort ging.
line-struck-already = Zeile { $number } ist schon gestrichen.
line-in-force = Zeile { $number } ist nicht gestrichen.
tournament-opened-once-first = Ein Turnier wird einmal eröffnet, mit der ersten Zeile.
something-forgotten-put-after = Einen vergessenen Schritt nach einer Zeile einfügen, die etwas bewirkt hat.

## engine/log/describe

log-undo = Rückgängig
log-redo = Wiederholt
log-strike = { $lines } herausgenommen
log-restore = { $lines } wieder gültig
log-after-line = { $what }, nach Zeile { $number }
log-insert = Ergänzt
log-change-line = { $lines } geändert
log-line-now = jetzt { $what }
log-add-before = Vor Zeile { $number } eingefügt
log-line-named = { $verb } { $what }
log-line-number = Zeile { $number }
lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
log-line-numbers = Zeilen { $numbers }
log-correction-of = die Korrektur von { $lines }

## engine/log/fold

nothing-undo = Es gibt nichts rückgängig zu machen.
nothing-redo = Es gibt nichts zu wiederholen.

## engine/log/invariants

would-sit-twice = { $name } säße doppelt
would-sit-on-blocked-seat = { $name } säße auf einem gesperrten Sitz
would-be-counted-wrong = { $table } wäre falsch gezählt
seat-not-there = ein Spieler säße auf einem Sitz, den es nicht gibt
would-wait-without-reason = { $name } würde ohne Grund warten
paid-player-missing = ein Spieler, der bezahlt hat, würde fehlen
would-be-in-twice = { $name } wäre doppelt dabei
would-finish-in-two-places = { $name } hätte zwei Plätze belegt
player-without-place = ein Spieler hätte keinen Platz
opened-without-a-bag = { $player } hätte einen Beutel geöffnet und kam ohne einen
money-not-balanced = das Geld ginge nicht auf
who-never-entered = ein nie angemeldeter Spieler

## engine/log/floor_corrections

floor-correction-another-seat = Ein anderer Sitz, so wie sie sitzen
floor-correction-other-hitman = Jemand anders hat { $name } ausgeschaltet

## engine/rulebook/calling_time

player-called-5-seconds = Einem Spieler 5 Sekunden bis zehn Minuten Bedenkzeit geben.
warnings-lie-between-call = Eine Warnung kommt zwischen dem Ruf und dem Ende der Zeit.
count-shorter-time-act = Der Countdown muss kürzer sein als die Bedenkzeit.

## engine/rulebook/chip_set

chip-red = rot
chip-green = grün
chip-black = schwarz
chip-purple = lila
chip-yellow = gelb
# As in English.
chip-orange = orange
list-chips-smallest-value = Die Chips vom kleinsten Wert aufwärts nennen, jeden Wert einmal.
chip-set-most-20 = Ein Chipsatz hat höchstens 20 Farben. Ein Stack besteht nur aus Chips des Satzes.
chip-colour-such-c8372d = Ein Chip hat eine Farbe wie #c8372d und einen Wert bis 10.000.000.000.
count-most-ten-million = Höchstens 10.000.000 Chips einer Farbe zählen.
chips-sold-1-10 = Chips werden zu 1 bis 10.000 Stück einer Farbe verkauft.

## engine/rulebook/hand_for_hand

soft-hand-for-hand = Soft Hand-for-Hand
round-for-round = Runde für Runde
hand = Hand
round = Runde
log-round-done = Runde fertig

## engine/rulebook/house_rules/lines

rule-game = Spiel
rule-seats-at-a-table = Sitze an einem Tisch
rule-first-seats = Erste Sitze
rule-first-button = Erster Button
# As in English.
rule-button = Button
rule-short-big-blind = Kurzer Big Blind: was zuerst gezahlt wird
rule-level-tables = Ausgeglichene Tische
rule-level-within-one = Ausgleich bis auf einen
rule-halting-a-table = Tisch anhalten
rule-who-moves = Wer wechselt
rule-from-which-table-when-tied = Von welchem Tisch, bei Gleichstand
rule-to-which-seat = Auf welchen Sitz
rule-moved-near-the-blinds = Umsetzung nahe den Blinds
rule-a-table-breaks = Ein Tisch wird aufgelöst
rule-breaks-are-held = Auflösen wartet
rule-redraws = Neuauslosungen
rule-odd-chips = Überzählige Chips
rule-the-tables-play-together = Die Tische spielen gemeinsam
rule-off-the-clock-for-each-hand = Pro Hand von der Uhr
rule-advised = Hinweis
rule-calling-time = Time rufen
rule-shot-clock = Shot-Clock
rule-away-from-the-table = Abwesend vom Tisch
rule-players-who-never-come = Spieler, die nie kommen
rule-their-money = Ihr Geld
rule-seats-per-table-means = So viele Tische öffnen, wie das Feld mit so vielen Sitzen braucht.
rule-tolerance = Bis auf { $number }
rule-tolerance-means = Sobald ein Tisch { $number } Spieler mehr hat als ein anderer, wechselt einer.
rule-preferred-size = Bei { $number } pro Tisch
rule-preferred-size-means = Der nächste Tisch der Reihenfolge wird aufgelöst, sobald alle Verbliebenen zu je { $number } an die anderen passen.
rule-time-at = bei { $seconds } Sekunden
rule-time-counted = gezählt ab { $seconds }
rule-time-not-before = nicht vor { $seconds } Sekunden Bedenkzeit gerufen
rule-time-nothing-said = Vor Ablauf der Zeit wird nichts angesagt.
rule-time-said = Angesagt { $when }. Danach ist die Hand tot oder gilt ohne Einsatz als Check.
rule-time-seconds = { $seconds } Sekunden
rule-shot-clock-none = Keine
rule-shot-clock-none-means = Ein Spieler darf überlegen, bis Time gerufen wird.
rule-shot-clock-means = Das Gerät des Dealers zählt sie für jede Entscheidung herunter.
rule-shot-clock-cards-means = Das Gerät des Dealers zählt sie für jede Entscheidung herunter. Eine Time-Card bringt { $seconds } Sekunden dazu.
rule-absence-blinded-off = Ausgeblindet
rule-absence-blinded-off-means = Der Stack bekommt Karten und zahlt Blinds, bis nichts übrig ist.
rule-absence-split = Aufgeteilt nach { $minutes } Minuten
rule-absence-split-means = Der Stack wird gleichmäßig unter den anderen des Tisches aufgeteilt. Überzählige Chips gehen an die Bank.
rule-absence-missed-blind-and-two-absent-buttons = Verpasster Blind und zwei abwesende Buttons
rule-absence-missed-blind-and-two-absent-buttons-means = Dann dürfen die Chips eingezogen werden. Ein dritter Abwesender eines Tisches muss zu den nächsten Blinds zurück sein.
rule-pace-one-hand = Eine Hand
rule-pace-one-hand-means = Jeder Tisch wartet nach jeder Hand auf die anderen. Die Uhr steht, und jede Hand zieht ihre Zeit ab.
rule-pace-one-hand-softly = Eine Hand, soft
rule-pace-one-hand-softly-means = Jeder Tisch wartet nach jeder Hand auf die anderen, und die Uhr läuft weiter.
rule-pace-one-round = Eine Runde
rule-pace-one-round-means = Jeder Tisch wartet nach jeder Runde auf die anderen, und die Uhr läuft weiter.
rule-time-off-means = Sie wird zu Beginn der Hand abgezogen. Blinds steigen, wenn die Zeit verbraucht ist, und eine Pause wartet das Ende der Hand ab.
rule-advised-from-on-the-directors-word = Auf Ansage der Turnierleitung
rule-advised-from-on-the-directors-word-means = Es gibt nie einen Hinweis. Angesagt wird mit h4h.
rule-advised-from-one-to-the-money = Noch einer bis zum Geld
rule-advised-from-one-to-the-money-means = Sobald der Nächste, der ausscheidet, der letzte ohne Preis ist.
rule-advised-from = Noch { $number } bis zum Geld
rule-advised-from-means = Sobald bis zum Geld höchstens { $number } Spieler ausscheiden müssen.
rule-form-holdem-or-omaha = Hold’em oder Omaha
rule-form-holdem-or-omaha-means = Ein voller Tisch. Zehn zu Hause, neun im Cardroom.
# As in English.
rule-form-eight-handed = Eight-handed
rule-form-eight-handed-means = Hold’em oder Omaha an Achtertischen.
# As in English.
rule-form-six-handed = Six-handed
rule-form-six-handed-means = Hold’em oder Omaha an Sechsertischen.
# As in English.
rule-form-big-o = Big O
rule-form-big-o-means = Je fünf Karten, an Achtertischen, auch am Finaltisch.
# As in English.
rule-form-stud = Stud
rule-form-stud-means = Achtertische: Für mehr reichen die Karten nicht.
rule-form-draw-or-lowball = Draw oder Lowball
rule-form-draw-or-lowball-means = Sechsertische.
# As in English.
rule-form-badugi = Badugi
rule-form-badugi-means = Achtertische.
rule-initial-seats-drawn-at-random = Zufällig ausgelost
rule-initial-seats-drawn-at-random-means = Jeder Sitz wird aus einem aufgezeichneten Startwert gelost.
rule-initial-seats-a-card-each = Je eine Karte
rule-initial-seats-a-card-each-means = Die Farbe ist der Tisch, der Rang der Sitz. Das Ass ist Sitz 1.
rule-initial-seats-first-come-first-choice = Wer zuerst kommt, wählt zuerst
rule-initial-seats-first-come-first-choice-means = Die Karten liegen offen, und die Ersten wählen, wie bei einem Satellite an einem Tisch.
rule-initial-seats-when-the-entry-is-sold = Mit der Anmeldung
rule-initial-seats-when-the-entry-is-sold-means = Zuerst werden die Tische geöffnet, etwa mit tables 6. Wer sich dann anmeldet, bekommt sofort einen Sitz.
rule-first-button-the-aces-seat = Der Sitz des Asses
rule-first-button-the-aces-seat-means = Wer das Ass zieht, sitzt auf Sitz 1 und hat den ersten Button.
rule-first-button-high-card-at-each-table = Höchste Karte an jedem Tisch
rule-first-button-high-card-at-each-table-means = Jeder Spieler bekommt eine Karte. Die höchste nach Rang und Farbe hat den Button.
rule-first-button-one-draw-for-all-tables = Eine Auslosung für alle Tische
rule-first-button-one-draw-for-all-tables-means = Ein Tisch gibt jedem Sitz eine Karte. Die höchste bestimmt den Sitz des Buttons an jedem Tisch, auch wo niemand sitzt.
rule-button-dead-button = Dead Button
rule-button-dead-button-means = Den Big Blind zahlt, wer an der Reihe ist. Small Blind und Button folgen, auch auf einen leeren Sitz.
rule-button-moving-button = Moving Button
rule-button-moving-button-means = Der Button geht immer zum nächsten Spieler. Damit niemand einen Blind auslässt, können zwei Big Blinds gezahlt werden.
rule-ante-order-blind-first = Erst der Blind
rule-ante-order-blind-first-means = Die Chips eines kurzen Big Blinds sind der Blind. Der Rest ist das Ante.
rule-ante-order-ante-first = Erst das Ante
rule-ante-order-ante-first-means = Die Chips eines kurzen Big Blinds sind das Ante. Der Rest ist der Blind.
rule-no-show-due-blinded-off = Ausgeblindet
rule-no-show-due-blinded-off-means = Der Stack bleibt im Spiel und zahlt seine Blinds, bis er weg ist.
rule-no-show-level = Entfernt in Level { $level }
rule-no-show-level-means = Wer bis zur ersten Hand von Level { $level } nicht gekommen ist, wird samt Stack entfernt.
rule-no-show-due-a-level-or-half-an-hour = Ein Level oder eine halbe Stunde
rule-no-show-due-a-level-or-half-an-hour-means = Ab dem zweiten Level oder nach einer halben Stunde, je nachdem, was zuerst kommt, darf die Turnierleitung den Stack entfernen.
rule-no-show-money-forfeited = Verfallen
rule-no-show-money-forfeited-means = Die Anmeldung zählt, und ihr Geld bleibt im Pool.
rule-no-show-held = { $days } Tage verwahrt
rule-no-show-held-means = Die Anmeldung zählt nicht. Alles Gezahlte wird für den Spieler verwahrt und gehört danach dem Haus.
rule-tighter-at = bei { $number } Tischen oder weniger
rule-tighter-near-money = einen vollen Tisch vor dem Geld
rule-tighter-restart = bei einem Neustart mit { $number } Tischen oder weniger
rule-tighter-no = Nein
rule-tighter-no-means = Der erlaubte Unterschied bleibt den ganzen Abend gleich.
rule-tighter-means = Von da an dürfen sich Tische nur um einen Spieler unterscheiden.
rule-tighter-whichever-means = Ab dem früheren Zeitpunkt dürfen sich Tische nur um einen Spieler unterscheiden.
rule-halt-at-never = Nie
rule-halt-at-never-means = Ein unterbesetzter Tisch spielt weiter, bis ein Spieler kommt.
rule-halt-at = Wenn { $number } fehlen
rule-halt-at-means = Ein Tisch mit { $number } Spielern weniger als der vollste gibt keine Hand, bis ein Spieler kommt. Die Turnierleitung kann ihn weiterspielen lassen.
rule-mover-the-same-position = Dieselbe Position
rule-mover-the-same-position-means = Der Spieler, der so weit vom Button sitzt wie der ausgeschiedene.
rule-mover-the-next-big-blind = Der nächste Big Blind
rule-mover-the-next-big-blind-means = Der Spieler, der in der nächsten Hand Big Blind wäre. Bei Stud derselbe Sitz.
rule-from-table-low-card = Niedrigste Karte
rule-from-table-low-card-means = Jeder der vollsten Tische bekommt eine Karte. Die niedrigste gibt einen Spieler ab. Das Pik-Ass ist hoch.
rule-from-table-the-next-to-break = Der nächste zum Auflösen
rule-from-table-the-next-to-break-means = Von den vollsten Tischen der erste in der Auflösereihenfolge.
rule-from-table-the-director-says = Die Turnierleitung bestimmt
rule-from-table-the-director-says-means = Die Turnierleitung nennt einen der vollsten Tische.
rule-to-seat-the-eliminated-players-seat = Der Sitz des Ausgeschiedenen
rule-to-seat-the-eliminated-players-seat-means = Wer wechselt, nimmt den frei gewordenen Sitz.
rule-to-seat-earliest-big-blind = Frühester Big Blind
rule-to-seat-earliest-big-blind-means = Von den freien Sitzen der, der zuerst Big Blind ist.
rule-to-seat-worst-position = Schlechteste Position
rule-to-seat-worst-position-means = Der Big Blind, wenn er frei ist, auch zweimal hintereinander, sonst so kurz davor wie möglich. Nie der Small Blind.
rule-moved-in-plays-at-once = Spielt sofort
rule-moved-in-plays-at-once-means = Wer wechselt, zahlt, was der Sitz zahlen muss, auch auf Small Blind und Button.
rule-moved-in-waits-in-small-blind-and-button = Wartet in Small Blind und Button
rule-moved-in-waits-means = Dort bekommt der Spieler Karten, sobald der Button vorbei ist. Sonst überall sofort.
rule-moved-in-waits-between-small-blind-and-button = Wartet zwischen Small Blind und Button
rule-race-the-highest-cards = Die höchsten Karten
rule-race-the-highest-cards-means = Eine Karte für jeden überzähligen Chip. Die höchsten Karten gewinnen, auch zwei an einem Sitz. Bleibt ein halber neuer Chip übrig, gibt es noch einen. Wer keine Chips mehr hätte, bekommt den ersten.
rule-race-one-chip-each-at-the-most = Höchstens je ein Chip
rule-race-one-chip-each-at-the-most-means = Die höchsten Karten gewinnen, ein Chip pro Spieler. Bleibt mehr als ein halber neuer Chip übrig, gibt es noch einen, bei 500ern immer. Wer keine Chips mehr hätte, bekommt zusätzlich einen.
rule-hold-breaks-never = Nie
rule-hold-breaks-never-means = Ein Tisch wird aufgelöst, sobald alle Verbliebenen an die anderen passen.
rule-hold-breaks-while-entries-can-come = Solange Anmeldungen kommen können
rule-hold-breaks-while-entries-can-come-means = Kein Tisch wird aufgelöst, bevor Late Registration und Re-Entries vorbei sind und niemand auf einen Sitz wartet.
until-level = bis Level { $level }
until-the-first-break = bis zur ersten Pause
rule-until-a-time = bis zu einer Uhrzeit
rule-hold-breaks-until-means = Bis dahin bleibt jeder Tisch offen, und neue Spieler bekommen Sitze an allen Tischen.
rule-redraws-none = Keine
rule-redraws-none-means = Tische werden nacheinander aufgelöst, bis zum letzten.
rule-redraw-at = bei noch { $players } auf { $tables }
rule-redraw-at-of = bei noch { $players } auf { $tables } (Turniere mit { $number } Tischen oder mehr)
a-list = { $each }
rule-redraws-means = Alle Verbliebenen losen einen neuen Sitz.

## engine/rulebook/house_rules/mod

preferred-table-size-lies = Die bevorzugte Tischgröße liegt zwischen 2 und der Zahl der Sitze.
table-sizes-must-allowed = Die Tische müssen sich um mindestens einen Spieler unterscheiden dürfen.
table-halts-2-12 = Ein Tisch hält an, wenn ihm 2 bis 12 Spieler fehlen.
hand-takes-three-minutes = Eine Hand zieht höchstens drei Minuten von der Uhr ab.
player-may-away-1 = Ein Spieler darf 1 bis 240 Minuten abwesend sein.
levels-counted-1 = Levels zählen ab 1.
money-held-1-3 = Geld wird 1 bis 3.650 Tage verwahrt.
redraw-goes-least-table = Auf mindestens einen Tisch mit höchstens 12 Spielern auslosen.

## engine/rulebook/house_rules/shot_clock_lines

rule-shot-streets = Shot-Clock je Straße
rule-shot-streets-none = Überall gleich
rule-shot-streets-none-means = Jede Entscheidung hat dieselbe Zeit.
rule-shot-streets-of = { $before } s vor dem Flop, dann { $flop }, { $turn }, { $river }
rule-shot-streets-means = Das Gerät des Dealers hat einen Knopf für jede Straße mit eigener Zeit.
rule-shot-from = Shot-Clock beginnt
rule-shot-until = Shot-Clock endet
rule-time-cards = Time-Cards
rule-shot-level = Mit Level { $level }
rule-shot-money = Im Geld
rule-shot-places = { $places } vor dem Geld
rule-shot-final = Am Finaltisch
rule-shot-at-once = Mit der ersten Hand
rule-shot-at-once-means = Jede Entscheidung des Turniers hat ein Zeitlimit.
rule-shot-from-means = Die Empfehlung sagt wann; die Turnierleitung beginnt sie.
rule-shot-to-the-end = Nie
rule-shot-to-the-end-means = Sie läuft bis zur letzten Hand.
rule-shot-until-means = Die Empfehlung sagt wann; die Turnierleitung beendet sie.
rule-cards-not-counted = Nicht gezählt
rule-cards-not-counted-means = Der Dealer achtet darauf, dass jede nur einmal gespielt wird.
rule-cards-given = { $start } mit dem Stack, { $day } je Tag, { $last } am Finaltisch
rule-cards-given-means = Jede wird am Gerät des Dealers genommen; die Empfehlung sagt, wann es neue gibt.

## engine/rulebook/pool_terms

most-50-amounts-taken = Höchstens 50 Beträge entnehmen und 50 andere Preise vergeben.
name-taken-out-pool = Jede Entnahme aus dem Pool und jeden Sachpreis benennen.
places-count-1 = Plätze zählen ab 1.
amount-cannot-negative-nor = Ein Betrag liegt zwischen 0 und 10.000.000.000.

## engine/rulebook/prize_structure

rounding-unit-cannot-negative = Die Rundungseinheit kann nicht negativ sein.
say-seat-worth-least = Angeben, was ein Seat wert ist.
ticket-names-its-event = Das Event, für das die Seats sind, mit 1 bis 120 Zeichen benennen.
ticket-first-number = Das erste Ticket hat eine Nummer von 1 bis 1.000.000.000.
give-amount-above-nothing = Für 1 bis 125.000 Plätze einen Betrag über null angeben.
lower-place-cannot-get = Ein niedrigerer Platz kann nicht mehr bekommen als ein höherer.
give-percentage-1-1 = Für 1 bis 1.000 Plätze einen Prozentsatz angeben.
percentages-sum-to = Die Prozentsätze ergeben { $sum }, nicht 100.
pay-share-of-field = Zwischen { $least } und 100 Prozent des Feldes auszahlen.
pay-1-125-000 = 1 bis 125.000 Plätze auszahlen.
first-place-gets-between = Der erste Platz bekommt zwischen { $least } und 100 Prozent des Pools.
steepness-between-0-10 = Die Steilheit liegt zwischen 0 und 10.
minimum-cash-most-thousand = Der Mindestpreis beträgt höchstens 1.000 Buy-ins.
structure-least-two-different = Eine Preisstruktur hat mindestens zwei verschiedene Preise.

## engine/rulebook/schedule

after-last-double = Nach dem letzten Level verdoppeln sich die Blinds, Level für Level, mit derselben Dauer.
after-last-step = Nach dem letzten Level steigen die Blinds um den letzten Schritt, Level für Level, mit derselben Dauer.
after-last-repeat = Nach dem letzten Level geht das Spiel mit denselben Blinds weiter.
asks-for-too-much = Zeile { $line } des Zeitplans hat eine Zahl über 1.000.000.000.
needs-larger-big-blind = Zeile { $line } des Zeitplans braucht einen Big Blind, der mindestens so groß ist wie der Small Blind.
needs-big-blind-or-stud = Zeile { $line } des Zeitplans braucht einen Big Blind oder Ante und Bring-in von Stud.
needs-bets-of-two-sizes = Zeile { $line } des Zeitplans braucht zwei Einsatzhöhen, die spätere mindestens so groß wie die frühere.
needs-bets-of-stud = Zeile { $line } des Zeitplans braucht Small Bet und Big Bet von Stud.
needs-bring-in = Zeile { $line } des Zeitplans braucht ein Bring-in, höchstens so groß wie der Small Bet.
ends-after-hands = Zeile { $line } des Zeitplans endet nach 1 bis 1.000 Händen oder nach Zeit.
schedule-1-to-500 = Ein Zeitplan hat 1 bis 500 Levels und Pausen.
schedule-begins-and-ends-with-level = Ein Zeitplan beginnt und endet mit einem Level. Eine Pause liegt zwischen zwei Levels.
first-level-cannot-go-on = Das erste Level kann kein anderes fortsetzen.
two-breaks-side-by-side = Zwei Pausen folgen aufeinander. Eine daraus machen.
line-must-last = Zeile { $line } des Zeitplans muss zwischen einer Sekunde und einem Tag dauern.
mixed-event-2-to-20-games = Ein Mixed-Turnier hat 2 bis 20 Spiele.
game-has-a-name = Ein Spiel hat einen Namen von 1 bis 40 Zeichen.
game-changes-after = Ein Spiel wechselt nach 1 bis 100 Händen oder mit dem Level.
lacks-blinds = Blinds
lacks-bets = Einsätze
lacks-ante-and-bring-in = Ante und Bring-in
line-lacks = In Zeile { $line } des Zeitplans fehlen für { $game }: { $missing }.

## engine/rulebook/setup/closing

at-announced-time = zur angekündigten Zeit
with-first-hand = mit der ersten Hand

## engine/rulebook/setup/locale

no-language = „{ $tag }“ ist keine Sprache. Ein Kürzel schreiben, etwa de, de-CH oder en-GB.

## engine/rulebook/setup/mod

give-tournament-name-1 = Dem Turnier einen Namen von 1 bis 120 Zeichen geben.
currency-code-three-capital = Der Währung drei Großbuchstaben geben, etwa EUR, und höchstens vier Nachkommastellen.
tournament-most-12-kinds = Ein Turnier hat höchstens 12 Arten von Buy-in.
give-every-buy-name = Jedem Buy-in einen Namen von 1 bis 40 Zeichen geben.
price-cannot-negative-nor = Ein Preis liegt zwischen 0 und 1.000.000.000.
stack-least-chip-most = Ein Stack hat mindestens einen Chip und höchstens 10.000.000.000.

## engine/rulebook/setup/own_stacks

own-stacks-most = Höchstens 10.000 Spieler beginnen mit einem eigenen Stack.
own-stack-name-chips = Jeder Spieler mit eigenem Stack braucht einen Namen und mindestens einen Chip.

## engine/rulebook/shot_clock

shot-clock-5-seconds = Eine Shot-Clock gibt 5 Sekunden bis zehn Minuten, eine Time-Card höchstens zehn Minuten.
shot-clock-when = Eine Shot-Clock beginnt oder endet mit Level 1 bis 1.000 oder bis zu 1.000 Plätze vor dem Geld.
time-cards-at-most = Höchstens { $most } Time-Cards werden auf einmal gegeben.

## engine/rulebook/templates/differences

differs-as-template = Wie { $template }
differs-so-long-levels = Levels zu { $minutes } Minuten
differs-no-rebuys = keine Rebuys
differs-unlimited-rebuys = unbegrenzte Rebuys
rebuys = { $count ->
    [one] { $count } Rebuy
   *[other] { $count } Rebuys
}
differs-so-much-a-head = { $price } pro Kopf
differs-so-many-chips = { $chips } Chips
differs-no-add-ons = keine Add-ons
add-ons = { $count ->
    [one] { $count } Add-on
   *[other] { $count } Add-ons
}
differs-no-re-entries = keine Re-Entries
differs-unlimited-re-entries = unbegrenzte Re-Entries
re-entries = { $count ->
    [one] { $count } Re-Entry
   *[other] { $count } Re-Entries
}
differs-no-bounties = keine Bounties
differs-fixed-bounties = Bounties zu { $amount }
differs-progressive-bounties = progressive Bounties zu { $amount }
differs-mystery-bounties = Mystery-Bounties zu { $amount }
differs-so-many-at-a-table = { $seats } an einem Tisch
differs-rules-of-book = Regeln nach { $book }
levels = { $count ->
    [one] { $count } Level
   *[other] { $count } Levels
}
differs-levels-from = { $levels } ab { $blinds }
differs-the-usual-prizes = die üblichen Preise
differs-prizes-of-its-own = eigene Preise
differs-no-guarantee = keine Garantie
so-much-guaranteed = { $amount } garantiert

## engine/rulebook/templates/mod

give-template-name = Der Vorlage einen Namen geben.
template-t1000 = Tausend Chips, Levels zu 20 Minuten, ein Rebuy, drei bis vier Stunden für 10 bis 24 Spieler.
template-t1000-30 = Dasselbe mit Levels zu 30 Minuten: fünf bis sechs Stunden und die Pausen.
template-turbo = 3.000 Chips und Levels zu 10 Minuten: etwa zwei Stunden für 10 bis 20 Spieler.
template-hyper = 1.500 Chips und Levels zu 5 Minuten: unter einer Stunde für 10 bis 20 Spieler.
template-deep-stack = 20.000 Chips, 100 Big Blinds, ein Big-Blind-Ante ab Level 4: sechs bis sieben Stunden für 16 bis 40 Spieler.
template-card-room = Ein Turnier im Cardroom nach den TCH-Regeln: 30.000 Chips, Big-Blind-Ante, Late Registration und Re-Entry bis Level 9, 15 Prozent bezahlt. Sieben bis neun Stunden für 60 bis 200 Anmeldungen.
template-rebuy = 3.000 Chips, bis zu drei Rebuys bis zur ersten Pause. Drei bis vier Stunden.
template-league-night = 2.000 Chips, Levels zu 15 Minuten, keine Rebuys, und ein Teil des Preises ist eine Gebühr für die Liga. Etwa drei Stunden.
template-bounty = 2.000 Chips, Levels zu 15 Minuten, keine Rebuys, und ein Teil des Preises ist ein Bounty. Etwa drei Stunden.
template-satellite = 3.000 Chips, Levels zu 10 Minuten, eine Gebühr. Der Pool bezahlt Seats im Wert von 250, der Rest geht bar an den nächsten Platz. Etwa zwei Stunden.
template-stud = Feste Limits mit Ante und Bring-in, 5.000 Chips, acht an einem Tisch. Etwa vier Stunden.
template-horse = Fünf Limit-Spiele im Wechsel, je acht Hände an jedem Tisch, 5.000 Chips, acht an einem Tisch. Etwa vier Stunden.

## engine/rules/absences

posts-a-round = setzt { $chips } je Runde
posts-a-round-and-lasts = setzt { $chips } je Runde, noch { $rounds }

## engine/rules/calling_time

time-is-up = Zeit.
time-seconds-left = { $left } Sekunden.

## engine/rules/chips/deal

no-card = { $who }: „{ $word }“ ist keine Karte. Rang und Farbe eingeben, etwa Ks oder 10h.
dealt-other-than-odd = { $who } bekommt { $cards }, nicht { $said }: eine für jeden überzähligen Chip.
card-dealt-more-than-once = { $card } wurde mehrmals gegeben: { $who }.

## engine/rules/clock/announcement

cue-hold-the-push = Dealer, am Tisch bleiben.
cue-one-minute = Noch { $time } in diesem Level.
cue-ten-seconds = { $time }.
# As in English.
cue-level-up = Level { $level }. { $posts }.
cue-break-start = Pause: { $time }.
cue-colour-up = Chip-Race in dieser Pause: { $chips }.
cue-break-one-minute = Noch { $time } Pause. Bitte zurück an die Tische.
cue-break-end = Die Pause ist vorbei. Level { $level }. { $posts }.
cue-late-registration-closing = Die Anmeldung schließt in { $time }.
cue-late-registration-closed = Die Anmeldung ist geschlossen.
cue-rebuys-closing = Rebuys enden in { $time }.
cue-rebuys-closed = Rebuys sind vorbei.
announcement-most-200-characters = Eine Ansage hat höchstens 200 Zeichen.
brace-stands-alone-placeholder = Eine Klammer steht allein. Ein Platzhalter hat auf jeder Seite eine, etwa {"{"}level{"}"}.
nothing-to-put-in = { $placeholder } bedeutet hier nichts. Möglich sind { $known }.
# As in English.
cue-chip = { $colour } { $value }
# As in English.
cue-blinds = Blinds { $blinds }
cue-big-blind-ante = Big-Blind-Ante { $ante }
# As in English.
cue-ante = Ante { $ante }
# As in English.
cue-bring-in = Bring-in { $amount }
cue-bets = Einsätze { $bets }
cue-and-then = { $one }. { $more }
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
cue-minutes-and-seconds = { $minutes } { $seconds }
cue-none = keine
cue-of-event = { $event }: { $words }

## engine/rules/clock/cue_sheet

cue-warns-1-3600 = Ein Signal warnt 1 bis 3.600 Sekunden vor dem Ende.

## engine/rules/clock/generator/mod

too-few-round-blinds = Diese Chips ergeben zu wenige runde Blinds. Einen kleineren Chip hinzufügen.
give-players-expected = Die erwarteten Spieler angeben: 2 bis 100.000.
list-chips-at-most-20 = Die Chips vom kleinsten Wert aufwärts nennen, jeden Wert einmal, höchstens 20 Farben.
tournament-10-minutes-to-two-days = Ein Turnier dauert 10 Minuten bis zwei Tage Spielzeit.
level-1-to-240-minutes = Ein Level dauert 1 bis 240 Minuten.
stack-8-to-1000-big-blinds = Ein Startstack hat 8 bis 1.000 Big Blinds.
break-up-to-120-minutes = Eine Pause dauert bis zu 120 Minuten. Alle 20 bis 300 Minuten kommt eine.
smallest-blinds-too-large = Die kleinsten Blinds für diese Chips sind { $small } und { $big }. Ein Stack von { $stack } ist zu klein. Vergrößern oder einen kleineren Chip hinzufügen.
no-blinds-fit = Zu diesen Stacks passen keine Blinds. Ein Blind beträgt höchstens 1.000.000.000.
levels-can = Levels von { $minutes } Minuten gehen.
length-can = { $length } gehen.
give-another-stack = Einen anderen Stack oder Chipsatz versuchen.
wish-cannot-be-met = { $players } Spieler mit je { $stack } werden in { $length } mit Levels von { $minutes } Minuten nicht fertig. { $offer }

## engine/rules/clock/schedule_warnings

small-bet = Small Bet
big-blind = Big Blind
blind-falls = Der { $name } fällt von { $from } auf { $to }.
ante-above-blind = Das Ante von { $ante } ist höher als der { $name } von { $amount }.
small-bet-is-not-big-blind = Der Small Bet von { $bet } ist nicht der Big Blind von { $blind }.
big-bet-is-not-twice = Der Big Bet von { $big } ist nicht das Doppelte des Small Bets von { $small }.
later-amount-cannot-be-paid = Nach dem letzten Level lässt sich { $amount } mit den Chips im Spiel nicht zahlen: { $chips }.
amount-cannot-be-paid = { $amount } lässt sich mit den Chips im Spiel nicht zahlen: { $chips }.

## engine/rules/entries/late_registration

tournament-takes-no-entries = Dieses Turnier nimmt nach dem Start niemanden mehr auf.
late-registration-closed = Die Late Registration endete { $when }.

## engine/rules/hand_for_hand/mod

tables-not-play-hand = Hand-for-Hand läuft nicht. Zuerst ansagen: h4h.
table-still-plays = { $table } spielt noch ({ $turn })
tables-still-play-the = { $tables } spielen noch ({ $turn })

## engine/rules/penalties

hands = { $count ->
    [one] { $count } Hand
   *[other] { $count } Hände
}

## engine/rules/prizes/follow

place-not-paid = Platz { $place } ist nicht im Geld.
paid-place-gets-something = Ein bezahlter Platz bekommt etwas. Stattdessen weniger Plätze auszahlen.
held-amounts-do-not-go-together = Die festgehaltenen Beträge passen nicht zusammen. Einen davon lösen.
place-gets-at-most = Der { $place } Platz kann hier höchstens { $amount } bekommen.
place-gets-at-least = Der { $place } Platz muss hier mindestens { $amount } bekommen.

## engine/rules/prizes/paid_too_much

was-paid = { $name } bekam { $amount }
was-paid-bounties = { $name } bekam { $amount } an Bounties
nothing-is-due = kein Anspruch
so-much-is-due = Anspruch { $amount }
finished-place = { $place } Platz
still-in = noch im Spiel

## engine/rules/prizes/payouts

deal-made-these-prizes = Für diese Preise gilt ein Deal. Zuerst rückgängig machen.
prize-won-prizes-stay = Ein Preis ist schon gewonnen. Die Preise bleiben.
prize-seat = Seat
prize-seat-and-cash = Seat und Bargeld
prize-seat-in = Seat im Event { $event }
prize-seat-in-and-cash = Seat im Event { $event } und Bargeld
prizes-rounded = Abgerundet auf { $unit }, der Rest an den ersten Platz.
published-tables-end = Die veröffentlichten Tabellen enden bei { $entries } Anmeldungen.
prizes-by-published-table = Veröffentlichte Tabelle für { $range } Spieler: { $shares } Prozent.
prizes-fixed = Beträge vom Veranstalter festgelegt.
prizes-own-shares = Eigene Anteile des Veranstalters: { $shares } Prozent.
least-is-rounded-up = Der kleinste Preis ist { $given }: runde Beträge, die den Pool aufbrauchen, keiner unter { $wished }.
minimum-of-the-full-price = { $amount } (das { $times }-Fache der { $price } für eine Anmeldung, alle Gebühren eingeschlossen)
least-takes-the-pool = Ein Mindestpreis von { $wished } für jeden bezahlten Platz braucht den ganzen Pool. Er ist { $given }, damit höhere Plätze mehr bekommen. Oder weniger Plätze auszahlen.
places-take-more-than-the-pool = { $wished } Plätze brauchen selbst beim kleinsten Betrag mehr als den Pool. { $paid } bezahlt.
places-are = { $count ->
    [one] { $count } Platz ist
   *[other] { $count } Plätze sind
}
first-gets-another-amount = Der erste Platz sollte { $wished } bekommen. Er bekommt { $given }, damit alle Preise rund, geordnet und nicht niedriger sind als mit einer Anmeldung weniger.
fixed-for-a-smaller-pool = Die Preise wurden für einen Pool von { $fixed } festgelegt. Jetzt sind es { $pool }. Der erste Platz bekommt { $more } mehr.
fixed-for-a-larger-pool = Die Preise wurden für einen Pool von { $fixed } festgelegt. Jetzt sind es { $pool }. Die fehlenden { $less } gehen von den höchsten Preisen ab.
rounding-leaves-places-nothing = Das Abrunden auf { $unit } lässt den unteren Plätzen nichts. { $paid } bezahlt statt { $wished }.
rounding-moves = Das Abrunden auf { $unit } verschiebt { $amount } von den unteren Plätzen auf den ersten.
per-cent-of-the-field-is-paid = { $share } Prozent des Feldes werden bezahlt
one-in-so-many-is-paid = 1 von { $number } wird bezahlt
so-many-are-paid = { $places } bezahlt
prizes-generated = { $places }, je mindestens { $least }, in runden Beträgen. Was übrig bleibt, geht an den 1.
prizes-generated-first-near = { $places }, je mindestens { $least }, etwa { $share } Prozent des Topfs an den 1., in runden Beträgen. Was übrig bleibt, geht an den 1.
prizes-generated-falling = { $places }, je mindestens { $least }, fallend mit der Potenz { $power }, in runden Beträgen. Was übrig bleibt, geht an den 1.
seat-for-every-so-much = Ein Seat für je { $value } im Pool. Der Rest geht bar an den nächsten Platz.
pool-buys-seats-and-cash = Der Pool bezahlt { $seats } im Wert von { $value }. Die übrigen { $rest } gehen bar an den { $place } Platz.
a-seat-for-everybody-and-cash = { $seats } im Wert von { $value }, für alle einer. Die übrigen { $rest } gehen bar an den ersten Platz.
pool-buys-seats = Der Pool bezahlt { $seats } im Wert von { $value }, und nichts bleibt übrig.

## engine/rules/prizes/pool

more-withheld-than-there-is = Aus dem Pool sollen { $named } entnommen werden, aber nur { $taken } sind darin.
nobody-can-win-goods = { $name } kann niemand gewinnen: bestimmt für den { $place } Platz, bei { $entries }.
entries = { $count ->
    [one] { $count } Anmeldung
   *[other] { $count } Anmeldungen
}
say-what-is-reported = TCH 6b meldet Gewinne über 5.000 Dollar. Den Betrag in dieser Währung angeben.

## engine/rules/seating/plan

cards-of = { $suit } { $ranks }
cards-of-deck = { $suit } { $ranks }, Deck { $deck }

## engine/rules/tables/hold_breaks

until-the-set-time = bis zu der Uhrzeit, die das Haus festgelegt hat
both-close-when = Late Registration und Re-Entries { $when } enden
late-registration-closes = die Late Registration { $when } endet
re-entries-close = die Re-Entries { $when } enden
nobody-waits-for-a-seat = niemand auf einen Sitz wartet
until-all-of = bis { $ends }

## engine/rules/tables/mover

seat-depends-on-button = Zuerst angeben, wo der Button ist: btn { $number } 5. Oder den Sitz nennen.
seat-depends-on-big-blind = Zuerst angeben, wo der Big Blind war: bb { $number } 5. Oder den Sitz nennen.

## engine/state/deal

deal-evenly = gleichmäßig
deal-by-chips = nach Chips
deal-by-icm = nach ICM
deal-as-agreed = wie vereinbart

## engine/state/paid_out

purpose-fees = Gebühren
purpose-staff = Personal
purpose-league = Liga
purpose-taken-out = Aus dem Pool genommen
taken-out-of-the-pool-for = aus dem Pool entnommen für „{ $name }“
the-houses-fees = Gebühren des Hauses
the-staffs-share = Anteil des Personals
the-leagues-share = Anteil der Liga
taken-out-of-the-pool = aus dem Pool entnommen

## engine/state/ledger

payment-cash = bar
payment-card = Karte
payment-transfer = Überweisung
payment-other = anders
payment-unpaid = nicht bezahlt
say-paid-cash-card = Angeben, wie bezahlt wird: bar, mit Karte, per Überweisung oder anders.
ledger-entry = Anmeldung
ledger-re-entry = Re-Entry
# As in English.
ledger-rebuy = Rebuy
# As in English.
ledger-add-on = Add-on
ledger-refund = Rückzahlung
ledger-cancelled = Storno
ledger-payment = Zahlung
ledger-held-for-a-no-show = Für No-Show verwahrt
ledger-held-money-collected = Verwahrtes Geld abgeholt
ledger-held-money-lapsed = Verwahrtes Geld verfallen
ledger-prize = Preis
# As in English.
ledger-bounties = Bounties
ledger-the-house = Das Haus
ledger-paid-out = Ausgezahlt
ledger-all-entries = Anmeldungen
ledger-all-re-entries = Re-Entries
# As in English.
ledger-all-rebuys = Rebuys
# As in English.
ledger-all-add-ons = Add-ons
ledger-all-refunds = Rückzahlungen
ledger-all-cancelled = Stornos
ledger-all-paid-later-or-otherwise = Später oder anders bezahlt
ledger-all-held-for-no-shows = Für No-Shows verwahrt
ledger-all-held-money-collected = Verwahrtes Geld abgeholt
ledger-all-held-money-lapsed = Verwahrtes Geld verfallen
ledger-all-prizes-paid = Ausgezahlte Preise
ledger-all-bounties-paid-out = Ausgezahlte Bounties
ledger-all-put-in-by-the-house = Vom Haus eingezahlt
ledger-all-paid-out-to-others = An andere ausgezahlt

## engine/state/low_card

spades = Pik
hearts = Herz
diamonds = Karo
clubs = Kreuz

## engine/state/move_reason

moved-balance = Ausgleich
moved-director = Turnierleitung
moved-late-registration = Late Registration
moved-re-entry = Re-Entry
moved-rebuy = Rebuy
moved-back-in = wieder dabei
moved-alternates = Warteliste
moved-swap = Tausch
moved-as-they-sit = wie sie sitzen
moved-table-breaks = { $table } wird aufgelöst
moved-table-opens = { $table } wird geöffnet
moved-final-table = Finaltisch
moved-redraw = Neuauslosung auf { $tables }

## engine/state/not_kept

locked-seat-not-kept = Der Sitz von { $name } ist { $seat }, { $why }.
players-play = { $count ->
    [one] { $count } Spieler spielt
   *[other] { $count } Spieler spielen
}
but-play-without = aber { $play } ohne { $table }
but-a-table-has-seats = aber ein Tisch hat { $seats } Sitze
but-blocked = aber dieser Sitz ist gesperrt
but-locked-twice = aber er ist auch für jemand anderen reserviert
but-too-many-locked = aber nur { $sit } an { $table }, und so viele Sitze sind dort schon reserviert
which-is-not-open = der nicht frei ist
two-dealers-on-locked-seats = { $name } hat keinen Tisch zum Geben: { $table } hat zwei Dealer auf reservierten Sitzen.
one-dealer-too-many = { $name } ist ein Dealer zu viel: { $tables } schon je einen.
tables-have = { $count ->
    [one] { $count } Tisch hat
   *[other] { $count } Tische haben
}
kept-apart-at-one-table = { $both } sollen getrennt sitzen, aber alle sitzen an einem Tisch.
kept-apart-locked-together = { $both } sollen getrennt sitzen, haben aber beide ihre Sitze an { $table }.
more-kept-apart-than-tables = { $names } sollen alle getrennt sitzen, aber es gibt nur { $tables }.
no-way-to-keep-apart = { $both } können nicht getrennt sitzen ({ $tables }). Reservierte Sitze, Dealer und andere Paare sind im Weg.
kept-apart-no-other-table = { $both } sollen getrennt sitzen, aber kein anderer Tisch hat einen freien Sitz.

## engine/state/penalty

a-warning = eine Verwarnung
rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
penalty-dodging = Ausweichen vor einem Blind

## engine/state/put_off

log-for-so-long = für { $minutes }
until-the-room-changes = bis sich im Raum etwas ändert
dismissed = verworfen

## engine/state/refusals

no-such-player-tournament = Diesen Spieler gibt es in diesem Turnier nicht.
no-such-penalty = Strafe { $number } gibt es nicht.
table-has-seats = { $table } hat die Sitze 1 bis { $seats }.
last-table-cannot-break = Der letzte Tisch kann nicht aufgelöst werden.
tournament-over-undo-the-bust = Mit diesem Ausscheiden war das Turnier zu Ende. Spielt { $name } weiter? Zuerst das Ausscheiden rückgängig machen.
tournament-over = Das Turnier ist vorbei.
play-not-begun-shuffle = Das Spiel hat nicht begonnen. Zuerst Shuffle up and deal.
start-clock-first-shuffle = Zuerst die Uhr starten: Shuffle up and deal.
clock-not-started-change = Die Uhr läuft noch nicht. Stattdessen den Zeitplan ändern.
tournament-over-clock-stands = Das Turnier ist vorbei. Die Uhr ist angehalten.
not-marked-absent = { $name } ist nicht als abwesend markiert.
waits-with-whole-stack = { $name } hat einen vollen Stack und wartet auf einen Sitz.
disqualified-cannot-come-back = { $name } wurde disqualifiziert und kann nicht zurückkommen (TCH 71a).
no-show-cannot-come-back = { $name } wurde als No-Show entfernt und kann in diesem Turnier nicht spielen ({ $book } { $rule }).
player-named-twice = { $name } ist doppelt genannt.
table-named-twice = { $table } ist doppelt genannt.
counted-twice = { $name } ist doppelt gezählt.
has-no-chips = { $name } hat keine Chips. Neu zählen oder den Spieler ausscheiden lassen.
count-chips-everybody-left = Die Chips aller Verbliebenen zählen.
stacks-sum-to = Die Stacks ergeben { $sum }, im Spiel sind { $in_play }. Neu zählen oder die Zählung bestätigen.
chips-off-already = Die { $chip }er-Chips sind schon von den Tischen.
more-chips-than-in-play = So viele { $chip }er kann es nicht geben. Alle Stacks zusammen sind { $in_play }.

## engine/state/table_words

not-open = { $table } ist nicht offen.
table = Tisch { $number }
table-seat = { $table }, Sitz { $seat }
no-seat = kein Sitz
tables-numbered = Tische { $numbers }

## engine/state/tournament

with-card = { $words } · { $card }

## engine/views/chips

stack-makes-another-sum = Die Chips eines Stacks ergeben { $made }, ein Startstack ist { $stack }.
no-stack-has-the-smallest = Die Blinds brauchen { $chip }er, und kein Stack hat einen.
colour-ups-take = die Chip-Races brauchen
stacks-take = { $stacks } brauchen
stacks-and-colour-ups-take = { $stacks } und die Chip-Races brauchen
chips-are-short = { $name } { $chip }: { $take } { $needed }, vorhanden sind { $owned }. Es fehlen { $short }; { $buy } kaufen.
nobody-is-raced-out = niemand scheidet im Chip-Race aus
card-is-highest = { $card }, höchste Karte
card-is-nth-highest = { $card }, { $place } höchste Karte

## engine/views/correction

so-many-back-in = { $players } wieder dabei
so-many-out = { $players } ausgeschieden
tables-unbroken = { $tables } wieder offen
tables-broken = { $tables } aufgelöst
places-change = { $count ->
    [one] { $count } Platz ändert sich
   *[other] { $count } Plätze ändern sich
}
as-a-sentence = { $words }.
place-and-prize = { $place } Platz, { $prize }
in-without-a-seat = dabei, ohne Sitz
not-entered = nicht angemeldet
so-many-of = { $left } von { $entries }
change-players = Spieler
change-chips-in-play = Chips im Spiel
change-prize-pool = Preispool
change-clock = Uhr
clock-as-it-is = wie sie ist
clock-as-those-lines = wie jene Zeilen sie stellen
becomes-and-too-much = { $becomes }; { $amount } zu viel gezahlt
becomes-and-paid = { $becomes }; der Preis ist ausgezahlt
change-tables = Tische

## engine/views/counts

counts-none = nicht gezählt
counts-not-all = { $players } nicht gezählt
counts-old = neu zählen: Seither ist jemand ausgeschieden
counts-not-known = nichts zum Vergleichen: Spieler haben den Tisch gewechselt
counts-set-out = nichts zum Vergleichen: Ein Startstack steht bereit
counts-agree = alles da
counts-missing = { $chips } fehlen
counts-too-many = { $chips } zu viel

## engine/views/deals

by-chips-more-than-first = Nach Chips bekommt { $name } { $amount }, mehr als den ersten Preis von { $first }.
entries-still-open-at-deal = Anmeldung oder Rebuys sind noch offen. Spätere Spieler haben keinen Anteil an einem Deal. Was sie zahlen, geht an den Sieger.
so-many-more = { $number } weitere
no-share-and-nothing-left = Kein Anteil am Deal: { $names }. Es geht um nichts mehr. Für einen neuen Deal rückgängig machen.
no-share-but-the-rest = Kein Anteil am Deal: { $names }. Zu gewinnen sind nur die { $amount }, die er nicht teilt. Für einen neuen Deal rückgängig machen.
pool-less-than-deal = Der Pool hat { $amount } weniger, als der Deal verteilt hat. Jeder Anteil ist entsprechend kleiner.

## engine/views/drawers

drawer-as-it-should-be = Stimmt
drawer-too-much = { $amount } zu viel
drawer-missing = { $amount } fehlen

## engine/views/house_rules

# As in English.
book-hpt = Home Poker Tourney
book-hpt-about = Heimspiel: Sitze durch Karten, dieselbe Position wechselt, Neuauslosung bei 18 und 9.
# As in English.
book-rrop = Robert’s Rules of Poker
book-rrop-about = Cardroom oder Club: Der nächste Big Blind wechselt und spielt sofort, Neuauslosung auf drei Tische, zwei und einen.
book-lr = Robert’s Rules, Ausgabe einer Liga
book-lr-about = Liga: wie Robert’s Rules, aber wer auf Small Blind oder Button wechselt, wartet.
book-tch = TDA, Abläufe eines Cardrooms
book-tch-about = Cardroom oder Serie: Der nächste Big Blind wechselt auf den schlechtesten Sitz, unterbesetzte Tische halten an.
book-wsop = Eine große Serie
book-wsop-about = Die Praxis der TDA, mit einer hohen Karte für den ersten Button an jedem Tisch.

## engine/views/ledger

ledger-prize-back = Preis zurückgeholt
ledger-bounties-back = Bounties zurückgeholt
ledger-paid-out-of = { $whose }: ausgezahlt
ledger-too-much = Zu viel gezahlt, bis es geklärt ist
ledger-added = Zuschuss des Hauses
ledger-overlay = Overlay bis zur Garantie

## engine/views/mystery

envelopes-hold-another-amount = In den Umschlägen sind { $sealed }, eingenommen sind jetzt { $collected }. Die Differenz gehört dem Sieger.
more-players-than-envelopes = Es gibt mehr Spieler als Umschläge. Die letzten gewinnen keinen.
more-envelopes-than-players = Es gibt mehr Umschläge als Spieler. Den Rest bekommt der Sieger.

## engine/views/payments

accounts-are-off = Die Abrechnung weicht um { $amount } ab.
cash-balances = Alle sind bezahlt. Das Geld stimmt.
to-pay-out = { $sum } auszahlen ({ $players })
to-collect-overpaid = { $sum } zurückholen ({ $players })
of-the-house = { $sum } vom Haus einzahlen
to-give-goods = { $goods } übergeben
to-collect = { $sum } einnehmen ({ $players })
back-to-the-house = { $sum } für das Haus herausnehmen
bounties-not-won = angeben, wer gewonnen hat: { $bounties } ({ $sum })
envelopes-to-open = { $envelopes } öffnen
bounties-in-no-envelope = { $sum } für Bounties kamen nie in Umschläge.
paid-too-much-still-in = { $players } noch im Spiel, bisher { $sum } zu viel gezahlt.

## engine/views/prize_draft

so-much-per-cent = { $share } Prozent

## engine/views/schedule_curve

curve-assumed = Berechnet, als ob Spieler umso schneller ausscheiden, je weniger Big Blinds sie haben, bis in der Mitte des erwarteten Endes einer übrig ist.

## engine/views/seating

arranged-seat = { $name }: { $seat }
arranged-blocked = Gesperrt: { $seat }
arranged-apart = Getrennt: { $both }
arranged-dealer = Gibt: { $name }
draw-arranged-first = Spieler, für die etwas festgelegt ist, werden zuerst gesetzt. Jede Sitzordnung, die es einhält, ist gleich wahrscheinlich.
draw-shuffled = Die Liste ({ $players }, in der Reihenfolge der Anmeldung) wird einmal gemischt (Fisher und Yates). ChaCha20 erzeugt die Zahlen aus dem Startwert. Die Liste wird der Reihe nach auf die Sitze verteilt: Tisch 1 Sitz 1, Sitz 2 und so weiter. Jede Reihenfolge ist gleich wahrscheinlich. Der Startwert kam bei der Auslosung vom Betriebssystem. Derselbe Startwert und dieselbe Liste ergeben auf jedem Rechner dieselben Sitze.
draw-by-cards = { $players }: Karten am Tisch gezogen. Jede Karte wurde wie gezogen eingegeben oder vom Programm aus einem Startwert gegeben, der im Protokoll steht.
draw-by-cards-at-break = { $players }: Karten am aufgelösten Tisch gezogen, zuerst ein Tisch, dann dort ein Sitz.
draw-in-turn = { $players } der Reihe nach: durch Los einer der Tische mit den wenigsten Spielern, dann durch Los einer seiner freien Sitze. ChaCha20 erzeugt die Zahlen aus dem Startwert.
draw-new-table = Die Sitze des neuen Tisches werden durch Los geordnet und an die Wartenden verkauft. Spieler auf denselben Sitzen an anderen Tischen rücken hinüber. Dort sitzen { $players }.
kept-seat = { $name } hat { $seat }.
kept-dealer = { $name } gibt an { $table }.
kept-apart = { $both } sitzen getrennt.
kept-top-stacks = Die { $count } größten Stacks sitzen an je einem eigenen Tisch.
kept-blocked = Gesperrt: { $seats }.
draw-initial = Erste Auslosung
draw-initial-by-cards = Erste Auslosung mit Karten

## engine/views/setup

only-blinds-generated = Zeitpläne werden nur für Spiele mit Blinds und ohne Limit erzeugt.

## headless/session

opened-once = Ein Turnier wird einmal eröffnet. Vor dem Spiel ändert es change_set_up.
open-a-tournament-first = Zuerst mit open_tournament ein Turnier öffnen.
nothing-to-accept = Jetzt steht nichts an, also gibt es nichts anzunehmen.
accept-with-button = { $title } Mit set_button für Tisch { $table } angeben, dann annehmen.
accept-with-big-blind = { $title } Mit set_big_blind für Tisch { $table } angeben, dann annehmen.
accept-with-table = { $title } Mit choose_table angeben, dann annehmen.
not-done-by-a-command = { $title }: Das macht kein Befehl.

## kept_log/file_words

file-no-backup = Es gibt kein Backup, das sich wiederherstellen lässt.
file-last-backup = Das letzte gute Backup ist „{ $file }“. Es lässt sich wiederherstellen.
file-damaged = „{ $file }“ ist beschädigt.
file-damaged-one = „{ $file }“ ist beschädigt: Die letzte Zeile des Protokolls war nicht lesbar.
file-damaged-lines = „{ $file }“ ist beschädigt: Die letzten { $lost } Zeilen des Protokolls waren nicht lesbar.
file-look-only-restore = Sie können ansehen, was lesbar ist, aber nichts ändern. Stellen Sie ein Backup wieder her, oder behalten Sie, was lesbar ist. Die beschädigte Datei wurde nicht geändert.
file-protected = „{ $file }“ ist schreibgeschützt. Sie können die Datei ansehen, aber nichts ändern. Heben Sie den Schutz auf, oder kopieren Sie die Datei an einen anderen Ort, und öffnen Sie sie dann noch einmal. Nichts wurde geändert.
folder-protected = Der Ordner { $folder } ist schreibgeschützt. Sie können die Turniere ansehen, aber nichts ändern. Heben Sie den Schutz auf, oder starten Sie Shuffle Up mit --data und einem anderen Ordner. Nichts wurde geändert.
file-in-use = „{ $file }“ ist in einem anderen Fenster oder Programm geöffnet. Schließen Sie die Datei dort, und versuchen Sie es noch einmal. Nichts wurde geändert.
file-newer = Eine neuere Version von Shuffle Up hat „{ $file }“ gespeichert. Installieren Sie die neuere Version, um die Datei zu öffnen. Nichts wurde geändert.
file-of-development-build = „{ $file }“ stammt aus einem Entwicklungsstand von Shuffle Up: Öffnen Sie die Datei mit dem Stand vom 28. November 2026, um die Ergebnisse zu speichern. Nichts wurde geändert.
file-one-tournament = „{ $file }“ enthält ein einzelnes exportiertes Turnier. Importieren Sie es, statt die Datei zu öffnen. Nichts wurde geändert.
file-not-ours = „{ $file }“ ist keine Datei von Shuffle Up. Wählen Sie eine andere Datei. Nichts wurde geändert.
file-unreadable-damaged = „{ $file }“ ist beschädigt und nicht lesbar.
file-damaged-unchanged = Die beschädigte Datei wurde nicht geändert.
folder-unusable = In { $folder } lässt sich nichts speichern. Erlauben Sie diesem Benutzerkonto, dort zu schreiben, oder starten Sie Shuffle Up mit --data und einem anderen Ordner. Nichts wurde geändert.
file-unreadable = „{ $file }“ ist nicht lesbar. Prüfen Sie, ob es die Datei gibt, ob es wirklich eine Datei ist und ob Sie sie öffnen dürfen. Nichts wurde geändert.
file-gone = „{ $file }“ wurde gelöscht, verschoben oder ersetzt, während Shuffle Up die Datei geöffnet hatte. Darin lässt sich nichts mehr speichern, und dies wurde nicht aufgezeichnet. Lassen Sie Shuffle Up offen, um zu lesen, was es zeigt. Legen Sie die Datei zurück, oder starten Sie neu und stellen das letzte Backup wieder her.
disk-full = Der Datenträger ist voll, darum ließ sich „{ $file }“ nicht speichern. Schaffen Sie Platz, und versuchen Sie es noch einmal. Dies wurde nicht aufgezeichnet; alles davor ist sicher.
disk-failed = Der Datenträger hat bei „{ $file }“ einen Fehler gemeldet. Prüfen Sie, ob er angeschlossen ist, und versuchen Sie es dann noch einmal. Dies wurde nicht aufgezeichnet.
disk-not-durable = In { $folder } gespeicherte Turniere würden einen Stromausfall nicht überstehen. Wählen Sie einen Ordner auf der eigenen Festplatte dieses Computers. Nichts wurde geändert.
line-not-next = Etwas anderes wurde vorher aufgezeichnet. Sehen Sie sich das Turnier an, wie es jetzt ist, und versuchen Sie es noch einmal. Nichts wurde geändert.
tournament-not-in-file = Dieses Turnier steht nicht in der Datei, oder es wurde gelöscht. Wählen Sie ein anderes. Nichts wurde geändert.
backup-damaged = Das Backup „{ $file }“ ist beschädigt. Wählen Sie ein älteres. Nichts wurde geändert.
file-no-tournament = „{ $file }“ ist kein exportiertes Turnier oder ist beschädigt. Exportieren Sie es noch einmal, oder wählen Sie eine andere Datei. Nichts wurde geändert.
file-no-house = „{ $file }“ ist kein ganzes Haus von Shuffle Up oder ist beschädigt. Speichern Sie es dort noch einmal, oder wählen Sie eine andere Datei. Nichts wurde geändert.
file-too-large = „{ $file }“ ist größer als { $most } MB, und so groß ist kein Turnier. Wählen Sie eine andere Datei. Nichts wurde geändert.
file-not-damaged = „{ $file }“ ist nicht beschädigt. Nichts wurde geändert.
house-not-empty = Wohin dieses Haus kopiert werden sollte, ist schon eines. Nennen Sie eine neue Datei oder eine leere Datenbank. Nichts wurde geändert.
server-address = Dies ist keine Adresse eines Servers. Sie lautet postgres://benutzer@rechner/datenbank. Nichts wurde geändert.
server-password-in-address = In der Adresse steht ein Passwort, das andere Programme lesen könnten. Schreiben Sie das Passwort in eine Datei, und nennen Sie diese in PGPASSFILE. Nichts wurde geändert.
server-password-file = Die Passwortdatei { $file } lässt sich nicht lesen, oder auch andere dürfen sie lesen. Geben Sie ihr die Rechte 0600. Nichts wurde geändert.
server-certificate-file = Das Zertifikat fehlt, an dem dieses Pult den Server { $at } erkennt. Legen Sie es als { $file } ab, oder nennen Sie seine Datei mit sslrootcert in der Adresse. Nichts wurde geändert.
server-gone = Der Server des Hauses antwortet nicht. Die Uhren laufen weiter, und dieses Pult verbindet sich von selbst wieder. Dies wurde nicht aufgezeichnet.
server-in-doubt = Der Server des Hauses ging verloren, bevor er antwortete. Sehen Sie im Protokoll nach, sobald er wieder da ist, ob dies aufgezeichnet wurde, bevor Sie es wiederholen.
server-lets-nobody-in = Der Server { $at } lässt dieses Pult nicht ein. Prüfen Sie den Benutzer und die Passwortdatei. Nichts wurde geändert.
server-no-database = Der Server { $at } hat keine solche Datenbank. Legen Sie die Datenbank zuerst an. Nichts wurde geändert.
server-unsafe = Die Verbindung zu { $at } ist nicht sicher: Der Server zeigt kein Zertifikat oder ein anderes, als er sollte. Prüfen Sie das Zertifikat und den Namen des Rechners. Nichts wurde geändert.
server-crowded = Der Server { $at } nimmt keine weiteren Verbindungen an. Schließen Sie ein Pult, das niemand braucht, oder lassen Sie den Server mehr annehmen. Nichts wurde geändert.
server-not-allowed = Der Server { $at } lässt dieses Pult die Tabellen des Hauses nicht anlegen. Machen Sie den Benutzer des Pults zum Besitzer der Datenbank. Nichts wurde geändert.
server-too-old = Der Server { $at } ist zu alt. Shuffle Up braucht PostgreSQL 15 oder neuer. Nichts wurde geändert.
server-setting = Der Server { $at } kann kein Haus sicher aufbewahren: Seine Einstellung { $setting } ist „{ $found }“. Ändern Sie die Einstellung dort, und starten Sie Shuffle Up noch einmal. Nichts wurde geändert.
server-backs-up = Ein Server bewahrt dieses Haus auf, und dort werden seine Sicherungen gemacht. Jedes Turnier lässt sich weiter als Datei ausgeben. Nichts wurde geändert.
fault-not-recorded = Wegen eines Fehlers im Programm ließ sich dies nicht aufzeichnen. Versuchen Sie es noch einmal. Nichts wurde geändert.

## players/csv_file

csv-not-read = Das ist keine CSV-Datei: { $error }.
file-too-many-players = Die Datei hat mehr als 50.000 Spieler. Teilen Sie sie.
membership-not-taken = { $has } hat die Mitgliedsnummer { $number }. { $name } wurde nicht aufgenommen.

## players/duplicates

same-membership = dieselbe Mitgliedsnummer
same-name = derselbe Name
names-a-letter-apart = Namen, die sich in einem Buchstaben unterscheiden

## players/lib

no-listed-player = Diesen Spieler gibt es auf der Liste nicht.
no-such-joining = Diese Zeile gibt es nicht, oder sie wurde schon zurückgenommen.
no-such-evening = Dieses Turnier gibt es nicht.
no-such-player-there = Diesen Spieler gibt es in diesem Turnier nicht.
membership-taken = { $has } hat die Mitgliedsnummer { $number }. Geben Sie einem der beiden eine andere Nummer, oder führen Sie beide zusammen.
name-the-player = Geben Sie dem Spieler einen Namen.
photo-gone = Dieses Foto ist nicht mehr da. Wählen Sie es noch einmal.
list-not-opened = Die Spielerliste kann nicht verwendet werden: { $error }. Die Datei ist { $path }.
no-list-of-players = { $path } ist keine Spielerliste. Die Datei bleibt, wie sie ist.
list-of-later-version = Die Spielerliste stammt von einer neueren Version des Programms.
list-of-development-build = Die Spielerliste in { $path } stammt aus einem Entwicklungsstand von Shuffle Up: Öffnen Sie sie mit dem Stand vom 28. November 2026, um die Spieler als Tabelle zu speichern. Die Datei wurde nicht geändert.

## players/merge

one-player-already = Das ist schon ein und derselbe Spieler.
player-not-written = Der Spieler konnte nicht gespeichert werden: { $error }.
not-made-one = Dieser Spieler wurde nicht mit einem anderen zusammengeführt.
first-put-back = Der Spieler, mit dem dieser zusammengeführt wurde, steht nicht auf der Liste. Nehmen Sie zuerst jenen wieder auf.

## players/photo

photo-not-small = Dieses Bild lässt sich nicht verkleinern. Wählen Sie ein anderes.

## players/picture

photo-too-large = Das Bild ist größer als 10 MB. Speichern Sie es kleiner.
file-not-whole = Die Datei kam nicht vollständig an. Wählen Sie sie noch einmal.
photo-format = Das ist kein Bild in PNG oder JPEG. Speichern Sie es in einem dieser Formate.
picture-damaged = Dieses Bild ist beschädigt und nicht lesbar. Wählen Sie ein anderes.
picture-too-many-pixels = Das Bild hat zu viele Pixel. Erlaubt sind 12.000 je Seite. Speichern Sie es kleiner.

## players/problem

list-not-used = Die Spielerliste konnte nicht verwendet werden: { $error }.

## players/seasons

name-the-season = Geben Sie der Saison einen Namen.
no-such-season = Diese Saison gibt es nicht.
evening-without-number = Ein Abend hat keine eigene Nummer.
not-written-down = Das kann nicht gespeichert werden: { $error }.
season-not-understood = Eine Saison oder ein Abend in der Liste ist nicht lesbar: { $error }.

## players/whole

list-file-not-understood = Die Spielerliste in dieser Datei ist nicht lesbar: { $error }.
list-file-too-many = Diese Datei hat mehr als 50.000 Spieler. So viele hat keine Liste.
list-not-written = Die Spielerliste kann nicht gespeichert werden: { $error }.

## readers/count_text

counts-text-too-long = Das sind mehr als vier Millionen Zeichen. Das ist keine Chipliste.
counts-line-twice = { $name } steht schon in Zeile { $line }.
counts-nobody-called = Niemand im Spiel heißt { $name }.
counts-several-called = Mehrere Spieler heißen { $name }. Den Sitz eingeben.
counts-nobody-at = Auf { $seat } sitzt niemand.
counts-line-unclear = Tisch, Sitz und Chips eingeben oder Name und Chips.
counts-line-no-chips = { $name } hat keine Chips.
counts-not-a-number = { $typed } ist keine Anzahl von Chips.

## readers/roster

more-than-a-list-of-names = Das sind mehr als acht Millionen Zeichen. Das ist keine Namensliste.
paid-column-is-empty = In der Spalte für die Zahlung steht nichts. Genommen wird: nicht bezahlt.
no-such-buy-in-usual-taken = Es gibt kein Buy-in namens { $kind }. Genommen wird das übliche.
no-means-of-payment-cash-taken = { $paid } ist keine Zahlart. Eingetragen wird bar.
which-name-is-first = Was ist Vorname, was Nachname?
an-empty-line = Eine leere Zeile.
the-heading = Die Überschrift.
above-the-heading = Die Zeile steht über der Überschrift.
no-name-in-column = Die Namensspalte ist leer.
remark-in-list = Anmerkung: { $text }.
name-was-cut = Der Name ist länger als { $most } Zeichen und wurde gekürzt.
name-or-nickname = Das können zwei Spieler sein, oder ein Name und ein Spitzname. Berichtigen Sie es gegebenenfalls.
signs-left-out = Nicht druckbare Zeichen wurden weggelassen.
letter-not-read = Ein Buchstabe war nicht lesbar. Korrigieren.
quotation-not-closed = Ein Anführungszeichen ist nicht geschlossen.
tick-if-other = Ankreuzen, wenn das jemand anders ist.
what-does-no-mean = Was heißt „{ $word }“ in dieser Liste?
choice-does-not-come = Kommt nicht
choice-has-not-paid = Hat nicht bezahlt
what-is-figure = Was ist { $figure } hinter { $name }?
choice-chips-or-money = Chips oder Geld. Der Name ist { $name }
choice-part-of-name = Teil des Namens
no-player-in-line = In dieser Zeile steht kein Spieler.
a-signature = Das sieht nach einer Unterschrift aus. Ankreuzen, wenn es ein Spieler ist.
a-greeting = Das sieht nach einem Gruß aus. Ankreuzen, wenn es ein Spieler ist.
a-sentence = Das sieht nach einem Satz aus. Ankreuzen, wenn es ein Spieler ist.
no-letter-in-name = Kein Buchstabe steht darin. Ankreuzen, wenn es ein Spieler ist.
read-last-name-first = Als Nachname, Vorname gelesen. Korrigieren, falls es nicht stimmt.
read-as-columns-of-names = Jede Spalte wurde als Namen gelesen.
entered-already = { $name } ist schon angemeldet.
in-line-already = { $name } steht schon in Zeile { $line }.
with-another-card = Mit einer anderen Karte: { $card }.
read-as-last-first = Die Namen wurden als Nachname, Vorname gelesen.
read-as-first-and-last = Die zwei Spalten wurden als Vorname und Nachname gelesen.

## readers/schedule/assemble

choice-schedule = Nummer { $number }: { $count } Level, bis { $small }/{ $big }
which-schedule-is-meant = Das Blatt enthält mehrere Zeitpläne. Welcher ist es?
of-another-schedule = Die Zeile gehört zu einem anderen Zeitplan.
no-schedule-in-text = Kein Zeitplan gefunden. Jede Zeile braucht Small Blind und Big Blind.
columns-not-read = Nicht gelesen: die Spalten { $columns }.
lengths-of-levels = Die Level dauern { $minutes } Minuten.
lengths-of-breaks = Die Pausen dauern { $minutes } Minuten.
breaks-said-in-words = Die Zeile sagt, wo Pausen sind.
break-as-line-says = Zeile { $line } nennt hier eine Pause.
break-before-play = Vor dem ersten Level kann keine Pause sein.
chips-leave-here = Hier gehen Chips aus dem Spiel. Bei einer Pause „Pause“ dazuschreiben.
break-of-10-assumed = Eine Pause von 10 Minuten wurde angenommen.
small-blind-is-larger = Der Small Blind von { $small } ist größer als der Big Blind von { $big }.
no-blinds-in-line = In dieser Zeile stehen kein Small Blind und kein Big Blind.
small-blind-of-half-assumed = Das Blatt nennt keinen Small Blind. Angenommen ist die Hälfte des Big Blinds.
big-blind-of-double-assumed = Das Blatt nennt keinen Big Blind. Angenommen ist das Doppelte des Small Blinds.
blinds-fall = Die Blinds sind niedriger als im Level davor.
blinds-jump = Der Big Blind ist mehr als { $times }-mal so hoch wie der vorige.
level-number-jumps = Level { $number } folgt auf Level { $last }.
ante-falls = Die Ante ist niedriger als im Level davor.
only-level = Das ist das einzige gefundene Level.
figure-not-read = In dieser Zeile nicht gelesen: { $figure }.
antes-not-read = Die Zeile handelt von Antes, und kein Level hat eine. Eintragen, wenn sie gemeint sind.
ante-above-big-blind = Die Ante von { $ante } ist größer als der Big Blind von { $big }.
remark-names-a-break = Die Anmerkung nennt eine Pause. Eine einfügen, wenn sie gemeint ist.
length-of-level-before = Hier steht keine Dauer. Genommen wird die vorige: { $minutes } Minuten.
length-of-20-assumed = Das Blatt nennt keine Dauer. Angenommen sind 20 Minuten.
length-is-odd = { $minutes } Minuten sind ungewöhnlich. Prüfen.
length-not-used = Die Zeile nennt auch { $minutes } Minuten. Daraus wurde nichts.
blinds-not-whole = Blinds sind ganze Chips. Schreiben Sie Cent als ganze Zahlen, etwa 25/50.
end-of-day-not-read = Das Ende eines Tages gehört nicht zum Zeitplan.
no-level-in-line = In dieser Zeile steht kein Level und keine Pause.

## readers/schedule/entries

which-reading-is-meant = Die Zahlen lassen sich auf zwei Arten lesen. Welche ist gemeint?
choice-blinds-minutes = { $small }/{ $big }, { $minutes } Minuten
choice-blinds-ante = { $small }/{ $big }, Ante von { $ante }
choice-blinds-ante-minutes = { $small }/{ $big }, Ante { $ante }, { $minutes } Minuten

## readers/schedule/mod

schedule-text-too-long = Der Text ist länger als ein Zeitplan von 1.000 Zeilen. Der Rest wurde nicht gelesen.

## readers/sheet/mod

names-file-too-large = Die Datei ist größer als acht Millionen Bytes. Das ist keine Namensliste.

## readers/sheet/spreadsheet

not-a-spreadsheet = Diese Datei ist keine lesbare Tabelle. Als .xlsx, .ods oder CSV speichern.
spreadsheet-too-large = Diese Tabelle ist zu groß. Das eine Blatt als CSV speichern.
sheet-of-several-read = Die Datei hat { $count } Blätter. Gelesen wurde das Blatt { $name }.

## readers/sheet/text

utf-16-partly-read = Teile dieser UTF-16-Datei waren nicht lesbar. Nach dem Zeichen � suchen.
utf-16-read = Die Datei ist in UTF-16. Sie wurde ohne Verlust gelesen.
not-a-text-file = Das ist keine Textdatei. Speichern Sie die Liste als CSV oder reinen Text, und wählen Sie diese Datei.
read-as-windows-1252 = Die Datei ist nicht in UTF-8. Sie wurde als Windows-1252 gelesen: Umlaute und Akzente prüfen in Zeile { $lines }.

## readers/structure_lines

which-column-is-meant = Die Tabelle hat mehrere Spalten. Welche ist es?
thousands-or-decimals = { $figure } liest sich in zwei Ländern verschieden. Wie viel ist es?

## readers/structure_text

answer-question-first = Zuerst die Frage beantworten.
more-than-a-structure = Das sind mehr als vier Millionen Zeichen. Das ist keine Preisstruktur.
structure-pays-at-most = Eine Preisstruktur zahlt höchstens 125.000 Plätze aus.
no-prizes-in-text = In diesem Text stehen keine Preise. In jede Zeile einen Platz und seinen Preis schreiben.
correct-lines-first = Zuerst die nicht verstandenen Zeilen korrigieren.
place-or-amount = { $example } kann Platz 1 mit 500 sein oder ein Betrag von 1500. 1; 500 oder 1500 schreiben.
prizes-and-pool-differ = Die Preise ergeben zusammen { $sum }, und der Text nennt einen Preispool von { $pool }.
figure-too-fine-or-large = Eine Zahl hat zu viele Nachkommastellen oder ist zu groß.
amount-cut-by-commas = { $all } kann { $first } sein oder alles zusammen. Beträge ohne Tausendertrennzeichen schreiben.
gives-no-prize = { $text } nennt keinen Preis.
place-out-of-order = { $place } steht, wo Platz { $next } folgen müsste.
no-place-with-a-prize = { $text } ist kein Platz mit einem Preis.
are-no-places = { $place } sind keine Plätze.
decimals-as-in = Nachkommastellen werden wie in { $example } geschrieben.

## readers/template_file

template-not-written = Die Vorlage konnte nicht geschrieben werden: { $error }.
file-larger-megabyte-no = Diese Datei ist größer als ein Megabyte. Sie ist keine Vorlage.
file-no-template-shuffle = Diese Datei ist keine Vorlage von Shuffle Up. Eine wählen, die Shuffle Up exportiert hat.
template-exported-newer-version = Eine neuere Version von Shuffle Up hat diese Vorlage gemacht. Aktualisieren oder für diese Version exportieren.
template-of-development-build = Diese Vorlage stammt aus einem Entwicklungsstand von Shuffle Up. Nur der Stand vom 28. November 2026 kann sie lesen.
template-not-understood = Diese Vorlage ist nicht lesbar: Zeile { $line }, Spalte { $column }. Noch einmal exportieren.

## seasons/formula

formula-n = Anmeldungen oder Spieler
formula-r = der Platz
formula-b = das Buy-in ohne Gebühr
formula-e = alles, was der Spieler gezahlt hat
formula-k = die Knockouts
formula-pool = der Preispool
formula-prizes = was der Spieler ohne Bountys gewonnen hat
formula-bounties = Bountys, die der Spieler gewonnen hat
formula-rebuys = Rebuys des Spielers
formula-add-ons = Add-ons des Spielers
formula-all-rebuys = wie viele Rebuys alle zusammen nahmen
formula-m = 1 für einen Platz im Geld, sonst 0
formula-mr = der letzte Platz im Geld
formula-total-buy-ins = alle Buy-ins zusammen
formula-total-rebuys = alle Rebuys zusammen
formula-total-add-ons = alle Add-ons zusammen
formula-prize = was der Spieler gewonnen hat
formula-gap = Zwischen zwei Teilen oder nach dem letzten fehlt etwas.
formula-too-long = Eine Formel hat höchstens { $most } Zeichen.
formula-bracket-open = Eine Klammer ist noch offen.
formula-missing = Geben Sie eine Formel ein.
formula-too-deep = Höchstens { $most } Klammern stehen ineinander.
formula-if = „if“ braucht eine Bedingung und zwei Zahlen, mit Kommas dazwischen.
formula-switch = „switch“ braucht, was verglichen wird, dann jeden Wert mit seinen Punkten, mit Kommas dazwischen.
formula-two-numbers = { $name } braucht zwei Zahlen mit einem Komma dazwischen.
formula-bracket-not-opened = Eine Klammer geht zu, die nie aufging.
formula-comma = Ein Komma steht nur zwischen den Zahlen einer Funktion. Schreiben Sie Nachkommastellen mit einem Punkt.
formula-unknown-sign = { $sign } bedeutet in einer Formel nichts.
formula-power-of-a-power = Zwei Potenzen hintereinander können zweierlei bedeuten. Schreiben Sie (2^3)^2 oder 2^(3^2).
formula-power-of-a-minus = Ein Minus vor einer Potenz kann zweierlei bedeuten. Schreiben Sie (-2)^2 oder -(2^2).
formula-which-log = Schreiben Sie ln oder log10. Mit log allein kann beides gemeint sein.
formula-unknown-name = In einer Formel heißt nichts { $name }.
formula-needs-bracket = Nach { $name } fehlt eine Klammer.
formula-assign = „assign“ braucht einen Namen in Anführungszeichen, ein Komma und das, wofür der Name steht.

## seasons/past_results

past-too-many-lines = Die Datei hat mehr als 20.000 Ergebnisse. Teilen Sie sie.
past-too-many-knockouts = Die Datei hat mehr als 20.000 Knockouts. Prüfen Sie diese Spalte.
past-no-heading = Keine Zeile hat einen Namen und einen Platz. Nennen Sie die Spalten Place, Name, Prize und Knockouts.
past-place-not-shared = Platz { $place } steht in { $lines } Zeilen, aber auch Platz { $next } ist vergeben. Darum wird er nicht geteilt.
past-name-missing = Der Name fehlt.
past-no-place = { $name } hat keinen Platz.
past-not-a-place = „{ $text }“ ist kein Platz.
past-not-an-amount = „{ $text }“ ist kein Betrag. Das Ergebnis zählt ohne ihn.
past-not-a-number = „{ $text }“ ist keine Zahl. Das Ergebnis zählt ohne sie.
past-knockouts-of-one = Niemand hat { $knockouts } Knockouts.
past-no-result = „{ $text }“ ist kein Ergebnis.
past-who-came-first = Keine Zeile hat einen Platz. Wer wurde Erster?
past-which-figures = Nichts sagt, was { $figures } sind. Was davon?
past-figures-prizes = Preisgelder
# As in English.
past-figures-knockouts = Knockouts
past-figures-others = Punkte oder etwas anderes
past-figures-money = Geld
past-name-turned = „{ $text }“ wird als { $name } gelesen.
past-remark = „{ $text }“ wird nicht gelesen.
past-column-unclear = „{ $column }“ steht ohne Trennung hinter den Namen. Prüfen Sie die Namen.
past-more-knockouts = Die Liste hat { $knockouts } Knockouts bei { $results } Ergebnissen. Prüfen Sie, ob sie Geld sind.
past-two-names = „{ $text }“ können zwei Spieler sein. Geben Sie jedem eine Zeile.
past-which-event = Die Datei hat mehrere Turniere. Welches kommt herein?
past-all-events = Alle
past-below-places = Plätze
past-below-points = Punkte. Die meisten sind der erste Platz
past-below-points-absent = Punkte. Die meisten sind der erste Platz; wer 0 hat, war nicht dabei
past-below-points-played = Punkte. Die meisten sind der erste Platz; wer 0 hat, war dabei und wurde Letzter
past-below-days = Was steht unter „{ $evening }“ und den anderen Abenden?
# As in English.
past-of-event = { $event }: { $said }
past-no-date-of-event = „{ $event }“ hat keinen Tag mit Monat und Jahr wie 2026-03-14. Es gilt der Tag, an dem die Datei zuletzt geändert wurde.
past-event-number = Nummer { $number }

## seasons/points

points-not-chosen = Wählen Sie, wie diese Saison Punkte gibt.
points-no-number = Die Formel ergibt für { $results } keine Zahl. Der Platz gibt dort 0 Punkte.

## src/bounds

more-than-at-once = Das ist zu viel auf einmal. Wählen Sie eine kleinere Datei, oder gehen Sie in Teilen vor.

## src/devices/printers

printer-gone = Diesen Drucker gibt es nicht mehr. Wählen Sie einen anderen. Das Blatt ist als PDF gespeichert.
printer-did-not-take = Der Drucker hat es nicht angenommen: { $why }. Das Blatt ist als PDF gespeichert.

## src/devices/sound/mod

sound-not-started = Der Computer konnte den Ton nicht starten. Schließen Sie andere Programme, und starten Sie dieses neu.

## src/devices/sound/reasons

sound-none-found = Es wurde kein Audiogerät gefunden. Schließen Sie einen Lautsprecher an, oder wählen Sie einen in den Toneinstellungen des Systems; das nächste Signal versucht es wieder.
sound-unplugged = Das Audiogerät wurde abgezogen oder ausgeschaltet. Schließen Sie es wieder an; das nächste Signal versucht es wieder.
sound-trouble = Das Audiogerät funktioniert nicht. Wählen Sie ein anderes in den Toneinstellungen des Systems; das nächste Signal versucht es wieder.
sound-busy = Ein anderes Programm behält das Audiogerät für sich. Schließen Sie dieses Programm; das nächste Signal versucht es wieder.
sound-forbidden = Das System lässt dieses Programm das Audiogerät nicht benutzen. Erlauben Sie es in den Einstellungen des Systems; das nächste Signal versucht es wieder.

## src/devices/sound/tune

sound-none = Diese Datei ist kein Ton, der sich hier abspielen lässt. Wählen Sie eine Datei als WAV, MP3, OGG (Vorbis) oder FLAC.
sound-too-large = Ein Ton hat höchstens 20 MB. Wählen Sie einen kürzeren.
sound-too-fine = Ein Ton ist mono oder stereo, mit höchstens 96.000 Abtastwerten pro Sekunde. Speichern Sie ihn als gewöhnliche MP3, und wählen Sie diese.
sound-too-long = Ein Ton dauert höchstens eine Minute. Wählen Sie einen kürzeren.

## src/devices/speech

speech-install = Auf diesem Computer spricht kein Programm. Installieren Sie speech-dispatcher oder espeak-ng; die nächste Ansage versucht es wieder.
speech-none = Auf diesem Computer spricht kein Programm; die nächste Ansage versucht es wieder.
speech-trouble-install = Die Sprachausgabe des Systems funktioniert nicht. Prüfen Sie sie mit dem Befehl spd-say, oder installieren Sie espeak-ng; die nächste Ansage versucht es wieder.
speech-trouble = Die Sprachausgabe des Systems funktioniert nicht. Probieren Sie eine Stimme in den Einstellungen des Systems aus; die nächste Ansage versucht es wieder.

## src/devices/spooler

sheet-not-made = Das Blatt konnte nicht erstellt werden.
slip-not-printed = Ein Zettel wurde nicht automatisch gedruckt.

## src/devices/wake

screens-not-lit = Das System lässt dieses Programm die Bildschirme nicht anlassen. Schalten Sie für dieses Turnier Bildschirmschoner und Energiesparen in den Einstellungen des Systems aus.

## src/house/announcements

unread-announcements = die Ansagen
sound-gone = Die Datei ist nicht mehr da. Wählen Sie sie noch einmal; bis dahin erklingt der mitgelieferte Ton.
sound-not-copied = Der Ton konnte nicht nach { $folder } kopiert werden. Schaffen Sie dort Platz, oder erlauben Sie das Schreiben.

## src/house/archive

unread-archive = die Jahre im Archiv
nothing-of-year = Kein beendetes Turnier von { $year } steht in der Liste.

## src/house/background

picture-unusable = Dieses Bild lässt sich auf den Bildschirmen nicht zeigen. Wählen Sie ein anderes.

## src/house/backups

backup-gone = Dieses Backup steht nicht mehr in der Liste. Wählen Sie ein anderes.

## src/house/logo

logo-format = Das ist kein Bild in PNG, JPEG oder WebP. Speichern Sie das Logo in einem dieser Formate.
picture-too-large = Das Bild ist größer als 4 MB. Speichern Sie es kleiner.
picture-too-wide = Das Bild hat { $width } × { $height } Pixel; höchstens { $most } je Seite. Speichern Sie es kleiner.

## src/house/look

unread-look = das Aussehen der Bildschirme
line-too-long = Die Zeile fasst { $most } Zeichen.
facts-how-many = Wählen Sie eine bis { $most } Angaben für den unteren Rand.

## src/house/mod

no-file-open = Die Datei der Turniere ist nicht geöffnet.
opened-already = Dieses Turnier wurde schon eröffnet.
no-such-tournament = Dieses Turnier gibt es nicht.
window-gone = Dieses Fenster gibt es nicht mehr.
nothing-to-show = Es gibt kein Turnier, das gezeigt werden kann.
screen-number = Bildschirme haben die Nummern 1 bis 16.
phones-code-caption = Uhr und Sitze
line-not-written = Die Zeile konnte nicht geschrieben werden: { $error }
newer-line = Zeile { $number } dieses Turniers stammt von einer neueren Version von Shuffle Up. Öffnen Sie es dort; nichts wurde geändert.

## src/house/network

unread-network = das Netz
name-length = Ein Name hat 1 bis { $most } Zeichen.
port-range = Wählen Sie einen Port von 1024 bis 65535.
operators-full = Es ist Platz für 50 Bediener.

## src/house/own_file

picture-not-kept = Das Bild kann nicht in { $folder } abgelegt werden: { $error }.

## src/house/palette

not-a-colour = „{ $text }“ ist keine Farbe wie #102a43.
colour-text = Der Text
colour-accent = Die Akzentfarbe
contrast-too-weak = { $what } ist auf diesem Hintergrund von hinten im Raum nicht zu lesen: Der Kontrast ist { $contrast } zu 1, mindestens { $least } zu 1 ist nötig. Machen Sie eines heller oder das andere dunkler.
ground-too-middling = Der Hintergrund ist weder dunkel noch hell genug: „Angehalten“ und „letzte Minute“ haben eigene Farben, die darauf niemand lesen könnte. Wählen Sie einen dunkleren oder helleren Hintergrund.

## src/house/past

past-too-large = Die Datei ist größer als 16 MB.
dropped-not-read = { $file } lässt sich nicht lesen.
results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
knockouts = { $count ->
    [one] { $count } Knockout
   *[other] { $count } Knockouts
}
past-no-date = Der Dateiname hat kein Datum wie 2026-03-14. Es gilt der Tag, an dem die Datei zuletzt geändert wurde.
past-column-not-read = Die Spalte „{ $column }“ wird nicht gelesen.
past-line-left-out = Zeile { $line }: { $why }
past-no-results = In keiner Zeile stehen ein Name und ein Platz.
past-replaced = Diese Ergebnisse ersetzen die früher importierten.
past-template-new = Die Einstellungen sind jetzt eine Ihrer Vorlagen.
past-template-known = Die Einstellungen waren schon unter Ihren Vorlagen.
past-no-template = Aus den Einstellungen wird keine Vorlage: { $why }
past-season-other-points = Die Saison { $season } gibt Punkte anders als diese Datei.
past-season-with-points = Die Saison { $season } ist neu. Sie gibt Punkte nach der Formel der Datei.
past-season-new = Die Saison { $season } ist neu. Wählen Sie, wie sie Punkte gibt.
past-season-counts = Die Ergebnisse zählen für die Saison { $season }.
past-template-from = Aus einer Datei von The Tournament Director.

## src/house/qr_code

qr-text = Der Text des QR-Codes
qr-caption = Die Worte neben dem QR-Code
field-too-long = { $field } kann { $most } Zeichen haben.

## src/house/room_map

unread-room-map = die Anordnung der Tische
map-full = Höchstens 5.000 Tische lassen sich anordnen.
map-outside = Das liegt außerhalb des Raums.
map-two-tables = Zwei Tische können nicht am selben Platz stehen.
tables-of-another-event = { $event } hat diese Tische: { $tables }. Nennen Sie andere, zum Beispiel tables 61-68, oder schließen Sie sie dort.

## src/house/screens

unread-screens = die Bildschirme des Raums
windows-full = { $most } Fenster sind gemerkt. Schließen Sie eines, das Sie nicht mehr brauchen.
message-too-long = Die Nachricht fasst { $most } Zeichen.

## src/house/seasons

season-not-on-the-list = Nicht auf der Liste
season-closed = Diese Saison ist abgeschlossen. Öffnen Sie sie wieder, um die Regeln zu ändern.
season-say-why = Geben Sie den Grund an; er bleibt bei der Zeile.
season-no-line = Diese Zeile gibt es nicht, oder sie ist schon gestrichen.
season-full = Diese Saison hat so viele Zeilen, wie gespeichert werden können.
season-who-and-points = Wählen Sie einen Spieler und die Punkte.
season-how-much = Geben Sie an, wie viel ausgezahlt wird und an wen.
season-closed-already = Diese Saison ist schon abgeschlossen.

## src/house/seen

said-meanwhile = Inzwischen wurde etwas anderes eingegeben. Sehen Sie nach, was rückgängig gemacht würde.
changed-meanwhile = Inzwischen hat sich etwas geändert. Sehen Sie nach, und wiederholen Sie es.

## src/house/settings

unread-settings = die Einstellungen des Programms

## src/house/settings_file

settings-not-written = Die Einstellungen konnten nicht geschrieben werden: { $error }.
sounds-too-large = Die Töne sind zusammen zu groß für eine Datei. Wählen Sie kürzere, oder speichern Sie sie als MP3.
settings-too-large = Diese Datei ist größer als 64 MB und enthält darum keine Einstellungen.
settings-other-file = Diese Datei enthält keine Einstellungen von Shuffle Up. Wählen Sie eine, die dort gespeichert wurde.
settings-newer = Diese Einstellungen stammen von einer neueren Version von Shuffle Up. Speichern Sie sie dort für diese Version, oder aktualisieren Sie.
settings-of-development-build = Diese Einstellungen stammen aus einem Entwicklungsstand von Shuffle Up. Nur der Stand vom 28. November 2026 kann sie lesen.
settings-not-understood = Diese Einstellungen sind nicht verständlich: Zeile { $line }, Spalte { $column }. Speichern Sie sie noch einmal.

## src/house/stored

settings-unread = Diese Version kann nicht alles lesen, was für { $what } gespeichert ist. Es bleibt unverändert in der Datei. Was Sie stattdessen wählen, gilt, bis das Programm endet.
nothing-unreadable = Alles, was hier gespeichert ist, ist lesbar.

## src/house/templates

newer-templates = Ihre Vorlagen stammen von einer neueren Version von Shuffle Up. Öffnen Sie sie dort; nichts wurde geändert.
template-unread = Diese Version kann eine Ihrer Vorlagen nicht lesen. In der Datei wurde nichts geändert.
templates-unread = Diese Version kann { $several } Ihrer Vorlagen nicht lesen. In der Datei wurde nichts geändert.
no-such-template = Diese Vorlage gibt es nicht.
templates-full = Es gibt 200 Vorlagen. Löschen Sie eine, dann speichern Sie diese.
no-own-template = Eine solche Vorlage haben Sie nicht.
templates-not-written = Die Vorlagen konnten nicht geschrieben werden: { $error }

## src/house/transfer

file-open-here = Diese Datei ist hier schon geöffnet. Ihre Turniere stehen in dieser Liste.
folder-not-writable = In { $folder } lässt sich nichts speichern: { $error }.
tournament-file-too-large = Die Datei eines Turniers hat höchstens 64 MB. Wählen Sie eine andere.
foreign-log = Das Protokoll in dieser Datei stammt nicht von Shuffle Up. Exportieren Sie das Turnier noch einmal, oder wählen Sie eine andere Datei. Nichts wurde geändert.

## src/ipc

did-not-work = Das hat nicht geklappt; sonst hat sich nichts geändert. Versuchen Sie es noch einmal.

## src/ipc/paper

sheet-gone = Dieses Blatt gibt es nicht mehr. Speichern Sie es noch einmal.
no-viewer = Kein Programm für PDF-Dateien hat geantwortet. Öffnen Sie die Datei aus ihrem Ordner.

## src/ipc/screens

no-room-window = Das ist kein Fenster des Raums.

## src/network/mod

network-off = Schalten Sie zuerst das Netz ein.
choose-address = Wählen Sie eine Adresse dieses Computers.
certificate-not-kept = Das Zertifikat kann nicht im Datenordner abgelegt werden. Schaffen Sie Platz, und versuchen Sie es noch einmal.
port-in-use = Ein anderes Programm benutzt diesen Port. Wählen Sie einen anderen.
address-gone = Dieser Computer hat diese Adresse nicht mehr. Wählen Sie eine andere.
address-unusable = Diese Adresse kann nicht benutzt werden. Wählen Sie eine andere Adresse oder einen anderen Port.

## src/network/requests

request-stale = Das geht nicht mehr. Sehen Sie am Tisch nach.
other-hitmen = Die Tische nennen verschiedene Spieler, die sie ausgeschaltet haben. Bestätigen Sie eine Meldung nach der anderen.
floor-told-already = Der Floor weiß es schon.
settled-already = Das ist schon erledigt.
check-in-needs-a-name = Geben Sie Ihren Namen ein.
check-ins-full = Zu viele warten auf Einlass. Nennen Sie dem Gastgeber Ihren Namen.
check-in-asks = Wählen Sie, wer { $name } ist: Es kann mehr als einer gemeint sein.
check-in-is-off = Hier meldet sich niemand am Handy an. Nennen Sie dem Gastgeber Ihren Namen.

## src/network/served

device-may-not = Dieses Gerät darf das nicht. Fragen Sie bei der Turnierleitung.
not-readable = Das ist nicht lesbar: { $error }
only-at-the-house = Nur am Computer des Hauses selbst.
device-message = Nachricht: { $text }
role-host = Gastgeber
role-clock = Uhr
role-table = Tisch
# As in English.
role-floor = Floor
role-registration = Anmeldung
role-director = Turnierleitung
sign-in-first = Melden Sie sich zuerst mit Name und PIN an.
ask-for-less = Fragen Sie weniger auf einmal.

## src/papers

wrong-paper = Dieses Blatt wird nicht auf diesem Papier gedruckt: A3, A2 und Tabloid sind für Aushänge, A6 und Rollen für Zettel.
file-not-written = Die Datei konnte nicht nach { $folder } geschrieben werden: { $error }. Schaffen Sie Platz, oder wählen Sie einen anderen Ordner.
paper-card-note = { $chips } Chips · Anmeldung { $entry }
paper-card-note-blinds = { $chips } Chips · { $big_blinds } BB · Anmeldung { $entry }
paper-card-note-bag = { $chips } Chips · { $big_blinds } BB · Beutel { $bag }
paper-series-pays = { $name } zahlt über alle Flights. Dieses Turnier zahlt selbst niemanden.
paper-of-series = { $name }: { $entries } über alle Flights, Preispool { $pool }.
paper-series-guarantee = Garantiert: { $guarantee }, davon vom Haus: { $overlay }.
paper-series-places = Bezahlte Plätze: { $places }.
draw-first-cards = Losen Sie zuerst die Sitze aus; dann gibt es Karten zu drucken.
paper-keep-card = Bitte aufbewahren und beim Verlassen des Sitzes abgeben.
paper-card-draw = Auslosung { $draw }

## src/papers/chips

draw-first-chips = Losen Sie zuerst die Sitze aus, in einem Turnier mit Chip-Race.
nobody-at-table = An diesem Tisch sitzt niemand.
paper-race-half = Bleibt mindestens die Hälfte eines { $next }ers übrig, gibt es noch einen. Ein Spieler kann mehrere gewinnen.
paper-race-one-each = Höchstens ein neuer Chip pro Spieler. Bleibt mehr als die Hälfte übrig, gibt es noch einen; bei 500ern bei jedem Rest.
paper-race-exchange = { $chip }er gehen, { $next }er kommen
paper-race-change-up = Zuerst wechseln: { $old } × { $chip } gegen { $new } × { $next }. Was an jedem Sitz bleibt, ist überzählig.
paper-race-deal = Sitz 1 zuerst, im Uhrzeigersinn: eine Karte pro überzähligem Chip, alle eines Spielers vor dem nächsten.
paper-race-highest = Die höchste Karte nach Rang, dann Pik, Herz, Karo, Kreuz, gewinnt den nächsten { $next }er. { $rounding }
paper-race-nobody-out = Niemand scheidet dabei aus: Wer keinen Chip mehr hätte, bekommt einen { $next }er.
paper-race-later = Später gefundene { $chip }er werden zum selben Wert getauscht; was keinen { $next }er ergibt, verlässt das Spiel.
paper-race-title = Chip-Race · Tisch { $table }
paper-odd-chips = Überzählig
paper-cards = Karten
paper-new-chips = Neue Chips
paper-count-sheets = Zählblätter
paper-expected = Soll
# As in English.
paper-chips = Chips
paper-counted-again = Nachgezählt
paper-sum = Summe
paper-found-later = Später gefunden bei { $name }, Sitz { $seat }: { $count } × { $chip }
paper-found-out = { $count } × { $chip } ausgegeben
paper-found-leave = { $chips } in Chips verlassen das Spiel
paper-found = { $parts }.
paper-chips-in = { $chip }er rein
paper-chips-out = { $chip }er raus
paper-bring = { $chip }er bringen
paper-collect-about = { $chip }er einsammeln, etwa
paper-chips-in-play = Chips im Spiel
paper-tables-raced = Tische erledigt
paper-so-many-of = { $some } von { $all }
paper-chips-found = { $chip }er später gefunden
paper-removed = Damit entfernt
paper-chips-leave-for = { $chip }er gehen für { $next }er · { $in_play } im Spiel
paper-collect = { $chip }er einsammeln
paper-in-play = Im Spiel
paper-chip-summary = Chips raus und rein

## src/papers/customs

paper-seat = Sitz
paper-table = Tisch
paper-total = Summe
paper-player = Spieler
paper-page = Seite { $page } von { $pages }

## src/papers/fairness

draw-first-check = Losen Sie zuerst die Sitze aus; dann gibt es eine Auslosung zu prüfen.
paper-fingerprint = Prüfnummer
paper-players = Spieler
paper-draw = Auslosung
paper-seed = Startwert
paper-check-script = Speichern Sie das Prüfskript (Spieler, So wurde ausgelost) als check.jsonl und starten Sie: shuffle-up headless < check.jsonl. Es nennt die Spieler in der Reihenfolge unten und alles Festgelegte, lost mit dem Startwert aus und gibt die Sitze aus. Jeder Rechner gibt dasselbe aus.
paper-check-log = Das Protokoll des Turniers enthält diese Auslosung mit ihrem Startwert; überall geöffnet, ergibt es dieselben Sitze.
paper-check-cards = Die Karten wurden am Tisch vor den Spielern gezogen. Das Protokoll enthält jede Karte, wie sie eingegeben wurde.
paper-how-drawn = Wie die Sitze ausgelost wurden
paper-the-method = Das Verfahren
paper-arranged = Festgelegt und eingehalten
paper-arranged-not-kept = Festgelegt, aber nicht möglich
paper-every-draw = Alle Auslosungen dieses Turniers
paper-to-check = Zum Nachprüfen
paper-list-in-order = Die Liste in ihrer Reihenfolge, und die Sitze
paper-draw-made = { $number }. { $title }, { $time }, Prüfnummer { $fingerprint }, Protokollzeile { $line }
paper-draw-struck = { $draw }, rückgängig gemacht.

## src/papers/floor

no-table-breaks-next = Als Nächstes wird kein Tisch aufgelöst. Wählen Sie einen, oder warten Sie, bis mehr Tische offen sind, als nach einer Neuauslosung bleiben.
paper-table-breaks = Tisch { $table } wird aufgelöst
paper-break-step-cards = Warten Sie das Ende der Hand ab. Schneiden Sie die Karten auseinander und legen Sie sie verdeckt hin: die Tischkarten auf einen Stapel, die Sitzkarten auf je einen Stapel pro Tisch.
paper-break-step-draw = In der Reihenfolge der Sitze zieht jeder eine Tischkarte, dann eine Sitzkarte dieses Tisches. Notieren Sie beide unten; übrige Sitzkarten bleiben verdeckt.
paper-break-step-absent = Für Abwesende zieht das Personal, bringt die Chips hinüber und lässt die Sitzkarte am alten Sitz.
paper-break-early = Früh ausgelegt: An den anderen Tischen müssen noch { $short } Sitze frei werden, bevor dieser aufgelöst werden kann. Drucken Sie die Karten dann noch einmal.
paper-table-cards = Tischkarten
paper-seat-cards = Sitzkarten
paper-table-drawn = Tisch gezogen
paper-seat-drawn = Sitz gezogen
paper-table-card = Tischkarte
paper-seat-card-of = Sitzkarte für Tisch { $table }
paper-then-seat = Ziehen Sie jetzt eine Sitzkarte dieses Tisches.
paper-then-move = Bringen Sie Ihre Chips an diesen Sitz und geben Sie die Karte dort ab.
paper-card-of-cards = { $card } von { $cards }
paper-please-move = Bitte umsetzen
paper-show-slip = Zeigen Sie diesen Zettel dem Dealer am neuen Tisch.
no-seat-left-behind = Diese Spieler haben keinen Sitz verlassen.
nobody-away-on-the-way = Keiner, der unterwegs ist, ist als abwesend markiert. Markieren Sie ihn, etwa mit absent 6.4, oder wählen Sie die Umsetzung.
paper-chips-are-at = Ihre Chips sind an
paper-left-at-old-seat = Liegt am alten Sitz eines Spielers, der nicht da war (TCH P16).
nobody-on-the-way = Niemand ist zu einem anderen Sitz unterwegs.
paper-post-big-blind = In der nächsten Hand zahlen Sie den Big Blind.
paper-post-small-blind = In der nächsten Hand zahlen Sie den Small Blind.
paper-have-button = In der nächsten Hand haben Sie den Button.
paper-post-nothing = In der nächsten Hand spielen Sie mit und zahlen keinen Blind.
paper-wait-for-button = Sie spielen mit, sobald der Button an Ihnen vorbei ist.
paper-dealt-in = Sie spielen sofort mit und zahlen, was Ihr Sitz zahlen muss.
paper-wait-in-blind = Im Small Blind oder auf dem Button warten Sie, bis der Button an Ihnen vorbei ist.
paper-wait-between = Zwischen Small Blind und Button warten Sie, bis der Button an Ihnen vorbei ist.
paper-from-seat = von { $seat }

## src/papers/hands

no-hand-for-hand-yet = Die Tische haben noch nicht Hand-for-Hand gespielt; h4h sagt es an.
paper-hand-record = Hand-for-Hand-Protokoll
# As in English.
paper-hand = Hand
paper-dealt = Ausgeteilt
paper-clock = Uhr
paper-tables = Tische
paper-went-out = Ausgeschieden
paper-prize = Preis
paper-left-then = Bei der Ansage dabei
paper-places-paid = Bezahlte Plätze
paper-place-takes = { $place } Platz erhält
paper-ended = Beendet
paper-time-left = { $time }, noch { $left }
paper-ends-with = Endet bei
paper-so-many-left = noch { $left }
paper-record-of = Protokoll: { $pace }
paper-announced-line = Angesagt um { $time }, Zeile { $line } des Protokolls, mit { $left } Spielern.
paper-announced = Angesagt um { $time }, mit { $left } Spielern.
paper-ranked-together = Wer in der laufenden { $turn } (mit 0 bezeichnet) oder einer späteren ausschied, wird mit allen aus derselben { $turn } gewertet: an einem Tisch nach Stack, an mehreren werden die Plätze geteilt.
paper-level-number = Level { $level }
paper-nobody-on-this = niemand in dieser { $turn }

## src/papers/laptop

help-not-read = Die Hilfe konnte nicht gelesen werden: { $error }

## src/papers/log

no-log-line = Keine Zeile des Protokolls passt dazu.
paper-lines = Zeilen
paper-with-words = Mit den Wörtern
paper-about = Über
paper-at = An
paper-struck = Gestrichen
paper-log = Protokoll
paper-line = Zeile
paper-time = Zeit
paper-what-was-said = Was geschah
paper-device = Gerät
paper-line-struck = gestrichen

## src/papers/money

nothing-bought-yet = Noch wurde nichts gekauft. Eine Quittung gibt es für Anmeldung, Rebuy oder Add-on und für ausgezahlte Preise oder Bounties.
paper-prize-pool = Preispool
paper-fee = Gebühr
# As in English.
paper-bounty = Bounty
paper-staff = Personal
paper-league = Liga
paper-entry-number = Anmeldung { $entry }
paper-chips-early = { $chips } in Chips, davon { $early } Early-Bird-Chips
paper-in-chips = { $chips } in Chips
paper-cancelled = { $what } · storniert
paper-number = Nr. { $number }
paper-check-payout = Bitte prüfen Sie Name und Betrag, bevor Sie gehen.
paper-check-receipt = Bitte prüfen Sie Name, Sitz und Beträge vor Ihrer ersten Hand (TCH 4a).
paper-unpaid = Noch nicht bezahlt
paper-paid = Bezahlt
paper-paid-out = Ausgezahlt
paper-paid-cash = Bar bezahlt
paper-paid-out-cash = Bar ausgezahlt
paper-paid-by = Bezahlt: { $means }
paper-paid-in-part = { $amount } mit Ticket, der Rest: { $payment }
paper-paid-out-by = Ausgezahlt: { $means }
paper-tills = Kassen
paper-prizes = Preise
paper-fees = Gebühren
# As in English.
paper-bounties = Bounties
paper-held = Verwahrt
paper-taken-out = Entnommen
paper-card = Karte
paper-transfer = Überweisung
paper-other = Anderes
paper-owed-by-players = Außenstände
paper-owed-by-house = Schuld des Hauses
paper-cash = Bar
paper-cash-balance = In den Kassen und geschuldet { $tills }, für Preise und alle anderen { $purposes }: Die Differenz ist { $difference }.
paper-cash-report = Kassenbericht
paper-came-in = Eingenommen
paper-money-went-out = Ausgegeben
paper-house-fees = Gebühren
paper-prizes-open = Offene Preise
paper-where-money = Wo das Geld ist
paper-for-others = Für andere
paper-collected = Eingenommen
paper-paid-out-to-others = Ausgezahlt
paper-still-held = Noch da
paper-drawers = Schubladen
paper-ticket-owed = 1 Ticket ist offen: eine Anmeldung im Wert von { $worth } ist geschuldet.
paper-tickets-owed = { $out } Tickets sind offen: Anmeldungen im Wert von { $worth } sind geschuldet.
paper-devices = Geräte im Raum
paper-device-connected = verbunden
paper-device-heard = zuletzt gehört { $time }
paper-float = Wechselgeld
paper-in = Rein
paper-out = Raus
paper-to-safe = In den Tresor
paper-should-hold = Soll
paper-counted = Gezählt
paper-difference = Differenz
paper-counted-by = Gezählt von, Datum und Unterschrift
paper-together = Zusammen
paper-no-drawer = In keiner Schublade

## src/papers/prizes

no-pool-yet = Es gibt noch keinen Preispool: Melden Sie zuerst Spieler an.
paper-too-much = { $amount } zu viel
paper-deal-share-in-play = Anteil am Deal, noch im Spiel
paper-entries-at = { $entries } zu { $price }, { $rebuys }
paper-no-rebuys = keine Rebuys
paper-one-rebuy = 1 Rebuy
paper-many-rebuys = { $rebuys } Rebuys
paper-owed-now = Jetzt offen
paper-still-open = Noch zu gewinnen
paper-one-entry = 1 Anmeldung
paper-many-entries = { $entries } Anmeldungen
paper-payouts = Auszahlungen
paper-place = Platz
paper-received = Erhalten (Unterschrift)
paper-director = Turnierleitung
paper-nothing-left = Zu spielen blieb nichts.
paper-was-left = Zu spielen blieben { $amount }.
paper-is-left = Zu spielen bleiben { $amount }.
paper-the-deal = Der Deal, { $kind }: { $shares }.
paper-paid-before = Schon ausgezahlt
paper-to-be-paid = Auszuzahlen
paper-owes-for-entries = Schuldet { $amount } für Anmeldungen.
paper-card-number = Karte { $card }
paper-slip-number = Beleg { $number }
paper-deal-share = Anteil am Deal
paper-still-in-play = Noch im Spiel.
no-prize-yet = Noch hat niemand einen Preis gewonnen.
player-no-prize = { $name } hat keinen Preis gewonnen.
paper-payout = Auszahlung
paper-received-date = Erhalten, Datum und Unterschrift
paper-paid-out-signature = Ausgezahlt, Unterschrift der Kasse
paper-nth-place = { $nth } Platz
no-winner-yet = Die Urkunde ist für den Sieger; es wird noch gespielt.
paper-winner = Sieger
paper-of-entries = von { $entries }
paper-certificate = Urkunde
paper-paid-in = eingezahlt { $amount }
paper-added = Zuschuss des Hauses { $amount }
paper-less = abzüglich { $amount } für { $what }
paper-overlay = Overlay { $overlay } bis zur Garantie von { $guarantee }
paper-pool-made-of = Der Pool: { $parts }.
paper-prize-paid = ausgezahlt
paper-prize-paid-otherwise = anders als bar ausgezahlt
paper-prize-paid-by = ausgezahlt: { $means }
paper-reportable = netto { $amount }: zu melden (TCH 6b)
paper-tax-forms = netto { $amount }: W-2G; aus dem Ausland 1042-S, { $withheld } können einbehalten werden (TCH 6b)
paper-tax-papers = Gemeldete Preise werden gegen Lichtbildausweis und Social-Security-Karte oder Formular W-9 ausgezahlt, aus dem Ausland gegen ITIN-Karte oder Formular W-8BEN. Ohne sie bleibt der Preis einbehalten (TCH 6b, 6c).
paper-prize-paid-too-much = { $amount } vor einer Korrektur ausgezahlt, { $over } zu viel
paper-prize-paid-and-owed = { $amount } ausgezahlt, { $owed } offen
paper-owes = schuldet { $amount }
paper-entries = Anmeldungen
paper-guaranteed = Garantiert
paper-still-growing = Anmeldungen und Rebuys zählen noch; danach stehen die Preise fest.
# As in English.
paper-deal = Deal
paper-no = Nr.
paper-agreed = Einverstanden (Unterschrift)
paper-left-for-winner = Bleibt dem Sieger
paper-so-many-chips = { $chips } Chips
paper-shared = Geteilt
paper-reckoned = Berechnet
paper-share = Anteil
no-deal-yet = Es wird kein Deal verhandelt. Zählen Sie zuerst die Stacks, unter Preise.
paper-ways-of-deal = { $stack } Chips · gleichmäßig { $even } · nach Chips { $by_chips }
paper-to-be-shared = Zu teilen
paper-chips-counted = Gezählte Chips
paper-by-icm = Nach ICM
no-bounties = In diesem Turnier gibt es keine Bounties.
paper-on-own-head = { $amount } auf dem eigenen Kopf
paper-paid-too-much = { $amount } vor einer Korrektur ausgezahlt, { $over } zu viel
paper-paid-and-owed = { $amount } ausgezahlt, { $owed } offen
paper-bounty-paid = ausgezahlt
paper-bounty-paid-otherwise = anders als bar ausgezahlt
paper-bounty-paid-by = ausgezahlt: { $means }
paper-on-heads = Auf den Köpfen
paper-bounty-fixed = Das Bounty bekommt, wer den Spieler ausschaltet; der Sieger behält das eigene.
paper-bounty-progressive = Eine Hälfte des Bountys wird ausgezahlt, die andere kommt auf den Kopf dessen, der den Spieler ausschaltet; eine ungerade Einheit wird ausgezahlt. Der Sieger behält den eigenen Kopf.
paper-bounty-mystery = Die Umschläge wurden in einer einmal gelosten Reihenfolge versiegelt; jeder wird einmal geöffnet, der letzte gehört dem Sieger.
paper-in-envelopes = In Umschlägen
paper-bounties-open = Angefallen in Händen, deren Gewinner niemand genannt hat: { $amount }.
paper-won = Gewonnen

## src/papers/season_files

paper-season-unnamed = Ohne Namen
paper-season-played = Turniere
paper-season-wins = Siege
paper-season-points = Punkte
# As in English.
paper-season-knockouts = Knockouts
# As in English.
paper-season-rebuys = Rebuys
paper-season-won = Gewonnen
paper-season-net = Netto
paper-printed = Gedruckt { $time }
events = { $count ->
    [one] { $count } Turnier
   *[other] { $count } Turniere
}
paper-season-events = { $events } · { $from } bis { $to }
paper-season-empty = Noch kein Turnier
paper-season-rank = Rang

## src/papers/seats

draw-first-seats = Losen Sie zuerst die Sitze aus; dann gibt es Sitze zu drucken.
enter-first-names = Melden Sie zuerst Spieler an; dann gibt es Namen zum Unterschreiben.
# As in English.
paper-buy-in = Buy-in
paper-sign-in = Startliste
paper-entry = Nr.
paper-signature = Unterschrift
paper-seating-by-name = Sitze nach Namen
paper-seating-by-table = Sitze nach Tisch
table-not-open-here = Tisch { $number } ist nicht offen.
paper-table-sheets = Tischblätter
paper-open-seat = frei
paper-absent = abwesend
# As in English.
paper-dealer = Dealer
paper-does-not-break = { $table } wird nicht aufgelöst.
paper-breaks-first = { $table } wird als erster aufgelöst.
paper-breaks-after = { $table } wird als { $nth } aufgelöst, nach { $before }.
paper-breaking-order = Auflösereihenfolge: { $tables }
paper-room = Raum

## src/papers/source

paper-phone-code = Uhr, Sitze und Preise auf dem Handy
paper-log-line = Protokollzeile { $line }

## src/papers/stages

paper-with-stack = Startstack { $stack }
paper-levels-of = Levels von { $length }
paper-now = jetzt
# As in English.
paper-levels = Levels
paper-all-levels = Alle Levels und Pausen
paper-starting-stack = Startstack
paper-start = Beginn
paper-schedule = Zeitplan
# As in English.
paper-level = Level
# As in English.
paper-blinds = Blinds
paper-big-blind-ante = BB-Ante
# As in English.
paper-ante = Ante
paper-stud = Stud-Ante + Bring-in
paper-bets = Einsätze
paper-game = Spiel
paper-length = Dauer
paper-begins = Beginn
paper-break = Pause
paper-coloured-up = Chip-Race
paper-goes-on = läuft weiter
paper-hands-each = { $games }, je { $hands } Hände
paper-blind-first = Ein kurzer Big Blind zahlt zuerst den Blind, dann das Ante (TCH P11).
paper-ante-first = Ein kurzer Big Blind zahlt zuerst das Ante, dann den Blind.
# As in English.
paper-hours = h
# As in English.
paper-minutes = min
# As in English.
paper-seconds = s
paper-late-registration-at = Late Registration endet um { $time }.
paper-rebuys-at = Rebuys enden um { $time }.
paper-both-close = Rebuys und Late Registration enden mit der ersten Hand
paper-rebuys-close = Rebuys enden mit der ersten Hand
paper-late-registration-closes = Late Registration endet mit der ersten Hand

## src/problem

pin-digits = Eine PIN hat vier bis acht Ziffern.
pins-wait = Zu viele falsche PINs für diesen Namen. Warten Sie eine halbe Minute.
pin-of-another = Name und PIN gehören nicht zusammen.
no-longer-paired = Dieses Gerät ist nicht mehr gekoppelt.
no-chance = Der Computer konnte keinen Code erzeugen. Versuchen Sie es noch einmal.
devices-full = 100 Geräte sind gekoppelt. Entfernen Sie eines, das nicht mehr gebraucht wird.
code-not-open = Dieser Code gilt nicht. Fragen Sie bei der Turnierleitung nach einem neuen.
paired-only = Das ist nur für gekoppelte Geräte.
device-at-table = Dieses Gerät gilt nur für Tisch { $table }.
codes-wait = Zu viele falsche Codes von diesem Gerät. Lesen Sie den QR-Code am Turnierleitungstisch, oder warten Sie fünf Minuten.
house-restarted = Das Programm der Turnierleitung wurde neu gestartet. Sehen Sie nach, ob dies eingetragen ist, und wiederholen Sie es sonst.
said-too-late = Das kam zu spät und wurde nicht ausgeführt. Sehen Sie noch einmal nach, und wiederholen Sie es dann.
not-paired = Koppeln Sie dieses Gerät bei der Turnierleitung.
window-not-opened = Das Fenster konnte nicht geöffnet werden. Schließen Sie andere Fenster, und versuchen Sie es noch einmal.

## src/projector

monitor-gone = Der Monitor { $name } ist nicht angeschlossen. Wählen Sie einen anderen.

## src/sample

sample-not-read = Das Beispiel konnte nicht gelesen werden: { $error }

## tdt/evening

past-no-number = Die Datei hat keine eigene Nummer. Ihre Ergebnisse könnten doppelt zählen.
tdt-nobody-named = Die Datei zählt { $entries } und nennt niemanden.
tdt-nobody-played = Niemand hat gespielt.
tdt-places-missing = Nicht alle haben einen Platz.
tdt-same-number = Zwei Spieler haben dieselbe Nummer.
tdt-amounts-missing = Nicht alles, was gekauft wurde, hat einen Betrag.
tdt-prize-of-several = Ein Preis ging an mehrere Spieler. Wie sie ihn geteilt haben, ist nicht bekannt.
tdt-prize-amount = Ein Preis hat keinen Betrag.
tdt-prize-below-zero = Ein Preis liegt unter null.
tdt-no-date = Die Datei sagt nicht, wann gespielt wurde.
tdt-not-in-currency = Ein Betrag lässt sich in dieser Währung nicht zahlen.
tdt-deal-shared = Ein Deal: { $players } haben ihre Preise geteilt, jeder wie es die Datei sagt.
tdt-deal-points = Der Deal hat auch Punkte geteilt. Wie ein Deal Punkte gibt, sagen die Regeln der Saison.
tdt-deal-opened = Ein Deal wurde begonnen und nicht ausgeführt. Die Preise zählen, wie sie vergeben wurden.
tdt-bounties-unpaid = Die Datei hat Bountys, und niemand hat eine bezahlt.
cash-adjustments = { $count ->
    [one] { $count } Geldkorrektur
   *[other] { $count } Geldkorrekturen
}
tdt-hits-taken = Knockouts von { $name } wurden von Hand abgezogen. Hier zählen sie.

## tdt/grammar

tdt-character = Zeichen { $number } ist nicht verständlich: { $why }
tdt-line = Zeile { $number } ist nicht verständlich: { $why }
tdt-cut = Die Datei endet zu früh.
tdt-other-file = Das ist keine Datei von The Tournament Director.
tdt-no-tournament = In der Datei ist kein Turnier.
tdt-too-many-parts = Die Datei hat mehr Teile als jedes Turnier.
tdt-too-deep = Zu viele Klammern stehen ineinander.
tdt-no-comma = Ein Komma fehlt.
tdt-no-key = Ein Schlüssel fehlt.
tdt-no-colon = Nach einem Schlüssel fehlt ein Doppelpunkt.
tdt-no-value = Ein Wert fehlt.
tdt-no-name = Ein Name fehlt.

## tdt/places

tdt-times-unknown = Zu unbekannter Zeit ausgeschieden: { $players }. Ohne diese Zeit hat niemand einen Platz.
tdt-still-in-play = Das Turnier endete, als noch { $players } im Spiel waren. Sie haben keinen Platz.
tdt-nobody-won = Alle sind ausgeschieden, und niemand hat gewonnen.
tdt-hitman-unknown = { $name } wurde von { $by } ausgeschaltet. Dieser Spieler steht nicht in der Datei.
tdt-hitman-self = Laut Datei hat { $name } sich selbst ausgeschaltet.
tdt-prize-unknown-player = Der Preis für den { $place } Platz ging an { $player }. Dieser Spieler steht nicht in der Datei.
tdt-prize-other-place = Der Preis für den { $place } Platz ging an { $name }. Nach den Zeiten belegte { $name } den { $other } Platz.
tdt-prize-no-entry = Der Preis für den { $place } Platz ging an { $name }, aber ohne Anmeldung.
tdt-prize-not-given = Der Preis für den { $place } Platz wurde niemandem gegeben. Er zählt für niemanden.

## tdt/reading

tdt-cut-after = Die Datei endet zu früh, aber erst nach dem Turnier. Davon fehlt nichts.
tdt-no-version = Die Datei nennt keine Version. Sie wurde wie eine von 3.7.2 gelesen.
tdt-unknown-version = Version „{ $version }“ ist hier unbekannt. Die Datei wurde wie eine von 3.7.2 gelesen.
tdt-parts-not-read = Nicht gelesen, da es hier niemand braucht: { $parts }.
tdt-no-prices = In der Datei stehen keine Preise für Buy-ins.
buy-in-prices = { $count ->
    [one] { $count } Preis für ein Buy-in
   *[other] { $count } Preise für ein Buy-in
}
rebuy-prices = { $count ->
    [one] { $count } Preis für einen Rebuy
   *[other] { $count } Preise für einen Rebuy
}
add-on-prices = { $count ->
    [one] { $count } Preis für ein Add-on
   *[other] { $count } Preise für ein Add-on
}
tdt-fixed-rake = Die Datei hat ein festes Rake. Sein Betrag wird hier nicht vom Pool abgezogen.
tdt-no-players = In der Datei sind keine Spieler.
tdt-player-not-read = Spieler { $number } der Datei ist nicht lesbar.
tdt-two-numbers = { $name } hat in der Datei zwei Nummern: { $one } und { $other }.
tdt-bought-unclear = { $name } hat etwas ohne genauen Betrag gekauft.
points-adjustments = { $count ->
    [one] { $count } Punktekorrektur
   *[other] { $count } Punktekorrekturen
}
tdt-no-schedule = In der Datei ist kein Zeitplan.
tdt-no-stage = Zeile { $number } des Zeitplans ist weder ein Level noch eine Pause.
tdt-no-length = Zeile { $number } des Zeitplans hat keine Dauer.
breaks = { $count ->
    [one] { $count } Pause
   *[other] { $count } Pausen
}
tdt-no-prizes = In der Datei sind keine Preise.
tdt-prize-without-amount = Der Preis „{ $prize }“ wurde ohne Betrag gegeben.
tdt-prize-rounded = Der Preis „{ $prize }“ von { $amount } ist auf Hundertstel gerundet.
tdt-out-before-in = { $name } schied nach den Zeiten vor dem Buy-in aus. Der Platz kann falsch sein.
prizes = { $count ->
    [one] { $count } Preis
   *[other] { $count } Preise
}
tdt-no-chips = In der Datei sind keine Chips.
tdt-chip-value = Der Wert des Chips „{ $chip }“ ist keine ganze Zahl.
chip-values = { $count ->
    [one] { $count } Chipwert
   *[other] { $count } Chipwerte
}
tdt-no-tables = In der Datei sind keine Tische.

## tdt/season

tdt-formula-known = Die Punkteformel „{ $formula }“ hat auch Shuffle Up.
tdt-formula-taken = Die Punkteformel wird gelesen, wie sie ist: { $formula }
tdt-formula-not-read = Die Punkteformel ist nicht lesbar: { $why } Sie heißt „{ $formula }“.
tdt-hit-formula = Die Punkte für einen Knockout sind keine Zahl: „{ $formula }“. Sie werden nicht übernommen.
tdt-summary-setup = Einstellungen, mit denen niemand gespielt hat.
tdt-summary-won = { $players }, { $winner } hat gewonnen.
tdt-summary-open = { $players }, noch niemand hat gewonnen.

## tdt/set_up

past-no-buy-in = Die Datei hat keinen Preis für ein Buy-in.
past-no-stack = Das erste Buy-in nennt nicht, wie viele Chips es bringt.
tdt-rebuy-without-chips = Die Vorlage hat keine Rebuys: Der Preis sagt nicht, wie viele Chips er kauft.
tdt-add-on-without-chips = Die Vorlage hat keine Add-ons: Der Preis sagt nicht, wie viele Chips er kauft.
tdt-chip-colour = Die Farbe „{ $colour }“ des Chips { $value } ist nicht bekannt. Der Chip ist grau.
tdt-prizes-not-all = Die Preise in Prozent ergeben zusammen nicht 100. Die Vorlage hat ihre üblichen Preise.
tdt-prizes-no-structure = Die Preise ergeben keine Struktur nach Plätzen. Die Vorlage hat ihre üblichen Preise.

## the till

late-registration = Late Registration
through-level = bis Ende von Level { $level }
closed-by-the-director = { $what }: von der Turnierleitung geschlossen.
closed-by-the-director-why = { $what }: von der Turnierleitung geschlossen ({ $reason }).
closing-before-play = Es wird noch nicht gespielt. Ändern Sie stattdessen die Turniereinstellungen.
closed-already = { $what }: schon geschlossen.
closing-has-passed = So weit ist das Spiel schon. Nennen Sie ein späteres Level oder eine spätere Zeit.
log-closed-now = geschlossen
until-the-named-time = bis zur genannten Zeit
floor-closing-how = { $verb } through 6 oder { $verb } close; danach warum
floor-closing-now = ab jetzt geschlossen
line-through = bis
line-close = schließen
line-because = weil
floor-withdraw-whom = wessen Anmeldung? Ein Sitz oder ein Name
floor-withdraw = { $name } · { $amount } gehen zurück
floor-withdraw-exception = Ausnahme: { $reason }
floor-withdraw-because = Als Ausnahme, mit Grund
payment-voucher = Gutschein
payment-ticket = Ticket
payment-comp = frei vom Haus
paid-by-another = bezahlt von { $name }
floor-enter-how-paid = wie wird gekauft?
floor-how-or-name = „{ $word }“: wie gekauft wird, oder Teil des Namens?
floor-how-it-is-bought = wie gekauft wird
newcomer-last-name-first = Beginnt „{ $typed }“ mit dem Nachnamen?
line-comp = frei
line-unpaid = offen
floor-enter-no-payment = „{ $word }“ ist kein Zahlungsmittel. Wie wird gekauft?
floor-note-what = zu wessen Zahlung, und was? note 6.4 17 oder note 6.4 by Anna Berg
registered-late-no-no-show = { $name } hat sich nach dem Start angemeldet und ist kein No-Show. Bringen Sie die Chips ins Spiel, oder ziehen Sie die Anmeldung zurück.
no-show-after-registration = Die Anmeldung ist geschlossen: Der Stack von { $name } bleibt im Spiel und zahlt die Blinds.
no-show-moves-prizes = Mit einer Anmeldung weniger änderte sich der Preis von { $paid }. Lassen Sie stattdessen den Stack von { $name } die Blinds zahlen.
collect-owed-from = { $amount } von { $name } kassieren
has-not-paid = noch nicht bezahlt
floor-bust-envelope-whose = ein Umschlag: für wen? by und ein Sitz oder ein Name
floor-bust-opens-envelopes = durch { $names }, { $envelopes } zu öffnen
waits-for-a-seat = wartet auf einen Sitz
is-out = ausgeschieden
bar-until-which-day = Geben Sie den letzten Tag als Datum an, oder lassen Sie ihn bei einer Sperre ohne Ende leer.
ask-the-director = Fragen Sie die Turnierleitung.
may-not-play = { $name } darf nicht spielen. { $says }
may-not-play-until = { $name } darf bis { $day } nicht spielen. { $says }
ticket-used-since = Ticket { $number } ist benutzt: { $name } hat sich damit für { $event } angemeldet. Zuerst diese Anmeldung zurücknehmen.
ticket-needs-its-number = Die Nummer des Tickets angeben, etwa: ticket 1001.
floor-which-ticket = { $name } hat mehrere Tickets gewonnen. Welches?
floor-ticket = Ticket { $number }
floor-ticket-pays-a-part = das Ticket zahlt { $amount }, { $rest } sind noch zu zahlen
floor-ticket-worth-more = das Ticket ist { $amount } wert: { $rest } mehr als nötig, die niemand zurückbekommt
ticket-unknown = Ticket { $number } hat hier niemand gewonnen. Die Nummer prüfen.
ticket-for-another-event = Ticket { $number } gilt für { $event }, nicht für { $here }.
ticket-of-somebody-else = Ticket { $number } gilt nicht für { $player }: { $name } hat es gewonnen.
ticket-expired = Ticket { $number } galt bis { $day }.
ticket-used = Ticket { $number } ist benutzt: { $name } hat sich damit für { $event } angemeldet.
ticket-used-before-the-start = Ticket { $number } ist benutzt: { $name } hat sich damit für { $event } angemeldet. Für einen anderen Flight diese Anmeldung dort zurücknehmen.
ticket-chose-a-flight = { $name } hat mit Ticket { $number } { $event } gewählt, und dort wird schon gespielt. Das Ticket gilt nur dort (TCH 7e i).
paper-voucher = Gutschein
# As in English.
paper-ticket = Ticket
paper-comp = Frei vom Haus
floor-withdraw-why = warum? withdraw { $who } because falsches Turnier; vor because die Chips, die übrig sind
restore-with = Das baut auf gestrichenen Zeilen auf: { $numbers }. Stellen Sie sie mit wieder her, oder lassen Sie es, wie es ist.

log-ruling = Entscheidung
log-ruling-by = von { $name }
log-ruling-appeal = Berufung an { $name }
log-ruling-minutes = { $minutes } Min.
floor-ruling-what = worüber? rule 6.4 string bet; dahinter mit Kommas die Entscheidung, TCH 42a, w oder 2r, 4 min, durch Kim, berufung Lee
floor-ruling-by = entschieden von { $name }
floor-ruling-appeal = Berufung an { $name }
floor-ruling-minutes = { $minutes } Min. verloren
line-appeal = berufung
ruling-about-what = Worum geht es? Zum Beispiel: string bet.
ruling-0-240-minutes = Eine Entscheidung dauert 0 bis 240 Minuten.
ruling-most-players = Eine Entscheidung nennt höchstens { $most } Spieler.
ruling-penalty-whom = Wer bekommt die Strafe? rule 6.4 string bet, 2r.
paper-rulings = Regelfragen
paper-no-rule-in = Keine Regel in { $books }
no-such-ruling = Diese Regelfrage gibt es nicht.
paper-handover = Übergabe
paper-waits = Zu tun
paper-serving = Sitzt eine Strafe ab
paper-warned = Verwarnungen und Strafen
paper-away = Abwesend
paper-away-for = seit { $minutes } Min. weg
paper-away-left = noch { $left } Min.
paper-not-paid = Noch nicht bezahlt
paper-counts-open = Zählungen, die nicht stimmen
paper-drawer-open-since = { $device }, offen seit { $time }
paper-nothing-open = Nichts ist offen.
paper-hands-served = { $served } von { $hands } Händen verpasst
sum-pot-how = was jeder eingezahlt hat: pot 500 300a 1200 100f, a für All-in, f für ausgestiegen
sum-main-pot = Hauptpot { $chips } (Spieler { $players })
sum-side-pot = Side-Pot { $number }: { $chips } (Spieler { $players })
sum-pot-back = { $chips } zurück an Spieler { $player }
sum-pot-all = { $chips } wurden eingezahlt
sum-reopen-how = der Einsatz, dann jede Erhöhung als Summe, a für All-in: reopen 200 400 500a 650a
sum-reopen-short = { $total } ist keine volle Erhöhung: mindestens { $least }, oder a dahinter für All-in
sum-reopen-full = die letzte Erhöhung ist voll: mindestens auf { $least }
sum-reopen-yes = wieder eröffnet für den, der { $full } gesetzt hat: mindestens auf { $least }
sum-reopen-no = nicht wieder eröffnet für den, der { $full } gesetzt hat: mitgehen oder aussteigen; wer noch nicht dran war, darf auf { $least } erhöhen
sum-reopen-last-full = der letzte volle Einsatz geht auf { $full }, um { $by }
sum-reopen-facing = die All-ins legen { $short } darauf
sum-max-how = der Pot mit allen Einsätzen, was mitzugehen ist, was vor dem Spieler liegt: max 350 200 50
sum-max-bet = der höchste Einsatz ist { $most }
sum-max-raise = die höchste Erhöhung geht auf { $most }
sum-max-called = { $call } mitgehen: der Pot ist dann { $after }
sum-max-raised = um diesen Pot von { $after } erhöhen
sum-half-how = mitzugehen + kleinste Erhöhung, dann die Chips: half 400+200 500 100
sum-half-under = weniger als { $call }: zu wenig zum Mitgehen
sum-half-call = ein Call von { $call }
sum-half-made-full = eine Erhöhung, die voll gemacht wird: auf { $least }
sum-half-raise = eine Erhöhung auf { $all }
sum-half-over = { $all } gesetzt, { $over } über dem Call; die Hälfte der kleinsten Erhöhung ist { $half }
sum-half-needed = ohne den kleinsten Chip ist es weniger als der Call
sum-half-not-needed = auch ohne den kleinsten Chip reicht es zum Call
sum-odd-how = der Pot, wie viele ihn teilen, der kleinste Chip: odd 1025 2 25
sum-odd-none = jeder bekommt { $each }
sum-odd-left = jeder bekommt { $each }; übrige Chips zu { $chip }: { $odd }, je einer ab dem ersten Gewinner links vom Button
sum-odd-units = { $pot } sind { $units } Chips zu { $chip }
sum-hilo-how = der Pot, wie viele sich die High-Hälfte teilen, wie viele die Low-Hälfte, der kleinste Chip: hilo 1025 1 2 25
sum-hilo = jede High-Hand bekommt { $high }, jede Low-Hand { $low }
sum-hilo-halves = jede Hälfte ist { $half }
sum-hilo-odd = High-Hälfte { $high }, Low-Hälfte { $low }: der übrige Chip geht an die High-Hand
sum-hilo-odd-high = übrige Chips zu { $chip } in der High-Hälfte: { $odd }, je einer ab dem ersten Gewinner links vom Button
sum-hilo-odd-low = übrige Chips zu { $chip } in der Low-Hälfte: { $odd }, je einer ab dem ersten Gewinner links vom Button
sum-depth-how = der Stack, beide Blinds, alle Antes einer Hand, falls es welche gibt: depth 12500 100 200 200
sum-depth = { $blinds } Big Blinds; M { $m },{ $tenth }
sum-depth-round = eine Runde des Buttons kostet { $round }
sum-post-how = Big Blind, Ante, Stack: post 200 200 250
sum-post = { $posted } als Blind, { $ante } als Ante, { $left } bleiben
sum-post-order = zuerst der Blind, dann das Ante
sum-stub-how = Spieler mit Karten, dann flop, turn oder river, dann Karten je Hand, wenn nicht zwei: stub 9 turn
sum-stub = { $left } Karten
sum-stub-dealt = 52 weniger { $hands } in den Händen, { $board } auf dem Board, { $burnt } verbrannt
sum-acted-yes = Substantial Action: die Hand wird gespielt
sum-acted-no = noch keine Substantial Action
sum-acted-count = { $all } Aktionen, { $chips } davon mit Chips
pick-fewer = Mindestens 1 und weniger, als es gibt: { $there }.
pick-most = Höchstens aus { $most } auslosen.
log-pick = Los
log-pick-of = aus { $of }
log-pick-tables = aus den Tischen
log-pick-seats = aus { $table }
log-pick-players = aus allen Spielern
log-picked = { $chosen } { $of }, Prüfnummer { $check }
floor-pick-what = woraus? pick 4 of 9, pick table, pick seat 6 für einen Spieler an Tisch 6, pick player
floor-pick = { $count } ausgelost; das Protokoll behält die Prüfnummer
outlook-players = Vorausgeschaut wird für 1 bis { $most } Spieler.
call-off-over = Das Turnier ist zu Ende. Mache zuerst das Ende rückgängig.
call-off-nobody = Niemand ist dabei, also gibt es kein Geld zurückzugeben.
call-off-not-begun = Das Spiel hat nicht begonnen. Gib alles zurück.
call-off-after-deal = Ein Deal ist gemacht. Beende hier nach dem Deal.
call-off-stacks-by-chips = Zähle die Stacks nur, wenn das Geld nach Chips zurückgeht.
field-out-of-range = Ein Feld hat 2 bis 200.000 Entries.
smallest-field-above-most = Das Mindestfeld ist größer als die meisten erlaubten Entries.
event-takes-at-most = Das Turnier nimmt höchstens { $most } Entries und hat { $count }.
log-back-in-full = alles zurück
log-back-evenly = die Preise gleichmäßig geteilt
log-back-by-chips = die Preise nach Chips geteilt
log-fees-back = Gebühren zurück
log-called-off = Abgesagt
call-off-too-few = Sage das Turnier ab
too-few-entries = { $entries } statt der { $smallest }, die es braucht: Alle bekommen alles zurück, auch die Gebühren. Oder starte trotzdem
do-call-off = Absagen
matter-call-off = Die Absage
floor-call-off = Absagen
floor-call-off-how = wie geht das Geld zurück? calloff full, calloff evenly oder calloff chips 6.4 12000, 6.5 8000; mit fees dahinter auch die Gebühren
floor-call-off-in-full = { $players } bekommen alles zurück, { $amount }; niemand hat einen Platz
floor-call-off-evenly = { $players } bekommen { $amount }, die Preise gleichmäßig geteilt
floor-call-off-by-chips = { $players } bekommen { $amount }, die Preise nach Chips geteilt
nothing-called-off = Das Turnier wurde nicht abgesagt.
paper-prize-and-refund = { $prize } von den Preisen, { $refund } zurück
paper-refunds = Rückzahlungen
# As in English.
paper-ticket-number = Ticket { $number }
paper-ticket-for = Eine Anmeldung: { $event }
paper-ticket-worth = Wert
paper-ticket-good-until = Gilt einmal, für diesen Spieler, bis { $day }.
paper-ticket-good = Gilt einmal, für diesen Spieler.
no-tickets-won = Noch ist kein Ticket gewonnen. Das Event benennen, für das die Seats sind, und das Satellite beenden.
paper-ticket-received = Erhalten (Unterschrift)
paper-gets-back = Bekommt zurück
sum-kill-how = das untere und das obere Limit: kill 10 20
sum-kill = ganzer Kill: { $full }, Limits { $lower } und { $upper }; halber Kill: { $half }, Limits { $half_lower } und { $half_upper }
sum-kill-posted = ein ganzer Kill verdoppelt Blind und Limits, ein halber legt die Hälfte dazu
sum-kill-scoop = High-Low: beide Hälften eines Pots ab { $pot } killen den nächsten
sum-dead-how = die verpassten Blinds, der größte zuletzt: dead 5 10
sum-dead = { $all } zu setzen: { $live } live, { $dead } dead
sum-dead-why = der kleinste Einsatz ist live, und der Spieler darf erhöhen; der Rest kommt in die Mitte
sum-cap-how = die Einsatzrunden des Spiels, die Erhöhungen bisher: cap 4 2
sum-cap-house = wie viele Erhöhungen es gibt, sagt das Haus
sum-cap-left = noch { $left } von { $most } Erhöhungen
sum-cap-reached = gedeckelt: ein Einsatz und { $most } Erhöhungen
sum-cap-heads-up-round = ohne Grenze, wenn die Runde zu zweit begann
sum-cap-heads-up-event = im Turnier gilt die Grenze auch zu zweit, bis nur noch zwei im Turnier sind
sum-cap-no-limit = ohne Grenze in No-Limit und Pot-Limit
line-full = voll
line-evenly = gleich
line-fees = gebühren

## house/papers/evening_page

evening-as-of = Stand { $time }
evening-over = Beendet
evening-results = Ergebnisse
evening-out = Bisher ausgeschieden
evening-starts = Beginn { $time }
evening-not-started = Noch nicht begonnen
evening-paused = Angehalten
evening-until = bis { $time }
evening-next = Danach { $blinds }
evening-break-at = Pause um { $time }
evening-left = Noch im Spiel
evening-left-of = { $left } von { $entries }
evening-average = Durchschnittsstack
evening-moves = Umsetzungen
evening-seats = Plätze

## house/published_files

published-folder-gone = Der Ordner { $folder } ist nicht da. Schließen Sie sein Laufwerk an oder wählen Sie einen anderen Ordner. Das Schreiben geht von selbst weiter.
published-of-another = In { $folder } liegt eine Datei { $name }, die nicht von diesem Programm ist. Wählen Sie einen leeren Ordner.

## house/office/network

published-no-folder = Diesen Ordner gibt es nicht. Wählen Sie einen, der da ist.
tokens-full = Es ist Platz für 20 Tokens.

## network/mod

token-in-the-open = Tokens gelten nur über https, wo sonst niemand im Netz mitliest.
wrong-token = Dieses Token gilt nicht oder nicht mehr.

## engine/actions/guests

guest-coming = kommt
guest-maybe = vielleicht
guest-not-coming = kommt nicht
guest-needs-a-name = Jeder Gast braucht einen Namen.
guest-brings-too-many = Ein Gast bringt höchstens { $most } andere mit. Setzen Sie sie mit Namen auf die Liste.
guest-list-is-full = Eine Gästeliste hat höchstens { $most } Gäste.
guest-has-come = { $name } ist da. Berichtigen Sie die Zahlung der Anmeldung.
guest-brings = bringt { $count } mit
guest-paid-ahead = { $amount } bezahlt, { $by }
guest-brings-nobody = { $name } bringt niemanden mehr mit.
guest-is-there = { $name } ist schon da.
no-such-guest = Auf der Liste ist kein solcher Gast.
log-guest-list = Gästeliste
guests = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
}
guests-coming = { $count ->
    [one] { $count } kommt
   *[other] { $count } kommen
}
guests-maybe = { $count } vielleicht
guests-paid = { $count } bezahlt
guests-there = { $count } da
newcomer-may-be-a-guest = Steht „{ $typed }“ auf der Gästeliste?
floor-guest = Gästeliste: { $answer }

## engine/actions/entries/add_on

everybody-has-an-add-on = Alle haben schon ein Add-on.
floor-add-ons = { $players } · je { $amount }, zusammen { $total }
line-everybody = alle
line-at-table = tisch

## series

series-is-open = Diese Serie ist schon eröffnet.
series-open-first = Zuerst die Serie mit Namen und Regeln eröffnen.
series-day-closed-stays = Dieser Tag ist abgeschlossen. Zuerst jene Zeile streichen.
series-nothing-bagged = { $name } hat hier keinen Stack in einem Beutel.
series-out-has-no-bag = { $name } ist ausgeschieden und hat keinen Beutel.
series-bag-chips = In einem Beutel ist mindestens ein Chip.
series-match-two = Angeben, welche zwei Spieler eine Person sind.
series-not-of-it = Dieses Turnier gehört nicht zur Serie.
series-no-such-tournament = Dieses Turnier gibt es nicht.
series-twice = { $name } gehört schon zur Serie.
series-copy = { $name } ist eine Kopie eines Turniers der Serie. Zuerst jenes herausnehmen.
series-full = Eine Serie hat höchstens 64 Turniere.
series-numbers = Flights und Tage haben die Nummern 1 bis 99.
paper-waiting-list = { $game }: Warteliste
paper-nobody-waits = Niemand wartet.
paper-waiting-lists = Wartelisten
paper-is-here = hier für Tisch { $table }
paper-is-called = an Tisch { $table } gerufen bis { $time }
paper-was-called = wurde gerufen
paper-seat-kept = freigehalten
paper-away-since = weg seit { $time }
paper-plays-over = { $name } spielt für ihn
office-paper = Dieses Blatt wird auf A4 oder Letter gedruckt.
no-line-to-strike = Eine solche Zeile, die gestrichen werden kann, gibt es nicht.
line-needed-later = Zeile { $later } braucht diese hier. Streiche zuerst Zeile { $later }.
line-not-struck = Diese Zeile ist nicht gestrichen.
line-fits-no-more = Diese Zeile braucht eine andere, die gestrichen ist. Stelle zuerst jene wieder her.
line-in-the-way = Zeile { $later } passt nicht zu dieser. Streiche zuerst Zeile { $later }.
plain-log-full = Dieses Protokoll hat so viele Zeilen, wie gespeichert werden können.
series-place-taken = Dieser Tag ist schon ein anderes Turnier.
series-next-day-no-flights = Zuerst die Flights hinzufügen.
series-next-day-close-first = Zuerst { $name } abschließen.
series-next-day-nobody = Weniger als zwei Spieler spielen weiter.
series-has-the-prizes = { $name } hat die Preise ihrer Flights. Dort die Regeln ändern.
prizes-of-series = { $name } zahlt über alle Flights.
prizes-of-flight = So zahlt { $name } die Spieler dieses Flights.
series-currency = { $name } hat eine andere Währung als die Serie.
series-closed-already = { $name } ist schon abgeschlossen.
series-not-begun = { $name } hat noch nicht begonnen.
series-not-bagged = { $name } kann nicht abgeschlossen werden: { $left } noch im Spiel. Zuerst die Chips in die Beutel.
series-bags-differ = In den Beuteln sind { $bagged } Chips, im Spiel { $chips }. Neu zählen oder den Grund angeben.
series-nothing-changed = Dort hat sich seitdem nichts geändert.
series-name = Der Serie einen Namen geben.
series-no-such-entry = Diese Anmeldung gibt es an jenem Tag nicht.
series-bag-taken = Beutel { $bag } ist von { $name }. Die Nummer auf diesem Beutel eingeben.
series-no-such-player = Diesen Spieler gibt es in diesen Turnieren nicht.
series-flight-closed = Dieser Flight ist abgeschlossen. Für einen späteren anmelden.
series-has-bagged = { $name } hat in Flight { $flight } einen Stack in einem Beutel. Zuerst diesen Stack aufgeben.
series-entries-used = { $name } hatte { $entries }; mehr sind nicht erlaubt.
series-entry-limit = Eine Grenze für Anmeldungen liegt zwischen 1 und 1.000. Ohne Grenze leer lassen.
series-share = Der Anteil eines Flights liegt über 0 und höchstens bei 100 Prozent.
series-level = Levels zählen ab 1.
series-amount = Ein Betrag liegt über 0 und höchstens bei 10.000.000.000.
series-bands = 1 bis 100 Stufen angeben, von den höchsten Plätzen abwärts; keine bringt mehr als die darüber.
no-such-series = Diese Serie gibt es nicht.
newer-series-line = Zeile { $number } dieser Serie schrieb eine neuere Version von Shuffle Up. Dort öffnen; nichts wurde geändert.

## engine/actions/day

bags-at-the-end = Stacks kommen in Beutel, wenn der Tag zu Ende ist. Zuerst beenden: day end.
bag-first-count = Der Beutel von { $name } ist noch kein erstes Mal gezählt.
bag-number-taken = Beutel { $number } ist der von { $name }.
open-a-bag = Sagen, wessen Beutel geöffnet wird: bag open 6.4.
comes-without-bag = { $name } hat keinen Beutel vom Vortag.
bag-is-open = Der Beutel von { $name } ist schon offen.
log-bag = Beutel
log-bag-again = Beutel, zweite Zählung
log-bag-number = Beutel { $number }
log-bags-opened = Beutel geöffnet
bag-counts-differ = Der Beutel von { $name } wurde mit { $one } und mit { $other } gezählt. Noch einmal zählen.
bags-second-count = { $stacks } ein zweites Mal zählen, zuerst den von { $name }.
stacks-not-bagged = Zuerst { $stacks } in Beutel geben. Der erste ist der von { $name }.
bags-are-not-in-play = In den Beuteln sind { $bagged }, im Spiel { $in_play }. Neu zählen oder den Grund nennen: day close zu viel aus Races.
log-day-closed = Der Tag ist abgeschlossen
bags = { $count ->
    [one] { $count } Beutel
   *[other] { $count } Beutel
}
log-day-ended-in-level = noch { $players }, weiter geht es mit Level { $level }
log-day-ends = Der Tag endet
day-ends-after-hand-for-hand = { $pace } läuft. Zuerst beenden, dann den Tag.
last-hands-announced = { $hands } sind schon angesagt. Das zuerst zurücknehmen.
more-hands = noch { $count ->
    [one] { $count } Hand
   *[other] { $count } Hände
}
last-hands-1-to-50 = 1 bis 50 letzte Hände ansagen.
log-last-hands = Letzte Hände
log-drawn-from = gezogen aus { $from } bis { $to }
log-give-up = Stack aufgegeben
day-is-closed = Der Tag ist abgeschlossen. Den Abschluss zuerst zurücknehmen.
day-has-ended = Der Tag ist zu Ende, und die Stacks kommen in Beutel. Zum Weiterspielen das Ende zurücknehmen.

## engine/advice/day

day-ends-with-level-over = der Tag endet mit Level { $level }, und das ist vorbei
day-ends-with-level-in = der Tag endet mit Level { $level }, noch { $time }; die Uhr bleibt stehen
announce-last-hands = Die letzten Hände ansagen
day-ends-with-players = der Tag endet, wenn noch { $players } da sind und die laufende Hand vorbei ist
once-last-hands-played = sobald an jedem Tisch { $hands } gespielt sind
end-the-day = Den Tag beenden
do-end-day = Tag beenden
bag-the-stacks = { $stacks } in Beutel geben
bag-next = als Nächstes: { $name }
close-the-day = Den Tag abschließen
bags-are-in-play = in den Beuteln sind alle { $chips } im Spiel
bags-differ-say-why = in den Beuteln sind { $bagged }, im Spiel { $in_play }: neu zählen oder den Grund nennen
matter-day = Das Ende des Tages

## engine/floor_line/day_verbs

floor-day = Der Tag
floor-day-how = day last sagt die letzten Hände an; day end beendet ihn; day close, wenn alle Stacks in Beuteln sind
floor-day-ends = die Uhr bleibt stehen, und { $players } geben ihre Stacks in Beutel
floor-last-hands = wie viele an jedem Tisch? day last 4
floor-last-hands-drawn = die Uhr bleibt stehen; eine Karte wird gezogen für noch { $from } bis { $to } Hände
floor-last-hands-said = die Uhr bleibt stehen; { $hands } an jedem Tisch
floor-day-close = { $bagged } in den Beuteln, { $in_play } im Spiel
floor-bag-whose = wessen Stack, und welcher Beutel? bag 6.4 125000 #17; oder ein Tisch Sitz für Sitz: bag 6 125000 98000
floor-bag-open-whose = wessen Beutel? bag open 6.4, oder ein ganzer Tisch: bag open 6
floor-bagged = { $who }: { $sum }, Beutel { $number }
floor-bag-opened = { $who }: Beutel { $number }
floor-bags-there = { $table }: { $bagged }, { $says }

## engine/rulebook/setup/day_end

day-end-out-of-range = Ein Tag endet mit einem Level, mit mindestens 2 Spielern oder mit 0,01 bis 99,99 Prozent seiner Einträge.
last-hands-two-hours = Die letzten Hände höchstens 120 Minuten vor dem Ende des Levels ansagen.
day-end-level = mit Level { $level }
day-end-left = wenn noch { $players } da sind
day-end-share = wenn noch { $share } Prozent der Einträge da sind
day-end-director = wenn die Turnierleitung es sagt

## engine/rules/bags

bags-open = noch { $stacks } für die Beutel

## house/papers/bags

paper-bag-forms = Beutellisten
paper-bag-and-initials = Beutel, Kürzel
paper-bag-number = Beutel { $number }
paper-bag-slip = Beutel
paper-bag-player-signs = Gezählt, Unterschrift des Spielers
paper-bag-staff-signs = Gezählt, Unterschrift des Dealers
nothing-bagged = Noch ist nichts in Beuteln.
paper-goes-on-with = Weiter geht es mit Level { $level }.
# As in English.
paper-stacks-bagged = Stacks
paper-bag-opened = Beutel geöffnet (Unterschrift)

## engine/views/next_day

next-day-close-first = Den Tag zuerst abschließen. Der nächste beginnt mit seinen Beuteln.
next-day-bounties = Auf Spielern liegen Bounties, und die bleiben bei dem Tag, an dem sie gekauft wurden.
next-day-deal = Ein Deal ist gemacht. Diesen Tag zu Ende spielen.
next-day-same-name = Zwei Spieler heißen { $name }. Einem einen anderen Namen geben oder eine Nummer der Spielerliste.
begins-with-a-level = Das Spiel beginnt mit einem Level von 1 bis 500.

## cash

cash-opened = { $name } beginnt
cash-opened-stakes = { $name } beginnt, { $stakes }
cash-bought-by = { $name } kauft Chips für { $amount }, bezahlt von { $payer }
cash-bought-owed = { $name } kauft Chips für { $amount } und bleibt sie schuldig
cash-bought = { $name } kauft Chips für { $amount }, bezahlt in die Kasse
cash-out-paid = { $name } löst { $amount } aus der Kasse ein
cash-out-open = { $name } löst { $amount } ein, noch auszugleichen
cash-shared-by = { $name } übernimmt die Differenz von { $amount }
cash-shared-winners = Die Gewinner teilen sich die Differenz von { $amount }
cash-shared-even = Alle teilen sich die Differenz von { $amount } zu gleichen Teilen
cash-closed = Der Abend ist zu Ende
cash-no-such-player = Diesen Spieler gibt es in diesem Spiel nicht.
cash-open-first = Zuerst das Spiel mit seinem Namen eröffnen.
cash-is-closed = Der Abend ist zu Ende. Jene Zeile streichen, um weiterzuspielen.
cash-is-open = Dieses Spiel ist schon eröffnet.
cash-full = Ein Spiel hat höchstens 500 Spieler.
cash-is-out = { $name } hat schon eingelöst. Zuerst kommt ein neuer Einkauf.
cash-box-short = In der Kasse sind { $amount }. „owed“ anhängen, um den Rest am Ende auszugleichen.
cash-nothing-to-share = Die Chips gehen auf; es gibt nichts zu teilen.
cash-no-winner = Niemand hat gewonnen. Zu gleichen Teilen oder auf einen Namen teilen.
cash-still-in = Noch im Spiel: { $names }. Zuerst alle einlösen lassen, mit 0, wo keine Chips mehr sind.
cash-differs = { $words }. Angeben, wer die Differenz trägt: even, winners oder ein Name.
cash-missing = Chips für { $amount } fehlen
cash-too-many = Chips für { $amount } zu viel wurden eingelöst
cash-name = Einen Namen eingeben, wie „buy Anna 100“.
cash-name-taken = { $name } spielt schon mit. Einer anderen Person einen anderen Namen geben.
cash-unit = Beträge sind in diesem Spiel Vielfache von { $unit }.
cash-amount = Einen Betrag zwischen { $least } und { $most } eingeben.
cash-game-name = Dem Spiel einen Namen geben.
cash-currency = Eine Währung hat drei Buchstaben und höchstens 4 Dezimalstellen.
cash-smallest = Der kleinste Betrag liegt über 0.
cash-plays-already = In diesem Spiel: { $names }. „more“ mit diesem Namen eingeben, oder „new“ für eine andere Person.
cash-not-understood = „buy Anna 100“, „more Anna 50“, „out Bo 73.50“, „share even“ oder „close“ eingeben.
cash-nobody = In diesem Spiel heißt niemand { $name }.
cash-which = Wer: { $names }? Mehr vom Namen eingeben.
cash-pays = { $from } zahlt { $to } { $amount }
cash-pays-box = { $from } zahlt { $amount } in die Kasse
cash-box-pays = Die Kasse zahlt { $to } { $amount }
cash-box-overpaid = Aus der Kasse gingen { $amount } mehr, als hineinkam
cardroom-advice-chair = Tisch { $number }: den zusätzlichen Stuhl wegnehmen, niemand wird dafür aufgerufen
cardroom-advice-wish = Tisch { $number }, Sitz { $seat } ist frei: { $name } hat zuerst gefragt
cardroom-advice-transfer = An Tisch { $number } ist ein Sitz frei: { $name } von Tisch { $from } hat danach gefragt
cardroom-advice-call = An Tisch { $number } ist ein Sitz frei: { $name } für { $game } aufrufen
cardroom-advice-moves-on = An Tisch { $number } ist ein Sitz frei: { $name } rückt von Tisch { $from } nach, { $when }
cardroom-advice-here = An Tisch { $number } ist ein Sitz frei: { $name } ist an der Reihe und kann Platz nehmen
cardroom-advice-unseen = { $name } wurde vor { $minutes } min aufgerufen und kam nicht: übergehen
cardroom-advice-called = An Tisch { $number } ist ein Sitz frei: { $name } ist an der Reihe, aufgerufen vor { $minutes } min, Zeit bis { $time }
cardroom-advice-unlock = Tisch { $number }, Sitz { $seat }: { $name } kam nicht, den Sitz freigeben
cardroom-advice-locked = Tisch { $number }, Sitz { $seat } ist für { $name } reserviert und wird um { $time } freigegeben
cardroom-advice-leaves = Tisch { $number }, Sitz { $seat } ist für { $name } reserviert; Tisch { $from } verlassen: { $when }
cardroom-advice-over = Tisch { $number }, Sitz { $seat }: { $name } spielt bis zum nächsten Blind als Vertretung
cardroom-advice-pick-up = Tisch { $number }, Sitz { $seat }: { $name } ist seit { $minutes } min weg, die Chips dürfen eingezogen werden
cardroom-advice-time = Tisch { $number }: die halbe Stunde von { $time } kassieren, Spieler: { $count }
cardroom-advice-setup = Tisch { $number }: neue Karten dürfen kommen
cardroom-advice-start = Tisch { $number } ist voll und kann beginnen
cardroom-at-once = sofort
cardroom-at-once-but = sofort, aber nicht aus dem Small Blind oder vom Button
cardroom-at-once-button = sofort, oder nach dem Button, wenn ein Blind bezahlt ist
cardroom-until-blind = sobald der Big Blind kommt
cardroom-this-hand = nach dieser Hand
cardroom-one-more-hand = nach einer weiteren Hand
cardroom-adds-at-most = { $name } darf höchstens { $amount } nachkaufen ({ $rule }).
cardroom-no-chips-behind = Keine Chips von { $name } sind unterwegs.
cardroom-not-timed = An Tisch { $number } wird keine Zeit kassiert.
cardroom-nothing-due = An Tisch { $number } ist keine halbe Stunde fällig.
cardroom-all-pay = Jemand wartet, also zahlen alle ({ $rule }).
cardroom-not-waiting = { $name } steht nicht auf der Liste von { $game }.
cardroom-barred = { $name } darf hier in { $minutes } min wieder spielen.
cardroom-kill-owed = { $name } schuldet einen Kill von { $amount } und setzt ihn zuerst ({ $rule }).
cardroom-no-phone = Am Telefon werden keine Namen angenommen. { $name } meldet sich am Pult an ({ $rule }).
cardroom-waits-already = { $name } steht schon auf der Liste von { $game }.
cardroom-plays-already = { $name } spielt schon { $game }.
cardroom-no-seat-free = Kein Sitz von { $game } ist frei.
cardroom-other-game = An Tisch { $number } wird etwas anderes als { $game } gespielt.
cardroom-nobody-waits = Für { $game } wartet niemand auf einen Aufruf.
cardroom-not-next = { $first } steht vor { $name } auf der Liste. „!“ anhängen, wenn die Aufsicht so entscheidet.
cardroom-apart-but = { $name } darf nicht mit { $other } spielen ({ $rule }). An Tisch { $number } ist ein Sitz.
cardroom-apart = { $name } darf nicht mit { $other } spielen ({ $rule }).
cardroom-on-no-list = { $name } steht auf keiner Liste.
cardroom-not-called = { $name } wurde nicht aufgerufen.
cardroom-runs = An Tisch { $number } wird schon gespielt.
cardroom-no-deposit = Es ist keine Anzahlung zu nehmen oder zurückzugeben.
cardroom-open-first = Zuerst den Kartenraum mit seinem Namen öffnen.
cardroom-is-open = Der Kartenraum ist schon geöffnet.
cardroom-no-game = Ein Spiel { $number } gibt es nicht.
cardroom-no-table = Einen Tisch { $number } gibt es nicht.
cardroom-table-closed = Tisch { $number } ist geschlossen.
cardroom-no-player = Der Kartenraum kennt diesen Spieler nicht.
cardroom-name = Einen Namen eingeben, wie „list 2-5 Anna“.
cardroom-name-taken = { $name } ist hier bekannt. Einer anderen Person einen anderen Namen geben.
cardroom-no-seat-of = { $name } hat keinen Sitz.
cardroom-pair = Ein Paar sind zwei verschiedene Spieler.
cardroom-no-kill = An Tisch { $number } ist so kein Kill zu vermerken.
cardroom-bar = Einen Tisch und die Minuten eingeben.
cardroom-not-away = { $name } ist nicht weg.
cardroom-away-already = { $name } ist schon weg. Angeben, für wie viele Minuten.
cardroom-no-blinds = Dieses Spiel hat keine solchen Blinds.
cardroom-no-missed-button = { $name } hat noch keinen Missed-Blind-Button ({ $rule }).
cardroom-chips-missing = Von den Chips, die { $name } mitgenommen hat, fehlen { $amount } ({ $rule }).
cardroom-owes-nothing = { $name } schuldet keinen Blind.
cardroom-not-due = Die Chips von { $name } dürfen noch nicht eingezogen werden ({ $rule }).
cardroom-over-nobody = Vertreten wird nur, wer weg ist ({ $rule }).
cardroom-one-seat = { $name } hat schon einen Sitz ({ $rule }).
cardroom-seat-taken = { $name } hat Sitz { $seat } an Tisch { $number }.
cardroom-table-full = An Tisch { $number } ist kein Sitz frei.
cardroom-no-such-chair = Tisch { $number } hat { $chairs } Stühle.
cardroom-wished-first = { $first } hat zuerst nach einem anderen Sitz gefragt ({ $rule }).
cardroom-arrived-first = { $first } war zuerst da und wählt vor { $name } einen Sitz ({ $rule }).
cardroom-sits-there = { $name } sitzt an Tisch { $number }.
cardroom-no-lock = Für { $name } ist kein Sitz reserviert.
cardroom-plays-over = { $name } spielt als Vertretung. Das endet zuerst.
cardroom-brings-back = { $name } ging vor weniger als einer Stunde mit { $amount } und bringt genau so viel ({ $rule }).
cardroom-least = Der kleinste Einkauf bei { $game } ist { $amount } ({ $rule }).
cardroom-most = Der größte Einkauf ist { $amount } ({ $rule }).
cardroom-no-wish = { $name } hat nach keinem anderen Sitz gefragt.
cardroom-leaves-too-few = Tisch { $from } hätte { $old } Spieler und Tisch { $number } { $new } ({ $rule }).
cardroom-moves-on-first = { $first } rückt vor { $name } nach ({ $rule }).
cardroom-too-large = { $name } hat mehr als den größten Einkauf und darf nach einer Stunde kommen ({ $rule }).
cardroom-main-game = Tisch { $number } ist ein Hauptspiel.
cardroom-about-name = Dem Kartenraum einen Namen geben.
cardroom-call-minutes = Ein Aufruf wartet zwischen 1 und 120 Minuten.
cardroom-game-values = Ein Spiel hat ein kleines und ein großes Limit, höchstens 12 Sitze, und ein Mix seine Spiele.
cardroom-full = Der Kartenraum hat so viele Spiele und Tische, wie gespeichert werden können.
cardroom-mix-is-the-same = { $shared } von { $of } Spielen hat es mit { $game } gemeinsam. Dort als Must-Move-Tisch öffnen ({ $rule }).
cardroom-limits-too-near = { $game } läuft. Ein neues Limit ist das Doppelte des kleineren und höchstens die Hälfte des größeren ({ $rule }).
cardroom-objections = Das Limit bleibt, wenn { $count } oder mehr dagegen sind ({ $rule }).
cardroom-names-wait = Das Limit bleibt, solange Namen für dieses Spiel warten und es nur einen Tisch hat ({ $rule }).
cardroom-table-open = Tisch { $number } ist offen. Eine andere Nummer eingeben.
cardroom-mix-is-another = { $shared } von { $of } Spielen hat es mit { $game } gemeinsam und ist ein eigenes Hauptspiel ({ $rule }).
cardroom-chairs = Ein Tisch hat 2 bis 12 Stühle.
cardroom-two-to-start = Zuerst müssen zwei Spieler mit Chips dort sitzen.
cardroom-does-not-run = An Tisch { $number } wird nicht gespielt.
cardroom-not-empty = An Tisch { $number } sind Spieler. Den Tisch stattdessen auflösen.
cardroom-cards = Jeder Spieler zieht eine Karte, und jede Karte wird einmal gezogen.
cardroom-opened = { $name } öffnet
cardroom-settings = Einstellungen des Raums geändert
cardroom-game-added = Neues Spiel: { $game }
cardroom-placard = Tafel von { $game } geändert
cardroom-limit-changed = { $game }: Limit auf { $low }-{ $high } geändert, Einwände: { $objections }
cardroom-table-opened = Tisch { $number } öffnet für { $game }
cardroom-started = Tisch { $number } beginnt
cardroom-last-hands = Tisch { $number } spielt die letzten Hände
cardroom-closed = Tisch { $number } schließt
cardroom-chairs-changed = Tisch { $number } hat jetzt { $chairs } Stühle
cardroom-listed = { $name } wartet auf { $game }
cardroom-off-list = { $name } ist von der Liste von { $game } gestrichen
cardroom-called = { $name } wird für { $game } aufgerufen, Tisch { $number }
cardroom-here = { $name } ist da
cardroom-unseen = { $name } kam nicht und wird übergangen
cardroom-unseen-out = { $name } kam nicht und ist von der Liste
cardroom-declined = { $name } lehnt Tisch { $number } ab und bleibt auf der Liste
cardroom-declined-loses = { $name } lehnt Tisch { $number } ab und verliert den Platz
cardroom-deposit-back = { $name } bekommt die Anzahlung von { $amount } zurück
cardroom-deposit = { $name } leistet eine Anzahlung von { $amount }
cardroom-locked = Tisch { $number }, Sitz { $seat } ist für { $name } reserviert{ $reason }
cardroom-unlocked = Tisch { $number }, Sitz { $seat } ist nicht mehr für { $name } reserviert
cardroom-seated = { $name } sitzt an Tisch { $number }, Sitz { $seat }, mit { $amount }
cardroom-wish-table = Tisch { $number }
cardroom-wish-seat = Sitz { $seat }
cardroom-wish-any = einem anderen Sitz
cardroom-wished = { $name }, Tisch { $number }, fragt nach: { $wish }
cardroom-stays = { $name } fragt nach keinem anderen Sitz
cardroom-seat-changed = { $name } wechselt von Sitz { $from } auf Sitz { $seat } an Tisch { $number }
cardroom-must-move = { $name } rückt von Tisch { $from } nach an Tisch { $number }, Sitz { $seat }
cardroom-moved = { $name } wechselt von Tisch { $from } an Tisch { $number }, Sitz { $seat }
cardroom-refused-move = { $name } will nicht nachrücken und verlässt Tisch { $number } mit { $amount }
cardroom-left = { $name } verlässt Tisch { $number } mit { $amount }
cardroom-paid-out = { $name } bekommt { $amount } für die verwahrten Chips
cardroom-bought-behind = { $name }, Tisch { $number }, kauft { $amount } an der Kasse; die Chips sind unterwegs
cardroom-bought = { $name }, Tisch { $number }, kauft { $amount } an der Kasse
cardroom-chips-came = Die Chips von { $name } sind da
cardroom-third-man = { $name } geht als Dritter und muss zu den nächsten Blinds zurück sein
cardroom-away-for = { $name } ist für { $minutes } min weg
cardroom-away = { $name } ist weg
cardroom-missed = { $name } verpasst { $blinds }
cardroom-absent = { $name } bekommt einen Absent-Button
cardroom-back = { $name } ist zurück
cardroom-posted = { $name } schuldet keinen Blind mehr ({ $amount })
cardroom-picked-up = Die Chips von { $name } an Tisch { $number } werden eingezogen: { $amount }
cardroom-plays-over-seat = { $name } vertritt an Tisch { $number }, Sitz { $seat }, mit { $amount }
cardroom-time-pot = Tisch { $number }: { $amount } Zeit aus einem Pot
cardroom-collected = Tisch { $number }: Zeit von { $amount }, Spieler: { $count }
cardroom-setup = Tisch { $number } hat neue Karten
cardroom-button = { $name } hat an Tisch { $number } den Button mit { $card }
cardroom-kept-apart = { $name } und { $other } spielen nicht miteinander
cardroom-together = { $name } und { $other } dürfen miteinander spielen
cardroom-leg-up = { $name } hat einen Pot zum Kill
cardroom-must-kill = { $name } muss mit { $amount } killen
cardroom-kill-posted = { $name } setzt den Kill
cardroom-kill-neutral = Der Kill-Button von Tisch { $number } gehört niemandem
cardroom-barred-table = { $name } darf vorerst nicht an Tisch { $number } spielen
cardroom-barred-game = { $name } darf vorerst nicht { $game } spielen
cardroom-by-the-floor = { $says }, nach Entscheid der Aufsicht
cardroom-tier = { $name } hat eine Karte der Stufe { $tier }
cardroom-no-tier = { $name } hat keine Stufe
cardroom-seen = { $name }: Alter und Ausweis gesehen, { $on }
cardroom-house = { $name }: Vermerk des Hauses geändert
# As in English.
cardroom-note = { $name }: { $text }
cardroom-broke-to = { $name } { $card } an Tisch { $number }, Sitz { $seat }
cardroom-broke-list = { $name } { $card } auf die Liste
cardroom-broke = Tisch { $number } wird aufgelöst: { $players }
cardroom-small-blind = den Small Blind
cardroom-big-blind = den Big Blind
cardroom-straddle = den Straddle
cardroom-kept-pot = , spielt anderswo noch eine Hand
cardroom-kept-drawn = , hat ihn gezogen und ist weg
cardroom-kept-need = , braucht diesen Sitz
cardroom-not-understood = „list 2-5 Anna“, „call 2-5“, „seat 6.4 Anna 500“, „away Bo“, „back Bo“ oder „broke 4“ eingeben.
cardroom-no-such-game = Ein Spiel { $name } gibt es nicht.
cardroom-which-game = Welches Spiel: { $names }? Mehr vom Namen eingeben.
cardroom-nobody = Hier heißt niemand { $name }.
cardroom-known = Hier bekannt: { $names }. Den ganzen Namen eingeben, oder „new“ vor dem einer anderen Person.
cardroom-wrong-money = Chips und Geld stimmen nicht überein
cardroom-wrong-kept = { $name } bekam { $amount } mehr, als verwahrt war
no-such-card-room = Diesen Kartenraum gibt es nicht.
newer-card-room-line = Zeile { $number } dieses Kartenraums schrieb eine neuere Version von Shuffle Up. Dort öffnen; nichts wurde geändert.
no-such-cash-game = Dieses Cash-Game gibt es nicht.
newer-cash-line = Zeile { $number } dieses Cash-Games schrieb eine neuere Version von Shuffle Up. Dort öffnen; nichts wurde geändert.
paper-cash-even = Alle sind quitt.
paper-cash-in-play = Noch im Spiel: { $names }
paper-cash-result = { $net } · gekauft { $bought }, eingelöst { $cashed }
paper-cash-settle-up = Ausgleich
paper-cash-wrong = Geht nicht auf
paper-cash-results = Ergebnisse

## staff/money

staff-amount = Das Geld fürs Personal liegt über 0 und höchstens bei 10.000.000.000.
staff-line = Nicht gelesen: { $line }. Name und Downs oder Stunden eingeben, etwa „Anna 12“ oder „Bo 7:30“.
staff-twice = { $name } steht zweimal da. Alles in eine Zeile schreiben.
staff-too-many = Höchstens 500 Personen teilen sich das Geld fürs Personal.
staff-nobody = Noch hat niemand gearbeitet. Für jeden eine Zeile eingeben.
stack-set-out-there = An { $seat } steht ein Startstack bereit. Nimm ihn zuerst weg: stack { $short } aus, dann die Chips, die übrig sind.
no-seats-to-set-out = Lose zuerst die Plätze aus.
house-sells-full-stacks = Dieses Haus verkauft späten Spielern einen vollen Stack und stellt keinen bereit (TCH 8a).
seat-alternates-first = Auf diese Plätze warten Ersatzspieler. Setze sie zuerst.
name-a-seat = Nenne mindestens einen Sitz.
seat-not-free-for-stack = { $seat } ist kein freier Sitz. Nenne jeden freien Sitz einmal.
log-stacks-at = { $chips } in Chips an { $seats }
log-set-out = Bereitstellen
no-stack-set-out = An { $seat } steht kein Stack bereit.
more-than-was-set-out = Der Stack hatte { $chips }, als er bereitgestellt wurde.
log-unsold-stack = unverkaufter Stack an { $seat }, { $chips } in Chips verlassen das Spiel
log-remove = Entfernen
stack-would-be-nowhere = der bereitgestellte Stack an { $seat } stünde nirgends
late-registration-has-closed = die späte Anmeldung ist geschlossen
remove-unsold-stack = Niemand hat den Stack an { $seat } gekauft: nimm ihn weg
set-out-for = seit { $minutes } bereit: tippe die Chips, die die Blinds übrig ließen
floor-stack-which = welche Sitze? stack 3.2 5.1, oder stack 3.2 aus 850
floor-stack = { $chips } in Chips warten an { $seats } auf späte Spieler und zahlen Blinds
floor-stack-left = wie viele Chips haben die Blinds übrig gelassen? stack { $seat } aus 850
floor-stack-off = der unverkaufte Stack an { $seat }: { $chips } in Chips verlassen das Spiel
sum-needed-how = der Chip, der nächstgrößere, dann jedes Level mit allen Blinds und Antes: needed 25 100 75/150 100/200
sum-needed-never = kein Level braucht die { $chip }er: sie können jetzt gehen
sum-needed-until = die { $chip }er werden bis { $level } gebraucht und gehen vor { $next }
sum-needed-still = das letzte Level, { $level }, braucht die { $chip }er noch
sum-needed-bet = { $bet } lässt sich nicht mit { $larger }ern zahlen
sum-kind-needed = Wann wird ein Chip eingewechselt?
sum-field-chip = Der Chip
sum-field-larger = Der nächstgrößere Chip
sum-field-levels = Die kommenden Levels, jedes mit Blinds und Antes

## staff

downs = { $count ->
    [one] { $count } Down
   *[other] { $count } Downs
}
staff-opened = { $name } beginnt: ein Push alle { $minutes } Minuten, eine Pause nach { $downs }
staff-came = { $names } da als { $role }
staff-dealer = Dealer
staff-floor = Floor
staff-cashier = Kasse
staff-brush = Brush
staff-colour-up = Colour-up
staff-bagging = Beutel
staff-left = { $names } geht heim
staff-no-dealer-at = Tisch { $table } hat keinen Dealer
staff-stays = { $name } bleibt an { $table }
staff-goes = { $name } von { $from } an { $table }
staff-comes = { $name } an { $table }
staff-table-opens = Tisch { $table } öffnet mit { $name }
staff-table-opens-bare = Tisch { $table } öffnet ohne Dealer
staff-table-breaks = Tisch { $table } wird aufgelöst, { $name } in Pause
staff-table-breaks-bare = Tisch { $table } wird aufgelöst
staff-deals = { $name } gibt an Tisch { $table }
staff-free = { $name } ist frei
staff-rests = { $name } in Pause
# As in English.
staff-pushed = Push: { $moves }
staff-break-began = { $names } in Pause
staff-came-back = { $names } zurück
staff-late-stays = { $name } ist nicht an Tisch { $table }; { $other } gibt weiter
staff-late-bare = { $name } ist nicht an Tisch { $table }, der keinen Dealer hat
staff-late = { $name } ist spät
staff-helps = { $names } für { $work }
staff-shift-from = { $name } übernimmt die Schicht { $role } von { $other }
staff-shift = { $name } hat die Schicht { $role }
staff-every = Ein Push alle { $minutes } Minuten
staff-breaks = Eine Pause nach { $downs }
staff-ordered = Die Dealer gehen über { $tables }
staff-push-in = Der nächste Push ist in { $minutes }
staff-closed = Der Abend ist zu Ende, alle gehen heim
staff-does-off = nicht da
staff-does-wait = frei
staff-does-work = bei der Arbeit
staff-does-deal = Tisch { $table }
staff-does-break = in Pause
staff-does-late = spät
staff-advice-bare = Tisch { $table } hat keinen Dealer
staff-advice-free = { $name } ist am längsten frei
staff-advice-nobody-free = Niemand ist frei
staff-advice-push = Jetzt pushen
staff-advice-push-soon = Bald ist Push
staff-advice-floor = Niemand hat die Schicht am Floor
staff-advice-floor-why = Die Übergabe nennt, wer sie hat
staff-advice-cut = Heimgehen kann: { $names }
staff-advice-cut-why = Mehr Dealer sind frei, als die Tische und ihre Pausen brauchen; zuerst geht, wer am längsten gearbeitet hat
staff-open-first = Zuerst den Abend mit seinem Namen eröffnen.
staff-is-closed = Der Abend ist zu Ende. Jene Zeile streichen, um weiterzumachen.
staff-is-open = Dieser Abend ist schon eröffnet.
staff-not-away = { $name } ist weder in Pause noch spät und hilft nirgends.
staff-minutes = Ein Push ist alle 5 bis 240 Minuten.
staff-downs = Eine Pause ist nach 1 bis 20 Downs.
staff-next = Der nächste Push ist in höchstens 240 Minuten.
staff-is-here = { $name } ist schon da. Einer anderen Person einen anderen Namen geben.
staff-named-twice = { $name } ist zweimal genannt.
staff-full = Ein Abend hat höchstens 1.000 Personen.
staff-table-runs = Tisch { $table } ist schon offen.
staff-tables-full = Höchstens 500 Tische sind offen.
staff-deals-already = { $name } gibt schon an Tisch { $table }.
staff-nobody-to-push = Noch gibt niemand. „table 12“ und „dealer Ana“ eingeben.
staff-just-pushed = Der Push war in der letzten Minute. Rückgängig machen, wenn er falsch war.
staff-shift-role = Floor, Kasse und Brush haben Schichten. Dealer haben Tische.
staff-has-shift = { $name } hat diese Schicht schon.
staff-so-many-free = Freie Dealer: { $free }. Eine Zahl von 1 bis dahin eingeben, oder Namen.
staff-is-off = { $name } ist nicht da. „dealer { $name }“ eingeben, wenn die Person kommt.
staff-does-already = Für { $name } ist das schon so.
staff-no-such-table = Tisch { $table } ist nicht offen.
staff-tables = Nummern von Tischen von 1 bis 9999 eingeben, jede einmal, etwa „12-16 20“.
staff-no-such-person = Diese Person gibt es heute Abend nicht.
staff-name = Einen Namen eingeben, wie „dealer Ana“.
staff-evening-name = Dem Abend einen Namen geben.
staff-rhythm = Ein Push ist alle 5 bis 240 Minuten, und eine Pause nach 1 bis 20 Downs.
staff-no-work = Noch hat niemand gearbeitet.
staff-not-understood = „dealer Ana, Bo“, „table 12-16“, „deals 12 Ana“, „push“, „break Bo“, „late Cy“, „off Dee“ oder „shift floor Eve“ eingeben.
staff-nobody-called = Niemand vom Personal heißt { $name }. „dealer { $name }“ eingeben, wenn die Person kommt.
staff-which = Wer: { $names }? Mehr vom Namen eingeben.
no-such-staff-evening = Diesen Abend des Personals gibt es nicht.
newer-staff-line = Zeile { $number } des Personals schrieb eine neuere Version von Shuffle Up. Dort öffnen; nichts wurde geändert.
paper-no-dealer = kein Dealer
paper-push-at = Push um { $time }
paper-push-rests = { $name } in Pause
# As in English.
paper-staff-worked = { $downs }, { $hours } h
paper-since = seit { $time }
paper-line-up = Aufstellung
paper-next-push = Nächster Push
paper-staff-free = Frei und in Pause
paper-shifts = Schichten
paper-from-to = { $from } bis { $to }
