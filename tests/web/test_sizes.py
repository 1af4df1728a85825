"""How large anything may be: what is sent, the history of a table, and what is remembered of games."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.web import changes, projection
from cloudtop.web.app import Settings, make_app
from cloudtop.web.room import Room
from cloudtop.web.visitors import UNLIMITED
from tests.pebbles import Pebbles
from tests.web.kit import Inside
from tests.web.refusing import check_error, refused


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path, limits=UNLIMITED))) as inside:
        yield inside


def test_options_that_are_too_large(site: Inside) -> None:
    many = {"requests": ["solo"] * 30_000}
    refused(site.post("api/options", {"game": "cloudcity", "options": many}), 413, "at most")
    refused(
        site.post("api/tables", {"game": "cloudcity", "seats": [{"kind": "me"}] * 2, "options": many}), 413, "at most"
    )


def test_a_sentence_does_not_repeat_all_that_was_sent(site: Inside) -> None:
    status, answer = site.post("api/options", {"game": "x" * 30_000})
    assert status == 400 and len(answer["error"]["message"]) < 500


@pytest.mark.parametrize("slug", ct.GAMES)
def test_a_position_with_more_things_than_any_box_has(slug: str) -> None:
    game = ct.game(slug)
    data = game.dump(ct.Match(game, seed=1).state)
    data["agenda"] = ["Round 1 1"] * 75_000
    with pytest.raises(ct.Mistake, match="more than 2,000 things"):
        game.load(data)


def test_a_table_does_not_go_on_for_ever(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "MOST_LINES", 3)
    made = site.table(options={"first": "A"})
    with made.open("A") as client:
        assert client.first["seq"] >= 3
        check_error(client.act("A", client.offer("A")[0]), "large")


def test_the_same_name_again_is_no_line_of_history(site: Inside) -> None:
    with site.table().open("A") as client:
        first = client.ask("name", seat="A", name="Ada")["seq"]
        assert client.ask("name", seat="A", name="Ada")["seq"] == first


def test_names_of_a_record_are_cut(site: Inside) -> None:
    record = ct.Match(ct.game("cloudcity"), seed=1).play().record().text()
    long = record.replace("seats: person | person", f"seats: {'<b>' * 1000} | person")
    assert long != record
    _, told = site.post("api/replay", {"record": long, "as": "*"})
    assert told["names"] == [("<b>" * 8), "person"]


def test_a_table_wakes_beside_the_others(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long history keeps nobody else waiting."""
    made, wake, threads = site.table(), Room.wake, list[threading.Thread]()

    def noted(*given: Any) -> Room:
        threads.append(threading.current_thread())
        return wake(*given)

    monkeypatch.setattr(Room, "wake", noted)
    site.app.state.tables.open.clear()
    with made.open("A") as client:
        assert client.first["is"] == "table"
    assert threads and site.thread not in threads


def test_what_was_written_of_games_is_forgotten_again() -> None:
    """Everybody may make games with options that nobody has had before."""
    for _ in range(projection.MOST_GAMES + 1):
        projection.named(Pebbles(), 0)
    assert projection.written.cache_info().currsize == projection.MOST_GAMES
