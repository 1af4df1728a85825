"""What kind of game it is: as its scenario card says, or as the next chapter of a campaign does."""

from __future__ import annotations

import msgspec

from cloudtop.core.errors import BadOptions
from cloudtop.core.options import first_seat
from cloudtop.games.cloudage.actions import BOARD_NAMES
from cloudtop.games.cloudage.content.campaign import Standing, boards_of, label_of, standing_of
from cloudtop.games.cloudage.content.rows import Book, Rows
from cloudtop.games.cloudage.options import RANDOM, Options

DEAL = {"none": 0, "one": 1, "two": 2}
FIRST_EDITION = "v1"


class Plan(msgspec.Struct, kw_only=True):
    """The features of one game, by name."""

    growth: bool  # CA-GEN-06: new growth, planting upgrades, side B of the boards
    boards: int  # CA-SS-01: how many
    sides: int | None  # place in BOARD_NAMES; None: drawn
    choose: bool  # CA-SET-21: more project cards are dealt than kept
    length: str  # of the game: "short" or "full"
    missions: int  # mission cards dealt
    more_missions: int  # mission cards beyond these, each covering a mission
    numbers: set[int]
    tiles: list[str]
    starters: list[int]  # seats among which the start player is drawn; one: named
    goal: str | int  # the number of the pack, or the points, that win alone
    goal_missions: bool
    books: tuple[Book, Book] | None = None  # of the scenario card
    standing: Standing | None = None  # of the campaign


def plan_of(content: Rows, options: Options) -> Plan:
    return scenario_plan(content, options) if options.campaign is None else chapter_plan(content, options)


def deal_of(options: Options) -> int:
    """CA-EDN-05, CA-SET-08, CA-Q-121: how many mission cards are dealt."""
    return DEAL.get(options.missions, 1 if options.edition == FIRST_EDITION else 2)


def starters_of(options: Options) -> list[int]:
    """CA-SET-20: the start player that the options name, or everybody."""
    return [first_seat(options.first)] if options.first else list(range(options.players))


def scenario_plan(content: Rows, options: Options) -> Plan:
    """CA-GEN-05, CA-GEN-06, CA-SET-11 to CA-SET-13, CA-SS-17: scenario 1 is a reduced game."""
    scenario = next(row for row in content.scenario if row.name == str(options.scenario))
    edition = "first" if options.edition == FIRST_EDITION else "second"
    return Plan(
        growth=not options.short,
        boards=3 if options.short else 4,
        sides=None if options.boards == RANDOM else BOARD_NAMES.index(options.boards),
        choose=not options.short,
        length="short" if options.short else "full",
        missions=deal_of(options),
        more_missions=options.extra_missions,
        numbers=set(scenario.numbers if options.numbers is None else options.numbers),
        tiles=scenario.legacy if options.legacy is None else options.legacy,
        starters=starters_of(options),
        goal=f"solo goal, short, {edition} edition" if options.short else "solo goal, full",
        goal_missions=not options.short,
        books=(scenario.front, scenario.back),
    )


def chapter_plan(content: Rows, options: Options) -> Plan:
    """CA-CAM-10, CA-CAM-11, CA-CAM-14, CA-EDN-01, CA-EDN-03, CA-EDN-04, CA-EDN-06, CA-SET-03, CA-SET-10, CA-SET-12, CA-SET-13."""
    now = standing_of(content, options)
    if now.chapter is None:
        raise BadOptions("This campaign is over; a new one begins with no chapter played.", "CA-CAM-09")
    chapter, fixed = now.chapter, boards_of(now)
    if not chapter.free and options.boards not in (BOARD_NAMES[0], *fixed):
        raise BadOptions(f"Chapter {label_of(chapter)} is played on {fixed[0]}.", "CA-SET-03")
    if chapter.follows and options.first:
        raise BadOptions(f"Chapter {label_of(chapter)} is begun by the last of the game before.", "CA-SET-20")
    chosen = options.boards if chapter.free else fixed[0]
    return Plan(
        growth=chapter.growth,
        boards=chapter.boards,
        sides=None if chosen == RANDOM else BOARD_NAMES.index(chosen),
        choose=chapter.choose,
        length="full" if chapter.full else "short",
        missions=deal_of(options) if chapter.missions else 0,
        more_missions=chapter.more_missions,
        numbers=now.numbers,
        tiles=sorted(now.tiles),
        starters=now.last if chapter.follows else starters_of(options),
        goal=chapter.solo_stars[0],
        goal_missions=False,
        standing=now,
    )
