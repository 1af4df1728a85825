"""The errors a person may meet. Each carries one sentence that says what is wrong and what would be right."""

from __future__ import annotations

from typing import Any


class Mistake(Exception):
    """Something the caller can put right; `rule` is the id of the rule that forbids it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        self.message = " ".join(message.split())  # one line, whatever was quoted in it
        self.rule = rule
        super().__init__(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.rule)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class NotAnAction(Mistake):
    """A line that does not parse as a move."""


class NotYourTurn(Mistake):
    """A move by a seat that has nothing to decide now."""


class NotASeat(NotYourTurn):
    """A seat that is not at this table."""


class NotLegal(Mistake):
    """A move that a rule forbids now."""


class BadOptions(Mistake):
    """Options that the rulebook does not allow."""


class BadContent(Mistake):
    """A content pack that does not describe the game's box; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: str | list[str]) -> None:
        self.faults = [faults] if isinstance(faults, str) else faults
        super().__init__(first_of(self.faults))

    def __reduce__(self) -> tuple[Any, ...]:
        return BadContent, (self.faults,)


class BadRecord(Mistake):
    """A record that cannot be replayed."""


class Corrupt(Mistake):
    """A position that cannot occur; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(first_of(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[Any, ...]:
        return Corrupt, (self.faults,)


def first_of(faults: list[str]) -> str:
    """The first of several faults as one sentence that says how many more there are."""
    return faults[0] if len(faults) == 1 else f"{faults[0].rstrip('.')} (and {len(faults) - 1} more)."
