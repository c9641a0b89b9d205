"""The messages between a table and whoever sits or watches there: version 1 of the table protocol.

One WebSocket per table, one JSON object per message, its ``type`` first. ``docs/table-protocol.md`` tells it in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kibitz.core.phrase import Phrase

PROTOCOL = 1
HEARTBEAT_S = 15  # a client that hears nothing for three of these is right to reconnect

# ---- limits on what clients send

ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=2000)]
Choices = Annotated[list[ChoiceText], Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, Meta(max_length=500)]
PlayerName = Annotated[str, Meta(max_length=40)]
OptionValue = bool | int | Annotated[str, Meta(max_length=200_000)] | Annotated[list[int], Meta(max_length=99)]
Options = Annotated[dict[str, OptionValue], Meta(max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]


class Said(Struct, omit_defaults=True, gc=False):
    """A phrase before it is put into a language: a key of the Fluent files, and its arguments."""

    key: str
    args: dict[str, int | str | Said] = {}


class Spoken(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Whatever a client says."""


# ---- from a client


class Hello(Spoken, kw_only=True, tag="hello"):
    """First of all. ``have`` are the numbers of the last news this client has, by seat; -1 is the spectators' seat."""

    protocol: int
    key: Annotated[str, Meta(max_length=80)] = ""
    have: Annotated[dict[int, Number], Meta(max_length=100)] = {}
    boards: bool = False  # whoever draws a table is sent boards; a program reads the view
    chat: Number = 0  # the number of the last line of chat that this client has
    paces: bool = False  # it shows moves one by one at a pace of its own: where one person plays, bots need not wait


class Act(Spoken, kw_only=True):
    """Something to be done. Sent again with the same ``id`` it is done once. Who sits on several chairs names one."""

    id: ClientId
    seat: SeatNumber | None = None


class Choose(Act, kw_only=True, tag="choose"):
    """The answer to a decision: one choice, or several that make one move, taken all or not at all."""

    decision: Number
    choices: Choices


class LetPass(Act, kw_only=True, tag="pass"):
    """All chairs of this client let a reaction window pass: the one answer to "anyone?"."""

    window: Number


class Wait(Act, kw_only=True, tag="wait"):
    """More time for a reaction window that closes at its time; everybody sees who has asked for it."""

    window: Number


class Order(Act, kw_only=True, tag="order"):
    """A standing order: what to do whenever a reaction window of this kind opens."""

    kind: Annotated[str, Meta(max_length=40)]
    answer: Literal["pass", "ask"]


class Undo(Act, kw_only=True, tag="undo"):
    """Take the last own move back; where others have something to say, they are asked."""


class Consent(Act, kw_only=True, tag="consent"):
    """The answer to somebody's wish to take a move back."""

    yes: bool


class Say(Act, kw_only=True, tag="say"):
    """Something said at the table: a text, or a quick phrase that everybody reads in their own language."""

    text: ChatText = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Rename(Act, kw_only=True, tag="rename"):
    """Be called otherwise at this table."""

    name: PlayerName


class Again(Act, kw_only=True, tag="again"):
    """Ready for the next game: of the match, or for a rematch."""


class Leave(Act, kw_only=True, tag="leave"):
    """Stand up. In a running game the chair is kept, and a bot covers it if the table wants that."""


class Start(Act, kw_only=True, tag="start"):
    """The host: bots take the open chairs, and the game begins."""

    bot: BotName = "casual"


class Kick(Act, kw_only=True, tag="kick"):
    """The host: this chair is free again; in a running game a bot plays the hand to its end."""

    chair: SeatNumber


class Mute(Act, kw_only=True, tag="mute"):
    """The host: whoever sits there is not heard (or is heard again)."""

    chair: SeatNumber
    muted: bool = True


class Replace(Act, kw_only=True, tag="replace"):
    """The host: while its owner is away, the bot that was agreed on plays for this chair, whatever ``bot`` says."""

    chair: SeatNumber
    bot: BotName = "casual"


