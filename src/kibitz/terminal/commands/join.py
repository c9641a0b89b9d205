"""``kibitz join``: play at a server's table, from the terminal."""

from __future__ import annotations

from typing import Annotated

from kibitz.bots import LEVELS
from kibitz.command_line import Argument, Option, give_up
from kibitz.play.words import Words
from kibitz.terminal.commands.common import Lang, chosen_language


def join(
    url: Annotated[str, Argument(help="The link of the table: http://host:8000/t/…")],
    name: Annotated[str, Option(help="Your name at the table.")] = "",
    key: Annotated[str, Option(help="Your recovery code: it brings you back to your chair.")] = "",
    watch: Annotated[bool, Option("--watch", help="Watch, without taking a chair.")] = False,
    program: Annotated[bool, Option("--program", help="You are a program: you are shown as a bot.")] = False,
    bot: Annotated[
        str,
        Option(
            help=f"This bot plays for you ({', '.join(LEVELS)}; random, greedy, search:400; a trained policy as "
            "policy:FILE, a program as cmd:./my_bot)."
        ),
    ] = "",
    passphrase: Annotated[
        str, Option(envvar="KIBITZ_PASSPHRASE", help="The passphrase of the club whose server it is; needed only once.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Play at a table of a server. The same command brings you back to your chair."""
    from kibitz.terminal.remote.errors import TurnedAway
    from kibitz.terminal.remote.rendering import refusal_text
    from kibitz.terminal.remote.session import RemoteSession  # the other commands need no connection

    language = chosen_language(lang)
    try:
        session = RemoteSession(url, language, bot)
        session.join(name, key, watch, program or bool(bot), passphrase)
    except TurnedAway as refusal:
        raise give_up(refusal_text(refusal.why, Words(language))) from None
    raise SystemExit(session.run())
