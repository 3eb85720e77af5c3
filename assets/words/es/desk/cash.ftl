# Cash games: the side game at the kitchen table.

house-cash-title = Partidas de dinero
house-cash-about = { $count ->
    [0] Ninguna aún
    [one] { $count } partida
   *[other] { $count } partidas
}
house-cash-create = Nueva partida de dinero
house-cash-back-to-games = Todas las partidas
house-cash-empty-title = Aún no hay partidas de dinero
house-cash-empty-about = Una partida de dinero en la mesa de la cocina: quién compró y cambió, qué hay en la caja y quién paga a quién al final.
house-cash-name = Nombre
house-cash-usual-name = Partida de dinero
house-cash-stakes = Apuestas
house-cash-stakes-about = Como se dicen, por ejemplo 1/2. Puede quedar vacío.
house-cash-currency = Moneda
house-cash-unit = Importe más pequeño
house-cash-unit-about = Todo importe es múltiplo de él. Vacío para la moneda más pequeña.
house-cash-unit-wrong = Escriba un importe, como 0,50.
house-cash-how = Cómo se pagan las fichas
house-cash-hows-box = En efectivo, a una caja
house-cash-hows-paper = En papel
house-cash-box-about = Los jugadores pagan a una caja, y la caja les paga.
house-cash-paper-about = Nadie paga durante la partida. Todo se liquida al final.
house-cash-create-go = Crear
house-cash-in-play = { $count ->
    [0] nadie en juego
    [one] { $count } en juego
   *[other] { $count } en juego
}
house-cash-closed = terminada
house-cash-nobody-title = Nadie ha comprado aún
house-cash-nobody-about = Escriba «buy Anna 100» y pulse Intro.
house-cash-print = Imprimir la liquidación
house-cash-close = Cerrar la noche
house-cash-line = Qué pasa en la partida
# As in English.
house-cash-line-placeholder = buy Anna 100
house-cash-line-about = buy, more u out, con un nombre y un importe. Detrás cash, owed, o by y el nombre de quien paga.
house-cash-say = Decir
house-cash-offers = Nombres
house-cash-more = Más
house-cash-out = Sale
house-cash-more-of = Más fichas para { $name }
house-cash-out-of = { $name } cambia sus fichas
house-cash-still-in = en juego
house-cash-gets = recibe { $amount }
house-cash-owes = debe { $amount }
house-cash-even = en paz
house-cash-facts-in-play = En juego
house-cash-facts-bought = Comprado
house-cash-facts-cashed = Cambiado
house-cash-facts-on-table = En la mesa
house-cash-facts-in-box = En la caja
house-cash-heads-name = Jugador
house-cash-heads-bought = Comprado
house-cash-heads-cashed = Cambiado
house-cash-heads-net = Resultado
house-cash-heads-open = Por liquidar
house-cash-heads-ways = Qué se puede hacer
house-cash-settle-title = Liquidación
house-cash-settle-waits = Siguen en juego: { $names }
house-cash-settle-differs = { $words }. ¿Quién se reparte la diferencia?
house-cash-settle-even = Todos por igual
house-cash-settle-winners = Los ganadores
house-cash-settle-by-name = O escriba: share y un nombre.
house-cash-settle-clear = Todos están en paz.
house-cash-lines-title = Líneas
house-cash-lines-struck = tachada: { $when }
house-cash-lines-strike = Tachar
house-cash-lines-restore = Restaurar
house-cash-lines-strike-of = Tachar la línea { $number }
house-cash-lines-restore-of = Restaurar la línea { $number }
house-cash-staff-title = Dinero del personal
house-cash-staff-amount = Importe
house-cash-staff-lines = Quién ha trabajado, una línea cada uno
house-cash-staff-about = Un nombre y sus downs u horas: «Anna 12», «Bo 7,5», «Cy 7:30». No se guarda nada.