class Resume(Act, kw_only=True, tag="resume"):
    """Play on oneself: the bot that covered this chair steps back."""


class Resign(Act, kw_only=True, tag="resign"):
    """Give the running game up: a bot plays the hand to its end, and whoever resigns is placed last."""


class Abort(Act, kw_only=True, tag="abort"):
    """Break the running game off, so that it counts for nobody; the others are asked whether they agree."""


class Query(Spoken, kw_only=True):
    """A question that changes nothing."""

    id: ClientId
    seat: SeatNumber | None = None


class Why(Query, kw_only=True, tag="why"):
    """Which rule forbids a choice?"""

    choice: ChoiceText


class Foresee(Query, kw_only=True, tag="foresee"):
    """What would surely follow?"""

    choices: Choices


class Hint(Query, kw_only=True, tag="hint"):
    """What is worth considering?"""


class Moment(Query, kw_only=True, tag="moment"):
    """How did the table lie after the news with this number?"""

    n: Number


class Chats(Query, kw_only=True, tag="chats"):
    """What was said before the line with this number? 0: the latest lines."""

    before: Number = 0


class Ping(Spoken, kw_only=True, tag="ping"):
    """Is somebody there?"""

    at: Number = 0


Acts = (
    Choose | LetPass | Wait | Order | Undo | Consent | Say | Rename | Again | Leave | Start | Kick | Mute | Replace
    | Resume | Resign | Abort
)  # fmt: skip
Queries = Why | Foresee | Hint | Moment | Chats
Request = Acts | Queries | Hello | Ping


# ---- to a client


class Chair(Struct, omit_defaults=True):
    """Who sits there. ``kind``: open, person, bot, program (a bot of somebody else's)."""

    kind: str
    name: str
    bot: str = ""  # the level of the bot that plays there, for good or for now
    covered: bool = False  # a bot plays for the person, who may come back
    muted: bool = False
    ready: bool = False  # for the next game
    free: bool = (
        False  # a bot has played there for somebody who is gone: before the next deal whoever comes may sit down
    )


class ClockInfo(Struct, omit_defaults=True):
    """The clock, in milliseconds: for every decision ``step``, then the chair's ``banks`` run down; ``running`` says
    whose, ``used`` how much of this decision's time is gone."""

    step: int
    banks: list[int]
    running: list[int] = []
    used: int = 0
    window: int = 0


class Info(Struct, omit_defaults=True):
    """The table: what is played, who sits there, how the match stands."""

    game: str
    version: int
    phase: str  # open, playing, between (games of a match), over, closed
    chairs: list[Chair]
    host: int
    round: int  # the number of the current game, from 1
    rounds: int
    totals: list[int]  # points so far, by chair
    wins: list[int]
    scored: bool = (
        True  # false: the game has winners and no points; then ``totals`` and ``scores`` are not worth showing
    )
    begun: int = 0  # games ever begun here, over all matches: the number of the current one in the archive
    options: dict[str, Any] = {}  # only in the first news; a deck may be long
    windows: list[str] = []  # only there, too: the kinds of reaction windows that can open
    pace: int = 0  # only there, too: how long a bot takes at least for a move, in milliseconds
    commitment: str = ""
    undo: bool = True
    chat: bool = True
    hints: bool = True
    clock: ClockInfo | None = None
    undo_asked: int = -1  # by whom
    undo_open: list[int] = []  # who has not answered yet
    wish: str = ""  # what they are asked for: undo, or abort
    asked: list[int] = []  # who is asked, in lists of tables; at the table, see Ask


class Touch(Struct, omit_defaults=True, gc=False):
    """Cards of one pile that a choice is about; no cards: the pile itself, as one draws from a deck."""

    pile: str
    seat: int = -1
    cards: list[str] = []


