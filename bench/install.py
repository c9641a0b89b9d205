"""From nothing to the first card: the wheels of ``make dist`` in fresh environments, ``make play`` in a fresh clone.

    make dist && PYTHONPATH=src .venv/bin/python bench/install.py [--before OLD_WHEEL] [--without-make]

Nothing is taken from pip's or npm's cache, no compiler and no Node is in the way of the wheels, and every environment
is also tried: the version, the help, a game by ``kibitz engine``, the sentence for a part that is missing, the lobby.
Writes the tables into docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple
from urllib.error import URLError

from websockets.sync.client import connect

import page

ROOT: Final = Path(__file__).parent.parent
PARTS: Final = ("", "server", "arena", "rl")
SERVES: Final = re.compile(r"Kibitz serves at (http://\S+)/ ")
QUIETLY: Final = ("install", "-q", "--disable-pip-version-check")
COMPILED: Final = (".so", ".pyd", ".pyc", ".c", ".o")
CHAIRS: Final = [{"who": "me"}, *[{"who": "bot", "bot": "beginner"}] * 3]
PATIENCE_S: Final = 1200


class Times(NamedTuple):
    """Seconds from nothing until Kibitz is installed, until a hand is shown in the terminal, and until a hand is dealt
    at a table of a server."""

    name: str
    installed: float
    terminal: float
    server: float


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--before", type=Path, help="A wheel of an earlier release, to count its packages.")
    words.add_argument("--without-make", action="store_true", help="Do not try make play.")
    asked = words.parse_args()
    compiled, plain = wheels(ROOT / "dist")
    with tempfile.TemporaryDirectory(prefix="kibitz-install-") as folder:
        here = Path(folder)
        counts = package_table(plain, asked.before, here)
        times = [wheel_times("compiled wheel", compiled, here), wheel_times("plain wheel", plain, here)]
        if not asked.without_make:
            times.append(make_times(here))
    text = "\n".join([f"Measured on {date.today()}: {machine()}.", "", *counts, "", *time_table(times)])
    print(text)
    page.write("install", text, by="make install-test")


def machine() -> str:
    load = os.getloadavg()[0]
    return f"{os.cpu_count()} cores, Python {sys.version.split()[0]}; load average at the end {load:.1f}"


# ---- wheels


def wheels(folder: Path) -> tuple[Path, Path]:
    """The compiled wheel and the plain one; each has what it must have and nothing of the other."""
    plain = [path for path in folder.glob("*.whl") if path.name.endswith("-py3-none-any.whl")]
    compiled = [path for path in folder.glob("*.whl") if path not in plain]
    if len(plain) != 1 or len(compiled) != 1:
        sys.exit("install: expected one plain and one compiled wheel in dist/; say make dist")
    for path in (*plain, *compiled):
        names = zipfile.ZipFile(path).namelist()
        assert "kibitz/web/index.html" in names, f"{path}: the browser table is missing"
        made = [name for name in names if name.endswith(COMPILED)]
        assert bool(made) == (path in compiled), f"{path}: {made[:3]}"
    return compiled[0], plain[0]


def wheel_times(name: str, wheel: Path, here: Path) -> Times:
    """A plain installation for the terminal, and another one with the server; both from nothing."""
    slim, installed, begun = installation(wheel, "", here / f"{name} slim")
    terminal = hand_in_terminal(slim) - begun
    try_slim(slim)
    full, _, begun = installation(wheel, "server", here / f"{name} server")
    with serving([str(full / "bin" / "kibitz"), "serve", "--port", "0"], full, here / f"{name} log") as url:
        server = hand_at_table(url) - begun
    return Times(f"{name}, `{wheel.name}`", installed, terminal, server)


def installation(wheel: Path, part: str, folder: Path) -> tuple[Path, float, float]:
    """A fresh environment with a wheel in it; the seconds it took, and when it was begun. pip finds neither compiler
    nor Node there, and may build nothing."""
    begun = time.monotonic()
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    bare = {**os.environ, "PATH": str(folder / "bin"), "CC": "none", "CXX": "none"}
    what = f"{wheel}[{part}]" if part else str(wheel)
    words = [str(folder / "bin" / "pip"), *QUIETLY, "--no-cache-dir", "--only-binary", ":all:", what]
    subprocess.run(words, env=bare, check=True, stderr=subprocess.DEVNULL)
    return folder, time.monotonic() - begun, begun


def try_slim(folder: Path) -> None:
    """What a plain installation can, and that it says what it cannot."""
    assert "with the browser table" in said(folder, "--version")
    assert "--seats" in said(folder, "play", "--help")
    assert "part" in said(folder, "serve", "--help")
    assert "pip install 'kibitz[server]'" in said(folder, "serve", code=2)
    assert "pip install 'kibitz[arena]'" in said(folder, "arena", "abluxxen", "--bots", "greedy", code=2)
    engine_game(folder)


def said(folder: Path, *words: str, code: int = 0) -> str:
    """What ``kibitz`` says; it ends with the status that is expected."""
    answer = subprocess.run(
        [str(folder / "bin" / "kibitz"), *words], env=environment(folder), capture_output=True, text=True, check=False
    )
    assert answer.returncode == code, answer
    return answer.stdout + answer.stderr


def environment(folder: Path) -> dict[str, str]:
    own = {"KIBITZ_DATA": str(folder / "data"), "LANG": "C.UTF-8", "BROWSER": "true"}
    return {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **own}


def engine_game(folder: Path) -> None:
    """A whole game over JSON lines, by a bot."""
    words = [str(folder / "bin" / "kibitz"), "engine"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin is not None and engine.stdout is not None

        def ask(**question: object) -> dict[str, object]:
            assert engine.stdin is not None and engine.stdout is not None
            print(json.dumps(question), file=engine.stdin, flush=True)
            answer: dict[str, object] = json.loads(engine.stdout.readline())
            assert answer["ok"], answer
            return answer

        status = ask(cmd="new", game="abluxxen", seats=3, seed=7)
        while not status["over"]:
            status = ask(cmd="play", choice=ask(cmd="bot", name="greedy")["choice"])
        engine.stdin.close()


# ---- the first card


def hand_in_terminal(folder: Path) -> float:
    """When ``kibitz play`` asks for the first choice."""
    words = [str(folder / "bin" / "kibitz"), "play", "--players", "Anna,beginner,beginner", "--lang", "en"]
    answer = subprocess.run(
        words, env=environment(folder), input="", stdout=subprocess.PIPE, text=True, check=False, timeout=PATIENCE_S
    )
    assert "Your hand (13): " in answer.stdout, answer
    return time.monotonic()


def hand_at_table(url: str) -> float:
    """When a table that was just opened tells its host the first hand; the lobby was served before."""
    assert b"<script" in lobby(url)
    body = json.dumps({"game": "abluxxen", "chairs": CHAIRS}).encode()
    wish = urllib.request.Request(f"{url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(wish, timeout=20) as answer:
        seated = json.load(answer)
    with connect(f"ws{url.removeprefix('http')}/api/tables/{seated['table']}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "key": seated["key"], "have": {}}))
        while json.loads(socket.recv(timeout=20))["type"] != "news":
            pass
    return time.monotonic()


def lobby(url: str) -> bytes:
    """The first page, as soon as it is served: a server says where it will be a moment before."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            with urllib.request.urlopen(url + "/", timeout=20) as answer:
                content: bytes = answer.read()
                return content
        except URLError:
            if time.monotonic() > until:
                raise
        time.sleep(0.05)


