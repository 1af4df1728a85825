"""The server when something goes wrong with its disk, its file or its end; and who else may read what it keeps."""

from __future__ import annotations

import gzip
import json
import os
import signal
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table import files
from cloudtop.web import packed, writer
from cloudtop.web.app import Settings, make_app
from cloudtop.web.visitors import UNLIMITED
from tests.web.disk import Disk
from tests.web.kit import Inside, Server, wait_for
from tests.web.refusing import check_error, refused

posix = pytest.mark.skipif(sys.platform == "win32", reason="modes and locks of POSIX")


def app(data: Path) -> Any:
    return make_app(Settings(data, limits=UNLIMITED))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(app(tmp_path)) as inside:
        yield inside


# --- the disk ---


def test_health_tells_of_lines_that_could_not_be_kept(site: Inside) -> None:
    made, disk = site.table(options={"first": "A"}), Disk(site)
    disk.is_full(True)
    with made.open("A") as client:
        client.say(do="act", id="1", seat="A", seq=client.seq, lines=[client.offer("A")[0]])
        check_error(client.next("error"), "busy")
    status, told = site.get("health")
    assert (status, told["status"], told["faults"]) == (503, "failing", ["The last lines could not be written."])
    disk.is_full(False)
    with made.open("A") as client:
        assert client.act("A", client.offer("A")[0])["is"] == "news"
    assert site.get("health")[0] == 200


def test_health_tells_of_a_file_that_is_gone(site: Inside, tmp_path: Path) -> None:
    (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
    status, told = site.get("health")
    assert (status, told["faults"]) == (503, ["The file of the tables is gone."])


def test_health_tells_of_a_disk_that_is_almost_full(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LEAST_FREE", 10**30)
    assert site.get("health")[1]["faults"] == ["The disk is almost full."]


def test_numbers_for_who_watches_over_the_server(site: Inside) -> None:
    made = site.table(options={"first": "A"})
    with made.open("A") as client:
        client.act("A", client.offer("A")[0])
        status, text = site.get("metrics")
    lines = text.splitlines()
    told = dict(line.split(" ", 1) for line in lines if not line.startswith("#"))
    assert status == 200 and all(
        line.startswith(("# HELP cloudtop_", "# TYPE cloudtop_", "cloudtop_")) for line in lines
    )
    assert (told["cloudtop_tables_awake"], told["cloudtop_connections"], told["cloudtop_failing"]) == ("1", "1", "0")
    assert float(told["cloudtop_lines_total"]) == client.seq
    assert text.endswith("\n") and len(told) * 3 == len(lines)


def test_numbers_are_for_this_machine_alone(tmp_path: Path) -> None:
    with Inside(app(tmp_path), proxy_headers=True, forwarded_allow_ips=["127.0.0.1"]) as site:
        status, _, _ = site.request("GET", "metrics", None, **{"X-Forwarded-For": "192.0.2.1"})
        assert (status, site.get("metrics")[0]) == (404, 200)


def test_a_proxy_that_is_not_named_is_not_believed(tmp_path: Path) -> None:
    with Inside(app(tmp_path), proxy_headers=False) as site:
        site.request("GET", "api/games", None, **{"X-Forwarded-For": "192.0.2.1"})
        assert set(site.app.state.visitors.known) == {"127.0.0.1"}


def test_old_tables_go_by_themselves(tmp_path: Path) -> None:
    with Inside(app(tmp_path)) as site:
        gone = site.table().id
    spoil(tmp_path, "UPDATE tables SET made = 0")
    spoil(tmp_path, "DELETE FROM visits")
    with Inside(make_app(Settings(tmp_path, sleep_after=0.01, keep_days=1))) as site:
        wait_for(
            lambda: site.app.state.tables.pruned and site.get(f"api/tables/{gone}/sheet")[0] == 404, "the end of it"
        )
        assert site.table().state()


# --- the file ---


def keep_one(data: Path) -> str:
    with Inside(app(data)) as site:
        return site.table().id


def spoil(data: Path, statement: str) -> None:
    db = sqlite3.connect(data / "tables.db")
    db.execute(statement)
    db.commit()
    db.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE lines SET line = 'chance tile nothing' WHERE seq = 2",
        "UPDATE tables SET head = 'no head'",
        "DELETE FROM lines WHERE seq = 1",
    ],
)
def test_a_damaged_table_is_named_and_the_others_are_served(tmp_path: Path, statement: str) -> None:
    damaged = keep_one(tmp_path)
    spoil(tmp_path, statement)
    with Inside(app(tmp_path)) as site:
        status, answer = site.get(f"api/tables/{damaged}/sheet")
        refused((status, answer), status)
        assert status in (400, 404)
        assert site.table().state()[0] >= 0


