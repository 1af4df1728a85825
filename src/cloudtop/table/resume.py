"""A match from a record: it goes on, or is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cloudtop.bots import Bot, make_bot
from cloudtop.core.entry import PackSource
from cloudtop.core.errors import BadRecord, Mistake
from cloudtop.table.match import Match
from cloudtop.table.record import Record, load_record, parse_line


def resume(
    record: Record, seats: Sequence[Bot | str | None] | None = None, seed: int = 0, pack: PackSource | None = None
) -> Match:
    """A match that continues a record (or shows a finished one), with the content it was played with."""
    if not isinstance(record, Record):
        raise BadRecord("What is resumed is a record, such as ct.load_record('evening.ctr') gives.")
    game = record.game(pack)
    match = Match(game, seats, seed, record.names, record.position)
    if seats is not None:
        match.names = [bot.name if bot else person_name(name) for bot, name in zip(match.players, record.names)]
    for number, line in enumerate(record.lines, 1):
        seat, action = parse_line(game, line, number)
        try:
            match.act(seat, action)
        except Mistake as e:
            raise BadRecord(f"Move {number} of the record, '{line}', cannot be played: {e.message}", e.rule) from None
    record.check_end(game, match.state)
    return match


def seats_of(record: Record) -> list[Bot | None]:
    """Who sat where in a record: bots by their names, persons for all others."""
    return [named_bot(name) for name in record.names]


def person_name(name: str) -> str:
    """What a person is called who takes a seat: a person's name stays, a bot's does not."""
    return "person" if named_bot(name) else name


def named_bot(name: str) -> Bot | None:
    """The bot that a name in a record means, or None if it is a person's."""
    try:
        return make_bot(name)
    except Mistake:
        return None


def open_record(path: Path | str, pack: PackSource | None = None) -> Match:
    """The match of a record file."""
    return resume(load_record(path), pack=pack)
