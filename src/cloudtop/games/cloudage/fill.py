"""Positions from what matters: what players have, where airships and markers are, whose turn it is; the rest is as after set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import Corrupt
from cloudtop.core.fill import BySeat, no_words, of_seats, read_parts, step_words
from cloudtop.core.game import Game, seat_name
from cloudtop.core.seats import find_seat
from cloudtop.games.cloudage.actions import (
    CITY_CARD_NAMES,
    GROWTH_NAMES,
    LEGACY_NAMES,
    MISSION_CARD_NAMES,
    NAVIGATIONS,
    PROJECT_NAMES,
    SECTORS,
    SIGHT,
)
from cloudtop.games.cloudage.audit_story import leads_on, ways_after
from cloudtop.games.cloudage.game import CloudAge
from cloudtop.games.cloudage.rules.sleeves import sight_options
from cloudtop.games.cloudage.rules.story import copies_of, last_card, tiles_of_game
from cloudtop.games.cloudage.state import LINE_NAMES, SPENT_LINE, TRACK, changed, own
from cloudtop.games.cloudage.steps.round import FINAL_BUILDS

Counts = dict[str, int] | list[str | int] | str  # {"green": 2}, ["green", "green"] or "green green"

# What can be asked, the phase in which it is, and the drone of whoever is active.
ASKS = {
    "CityAction": ("action", ""), "SoloBoard": ("action", ""), "BuildAction": ("action", "build"),
    "ChooseTiles": ("action", "plant"), "Fly": ("movement", ""), "Fight": ("movement", ""), "BookAction": ("production", ""),
    "Produce": ("production", ""), "LowerCard": ("production", ""), "FinalProduction": ("end", ""),
}  # fmt: skip


class SeatParts(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of a player."""

    resources: Counts | None = None
    points: int | dict[str, int] | None = None  # on the track in all, or by line of the score sheet
    level: int = 0
    upgrades: Counts = {}
    played: Counts = {}
    hand: list[str] | None = None  # project cards, with or without the seats that know them
    tiles: Counts | None = None
    fresh: Counts = {}
    deck: Counts | None = None  # values of navigation cards
    spent: Counts = {}
    top: int = -1
    course: int | None = None
    lower: int = 0
    place: str | None = None
    drone: str | None = None
    markers: Counts = {}
    missions: list[str] | None = None
    covered: list[str] | None = None
    strength: int = -1
    tie: int = -1


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody may say of a position."""

    seats: BySeat[SeatParts] = {}
    turn: str | int | None = None  # whose turn it is
    ask: str = "CityAction"  # and what is asked: `Fly`, `Fight`, `BuildAction 2`, `Produce` ...
    over: bool = False
    round: int | None = None
    first: str | int | None = None
    boards: list[str] | None = None
    legacy: list[str] | None = None
    discard: Counts = {}
    plants: dict[str, str] = {}
    city_cards: list[str] | None = None  # those that have been taken
    sleeves: list[int] | None = None
    left: list[int] | None = None
    sights: list[int] | None = None
    planted: int = 0
    read: list[int] | None = None  # story cards, in a campaign


def counts(given: Counts) -> dict[str, int]:
    words = given.split() if isinstance(given, str) else given
    return dict(given) if isinstance(given, dict) else dict(Counter(str(word) for word in words))


def first_round(game: Game) -> dict[str, Any]:
    """The table at the beginning of round 1, with the first of everything that could be chosen or drawn."""
    state = own(game.new())
    while state.round == 0:
        state.apply(state.actor(), state.offer(state.actor())[0])
    return game.dump(state)


def fill(game: Game, parts: dict[str, Any]) -> dict[str, Any]:
    """A whole position with these parts; whether it can occur is for `Game.load` to say."""
    assert isinstance(game, CloudAge)
    given = read_parts(parts, Parts, "CloudAge")
    data = first_round(game)
    said = of_seats(given.seats, game.seats)
    ones = [said.get(seat, SeatParts()) for seat in range(game.seats)]
    name, words = step_words(given.ask, list(ASKS))
    fill_round(game, given, data, "FinalProduction" if given.over else name)
    data |= {"boards": given.boards or data["boards"], "plants": given.plants, "planted": given.planted}
    data["legacy"] = data["legacy"] if given.legacy is None else given.legacy
    for one, seat in zip(ones, data["seats"]):
        fill_seat(one, seat)
    fill_projects(game, given, ones, data)
    fill_tiles(game, ones, data)
    fill_missions(ones, data)
    fill_sleeves(game, given, data)
    data["agenda"] = [] if given.over else agenda(game, given, data, name, words)
    active = [line.split()[1] for line in data["agenda"] if line.startswith("EndAction")]
    data["active"] = seat_name(int(active[0])) if active else ""
    fill_sights(game, given, data)
    return data


def fill_round(game: CloudAge, given: Parts, data: dict[str, Any], name: str) -> None:
    """CA-PRD-02, CA-STO-07: the round says who begins it and which side of the scenario card is up."""
    rounds = int(game.box.rounds)
    number = given.round if given.round is not None else rounds if name == "FinalProduction" else 1
    data |= {"round": number, "phase": ASKS[name][0]}
    if given.first is not None:
        data["first"] = seat_name(find_seat(given.first, game.seats))
    elif game.box.first >= 0:
        data["first"] = seat_name((int(game.box.first) + number - 1) % game.seats)
    read = range(1, number - (1 if name == "BookAction" else 0))
    books = sum(1 for n in read if 0 < TRACK - rounds + n <= TRACK and game.box.track_book[TRACK - rounds + n])
    data["turned"] = books > 0
    if game.box.opening > 0:
        fill_story(game, given, data, books)


def fill_story(game: CloudAge, given: Parts, data: dict[str, Any], books: int) -> None:
    """CA-STO-02, CA-STO-13: the story as far as the books have come, by the first of two choices if nothing is named."""
    state = own(game.new())
    ways = [way for way in ways_after(state, books) if not leads_on(state, way)]
    data["read"], data["turned"] = next((way for way in ways if way[0] == given.read), ways[0])
    if given.over and last_card(state) > 0:
        data |= {"read": [*data["read"], int(last_card(state))], "turned": True}
    state.read, state.turned = vec[i64](data["read"]), data["turned"]
    laid = int(tiles_of_game(state))
    data["legacy"] = [name for n, name in enumerate(LEGACY_NAMES) if laid >> n & 1]


def fill_seat(one: SeatParts, seat: dict[str, Any]) -> None:
    """What is named of a player instead of what there is after set-up."""
    if one.resources is not None:
        seat["resources"] = counts(one.resources)
    if isinstance(one.points, int):
        seat["points"] = {LINE_NAMES[SPENT_LINE] if one.points < 0 else "effects": one.points}
    seat["points"] = one.points if isinstance(one.points, dict) else seat["points"]
    seat["deck"] = seat["deck"] if one.deck is None else counts(one.deck)
    for part in ("upgrades", "played", "fresh", "spent", "markers"):
        seat[part] = counts(getattr(one, part))
    for part in ("level", "top", "lower", "strength", "tie"):
        seat[part] = getattr(one, part)
    seat["course"] = max(seat["course"], one.lower) if one.course is None else one.course
    seat["place"] = one.place or seat["place"]
    seat["drone"] = one.drone or ""


def fill_projects(game: CloudAge, given: Parts, ones: list[SeatParts], data: dict[str, Any]) -> None:
    """CA-SET-12: hands that are not named have cards that lie nowhere else; what is left over is the pile."""
    state = own(game.new())
    state.read, state.turned = vec[i64](data["read"]), data["turned"]
    left = {name: int(copies_of(state, kind)) for kind, name in enumerate(PROJECT_NAMES)}
    data["discard"] = counts(given.discard)
    named = Counter(data["discard"])
    for one, seat in zip(ones, data["seats"]):
        named.update(seat["played"])
        named.update(line.split()[0] for line in one.hand or [] if line.split())
    left = {name: n - named[name] for name, n in left.items()}
    for number, (one, seat) in enumerate(zip(ones, data["seats"])):
        hand = one.hand if one.hand is not None else [take(line.split()[0], left) for line in seat["hand"]]
        seat["hand"] = [line if " " in line else f"{line} {seat_name(number)}" for line in hand]
        if game.seats == 1:
            seat["hand"] = [line if "-" in line else f"{line}-" for line in seat["hand"]]
    data["pile"] = {name: n for name, n in left.items() if n > 0}


def take(name: str, left: dict[str, int]) -> str:
    """A piece that nobody has named: another one if there is none left."""
    name = name if left.get(name, 0) > 0 else max(left, key=lambda other: left[other])
    left[name] -= 1
    return name


def fill_tiles(game: CloudAge, ones: list[SeatParts], data: dict[str, Any]) -> None:
    """CA-SET-07: tiles that lie nowhere are in the bag."""
    left: dict[str, int] = {name: int(n) for name, n in zip(GROWTH_NAMES, game.box.bag)}
    named = Counter(data["plants"].values())
    for one in ones:
        named.update(counts(one.tiles or {}))
    left = {name: n - named[name] for name, n in left.items()}
    for one, seat in zip(ones, data["seats"]):
        old = [name for name, n in seat["tiles"].items() for _ in range(n)]
        seat["tiles"] = counts([take(name, left) for name in old] if one.tiles is None else one.tiles)
    data["bag"] = {name: n for name, n in left.items() if n > 0}


def fill_missions(ones: list[SeatParts], data: dict[str, Any]) -> None:
    """CA-SET-08, CA-MIS-04: mission cards that nobody has are the pile; each new card covers a mission of the one before."""
    named = [card for one in ones for card in one.missions or []]
    left = {name: 1 - named.count(name) for name in MISSION_CARD_NAMES}
    for one, seat in zip(ones, data["seats"]):
        seat["missions"] = [take(card, left) for card in seat["missions"]] if one.missions is None else one.missions
        seat["covered"] = [f"{card}-1" for card in seat["missions"][:-1]] if one.covered is None else one.covered
    data |= {"missions": {name: n for name, n in left.items() if n > 0}, "bottom": []}


def fill_sleeves(game: CloudAge, given: Parts, data: dict[str, Any]) -> None:
    """CA-COL-06: the city cards that were taken are those that the players' navigation cards speak of, or as many as are missing."""
    taken = list(given.city_cards or [])
    cards = [name for name in reversed(CITY_CARD_NAMES) if name not in taken]
    value = {name: int(n) for name, n in zip(CITY_CARD_NAMES, game.box.card_value)}
    if given.city_cards is None:
        for v in range(NAVIGATIONS):
            held = sum(seat[pile].get(str(v), 0) for seat in data["seats"] for pile in ("deck", "spent"))
            more = held - int(game.box.navigation[v]) * game.seats
            taken += [name for name in cards if value[name] == v][: max(0, more)]
        missing = SECTORS * int(game.box.sleeve_cards) - sum(given.left) - len(taken) if given.left is not None else 0
        taken += [name for name in cards if name not in taken][: max(0, missing)]
    data["unseen"] = [name for name in CITY_CARD_NAMES if name not in taken]
    data["sleeves"] = given.sleeves or data["sleeves"]
    data["left"] = given.left if given.left is not None else spread(len(taken), data["left"])


