# What the room’s screens and the phones say: few words, read from fifteen metres.

## both windows

level = Nivel { $number }
break = Descanso
blinds = Ciegas
# As in English.
ante = Ante
# As in English.
ante-of = ante { $amount }
big-blind-ante = Ante de ciega grande
big-blind-ante-of = ante de ciega grande { $amount }
stud-ante = Ante de stud
stud-ante-of = ante de stud { $amount }
# As in English.
bring-in = Bring-in
# As in English.
bring-in-of = bring-in { $amount }
bets = Apuestas
bets-of = apuestas { $amount }
next-level = Siguiente nivel
next-break = Descanso en
average-stack = Pila media
chips-in-play = Fichas en juego
prize-pool = Bote de premios
prizes = Premios
table = Mesa
seat = Asiento
button = Botón
table-numbered = mesa { $number }
table-and-seat = { $table } asiento { $seat }
meets-big_blind = ciega grande en la próxima mano
meets-small_blind = ciega pequeña en la próxima mano
meets-button = botón en la próxima mano
meets-between = recibe cartas, sin poner ciegas
meets-waits = espera a que pase el botón
pace-hand_for_hand = Mano por mano
pace-soft = Mano por mano suave
pace-round = Ronda por ronda
state-playing = juega
state-held = all-in, espera
state-done = lista
tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
big-blinds = { $count ->
    [one] { $count } ciega grande
   *[other] { $count } ciegas grandes
}
small-bets = { $count ->
    [one] { $count } apuesta pequeña
   *[other] { $count } apuestas pequeñas
}
chips-of = { $value }
place = { $number }.º
places = { $from } a { $to }
# As in English.
place-range = { $from }–{ $to }
players-label = Jugadores
of-entries = de { $entries }
paused = En pausa
in-the-money = En premios
starts-at = empieza a las { $time }

## hand-for-hand

hand-in-progress = Terminen la mano en curso
round-in-progress = Terminen la ronda en curso
hand-numbered = Mano { $number }
round-numbered = Ronda { $number }
time-off-a-hand = { $time } por mano
hands-from = para
hands-the-money = los premios
hands-over = Terminó
players-to-go = { $count ->
    [one] jugador por salir
   *[other] jugadores por salir
}
places-are-paid = { $count ->
    [one] { $count } puesto pagado. { $pays }
   *[other] { $count } puestos pagados. { $pays }
}
place-takes = Puesto { $place }: { $amount }.
stay-for-hand = Permanezcan sentados: la próxima mano empieza a la vez.
stay-for-round = Permanezcan sentados: la próxima ronda empieza a la vez.
ends-when-tables-done = Acaba cuando terminen todas las mesas.
# As in English.
more-tables = +{ $count }
tables-done = { $tables ->
    [one] { $done } de { $tables } mesa lista
   *[other] { $done } de { $tables } mesas listas
}

## the screen

