"""Fights: when there is one, what cards cost, and what a win brings."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule
from tests.kit.twins import after


def visit(t: Table, space: str) -> Table:
    """A's flight ends here."""
    return t.at("A", space).fly("A", 0).do("land")


def rules_of(t: Table, line: str) -> list[str]:
    """The rules with which a move of A would be told."""
    return [event.rule for event in after(t.state, 0, t.game.vocabulary.code(line))[1]]


# --- whether there is a fight ---


@rule("CA-CBT-01")
def test_a_militia_fights_where_there_is_no_own_marker() -> None:
    assert visit(begin(), "1c1").step() == "Fight"


@rule("CA-CBT-01", "CA-CBT-17")
def test_with_an_own_marker_there_is_no_fight() -> None:
    t = visit(begin().marker("A", "ashbourne"), "1c1")
    assert (t.step(), t.markers("A")) == ("", {"ashbourne": 2})


@rule("CA-CBT-20")
def test_markers_of_others_do_not_matter() -> None:
    t = visit(begin().marker("B", "ashbourne").upgrades("A", combat=2), "1c1").do("stop")
    assert (t.count("A", "points"), t.city("ashbourne")["markers"]) == (2, {"A": 1, "B": 1})


@rule("CA-CBT-01", "CA-CBT-03")
def test_a_marker_counts_in_all_spaces_of_a_city() -> None:
    assert visit(begin().marker("A", "borderville"), "1b2").step() == ""


@rule("CA-CBT-02", "CA-CBT-13")
def test_a_fight_may_be_declined() -> None:
    t = visit(begin().give("A", energy=0, water=0), "1b2").do("stop")
    assert t.has("A") == {**t.has("A"), "energy": 2, "water": 0}
    assert t.markers("A") == {"borderville": 1}


@rule("CA-CBT-03")
@pytest.mark.parametrize("space", ["1b2", "1c2", "1c3"])
def test_value_and_reward_hold_on_every_space_of_a_city(space: str) -> None:
    t = visit(begin().give("A", water=0).upgrades("A", combat=1), space)
    assert t.view()["fight"]["need"] == 1
    assert t.do("stop").count("A", "water") == 2


@rule("CA-CBT-17")
def test_a_fight_is_not_repeated() -> None:
    t = visit(begin(), "1c1").do("stop").upgrades("A", combat=4).round(2)
    assert visit(t, "1c1").step() == ""


@rule("CA-CBT-17", "CA-LEG-04")
def test_a_fight_is_possible_again_when_the_markers_are_gone() -> None:
    t = begin().marker("A", "whika").give("A", energy=0).navigation("A", "0").at("A", "1c1").fly("A", 0)
    t.do("land", "marker L1", "stop")
    assert (t.count("A", "points"), t.markers("A")) == (2, {"ashbourne": 1})
    assert visit(t.round(2), "2e2").step() == "Fight"


@rule("CA-CBT-19")
def test_a_city_without_value_has_no_fight_but_takes_a_marker() -> None:
    t = visit(begin(), "2a5")
    assert (t.step(), t.markers("A")) == ("", {"ruin_south": 1})
    assert (t.city("ruin_south")["value"], t.city("ruin_south")["gain"]) == (None, {})


@rule("CA-CBT-21", "CA-CBT-22")
def test_a_city_on_the_way_is_not_visited() -> None:
    t = begin().at("A", "1c1").upgrades("A", combat=4).fly("A", 3).do("fly 1c2", "fly 1d2", "fly 1e2", "land", "stop")
    t.do("project wreck", "project wreck")
    assert (t.step(), t.markers("A")) == ("", {"bartertown": 1})
    assert t.count("A", "water") == 2


@rule("CA-CBT-22")
def test_there_is_one_fight_in_a_turn() -> None:
    t = visit(begin().upgrades("A", combat=4), "1c1").do("stop")
    assert (t.step(), t.count("A", "points")) == ("", 2)


# --- winning ---


@rule("CA-CBT-04", "CA-CBT-15")
@pytest.mark.parametrize(("combat", "points"), [(1, 0), (2, 2), (3, 2)])
def test_an_equal_value_wins(combat: int, points: int) -> None:
    t = visit(begin().upgrades("A", combat=combat), "1c1").do("stop")
    assert t.count("A", "points") == points


