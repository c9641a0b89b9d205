"""Bots that are brought along: trained policies (``policy.py``), and programs of their own in any language, to which
one line of JSON is the question and one line the answer.

What they are asked and how they answer is said in ``docs/engine-protocol.md``. A program is started when it is needed,
kept for all questions, and killed with all that it started when it fails, when we are done, or when we die.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO, TYPE_CHECKING

from kibitz.bots import bot_named
from kibitz.bots.safe import Bot, BotFailed
from kibitz.bots.worker_process import SETTLING_S, TooLong, WorkerGone, WorkerProcess
from kibitz.core.errors import BadOptions, KibitzError, NeverOffered
from kibitz.core.game import Game, Json
from kibitz.core.rng import Rng
from kibitz.play.extras import need
from kibitz.play.seat import Seat

if TYPE_CHECKING:
    from kibitz.bots.policy import Policy

COMMAND = "cmd:"
POLICY = "policy:"
GRACE_MS = 2000  # beyond the time to think
STARTING = 5  # times the grace until the first answer: many programs start slowly
LONGEST_LINE = 1_000_000
MOST_ERRORS = 10_000_000  # bytes of a program's stderr that are kept
AT_ONCE = 65_536
PAUSE_S = 0.001  # between two looks: whoever shouts all the time waits, and not we


class Program:
    """A program as a bot. Whatever is wrong with an answer, the program is killed; the next question starts it anew."""

    def __init__(self, command: str, errors: Path | None = None, grace_ms: int = GRACE_MS) -> None:
        self.words = words_of(command)
        self.errors = errors  # where its stderr goes
        self.grace_ms = grace_ms
        self.running: Running | None = None

    def __call__(self, seat: Seat, rng: Rng) -> list[int]:
        question = json.dumps(
            {
                "cmd": "bot",
                "view": seat.view,
                "legal": [seat.game.presentation.notation(code) for code in seat.legal],
                "seed": int(rng.next()),
                "budget_ms": seat.budget_ms,
            }
        )
        try:
            return read_answer(self.ask(question, seat.budget_ms), seat)
        except BotFailed:
            self.close()
            raise

    def ask(self, question: str, budget_ms: int) -> str:
        """The program's answer, a line."""
        grace_ms = self.grace_ms
        if self.running is None:
            self.running = self.start()
            grace_ms *= STARTING
        return self.running.answer(question, (budget_ms + grace_ms) / 1000)

    def start(self) -> Running:
        try:
            return Running(self.words, self.errors)
        except OSError as error:
            raise BotFailed("crashed", f"{self.words[0]}: cannot be started: {error}") from None

    def try_out(self) -> None:
        """Start it once; refused if that is not possible, or if it ends without having been asked."""
        try:
            self.running = self.start()
        except BotFailed as failure:
            raise BadOptions(str(failure)) from None
        if self.running.ends_within(SETTLING_S):
            code = self.running.process.returncode
            where = f"; what it said is in {self.errors}" if self.errors is not None else ""
            self.close()
            raise BadOptions(f"{shlex.join(self.words)}: ends by itself (exit code {code}) before it is asked{where}")

    def close(self) -> None:
        if self.running is not None:
            self.running.close()
            self.running = None


class Running(WorkerProcess):
    """A started program, guarded; what it says on its stderr is kept."""

    def __init__(self, words: list[str], errors: Path | None) -> None:
        self.errors = errors
        super().__init__(words, LONGEST_LINE, subprocess.DEVNULL if errors is None else subprocess.PIPE, guarded=True)

    def start_threads(self) -> list[Thread]:
        listening = Thread(target=keep_errors, args=(self.process.stderr, self.errors), daemon=True)
        listening.start()
        return [*super().start_threads(), listening]

    def answer(self, question: str, seconds: float) -> str:
        """Its answer, a line; ``BotFailed`` says what is wrong with it."""
        try:
            line = self.ask(question.encode() + b"\n").result(seconds)
        except TimeoutError:
            raise BotFailed("silent", f"no answer within {seconds:.1f} s") from None
        except TooLong as error:
            raise BotFailed("flood", str(error)) from None
        except WorkerGone as error:
            raise BotFailed("crashed", str(error)) from None
        return line.decode("utf-8", "replace")


