"""Routes, circuits and crossings of a city, as the Special Requests see them: for programs that want to know."""

from __future__ import annotations

import msgspec

from cloudtop.core.errors import Mistake
from cloudtop.core.seats import find_seat
from cloudtop.core.state import State
from cloudtop.games.cloudcity.geometry import LEVELS, Level, span_name
from cloudtop.games.cloudcity.rules import requests
from cloudtop.games.cloudcity.state import CloudCityState


class Route(msgspec.Struct, frozen=True):
    """CC-GEO-12: buildings of one colour joined by walkways."""

    level: Level
    walkways: list[str]  # "g7-j7"
    buildings: int
    votes: int
    lengths: int  # how many different ones
    circuit: bool  # CC-GEO-13: a closed ring


def _table(state: State) -> CloudCityState:
    if not isinstance(state, CloudCityState):
        raise Mistake("Only a state of Cloud City has routes.")
    return state


def routes(state: State, seat: int | str) -> list[Route]:
    """All routes of a seat's city."""
    table = _table(state)
    city = table.cities[find_seat(seat, table.seats)]
    return [
        Route(
            LEVELS[route.level - 1],
            [span_name(span) for span in route.spans],
            int(route.buildings),
            int(route.votes),
            int(route.lengths),
            bool(route.is_circuit()),
        )
        for route in requests.routes(city, table.box)
    ]


def crossed(state: State, seat: int | str) -> list[str]:
    """CC-CRS-01: the walkways of a seat's city that cross at least one other."""
    table = _table(state)
    city = table.cities[find_seat(seat, table.seats)]
    return [span_name(span) for span in requests.crossed(city, table.box)]
