# The house: the list of tournaments, a new one, templates, a damaged file.

house-settings-file-title = Todos los ajustes como archivo
house-settings-file-about = Mesa de dirección, papel, avisos y sonidos, aspecto de las pantallas con logo e imagen de fondo, y la colocación de las mesas, para otro ordenador.
house-settings-file-save = Guardar como archivo
house-settings-file-load = Cargar de un archivo
house-settings-file-saved = Guardado en
house-settings-file-show = Mostrar
house-settings-file-loaded = Los ajustes del archivo están aplicados.
house-settings-file-undo = Deshacer
house-settings-file-undone = Los ajustes están como antes.
house-settings-file-too-large = Este archivo supera 64 MB, así que no contiene ajustes.
house-whole-title = Todo en un archivo
house-whole-about = Todos los torneos, jugadores con sus fotos, temporadas, plantillas, ajustes, sonidos y el logo. Ábralo en otro ordenador con doble clic: añade lo que falta y no cambia nada más.
house-whole-save = Guardar todo
house-whole-saved = Guardado en
house-whole-show = Mostrar
house-archive-title = Archivo de un año
house-archive-about = Los torneos terminados del año salen de la lista y se guardan en un archivo. Temporadas y jugadores los siguen contando. Un doble clic en el archivo los devuelve.
house-archive-none = Ningún torneo ha terminado todavía.
house-archive-listed = { $count } en la lista
house-archive-archived = { $count } archivados
house-archive-put-away = Archivar
house-archive-put-away-this = Archivar { $year }
house-archive-bring-back = Devolver
house-archive-bring-back-this = Devolver { $year }
house-archive-saved = Guardado en
house-archive-show = Mostrar
house-home-about = Shuffle Up dirige su torneo de póker: reloj, asientos, fichas y premios, de la primera carta al pago.
house-home-places = Secciones de la casa
house-home-before = Jugados antes
house-home-unfinished = Sin terminar
house-home-continue = Continuar
house-home-winner = Ganó { $name }
house-home-season = { $name }: abrir la temporada
house-home-create = Torneo nuevo
house-home-sample = Abrir un torneo de ejemplo
house-home-sample-one = Ejemplo
house-home-next-week-open = Como la última vez
house-home-next-week-about = Plantilla, precios, reglas y fichas como en { $name }. Solo se inscribe a los marcados.
house-home-next-week-name = Nombre
house-home-next-week-players = Jugadores
house-home-next-week-ticked = { $some } de { $all } marcados
house-home-next-week-all = Marcar todos
house-home-next-week-none = Desmarcar todos
house-home-next-week-create = Crear e inscribir
house-home-next-week-cancel = Cancelar
house-home-empty-about = Aquí están sus torneos. Uno nuevo lleva un minuto. Para echar un vistazo, abra el de ejemplo.
house-home-phases-registering = Inscripción
house-home-phases-drawn = Asientos sorteados
house-home-phases-playing = En juego
house-home-phases-bagging = Embolsando
house-home-phases-closed = Día cerrado
house-home-phases-finished = Terminado
house-home-left = quedan { $left } de { $entries }
house-home-delete-this = Borrar { $name }
house-home-delete-about = Borrar; se puede restaurar
house-home-restore = Restaurar
house-home-deleted = { $count ->
    [one] { $count } torneo borrado
   *[other] { $count } torneos borrados
}
house-home-version = Versión { $version }
house-home-file = Todo se guarda en { $path }
house-create-title = Torneo nuevo
house-create-template = Partir de
house-create-levels = { $count ->
    [one] { $count } nivel
   *[other] { $count } niveles
}
house-create-breaks = { $count ->
    [one] { $count } descanso
   *[other] { $count } descansos
}
house-create-follows = { $levels } de { $length } y { $breaks }
house-create-schedule = Estructura
house-create-generated = Generada.
house-create-back-to-template = Volver a la plantilla
house-create-stack-of = Una pila de { $stack }
house-create-stack-later = Las fichas de la plantilla suman { $stack }. Cuando el torneo esté creado, la página Fichas propone fichas para esta pila.
house-create-create = Crear el torneo
house-create-create-about = Después vienen los jugadores. Todo se puede cambiar hasta que empiece el juego.
house-create-cancel = Cancelar
house-create-outlook-with-players = Su velada con
house-create-outlook-players = jugadores
house-create-outlook-length = { $from } a { $to } con descansos
house-create-outlook-tables = { $count ->
    [one] una mesa de { $seats }
   *[other] { $count } mesas de { $seats }
}
house-create-outlook-prizes = Premios
house-create-outlook-more = { $count ->
    [one] y un puesto más
   *[other] y { $count } puestos más
}
house-create-outlook-takes = { $players ->
    [one] Para un jugador: { $chips }
   *[other] Para { $players } jugadores: { $chips }
}
house-templates-own = Propias
house-templates-bundled = Del programa
house-templates-import = Importar una plantilla
house-templates-export = Exportar
house-templates-exported = Exportada a
house-templates-show = Mostrar en su carpeta
house-templates-rename = Renombrar
house-templates-delete = Borrar
house-templates-delete-about = Borrar; se puede restaurar
house-templates-deleted = { $count ->
    [one] { $count } plantilla borrada
   *[other] { $count } plantillas borradas
}
house-templates-restore = Restaurar
house-templates-save = Guardar como plantilla
house-templates-save-about = Esta configuración con su estructura, para otras noches. Sin fecha, jugadores ni juego.
house-templates-saved = Guardada. «{ $name }» está entre las plantillas de un torneo nuevo.
house-templates-close = Cerrar
house-templates-name = Nombre
house-templates-about = En una frase
house-templates-cancel = Cancelar
house-templates-too-large = Este archivo es demasiado grande para una plantilla.
house-tonight-name = Nombre
house-tonight-sentence = Cada uno paga { $prize } más { $fee } de comisión y recibe { $stack } en fichas. Un nivel dura { $levelMinutes } min. En cada mesa caben { $seats }. Se empieza a las { $start }, o déjelo vacío.
house-tonight-seat-sentence = Una plaza vale { $seatWorth }. El bote compra las que puede; el resto es efectivo para el puesto siguiente.
house-tonight-through = hasta el final del nivel { $until }
house-tonight-until = hasta { $until }
house-tonight-bought-sentence = { $price } por { $chips } { $until }, { $limit }
house-tonight-late-sentence = se puede entrar { $until }
house-tonight-add-on-sentence = { $price } por { $chips } { $until }
house-tonight-bounty-sentence = { $bounty } aparte por cada jugador eliminado; 0: ninguno
house-tonight-until-about = 3 vende hasta el final del nivel 3. También descanso para el primero, o una hora como 21:30.
house-tonight-late = Registro tardío
house-tonight-late-about = se puede entrar una vez empezado el juego
house-tonight-start = Inicio
house-tonight-currency = Moneda
house-tonight-currency-about = Para todos los importes de este torneo.
house-tonight-plain-numbers = Ninguna: solo números
house-tonight-locale = Importes y fechas
house-tonight-locale-about = Vacío: como en este ordenador. O idioma y país, como de-CH.
house-tonight-locale-example = En pantalla y papel: { $example }
house-tonight-first-break = descanso
house-tonight-late-prize = Buy-in una vez empezado
house-tonight-late-prize-about = Vacío: igual que antes.
house-tonight-late-fee = Comisión una vez empezado
house-tonight-late-fee-about = Vacío: igual que antes.
# As in English.
house-tonight-prize = Buy-in
house-tonight-fee = Comisión
# As in English.
house-tonight-bounty = Bounty
house-tonight-stack = Pila inicial
house-tonight-level-minutes = Minutos por nivel
house-tonight-seats = Asientos por mesa
house-tonight-unit = Redondear premios a
house-tonight-unit-about = Lo que sobra va al primer puesto.
house-tonight-seat = Valor de una plaza
house-tonight-seat-event = Plazas para el evento
house-tonight-seat-event-about = Nombre del torneo o de la serie. Se ganan tickets numerados. Vacío: sin tickets.
house-tonight-rebuys = Recompras
house-tonight-rebuys-about = un jugador eliminado puede recomprar
house-tonight-more = Más sobre las entradas
house-tonight-nothing-more = lo habitual
house-tonight-money = Dinero
house-tonight-money-has = { $currency }, premios a { $unit }
house-tonight-staff = Personal
house-tonight-staff-about = Aparte; va a repartidores y personal.
house-tonight-league = Liga
house-tonight-league-about = Aparte; va a la liga.
house-tonight-early = Fichas por llegar pronto
house-tonight-early-about = Además de la pila; vacío: ninguna.
house-tonight-early-until = Para entradas antes de
house-tonight-early-until-about = Una hora como 19:00 o un nivel; 1 es el comienzo.
house-tonight-late-until = Registro hasta el final del nivel
house-tonight-rebuy-limit = Recompras por jugador
house-tonight-rebuy-until = Recompras hasta el final del nivel
house-tonight-rebuy-at-most = Recompra con como máximo
house-tonight-rebuy-at-most-about = Fichas. Vacío: solo eliminados.
house-tonight-smallest = Entradas mínimas
house-tonight-smallest-about = Con menos, el torneo se cancela. Vacío: sin mínimo.
house-tonight-most = Entradas máximas
house-tonight-most-about = Las reentradas también cuentan. Vacío: sin límite.
house-tonight-day-ends = El día termina
house-tonight-day-ends-about = Con el nivel 15: 15. Con 27 jugadores: 27 quedan. Con una parte de las entradas: 15 %. Vacío: hasta el final.
house-tonight-day-left = { $players } quedan
house-tonight-last-hands = Últimas manos
house-tonight-last-hands-about = En cada mesa, como 4; 3-6 sortea un número. Vacío: 3.
house-tonight-bags-twice = Contar cada bolsa dos veces
# As in English.
house-tonight-add-ons = Add-ons
house-tonight-add-ons-about = todos los que juegan pueden comprar fichas una vez
house-tonight-add-on-until = Add-ons hasta el final del nivel
# As in English.
house-tonight-add-on-price = Add-on
house-tonight-add-on-chips = Fichas de un add-on
house-tonight-re-entries = Reentradas
house-tonight-re-entries-about = un jugador eliminado puede volver a entrar, en otro asiento
house-tonight-re-entry-until = Reentradas hasta el final del nivel
house-tonight-re-entry-limit = Reentradas por jugador
house-tonight-forfeit = También por una pila en juego
house-tonight-forfeit-about = Un jugador puede entregar su pila y volver a entrar; sus fichas salen del juego.
house-tonight-kinds = Otras formas de entrar
house-tonight-kinds-about = Por ejemplo socios e invitados, con precio y pila propios.
house-tonight-kind-parts-name = Nombre
# As in English.
house-tonight-kind-parts-prize = Buy-in
house-tonight-kind-parts-fee = Comisión
house-tonight-kind-parts-chips = Fichas
house-tonight-kind-part-of = { $part } de la forma { $kind }
house-tonight-add-kind = Añadir una forma
house-tonight-remove-kind = Quitar
house-tonight-wrong-amount-like = Un importe como 25 o { $example }.
house-tonight-wrong-whole = Un número entero, al menos 1.
house-tonight-wrong-name = Dé un nombre al torneo.
house-tonight-wrong-time = Una hora, como 19:30.
house-tonight-wrong-closing = Un nivel como 4, descanso o una hora como 21:30.
house-tonight-wrong-day = Un nivel como 15, 27 quedan o 15 %.
house-tonight-wrong-hands = Un número como 4, o 3-6.
house-tonight-wrong-locale = No es un código de idioma. Escriba un idioma como de, o con su país como de-CH.
house-tonight-wrong-kind = Cada una necesita un nombre, importes como 25 y un número entero de fichas.
house-unread = Conservar lo actual
house-closing-title = ¿Cerrar Shuffle Up?
house-closing-stay = Dejar abierto
house-closing-what = Hay un reloj en marcha. Sin Shuffle Up la pantalla de la sala se apaga, y los teléfonos y las tabletas pierden la casa. No se pierde nada: el próximo arranque pregunta por el tiempo transcurrido.
house-closing-close = Cerrar Shuffle Up
house-dropped-title = Se soltó un archivo
house-dropped-close = Cerrar
house-dropped-what = { $count ->
    [one] ¿Qué hay en { $file }?
   *[other] ¿Qué hay en estos { $count } archivos?
}
house-dropped-contents-players = Jugadores
house-dropped-contents-schedule = Ciegas y niveles
house-dropped-contents-prizes = Premios
house-dropped-contents-results = Resultados de torneos anteriores
house-dropped-open-first = Para jugadores, ciegas o premios abra primero un torneo.
house-sort-by = Ordenar por { $column }
house-damaged-title = El archivo es de solo lectura
house-damaged-not-open = El archivo de torneos no se puede abrir
house-damaged-offer = O bien una copia ocupa su lugar. El archivo dañado se conserva en cualquier caso.
house-damaged-no-backups = No hay copia que restaurar. Cierre el programa, guarde una copia del archivo y empiece de nuevo.
house-damaged-restore = Restaurar esta copia
house-damaged-readable = Lo que aún se puede leer
house-damaged-whole = todo, { $lines }
house-damaged-up-to = lo primero, { $lines }; lo posterior no se puede leer
house-damaged-salvage = Conservar lo legible
house-notices-sound = No hay sonido: no se encontró dispositivo de audio.
house-notices-speech = No hay voz que lea los anuncios.
house-notices-wake = La pantalla puede apagarse con el reloj en marcha.
house-notices-printer = La impresora no imprime.
house-notices-monitor = Hay un monitor. Con un segundo, el proyector se abre allí.
house-notices-put-away = Cerrar este aviso
