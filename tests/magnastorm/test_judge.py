"""What bots think before they search: only what can be paid counts, and the best start is the one that pays first."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.kit.packs import frozen_game
from tests.kit.playouts import played_out
from tests.magnastorm.kit import Table, begin, set_up

LABS = {0: "", 2: "2a1 2b1"}  # labs dropped before; the first two are free


def ready(cubes: str, dropped: int) -> Table:
    """A's turn in round 1, the scout runner in the starting area, only neutral crew waiting."""
    t = begin().upper(b="yellow yellow yellow").scout("A", "1a1").labs("A", *LABS[dropped].split())
    return t.give("A", cubes).turn("A")


def worth(t: Table, line: str) -> int:
    """What the judge says of one action of the offer."""
    seat = t.state.actor()
    offer = t.state.options(seat)
    lines = [t.game.vocabulary.text(action) for action in offer]
    return int(t.game.brain.rate(t.state, seat, offer)[lines.index(line)])


@rule("MS-LAB-05", "MS-BON-13")
@pytest.mark.parametrize(("cubes", "more"), [("yellow A", False), ("yellow A A A", True)])
def test_an_extra_lab_counts_only_if_two_labs_can_be_paid_after_the_row(cubes: str, more: bool) -> None:
    t = ready(cubes, 2)
    assert (worth(t, "move a1") > worth(t, "move b1")) == more


@rule("MS-LAB-04")
def test_a_move_is_worth_less_if_it_leaves_nothing_for_a_lab() -> None:
    dear, free = ready("A", 2), ready("A", 0)
    assert worth(dear, "move a3") < worth(dear, "gain a3")
    assert worth(free, "move a3") > worth(free, "gain a3")


@rule("MS-STA-08")
def test_the_starting_level_goes_where_the_next_bonuses_are_best() -> None:
    t = set_up(4)
    while t.step() != "StartingResearch":
        t.do(t.offer()[0])
    best = sorted(t.offer(), key=lambda line: -worth(t, line))
    assert best == ["level turquoise", "level green", "level red", "level blue"]


def test_set_up_is_played_out_as_part_of_round_1() -> None:
    game = frozen_game("magnastorm", players=3)
    after = played_out(game, game.new())
    assert (game.brain.clock(after), after.over()) == (2, False)