@contextmanager
def serving(words: list[str], folder: Path, log: Path, where: Path = ROOT, **more: str) -> Iterator[str]:
    """A server, started by these words in a group of its own; where it serves."""
    with log.open("w") as out:
        process = subprocess.Popen(
            words, cwd=where, env={**environment(folder), **more}, stdout=out, stderr=out, start_new_session=True
        )
        try:
            yield address_in(log, process)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)


def address_in(log: Path, process: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and process.poll() is None:
        if found := SERVES.search(log.read_text()):
            return found[1]
        time.sleep(0.1)
    raise SystemExit(f"install: no server\n{log.read_text()}")


def make_times(here: Path) -> Times:
    """``make play`` in a fresh clone. Installed: when it is built and says its version."""
    clone, log = here / "clone", here / "make log"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    empty = {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(here / "npm"), "KIBITZ_PORT": "0"}
    begun, clock = time.monotonic(), time.time()
    with serving(["make", "play"], clone, log, clone, **empty) as url:
        server = hand_at_table(url) - begun
        installed = (clone / ".venv" / "built").stat().st_mtime - clock
    begun_again = time.monotonic()
    terminal = installed + hand_in_terminal(clone / ".venv") - begun_again
    return Times("`make play` in a fresh clone", installed, terminal, server)


# ---- tables


def package_table(wheel: Path, before: Path | None, here: Path) -> list[str]:
    """How many packages pip brings, Kibitz itself not counted."""
    subprocess.run([sys.executable, "-m", "venv", str(here / "pip")], check=True)
    lines = ["| packages that come along | before | after |", "| --- | --- | --- |"]
    for part in PARTS:
        after = packages(wheel, part, here / "pip")
        old = str(len(packages(before, part, here / "pip"))) if before else "-"
        names = f": {', '.join(after)}" if not part else ""
        command = f"kibitz[{part}]" if part else "kibitz"
        lines.append(f"| `pip install '{command}'` | {old} | {len(after)}{names} |")
    return lines


def packages(wheel: Path, part: str, folder: Path) -> list[str]:
    """What pip would install with this wheel. An earlier release has no server part: all of it is in the wheel."""
    known = zipfile.ZipFile(wheel).read(next(n for n in zipfile.ZipFile(wheel).namelist() if n.endswith("/METADATA")))
    what = f"{wheel}[{part}]" if f"Provides-Extra: {part}\n".encode() in known else str(wheel)
    words = [str(folder / "bin" / "pip"), *QUIETLY, "--dry-run", "--ignore-installed", "--report", "-", what]
    report = json.loads(subprocess.run(words, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
    return sorted(name for each in report["install"] if (name := each["metadata"]["name"]) != "kibitz")


def time_table(times: list[Times]) -> list[str]:
    head = "| from nothing, in seconds | installed | a hand in the terminal | with the server: lobby, table, a hand |"
    rows = [f"| {each.name} | {each.installed:.0f} | {each.terminal:.0f} | {each.server:.0f} |" for each in times]
    return [head, "| --- | --- | --- | --- |", *rows]


if __name__ == "__main__":
    main()
