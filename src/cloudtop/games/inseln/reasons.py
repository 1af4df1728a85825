"""What exactly stands in the way of a refused move; which rule it is, `rules` says."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.state import Because
from cloudtop.games.inseln.actions import BAG_KINDS, EXTENSION_NAMES, KIND_NAMES, PICK, PLACES
from cloudtop.games.inseln.geometry import BESIDE_YARD, BIT, CELL_NAMES
from cloudtop.games.inseln.rules.clouds import cloud_kinds
from cloudtop.games.inseln.rules.flight import flight_refusal, flight_to, most_points, price, reaches_edge, surplus
from cloudtop.games.inseln.rules.harbour import exchange_refusal, extension_refusal, ocular_refusal, owns_extension
from cloudtop.games.inseln.rules.placing import place_refusal
from cloudtop.games.inseln.state import EXCHANGED, OCULAR_BOUGHT, InselnState


def launch_because(cell: i64) -> Because | None:
    """IN-SET-08"""
    return None if BESIDE_YARD & BIT[cell] else Because("not-yard", {"cell": CELL_NAMES[cell]})


def flight_because(state: InselnState, seat: i64, cell: i64, points: i64) -> Because | None:
    """IN-MOV-03, IN-MOV-10, IN-P2-03, IN-P2-04: the line, the price, the points."""
    rule = flight_refusal(state, seat, cell, points)
    flight: i64 = flight_to(state, seat, cell)
    to = CELL_NAMES[cell]
    if rule == "IN-MOV-03":
        return Because("not-straight", {"cell": to, "balloon": CELL_NAMES[state.islands[seat].balloon]})
    if rule == "IN-MOV-10":
        return Because("energy", {"cost": price(state, seat, flight, points), "energy": state.islands[seat].energy})
    if rule == "IN-P2-03":
        if not reaches_edge(state, seat, flight):
            return Because("no-edge", {"cell": to})
        return Because("points-free", {"points": surplus(state, seat, flight)})
    return Because("points-most", {"points": most_points(state)}) if rule == "IN-P2-04" else None


def place_because(state: InselnState, seat: i64, cell: i64) -> Because | None:
    """IN-PLA-02, IN-PLA-03, IN-PLA-06: what lies on the cell, or how far it is."""
    rule = place_refusal(state, seat, cell)
    island = state.islands[seat]
    name = CELL_NAMES[cell]
    if rule == "IN-PLA-03":
        return Because("balloon-there", {"cell": name})
    if rule == "IN-PLA-06":
        return Because("taken", {"cell": name, "tile": KIND_NAMES[island.tile[cell]]})
    return Because("far", {"cell": name, "balloon": CELL_NAMES[island.balloon]}) if rule == "IN-PLA-02" else None


def full_because(state: InselnState, seat: i64) -> Because:
    """IN-TAK-06, IN-TAK-07, IN-BON-05: no ocular is free."""
    return Because("oculars-full", {"count": state.capacity(seat)})


def not_stored(state: InselnState, seat: i64, kind: i64) -> Because | None:
    """IN-PLA-01: the tile is not on an ocular."""
    return None if kind in state.islands[seat].oculars else Because("not-stored", {"tile": KIND_NAMES[kind]})


def cloud_because(state: InselnState, cloud: i64) -> Because | None:
    """IN-TAK-11"""
    if cloud >= state.box.clouds or state.clouds[cloud * PLACES] >= 0:
        return None
    return Because("cloud-empty", {"cloud": cloud + 1})


def spare_because(action: i64) -> Because:
    """IN-P2-06, IN-END-06: a single tile that does not lie on that cloud."""
    cloud: i64 = (action - PICK) // BAG_KINDS + 1
    return Because("not-on-cloud", {"cloud": cloud, "tile": KIND_NAMES[(action - PICK) % BAG_KINDS]})


def too_few_points(price: i64, points: i64) -> Because:
    """IN-P2-04"""
    return Because("points", {"price": price, "points": points})


def exchange_because(state: InselnState, seat: i64, points: i64, done: i64, swap: i64) -> Because | None:
    """IN-P2-04, IN-P2-05: the points, the one exchange of a turn, or a tile that is not where it should be."""
    rule = exchange_refusal(state, seat, points, done)
    if rule == "IN-P2-04":
        return too_few_points(state.box.exchange_points, points)
    if rule == "IN-M2-01":
        return None
    if done & EXCHANGED:
        return Because("exchanged", {})
    there: i64 = swap % BAG_KINDS
    if there not in cloud_kinds(state, state.box.clouds):
        return Because("not-at-harbour", {"tile": KIND_NAMES[there]})
    return not_stored(state, seat, swap // BAG_KINDS)


def extension_because(state: InselnState, seat: i64, points: i64, extension: i64) -> Because | None:
    """IN-P2-04, IN-P2-06, IN-TAK-06"""
    rule = extension_refusal(state, seat, points, extension)
    if rule == "IN-P2-04":
        return too_few_points(state.box.extension_points, points)
    if rule == "IN-TAK-06":
        return full_because(state, seat)
    if rule != "IN-P2-06":
        return None
    facts: dict[str, object] = {"extension": EXTENSION_NAMES[extension]}
    return Because("extension-owned" if owns_extension(state, seat, extension) else "extension-gone", facts)


def ocular_because(state: InselnState, seat: i64, points: i64, done: i64) -> Because | None:
    """IN-P2-04, IN-P3-02"""
    rule = ocular_refusal(state, seat, points, done)
    island = state.islands[seat]
    if rule == "IN-P2-04":
        return too_few_points(state.box.ocular_points, points)
    if rule != "IN-P3-02":
        return None
    if done & OCULAR_BOUGHT:
        return Because("ocular-bought", {})
    if island.extra == state.box.extra_oculars:
        return Because("oculars-most", {"count": island.extra})
    return Because("ocular-energy", {"cost": state.box.ocular_energy, "energy": island.energy})
