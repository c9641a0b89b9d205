"""A trained policy as a bot: it plays what its network prefers, only what is legal, only what it was trained for."""

from __future__ import annotations

import io
import json
import os
import pickle
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arena.helpers import arena, rows, run_whole
from every import SHAPES, Shape, game_of, label, somewhere
from kibitz.bots.external import bot_of, is_bot, is_ours
from kibitz.bots.policy import BEST, BY_CHANCE, MOST_BYTES, Layers, Policy, inputs_of, planes_of, save_policy
from kibitz.bots.safe import BotFailed, SafeBot
from kibitz.core.errors import BadOptions
from kibitz.core.game import Game, Play
from kibitz.core.rng import Rng
from kibitz.games import make_game
from kibitz.play.match import new_match
from kibitz.play.players import Player, note_players
from kibitz.play.seat import seat_to_decide
from kibitz.server.table.settings import ChairPlan, Settings, checked
from server.serving import Serving, open_table
from server.typists import join
from test_terminal import kibitz

SHORT = {"turn_limit": 5}  # neither the choices nor the planes depend on it


def uses_of(game: Game, seats: int) -> dict[str, float]:
    return {plane.name: float(plane.most) for plane in game.observation.planes(seats)}


def a_policy(
    path: Path, game: Game, seats: int, likes: dict[str, float] | None = None, picks: str = BEST, hidden: int = 6
) -> Path:
    """A policy of two layers with small weights, and a strong liking for these choices."""
    uses = uses_of(game, seats)
    dice = np.random.default_rng(5)
    inputs, choices = len(inputs_of(game, seats, uses)[0]), len(game.choices)
    last = np.zeros(choices, np.float32)
    for text, liking in (likes or {}).items():
        last[game.parse(text)] = liking
    layers: Layers = [
        (dice.normal(0, 0.1, (inputs, hidden)).astype(np.float32), np.zeros(hidden, np.float32)),
        (dice.normal(0, 0.1, (hidden, choices)).astype(np.float32), last),
    ]
    save_policy(path, game, seats, uses, layers, picks)
    return path


@pytest.fixture(scope="module")
def four() -> Game:
    return make_game("abluxxen", {}, 4)


