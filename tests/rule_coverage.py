"""Which numbered rules no test names (``make rules``). A mark names them: ``@pytest.mark.rule("AB-12")``."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^\*\*([A-Z]{2}-\d+) · ", re.MULTILINE)


def numbered_rules(path: Path) -> list[str]:
    """The numbers of the rules in a document, in its order."""
    return RULE.findall(path.read_text(encoding="utf-8"))


def marks(tree: ast.AST) -> list[str]:
    """The rule numbers that the tests of a file are marked with."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found += [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]
    return found


def proven_rules() -> set[str]:
    tests = (ROOT / "tests").rglob("test_*.py")
    return {rule for test in tests for rule in marks(ast.parse(test.read_text(encoding="utf-8")))}


def problems() -> list[str]:
    """Rules without a test, marks without a rule, and languages that number their rules differently."""
    proven = proven_rules()
    found: list[str] = []
    stated: set[str] = set()
    for english in sorted((ROOT / "docs" / "rules").glob("*.en.md")):
        rules = numbered_rules(english)
        stated.update(rules)
        found += [f"{rule} of {english.name} has no test" for rule in rules if rule not in proven]
        others = [english.with_name(english.name.replace(".en.", f".{language}.")) for language in ("de", "pl")]
        for other in others if any(other.exists() for other in others) else []:  # a document may be in English alone
            if not other.exists() or numbered_rules(other) != rules:
                found.append(f"{other.name} does not state the same rules as {english.name}")
    found += [f"a test names {rule}, but no document states it" for rule in sorted(proven - stated)]
    return found


if __name__ == "__main__":
    for problem in problems():
        print(problem)
    if problems():
        sys.exit(1)
    print("every numbered rule has a test")