time-called-on = Tiempo: { $name }
time-called-on-at = Tiempo: { $name } · { $where }
time-is-up = { $who } · tiempo agotado
buy-in = Buy-in { $price }
level-left = { $level } · queda
rebuys-label = Recompras
tables-label = Mesas
no-ante = sin ante
at-time = a las { $time }
colour-up-of = cambio de { $chips }
next-to-pay = próximo premio
overlay = { $amount } de overlay
# As in English.
bounties = Bounties
# As in English.
bounties-won = × { $count }
on-the-head = { $amount } por su cabeza
on-heads = { $amount } en cabezas
in-envelopes = { $amount } en sobres
deal-discussion = Negociación del trato
deal-shared = { $amount } a repartir
deal-left = { $amount } para el ganador
chips = Fichas
deal-even = A partes iguales
deal-by-chips = Por fichas
# As in English.
deal-icm = ICM
to-the-money = { $count } para los premios
next-payout = Próximo premio
places-paid = { $count } pagados
late-registration-until = registro tardío hasta el final del nivel { $level }
rebuys-until = recompras hasta el final del nivel { $level }
add-on-now = add-on { $price } por { $chips } fichas
add-on-through = add-on { $price } por { $chips } fichas hasta el final del nivel { $level }
late-registration-and-rebuys-until = registro tardío y recompras hasta el final del nivel { $level }
late-registration-closes = el registro tardío cierra con este nivel
rebuys-close = último nivel de recompras
late-registration-and-rebuys-close = último nivel de registro y recompras
late-registration-closes-at = El registro tardío cierra a las { $time }
rebuys-close-at = Las recompras cierran a las { $time }
late-registration-and-rebuys-close-at = El registro tardío y las recompras cierran a las { $time }
last-minute = último minuto
last-hand = última mano del nivel
by-hands = { $hands ->
    [one] el nivel acaba tras { $hands } mano
   *[other] el nivel acaba tras { $hands } manos
}
estimated = estimado
game-every = { $hands ->
    [one] { $games } · cambia cada mano
   *[other] { $games } · cambia cada { $hands } manos
}
cards-in-the-air-in = Empieza en
starts-in = empieza en { $left }
paused-in-level = en el nivel { $number }
paused-in-break = en el descanso
back-at = vuelta a las { $time }
then-level = Después, nivel { $number }
coloured-up-in-break = Cambio de fichas en este descanso
registration-open = Inscripción abierta
seats-drawn = Asientos sorteados
entries-label = Entradas
first-level = Primer nivel
ended-in = Terminó en
starting-stack = Pila inicial
find-your-seat = Busque su asiento
page-of = página { $page } de { $pages }
number-of = { $number } de { $total }
next-page-in = sigue en { $seconds } s
old-seat = de
breaks-next = Próxima mesa que se rompe
then-tables = luego { $tables }
last-to-break = la última antes del nuevo sorteo
next-to-break = { $count ->
    [one] Próxima mesa que se rompe: { $tables }
   *[other] Próximas mesas que se rompen: { $tables }
}
tables-break = { $count ->
    [one] Se rompe la mesa { $tables }
   *[other] Se rompen las mesas { $tables }
}
table-named-breaks = Se rompe { $name }
alternates = Lista de espera
alternates-wait = { $count ->
    [one] { $count } espera asiento
   *[other] { $count } esperan asiento
}
seats-open = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
new-move = nuevo
please-move = Cambio de mesa
please-move-of = Cambio de mesa { $page }/{ $pages }
players-move = { $count ->
    [one] { $count } jugador cambia de mesa
   *[other] { $count } jugadores cambian de mesa
}
moves-from = de { $table }, asiento { $seat }
new-seat = nuevo asiento
final-table = Mesa final
# As in English.
heads-up = Heads-up
moment-bubble = La burbuja
moment-reached = En premios
last-out = Último eliminado:
# As in English.
dealer = D
winner = Ganador
satellite-over = El satélite ha terminado
final-places = Clasificación
more-places = y { $count } más
called-off = Cancelado
called-off-in_full = Todos recuperan su dinero en la caja
called-off-evenly = Los jugadores que quedan reparten los premios a partes iguales
called-off-by_chips = Los jugadores que quedan reparten los premios según las fichas
wins-seat = Una plaza para todos los que quedan
wins-prize = gana { $prize }
wins-event = gana el torneo
thanks = Gracias a todos por jugar
play-ends = Fin aproximado
# As in English.
end-unknown = –
no-break-ahead = ninguno
payouts = Premios
chip-stays = sigue hasta el final
chip-leaves = hasta el nivel { $level }
chip-leaves-in = sale en { $time }
chip-leaves-now = cambio en curso
chip-gone = fuera de juego
colour-up-title = Cambio de fichas
chips-leave = fichas de { $value } por { $next }
chips-unit = { $old } × { $value } = { $fresh } × { $next }; el resto se sortea
chip-leaders = Líderes en fichas
leaders-at = contado a las { $time }
leaders-counted = { $players } de { $all } contados
seats = Asientos
room-map = La sala
season-now = si el juego acabara ahora
season-evenings = { $count ->
    [one] { $count } torneo
   *[other] { $count } torneos
}
season-more = { $count ->
    [one] { $count } jugador más
   *[other] { $count } jugadores más
}
season-tonight = { $points } hoy
season-none = Este torneo no cuenta para ninguna temporada
season-unnamed = Sin nombre
new-seats = Asientos nuevos para todos
logo = El logotipo del organizador
qr = Un código para su móvil
unreachable = Sin conexión con el reloj: consulte en la mesa de dirección

