### What the engine says, in Spanish. The keys and their arguments are those of ../en/engine.ftl.
### What the engine says, in Spanish. The keys and their arguments are those of ../en/engine.ftl.

## engine/base/wording

place = { $number }.º
places = { $from }–{ $to }
seats-won = { $count ->
    [one] { $count } plaza
   *[other] { $count } plazas
}

## engine/calculators/kinds

sum-field-pot = El bote con todas las apuestas
sum-kind-pot = Bote principal y secundarios
sum-field-each = Lo que ha puesto cada uno; detrás a si va all-in, f si foldeó
sum-kind-reopen = ¿Reabre las apuestas un all-in corto?
sum-field-raises = La apuesta y cada subida en total; detrás a si es all-in
sum-kind-max = La mayor subida en pot limit
sum-field-call = Lo que hay que igualar
sum-field-in-front = Lo que el jugador tiene delante, si hay algo
sum-kind-half = Varias fichas en silencio: ¿igualar o subir?
sum-field-least-raise = La subida mínima por encima
sum-field-chips-out = Cada ficha que se puso
sum-kind-odd = Fichas impares de un bote repartido
sum-field-share = Cuántos lo comparten
sum-kind-hilo = Un bote entre alta y baja
sum-field-high = Manos altas que comparten
sum-field-low = Manos bajas que comparten
sum-kind-depth = Un stack en ciegas grandes y vueltas
sum-field-small-blind = La ciega pequeña
sum-field-antes = Todos los antes de una mano, si los hay
sum-field-smallest = La ficha menor
sum-kind-post = Una ciega grande corta con su ante
sum-field-big-blind = La ciega grande
sum-field-ante = El ante
sum-field-stack = La pila
sum-kind-acted = ¿Hubo acción sustancial?
sum-field-actions = Cada acción por orden: x pasar, b apostar, c igualar, r subir, f foldear
sum-kind-stub = Cartas en el resto del mazo
sum-field-dealt-in = Jugadores con cartas
sum-field-street = flop, turn o river
sum-field-hole-cards = Cartas de mano, si no son dos
sum-kind-kill = Un kill entero y medio kill
sum-field-lower = El límite inferior
sum-field-upper = El límite superior
sum-kind-dead = Ciegas perdidas: vivas y muertas
sum-field-missed = Las ciegas perdidas, la mayor al final
sum-kind-cap = Subidas aún permitidas en limit
sum-field-rounds = Rondas de apuestas del juego
sum-field-raises-so-far = Subidas hasta ahora

## engine/actions/absences/miss

that-player = ese jugador
not-marked-absent-mark = { $name } no está marcado como ausente. Márquelo primero: absent 6.4.
absent-button-follows-missed = Anote primero la ciega perdida. El botón de ausente viene después (WSOP 73).
log-missed-blind = Ciega perdida
log-absent-button = Botón de ausente

## engine/actions/absences/remove_stack

play-not-begun-over = No hay fichas en juego. El juego no ha empezado o ha terminado.
count-stack-of = Cuente otra vez las fichas de { $name }. Tiene al menos una, y los demás también.
log-disqualify = Descalificado
log-pick-up = Pila retirada
log-chips-out-of-play = { $name }, { $chips } en fichas fuera de juego

## engine/actions/absences/split_stack

house-stack-not-split = Esta casa no reparte las fichas de un ausente. El ausente recibe cartas y paga ciegas. Así lo dice el reglamento.
minutes-to-come-back = { $name } tiene { $minutes } para volver.
more-minutes = { $count ->
    [one] { $count } minuto más
   *[other] { $count } minutos más
}
nobody-else-at-table = No hay nadie más en la mesa de { $name }.
log-split = Pila repartida
log-shares-of-a-stack = { $name }, { $each } a cada uno, { $bank } a la banca

## engine/actions/calling_time/call

time-called-player-hand = Solo se puede pedir tiempo a un jugador que está en una mano.
time-called-already = Ya corre el tiempo de { $name }. Diga primero cómo acabó: t actuó o t agotado.
log-time-called = pedido a { $name }
log-time = Tiempo

## engine/actions/calling_time/end

time-not-called-on = No corre el tiempo de { $name }.
time-not-called = No corre el tiempo de nadie. Pídalo primero: t 6.4.
log-acted = actuó
log-player-acted = { $name } actuó
log-time-ran-out = agotado: la mano muere, o es check si nadie apostó
log-player-ran-out = { $name }, agotado: la mano muere, o es check si nadie apostó

## engine/actions/chips/adjust_stack

chips-off-the-table = fuera de la mesa
chips-no-owner = sin dueño
chips-of-nobody = fichas de nadie
chips-are-the-players = { $name } está sentado ahí: { $seat }. Diga el jugador.
chips-penalty = penalización
chips-correction = corrección de un error
chips-by-the-rule = { $why } ({ $book } { $rule })
chips-in-or-out-1 = Escriba de 1 a 1.000.000.000 fichas.
chips-in-as-correction = Solo entran fichas en una pila para corregir un error.
fewer-than-the-stack = A { $name } se le contaron { $chips }. Retire menos o cuente otra vez. Una pila entera sale con su jugador.
fewer-than-in-play = Solo hay { $in_play } en juego. Retire menos.
log-chips-in = Fichas añadidas
log-chips-leave = Fichas retiradas

## engine/actions/chips/call

chips-leave-tables-during = Las fichas salen de las mesas solo durante el juego.
no-such-chips-on-tables = No hay fichas de { $chip } en las mesas.
chips-being-raced = Ya se están cambiando las fichas de { $chip }.
smaller-chips-leave-first = Las fichas de { $chip } son menores. Cámbielas primero.
largest-chips-stay = Las fichas de { $chip } son las mayores y se quedan.
chips-needed-to-the-end = Las fichas de { $chip } hacen falta para las ciegas después del último nivel.
chips-needed-until = Las fichas de { $chip } hacen falta hasta el final del nivel { $level }.
log-chips-leave-now = las fichas de { $chip } salen ahora
log-colour-up = Cambio de fichas

## engine/actions/chips/change

play-begun-values-stacks = El juego ha empezado. Los valores y las pilas se quedan. Puede cambiar colores y cantidades.
chip-set-already = Este juego de fichas ya está en uso.
log-chips = Fichas
log-changed = modificado

## engine/actions/chips/colour_up_players

colour-up-whom = Diga a quién se le cambian: de 1 a 12 jugadores.
log-players-coloured-up = { $names }: { $chip } por { $next }

## engine/actions/chips/count_stacks

count-a-stack = Escriba las fichas de al menos un jugador.
stack-is-too-large = Ninguna pila tiene más de 1.000.000.000 fichas. Cuente otra vez a { $name }.
log-count = Recuento
stacks = { $count ->
    [one] { $count } pila
   *[other] { $count } pilas
}

## engine/actions/chips/finish

chips-not-being-raced = No se están cambiando las fichas de { $chip }.
log-chips-off = las fichas de { $chip } ya no están en las mesas

## engine/actions/chips/found

chips-found-changed-during = Las fichas encontradas solo se cambian durante el juego.
no-such-chips-in-event = Este torneo no tiene fichas de { $chip }.
chips-not-raced-yet = Las fichas de { $chip } de la { $table } aún no se han cambiado. Cuente estas con las otras.
chips-still-in-play = Las fichas de { $chip } siguen en juego.
count-1-1-000 = Cuente de 1 a 1000 fichas.
log-chips-of = { $chips } × { $chip } de { $name }
log-found = Encontrado
log-chips-out = { $chips } × { $next } entregadas
log-chips-leave-play = { $chips } en fichas fuera de juego

## engine/actions/chips/race_off

race-smaller-first = Cambie primero las fichas de { $chip } en todas las mesas.
say-table-raced = Diga en qué mesa se cambian las fichas.
table-raced-already = Las fichas de { $chip } de la { $table } ya se cambiaron. Deshaga primero ese cambio.
log-race = Cambio
chips-leave-later = Las fichas de { $chip } salen en el descanso tras el nivel { $level }. Para cambiarlas ya, retírelas primero.
chips-never-leave = Con esta estructura las fichas de { $chip } no salen nunca.
nobody-sits-at = No hay nadie en la { $seat }.
seat-chips-named-twice = Las fichas de la { $seat } están dos veces.
seat-chips-at-most = Cuente como máximo 1000 fichas en la { $seat }.
log-raced = fichas de { $chip } retiradas ({ $tables }), { $collected } recogidas, { $chips } × { $next } entregadas
log-more-in-play = { $chips } más en juego
log-fewer-in-play = { $chips } menos en juego

## engine/actions/clock/adjust

level-ends-hands-not = Este nivel acaba por manos, no por tiempo. Cuente manos o vaya a otro nivel.
add-take-away-between = Añada o quite un día como máximo.
log-clock = Reloj

## engine/actions/clock/change_schedule

log-schedule = Estructura
levels-breaks-played-stay = Un nivel o descanso ya jugado no cambia. Cambie el actual o los siguientes.
present-level-stays-level = El nivel actual no se convierte en descanso, ni al revés. Vaya a otro.

## engine/actions/clock/count_hands

hands-counted-level-ends = Este nivel acaba por tiempo. Las manos se cuentan solo en un nivel que acaba por manos.
level-hands-left = Al nivel le quedan { $hands }. Cuente 1 o más.
hands-done = { $count ->
    [one] { $count } mano jugada
   *[other] { $count } manos jugadas
}
log-hands = Manos

## engine/actions/clock/jump

schedule-no-such-level = La estructura no tiene ese nivel ni ese descanso.
log-to-the-break = al descanso tras el nivel { $level }
log-to-the-level = al nivel { $level }

## engine/actions/clock/pause

clock-not-running = El reloj no está en marcha.
log-paused = en pausa

## engine/actions/clock/plan_start

clock-started-already = El reloj ya está en marcha.
no-start-planned = No hay un comienzo previsto.
time-passed-shuffle-up = Esa hora ya pasó. Empiece ahora o elija otra más tarde.
start-planned-most-week = Prevea el comienzo con una semana de antelación como máximo.
log-countdown-set = cuenta atrás puesta
log-countdown-removed = cuenta atrás anulada

## engine/actions/clock/set_time_left

leave-between-second-day = Deje en el reloj entre un segundo y un día.
log-time-left = quedan { $time }

## engine/actions/clock/resume_after_gap

clock-not-running-no = El reloj no está en marcha. No se perdió tiempo.
clock-cannot-seen-future = El reloj no se pudo ver más tarde que ahora.
log-ran-on = siguió mientras el programa no estaba
log-goes-on = sigue donde estaba

## engine/actions/clock/start

draw-seats-first-shuffle = Sortee primero los asientos. Después, shuffle up and deal.
tournament-over-clock-stays = El torneo ha terminado. El reloj se queda parado.
two-players-least-must = Siente al menos a dos jugadores antes de iniciar el reloj.
hand-hand-keeps-clock = El mano por mano para el reloj y descuenta tiempo en cada mano. Termínelo para que siga.
clock-running = El reloj ya está en marcha.
log-started = en marcha

## engine/actions/clock/take_break

break-lasts-between-second = Un descanso dura entre un segundo y un día.
break-already-add-time = Ya es el descanso. Añada tiempo para alargarlo.
break-due-already-begin = Ya toca un descanso. Empiécelo cuando todas las mesas acaben.
schedule-full-500-levels = La estructura está llena. Caben 500 niveles y descansos.
log-break-later = { $time } cuando acaben todas las mesas
log-break-now = { $time } desde ahora
log-the-break = Descanso

## engine/actions/command

open-tournament-first-open = Abra primero el torneo: open_tournament, con su configuración.

## engine/actions/drawers/close

log-drawer-counted = { $drawer }, { $amount } contados
log-drawer-closed = Cajón cerrado

## engine/actions/drawers/mod

no-drawer-open-here = Aquí no hay ningún cajón abierto. Abra uno primero.
no-such-drawer = No existe el cajón { $number }.
drawer-is-closed = El cajón { $number } está cerrado. Abra uno nuevo.
drawer-amount-from-zero = Indique una cantidad de cero o más.

## engine/actions/drawers/move_cash

drawer-amount-above-zero = Indique una cantidad mayor que cero.
drop-at-most = El cajón { $number } debería tener { $amount }. Lleve eso como máximo a la caja fuerte.
log-drop = Retirada
log-fill = Reposición

## engine/actions/drawers/open

drawer-open-already = Aquí hay un cajón abierto: { $name }. Ciérrelo primero o indique otra persona en la caja.
log-drawer-opened-with = cajón { $number }, { $name }, fondo { $amount }
log-drawer-opened = Cajón abierto
cashier-has-a-drawer = { $name } tiene abierto el cajón { $number }. Use ese aquí.

## engine/actions/drawers/take

drawer-in-use-here = El cajón { $number } ya se usa aquí.
log-drawer-taken = En uso

## engine/actions/effect

log-beside = { $one }, { $more }
log-drawer-of = cajón { $number }, { $name }
log-drawer = cajón { $number }
log-seated = { $what } → { $seat }
log-dealt-in-later = recibe cartas cuando pase el botón
log-alternate = { $what }, { $place } en espera
log-and-hand-for-hand-over = { $what }; termina el mano por mano

## engine/actions/entries/add_on

tournament-no-add-ons = Este torneo no tiene add-ons.
play-not-begun-add = El juego no ha empezado. Los add-ons vienen después.
not-in-play-to-add-on = { $name } no está en juego. El add-on es para un jugador sentado.
with-first-break = con el primer descanso
after-level = después del nivel { $level }
add-ons-begin = Los add-ons empiezan { $when }.
add-ons-closed = Los add-ons se cerraron { $when }.
one-add-on-taken = { $name } ya ha hecho el único add-on permitido.
all-add-ons-taken = { $name } ya ha hecho los { $limit } add-ons permitidos.
# As in English.
log-add-on = Add-on

## engine/actions/entries/announce_rebuy

no-rebuy-announced = { $name } no ha anunciado ningún rebuy.
rebuy-announced-already = { $name } ya ha anunciado un rebuy.
announced-rebuy-binds = { $name } anunció un rebuy y debe hacerlo ({ $book } { $rule }): r { $seat }. Para dispensarlo: behind { $seat } off.
log-rebuy-announced = Rebuy anunciado
log-rebuy-let-off = Rebuy dispensado

## engine/actions/entries/enter

player-is-in-already = { $name } ya juega: { $seat }. Un solo stack por jugador (TCH 67).
player-waits-already = { $name } ya está inscrito y espera un asiento.
player-is-out-already = { $name } ha jugado y está eliminado. Usa una reentrada o una recompra.
give-name-every-entry = Dé un nombre para cada entrada.
tournament-takes-most-200 = Un torneo admite 200.000 entradas como máximo.
no-number-left-another = No queda ningún número de entrada.
log-enter = Entrada
no-such-buy-0 = No existe ese buy-in. El 0 es el habitual; los demás cuentan desde 1.

## engine/actions/entries/pay_out

only-taken-out-pool = Dé un nombre solo para dinero retirado del bote de premios.
say-which-taken-out = Se retiró dinero del bote de premios para { $names }. Diga para cuál.
nothing-is-held = No queda nada: { $what }.
log-collected-back = Recuperado
log-pay-out = Entregado
hand-amount-above-nothing = Pague una cantidad mayor que cero.
too-much-paid-out = Se pagaron { $amount } de más: { $what }. Cóbrelos primero.
pay-out-at-most = Quedan { $amount }: { $what }. Pague eso como máximo.
log-paid-out = { $amount }: { $of }
log-paid-out-collected = { $amount } recuperados: { $of }
log-paid-out-to = { $amount } a { $name }: { $of }

## engine/actions/entries/no_show

play-not-begun-withdraw = El juego no ha empezado. Retire la entrada.
no-stack-in-play = { $name } no tiene fichas en juego.
bought-in-again-was-here = { $name } volvió a entrar, así que sí vino.
has-been-here = { $name } ha estado aquí. Un ausente recibe cartas y paga ciegas.
only-two-left-blind = Solo quedan dos jugadores. Deje que las ciegas consuman sus fichas.
house-leaves-absent-players = Esta casa deja en juego las fichas de un ausente, que paga ciegas.
with-first-hand-of = con la primera mano del nivel { $level }
with-second-level-or-half-hour = con el segundo nivel o tras media hora, lo que llegue antes
absent-removed = Los no presentados se retiran { $when } ({ $book } { $rule }).
more-entry-bought = Eso es más de lo que da la entrada.
log-no-show = No presentado
nothing-held-entry = No hay nada guardado para esta entrada.
time-player-can-collect = El jugador aún puede recogerlo (TCH 5c).
time-could-collected-over = El plazo para recogerlo ha terminado (TCH 5c).
log-collected = recogido
log-not-collected = no recogido a tiempo
log-held-money = Dinero guardado

## engine/actions/entries/correct_buyer

name-who-bought-instead = Nombre al jugador que lo compró en lugar de { $name }.
not-in-play = { $name } no está en juego.
kind-rebuys = recompras
# As in English.
kind-add-ons = add-ons
buyer-taken-all = { $name } ya ha hecho { $what-key ->
    [rebuys] todas las recompras permitidas
   *[other] todos los add-ons permitidos
}.
log-rebuy = Recompra
log-bought-by-another = { $buyer }, { $price }, no { $name }

## engine/actions/entries/re_enter

no-re-entries-r-is-rebuy = Este torneo no tiene reentradas. Escriba r para una recompra.
no-re-entries = Este torneo no tiene reentradas.
play-not-begun-nobody = El juego no ha empezado. No hay eliminados.
enters-again-only-when-out = { $name } está en juego. Aquí solo un eliminado puede reentrar.
entry-cancelled-enter = Esta entrada se anuló. Inscriba de nuevo al jugador.
re-entries-closed = Las reentradas se cerraron { $when }.
one-re-entry-taken = { $name } ya ha hecho la única reentrada permitida.
all-re-entries-taken = { $name } ya ha hecho las { $limit } reentradas permitidas.
how-many-chips-given-up = ¿Cuántas fichas entrega { $name }? Escríbalas: e 6.4 850.
more-all-chips-play = No hay tantas fichas en juego.
log-re-entry = Reentrada

## engine/actions/entries/rebuy

tournament-no-rebuys = Este torneo no tiene recompras.
rebuys-begin-player-lost = El juego no ha empezado. La recompra es para quien perdió todas sus fichas.
entry-cancelled = Esta entrada se anuló.
rebuy-for-entry-in-play = { $name } ha reentrado desde entonces. La recompra es para la entrada en juego.
one-rebuy-taken = { $name } ya ha hecho la única recompra permitida (HPT, Buyin/Rebuy/Add-on).
all-rebuys-taken = { $name } ya ha hecho las { $limit } recompras permitidas.
rebuys-just-closed = Las recompras se cerraron { $when } (HPT, Buyin/Rebuy/Add-on). ¿La mano empezó antes? Escriba r 6.4 before.
rebuys-closed = Las recompras se cerraron { $when } (HPT, Buyin/Rebuy/Add-on).
log-waits-for-a-seat = espera un asiento

## engine/actions/entries/rename

player-needs-name = Un jugador necesita un nombre.
last-name-part-name = El apellido debe ser parte del nombre.
log-rename = Renombrado
log-correct = Corregido
log-renamed = { $was } a { $name }
log-without-a-card = sin tarjeta
log-card-number = tarjeta { $number }

## engine/actions/entries/settle

no-such-purchase-taken = No existe esa compra, o se anuló.
how-noted-already = Ya está anotado así.
owes-nothing = { $name } no debe nada.
log-paid = Pagado

## engine/actions/entries/cancel_purchase

no-such-purchase = No existe esa compra.
cancelled-already = Ya se anuló.
entry-withdrawn-before-first = Retire la entrada antes de su primera mano.
chips-out-of-play = Las fichas de { $name } ya no están en juego. Tache la línea en el registro.
in-only-by-this-rebuy = { $name } está solo por esta recompra. Tache la línea en el registro.
bounty-bought-won-strike = Su bounty ya se ganó. Tache la línea en el registro.
log-a-rebuy = recompra
# As in English.
log-an-add-on = add-on
log-an-entry = entrada
log-cancelled = { $name }, { $kind }, { $amount } devueltos
log-cancel = Anulado

## engine/actions/entries/withdraw

entry-already-cancelled = Esta entrada ya se anuló.
no-refunds-once-first = No hay devolución: { $name } ya recibió una mano ({ $book } { $rule }). El director puede hacer una excepción y decir por qué.
no-refund-after-a-hand = No hay devolución: { $name } ya recibió una mano. El director puede hacer una excepción y decir por qué.
withdraw-two-left = Solo quedan dos jugadores. Uno de ellos tiene que ganar.
withdraw-more-than-in-play = Es más de lo que hay en juego. Vuelve a contar las fichas.
log-withdrawn-by-exception = { $name }, { $amount } devueltos, excepción: { $reason }
log-withdraw = Retirado

## engine/actions/floor/bust

say-out = Diga quién está eliminado.
somebody-all-chips-not = No pueden estar todos eliminados. Alguien tiene todas las fichas.
say-first-busted-them = Nombre primero a quien los eliminó y después a los demás.
only-player-still-can = Solo los pudo eliminar un jugador que sigue en juego.
log-bust = Eliminado
who-had-more-chips = ¿Quién tenía más fichas al empezar la mano: { $names }? El que tenía más queda mejor. Si eran iguales, comparten.
log-players-left = quedan { $players }
log-by = por { $hitmen }

## engine/actions/floor/wrong_bust

name-who-was-out-instead = Nombre al jugador eliminado en lugar de { $name }.
out-already-other-hand = { $name } ya quedó eliminado en otra mano. Nombre a un jugador que siga en juego.
no-seat-to-go-out-from = { $name } no tiene asiento del que salir.
entered-after-that-hand = { $name } entró después de esa mano. Nombre a un jugador que ya estaba.
an-add-on = un add-on
a-rebuy = una recompra
bought-after-that-hand = { $name } hizo { $what } después de esa mano. Anule eso primero y diga quién salió.
log-correct-bust-was-out = { $out } estaba eliminado, no { $said } ({ $seat })
log-correct-bust = Otra persona
no-seat-open-open = No hay asientos libres. Abra primero una mesa, o tache la eliminación en el registro.
log-back-in = De vuelta
not-out = { $name } no está eliminado.
not-out-on-a-hand = { $name } no quedó eliminado en una mano. Tache esa línea en el registro.
entered-again-strike = { $name } ha reentrado desde entonces. Tache primero esa entrada en el registro.
tables-still-hand-undo = Las mesas siguen en esa mano. Deshaga la eliminación o tache su línea en el registro.
deal-made-these-places = Hay un trato sobre estos puestos. Táchelo primero en el registro.
satellite-over-seats-won = El satélite ha terminado y sus plazas se ganaron. Tache primero su final en el registro.
ended-with-these-places = El torneo acabó con estos puestos. Tache primero su final en el registro.
tournament-over-winner-paid = El torneo ha terminado y el ganador ha cobrado. Tache primero ese pago en el registro.

## engine/actions/hand_for_hand/announce

hand-hand-tables-play = El mano por mano necesita mesas en juego.
hand-for-hand-on-already = Ya está en marcha: { $pace }.
table-nobody-wait-hand = El mano por mano necesita dos mesas. Una sola no espera a nadie.
everybody-left-paid-h4h = Todos los que quedan cobran. Escriba h4h salto para esperar el próximo salto de premio.
nobody-paid-yet-say = Aún no cobra nadie. Diga con cuántos jugadores acaba: h4h 9.
all-prizes-left-same = Todos los premios que quedan son iguales. Diga con cuántos jugadores acaba: h4h 9.
ends-with-fewer-than-left = Quedan { $left }. El mano por mano acaba con menos, y con 1 al menos.
log-announced-with = anunciado con { $players } restantes

## engine/actions/hand_for_hand/begin_break

no-break-due = No toca ningún descanso.
break-when-all-done = El descanso empieza cuando acaben todas las mesas: { $still }.
log-break-begun = empezado tras la mano

## engine/actions/hand_for_hand/deal

tables-still-play = { $still }.
say-who-had-more-at = { $tables }: diga quién tenía más fichas al empezar la mano. De eso dependen los premios.
hand-hand-over-end = El mano por mano ha acabado. Termínelo y las mesas siguen.
break-due-begin-before = Toca un descanso. Empiécelo antes de la próxima mano.
break-next-hand-dealt = Es el descanso. Reparta la próxima mano después.
log-at-all-tables = { $turn } { $number } en todas las mesas
log-deal = Reparto

## engine/actions/hand_for_hand/end

log-ended = terminado

## engine/actions/hand_for_hand/finish_tables

say-table-finished-hand = Diga qué mesa ha acabado la mano.
table-ticked-already = { $table }: ya ha acabado. Escriba -{ $number } para deshacerlo.
table-not-ticked = { $table }: no está marcada como acabada.
table-held-until = { $table }: espera a las demás ({ $still }).
tables-held-until = { $tables }: esperan a las demás ({ $still }).
log-not-done = Sin acabar

## engine/actions/hand_for_hand/hold

say-table-all-call = Diga qué mesa tiene un all-in con call.
table-finished-already = { $table }: ha acabado la mano. Escriba -{ $number } para deshacerlo.
table-held-already = { $table }: ya espera.
table-not-held = { $table }: no espera.
log-hold = Retener
log-run-out = Completar

## engine/actions/hand_for_hand/rank

nobody-to-be-ranked-at = En la { $table } nadie necesita un orden. Es para varios eliminados a la vez.
name-everybody-who-went-out = Nombre una vez a cada eliminado de la { $table } en esta mano.
give-stack-each-start = Dé las fichas de cada uno al empezar la mano.
log-ranked = Clasificado

## engine/actions/penalties/end

plays-again-already = { $name } ya juega de nuevo.
log-penalty-over = Penalización terminada

## engine/actions/penalties/give

penalty-1-200-hands = Una penalización dura de 1 a 200 manos, o de 1 a 20 rondas.
serves-a-penalty-already = { $name } ya cumple una penalización: { $served } de { $hands } jugadas. Termínela primero o dé una advertencia.
log-penalty = Penalización

## engine/actions/penalties/serve

penalty-served = { $name } ya cumplió esa penalización.
penalty-hands-left = A la penalización le quedan { $hands }. Cuente 1 o más.
log-penalty-served = { $hands } cumplidas, { $name }

## engine/actions/prizes/assign_bounty

no-such-bounty-of = No hay tal bounty por { $name }.
say-wins-bounty = Diga quién gana el bounty.
own-bounty = { $name } no puede ganar su propio bounty.
not-in-play-when-won = { $name } no estaba en juego cuando se ganó este bounty.
log-bounty-to = { $name } a { $hitmen }
# As in English.
log-bounty = Bounty

## engine/actions/prizes/deal

deal-position-hpt = Los jugadores pueden acordar un reparto entre ellos. El director nunca responde de él.
deal-position-rrop-nothing-left = No se aprueba, aunque el director puede pagarlo. Un trato que no deja nada por jugar se considera poco ético: deje una cantidad al ganador.
deal-position-rrop = No se aprueba, aunque el director puede encargarse de que se pague. Queda algo por jugar, como pide el reglamento.
deal-position-none = El reglamento no dice nada de tratos. Decide la casa.
deal-made-between-players = Solo los jugadores en juego pueden hacer un trato.
deal-made-undo-make = Ya hay un trato. Deshágalo para hacer otro.
somebody-still-waits-seat = Un jugador todavía espera asiento.
deal-between-at-most = Un trato es entre { $most } jugadores como máximo.
no-prizes-share = No hay premios que repartir.
leave-less-for-winner = Hay { $amount } para repartir. Deje menos que eso al ganador.
cannot-be-shared-in-parts = { $amount } no se reparte en partes de { $unit }. Redondee a una cantidad menor.
shares-miss = Faltan { $amount } de { $all }.
shares-exceed = { $amount } más que los { $all } a repartir.
all-is-shared = Todo está repartido: { $all }.
share-below-nothing = La parte de { $name } es menor que cero.
two-shares = { $name } tiene dos partes.
share-for-everybody-left = Escriba una parte para cada jugador que queda y para nadie más.
no-deal-discussed = No se negocia ningún trato.
log-deal-discussion-over = negociación terminada
log-deal-discussed = en negociación
log-a-deal = Trato
shares-only-as-agreed = Escriba partes solo para un trato acordado.
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
log-left-for-the-winner = { $amount } para el ganador
log-still-open = entradas o recompras aún abiertas

## engine/actions/prizes/end_here

deal-still-on-screen = Aún hay un trato en la pantalla. Ciérrelo o quítelo primero.
end-here-once-hand-over = { $still }. Termine aquí después de la mano.
say-first-who-had-more = Diga primero quién tenía más fichas de los eliminados en esta mano.
no-deal-was-made = No hay trato. Termine por fichas o reparta los puestos que quedan.
no-share-of-the-deal = { $name } no tiene parte en el trato. Termine por fichas o reparta los puestos que quedan.
deal-leaves-for-winner = El trato deja { $amount } al ganador. Termine por fichas o repártalo.
stacks-only-to-end-by-chips = Cuente las fichas solo para terminar por fichas.
log-places-by-the-deal = puestos según el trato
log-places-by-chips = puestos según las fichas
log-they-share = comparten los puestos
log-ended-with = { $players } restantes, { $how }
log-tournament-ended = Terminado

## engine/actions/prizes/pay_prize

