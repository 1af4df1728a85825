"""Looking after a store, also while a server uses it: what is in it, a copy of it, and letting go of what nobody wants any more."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from cloudtop.core.errors import Mistake

DAY = 86_400.0  # seconds
UNPLAYED = 2  # days that a table is kept at which nobody has played
AT_ONCE = 500  # tables that go together, so that a server need not wait long
PATIENCE = 30.0  # seconds that we wait for a server
# A table is as old as the last time it fell asleep. The chapter that a campaign is at stays.
OLD = """SELECT number, id FROM tables LEFT JOIN visits USING (number)
WHERE max(made, ifnull(day, 0) * 86400.0) < CASE
    WHEN EXISTS (SELECT 1 FROM lines WHERE lines.number = tables.number AND message <> '') THEN :played ELSE :unplayed END
AND id NOT IN (SELECT current FROM campaigns) ORDER BY number"""
LIST = """SELECT id, coalesce(json_extract(CASE WHEN json_valid(head) THEN head END, '$.game'), '?') AS game, made,
    max(made, ifnull(day, 0) * 86400.0) AS used, (SELECT count(*) FROM lines WHERE lines.number = tables.number) AS lines,
    CASE WHEN json_valid(summaries.text) THEN json_extract(summaries.text, '$.over') END AS over
FROM tables LEFT JOIN visits USING (number) LEFT JOIN summaries USING (number) ORDER BY tables.number"""


class Listed(NamedTuple):
    id: str
    game: str
    made: float
    used: float  # when somebody was there last, to a day
    lines: int
    over: int | None  # nobody knows as long as it has not fallen asleep


@contextmanager
def opened(path: Path, to_write: bool = False) -> Iterator[sqlite3.Connection]:
    """The file of a store. It must be there; a server may use it at the same time."""
    if not path.is_file():
        raise Mistake(f"There are no tables in {path.parent}; name the folder of the server with --data.")
    try:
        mode = "rw" if to_write else "ro"
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", PATIENCE, uri=True)) as db:
            yield db
    except sqlite3.Error as e:
        raise Mistake(f"The tables in {path} cannot be read: {e}.") from None


def listed(path: Path) -> list[Listed]:
    with opened(path) as db:
        return [Listed(*row) for row in db.execute(LIST)]


def old(db: sqlite3.Connection, days: int) -> list[tuple[int, str]]:
    """Tables where nobody was for so many days, and those that nobody has played at for two."""
    now = time.time()
    limits = {"played": now - days * DAY, "unplayed": now - min(days, UNPLAYED) * DAY}
    return [(int(number), str(id)) for number, id in db.execute(OLD, limits)]


def prune(db: sqlite3.Connection, numbers: list[int]) -> None:
    """Let go of tables, in small groups."""
    for first in range(0, len(numbers), AT_ONCE):
        group = numbers[first : first + AT_ONCE]
        marks = ", ".join("?" * len(group))
        db.execute("BEGIN IMMEDIATE")
        try:
            for name in ("lines", "summaries", "visits", "channels", "tables"):
                db.execute(f"DELETE FROM {name} WHERE number IN ({marks})", group)
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise


def prune_file(path: Path, days: int, only_count: bool) -> int:
    with opened(path, True) as db:
        db.isolation_level = None
        found = old(db, days)
        if not only_count:
            prune(db, [number for number, _ in found])
        return len(found)


def backup(path: Path, target: Path) -> int:
    """A copy that is whole, whatever a server does meanwhile; how many tables are in it."""
    if target.exists():
        raise Mistake(f"{target} is there already; a backup is a new file.")
    try:
        target.touch(0o600)
    except OSError as e:
        raise Mistake(f"The backup cannot be written to {target}: {e.strerror}.") from None
    with opened(path) as db, closing(sqlite3.connect(target)) as copy:
        db.backup(copy, pages=1000)
        fault = copy.execute("PRAGMA quick_check").fetchone()[0]
        if fault != "ok":
            raise Mistake(f"The backup {target} is not whole, because the file of the tables is damaged: {fault}.")
        copy.execute("PRAGMA journal_mode = DELETE")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
