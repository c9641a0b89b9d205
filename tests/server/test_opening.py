"""``kibitz`` by itself: a server starts, and a browser is opened at its lobby. The browser here is a small program that
writes down where it was sent."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.serving import READY_S, Serving, ask, free_port
from server.typists import COMMAND, environment


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """A machine with a browser, and a Kibitz with a table for it."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Kibitz</title><h1>The lobby</h1>")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{tmp_path}/visited"\n')
    browser.chmod(0o755)
    port = str(free_port())
    return {
        **environment(tmp_path),
        "BROWSER": str(browser),
        "KIBITZ_WEB": str(tmp_path / "web"),
        "KIBITZ_PORT": port,
        "KIBITZ_BOTS": "1",
    }


@contextmanager
def kibitz(machine: dict[str, str], *words: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [*COMMAND, *words], env=machine, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def until(happens: Callable[[], bool], seconds: float = READY_S) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def visited(folder: Path) -> list[str]:
    path = folder / "visited"
    return path.read_text().split() if path.exists() else []


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_kibitz_alone_opens_a_browser_at_the_lobby(machine: dict[str, str], tmp_path: Path) -> None:
    link = f"http://localhost:{machine['KIBITZ_PORT']}/"
    with kibitz(machine) as process:
        assert link in first_line(process)
        until(lambda: visited(tmp_path) == [link])
        assert b"The lobby" in ask(link)[1]
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0


def test_a_server_that_runs_already_is_shown(machine: dict[str, str], tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", port=int(machine["KIBITZ_PORT"])):
        with kibitz(machine) as process:
            said, _ = process.communicate(timeout=60)
        assert said == f"Kibitz is running already: http://localhost:{machine['KIBITZ_PORT']}/\n"
        assert visited(tmp_path) == [f"http://localhost:{machine['KIBITZ_PORT']}/"]


def test_a_port_that_somebody_else_has_is_left_to_them(machine: dict[str, str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", int(machine["KIBITZ_PORT"]))), kibitz(machine) as process:
        said = first_line(process)
        assert f":{machine['KIBITZ_PORT']}/" not in said
        until(lambda: bool(visited(tmp_path)))
        assert visited(tmp_path)[0] in said


def test_without_a_screen_the_link_is_told_and_the_terminal(machine: dict[str, str]) -> None:
    blind = {name: value for name, value in machine.items() if name not in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")}
    with kibitz({**blind, "LANG": "de_DE.UTF-8"}, "serve", "--open", "--log-level", "error") as process:
        assert f"http://localhost:{machine['KIBITZ_PORT']}/" in first_line(process)
        if os.uname().sysname == "Linux":
            assert first_line(process).endswith("spiel in diesem Terminal: kibitz play\n")


def test_a_build_without_the_browser_table_says_so(machine: dict[str, str], tmp_path: Path) -> None:
    with kibitz({**machine, "KIBITZ_WEB": str(tmp_path / "nothing")}) as process:
        said, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "not part of this build" in said and said.endswith("kibitz play\n")
    assert visited(tmp_path) == []