still-in-play = { $name } sigue en juego.
has-not-won-a-prize = { $name } no ha ganado ningún premio.
paid-too-much = { $name } cobró { $amount } de más. Recupérelos primero.
prize-received-already = { $name } ya recibió el premio.
ticket-pays-no-debt = { $name } recibe un ticket entero. Cobre lo que debe.
a-ticket-pays-a-part = Un ticket ya paga una parte. Diga cómo se paga el resto.
entries-rebuys-may-still = Las entradas o recompras aún pueden cambiar los premios. Pague cuando estén cerradas.
owes-more-than-prize = { $name } debe { $owed }. Es más que los { $amount } a pagar.
log-paid-to = { $name } { $amount }
log-less-owed = menos lo que debía
money-and-goods = { $amount } y { $goods }

## engine/actions/prizes/mystery

tournament-no-mystery-bounties = Este torneo no tiene mystery bounties.
envelopes-sealed-during-play = Selle los sobres durante el juego, con las entradas cerradas.
envelopes-sealed-already = Los sobres ya están sellados.
entries-rebuys-may-still-add = Las entradas o recompras aún pueden añadir bounties. Selle cuando estén cerradas.
no-bounties-collected = No se recaudaron bounties.
envelope-above-nothing = Cada sobre necesita una cantidad mayor que cero.
one-envelope-for-each = { $envelopes } para { $players }: cada jugador que queda necesita uno.
envelopes = { $count ->
    [one] { $count } sobre
   *[other] { $count } sobres
}
envelopes-hold = Los sobres contienen { $held }, pero se recaudaron { $collected }.
log-sealed = { $envelopes } sellados
# As in English.
log-mystery = Mystery
envelopes-not-sealed-yet = Los sobres aún no están sellados.
envelope-is-open = El sobre de { $name } ya está abierto.
not-knocked-out-since-sealed = { $name } no ha sido eliminado desde que se sellaron los sobres.
say-first-who-knocked-out = Diga primero quién eliminó a { $name }.
all-envelopes-open = Todos los sobres están abiertos.
log-line = { $verb }: { $what }

## engine/actions/prizes/pay_bounties

no-bounty-that-is-paid = { $name } no tiene bounty que cobrar.
all-bounties-received = { $name } ya recibió todos los bounties.
log-amount-to = { $amount } a { $name }
# As in English.
log-bounties = Bounties

## engine/actions/prizes/pool

log-pool = Bote

## engine/actions/prizes/set_prizes

places-paid = { $count ->
    [one] { $count } puesto pagado
   *[other] { $count } puestos pagados
}
log-places-paid-of = { $places } de { $amount }
log-prizes = Premios

## engine/actions/prizes/settle_house

house-owes-pool-nothing = La casa no debe nada al bote de premios. Lo añadido y el overlay están pagados.
log-took-back = retiró { $amount }
log-put-in = añadió { $amount }
log-the-house = La casa

## engine/actions/prizes/collect_overpaid

not-paid-more-than-due = { $name } no cobró de más.
collect-at-most = { $name } cobró { $amount } de más. Recupere eso como máximo.
log-amount-from = { $amount } de { $name }

## engine/actions/prizes/win_seats

only-satellite-ends-seat = Solo un satélite acaba con una plaza para cada uno.
entries-rebuys-may-still-add-seats = Las entradas o recompras aún pueden añadir plazas. Termine el satélite cuando estén cerradas.
more-players-than-seats = Quedan { $players } para { $seats }. Sigan jugando.
everybody-seat-first-place = Todos tienen plaza, pero el primero también gana dinero. Sigan jugando.
players-win-a-seat = { $count ->
    [one] { $count } jugador gana una plaza
   *[other] { $count } jugadores ganan una plaza
}
log-satellite-over = Satélite terminado

## engine/actions/rulings/pick

pick-on-wall-most = La pantalla muestra como mucho { $most }. Sortee menos, o sin wall.
picked-by-chance = Sorteado: { $chosen } · número de control { $check }
no-pick-on-wall = La pantalla no muestra ningún sorteo.
log-pick-away = quitado de la pantalla

## engine/actions/seating/alternates

nobody-waits-seat = Nadie espera asiento.
no-seat-open-open-table = No hay asientos libres. Abra una mesa o espere una eliminación.
alternates = { $count ->
    [one] { $count } jugador en espera
   *[other] { $count } jugadores en espera
}
log-seat = Asiento

## engine/actions/seating/block_seat

seat-not-blocked = El asiento { $seat } no está bloqueado.
seat-blocked-already = El asiento { $seat } ya está bloqueado.
sits-there-move-first = { $name } está en la { $seat }. Mueva primero al jugador: m { $short }.
seat-locked-for = Reservado para { $name }: { $seat }. Libérelo primero.
table-needs-least-two = Una mesa necesita al menos dos asientos sin bloquear.
most-2-000-seats = Bloquee 2000 asientos como máximo.
log-block = Bloqueado
log-unblock = Desbloqueado

## engine/actions/seating/draw

locked-seats-pairs-kept = Los asientos reservados y las parejas separadas dejan muy pocas opciones. Renuncie a alguno.
log-draw = Sorteo
seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
play-begun-seats-drawn = El juego ha empezado. Los asientos se sortean de nuevo solo según las reglas.
enter-least-two-players = Inscriba primero al menos a dos jugadores.
cards-lie = { $cards }, y { $players }. Introduzca esas cartas o deshaga las otras.
cards-are = { $count ->
    [one] { $count } carta está sacada
   *[other] { $count } cartas están sacadas
}
players-still-draw = { $count ->
    [one] { $count } jugador aún saca carta
   *[other] { $count } jugadores aún sacan carta
}

## engine/actions/seating/keep_apart

name-two-players-keep = Nombre a dos jugadores que deban estar separados.
kept-apart-already = { $both } ya están separados.
not-kept-apart = { $both } no están separados.
most-300-pairs-can = Separe 300 parejas como máximo.
log-apart = Separados
log-not-apart = Ya no separados

## engine/actions/seating/lock_seat

seat-blocked-give-free = El asiento { $seat } está bloqueado. Desbloquéelo primero: block { $seat } off.
a-table-has-seats = Una mesa tiene los asientos 1 a { $seats }.
no-seat-locked-for = No hay asiento reservado para { $name }.
seat-locked-already = Ya está reservado para { $name }: { $seat }.
log-lock = Reservado
log-seat-for = { $seat } para { $name }
log-unlock = Liberado
log-the-seat-of = el asiento de { $name }

## engine/actions/seating/name_dealer

deals-already = { $name } ya reparte.
not-a-dealer = { $name } no es uno de los repartidores.
log-deals = Reparte
log-deals-no-more = Ya no reparte

## engine/actions/seating/redraw

seats-redrawn-during-play = Los asientos se sortean de nuevo solo durante el juego.
redraw-goes-least-open = Sortee en al menos una mesa abierta. Use más mesas solo si hay jugadores que esperan asiento.
players-do-not-fit-tables = { $players } no caben en { $tables } con { $seats } asientos.
tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
log-final-table = mesa final
log-redraw = Nuevo sorteo

## engine/actions/seating/take_card

seats-drawn-undo-draw = Los asientos están sorteados. Deshaga el sorteo para introducir cartas.
no-such-entry = No existe esa entrada.
deck-prepared-before-entry = La baraja se preparó antes de que entrara { $name }. Su asiento se sortea cuando todos tengan carta.
has-a-card = { $name } ya tiene: { $card }.
entered-earlier-chooses-first = { $name } entró antes y elige primero.
log-all-seats-drawn = { $what }; los { $seats } asientos están sorteados
log-card = Carta
no-card-left-for = No queda carta para { $name }. Lo impiden las parejas separadas.
card-rank-suit-9s = Una carta es valor y palo: 9s, A hearts, 10 c. Con más de cuatro mesas añada la baraja: 9s 2.
no-redraw-for-cards = Nadie saca carta ahora. Los asientos se sortean de nuevo solo cuando el reglamento lo pide.
no-table-has-suit = Ninguna mesa tiene { $suit }.
no-table-has-suit-of-deck = Ninguna mesa tiene { $suit } de la baraja { $deck }.
table-has-cards = { $table }: { $cards }.
kept-apart-draws-another = { $name } y { $other } están separados. { $name } saca otra carta.
dealer-draws-another-suit = { $other } reparte en la { $table }. { $name } saca otro palo.

## engine/actions/seating/wait_for_seat

only-player-sits-somewhere = Solo un jugador sentado puede esperar asiento.
log-for-a-seat = { $name }, un asiento
log-wait = Espera

## engine/actions/setup/change

play-begun-set-up = El juego ha empezado. La configuración ya no se puede cambiar.
entries-paid-present-price = Hay entradas pagadas al precio actual. Anúlelas primero y cambie el precio.
seats-drawn-present-tables = Los asientos están sorteados para las mesas actuales. Deshaga primero el sorteo.
log-set-up = Configuración

## engine/actions/setup/change_house_rules

seats-drawn-present-tables-2 = Los asientos están sorteados para las mesas actuales.
these-house-rules-already = Ese ya es el reglamento.
log-house-rules = Reglamento

## engine/actions/setup/open

tournament-open-already = Este torneo ya está abierto.
log-open = Apertura

## engine/actions/shot_clock/give_cards

time-cards = { $count ->
    [one] { $count } tarjeta de tiempo
   *[other] { $count } tarjetas de tiempo
}
no-time-cards-for-that = Ahora no tocan tarjetas de tiempo por un día nuevo.
no-time-cards-for-final = Ahora no tocan tarjetas de tiempo por la mesa final.
log-cards-for-the-day = { $cards } a cada uno por el día
log-cards-for-the-final = { $cards } a cada uno en la mesa final

## engine/actions/shot_clock/mod

no-shot-clock = Las reglas de la casa no tienen reloj de decisión.
time-cards-in-play = Las tarjetas de tiempo se dan y se usan durante el juego.
no-time-cards = Las reglas de la casa no cuentan tarjetas de tiempo.

## engine/actions/shot_clock/play_card

no-time-card-left = A { $name } no le quedan tarjetas de tiempo.
log-cards-left = quedan { $left }
log-time-card = Tarjeta de tiempo

## engine/actions/shot_clock/switch

shot-clock-in-play = El reloj de decisión empieza y acaba durante el juego.
shot-clock-on-already = El reloj de decisión ya está en marcha.
shot-clock-off-already = El reloj de decisión ya está parado.
log-shot-clock-on = las decisiones tienen límite de tiempo
log-shot-clock-off = las decisiones ya no tienen límite

## engine/actions/tables/absent

no-seat-to-be-away-from = { $name } no tiene asiento.
marked-absent-already = { $name } ya está marcado como ausente.
log-absent = Ausente
log-away-for-longer = por más tiempo
log-present = Presente

## engine/actions/tables/arrived

say-move-arrived = Diga qué jugador ha llegado.
no-such-move = No existe el traslado { $number }.
arrived-already = { $name } ya ha llegado.
log-arrived = Llegada

## engine/actions/tables/as_they_sit

sits-there-already = { $name } ya está en la { $seat }.
log-sits-at = { $name } en la { $seat }
log-sits = Sentado
name-who-moved-instead = Nombre al jugador que cambió en lugar de { $name }.
only-players-play-moved = Solo han cambiado jugadores en juego.
not-told-to-that-seat = { $name } no debía ir a ese asiento.
log-moved-another = { $name } a la { $seat }, no { $other }
log-move = Movido

## engine/actions/tables/break_by_cards

table-receives-nobody = { $table }: no recibe jugadores.
table-full = { $table }: completa.
seat-not-open = El asiento { $seat } no está libre. Libres allí: { $open }.
seat-drawn-twice = El asiento { $seat } salió dos veces.
one-seat-for-each = { $players } en la { $table }, pero { $seats }.
players-sit = { $count ->
    [one] { $count } jugador está
   *[other] { $count } jugadores están
}
seats-are = { $count ->
    [one] { $count } asiento está dado
   *[other] { $count } asientos están dados
}
log-by-cards = { $table }, por cartas
log-break = Rota

## engine/actions/tables/break_table

tables-break-during-play = Las mesas se rompen solo durante el juego.
players-table-not-fit = Los jugadores no caben en los asientos libres de las otras mesas.

## engine/actions/tables/breaking_order

log-as-usual = como siempre
log-breaking-order = Orden de rotura

## engine/actions/tables/button

log-button = Botón
log-big-blind = Ciega grande

## engine/actions/tables/choose_table

no-table-chosen-now = Ahora no hay que elegir mesa.
choose-among-the-fullest = { $table }: faltan jugadores. Las más llenas son { $among }.
log-gives-a-player = { $from } cede un jugador a la { $to }
log-balance = Equilibrio

## engine/actions/tables/close_empty_table

last-table-stays-open = La última mesa sigue abierta.
table-still-has-players = { $table }: aún hay { $players }. Rómpala primero: b { $number }.
log-close = Cerrada

## engine/actions/tables/deal_hands

table-has-nobody-to-deal-to = { $table }: no hay a quién repartir.
hands-dealt-during-play = Reparta manos solo durante el juego.
hand-for-hand-deals-together = Se juega mano por mano. Reparta la próxima mano en todas las mesas a la vez (TCH P8).
log-stud-dealt = { $table }, stud, el botón sigue en { $button }
log-hand-dealt = { $table }, botón { $button }, ciega grande { $big }
say-where-button-was = Diga dónde estaba el botón de la { $table }: btn { $number } 5. Después avanza solo.
games-change-with-the-level = El nivel dice qué juego se juega. Quite «stud».

## engine/actions/tables/draw_button

no-button-in-stud = Aquí solo se juega stud. El stud no tiene botón.
draw-button-by-seat = Sortear el botón: { $cards }, una por asiento
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
high-card-seat-everywhere = la carta más alta da el asiento del botón en todas las mesas, aunque esté vacío
draw-button-by-player = Sortear el botón: una carta a cada jugador
high-card-at-each-table = en cada mesa la carta más alta tiene el botón
button-drawn-once-seats = Sortee primero los asientos y después el botón.
hands-played-since-seats = Se jugaron manos desde el sorteo. Diga dónde está un botón: btn 6 2.
ace-first-button-came = El as tiene el primer botón, por el sorteo de asientos (HPT, Seating).
each-table-draws-own = Cada mesa sortea su botón. Dígalo mesa por mesa: btn 6 2.
log-drawn-for = sorteado
log-seat-at-tables = asiento { $seat } en { $tables }

## engine/actions/tables/halt

say-table-plays = Diga qué mesa sigue jugando.
table-not-halted = { $table }: no está parada.
log-play-on = Sigue el juego

## engine/actions/tables/low_card

cards-dealt-only-player = Saque cartas solo si un jugador debe moverse y varias mesas pueden darlo.
log-low-card = Carta baja

## engine/actions/tables/move_player

only-player-play-can = Solo se puede mover a un jugador en juego.
open-at = Libre en la { $table }: asiento { $open }.
somebody-sits-there = { $name } está en la { $seat }. { $where_else }
seat-blocked-open-there = El asiento { $seat } está bloqueado. Libres allí: { $open }.

## engine/actions/tables/open_table

log-table-opened = mesa { $number }, { $players }
draw-seats-draw-opens = Sortee los asientos. El sorteo abre las mesas.
all-tables-open = Todas las mesas de la sala están abiertas ({ $tables }).
table-open-already = La mesa { $table } ya está abierta. La siguiente es la { $next }.
too-few-for-tables = { $players } son pocos para { $tables }.

## engine/actions/tables/rename_table

name-of-figures-alone = Un nombre solo de cifras parece otra mesa. Pruebe «{ $name }A», o dé a la sala sus propios números: tables 61-68.
table-name-taken = La mesa { $table } ya se llama «{ $name }».
table-called-so-already = { $table }: ya se llama así.
log-table-is = la mesa { $number } es { $name }
log-table-without-a-name = la mesa { $number } ya no tiene nombre
log-name = Nombre

## engine/actions/tables/resize_table

table-2-12-seats = Una mesa tiene de 2 a 12 asientos.
table-has-so-many-already = { $table }: ya tiene { $seats }.
sits-beyond = { $name } está en el asiento { $seat }. Mueva primero a todos los que están más allá del asiento { $last }.
log-table-has = { $table }: { $seats }
log-seats = Asientos

## engine/actions/tables/restart

restart-comes-during-tournament = Una reanudación solo es posible durante un torneo.
house-rules-level-tables = El reglamento no equilibra las mesas en una reanudación.
log-tables-levelled = mesas equilibradas
log-restart = Reanudación

## engine/actions/tables/room_tables

room-1-20-000 = Una sala tiene de 1 a 20.000 mesas.
room-tables-numbered = { $tables }: { $numbers }
table-numbers-as = Escriba los números de las mesas así: 61-68, o 21-40 45 47.
table-number-1-99-999 = Una mesa lleva un número del 1 al 99.999.
more-tables-are-open = { $tables }. Rompa primero una.
tables-are = { $count ->
    [one] { $count } mesa está abierta
   *[other] { $count } mesas están abiertas
}
log-as-many-tables = tantas mesas como hagan falta
log-room = Sala
more-entered-than-seats = Hay { $players } inscritos. Asientos para { $seated }: { $tables }.

## engine/actions/tables/swap

name-two-different-players = Nombre a dos jugadores distintos para intercambiar asientos.
only-players-play-can = Solo los jugadores en juego pueden intercambiar asientos.
log-swap = Intercambio

## engine/advice/absences

away-too-long-split = Repartir las fichas de { $name } en la { $table }
away-for-so-long = ausente desde hace { $minutes }
away-for-longer-than = ausente más de { $minutes }
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
type-split-or-present = cuéntelas y escriba split { $seat } y las fichas, o present { $seat }
do-split = Repartir
missed-blind-two-buttons = una ciega perdida y dos botones de ausente
third-away-missed-blind = se fue el tercero de la mesa y perdió una ciega
if-warned-before = solo si fue advertido
must-be-back-for-blinds = { $table }: { $names }, de vuelta para las próximas ciegas
two-others-away = ya hay otros dos ausentes
pick-up-after-missed-blind = tras una ciega perdida se pueden retirar las fichas
do-wait = Esperar
chips-may-be-picked-up = { $name }, { $seat }: se pueden retirar las fichas
type-pickup-or-present = escriba pickup { $seat } y las fichas, o present { $seat }
do-pick-up = Retirar

## engine/advice/balancing

table-halts = { $table } parada: { $players }, { $most } en la más llena
tables-halt = { $tables } paradas: { $most } jugadores en la más llena
once-blinds-affected = cuando afecta a sus ciegas
no-hand-until-arrival = sin manos hasta que llegue un jugador
may-play-on = el director puede dejar que siga
do-play-on = Seguir
fullest-tables = las { $count } mesas más llenas
deal-low-card = Equilibrio: una carta a { $tables }; la más baja manda un jugador a la { $table }
so-many-at-the-fullest = { $players } en la más llena
do-deal = Repartir
may-still-rebuy = recompra aún posible: { $names }
which-table-gives = Equilibrio: ¿qué mesa da un jugador a la { $table }?
so-many-at = { $players } ({ $table })
do-choose = Elegir
halts-until-then = la { $table } sigue parada hasta entonces
do-set = Fijar
where-is-the-button = Equilibrio: ¿en qué asiento está el botón de la { $table }?
same-position-moves = se mueve el jugador en la misma posición
where-was-the-big-blind = Equilibrio: ¿en qué asiento estaba la última ciega grande de la { $table }?
next-big-blind-moves = se mueve la próxima ciega grande
takes-worst-seat = el jugador ocupa el peor asiento
takes-first-big-blind = el jugador ocupa el primer asiento en ser ciega grande
balance-move = Mover a { $name } de la { $from } a la { $to }
low-card = carta más baja: { $card }
breaks-first = la { $table } se rompe primero
before-next-hand-anywhere = antes de la próxima mano en todas las mesas
do-move = Mover
button-was-at = el botón estaba en la { $seats }
buttons-were-at = botones: { $seats }
last-big-blind-at = la última ciega grande fue la { $seats }
last-big-blinds-at = últimas ciegas grandes: { $seats }
on-the-button = en el botón
first-left-of-button = primero a la izquierda del botón
so-far-left-of-button = { $place } a la izquierda del botón
big-blind-next-if-blinds = sería la próxima ciega grande en la { $table }, si hubiera ciegas
next-big-blind-at = próxima ciega grande en la { $table }
same-seat-in-stud = el mismo asiento, pues el stud no tiene botón
next-other-moved = el siguiente: el otro ya se movió
next-other-locked = el siguiente: el otro conserva su asiento
next-other-kept-apart = el siguiente: el otro está separado de alguien en la { $table }
like-the-eliminated = como el eliminado allí
to-the-eliminated = al asiento del eliminado
like-the-open-seat = como el asiento libre allí
to-open-left-of-button = al asiento libre a la izquierda del botón
to-first-big-blind = al primer asiento en ser ciega grande
to-the-worst-seat = al peor asiento
to-the-seat-left-last = al último asiento libre de la { $table }
to-the-only-open-seat = al único asiento libre
to-the-first-open-seat = al primer asiento libre
meets-big-blind = allí ciega grande en la próxima mano
meets-small-blind = allí ciega pequeña en la próxima mano
meets-button = allí en el botón en la próxima mano
meets-nothing = allí recibe cartas en la próxima mano sin pagar
meets-waiting = recibe cartas cuando pase el botón

## engine/advice/chips

are-chips-off = ¿Salieron las fichas de { $chip } de las mesas?
break-over-no-race = su descanso acabó y aquí no se cambiaron fichas
race-in-chips = si no, cámbielas en Fichas
do-chips-off = Ya salieron
race-off-to-go = Cambiar las fichas de { $chip }: faltan { $tables }
race-off = Cambiar las fichas de { $chip }: { $tables }
chips-no-longer-needed = ninguna ciega ni ante las necesita ya
chips-missing-larger-ones = faltan { $short } fichas de { $chip }: entregue fichas mayores en su lugar
do-all-chips-off = Sin fichas de { $chip }
do-chips = Fichas
chips-take-their-place = las fichas de { $chip } las sustituyen

## engine/advice/hand_for_hand

go-hand-for-hand = { $pace }: faltan { $from } para los premios
left-and-paid = quedan { $left }, cobran { $paid }
place-takes = { $place }: { $amount }
hand-in-progress-counts = quien cae en la mano en curso ya cuenta
do-announce = Anunciar
run-the-board-out = { $table }: completar las cartas
others-have-finished = todas las demás mesas acabaron la mano
do-run-out = Completar
waits-with-all-in = { $table } espera con un all-in
wait-with-all-in = { $tables } esperan con un all-in
tick-each = escriba el número de cada mesa que acabe
hold-for-all-in = hold y el número para un all-in con call
do-tick = Marcar
who-had-more-at = { $table }: ¿quién tenía más fichas, { $names }?
type-rank = escriba rank y las fichas al empezar la mano, en este orden
prizes-differ = los premios son distintos
do-rank = Ordenar
over-one-table = El mano por mano acabó: queda una mesa
over-all-paid = El mano por mano acabó: todos los que quedan cobran
over-so-many-left = El mano por mano acabó: quedan { $players }
tables-play-on = las mesas siguen por su cuenta
do-end = Terminar
begin-break = Descanso: { $minutes }
break-waited = esperaba el final de la mano
goes-on-after-break = el mano por mano sigue después
do-begin = Empezar
deal-together = Repartir la { $turn } { $number }: { $tables }
off-the-clock = { $time } menos en el reloj
left-after-it = después quedan { $time }
over-with-left = acaba con { $players }

## engine/advice/mod

seats-drawn-clock-starts = asientos sorteados en { $tables }, y el reloj empieza
shuffle-up-and-deal = ¡Shuffle up and deal!
do-start = Empezar
final-table-redraw = Mesa final: nuevo sorteo para { $players }
redraw-at-tables = Nuevo sorteo: { $players } en { $tables }
so-few-play-at = { $players } o menos juegan en { $tables }
cards-drawn-are-entered = las cartas sacadas a mano se pueden introducir una a una
do-redraw = Sortear de nuevo
close-empty-table = Cerrar la { $table }: no hay nadie
everybody-sits-elsewhere = todos tienen asiento en otra mesa
do-close = Cerrar
players-fit-tables = { $players } caben en { $tables } de { $size }
moved-in-between-waits = quien llega entre ciega pequeña y botón espera
break-table-draw-seats = Romper la { $table }: { $players } por sortear
do-break = Romper
card-for-the-absent = deje una carta en el asiento de los ausentes
away-card-stays = { $name } está ausente: deje allí una carta
so-many-tables-break = { $tables } por cerrar: de la { $table } a la { $last }
several-away-cards-stay = { $names } están ausentes: deje una carta en cada asiento
pay-place = Pagar { $place }: { $amount } a { $name }
prize-less-owed = { $prize } menos los { $owed } que debe { $name }
still-owes = { $name } aún debe { $owed }
hand-ticket = Entregue el ticket { $number } a { $name }
ticket-is-good-for = vale { $value } y sirve para { $event }
a-ticket-pays = el ticket paga { $amount }
do-handed = Entregado
sign-payout-sheet = haga firmar la hoja de pagos
do-paid = Pagado
collect-from = Recuperar { $amount } de { $name }
do-collected = Recuperado
take-announced-rebuy = Cobre el rebuy de { $name }: { $price }
announced-before-the-hand = anunciado antes de la mano y jugado con fichas detrás

## engine/advice/no_shows

entry-is-forfeited = la entrada se pierde
buy-in-is-held = el buy-in sale del bote y se guarda { $days }
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
absent-since-the-start = ausente al empezar y no visto desde entonces
if-here-split = si el jugador estuvo: split { $seat } y las fichas
remove-no-show = { $name } no ha venido: retirar las fichas de la { $seat }
do-remove = Retirar

## engine/advice/open_money

house-puts-in = La casa aporta { $amount }
prizes-need-the-house = los premios necesitan lo añadido y el overlay
no-winner-was-named = no se indicó ningún ganador
say-who-knocked-out = Decir quién eliminó a { $name }
open-the-envelope = Abrir el sobre de { $name }
envelope-pays-the-knock-out = contiene el bounty de esta eliminación
do-open = Abrir
say-who-won-bounty = Decir quién ganó el bounty de { $name }: { $amount }
house-takes-out = La casa retira { $amount }
house-put-in-too-much = aportó más de lo que piden los premios
pay-bounties = Pagar bounties: { $amount } a { $name }
so-many-won = { $what } en total
# As in English.
bounties = { $count ->
    [one] { $count } bounty
   *[other] { $count } bounties
}
collected-and-paid-out = { $collected } cobrados, { $paid } pagados
collect-of-others = Recuperar { $amount }: { $whose }
pay-others = Pagar { $amount }: { $whose }

## engine/advice/penalties

penalty-served-back = Penalización cumplida: { $name } puede volver a la { $seat }
for-reason = motivo: { $reason }
do-back = Vuelve

## engine/advice/put_off

log-later = Más tarde
log-due-again = Otra vez pendiente
log-dismissed = Descartado
log-reason = { $what } ({ $why })
keep-reason-200-characters = Limite el motivo a 200 caracteres.
advice-not-put-off = Ese aviso no se ha aplazado.
passed-already-choose-later = Eso ya pasó. Elija un momento posterior.
put-off-day-most = Aplácelo un día como máximo, o descártelo.
say-why-dismissed-log = Diga por qué lo descarta. El registro guarda el motivo.
nothing-kind-due-now = Ahora no toca nada parecido.

## engine/advice/seats

draw-the-seats = Sortear los asientos: { $players }
by-a-recorded-seed = todos los asientos son igual de probables, y se puede comprobar después
do-draw = Sortear
enter-the-cards = Introducir las cartas sacadas: faltan { $players }
last-card-draws = cada asiento es una carta y la última hace el sorteo
cannot-draw-as-arranged = Así no se pueden sortear los asientos
seat-first-alternate = Sentar a { $name }, primero de la lista de espera
seat-alternates = Sentar a { $alternates }: primero { $name }
a-seat-is-open = hay un asiento libre
alternates-wait = { $count ->
    [one] { $count } jugador espera
   *[other] { $count } jugadores esperan
}
seated-in-order = por orden, mesa y asiento al azar
do-seat = Sentar
draw-again = Nuevo sorteo: { $players } en { $tables }
do-draw-again = Sortear otra vez
open-tables-redraw = Abrir mesas: nuevo sorteo para todos en { $tables }
open-table-redraw = Abrir la mesa { $table }: nuevo sorteo para todos en { $tables }
open-table-so-many-each = Abrir la mesa { $table }: unos { $each } por mesa en { $tables }
open-table-players-move = Abrir la mesa { $table }: { $players } desde { $tables }
players-move = { $count ->
    [one] { $count } jugador se mueve
   *[other] { $count } jugadores se mueven
}
or-for-sale-only = u open { $table } en la línea, solo para la venta
players-wait-for-a-seat = { $count ->
    [one] { $count } jugador espera asiento
   *[other] { $count } jugadores esperan asiento
}
no-seat-is-open = no hay asiento libre
leaves-locked-seat = { $name } deja el asiento reservado { $seat }.

## engine/advice/shot_clock

begin-shot-clock = Empiece el reloj: { $seconds } segundos por decisión
end-shot-clock = Termine el reloj de decisión
shot-clock-of-level = se juega el nivel { $level }
shot-clock-of-final = queda una mesa
give-time-cards = Dé { $cards } a cada uno de { $players }
time-cards-for-the-day = empieza un día nuevo
do-give = Dar

## engine/advice/waiting

