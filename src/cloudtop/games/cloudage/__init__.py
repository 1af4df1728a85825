"""CloudAge, by Alexander Pfister and Arno Steinwender (Nanox Games / dlp games, 2020)."""

from __future__ import annotations

from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry
from cloudtop.core.options import plain
from cloudtop.core.shape import Standing
from cloudtop.games.cloudage.actions import FIRST_PROJECTS, PROJECT_NAMES
from cloudtop.games.cloudage.content import campaign_standing, log_book_of, make_box, read_content
from cloudtop.games.cloudage.events import EVENTS
from cloudtop.games.cloudage.game import RULES, CloudAge
from cloudtop.games.cloudage.options import OPTIONS, Options, read_options
from cloudtop.games.cloudage.purse import THINGS
from cloudtop.games.cloudage.shape import CloudAgeView


def make(options: dict[str, Any], pack: Pack) -> CloudAge:
    """The game with these options, from a content pack."""
    chosen = read_options(options)
    content = read_content(pack)
    return CloudAge(make_box(content, chosen), plain(chosen), content.pack, log_book_of(content, chosen))


def check(pack: Pack) -> list[str]:
    """Everything that is wrong with a content pack."""
    return read_content(pack).faults()


def standing(options: dict[str, Any], pack: Pack) -> Standing:
    """Where a campaign stands with these options."""
    return campaign_standing(read_content(pack), read_options(options))


ENTRY = Entry(
    package=__name__,
    slug="cloudage",
    title="CloudAge",
    credit="Alexander Pfister and Arno Steinwender, Nanox Games 2020",
    prefix="CA",
    rules=RULES,
    options=OPTIONS,
    view=CloudAgeView,
    events=EVENTS,
    things=THINGS,
    minutes=(60, 100),
    demand="medium",
    make=make,
    check=check,
    campaign="campaign",
    campaign_options=("edition",),
    standing=standing,
    sealed=("story", "chapter", "legacy", *(f"project/{name}" for name in PROJECT_NAMES[FIRST_PROJECTS:])),
)

__all__ = ["ENTRY", "OPTIONS", "RULES", "CloudAge", "Options", "check", "make"]
