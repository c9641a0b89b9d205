"""Results: what became of every finished game, read once from its entries and kept for everybody who played it.

They are counted when a game ends. Games of a time when nothing was counted, and those whose server died at the wrong
moment, are counted when somebody asks for their own. A game that did not begin with a deal (what if?) has no result.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from kibitz.core.errors import KibitzError
from kibitz.core.event import ALL_SEEING, Event
from kibitz.core.game import Game
from kibitz.core.phrase import SEAT, Phrase
from kibitz.play.events import event_json
from kibitz.play.words import LANGUAGES, Words, event_phrase, words_of
from kibitz.server.errors import Damaged
from kibitz.server.live.decks import DeckReader
from kibitz.server.live.finished import AFTER_ALL
from kibitz.server.live.loading import first_state, reading
from kibitz.server.store.database import LogRow
from kibitz.server.store.schema import KEEP_RESULT, entries, people, results, tables
from kibitz.server.store.store import Store
from kibitz.server.table.entries import Carried, Chair, Dealt, Snapshot, read_entry
from kibitz.server.table.settings import game_for
from kibitz.server.table.table import Table
from kibitz.wire import Said, said

MOST_COUNTED: Final = 200  # games that one request may have to count first
LONG_TEXT: Final = 100  # a deck in full is no option worth naming
PROGRAM: Final = "program"  # where the level of a bot stands: somebody's own one

Outcome = Literal["won", "shared", "lost", "nobody", "together"]
Opponents = Literal["bots", "people", "together"]


class PastGame(Struct):
    """A game that somebody has played to its end; ``number`` is its number at the table. Times are in milliseconds."""

    table: str
    number: int
    game: str
    began: int
    ended: int
    options: dict[str, Any]  # long texts are left out
    names: list[str]
    bots: list[str]  # their levels by seat; empty: a person
    own: list[int]  # your seats; more than one: several people at one screen, and nobody knows which one you were
    against: Opponents
    result: Outcome  # together: several of the seats were yours
    place: int  # 0: several of the seats were yours
    winners: list[int]
    scores: list[int]
    why: str  # how it ended, a word for programs
    by: str  # and what ended it, where there is something to be named: a goal
    choices: int  # 0: not known, the rules changed meanwhile
    ending: Said | None = None  # what was told of the end, for people


class Kept(Struct):
    """As it is stored: with what was told in all languages, because the cards' names may be those of a deck."""

    game: PastGame
    endings: dict[str, Said] = {}


class Cursor(NamedTuple):
    """Where a list of results goes on."""

    ended_at: int
    table: str
    deal: int


class Finished(NamedTuple):
    """How a game ended, before it is anybody's."""

    at: int
    chairs: list[Chair]
    winners: list[int]
    scores: list[int]
    why: str = ""
    by: str = ""
    choices: int = 0
    endings: dict[str, Said] = {}  # noqa: RUF012


class Results:
    """The results that the store has."""

    def __init__(self, store: Store, decks: DeckReader | None = None) -> None:
        self.store = store
        self.decks = decks
        self.database = store.database
        self.desk = asyncio.Lock()  # one game is counted at a time

    async def count_at(self, table: str) -> None:
        """Count what has ended at a table."""
        await self.count(tables.c.id == table)

    async def count_for(self, person: str) -> None:
        """Count what is still to be counted at the tables where this person sits."""
        mine = sa.select(people.c.table_id).where(people.c.person == person)
        await self.count(tables.c.id.in_(mine))

    async def count(self, where: sa.ColumnElement[bool]) -> None:
        async with self.desk:
            query = uncounted(where)
            for game in await self.database.read(lambda connection: connection.execute(query).all()):
                with suppress(Damaged):  # one game that cannot be read does not hide the others
                    await self.keep(await self.rows_of(game.table_id, game.number))

    async def keep(self, rows: list[dict[str, object]]) -> None:
        if rows:
            await self.database.write(lambda connection: connection.execute(KEEP_RESULT, rows).close())

    async def rows_of(self, table: str, deal: int) -> list[dict[str, object]]:
        """What is to be kept of the game that begins with this entry; nothing while it is not over."""
        with reading(table, deal):
            return await self.rows_read(table, deal)

    async def rows_read(self, table: str, deal: int) -> list[dict[str, object]]:
        head = (await self.store.between(table, deal, deal, full=False))[0]
        dealt = read_entry(head.data)
        if not isinstance(dealt, Dealt) or not dealt.seed:
            return [row_of(table, deal, "", "", 0, "")]
        last = await self.end_of(table, deal)
        played = await self.store.between(table, deal, last, full=False)
        if self.decks is not None:
            await self.decks.prepare(dealt.state.settings)
        finished = await asyncio.to_thread(replayed, played)
        if finished is None:
            finished = await asyncio.to_thread(remembered, dealt, await self.store.between(table, deal, last))
        return [] if finished is None else rows_for(table, head, dealt, finished)

    async def end_of(self, table: str, deal: int) -> int:
        """The last entry before the next deal."""
        for number in await self.store.checkpoints(table):
            if number > deal:
                entry = (await self.store.between(table, number, number, full=False))[0]
                if not isinstance(read_entry(entry.data), Carried):
                    return number - 1
        return AFTER_ALL

    async def of(self, person: str, game: str, after: Cursor | None, most: int) -> tuple[list[Kept], Cursor | None]:
        """Somebody's results, the newest first; and where to go on, if there are more."""
        query = sa.select(results.c.ended_at, results.c.table_id, results.c.deal, results.c.data)
        query = query.where(results.c.person == person)
        if game:
            query = query.where(results.c.game == game)
        order = (results.c.ended_at, results.c.table_id, results.c.deal)
        if after is not None:
            query = query.where(sa.tuple_(*order) < sa.tuple_(*after))
        query = query.order_by(*(column.desc() for column in order)).limit(most + 1)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        shown = [kept for row in found[:most] for kept in kept_in(row.table_id, row.deal, row.data)]
        return shown, Cursor(*found[most - 1][:3]) if len(found) > most else None


