"""The texts of the story cards, on every way on which they can be read."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache

import pytest

import cloudtop as ct
from cloudtop.games.cloudage.content import read_content
from cloudtop.games.cloudage.content.campaign import deciding
from tests.kit import rule

SHELF = ct.GAMES["cloudage"]
SIDES = [f"story-{card}-{side}" for card in range(11, 49) for side in ("front", "back")]
LEAST, MOST = 60, 160  # words


@cache
def sealed() -> dict[str, str]:
    """The messages of the sealed file, as they are written."""
    blocks = re.findall(
        r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?)*)", (SHELF.folder / "text" / "en-sealed.ftl").read_text("utf-8"), re.M
    )
    return dict(blocks)


@cache
def choices() -> dict[str, list[str | int]]:
    """What a text may ask, and all answers."""
    leads = deciding(read_content(), "v1")
    ways: dict[str, list[str | int]] = {"edition": ["v1", "v2"], "weak": ["yes", "no"]}
    for card, number in sorted(leads.items()):
        ways.setdefault(f"d{number}", []).append(card)
    return ways


def asked(message: str) -> list[str]:
    return sorted(set(re.findall(r"\$(\w+)", sealed()[message])))


def told(message: str) -> Iterator[str]:
    """A text in all its shades."""
    names = asked(message)
    for answers in itertools.product(*(choices()[name] for name in names)):
        yield SHELF.text().say(message, dict(zip(names, answers)))


@rule("CA-STO-03", "CA-STO-04")
@pytest.mark.parametrize("message", SIDES)
def test_a_side_has_60_to_160_words_on_every_way(message: str) -> None:
    lengths = [len(text.split()) for text in told(message)]
    assert min(lengths) >= LEAST and max(lengths) <= MOST


@rule("CA-STO-13")
@pytest.mark.parametrize("message", SIDES)
def test_a_side_asks_only_for_what_has_been_decided(message: str) -> None:
    """The decision of a card is made after its back was read; whether CLOUD is weakened is known from card 43 on."""
    card = int(message.split("-")[1])
    leads = deciding(read_content(), "v1")
    known = {f"d{number}" for later, number in leads.items() if later <= card} | {"edition"}
    assert set(asked(message)) <= known | ({"weak"} if card > 44 else set())


@rule("CA-STO-13", "CA-CAM-09")
@pytest.mark.parametrize(
    "message",
    ["ending-47", "ending-48", "closing-low", "closing-middle", "closing-high", "closing-won", "closing-lost"],
)
def test_an_ending_is_told_in_all_its_shades(message: str) -> None:
    shades = list(told(message))
    assert len(set(shades)) == len(shades) and all(len(text.split()) >= LEAST for text in shades)
