"""What the players agree on before the game."""

from __future__ import annotations

from typing import Any

import msgspec

from cloudtop.core.errors import BadOptions
from cloudtop.core.options import Option, check_first, check_players, convert_options, first_option, players_option
from cloudtop.games.cloudage.actions import BOARD_NAMES, LEGACY_NAMES, MAX_SEATS

EDITIONS = ("v1", "v2")
SCENARIOS = (1, 2, 3)
SHORT_SCENARIO = 1  # CA-GEN-05, CA-GEN-06: a reduced game
MISSIONS = ("edition", "none", "one", "two")
ORDERS = ("clockwise", "start player")
FIXED = BOARD_NAMES[0]
RANDOM = "random"
NEEDS_GROWTH = ("L5", "L14", "L15")  # CA-CON-65
NEEDS_BOARD_4 = ("L6", "L8", "L12", "L13")
MOST_ENERGY = 60


class LogRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the log book says of one player and one chapter."""

    points: int
    stars: int
    won: bool = False  # CA-CAM-01: the winner of the chapter; alone there is none
    missed: int = 0  # CA-SOL-22: alone, missions below their highest level


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter that was played: the rest of the campaign follows from these."""

    chapter: str  # such as 5a
    read: list[int]  # story cards, in order
    boards: str  # the sides of boards 2, 3 and 4
    removed: list[str]  # weapon systems
    log: list[LogRow]  # by seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of CloudAge. Each has a sentence in the text files (`option-<name>`)."""

    players: int = 2  # CA-GEN-01
    scenario: int = 1  # CA-GEN-02
    edition: str = "v2"  # the seven features of CA-EDN
    boards: str = FIXED  # CA-SET-02: the sides of boards 2, 3 and 4, or drawn (CA-Q-03)
    first: str = ""  # CA-SET-20: the seat that begins; drawn if empty
    missions: str = "edition"  # CA-SET-08: how many mission cards are dealt (CA-Q-07, CA-Q-121)
    extra_missions: int = 0  # CA-SOL-20: a harder solo game
    legacy: list[str] | None = None  # CA-SET-13: other legacy tiles than the scenario card lists
    numbers: list[int] | None = None  # CA-SET-12: other project cards than the scenario card lists
    order: str = "clockwise"  # CA-BLD-03: in which order the others act (CA-Q-01)
    energy_track: int = 0  # CA-BRD-02: where the energy track ends; 0: nowhere (CA-Q-27)
    campaign: list[Played] | None = None  # CA-GEN-02: a chapter instead of a scenario, after these

    @property
    def short(self) -> bool:
        """CA-GEN-06: a scenario with side A of the boards, no new growth, a round less."""
        return self.scenario == SHORT_SCENARIO and self.campaign is None


OPTIONS = [
    players_option("CA-GEN-01", [1, 2, 3, 4]),
    Option("scenario", "1, 2 or 3", "CA-GEN-02", list(SCENARIOS)),
    Option("edition", "v1 or v2", "CA-EDN-01", ["v2", "v1"]),
    Option("boards", "sides such as 2A-3B-4A, or random", "CA-SET-02", [*BOARD_NAMES, RANDOM]),
    first_option("CA-SET-20", MAX_SEATS),
    Option("missions", "edition, none, one or two", "CA-SET-08", list(MISSIONS)),
    Option("extra_missions", "0, 1 or 2", "CA-SOL-20", [0, 1, 2]),
    Option(
        "legacy", "a list of legacy tiles such as L1 and L5", "CA-SET-13", [None], list(LEGACY_NAMES), 14, fine=True
    ),
    Option("numbers", "a list of numbers of project cards such as 0 and 3", "CA-SET-12", [None], fine=True),
    Option("order", "clockwise or start player", "CA-BLD-03", list(ORDERS), fine=True),
    Option("energy_track", "0 for no end, or a number from 10 to 60", "CA-BRD-02", [0, 20, 30], fine=True),
    Option("campaign", "the list of chapters played so far, empty to begin", "CA-GEN-02", [None, []]),
]