class Offer(Struct, omit_defaults=True, gc=False):
    """One choice, what it says, and what surely follows."""

    text: str
    says: Said
    follows: list[Said] = []
    points: list[int] = []  # before and after
    touches: list[Touch] = []  # what on the board it is about: how to choose it by pointing; only with ``boards``
    aims: list[Touch] = []  # what of others' it does something to; only with ``boards``
    key: str = ""  # what a person may type for it: its own key, where it has one


class Ask(Struct, omit_defaults=True, gc=False):
    """What is asked. ``says`` and ``offers`` are for whoever is asked, they may name cards that nobody else knows; the
    others see only who is asked, and for what."""

    decision: int
    seats: list[int]  # who is asked
    prompt: str
    says: Said | None = None
    offers: list[Offer] = []
    window: int = 0  # the id of a reaction window; nothing of it shows who has answered
    kind: str = ""  # of the window
    closes: int = 0  # milliseconds from now until it closes, the same for all who are asked; 0: when all have answered
    fixed: bool = False  # it closes then and not before, whoever has answered; whoever cannot answer need do nothing
    waits: list[int] = []  # who has said “wait” in it
    answered: list[str] = []  # what this seat has answered; it may still be changed
    routine: bool = False


class Part(Struct, omit_defaults=True, gc=False):
    """Cards of a pile that lie together: a layer, a set, a stack; and what is to be said of them."""

    cards: list[str]
    caption: Said | None = None
    together: bool = False  # in a row: taken as one, unlike single cards side by side


class Pile(Struct, omit_defaults=True, gc=False):
    """A pile on a board. Of one that lies face down, or in another's hand, only the number of cards is known, and which
    of them were seen to go there."""

    name: str
    look: str  # fan, row, stack, open, stacks, layers
    count: int
    seat: int = -1
    parts: list[Part] = []
    known: list[str] = []
    rare: bool = False  # not worth a place while it is empty


class Fact(Struct, omit_defaults=True, gc=False):
    """Something that holds now: what it is called, how it stands, and the cards that make it so."""

    name: Said
    value: Said
    cards: list[str] = []


class GoalStatus(Struct, omit_defaults=True, gc=False):
    """How far a seat is from a goal: what it has for it, what it lacks (nothing: it is met), and what stops it."""

    has: list[str] = []
    lacks: list[Said] = []
    stops: list[str] = []


class Goal(Struct, gc=False):
    """A goal in force: its card, what it asks for, and how every seat stands."""

    card: str
    says: Said
    seats: list[GoalStatus]


class Link(Struct, omit_defaults=True, gc=False):
    """One link of a chain of answers: whose card it is, what it does; ``void``: it is cancelled as things stand."""

    card: str
    seat: int
    says: Said
    void: bool = False


class Board(Struct, omit_defaults=True, gc=False):
    """A table as it is drawn, of any game: piles, what else to show at each seat, and what holds for all; where the
    game says it, also number by number, goal by goal, the chain of answers that is open, and at the end the cards that
    have won."""

    seats: int
    piles: list[Pile]
    turn: int = -1  # whose turn it is, which is not always who decides
    badges: list[list[Said]] = []
    notices: list[Said] = []
    facts: list[Fact] = []
    goals: list[Goal] = []
    chain: list[Link] = []
    winning: list[Touch] = []  # when the game is over: the cards it was won with


class Face(Struct, omit_defaults=True):
    """A card, to be read: what it is called, and what it does, where its text does not say it all."""

    name: Said | None = None
    shown: str = ""  # how it is written, where that is no phrase and not its text either
    tells: Said | None = None  # name, kind and text in one, to be heard
    kind: str = ""  # of a deck with cards of several kinds: keeper, goal, rule
    text: Said | None = None  # what is printed on it