breaks-are-held = Rotura aplazada: { $table } sigue abierta
matter-draw = Asientos
matter-start = El comienzo
matter-button = El primer botón
matter-seat = Asientos para la lista de espera
matter-open = Una mesa más
matter-balance = Equilibrio
matter-break = Rotura de mesas
matter-redraw = El nuevo sorteo
matter-halt = Mesas cortas
matter-colour-up = Cambios de fichas
matter-penalty = La penalización
matter-absence = La ausencia
matter-no-show = El no presentado
matter-pay = El pago

## engine/advice/win_seats

a-seat-for-everybody = todos tienen plaza y no hay dinero aparte
satellite-is-over = El satélite ha terminado: { $players } con plaza

## engine/floor_line/absent_verbs

floor-who-is-away = ¿quién? Un asiento o un nombre: absent 6.4
floor-who-goes-home = ¿quién se va? Un asiento o un nombre: home 6.4
floor-who-is-back = ¿quién? Un asiento o un nombre: present 6.4
floor-is-away = { $who }, ausente
floor-is-away-for-longer = { $who }, ausente más de { $minutes }: el stack se reparte
floor-is-back = { $who }, de vuelta

## engine/floor_line/break_verbs

floor-break-which = ¿qué mesa? b 6, o b 6 3.4 2.7 con los asientos sacados
floor-break-seats-drawn = los asientos sacados, como 3.4, uno por jugador
floor-break-players-draw = { $broken }: sus jugadores sortean asientos libres
floor-break-drew-and-next = { $drew } → { $last }, ¿y { $next }?
floor-break-to-seats-drawn = { $broken }: { $players } a los asientos sacados

## engine/floor_line/conduct_verbs

floor-time-on-whom = ¿a quién? t 6.4; después t actuó o t agotado
floor-time-acted = el jugador actuó a tiempo
floor-time-ran-out = tiempo agotado: la mano muere, o es check si nadie apostó
floor-time-called-once = pedido una vez antes
floor-time-called-before = pedido { $called } veces antes
floor-time-not-before = no antes de { $wait } s de reflexión
floor-time-to-act = { $seconds } s para actuar
floor-penalty-for-whom = ¿para quién? p 6.4 2r, p 6.4 3h, p 6.4 w para una advertencia
floor-penalty-plays-again = { $name } juega de nuevo
floor-penalty-none = { $name } no cumple ninguna penalización.
floor-penalty-how-many = ¿cuántas manos se jugaron? p 6.4 +3
floor-penalty-played = { $name }: { $hands } ya cumplidas
floor-penalty-which = 2r para dos rondas, 3h para tres manos, w para una advertencia
floor-penalty-before = antes: { $penalties }
floor-penalty-of-hands = { $who }: { $sentence }, { $hands }
floor-penalty = { $who }: { $sentence }
floor-missed = Perdida
floor-missed-who = ¿quién perdió la ciega? missed 6.4
floor-missed-blind = un botón de ciega perdida
floor-missed-absent-button = botón de ausente { $number }
floor-missed-what = { $who }: { $what }
floor-found-with-whom = ¿a quién, y cuántas? found 6.4 9, o found 6.4 9x5 para el valor
floor-found-none-left = De esa mesa aún no ha salido ninguna ficha.
floor-found-make = { $who }: { $chips } × { $chip } dan { $new } × { $next }
floor-found-make-none = { $who }: { $chips } × { $chip } no dan ninguna de { $next }, { $removed } en fichas fuera de juego
floor-found-make-and-leave = { $who }: { $chips } × { $chip } dan { $new } × { $next }, { $removed } en fichas fuera de juego
floor-found-chips = { $who }: { $chips } × { $chip }
floor-stack-whose = ¿las fichas de quién, y cuántas? { $word } 6.4 5300
floor-stack-split = { $who }: { $chips } a cada uno de { $others }, { $bank } a la banca
floor-stack-leaves-play = { $who }: { $chips } en fichas fuera de juego
floor-behind-who = ¿de quién? behind 6.4, antes de la mano
floor-behind = { $who }: juega fichas detrás y debe comprarlas
floor-behind-off = { $who }: no hace falta el rebuy
floor-colour-whose = ¿las fichas de quién, y cuáles? colour 6.4 25
floor-colour-up = { $who }: las fichas de { $chip } se cambian por mayores de igual valor; anúncielo en la mesa
floor-penalty-for = por { $what } ({ $book } { $rule })
floor-shot-what = shot on, shot off; shot 6.4 para una tarjeta de tiempo, shot give para nuevas
floor-shot-give = { $cards } a cada jugador que queda
floor-shot-card = { $who } usa una tarjeta de tiempo, quedan { $left }

## engine/floor_line/correct_verbs

floor-correction-back-in = De vuelta, aquí
floor-back-who = ¿quién no está eliminado? back dele
floor-back-at-open-seat = { $name } en un asiento libre, sorteado ahora · nadie más se mueve
floor-correction-somebody-else = Era otra persona
floor-not-who = ¿quién no fue, y quién sí? not dele sino bo
floor-not-neither = { $name } no está eliminado ni debía moverse.
floor-not-but-who-was-out = { $name } no: ¿quién quedó eliminado? Un asiento o un nombre
floor-not-but-who-moved = { $name } no: ¿quién se movió? Un asiento o un nombre
floor-not-is-out = { $who } eliminado · { $name } en la { $seat }, nadie se mueve
floor-not-went-to = { $who } fue a la { $there } · { $name } no
floor-correction-other-buyer = Lo compró otra persona
floor-bought-who = ¿quién no compró, y quién sí? r no dele sino bo
floor-bought-none = { $name } no ha comprado eso.
floor-bought-by-other = { $who } compró por { $price } · { $name } no
floor-sits-who = ¿quién, y en qué asiento? sits dele 3.2
floor-sits-two = { $name } en la { $here }, { $other } en la { $there } · nadie se mueve
floor-sits-one = { $name } en la { $here } · nadie se mueve
floor-bounty-whose = ¿el de quién, y quién lo ganó? bounty dele por bo
floor-bounty-none = No ha caído ningún bounty de { $name }.
floor-bounty-who-won = { $name }: ¿quién lo ganó? Un asiento o un nombre
floor-bounty-to = el de { $name } a { $names }

## engine/floor_line/count_verbs

floor-count-whose-stack = ¿las fichas de quién? count 6.4 35000; o una mesa por asientos: count 6 35000 8000
floor-counted-before = { $chips } en el último recuento
floor-counted = { $who }: { $sum }
floor-counted-several = { $stacks }, { $sum } en fichas
floor-count-numbers = Escriba en números las fichas de la { $called }.
floor-count-only-players = Solo { $players } en la { $called }.
floor-count-and-who = ¿y { $who }?
floor-chips-in-whose = ¿las fichas de quién, y cuántas? chips entra 6.4 500 error
floor-chips-out-whose = ¿las fichas de quién, y cuántas? chips sale 6.4 500 penalización
floor-chips-out-why = { $name }, ¿por qué? fuera de la mesa: retirado; sin dueño: perdido; penalización; error
floor-nobody-at = { $seat }, donde no se sienta nadie
floor-chips-in = { $who }: entran { $chips }, { $why } · { $sum } en juego
floor-chips-out = { $who }: salen { $chips }, { $why } · { $sum } en juego

## engine/floor_line/deal_verbs

floor-deal-which = la próxima mano, ¿en qué mesa? deal 6, o deal todas
floor-deal-stud = la próxima mano de stud en la { $table }: el botón sigue en { $button }
floor-deal-one = la próxima mano en la { $table }: botón { $button }, ciega grande { $big_blind }
floor-deal-several = la próxima mano: { $tables }

## engine/floor_line/end_verbs

floor-end-here = Terminar aquí
floor-end-chips = ¿las fichas de todos? end by chips 6.4 12000, 6.5 8000
floor-end-by-deal = quedan { $players }, puestos según el trato
floor-end-by-chips = quedan { $players }, puestos según las fichas
floor-end-share = quedan { $players } y comparten los puestos { $places }
floor-how-many-chips = ¿cuántas fichas tiene { $part }?
floor-pay = Pagar
floor-pay-whom = ¿a quién? pay anna
floor-pay-nothing = No hay nada que pagar a { $name }.
# As in English.
floor-hand-ticket = { $name } · ticket { $number }
floor-pay-goods = { $name } · { $goods }
floor-pay-bounties = { $amount } de bounties
floor-pay-less-owed = { $net }: { $prize } menos los { $owes } que debe
floor-pay-then-bounties = después { $amount } de bounties
floor-pay-still-owes = aún debe { $amount }
floor-pay-in = { $name } · { $what }, { $by }

## engine/floor_line/entry_verbs

floor-enter-known-or-new = ¿alguien conocido, o un jugador nuevo llamado { $name }?
floor-new-player = Jugador nuevo: { $name }
floor-for-whom = ¿para quién? Un asiento o un nombre
floor-enter-whom = ¿quién? n Anna Berg, y cómo se paga: n Anna Berg, card
floor-enter-alternate = { $says } · no hay asientos libres: { $place } en espera
floor-enter-is-in = { $name } ya está inscrito; ¿un jugador nuevo con el mismo nombre?
floor-enter-is-out = { $name } está eliminado; ¿entra otra vez, o es un jugador nuevo con el mismo nombre?
floor-how-it-is-paid = cómo se paga
floor-a-kind-of-buy-in = un tipo de buy-in
floor-offer = { $name } · { $amount } por { $chips } fichas
floor-offer-how = { $name } · { $amount }, { $how } por { $chips } fichas
floor-and-chips-leave-play = { $chips } en fichas fuera de juego
floor-paid-in = { $name } · { $amount }, { $payment }
floor-no-show-held = el buy-in se guarda { $days } días
floor-no-show = { $name } · sus fichas salen del juego, { $money }

## engine/floor_line/hand_verbs

floor-h4h-ends = el mano por mano termina, las mesas siguen por su cuenta
hand-for-hand = mano por mano
floor-h4h-until-which = hasta los premios; o h4h salto, h4h 9, h4h fin
floor-h4h-until-paid = hasta que cobren todos los que quedan
floor-h4h-until-prize-rises = hasta que suba el premio
floor-h4h-until-one-left = hasta que quede 1
floor-h4h-until-left = hasta que queden { $players }
floor-h4h-finish-the-hand = acabar la mano en curso y esperar, { $until }. Los eliminados en ella ya cuentan
log-hand-done = Mano terminada
floor-done-which = ¿en qué mesa? done 4 7, o done para todas
floor-done-not = { $words }: al final no
floor-done-all = { $words }: la { $turn } ha acabado en todas las mesas
floor-done-one-plays = { $words }: aún juega 1
floor-done-still-play = { $words }: aún juegan { $still }
floor-hold-which = ¿qué mesa? hold 6
floor-run-which = ¿qué mesa? run 6
floor-hold = { $words }: un all-in con call, cartas boca abajo hasta que acaben las demás
floor-run = { $words }: se completan las cartas
floor-deal-all-time = la próxima mano en todas las mesas: { $off } menos, quedan { $left }
floor-deal-all = la próxima mano en todas las mesas
floor-rank-none = No falta ningún orden.
floor-rank-stacks = las fichas de { $names } al empezar la mano, en este orden
floor-name-and-chips = { $name } { $chips }
floor-ranked = { $table }: { $names }

## engine/floor_line/mod

floor-seat-or-two-tables = ¿un asiento o dos mesas?
floor-before-opening = No se puede decir nada antes de la apertura.
floor-bust-who-else = ¿y quién más en esta mano?
floor-bust-finishes = acaba { $finish }
floor-bust-one-hand = { $names } en una mano
floor-bust-equal = { $names } a la vez, iguales
floor-bust-places = { $finish }
floor-bust-together = { $names } en esta mano
floor-bust-left = { $after } en juego
floor-bust-two-tables = en dos mesas: ¿una tras otra, o en el mismo momento?
floor-first-finishes-lowest = el primero queda peor
floor-at-once = { $names } a la vez
floor-they-share = comparten sus puestos
floor-bust-by = por { $names }
floor-bust-wins-bounties = por { $names }, que gana { $amount } en bounties
floor-bust-share-bounties = por { $names }, que comparten { $amount } en bounties
floor-bust-bounty-whose = bounty de { $amount }: ¿para quién? Añada por y un asiento o un nombre
floor-rebuy-at-most = con { $chips } fichas o menos
floor-rebuy-whose-bounty = ¿de quién es el bounty? Elimine primero, con por, o queda pendiente
floor-move-whom = ¿a quién, y adónde? m 6.4 2.3
floor-move-no-seat = Ninguna otra mesa tiene un asiento libre.
floor-move-to = { $who } → { $there }
floor-swap-who = ¿quién cambia de sitio con quién? swap 6.4 6.7
floor-swap-with-whom = { $who }, ¿con quién?
floor-swap = { $one } ↔ { $other }
floor-arrived-who = ¿quién? Un asiento o un nombre, o todos los que van a una mesa o vienen de ella: ok 6
floor-arrived-nobody = Nadie va a la { $words } ni viene de ella.
floor-arrived-table = { $who } hacia o desde la { $table }
floor-arrived-not-listed = { $name } no está en la lista de traslados.
floor-name-which = ¿qué mesa, y cómo se llama? name 6 Mesa televisada
floor-name-number-again = la mesa { $table } vuelve a su número
floor-name = la mesa { $table } se llama «{ $name }»
floor-size = { $words }: { $seats }
floor-size-which = ¿qué mesa, y cuántos asientos? size 6 8
floor-close = { $table }: no hay nadie
floor-close-which = ¿qué mesa? close 6
floor-at-seat = de la { $words } en el asiento { $seat }
floor-and-the-clock-runs = { $says } · termina el mano a mano, y el reloj sigue
floor-at-seat-stud = de la { $words } en el asiento { $seat }, en una mano de stud
floor-at-seat-which = ¿de qué mesa, en qué asiento? { $example }
floor-who = { $name }, { $seat }
floor-no-entry = No hay ninguna entrada { $number } en juego.
floor-nobody-called = Nadie en juego se llama «{ $word }».
floor-then = , después { $name }
floor-taken-of = ya { $taken } de { $limit }
floor-taken = ya { $taken }, sin límite

## engine/floor_line/order_verbs

floor-order-usual = las mesas se rompen en el orden habitual, primero el número más alto
floor-order-next = { $table }: la próxima en romperse
floor-order-several = { $names }: las próximas en romperse, en este orden
floor-restart = las mesas se equilibran para una reanudación antes de la próxima mano
floor-play-on = { $names }, aunque falten jugadores
floor-later-which = ¿hasta qué nivel? later nivel 8
floor-dismiss = Descartar
floor-dismiss-why = ¿por qué? dismiss y el motivo, para el registro
floor-until-asked-for = hasta que se pida de nuevo
floor-put-off-nothing = Ningún aviso puede esperar ahora.
floor-put-off = { $matter }, { $until }

## engine/floor_line/ruling_verb

floor-pick-on-wall = se muestra en la pantalla

## engine/floor_line/seat_verbs

floor-lock-which = ¿qué asiento, y para quién? lock 3.2 dele, o lock dele quitar
floor-lock = { $seat }: para { $name } desde el próximo sorteo
floor-lock-off = { $name } entra en el sorteo como los demás
floor-block-which = ¿qué asiento? block 3.2, o block 3.2 quitar
floor-block-off = { $seat }: se da de nuevo
floor-block = { $seat }: no se da a nadie
floor-apart-which = ¿qué dos jugadores? apart anna+bo, o apart anna+bo quitar
floor-apart-off = { $first } y { $name } pueden estar de nuevo en una misma mesa
floor-apart = { $first } y { $name } no comparten mesa desde el próximo sorteo
floor-dealer = Repartidor
floor-dealer-who = ¿quién? dealer anna, o dealer anna quitar
floor-dealer-off = { $name } ya no reparte
floor-dealer-on = { $name } reparte: uno por mesa, en el centro, en el próximo sorteo
floor-card-everybody = Todos tienen carta.
floor-card-next = ahora saca { $name }: una carta como 9s, o un nombre y una carta
floor-card-drew = { $name } sacó { $card }
floor-card-dealt = { $name }: el programa da una carta
floor-seat-first = { $alternates }, primero { $first }
floor-open-which = ¿qué mesa? open 4
floor-open = { $table }, para la venta: se sientan los jugadores en espera, y nadie se mueve
floor-room-opened = { $tables }; { $more }, y quien entra recibe asiento
are = { $count ->
    [one] se abre { $count }
   *[other] se abren { $count }
}
floor-room-draw-opens = { $tables }; el sorteo abre las justas para sentar a todos
floor-room-which = ¿cuántas mesas tiene la sala? tables 5, tables 61-68 o tables any
floor-button-drawn = sorteado según la casa
floor-button-everywhere = asiento { $seat } en todas las mesas
floor-button-which = ¿en qué asiento? btn todas 4

## engine/floor_line/small_words

line-by = por
line-then = luego
line-not = no
line-but = sino
line-off = quitar
line-all = todas
line-end = fin
line-jump = salto
line-acted = actuó
line-time-out = agotado
line-chips-in = entra
line-chips-out = sale
line-chips-off = retirado
line-chips-lost = perdido
line-chips-penalty = penalización
# As in English.
line-chips-error = error
line-level = nivel
line-longer = más
line-dodging = esquivar
line-on = sí
line-give = dar
line-wall = pantalla
line-away = fuera

## engine/log/correct

later-lines = { $count ->
    [one] { $count } línea posterior
   *[other] { $count } líneas posteriores
}
later-line-depends = Esto choca con { $lines }: línea { $numbers }. Táchela también o déjelo como está.
later-lines-depend = Esto choca con { $lines }: líneas { $numbers }. Táchelas también o déjelo como está.
many-later-lines-depend = Esto choca con { $lines }: líneas { $numbers } y más. Táchelas también o déjelo como está.
restore-first = Esto choca con un paso anterior. Restáurelo primero.
would-break = No puede ser: { $wrong }.
too-many-lines-hang = Demasiadas líneas dependen unas de otras. Corrija en pasos más pequeños.
say-corrected = Diga qué hay que corregir.
no-such-line = No existe la línea { $number }.
opening-cannot-struck-delete = La apertura no se puede tachar. Borre el torneo.
line-is-undo-or-redo = La línea { $number } deshace o rehace. Corrija la línea a la que se refiere.
line-struck-already = La línea { $number } ya está tachada.
line-in-force = La línea { $number } no está tachada.
tournament-opened-once-first = Un torneo se abre una vez, con su primera línea.
something-forgotten-put-after = Inserte un paso olvidado tras una línea que hizo algo.

## engine/log/describe

log-undo = Deshecho
log-redo = Rehecho
log-strike = Quitado: { $lines }
log-restore = Restaurado: { $lines }
log-after-line = { $what }, tras la línea { $number }
log-insert = Añadido
log-change-line = Modificado: { $lines }
log-line-now = ahora { $what }
log-add-before = Insertado antes de la línea { $number }
log-line-named = { $verb } { $what }
log-line-number = línea { $number }
lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
log-line-numbers = líneas { $numbers }
log-correction-of = la corrección de { $lines }

## engine/log/fold

nothing-undo = No hay nada que deshacer.
nothing-redo = No hay nada que rehacer.

## engine/log/invariants

would-sit-twice = { $name } estaría sentado dos veces
would-sit-on-blocked-seat = { $name } estaría en un asiento bloqueado
would-be-counted-wrong = { $table }: la cuenta estaría mal
seat-not-there = un jugador estaría en un asiento que no existe
would-wait-without-reason = { $name } esperaría sin motivo
paid-player-missing = faltaría un jugador que ha pagado
would-be-in-twice = { $name } estaría dos veces
would-finish-in-two-places = { $name } acabaría en dos puestos
player-without-place = un jugador no tendría puesto
opened-without-a-bag = { $player } habría abierto una bolsa y vino sin ninguna
money-not-balanced = el dinero no cuadraría
who-never-entered = un jugador que nunca entró

## engine/log/floor_corrections

floor-correction-another-seat = Otro asiento, como están sentados
floor-correction-other-hitman = A { $name } lo eliminó otra persona

## engine/rulebook/calling_time

player-called-5-seconds = Dé a un jugador de 5 segundos a diez minutos para actuar.
warnings-lie-between-call = Un aviso llega entre la petición y el final del tiempo.
count-shorter-time-act = La cuenta atrás debe ser más corta que el tiempo para actuar.

## engine/rulebook/chip_set

chip-red = rojo
chip-green = verde
chip-black = negro
chip-purple = morado
chip-yellow = amarillo
chip-orange = naranja
list-chips-smallest-value = Ponga las fichas de menor a mayor, cada valor una vez.
chip-set-most-20 = Un juego de fichas tiene 20 colores como máximo. Una pila solo lleva fichas del juego.
chip-colour-such-c8372d = Dé a la ficha un color como #c8372d y un valor de 10.000.000.000 como máximo.
count-most-ten-million = Cuente como máximo 10.000.000 fichas de un color.
chips-sold-1-10 = Las fichas se venden de 1 a 10.000 de un color.

## engine/rulebook/hand_for_hand

soft-hand-for-hand = mano por mano suave
round-for-round = ronda por ronda
hand = mano
round = ronda
log-round-done = Ronda terminada

## engine/rulebook/house_rules/lines

rule-game = Juego
rule-seats-at-a-table = Asientos por mesa
rule-first-seats = Primeros asientos
rule-first-button = Primer botón
rule-button = Botón
rule-short-big-blind = Ciega grande corta: qué se paga primero
rule-level-tables = Mesas equilibradas
rule-level-within-one = Diferencia de un jugador
rule-halting-a-table = Parar una mesa
rule-who-moves = Quién se mueve
rule-from-which-table-when-tied = De qué mesa, en caso de empate
rule-to-which-seat = A qué asiento
rule-moved-near-the-blinds = Llegada cerca de las ciegas
rule-a-table-breaks = Se rompe una mesa
rule-breaks-are-held = Rotura aplazada
rule-redraws = Nuevos sorteos
rule-odd-chips = Fichas sueltas
rule-the-tables-play-together = Las mesas juegan juntas
rule-off-the-clock-for-each-hand = Descuento del reloj por mano
rule-advised = Cuándo se avisa
rule-calling-time = Pedir tiempo
rule-shot-clock = Reloj de decisión
rule-away-from-the-table = Ausencia de la mesa
rule-players-who-never-come = Jugadores que no vienen
rule-their-money = Su dinero
rule-seats-per-table-means = Se abren las mesas necesarias para sentar a todos con este número de asientos.
rule-tolerance = Diferencia máxima: { $number }
rule-tolerance-means = En cuanto una mesa tiene { $number } jugadores más que otra, se mueve uno.
rule-preferred-size = A { $number } por mesa
rule-preferred-size-means = La siguiente mesa del orden se rompe en cuanto todos caben en las demás, con { $number } en cada una.
rule-time-at = a falta de { $seconds } segundos
rule-time-counted = con cuenta atrás desde { $seconds }
rule-time-not-before = sin pedirlo antes de { $seconds } segundos de reflexión
rule-time-nothing-said = No se dice nada antes de que acabe el tiempo.
rule-time-said = Se avisa { $when }. Después la mano muere, o es check si nadie apostó.
rule-time-seconds = { $seconds } segundos
rule-shot-clock-none = Ninguno
rule-shot-clock-none-means = Un jugador puede pensar hasta que se pida tiempo.
rule-shot-clock-means = El dispositivo del repartidor los cuenta en cada decisión.
rule-shot-clock-cards-means = El dispositivo del repartidor los cuenta en cada decisión. Una tarjeta de tiempo añade { $seconds } segundos.
rule-absence-blinded-off = Paga ciegas
rule-absence-blinded-off-means = Recibe cartas y paga ciegas hasta que no queda nada de sus fichas.
rule-absence-split = Repartir tras { $minutes } minutos
rule-absence-split-means = Sus fichas se reparten por igual entre los demás de la mesa. Las sueltas van a la banca.
rule-absence-missed-blind-and-two-absent-buttons = Ciega perdida y dos botones de ausente
rule-absence-missed-blind-and-two-absent-buttons-means = Después se pueden retirar las fichas. El tercer jugador ausente de una mesa debe volver para las próximas ciegas.
rule-pace-one-hand = Una mano
rule-pace-one-hand-means = Cada mesa espera a las demás después de cada mano. El reloj está parado y cada mano descuenta su tiempo.
rule-pace-one-hand-softly = Una mano, suave
rule-pace-one-hand-softly-means = Cada mesa espera a las demás después de cada mano, y el reloj sigue.
rule-pace-one-round = Una ronda
rule-pace-one-round-means = Cada mesa espera a las demás después de cada ronda, y el reloj sigue.
rule-time-off-means = Se descuenta al empezar la mano. Las ciegas suben cuando se gasta el tiempo, y un descanso espera al final de la mano.
rule-advised-from-on-the-directors-word = Cuando lo diga el director
rule-advised-from-on-the-directors-word-means = Nunca se avisa. Se anuncia con h4h.
rule-advised-from-one-to-the-money = A uno de los premios
rule-advised-from-one-to-the-money-means = En cuanto el próximo eliminado es el último que no cobra.
rule-advised-from = A { $number } de los premios
rule-advised-from-means = En cuanto faltan { $number } eliminados o menos para los premios.
rule-form-holdem-or-omaha = Hold’em u Omaha
rule-form-holdem-or-omaha-means = Una mesa completa. Diez en casa, nueve en una sala.
rule-form-eight-handed = A ocho
rule-form-eight-handed-means = Hold’em u Omaha en mesas de ocho.
rule-form-six-handed = A seis
rule-form-six-handed-means = Hold’em u Omaha en mesas de seis.
# As in English.
rule-form-big-o = Big O
rule-form-big-o-means = Cinco cartas cada uno, en mesas de ocho, también la mesa final.
# As in English.
rule-form-stud = Stud
rule-form-stud-means = Mesas de ocho: con más jugadores no alcanzarían las cartas.
rule-form-draw-or-lowball = Draw o lowball
rule-form-draw-or-lowball-means = Mesas de seis.
# As in English.
rule-form-badugi = Badugi
rule-form-badugi-means = Mesas de ocho.
rule-initial-seats-drawn-at-random = Sorteados al azar
rule-initial-seats-drawn-at-random-means = Cada asiento se sortea con una semilla registrada.
rule-initial-seats-a-card-each = Una carta cada uno
rule-initial-seats-a-card-each-means = El palo es la mesa, el valor es el asiento. El as es el asiento 1.
rule-initial-seats-first-come-first-choice = Quien llega primero elige
rule-initial-seats-first-come-first-choice-means = Las cartas están boca arriba y los primeros en llegar eligen, como en un satélite de una mesa.
rule-initial-seats-when-the-entry-is-sold = Al vender la entrada
rule-initial-seats-when-the-entry-is-sold-means = Primero se abren las mesas, por ejemplo con tables 6. Después, quien entra recibe asiento enseguida.
rule-first-button-the-aces-seat = El asiento del as
rule-first-button-the-aces-seat-means = El jugador que saca el as está en el asiento 1 y tiene el primer botón.
rule-first-button-high-card-at-each-table = Carta más alta en cada mesa
rule-first-button-high-card-at-each-table-means = Una carta a cada jugador. La más alta por valor y palo tiene el botón.
rule-first-button-one-draw-for-all-tables = Un sorteo para todas las mesas
rule-first-button-one-draw-for-all-tables-means = Una mesa reparte una carta a cada asiento. La más alta da el asiento del botón en todas las mesas, aunque esté vacío.
rule-button-dead-button = Botón muerto
rule-button-dead-button-means = La ciega grande va al jugador que le toca. La ciega pequeña y el botón la siguen, incluso a un asiento vacío.
rule-button-moving-button = Botón móvil
rule-button-moving-button-means = El botón siempre va al jugador siguiente. Para que nadie se salte una ciega, se pueden poner dos ciegas grandes.
rule-ante-order-blind-first = Primero la ciega
rule-ante-order-blind-first-means = Las fichas de una ciega grande corta pagan la ciega. El resto paga el ante.
rule-ante-order-ante-first = Primero el ante
rule-ante-order-ante-first-means = Las fichas de una ciega grande corta pagan el ante. El resto paga la ciega.
rule-no-show-due-blinded-off = Paga ciegas
rule-no-show-due-blinded-off-means = Sus fichas siguen en juego y pagan ciegas hasta que se acaban.
rule-no-show-level = Fuera en el nivel { $level }
rule-no-show-level-means = A quien no llega antes de la primera mano del nivel { $level } se le retira, con todas sus fichas.
rule-no-show-due-a-level-or-half-an-hour = Un nivel o media hora
rule-no-show-due-a-level-or-half-an-hour-means = Desde el segundo nivel o tras media hora, lo que llegue antes, el director puede retirar las fichas.
rule-no-show-money-forfeited = Se pierde
rule-no-show-money-forfeited-means = La entrada cuenta y su dinero queda en el bote.
rule-no-show-held = Se guarda { $days } días
rule-no-show-held-means = La entrada no cuenta. Todo lo pagado se guarda para el jugador; después es de la casa.
rule-tighter-at = con { $number } mesas o menos
rule-tighter-near-money = a una mesa completa de los premios
rule-tighter-restart = en una reanudación con { $number } mesas o menos
# As in English.
rule-tighter-no = No
rule-tighter-no-means = La diferencia permitida es la misma toda la noche.
rule-tighter-means = Desde entonces las mesas se diferencian solo en un jugador.
rule-tighter-whichever-means = Desde lo que llegue antes, las mesas se diferencian solo en un jugador.
rule-halt-at-never = Nunca
rule-halt-at-never-means = Una mesa corta sigue jugando hasta que llega un jugador.
rule-halt-at = Si faltan { $number }
rule-halt-at-means = Una mesa con { $number } jugadores menos que la más llena no reparte manos hasta que llega un jugador. El director puede dejar que siga.
rule-mover-the-same-position = La misma posición
rule-mover-the-same-position-means = El jugador que está tan lejos del botón como el eliminado.
rule-mover-the-next-big-blind = La próxima ciega grande
rule-mover-the-next-big-blind-means = El jugador que sería la ciega grande en la próxima mano. En stud, el mismo asiento.
rule-from-table-low-card = Carta más baja
rule-from-table-low-card-means = Cada una de las mesas más llenas recibe una carta. La más baja da un jugador. El as de picas es la más alta.
rule-from-table-the-next-to-break = La próxima en romperse
rule-from-table-the-next-to-break-means = De las mesas más llenas, la primera en el orden de rotura.
rule-from-table-the-director-says = Lo dice el director
rule-from-table-the-director-says-means = El director nombra una de las mesas más llenas.
rule-to-seat-the-eliminated-players-seat = El asiento del eliminado
rule-to-seat-the-eliminated-players-seat-means = El jugador movido ocupa el asiento que quedó libre.
rule-to-seat-earliest-big-blind = Primera ciega grande
rule-to-seat-earliest-big-blind-means = De los asientos libres, el primero en ser ciega grande.
rule-to-seat-worst-position = La peor posición
rule-to-seat-worst-position-means = La ciega grande si está libre, incluso dos veces seguidas; si no, lo más cerca posible antes de ella. Nunca la ciega pequeña.
rule-moved-in-plays-at-once = Juega enseguida
rule-moved-in-plays-at-once-means = El jugador movido debe lo que debe el asiento, también la ciega pequeña y el botón.
rule-moved-in-waits-in-small-blind-and-button = Espera en ciega pequeña y botón
rule-moved-in-waits-means = Allí el jugador movido recibe cartas cuando pasa el botón. En otro asiento, enseguida.
rule-moved-in-waits-between-small-blind-and-button = Espera entre ciega pequeña y botón
rule-race-the-highest-cards = Las cartas más altas
rule-race-the-highest-cards-means = Una carta por cada ficha suelta. Ganan las más altas, aunque dos estén en el mismo asiento. Si sobra media ficha nueva, se da una más. Quien se quedaría sin fichas recibe la primera.
rule-race-one-chip-each-at-the-most = Una ficha cada uno como máximo
rule-race-one-chip-each-at-the-most-means = Ganan las cartas más altas, una ficha por jugador. Si sobra más de media ficha nueva, se da una más; con las de 500, siempre. Quien se quedaría sin fichas recibe una aparte.
rule-hold-breaks-never = Nunca
rule-hold-breaks-never-means = Una mesa se rompe en cuanto todos caben en las demás.
rule-hold-breaks-while-entries-can-come = Mientras pueda haber entradas
rule-hold-breaks-while-entries-can-come-means = Ninguna mesa se rompe hasta que se cierran el registro tardío y las reentradas y nadie espera asiento.
until-level = hasta el nivel { $level }
until-the-first-break = hasta el primer descanso
rule-until-a-time = hasta una hora
rule-hold-breaks-until-means = Hasta entonces todas las mesas siguen abiertas, y quien llega puede sentarse en cualquiera.
rule-redraws-none = Ninguno
rule-redraws-none-means = Las mesas se rompen una tras otra, hasta la última.
rule-redraw-at = con { $players } jugadores, a { $tables }
rule-redraw-at-of = con { $players } jugadores, a { $tables } (torneos de { $number } mesas o más)
a-list = { $each }
rule-redraws-means = Todos los que quedan sortean un asiento nuevo.

