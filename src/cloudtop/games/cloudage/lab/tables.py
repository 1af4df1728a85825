"""The tables of docs/house-content.md on CloudAge, in Markdown: bots among themselves, the start player drawn.

    python -m cloudtop.games.cloudage.lab.tables PLAYERS SCENARIO [GAMES] [BOT] [SEED] [EDITION] [WORKERS]

Scores, wins by place, where the points come from, and the project cards that are played least when they are drawn. Who plays
alone wins by the conditions of the edition.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import mean, stdev

import msgspec

import cloudtop as ct
from cloudtop.lab.simulate import first_seat, share_of_win
from cloudtop.lab.stats import percentile, wilson

LEAST = 6  # cards that are shown


class Played(msgspec.Struct):
    """One finished game, all lists by seat."""

    wins: list[float]
    totals: list[int]
    first: int
    lines: list[dict[str, int]]
    drawn: list[list[str]]  # project cards that came into a hand
    used: list[list[str]]  # those of them that were played


def play(players: int, scenario: int, edition: str, bot: str, seed: int) -> Played:
    game = ct.game("cloudage", players=players, scenario=scenario, edition=edition)
    return count(ct.Match(game, [bot] * players, seed=seed).play())


def count(match: ct.Match) -> Played:
    """What a finished match says."""
    game, state = match.game, match.state
    drawn: list[set[str]] = [set() for seat in range(game.seats)]
    used: list[set[str]] = [set() for seat in range(game.seats)]
    for move in match.log:
        for event in move.events:
            if event.name == "draw":
                drawn[event.seat].add(str({**event.facts, **event.secret}["project"]))
            elif event.name == "play":
                used[event.seat].add(str(event.facts["project"]))
    return Played(
        share_of_win(game, state),
        [game.total(state, seat) for seat in range(game.seats)],
        first_seat(match) if game.seats > 1 else 0,
        [{line.name: line.amount for line in game.score(state, seat)} for seat in range(game.seats)],
        [sorted(cards) for cards in drawn],
        [sorted(cards) for cards in used],
    )


def mean_cell(numbers: list[float]) -> str:
    """The mean with its 95 % interval."""
    half = 1.96 * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return f"{mean(numbers):.1f} ± {half:.1f}"


def score_line(games: list[Played]) -> str:
    """Points of all seats and of the winner. Seats of one game hang together, so the interval is over games."""
    seats = [float(total) for game in games for total in game.totals]
    low, high = percentile(seats, 10), percentile(seats, 90)
    winner = mean(max(game.totals) for game in games)
    return (
        f"| {len(games)} | {mean_cell([mean(game.totals) for game in games])} | {low:.0f}-{high:.0f} | {winner:.1f} |"
    )


def place_line(games: list[Played]) -> str:
    """Percent of wins and mean points by place in the first turn order, and the largest share of a place."""
    n = len(games[0].wins)
    places = [mean(game.wins[(game.first + place) % n] for game in games) for place in range(n)]
    points = [mean(game.totals[(game.first + place) % n] for game in games) for place in range(n)]
    low, high = wilson(max(places) * len(games), len(games))
    most = f"{max(places) * n:.2f} ({low * n:.2f} to {high * n:.2f})"
    return f"| {' '.join(f'{100 * p:.1f}' for p in places)} | {most} | {' '.join(f'{p:.1f}' for p in points)} |"


def solo_line(games: list[Played]) -> str:
    """How often who plays alone has won."""
    wins = sum(game.wins[0] for game in games)
    low, high = wilson(wins, len(games))
    return f"| {int(wins)} of {len(games)} | {wins / len(games):.0%} ({low:.0%} to {high:.0%}) |"


def source_line(games: list[Played]) -> str:
    """Mean points of a player by line of the score sheet."""
    names = list(games[0].lines[0])
    return ", ".join(f"{name} {mean(lines[name] for game in games for lines in game.lines):.1f}" for name in names)


def card_lines(games: list[Played]) -> list[str]:
    """Of the seats that drew a card, how many played it; the least first."""
    drawn: Counter[str] = Counter(card for game in games for cards in game.drawn for card in cards)
    used: Counter[str] = Counter(card for game in games for cards in game.used for card in cards)
    rows = sorted((used[card] / drawn[card], card) for card in drawn)
    return [f"| {card} | {used[card]} of {drawn[card]} | {share:.0%} |" for share, card in rows]


def main(players: int, scenario: int, games: int, bot: str, seed: int, edition: str, workers: int) -> None:
    played: list[Played] = []
    with ProcessPoolExecutor(workers or None, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, players, scenario, edition, bot, seed + number) for number in range(games)]
        for job in jobs:
            played.append(job.result())
            print(f"\r{len(played)} of {games} games", end="", file=sys.stderr)
    print(f"\n{players} players, scenario {scenario}, {edition}, {bot}, seeds {seed} and on\n")
    print("| games | points | 10 to 90 % | the winner |\n|---|---|---|---|\n" + score_line(played))
    print("\n| won | rate |\n|---|---|\n" + solo_line(played) if players == 1 else
          "\n| wins by place | most, times its share | points by place |\n|---|---|---|\n" + place_line(played))  # fmt: skip
    print(f"\n{source_line(played)}\n\n| card | played | of those drawn |\n|---|---|---|")
    print("\n".join(card_lines(played)[:LEAST]), flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    given = sys.argv[3:]
    rest = [*given, *("500", "monte_carlo:30", "1", "v2", "0")[len(given) :]]
    main(int(sys.argv[1]), int(sys.argv[2]), int(rest[0]), rest[1], int(rest[2]), rest[3], int(rest[4]))