class NewsItem(Struct, omit_defaults=True, gc=False):
    """What happened, numbered in the order in which this seat is told. ``kind`` says which fields there are."""

    n: int
    kind: str
    seat: int = -1
    events: list[msgspec.Raw] = []  # as in the engine protocol, with ``says``
    name: str = ""
    text: str = ""
    phrase: str = ""
    at: int = 0
    round: int = 0
    commitment: str = ""
    seed: str = ""
    salt: str = ""
    first: int = -1
    winners: list[int] = []
    scores: list[int] = []
    why: str = ""
    yes: bool = False


class Message(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """Whatever the server says."""


class Welcome(Message, kw_only=True, tag="welcome"):
    """The answer to hello: who you are here."""

    protocol: int = PROTOCOL
    server: str = ""
    seats: list[int] = []  # your chairs; none for a spectator
    host: bool = False
    heartbeat: int = HEARTBEAT_S
    chat: bool = False  # whether you are told what is said here


NO_VIEW = msgspec.Raw(b"null")  # no game has been dealt


class News(Message, kw_only=True, tag="news"):
    """What is new for a seat, and how things stand now. ``items`` go on from the number you had; ``fresh``: they do
    not, take the view as it is."""

    seat: int
    items: list[NewsItem] = []
    n: int  # the number of the last item; it stands behind them, because it may tell how the last one ended
    fresh: bool = False
    info: Info | None = None
    view: msgspec.Raw = NO_VIEW
    board: Board | None = None  # the same as the view, to be drawn; for whoever asked for boards
    ask: Ask | None = None
    orders: dict[str, str] = {}  # this seat's standing orders, by kind of window
    can_undo: bool = True  # false: there is nothing that this seat could take back
    may: list[str] = []  # what else this seat may do now, by the types of the acts: resign, abort, wait


class Done(Message, kw_only=True, tag="done"):
    """An act is done, and kept: it will survive whatever happens to the server."""

    id: str
    again: bool = False  # it had been done before


class Refused(Message, kw_only=True, tag="refused"):
    """An act is refused, and nothing has changed. ``kind`` and ``message`` are for programs, ``says`` is for people;
    ``rule`` is the one that forbids a choice."""

    id: str
    kind: str
    message: str
    rule: str = ""
    says: Said | None = None
    decision: int = -1  # the number of the decision that is open now


class Answer(Message, kw_only=True, tag="answer"):
    """The answer to a query."""

    id: str
    rule: str = ""
    says: list[Said] = []
    points: list[int] = []
    advice: Any = None
    board: Board | None = None


class ChatLine(Struct, omit_defaults=True):
    """Something that was said at the table; lines are numbered in their order, over all tables of a server."""

    n: int
    at: int
    seat: int
    name: str
    text: str = ""
    phrase: str = ""


class Chat(Message, kw_only=True, tag="chat"):
    """What is said, the oldest first, for those who may read it. A line may come twice: its number tells."""

    lines: list[ChatLine]
    new: bool = False  # it was said just now
    more: bool = False  # there are older ones
    id: str = ""  # of the query that it answers


class People(Message, kw_only=True, tag="people"):
    """Who is there right now: which chairs have somebody connected, and how many watch."""

    seats: list[int]
    watching: int


class Pong(Message, kw_only=True, tag="pong"):
    at: int = 0


class Bye(Message, kw_only=True, tag="bye"):
    """The server closes the connection; ``retry``: come back in so many milliseconds, not all at once."""

    kind: str
    message: str
    says: Said | None = None
    retry: int = -1


def said(phrase: Phrase) -> Said:
    """A phrase as it travels."""
    if not phrase.args:
        return Said(phrase.key)
    return Said(phrase.key, {name: said(arg) if isinstance(arg, Phrase) else arg for name, arg in phrase.args.items()})


def phrase_of(said: Said) -> Phrase:
    """A phrase as it is spoken."""
    return Phrase(
        said.key, **{name: phrase_of(arg) if isinstance(arg, Said) else arg for name, arg in said.args.items()}
    )
