"""A plugin of mypy's: finds a literal shifted by an ``i64``.

Compiled, ``1 << place`` is an int of 64 bits if ``place`` is an ``i64``, and bits beyond them are lost; interpreted, it
is as long as it must be. So it is said which of them is meant: ``i64(1) << place`` or ``1 << int(place)``.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import IntExpr, OpExpr
from mypy.plugin import MethodSigContext, Plugin
from mypy.types import FunctionLike, Instance, get_proper_type

# mypy tries one after the other, and is content if one of them is right.
SHIFTS = ("mypy_extensions.i64.__rlshift__", "builtins.int.__lshift__")
NATIVE = "mypy_extensions.i64"
SAYS = "a literal is shifted by an i64: write i64(...) << ... or ... << int(...)"


class LiteralShift(Plugin):
    def get_method_signature_hook(self, fullname: str) -> Callable[[MethodSigContext], FunctionLike] | None:
        return check if fullname in SHIFTS else None


def check(context: MethodSigContext) -> FunctionLike:
    shift = context.context
    if isinstance(shift, OpExpr) and isinstance(shift.left, IntExpr) and NATIVE in operands(context):
        context.api.fail(SAYS, shift)
    return context.default_signature


def operands(context: MethodSigContext) -> list[str]:
    """The names of their types."""
    found = [get_proper_type(one) for row in context.args for one in map(context.api.get_expression_type, row)]
    return [one.type.fullname for one in [get_proper_type(context.type), *found] if isinstance(one, Instance)]


def plugin(version: str) -> type[Plugin]:
    return LiteralShift
