"""What is told and seen: the rule behind it is the right one, and its numbers are those of the table."""

from __future__ import annotations

import pytest

from cloudtop.core.game import seat_number
from cloudtop.core.state import Journal
from tests.cloudage.kit import Table, begin, new
from tests.kit import rule


def told(t: Table, line: str) -> dict[str, str]:
    """What a move tells: each event and its rule."""
    t.state.journal = Journal()
    t.do(line)
    return {event.name: event.rule for event in t.state.journal.events}


@rule("CA-SOL-09", "CA-SOL-10")
@pytest.mark.parametrize(("round", "id"), [(4, "CA-SOL-09"), (6, "CA-SOL-10")])
def test_points_of_the_solo_board_come_from_their_space(round: int, id: str) -> None:
    assert told(begin(1).solo(round), "take points") == {"solo": id}


@rule("CA-LEG-05", "CA-LEG-07")
@pytest.mark.parametrize(("tile", "name", "id"), [("L1", "whika", "CA-LEG-05"), ("L2", "devils_fork", "CA-LEG-07")])
def test_a_marker_comes_back_by_the_rule_of_its_tile(tile: str, name: str, id: str) -> None:
    t = begin(legacy=["L1", "L2"]).marker("A", name).at("A", "1c2").fight("A", 1)
    assert told(t, f"marker {tile}") == {"marker-back": id}


@rule("CA-PLT-10", "CA-PLT-12")
@pytest.mark.parametrize(
    ("kind", "thing", "id"), [("wilted_a", "energy", "CA-PLT-10"), ("wilted_b", "water", "CA-PLT-12")]
)
def test_the_reward_of_a_wilted_tile_comes_by_the_rule_of_its_kind(kind: str, thing: str, id: str) -> None:
    t = begin().tiles("A", **{kind: 1}).plant_action().do(f"pick {kind}")
    assert told(t, f"take {thing}")["growth"] == id


# --- the numbers of what is told ---


def facts_of(t: Table, line: str) -> dict[str, dict[str, object]]:
    """What a move tells: each event and its facts."""
    t.state.journal = Journal()
    t.do(line)
    return {event.name: event.facts for event in t.state.journal.events}


def button(t: Table, line: str) -> dict[str, object]:
    """What the button of a move says besides cost and gain."""
    return t.game.terms(t.state, seat_number(t.actor()), t.game.vocabulary.code(line)).facts


@rule("CA-CBT-04", "CA-CBT-05", "CA-CBT-11")
def test_a_fight_is_told_with_its_numbers() -> None:
    t = begin().upgrades("A", combat=1).navigation("A", "3").at("A", "1e4").fly("A", 0)
    assert facts_of(t, "land")["fight"] == {"fight": "city", "need": 3, "value": 1}
    t.do("draw energy")
    assert facts_of(t, "navigation 3") == {"fight-card": {"navigation": 3, "value": 4}}
    told = facts_of(t, "stop")
    assert (told["win"], told["marker"]) == ({"fight": "city", "value": 4}, {"city": "drywell"})


@rule("CA-CBT-04")
@pytest.mark.parametrize(("combat", "end"), [(1, "lost"), (2, "won")])
def test_the_button_says_how_the_fight_would_end(combat: int, end: str) -> None:
    t = begin().upgrades("A", combat=combat).at("A", "1c1").fly("A", 0).do("land")
    assert button(t, "stop") == {"end": end}


@rule("CA-MOV-01", "CA-MOV-03", "CA-MOV-13")
def test_a_flight_is_told_with_its_movement_points() -> None:
    t = begin(1).upgrades("A", movement=1).at("A", "1c2").plant("1d2")
    t.state.round, t.player("A").course = 3, 2
    t.state.journal = Journal()
    t.ask("TakeOff 0")
    assert [event.facts for event in t.state.journal.events] == [{"round": 3, "movement": 3}]
    assert facts_of(t, "fly 1d2") == {"fly": {"space": "1d2", "site": "land", "movement": 1}}


