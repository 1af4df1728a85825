"""The harbour of modules 2 and 3 (house rules): flights beyond the edge, exchanges, extensions and extra oculars."""

from __future__ import annotations

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule


def above(cell: str, wind: str, bonus: str = "energy1", energy: int = 20, module: int = 2) -> Table:
    """A's balloon is about to leave a cell."""
    return begin(module=module).balloon("A", cell).energy("A", energy).turn("A", wind, bonus)


def calling(
    points: int, stored: str = "forest3", harbour: str = "joker1 city2", module: int = 2, energy: int = 5
) -> Table:
    """A has flown and calls at the harbour with so many points; cloud 1 holds one tile."""
    t = begin(module=module).cloud(1, "canyon4").cloud(5, harbour).store("A", stored).energy("A", energy)
    return t.take("A", points)


def points_at(table: Table, cell: str) -> int:
    """The points that come with the flight to a cell."""
    return table.flights()[cell][1]


def harbour(table: Table) -> str:
    return " ".join(tile["tile"] for tile in table.view()["harbour"])


# --- flights beyond the edge ---


@rule("IN-M2-04", "IN-M3-04", "IN-P2-03", "IN-P2-04")
@pytest.mark.parametrize(("module", "points"), [(1, 0), (2, 1), (3, 1)])
def test_in_q_83_what_the_edge_leaves_over_brings_points(module: int, points: int) -> None:
    """IN-Q-83: f6 shows a 3, the edge is 2 cells to the east, and the balloon stays on the coast cell there."""
    t = above("f6", "E", energy=0, module=module)
    assert points_at(t, "f8") == points
    t.do("fly f8")
    assert (t.at("A"), t.has("A"), t.view()["points"]) == ("f8", 0, points)


@rule("IN-P2-03")
@pytest.mark.parametrize(
    ("module", "offer"), [(1, []), (2, ["call f8 2", "call f8 3"]), (3, ["call f8 2", "call f8 3", "call f8 4"])]
)
def test_each_further_point_costs_an_energy(module: int, offer: list[str]) -> None:
    t = above("f6", "E", energy=10, module=module)
    assert t.offer("call") == offer
    for points, line in enumerate(offer, 2):
        after = Table(t.game, t.state.copy()).do(line)
        assert (after.at("A"), after.has("A"), after.view()["points"]) == ("f8", 10 - (points - 1), points)


@rule("IN-P2-03")
def test_cells_before_the_edge_are_paid_first() -> None:
    """d2 shows a 2, and the edge is 3 cells to the north-east."""
    t = above("d2", "NE", energy=3)
    assert (t.price("a2"), points_at(t, "a2"), t.offer("call")) == (1, 0, ["call a2 1", "call a2 2"])
    assert t.why("call a2 3") == "IN-MOV-10"
    assert t.do("call a2 2").has("A") == 0


@rule("IN-P2-03", "IN-MOV-13")
def test_the_bonus_one_more_is_a_point_more() -> None:
    t = above("f6", "E", "faster", energy=1)
    assert (points_at(t, "f8"), t.offer("call")) == (2, ["call f8 3"])


@rule("IN-P2-03")
def test_a_bonus_direction_may_lead_to_the_harbour() -> None:
    t = above("f6", "W", "opposite", energy=0)
    assert (points_at(t, "f8"), t.price("f8")) == (1, 0)


@rule("IN-P2-03")
def test_against_the_wind_nothing_is_left_over() -> None:
    t = above("f6", "NE")
    assert (t.price("f8"), points_at(t, "f8")) == (7, 0)
    assert t.why("call f8 1") == t.why("call f6 1") == "IN-P2-03"
    assert t.do("fly f8").view()["points"] == 0


@rule("IN-P2-03")
def test_a_flight_that_ends_before_the_edge_has_no_points() -> None:
    t = above("h3", "NE")
    assert {cell for cell in ("g4", "f5", "e6", "d6", "c6", "b6") if points_at(t, cell)} == set()
    assert t.why("call e6 1") == "IN-P2-03"
    assert t.why("call b6 1") is None


@rule("IN-P2-03", "IN-P2-04")
def test_a_balloon_at_the_edge_may_fly_straight_off_the_island() -> None:
    """c7 shows a 3."""
    t = above("c7", "E", energy=1, module=3)
    assert (t.price("c7"), points_at(t, "c7"), t.offer("call")) == (0, 3, ["call c7 4"])
    assert above("c7", "W", energy=20, module=3).why("call c7 4") == "IN-P2-03"
    t.do("fly c7")
    assert (t.at("A"), t.view()["points"]) == ("c7", 3)


@rule("IN-P2-03", "IN-P2-04")
def test_no_points_are_for_sale_that_come_for_nothing_or_cannot_be_used() -> None:
    t = above("f6", "E")
    assert (t.why("call f8 1"), t.why("call f8 4")) == ("IN-P2-03", "IN-P2-04")
    assert above("f6", "E", module=1).why("call f8 2") == "IN-MOV-12"


