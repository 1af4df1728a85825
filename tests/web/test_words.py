"""Every message that the page says exists, and every message of the page is said."""

from __future__ import annotations

import re
from pathlib import Path

from cloudtop.web.lobby import WORDS, words

ROOT = Path(__file__).parents[2]
PAGE = "\n".join(p.read_text("utf-8") for p in (ROOT / "ui" / "src").rglob("*") if p.suffix in (".ts", ".svelte"))
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)


def test_all_that_is_said_has_words() -> None:
    there = set(MESSAGE.findall(words("cloudcity")))
    said = set(re.findall(r"""say\(\s*["']([\w-]+)["']""", PAGE))
    assert said and sorted(said - there) == []


def test_no_words_are_left_over() -> None:
    """A message is named in full, or begins like a template that is filled in (`web-level-${...}`)."""
    beginnings = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", PAGE))
    endings = re.compile(r"`\$\{\w+\}-(about|secret)`")
    own = MESSAGE.findall("\n".join(p.read_text("utf-8") for p in (WORDS / "en").glob("*.ftl")))
    named = set(re.findall(r"""["']([\w-]+)["']""", PAGE))
    left = [m for m in own if m not in named and not m.startswith(beginnings)]
    left = [m for m in left if not (endings.search(PAGE) and m.rpartition("-")[0] in own)]
    assert left == []
