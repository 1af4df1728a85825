"""Set-up: first player, sleeves, missions, new growth, project cards."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.steps import DrawnFirstPlayer
from cloudtop.core.zones import Deck
from cloudtop.games.cloudage.actions import (
    BOARD_CHOICES,
    BOARD_NAMES,
    CITY_CARDS,
    DISCARD,
    FIRST,
    KEEP,
    LAY_BOARDS,
    MAX_SEATS,
    MISSION_CARD_NAMES,
    MISSION_CARDS,
    PROJECTS,
    SECTORS,
    SLEEVE,
    SLEEVES,
)
from cloudtop.games.cloudage.effects import discard_card
from cloudtop.games.cloudage.land import empty_places
from cloudtop.games.cloudage.reasons import card_because
from cloudtop.games.cloudage.state import SEAT_BIT, SET_UP, Box, CloudAgeState, changed, new_player, total
from cloudtop.games.cloudage.steps.build import hand_options
from cloudtop.games.cloudage.steps.decision import DrawProject, DrawTile, Outcome, Together
from cloudtop.games.cloudage.steps.missions import DealMission, mission_for_all
from cloudtop.games.cloudage.steps.region import Look
from cloudtop.games.cloudage.steps.round import Round
from cloudtop.games.cloudage.steps.story import ReadStory


def new_table(box: Box) -> CloudAgeState:
    """CA-SS-01 to CA-SS-14, CA-SS-19, CA-SET-05 to CA-SET-08, CA-SET-11 to CA-SET-21: all in its place, nothing drawn yet."""
    sides: i64 = box.sides if box.sides >= 0 else sides_of(0, box.players)  # board 1 is never drawn
    land = box.land(sides, box.legacy)
    state = CloudAgeState(
        box=box, agenda=setup_agenda(box), land=land, sides=sides, legacy=box.legacy, round=0, phase=SET_UP,
        first=box.first, active=-1, players=[new_player(box, land.start) for seat in range(box.players)],
        pile=Deck(box.copies[:], total(box.copies), vec[i64](), vec[i64]()), discard=vec[i64]([0] * PROJECTS),
        bag=box.bag, plants=empty_places(), unseen=vec[i64]([1] * CITY_CARDS), sleeve=vec[i64]([-1] * SECTORS),
        left=vec[i64]([0] * SECTORS), sight=vec[i64]([-1] * SECTORS),
        missions=Deck(vec[i64]([1] * MISSION_CARDS), MISSION_CARDS, vec[i64](), vec[i64]()), read=vec[i64](), turned=False,
        planted=0,
    )  # fmt: skip
    state.settle()
    return state


def setup_agenda(box: Box) -> list[Step[Any]]:
    """In the order of the rulebook, then the rounds; the top of the agenda is last."""
    order: list[Step[Any]] = [
        LayBoards(),  # CA-SS-01, CA-SET-01, CA-SET-02
        FirstPlayer(),  # CA-SS-15, CA-SET-20
        LaySleeve(0),  # CA-SS-05, CA-SET-06
        Deal(),  # CA-SET-08, CA-SET-18, CA-SET-21
        KeepMission(),  # CA-SET-08, CA-SET-09
        ExtraMissions(0),  # CA-SOL-20
        KeepCards(),  # CA-SET-21
        *([ReadStory(box.opening)] if box.opening > 0 else []),  # CA-SET-22
        Round(1),  # CA-RND-01
    ]
    order.reverse()
    return order


class LayBoards(Outcome):
    """CA-SET-01, CA-SET-02, CA-Q-03: the sides of boards 2, 3 and 4 are named by the options, or drawn."""

    def actor(self, state: CloudAgeState) -> i64:
        return CHANCE if state.box.sides < 0 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return vec[i64]([LAY_BOARDS + n for n in range(BOARD_CHOICES)])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        state.sides = sides_of(action - LAY_BOARDS, state.seats)
        state.land = state.box.land(state.sides, state.legacy)
        if state.journal is not None:
            state.journal.tell("boards", -1, "CA-SET-02", {"boards": BOARD_NAMES[action - LAY_BOARDS]})

    def rule(self) -> str:
        return "CA-SET-02"


def sides_of(choice: i64, players: i64) -> i64:
    """CA-SET-01: the bits of a choice of sides; board 1 shows side B with 4 players."""
    first: i64 = 1 if players == MAX_SEATS else 0
    return first + choice // 4 * 2 + choice // 2 % 2 * 4 + choice % 2 * 8


class FirstPlayer(DrawnFirstPlayer[CloudAgeState]):
    """CA-SS-15, CA-SET-20: the start player is named by the options, or drawn. CA-SOL-01: alone there is none to draw."""

    def rule(self) -> str:
        return "CA-SET-20"

    def first(self) -> i64:
        return FIRST

    def named(self, state: CloudAgeState) -> i64:
        return 0 if state.seats == 1 else state.box.first

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        """Where the last of the game before begins, those who were last together."""
        out = vec[i64](capacity=MAX_SEATS)
        for action in super().options(state, seat):
            if state.box.starters & SEAT_BIT[action - FIRST] != 0:
                out = append(out, action)
        return out

    def begin(self, state: CloudAgeState, seat: i64) -> None:
        state.first = seat


class LaySleeve(Outcome):
    """CA-SS-05, CA-SET-06, CA-Q-130: three of the six sleeves, with eight city cards each, one above each sector."""

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def numbers(self) -> list[int]:
        return [self.sector]

    def actor(self, state: CloudAgeState) -> i64:
        return CHANCE if self.sector < SECTORS else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=SLEEVES)
        sleeve: i64
        for sleeve in range(SLEEVES):
            if sleeve not in state.sleeve:
                out = append(out, SLEEVE + sleeve)
        return out

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        state.sleeve = changed(state.sleeve, self.sector, action - SLEEVE)
        state.left = changed(state.left, self.sector, state.box.sleeve_cards)
        if state.journal is not None:
            facts: dict[str, object] = {"sleeve": int(action - SLEEVE + 1), "sector": int(self.sector + 1)}
            state.journal.tell("sleeve", -1, "CA-SET-06", facts)
        state.then([Look(self.sector), LaySleeve(self.sector + 1)])

    def rule(self) -> str:
        return "CA-SET-06"


class Deal(Step[CloudAgeState]):
    """CA-SET-08, CA-SET-18, CA-SET-21, CA-SS-14, CA-Q-08: missions, then new growth, then project cards, in turn order."""

    def run(self, state: CloudAgeState) -> None:
        seats = [state.seat_at(place) for place in range(state.seats)]
        steps: list[Step[Any]] = []
        for n in range(state.box.mission_deal):
            steps += [DealMission(seat, 0, 0) for seat in seats]
        if state.box.planting:
            steps += [DrawTile(seat, state.box.start_tiles, 0) for seat in seats]
        steps += [DrawProject(seat, state.box.deal) for seat in seats]
        state.then(steps)


class KeepMission(Together):
    """CA-SET-08, CA-SET-09, CA-Q-152: of two mission cards one is kept; the other goes back into the pile."""

    def waits(self, state: CloudAgeState, seat: i64) -> bool:
        return len(state.players[seat].missions) > 1

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        one: i64 = state.players[seat].missions[0]
        two: i64 = state.players[seat].missions[1]
        return vec[i64]([KEEP + min(one, two), KEEP + max(one, two)])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        state.then([KeepMission()])
        player = state.mine(seat)
        for mission in player.missions:
            if mission != action - KEEP:
                state.missions.count[mission] += 1
                state.missions.size += 1
        player.missions = vec[i64]([action - KEEP])
        if state.journal is not None:
            state.journal.tell("keep", seat, "CA-SET-08", {"mission": MISSION_CARD_NAMES[action - KEEP]})

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-SET-08"


class ExtraMissions(Step[CloudAgeState]):
    """CA-SOL-20, CA-MIS-04, CA-Q-119: a harder solo game, and some chapters, have more mission cards; each covers a mission."""

    def __init__(self, done: i64) -> None:
        self.done: i64 = done

    def numbers(self) -> list[int]:
        return [self.done]

    def run(self, state: CloudAgeState) -> None:
        if self.done < state.box.extra_missions:
            state.then([*mission_for_all(state), ExtraMissions(self.done + 1)])


class KeepCards(Together):
    """CA-SET-21: of the project cards dealt, so many are kept; the others are discarded."""

    def waits(self, state: CloudAgeState, seat: i64) -> bool:
        return len(state.players[seat].hand) > state.box.hand

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return hand_options(state, seat, DISCARD)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        state.then([KeepCards()])
        discard_card(state, seat, action - DISCARD, "CA-SET-21")

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-SET-21"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return card_because(state, seat, action - DISCARD) if DISCARD <= action < DISCARD + PROJECTS else None
