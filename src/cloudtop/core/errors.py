"""The errors a person may meet. Each carries one sentence that says what is wrong and what would be right."""

from __future__ import annotations


class Mistake(Exception):
    """Something the caller can put right; `rule` is the id of the rule that forbids it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class NotAnAction(Mistake):
    """A line that does not parse as a move."""


class NotYourTurn(Mistake):
    """A move by a seat that has nothing to decide now."""


class NotLegal(Mistake):
    """A move that a rule forbids now."""


class BadOptions(Mistake):
    """Options that the rulebook does not allow."""


class BadContent(Mistake):
    """A content pack that does not describe the game's box."""


class BadRecord(Mistake):
    """A record that cannot be replayed."""


class Corrupt(Mistake):
    """A position that cannot occur; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: list[str]) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(faults[0] + more)
        self.faults = faults
