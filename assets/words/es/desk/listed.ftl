# The player list of the house.

listed-title = Lista de jugadores
listed-about = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
listed-back = Todos los torneos
listed-search = Buscar por nombre, apodo, contacto o número
listed-add = Añadir jugador
listed-import = Importar CSV
listed-export = Exportar CSV
listed-duplicates = Buscar duplicados
listed-empty-title = La lista está vacía
listed-empty-about = Unas letras encuentran a los jugadores de esta lista al inscribirse. Todo el que juega entra en ella. También puede añadir un jugador o importar un archivo CSV. El archivo tiene las columnas name, nickname, contact, notes, membership, city y country.
listed-none = Ningún jugador coincide con «{ $search }».
listed-fields-name = Nombre
listed-fields-last_name = Apellido
listed-fields-nickname = Apodo
listed-fields-contact = Contacto
listed-fields-notes = Notas
listed-fields-membership = Número de socio
listed-fields-city = Ciudad
listed-fields-country = País
listed-unnamed = No nombrar en público
listed-unnamed-about = Su línea sigue en las tablas y los resultados que se publican, pero sin el nombre. La pantalla de la sala no muestra foto.
listed-may-not-play = no puede jugar
listed-barred = No puede jugar
listed-barred-about = Toda entrada de este jugador se detiene.
listed-barred-by = A petición de
listed-barred-by-house = La casa excluye al jugador
listed-barred-by-player = El jugador lo pidió
listed-barred-until = Último día, vacío sin fin
listed-barred-says = Lo que se puede decir en la caja
listed-photo-choose = Elegir foto
listed-photo-other = Otra foto
listed-photo-remove = Quitar foto
listed-photo-too-large = La imagen supera los 10 MB. Guárdela más pequeña.
listed-saved = { $name }: guardado.
listed-save = Guardar
listed-cancel = Cancelar
listed-edit = Editar { $name }
listed-edit-short = Editar
listed-delete = Borrar
listed-delete-of = Borrar { $name }. Se puede deshacer.
listed-deleted = { $name }: borrado.
listed-merged = { $name } es ahora un solo jugador.
listed-imported = { $added ->
    [one] { $added } jugador añadido, { $completed } completados, { $known } ya conocidos.
   *[other] { $added } jugadores añadidos, { $completed } completados, { $known } ya conocidos.
}
listed-left-out = Línea { $line }: { $why }
listed-left-out-more = { $count ->
    [one] Se omitió { $count } línea más.
   *[other] Se omitieron { $count } líneas más.
}
listed-undo = Deshacer
listed-exported = Exportado a
listed-too-large = Este archivo supera los 8 MB. Una lista de jugadores es más pequeña.
listed-played = { $count ->
    [one] { $count } torneo, último { $last }
   *[other] { $count } torneos, último { $last }
}
listed-no-duplicates = Nadie parece estar dos veces en la lista.
listed-duplicates-about = { $count ->
    [one] { $count } pareja por revisar. Los jugadores unidos conservan ambos historiales.
   *[other] { $count } parejas por revisar. Los jugadores unidos conservan ambos historiales.
}
listed-merge-into = Conservar { $name }
listed-merge-about = Une a { $other } y { $name } en un jugador llamado { $name }
listed-two-people = Dos personas
listed-close-duplicates = Volver a la lista
listed-keep-tonight = Añadir los jugadores de esta noche a la lista de jugadores
listed-kept-tonight = { $count ->
    [0] Todos están en la lista de jugadores.
    [one] { $count } jugador añadido a la lista de jugadores.
   *[other] { $count } jugadores añadidos a la lista de jugadores.
}
listed-known = En la lista de jugadores
listed-who = Quién es quién
listed-who-open = { $count ->
    [one] Un nombre puede ser más de una persona. Elija quién era.
   *[other] { $count } nombres pueden ser más de una persona. Elija quién era cada uno.
}
listed-who-about = { $count ->
    [0] La lista no ha reconocido a nadie por su nombre.
    [one] La lista ha reconocido a un jugador por su nombre. Elija «Otra persona» donde no lo sea.
   *[other] La lista ha reconocido a { $count } jugadores por su nombre. Elija «Otra persona» donde no lo sean.
}
listed-who-new = Alguien nuevo
listed-who-said = La lista sabe quién era { $name } en { $event }.
listed-who-part = Otra persona
listed-who-part-about = En { $event } era otra persona llamada { $name }
listed-who-parted = { $name } en { $event } es ahora otro jugador.
listed-remember = Poner en esta lista a todo el que juega
listed-remember-about = Un nombre que se escribe otra vez es entonces el mismo jugador, también en temporadas y estadísticas. Ni los teléfonos ni las pantallas de la sala muestran la lista.
