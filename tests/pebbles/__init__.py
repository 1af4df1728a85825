"""Pebbles, an invented game for 1 to 6: it needs from the core what Cloud City does not.

Two rounds. The tide turns (chance). Everyone bets a secret number at the same time; whoever is alone with a number
gets as many shells. Then each seat in turn peeks at the top pebble of the beach, dives for pebbles as long as it
dares, or rests. A dive of 3 or more is rewarded with gifts, in the order the diver likes. At any own decision two
shells may be traded for a pebble. Who plays alone needs five pebbles to win. After the game everyone keeps a treasure, and brings it to
the next one.
"""

from __future__ import annotations

from cloudtop.core.entry import Entry
from cloudtop.core.options import Option, players_option
from tests.pebbles.events import EVENTS
from tests.pebbles.game import PACK, THINGS, Pebbles
from tests.pebbles.shape import PebblesView

ENTRY = Entry(
    package=__name__,
    slug="pebbles",
    title="Pebbles",
    credit="nobody",
    prefix="PB",
    rules="1",
    options=[
        players_option("PB-RND-01", [1, 2, 3, 4, 5, 6]),
        Option("treasures", "names by seat", "PB-TRE-01", [{}]),
    ],
    make=lambda options, pack: Pebbles(options.get("players", 2), options.get("treasures")),
    check=lambda pack: [],
    view=PebblesView,
    events=EVENTS,
    things=THINGS,
    minutes=(1, 5),
    demand="light",
    pack=PACK,
    collection="treasures",
)

__all__ = ["ENTRY", "Pebbles"]
