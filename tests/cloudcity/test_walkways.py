"""Step 3: walkways are optional, anywhere in the own city, each from the right piece of the common stock."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity.state import City
from cloudtop.games.cloudcity.steps.turn import BuildWalkways
from tests.cloudcity.kit import Table, begin, city, table
from tests.kit import rule
from tests.kit.packs import frozen_game

FULL = [6, 8, 8, 6, 3]
LETTERS = [("B", "river"), ("G", "forest"), ("S", "sand")]
LENGTHS = [1, 2, 3, 4, 5]
LONG = "S....S\n......"  # one pair of sand buildings, a1 and f1, that needs a piece of length 5


def pair(letter: str, length: int) -> str:
    """A line with two buildings, a1 and the one at this distance."""
    return f"{letter}{'.' * (length - 1)}{letter}{'.' * (5 - length)}\n......"


def span(length: int) -> str:
    return f"a1-{'abcdef'[length]}1"


def long_walkways(count: int) -> City:
    """A rival's city where this many sand walkways of length 5 stand."""
    return city("\n".join(["S....S"] * 4), " ".join([f"a{y}-f{y}" for y in range(1, count + 1)]))


def one_after_another(*cities: City) -> Table:
    """A table where the players have step 3 of their turns one after another."""
    made = table(*cities)
    made.state.agenda = [BuildWalkways(seat) for seat in reversed(range(len(cities)))]
    return made


# --- how many, where, when ---


@rule("CC-WLK-01")
def test_none_need_be_built() -> None:
    made = begin(hands=("A-BB",)).do("choose A-BB", "place i7 r0")
    assert made.offer() == ["walkway g7-i7", "walkway i7-j7", "done"]
    made.do("done")
    assert (made.step(), made.who(), made.view("A")["cities"][0]["walkways"]) == ("DrawTile", 0, [])


@rule("CC-WLK-01")
def test_none_can_be_built_where_there_is_nothing_to_join() -> None:
    assert table(city("B.\n.G")).offer() == ["done"]


@rule("CC-WLK-02")
def test_as_many_as_wanted_in_one_step() -> None:
    made = table(city("BBBBBB\n......"))
    for walkway in ["a1-b1", "c1-d1", "b1-c1", "e1-f1", "d1-e1"]:
        assert made.step() == "BuildWalkways"
        made.do(f"walkway {walkway}")
    assert made.total() == 5
    assert made.offer() == ["done"]


@rule("CC-WLK-02")
def test_some_of_the_possible_ones_may_be_left() -> None:
    """The worked example CC-EX-08: both, in either order, or one, or none."""
    picture = ".....G\n.G..G.\n......\n.....G"
    for lines, votes in [(["b2-e2", "f1-f4"], 6), (["f1-f4", "b2-e2"], 6), (["f1-f4"], 3), ([], 0)]:
        made = table(city(picture)).do(*[f"walkway {walkway}" for walkway in lines], "done")
        assert made.total() == votes


@rule("CC-WLK-03", "CC-WLK-04")
def test_the_new_tile_need_not_be_involved_and_old_connections_wait() -> None:
    made = begin(hands=("A-BB A-GG",))
    made.do("choose A-BB", "place i7 r0")
    assert made.why("walkway g7-i7") is None
    made.do("done", "draw 1", "tile D-SS").until("A")
    made.do("choose A-GG", "place g9 r0")
    assert made.offer() == ["walkway g7-i7", "walkway i7-j7", "walkway g9-h9", "done"]
    made.do("walkway g7-i7")
    assert made.votes() == {"river": 2, "forest": 0, "sand": 0}


@rule("CC-WLK-04")
def test_a_connection_left_for_later_must_still_be_in_stock() -> None:
    made = one_after_another(city(LONG), long_walkways(2), city(LONG))
    made.state.agenda.insert(0, BuildWalkways(0))
    assert made.why("walkway a1-f1") is None
    made.do("done", "done", "walkway a1-f1", "done")
    assert (made.who(), made.why("walkway a1-f1")) == (0, "CC-WLK-11")