@rule("CA-CBT-05")
def test_combat_value_is_upgrades_projects_and_cards() -> None:
    t = begin().upgrades("A", combat=2).played("A", "light_cannon", "cloud_breaker").navigation("A", "3")
    t = visit(t, "1c1")
    assert t.view()["fight"]["value"] == 2 + 1 + 2
    assert t.do("draw energy", "navigation 3").view()["fight"]["value"] == 8


@rule("CA-CBT-05", "CA-LEG-05")
def test_a_marker_adds_to_the_cards_drawn_before_it() -> None:
    t = begin().marker("A", "whika").give("A", energy=1).navigation("A", "3").at("A", "1c1").fight("A", 9)
    assert t.do("draw energy", "navigation 3", "marker L1").view()["fight"]["value"] == 5
    assert t.do("stop").deck("A") == ("", "3")


@rule("CA-CBT-06")
def test_the_card_of_the_movement_does_not_count() -> None:
    t = begin().at("A", "1c1").fly("A", 4).do("land")
    assert t.view()["fight"]["value"] == 0


@rule("CA-CBT-15")
def test_the_reward_may_be_cards_and_energy() -> None:
    t = visit(begin().upgrades("A", combat=2).give("A", energy=0), "1e2").do("stop", "project wreck", "project parrot")
    assert (t.cards("A"), t.count("A", "energy")) == (["wreck", "parrot"], 2 + 1)


@rule("CA-CBT-15", "CA-GEN-12")
def test_points_of_a_fight_count_at_once() -> None:
    assert visit(begin().upgrades("A", combat=2), "1c1").do("stop").lines("A") == {"upgrades": 3, "fights": 2}


@rule("CA-CBT-15")
def test_a_lost_fight_brings_nothing() -> None:
    t = visit(begin().navigation("A", "1").upgrades("A", combat=0), "1c1").do("draw energy", "navigation 1", "stop")
    assert (t.count("A", "points"), t.markers("A")) == (0, {"ashbourne": 1})


@rule("CA-CBT-13")
def test_a_fight_is_won_without_a_card() -> None:
    t = visit(begin().upgrades("A", combat=2), "1c1")
    assert t.do("stop").has("A") == {**t.has("A"), "energy": 4, "points": 2}


@rule("CA-CBT-13", "CA-CRD-13")
def test_a_player_may_go_on_after_winning() -> None:
    t = visit(begin().upgrades("A", combat=2).navigation("A", "3"), "1c1").do("draw energy", "navigation 3")
    assert t.view()["fight"]["value"] == 5


# --- cards ---


@rule("CA-CBT-07", "CA-CBT-11")
def test_the_first_card_costs_one_energy_before_it_is_seen() -> None:
    t = begin().give("A", energy=3).fight("A", 9).do("draw energy")
    assert (t.step(), t.count("A", "energy")) == ("FightCard", 2)


@rule("CA-CBT-08")
@pytest.mark.parametrize(("thing", "energy", "points"), [("energy", 2, 7), ("points", 4, 4)])
def test_the_next_card_costs_energy_or_points(thing: str, energy: int, points: int) -> None:
    t = begin().give("A", energy=5).scored("A", 7).fight("A", 9).do("draw energy", "navigation 1", f"draw {thing}")
    assert (t.count("A", "energy"), t.count("A", "points")) == (energy, points)


@rule("CA-CBT-08")
def test_each_further_card_is_paid_as_one_likes() -> None:
    t = begin().give("A", energy=5).scored("A", 7).navigation("A", "0 1 1 2").fight("A", 99)
    t.do("draw energy", "navigation 0", "draw points", "navigation 1", "draw energy", "navigation 1", "draw energy")
    assert (t.count("A", "energy"), t.count("A", "points")) == (0, 4)


@rule("CA-CBT-07", "CA-CBT-10")
def test_the_first_card_is_not_paid_with_points() -> None:
    t = begin().give("A", energy=0).scored("A", 20).fight("A", 9)
    assert t.offer() == ["stop"]
    assert t.why("draw points") == "CA-CBT-10"
    assert t.why("draw energy") == "CA-CBT-07"


@rule("CA-CBT-07", "CA-CBT-08")
def test_the_price_of_a_card_is_told_with_its_own_rule() -> None:
    t = begin().give("A", energy=2).fight("A", 9)
    assert rules_of(t, "draw energy") == ["CA-CBT-07"]
    t.do("draw energy", "navigation 1")
    assert (t.why("draw energy"), rules_of(t, "draw points")) == ("CA-CBT-08", ["CA-CBT-08"])


