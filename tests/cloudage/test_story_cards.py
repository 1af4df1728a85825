"""All story cards: the action of each side, and what enters the game with it."""

from __future__ import annotations

from typing import Any

import pytest

from cloudtop.games.cloudage.log_book import LogBook
from tests.cloudage.kit import Table
from tests.cloudage.story_kit import (
    at,
    book,
    campaign,
    chapter,
    laid,
    last_row,
    numbers,
    over,
    settle,
    told,
    vote,
    weakened,
)
from tests.kit import rule
from tests.kit.packs import frozen

# --- book actions ---

# By story card: front and back, what is paid (or the value of the fight) -> what it brings (one/other). Empty: no action.
FRONTS = {
    11: "metal 2 -> points 2 + cards 2/energy 2",
    12: "water 3 -> points 2, metal 2",
    13: "fight 4 -> points 2 + energy 2/cards 2",
    15: "energy 2 -> points 2 + metal 1/cards 2",
    16: "fight 5 -> points 3 + metal 2/water 2",
    17: "water 4 -> points 3, energy 2",
    20: "energy 2 -> points 1, tiles 2",
    21: "tiles 1 -> points 2, water 3",
    22: "fight 5 -> points 3, metal 2",
    25: "water 3 -> points 2 + energy 3/tiles 2",
    26: "fight 5 -> points 3 + cards 2/metal 1",
    27: "tiles 2 -> points 4, water 2",
    28: "fight 6 -> points 4 + cards 3/water 3",
    30: "fight 5 -> points 3 + energy 2/cards 2",
    31: "metal 3 -> points 4, water 2",
    32: "tiles 2 -> points 4, energy 2",
    35: "energy 1, cards 2 -> points 3, metal 1",
    36: "fight 6 -> points 4 + metal 2/water 3",
    37: "water 3 -> points 3, tiles 2",
    40: "fight 5 -> points 3 + energy 3/tiles 2",
    41: "tiles 2 -> points 4, cards 2",
    42: "fight 7 -> points 6 + water 3/tiles 2",
    45: "water 3 -> points 3 + energy 3/tiles 2",
    46: "fight 5 -> points 4, metal 2",
    47: "fight 7 -> points 6 + water 3/tiles 2",
    48: "tiles 3 -> points 6, cards 2",
}
BACKS = {
    12: "fight 5 -> points 3 + cards 2/water 2",
    13: "fight 5 -> points 3, metal 1, cards 1",
    16: "cards 3 -> points 4",
    17: "fight 6 -> points 4 + cards 3/water 3",
    21: "fight 6 -> points 4, tiles 2",
    22: "metal 3 -> points 5",
    28: "",
    31: "fight 6 -> points 4, metal 2",
    32: "fight 6 -> points 4, tiles 2",
    36: "energy 3 -> points 4",
    37: "fight 7 -> points 6",
    41: "fight 6 -> points 4, water 3",
    42: "metal 3 -> points 5",
    47: "fight 7 -> points 6 + water 3/tiles 2",
    48: "tiles 3 -> points 6, cards 2",
}
THINGS = ["points", "energy", "metal", "water", "cards", "tiles"]


def action(t: Table) -> str:
    """The action that is up, as the lists above write it."""
    seen = t.view()["book"]
    if not seen["offered"]:
        return ""
    cost = f"fight {seen['fight']}" if seen["fight"] else things(seen["cost"])
    choice = f" + {things(seen['either'])}/{things(seen['other'])}" if seen["either"] else ""
    return f"{cost} -> {things(seen['gain'])}{choice}"


def things(given: dict[str, int]) -> str:
    return ", ".join(f"{name} {given[name]}" for name in THINGS if given.get(name))


@rule("CA-STO-05", "CA-STO-11", "CA-CON-58")
@pytest.mark.parametrize("card", FRONTS)
def test_the_front_of_a_story_card_has_an_action(card: int) -> None:
    assert action(at(card)) == FRONTS[card]


@rule("CA-CAM-14", "CA-CAM-15")
@pytest.mark.parametrize("card", [card for card in FRONTS if card not in (15, 16, 17)])
def test_the_second_edition_has_the_same_actions(card: int) -> None:
    assert action(at(card, "v2")) == FRONTS[card]


@rule("CA-STO-05", "CA-STO-12")
@pytest.mark.parametrize("card", BACKS)
def test_the_back_of_a_story_card_has_the_action_of_the_books_after(card: int) -> None:
    t = book(at(card))
    assert (campaign(t)["card"], campaign(t)["turned"], action(t)) == (card, True, BACKS[card])


