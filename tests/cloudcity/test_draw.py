"""Step 4: one tile from the row or the pile, and what happens when they run out."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity.steps.turn import BuildWalkways, ChooseTile, DrawTile
from tests.cloudcity.kit import Table, begin, city, table
from tests.kit import rule

ROW = "A-SG A-BB D-GS"


def drawing(**options: object) -> Table:
    """A's first turn, just before the draw; the hand has two tiles left."""
    made = begin(row=ROW, hands=("A-GG D-BG D-SS", "A-GB A-BS A-SB"), **options)
    return made.do("choose A-GG", "place i7 r0", "done")


def late() -> Table:
    """A draw that finds the pile empty, as with a box of fewer tiles."""
    made = drawing(players=4)
    empty_pile(made)
    return made


def empty_pile(made: Table) -> None:
    for kind, count in enumerate(list(made.state.pile.count)):
        for _ in range(count):
            made.state.pile.take(kind)


def until_draw(made: Table) -> Table:
    """Everything up to the next draw, by the last of each offer."""
    while made.step() != "DrawTile":
        made.do(made.offer()[-1])
    return made


def tiles_left(made: Table) -> tuple[int, int]:
    """Tiles in the pile and in the row."""
    return int(made.state.pile.size), len([tile for tile in made.row() if tile])


@rule("CC-DRW-01")
def test_drawing_is_mandatory() -> None:
    made = drawing()
    assert made.hand() == ["D-SS", "D-BG"]
    assert all(line.startswith("draw") for line in made.offer())
    assert made.why("done") == "CC-TRN-05"
    made.do("draw 1", "tile A-SS")
    assert len(made.hand()) == 3


@rule("CC-DRW-01")
@pytest.mark.parametrize("draw", ["draw 3", "draw pile"])
def test_exactly_one_tile(draw: str) -> None:
    made = drawing().do(draw, "tile A-SS")
    assert (made.step(), made.who()) == ("ChooseTile", 1)
    assert made.why("draw 1", "A") == "CC-TRN-02"


@rule("CC-DRW-02")
def test_from_the_row_or_the_pile() -> None:
    made = drawing()
    assert made.row() == ROW.split()
    assert made.offer() == ["draw 1", "draw 2", "draw 3", "draw pile"]


@rule("CC-DRW-02", "CC-DRW-03")
@pytest.mark.parametrize(
    ("draw", "taken", "row"),
    [
        ("draw 1", "A-SG", ["D-BS", "A-BB", "D-GS"]),
        ("draw 2", "A-BB", ["A-SG", "D-BS", "D-GS"]),
        ("draw 3", "D-GS", ["A-SG", "A-BB", "D-BS"]),
    ],
)
def test_a_tile_of_the_row_is_replaced_at_once(draw: str, taken: str, row: list[str]) -> None:
    """The worked example CC-EX-19: chance fills the same place before anyone decides again."""
    made = drawing()
    pile = made.state.pile.size
    made.do(draw)
    assert (sorted(made.hand()), made.who()) == (sorted(["D-BG", "D-SS", taken]), ct.CHANCE)
    made.do("tile D-BS")
    assert (made.row(), made.state.pile.size, made.who()) == (row, pile - 1, 1)


@rule("CC-DRW-04")
def test_taking_from_the_pile_leaves_the_row() -> None:
    made = drawing()
    pile = made.state.pile.size
    made.do("draw pile", "tile D-BS")
    assert sorted(made.hand()) == ["D-BG", "D-BS", "D-SS"]
    assert (made.row(), made.state.pile.size, made.who()) == (ROW.split(), pile - 1, 1)


@rule("CC-DRW-05")
def test_the_top_of_the_pile_is_open_until_it_is_drawn() -> None:
    """Each kind is as likely as it has tiles in the pile."""
    made = drawing().do("draw pile")
    chances = dict(zip(made.offer("tile"), made.state.weights()))
    pile = made.game.dump(made.state)["pile"]
    assert chances == {f"tile {kind}": count for kind, count in pile.items()}
    assert len(chances) == 15


@rule("CC-DRW-05")
def test_a_tile_from_the_pile_stays_secret() -> None:
    """Whatever it was, the others see the same table; its owner does not."""
    one, other = drawing(players=3), drawing(players=3)
    one.do("draw pile", "tile A-SS")
    other.do("draw pile", "tile D-BB")
    for seat in "BC-":
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["cities"][0]["hand"] == ["?", "?", "?"]
    assert "A-SS" in one.view("A")["cities"][0]["hand"]
    assert "D-BB" in other.view("A")["cities"][0]["hand"]


