"""The command ``kibitz``."""

from __future__ import annotations

import os
import secrets
import sys
from typing import Annotated

from kibitz import __version__, engine
from kibitz.arena.command import arena
from kibitz.bots import LEVELS, bot_named
from kibitz.bots.external import bot_of, check_fit, is_bot
from kibitz.command_line import App, Argument, Option, echo, give_up
from kibitz.core import playout
from kibitz.core.errors import BadOptions, KibitzError
from kibitz.core.rng import draw_first
from kibitz.games import GAMES, make_game, usual_seats
from kibitz.play.extras import need
from kibitz.play.files import data_folder, file_text
from kibitz.play.match import Match, new_match, replay_match
from kibitz.play.options import read_options
from kibitz.play.players import Player, fill, spare_names
from kibitz.play.rulebook import plain, rules_text
from kibitz.play.words import Words, words_of
from kibitz.server import admin
from kibitz.server import command as server
from kibitz.server.ops.web_build import built_app
from kibitz.terminal.commands import advice, decks
from kibitz.terminal.commands.common import Lang, chosen_language, record_in
from kibitz.terminal.commands.join import join
from kibitz.terminal.commands.replay import Replay
from kibitz.terminal.commands.verify import verify
from kibitz.terminal.console import Console, Gone
from kibitz.terminal.local.players import USUAL_BOT, names_in, players_of
from kibitz.terminal.local.table import LocalTable

USUAL_GAME = next(iter(GAMES))
GameName = Annotated[str, Argument(help="The game: " + ", ".join(GAMES) + ".")]

app = App("kibitz", "Modern card games, played exactly as their rulebooks say. Without a command: in your browser.")
app.add_group("deck", decks.app)
app.command(needs="arena")(arena)
app.command()(advice.hint)
app.command("analyse")(advice.analyse_command)
app.command(needs="server")(server.serve)
app.command(needs="server")(server.backup)
app.command(needs="server")(server.restore)
app.add_group("admin", admin.app)
app.command()(verify)
app.command()(join)


def build() -> str:
    """Which build runs: the compiled rules or the plain ones, and whether it can be played in a browser."""
    rules = "plain Python" if playout.__file__.endswith(".py") else "compiled"
    return f"{rules}, {'with' if built_app() else 'without'} the browser table"


def version() -> str:
    return f"kibitz {__version__} ({build()}, Python {sys.version.split()[0]})"


def play_in_browser() -> None:
    """``kibitz serve --open``; where that cannot be, it is said how to play in the terminal."""
    try:
        need("server")
    except KibitzError as error:
        raise give_up(f"{error}; in the terminal: kibitz play") from None
    if built_app() is None:
        echo(Words(chosen_language("")).tell("browser-unbuilt"))
        raise SystemExit(1)
    app.run(["serve", "--open", "--log-level", "warning"])


app.version = version
app.bare = play_in_browser


@app.command()
def play(
    game: GameName = USUAL_GAME,
    seats: Annotated[int, Option(min=0, help="How many play; otherwise as many as you name, or four.")] = 0,
    players: Annotated[
        str,
        Option(
            help=f"Who sits where, clockwise: people by name, bots by level ({', '.join(LEVELS)}; random, greedy, "
            "search:400), programs as cmd:./my_bot, trained policies as policy:FILE; as in Anna,club,Ben,expert."
        ),
    ] = "",
    bots: Annotated[str, Option(help="Who takes the seats that are left, in turn, as in policy:FILE.")] = "",
    variant: Annotated[str, Option(help="The variant of the game.")] = "",
    option: Annotated[list[str] | None, Option(help="An option of the game, as in cycles=1; repeatable.")] = None,
    begins: Annotated[str, Option(help="The seat that begins, from 1; or draw: it is drawn.")] = "1",
    seed: Annotated[str, Option(help="The same seed gives the same deal.")] = "",
    lang: Lang = "",
    load: Annotated[str, Option(help="Go on with a saved game.")] = "",
) -> None:
    """Play in the terminal, with people, bots, or both."""
    words = Words(chosen_language(lang), known_game(game))
    console = Console()
    match, sitting = (
        loaded(load) if load else dealt(game, seats, players, bots, variant, option or [], begins, seed, console, words)
    )
    table = LocalTable(match, sitting, words, console, data_folder())
    names = ", ".join(words.tell("bot-name", name=p.name) if p.bot else p.name for p in sitting)
    console.write(words.tell("welcome", game=title(table.words, match), names=names))
    table.run()


