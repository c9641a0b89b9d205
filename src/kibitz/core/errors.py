"""What can be wrong with what somebody sends us. Every message says what came and what is possible."""


class KibitzError(ValueError):
    """The base of all errors that are the sender's to mend."""


class UnknownChoice(KibitzError):
    """The text of a choice cannot be read."""


class IllegalChoice(KibitzError):
    """A readable choice that is not offered now."""


class GameIsOver(KibitzError):
    """Nothing can be chosen any more."""


class BadOptions(KibitzError):
    """No such game, option, value or number of seats."""


class BadPosition(KibitzError):
    """Cannot be a position, or a view, of that game; the message names the card or field."""


class BadRecord(KibitzError):
    """A record that cannot be read or replayed."""
