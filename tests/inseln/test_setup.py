"""Before the first roll: sides and modules, islands, start tiles, balloons, energy, clouds and the bag."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.games.inseln.actions import BAG_FACE_NAMES, LANDSCAPE_NAMES
from tests.inseln.kit import Table, begin, set_up
from tests.kit import rule

SIZES = [2, 3, 4]
BESIDE_YARD = ["d4", "d5", "e4", "e6", "f4", "f5"]
EXTENSIONS = ["lighthouse", "park", "windmill", "observatory", "dam"]


def seats(players: int, first: str) -> list[str]:
    """Clockwise from the first player."""
    names = "ABCD"[:players]
    return list(names[names.index(first) :] + names[: names.index(first)])


def chances(table: Table) -> dict[str, int]:
    return dict(zip(table.offer(), [int(weight) for weight in table.state.weights()]))


def tiles_in_sight(view: dict[str, Any]) -> int:
    """Tiles of the bag that lie on clouds, in the harbour and in the hand, on oculars and islands."""
    piles = [*view["clouds"], view["harbour"] or [], view["taken"]]
    for island in view["islands"]:
        piles += [island["oculars"], list(island["tiles"].values())]
    return sum(1 for pile in piles for tile in pile if not tile["start"] and tile["face"] not in EXTENSIONS)


# --- players, sides, modules ---


@rule("IN-GEN-01")
@pytest.mark.parametrize("players", [1, 5])
def test_nobody_plays_alone_or_with_five(players: int) -> None:
    with pytest.raises(ct.BadOptions) as e:
        ct.game("inseln", players=players)
    assert e.value.rule == "IN-GEN-01"


@rule("IN-GEN-02", "IN-MOV-17")
def test_everybody_flies_and_places_on_the_own_island_alone() -> None:
    t = begin(3).store("A", "forest3").balloon("A", "e3").balloon("B", "e4").balloon("C", "e4").turn("A", "E")
    before = t.view()["islands"][1:]
    t.do("fly e4", "take 1", "convert", "place forest3 f4")
    assert (t.at("A"), t.on("A", "f4"), t.on("B", "f4"), t.on("C", "f4")) == ("e4", "forest3", "", "")
    assert t.view()["islands"][1:] == before


@rule("IN-GEN-03", "IN-GEN-04")
def test_points_are_counted_once_after_the_game() -> None:
    """What A's forest is worth now is not banked: a city that hides the coast later takes it away."""
    t = begin().energy("A", 0).energy("B", 3).tiles("A", b2="forest", c3="forest")
    assert t.sheet("A") == {"forest": 4, "volcanoes": -20}
    assert t.winners() == ["A"]
    t.lay("A", "city", "a1 a2")
    assert (t.sheet("A"), t.winners()) == ({"cities": 2, "volcanoes": -20}, ["A"])
    t.energy("B", 8)
    assert (t.sheet("B"), t.winners()) == ({"energy": 4, "volcanoes": -20}, ["B"])


@rule("IN-GEN-05")
def test_everybody_sees_the_whole_table_and_nobody_the_order_of_the_bag() -> None:
    t = begin(3, module=2).store("B", "forest3 desert5").energy("C", 11)
    views = [t.view(seat) for seat in "ABC-"]
    assert [view.pop("seat") for view in views] == ["A", "B", "C", None]
    assert views[0] == views[1] == views[2] == views[3]
    assert [tile["tile"] for tile in views[0]["islands"][1]["oculars"]] == ["forest3", "desert5"]
    assert views[0]["islands"][2]["energy"] == 11
    assert set(views[0]["bag"]) == {"size", "faces"}
    assert set(views[0]["bag"]["faces"]) == set(BAG_FACE_NAMES)


@rule("IN-GEN-05")
def test_every_tile_of_the_bag_is_as_likely_to_be_drawn() -> None:
    t = set_up().until("DealTiles")
    assert sum(chances(t).values()) == 133
    assert [
        chances(t)[f"tile {tile}"] for tile in ("forest0", "forest3", "swamp6", "joker0", "city2", "monument3")
    ] == [1, 4, 1, 3, 3, 5]
    t.do("tile forest0")
    assert "tile forest0" not in chances(t)
    assert t.why("tile forest0", "chance") == "IN-PHA-02"


