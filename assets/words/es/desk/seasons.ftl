# Seasons, statistics, and evenings that come in from elsewhere.

## Past results

past-title = Importar resultados anteriores
past-open = Importar
past-about = Elija archivos de The Tournament Director (.tdt), hojas de cálculo o CSV con las columnas place, name, prize y knockouts. O elija una carpeta: entran todos los que contiene, también en sus carpetas. Un archivo repetido no cambia nada. Una fecha en su nombre, como 2026-03-14, es la del torneo.
past-currency = Moneda
past-choose = Elegir archivos
past-choose-folder = Elegir carpeta
past-folder-read = { $count ->
    [0] La carpeta no tiene ni archivos .tdt ni hojas de cálculo.
    [one] Se lee { $count } archivo de la carpeta.
   *[other] Se leen { $count } archivos de la carpeta.
}
past-folder-more = { $count ->
    [one] Se omitió { $count } más: una carpeta aporta 1000 como máximo.
   *[other] Se omitieron { $count } más: una carpeta aporta 1000 como máximo.
}
past-folder-others = { $count ->
    [one] { $count } archivo más no es .tdt ni hoja de cálculo.
   *[other] { $count } archivos más no son .tdt ni hojas de cálculo.
}
past-summary-read = { $read } de { $of } leídos
past-summary-counts = { $count ->
    [one] { $count } cuenta
   *[other] { $count } cuentan
}
past-summary-known = { $count } ya importados
past-summary-against = { $count ->
    [one] { $count } no cuenta
   *[other] { $count } no cuentan
}
past-summary-asks = { $count ->
    [one] { $count } espera una respuesta
   *[other] { $count } esperan una respuesta
}
past-summary-refused = { $count } no se entendieron
past-only-against = Solo los archivos que no cuentan
past-close = Cerrar
past-reading = Leyendo { $name }
past-too-large = El archivo supera los 16 MB.
# As in English.
past-of = The Tournament Director { $version }
past-spreadsheet = Hoja de cálculo
past-counts = Los resultados cuentan.
past-asks = Este archivo cuenta solo después de una respuesta.
past-take-in = Importar este archivo
past-take-in-of = Importar { $name }
past-known = Este archivo ya se importó. No hay nada nuevo.
past-against = Los resultados no cuentan:
past-not-understood = No se entendió:
past-details = Todo lo que se leyó
past-undo = Deshacer
past-undo-of = Deshacer la importación de { $name }
past-undo-all = Deshacer todo
past-undone = Deshecho.
past-earlier = Archivos importados
past-earlier-about = Una importación se puede deshacer en cualquier momento. Se van sus resultados, su plantilla, su temporada y los jugadores que llegaron con ella. Lo que otro archivo necesita se queda.
past-brought-on = importado el { $date }
past-unlisted = { $count ->
    [one] { $count } nombre no está en la lista de jugadores: { $names }
   *[other] { $count } nombres no están en la lista de jugadores: { $names }
}
past-enlist = Ponerlos en la lista de jugadores
past-enlist-about = El mismo nombre es entonces el mismo jugador en todos los torneos y cuenta como uno en temporadas y estadísticas.
past-enlisted = { $count ->
    [one] { $count } nombre es ahora un jugador de la lista; nuevos: { $added }.
   *[other] { $count } nombres son ahora jugadores de la lista; nuevos: { $added }.
}

## Seasons