def keep_errors(stream: IO[bytes] | None, path: Path | None) -> None:
    """What a program says on its stderr goes into a file, up to a limit; the rest is heard and forgotten, so that no
    chatty program fills the disk, or waits for a reader."""
    if stream is None or path is None:
        return
    with stream, suppress(OSError):
        while said := os.read(stream.fileno(), AT_ONCE):
            with suppress(OSError), path.open("ab") as file:
                file.write(said[: max(0, MOST_ERRORS - file.tell())])
            time.sleep(PAUSE_S)


def words_of(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOptions(f"{COMMAND}{command}: cannot be read as a command: {error}") from None
    if not words:
        raise BadOptions(f"{COMMAND} expected a program after it, as in cmd:./my_bot --fast")
    return words


def bot_of(name: str, errors: Path | None = None, grace_ms: int = GRACE_MS) -> Bot:
    """A bot by its name, a program: ``cmd:./my_bot --fast``, or a trained policy: ``policy:my_policy.npz``."""
    if name.startswith(COMMAND):
        return Program(name[len(COMMAND) :], errors, grace_ms)
    if name.startswith(POLICY):
        return policy_in(name[len(POLICY) :])
    return bot_named(name)


def policy_in(file: str) -> Policy:
    """A trained policy. It alone needs numpy, which comes with it late: everybody else plays without."""
    need("rl", "numpy")
    from kibitz.bots.policy import Policy

    if not file:
        raise BadOptions(f"{POLICY} expected a file after it, as in policy:my_policy.npz")
    return Policy(Path(file).expanduser())


def check_fit(name: str, game: Game, seats: int) -> None:
    """There is such a bot, and it can play this game at a table of this size: a policy knows one game only."""
    bot = bot_of(name)
    if name.startswith(POLICY):
        from kibitz.bots.policy import Policy

        assert isinstance(bot, Policy)
        bot.check(game, seats)


def fingerprint(name: str) -> str:
    """What tells a policy from another one that lies in the same file later; nothing of other bots."""
    return policy_in(name[len(POLICY) :]).digest if name.startswith(POLICY) else ""


def is_bot(name: str) -> bool:
    """Is it a bot's name, and not that of a person?"""
    return name.startswith((COMMAND, POLICY)) or is_ours(name)


def is_ours(name: str) -> bool:
    """Is it a bot that needs no program and no file of others?"""
    try:
        bot_named(name)
    except BadOptions:
        return False
    return True


# ---- answers


def read_answer(line: str, seat: Seat) -> list[int]:
    """The codes that an answer stands for: ``choice`` is one choice or a whole line, ``move`` several choices."""
    try:
        answer: Json = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFailed("garbled", f"expected a line of JSON, got {line[:80]!r}") from None
    if not isinstance(answer, dict):
        raise BotFailed("garbled", f"expected a JSON object, got {line[:80]!r}")
    if answer.get("ok") is not True:
        raise BotFailed("refused", f"it answered {line[:200]!r}")
    texts = answer.get("move", [answer.get("choice")])
    if not isinstance(texts, list) or not texts:
        raise BotFailed("unreadable", f"expected a choice, got {line[:80]!r}")
    return read_move(texts, seat)


def read_move(texts: list[Json], seat: Seat) -> list[int]:
    """The codes of choices written as texts, each legal after the ones before."""
    play, codes = seat.imagine(0), list[int]()
    for text in texts:
        if not isinstance(text, str):
            raise BotFailed("unreadable", f"expected the text of a choice, got {text!r}"[:200])
        try:
            read = play.read(text)
        except NeverOffered as error:
            raise BotFailed("illegal", str(error)) from None
        except KibitzError as error:
            raise BotFailed("unreadable", str(error)) from None
        for code in read:
            if play.seat() != seat.number or code not in play.legal:
                raise BotFailed("illegal", f"{text!r} is not offered")
            play.apply(code)
        codes += read
    return codes
