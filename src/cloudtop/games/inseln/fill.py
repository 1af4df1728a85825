"""Positions from what matters: islands, oculars, energy, whose turn it is; the rest is as after set-up, or in the bag."""

from __future__ import annotations

from typing import Any

import msgspec

from cloudtop.core.fill import BySeat, no_words, of_seats, read_parts, step_words
from cloudtop.core.game import Game, seat_name
from cloudtop.core.seats import find_seat
from cloudtop.games.inseln.actions import (
    BAG_KINDS,
    BONUS_NAMES,
    EXTENSION_KIND,
    FACE_NAMES,
    KIND_NAMES,
    LANDSCAPES,
    START_KIND,
)
from cloudtop.games.inseln.game import Inseln
from cloudtop.games.inseln.geometry import DIRECTION_NAMES
from cloudtop.games.inseln.position import ENDINGS

ROUND = ["EndOfRound", "Turn 0", "ResolveBonus 0"]
DICE = {"RollDice": ["Reroll 1 1", "RollDice 1 1"], "Reroll": ["Reroll 1 1"]}  # before anybody's turn
IN_TURN = {  # with the numbers after the seat that most positions want
    "Fly": "", "TakeCloud": "0 0", "TakeOne": "", "KeepTile": "", "PlaceTile": "", "QuestionMark": "", "DrawTile": "1",
    "SpareTile": "1", "DrawnTile": "",
}  # fmt: skip


class IslandParts(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of an island. A tile is `forest3`, or `forest`: then any such tile that is left."""

    balloon: str | None = None
    energy: int | None = None
    oculars: list[str] | None = None
    tiles: dict[str, str] = {}
    extra_oculars: int = 0
    connected: int = 0


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody may say of a position."""

    islands: BySeat[IslandParts] = {}
    turn: str | int | None = None  # whose turn it is
    ask: str = "Fly"  # and what is asked: `TakeCloud 2 0` (points for the harbour, what was done there), `RollDice` ...
    over: bool = False
    round: int = 1
    first: str | int | None = None
    bonus: str | None = None
    wind: str | None = None
    ending: str | None = None
    clouds: list[list[str]] | None = None
    taken: list[str] = []


class Bag:
    """The tiles while the table is filled: how many of each kind are left."""

    def __init__(self, game: Inseln) -> None:
        self.left = [int(n) for n in game.box.copies[:BAG_KINDS]]
        self.found: list[str] = []  # extensions and start tiles

    def take(self, name: str) -> str:
        """A tile by its name, or any tile with this face; one too many shows when the position is audited."""
        if name in FACE_NAMES and name not in KIND_NAMES:
            numbered = [kind for kind in KIND_NAMES[:BAG_KINDS] if kind.rstrip("0123456789") == name]
            name = next((kind for kind in numbered if self.has(kind)), numbered[0] if numbered else name)
        if name in KIND_NAMES[:BAG_KINDS]:
            self.left[KIND_NAMES.index(name)] -= 1
        else:
            self.found.append(name)
        return name

    def has(self, kind: str) -> bool:
        return self.left[KIND_NAMES.index(kind)] > 0

    def take_or_other(self, kind: str) -> str:
        """A tile that nobody has named: another one if it lies elsewhere."""
        return self.take(kind if self.has(kind) else KIND_NAMES[self.left.index(max(self.left))])


def first_turn(game: Game) -> dict[str, Any]:
    """The table at the first flight, with the first of everything that could be chosen or drawn."""
    state = game.new()
    while state.agenda[-1].name() != "Fly":
        state.apply(state.actor(), state.offer(state.actor())[0])
    return game.dump(state)


def fill(game: Game, parts: dict[str, Any]) -> dict[str, Any]:
    """A whole position with these parts; whether it can occur is for `Game.load` to say."""
    assert isinstance(game, Inseln)
    given = read_parts(parts, Parts, "Die Inseln im Nebel")
    data, bag = first_turn(game), Bag(game)
    data["round"] = given.round
    if given.first is not None:
        data["first"] = seat_name(find_seat(given.first, game.seats))
    said = of_seats(given.islands, game.seats)
    for seat, island in enumerate(data["islands"]):
        fill_island(said.get(seat, IslandParts()), island, bag)
    data["taken"] = [bag.take(tile) for tile in given.taken]
    if given.clouds is None:
        data["clouds"] = [[bag.take_or_other(tile) for tile in cloud] for cloud in data["clouds"]]
    else:
        data["clouds"] = [[bag.take(tile) for tile in cloud] for cloud in given.clouds]
    fill_supplies(game, data, bag)
    fill_dice(given, data)
    noted = given.over or any(island["connected"] for island in data["islands"])
    data["ending"] = ENDINGS[2 if noted else 0] if given.ending is None else given.ending
    data["agenda"] = [] if given.over else agenda(game, given, data)
    return data


def fill_island(one: IslandParts, island: dict[str, Any], bag: Bag) -> None:
    """What is named of a player instead of what there is at the first turn."""
    island["balloon"] = one.balloon or island["balloon"]
    island["energy"] = island["energy"] if one.energy is None else one.energy
    island["tiles"] = {cell: bag.take(tile) for cell, tile in one.tiles.items()}
    island["oculars"] = [bag.take(tile) for tile in (island["oculars"] if one.oculars is None else one.oculars)]
    island |= {"extra_oculars": one.extra_oculars, "connected": one.connected}


def fill_supplies(game: Inseln, data: dict[str, Any], bag: Bag) -> None:
    """IN-INV-02, IN-INV-03, IN-P2-01: tiles that lie nowhere are in the bag, the supply or the box."""
    data["bag"] = {KIND_NAMES[kind]: n for kind, n in enumerate(bag.left) if n > 0}
    extensions = {
        name: int(game.box.extensions) - bag.found.count(name) for name in KIND_NAMES[EXTENSION_KIND:START_KIND]
    }
    data["supply"] = {name: n for name, n in extensions.items() if n > 0}
    starts = zip(FACE_NAMES[:LANDSCAPES], KIND_NAMES[START_KIND:])
    data["start_tiles"] = [landscape for landscape, tile in starts if tile not in bag.found]


def fill_dice(given: Parts, data: dict[str, Any]) -> None:
    """IN-ROL-01: the dice as they are named, or as they fell; before the roll they show nothing."""
    for die, named, faces in (("bonus", given.bonus, BONUS_NAMES), ("wind", given.wind, DIRECTION_NAMES)):
        data[die] = named if named is not None else data[die] or faces[0]
        if given.ask.split()[:1] == ["RollDice"] and not given.over:
            data[die] = ""


def agenda(game: Inseln, given: Parts, data: dict[str, Any]) -> list[str]:
    """IN-RND-02, IN-RND-05: the dice of a round, or one player's turn."""
    name, numbers = step_words(given.ask, [*DICE, "BonusTile", *IN_TURN])
    if name in DICE:
        no_words(given.ask, numbers)
        return [*ROUND, *DICE[name]]
    first = find_seat(data["first"], game.seats)
    seat = first if given.turn is None else find_seat(given.turn, game.seats)
    place = (seat - first) % game.seats + 1
    if name == "BonusTile":
        no_words(given.ask, numbers)
        return [*ROUND[:2], f"ResolveBonus {place}", f"BonusTile {seat}"]
    turn = ["EndOfRound", f"Turn {place}", f"CheckCoasts {seat}", f"PlaceTile {seat}"]
    if name == "PlaceTile":
        no_words(given.ask, numbers)
        return turn
    return [*turn, " ".join([name, str(seat), *(numbers or IN_TURN[name].split())])]
