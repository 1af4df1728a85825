"""Set-up: boards, cards, what every player begins with; the short one of scenario 1 and the full one."""

from __future__ import annotations

from collections import Counter

import pytest

from cloudtop.core.zones import kind_of
from cloudtop.games.cloudage.actions import PROJECT_NAMES
from tests.cloudage.kit import Table, begin, new
from tests.kit import rule

NUMBER_OF = {
    "sam": 1,
    "frank": 2,
    "jose": 3,
    "harpoon": 4,
    "green_market": 5,
    "war_chest": 6,
    "ace_pilot": 7,
    "aqueduct": 8,
}


def dealt(players: int = 2, scenario: int = 2, **options: object) -> Table:
    """A table on which everything is dealt and nobody has decided anything."""
    t = new(players, scenario, **options)
    while t.actor() == "chance":
        t.do(t.offer()[0])
    return t


def in_pile(t: Table) -> dict[str, int]:
    return {PROJECT_NAMES[kind]: int(n) for kind, n in enumerate(t.state.pile.count) if n}


# --- boards ---


@rule("CA-SS-01", "CA-SS-02", "CA-EDN-34")
@pytest.mark.parametrize("edition", ["v1", "v2"])
@pytest.mark.parametrize(
    ("players", "boards"),
    [(1, ["1A", "2A", "3A"]), (2, ["1A", "2A", "3A"]), (3, ["1A", "2A", "3A"]), (4, ["1B", "2A", "3A"])],
)
def test_boards_of_the_short_game(players: int, boards: list[str], edition: str) -> None:
    assert new(players, 1, edition=edition).view()["boards"] == boards


@rule("CA-SET-01")
@pytest.mark.parametrize(("players", "first"), [(1, "1A"), (2, "1A"), (3, "1A"), (4, "1B")])
def test_board_1_of_the_full_game(players: int, first: str) -> None:
    assert new(players, 2).view()["boards"] == [first, "2A", "3A", "4A"]


@rule("CA-SET-02", "CA-EDN-34")
@pytest.mark.parametrize("edition", ["v1", "v2"])
@pytest.mark.parametrize("boards", ["2A-3A-4B", "2A-3B-4A", "2B-3A-4A", "2B-3B-4B"])
def test_sides_of_the_other_boards_are_chosen(boards: str, edition: str) -> None:
    t = new(2, 3, boards=boards, edition=edition)
    assert t.view()["boards"] == ["1A", *boards.split("-")]


@rule("CA-SET-02")
def test_sides_of_the_other_boards_may_be_drawn() -> None:
    t = new(4, 2, boards="random")
    assert len(t.offer("boards")) == 8
    assert t.do("boards 2B-3A-4B").view()["boards"] == ["1B", "2B", "3A", "4B"]
    assert t.space("2a2")["city"] == "promise"


@rule("CA-MOV-14", "CA-SET-02")
def test_boards_lie_side_by_side_in_the_order_of_their_numbers() -> None:
    t = begin(4, 2, boards="2B-3A-4B").at("A", "2e5").at("B", "1e1").fly("A", 3)
    assert "fly 3a5" in t.offer()
    assert {space["name"][0] for space in t.view()["spaces"]} == {"1", "2", "3", "4"}


@rule("CA-BRD-11")
def test_a_board_shows_costs_cities_and_finds() -> None:
    t = new(2, 2)
    assert len([space for space in t.view()["spaces"] if space["name"][0] == "1"]) == 25
    assert (t.space("1b1")["cost"], t.space("2c5")["cost"]) == (2, 3)
    assert t.space("2c5")["find"] == {"metal": 3}
    assert (t.city("drywell")["value"], t.city("drywell")["gain"]) == (3, {"water": 5})


# --- what lies on the table ---


@rule("CA-SS-03", "CA-STO-06")
def test_the_short_game_has_the_project_cards_with_0() -> None:
    pile = in_pile(new(2, 1))
    assert sum(pile.values()) == 55
    assert not set(NUMBER_OF) & set(pile)


@rule("CA-SET-12", "CA-SET-11", "CA-STO-01", "CA-STO-06")
@pytest.mark.parametrize(("scenario", "last"), [(2, 3), (3, 7)])
def test_a_scenario_card_lists_project_cards(scenario: int, last: int) -> None:
    pile = in_pile(new(2, scenario))
    assert {name for name in NUMBER_OF if name in pile} == {name for name, n in NUMBER_OF.items() if n <= last}
    assert sum(pile.values()) == 55 + 3 * last


@rule("CA-SET-12")
def test_other_project_cards_may_be_put_into_play() -> None:
    pile = in_pile(new(2, 2, numbers=[0, 2, 8]))
    assert {name for name in NUMBER_OF if name in pile} == {"frank", "aqueduct"}


