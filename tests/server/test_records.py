"""Records are replayed and analysed over HTTP."""

from __future__ import annotations

import asyncio
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPResponse
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from every import unsaid
from kibitz import wire
from kibitz.bots.analysis import analyse, usual_iterations
from kibitz.games import make_game
from kibitz.play.record import Record, read_record
from kibitz.play.words import LANGUAGES, words_of
from kibitz.server.api.analyses import MOST_ANALYSES, Analyses, End, Failed, Head, Judged
from kibitz.server.api.records import LONGEST_RECORD, MOST_WAITING, RecordReader
from kibitz.server.api.replays import MOST_CHOICES, Replayed
from kibitz.server.live.bot_pool import BotPool
from kibitz.server.ops.rate_limits import Buckets
from kibitz.server.table.boards import board_of
from kibitz.server.table.seating import NotNow
from server.records import SHORT, SITTING, each_game, play_out, refused, short_game
from server.serving import Serving, ask, direct, open_table, record_of

FEW = 2  # imagined games


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("reader")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as serving:
        yield serving
        assert serving.mistakes() == []


def replay(server: Serving, record: str, **wish: object) -> Replayed:
    status, answer = ask(server.url + "/api/replays", {"record": record, **wish})
    assert status == 200, answer.decode()
    return msgspec.json.decode(answer, type=Replayed)


# ---- replays


@each_game
def test_a_replay_shows_every_step_with_all_hands_open(server: Serving, game: str) -> None:
    record = short_game(game)
    shown = replay(server, record.text())
    assert [step.number for step in shown.steps] == list(range(len(record.choices) + 1))
    assert [step.text for step in shown.steps[1:]] == record.choices
    assert (shown.names, shown.bots) == (SITTING, ["", "", "casual"])
    for step in shown.steps:
        hands = [pile for pile in step.board.piles if pile.look == "fan"]
        assert len(hands) >= 3
        assert all(pile.count == sum(len(part.cards) for part in pile.parts) for pile in hands)


@each_game
def test_the_order_of_a_deck_stays_hidden(server: Serving, game: str) -> None:
    steps = replay(server, short_game(game).text()).steps
    decks = [pile for step in steps for pile in step.board.piles if pile.name in ("deck", "draw_pile")]
    assert len(decks) == len(steps) and decks[0].count > 10
    assert not any(pile.parts or pile.known for pile in decks)


@each_game
def test_a_replay_tells_who_chose_what_and_how_it_ended(server: Serving, game: str) -> None:
    record = short_game(game)
    shown, play = replay(server, record.text()), record.begin()
    for step, text in zip(shown.steps[1:], record.choices, strict=True):
        assert (step.seat, shown.steps[step.number - 1].decides) == (play.seat(), play.seat())
        record.follow(play, text)
    over = play.outcome()
    assert over is not None and shown.outcome is not None
    assert (shown.outcome.winners, shown.outcome.scores) == (over.winners, over.scores)
    assert shown.steps[-1].decides == -1 and shown.steps[-1].asks is None


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_replay_can_be_said(server: Serving, game: str, language: str) -> None:
    record = short_game(game)
    words = words_of(record.game, language)
    shown = replay(server, record.text(), language=language)
    assert shown.words == record.game.presentation.words(language)
    for step in shown.steps:
        for phrase in [*step.tells, *filter(None, (step.says, step.asks))]:
            assert words.say(wire.phrase_of(phrase), shown.names)
    assert not unsaid(words)


@each_game
def test_a_seat_sees_the_game_again_as_it_saw_it(server: Serving, game: str) -> None:
    record = short_game(game)
    shown, play = replay(server, record.text(), seat=1), record.begin()
    assert shown.steps[0].board == board_of(record.game, play.view(1))
    for step, text in zip(shown.steps[1:], record.choices, strict=True):
        own = play.seat() == 1
        record.follow(play, text)
        assert step.board == board_of(record.game, play.view(1))
        assert (step.text, step.says is not None) == (text if own else "", own)
        assert step.asks is None or step.decides == 1