def kept_in(table: str, deal: int, data: str) -> list[Kept]:
    """A result, if it can be read."""
    with suppress(Damaged), reading(table, deal):
        return [msgspec.json.decode(data, type=Kept)]
    return []


def uncounted(where: sa.ColumnElement[bool]) -> sa.Select[str, int]:
    """The games at these tables that have ended, or may have, and of which nothing is kept."""
    other = entries.alias()
    last = sa.select(sa.func.max(other.c.number)).where(other.c.table_id == tables.c.id, other.c.whole)
    counted = sa.exists().where(results.c.table_id == entries.c.table_id, results.c.deal == entries.c.number)
    ended = (tables.c.phase != "playing") | (entries.c.number < last.scalar_subquery())
    query = sa.select(entries.c.table_id, entries.c.number).join(tables, tables.c.id == entries.c.table_id)
    query = query.where(where, entries.c.whole, entries.c.number > 1, ~counted, ended)
    return query.order_by(tables.c.created_at.desc(), tables.c.id, entries.c.number).limit(MOST_COUNTED)


def row_of(table: str, deal: int, person: str, game: str, ended_at: int, data: str) -> dict[str, object]:
    return {"table_id": table, "deal": deal, "person": person, "game": game, "ended_at": ended_at, "data": data}


# ---- one game


def replayed(played: Sequence[LogRow]) -> Finished | None:
    """Play it again until it ends. None: it has not ended, or the rules are not the same any more."""
    checkpoints = [place for place, entry in enumerate(played) if entry.checkpoint]
    try:
        table = Table(first_state(played[checkpoints[-1] :]))
        for entry in played[checkpoints[-1] :]:
            told = table.take(entry.number, entry.at, read_entry(entry.data))
            if any(update.item.kind == "aborted" for update in told):
                return nobodys(entry.at)
            if any(update.item.kind == "ended" for update in told):
                heard = [event for update in told for event in update.heard]
                return finished_at(table, entry.at, heard, len(checkpoints) == 1)
    except KibitzError:
        pass
    return None


def nobodys(at: int) -> Finished:
    """A game that was broken off counts for nobody."""
    return Finished(at, [], [], [])


def finished_at(table: Table, at: int, heard: Sequence[Event], is_whole: bool) -> Finished:
    outcome = table.outcome
    assert table.round is not None and outcome is not None
    choices = len(table.round.match.record.choices) if is_whole else 0
    last = last_words(table.game, heard)
    by, endings = ("", {}) if last is None else (named_in(table.game, last), told_in_all(table.game, last))
    by = "" if by == outcome.why else by
    return Finished(at, table.chairs, outcome.winners, outcome.scores, outcome.why, by, choices, endings)


def last_words(game: Game, heard: Sequence[Event]) -> Event | None:
    """What told that it ended: the event of that name, or else the last one of which something is said."""
    ended = [event for event in heard if game.events[event.kind].name == "ended"]
    spoken = [event for event in heard if game.events[event.kind].spoken]
    return next(reversed(ended or spoken), None)


def named_in(game: Game, event: Event) -> str:
    """The first text in an event: the card of a goal, a reason."""
    fields = event_json(game, event)
    return next((value for name, value in fields.items() if name != "kind" and isinstance(value, str)), "")