## the phone

live = en directo
lost = sin conexión
lost-since = Sin conexión con la sala desde las { $time }
lost-about = El reloj siguió sin este móvil. Volverá en cuanto responda la sala.
no-tournament = Aún no hay torneo.
choose-tournament = Torneo
tab-clock = Reloj
tab-seat = Mi asiento
tab-prizes = Premios
tab-seats = Asientos
tab-chips = Fichas
tab-season = Temporada
break-at = Descanso a las { $time }
not-started = Sin empezar
finished = Terminado
next-stakes = después { $stakes }
big-blinds-short = { $count } CG
to-the-money-label = Para los premios
money-reached = alcanzado
move-now = { $name }, cambie de mesa
moved-from = De { $table } asiento { $seat }.
you-big_blind = Allí le toca la ciega grande.
you-small_blind = Allí le toca la ciega pequeña.
you-button = Allí tendrá el botón.
you-between = Recibe cartas y no pone nada.
you-waits = Allí espera a que pase el botón.
find-whole = Su nombre o número de entrada
find-hidden = Su número de entrada
find-about = Busque su asiento. Este móvil lo recordará y avisará cuando deba cambiar de mesa.
nobody-found = Nadie con ese nombre o número.
more-found = { $count ->
    [one] { $count } jugador más: siga escribiendo el nombre.
   *[other] { $count } jugadores más: siga escribiendo el nombre.
}
not-me = No soy yo
no-seat-yet = Aún no tiene asiento.
out-in-place = Puesto { $place }
entry-gone = Esta entrada ya no existe.
no-prizes = Aún no hay premios.
no-seats = Aún no se han sorteado los asientos.
no-counts = Aún no se ha contado ninguna pila.
more-rows = Mostrar más

## devices of the staff

