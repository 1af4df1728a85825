"""The game and an independent oracle must agree on every island: which coasts are connected, and what it is worth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.game import seat_name
from tests.inseln import oracle_island as oracle
from tests.inseln.kit import Table, begin, set_up
from tests.kit import rule

EVERY_RULE = (
    "IN-CON-01", "IN-CON-02", "IN-CON-03", "IN-CON-04", "IN-CON-06", "IN-CON-08", "IN-CON-09", "IN-CON-10", "IN-LND-02",
    "IN-LND-03", "IN-LND-04", "IN-LND-05", "IN-LND-06", "IN-LND-07", "IN-LND-08", "IN-LND-09", "IN-JOK-01", "IN-JOK-02",
    "IN-JOK-03", "IN-JOK-04", "IN-LBO-01", "IN-LBO-02", "IN-LBO-03", "IN-LBO-04", "IN-LBO-05", "IN-LBO-06", "IN-CIT-01",
    "IN-CIT-02", "IN-CIT-03", "IN-CIT-04", "IN-CIT-05", "IN-MON-06", "IN-VOL-01",
)  # fmt: skip
EXTENSIONS = ("lighthouse", "park", "windmill", "observatory", "dam")
MIXES = (  # which faces, the frequent ones more than once
    (*oracle.LANDSCAPES, "joker", "city", "monument"),
    (*oracle.LANDSCAPES, *oracle.LANDSCAPES, "joker", "joker", *EXTENSIONS),
    ("home", "home", "home", "home", "joker", *oracle.LANDSCAPES),
    ("home", "home", "joker", "city", "monument", *EXTENSIONS),
    ("forest", "swamp", "joker", "joker", "city"),
    ("joker", "joker", "joker", "desert", "monument"),
)
SIZES = (4, 9, 15, 25, 40, 60)  # tiles on an island
SEEDS = 25


def pick(rng: ct.Rng, names: tuple[str, ...]) -> str:
    return names[rng.below(len(names))]


def home(view: dict[str, Any], cell: dict[str, Any]) -> str:
    """The landscape of the coast that is nearest to a cell."""

    def distance(other: dict[str, Any]) -> int:
        q, r = other["q"] - cell["q"], other["r"] - cell["r"]
        return int(max(abs(q), abs(r), abs(q + r)))

    return str(min((other for other in view["cells"] if other["coast"]), key=distance)["coast"])


def scatter(t: Table, seat: str, rng: ct.Rng) -> None:
    """Tiles on random cells, few or many, of one mix or another, as long as the bag and the supply have them."""
    view = t.view()
    left = Counter({**view["bag"]["faces"], **(view["supply"] or {})})
    cells = [cell for cell in view["cells"] if not cell["yard"]]
    mix, size = MIXES[rng.below(len(MIXES))], SIZES[rng.below(len(SIZES))]
    tiles: dict[str, str] = {}
    for n in range(min(size, len(cells))):
        cell = cells.pop(rng.below(len(cells)))
        face = pick(rng, mix)
        face = home(view, cell) if face == "home" else face
        if left[face] and not (face in EXTENSIONS and face in tiles.values()):
            left[face] -= 1
            tiles[cell["cell"]] = face
    t.tiles(seat, **tiles)


def random_table(players: int, side: str, seed: int, joker_groups: bool = False) -> Table:
    t, rng = begin(players, side=side, module=2, joker_groups=joker_groups), ct.Rng(seed)
    for seat in "ABCD"[:players]:
        scatter(t, seat, rng)
    return t


def compare(view: dict[str, Any], joker_groups: bool = False) -> None:
    """All islands of a table as the game sees them and as the oracle does."""
    names = {(cell["q"], cell["r"]): cell["cell"] for cell in view["cells"]}
    for island in view["islands"]:
        seat = island["seat"]
        facts = oracle.facts_of(view, seat)
        assert set(island["coasts"]) == oracle.connected(facts), seat
        linked = {names[at] for landscape in oracle.LANDSCAPES for at in oracle.linked(facts, landscape)}
        assert set(island["scoring"]) == linked, seat
        points = {line["line"]: line["amount"] for line in island["score"] if line["line"] not in ("energy", "coasts")}
        wanted = oracle.sheet(view, seat, joker_groups)
        assert points == {line: n for line, n in wanted.items() if line != "extensions" or view["module"] > 1}, seat


@rule(*EVERY_RULE)
@pytest.mark.parametrize("joker_groups", [False, True])
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_islands_agree_with_the_oracle(players: int, side: str, joker_groups: bool) -> None:
    for seed in range(SEEDS):
        t = random_table(players, side, seed, joker_groups)
        assert t.sound()
        compare(t.view(), joker_groups)


@rule(*EVERY_RULE)
@pytest.mark.parametrize(
    ("players", "module", "side"), [(2, 1, "front"), (3, 2, "back"), (4, 3, "front"), (2, 2, "back")]
)
def test_every_state_of_a_random_game_agrees_with_the_oracle(players: int, module: int, side: str) -> None:
    t, rng, before = set_up(players, module=module, side=side), ct.Rng(players + module), None
    while not t.state.over():
        ct.play_randomly(t.state, rng, 1)
        view = t.view()
        lying = [island["tiles"] for island in view["islands"]]
        if lying != before:
            compare(view)
        before = lying
    assert before is not None and all(len(tiles) > 12 for tiles in before)


def test_the_islands_show_everything() -> None:
    """Without this the comparison could agree about empty islands only."""
    seen: set[str] = set()
    for seed in range(SEEDS):
        for players, side in [(2, "front"), (3, "back"), (4, "front")]:
            t = random_table(players, side, seed)
            for n in range(players):
                coasts, sheet = len(t.coasts(seat_name(n)).split()), t.sheet(seat_name(n))
                seen |= {f"{coasts} coasts", f"{sheet.get('groups', 0)} for groups", *sheet}
    assert seen >= {f"{n} coasts" for n in range(7)}
    assert seen >= {f"{3 * n} for groups" for n in range(5)}
    assert seen >= {*oracle.LANDSCAPES, "cities", "monuments", "volcanoes", "extensions"}


def test_the_oracle_sees_the_difference_of_a_single_tile() -> None:
    """A joker between forest and its coast, then a city in its place: the oracle itself must not be blind."""
    for tile, points, coasts in [("joker", 5, {"forest"}), ("city", 0, set())]:
        view = begin().lay("A", "forest", "c4 d4").tiles("A", b3=tile).view()
        assert oracle.sheet(view, "A", False)["forest"] == points
        assert oracle.connected(oracle.facts_of(view, "A")) == coasts
