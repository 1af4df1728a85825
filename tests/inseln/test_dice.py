"""Phase B: the two dice, rolling them again, the six bonuses and the six directions."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.inseln.actions import BONUS_NAMES
from tests.inseln.kit import Table, begin
from tests.kit import rule

WINDS = ["NE", "E", "SE", "SW", "W", "NW"]  # clockwise


def dice(table: Table) -> tuple[str, str]:
    return table.view()["bonus"], table.view()["wind"]


def energies(table: Table) -> list[int]:
    return [int(island["energy"]) for island in table.view()["islands"]]


# --- rolling, and rolling again ---


@rule("IN-ROL-01", "IN-BON-09", "IN-DIR-01", "IN-DIR-02")
def test_both_dice_are_rolled_together_and_every_face_is_as_likely() -> None:
    t = begin()
    assert sorted(t.offer()) == sorted(f"roll {bonus} {wind}" for bonus in BONUS_NAMES for wind in WINDS)
    assert set(t.state.weights()) == {1}
    assert (t.actor(), dice(t.do("roll tile SW"))) == ("chance", ("tile", "SW"))


@rule("IN-DIR-02")
@pytest.mark.parametrize("wind", ["N", "S"])
def test_there_is_no_north_and_no_south(wind: str) -> None:
    with pytest.raises(ct.Mistake):
        begin().do(f"roll tile {wind}")


@rule("IN-ROL-02")
def test_each_die_may_be_rolled_again_or_not() -> None:
    t = begin().do("roll tile SW")
    assert (t.step(), t.offer()) == ("Reroll", ["keep", "reroll bonus", "reroll wind"])
    assert t.do("keep").step() == "BonusTile"


@rule("IN-ROL-03")
def test_it_is_told_if_a_die_shows_the_same_again() -> None:
    t = begin().listen().do("roll tile SW", "reroll wind", "roll tile SW")
    assert t.told()[-3:] == ["reroll", "roll", "same"]
    assert "same" not in begin().listen().do("roll tile SW", "reroll wind", "roll tile E").told()


@rule("IN-ROL-02", "IN-ROL-03")
def test_in_q_19_one_die_after_the_other_in_any_order() -> None:
    """IN-Q-19: the second result of one die is seen before the other one is rolled again."""
    t = begin().do("roll tile SW", "reroll wind")
    assert t.offer() == [f"roll tile {wind}" for wind in ("NW", "NE", "E", "SE", "SW", "W")]
    assert t.why("roll energy1 SW", "chance") == "IN-ROL-01"
    t.do("roll tile E")
    assert (dice(t), t.actor(), t.offer()) == (("tile", "E"), "B", ["keep", "reroll bonus"])
    t.do("reroll bonus")
    assert t.offer() == [f"roll {bonus} E" for bonus in BONUS_NAMES]
    assert (t.do("roll opposite E").step(), dice(t)) == ("Fly", ("opposite", "E"))


@rule("IN-ROL-03")
@pytest.mark.parametrize(("die", "again"), [("bonus", "roll energy1 SW"), ("wind", "roll tile SW")])
def test_the_second_result_of_a_die_stands(die: str, again: str) -> None:
    t = begin().do("roll tile SW", f"reroll {die}", again)
    assert t.why(f"reroll {die}") == "IN-ROL-03"
    assert t.why("reroll wind" if die == "bonus" else "reroll bonus") is None


@rule("IN-ROL-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_results_count_for_everybody(players: int) -> None:
    t = begin(players)
    before = energies(t)
    t.roll("energy2", "SW")
    assert energies(t) == [energy + 2 for energy in before]
    while t.view()["round"] == 1:
        if t.step() == "Fly":
            assert t.balloon(t.actor(), "e5").price("f4") == 0
        t.do(t.offer()[-1])


@rule("IN-ROL-05")
def test_the_bonus_comes_before_any_flight() -> None:
    """A cannot pay for 2 cells from a 0 with 1 energy, but with the one of the bonus."""
    t = begin().balloon("A", "d6").energy("A", 1).listen().roll("energy1", "W")
    assert (t.has("A"), t.price("d4")) == (2, 2)
    assert t.told() == ["roll", "gain", "gain", "turn"]


@rule("IN-ROL-05", "IN-ROL-03")
def test_a_bonus_that_was_rolled_again_is_not_given() -> None:
    t = begin()
    before = energies(t)
    t.do("roll energy2 SW", "reroll bonus", "roll energy1 SW", "keep")
    assert energies(t) == [energy + 1 for energy in before]


# --- energy and tiles ---


@rule("IN-BON-01", "IN-BON-02")
@pytest.mark.parametrize(
    ("bonus", "gain"), [("energy1", 1), ("energy2", 2), ("faster", 0), ("opposite", 0), ("turn", 0)]
)
def test_what_the_bonuses_give(bonus: str, gain: int) -> None:
    t = begin(4, "B")
    before = energies(t)
    assert energies(t.roll(bonus, "E")) == [energy + gain for energy in before]
    assert (t.step(), t.actor()) == ("Fly", "B")


@rule("IN-BON-02", "IN-INV-04")
@pytest.mark.parametrize(("energy", "kept"), [(18, 20), (19, 20), (20, 20)])
def test_a_bonus_ends_with_the_bar(energy: int, kept: int) -> None:
    assert begin().energy("A", energy).roll("energy2", "E").has("A") == kept


@rule("IN-BON-03")
@pytest.mark.parametrize(("players", "first", "order"), [(2, "B", "BA"), (3, "C", "CAB"), (4, "B", "BCDA")])
def test_each_may_draw_a_tile_the_start_player_first(players: int, first: str, order: str) -> None:
    t = begin(players, first).listen().roll("tile", "E")
    for seat in order:
        assert (t.step(), t.actor(), t.offer()) == ("BonusTile", seat, ["draw", "skip"])
        t.do("draw", "tile joker2", "store")
    assert (t.by("draw"), t.step(), t.actor()) == (order, "Fly", first)


@rule("IN-BON-03")
def test_in_q_21_nobody_has_to_draw() -> None:
    """IN-Q-21."""
    t = begin().roll("tile", "E")
    before = t.view()["bag"]["size"]
    t.do("skip", "skip")
    assert (t.step(), t.view()["bag"]["size"], len(t.view()["islands"][0]["oculars"])) == ("Fly", before, 1)


@rule("IN-BON-03")
def test_the_drawn_tile_comes_out_of_the_bag() -> None:
    t = begin().roll("tile", "E").do("draw")
    assert (t.step(), t.actor(), sum(t.state.weights())) == ("DrawTile", "chance", t.view()["bag"]["size"])
    assert t.why("tile forest0", "chance") == "IN-BON-03"  # it lies on a cloud


@rule("IN-BON-04")
def test_in_q_22_the_tile_is_stored_or_converted_and_not_placed() -> None:
    """IN-Q-22."""
    t = begin().store("A", "").balloon("A", "e4").energy("A", 3).roll("tile", "E").do("draw", "tile desert5")
    assert (t.step(), t.offer()) == ("KeepTile", ["store", "convert"])
    assert t.why("place desert5 f4") == "IN-BON-04"
    stored, converted = Table(t.game, t.state.copy()).do("store"), t.do("convert")
    assert (stored.stored("A"), stored.has("A"), stored.sound()) == ("desert5", 3, True)
    assert (converted.stored("A"), converted.has("A"), converted.sound()) == ("", 8, True)
    assert stored.view()["bag"]["size"] + 1 == converted.view()["bag"]["size"]


@rule("IN-BON-05", "IN-TAK-08")
def test_without_a_free_ocular_the_tile_is_converted() -> None:
    t = begin().store("A", "forest1 forest2 forest3 forest4 forest5").energy("A", 17).roll("tile", "E").listen()
    t.do("draw", "tile desert5")
    assert (t.has("A"), t.stored("A"), t.actor()) == (20, "forest1 forest2 forest3 forest4 forest5", "B")
    assert t.told() == ["draw", "convert", "gain"]


@rule("IN-BON-03", "IN-BON-04")
def test_in_q_23_a_converted_tile_may_be_drawn_by_the_next_player() -> None:
    """IN-Q-23: strictly in order."""
    t = begin().bag("desert6").roll("tile", "E").do("draw", "tile desert6", "convert")
    assert (t.actor(), t.do("draw").offer()) == ("B", ["tile desert6"])


# --- bonuses for the flight ---


@rule("IN-BON-06", "IN-MOV-13")
def test_one_more_is_added_to_every_number_and_cannot_be_refused() -> None:
    """f3 shows a 1: with the bonus 2 cells are free, and 1 costs an energy."""
    t = begin().balloon("A", "f3").balloon("B", "e3").turn("A", "E", "faster")
    assert [t.price(cell) for cell in ("f3", "f4", "f5", "f6")] == [2, 1, 0, 1]
    t.energy("A", 0)
    assert t.offer() == ["fly f5"]
    assert t.turn("B", "E", "faster").price("e4") == 0


@rule("IN-BON-07", "IN-MOV-14")
def test_in_ex_05_the_opposite_direction_is_free_too() -> None:
    """IN-EX-05: NE was rolled, so SW is free as well."""
    t = begin().balloon("A", "d4").energy("A", 0).turn("A", "NE", "opposite")
    assert t.view()["free"] == ["NE", "SW"]
    assert sorted(t.offer()) == ["fly b4", "fly f3"]


@rule("IN-BON-08", "IN-MOV-14")
def test_in_ex_06_the_neighbouring_directions_are_free_too() -> None:
    """IN-EX-06: NE was rolled, so NW and E are free as well."""
    t = begin().balloon("A", "d4").energy("A", 0).turn("A", "NE", "turn")
    assert t.view()["free"] == ["NW", "NE", "E"]
    assert sorted(t.offer()) == ["fly b2", "fly b4", "fly d6"]


@rule("IN-BON-07", "IN-BON-08", "IN-DIR-03")
@pytest.mark.parametrize("place", range(6))
def test_free_directions_with_any_wind(place: int) -> None:
    t, wind = begin(), WINDS[place]
    beside = {wind, WINDS[place - 1], WINDS[(place + 1) % 6]}
    for bonus in BONUS_NAMES:
        free = {"opposite": {wind, WINDS[place - 3]}, "turn": beside}.get(bonus, {wind})
        assert set(t.turn("A", wind, bonus).view()["free"]) == free


@rule("IN-BON-10")
def test_each_player_chooses_the_own_direction() -> None:
    t = begin().balloon("A", "e4").balloon("B", "e4").roll("opposite", "NE").do("fly d4").until("Fly", "B").do("fly f3")
    assert (t.at("A"), t.at("B"), t.has("A"), t.has("B")) == ("d4", "f3", 5, 6)


# --- directions ---


@rule("IN-DIR-01", "IN-DIR-02")
@pytest.mark.parametrize(
    ("wind", "cell"), [("NW", "d4"), ("NE", "d5"), ("E", "e6"), ("SE", "f5"), ("SW", "f4"), ("W", "e4")]
)
def test_the_six_directions(wind: str, cell: str) -> None:
    """The yard shows a 1 and has a neighbour in every direction."""
    assert begin().balloon("A", "e5").energy("A", 0).turn("A", wind).offer() == [f"fly {cell}"]


@rule("IN-DIR-02")
@pytest.mark.parametrize("cell", ["c4", "g4", "a3", "i3"])
def test_a_balloon_never_flies_straight_north_or_south(cell: str) -> None:
    """These cells lie north and south of the yard."""
    assert begin().balloon("A", "e5").energy("A", 20).turn("A", "NE").why(f"fly {cell}") == "IN-MOV-03"


@rule("IN-DIR-03")
def test_without_bonus_and_energy_everybody_flies_with_the_wind() -> None:
    t = begin(3).balloon("A", "d4").balloon("B", "f4").balloon("C", "g2")
    offers = []
    for seat in "ABC":
        offers += t.energy(seat, 0).turn(seat, "E").offer()
    assert offers == ["fly d6", "fly f6", "fly g4"]


@rule("IN-DIR-05")
@pytest.mark.parametrize(("start", "end"), [("c2", "c2"), ("d5", "d6"), ("c5", "c7"), ("h3", "h6")])
def test_the_number_of_the_first_cell_decides_how_far(start: str, end: str) -> None:
    assert begin().balloon("A", start).energy("A", 0).turn("A", "E").offer() == [f"fly {end}"]
