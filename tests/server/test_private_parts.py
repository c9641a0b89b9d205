"""What we use of uvicorn and websockets without having been promised it: when it is gone, this says what.

Their versions are bounded in ``pyproject.toml`` for the same reason. Whoever raises a bound runs this and the tests of
floods (``test_floods.py``), which show that the parts still do what they did.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import sys
import textwrap
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import pytest
import uvicorn
import websockets.protocol
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kibitz.server.ops.protocols import Flow, LimitedHttp, LimitedWebSocket, PieceByPiece
from kibitz.server.run import Draining

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


class Part(NamedTuple):
    """A class of theirs, and what of it one of ours uses."""

    package: str
    theirs: type
    ours: list[type]
    used: list[str]  # attributes and methods that we read, set or call
    overridden: list[str]  # methods that they call and that we have made our own
    callers: type  # whose module calls them


PARTS = [
    Part(
        "uvicorn",
        H11Protocol,
        [LimitedHttp, PieceByPiece],
        ["client", "conn", "flow", "loop", "transport"],
        ["handle_websocket_upgrade", "send_400_response"],
        H11Protocol,
    ),
    Part(
        "uvicorn",
        WebSocketsSansIOProtocol,
        [LimitedWebSocket, PieceByPiece],
        [
            *("close_sent", "conn", "curr_msg_data_type", "frames", "handle_parser_exception", "loop"),
            *("ping_interval", "ping_timer", "read_paused", "scope", "transport", "writable"),
        ],
        [
            *("handle_cont", "handle_events", "handle_ping", "receive", "send"),
            *("send_keepalive_ping", "send_receive_event_to_app"),
        ],
        WebSocketsSansIOProtocol,
    ),
    Part("uvicorn", FlowControl, [Flow], ["read_paused"], ["resume_reading"], H11Protocol),
    Part("uvicorn", uvicorn.Server, [Draining], ["started"], ["startup", "shutdown"], uvicorn.Server),
    Part(
        "websockets",
        websockets.protocol.Protocol,
        [LimitedWebSocket],
        ["events", "fail", "parser"],
        [],
        websockets.protocol.Protocol,
    ),
]
BY_NAME = {part.theirs.__name__: part for part in PARTS}
OF_PYTHON = set(dir(asyncio.Protocol))  # connection_made and the like: promised, and called by the event loop


def tree_of(thing: type) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(thing)))


def own_names(thing: type, stored: bool = False) -> set[str]:
    """The attributes of ``self``, and the methods of ``super()``, that stand in the source of a class."""
    found = [node for node in ast.walk(tree_of(thing)) if isinstance(node, ast.Attribute)]
    return {
        node.attr
        for node in found
        if (isinstance(node.value, ast.Name) and node.value.id == "self" and (not stored or is_stored(node)))
        or (not stored and isinstance(node.value, ast.Call) and ast.unparse(node.value) == "super()")
    }


def is_stored(node: ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Store)


def names_in(thing: type) -> set[str]:
    """What an object of this class has: methods, and whatever it is given anywhere in its source."""
    return set(dir(thing)).union(*(own_names(each, stored=True) for each in thing.__mro__ if each is not object))


def called_in(module: str) -> set[str]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and not is_stored(node)}


def complaints(part: Part) -> list[str]:
    """A sentence for everything that is not as we need it."""
    name, who = part.theirs.__name__, part.ours[0].__name__
    begin = f"{part.package} {version(part.package)}:"
    there, called = names_in(part.theirs), called_in(part.callers.__module__)
    said = [
        f"{begin} {name}.{each} is gone, which {who} relies on"
        for each in [*part.used, *part.overridden]
        if each not in there
    ]
    for each in part.overridden:
        if each in there and each not in called:
            said.append(f"{begin} nobody calls {name}.{each} any more, which {who} overrides")
        if each in there and parameters(part.theirs, each) != parameters(part.ours[0], each):
            said.append(f"{begin} {name}.{each} takes {parameters(part.theirs, each)}, which {who} does not know")
    return said


def parameters(thing: type, method: str) -> list[str]:
    return list(inspect.signature(getattr(thing, method)).parameters)


@pytest.mark.parametrize("name", BY_NAME)
def test_the_parts_that_we_rely_on_are_there(name: str) -> None:
    said = complaints(BY_NAME[name])
    assert said == [], "; ".join(said)


@pytest.mark.parametrize("name", [part.theirs.__name__ for part in PARTS if part.package == "uvicorn"])
def test_the_list_of_those_parts_is_complete(name: str) -> None:
    """Whatever of theirs stands in the source of our classes is in the list."""
    part = BY_NAME[name]
    of_theirs = set().union(*(own_names(ours) for ours in part.ours)) & names_in(part.theirs)
    missing = of_theirs - {*part.used, *part.overridden, "__init__"} - OF_PYTHON
    assert not missing, f"{part.ours[0].__name__} uses {sorted(missing)} of {name}: name them in PARTS"


def test_what_is_gone_is_named() -> None:
    class Changed:
        """A protocol that has lost one attribute and calls one method otherwise."""

        def __init__(self) -> None:
            self.read_paused = False

        def handle_ping(self, event: object) -> None:
            pass

    part = BY_NAME["WebSocketsSansIOProtocol"]._replace(
        theirs=Changed, used=["read_paused", "writable"], overridden=["handle_ping", "handle_cont"]
    )
    begin, who = f"uvicorn {version('uvicorn')}:", "LimitedWebSocket"
    assert complaints(part) == [
        f"{begin} Changed.writable is gone, which {who} relies on",
        f"{begin} Changed.handle_cont is gone, which {who} relies on",
        f"{begin} Changed.handle_ping takes ['self', 'event'], which {who} does not know",
    ]
    unused = part._replace(theirs=LimitedWebSocket, used=[], overridden=["afford"])
    assert complaints(unused) == [f"{begin} nobody calls LimitedWebSocket.afford any more, which {who} overrides"]


def bound(package: str) -> Requirement:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    listed = [project["dependencies"], *project["optional-dependencies"].values()]
    (found,) = [read for lines in listed for read in map(Requirement, lines) if read.name == package]
    return found


@pytest.mark.parametrize(("package", "next_version"), [("uvicorn", "0.{minor}"), ("websockets", "{major}")])
def test_no_later_version_is_taken_than_the_one_that_is_tested(package: str, next_version: str) -> None:
    """uvicorn changes with its second number, websockets with its first."""
    here, allowed = Version(version(package)), bound(package).specifier
    later = next_version.format(major=here.major + 1, minor=here.minor + 1)
    assert here in allowed, f"{package} {here} is installed, but pyproject.toml says {allowed}"
    assert Version(later) not in allowed, f"{package} {here} is tested, but pyproject.toml also allows {later}"
