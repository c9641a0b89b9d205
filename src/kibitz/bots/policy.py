"""A trained policy as a bot: a small neural network in a file, asked what it would choose.

The file is numpy's ``.npz``: a JSON text that says for which game and from which planes it was trained, and the
weights of a plain network. Nothing in it is executed, so a stranger's policy is safe to open. Its form stands in
``docs/learning.md``.
"""

from __future__ import annotations

import json
import zipfile
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kibitz.bots.safe import BotFailed
from kibitz.core.errors import BadOptions
from kibitz.core.game import Game, Json
from kibitz.core.header import Header
from kibitz.core.rng import Rng
from kibitz.core.rows import Rows
from kibitz.play.seat import Seat

Array: TypeAlias = "NDArray[np.float32]"
Layers: TypeAlias = "list[tuple[Array, Array]]"  # of each layer its weights, one row an input, and what is added

FORMAT = 1
ABOUT = "about"
MOST_BYTES = 64_000_000
MOST_LAYERS = 16
BEST, BY_CHANCE = "best", "chance"
CHANCES = 1 << 30
LEAST, MOST = 1e-6, 1e6  # by what bytes are divided
EXPECTED = "expected a policy as kibitz.bots.policy.save_policy writes it"
WHAT_TO_DO = "train it anew, or let it play with the release of kibitz that it was trained with"


class Policy:
    """Chooses what its network finds most likely, or by chance in proportion, among what is legal; it sees the seat's
    view and nothing else."""

    def __init__(self, path: Path) -> None:
        self.path = path
        about, arrays, self.digest = read_file(path)
        try:
            self.trained_for(about)
            self.layers = checked_layers(arrays)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadOptions(f"{path}: {EXPECTED}, but {said(error)}") from None
        self.rows = Rows(0, 0)
        self.bytes: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self.met: Game | None = None  # the game it was last asked about, which fits

    def trained_for(self, about: dict[str, Json]) -> None:
        """What the file says of itself."""
        if about["format"] != FORMAT:
            raise ValueError(f"its format is {about['format']!r}, and this kibitz reads format {FORMAT}")
        self.game, seats = str(about["game"]), about["seats"]
        if type(seats) is not int:
            raise ValueError(f"seats: expected a number, got {seats!r}"[:200])
        self.seats, self.version = seats, about["version"]
        if type(self.version) is not int:
            raise ValueError(f"version: expected a number, got {self.version!r}"[:200])
        self.choices, self.planes = about["choices"], about["planes"]
        self.uses = numbers(about["uses"])
        self.picks = about["picks"]
        if self.picks not in (BEST, BY_CHANCE):
            raise ValueError(f"picks: expected {BEST} or {BY_CHANCE}, got {self.picks!r}")

    def check(self, game: Game, seats: int) -> None:
        """It can play this game at a table of this size; refused otherwise."""
        if (game.name, seats) != (self.game, self.seats):
            mine = f"{self.game} with {self.seats} seats"
            raise BadOptions(f"{self.path}: was trained for {mine}, and this is {game.name} with {seats}")
        if game.learning_version != self.version:
            versions = f"version {self.version} of {game.name}, and this is version {game.learning_version}"[:200]
            raise BadOptions(f"{self.path}: was trained for {versions}; {WHAT_TO_DO}")
        if choices_of(game) != self.choices:
            raise BadOptions(f"{self.path}: was trained with other choices; with these options they are not the same")
        if planes_of(game, seats) != self.planes:
            raise BadOptions(f"{self.path}: was trained on other planes; with these options {others(self, game)}")
        try:
            self.index, self.scale = inputs_of(game, seats, self.uses)
        except BadOptions as error:
            raise BadOptions(f"{self.path}: {error}") from None
        sizes = self.layers[0][0].shape[0], self.layers[-1][0].shape[1]
        if sizes != (len(self.index), len(game.choices)):
            expected = f"{len(self.index)} inputs and {len(game.choices)} choices"
            raise BadOptions(f"{self.path}: expected a network of {expected}, got {sizes[0]} and {sizes[1]}")
        self.rows = Rows(1, game.observation.width(seats))
        self.bytes = np.frombuffer(self.rows.memory(), np.uint8)

    def __call__(self, seat: Seat, rng: Rng) -> list[int]:
        seats = Header(seat.view).seats
        if seat.game is not self.met or seats != self.seats:
            try:
                self.check(seat.game, seats)
            except BadOptions as error:
                raise BotFailed("refused", str(error)) from None
            self.met = seat.game
        return [self.pick(seat.legal, self.logits(seat)[seat.legal], rng)]

    def logits(self, seat: Seat) -> Array:
        """What the network thinks of every choice of the game, legal or not."""
        seat.game.observation.write(seat.imagine(0), seat.number, self.rows, 0)
        return forward(self.layers, self.bytes[self.index].astype(np.float32) / self.scale)

    def pick(self, legal: list[int], logits: Array, rng: Rng) -> int:
        if self.picks == BEST:
            return legal[int(np.argmax(logits))]
        weights = np.cumsum(np.exp(logits - np.max(logits), dtype=np.float64))
        drawn = weights[-1] * (int(rng.below(CHANCES)) / CHANCES)
        return legal[min(int(np.searchsorted(weights, drawn, side="right")), len(legal) - 1)]


