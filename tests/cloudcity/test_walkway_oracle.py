"""The game and an independent oracle must agree on every walkway, offered or refused."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cloudtop as ct
from tests.cloudcity.kit import Table, begin, city, table
from tests.cloudcity.oracle_walkways import Facts, cell, legal, violations
from tests.kit import rule

MODES = [(2, False), (3, False), (4, False), (2, True), (3, True)]
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
COLUMNS = "abcdefghijklmn"


def facts_of(made: Table, seat: str, tiles: list[str] | None = None) -> Facts:
    """A seat's city and the stock as anyone can see them; `tiles` for a picture, whose tiles are not listed."""
    view = made.view(seat)
    seen = view["cities"]["ABCD".index(seat)]
    return Facts(
        seen["buildings"],
        [walkway["between"] for walkway in seen["walkways"]],
        [tile["space"] for tile in seen["tiles"]] if tiles is None else tiles,
        view["walkways"],
    )


def answer(made: Table, a: str, b: str) -> str | None:
    """The rule that the game has against a walkway, whether it understands the line or not."""
    try:
        return made.why(f"walkway {a}-{b}")
    except ct.NotAnAction as mistake:
        return mistake.rule


def some_pairs(facts: Facts, rng: ct.Rng) -> list[tuple[str, str]]:
    """Pairs to ask about: all buildings in one line, some that are not, and some cells anywhere."""
    pairs = list(combinations(sorted(facts.buildings, key=cell), 2))
    asked = [(a, b) for a, b in pairs if a[0] == b[0] or a[1:] == b[1:]]
    asked += [pairs[rng.below(len(pairs))] for n in range(4) if pairs]
    cells = [f"{COLUMNS[rng.below(14)]}{rng.below(14) + 1}" for n in range(8)]
    asked += [(a, f"{b[0]}{a[1:]}") for a, b in zip(cells[:4], cells[4:])]
    return asked + list(zip(sorted(facts.buildings), cells))


def compare(made: Table, facts: Facts, rng: ct.Rng) -> None:
    """The offer is the oracle's; each refusal names a rule that the oracle sees broken too."""
    offered = {line.split()[1] for line in made.offer("walkway")}
    assert offered == legal(facts)
    for a, b in some_pairs(facts, rng):
        broken = violations(facts, a, b)
        why = answer(made, a, b)
        assert why in broken if broken else why is None, (a, b, why, broken)


def build_or_stop(made: Table, rng: ct.Rng) -> None:
    """Three times out of four a walkway if there is one, else done."""
    offer = made.offer()
    made.do(offer[rng.below(len(offer))] if rng.below(4) else "done")


@rule("CC-RES-19", "CC-RES-10", "CC-WLK-03", "CC-WLK-15")
@pytest.mark.parametrize(("players", "rectangle"), MODES)
@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=SEEDS)
def test_random_games_agree_with_the_oracle(players: int, rectangle: bool, seed: int) -> None:
    made = begin(players=players, rectangle=rectangle)
    rng = ct.Rng(seed)
    decisions = 0
    while not made.state.over():
        if made.step() == "BuildWalkways":
            compare(made, facts_of(made, "ABCD"[made.who()]), rng)
            build_or_stop(made, rng)
            decisions += 1
        else:
            ct.play_randomly(made.state, rng, 1)
    assert decisions >= players * (11 if rectangle else 8)


@rule("CC-RES-18")
@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=SEEDS, mode=st.sampled_from(MODES))
def test_a_walkway_stays_legal_whatever_is_laid_afterwards(seed: int, mode: tuple[int, bool]) -> None:
    made = begin(players=mode[0], rectangle=mode[1])
    rng = ct.Rng(seed)
    standing = 0
    while not made.state.over():
        if made.step() != "BuildWalkways":
            ct.play_randomly(made.state, rng, 1)
            continue
        facts = facts_of(made, "ABCD"[made.who()])
        for walkway in facts.walkways:
            rest = [other for other in facts.walkways if other != walkway]
            full = {level: [1] * 5 for level in facts.stock}
            assert violations(Facts(facts.buildings, rest, facts.tiles, full), *walkway.split("-")) == set()
        standing += len(facts.walkways)
        build_or_stop(made, rng)
    assert standing


QUARTERS = st.lists(st.sampled_from("...BGS"), min_size=4, max_size=4).map("".join)
TILES = st.one_of(QUARTERS, QUARTERS, QUARTERS, st.just("~~~~"))


@st.composite
def pictures(draw: st.DrawFn) -> tuple[str, list[str]]:
    """Any cells on any tiles, up to 4 x 3 of them with gaps; and where the tiles lie."""
    wide, high = draw(st.integers(2, 4)), draw(st.integers(2, 3))
    rows: list[str] = []
    spaces: list[str] = []
    for y in range(high):
        tiles = [draw(TILES) for x in range(wide)]
        rows.append("".join([tile[:2] for tile in tiles]))
        rows.append("".join([tile[2:] for tile in tiles]))
        spaces += [f"{COLUMNS[2 * x]}{2 * y + 1}" for x, tile in enumerate(tiles) if tile != "~~~~"]
    return "\n".join(rows), spaces


@rule("CC-RES-19", "CC-RES-10", "CC-WLK-11", "CC-WLK-15")
@settings(max_examples=400, deadline=None, derandomize=True)
@given(drawn=pictures(), stock=st.lists(st.integers(0, 4), min_size=15, max_size=15), seed=SEEDS)
def test_random_pictures_agree_with_the_oracle(drawn: tuple[str, list[str]], stock: list[int], seed: int) -> None:
    picture, tiles = drawn
    made = table(city(picture))
    for place, pieces in enumerate(stock):
        made.state.stock[place] = pieces
    rng = ct.Rng(seed)
    compare(made, facts_of(made, "A", tiles), rng)
    while made.offer("walkway"):
        walkways = made.offer("walkway")
        made.do(walkways[rng.below(len(walkways))])
        compare(made, facts_of(made, "A", tiles), rng)
