# The desk: the bar, the rail, the advice, the floor line, the palette.

desk-loading = Abriendo el torneo
desk-unreachable = Este torneo no se puede mostrar
desk-bar = Reloj y cifras
desk-start = Iniciar el reloj
desk-pause = Pausar el reloj
# As in English.
desk-deal = Shuffle up and deal
desk-not-started = Sin empezar
desk-starts-by-self = Empieza solo a las { $time }
desk-hand-done = Mano terminada
desk-paused = En pausa
desk-finished = Terminado
desk-next = luego { $blinds }
desk-break-then = luego { $blinds }
desk-players = Jugadores
desk-of-entries = de { $entries }
desk-average = Pila media
desk-break-in = Descanso en
desk-at-time = a las { $time }
desk-comes-off = sin { $chips }
desk-no-break = ninguno
desk-pool = Bote
desk-paid = { $places ->
    [one] { $places } puesto
   *[other] { $places } puestos
}
desk-undo = Deshacer
desk-redo = Rehacer
desk-nothing-to-undo = Nada que deshacer
desk-amount-like = Un importe como { $example }.
desk-whole-number = Un número entero, desde 1.
desk-colour-palette = Colores de fichas
desk-colour-hex = Código
desk-colour-hue = Tono
desk-colour-saturation = Intensidad
desk-colour-lightness = Luminosidad
desk-colour-no-colour = El código de un color es # y seis signos de 0 a 9 y de a a f, como #c8372d.
desk-colour-names-white = blanco
desk-colour-names-grey = gris
desk-colour-names-black = negro
desk-colour-names-brown = marrón
desk-colour-names-red = rojo
desk-colour-names-burgundy = burdeos
desk-colour-names-pink = rosa
desk-colour-names-orange = naranja
desk-colour-names-yellow = amarillo
desk-colour-names-lime = lima
desk-colour-names-green = verde
desk-colour-names-turquoise = turquesa
desk-colour-names-light-blue = azul claro
desk-colour-names-blue = azul
desk-colour-names-navy = azul marino
desk-colour-names-purple = morado
desk-text-menu = Texto
desk-text-verbs-undo = Deshacer
desk-text-verbs-cut = Cortar
desk-text-verbs-copy = Copiar
desk-text-verbs-paste = Pegar
desk-text-verbs-select-all = Seleccionar todo
desk-due = Pendiente
desk-nothing-due = Nada pendiente.
desk-nothing-due-registering = Nada pendiente. Inscriba a los jugadores y sortee los asientos.
desk-more-after = { $count } más después
desk-requests-label = De las mesas
desk-requests-out = Eliminados: { $players }
desk-requests-out-by = Eliminados: { $players }, por { $hitmen }
desk-requests-wants-floor = Llaman al floor: { $table }
desk-requests-by = dice { $who }
desk-requests-confirm = Confirmar
desk-requests-coming = Alguien va
# As in English.
desk-requests-no = No
desk-only-at-house = Solo en el ordenador de la sala.
desk-lost-since = Sin conexión con la sala desde las { $time }
desk-lost-about = Desde aquí no se puede hacer nada hasta que responda la sala.
desk-put-off-name = Más tarde
desk-put-off-later = Más tarde, { $until }
desk-put-off-dismiss = Descartar, con motivo
desk-put-off-waiting = { $count } en espera
# As in English.
desk-put-off-waits = { $what }, { $until }
# As in English.
desk-put-off-waits-why = { $what }, { $until } ({ $why })
# As in English.
desk-put-off-waits-only-why = { $what } ({ $why })
desk-put-off-due-again = Pendiente otra vez: { $what }
desk-put-off-until-time = hasta las { $time }
desk-which-seat = Asiento: { $table }
desk-which-table = Mesa
desk-needs-button = Asiento del botón en la mesa { $table }: { $any }
desk-needs-big-blind = Asiento de la última ciega grande en la mesa { $table }: { $any }
desk-needs-table = Mesa que da un jugador a la mesa { $table }: { $any }
desk-set = Fijar
desk-wins = { $name } gana { $prize }
desk-win-seats = { $seats ->
    [one] { $seats } jugador gana una plaza
   *[other] { $seats } jugadores ganan una plaza
}
desk-ended-with = { $left ->
    [one] El torneo terminó con { $left } jugador
   *[other] El torneo terminó con { $left } jugadores
}
desk-winner-only = { $name } gana
desk-winner-next = Todos los puestos y premios están en Premios; la hoja de pagos está en Papel.
desk-gap = Shuffle Up estuvo cerrado { $away }. ¿Cuánto tiempo queda?
desk-run-on = El reloj siguió: { $left } en { $level }
desk-resume = Volver a { $left } en { $level }
desk-break-name = el descanso
desk-rail = Secciones
desk-all-tournaments = Todos los torneos
desk-rooms-clock = Reloj y niveles
desk-rooms-players = Jugadores
desk-rooms-tables = Mesas
desk-rooms-chips = Fichas
desk-rooms-prizes = Premios
desk-rooms-paper = Papel
desk-rooms-log = Registro
desk-rooms-house_rules = Reglamento
desk-rooms-projector = Proyector
desk-rooms-sound = Sonido
desk-rooms-hand_for_hand = Mano por mano
desk-rooms-away = Ausencias
desk-away-now = { $count } ausentes o con penalización
desk-tables-playing = { $count ->
    [one] { $count } mesa juega la mano
   *[other] { $count } mesas juegan la mano
}
desk-moves-late = { $count } en traslado, alguien desde hace demasiado
desk-moves-under-way = { $count ->
    [one] { $count } traslado en curso
   *[other] { $count } traslados en curso
}
desk-floor = Línea de órdenes: un asiento o un nombre, luego Intro
# As in English.
desk-floor-ready = Floor
desk-floor-hint = Escriba 3.6 (mesa.asiento) o un nombre · ? para todo lo demás
desk-floor-hint-together = 4 marca la mesa 4 · -4 lo quita · done marca el resto · hold 4 · run 4 · 6.4 o un nombre: eliminado · h4h end
desk-floor-hint-registering = n y un nombre inscribe a un jugador · ? para todo lo demás
desk-page-before = Filas anteriores
desk-page-after = Filas siguientes
desk-filter-on = Filtro: { $text }
desk-filter-clear = Quitar el filtro
desk-filter-found = { $found } encontrados
desk-filter-found-of = { $found } de { $all }
desk-rows-of = { $first }–{ $last } de { $total }
desk-several-match = Coinciden varios: siga escribiendo o elija con las flechas y Tab
desk-hints-seat = Clic o Intro: qué se puede hacer aquí. Arrastre a un asiento para mover o intercambiar, a una mesa para mover.
desk-hints-open-seat = Clic o Intro: qué se puede hacer aquí.
desk-hints-answers = Clic: responde a lo que se pregunta arriba. Clic derecho: qué se puede hacer aquí.
desk-hints-table = Clic o Espacio: qué se puede hacer con la mesa. Intro va a sus asientos.
desk-hints-tile = Clic o Intro: acercar. Clic derecho: qué se puede hacer con la mesa.
desk-hints-place = Arrastre la mesa a donde está en su sala.
desk-hints-player = Clic o Intro: qué se puede hacer con el jugador.
desk-hints-prize = Arrastre la barra o pulse las flechas; Supr la ajusta de nuevo con las demás.
desk-hints-line = Clic o Intro: qué corrige esta línea.
desk-floor-hint-short = ¿Quién sale?
desk-floor-hint-short-registering = n y un nombre
desk-completions = Quién coincide
desk-enter-answer = responder
desk-takes-own-key = { $verb }: pulse { $key } o haga clic en el botón.
desk-tab = completar
desk-same-hand = misma mano
desk-anything = todo
desk-most-chips = ¿Quién tenía más fichas al empezar la mano?
desk-then-most = ¿Y después?
desk-equal-stacks = Todos igual
desk-leave = dejar
desk-outcome-place = { $name } termina { $place }
desk-outcome-prize = { $name } termina { $place } y gana { $prize }
desk-palette-title = Buscar una acción, una sección o un jugador
desk-palette-none = Nada coincide. Pruebe con parte de un nombre o de una acción.
desk-groups-rooms = Secciones
desk-groups-actions = Acciones
desk-groups-players = Jugadores
desk-groups-tournaments = Torneos
desk-actions-export-results = Resultados como archivo: { $form }
desk-actions-move-list = Traslados: marcar quién llegó
desk-actions-deal-all = Repartir la mano siguiente en todas las mesas
desk-actions-restart = Equilibrar las mesas antes de reanudar
desk-actions-breaking-order = Orden de rotura: qué mesas primero
desk-actions-arranged = Asientos fijados y cómo se sortearon
desk-actions-start-clock = Iniciar el reloj
desk-actions-pause-clock = Pausar el reloj
desk-actions-add-minute = Añadir un minuto
desk-actions-take-minute = Quitar un minuto
desk-actions-next-stage = Ir al nivel o descanso siguiente
desk-actions-previous-stage = Volver un nivel o descanso
desk-actions-edit-schedule = Editar la estructura
desk-actions-paste-schedule = Pegar una estructura
desk-actions-generate-schedule = Generar una estructura
desk-actions-set-time-left = Fijar el tiempo restante
desk-actions-hand-for-hand = Mano por mano: anunciarlo
desk-actions-end-hand-for-hand = Mano por mano: terminarlo
desk-actions-call-time = Pedir tiempo a un jugador
desk-actions-penalty = Dar una advertencia o una penalización
desk-actions-correct-bust = Fue otro: corregir una eliminación o un traslado
desk-actions-back-in = De vuelta: un jugador que no estaba eliminado
desk-actions-end-here = Terminar aquí: quedan varios jugadores
desk-actions-pay = Pagar a un jugador lo que le toca
desk-actions-disqualify = Descalificar a un jugador: sus fichas salen del juego
desk-actions-count-hand = Mano terminada: contar una mano
desk-actions-take-break = Hacer un descanso ahora
desk-actions-to-break = Ir al próximo descanso
desk-actions-plan-start = Empezar a una hora fija, con cuenta atrás
desk-actions-cancel-start = Cancelar la cuenta atrás
desk-actions-draw = Sortear los asientos
desk-actions-draw-again = Sortear los asientos otra vez
desk-actions-seat-cards = Imprimir las tarjetas de asiento
desk-actions-print-sheet = Imprimir: { $sheet }
desk-actions-speech-on = Leer los anuncios
desk-actions-speech-off = Dejar de leer los anuncios
desk-actions-mute = Silenciar
desk-actions-unmute = Sonido activado
desk-actions-light = Colores claros
desk-actions-dark = Colores oscuros
desk-actions-system = Colores del sistema
desk-actions-bust = Eliminación: un jugador queda fuera
desk-actions-rebuy = Recompra: vender una pila nueva
desk-actions-add-on = Add-on: vender más fichas
desk-actions-re-entry = Reentrada: un jugador vuelve
desk-actions-enter = Inscribir a un jugador
desk-actions-move-player = Mover a un jugador de asiento
desk-actions-swap = Intercambiar los asientos de dos jugadores
desk-actions-button = Fijar el botón de una mesa
desk-actions-break-table = Romper una mesa
desk-actions-make-deal = Hacer un trato: repartir lo que queda
desk-actions-pay-out = Pagar los premios
desk-actions-colour-up = Cambio de fichas: retirar las pequeñas
desk-actions-help = Ayuda
desk-actions-tour = Recorrido
desk-actions-sample = Abrir un torneo de ejemplo
desk-actions-new-tournament = Torneo nuevo
desk-actions-tournaments = Todos los torneos
desk-actions-set-up = Cambiar la configuración de hoy
desk-actions-export-tournament = Exportar este torneo como archivo
desk-to-floor = en la línea de órdenes
