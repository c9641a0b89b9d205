"""What is said at a table on a server, as far as it was shown here."""

from __future__ import annotations

from kibitz import wire
from kibitz.terminal.remote.table_state import LATEST


class ChatLog:
    """Which lines were shown: each of them once."""

    def __init__(self) -> None:
        self.first = 0  # the number of the oldest line that was shown; 0: none was
        self.last = 0

    def to_show(self, chat: wire.Chat) -> list[wire.ChatLine]:
        """Of lines that come, those to be shown: earlier ones that were asked for, or new ones. Whoever has just come
        is shown the last of them."""
        if chat.id:
            lines = [line for line in chat.lines if not self.first or line.n < self.first]
        else:
            lines = [line for line in chat.lines if line.n > self.last][0 if self.last else -LATEST :]
        if lines:
            self.first = min(self.first or lines[0].n, lines[0].n)
            self.last = max(self.last, lines[-1].n)
        return lines
