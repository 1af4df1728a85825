"""Content packs that differ from ours in a few values."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import cloudtop as ct
from cloudtop.core.content import Pack, make_pack
from cloudtop.core.game import Game

TESTS = Path(__file__).parent.parent
GONE = object()
Change = tuple[str, str, str, Any]


@cache
def frozen(slug: str) -> Pack:
    """The box on which the rules of a game are tested: a copy that stays as it is when ours changes."""
    return ct.read_pack(slug, TESTS / slug / "pack.toml")


def frozen_game(slug: str, **options: Any) -> Game:
    """A game from that box; `pack=None` takes ours."""
    return ct.game(slug, **{"pack": frozen(slug), **options})


def changed(data: dict[str, Any], *changes: Change) -> Pack:
    """A pack with some values changed: table, row, field, value (GONE: the whole row is taken out)."""
    data = copy.deepcopy(data)
    for table, name, field, value in changes:
        row = next(r for r in data[table] if r["name"] == name)
        if value is GONE:
            data[table].remove(row)
        else:
            row[field] = value
            row["source"] = "contents"
    return make_pack(data)


def rewritten(data: dict[str, Any], table: str, rewrite: Callable[[dict[str, Any]], object]) -> Pack:
    """A pack with every row of a table rewritten in place."""
    data = copy.deepcopy(data)
    for row in data[table]:
        rewrite(row)
    return make_pack(data)


def one_number(slug: str, luck: random.Random) -> dict[str, Any]:
    """One number of our pack, one more or one less."""
    value = luck.choice([v for v in ct.read_pack(slug).values if isinstance(v.value, int)])
    assert isinstance(value.value, int)
    return {"from": "standard", value.table: [{"name": value.row, value.field: value.value + luck.choice([-1, 1])}]}


def another_box(slug: str) -> Pack:
    """A box of the game with which the same luck leads to other scores than with ours."""
    luck, own = random.Random(slug), a_game(ct.game(slug)).scores()
    while True:
        try:
            game = ct.game(slug, pack=one_number(slug, luck), lenient=True)
        except ct.BadContent:
            continue
        if a_game(game).scores() != own:
            return game.pack


def a_game(game: ct.Game) -> ct.Match:
    return ct.Match(game, ["random"] * game.seats, seed=1).play()