@rule("CC-WLK-17")
def test_only_in_the_own_third_step() -> None:
    made = begin(hands=("A-BB",))
    assert made.why("walkway g7-i7") == "CC-TRN-05"
    made.do("choose A-BB")
    assert made.why("walkway g7-i7") == "CC-TRN-05"
    made.do("place i7 r0")
    assert made.why("walkway g7-i7") is None
    assert made.why("walkway g7-i7", "B") == "CC-TRN-02"
    made.do("done")
    assert made.why("walkway g7-i7") == "CC-TRN-05"
    made.do("draw 1", "tile D-SS")
    assert made.why("walkway g7-i7", "A") == "CC-TRN-02"


@rule("CC-WLK-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_walkway_is_offered_at_any_other_time(players: int) -> None:
    """Set-up is part of it: nothing before the first turn."""
    game = frozen_game("cloudcity", players=players)
    state = game.new()
    rng = ct.Rng(players)
    times: set[str] = set()
    while not state.over():
        offer = [game.vocabulary.text(action) for action in state.options(state.actor())]
        if any(line.startswith("walkway") for line in offer):
            times.add(state.agenda[-1].name())
        ct.play_randomly(state, rng, 1)
    assert times == {"BuildWalkways"}


@rule("CC-WLK-17")
def test_none_after_the_last_turn() -> None:
    made = table(city(LONG)).do("done")
    assert made.state.over()
    with pytest.raises(ct.NotYourTurn):
        made.do("walkway a1-f1")
    assert made.total() == 0


# --- what a walkway is ---


@rule("CC-WLK-05", "CC-WLK-06", "CC-WLK-07")
@pytest.mark.parametrize(("letter", "level"), LETTERS)
def test_each_level_joins_its_own_colour_only(letter: str, level: str) -> None:
    made = table(city(f"{letter}.{letter}.\nB.G.\nG.S.\nS.B.")).do("walkway a1-c1")
    assert {name: votes for name, votes in made.votes().items() if votes} == {level: 2}
    assert [name for _, name in LETTERS if made.stock(name) != FULL] == [level]
    assert [made.why(f"walkway a{y}-c{y}") for y in (2, 3, 4)] == ["CC-RES-08"] * 3


@rule("CC-WLK-08")
def test_it_joins_exactly_two_buildings_of_the_same_height() -> None:
    made = table(city("B.B..G\n......"))
    assert made.why("walkway a1-c1") is None
    assert made.why("walkway a1-b1") == "CC-WLK-08"  # open cloud at one end
    assert made.why("walkway d1-e1") == "CC-WLK-08"  # at both
    assert made.why("walkway c1-f1") == "CC-RES-08"
    for walkway, why in [("a1-a1", "CC-WLK-08"), ("a1-b1-c1", ""), ("a1", "")]:
        with pytest.raises(ct.NotAnAction) as mistake:
            made.why(f"walkway {walkway}")
        assert mistake.value.rule == why


@rule("CC-WLK-09", "CC-WLK-12")
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize(("letter", "level"), LETTERS)
def test_exactly_the_right_piece_leaves_the_box(letter: str, level: str, length: int) -> None:
    made = table(city(pair(letter, length))).do(f"walkway {span(length)}")
    taken = {name: [full - left for full, left in zip(FULL, made.stock(name))] for _, name in LETTERS}
    one = [int(n == length) for n in LENGTHS]
    assert taken == {name: one if name == level else [0] * 5 for _, name in LETTERS}
    assert made.view("A")["cities"][0]["walkways"][0]["between"] == span(length)


@rule("CC-WLK-10")
def test_five_lengths_worth_1_2_3_5_and_8() -> None:
    """The worked example CC-EX-07."""
    votes = [table(city(pair("B", length))).do(f"walkway {span(length)}").total() for length in LENGTHS]
    assert votes == [1, 2, 3, 5, 8]


@rule("CC-WLK-14")
def test_ends_on_one_tile_or_on_two() -> None:
    made = table(city("BB.G\n...G"))
    assert made.offer() == ["walkway a1-b1", "walkway d1-d2", "done"]
    assert table(city(".BB.\n....")).offer("walkway") == ["walkway b1-c1"]


# --- the common stock ---


@rule("CC-WLK-11")
def test_a_piece_that_is_used_up_cannot_be_built() -> None:
    """The worked example CC-EX-18, and the same city with one piece left."""
    assert table(city(LONG), long_walkways(3)).why("walkway a1-f1") == "CC-WLK-11"
    assert table(city(LONG), long_walkways(2)).why("walkway a1-f1") is None


@rule("CC-WLK-11")
def test_the_own_walkways_use_up_the_stock_too() -> None:
    made = table(long_walkways(0))
    made.do("walkway a1-f1", "walkway a2-f2", "walkway a3-f3")
    assert made.why("walkway a4-f4") == "CC-WLK-11"
    assert made.stock("sand") == [6, 8, 8, 6, 0]


@rule("CC-WLK-12")
def test_no_other_piece_can_stand_in() -> None:
    """All other sand pieces, and the longest of the other colours, are in the box; none of them helps."""
    made = table(city(LONG), long_walkways(3))
    assert made.stock("sand") == [6, 8, 8, 6, 0]
    assert (made.stock("river"), made.stock("forest")) == (FULL, FULL)
    assert made.offer() == ["done"]
    assert made.why("walkway a1-c1") == "CC-WLK-08"  # a short piece to nowhere,
    assert made.why("walkway c1-f1") == "CC-WLK-08"  # and another one on from there


@rule("CC-WLK-12")
def test_no_shorter_or_longer_piece_either() -> None:
    rival = city("\n".join(["B.B."] * 8), " ".join([f"a{y}-c{y}" for y in range(1, 9)]))
    made = table(city("B.B.\n.GG."), rival)
    assert made.stock("river") == [6, 0, 8, 6, 3]
    assert made.why("walkway a1-c1") == "CC-WLK-11"
    assert made.why("walkway b2-c2") is None


@rule("CC-WLK-13")
def test_the_last_piece_goes_to_whoever_builds_first() -> None:
    made = one_after_another(city(LONG), city(LONG), long_walkways(2))
    made.do("walkway a1-f1", "done")
    assert (made.who(), made.why("walkway a1-f1")) == (1, "CC-WLK-11")


@rule("CC-WLK-13")
def test_a_piece_cannot_be_kept_for_later() -> None:
    made = one_after_another(city(LONG), city(LONG), long_walkways(2))
    made.do("done")
    assert made.stock("sand") == [6, 8, 8, 6, 1]
    assert (made.who(), made.why("walkway a1-f1")) == (1, None)


# --- what stands, stands ---


@rule("CC-WLK-15")
def test_walkways_of_the_same_step_count() -> None:
    made = table(city("..G...\n......\nG...G.\n......\n..G...\n......"))
    assert made.why("walkway c1-c5") is None
    made.do("walkway a3-e3")
    assert made.why("walkway c1-c5") == "CC-RES-04"


@rule("CC-WLK-15")
def test_ends_used_in_the_same_step_count() -> None:
    made = table(city("..B.\n....\nB.BB\n...."))
    made.do("walkway a3-c3")
    assert made.why("walkway c3-d3") is None
    made.do("walkway c1-c3")
    assert made.why("walkway c3-d3") == "CC-RES-11"


@rule("CC-WLK-16")
@pytest.mark.parametrize(("players", "rectangle"), [(2, True), (3, False), (4, False)])
def test_built_for_good(players: int, rectangle: bool) -> None:
    """In a whole game no walkway leaves its place and no piece comes back."""
    made = begin(players=players, rectangle=rectangle)
    rng = ct.Rng(players)
    before = made.view("-")
    while not made.state.over():
        ct.play_randomly(made.state, rng, 1)
        after = made.view("-")
        for old, new in zip(before["cities"], after["cities"]):
            assert new["walkways"][: len(old["walkways"])] == old["walkways"]
        for level, pieces in before["walkways"].items():
            assert all(left <= was for left, was in zip(after["walkways"][level], pieces))
        before = after
    assert any(seen["walkways"] for seen in before["cities"])


@rule("CC-WLK-18")
def test_votes_count_once_at_the_end_however_early_they_were_built() -> None:
    """The same walkways in the first turn and in the second: the same position, the same votes."""
    sheets: list[tuple[dict[str, int], object]] = []
    for early, late in [(["walkway g7-i7", "walkway i7-j7"], []), ([], ["walkway g7-i7", "walkway i7-j7"])]:
        made = begin(hands=("A-BB A-GG",))
        made.do("choose A-BB", "place i7 r0", *early, "done", "draw 1", "tile D-SS")
        made.until("A").do("choose A-GG", "place g9 r0", *late, "done")
        sheets.append((made.votes(), made.game.dump(made.state)))
    assert sheets[0] == sheets[1]
    assert sheets[0][0] == {"river": 3, "forest": 0, "sand": 0}
