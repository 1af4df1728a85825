"""Magnastorm, by Bauldric & Friends (Feuerland, 2018)."""

from __future__ import annotations

from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry
from cloudtop.core.options import plain
from cloudtop.games.magnastorm.content import read_content
from cloudtop.games.magnastorm.content.box import make_box
from cloudtop.games.magnastorm.events import EVENTS
from cloudtop.games.magnastorm.game import RULES, Magnastorm
from cloudtop.games.magnastorm.options import OPTIONS, Options, read_options
from cloudtop.games.magnastorm.purse import THINGS
from cloudtop.games.magnastorm.shape import MagnastormView


def make(options: dict[str, Any], pack: Pack) -> Magnastorm:
    """The game with these options, from a content pack."""
    chosen = read_options(options)
    content = read_content(pack)
    return Magnastorm(make_box(content, chosen), plain(chosen), content.pack)


def check(pack: Pack) -> list[str]:
    """Everything that is wrong with a content pack."""
    return read_content(pack).faults()


ENTRY = Entry(
    package=__name__,
    slug="magnastorm",
    title="Magnastorm",
    credit="Bauldric & Friends, Feuerland 2018",
    prefix="MS",
    rules=RULES,
    before={"4": {"every_lab": True}},
    options=OPTIONS,
    view=MagnastormView,
    events=EVENTS,
    things=THINGS,
    minutes=(70, 100),
    demand="heavy",
    make=make,
    check=check,
    unlabelled="standard b57a20ea2aa1",
    collection="artifacts",
    open=True,
)

__all__ = ["ENTRY", "OPTIONS", "RULES", "Magnastorm", "Options", "check", "make"]