def test_what_a_replay_gives_back_is_the_record(server: Serving) -> None:
    text = short_game("abluxxen").text()
    assert replay(server, text).record == text


def test_a_late_player_is_shown_from_then_on(server: Serving) -> None:
    record = Record(make_game("fluxx", {}, 2), 2, "7", 0)
    record.choices.append("+join")
    play = record.replay()
    while play.seats < 3:
        record.choices.append(record.game.choices[play.legal[0]].text)
        play.apply(play.legal[0])
    shown = replay(server, record.text(), seat=2)
    assert (shown.seats, len(shown.names), shown.steps[1].seat) == (3, 3, -1)
    assert (shown.steps[1].text, shown.steps[0].board.seats, shown.steps[-1].board.seats) == ("+join", 2, 3)


def test_a_long_game_travels_packed(server: Serving) -> None:
    body = msgspec.json.encode({"record": short_game("fluxx").text()})
    headers = {"content-type": "application/json", "accept-encoding": "gzip"}
    request = urllib.request.Request(server.url + "/api/replays", body, headers)
    with direct.open(request) as answer:
        packed = answer.read()
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) * 10 < len(ask(server.url + "/api/replays", {"record": short_game("fluxx").text()})[1])


def test_a_deck_in_full_is_not_shown_again(server: Serving) -> None:
    deck = (files("kibitz.games.fluxx.decks") / "batman.toml").read_text(encoding="utf-8")
    record = Record(make_game("fluxx", {"deck": deck}, 2), 2, "1", 0)
    shown = replay(server, record.text(), language="en")
    assert "deck" not in shown.options and shown.words
    assert read_record(shown.record).game.options["deck"] == deck


def test_a_finished_game_of_a_table_is_replayed_from_its_link(server: Serving) -> None:
    seat = open_table(server.url, "abluxxen", ["me", "random", "random"], options=SHORT["abluxxen"])
    path = f"{server.url}/api/tables/{seat.table}/games/1/replay"
    status, answer = ask(path)
    assert (status, msgspec.json.decode(answer)["kind"]) == (409, "not-over")
    play_out(server, seat)
    shown = msgspec.json.decode(ask(path)[1], type=Replayed)
    assert (shown.outcome is not None, shown.record) == (True, record_of(server.url, seat.table))
    as_seen = msgspec.json.decode(ask(path + "?seat=1")[1], type=Replayed)
    assert [pile.seat for pile in as_seen.steps[0].board.piles if pile.look == "fan" and pile.parts] == [1]
    assert ask(path + "?seat=3")[0] == 422
    assert ask(path.replace("games/1", "games/2"))[0] == 404


# ---- what is no record

GOOD = short_game("abluxxen").text()
FIRST = short_game("abluxxen").choices[0]


