"""Keys: who you are at a table, written down as a recovery code that finds its own typing errors."""

from __future__ import annotations

import hashlib
import re

import pytest

from kibitz.server.keys import LETTERS, BadKey, key_from_code, new_key, new_table_id, person_of, recovery_code, same

KEY = "0123456789ABCDEFGHJKMNPQRS"


def is_found(code: str) -> bool:
    try:
        key_from_code(code)
    except BadKey:
        return True
    return False


def test_a_key_has_130_bits_and_no_letter_that_looks_like_another() -> None:
    keys = [new_key() for _ in range(400)]
    assert len(set(keys)) == 400
    assert {len(key) for key in keys} == {26} and 26 * 5 == 130
    assert set("".join(keys)) == set(LETTERS) and len(LETTERS) == 32
    assert not set("ILOU") & set(LETTERS)


def test_a_table_is_good_in_a_link() -> None:
    tables = {new_table_id() for _ in range(400)}
    assert len(tables) == 400
    assert all(re.fullmatch("[0-9a-hjkmnp-tv-z]{16}", table) for table in tables)


def test_the_server_knows_the_hash_of_the_key() -> None:
    assert person_of(KEY) == hashlib.sha256(KEY.encode()).hexdigest()
    assert person_of(KEY.lower()) == person_of(KEY) != person_of(new_key())


def test_a_recovery_code_is_the_key_in_groups_with_two_characters_more() -> None:
    code = recovery_code(KEY)
    assert code.startswith("01234-56789-ABCDE-FGHJK-MNPQR-S")
    assert [len(group) for group in code.split("-")] == [5, 5, 5, 5, 5, 3]
    for _ in range(50):
        key = new_key()
        assert key_from_code(recovery_code(key)) == key


def test_it_may_be_typed_carelessly() -> None:
    key = "0O1IL" + KEY[5:]
    code = recovery_code(key)
    assert key_from_code(code) == "00111" + KEY[5:]
    for typed in (code.lower(), code.replace("-", ""), code.replace("-", " "), f"  {code}\n", code.replace("-", "–")):
        assert key_from_code(typed) == key_from_code(code)
    assert key_from_code("OoiLl" + code[5:]) == key_from_code(code)


def test_every_wrong_character_is_found() -> None:
    code = recovery_code(new_key()).replace("-", "")
    for place in range(28):
        others = [letter for letter in LETTERS if letter != code[place]]
        assert all(is_found(code[:place] + letter + code[place + 1 :]) for letter in others)


def test_every_two_characters_that_changed_places_are_found() -> None:
    code = recovery_code(KEY).replace("-", "")
    for place in range(27):
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        assert swapped == code or is_found(swapped)


MISTAKES = [
    ("", "28 letters and digits, this one has 0"),
    (KEY, "28 letters and digits, this one has 26"),
    ("1" * 28, "typing error"),
    ("U" * 28, "no U"),
    ("ü" * 28, "only digits and letters"),
]


@pytest.mark.parametrize(("typed", "complaint"), MISTAKES)
def test_what_is_wrong_is_said_without_repeating_it(typed: str, complaint: str) -> None:
    with pytest.raises(BadKey, match=complaint) as refusal:
        key_from_code(typed)
    assert not typed or typed not in str(refusal.value)
    assert refusal.value.kind == "bad-key"


@pytest.mark.parametrize("key", ["", KEY + "0", KEY[1:], "x y", "\ud800" * 26])
def test_what_is_no_key_is_nobody(key: str) -> None:
    with pytest.raises(BadKey):
        person_of(key)
    with pytest.raises(BadKey):
        recovery_code(key)


def test_same_is_equal() -> None:
    assert same("abc", "abc") and same("ü\ud800", "ü\ud800")
    assert not same("abc", "abd") and not same("abc", "abcd") and not same("", "a")