## engine/rulebook/house_rules/mod

preferred-table-size-lies = El tamaño preferido de mesa está entre 2 y sus asientos.
table-sizes-must-allowed = Deje que las mesas se diferencien al menos en un jugador.
table-halts-2-12 = Una mesa se para cuando le faltan de 2 a 12 jugadores.
hand-takes-three-minutes = Una mano descuenta tres minutos como máximo.
player-may-away-1 = Un jugador puede ausentarse de 1 a 240 minutos.
levels-counted-1 = Los niveles cuentan desde 1.
money-held-1-3 = El dinero se guarda de 1 a 3650 días.
redraw-goes-least-table = Sortee en al menos una mesa, de 12 jugadores como máximo.

## engine/rulebook/house_rules/shot_clock_lines

rule-shot-streets = Reloj por calle
rule-shot-streets-none = Igual en cada calle
rule-shot-streets-none-means = Cada decisión tiene el mismo tiempo.
rule-shot-streets-of = { $before } s antes del flop, luego { $flop }, { $turn }, { $river }
rule-shot-streets-means = El dispositivo del repartidor tiene un botón por cada calle con otro tiempo.
rule-shot-from = El reloj empieza
rule-shot-until = El reloj acaba
rule-time-cards = Tarjetas de tiempo
rule-shot-level = Con el nivel { $level }
rule-shot-money = En el dinero
rule-shot-places = A { $places } del dinero
rule-shot-final = En la mesa final
rule-shot-at-once = Con la primera mano
rule-shot-at-once-means = Toda decisión del torneo tiene límite.
rule-shot-from-means = El consejo dice cuándo; el director lo empieza.
rule-shot-to-the-end = Nunca
rule-shot-to-the-end-means = Sigue hasta la última mano.
rule-shot-until-means = El consejo dice cuándo; el director lo acaba.
rule-cards-not-counted = No se cuentan
rule-cards-not-counted-means = El repartidor cuida de que cada una se use una vez.
rule-cards-given = { $start } con la pila, { $day } por día, { $last } en la mesa final
rule-cards-given-means = Cada una se toma en el dispositivo del repartidor; el consejo dice cuándo hay nuevas.

## engine/rulebook/pool_terms

most-50-amounts-taken = Retire 50 cantidades como máximo y dé 50 premios más como máximo.
name-taken-out-pool = Nombre todo lo que sale del bote y cada premio además del dinero.
places-count-1 = Los puestos cuentan desde 1.
amount-cannot-negative-nor = Una cantidad está entre 0 y 10.000.000.000.

## engine/rulebook/prize_structure

rounding-unit-cannot-negative = La unidad de redondeo no puede ser negativa.
say-seat-worth-least = Diga cuánto vale una plaza.
ticket-names-its-event = Diga para qué evento son las plazas, con 1 a 120 caracteres.
ticket-first-number = El primer ticket lleva un número de 1 a 1.000.000.000.
give-amount-above-nothing = Dé una cantidad mayor que cero para 1 a 125.000 puestos.
lower-place-cannot-get = Un puesto no puede cobrar más que uno mejor.
give-percentage-1-1 = Dé un porcentaje para 1 a 1000 puestos.
percentages-sum-to = Los porcentajes suman { $sum }, no 100.
pay-share-of-field = Pague entre { $least } y 100 por ciento de los jugadores.
pay-1-125-000 = Pague de 1 a 125.000 puestos.
first-place-gets-between = El primero cobra entre { $least } y 100 por ciento del bote.
steepness-between-0-10 = La pendiente está entre 0 y 10.
minimum-cash-most-thousand = El premio mínimo es de 1000 buy-ins como máximo.
structure-least-two-different = Una tabla de premios tiene al menos dos premios distintos.

## engine/rulebook/schedule

after-last-double = Después del último nivel las ciegas se doblan nivel a nivel, con la misma duración.
after-last-step = Después del último nivel las ciegas suben nivel a nivel con el último paso y la misma duración.
after-last-repeat = Después del último nivel se sigue con las mismas ciegas.
asks-for-too-much = La línea { $line } de la estructura tiene una cifra mayor que 1.000.000.000.
needs-larger-big-blind = La línea { $line } de la estructura necesita una ciega grande al menos igual a la pequeña.
needs-big-blind-or-stud = La línea { $line } de la estructura necesita una ciega grande, o el ante y el bring-in de stud.
needs-bets-of-two-sizes = La línea { $line } de la estructura necesita dos apuestas, la segunda al menos igual a la primera.
needs-bets-of-stud = La línea { $line } de la estructura necesita la apuesta pequeña y la grande de stud.
needs-bring-in = La línea { $line } de la estructura necesita un bring-in igual o menor que la apuesta pequeña.
ends-after-hands = La línea { $line } de la estructura acaba tras 1 a 1000 manos, o por tiempo.
schedule-1-to-500 = Una estructura tiene de 1 a 500 niveles y descansos.
schedule-begins-and-ends-with-level = Una estructura empieza y acaba con un nivel. Un descanso va entre dos niveles.
first-level-cannot-go-on = El primer nivel no puede continuar otro.
two-breaks-side-by-side = Hay dos descansos seguidos. Júntelos.
line-must-last = La línea { $line } de la estructura debe durar entre un segundo y un día.
mixed-event-2-to-20-games = Un torneo mixto tiene de 2 a 20 juegos.
game-has-a-name = Un juego tiene un nombre de 1 a 40 caracteres.
game-changes-after = Un juego cambia tras 1 a 100 manos, o con el nivel.
lacks-blinds = ciegas
lacks-bets = apuestas
lacks-ante-and-bring-in = ante y bring-in
line-lacks = En la línea { $line } de la estructura faltan para { $game }: { $missing }.

## engine/rulebook/setup/closing

at-announced-time = a la hora anunciada
with-first-hand = con la primera mano

## engine/rulebook/setup/locale

no-language = «{ $tag }» no es un idioma. Escriba un código como es, es-MX o en-GB.

## engine/rulebook/setup/mod

give-tournament-name-1 = Dé al torneo un nombre de 1 a 120 caracteres.
currency-code-three-capital = Dé a la moneda tres mayúsculas, como EUR, y cuatro decimales como máximo.
tournament-most-12-kinds = Un torneo tiene 12 tipos de buy-in como máximo.
give-every-buy-name = Dé a cada buy-in un nombre de 1 a 40 caracteres.
price-cannot-negative-nor = Un precio está entre 0 y 1.000.000.000.
stack-least-chip-most = Una pila tiene al menos una ficha y 10.000.000.000 como máximo.

## engine/rulebook/setup/own_stacks

own-stacks-most = Como máximo 10.000 jugadores empiezan con una pila propia.
own-stack-name-chips = Cada jugador con pila propia necesita un nombre y al menos una ficha.

## engine/rulebook/shot_clock

shot-clock-5-seconds = Un reloj de decisión da de 5 segundos a diez minutos, y una tarjeta de tiempo diez minutos como máximo.
shot-clock-when = Un reloj de decisión empieza o acaba con el nivel 1 a 1.000, o hasta 1.000 puestos antes del dinero.
time-cards-at-most = Como mucho se dan { $most } tarjetas de tiempo a la vez.

## engine/rulebook/templates/differences

differs-as-template = Como { $template }
differs-so-long-levels = niveles de { $minutes } minutos
differs-no-rebuys = sin recompras
differs-unlimited-rebuys = recompras sin límite
rebuys = { $count ->
    [one] { $count } recompra
   *[other] { $count } recompras
}
differs-so-much-a-head = { $price } por jugador
differs-so-many-chips = { $chips } fichas
differs-no-add-ons = sin add-ons
# As in English.
add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}
differs-no-re-entries = sin reentradas
differs-unlimited-re-entries = reentradas sin límite
re-entries = { $count ->
    [one] { $count } reentrada
   *[other] { $count } reentradas
}
differs-no-bounties = sin bounties
differs-fixed-bounties = bounties de { $amount }
differs-progressive-bounties = bounties progresivos de { $amount }
differs-mystery-bounties = mystery bounties de { $amount }
differs-so-many-at-a-table = { $seats } por mesa
differs-rules-of-book = reglamento { $book }
levels = { $count ->
    [one] { $count } nivel
   *[other] { $count } niveles
}
differs-levels-from = { $levels } desde { $blinds }
differs-the-usual-prizes = los premios habituales
differs-prizes-of-its-own = premios propios
differs-no-guarantee = sin garantía
so-much-guaranteed = { $amount } garantizados

## engine/rulebook/templates/mod

give-template-name = Dé un nombre a la plantilla.
template-t1000 = Mil fichas, niveles de 20 minutos, una recompra, de tres a cuatro horas para 10 a 24 jugadores.
template-t1000-30 = Lo mismo con niveles de 30 minutos: de cinco a seis horas, más los descansos.
template-turbo = 3000 fichas y niveles de 10 minutos: unas dos horas para 10 a 20 jugadores.
template-hyper = 1500 fichas y niveles de 5 minutos: menos de una hora para 10 a 20 jugadores.
template-deep-stack = 20.000 fichas, 100 ciegas grandes, ante de ciega grande desde el nivel 4: de seis a siete horas para 16 a 40 jugadores.
template-card-room = El torneo de una sala según las reglas TCH: 30.000 fichas, ante de ciega grande, registro tardío y reentrada hasta el nivel 9, se paga al 15 por ciento. De siete a nueve horas para 60 a 200 entradas.
template-rebuy = 3000 fichas, hasta tres recompras hasta el primer descanso. De tres a cuatro horas.
template-league-night = 2000 fichas, niveles de 15 minutos, sin recompras; una parte del precio es una cuota para la liga. Unas tres horas.
template-bounty = 2000 fichas, niveles de 15 minutos, sin recompras; una parte del precio es un bounty. Unas tres horas.
template-satellite = 3000 fichas, niveles de 10 minutos, una comisión. El bote paga plazas de 250; el resto es efectivo para el siguiente puesto. Unas dos horas.
template-stud = Límites fijos con ante y bring-in, 5000 fichas, ocho por mesa. Unas cuatro horas.
template-horse = Cinco juegos con límite por turno, ocho manos de cada uno en cada mesa, 5000 fichas, ocho por mesa. Unas cuatro horas.

## engine/rules/absences

posts-a-round = pone { $chips } por vuelta
posts-a-round-and-lasts = pone { $chips } por vuelta, queda para { $rounds }

## engine/rules/calling_time

time-is-up = Tiempo.
time-seconds-left = { $left } segundos.

## engine/rules/chips/deal

no-card = { $who }: «{ $word }» no es una carta. Escriba valor y palo, como Ks o 10h.
dealt-other-than-odd = { $who } recibe { $cards }, no { $said }: una por cada ficha suelta.
card-dealt-more-than-once = { $card }: la carta se repartió más de una vez ({ $who }).

## engine/rules/clock/announcement

cue-hold-the-push = Repartidores, quédense en su mesa.
cue-one-minute = Quedan { $time } de este nivel.
cue-ten-seconds = { $time }.
cue-level-up = Nivel { $level }. { $posts }.
cue-break-start = Descanso: { $time }.
cue-colour-up = Cambio de fichas en este descanso: { $chips }.
cue-break-one-minute = Quedan { $time } de descanso. Vuelvan a sus asientos.
cue-break-end = El descanso ha terminado. Nivel { $level }. { $posts }.
cue-late-registration-closing = El registro tardío se cierra en { $time }.
cue-late-registration-closed = El registro tardío está cerrado.
cue-rebuys-closing = Las recompras se cierran en { $time }.
cue-rebuys-closed = Las recompras están cerradas.
announcement-most-200-characters = Un anuncio tiene 200 caracteres como máximo.
brace-stands-alone-placeholder = Hay una llave suelta. Debe haber una a cada lado, como {"{"}level{"}"}.
nothing-to-put-in = { $placeholder } no significa nada aquí. Puede usar { $known }.
# As in English.
cue-chip = { $colour } { $value }
cue-blinds = Ciegas { $blinds }
cue-big-blind-ante = Ante de ciega grande { $ante }
# As in English.
cue-ante = Ante { $ante }
# As in English.
cue-bring-in = Bring-in { $amount }
cue-bets = Apuestas { $bets }
cue-and-then = { $one }. { $more }
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
cue-minutes-and-seconds = { $minutes } { $seconds }
cue-none = ninguno
cue-of-event = { $event }: { $words }

## engine/rules/clock/cue_sheet

cue-warns-1-3600 = Un aviso suena de 1 a 3600 segundos antes del final.

## engine/rules/clock/generator/mod

too-few-round-blinds = Estas fichas dan muy pocas ciegas redondas. Añada una ficha menor.
give-players-expected = Dé los jugadores esperados: de 2 a 100.000.
list-chips-at-most-20 = Ponga las fichas de menor a mayor, cada valor una vez, 20 colores como máximo.
tournament-10-minutes-to-two-days = Un torneo dura de 10 minutos a dos días de juego.
level-1-to-240-minutes = Un nivel dura de 1 a 240 minutos.
stack-8-to-1000-big-blinds = Una pila inicial tiene de 8 a 1000 ciegas grandes.
break-up-to-120-minutes = Un descanso dura 120 minutos como máximo. Hay uno cada 20 a 300 minutos.
smallest-blinds-too-large = Las ciegas más pequeñas con estas fichas son { $small } y { $big }. Una pila de { $stack } es corta. Auméntela o añada una ficha menor.
no-blinds-fit = Ninguna ciega encaja con estas pilas. Una ciega es de 1.000.000.000 como máximo.
levels-can = Sirven niveles de { $minutes } minutos.
length-can = Sirven { $length }.
give-another-stack = Pruebe otra pila u otro juego de fichas.
wish-cannot-be-met = { $players } jugadores con { $stack } no pueden acabar en { $length } con niveles de { $minutes } minutos. { $offer }

## engine/rules/clock/schedule_warnings

small-bet = apuesta pequeña
big-blind = ciega grande
blind-falls = La { $name } baja de { $from } a { $to }.
ante-above-blind = El ante de { $ante } es mayor que la { $name } de { $amount }.
small-bet-is-not-big-blind = La apuesta pequeña de { $bet } no es la ciega grande de { $blind }.
big-bet-is-not-twice = La apuesta grande de { $big } no es el doble de la apuesta pequeña de { $small }.
later-amount-cannot-be-paid = Después del último nivel { $amount } no se puede pagar con las fichas en juego: { $chips }.
amount-cannot-be-paid = { $amount } no se puede pagar con las fichas en juego: { $chips }.

## engine/rules/entries/late_registration

tournament-takes-no-entries = Este torneo no admite entradas después de empezar.
late-registration-closed = El registro tardío se cerró { $when }.

## engine/rules/hand_for_hand/mod

tables-not-play-hand = No hay mano por mano. Anúncielo primero: h4h.
table-still-plays = { $table }: aún juega la { $turn }
tables-still-play-the = { $tables }: aún juegan la { $turn }

## engine/rules/penalties

hands = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}

## engine/rules/prizes/follow

place-not-paid = El puesto { $place } no cobra.
paid-place-gets-something = Un puesto pagado cobra algo. Pague menos puestos.
held-amounts-do-not-go-together = Las cantidades fijadas no encajan. Libere una.
place-gets-at-most = Puesto { $place }: aquí { $amount } como máximo.
place-gets-at-least = Puesto { $place }: aquí { $amount } como mínimo.

## engine/rules/prizes/paid_too_much

was-paid = { $name } cobró { $amount }
was-paid-bounties = { $name } cobró { $amount } en bounties
nothing-is-due = no le corresponde nada
so-much-is-due = le corresponden { $amount }
finished-place = puesto: { $place }
still-in = sigue en juego

## engine/rules/prizes/payouts

deal-made-these-prizes = Hay un trato sobre estos premios. Deshágalo primero.
prize-won-prizes-stay = Ya se ganó un premio. Los premios no cambian.
prize-seat = plaza
prize-seat-and-cash = plaza y efectivo
prize-seat-in = plaza en { $event }
prize-seat-in-and-cash = plaza en { $event } y efectivo
prizes-rounded = Redondeado a la baja a { $unit }, el resto al primer puesto.
published-tables-end = Las tablas publicadas acaban en { $entries } entradas.
prizes-by-published-table = Tabla publicada para { $range } jugadores: { $shares } por ciento.
prizes-fixed = Importes fijados por el organizador.
prizes-own-shares = Porcentajes propios del organizador: { $shares } por ciento.
least-is-rounded-up = El premio más pequeño es { $given }: importes redondos que agotan el bote, ninguno por debajo de { $wished }.
minimum-of-the-full-price = { $amount } ({ $times } veces los { $price } de una entrada, comisiones incluidas)
least-takes-the-pool = Un premio mínimo de { $wished } en cada puesto pagado se lleva todo el bote. Es { $given }, para que los mejores puestos cobren más. O pague menos puestos.
places-take-more-than-the-pool = { $wished } puestos superan el bote con el importe mínimo. { $paid }.
places-are = { $count ->
    [one] Cobra { $count } puesto
   *[other] Cobran { $count } puestos
}
first-gets-another-amount = El primer puesto debía cobrar { $wished }. Cobra { $given }, para que todos los premios sigan redondos, en orden y no menores que con una entrada menos.
fixed-for-a-smaller-pool = Los premios se fijaron para un bote de { $fixed }. Ahora es de { $pool }. El primer puesto recibe { $more } más.
fixed-for-a-larger-pool = Los premios se fijaron para un bote de { $fixed }. Ahora es de { $pool }. Los { $less } que faltan se quitan de los premios más altos.
rounding-leaves-places-nothing = El redondeo a { $unit } no deja nada a los últimos puestos. { $paid } en vez de { $wished }.
rounding-moves = El redondeo a { $unit } pasa { $amount } de los últimos puestos al primero.
per-cent-of-the-field-is-paid = Se paga al { $share } por ciento de los jugadores
one-in-so-many-is-paid = Se paga a 1 de cada { $number }
so-many-are-paid = { $places }
prizes-generated = { $places }, al menos { $least } a cada uno, en importes redondos. Lo que sobra va al 1.º.
prizes-generated-first-near = { $places }, al menos { $least } a cada uno, cerca del { $share } por ciento del bote al 1.º, en importes redondos. Lo que sobra va al 1.º.
prizes-generated-falling = { $places }, al menos { $least } a cada uno, bajando con la potencia { $power }, en importes redondos. Lo que sobra va al 1.º.
seat-for-every-so-much = Una plaza por cada { $value } del bote. Lo que sobra va en efectivo al siguiente puesto.
pool-buys-seats-and-cash = El bote paga { $seats } por valor de { $value }. Los { $rest } que sobran van en efectivo al puesto { $place }.
a-seat-for-everybody-and-cash = { $seats } por valor de { $value }, para todos los que quedan. Los { $rest } que sobran van en efectivo al primer puesto.
pool-buys-seats = El bote paga { $seats } por valor de { $value }, y no sobra nada.

## engine/rules/prizes/pool

more-withheld-than-there-is = Deben salir del bote { $named }, y solo hay { $taken }.
nobody-can-win-goods = Nadie puede ganar { $name }: es para el { $place } puesto, y hay { $entries }.
entries = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}
say-what-is-reported = TCH 6b declara las ganancias de más de 5.000 dólares. Diga el importe en esta moneda.

## engine/rules/seating/plan

cards-of = { $ranks } de { $suit }
cards-of-deck = { $ranks } de { $suit }, baraja { $deck }

## engine/rules/tables/hold_breaks

until-the-set-time = hasta la hora fijada por la casa
both-close-when = se cierren el registro tardío y las reentradas { $when }
late-registration-closes = se cierre el registro tardío { $when }
re-entries-close = se cierren las reentradas { $when }
nobody-waits-for-a-seat = nadie espere asiento
until-all-of = hasta que { $ends }

## engine/rules/tables/mover

seat-depends-on-button = Diga primero dónde está el botón: btn { $number } 5. O nombre el asiento.
seat-depends-on-big-blind = Diga primero dónde estaba la ciega grande: bb { $number } 5. O nombre el asiento.

## engine/state/deal

deal-evenly = a partes iguales
deal-by-chips = según las fichas
deal-by-icm = según el ICM
deal-as-agreed = según lo acordado

## engine/state/paid_out

purpose-fees = Comisión de la casa
purpose-staff = Personal
purpose-league = Liga
purpose-taken-out = Retirado del bote
taken-out-of-the-pool-for = retirado del bote para «{ $name }»
the-houses-fees = comisión de la casa
the-staffs-share = parte del personal
the-leagues-share = parte de la liga
taken-out-of-the-pool = retirado del bote

## engine/state/ledger

payment-cash = efectivo
payment-card = tarjeta
payment-transfer = transferencia
payment-other = otro
payment-unpaid = sin pagar
say-paid-cash-card = Diga cómo se paga: efectivo, tarjeta, transferencia u otro.
ledger-entry = Entrada
ledger-re-entry = Reentrada
ledger-rebuy = Recompra
# As in English.
ledger-add-on = Add-on
ledger-refund = Devolución
ledger-cancelled = Anulación
ledger-payment = Pago
ledger-held-for-a-no-show = Guardado: no presentado
ledger-held-money-collected = Dinero guardado recogido
ledger-held-money-lapsed = Dinero guardado vencido
ledger-prize = Premio
# As in English.
ledger-bounties = Bounties
ledger-the-house = La casa
ledger-paid-out = Entregado
ledger-all-entries = Entradas
ledger-all-re-entries = Reentradas
ledger-all-rebuys = Recompras
# As in English.
ledger-all-add-ons = Add-ons
ledger-all-refunds = Devoluciones
ledger-all-cancelled = Anulaciones
ledger-all-paid-later-or-otherwise = Pagado después o de otro modo
ledger-all-held-for-no-shows = Guardado para no presentados
ledger-all-held-money-collected = Dinero guardado recogido
ledger-all-held-money-lapsed = Dinero guardado vencido
ledger-all-prizes-paid = Premios pagados
ledger-all-bounties-paid-out = Bounties pagados
ledger-all-put-in-by-the-house = Puesto por la casa
ledger-all-paid-out-to-others = Entregado

## engine/state/low_card

spades = picas
hearts = corazones
diamonds = diamantes
clubs = tréboles

## engine/state/move_reason

moved-balance = equilibrio
moved-director = dirección
moved-late-registration = registro tardío
moved-re-entry = reentrada
moved-rebuy = recompra
moved-back-in = de vuelta
moved-alternates = lista de espera
moved-swap = intercambio
moved-as-they-sit = como están sentados
moved-table-breaks = se rompe { $table }
moved-table-opens = se abre { $table }
moved-final-table = mesa final
moved-redraw = nuevo sorteo a { $tables }

## engine/state/not_kept

locked-seat-not-kept = El asiento de { $name } es: { $seat }, { $why }.
players-play = { $count ->
    [one] juega { $count } jugador
   *[other] juegan { $count } jugadores
}
but-play-without = pero { $play } sin la { $table }
but-a-table-has-seats = pero una mesa tiene { $seats } asientos
but-blocked = pero ese asiento está bloqueado
but-locked-twice = pero también está reservado para otro
but-too-many-locked = pero solo { $sit } en la { $table }, y hay otros tantos asientos reservados
which-is-not-open = que no está abierta
two-dealers-on-locked-seats = { $name } no tiene mesa para repartir: la { $table } tiene dos repartidores en asientos reservados.
one-dealer-too-many = { $name } es un repartidor de más: { $tables } ya uno.
tables-have = { $count ->
    [one] { $count } mesa tiene
   *[other] { $count } mesas tienen
}
kept-apart-at-one-table = { $both } deben estar separados, pero todos están en una mesa.
kept-apart-locked-together = { $both } deben estar separados, pero sus asientos están en la { $table }.
more-kept-apart-than-tables = { $names } deben estar todos separados, pero solo hay { $tables }.
no-way-to-keep-apart = { $both } no pueden estar separados ({ $tables }). Lo impiden asientos reservados, repartidores y otras parejas.
kept-apart-no-other-table = { $both } deben estar separados, pero ninguna otra mesa tiene asiento libre.

## engine/state/penalty

a-warning = una advertencia
rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
penalty-dodging = esquivar una ciega

## engine/state/put_off

log-for-so-long = durante { $minutes }
until-the-room-changes = hasta que cambie la sala
dismissed = descartado

## engine/state/refusals

no-such-player-tournament = Ese jugador no está en este torneo.
no-such-penalty = No existe la penalización { $number }.
table-has-seats = { $table }: asientos 1 a { $seats }.
last-table-cannot-break = La última mesa no se puede romper.
tournament-over-undo-the-bust = El torneo terminó con esa eliminación. ¿Sigue { $name }? Deshaga primero la eliminación.
tournament-over = El torneo ha terminado.
play-not-begun-shuffle = El juego no ha empezado. Primero, shuffle up and deal.
start-clock-first-shuffle = Inicie primero el reloj: shuffle up and deal.
clock-not-started-change = El reloj no ha empezado. Cambie la estructura.
tournament-over-clock-stands = El torneo ha terminado. El reloj está parado.
not-marked-absent = { $name } no está marcado como ausente.
waits-with-whole-stack = { $name } tiene todas sus fichas y espera un asiento.
disqualified-cannot-come-back = { $name } fue descalificado y no puede volver (TCH 71a).
no-show-cannot-come-back = { $name } se retiró por no presentarse y no puede jugar este torneo ({ $book } { $rule }).
player-named-twice = { $name } está dos veces.
table-named-twice = { $table }: está dos veces.
counted-twice = { $name } está contado dos veces.
has-no-chips = { $name } no tiene fichas. Cuente otra vez o elimine al jugador.
count-chips-everybody-left = Cuente las fichas de todos los que quedan.
stacks-sum-to = Las fichas suman { $sum }, pero hay { $in_play } en juego. Cuente otra vez o confirme el recuento.
chips-off-already = Las fichas de { $chip } ya salieron de las mesas.
more-chips-than-in-play = No puede haber tantas fichas de { $chip }. Todas las pilas juntas suman { $in_play }.

## engine/state/table_words

not-open = { $table }: no está abierta.
table = mesa { $number }
table-seat = { $table }, asiento { $seat }
no-seat = sin asiento
tables-numbered = mesas { $numbers }