@rule("CA-SET-13", "CA-SET-11", "CA-STO-01", "CA-STO-06")
@pytest.mark.parametrize(
    ("scenario", "tiles"),
    [(1, []), (2, ["L1", "L5", "L6"]), (3, ["L1", "L2", "L5", "L7", "L8", "L9", "L10", "L15"])],
)
def test_a_scenario_card_lists_legacy_tiles(scenario: int, tiles: list[str]) -> None:
    assert new(2, scenario).view()["legacy"] == tiles


@rule("CA-SET-13")
def test_other_legacy_tiles_may_be_put_into_play() -> None:
    assert new(2, 3, legacy=["L4", "L12"]).view()["legacy"] == ["L4", "L12"]
    assert new(2, 3, legacy=[]).view()["legacy"] == []


@rule("CA-SS-05", "CA-SET-06")
@pytest.mark.parametrize("scenario", [1, 2])
def test_three_of_six_sleeves_hold_8_city_cards_each(scenario: int) -> None:
    t = new(2, scenario)
    assert t.offer() == [f"sleeve {n}" for n in range(1, 7)]
    t.do("sleeve 4").do(t.offer("sight")[0])
    assert t.offer() == ["sleeve 1", "sleeve 2", "sleeve 3", "sleeve 5", "sleeve 6"]
    t.do("sleeve 6").do(t.offer("sight")[0]).do("sleeve 1").do(t.offer("sight")[0])
    assert [(sector["sleeve"], sector["left"]) for sector in t.view()["sectors"]] == [(4, 8), (6, 8), (1, 8)]
    assert t.step() != "LaySleeve"


@rule("CA-SS-05", "CA-SET-06", "CA-CTY-08")
def test_a_sleeve_shows_two_quadrants_of_its_top_card() -> None:
    t = new(2, 2).do("sleeve 4", "sight 6")
    assert t.view()["sectors"][0]["seen"] == {"2": "2b", "3": "3b"}


@rule("CA-SET-07")
def test_all_new_growth_is_in_the_bag() -> None:
    assert new(2, 2).view()["bag"] == {"green": 22, "wilted_a": 6, "wilted_b": 6, "wilted_c": 6}


@rule("CA-SS-04", "CA-SET-05", "CA-BRD-08")
def test_side_b_of_the_city_board_adds_planting() -> None:
    short, full = begin(2, 1).act().offer(), begin(2, 2).tiles("A", green=1).act().offer()
    assert short == [*[f"collect {n}-{r}" for n in (1, 2, 3) for r in ("energy", "metal", "water", "cards")], "build"]
    assert full == [*short, "plant"]


@rule("CA-SS-04", "CA-BRD-08")
def test_nothing_can_be_planted_in_the_short_game() -> None:
    assert begin(2, 1).act().why("plant") == "CA-BRD-08"


# --- what a player begins with ---


@rule("CA-SS-06", "CA-GEN-06")
def test_the_short_game_has_seven_upgrades() -> None:
    t = begin(2, 1).give("A", metal=99).build("A", 8)
    t.do(*["upgrade movement"] * 3, *["upgrade combat"] * 4)
    assert t.offer("upgrade") == []
    assert t.board("A")["upgrades"] == {"movement": 3, "combat": 4, "planting": 0}


@rule("CA-SET-14", "CA-BRD-07")
def test_the_full_game_has_ten_upgrades() -> None:
    t = begin(2, 2).give("A", metal=99).build("A", 11)
    t.do(*["upgrade movement"] * 3, *["upgrade combat"] * 4, *["upgrade planting"] * 3)
    assert t.offer("upgrade") == []
    assert t.board("A")["upgrades"] == {"movement": 3, "combat": 4, "planting": 3}


@rule("CA-SET-14")
def test_upgrades_are_built_in_ascending_order() -> None:
    t = begin(2, 2).give("A", metal=6).build("A", 2)
    assert t.do("upgrade combat").count("A", "metal") == 4
    assert t.do("upgrade combat").count("A", "metal") == 0


@rule("CA-BRD-07")
@pytest.mark.parametrize(("scenario", "planting"), [(1, 0), (2, 2)])
def test_only_side_b_of_the_airship_board_can_plant(scenario: int, planting: int) -> None:
    assert begin(2, scenario).board("A")["abilities"]["planting"] == planting


@rule("CA-SS-07", "CA-SET-15")
@pytest.mark.parametrize("scenario", [1, 2])
def test_all_airships_begin_on_the_start_space(scenario: int) -> None:
    t = new(3, scenario)
    assert [t.place(seat) for seat in "ABC"] == ["1a3"] * 3
    assert t.space("1a3")["start"]


@rule("CA-SS-08", "CA-SET-15")
@pytest.mark.parametrize("scenario", [1, 2])
def test_drones_begin_in_the_loading_dock(scenario: int) -> None:
    assert [board["drone"] for board in new(3, scenario).view()["players"]] == [None] * 3


