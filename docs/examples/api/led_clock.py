#!/usr/bin/env python3
"""An LED clock: writes the time left to whatever drives the digits, once a second.

    led_clock.py 192.168.1.20:8710 1 > /dev/ttyUSB0

It needs Python alone. While the house does not answer, it counts on for a minute and then shows that it does not know.
"""

import json
import sys
import time
import urllib.request

house, n = sys.argv[1], sys.argv[2]
clock_at = f"http://{house}/api/v1/tournaments/{n}/clock"
clock, read_at = None, 0.0

while True:
    try:
        with urllib.request.urlopen(clock_at, timeout=3) as answer:
            clock, read_at = json.load(answer), time.monotonic()
    except OSError:
        pass
    age = time.monotonic() - read_at
    if clock is None or age > 60:
        shown = "--:--"
    else:
        left = clock["remaining_ms"] / 1000 - (age if clock["phase"] == "running" else 0)
        minutes, seconds = divmod(max(0, int(left + 0.5)), 60)
        shown = f"{minutes:02}:{seconds:02}"
    print(shown, flush=True)
    time.sleep(1)