## engine/state/tournament

with-card = { $words } · { $card }

## engine/views/chips

stack-makes-another-sum = Las fichas de una pila suman { $made }, y la pila inicial es de { $stack }.
no-stack-has-the-smallest = Las ciegas necesitan fichas de { $chip }, y ninguna pila las tiene.
colour-ups-take = para los cambios de fichas
stacks-take = para { $stacks }
stacks-and-colour-ups-take = para { $stacks } y los cambios de fichas
chips-are-short = { $name } { $chip }: { $take } se necesitan { $needed }, hay { $owned }. Faltan { $short }; compre { $buy }.
nobody-is-raced-out = nadie se queda sin fichas
card-is-highest = { $card }, carta más alta
card-is-nth-highest = { $card }, puesto { $place } entre las más altas

## engine/views/correction

so-many-back-in = { $players } de vuelta
so-many-out = { $players } fuera
tables-unbroken = { $tables } de nuevo en juego
tables-broken = { $tables } fuera de juego
places-change = { $count ->
    [one] cambia { $count } puesto
   *[other] cambian { $count } puestos
}
as-a-sentence = { $words }.
place-and-prize = { $place }, { $prize }
in-without-a-seat = en juego, sin asiento
not-entered = sin inscribir
so-many-of = { $left } de { $entries }
change-players = Jugadores
change-chips-in-play = Fichas en juego
change-prize-pool = Bote de premios
change-clock = Reloj
clock-as-it-is = como está
clock-as-those-lines = como lo ponen esas líneas
becomes-and-too-much = { $becomes }; { $amount } pagados de más
becomes-and-paid = { $becomes }; el premio está pagado
change-tables = Mesas

## engine/views/counts

counts-none = sin contar
counts-not-all = { $players } sin contar
counts-old = cuente otra vez: un jugador ha caído desde entonces
counts-not-known = nada que comparar: hubo traslados
counts-set-out = nada que comparar: hay una pila inicial puesta
counts-agree = está todo
counts-missing = faltan { $chips }
counts-too-many = sobran { $chips }

## engine/views/deals

by-chips-more-than-first = Según las fichas, { $name } recibe { $amount }, más que el primer premio de { $first }.
entries-still-open-at-deal = Las entradas o recompras siguen abiertas. Quien llegue después no tiene parte en un trato. Lo que pague va al ganador.
so-many-more = { $number } más
no-share-and-nothing-left = Sin parte en el trato: { $names }. No queda nada por jugar. Deshágalo para hacer otro.
no-share-but-the-rest = Sin parte en el trato: { $names }. Solo se pueden ganar los { $amount } que no reparte. Deshágalo para hacer otro.
pool-less-than-deal = El bote tiene { $amount } menos de lo que repartió el trato. Cada parte baja en proporción.

## engine/views/drawers

drawer-as-it-should-be = Cuadra
drawer-too-much = sobran { $amount }
drawer-missing = faltan { $amount }

## engine/views/house_rules

# As in English.
book-hpt = Home Poker Tourney
book-hpt-about = Una partida casera: asientos por carta, se mueve la misma posición, nuevos sorteos con 18 y 9.
# As in English.
book-rrop = Robert’s Rules of Poker
book-rrop-about = Una sala o un club: la próxima ciega grande se mueve y juega enseguida, nuevos sorteos a tres mesas, dos y una.
book-lr = Robert’s Rules, edición de una liga
book-lr-about = Una liga: como Robert’s Rules, pero quien llega a la ciega pequeña o al botón espera.
book-tch = TDA, procedimientos de una sala
book-tch-about = Una sala o una serie: la próxima ciega grande va al peor asiento, las mesas cortas se paran.
book-wsop = Una gran serie
book-wsop-about = La práctica de la TDA, con la carta más alta para el primer botón en cada mesa.

## engine/views/ledger

ledger-prize-back = Premio recuperado
ledger-bounties-back = Bounties recuperados
ledger-paid-out-of = { $whose }: entregado
ledger-too-much = Pagado de más, hasta aclararlo
ledger-added = Añadido por la casa
ledger-overlay = Overlay hasta la garantía

## engine/views/mystery

envelopes-hold-another-amount = Los sobres contienen { $sealed }, y ahora se han recaudado { $collected }. La diferencia es del ganador.
more-players-than-envelopes = Hay más jugadores que sobres. Los últimos no ganan ninguno.
more-envelopes-than-players = Hay más sobres que jugadores. Los que sobran son del ganador.

## engine/views/payments

accounts-are-off = Las cuentas no cuadran por { $amount }.
cash-balances = Todos están pagados. El dinero cuadra.
to-pay-out = pagar { $sum } ({ $players })
to-collect-overpaid = recuperar { $sum } ({ $players })
of-the-house = aportar { $sum } de la casa
to-give-goods = entregar { $goods }
to-collect = cobrar { $sum } ({ $players })
back-to-the-house = retirar { $sum } para la casa
bounties-not-won = decir quién ganó { $bounties } ({ $sum })
envelopes-to-open = abrir { $envelopes }
bounties-in-no-envelope = { $sum } de bounties nunca se pusieron en sobres.
paid-too-much-still-in = { $players } aún en juego, { $sum } pagados de más por ahora.

## engine/views/prize_draft

so-much-per-cent = { $share } por ciento

## engine/views/schedule_curve

curve-assumed = Calculado como si los jugadores cayeran antes cuantas menos ciegas grandes tienen, hasta que queda uno en la mitad del final previsto.

## engine/views/seating

arranged-seat = { $name }: { $seat }
arranged-blocked = Bloqueado: { $seat }
arranged-apart = Separados: { $both }
arranged-dealer = Reparte: { $name }
draw-arranged-first = Los jugadores con algo fijado se sientan primero. Todas las formas de cumplirlo son igual de probables.
draw-shuffled = La lista de { $players } por orden de entrada se baraja una vez (Fisher y Yates). ChaCha20 saca los números de la semilla. La lista se reparte a los asientos en orden: mesa 1 asiento 1, asiento 2, etc. Todos los órdenes son igual de probables. La semilla vino del sistema operativo en el momento del sorteo. La misma semilla y la misma lista dan los mismos asientos en cualquier máquina.
draw-by-cards = Cartas sacadas en la mesa: { $players }. Cada carta se introdujo al salir, o la dio el programa con una semilla que está en el registro.
draw-by-cards-at-break = Cartas sacadas en la mesa rota: { $players }. Primero una mesa y después un asiento en ella.
draw-in-turn = { $players } por turno: una de las mesas más cortas al azar, y después uno de sus asientos libres al azar. ChaCha20 saca los números de la semilla.
draw-new-table = Los asientos de la mesa nueva se ordenan al azar y se venden a los jugadores en espera. Pasan a ella jugadores de los mismos asientos de otras mesas. Sentados allí: { $players }.
kept-seat = { $name } tiene: { $seat }.
kept-dealer = { $name } reparte en la { $table }.
kept-apart = { $both } están separados.
kept-top-stacks = Los { $count } stacks más grandes están en una mesa cada uno.
kept-blocked = Bloqueado: { $seats }.
draw-initial = Sorteo inicial
draw-initial-by-cards = Sorteo inicial por cartas

## engine/views/setup

only-blinds-generated = Las estructuras solo se generan para juegos con ciegas y sin límite.

## headless/session

opened-once = Un torneo se abre una vez. Antes del juego lo cambia change_set_up.
open-a-tournament-first = Abra primero un torneo con open_tournament.
nothing-to-accept = Ahora no toca nada, así que no hay nada que aceptar.
accept-with-button = { $title } Dígalo con set_button para la mesa { $table } y acepte.
accept-with-big-blind = { $title } Dígalo con set_big_blind para la mesa { $table } y acepte.
accept-with-table = { $title } Dígalo con choose_table y acepte.
not-done-by-a-command = { $title }: ningún comando lo hace.

## kept_log/file_words

file-no-backup = No hay ninguna copia que se pueda restaurar.
file-last-backup = La última copia buena es «{ $file }» y se puede restaurar.
file-damaged = «{ $file }» está dañado.
file-damaged-one = «{ $file }» está dañado: no se pudo leer la última línea del registro.
file-damaged-lines = «{ $file }» está dañado: no se pudieron leer las últimas { $lost } líneas del registro.
file-look-only-restore = Puede ver lo que es legible, pero no cambiar nada. Restaure una copia o conserve lo legible. El archivo dañado no se cambió.
file-protected = «{ $file }» está protegido contra escritura. Puede verlo, pero no cambiar nada. Quite la protección o copie el archivo a otro lugar y ábralo de nuevo. No se cambió nada.
folder-protected = La carpeta { $folder } está protegida contra escritura. Puede ver los torneos, pero no cambiar nada. Quite la protección o inicie Shuffle Up con --data y otra carpeta. No se cambió nada.
file-in-use = «{ $file }» está abierto en otra ventana o en otro programa. Ciérrelo allí e inténtelo de nuevo. No se cambió nada.
file-newer = «{ $file }» se guardó con una versión más reciente de Shuffle Up. Instale esa versión para abrirlo. No se cambió nada.
file-of-development-build = «{ $file }» es de una versión de desarrollo de Shuffle Up: ábralo con la del 28 de noviembre de 2026 para guardar sus resultados. No se cambió nada.
file-one-tournament = «{ $file }» contiene un solo torneo exportado. Impórtelo en lugar de abrirlo. No se cambió nada.
file-not-ours = «{ $file }» no es un archivo de Shuffle Up. Elija otro archivo. No se cambió nada.
file-unreadable-damaged = «{ $file }» está dañado y no se puede leer.
file-damaged-unchanged = El archivo dañado no se cambió.
folder-unusable = No se puede guardar nada en { $folder }. Permita que esta cuenta escriba allí o inicie Shuffle Up con --data y otra carpeta. No se cambió nada.
file-unreadable = «{ $file }» no se puede leer. Compruebe que está ahí, que es un archivo y que tiene permiso para abrirlo. No se cambió nada.
file-gone = «{ $file }» se borró, se movió o se reemplazó mientras Shuffle Up lo tenía abierto. Ya no se puede guardar nada en él, y esto no se registró. Deje Shuffle Up abierto para leer lo que muestra. Devuelva el archivo a su lugar, o empiece de nuevo y restaure la última copia.
disk-full = El disco está lleno y no se pudo guardar «{ $file }». Libere espacio e inténtelo de nuevo. Esto no se registró; todo lo anterior está a salvo.
disk-failed = El disco dio un error con «{ $file }». Compruebe que el disco está conectado e inténtelo de nuevo. Esto no se registró.
disk-not-durable = Los torneos guardados en { $folder } no sobrevivirían a un corte de luz. Elija una carpeta en el disco de este ordenador. No se cambió nada.
line-not-next = Antes se registró otra cosa. Mire cómo está ahora el torneo e inténtelo de nuevo. No se cambió nada.
tournament-not-in-file = Este torneo no está en el archivo o se borró. Elija otro. No se cambió nada.
backup-damaged = La copia «{ $file }» está dañada. Elija una más antigua. No se cambió nada.
file-no-tournament = «{ $file }» no es un torneo exportado o está dañado. Expórtelo otra vez o elija otro archivo. No se cambió nada.
file-no-house = «{ $file }» no es un archivo con todo lo de Shuffle Up o está dañado. Guárdelo allí otra vez o elija otro archivo. No se cambió nada.
file-too-large = «{ $file }» supera los { $most } MB, y ningún torneo ocupa tanto. Elija otro archivo. No se cambió nada.
file-not-damaged = «{ $file }» no está dañado. No se cambió nada.
house-not-empty = Ya hay una casa donde se iba a copiar esta. Indique un archivo nuevo o una base de datos vacía. No se cambió nada.
server-address = Esto no es la dirección de un servidor. Se escribe postgres://usuario@ordenador/base. No se cambió nada.
server-password-in-address = La dirección contiene una contraseña que otros programas podrían leer. Ponga la contraseña en un archivo e indíquelo en PGPASSFILE. No se cambió nada.
server-password-file = El archivo de contraseñas { $file } no se puede leer, o también pueden leerlo otros. Dele el modo 0600. No se cambió nada.
server-certificate-file = Falta el certificado por el que este puesto reconoce el servidor { $at }. Póngalo en { $file } o indique su archivo con sslrootcert en la dirección. No se cambió nada.
server-gone = El servidor de la casa no responde. Los relojes siguen y este puesto se vuelve a conectar solo. Esto no se registró.
server-in-doubt = El servidor de la casa se perdió antes de responder. Cuando vuelva, mire en el registro si esto se anotó antes de repetirlo.
server-lets-nobody-in = El servidor { $at } no deja entrar a este puesto. Compruebe el usuario y el archivo de contraseñas. No se cambió nada.
server-no-database = El servidor { $at } no tiene esa base de datos. Cree primero la base de datos. No se cambió nada.
server-unsafe = La conexión con { $at } no es segura: el servidor no muestra ningún certificado, o muestra otro que no es el suyo. Compruebe el certificado y el nombre del ordenador. No se cambió nada.
server-crowded = El servidor { $at } no admite más conexiones. Cierre un puesto que nadie necesite o haga que el servidor admita más. No se cambió nada.
server-not-allowed = El servidor { $at } no deja que este puesto cree las tablas de la casa. Haga al usuario del puesto dueño de la base de datos. No se cambió nada.
server-too-old = El servidor { $at } es demasiado antiguo. Shuffle Up necesita PostgreSQL 15 o posterior. No se cambió nada.
server-setting = El servidor { $at } no puede guardar una casa con seguridad: su ajuste { $setting } es «{ $found }». Cambie allí el ajuste y vuelva a iniciar Shuffle Up. No se cambió nada.
server-backs-up = Un servidor guarda esta casa y sus copias de seguridad se hacen allí. Cada torneo se puede exportar como archivo. No se cambió nada.
fault-not-recorded = Esto no se pudo registrar por un fallo del programa. Inténtelo de nuevo. No se cambió nada.

## players/csv_file

csv-not-read = No es un archivo CSV: { $error }.
file-too-many-players = El archivo tiene más de 50.000 jugadores. Divídalo.
membership-not-taken = { $has } tiene el número de socio { $number }. { $name } no se añadió.

## players/duplicates

same-membership = el mismo número de socio
same-name = el mismo nombre
names-a-letter-apart = nombres con una letra de diferencia

## players/lib

no-listed-player = Ese jugador no está en la lista.
no-such-joining = No existe esa línea o ya se ha anulado.
no-such-evening = No existe ese torneo.
no-such-player-there = Ese jugador no está en este torneo.
membership-taken = { $has } tiene el número de socio { $number }. Dé otro número a uno de los dos, o únalos en un jugador.
name-the-player = Dé un nombre al jugador.
photo-gone = Esa foto ya no está. Elíjala otra vez.
list-not-opened = No se puede usar la lista de jugadores: { $error }. El archivo es { $path }.
no-list-of-players = { $path } no es una lista de jugadores. El archivo queda como está.
list-of-later-version = La lista de jugadores es de una versión posterior del programa.
list-of-development-build = La lista de jugadores en { $path } es de una versión de desarrollo de Shuffle Up: ábrala con la del 28 de noviembre de 2026 para guardar los jugadores como hoja de cálculo. El archivo no se cambió.

## players/merge

one-player-already = Ya son un solo jugador.
player-not-written = No se pudo guardar al jugador: { $error }.
not-made-one = Este jugador no se unió con otro.
first-put-back = El jugador con el que se unió este no está en la lista. Recupere primero a aquel.

## players/photo

photo-not-small = Esta imagen no se puede reducir. Elija otra.

## players/picture

photo-too-large = La imagen supera 10 MB. Guárdela más pequeña.
file-not-whole = El archivo no llegó entero. Elíjalo otra vez.
photo-format = No es una imagen PNG o JPEG. Guárdela en uno de esos formatos.
picture-damaged = Esta imagen está dañada y no se puede leer. Elija otra.
picture-too-many-pixels = La imagen tiene demasiados píxeles: 12.000 por lado como máximo. Guárdela más pequeña.

## players/problem

list-not-used = No se pudo usar la lista de jugadores: { $error }.

## players/seasons

name-the-season = Dé un nombre a la temporada.
no-such-season = No existe esa temporada.
evening-without-number = Un torneo no tiene número propio.
not-written-down = No se puede guardar: { $error }.
season-not-understood = Una temporada o un torneo de la lista no se entiende: { $error }.

## players/whole

list-file-not-understood = La lista de jugadores de este archivo no se entiende: { $error }.
list-file-too-many = Este archivo tiene más de 50.000 jugadores. Ninguna lista tiene tantos.
list-not-written = No se puede guardar la lista de jugadores: { $error }.

## readers/count_text

counts-text-too-long = Son más de cuatro millones de caracteres. No es una lista de fichas.
counts-line-twice = { $name } ya está en la línea { $line }.
counts-nobody-called = Nadie en juego se llama { $name }.
counts-several-called = Varios jugadores se llaman { $name }. Escriba el asiento.
counts-nobody-at = Nadie está sentado en { $seat }.
counts-line-unclear = Escriba mesa, asiento y fichas, o nombre y fichas.
counts-line-no-chips = { $name } no tiene fichas.
counts-not-a-number = { $typed } no es un número de fichas.

## readers/roster

more-than-a-list-of-names = Son más de ocho millones de caracteres. No es una lista de nombres.
paid-column-is-empty = La columna del pago está vacía. Se toma como no pagado.
no-such-buy-in-usual-taken = No hay ningún buy-in llamado { $kind }. Se aplica el habitual.
no-means-of-payment-cash-taken = { $paid } no es una forma de pago. Se anota efectivo.
which-name-is-first = ¿Cuál es el nombre y cuál el apellido?
an-empty-line = Una línea vacía.
the-heading = El encabezado.
above-the-heading = La línea está encima del encabezado.
no-name-in-column = La columna del nombre está vacía.
remark-in-list = Nota: { $text }.
name-was-cut = El nombre pasa de { $most } caracteres y se recortó.
name-or-nickname = Pueden ser dos jugadores, o un nombre y un apodo. Corríjalo si es así.
signs-left-out = Se omitieron los signos que no se pueden imprimir.
letter-not-read = Una letra no se pudo leer. Corríjala.
quotation-not-closed = Unas comillas no se cierran.
tick-if-other = Márquelo si es otra persona.
what-does-no-mean = ¿Qué significa «{ $word }» en esta lista?
choice-does-not-come = No viene
choice-has-not-paid = No ha pagado
what-is-figure = ¿Qué es { $figure } detrás de { $name }?
choice-chips-or-money = Fichas o dinero. El nombre es { $name }
choice-part-of-name = Parte del nombre
no-player-in-line = En esta línea no hay ningún jugador.
a-signature = Parece una firma. Márquela si es un jugador.
a-greeting = Parece un saludo. Márquelo si es un jugador.
a-sentence = Parece una frase. Márquela si es un jugador.
no-letter-in-name = No hay ninguna letra. Márquela si es un jugador.
read-last-name-first = Leído con el apellido primero. Corríjalo si no es así.
read-as-columns-of-names = Cada columna se leyó como nombres.
entered-already = { $name } ya está inscrito.
in-line-already = { $name } ya está en la línea { $line }.
with-another-card = Con otra tarjeta: { $card }.
read-as-last-first = Los nombres se leyeron como apellido, nombre.
read-as-first-and-last = Las dos columnas se leyeron como nombre y apellido.

## readers/schedule/assemble

choice-schedule = Número { $number }: { $count } niveles, hasta { $small }/{ $big }
which-schedule-is-meant = La hoja tiene varias estructuras. ¿Cuál es?
of-another-schedule = La línea pertenece a otra estructura.
no-schedule-in-text = No se encontró ninguna estructura. Cada línea necesita ciega pequeña y ciega grande.
columns-not-read = No se leyeron las columnas { $columns }.
lengths-of-levels = Los niveles duran { $minutes } minutos.
lengths-of-breaks = Los descansos duran { $minutes } minutos.
breaks-said-in-words = La línea dice dónde hay descansos.
break-as-line-says = La línea { $line } pone aquí un descanso.
break-before-play = No puede haber un descanso antes del primer nivel.
chips-leave-here = Aquí se retiran fichas. Si es un descanso, escriba «descanso» al lado.
break-of-10-assumed = Se supuso un descanso de 10 minutos.
small-blind-is-larger = La ciega pequeña de { $small } es mayor que la ciega grande de { $big }.
no-blinds-in-line = En esta línea no hay ciega pequeña y ciega grande.
small-blind-of-half-assumed = La hoja no da ninguna ciega pequeña. Se supuso la mitad de la ciega grande.
big-blind-of-double-assumed = La hoja no da ninguna ciega grande. Se supuso el doble de la ciega pequeña.
blinds-fall = Las ciegas son más bajas que en el nivel anterior.
blinds-jump = La ciega grande es más de { $times } veces la anterior.
level-number-jumps = El nivel { $number } sigue al nivel { $last }.
ante-falls = El ante es más bajo que en el nivel anterior.
only-level = Es el único nivel encontrado.
figure-not-read = No leído en esta línea: { $figure }.
antes-not-read = La línea habla de antes y ningún nivel los tiene. Añádalos si es así.
ante-above-big-blind = El ante de { $ante } es mayor que la ciega grande de { $big }.
remark-names-a-break = La nota habla de un descanso. Añádalo si es así.
length-of-level-before = Aquí no hay duración. Se tomó la anterior: { $minutes } minutos.
length-of-20-assumed = La hoja no da ninguna duración. Se supusieron 20 minutos.
length-is-odd = { $minutes } minutos no es lo habitual. Compruébelo.
length-not-used = La línea dice también { $minutes } minutos. No se ha usado.
blinds-not-whole = Las ciegas son fichas enteras. Escriba los céntimos como números enteros, por ejemplo 25/50.
end-of-day-not-read = El fin de un día no forma parte de la estructura.
no-level-in-line = En esta línea no hay ni nivel ni descanso.

## readers/schedule/entries

which-reading-is-meant = Las cifras se pueden leer de dos maneras. ¿Cuál es?
choice-blinds-minutes = { $small }/{ $big }, { $minutes } minutos
choice-blinds-ante = { $small }/{ $big }, ante de { $ante }
choice-blinds-ante-minutes = { $small }/{ $big }, ante de { $ante }, { $minutes } minutos

## readers/schedule/mod

schedule-text-too-long = El texto pasa de una estructura de 1000 líneas. El resto no se leyó.

## readers/sheet/mod

names-file-too-large = El archivo supera ocho millones de bytes. No es una lista de nombres.

## readers/sheet/spreadsheet

not-a-spreadsheet = Este archivo no es una hoja de cálculo legible. Guárdelo como .xlsx, .ods o CSV.
spreadsheet-too-large = Esta hoja de cálculo es demasiado grande. Guarde la hoja como CSV.
sheet-of-several-read = El archivo tiene { $count } hojas. Se leyó la hoja { $name }.

## readers/sheet/text

utf-16-partly-read = Partes de este archivo UTF-16 no se pudieron leer. Busque el signo �.
utf-16-read = El archivo está en UTF-16. Se leyó sin pérdidas.
not-a-text-file = No es un archivo de texto. Guarde la lista como CSV o texto sin formato y elija ese archivo.
read-as-windows-1252 = El archivo no está en UTF-8. Se leyó como Windows-1252: compruebe los acentos (línea { $lines }).

## readers/structure_lines

which-column-is-meant = La tabla tiene varias columnas. ¿Cuál es?
thousands-or-decimals = { $figure } se lee distinto según el país. ¿Cuánto es?

## readers/structure_text

answer-question-first = Responda primero a la pregunta.
more-than-a-structure = Son más de cuatro millones de caracteres. No es una tabla de premios.
structure-pays-at-most = Una tabla de premios paga 125.000 puestos como máximo.
no-prizes-in-text = En este texto no hay premios. Escriba en cada línea un puesto y lo que cobra.
correct-lines-first = Corrija primero las líneas que no se entendieron.
place-or-amount = { $example } puede ser el puesto 1 con 500 o un importe de 1500. Escriba 1; 500 o 1500.
prizes-and-pool-differ = Los premios suman { $sum }, y el texto indica una bolsa de { $pool }.
figure-too-fine-or-large = Una cifra tiene demasiados decimales o es demasiado grande.
amount-cut-by-commas = { $all } puede ser { $first } o todo. Escriba los importes sin signos de millares.
gives-no-prize = { $text } no da ningún premio.
place-out-of-order = { $place } está donde seguiría el puesto { $next }.
no-place-with-a-prize = { $text } no es un puesto con un premio.
are-no-places = { $place } no son puestos.
decimals-as-in = Los decimales se escriben como en { $example }.

## readers/template_file

template-not-written = No se pudo escribir la plantilla: { $error }.
file-larger-megabyte-no = Este archivo pasa de un megabyte. No es una plantilla.
file-no-template-shuffle = Este archivo no es una plantilla de Shuffle Up. Elija una exportada por Shuffle Up.
template-exported-newer-version = Una versión más reciente de Shuffle Up hizo esta plantilla. Actualice o expórtela para esta versión.
template-of-development-build = Esta plantilla es de una versión de desarrollo de Shuffle Up. Solo la del 28 de noviembre de 2026 puede leerla.
template-not-understood = Esta plantilla no se entiende: línea { $line }, columna { $column }. Expórtela otra vez.

## seasons/formula

formula-n = las entradas o los jugadores
formula-r = el puesto
formula-b = el buy-in sin comisión
formula-e = todo lo que pagó el jugador
formula-k = las eliminaciones
formula-pool = el bote de premios
formula-prizes = lo que ganó el jugador sin bounties
formula-bounties = bounties que ganó el jugador
formula-rebuys = recompras del jugador
formula-add-ons = add-ons del jugador
formula-all-rebuys = cuántas recompras tomaron todos
formula-m = 1 para un puesto pagado; si no, 0
formula-mr = el último puesto pagado
formula-total-buy-ins = todos los buy-ins juntos
formula-total-rebuys = todas las recompras juntas
formula-total-add-ons = todos los add-ons juntos
formula-prize = lo que ganó el jugador
formula-gap = Falta algo entre dos partes o después de la última.
formula-too-long = Una fórmula tiene como máximo { $most } caracteres.
formula-bracket-open = Queda un paréntesis abierto.
formula-missing = Escriba una fórmula.
formula-too-deep = Como máximo { $most } paréntesis van unos dentro de otros.
formula-if = «if» necesita una condición y dos números, con comas entre ellos.
formula-switch = «switch» necesita lo que se compara y luego cada valor con sus puntos, con comas entre ellos.
formula-two-numbers = { $name } necesita dos números con una coma entre ellos.
formula-bracket-not-opened = Se cierra un paréntesis que no se abrió.
formula-comma = La coma solo va entre los números de una función. Escriba los decimales con punto.
formula-unknown-sign = { $sign } no significa nada en una fórmula.
formula-power-of-a-power = Dos potencias seguidas pueden leerse de dos maneras. Escriba (2^3)^2 o 2^(3^2).
formula-power-of-a-minus = Un menos delante de una potencia puede leerse de dos maneras. Escriba (-2)^2 o -(2^2).
formula-which-log = Escriba ln o log10. Un log solo puede ser cualquiera de los dos.
formula-unknown-name = En una fórmula nada se llama { $name }.
formula-needs-bracket = Después de { $name } hace falta un paréntesis.
formula-assign = «assign» necesita un nombre entre comillas, una coma y lo que el nombre representa.

## seasons/past_results

past-too-many-lines = El archivo tiene más de 20.000 resultados. Divídalo.
past-too-many-knockouts = El archivo tiene más de 20.000 eliminaciones. Revise esa columna.
past-no-heading = Ninguna línea tiene un nombre y un puesto. Llame a las columnas Place, Name, Prize y Knockouts.
past-place-not-shared = El puesto { $place } está en { $lines } líneas, pero el puesto { $next } también está ocupado. Por eso no se comparte.
past-name-missing = Falta el nombre.
past-no-place = { $name } no tiene puesto.
past-not-a-place = «{ $text }» no es un puesto.
past-not-an-amount = «{ $text }» no es un importe. El resultado cuenta sin él.
past-not-a-number = «{ $text }» no es un número. El resultado cuenta sin él.
past-knockouts-of-one = Nadie tiene { $knockouts } eliminaciones.
past-no-result = «{ $text }» no es un resultado.
past-who-came-first = Ninguna línea tiene puesto. ¿Quién quedó primero?
past-which-figures = Nada dice qué son { $figures }. ¿Qué son?
past-figures-prizes = Premios
past-figures-knockouts = Eliminaciones
past-figures-others = Puntos u otra cosa
past-figures-money = Dinero
past-name-turned = «{ $text }» se lee como { $name }.
past-remark = «{ $text }» no se lee.
past-column-unclear = «{ $column }» sigue a los nombres sin separación. Revise los nombres.
past-more-knockouts = La lista tiene { $knockouts } eliminaciones para { $results } resultados. Compruebe que no son dinero.
past-two-names = «{ $text }» pueden ser dos jugadores. Dé una línea a cada uno.
past-which-event = El archivo tiene varios torneos. ¿Cuál se importa?
past-all-events = Todos
past-below-places = Puestos
past-below-points = Puntos. Quien tiene más quedó primero
past-below-points-absent = Puntos. Quien tiene más quedó primero; quien tiene 0 no jugó
past-below-points-played = Puntos. Quien tiene más quedó primero; quien tiene 0 jugó y quedó último
past-below-days = ¿Qué hay debajo de «{ $evening }» y de las demás noches?
# As in English.
past-of-event = { $event }: { $said }
past-no-date-of-event = «{ $event }» no tiene día, mes y año, como 2026-03-14. Cuenta el día del último cambio del archivo.
past-event-number = Número { $number }

