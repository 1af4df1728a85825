"""Which agendas a game of Magnastorm can have: the order of the steps, and the numbers in them."""

from __future__ import annotations

from cloudtop.core.game import seat_name
from cloudtop.games.magnastorm.geometry import PANEL, SECTORS, STATIONS
from cloudtop.games.magnastorm.rules.objectives import SECTOR_CARDS, demands
from cloudtop.games.magnastorm.rules.panels import upper_is_empty
from cloudtop.games.magnastorm.rules.start import is_advanced
from cloudtop.games.magnastorm.state import RESEARCH, SLOTS, MagnastormState
from cloudtop.games.magnastorm.steps.objectives import LowerMarker
from cloudtop.games.magnastorm.steps.setup import setup_agenda

# What each number of a step is. All steps of a turn begin with the seat whose turn it is.
NUMBERS = {
    "TakeTurn": "seat", "PayBill": "seat cost bill bill", "PutCrew": "seat column", "Control": "seat column",
    "SpendYellow": "seat two", "ChooseCrew": "seat panel", "LowestLevel": "seat", "ChooseLowest": "seat", "Study": "seat",
    "MoveScout": "seat range goal at trail flag", "GiveCube": "seat owner", "BuildStation": "seat station",
    "DropLab": "seat flag", "ExtraLab": "seat flag", "Level": "seat research", "ChooseLevel": "seat", "ChooseCube": "seat",
    "DrawCube": "seat draws", "AddCrew": "seat", "SwapOrder": "seat", "Exchange": "seat", "FulfilObjective": "seat",
    "LowerMarker": "seat markers count mask", "ReturnLab": "seat labs stage given sector sectors", "Reward": "seat slot",
    "LastExchange": "seat", "ArtifactBonus": "seat flag",
}  # fmt: skip
MOST_COST = 16**5 - 1
LIMITS = {
    "cost": (0, MOST_COST), "bill": (-1, MOST_COST), "two": (0, 2), "panel": (0, PANEL - 1), "range": (0, 3), "goal": (-1, 99),
    "at": (0, STATIONS), "trail": (0, 64**3 - 1), "flag": (0, 1), "station": (0, STATIONS - 1), "research": (0, RESEARCH),
    "draws": (0, 5), "markers": (0, SECTOR_CARDS - 1), "count": (0, 4), "mask": (0, 2**RESEARCH - 1),
    "labs": (SECTOR_CARDS, 7), "stage": (0, SECTORS), "given": (0, 9), "sector": (-1, SECTORS - 1), "sectors": (0, 2**SECTORS - 1),
    "slot": (0, SLOTS - 1),
}  # fmt: skip
GAINS = ("Level", "ChooseLevel", "ChooseCube", "DrawCube", "AddCrew", "Exchange", "ArtifactBonus")
BAD = "The agenda {names} is not one of a game; take the agenda of a dumped position."


def agenda_faults(state: MagnastormState) -> list[str]:
    """MS-RND-01, MS-TRN-01: what is pending makes sense for the table, a sentence for each fault."""
    names = [step.name() for step in state.agenda]
    if state.round == 0:
        return _setup_faults(state, names)
    if not names or names == ["AwardArtifacts"]:
        ranks = state.agenda[0].numbers()[0] if names else 0
        return [] if 0 <= ranks <= state.seats else [BAD.format(names=names)]
    turns = state.agenda[0].numbers()[0] if names[0] == "Cycle" else 0
    if not 1 <= turns <= state.seats or any(name not in NUMBERS for name in names[1:]) or len(names) < 2:
        return [BAD.format(names=names)]
    if turns > len(state.cycle):
        return []  # the order of the cycle is wrong, and said so elsewhere
    seat = int(state.cycle[turns - 1])
    return [fault for step in state.agenda[1:] for fault in _step_faults(state, step.name(), step.numbers(), seat)]


def _setup_faults(state: MagnastormState, names: list[str]) -> list[str]:
    """MS-SET-09 to MS-STA-11: steps still to come have not begun; only gains may lie on top of the last one."""
    plan = [step.name() for step in setup_agenda(state.box)]
    planned = 0
    while planned < min(len(names), len(plan)) and names[planned] == plan[planned]:
        planned += 1
    rest = names[planned:]
    counts = [step.numbers()[0] for step in state.agenda[:planned] if step.numbers()]
    begun = counts[-1] if counts else 0
    most = 2 * int(state.seats) if names[planned - 1 : planned] == ["Artifacts"] else 8
    if planned == 0 or any(name not in GAINS for name in rest) or any(counts[:-1]) or not 0 <= begun <= most:
        return [BAD.format(names=names)]
    if (
        rest
        and names[planned - 1] != "StartingResearch"
        and not (is_advanced(state.box) and names[planned - 1] == "StartBonus")
    ):
        return [BAD.format(names=names)]
    if names[planned - 1] in ("StartingCrew", "StartingResearch", "StartBonus") and (
        begun > state.seats or not len(state.order)
    ):
        return [BAD.format(names=names)]
    if rest and is_advanced(state.box) and any(int(a) < 0 for player in state.players for a in player.artifacts[:2]):
        return ["The artifacts of the start have not been drawn (MS-ADV-02)."]
    seat = state.agenda[-1].numbers()[0] if rest else 0
    return [f for step in state.agenda[planned:] for f in _step_faults(state, step.name(), step.numbers(), seat)]


def _step_faults(state: MagnastormState, name: str, numbers: list[int], seat: int) -> list[str]:
    """The numbers of one step are possible."""
    for what, number in zip(NUMBERS[name].split(), numbers):
        if what == "seat":
            right = number == seat and 0 <= number < state.seats
        elif what == "column":
            right = 0 <= number < state.box.columns
        elif what == "owner":
            right = -1 <= number < state.seats
        else:
            right = LIMITS[what][0] <= number <= LIMITS[what][1]
        if not right:
            return [
                f"The step '{name} {' '.join(map(str, numbers))}' is not one of {seat_name(seat)}'s turn (MS-TRN-01)."
            ]
    return _state_faults(state, name, numbers)


def _state_faults(state: MagnastormState, name: str, numbers: list[int]) -> list[str]:
    """What some steps need on the table."""
    bad = [f"The step '{name} {' '.join(map(str, numbers))}' does not fit the table."]
    if name == "TakeTurn" and upper_is_empty(state):
        return [f"{seat_name(numbers[0])} has no turn any more, because the upper panel is empty (MS-RND-03)."]
    if name == "PutCrew":
        return bad if state.upper_column(numbers[1]) == 0 else []
    if name == "ChooseCrew":
        return bad if numbers[1] % 5 >= state.box.columns or upper_is_empty(state) else []
    if name == "LowerMarker":
        step = LowerMarker(*numbers)
        return bad if len(step.markers(state)) < numbers[2] else []
    if name == "ReturnLab":
        return bad if numbers[2] > demands(state, numbers[1]) else []
    if name == "BuildStation":
        return bad if state.station[numbers[1]] >= 0 or state.box.station_area[numbers[1] * 2] < 0 else []
    if name == "MoveScout" and numbers[3] > 0:
        return bad if state.box.station_area[numbers[3] * 2 - 2] < 0 else []
    if name == "Level":
        return bad if state.box.tracks <= numbers[1] < RESEARCH else []
    if name == "Reward":
        return bad if state.fulfilled[numbers[1] * 4 + len(state.box.value) - 1] >= 0 else []
    return []