def forward(layers: Layers, values: Array) -> Array:
    """The network: what a layer gives is cut off below zero before the next one takes it."""
    with np.errstate(all="ignore"):  # absurd weights are somebody's wish; a legal choice comes out all the same
        for number, (weights, added) in enumerate(layers):
            values = (np.maximum(values, 0) if number else values) @ weights + added
    return np.nan_to_num(values)


# ---- what it was trained for


def choices_of(game: Game) -> str:
    """A fingerprint of the game's table of choices."""
    texts = "\n".join(choice.text for choice in game.choices)
    return blake2b(texts.encode(), digest_size=8).hexdigest()


def planes_of(game: Game, seats: int) -> list[Json]:
    """Every plane: its name and how many bytes it has, in their order."""
    return [[plane.name, plane.count] for plane in game.observation.planes(seats)]


def others(policy: Policy, game: Game) -> str:
    """How the planes differ, in words."""
    there = policy.planes if isinstance(policy.planes, list) else []
    now = planes_of(game, policy.seats)
    gone = [str(plane) for plane in there if plane not in now]
    new = [str(plane) for plane in now if plane not in there]
    return f"these are gone: {', '.join(gone) or 'none'}, these are new: {', '.join(new) or 'none'}"[:200]


def inputs_of(game: Game, seats: int, uses: dict[str, float]) -> tuple[NDArray[np.int64], Array]:
    """Which bytes of an observation the network is fed, and by what each is divided."""
    index, scale = list[int](), list[float]()
    layout = game.observation.layout(seats)
    for name in uses:
        if not layout.has(name):
            raise BadOptions(f"uses: there is no plane {name!r}; the planes are {', '.join(layout.offsets)}")
    for plane in layout.planes:
        if plane.name in uses:
            at = layout.byte(plane.name)
            index += range(at, at + plane.count)
            scale += [uses[plane.name]] * plane.count
    return np.array(index, np.int64), np.array(scale, np.float32)


# ---- the file


def save_policy(
    path: Path | str, game: Game, seats: int, uses: dict[str, float], layers: Layers, picks: str = BEST
) -> None:
    """Write a policy: the whole file or nothing, and nothing that could not be read again. ``uses``: its planes, and by
    what the bytes of each are divided."""
    path = Path(path)
    about: dict[str, Json] = {
        "format": FORMAT,
        "game": game.name,
        "version": game.learning_version,
        "options": game.options,
        "seats": seats,
        "choices": choices_of(game),
        "planes": planes_of(game, seats),
        "uses": dict(uses),
        "picks": picks,
    }
    arrays: dict[str, Any] = {ABOUT: np.frombuffer(json.dumps(about).encode(), np.uint8)}
    for number, (weights, added) in enumerate(layers):
        arrays |= {f"weights_{number}": np.asarray(weights, "<f4"), f"added_{number}": np.asarray(added, "<f4")}
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        np.savez(file, **arrays)
    try:
        Policy(half).check(game, seats)
    except BadOptions as error:
        half.unlink()
        raise BadOptions(f"not saved: {str(error).replace(str(half), str(path))}") from None
    half.replace(path)


