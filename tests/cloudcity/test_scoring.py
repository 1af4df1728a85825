"""The end of the game: votes, tie-breaks, ranking."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.core.game import SEATS
from cloudtop.games.cloudcity.state import City
from tests.cloudcity.kit import CITY_M, Table, begin, city, table
from tests.kit import rule

VOTES = {1: 1, 2: 2, 3: 3, 4: 5, 5: 8}

# City M of the worked examples has fourteen.
WALKWAYS_M = """
a2-a6 a6-d6 d6-e6 e4-e6 e2-e4 c2-e2 a2-c2 b3-b5
d1-f1 f1-f5 d5-f5 d1-d5 a4-c4 c3-c4
"""


def town(walkways: str, alone: str = "") -> City:
    """A city with these walkways, a line of cells each: `S4` is a sand walkway of length 4. `alone`: single buildings."""
    lines: list[str] = []
    names: list[str] = []
    for y, walkway in enumerate(walkways.split(), 1):
        letter, length = walkway[0], int(walkway[1])
        lines.append((letter + "." * (length - 1) + letter).ljust(6, "."))
        names.append(f"a{y}-{'abcdef'[length]}{y}")
    return city("\n".join(lines + [letter.ljust(6, ".") for letter in alone] + ["......"]), " ".join(names))


def over(*cities: City, requests: tuple[str, ...] = ()) -> Table:
    """A finished game with these cities."""
    made = table(*cities, requests=requests).do("done")
    assert made.state.over()
    return made


def ranking(made: Table) -> list[tuple[str, int, int, str]]:
    """Seat, rank, votes and the rule that decided, from best to worst."""
    return [(SEATS[p.seat], p.rank, p.total, p.rule) for p in made.game.ranking(made.state)]


def figures(made: Table, seat: str) -> tuple[int, int, int, int]:
    """Total, river, forest, sand."""
    sheet = made.votes(seat)
    return made.total(seat), sheet["river"], sheet["forest"], sheet["sand"]


# --- the end ---


@rule("CC-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_round_8_with_every_city_complete(players: int) -> None:
    made = begin(players=players)
    rng = ct.Rng(players)
    turns = 0
    while not made.state.over():
        assert made.state.round <= 8
        turns += int(made.step() == "ChooseTile")
        ct.play_randomly(made.state, rng, 1)
    assert turns == 8 * players
    for seen in made.view("-")["cities"]:
        spaces = {tile["space"] for tile in seen["tiles"]}
        columns, rows = {space[0] for space in spaces}, {space[1:] for space in spaces}
        assert (len(spaces), len(columns), len(rows)) == (9, 3, 3)


@rule("CC-END-01")
def test_the_game_goes_on_until_the_last_player_has_a_complete_city() -> None:
    """One complete city is not the end: the others have their turn of round 8, too."""
    made = begin(players=3)
    rng = ct.Rng(1)
    complete: list[int] = []
    while not made.state.over():
        if made.step() == "ChooseTile":
            complete.append(len([seen for seen in made.view("-")["cities"] if len(seen["tiles"]) == 9]))
        ct.play_randomly(made.state, rng, 1)
    assert complete == [0] * 22 + [1, 2]


@rule("CC-END-02")
def test_tiles_that_are_left_have_no_effect() -> None:
    """Even with cards that count buildings: those printed on tiles in hand, row and pile are not built."""
    cards = ["blue_buildings", "green_buildings"]
    made = begin(row="A-BB A-BB A-BB", hands=("A-GG A-GG A-GG", "A-BB A-BS A-SB"), requests=cards)
    assert made.votes("A") == {"river": 0, "forest": 0, "sand": 0, "blue_buildings": 6, "green_buildings": 0}
    assert made.votes("B") == {"river": 0, "forest": 0, "sand": 0, "blue_buildings": 0, "green_buildings": 6}


@rule("CC-END-02")
def test_other_tiles_left_change_no_score_and_no_rank() -> None:
    made = begin(players=3)
    ct.play_randomly(made.state, ct.Rng(4))
    before = ranking(made)
    assert [len(made.hand(seat)) for seat in "ABC"] == [2, 2, 2]
    for seat in made.state.cities:
        seat.hand = seat.hand[:0]
    for place in range(3):
        made.state.row[place] = -1
    assert ranking(made) == before


# --- votes ---


@rule("CC-SCO-01")
def test_votes_are_the_sum_of_all_walkways() -> None:
    """The worked example CC-EX-21."""
    made = over(town("B1 B2 B3 B4 G2 G2 G5 S4 S5"))
    assert figures(made, "A") == (36, 11, 12, 13)


@rule("CC-SCO-01")
def test_votes_of_city_m() -> None:
    """The worked example CC-EX-23."""
    assert figures(over(city(CITY_M, WALKWAYS_M)), "A") == (36, 3, 19, 14)


@rule("CC-SCO-01")
def test_no_walkways_no_votes() -> None:
    made = over(city("BBGG\nSSSS"), town("B1"))
    assert (figures(made, "A"), figures(made, "B")) == ((0, 0, 0, 0), (1, 1, 0, 0))


@rule("CC-SCO-02")
@pytest.mark.parametrize("length", VOTES)
def test_the_level_does_not_change_the_value(length: int) -> None:
    made = over(town(f"B{length}"), town(f"G{length}"), town(f"S{length}"))
    assert [made.total(seat) for seat in "ABC"] == [VOTES[length]] * 3


@rule("CC-SCO-03")
def test_most_votes_win() -> None:
    made = over(town("B3"), town("S5"), town("G5 G1"), town("S4"))
    assert made.winners() == ["C"]
    assert [line[:3] for line in ranking(made)] == [("C", 1, 9), ("B", 2, 8), ("D", 3, 5), ("A", 4, 3)]
    assert {line[3] for line in ranking(made)} == {"CC-SCO-03"}


@rule("CC-SCO-03")
def test_votes_come_before_river_votes() -> None:
    made = over(town("B4 B3"), town("S5 S1"))
    assert ranking(made) == [("B", 1, 9, "CC-SCO-03"), ("A", 2, 8, "CC-SCO-03")]


# --- ties ---


@rule("CC-TIE-01")
def test_a_tie_goes_to_most_river_votes() -> None:
    made = over(town("G5 S5 B1"), town("B4 S4 G4 G2"))
    assert (figures(made, "A"), figures(made, "B")) == ((17, 1, 8, 8), (17, 5, 7, 5))
    assert ranking(made) == [("B", 1, 17, "CC-TIE-01"), ("A", 2, 17, "CC-TIE-01")]


@rule("CC-TIE-02")
def test_then_to_most_forest_votes() -> None:
    made = over(town("B3 S5 G1"), town("B3 G5 S1"))
    assert ranking(made) == [("B", 1, 12, "CC-TIE-02"), ("A", 2, 12, "CC-TIE-02")]


@rule("CC-TIE-03")
def test_then_to_most_sand_votes() -> None:
    """Only cards make this possible: a building without walkway costs two votes here."""
    made = over(town("B3 G2 S3"), town("B3 G2 S4", alone="B"), requests=("solo",))
    assert (figures(made, "A"), figures(made, "B")) == ((8, 3, 2, 3), (8, 3, 2, 5))
    assert ranking(made) == [("B", 1, 8, "CC-TIE-03"), ("A", 2, 8, "CC-TIE-03")]


@rule("CC-TIE-04")
def test_then_the_victory_is_shared() -> None:
    made = over(town("B3 G2"), town("B1"), town("B1 B2 G1 G1"))
    assert (figures(made, "A"), figures(made, "C")) == ((5, 3, 2, 0), (5, 3, 2, 0))
    assert made.winners() == ["A", "C"]
    assert ranking(made) == [("A", 1, 5, "CC-TIE-04"), ("C", 1, 5, "CC-TIE-04"), ("B", 3, 1, "CC-SCO-03")]


@rule("CC-TIE-04")
def test_all_four_may_share_it() -> None:
    assert over(*[town("S3") for seat in range(4)]).winners() == ["A", "B", "C", "D"]


@rule("CC-TIE-05")
def test_values_are_compared_not_numbers() -> None:
    made = over(town("B1 B1 B1 G4"), town("B4 G3"))
    assert made.total("A") == made.total("B") == 8
    assert made.winners() == ["B"]


@rule("CC-TIE-05", "CC-TIE-01", "CC-TIE-02")
def test_only_among_those_still_tied() -> None:
    """The worked example CC-EX-22, with a fourth player who has the most river votes and one vote too few."""
    made = over(
        town("B5 B3 B1 G4 G4 G4 S5 S4"),
        town("B5 B3 B1 G5 G4 G3 S5 S3 S1"),
        town("B5 B3 G5 G4 G4 G2 S5 S1"),
        town("B4 B4 B4 B3 B2 G5 G5 S3"),
    )
    assert figures(made, "A") == (40, 12, 15, 13)
    assert figures(made, "B") == (40, 12, 16, 12)
    assert figures(made, "C") == (40, 11, 20, 9)
    assert figures(made, "D") == (39, 20, 16, 3)
    assert ranking(made) == [
        ("B", 1, 40, "CC-TIE-02"),
        ("A", 2, 40, "CC-TIE-02"),
        ("C", 3, 40, "CC-TIE-01"),
        ("D", 4, 39, "CC-SCO-03"),
    ]


@rule("CC-TIE-05")
def test_votes_of_cards_are_no_part_of_the_tie_break() -> None:
    """B's blue buildings earn six votes, but they are not votes on river walkways."""
    made = over(town("B3 G5"), town("B2 G3", alone="BBB"), requests=("blue_buildings",))
    assert (figures(made, "A"), figures(made, "B")) == ((11, 3, 8, 0), (11, 2, 3, 0))
    assert ranking(made) == [("A", 1, 11, "CC-TIE-01"), ("B", 2, 11, "CC-TIE-01")]


@rule("CC-TIE-01", "CC-TIE-04")
def test_the_lower_ranks_are_decided_the_same_way() -> None:
    made = over(town("B3"), town("G5"), town("G3"), town("G3"))
    assert [line[:2] for line in ranking(made)] == [("B", 1), ("A", 2), ("C", 3), ("D", 3)]