## seasons/points

points-not-chosen = Elija cómo da puntos esta temporada.
points-no-number = La fórmula no da ningún número para { $results }. El puesto da ahí 0 puntos.

## src/bounds

more-than-at-once = Es demasiado de una vez. Elija un archivo más pequeño o hágalo por partes.

## src/devices/printers

printer-gone = Esta impresora ya no está. Elija otra. La hoja se ha guardado como PDF.
printer-did-not-take = La impresora no lo aceptó: { $why }. La hoja se ha guardado como PDF.

## src/devices/sound/mod

sound-not-started = El ordenador no pudo iniciar el sonido. Cierre otros programas y vuelva a iniciar este.

## src/devices/sound/reasons

sound-none-found = No se encontró ningún dispositivo de sonido. Conecte un altavoz o elija uno en los ajustes de sonido del sistema; el próximo aviso lo intentará de nuevo.
sound-unplugged = El dispositivo de sonido se desconectó o se apagó. Conéctelo de nuevo; el próximo aviso lo intentará otra vez.
sound-trouble = El dispositivo de sonido no funciona. Elija otro en los ajustes de sonido del sistema; el próximo aviso lo intentará de nuevo.
sound-busy = Otro programa ocupa el dispositivo de sonido. Cierre ese programa; el próximo aviso lo intentará de nuevo.
sound-forbidden = El sistema no deja que este programa use el dispositivo de sonido. Permítalo en los ajustes del sistema; el próximo aviso lo intentará de nuevo.

## src/devices/sound/tune

sound-none = Este archivo no es un sonido que se pueda reproducir aquí. Elija un archivo WAV, MP3, OGG (Vorbis) o FLAC.
sound-too-large = Un sonido tiene 20 MB como máximo. Elija uno más corto.
sound-too-fine = Un sonido es mono o estéreo, con 96.000 muestras por segundo como máximo. Guárdelo como un MP3 normal y elija ese.
sound-too-long = Un sonido dura un minuto como máximo. Elija uno más corto.

## src/devices/speech

speech-install = Ningún programa habla en este ordenador. Instale speech-dispatcher o espeak-ng; el próximo anuncio lo intentará de nuevo.
speech-none = Ningún programa habla en este ordenador; el próximo anuncio lo intentará de nuevo.
speech-trouble-install = La voz del sistema no funciona. Pruébela con el comando spd-say o instale espeak-ng; el próximo anuncio lo intentará de nuevo.
speech-trouble = La voz del sistema no funciona. Pruebe una voz en los ajustes del sistema; el próximo anuncio lo intentará de nuevo.

## src/devices/spooler

sheet-not-made = No se pudo crear la hoja.
slip-not-printed = Una nota no se imprimió automáticamente.

## src/devices/wake

screens-not-lit = El sistema no deja que este programa mantenga encendidas las pantallas. Desactive el salvapantallas y el ahorro de energía en los ajustes del sistema para este torneo.

## src/house/announcements

unread-announcements = los anuncios
sound-gone = El archivo ya no está. Elíjalo de nuevo; hasta entonces suena el sonido original.
sound-not-copied = No se pudo copiar el sonido en { $folder }. Libere espacio allí o permita escribir.

## src/house/archive

unread-archive = los años archivados
nothing-of-year = No hay ningún torneo terminado de { $year } en la lista.

## src/house/background

picture-unusable = Esta imagen no se puede mostrar en las pantallas. Elija otra.

## src/house/backups

backup-gone = Esta copia ya no está en la lista. Elija otra.

## src/house/logo

logo-format = No es una imagen PNG, JPEG o WebP. Guarde el logo en uno de esos formatos.
picture-too-large = La imagen supera 4 MB. Guárdela más pequeña.
picture-too-wide = La imagen tiene { $width } × { $height } píxeles; { $most } por lado como máximo. Guárdela más pequeña.

## src/house/look

unread-look = el aspecto de las pantallas
line-too-long = La línea admite { $most } caracteres.
facts-how-many = Elija de una a { $most } cifras para el pie de la pantalla.

## src/house/mod

no-file-open = El archivo de torneos no está abierto.
opened-already = Este torneo ya se abrió.
no-such-tournament = No existe ese torneo.
window-gone = Esta ventana ya no está.
nothing-to-show = No hay ningún torneo que mostrar.
screen-number = Las pantallas tienen los números 1 a 16.
phones-code-caption = Reloj y asientos
line-not-written = No se pudo escribir la línea: { $error }
newer-line = La línea { $number } de este torneo es de una versión más reciente de Shuffle Up. Ábralo allí; no se cambió nada.

## src/house/network

unread-network = la red
name-length = Un nombre tiene de 1 a { $most } caracteres.
port-range = Elija un puerto de 1024 a 65535.
operators-full = Hay sitio para 50 operadores.

## src/house/own_file

picture-not-kept = La imagen no se puede guardar en { $folder }: { $error }.

## src/house/palette

not-a-colour = «{ $text }» no es un color como #102a43.
colour-text = El texto
colour-accent = El color de acento
contrast-too-weak = { $what } no se lee sobre este fondo desde el final de la sala: el contraste es { $contrast } a 1 y el mínimo es { $least } a 1. Aclare uno u oscurezca el otro.
ground-too-middling = El fondo no es ni bastante oscuro ni bastante claro: «en pausa» y «último minuto» tienen colores propios que no se leerían. Elija un fondo más oscuro o más claro.

## src/house/past

past-too-large = El archivo supera 16 MB.
dropped-not-read = { $file } no se puede leer.
results = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
knockouts = { $count ->
    [one] { $count } eliminación
   *[other] { $count } eliminaciones
}
past-no-date = El nombre del archivo no tiene una fecha como 2026-03-14. Vale el día de su último cambio.
past-column-not-read = La columna «{ $column }» no se lee.
past-line-left-out = Línea { $line }: { $why }
past-no-results = Ninguna línea tiene un nombre y un puesto.
past-replaced = Estos resultados sustituyen a los importados antes.
past-template-new = La configuración es ahora una de sus plantillas.
past-template-known = La configuración ya estaba entre sus plantillas.
past-no-template = Con la configuración no se puede hacer una plantilla: { $why }
past-season-other-points = La temporada { $season } da puntos de otra forma que este archivo.
past-season-with-points = La temporada { $season } es nueva. Da puntos con la fórmula del archivo.
past-season-new = La temporada { $season } es nueva. Elija cómo da puntos.
past-season-counts = Los resultados cuentan para la temporada { $season }.
past-template-from = De un archivo de The Tournament Director.

## src/house/qr_code

qr-text = El texto del código QR
qr-caption = Las palabras junto al código QR
field-too-long = { $field } puede tener { $most } caracteres.

## src/house/room_map

unread-room-map = la colocación de las mesas
map-full = Se pueden colocar 5000 mesas como máximo.
map-outside = Eso está fuera de la sala.
map-two-tables = Dos mesas no pueden estar en el mismo sitio.
tables-of-another-event = { $event } tiene estas mesas: { $tables }. Indique otras, por ejemplo tables 61-68, o ciérrelas allí.

## src/house/screens

unread-screens = las pantallas de la sala
windows-full = Se recuerdan { $most } ventanas. Cierre una que ya no necesite.
message-too-long = El mensaje admite { $most } caracteres.

## src/house/seasons

season-not-on-the-list = No está en la lista
season-closed = Esta temporada está cerrada. Reábrala para cambiar sus reglas.
season-say-why = Diga por qué; el motivo queda con la línea.
season-no-line = No existe esa línea o ya está tachada.
season-full = Esta temporada tiene todas las líneas que se pueden guardar.
season-who-and-points = Elija un jugador y los puntos.
season-how-much = Diga cuánto se paga y a quién.
season-closed-already = Esta temporada ya está cerrada.

## src/house/seen

said-meanwhile = Mientras tanto se introdujo otra cosa. Mire de nuevo qué se desharía.
changed-meanwhile = Algo cambió mientras tanto. Mire de nuevo y repítalo.

## src/house/settings

unread-settings = los ajustes de la mesa de dirección

## src/house/settings_file

settings-not-written = No se pudieron escribir los ajustes: { $error }.
sounds-too-large = Los sonidos juntos son demasiado grandes para un archivo. Elija otros más cortos o guárdelos como MP3.
settings-too-large = Este archivo supera 64 MB, así que no contiene ajustes.
settings-other-file = Este archivo no tiene ajustes de Shuffle Up. Elija uno que se haya guardado allí.
settings-newer = Estos ajustes son de una versión más reciente de Shuffle Up. Guárdelos allí para esta, o actualice.
settings-of-development-build = Estos ajustes son de una versión de desarrollo de Shuffle Up. Solo la del 28 de noviembre de 2026 puede leerlos.
settings-not-understood = Estos ajustes no se entienden: línea { $line }, columna { $column }. Guárdelos otra vez.

## src/house/stored

settings-unread = Esta versión no puede leer todo lo guardado para { $what }. Queda en el archivo tal como está. Lo que elija en su lugar vale hasta que se cierre el programa.
nothing-unreadable = Todo lo que se guarda aquí se puede leer.

## src/house/templates

newer-templates = Sus plantillas son de una versión más reciente de Shuffle Up. Ábralas allí; no se cambió nada.
template-unread = Esta versión no puede leer una de sus plantillas. No se cambió nada en el archivo.
templates-unread = Esta versión no puede leer { $several } de sus plantillas. No se cambió nada en el archivo.
no-such-template = No existe esa plantilla.
templates-full = Hay 200 plantillas. Borre una y luego guarde esta.
no-own-template = No tiene esa plantilla.
templates-not-written = No se pudieron escribir las plantillas: { $error }

## src/house/transfer

file-open-here = Este archivo es el que está abierto aquí. Sus torneos están en esta lista.
folder-not-writable = No se puede guardar nada en { $folder }: { $error }.
tournament-file-too-large = El archivo de un torneo tiene 64 MB como máximo. Elija otro.
foreign-log = Shuffle Up no escribió el registro de este archivo. Exporte el torneo otra vez o elija otro archivo. No se cambió nada.

## src/ipc

did-not-work = No funcionó y no se tocó nada más. Inténtelo otra vez.

## src/ipc/paper

sheet-gone = Esta hoja ya no está. Guárdela otra vez.
no-viewer = Ningún programa de PDF respondió. Abra el archivo desde su carpeta.

## src/ipc/screens

no-room-window = No es una ventana de la sala.

## src/network/mod

network-off = Active primero la red.
choose-address = Elija una dirección de este ordenador.
certificate-not-kept = El certificado no se puede guardar en la carpeta de datos. Libere espacio y vuelva a intentarlo.
port-in-use = Otro programa usa este puerto. Elija otro.
address-gone = Este ordenador ya no tiene esta dirección. Elija otra.
address-unusable = Esta dirección no se puede usar. Elija otra dirección u otro puerto.

## src/network/requests

request-stale = Ya no se puede pedir. Mire la mesa de nuevo.
other-hitmen = Las mesas nombran a jugadores distintos que los eliminaron. Confirme uno tras otro.
floor-told-already = El floor ya está avisado.
settled-already = Ya está resuelto.
check-in-needs-a-name = Escriba su nombre.
check-ins-full = Hay demasiadas personas esperando entrada. Diga su nombre al anfitrión.
check-in-asks = Elija quién es { $name }: puede ser más de uno.
check-in-is-off = Aquí nadie se inscribe con el móvil. Diga su nombre al anfitrión.

## src/network/served

device-may-not = Este dispositivo no puede hacerlo. Pregunte en la mesa de dirección.
not-readable = No se puede leer: { $error }
only-at-the-house = Solo en el ordenador de la sala.
device-message = Mensaje: { $text }
role-host = Anfitrión
role-clock = Reloj
role-table = Mesa
# As in English.
role-floor = Floor
role-registration = Inscripción
# As in English.
role-director = Director
sign-in-first = Identifíquese primero con nombre y PIN.
ask-for-less = Pida menos de una vez.

## src/papers

wrong-paper = Esta hoja no se imprime en ese papel: A3, A2 y tabloide son para la pared, A6 y rollos para notas y recibos.
file-not-written = No se pudo escribir el archivo en { $folder }: { $error }. Libere espacio o elija otra carpeta.
paper-card-note = { $chips } fichas · entrada { $entry }
paper-card-note-blinds = { $chips } fichas · { $big_blinds } BB · entrada { $entry }
paper-card-note-bag = { $chips } fichas · { $big_blinds } BB · bolsa { $bag }
paper-series-pays = { $name } paga sobre todos los vuelos. Este torneo no paga a nadie.
paper-of-series = { $name }: { $entries } en todos los vuelos, bote de premios { $pool }.
paper-series-guarantee = Garantizado: { $guarantee }, de ello por la casa: { $overlay }.
paper-series-places = Puestos pagados: { $places }.
draw-first-cards = Sortee primero los asientos; después habrá tarjetas que imprimir.
paper-keep-card = Guarde esta tarjeta; entréguela al dejar su asiento.
paper-card-draw = sorteo { $draw }

## src/papers/chips

draw-first-chips = Sortee primero los asientos, en un torneo con cambio de fichas.
nobody-at-table = No hay nadie en esta mesa.
paper-race-half = Si sobra al menos media ficha de { $next }, se da una más. Un jugador puede ganar varias.
paper-race-one-each = Como máximo una ficha nueva por jugador. Si sobra más de la mitad, se da una más; con las de 500, cualquier resto basta.
paper-race-exchange = Salen las de { $chip } y entran las de { $next }
paper-race-change-up = Primero cambie: { $old } × { $chip } por { $new } × { $next }. Lo que queda en cada asiento sobra.
paper-race-deal = Asiento 1 primero, en sentido horario: una carta por ficha suelta, todas las de un jugador antes que las del siguiente.
paper-race-highest = La carta más alta, y luego picas, corazones, diamantes, tréboles, gana la siguiente de { $next }. { $rounding }
paper-race-nobody-out = Nadie queda eliminado así: quien se quedara sin fichas recibe una de { $next }.
paper-race-later = Las de { $chip } que aparezcan después se cambian por su valor; lo que no llegue a { $next } sale del juego.
paper-race-title = Cambio de fichas · mesa { $table }
paper-odd-chips = Sueltas
paper-cards = Cartas
paper-new-chips = Fichas nuevas
paper-count-sheets = Hojas de recuento
paper-expected = Esperado
paper-chips = Fichas
paper-counted-again = Segundo recuento
paper-sum = Suma
paper-found-later = Encontradas después a { $name }, asiento { $seat }: { $count } × { $chip }
paper-found-out = { $count } × { $chip } entregadas
paper-found-leave = { $chips } en fichas salen del juego
paper-found = { $parts }.
paper-chips-in = { $chip } recogidas
paper-chips-out = { $chip } entregadas
paper-bring = Llevar de { $chip }
paper-collect-about = Recoger de { $chip }, unas
paper-chips-in-play = Fichas en juego
paper-tables-raced = Mesas hechas
paper-so-many-of = { $some } de { $all }
paper-chips-found = { $chip } encontradas después
paper-removed = Retiradas con ellas
paper-chips-leave-for = Salen las de { $chip } por las de { $next } · { $in_play } en juego
paper-collect = Recoger de { $chip }
paper-in-play = En juego
paper-chip-summary = Fichas que salen y entran

## src/papers/customs

paper-seat = Asiento
paper-table = Mesa
# As in English.
paper-total = Total
paper-player = Jugador
paper-page = página { $page } de { $pages }

## src/papers/fairness

draw-first-check = Sortee primero los asientos; después habrá un sorteo que comprobar.
paper-fingerprint = Número de control
paper-players = Jugadores
paper-draw = Sorteo
paper-seed = Semilla
paper-check-script = Guarde el script de comprobación (Jugadores, Cómo se hizo este sorteo) como check.jsonl y ejecute: shuffle-up headless < check.jsonl. Nombra a los jugadores en el orden de abajo, dice lo fijado, sortea con la semilla y muestra los asientos. Cualquier máquina muestra lo mismo.
paper-check-log = El registro del torneo contiene este sorteo con su semilla; abierto en cualquier parte, da los mismos asientos.
paper-check-cards = Las cartas se sacaron en la mesa ante los jugadores. El registro tiene cada carta tal como se anotó.
paper-how-drawn = Cómo se sortearon los asientos
paper-the-method = El método
paper-arranged = Fijado y respetado
paper-arranged-not-kept = Fijado, pero imposible
paper-every-draw = Todos los sorteos de este torneo
paper-to-check = Para comprobarlo
paper-list-in-order = La lista en su orden, y los asientos
paper-draw-made = { $number }. { $title }, { $time }, número de control { $fingerprint }, línea { $line } del registro
paper-draw-struck = { $draw }, anulado.

## src/papers/floor

no-table-breaks-next = Ninguna mesa se rompe a continuación. Elija una, o espere a que haya más mesas abiertas de las que deja un nuevo sorteo.
paper-table-breaks = Se rompe la mesa { $table }
paper-break-step-cards = Espere al final de la mano. Recorte las tarjetas y póngalas boca abajo: las de mesa en un montón, las de asiento en un montón por mesa.
paper-break-step-draw = Por orden de asiento, cada uno saca una tarjeta de mesa y luego una de asiento de esa mesa. Anote las dos abajo; las de asiento que sobren quedan boca abajo.
paper-break-step-absent = Por un ausente saca el personal, lleva las fichas y deja la tarjeta de asiento en el asiento anterior.
paper-break-early = Preparadas antes de tiempo: deben quedar libres { $short } asientos más en las otras mesas. Imprima entonces las tarjetas otra vez.
paper-table-cards = Tarjetas de mesa
paper-seat-cards = Tarjetas de asiento
paper-table-drawn = Mesa sacada
paper-seat-drawn = Asiento sacado
paper-table-card = Tarjeta de mesa
paper-seat-card-of = Tarjeta de asiento, mesa { $table }
paper-then-seat = Saque ahora una tarjeta de asiento de esta mesa.
paper-then-move = Lleve sus fichas a este asiento y entregue allí la tarjeta.
paper-card-of-cards = { $card } de { $cards }
paper-please-move = Cambie de asiento
paper-show-slip = Muestre esta nota al repartidor de la nueva mesa.
no-seat-left-behind = Estos jugadores no dejaron ningún asiento.
nobody-away-on-the-way = Nadie en camino está marcado como ausente. Márquelo, por ejemplo absent 6.4, o elija el traslado.
paper-chips-are-at = Sus fichas están en
paper-left-at-old-seat = Dejada en el asiento anterior de un jugador ausente (TCH P16).
nobody-on-the-way = Nadie va de camino a otro asiento.
paper-post-big-blind = En la próxima mano pone la ciega grande.
paper-post-small-blind = En la próxima mano pone la ciega pequeña.
paper-have-button = En la próxima mano tiene el botón.
paper-post-nothing = Juega la próxima mano sin poner ciega.
paper-wait-for-button = Juega en cuanto el botón haya pasado.
paper-dealt-in = Juega enseguida y pone lo que le toque a su asiento.
paper-wait-in-blind = En la ciega pequeña o en el botón espere a que pase el botón.
paper-wait-between = Entre la ciega pequeña y el botón espere a que pase el botón.
paper-from-seat = de { $seat }

## src/papers/hands

no-hand-for-hand-yet = Las mesas aún no han jugado mano por mano; h4h lo anuncia.
paper-hand-record = Registro del mano por mano
paper-hand = Mano
paper-dealt = Repartida
paper-clock = Reloj
paper-tables = Mesas
paper-went-out = Eliminados
paper-prize = Premio
paper-left-then = Quedaban al anuncio
paper-places-paid = Puestos pagados
paper-place-takes = Premio del puesto { $place }
paper-ended = Terminó
paper-time-left = { $time }, quedan { $left }
paper-ends-with = Termina con
paper-so-many-left = quedan { $left }
paper-record-of = Registro: { $pace }
paper-announced-line = Anunciado a las { $time }, línea { $line } del registro, con { $left } jugadores.
paper-announced = Anunciado a las { $time }, con { $left } jugadores.
paper-ranked-together = Quien cayó en la { $turn } en curso, marcada con 0, o en una posterior se clasifica con todos los de la misma { $turn }: en una mesa por pila, en varias se comparten los puestos.
paper-level-number = nivel { $level }
paper-nobody-on-this = nadie en esta { $turn }

## src/papers/laptop

help-not-read = No se pudo leer la ayuda: { $error }

## src/papers/log

no-log-line = Ninguna línea del registro coincide.
paper-lines = Líneas
paper-with-words = Con las palabras
paper-about = Sobre
paper-at = En
paper-struck = Tachadas
paper-log = Registro
paper-line = Línea
paper-time = Hora
paper-what-was-said = Qué pasó
paper-device = Dispositivo
paper-line-struck = tachada

## src/papers/money

nothing-bought-yet = Todavía no se ha comprado nada. El recibo es para una entrada, una recompra o un add-on, y para premios o bounties pagados.
paper-prize-pool = Bote de premios
paper-fee = Comisión
# As in English.
paper-bounty = Bounty
paper-staff = Personal
paper-league = Liga
paper-entry-number = entrada { $entry }
paper-chips-early = { $chips } en fichas, { $early } de ellas por llegar pronto
paper-in-chips = { $chips } en fichas
paper-cancelled = { $what } · anulado
paper-number = N.º { $number }
paper-check-payout = Compruebe el nombre y el importe antes de irse.
paper-check-receipt = Compruebe nombre, asiento e importes antes de su primera mano (TCH 4a).
paper-unpaid = Aún sin pagar
paper-paid = Pagado
paper-paid-out = Pagado
paper-paid-cash = Pagado en efectivo
paper-paid-out-cash = Pagado en efectivo
paper-paid-by = Pagado con { $means }
paper-paid-in-part = { $amount } con ticket, el resto: { $payment }
paper-paid-out-by = Pagado con { $means }
paper-tills = Cajas
paper-prizes = Premios
paper-fees = Comisiones
# As in English.
paper-bounties = Bounties
paper-held = Guardado
paper-taken-out = Retirado
paper-card = Tarjeta
paper-transfer = Transferencia
paper-other = Otro
paper-owed-by-players = Deben los jugadores
paper-owed-by-house = Debe la casa
paper-cash = Efectivo
paper-cash-balance = En las cajas y por cobrar { $tills }, para premios y los demás { $purposes }: la diferencia es { $difference }.
paper-cash-report = Informe de caja
paper-came-in = Entró
paper-money-went-out = Salió
paper-house-fees = Comisión de la casa
paper-prizes-open = Premios sin pagar
paper-where-money = Dónde está el dinero
paper-for-others = Para otros
paper-collected = Recaudado
paper-paid-out-to-others = Entregado
paper-still-held = Aún guardado
paper-drawers = Cajones
paper-ticket-owed = Queda 1 ticket sin usar: se debe una entrada de { $worth }.
paper-tickets-owed = Quedan { $out } tickets sin usar: se deben entradas por { $worth }.
paper-devices = Dispositivos en la sala
paper-device-connected = conectado
paper-device-heard = oído por última vez { $time }
paper-float = Fondo de caja
paper-in = Entró
paper-out = Salió
paper-to-safe = A la caja fuerte
paper-should-hold = Debe haber
paper-counted = Contado
paper-difference = Diferencia
paper-counted-by = Contado por, fecha y firma
paper-together = Total
paper-no-drawer = En ningún cajón

## src/papers/prizes

no-pool-yet = Todavía no hay bote de premios: inscriba primero a los jugadores.
paper-too-much = { $amount } de más
paper-deal-share-in-play = parte del trato, aún en juego
paper-entries-at = { $entries } a { $price }, { $rebuys }
paper-no-rebuys = sin recompras
paper-one-rebuy = 1 recompra
paper-many-rebuys = { $rebuys } recompras
paper-owed-now = Por pagar ahora
paper-still-open = Aún por ganar
paper-one-entry = 1 entrada
paper-many-entries = { $entries } entradas
paper-payouts = Pagos
paper-place = Puesto
paper-received = Recibido (firma)
paper-director = Director del torneo
paper-nothing-left = No quedaba nada por jugar.
paper-was-left = Quedaban { $amount } por jugar.
paper-is-left = Quedan { $amount } por jugar.
paper-the-deal = El trato, { $kind }: { $shares }.
paper-paid-before = Ya pagado
paper-to-be-paid = Por pagar
paper-owes-for-entries = Debe { $amount } de entradas.
paper-card-number = tarjeta { $card }
paper-slip-number = Recibo { $number }
paper-deal-share = Parte del trato
paper-still-in-play = Aún en juego.
no-prize-yet = Nadie ha ganado un premio todavía.
player-no-prize = { $name } no ha ganado ningún premio.
paper-payout = Pago
paper-received-date = Recibido, fecha y firma
paper-paid-out-signature = Pagado, firma de la caja
paper-nth-place = Puesto { $nth }
no-winner-yet = El diploma es para el ganador; el juego continúa.
paper-winner = Ganador
paper-of-entries = de { $entries }
paper-certificate = Diploma
paper-paid-in = pagado { $amount }
paper-added = añadido por la casa { $amount }
paper-less = menos { $amount } para { $what }
paper-overlay = overlay { $overlay } hasta la garantía de { $guarantee }
paper-pool-made-of = El bote: { $parts }.
paper-prize-paid = pagado
paper-prize-paid-otherwise = pagado sin efectivo
paper-prize-paid-by = pagado con { $means }
paper-reportable = neto { $amount }: por declarar (TCH 6b)
paper-tax-forms = neto { $amount }: W-2G; del extranjero 1042-S, pueden retenerse { $withheld } (TCH 6b)
paper-tax-papers = Los premios declarados se pagan con identificación con foto y tarjeta del Seguro Social o formulario W-9; desde el extranjero, con tarjeta ITIN o formulario W-8BEN. Sin ellos se retiene el premio (TCH 6b, 6c).
paper-prize-paid-too-much = { $amount } pagados antes de una corrección, { $over } de más
paper-prize-paid-and-owed = { $amount } pagados, { $owed } por pagar
paper-owes = debe { $amount }
paper-entries = Entradas
paper-guaranteed = Garantizado
paper-still-growing = Entradas y recompras aún cuentan; los premios quedan fijos cuando cierren.
paper-deal = Trato
paper-no = N.º
paper-agreed = De acuerdo (firma)
paper-left-for-winner = Queda para el ganador
paper-so-many-chips = { $chips } fichas
paper-shared = Repartido
paper-reckoned = Cálculo
paper-share = Parte
no-deal-yet = No se negocia ningún trato: cuente primero las fichas, en Premios.
paper-ways-of-deal = { $stack } fichas · a partes iguales { $even } · por fichas { $by_chips }
paper-to-be-shared = Por repartir
paper-chips-counted = Fichas contadas
paper-by-icm = Por ICM
no-bounties = Este torneo no tiene bounties.
paper-on-own-head = { $amount } por su cabeza
paper-paid-too-much = { $amount } pagados antes de una corrección, { $over } de más
paper-paid-and-owed = { $amount } pagados, { $owed } por pagar
paper-bounty-paid = pagado
paper-bounty-paid-otherwise = pagado sin efectivo
paper-bounty-paid-by = pagado con { $means }
paper-on-heads = Por las cabezas
paper-bounty-fixed = El bounty es de quien elimina al jugador; el ganador conserva el suyo.
paper-bounty-progressive = La mitad del bounty se paga y la otra pasa a la cabeza de quien elimina al jugador; la unidad impar se paga. El ganador se queda el bounty de su propia cabeza.
paper-bounty-mystery = Los sobres se sellaron en un orden sorteado una sola vez; cada uno se abre una vez y el último es del ganador.
paper-in-envelopes = En sobres
paper-bounties-open = De manos cuyo ganador no se ha dicho: { $amount }.
paper-won = Ganado

## src/papers/season_files

paper-season-unnamed = Sin nombre
paper-season-played = Torneos
paper-season-wins = Victorias
paper-season-points = Puntos
paper-season-knockouts = Eliminaciones
paper-season-rebuys = Recompras
paper-season-won = Ganado
paper-season-net = Neto
paper-printed = Impreso { $time }
events = { $count ->
    [one] { $count } torneo
   *[other] { $count } torneos
}
paper-season-events = { $events } · del { $from } al { $to }
paper-season-empty = Ningún torneo aún
paper-season-rank = Puesto

## src/papers/seats

draw-first-seats = Sortee primero los asientos; después habrá asientos que imprimir.
enter-first-names = Inscriba primero a los jugadores; después habrá nombres que firmar.
# As in English.
paper-buy-in = Buy-in
paper-sign-in = Hoja de firmas
paper-entry = N.º
paper-signature = Firma
paper-seating-by-name = Asientos por nombre
paper-seating-by-table = Asientos por mesa
table-not-open-here = La mesa { $number } no está abierta.
paper-table-sheets = Hojas de mesa
paper-open-seat = libre
paper-absent = ausente
paper-dealer = Repartidor
paper-does-not-break = { $table } no se rompe.
paper-breaks-first = { $table } se rompe primero.
paper-breaks-after = { $table } se rompe después de { $before } ({ $nth } en el orden).
paper-breaking-order = Orden de rotura: { $tables }
paper-room = Sala

## src/papers/source

paper-phone-code = Reloj, asientos y premios en su móvil
paper-log-line = línea { $line } del registro

## src/papers/stages