def spread(taken: int, left: list[int]) -> list[int]:
    """So many cards less, from the fullest sleeves."""
    for _ in range(min(taken, sum(left))):
        left[left.index(max(left))] -= 1
    return left


def fill_sights(game: CloudAge, given: Parts, data: dict[str, Any]) -> None:
    """CA-CTY-08: through each sleeve the first thing that can be seen, if nothing is named."""
    if given.sights is not None:
        data["sights"] = given.sights
        return
    data["sights"] = [0] * SECTORS
    state = own(game.restore(data))
    for sector in range(SECTORS):
        options = sight_options(state, sector) if state.left[sector] > 0 and state.sleeve[sector] >= 0 else vec[i64]()
        if len(options) > 0:
            state.sight = changed(state.sight, sector, options[0] - SIGHT)
    data["sights"] = [int(sight) + 1 for sight in state.sight]


# --- what is pending ---


def agenda(game: CloudAge, given: Parts, data: dict[str, Any], name: str, words: list[str]) -> list[str]:
    """CA-RND-02: a moment of a round, and what is asked in it."""
    first = find_seat(data["first"], game.seats)
    order = [(first + place) % game.seats for place in range(game.seats)]
    seat = first if given.turn is None else find_seat(given.turn, game.seats)
    place = order.index(seat)
    if name not in ("BuildAction", "ChooseTiles"):
        no_words(given.ask, words)
    if name == "FinalProduction":
        fights = [f"MissionFight {other}" for other in reversed(order)]
        return [
            *(["Epilogue"] if game.box.opening > 0 else []),
            "TieBreak",
            *fights,
            *[f"BuildAction {other} {FINAL_BUILDS} 0" for other in reversed(order)],
            "Produce 0",
        ]
    frame = [f"Round {data['round'] + 1}"]
    if data["phase"] == "action":
        return [*frame, f"ActionPhase {place + 1}", f"EndAction {seat}", *in_action(game, data, name, words, seat)]
    frame.append("ActionPhase 0")
    if data["phase"] == "movement":
        waiting = [f"TakeOff {other}" for other in reversed(order[place + 1 :])]
        turn = [f"TakeOff {seat}"] if name == "Fly" else [f"PutMarker {seat}", f"Visit {seat}"]
        return [*frame, *waiting, *turn]
    frame += ["MovementPhase", "LowerCard 0"]
    if name == "LowerCard":
        return frame
    frame += [*[f"Reveal {other} -1" for other in reversed(order)], "Produce 0"]
    readers = [f"BookAction {other}" for other in reversed(order[place:])]
    return frame if name == "Produce" else [*frame, "TurnCard", *readers]


def in_action(game: CloudAge, data: dict[str, Any], name: str, words: list[str], seat: int) -> list[str]:
    """CA-ACT-03, CA-SOL-05: one player is active."""
    if name in ("CityAction", "SoloBoard"):
        solo = ["EndSolo", "SoloBoard 0"] if name == "SoloBoard" else []
        return [f"CityAction {seat}", *solo]
    if len(words) > 1 or not all(word.isdigit() for word in words):
        raise Corrupt([f"'{name}' may have one number after it: how many there are."])
    data["seats"][seat]["drone"] = data["seats"][seat]["drone"] or ASKS[name][1]
    begin = seat if game.options["order"] == "clockwise" else find_seat(data["first"], game.seats)
    others = [(begin + n) % game.seats for n in range(game.seats)]
    waiting = [f"BuildAction {other} 1 0" for other in reversed(others) if other != seat]
    numbers = f"{words[0] if words else 2} 0"
    return [*waiting, f"{name} {seat} {numbers}{' 0' if name == 'ChooseTiles' else ''}"]
