"""What exactly stands in the way of a refused move; which rule it is, `rules` and the steps say."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.state import Because
from cloudtop.games.cloudage.actions import (
    ABILITY_NAMES,
    CITY_NAMES,
    ENERGY,
    GROWTH_NAMES,
    METAL,
    MISSION_CARD_NAMES,
    SPACE_NAMES,
    THING_NAMES,
    WATER,
)
from cloudtop.games.cloudage.rules.building import holds, play_refusal, project_water, upgrade_cost, upgrade_refusal
from cloudtop.games.cloudage.rules.flight import entry_cost, flight_refusal
from cloudtop.games.cloudage.rules.planting import place_refusal
from cloudtop.games.cloudage.state import CloudAgeState


def price_because(thing: i64, cost: i64, has: i64) -> Because | None:
    """Something that is too dear."""
    if has >= cost:
        return None
    return Because("price", {"needs": listed(thing, cost), "has": listed(thing, has)})


def listed(thing: i64, count: i64) -> str:
    """So many of a thing, as a list: `metal metal`."""
    return " ".join([THING_NAMES[thing]] * count)


def upgrade_because(state: CloudAgeState, seat: i64, ability: i64, discount: i64) -> Because | None:
    """CA-UPG-01, CA-UPG-04: all are built, or the metal does not suffice."""
    rule = upgrade_refusal(state, seat, ability, discount)
    if rule == "CA-UPG-01":
        return Because("all-built", {"ability": ABILITY_NAMES[ability]})
    if rule != "CA-UPG-04":
        return None
    return price_because(METAL, upgrade_cost(state, seat, ability, discount), state.players[seat].things[METAL])


def play_because(state: CloudAgeState, seat: i64, kind: i64) -> Because | None:
    """CA-BLD-01, CA-PRJ-01: not in the hand, or too dear; the card itself does not pay for itself."""
    if not holds(state, seat, kind):
        return Because("not-in-hand", {})
    if play_refusal(state, seat, kind) is None:
        return None
    player = state.players[seat]
    cards: i64 = state.box.cards[kind]
    if cards >= len(player.hand):
        return Because("cards", {"cards": cards, "count": len(player.hand) - 1})
    return price_because(WATER, project_water(state, seat, kind), player.things[WATER])


def fly_because(state: CloudAgeState, seat: i64, space: i64, points: i64) -> Because | None:
    """CA-MOV-04, CA-MOV-15, CA-MOV-16, CA-MOV-18: too far, too dear, or a dead end."""
    rule = flight_refusal(state, seat, space, points)
    name = SPACE_NAMES[space]
    if rule == "CA-MOV-12":
        return None
    if rule == "CA-MOV-04":
        return Because("not-next", {"space": name, "place": SPACE_NAMES[state.players[seat].place]})
    cost: i64 = entry_cost(state, space)
    if rule == "CA-MOV-18":
        return Because("dead-end", {"space": name, "movement": points - cost})
    return Because("movement", {"space": name, "cost": cost, "movement": points})


def land_because(state: CloudAgeState, seat: i64) -> Because:
    """CA-MOV-08, CA-MOV-11: no city, or another airship."""
    place: i64 = state.players[seat].place
    facts: dict[str, object] = {"place": SPACE_NAMES[place]}
    return Because("no-city", facts) if state.land.city[place] < 0 else Because("airship", facts)


def place_because(state: CloudAgeState, seat: i64, space: i64) -> Because | None:
    """CA-PLT-15, CA-PLT-17: something is there, or it is not connected with the airship."""
    rule = place_refusal(state, space)
    facts: dict[str, object] = {"space": SPACE_NAMES[space]}
    if rule == "CA-PLT-17":
        return Because("not-connected", {**facts, "place": SPACE_NAMES[state.players[seat].place]})
    if rule != "CA-PLT-15":
        return None
    return Because("planted", facts) if state.plants[space] > 0 else Because("airship", {"place": SPACE_NAMES[space]})


def tile_because(state: CloudAgeState, seat: i64, kind: i64) -> Because:
    """CA-PLT-03, CA-PLT-11: no such tile, or one that came just now."""
    facts: dict[str, object] = {"growth": GROWTH_NAMES[kind]}
    return Because("fresh" if state.players[seat].fresh[kind] > 0 else "no-tile", facts)


def present_because(state: CloudAgeState, seat: i64, kind: i64) -> Because | None:
    """CA-PLT-03: a tile that is to be given away and does not lie there."""
    return None if state.players[seat].tiles[kind] > 0 else Because("no-tile", {"growth": GROWTH_NAMES[kind]})


def card_because(state: CloudAgeState, seat: i64, kind: i64) -> Because | None:
    """A project card that is to be discarded and is not in the hand."""
    return None if holds(state, seat, kind) else Because("not-in-hand", {})


def sector_because(sector: i64) -> Because:
    """CA-COL-09"""
    return Because("sector-empty", {"sector": sector + 1})


def marker_because(state: CloudAgeState, tile: i64) -> Because:
    """CA-LEG-02: no marker in the city of a legacy tile."""
    return Because("no-marker", {"city": CITY_NAMES[state.box.tiles[tile].city]})


def navigation_because(state: CloudAgeState, seat: i64, value: i64) -> Because | None:
    """CA-BON-03: a navigation card that is not in the discard pile."""
    return None if state.players[seat].spent[value] > 0 else Because("not-spent", {"navigation": value})


def cover_because(state: CloudAgeState, seat: i64, half: i64) -> Because | None:
    """CA-MIS-04, CA-MIS-09: a mission on no card of the player, or that is covered."""
    facts: dict[str, object] = {"half": f"{MISSION_CARD_NAMES[half // 2]}-{half % 2 + 1}"}
    player = state.players[seat]
    if half in player.covered:
        return Because("covered", facts)
    return None if half // 2 in player.missions else Because("other-mission", facts)


def level_because(state: CloudAgeState, seat: i64, level: i64) -> Because | None:
    """CA-PRD-04, CA-PRD-05: a level that is not reached, or too dear."""
    player = state.players[seat]
    if level > player.level:
        return Because("level", {"level": level, "own": player.level})
    return price_because(ENERGY, state.box.energy[level], player.things[ENERGY])
