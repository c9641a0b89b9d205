"""What the environments with one game at a time share: they are drawn, copied and sent to other processes alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kibitz.core.game import Play
from kibitz.rl.setup import Deals, Look, Setup, as_text

try:
    import gymnasium
except ImportError as error:
    raise ImportError("this environment needs Gymnasium: pip install 'kibitz[rl]'") from error

if TYPE_CHECKING:
    from typing import Self


class OneGame:
    """One game at a time. ``made_of``: the arguments that make it once more."""

    def make(self, setup: Setup, made_of: tuple[Any, ...], render_mode: str | None) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode: expected None or 'ansi', got {render_mode!r}")
        self.setup, self.made_of, self.render_mode = setup, made_of, render_mode
        self.look_at = Look(setup)
        self.deals = Deals()
        self.play: Play | None = None

    def dealt(self) -> Play:
        if self.play is None:
            raise RuntimeError("no game has been dealt: reset the environment first")
        return self.play

    def render(self) -> str | None:
        """What everybody at the table can see, a line for each thing."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is drawn: make the environment with render_mode='ansi'")
            return None
        return as_text(self.dealt())

    def copy(self) -> Self:
        """This environment once more, at the same point; what happens to one does not happen to the other."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.look_at, twin.deals = Look(self.setup), self.deals.copy()
        twin.play = self.play.copy() if self.play is not None else None
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it goes as it was made, not as it stands."""
        return type(self), self.made_of