@rule("CA-STO-05", "CA-BOK-04", "CA-CON-58")
def test_a_side_without_an_action_offers_nothing_at_its_book() -> None:
    """Card 28 has an action on its front alone."""
    t = at(28).give("A", energy=9).give("B", energy=9)
    assert at(28).begin_round(7).step() == "BookAction"
    t.state.turned = True
    t.begin_round(7)
    assert (t.step(), t.view()["book"]["active"], t.view()["book"]["offered"]) == ("Produce", False, False)


@rule("CA-STO-05", "CA-BOK-03", "CA-BOK-06")
def test_the_action_of_a_story_card_is_used_like_that_of_a_scenario_card() -> None:
    t = chapter("v1-1").give("A", metal=2, energy=0).begin_round(3)
    assert (t.actor(), t.offer()) == ("A", ["skip", "book"])
    t.do("book", "take energy")
    assert t.has("A") == {**t.has("A"), "metal": 0, "energy": 2, "points": 2}


@rule("CA-STO-05", "CA-STO-12")
def test_the_back_of_a_branch_holds_for_all_books_that_are_left() -> None:
    t = book(book(book(chapter("v1-1"), 12)))
    assert (t.state.round, action(t)) == (7, BACKS[12])


# --- legacy tiles and project cards that enter ---

TILES = {12: "L4", 13: "L1", 16: "L2", 17: "L3", 21: "L5", 22: "L6", 28: "L8", 31: "L15", 32: "L14", 42: "L13"}
BRANCHES = {12: 11, 13: 11, 16: 15, 17: 15, 21: 20, 22: 20, 28: 26, 31: 30, 32: 30, 42: 40}


@rule("CA-STO-02", "CA-SET-13", "CA-STO-13")
@pytest.mark.parametrize("card", TILES)
def test_a_legacy_tile_enters_with_its_card(card: int) -> None:
    earlier = at(BRANCHES[card]).view()["legacy"]
    assert set(at(card).view()["legacy"]) - set(earlier) == {TILES[card]}


@rule("CA-STO-02", "CA-SET-13")
def test_the_storehouses_open_with_card_42_if_sofia_stayed() -> None:
    """Card 31 would have brought L15."""
    earlier = at(40, read_5a=[30, 32, 34]).view()["legacy"]
    assert set(at(42, read_5a=[30, 32, 34]).view()["legacy"]) - set(earlier) == {"L13", "L15"}


@rule("CA-STO-02", "CA-CAM-12")
@pytest.mark.parametrize("gone", [[], ["L8"]])
def test_all_weapon_systems_that_are_left_enter_with_card_46(gone: list[str]) -> None:
    weapons = ["L8", "L9", "L10", "L11", "L12", "L13"]
    t = chapter("v1-7", removed_6=" ".join(gone))
    assert [tile for tile in weapons if tile in t.view()["legacy"]] == [tile for tile in weapons if tile not in gone]
    assert last_row(over(t, 80, 70))["removed"] == []  # what left before does not leave again


@rule("CA-STO-02")
def test_the_third_mast_that_was_never_raised_enters_with_card_46() -> None:
    """Card 34 would have brought L10."""
    earlier: dict[str, Any] = {"read_5a": [30, 31, 33]}
    assert "L10" not in laid("v1-7", **earlier).view()["legacy"]
    assert "L10" in chapter("v1-7", **earlier).view()["legacy"]


@rule("CA-STO-02", "CA-CON-61")
@pytest.mark.parametrize(("card", "number"), [(26, 5), (27, 6)])
def test_project_cards_join_the_pile(card: int, number: int) -> None:
    t = chapter("v1-4")
    had = t.view()["pile"]
    assert numbers(t) == {0, 1, 2, 3, 4}
    book(t, card)
    cards = sum(row["copies"] for row in frozen("cloudage").rows["project"] if row["number"] == number)
    assert (numbers(t), t.view()["pile"]) == ({0, 1, 2, 3, 4, number}, had + cards)


@rule("CA-STO-02")
def test_project_cards_that_are_in_the_game_already_do_not_join_again() -> None:
    """Card 40 brings 5 and 6: with 38 both are dealt, with 39 one of them comes now."""
    whole = laid("v1-6", read_5b=[35, 36, 38]).view()["pile"]
    part = laid("v1-6", read_5b=[35, 36, 39]).view()["pile"]
    six = sum(row["copies"] for row in frozen("cloudage").rows["project"] if row["number"] == 6)
    assert whole - part == six
    for read in ([35, 36, 38], [35, 36, 39]):
        assert numbers(chapter("v1-6", read_5b=read)) == {0, 1, 2, 3, 4, 5, 6, 7}
        assert chapter("v1-6", read_5b=read).view()["pile"] == whole


