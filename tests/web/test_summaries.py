"""How my tables stand: one request for all of them, awake or asleep."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cloudtop.web.summaries import WOKEN_AT_ONCE
from tests.table.kit import finished
from tests.web.kit import Made, Server, wait_for
from tests.web.refusing import refused


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


def ask(server: Server, *tables: str) -> dict[str, Any]:
    status, found = server.post("api/summaries", {"tables": list(tables)})
    assert status == 200, found
    return {one["table"]: one for one in found}


def awake(server: Server) -> int:
    return int(server.get("health")[1]["awake"])


def stands(table: Made) -> dict[str, Any]:
    """The same as somebody sees it who looks on at the table."""
    with table.open("") as client:
        now = client.first["now"]
    face, ranking = now["faces"]["-"], now["ranking"] or []
    return {
        "table": table.id, "round": face["view"]["round"], "rounds": face["view"]["rounds"],
        "over": now["over"], "waiting": now["waiting"], "totals": [score["total"] for score in face["scores"]],
        "winners": [placing["seat"] for placing in ranking if placing["rank"] == 1],
    }  # fmt: skip


def test_all_tables_at_once_as_a_looker_on_sees_them(server: Server) -> None:
    begun = server.table("me", "link")
    over = server.table("me", "link", **{"from": {"record": finished(5, players=2).record().text()}})
    found = ask(server, begun.id, over.id, "nowhere")
    assert found == {table.id: stands(table) for table in (begun, over)}
    assert found[over.id]["over"] and found[over.id]["winners"] and not found[begun.id]["over"]


def test_sleeping_tables_are_not_woken(tmp_path: Path) -> None:
    with Server(tmp_path, "--sleep-after", "1") as server:
        table = server.table("me", "link")
        with table.open("AB") as client:
            client.play(random.Random(3), 6)
        before = ask(server, table.id)
        wait_for(lambda: awake(server) == 0, "sleep")
        assert ask(server, table.id) == before and awake(server) == 0
        assert before[table.id] == stands(table)


def test_a_server_that_stops_leaves_nobody_to_be_woken(alone: Server) -> None:
    tables = [alone.table("me", "link").id for _ in range(WOKEN_AT_ONCE + 1)]
    before = ask(alone, *tables)
    alone.stop(signal.SIGTERM)
    alone.start()
    assert ask(alone, *tables) == before and awake(alone) == 0


def test_after_a_crash_a_few_are_woken_each_time(alone: Server) -> None:
    tables = [alone.table("me", "link").id for _ in range(WOKEN_AT_ONCE + 2)]
    before = ask(alone, *tables)
    alone.stop(signal.SIGKILL)
    alone.start()
    assert len(ask(alone, *tables)) == awake(alone) == WOKEN_AT_ONCE
    assert ask(alone, *tables) == before


def test_a_summary_of_before_is_not_told(alone: Server) -> None:
    """The server is killed after a move: what it kept when it stopped last is out of date."""
    table = alone.table("me", "link")
    alone.stop(signal.SIGTERM)
    alone.start()
    with table.open("AB") as client:
        client.play(random.Random(3), 6)
    now = ask(alone, table.id)
    alone.stop(signal.SIGKILL)
    alone.start()
    assert ask(alone, table.id) == now


def test_what_is_no_list_of_tables(server: Server) -> None:
    refused(server.post("api/summaries", {"tables": ["x"] * 201}), 400)
    refused(server.post("api/summaries", {"tables": "x"}), 400)
    refused(server.post("api/summaries", {}), 400)
