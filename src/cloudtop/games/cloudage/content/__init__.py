"""The printed game: a content pack, what is known of its box, and the numbers the rules use."""

from __future__ import annotations

from pathlib import Path

from cloudtop.core.content import Pack, own_pack, read_typed
from cloudtop.games.cloudage.content.box import make_box
from cloudtop.games.cloudage.content.checks import faults
from cloudtop.games.cloudage.content.rows import Rows

STANDARD = Path(__file__).parent / "standard.toml"


class Content(Rows):
    """The rows of a pack, held against what is known of the box."""

    def look(self) -> list[str]:
        return faults(self)


def read_content(pack: Pack | None = None) -> Content:
    return read_typed(Content, pack or own_pack(STANDARD))


__all__ = ["Content", "faults", "make_box", "read_content"]
