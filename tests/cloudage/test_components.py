"""The box of CloudAge: what is in it, and where each number comes from."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product

import pytest

from cloudtop.games.cloudage.content.cards import areas, classes, surplus
from cloudtop.games.cloudage.content.checks import faults
from cloudtop.games.cloudage.content.maps import Layout, on_map
from cloudtop.games.cloudage.content.rows import CityCard, Gain, Project, Sleeve
from tests.cloudage.packs import BOX
from tests.kit import rule

REGIONS = ("energy", "metal", "water", "cards")
MAPS = {board.name: board.map for board in BOX.board}
LAYOUTS = list(product(("1A", "1B"), ("2A", "2B"), ("3A", "3B"), ("4A", "4B")))
layouts = pytest.mark.parametrize("sides", LAYOUTS, ids=" ".join)


def project(name: str) -> Project:
    return next(card for card in BOX.project if card.name == name)


def city_card(name: str) -> CityCard:
    return next(card for card in BOX.city_card if card.name == name)


def kind(table: str, row: str, field: str) -> str:
    return next(v.kind for v in BOX.pack.values if (v.table, v.row, v.field) == (table, row, field))


# --- the box ---


def test_our_own_pack_has_no_fault() -> None:
    assert faults(BOX) == []


def test_the_cards_of_the_box_make_two_hundred_with_story_cards_and_summary() -> None:
    projects = sum(card.copies for card in BOX.project)
    navigation = 4 * sum(card.copies for card in BOX.navigation)
    counts = [len(BOX.city_card), projects, len(BOX.mission_card), len(BOX.scenario), navigation]
    assert counts == [39, 79, 12, 3, 28]
    assert sum(counts) + (48 - 11 + 1) + 1 == 200


def test_the_cardboard_tiles_make_119_with_those_of_water_metal_and_points() -> None:
    growth = sum(tile.copies for tile in BOX.growth)
    assert (growth, len(BOX.legacy), len(BOX.upgrade)) == (40, 15, 10)
    assert growth + len(BOX.legacy) + 4 * len(BOX.upgrade) + (12 + 8 + 4) == 119


def test_what_a_rulebook_states_is_printed_and_what_nobody_knows_is_ours() -> None:
    assert {kind("number", name, "value") for name in BOX.number} == {"printed"}
    assert {kind("mission", mission.name, "steps") for mission in BOX.mission} == {"printed"}
    assert [kind("production", str(n), "water") for n in range(4)] == ["printed"] * 3 + ["house"]
    assert (kind("city", "borderville", "value"), kind("city", "whika", "value")) == ("reported", "house")
    assert (kind("project", "jose", "colour"), kind("project", "jose", "power")) == ("reported", "printed")
    assert (kind("upgrade", "combat 1", "cost"), kind("upgrade", "combat 2", "cost")) == ("printed", "house")


# --- set-up and production ---


@rule("CA-SS-12", "CA-SET-19")
def test_the_navigation_cards_of_a_player() -> None:
    assert [card.value for card in BOX.navigation for _ in range(card.copies)] == [0, 1, 1, 1, 2, 2, 3]


@rule(
    "CA-SS-09",
    "CA-SS-10",
    "CA-SS-11",
    "CA-SS-13",
    "CA-SS-14",
    "CA-SET-15",
    "CA-SET-16",
    "CA-SET-17",
    "CA-SET-18",
    "CA-SET-21",
)
def test_what_players_begin_with() -> None:
    number = BOX.number
    assert [number[f"start {what}"] for what in ("water", "metal", "energy", "tiles")] == [2, 2, 2, 2]
    assert (number["deal"], number["hand"]) == (8, 5)
    assert (number["markers, full"], number["markers, full, 4 players"]) == (8, 7)
    assert (number["markers, short"], number["markers, short, 4 players"]) == (7, 6)


@rule("CA-PRD-08", "CA-PRD-09", "CA-PRD-10")
@pytest.mark.parametrize(("level", "energy", "water", "points"), [(0, 1, 2, 0), (1, 1, 3, 0), (2, 2, 3, 1)])
def test_the_levels_that_are_printed(level: int, energy: int, water: int, points: int) -> None:
    row = BOX.production[level]
    assert (row.level, row.energy, row.water, row.points) == (level, energy, water, points)


@rule("CA-PRD-12", "CA-PRD-14", "CA-PRD-15", "CA-PRD-16")
def test_the_way_up_the_production_board() -> None:
    assert [row.level for row in BOX.production] == list(range(11))
    assert [row.level for row in BOX.production if row.reward != Gain()] == [2, 4, 8]
    assert BOX.production[2].reward == Gain(cards=2)
    assert BOX.number["points above level 10"] == 2


@rule("CA-BRD-03", "CA-BRD-04")
@pytest.mark.parametrize(("side", "fewest"), [("A", 6), ("B", 7)])
def test_every_book_has_a_marker_on_both_sides_at_the_start(side: str, fewest: int) -> None:
    spaces = [space for space in BOX.round_space if space.side == side]
    covered = [space.space for space in spaces[8 - fewest :]]
    assert [space.space for space in spaces] == list(range(1, 9))
    assert all(space.space in covered and space.space + 1 in covered for space in spaces if space.book)
    assert sum(space.book for space in spaces) == 3


# --- airship ---


@rule("CA-UPG-01", "CA-UPG-09")
def test_the_upgrades() -> None:
    assert Counter(tile.ability for tile in BOX.upgrade) == {"movement": 3, "combat": 4, "planting": 3}
    emp = next(tile for tile in BOX.upgrade if tile.name == "combat 1")
    assert (emp.cost, emp.points) == (2, 1)


@rule("CA-UPG-07", "CA-MOV-07", "CA-CBT-07", "CA-CBT-08")
def test_numbers_of_the_airship_and_of_fights() -> None:
    number = BOX.number
    assert number["last upgrade water"] == 5
    assert (number["panel movement"], number["panel energy"]) == (1, 2)
    assert [number[f"{n} card energy"] for n in ("first", "next")] == [1, 2]
    assert number["next card points"] == 3


# --- boards ---


@rule("CA-FND-08")
def test_the_way_of_the_movement_example() -> None:
    """From the find in Borderville over 1 point and 3 cards to Beggar's End, for 5 movement points."""
    gain = {find.name: find.gain for find in BOX.find}
    way = ["1A-c2", "1A-d3", "1A-e3", "2A-a3", "2A-b3", "2A-c3"]
    assert [gain.get(name, Gain()) for name in way] == [
        Gain(metal=1), Gain(), Gain(points=1), Gain(), Gain(cards=3), Gain(),
    ]  # fmt: skip
    layout = Layout(MAPS, ("1A", "2A", "3A", "4A"))
    here, *there = [on_map(name[0] + name[3:]) for name in way]
    for space in there:
        assert layout.reach([here], 1)[space] == 1
        here = space
    letters = {city.letter: city.name for city in BOX.city}
    assert [letters[MAPS["1A"][1][2]], letters[MAPS["2A"][2][2]]] == ["borderville", "beggars_end"]


