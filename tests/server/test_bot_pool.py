"""The bots' processes: they think for everybody, die alone, and never outlive the server."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable

import pytest

from arena.helpers import alive, soon
from every import seats_near, unsaid
from kibitz.bots import bot_named, worker_process
from kibitz.core.errors import BadOptions, KibitzError
from kibitz.core.game import SPECTATOR, Json, Play
from kibitz.core.phrase import Phrase
from kibitz.core.rng import bots_rng
from kibitz.games import GAMES, make_game
from kibitz.games.fluxx.decks import deck_text
from kibitz.play.seat import seat_to_decide
from kibitz.play.words import LANGUAGES, words_of
from kibitz.server.live.bot_pool import BotPool, PoolClosed, TooLate
from kibitz.server.live.fair_queue import AGEING, FairQueue, Rank, Turn

THINKER = "search:100000000"  # thinks as long as it may


def begun(name: str = "abluxxen", **options: Json) -> Play:
    seats = seats_near(name, 3, options)
    return make_game(name, options, seats).start(seats, "7")


def asked(pool: BotPool, play: Play, bot: str = "greedy", budget_ms: int = 1000) -> Awaitable[list[str]]:
    view = play.view(play.seat())
    return pool.choose(play.game.name, play.game.options, view, bot, "a seed", budget_ms)


def with_pool(evening: Callable[[BotPool], Awaitable[None]], workers: int = 1, grace_s: float = 10) -> None:
    """A pool for a while; afterwards nothing of it is left."""

    async def held() -> None:
        pool = BotPool(workers, grace_s)
        try:
            await evening(pool)
        finally:
            await pool.close()
        assert not any(worker.process for worker in pool.workers)

    asyncio.run(held())


def pid_of(pool: BotPool, worker: int = 0) -> int:
    process = pool.workers[worker].process
    assert process is not None
    return process.pid


# ---- answers


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_in_the_pool_plays_as_it_plays_everywhere(name: str) -> None:
    async def evening(pool: BotPool) -> None:
        play = begun(name)
        for _ in range(12):
            if not play.legal:
                break
            seat = seat_to_decide(play, 60_000)
            codes = bot_named("search:20")(seat, bots_rng("a seed"))
            texts = await asked(pool, play, "search:20", 60_000)
            assert texts == [play.game.choices[code].text for code in codes]
            for code in codes:
                play.apply(code)

    with_pool(evening)


def test_a_deck_of_somebody_s_own() -> None:
    async def evening(pool: BotPool) -> None:
        text = deck_text("allotment").replace("\n", "\n# mine\n", 1)
        play = begun("fluxx", deck=text)
        (choice, *_) = await asked(pool, play)
        assert play.game.parse(choice) in play.legal

    with_pool(evening)


@pytest.mark.parametrize("name", GAMES)
def test_advice_can_be_sent_and_said_in_every_language(name: str) -> None:
    def read(said: Json) -> Phrase:
        assert isinstance(said, dict) and isinstance(said["args"], dict)
        args = {key: read(arg) if isinstance(arg, dict) else arg for key, arg in said["args"].items()}
        return Phrase(str(said["key"]), **args)  # type: ignore[arg-type]

    async def evening(pool: BotPool) -> None:
        play = begun(name)
        while len(play.legal) < 2:
            play.apply(play.legal[-1])
        view = play.view(play.seat())
        advice = json.loads(json.dumps(await pool.advise(name, play.game.options, view, "a seed", 200)))
        assert advice["seat"] == play.seat() and len(advice["chances"]) == play.seats and advice["more"] >= 0
        assert 1 <= len(advice["candidates"]) <= 6
        for candidate in advice["candidates"]:
            assert play.game.parse(candidate["move"][0]) in play.legal and candidate["visits"] > 0
            said = [read(phrase) for phrase in [candidate["says"], *candidate["reasons"]] if phrase]
            for language in LANGUAGES:
                words, names = words_of(play.game, language), [f"Name{seat}" for seat in range(play.seats)]
                assert all(words.say(phrase, names) for phrase in said) and not unsaid(words)

    with_pool(evening)


def test_a_wrong_question_is_refused_and_harms_nobody() -> None:
    async def evening(pool: BotPool) -> None:
        play = begun()
        options, view = play.game.options, play.view(play.seat())
        with pytest.raises(BadOptions, match="there is no bot 'nobody'"):
            await pool.choose("abluxxen", options, view, "nobody", "", 100)
        with pytest.raises(KibitzError, match="expected the view of seat 0, which decides, got seat 1"):
            await pool.choose("abluxxen", options, play.view(1), "greedy", "", 100)
        with pytest.raises(KibitzError, match="which decides, got seat -1"):
            await pool.advise("abluxxen", options, play.view(SPECTATOR), "")
        with pytest.raises(KibitzError, match="there is no game 'nothing'"):
            await pool.choose("nothing", {}, view, "greedy", "", 100)
        first = pid_of(pool)
        assert await asked(pool, play) and pid_of(pool) == first

    with_pool(evening)


# ---- processes


def test_no_process_is_started_before_it_is_needed() -> None:
    async def evening(pool: BotPool) -> None:
        assert not any(worker.process for worker in pool.workers)
        for _ in range(5):
            await asked(pool, begun())
        assert sum(worker.process is not None for worker in pool.workers) == 1, "one after the other, one is enough"

    with_pool(evening, workers=3)


def test_nobody_waits_for_the_bot_of_another_table() -> None:
    async def evening(pool: BotPool) -> None:
        await asyncio.gather(asked(pool, begun()), asked(pool, begun()))
        thinking = asyncio.ensure_future(asked(pool, begun(), THINKER, 3000))
        await asyncio.sleep(0.1)
        for _ in range(5):
            await asked(pool, begun("absolute"))
        assert not thinking.done(), "the other worker has answered all of them meanwhile"
        assert await thinking

    with_pool(evening, workers=2)


def test_questions_wait_for_a_free_worker() -> None:
    async def evening(pool: BotPool) -> None:
        waiting = [asyncio.ensure_future(asked(pool, begun())) for _ in range(6)]
        await asyncio.sleep(0)
        assert pool.waiting == 4
        assert all(await asyncio.gather(*waiting)) and pool.waiting == 0

    with_pool(evening, workers=2)


def test_a_worker_that_dies_idle_is_replaced() -> None:
    async def evening(pool: BotPool) -> None:
        answer = await asked(pool, begun())
        first = pid_of(pool)
        os.kill(first, signal.SIGKILL)
        assert await asked(pool, begun()) == answer
        assert pid_of(pool) != first and not alive(first)

    with_pool(evening)


def test_a_worker_that_dies_while_it_thinks_is_replaced_and_asked_again() -> None:
    async def evening(pool: BotPool) -> None:
        await asked(pool, begun())
        first = pid_of(pool)
        thinking = asyncio.ensure_future(asked(pool, begun(), THINKER, 700))
        await asyncio.sleep(0.2)
        os.kill(first, signal.SIGKILL)
        assert await thinking
        assert pid_of(pool) != first

    with_pool(evening)


def test_a_worker_that_hangs_is_killed() -> None:
    async def evening(pool: BotPool) -> None:
        await asked(pool, begun())
        first = pid_of(pool)
        os.kill(first, signal.SIGSTOP)
        assert await asked(pool, begun(), budget_ms=1000)
        assert pid_of(pool) != first and not alive(first)

    with_pool(evening, grace_s=2)


def test_if_every_worker_dies_the_policy_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(pool: BotPool) -> None:
        play = begun("absolute")
        (choice,) = await asked(pool, play, "expert")
        assert play.game.parse(choice) in play.legal
        with pytest.raises(KibitzError, match="2 workers were lost over one question"):
            await pool.advise("absolute", play.game.options, play.view(play.seat()), "")

    monkeypatch.setattr(worker_process, "PROGRAM", "raise SystemExit(3)")
    with_pool(evening)


def test_what_nobody_waits_for_any_more_is_not_the_answer_to_the_next_question() -> None:
    async def evening(pool: BotPool) -> None:
        await asked(pool, begun())
        first = pid_of(pool)
        dropped = asyncio.ensure_future(asked(pool, begun(), THINKER, 5000))
        await asyncio.sleep(0.1)
        dropped.cancel()
        play = begun("fluxx")
        (choice, *_) = await asked(pool, play)
        assert play.game.parse(choice) in play.legal
        assert dropped.cancelled() and not alive(first)

    with_pool(evening)


def test_ctrl_c_and_a_polite_end_are_for_the_server() -> None:
    async def evening(pool: BotPool) -> None:
        await asked(pool, begun())
        first = pid_of(pool)
        assert os.getpgid(first) != os.getpgid(0)
        os.kill(first, signal.SIGINT)
        os.kill(first, signal.SIGTERM)
        assert await asked(pool, begun()) and pid_of(pool) == first

    with_pool(evening)


def test_close_leaves_no_process_and_nobody_waiting() -> None:
    async def evening(pool: BotPool) -> None:
        await asyncio.gather(asked(pool, begun()), asked(pool, begun()))
        pids = [pid_of(pool, 0), pid_of(pool, 1)]
        waiting = [asyncio.ensure_future(asked(pool, begun(), THINKER, 5000)) for _ in range(4)]
        await asyncio.sleep(0.2)
        begin = time.monotonic()
        await pool.close()
        assert time.monotonic() - begin < 3 and not any(alive(pid) for pid in pids)
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(answer, PoolClosed) for answer in answers)
        with pytest.raises(PoolClosed):
            await asked(pool, begun())

    with_pool(evening, workers=2)


# ---- by turns


def served(queue: FairQueue[str], count: int = 100) -> list[str]:
    found = [queue.next() for _ in range(count)]
    return [one[1] for one in found if one is not None]


def test_everybody_has_a_turn_however_much_others_have_asked_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.add(Turn(Rank.PLAY, "school", "Anna"), f"Anna {number}")
    queue.add(Turn(Rank.PLAY, "school", "Ben"), "Ben")
    queue.add(Turn(Rank.PLAY, "home", "Cleo"), "Cleo")
    assert served(queue) == ["Anna 0", "Cleo", "Ben", "Anna 1", "Anna 2", "Anna 3", "Anna 4"]


def test_many_keys_of_one_address_share_its_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.add(Turn(Rank.PLAY, "attacker", f"key {number}"), "attack")
    queue.add(Turn(Rank.PLAY, "stranger", "Anna"), "Anna")
    assert "Anna" in served(queue, 2)


def test_people_s_tables_come_first_and_nobody_waits_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        for rank in Rank:
            queue.add(Turn(rank, "here", "Anna"), f"{rank.name} {number}")
    first = served(queue, 2 * AGEING)
    assert [what.split()[0] for what in first] == ["PLAY", "PLAY", "PLAY", "STUDY"] * 2
    assert len(served(queue)) == 4 * 20 - 2 * AGEING


def test_a_stranger_s_bot_does_not_wait_for_all_of_somebody_s_bots() -> None:
    async def evening(pool: BotPool) -> None:
        play = begun()
        view, options = play.view(play.seat()), play.game.options
        await asked(pool, play)

        def ask(bot: str, person: str) -> asyncio.Future[list[str]]:
            choosing = pool.choose("abluxxen", options, view, bot, "", 100, Turn(Rank.PLAY, "here", person))
            return asyncio.ensure_future(choosing)

        many = [ask(THINKER, "Anna") for _ in range(12)]
        await asyncio.sleep(0)
        assert await ask("greedy", "a stranger")
        assert sum(one.done() for one in many) <= 3, "the one that was under way, and one for one"
        assert all(await asyncio.gather(*many))

    with_pool(evening)


def test_what_comes_too_late_is_not_asked_at_all() -> None:
    async def evening(pool: BotPool) -> None:
        play = begun()
        await asked(pool, play)
        busy = asyncio.ensure_future(asked(pool, play, THINKER, 600))
        await asyncio.sleep(0)
        with pytest.raises(TooLate):
            await pool.choose("abluxxen", play.game.options, play.view(play.seat()), "greedy", "", 100, within_s=0.05)
        assert not busy.done() and pool.waiting == 0
        assert await busy and await asked(pool, play)

    with_pool(evening)


SERVER = """
import asyncio, sys
from server.test_bot_pool import THINKER, asked, begun, pid_of
from kibitz.server.live.bot_pool import BotPool

async def main():
    pool = BotPool(2)
    await asyncio.gather(asked(pool, begun()), asked(pool, begun()))
    print(pid_of(pool, 0), pid_of(pool, 1), flush=True)
    await asked(pool, begun(), THINKER, 2000)

asyncio.run(main())
"""


def test_no_worker_outlives_a_killed_server() -> None:
    """One of them is idle, the other one thinks."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-P", "-c", SERVER], stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2 and all(alive(pid) for pid in pids)
        time.sleep(0.2)
        server.kill()
    assert soon(lambda: not any(alive(pid) for pid in pids))
