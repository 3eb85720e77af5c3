# What people call an action or a room beside its own name; the palette finds it by these. Commas stand between them.

# Floor.
also-bust = bust, eliminado, eliminar, fuera, cayó, caer, out, KO, knock out, perdió, perder
also-rebuy = rebuy, re-buy, recomprar, reenganche, comprar otra vez, más fichas
also-add-on = add-on, addon, añadido, ampliación, recarga, más fichas
also-re-entry = re-entry, reentry, reingreso, reentrar, reenganche, reinscripción, volver a entrar
also-enter = nuevo jugador, jugador nuevo, añadir jugador, agregar jugador, inscripción, inscribir, registrar, registro tardío, late registration, late reg, entrar, apuntar, unirse
also-withdraw = reembolso, anular, devolver
also-close-late-registration = registro, inscripción, prolongar, cerrar
also-close-rebuys = fin de recompras, cerrar, prolongar
also-close-re-entries = fin de reentradas, cerrar, prolongar
also-close-add-ons = fin de add-ons, cerrar, prolongar
also-swap = swap, intercambiar, intercambio, cambiar asientos, cambiar de sitio, permutar
also-move-player = mover, asiento, sitio, puesto, cambiar de asiento, cambiar de mesa, trasladar, traslado, balancear, equilibrar, move, sentar en otro sitio
also-button = botón, button, botón del dealer, dealer, repartidor
also-break-table = romper, cerrar mesa, cerrar una mesa, break, deshacer mesa, desarmar mesa, juntar mesas, unir mesas
also-penalty = penalización, penalty, penalizar, sanción, sancionar, aviso, advertencia, amonestación, castigo
also-call-time = time, tiempo, pedir time, call the clock, shot clock, jugador lento, stalling, perder tiempo
also-disqualify = DQ, descalificación, expulsar, expulsión, echar, sacar
also-goes-home = irse, se va, se fue, a casa, marcharse, abandonar, ausente
also-back-in = no estaba fuera, sigue en juego, mal eliminado, error, equivocación, devolver al juego, recuperar
also-correct-bust = jugador equivocado, otro jugador, confusión, error, equivocación, corregir, corrección
also-deal-all = mano siguiente, siguiente mano, próxima mano, repartir cartas, dar cartas
also-call-off = cancelar, cancelación, detener, devolución, reembolso, apagón
also-hand-for-hand = burbuja, bubble, mano por mano, mano a mano, hand for hand, H4H
also-end-hand-for-hand = burbuja, bubble, fin de la burbuja, hand for hand, fin de mano por mano, acabar mano a mano, H4H

# Clock.
also-pause = pausa, pausar, parar, parar el reloj, detener, stop, frenar, esperar, alto
also-start = empezar, iniciar, arrancar, seguir, reanudar, continuar, play, start
also-deal = empezar, comenzar, iniciar, inicio, arrancar, start, jugar, repartir cartas, barajar y repartir
also-add-minute = más tiempo, más largo, alargar, prolongar
also-take-minute = menos tiempo, más corto, acortar, reducir
also-take-break = descanso, pausa, receso, break, cena, pausa para cenar, descanso para cenar, dinner break
also-next-stage = siguiente nivel, próximo nivel, nivel siguiente, saltar, subir ciegas, subir las ciegas, subir blinds, level up
also-previous-stage = nivel anterior, nivel previo, retroceder, volver atrás
also-edit-schedule = ciegas, blinds, niveles, levels, estructura, horario, cambiar las ciegas, cambiar blinds
also-plan-start = cuenta atrás, cuenta regresiva, countdown, hora de inicio, hora de comienzo, programar

# Money and chips.
also-make-deal = trato, deal, chop, ICM, split, pacto, pactar, acuerdo, repartir, reparto, repartir el dinero, dividir
also-pay-out = pago, pagos, pagar, payout, cobrar, premio, premios, ganancias, cash, ITM, fin, final, terminar, acabar, finalizar, terminar el torneo
also-colour-up = color up, colour up, chip race, race, fichas, cambiar fichas, canje de fichas, subir de color, carrera de fichas

# The house.
also-seasons = temporada, liga, campeonato, puntos, ranking, clasificación, resultados anteriores, resultados pasados, TDT, tournament director
also-series = vuelos, flights, día 2, bolsas, festival
also-statistics = stats, cifras, números, quién ganó más, mejor jugador

# Seats.
also-draw = asiento, asientos, sitio, sitios, puestos, sorteo, sortear, barajar, seating
also-draw-again = asiento, asientos, sitio, sitios, puestos, redraw, nuevo sorteo, resorteo, barajar
also-arranged = asientos, sitios, asientos reservados, prueba, comprobación

# Paper and screens.
also-room-paper = imprimir, impresora, impresión, papel, hojas, PDF
also-room-sound = volumen, ruido, música, avisos, señales, audio
also-room-tables = asientos, sitios, plano, mapa
also-room-players = nombres, participantes, inscritos, lista de jugadores, lista de invitados
also-room-log = historial, log, historia, qué pasó
also-seat-cards = asiento, asientos, sitios, papeletas, imprimir asientos
also-payout-sheet = imprimir pagos, imprimir premios, lista de premios
also-beside-laptop = chuleta, guía rápida, resumen, ayuda en papel, imprimir ayuda
also-rulings = regla, reglas, disputa, decisión, fallo
also-sums = calculadora, bote secundario, pot limit, subida mínima, ficha impar, kill, ciegas perdidas, high-low, M, ciegas grandes
also-handover = cambio de turno, siguiente turno, pendiente
also-refunds = cancelado, cancelación, devolución, reembolso, apagón
also-open-projector = proyector, pantalla, monitor, tele, TV, televisor, televisión, cañón, segunda pantalla, reloj en la tele
also-room-projector = red, móvil, móviles, celular, celulares, teléfonos, wifi, código QR, navegador
also-close-projector = cerrar la pantalla, apagar la pantalla, apagar el proyector, apagar la tele
also-message = anuncio, anunciar, texto en pantalla, escribir en la pantalla, aviso

# House.
also-undo = undo, revertir, volver atrás, atrás, error, equivocación, mal
also-redo = redo, otra vez, de nuevo, repetir
also-mute = mute, mudo, silencio, sin sonido, quitar sonido, sonido, volumen, ruido
also-speech = hablar, voz, locución, leer en voz alta, anuncios
also-dark = oscuro, modo oscuro, dark mode, noche, modo noche, negro, tema
also-light = claro, modo claro, light mode, día, luminoso, blanco, tema
also-settings = configuración, configurar, preferencias, opciones, idioma, lengua, language, tamaño del texto, letra, fuente, tema, consejos
also-help = ayuda, cómo, manual, instrucciones, glosario, qué es, teclas, atajos, ?
also-tour = tour, visita, tutorial, introducción, aprender, enséñame
also-backups = copia de seguridad, copias de seguridad, respaldo, backup, restaurar, recuperar, guardar
also-house = inicio, salir, cerrar, abandonar, exit, lista, lista de torneos, cambiar de torneo
also-new = crear, crear torneo, nuevo torneo, empezar un torneo nuevo
also-sample = muestra, ejemplo, demo, probar, prueba
also-set-up = buy-in, precio, inscripción, stack, fichas iniciales, late registration, registro tardío, moneda, divisa, cambiar hoy
also-export-tournament = guardar, export, enviar, mandar
