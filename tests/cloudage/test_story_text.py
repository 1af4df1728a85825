"""The texts of the story cards, on every way on which they can be read."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache

import pytest

import cloudtop as ct
from cloudtop.games.cloudage.content import read_content
from cloudtop.games.cloudage.content.campaign import deciding, stories_of
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


# What players are told of a choice before they vote, and what its card brings in our box.
PROMISES = {
    12: ("Promise", {"L4"}), 13: ("Whika", {"L1"}), 16: ("Devil's Fork", {"L2"}), 17: ("Devil's Fork", {"L3"}),
    21: ("Whitehaven", {"L5"}), 22: ("Nefaria", {"L6"}), 26: ("project pile", {5}), 27: ("project pile", {6}),
    31: ("storehouse opens", {"L15"}), 32: ("orchard opens", {"L14"}), 36: ("One weapon system comes off", {"dismantle"}),
    37: ("New growth for everybody", {"growth"}), 41: ("A second mission card", {"missions"}),
    42: ("storehouses open", {"L13", "L15"}), 47: ("fights", {"fight"}), 48: ("New growth buys", {"tiles"}),
}  # fmt: skip


@rule("CA-STO-13", "CA-STO-02")
@pytest.mark.parametrize("edition", ["v1", "v2"])
@pytest.mark.parametrize("card", PROMISES)
def test_a_card_brings_what_was_promised_before_the_vote(card: int, edition: str) -> None:
    words, brings = PROMISES[card]
    side = stories_of(read_content(), edition)[card].front
    assert words in SHELF.text().say(f"story-{card}-brings", {"d5": 32})
    marks = {name for name in ("dismantle", "growth", "missions") if getattr(side, name)}
    if card > 46 and side.book is not None:
        marks |= {"fight"} if side.book.fight else {name for name in ("tiles",) if getattr(side.book.cost, name)}
    assert {*side.tiles, *side.numbers, *marks} == brings


@rule("CA-STO-13", "CA-CAM-09")
@pytest.mark.parametrize(
    "message",
    ["ending-47", "ending-48", "closing-low", "closing-middle", "closing-high", "closing-won", "closing-lost"],
)
def test_an_ending_is_told_in_all_its_shades(message: str) -> None:
    shades = list(told(message))
    assert len(set(shades)) == len(shades) and all(len(text.split()) >= LEAST for text in shades)
