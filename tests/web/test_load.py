"""`make load` and `make soak` do not run with the tests; their beginning does."""

from __future__ import annotations

from tests.web.kit import needs_proc
from tools.load.load import Server


@needs_proc()
def test_what_measures_a_server_finds_it() -> None:
    server = Server("cloudcity", sleep_after=5)
    try:
        made = server.table(bot="greedy")
        assert [seat["kind"] for seat in made["seats"]] == ["me", "bot"]
        assert server.get("health")["status"] == "ok" and server.memory() > 0
    finally:
        server.stop()
