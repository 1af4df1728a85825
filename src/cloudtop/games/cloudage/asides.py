"""What one player can be about on top of a frame of the agenda: fights, gains, builds, planting, and the numbers in them."""

from __future__ import annotations

from typing import Final

from cloudtop.games.cloudage.actions import ABILITIES, GREEN, GROWTHS, NAVIGATIONS, PROJECTS, TOLL_SPACE
from cloudtop.games.cloudage.projects import BIOLOGY_TEXT_BOOK, CAPACITOR, COMBAT_VIDEO, JOSE
from cloudtop.games.cloudage.rules.flight import movement_points
from cloudtop.games.cloudage.state import ACTION_PHASE, END, L1, L2, L5, L14, L15, CloudAgeState, total
from cloudtop.games.cloudage.steps.build import BUILT_BY_CARD
from cloudtop.games.cloudage.steps.fight import (
    BOOK_FIGHT,
    BY_POINTS,
    CITY_FIGHT,
    FIGHT_NAMES,
    LEFT_FIGHT,
    RIGHT_FIGHT,
    TIE_FIGHT,
    drawn_of,
)
from cloudtop.games.cloudage.steps.market import MARKET_TILES
from cloudtop.games.cloudage.steps.plant import EXTRA, NORMAL
from cloudtop.games.cloudage.steps.production import book_of

Line = tuple[str, tuple[int, ...]]  # a step: its name and its numbers

# What can be pending beside the frame, by what is going on.
GAINS: Final = ("DrawTile", "DrawProject", "BuildAction", "EffectChoice")
BUILDS: Final = (*GAINS, "PayCards", "Effect", "CardUpgrade", "Market", "ReturnTile")
FIGHTS: Final = ("Fight", "FightCard")
PLANTS: Final = ("ChooseTiles", "SowTiles", "GrowthChoice", "PlaceTile", "IntoBag")
GARDENING: Final = (*PLANTS, *BUILDS)
BOOK: Final = (*BUILDS, *FIGHTS, "PayTiles", "BookReward", "BookChoice")
FLIGHT: Final = (*BUILDS, "Fly", "Toll")
VISIT: Final = (*BUILDS, *FIGHTS, "CityReward")
CITY: Final = (*BUILDS, *FIGHTS, *PLANTS, "Orchard", "Raid", "Dismantle", "RaidWater", "RegionBonus")

# What each number of a step is.
NUMBERS: Final = {
    "DrawTile": "seat draws flag", "DrawProject": "seat draws", "BuildAction": "seat draws flag", "PayCards": "seat cards", "PayTiles": "seat cards",
    "Effect": "seat project", "CardUpgrade": "seat abilities draws", "Market": "seat", "ReturnTile": "seat back",
    "EffectChoice": "seat project draws draws", "Fight": "seat fight cards cards area", "FightCard": "seat fight cards cards area",
    "ChooseTiles": "seat cards chosen why", "SowTiles": "seat chosen why", "GrowthChoice": "seat growth",
    "PlaceTile": "seat growth why", "IntoBag": "growth", "BookReward": "seat", "BookChoice": "seat", "Toll": "seat",
    "Fly": "seat cards flag bits flag", "CityReward": "seat", "Orchard": "seat", "Raid": "seat", "Dismantle": "seat",
    "RaidWater": "seat", "RegionBonus": "seat flag flag cards",
}  # fmt: skip
LIMITS: Final = {
    "draws": (1, 99), "flag": (0, 1), "cards": (0, 999), "project": (0, PROJECTS - 1), "abilities": (1, BUILT_BY_CARD),
    "back": (1, MARKET_TILES - 1), "fight": (0, len(FIGHT_NAMES) - 1), "area": (0, 32**6 - 1), "chosen": (0, 16**GROWTHS - 1),
    "why": (0, EXTRA), "growth": (0, GROWTHS - 1), "bits": (0, 2**62 - 1),
}  # fmt: skip

ALWAYS_TOP: Final = (
    *FIGHTS,
    "PayCards",
    "EffectChoice",
    "ReturnTile",
    "Toll",
    "Dismantle",
)  # nothing comes before these
PRIZE: Final = ("CityReward", "BookReward", "Orchard", "Raid")  # by kind of fight: what a win brings, right below it
PAID_FOR: Final = ("Effect", "PayTiles", "BookReward")  # what cards are paid for, right below the payment
PAYMENTS: Final = (["PayCards"], ["PayTiles"], ["PayTiles", "PayCards"])
MOST: Final = 80  # steps of one player


def fits(state: CloudAgeState, lines: list[Line], seats: list[int], names: tuple[str, ...]) -> bool:
    """Are these pending steps of one of the seats, of these names, with possible numbers, in a possible order?"""
    if any(name not in names for name, _ in lines):
        return False
    owners = {numbers[0] for name, numbers in lines if name != "IntoBag"}
    if len(owners) > 1 or not owners <= set(seats) or len(lines) > MOST:
        return False
    for place, (name, numbers) in enumerate(lines):
        below = lines[place - 1] if place > 0 else ("", ())
        if not _numbers_fit(name, numbers) or not _table_fits(state, name, numbers):
            return False
        above = lines[place + 1 :]
        if name in ALWAYS_TOP and above and not _gardens(state, name, numbers, above):
            return False
        if not _below_fits(name, numbers, below) or not _above_fits(name, above):
            return False
    return True


