"""Step 3 of the administration: research commanders go to whoever is alone in front."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table
from tests.magnastorm.test_administration import table


def held(t: Table) -> list[str]:
    """Who holds the commanders above the research areas."""
    return [track["holder"] or "-" for track in t.view()["research"]]


@rule("MS-RCM-01", "MS-RCM-03", "MS-RCM-05", "MS-RCM-07")
def test_ms_ex_27_research_commanders() -> None:
    """MS-EX-27: grey (A) leads alone in two areas, orange (D) in the fourth; the third is tied, and B must return its card."""
    t = table(4).levels("A", red=3, green=2).levels("D", red=1, turquoise=2)
    t.hold("B", "13").reputation("B", 5).levels("B", blue=2).levels("C", blue=2)
    t.administrate()
    assert held(t) == ["A", "A", "-", "D"]
    assert [t.rep(seat) for seat in "ABCD"] == [4, 4, 0, 2]
    assert t.view()["seats"][0]["commanders"] == ["11", "12"]


@rule("MS-RCM-01")
def test_the_highest_marker_alone() -> None:
    t = table(3).levels("A", red=1).levels("B", red=2, green=5).levels("C", green=4, blue=1).administrate()
    assert held(t) == ["B", "B", "C"]


@rule("MS-RCM-01", "MS-END-01")
def test_research_areas_are_settled_from_the_left() -> None:
    """MS-Q-58: A gains 2 in red before losing 1 in blue, and so reaches the threshold of 25 for a moment."""
    t = table().hold("A", "13").reputation("A", 23).levels("A", red=1).levels("B", blue=1).administrate()
    assert (held(t), t.rep("A"), t.view()["ending"]) == (["A", "-", "B"], 24, True)


@rule("MS-RCM-02")
def test_no_marker_is_needed() -> None:
    """With 4 commanders and 4 objectives all 8 markers of the board are used; research commanders come all the same."""
    t = table(4).hold("A", "01", "02", "03", "04").levels("A", red=9, green=9, blue=9, turquoise=9)
    for slot in range(4):
        t.state.fulfilled[slot * 4] = 0
    t.administrate()
    assert held(t) == ["A", "A", "A", "A"]
    assert len(t.view()["seats"][0]["commanders"]) == 8


@rule("MS-RCM-03")
def test_the_green_number_at_once() -> None:
    t = table().levels("A", red=1).administrate()
    assert (t.sheet("A"), t.view()["research"][0]["green"]) == ({"commanders": 2}, 2)


@rule("MS-RCM-04", "MS-RCM-06", "MS-C15-01")
def test_the_instant_effect_once() -> None:
    t = table(commanders=["15"]).levels("A", red=1).administrate()
    assert t.sheet("A") == {"commanders": 2, "effects": 1}
    assert t.administrate().sheet("A") == {"commanders": 2, "effects": 1}


@rule("MS-RCM-05")
def test_a_commander_changes_hands() -> None:
    t = table().hold("A", "11").reputation("A", 5).levels("B", red=1).administrate()
    assert (held(t)[0], t.rep("A"), t.rep("B")) == ("B", 4, 2)
    assert t.sheet("A") == {"majorities": 5, "lost": -1}
    assert (t.view()["seats"][0]["commanders"], t.view()["seats"][1]["commanders"]) == ([], ["11"])


@rule("MS-RCM-05", "MS-GEN-13")
def test_nobody_falls_below_nought() -> None:
    """MS-Q-13."""
    t = table().hold("A", "11").levels("B", red=1).administrate()
    assert (t.rep("A"), t.rep("B")) == (0, 2)


@rule("MS-RCM-06")
def test_who_stays_in_front_keeps_the_card_and_gains_nothing() -> None:
    t = table().levels("A", red=1).administrate().administrate()
    assert (held(t)[0], t.rep("A")) == ("A", 2)


@rule("MS-RCM-07")
@pytest.mark.parametrize("markers", [{"A": 3, "B": 3}, {"A": 1, "B": 3, "C": 3}])
def test_in_a_tie_the_card_goes_back(markers: dict[str, int]) -> None:
    """Whether its holder is part of the tie or not."""
    t = table(3).hold("A", "11").reputation("A", 5)
    for seat, level in markers.items():
        t.levels(seat, red=level)
    t.administrate()
    assert (held(t)[0], t.rep("A"), t.rep("B"), t.rep("C")) == ("-", 4, 0, 0)


@rule("MS-RCM-08")
@pytest.mark.parametrize("level", [0, 4])
def test_all_on_one_level_is_a_tie(level: int) -> None:
    t = table().hold("A", "11").reputation("A", 5).levels("A", red=level).levels("B", red=level).administrate()
    assert (held(t), t.rep("A"), t.rep("B")) == (["-", "-", "-"], 4, 0)


@rule("MS-RCM-09", "MS-CTM-01")
def test_the_ability_works_in_the_next_round() -> None:
    """Commander 13 gives a cube with every gain action: not in round 1, but in round 2."""
    t = table(commanders=["13"]).levels("A", red=1)
    assert t.act("gain a3").actor() == "B"
    t.administrate().turn("A").act("gain a3")
    assert (t.step(), t.actor()) == ("ChooseCube", "A")


@rule("MS-RCM-01", "MS-RCM-07")
def test_every_round_decides_anew() -> None:
    """MS-Q-81: lost by a tie, and won again with the green number."""
    t = table().levels("A", red=1).administrate()
    t.levels("B", red=1).administrate()
    assert (held(t)[0], t.rep("A")) == ("-", 1)
    t.levels("A", red=2).administrate()
    assert (held(t)[0], t.rep("A")) == ("A", 3)


@rule("MS-RCM-01", "MS-TAK-18")
def test_a_new_lead_takes_nothing_before_the_administration() -> None:
    t = table().hold("A", "11").levels("B", red=5).turn("B").act("gain a3")
    assert t.holder("11") == "A"
