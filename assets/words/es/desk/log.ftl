# The log, and what puts a line right.

log-about = { $lines ->
    [one] { $lines } línea, la más reciente primero; nunca se borra nada
   *[other] { $lines } líneas, las más recientes primero; nunca se borra nada
}
log-struck = tachada
log-search = Nombre, asiento o acción
log-everybody = Mostrar las líneas de todos
log-all-of = Todo sobre { $name }
log-print = Imprimir estas líneas
log-save-about = Guarda estas líneas para una hoja de cálculo
log-saved = Guardado como { $path }
log-found = { $lines ->
    [one] { $lines } línea encontrada, la más reciente primero
   *[other] { $lines } líneas encontradas, las más recientes primero
}
log-correct = Corregir
log-line-at = Línea { $line }, { $at }
log-ways-strike = Quitar
log-ways-restore = Restaurar
log-ways-instead = Modificar
log-ways-before = Insertar antes
log-ways-about-strike = La línea deja de contar. Sigue a la vista y se puede restaurar.
log-ways-about-restore = La línea vuelve a contar, en su sitio.
log-ways-about-instead = Escriba lo que debería decir esta línea, como en la línea de órdenes.
log-ways-about-before = Escriba lo que falta antes de esta línea, como en la línea de órdenes.
log-say = Por ejemplo 6.4 o r 6.4
log-keep-about = Todos siguen en su asiento; puestos, bounties y dinero se ajustan.
log-keep-say = Un asiento o un nombre
log-depends = { $lines ->
    [one] Esto choca con una línea posterior
   *[other] Esto choca con líneas posteriores
}
log-more = y { $count } más
log-changes = Qué cambia
log-nothing = No cambia nada más
log-waits = Mantener: { $name } espera un asiento libre
log-not-alone = Necesita lo que se tachó con ella
log-together = { $count ->
    [one] Restaurar también la línea { $lines }
   *[other] Restaurar también las líneas { $lines }
}
log-strike-dependent = { $lines ->
    [one] Quitar también esa línea
   *[other] Quitar también esas { $lines } líneas
}
