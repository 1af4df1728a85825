"""Which agendas a game of Die Inseln im Nebel can have: the order of the steps, and the numbers in them."""

from __future__ import annotations

from cloudtop.games.inseln.actions import PLACES, START_KIND
from cloudtop.games.inseln.rules.clouds import all_clouds, cloud_size
from cloudtop.games.inseln.state import EXCHANGED, OCULAR_BOUGHT, InselnState, Island
from cloudtop.games.inseln.steps.setup import setup_agenda

BAD = "The agenda {names} is not one of a game; take the agenda of a dumped position."
TURN = ["EndOfRound", "Turn", "CheckCoasts"]
BONUS = ["EndOfRound", "Turn", "ResolveBonus"]
IN_TURN = ("Fly", "TakeCloud", "TakeOne", "KeepTile", "QuestionMark", "DrawTile", "SpareTile", "DrawnTile")
IN_BONUS = ("BonusTile", "KeepTile", "DrawTile", "SpareTile")
MOST_POINTS = 20
DONE = (0, 0, EXCHANGED, EXCHANGED + OCULAR_BOUGHT)  # at the harbour, by module


def agenda_faults(state: InselnState) -> list[str]:
    """IN-RND-02: what is pending makes sense for the table, a sentence for each fault."""
    names = [step.name() for step in state.agenda]
    numbers = [[int(n) for n in step.numbers()] for step in state.agenda]
    if state.round == 0:
        good = _setup_fits(state, names, numbers)
    elif not names:
        good = len(state.taken) == 0
    else:
        good = (
            _turn_fits(state, names, numbers) or _bonus_fits(state, names, numbers) or _dice_fit(state, names, numbers)
        )
    return [] if good else [BAD.format(names=names)]


def _setup_fits(state: InselnState, names: list[str], numbers: list[list[int]]) -> bool:
    """IN-SET-04 to IN-SET-19: steps still to come have not begun, and what they need is not there yet."""
    plan = list(reversed(setup_agenda()))
    depth = len(names)
    if not 1 <= depth <= len(plan) or names != [step.name() for step in plan[:depth]]:
        return False
    begun = numbers[-1][0] if numbers[-1] else 0
    if any(n != [int(k) for k in step.numbers()] for n, step in zip(numbers[:-1], plan)) or not 0 <= begun <= 8:
        return False
    if (state.first < 0) != (names[-1] == "FirstPlayer") or state.bonus >= 0 or state.wind >= 0 or len(state.taken):
        return False
    if names[-1] in ("Round", "StartEnergy") or not _can_deal(state, begun if names[-1] == "DealTiles" else 0):
        return False
    if not all(_untouched(island) for island in state.islands):
        return False
    launched = {"DealTiles": int(state.seats), "Launch": begun}.get(names[-1], 0)
    dealt = {"DealTiles": int(state.seats), "Launch": int(state.seats), "StartTiles": begun}.get(names[-1], 0)
    order = [int(state.seat_at(i)) for i in range(state.seats)]
    flying = [seat for seat in order if state.islands[seat].balloon >= 0]
    holding = [seat for seat in order if len(state.islands[seat].oculars)]
    return flying == order[:launched] and holding == order[:dealt]


def _untouched(island: Island) -> bool:
    """IN-SET-01, IN-SET-05: no tile on the island, and none but a start tile on an ocular."""
    return island.covered() == 0 and len(island.oculars) <= 1 and all(kind >= START_KIND for kind in island.oculars)


def _can_deal(state: InselnState, cloud: int) -> bool:
    """IN-PHA-02, IN-PHA-04: from this cloud on there is room for a tile, and the bag has enough of them."""
    rest = range(cloud, all_clouds(state))
    return state.bag_size >= len(rest) and all(cloud_size(state, c) < PLACES for c in rest)


def _ready(state: InselnState, rolled: bool) -> bool:
    """The table of a round: a start player, balloons, dice if they have been rolled."""
    there = state.first >= 0 and all(island.balloon >= 0 for island in state.islands)
    return there and (state.bonus >= 0) == rolled and (state.wind >= 0) == rolled


def _turn_fits(state: InselnState, names: list[str], numbers: list[list[int]]) -> bool:
    """IN-RND-05: one player flies, takes or places."""
    if names[:3] != TURN or names[3:4] != ["PlaceTile"] or len(names) > 5 or not _ready(state, True):
        return False
    place = numbers[1][0]
    if not 1 <= place <= state.seats or any(n[0] != state.seat_at(place - 1) for n in numbers[2:]):
        return False
    if len(names) == 4:
        return len(state.taken) == 0
    return names[4] in IN_TURN and _hand_fits(state, names[4], numbers[4], True)


def _bonus_fits(state: InselnState, names: list[str], numbers: list[list[int]]) -> bool:
    """IN-BON-03: one player draws a tile, or keeps it."""
    if names[:3] != BONUS or len(names) != 4 or names[3] not in IN_BONUS or not _ready(state, True):
        return False
    place = numbers[2][0]
    if numbers[1] != [0] or not 1 <= place <= state.seats or numbers[3][0] != state.seat_at(place - 1):
        return False
    return _hand_fits(state, names[3], numbers[3], False)


def _hand_fits(state: InselnState, name: str, numbers: list[int], turn: bool) -> bool:
    """The tiles in the hand are those that the step deals with."""
    held = len(state.taken)
    if name in ("DrawTile", "SpareTile"):
        return held == 0 and numbers[1] == int(turn) and (state.bag_size > 0) == (name == "DrawTile")
    if name == "TakeCloud":
        most = 0 if state.box.module == 1 else MOST_POINTS
        return held == 0 and 0 <= numbers[1] <= most and 0 <= numbers[2] <= DONE[int(state.box.module)]
    if name == "TakeOne":
        return held == 0 and state.box.module > 1
    if name == "KeepTile":
        return 1 <= held <= (3 if turn else 1)
    return held == (1 if name == "DrawnTile" else 0)


def _dice_fit(state: InselnState, names: list[str], numbers: list[list[int]]) -> bool:
    """IN-PHA-02, IN-ROL-01, IN-ROL-02: the clouds are filled, or the dice are rolled, once or again."""
    if names[:4] != [*BONUS, "Reroll"] or numbers[1] != [0] or numbers[2] != [0] or len(state.taken):
        return False
    left, rest = numbers[3], names[4:]
    if rest == ["RollDice", "DealTiles"]:
        fits = 0 <= numbers[5][0] < all_clouds(state) and _can_deal(state, numbers[5][0])
        return fits and left == [1, 1] and numbers[4] == [1, 1] and _ready(state, False)
    if rest == ["RollDice"] and numbers[4] == [1, 1]:
        return left == [1, 1] and _ready(state, False)
    if rest == ["RollDice"]:
        again = numbers[4]
        return (
            again in ([1, 0], [0, 1])
            and all(a + b <= 1 for a, b in zip(again, left))
            and _flags(left)
            and _ready(state, True)
        )
    return rest == [] and _flags(left) and any(left) and _ready(state, True)


def _flags(numbers: list[int]) -> bool:
    return all(n in (0, 1) for n in numbers)
