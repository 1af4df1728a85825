"""Bad positions: counts that do not fit the box, steps that do not exist, data that is no position at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cloudtop as ct
from tests.kit import rule
from tests.table.kit import TURN, A, a_position, check_sentence, opening, refused

Change = Callable[[dict[str, Any]], object]


def edited(change: Change) -> dict[str, Any]:
    """The table in the middle of A's first turn, with a change."""
    match = opening(*TURN[:3])
    data = match.game.dump(match.state)
    change(data)
    return data


def load(data: Any) -> Any:
    return opening().game.load(data)


def test_the_position_itself_is_fine() -> None:
    assert load(edited(lambda data: None)).actor() == A


@rule("CC-COM-01")
def test_a_position_with_33_blue_buildings() -> None:
    data = edited(lambda data: data["buildings"].update(blue=data["buildings"]["blue"] + 1))
    with refused(ct.Corrupt, "There are 33 blue buildings", "CC-COM-01"):
        load(data)


@rule("CC-COM-03")
def test_a_position_with_a_walkway_too_many() -> None:
    with refused(ct.Corrupt, "There are 9 river walkways of length 2", "CC-COM-03"):
        load(edited(lambda data: data["walkways"]["river"].__setitem__(1, 8)))


@rule("CC-COM-04")
def test_a_position_with_a_tile_twice() -> None:
    data = edited(lambda data: data["pile"].update({"A-BS": data["pile"]["A-BS"] + 1}))
    with refused(ct.Corrupt, "There are 3 ordinary tiles A-BS; the game has 2", "CC-COM-04"):
        load(data)


def test_a_position_with_two_tiles_on_a_space() -> None:
    with refused(ct.Corrupt, "A's tile 'g7 D-BB r0' cannot lie there"):
        load(edited(lambda data: data["cities"][0]["tiles"].append("g7 D-BB r0")))


@rule("CC-DRW-01")
def test_a_position_with_4_tiles_in_hand() -> None:
    def deal(data: dict[str, Any]) -> None:
        data["pile"]["A-SS"] -= 1
        data["cities"][1]["hand"].append("A-SS B")

    with refused(ct.Corrupt, "B has 4 tiles in hand", "CC-DRW-01"):
        load(edited(deal))


def test_a_position_with_two_faults_tells_the_first_in_a_sentence() -> None:
    data = edited(lambda data: data["buildings"].update(blue=0, sand=0))
    with refused(ct.Corrupt, "blue buildings", "CC-COM-01"):
        load(data)
    with pytest.raises(ct.Corrupt) as e:
        load(data)
    assert len(e.value.faults) == 2


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["buildings"].update(blue=-1),
        lambda data: data["walkways"]["sand"].__setitem__(0, -1),
        lambda data: data["pile"].update({"A-BB": -1}),
        lambda data: data.update(round=-1),
        lambda data: data["agenda"].append("DrawTile -1"),
    ],
    ids=["buildings", "walkways", "pile", "round", "agenda"],
)
def test_a_position_with_a_negative_count(change: Change) -> None:
    with refused(ct.Corrupt):
        load(edited(change))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["buildings"].update(blue=2**70),
        lambda data: data["walkways"]["sand"].__setitem__(0, 2**70),
        lambda data: data["pile"].update({"A-BB": 2**70}),
        lambda data: data.update(round=2**70),
        lambda data: data["agenda"].append(f"DrawTile {2**70}"),
    ],
    ids=["buildings", "walkways", "pile", "round", "agenda"],
)
def test_a_position_with_a_number_that_is_too_large(change: Change) -> None:
    with refused(ct.Corrupt):
        load(edited(change))


@pytest.mark.parametrize(
    "step", ["Dance 0", "", "DrawTile", "DrawTile 0 1", "DrawTile A", "drawtile 0", "Step", "a\nb"]
)
def test_a_position_with_an_unknown_step(step: str) -> None:
    with refused(ct.Corrupt, "on the agenda"):
        load(edited(lambda data: data["agenda"].append(step)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["cities"].pop(), "1 cities for 2 players"),
        (lambda data: data["row"].pop(), "The row has 3 places"),
        (lambda data: data["row"].__setitem__(0, "Q-XX"), "'Q-XX' is not a tile"),
        (lambda data: data["pile"].update({"Q-XX": 1}), "'Q-XX' in the pile is not one of"),
        (lambda data: data.update(first="C"), "first player 'C'"),
        (lambda data: data.update(first="chance"), "first player 'chance'"),
        (lambda data: data.update(requests=["so\nlo"]), "is not a Special Request"),
        (lambda data: data.pop("round"), "round"),
        (lambda data: data.update(moon=1), "moon"),
        (lambda data: data["walkways"].pop("sand"), "sand walkways"),
        (lambda data: data["cities"][0]["tiles"].append("a1 A-BB r0"), "cannot lie there (CC-TIL-03)"),
        (lambda data: data["cities"][0]["tiles"].append("g7"), "is not a laid tile"),
        (lambda data: data["cities"][0]["walkways"].append("g7-j7"), "cannot stand there (CC-RES-08)"),
        (lambda data: data["cities"][0]["walkways"].append("g7"), "is not a walkway"),
        (lambda data: data["cities"][0]["hand"].append("A-BB C"), "is not a card and the seats that have seen it"),
    ],
)
def test_a_position_that_does_not_describe_a_table(change: Change, words: str) -> None:
    with refused(ct.Corrupt, words):
        load(edited(change))


@pytest.mark.parametrize("hand", ["A-BS B", "A-BS", "A-BS AA"])
def test_a_position_in_which_a_player_does_not_know_the_own_hand(hand: str) -> None:
    with refused(ct.Corrupt):
        load(edited(lambda data: data["cities"][0]["hand"].__setitem__(0, hand)))


@pytest.mark.parametrize(
    "agenda",
    [
        ["Round 1 1"],
        ["Round 1 1", "BuildWalkways 0"],
        ["Round 1 1", "PlaceTile 0 0"],
        ["Round 1 1", "DrawTile 0", "DrawTile 0"],
        ["Round 1 1", "StartingTiles"],
    ],
    ids=", ".join,
)
def test_an_agenda_is_refused_or_can_be_played_to_the_end(agenda: list[str]) -> None:
    game, data = opening().game, edited(lambda data: data.update(agenda=agenda))
    try:
        match = ct.Match(game, [ct.bots.random()] * 2, 1, None, data)
    except ct.Mistake as e:
        check_sentence(e)
        return
    match.play()
    assert match.over and game.audit(match.state) == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 40) | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=80)
@given(data=st.dictionaries(st.sampled_from([*a_position(), "moon", ""]), JSON))
def test_any_data_is_no_position(data: dict[str, Any]) -> None:
    with refused(ct.Mistake):
        load(data)


@settings(max_examples=80)
@given(
    key=st.sampled_from(list(a_position())), value=JSON, numbers=st.lists(st.integers(-3, 40), min_size=5, max_size=5)
)
def test_any_change_of_a_position_is_harmless_or_refused(key: str, value: Any, numbers: list[int]) -> None:
    changes = [
        value,
        {"river": numbers, "forest": numbers, "sand": numbers},
        {"blue": numbers[0]},
        numbers,
        [str(value)],
    ]
    for changed in changes:
        try:
            state = load(a_position() | {key: changed})
        except ct.Mistake as e:
            check_sentence(e)
            continue
        assert opening().game.audit(state) == []
