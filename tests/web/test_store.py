"""The store: lines are added all or none, and nothing that was added is lost."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.table.store import VERSION, Begun, Box, Ended, Kept, KeptCampaign, Row, Store, Table
from cloudtop.web.writer import Writer
from tests.web.kit import run_alone
from tests.web.refusing import check_sentence


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "some" / "folder" / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    made = Store(path)
    yield made
    made.close()


def create(store: Store, id: str, head: str, secret: str, lines: list[str]) -> int:
    """A new table with its first lines; returns its number."""
    number = store.last() + 1
    rows = [Row(number, seq, line, "") for seq, line in enumerate(lines, 1)]
    store.append(rows, [Table(number, id, 0.0, head, secret)])
    return number


def refused(path: Path) -> str:
    with pytest.raises(ct.Mistake) as e:
        Store(path)
    check_sentence(str(e.value))
    return str(e.value)


# --- keeping ---


def test_a_table_is_kept_with_its_first_lines(store: Store) -> None:
    number = create(store, "abc", "head", "secret", ["one", "two"])
    assert store.load("abc") == Kept(number, "head", "secret", [Row(number, 1, "one", ""), Row(number, 2, "two", "")])


def test_a_table_that_there_is_not(store: Store) -> None:
    assert store.load("abc") is None


def test_lines_are_added_in_order(store: Store) -> None:
    number = create(store, "abc", "", "", [])
    rows = [Row(number, seq, f"line {seq}", "id" if seq == 2 else "") for seq in (3, 1, 2)]
    store.append(rows)
    kept = store.load("abc")
    assert kept and kept.rows == sorted(rows)


def test_lines_of_several_tables_are_added_at_once(store: Store) -> None:
    one, two = create(store, "one", "", "", []), create(store, "two", "", "", [])
    store.append([Row(one, 1, "x", ""), Row(two, 1, "y", "")])
    assert [len(kept.rows) for id in ("one", "two") if (kept := store.load(id))] == [1, 1]


def test_lines_are_added_all_or_none(store: Store) -> None:
    number = create(store, "abc", "", "", ["one"])
    with pytest.raises(sqlite3.IntegrityError):
        store.append([Row(number, 2, "two", ""), Row(number, 1, "again", "")])
    kept = store.load("abc")
    assert kept and [row.line for row in kept.rows] == ["one"]


def test_a_store_goes_on_after_lines_it_refused(store: Store) -> None:
    number = create(store, "abc", "", "", ["one"])
    with pytest.raises(sqlite3.IntegrityError):
        store.append([Row(number, 1, "again", "")])
    store.append([Row(number, 2, "two", "")])
    kept = store.load("abc")
    assert kept and len(kept.rows) == 2


def test_an_id_is_given_once(store: Store) -> None:
    create(store, "abc", "", "", ["one"])
    with pytest.raises(sqlite3.IntegrityError):
        create(store, "abc", "", "", ["two"])
    assert store.last() == 1


def test_what_was_kept_is_there_when_the_store_is_opened_again(path: Path) -> None:
    first = Store(path)
    create(first, "abc", "head", "secret", ["one"])
    second = Store(path)  # the first was never closed, as after a crash
    assert second.load("abc") == first.load("abc")
    second.close()
    first.close()


def test_every_group_waits_for_the_disk(store: Store) -> None:
    """2 is FULL: a group is on the disk when `append` returns, even if the power fails."""
    assert store.db.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert store.db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


# --- what cannot be opened ---


def test_a_file_of_another_version(path: Path) -> None:
    Store(path).close()
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    assert f"of version {VERSION + 1}; this Cloudtop reads version {VERSION}" in refused(path)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be kept" in refused(tmp_path / "file" / "tables.db")


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    assert "cannot be kept" in refused(tmp_path)


def test_a_file_that_is_something_else(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text("This is a letter to a friend. " * 100)
    assert "cannot be kept" in refused(path)


# --- campaigns ---


def campaign(store: Store) -> KeptCampaign:
    """One that is begun at the table abc."""
    text = '{"options": {"log": []}, "names": [], "records": []}'
    store.add_campaign(KeptCampaign("C", 0.0, "key", text, "[]", ""))
    store.append([], [Table(store.last() + 1, "abc", 0.0, "{}", "")], chapters=[Begun("C", "abc", "[1]", '["Ada"]')])
    return kept(store)


def kept(store: Store) -> KeptCampaign:
    found = store.campaign("C")
    assert found is not None
    return found


def told(store: Store) -> dict[str, object]:
    return dict(json.loads(kept(store).text))


END = Ended("C", "abc", 0, '{"log": [1]}', '["Ben"]', 'a "record"\n')


def test_a_chapter_begins(store: Store) -> None:
    begun = campaign(store)
    assert (begun.current, begun.seats, told(store)["names"]) == ("abc", "[1]", ["Ada"])


def test_a_chapter_that_ends_twice_has_ended_once(store: Store) -> None:
    campaign(store)
    store.append([], chapters=[END._replace(record="before"), END])
    store.append([], chapters=[END])
    assert told(store) == {"options": {"log": [1]}, "names": ["Ben"], "records": ['a "record"\n']}


def test_a_chapter_ends_with_its_last_line_or_not_at_all(store: Store) -> None:
    before = campaign(store)
    row = Row(store.last(), 1, "A done", "")
    store.append([row])
    with pytest.raises(sqlite3.IntegrityError):
        store.append([row], chapters=[END])
    assert kept(store) == before


def test_another_table_does_not_write_into_the_log_book(store: Store) -> None:
    before = campaign(store)
    store.append([], chapters=[END._replace(table="other"), END._replace(campaign="D")])
    assert kept(store) == before


def test_a_store_of_before_there_were_campaigns(path: Path) -> None:
    store = Store(path)
    number = create(store, "old", "head", "secret", ["one"])
    store.db.execute("DROP TABLE campaigns")
    store.db.execute("PRAGMA user_version = 2")
    store.close()
    store = Store(path)
    assert store.load("old") == Kept(number, "head", "secret", [Row(number, 1, "one", "")])
    assert campaign(store).current == "abc"
    store.close()


# --- groups ---


def kept_in_turn(path: Path, fails: int) -> tuple[list[tuple[int, bool]], list[str]]:
    """Keep three lines one after the other while the disk fails once; what was reported, and what is there."""

    async def run() -> tuple[list[tuple[int, bool]], list[str]]:
        writer = Writer(path)
        number = await writer.call(create, writer.store, "abc", "", "", [])
        told: list[tuple[int, bool]] = []
        append, calls = writer.store.append, []

        def failing(
            rows: list[Row], tables: list[Table] | None = None, boxes: Sequence[Box] = (),
            chapters: Sequence[Begun | Ended] = (),
        ) -> None:  # fmt: skip
            calls.append(rows)
            if len(calls) == fails:
                raise sqlite3.OperationalError("disk full")
            append(rows, tables, boxes, chapters)

        writer.store.append = failing  # type: ignore[method-assign]

        def then(seq: int, kept: bool) -> None:
            told.append((seq, kept))

        for seq in (1, 2, 3):
            writer.add([Row(number, seq, str(seq), "")], partial(then, seq))
            await asyncio.sleep(0)  # the first group is on its way when the next line comes
        while writer.busy is not None:
            await writer.busy
        kept = await writer.call(writer.store.load, "abc")
        await writer.close()
        return told, [row.line for row in kept.rows] if kept else []

    return run_alone(run())


def test_whatever_waits_is_told_in_order(path: Path) -> None:
    assert kept_in_turn(path, 0) == ([(1, True), (2, True), (3, True)], ["1", "2", "3"])


def test_lines_after_one_that_was_lost_are_lost_too(path: Path) -> None:
    """They rest on it: a history with a gap could never be repeated."""
    assert kept_in_turn(path, 1) == ([(1, False), (2, False), (3, False)], [])
