"""Where tables are kept: one SQLite file, one row for each table, one row for each numbered line of its history, one
row for each content pack that a table was begun with, one row for each campaign, what a sleeping table looks like in brief,
and where its people are told that it is their turn.

Lines are only ever added. A group of lines is on the disk when `append` returns.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from cloudtop.core.content import Pack
from cloudtop.core.errors import Mistake
from cloudtop.games import GAMES
from cloudtop.table import channels
from cloudtop.table.care import DAY, old, prune

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    made REAL NOT NULL,
    head TEXT NOT NULL,
    secret TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS lines (
    number INTEGER NOT NULL REFERENCES tables(number),
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (number, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS packs (
    hash TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (hash, game, name)
) STRICT;
CREATE TABLE IF NOT EXISTS campaigns (
    id TEXT PRIMARY KEY,
    made REAL NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    seats TEXT NOT NULL,
    current TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS summaries (
    number INTEGER PRIMARY KEY REFERENCES tables(number),
    seq INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS visits (
    number INTEGER PRIMARY KEY REFERENCES tables(number),
    day INTEGER NOT NULL
) STRICT;
"""
CLOCK = "json_extract(head, '$.manners.minutes') > 0 OR json_extract(head, '$.manners.days') > 0"
TIMED = f"CASE WHEN json_valid(head) THEN {CLOCK} END"
SCHEMA += channels.SCHEMA
SCHEMA += f"CREATE INDEX IF NOT EXISTS timed ON tables(number) WHERE {TIMED};"
VERSION = 6  # 5: without channels and open tables; 4: without visits; 3: without summaries; 2: without campaigns; 1: without packs
SCHEMA += "CREATE INDEX IF NOT EXISTS listings ON lines(number, seq) WHERE line GLOB 'list *';"
LISTED = """SELECT id, line, max(seq) FROM lines INDEXED BY listings JOIN tables USING (number) WHERE line GLOB 'list *'
GROUP BY number ORDER BY number"""
SUMMARIES = """SELECT id, text FROM tables LEFT JOIN summaries ON summaries.number = tables.number
    AND seq = (SELECT ifnull(max(seq), 0) FROM lines WHERE lines.number = tables.number)
WHERE id IN (SELECT value FROM json_each(?))"""
BEGIN_CHAPTER = """UPDATE campaigns SET seats = :seats, current = :table, text = json_set(text, '$.names', json(:names))
WHERE id = :campaign"""
# What a chapter leaves to its campaign. Its record has a place of its own, so doing it twice is doing it once.
END_CHAPTER = """UPDATE campaigns SET text = json_set(
    text, '$.options', json(:options), '$.names', json(:names), '$.records[' || :place || ']', :record
) WHERE id = :campaign AND current = :table"""


class Row(NamedTuple):
    """A line of a table's history: its place, what it says, and the message of a client that caused it."""

    number: int
    seq: int
    line: str
    message: str


class Table(NamedTuple):
    """A new table: its head and secret are the caller's own text."""

    number: int
    id: str
    made: float
    head: str
    secret: str


class Box(NamedTuple):
    """A content pack: `Pack.label` is its name and hash, `Pack.text` all of it."""

    hash: str
    game: str
    name: str
    text: str


def box_of(pack: Pack) -> Box:
    name, _, hash = pack.label.rpartition(" ")
    return Box(hash, pack.game, name, pack.text)


class KeptCampaign(NamedTuple):
    """A campaign: the text of its file, who sat where (the caller's own text), and the table of its last chapter."""

    id: str
    made: float
    key: str
    text: str
    seats: str
    current: str


class Begun(NamedTuple):
    """A chapter of a campaign begins at a table, with these people (their names as JSON)."""

    campaign: str
    table: str
    seats: str
    names: str


class Ended(NamedTuple):
    """A chapter has ended: its place in the campaign, its record, and how the next one begins (options and names as JSON)."""

    campaign: str
    table: str
    place: int
    options: str
    names: str
    record: str


class Brief(NamedTuple):
    """How a table stood after a line of its history, in the caller's own words."""

    number: int
    seq: int
    text: str


class Kept(NamedTuple):
    """A table as it is kept."""

    number: int
    head: str
    secret: str
    rows: list[Row]