@rule("CA-SS-09", "CA-SS-13", "CA-SET-15", "CA-SET-18", "CA-SS-19")
@pytest.mark.parametrize(("scenario", "tiles"), [(1, 0), (2, 2)])
def test_what_a_player_begins_with(scenario: int, tiles: int) -> None:
    t = dealt(2, scenario, missions="none")
    while t.state.round == 0:
        t.do(t.offer()[0])
    start = {"energy": 2, "metal": 2, "water": 2, "cards": 5, "tiles": tiles, "points": 0}
    assert (t.has("A"), t.has("B")) == (start, start)
    assert (t.count("A", "production"), t.count("B", "production")) == (0, 0)


@rule("CA-SET-18")
def test_the_first_two_tiles_come_out_of_the_bag() -> None:
    t = new(2, 2, missions="none")
    while t.step() != "DrawTile":
        t.do(t.offer()[0])
    t.do("growth green", "growth wilted_b", "growth wilted_b", "growth wilted_c")
    assert t.board("A")["tiles"] == {"green": 1, "wilted_b": 1}
    assert t.view()["bag"] == {"green": 21, "wilted_a": 6, "wilted_b": 4, "wilted_c": 5}


@rule("CA-SET-18", "CA-SET-20")
def test_four_players_draw_tiles_from_the_start_player_on() -> None:
    t = new(4, 2, missions="none", first="C")
    while t.step() != "DrawTile":
        t.do(t.offer()[0])
    t.do("growth green", "growth green", "growth wilted_a")
    assert [t.supply(seat) for seat in "ABCD"] == [{}, {}, {"green": 2}, {"wilted_a": 1}]


@rule("CA-SS-10", "CA-SS-11", "CA-SET-16", "CA-SET-17", "CA-RND-01", "CA-GEN-05", "CA-BRD-03")
@pytest.mark.parametrize(("scenario", "players", "markers"), [(1, 3, 7), (1, 4, 6), (2, 1, 8), (3, 3, 8), (2, 4, 7)])
def test_there_are_as_many_rounds_as_markers(scenario: int, players: int, markers: int) -> None:
    t = new(players, scenario)
    assert t.view()["rounds"] == markers
    assert t.board("A")["track"] == [""] * (8 - markers) + ["marker"] * markers


@rule("CA-BRD-03", "CA-BRD-04")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("scenario", [1, 2])
def test_every_book_has_a_marker_on_both_sides(scenario: int, players: int) -> None:
    t = new(players, scenario)
    track, left_of = t.board("A")["track"], {space for space in range(1, 9) if t.state.box.track_book[space]}
    assert len(left_of) == 3
    assert all(track[space - 1] and track[space] for space in left_of)


@rule("CA-SS-12", "CA-SET-19")
@pytest.mark.parametrize("scenario", [1, 2])
def test_everybody_has_seven_navigation_cards(scenario: int) -> None:
    t = new(2, scenario)
    assert [t.deck(seat) for seat in "AB"] == [("0 1 1 1 2 2 3", "")] * 2


@rule("CA-SS-14")
def test_in_the_short_game_five_cards_are_dealt() -> None:
    t = dealt(2, 1, missions="none")
    assert [len(t.cards(seat)) for seat in "AB"] == [5, 5]
    assert (t.step(), t.view()["discard"]) == ("Produce", {})


@rule("CA-SET-21")
def test_in_the_full_game_five_of_eight_cards_are_kept() -> None:
    t = dealt(2, 2, missions="none")
    assert ([len(t.cards(seat)) for seat in "AB"], t.step()) == ([8, 8], "KeepCards")
    away = t.cards("A")[2:5]
    t.do(*[f"discard {name}" for name in away])
    assert (len(t.cards("A")), t.view()["discard"]) == (5, dict(Counter(away)))
    assert t.actor() == "B"


@rule("CA-SET-21")
def test_who_has_kept_five_cards_discards_no_more() -> None:
    t = dealt(2, 2, missions="none")
    t.do(*[f"discard {name}" for name in t.cards("A")[:3]])
    assert t.state.waiting() == [1]


@rule("CA-SET-21")
def test_everybody_chooses_cards_at_the_same_time() -> None:
    t = dealt(3, 2, missions="none")
    assert [int(seat) for seat in t.state.waiting()] == [0, 1, 2]


@rule("CA-SS-15", "CA-SET-20")
@pytest.mark.parametrize("scenario", [1, 2])
def test_the_start_player_is_drawn(scenario: int) -> None:
    t = new(3, scenario, first="")
    assert t.offer() == ["first A", "first B", "first C"]
    assert t.do("first C").view()["first"] == "C"


@rule("CA-SS-15", "CA-SET-20", "CA-PRD-02")
def test_the_start_player_begins_round_1() -> None:
    t = begin(3, 2, first="C")
    assert (t.actor(), t.view()["first"]) == ("C", "C")