paper-with-stack = pila inicial { $stack }
paper-levels-of = niveles de { $length }
paper-now = ahora
paper-levels = Niveles
paper-all-levels = Todos los niveles y descansos
paper-starting-stack = Pila inicial
paper-start = Inicio
paper-schedule = Estructura
paper-level = Nivel
paper-blinds = Ciegas
paper-big-blind-ante = Ante CG
# As in English.
paper-ante = Ante
paper-stud = Ante de stud + bring-in
paper-bets = Apuestas
paper-game = Juego
paper-length = Duración
paper-begins = Comienza
paper-break = Descanso
paper-coloured-up = Cambio de fichas
paper-goes-on = continúa
paper-hands-each = { $games }, { $hands } manos cada uno
paper-blind-first = Una ciega grande corta paga primero la ciega y luego el ante (TCH P11).
paper-ante-first = Una ciega grande corta paga primero el ante y luego la ciega.
# As in English.
paper-hours = h
# As in English.
paper-minutes = min
# As in English.
paper-seconds = s
paper-late-registration-at = El registro tardío cierra a las { $time }.
paper-rebuys-at = Las recompras cierran a las { $time }.
paper-both-close = Recompras y registro tardío cierran con la primera mano
paper-rebuys-close = Las recompras cierran con la primera mano
paper-late-registration-closes = El registro tardío cierra con la primera mano

## src/problem

pin-digits = Un PIN tiene de cuatro a ocho dígitos.
pins-wait = Demasiados PIN incorrectos para este nombre. Espere medio minuto.
pin-of-another = El nombre y el PIN no se corresponden.
no-longer-paired = Este dispositivo ya no está emparejado.
no-chance = El ordenador no pudo crear un código. Inténtelo de nuevo.
devices-full = Hay 100 dispositivos emparejados. Quite uno que ya no haga falta.
code-not-open = Este código no está activo. Pida uno nuevo en la mesa de dirección.
paired-only = Esto es para dispositivos emparejados.
device-at-table = Este dispositivo sirve solo para la mesa { $table }.
codes-wait = Demasiados códigos incorrectos desde este dispositivo. Lea el código QR en la mesa de dirección, o espere cinco minutos.
house-restarted = El programa de dirección se inició de nuevo. Mire si esto quedó registrado y, si no, repítalo.
said-too-late = Esto llegó demasiado tarde y no se hizo. Mire de nuevo y repítalo.
not-paired = Empareje este dispositivo en la mesa de dirección.
window-not-opened = No se pudo abrir la ventana. Cierre otras ventanas e inténtelo de nuevo.

## src/projector

monitor-gone = El monitor { $name } no está conectado. Elija otro.

## src/sample

sample-not-read = No se pudo leer el ejemplo: { $error }

## tdt/evening

past-no-number = El archivo no tiene número propio. Sus resultados podrían contar dos veces.
tdt-nobody-named = El archivo cuenta { $entries } y no nombra a nadie.
tdt-nobody-played = No jugó nadie.
tdt-places-missing = No todos tienen un puesto.
tdt-same-number = Dos jugadores tienen el mismo número.
tdt-amounts-missing = No todo lo que se compró tiene un importe.
tdt-prize-of-several = Un premio fue para varios jugadores. No se sabe cómo lo repartieron.
tdt-prize-amount = Un premio no tiene importe.
tdt-prize-below-zero = Un premio es menor que cero.
tdt-no-date = El archivo no dice cuándo se jugó.
tdt-not-in-currency = Un importe no se puede pagar en esta moneda.
tdt-deal-shared = Un trato: { $players } repartieron sus premios, cada uno según el archivo.
tdt-deal-points = El trato también repartió puntos. Las reglas de la temporada dicen cómo da puntos un trato.
tdt-deal-opened = Se abrió un trato y no se llevó a cabo. Los premios cuentan como se dieron.
tdt-bounties-unpaid = El archivo tiene bounties y nadie pagó ninguno.
cash-adjustments = { $count ->
    [one] { $count } ajuste de dinero
   *[other] { $count } ajustes de dinero
}
tdt-hits-taken = Se quitaron a mano eliminaciones de { $name }. Aquí cuentan.

## tdt/grammar

tdt-character = El carácter { $number } no se entiende: { $why }
tdt-line = La línea { $number } no se entiende: { $why }
tdt-cut = El archivo termina demasiado pronto.
tdt-other-file = No es un archivo de The Tournament Director.
tdt-no-tournament = El archivo no tiene torneo.
tdt-too-many-parts = El archivo tiene más partes que cualquier torneo.
tdt-too-deep = Hay demasiados paréntesis unos dentro de otros.
tdt-no-comma = Falta una coma.
tdt-no-key = Falta una clave.
tdt-no-colon = Faltan dos puntos después de una clave.
tdt-no-value = Falta un valor.
tdt-no-name = Falta un nombre.

## tdt/places

tdt-times-unknown = Eliminados a una hora desconocida: { $players }. Sin esa hora nadie tiene puesto.
tdt-still-in-play = El torneo terminó con { $players } aún en juego. No tienen puesto.
tdt-nobody-won = Todos quedaron eliminados y no ganó nadie.
tdt-hitman-unknown = A { $name } lo eliminó { $by }, que no está en el archivo.
tdt-hitman-self = Según el archivo, { $name } se eliminó a sí mismo.
tdt-prize-unknown-player = El premio del puesto { $place } fue para { $player }, que no está en el archivo.
tdt-prize-other-place = El premio del puesto { $place } fue para { $name }. Según las horas, { $name } acabó en el puesto { $other }.
tdt-prize-no-entry = El premio del puesto { $place } fue para { $name }, que no compró ninguna entrada.
tdt-prize-not-given = El premio del puesto { $place } no se dio a nadie. No cuenta para nadie.

## tdt/reading

tdt-cut-after = El archivo termina demasiado pronto, pero después del torneo. No se perdió nada de él.
tdt-no-version = El archivo no dice su versión. Se leyó como uno de 3.7.2.
tdt-unknown-version = La versión «{ $version }» es desconocida aquí. El archivo se leyó como uno de 3.7.2.
tdt-parts-not-read = No se lee, porque aquí no hace falta: { $parts }.
tdt-no-prices = El archivo no tiene precios.
buy-in-prices = { $count ->
    [one] { $count } precio de buy-in
   *[other] { $count } precios de buy-in
}
rebuy-prices = { $count ->
    [one] { $count } precio de recompra
   *[other] { $count } precios de recompra
}
add-on-prices = { $count ->
    [one] { $count } precio de add-on
   *[other] { $count } precios de add-on
}
tdt-fixed-rake = El archivo tiene una comisión fija. Aquí no se descuenta del bote de premios.
tdt-no-players = El archivo no tiene jugadores.
tdt-player-not-read = El jugador { $number } del archivo no se puede leer.
tdt-two-numbers = { $name } tiene dos números en el archivo: { $one } y { $other }.
tdt-bought-unclear = { $name } compró algo sin un importe exacto.
points-adjustments = { $count ->
    [one] { $count } ajuste de puntos
   *[other] { $count } ajustes de puntos
}
tdt-no-schedule = El archivo no tiene estructura.
tdt-no-stage = La línea { $number } de la estructura no es ni un nivel ni un descanso.
tdt-no-length = La línea { $number } de la estructura no tiene duración.
breaks = { $count ->
    [one] { $count } descanso
   *[other] { $count } descansos
}
tdt-no-prizes = El archivo no tiene premios.
tdt-prize-without-amount = El premio «{ $prize }» se dio sin importe.
tdt-prize-rounded = El premio «{ $prize }» de { $amount } se redondea a centésimas.
tdt-out-before-in = Según las horas, { $name } quedó fuera antes de su buy-in. El puesto puede estar mal.
prizes = { $count ->
    [one] { $count } premio
   *[other] { $count } premios
}
tdt-no-chips = El archivo no tiene fichas.
tdt-chip-value = El valor de la ficha «{ $chip }» no es un número entero.
chip-values = { $count ->
    [one] { $count } valor de ficha
   *[other] { $count } valores de ficha
}
tdt-no-tables = El archivo no tiene mesas.

## tdt/season

tdt-formula-known = Shuffle Up también tiene la fórmula de puntos «{ $formula }».
tdt-formula-taken = La fórmula de puntos se lee tal cual: { $formula }
tdt-formula-not-read = La fórmula de puntos no se puede leer: { $why } Es «{ $formula }».
tdt-hit-formula = Los puntos por eliminación no son un número: «{ $formula }». No se toman.
tdt-summary-setup = Una configuración con la que nadie ha jugado.
tdt-summary-won = { $players }, ganó { $winner }.
tdt-summary-open = { $players }, nadie ha ganado todavía.

## tdt/set_up

past-no-buy-in = El archivo no tiene precio de buy-in.
past-no-stack = El primer buy-in no dice cuántas fichas da.
tdt-rebuy-without-chips = La plantilla no tiene recompras: el precio no dice cuántas fichas compra.
tdt-add-on-without-chips = La plantilla no tiene add-ons: el precio no dice cuántas fichas compra.
tdt-chip-colour = El color «{ $colour }» de la ficha { $value } no se conoce. La ficha es gris.
tdt-prizes-not-all = Los premios en porcentaje no suman 100. La plantilla tiene sus premios habituales.
tdt-prizes-no-structure = Los premios no forman una estructura por puestos. La plantilla tiene sus premios habituales.

## the till

late-registration = Registro tardío
through-level = hasta el final del nivel { $level }
closed-by-the-director = { $what }: cerrado por el director.
closed-by-the-director-why = { $what }: cerrado por el director ({ $reason }).
closing-before-play = El juego no ha empezado. Cambie la configuración.
closed-already = { $what }: ya está cerrado.
closing-has-passed = El juego ya ha llegado hasta ahí. Indique un nivel o una hora posterior.
log-closed-now = cerrado
until-the-named-time = hasta la hora indicada
floor-closing-how = { $verb } through 6, o { $verb } close; después el motivo
floor-closing-now = cerrado desde ahora
line-through = hasta
line-close = cerrar
line-because = porque
floor-withdraw-whom = ¿la entrada de quién? Un asiento o un nombre
floor-withdraw = { $name } · se devuelven { $amount }
floor-withdraw-exception = excepción: { $reason }
floor-withdraw-because = Por excepción, y el motivo
payment-voucher = vale
# As in English.
payment-ticket = ticket
payment-comp = invitación
paid-by-another = pagado por { $name }
floor-enter-how-paid = ¿cómo se compra?
floor-how-or-name = «{ $word }»: ¿cómo se compra, o parte del nombre?
floor-how-it-is-bought = cómo se compra
newcomer-last-name-first = ¿Empieza «{ $typed }» por el apellido?
line-comp = invitación
line-unpaid = debe
floor-enter-no-payment = «{ $word }» no es un medio de pago. ¿Cómo se compra?
floor-note-what = ¿sobre el pago de quién y qué? note 6.4 17, o note 6.4 by Anna Berg
registered-late-no-no-show = { $name } se registró después del inicio y no es un no presentado. Ponga las fichas en juego o retire la entrada.
no-show-after-registration = El registro está cerrado: las fichas de { $name } siguen en juego y pagan las ciegas.
no-show-moves-prizes = Con una entrada menos cambiaría el premio de { $paid }. Deje que las fichas de { $name } paguen las ciegas.
collect-owed-from = Cobrar { $amount } a { $name }
has-not-paid = aún no pagado
floor-bust-envelope-whose = un sobre: ¿de quién? Añada by y un asiento o un nombre
floor-bust-opens-envelopes = por { $names }, { $envelopes } por abrir
waits-for-a-seat = espera asiento
is-out = eliminado
bar-until-which-day = Indique el último día como fecha, o déjelo vacío para una exclusión sin fin.
ask-the-director = Pregunte al director.
may-not-play = { $name } no puede jugar. { $says }
may-not-play-until = { $name } no puede jugar hasta el { $day }. { $says }
ticket-used-since = El ticket { $number } está usado: { $name } entró con él en { $event }. Anule primero esa entrada.
ticket-needs-its-number = Diga el número del ticket, por ejemplo: ticket 1001.
floor-which-ticket = { $name } ha ganado varios tickets. ¿Cuál?
# As in English.
floor-ticket = ticket { $number }
floor-ticket-pays-a-part = el ticket paga { $amount }, quedan { $rest } por pagar
floor-ticket-worth-more = el ticket vale { $amount }: { $rest } más de lo necesario, que nadie recupera
ticket-unknown = Nadie ha ganado aquí el ticket { $number }. Compruebe el número.
ticket-for-another-event = El ticket { $number } es para { $event }, no para { $here }.
ticket-of-somebody-else = El ticket { $number } no es de { $player }: lo ganó { $name }.
ticket-expired = El ticket { $number } valía hasta el { $day }.
ticket-used = El ticket { $number } está usado: { $name } entró con él en { $event }.
ticket-used-before-the-start = El ticket { $number } está usado: { $name } entró con él en { $event }. Para cambiar de vuelo, anule allí esa entrada.
ticket-chose-a-flight = { $name } eligió { $event } con el ticket { $number }, y ya ha empezado. El ticket solo vale allí (TCH 7e i).
paper-voucher = Vale
# As in English.
paper-ticket = Ticket
paper-comp = Invitación
floor-withdraw-why = ¿por qué? withdraw { $who } because torneo equivocado; antes de because, las fichas que quedan
restore-with = Esto se basa en líneas tachadas: { $numbers }. Restáurelas también, o déjelo como está.

log-ruling = Decisión
log-ruling-by = por { $name }
log-ruling-appeal = apelación a { $name }
# As in English.
log-ruling-minutes = { $minutes } min
floor-ruling-what = ¿sobre qué? rule 6.4 string bet; después, tras comas, la decisión, TCH 42a, w o 2r, 4 min, por Kim, apelación Lee
floor-ruling-by = decidido por { $name }
floor-ruling-appeal = apelación a { $name }
floor-ruling-minutes = { $minutes } min perdidos
line-appeal = apelación
ruling-about-what = Diga de qué trata la decisión: string bet.
ruling-0-240-minutes = Una decisión lleva de 0 a 240 minutos.
ruling-most-players = Una decisión nombra como máximo a { $most } jugadores.
ruling-penalty-whom = Diga quién recibe la penalización: rule 6.4 string bet, 2r.
paper-rulings = Cuestiones de reglas
paper-no-rule-in = Sin regla en { $books }
no-such-ruling = Esa cuestión de reglas no existe.
paper-handover = Relevo de turno
paper-waits = Pendiente
paper-serving = Cumple una penalización
paper-warned = Advertencias y penalizaciones
paper-away = Ausentes
paper-away-for = ausente desde hace { $minutes } min
paper-away-left = quedan { $left } min
paper-not-paid = Sin pagar todavía
paper-counts-open = Recuentos que no cuadran
paper-drawer-open-since = { $device }, abierta desde { $time }
paper-nothing-open = No hay nada pendiente.
paper-hands-served = { $served } de { $hands } manos perdidas
sum-pot-how = lo que ha puesto cada uno: pot 500 300a 1200 100f, a de all-in, f de retirado
sum-main-pot = bote principal { $chips } (jugadores { $players })
sum-side-pot = bote lateral { $number }: { $chips } (jugadores { $players })
sum-pot-back = { $chips } de vuelta al jugador { $player }
sum-pot-all = se han puesto { $chips }
sum-reopen-how = la apuesta y luego cada subida como total, a de all-in: reopen 200 400 500a 650a
sum-reopen-short = { $total } no es una subida completa: al menos { $least }, o a detrás de all-in
sum-reopen-full = la última subida es completa: subida mínima a { $least }
sum-reopen-yes = reabierto para quien apostó { $full }: subida mínima a { $least }
sum-reopen-no = no se reabre para quien apostó { $full }: igualar o retirarse; quien aún no ha hablado puede subir a { $least }
sum-reopen-last-full = la última apuesta completa es a { $full }, de { $by }
sum-reopen-facing = los all-in le suman { $short }
sum-max-how = el bote con todas las apuestas, lo que hay que igualar, lo que el jugador tiene delante: max 350 200 50
sum-max-bet = la apuesta máxima es { $most }
sum-max-raise = la subida máxima es a { $most }
sum-max-called = igualar { $call }: el bote es entonces { $after }
sum-max-raised = subir ese bote de { $after }
sum-half-how = lo que hay que igualar + la subida mínima, luego las fichas: half 400+200 500 100
sum-half-under = menos de { $call }: no llega para igualar
sum-half-call = un call de { $call }
sum-half-made-full = una subida, que hay que completar: a { $least }
sum-half-raise = una subida a { $all }
sum-half-over = { $all } puestos, { $over } sobre el call; la mitad de la subida mínima es { $half }
sum-half-needed = sin la ficha más pequeña es menos que el call
sum-half-not-needed = también sin la ficha más pequeña alcanza para el call
sum-odd-how = el bote, cuántos lo comparten, la ficha más pequeña: odd 1025 2 25
sum-odd-none = cada uno recibe { $each }
sum-odd-left = cada uno recibe { $each }; fichas sobrantes de { $chip }: { $odd }, una por ganador desde el primero a la izquierda del botón
sum-odd-units = { $pot } son { $units } fichas de { $chip }
sum-hilo-how = el bote, cuántos comparten la mitad alta, cuántos la baja, la ficha más pequeña: hilo 1025 1 2 25
sum-hilo = cada mano alta recibe { $high }, cada mano baja { $low }
sum-hilo-halves = cada mitad es { $half }
sum-hilo-odd = mitad alta { $high }, mitad baja { $low }: la ficha sobrante es para la mano alta
sum-hilo-odd-high = fichas sobrantes de { $chip } en la mitad alta: { $odd }, una por ganador desde el primero a la izquierda del botón
sum-hilo-odd-low = fichas sobrantes de { $chip } en la mitad baja: { $odd }, una por ganador desde el primero a la izquierda del botón
sum-depth-how = el stack, las dos ciegas, todos los antes de una mano si los hay: depth 12500 100 200 200
sum-depth = { $blinds } ciegas grandes; M { $m },{ $tenth }
sum-depth-round = una vuelta del botón cuesta { $round }
sum-post-how = la ciega grande, el ante, las fichas: post 200 200 250
sum-post = { $posted } de ciega, { $ante } de ante, quedan { $left }
sum-post-order = primero la ciega, luego el ante
sum-stub-how = jugadores con cartas, luego flop, turn o river, luego cartas por mano si no son dos: stub 9 turn
sum-stub = { $left } cartas
sum-stub-dealt = 52 menos { $hands } en las manos, { $board } en la mesa, { $burnt } quemadas
sum-acted-yes = acción sustancial: la mano se juega
sum-acted-no = todavía no hay acción sustancial
sum-acted-count = { $all } acciones, { $chips } de ellas con fichas
pick-fewer = Elija al menos 1 y menos de los que hay: { $there }.
pick-most = Elija entre { $most } como máximo.
log-pick = Sorteo
log-pick-of = de { $of }
log-pick-tables = de las mesas
log-pick-seats = de los de { $table }
log-pick-players = de todos los jugadores
log-picked = { $chosen } { $of }, número de control { $check }
floor-pick-what = ¿de qué? pick 4 of 9, pick table, pick seat 6 para un jugador de la mesa 6, pick player
floor-pick = { $count } al azar; el registro guarda el número de control
outlook-players = La previsión se hace para 1 a { $most } jugadores.
call-off-over = El torneo terminó. Deshaz primero el final.
call-off-nobody = No hay nadie inscrito, así que no hay dinero que devolver.
call-off-not-begun = El juego no ha empezado. Devuélvelo todo.
call-off-after-deal = Ya hay un trato. Termina aquí según el trato.
call-off-stacks-by-chips = Cuenta las pilas solo si el dinero se devuelve según las fichas.
field-out-of-range = Un torneo tiene de 2 a 200 000 entradas.
smallest-field-above-most = El mínimo de entradas es mayor que el máximo.
event-takes-at-most = El torneo admite como máximo { $most } entradas y tiene { $count }.
log-back-in-full = todo devuelto
log-back-evenly = premios a partes iguales
log-back-by-chips = premios según las fichas
log-fees-back = comisiones devueltas
log-called-off = Cancelado
call-off-too-few = Cancela el torneo
too-few-entries = { $entries } de las { $smallest } que necesita: todos recuperan todo, también las comisiones. O empieza igualmente
do-call-off = Cancelar
matter-call-off = La cancelación
floor-call-off = Cancelar
floor-call-off-how = ¿cómo se devuelve el dinero? calloff full, calloff evenly o calloff chips 6.4 12000, 6.5 8000; con fees detrás también las comisiones
floor-call-off-in-full = { $players } recuperan todo, { $amount }; nadie tiene puesto
floor-call-off-evenly = { $players } reciben { $amount }, premios a partes iguales
floor-call-off-by-chips = { $players } reciben { $amount }, premios según las fichas
nothing-called-off = El torneo no se canceló.
paper-prize-and-refund = { $prize } de premios, { $refund } devueltos
paper-refunds = Devoluciones
# As in English.
paper-ticket-number = Ticket { $number }
paper-ticket-for = Una entrada: { $event }
paper-ticket-worth = Valor
paper-ticket-good-until = Vale una vez, para este jugador, hasta el { $day }.
paper-ticket-good = Vale una vez, para este jugador.
no-tickets-won = Nadie ha ganado un ticket. Diga para qué evento son las plazas y termine el satélite.
paper-ticket-received = Recibido (firma)
paper-gets-back = Recupera
sum-kill-how = el límite bajo y el alto: kill 10 20
sum-kill = kill entero: { $full }, límites { $lower } y { $upper }; medio kill: { $half }, límites { $half_lower } y { $half_upper }
sum-kill-posted = un kill entero dobla la ciega y los límites, medio kill añade la mitad
sum-kill-scoop = high-low: las dos mitades de un bote de al menos { $pot } matan el siguiente
sum-dead-how = las ciegas perdidas, la mayor al final: dead 5 10
sum-dead = { $all } que poner: { $live } vivas, { $dead } muertas
sum-dead-why = la apuesta mínima de apertura está viva, y el jugador puede subir; el resto va al centro
sum-cap-how = las rondas de apuestas del juego, las subidas hasta ahora: cap 4 2
sum-cap-house = la casa dice cuántas subidas hay
sum-cap-left = quedan { $left } de { $most } subidas
sum-cap-reached = tope: una apuesta y { $most } subidas
sum-cap-heads-up-round = sin tope si la ronda empezó entre dos
sum-cap-heads-up-event = en torneo el tope vale también entre dos, hasta que solo queden dos en el torneo
sum-cap-no-limit = sin tope en no-limit y pot-limit
line-full = todo
line-evenly = igual
line-fees = comisiones

## house/papers/evening_page

evening-as-of = Situación a las { $time }
evening-over = Terminado
evening-results = Resultados
evening-out = Eliminados hasta ahora
evening-starts = Empieza { $time }
evening-not-started = Aún no ha empezado
evening-paused = En pausa
evening-until = hasta las { $time }
evening-next = Después { $blinds }
evening-break-at = Descanso a las { $time }
evening-left = Siguen en juego
evening-left-of = { $left } de { $entries }
evening-average = Pila media
evening-moves = Cambios de mesa
evening-seats = Asientos

## house/published_files

published-folder-gone = La carpeta { $folder } no está. Conecte su unidad o elija otra carpeta. La escritura sigue por sí sola.
published-of-another = { $folder } tiene un archivo { $name } que este programa no ha escrito. Elija una carpeta vacía.

## house/office/network

published-no-folder = Esa carpeta no existe. Elija una que exista.
tokens-full = Hay sitio para 20 tokens.

## network/mod

token-in-the-open = Un token se da por https, donde nadie más de la red lo lee.
wrong-token = Este token no vale, o ya no vale.

## engine/actions/guests

guest-coming = viene
guest-maybe = quizá
guest-not-coming = no viene
guest-needs-a-name = Cada invitado necesita un nombre.
guest-brings-too-many = Un invitado trae como máximo a otros { $most }. Póngalos en la lista con su nombre.
guest-list-is-full = Una lista de invitados tiene como máximo { $most } invitados.
guest-has-come = { $name } ya ha venido. Corrija el pago de la inscripción.
guest-brings = trae a { $count }
guest-paid-ahead = pagado { $amount }, { $by }
guest-brings-nobody = { $name } no trae a nadie más.
guest-is-there = { $name } ya ha venido.
no-such-guest = En la lista no hay ese invitado.
log-guest-list = Lista de invitados
guests = { $count ->
    [one] { $count } invitado
   *[other] { $count } invitados
}
guests-coming = { $count ->
    [one] { $count } viene
   *[other] { $count } vienen
}
guests-maybe = { $count } quizá
guests-paid = { $count ->
    [one] { $count } ha pagado
   *[other] { $count } han pagado
}
guests-there = { $count ->
    [one] { $count } está
   *[other] { $count } están
}
newcomer-may-be-a-guest = ¿Está «{ $typed }» en la lista de invitados?
floor-guest = lista de invitados: { $answer }

## engine/actions/entries/add_on

everybody-has-an-add-on = Nadie queda sin add-on.
floor-add-ons = { $players } · { $amount } cada uno, { $total } en total
line-everybody = todos
line-at-table = mesa

## series

series-is-open = Esta serie ya está abierta.
series-open-first = Abra primero la serie, con su nombre y sus reglas.
series-day-closed-stays = Este día está cerrado. Tache primero esa línea.
series-nothing-bagged = { $name } no tiene aquí fichas en bolsa.
series-out-has-no-bag = { $name } está eliminado y no tiene bolsa.
series-bag-chips = Una bolsa tiene al menos una ficha.
series-match-two = Indique qué dos jugadores son una misma persona.
series-not-of-it = Este torneo no es de la serie.
series-no-such-tournament = No existe ese torneo.
series-twice = { $name } ya es de la serie.
series-copy = { $name } es una copia de un torneo de la serie. Quite primero ese.
series-full = Una serie tiene como máximo 64 torneos.
series-numbers = Los vuelos y los días van del 1 al 99.
paper-waiting-list = { $game }: lista de espera
paper-nobody-waits = No espera nadie.
paper-waiting-lists = Listas de espera
paper-is-here = aquí para la mesa { $table }
paper-is-called = llamado a la mesa { $table } hasta las { $time }
paper-was-called = fue llamado
paper-seat-kept = reservado
paper-away-since = ausente desde las { $time }
paper-plays-over = { $name } juega en su lugar
office-paper = Esta hoja se imprime en A4 o Carta.
no-line-to-strike = No existe una línea así que se pueda tachar.
line-needed-later = La línea { $later } necesita esta. Tacha antes la línea { $later }.
line-not-struck = Esta línea no está tachada.
line-fits-no-more = Esta línea necesita otra que está tachada. Restaura antes aquella.
line-in-the-way = La línea { $later } no es compatible con esta. Tacha antes la línea { $later }.
plain-log-full = Este registro tiene todas las líneas que se pueden guardar.
series-place-taken = Otro torneo ya es este día.
series-next-day-no-flights = Añada primero los vuelos.
series-next-day-close-first = Cierre primero { $name }.
series-next-day-nobody = Siguen menos de dos jugadores.
series-has-the-prizes = { $name } tiene los premios de sus vuelos. Cambie allí sus reglas.
prizes-of-series = { $name } paga sobre todos los vuelos.
prizes-of-flight = Así paga { $name } a los jugadores de este vuelo.
series-currency = { $name } tiene otra moneda que la serie.
series-closed-already = { $name } ya está cerrado.
series-not-begun = { $name } no ha empezado.
series-not-bagged = No se puede cerrar { $name }: { $left } aún en juego. Guarde primero las fichas en bolsas.
series-bags-differ = Las bolsas tienen { $bagged } y hay { $chips } en juego. Cuente otra vez o diga por qué.
series-nothing-changed = Nada ha cambiado ahí desde entonces.
series-name = Dé un nombre a la serie.
series-no-such-entry = No existe esa entrada en ese día.
series-bag-taken = La bolsa { $bag } es de { $name }. Escriba el número de esta bolsa.
series-no-such-player = No existe ese jugador en estos torneos.
series-flight-closed = Este vuelo está cerrado. Inscríbalo en uno posterior.
series-has-bagged = { $name } tiene fichas en bolsa en el vuelo { $flight }. Renuncie primero a esas fichas.
series-entries-used = { $name } ha tenido { $entries } y no se permiten más.
series-entry-limit = Un límite de entradas va de 1 a 1.000. Déjelo vacío para ninguno.
series-share = La parte de un vuelo es mayor que 0 y como máximo el 100 por ciento.
series-level = Los niveles cuentan desde 1.
series-amount = Un importe es mayor que 0 y como máximo 10.000.000.000.
series-bands = Dé de 1 a 100 tramos desde los primeros puestos, ninguno con más que el anterior.
no-such-series = No existe esa serie.
newer-series-line = La línea { $number } de esta serie la escribió una versión más nueva de Shuffle Up. Ábrala allí; nada ha cambiado.

## engine/actions/day