@layouts
def test_four_airships_find_a_city_in_the_first_round(sides: tuple[str, ...]) -> None:
    layout = Layout(MAPS, sides)
    near = layout.cities & set(layout.reach([layout.start], 2))
    assert len(near) == {"1A": 3, "1B": 6}[sides[0]]


@layouts
def test_crossing_the_boards_takes_twenty_one_movement_points(sides: tuple[str, ...]) -> None:
    layout = Layout(MAPS, sides)
    east = {space: cost for space, cost in layout.reach([layout.start], 40).items() if space % 20 == 19}
    assert min(east.values()) == 21


def test_spaces_touch_across_a_seam_and_no_others_do() -> None:
    layout = Layout(MAPS, ("1A", "2A", "3A", "4A"))
    assert set(layout.reach([on_map("2a3")], 1)) >= {on_map("1e2"), on_map("1e3"), on_map("1e4"), on_map("2b3")}
    assert on_map("1e1") not in layout.reach([on_map("2a3")], 1)


@rule("CA-CBT-19")
def test_two_ruins_have_no_combat_value() -> None:
    assert [(city.name, city.gain) for city in BOX.city if not city.value] == [
        ("ruin_west", Gain()),
        ("ruin_south", Gain()),
    ]


@rule("CA-PLT-16")
def test_there_is_room_for_plants_on_every_side() -> None:
    free = [sum(sign in "123" for row in rows for sign in row) for rows in MAPS.values()]
    assert min(free) == 14 and max(free) == 18


# --- cards ---