def read_options(given: dict[str, Any]) -> Options:
    """CA-GEN-01, CA-GEN-02, CA-EDN-34: options as the rulebooks allow them."""
    options = convert_options(given, Options, OPTIONS, "CloudAge")
    check_players(options.players, OPTIONS, "CloudAge")
    check_first(options.first, options.players, OPTIONS)
    one_of(options.scenario, SCENARIOS, "a scenario", "CA-GEN-02")
    one_of(options.edition, EDITIONS, "an edition", "CA-EDN-01")
    one_of(options.boards, (*BOARD_NAMES, RANDOM), "a choice of boards", "CA-SET-02")
    one_of(options.missions, MISSIONS, "a mission deal", "CA-SET-08")
    one_of(options.order, ORDERS, "an order of the others", "CA-BLD-03")
    if options.short and options.boards != FIXED:
        first, rule = ("1B", "CA-SS-02") if options.players == MAX_SEATS else ("1A", "CA-SS-01")
        raise BadOptions(f"Scenario 1 is played on {first}, 2A and 3A, without board 4.", rule)
    if not 0 <= options.extra_missions <= 2:
        raise BadOptions(
            f"A harder solo game has 1 or 2 more mission cards, not {options.extra_missions}.", "CA-SOL-20"
        )
    if options.extra_missions and options.players > 1:
        raise BadOptions("More mission cards are for a solo game.", "CA-SOL-20")
    if options.extra_missions and options.missions == "none":
        raise BadOptions("There are no more mission cards where none are dealt.", "CA-SOL-20")
    if options.energy_track and not 10 <= options.energy_track <= MOST_ENERGY:
        raise BadOptions(
            f"The energy track ends at 10 to 60, or nowhere (0), not at {options.energy_track}.", "CA-BRD-02"
        )
    check_legacy(options)
    check_numbers(options)
    check_campaign(options)
    return options


def one_of(given: object, known: tuple[object, ...], what: str, rule: str) -> None:
    if given not in known:
        raise BadOptions(f"'{given}' is not {what}; it is one of {', '.join(map(str, known))}.", rule)


def check_legacy(options: Options) -> None:
    """CA-CON-57, CA-CON-63, CA-CON-65: which legacy tiles can lie on a table together."""
    tiles = options.legacy or []
    for name in tiles:
        one_of(name, tuple(LEGACY_NAMES), "a legacy tile", "CA-LEG-01")
        if tiles.count(name) > 1:
            raise BadOptions(f"There is one legacy tile {name}, so it is not named twice.", "CA-LEG-01")
        if options.short and name in NEEDS_GROWTH:
            raise BadOptions(f"{name} needs new growth, and scenario 1 has none.", "CA-GEN-06")
        if options.short and name in NEEDS_BOARD_4:
            raise BadOptions(f"{name} lies on board 4, which scenario 1 does not use.", "CA-SS-01")
    if "L2" in tiles and "L3" in tiles:
        raise BadOptions("L2 and L3 change the same city, so only one of them is in play.", "CA-LEG-09")


def check_numbers(options: Options) -> None:
    """CA-SET-12, CA-CON-28: numbers of project cards; those with 0 are always in play."""
    if options.numbers is None:
        return
    if len(set(options.numbers)) < len(options.numbers) or not set(options.numbers) <= set(range(9)):
        raise BadOptions(
            f"The project cards in play have different numbers from 0 to 8, not {options.numbers}.", "CA-SET-12"
        )
    if 0 not in options.numbers:
        raise BadOptions("The project cards with the number 0 are always in play.", "CA-PRE-03")


def check_campaign(options: Options) -> None:
    """CA-SET-10, CA-SET-12, CA-SET-13: a chapter says itself what is in play."""
    if options.campaign is None:
        return
    plain = Options()
    for name in ("scenario", "missions", "extra_missions", "legacy", "numbers"):
        if getattr(options, name) != getattr(plain, name):
            raise BadOptions(f"In a campaign the chapter decides that; leave out the option '{name}'.", "CA-SET-10")
