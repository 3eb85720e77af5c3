# Backups, files of one tournament, what was kept, diagnostics.

backups-title = Copias
backups-back = Todos los torneos
backups-about = Se hace una copia en cada nivel y descanso; se guardan las 20 últimas. Restaurar una devuelve todos los torneos a ese momento. Antes se copia el estado actual.
backups-back-up = Copiar ahora
backups-backed-up = La copia está hecha.
backups-none = Todavía no hay copias. La primera se hace al empezar el primer nivel.
backups-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
backups-as-now = como ahora
backups-fewer = { $count ->
    [one] { $count } línea menos que ahora
   *[other] { $count } líneas menos que ahora
}
backups-more = { $count ->
    [one] { $count } línea más que ahora
   *[other] { $count } líneas más que ahora
}
backups-gone = ahora no está en la lista
backups-empty = Sin torneos
backups-restore = Restaurar
backups-restore-this = Restaurar la copia de { $when }
backups-import = Importar un torneo
backups-export = Exportar a un archivo
backups-export-this = Exportar { $name } a un archivo
backups-exported = Exportado a
backups-inside = El archivo contiene este torneo: configuración, jugadores y todo el registro. Sonidos, logo, plano de la sala y lista de jugadores de la casa se quedan aquí.
backups-show = Mostrar en su carpeta
backups-imported = { $count ->
    [one] Se importó «{ $name }» con { $count } línea.
   *[other] Se importó «{ $name }» con { $count } líneas.
}
backups-again = Ya estaba en la lista y ahora está dos veces. El otro no cambió; borre el que sobra.
backups-imported-all = { $count ->
    [one] Se importó { $count } torneo de «{ $file }».
   *[other] Se importaron { $count } torneos de «{ $file }».
}
backups-known = «{ $name }» ya está en la lista.
backups-known-all = { $count ->
    [one] { $count } de sus torneos ya está en la lista.
   *[other] { $count } de sus torneos ya están en la lista.
}
backups-beside-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
backups-beside-templates = { $count ->
    [one] { $count } plantilla
   *[other] { $count } plantillas
}
backups-beside-seasons = { $count ->
    [one] { $count } temporada
   *[other] { $count } temporadas
}
backups-beside-new = Nuevo aquí: { $list }.
backups-beside-completed = { $count ->
    [one] Se completaron los datos de { $count } jugador.
   *[other] Se completaron los datos de { $count } jugadores.
}
backups-beside-left-out = { $count ->
    [one] Se omitió a { $count } jugador: otra persona tiene su número de socio.
   *[other] Se omitió a { $count } jugadores: otras personas tienen su número de socio.
}
backups-beside-settings-file = Los ajustes, con sonidos y logo, son los del archivo.
backups-beside-settings-here = Los ajustes de este ordenador no cambian.
backups-nothing-in = «{ $file }» no contiene ningún torneo.
backups-too-large = Este archivo es demasiado grande para un torneo: 64 MB como máximo.
backups-open = Abrirlo
backups-kept-cut_off = Shuffle Up se cerró de forma inesperada. No se perdió nada.
backups-kept-restored = Se restauró la copia.
backups-kept-salvaged = Se conservó todo lo legible.
backups-kept-cut-short = Las líneas posteriores no se pudieron leer.
backups-kept-aside = El estado anterior queda como la última copia y en { $name }.
backups-kept-damaged-aside = El archivo dañado se guarda como { $name }.
backups-kept-last = lo último fue «{ $said }», { $date } a las { $time }
backups-kept-last-short = Lo último fue «{ $said }» a las { $time }.
backups-diagnostics-title = Si algo va mal
backups-diagnostics-about = Un archivo de texto para quien le ayude: versión, sistema, dispositivos, ajustes, estado del archivo y registro del programa. Se escribe cuando usted lo pide y no se envía.
backups-diagnostics-names = Con los nombres de jugadores y torneos
backups-diagnostics-names-about = Si no, todos los nombres se tachan.
backups-diagnostics-save = Guardar diagnóstico
backups-diagnostics-saved = Guardado como