@rule("CA-STO-02", "CA-CON-61")
@pytest.mark.parametrize(("branch", "number"), [(26, 6), (27, 5)])
def test_the_number_that_was_not_chosen_comes_with_card_38_or_with_card_40(branch: int, number: int) -> None:
    earlier: dict[str, Any] = {"read_4": [25, branch, 28, 29]}
    assert number in numbers(laid("v1-6", **earlier, read_5b=[35, 36, 38]))
    assert number not in numbers(laid("v1-6", **earlier, read_5b=[35, 36, 39]))
    assert number in numbers(chapter("v1-6", **earlier, read_5b=[35, 36, 39]))


@rule("CA-STO-02", "CA-SET-22")
def test_what_an_opening_card_brings_comes_after_the_deal() -> None:
    """CA-STO-04: nobody is dealt a project card with the number 6 before card 40 is read."""
    t = laid("v1-6", read_5b=[35, 36, 39])
    assert 6 not in numbers(t)
    while t.step() != "KeepCards":
        t.do(t.offer()[0])
    assert 6 not in numbers(t)


@rule("CA-STO-02", "CA-CAM-15")
@pytest.mark.parametrize("branch", [12, 13])
def test_in_the_second_edition_number_1_joins_the_pile_with_the_second_book(branch: int) -> None:
    t = book(chapter("v2-1"), branch)
    had = t.view()["pile"]
    assert numbers(t) == {0}
    book(t, 16)
    assert t.view()["pile"] - had == sum(r["copies"] for r in frozen("cloudage").rows["project"] if r["number"] == 1)
    assert (numbers(t), campaign(t)["read"]) == ({0, 1}, [11, branch, 14, 15, 16])


@rule("CA-STO-02")
def test_what_enters_is_told() -> None:
    t = chapter("v1-4").begin_round(3)
    while t.step() != "Vote":
        t.do(t.offer()[0])
    assert told(t, "vote 27", "vote 27")[-2:] == [
        ("number", {"number": 6, "cards": 3}),
        ("story", {"card": 27, "side": "front"}),
    ]


def brought(t: Table) -> tuple[list[int], list[str]]:
    """What the page says the card that opened the chapter has brought."""
    side = campaign(t)["sides"][0]
    return side["numbers"], side["tiles"]


@rule("CA-STO-02", "CA-SET-12", "CA-SET-13")
def test_a_card_is_said_to_bring_only_what_was_not_there() -> None:
    assert brought(chapter("v1-6", read_5b=[35, 36, 38])) == ([], [])
    assert brought(chapter("v1-6", read_5b=[35, 36, 39])) == ([6], [])
    assert brought(chapter("v1-7")) == ([], ["L12", "L13"])
    assert brought(chapter("v1-7", read_5b=[35, 37, 39], removed_6="L12")) == ([], ["L13"])


# --- the map changes under way ---


@rule("CA-STO-02", "CA-SET-13")
def test_a_tile_changes_its_city_at_once() -> None:
    t = chapter("v1-1")
    plain = t.city("promise")["value"]
    assert (plain, book(t, 12).city("promise")["value"]) == (3, 4)


@rule("CA-STO-02")
def test_a_plant_below_an_entering_tile_goes_back_into_the_bag() -> None:
    """CA-Q-110: L13 lies on 4b2."""
    t = chapter("v1-6").plant("4b2", kind="wilted_a").plant("4a1")
    had = t.in_bag()["wilted_a"]
    book(t, 42)
    assert (t.plants(), t.in_bag()["wilted_a"]) == ({"4a1": "green"}, had + 1)


@rule("CA-STO-02")
def test_uprooting_is_told() -> None:
    t = chapter("v1-6").plant("4b2").begin_round(3)
    while t.step() != "Vote":
        t.do("skip")
    assert told(t, "vote 42", "vote 42")[-3:-1] == [
        ("enter", {"legacy": "L13"}), ("uproot", {"growth": "green", "space": "4b2"}),
    ]  # fmt: skip


def over_taintbo(*others: str) -> Table:
    """A's airship is in Taintbo when L8 comes to lie there."""
    t = chapter("v1-4").at("A", "4b1")
    for number, space in enumerate(others):
        t.at("BCD"[number], space)
    return book(book(t, 26))


