"""How the game ends: six coasts and a final round, an empty bag, too few tiles; and the points for the coasts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule

FACES = {"A": "desert", "B": "canyon", "C": "meadow", "D": "swamp"}
NEARLY = "b2 c3 d4 e6 e7 e8 f4 g3"  # with h2 all six coasts are connected
ROUND = 7


def nearly(players: int = 3, first: str = "A", seats: str = "ABCD", **options: Any) -> Table:
    """Round 7; these seats need only one more tile on h2, which lies on the ocular, and the balloon stands beside it on g2."""
    t = begin(players, first, **options).round(ROUND)
    for seat in "ABCD"[:players]:
        t.store(seat, "")
        if seat in seats:
            t.lay(seat, FACES[seat], NEARLY)
    return t


def placing(t: Table, seat: str, cell: str, tiles: str) -> Table:
    """The seat places these tiles; its balloon stands on this cell."""
    return t.balloon(seat, cell).store(seat, tiles).place(seat)


def connect(t: Table, *seats: str) -> Table:
    """These seats, one after the other, place the missing tile in their C3."""
    for seat in seats:
        placing(t, seat, "g2", "mountains3").do("place mountains3 h2")
    return t


def rest(t: Table) -> str:
    """The flights that are still to come until the game is over, such as `7C 8A 8B 8C`; nobody places anything any more."""
    out: list[str] = []
    while not t.state.over():
        if t.step() == "Fly":
            out.append(f"{t.view()['round']}{t.actor()}")
        lines = t.offer()
        t.do(next((line for line in ("skip", "keep", "done") if line in lines), lines[0]))
    return " ".join(out)


def coast_points(t: Table) -> list[int]:
    return [t.sheet(seat).get("coasts", 0) for seat in "ABCD"[: t.game.seats]]


# --- six coasts ---


@rule("IN-END-01", "IN-END-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_connected_coasts_bring_the_end(players: int) -> None:
    """One player is enough."""
    t = nearly(players).listen()
    assert t.view()["ending"] is None
    connect(t, "A")
    assert (t.view()["ending"], t.view()["islands"][0]["connected"]) == ("final", ROUND)
    assert [name for name in t.told() if name == "coasts"] == ["coasts"]


@rule("IN-END-01", "IN-CON-03")
def test_any_landscape_will_do() -> None:
    for tile in ("forest2", "joker1", "start_mountains"):
        t = placing(nearly(seats="A"), "A", "g2", tile).do(f"place {tile} h2")
        assert t.view()["ending"] == "final"


@rule("IN-END-01", "IN-CON-04")
@pytest.mark.parametrize("tile", ["city1", "monument2"])
def test_a_city_or_a_monument_does_not_complete_it(tile: str) -> None:
    t = placing(nearly(seats="A"), "A", "g2", tile).do(f"place {tile} h2")
    assert (t.view()["ending"], t.coasts("A")) == (None, "forest swamp meadow mountains")


@rule("IN-END-01")
def test_the_state_at_the_end_of_placing_counts() -> None:
    """IN-Q-55: h2 connects all coasts, then a city on i2 hides the only cell of the canyon, in the same phase."""
    t = placing(nearly(seats="A"), "A", "h3", "forest2 city1").do("place forest2 h2")
    assert (len(t.coasts("A").split()), t.view()["ending"]) == (6, None)
    t.do("place city1 i2")
    assert (t.actor(), len(t.coasts("A").split()), t.view()["ending"]) == ("B", 5, None)


@rule("IN-END-02")
@pytest.mark.parametrize(("seat", "flights"), [("A", "7B 7C"), ("B", "7C"), ("C", "")])
def test_the_round_is_finished_and_a_final_round_follows(seat: str, flights: str) -> None:
    t = connect(nearly(seats=seat), seat)
    left = rest(t).split()
    assert (left[:-3], sorted(left[-3:])) == (flights.split(), ["8A", "8B", "8C"])
    assert t.view()["round"] == 8


@rule("IN-END-02")
def test_the_final_round_is_a_whole_round() -> None:
    """Tiles are dealt, the dice are rolled, everybody has a turn; but nobody looks for another start player (IN-Q-24)."""
    t = connect(nearly(seats="C"), "C").listen()
    assert (t.step(), t.view()["ending"], t.view()["round"]) == ("DealTiles", "last", 8)
    rest(t)
    told = t.told()
    assert (told.count("deal"), told.count("roll"), told.count("turn")) == (5, 1, 3)
    assert (told.count("start-player"), t.state.over()) == (0, True)


@rule("IN-END-02")
def test_a_second_connection_in_the_final_round_prolongs_nothing() -> None:
    t = connect(connect(nearly(seats="AC"), "A").until("RollDice"), "C")
    assert (t.view()["islands"][2]["connected"], {flight[0] for flight in rest(t).split()} <= {"8"}) == (8, True)


@rule("IN-END-01")
def test_five_coasts_are_not_enough() -> None:
    t = placing(nearly(seats="A").tiles("A", i2="city1"), "A", "g2", "forest2").do("place forest2 h2")
    assert (len(t.coasts("A").split()), t.view()["ending"]) == (5, None)


# --- points for the coasts ---


@rule("IN-FIN-01", "IN-FIN-03")
def test_ten_points_for_the_first_and_none_for_the_others() -> None:
    t = connect(nearly(seats="AB"), "A")
    rest(t)
    assert coast_points(t) == [10, 0, 0]


@rule("IN-FIN-01")
@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_everybody_who_connects_in_that_round_gets_ten(first: str) -> None:
    """IN-Q-57: whatever their order in the round."""
    order = {"A": "ABC", "B": "BCA", "C": "CAB"}[first]
    t = connect(nearly(first=first), order[0], order[2])
    rest(t)
    assert coast_points(t) == [10 if seat in (order[0], order[2]) else 0 for seat in "ABC"]


@rule("IN-FIN-02")
def test_in_ex_19_five_points_in_the_final_round() -> None:
    """IN-EX-19: B has all six coasts only in the final round."""
    t = connect(nearly(seats="AB"), "A").until("RollDice")
    assert (t.view()["round"], t.view()["ending"]) == (8, "last")
    connect(t, "B")
    rest(t)
    assert coast_points(t) == [10, 5, 0]


@rule("IN-FIN-04")
def test_nobody_gets_ten_and_five() -> None:
    """A is connected in both rounds."""
    t = placing(connect(nearly(seats="A"), "A").until("RollDice"), "A", "g2", "forest3").do("place forest3 h1")
    assert (coast_points(t)[0], t.view()["islands"][0]["connected"]) == (10, ROUND)


@rule("IN-FIN-01", "IN-END-02")
def test_what_is_connected_once_counts_for_good() -> None:
    """IN-Q-56: in the final round A's own city hides the canyon; the points stay, and the end is not called off."""
    t = placing(connect(nearly(seats="A"), "A").until("RollDice"), "A", "h3", "city1").do("place city1 i2")
    assert (len(t.coasts("A").split()), coast_points(t)[0], t.view()["ending"]) == (5, 10, "last")