@rule("IN-P2-04")
def test_points_are_used_in_this_turn_or_lost() -> None:
    t = above("f6", "E").do("fly f8", "take 1")
    assert (t.step(), t.view()["points"]) == ("KeepTile", 0)
    t.do("convert").turn("B", "E")
    assert t.view()["points"] == 0
    assert calling(0).why("exchange forest3 joker1") == "IN-P2-04"


# --- exchange ---


@rule("IN-P2-05", "IN-M2-03")
def test_a_stored_tile_is_exchanged_for_one_of_the_harbour() -> None:
    t = calling(1, "forest3 desert2")
    assert t.offer("exchange") == [
        f"exchange {own} {there}" for own in ("forest3", "desert2") for there in ("joker1", "city2")
    ]
    t.do("exchange forest3 city2")
    assert (t.stored("A"), harbour(t), t.sound()) == ("desert2 city2", "joker1 forest3", True)


@rule("IN-P2-05")
def test_the_cloud_is_taken_after_the_exchange() -> None:
    t = calling(1).do("exchange forest3 joker1")
    assert (t.step(), t.offer()) == ("TakeCloud", ["take 1", "take 2", "take 3", "take 4"])
    t.do("take 1", "store")
    assert t.stored("A") == "canyon4 joker1"


@rule("IN-P2-05")
def test_one_exchange_per_turn_for_a_point() -> None:
    t = calling(3).do("exchange forest3 joker1")
    assert (t.view()["points"], t.why("exchange joker1 city2"), t.offer("exchange")) == (2, "IN-P2-05", [])
    assert calling(1).do("exchange forest3 joker1").why("exchange joker1 city2") == "IN-P2-04"
    assert calling(0).offer("exchange") == []


@rule("IN-P2-05")
def test_after_the_cloud_there_is_no_exchange() -> None:
    t = calling(3).do("take 1")
    assert t.why("exchange forest3 joker1") == "IN-TAK-02"
    assert t.do("store").why("exchange forest3 joker1") == "IN-RND-02"


@rule("IN-P2-05")
def test_an_exchange_needs_a_tile_on_both_sides() -> None:
    assert calling(1, harbour="").why("exchange forest3 joker1") == "IN-P2-05"
    assert calling(1, stored="").why("exchange forest3 joker1") == "IN-P2-05"
    assert calling(1).why("exchange forest3 joker2") == calling(1).why("exchange desert2 joker1") == "IN-P2-05"


@rule("IN-P2-05", "IN-TAK-06")
def test_full_oculars_do_not_hinder_an_exchange() -> None:
    t = calling(1, "forest1 forest2 forest3 forest4 forest5").do("exchange forest5 joker1")
    assert (t.stored("A"), t.sound()) == ("forest1 forest2 forest3 forest4 joker1", True)


@rule("IN-P2-05", "IN-P2-07", "IN-INV-03")
def test_neither_start_tiles_nor_extensions_are_exchanged() -> None:
    """A start tile in the harbour would get into the bag."""
    t = begin(module=2)
    start = t.stored("A")
    t.cloud(5, "joker1").store("A", f"{start} park").take("A", 1)
    assert t.offer("exchange") == []
    assert t.store("A", f"{start} park forest3").offer() == [
        "take 1",
        "take 2",
        "take 3",
        "take 4",
        "exchange forest3 joker1",
    ]


# --- extensions ---


@rule("IN-P2-06", "IN-M2-05", "IN-M3-05")
@pytest.mark.parametrize("module", [2, 3])
def test_an_extension_comes_with_only_one_tile_of_a_cloud(module: int) -> None:
    t = calling(2, module=module).balloon("A", "e4")
    assert t.offer("extend") == [f"extend {name}" for name in ("lighthouse", "park", "windmill", "observatory", "dam")]
    t.cloud(1, "canyon4 desert2").do("extend windmill")
    assert (t.step(), t.why("take 1"), t.why("skip"), t.why("pick 1 forest4")) == (
        "TakeOne",
        "IN-P2-06",
        "IN-P2-06",
        "IN-P2-06",
    )
    t.do("pick 1 canyon4", "store")
    assert (t.stored("A"), t.step(), t.on_cloud(1)) == ("forest3 canyon4 windmill", "PlaceTile", "desert2")
    assert (t.view()["supply"]["windmill"], t.sound()) == (1, True)


@rule("IN-P2-06")
def test_without_tiles_on_the_clouds_the_extension_comes_alone() -> None:
    t = calling(2).balloon("A", "e4")
    for number in range(1, 5):
        t.cloud(number, "")
    assert t.do("extend windmill").step() == "PlaceTile"


@rule("IN-P2-06")
def test_nobody_has_to_trade_instead_of_taking() -> None:
    assert calling(3).do("take 1", "store").stored("A") == "forest3 canyon4"