@rule("CA-PRJ-09")
def test_wreck_is_as_printed() -> None:
    wreck = project("wreck")
    assert (wreck.colour, wreck.water, wreck.cards, wreck.points, wreck.production) == ("green", 3, 1, 1, True)
    assert wreck.gain == Gain(metal=2)
    assert round(surplus(wreck), 1) == 1.0


@rule("CA-PRJ-07", "CA-PRJ-10")
def test_the_project_cards_by_number_colour_and_cost() -> None:
    def count(**those: object) -> int:
        return sum(c.copies for c in BOX.project if all(getattr(c, field) == value for field, value in those.items()))

    assert [count(number=n) for n in range(9)] == [55] + [3] * 8
    assert [count(colour=colour) for colour in ("green", "blue", "yellow")] == [31, 29, 19]
    assert [count(number=0, colour=colour) for colour in ("green", "blue", "yellow")] == [23, 20, 12]
    assert count(production=True) == 46
    assert sum(c.copies for c in BOX.project if c.number == 0 and c.water >= BOX.number["dear water"]) == 8


@rule("CA-CRD-01", "CA-CRD-20")
def test_the_printed_texts_are_on_the_cards_of_their_names() -> None:
    assert all(card.power in ("", card.name) for card in BOX.project)
    assert sum(1 for card in BOX.project if card.power) == 19
    assert project("wreck").power == ""


@rule("CA-MSN-01", "CA-MSN-02", "CA-MSN-03", "CA-MSN-04", "CA-MSN-05", "CA-MSN-06", "CA-MSN-07", "CA-MSN-08", "CA-MSN-09", "CA-MSN-10", "CA-MSN-11", "CA-MSN-12")  # fmt: skip
@pytest.mark.parametrize(
    ("name", "steps", "points"),
    [
        ("production", [4, 6, 8], [2, 5, 7]),
        ("cities", [1, 2], [2, 5]),
        ("fight", [7, 10, 13], [3, 8, 11]),
        ("upgrades", [4, 5, 6], [2, 4, 6]),
        ("green", [4, 5, 7], [2, 5, 7]),
        ("blue", [4, 5, 7], [2, 5, 7]),
        ("yellow", [2, 3, 4], [2, 5, 7]),
        ("projects", [8, 10, 12], [2, 5, 7]),
        ("dear", [1, 2, 3], [2, 5, 7]),
        ("movement", [3, 4, 5], [2, 5, 7]),
        ("combat", [3, 4, 6], [2, 5, 7]),
        ("navigation", [9, 10], [4, 9]),
    ],
)
def test_the_missions_as_printed(name: str, steps: list[int], points: list[int]) -> None:
    mission = next(mission for mission in BOX.mission if mission.name == name)
    assert (mission.steps, mission.points) == (steps, points)


@rule("CA-MIS-02")
def test_no_two_mission_cards_have_the_same_missions() -> None:
    assert len({frozenset((card.first, card.second)) for card in BOX.mission_card}) == 12


# --- city cards and sleeves ---


@rule("CA-CTY-01", "CA-CTY-02", "CA-CTY-05")
def test_the_two_city_cards_of_the_examples() -> None:
    first, second = city_card("c01"), city_card("c02")
    assert (first.value, first.largest, first.second, first.update, first.wrench) == (
        3,
        "water",
        "metal",
        "water",
        "cards",
    )
    assert (second.largest, second.second, second.update, second.wrench) == ("water", "metal", "metal", "water")
    assert (first.growth, second.growth) == (1, 3)


@rule("CA-CTY-05", "CA-CTY-06")
def test_city_cards_are_spread_evenly() -> None:
    orders: Counter[tuple[str, str]] = Counter((card.largest, card.second) for card in BOX.city_card)
    assert sorted(orders[pair] for pair in permutations(REGIONS, 2)) == [3] * 9 + [4] * 3
    bonuses: Counter[tuple[str, str]] = Counter((card.update, card.wrench) for card in BOX.city_card)
    assert sorted(bonuses[pair] for pair in permutations(REGIONS, 2)) == [3] * 9 + [4] * 3
    assert Counter(card.value for card in BOX.city_card) == {2: 15, 3: 16, 4: 8}
    assert Counter(card.growth for card in BOX.city_card) == {0: 15, 1: 14, 3: 10}


