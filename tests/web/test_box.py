"""A table keeps its box: whatever becomes of our pack, a table that was begun goes on with the one it has."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.content import Pack
from cloudtop.table.store import VERSION, Store, box_of
from cloudtop.web.app import Settings, make_app
from cloudtop.web.bot_pool import Job, answer
from tests.kit.packs import another_box
from tests.web.kit import Client, Inside, Made
from tests.web.refusing import check_sentence

every_game = pytest.mark.parametrize("slug", ct.GAMES)


@pytest.fixture
def shelf(slug: str, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    return Shelf(slug, monkeypatch)


class Shelf:
    """A game whose own pack can be replaced."""

    def __init__(self, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entry = ct.GAMES[slug]
        self.today = ct.read_pack(slug)
        self.before = another_box(slug)
        self.monkeypatch = monkeypatch

    def has(self, pack: Pack) -> None:
        self.monkeypatch.setattr(self.entry, "pack", pack)


@contextmanager
def served(data: Path, **more: Any) -> Iterator[Inside]:
    with Inside(make_app(Settings(data, **more))) as site:
        yield site


def lines(data: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(data / "tables.db") as db:
        return db.execute("SELECT * FROM tables").fetchall() + db.execute("SELECT * FROM lines").fetchall()


def forget_packs(data: Path) -> None:
    with sqlite3.connect(data / "tables.db") as db:
        db.execute("DELETE FROM packs")


def two(site: Inside, slug: str, *kinds: str) -> Made:
    return site.table(*(kinds or ("me", "here")), game=slug)


def go_on(table: Made, luck: random.Random, most: int) -> None:
    """Play at most so many moves, with a new connection now and then: one may not send too much at once."""
    for first in range(0, most, 100):
        with table.open("AB") as everybody:
            everybody.play(luck, min(100, most - first))


def last_scores(client: Client) -> list[Any]:
    return [face["total"] for face in client.now["faces"]["A"]["scores"]]


@every_game
def test_a_table_goes_on_with_the_box_it_began_with(slug: str, shelf: Shelf, tmp_path: Path) -> None:
    shelf.has(shelf.before)
    with served(tmp_path) as site:
        table = two(site, slug)
        go_on(table, random.Random(1), 30)
    shelf.has(shelf.today)
    with served(tmp_path) as site:
        table.server = site
        go_on(table, random.Random(2), 1000)
        status, text = site.get(f"api/tables/{table.id}/record")
        assert status == 200 and f"content: {shelf.before.label}\n" in text
    record = ct.parse_record(text)
    assert ct.resume(record, pack=shelf.before).record().scores == record.scores
    shelf.has(shelf.before)
    with (
        served(tmp_path) as site,
        Made(site, table.id, table.tokens).open("AB") as everybody,
    ):  # as if it had never changed
        assert ", ".join(f"{s} {n}" for s, n in zip("AB", last_scores(everybody))) == record.scores


@every_game
def test_without_its_box_a_table_is_refused_and_nothing_is_lost(slug: str, shelf: Shelf, tmp_path: Path) -> None:
    shelf.has(shelf.before)
    with served(tmp_path) as site:
        table = two(site, slug)
        go_on(table, random.Random(1), 10)
    forget_packs(tmp_path)
    kept = lines(tmp_path)
    shelf.has(shelf.today)
    with served(tmp_path) as site, Client(site, table.id, None) as somebody:
        somebody.say(do="hello", tokens=table.tokens, seq=-1)
        said = somebody.hear()
        assert (said["is"], said["code"]) == ("error", "gone")
        check_sentence(said["message"])
        assert f"'{shelf.before.label}' of {shelf.entry.title}" in said["message"] and "--pack FILE" in said["message"]
    assert lines(tmp_path) == kept
    file = tmp_path / "before.toml"
    file.write_text(as_toml(shelf.before), "utf-8")
    with served(tmp_path, packs=[file]) as site:
        table.server = site
        with table.open("AB") as everybody:
            assert everybody.first["now"]["length"] > 0


def as_toml(pack: Pack) -> str:
    """A pack as a file: every value of TOML that a pack has, JSON writes the same way, but for tables in a line."""

    def value(x: Any) -> str:
        if isinstance(x, dict):
            return "{ " + ", ".join(f"{json.dumps(k)} = {value(v)}" for k, v in x.items()) + " }"
        if isinstance(x, list):
            return "[" + ", ".join(map(value, x)) + "]"
        return json.dumps(x, ensure_ascii=False)

    return "\n".join(f"{key} = {value(part)}" for key, part in pack.data.items()) + "\n"


@every_game
def test_bots_play_on_with_the_box_of_their_table(slug: str, shelf: Shelf, tmp_path: Path) -> None:
    shelf.has(shelf.before)
    with served(tmp_path) as site:
        table = two(site, slug, "me", "greedy")
        with table.open("A") as ada:
            ada.turn("A")
    shelf.has(shelf.today)
    with served(tmp_path, thinkers=1) as site:
        table.server = site
        with table.open("A") as ada:
            before = len(ada.moves)
            ada.play(random.Random(3), 8)
            assert any(move["seat"] == "B" for move in ada.moves[before:])


@pytest.mark.parametrize("slug", ["cloudcity"])
def test_a_bot_thinks_with_the_box_of_its_table(slug: str, shelf: Shelf) -> None:
    dear = ct.read_pack(slug, {"from": "standard", "walkway": [{"name": "length 5", "votes": 99}]}, lenient=True)
    worths = []
    for pack in (dear, shelf.today):
        match = ct.Match(ct.game(slug, pack=pack), ["random", "random"], seed=1)
        while len(match.log) < 80 or match.waiting()[0] < 0:
            match.step()
        worths.append([advice.worth for advice in answer(Job(match, match.waiting()[0], "greedy", ct.Rng(1)))])
    assert worths[0] != worths[1]


@every_game
def test_a_branch_and_a_replay_have_the_box_of_their_game_and_a_rematch_has_todays(
    slug: str, shelf: Shelf, tmp_path: Path
) -> None:
    shelf.has(shelf.before)
    with served(tmp_path) as site:
        table = two(site, slug)
        go_on(table, random.Random(1), 1000)
    shelf.has(shelf.today)
    with served(tmp_path) as site:
        table.server = site
        text = site.get(f"api/tables/{table.id}/record")[1]
        assert site.post("api/replay", {"record": text, "as": "*"})[0] == 200
        seats = [{"kind": "me"}, {"kind": "here"}]
        for source in ({"record": text}, {"table": table.id}):
            status, branch = site.post("api/tables", {"game": slug, "seats": seats, "from": source, "at": 20})
            assert status == 201 and label_of(tmp_path, branch["table"]) == shelf.before.label
        with table.open("AB") as everybody:
            again = rematch(everybody)
        assert label_of(tmp_path, again) == shelf.today.label


def rematch(client: Client) -> str:
    client.say(do="rematch", id="again")
    return str(client.next("rematch")["table"])


def label_of(data: Path, id: str) -> str:
    with sqlite3.connect(data / "tables.db") as db:
        (head,) = db.execute("SELECT head FROM tables WHERE id = ?", (id,)).fetchone()
    return str(json.loads(head)["content"])


# --- the store ---


@every_game
def test_a_pack_is_kept_once_and_with_the_first_table(slug: str, tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    box = box_of(ct.read_pack(slug))
    store.append([], [], [box, box])
    store.append([], [], [box])
    assert store.db.execute("SELECT * FROM packs").fetchall() == [tuple(box)]
    assert store.pack(slug, ct.read_pack(slug).label) == box.text and store.pack(slug, "standard 0") is None
    store.close()


@every_game
def test_tables_of_version_1_get_the_label_of_the_pack_there_was(slug: str, tmp_path: Path) -> None:
    with served(tmp_path) as site:
        table = two(site, slug)
        go_on(table, random.Random(1), 10)
    with sqlite3.connect(tmp_path / "tables.db") as db:  # as version 1 left it
        db.execute("DROP TABLE packs")
        db.execute("UPDATE tables SET head = json_remove(head, '$.content')")
        db.execute("PRAGMA user_version = 1")
    with served(tmp_path) as site:
        table.server = site
        go_on(table, random.Random(2), 10)
    there_was = ct.GAMES[slug].unlabelled or ct.read_pack(slug).label  # a game that is younger has its first pack still
    assert label_of(tmp_path, table.id) == there_was
    store = Store(tmp_path / "tables.db")
    assert store.db.execute("PRAGMA user_version").fetchone()[0] == VERSION
    assert store.pack(slug, there_was)
    store.close()
