"""What players may agree on before a game of Magnastorm, and the sentence for what they may not."""

from __future__ import annotations

from typing import Any

import pytest

from cloudtop.core.errors import BadOptions
from cloudtop.games.magnastorm.actions import ARTIFACT_NAMES, COMMANDER_NAMES, OBJECTIVE_NAMES
from cloudtop.games.magnastorm.content import make_box, read_content
from cloudtop.games.magnastorm.options import read_options
from cloudtop.games.magnastorm.state import Box
from tests.kit import rule
from tests.kit.packs import frozen


def box(**options: Any) -> Box:
    return make_box(read_content(frozen("magnastorm")), read_options(options))


def refused(rule: str, words: str, **options: Any) -> None:
    with pytest.raises(BadOptions) as e:
        read_options(options)
    assert e.value.rule == rule
    assert words in e.value.message


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [("players", "two", "MS-GEN-01"), ("players", True, "MS-GEN-01"), ("start", "1", "MS-SET-02"), ("first", 1, "MS-STA-01"),
     ("commanders", 3, "MS-SET-13"), ("commanders", [3], "MS-SET-13"), ("objectives", {"A": 1}, "MS-SET-21"),
     ("artifacts", ["115"], "MS-ADV-01"), ("artifacts", {"A": [115]}, "MS-ADV-01"), ("one_station", 1, "MS-TRM-01"),
     ("swap_saves", None, "MS-C05-01"), ("path_back", "yes", "MS-MOV-14")],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused(name: str, value: object, rule: str) -> None:
    refused(rule, f"The option '{name}' is ", **{name: value})


@rule("MS-GEN-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    refused("MS-GEN-01", f"2, 3 or 4 players, not {players}", players=players)
    assert [box(players=n).players for n in (2, 3, 4)] == [2, 3, 4]


@rule("MS-SET-02", "MS-SET-04")
def test_there_are_two_starting_areas() -> None:
    refused("MS-SET-02", "1 or 2, not 3", start=3)
    assert [(box(start=n).start, box(start=n).start_area) for n in (1, 2)] == [(1, 0), (2, 18)]


@rule("MS-STA-01")
def test_the_first_player_sits_at_the_table() -> None:
    refused("MS-STA-01", "one of A, B, C, or empty", players=3, first="D")
    refused("MS-STA-01", "one of A, B, or empty", first="chance")
    assert [box(first=seat).first for seat in ("", "A", "B")] == [-1, 0, 1]


@rule("MS-SET-09", "MS-SET-13")
def test_commanders_may_be_named_in_any_order() -> None:
    named = ["12", "05", "11", "02"]
    assert [COMMANDER_NAMES[n] for n in box(players=4, commanders=named).chosen_commanders] == ["05", "02", "12", "11"]
    assert [COMMANDER_NAMES[n] for n in box(commanders="18").chosen_commanders] == ["18"]


@rule("MS-SET-09", "MS-SET-10", "MS-SET-13", "MS-SET-14")
def test_no_more_commanders_than_places() -> None:
    refused("MS-SET-13", "there are 3 administrative commanders, not 4", commanders=COMMANDER_NAMES[:4])
    refused("MS-SET-09", "there are 3 research commanders, not 4", players=3, commanders=COMMANDER_NAMES[8:12])
    refused("MS-SET-13", "there are 4 administrative commanders, not 5", players=4, commanders=COMMANDER_NAMES[:5])
    assert len(box(players=4, commanders=COMMANDER_NAMES[4:12]).chosen_commanders) == 8


@rule("MS-CMP-01")
def test_a_card_that_is_not_in_the_box_is_refused() -> None:
    refused("MS-CMP-01", "'09' is not one of the commanders", commanders=["09"])
    refused("MS-CMP-01", "'sector_5' is not one of the objectives", objectives=["sector_5"])
    refused("MS-CMP-01", "'31' is not an artifact card", artifacts={"A": ["31"]})
    refused("MS-CMP-01", "one commander 03", commanders=["03", "03"])
    refused("MS-CMP-01", "one objective sector_1", objectives=["sector_1", "sector_1"])
    refused("MS-CMP-01", "each artifact card once, not 115 twice", artifacts={"A": ["115", "1", "115"]})


@rule("MS-ART-04")
def test_two_players_may_bring_the_same_card_from_two_boxes() -> None:
    assert [next(iter(c)) for c in box(artifacts={"A": ["115", "1"], "B": ["115", "2"]}).collection] == [44, 44]


@rule("MS-SET-21", "MS-SET-22")
def test_two_objectives_of_each_kind() -> None:
    refused("MS-SET-21", "2 research objectives in a game, not 3", objectives=OBJECTIVE_NAMES[:3])
    refused("MS-SET-22", "2 sector objectives in a game, not 4", objectives=OBJECTIVE_NAMES[4:])
    named = ["sector_4", "research_2", "sector_1"]
    assert [OBJECTIVE_NAMES[n] for n in box(objectives=named).chosen_objectives] == [
        "research_2",
        "sector_4",
        "sector_1",
    ]


@rule("MS-ADV-01")
def test_artifact_cards_belong_to_seats() -> None:
    refused("MS-ADV-01", "'C' has no artifact cards here; the seats are A, B", artifacts={"C": ["1", "2"]})
    owned = box(players=3, artifacts={"C": ["115", "3"], "A": ["230"]}).collection
    assert [[ARTIFACT_NAMES[n] for n in cards] for cards in owned] == [["230"], [], ["115", "3"]]


def test_the_open_questions_have_a_default() -> None:
    b = box()
    assert (b.one_station, b.swap_saves, b.path_back) == (False, True, True)
    b = box(one_station=True, swap_saves=False, path_back=False)
    assert (b.one_station, b.swap_saves, b.path_back) == (True, False, False)
