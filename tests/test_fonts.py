"""The browser's fonts: cut to what our texts need, no more than that, and never less."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
MAKER = runpy.run_path(str(WEB / "make_fonts.py"))
FACES, FOLDER, STYLE = MAKER["FACES"], MAKER["FOLDER"], MAKER["STYLE"].read_text(encoding="utf-8")
MOST = 38_000  # bytes of all together; with their headers 40 kB come over the line


def test_the_fonts_have_every_character_of_our_texts() -> None:
    has = MAKER["covered"](STYLE)
    lacking = {chr(code): path.name for code, path in MAKER["needed"]().items() if code not in has}
    assert lacking == {}, "say make fonts"


def test_the_style_sheet_was_written_for_these_files() -> None:
    written = set(re.findall(r"[0-9a-f]{64}", STYLE))
    assert {MAKER["digest"]((FOLDER / f"{face.file}.woff2").read_bytes()) for face in FACES} == written


def test_they_are_small_and_nothing_else_lies_beside_them() -> None:
    files = sorted(FOLDER.glob("*.woff2"))
    assert [path.stem for path in files] == sorted(face.file for face in FACES)
    assert sum(path.stat().st_size for path in files) <= MOST


def test_each_comes_with_its_licence() -> None:
    for face in FACES:
        licence = MAKER["LICENCES"] / f"{face.package.split('/')[1].split('@')[0]}.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8")
        assert "Kibitz" in face.family, "what was changed must not bear a reserved name"