@rule("IN-MOD-01", "IN-MOD-06", "IN-M2-01")
@pytest.mark.parametrize(("module", "harbour", "extra"), [(1, False, False), (2, True, False), (3, True, True)])
def test_what_a_module_brings_to_the_table(module: int, harbour: bool, extra: bool) -> None:
    t = begin(module=module)
    assert (t.view()["harbour"] is not None, t.view()["supply"] is not None) == (harbour, harbour)
    t.take("A", points=1)
    assert ("ocular" in t.offer()) == extra
    assert (t.why("extend park") == "IN-M2-01") == (not harbour)
    assert (t.why("ocular") == "IN-M3-02") == (not extra)


@rule("IN-MOD-03", "IN-MOD-02", "IN-M3-03", "IN-M3-06")
def test_a_first_game_may_have_all_modules() -> None:
    view = begin(4, module=3).view()
    assert (view["module"], len(view["harbour"]), view["supply"]) == (3, 1, dict.fromkeys(EXTENSIONS, 4))


@rule("IN-MOD-04", "IN-SET-01", "IN-VAR-03")
def test_in_q_15_all_islands_show_the_same_side() -> None:
    """IN-Q-15: one map for everybody; c4 is a volcano on the front and a drop on the back."""
    views = [begin(3).view(), begin(3, side="back").view()]
    cells = [next(cell for cell in view["cells"] if cell["cell"] == "c4") for view in views]
    assert [(view["side"], cell["special"], cell["value"]) for view, cell in zip(views, cells)] == [
        ("front", "volcano", 3),
        ("back", "drop", 0),
    ]


@rule("IN-SET-01", "IN-SET-02", "IN-SET-03", "IN-MOD-05", "IN-TAK-12", "IN-P3-01")
@pytest.mark.parametrize(("module", "oculars"), [(1, 5), (2, 5), (3, 3)])
@pytest.mark.parametrize("players", SIZES)
def test_what_each_player_has(players: int, module: int, oculars: int) -> None:
    view = begin(players, module=module).view()
    assert [island["seat"] for island in view["islands"]] == list("ABCD"[:players])
    assert [(island["tiles"], island["capacity"], island["extra"]) for island in view["islands"]] == [
        ({}, oculars, 0)
    ] * players
    assert view["bar"]["end"] == 20
    assert view["bar"]["crowns"] == [{"energy": 4 * n, "points": 2 * n} for n in range(1, 6)]


# --- the first player, start tiles, balloons ---


@rule("IN-SET-10")
@pytest.mark.parametrize("players", SIZES)
def test_in_q_12_the_first_player_is_drawn_or_named(players: int) -> None:
    """IN-Q-12: who was in the air last is not known to us."""
    t = set_up(players, "")
    assert (t.actor(), chances(t)) == ("chance", {f"first {seat}": 1 for seat in "ABCD"[:players]})
    assert t.do("first B").view()["first"] == "B"
    assert set_up(players, "B").view()["first"] == "B"
    if players == 2:
        assert set_up(players, "").why("first C", "chance") == "IN-SET-10"


@rule("IN-SET-04", "IN-SET-05", "IN-SET-07")
@pytest.mark.parametrize("players", SIZES)
def test_each_player_gets_a_random_start_tile_onto_an_ocular(players: int) -> None:
    t = set_up(players, "B")
    assert chances(t) == {f"start {face}": 1 for face in LANDSCAPE_NAMES}
    t.do("start desert")
    assert t.why("start desert", "chance") == "IN-SET-04"
    t.do(*[f"start {face}" for face in ("forest", "swamp", "meadow")[: players - 1]])
    dealt = ["start_desert", "start_forest", "start_swamp", "start_meadow"][:players]
    assert [t.stored(seat) for seat in seats(players, "B")] == dealt
    assert t.step() == "Launch"
    assert len(t.game.dump(t.state)["start_tiles"]) == 6 - players
    assert t.view()["bag"]["size"] == 133


@rule("IN-SET-06")
def test_only_start_tiles_have_white_numbers() -> None:
    t = set_up().do("start forest", "start swamp").until("RollDice").store("A", "start_forest forest2")
    white = {tile["tile"]: tile["start"] for tile in t.view()["islands"][0]["oculars"]}
    assert white == {"forest2": False, "start_forest": True}