@rule("CC-DRW-05")
def test_nobody_sees_the_pile_before_the_draw() -> None:
    made = drawing()
    for seat in "AB-":
        view = made.view(seat)
        hidden = sum(len([tile for tile in seen["hand"] if tile == "?"]) for seen in view["cities"])
        assert view["pile"] == made.state.pile.size
        assert sum(view["unseen"].values()) == view["pile"] + hidden  # one heap, without order


@rule("CC-DRW-06")
def test_an_empty_pile_lets_the_row_shrink() -> None:
    """The worked example CC-EX-20: three, two and one tile to choose from."""
    made = late()
    assert made.offer() == ["draw 1", "draw 2", "draw 3"]
    assert made.why("draw pile") == "CC-DRW-06"
    until_draw(made.do("draw 2"))
    assert made.row()[1] == ""
    assert made.offer() == ["draw 1", "draw 3"]
    assert made.why("draw 2") == "CC-DRW-06"
    until_draw(made.do("draw 3"))
    assert made.offer() == ["draw 1"]
    made.do("draw 1")
    assert made.row() == ["", "", ""]


@rule("CC-DRW-06")
def test_a_row_tile_must_still_be_taken_from_an_empty_pile() -> None:
    made = late()
    seat = "ABCD"[made.who()]
    assert made.why("done") == "CC-TRN-05"
    taken = made.row()[0]
    made.do("draw 1")
    assert len(made.hand(seat)) == 3
    assert taken in made.hand(seat)


@rule("CC-DRW-07")
def test_with_pile_and_row_empty_the_draw_is_skipped() -> None:
    made = table(city("B..B\n...."))
    empty_pile(made)
    made.state.agenda = [ChooseTile(1), DrawTile(0), BuildWalkways(0)]
    with_one_tile = Table(made.game, made.state.copy())
    with_one_tile.state.row[2] = 0
    made.do("done")
    assert (made.step(), made.who(), made.hand()) == ("ChooseTile", 1, [])
    assert with_one_tile.do("done").offer() == ["draw 3"]


@rule("CC-DRW-08")
@pytest.mark.parametrize(
    ("players", "rectangle", "pile"), [(2, False, 35), (3, False, 32), (4, False, 29), (3, True, 32)]
)
def test_each_draw_uses_up_one_tile_of_the_pile(players: int, rectangle: bool, pile: int) -> None:
    """Turn by turn the pile shrinks by one, but not in the last round."""
    made = begin(players=players, rectangle=rectangle)
    rng = ct.Rng(players)
    turns = 0
    while not made.state.over():
        if made.step() == "ChooseTile":
            assert tiles_left(made) == (pile - min(turns, players * (made.state.box.rounds - 1)), 3)
            turns += 1
        ct.play_randomly(made.state, rng, 1)
    assert turns == players * made.state.box.rounds


@rule("CC-DRW-08")
def test_with_four_players_the_last_draws_would_use_up_pile_and_row() -> None:
    made = begin(players=4)
    ct.play_randomly(made.state, ct.Rng(1))
    assert tiles_left(made) == (1, 3)


@rule("CC-DRW-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_draws_in_the_last_round(players: int) -> None:
    """Each player lays the last tile from the hand of before; two tiles stay there."""
    made = begin(players=players)
    rng = ct.Rng(players)
    drawn = 0
    while not made.state.over():
        drawn += made.step() == "DrawTile"
        assert made.state.round < 8 or made.step() in ("ChooseTile", "PlaceTile", "BuildWalkways")
        ct.play_randomly(made.state, rng, 1)
    assert drawn == players * 7
    assert [len(made.hand(seat)) for seat in "ABCD"[:players]] == [2] * players


@rule("CC-DRW-08", "CC-DRW-09")
def test_who_agrees_on_it_draws_in_the_last_round_too() -> None:
    """With four players every tile is drawn, the last three from the row."""
    made = begin(players=4, last_draw=True)
    rng = ct.Rng(4)
    while not made.state.over():
        ct.play_randomly(made.state, rng, 1)
    assert [len(made.hand(seat)) for seat in "ABCD"] == [3] * 4
    assert tiles_left(made) == (0, 0)