pair-title = Emparejar este dispositivo
pair-about = Escriba los seis dígitos que muestra la mesa de dirección.
pair-digits = Seis dígitos
pair-compare = ¿Le avisó el navegador? Compare antes su huella con la de la mesa de dirección.
not-paired = Este dispositivo no está emparejado.
not-paired-about = Admítalo en la mesa de dirección, en TV y móviles.
not-for-this = Este dispositivo no es para esta página.
who-works = ¿Quién trabaja aquí?
no-operators = No hay nadie en la lista. Añada antes a un ayudante en la mesa de dirección.
look-again = Mirar de nuevo
pin-of = PIN de { $name }
sign-in = Identificarse
sign-out = Salir
go-back = Atrás
lost-device = Desde aquí no se puede hacer nada hasta que responda la sala.
pushed-by = { $name } releva a las { $time }
push-at = Push a las { $time }
push-rests = En descanso: { $names }
push-go = Hacer el push
page-clock = Reloj
page-table = Mesas
# As in English.
page-floor = Floor
page-register = Inscripción
page-desk = Dirección
start-clock = Iniciar el reloj
pause-clock = Pausar el reloj
# As in English.
one-minute = 1 min
more-minute = Añadir un minuto
less-minute = Quitar un minuto
next-stage = Siguiente
ask-next = ¿Pasar ahora a { $stage }?
yes-next = Sí, pasar
message-title = Mensaje en las pantallas
message-none = No se muestra ningún mensaje.
message-show = Mostrar
message-away = Quitar
# As in English.
no = No
hand-played = Mano terminada
which-table = ¿Qué mesa es esta?
no-tables = Aún no hay mesas abiertas.
table-closed = { $table }: ahora no hay nadie sentado.
table-waits = Espera a un jugador
seat-open = libre
is-away = Ausente
is-back = De vuelta
is-coming = en camino
has-arrived = { $name } ha llegado
is-out = Eliminado
call-time = Pedir tiempo
button-here = Botón aquí
out-on-hand = Eliminados en esta mano
most-chips-first = Primero quien tenía más fichas antes de la mano.
knocked-out-by = Eliminado por…
knocked-out-by-them = Eliminado por { $names }
tell-floor = Avisar al floor
bust = Anotar la eliminación
waits-for-floor = Fuera: { $names }. El floor aún debe confirmarlo.
floor-called = Se ha llamado al floor.
cancel-request = Cancelar
call-floor = Llamar al floor
hand-not-over = Mano sin terminar
all-in-held = All-in: esperar
let-go-on = Seguir
next-hand = Siguiente mano
has-acted = Ha actuado
hand-dead = Se acabó el tiempo
shot-clock = Reloj de decisión
shot-next = Siguiente decisión
shot-card = Tarjeta de tiempo: +{ $seconds }
shot-before-flop = Antes del flop: { $seconds }
# As in English.
shot-flop = Flop: { $seconds }
# As in English.
shot-turn = Turn: { $seconds }
# As in English.
shot-river = River: { $seconds }
shot-card-whose = ¿De quién es la tarjeta de tiempo?
# As in English.
shot-card-of = { $name } · { $left }
shot-clock-of = Reloj de decisión: { $seconds } s
shot-stop = Parar
floor-wanted = Llaman al floor: { $table }
said-out = Fuera: { $names }
said-out-by = Fuera: { $names }, por { $hitmen }
confirm = Confirmar
on-my-way = Voy
arrived = Ha llegado
nothing-due = Nada pendiente.
later = Más tarde
later-until = Más tarde, { $until }
dismiss = Descartar, con motivo
waits-until-time = hasta las { $time }
due-again = Pendiente otra vez
asked-at-desk = Debe responder la mesa de dirección.
yes-do = Sí: { $what }
undo = Deshacer
yes-undo = Sí, deshacer
floor-line = Línea de órdenes
floor-hint = 7.3 o un nombre
same-chips = Las mismas
rank-who = ¿Quién tenía más fichas?
rank-again = Otra vez
same-hand = En la misma mano que { $names }
do-it = Intro
no-answer = La sala no respondió. Compruebe si se hizo antes de repetirlo.

## the till

till-find = Nombre, asiento o # y número
till-owes = debe { $amount }
till-new = Jugador nuevo: { $name }
till-usual = Habitual
till-enter = Inscribir · { $price }
till-in-line = sin asiento, n.º { $number } en espera
alternate-numbered = En espera, n.º { $number }
till-paid-by = Pagado con
paid-cash = Efectivo
paid-card = Tarjeta
paid-transfer = Transferencia
paid-voucher = Vale
# As in English.
paid-ticket = Ticket
paid-comp = Invitación
paid-other = Otro
paid-unpaid = Sin pagar
till-done = Listo
till-settle = Cobrar { $amount }
till-rebuy = Recompra · { $price }
# As in English.
till-add-on = Add-on · { $price }
till-re-entry = Reentrada · { $price }
till-another = Otra vez: { $what }
till-receipt = Recibo { $number }
drawer = Cajón
drawer-holds = debería tener { $amount }
drawer-difference = diferencia { $amount }
drawer-open = Abrir un cajón
drawer-drop = Retirar
drawer-fill = Añadir
drawer-count = Cerrar
drawer-take = Usar el cajón de { $name }
drawer-open-amount = Fondo de caja
drawer-drop-amount = Efectivo a la caja fuerte
drawer-fill-amount = Efectivo de la caja fuerte
drawer-count-amount = Efectivo contado

