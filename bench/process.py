"""A server in a process of its own, and what it costs: CPU time and memory; its bots are counted apart (Linux)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import defaultdict
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

    def cpu(self) -> float:
        """Of the server itself, with its threads, without the processes that think for bots."""
        return cpu([self.pid])

    def helpers_cpu(self) -> float:
        """Of the processes that it has started."""
        return cpu(descendants(self.pid)[1:])

    def memory(self) -> int:
        """Of the server itself."""
        return memory([self.pid])

    def helpers_memory(self) -> int:
        """Of the processes that it has started; what they share is counted for each."""
        return memory(descendants(self.pid)[1:])

    def files(self) -> int:
        """How many files and sockets the server has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def counted(self) -> dict[str, float]:
        """What the server has counted, by the names of its metrics; of several with labels the sum."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as answer:
            lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
        found: defaultdict[str, float] = defaultdict(float)
        for line in lines:
            name, _, value = line.rpartition(" ")
            found[name.partition("{")[0]] += float(value)
        return dict(found)

    def stop(self) -> None:
        os.killpg(self.pid, signal.SIGKILL)
        self.process.wait()


def cpu(pids: list[int]) -> float:
    fields = [stat(Path("/proc") / str(pid)) for pid in pids]
    return sum(int(value) for field in fields if field for value in field[11:13]) / TICK


def memory(pids: list[int]) -> int:
    fields = [stat(Path("/proc") / str(pid)) for pid in pids]
    return sum(int(field[21]) for field in fields if field) * PAGE


def descendants(pid: int) -> list[int]:
    """A process and all below it."""
    parents = {int(path.name): int(found[1]) for path in Path("/proc").glob("[0-9]*") if (found := stat(path))}
    family = [pid]
    for parent in family:
        family += [child for child, its in parents.items() if its == parent]
    return family


def stat(folder: Path) -> list[str]:
    """The fields of a process after its name, the state first; none if it is gone."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def kibitz(database: Path | str, port: int, usual_limits: bool = False, settings: tuple[str, ...] = ()) -> Process:
    """``kibitz serve`` on this file or address, with no limits on what one address may do, or with the usual ones."""
    names = () if usual_limits else ("sockets", "tables", "requests", "messages")
    limits = [word for name in names for word in (f"--{name}", MANY)]
    address = f"sqlite:///{database}" if isinstance(database, Path) else database
    files = ["--port", str(port), "--database", address, "--log-level", "warning"]
    process = Process([sys.executable, "-P", "-m", "kibitz", "serve", *files, *limits, *settings], port)
    process.wait("/readyz")
    return process


def echo(port: int, size: int) -> Process:
    process = Process([sys.executable, "-P", str(BENCH / "echo.py"), str(port), str(size)], port)
    time.sleep(1.5)
    return process