@pytest.mark.parametrize(
    "record",
    [
        "hello",
        GOOD[: len(GOOD) // 2],
        GOOD.replace("game abluxxen ", "game abluxxen 9"),
        GOOD.replace(f"\n{FIRST} ", "\n13x7 ", 1),
        GOOD.replace(f"\n{FIRST} ", "\nnonsense ", 1),
        GOOD.replace("game abluxxen", "game bridge"),
        GOOD.replace("seats 3", "seats 77"),
        GOOD.replace("seats 3", "seats 0"),
        GOOD.replace("start 0", "start 3"),
        GOOD.replace('seed "1"', "seed " + "[" * 50_000),
        GOOD.replace("options {", "options [{"),
        "kibitz record 1\ngame abluxxen 1\nposition " + '{"game":' * 5000 + "\nchoices\nend 0\n",
        'kibitz record 1\ngame abluxxen 1\nposition {"game": "abluxxen", "hands": [[], []]}\nchoices\nend 0\n',
        GOOD + "\0",
    ],
    ids=lambda record: record[:20].strip() + str(len(record)),
)
@pytest.mark.parametrize("path", ["replays", "analyses", "what-ifs"])
def test_what_is_no_record_is_refused_with_a_reason(server: Serving, record: str, path: str) -> None:
    more: dict[str, object] = {"after": 1, "seat": 0} if path == "what-ifs" else {}
    assert refused(server, path, record=record, **more) == (422, "refused-bad-record")


@pytest.mark.parametrize("path", ["replays", "analyses", "what-ifs"])
def test_a_record_has_its_limits(server: Serving, path: str) -> None:
    more: dict[str, object] = {"after": 1, "seat": 0} if path == "what-ifs" else {}
    long = GOOD[: GOOD.index("choices\n")] + "choices\n" + "deck " * (MOST_CHOICES + 1) + f"\nend {MOST_CHOICES + 1}\n"
    assert refused(server, path, record=long, **more) == (413, "refused-long-record")
    assert refused(server, path, record="x" * (LONGEST_RECORD + 1), **more)[0] == 400
    assert refused(server, path, record="x" * 500_000, **more)[0] == 413
    assert ask(f"{server.url}/api/{path}", {"record": [GOOD], **more})[0] == 400


def test_a_seat_that_is_not_there_is_refused(server: Serving) -> None:
    assert refused(server, "replays", record=GOOD, seat=3) == (422, "refused-no-chair")
    assert refused(server, "what-ifs", record=GOOD, seat=3, after=1) == (422, "refused-no-chair")
    assert refused(server, "replays", record=GOOD, seat=-1)[0] == 400


def test_whoever_sends_too_many_records_waits(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", "--requests", "10") as server:
        heard = [refused(server, "replays", record="nonsense") for _ in range(20)]
    assert heard[0] == (422, "refused-bad-record")
    assert (429, "refused-too-fast") in heard


def test_of_a_hundred_records_at_once_some_are_read_and_the_others_come_again(server: Serving) -> None:
    """None waits for long, and none is kept; afterwards all is as before."""

    def send(path: str) -> tuple[int, bytes]:
        return ask(
            f"{server.url}/api/{path}", {"record": GOOD, **({"after": 1, "seat": 0} if path == "what-ifs" else {})}
        )

    with ThreadPoolExecutor(100) as pool:
        answers = list(pool.map(send, ["replays", "what-ifs"] * 50))
    busy = [body for status, body in answers if status == 409]
    assert {status for status, _ in answers} <= {200, 201, 409} and len(busy) < 80
    assert {msgspec.json.decode(body)["says"]["key"] for body in busy} <= {"refused-too-fast"}
    assert len(replay(server, GOOD).steps) > 1


def test_nobody_waits_behind_more_records_than_can_be_read() -> None:
    """The twenty-first is told at once; when one has been read, there is room for another."""
    asyncio.run(twenty_and_one())


async def twenty_and_one() -> None:
    bots = BotPool(1)
    reader = RecordReader(Analyses(bots), Buckets(1.0, 1.0))
    await reader.desk.acquire()  # somebody reads
    reading = [asyncio.create_task(reader.replay(GOOD, None, "")) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(NotNow):
        await reader.replay(GOOD, None, "")
    reading.pop().cancel()
    reader.desk.release()
    await asyncio.gather(*reading)
    assert (await reader.replay(GOOD, None, "")).bodies
    await bots.close()


# ---- analyses


def analysis(server: Serving, record: str, **wish: object) -> HTTPResponse:
    body = msgspec.json.encode({"record": record, **wish})
    request = urllib.request.Request(server.url + "/api/analyses", body, {"content-type": "application/json"})
    answer: HTTPResponse = direct.open(request, timeout=60)
    return answer


def read(line: bytes) -> Head | Judged | End | Failed:
    told: Head | Judged | End | Failed = msgspec.json.decode(line, type=Head | Judged | End | Failed)
    return told


@each_game
def test_an_analysis_comes_line_by_line_and_is_the_one_of_the_terminal(server: Serving, game: str) -> None:
    record = short_game(game, most=30)
    with analysis(server, record.text(), iterations=FEW) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        head, *middle, end = [read(line) for line in answer]
    expected = analyse(record, FEW)
    assert isinstance(head, Head) and (head.names, head.choices, head.iterations) == (SITTING, len(record.choices), FEW)
    judged = [line for line in middle if isinstance(line, Judged)]
    assert len(judged) == len(middle) == len(expected.decisions)
    for line, decision in zip(judged, expected.decisions, strict=True):
        assert (line.number, line.seat, line.chosen.lines) == (decision.number, decision.seat, decision.chosen.lines)
        assert (line.loss, line.best.lines) == (round(decision.loss, 4), decision.best.lines)
        assert line.chances == [round(chance, 4) for chance in decision.chances]
    assert isinstance(end, End) and end.final == [round(share, 4) for share in expected.final]
    assert [point.number for point in end.turning_points] == [
        point.decision.number for point in expected.turning_points
    ]
    assert [summary.decisions for summary in end.seats] == [summary.decisions for summary in expected.summaries]


def test_reasons_are_phrases_that_every_language_can_say(server: Serving) -> None:
    record = short_game("abluxxen", most=20)
    with analysis(server, record.text(), iterations=FEW) as answer:
        judged = [line for line in map(read, answer) if isinstance(line, Judged)]
    phrases = [reason for line in judged for reason in [*line.chosen.reasons, *line.best.reasons]]
    assert phrases
    for language in LANGUAGES:
        words = words_of(record.game, language)
        assert all(words.say(wire.phrase_of(phrase), SITTING) for phrase in phrases) and not words.unsaid


def test_nobody_thinks_longer_than_usual(server: Serving) -> None:
    record = short_game("absolute", most=1)
    with analysis(server, record.text(), iterations=90_000) as answer:
        head = read(answer.readline())
    assert isinstance(head, Head) and head.iterations == usual_iterations(record)


def test_nothing_played_is_nothing_to_analyse(server: Serving) -> None:
    assert refused(server, "analyses", record=short_game("absolute", most=0).text()) == (422, "refused-nothing-played")


def test_whoever_hangs_up_ends_the_analysis(server: Serving) -> None:
    """Many times as many as can run at once, and still somebody else is let in."""
    for _ in range(MOST_ANALYSES * 2):
        until_let_in(server).close()
    until_let_in(server).close()


def until_let_in(server: Serving, seconds: float = 20.0) -> HTTPResponse:
    """An analysis that has begun; the server may need a moment to see that the others are gone."""
    until = time.monotonic() + seconds
    while True:
        try:
            answer = analysis(server, GOOD, iterations=50)
            assert isinstance(read(answer.readline()), Head)
            return answer
        except urllib.error.HTTPError as busy:
            busy.close()
            assert busy.code == 409 and time.monotonic() < until
            time.sleep(0.1)


def test_of_a_hundred_analyses_at_once_a_few_run_and_bots_still_play(server: Serving) -> None:
    """The others are told to come again; a table against bots goes on meanwhile."""

    def begin(_: int) -> HTTPResponse | bytes:
        try:
            return analysis(server, GOOD)
        except urllib.error.HTTPError as busy:
            with busy:
                assert busy.code == 409
                return busy.read()

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(begin, range(100)))
    running = [answer for answer in answers if isinstance(answer, HTTPResponse)]
    assert 1 <= len(running) <= 50  # some may be over before the last one asks
    busy = {msgspec.json.decode(answer)["says"]["key"] for answer in answers if isinstance(answer, bytes)}
    assert busy == {"refused-analyses-busy"}
    play_out(server, open_table(server.url, "abluxxen", ["me", "casual", "casual"], options={"turn_limit": 3}))
    for answer in running:
        assert isinstance(read(answer.readline()), Head)
        answer.close()


def test_a_server_that_stops_waits_for_no_analysis(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server:
        with analysis(server, GOOD, iterations=90_000) as answer:
            answer.readline()
            server.stop(patience=60.0)  # or it is killed, and no last line comes
            *_, last = [read(line) for line in answer]
        assert isinstance(last, Failed) and last.says.key == "refused-restart"
        assert server.mistakes() == []
