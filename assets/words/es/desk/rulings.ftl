# Lo que dicen los reglamentos donde se discute.

rulings-title = Cuestiones de reglas
rulings-close = Cerrar
rulings-search = ¿Qué ha pasado? Una o dos palabras: string bet, apuesta corta, flop de cuatro cartas
rulings-sums = Cuentas: botes, subidas, fichas impares …
rulings-none = Ninguna cuestión tiene estas palabras. Pruebe con otra.
rulings-back = Todas las cuestiones
rulings-own = El reglamento de este torneo
rulings-others = Otros reglamentos deciden de otra manera
rulings-stands-in = { $book } no tiene una regla para esto. Otro reglamento dice:
rulings-silent = Sin regla en { $books }.
rulings-cash = WSOP 2017 son reglas de cash. Al final decide la dirección del torneo.
rulings-print = Imprimir esta página
rulings-print-all = Imprimir el cuaderno
rulings-print-all-about = Todas las cuestiones, primero el reglamento de este torneo.
rulings-note = Anotar la decisión
rulings-note-about = Empieza una línea: escriba el asiento o la mesa detrás de rule.
