#!/usr/bin/env python3
"""Makes the static, table-light TrueType files of this folder from published fonts.

The paper needs plain outlines, a character map and advance widths; it does not hint. So
every file here is one static weight, without hinting or vertical metrics, and its ordinary
digits are the tabular ones of the same width. Layout tables stay where letters take their
shape from their neighbours: Arabic, Hebrew with points, Devanagari, Thai.
README.md says where the inputs come from and how to call this script.
"""

import os
import struct
import sys
from pathlib import Path

from fontTools.merge import Merger, Options as MergeOptions
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# The date of the last change inside each file: the same inputs give the same bytes.
os.environ.setdefault("SOURCE_DATE_EPOCH", "1795132800")

DROPPED = ["GSUB", "GPOS", "GDEF", "STAT", "gasp", "prep", "fpgm", "cvt ", "vhea", "vmtx", "HVAR", "avar", "DSIG", "kern"]

# The scripts that are shaped, with the characters of each; the space keeps a name of two words one run of text, and
# the joiners steer Persian and Hindi letters.
SHAPED = {
    "Arabic": [(0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)],
    "Hebrew": [(0x591, 0x5F4), (0xFB1D, 0xFB4F)],
    "Devanagari": [(0x900, 0x97F), (0xA8E0, 0xA8FF)],
    "Thai": [(0xE01, 0xE5B)],
}
ALWAYS = (0x20, 0x200C, 0x200D)


def tabular_digits(font):
    """Points the ten digits at their tabular forms, all of exactly one width."""
    forms = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                forms.update(getattr(table, "ExtSubTable", table).mapping)
    best = font.getBestCmap()
    replaced = {code: forms.get(best[code], best[code]) for code in range(0x30, 0x3A)}
    for table in font["cmap"].tables:
        table.cmap.update({c: g for c, g in replaced.items() if c in table.cmap})
    # Instancing rounds each digit on its own; a column of money must not wander by a unit.
    widths = sorted(font["hmtx"][glyph][0] for glyph in replaced.values())
    width = widths[len(widths) // 2]
    assert widths[-1] - widths[0] <= 4, widths
    for glyph in replaced.values():
        advance, bearing = font["hmtx"][glyph]
        font["hmtx"][glyph] = (width, bearing + (width - advance) // 2)
        shift = (width - advance) // 2
        outline = font["glyf"][glyph]
        if shift and not outline.isComposite():
            outline.coordinates.translate((shift, 0))
            outline.recalcBounds(font["glyf"])


def kerning(font, path):
    """Writes the pairs of Latin letters that stand closer or wider than their widths say.

    Five bytes a pair, sorted: two characters (16 bits each, little-endian) and the distance in
    thousandths of the type size. Digits are left out: they are to stay in their columns.
    """
    best = font.getBestCmap()
    letters = {best[c]: c for c in sorted(best, reverse=True) if (c < 0x180 or 0x2010 <= c <= 0x201F) and not chr(c).isdigit()}
    table, lookups = font["GPOS"].table, set()
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            lookups.update(record.Feature.LookupListIndex)
    pairs = {}
    for index in sorted(lookups):
        first_match = {}
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType != 2:
                continue
            for row, left in enumerate(subtable.Coverage.glyphs):
                if left not in letters:
                    continue
                if subtable.Format == 1:
                    values = {r.SecondGlyph: r.Value1 for r in subtable.PairSet[row].PairValueRecord}
                else:
                    records = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)].Class2Record
                    values = {right: records[subtable.ClassDef2.classDefs.get(right, 0)].Value1 for right in letters}
                for right, value in values.items():
                    if right in letters:
                        first_match.setdefault((left, right), getattr(value, "XAdvance", 0) if value else 0)
        for pair, value in first_match.items():
            pairs[pair] = pairs.get(pair, 0) + value
    rows = sorted((letters[left], letters[right], max(-128, value)) for (left, right), value in pairs.items() if abs(value) >= 8)
    path.write_bytes(b"".join(struct.pack("<HHb", *row) for row in rows))


def strip(font, keep=lambda code: True, shaped=False):
    options = Options()
    if not shaped:
        options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += DROPPED[3:] if shaped else DROPPED
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[c for c in font.getBestCmap() if keep(c)])
    subsetter.subset(font)
    return font


