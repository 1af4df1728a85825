"""`cloudtop tables`: looking after a store, while a server uses it and when it is damaged."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import cloudtop as ct
from cloudtop.cli.app import app
from cloudtop.cli.tables import tables
from cloudtop.table.care import DAY, listed
from cloudtop.table.store import Brief, Row, Store, Table
from tests.web.rooms import Sitting, new_head

OPTIONS = {"players": 2, "first": "A"}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Three tables: one that was played, one that nobody has played at, one that was used today."""
    store = Store(tmp_path / "tables.db")
    for number, id in enumerate(("played", "empty", "today"), 1):
        sitting = Sitting(new_head(OPTIONS))
        if id != "empty":
            sitting.wander(number, 3)
        head = msgspec.json.encode(sitting.head).decode()
        rows = [Row(number, *row[1:]) for row in sitting.rows]
        store.append(rows, [Table(number, id, time.time() - 10 * DAY, head, sitting.room.secret)])
    store.sum_up([Brief(3, len(rows), '{"over": false}')])
    store.close()
    return tmp_path


def run(*words: str | Path) -> str:
    done = CliRunner().invoke(app, ["tables", *map(str, words)])
    if isinstance(done.exception, ct.Mistake):
        return f"Mistake: {done.exception}"
    assert done.exit_code == 0, done.output
    return done.output


def ids(data: Path) -> list[str]:
    return [one.id for one in listed(data / "tables.db")]


def test_the_commands() -> None:
    assert {command.name or command.callback.__name__ for command in tables.registered_commands if command.callback} == {
        "list", "export", "prune", "backup",
    }  # fmt: skip


def test_all_tables(data: Path) -> None:
    found = json.loads(run("list", "--json", "--data", data))
    assert [(one["id"], one["game"], one["over"]) for one in found] == [
        ("played", "cloudcity", None),
        ("empty", "cloudcity", None),
        ("today", "cloudcity", 0),
    ]
    text = run("list", "--data", data)
    assert "3 tables" in text and "goes on" in text


@pytest.mark.parametrize(("days", "stay"), [(30, ["played", "today"]), (11, ["played", "today"]), (3, ["today"])])
def test_old_tables_go(data: Path, days: int, stay: list[str]) -> None:
    gone = 3 - len(stay)
    assert f"{gone} tables would go" in run("prune", "--days", str(days), "--count", "--data", data)
    assert len(ids(data)) == 3
    assert f"{gone} tables are gone" in run("prune", "--days", str(days), "--data", data)
    assert ids(data) == stay
    db = sqlite3.connect(data / "tables.db")
    assert db.execute("SELECT count(DISTINCT number) FROM lines").fetchone()[0] == len(stay)
    db.close()


def test_a_server_does_not_let_go_of_what_is_awake(data: Path) -> None:
    store = Store(data / "tables.db")
    assert store.prune(3, ["played"]) == 1
    store.close()
    assert ids(data) == ["played", "today"]


def test_the_chapter_that_a_campaign_is_at_stays(data: Path) -> None:
    db = sqlite3.connect(data / "tables.db")
    db.execute("INSERT INTO campaigns VALUES ('c', 0.0, '', '{}', '[]', 'played')")
    db.commit()
    db.close()
    run("prune", "--days", "3", "--data", data)
    assert ids(data) == ["played", "today"]


def test_a_backup_while_a_server_writes(data: Path, tmp_path: Path) -> None:
    store = Store(data / "tables.db")
    store.append([Row(1, 1000, "name A Ada", "")])  # in the log of the file, where a plain copy would miss it
    assert "3 tables are in" in run("backup", tmp_path / "copy.db", "--data", data)
    copy = Store(tmp_path / "copy.db")
    kept = copy.load("played")
    assert kept is not None and kept.rows[-1].seq == 1000
    copy.close()
    store.close()
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert "is there already" in run("backup", tmp_path / "copy.db", "--data", data)


def test_records_are_written_and_what_is_damaged_is_named(data: Path, tmp_path: Path) -> None:
    db = sqlite3.connect(data / "tables.db")
    db.execute("UPDATE lines SET line = 'A fly to the moon' WHERE number = 2 AND seq = 3")
    db.commit()
    db.close()
    text = run("export", tmp_path / "out", "--data", data)
    assert text.startswith("Mistake: Table empty cannot be written")
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == ["cloudcity-played.ctr", "cloudcity-today.ctr"]
    assert len(ct.open_record(tmp_path / "out" / names[0]).log) > 0


def test_what_people_said_is_in_a_record_only_if_it_is_asked_for(data: Path, tmp_path: Path) -> None:
    store = Store(data / "tables.db")
    last = len(store.load("empty").rows)  # type: ignore[union-attr]
    store.append([Row(2, last + 1, "say A Hello: there", ""), Row(2, last + 2, "say B ---", "")])
    store.close()
    records = []
    for flags in ((), ("--words",)):
        run("export", tmp_path / "out", "--table", "empty", *flags, "--data", data)
        records.append((tmp_path / "out" / "cloudcity-empty.ctr").read_text("utf-8"))
    assert records[1] == records[0] + f"said {last}: A Hello: there\nsaid {last}: B ---\n"
    assert len(ct.open_record(tmp_path / "out" / "cloudcity-empty.ctr").log) == last


def test_one_table(data: Path, tmp_path: Path) -> None:
    assert "1 of 1 tables" in run("export", tmp_path / "out", "--table", "today", "--data", data)
    assert "There is no table nowhere" in run("export", tmp_path / "out", "--table", "nowhere", "--data", data)


@pytest.mark.parametrize("words", [("list",), ("prune", "--days", "3"), ("backup", "copy.db"), ("export", "out")])
def test_a_folder_without_tables(tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "There are no tables in" in run(*words, "--data", tmp_path / "nothing")