def _gardens(state: CloudAgeState, name: str, numbers: tuple[int, ...], above: list[Line]) -> bool:
    """CA-Q-147: a fight for L14 or L15 waits while its player plants with L5."""
    waits = name == "Fight" and numbers[1] in (RIGHT_FIGHT, LEFT_FIGHT) and state.in_play(L5)
    return waits and all(line[0] in GARDENING for line in above)


def _numbers_fit(name: str, numbers: tuple[int, ...]) -> bool:
    for what, number in zip(NUMBERS[name].split(), numbers):
        if what != "seat" and not LIMITS[what][0] <= number <= LIMITS[what][1]:
            return False
    return True


def _below_fits(name: str, numbers: tuple[int, ...], below: Line) -> bool:
    """CA-CBT-15, CA-PRJ-01: a fight lies on its prize, a payment on what it pays for, the toll on the flight."""
    if name in FIGHTS and numbers[1] < len(PRIZE):
        return below == (PRIZE[numbers[1]], (numbers[0],))
    if name == "PayCards":
        return below[0] in PAID_FOR
    if name == "PayTiles":
        return below[0] == "BookReward"
    if name in PRIZE:
        return below[0] == ""
    return name != "Toll" or below[0] in ("Fly", "DrawProject", "DrawTile", "BuildAction")


def _above_fits(name: str, above: list[Line]) -> bool:
    """What is carried out by itself waits only for a fight (and the garden in it), a payment, or an effect of the fight."""
    waits = [line[0] for line in above]
    if name == "Effect" or name in PRIZE:
        return waits[:1] == ["Fight"] or waits in ([], ["FightCard"], ["EffectChoice"]) or waits in PAYMENTS
    if name == "PayTiles":
        return waits in ([], ["PayCards"])
    if name == "RaidWater":
        return waits == ["Dismantle"]
    return name != "Fly" or "Fly" not in waits


def _table_fits(state: CloudAgeState, name: str, numbers: tuple[int, ...]) -> bool:
    """What some steps need on the table."""
    if name == "IntoBag":
        return numbers[0] != GREEN
    if name in ("ChooseTiles", "SowTiles", "PlaceTile") and numbers[-1] != NORMAL and not state.in_play(L14):
        return False
    if name == "DrawTile":
        return numbers[2] == 0 or state.phase == ACTION_PHASE
    player = state.players[numbers[0]]
    if name == "PayCards":
        return numbers[1] <= len(player.hand)
    if name == "CardUpgrade":
        return numbers[1] < ABILITIES or numbers[1] == BUILT_BY_CARD
    if name in ("ReturnTile", "PayTiles"):
        return bool(total(player.tiles) >= numbers[1])
    if name == "EffectChoice":
        return numbers[1] in (CAPACITOR, COMBAT_VIDEO, BIOLOGY_TEXT_BOOK) and numbers[2] <= player.played[numbers[1]]
    if name in FIGHTS:
        return _paid_fits(name, numbers) and _fight_fits(state, numbers)
    if name == "GrowthChoice":
        return bool(state.box.tile_either[numbers[1]] > 0)
    if name == "PlaceTile":
        return numbers[1] == GREEN or numbers[2] == EXTRA
    if name == "BookChoice":
        return book_of(state).either > 0
    if name == "Toll":
        return player.place == TOLL_SPACE
    if name == "Fly":
        return _flight_fits(state, numbers)
    if name == "CityReward":
        return state.city_at(numbers[0]) >= 0
    if name == "RegionBonus":
        return numbers[3] <= player.played[JOSE]
    return (
        state.in_play(L14 if name == "Orchard" else L15)
        if name in ("Orchard", "Raid", "Dismantle", "RaidWater")
        else True
    )


def _paid_fits(name: str, numbers: tuple[int, ...]) -> bool:
    """CA-CBT-10, CA-END-12: the first card of a fight is never paid with points, and no card of the tie-break."""
    _, kind, _, _, area = numbers
    by_points = drawn_of(area, BY_POINTS)
    paid = sum(drawn_of(area, value) for value in range(NAVIGATIONS)) + (1 if name == "FightCard" else 0)
    return by_points == 0 or (kind != TIE_FIGHT and by_points < paid)


def _fight_fits(state: CloudAgeState, numbers: tuple[int, ...]) -> bool:
    """CA-CBT-04, CA-LEG-02: what is to be reached, and no more help of markers than were taken back."""
    seat, kind, need, markers, _ = numbers
    city = state.city_at(seat)
    needs = {
        CITY_FIGHT: state.land.value[city] if city >= 0 and state.players[seat].marks[city] == 0 else 0,
        BOOK_FIGHT: book_of(state).fight,
        RIGHT_FIGHT: state.box.tiles[L14].value if state.in_play(L14) else 0,
        LEFT_FIGHT: state.box.tiles[L15].value if state.in_play(L15) else 0,
    }
    if kind in needs and (need == 0 or need != needs[kind]):
        return False
    if kind not in needs and (need != 0 or state.phase != END):
        return False
    help = max([int(state.box.tiles[tile].combat) for tile in (L1, L2) if state.in_play(tile)], default=0)
    put = int(state.round) - (1 if kind in (CITY_FIGHT, BOOK_FIGHT) else 0)
    return markers <= help * (put - int(total(state.players[seat].marks)))


def _flight_fits(state: CloudAgeState, numbers: tuple[int, ...]) -> bool:
    """CA-MOV-03, CA-MOV-07, CA-FND-02: no more movement points than there were, and finds of this map."""
    seat, points, panel, taken, _ = numbers
    finds = 0
    for mark in state.land.mark:
        finds |= int(mark)
    most = movement_points(state, seat) + (state.box.panel_movement if panel else 0)
    return points <= most and taken & ~finds == 0
