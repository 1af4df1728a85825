"""Tables that were begun with the version before are ended with this one.

`before/tables-0.4.0.sql.gz` is the store of 0.4.0 with a begun table of each game, at which the seats' secrets are
`token 0 of an earlier version` and so on.
"""

from __future__ import annotations

import gzip
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import cloudtop as ct
from cloudtop.core.content import parse_pack
from cloudtop.games import entry
from cloudtop.table.luck import check_luck
from cloudtop.table.store import Store
from cloudtop.web.app import Settings, make_app
from cloudtop.web.head import Head
from cloudtop.web.room import Room
from cloudtop.web.visitors import UNLIMITED
from tests.web.kit import Inside, Made
from tests.web.test_room import refusal

BEFORE = Path(__file__).parent / "before" / "tables-0.4.0.sql.gz"
TOKENS = [f"token {seat} of an earlier version" for seat in range(2)]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    db = sqlite3.connect(tmp_path / "tables.db")
    db.executescript(gzip.decompress(BEFORE.read_bytes()).decode())
    db.close()
    return tmp_path


@pytest.mark.parametrize("slug", ct.GAMES)
def test_a_game_of_before_is_played_to_its_end(data: Path, slug: str) -> None:
    """By its own rules: where those of today ask less, an option brings the questions of then back."""
    store, luck = Store(data / "tables.db"), random.Random(3)
    kept = store.load(f"old-{slug}")
    if kept is None:
        pytest.skip("this game is younger")
    head = msgspec.json.decode(kept.head, type=Head)
    text = store.pack(slug, head.content)
    store.close()
    assert text is not None
    pack = entry(slug).known_pack(head.content) or parse_pack(text)
    room = Room.wake("old", kept, head, pack)
    assert room.names()[0] == "Ada" and len(room.match.log) > 9
    while not room.match.over:
        seat = room.match.waiting()[0]
        room.play(seat, [luck.choice(room.match.offer(seat))])
    assert check_luck(room.match, room.match.promise()) > 0


def test_a_table_whose_rules_are_gone_says_so(data: Path) -> None:
    """And it is kept."""
    with closing(Store(data / "tables.db")) as store:
        kept = store.load("old-cloudcity")
    assert kept is not None
    head = msgspec.structs.replace(msgspec.json.decode(kept.head, type=Head), rules="0")
    with refusal("gone", f"rules version 0; this is version {entry('cloudcity').rules}"):
        Room.wake("old", kept, head, entry("cloudcity").known_pack(head.content))


def test_the_links_of_before_open_their_seats(data: Path) -> None:
    with Inside(make_app(Settings(data, limits=UNLIMITED))) as site:
        with Made(site, "old-cloudcity", TOKENS).open("AB") as client:
            assert client.first["you"] == ["A", "B"] and client.seats[0]["name"] == "Ada"
            client.play(random.Random(1))
        assert site.get("api/tables/old-cloudcity/record")[0] == 200
