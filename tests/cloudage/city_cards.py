"""City cards that tests know by heart, whatever the box has on them: the largest region gives 3, the second 2."""

from __future__ import annotations

from typing import NamedTuple

from cloudtop.games.cloudage.actions import CITY_CARD_NAMES, RESOURCES, THING_NAMES
from cloudtop.games.cloudage.state import Box, changed


class Print(NamedTuple):
    """What a city card shows."""

    value: int
    largest: str
    second: str
    update: str
    wrench: str
    growth: int


CARDS = {
    "c22": Print(3, "energy", "water", "water", "metal", 1),
    "c26": Print(3, "energy", "metal", "energy", "water", 0),
    "c28": Print(3, "energy", "cards", "metal", "water", 0),
    "c39": Print(4, "cards", "energy", "cards", "energy", 0),
}


def print_cards(box: Box) -> None:
    for name, shown in CARDS.items():
        card = CITY_CARD_NAMES.index(name)
        for n, resource in enumerate(THING_NAMES[:RESOURCES]):
            size = 3 if resource == shown.largest else 2 if resource == shown.second else 1
            box.region = changed(box.region, card * RESOURCES + n, size)
        box.card_value = changed(box.card_value, card, shown.value)
        box.update = changed(box.update, card, list[str](THING_NAMES).index(shown.update))
        box.wrench = changed(box.wrench, card, list[str](THING_NAMES).index(shown.wrench))
        box.growth = changed(box.growth, card, shown.growth)
