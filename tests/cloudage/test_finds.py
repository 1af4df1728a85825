"""Finds: what an airship picks up on its way, and what a plant covers for good."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import begin
from tests.kit import rule


@rule("CA-FND-01", "CA-FND-08")
@pytest.mark.parametrize(
    ("start", "space", "thing", "more"),
    [("1c1", "1d1", "energy", 2), ("1d3", "1e3", "points", 1), ("2a1", "2b1", "metal", 1), ("1b5", "1a5", "metal", 2),
     ("2b5", "2c5", "metal", 3), ("4b5", "4c5", "points", 3)],
)  # fmt: skip
def test_a_find_is_taken_when_its_space_is_entered(start: str, space: str, thing: str, more: int) -> None:
    t = begin().at("A", start).fly("A", 9)
    assert t.terms(f"fly {space}") == ({}, {thing: more})
    had = t.count("A", thing)
    assert t.do(f"fly {space}").count("A", thing) == had + more


@rule("CA-FND-01", "CA-FND-08")
def test_cards_that_are_found_are_drawn_at_once() -> None:
    t = begin().at("A", "2a3").fly("A", 9).do("fly 2b3")
    t.do("project parrot", "project wreck", "project wreck")
    assert (t.cards("A"), t.step()) == (["wreck", "wreck", "parrot"], "Fly")


@rule("CA-FND-01", "CA-GEN-11")
def test_a_find_of_cards_brings_those_that_are_left() -> None:
    t = begin().pile("wreck").at("A", "2a3").fly("A", 9).do("fly 2b3", "project wreck")
    assert (t.cards("A"), t.step()) == (["wreck"], "Fly")
    assert begin().pile().at("A", "2a3").fly("A", 9).do("fly 2b3").step() == "Fly"


@rule("CA-FND-01", "CA-GEN-12")
def test_points_that_are_found_count_at_once() -> None:
    assert begin().at("A", "1d3").fly("A", 9).do("fly 1e3").lines("A") == {"finds": 1}


@rule("CA-FND-02")
def test_a_find_is_taken_once_in_a_flight() -> None:
    t = begin().give("A", metal=0).at("A", "1c1").fly("A", 9).do("fly 1c2", "fly 1c1", "fly 1c2")
    assert t.count("A", "metal") == 1


@rule("CA-FND-02")
def test_different_finds_are_all_taken() -> None:
    t = begin().give("A", metal=0, energy=0).at("A", "1c1").fly("A", 9).do("fly 1c2", "fly 1d1")
    assert (t.count("A", "metal"), t.count("A", "energy")) == (1, 2)


@rule("CA-FND-01", "CA-FND-02")
def test_a_way_is_told_with_what_it_brings() -> None:
    def brings(space: str) -> dict[str, int]:
        return dict(next(way["finds"] for way in t.view()["reach"] if way["space"] == space))

    t = begin().at("A", "1b1").fly("A", 9)
    assert (brings("1b2"), brings("1d1")) == ({}, {"energy": 2})
    t.do("fly 1c1", "fly 1d1")
    assert (brings("1c1"), brings("1c2")) == ({}, {"metal": 1})
    assert brings("1e1") == {}, "taken already"


@rule("CA-FND-02", "CA-FND-04")
def test_a_find_is_there_again_in_the_next_round() -> None:
    t = begin().give("A", metal=0).at("A", "1c1").fly("A", 9).do("fly 1c2", "fly 1c1", "land", "stop")
    assert t.round(2).fly("A", 9).do("fly 1c2").count("A", "metal") == 2


@rule("CA-FND-03")
def test_a_find_below_the_airship_is_not_taken() -> None:
    t = begin().give("A", metal=0).at("A", "1c2").fly("A", 9).do("land")
    assert t.count("A", "metal") == 0


@rule("CA-FND-03")
def test_it_is_taken_after_leaving_and_coming_back() -> None:
    t = begin().give("A", metal=0).at("A", "1c2").fly("A", 9).do("fly 1c1")
    assert t.count("A", "metal") == 0
    assert t.do("fly 1c2").count("A", "metal") == 1


@rule("CA-FND-04")
def test_a_find_is_there_for_everybody() -> None:
    t = begin().give("A", metal=0).give("B", metal=0).at("A", "1c1").at("B", "1d2")
    t.fly("A", 9).do("fly 1c2", "land", "stop").fly("B", 9).do("fly 1c2")
    assert (t.count("A", "metal"), t.count("B", "metal")) == (1, 1)


@rule("CA-FND-01", "CA-MOV-10")
def test_a_find_below_another_airship_is_taken_in_passing() -> None:
    t = begin().at("B", "1c2").give("A", metal=0).at("A", "1c1").fly("A", 2).do("fly 1c2")
    assert (t.count("A", "metal"), t.why("land")) == (1, "CA-MOV-11")


@rule("CA-FND-05", "CA-FND-01")
def test_a_find_in_the_city_where_the_flight_ends_is_taken() -> None:
    t = begin().give("A", metal=0).at("A", "1c1").fly("A", 1).do("fly 1c2", "land", "stop")
    assert (t.count("A", "metal"), t.markers("A")) == (1, {"borderville": 1})


@rule("CA-FND-06")
def test_a_planted_find_goes_to_the_planter() -> None:
    t = begin().give("A", metal=0).tiles("A", green=1).at("A", "2b5").act().do("plant", "pick green")
    t.do("place 2c5")
    assert (t.count("A", "metal"), t.space("2c5")["find"]) == (3, {})


@rule("CA-FND-06")
def test_a_covered_find_is_gone_for_those_who_fly() -> None:
    t = begin().plant("2c5").give("A", metal=0).at("A", "2b5").fly("A", 3)
    assert t.terms("fly 2c5") == ({}, {})
    assert t.do("fly 2c5").count("A", "metal") == 0


@rule("CA-FND-07")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_covering_pays_even_if_the_find_was_taken_in_this_round(edition: str) -> None:
    t = begin(edition=edition).give("A", metal=0).tiles("A", green=1).at("A", "2b4").marker("A", "ruin_south")
    t.fly("A", 9).do("fly 2c5", "fly 2b5", "fly 2a5", "land")
    assert t.count("A", "metal") == 3
    t.at("A", "2b5").act().do("plant", "pick green", "place 2c5")
    assert t.count("A", "metal") == 6


@rule("CA-FND-09", "CA-LEG-19")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_the_extra_tile_of_l14_covers_a_find_though_it_is_wilted(edition: str) -> None:
    t = begin(2, 2, legacy=["L14"], edition=edition).give("A", metal=0).tiles("A", wilted_b=1).at("A", "2b5")
    t.upgrades("A", combat=4).played("A", "light_cannon").act().do("use L14", "stop", "done", "pick wilted_b")
    t.do("take water", "place 2c5")
    assert (t.count("A", "metal"), t.count("A", "points"), t.plants()) == (3, 0, {"2c5": "wilted_b"})


@rule("CA-FND-09")
def test_other_wilted_tiles_cover_nothing() -> None:
    t = begin().tiles("A", wilted_b=1).at("A", "2b5").act().do("plant", "pick wilted_b")
    t.do("take water")
    assert (t.plants(), t.step()) == ({}, "BuildAction")


@rule("CA-FND-05", "CA-LEG-13")
def test_l6_brings_a_find_into_nefaria() -> None:
    t = begin(2, 2, legacy=["L6"]).give("A", metal=0).at("A", "4e2").fly("A", 9).do("fly 4e1")
    assert (t.count("A", "metal"), t.space("4e1")["city"]) == (2, "nefaria")
