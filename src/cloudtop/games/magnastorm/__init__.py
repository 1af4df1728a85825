"""Magnastorm, by Bauldric & Friends (Feuerland, 2018)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry
from cloudtop.core.options import plain
from cloudtop.games.magnastorm.content import make_box, read_content
from cloudtop.games.magnastorm.game import RULES, Magnastorm
from cloudtop.games.magnastorm.options import OPTIONS, Options, read_options


def make(options: dict[str, Any], pack: Path | None = None) -> Magnastorm:
    """The game with these options, from our content pack or another one."""
    chosen = read_options(options)
    content = read_content(pack)
    return Magnastorm(make_box(content, chosen), plain(chosen), content.pack)


def check(pack: Path | None = None) -> tuple[Pack, list[str]]:
    """A content pack and everything that is wrong with it."""
    content = read_content(pack)
    return content.pack, content.faults()


ENTRY = Entry(
    package=__name__,
    slug="magnastorm",
    title="Magnastorm",
    credit="Bauldric & Friends, Feuerland 2018",
    prefix="MS",
    rules=RULES,
    options=OPTIONS,
    make=make,
    check=check,
    collection="artifacts",
    open=True,
)

__all__ = ["ENTRY", "OPTIONS", "RULES", "Magnastorm", "Options", "check", "make"]