@rule("CA-CTY-02", "CA-CTY-03")
@pytest.mark.parametrize("card", BOX.city_card, ids=lambda card: card.name)
def test_the_regions_of_a_picture_are_in_the_printed_order(card: CityCard) -> None:
    area = areas(BOX, card)
    largest, second, third, fourth = sorted(REGIONS, key=lambda region: -area[region])
    assert (card.largest, card.second) == (largest, second)
    assert sum(area.values()) == 400
    assert area[fourth] >= 20
    assert area[largest] - area[second] >= 15 and area[second] - area[third] >= 15


def test_patterns_of_a_place_differ_at_first_sight() -> None:
    for one, other in combinations(BOX.pattern, 2):
        if one.place == other.place:
            assert sum(abs(getattr(one, region) - getattr(other, region)) for region in REGIONS) >= 90


@rule("CA-PRE-04", "CA-CTY-08")
@pytest.mark.parametrize("sleeve", BOX.sleeve, ids=lambda sleeve: sleeve.name)
def test_what_a_sleeve_shows_is_never_certain(sleeve: Sleeve) -> None:
    looks = classes(BOX, sleeve.shows).values()
    assert len(looks) == 9
    assert min(len(cards) for cards in looks) >= 3
    assert all(len({card.largest for card in cards}) >= 2 for cards in looks)


@rule("CA-CTY-08")
def test_whoever_guesses_the_likeliest_largest_region_is_right_three_times_in_five() -> None:
    looks = [cards for sleeve in BOX.sleeve for cards in classes(BOX, sleeve.shows).values()]
    right = sum(max(Counter(card.largest for card in cards).values()) for cards in looks)
    assert round(right / (6 * 39), 2) == 0.6


# --- legacy tiles and scenarios ---


@rule("CA-LEG-05", "CA-LEG-06", "CA-LEG-07", "CA-LEG-08", "CA-LEG-10", "CA-LEG-11", "CA-LEG-12", "CA-LEG-13", "CA-LEG-14", "CA-LEG-15", "CA-LEG-16", "CA-LEG-17", "CA-LEG-21", "CA-LEG-22")  # fmt: skip
def test_the_legacy_tiles_as_printed() -> None:
    tile = {tile.name: tile for tile in BOX.legacy}
    assert [(tile[n].city, tile[n].combat, tile[n].points) for n in ("L1", "L2")] == [
        ("whika", 2, 3),
        ("devils_fork", 1, 1),
    ]
    assert (tile["L4"].city, tile["L4"].gain) == ("promise", Gain(metal=2, upgrades=1))
    assert (tile["L5"].city, tile["L5"].plants, tile["L5"].points) == ("whitehaven", 1, 2)
    assert (tile["L6"].city, tile["L6"].find) == ("nefaria", Gain(metal=2))
    assert (tile["L7"].toll, len(tile["L7"].spaces)) == (3, 2)
    assert (tile["L8"].city, tile["L8"].cost, tile["L8"].closed) == ("taintbo", 2, True)
    assert {tile[f"L{n}"].cost for n in range(9, 14)} == {3}
    assert (tile["L14"].value, tile["L15"].value, tile["L15"].gain) == (5, 5, Gain(water=3, builds=2))


@rule("CA-STO-09", "CA-STO-10")
def test_the_book_actions_of_the_examples_are_those_of_scenario_1() -> None:
    front, back = BOX.scenario[0].front, BOX.scenario[0].back
    assert (front.cost, front.gain, front.either, front.other) == (
        Gain(metal=2), Gain(points=2), Gain(cards=2), Gain(energy=2),
    )  # fmt: skip
    assert (back.gain, back.either, back.other) == (Gain(points=4), Gain(cards=3), Gain(water=3))


@rule("CA-PLT-10", "CA-PLT-12", "CA-PLT-13", "CA-PLT-14")
def test_the_new_growth_tiles_as_printed() -> None:
    tile = {tile.name: (tile.gain, tile.either, tile.other) for tile in BOX.growth}
    assert tile == {
        "green": (Gain(points=2), Gain(), Gain()),
        "wilted_a": (Gain(), Gain(energy=4), Gain(tiles=2)),
        "wilted_b": (Gain(), Gain(cards=4), Gain(water=4)),
        "wilted_c": (Gain(metal=1, builds=1), Gain(), Gain()),
    }