# As in English.
length-seconds = { $seconds } s
# As in English.
length-minutes = { $minutes } min
# As in English.
length-hours = { $hours } h
# As in English.
length-hours-and-minutes = { $hours } h { $minutes } min

tab-rulings = Reglas
rulings-close = Cerrar las reglas
rulings-search = ¿Qué ha pasado? string bet…
rulings-sums = Cuentas: botes, subidas …
rulings-none = Ninguna cuestión tiene estas palabras. Pruebe con otra.
rulings-back = Todas las cuestiones
rulings-own = El reglamento de este torneo
rulings-others = Otros reglamentos deciden de otra manera
rulings-stands-in = { $book } no tiene una regla para esto. Otro reglamento dice:
rulings-silent = Sin regla en { $books }.
rulings-cash = WSOP 2017 son reglas de cash. Al final decide la dirección del torneo.
seat-to-come = Aún sin asiento
page-host = Anfitrión

## El final de un día

day-last-hands = { $count ->
    [one] { $count } mano más en cada mesa
   *[other] { $count } manos más en cada mesa
}
day-over = El día ha terminado
day-bag = Cuente y embolse sus fichas
day-goes-on = Se sigue con el nivel { $level }
bags-counted = Bolsas contadas
next-day-on = Día siguiente: { $date }
my-stack-bagged = Su stack está embolsado: { $chips }
my-bag = Su bolsa { $number }: { $chips }
all-flights = Todos los vuelos
flight-of = Vuelo { $number }
stack-in-play = en juego
stack-bagged = sigue con { $chips }
stack-further = no sigue
stack-added = sumado a otro stack
stack-out = eliminado
stack-given-up = abandonado
bag-numbered = bolsa { $number }
bag-table = Embolsar { $table }
bag-again = Segundo recuento
bag-chips-of = Fichas de { $name }
bag-number-of = Bolsa de { $name }
bag-not-count = Escriba un número entero de fichas.

# Beside the tournament: waiting lists, the dealers’ push, a table of the card room.

dealers = Crupieres
lists = Listas de espera
lists-go-on = continuación
lists-tables = { $count ->
    [one] Mesa { $tables }
   *[other] Mesas { $tables }
}
lists-open-seats = { $count ->
    [0] ningún asiento libre
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
lists-called = Mesa { $table }
lists-until = antes de las { $time }
lists-nobody = Nadie espera
lists-none = No hay ninguna partida abierta.
push-next = Próximo push
push-now = Push ahora
push-nobody = sin crupier
push-from = ahora { $name }
push-none = Nadie reparte.
lists-you-are-called = { $game }: su asiento está libre
lists-come-by = Esté allí antes de las { $time }.
lists-your-place = Su lugar
lists-away = ausente desde las { $time }
lists-pick-up = Vuelva antes de las { $time } o se recogerán sus fichas.
lists-moves-before = { $count ->
    [0] Usted pasa a la mesa principal a continuación.
    [one] { $count } jugador pasa a la mesa principal antes que usted.
   *[other] { $count } jugadores pasan a la mesa principal antes que usted.
}
lists-place = { $place } de { $of }
lists-not-on = No está en ninguna lista. Pregunte en la mesa de control.
lists-find = Su nombre
lists-find-whole = Su nombre completo
lists-nobody-found = Nadie con ese nombre.
tab-lists = Listas
cardroom-kept = asiento guardado
cardroom-pick-up = recoger a las { $time }
cardroom-posts = pone { $amount }
cardroom-time-due = Cobro del tiempo a las { $time }
cardroom-comes = { $name } está llamado a esta mesa
cardroom-is-here = Ha llegado
cardroom-free = libre
cardroom-is-away = Ausente
cardroom-back = De vuelta
cardroom-absent = Botón de ausencia
cardroom-missed-big = Ciega grande perdida
cardroom-missed-small = Ciega pequeña perdida
cardroom-posted = Ha puesto
cardroom-chips-came = Llegaron { $amount }
cardroom-setup = Barajas nuevas
cardroom-do = Hacer