seasons-title = Temporadas
seasons-back = Todos los torneos
seasons-back-to-seasons = Todas las temporadas
seasons-about = { $count ->
    [one] { $count } temporada
   *[other] { $count } temporadas
}
seasons-create = Temporada nueva
seasons-empty-title = Aún no hay temporadas
seasons-empty-about = Una temporada suma los puntos de varios torneos. Los torneos jugados aquí ya pueden contar. Importe los resultados que tenga en otro sitio.
seasons-events-played = { $count ->
    [one] { $count } torneo
   *[other] { $count } torneos
}
seasons-leads = { $name } va primero
seasons-closed = Cerrada
seasons-delete = Borrar
seasons-delete-of = Borrar { $name }; se puede deshacer
seasons-deleted = { $name }: borrada.
seasons-undo = Deshacer
seasons-parts-table = Clasificación
seasons-parts-chart = Gráfico
seasons-parts-head_to_head = Cara a cara
seasons-parts-lines = Correcciones
seasons-parts-finale = Final
seasons-parts-events = Torneos
seasons-parts-rules = Reglas
seasons-finale-way = Pilas
seasons-finale-about = Cuanto mejor la temporada, mayor la pila. Las pilas quedan en la configuración; quien se inscriba más tarde también recibe la suya.
seasons-finale-ways-by_rank = Por puesto
seasons-finale-ways-by_points = Por puntos
seasons-finale-places = Puestos clasificados
seasons-finale-all = Todos
seasons-finale-base = Pila más pequeña
seasons-finale-steps-by_rank = Fichas por cada puesto ganado
seasons-finale-steps-by_points = Fichas por cada punto
seasons-finale-none = Nadie tiene puesto todavía.
seasons-finale-stack = Pila
seasons-finale-name = Nombre
seasons-finale-template = Plantilla
seasons-finale-everybody = Inscribir a todos ahora
seasons-finale-create = Crear la final
seasons-finale-create-about = Después vienen los jugadores. Todo se puede cambiar hasta que empiece el juego.
seasons-finale-called = { $season }, final
seasons-part = Parte de la temporada
seasons-export = Exportar
seasons-export-as-sheet = Hoja
seasons-export-as-poster = Cartel
# As in English.
seasons-export-as-csv = CSV
# As in English.
seasons-export-as-json = JSON
seasons-export-as-html = Página web
seasons-saved = Guardado:
seasons-show = Mostrar en la carpeta

## The table of a season

seasons-table-running = Contar los torneos en juego como si acabaran ahora
seasons-table-provisional = Un torneo sigue en juego. Estos son los puntos si acabara ahora.
seasons-table-none = Aún no cuenta ningún torneo
seasons-table-none-about = Elija qué torneos cuentan en la página Torneos, o por fecha y plantilla en la página Reglas.
seasons-table-rank = Posición
seasons-table-player = Jugador
seasons-table-points = Puntos
seasons-table-adjusted = Ajuste
seasons-table-played = Torneos
seasons-table-wins = Victorias
seasons-table-top-three = Tres primeros
seasons-table-best = Mejor torneo
seasons-table-mean-place = Puesto medio
seasons-table-unranked = Muy pocos torneos para una posición
seasons-table-results-of = Resultados de { $name }
seasons-table-open = Mostrar los resultados de { $name }
seasons-table-counts = Cuenta
seasons-table-dropped = Descartado
seasons-table-no-number = La fórmula no da ningún número
seasons-table-knockouts = Eliminaciones
seasons-table-rebuys = Recompras
seasons-table-won = Ganado
seasons-table-net = Neto
seasons-table-no-number-short = ningún número
seasons-table-why = Por qué
seasons-table-why-of = Por qué estos puntos en { $event }
seasons-table-close = Cerrar
seasons-table-adjusted-by = { $count ->
    [one] { $points } punto por ajustes
   *[other] { $points } puntos por ajustes
}
seasons-table-match = Este jugador es
seasons-table-match-about = Este nombre no está en la lista de jugadores. Diga quién es, y todos los torneos de ese nombre cuentan para ese jugador.
seasons-table-match-how = Buscar un jugador de la lista

## Why a result has its points

seasons-why-formula = Fórmula
seasons-why-filled = Con los números
seasons-why-place = Por quedar { $place }
seasons-why-shared = Media de los puestos compartidos
seasons-why-for-place = Por el puesto
seasons-why-none = ninguno
seasons-why-attending = Por participar
seasons-why-knockouts = { $count ->
    [one] { $knockouts } eliminación a { $each }
   *[other] { $knockouts } eliminaciones a { $each }
}
seasons-why-capped = Como máximo
seasons-why-weight = Peso del torneo
seasons-why-adjusted = Ajustes de este evento
seasons-why-points = Puntos

