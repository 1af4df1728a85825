"""The tables of docs/house-content.md on Magnastorm, in Markdown: bots among themselves, the first player drawn.

    python -m cloudtop.games.magnastorm.lab.tables PLAYERS [GAMES] [BOT] [SEED] [START]

Who wins by seat and by place in the first turn order, how games end, and for commanders, objectives and spaces of the
panels: how many of the seats that could use them did, and how often seats won with and without.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

import cloudtop as ct
from cloudtop.games.magnastorm.shape import Column, MagnastormView, ResearchArea
from cloudtop.lab.simulate import first_seat, share_of_win
from cloudtop.lab.stats import wilson


class Played(msgspec.Struct):
    """One finished game, all lists by seat."""

    wins: list[float]
    totals: list[int]
    first: int
    ending: str
    round: int
    there: list[str]  # commanders and objectives in play
    used: list[list[str]]


def play(players: int, start: int, bot: str, seed: int) -> Played:
    game = ct.game("magnastorm", players=players, start=start)
    return count(ct.Match(game, [bot] * players, seed=seed).play())


def count(match: ct.Match) -> Played:
    """What a finished match says."""
    game, events = match.game, [event for move in match.log for event in move.events]
    used: list[set[str]] = [set() for seat in range(game.seats)]
    for event in events:
        names = [str(event.facts[key]) for key in ("commander", "card", "panel") if key in event.facts]
        if event.name in ("control", "fulfil", "move", "gain"):
            used[event.seat].update(names)
    end = next(event.facts for event in events if event.name == "end")
    return Played(
        share_of_win(game, match.state),
        [game.total(match.state, seat) for seat in range(game.seats)],
        first_seat(match),
        str(end["how"]),
        int(str(end["round"])),
        in_play(game.view(match.state, ct.SPECTATOR)),
        [sorted(u) for u in used],
    )


def in_play(view: object) -> list[str]:
    """The commanders and objectives on the table."""
    assert isinstance(view, MagnastormView)
    places: list[Column | ResearchArea] = [*view.columns, *view.research]
    return [place.commander for place in places if place.commander] + [card.card for card in view.objectives]


def by_place(games: list[Played], of: Callable[[Played, int], float]) -> list[float]:
    """The mean over games for each place in the first turn order."""
    players = len(games[0].wins)
    return [sum(of(g, (g.first + place) % players) for g in games) / len(games) for place in range(players)]


def percent(shares: list[float]) -> str:
    return " ".join(f"{100 * share:.1f}" for share in shares)


def seats_line(games: list[Played]) -> str:
    """Wins by seat and by place, and the largest share of a place with its interval."""
    players = len(games[0].wins)
    seats = [sum(g.wins[seat] for g in games) / len(games) for seat in range(players)]
    places = by_place(games, lambda g, seat: g.wins[seat])
    low, high = wilson(max(places) * len(games), len(games))
    most = f"{max(places) * players:.2f} ({low * players:.2f} to {high * players:.2f})"
    means = " ".join(f"{mean:.1f}" for mean in by_place(games, lambda g, seat: g.totals[seat]))
    return f"| {players} | {percent(seats)} | {percent(places)} | {most} | {means} |"


def ends_line(games: list[Played]) -> str:
    hows, rounds = Counter(g.ending for g in games), Counter(g.round for g in games)
    winner = sum(max(g.totals) for g in games) / len(games)
    return f"{len(games)} games: {dict(hows)}, last round {dict(sorted(rounds.items()))}, the winner has {winner:.1f}"


def use_cell(games: list[Played], thing: str, everywhere: bool) -> str:
    """Percent of seats that used a thing where it was in play, and percent of wins with and without it."""
    with_it: list[float] = []
    without: list[float] = []
    for g in games:
        if everywhere or thing in g.there:
            for used, win in zip(g.used, g.wins):
                (with_it if thing in used else without).append(win)
    parts = []
    for wins in (with_it, without):
        low, high = wilson(sum(wins), len(wins)) if wins else (0.0, 0.0)
        parts.append(f"{100 * sum(wins) / max(1, len(wins)):.0f} ({100 * low:.0f}-{100 * high:.0f})")
    return f"{100 * len(with_it) / max(1, len(with_it) + len(without)):.0f} | {parts[0]} | {parts[1]}"


def main(players: int, count: int, bot: str, seed: int, start: int) -> None:
    games: list[Played] = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, players, start, bot, seed + number) for number in range(count)]
        for job in jobs:
            games.append(job.result())
            print(f"\r{len(games)} of {count} games", end="", file=sys.stderr)
    print(
        f"\n| players | wins by seat | by place | most, times its share | reputation by place |\n|---|---|---|---|---|\n{seats_line(games)}\n"
    )
    print(ends_line(games) + "\n")
    for thing in sorted({name for g in games for name in g.there}):
        print(f"| {thing} | {use_cell(games, thing, False)} |")
    print()
    for row in "12345":
        cells = [
            use_cell(games, f"{column}{row}", True).replace(" | ", ": ", 1).replace(" | ", " / ")
            for column in "abcde"[: 5 if players == 4 else 4]
        ]
        print(f"| row {row} | {' | '.join(cells)} |")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rest = sys.argv[2:]
    main(int(sys.argv[1]), int(rest[0]) if rest else 680, rest[1] if len(rest) > 1 else "monte_carlo:40",
         int(rest[2]) if len(rest) > 2 else 1, int(rest[3]) if len(rest) > 3 else 1)  # fmt: skip
