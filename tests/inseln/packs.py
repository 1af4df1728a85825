"""Our box of Die Inseln im Nebel, and such as differ from it in a few values."""

from __future__ import annotations

import tomllib

from cloudtop.games.inseln.content import STANDARD, Content, read_content
from tests.kit import packs
from tests.kit.packs import GONE, Change

DATA = tomllib.loads(STANDARD.read_text("utf-8"))
BOX = read_content()


def changed(*changes: Change) -> Content:
    return Content(packs.changed(DATA, *changes))


__all__ = ["BOX", "DATA", "GONE", "Change", "changed"]
