"""Limits: how often, and how much; with a clock that the test sets."""

from __future__ import annotations

import pytest

from kibitz.server.errors import TooMany
from kibitz.server.live.openings import COUNTED_S, Openings
from kibitz.server.ops.config import Limits
from kibitz.server.ops.rate_limits import Bucket, Buckets, Holdings, household


def taken(bucket: Bucket, now: float, tries: int = 100) -> int:
    return sum(bucket.take(now) for _ in range(tries))


def test_a_bucket_allows_a_burst_and_then_a_rate() -> None:
    bucket = Bucket(per_s=2, size=5, now=1000)
    assert taken(bucket, 1000) == 5
    assert taken(bucket, 1000.4) == 0
    assert taken(bucket, 1000.5) == 1
    assert taken(bucket, 1003.5) == 5, "no more than the bucket holds"


def test_whoever_is_refused_loses_nothing_by_it() -> None:
    bucket = Bucket(per_s=1, size=3, now=0)
    assert not bucket.take(0, cost=4)
    assert bucket.take(0, cost=3)
    assert not bucket.take(0.5) and bucket.take(1)


def test_it_says_how_long_to_wait() -> None:
    bucket = Bucket(per_s=2, size=3, now=0)
    assert bucket.wait(0) == 0
    assert taken(bucket, 0) == 3
    assert bucket.wait(0) == 0.5 and bucket.wait(0.25, cost=2) == 0.75
    assert bucket.take(0.5)


def test_a_bucket_that_is_closed_gets_nothing_new() -> None:
    bucket = Bucket(per_s=10, size=100, now=0)
    bucket.keep(5)
    assert taken(bucket, 0) == 5 and taken(bucket, 1000) == 0
    spent = Bucket(per_s=10, size=3, now=0)
    assert taken(spent, 0) == 3
    spent.keep(5)
    assert taken(spent, 1000) == 0


def test_a_clock_that_goes_backwards_brings_no_tokens() -> None:
    bucket = Bucket(per_s=1, size=2, now=100)
    assert taken(bucket, 100) == 2
    assert taken(bucket, 50) == 0 and taken(bucket, 100) == 0
    assert taken(bucket, 101) == 1


def test_everybody_has_a_bucket_of_his_own() -> None:
    buckets = Buckets(per_s=1, size=2)
    assert [buckets.take("anna", 0) for _ in range(3)] == [True, True, False]
    assert buckets.take("ben", 0)
    assert buckets.wait("anna", 0) == 1 and buckets.wait("ben", 0) == 0 and buckets.wait("cleo", 0) == 0


def test_whoever_may_take_on_credit_waits_until_it_is_paid() -> None:
    buckets = Buckets(per_s=10, size=2)
    assert [round(buckets.delay("anna", now=0), 3) for _ in range(5)] == [0, 0, 0.1, 0.2, 0.3]
    assert buckets.delay("ben", now=0) == 0
    assert buckets.delay("anna", now=0.5) == 0, "after half a second two of five are left"


def test_nobody_owes_more_than_a_second() -> None:
    buckets = Buckets(per_s=10, size=2)
    assert max(buckets.delay("anna", now=0) for _ in range(100)) == 1
    assert round(buckets.delay("anna", now=0.6), 3) == 0.5


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    buckets = Buckets(per_s=1, size=10)
    for number in range(100):
        buckets.take(f"guest {number}", now=number / 100)
    assert len(buckets.known) == 100
    buckets.take("late", now=10.5)
    assert len(buckets.known) == 50, "half of them have been silent for ten seconds"
    buckets.take("later", now=1000)
    assert list(buckets.known) == ["later"]


def test_memory_is_bounded_and_whoever_comes_often_is_remembered() -> None:
    buckets = Buckets(per_s=0.001, size=3, most=50)
    for number in range(1000):
        buckets.take("a nuisance", 0)
        buckets.take(f"address {number}", 0)
        assert len(buckets.known) <= 50
    assert not buckets.take("a nuisance", 0)


def test_nobody_holds_more_than_allowed() -> None:
    sockets = Holdings(most=2)
    assert [sockets.take("anna") for _ in range(3)] == [True, True, False]
    assert sockets.take("ben") and sockets.total() == 3
    sockets.give_back("anna")
    assert sockets.take("anna") and not sockets.take("anna")


def test_whoever_holds_nothing_is_forgotten() -> None:
    tables = Holdings(most=2)
    for number in range(1000):
        assert tables.take(f"address {number}")
        tables.give_back(f"address {number}")
    assert not tables.held and tables.total() == 0
    assert not Holdings(0).take("anna")


@pytest.mark.parametrize(
    ("address", "whom"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_is_one_household(address: str, whom: str) -> None:
    assert household(address) == whom


# ---- tables


def opened(openings: Openings, address: str, person: str, now: float = 0.0) -> str:
    """A new table; empty if it is refused."""
    try:
        openings.let_in(address, person, now)
    except TooMany as refused:
        assert refused.says is not None and refused.says.key == "refused-many-running"
        return ""
    table = f"table {len(openings.openers)} at {now}"
    openings.opened(table, address, person, now)
    return table


def test_a_person_has_so_many_tables_that_are_not_over_from_wherever() -> None:
    openings = Openings(Limits(tables=1000, running=100, own=2))
    assert [bool(opened(openings, f"address {number}", "Anna")) for number in range(3)] == [True, True, False]
    assert opened(openings, "address 1", "Ben")


def test_keys_are_free_so_an_address_has_so_many_too() -> None:
    openings = Openings(Limits(tables=1000, running=3, own=2))
    assert [bool(opened(openings, "here", f"key {number}")) for number in range(4)] == [True, True, True, False]
    assert opened(openings, "there", "key 4")


def test_a_game_that_is_over_makes_room_for_another_and_so_does_a_day() -> None:
    openings = Openings(Limits(tables=1000, running=1, own=1))
    first = opened(openings, "here", "Anna")
    assert not opened(openings, "here", "Anna", 1.0)
    openings.over(first)
    assert opened(openings, "here", "Anna", 2.0)
    assert not opened(openings, "here", "Anna", 2.0 + COUNTED_S - 1)
    assert opened(openings, "here", "Anna", 2.0 + COUNTED_S)
    assert len(openings.openers) == 1, "what counts no more is forgotten"


def test_tables_of_bots_of_one_address_move_together_no_faster_than_one() -> None:
    openings = Openings(Limits(), least_pace_ms=100)
    for number in range(50):
        openings.opened(f"table {number}", "here", "Anna", 0.0)
    openings.opened("elsewhere", "there", "Ben", 0.0)
    moved = 0
    for moment in range(1000):
        moved += sum(openings.wait(f"table {number}", "Anna", 0.01 * moment) == 0 for number in range(50))
    assert moved == 10 * 10 + 1
    assert openings.wait("elsewhere", "Ben", 10.0) == 0
