#!/usr/bin/env python3
"""Makes the bundled sounds beside this file, and checks them.

    python3 make.py           write the WAV files, then check what was written
    python3 make.py --check   only check the files that are there

Nothing but Python's standard library is used, and nothing here is random, so
every run writes the same sounds. README.md says what each one is for.
"""

import math
import struct
import sys
import wave
from pathlib import Path

HERE = Path(__file__).resolve().parent

RATE = 44_100
# Three decibels of room are left above the loudest sample, because resampling in a sound
# device may overshoot the samples it is given.
PEAK = 10 ** (-3 / 20)

# Notes in hertz, equal temperament, A4 = 440. All sounds live in C major, so two of
# them heard close together never clash.
SEMITONES = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def hertz(note):
    """The frequency of a note written like "C5"."""
    return 440.0 * 2 ** ((SEMITONES[note[0]] + 12 * (int(note[1]) - 4)) / 12)


# A voice is a list of partials: (multiple of the note, strength, how much faster than the
# note itself it dies away). The partials between 1.5 and 5 kHz are what is heard over
# forty people talking, so they are strong at the attack and gone before they tire.
BELL = [(1, 1.0, 1.0), (2, 0.65, 1.4), (3, 0.45, 1.9), (4, 0.30, 2.6), (5.02, 0.18, 3.6)]
WOOD = [(1, 1.0, 1.0), (2, 0.30, 1.4), (3.93, 0.55, 2.4), (6.1, 0.16, 4.5)]
WARM = [(1, 0.9, 1.0), (2, 0.75, 1.1), (3, 0.45, 1.4), (4, 0.22, 1.9)]
HORN = [(1, 0.8, 1.0), (2, 1.0, 1.1), (3, 0.75, 1.3), (4, 0.45, 1.6), (5, 0.25, 2.0)]

# Each sound: its length in seconds, how hard it is pressed against the ceiling (more
# presses harder and carries further), and its notes: (start, note, voice, strength,
# seconds in which it falls to a third).
SOUNDS = {
    # Four steps up the common chord, the last one left ringing: "up one".
    "level_up": (1.80, 1.5, [
        (0.00, "C5", BELL, 0.75, 0.30),
        (0.14, "E5", BELL, 0.80, 0.30),
        (0.28, "G5", BELL, 0.85, 0.32),
        (0.42, "C6", BELL, 1.00, 0.48),
    ]),
    # One note struck twice, unhurried, with no tune: "attention".
    "one_minute": (1.45, 1.4, [
        (0.00, "A5", BELL, 1.00, 0.26),
        (0.46, "A5", BELL, 1.00, 0.36),
    ]),
    # Short, dry knocks that come faster and faster: "hurry".
    "ten_seconds": (0.90, 1.3, [
        (0.00, "E6", WOOD, 0.85, 0.055),
        (0.20, "E6", WOOD, 0.90, 0.055),
        (0.36, "E6", WOOD, 0.95, 0.055),
        (0.48, "E6", WOOD, 1.00, 0.110),
    ]),
    # A slow walk down to a chord that settles: "stand up, rest".
    "break_start": (2.40, 1.4, [
        (0.00, "G5", WARM, 0.90, 0.45),
        (0.30, "E5", WARM, 0.90, 0.45),
        (0.60, "C5", WARM, 0.90, 0.80),
        (0.98, "G4", WARM, 0.80, 0.60),
        (0.98, "E5", WARM, 0.55, 0.60),
        (0.98, "C5", WARM, 0.65, 0.60),
    ]),
    # Two notes a fourth apart, called twice, like a horn across a yard: "come back".
    "break_end": (1.95, 1.5, [
        (0.00, "G5", HORN, 0.90, 0.22),
        (0.20, "C6", HORN, 1.00, 0.34),
        (0.74, "G5", HORN, 0.90, 0.22),
        (0.94, "C6", HORN, 1.00, 0.40),
    ]),
    # Two low knocks, evenly spaced, twice: "stay where you are".
    "hold_the_push": (1.30, 1.3, [
        (0.00, "C5", WOOD, 1.00, 0.14),
        (0.16, "C5", WOOD, 0.80, 0.14),
        (0.62, "C5", WOOD, 1.00, 0.14),
        (0.78, "C5", WOOD, 0.80, 0.16),
    ]),
    # The same note three times and a step up that stays open, like a question: "last chance".
    "closing": (1.60, 1.4, [
        (0.00, "G5", BELL, 0.80, 0.20),
        (0.22, "G5", BELL, 0.85, 0.20),
        (0.44, "G5", BELL, 0.90, 0.20),
        (0.66, "A5", BELL, 1.00, 0.42),
    ]),
    # One step down onto the home note, like a door that falls shut: "too late".
    "closed": (1.20, 1.4, [
        (0.00, "G5", WARM, 0.90, 0.22),
        (0.24, "C5", WARM, 1.00, 0.36),
    ]),
    # A quick run of high wood, up and down, like chips counted out: "bring the small ones".
    "colour_up": (1.20, 1.3, [
        (0.00, "C6", WOOD, 0.80, 0.07),
        (0.10, "E6", WOOD, 0.85, 0.07),
        (0.20, "G6", WOOD, 0.95, 0.07),
        (0.40, "G6", WOOD, 0.95, 0.07),
        (0.50, "E6", WOOD, 0.85, 0.07),
        (0.60, "C6", WOOD, 1.00, 0.16),
    ]),
}

