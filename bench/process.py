"""A server in a process of its own, and what it costs: CPU time and memory of it and its children (Linux)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
MANY: Final = "1000000"
BENCH: Final = Path(__file__).parent


class Process:
    """A running server. ``cpu`` is in seconds, ``memory`` in bytes."""

    def __init__(self, command: list[str], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        self.pid = self.process.pid

    def wait(self, path: str) -> None:
        """Until it answers."""
        until = time.monotonic() + 60
        while time.monotonic() < until and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5).close()
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
            else:
                return
        raise SystemExit("load: the server does not start")

    def family(self) -> list[int]:
        """The process and all below it."""
        parents = {int(path.name): stat(path)[1] for path in Path("/proc").glob("[0-9]*") if stat(path)}
        found = [self.pid]
        for pid in found:
            found += [child for child, parent in parents.items() if int(parent) == pid]
        return found

    def cpu(self) -> float:
        """With the children that have ended."""
        fields = [stat(Path("/proc") / str(pid)) for pid in self.family()]
        return sum(int(value) for field in fields if field for value in field[11:15]) / TICK

    def memory(self) -> int:
        fields = [stat(Path("/proc") / str(pid)) for pid in self.family()]
        return sum(int(field[21]) for field in fields if field) * PAGE

    def stop(self) -> None:
        os.killpg(self.pid, signal.SIGKILL)
        self.process.wait()


def stat(folder: Path) -> list[str]:
    """The fields of a process after its name, the state first; none if it is gone."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def kibitz(database: Path | str, port: int, usual_limits: bool = False) -> Process:
    """``kibitz serve`` on this file or address, with no limits on what one address may do, or with the usual ones."""
    names = () if usual_limits else ("sockets", "tables", "requests", "messages")
    limits = [word for name in names for word in (f"--{name}", MANY)]
    address = f"sqlite:///{database}" if isinstance(database, Path) else database
    files = ["--port", str(port), "--database", address, "--log-level", "warning"]
    process = Process([sys.executable, "-P", "-m", "kibitz", "serve", *files, *limits], port)
    process.wait("/readyz")
    return process


def echo(port: int, size: int) -> Process:
    process = Process([sys.executable, "-P", str(BENCH / "echo.py"), str(port), str(size)], port)
    time.sleep(1.5)
    return process
