"""The content pack of every game: each value says where it comes from, and a pack that is not this box is refused."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.core.content import parse_pack
from cloudtop.games import entry
from tests.kit.packs import one_number

every_game = pytest.mark.parametrize("slug", ct.GAMES)


def standard(slug: str) -> Path:
    return entry(slug).folder / "content" / "standard.toml"


def altered(folder: Path, slug: str, old: str, new: str) -> Path:
    """Our pack with one piece of its text replaced."""
    text = standard(slug).read_text("utf-8")
    assert old in text
    path = folder / "pack.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@every_game
def test_our_pack_is_the_box(slug: str) -> None:
    assert entry(slug).check(None)[1] == []


@every_game
def test_every_value_says_where_it_comes_from(slug: str) -> None:
    pack = entry(slug).check(None)[0]
    told = {(v.table, v.row, v.field): v for v in pack.values}
    for table, rows in pack.rows.items():
        for row in rows:
            for field in set(row) - {"name"}:
                value = told.pop((table, row["name"], field))
                assert value.value == row[field] and value.where
    assert told == {}
    sources = tomllib.loads(standard(slug).read_text("utf-8"))["sources"]
    assert {v.where for v in pack.values} == {source["where"] for source in sources.values()}


@every_game
def test_a_pack_for_another_game_is_refused(slug: str, tmp_path: Path) -> None:
    path = altered(tmp_path, slug, f'game = "{slug}"', 'game = "chess"')
    assert entry(slug).check(path)[1] == [f"The pack 'standard' is for chess, not for {slug}."]


@every_game
def test_a_table_that_is_not_in_the_box_is_named(slug: str, tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(standard(slug).read_text("utf-8") + '\n[[dragon]]\nname = "Smaug"\n', "utf-8")
    assert entry(slug).check(path)[1][0].startswith(f"[[dragon]] is not a table of {entry(slug).title}; they are ")


@every_game
def test_a_game_does_not_begin_with_a_faulty_pack(slug: str, tmp_path: Path) -> None:
    path = altered(tmp_path, slug, f'game = "{slug}"', 'game = "chess"')
    with pytest.raises(ct.BadContent, match=f"is for chess, not for {slug}"):
        ct.game(slug, pack=path)


# --- packs of one's own ---


@every_game
def test_whatever_a_lenient_pack_may_be_can_be_played(slug: str) -> None:
    luck, played = random.Random(slug), 0
    for _ in range(40):
        change = one_number(slug, luck)
        try:
            game = ct.game(slug, pack=change, lenient=True)
        except ct.BadContent:
            continue
        state = game.new()
        ct.play_randomly(state, ct.Rng(played), 120)
        assert game.audit(state) == [] and game.dump(game.load(game.dump(state))) == game.dump(state), change
        played += 1
    assert played


@every_game
def test_a_pack_is_the_same_as_a_file_as_data_and_as_text(slug: str) -> None:
    own = ct.read_pack(slug)
    data = tomllib.loads(standard(slug).read_text("utf-8"))
    assert ct.game(slug, pack=data).pack.label == ct.game(slug, pack=standard(slug)).pack.label == own.label
    assert parse_pack(own.text).rows == own.rows and parse_pack(own.text).label == own.label


@every_game
def test_a_change_of_nothing_is_our_own_box_under_another_name(slug: str) -> None:
    own, changed = ct.read_pack(slug), ct.read_pack(slug, {"from": "standard"})
    assert (changed.rows, changed.hash, changed.name) == (own.rows, own.hash, "standard changed")
