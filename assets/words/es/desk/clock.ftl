# Clock and levels.

clock-start = Iniciar
clock-pause = Pausar
# As in English.
clock-minute = 1 min
clock-to-break = Al descanso
clock-take-break = Descanso de
# As in English.
clock-minutes-short = min
clock-break-now = Descanso ya
clock-take-break-about = El descanso empieza ahora. Después el nivel sigue con el tiempo que le queda.
clock-start-at = Inicio a las
clock-start-at-about = El reloj empieza solo a esta hora si los asientos están sorteados; la sala ve una cuenta atrás. +10 es dentro de diez minutos.
clock-count-down = Cuenta atrás
clock-not-time-of-day = Escriba una hora, como 19:30, o +10 para dentro de diez minutos.
clock-start-missed = El reloj debía empezar a las { $time }. Inícielo cuando todos estén sentados.
clock-cancel-start = Cancelar
clock-rebuys-until = recompras hasta el final del nivel { $level }
clock-late-until = registro tardío hasta el final del nivel { $level }
clock-add-on-now = add-on { $price } por { $chips } fichas
clock-level = Nivel
clock-length = Duración
clock-begins = Empieza
clock-now = ahora
clock-go-to = Ir
clock-jump = Ir a { $stage }
clock-comes-off = sin { $value } { $name }