@rule("IN-SET-08")
@pytest.mark.parametrize("players", SIZES)
def test_in_q_14_balloons_begin_next_to_the_yard_in_turn_order(players: int) -> None:
    """IN-Q-14: one after the other, openly."""
    t = set_up(players, "B").until("Launch")
    order = []
    while t.step() == "Launch":
        order.append(t.actor())
        assert t.offer() == [f"launch {cell}" for cell in BESIDE_YARD]
        assert t.why("launch e5") == t.why("launch c4") == t.why("done") == "IN-SET-08"
        t.do("launch f4")
    assert order == seats(players, "B")
    assert [t.at(seat) for seat in order] == ["f4"] * players


# --- energy, clouds, bag ---


@rule("IN-SET-11", "IN-SET-12", "IN-SET-13", "IN-SET-14")
@pytest.mark.parametrize("first", ["A", "C"])
def test_in_ex_24_energy_at_the_start(first: str) -> None:
    """IN-EX-24: 5, 6, 7 and 8 in turn order."""
    t = begin(4, first)
    assert [t.has(seat) for seat in seats(4, first)] == [5, 6, 7, 8]


@rule("IN-SET-11", "IN-SET-12", "IN-SET-13")
@pytest.mark.parametrize("players", [2, 3])
def test_in_q_13_eight_energy_is_for_four_players_only(players: int) -> None:
    """IN-Q-13."""
    t = begin(players, "B")
    assert [t.has(seat) for seat in seats(players, "B")] == [5, 6, 7][:players]


@rule("IN-SET-15", "IN-SET-16", "IN-SET-17", "IN-SET-19", "IN-INV-01")
@pytest.mark.parametrize(("players", "clouds"), [(2, 4), (3, 5), (4, 7)])
def test_in_ex_25_clouds_by_number_of_players(players: int, clouds: int) -> None:
    """IN-EX-25: 4, 5 or 7 clouds with a tile each."""
    t = set_up(players).until("DealTiles").listen()
    drawn = [f"{face}3" for face in (*LANDSCAPE_NAMES, "joker")][:clouds]
    t.do(*[f"tile {tile}" for tile in drawn])
    assert (t.step(), t.cited()[0]) == ("RollDice", "IN-SET-19")
    assert [[tile["tile"] for tile in cloud] for cloud in t.view()["clouds"]] == [[tile] for tile in drawn]
    assert len(t.view()["clouds"]) == players + (3 if players == 4 else 2)


@rule("IN-SET-18", "IN-SET-20")
@pytest.mark.parametrize("module", [1, 2, 3])
@pytest.mark.parametrize("players", SIZES)
def test_the_bag_is_the_same_in_every_game(players: int, module: int) -> None:
    faces: dict[str, int] = {**dict.fromkeys(map(str, LANDSCAPE_NAMES), 16), "joker": 15, "city": 7, "monument": 15}
    assert set_up(players, module=module).view()["bag"] == {"size": 133, "faces": faces}


@rule("IN-INV-02", "IN-INV-03", "IN-INV-04", "IN-INV-05")
@pytest.mark.parametrize(("players", "module", "seed"), [(2, 1, 1), (3, 2, 2), (4, 3, 3)])
def test_what_holds_at_every_moment_of_a_game(players: int, module: int, seed: int) -> None:
    """Tiles are conserved, start tiles stay out of the bag, energy and clouds keep their limits."""
    t = set_up(players, module=module, rounds=10, discard=True)
    rng = ct.Rng(seed)
    while not t.state.over():
        ct.play_randomly(t.state, rng, 1)
        view, data = t.view(), t.game.dump(t.state)
        assert view["bag"]["size"] + tiles_in_sight(view) == 133
        assert not [name for name in data["bag"] if name.startswith("start")]
        owned = [tile for one in data["islands"] for tile in [*one["oculars"], *one["tiles"].values()]]
        starts = Counter(name for name in owned if name.startswith("start_"))
        assert max(starts.values(), default=0) <= 1
        assert starts.total() + len(data["start_tiles"]) == 6
        assert all(0 <= island["energy"] <= 20 for island in view["islands"])
        assert all(len(cloud) <= 3 for cloud in data["clouds"])
        if t.step() == "RollDice":
            assert all(1 <= len(cloud) <= 3 for cloud in data["clouds"])