@rule("CA-CBT-08", "CA-CBT-09")
def test_without_energy_the_next_card_takes_points() -> None:
    t = begin().give("A", energy=2).scored("A", 0).fight("A", 9).do("draw energy", "navigation 1")
    assert t.offer() == ["draw points", "stop"]
    assert t.why("draw energy") == "CA-CBT-08"
    assert t.do("draw points").count("A", "points") == -3


@rule("CA-CBT-09")
def test_points_paid_are_told_apart() -> None:
    t = begin().give("A", energy=1).scored("A", 5).fight("A", 9).do("draw energy", "navigation 1", "draw points")
    assert t.lines("A") == {"effects": 5, "spent": -3}


@rule("CA-CBT-11")
def test_drawn_cards_lie_apart() -> None:
    t = begin().give("A", energy=9).navigation("A", "1 2 3", "0").fight("A", 9)
    t.do("draw energy", "navigation 3", "draw energy", "navigation 1")
    assert (t.view()["fight"]["drawn"], t.deck("A")) == ([1, 3], ("2", "0"))


@rule("CA-CBT-12")
def test_there_is_no_limit_but_cost_and_cards() -> None:
    t = begin().give("A", energy=99).fight("A", 99)
    for value in (0, 1, 1, 1, 2, 2, 3):
        t.do("draw energy", f"navigation {value}")
    assert (t.view()["fight"]["value"], t.offer()) == (10, ["stop"])
    assert t.why("draw energy") == "CA-CBT-12"
    assert t.why("draw points") == "CA-CBT-12"


@rule("CA-CBT-12")
def test_many_cards_of_one_value_are_counted() -> None:
    t = begin().give("A", energy=99).navigation("A", " ".join("4" * 20)).fight("A", 99)
    t.do(*["draw energy", "navigation 4"] * 20, "stop")
    assert t.deck("A") == ("", " ".join("4" * 20))


@rule("CA-CBT-12")
def test_a_card_of_0_is_a_card_too() -> None:
    t = begin().give("A", energy=9).navigation("A", "0 0").fight("A", 9).do("draw energy", "navigation 0")
    assert t.do("draw energy").count("A", "energy") == 9 - 1 - 2


@rule("CA-CBT-13")
def test_a_player_may_stop_after_any_card() -> None:
    t = begin().give("A", energy=9).fight("A", 9)
    assert "stop" in t.offer()
    assert "stop" in t.do("draw energy", "navigation 1").offer()


@rule("CA-CBT-14", "CA-CBT-18")
@pytest.mark.parametrize("need", [2, 9])
def test_drawn_cards_go_to_the_discard_pile(need: int) -> None:
    t = begin().give("A", energy=9).at("A", "1c1").navigation("A", "1 2", "0").fight("A", need)
    t.do("draw energy", "navigation 2", "stop")
    assert t.deck("A") == ("1", "0 2")


@rule("CA-CBT-16")
def test_an_empty_deck_is_made_of_the_discard_pile_without_the_drawn_cards() -> None:
    t = begin().give("A", energy=9).navigation("A", "3", "0 1").fight("A", 9)
    t.do("draw energy", "navigation 3", "draw energy")
    assert t.offer() == ["navigation 0", "navigation 1"]
    assert t.do("navigation 1", "stop").deck("A") == ("0", "1 3")


@rule("CA-CBT-11")
def test_the_chance_to_win_is_told() -> None:
    t = begin().give("A", energy=9).navigation("A", "0 1 3 3").fight("A", 3)
    assert t.view()["fight"]["chances"] == {"0": 0.25, "1": 0.25, "3": 0.5}
    assert (t.view()["fight"]["win"], t.view()["fight"]["winning"]) == (0.5, [3])


def standing(t: Table) -> dict[str, object]:
    return {name: t.view()["fight"][name] for name in ("value", "own", "missing", "won", "winning")}


@rule("CA-CBT-11")
def test_how_far_a_fight_is_from_won_is_told() -> None:
    t = begin().give("A", energy=9).upgrades("A", combat=1).navigation("A", "1 3").fight("A", 4)
    assert standing(t) == {"value": 1, "own": 1, "missing": 3, "won": False, "winning": [3]}
    t.do("draw energy", "navigation 1")
    assert standing(t) == {"value": 2, "own": 1, "missing": 2, "won": False, "winning": [3]}
    t.do("draw energy", "navigation 3")
    assert standing(t) == {"value": 5, "own": 1, "missing": 0, "won": True, "winning": []}


