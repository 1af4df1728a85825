"""Channels: where the people of a table want to be told that it is their turn. They are kept beside the lines, not in them, because nobody else
may know them. What a channel was last told is kept with it, so that nothing is told twice.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

SCHEMA = """
CREATE TABLE IF NOT EXISTS channels (
    number INTEGER NOT NULL REFERENCES tables(number),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    target TEXT NOT NULL,
    page TEXT NOT NULL,
    token TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    told INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    at REAL NOT NULL,
    fault TEXT NOT NULL,
    PRIMARY KEY (number, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS channel_tokens ON channels(token);
"""
BY_TOKEN = "SELECT tables.id, channels.* FROM channels JOIN tables USING (number) WHERE token = ? AND kind = 'mail'"


class Channel(NamedTuple):
    number: int  # of the table
    seat: int
    kind: str
    key: str  # the hash of the secret that the seat had then: it is not for who has the seat later
    target: str  # the address on the web, or of mail
    page: str  # where the page of the table is found
    token: str  # by which whoever has the mail confirms or stops it
    confirmed: bool
    told: int  # the line of the history after which it was last told, or need not be
    ended: bool  # it knows that the game is over
    at: float = 0.0  # when something was last sent
    fault: str = ""  # why that did not arrive


def keep(db: sqlite3.Connection, channel: Channel) -> None:
    """In the place of the one that this seat had of this kind."""
    marks = ", ".join("?" * len(channel))
    db.execute(f"INSERT OR REPLACE INTO channels VALUES ({marks})", channel)


def update(db: sqlite3.Connection, token: str, what: dict[str, object]) -> None:
    """What has become of a channel; nothing if its seat has another one meanwhile."""
    columns = ", ".join(f"{name} = :{name}" for name in what)
    db.execute(f"UPDATE channels SET {columns} WHERE token = :token", {**what, "token": token})


def drop(db: sqlite3.Connection, channel: Channel) -> None:
    db.execute("DELETE FROM channels WHERE number = ? AND seat = ? AND kind = ?", channel[:3])


def waiting(db: sqlite3.Connection) -> list[tuple[str, Channel]]:
    """All that may still have something to be told, each with the id of its table."""
    rows = db.execute("SELECT tables.id, channels.* FROM channels JOIN tables USING (number) WHERE NOT ended")
    return [(str(id), read(row)) for id, *row in rows]


def of_table(db: sqlite3.Connection, number: int) -> list[Channel]:
    return [read(row) for row in db.execute("SELECT * FROM channels WHERE number = ?", (number,))]


def by_token(db: sqlite3.Connection, token: str) -> tuple[str, Channel] | None:
    """The channel whose mail has this link, with the id of its table."""
    row = db.execute(BY_TOKEN, (token,)).fetchone()
    return None if row is None else (str(row[0]), read(row[1:]))


def read(row: list[object] | tuple[object, ...]) -> Channel:
    found = Channel(*row)
    return found._replace(confirmed=bool(found.confirmed), ended=bool(found.ended))