class Store:
    """Opened and used by one thread."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(0o700, parents=True, exist_ok=True)
            path.touch(0o600)
            path.chmod(
                0o600
            )  # its keys and hands are nobody else's business; SQLite gives its other files the same mode
            self.db = sqlite3.connect(path, isolation_level=None)
            try:
                self.set_up(path)
            except BaseException:
                self.db.close()
                raise
        except (OSError, sqlite3.Error) as e:
            raise Mistake(f"The tables cannot be kept in {path}: {getattr(e, 'strerror', None) or e}.") from None

    def set_up(self, path: Path) -> None:
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")
        version = self.db.execute("PRAGMA user_version").fetchone()[0]
        if not 0 <= version <= VERSION:
            raise Mistake(f"The tables in {path} are of version {version}; this Cloudtop reads version {VERSION}.")
        self.db.executescript(SCHEMA)
        with self.all_or_none():
            if version == 1:
                self.label_tables()
            self.db.execute(f"PRAGMA user_version = {VERSION}")
        self.boxes = {Box(*row) for row in self.db.execute("SELECT hash, game, name, '' FROM packs")}

    def label_tables(self) -> None:
        """Tables of version 1 do not say with which pack they were begun: with the one that there was then."""
        for (slug,) in self.db.execute("SELECT DISTINCT json_extract(head, '$.game') FROM tables").fetchall():
            if slug in GAMES:
                shelf = GAMES[slug]
                label = shelf.unlabelled or shelf.own_pack().label
                with_label = (
                    "UPDATE tables SET head = json_set(head, '$.content', ?) WHERE json_extract(head, '$.game') = ?"
                )
                self.db.execute(with_label, (label, slug))
                pack = shelf.known_pack(label)
                self.insert("packs", [box_of(pack)] if pack else [])

    @contextmanager
    def all_or_none(self) -> Iterator[None]:
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.db.execute("COMMIT")
        except BaseException:
            if self.db.in_transaction:  # a full disk may have ended it
                self.db.execute("ROLLBACK")
            raise

    def append(
        self, rows: list[Row], tables: list[Table] | None = None, boxes: Sequence[Box] = (),
        chapters: Sequence[Begun | Ended] = (),
    ) -> None:  # fmt: skip
        """Add new tables, their packs (each is kept once), lines of any tables, and what they mean to campaigns, all or none."""
        new = {box._replace(text=""): box for box in boxes if box._replace(text="") not in self.boxes}
        with self.all_or_none():
            self.insert("packs", list(new.values()))
            self.insert("tables", tables or [])
            self.insert("lines", rows)
            for chapter in chapters:
                self.turn_page(chapter)
        self.boxes |= set(new)

    def turn_page(self, chapter: Begun | Ended) -> None:
        self.db.execute(BEGIN_CHAPTER if isinstance(chapter, Begun) else END_CHAPTER, chapter._asdict())

    def insert(self, into: str, rows: Sequence[Row | Table | Box | KeptCampaign]) -> None:
        """All rows in one statement: each statement hands the interpreter to other threads and waits to get it back."""
        if rows:
            values = ", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(rows[0])))
            self.db.execute(f"INSERT INTO {into} SELECT {values} FROM json_each(?)", (json.dumps(rows),))

    def load(self, id: str) -> Kept | None:
        """A table with its whole history, or None if there is none."""
        return load_table(self.db, id)

    def pack(self, game: str, label: str) -> str | None:
        """The text of a pack, or None if it is not kept."""
        return pack_text(self.db, game, label)

    def prune(self, days: int, stay: list[str]) -> int:
        """Let go of tables where nobody was for so many days, but of these; how many they were."""
        numbers = [number for number, id in old(self.db, days) if id not in stay]
        prune(self.db, numbers)
        return len(numbers)

    def timed(self) -> list[str]:
        """The tables with clocks whose games are not over, as far as is known."""
        over = "json_extract(summaries.text, '$.over')"
        found = self.db.execute(
            f"SELECT id FROM tables LEFT JOIN summaries ON summaries.number = tables.number"
            f" WHERE ({TIMED}) AND NOT ifnull({over}, 0) ORDER BY tables.number"
        )
        return [str(id) for (id,) in found]

    def listed(self) -> list[str]:
        """The tables that anybody may join: the last line about it says since when."""
        return [str(id) for id, line, _ in self.db.execute(LISTED) if line != "list 0"]

    # --- summaries ---

    def sum_up(self, briefs: list[Brief]) -> None:
        """Keep how tables stand now, and that somebody was there today, in the place of what was kept before."""
        today = int(time.time() // DAY)
        with self.all_or_none():
            self.db.executemany("INSERT OR REPLACE INTO summaries VALUES (?, ?, ?)", briefs)
            visits = [(brief.number, today) for brief in briefs]
            self.db.executemany("INSERT OR REPLACE INTO visits VALUES (?, ?)", visits)

    def summaries(self, ids: list[str]) -> dict[str, str | None]:
        """How those of these tables that there are stand; None for those that have gone on since it was kept."""
        return dict(self.db.execute(SUMMARIES, (json.dumps(ids),)).fetchall())

    # --- campaigns ---

    def add_campaign(self, new: KeptCampaign) -> None:
        with self.all_or_none():
            self.insert("campaigns", [new])

    def campaign(self, id: str) -> KeptCampaign | None:
        """A campaign as its last finished chapter has left it, or None if there is none."""
        found = self.db.execute(f"SELECT {', '.join(KeptCampaign._fields)} FROM campaigns WHERE id = ?", (id,))
        row = found.fetchone()
        return None if row is None else KeptCampaign(*row)

    def delete_campaign(self, id: str) -> None:
        """Its tables stay."""
        with self.all_or_none():
            self.db.execute("DELETE FROM campaigns WHERE id = ?", (id,))

    def last(self) -> int:
        """The highest number that a table has."""
        try:
            return int(self.db.execute("SELECT ifnull(max(number), 0) FROM tables").fetchone()[0])
        except sqlite3.Error as e:
            raise Mistake(
                f"The file of the tables is damaged: {e}; `cloudtop tables export` saves what is whole in it."
            ) from None

    def close(self) -> None:
        self.db.close()


def load_table(db: sqlite3.Connection, id: str) -> Kept | None:
    found = db.execute("SELECT number, head, secret FROM tables WHERE id = ?", (id,)).fetchone()
    if found is None:
        return None
    rows = db.execute("SELECT number, seq, line, message FROM lines WHERE number = ? ORDER BY seq", (found[0],))
    number, head, secret = found
    return Kept(number, head, secret, [Row(*row) for row in rows])


def pack_text(db: sqlite3.Connection, game: str, label: str) -> str | None:
    name, _, hash = label.rpartition(" ")
    where = "hash = ? AND game = ? AND name = ?"
    found = db.execute(f"SELECT text FROM packs WHERE {where}", (hash, game, name)).fetchone()
    return None if found is None else str(found[0])