@rule("CA-SS-16", "CA-SET-11", "CA-STO-01", "CA-STO-06", "CA-STO-11")
@pytest.mark.parametrize(("scenario", "cost", "fight"), [(1, {"metal": 2}, None), (2, {"water": 3}, None), (3, {}, 4)])
def test_the_front_of_the_scenario_card_is_up(scenario: int, cost: dict[str, int], fight: int | None) -> None:
    book = new(2, scenario).view()["book"]
    assert (book["cost"], book["fight"], book["turned"]) == (cost, fight, False)


@rule("CA-SS-18")
def test_in_the_short_game_a_new_growth_bonus_is_water() -> None:
    t = begin(2, 1).collect("A", "1-energy", "c02", "metal")
    assert t.has("A")["water"] == 2 + 3
    assert t.has("A")["tiles"] == 0


# --- missions ---


@rule("CA-SS-17", "CA-SET-08")
@pytest.mark.parametrize("scenario", [1, 2])
@pytest.mark.parametrize(("edition", "cards"), [("v1", 1), ("v2", 2)])
def test_mission_cards_are_dealt_in_every_scenario(scenario: int, edition: str, cards: int) -> None:
    t = dealt(2, scenario, edition=edition)
    assert [len(t.player(seat).missions) for seat in "AB"] == [cards, cards]


@rule("CA-SET-08", "CA-GEN-16")
def test_of_two_mission_cards_one_is_kept_and_the_other_goes_back() -> None:
    t = new(2, 2)
    while t.step() != "DealMission":
        t.do(t.offer()[0])
    t.do("mission m03", "mission m05", "mission m09", "mission m01")
    while t.actor() == "chance":
        t.do(t.offer()[0])
    assert t.offer() == ["keep m03", "keep m09"]
    assert t.why("keep m05", "A") == "CA-SET-08"
    t.do("keep m09")
    assert [half["name"] for half in t.board("A", "B")["missions"]] == ["m09-1", "m09-2"]
    assert (int(t.state.missions.size), int(t.state.missions.count[2])) == (9, 1)


@rule("CA-SET-08", "CA-GEN-16", "CA-GEN-21")
def test_both_mission_cards_lie_open() -> None:
    t = dealt(2, 2)
    assert len(t.board("B", "A")["missions"]) == 4


@rule("CA-SET-09")
def test_the_mission_is_chosen_with_the_project_cards_in_hand() -> None:
    t = dealt(2, 2)
    assert (t.step(), len(t.cards("A"))) == ("KeepMission", 8)


@rule("CA-SET-08")
def test_everybody_chooses_a_mission_at_the_same_time() -> None:
    assert [int(seat) for seat in dealt(3, 2).state.waiting()] == [0, 1, 2]


@rule("CA-SET-23")
def test_what_lies_in_front_of_a_player_is_of_that_player() -> None:
    t = begin(3).give("B", metal=7).marker("B", "whika").at("B", "1c1")
    assert [board["seat"] for board in t.view()["players"]] == ["A", "B", "C"]
    assert [board["things"]["metal"] for board in t.view()["players"]] == [2, 7, 2]
    assert t.city("whika")["markers"] == {"B": 1}


# --- what is hidden ---


@rule("CA-GEN-15", "CA-GEN-21")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    t = begin().hand("A", "wreck", "parrot")
    assert t.board("A", "A")["hand"] == ["wreck", "parrot"]
    assert t.board("A", "B")["hand"] == t.board("A", "-")["hand"] == ["?", "?"]


@rule("CA-GEN-15", "CA-GEN-21")
def test_what_a_seat_may_know_does_not_tell_a_hand() -> None:
    t = begin().hand("A", "wreck", "parrot")
    veiled = t.game.veil(t.state, "B")
    hand = veiled.players[0].hand  # type: ignore[attr-defined]
    assert all(kind_of(card) not in (PROJECT_NAMES.index("wreck"), PROJECT_NAMES.index("parrot")) for card in hand)


@rule("CA-GEN-20", "CA-GEN-21", "CA-BRD-10")
def test_everything_but_hands_lies_open() -> None:
    t = begin().give("A", energy=5, metal=4, water=3).tiles("A", green=2).level("A", 3).scored("A", 9)
    t.played("A", "wreck").navigation("A", "0 1 2", "3 4").discarded("archive")
    board = t.board("A", "B")
    assert board["things"] == {"energy": 5, "metal": 4, "water": 3, "cards": 0, "tiles": 2, "points": 9}
    assert (board["tiles"], board["played"], board["level"]) == ({"green": 2}, ["wreck"], 3)
    assert (board["deck"], board["spent"], t.view("B")["discard"]) == ([0, 1, 2], [3, 4], {"archive": 1})
