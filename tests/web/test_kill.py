"""Nothing is lost or done twice: the server is killed at random moments of an evening, and every game goes on to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.evening import Evening
from tests.web.history import History
from tests.web.kit import Client, Made, Said, Server
from tests.web.listeners import HookServer
from tests.web.wishes import CHANGES, WISHES, speaker, three, wish

EVENINGS = 2
KILLS = 14  # in each of them


@pytest.mark.parametrize("evening", range(EVENINGS))
def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(evening: int, tmp_path: Path) -> None:
    with HookServer() as hook, Server(tmp_path, "--hooks", "local", "--notice-after", "0") as server:
        party = Evening(server, hook, evening)
        party.spend(party.pull_the_plug, KILLS)
        party.check()


def again(made: Made, do: str, said: Said) -> Said:
    """The answer to a message that is sent once more by who has its seat."""
    seat = WISHES[do][0]
    for token in [said.get("token", ""), made.tokens["ABC".index(seat)]]:
        with Client(made.server, made.id, [token]) as client:
            if client.first["is"] == "table":
                client.say(**said)
                return client.until(lambda heard: said["id"] in (heard.get("id"), heard.get("ack")))
    raise AssertionError("the seat is lost")


@pytest.mark.parametrize("acknowledged", [True, False], ids=["acknowledged", "just-sent"])
def test_what_is_sent_again_after_a_kill_is_done_once(tmp_path: Path, acknowledged: bool) -> None:
    said: dict[str, Said] = {}
    with Server(tmp_path) as server:
        tables = {do: three(server) for do in CHANGES}
        for do, made in tables.items():
            with speaker(made, do) as client:
                said[do] = wish(do, client, "once")
                client.say(**said[do])
                if acknowledged:
                    assert client.until(lambda heard: "once" in (heard.get("id"), heard.get("ack")))["is"] != "error"
        server.stop()
        server.start()
        for do, made in tables.items():
            answer = again(made, do, said[do])
            assert answer["is"] == "ack" if acknowledged else answer["is"] in ("ack", "kept"), answer
            history = History(tmp_path, made.id)
            history.check([])
            assert history.caused_by(f"{WISHES[do][0]} once"), do
