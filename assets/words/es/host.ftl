# What a phone says before it is let in, a guest’s at the door, and the host’s own.

## before the warning of the browser

let-in-title = Primero llega un aviso
let-in-about = Esta casa hizo su propio certificado: el navegador avisa una vez. Nada sale de esta wifi.
let-in-shows = { $browser } muestra esto:
let-in-first = Toque «{ $button }».
let-in-then = Luego «{ $button }».
let-in-go = Continuar
let-in-other = Otro navegador
warns-safari = Esta conexión no es privada
details-safari = Mostrar detalles
go-safari = visitar este sitio web
warns-chrome = La conexión no es privada
details-chrome = Configuración avanzada
go-chrome = Acceder a { $host } (sitio no seguro)
warns-firefox = Advertencia: riesgo potencial de seguridad a continuación
details-firefox = Avanzado…
go-firefox = Aceptar el riesgo y continuar

## a guest at the door

check-in-title = Inscribirse
check-in-name = Su nombre
check-in-ask = Pedir entrada
check-in-waits = { $name }: a la espera del anfitrión
check-in-about = El anfitrión ve su nombre. Deje esta página abierta.
check-in-before = { $count } antes que usted
check-in-refused = El anfitrión no le ha dado entrada. Pregúntele.
check-in-forgotten = Ha pasado demasiado tiempo. Pídalo otra vez o vaya a ver al anfitrión.

## the host’s phone

host-players = Jugadores
host-money = Dinero
host-more = Más
host-name = Nombre de un jugador
host-find = Nombre, o jugador nuevo
host-out = Eliminados ({ $count })
host-waiting = Sin asiento ({ $count })
host-more-tables = Más mesas: busque por nombre o asiento.
host-is-out = Eliminado: { $name }
host-same-hand = También eliminados en esta mano …
host-withdraw = Retirar a { $name }
host-guests = Invitados: { $says }
host-brings = +1 de { $name }
door-waits = { $name } quiere entrar
door-more = { $count } más en la puerta
door-let-in = Dar entrada
door-is-entered = { $name } ya está inscrito
host-change-answers = Cambiar respuestas
host-answer-coming = viene
host-answer-maybe = quizá
host-answer-not_coming = no viene
host-brings-more = { $name } trae a uno más
host-brings-fewer = { $name } trae a uno menos
host-paid-ahead = Pagado por adelantado
# As in English.
host-add-ons = Add-ons
host-add-ons-for = { $count ->
    [one] Add-on para { $count } jugador · { $price } cada uno
   *[other] Add-on para los { $count } jugadores · { $price } cada uno
}
host-pay = Pagar a { $name }
host-collect = { $name } ha pagado
host-prize = premio { $amount }
host-bounties = recompensas { $amount }
host-too-much = { $amount } de más
deal-count = Cuente las fichas de todos. Nada está acordado hasta cerrarlo.
deal-chips-of = Fichas de { $name }
deal-counted = { $counted } contadas de { $play } en juego
deal-show = Mostrar en sala
deal-make-even = Repartir a partes iguales
deal-make-chips = Repartir por fichas
deal-make-icm = Repartir por valor (ICM)
end-here = Terminar el torneo aquí
end-here-about = Cada jugador que queda recibe un puesto. Nadie tiene que quedar eliminado.
gap-asks = Shuffle Up estuvo cerrado { $away }. ¿Cuánto tiempo queda?
gap-run-on = El reloj siguió: { $left }, { $stage }
gap-resume = Volver a { $left }, { $stage }
race-about = Escriba las fichas sueltas de cada uno. Vacío: ninguna.
race-odd-of = Fichas sueltas de { $name }
race-all = todas
race-all-of = Son todas las fichas de { $name }
race-hold = Cambiar: { $table }
race-not-count = Escriba un número entero de fichas, o nada.
race-won = gana { $count } × { $value }
race-over = Cambiadas: { $collected } × { $value } por { $handed } × { $next }
light-page = Página clara
dark-page = Página oscura
redo = Rehacer: { $what }
host-cash-waits = en juego: { $names }
host-cash-even = Todos están en paz.