# A note that starts at full strength clicks; five milliseconds of rise still sounds struck.
ATTACK = 0.005
# The end of every file is faded to true silence, so that cutting it there is not heard.
RELEASE = 0.20


def rise(x):
    """A smooth step from 0 to 1 as x goes from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(max(x, 0.0), 1.0))


def render(length, drive, notes):
    """The samples of one sound, between -PEAK and PEAK."""
    count = round(length * RATE)
    mix = [0.0] * count
    for start, note, voice, strength, fall in notes:
        first = round(start * RATE)
        for multiple, loudness, haste in voice:
            step = 2 * math.pi * hertz(note) * multiple / RATE
            decay = haste / (fall * RATE)
            for i in range(count - first):
                struck = rise(i / (ATTACK * RATE)) * math.exp(-i * decay)
                mix[first + i] += strength * loudness * struck * math.sin(i * step)

    # A soft ceiling brings the ringing up against the attack: louder in the room at the
    # same peak.
    top = max(abs(sample) for sample in mix)
    mix = [math.tanh(drive * sample / top) for sample in mix]

    # Decaying sines pressed against a ceiling do not sum to nothing exactly. A high-pass
    # filter at 30 Hz, far below the lowest note, takes the offset away and leaves the sound.
    keep = math.exp(-2 * math.pi * 30 / RATE)
    last_in = last_out = 0.0
    for i, sample in enumerate(mix):
        last_out = keep * (last_out + sample - last_in)
        last_in = sample
        mix[i] = last_out

    fade = round(RELEASE * RATE)
    for i in range(fade):
        mix[count - 1 - i] *= rise(i / fade)

    top = max(abs(sample) for sample in mix)
    return [PEAK * sample / top for sample in mix]


def write(path, samples):
    """Writes samples as a mono 16-bit WAV file."""
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", round(s * 32767)) for s in samples))


def check(path, length):
    """Reads a file back, prints what it measures, and returns what is wrong with it."""
    with wave.open(str(path), "rb") as file:
        shape = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        count = file.getnframes()
        samples = struct.unpack(f"<{count}h", file.readframes(count))
    peak = max(abs(s) for s in samples) / 32768
    offset = sum(samples) / count / 32768
    power = math.sqrt(sum(s * s for s in samples) / count) / 32768
    leap = max(abs(b - a) for a, b in zip(samples, samples[1:])) / 32768
    decibels = lambda x: 20 * math.log10(x)
    print(
        f"{path.name:16} {count / RATE:5.2f} s  peak {decibels(peak):6.2f} dBFS  "
        f"mean power {decibels(power):6.2f} dBFS  offset {offset:+.6f}  "
        f"largest step {leap:.3f}  {path.stat().st_size} bytes"
    )
    wrong = []
    if shape != (1, 2, RATE):
        wrong.append(f"is {shape}, not mono, 16 bit, {RATE} Hz")
    if abs(count / RATE - length) > 0.001:
        wrong.append(f"lasts {count / RATE} s, not {length} s")
    if abs(decibels(peak) + 3) > 0.1:
        wrong.append("does not peak at -3 dBFS")
    if abs(offset) > 0.0005:
        wrong.append("has a constant offset")
    if samples[0] != 0 or samples[-1] != 0:
        wrong.append("does not begin and end in silence")
    if max(abs(s) for s in samples[-44:]) > 33:
        wrong.append("ends abruptly")
    return [f"{path.name} {problem}" for problem in wrong]


def main():
    if "--check" not in sys.argv[1:]:
        for name, (length, drive, notes) in SOUNDS.items():
            write(HERE / f"{name}.wav", render(length, drive, notes))
    wrong = []
    total = 0
    for name, (length, _, _) in SOUNDS.items():
        path = HERE / f"{name}.wav"
        wrong += check(path, length)
        total += path.stat().st_size
    print(f"together {total} bytes")
    if total > 1_300_000:
        wrong.append("together the files are larger than 1,300,000 bytes")
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