@rule("CA-CBT-11")
def test_every_card_wins_a_fight_that_is_won_already() -> None:
    t = begin().give("A", energy=9).upgrades("A", combat=1).fight("A", 1)
    assert t.view()["fight"]["win"] == 1.0


def chance_by_trying(deck: str, spent: str, gap: int, cards: int) -> float:
    """Every order of both piles, the discard pile below the deck."""
    orders = [
        [*map(int, top), *map(int, below)]
        for top in permutations(deck.split())
        for below in permutations(spent.split())
    ]
    return sum(sum(order[:cards]) >= gap for order in orders) / len(orders)


@rule("CA-CBT-11", "CA-CBT-16")
@pytest.mark.parametrize(
    ("deck", "spent", "need"),
    [("0 1 1 3", "2", 3), ("0 1 2 2 3", "", 5), ("3", "0 1 2", 4), ("2 2", "0 4 4", 6), ("", "1 1 2", 3), ("1", "", 2)],
)
def test_the_chance_to_win_with_more_cards_is_that_of_all_their_orders(deck: str, spent: str, need: int) -> None:
    ahead = begin().give("A", energy=9).navigation("A", deck, spent).fight("A", need).view()["fight"]["ahead"]
    assert [more["cards"] for more in ahead] == [1, 2, 3][: len((deck + spent).replace(" ", ""))]
    for more in ahead:
        assert more["win"] == pytest.approx(chance_by_trying(deck, spent, need, more["cards"]), abs=0.001)


@rule("CA-CRD-20", "CA-CBT-11")
def test_a_card_that_is_known_on_top_comes_first() -> None:
    t = begin().played("A", "parrot").navigation("A", "1 3 3").fight("A", 4)
    t.player("A").top = 1
    assert [more["win"] for more in t.view()["fight"]["ahead"]] == [0.0, 1.0, 1.0]


@rule("CA-CBT-07", "CA-CBT-08")
def test_what_the_next_cards_cost_is_told() -> None:
    t = begin().give("A", energy=9).fight("A", 9)
    assert [more["energy"] for more in t.view()["fight"]["ahead"]] == [1, 3, 5]
    t.do("draw energy", "navigation 1")
    assert [more["energy"] for more in t.view()["fight"]["ahead"]] == [2, 4, 6]


@rule("CA-CBT-07", "CA-CBT-08")
def test_what_has_been_paid_is_told() -> None:
    t = begin().give("A", energy=9).scored("A", 7).navigation("A", "0 1 1 2").fight("A", 99)
    assert t.view()["fight"]["paid"] == {}
    t.do("draw energy", "navigation 0", "draw points", "navigation 1", "draw energy", "navigation 1")
    assert (t.view()["fight"]["paid"], t.has("A")["energy"]) == ({"energy": 3, "points": 3}, 6)
    assert t.do("draw points", "navigation 2", "stop").deck("A") == ("", "0 1 1 2")


@rule("CA-CBT-15", "CA-STO-10")
def test_what_a_win_brings_is_told() -> None:
    assert visit(begin(), "1c1").view()["fight"]["gain"] == {"points": 2}
    book = begin().ask("Fight 0 1 6 0 0", "BookReward 0")
    assert book.view()["fight"]["gain"] == book.view()["book"]["gain"]


@rule("CA-CBT-16", "CA-NAV-07")
def test_the_card_of_the_movement_may_be_shuffled_into_the_deck_of_the_fight() -> None:
    t = begin().give("A", energy=9).navigation("A", "", "1 3").at("A", "1c1").fly("A", 3).do("land", "draw energy")
    assert t.offer() == ["navigation 1", "navigation 3"]


# --- markers of legacy cities ---


@rule("CA-LEG-02", "CA-LEG-05", "CA-CBT-05")
def test_a_marker_from_whika_helps_in_a_fight() -> None:
    t = visit(begin().marker("A", "whika", "whika"), "1c1").do("marker L1")
    assert (t.view()["fight"]["value"], t.markers("A")) == (2, {"whika": 1})
    assert t.do("stop").count("A", "points") == 2


@rule("CA-LEG-05", "CA-LEG-07")
@pytest.mark.parametrize(("tile", "city", "id"), [("L1", "whika", "CA-LEG-05"), ("L2", "devils_fork", "CA-LEG-07")])
def test_a_marker_taken_back_is_told_with_the_rule_of_its_tile(tile: str, city: str, id: str) -> None:
    t = visit(begin(legacy=[tile]).marker("A", city), "1c1")
    assert rules_of(t, f"marker {tile}") == [id]