## The chart and two players

seasons-chart-about = { $count ->
    [one] Puntos del primer jugador, torneo a torneo
   *[other] Puntos de los { $count } primeros jugadores, torneo a torneo
}
seasons-chart-after = Después de { $event }
seasons-chart-none = El gráfico necesita al menos un torneo que cuente.
seasons-head-to-head-one = Jugador
seasons-head-to-head-other = Contra
seasons-head-to-head-none = No han coincidido en ningún torneo de esta temporada.
seasons-head-to-head-ahead = Mejor puesto
seasons-head-to-head-knockouts = Eliminaciones del otro
seasons-head-to-head-needs = El cara a cara necesita dos jugadores en la clasificación.

## Adjustments, league money, the end

seasons-lines-adjust = Ajustar puntos
seasons-lines-player = Jugador
seasons-lines-points = Puntos; bajo cero se restan
seasons-lines-by = Su nombre
seasons-lines-why = Motivo
seasons-lines-add = Ajustar
seasons-lines-none = Nadie tiene puntos ajustados.
seasons-lines-strike = Tachar
seasons-lines-strike-of = Tachar el ajuste de { $name }
seasons-lines-struck = Tachado
seasons-lines-struck-why = Tachado: { $why }
seasons-lines-struck-by = Tachado por { $by }
seasons-lines-struck-by-why = Tachado por { $by }: { $why }
seasons-lines-pot = Dinero de la liga
seasons-lines-no-pot = Ningún precio de estos torneos tiene un importe para la liga.
seasons-lines-collected = Recaudado
seasons-lines-paid = Pagado
seasons-lines-held = En caja
seasons-lines-pay-to = A quién
seasons-lines-amount = Importe
seasons-lines-pay = Pagar
seasons-lines-strike-payout = Tachar el pago a { $to }
seasons-lines-close = Cerrar la temporada
seasons-lines-close-about = Las correcciones posteriores de sus torneos se listan. Cuentan cuando las acepte.
seasons-lines-reopen = Reabrir la temporada
seasons-lines-closed-on = Cerrada el { $date }.
seasons-lines-closed-by = Cerrada por { $by } el { $date }.
seasons-lines-bad-points = Escriba cuántos puntos, como 5 o { $example }.
seasons-lines-bad-amount = Escriba un importe mayor que cero.
seasons-lines-no-player = Elija un jugador de la lista.

## What corrections moved

seasons-notes-title = Qué cambiaron las correcciones
seasons-notes-differences = Correcciones por aceptar
seasons-notes-accept = Aceptar
seasons-notes-accept-of = Aceptar { $event } tal como está ahora
seasons-notes-corrected = { $event }: corregido
seasons-notes-added = { $event }: nuevo
seasons-notes-gone = { $event }: ya no está
seasons-notes-at = corregido el { $date }
seasons-notes-result = { $count ->
    [one] { $place }, { $points } punto
   *[other] { $place }, { $points } puntos
}
seasons-notes-nothing = sin resultado

## Which events count

seasons-events-about = Marque los torneos que cuentan. Un peso de 2 dobla los puntos de un torneo.
seasons-events-none = Aún no se ha jugado ni importado ningún torneo.
seasons-events-counts = { $event } cuenta
seasons-events-weight = Peso
seasons-events-weight-of = Peso de { $event }
seasons-events-bad-weight = Un peso es un número como 1, { $example } o 2.
seasons-events-imported = importado
seasons-events-running = en juego

## The rules of a season