@rule("IN-FIN-03")
def test_without_all_six_there_are_no_points() -> None:
    t = nearly(seats="A")
    t.state.agenda = []
    assert (t.state.over(), coast_points(t)) == (True, [0, 0, 0])


# --- too few tiles for the clouds ---


@rule("IN-END-04", "IN-PHA-06")
@pytest.mark.parametrize(("players", "clouds"), [(2, 4), (3, 5), (4, 7)])
def test_too_few_tiles_end_the_game_at_once(players: int, clouds: int) -> None:
    t = begin(players).bag(" ".join(["forest3"] * (clouds - 1))).listen().end_round()
    assert (t.state.over(), t.view()["round"], t.told()[-1]) == (True, 1, "no-tiles")
    t = begin(players).bag(" ".join(["forest3"] * clouds)).end_round()
    assert (t.step(), t.view()["round"]) == ("DealTiles", 2)


@rule("IN-END-04", "IN-PHA-05")
def test_full_clouds_are_emptied_before_the_tiles_are_counted() -> None:
    """IN-Q-17: one tile in the bag and three from the full cloud are enough for 4 clouds, and none is dealt before."""
    t = begin().cloud(2, "desert1 desert2 desert3").bag("forest3").end_round()
    assert (t.step(), t.view()["round"], t.on_cloud(2)) == ("DealTiles", 2, "")
    t = begin().cloud(2, "desert1 desert2 desert3").bag("").listen().end_round()
    assert (t.state.over(), t.told()[-2:]) == (True, ["clear", "no-tiles"])


@rule("IN-END-04", "IN-FIN-01", "IN-FIN-03")
def test_too_few_tiles_cancel_the_final_round() -> None:
    """IN-Q-18: A keeps the 10 points, and the others have no chance any more."""
    t = connect(nearly(2, seats="A"), "A").bag("forest3 forest3 forest4").listen().end_round()
    assert (t.state.over(), t.view()["round"], coast_points(t)) == (True, ROUND, [10, 0])
    assert t.told() == ["start-player", "no-tiles"]


# --- an empty bag ---


def empty(players: int = 2) -> Table:
    """The bonus lets everybody draw, and the bag is empty; forest3 and city2 lie on cloud 1, desert5 on cloud 2."""
    t = begin(players)
    for cloud in range(1, len(t.view()["clouds"]) + 1):
        t.cloud(cloud, {1: "forest3 city2", 2: "desert5"}.get(cloud, ""))
    return t.bag("").listen().roll("tile", "NE")


