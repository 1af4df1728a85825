"""How long an open table waits on the list: until nobody waits there any more, and also across a restart."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path

import pytest

from cloudtop.table.store import LISTED, Store
from cloudtop.web import changes, listings
from cloudtop.web.timing import DAY
from tests.web.kit import Client, Hourglass, Said, Server, run_alone, wait_for
from tests.web.refusing import refused
from tests.web.test_open_tables import inside, join, shown, taken

# --- when nobody is there any more ---


@pytest.mark.parametrize(("manners", "patience"), [({}, listings.PATIENCE), ({"days": 3}, 3 * DAY)])
def test_a_table_whose_maker_has_gone_is_off_the_list_after_a_while(
    tmp_path: Path, manners: Said, patience: float
) -> None:
    clock = Hourglass()
    with inside(tmp_path, clock=clock) as site:
        made = site.table("me", "link", listed=True, manners=manners)
        with made.open("A"):
            clock.turn(patience + 100)
            wait_for(lambda: site.app.state.tables.listings.known[made.id].seen == clock.now(), "a look at the table")
        clock.turn(patience - 100)
        assert shown(site, made.id) is not None
        clock.turn(200)
        wait_for(lambda: shown(site, made.id) is None, "the end of the listing")


def test_a_table_that_waits_for_days_is_not_old(tmp_path: Path) -> None:
    """Nobody has played there; but it waits for somebody who does."""
    with inside(tmp_path, sleep_after=0.01) as site:
        waits, rests = site.table("me", "link", listed=True, manners={"days": 7}), site.table()
        tables = site.app.state.tables
        with sqlite3.connect(tmp_path / "tables.db") as db:
            wait_for(lambda: db.execute("SELECT count(*) FROM visits").fetchone() == (2,), "both to sleep")
            db.execute("UPDATE tables SET made = 0")
            db.execute("UPDATE visits SET day = 0")
        run_alone(tables.prune(30))
        assert site.get(f"api/tables/{rests.id}/sheet")[0] == 404
        assert shown(site, waits.id) is not None and taken(site, waits.id)["seat"] == "B"


def test_a_table_that_has_gone_is_on_the_list_no_more(tmp_path: Path) -> None:
    with inside(tmp_path) as site:
        made = site.table("me", "link", listed=True)
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute("DELETE FROM tables")
        site.app.state.tables.open.clear()
        refused(join(site, made.id), 404, "no such table")
        assert shown(site, made.id) is None


def test_the_last_line_of_a_long_history_takes_the_last_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path) as site:
        made = site.table("me", "link", listed=True)
        with made.open("B") as friend:
            monkeypatch.setattr(changes, "MOST_LINES", friend.seq + 1)
            assert friend.ask("own", seat="B", token="n" * 22)["is"] == "ack"
        assert shown(site, made.id) is None


def test_one_is_taken_off_while_another_is_looked_at(tmp_path: Path) -> None:
    with inside(tmp_path) as site:
        run_alone(site.app.state.tables.listings.look("taken off"))


# --- restarts ---


def test_a_listing_and_a_seat_that_was_taken_survive_a_hard_stop(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        waits, full = server.table("me", "link", "link", listed=True), server.table("me", "link", listed=True)
        before = shown(server, waits.id)
        token = taken(server, full.id)["token"]
        assert taken(server, waits.id)["seat"] == "B"
        server.stop(signal.SIGKILL)
        server.start()
        after = wait_for(lambda: shown(server, waits.id), "the listing")
        assert before is not None and after["since"] == before["since"]
        assert [seat["free"] for seat in after["seats"]] == [False, False, True]
        assert shown(server, full.id) is None
        with Client(server, full.id, [token]) as guest:
            assert guest.first["you"] == ["B"]


def test_the_store_knows_what_is_listed_by_the_last_line_about_it(tmp_path: Path) -> None:
    with inside(tmp_path) as site:
        on, off = site.table("me", "link", listed=True), site.table("me", "link", listed=True)
        with off.open("A") as maker:
            maker.ask("list", seat="A", open=False)
    store = Store(tmp_path / "tables.db")
    assert store.listed() == [on.id]
    plan = " ".join(str(row) for row in store.db.execute(f"EXPLAIN QUERY PLAN {LISTED}"))
    assert "listings" in plan, "it must not look at every line there is"
    store.close()
