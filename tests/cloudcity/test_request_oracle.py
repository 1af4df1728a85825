"""Every card of finished games and of drawn cities against the oracle, which was written from the ledger alone."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.games.cloudcity.effects import add_walkway
from cloudtop.games.cloudcity.state import City, own
from tests.cloudcity import oracle_requests as oracle
from tests.cloudcity.kit import Table, city, table
from tests.kit import rule
from tests.kit.packs import frozen_game

SIZES = [(2, False), (3, False), (4, False), (2, True), (3, True)]  # players, and whether it is a rectangle
EVERY_CARD = (
    "CC-MVR-01", "CC-MVR-02", "CC-MVR-03", "CC-MVR-04", "CC-MVR-05", "CC-MVR-06", "CC-MVR-07", "CC-MSR-01",
    "CC-MSR-02", "CC-MSR-03", "CC-MSR-04", "CC-MSR-05", "CC-MSR-06", "CC-VAR-01", "CC-VAR-02", "CC-VAR-03",
    "CC-VAR-04", "CC-VAR-05", "CC-VAR-06", "CC-VAR-07", "CC-CIR-01", "CC-CIR-02", "CC-CIR-03", "CC-CIR-04",
    "CC-CIR-05", "CC-CIR-06", "CC-BLU-01", "CC-BLU-02", "CC-BLU-03", "CC-GRN-01", "CC-GRN-02", "CC-GRN-03",
    "CC-MIN-01", "CC-MIN-02", "CC-MIN-03", "CC-CRS-01", "CC-CRS-02", "CC-CRS-03", "CC-CRS-04", "CC-CRS-05",
    "CC-CRS-06", "CC-CRS-07", "CC-CRS-08", "CC-SOL-01", "CC-SOL-02", "CC-BAL-01", "CC-BAL-02", "CC-BAL-03",
    "CC-BAL-04",
)  # fmt: skip


@cache
def new_game(size: tuple[int, bool], collinear_counts: bool) -> ct.Game:
    return frozen_game("cloudcity", players=size[0], rectangle=size[1], collinear_counts=collinear_counts)


def finished_game(game: ct.Game, seed: int, eagerness: int, care: int) -> Table:
    """A game played to its end. Of ten chances, `eagerness` walkways are built; of ten tiles, `care` are laid well."""
    made = Table(game, own(game.new()))
    rng = ct.Rng(seed)
    while not made.state.over():
        seat, step = made.who(), made.step()
        offer = made.state.options(seat)
        if step == "BuildWalkways" and len(offer) > 1 and rng.below(10) < eagerness:
            made.state.apply(seat, offer[rng.below(len(offer) - 1)])
        elif step == "PlaceTile" and rng.below(10) < care:
            made.state.apply(seat, game.brain.sketch(made.state, seat, offer, rng))
        else:
            ct.play_randomly(made.state, rng, 1)
    return made


def drawn_city(letters: str, seed: int) -> City:
    """A city of six by six cells with as many walkways as fit, built in any order."""
    made = city("\n".join(letters[row : row + 6] for row in range(0, 36, 6)))
    rng = ct.Rng(seed)
    while len(made.open) > 0:
        add_walkway(made, made.open[rng.below(len(made.open))])
    return made


def compare_every_card(made: Table, collinear_counts: bool) -> None:
    """All ten cards lie open at once, which no game does; each is a line of its own (CC-UPG-09)."""
    made.state.requests = vec[i64](range(10))
    view, sheets = made.view("-"), [made.votes(seat) for seat in "ABCD"[: made.state.seats]]
    for card in oracle.CARDS:
        assert [sheet[card] for sheet in sheets] == oracle.votes(view, card, collinear_counts), card


@rule(*EVERY_CARD)
@settings(deadline=None, derandomize=True, max_examples=150)
@given(
    size=st.sampled_from(SIZES),
    collinear_counts=st.booleans(),
    seed=st.integers(0, 2**32),
    eagerness=st.integers(0, 10),
    care=st.sampled_from([0, 4, 8]),
)
def test_every_card_of_a_finished_game(
    size: tuple[int, bool], collinear_counts: bool, seed: int, eagerness: int, care: int
) -> None:
    made = finished_game(new_game(size, collinear_counts), seed, eagerness, care)
    compare_every_card(made, collinear_counts)


@rule(*EVERY_CARD)
@settings(deadline=None, derandomize=True, max_examples=150)
@given(
    pictures=st.lists(st.text("BGS...", min_size=36, max_size=36), min_size=2, max_size=4),
    seed=st.integers(0, 2**32),
    collinear_counts=st.booleans(),
)
def test_every_card_of_drawn_cities(pictures: list[str], seed: int, collinear_counts: bool) -> None:
    cities = [drawn_city(letters, seed) for letters in pictures]
    compare_every_card(table(*cities, collinear_counts=collinear_counts), collinear_counts)


def test_the_games_show_every_outcome_of_every_card() -> None:
    """Without this the comparison could agree about nothing but noughts."""
    seen: dict[str, set[int]] = {card: set() for card in oracle.CARDS}
    for seed in range(40):
        view = finished_game(new_game(SIZES[seed % 5], True), seed, eagerness=10, care=8).view("-")
        for card in oracle.CARDS:
            seen[card] |= set(oracle.votes(view, card, True))
    for card in oracle.FIGURES:
        assert seen[card] == {0, 3, 6}
    assert seen["varied_routes"] == {0, 6, 8}
    assert seen["circuits"] >= {0, 3, 6}
    assert seen["balanced"] == {0, -4}
    assert seen["crossed"] >= {0, -4, -6, -8}
    assert seen["minimalist"] >= {4, 8, 12}
    assert seen["solo"] >= {0, -2, -4}