def name(font, family, style, postscript):
    table = font["name"]
    for identity, text in {1: family, 2: style, 3: postscript, 4: f"{family} {style}", 6: postscript}.items():
        table.removeNames(nameID=identity)
        table.setName(text, identity, 3, 1, 0x409)
    font["post"].formatType = 3.0


def merge(fonts, target):
    """One font from several: characters of the earlier ones win."""
    paths, seen = [], set()
    for number, font in enumerate(fonts):
        strip(font, lambda code: code not in seen)
        seen |= set(font.getBestCmap())
        path = f"{target}.part{number}"
        font.save(path)
        paths.append(path)
    options = MergeOptions()
    options.drop_tables = DROPPED
    merged = Merger(options=options).merge(paths)
    for path in paths:
        Path(path).unlink()
    return merged


def main(work, debian, out):
    archivo_static = work / "archivo/package"
    archivo_variable = work / "archivo-variable/package/files"
    noto = work / "noto-sans/package"
    korean = work / "noto-sans-kr/package"
    in_archivo = set()

    for source, style in (("400Regular/Archivo_400Regular", "Regular"), ("600SemiBold/Archivo_600SemiBold", "SemiBold")):
        font = TTFont(archivo_static / f"{source}.ttf")
        tabular_digits(font)
        kerning(font, out / f"Archivo-{style}.kern")
        strip(font)
        # The space is left to the fallbacks too, so that a name of two words stays one run of text.
        in_archivo = set(font.getBestCmap()) - {0x20}
        name(font, "Archivo", style, f"Archivo-{style}")
        font.save(out / f"Archivo-{style}.ttf")

    parts = []
    for subset in ("latin", "latin-ext", "vietnamese"):
        font = TTFont(archivo_variable / f"archivo-{subset}-standard-normal.woff2")
        font.flavor = None
        font = instantiateVariableFont(font, {"wght": 700, "wdth": 78})
        if subset == "latin":
            tabular_digits(font)
            kerning(font, out / "Archivo-CondensedBold.kern")
        parts.append(font)
    font = merge(parts, out / "Archivo-CondensedBold.ttf")
    name(font, "Archivo Condensed", "Bold", "Archivo-CondensedBold")
    font.save(out / "Archivo-CondensedBold.ttf")

    for source, style, weight in (("400Regular/NotoSans_400Regular", "Regular", "Regular"), ("600SemiBold/NotoSans_600SemiBold", "SemiBold", "Bold")):
        parts = [TTFont(noto / f"{source}.ttf")]
        for script in ("Armenian", "Georgian"):
            parts.append(TTFont(debian / f"NotoSans{script}-{weight}.ttf"))
        strip(parts[0], lambda code: code not in in_archivo)
        parts[1:] = [strip(part, lambda code: code not in in_archivo) for part in parts[1:]]
        font = merge(parts, out / f"NotoSans-{style}.ttf")
        name(font, "Noto Sans", style, f"NotoSans-{style}")
        font.save(out / f"NotoSans-{style}.ttf")
        for script, blocks in SHAPED.items():
            font = TTFont(debian / f"NotoSans{script}-{weight}.ttf")
            strip(font, lambda code: code in ALWAYS or any(first <= code <= last for first, last in blocks), shaped=True)
            name(font, f"Noto Sans {script}", weight, f"NotoSans{script}-{weight}")
            font.save(out / f"NotoSans{script}-{weight}.ttf")

    font = TTFont(debian.parent / "droid/DroidSansFallbackFull.ttf")
    strip(font)
    in_droid = set(font.getBestCmap())
    name(font, "Droid Sans Fallback", "Regular", "DroidSansFallback")
    font.save(out / "DroidSansFallback.ttf")

    # Hangul and the square that stands for a character no font here has.
    font = TTFont(korean / "400Regular/NotoSansKR_400Regular.ttf")
    strip(font, lambda code: 0xAC00 <= code <= 0xD7A3 or 0x3130 <= code <= 0x318F or code in (0x20, 0x25A1) or (0x2000 <= code < 0xFFFF and code not in in_droid))
    name(font, "Noto Sans KR", "Regular", "NotoSansKR-Regular")
    font.save(out / "NotoSansKR-Regular.ttf")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: build_fonts.py <folder of unpacked npm packages> <Debian's noto folder> <output folder>")
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))
