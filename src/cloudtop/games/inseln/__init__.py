"""Die Inseln im Nebel, by Volker Schächtele (Schmidt Spiele, 2019)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry
from cloudtop.core.options import plain
from cloudtop.games.inseln.content import make_box, read_content
from cloudtop.games.inseln.game import RULES, Inseln
from cloudtop.games.inseln.options import OPTIONS, Options, read_options


def make(options: dict[str, Any], pack: Path | None = None) -> Inseln:
    """The game with these options, from our content pack or another one."""
    chosen = read_options(options)
    content = read_content(pack)
    return Inseln(make_box(content, chosen), plain(chosen), content.pack)


def check(pack: Path | None = None) -> tuple[Pack, list[str]]:
    """A content pack and everything that is wrong with it."""
    content = read_content(pack)
    return content.pack, content.faults()


ENTRY = Entry(
    package=__name__,
    slug="inseln",
    title="Die Inseln im Nebel",
    credit="Volker Schächtele, Schmidt Spiele 2019",
    prefix="IN",
    rules=RULES,
    options=OPTIONS,
    make=make,
    check=check,
    open=True,
)

__all__ = ["ENTRY", "OPTIONS", "RULES", "Inseln", "Options", "check", "make"]
