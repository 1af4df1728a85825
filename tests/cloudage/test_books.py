"""Books on the round track and the scenario card."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.cloudage.kit import Table, begin, new
from tests.kit import rule
from tests.kit.packs import changed


def book(number: int, scenario: int = 1, players: int = 2) -> Table:
    """A round begins, with enough to pay for the front of any scenario card; A is the start player."""
    t = begin(players, scenario, first="ABCD"[players - 1])
    for seat in "ABCD"[:players]:
        t.give(seat, energy=0, metal=5, water=5)
    return t.begin_round(number)


@rule("CA-BOK-01", "CA-BOK-02", "CA-BOK-04", "CA-BRD-03")
@pytest.mark.parametrize(
    ("scenario", "players", "rounds"), [(1, 2, [3, 5, 7]), (1, 4, [2, 4, 6]), (2, 2, [3, 5, 7]), (2, 4, [2, 4, 6])]
)
def test_a_book_is_active_in_one_round(scenario: int, players: int, rounds: list[int]) -> None:
    """Side A has books after spaces 3, 5 and 7, side B after 2, 4 and 6; fewer markers make them come sooner."""
    active = [
        n for n in range(2, 9) if n <= begin(players, scenario).view()["rounds"] if is_active(scenario, players, n)
    ]
    assert active == rounds
    assert new(players, scenario).view()["book"]["rounds"] == rounds


def is_active(scenario: int, players: int, number: int) -> bool:
    t = book(number, scenario, players)
    assert t.view()["book"]["active"] == (t.step() == "BookAction")
    return t.step() == "BookAction"


@rule("CA-BOK-01", "CA-STO-07")
def test_a_book_that_all_have_had_is_not_shown_as_active() -> None:
    """The card is turned by then, and its back belongs to the next book."""
    t = book(3)
    assert (t.view()["book"]["active"], t.view()["book"]["rounds"]) == (True, [3, 5, 7])
    t.do("skip").do("skip")
    assert (t.view()["book"]["active"], t.view()["book"]["rounds"]) == (False, [5, 7])


@rule("CA-BOK-01", "CA-BOK-04", "CA-BOK-06")
def test_no_book_is_active_in_round_1() -> None:
    t = begin(2, 1)
    assert (t.view()["book"]["active"], t.step()) == (False, "Produce")
    assert t.why("book") == "CA-PRD-03"


@rule("CA-BOK-03")
def test_everybody_may_use_the_book_from_the_start_player_on() -> None:
    t = book(3, 1, 3)
    seen = [t.actor()]
    for _ in range(2):
        t.do("skip")
        seen.append(t.actor())
    assert (seen, t.view()["first"]) == (["A", "B", "C"], "A")


@rule("CA-GEN-08", "CA-CON-58")
def test_a_book_may_cost_tiles() -> None:
    """The player chooses which, unless there is nothing to choose; they go back into the bag."""
    box = tomllib.loads((Path(__file__).parent / "pack.toml").read_text("utf-8"))
    front = {"cost": {"tiles": 2}, "gain": {"points": 5}, "either": {"metal": 2}, "other": {"energy": 2}}
    t = begin(2, 2, first="B", pack=changed(box, ("scenario", "2", "front", front)))
    t.tiles("A", green=2, wilted_a=1).tiles("B", wilted_b=2).begin_round(3)
    t.do("book", "return green", "return wilted_a", "take metal")
    assert (t.has("A")["tiles"], t.has("A")["points"], t.state.bag[1]) == (1, 5, 6)
    assert t.do("book").step() == "BookChoice" and t.has("B")["tiles"] == 0


@rule("CA-BOK-03", "CA-BOK-05")
def test_who_has_too_few_tiles_for_a_book_is_not_asked() -> None:
    box = tomllib.loads((Path(__file__).parent / "pack.toml").read_text("utf-8"))
    front = {"cost": {"tiles": 2}, "gain": {"points": 5}, "either": {"metal": 2}, "other": {"energy": 2}}
    t = begin(2, 2, first="B", pack=changed(box, ("scenario", "2", "front", front)))
    t.tiles("A", green=1).tiles("B", green=2).begin_round(3)
    assert (t.actor(), t.step(), t.do("book").step()) == ("B", "BookAction", "BookChoice")


@rule("CA-BOK-03")
def test_nobody_uses_a_book_twice() -> None:
    t = book(3).do("book", "take energy")
    assert (t.actor(), t.step()) == ("B", "BookAction")
    assert t.do("book", "take energy").step() == "Produce"


@rule("CA-BOK-05")
def test_a_book_not_used_is_lost() -> None:
    t = book(3).do("skip", "skip")
    assert t.step() == "Reveal"
    assert t.has("A") == {**t.has("A"), "metal": 5, "points": 0}


@rule("CA-BOK-05")
def test_who_cannot_pay_is_not_asked() -> None:
    t = begin(2, 1, first="B").give("A", metal=1, energy=0).give("B", metal=2, energy=0).begin_round(3)
    assert (t.actor(), t.step()) == ("B", "BookAction")


@rule("CA-BOK-06", "CA-STO-07")
def test_the_action_of_the_back_waits_for_the_next_book() -> None:
    t = book(3).do("skip", "skip")
    assert (t.step(), t.view()["book"]["fight"]) == ("Reveal", 6)
    assert t.begin_round(4).step() == "Reveal"
    assert t.begin_round(5).step() == "BookAction"


@rule("CA-BOK-08")
def test_what_a_book_brings_can_be_used_to_produce() -> None:
    t = book(3).do("book", "take energy", "skip")
    assert (t.step(), t.actor(), t.offer()) == ("Produce", "A", ["skip", "produce 0"])


@rule("CA-BOK-07", "CA-STO-10")
def test_a_fight_of_a_book_follows_the_rules_of_combat() -> None:
    t = book(5, 1)
    t.state.turned = True
    t.give("A", energy=3).navigation("A", "2 3").upgrades("A", combat=1).begin_round(5)
    while t.actor() != "A":
        t.do("skip")
    t.do("book", "draw energy", "navigation 3", "draw energy", "navigation 2", "stop", "take water")
    assert t.has("A") == {**t.has("A"), "energy": 0, "points": 4, "water": 8}
    assert t.deck("A") == ("", "2 3")


@rule("CA-BOK-07", "CA-STO-10", "CA-CBT-15")
def test_a_lost_fight_of_a_book_brings_nothing() -> None:
    t = book(3, 3).give("A", energy=1).navigation("A", "3").do("book", "draw energy", "navigation 3", "stop")
    assert (t.actor(), t.step()) == ("B", "BookAction")
    assert (t.count("A", "points"), t.count("A", "metal")) == (0, 5)


@rule("CA-BOK-07")
def test_a_fight_of_a_book_needs_no_city_and_puts_no_marker() -> None:
    t = book(3, 3).upgrades("A", combat=4).do("book", "stop", "take metal")
    assert (t.markers("A"), t.count("A", "points"), t.place("A")) == ({}, 3, "1a3")


@rule("CA-STO-07", "CA-STO-11", "CA-STO-01")
@pytest.mark.parametrize("moves", [["skip", "skip"], ["book", "take energy", "skip"], ["skip", "book", "take energy"]])
def test_the_card_is_turned_after_the_first_book_whoever_used_it(moves: list[str]) -> None:
    t = book(3)
    for move in moves:
        assert not t.view()["book"]["turned"]
        t.do(move)
    assert t.view()["book"]["turned"]


@rule("CA-STO-07", "CA-BOK-05")
def test_the_card_is_turned_if_nobody_can_pay() -> None:
    t = begin(2, 1).give("A", metal=0).give("B", metal=0).begin_round(3)
    assert (t.step(), t.view()["book"]["turned"]) == ("Produce", True)


@rule("CA-STO-07")
def test_the_card_stays_turned_after_later_books() -> None:
    t = book(3).do("skip", "skip").begin_round(5).do("skip", "skip").begin_round(7)
    assert (t.step(), t.view()["book"]["turned"], t.view()["book"]["fight"]) == ("BookAction", True, 6)


@rule("CA-STO-06", "CA-STO-09")
@pytest.mark.parametrize(("thing", "more"), [("energy", 3), ("tiles", 2)])
def test_the_front_of_scenario_2(thing: str, more: int) -> None:
    t = book(3, 2).do("book", f"take {thing}")
    while t.step() == "DrawTile":
        t.do("growth green")
    assert (t.count("A", thing), t.count("A", "water"), t.count("A", "points")) == (more, 2, 2)


@rule("CA-STO-06", "CA-STO-10")
@pytest.mark.parametrize(("thing", "more"), [("metal", 2), ("cards", 2)])
def test_the_front_of_scenario_3(thing: str, more: int) -> None:
    t = book(3, 3).upgrades("A", combat=4)
    had = t.count("A", thing)
    t.do("book", "stop", f"take {thing}")
    while t.step() == "DrawProject":
        t.do(t.offer()[0])
    assert (t.count("A", thing) - had, t.count("A", "points")) == (more, 3)


@rule("CA-STO-09", "CA-STO-10")
def test_a_book_gives_one_of_two_things_not_another() -> None:
    t = book(3).do("book")
    assert t.offer() == ["take energy", "take cards"]
    assert t.why("take water") == "CA-STO-09"
    t = book(3, 3).upgrades("A", combat=4).do("book", "stop")
    assert (t.offer(), t.why("take water")) == (["take metal", "take cards"], "CA-STO-10")


@rule("CA-STO-09", "CA-GEN-11")
def test_a_book_does_not_offer_what_there_is_nothing_of() -> None:
    t = book(3).pile().do("book")
    assert (t.offer(), t.why("take cards")) == (["take energy"], "CA-GEN-11")
    assert book(3, 2).bag().do("book").offer() == ["take energy"]


@rule("CA-STO-09", "CA-CTY-06")
def test_a_book_brings_the_tiles_that_are_left() -> None:
    t = book(3, 2).bag(green=1).do("book", "take tiles", "growth green")
    assert (t.supply("A"), t.actor()) == ({"green": 1}, "B")


@rule("CA-STO-10")
def test_the_choice_after_a_fight_is_refused_with_the_rule_of_the_fight() -> None:
    assert book(3, 3).upgrades("A", combat=4).do("book", "stop").why("take water") == "CA-STO-10"


@rule("CA-BOK-03", "CA-PRD-02")
def test_four_players_read_from_the_new_start_player_on() -> None:
    t = begin(4, 2)
    for seat in "ABCD":
        t.give(seat, water=3)
    seen = []
    t.begin_round(2)
    while t.step() == "BookAction":
        seen.append(t.actor())
        t.do("skip")
    assert seen == ["B", "C", "D", "A"]


@rule("CA-BOK-08", "CA-GEN-12")
def test_points_of_a_book_are_told_apart() -> None:
    assert book(3).do("book").lines("A") == {"books": 2}