@rule("IN-END-05", "IN-END-06")
def test_whoever_cannot_draw_may_take_a_tile_from_a_cloud() -> None:
    t = empty().do("draw")
    assert (t.view()["ending"], t.told()[-1]) == ("last", "empty-bag")
    assert t.offer() == ["skip", "pick 1 forest3", "pick 1 city2", "pick 2 desert5"]
    assert (t.why("pick 2 forest3"), t.why("pick 3 desert5"), t.why("draw")) == ("IN-END-06",) * 3
    assert t.because("pick 2 forest3") == "forest 3 does not lie on cloud 2." and "cloud" not in t.because("draw")
    t.do("pick 1 city2", "store")
    assert (t.on_cloud(1), t.stored("A")) == ("forest3", "city2 start_forest")


@rule("IN-END-05")
def test_the_game_ends_with_this_round() -> None:
    t = empty().do("draw", "skip", "skip")
    assert (rest(t), t.view()["round"]) == ("1A 1B", 1)


@rule("IN-END-06", "IN-BON-03")
def test_the_others_follow_in_turn_order() -> None:
    """IN-Q-43: B may take one as well; what A converts is in the bag again, and B draws it from there."""
    t = empty().do("draw", "pick 1 forest3", "store", "draw")
    assert (t.actor(), t.offer()) == ("B", ["skip", "pick 1 city2", "pick 2 desert5"])
    t = empty().energy("A", 0).do("draw", "pick 1 forest3", "convert", "draw")
    assert (t.step(), t.offer(), t.has("A")) == ("DrawTile", ["tile forest3"], 3)


@rule("IN-END-05")
def test_whoever_does_not_want_to_draw_ends_nothing() -> None:
    """IN-Q-45."""
    t = empty().do("skip", "skip")
    assert (t.view()["ending"], t.step(), t.told()[-3:]) == (None, "Fly", ["decline", "decline", "turn"])


@rule("IN-END-05", "IN-END-06")
def test_a_question_mark_with_an_empty_bag() -> None:
    """IN-Q-44: the tile from a cloud may be stored, converted or placed; the game ends with the round."""
    t = placing(begin().cloud(1, "forest3 city2"), "A", "b3", "desert2").bag("").do("place desert2 c3", "draw")
    assert (t.step(), t.view()["ending"]) == ("SpareTile", "last")
    t.do("pick 1 forest3")
    assert t.step() == "DrawnTile" and {"store", "convert", "place forest3 b4"} <= set(t.offer())
    t.do("place forest3 b4")
    assert (t.on("A", "b4"), rest(t)) == ("forest3", "1B")


@rule("IN-END-05", "IN-END-06")
def test_an_empty_bag_and_empty_clouds() -> None:
    t = empty().cloud(1, "").cloud(2, "")
    t.bag("").do("draw")
    assert (t.actor(), t.step(), t.view()["ending"]) == ("B", "BonusTile", "last")


@rule("IN-TAK-01", "IN-END-06")
def test_nothing_to_take() -> None:
    """IN-Q-42: all clouds are empty, so the player takes nothing and places."""
    t = begin()
    for cloud in range(1, 5):
        t.cloud(cloud, "")
    t.balloon("A", "d4").turn("A", wind="NE").do("fly b4")
    assert (t.actor(), t.step(), t.stored("A")) == ("A", "PlaceTile", "start_forest")


@rule("IN-END-05", "IN-FIN-01")
def test_connected_in_a_round_that_ends_with_an_empty_bag() -> None:
    """IN-Q-58: 10 points. IN-Q-59: there is no final round."""
    t = placing(nearly(2, seats="A"), "A", "g2", "mountains3 desert2").do("place desert2 f2").bag("")
    t.do("draw", "skip", "place mountains3 h2")
    assert (rest(t), coast_points(t)) == ("7B", [10, 0])


@rule("IN-END-05", "IN-END-02", "IN-FIN-01")
def test_an_empty_bag_after_the_connection_cancels_the_final_round() -> None:
    """IN-Q-59: A has brought the final round, then B finds the bag empty in the same round."""
    t = connect(nearly(2, seats="A"), "A")
    assert t.view()["ending"] == "final"
    placing(t, "B", "b3", "desert2").do("place desert2 c3").bag("").do("draw", "skip")
    assert (t.state.over(), t.view()["round"], coast_points(t)) == (True, ROUND, [10, 0])


# --- the last round there can be ---


@rule("IN-P1-01", "IN-FIN-01")
def test_the_agreed_last_round_has_no_final_round() -> None:
    t = connect(nearly(2, seats="A").round(39).end_round(), "A")
    assert ("41" not in rest(t), t.view()["round"], coast_points(t)) == (True, 40, [10, 0])


@rule("IN-SCO-01", "IN-GEN-04")
def test_the_last_turn_still_counts() -> None:
    """C places in the last turn of the last round; the sheet has the tile, and nothing comes after."""
    t = begin(3).round(8).store("C", "swamp3")
    t.state.ending = 2
    t.place("C").balloon("C", "d6").do("place swamp3 d7", "skip")
    assert (t.state.over(), t.sheet("C")["swamp"]) == (True, 2)