seasons-form-create = Crear la temporada
seasons-form-save = Guardar
seasons-form-saved = La temporada se ha guardado.
seasons-form-unsaved = Las reglas no se pueden guardar así. Corríjalas o descarte los cambios.
seasons-form-discard = Descartar los cambios
seasons-form-closed = Esta temporada está cerrada. Reábrala en la página Correcciones para cambiar sus reglas.
seasons-form-name = Nombre
seasons-form-counts = Qué cuenta
seasons-form-sentence = Esta temporada cuenta { $which } { $when }.
seasons-form-every = todos los torneos
seasons-form-of-series = los torneos llamados { $name }
seasons-form-of-template = los torneos de la plantilla { $name }
seasons-form-several = los torneos de varias series o plantillas
seasons-form-ticked = solo los torneos que marco
seasons-form-ticked-about = Márquelos en la página «Torneos».
seasons-form-whens-ever = en cualquier fecha
seasons-form-whens-year = en { $year }
seasons-form-whens-today = desde hoy
seasons-form-whens-days = entre dos días
seasons-form-dates = Fechas
seasons-form-from = Desde
seasons-form-to = Hasta
seasons-form-templates = Plantillas
# As in English.
seasons-form-series = Series
seasons-form-no-templates = Aún no se ha creado ningún torneo con una plantilla.
seasons-form-points = Puntos por puesto
seasons-form-more-ways = Más formas
seasons-form-more-points = Más sobre los puntos
seasons-form-usual = lo habitual
seasons-form-stands = Así quedaría la temporada
seasons-form-stands-about = La tabla cambia con cada regla. Las reglas también se pueden cambiar después.
seasons-form-presets-not_chosen = Elegir
seasons-form-presets-linear = Un punto por puesto
# As in English.
seasons-form-presets-dr_neau = Dr Neau
# As in English.
seasons-form-presets-poker_stars = PokerStars
seasons-form-presets-square_root = Raíz cuadrada
seasons-form-presets-share_table = Tabla de porcentajes
seasons-form-presets-winnings = Ganancias
seasons-form-presets-net_winnings = Ganancias netas
seasons-form-presets-own_table = Tabla propia
seasons-form-presets-own_formula = Fórmula propia
seasons-form-means-not_chosen = Nadie ha elegido aún cómo dan puntos los puestos. Hasta entonces no lidera nadie.
seasons-form-means-linear = El último puesto tiene 1 punto, cada puesto superior uno más.
seasons-form-means-dr_neau = √(n · b² ÷ e) ÷ (r + 1): muchos participantes y un buy-in alto dan más; las recompras dan menos.
seasons-form-means-poker_stars = 10 · √n ÷ √r · (1 + log10(b + 0.25)): muchos participantes y un buy-in alto dan más.
seasons-form-means-square_root = 10 · √n ÷ √r, redondeado, menos 9: solo cuenta el número de participantes.
seasons-form-means-share_table = 200 puntos por entrada: 30, 20, 13, 10, 9, 7, 6 y 5 % van a los ocho primeros. Los demás tienen 50.
seasons-form-means-winnings = Un punto por cada unidad de dinero ganada.
seasons-form-means-net_winnings = Un punto por cada unidad de dinero ganada, menos lo pagado.
seasons-form-means-own_table = Puntos que usted escribe para cada puesto.
seasons-form-means-own_formula = Aritmética con n (participantes), r (puesto), b (buy-in), e (todo lo pagado), k (eliminaciones), pool, prize, rebuys, m (1 si cobra) y mr (último puesto pagado). Funciones: if, pow, sqrt, ln, log10, exp, round, floor, ceil, abs, min, max; comparaciones, and, or, not. Una fórmula de The Tournament Director se lee tal cual.
seasons-form-formula = Fórmula
seasons-form-tried-with = Con n 20, b 25, e 25 y pool 500:
seasons-form-tried-none = ningún número
# As in English.
seasons-form-tried = { $place } (k { $knockouts }, prize { $prize }): { $points }
seasons-form-tried-among = Entre 20 jugadores que pagan 25 cada uno:
seasons-form-tried-played = { $place }, eliminaciones { $knockouts }, premio { $prize }: { $points }
seasons-form-own-places = Puntos desde el primer puesto, separados por espacios
seasons-form-bad-places = Escriba números separados por espacios, como 10 7 5 3.
seasons-form-others = Puntos por cualquier otro puesto
seasons-form-field = Los puestos se cuentan entre
seasons-form-fields-entries = Entradas
seasons-form-fields-players = Jugadores
seasons-form-attending = Puntos por participar
seasons-form-knockout = Puntos por eliminación
seasons-form-whole-knockouts = Una eliminación compartida cuenta entera para cada uno
seasons-form-cap = Puntos máximos por torneo
seasons-form-smallest-field = Jugadores para que cuente un torneo
seasons-form-paid-only = Solo los puestos pagados tienen puntos
seasons-form-deals = Puntos después de un trato
seasons-form-deal-points-places = Según el puesto
seasons-form-deal-points-mean = La media de los puestos
seasons-form-deal-points-last = Los del puesto en el que se hizo el trato
seasons-form-figures = La tabla tiene también
seasons-form-figure-names-knockouts = Eliminaciones
seasons-form-figure-names-rebuys = Recompras
seasons-form-figure-names-won = Ganado
seasons-form-figure-names-net = Neto
# As in English.
seasons-form-total = Total
seasons-form-totals-sum = Suma
seasons-form-totals-mean = Media
seasons-form-best = Contar solo los mejores
seasons-form-drop = Descartar los peores
seasons-form-at-least = Torneos mínimos para una posición
seasons-form-no-cap = sin límite
seasons-form-ties = Con los mismos puntos
seasons-form-tie-breaks-wins = Victorias
seasons-form-tie-breaks-top_three = Puestos entre los tres primeros
seasons-form-tie-breaks-top_five = Puestos entre los cinco primeros
seasons-form-tie-breaks-best_event = Mejor torneo
seasons-form-tie-breaks-winnings = Dinero ganado
seasons-form-tie-breaks-played = Torneos jugados
seasons-form-tie-breaks-mean_place = Puesto medio
seasons-form-earlier = Subir { $name }
seasons-form-bad-number = { $field }: escriba un número.