@rule("CA-MOV-08", "CA-CBT-01", "CA-CBT-19")
def test_who_ends_a_flight_is_told_before_in_which_city_and_against_whom() -> None:
    """People see no names of spaces. Where an own marker lies nobody is fought."""
    t = begin().at("A", "1c1").fly("A", 0)
    assert button(t, "land") == {"site": "ashbourne", "militia": 2}
    assert t.view()["flyer"] == "A"
    assert button(t.marker("A", "ashbourne"), "land") == {"site": "ashbourne", "militia": 0}


@rule("CA-NAV-05", "CA-PRD-13", "CA-PLT-14", "CA-COL-06")
def test_cards_levels_and_plants_are_told_as_they_are() -> None:
    t = begin().reveal().do("navigation 3")
    assert facts_of(t, "navigation 1")["course"] == {"navigation": 3}
    t = begin().level("A", 4).give("A", water=2).hand("A", "tailwind_charts").build()
    assert facts_of(t, "play tailwind_charts")["level"] == {"level": 5}
    t = begin().at("A", "1c2").tiles("A", green=1).plant_action().do("pick green")
    assert facts_of(t, "place 1d3")["place"] == {"growth": "green", "space": "1d3"}
    t = begin().act().do("collect 2-metal", "drone water").look(2, "c22")
    assert facts_of(t, "city c22")["city-card"] == {"city": "c22", "sector": 2, "navigation": 3}


@rule("CA-PLT-12", "CA-GEN-11")
def test_a_button_promises_no_more_cards_than_there_are() -> None:
    """CA-Q-28."""
    t = begin().tiles("A", wilted_b=1).pile("wreck", "sam").plant_action().do("pick wilted_b")
    assert button(t, "take cards") == {"what": "cards", "count": 2}
    assert button(t, "take water") == {"what": "water", "count": 4}


# --- what is seen ---


@rule("CA-BRD-03", "CA-SS-11")
def test_the_round_track_is_seen_with_its_rounds() -> None:
    """Scenario 1 with four: two spaces are left out; books right of spaces 3, 5 and 7."""
    seen = new(4, 1).view()["track"]
    assert [space["round"] for space in seen] == [None, None, 1, 2, 3, 4, 5, 6]
    assert [n for n, space in enumerate(seen, 1) if space["book"]] == [3, 5, 7]
    assert [space["gain"] for space in seen[1:4]] == [{"energy": 1}, {}, {"metal": 1}]


@rule("CA-CBT-16")
def test_the_odds_of_an_empty_deck_are_those_of_the_discard_pile() -> None:
    t = begin().navigation("A", "", "1 1 2 3").at("A", "1c1").fight("A", 2)
    assert (t.view()["fight"]["chances"], t.view()["fight"]["win"]) == ({"1": 0.5, "2": 0.25, "3": 0.25}, 0.5)


@rule("CA-FND-06")
def test_a_find_below_a_plant_is_not_seen() -> None:
    assert (begin().space("1d1")["find"], begin().plant("1d1").space("1d1")["find"]) == ({"energy": 2}, {})


@rule("CA-SOL-06", "CA-SOL-18", "CA-SOL-19")
@pytest.mark.parametrize(
    ("scenario", "edition", "space", "goal"), [(1, "v1", 3, 80), (1, "v2", 3, 60), (2, "v2", 2, 110)]
)
def test_the_solo_space_and_the_goal_are_seen(scenario: int, edition: str, space: int, goal: int) -> None:
    t = begin(1, scenario, edition=edition).round(2)
    assert (t.view()["solo_now"], t.view()["goal"]) == (space, goal)


@rule("CA-CRD-20")
def test_everybody_sees_the_card_that_parrot_puts_on_top() -> None:
    t = begin().played("A", "parrot").collect("A", "1-metal", "c26", "cards").do("top")
    assert (t.board("A", "B")["top"], t.board("B", "A")["top"]) == (3, None)