def read_file(path: Path) -> tuple[dict[str, Json], dict[str, NDArray[np.generic]], str]:
    """What a policy file says of itself, its arrays, and its fingerprint. Nothing is read that could be endless."""
    if not path.is_file():
        wrong = f"it is a folder, say {path / 'policy.npz'}" if path.is_dir() else "there is no such file"
        raise BadOptions(f"{path}: {wrong}; {EXPECTED}")
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        check_size(len(data), data)
        with np.load(BytesIO(data), allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        about = json.loads(arrays.pop(ABOUT).tobytes())
    except Exception as error:  # whatever is wrong with a stranger's file
        raise BadOptions(f"{path}: {EXPECTED}, but {said(error)}") from None
    if not isinstance(about, dict):
        raise BadOptions(f"{path}: {EXPECTED}, but {ABOUT} is not a JSON object")
    return about, arrays, blake2b(data, digest_size=8).hexdigest()


def check_size(size: int, data: bytes) -> None:
    """Neither the file nor what it unpacks to is too large: a small file may unpack to very much."""
    parts = zipfile.ZipFile(BytesIO(data)).infolist() if size <= MOST_BYTES else []
    if max(size, sum(part.file_size for part in parts)) > MOST_BYTES:
        raise ValueError(f"it is too large: at most {MOST_BYTES} bytes are read")
    if f"{ABOUT}.npy" not in [part.filename for part in parts]:
        raise ValueError(f"{ABOUT} is missing (a checkpoint of PyTorch is no policy)")
    if len(parts) > 2 * MOST_LAYERS + 1:
        raise ValueError(f"it is too large: at most {MOST_LAYERS} layers are read")


def checked_layers(arrays: dict[str, NDArray[np.generic]]) -> Layers:
    """The layers in their order, if each takes what the one before gives."""
    layers: Layers = []
    while f"weights_{len(layers)}" in arrays:
        number = len(layers)
        weights, added = arrays.pop(f"weights_{number}"), arrays.pop(f"added_{number}")
        if weights.dtype != np.float32 or added.dtype != np.float32:
            raise ValueError(f"layer {number}: expected numbers of type float32, got {weights.dtype}, {added.dtype}")
        given = layers[-1][0].shape[1:] if layers else weights.shape[:1]
        if weights.ndim != 2 or weights.shape[:1] != given or added.shape != weights.shape[1:] or not weights.size:
            shapes = f"its shapes {weights.shape} and {added.shape} do not fit"
            raise ValueError(f"layer {number}: {shapes}: (inputs, outputs) and (outputs,), torch has them transposed")
        if not (np.isfinite(weights).all() and np.isfinite(added).all()):
            raise ValueError(f"layer {number}: not all of its weights are numbers")
        layers.append((weights.astype(np.float32), added.astype(np.float32)))
    if not layers or arrays:
        raise ValueError(f"expected weights_0, added_0 and so on, got {sorted(arrays) or 'none'}"[:200])
    return layers


def numbers(value: Json) -> dict[str, float]:
    """The planes it uses, and by what their bytes are divided."""
    if not isinstance(value, dict) or not value:
        raise ValueError(f"uses: expected planes and numbers, got {value!r}"[:200])
    for name, number in value.items():
        if isinstance(number, bool) or not isinstance(number, int | float) or not LEAST <= number <= MOST:
            raise ValueError(f"uses: {name}: expected a number from {LEAST} to {MOST:.0f}, got {number!r}"[:200])
    return {name: float(number) for name, number in value.items() if isinstance(number, int | float)}


def said(error: Exception) -> str:
    """What went wrong, in words."""
    return f"{error.args[0]} is missing" if isinstance(error, KeyError) and error.args else str(error) or repr(error)