@rule("IN-P2-06", "IN-P2-04")
def test_an_extension_costs_two_points() -> None:
    assert calling(1).why("extend park") == "IN-P2-04"
    assert calling(2).why("extend park") is None
    assert calling(2).do("exchange forest3 joker1").why("extend park") == "IN-P2-04"
    t = calling(3).do("exchange forest3 joker1", "extend park")
    assert t.stored("A") == "joker1 park"


@rule("IN-P2-06")
def test_nobody_owns_an_extension_twice() -> None:
    """Stored or placed; another player may still have one."""
    t = calling(4, "forest3 park").tiles("A", e4="dam")
    assert t.why("extend park") == t.why("extend dam") == "IN-P2-06"
    assert t.why("extend windmill") is None
    assert t.take("B", 2).why("extend park") is None


@rule("IN-P2-06", "IN-TAK-06")
def test_an_extension_needs_a_free_ocular() -> None:
    assert calling(2, "forest1 forest2 forest3 forest4 forest5").why("extend park") == "IN-TAK-06"


@rule("IN-M2-01", "IN-M3-02")
def test_without_its_module_nothing_is_for_sale() -> None:
    t = begin(module=1).take("A", 4)
    assert t.why("extend park") == t.why("exchange forest3 joker1") == "IN-M2-01"
    assert begin(module=2).take("A", 4).why("ocular") == "IN-M3-02"


@rule("IN-P2-04", "IN-P2-05", "IN-P2-06")
def test_without_a_tile_on_any_cloud_one_may_trade_or_not() -> None:
    t = calling(2)
    for cloud in (1, 2, 3, 4):
        t.cloud(cloud, "")
    assert {line.split()[0] for line in t.offer()} == {"skip", "exchange", "extend"}
    assert t.balloon("A", "e4").do("skip").step() == "PlaceTile"


# --- extra oculars ---


@rule("IN-P3-02", "IN-M3-08", "IN-M2-07")
def test_an_extra_ocular_for_a_point_and_three_energy() -> None:
    t = calling(1, module=3, energy=5).do("ocular")
    assert (t.has("A"), t.view()["islands"][0]["capacity"], t.view()["islands"][0]["extra"]) == (2, 4, 1)
    assert (t.step(), t.offer(), t.sound()) == ("TakeCloud", ["take 1", "take 2", "take 3", "take 4"], True)
    assert calling(1, module=2).why("ocular") == "IN-M3-02"


@rule("IN-P3-02")
def test_one_extra_ocular_per_turn_and_two_in_the_game() -> None:
    t = calling(4, module=3, energy=20).do("ocular")
    assert (t.why("ocular"), t.view()["points"]) == ("IN-P3-02", 3)
    t.take("A", 1).do("ocular")
    assert t.view()["islands"][0]["capacity"] == 5
    assert t.take("A", 1).why("ocular") == "IN-P3-02"


@rule("IN-P3-02", "IN-P2-04")
def test_an_extra_ocular_must_be_paid() -> None:
    assert calling(0, module=3).why("ocular") == "IN-P2-04"
    assert calling(1, module=3, energy=2).why("ocular") == "IN-P3-02"
    assert calling(1, module=3, energy=3).why("ocular") is None


@rule("IN-P3-01", "IN-P3-02", "IN-TAK-06")
def test_a_new_ocular_has_room_at_once() -> None:
    t = calling(3, "forest1 forest2 forest3", module=3)
    assert t.why("extend park") == "IN-TAK-06"
    assert t.do("ocular", "extend park").stored("A") == "forest1 forest2 forest3 park"


@rule("IN-P2-04", "IN-P2-05", "IN-P2-06", "IN-P3-02")
def test_four_points_are_the_most_that_one_call_can_use() -> None:
    t = calling(4, module=3).do("exchange forest3 city2", "ocular", "extend dam")
    assert (t.stored("A"), t.has("A"), t.sound()) == ("city2 dam", 2, True)


# --- everything else stays ---


@rule("IN-M2-09", "IN-M3-05")
@pytest.mark.parametrize("module", [2, 3])
@pytest.mark.parametrize(
    ("cell", "wind", "bonus", "end"),
    [("f6", "E", "energy1", "f8"), ("h3", "NE", "faster", "h3"), ("c7", "E", "turn", "c6")],
)
def test_flights_clouds_and_placing_are_those_of_module_1(
    module: int, cell: str, wind: str, bonus: str, end: str
) -> None:
    offers = []
    for t in (above(cell, wind, bonus, module=1), above(cell, wind, bonus, module=module)):
        t.cloud(1, "canyon4 joker3").store("A", "forest3")
        seen: list[object] = [t.offer("fly"), [(cell, cost) for cell, (cost, _) in t.flights().items()]]
        t.do(f"fly {end}")
        seen += [t.offer("take"), t.why("skip")]
        t.do("take 1")
        seen += [t.offer(), t.why("skip")]
        t.do("store", "convert")
        offers.append([*seen, t.has("A"), t.offer()])
    assert offers[0] == offers[1]
