"""The game and an independent oracle must agree on every movement: where it may end, and on which ways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cloudtop as ct
from tests.kit import rule
from tests.magnastorm import oracle_moves as oracle
from tests.magnastorm.kit import Table, begin

EVERY_RULE = (
    "MS-MOV-02", "MS-MOV-03", "MS-MOV-05", "MS-MOV-07", "MS-MOV-08", "MS-MOV-09", "MS-MOV-10", "MS-MOV-11", "MS-MOV-14",
    "MS-MOV-15", "MS-STO-01", "MS-STO-02", "MS-STO-03", "MS-STO-06", "MS-BON-11", "MS-C02-01", "MS-C02-03", "MS-C06-01",
)  # fmt: skip
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


def pick(rng: ct.Rng, names: list[str]) -> str:
    return names[rng.below(len(names))]


def scatter(made: Table, rng: ct.Rng) -> None:
    """Scouts anywhere, quiet or not; some stations, some labs, any round; A may have commanders 02 and 06."""
    view = made.view()
    seats = [player["seat"] for player in view["seats"]]
    areas = [area["area"] for area in view["areas"]]
    spaces = [space["space"] for area in view["areas"] for space in area["spaces"]]
    made.round(rng.below(4) + 1)
    for seat in seats:
        made.scout(seat, pick(rng, spaces) if rng.below(3) else pick(rng, areas))
    for station in view["stations"]:
        owner = pick(rng, seats)
        built = 3 - sum(made.view()["seats"][seats.index(owner)]["dishes"])
        if rng.below(6) == 0 and built < 3:
            made.station(owner, station["station"], built + 1)
    for space in sorted({pick(rng, spaces) for n in range(5)}):
        made.labs(pick(rng, seats), space)
    if rng.below(2):
        made.hold("A", "02")
    if rng.below(4) == 0:
        made.hold("A", "06")


def begin_movement(made: Table, rng: ct.Rng) -> int:
    """A has paid for a movement and has some cubes left; returns its range."""
    left = pick(rng, ["", "A", "yellow", "B", "A A", "yellow B", "yellow yellow yellow"])
    lines = rng.below(2) + 1
    cost, space = ("A yellow", "b1") if lines == 2 else ("A", "c3")
    made.give("A", f"{cost} {left}").turn("A").do(f"move {space}", "crew a-yellow")
    return lines


def ways(made: Table, path: oracle.Path = (), at_station: bool = False) -> Iterator[oracle.Journey]:
    """Everything that the game lets A's scout do on foot from here on; no station is built."""
    here = made.view()["scouts"][0]["area"]
    for line in made.offer("go"):
        space = line.split()[1]
        stops = space[:2] == here and not at_station
        yield (path if stops else (*path, space[:2])), space
    for line in made.offer("walk"):
        there = Table(made.game, made.state.copy()).do(line)
        if there.step() == "BuildStation":
            there.do("skip")
        assert there.offer(), f"{line} leads nowhere"
        yield from ways(there, (*path, line.split()[1]))


def compare(made: Table, lines: int, path_back: bool, boosted: bool = False) -> None:
    """The offer, every way on foot, and every way from a station; then the same with commander 02, if A has him."""
    facts = oracle.facts_of(made.view(), "A", path_back)
    assert set(made.offer()) - {"exchange"} == oracle.offers(facts, lines, boosted)
    assert set(ways(made)) == oracle.journeys(facts, lines)
    for line in made.offer("station"):
        there = Table(made.game, made.state.copy()).do(line)
        if there.step() == "GiveCube":
            there.do(there.offer()[0])
        assert set(ways(there, at_station=True)) == oracle.journeys_from(facts, line.split()[1], lines)
    if "boost" in made.offer():
        made.do("boost")
        made.do(made.offer()[0])
        compare(made, lines + 1, path_back, boosted=True)


@rule(*EVERY_RULE)
@pytest.mark.parametrize("start", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("path_back", [True, False])
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=SEEDS)
def test_random_positions_agree_with_the_oracle(players: int, start: int, path_back: bool, seed: int) -> None:
    made = begin(players, start=start, path_back=path_back)
    rng = ct.Rng(seed)
    scatter(made, rng)
    lines = begin_movement(made, rng)
    compare(made, lines, path_back)


def kind(made: Table, lines: int) -> str:
    """What the storm makes of a movement."""
    facts = oracle.facts_of(made.view(), "A", True)
    ends = {space for path, space in oracle.journeys(facts, lines)}
    if oracle.is_quiet(facts, facts.area):
        return "quiet"
    if not ends:
        return "only by an own station"
    return "out of the storm" if all(oracle.is_quiet(facts, end[:2]) for end in ends) else "clockwise"


def test_the_positions_show_every_kind_of_movement() -> None:
    """Without this the comparison could agree about fair weather only."""
    seen: set[str] = set()
    for seed in range(120):
        made, rng = begin(2 + seed % 3, start=1 + seed % 2), ct.Rng(seed)
        scatter(made, rng)
        lines = begin_movement(made, rng)
        seen |= {f"{kind(made, lines)} {lines}"} | {line.split()[0] for line in made.offer()}
    kinds = ("quiet", "only by an own station", "out of the storm", "clockwise")
    assert seen >= {f"{kind} {lines}" for kind in kinds for lines in (1, 2)}
    assert seen >= {"go", "walk", "station", "jump", "boost", "stay"}