def test_a_damaged_file_is_named_when_the_server_starts(tmp_path: Path) -> None:
    keep_one(tmp_path)
    path = tmp_path / "tables.db"
    db = sqlite3.connect(path)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    page = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
    size = db.execute("PRAGMA page_size").fetchone()[0]
    db.close()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = b"\x5a" * size
    path.write_bytes(bytes(data))
    with pytest.raises(ct.Mistake, match="damaged"):
        make_app(Settings(tmp_path))


@posix
def test_nobody_else_on_this_machine_reads_what_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    keep_one(data)
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) & 0o077 for path in data.glob("tables.db*")} == {0}


@posix
def test_a_file_of_before_is_closed_to_others_too(tmp_path: Path) -> None:
    keep_one(tmp_path)
    (tmp_path / "tables.db").chmod(0o644)
    keep_one(tmp_path)
    assert stat.S_IMODE((tmp_path / "tables.db").stat().st_mode) == 0o600


def test_a_folder_has_one_server(site: Inside, tmp_path: Path) -> None:
    with pytest.raises(ct.Mistake, match="Another server keeps its tables"):
        make_app(Settings(tmp_path))


def test_a_saved_file_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened = list[str]()
    sync, replace = os.fsync, Path.replace

    def synced(file: int) -> None:
        happened.append("sync")
        sync(file)

    def named(self: Path, name: Path) -> Path:
        happened.append("name")
        return replace(self, name)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", named)
    files.save(tmp_path / "file", "text", "record")
    assert happened == ["sync", "name"] and (tmp_path / "file").read_text() == "text"


# --- the end ---


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_in_order_while_bots_think(tmp_path: Path, how: int) -> None:
    with Server(tmp_path) as server:
        table = server.table("me", "monte_carlo:5s", "random", options={"first": "B"})
        with table.open("A") as client:
            assert client.seats[1]["thinking"]
            server.table("greedy", "random")
            server.stop(how)
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert lines[-1]["event"] == "stopped" and {line["level"] for line in lines} == {"info"}


# --- what is sent packed ---


def test_a_sheet_is_packed_once(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = site.request("GET", "api/games/cloudcity")[2]
    packed.pack_once.cache_clear()
    for _ in range(3):
        _, headers, body = site.request("GET", "api/games/cloudcity", None, **{"Accept-Encoding": "gzip"})
        assert headers["content-encoding"] == "gzip" and gzip.decompress(body) == plain
    assert packed.pack_once.cache_info().misses == 1


def test_a_file_of_the_page_is_packed_once(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("let a = 1;\n" * 500)
    page, packed_before = packed.Page(directory=tmp_path), packed.pack_file.cache_info().misses
    scope = {"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"gzip")]}
    for _ in range(3):
        response = page.file_response(tmp_path / "a.js", (tmp_path / "a.js").stat(), scope)
        assert gzip.decompress(bytes(response.body)) == (tmp_path / "a.js").read_bytes()
    assert packed.pack_file.cache_info().misses == packed_before + 1
