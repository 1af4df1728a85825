"""Rectangle City: 3 by 4 tiles in 11 rounds, for 2 or 3 players."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.cloudcity.kit import Table, begin, city, lay, spaces, table
from tests.kit import rule


def rectangle(players: int = 2) -> Table:
    return begin(players=players, rectangle=True)


def finish(made: Table, seed: int = 1) -> Table:
    ct.play_randomly(made.state, ct.Rng(seed))
    return made


@rule("CC-REC-01", "CC-REC-08")
def test_four_players_cannot_build_rectangles() -> None:
    with pytest.raises(ct.BadOptions) as refused:
        ct.game("cloudcity", players=4, rectangle=True)
    assert refused.value.rule == "CC-REC-01"


@rule("CC-REC-01", "CC-REC-02")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_choose_between_the_square_and_the_rectangle(players: int) -> None:
    square, long = begin(players=players), begin(players=players, rectangle=True)
    assert square.view("A")["rounds"] == 8
    assert long.view("A")["rounds"] == 11


@rule("CC-REC-02")
@pytest.mark.parametrize("players", [2, 3])
def test_everyone_takes_eleven_turns(players: int) -> None:
    made, rng, turns = rectangle(players), ct.Rng(5), []
    while not made.state.over():
        if made.step() == "ChooseTile":
            turns.append((int(made.state.round), made.who()))
        ct.play_randomly(made.state, rng, 1)
    assert turns == [(number, seat) for number in range(1, 12) for seat in range(players)]


@rule("CC-REC-03", "CC-REC-05")
@pytest.mark.parametrize("seed", range(6))
def test_a_finished_city_is_three_by_four_tiles_with_24_buildings(seed: int) -> None:
    for seen in finish(rectangle(3), seed).view("-")["cities"]:
        columns = {tile["space"][0] for tile in seen["tiles"]}
        rows = {tile["space"][1:] for tile in seen["tiles"]}
        assert sorted([len(columns), len(rows)]) == [3, 4]
        assert {tile["space"] for tile in seen["tiles"]} == {c + r for c in columns for r in rows}
        assert len(seen["tiles"]) == 12
        assert len(seen["buildings"]) == 24


@rule("CC-REC-04")
def test_nothing_else_changes() -> None:
    """The same moves are possible in both, except that the rectangle has more spaces; eight rounds bring the same."""
    square, long, rng = begin(requests=["solo"]), begin(requests=["solo"], rectangle=True), ct.Rng(3)
    while not square.state.over():
        while square.state.round == 8 and long.step() in ("DrawTile", "TakeFromPile", "RefillRow"):
            long.do(long.offer()[0])  # CC-DRW-09: in the square it was the last draw
        offer = square.offer()
        if square.step() == "PlaceTile":
            assert set(offer) <= set(long.offer())
        else:
            assert offer == long.offer()
        move = offer[rng.below(len(offer))]
        square.do(move)
        long.do(move)
    for seat in "AB":
        assert long.votes(seat) == square.votes(seat)
    assert long.step() == "DrawTile"


@rule("CC-REC-05")
def test_the_long_side_is_at_most_four() -> None:
    made = lay(rectangle(), "i7", "k7", "m7")
    assert spaces(made) == {"g5", "i5", "k5", "m5", "g9", "i9", "k9", "m9"}
    assert made.why("place e7 r0") == "CC-REC-05"


@rule("CC-REC-05")
def test_the_short_side_is_at_most_three() -> None:
    made = lay(rectangle(), "i7", "k7", "m7", "m9", "m11")
    assert "m13" not in spaces(made)
    assert made.why("place m13 r0") == "CC-REC-05"
    assert made.why("place m5 r0") == "CC-REC-05"
    assert made.why("place k9 r0") is None


@rule("CC-REC-05")
def test_the_box_counts_and_not_the_line() -> None:
    """A staircase without any line of four may be 4 wide or 4 high, but not both, and not 5 wide."""
    made = lay(rectangle(), "g9", "i9", "i11", "k11")
    assert {"m11", "k13"} <= spaces(made)
    made.do("place m11 r0")
    assert not {"k13", "m13", "e7"} & spaces(made)
    assert made.why("place k13 r0") == "CC-REC-05"
    assert made.why("place e7 r0") == "CC-REC-05"


@rule("CC-REC-06", "CC-REC-05")
def test_the_long_side_stays_open_until_a_side_is_four() -> None:
    made = lay(rectangle(), "i7", "k7", "k9", "k11")
    assert {"m7", "e7", "k5", "k13"} <= spaces(made)


@rule("CC-REC-06")
@pytest.mark.parametrize("fourth", ["m7", "e7", "k13", "k5"])
def test_the_first_fourth_tile_decides(fourth: str) -> None:
    made = lay(rectangle(), "i7", "k7", "k9", "k11", fourth)
    lost = {"m7", "e7", "k13", "k5"} - {fourth}
    assert not lost & spaces(made)
    assert {made.why(f"place {space} r0") for space in lost} == {"CC-REC-05"}


@rule("CC-REC-05", "CC-REC-06")
def test_the_long_side_may_run_down_the_table() -> None:
    made = lay(rectangle(), "g9", "g11", "g13", "i13", "k13")
    assert spaces(made) == {"i7", "i9", "i11", "k11"}
    assert made.why("place m13 r0") == "CC-REC-05"


@rule("CC-REC-07")
@pytest.mark.parametrize(("picture", "far"), [("S.....S.", "g1"), ("S......S", "h1")])
def test_six_and_seven_cells_are_too_far(picture: str, far: str) -> None:
    made = table(city(picture), rectangle=True)
    assert made.offer("walkway") == []
    with pytest.raises(ct.NotAnAction) as refused:
        made.do(f"walkway a1-{far}")
    assert refused.value.rule == "CC-RES-16"


@rule("CC-REC-07")
def test_five_cells_are_the_farthest() -> None:
    made = table(city("S....S.S"), rectangle=True)
    assert made.offer("walkway") == ["walkway a1-f1", "walkway f1-h1"]


def piles_at_draws(made: Table, seed: int) -> list[int]:
    """How many tiles the pile holds at each draw of a game."""
    rng, piles = ct.Rng(seed), []
    while not made.state.over():
        if made.step() == "DrawTile":
            piles.append(int(made.state.pile.size))
        ct.play_randomly(made.state, rng, 1)
    return piles


@rule("CC-REC-08")
def test_three_players_would_meet_an_empty_pile_only_in_the_very_last_turn() -> None:
    """CC-DRW-09: the three last draws of the 33 are left out."""
    made = rectangle(3)
    assert piles_at_draws(made, 2) == list(range(32, 2, -1))
    assert made.state.pile.size + len(made.row()) == 2 + 3


@rule("CC-REC-08")
def test_two_players_leave_sixteen_tiles() -> None:
    made = rectangle(2)
    assert piles_at_draws(made, 2) == list(range(35, 15, -1))
    assert made.state.pile.size + len(made.row()) == 16 + 2  # CC-DRW-09: two draws are left out


@rule("CC-REC-09")
@pytest.mark.parametrize("players", [2, 3])
def test_rectangles_go_with_special_requests(players: int) -> None:
    made = finish(begin(players=players, rectangle=True, requests=["solo", "minimalist"]))
    seen = made.view("-")["cities"][0]
    ends = [end for walkway in seen["walkways"] for end in walkway["between"].split("-")]
    assert len(seen["buildings"]) == 24
    assert made.votes("A")["solo"] == -2 * len([cell for cell in seen["buildings"] if ends.count(cell) == 0])
    assert made.votes("A")["minimalist"] == 2 * len([cell for cell in seen["buildings"] if ends.count(cell) == 1])
