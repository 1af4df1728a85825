"""Three ways to play CloudAge against each other: production, project cards, the airship.

    python -m cloudtop.games.cloudage.lab.scripts [SCENARIO] [GAMES] [SEED]

Each script plays like the greedy bot but likes its own way more than it is worth. Every pair of scripts meets in as many games of two,
seats swapped. A row says what a script scored and what it did: if the box is well balanced, they differ in this and
not in that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import combinations
from statistics import mean

import cloudtop as ct
from cloudtop.bots import Bot
from cloudtop.core.chance import Rng
from cloudtop.core.glimpse import Glimpse
from cloudtop.games.cloudage.brain import CloudAgeBrain
from cloudtop.games.cloudage.brain.taste import Taste
from cloudtop.games.cloudage.lab.tables import mean_cell
from cloudtop.games.cloudage.state import own, total


def production(taste: Taste) -> None:
    taste.level *= 3


def projects(taste: Taste) -> None:
    taste.project += 300


def airship(taste: Taste) -> None:
    taste.upgrade += 300


SCRIPTS: dict[str, Callable[[Taste], None]] = {"production": production, "projects": projects, "airship": airship}


class Script(Bot):
    """Takes what its taste likes best after one ply."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.brain = CloudAgeBrain()
        SCRIPTS[name](self.brain.taste)

    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        offer = glimpse.offer()
        worth = self.brain.judge(glimpse.imagine(rng), glimpse.seat, offer)
        return offer[max(range(len(offer)), key=lambda i: worth[i])]


Figures = tuple[int, int, int, int]  # points, production level, project cards, upgrades


def play(scenario: int, names: tuple[str, str], seed: int) -> list[Figures]:
    """One game; for each script what it came to."""
    match = ct.Match(
        ct.game("cloudage", scenario=scenario, first="A"), [Script(name) for name in names], seed=seed
    ).play()
    players = own(match.state).players
    return [
        (match.game.total(match.state, seat), int(player.level), int(total(player.played)), int(total(player.built)))
        for seat, player in enumerate(players)
    ]


def main(scenario: int, games: int, seed: int) -> None:
    kept: dict[str, list[Figures]] = {name: [] for name in SCRIPTS}
    for pair in combinations(SCRIPTS, 2):
        for number in range(games):
            names = pair if number % 2 == 0 else (pair[1], pair[0])
            for name, figures in zip(names, play(scenario, names, seed + number // 2)):
                kept[name].append(figures)
    print(f"scenario {scenario}, {games} games of each pair, seeds {seed} and on\n")
    print("| script | points | production level | project cards | upgrades |\n|---|---|---|---|---|")
    for name, rows in kept.items():
        points, *others = zip(*rows)
        print(f"| {name} | {mean_cell(list(points))} | {' | '.join(f'{mean(column):.1f}' for column in others)} |")


if __name__ == "__main__":
    main(*[*map(int, sys.argv[1:4]), *(2, 300, 1)[len(sys.argv) - 1 :]])