bags-at-the-end = Los stacks se embolsan cuando el día ha terminado. Termínelo primero: day end.
bag-first-count = La bolsa de { $name } aún no tiene primer recuento.
bag-number-taken = La bolsa { $number } es la de { $name }.
open-a-bag = Diga de quién es la bolsa que se abre: bag open 6.4.
comes-without-bag = { $name } no tiene bolsa del día anterior.
bag-is-open = La bolsa de { $name } ya está abierta.
log-bag = Bolsa
log-bag-again = Bolsa, segundo recuento
log-bag-number = bolsa { $number }
log-bags-opened = Bolsa abierta
bag-counts-differ = La bolsa de { $name } se contó como { $one } y como { $other }. Cuéntela otra vez.
bags-second-count = Cuente { $stacks } por segunda vez. El primero es el de { $name }.
stacks-not-bagged = Embolse primero { $stacks }. El primero es el de { $name }.
bags-are-not-in-play = Las bolsas tienen { $bagged } y hay { $in_play } en juego. Cuente otra vez o diga por qué: day close sobrante de las races.
log-day-closed = El día está cerrado
bags = { $count ->
    [one] { $count } bolsa
   *[other] { $count } bolsas
}
log-day-ended-in-level = quedan { $players }, se sigue con el nivel { $level }
log-day-ends = Fin del día
day-ends-after-hand-for-hand = { $pace } está en curso. Termínelo primero y después el día.
last-hands-announced = { $hands }: ya está anunciado. Deshágalo primero.
more-hands = { $count ->
    [one] { $count } mano más
   *[other] { $count } manos más
}
last-hands-1-to-50 = Anuncie de 1 a 50 últimas manos.
log-last-hands = Últimas manos
log-drawn-from = sacado de { $from } a { $to }
log-give-up = Stack abandonado
day-is-closed = El día está cerrado. Deshaga primero su cierre.
day-has-ended = El día ha terminado y los stacks se embolsan. Deshaga su final para seguir jugando.

## engine/advice/day

day-ends-with-level-over = el día termina con el nivel { $level }, que ya acabó
day-ends-with-level-in = el día termina con el nivel { $level }, del que quedan { $time }; el reloj se para
announce-last-hands = Anunciar las últimas manos
day-ends-with-players = el día termina cuando quedan { $players }, tras la mano en curso
once-last-hands-played = cuando cada mesa haya jugado { $hands }
end-the-day = Terminar el día
do-end-day = Terminar el día
bag-the-stacks = Embolsar { $stacks }
bag-next = siguiente: { $name }
close-the-day = Cerrar el día
bags-are-in-play = las bolsas tienen las { $chips } en juego
bags-differ-say-why = las bolsas tienen { $bagged } y hay { $in_play } en juego: cuente otra vez o diga por qué
matter-day = El final del día

## engine/floor_line/day_verbs

floor-day = El día
floor-day-how = day last anuncia las últimas manos; day end lo termina; day close, cuando todos los stacks están en bolsas
floor-day-ends = el reloj se para y { $players } embolsan sus stacks
floor-last-hands = ¿cuántas en cada mesa? day last 4
floor-last-hands-drawn = el reloj se para; se saca una carta para { $from } a { $to } manos más
floor-last-hands-said = el reloj se para; { $hands } en cada mesa
floor-day-close = { $bagged } en las bolsas, { $in_play } en juego
floor-bag-whose = ¿qué stack y qué bolsa? bag 6.4 125000 #17; o una mesa asiento por asiento: bag 6 125000 98000
floor-bag-open-whose = ¿la bolsa de quién? bag open 6.4, o una mesa entera: bag open 6
floor-bagged = { $who }: { $sum }, bolsa { $number }
floor-bag-opened = { $who }: bolsa { $number }
floor-bags-there = { $table }: { $bagged }, { $says }

## engine/rulebook/setup/day_end

day-end-out-of-range = Un día termina con un nivel, con al menos 2 jugadores o con del 0,01 al 99,99 por ciento de sus entradas.
last-hands-two-hours = Anuncie las últimas manos como mucho 120 minutos antes del final del nivel.
day-end-level = con el nivel { $level }
day-end-left = cuando quedan { $players }
day-end-share = cuando queda el { $share } por ciento de las entradas
day-end-director = cuando lo dice el director

## engine/rules/bags

bags-open = faltan { $stacks } por embolsar

## house/papers/bags

paper-bag-forms = Hojas de bolsas
paper-bag-and-initials = Bolsa, iniciales
paper-bag-number = Bolsa { $number }
paper-bag-slip = Bolsa
paper-bag-player-signs = Contado, firma del jugador
paper-bag-staff-signs = Contado, firma del crupier
nothing-bagged = Aún no hay nada embolsado.
paper-goes-on-with = Se sigue con el nivel { $level }.
# As in English.
paper-stacks-bagged = Stacks
paper-bag-opened = Bolsa abierta (firma)

## engine/views/next_day

next-day-close-first = Cierre primero el día. El siguiente empieza con sus bolsas.
next-day-bounties = Hay bounties sobre jugadores, y se quedan en el día en que se compraron.
next-day-deal = Hay un acuerdo hecho. Juegue este día hasta el final.
next-day-same-name = Dos jugadores se llaman { $name }. Dé a uno otro nombre o un número de la lista.
begins-with-a-level = El juego empieza con un nivel de 1 a 500.

## cash

cash-opened = { $name } empieza
cash-opened-stakes = { $name } empieza, { $stakes }
cash-bought-by = { $name } compra fichas por { $amount }, pagadas por { $payer }
cash-bought-owed = { $name } compra fichas por { $amount } y las debe
cash-bought = { $name } compra fichas por { $amount }, pagadas a la caja
cash-out-paid = { $name } cambia { $amount } de la caja
cash-out-open = { $name } cambia { $amount }, por liquidar
cash-shared-by = { $name } asume la diferencia de { $amount }
cash-shared-winners = Los ganadores se reparten la diferencia de { $amount }
cash-shared-even = Todos se reparten por igual la diferencia de { $amount }
cash-closed = La noche ha terminado
cash-no-such-player = Ese jugador no está en esta partida.
cash-open-first = Abra primero la partida, con su nombre.
cash-is-closed = La noche ha terminado. Tache esa línea para seguir.
cash-is-open = Esta partida ya está abierta.
cash-full = Una partida tiene como máximo 500 jugadores.
cash-is-out = { $name } ya ha cambiado. Antes hace falta otra compra.
cash-box-short = La caja tiene { $amount }. Añada «owed» para liquidar el resto al final.
cash-nothing-to-share = Las fichas cuadran; no hay nada que repartir.
cash-no-winner = Nadie ha ganado. Reparta por igual o dé un nombre.
cash-still-in = Siguen en juego: { $names }. Cambie antes las fichas de todos, con 0 si no quedan.
cash-differs = { $words }. Diga quién asume la diferencia: even, winners o un nombre.
cash-missing = Faltan fichas por { $amount }
cash-too-many = Se cambiaron fichas de más por { $amount }
cash-name = Escriba un nombre, como «buy Anna 100».
cash-name-taken = { $name } ya juega. Dé otro nombre a la otra persona.
cash-unit = En esta partida los importes son múltiplos de { $unit }.
cash-amount = Escriba un importe entre { $least } y { $most }.
cash-game-name = Dé un nombre a la partida.
cash-currency = Una moneda tiene tres letras y como máximo 4 decimales.
cash-smallest = El importe más pequeño es mayor que 0.
cash-plays-already = En esta partida: { $names }. Escriba «more» con ese nombre, o «new» para otra persona.
cash-not-understood = Escriba «buy Anna 100», «more Anna 50», «out Bo 73.50», «share even» o «close».
cash-nobody = Nadie se llama { $name } en esta partida.
cash-which = ¿Quién: { $names }? Escriba más del nombre.
cash-pays = { $from } paga { $amount } a { $to }
cash-pays-box = { $from } paga { $amount } a la caja
cash-box-pays = La caja paga { $amount } a { $to }
cash-box-overpaid = La caja pagó { $amount } más de lo que entró
cardroom-advice-chair = Mesa { $number }: retirar la silla de más, no se llama a nadie para ella
cardroom-advice-wish = Mesa { $number }, asiento { $seat } libre: { $name } preguntó primero
cardroom-advice-transfer = Hay un asiento libre en la mesa { $number }: { $name }, de la mesa { $from }, lo pidió
cardroom-advice-call = Hay un asiento libre en la mesa { $number }: llamar a { $name } para { $game }
cardroom-advice-moves-on = Hay un asiento libre en la mesa { $number }: { $name } pasa de la mesa { $from }, { $when }
cardroom-advice-here = Hay un asiento libre en la mesa { $number }: le toca a { $name } sentarse
cardroom-advice-unseen = A { $name } se le llamó hace { $minutes } min y no vino: pasar su turno
cardroom-advice-called = Hay un asiento libre en la mesa { $number }: le toca a { $name }, se le llamó hace { $minutes } min, tiene hasta las { $time }
cardroom-advice-unlock = Mesa { $number }, asiento { $seat }: { $name } no vino, liberar el asiento
cardroom-advice-locked = Mesa { $number }, asiento { $seat }: guardado para { $name }, se libera a las { $time }
cardroom-advice-leaves = Mesa { $number }, asiento { $seat }: guardado para { $name }, que deja la mesa { $from } { $when }
cardroom-advice-over = Mesa { $number }, asiento { $seat }: { $name } juega en lugar de otro hasta la próxima ciega
cardroom-advice-pick-up = Mesa { $number }, asiento { $seat }: { $name } lleva { $minutes } min fuera, sus fichas se pueden retirar
cardroom-advice-time = Mesa { $number }: cobrar la media hora de las { $time }, jugadores: { $count }
cardroom-advice-setup = Mesa { $number }: puede venir un juego de cartas nuevo
cardroom-advice-start = La mesa { $number } está completa y puede empezar
cardroom-at-once = en seguida
cardroom-at-once-but = en seguida, pero no desde la ciega pequeña ni el botón
cardroom-at-once-button = en seguida, o después del botón si ya pagó una ciega
cardroom-until-blind = cuando le llegue la ciega grande
cardroom-this-hand = después de esta mano
cardroom-one-more-hand = después de una mano más
cardroom-adds-at-most = { $name } puede añadir como máximo { $amount } ({ $rule }).
cardroom-no-chips-behind = No hay fichas de { $name } en camino.
cardroom-not-timed = En la mesa { $number } no se cobra tiempo.
cardroom-nothing-due = En la mesa { $number } no toca cobrar media hora.
cardroom-all-pay = Alguien espera, así que pagan todos ({ $rule }).
cardroom-not-waiting = { $name } no está en la lista de { $game }.
cardroom-barred = { $name } puede volver aquí en { $minutes } min.
cardroom-kill-owed = { $name } debe un kill de { $amount } y lo pone primero ({ $rule }).
cardroom-no-phone = No se toman nombres por teléfono. { $name } se apunta en el mostrador ({ $rule }).
cardroom-waits-already = { $name } ya está en la lista de { $game }.
cardroom-plays-already = { $name } ya juega { $game }.
cardroom-no-seat-free = No hay asiento libre en { $game }.
cardroom-other-game = En la mesa { $number } se juega otra cosa que { $game }.
cardroom-nobody-waits = Nadie espera una llamada para { $game }.
cardroom-not-next = { $first } está antes que { $name } en la lista. Añada «!» si lo decide el floor.
cardroom-apart-but = { $name } no puede jugar con { $other } ({ $rule }). La mesa { $number } tiene un asiento.
cardroom-apart = { $name } no puede jugar con { $other } ({ $rule }).
cardroom-on-no-list = { $name } no está en ninguna lista.
cardroom-not-called = No se ha llamado a { $name }.
cardroom-runs = En la mesa { $number } ya se juega.
cardroom-no-deposit = No hay depósito que tomar o devolver.
cardroom-open-first = Abra primero la sala, con su nombre.
cardroom-is-open = La sala ya está abierta.
cardroom-no-game = No hay juego { $number }.
cardroom-no-table = No hay mesa { $number }.
cardroom-table-closed = La mesa { $number } está cerrada.
cardroom-no-player = La sala no conoce a este jugador.
cardroom-name = Escriba un nombre, como «list 2-5 Anna».
cardroom-name-taken = A { $name } ya se le conoce aquí. Dé otro nombre a otra persona.
cardroom-no-seat-of = { $name } no tiene asiento.
cardroom-pair = Una pareja son dos jugadores distintos.
cardroom-no-kill = En la mesa { $number } no hay kill que anotar así.
cardroom-bar = Escriba una mesa y los minutos.
cardroom-not-away = { $name } no está fuera.
cardroom-away-already = { $name } ya está fuera. Escriba por cuántos minutos.
cardroom-no-blinds = Este juego no tiene esas ciegas.
cardroom-no-missed-button = { $name } no tiene todavía botón de ciega perdida ({ $rule }).
cardroom-chips-missing = Faltan { $amount } de las fichas que { $name } se llevó ({ $rule }).
cardroom-owes-nothing = { $name } no debe ninguna ciega.
cardroom-not-due = Las fichas de { $name } no se pueden retirar todavía ({ $rule }).
cardroom-over-nobody = Solo se juega en lugar de quien está fuera ({ $rule }).
cardroom-one-seat = { $name } ya tiene asiento ({ $rule }).
cardroom-seat-taken = { $name } tiene el asiento { $seat } de la mesa { $number }.
cardroom-table-full = La mesa { $number } no tiene asiento libre.
cardroom-no-such-chair = La mesa { $number } tiene { $chairs } sillas.
cardroom-wished-first = { $first } pidió antes otro asiento ({ $rule }).
cardroom-arrived-first = { $first } llegó antes y elige asiento antes que { $name } ({ $rule }).
cardroom-sits-there = { $name } está en la mesa { $number }.
cardroom-no-lock = No se guarda ningún asiento para { $name }.
cardroom-plays-over = { $name } juega en lugar de otro. Eso acaba primero.
cardroom-brings-back = { $name } se fue con { $amount } hace menos de una hora y trae justo eso ({ $rule }).
cardroom-least = La compra mínima de { $game } es { $amount } ({ $rule }).
cardroom-most = La compra máxima es { $amount } ({ $rule }).
cardroom-no-wish = { $name } no pidió otro asiento.
cardroom-leaves-too-few = La mesa { $from } tendría { $old } jugadores y la mesa { $number } { $new } ({ $rule }).
cardroom-moves-on-first = { $first } pasa antes que { $name } ({ $rule }).
cardroom-too-large = { $name } tiene más que la compra máxima y puede venir después de una hora ({ $rule }).
cardroom-main-game = La mesa { $number } es un juego principal.
cardroom-about-name = Dé un nombre a la sala.
cardroom-call-minutes = Una llamada espera entre 1 y 120 minutos.
cardroom-game-values = Un juego tiene un límite bajo y uno alto, como máximo 12 asientos, y una mezcla sus juegos.
cardroom-full = La sala tiene todos los juegos y mesas que se pueden guardar.
cardroom-mix-is-the-same = Comparte { $shared } de { $of } juegos con { $game }. Ábralo allí como mesa must-move ({ $rule }).
cardroom-limits-too-near = { $game } está en juego. Un límite nuevo es el doble del de abajo y como máximo la mitad del de arriba ({ $rule }).
cardroom-objections = El límite se queda si se oponen { $count } o más ({ $rule }).
cardroom-names-wait = El límite se queda mientras esperan nombres para este juego y tiene una sola mesa ({ $rule }).
cardroom-table-open = La mesa { $number } está abierta. Escriba otro número.
cardroom-mix-is-another = Comparte { $shared } de { $of } juegos con { $game } y es un juego principal aparte ({ $rule }).
cardroom-chairs = Una mesa tiene de 2 a 12 sillas.
cardroom-two-to-start = Primero tienen que sentarse allí dos jugadores con fichas.
cardroom-does-not-run = En la mesa { $number } no se juega.
cardroom-not-empty = Hay jugadores en la mesa { $number }. Rómpala en su lugar.
cardroom-cards = Cada jugador saca una carta, y cada carta sale una vez.
cardroom-opened = { $name } abre
cardroom-settings = Ajustes de la sala cambiados
cardroom-game-added = Juego nuevo: { $game }
cardroom-placard = Cartel de { $game } cambiado
cardroom-limit-changed = { $game }: límite cambiado a { $low }-{ $high }, objeciones: { $objections }
cardroom-table-opened = La mesa { $number } abre para { $game }
cardroom-started = La mesa { $number } empieza
cardroom-last-hands = La mesa { $number } juega sus últimas manos
cardroom-closed = La mesa { $number } cierra
cardroom-chairs-changed = La mesa { $number } tiene ahora { $chairs } sillas
cardroom-listed = { $name } espera { $game }
cardroom-off-list = { $name } ya no está en la lista de { $game }
cardroom-called = Se llama a { $name } para { $game }, mesa { $number }
cardroom-here = { $name } está aquí
cardroom-unseen = { $name } no vino y pierde el turno
cardroom-unseen-out = { $name } no vino y sale de la lista
cardroom-declined = { $name } rechaza la mesa { $number } y sigue en la lista
cardroom-declined-loses = { $name } rechaza la mesa { $number } y pierde el sitio
cardroom-deposit-back = { $name } recupera el depósito de { $amount }
cardroom-deposit = { $name } deja un depósito de { $amount }
cardroom-locked = Mesa { $number }, asiento { $seat }: guardado para { $name }{ $reason }
cardroom-unlocked = Mesa { $number }, asiento { $seat }: ya no se guarda para { $name }
cardroom-seated = { $name } se sienta en la mesa { $number }, asiento { $seat }, con { $amount }
cardroom-wish-table = mesa { $number }
cardroom-wish-seat = asiento { $seat }
cardroom-wish-any = otro asiento
cardroom-wished = { $name }, mesa { $number }, pide: { $wish }
cardroom-stays = { $name } no pide otro asiento
cardroom-seat-changed = { $name } cambia del asiento { $from } al asiento { $seat } de la mesa { $number }
cardroom-must-move = { $name } pasa de la mesa { $from } a la mesa { $number }, asiento { $seat }
cardroom-moved = { $name } cambia de la mesa { $from } a la mesa { $number }, asiento { $seat }
cardroom-refused-move = { $name } no quiere pasar y deja la mesa { $number } con { $amount }
cardroom-left = { $name } deja la mesa { $number } con { $amount }
cardroom-paid-out = { $name } recibe { $amount } por las fichas guardadas
cardroom-bought-behind = { $name }, mesa { $number }, compra { $amount } en la caja; las fichas están en camino
cardroom-bought = { $name }, mesa { $number }, compra { $amount } en la caja
cardroom-chips-came = Han llegado las fichas de { $name }
cardroom-third-man = { $name } es el tercero fuera y debe volver para sus próximas ciegas
cardroom-away-for = { $name } está fuera { $minutes } min
cardroom-away = { $name } está fuera
cardroom-missed = { $name } pierde { $blinds }
cardroom-absent = { $name } recibe un botón de ausencia
cardroom-back = { $name } ha vuelto
cardroom-posted = { $name } ya no debe ciegas ({ $amount })
cardroom-picked-up = Se retiran las fichas de { $name } en la mesa { $number }: { $amount }
cardroom-plays-over-seat = { $name } juega en lugar de otro en la mesa { $number }, asiento { $seat }, con { $amount }
cardroom-time-pot = Mesa { $number }: { $amount } de tiempo de un solo bote
cardroom-collected = Mesa { $number }: tiempo de { $amount }, jugadores: { $count }
cardroom-setup = La mesa { $number } tiene un juego de cartas nuevo
cardroom-button = { $name } tiene el botón de la mesa { $number } con { $card }
cardroom-kept-apart = { $name } y { $other } no juegan juntos
cardroom-together = { $name } y { $other } pueden jugar juntos
cardroom-leg-up = { $name } lleva un bote para el kill
cardroom-must-kill = { $name } debe hacer un kill de { $amount }
cardroom-kill-posted = { $name } pone el kill
cardroom-kill-neutral = El botón de kill de la mesa { $number } no es de nadie
cardroom-barred-table = { $name } no puede jugar por ahora en la mesa { $number }
cardroom-barred-game = { $name } no puede jugar por ahora { $game }
cardroom-by-the-floor = { $says }, por decisión del floor
cardroom-tier = { $name } tiene una tarjeta { $tier }
cardroom-no-tier = { $name } no tiene nivel de tarjeta
cardroom-seen = { $name }: edad e identidad vistas, { $on }
cardroom-house = { $name }: nota de la casa cambiada
# As in English.
cardroom-note = { $name }: { $text }
cardroom-broke-to = { $name } { $card } a la mesa { $number }, asiento { $seat }
cardroom-broke-list = { $name } { $card } a la lista
cardroom-broke = La mesa { $number } se rompe: { $players }
cardroom-small-blind = la ciega pequeña
cardroom-big-blind = la ciega grande
cardroom-straddle = el straddle
cardroom-kept-pot = , que juega una mano en otra mesa
cardroom-kept-drawn = , que lo sacó y está fuera
cardroom-kept-need = , que lo necesita
cardroom-not-understood = Escriba «list 2-5 Anna», «call 2-5», «seat 6.4 Anna 500», «away Bo», «back Bo» o «broke 4».
cardroom-no-such-game = No hay juego { $name }.
cardroom-which-game = ¿Qué juego: { $names }? Escriba más de su nombre.
cardroom-nobody = Nadie aquí se llama { $name }.
cardroom-known = Conocidos aquí: { $names }. Escriba el nombre entero, o «new» antes del de otra persona.
cardroom-wrong-money = Las fichas y el dinero no cuadran
cardroom-wrong-kept = { $name } recibió { $amount } más de lo guardado
no-such-card-room = No hay tal sala.
newer-card-room-line = La línea { $number } de esta sala la escribió una versión más nueva de Shuffle Up. Ábrala allí; no se ha cambiado nada.
no-such-cash-game = No existe esa partida de dinero.
newer-cash-line = La línea { $number } de esta partida la escribió una versión más nueva de Shuffle Up. Ábrala allí; nada ha cambiado.
paper-cash-even = Todos están en paz.
paper-cash-in-play = Siguen en juego: { $names }
paper-cash-result = { $net } · comprado { $bought }, cambiado { $cashed }
paper-cash-settle-up = Liquidación
paper-cash-wrong = No cuadra
paper-cash-results = Resultados

## staff/money

staff-amount = El dinero del personal es mayor que 0 y como máximo 10.000.000.000.
staff-line = No se ha leído: { $line }. Escriba un nombre y sus downs u horas, como «Anna 12» o «Bo 7:30».
staff-twice = { $name } está dos veces. Póngalo todo en una línea.
staff-too-many = Como máximo 500 personas se reparten el dinero del personal.
staff-nobody = Nadie ha trabajado aún. Escriba una línea por persona.
stack-set-out-there = En { $seat } hay una pila inicial puesta. Retírala primero: stack { $short } quitar, y luego las fichas que quedan.
no-seats-to-set-out = Sortea primero los asientos.
house-sells-full-stacks = Esta casa vende a quien llega tarde una pila completa y no pone ninguna (TCH 8a).
seat-alternates-first = Hay suplentes que esperan estos asientos. Siéntalos primero.
name-a-seat = Di al menos un asiento.
seat-not-free-for-stack = { $seat } no es un asiento libre. Di cada asiento libre una vez.
log-stacks-at = { $chips } en fichas en { $seats }
log-set-out = Poner pila
no-stack-set-out = En { $seat } no hay ninguna pila puesta.
more-than-was-set-out = La pila tenía { $chips } cuando se puso.
log-unsold-stack = pila no vendida en { $seat }, { $chips } en fichas salen del juego
log-remove = Retirar
stack-would-be-nowhere = la pila puesta en { $seat } no estaría en ningún sitio
late-registration-has-closed = el registro tardío está cerrado
remove-unsold-stack = Nadie compró la pila de { $seat }: retírala
set-out-for = puesta hace { $minutes }: escribe las fichas que dejaron las ciegas
floor-stack-which = ¿qué asientos? stack 3.2 5.1, o stack 3.2 quitar 850
floor-stack = { $chips } en fichas esperan en { $seats } a quien llegue tarde y pagan ciegas
floor-stack-left = ¿cuántas fichas dejaron las ciegas? stack { $seat } quitar 850
floor-stack-off = la pila no vendida de { $seat }: { $chips } en fichas salen del juego
sum-needed-how = la ficha, la siguiente mayor y cada nivel con sus ciegas y antes: needed 25 100 75/150 100/200
sum-needed-never = ningún nivel necesita las de { $chip }: pueden salir ya
sum-needed-until = las de { $chip } hacen falta hasta { $level } y salen antes de { $next }
sum-needed-still = el último nivel, { $level }, aún necesita las de { $chip }
sum-needed-bet = { $bet } no se puede pagar con fichas de { $larger }
sum-kind-needed = ¿Cuándo se retira una ficha?
sum-field-chip = La ficha
sum-field-larger = La siguiente ficha mayor
sum-field-levels = Los niveles que vienen, cada uno con ciegas y antes

## staff

# As in English.
downs = { $count ->
    [one] { $count } down
   *[other] { $count } downs
}
staff-opened = { $name } empieza: un push cada { $minutes } minutos, un descanso tras { $downs }
staff-came = { $names } aquí como { $role }
staff-dealer = crupier
staff-floor = jefe de sala
staff-cashier = cajero
# As in English.
staff-brush = brush
staff-colour-up = cambio de fichas
staff-bagging = bolsas
staff-left = { $names } se va
staff-no-dealer-at = la mesa { $table } no tiene crupier
staff-stays = { $name } se queda en la { $table }
staff-goes = { $name } de la { $from } a la { $table }
staff-comes = { $name } a la { $table }
staff-table-opens = la mesa { $table } abre con { $name }
staff-table-opens-bare = la mesa { $table } abre sin crupier
staff-table-breaks = la mesa { $table } se cierra, { $name } en descanso
staff-table-breaks-bare = la mesa { $table } se cierra
staff-deals = { $name } reparte en la mesa { $table }
staff-free = { $name } está libre
staff-rests = { $name } en descanso
# As in English.
staff-pushed = Push: { $moves }
staff-break-began = { $names } en descanso
staff-came-back = { $names } de vuelta
staff-late-stays = { $name } no está en la mesa { $table }; { $other } sigue repartiendo
staff-late-bare = { $name } no está en la mesa { $table }, que no tiene crupier
staff-late = { $name } llega tarde
staff-helps = { $names } para { $work }
staff-shift-from = { $name } toma el turno de { $role } de { $other }
staff-shift = { $name } tiene el turno de { $role }
staff-every = Un push cada { $minutes } minutos
staff-breaks = Un descanso tras { $downs }
staff-ordered = Los crupieres van por { $tables }
staff-push-in = El próximo push es en { $minutes }
staff-closed = La noche ha terminado, todos se van
staff-does-off = fuera
staff-does-wait = libre
staff-does-work = trabajando
staff-does-deal = mesa { $table }
staff-does-break = en descanso
staff-does-late = tarde
staff-advice-bare = La mesa { $table } no tiene crupier
staff-advice-free = { $name } es quien lleva más tiempo libre
staff-advice-nobody-free = Nadie está libre
staff-advice-push = Push ahora
staff-advice-push-soon = El push es pronto
staff-advice-floor = Nadie tiene el turno de sala
staff-advice-floor-why = La hoja de relevo dice quién lo tiene
staff-advice-cut = Puede irse a casa: { $names }
staff-advice-cut-why = Hay más crupieres libres de los que piden las mesas y sus descansos; primero se va quien más ha trabajado
staff-open-first = Abra primero la noche, con su nombre.
staff-is-closed = La noche ha terminado. Tache esa línea para seguir.
staff-is-open = Esta noche ya está abierta.
staff-not-away = { $name } no está en descanso ni llega tarde, ni ayuda a nadie.
staff-minutes = Un push es cada 5 a 240 minutos.
staff-downs = Un descanso es tras 1 a 20 downs.
staff-next = El próximo push es como mucho en 240 minutos.
staff-is-here = { $name } ya está aquí. Dé otro nombre a otra persona.
staff-named-twice = { $name } está nombrado dos veces.
staff-full = Una noche tiene como máximo 1.000 personas.
staff-table-runs = La mesa { $table } ya está abierta.
staff-tables-full = Como máximo hay 500 mesas abiertas.
staff-deals-already = { $name } ya reparte en la mesa { $table }.
staff-nobody-to-push = Aún no reparte nadie. Escriba «table 12» y «dealer Ana».
staff-just-pushed = El push se hizo en el último minuto. Deshágalo si fue un error.
staff-shift-role = Jefe de sala, cajero y brush tienen turnos. Los crupieres tienen mesas.
staff-has-shift = { $name } ya tiene este turno.
staff-so-many-free = Crupieres libres: { $free }. Escriba un número de 1 hasta ese, o nombres.
staff-is-off = { $name } no está. Escriba «dealer { $name }» cuando llegue.
staff-does-already = Para { $name } ya es así.
staff-no-such-table = La mesa { $table } no está abierta.
staff-tables = Escriba números de mesas de 1 a 9999, cada uno una vez, como «12-16 20».
staff-no-such-person = No hay tal persona esta noche.
staff-name = Escriba un nombre, como «dealer Ana».
staff-evening-name = Dé un nombre a la noche.
staff-rhythm = Un push es cada 5 a 240 minutos, y un descanso tras 1 a 20 downs.
staff-no-work = Nadie ha trabajado aún.
staff-not-understood = Escriba «dealer Ana, Bo», «table 12-16», «deals 12 Ana», «push», «break Bo», «late Cy», «off Dee» o «shift floor Eve».
staff-nobody-called = Nadie del personal se llama { $name }. Escriba «dealer { $name }» cuando llegue.
staff-which = ¿Cuál: { $names }? Escriba más del nombre.
no-such-staff-evening = No hay tal noche del personal.
newer-staff-line = La línea { $number } del personal la escribió una versión más nueva de Shuffle Up. Ábrala allí; no se ha cambiado nada.
paper-no-dealer = sin crupier
paper-push-at = Push a las { $time }
paper-push-rests = { $name } en descanso
# As in English.
paper-staff-worked = { $downs }, { $hours } h
paper-since = desde { $time }
paper-line-up = Quién reparte dónde
paper-next-push = Próximo push
paper-staff-free = Libres y en descanso
paper-shifts = Turnos
paper-from-to = { $from } a { $to }
