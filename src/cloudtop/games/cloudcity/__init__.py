"""Cloud City, by Phil Walker-Harding (Blue Orange, 2020)."""

from __future__ import annotations

from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry
from cloudtop.core.options import plain
from cloudtop.games.cloudcity.content import make_box, read_content
from cloudtop.games.cloudcity.events import EVENTS
from cloudtop.games.cloudcity.game import RULES, CloudCity
from cloudtop.games.cloudcity.network import crossed, routes
from cloudtop.games.cloudcity.options import OPTIONS, Options, read_options
from cloudtop.games.cloudcity.purse import THINGS
from cloudtop.games.cloudcity.shape import CloudCityView


def make(options: dict[str, Any], pack: Pack) -> CloudCity:
    """The game with these options, from a content pack."""
    chosen = read_options(options)
    content = read_content(pack)
    return CloudCity(make_box(content, chosen), plain(chosen), content.pack)


def check(pack: Pack) -> list[str]:
    """Everything that is wrong with a content pack."""
    return read_content(pack).faults()


ENTRY = Entry(
    package=__name__,
    slug="cloudcity",
    title="Cloud City",
    credit="Phil Walker-Harding, Blue Orange 2020",
    prefix="CC",
    rules=RULES,
    before={"1": {"last_draw": True}},
    options=OPTIONS,
    view=CloudCityView,
    events=EVENTS,
    things=THINGS,
    minutes=(30, 45),
    demand="light",
    make=make,
    check=check,
    unlabelled="standard 3ef4ca730c7d",
)

__all__ = ["ENTRY", "OPTIONS", "RULES", "CloudCity", "Options", "check", "crossed", "make", "routes"]
