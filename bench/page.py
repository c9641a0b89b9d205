"""Where the benchmarks write what they measured: docs/performance.md, between marks of their own."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

from kibitz.cli import build

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"


def write(mark: str, text: str, by: str = "make bench") -> None:
    """Replace what stands between the marks of this name."""
    begin, end = f"<!-- {mark}: written by {by} -->", f"<!-- {mark}: end -->"
    head, rest = PAGE.read_text(encoding="utf-8").split(begin)
    tail = rest.split(end)[1]
    PAGE.write_text(f"{head}{begin}\n{text}\n{end}{tail}", encoding="utf-8")


def one_core() -> str:
    """Keep this process, and those that it will start, on one core; which processor it is."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    return processor()


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            return line.split(":")[1].strip()
    return platform.processor() or platform.machine()


def must_be_compiled() -> None:
    """Nobody wants to know how fast the plain build is."""
    if not build().startswith("compiled"):
        sys.exit(f"bench: expected kibitz compiled, got {build()}; install a C compiler and run make bench again")