@rule("CA-STO-02", "CA-LEG-15")
def test_an_airship_stays_where_a_tile_comes_to_lie_but_does_not_end_there_again() -> None:
    """CA-Q-110: it has to fly on if it can reach a city."""
    t = over_taintbo().give("A", energy=0).fly("A", 4)
    assert (t.place("A"), t.space("4b1")["city"], t.why("land")) == ("4b1", None, "CA-MOV-08")
    assert len(t.offer("fly")) > 0


@rule("CA-STO-02", "CA-MOV-08")
def test_an_airship_that_reaches_no_city_stays_on_l8(monkeypatch: pytest.MonkeyPatch) -> None:
    """CA-Q-29, CA-Q-110."""
    t = over_taintbo().give("A", energy=0)
    t.player("A").course = 0
    monkeypatch.setattr(t.state.box, "panel_movement", 0)
    t.ask("TakeOff 0")
    assert t.offer() == ["land"]


# --- mission cards, tiles and weapon systems ---


@rule("CA-STO-02", "CA-MIS-04", "CA-CON-62")
@pytest.mark.parametrize(("card", "choice"), [(25, 0), (41, 41), (45, 0), (46, 0)])
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_a_mission_card_for_all_covers_a_mission_of_each(card: int, choice: int, edition: str) -> None:
    """CA-Q-146: one after the other from the start player on, before the decision."""
    name = {25: "4", 41: "6", 45: "7", 46: "7"}[card] if edition == "v1" else {25: "3", 41: "5", 45: "6", 46: "6"}[card]
    changes = weakened(str(int(name) - 1)) if card == 45 else {}
    t = chapter(f"{edition}-{name}", 3, **changes)
    dealt = [len(player.missions) for player in t.state.players]
    t.begin_round(t.view()["book"]["rounds"][0])
    while t.step() == "BookAction":
        t.do("skip")
    vote(t, *([choice] if choice else []))
    asked = []
    while t.step() in ("DealMission", "CoverMission"):
        asked += [t.actor()] if t.step() == "CoverMission" else []
        t.do(t.offer()[0])
    assert asked == ["A", "B", "C"]
    assert [len(player.missions) for player in t.state.players] == [n + 1 for n in dealt]
    assert [len(player.covered) for player in t.state.players] == dealt
    assert (t.step() == "Vote") == (choice == 0)


@rule("CA-STO-02", "CA-SOL-20")
def test_alone_the_mission_card_comes_too() -> None:
    t = settle(book(chapter("v1-4", 1)))
    assert (len(t.player("A").missions), len(t.player("A").covered), t.step()) == (2, 1, "Vote")


@rule("CA-STO-02", "CA-GEN-20")
def test_card_37_gives_everybody_two_tiles() -> None:
    t = book(chapter("v1-5b", 3), 37)
    while t.step() == "DrawTile":
        t.do("growth green")
    assert [t.supply(seat) for seat in "ABC"] == [{"green": 2}] * 3


@rule("CA-STO-02", "CA-CAM-12", "CA-LEG-22")
def test_with_card_36_the_start_player_takes_a_weapon_system_off_the_map() -> None:
    t = book(chapter("v1-5b", points={"5a": [60, 75]}), 36)
    first = t.view()["first"]
    assert first == "B"
    assert (t.step(), t.actor(), t.offer()) == (
        "Dismantle",
        first,
        ["skip", "dismantle L8", "dismantle L9", "dismantle L10"],
    )
    t.do("dismantle L9")
    assert ("L9" in t.view()["legacy"], t.space("1d3")["cost"]) == (False, 1)
    assert last_row(over(t, 80, 70))["removed"] == ["L9"]


@rule("CA-STO-02")
def test_with_card_36_nothing_is_asked_if_there_is_no_weapon_system() -> None:
    """Card 31 brought L15, which took L8 and L9 away; L10 did not come."""
    t = chapter("v1-5b", read_5a=[30, 31, 33], removed_5a="L8 L9")
    book(t, 36)
    assert (campaign(t)["card"], t.step()) == (36, "Produce")


@rule("CA-STO-03")
def test_each_of_the_38_cards_is_read_on_some_way() -> None:
    epilogues = {14, 18, 19, 23, 24, 29, 33, 34, 38, 39, 43, 44}
    assert set(FRONTS) | epilogues == set(range(11, 49)) and len(FRONTS) + len(epilogues) == 38
    log_book = chapter("v2-1").game.log_book  # type: ignore[attr-defined]
    assert isinstance(log_book, LogBook) and set(log_book.deciding) == {
        12, 13, 16, 17, 21, 22, 26, 27, 31, 32, 36, 37, 41, 42, 47, 48,
    }  # fmt: skip
