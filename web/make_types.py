"""Writes ``web/src/lib/wire.ts``: a TypeScript type for everything that travels between a server and the browser.

The messages of the table protocol stand in ``kibitz.wire``; what is asked and answered over HTTP is found in the
signatures of the routes. A field may be missing where a client may leave it out, or where the server leaves out what is
as usual. Say ``make web-types`` after every change of a message.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, inspect

from kibitz import wire
from kibitz.server.api import analyses
from kibitz.server.app import create_app
from kibitz.server.errors import Problem
from kibitz.server.ops.config import Config

TARGET: Final = Path(__file__).parent / "src" / "lib" / "wire.ts"
HEAD: Final = "// Written by web/make_types.py from the messages of the server: say `make web-types`, do not edit.\n"
WIDTH: Final = 120
SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

Kind = type[Struct]


# ---- which types there are


def below(kind: Kind) -> Iterator[Kind]:
    """A struct and those that are derived from it, as they stand in the source."""
    yield kind
    for derived in kind.__subclasses__():
        yield from below(derived)


def over_http() -> tuple[list[object], list[object]]:
    """What is posted to the routes, and what they answer, at once or line by line."""
    posted: list[object] = []
    answered: list[object] = []
    for handler in handlers():
        hints = get_type_hints(handler.fn)
        posted += [hints["data"]] if "data" in hints else []
        answered.append(hints["return"])
    return posted, [*answered, Problem, *analyses.Line.__subclasses__()]


def handlers() -> list[HTTPRouteHandler]:
    """All that answer over HTTP, by their names."""
    routes = create_app(Config(database="")).routes
    found = [handler for route in routes for handler in getattr(route, "route_handlers", [])]
    ours = [part for part in found if isinstance(part, HTTPRouteHandler) and part.fn.__module__.startswith("kibitz")]
    return sorted(ours, key=lambda handler: handler.handler_name)


def structs_in(type: inspect.Type, found: dict[Kind, inspect.StructType]) -> None:
    """All structs that a type is made of."""
    if isinstance(type, inspect.StructType) and type.cls not in found:
        found[type.cls] = type
        for field in type.fields:
            structs_in(field.type, found)
    for part in parts_of(type):
        structs_in(part, found)


def parts_of(type: inspect.Type) -> list[inspect.Type]:
    if isinstance(type, inspect.Metadata):
        return [type.type]
    if isinstance(type, inspect.ListType):
        return [type.item_type]
    if isinstance(type, inspect.DictType):
        return [type.key_type, type.value_type]
    return list(type.types) if isinstance(type, inspect.UnionType) else []


def collected(kinds: Iterable[object]) -> dict[Kind, inspect.StructType]:
    found: dict[Kind, inspect.StructType] = {}
    for kind in kinds:
        structs_in(inspect.type_info(content_of(kind)), found)
    return found


def content_of(kind: object) -> object:
    """What is in a response."""
    return get_args(kind)[0] if get_origin(kind) is Response else kind


# ---- how they are written


def written(type: inspect.Type) -> str:
    if isinstance(type, inspect.StructType):
        return type.cls.__name__
    if isinstance(type, inspect.Metadata):
        return written(type.type)
    if isinstance(type, inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in type.values)
    if isinstance(type, inspect.UnionType):
        return " | ".join(dict.fromkeys(written(part) for part in type.types))
    if isinstance(type, inspect.ListType):
        item = written(type.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(type, inspect.DictType):
        return f"Record<string, {written(type.value_type)}>"  # the names in a JSON object are texts, always
    if type.__class__ not in SIMPLE:
        raise TypeError(f"expected a type that web/make_types.py can write, got {type}; teach it")
    return SIMPLE[type.__class__]


def field_line(field: inspect.Field, sent: bool, leaves_out: bool) -> str:
    """One field. What the server leaves out where it is null is never null."""
    missing = not field.required and (sent or leaves_out)
    type = field.type
    if isinstance(type, inspect.UnionType) and missing and not sent and field.default is None:
        type = inspect.UnionType(tuple(part for part in type.types if not isinstance(part, inspect.NoneType)))
    return f"  {field.encode_name}{'?' if missing else ''}: {written(type)};"


def interface(struct: inspect.StructType, sent: bool) -> str:
    leaves_out = struct.cls.__struct_config__.omit_defaults
    tag = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag is not None else []
    fields = [field_line(field, sent, leaves_out) for field in struct.fields]
    return "\n".join([*comment(struct.cls), f"export interface {struct.cls.__name__} {{", *tag, *fields, "}", ""])


def union(kind: Kind) -> str:
    """A struct that is only there to be derived from: one of those that are."""
    names = [derived.__name__ for derived in kind.__subclasses__()]
    line = f"export type {kind.__name__} = {' | '.join(names)};"
    if len(line) > WIDTH:
        line = f"export type {kind.__name__} =\n  | " + "\n  | ".join(names) + ";"
    return "\n".join([*comment(kind), line, ""])


def comment(kind: Kind) -> list[str]:
    text = [line.strip() for line in (kind.__doc__ or "").strip().replace("``", "`").splitlines()]
    if len(text) < 2:
        return [f"/** {line} */" for line in text]
    return ["/**", *(f" * {line}".rstrip() for line in text), " */"]


def everything() -> str:
    """The whole file."""
    spoken, told = [*below(wire.Spoken)], [*below(wire.Message)]
    bases = [kind for kind in [*spoken, *told] if kind.__subclasses__()]
    posted, answered = over_http()
    sent = collected([*(kind for kind in spoken if kind not in bases), *posted])
    heard = collected([*(kind for kind in told if kind not in bases), *answered])
    known: dict[str, Kind] = {}
    for kind in {**sent, **heard}:
        if known.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two messages are called {kind.__name__}: {kind} and {known[kind.__name__]}")
    numbers = [f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    texts = [interface(struct, kind in sent) for kind, struct in {**sent, **heard}.items()]
    return "\n".join([HEAD, *numbers, *map(union, bases), *texts])


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(everything(), encoding="utf-8")


if __name__ == "__main__":
    main()
