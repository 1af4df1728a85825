"""What callers give, looked at before it is used: one sentence for whatever it should not be."""

from __future__ import annotations

from collections.abc import Sequence

from cloudtop.bots import Bot, make_bot
from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game

Seat = int | str  # 0 or "A"


def players(game: Game, seats: Sequence[Bot | str | None] | None) -> list[Bot | None]:
    """Who sits where; a bot may be given by its name."""
    sitting = [None] * game.seats if seats is None else seats
    if isinstance(sitting, str) or not isinstance(sitting, Sequence):
        raise Mistake("The seats are a list: for each a bot, the name of a bot, or None for a person.")
    for one in sitting:
        if not (one is None or isinstance(one, (Bot, str))):
            raise Mistake(f"A seat holds a bot, the name of a bot or None for a person, not {str(one)[:40]!r}.")
    if len(sitting) != game.seats:
        raise Mistake(f"This game has {game.seats} seats, not {len(sitting)}.")
    return [make_bot(one) if isinstance(one, str) else one for one in sitting]


def checked_names(game: Game, names: list[str]) -> list[str]:
    if not isinstance(names, list) or len(names) != game.seats:
        given = len(names) if isinstance(names, list) else "another thing"
        raise Mistake(f"This game has {game.seats} seats, so it needs a list of {game.seats} names, not {given}.")
    for name in names:
        if not isinstance(name, str) or not name.strip() or "|" in name or not name.isprintable():
            raise Mistake("A name is one or more letters in one line, without '|'.")
    return names


def whole(given: object, what: str) -> int:
    if not isinstance(given, int):
        raise Mistake(f"A {what} is a whole number, not {str(given)[:40]!r}.")
    return given