@pytest.fixture(scope="module")
def file(four: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return a_policy(tmp_path_factory.mktemp("policies") / "p.npz", four, 4)


def first_seat(game: Game, seed: str = "1") -> Play:
    return game.start(4, seed)


# ---- it is saved


def test_what_could_not_be_read_again_is_not_saved(four: Game, tmp_path: Path) -> None:
    path = a_policy(tmp_path / "p.npz", four, 4)
    before = path.read_bytes()
    width, choices = len(inputs_of(four, 4, {"hand": 4.0})[0]), len(four.choices)
    weights, added = np.zeros((width, choices), np.float32), np.zeros(choices, np.float32)
    attempts: list[tuple[dict[str, float], Layers, str, str]] = [
        ({"hand": 4.0}, [(weights.T, added)], BEST, "torch has them transposed"),
        ({"hand": 4.0}, [(weights[1:], added)], BEST, "expected a network of"),
        ({"hand": 4.0}, [(weights + np.nan, added)], BEST, "not all of its weights are numbers"),
        ({"hand": 0.0}, [(weights, added)], BEST, "uses: hand"),
        ({"paw": 4.0}, [(weights, added)], BEST, "no plane 'paw'"),
        ({"hand": 4.0}, [(weights, added)], "argmax", "picks"),
        ({"hand": 4.0}, [], BEST, "expected weights_0"),
    ]
    for uses, layers, picks, why in attempts:
        with pytest.raises(BadOptions, match=f"^not saved: .*p.npz: .*{why}"):
            save_policy(path, four, 4, uses, layers, picks)
    assert path.read_bytes() == before and [one.name for one in tmp_path.iterdir()] == ["p.npz"]
    save_policy(str(path), four, 4, {"hand": 4.0}, [(weights, added)])
    Policy(path).check(four, 4)


def test_a_folder_and_a_checkpoint_are_no_policies(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"it is a folder, say .*policy\.npz"):
        Policy(tmp_path)
    with zipfile.ZipFile(tmp_path / "checkpoint.pt", "w") as archive:
        for number in range(99):
            archive.writestr(f"archive/data/{number}", b"0")
    with pytest.raises(BadOptions, match="a checkpoint of PyTorch is no policy"):
        Policy(tmp_path / "checkpoint.pt")


# ---- it plays


def test_it_plays_what_its_network_prefers(four: Game, tmp_path: Path) -> None:
    play = first_seat(four)
    for code in play.legal:
        path = a_policy(tmp_path / "p.npz", four, 4, {four.presentation.notation(code): 100.0})
        assert Policy(path)(seat_to_decide(play), Rng(1)) == [code]


def test_what_is_not_legal_is_not_played_however_much_it_is_preferred(four: Game, tmp_path: Path) -> None:
    play = first_seat(four)
    illegal = {choice.text: 1000.0 for choice in four.choices if choice.code not in play.legal}
    (code,) = Policy(a_policy(tmp_path / "p.npz", four, 4, illegal))(seat_to_decide(play), Rng(1))
    assert code in play.legal


def test_the_network_is_fed_the_planes_it_names_in_their_order(four: Game, tmp_path: Path) -> None:
    """A network of one layer that wants the card of which the hand has most."""
    uses = {"hand": 2.0}
    weights = np.zeros((len(inputs_of(four, 4, uses)[0]), len(four.choices)), np.float32)
    for value in range(1, 14):
        weights[value - 1, four.parse(f"{value}x1")] = 1.0
    save_policy(tmp_path / "p.npz", four, 4, uses, [(weights, np.zeros(len(four.choices), np.float32))])
    play = first_seat(four)
    hand = play.view(0)["hands"][0]  # type: ignore[index]
    assert isinstance(hand, list)
    policy = Policy(tmp_path / "p.npz")
    policy.check(four, 4)
    logits = policy.logits(seat_to_decide(play))
    assert [2 * logits[four.parse(f"{value}x1")] for value in range(1, 14)] == [
        hand.count(str(value)) for value in range(1, 14)
    ]


@pytest.mark.parametrize("shape", SHAPES, ids=label)
@pytest.mark.parametrize("picks", [BEST, BY_CHANCE])
def test_it_plays_every_game_and_the_same_view_gives_the_same_choice(shape: Shape, picks: str, tmp_path: Path) -> None:
    game = game_of(shape)
    policy = Policy(a_policy(tmp_path / "p.npz", game, shape[2], picks=picks))
    for seed in range(12):
        play = somewhere(shape, seed)
        if not play.legal:
            continue
        seat = play.seat()
        (code,) = policy(seat_to_decide(play), Rng(seed))
        assert code in play.legal
        twin = play.copy()
        twin.redeal(seat, seed)
        assert policy(seat_to_decide(twin), Rng(seed)) == [code]


def test_by_chance_it_chooses_in_proportion(four: Game, tmp_path: Path) -> None:
    play = first_seat(four)
    one, other, *rest = [four.presentation.notation(code) for code in play.legal]
    likes = {one: 50 + float(np.log(3)), other: 50.0}
    policy = Policy(a_policy(tmp_path / "p.npz", four, 4, likes, BY_CHANCE))
    policy.layers[1][0][:] = 0  # likings alone
    dice, seat = Rng(3), seat_to_decide(play)
    chosen = [four.presentation.notation(policy(seat, dice)[0]) for _ in range(4000)]
    assert not set(chosen) & set(rest)
    assert 0.72 < chosen.count(one) / len(chosen) < 0.78


def test_at_a_table(four: Game, file: Path, tmp_path: Path) -> None:
    """One person against three policies, which take the seats that are left."""
    arguments = ["play", "abluxxen", "--players", "Anna", "--bots", f"policy:{file}", "--seed", "3", "--lang", "en"]
    said = kibitz(tmp_path, *arguments, typed="1\n" * 2000)
    assert "Final score" in said and "gives no answer" not in said
    assert "Anna, Ben (bot), Cleo (bot), Dora (bot)" in said


def test_at_a_servers_table_it_plays_for_whoever_brings_it(file: Path, tmp_path: Path) -> None:
    """The file stays with whoever joins; where it cannot play, it takes no chair."""
    with Serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        chairs = ["open", "random", "random", "random"]
        tables = [open_table(server.url, "abluxxen", chairs[:seats], "").table for seats in (4, 3)]
        links = [f"{server.url}/t/{table}" for table in tables]
        said = join(tmp_path / "player", links[0], "--name", "Zoe", "--bot", f"policy:{file}")
        assert "Final score" in said and "not possible" not in said.lower()
        said = join(tmp_path / "player", links[1], "--name", "Zoe", "--bot", f"policy:{file}", code=2)
        assert "this is abluxxen with 3" in said
        said = join(tmp_path / "other", links[1], "--name", "Zoe", "--bot", "random")
        assert "Final score" in said
        assert server.mistakes() == []


def test_nobody_can_make_a_server_open_a_file(file: Path) -> None:
    chairs = [ChairPlan(who="me"), ChairPlan(who="bot", bot=f"policy:{file}")]
    with pytest.raises(BadOptions, match="there is no bot 'policy:"):
        checked(Settings(game="abluxxen", chairs=chairs))


def test_bots_take_the_seats_that_are_left_in_turn(file: Path, tmp_path: Path) -> None:
    kibitz(tmp_path, "play", "--players", "random", "--seats", "4", "--bots", f"policy:{file},greedy", "--seed", "3")
    (kept,) = tmp_path.glob("*.kibitz")
    assert json.dumps(
        [["Anna", "random"], ["Ben", f"policy:{file}"], ["Cleo", "greedy"], ["Dora", f"policy:{file}"]]
    ) in (kept.read_text())


def test_in_the_arena(file: Path, tmp_path: Path) -> None:
    run_whole(tmp_path / "arena", arena(f"policy:{file},random", seats=4), 8)
    places = "SELECT count(*) > 7, sum(forfeited), sum(failures != '{}') FROM places WHERE bot LIKE 'policy:%'"
    assert rows(tmp_path / "arena", places) == [(1, 0, 0)]


def test_an_arena_goes_on_only_with_the_policy_it_began_with(four: Game, tmp_path: Path) -> None:
    """A file that was trained further is another bot."""
    path = a_policy(tmp_path / "p.npz", four, 4)
    run_whole(tmp_path / "arena", arena(f"policy:{path},random", seats=4), 4)
    a_policy(path, four, 4, {"1x1": 1.0})
    with pytest.raises(ValueError, match="holds an arena with bots"):
        run_whole(tmp_path / "arena", arena(f"policy:{path},random", seats=4), 8)


# ---- what it was trained for


@pytest.mark.parametrize(
    ("name", "options", "seats", "why"),
    [
        ("fluxx", {}, 4, "trained for abluxxen with 4 seats, and this is fluxx with 4"),
        ("abluxxen", {}, 3, "this is abluxxen with 3"),
        ("abluxxen", {"variant": "duel"}, 2, "this is abluxxen with 2"),
    ],
)
def test_another_game_is_refused(file: Path, name: str, options: dict[str, str], seats: int, why: str) -> None:
    game = make_game(name, {**options}, seats)
    policy = Policy(file)
    with pytest.raises(BadOptions, match=why):
        policy.check(game, seats)
    with pytest.raises(BotFailed, match=why):
        policy(seat_to_decide(game.start(seats, "1")), Rng(1))


def test_options_that_change_the_choices_or_the_planes_are_refused(tmp_path: Path) -> None:
    deck, other = (make_game("fluxx", {"deck": name}, 3) for name in ("allotment", "batman"))
    policy = Policy(a_policy(tmp_path / "p.npz", deck, 3))
    policy.check(deck, 3)
    with pytest.raises(BadOptions, match="trained with other choices"):
        policy.check(other, 3)


def test_planes_that_have_changed_are_noticed(four: Game, file: Path) -> None:
    policy = Policy(file)
    assert isinstance(policy.planes, list)
    policy.planes[2] = ["starters", 4]
    with pytest.raises(BadOptions, match=r"trained on other planes.*'starters'.*'starter'"):
        policy.check(four, 4)


def test_another_version_is_refused_and_says_what_to_do(four: Game, file: Path, tmp_path: Path) -> None:
    """Of the rules, of the choices or of the planes: each of them makes it another."""
    older = changed(file, tmp_path / "p.npz", about=about(**{**about_in(file), "version": four.learning_version - 1}))
    why = "was trained for version 1 of abluxxen, and this is version 2; train it anew, or let it play with the release"
    with pytest.raises(BadOptions, match=why):
        Policy(older).check(four, 4)
    for version in ("version", "choices_version"):
        newer = make_game("abluxxen", {}, 4)
        setattr(newer, version, 2)
        with pytest.raises(BadOptions, match="was trained for version 2 of abluxxen, and this is version 3"):
            Policy(file).check(newer, 4)


def test_options_that_change_neither_are_none_of_its_business(file: Path) -> None:
    game = make_game("abluxxen", {**SHORT}, 4)
    assert Policy(file)(seat_to_decide(first_seat(game)), Rng(1))[0] in first_seat(game).legal


def test_where_the_caller_can_it_refuses_before_the_game_begins(file: Path, tmp_path: Path) -> None:
    said = kibitz(tmp_path, "play", "--seats", "3", "--players", "Anna", "--bots", f"policy:{file}", code=2)
    assert "trained for abluxxen with 4 seats, and this is abluxxen with 3" in said
    said = kibitz(tmp_path, "play", "fluxx", "--players", f"Anna,policy:{file},random,random", code=2)
    assert "and this is fluxx with 4" in said
    with pytest.raises(BadOptions, match="this is abluxxen with 3"):
        arena(f"policy:{file},random", seats=3)


def test_a_saved_game_opens_no_policy(file: Path, tmp_path: Path) -> None:
    """Somebody else's record may name any file: a bot of ours takes the seat."""
    match = new_match(make_game("abluxxen", {}, 3), 3, "1")
    note_players(match.record, [Player("Anna"), Player("Ben", f"policy:{tmp_path / 'none'}"), Player("Cleo", "greedy")])
    record = tmp_path / "game.kibitz"
    record.write_text(match.record.text(), encoding="utf-8")
    assert "Anna, Ben (bot), Cleo (bot)" in kibitz(tmp_path, "play", "--load", str(record), typed="quit\n", code=0)


def test_its_name_is_a_bots_and_not_one_of_ours(file: Path) -> None:
    assert is_bot(f"policy:{file}") and not is_ours(f"policy:{file}")
    assert isinstance(bot_of(f"policy:{file}"), Policy)


# ---- files of strangers


def npz(path: Path, **arrays: object) -> Path:
    np.savez(path, allow_pickle=True, **arrays)  # type: ignore[arg-type]
    return path


def about_in(file: Path) -> dict[str, object]:
    with np.load(file) as archive:
        about = json.loads(archive["about"].tobytes())
    assert isinstance(about, dict)
    return about


def changed(file: Path, path: Path, **changes: object) -> Path:
    """The same policy, but for some arrays; those that are None are left out."""
    with np.load(file) as archive:
        arrays = {**archive, **changes}
    return npz(path, **{name: array for name, array in arrays.items() if array is not None})


def about(**fields: object) -> object:
    return np.frombuffer(json.dumps(fields).encode(), np.uint8)


class Mischief:
    """Leaves a mark wherever it is unpickled."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(self.mark),)


def test_what_is_no_policy_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="there is no such file"):
        bot_of(f"policy:{tmp_path / 'none.npz'}")
    with pytest.raises(BadOptions, match="it is a folder"):
        bot_of(f"policy:{tmp_path}")
    with pytest.raises(BadOptions, match="expected a file after it"):
        bot_of("policy:")
    for garbage in (b"", b"hello", b"PK\x03\x04 and so on", b"\x93NUMPY\x01\x00"):
        (tmp_path / "garbage").write_bytes(garbage)
        with pytest.raises(BadOptions, match="expected a policy as"):
            bot_of(f"policy:{tmp_path / 'garbage'}")


def test_nothing_in_a_file_is_executed(file: Path, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    mischief = np.array([Mischief(mark)], object)
    for name in ("about", "weights_0", "added_1", "more"):
        with pytest.raises(BadOptions, match="allow_pickle=False"):
            Policy(changed(file, tmp_path / "p.npz", **{name: mischief}))
    (tmp_path / "p.npz").write_bytes(pickle.dumps(Mischief(mark)))
    with pytest.raises(BadOptions):
        Policy(tmp_path / "p.npz")
    assert not mark.exists()


def test_a_file_that_is_too_large_is_not_read(file: Path, tmp_path: Path) -> None:
    with (tmp_path / "large.npz").open("wb") as large:
        large.truncate(MOST_BYTES + 1)
    with pytest.raises(BadOptions, match="too large"):
        Policy(tmp_path / "large.npz")


def test_a_small_file_that_unpacks_to_very_much_is_not_unpacked(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.npz", "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("weights_0.npy", bytes(MOST_BYTES + 1))
    assert (tmp_path / "bomb.npz").stat().st_size < 100_000
    with pytest.raises(BadOptions, match="too large"):
        Policy(tmp_path / "bomb.npz")


def test_an_array_that_claims_to_be_huge_is_refused(file: Path, tmp_path: Path) -> None:
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(header, {"descr": "<f4", "fortran_order": False, "shape": (10**14, 10)})
    with zipfile.ZipFile(changed(file, tmp_path / "p.npz", weights_0=None), "a") as archive:
        archive.writestr("weights_0.npy", header.getvalue())
    with pytest.raises(BadOptions, match="expected a policy as"):
        Policy(tmp_path / "p.npz")


WRONG: list[tuple[dict[str, object], str]] = [
    ({"about": None}, "about is missing"),
    ({"about": about(format=2)}, "this kibitz reads format 1"),
    ({"about": about(format=1)}, "game is missing"),
    ({"about": np.frombuffer(b"[1]", np.uint8)}, "not a JSON object"),
    ({"about": np.frombuffer(b"[" * 100_000, np.uint8)}, "expected a policy as"),
    ({"weights_0": None}, "expected weights_0"),
    ({"weights_1": None, "added_1": None}, "expected a network of"),
    ({"added_0": None}, "added_0 is missing"),
    ({"more": np.zeros(3)}, "more"),
    ({"weights_1": np.zeros((7, 649), np.float32)}, "layer 1: its shapes"),
    ({"weights_1": np.zeros(6, np.float32)}, "layer 1: its shapes"),
    ({"added_0": np.zeros(7, np.float32)}, "layer 0: its shapes"),
    ({"added_0": np.zeros(6, np.float64)}, "expected numbers of type float32"),
    ({"added_0": np.full(6, np.nan, np.float32)}, "not all of its weights are numbers"),
]


@pytest.mark.parametrize(("changes", "why"), WRONG, ids=[why for _, why in WRONG])
def test_a_file_that_is_not_whole_is_refused(file: Path, tmp_path: Path, changes: dict[str, object], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        policy = Policy(changed(file, tmp_path / "p.npz", **changes))
        policy.check(make_game("abluxxen", {}, 4), 4)


ODD_NUMBERS = (0, "x", float("inf"), 10**400, 1e-46, 1e39, True)
ODD_PLANES: list[object] = [{}, [], {"paw": 1}, 7, *({"hand": number} for number in ODD_NUMBERS)]


@pytest.mark.parametrize("wrong", ODD_PLANES, ids=lambda wrong: str(wrong)[:30])
def test_planes_that_cannot_be_used_are_refused(file: Path, four: Game, tmp_path: Path, wrong: object) -> None:
    with pytest.raises(BadOptions, match=r"uses|no plane 'paw'"):
        Policy(changed(file, tmp_path / "p.npz", about=about(**{**about_in(file), "uses": wrong}))).check(four, 4)


def test_odd_claims_about_itself_are_refused(file: Path, four: Game, tmp_path: Path) -> None:
    claims: list[dict[str, object]] = [
        {"seats": "four"},
        {"seats": [4]},
        {"planes": 3},
        {"choices": None},
        {"picks": "worst"},
        {"game": {}},
    ]
    for claim in claims:
        path = changed(file, tmp_path / "p.npz", about=about(**{**about_in(file), **claim}))
        with pytest.raises(BadOptions):
            Policy(path).check(four, 4)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_damaged_file_is_refused_or_plays_legally(
    file: Path, four: Game, tmp_path: Path, data: st.DataObject
) -> None:
    damaged = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    (tmp_path / "p.npz").write_bytes(damaged[: data.draw(st.integers(0, len(damaged)))])
    try:
        policy = Policy(tmp_path / "p.npz")
        policy.check(four, 4)
    except BadOptions:
        return
    play = first_seat(four)
    assert policy(seat_to_decide(play), Rng(1))[0] in play.legal


@pytest.mark.parametrize("huge", [3e38, -3e38])
def test_absurd_weights_play_legally(file: Path, four: Game, tmp_path: Path, huge: float) -> None:
    for picks in (BEST, BY_CHANCE):
        path = a_policy(tmp_path / "p.npz", four, 4, picks=picks)
        weights = np.full((6, len(four.choices)), huge, np.float32)
        play = first_seat(four)
        policy = Policy(changed(path, tmp_path / "q.npz", weights_1=weights, added_0=np.full(6, 3e38, np.float32)))
        steady = SafeBot(policy)
        assert steady(seat_to_decide(play), Rng(1))[0] in play.legal
        assert not steady.failures


# ---- numpy is nobody's burden who does not play with a policy


def without_numpy(*arguments: str) -> subprocess.CompletedProcess[str]:
    hidden = "import sys; sys.modules['numpy'] = None; from kibitz.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-P", "-c", hidden, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_without_numpy_everybody_else_plays_and_a_policy_says_what_it_needs(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIBITZ_DATA", str(tmp_path))
    assert "Final score" in without_numpy("play", "--players", "greedy,random,greedy", "--lang", "en").stdout
    refused = without_numpy("play", "--players", "Anna", "--bots", f"policy:{file}")
    assert refused.returncode == 2
    assert "kibitz: this needs the rl part: pip install 'kibitz[rl]'" in refused.stderr


def test_planes_are_kept_by_name_and_count(four: Game, file: Path) -> None:
    assert about_in(file)["planes"] == planes_of(four, 4)
    assert about_in(file)["options"] == four.options and about_in(file)["version"] == four.learning_version


def test_the_example_of_the_page_writes_a_policy(tmp_path: Path, four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(page.partition("```python\n")[2].partition("```")[0], {})
    Policy(tmp_path / "policy.npz").check(four, 4)