def title(words: Words, match: Match) -> str:
    """The game's name, with what its options are called."""
    keys = [f"option-{name}-{str(value)[:20].lower()}" for name, value in match.game.options.items()]
    name = words.tell("title")
    said = dict.fromkeys(words.tell(key) for key in ["edition", *keys] if words.has(key))  # a deck is both
    said.pop(name, None)
    return name + (f" ({', '.join(said)})" if said else "")


def known_game(name: str) -> str:
    if name not in GAMES:
        raise BadOptions(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return name


def loaded(path: str) -> tuple[Match, list[Player]]:
    """A saved game, and who sat there."""
    match = replay_match(file_text(path))
    return match, players_of(match, [Player(spare_names([])[0])])


def dealt(
    game: str,
    seats: int,
    players: str,
    bots: str,
    variant: str,
    options: list[str],
    begins: str,
    seed: str,
    console: Console,
    words: Words,
) -> tuple[Match, list[Player]]:
    """A new game, and who sits where."""
    sitting, others = seated(players), bots_in(bots)
    if seats and len(sitting) > seats:
        raise BadOptions(f"seats: {seats}, but {len(sitting)} players are named")
    chosen = {**({"variant": variant} if variant else {}), **read_options(options)}
    count = seats or (len(sitting) if len(sitting) > 1 else usual_seats(game, chosen))
    made = make_game(game, chosen, count)
    if not sitting:
        sitting = [Player(ask_name(console, words))]
    seed = seed or secrets.token_hex(16)
    first = draw_first(seed, count) if begins == "draw" else read_seat(begins, count)
    everybody = fill(sitting, count, others)
    for player in everybody:
        if player.bot:
            check_fit(player.bot, made, count)  # or it is refused
    return new_match(made, count, seed, first), everybody


def seated(players: str) -> list[Player]:
    """People by their names; the name of a bot seats that bot under a name of its own."""
    words = [word.strip() for word in players.split(",") if word.strip()]
    for word in words:
        if is_bot(word):
            bot_of(word)  # or it is refused
    free = spare_names([word for word in words if not is_bot(word)])
    return [Player(free.pop(0) if free else word, word) if is_bot(word) else Player(word) for word in words]


def bots_in(bots: str) -> list[str]:
    """Who takes the seats that are left; the usual bot, if nobody is named."""
    words = [word.strip() for word in bots.split(",") if word.strip()] or [USUAL_BOT]
    for word in words:
        bot_of(word)  # or it is refused
    return words


def read_seat(text: str, seats: int) -> int:
    if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= seats:
        raise BadOptions(f"begins: expected a seat from 1 to {seats}, or draw, got {text!r}")
    return int(text) - 1


def ask_name(console: Console, words: Words) -> str:
    default = spare_names([])[0]
    if not console.is_person():
        return default
    try:
        return console.ask(f"{words.tell('ask-name')} [{default}] ") or default
    except Gone:
        return default


@app.command()
def replay(
    file: Annotated[str, Argument(help="A saved game.")],
    seat: Annotated[int, Option(min=0, help="See it from this seat, from 1; otherwise all cards are open.")] = 0,
    lang: Lang = "",
) -> None:
    """Step through a saved game."""
    record = record_in(file, file_text(file))
    seats = record.replay().seats
    if not 0 <= seat <= seats:
        raise BadOptions(f"seat: expected a number from 1 to {seats}")
    names = names_in(record)
    words = words_of(record.game, chosen_language(lang))
    Replay(record, names, words, Console(), seat - 1 if seat else None).run()


@app.command("engine")
def engine_command(
    bot: Annotated[str, Option(help="Who answers for a view, if the question names nobody.")] = engine.USUAL_BOT,
) -> None:
    """Drive any game over stdin and stdout, one JSON object a line."""
    bot_named(bot)  # or it is refused
    engine.main(bot)


@app.command()
def rules(game: GameName = USUAL_GAME, lang: Lang = "") -> None:
    """Print the rules of a game."""
    echo(plain(rules_text(known_game(game), chosen_language(lang))))


def main() -> None:
    if None in (sys.stdin, sys.stdout, sys.stderr):
        sys.exit("kibitz: needs its three standard streams")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        os._exit(1)
    except OSError as error:
        print(f"kibitz: {error}", file=sys.stderr)
        os._exit(1)
