"""The content pack of every game: each value says where it comes from, and a pack that is not this box is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.games import entry

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