def told_in_all(game: Game, event: Event) -> dict[str, Said]:
    phrase = event_phrase(game, event, ALL_SEEING)
    return {language: plainly(phrase, deck_words(game, language)) for language in LANGUAGES}


def plainly(phrase: Phrase, words: Words) -> Said:
    """A phrase whose parts are put into words already, all but the seats' names."""
    args: dict[str, int | str | Said] = {}
    for name, value in phrase.args.items():
        if isinstance(value, Phrase):
            args[name] = said(value) if value.key == SEAT else words.say(value)
        else:
            args[name] = value
    return Said(phrase.key, args)


@lru_cache(maxsize=24)
def deck_words(game: Game, language: str) -> Words:
    return words_of(game, language)


def remembered(dealt: Dealt, played: Sequence[LogRow]) -> Finished | None:
    """How it ended by the points that were kept with it: the rules of then are not those of today."""
    for entry in played:
        if not entry.position:
            continue
        snapshot = msgspec.json.decode(entry.position, type=Snapshot)
        if snapshot.aborted:
            return nobodys(entry.at)
        if snapshot.position is None:
            before = [*dealt.state.chairs, *[Chair()] * len(snapshot.chairs)]
            pairs = list(zip(snapshot.chairs, before, strict=False))
            winners = [seat for seat, (chair, start) in enumerate(pairs) if chair.wins > start.wins]
            return Finished(entry.at, snapshot.chairs, winners, [chair.total - start.total for chair, start in pairs])
    return None


# ---- whose it is


def rows_for(table: str, head: LogRow, dealt: Dealt, finished: Finished) -> list[dict[str, object]]:
    """A row for everybody who sat there when it ended, or has resigned; where nobody did, one that says that it was
    looked at."""
    chairs, game = finished.chairs[: len(finished.scores)], dealt.state.settings.game
    rows = []
    for person in dict.fromkeys(whose(chair) for chair in chairs if whose(chair)) or [""]:
        own = [seat for seat, chair in enumerate(chairs) if person and whose(chair) == person]
        past = past_game(table, head, dealt, finished, chairs, own)
        data = msgspec.json.encode(Kept(past, finished.endings)).decode() if own else ""
        rows.append(row_of(table, head.number, person, game, finished.at, data))
    return rows


def whose(chair: Chair) -> str:
    """Whose result a chair's is."""
    return chair.resigned or chair.person


def past_game(
    table: str, head: LogRow, dealt: Dealt, finished: Finished, chairs: list[Chair], own: list[int]
) -> PastGame:
    settings = dealt.state.settings
    return PastGame(
        table=table,
        number=dealt.state.begun,
        game=settings.game,
        began=head.at,
        ended=finished.at,
        options={name: value for name, value in options_of(dealt).items() if len(str(value)) < LONG_TEXT},
        names=[chair.name for chair in chairs],
        bots=[chair.bot or PROGRAM * chair.program for chair in chairs],
        own=own,
        against=opponents_of(chairs, own),
        result=result_for(own, finished.winners, chairs),
        place=place_of(own[0], finished, chairs) if len(own) == 1 else 0,
        winners=finished.winners,
        scores=finished.scores,
        why=finished.why,
        by=finished.by,
        choices=finished.choices,
    )


def options_of(dealt: Dealt) -> Mapping[str, Any]:
    """All of them; of a game whose options there are no more, those that were chosen."""
    settings = dealt.state.settings
    try:
        return game_for(settings, len(dealt.state.chairs)).options
    except KibitzError:
        return settings.options


def opponents_of(chairs: Sequence[Chair], own: Sequence[int]) -> Opponents:
    """Against whom: bots alone, or people too."""
    if len(own) > 1:
        return "together"
    others = [chair for seat, chair in enumerate(chairs) if seat not in own]
    return "bots" if all((chair.bot and not chair.resigned) or chair.program for chair in others) else "people"


def result_for(own: Sequence[int], winners: Sequence[int], chairs: Sequence[Chair]) -> Outcome:
    if len(own) > 1:
        return "together"
    if own and chairs[own[0]].resigned:
        return "lost"
    if not winners:
        return "nobody"
    if own and own[0] in winners:
        return "won" if len(winners) == 1 else "shared"
    return "lost"


def place_of(seat: int, finished: Finished, chairs: Sequence[Chair]) -> int:
    """Winners are first, whatever else decided between equal points; the others follow by their points. Whoever has
    resigned is last."""
    if chairs[seat].resigned:
        return len(chairs)
    if seat in finished.winners:
        return 1
    playing = [other for other in range(len(finished.scores)) if not chairs[other].resigned]
    ahead = [other for other in playing if finished.scores[other] > finished.scores[seat]]
    return 1 + len({*ahead, *finished.winners})
