"""What programs can ask of a city: its routes, circuits and crossings."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity import crossed, routes
from tests.cloudcity.kit import city, table
from tests.cloudcity.test_geometry import RING
from tests.kit import rule

CROSS = """
    ..B...
    ......
    S....S
    ......
    ......
    ..B...
"""


@rule("CC-GEO-12", "CC-GEO-13")
def test_a_ring_is_told_with_its_walkways() -> None:
    walkways = "a1-d1 a1-a4 d1-d4 a4-d4"
    [route] = routes(table(city(RING, walkways)).state, "A")
    assert (route.level, sorted(route.walkways), route.circuit) == ("river", sorted(walkways.split()), True)
    assert (route.buildings, route.lengths) == (4, 1)


@rule("CC-CRS-01")
def test_walkways_that_cross_are_told() -> None:
    state = table(city(CROSS, "c1-c6 a3-f3")).state
    assert crossed(state, "A") == ["c1-c6", "a3-f3"] and crossed(state, 1) == []
    assert [route.circuit for route in routes(state, "A")] == [False, False]


def test_only_seats_of_cloud_city_have_routes() -> None:
    state = ct.game("cloudcity").new()
    with pytest.raises(ct.NotASeat, match="the seats are A, B"):
        routes(state, "C")