## Statistics

statistics-title = Estadísticas
statistics-back = Todos los torneos
statistics-back-to-all = Todas las estadísticas
statistics-over = Torneos de
statistics-ever = Todos los años
statistics-none = Aún no se ha jugado nada
statistics-none-about = Las cifras aparecen cuando termina un torneo o se importan resultados anteriores.
statistics-events = Torneos
statistics-entries = Entradas
statistics-players = Jugadores
statistics-field = Entradas por torneo
statistics-field-from = de { $from } a { $to }
statistics-mean-field = Media de entradas
statistics-levels = Jugadores eliminados por nivel
statistics-lengths = Duración y previsión
statistics-expected = previsto: { $length }
statistics-name = Jugador
statistics-cashes = Cobros
statistics-wins = Victorias
statistics-best = Mejor puesto
statistics-mean-place = Puesto medio
statistics-mean-place-about = de los participantes
statistics-net = Neto
statistics-knockouts = Eliminaciones
statistics-open = Mostrar la página de { $name }
statistics-rebuys = Recompras
# As in English.
statistics-add-ons = Add-ons
statistics-finals = Mesas finales
statistics-finals-not-known = no se sabe
statistics-paid = Pagado
statistics-won = Ganado
statistics-return = Rendimiento
statistics-taken = Veces eliminado
statistics-bubbles = Burbujas
statistics-no-shows = Ausencias
statistics-run = Racha más larga cobrando
statistics-net-course = Ganancias netas en { $currency }, torneo a torneo
statistics-given = A quién más eliminó
statistics-taken-by = Eliminado por
# As in English.
statistics-times = { $count } ×
statistics-events-of = Torneos
statistics-place = { $place } de { $of }
