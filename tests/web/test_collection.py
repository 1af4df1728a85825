"""Collections at the web table: a rematch begins with them, and everybody can take them home."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.web.app import Settings, make_app
from tests.pebbles import ENTRY
from tests.web.kit import Client, Inside, Made, Server, Site
from tests.web.refusing import refused


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    with Inside(make_app(Settings(tmp_path))) as inside:
        yield inside


def sit(site: Site, **treasures: list[str]) -> Made:
    return site.table("me", "here", game="pebbles", options={"treasures": treasures})


def play(made: Made) -> str:
    """A whole game; the table of the rematch."""
    with made.open("AB") as client:
        client.play(random.Random(1))
        client.say(do="rematch", id="again")
        return str(client.next("rematch")["table"])


def options(client: Client) -> dict[str, list[str]]:
    found: dict[str, list[str]] = client.first["options"]["treasures"]
    return found


def test_a_rematch_begins_with_what_everybody_has_won(site: Site) -> None:
    made = sit(site, A=["A1"])
    second = Made(site, play(made), made.tokens)
    with second.open("A") as client:
        assert options(client) == {"A": ["A1", "A2"], "B": ["B1"]}
    third = Made(site, play(second), made.tokens)
    with third.open() as client:
        assert options(client) == {"A": ["A1", "A2", "A3"], "B": ["B1", "B2"]}


def test_what_was_won_is_kept_with_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    with Inside(make_app(Settings(tmp_path))) as site:
        made = sit(site)
        new = play(made)
    with Inside(make_app(Settings(tmp_path))) as site, Made(site, new, made.tokens).open("B") as client:
        assert options(client) == {"A": ["A1"], "B": ["B1"]}


def test_a_collection_is_a_file_to_take_home(site: Site) -> None:
    made = sit(site, A=["A1"])
    with made.open("AB") as client:
        client.ask("name", seat="A", name="Ada")
    play(made)
    status, headers, body = site.request("GET", f"api/tables/{made.id}/collection/A")
    assert status == 200 and headers["content-disposition"] == 'attachment; filename="pebbles-A.json"'
    mine = {"cloudtop": "collection", "version": 1, "game": "pebbles", "owner": "Ada", "cards": ["A1", "A2"]}
    assert json.loads(body) == mine


def test_a_series_is_a_file_that_goes_on_elsewhere(site: Site) -> None:
    """Two games at one table, then a third at another, from the file of the second."""
    made = sit(site)
    second = Made(site, play(made), made.tokens)
    play(second)
    status, headers, body = site.request("GET", f"api/tables/{second.id}/series")
    assert status == 200 and headers["content-disposition"] == 'attachment; filename="pebbles-series.json"'
    series = json.loads(body)
    assert series["games"] == 2 and series["options"]["treasures"] == {"A": ["A1", "A2"], "B": ["B1", "B2"]}
    third = site.table("me", "here", game="pebbles", options=series["options"], games=series["games"])
    play(third)
    assert site.get(f"api/tables/{third.id}/series")[1]["games"] == 3


def test_nothing_is_taken_home_before_the_end(site: Site) -> None:
    refused(site.get(f"api/tables/{sit(site).id}/collection/A"), 409, "The game is not over")
    refused(site.get(f"api/tables/{sit(site).id}/series"), 409, "The game is not over")


@pytest.mark.parametrize("seat", ["C", "Z", "chance", "-"])
def test_a_seat_that_there_is_not(site: Site, seat: str) -> None:
    made = sit(site)
    play(made)
    refused(site.get(f"api/tables/{made.id}/collection/{seat}"), 400, "is not a seat of this table")


def test_a_game_that_leaves_nothing(server: Server) -> None:
    made = server.table("me", "here")
    with made.open("AB") as client:
        client.play(random.Random(6))
    refused(server.get(f"api/tables/{made.id}/collection/A"), 400, "Cloud City leaves nothing to collect")
    assert server.get("api/games/cloudcity")[1]["collection"] == ""
