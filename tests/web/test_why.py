"""Why not? Whatever somebody points at, the rules that forbid it are named, and nothing else happens."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.web.why import MOST_REASONS, index, reasons
from tests.pebbles import Pebbles
from tests.table.kit import TURN, A, B, opening

BOOK = ct.GAMES["cloudcity"].rulebook()
THINGS = sorted(index(opening().game))


def why(*targets: str, after: tuple[str, ...] = (), seat: int = A) -> list[str]:
    return [reason.rule for reason in reasons(opening(*after), seat, list(targets))]


@pytest.mark.parametrize("targets", [("tile:A-BG",), ("verb:choose", "tile:A-BG"), ("act:choose A-BG",)])
def test_nothing_forbids_what_is_offered(targets: tuple[str, ...]) -> None:
    assert why(*targets) == []


def test_a_tile_that_is_not_in_the_hand() -> None:
    assert why("tile:D-SS") == ["CC-TIL-01"]


def test_something_of_a_later_step() -> None:
    assert why("space:i7")[0] in ("CC-TIL-01", "CC-TRN-05")


@pytest.mark.parametrize(("space", "rule"), [("i9", "CC-TIL-04"), ("a1", "CC-TIL-03"), ("g7", "CC-TIL-05")])
def test_a_space_that_is_not_free(space: str, rule: str) -> None:
    assert why(f"space:{space}", after=TURN[:1]) == [rule]


def test_a_whole_move_that_a_rule_forbids() -> None:
    assert why("act:place a1 r0", after=TURN[:1]) == ["CC-TIL-03"]


@pytest.mark.parametrize("targets", [("cell:g7", "cell:h8"), ("act:walkway g7-h8",)])
def test_two_cells_that_no_walkway_joins(targets: tuple[str, ...]) -> None:
    assert why(*targets, after=TURN[:2]) == ["CC-RES-07"]


def test_another_ones_turn() -> None:
    assert why("tile:D-GG", seat=B) == ["CC-TRN-02"]


def test_a_thing_that_there_is_not() -> None:
    assert why("dragon:7") == []


def test_a_whole_move_that_there_is_not() -> None:
    with pytest.raises(ct.Mistake, match="does not begin with a verb"):
        why("act:hop")


@pytest.mark.parametrize("targets", [["~gift:shell"], ["verb:gift", "~gift:shell"], ["act:gift shell"]])
def test_something_that_lies_nowhere_on_the_table(targets: list[str]) -> None:
    match = ct.Match(Pebbles())
    match.do("tide low")
    assert [reason.rule for reason in reasons(match, A, targets)] == ["PB-RND-01"]


@settings(max_examples=100)
@given(
    targets=st.lists(
        st.sampled_from(THINGS) | st.text(max_size=20).map(lambda text: f"cell:{text}"), min_size=1, max_size=4
    )
)
def test_whatever_is_pointed_at(targets: list[str]) -> None:
    """A few rules of the book, each with a move that it forbids; the table is not touched."""
    match = opening(*TURN[:2])
    before = match.record().text()
    found = reasons(match, A, targets)
    assert len(found) <= MOST_REASONS and all(reason.rule in BOOK for reason in found)
    assert match.record().text() == before
