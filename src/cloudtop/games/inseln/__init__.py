"""Die Inseln im Nebel, by Volker Schächtele (Schmidt Spiele, 2019)."""

from __future__ import annotations

from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry
from cloudtop.core.options import plain
from cloudtop.games.inseln.content import make_box, read_content
from cloudtop.games.inseln.events import EVENTS
from cloudtop.games.inseln.game import RULES, Inseln
from cloudtop.games.inseln.options import OPTIONS, Options, read_options
from cloudtop.games.inseln.purse import THINGS
from cloudtop.games.inseln.shape import InselnView


def make(options: dict[str, Any], pack: Pack) -> Inseln:
    """The game with these options, from a content pack."""
    chosen = read_options(options)
    content = read_content(pack)
    return Inseln(make_box(content, chosen), plain(chosen), content.pack)


def check(pack: Pack) -> list[str]:
    """Everything that is wrong with a content pack."""
    return read_content(pack).faults()


ENTRY = Entry(
    package=__name__,
    slug="inseln",
    title="Die Inseln im Nebel",
    credit="Volker Schächtele, Schmidt Spiele 2019",
    prefix="IN",
    rules=RULES,
    options=OPTIONS,
    view=InselnView,
    events=EVENTS,
    things=THINGS,
    minutes=(45, 60),
    demand="medium",
    make=make,
    check=check,
    unlabelled="standard 9ee9bf3b528c",
    open=True,
)

__all__ = ["ENTRY", "OPTIONS", "RULES", "Inseln", "Options", "check", "make"]
