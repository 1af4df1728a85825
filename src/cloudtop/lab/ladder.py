"""How strong the six levels are: each plays the one below it, alone against a table of them if there are more than two.

Who plays alone has nobody to beat but the game: then each level is told beside the one below it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cloudtop.core.level import LEVELS
from cloudtop.core.options import PLAYERS
from cloudtop.games import entry
from cloudtop.games import game as make_game
from cloudtop.lab.simulate import Plan, Row, simulate, summary


class Climb(msgspec.Struct, frozen=True):
    """What to measure."""

    game: str
    options: dict[str, Any]
    games: int = 200
    seed: int = 1


def climb(plan: Climb, workers: int = 0, progress: Callable[[int], None] | None = None) -> list[list[Row]]:
    """For each level from 2 on: its row, and that of the level below."""
    options = {PLAYERS: make_game(plan.game, **plan.options).seats, **plan.options}
    if options[PLAYERS] == 1:
        alone = [played(plan, options, [level], workers, progress)[0] for level in range(1, LEVELS + 1)]
        return [[alone[level], alone[level - 1]] for level in range(1, LEVELS)]
    return [
        played(plan, options, [level, *[level - 1] * (options[PLAYERS] - 1)], workers, progress)
        for level in range(2, LEVELS + 1)
    ]


def played(
    plan: Climb, options: dict[str, Any], levels: list[int], workers: int, progress: Callable[[int], None] | None
) -> list[Row]:
    """The rows of these levels at one table."""
    table = Plan(plan.game, options, tuple(f"level:{level}" for level in levels), plan.games, plan.seed)
    return summary(table, simulate(table, workers, progress))


def total_games(plan: Climb) -> int:
    """How many games a climb is."""
    return plan.games * (LEVELS if make_game(plan.game, **plan.options).seats == 1 else LEVELS - 1)


def markdown(plan: Climb, steps: list[list[Row]]) -> str:
    """The table, with 95 % intervals (Wilson)."""
    seats = make_game(plan.game, **plan.options).seats
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items() if name != PLAYERS)
    share = f"the fair share is {100 / seats:.0f} %" if seats > 1 else "a win is a goal reached"
    title = f"{entry(plan.game).title}, {seats} players{', ' + options if options else ''}: {plan.games} games each, seeds from {plan.seed}; {share}."
    lines = [
        title,
        "",
        f"| level | {'against' if seats > 1 else 'beside'} | wins | 95 % interval | points |",
        "|---|---|---|---|---|",
    ]
    for one, below in steps:
        lines.append(
            f"| {one.bot[-1]} | {f'{seats - 1} x ' if seats > 2 else ''}{below.bot[-1]} | {one.rate:.1%} |"
            f" {one.low:.1%} to {one.high:.1%} | {one.mean:.1f} : {below.mean:.1f} |"
        )
    return "\n".join(lines) + "\n"
